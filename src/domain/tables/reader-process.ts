/** Has tables read by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { environmentOf } from "../../platform/confine.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { ownCommand } from "../../platform/own-command.ts";
import { type Limits, runWatched } from "../../platform/watched-process.ts";
import { createTurns } from "../turns.ts";
import { REFUSALS, type RefusalReason, type Table, TableHead, TableRefused, type TableRow } from "./table.ts";

/** The word that starts the executable as a reader of tables. */
export const TABLE_READER = "read-table";

const SECOND_MS = 1000;
const LIMITS: Limits = {
  clockMs: 150 * SECOND_MS,
  workMs: 60 * SECOND_MS,
  stepMs: 60 * SECOND_MS,
  memoryBytes: 600 * 1024 * 1024,
  answerBytes: 96 * 1024 * 1024,
};
/** What the reader sets on itself, should nobody watch it. */
export const TABLE_CONFINEMENT = { addressBytes: 8 * 1024 ** 3, cpuSeconds: LIMITS.workMs / SECOND_MS + 5 };
/** Lines that are parsed before others have their turn. */
const LINES_PER_TURN = 500;

const ENDINGS = {
  time: "too_slow",
  step: "too_slow",
  memory: "too_large",
  broken: "broken",
} as const satisfies Record<string, RefusalReason>;

/** Files that wait for their turn, in memory as long: up to 20 MB each. */
const WAITING = 10;
const reading = createTurns(1, WAITING, {
  busy: "Too many files are being read at this moment. Try again in a minute.",
  seconds: 60,
});

/**
 * The table in a file. One is read at a time; a few others wait.
 * @throws TableRefused; Failure rate_limited when too many wait; Error when the reader was kept from its work; the
 * signal's reason when it is aborted
 */
export function readTableApart(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Table> {
  return reading(() => runReader(bytes, signal), signal);
}

async function runReader(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Table> {
  const ending = await runWatched(
    ownCommand(TABLE_READER),
    bytes,
    LIMITS,
    signal,
    environmentOf(TABLE_CONFINEMENT),
  );
  if ("failed" in ending) {
    if (ending.failed === "hindered") throw new Error("the reader of a table was kept from its work");
    throw new TableRefused(ENDINGS[ending.failed], { what: "it cannot be read" });
  }
  return tableOf(ending.answer);
}

/** What strangers' files are opened by is not believed either. */
async function tableOf(answer: Buffer): Promise<Table> {
  const broken = new TableRefused("broken", { what: "it cannot be read" });
  const end = answer.indexOf(0x0a);
  if (end < 0) throw broken;
  const head = TableHead.parse(JSON.parse(answer.toString("utf8", 0, end)));
  if ("refused" in head) {
    if (!Object.hasOwn(REFUSALS, head.refused)) throw broken;
    throw new TableRefused(head.refused as RefusalReason, head.values);
  }
  const rows: TableRow[] = [];
  for (let at = end + 1; at < answer.length; ) {
    const stop = answer.indexOf(0x0a, at);
    if (stop < 0) throw broken;
    const row: unknown = JSON.parse(answer.toString("utf8", at, stop));
    if (!isRow(row)) throw broken;
    rows.push(row);
    at = stop + 1;
    if (rows.length % LINES_PER_TURN === 0) await nextTurn();
  }
  if (rows.length !== head.rows) throw broken;
  return { decimal: head.decimal, headings: head.headings, rows };
}

function isRow(row: unknown): row is TableRow {
  return (
    Array.isArray(row) &&
    row.length === 2 &&
    Number.isSafeInteger(row[0]) &&
    Array.isArray(row[1]) &&
    row[1].every((cell) => typeof cell === "string")
  );
}
