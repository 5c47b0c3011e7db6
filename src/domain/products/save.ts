/** Saving from a form that others may have open too: what somebody else changed meanwhile is not written over. */
import { z } from "zod";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { missing } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import type { Scope } from "../scope.ts";
import { JsonValue } from "../shapes.ts";
import { SentData } from "../templates/values.ts";
import { changeProduct } from "./change.ts";
import { ShownOrigin, showOrigin } from "./origins.ts";
import { presentProduct } from "./present.ts";
import { getProduct } from "./read.ts";
import { findOrigins, findProduct, holdProduct } from "./rows.ts";
import { Product, ProductChanges } from "./shape.ts";

export const ProductForm = z.strictObject({
  product: Product,
  /** By key of the template; a value without an entry is not known to come from anywhere. */
  origins: z.record(z.string(), ShownOrigin),
});
export type ProductForm = z.infer<typeof ProductForm>;

const PARTS = ["name", "reference", "gtin"] as const;

export const ProductSaving = z.strictObject({
  changes: ProductChanges.omit({ status: true }),
  /** What the form showed before the person changed it, for each changed part; null: nothing. */
  known: z.strictObject({
    name: z.string().optional(),
    reference: z.string().optional(),
    gtin: z.string().nullish(),
    data: SentData.optional(),
  }),
});
export type ProductSaving = z.infer<typeof ProductSaving>;

export const SavedProduct = ProductForm.extend({
  /** What was not written, since it is no longer what the form showed: with what stands there now. */
  conflicts: z.array(z.strictObject({ param: z.string(), value: JsonValue })),
});
export type SavedProduct = z.infer<typeof SavedProduct>;

/** @throws Failure resource_missing */
export async function getProductForm(db: Queryable, scope: Scope, id: string): Promise<ProductForm> {
  const row = await findProduct(db, scope, id);
  if (!row) throw missing("product", id);
  const product = presentProduct(scope, row);
  const origins = Object.entries(await findOrigins(db, scope, row.n));
  return { product, origins: Object.fromEntries(origins.map(([key, origin]) => [key, showOrigin(origin)])) };
}

/**
 * Writes what still is what the form showed, and tells what is not. What already stands there as it is sent is no
 * conflict.
 * @throws Failure as `changeProduct`
 */
export async function saveProduct(
  tx: Transaction,
  scope: Scope,
  id: string,
  { changes, known }: ProductSaving,
): Promise<SavedProduct> {
  if (!(await holdProduct(tx, scope, id))) throw missing("product", id);
  const stored = await getProduct(tx, scope, id);
  const conflicts: SavedProduct["conflicts"] = [];
  const isOpen = (param: string, now: Json, before: Json | undefined, sent: Json): boolean => {
    if (before === undefined || Bun.deepEquals(now, before) || Bun.deepEquals(now, sent)) return true;
    conflicts.push({ param, value: now });
    return false;
  };
  const { data = {}, ...parts } = changes;
  const written = {
    ...Object.fromEntries(
      PARTS.flatMap((part) => {
        const sent = parts[part];
        return sent !== undefined && isOpen(part, stored[part], known[part], sent) ? [[part, sent]] : [];
      }),
    ),
    data: Object.fromEntries(
      Object.entries(data).filter(([key, sent]) =>
        isOpen(`data.${key}`, (stored.data[key] ?? null) as Json, known.data?.[key], sent),
      ),
    ),
  };
  await changeProduct(tx, scope, id, written);
  return { ...(await getProductForm(tx, scope, id)), conflicts };
}
