/** The job of an import: it does what the status asks for, a few rows at a time, and bears being run again after a crash. */
import { nextTurn } from "../../platform/next-turn.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { recordActivity } from "../activity/record.ts";
import type { Job } from "../jobs/queue.ts";
import { countActiveProducts } from "../products/rows.ts";
import { type Scope, SYSTEM, scopeOn } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { applyRow } from "./apply.ts";
import { type RowFault, wholeFault } from "./fault.ts";
import { type Plan, planEdit, planRow, readingOf, referencesOf } from "./plan.ts";
import {
  countRows,
  findHolders,
  findImportByKey,
  findKnown,
  type ImportRecord,
  listRows,
  listRowsBackwards,
  type RowRecord,
  resetRows,
  updateImport,
  updateRow,
} from "./rows.ts";
import { type ImportStatus, ROW_STATES } from "./shape.ts";
import { enqueueImport, type ImportTask } from "./task.ts";
import { undoRow } from "./undo.ts";

/** Rows that are checked in a transaction. */
const CHECKED_AT_ONCE = 100;
/** Rows that are written beside each other: they share commits. */
const WRITTEN_AT_ONCE = 16;
const RESET_AT_ONCE = 2000;
/** In the last of so many attempts at a job, a row at which Carnet itself fails is set aside like one that is refused. */
const ATTEMPTS = 5;
/** Milliseconds after which a long import lets others go first. */
const TURN_MS = 5000;

/** @param signal ends the work between two steps; the job is then given back, and goes on where it was */
export async function runImportJob(services: Services, job: Job, signal: AbortSignal): Promise<void> {
  const task = job.payload as unknown as ImportTask;
  const found = await findImportByKey(services.db.reader, task, task.import);
  if (!found) return;
  const beganMs = services.clock.monotonicMs();
  const isLast = job.attempts >= ATTEMPTS;
  const work: Work = { services, found, signal, beganMs, isLast, scope: await scopeFor(services, found) };
  if (found.status === "checking") await check(work);
  if (found.status === "running") await run(work);
  if (found.status === "undoing") await undo(work);
}

interface Work {
  services: Services;
  found: ImportRecord;
  scope: Scope;
  signal: AbortSignal;
  beganMs: number;
  isLast: boolean;
}

/** On behalf of the member who began the import. */
async function scopeFor(services: Services, { kind, begun_by, dataset_n }: ImportRecord): Promise<Scope> {
  const { company, livemode } = await companyOfDataset(services.db.reader, dataset_n);
  const { id, name, address } = begun_by;
  const scope = scopeOn(company, dataset_n, livemode, { kind: "member", id, name }, toolsOf(services));
  return kind === "file" ? { ...scope, address, source: "import" } : { ...scope, address };
}

/** The scope at a later time. */
function nowIn({ services, scope }: Work): Scope {
  return { ...scope, now: services.clock.now() };
}

async function isStill({ services, found, signal }: Work, status: ImportStatus): Promise<boolean> {
  signal.throwIfAborted();
  await nextTurn();
  return (
    (await findImportByKey(services.db.reader, { dataset: found.dataset_n }, found.n))?.status === status
  );
}

/**
 * Ends the work of a company that may change nothing any more: what was done stays, and the rest waits for a person.
 * @returns whether it did
 */
async function stopWhereBarred(
  work: Work,
  from: ImportStatus,
  status: "stopped" | "undo_stopped",
): Promise<boolean> {
  const { services, found } = work;
  const { company, livemode } = await companyOfDataset(services.db.reader, found.dataset_n);
  if (company.status === "active") return false;
  const scope = scopeOn(company, found.dataset_n, livemode, SYSTEM, toolsOf(services));
  await services.db.write(async (tx) => {
    const counts = await countRows(tx, found.n);
    const to = { status, counts, finished: scope.now };
    if (await updateImport(tx, found.n, [from], to))
      await recordActivity(tx, scope, "import.stopped", found.id, { name: found.name });
  });
  return true;
}

/** Says of each row what it would do. It begins anew each time, so that a crash in the middle leaves nothing behind. */
async function check(work: Work): Promise<void> {
  const { services, found, scope } = work;
  const { db } = services;
  const last = (await listRowsBackwards(db.reader, found.n, 1, ROW_STATES))[0]?.position ?? 0;
  for (let at = 0; at < last; at += RESET_AT_ONCE) {
    await db.write((tx) => resetRows(tx, found.n, at, at + RESET_AT_ONCE));
    if (!(await isStill(work, "checking"))) return;
  }
  const limit = scope.livemode ? scope.company.limits.products : undefined;
  const checking: Checking = {
    seen: new Map(),
    left:
      limit === undefined ? Number.POSITIVE_INFINITY : limit - (await countActiveProducts(db.reader, scope)),
  };
  for (let after = 0; ; ) {
    const rows = await listRows(db.reader, found.n, after, CHECKED_AT_ONCE);
    if (rows.length === 0) break;
    const settled = (await planRows(work, rows)).map((planned) => ({
      row: planned.row,
      plan: settle(checking, planned),
    }));
    await db.write(async (tx) => {
      for (const { row, plan } of settled)
        await updateRow(tx, row.n, {
          state: plan.state,
          changes: "changes" in plan ? plan.changes : null,
          faults: plan.state === "faulty" ? plan.faults : null,
          ...("product" in plan && plan.product ? { product: plan.product.id } : {}),
        });
    });
    after = rows.at(-1)?.position ?? after;
    if (!(await isStill(work, "checking"))) return;
  }
  await db.write((tx) => updateImport(tx, found.n, ["checking"], { status: "ready" }));
}

interface Checking {
  /** References that rows above have, with the position of the first. */
  seen: Map<string, number>;
  /** How many more products the plan lets become active. */
  left: number;
}

/** A row with what it would do. */
interface Planned {
  row: RowRecord;
  /** What the file calls its product; undefined where it does not say. */
  reference: string | undefined;
  /** Undefined where its product is gone. */
  plan: Plan | undefined;
}

async function planRows(work: Work, rows: readonly RowRecord[]): Promise<Planned[]> {
  const { services, found, scope } = work;
  const { db } = services;
  const { edit } = found.settings;
  if (edit) {
    const ids = rows.map(({ product }) => product ?? "");
    const known = await findKnown(db.reader, scope, ids);
    return rows.map((row) => {
      const product = known.get(row.product ?? "");
      return { row, reference: undefined, plan: product && orFaulty(work, () => planEdit(product, edit)) };
    });
  }
  const reading = readingOf(found);
  const asked = rows.map(({ cells }) => orFaulty(work, () => referencesOf(reading, cells)));
  const holders = await findHolders(
    db.reader,
    scope,
    asked.flatMap((references) => (Array.isArray(references) ? references : [])),
  );
  return rows.map((row, at) => {
    const references = asked[at] ?? [];
    if (!Array.isArray(references)) return { row, reference: undefined, plan: references };
    const plan = orFaulty(work, () => planRow(reading, row.cells, (reference) => holders.get(reference)));
    return { row, reference: references.at(-1), plan };
  });
}

/** What it gives; in the last attempt, where Carnet itself fails at it, that the row is faulty. */
function orFaulty<Given>({ isLast }: Work, giving: () => Given): Given | Plan {
  try {
    return giving();
  } catch (fault) {
    return { state: "faulty", faults: [wholeFault(fault, isLast)] };
  }
}

/** What no row can know of itself: whether another one has its reference, and whether the plan has room for it. */
function settle(checking: Checking, { row, reference, plan }: Planned): Plan {
  if (!plan) return { state: "faulty", faults: [{ code: "gone_since" }] };
  const twice = twiceFault(checking, row, reference);
  if (twice)
    return {
      state: "faulty",
      faults: [twice, ...(plan.state === "faulty" ? plan.faults : [])],
      ...("product" in plan && plan.product ? { product: plan.product } : {}),
    };
  if (!becomesActive(plan)) return plan;
  if (checking.left <= 0) return { state: "faulty", faults: [{ code: "plan_limit_reached" }] };
  checking.left--;
  return plan;
}

function twiceFault(
  { seen }: Checking,
  { position }: RowRecord,
  reference: string | undefined,
): RowFault | undefined {
  if (reference === undefined) return undefined;
  const first = seen.get(reference);
  if (first === undefined) seen.set(reference, position);
  return first === undefined
    ? undefined
    : { param: "reference", code: "reference_twice", part: String(first) };
}

function becomesActive(plan: Plan): boolean {
  if (plan.state === "create") return plan.status === "active";
  return plan.state === "update" && plan.product.status === "archived" && plan.sent.status === "active";
}

async function run(work: Work): Promise<void> {
  const { services, found } = work;
  const { db } = services;
  while (await isStill(work, "running")) {
    if (await stopWhereBarred(work, "running", "stopped")) return;
    const rows = await listRows(db.reader, found.n, 0, WRITTEN_AT_ONCE, ["create", "update"]);
    if (rows.length === 0) {
      await end(work, "running", "done");
      return;
    }
    await Promise.all(rows.map((row) => applyRow(services, nowIn(work), found, row, work.isLast)));
    if (isLong(work)) return goOn(work);
  }
  await countCancelled(work);
}

async function undo(work: Work): Promise<void> {
  const { services, found } = work;
  const { db } = services;
  while (await isStill(work, "undoing")) {
    if (await stopWhereBarred(work, "undoing", "undo_stopped")) return;
    const rows = await listRowsBackwards(db.reader, found.n, WRITTEN_AT_ONCE, ["created", "updated"]);
    if (rows.length === 0) {
      await end(work, "undoing", "undone");
      return;
    }
    await Promise.all(rows.map((row) => undoRow(services, nowIn(work), found, row, work.isLast)));
    if (isLong(work)) return goOn(work);
  }
}

function isLong({ services, beganMs }: Work): boolean {
  return services.clock.monotonicMs() - beganMs > TURN_MS;
}

/** The rest is a job of its own, behind those that wait. */
function goOn(work: Work): Promise<void> {
  return work.services.db.write((tx) => enqueueImport(tx, nowIn(work), work.found.n));
}

async function end({ services, found }: Work, from: ImportStatus, status: ImportStatus): Promise<void> {
  const { db, clock } = services;
  await db.write(async (tx) => {
    const counts = await countRows(tx, found.n);
    const finished = status === "done" ? { finished: clock.now() } : {};
    await updateImport(tx, found.n, [from], { status, counts, ...finished });
  });
}

/** After the last rows under way, so that the numbers hold. */
async function countCancelled({ services, found }: Work): Promise<void> {
  await services.db.write(async (tx) => {
    await updateImport(tx, found.n, ["cancelled"], { counts: await countRows(tx, found.n) });
  });
}
