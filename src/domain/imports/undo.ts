import type { Transaction } from "../../storage/database.ts";
import type { Json } from "../passports/content.ts";
import { changeProduct } from "../products/change.ts";
import { holdProduct } from "../products/rows.ts";
import type { ProductChanges } from "../products/shape.ts";
import type { Scope } from "../scope.ts";
import type { Services } from "../services.ts";
import type { Data, NewData } from "../templates/values.ts";
import { type RowFault, wholeFault } from "./fault.ts";
import type { Known } from "./plan.ts";
import { claimRow, findKnown, type ImportRecord, isUsed, type RowRecord, updateRow } from "./rows.ts";
import type { Change, RowState } from "./shape.ts";

const DONE: readonly RowState[] = ["created", "updated"];

/** Takes back what a row did, in one transaction with its mark. What cannot be taken back is kept with the row. */
export async function undoRow(
  { db }: Pick<Services, "db">,
  scope: Scope,
  found: ImportRecord,
  row: RowRecord,
  isLast: boolean,
): Promise<void> {
  // The values come from nobody's file now.
  const { source: _, ...person } = scope;
  try {
    await db.write(async (tx) => {
      if (!(await claimRow(tx, row.n, found.n, DONE, "undoing", "undone"))) return;
      const known = await productOf(tx, person, row);
      if (!known) await keep(tx, row, [{ code: "gone_since" }]);
      else if (row.state === "created") await takeAway(tx, person, row, known);
      else await setBack(tx, person, row, known);
    });
  } catch (fault) {
    const kept = wholeFault(fault, isLast);
    await db.write(async (tx) => {
      if (await claimRow(tx, row.n, found.n, DONE, "undoing", "kept"))
        await updateRow(tx, row.n, { faults: [kept] });
    });
  }
}

async function productOf(tx: Transaction, scope: Scope, { product }: RowRecord): Promise<Known | undefined> {
  const id = product ?? "";
  await holdProduct(tx, scope, id);
  return (await findKnown(tx, scope, [id])).get(id);
}

function keep(tx: Transaction, row: RowRecord, faults: RowFault[]): Promise<void> {
  return updateRow(tx, row.n, { state: "kept", faults });
}

/** A product is never removed, since its address may be known: one that nobody used is archived. */
async function takeAway(tx: Transaction, scope: Scope, row: RowRecord, known: Known): Promise<void> {
  const made = row.changes ?? [];
  const changed = changedSince(known, made, { whole: true });
  if (changed.length > 0) return keep(tx, row, changed);
  if (await isUsed(tx, scope, known.id)) return keep(tx, row, [{ code: "used_since" }]);
  await changeProduct(tx, scope, known.id, { status: "archived" });
}

async function setBack(tx: Transaction, scope: Scope, row: RowRecord, known: Known): Promise<void> {
  const changes = row.changes ?? [];
  const faults = changedSince(known, changes, { whole: false });
  const open = changes.filter(({ param }) => !faults.some((fault) => fault.param === param));
  if (open.length === 0) return keep(tx, row, faults);
  await changeProduct(tx, scope, known.id, sentBack(open));
  if (faults.length > 0) await updateRow(tx, row.n, { state: "partly", faults });
}

function sentBack(changes: readonly Change[]): ProductChanges {
  const data: NewData = {};
  const parts: Record<string, Json> = {};
  for (const { param, before } of changes) {
    if (param.startsWith("data.")) data[param.slice("data.".length)] = before;
    else parts[param] = before;
  }
  return { ...(parts as ProductChanges), data };
}

/** What is no longer as the import left it. @param whole also what the import left empty */
function changedSince(known: Known, changes: readonly Change[], { whole }: { whole: boolean }): RowFault[] {
  const now = new Map<string, Json>(
    Object.entries({ name: known.name, gtin: known.gtin, status: known.status, template: known.template }),
  );
  const data = known.data as Data;
  for (const [key, value] of Object.entries(data)) now.set(`data.${key}`, value);
  const left = new Map(changes.map(({ param, after }) => [param, after]));
  const asked = new Set(left.keys());
  if (whole) {
    for (const param of now.keys()) asked.add(param);
    if (!left.has("status")) left.set("status", "active");
  }
  return [...asked].flatMap((param): RowFault[] =>
    Bun.deepEquals(now.get(param) ?? null, left.get(param) ?? null) ? [] : [{ param, code: "changed_since" }],
  );
}
