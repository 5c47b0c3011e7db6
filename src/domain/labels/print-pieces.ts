import type { Dpi } from "../../formats/labels/dots.ts";
import type { Picture } from "../../formats/labels/picture.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import type { LabelTemplate } from "../../formats/labels/template.ts";
import { type PrinterAddress, sendToPrinter } from "../../platform/label-printer.ts";
import { Failure } from "../failure.ts";
import { adviseOnLabels, drawLabels } from "./draw-labels.ts";

/** Labels that are drawn and sent at once; so often it is told how far the printer came. */
const LABELS_AT_ONCE = 10;

/** Printers that the operator set up, by the names that people know. */
export type Printers = ReadonlyMap<string, PrinterAddress>;

/** What is printed. */
export interface LabelWork {
  template: LabelTemplate;
  pieces: readonly Piece[];
  logo: Picture | undefined;
  dpi: Dpi;
}

interface Watched {
  /** Told how many labels the printer has taken. */
  onTaken?: (labels: number) => void;
  /** Ends it between two labels. */
  signal?: AbortSignal;
}

/**
 * Prints labels as ZPL, and returns when the printer has taken them.
 * @throws PrinterError when it cannot be reached, hangs up or stops taking
 */
export async function printPieces(
  printer: PrinterAddress,
  { template, pieces, logo, dpi }: LabelWork,
  { onTaken, signal }: Watched = {},
): Promise<void> {
  async function* parts() {
    for (let at = 0; at < pieces.length; at += LABELS_AT_ONCE) {
      signal?.throwIfAborted();
      const some = pieces.slice(at, at + LABELS_AT_ONCE);
      yield* drawLabels(template, some, { format: "zpl", dpi, logo });
      onTaken?.(at + some.length);
    }
  }
  await sendToPrinter(printer, parts());
}

/** @throws Failure invalid_value */
export function findPrinter(printers: Printers, name: string): PrinterAddress {
  const printer = printers.get(name);
  if (printer) return printer;
  throw new Failure(
    "invalid_value",
    `There is no printer "${name.slice(0, 60)}". ${printers.size === 0 ? "The operator has set up none." : `There are: ${[...printers.keys()].join(", ")}.`}`,
    "printer",
  );
}

/** Labels that would not be read are not printed. @throws Failure invalid_value, with the place in the template */
export function refuseUnreadable({ template, pieces, dpi, logo }: LabelWork): void {
  const refusal = adviseOnLabels(template, pieces, { dpi, logo }).find(({ level }) => level === "refusal");
  if (refusal) throw new Failure("invalid_value", refusal.words, `template.${refusal.path}`);
}
