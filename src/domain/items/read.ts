import { foldSerial } from "../../formats/serial.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Page, PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import { findPassport } from "../passports/rows.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { presentItem } from "./present.ts";
import {
  type After,
  findItem,
  findItemBySerial,
  findItemByTag,
  type ItemRow,
  listItemsBySerial,
  listItems as listRows,
} from "./rows.ts";
import { findRun } from "./run-rows.ts";
import type { Item, ItemFilters, PassportItemFilters } from "./shape.ts";

type Items = { data: Item[]; hasMore: boolean };

/** @throws Failure resource_missing */
export async function getItem(db: Queryable, scope: Scope, id: string): Promise<Item> {
  const row = await findItem(db, scope, id);
  if (!row) throw missing("item", id);
  return presentItem(scope, row);
}

/**
 * The items of a passport, newest first.
 * @throws Failure resource_missing for a passport, run or `startingAfter` that is not in the data set
 */
export async function listItemsOfPassport(
  db: Queryable,
  scope: Scope,
  id: string,
  filters: PassportItemFilters,
  page: PageRequest,
): Promise<Items> {
  const passport = await findPassport(db, scope, id);
  if (!passport) throw missing("passport", id);
  const run = filters.run === undefined ? undefined : await findRun(db, scope, filters.run);
  if (filters.run !== undefined && run === undefined) throw missing("run of items", filters.run, "run");
  const after = await pageStart(db, scope, page);
  if (filters.serial === undefined)
    return present(scope, await listRows(db, scope, { passport_n: passport.n, run_n: run }, page, after));
  const row = await findItemBySerial(db, passport.product_n, filters.serial);
  const isIn = row?.passport_id === passport.id && (filters.run === undefined || row.run_id === filters.run);
  return present(scope, onlyRow(isIn ? row : undefined, after));
}

/**
 * Items of all passports, newest first.
 * @throws Failure resource_missing for a product or `startingAfter` that is not in the data set
 */
export async function listItems(
  db: Queryable,
  scope: Scope,
  filters: ItemFilters,
  page: PageRequest,
): Promise<Items> {
  const product = filters.product === undefined ? undefined : await findProduct(db, scope, filters.product);
  if (filters.product !== undefined && !product) throw missing("product", filters.product, "product");
  const after = await pageStart(db, scope, page);
  if (filters.nfc_uid !== undefined) {
    const row = await findItemByTag(db, scope, filters.nfc_uid.toLowerCase());
    const isIn =
      (product === undefined || row?.product_id === filters.product) &&
      (filters.serial === undefined || foldSerial(row?.serial ?? "") === foldSerial(filters.serial));
    return present(scope, onlyRow(isIn ? row : undefined, after));
  }
  if (filters.serial === undefined)
    return present(scope, await listRows(db, scope, { product_n: product?.n }, page, after));
  if (product) return present(scope, onlyRow(await findItemBySerial(db, product.n, filters.serial), after));
  return present(scope, await listItemsBySerial(db, scope, filters.serial, page, after));
}

async function pageStart(db: Queryable, scope: Scope, { startingAfter }: PageRequest): Promise<After> {
  if (startingAfter === undefined) return undefined;
  const row = await findItem(db, scope, startingAfter);
  if (!row) throw missing("item", startingAfter, "starting_after");
  return row;
}

/** A serial of a product is one item's: the page after it is empty. */
function onlyRow(row: ItemRow | undefined, after: After): Page<ItemRow> {
  return { rows: row && row.n !== after?.n ? [row] : [], hasMore: false };
}

function present(scope: Scope, { rows, hasMore }: Page<ItemRow>): Items {
  return { data: rows.map((row) => presentItem(scope, row)), hasMore };
}
