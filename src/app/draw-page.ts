/** The executable as a drawer of one page: a PDF on standard input, the number of pages and a PNG on standard output. */
import { drawPage } from "../domain/documents/draw-page.ts";
import { COUNT_BYTES, DRAWER, DRAWER_CONFINEMENT } from "../domain/documents/drawing-process.ts";
import { Unreadable } from "../domain/extraction/engine.ts";
import { confineOnce } from "./confined-child.ts";

/** Reads standard input to its end and answers; returns the exit code. */
export async function drawFromStandardInput(argv: readonly string[]): Promise<number> {
  confineOnce([DRAWER, ...argv], DRAWER_CONFINEMENT);
  const bytes = await Bun.stdin.bytes();
  try {
    const { pages, png } = await drawPage(bytes, Number(argv[0]));
    const count = Buffer.alloc(COUNT_BYTES);
    count.writeUInt32BE(pages);
    await Bun.write(Bun.stdout, Buffer.concat([count, png]));
    return 0;
  } catch (fault) {
    if (fault instanceof Unreadable) return 1;
    throw fault;
  }
}
