/** The queries of product images: which file a product shows, and to whom a file belongs. */
import { and, eq } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { fixed, type Queryable, statement, type Transaction, value } from "../../storage/database.ts";
import { insertFile } from "../files/rows.ts";
import type { Scope } from "../scope.ts";

/** What `about` of an image's row holds. */
interface ImageAbout {
  /** Internal key of the product that shows it. */
  product: number;
  /** Pixels. */
  width: number;
  height: number;
}

interface NewImage {
  id: string;
  content_type: string;
  size: number;
  sha256: string;
  about: ImageAbout;
}

/** Makes a stored file the image of its product; the row of the one before is dropped. */
export async function replaceImage(tx: Transaction, scope: Scope, image: NewImage): Promise<void> {
  const { files, products } = tx.tables;
  const ofProduct = and(eq(products.n, image.about.product), eq(products.dataset_n, scope.dataset));
  const [before] = await tx.q.select({ file: products.image_file_n }).from(products).where(ofProduct);
  const file = await insertFile(tx, { ...image, dataset_n: scope.dataset, created: scope.now });
  if (file === undefined) throw new Error("the row of an image was not stored");
  await tx.q.update(products).set({ image_file_n: file, updated: scope.now }).where(ofProduct);
  if (before?.file) await tx.q.delete(files).where(eq(files.n, before.file));
}

/** Uids of all passports that show a product's image and GS1 key: its own and its batches', also former ones. */
export async function uidsOfProduct(tx: Transaction, product: number): Promise<string[]> {
  const { passports } = tx.tables;
  const rows = await tx.q
    .select({ uid: passports.uid })
    .from(passports)
    .where(eq(passports.product_n, product));
  return rows.map(({ uid }) => uid);
}

interface ImageRow {
  content_type: string;
  sha256: string;
}

const selectFile = statement((q, t) =>
  q
    .select({
      n: t.files.n,
      content_type: t.files.content_type,
      sha256: t.files.sha256,
      about: t.files.about,
    })
    .from(t.files)
    .where(eq(t.files.id, value("id")))
    .limit(fixed(1)),
);

const selectShown = statement((q, t) =>
  q
    .select({ n: t.products.n })
    .from(t.products)
    .where(and(eq(t.products.n, value("product")), eq(t.products.image_file_n, value("file"))))
    .limit(fixed(1)),
);

/** The file with this id, when a product shows it: images are public, other files are not. */
export async function findImage(db: Queryable, id: string): Promise<ImageRow | undefined> {
  if (!isId(id)) return undefined;
  const [file] = await selectFile(db, { id });
  const product = (file?.about as Partial<ImageAbout> | undefined)?.product;
  if (!file || product === undefined) return undefined;
  const [shown] = await selectShown(db, { product, file: file.n });
  return shown && { content_type: file.content_type, sha256: file.sha256 };
}
