/** Documents that the project made itself, with what is true about them. */
import type { Named } from "../../src/domain/extraction/rules/products/listed.ts";
import type { Json } from "../../src/domain/passports/content.ts";

/** How a document comes: from a program, or as a picture of paper. */
export type Medium = "native" | "scan" | "photo" | "fax";

export type Block =
  | { title: string }
  /** White letters on a dark bar. */
  | { bar: string }
  | { text: readonly string[]; size?: number }
  | {
      pairs: readonly (readonly [label: string, value: string])[];
      style?: "colon" | "dots" | "gap" | "stacked";
    }
  | { table: readonly (readonly string[])[]; widths?: readonly number[]; lines?: boolean }
  | { beside: readonly [readonly Block[], readonly Block[]] }
  /** Written in white on white. */
  | { hidden: string };

export interface Paper {
  name: string;
  language: string;
  template: string;
  kind: "tech_sheet" | "invoice" | "certificate" | "test_report" | "declaration" | "other";
  /** The product that it is uploaded for, where it tells of several. */
  product?: Named;
  /** The value of each field that the document tells; of the scored fields, others must not be suggested. */
  truth: Readonly<Record<string, Json>>;
}

/** A paper that the project draws itself. */
export interface Specimen extends Paper {
  font?: "sans" | "serif" | "mono" | "narrow";
  /** Besides the native one, which is always made. */
  also?: readonly Exclude<Medium, "native">[];
  pages: readonly (readonly Block[])[];
}

/** A paper as a file, by whatever program; its truth knows the fields of `FIELDS_OF_PRINTED`, and those that others of its set tell. */
export interface FiledPaper extends Paper {
  /** In the folder `filed`. */
  file: string;
}

/** A page with a layout of its own that a browser prints; its truth knows the fields of `FIELDS_OF_PRINTED` only. */
export interface PrintedPaper extends Paper {
  /** The page, in the folder `printed`. */
  html: string;
}

export const FIELDS_OF_PRINTED: ReadonlySet<string> = new Set([
  "brand",
  "reference",
  "gtin",
  "fibre_composition",
  "recycled_content",
  "country_making",
  "net_weight",
  "certificates",
  "care_washing",
  "care_bleaching",
  "care_drying",
  "care_ironing",
]);
