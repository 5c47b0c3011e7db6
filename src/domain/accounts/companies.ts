/** Companies: made by the set-up or the operator, changed by the operator. */
import { eq } from "drizzle-orm";
import { codePoints, isBlank, textFault } from "../../formats/clean-text.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { createSigningKey } from "../passports/signing.ts";
import {
  type AccountStatus,
  type Company,
  type Limits,
  type Plan,
  type Scope,
  SYSTEM,
  scopeOn,
  type Tools,
} from "../scope.ts";
import { createKey } from "./api-keys.ts";
import { PLAIN } from "./brand.ts";
import {
  datasetsOf,
  holdCompany,
  insertAccount,
  insertDataset,
  insertHandle,
  updateAccount,
} from "./rows.ts";

export const NAME_LENGTH = 160;
export const HANDLE_LENGTH = 40;
const HANDLE = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Words that addresses of the panel begin with. */
const RESERVED = new Set(["api", "sign-in", "sign-out", "forgotten", "password", "invitation"]);

export interface NewCompany {
  name: string;
  handle: string;
  plan?: Plan | undefined;
}

/**
 * Makes a company with its two data sets, a signing key and an API key for each. A company of one's own instance
 * is `enterprise` without limits: nothing is held back.
 * @throws Failure invalid_value for a name or handle that is not possible or not free
 */
export async function createCompany(
  tx: Transaction,
  tools: Tools,
  input: NewCompany,
): Promise<{ company: Company; live: Scope; test: Scope; liveKey: string; testKey: string }> {
  checkCompanyName(input.name);
  checkHandle(input.handle);
  const row = {
    id: tools.ids.next(),
    name: input.name.trim(),
    handle: input.handle,
    plan: input.plan ?? ("enterprise" as const),
    status: "active" as const,
    limits: {},
    consumer_events: false,
    branding: PLAIN,
    created: tools.now,
  };
  const n = await insertAccount(tx, row);
  if (n === undefined) throw new Error("a company was not stored");
  await claimHandle(tx, n, row.handle);
  const company: Company = { n, ...row };
  const live = await createDataset(tx, tools, company, true);
  const test = await createDataset(tx, tools, company, false);
  await recordActivity(tx, live.scope, "company.created", company.id, {
    name: company.name,
    handle: company.handle,
  });
  return { company, live: live.scope, test: test.scope, liveKey: live.key, testKey: test.key };
}

async function createDataset(
  tx: Transaction,
  tools: Tools,
  company: Company,
  livemode: boolean,
): Promise<{ scope: Scope; key: string }> {
  const dataset = await insertDataset(tx, { account_n: company.n, livemode });
  if (dataset === undefined) throw new Error("a data set was not stored");
  const scope = scopeOn(company, dataset, livemode, SYSTEM, tools);
  await createSigningKey(tx, scope);
  const { key } = await createKey(tx, scope, livemode ? "First live key" : "First test key");
  return { scope, key };
}

/** Those that are given change; `null` takes a limit away. */
type LimitChanges = { [Name in keyof Limits]?: number | null | undefined };

interface CompanyChanges {
  name?: string | undefined;
  handle?: string | undefined;
  plan?: Plan | undefined;
  status?: AccountStatus | undefined;
  limits?: LimitChanges | undefined;
  /** Whether holders of pieces may report events on public pages. */
  consumer_events?: boolean | undefined;
}

/**
 * Changes a company, by default on behalf of whoever runs the machine. A former handle goes on leading to it and stays refused to others.
 * @throws Failure resource_missing, invalid_value
 */
export async function changeCompany(
  tx: Transaction,
  tools: Tools,
  handle: string,
  changes: CompanyChanges,
  by: Pick<Scope, "actor" | "address"> = { actor: SYSTEM, address: null },
): Promise<Company> {
  const company = await holdCompany(tx, handle);
  if (!company)
    throw new Failure(
      "resource_missing",
      `There is no company with the handle "${handle}". "carnet company list" shows them.`,
      "handle",
    );
  if (changes.name !== undefined) checkCompanyName(changes.name);
  if (changes.handle !== undefined && changes.handle !== company.handle) {
    checkHandle(changes.handle);
    await claimHandle(tx, company.n, changes.handle);
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const next: Company = {
    ...company,
    ...Object.fromEntries(given),
    limits: mergeLimits(company.limits, changes.limits ?? {}),
  };
  const { name, plan, status, limits, consumer_events } = next;
  const stored = { name, handle: next.handle, plan, status, limits, consumer_events };
  await updateAccount(tx, company.n, stored);
  const { live } = await datasetsOf(tx, company.n);
  const scope = { ...scopeOn(next, live, true, by.actor, tools), address: by.address };
  await recordActivity(tx, scope, "company.updated", company.id, {
    changed: given.map(([name]) => name),
  });
  tx.afterCommit(() => tools.publicationChanged(null));
  return next;
}

function mergeLimits(before: Limits, changes: LimitChanges): Limits {
  const given = Object.entries(changes).filter(([, limit]) => limit !== undefined);
  const merged = Object.entries({ ...before, ...Object.fromEntries(given) }).filter(
    ([, limit]) => limit !== null,
  );
  return Object.fromEntries(merged) as Limits;
}

async function claimHandle(tx: Transaction, account: number, handle: string): Promise<void> {
  const claimed = await insertHandle(tx, { handle, account_n: account });
  if (claimed !== undefined) return;
  const [holder] = await tx.q.select().from(tx.tables.handles).where(eq(tx.tables.handles.handle, handle));
  if (holder?.account_n !== account)
    throw new Failure(
      "invalid_value",
      `The handle "${handle}" belongs to another company, now or formerly. Choose another.`,
      "handle",
    );
}

/** @throws Failure invalid_value */
export function checkCompanyName(name: string): void {
  const fault = textFault(name);
  if (isBlank(name) || fault || codePoints(name) > NAME_LENGTH)
    throw new Failure(
      "invalid_value",
      `The company's name must be plain text of 1 to ${NAME_LENGTH} characters.`,
      "company",
    );
}

/** @throws Failure invalid_value */
export function checkHandle(handle: string): void {
  if (!HANDLE.test(handle) || handle.length > HANDLE_LENGTH)
    throw new Failure(
      "invalid_value",
      `The handle must be 1 to ${HANDLE_LENGTH} small letters, digits and hyphens, with a letter or digit at both ends, such as "nortada".`,
      "handle",
    );
  if (RESERVED.has(handle))
    throw new Failure(
      "invalid_value",
      `The handle "${handle}" is a word of Carnet's own addresses. Choose another.`,
      "handle",
    );
}
