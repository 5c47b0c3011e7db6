/**
 * What a field template is: groups of typed fields that a company fills for a product.
 * The definitions stand in `definitions/`, one file a template; their words in other languages in `words/`.
 */

export type FieldType =
  | "text"
  | "long_text"
  | "number"
  | "integer"
  | "percent"
  | "boolean"
  | "date"
  | "enum"
  | "multi_enum"
  | "multi_text"
  | "country"
  | "countries"
  | "url"
  | "array"
  | "composition";

export interface Option {
  value: string;
  label: string;
}

/** A column of the rows of an `array` or `composition` field. */
export interface Column {
  key: string;
  label: string;
  type: Exclude<FieldType, "array" | "composition">;
  required: boolean;
  unit?: string;
  options?: Option[];
  suggestions?: string[];
  min?: number;
  max?: number;
  max_length?: number;
}

/** Shares that must add up, over all rows or per group of rows. */
export interface SumRule {
  column: string;
  equals: number;
  tolerance: number;
  group_by?: string;
  level: "warning" | "error";
}

export interface Field {
  key: string;
  label: string;
  help?: string;
  type: FieldType;
  unit?: string;
  min?: number;
  max?: number;
  max_length?: number;
  options?: Option[];
  suggestions?: string[];
  columns?: Column[];
  sum?: SumRule;
  /** Must be filled before a passport can be issued. */
  required: boolean;
  /** Shown as wanted in forms; never blocks. */
  recommended: boolean;
  /** A batch may have its own value, which overrides the product's in the batch's passport. */
  per_batch: boolean;
  visibility: "public" | "restricted";
  /** Who may see a restricted field: a set, not a ladder (Regulation (EU) 2023/1542 Article 77(2)). */
  audiences?: ("authority" | "legitimate_interest")[];
  /** The value changes during the life of a single piece. */
  dynamic?: boolean;
  /** The law, standard or study that the field comes from. */
  source?: string;
  maps_to?: Partial<Record<"schema_org" | "gs1" | "untp_0_7" | "en_18223", string>>;
}

export interface FieldGroup {
  key: string;
  label: string;
  help?: string;
  fields: Field[];
}

export interface TemplateDefinition {
  /** A fixed ULID: the same on every instance. */
  id: string;
  code: string;
  name: string;
  description: string;
  default?: boolean;
  version: number;
  scope_note?: string;
  legal_basis: string[];
  groups: FieldGroup[];
}
