/** What a passport looks like in the API. */
import { z } from "zod";
import { ActorShape, filledText, Id, JsonValue, objectShape } from "../shapes.ts";
import { CONTENT_SCHEMA } from "./content.ts";

export const CHANGE_NOTE_LENGTH = 500;
export const REASON_LENGTH = 300;

export const NewPassport = z
  .strictObject({
    product: Id.meta({ description: "Id of the product." }),
    batch: Id.nullish().meta({ description: "Id of a batch of the product, for a batch passport." }),
  })
  .meta({ id: "NewPassport" });
export type NewPassport = z.infer<typeof NewPassport>;

export const NewVersion = z
  .strictObject({
    change_note: filledText(CHANGE_NOTE_LENGTH).meta({
      description: "What changed, for readers; at most 500 characters.",
    }),
  })
  .meta({ id: "NewVersion" });

export const Withdrawal = z
  .strictObject({
    reason: filledText(REASON_LENGTH).meta({ description: "Why, for readers; at most 300 characters." }),
  })
  .meta({ id: "Withdrawal" });

export const PassportFilters = z.strictObject({
  product: Id.optional(),
  batch: Id.optional(),
  status: z.enum(["issued", "withdrawn"]).optional(),
});
export type PassportFilters = z.infer<typeof PassportFilters>;

export const Content = z
  .strictObject({
    schema: z.literal(CONTENT_SCHEMA),
    passport: Id,
    uid: z.string(),
    livemode: z.boolean(),
    version: z.int().min(1),
    previous: z.string().nullable(),
    issued: z.int(),
    product: z.strictObject({ id: Id, name: z.string(), reference: z.string(), gtin: z.string().nullable() }),
    batch: z
      .strictObject({
        id: Id,
        batch_number: z.string(),
        production_date: z.string().nullable(),
        quantity: z.int().nullable(),
      })
      .nullable(),
    template: z.strictObject({ code: z.string(), version: z.int() }),
    fields: z.record(z.string(), JsonValue),
    company: z.strictObject({ name: z.string(), handle: z.string() }),
    change_note: z.string().nullable(),
    restricted_sha256: z.string(),
  })
  .meta({ id: "PassportContent" });

/** As lists show it: without `content`. */
export const ListedPassport = objectShape("passport", {
  product: Id,
  batch: Id.nullable(),
  uid: z.string(),
  status: z.enum(["issued", "withdrawn"]),
  url: z.string(),
  uid_url: z.string(),
  gs1_key: z.string().nullable(),
  nfc: z.strictObject({ ndef_hex: z.string(), ntag_tlv_hex: z.string() }),
  qr: z.strictObject({ svg: z.string(), png: z.string() }),
  items_count: z.int(),
  version: z.int(),
  versions_url: z.string(),
  published: z.int(),
  content_sha256: z.string(),
  replaces: Id.nullable(),
  withdrawn_at: z.int().nullable(),
  withdraw_reason: z.string().nullable(),
}).meta({ id: "ListedPassport" });
export type ListedPassport = z.infer<typeof ListedPassport>;

/** As a read and every write show it. */
export const Passport = ListedPassport.extend({
  content: Content,
  restricted: z.record(z.string(), JsonValue).optional(),
  restricted_salt: z.string().optional(),
}).meta({ id: "Passport" });
export type Passport = z.infer<typeof Passport>;

export const PassportVersion = objectShape("passport_version", {
  passport: Id,
  version: z.int(),
  published: z.int(),
  change_note: z.string().nullable(),
  actor: ActorShape,
  content_sha256: z.string(),
  signature: z.string(),
  url: z.string(),
  content_url: z.string(),
}).meta({ id: "PassportVersion" });
export type PassportVersion = z.infer<typeof PassportVersion>;
