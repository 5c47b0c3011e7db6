/** The activity log: who did what when. An entry commits with the change it tells of. */
import { insertion, type Transaction } from "../../storage/database.ts";
import type { Json } from "../passports/content.ts";
import { type Actor, type Scope, SYSTEM } from "../scope.ts";

const insertEntry = insertion((t) => t.activity);

/**
 * Writes an entry of the activity log.
 * @param action the thing and what happened to it, such as `passport.issued`
 * @param object id of the object concerned
 * @param details what a reader of the log needs besides; never secrets or contents of files
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
    account_n: scope.company.n,
    dataset_n: scope.dataset,
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
    position: null,
    hash: null,
  });
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
    account_n: 0,
    dataset_n: null,
    entry: JSON.stringify({
      id,
      created: now,
      actor: { kind: actor.kind, id: actor.id, name: actor.name },
      ...(address === undefined ? {} : { address }),
      action,
      details,
    }),
    created: now,
    position: null,
    hash: null,
  });
}
