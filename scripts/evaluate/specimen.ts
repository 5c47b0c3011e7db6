/** Documents that the project made itself, with what is true about them. */
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

export interface Specimen {
  name: string;
  language: string;
  template: string;
  kind: "tech_sheet" | "invoice" | "certificate" | "test_report" | "declaration" | "other";
  font?: "sans" | "serif" | "mono" | "narrow";
  /** Besides the native one, which is always made. */
  also?: readonly Exclude<Medium, "native">[];
  pages: readonly (readonly Block[])[];
  /** The value of each field that the document tells; of the scored fields, others must not be suggested. */
  truth: Readonly<Record<string, Json>>;
}
