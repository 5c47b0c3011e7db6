/**
 * Seals entries into the chain of their company: each entry's hash covers the hash before it, so that a change, a
 * gap or another order shows. Entries are sealed after they commit, in the order in which a reader first sees them.
 */
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { sha256Hex } from "../../platform/sealing.ts";
import {
  execute,
  fixed,
  jsonRows,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";

/** Most entries sealed in one transaction. */
const ENTRIES_PER_SEALING = 500;
const ENTRIES_PER_READ = 1000;

/** What the first entry of a chain is chained to. */
const BEGINNING = "0".repeat(64);

/** Hash of an entry: SHA-256 of the hash before it, a line feed and the entry's exact text. */
function chainHash(previous: string, entry: string): string {
  return sha256Hex(`${previous}\n${entry}`);
}

const selectUnsealed = statement((q, t) =>
  q
    .select({ n: t.activity.n, account: t.activity.account_n, entry: t.activity.entry })
    .from(t.activity)
    .where(isNull(t.activity.position))
    .orderBy(asc(t.activity.n))
    .limit(fixed(ENTRIES_PER_SEALING)),
);

const selectHead = statement((q, t) =>
  q
    .select({ position: t.activity.position, hash: t.activity.hash })
    .from(t.activity)
    .where(and(eq(t.activity.account_n, value("account")), isNotNull(t.activity.position)))
    .orderBy(desc(t.activity.position))
    .limit(fixed(1)),
);

const selectAnyUnsealed = statement((q, t) =>
  q.select({ n: t.activity.n }).from(t.activity).where(isNull(t.activity.position)).limit(fixed(1)),
);

/** Whether entries wait for their seal. */
export async function hasUnsealed(db: Queryable): Promise<boolean> {
  return (await selectAnyUnsealed(db, {})).length > 0;
}

/** Seals the entries that wait, up to a limit; returns how many. */
export async function sealActivity(tx: Transaction): Promise<number> {
  await tx.lock("activity-chain");
  const entries = await selectUnsealed(tx, {});
  const heads = new Map<number, { position: number; hash: string }>();
  const seals: [n: number, position: number, hash: string][] = [];
  for (const { n, account, entry } of entries) {
    const head = heads.get(account) ?? (await headOf(tx, account));
    const next = { position: head.position + 1, hash: chainHash(head.hash, entry) };
    seals.push([n, next.position, next.hash]);
    heads.set(account, next);
  }
  if (seals.length > 0) await storeSeals(tx, seals);
  return entries.length;
}

function storeSeals(
  tx: Transaction,
  seals: readonly [n: number, position: number, hash: string][],
): Promise<void> {
  const { activity } = tx.tables;
  return execute(
    tx,
    sql`update ${activity} set position = cast(v.value ->> 1 as bigint), hash = v.value ->> 2
        from ${jsonRows(tx, seals)} where ${activity.n} = cast(v.value ->> 0 as bigint)`,
  );
}

async function headOf(tx: Transaction, account: number): Promise<{ position: number; hash: string }> {
  const [head] = await selectHead(tx, { account });
  return { position: head?.position ?? 0, hash: head?.hash ?? BEGINNING };
}

export interface ChainReport {
  /** The company's internal key; 0 for the instance. */
  account: number;
  entries: number;
  /** Hash of the newest entry: note it elsewhere, and a cut chain shows too. */
  head: string | null;
  /** The first position that does not hold, and why. */
  fault: { position: number; reason: string } | null;
}

/** Recomputes the chain of a company (0: the instance's) from its first entry. */
export async function verifyChain(db: Queryable, account: number): Promise<ChainReport> {
  const { activity } = db.tables;
  let previous = BEGINNING;
  let position = 0;
  for (;;) {
    const rows = await db.q
      .select({ position: activity.position, hash: activity.hash, entry: activity.entry })
      .from(activity)
      .where(and(eq(activity.account_n, account), gt(activity.position, position)))
      .orderBy(asc(activity.position))
      .limit(ENTRIES_PER_READ);
    for (const row of rows) {
      const expected = position + 1;
      const report = (reason: string): ChainReport => ({
        account,
        entries: position,
        head: previous,
        fault: { position: expected, reason },
      });
      if (row.position !== expected) return report(`entry ${expected} is missing`);
      const hash = chainHash(previous, row.entry);
      if (hash !== row.hash) return report(`entry ${expected} was changed after it was sealed`);
      previous = hash;
      position = expected;
    }
    if (rows.length < ENTRIES_PER_READ)
      return { account, entries: position, head: position === 0 ? null : previous, fault: null };
  }
}
