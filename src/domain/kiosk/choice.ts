/** The label and the way out that a kiosk is set to. */
import { Failure } from "../failure.ts";
import type { Printers } from "../labels/print-pieces.ts";
import type { KeptTemplate } from "../labels/shape.ts";
import type { KioskPrinting, PrintingChoice } from "./shape.ts";

const USUAL: PrintingChoice = {
  template: "roll-50x30",
  way: "dialog",
  printer: null,
  format: "pdf",
  dpi: 203,
};

/** What can be chosen from. A label or printer that is gone since it was chosen gives way to the usual one. */
export function presentPrinting(
  templates: readonly KeptTemplate[],
  printers: Printers,
  kept: PrintingChoice | null | undefined,
): KioskPrinting {
  const choice = kept ?? USUAL;
  const template = templates.some(({ id }) => id === choice.template) ? choice.template : USUAL.template;
  const hasPrinter = choice.way !== "printer" || printers.has(choice.printer ?? "");
  return {
    object: "kiosk_printing",
    templates: templates.map(({ id, name, built_in, template: { size } }) => ({
      id,
      name,
      built_in,
      ...size,
    })),
    printers: [...printers.keys()],
    choice: hasPrinter ? { ...choice, template } : { ...choice, template, way: "dialog", printer: null },
  };
}

/** @throws Failure invalid_value for a label or a printer that there is not */
export function checkChoice(
  choice: PrintingChoice,
  templates: readonly KeptTemplate[],
  printers: Printers,
): void {
  if (!templates.some(({ id }) => id === choice.template))
    throw new Failure("invalid_value", "There is no such label. Choose another one.", "template");
  if (choice.way === "printer" && !printers.has(choice.printer ?? ""))
    throw new Failure("invalid_value", "There is no such printer. Choose another one.", "printer");
}
