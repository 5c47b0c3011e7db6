/** Where public addresses lead: GS1 Digital Link paths and short reference addresses. */
import { and, eq } from "drizzle-orm";
import { type Gs1Key, gs1Path } from "../../formats/digital-link.ts";
import { hasShortAddress } from "../../formats/short-reference.ts";
import { fixed, type Queryable, statement, value } from "../../storage/database.ts";
import { findByAnyHandle } from "../accounts/rows.ts";
import { itemPath, pagePath } from "../items/addresses.ts";
import { findItemByGs1Key, findItemByReference, findItemByUid } from "../items/rows.ts";

export interface Resolution {
  /** Path of the page at the level that was found: a passport's, or an item's. */
  page: string;
  isItem: boolean;
  /** The GS1 key of that level, with a serial as it is stored. */
  key: string;
  /** Uid of the newest passport at that level. That of an item is looked up when it is asked for: a redirect does not. */
  passport(): Promise<string>;
  /** What was asked for and is not there: a serial that is not registered, or a lot without a passport. */
  unregistered?: Unregistered;
}

export interface Unregistered {
  what: "serial" | "lot";
  value: string;
}

type Found = Omit<Resolution, "unregistered">;

/** The levels of a GS1 path below the model, from the most specific; a level joins by a line here. */
const LEVELS: readonly {
  what: Unregistered["what"];
  find(db: Queryable, gtin14: string, value: string): Promise<Found | undefined>;
}[] = [
  { what: "serial", find: findSerial },
  { what: "lot", find: (db, gtin14, lot) => findByKey(db, gs1Path({ gtin14, lot }), selectBatchKey) },
];

/** The passport that a GS1 path leads to: at its most specific level, else one level up. */
export async function resolveGs1(db: Queryable, asked: Gs1Key): Promise<Resolution | undefined> {
  let unregistered: Unregistered | undefined;
  for (const { what, find } of LEVELS) {
    const sent = asked[what];
    if (sent === undefined) continue;
    const found = await find(db, asked.gtin, sent);
    if (found) return unregistered === undefined ? found : { ...found, unregistered };
    unregistered ??= { what, value: sent };
  }
  const model = await findByKey(db, gs1Path({ gtin14: asked.gtin }), selectModelKey);
  if (!model) return undefined;
  return unregistered === undefined ? model : { ...model, unregistered };
}

/** The page of what an address says was not registered under a GTIN, where it is by now. */
export async function pageOfRegistered(
  db: Queryable,
  gtin14: string,
  { what, value }: Unregistered,
): Promise<string | undefined> {
  const level = LEVELS.find((one) => one.what === what);
  return (await level?.find(db, gtin14, value))?.page;
}

const selectModelKey = statement((q, t) =>
  q
    .select({ uid: t.passports.uid })
    .from(t.gs1Keys)
    .innerJoin(t.products, eq(t.products.n, t.gs1Keys.product_n))
    .innerJoin(t.passports, eq(t.passports.n, t.products.passport_n))
    .where(eq(t.gs1Keys.key, value("key")))
    .limit(fixed(1)),
);

const selectBatchKey = statement((q, t) =>
  q
    .select({ uid: t.passports.uid })
    .from(t.gs1Keys)
    .innerJoin(t.batches, eq(t.batches.n, t.gs1Keys.batch_n))
    .innerJoin(t.passports, eq(t.passports.n, t.batches.passport_n))
    .where(eq(t.gs1Keys.key, value("key")))
    .limit(fixed(1)),
);

async function findSerial(db: Queryable, gtin14: string, serial: string): Promise<Found | undefined> {
  const item = await findItemByGs1Key(db, gs1Path({ gtin14 }), serial);
  if (!item) return undefined;
  return {
    page: pagePath(item),
    isItem: true,
    key: gs1Path({ gtin14, serial: item.serial }),
    async passport() {
      const row = await findItemByUid(db, item.uid);
      if (!row) throw new Error(`the item ${item.serial} of ${gtin14} is gone`);
      return row.passport_uid;
    },
  };
}

async function findByKey(
  db: Queryable,
  key: string,
  select: typeof selectModelKey,
): Promise<Found | undefined> {
  const [row] = await select(db, { key });
  return row && { page: `/p/${row.uid}`, isItem: false, key, passport: async () => row.uid };
}

const selectByReference = statement((q, t) =>
  q
    .select({ path: t.passports.path })
    .from(t.productReferences)
    .innerJoin(t.products, eq(t.products.n, t.productReferences.product_n))
    .innerJoin(t.passports, eq(t.passports.n, t.products.passport_n))
    .where(
      and(
        eq(t.productReferences.dataset_n, value("dataset")),
        eq(t.productReferences.reference, value("reference")),
      ),
    )
    .limit(fixed(1)),
);

/**
 * Path that `/r/{handle}/{reference}` leads to, the passport's, or `/r/{handle}/{reference}/{serial}`, the item's;
 * undefined for what leads nowhere.
 */
export async function resolveReference(
  db: Queryable,
  asked: { handle: string; reference: string; serial?: string; livemode: boolean },
): Promise<string | undefined> {
  if (!hasShortAddress(asked.reference)) return undefined;
  const owner = await findByAnyHandle(db, asked.handle, asked.livemode);
  if (!owner) return undefined;
  if (asked.serial !== undefined) {
    const item = await findItemByReference(db, owner.dataset, asked.reference, asked.serial);
    return item && itemPath(item);
  }
  const [row] = await selectByReference(db, { dataset: owner.dataset, reference: asked.reference });
  return row?.path;
}
