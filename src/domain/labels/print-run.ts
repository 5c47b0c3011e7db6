import type { Fonts } from "../../formats/labels/marks.ts";
import { type PrinterAddress, PrinterError, sendToPrinter } from "../../platform/label-printer.ts";
import type { Database } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { adviseOnLabels, drawLabels } from "./draw-labels.ts";
import { logoOf } from "./logo.ts";
import { piecesOfRun } from "./pieces.ts";
import type { Printed, PrintRequest } from "./shape.ts";
import { getLabelTemplate } from "./templates.ts";

/**
 * Prints the labels of a run, or of some of its pieces, on a printer that the operator set up, and waits until the
 * printer has taken them.
 * @throws Failure resource_missing, invalid_value (no such printer, labels that would not be read, no answer)
 */
export async function printRun(
  { db, printers, fonts }: { db: Database; printers: ReadonlyMap<string, PrinterAddress>; fonts: Fonts },
  scope: Scope,
  { passport, run }: { passport: string; run: string },
  { template: templateId, printer: name, dpi = 203, serials }: PrintRequest,
): Promise<Printed> {
  const printer = printers.get(name);
  if (!printer)
    throw new Failure(
      "invalid_value",
      `There is no printer "${name.slice(0, 60)}". ${printers.size === 0 ? "The operator has set up none." : `There are: ${[...printers.keys()].join(", ")}.`}`,
      "printer",
    );
  const template = await getLabelTemplate(db.reader, scope, templateId);
  const all = await piecesOfRun(db.reader, scope, passport, run, { withVoided: false });
  const wanted = serials && new Set(serials);
  const pieces = wanted ? all.filter(({ fields }) => wanted.has(fields["serial"] ?? "")) : all;
  if (pieces.length === 0)
    throw new Failure(
      "invalid_value",
      "There are no pieces to print: those of the run are voided.",
      "serials",
    );
  const logo = await logoOf(db.reader, scope);
  const refusal = adviseOnLabels(template, pieces, { fonts, dpi, logo }).find(
    ({ level }) => level === "refusal",
  );
  if (refusal) throw new Failure("invalid_value", refusal.words, `template.${refusal.path}`);
  try {
    await sendToPrinter(printer, drawLabels(template, pieces, { fonts, format: "zpl", dpi, logo }));
  } catch (fault) {
    throw fault instanceof PrinterError ? new Failure("invalid_value", fault.message, "printer") : fault;
  }
  await db.write((tx) =>
    recordActivity(tx, scope, "labels.printed", run, {
      passport,
      printer: name,
      template: template.name,
      labels: pieces.length,
    }),
  );
  return { object: "label_print", printer: name, labels: pieces.length };
}
