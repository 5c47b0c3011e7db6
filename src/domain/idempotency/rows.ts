/** The answers that are kept for repeats of a request. */
import { and, eq } from "drizzle-orm";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { dropOldest } from "../../storage/retention.ts";
import type { Scope } from "../scope.ts";

/** How long an answer is kept and a key stands for its request: 24 hours. */
export const WINDOW_SECONDS = 24 * 60 * 60;

export const insertAnswer = insertion((t) => t.idempotentAnswers);

export interface AnswerRow {
  n: number;
  key: string;
  fingerprint: string;
  status: number;
  /** Internal key of the event that holds the body. */
  event_n: number | null;
  /** Empty where an event holds it. */
  body_sealed: Uint8Array;
  /** Unix seconds. */
  created: number;
}

const selectAnswer = statement((q, t) =>
  q
    .select()
    .from(t.idempotentAnswers)
    .where(
      and(eq(t.idempotentAnswers.dataset_n, value("dataset")), eq(t.idempotentAnswers.key, value("key"))),
    )
    .limit(fixed(1)),
);

/** The answer that was kept for a key, also when its window has passed. */
export async function findAnswer(db: Queryable, scope: Scope, key: string): Promise<AnswerRow | undefined> {
  const [row] = await selectAnswer(db, { dataset: scope.dataset, key });
  return row;
}

const deleteRow = statement((q, t) =>
  q.delete(t.idempotentAnswers).where(eq(t.idempotentAnswers.n, value("n"))),
);

export async function deleteAnswer(tx: Transaction, { n }: Pick<AnswerRow, "n">): Promise<void> {
  await deleteRow(tx, { n });
}

/** Drops some answers whose window has passed; true: there may be more. */
export async function dropOldAnswers(tx: Transaction, now: number): Promise<boolean> {
  const { idempotentAnswers } = tx.tables;
  return (await dropOldest(tx, idempotentAnswers, idempotentAnswers.created, now - WINDOW_SECONDS)).more;
}
