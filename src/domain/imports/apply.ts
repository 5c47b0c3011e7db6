import type { Transaction } from "../../storage/database.ts";
import { changeProduct } from "../products/change.ts";
import { createProduct } from "../products/create.ts";
import { holdProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import type { Services } from "../services.ts";
import { type RowFault, wholeFault } from "./fault.ts";
import { type Plan, planEdit, planRow, readingOf, referencesOf } from "./plan.ts";
import { claimRow, findHolders, findKnown, type ImportRecord, type RowRecord, updateRow } from "./rows.ts";
import type { RowState } from "./shape.ts";

const PENDING: readonly RowState[] = ["create", "update"];

/**
 * Does what a checked row says, in one transaction with its mark: whenever the process ends, a row is done once or not at
 * all. What the domain refuses is kept with the row.
 */
export async function applyRow(
  { db }: Pick<Services, "db">,
  scope: Scope,
  found: ImportRecord,
  row: RowRecord,
  isLast: boolean,
): Promise<void> {
  try {
    await db.write(async (tx) => {
      const done = row.state === "create" ? "created" : "updated";
      if (await claimRow(tx, row.n, found.n, PENDING, "running", done)) await apply(tx, scope, found, row);
    });
  } catch (fault) {
    const kept = wholeFault(fault, isLast);
    await db.write(async (tx) => {
      if (await claimRow(tx, row.n, found.n, PENDING, "running", "refused"))
        await updateRow(tx, row.n, { changes: null, faults: [kept] });
    });
  }
}

async function apply(tx: Transaction, scope: Scope, found: ImportRecord, row: RowRecord): Promise<void> {
  const plan = await planNow(tx, scope, found, row);
  const refuse = (faults: RowFault[]) => updateRow(tx, row.n, { state: "refused", changes: null, faults });
  if (!plan) return refuse([{ code: "gone_since" }]);
  if (plan.state === "faulty") return refuse(plan.faults);
  if (plan.state === "same")
    return updateRow(tx, row.n, { state: "same", changes: null, product: plan.product.id });
  // A person has agreed to what the check said, not to the other.
  if (plan.state !== row.state)
    return refuse([{ param: "reference", code: plan.state === "update" ? "made_since" : "gone_since" }]);
  if (plan.state === "update") {
    await changeProduct(tx, scope, plan.product.id, plan.sent);
    return updateRow(tx, row.n, { product: plan.product.id, changes: plan.changes });
  }
  const product = await createProduct(tx, scope, plan.input);
  if (plan.status === "archived") await changeProduct(tx, scope, product.id, { status: "archived" });
  return updateRow(tx, row.n, { product: product.id, changes: plan.changes });
}

/** What the row means for the product as it stands in this moment. */
async function planNow(
  tx: Transaction,
  scope: Scope,
  found: ImportRecord,
  row: RowRecord,
): Promise<Plan | undefined> {
  const { edit } = found.settings;
  if (edit) {
    const id = row.product ?? "";
    await holdProduct(tx, scope, id);
    const known = (await findKnown(tx, scope, [id])).get(id);
    return known && planEdit(known, edit);
  }
  const reading = readingOf(found);
  const references = referencesOf(reading, row.cells);
  for (const { id } of (await findHolders(tx, scope, references)).values()) await holdProduct(tx, scope, id);
  const holders = await findHolders(tx, scope, references);
  return planRow(reading, row.cells, (reference) => holders.get(reference));
}
