/** Products as a table shows them: saved views, search over names and numbers, and several orders. */
import { holdsWords, wordsOf } from "../../formats/searched-words.ts";
import { isId } from "../../platform/ids.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { completenessOf } from "../templates/completeness.ts";
import type { Data } from "../templates/values.ts";
import { newestOrigin, type Origins, showOrigin } from "./origins.ts";
import {
  type Candidate,
  countBatches,
  countItems,
  countProducts,
  findPlace,
  listCandidates,
  listSummaries,
  type SummaryRow,
} from "./summary-rows.ts";
import type { ProductOrder, ProductSummary, ProductSummaryFilters, ProductView } from "./summary-shape.ts";

/** Rows that are looked through at once, by what must be known of each. */
const SEARCHED_AT_ONCE = 20_000;
/** An order without an index is sorted anew for each reading, so there are few. */
const SEARCHED_SORTED = 200_000;
const CHECKED_AT_ONCE = 500;

/**
 * Products of a view in an order. A search finds the products whose name, reference and GTIN together hold all of its
 * words, whatever their case and accents.
 * @throws Failure resource_missing when `startingAfter` is no product of the data set
 */
export async function listProductSummaries(
  db: Queryable,
  scope: Scope,
  { view = "all", order = "created", search = "" }: ProductSummaryFilters,
  page: PageRequest,
): Promise<{ data: ProductSummary[]; hasMore: boolean }> {
  const { startingAfter } = page;
  let after =
    startingAfter !== undefined && isId(startingAfter)
      ? await findPlace(db, scope, order, startingAfter)
      : undefined;
  if (startingAfter !== undefined && !after) throw missing("product", startingAfter, "starting_after");
  const words = wordsOf(search);
  const step = words.length > 0 ? searchStep(order) : isChecked(view) ? CHECKED_AT_ONCE : page.limit + 1;
  const found: SummaryRow[] = [];
  for (;;) {
    const read = await listCandidates(db, scope, view, order, after, step);
    const hits = words.length > 0 ? read.filter((candidate) => holds(candidate, words)) : read;
    found.push(...(await firstInView(db, scope, view, hits, page.limit + 1 - found.length)));
    after = read.at(-1);
    if (found.length > page.limit || read.length < step) break;
    await nextTurn();
  }
  const rows = found.slice(0, page.limit);
  const products = rows.map(({ n }) => n);
  const [batches, items] = [await countBatches(db, products), await countItems(db, products)];
  const data = rows.map((row) => present(scope, row, batches.get(row.n) ?? 0, items.get(row.n) ?? 0));
  return { data, hasMore: found.length > page.limit };
}

/** Products without a passport of which so many are looked at to count how many are ready. */
const COUNTED = 2000;

/** How many products each view has; null where counting would take long. */
export async function countViews(db: Queryable, scope: Scope): Promise<Record<ProductView, number | null>> {
  const count = (view: ProductView) => countProducts(db, scope, view);
  const open = await count("missing");
  let ready: number | null = null;
  if (open <= COUNTED) {
    const candidates = await listCandidates(db, scope, "ready", "created", undefined, COUNTED);
    ready = (await firstInView(db, scope, "ready", candidates, COUNTED)).length;
  }
  return {
    all: await count("all"),
    ready,
    missing: ready === null ? null : open - ready,
    changed: await count("changed"),
    archived: await count("archived"),
  };
}

/** The first rows of some candidates that belong to a view, in the candidates' order. */
async function firstInView(
  db: Queryable,
  scope: Scope,
  view: ProductView,
  candidates: readonly Candidate[],
  wanted: number,
): Promise<SummaryRow[]> {
  const found: SummaryRow[] = [];
  for (let at = 0; at < candidates.length && found.length < wanted; at += CHECKED_AT_ONCE) {
    const keys = candidates.slice(at, at + CHECKED_AT_ONCE).map(({ n }) => n);
    const wantedKeys = isChecked(view) ? keys : keys.slice(0, wanted - found.length);
    const rows = new Map((await listSummaries(db, scope, wantedKeys)).map((row) => [row.n, row]));
    for (const n of wantedKeys) {
      const row = rows.get(n);
      if (row && isInView(view, row)) found.push(row);
    }
    await nextTurn();
  }
  return found.slice(0, wanted);
}

/** Whether a product belongs to a view and is found by a search. */
export function searched(
  view: ProductView,
  search: string,
): (candidate: Candidate, row: SummaryRow) => boolean {
  const words = wordsOf(search);
  return (candidate, row) => holds(candidate, words) && isInView(view, row);
}

function searchStep(order: ProductOrder): number {
  return order === "created" ? SEARCHED_AT_ONCE : SEARCHED_SORTED;
}

function isChecked(view: ProductView): boolean {
  return view === "ready" || view === "missing";
}

function isInView(view: ProductView, row: SummaryRow): boolean {
  if (!isChecked(view)) return true;
  return completenessOf(row.template, row.data as Data).complete === (view === "ready");
}

function holds({ name, reference, gtin14 }: Candidate, words: readonly string[]): boolean {
  return holdsWords(`${name} ${reference} ${gtin14 ?? ""}`, words);
}

function present(scope: Scope, row: SummaryRow, batches: number, items: number): ProductSummary {
  const { required, filled, missing } = completenessOf(row.template, row.data as Data);
  const changed = newestOrigin(row.origins as Origins);
  return {
    id: row.id,
    object: "product_summary",
    livemode: scope.livemode,
    created: row.created,
    updated: row.updated,
    name: row.name,
    reference: row.reference,
    gtin: row.gtin,
    template: row.template,
    status: row.status as ProductSummary["status"],
    completeness: { required, filled, missing },
    passport:
      row.passport_id === null
        ? null
        : {
            id: row.passport_id,
            status: row.passport_status as "issued" | "withdrawn",
            version: row.passport_version ?? 1,
          },
    // By its path: the panel may be open at another address than the public one.
    image: row.image_id === null ? null : `/images/${row.image_id}`,
    batches,
    items,
    changed: changed ? showOrigin(changed) : null,
  };
}
