/** Labels on their way out: to a printer, through the browser's dialog, or as a file. */
import { computed, signal } from "@preact/signals";
import { follow, read, send, sendForFile, Unreachable } from "./request.ts";
import type { Code, KioskPrinting, LabelPreview, MadeCodes, PrintingChoice, PrintLine } from "./shapes.ts";
import { shift } from "./shift.ts";

/** How long a file that was handed to the browser stays at its address, in milliseconds. */
const KEPT_MS = 60_000;
/** How long the browser may take to show a file, in milliseconds: one that shows none says so to nobody. */
const SHOWN_MS = 10_000;

/** What there is to choose from, and what this kiosk is set to. */
export const printing = signal<KioskPrinting | undefined>(undefined);
/** What was chosen for the work at hand alone. */
export const forNow = signal<PrintingChoice | undefined>(undefined);
export const choice = computed(() => forNow.value ?? printing.value?.choice);

export async function loadPrinting(): Promise<void> {
  printing.value = await read<KioskPrinting>("/printing");
}

export async function keepPrinting(next: PrintingChoice, supervisor: string | null): Promise<void> {
  printing.value = await send<KioskPrinting>("/printing", { ...next, supervisor });
  forNow.value = undefined;
}

/** The printer did not take all labels; `code` says how far it came. */
export class PrinterRefused extends Error {
  readonly code: "unreachable" | "stopped";
  readonly printer: string;
  constructor(code: PrinterRefused["code"], printer: string, message: string) {
    super(message);
    this.code = code;
    this.printer = printer;
  }
}

/** The first label as it prints, and what the coach says of all. @throws Refusal, Unreachable */
export function lookAt(made: MadeCodes, codes: readonly Code[]): Promise<LabelPreview> {
  return send<LabelPreview>("/printing/preview", bodyOf(made, codes));
}

/**
 * Hands labels over, and says by which way. Whether they are good a person says.
 * @param onProgress told how many labels the printer has taken
 * @throws Refusal, Unreachable, PrinterRefused
 */
export async function printLabels(
  made: MadeCodes,
  codes: readonly Code[],
  onProgress: (done: number, of: number) => void,
  stop: AbortSignal,
): Promise<"printer" | "dialog" | "file"> {
  const { way, printer } = choice.value ?? { way: "dialog", printer: null };
  const body = bodyOf(made, codes);
  if (way === "printer") {
    for await (const line of follow<PrintLine>("/printing/print", body, stop)) {
      if (line.step === "printing") onProgress(line.done, line.of);
      if (line.step === "failed") throw new PrinterRefused(line.code, printer ?? "", line.message);
      if (line.step === "printed") return "printer";
    }
    throw new Unreachable();
  }
  const { blob, name } = await sendForFile("/printing/file", body);
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  // Phones show no PDF by themselves: somebody opens the file, and prints it from there.
  const isShown = way === "dialog" && navigator.pdfViewerEnabled && (await openDialog(address, stop));
  if (!isShown) save(address, name);
  return isShown ? "dialog" : "file";
}

function bodyOf(made: MadeCodes, codes: readonly Code[]): object {
  return {
    job: made.job,
    run: made.id,
    serials: codes.map(({ serial }) => serial),
    choice: choice.value,
    person: shift.value?.person ?? null,
  };
}

/**
 * The browser's own dialog for a PDF, out of a frame that nobody sees; the one before is done with.
 * @returns whether the browser showed the file
 */
async function openDialog(address: string, stop: AbortSignal): Promise<boolean> {
  document.querySelector(".print-frame")?.remove();
  const frame = document.createElement("iframe");
  frame.className = "print-frame";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  const ended = AbortSignal.any([stop, AbortSignal.timeout(SHOWN_MS)]);
  const drawn = new Promise<boolean>((resolve) => {
    frame.addEventListener("load", () => resolve(true), { once: true });
    ended.addEventListener("abort", () => resolve(false), { once: true });
  });
  frame.src = address;
  document.body.append(frame);
  const isShown = await drawn;
  if (isShown) {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  } else frame.remove();
  stop.throwIfAborted();
  return isShown;
}

function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
