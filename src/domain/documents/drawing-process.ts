/** Has pages drawn by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { environmentOf } from "../../platform/confine.ts";
import { ownCommand } from "../../platform/own-command.ts";
import { type Limits, runWatched } from "../../platform/watched-process.ts";
import { Failure } from "../failure.ts";
import { createTurns } from "../turns.ts";

/** The word that starts the executable as a drawer of pages. */
export const DRAWER = "draw-page";

const SECOND_MS = 1000;
const DRAWER_LIMITS: Limits = {
  clockMs: 60 * SECOND_MS,
  workMs: 20 * SECOND_MS,
  stepMs: 20 * SECOND_MS,
  memoryBytes: 400 * 1024 * 1024,
  // More than a page of this size can need.
  answerBytes: 32 * 1024 * 1024,
};
/** What the drawer sets on itself, should nobody watch it. */
export const DRAWER_CONFINEMENT = {
  addressBytes: 4 * 1024 ** 3,
  cpuSeconds: DRAWER_LIMITS.workMs / SECOND_MS + 5,
};
/** Processes at once, and pages that may wait for one, of which nothing is in memory yet. */
const AT_ONCE = 2;
const WAITING = 20;
const drawing = createTurns(AT_ONCE, WAITING, {
  busy: "Too many pages are being drawn at this moment. Try again in a few seconds.",
  seconds: 5,
});

/** Before the picture itself: how many pages the document has, as four bytes, big end first. */
export const COUNT_BYTES = 4;

/**
 * A page of a PDF as PNG, and how many pages there are.
 * @param open called when it is its turn
 * @throws Failure invalid_value when it cannot be drawn, rate_limited when too many wait; the signal's reason when it is
 * aborted
 */
export function drawPageApart(
  open: () => Promise<AsyncIterable<Uint8Array>>,
  page: number,
  signal: AbortSignal,
): Promise<{ pages: number; png: Uint8Array<ArrayBuffer> }> {
  return drawing(async () => {
    const ending = await runWatched(
      ownCommand(DRAWER, String(page)),
      await open(),
      DRAWER_LIMITS,
      signal,
      environmentOf(DRAWER_CONFINEMENT),
    );
    if ("failed" in ending || ending.answer.length <= COUNT_BYTES) throw cannotDraw(page);
    const { answer } = ending;
    return { pages: answer.readUInt32BE(0), png: new Uint8Array(answer.subarray(COUNT_BYTES)) };
  }, signal);
}

function cannotDraw(page: number): Failure {
  return new Failure(
    "invalid_value",
    `Page ${page} cannot be drawn: there is no such page, or the file is damaged or protected. Download the file to look at it.`,
    "page",
  );
}
