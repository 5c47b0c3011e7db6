import type { Queryable } from "../../storage/database.ts";
import type { PageLanguage } from "../accounts/brand.ts";
import type { Actor, Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import { type Decisions, type LinkRow, listLinks, type RequestRow } from "./rows.ts";
import type { DataRequest, DataRequestSummary } from "./shape.ts";

/** What a request is at a time: it expires by itself, and what was answered expires no longer. */
export function statusOf(
  row: Pick<RequestRow, "accepted_at" | "declined_at" | "answered_at" | "expires">,
  now: number,
): DataRequest["status"] {
  if (row.accepted_at !== null) return "accepted";
  if (row.declined_at !== null) return "declined";
  if (row.answered_at !== null) return "answered";
  return row.expires <= now ? "expired" : "open";
}

/**
 * A row as webhooks carry it. Answers are nobody else's before they were sent; documents are with the product as soon as
 * they are there, since what they say is read meanwhile.
 */
export function presentRequest(
  { livemode, now }: Pick<Scope, "livemode" | "now">,
  row: RequestRow,
): DataRequest {
  return {
    id: row.id,
    object: "data_request",
    livemode,
    created: row.created,
    product: row.product_id,
    supplier: { name: row.supplier_name, email: row.supplier_email },
    fields: row.fields as string[],
    documents: row.documents as DataRequest["documents"],
    message: row.message,
    status: statusOf(row, now),
    answered_at: row.answered_at,
    expires: row.expires,
    answers: row.answered_at === null ? {} : (row.answers as Data),
    files: row.files as string[],
  };
}

/** Rows as the company's own people see them. */
export async function presentSummaries(
  db: Queryable,
  viewer: Pick<Scope, "livemode" | "now">,
  rows: readonly RequestRow[],
): Promise<DataRequestSummary[]> {
  const links = Map.groupBy(
    await listLinks(
      db,
      rows.map(({ n }) => n),
    ),
    ({ request_n }) => request_n,
  );
  return rows.map((row) => summaryOf(viewer, row, links.get(row.n) ?? []));
}

export async function presentSummary(
  db: Queryable,
  viewer: Pick<Scope, "livemode" | "now">,
  row: RequestRow,
): Promise<DataRequestSummary> {
  return summaryOf(viewer, row, await listLinks(db, [row.n]));
}

function summaryOf(
  viewer: Pick<Scope, "livemode" | "now">,
  row: RequestRow,
  links: readonly LinkRow[],
): DataRequestSummary {
  return {
    ...presentRequest(viewer, row),
    about: { name: row.product_name, reference: row.reference, template: row.template },
    language: row.language as PageLanguage,
    created_by: (row.created_by as Actor).name,
    progress: { answered: Object.keys(row.answers as Data).length, saved_at: row.saved_at },
    links: links.map(({ created, mailed }) => ({ at: created, mailed })),
    decisions: Object.fromEntries(
      Object.entries(row.decisions as Decisions).map(([key, { decision, actor, at }]) => [
        key,
        { decision, name: actor.name, at },
      ]),
    ),
    declined: declinedOf(row),
  };
}

function declinedOf({
  declined_at,
  declined_by,
  decline_reason,
}: RequestRow): DataRequestSummary["declined"] {
  if (declined_at === null) return null;
  const { kind, name } = declined_by as Actor;
  return { by: kind === "supplier" ? "supplier" : "company", name, at: declined_at, reason: decline_reason };
}
