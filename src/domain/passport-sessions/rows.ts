/** All queries of passport sessions. All but the one by secret take the data set, or a key that was found in it. */
import { aliasedTable, and, desc, eq, gt, isNotNull, isNull, lt, lte } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { holding } from "../../storage/holding.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import type { Outcome, PassportSession, SessionFilters } from "./shape.ts";

export const insertSession = insertion((t) => t.passportSessions);

export interface SessionRow {
  n: number;
  id: string;
  dataset: number;
  operator: unknown;
  success_url: string;
  cancel_url: string | null;
  metadata: unknown;
  expires: number;
  secret_sealed: Uint8Array;
  browser_hash: string | null;
  completed_at: number | null;
  outcome: string | null;
  items_created: number | null;
  created: number;
  product_id: string;
  product_name: string;
  product_uid: string;
  reference: string;
  /** The product's newest passport. */
  newest_id: string | null;
  newest_path: string | null;
  newest_status: string | null;
  /** The passport that the session was completed with. */
  made_id: string | null;
  made_path: string | null;
}

function columns(t: Tables) {
  const { passportSessions: s, products } = t;
  const { newest, made } = passportsOf(t);
  return {
    n: s.n,
    id: s.id,
    dataset: s.dataset_n,
    operator: s.operator,
    success_url: s.success_url,
    cancel_url: s.cancel_url,
    metadata: s.metadata,
    expires: s.expires,
    secret_sealed: s.secret_sealed,
    browser_hash: s.browser_hash,
    completed_at: s.completed_at,
    outcome: s.outcome,
    items_created: s.items_created,
    created: s.created,
    product_id: products.id,
    product_name: products.name,
    product_uid: products.uid,
    reference: products.reference,
    newest_id: newest.id,
    newest_path: newest.path,
    newest_status: newest.status,
    made_id: made.id,
    made_path: made.path,
  };
}

function passportsOf(t: Tables) {
  return { newest: aliasedTable(t.passports, "newest"), made: aliasedTable(t.passports, "made") };
}

/** A select of one session with what it is shown with. */
function selecting(condition: (t: Tables) => ReturnType<typeof and>) {
  return statement<Record<string, unknown>, SessionRow[]>((q, t) => {
    const { passportSessions: s, products } = t;
    const { newest, made } = passportsOf(t);
    return q
      .select(columns(t))
      .from(s)
      .innerJoin(products, eq(products.n, s.product_n))
      .leftJoin(newest, eq(newest.n, products.passport_n))
      .leftJoin(made, eq(made.n, s.passport_n))
      .where(condition(t))
      .limit(fixed(1));
  });
}

const selectById = selecting((t) =>
  and(eq(t.passportSessions.id, value("id")), eq(t.passportSessions.dataset_n, value("dataset"))),
);

/** The session with this id in the data set. */
export async function findSession(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  id: string,
): Promise<SessionRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectById(db, { id, dataset: scope.dataset });
  return row;
}

const selectBySecret = selecting((t) => and(eq(t.passportSessions.secret_hash, value("hash"))));

/** The session whose secret has this hash, of whatever company. */
export async function findSessionBySecretHash(db: Queryable, hash: string): Promise<SessionRow | undefined> {
  const [row] = await selectBySecret(db, { hash });
  return row;
}

/** What makes a session open, completed or expired at the time `now`. */
const STATUS: Record<PassportSession["status"], (t: Tables) => ReturnType<typeof and>> = {
  open: ({ passportSessions: s }) => and(isNull(s.completed_at), gt(s.expires, value("now"))),
  completed: ({ passportSessions: s }) => isNotNull(s.completed_at),
  expired: ({ passportSessions: s }) => and(isNull(s.completed_at), lte(s.expires, value("now"))),
};

const selectPage = listing(["open", "completed", "expired", "reference"], (given, rows) =>
  statement<Record<string, unknown>, SessionRow[]>((q, t) => {
    const { passportSessions: s, products } = t;
    const { newest, made } = passportsOf(t);
    return q
      .select(columns(t))
      .from(s)
      .innerJoin(products, eq(products.n, s.product_n))
      .leftJoin(newest, eq(newest.n, products.passport_n))
      .leftJoin(made, eq(made.n, s.passport_n))
      .where(
        and(
          eq(s.dataset_n, value("dataset")),
          lt(s.id, value("before")),
          ...given.map((name) =>
            name === "reference" ? eq(products.reference, value("reference")) : STATUS[name](t),
          ),
        ),
      )
      .orderBy(desc(s.id))
      .limit(fixed(rows));
  }),
);

/** Sessions, newest first. */
export function listSessions(
  db: Queryable,
  { dataset, now }: Pick<Scope, "dataset" | "now">,
  { status, reference }: SessionFilters,
  page: PageRequest,
): Promise<Page<SessionRow>> {
  return selectPage(db, { dataset, now, reference, ...(status ? { [status]: true } : {}) }, page);
}

const selectForChange = holding<{ serials: unknown }>(
  (t) => t.passportSessions,
  (t) => ({ serials: t.passportSessions.serials }),
);

/** Holds the session until the transaction ends, so that it is completed once. */
export async function holdSession(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<{ session: SessionRow; serials: string[] } | undefined> {
  const held = await selectForChange(tx, scope, id);
  const session = held && (await findSession(tx, scope, id));
  return session && { session, serials: held.serials as string[] };
}

const selectSerials = statement((q, t) =>
  q
    .select({ serials: t.passportSessions.serials })
    .from(t.passportSessions)
    .where(eq(t.passportSessions.n, value("n")))
    .limit(fixed(1)),
);

/** The serials of a session that was found. */
export async function findSerials(db: Queryable, n: number): Promise<string[]> {
  const [row] = await selectSerials(db, { n });
  return (row?.serials ?? []) as string[];
}

/** Gives the session to a browser unless one has it; false: it has one. */
export async function setBrowser(tx: Transaction, n: number, hash: string): Promise<boolean> {
  const { passportSessions: s } = tx.tables;
  const bound = await tx.q
    .update(s)
    .set({ browser_hash: hash })
    .where(and(eq(s.n, n), isNull(s.browser_hash)))
    .returning({ n: s.n });
  return bound.length > 0;
}

/** Ends a session that was not completed. */
export async function setExpired(tx: Transaction, n: number, now: number): Promise<void> {
  const { passportSessions: s } = tx.tables;
  await tx.q.update(s).set({ expires: now }).where(eq(s.n, n));
}

export interface Completion {
  completed_at: number;
  outcome: Outcome;
  passport_n: number;
  items_created: number;
}

export async function setCompleted(tx: Transaction, n: number, completion: Completion): Promise<void> {
  const { passportSessions: s } = tx.tables;
  await tx.q.update(s).set(completion).where(eq(s.n, n));
}
