/** All queries of extractions and their suggestions. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";

export const insertExtraction = insertion((t) => t.extractions);
export const insertSuggestion = insertion((t) => t.suggestions);

export interface SuggestionRow {
  id: string;
  extraction_n: number;
  field: string;
  value: unknown;
  confidence_thousandths: number;
  quotation: string;
  page: number | null;
  box: unknown;
  decision: string | null;
  /** Null also where the decision is older than steps are kept. */
  step: unknown;
}

/** The suggestions of some extractions, in the order in which they were found. */
export async function listSuggestions(
  db: Queryable,
  extractions: readonly number[],
): Promise<SuggestionRow[]> {
  if (extractions.length === 0) return [];
  const { suggestions } = db.tables;
  return db.q
    .select()
    .from(suggestions)
    .where(inArray(suggestions.extraction_n, [...extractions]))
    .orderBy(asc(suggestions.n));
}

const UNDER_WAY = ["queued", "processing"];

/** Marks an extraction as being worked on; false when it has ended: its job is run once more after a crash. */
export async function markStarted(
  tx: Transaction,
  extraction: number,
  engine: string,
  now: number,
): Promise<boolean> {
  const { extractions } = tx.tables;
  const rows = await tx.q
    .update(extractions)
    .set({ status: "processing", engine, started: now })
    .where(and(eq(extractions.n, extraction), inArray(extractions.status, UNDER_WAY)))
    .returning({ n: extractions.n });
  return rows.length > 0;
}

export interface ExtractionEnding {
  status: "review" | "failed";
  /** For people: why it failed, or what they should know of how it went. */
  error: string | null;
  /** What read the document in the end, where it is another than it began with. */
  engine: string | undefined;
}

/** Ends an extraction; false when it has ended before. */
export async function markFinished(
  tx: Transaction,
  extraction: number,
  { status, error, engine }: ExtractionEnding,
  now: number,
): Promise<boolean> {
  const { extractions } = tx.tables;
  const rows = await tx.q
    .update(extractions)
    .set({ status, finished: now, error, ...(engine === undefined ? {} : { engine }) })
    .where(and(eq(extractions.n, extraction), inArray(extractions.status, UNDER_WAY)))
    .returning({ n: extractions.n });
  return rows.length > 0;
}

/** Writes a person's decision on a suggestion, and what it did; null: it is open again. */
export async function decideRow(
  tx: Transaction,
  suggestion: string,
  decision: string | null,
  step: unknown,
): Promise<void> {
  const { suggestions } = tx.tables;
  await tx.q.update(suggestions).set({ decision, step }).where(eq(suggestions.id, suggestion));
}

/** Marks that a person has decided on every suggestion, or that one of them is open again. */
export async function markDecided(
  tx: Transaction,
  extraction: number,
  status: "validated" | "review",
): Promise<void> {
  const { extractions } = tx.tables;
  await tx.q.update(extractions).set({ status }).where(eq(extractions.n, extraction));
}
