/**
 * The serials of a run: own ones, the next of a sequence, or random ones; in each case none that the product has.
 * Runs of a data set follow each other, so what is free here is free until the transaction ends.
 */
import { counted } from "../../formats/counted.ts";
import {
  foldSerial,
  MAX_PREFIX,
  MAX_SERIAL,
  numberAfter,
  randomSerial,
  sequentialSerial,
} from "../../formats/serial.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import { findHolders } from "../serial-blocks/rows.ts";
import {
  findLastNumber,
  findTaken,
  hasTakenWithin,
  listCounters,
  readSerials,
  storeLastNumber,
} from "./serial-rows.ts";
import type { Wanted } from "./shape.ts";

/** Serials looked at in one query, so that none holds up the event loop. */
const SERIALS_PER_QUERY = 500;
/** How many taken serials a refusal names. */
const NAMED = 5;
/** Enough for ten characters but once in many lifetimes, and then it is tried again. */
const OCTETS_PER_SERIAL = 20;

/**
 * @param product internal key
 * @throws Failure serial_taken, serial_too_long, invalid_value
 */
export async function allotSerials(tx: Transaction, product: number, wanted: Wanted): Promise<string[]> {
  if ("serials" in wanted) return takeOwn(tx, product, wanted.serials);
  return wanted.mode === "random" ? drawRandom(tx, product, wanted) : takeNext(tx, product, wanted);
}

async function takeOwn(tx: Transaction, product: number, serials: string[]): Promise<string[]> {
  await refuseTaken(tx, product, serials, (at) => `serials[${at}]`);
  for (const some of inParts(serials)) {
    await advanceCounters(tx, product, some);
    await nextTurn();
  }
  return serials;
}

type Generated = Exclude<Wanted, { serials: string[] }>;

async function takeNext(
  tx: Transaction,
  product: number,
  { quantity, prefix, start }: Generated,
): Promise<string[]> {
  const key = foldSerial(prefix);
  const last = (await findLastNumber(tx, product, key)) ?? (await highestOwnNumber(tx, product, key));
  let first = start ?? last + 1;
  let serials = sequence(prefix, first, quantity);
  if (start !== undefined) await refuseTaken(tx, product, serials, () => "start");
  else
    for (;;) {
      // Another prefix can have led to the same serial: "1" and 000001, no prefix and 1000001.
      const taken = await lastTaken(tx, product, serials);
      if (taken === undefined) break;
      first += taken + 1;
      serials = sequence(prefix, first, quantity);
    }
  await storeLastNumber(tx, product, key, Math.max(last, first + quantity - 1));
  return serials;
}

/** @throws Failure serial_too_long, invalid_value for numbers that cannot be counted exactly */
function sequence(prefix: string, first: number, quantity: number): string[] {
  const highest = Number.MAX_SAFE_INTEGER - quantity;
  if (first > highest)
    throw new Failure(
      "invalid_value",
      `"start" must be at most ${highest} for ${counted(quantity, "item")}.`,
      "start",
    );
  const longest = sequentialSerial(prefix, first + quantity - 1);
  if (longest.length > MAX_SERIAL)
    throw new Failure(
      "serial_too_long",
      `The serials would go up to "${longest}", and a serial has at most ${MAX_SERIAL} characters. Choose a shorter prefix or a lower start.`,
      prefix === "" ? "start" : "prefix",
    );
  return Array.from({ length: quantity }, (_, i) => sequentialSerial(prefix, first + i));
}

async function drawRandom(
  tx: Transaction,
  product: number,
  { quantity, prefix }: Generated,
): Promise<string[]> {
  const drawn = new Map<string, string>();
  while (drawn.size < quantity) {
    const octets = randomOctets((quantity - drawn.size) * OCTETS_PER_SERIAL);
    const fresh: string[] = [];
    for (let at = 0; at < octets.length; at += OCTETS_PER_SERIAL) {
      const serial = randomSerial(prefix, octets.subarray(at, at + OCTETS_PER_SERIAL));
      if (serial !== undefined && !drawn.has(foldSerial(serial))) fresh.push(serial);
    }
    for (const some of inParts(fresh)) {
      const taken = await findTaken(tx, product, some);
      for (const serial of some) if (!taken.has(foldSerial(serial))) drawn.set(foldSerial(serial), serial);
      await nextTurn();
    }
  }
  return [...drawn.values()];
}

/** @throws Failure serial_taken that names the first taken serials, and the blocks that have reserved some */
async function refuseTaken(
  tx: Transaction,
  product: number,
  serials: readonly string[],
  paramOf: (at: number) => string,
): Promise<void> {
  const found: number[] = [];
  const holders = new Map<string, string>();
  for (const [part, some] of inParts(serials).entries()) {
    const taken = await findTaken(tx, product, some);
    if (taken.size > 0) {
      for (const [i, serial] of some.entries())
        if (taken.has(foldSerial(serial))) found.push(part * SERIALS_PER_QUERY + i);
      for (const [serial, block] of await findHolders(tx, product, [...taken])) holders.set(serial, block);
    }
    await nextTurn();
  }
  const [first] = found;
  if (first === undefined) return;
  const named = found.slice(0, NAMED).map((at) => `"${serials[at]}"`);
  const rest = found.length > NAMED ? ` and ${found.length - NAMED} more` : "";
  const blocks = [...new Set(holders.values())].slice(0, NAMED).join(", ");
  const items = "The product has items with these serials";
  const reserved = `reserved by block ${blocks}`;
  const isReserved = blocks !== "";
  const mixed = isReserved ? `${items}, or they are ${reserved}` : items;
  const why = holders.size < found.length ? mixed : `These serials are ${reserved}`;
  const how = isReserved
    ? " What is reserved becomes items with POST /serial_blocks/{id}/items, or is given back with POST /serial_blocks/{id}/release."
    : "";
  throw new Failure(
    "serial_taken",
    `${why}: ${named.join(", ")}${rest}. Upper and lower case count as the same. Nothing was created: leave them out, or choose others.${how}`,
    paramOf(first),
  );
}

/** The place of the last serial of a sequence that the product has. */
async function lastTaken(
  tx: Transaction,
  product: number,
  serials: readonly string[],
): Promise<number | undefined> {
  const first = foldSerial(serials[0] ?? "");
  const end = foldSerial(serials.at(-1) ?? "");
  // Those of one length lie in a row: most often one look shows that nothing is there.
  if (first.length === end.length && !(await hasTakenWithin(tx, product, { first, last: end })))
    return undefined;
  let last: number | undefined;
  for (const [part, some] of inParts(serials).entries()) {
    const taken = await findTaken(tx, product, some);
    const at = taken.size === 0 ? -1 : some.findLastIndex((serial) => taken.has(foldSerial(serial)));
    if (at >= 0) last = part * SERIALS_PER_QUERY + at;
    await nextTurn();
  }
  return last;
}

/** Own serials of the form prefix and digits move the sequences on that a product has under those prefixes. */
async function advanceCounters(tx: Transaction, product: number, serials: readonly string[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const serial of serials.map(foldSerial)) {
    const digits = /[0-9]+$/.exec(serial)?.[0].length ?? 0;
    for (let length = serial.length - digits; length < serial.length && length <= MAX_PREFIX; length++) {
      const prefix = serial.slice(0, length);
      const number = numberAfter(prefix, serial);
      if (number !== undefined) highest.set(prefix, Math.max(number, highest.get(prefix) ?? 0));
    }
  }
  if (highest.size === 0) return;
  for (const { prefix, last } of await listCounters(tx, product, [...highest.keys()])) {
    const number = highest.get(prefix) ?? 0;
    if (number > last) await storeLastNumber(tx, product, prefix, number);
  }
}

/**
 * Where a sequence begins that a prefix has not had: after the highest of the own serials that have its form. Read
 * once for a product and prefix; from then on own serials move its counter on.
 */
async function highestOwnNumber(tx: Transaction, product: number, prefix: string): Promise<number> {
  let highest = 0;
  // "/" stands before the digits in ASCII, ":" after them; neither is in a serial.
  let after = `${prefix}/`;
  for (;;) {
    const { rows, isEnd } = await readSerials(tx, product, { after, before: `${prefix}:` });
    for (const { serial, mode } of rows)
      if (mode === "own") highest = Math.max(highest, numberAfter(prefix, foldSerial(serial)) ?? 0);
    const end = rows.at(-1);
    if (isEnd || !end) return highest;
    after = foldSerial(end.serial);
    await nextTurn();
  }
}

function inParts(serials: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < serials.length; at += SERIALS_PER_QUERY)
    parts.push(serials.slice(at, at + SERIALS_PER_QUERY));
  return parts;
}
