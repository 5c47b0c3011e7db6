/** What a product still needs, from its data as they stand on the screen. */
import { reasonMissing } from "../../../../src/domain/templates/missing.ts";
import type { Field, Json } from "../../data/shapes.ts";
import type { Template } from "../../data/templates.ts";

export interface Needs {
  required: number;
  filled: number;
  missing: Field[];
  /** Wanted and empty; they never hold back a passport. */
  wanted: Field[];
}

export function needsOf(template: Template, valueAt: (key: string) => Json | undefined): Needs {
  const fields = [...template.fields.values()];
  const required = fields.filter((field) => field.required);
  const missing = required.filter((field) => reasonMissing(field, valueAt(field.key)) !== undefined);
  const wanted = fields.filter(
    (field) =>
      field.recommended &&
      !field.required &&
      reasonMissing({ sum: undefined }, valueAt(field.key)) !== undefined,
  );
  return { required: required.length, filled: required.length - missing.length, missing, wanted };
}
