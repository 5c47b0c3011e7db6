/**
 * GS1 keys of a site: the key of an issued live passport leads to its product or batch for ever, and is refused to
 * others. All keys below one GTIN are of one company: what is not registered below it leads one level up.
 */
import { and, eq, isNotNull } from "drizzle-orm";
import { gs1Path } from "../../formats/digital-link.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";

const insertKey = insertion((t) => t.gs1Keys, "nothing");
const insertGtin = insertion((t) => t.gs1Gtins, "nothing");

/** A product, or one of its batches. */
interface Gs1Owner {
  product: number;
  gtin14: string | null;
  batch: { n: number; number: string } | null;
}

/** The GS1 key of a product or batch today; null without a GTIN and for test data. */
export function gs1KeyOf(
  livemode: boolean,
  gtin14: string | null,
  batchNumber: string | null,
): string | null {
  if (!livemode || gtin14 === null) return null;
  return batchNumber === null ? gs1Path({ gtin14 }) : gs1Path({ gtin14, lot: batchNumber });
}

/**
 * Takes its key for an owner; taking one's own again changes nothing.
 * @returns the key; null where there is none to take
 * @throws Failure gs1_key_taken
 */
export async function claimGs1Key(
  tx: Transaction,
  scope: Scope,
  { product, gtin14, batch }: Gs1Owner,
  param?: string,
): Promise<string | null> {
  const key = gs1KeyOf(scope.livemode, gtin14, batch?.number ?? null);
  if (key === null || gtin14 === null) return null;
  const claimed = await insertKey(tx, {
    key,
    dataset_n: scope.dataset,
    product_n: product,
    batch_n: batch?.n ?? null,
  });
  if (claimed !== undefined) {
    await holdGtin(tx, scope, gtin14, param);
    return key;
  }
  const [holder] = await selectOwner(tx, { key });
  if (holder?.product_n === product && holder.batch_n === (batch?.n ?? null)) return key;
  throw new Failure(
    "gs1_key_taken",
    `The GS1 address ${key}, with those of the items below it, belongs to another product of this site. Give this product its own GTIN, or none.`,
    param,
  );
}

/**
 * Takes a GTIN for a company, as it takes the first key below it.
 * @throws Failure gs1_key_taken
 */
async function holdGtin(tx: Transaction, scope: Scope, gtin14: string, param?: string): Promise<void> {
  if ((await insertGtin(tx, { gtin14, dataset_n: scope.dataset })) !== undefined) return;
  const [holder] = await selectGtin(tx, { gtin14 });
  if (holder?.dataset_n === scope.dataset) return;
  throw new Failure(
    "gs1_key_taken",
    `The GS1 addresses below /01/${gtin14} belong to another company of this site, which has a passport with this GTIN. Give this product its own GTIN, or none.`,
    param,
  );
}

const selectGtin = statement((q, t) =>
  q
    .select({ dataset_n: t.gs1Gtins.dataset_n })
    .from(t.gs1Gtins)
    .where(eq(t.gs1Gtins.gtin14, value("gtin14")))
    .limit(fixed(1)),
);

const selectOwner = statement((q, t) =>
  q
    .select({ product_n: t.gs1Keys.product_n, batch_n: t.gs1Keys.batch_n })
    .from(t.gs1Keys)
    .where(eq(t.gs1Keys.key, value("key")))
    .limit(fixed(1)),
);

/**
 * A GTIN that an issued product gets later adds its key, for the product and for its batches with a passport.
 * @throws Failure gs1_key_taken
 */
export async function claimGs1KeysOfProduct(
  tx: Transaction,
  scope: Scope,
  product: { n: number; gtin14: string | null },
): Promise<void> {
  if (gs1KeyOf(scope.livemode, product.gtin14, null) === null) return;
  for (const batch of await listIssued(tx, scope, product.n))
    await claimGs1Key(tx, scope, { product: product.n, gtin14: product.gtin14, batch }, "gtin");
}

/** What of a product has ever had a passport or items: itself (null) and its batches. */
async function listIssued(db: Queryable, scope: Scope, product: number): Promise<Gs1Owner["batch"][]> {
  const { passports, batches, products, itemRuns } = db.tables;
  const issued = await db.q
    .select({ n: products.passport_n })
    .from(products)
    .where(
      and(eq(products.n, product), eq(products.dataset_n, scope.dataset), isNotNull(products.passport_n)),
    );
  // Items of a batch passport have addresses below the product's own key.
  const items = await db.q
    .select({ n: itemRuns.n })
    .from(itemRuns)
    .where(and(eq(itemRuns.product_n, product), eq(itemRuns.dataset_n, scope.dataset)))
    .limit(1);
  const ofBatches = await db.q
    .selectDistinct({ n: batches.n, number: batches.batch_number })
    .from(passports)
    .innerJoin(batches, eq(batches.n, passports.batch_n))
    .where(and(eq(passports.product_n, product), eq(passports.dataset_n, scope.dataset)));
  return issued.length > 0 || items.length > 0 ? [null, ...ofBatches] : ofBatches;
}
