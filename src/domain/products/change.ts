import { toGtin14 } from "../../formats/gtin.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { missing } from "../failure.ts";
import { claimGs1KeysOfProduct } from "../passports/addresses.ts";
import type { Json } from "../passports/content.ts";
import type { Scope } from "../scope.ts";
import { checkData, type Data } from "../templates/values.ts";
import { checkProductLimit, claimReference } from "./create.ts";
import { uidsOfProduct } from "./image-rows.ts";
import { changedKeys, type GivenBy, mergeValues } from "./origins.ts";
import { presentProduct } from "./present.ts";
import {
  deleteReference,
  everIssued,
  findHolderOfReference,
  findProduct,
  holdProduct,
  type ProductRow,
  type ProductUpdate,
  updateProduct,
} from "./rows.ts";
import type { Product, ProductChanges } from "./shape.ts";

/**
 * Changes what is sent and nothing else. A change that changes nothing is no change: no event, no entry.
 * @param given the document that the sent values were read out of, or the supplier whose answers they are
 * @throws Failure resource_missing, reference_taken, gs1_key_taken, plan_limit_reached, and the faults of its data
 */
export async function changeProduct(
  tx: Transaction,
  scope: Scope,
  id: string,
  changes: ProductChanges,
  given?: GivenBy,
): Promise<Product> {
  const held = await holdProduct(tx, scope, id);
  const before = held && (await findProduct(tx, scope, id));
  if (!held || !before) throw missing("product", id);
  checkData(before.template, changes.data ?? {});

  const known = { data: before.data as Data, origins: held.origins };
  const values = mergeValues(scope, known, changes.data ?? {}, given);
  const gtin = changes.gtin === undefined ? before.gtin : changes.gtin;
  const next: ProductUpdate = {
    name: changes.name ?? before.name,
    reference: changes.reference ?? before.reference,
    gtin,
    gtin14: gtin === null ? null : toGtin14(gtin),
    status: changes.status ?? before.status,
    ...values,
    updated: scope.now,
  };
  const changed = changedParts(before, next);
  if (changed.length === 0) return presentProduct(scope, before);

  if (next.reference !== before.reference) await moveReference(tx, scope, before, next.reference);
  if (next.status === "active" && before.status === "archived") await checkProductLimit(tx, scope);
  await updateProduct(tx, before.n, next);
  if (next.gtin14 !== before.gtin14) {
    await claimGs1KeysOfProduct(tx, scope, { n: before.n, gtin14: next.gtin14 });
    const uids = await uidsOfProduct(tx, before.n);
    tx.afterCommit(() => {
      for (const uid of uids) scope.publicationChanged(uid);
    });
  }

  const product = presentProduct(scope, { ...before, ...next });
  await emit(tx, scope, "product.updated", product);
  await recordActivity(tx, scope, "product.updated", id, { changed, ...valuesOf(before, next, changed) });
  return product;
}

function changedParts(before: ProductRow, next: ProductUpdate): string[] {
  const parts = (["name", "reference", "gtin", "status"] as const).filter(
    (part) => before[part] !== next[part],
  );
  return [...parts, ...changedKeys(before.data as Data, next.data).map((key) => `data.${key}`)];
}

/** Most parts, and longest value (as JSON), that the activity log keeps of a change. */
const KEPT_PARTS = 50;
const KEPT_LENGTH = 400;

/** What the changed parts said before and say after; a value that is too long for the log is left out. */
function valuesOf(before: ProductRow, next: ProductUpdate, changed: readonly string[]) {
  const kept = (row: ProductRow | ProductUpdate): { [part: string]: Json } =>
    Object.fromEntries(
      changed.slice(0, KEPT_PARTS).flatMap((part) => {
        const value = partOf(row, part);
        return JSON.stringify(value).length > KEPT_LENGTH ? [] : [[part, value]];
      }),
    );
  return { before: kept(before), after: kept(next) };
}

function partOf(row: ProductRow | ProductUpdate, part: string): Json {
  if (part.startsWith("data.")) return (row.data as Data)[part.slice("data.".length)] ?? null;
  return (row as unknown as Record<string, Json | undefined>)[part] ?? null;
}

/** A reference that led to an issued passport stays with its product for ever; another is let go. */
async function moveReference(
  tx: Transaction,
  scope: Scope,
  before: ProductRow,
  reference: string,
): Promise<void> {
  if (!(await everIssued(tx, before.n))) await deleteReference(tx, scope, before.reference);
  if ((await findHolderOfReference(tx, scope.dataset, reference)) === before.n) return;
  await claimReference(tx, scope, reference, before.n);
}
