/** How far a product is from its passport: the required fields that are empty or not whole. */
import { z } from "zod";
import { isKept } from "../../storage/kept-json.ts";
import type { Field } from "./definition.ts";
import { reasonMissing } from "./missing.ts";
import { templateOf } from "./registry.ts";
import type { Data } from "./values.ts";

export const Completeness = z
  .strictObject({
    required: z.int(),
    filled: z.int(),
    missing: z.array(z.string()),
    missing_fields: z.array(z.strictObject({ key: z.string(), label: z.string(), reason: z.string() })),
    complete: z.boolean(),
  })
  .meta({ id: "Completeness" });
export type Completeness = z.infer<typeof Completeness>;

const requiredFields = new Map<string, Field[]>();

/** Of data that cannot change, with the template that it was checked for. */
const known = new WeakMap<Data, { templateCode: string; completeness: Completeness }>();

/** Checks the values of a product (for a batch: with its own values over the product's). Nobody changes what it returns. */
export function completenessOf(templateCode: string, data: Data): Readonly<Completeness> {
  if (!isKept(data)) return check(templateCode, data);
  const before = known.get(data);
  if (before?.templateCode === templateCode) return before.completeness;
  const completeness = check(templateCode, data);
  known.set(data, { templateCode, completeness });
  return completeness;
}

function check(templateCode: string, data: Data): Completeness {
  const required = requiredOf(templateCode);
  const missing_fields: Completeness["missing_fields"] = [];
  for (const field of required) {
    const reason = reasonMissing(field, data[field.key]);
    if (reason) missing_fields.push({ key: field.key, label: field.label, reason });
  }
  return {
    required: required.length,
    filled: required.length - missing_fields.length,
    missing: missing_fields.map(({ key }) => key),
    missing_fields,
    complete: missing_fields.length === 0,
  };
}

function requiredOf(templateCode: string): Field[] {
  let required = requiredFields.get(templateCode);
  if (!required) {
    required = templateOf(templateCode).groups.flatMap((group) =>
      group.fields.filter((field) => field.required),
    );
    requiredFields.set(templateCode, required);
  }
  return required;
}
