/** What a passport session looks like outside. */
import { z } from "zod";
import { codePoints, textFault } from "../../formats/clean-text.ts";
import { readReturnAddress } from "../../formats/return-address.ts";
import { OwnSerials } from "../items/own-serials.ts";
import { NAME_LENGTH, REFERENCE_LENGTH } from "../products/shape.ts";
import { Email, filledText, Id, objectShape, refuse, text } from "../shapes.ts";
import { SentData } from "../templates/values.ts";

/** What a session says of a product that it makes. */
export const SessionProduct = z.strictObject({
  name: filledText(NAME_LENGTH).nullish(),
  data: SentData.nullish(),
});

const OPERATOR_NAME_LENGTH = 160;
export const ADDRESS_LENGTH = 2048;
const METADATA_PAIRS = 20;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

const ReturnAddress = text(ADDRESS_LENGTH).superRefine((value, context) => {
  if (readReturnAddress(value) === undefined)
    refuse(
      context,
      "invalid_value",
      "must be an address that begins with https:// (in test mode also http://localhost), without user name, password and blanks",
    );
});

const Metadata = z.record(z.string(), text(METADATA_VALUE_LENGTH)).superRefine((pairs, context) => {
  const keys = Object.keys(pairs);
  if (keys.length > METADATA_PAIRS)
    refuse(context, "invalid_value", `must have at most ${METADATA_PAIRS} pairs, and has ${keys.length}`);
  const wrong = keys.find((key) => key === "" || codePoints(key) > METADATA_KEY_LENGTH || textFault(key));
  if (wrong !== undefined)
    refuse(
      context,
      "invalid_value",
      `must have keys of 1 to ${METADATA_KEY_LENGTH} characters of plain text, unlike ${JSON.stringify(wrong.slice(0, METADATA_KEY_LENGTH))}`,
    );
});

/** Looked at only where the reference is new, hence no shape here. */
const ofNewProduct = (words: { description: string; [keyword: string]: unknown }) =>
  z.unknown().optional().meta(words);

export const NewPassportSession = z
  .strictObject({
    reference: filledText(REFERENCE_LENGTH).meta({
      description: "Reference of the product. When no product has it, one is created.",
    }),
    name: ofNewProduct({
      type: ["string", "null"],
      description:
        "Name of the new product, at most 160 characters: required when the reference is new, else ignored.",
    }),
    operator: z
      .strictObject({
        name: filledText(OPERATOR_NAME_LENGTH).meta({ description: "At most 160 characters." }),
        email: Email.nullish().meta({ description: "E-mail address." }),
      })
      .meta({ description: "The person who fills the page; your system knows who it is." }),
    data: ofNewProduct({
      type: ["object", "null"],
      additionalProperties: { $ref: "#/$defs/JsonValue" },
      description: "First values of a new product, as in `POST /products`; else ignored.",
    }),
    success_url: ReturnAddress.meta({
      description: "Where the person goes on completion. `{SESSION_ID}` in it becomes the session's id.",
    }),
    cancel_url: ReturnAddress.nullish().meta({
      description: "Where the person goes who leaves without completing.",
    }),
    serials: OwnSerials.nullish().meta({
      description: "Serials of items; on completion those that the product lacks are created.",
    }),
    metadata: Metadata.nullish().meta({
      description:
        "At most 20 pairs of texts: keys of at most 40, values of at most 500 characters. Returned in the session and its webhook.",
    }),
    // Not `z.int()`, which tells of its own largest number: the range is that of the moment, which `createSession` knows.
    expires_at: z
      .number()
      .superRefine((time, context) => {
        if (!Number.isInteger(time)) refuse(context, "invalid_type", "must be a whole number");
      })
      .meta({ type: "integer" })
      .nullish()
      .meta({ description: "Unix time, 30 minutes to 24 hours from now; 24 hours when it is left out." }),
  })
  .meta({ id: "NewPassportSession" });
export type NewPassportSession = z.infer<typeof NewPassportSession>;

export const STATUSES = ["open", "completed", "expired"] as const;

export const SessionFilters = z.strictObject({
  status: z.enum(STATUSES).optional(),
  reference: text(REFERENCE_LENGTH)
    .optional()
    .meta({ description: "Only sessions of the product with this reference." }),
});
export type SessionFilters = z.infer<typeof SessionFilters>;

const OUTCOMES = ["issued", "version", "unchanged"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const Operator = z
  .strictObject({ name: z.string(), email: z.string().optional() })
  .meta({ id: "SessionOperator" });
export type Operator = z.infer<typeof Operator>;

export const PassportSession = objectShape("passport_session", {
  status: z.enum(STATUSES),
  url: z.string().nullable(),
  reference: z.string(),
  operator: Operator,
  public_url: z.string(),
  passport: Id.nullable(),
  passport_url: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  items_created: z.int().nullable(),
  success_url: z.string(),
  cancel_url: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  expires: z.int(),
}).meta({ id: "PassportSession" });
export type PassportSession = z.infer<typeof PassportSession>;
