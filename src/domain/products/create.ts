import { counted } from "../../formats/counted.ts";
import { randomUid, UID_BYTES } from "../../formats/crockford.ts";
import { toGtin14 } from "../../formats/gtin.ts";
import { randomOctets } from "../../platform/random.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { DEFAULT_TEMPLATE } from "../templates/registry.ts";
import { checkData } from "../templates/values.ts";
import { mergeValues } from "./origins.ts";
import { presentProduct } from "./present.ts";
import { countActiveProducts, insertProduct, insertReference, type ProductRow } from "./rows.ts";
import type { NewProduct, Product } from "./shape.ts";

/**
 * Creates a product. Its uid is allotted here, so that its address is known before a passport is issued.
 * @throws Failure reference_taken, plan_limit_reached, and the faults of its data
 */
export async function createProduct(tx: Transaction, scope: Scope, input: NewProduct): Promise<Product> {
  const template = input.template ?? DEFAULT_TEMPLATE;
  checkData(template, input.data ?? {});
  await checkProductLimit(tx, scope);
  const { data, origins } = mergeValues(scope, { data: {}, origins: {} }, input.data ?? {});
  const row = {
    id: scope.ids.next(),
    uid: randomUid(randomOctets(UID_BYTES)),
    name: input.name,
    reference: input.reference,
    gtin: input.gtin ?? null,
    gtin14: input.gtin ? toGtin14(input.gtin) : null,
    template,
    status: "active",
    data,
    created: scope.now,
    updated: scope.now,
  };
  const n = await insertProduct(tx, {
    ...row,
    dataset_n: scope.dataset,
    origins,
    image_file_n: null,
    passport_n: null,
  });
  if (n === undefined) throw new Error("a product was not stored");
  await claimReference(tx, scope, input.reference, n);
  const product = presentProduct(scope, { ...row, ...NEVER_ISSUED, n });
  await emit(tx, scope, "product.created", product);
  await recordActivity(tx, scope, "product.created", product.id, { reference: product.reference });
  return product;
}

/** The joined columns of a row that was just made. */
const NEVER_ISSUED: Pick<
  ProductRow,
  "passport_id" | "passport_path" | "image_id" | "image_type" | "image_about"
> = {
  passport_id: null,
  passport_path: null,
  image_id: null,
  image_type: null,
  image_about: null,
};

/**
 * Takes a reference for a product.
 * @throws Failure reference_taken when another product holds it, now or (once it led to a passport) formerly
 */
export async function claimReference(
  tx: Transaction,
  scope: Scope,
  reference: string,
  product: number,
): Promise<void> {
  const claimed = await insertReference(tx, { dataset_n: scope.dataset, reference, product_n: product });
  if (claimed === undefined)
    throw new Failure(
      "reference_taken",
      `The reference "${reference}" belongs to another product, or once led to another product's passport. References are unique: choose another, or change the product that has it.`,
      "reference",
    );
}

/**
 * Archived products and test data do not count.
 * @throws Failure plan_limit_reached
 */
export async function checkProductLimit(tx: Transaction, scope: Scope): Promise<void> {
  const limit = scope.company.limits.products;
  if (limit === undefined || !scope.livemode) return;
  await tx.lock(`products:${scope.dataset}`);
  if ((await countActiveProducts(tx, scope)) >= limit)
    throw new Failure(
      "plan_limit_reached",
      limit === 0
        ? "The plan allows no products. Ask for a higher limit."
        : `The plan allows ${counted(limit, "product")}, and ${limit === 1 ? "it is" : "all are"} in use. Archive a product, or ask for a higher limit.`,
    );
}
