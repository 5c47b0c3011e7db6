/**
 * What the fields of answers mean, with a value for examples. The key is the object's name (`product`) or, for what is
 * no object of its own, the name of its schema (`Completeness`), then the path of the field; `*` stands for all.
 * A description in the schema itself comes before the words here.
 */

export interface FieldWords {
  about: string;
  /** A value for examples; `{site}` in a text is the address of the instance. */
  sample?: unknown;
}

const PRODUCT = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";
const BATCH = "01KAFZH4D7G0J3M6P9S2V5X8B1";
const DOCUMENT = "01KAFZW5E8H1K4N7Q0T3W6Y9C2";
const PASSPORT = "01KAG0C2H7J1M5P9R3T6V8X4Z0";
const SESSION = "01KAG0M5S8V1X4Z7B0D3F6H9K2";
const PORTAL = "01KAG0Q8T1W4Y7A0C3E6G9J2M5";
const UID = "7m3v8q4t2n6x0c9b";
const RUN = "01KAG0EJ4C5Y7A9E1H3M6Q8S0W";
const BLOCK = "01KAG0D9A3F6J9N2R5T8V1X4Z7";
const ITEM = "01KAG0EJ4C0B4X7M2Q9T1V6Z8D";
const ITEM_UID = "0b4x7m2q9t1v6z8d";
const LIFECYCLE_EVENT = "01KAG1X4K7N0Q3T6W9Z2C5F8J1";
const DATA_REQUEST = "01KAG2M6Q9T2W5Z8C1F4J7N0R3";
const SHA256 = "4ca1b0f6e1d39c7758ab2f0e6d94c83b1f5a7e20d8b36c49f1e07a5d2c8b9360";
const DATA = {
  brand: "Nortada",
  country_making: "PT",
  fibre_composition: [
    { fibre: "linen", percent: 55 },
    { fibre: "organic cotton", percent: 45 },
  ],
};
const EXTRACTION = {
  id: "01KAFZW5E9J2M5P8R1T4V7X0Z3",
  engine: "rules",
  started: 1795132801,
  finished: 1795132802,
  error: null,
  suggestions: [
    {
      id: "01KAFZW7Q0A3C6E9G2J5M8P1R4",
      field: "country_making",
      value: "PT",
      confidence: 0.95,
      quotation: "Made in Portugal",
      page: 1,
      box: [0.0907, 0.2418, 0.1548, 0.0212],
      decision: null,
    },
  ],
};

export const FIELD_WORDS: Record<string, FieldWords> = {
  "*.id": { about: "Identifier of 26 characters; later ones sort after earlier ones.", sample: PRODUCT },
  "*.object": { about: "Name of the type." },
  "*.livemode": { about: "`true` for real data, `false` for test data.", sample: true },
  "*.created": { about: "Unix time in seconds.", sample: 1795132800 },

  "account.id": { about: "Identifier of the company.", sample: "01KAFYZZ6K2N4Q8S1V5X9A3C7E" },
  "account.name": { about: "Name of the company.", sample: "Nortada" },
  "account.handle": { about: "Public identifier of the company.", sample: "nortada" },
  "account.reference_url": { about: "Base of the short reference addresses.", sample: "{site}/r/nortada/" },
  "account.plan": { about: "Plan of the company.", sample: "enterprise" },
  "account.status": {
    about: "`read_only`: reads work, changes are refused. `suspended`: everything is refused.",
  },

  "product.updated": { about: "Unix time of the last change.", sample: 1795132800 },
  "product.name": { about: "Name of the model.", sample: "Camisa Ria" },
  "product.reference": { about: "The company's own reference.", sample: "CR-0142" },
  "product.gtin": { about: "GTIN as it was sent.", sample: "5601234567892" },
  "product.template": { about: "Code of the field template.", sample: "textile" },
  "product.status": { about: "An archived product gets no new passport; what is issued goes on." },
  "product.data": { about: "Values by key of the template.", sample: DATA },
  "product.completeness": { about: "How far the product is from its passport." },
  "product.uid": { about: "The last part of `/p/{uid}`, allotted when the product is created.", sample: UID },
  "product.url": {
    about: "Page of the newest passport. Answers 404 until it is issued.",
    sample: `{site}/p/${UID}`,
  },
  "product.passport": { about: "Id of the newest passport; `null` before the first issue.", sample: null },
  "product.image": { about: "The picture on the public page.", sample: null },

  "batch.id": { about: "Identifier of the batch.", sample: BATCH },
  "batch.updated": { about: "Unix time of the last change.", sample: 1795132830 },
  "batch.product": { about: "Id of the product.", sample: PRODUCT },
  "batch.batch_number": { about: "The company's number of the batch.", sample: "L-2026-11" },
  "batch.production_date": { about: "`YYYY-MM-DD`, or `null`.", sample: "2026-11-16" },
  "batch.quantity": { about: "Pieces produced, or `null`.", sample: 1200 },
  "batch.data": {
    about: "The batch's own values by key of the template; they stand over the product's.",
    sample: { factory: "Fiação do Ave", factory_country: "PT" },
  },
  "batch.completeness": {
    about: "How far the batch is from its passport, with the product's values underneath its own.",
  },
  "batch.uid": {
    about: "The last part of `/p/{uid}`, allotted when the batch is created.",
    sample: "c4w9h2k7r1x8d5ez",
  },
  "batch.url": {
    about: "Page of the newest passport of the batch. Answers 404 until it is issued.",
    sample: "{site}/01/05601234567892/10/L-2026-11",
  },
  "batch.passport": {
    about: "Id of the newest passport of the batch; `null` before the first issue.",
    sample: null,
  },

  "Completeness.required": { about: "How many fields of the template are required.", sample: 3 },
  "Completeness.filled": { about: "How many of them are filled and whole.", sample: 3 },
  "Completeness.missing": { about: "Keys of the others.", sample: [] },
  "Completeness.missing_fields": { about: "The same with label and reason.", sample: [] },
  "Completeness.missing_fields.key": { about: "Key of the field." },
  "Completeness.missing_fields.label": { about: "Label of the field." },
  "Completeness.missing_fields.reason": {
    about: "Why it does not count as filled: empty, or what its sum lacks.",
  },
  "Completeness.complete": { about: "Whether a passport can be issued.", sample: true },

  "document.id": { about: "Identifier of the document.", sample: DOCUMENT },
  "document.name": {
    about: "Name of the file, without path and characters that cannot be seen.",
    sample: "document.pdf",
  },
  "document.content_type": { about: "Type by the first bytes of the file.", sample: "application/pdf" },
  "document.size": { about: "Bytes.", sample: 48213 },
  "document.sha256": {
    about: "SHA-256 of the file, hexadecimal.",
    sample: "9f2c7a60d1b84e53f7c02a9d6e18b5430c7d92fe8a16b3540e7df1c28a95b036",
  },
  "document.kind": { about: "What the document is." },
  "document.product": { about: "Id of the product that it belongs to, or `null`.", sample: PRODUCT },
  "document.source": { about: "Who sent it; uploads through the portal count as `api`." },
  "document.archived": { about: "Lists leave out archived documents.", sample: false },
  "document.status": {
    about:
      "Of the latest extraction; `null` before the first. `review`: a person has to decide on the suggestions; `validated`: that is done.",
    sample: "review",
  },
  "document.extraction": { about: "The latest extraction; `null` before the first.", sample: EXTRACTION },
  "Extraction.id": { about: "Identifier of the extraction." },
  "Extraction.engine": {
    about:
      "What reads the document: `rules`, or `model` where a model was asked too and answered; `null` while the extraction is queued.",
  },
  "Extraction.started": { about: "Unix time, or `null`." },
  "Extraction.finished": { about: "Unix time, or `null`." },
  "Extraction.error": {
    about:
      "Why it failed, for people; `null` when it did not. With `review`: which pages were not read, and why the model was left out, so that the suggestions are those of the rules.",
  },
  "Extraction.suggestions": {
    about: "What was found. Nothing of it is applied before a person confirms it.",
  },
  "Suggestion.id": { about: "Identifier of the suggestion." },
  "Suggestion.field": { about: "Key of the template, or `gtin` or `reference` of the product." },
  "Suggestion.value": { about: "In the form that the field takes." },
  "Suggestion.confidence": { about: "From 0 to 1." },
  "Suggestion.quotation": { about: "The words of the document that the value follows from." },
  "Suggestion.page": { about: "Page of the document, from 1; a picture is one page." },
  "Suggestion.box": {
    about:
      "Where the words stand on the page: left, top, width and height as fractions of it; `null` where that is not known.",
  },
  "Suggestion.decision": { about: "`accepted`, `rejected` or `edited` by a person; `null` before." },

  "Image.url": { about: "Address of the picture." },
  "Image.width": { about: "Pixels." },
  "Image.height": { about: "Pixels." },
  "Image.content_type": { about: "Such as `image/webp`." },

  "passport.id": { about: "Identifier of the passport.", sample: PASSPORT },
  "passport.product": { about: "Id of the product.", sample: PRODUCT },
  "passport.batch": { about: "Id of the batch; `null` for the passport of a model.", sample: null },
  "passport.uid": { about: "Unique identifier in the page's address.", sample: UID },
  "passport.status": { about: "A withdrawn passport stays withdrawn; its page says so first." },
  "passport.url": {
    about: "Permanent public address: write this into QR Code and NFC tag.",
    sample: "{site}/01/05601234567892",
  },
  "passport.uid_url": { about: "Address by the unique identifier.", sample: `{site}/p/${UID}` },
  "passport.gs1_key": {
    about: "GS1 Digital Link path; `null` without a GTIN and in test mode.",
    sample: "/01/05601234567892",
  },
  "passport.nfc": { about: "`url` for NFC tags." },
  "passport.nfc.ndef_hex": {
    about: "NDEF message with one URI record, hexadecimal.",
    sample: "d1011a550469642e6e6f72746164612e6578616d706c652f30312f3035…",
  },
  "passport.nfc.ntag_tlv_hex": {
    about: "The same in the TLV block of NTAG tags.",
    sample: "031ed1011a550469642e6e6f72746164612e6578616d706c652f30312f3035…fe",
  },
  "passport.qr": { about: "Addresses of the QR Code of `url`." },
  "passport.qr.svg": { about: "As a drawing.", sample: `{site}/p/${UID}/qr.svg` },
  "passport.qr.png": { about: "As pixels.", sample: `{site}/p/${UID}/qr.png` },
  "passport.items_count": { about: "Items under this passport.", sample: 0 },
  "passport.version": { about: "Number of the current version.", sample: 1 },
  "passport.versions_url": {
    about: "Path of the list of versions.",
    sample: `/api/v1/passports/${PASSPORT}/versions`,
  },
  "passport.published": { about: "Unix time of the current version.", sample: 1795132860 },
  "passport.content_sha256": {
    about: "SHA-256 of the canonical bytes of `content`, hexadecimal.",
    sample: SHA256,
  },
  "passport.replaces": { about: "Id of the withdrawn passport that this one succeeds.", sample: null },
  "passport.withdrawn_at": { about: "Unix time of the withdrawal.", sample: null },
  "passport.withdraw_reason": { about: "The reason that readers see.", sample: null },
  "passport.content": { about: "Content of the current version. Lists leave it out." },
  "passport.restricted": {
    about: "Restricted fields of the current version: in `GET /passports/{id}` only.",
    sample: undefined,
  },
  "passport.restricted_salt": {
    about: "Salt of `content.restricted_sha256`, with `restricted`.",
    sample: undefined,
  },

  "PassportContent.schema": { about: "Id of this shape." },
  "PassportContent.passport": { about: "Id of the passport.", sample: PASSPORT },
  "PassportContent.uid": { about: "Unique identifier of the passport.", sample: UID },
  "PassportContent.version": { about: "1, 2, 3, … without a gap.", sample: 1 },
  "PassportContent.previous": { about: "SHA-256 of the version before; `null` in the first.", sample: null },
  "PassportContent.issued": { about: "Unix time at which this version was published.", sample: 1795132860 },
  "PassportContent.product": { about: "The product as it was then." },
  "PassportContent.product.id": { about: "Id of the product.", sample: PRODUCT },
  "PassportContent.product.name": { about: "Name of the model.", sample: "Camisa Ria" },
  "PassportContent.product.reference": { about: "The company's own reference.", sample: "CR-0142" },
  "PassportContent.product.gtin": { about: "GTIN.", sample: "5601234567892" },
  "PassportContent.batch": { about: "The batch; `null` for the passport of a model.", sample: null },
  "PassportContent.batch.id": { about: "Id of the batch." },
  "PassportContent.batch.batch_number": { about: "The company's number of the batch." },
  "PassportContent.batch.production_date": { about: "`YYYY-MM-DD`." },
  "PassportContent.batch.quantity": { about: "Pieces produced." },
  "PassportContent.template": { about: "Field template that the values follow." },
  "PassportContent.template.code": { about: "Code of the template.", sample: "textile" },
  "PassportContent.template.version": { about: "Version of the template.", sample: 1 },
  "PassportContent.fields": { about: "Public fields that have a value.", sample: DATA },
  "PassportContent.company": { about: "Who answers for the passport." },
  "PassportContent.company.name": { about: "Name of the company.", sample: "Nortada" },
  "PassportContent.company.handle": { about: "Public identifier of the company.", sample: "nortada" },
  "PassportContent.change_note": { about: "What changed; `null` in the first version.", sample: null },
  "PassportContent.restricted_sha256": {
    about:
      "SHA-256 of a 32-byte random salt and the canonical bytes of the restricted fields, which are not public.",
    sample: "b7d2045f9e6ac31188f0c7d3a4e95b62017fd8ce34ab5920e6d1f38c7a40b95d",
  },

  "passport_version.id": { about: "Identifier of the version.", sample: "01KAG0C2H8K3N6Q9S2V5X7Z1B4" },
  "passport_version.passport": { about: "Id of the passport.", sample: PASSPORT },
  "passport_version.version": { about: "1, 2, 3, … without a gap.", sample: 1 },
  "passport_version.published": { about: "Unix time.", sample: 1795132860 },
  "passport_version.change_note": { about: "What changed; `null` in the first version.", sample: null },
  "passport_version.actor": { about: "Who published it." },
  "passport_version.actor.kind": {
    about: "A key, a member, the operator of a session; others publish nothing.",
    sample: "api_key",
  },
  "passport_version.actor.id": {
    about: "Identifier of the key, the member or the session.",
    sample: "01KAFYZZ7N4Q6S8V1X3Z5B7D9F",
  },
  "passport_version.actor.name": {
    about: "Name of the key or the member; of an operator the one that the session was made with.",
    sample: "ERP",
  },
  "passport_version.content_sha256": { about: "SHA-256 of the bytes at `content_url`.", sample: SHA256 },
  "passport_version.signature": {
    about: "Detached compact JWS (Ed25519) over the bytes at `content_url`.",
    sample: "eyJhbGciOiJFZERTQSIsImtpZCI6ImxpdmUtMDFLQUZZWlo2TTNQNVI5VDJXNlk4QjRENkYifQ..kq0w5T…",
  },
  "passport_version.url": { about: "Page of this version.", sample: `{site}/p/${UID}/versions/1` },
  "passport_version.content_url": {
    about: "The exact bytes that were hashed and signed.",
    sample: `{site}/p/${UID}/versions/1.json`,
  },

  "passport_session.id": { about: "Identifier of the session.", sample: SESSION },
  "passport_session.status": { about: "An open session expires by itself when its time has passed." },
  "passport_session.url": {
    about: "Address of the hosted page, a secret; `null` once the session is no longer open.",
    sample: "{site}/s/k3Vw9cX0b7Tq2LrZ8mYp4Hs6Nf1Jd5Ga0Ue7Wi3Qo9B",
  },
  "passport_session.reference": { about: "Reference of the product.", sample: "CR-0142" },
  "passport_session.operator": { about: "The person who fills the page." },
  "SessionOperator.name": { about: "As you sent it; stands in the activity log and in versions." },
  "SessionOperator.email": { about: "As you sent it." },
  "passport_session.public_url": {
    about: "Always leads to the product's passport. Answers 404 until it is issued.",
    sample: "{site}/r/nortada/CR-0142",
  },
  "passport_session.passport": { about: "Id of the passport; `null` before it is issued.", sample: null },
  "passport_session.passport_url": {
    about: "Permanent address of the passport; `null` before it is issued.",
    sample: null,
  },
  "passport_session.outcome": {
    about:
      "On completion: `issued` (a new passport), `version` (a new version) or `unchanged` (all was published already).",
    sample: null,
  },
  "passport_session.items_created": {
    about: "On completion: how many items were created.",
    sample: null,
  },
  "passport_session.success_url": {
    about: "Where the person goes on completion.",
    sample: "https://erp.nortada.example/passports/done?session={SESSION_ID}",
  },
  "passport_session.cancel_url": {
    about: "Where the person goes who leaves without completing.",
    sample: "https://erp.nortada.example/passports",
  },
  "passport_session.metadata": { about: "The pairs that you sent.", sample: { order: "2026-0815" } },
  "passport_session.expires": { about: "Unix time of expiry.", sample: 1795219200 },

  "portal_session.id": { about: "Identifier of the session.", sample: PORTAL },
  "portal_session.product": { about: "Id of the product that it opens.", sample: PRODUCT },
  "portal_session.origin": {
    about: "Origin of the pages that may hold the component, as browsers write it.",
    sample: "https://erp.nortada.example",
  },
  "portal_session.allow_upload": { about: "Whether documents can be uploaded.", sample: true },
  "portal_session.client_secret": {
    about: "Opens the session in a browser. Shown in this answer only.",
    sample: `ps_${PORTAL}_secret_Zr5Kq8Wb2Xn7Tc4Vm9Ly1Hd6Pf3Js0Ga5Ue8Qi2Ro7N`,
  },
  "portal_session.url": { about: "Address of the component.", sample: `{site}/embed/${PORTAL}` },
  "portal_session.expires": { about: "Unix time of expiry, 60 minutes on.", sample: 1795136400 },

  "event.id": {
    about:
      "Identifier of the event. A webhook may bring one event more than once: ignore ids that you handled.",
    sample: "01KAG2B4D6F8H0K2N4Q6S8V0X2",
  },
  "event.created": { about: "Unix time of the change.", sample: 1795132830 },
  "event.type": { about: "What happened.", sample: "batch.updated" },
  "event.api_version": { about: "Version of the API whose shapes `data.object` has." },
  "event.data": { about: "What the event tells of." },
  "event.data.object": {
    about: "The object concerned, as the API returned it at that moment.",
    sample: {
      id: BATCH,
      object: "batch",
      livemode: true,
      created: 1795132800,
      updated: 1795132830,
      product: PRODUCT,
      batch_number: "L-2026-11",
    },
  },

  "item.id": { about: "Identifier of the item.", sample: ITEM },
  "item.uid": { about: "The last part of `/i/{uid}`.", sample: ITEM_UID },
  "item.serial": { about: "Serial number, unique in its product.", sample: "A-000001" },
  "item.status": { about: "A voided item stays voided; its page says so first." },
  "item.url": {
    about: "Permanent public address: write this into QR Code and NFC tag.",
    sample: "{site}/01/05601234567892/21/A-000001",
  },
  "item.gs1_key": {
    about: "GS1 Digital Link path; `null` without a GTIN and in test mode.",
    sample: "/01/05601234567892/21/A-000001",
  },
  "item.nfc": { about: "`url` for NFC tags." },
  "item.nfc.ndef_hex": {
    about: "NDEF message with one URI record, hexadecimal.",
    sample: "d10126550469642e6e6f72746164612e6578616d706c652f30312f3035…",
  },
  "item.nfc.ntag_tlv_hex": {
    about: "The same in the TLV block of NTAG tags.",
    sample: "032ad10126550469642e6e6f72746164612e6578616d706c652f30312f3035…fe",
  },
  "item.qr": { about: "Addresses of the QR Code of `url`." },
  "item.qr.svg": { about: "As a drawing.", sample: `{site}/i/${ITEM_UID}/qr.svg` },
  "item.qr.png": { about: "As pixels.", sample: `{site}/i/${ITEM_UID}/qr.png` },
  "item.passport": { about: "Id of the passport that it stands under.", sample: PASSPORT },
  "item.product": { about: "Id of the product.", sample: PRODUCT },
  "item.run": { about: "Id of the run that it was made in.", sample: RUN },
  "item.voided_at": { about: "Unix time at which it was voided.", sample: null },
  "item.void_reason": { about: "The reason that readers see.", sample: null },
  "item.nfc_uid": {
    about: "UID of the NFC tag on the piece, in small letters; `null` until one is bound.",
    sample: null,
  },

  "serial_block.id": { about: "Identifier of the block.", sample: BLOCK },
  "serial_block.status": {
    about: "`used`: every serial became an item. `released`: the unused ones were given back.",
  },
  "serial_block.passport": { about: "Id of the passport; `null` for blank labels.", sample: PASSPORT },
  "serial_block.product": { about: "Id of the product; `null` for blank labels.", sample: PRODUCT },
  "serial_block.mode": { about: "How the serials were made." },
  "serial_block.quantity": { about: "How many were reserved.", sample: 500 },
  "serial_block.unused": { about: "How many wait to become items.", sample: 450 },
  "serial_block.first_serial": { about: "The first serial reserved.", sample: "000413" },
  "serial_block.last_serial": { about: "The last serial reserved.", sample: "000912" },
  "serial_block.address_form": {
    about: "The address of each item, with `{serial}` or `{uid}` in the place of its own.",
    sample: "{site}/01/05601234567892/21/{serial}",
  },
  "serial_block.codes_url": {
    about: "Path of the unused serials with their addresses.",
    sample: `/api/v1/serial_blocks/${BLOCK}/codes`,
  },
  "serial_block.holder": { about: "Who keeps it.", sample: "Line 2" },
  "serial_block.held": {
    about: "Its holder prints from it where this server is out of reach.",
    sample: true,
  },
  "serial_block.released_at": { about: "Unix time at which it was given back.", sample: null },

  "serial_block_codes.id": { about: "Identifier of the block.", sample: BLOCK },
  "serial_block_codes.codes": {
    about: "Those that wait to become items.",
    sample: [{ serial: "000413", uid: ITEM_UID, url: "https://id.example.com/01/05601234567892/21/000413" }],
  },
  "serial_block_codes.codes.serial": { about: "The serial.", sample: "000413" },
  "serial_block_codes.codes.uid": { about: "The uid that its item will have.", sample: ITEM_UID },
  "serial_block_codes.codes.url": {
    about: "The address that its item will have.",
    sample: "{site}/01/05601234567892/21/000413",
  },

  "label.id": { about: "Identifier of the label.", sample: ITEM },
  "label.uid": { about: "The last part of `/i/{uid}`.", sample: ITEM_UID },
  "label.serial": { about: "The serial that its item has or will have.", sample: "7K2MPX9Q4D" },
  "label.status": { about: "`in_use`: it is on a piece. `void`: it was spoiled or given back." },
  "label.url": { about: "The address printed on it.", sample: `{site}/i/${ITEM_UID}` },
  "label.block": { about: "Id of its block, until it is on a piece.", sample: BLOCK },
  "label.item": { about: "Id of the item that it became.", sample: null },

  "label_template.id": { about: "Identifier of the template.", sample: "01KAG0D5F8H1K4N7Q0S3V6Y9Z2" },
  "label_template.name": { about: "What people call it.", sample: "Our roll" },
  "label_template.template": {
    about: "What stands on the label, in the language that `carnet labels` takes too.",
    sample: {
      name: "Our roll",
      size: { width: 50, height: 30 },
      elements: [{ type: "code", x: 1, y: 3, size: 24 }],
    },
  },
  "label_template.updated": { about: "Unix time of the last change.", sample: 1795132800 },

  "label_logo.id": { about: "Identifier of the account.", sample: "01KAG0A1B2C3D4E5F6G7H8J9K0" },
  "label_logo.png": { about: "A PNG in base64; `null` where there is no logo.", sample: null },

  "code_records_taken.recorded": { about: "How many entries were new.", sample: 1 },
  "code_records_taken.known": { about: "How many were here already.", sample: 0 },

  "code_record.id": { about: "Identifier of the entry.", sample: "01KAG0F1B4D7G0J3M6P9S2V5X8" },
  "code_record.reference": { about: "What its maker calls it.", sample: "line-2-000413-1" },
  "code_record.passport": { about: "Id of the passport; `null` for a blank label.", sample: PASSPORT },
  "code_record.label": { about: "The uid of a label that was printed blank.", sample: null },
  "code_record.serial": { about: "Serial of the piece.", sample: "000413" },
  "code_record.action": { about: "What happened to its code." },
  "code_record.happened": { about: "Unix time, by the clock on the spot.", sample: 1795132800 },
  "code_record.person": { about: "Who did it.", sample: "Marta Lopes" },
  "code_record.reason": { about: "Why it was done again, or what went wrong.", sample: null },
  "code_record.tag_uid": { about: "UID of the NFC tag.", sample: null },
  "code_record.recorded_by": {
    about: "The device, key or member that recorded it.",
    sample: { kind: "device", id: "01KAG0A4C7E0G3J6M9P2S5V8X1", name: "Line 2" },
  },
  "code_record.recorded_by.kind": { about: "What it is, such as `device` or `api_key`.", sample: "device" },
  "code_record.recorded_by.name": { about: "Its name.", sample: "Line 2" },

  "item_run.id": { about: "Identifier of the run.", sample: RUN },
  "item_run.passport": { about: "Id of the passport.", sample: PASSPORT },
  "item_run.created_count": { about: "How many items were made.", sample: 250 },
  "item_run.first_serial": { about: "Serial of the first item.", sample: "A-000001" },
  "item_run.last_serial": { about: "Serial of the last item.", sample: "A-000250" },
  "item_run.items_url": {
    about: "Path of the list of exactly these items.",
    sample: `/api/v1/passports/${PASSPORT}/items?run=${RUN}`,
  },

  "data_request.id": { about: "Identifier of the request.", sample: DATA_REQUEST },
  "data_request.product": { about: "Id of the product that the answers are for.", sample: PRODUCT },
  "data_request.supplier": { about: "Who was asked." },
  "data_request.supplier.name": { about: "The supplier's name.", sample: "Tecelagem do Ave" },
  "data_request.supplier.email": { about: "E-mail address, or `null`.", sample: "ines@ave.example" },
  "data_request.fields": {
    about: "Keys of the fields that were asked for.",
    sample: ["country_weaving", "fibre_composition"],
  },
  "data_request.documents": { about: "Kinds of the documents that were asked for.", sample: ["certificate"] },
  "data_request.message": { about: "What the supplier was told, or `null`.", sample: null },
  "data_request.status": {
    about:
      "`open` until the supplier has sent the answers, then `answered` until somebody has decided on each of them; `accepted` when one at least was accepted.",
    sample: "answered",
  },
  "data_request.answered_at": {
    about: "Unix time at which the answers were sent, or `null`.",
    sample: 1795132860,
  },
  "data_request.expires": { about: "Unix time at which the link ends.", sample: 1796342400 },
  "data_request.answers": {
    about: "What the supplier answered, by key. It is no value of the product before a person accepts it.",
    sample: { country_weaving: "PT", fibre_composition: [{ fibre: "linen", percent: 100 }] },
  },
  "data_request.files": { about: "Ids of the documents that the supplier added.", sample: [DOCUMENT] },
  "lifecycle_event.id": { about: "Identifier of the event.", sample: LIFECYCLE_EVENT },
  "lifecycle_event.item": { about: "Id of the piece; `null` for an event on a passport.", sample: ITEM },
  "lifecycle_event.passport": {
    about: "Id of the passport of a model or batch; `null` for an event on a piece.",
    sample: null,
  },
  "lifecycle_event.type": { about: "What happened." },
  "lifecycle_event.occurred_on": { about: "Day on which it happened, `YYYY-MM-DD`.", sample: "2026-11-19" },
  "lifecycle_event.country": { about: "Two-letter code of ISO 3166-1, or `null`.", sample: "PT" },
  "lifecycle_event.actor_name": {
    about: "Who did it; shown publicly. `null` when it was not told.",
    sample: "Atelier Agulha",
  },
  "lifecycle_event.description": {
    about: "Shown publicly. `null` when there is none.",
    sample: "Seam of the left cuff sewn again, one button replaced.",
  },
  "lifecycle_event.status": {
    about:
      "Public pages show published events only. What partners and consumers record is `pending` until a person approves or rejects it.",
    sample: "published",
  },
  "lifecycle_event.source": {
    about:
      "Who recorded it: `brand` (in the panel), `api`, `third_party` (a partner with a link) or `consumer` (the holder of the piece, on its public page).",
    sample: "api",
  },
  "lifecycle_event.files": { about: "Attachments, never shown publicly.", sample: [] },
  "lifecycle_event.evidence": {
    about: "Whether there are attachments that are not removed: all that public pages tell of them.",
    sample: false,
  },
  "lifecycle_event.voided_at": { about: "Unix time at which it was voided.", sample: null },
  "lifecycle_event.void_reason": { about: "Why it was voided.", sample: null },
  "lifecycle_event.rejected_reason": { about: "Why it was rejected.", sample: null },

  "event_file.id": { about: "Identifier of the attachment.", sample: "01KAG1Z7N2R5V8Y1B4E7H0K3M6" },
  "event_file.event": { about: "Id of the event.", sample: LIFECYCLE_EVENT },
  "event_file.name": {
    about: "Name of the file, without path and characters that cannot be seen.",
    sample: "invoice.pdf",
  },
  "event_file.content_type": { about: "Type by the first bytes of the file.", sample: "application/pdf" },
  "event_file.size": { about: "Bytes.", sample: 48213 },
  "event_file.sha256": {
    about: "SHA-256 of the file, hexadecimal.",
    sample: "9f2c7a60d1b84e53f7c02a9d6e18b5430c7d92fe8a16b3540e7df1c28a95b036",
  },
  "event_file.removed": {
    about: "`true` once a person has removed the file: its content no longer exists.",
    sample: false,
  },

  "template.id": {
    about: "Identifier of the template, the same on every instance.",
    sample: "01KAFT0000TEXT1LE000000001",
  },
  "template.code": { about: "What a product's `template` names.", sample: "textile" },
  "template.name": { about: "Name for people.", sample: "Textile and clothing" },
  "template.default": { about: "Taken when a product names none.", sample: true },
  "template.version": { about: "Version of the template.", sample: 1 },
  "template.description": {
    about: "What the template is for.",
    sample: "Clothing and other textile products.",
  },
  "template.scope_note": { about: "What falls under it and what does not.", sample: null },
  "template.legal_basis": { about: "Rules that the fields come from.", sample: [] },
  "template.groups": { about: "Fields in groups, in the order of forms and pages." },
  "template.groups.key": { about: "Key of the group.", sample: "composition" },
  "template.groups.label": { about: "Heading of the group.", sample: "Composition" },
  "template.groups.help": { about: "Words below the heading." },
  "template.groups.fields": { about: "Fields of the group." },

  "TemplateField.key": { about: "Key in a product's `data`.", sample: "recycled_content" },
  "TemplateField.label": { about: "Label for people.", sample: "Recycled content" },
  "TemplateField.help": { about: "What to fill in.", sample: "Share of recycled fibres by weight." },
  "TemplateField.type": {
    about: "Kind of value. `array` and `composition` are lists of objects with `columns`.",
    sample: "percent",
  },
  "TemplateField.unit": { about: "Unit of a number.", sample: "%" },
  "TemplateField.min": { about: "Least value.", sample: 0 },
  "TemplateField.max": { about: "Greatest value.", sample: 100 },
  "TemplateField.max_length": { about: "Most characters of a text." },
  "TemplateField.options": { about: "Values that an `enum` or `multi_enum` takes." },
  "TemplateField.options.value": { about: "What is sent." },
  "TemplateField.options.label": { about: "What people read." },
  "TemplateField.suggestions": { about: "Usual values; others are allowed." },
  "TemplateField.columns": { about: "Columns of a list of objects." },
  "TemplateField.columns.key": { about: "Key in each object." },
  "TemplateField.columns.label": { about: "Label for people." },
  "TemplateField.columns.type": { about: "Kind of value." },
  "TemplateField.columns.required": { about: "Every object must have it." },
  "TemplateField.columns.unit": { about: "Unit of a number." },
  "TemplateField.columns.options": { about: "Values that it takes." },
  "TemplateField.columns.options.value": { about: "What is sent." },
  "TemplateField.columns.options.label": { about: "What people read." },
  "TemplateField.columns.suggestions": { about: "Usual values; others are allowed." },
  "TemplateField.columns.min": { about: "Least value." },
  "TemplateField.columns.max": { about: "Greatest value." },
  "TemplateField.columns.max_length": { about: "Most characters of a text." },
  "TemplateField.sum": { about: "What the numbers of a composition must add up to." },
  "TemplateField.sum.column": { about: "The column that is added up." },
  "TemplateField.sum.equals": { about: "The sum." },
  "TemplateField.sum.tolerance": { about: "How far off it may be." },
  "TemplateField.sum.group_by": { about: "Each value of this column has a sum of its own." },
  "TemplateField.sum.level": { about: "Whether another sum keeps a passport from being issued." },
  "TemplateField.required": { about: "Must be filled before a passport is issued.", sample: false },
  "TemplateField.recommended": { about: "Good to have.", sample: true },
  "TemplateField.per_batch": { about: "A batch may have a value of its own.", sample: false },
  "TemplateField.visibility": {
    about: "`restricted` fields are committed to in the public content but not shown.",
  },
  "TemplateField.audiences": { about: "Who may ask for a restricted field." },
  "TemplateField.dynamic": { about: "Changes during the product's life." },
  "TemplateField.source": { about: "Where the requirement comes from." },
  "TemplateField.maps_to": { about: "The same field in other vocabularies." },
};
