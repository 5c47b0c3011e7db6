import { decodeTime } from "ulid";
import { UID_BYTES } from "../../formats/crockford.ts";
import { gs1Path } from "../../formats/digital-link.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { claimGs1Key } from "../passports/addresses.ts";
import { presentPassport } from "../passports/present.ts";
import { countItems, findPassport, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { takeAllowance } from "./allowance.ts";
import { idOf } from "./ids.ts";
import { insertItems, insertRun, newestRunMs } from "./rows.ts";
import { allotSerials } from "./serials.ts";
import { type ItemRun, type NewItems, wantedOf } from "./shape.ts";

/** Rows inserted in one statement; between two everything else that waits is let run. */
const ITEMS_PER_INSERT = 500;

/**
 * Makes a run of items under a passport: all of them or, when a serial is taken or a limit reached, none.
 * @throws Failure resource_missing, passport_withdrawn, serial_taken, serial_too_long, plan_limit_reached,
 * test_limit_reached, gs1_key_taken
 */
export async function createItems(
  tx: Transaction,
  scope: Scope,
  passportId: string,
  input: NewItems,
): Promise<ItemRun> {
  const passport = await findPassport(tx, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  if (passport.status === "withdrawn") throw withdrawn();
  const wanted = wantedOf(input);
  const count = "serials" in wanted ? wanted.serials.length : wanted.quantity;

  // Runs of a data set follow each other: serials, the month's count and the order of ids hang on it.
  await tx.lock(`items:${scope.dataset}`);
  await takeAllowance(tx, scope, count);
  const gtin14 = await claimGtin(tx, scope, passport);
  const serials = await allotSerials(tx, passport.product_n, wanted);
  const run = await startRun(tx, scope, passport, {
    mode: "serials" in wanted ? "own" : wanted.mode,
    gtin14,
    items_count: count,
  });
  const uids = ascendingUids(count);
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

  const after = await findPassport(tx, scope, passportId);
  if (!after) throw new Error(`passport ${passportId} is gone`);
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

/**
 * The GTIN that the run's addresses carry. Taking it for the product makes sure that a GTIN and a serial lead to one
 * piece on the whole site.
 * @throws Failure gs1_key_taken
 */
async function claimGtin(tx: Transaction, scope: Scope, passport: PassportRow): Promise<string | null> {
  const { product_gtin14: gtin14, product_n } = passport;
  if (!scope.livemode || gtin14 === null) return null;
  await claimGs1Key(tx, scope, gs1Path({ gtin14 }), { product: product_n, batch: null });
  return gtin14;
}

/** A run whose time no other run of the data set has; a little ahead of the clock when several come at once. */
async function startRun(
  tx: Transaction,
  scope: Scope,
  passport: PassportRow,
  about: { mode: string; gtin14: string | null; items_count: number },
): Promise<{ n: number; id: string; created_ms: number }> {
  const created_ms = Math.max(decodeTime(scope.ids.next()), (await newestRunMs(tx, scope)) + 1);
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

/** Random uids one after the other, each above the one before. */
function ascendingUids(count: number): Uint8Array {
  const octets = Buffer.from(randomOctets(count * UID_BYTES));
  // A text of one character a byte sorts as the bytes do, and much faster than they.
  const uids = Array.from({ length: count }, (_, i) =>
    octets.toString("latin1", i * UID_BYTES, (i + 1) * UID_BYTES),
  );
  return Buffer.from(uids.sort().join(""), "latin1");
}

function withdrawn(): Failure {
  return new Failure(
    "passport_withdrawn",
    "This passport was withdrawn, so it gets no new items. Issue a new passport for the product instead.",
  );
}
