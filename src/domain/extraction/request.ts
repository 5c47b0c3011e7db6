import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { setExtraction } from "../documents/rows.ts";
import { enqueue } from "../jobs/queue.ts";
import type { Scope } from "../scope.ts";
import { insertExtraction } from "./rows.ts";

/** The kind of job that runs an extraction. */
export const EXTRACTION = "extraction";

/** What such a job holds. */
export interface ExtractionTask {
  /** Internal keys. */
  dataset: number;
  extraction: number;
  /** Id of the document. */
  document: string;
}

/** Queues an extraction of a document that is held, or new, and has none under way. */
export async function requestExtraction(
  tx: Transaction,
  scope: Scope,
  document: { n: number; id: string; product_id: string | null },
): Promise<void> {
  const extraction = await insertExtraction(tx, {
    id: scope.ids.next(),
    dataset_n: scope.dataset,
    document_n: document.n,
    status: "queued",
    engine: null,
    started: null,
    finished: null,
    error: null,
    created: scope.now,
  });
  if (extraction === undefined) throw new Error("an extraction was not stored");
  await setExtraction(tx, document.n, extraction);
  const task: ExtractionTask = { dataset: scope.dataset, extraction, document: document.id };
  await enqueue(tx, {
    id: scope.ids.next(),
    kind: EXTRACTION,
    payload: { ...task },
    runAt: scope.now,
    now: scope.now,
  });
  await recordActivity(tx, scope, "document.extraction_requested", document.id, {
    product: document.product_id,
  });
}
