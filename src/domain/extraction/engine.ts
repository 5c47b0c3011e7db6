/** What reads documents. Another engine takes this place; the road to it and from it stays. */
import type { Json } from "../passports/content.ts";
import type { Box } from "./reading/page.ts";
import { REASONS, type Reason } from "./reasons.ts";

export interface Engine {
  /** Shown with every extraction. */
  name: string;
  /**
   * What a document suggests for the fields of a template, in the order in which it stands there.
   * @throws Unreadable when the document cannot be opened; whatever else it throws is tried again
   */
  extract(source: Source): Promise<Extracted>;
}

export interface Extracted {
  findings: Finding[];
  /** The engine that they come from in the end, where it is another one. */
  engine?: string;
  /** What people should know of how they came about. */
  remark?: string;
}

export interface Source {
  /** The document, piece by piece; to be gone through once. */
  content: AsyncIterable<Uint8Array>;
  contentType: string;
  /** Code of the template of the document's product, else of the default one. */
  template: string;
  /** Kind of document, such as `tech_sheet`. */
  kind: string;
  /** What the document's product is called by; undefined where it has none. */
  product?: { gtin: string | null; reference: string } | undefined;
  /** Whether it is not tried again: what was read before the reader was kept from its work counts then. */
  isLast: boolean;
  /** Ends the work when the server stops. */
  signal: AbortSignal;
}

/** A value that a document suggests for a field. */
export interface Finding {
  /** Key of the template, or `gtin` or `reference`, which every product has. */
  field: string;
  /** In the form that the field takes. */
  value: Json;
  /** 0 to 1. */
  confidence: number;
  /** To the letter as it stands in the document. */
  quotation: string;
  /** From 1; null where the document has no pages. */
  page: number | null;
  /** Where it stands there; null where that is not known. */
  box: Box | null;
}

/** A document cannot be read, for one of a few reasons; the message is for people. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}
