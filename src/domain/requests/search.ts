/** The request log as people read it: what programs asked, newest first. */
import { and, desc, eq, gte, lte } from "drizzle-orm";
import { z } from "zod";
import { decodeTime } from "../../formats/ulid.ts";
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

/** Requests that are looked through for one page of a list, at most, from where it begins. */
const LOOKED_THROUGH = 200_000;
/** Those of one turn of the event loop, about: who looks for something rare holds nobody else up. */
const LOOKED_AT_ONCE = 2000;
/** Pages of the log that are read at once: they hold one request or hundreds. */
const FEWEST_PAGES = 4;
const MOST_PAGES = 64;
/** How much later than its id tells a request may have been answered. */
const LONGEST_SECONDS = 3600;

/**
 * Requests with keys of the data set. Those without a valid key belong to nobody, and are shown to nobody.
 * @throws Failure resource_missing when `startingAfter` is not in the log
 */
export async function listRequests(
  db: Queryable,
  scope: Scope,
  filters: RequestFilters,
  { limit, startingAfter }: PageRequest,
): Promise<{ data: LoggedRequest[]; hasMore: boolean }> {
  const named = startingAfter ?? filters.request_id?.toUpperCase();
  const first = named === undefined ? Number.MAX_SAFE_INTEGER : await findPage(db, scope, named);
  if (first === undefined) {
    if (startingAfter !== undefined) throw missing("request", startingAfter, "starting_after");
    return { data: [], hasMore: false };
  }
  const keys = await keysOf(db, scope);
  const isWanted = matcher(filters, keys);
  const found: RequestEntry[] = [];
  let before = startingAfter;
  let looked = 0;
  for await (const entry of newestFirst(db, scope, first)) {
    if (before !== undefined) {
      if (entry.id === before) before = undefined;
      continue;
    }
    if (isWanted(entry)) found.push(entry);
    else if (++looked >= LOOKED_THROUGH) break;
    if (found.length > limit || (filters.request_id !== undefined && found.length > 0)) break;
  }
  const data = found.slice(0, limit).map((entry) => present(entry, scope, keys));
  // Where the looking ended before the log did, it goes on below what it found.
  return { data, hasMore: found.length > limit || (looked >= LOOKED_THROUGH && found.length > 0) };
}

/** The entries of a page of the log and of those before it. */
async function* newestFirst(db: Queryable, { dataset }: Scope, first: number): AsyncGenerator<RequestEntry> {
  const { requestLog: t } = db.tables;
  let below = first;
  for (let wanted = FEWEST_PAGES; ; ) {
    const pages = await db.q
      .select({ n: t.n, entries: t.entries })
      .from(t)
      .where(and(eq(t.dataset_n, dataset), lte(t.n, below)))
      .orderBy(desc(t.n))
      .limit(wanted);
    let read = 0;
    for (const { entries } of pages) {
      const page = (JSON.parse(entries) as Cells[]).reverse();
      read += page.length;
      yield* page.map(entryOf);
    }
    const last = pages.at(-1);
    if (!last || pages.length < wanted) return;
    below = last.n - 1;
    wanted = read * 2 > LOOKED_AT_ONCE ? FEWEST_PAGES : Math.min(wanted * 2, MOST_PAGES);
    await nextTurn();
  }
}

/** The page of the log with a request; undefined when there is none. */
async function findPage(db: Queryable, scope: Scope, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined;
  const { requestLog: t } = db.tables;
  const began = Math.floor(decodeTime(id) / 1000);
  for (let from = await firstPageSince(db, scope, began); ; ) {
    const pages = await db.q
      .select({ n: t.n, until: t.until, entries: t.entries })
      .from(t)
      .where(and(eq(t.dataset_n, scope.dataset), gte(t.n, from)))
      .orderBy(t.n)
      .limit(MOST_PAGES);
    const page = pages.find(({ entries }) => entries.includes(`["${id}",`));
    if (page) return page.n;
    const last = pages.at(-1);
    if (!last || pages.length < MOST_PAGES || last.until > began + LONGEST_SECONDS) return undefined;
    from = last.n + 1;
    await nextTurn();
  }
}

/** The first page with an entry of this time or a later one: pages stand in the order of their times. */
async function firstPageSince(db: Queryable, { dataset }: Scope, time: number): Promise<number> {
  const { requestLog: t } = db.tables;
  const ofDataset = eq(t.dataset_n, dataset);
  const [newest] = await db.q.select({ n: t.n }).from(t).where(ofDataset).orderBy(desc(t.n)).limit(1);
  let low = 0;
  for (let high = (newest?.n ?? 0) + 1; low < high; ) {
    const middle = Math.floor((low + high) / 2);
    const [page] = await db.q
      .select({ n: t.n, until: t.until })
      .from(t)
      .where(and(ofDataset, gte(t.n, middle)))
      .orderBy(t.n)
      .limit(1);
    if (page && page.until < time) low = page.n + 1;
    else high = middle;
  }
  return low;
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
