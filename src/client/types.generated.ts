// Made by `npm run client` from the endpoints of the API. Change those, then run it again.
import type { FileToSend } from "./file.ts";

/** The version of this package. */
export const VERSION = "0.1.0";

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Kinds of errors. */
export type ErrorType = "api_error" | "authentication_error" | "idempotency_error" | "invalid_request_error" | "permission_error" | "rate_limit_error";

/** The codes of errors that this version knows. They are stable; a newer server may have further ones. */
export type ErrorCode =
  | "parameter_missing"
  | "parameter_unknown"
  | "invalid_value"
  | "invalid_type"
  | "invalid_json"
  | "invalid_body"
  | "passport_missing"
  | "passport_withdrawn"
  | "product_archived"
  | "item_voided"
  | "event_not_published"
  | "gtin_invalid"
  | "serial_too_long"
  | "file_missing"
  | "file_type_unsupported"
  | "file_too_large"
  | "too_many_files"
  | "session_closed"
  | "api_key_missing"
  | "api_key_invalid"
  | "api_key_revoked"
  | "plan_lacks_api"
  | "account_read_only"
  | "account_suspended"
  | "plan_limit_reached"
  | "test_limit_reached"
  | "resource_missing"
  | "path_unknown"
  | "method_not_allowed"
  | "passport_exists"
  | "serial_taken"
  | "serial_block_held"
  | "reference_taken"
  | "gs1_key_taken"
  | "item_has_tag"
  | "nfc_uid_taken"
  | "batch_number_taken"
  | "idempotency_key_reused"
  | "idempotency_key_in_use"
  | "body_too_large"
  | "content_type_unsupported"
  | "rate_limited"
  | "internal_error"
  | "storage_full"
  | "shutting_down";

export interface Account {
  /** Identifier of the company. */
  id: string;
  /** Name of the type. */
  object: "account";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Name of the company. */
  name: string;
  /** Public identifier of the company. */
  handle: string;
  /** Base of the short reference addresses. */
  reference_url: string;
  /** Plan of the company. */
  plan: "free" | "starter" | "pro" | "enterprise";
  /** `read_only`: reads work, changes are refused. `suspended`: everything is refused. */
  status: "active" | "read_only" | "suspended";
}

export interface Batch {
  /** Identifier of the batch. */
  id: string;
  /** Name of the type. */
  object: "batch";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Unix time of the last change. */
  updated: number;
  /** Id of the product. */
  product: string;
  /** The company's number of the batch. */
  batch_number: string;
  /** `YYYY-MM-DD`, or `null`. */
  production_date: string | null;
  /** Pieces produced, or `null`. */
  quantity: number | null;
  /** The batch's own values by key of the template; they stand over the product's. */
  data: Record<string, JsonValue>;
  /** How far the batch is from its passport, with the product's values underneath its own. */
  completeness: Completeness;
  /** The last part of `/p/{uid}`, allotted when the batch is created. */
  uid: string;
  /** Page of the newest passport of the batch. Answers 404 until it is issued. */
  url: string;
  /** Id of the newest passport of the batch; `null` before the first issue. */
  passport: string | null;
}

export interface BatchChanges {
  /** `YYYY-MM-DD`; `null` clears it. */
  production_date?: string | null | undefined;
  /** Pieces produced, at most 1,000,000,000; `null` clears it. */
  quantity?: number | null | undefined;
  /** Values of the batch's own; only the sent keys change, and `null` deletes one, so that the product's value holds again. */
  data?: Record<string, JsonValue> | undefined;
}

export interface CodeRecord {
  /** Identifier of the entry. */
  id: string;
  /** Name of the type. */
  object: "code_record";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** What its maker calls it. */
  reference: string;
  /** Id of the passport; `null` for a blank label. */
  passport: string | null;
  /** The uid of a label that was printed blank. */
  label: string | null;
  /** Serial of the piece. */
  serial: string;
  /** What happened to its code. */
  action: "printed" | "written" | "failed" | "bound" | "voided";
  /** Unix time, by the clock on the spot. */
  happened: number;
  /** Who did it. */
  person: string | null;
  /** Why it was done again, or what went wrong. */
  reason: string | null;
  /** UID of the NFC tag. */
  tag_uid: string | null;
  /** The device, key or member that recorded it. */
  recorded_by: {
    /** What it is, such as `device` or `api_key`. */
    kind: "api_key" | "member" | "operator" | "portal" | "supplier" | "partner" | "consumer" | "device" | "system";
    /** Identifier of 26 characters; later ones sort after earlier ones. */
    id: string | null;
    /** Its name. */
    name: string;
  };
}

export interface CodeRecordsTaken {
  /** Name of the type. */
  object: "code_records_taken";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** How many entries were new. */
  recorded: number;
  /** How many were here already. */
  known: number;
}

export interface Completeness {
  /** How many fields of the template are required. */
  required: number;
  /** How many of them are filled and whole. */
  filled: number;
  /** Keys of the others. */
  missing: string[];
  /** The same with label and reason. */
  missing_fields: {
    /** Key of the field. */
    key: string;
    /** Label of the field. */
    label: string;
    /** Why it does not count as filled: empty, or what its sum lacks. */
    reason: string;
  }[];
  /** Whether a passport can be issued. */
  complete: boolean;
}

export interface DataRequest {
  /** Identifier of the request. */
  id: string;
  /** Name of the type. */
  object: "data_request";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the product that the answers are for. */
  product: string;
  /** Who was asked. */
  supplier: {
    /** The supplier's name. */
    name: string;
    /** E-mail address, or `null`. */
    email: string | null;
  };
  /** Keys of the fields that were asked for. */
  fields: string[];
  /** Kinds of the documents that were asked for. */
  documents: ("tech_sheet" | "invoice" | "certificate" | "test_report" | "declaration" | "other")[];
  /** What the supplier was told, or `null`. */
  message: string | null;
  /** `open` until the supplier has sent the answers, then `answered` until somebody has decided on each of them; `accepted` when one at least was accepted. */
  status: "open" | "answered" | "accepted" | "declined" | "expired";
  /** Unix time at which the answers were sent, or `null`. */
  answered_at: number | null;
  /** Unix time at which the link ends. */
  expires: number;
  /** What the supplier answered, by key. It is no value of the product before a person accepts it. */
  answers: Record<string, JsonValue>;
  /** Ids of the documents that the supplier added. */
  files: string[];
}

export interface Document {
  /** Identifier of the document. */
  id: string;
  /** Name of the type. */
  object: "document";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Name of the file, without path and characters that cannot be seen. */
  name: string;
  /** Type by the first bytes of the file. */
  content_type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  /** What the document is. */
  kind: "tech_sheet" | "invoice" | "certificate" | "test_report" | "declaration" | "other";
  /** Id of the product that it belongs to, or `null`. */
  product: string | null;
  /** Who sent it; uploads through the portal count as `api`. */
  source: "api" | "panel" | "supplier" | "session";
  /** Lists leave out archived documents. */
  archived: boolean;
  /** Of the latest extraction; `null` before the first. `review`: a person has to decide on the suggestions; `validated`: that is done. */
  status: "queued" | "processing" | "review" | "failed" | "validated" | null;
  /** The latest extraction; `null` before the first. */
  extraction: Extraction | null;
}

export interface EventFile {
  /** Identifier of the attachment. */
  id: string;
  /** Name of the type. */
  object: "event_file";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the event. */
  event: string;
  /** Name of the file, without path and characters that cannot be seen. */
  name: string;
  /** Type by the first bytes of the file. */
  content_type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  /** `true` once a person has removed the file: its content no longer exists. */
  removed: boolean;
}

export interface Extraction {
  /** Identifier of the extraction. */
  id: string;
  /** What reads the document: `rules`, or `model` where a model was asked too and answered; `null` while the extraction is queued. */
  engine: string | null;
  /** Unix time, or `null`. */
  started: number | null;
  /** Unix time, or `null`. */
  finished: number | null;
  /** Why it failed, for people; `null` when it did not. With `review`: which pages were not read, and why the model was left out, so that the suggestions are those of the rules. */
  error: string | null;
  /** What was found. Nothing of it is applied before a person confirms it. */
  suggestions: Suggestion[];
}

export interface Image {
  /** Address of the picture. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Such as `image/webp`. */
  content_type: string;
}

export interface Item {
  /** Identifier of the item. */
  id: string;
  /** Name of the type. */
  object: "item";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** The last part of `/i/{uid}`. */
  uid: string;
  /** Serial number, unique in its product. */
  serial: string;
  /** A voided item stays voided; its page says so first. */
  status: "active" | "voided";
  /** Permanent public address: write this into QR Code and NFC tag. */
  url: string;
  /** GS1 Digital Link path; `null` without a GTIN and in test mode. */
  gs1_key: string | null;
  /** `url` for NFC tags. */
  nfc: {
    /** NDEF message with one URI record, hexadecimal. */
    ndef_hex: string;
    /** The same in the TLV block of NTAG tags. */
    ntag_tlv_hex: string;
  };
  /** Addresses of the QR Code of `url`. */
  qr: {
    /** As a drawing. */
    svg: string;
    /** As pixels. */
    png: string;
  };
  /** Id of the passport that it stands under. */
  passport: string;
  /** Id of the product. */
  product: string;
  /** Id of the run that it was made in. */
  run: string;
  /** Unix time at which it was voided. */
  voided_at: number | null;
  /** The reason that readers see. */
  void_reason: string | null;
  /** UID of the NFC tag on the piece, in small letters; `null` until one is bound. */
  nfc_uid: string | null;
}

export interface ItemRun {
  /** Identifier of the run. */
  id: string;
  /** Name of the type. */
  object: "item_run";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the passport. */
  passport: string;
  /** How many items were made. */
  created_count: number;
  /** Serial of the first item. */
  first_serial: string;
  /** Serial of the last item. */
  last_serial: string;
  /** Path of the list of exactly these items. */
  items_url: string;
}

export interface ItemTag {
  /** UID of the tag, as readers tell it: 8, 14 or 20 hexadecimal digits. */
  nfc_uid: string;
  /** Bind it also when the item has another tag, or the tag belongs to another item, which is then without one. */
  replace?: boolean | undefined;
}

export interface ItemsOfBlock {
  /** Which serials of the block; those that were made from it before stay as they are. */
  serials?: string[] | undefined;
  /** In place of `serials`: so many of the block, from the first unused one on. */
  quantity?: number | undefined;
  /** Another passport of the same product, such as the successor of one that was withdrawn. */
  passport?: string | undefined;
}

export interface Label {
  /** Identifier of the label. */
  id: string;
  /** Name of the type. */
  object: "label";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** The last part of `/i/{uid}`. */
  uid: string;
  /** The serial that its item has or will have. */
  serial: string;
  /** `in_use`: it is on a piece. `void`: it was spoiled or given back. */
  status: "not_in_use" | "in_use" | "void";
  /** The address printed on it. */
  url: string;
  /** Id of its block, until it is on a piece. */
  block: string | null;
  /** Id of the item that it became. */
  item: string | null;
}

export interface LabelBinding {
  /** What was scanned: addresses of blank labels, or their uids. */
  labels: string[];
}

export interface LabelLogo {
  /** Identifier of the account. */
  id: string;
  /** Name of the type. */
  object: "label_logo";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** A PNG in base64; `null` where there is no logo. */
  png: string | null;
}

export interface LabelTemplate {
  /** Identifier of the template. */
  id: string;
  /** Name of the type. */
  object: "label_template";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** What people call it. */
  name: string;
  /** What stands on the label, in the language that `carnet labels` takes too. */
  template: Record<string, JsonValue>;
  /** Unix time of the last change. */
  updated: number;
}

export interface LifecycleEvent {
  /** Identifier of the event. */
  id: string;
  /** Name of the type. */
  object: "lifecycle_event";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the piece; `null` for an event on a passport. */
  item: string | null;
  /** Id of the passport of a model or batch; `null` for an event on a piece. */
  passport: string | null;
  /** What happened. */
  type: "repair" | "resale" | "recycling";
  /** Day on which it happened, `YYYY-MM-DD`. */
  occurred_on: string;
  /** Two-letter code of ISO 3166-1, or `null`. */
  country: string | null;
  /** Who did it; shown publicly. `null` when it was not told. */
  actor_name: string | null;
  /** Shown publicly. `null` when there is none. */
  description: string | null;
  /** Public pages show published events only. What partners and consumers record is `pending` until a person approves or rejects it. */
  status: "pending" | "published" | "rejected" | "voided";
  /** Who recorded it: `brand` (in the panel), `api`, `third_party` (a partner with a link) or `consumer` (the holder of the piece, on its public page). */
  source: "brand" | "api" | "third_party" | "consumer";
  /** Attachments, never shown publicly. */
  files: EventFile[];
  /** Whether there are attachments that are not removed: all that public pages tell of them. */
  evidence: boolean;
  /** Unix time at which it was voided. */
  voided_at: number | null;
  /** Why it was voided. */
  void_reason: string | null;
  /** Why it was rejected. */
  rejected_reason: string | null;
}

export interface ListedPassport {
  /** Identifier of the passport. */
  id: string;
  /** Name of the type. */
  object: "passport";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the product. */
  product: string;
  /** Id of the batch; `null` for the passport of a model. */
  batch: string | null;
  /** Unique identifier in the page's address. */
  uid: string;
  /** A withdrawn passport stays withdrawn; its page says so first. */
  status: "issued" | "withdrawn";
  /** Permanent public address: write this into QR Code and NFC tag. */
  url: string;
  /** Address by the unique identifier. */
  uid_url: string;
  /** GS1 Digital Link path; `null` without a GTIN and in test mode. */
  gs1_key: string | null;
  /** `url` for NFC tags. */
  nfc: {
    /** NDEF message with one URI record, hexadecimal. */
    ndef_hex: string;
    /** The same in the TLV block of NTAG tags. */
    ntag_tlv_hex: string;
  };
  /** Addresses of the QR Code of `url`. */
  qr: {
    /** As a drawing. */
    svg: string;
    /** As pixels. */
    png: string;
  };
  /** Items under this passport. */
  items_count: number;
  /** Number of the current version. */
  version: number;
  /** Path of the list of versions. */
  versions_url: string;
  /** Unix time of the current version. */
  published: number;
  /** SHA-256 of the canonical bytes of `content`, hexadecimal. */
  content_sha256: string;
  /** Id of the withdrawn passport that this one succeeds. */
  replaces: string | null;
  /** Unix time of the withdrawal. */
  withdrawn_at: number | null;
  /** The reason that readers see. */
  withdraw_reason: string | null;
}

export interface NewBatch {
  /** The company's number of the batch, unique in its product: at most 20 letters, digits, `.`, `_` and `-`. It cannot be changed, since it is part of printed addresses. */
  batch_number: string;
  /** `YYYY-MM-DD`. */
  production_date?: string | null | undefined;
  /** Pieces produced, at most 1,000,000,000. */
  quantity?: number | null | undefined;
  /** Values of the batch's own, over its product's: only keys that the template has `per_batch`. `GET /templates` lists them. */
  data?: Record<string, JsonValue> | undefined;
}

export interface NewCodeRecords {
  records: {
    /** Your own name of the entry, unique in the data set: it is taken in once, however often. */
    reference: string;
    /** Id of the passport that the piece stands under. A blank label has none yet. */
    passport?: string | null | undefined;
    /** The uid of a blank label, or of one that was bound. Needed where there is no `passport`. */
    label?: string | null | undefined;
    /** Serial of the piece, or of the blank label. */
    serial: string;
    /** `printed` on a label, `written` to an NFC tag, `failed`: the label or tag was spoiled, `bound`: a blank label was put on a piece, or `voided`: the piece was. */
    action: "printed" | "written" | "failed" | "bound" | "voided";
    /** Unix time, by the clock on the spot. */
    happened: number;
    /** Who did it. */
    person?: string | null | undefined;
    /** Why it was done again, or what went wrong. */
    reason?: string | null | undefined;
    /** UID of the NFC tag, hexadecimal. */
    tag_uid?: string | null | undefined;
  }[];
}

export interface NewItems {
  /** Own serials, each at most 20 letters, digits, `.`, `_` and `-`. When they are sent, all other parameters are ignored. */
  serials?: string[] | undefined;
  /** How many serials to generate. */
  quantity?: number | undefined;
  /** `sequential` (000001, 000002, …) when it is left out; `random`: 10 characters without look-alikes. */
  mode?: "sequential" | "random" | null | undefined;
  /** Placed before each number or random part. */
  prefix?: string | null | undefined;
  /** First number, only with `sequential`; else it goes on after the last of that prefix. */
  start?: number | null | undefined;
}

export interface NewLifecycleEvent {
  /** Id of the piece that it concerns. */
  item?: string | null | undefined;
  /** Id of the passport of a model or batch, when there is no item. Send one of the two. */
  passport?: string | null | undefined;
  /** What happened. */
  type: "repair" | "resale" | "recycling";
  /** `YYYY-MM-DD`, not in the future by the UTC date. */
  occurred_on: string;
  /** Two-letter code of ISO 3166-1, such as `PT`. */
  country?: string | null | undefined;
  /** Who did it (workshop, shop, recycler), at most 160 characters. Shown publicly. */
  actor_name?: string | null | undefined;
  /** At most 1000 characters. Shown publicly: it must not contain customers' personal data. */
  description?: string | null | undefined;
}

export interface NewPassport {
  /** Id of the product. */
  product: string;
  /** Id of a batch of the product, for a batch passport. */
  batch?: string | null | undefined;
}

export interface NewPassportSession {
  /** Reference of the product. When no product has it, one is created. */
  reference: string;
  /** Name of the new product, at most 160 characters: required when the reference is new, else ignored. */
  name?: string | null | undefined;
  /** The person who fills the page; your system knows who it is. */
  operator: {
    /** At most 160 characters. */
    name: string;
    /** E-mail address. */
    email?: string | null | undefined;
  };
  /** First values of a new product, as in `POST /products`; else ignored. */
  data?: Record<string, JsonValue> | null | undefined;
  /** Where the person goes on completion. `{SESSION_ID}` in it becomes the session's id. */
  success_url: string;
  /** Where the person goes who leaves without completing. */
  cancel_url?: string | null | undefined;
  /** Serials of items; on completion those that the product lacks are created. */
  serials?: string[] | null | undefined;
  /** At most 20 pairs of texts: keys of at most 40, values of at most 500 characters. Returned in the session and its webhook. */
  metadata?: Record<string, string> | null | undefined;
  /** Unix time, 30 minutes to 24 hours from now; 24 hours when it is left out. */
  expires_at?: number | null | undefined;
}

export interface NewPortalSession {
  /** Id of the product. */
  product: string;
  /** Origin of the pages that may hold the component: `https://host[:port]`, without a path. */
  origin: string;
  /** `false` makes the component read-only; `true` when it is left out. */
  allow_upload?: boolean | null | undefined;
}

export interface NewProduct {
  /** Name of the model, at most 160 characters. */
  name: string;
  /** The company's own reference, at most 80 characters, unique. Kept to the letter. */
  reference: string;
  /** 8 to 14 digits with a valid check digit. */
  gtin?: string | null | undefined;
  /** Code of a field template; `textile` when it is left out. */
  template?: "textile" | "footwear" | "battery" | "electronics" | "furniture" | "toy" | "detergent" | "construction" | "steel" | "generic" | undefined;
  /** Template keys with their values; only the sent keys change, `null` deletes a value. `GET /templates` lists the keys. */
  data?: Record<string, JsonValue> | undefined;
}

export interface NewSerialBlock {
  /** The passport that the pieces will stand under. Without one the block is of blank labels. */
  passport?: string | null | undefined;
  /** How many serials to reserve. */
  quantity: number;
  /** `sequential` when it is left out: the numbers after the last of that prefix. Blank labels are `random` always. */
  mode?: "sequential" | "random" | undefined;
  /** Placed before each number or random part. */
  prefix?: string | null | undefined;
  /** Who keeps the block, such as the name of a machine; `GET /serial_blocks` finds it by this. */
  holder?: string | null | undefined;
  /** The holder prints from it where this server is out of reach, so it is not given back by mistake. */
  held?: boolean | undefined;
}

export interface NewVersion {
  /** What changed, for readers; at most 500 characters. */
  change_note: string;
}

export interface Passport {
  /** Identifier of the passport. */
  id: string;
  /** Name of the type. */
  object: "passport";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the product. */
  product: string;
  /** Id of the batch; `null` for the passport of a model. */
  batch: string | null;
  /** Unique identifier in the page's address. */
  uid: string;
  /** A withdrawn passport stays withdrawn; its page says so first. */
  status: "issued" | "withdrawn";
  /** Permanent public address: write this into QR Code and NFC tag. */
  url: string;
  /** Address by the unique identifier. */
  uid_url: string;
  /** GS1 Digital Link path; `null` without a GTIN and in test mode. */
  gs1_key: string | null;
  /** `url` for NFC tags. */
  nfc: {
    /** NDEF message with one URI record, hexadecimal. */
    ndef_hex: string;
    /** The same in the TLV block of NTAG tags. */
    ntag_tlv_hex: string;
  };
  /** Addresses of the QR Code of `url`. */
  qr: {
    /** As a drawing. */
    svg: string;
    /** As pixels. */
    png: string;
  };
  /** Items under this passport. */
  items_count: number;
  /** Number of the current version. */
  version: number;
  /** Path of the list of versions. */
  versions_url: string;
  /** Unix time of the current version. */
  published: number;
  /** SHA-256 of the canonical bytes of `content`, hexadecimal. */
  content_sha256: string;
  /** Id of the withdrawn passport that this one succeeds. */
  replaces: string | null;
  /** Unix time of the withdrawal. */
  withdrawn_at: number | null;
  /** The reason that readers see. */
  withdraw_reason: string | null;
  /** Content of the current version. Lists leave it out. */
  content: PassportContent;
  /** Restricted fields of the current version: in `GET /passports/{id}` only. */
  restricted?: Record<string, JsonValue>;
  /** Salt of `content.restricted_sha256`, with `restricted`. */
  restricted_salt?: string;
}

export interface PassportContent {
  /** Id of this shape. */
  schema: "urn:carnet:schema:passport-content:1";
  /** Id of the passport. */
  passport: string;
  /** Unique identifier of the passport. */
  uid: string;
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** 1, 2, 3, … without a gap. */
  version: number;
  /** SHA-256 of the version before; `null` in the first. */
  previous: string | null;
  /** Unix time at which this version was published. */
  issued: number;
  /** The product as it was then. */
  product: {
    /** Id of the product. */
    id: string;
    /** Name of the model. */
    name: string;
    /** The company's own reference. */
    reference: string;
    /** GTIN. */
    gtin: string | null;
  };
  /** The batch; `null` for the passport of a model. */
  batch: {
    /** Id of the batch. */
    id: string;
    /** The company's number of the batch. */
    batch_number: string;
    /** `YYYY-MM-DD`. */
    production_date: string | null;
    /** Pieces produced. */
    quantity: number | null;
  } | null;
  /** Field template that the values follow. */
  template: {
    /** Code of the template. */
    code: string;
    /** Version of the template. */
    version: number;
  };
  /** Public fields that have a value. */
  fields: Record<string, JsonValue>;
  /** Who answers for the passport. */
  company: {
    /** Name of the company. */
    name: string;
    /** Public identifier of the company. */
    handle: string;
  };
  /** What changed; `null` in the first version. */
  change_note: string | null;
  /** SHA-256 of a 32-byte random salt and the canonical bytes of the restricted fields, which are not public. */
  restricted_sha256: string;
}

export interface PassportSession {
  /** Identifier of the session. */
  id: string;
  /** Name of the type. */
  object: "passport_session";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** An open session expires by itself when its time has passed. */
  status: "open" | "completed" | "expired";
  /** Address of the hosted page, a secret; `null` once the session is no longer open. */
  url: string | null;
  /** Reference of the product. */
  reference: string;
  /** The person who fills the page. */
  operator: SessionOperator;
  /** Always leads to the product's passport. Answers 404 until it is issued. */
  public_url: string;
  /** Id of the passport; `null` before it is issued. */
  passport: string | null;
  /** Permanent address of the passport; `null` before it is issued. */
  passport_url: string | null;
  /** On completion: `issued` (a new passport), `version` (a new version) or `unchanged` (all was published already). */
  outcome: "issued" | "version" | "unchanged" | null;
  /** On completion: how many items were created. */
  items_created: number | null;
  /** Where the person goes on completion. */
  success_url: string;
  /** Where the person goes who leaves without completing. */
  cancel_url: string | null;
  /** The pairs that you sent. */
  metadata: Record<string, string>;
  /** Unix time of expiry. */
  expires: number;
}

export interface PassportVersion {
  /** Identifier of the version. */
  id: string;
  /** Name of the type. */
  object: "passport_version";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the passport. */
  passport: string;
  /** 1, 2, 3, … without a gap. */
  version: number;
  /** Unix time. */
  published: number;
  /** What changed; `null` in the first version. */
  change_note: string | null;
  /** Who published it. */
  actor: {
    /** A key, a member, the operator of a session; others publish nothing. */
    kind: "api_key" | "member" | "operator" | "portal" | "supplier" | "partner" | "consumer" | "device" | "system";
    /** Identifier of the key, the member or the session. */
    id: string | null;
    /** Name of the key or the member; of an operator the one that the session was made with. */
    name: string;
  };
  /** SHA-256 of the bytes at `content_url`. */
  content_sha256: string;
  /** Detached compact JWS (Ed25519) over the bytes at `content_url`. */
  signature: string;
  /** Page of this version. */
  url: string;
  /** The exact bytes that were hashed and signed. */
  content_url: string;
}

export interface PortalSession {
  /** Identifier of the session. */
  id: string;
  /** Name of the type. */
  object: "portal_session";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Id of the product that it opens. */
  product: string;
  /** Origin of the pages that may hold the component, as browsers write it. */
  origin: string;
  /** Whether documents can be uploaded. */
  allow_upload: boolean;
  /** Opens the session in a browser. Shown in this answer only. */
  client_secret: string;
  /** Address of the component. */
  url: string;
  /** Unix time of expiry, 60 minutes on. */
  expires: number;
}

export interface Product {
  /** Identifier of 26 characters; later ones sort after earlier ones. */
  id: string;
  /** Name of the type. */
  object: "product";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Unix time of the last change. */
  updated: number;
  /** Name of the model. */
  name: string;
  /** The company's own reference. */
  reference: string;
  /** GTIN as it was sent. */
  gtin: string | null;
  /** Code of the field template. */
  template: string;
  /** An archived product gets no new passport; what is issued goes on. */
  status: "active" | "archived";
  /** Values by key of the template. */
  data: Record<string, JsonValue>;
  /** How far the product is from its passport. */
  completeness: Completeness;
  /** The last part of `/p/{uid}`, allotted when the product is created. */
  uid: string;
  /** Page of the newest passport. Answers 404 until it is issued. */
  url: string;
  /** Id of the newest passport; `null` before the first issue. */
  passport: string | null;
  /** The picture on the public page. */
  image: Image | null;
}

export interface ProductChanges {
  /** Name of the model, at most 160 characters. */
  name?: string | undefined;
  /** The company's own reference, at most 80 characters, unique. Kept to the letter. */
  reference?: string | undefined;
  /** `null` clears it. */
  gtin?: string | null | undefined;
  status?: "active" | "archived" | undefined;
  /** Template keys with their values; only the sent keys change, `null` deletes a value. `GET /templates` lists the keys. */
  data?: Record<string, JsonValue> | undefined;
}

export interface Release {
  /** Only these; without them all that are unused. */
  serials?: string[] | undefined;
  /** Needed for a block that is `held`: what its holder printed and has not sent yet can never be registered then. */
  anyway?: boolean | undefined;
}

export interface SerialBlock {
  /** Identifier of the block. */
  id: string;
  /** Name of the type. */
  object: "serial_block";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** `used`: every serial became an item. `released`: the unused ones were given back. */
  status: "open" | "used" | "released";
  /** Id of the passport; `null` for blank labels. */
  passport: string | null;
  /** Id of the product; `null` for blank labels. */
  product: string | null;
  /** How the serials were made. */
  mode: "sequential" | "random";
  /** How many were reserved. */
  quantity: number;
  /** How many wait to become items. */
  unused: number;
  /** The first serial reserved. */
  first_serial: string;
  /** The last serial reserved. */
  last_serial: string;
  /** The address of each item, with `{serial}` or `{uid}` in the place of its own. */
  address_form: string;
  /** Path of the unused serials with their addresses. */
  codes_url: string;
  /** Who keeps it. */
  holder: string | null;
  /** Its holder prints from it where this server is out of reach. */
  held: boolean;
  /** Unix time at which it was given back. */
  released_at: number | null;
}

export interface SerialBlockCodes {
  /** Identifier of the block. */
  id: string;
  /** Name of the type. */
  object: "serial_block_codes";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** Those that wait to become items. */
  codes: {
    /** The serial. */
    serial: string;
    /** The uid that its item will have. */
    uid: string;
    /** The address that its item will have. */
    url: string;
  }[];
}

export interface SessionOperator {
  /** As you sent it; stands in the activity log and in versions. */
  name: string;
  /** As you sent it. */
  email?: string;
}

export interface Suggestion {
  /** Identifier of the suggestion. */
  id: string;
  /** Key of the template, or `gtin` or `reference` of the product. */
  field: string;
  /** In the form that the field takes. */
  value: JsonValue;
  /** From 0 to 1. */
  confidence: number;
  /** The words of the document that the value follows from. */
  quotation: string;
  /** Page of the document, from 1; a picture is one page. */
  page: number | null;
  /** Where the words stand on the page: left, top, width and height as fractions of it; `null` where that is not known. */
  box: JsonValue[] | null;
  /** `accepted`, `rejected` or `edited` by a person; `null` before. */
  decision: "accepted" | "rejected" | "edited" | null;
}

export interface Template {
  /** Identifier of the template, the same on every instance. */
  id: string;
  /** Name of the type. */
  object: "template";
  /** `true` for real data, `false` for test data. */
  livemode: boolean;
  /** Unix time in seconds. */
  created: number;
  /** What a product's `template` names. */
  code: string;
  /** Name for people. */
  name: string;
  /** Taken when a product names none. */
  default: boolean;
  /** Version of the template. */
  version: number;
  /** What the template is for. */
  description: string;
  /** What falls under it and what does not. */
  scope_note: string | null;
  /** Rules that the fields come from. */
  legal_basis: string[];
  /** Fields in groups, in the order of forms and pages. */
  groups: {
    /** Key of the group. */
    key: string;
    /** Heading of the group. */
    label: string;
    /** Words below the heading. */
    help?: string;
    /** Fields of the group. */
    fields: TemplateField[];
  }[];
}

export interface TemplateField {
  /** Key in a product's `data`. */
  key: string;
  /** Label for people. */
  label: string;
  /** What to fill in. */
  help?: string;
  /** Kind of value. `array` and `composition` are lists of objects with `columns`. */
  type: "text" | "long_text" | "number" | "integer" | "percent" | "boolean" | "date" | "enum" | "multi_enum" | "multi_text" | "country" | "countries" | "url" | "array" | "composition";
  /** Unit of a number. */
  unit?: string;
  /** Least value. */
  min?: number;
  /** Greatest value. */
  max?: number;
  /** Most characters of a text. */
  max_length?: number;
  /** Values that an `enum` or `multi_enum` takes. */
  options?: {
    /** What is sent. */
    value: string;
    /** What people read. */
    label: string;
  }[];
  /** Usual values; others are allowed. */
  suggestions?: string[];
  /** Columns of a list of objects. */
  columns?: {
    /** Key in each object. */
    key: string;
    /** Label for people. */
    label: string;
    /** Kind of value. */
    type: "text" | "long_text" | "number" | "integer" | "percent" | "boolean" | "date" | "enum" | "multi_enum" | "multi_text" | "country" | "countries" | "url";
    /** Every object must have it. */
    required: boolean;
    /** Unit of a number. */
    unit?: string;
    /** Values that it takes. */
    options?: {
      /** What is sent. */
      value: string;
      /** What people read. */
      label: string;
    }[];
    /** Usual values; others are allowed. */
    suggestions?: string[];
    /** Least value. */
    min?: number;
    /** Greatest value. */
    max?: number;
    /** Most characters of a text. */
    max_length?: number;
  }[];
  /** What the numbers of a composition must add up to. */
  sum?: {
    /** The column that is added up. */
    column: string;
    /** The sum. */
    equals: number;
    /** How far off it may be. */
    tolerance: number;
    /** Each value of this column has a sum of its own. */
    group_by?: string;
    /** Whether another sum keeps a passport from being issued. */
    level: "warning" | "error";
  };
  /** Must be filled before a passport is issued. */
  required: boolean;
  /** Good to have. */
  recommended: boolean;
  /** A batch may have a value of its own. */
  per_batch: boolean;
  /** `restricted` fields are committed to in the public content but not shown. */
  visibility: "public" | "restricted";
  /** Who may ask for a restricted field. */
  audiences?: ("authority" | "legitimate_interest")[];
  /** Changes during the product's life. */
  dynamic?: boolean;
  /** Where the requirement comes from. */
  source?: string;
  /** The same field in other vocabularies. */
  maps_to?: Record<string, string>;
}

export interface Void {
  /** Why, for readers; at most 300 characters. */
  reason: string;
}

export interface VoidLifecycleEvent {
  /** Why, at most 300 characters. */
  reason: string;
}

export interface Withdrawal {
  /** Why, for readers; at most 300 characters. */
  reason: string;
}

export interface ListProductsQuery {
  /** Only those with this status. */
  status?: "active" | "archived" | undefined;
  /** Only those with this reference. */
  reference?: string | undefined;
  /** Only those with this gtin. */
  gtin?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListBatchesQuery {
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListDocumentsQuery {
  /** Only documents of this product. */
  product?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface CreateDocumentForm {
  /** PDF, JPEG, PNG or WebP, at most 20 MiB. */
  file: FileToSend;
  /** What the document is; `other` when it is left out. */
  kind?: "tech_sheet" | "invoice" | "certificate" | "test_report" | "declaration" | "other" | undefined;
  /** Id of the product that it belongs to. */
  product?: string | undefined;
  /** `true` asks for the extraction at once. */
  extract?: boolean | undefined;
}

export interface ListPassportsQuery {
  /** Only those with this product. */
  product?: string | undefined;
  /** Only those with this batch. */
  batch?: string | undefined;
  /** Only those with this status. */
  status?: "issued" | "withdrawn" | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListVersionsQuery {
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListPassportSessionsQuery {
  /** Only those with this status. */
  status?: "open" | "completed" | "expired" | undefined;
  /** Only sessions of the product with this reference. */
  reference?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListEventsQuery {
  /** Only events of this type. */
  type?: "product.created" | "product.updated" | "batch.created" | "batch.updated" | "document.extracted" | "document.extraction_failed" | "document.validated" | "data_request.answered" | "passport.issued" | "passport.version_published" | "passport.withdrawn" | "passport.items_created" | "item.voided" | "lifecycle_event.recorded" | "lifecycle_event.published" | "lifecycle_event.rejected" | "lifecycle_event.voided" | "passport_session.completed" | "ping" | undefined;
  /** Only events after the one with this id, oldest first: to follow what happens. One older than 30 days need not be kept any more; 16 zeros in place of an id's last 16 characters stand for its moment. */
  after?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListItemsOfPassportQuery {
  /** Only the item with exactly this serial; upper and lower case count as the same. */
  serial?: string | undefined;
  /** Only the items of the run with this id. */
  run?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListItemsQuery {
  /** Only the item with exactly this serial; upper and lower case count as the same. */
  serial?: string | undefined;
  /** Only items of the product with this id. */
  product?: string | undefined;
  /** Only the item that carries the NFC tag with this UID. */
  nfc_uid?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListSerialBlocksQuery {
  /** Only blocks with this status. */
  status?: "open" | "used" | "released" | undefined;
  /** Only blocks of the passport with this id. */
  passport?: string | undefined;
  /** Only blocks of exactly this holder. */
  holder?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListCodeRecordsQuery {
  /** Only of the passport with this id. */
  passport?: string | undefined;
  /** Only of this serial; case does not count. */
  serial?: string | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListLabelTemplatesQuery {
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListLifecycleEventsQuery {
  /** Only events of the item with this id. */
  item?: string | undefined;
  /** Only events recorded on the passport with this id; those of its items have an `item` instead. */
  passport?: string | undefined;
  /** Only events in this state. */
  status?: "pending" | "published" | "rejected" | "voided" | undefined;
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface ListEventFilesQuery {
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

export interface AddEventFileForm {
  /** PDF, JPEG, PNG or WebP, at most 10 MiB. */
  file: FileToSend;
}

export interface ListTemplatesQuery {
  /** Objects on a page. */
  limit?: number | undefined;
  /** Id of the last object of the page before. */
  starting_after?: string | undefined;
}

/** An object that this version has no type for. */
export interface OtherObject {
  id: string;
  object: string;
  [field: string]: JsonValue;
}

/** What an event tells of, by its type. */
export interface EventObjects {
  "product.created": Product;
  "product.updated": Product;
  "batch.created": Batch;
  "batch.updated": Batch;
  "document.extracted": Document;
  "document.extraction_failed": Document;
  "document.validated": Document;
  "data_request.answered": DataRequest;
  "passport.issued": Passport;
  "passport.version_published": Passport;
  "passport.withdrawn": Passport;
  "passport.items_created": Passport;
  "item.voided": Item;
  "lifecycle_event.recorded": LifecycleEvent;
  "lifecycle_event.published": LifecycleEvent;
  "lifecycle_event.rejected": LifecycleEvent;
  "lifecycle_event.voided": LifecycleEvent;
  "passport_session.completed": PassportSession;
  "ping": OtherObject;
}

export type EventType = keyof EventObjects;

/** An event as webhooks bring it and `carnet.events` reads it. Its `type` says what `data.object` is. */
export type Event<Type extends EventType = EventType> = {
  [T in Type]: {
    /** Identifier of the event. A webhook may bring one event more than once: ignore ids that you handled. */
    id: string;
    /** Name of the type. */
    object: "event";
    /** `true` for real data, `false` for test data. */
    livemode: boolean;
    /** Unix time of the change. */
    created: number;
    /** Version of the API whose shapes `data.object` has. */
    api_version: "v1";
    /** What happened. */
    type: T;
    data: {
      /** The object concerned, as the API returned it at that moment. */
      object: EventObjects[T];
    };
  };
}[Type];
