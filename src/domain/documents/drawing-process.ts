/** Has pages drawn by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { ownCommand } from "../../platform/own-command.ts";
import { Failure } from "../failure.ts";

/** The word that starts the executable as a drawer of pages. */
export const DRAWER = "draw-page";

const DRAW_MS = 20_000;
/** Bytes of a drawn page: more than one of this size can need. */
const PAGE_BYTES = 32 * 1024 * 1024;
/** Processes at once; others wait. Each may take 200 MB for a large file. */
const AT_ONCE = 2;

/** Before the picture itself: how many pages the document has, as four bytes, big end first. */
export const COUNT_BYTES = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * A page of a PDF as PNG, and how many pages there are.
 * @throws Failure invalid_value when it cannot be drawn
 */
export async function drawPageApart(
  bytes: Uint8Array,
  page: number,
): Promise<{ pages: number; png: Uint8Array<ArrayBuffer> }> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    const drawer = Bun.spawn(ownCommand(DRAWER, String(page)), {
      stdin: bytes,
      stdout: "pipe",
      stderr: "ignore",
      env: {},
      cwd: "/",
      timeout: DRAW_MS,
      killSignal: "SIGKILL",
      maxBuffer: PAGE_BYTES,
    });
    const answer = new Uint8Array(await new Response(drawer.stdout).arrayBuffer());
    if ((await drawer.exited) !== 0 || answer.length <= COUNT_BYTES) throw cannotDraw(page);
    const pages = new DataView(answer.buffer).getUint32(0);
    return { pages, png: answer.slice(COUNT_BYTES) };
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function cannotDraw(page: number): Failure {
  return new Failure(
    "invalid_value",
    `Page ${page} cannot be drawn: there is no such page, or the file is damaged or protected. Download the file to look at it.`,
    "page",
  );
}
