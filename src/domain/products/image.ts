import type { Transaction } from "../../storage/database.ts";
import { sourceOf } from "../../storage/files.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import { missing } from "../failure.ts";
import { dropFile, isSurelyRefused } from "../files/drop.ts";
import { type Picture, redraw } from "../pictures/redraw.ts";
import type { Scope } from "../scope.ts";
import type { Services } from "../services.ts";
import { replaceImage, uidsOfProduct } from "./image-rows.ts";
import { presentProduct } from "./present.ts";
import { findProduct, holdProduct } from "./rows.ts";
import type { Product } from "./shape.ts";

/** Longer side of the kept form, in pixels. */
const KEPT_SIDE = 1600;

interface KeptPicture extends Omit<Picture, "bytes"> {
  id: string;
  size: number;
  sha256: string;
}

/**
 * Gives a product its image, in place of the one before: JPEG, PNG or WebP, at most 10 MB and 40 megapixels. It is
 * kept drawn anew as WebP, without the sent file's location and other hidden data, and shows at once on the pages
 * of the product's passports.
 * @throws Failure resource_missing, file_type_unsupported, file_too_large, invalid_value, rate_limited
 */
export async function setProductImage(
  services: Pick<Services, "db" | "files" | "log">,
  scope: Scope,
  productId: string,
  bytes: Uint8Array,
): Promise<Product> {
  const { db, files } = services;
  if (!(await findProduct(db.reader, scope, productId))) throw missing("product", productId);
  const { bytes: drawn, ...picture } = await redraw(bytes, { kind: "webp", side: KEPT_SIDE });
  const id = scope.ids.next();
  // Before the transaction, in which no file is waited for. What a crash leaves here, the sweep removes.
  const stored = await files.write(id, sourceOf(drawn));
  const kept = { ...picture, ...stored, id };
  let changed: { product: Product; before: string | null };
  try {
    changed = await db.write((tx) => showImage(tx, scope, productId, kept));
  } catch (fault) {
    if (isSurelyRefused(fault)) await dropFile(services, id);
    throw fault;
  }
  if (changed.before !== null) await dropFile(services, changed.before);
  return changed.product;
}

/** @returns the product, and the id of the image it had before */
async function showImage(
  tx: Transaction,
  scope: Scope,
  productId: string,
  { id, contentType, width, height, size, sha256 }: KeptPicture,
): Promise<{ product: Product; before: string | null }> {
  const held = await holdProduct(tx, scope, productId);
  const before = held && (await findProduct(tx, scope, productId));
  if (!held || !before) throw missing("product", productId);
  const about = { product: held.n, width, height };
  await replaceImage(tx, scope, { id, content_type: contentType, size, sha256, about });
  const product = presentProduct(scope, {
    ...before,
    updated: scope.now,
    image_id: id,
    image_type: contentType,
    image_about: about,
  });
  await emit(tx, scope, "product.updated", product);
  await recordActivity(tx, scope, "product.updated", productId, { changed: ["image"] });
  const uids = await uidsOfProduct(tx, held.n);
  tx.afterCommit(() => {
    for (const uid of uids) scope.publicationChanged(uid);
  });
  return { product, before: before.image_id };
}
