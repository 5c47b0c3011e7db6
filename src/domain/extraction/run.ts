/** The job of an extraction: it may be run again after a crash at any moment, and ends once. */
import type { Transaction } from "../../storage/database.ts";
import { FilesUnavailable } from "../../storage/files.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { recordActivity } from "../activity/record.ts";
import { getDocument } from "../documents/read.ts";
import {
  type DocumentRow,
  findDocument,
  holdDocument,
  isReadForAnother,
  templateReadFor,
} from "../documents/rows.ts";
import { emit } from "../events/emit.ts";
import type { Job } from "../jobs/queue.ts";
import { SYSTEM, scopeOn } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { type Extracted, Unreadable } from "./engine.ts";
import { REASONS } from "./reasons.ts";
import { type ExtractionTask, requestExtraction } from "./request.ts";
import { type ExtractionEnding, insertSuggestion, markFinished, markStarted } from "./rows.ts";

/**
 * A document is given up that was begun so often. What is its own fault ends it at once; what cuts an attempt short is
 * mostly none of it, such as a server that is killed or has no time, but it might be what ends the server.
 */
const MAX_ATTEMPTS = 6;
/** Most suggestions of an extraction, whatever the engine. */
const MAX_SUGGESTIONS = 200;

type Outcome = Extracted | { error: string };

/** Marks a queued extraction as under way; false when it has ended before. */
export function startExtraction(
  tx: Transaction,
  { engine, clock }: Pick<Services, "engine" | "clock">,
  job: Job,
): Promise<boolean> {
  return markStarted(tx, taskOf(job).extraction, engine.name, clock.now());
}

/**
 * Has the document of an extraction read; what fails for no reason of the document is thrown, to be tried again.
 * @returns what ends the extraction, with what came of it
 */
export async function runExtraction(
  services: Services,
  job: Job,
  signal: AbortSignal,
): Promise<(tx: Transaction) => Promise<void>> {
  const task = taskOf(job);
  const document = await findDocument(services.db.reader, task, task.document);
  if (!document) throw new Error("the document of an extraction is gone");
  const outcome = await outcomeOf(services, document, job.attempts, signal);
  return (tx) => finish(tx, services, task, document, outcome);
}

function taskOf(job: Job): ExtractionTask {
  return job.payload as unknown as ExtractionTask;
}

async function outcomeOf(
  { files, log, engine }: Services,
  document: DocumentRow,
  attempts: number,
  signal: AbortSignal,
): Promise<Outcome> {
  if (attempts > MAX_ATTEMPTS) return { error: REASONS.given_up };
  let content: ReadableStream<Uint8Array> | undefined;
  try {
    content = await files.read(document.file_id);
    if (!content) throw new Error("the file of a document is gone");
    const extracted = await engine.extract({
      content,
      contentType: document.content_type,
      template: templateReadFor(document),
      kind: document.kind,
      product:
        document.product_reference === null
          ? undefined
          : { gtin: document.product_gtin, reference: document.product_reference },
      isLast: attempts === MAX_ATTEMPTS,
      signal,
    });
    const { remark } = extracted;
    if (remark !== undefined)
      log.warn("a document was not read as a whole", { document: document.id, remark });
    return { ...extracted, findings: extracted.findings.slice(0, MAX_SUGGESTIONS) };
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: fault.message };
    if (signal.aborted || fault instanceof FilesUnavailable || attempts < MAX_ATTEMPTS) throw fault;
    log.error("an extraction was given up", { document: document.id, fault });
    return { error: REASONS.given_up };
  } finally {
    // Whoever began to read it closes it; an engine may not have come to that.
    await content?.cancel().catch(() => {});
  }
}

async function finish(
  tx: Transaction,
  services: Services,
  { dataset, extraction, document: id }: ExtractionTask,
  read: DocumentRow,
  outcome: Outcome,
): Promise<void> {
  const tools = toolsOf(services);
  const hasFailed = "error" in outcome;
  const ending: ExtractionEnding = hasFailed
    ? { status: "failed", error: outcome.error, engine: undefined }
    : { status: "review", error: outcome.remark ?? null, engine: outcome.engine };
  if (!(await markFinished(tx, extraction, ending, tools.now))) return;
  const { company, livemode } = await companyOfDataset(tx, dataset);
  const scope = scopeOn(company, dataset, livemode, SYSTEM, tools);
  const held = (await holdDocument(tx, scope, id)) && (await findDocument(tx, scope, id));
  // While it was read, it was given to another product.
  if (held && isReadForAnother(read, held)) return requestExtraction(tx, scope, held);
  for (const finding of hasFailed ? [] : outcome.findings)
    await insertSuggestion(tx, {
      id: scope.ids.next(),
      extraction_n: extraction,
      field: finding.field,
      value: finding.value,
      confidence_thousandths: Math.round(finding.confidence * 1000),
      quotation: finding.quotation,
      page: finding.page,
      box: finding.box,
      decision: null,
      step: null,
    });
  const event = hasFailed ? "document.extraction_failed" : "document.extracted";
  const document = await getDocument(tx, scope, id);
  await emit(tx, scope, event, document);
  await recordActivity(tx, scope, event, id, { product: document.product });
}
