/** What a batch looks like outside. */
import { z } from "zod";
import { isSerial, MAX_SERIAL } from "../../formats/serial.ts";
import { elsewhere } from "../faults.ts";
import { calendarDate, Id, JsonValue, objectShape, refuse } from "../shapes.ts";
import { Completeness } from "../templates/completeness.ts";
import { SentData } from "../templates/values.ts";

/** The most pieces that a batch may have: more than any has, and far from what a number can hold. */
const MAX_QUANTITY = 1_000_000_000;

/** A batch number stands in addresses as a serial does (GS1 AI 10 and 21), and has the same form. */
const BatchNumber = z
  .string()
  .superRefine((value, context) => {
    if (!isSerial(value))
      refuse(
        context,
        "invalid_value",
        `must have 1 to ${MAX_SERIAL} characters: letters A to Z, digits, ".", "_" and "-", and not be "." or ".."`,
      );
  })
  .meta({
    maxLength: MAX_SERIAL,
    description:
      "The company's number of the batch, unique in its product: at most 20 letters, digits, `.`, `_` and `-`. It cannot be changed, since it is part of printed addresses.",
  });

const ProductionDate = calendarDate.nullish().meta({ description: "`YYYY-MM-DD`." });
const Quantity = z
  .int()
  .min(0)
  .max(MAX_QUANTITY)
  .nullish()
  .meta({ description: "Pieces produced, at most 1,000,000,000." });

export const NewBatch = z
  .strictObject({
    batch_number: BatchNumber,
    production_date: ProductionDate,
    quantity: Quantity,
    data: SentData.optional().meta({
      description:
        "Values of the batch's own, over its product's: only keys that the template has `per_batch`. `GET /templates` lists them.",
    }),
  })
  .meta({ id: "NewBatch" });
export type NewBatch = z.infer<typeof NewBatch>;

export const BatchChanges = z
  .strictObject({
    production_date: ProductionDate.meta({ description: "`YYYY-MM-DD`; `null` clears it." }),
    quantity: Quantity.meta({ description: "Pieces produced, at most 1,000,000,000; `null` clears it." }),
    data: SentData.optional().meta({
      description:
        "Values of the batch's own; only the sent keys change, and `null` deletes one, so that the product's value holds again.",
    }),
  })
  .meta({ id: "BatchChanges" })
  .register(elsewhere, { batch_number: "cannot be changed, since it is part of printed addresses." });
export type BatchChanges = z.infer<typeof BatchChanges>;

export const Batch = objectShape("batch", {
  updated: z.int(),
  product: Id,
  batch_number: z.string(),
  production_date: z.string().nullable(),
  quantity: z.int().nullable(),
  data: z.record(z.string(), JsonValue),
  completeness: Completeness,
  uid: z.string(),
  url: z.string(),
  passport: Id.nullable(),
}).meta({ id: "Batch" });
export type Batch = z.infer<typeof Batch>;
