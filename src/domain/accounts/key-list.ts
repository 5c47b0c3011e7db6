/** API keys as people see them: everything but the key itself. */
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { Actor, Scope } from "../scope.ts";
import { ActorShape, objectShape } from "../shapes.ts";
import { createKey } from "./api-keys.ts";
import { findKey, listKeysOf, markRevoked } from "./rows.ts";

export const ApiKey = objectShape("api_key", {
  name: z.string(),
  /** How it begins and ends, by which its owner knows it. */
  hint: z.string(),
  created_by: ActorShape,
  last_used: z.int().nullable(),
  revoked: z.int().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

type KeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** @throws Failure resource_missing when `startingAfter` is no key of the data set */
export async function listApiKeys(
  db: Queryable,
  scope: Scope,
  page: PageRequest,
): Promise<{ data: ApiKey[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined) await getRow(db, scope, page.startingAfter, "starting_after");
  const { rows, hasMore } = await listKeysOf(db, scope.dataset, page);
  return { data: rows.map((row) => presentKey(scope, row)), hasMore };
}

/** Makes a key; `key` is the full value, which is in this answer and nowhere else. @throws Failure invalid_value */
export async function createApiKey(
  tx: Transaction,
  scope: Scope,
  name: string,
): Promise<ApiKey & { key: string }> {
  const { id, key } = await createKey(tx, scope, name);
  return { ...presentKey(scope, await getRow(tx, scope, id)), key };
}

/** Revokes a key for good; the next request with it is refused. @throws Failure resource_missing */
export async function revokeApiKey(tx: Transaction, scope: Scope, id: string): Promise<ApiKey> {
  const row = await getRow(tx, scope, id);
  const revoked = await markRevoked(tx, row.id, scope.now);
  if (revoked) await recordActivity(tx, scope, "api_key.revoked", id, { name: row.name });
  return presentKey(scope, revoked ?? row);
}

async function getRow(db: Queryable, { dataset }: Scope, id: string, param?: string): Promise<KeyRow> {
  const row = isId(id) ? await findKey(db, id) : undefined;
  if (row?.dataset_n !== dataset) throw missing("API key", id, param);
  return row;
}

function presentKey({ livemode }: Scope, row: KeyRow): ApiKey {
  return {
    id: row.id,
    object: "api_key",
    livemode,
    created: row.created,
    name: row.name,
    hint: `sk_${livemode ? "live" : "test"}_…${row.last4}`,
    created_by: row.created_by as Actor,
    last_used: row.last_used,
    revoked: row.revoked,
  };
}
