/** What a kiosk asks, answered from what the box keeps; what the server must know of it waits in the queue. */
import { counted } from "../../formats/counted.ts";
import { foldUid } from "../../formats/crockford.ts";
import { parseScanned } from "../../formats/scanned-code.ts";
import { holdsWords, wordsOf } from "../../formats/searched-words.ts";
import { foldSerial } from "../../formats/serial.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { CodeRecordsTaken, NewCodeRecord } from "../code-records/shape.ts";
import { Failure, missing } from "../failure.ts";
import { namesOf, sameText } from "../kiosk/names.ts";
import type {
  BlanksWanted,
  CodesWanted,
  Found,
  Job,
  KioskState,
  MadeCodes,
  QueueEntry,
  Settlement,
} from "../kiosk/shape.ts";
import type { Scope, Tools } from "../scope.ts";
import { getFact } from "./facts.ts";
import {
  type BoxJobRow,
  countEntries,
  countFree,
  findCode,
  findCodes,
  findEntry,
  findJob,
  findRun,
  insertEntry,
  insertRun,
  isSent,
  listEntries,
  listFollowing,
  listFree,
  listJobs as listRows,
  listRunCodes,
  markUsed,
  markVoided,
  NO_JOB,
  type QueueRow,
  settleEntry,
  takeCodes,
} from "./rows.ts";

const SHOWN = 60;
const QUEUE_SHOWN = 100;
const NOTHING: Found = { object: "kiosk_found", job: null, label: null, piece: null };

export async function getState(db: Queryable): Promise<KioskState> {
  const company = await getFact(db, "company");
  const contact = await getFact(db, "contact");
  return {
    object: "kiosk",
    name: (await getFact(db, "name")) ?? "Kiosk",
    company: company?.name ?? "Carnet",
    livemode: company?.livemode ?? true,
    has_pin: (await getFact(db, "pin")) != null,
    sync: {
      server: (await getFact(db, "server")) ?? "",
      online: contact?.online ?? false,
      ...(await countEntries(db)),
      contact: contact?.last ?? null,
      fault: contact?.fault ?? null,
    },
  };
}

export async function listJobs(db: Queryable, search: string | undefined): Promise<Job[]> {
  const words = wordsOf(search ?? "");
  const found = (await issued(db)).filter((row) => holdsWords(namesOf(row), words));
  return presentAll(db, found.slice(0, SHOWN));
}

export async function findScanned(db: Queryable, sent: string): Promise<Found> {
  const code = parseScanned(sent);
  const rows = await issued(db);
  const found = async (row: BoxJobRow | undefined, piece: Found["piece"] = null): Promise<Found> => {
    const [job] = row ? await presentAll(db, [row]) : [];
    return { ...NOTHING, job: job ?? null, piece };
  };
  const of = (id: string) => rows.find((row) => row.id === id);
  if (code.kind === "page" && code.of === "passport") return found(rows.find(({ uid }) => uid === code.uid));
  const uid = code.kind === "page" ? code.uid : code.kind === "text" ? foldUid(code.text) : undefined;
  if (uid !== undefined) {
    const known = await findCode(db, { uid });
    if (known?.job_id === NO_JOB)
      return { ...NOTHING, label: { uid: known.uid, serial: known.serial, is_void: false } };
    if (known) return found(of(known.job_id), { serial: known.serial });
    // Whether it is one the server tells when the label is bound.
    if (foldUid(uid) !== undefined)
      return { ...NOTHING, label: { uid, serial: uid.toUpperCase(), is_void: false } };
  }
  if (code.kind === "gs1") {
    const { gtin14, lot, serial } = code;
    const own = rows.filter((row) => row.gtin14 === gtin14);
    const row = lot === undefined ? own[0] : own.find(({ batch_number }) => sameText(batch_number, lot));
    if (serial === undefined) return found(row);
    for (const one of own) {
      const known = await findCode(db, { job: one.id, serial });
      if (known?.run_n) return found(one, { serial: known.serial });
    }
    return found(row ?? own[0]);
  }
  if (code.kind !== "text") return NOTHING;
  const { text } = code;
  return found(
    rows.find(({ batch_number }) => sameText(batch_number, text)) ??
      of(text.toUpperCase()) ??
      rows.find(({ reference }) => sameText(reference, text)),
  );
}

async function issued(db: Queryable): Promise<BoxJobRow[]> {
  return (await listRows(db)).filter(({ status }) => status === "issued");
}

async function presentAll(db: Queryable, rows: readonly BoxJobRow[]): Promise<Job[]> {
  const free = await countFree(db);
  const firsts = rows.flatMap(({ id }) => free.get(id)?.first ?? []);
  const next = new Map((await findCodes(db, firsts)).map((code) => [code.job_id, code]));
  return rows.map(({ id, name, reference, gtin14, batch_number, planned, made }) => ({
    id,
    object: "kiosk_job",
    name,
    reference,
    gtin14,
    batch_number,
    planned,
    made,
    next_serial: next.get(id)?.serial ?? null,
    next_url: next.get(id)?.url ?? null,
    ready: free.get(id)?.free ?? 0,
  }));
}

/**
 * Takes codes that the server reserved for this box. They are on disk, and in the queue, before anybody sees them.
 * @throws Failure resource_missing, invalid_value when too few are left
 */
export async function makeCodes(tx: Transaction, scope: Scope, wanted: CodesWanted): Promise<MadeCodes> {
  const job = await findJob(tx, wanted.job);
  if (!job) throw missing("passport on this box", wanted.job);
  const codes = await listFree(tx, job.id, wanted.quantity);
  if (codes.length < wanted.quantity)
    throw new Failure(
      "invalid_value",
      `This box has ${counted(codes.length, "code")} left of it. It reserves more when the server can be reached; until then make fewer.`,
      "quantity",
    );
  const id = scope.ids.next();
  const run = await insertRun(tx, { id, job_id: job.id, person: wanted.person ?? null, created: scope.now });
  if (run === undefined) throw new Error("a run was not stored");
  await takeCodes(
    tx,
    codes.map(({ n }) => n),
    run,
  );
  await markUsed(tx, job.id, scope.now);
  for (const [block, some] of Map.groupBy(codes, ({ block_id }) => block_id)) {
    const serials = some.map(({ serial }) => serial);
    await enqueue(tx, scope, {
      kind: "items",
      job_id: job.id,
      run_n: run,
      path: `/serial_blocks/${block}/items`,
      body: { serials },
      serials,
    });
  }
  return getCodes(tx, job.id, id);
}

/**
 * Takes labels to print blank, of those that the server reserved for this box.
 * @throws Failure invalid_value when too few are left
 */
export async function makeBlanks(tx: Transaction, scope: Scope, wanted: BlanksWanted): Promise<MadeCodes> {
  const codes = await listFree(tx, NO_JOB, wanted.quantity);
  if (codes.length < wanted.quantity)
    throw new Failure(
      "invalid_value",
      codes.length === 0
        ? "This box keeps no blank labels ready. Start it with --blank and how many, while the server can be reached."
        : `This box has ${counted(codes.length, "blank label")} left. It reserves more when the server can be reached; until then make fewer.`,
      "quantity",
    );
  const id = scope.ids.next();
  const person = wanted.person ?? null;
  const run = await insertRun(tx, { id, job_id: NO_JOB, person, created: scope.now });
  if (run === undefined) throw new Error("a run was not stored");
  await takeCodes(
    tx,
    codes.map(({ n }) => n),
    run,
  );
  return {
    object: "kiosk_codes",
    id,
    created: scope.now,
    job: null,
    name: "",
    batch_number: null,
    // The server knows them, and hears of pieces when they are bound.
    sent: true,
    codes: codes.map(({ serial, uid, url }) => ({ serial, uid, url })),
  };
}

/** @throws Failure resource_missing */
export async function getCodes(db: Queryable, jobId: string, id: string): Promise<MadeCodes> {
  const job = await findJob(db, jobId);
  const run = await findRun(db, id);
  if (!job || run?.job_id !== job.id) throw missing("run on this box", id);
  const codes = await listRunCodes(db, run.n);
  return {
    object: "kiosk_codes",
    id: run.id,
    created: run.created,
    job: job.id,
    name: job.name,
    batch_number: job.batch_number,
    sent: await isSent(db, run.n),
    codes: codes
      .filter(({ voided }) => voided === null)
      .map(({ serial, uid, url }) => ({ serial, uid, url })),
  };
}

/** Entries of the journal, for the server. */
export async function recordCodes(
  tx: Transaction,
  scope: Scope,
  records: readonly NewCodeRecord[],
): Promise<CodeRecordsTaken> {
  await enqueueRecords(tx, scope, records);
  return { object: "code_records_taken", livemode: scope.livemode, recorded: records.length, known: 0 };
}

export async function enqueueRecords(
  tx: Transaction,
  scope: Parameters<typeof enqueue>[1],
  records: readonly NewCodeRecord[],
): Promise<void> {
  for (const [job, some] of Map.groupBy(records, ({ passport }) => passport ?? ""))
    await enqueue(tx, scope, {
      kind: "records",
      job_id: job,
      run_n: null,
      path: "/code_records",
      body: { records: some },
      serials: some.map(({ serial }) => serial),
    });
}

/** @throws Failure resource_missing, invalid_value */
export async function bindLabel(
  tx: Transaction,
  scope: Scope,
  sent: { job: string; label: string },
): Promise<string> {
  const job = await findJob(tx, sent.job);
  if (!job) throw missing("passport on this box", sent.job);
  const code = parseScanned(sent.label);
  const uid = foldUid(code.kind === "page" ? code.uid : code.kind === "text" ? code.text : "");
  const known = uid === undefined ? undefined : await findCode(tx, { uid });
  if (uid === undefined || (known && known.job_id !== NO_JOB))
    throw new Failure("invalid_value", "This is no blank label of this site.", "label");
  await enqueue(tx, scope, {
    kind: "labels",
    job_id: job.id,
    run_n: null,
    path: `/passports/${job.id}/labels`,
    body: { labels: [uid] },
    serials: [uid],
  });
  return known?.serial ?? uid.toUpperCase();
}

/**
 * Voids a piece that this box made: here at once, and on the server when it is reached.
 * @throws Failure resource_missing, item_voided
 */
export async function voidCode(
  tx: Transaction,
  scope: Scope,
  sent: { job: string; serial: string; reason: string },
): Promise<void> {
  const code = await findCode(tx, { job: sent.job, serial: sent.serial });
  if (!code?.run_n)
    throw new Failure(
      "resource_missing",
      `This box did not make a piece "${sent.serial.slice(0, 40)}" of it. Void it in the panel, or on the box that made it.`,
      "serial",
    );
  if (!(await markVoided(tx, code.n, scope.now)))
    throw new Failure("item_voided", `"${code.serial}" was voided before.`, "serial");
  const job = await findJob(tx, sent.job);
  await enqueue(tx, scope, {
    kind: "void",
    job_id: sent.job,
    run_n: code.run_n,
    path: `/items?product=${job?.product_id ?? ""}&serial=${encodeURIComponent(foldSerial(code.serial))}`,
    body: { reason: sent.reason },
    serials: [code.serial],
  });
}

type NewEntry = Pick<QueueRow, "kind" | "job_id" | "run_n" | "path" | "body" | "serials">;

/** Adds what the server must be told. */
export async function enqueue(
  tx: Transaction,
  scope: Pick<Tools, "ids" | "now" | "deliveriesDue">,
  entry: NewEntry,
): Promise<void> {
  await insertEntry(tx, {
    ...entry,
    id: scope.ids.next(),
    status: "waiting",
    message: null,
    attempts: null,
    created: scope.now,
    settled: null,
  });
  tx.afterCommit(scope.deliveriesDue);
}

/** What the server refused, and what it does not have yet. */
export async function listQueue(db: Queryable): Promise<QueueEntry[]> {
  const rows = [
    ...(await listEntries(db, "refused", QUEUE_SHOWN)),
    ...(await listEntries(db, "waiting", QUEUE_SHOWN)),
  ].slice(0, QUEUE_SHOWN);
  const jobs = new Map((await listRows(db)).map((job) => [job.id, job]));
  return rows.map((row) => ({
    id: row.id,
    object: "kiosk_queue_entry",
    created: row.created,
    status: row.status as QueueEntry["status"],
    kind: row.kind as QueueEntry["kind"],
    job: row.job_id,
    name: jobs.get(row.job_id)?.name ?? "",
    batch_number: jobs.get(row.job_id)?.batch_number ?? null,
    serials: row.serials as string[],
    message: row.message,
  }));
}

/**
 * What a person decided on an entry that the server refused: send it again, for another passport of the product, or do
 * without it. What is sent again has a new key, since the server keeps its answer to the former one.
 * @throws Failure resource_missing, parameter_missing
 */
export async function settle(
  tx: Transaction,
  scope: Scope,
  id: string,
  { decision, job }: Settlement,
): Promise<void> {
  const row = await findEntry(tx, id);
  if (row?.status !== "refused") throw missing("refused entry of the queue", id);
  const again = { id: scope.ids.next(), status: "waiting", message: null, attempts: null };
  if (decision === "drop") {
    await settleEntry(tx, row, { status: "dropped", settled: scope.now });
  } else if (decision === "again") {
    await settleEntry(tx, row, again);
  } else {
    const other = job === undefined ? undefined : await findJob(tx, job);
    if (!other) throw new Failure("parameter_missing", "Say for which other passport.", "job");
    await settleEntry(tx, row, { ...again, job_id: other.id, ...elsewhere(row, other.id) });
  }
  if (row.kind === "items") await settleFollowing(tx, scope, row, { decision, job });
  tx.afterCommit(scope.deliveriesDue);
}

/**
 * What was to happen to pieces that the server did not take in goes the way of the pieces: tags, and voiding. What waits
 * already is only told of the other passport.
 */
async function settleFollowing(
  tx: Transaction,
  scope: Scope,
  items: QueueRow,
  { decision, job }: Pick<Settlement, "decision" | "job">,
): Promise<void> {
  const serials = new Set(items.serials as string[]);
  const moved = decision === "elsewhere" && job !== undefined ? { job_id: job } : {};
  for (const row of await listFollowing(tx, items.run_n ?? 0, ["refused", "waiting"])) {
    if (!(row.serials as string[]).every((serial) => serials.has(serial))) continue;
    if (row.status === "waiting") {
      if (decision === "elsewhere") await settleEntry(tx, row, moved);
    } else if (decision === "drop") {
      await settleEntry(tx, row, { status: "dropped", settled: scope.now });
    } else {
      const again = { id: scope.ids.next(), status: "waiting", message: null, attempts: null };
      await settleEntry(tx, row, { ...again, ...moved });
    }
  }
}

function elsewhere(row: QueueRow, passport: string): Partial<Pick<QueueRow, "path" | "body">> {
  if (row.kind === "labels") return { path: `/passports/${passport}/labels` };
  return row.kind === "items" ? { body: { ...(row.body as object), passport } } : {};
}
