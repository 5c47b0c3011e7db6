import { UID_BYTES } from "../../formats/crockford.ts";
import { timeOfId } from "../../platform/ids.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure } from "../failure.ts";
import { presentPassport } from "../passports/present.ts";
import { countItems, findPassport, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { idOf } from "./ids.ts";
import { insertItems } from "./rows.ts";
import { insertRun, newestRunMs } from "./run-rows.ts";
import type { ItemRun } from "./shape.ts";

/** Rows inserted in one statement; between two everything else that waits is let run. */
const ITEMS_PER_INSERT = 500;

/** What the items of a run are told apart by, and how their addresses are made. */
interface RunContent {
  serials: readonly string[];
  /** 10 bytes an item, ascending. */
  uids: Uint8Array;
  mode: string;
  gtin14: string | null;
  /** Internal key of the block that the serials were reserved in. */
  block: number | null;
}

/**
 * Stores a run of items whose serials are free, with its event and its entry in the activity log. Call it with the
 * lock of the data set's items held.
 * @throws Failure passport_withdrawn
 */
export async function registerItems(
  tx: Transaction,
  scope: Scope,
  passport: PassportRow,
  { serials, uids, mode, gtin14, block }: RunContent,
): Promise<ItemRun> {
  const count = serials.length;
  const run = await startRun(tx, scope, passport, { mode, gtin14, items_count: count, block_n: block });
  for (let at = 0; at < count; at += ITEMS_PER_INSERT) {
    const end = Math.min(at + ITEMS_PER_INSERT, count);
    const some = serials.slice(at, end);
    await insertItems(
      tx,
      { n: run.n, product: passport.product_n },
      some,
      uids.subarray(at * UID_BYTES, end * UID_BYTES),
    );
    await nextTurn();
  }
  if (!(await countItems(tx, passport.n, count))) throw withdrawn();
  // The page of a passport without pieces says other things than that of one with some.
  if (passport.items_count === 0) tx.afterCommit(() => scope.publicationChanged(passport.uid));

  const after = await findPassport(tx, scope, passport.id);
  if (!after) throw new Error(`passport ${passport.id} is gone`);
  const made: ItemRun = {
    id: run.id,
    object: "item_run",
    livemode: scope.livemode,
    created: Math.floor(run.created_ms / 1000),
    passport: passport.id,
    created_count: count,
    first_serial: serials[0] ?? "",
    last_serial: serials.at(-1) ?? "",
    items_url: `/api/v1/passports/${passport.id}/items?run=${run.id}`,
  };
  const presented = await presentPassport(tx, scope, after);
  await emit(tx, scope, "passport.items_created", presented);
  await recordActivity(tx, scope, "passport.items_created", passport.id, {
    run: run.id,
    count,
    first_serial: made.first_serial,
    last_serial: made.last_serial,
    product: presented.product,
  });
  return made;
}

/** A run whose time no other run of the data set has; a little ahead of the clock when several come at once. */
async function startRun(
  tx: Transaction,
  scope: Scope,
  passport: PassportRow,
  about: { mode: string; gtin14: string | null; items_count: number; block_n: number | null },
): Promise<{ n: number; id: string; created_ms: number }> {
  const created_ms = Math.max(timeOfId(scope.ids.next()), (await newestRunMs(tx, scope)) + 1);
  const id = idOf(created_ms, randomOctets(UID_BYTES));
  const n = await insertRun(tx, {
    id,
    created_ms,
    dataset_n: scope.dataset,
    product_n: passport.product_n,
    passport_n: passport.n,
    ...about,
  });
  if (n === undefined) throw new Error("a run of items was not stored");
  return { n, id, created_ms };
}

/** @param param what names the passport in the request, where that is not its path */
export function withdrawn(param?: string): Failure {
  return new Failure(
    "passport_withdrawn",
    "This passport was withdrawn, so it gets no new items. Issue a new passport for the product instead.",
    param,
  );
}
