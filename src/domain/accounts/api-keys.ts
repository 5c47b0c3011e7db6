/** API keys: secret, shown once, kept as a hash only, revoked at once. */
import { isBlank, textFault } from "../../formats/clean-text.ts";
import { randomBase62 } from "../../platform/random.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Database, Queryable, Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { type Actor, type Company, type Scope, SYSTEM, scopeOn, type Tools } from "../scope.ts";
import { companyOf, companyOfDataset, findKey, findKeyByHash, insertApiKey, markRevoked } from "./rows.ts";

/** Letters and digits after the prefix: about 238 bits. */
const SECRET_LENGTH = 40;
const KEY = /^sk_(live|test)_[0-9A-Za-z]{40}$/;
export const KEY_NAME_LENGTH = 80;

interface NewKey {
  id: string;
  key: string;
  mode: "live" | "test";
  name: string;
}

/** Makes a key for the scope's data set; the full value is in the answer and nowhere else. */
export async function createKey(tx: Transaction, scope: Scope, name: string): Promise<NewKey> {
  if (isBlank(name) || textFault(name) || name.length > KEY_NAME_LENGTH)
    throw new Failure(
      "invalid_value",
      `The key's name must be plain text of 1 to ${KEY_NAME_LENGTH} characters.`,
      "name",
    );
  const mode = scope.livemode ? "live" : "test";
  const key = `sk_${mode}_${randomBase62(SECRET_LENGTH)}`;
  const id = scope.ids.next();
  await insertApiKey(tx, {
    id,
    dataset_n: scope.dataset,
    name,
    hash: sha256Hex(key),
    last4: key.slice(-4),
    created: scope.now,
    created_by: scope.actor,
    last_used: null,
    revoked: null,
  });
  await recordActivity(tx, scope, "api_key.created", id, { name, mode });
  return { id, key, mode, name };
}

/**
 * Revokes a key for good; the next request with it is refused.
 * @throws Failure resource_missing
 */
export async function revokeKey(
  tx: Transaction,
  tools: Tools,
  id: string,
): Promise<{ id: string; revoked: number }> {
  const row = await markRevoked(tx, id, tools.now);
  if (row) {
    const { company, livemode } = await companyOfDataset(tx, row.dataset_n);
    await recordActivity(
      tx,
      scopeOn(company, row.dataset_n, livemode, SYSTEM, tools),
      "api_key.revoked",
      id,
      { name: row.name },
    );
    return { id, revoked: tools.now };
  }
  const revoked = (await findKey(tx, id))?.revoked;
  if (!revoked)
    throw new Failure(
      "resource_missing",
      `There is no API key with the id "${id}". "carnet keys list" shows them.`,
      "id",
    );
  return { id, revoked };
}

export interface KeyHolder {
  /** Internal key of the API key. */
  key: number;
  dataset: number;
  livemode: boolean;
  company: Company;
  actor: Actor;
}

export interface Authenticator {
  /** @throws Failure api_key_invalid, api_key_revoked */
  holderOf(key: string): Promise<KeyHolder>;
}

/** Holders remembered at a time. */
const REMEMBERED = 1000;

/**
 * Looks keys up, and remembers them while nothing has been committed to the database since: a revoked key is
 * refused at the next request, whoever revoked it.
 */
export function createAuthenticator(db: Database): Authenticator {
  // Requests that arrive together share one look-up.
  const holders = new Map<string, Promise<KeyHolder>>();
  let version: number | undefined;
  return {
    async holderOf(key) {
      const current = db.version?.();
      if (current === undefined) return authenticateKey(db.reader, key);
      if (current !== version) {
        holders.clear();
        version = current;
      }
      const hash = sha256Hex(key);
      const known = holders.get(hash);
      if (known) return known;
      const holder = authenticateKey(db.reader, key);
      if (holders.size < REMEMBERED) holders.set(hash, holder);
      holder.catch(() => holders.delete(hash));
      return holder;
    },
  };
}

/**
 * Who a key belongs to, looked up by hash: there is nothing to compare, so nothing to time.
 * @throws Failure api_key_invalid, api_key_revoked
 */
async function authenticateKey(db: Queryable, key: string): Promise<KeyHolder> {
  const row = KEY.test(key) ? await findKeyByHash(db, sha256Hex(key)) : undefined;
  if (!row)
    throw new Failure(
      "api_key_invalid",
      'The API key is not valid. Send a key of this instance as "Authorization: Bearer sk_…"; keys are made in the panel or with "carnet keys create".',
    );
  if (row.revoked !== null)
    throw new Failure("api_key_revoked", "This API key was revoked. Use another key, or make a new one.");
  return {
    key: row.n,
    dataset: row.dataset,
    livemode: row.livemode,
    company: companyOf(row.account),
    actor: { kind: "api_key", id: row.id, name: row.name },
  };
}

/**
 * Whether a company's plan and state let a request with a key pass.
 * @throws Failure account_suspended, plan_lacks_api, account_read_only
 */
export function checkStanding(holder: Pick<KeyHolder, "company" | "livemode">, writes: boolean): void {
  const { status, plan } = holder.company;
  // A suspended account hears that first.
  if (status !== "suspended" && holder.livemode && plan !== "pro" && plan !== "enterprise")
    throw new Failure(
      "plan_lacks_api",
      `The plan "${plan}" does not include the API for live data. Use a test key, or a plan with the API (pro or enterprise).`,
    );
  checkStatus(holder.company, writes);
}

/**
 * Whether a company's state lets anybody in.
 * @throws Failure account_suspended, account_read_only
 */
export function checkStatus({ status }: Company, writes: boolean): void {
  if (status === "suspended")
    throw new Failure("account_suspended", "This account is suspended. Ask whoever runs this Carnet.");
  if (writes && status === "read_only")
    throw new Failure(
      "account_read_only",
      "This account is read-only: it can be read but not changed. Ask whoever runs this Carnet.",
    );
}
