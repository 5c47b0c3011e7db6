import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Event } from "../../client/types.generated.ts";
import type { Clock } from "../../platform/clock.ts";
import { lowestIdAt } from "../../platform/ids.ts";
import { follow } from "./follow.ts";
import { type Source, Unreachable } from "./source.ts";
import { type Cursor, openCursor } from "./state.ts";

const NOW = 1_795_132_800_000;
let folder: string;
let cursor: Cursor;
let elapsedMs: number;
const clock: Clock = {
  now: () => Math.floor((NOW + elapsedMs) / 1000),
  nowMs: () => NOW + elapsedMs,
  monotonicMs: () => elapsedMs,
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carnet-listen-"));
  cursor = openCursor(folder);
  elapsedMs = 0;
});
afterEach(() => {
  cursor.close();
  rmSync(folder, { recursive: true });
});

const idAt = (ms: number) => lowestIdAt(NOW + ms);
const eventAt = (ms: number) => ({ id: idAt(ms) }) as Event;

/** A source that holds these ids; between two looks of a listener pass this many milliseconds. */
function sourceOf(ids: string[], stepMs: number, page = 100): Source & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    place: "here",
    identify: async () => ({ company: "c", name: "n", livemode: false }),
    newest: async () => ids.toSorted().at(-1),
    async after(from) {
      asked.push(from);
      const later = ids.toSorted().filter((id) => id > from);
      return { events: later.slice(0, page).map((id) => ({ id }) as Event), hasMore: later.length > page };
    },
    pauseMs() {
      elapsedMs += stepMs;
      return 0;
    },
    restMs: () => 0,
  };
}

/** Follows for so many looks, and settles what comes. */
async function run(
  source: Source,
  looks: number,
  onLook: (look: number) => void = () => {},
): Promise<string[]> {
  const stop = new AbortController();
  const found: string[] = [];
  let look = 0;
  const watched: Source = {
    ...source,
    pauseMs() {
      const ms = source.pauseMs();
      onLook(++look);
      if (look >= looks) stop.abort();
      return ms;
    },
  };
  const notices = { lost: () => {}, found: () => {} };
  for await (const { id } of follow(watched, cursor, { clock, stop: stop.signal, notices })) {
    found.push(id);
    cursor.settle(id);
  }
  return found;
}

test("events come in order, each once, over several pages", async () => {
  cursor.restart(idAt(0));
  const ids = Array.from({ length: 25 }, (_, i) => idAt(i * 10));
  expect(await run(sourceOf(ids, 2000, 4), 5)).toEqual(ids.slice(1));
});

test("an event whose transaction ended after that of a later one is not missed", async () => {
  cursor.restart(idAt(-1));
  const ids = [idAt(0), idAt(5000)];
  const late = idAt(2000);
  const found = await run(sourceOf(ids, 2000), 60, (look) => {
    if (look === 20) ids.push(late);
  });
  expect(found).toEqual([idAt(0), idAt(5000), late]);
});

test("looking back ends when nothing happens, and never reaches behind the start", async () => {
  cursor.restart(idAt(-1000));
  const source = sourceOf([idAt(-30_000), idAt(0)], 2000);
  expect(await run(source, 200)).toEqual([idAt(0)]);
  expect(source.asked.filter((from) => from < idAt(-1000))).toEqual([]);
  expect(source.asked.slice(-100)).toEqual(Array(100).fill(idAt(0)));
});

test("a server that does not answer is waited for", async () => {
  cursor.restart(idAt(-1));
  const source = sourceOf([idAt(0)], 1000);
  let failures = 3;
  const after = source.after;
  source.after = async (from) => {
    if (failures-- > 0) throw new Unreachable("gone");
    return after(from);
  };
  expect(await run(source, 10)).toEqual([idAt(0)]);
});

test("a cursor goes on where it stopped, also after a line that was cut off", async () => {
  cursor.restart(idAt(-1));
  for (const ms of [0, 10, 20]) cursor.settle(idAt(ms));
  cursor.close();
  const path = join(folder, "cursor");
  writeFileSync(path, readFileSync(path, "utf8").slice(0, -5));
  cursor = openCursor(folder);
  expect(cursor.at).toBe(idAt(10));
  expect([0, 10, 20].map((ms) => cursor.isSettled(eventAt(ms).id))).toEqual([true, true, false]);
  cursor.settle(idAt(20));
  cursor.close();
  cursor = openCursor(folder);
  expect(cursor.at).toBe(idAt(20));
});

test("a cursor forgets what is long past, and keeps how far it got", () => {
  cursor.restart(idAt(-1));
  for (let i = 0; i < 12_000; i++) cursor.settle(idAt(i * 1000));
  cursor.close();
  const lines = readFileSync(join(folder, "cursor"), "utf8").trimEnd().split("\n");
  expect(lines.length).toBeLessThan(6000);
  cursor = openCursor(folder);
  expect(cursor.at).toBe(idAt(11_999_000));
  expect(() => openCursor(folder)).toThrow(/Another carnet listen/);
});
