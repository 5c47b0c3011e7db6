/** Writes the addresses of pieces on tags at the reader of a box, and notes each tag before the next one. */
import type { Pcsc } from "../../platform/pcsc/pcsc.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { NewCodeRecord } from "../code-records/shape.ts";
import { missing } from "../failure.ts";
import type { TagLine, TagsWanted } from "../kiosk/shape.ts";
import { NfcRefused } from "../nfc/refused.ts";
import { type StackEvent, writeStack } from "../nfc/write-stack.ts";
import type { Refusal, Written } from "../nfc/write-tag.ts";
import { type Services, toolsOf } from "../services.ts";
import { enqueue, enqueueRecords } from "./desk.ts";
import { type BoxCodeRow, type BoxJobRow, findJob, findRun, listRunCodes } from "./rows.ts";

/** What the tags are for. */
interface TagWork {
  job: BoxJobRow;
  codes: readonly BoxCodeRow[];
  person: string | null;
  /** Lock each tag for good, once it is verified. */
  lock: boolean;
  /** UIDs of tags that may be written over: somebody said yes to each. */
  overwrite: Set<string>;
}

/** @throws Failure resource_missing for pieces that were not made on this box */
export async function findTagWork(db: Queryable, wanted: TagsWanted): Promise<TagWork> {
  const job = await findJob(db, wanted.job);
  const run = await findRun(db, wanted.run);
  if (!job || run?.job_id !== job.id) throw missing("run on this box", wanted.run);
  const made = new Map((await listRunCodes(db, run.n)).map((code) => [code.serial, code]));
  const codes = wanted.serials.map((serial) => {
    const code = made.get(serial);
    if (!code || code.voided !== null) throw missing("piece made on this box", serial);
    return code;
  });
  return {
    job,
    codes,
    person: wanted.person ?? null,
    lock: wanted.lock ?? false,
    overwrite: new Set(),
  };
}

/** @param signal ends it between two tags */
export async function* writeTags(
  services: Services,
  pcsc: Pcsc,
  work: TagWork,
  signal: AbortSignal,
): AsyncGenerator<TagLine, void> {
  let [code] = work.codes;
  const urls = work.codes.map(({ url }) => url);
  try {
    const { lock, overwrite } = work;
    const options = { signal, lock, overwrite: (uid: string) => overwrite.has(uid) };
    for await (const event of writeStack(pcsc, urls, options)) {
      if (event.step === "waiting") code = work.codes[event.number - 1];
      const line = code && (await lineOf(services, work, code, event));
      if (line) yield line;
    }
    yield { step: "ended", code: null, message: null };
  } catch (fault) {
    if (!(fault instanceof NfcRefused)) throw fault;
    yield { step: "ended", code: fault.code, message: fault.message };
  }
}

async function lineOf(
  services: Services,
  work: TagWork,
  code: BoxCodeRow,
  event: StackEvent,
): Promise<TagLine | undefined> {
  const { serial } = code;
  switch (event.step) {
    case "waiting":
    case "found":
      return { step: event.step, serial };
    case "interrupted":
      return event;
    case "written":
      return { step: "written", serial, entry: await note(services, work, code, event.uid, event) };
    case "refused": {
      const { code: refusal, message, uid } = event;
      // The tag of the piece before is in order; it only was not taken away yet.
      const isTold = uid !== null && refusal !== "written_before";
      const entry = isTold ? await note(services, work, code, uid, event) : null;
      const holds = event.holds ?? null;
      return { step: "refused", serial, code: refusal, message, entry, tag_uid: uid, holds };
    }
    default:
      return undefined;
  }
}

/** Puts what became of a tag into the journal; one that was written is bound to its piece on the server. */
function note(
  services: Services,
  { job, person, overwrite }: TagWork,
  code: BoxCodeRow,
  uid: string,
  event: Written | Refusal,
): Promise<NewCodeRecord> {
  const tools = toolsOf(services);
  const record: NewCodeRecord = {
    reference: tools.ids.next(),
    passport: job.id,
    serial: code.serial,
    action: event.step === "written" ? "written" : "failed",
    happened: tools.now,
    person,
    reason: event.step === "refused" ? event.code : reasonOf(event, overwrite),
    tag_uid: uid,
  };
  return services.db.write(async (tx) => {
    await enqueueRecords(tx, tools, [record]);
    if (event.step === "written") await enqueueTag(tx, tools, job, code, uid);
    return record;
  });
}

/** What is to be known of a tag besides that it was written. */
function reasonOf({ uid, locked }: Written, overwrite: ReadonlySet<string>): string | null {
  if (locked) return "locked_after";
  return overwrite.has(uid) ? "overwritten" : null;
}

/** The tag that was written last is the one on the piece, whichever was before. */
function enqueueTag(
  tx: Transaction,
  tools: Parameters<typeof enqueue>[1],
  job: BoxJobRow,
  { serial, run_n }: BoxCodeRow,
  uid: string,
): Promise<void> {
  return enqueue(tx, tools, {
    kind: "tag",
    job_id: job.id,
    run_n,
    path: `/items?product=${job.product_id}&serial=${encodeURIComponent(serial)}`,
    body: { nfc_uid: uid, replace: true },
    serials: [serial],
  });
}
