/** The request log as people read it: what programs asked, newest first. */
import { and, desc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { Id, JsonValue, text } from "../shapes.ts";
import { entryOf } from "./log.ts";

export const RequestFilters = z.strictObject({
  /** The Request-Id of an answer. */
  request_id: Id.optional(),
  method: z.enum(["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE"]).optional(),
  /** `2xx`, `4xx`, `5xx`, or a status such as `409`. */
  status: z
    .string()
    .regex(/^([1-5]xx|[1-5]\d\d)$/, "must be such as 4xx or 409")
    .optional(),
  /** The error code. */
  code: text(80).optional(),
  /** Part of the path. */
  path: text(200).optional(),
  /** Id of the API key. */
  key: Id.optional(),
});
export type RequestFilters = z.infer<typeof RequestFilters>;

export const LoggedRequest = z.strictObject({
  object: z.literal("request"),
  /** The Request-Id. */
  id: Id,
  livemode: z.boolean(),
  created: z.int(),
  method: z.string(),
  /** Without its query. */
  path: z.string(),
  status: z.int(),
  latency_ms: z.number(),
  /** The error code of a refusal. */
  code: z.string().nullable(),
  key: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** IP address that a write came from. */
  address: z.string().nullable(),
  /** Of a write that was refused: the fields of its body, with their kinds in place of what they said. */
  body: JsonValue.nullable(),
});
export type LoggedRequest = z.infer<typeof LoggedRequest>;

/** Pages of the log that are looked through for one page of a list, at most: some 200 000 requests. */
const PAGES_READ = 400;
/** Those of one turn of the event loop: who looks for something rare holds nobody else up. */
const PAGES_AT_ONCE = 4;

/**
 * Requests with keys of the data set. Those without a valid key belong to nobody, and are shown to nobody.
 * @throws Failure resource_missing when `startingAfter` is not in the log
 */
export async function listRequests(
  db: Queryable,
  scope: Scope,
  filters: RequestFilters,
  page: PageRequest,
): Promise<{ data: LoggedRequest[]; hasMore: boolean }> {
  const keys = await keysOf(db, scope);
  const isWanted = matcher(filters, keys);
  const found: RequestEntry[] = [];
  let before: string | undefined = page.startingAfter;
  if (before !== undefined && !isId(before)) throw missing("request", before, "starting_after");
  for await (const entry of newestFirst(db, scope)) {
    if (before !== undefined) {
      if (entry.id === before) before = undefined;
      continue;
    }
    if (!isWanted(entry)) continue;
    found.push(entry);
    if (found.length > page.limit || filters.request_id !== undefined) break;
  }
  if (before !== undefined) throw missing("request", before, "starting_after");
  const data = found.slice(0, page.limit).map((entry) => present(entry, scope, keys));
  return { data, hasMore: found.length > page.limit };
}

async function* newestFirst(db: Queryable, { dataset }: Scope): AsyncGenerator<RequestEntry> {
  const { requestLog: t } = db.tables;
  let below = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < PAGES_READ; read += PAGES_AT_ONCE) {
    const pages = await db.q
      .select({ n: t.n, entries: t.entries })
      .from(t)
      .where(and(eq(t.dataset_n, dataset), lte(t.n, below)))
      .orderBy(desc(t.n))
      .limit(PAGES_AT_ONCE);
    for (const { entries } of pages) yield* (JSON.parse(entries) as Cells[]).reverse().map(entryOf);
    const last = pages.at(-1);
    if (!last || pages.length < PAGES_AT_ONCE) return;
    below = last.n - 1;
    await nextTurn();
  }
}

type Cells = Parameters<typeof entryOf>[0];
type RequestEntry = ReturnType<typeof entryOf>;
type Keys = Map<number, { id: string; name: string }>;

async function keysOf(db: Queryable, { dataset }: Scope): Promise<Keys> {
  const { apiKeys: t } = db.tables;
  const rows = await db.q.select({ n: t.n, id: t.id, name: t.name }).from(t).where(eq(t.dataset_n, dataset));
  return new Map(rows.map(({ n, id, name }) => [n, { id, name }]));
}

function matcher(filters: RequestFilters, keys: Keys): (entry: RequestEntry) => boolean {
  const { request_id, method, status, code, path, key } = filters;
  return (entry) =>
    (request_id === undefined || entry.id === request_id.toUpperCase()) &&
    (method === undefined || entry.method === method) &&
    (status === undefined ||
      (status.endsWith("xx") ? String(entry.status)[0] === status[0] : String(entry.status) === status)) &&
    (code === undefined || entry.code === code) &&
    (path === undefined || entry.path.includes(path)) &&
    (key === undefined || (entry.key !== null && keys.get(entry.key)?.id === key));
}

function present(entry: RequestEntry, { livemode }: Scope, keys: Keys): LoggedRequest {
  return {
    object: "request",
    id: entry.id,
    livemode,
    created: entry.created,
    method: entry.method,
    path: entry.path,
    status: entry.status,
    latency_ms: entry.durationUs / 1000,
    code: entry.code,
    key: (entry.key !== null && keys.get(entry.key)) || null,
    address: entry.address,
    body: entry.body === null ? null : JSON.parse(entry.body),
  };
}
