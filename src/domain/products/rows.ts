/** All queries of products. Every one takes the data set, or a key that was found in it. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import {
  fixed,
  insertion,
  type Queryable,
  statement,
  type Transaction,
  value,
} from "../../storage/database.ts";
import { holding } from "../../storage/holding.ts";
import { listing } from "../../storage/listing.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import type { Tables } from "../../storage/schema/tables.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import type { Origins } from "./origins.ts";
import type { ProductFilters } from "./shape.ts";

export const insertProduct = insertion((t) => t.products);
/** Undefined when the reference is held by a product, now or formerly. */
export const insertReference = insertion((t) => t.productReferences, "nothing");

function columns(t: Tables) {
  const { products: p } = t;
  return {
    n: p.n,
    id: p.id,
    uid: p.uid,
    name: p.name,
    reference: p.reference,
    gtin: p.gtin,
    gtin14: p.gtin14,
    template: p.template,
    status: p.status,
    data: p.data,
    created: p.created,
    updated: p.updated,
    passport_id: t.passports.id,
    passport_path: t.passports.path,
    image_id: t.files.id,
    image_type: t.files.content_type,
    image_about: t.files.about,
  };
}

export interface ProductRow {
  n: number;
  id: string;
  uid: string;
  name: string;
  reference: string;
  gtin: string | null;
  gtin14: string | null;
  template: string;
  status: string;
  data: unknown;
  created: number;
  updated: number;
  passport_id: string | null;
  passport_path: string | null;
  image_id: string | null;
  image_type: string | null;
  image_about: unknown;
}

const selectProduct = statement((q, t) =>
  q
    .select(columns(t))
    .from(t.products)
    .leftJoin(t.passports, eq(t.passports.n, t.products.passport_n))
    .leftJoin(t.files, eq(t.files.n, t.products.image_file_n))
    .where(and(eq(t.products.id, value("id")), eq(t.products.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The product with this id in the data set. */
export async function findProduct(db: Queryable, scope: Scope, id: string): Promise<ProductRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectProduct(db, { id, dataset: scope.dataset });
  return row;
}

const selectByKey = statement((q, t) =>
  q
    .select(columns(t))
    .from(t.products)
    .leftJoin(t.passports, eq(t.passports.n, t.products.passport_n))
    .leftJoin(t.files, eq(t.files.n, t.products.image_file_n))
    .where(and(eq(t.products.n, value("n")), eq(t.products.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** The product with this internal key in the data set. */
export async function findProductByKey(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  n: number,
): Promise<ProductRow | undefined> {
  const [row] = await selectByKey(db, { n, dataset: scope.dataset });
  return row;
}

/** Holds the product until the transaction ends, so that two changes of it follow each other. */
export const holdProduct = holding<{ n: number; origins: Origins }>(
  (t) => t.products,
  (t) => ({ n: t.products.n, origins: t.products.origins }),
);

const selectOrigins = statement((q, t) =>
  q
    .select({ origins: t.products.origins })
    .from(t.products)
    .where(and(eq(t.products.n, value("n")), eq(t.products.dataset_n, value("dataset"))))
    .limit(fixed(1)),
);

/** Where the values of a product come from. */
export async function findOrigins(db: Queryable, scope: Pick<Scope, "dataset">, n: number): Promise<Origins> {
  const [row] = await selectOrigins(db, { n, dataset: scope.dataset });
  return (row?.origins ?? {}) as Origins;
}

const selectPage = listing(["status", "reference", "gtin14"], (given, rows) =>
  statement((q, t) =>
    q
      .select(columns(t))
      .from(t.products)
      .leftJoin(t.passports, eq(t.passports.n, t.products.passport_n))
      .leftJoin(t.files, eq(t.files.n, t.products.image_file_n))
      .where(
        and(
          eq(t.products.dataset_n, value("dataset")),
          lt(t.products.id, value("before")),
          ...given.map((name) => eq(t.products[name], value(name))),
        ),
      )
      .orderBy(desc(t.products.id))
      .limit(fixed(rows)),
  ),
);

/** Products, newest first. `gtin14` is the padded form of a GTIN. */
export function listProducts(
  db: Queryable,
  scope: Scope,
  filters: Omit<ProductFilters, "gtin"> & { gtin14?: string | undefined },
  page: PageRequest,
): Promise<Page<ProductRow>> {
  return selectPage(db, { ...filters, dataset: scope.dataset }, page);
}

const updateRow = statement((q, t) =>
  q
    .update(t.products)
    .set({
      name: value("name") as never,
      reference: value("reference") as never,
      gtin: value("gtin") as never,
      gtin14: value("gtin14") as never,
      status: value("status") as never,
      data: value("data") as never,
      origins: value("origins") as never,
      updated: value("updated") as never,
    })
    .where(eq(t.products.n, value("n"))),
);

export interface ProductUpdate {
  name: string;
  reference: string;
  gtin: string | null;
  gtin14: string | null;
  status: string;
  data: Data;
  origins: Origins;
  updated: number;
}

export async function updateProduct(tx: Transaction, n: number, update: ProductUpdate): Promise<void> {
  await updateRow(tx, { n, ...update });
}

const selectReference = statement((q, t) =>
  q
    .select({ product_n: t.productReferences.product_n })
    .from(t.productReferences)
    .where(
      and(
        eq(t.productReferences.dataset_n, value("dataset")),
        eq(t.productReferences.reference, value("reference")),
      ),
    )
    .limit(fixed(1)),
);

/** The product that holds a reference, now or formerly. */
export async function findHolderOfReference(
  db: Queryable,
  dataset: number,
  reference: string,
): Promise<number | undefined> {
  const [row] = await selectReference(db, { dataset, reference });
  return row?.product_n;
}

/** Lets go of a reference that never led to a passport. */
export async function deleteReference(tx: Transaction, scope: Scope, reference: string): Promise<void> {
  const { productReferences } = tx.tables;
  await tx.q
    .delete(productReferences)
    .where(and(eq(productReferences.dataset_n, scope.dataset), eq(productReferences.reference, reference)));
}

/** How many products of the data set are not archived. */
export async function countActiveProducts(db: Queryable, scope: Scope): Promise<number> {
  const { products } = db.tables;
  const [row] = await db.q
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .where(and(eq(products.dataset_n, scope.dataset), eq(products.status, "active")));
  return row?.count ?? 0;
}

/** Whether the product or one of its batches ever had a passport. */
export async function everIssued(db: Queryable, product: number): Promise<boolean> {
  const { passports } = db.tables;
  return (
    (await db.q.select({ n: passports.n }).from(passports).where(eq(passports.product_n, product)).limit(1))
      .length > 0
  );
}

/** Internal key of the newest passport of a product itself, not of its batches; null when it never had one. */
export async function newestPassportOf(db: Queryable, product: number): Promise<number | null> {
  const { products } = db.tables;
  const [row] = await db.q
    .select({ passport_n: products.passport_n })
    .from(products)
    .where(eq(products.n, product));
  return row?.passport_n ?? null;
}
