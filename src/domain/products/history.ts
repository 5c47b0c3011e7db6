/** What happened to a product, out of the activity log: to itself, its batches, passports, pieces and documents. */
import { and, desc, eq, inArray, like, lt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import type { Queryable } from "../../storage/database.ts";
import { type PageRequest, pageOf, rowsToRead } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { ActorShape, Id, JsonValue } from "../shapes.ts";
import { findProduct } from "./rows.ts";

/** What of the log belongs to a product's history, by the begin of its action. */
const KINDS = ["product", "batch", "passport", "item", "document", "suggestion", "lifecycle_event"] as const;
/** Batches, passports and documents whose entries are looked for, newest first. */
const MOST_PARTS = 200;

export const HistoryEntry = z.strictObject({
  object: z.literal("history_entry"),
  id: Id,
  created: z.int(),
  actor: ActorShape,
  /** What happened, such as `passport.issued`. */
  action: z.string(),
  /** Id of what it happened to. */
  on: z.string(),
  details: z.record(z.string(), JsonValue),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/**
 * The entries, newest first. From which address somebody acted stays in the activity log, which fewer people read.
 * @throws Failure resource_missing
 */
export async function listProductHistory(
  db: Queryable,
  scope: Scope,
  id: string,
  page: PageRequest,
): Promise<{ data: HistoryEntry[]; hasMore: boolean }> {
  const product = await findProduct(db, scope, id);
  if (!product) throw missing("product", id);
  const { activity: t } = db.tables;
  const before = page.startingAfter === undefined ? undefined : await placeOf(db, scope, page.startingAfter);
  const rows = await db.q
    .select({ entry: t.entry })
    .from(t)
    .where(
      and(
        eq(t.dataset_n, scope.dataset),
        before === undefined ? undefined : lt(t.n, before),
        or(...KINDS.map((kind) => like(t.entry, `%"action":"${kind}.%`))),
        or(
          inArray(textAt(db, "object"), [id, ...(await partsOf(db, product.n))]),
          eq(textAt(db, "details", "product"), id),
        ),
      ),
    )
    .orderBy(desc(t.n))
    .limit(rowsToRead(page.limit));
  const { rows: shown, hasMore } = pageOf(rows, page.limit);
  return { data: shown.map(present), hasMore };
}

/** Ids of what a product consists of. */
async function partsOf(db: Queryable, product: number): Promise<string[]> {
  const { batches, passports, documents } = db.tables;
  const found = await Promise.all([
    db.q
      .select({ id: batches.id })
      .from(batches)
      .where(eq(batches.product_n, product))
      .orderBy(desc(batches.n))
      .limit(MOST_PARTS),
    db.q
      .select({ id: passports.id })
      .from(passports)
      .where(eq(passports.product_n, product))
      .orderBy(desc(passports.n))
      .limit(MOST_PARTS),
    db.q
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.product_n, product))
      .orderBy(desc(documents.n))
      .limit(MOST_PARTS),
  ]);
  return found.flat().map(({ id }) => id);
}

/** A text within the entry, which both engines keep as JSON in a text. */
function textAt({ engine, tables }: Queryable, ...path: ("object" | "details" | "product")[]): SQL<string> {
  const { entry } = tables.activity;
  const whole = engine === "postgres" ? sql`${entry}::json` : sql`${entry}`;
  // Names are written out: PostgreSQL cannot tell the type of one that is given.
  const steps = path.map((name, at) => `${at === path.length - 1 ? "->>" : "->"} '${name}'`);
  return sql<string>`(${whole} ${sql.raw(steps.join(" "))})`;
}

async function placeOf(db: Queryable, scope: Scope, id: string): Promise<number> {
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

function present({ entry }: { entry: string }): HistoryEntry {
  const { id, created, actor, action, object, details } = JSON.parse(entry);
  return { object: "history_entry", id, created, actor, action, on: object, details };
}
