/** The executable as a drawer of one page: a PDF on standard input, the number of pages and a PNG on standard output. */
import { setPriority } from "node:os";
import { drawPage } from "../domain/documents/draw-page.ts";
import { COUNT_BYTES, DRAWER, DRAWER_CONFINEMENT } from "../domain/documents/drawing-process.ts";
import { Unreadable } from "../domain/extraction/engine.ts";
import { startOverConfined } from "../platform/confine.ts";
import { ownCommand } from "../platform/own-command.ts";

/** The server comes first. */
const NICENESS = 19;

/** Says to itself that it runs under its limits already. */
const CONFINED = "confined";

/** Reads standard input to its end and answers; returns the exit code. */
export async function drawFromStandardInput([page = "", state]: readonly string[]): Promise<number> {
  if (state !== CONFINED) {
    setPriority(NICENESS);
    startOverConfined(ownCommand(DRAWER, page, CONFINED), DRAWER_CONFINEMENT);
  }
  const bytes = await Bun.stdin.bytes();
  try {
    const { pages, png } = await drawPage(bytes, Number(page));
    const count = Buffer.alloc(COUNT_BYTES);
    count.writeUInt32BE(pages);
    await Bun.write(Bun.stdout, Buffer.concat([count, png]));
    return 0;
  } catch (fault) {
    if (fault instanceof Unreadable) return 1;
    throw fault;
  }
}
