/**
 * What every error code means and what to do about it, for the OpenAPI document and the reference page. A code that
 * is missing here does not compile.
 */
import type { ApiCode } from "../domain/failure.ts";

interface ErrorAdvice {
  cause: string;
  cure: string;
  /** A message as the API sends it. */
  message: string;
  /** The parameter of the example. */
  param?: string;
}

export const ERROR_GUIDE: Record<ApiCode, ErrorAdvice> = {
  parameter_missing: {
    cause: "A required parameter was not sent.",
    cure: "Send the parameter that `param` names.",
    message: 'The parameter "reference" is missing. Send it.',
    param: "reference",
  },
  parameter_unknown: {
    cause:
      "The request holds a parameter that does not exist here: often a typing mistake, or a key of `data` that the product's template does not have.",
    cure: "Correct its spelling or leave it out. `GET /templates` lists the keys of `data`.",
    message: 'The parameter "refrence" does not exist here. Check its spelling, or leave it out.',
    param: "refrence",
  },
  invalid_value: {
    cause:
      "A value is outside of what is allowed: too long, too large, not one of the options, not of the required form.",
    cure: "The message says what is allowed. Correct the value that `param` names.",
    message: '"data.recycled_content" must be at most 100.',
    param: "data.recycled_content",
  },
  invalid_type: {
    cause: "A value is of another kind than required, such as a number sent as text. Nothing is converted.",
    cure: 'Send the kind that the message names: `20`, not `"20"`.',
    message: '"data.recycled_content" must be a number, not a text.',
    param: "data.recycled_content",
  },
  invalid_json: {
    cause: "The body is not valid JSON, or not UTF-8.",
    cure: "Let a JSON library write the body, and send it as UTF-8.",
    message: "The body is not valid JSON. Check quotes, commas and brackets.",
  },
  invalid_body: {
    cause:
      "The body is JSON but not an object, or is nested more than 32 levels deep; or it is a form that is cut off or has no boundary.",
    cure: "Send one JSON object. Let a library write forms, with the header that names their boundary.",
    message: 'The body must be a JSON object: {"parameter": value}, or {} for none.',
  },
  passport_missing: {
    cause: "Required fields of the template are empty or not whole, so no passport can be published.",
    cure: "Fill the fields that the message lists; the product's `completeness.missing_fields` gives a reason for each.",
    message:
      "Required fields are missing: fibre_composition (adds up to 95 %). Fill them, then send this again.",
  },
  passport_withdrawn: {
    cause: "The passport was withdrawn, which cannot be undone.",
    cure: "Issue a new passport for the product: it becomes the successor, and the old page links to it.",
    message:
      "This passport was withdrawn, so it takes no new version. Issue a new passport for the product instead.",
  },
  product_archived: {
    cause: "The product is archived: it gets no new passport and no new batches.",
    cure: "Set its `status` to `active` first.",
    message: "The product is archived, so no passport can be issued for it. Set its status to active first.",
    param: "product",
  },
  item_voided: {
    cause: "The item was voided, which cannot be undone.",
    cure: "Create another item with a serial number of its own.",
    message: "This item was voided before. Create another one if the piece exists.",
  },
  event_not_published: {
    cause:
      "Only a published after-sale event can be voided; this one is pending, rejected or voided already.",
    cure: "Read the event and look at its `status`.",
    message: "Only a published event can be voided, and this one is pending.",
  },
  gtin_invalid: {
    cause: "The GTIN does not have 8 to 14 digits, or its last digit is not the right check digit.",
    cure: "Copy it again from the label or from your GS1 list. Leave it out if the product has none.",
    message: '"gtin" must be a GTIN: 8 to 14 digits, the last of which is the right check digit.',
    param: "gtin",
  },
  serial_too_long: {
    cause: "A serial number, with its prefix, would have more than 20 characters.",
    cure: "Use a shorter prefix or a lower start.",
    message: "With this prefix the serial numbers would have 21 characters; at most 20 are possible.",
    param: "prefix",
  },
  file_missing: {
    cause: "The form holds no file in the field `file`.",
    cure: "Send multipart/form-data with one file in the field `file`.",
    message: 'The form has no file. Send it in the field "file".',
    param: "file",
  },
  file_type_unsupported: {
    cause: "The file is no PDF, JPEG, PNG or WebP by its first bytes. Its name does not count.",
    cure: "Convert the file and send it again.",
    message: "The file is not a PDF, JPEG, PNG or WebP.",
    param: "file",
  },
  file_too_large: {
    cause: "The file is larger than allowed: 20 MB for a document, 10 MB for an attachment.",
    cure: "Send a smaller file.",
    message: "The file is larger than 20 MB.",
    param: "file",
  },
  too_many_files: {
    cause: "The form holds more than one file, or the after-sale event has five attachments already.",
    cure: "Send one file a request. Put several pages into one PDF.",
    message: "This event has 5 attachments, and no more are possible.",
  },
  session_closed: {
    cause: "The session was completed or has expired.",
    cure: "Create a new session.",
    message: "This session has ended. Create a new one.",
  },
  api_key_missing: {
    cause: "The request has no Authorization header.",
    cure: "Send `Authorization: Bearer sk_…` with every request.",
    message: 'There is no API key. Send it as "Authorization: Bearer sk_…".',
  },
  api_key_invalid: {
    cause: "The key is none of this instance, is cut off, or was sent in another form than `Bearer`.",
    cure: "Compare the key letter by letter. `carnet keys create` makes a new one.",
    message: "The API key is not valid.",
  },
  api_key_revoked: {
    cause: "The key was revoked. That takes effect at once and for good.",
    cure: "Use another key, or make a new one with `carnet keys create`.",
    message: "This API key was revoked. Use another key, or make a new one.",
  },
  plan_lacks_api: {
    cause: "A live key was used, and the company's plan does not include the API for live data.",
    cure: "Work with a test key, or ask whoever runs this Carnet for the plan `pro` or `enterprise`.",
    message: 'The plan "free" does not include the API for live data.',
  },
  account_read_only: {
    cause: "The company's account can be read but not changed at present.",
    cure: "Ask whoever runs this Carnet.",
    message: "This account is read-only: it can be read but not changed.",
  },
  account_suspended: {
    cause: "The company's account is suspended.",
    cure: "Ask whoever runs this Carnet. Public passports go on answering.",
    message: "This account is suspended. Ask whoever runs this Carnet.",
  },
  plan_limit_reached: {
    cause: "A limit that was set for the company is reached, such as the number of active products.",
    cure: "Archive what is no longer needed, or ask for a higher limit. Test data do not count.",
    message:
      "The plan allows 100 products, and all are in use. Archive a product, or ask for a higher limit.",
  },
  test_limit_reached: {
    cause: "More than 1000 items were created in test mode this month.",
    cure: "Wait for the next month (UTC), or go on with live data.",
    message: "Test data take at most 1000 items a month.",
  },
  resource_missing: {
    cause:
      "There is no such object in the company and mode of the key. Another company's object, or one of the other mode, gives the same answer.",
    cure: "Check the id, and that a test key is used for test data and a live key for live data.",
    message: 'There is no product with the id "01KAFZ7M3V8Q4T2N6X0C9B5D1E" in this company and mode.',
  },
  path_unknown: {
    cause: "No endpoint has this address.",
    cure: "Compare the path with this reference; mind the prefix `/api/v1` and that no slash stands at the end.",
    message: "There is nothing at this address. The reference at /docs lists all addresses.",
  },
  method_not_allowed: {
    cause:
      "The address exists but takes another method. Changes are sent with POST; PUT, PATCH and DELETE are not used.",
    cure: "Use a method of the header `Allow`.",
    message: "This address takes GET, POST, HEAD only.",
  },
  passport_exists: {
    cause: "The product or batch has an issued passport.",
    cure: "Publish a new version of it with `POST /passports/{id}/versions`, or withdraw it first.",
    message: "This product has an issued passport. Publish a new version of it, or withdraw it first.",
    param: "product",
  },
  serial_block_held: {
    cause:
      "The block is on a machine that prints from it where this server is out of reach, such as a box beside the line. What it printed and has not sent yet could never be registered.",
    cure: "Let the machine send what waits and stop it, then give the block back with anyway: true.",
    message:
      '"Line 2" prints from this block where the server is out of reach. Let it send its queue and stop it first.',
  },
  serial_taken: {
    cause:
      "One of the serial numbers exists for the product; upper and lower case count as the same. Nothing was created.",
    cure: "Leave out those that the message names, or choose another prefix or start.",
    message: "The serial A-000001 exists for this product. Nothing was created.",
    param: "serials[0]",
  },
  reference_taken: {
    cause: "Another product has the reference, or once led to its passport under it.",
    cure: "Choose another reference, or change the product that has it: `GET /products?reference=…` finds it.",
    message: 'The reference "CR-0142" belongs to another product.',
    param: "reference",
  },
  gs1_key_taken: {
    cause:
      "The GS1 address of this GTIN belongs to another product of this site, with its passport or with items below it.",
    cure: "Give the product its own GTIN, or none.",
    message: "The GS1 address /01/05601234567892 belongs to another product of this site.",
    param: "product",
  },
  item_has_tag: {
    cause: "The item carries another NFC tag already.",
    cure: "Look which tag is on the piece. If it is the new one, send the request with `replace: true`.",
    message: "This item has another tag. Send replace: true to put this one in its place.",
    param: "nfc_uid",
  },
  nfc_uid_taken: {
    cause: "The NFC tag with this UID belongs to another item.",
    cure: "Look which piece the tag is on. If it is this one, send the request with `replace: true`.",
    message:
      "This tag belongs to the item 01ARZ3NDEKTSV4RRFFQ69G5FAV with the serial A-000001. Send replace: true to bind it to this one.",
    param: "nfc_uid",
  },
  batch_number_taken: {
    cause: "The product has a batch with this number.",
    cure: "Choose another number, or change the batch that has it.",
    message: 'This product has a batch "L-2026-11".',
    param: "batch_number",
  },
  idempotency_key_reused: {
    cause: "The Idempotency-Key was used in the last 24 hours with another request.",
    cure: "Make a new key for each new request; repeat a key only with exactly the same request.",
    message:
      "This Idempotency-Key was used with another request in the last 24 hours. Use a new key for a new request.",
    param: "Idempotency-Key",
  },
  idempotency_key_in_use: {
    cause: "The first request with this Idempotency-Key is still being worked on.",
    cure: "Wait the seconds of `Retry-After`, then send the same request again: you get its answer.",
    message:
      "The first request with this Idempotency-Key is still being worked on. Send the same request again a little later.",
    param: "Idempotency-Key",
  },
  body_too_large: {
    cause: "The JSON body is larger than 1 MiB.",
    cure: "Send less at once.",
    message: "The body is larger than 1048576 bytes (1 MiB). Send less at once.",
  },
  content_type_unsupported: {
    cause:
      "The body was sent with another content type than JSON in UTF-8, or than a form where a file is sent; or it was compressed.",
    cure: "Send the header `Content-Type: application/json`, and nothing else in it than `charset=utf-8`; for a file, `multipart/form-data`. Leave `Content-Encoding` out.",
    message: 'The body must be JSON: send the header "Content-Type: application/json".',
  },
  rate_limited: {
    cause: "The key sent more requests within 60 seconds than this instance allows.",
    cure: "Wait the seconds of `Retry-After`. `RateLimit-Remaining` says in each answer how many are left.",
    message: "Too many requests: at most 100 of a key in any 60 seconds. Wait 12 seconds.",
  },
  internal_error: {
    cause:
      "A fault of Carnet. Nothing was changed, unless the connection to its database was cut while that stored the change.",
    cure: "Send the request again, a POST with the same `Idempotency-Key`: what it asks for is done once. If it stays, tell whoever runs this Carnet the Request-Id: the cause stands in the log under it.",
    message:
      "Something went wrong here. Ask whoever runs this Carnet, with this reference: 01KAG1R5T9W3Y7B2D6F0H4J8M1. With the same Idempotency-Key a POST can be sent again: what it asks for is done once.",
  },
  storage_full: {
    cause:
      "The server has no room left to store the change, or the place where it keeps files does not answer. Nothing was changed; reading goes on.",
    cure: "Send it again later. Whoever runs this Carnet must make room, or look after the place of files.",
    message:
      "There is no room left to store this. Nothing was changed. Reference: 01KAG1R5T9W3Y7B2D6F0H4J8M1.",
  },
  shutting_down: {
    cause: "The server is stopping, for instance for an update.",
    cure: "Send the request again after the seconds of `Retry-After`.",
    message:
      "Carnet is stopping. Send the request again in a few seconds. Reference: 01KAG1R5T9W3Y7B2D6F0H4J8M1.",
  },
};
