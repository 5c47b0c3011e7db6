/** What a data request looks like outside: a supplier is asked for fields and documents of a product through a link. */
import { z } from "zod";
import { PAGE_LANGUAGES } from "../accounts/brand.ts";
import { KINDS } from "../documents/shape.ts";
import { Email, filledText, Id, JsonValue, objectShape, refuse, text } from "../shapes.ts";
import { SentData } from "../templates/values.ts";

const SUPPLIER_NAME_LENGTH = 160;
export const MESSAGE_LENGTH = 2000;
export const DECLINE_REASON_LENGTH = 500;
/** Most fields that one request asks for: more than a template has. */
const FIELDS = 300;

export const STATUSES = ["open", "answered", "accepted", "declined", "expired"] as const;

const Kind = z.enum(KINDS);

function distinct<T extends z.ZodType>(list: z.ZodArray<T>): z.ZodArray<T> {
  return list.superRefine((values, context) => {
    if (new Set(values).size !== values.length)
      refuse(context, "invalid_value", "must not name the same twice");
  });
}

const Expires = z
  .int()
  .positive()
  .meta({ description: "Unix time at which the link ends: an hour to a year from now." });

export const NewDataRequest = z
  .strictObject({
    product: Id.meta({ description: "Id of the product that the answers are for." }),
    supplier: z.strictObject({
      name: filledText(SUPPLIER_NAME_LENGTH).meta({ description: "Who is asked." }),
      email: Email.nullish().meta({ description: "Where the link is sent when there is a mail server." }),
    }),
    fields: distinct(z.array(z.string()).max(FIELDS))
      .optional()
      .meta({ description: "Keys of the product's template." }),
    documents: distinct(z.array(Kind)).optional().meta({ description: "Kinds of documents." }),
    message: text(MESSAGE_LENGTH).nullish().meta({ description: "Stands first on the supplier's page." }),
    language: z
      .enum(PAGE_LANGUAGES)
      .optional()
      .meta({ description: "That the page and the letters speak; `en` when it is left out." }),
    expires: Expires.optional(),
  })
  .meta({ id: "NewDataRequest" });
export type NewDataRequest = z.infer<typeof NewDataRequest>;

export const DataRequestExtension = z.strictObject({ expires: Expires });

export const DataRequestFilters = z.strictObject({
  status: z.enum(STATUSES).optional(),
  product: Id.optional(),
});
export type DataRequestFilters = z.infer<typeof DataRequestFilters>;

export const Review = z.strictObject({
  /** By key of an answer. */
  decisions: z.record(z.string(), z.enum(["accepted", "rejected"])),
  /** What stood on the product beside each answer that is accepted; null: nothing. */
  known: SentData.optional(),
});
export type Review = z.infer<typeof Review>;

/** As webhooks carry it: no secret is in it. */
export const DataRequest = objectShape("data_request", {
  product: Id,
  supplier: z.strictObject({ name: z.string(), email: z.string().nullable() }),
  fields: z.array(z.string()),
  documents: z.array(Kind),
  message: z.string().nullable(),
  status: z.enum(STATUSES),
  answered_at: z.int().nullable(),
  expires: z.int(),
  answers: z.record(z.string(), JsonValue),
  files: z.array(Id),
}).meta({ id: "DataRequest" });
export type DataRequest = z.infer<typeof DataRequest>;

export const Decision = z.strictObject({
  decision: z.enum(["accepted", "rejected"]),
  name: z.string(),
  at: z.int(),
});

/** With what the company's own people need to follow and review it. */
export const DataRequestSummary = DataRequest.extend({
  about: z.strictObject({ name: z.string(), reference: z.string(), template: z.string() }),
  language: z.enum(PAGE_LANGUAGES),
  created_by: z.string(),
  /** How far the supplier is, as long as it is open: what is written stays the supplier's until it is sent. */
  progress: z.strictObject({ answered: z.int(), saved_at: z.int().nullable() }),
  /** When the link was given out: first when it was made, then with each reminder. */
  links: z.array(z.strictObject({ at: z.int(), mailed: z.boolean() })),
  decisions: z.record(z.string(), Decision),
  declined: z
    .strictObject({
      by: z.enum(["company", "supplier"]),
      name: z.string(),
      at: z.int(),
      reason: z.string().nullable(),
    })
    .nullable(),
}).meta({ id: "DataRequestSummary" });
export type DataRequestSummary = z.infer<typeof DataRequestSummary>;

/** With an address for the supplier: in this answer and nowhere else. */
export const DataRequestWithLink = DataRequestSummary.extend({
  url: z.string(),
  /** The address was sent to the supplier by mail. */
  mailed: z.boolean(),
});
export type DataRequestWithLink = z.infer<typeof DataRequestWithLink>;
