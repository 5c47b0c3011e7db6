import { randomUid, UID_BYTES } from "../../formats/crockford.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { type BatchRow, findBatch } from "../batches/rows.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { findProduct, holdProduct, newestPassportOf, type ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { claimGs1Key } from "./addresses.ts";
import { checkComplete, freezeVersion } from "./draft.ts";
import { presentPassport } from "./present.ts";
import { findPassportByKey, insertPassport, type PassportRow, setNewestPassport } from "./rows.ts";
import type { NewPassport, Passport } from "./shape.ts";

/**
 * Issues the passport of a product or batch: its first version, and its address for ever. Where the passport before
 * was withdrawn, the new one is its successor.
 * @throws Failure resource_missing, product_archived, passport_exists, passport_missing, gs1_key_taken
 */
export async function issuePassport(tx: Transaction, scope: Scope, input: NewPassport): Promise<Passport> {
  const held = await holdProduct(tx, scope, input.product);
  const product = held && (await findProduct(tx, scope, input.product));
  if (!product) throw missing("product", input.product, "product");
  const batch = await batchOf(tx, scope, product, input.batch ?? null);
  const subject = { product, batch };
  if (product.status === "archived")
    throw new Failure(
      "product_archived",
      "The product is archived, so no passport can be issued for it. Set its status to active first.",
      "product",
    );

  const before = await newestPassport(tx, batch ?? { passport_n: await newestPassportOf(tx, product.n) });
  if (before?.status === "issued") throw alreadyIssued(batch);
  checkComplete(subject);

  const key = await claimGs1Key(
    tx,
    scope,
    {
      product: product.n,
      gtin14: product.gtin14,
      batch: batch ? { n: batch.n, number: batch.batch_number } : null,
    },
    "product",
  );

  const id = scope.ids.next();
  const uid = before ? randomUid(randomOctets(UID_BYTES)) : (batch ?? product).uid;
  const version = await freezeVersion(tx, scope, subject, {
    passport: id,
    uid,
    version: 1,
    previous: null,
    change_note: null,
  });
  const n = await insertPassport(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product.n,
    batch_n: batch?.n ?? null,
    uid,
    path: key ?? `/p/${uid}`,
    status: "issued",
    version: 1,
    content_sha256: version.sha256,
    published: scope.now,
    replaces_n: before?.n ?? null,
    withdrawn_at: null,
    withdraw_reason: null,
    items_count: 0,
    created: scope.now,
  });
  if (n === undefined) throw alreadyIssued(batch);
  await version.store(n);
  await setNewestPassport(tx, { product: product.n, batch: batch?.n ?? null }, n);
  const passport = await presentPassport(tx, scope, await rowOf(tx, n));
  await emit(tx, scope, "passport.issued", passport);
  await recordActivity(tx, scope, "passport.issued", id, {
    product: product.id,
    version: 1,
    sha256: version.sha256,
  });
  tx.afterCommit(() => {
    scope.publicationChanged(uid);
    if (before) scope.publicationChanged(before.uid);
  });
  return passport;
}

async function batchOf(
  tx: Transaction,
  scope: Scope,
  product: ProductRow,
  id: string | null,
): Promise<BatchRow | undefined> {
  if (id === null) return undefined;
  const batch = await findBatch(tx, scope, id);
  if (batch?.product_n !== product.n) throw missing("batch of this product", id, "batch");
  return batch;
}

async function newestPassport(
  tx: Transaction,
  owner: { passport_n: number | null },
): Promise<PassportRow | undefined> {
  return owner.passport_n === null ? undefined : findPassportByKey(tx, owner.passport_n);
}

function alreadyIssued(batch: BatchRow | undefined): Failure {
  return new Failure(
    "passport_exists",
    `This ${batch ? "batch" : "product"} has an issued passport. Publish a new version of it with POST /passports/{id}/versions, or withdraw it first.`,
    batch ? "batch" : "product",
  );
}

async function rowOf(tx: Transaction, n: number): Promise<PassportRow> {
  const row = await findPassportByKey(tx, n);
  if (!row) throw new Error("a passport was not stored");
  return row;
}
