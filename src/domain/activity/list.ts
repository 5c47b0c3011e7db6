/** The activity log as people read it: newest first, by what happened, to what, and by whom. */
import { and, desc, eq, gte, like, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import type { Queryable } from "../../storage/database.ts";
import { type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { ActorShape, Id, JsonValue, text } from "../shapes.ts";

const WORD = z
  .string()
  .regex(/^[a-z0-9_.]{1,80}$/, "must be words of small letters with a dot, such as passport.issued");

const ID_LENGTH = 26;

/** Entries that are looked through in one turn of the event loop, some 6 ms. */
const STRETCH = 2000;

/** After all entries. */
const END = Number.MAX_SAFE_INTEGER;

/** Unix seconds, as they stand in an address. */
const Seconds = z
  .string()
  .regex(/^\d{1,12}$/, "must be Unix seconds, such as 1795177931")
  .transform(Number);

export const ActivityFilters = z.strictObject({
  /** What happened, such as `passport.issued`, or to what kind of thing: `passport`. */
  action: WORD.optional(),
  /** Id of what it happened to. */
  object: text(ID_LENGTH).optional(),
  /** Id of who did it. */
  actor: text(ID_LENGTH).optional(),
  from: Seconds.optional(),
  until: Seconds.optional(),
});
export type ActivityFilters = z.infer<typeof ActivityFilters>;

export const ActivityEntry = z.strictObject({
  object: z.literal("activity_entry"),
  id: Id,
  created: z.int(),
  livemode: z.boolean(),
  actor: ActorShape,
  /** IP address that it came from; null for what happened on the machine itself. */
  address: z.string().nullable(),
  action: z.string(),
  /** Id of what it happened to. */
  on: z.string(),
  details: z.record(z.string(), JsonValue),
  /** Its place and hash in the chain of the company; null for the moment until it has them. */
  position: z.int().nullable(),
  hash: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/**
 * Entries of the scope's data set. What concerns the company as a whole stands with its live data.
 * @throws Failure resource_missing when `startingAfter` is no entry of the data set
 */
export async function listActivity(
  db: Queryable,
  scope: Scope,
  filters: ActivityFilters,
  page: PageRequest,
): Promise<{ data: ActivityEntry[]; hasMore: boolean }> {
  const { activity: t } = db.tables;
  const wanted = rowsToRead(page.limit);
  const rows: Row[] = [];
  const first = page.startingAfter === undefined ? END : await placeOfEntry(db, scope, page.startingAfter);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const parts = isFiltered ? stretches(db, scope, first) : [{ from: 0, before: first }];
  for await (const { from, before } of parts) {
    const found = await db.q
      .select({ entry: t.entry, position: t.position, hash: t.hash })
      .from(t)
      .where(
        and(
          eq(t.dataset_n, scope.dataset),
          eq(t.account_n, scope.company.n),
          gte(t.n, from),
          lt(t.n, before),
          filters.from === undefined ? undefined : gte(t.created, filters.from),
          filters.until === undefined ? undefined : lt(t.created, filters.until),
          filters.action === undefined
            ? undefined
            : holds("action", filters.action, !filters.action.includes(".")),
          filters.object === undefined ? undefined : holds("object", filters.object),
          filters.actor === undefined ? undefined : holds("id", filters.actor),
        ),
      )
      .orderBy(desc(t.n))
      .limit(wanted);
    rows.push(...found);
    if (rows.length >= wanted) break;
  }
  const { rows: shown, hasMore } = pageOf(rows, page.limit);
  return { data: shown.map(present), hasMore };

  /**
   * Whether the entry's text holds a member with this value: quotes inside of values are escaped in it, so that what
   * somebody wrote cannot pass for a member.
   */
  function holds(name: string, value: string, isBeginning = false): SQL | undefined {
    const member = `${JSON.stringify({ [name]: value }).slice(1, -1)}`;
    const text = (isBeginning ? `${member.slice(0, -1)}.` : member).replace(/[\\%_]/g, "\\$&");
    return sql`${like(t.entry, `%${text}%`)} escape '\\'`;
  }
}

/**
 * The log in stretches of so many entries, newest first, each in a turn of its own: no index knows what a filter asks
 * for, and who looks for something rare would hold up everybody else while a long log is gone through.
 */
async function* stretches(
  db: Queryable,
  scope: Scope,
  end: number,
): AsyncGenerator<{ from: number; before: number }> {
  const { activity: t } = db.tables;
  for (let before = end, from: number; before > 0; before = from) {
    if (before !== end) await nextTurn();
    const [last] = await db.q
      .select({ n: t.n })
      .from(t)
      .where(and(eq(t.dataset_n, scope.dataset), lt(t.n, before)))
      .orderBy(desc(t.n))
      .limit(1)
      .offset(STRETCH - 1);
    from = last?.n ?? 0;
    yield { from, before };
  }
}

/**
 * Where an entry stands in the log of a data set.
 * @throws Failure resource_missing
 */
export async function placeOfEntry(db: Queryable, scope: Scope, id: string): Promise<number> {
  const { activity: t } = db.tables;
  const [row] = isId(id)
    ? await db.q
        .select({ n: t.n })
        .from(t)
        .where(and(eq(t.dataset_n, scope.dataset), eq(t.id, id)))
        .limit(1)
    : [];
  if (!row) throw missing("entry", id, "starting_after");
  return row.n;
}

interface Row {
  entry: string;
  position: number | null;
  hash: string | null;
}

function present(row: Row): ActivityEntry {
  const { id, created, livemode, actor, address, action, object, details } = JSON.parse(row.entry);
  return {
    object: "activity_entry",
    id,
    created,
    livemode,
    actor,
    address: address ?? null,
    action,
    on: object,
    details,
    position: row.position,
    hash: row.hash,
  };
}
