/** What a product looks like outside. */
import { z } from "zod";
import { isGtin } from "../../formats/gtin.ts";
import type { Fault } from "../failure.ts";
import { elsewhere } from "../faults.ts";
import { filledText, Id, JsonValue, objectShape, refuse, text } from "../shapes.ts";
import { Completeness } from "../templates/completeness.ts";
import { DEFAULT_TEMPLATE, findTemplate, TEMPLATE_CODES } from "../templates/registry.ts";
import { faultsOfData, SentData } from "../templates/values.ts";

export const NAME_LENGTH = 160;
export const REFERENCE_LENGTH = 80;

const Gtin = z.string().superRefine((value, context) => {
  if (!isGtin(value))
    refuse(
      context,
      "gtin_invalid",
      "must be a GTIN: 8 to 14 digits, the last of which is the right check digit",
    );
});

const Name = filledText(NAME_LENGTH).meta({ description: "Name of the model, at most 160 characters." });
const Reference = filledText(REFERENCE_LENGTH).meta({
  description: "The company's own reference, at most 80 characters, unique. Kept to the letter.",
});
const Data = SentData.meta({
  description:
    "Template keys with their values; only the sent keys change, `null` deletes a value. `GET /templates` lists the keys.",
});

export const NewProduct = z
  .strictObject({
    name: Name,
    reference: Reference,
    gtin: Gtin.nullish().meta({ description: "8 to 14 digits with a valid check digit." }),
    template: z
      .enum(TEMPLATE_CODES as [string, ...string[]])
      .optional()
      .meta({ description: "Code of a field template; `textile` when it is left out." }),
    data: Data.optional(),
  })
  .meta({ id: "NewProduct" })
  .register(elsewhere, { status: "is changed with POST /products/{id}; a new product is active." });
export type NewProduct = z.infer<typeof NewProduct>;

/**
 * The faults of a new product's data where other parts of the body are at fault, so that all are told at once; a
 * body that is whole is checked when the product is created.
 */
export function faultsBesides(body: Record<string, unknown>): Fault[] {
  const template = findTemplate(typeof body.template === "string" ? body.template : DEFAULT_TEMPLATE);
  const data = SentData.safeParse(body.data ?? {});
  return template && data.success ? faultsOfData(template.code, data.data) : [];
}

export const ProductChanges = z
  .strictObject({
    name: Name.optional(),
    reference: Reference.optional(),
    gtin: Gtin.nullish().meta({ description: "`null` clears it." }),
    status: z.enum(["active", "archived"]).optional(),
    data: Data.optional(),
  })
  .meta({ id: "ProductChanges" })
  .register(elsewhere, { template: "is chosen when a product is created, and stays." });
export type ProductChanges = z.infer<typeof ProductChanges>;

export const ProductFilters = z.strictObject({
  status: z.enum(["active", "archived"]).optional(),
  reference: text(REFERENCE_LENGTH).optional(),
  gtin: Gtin.optional(),
});
export type ProductFilters = z.infer<typeof ProductFilters>;

export const Image = z
  .strictObject({ url: z.string(), width: z.int(), height: z.int(), content_type: z.string() })
  .meta({ id: "Image" });

export const Product = objectShape("product", {
  updated: z.int(),
  name: z.string(),
  reference: z.string(),
  gtin: z.string().nullable(),
  template: z.string(),
  status: z.enum(["active", "archived"]),
  data: z.record(z.string(), JsonValue),
  completeness: Completeness,
  uid: z.string(),
  url: z.string(),
  passport: Id.nullable(),
  image: Image.nullable(),
}).meta({ id: "Product" });
export type Product = z.infer<typeof Product>;
