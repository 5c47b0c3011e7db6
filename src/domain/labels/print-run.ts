import { PrinterError } from "../../platform/label-printer.ts";
import type { Database } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { logoOf } from "./logo.ts";
import { piecesOfRun } from "./pieces.ts";
import { findPrinter, type Printers, printPieces, refuseUnreadable } from "./print-pieces.ts";
import type { Printed, PrintRequest } from "./shape.ts";
import { getLabelTemplate } from "./templates.ts";

/**
 * Prints the labels of a run, or of some of its pieces, on a printer that the operator set up, and waits until the
 * printer has taken them.
 * @throws Failure resource_missing, invalid_value (no such printer, labels that would not be read, no answer)
 */
export async function printRun(
  { db, printers }: { db: Database; printers: Printers },
  scope: Scope,
  { passport, run }: { passport: string; run: string },
  { template: templateId, printer: name, dpi = 203, serials }: PrintRequest,
): Promise<Printed> {
  const printer = findPrinter(printers, name);
  const template = await getLabelTemplate(db.reader, scope, templateId);
  const pieces = await piecesOfRun(db.reader, scope, passport, run, { withVoided: false, serials });
  const work = { template, pieces, logo: await logoOf(db.reader, scope), dpi };
  refuseUnreadable(work);
  try {
    await printPieces(printer, work);
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
