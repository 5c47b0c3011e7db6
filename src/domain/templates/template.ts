/** Field templates as the API shows them. */
import { z } from "zod";
import type { Scope } from "../scope.ts";
import { objectShape } from "../shapes.ts";
import { listTemplates } from "./registry.ts";

const Option = z.strictObject({ value: z.string(), label: z.string() });

const COLUMN_TYPES = [
  "text",
  "long_text",
  "number",
  "integer",
  "percent",
  "boolean",
  "date",
  "enum",
  "multi_enum",
  "multi_text",
  "country",
  "countries",
  "url",
] as const;

const Column = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.enum(COLUMN_TYPES),
  required: z.boolean(),
  unit: z.string().optional(),
  options: z.array(Option).optional(),
  suggestions: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  max_length: z.int().optional(),
});

export const TemplateField = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    help: z.string().optional(),
    type: z.enum([...COLUMN_TYPES, "array", "composition"]),
    unit: z.string().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    max_length: z.int().optional(),
    options: z.array(Option).optional(),
    suggestions: z.array(z.string()).optional(),
    columns: z.array(Column).optional(),
    sum: z
      .strictObject({
        column: z.string(),
        equals: z.number(),
        tolerance: z.number(),
        group_by: z.string().optional(),
        level: z.enum(["warning", "error"]),
      })
      .optional(),
    required: z.boolean(),
    recommended: z.boolean(),
    per_batch: z.boolean(),
    visibility: z.enum(["public", "restricted"]),
    audiences: z.array(z.enum(["authority", "legitimate_interest"])).optional(),
    dynamic: z.boolean().optional(),
    source: z.string().optional(),
    maps_to: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "TemplateField" });

export const Template = objectShape("template", {
  code: z.string(),
  name: z.string(),
  default: z.boolean(),
  version: z.int(),
  description: z.string(),
  scope_note: z.string().nullable(),
  legal_basis: z.array(z.string()),
  groups: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      help: z.string().optional(),
      fields: z.array(TemplateField),
    }),
  ),
}).meta({ id: "Template" });
export type Template = z.infer<typeof Template>;

/** When the templates of this executable were released (2026-11-20, Unix seconds). */
const RELEASED = 1_795_132_800;

/** All templates, newest first. */
export function presentTemplates(scope: Scope): Template[] {
  const newestFirst = listTemplates().toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return newestFirst.map((template) => ({
    id: template.id,
    object: "template",
    livemode: scope.livemode,
    created: RELEASED,
    code: template.code,
    name: template.name,
    default: template.default ?? false,
    version: template.version,
    description: template.description,
    scope_note: template.scope_note ?? null,
    legal_basis: template.legal_basis,
    groups: template.groups as Template["groups"],
  }));
}
