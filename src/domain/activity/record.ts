/** The activity log: who did what when. An entry commits with the change it tells of. */
import { sql } from "drizzle-orm";
import { statement, type Transaction, value } from "../../storage/database.ts";
import type { Json } from "../passports/content.ts";
import { type Actor, type Scope, SYSTEM } from "../scope.ts";

/** What belongs to a product's history, by the begin of its action; entries of its parts name it. */
const KINDS_OF_HISTORIES = new Set([
  "product",
  "batch",
  "passport",
  "item",
  "document",
  "suggestion",
  "data_request",
  "lifecycle_event",
]);

const insertEntry = statement((q, t) =>
  q.insert(t.activity).values({
    id: value("id") as never,
    account_n: value("account") as never,
    dataset_n: value("dataset") as never,
    entry: value("entry") as never,
    created: value("created") as never,
    product_n: sql`(select n from ${t.products} where dataset_n = ${value("dataset")} and id = ${value("product")})`,
  }),
);

/**
 * Writes an entry of the activity log.
 * @param action the thing and what happened to it, such as `passport.issued`
 * @param object id of the object concerned
 * @param details what a reader of the log needs besides; never secrets or contents of files. The id of a `product` puts the
 *   entry into that product's history, where what happened is something that histories tell.
 */
export async function recordActivity(
  tx: Transaction,
  scope: Scope,
  action: string,
  object: string,
  details: { [key: string]: Json } = {},
): Promise<void> {
  const id = scope.ids.next();
  const { kind, id: actorId, name } = scope.actor;
  await insertEntry(tx, {
    id,
    account: scope.company.n,
    dataset: scope.dataset,
    entry: JSON.stringify({
      id,
      created: scope.now,
      livemode: scope.livemode,
      company: scope.company.id,
      actor: { kind, id: actorId, name },
      address: scope.address,
      action,
      object,
      details,
    }),
    created: scope.now,
    product: productOf(action, object, details),
  });
}

/** Id of the product in whose history an entry stands. */
function productOf(action: string, object: string, { product }: { product?: Json }): string | null {
  const kind = action.slice(0, action.indexOf("."));
  if (kind === "product") return object;
  return typeof product === "string" && KINDS_OF_HISTORIES.has(kind) ? product : null;
}

/** An entry that concerns the instance rather than a company, such as a rotated keyring; by default Carnet's own doing. */
export async function recordInstanceActivity(
  tx: Transaction,
  at: { id: string; now: number; actor?: Actor; address?: string | null },
  action: string,
  details: { [key: string]: Json } = {},
): Promise<void> {
  const { id, now, actor = SYSTEM, address } = at;
  await insertEntry(tx, {
    id,
    account: 0,
    dataset: null,
    entry: JSON.stringify({
      id,
      created: now,
      actor: { kind: actor.kind, id: actor.id, name: actor.name },
      ...(address === undefined ? {} : { address }),
      action,
      details,
    }),
    created: now,
    product: null,
  });
}
