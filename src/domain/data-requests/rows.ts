/** All queries of data requests. All but the one by secret take the data set, or a key that was found in it. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";
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
import type { Actor, Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import type { DataRequest } from "./shape.ts";

export const insertRequest = insertion((t) => t.dataRequests);
const insertLinkRow = insertion((t) => t.dataRequestLinks);

interface RequestDecision {
  decision: "accepted" | "rejected";
  actor: Actor;
  at: number;
}

/** Decisions by the key of the answer. */
export type Decisions = { [key: string]: RequestDecision };

export interface RequestRow {
  n: number;
  id: string;
  dataset: number;
  product_n: number;
  supplier_name: string;
  supplier_email: string | null;
  language: string;
  fields: unknown;
  documents: unknown;
  message: string | null;
  answers: unknown;
  files: unknown;
  decisions: unknown;
  created_by: unknown;
  expires: number;
  saved_at: number | null;
  answered_at: number | null;
  accepted_at: number | null;
  declined_at: number | null;
  declined_by: unknown;
  decline_reason: string | null;
  created: number;
  product_id: string;
  product_name: string;
  reference: string;
  template: string;
  image_id: string | null;
}

function columns(t: Tables) {
  const { dataRequests: r, products: p } = t;
  return {
    n: r.n,
    id: r.id,
    dataset: r.dataset_n,
    product_n: r.product_n,
    supplier_name: r.supplier_name,
    supplier_email: r.supplier_email,
    language: r.language,
    fields: r.fields,
    documents: r.documents,
    message: r.message,
    answers: r.answers,
    files: r.files,
    decisions: r.decisions,
    created_by: r.created_by,
    expires: r.expires,
    saved_at: r.saved_at,
    answered_at: r.answered_at,
    accepted_at: r.accepted_at,
    declined_at: r.declined_at,
    declined_by: r.declined_by,
    decline_reason: r.decline_reason,
    created: r.created,
    product_id: p.id,
    product_name: p.name,
    reference: p.reference,
    template: p.template,
    image_id: t.files.id,
  };
}

const selectById = statement<Record<string, unknown>, RequestRow[]>((q, t) => {
  const { dataRequests: r, products: p, files } = t;
  return q
    .select(columns(t))
    .from(r)
    .innerJoin(p, eq(p.n, r.product_n))
    .leftJoin(files, eq(files.n, p.image_file_n))
    .where(and(eq(r.id, value("id")), eq(r.dataset_n, value("dataset"))))
    .limit(fixed(1));
});

/** The request with this id in the data set. */
export async function findRequest(
  db: Queryable,
  { dataset }: Pick<Scope, "dataset">,
  id: string,
): Promise<RequestRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectById(db, { id, dataset });
  return row;
}

const selectBySecret = statement<{ hash: string }, RequestRow[]>((q, t) => {
  const { dataRequests: r, dataRequestLinks: l, products: p, files } = t;
  return q
    .select(columns(t))
    .from(l)
    .innerJoin(r, eq(r.n, l.request_n))
    .innerJoin(p, eq(p.n, r.product_n))
    .leftJoin(files, eq(files.n, p.image_file_n))
    .where(eq(l.secret_hash, value("hash")))
    .limit(fixed(1));
});

/** The request that a link with this hash leads to, of whatever company. */
export async function findRequestBySecretHash(db: Queryable, hash: string): Promise<RequestRow | undefined> {
  const [row] = await selectBySecret(db, { hash });
  return row;
}

const holdRow = holding<{ n: number }>(
  (t) => t.dataRequests,
  (t) => ({ n: t.dataRequests.n }),
);

/** Holds the request until the transaction ends, so that two changes of it follow each other. */
export async function holdRequest(
  tx: Transaction,
  scope: Pick<Scope, "dataset">,
  id: string,
): Promise<RequestRow | undefined> {
  return (await holdRow(tx, scope, id)) && (await findRequest(tx, scope, id));
}

/** What makes a request what it is at the time `now`. */
const STATUS: Record<DataRequest["status"], (t: Tables) => ReturnType<typeof and>> = {
  open: ({ dataRequests: r }) =>
    and(isNull(r.answered_at), isNull(r.declined_at), gt(r.expires, value("now"))),
  answered: ({ dataRequests: r }) =>
    and(isNotNull(r.answered_at), isNull(r.accepted_at), isNull(r.declined_at)),
  accepted: ({ dataRequests: r }) => isNotNull(r.accepted_at),
  declined: ({ dataRequests: r }) => isNotNull(r.declined_at),
  expired: ({ dataRequests: r }) =>
    and(isNull(r.answered_at), isNull(r.declined_at), lte(r.expires, value("now"))),
};

const selectPage = listing(
  ["open", "answered", "accepted", "declined", "expired", "product"],
  (given, rows) =>
    statement<Record<string, unknown>, RequestRow[]>((q, t) => {
      const { dataRequests: r, products: p, files } = t;
      return q
        .select(columns(t))
        .from(r)
        .innerJoin(p, eq(p.n, r.product_n))
        .leftJoin(files, eq(files.n, p.image_file_n))
        .where(
          and(
            eq(r.dataset_n, value("dataset")),
            lt(r.id, value("before")),
            ...given.map((name) =>
              name === "product" ? eq(r.product_n, value("product")) : STATUS[name](t),
            ),
          ),
        )
        .orderBy(desc(r.id))
        .limit(fixed(rows));
    }),
);

/**
 * Requests, newest first.
 * @param product internal key of the product that they are about; undefined: of all
 */
export function listRequests(
  db: Queryable,
  { dataset, now }: Pick<Scope, "dataset" | "now">,
  { status, product }: { status?: DataRequest["status"] | undefined; product?: number | undefined },
  page: PageRequest,
): Promise<Page<RequestRow>> {
  return selectPage(db, { dataset, now, product, ...(status ? { [status]: true } : {}) }, page);
}

/** How many requests of the data set are answered and wait for a review. */
export async function countAnswered(db: Queryable, { dataset }: Pick<Scope, "dataset">): Promise<number> {
  const { dataRequests: r } = db.tables;
  const [row] = await db.q
    .select({ waiting: count() })
    .from(r)
    .where(
      and(eq(r.dataset_n, dataset), isNotNull(r.answered_at), isNull(r.accepted_at), isNull(r.declined_at)),
    );
  return Number(row?.waiting ?? 0);
}

export interface LinkRow {
  request_n: number;
  mailed: boolean;
  created: number;
}

export async function insertLink(tx: Transaction, link: LinkRow & { secret_hash: string }): Promise<void> {
  await insertLinkRow(tx, link);
}

/** The links of some requests that were found, oldest first. */
export async function listLinks(db: Queryable, requests: readonly number[]): Promise<LinkRow[]> {
  if (requests.length === 0) return [];
  const { dataRequestLinks: l } = db.tables;
  return db.q
    .select({ request_n: l.request_n, mailed: l.mailed, created: l.created })
    .from(l)
    .where(inArray(l.request_n, [...requests]))
    .orderBy(asc(l.n));
}

interface RequestUpdate {
  answers?: Data;
  files?: string[];
  decisions?: Decisions;
  expires?: number;
  saved_at?: number;
  answered_at?: number;
  accepted_at?: number;
  declined_at?: number;
  declined_by?: Actor;
  decline_reason?: string | null;
}

/** Changes a request that is held. */
export async function updateRequest(tx: Transaction, n: number, update: RequestUpdate): Promise<void> {
  const { dataRequests: r } = tx.tables;
  await tx.q.update(r).set(update).where(eq(r.n, n));
}

/** Sends the answers of a request that were not sent; false: they were. */
export async function markAnswered(tx: Transaction, n: number, now: number): Promise<boolean> {
  const { dataRequests: r } = tx.tables;
  const marked = await tx.q
    .update(r)
    .set({ answered_at: now })
    .where(and(eq(r.n, n), isNull(r.answered_at), isNull(r.declined_at), gt(r.expires, now)))
    .returning({ n: r.n });
  return marked.length > 0;
}
