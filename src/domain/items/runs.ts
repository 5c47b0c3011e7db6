/** Runs of items: what was made by one request, to be printed together. */
import { z } from "zod";
import type { Queryable } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import { findPassport } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";
import { Id, objectShape } from "../shapes.ts";
import { listItemsOfPassport } from "./read.ts";
import { listRuns as listRows } from "./run-rows.ts";
import type { Item } from "./shape.ts";

export const RunSummary = objectShape("run_summary", {
  passport: Id,
  items_count: z.int(),
  mode: z.enum(["own", "sequential", "random"]),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** Runs that are shown of a passport, the newest. */
const SHOWN = 100;
/** Items read at once. */
const PAGE = 100;

/**
 * The newest runs of a passport.
 * @throws Failure resource_missing
 */
export async function listRuns(db: Queryable, scope: Scope, passportId: string): Promise<RunSummary[]> {
  const passport = await findPassport(db, scope, passportId);
  if (!passport) throw missing("passport", passportId);
  const rows = await listRows(db, scope, passport.n, SHOWN);
  return rows.map(({ id, created_ms, items_count, mode }) => ({
    id,
    object: "run_summary",
    livemode: scope.livemode,
    created: Math.floor(created_ms / 1000),
    passport: passportId,
    items_count,
    mode: mode as RunSummary["mode"],
  }));
}

/**
 * All items of a run, in the order in which they were made.
 * @throws Failure resource_missing
 */
export async function listRunItems(
  db: Queryable,
  scope: Scope,
  passport: string,
  run: string,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let startingAfter: string | undefined; ; ) {
    const page = await listItemsOfPassport(db, scope, passport, { run }, { limit: PAGE, startingAfter });
    items.push(...page.data);
    if (!page.hasMore) return items.reverse();
    startingAfter = page.data.at(-1)?.id;
  }
}
