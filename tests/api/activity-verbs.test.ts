/** The activity log where it is long: what is rare in it is found, and nobody waits meanwhile. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ActivityFilters, listActivity } from "../../src/domain/activity/list.ts";
import { recordActivity } from "../../src/domain/activity/record.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

const ENTRIES = 7000;
const EVERY = 3000;

let shop: Workshop;
/** Newest first. */
const rare: string[] = [];

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.services.db.write(async (tx) => {
    for (let i = 1; i <= ENTRIES; i++) {
      const isRare = i % EVERY === 1;
      const object = shop.live.ids.next();
      await recordActivity(tx, shop.live, isRare ? "product.archived" : "product.updated", object);
      await recordActivity(tx, shop.test, "product.archived", shop.test.ids.next());
      if (isRare) rare.unshift(object);
    }
  });
});
afterAll(() => shop.close());

const list = (filters: ActivityFilters, limit: number, startingAfter?: string) =>
  listActivity(shop.services.db.reader, shop.live, filters, { limit, startingAfter });

test("entries that lie far apart stand on one page, in their order", async () => {
  const { data, hasMore } = await list({ action: "product.archived" }, 10);
  expect([data.map(({ on }) => on), hasMore]).toEqual([rare, false]);
});

test("pages of them follow each other", async () => {
  const first = await list({ action: "product.archived" }, 2);
  expect([first.data.map(({ on }) => on), first.hasMore]).toEqual([rare.slice(0, 2), true]);
  const second = await list({ action: "product.archived" }, 2, first.data.at(-1)?.id);
  expect([second.data.map(({ on }) => on), second.hasMore]).toEqual([rare.slice(2), false]);
});

test("all entries come once, whatever lies between pages", async () => {
  const seen: string[] = [];
  for (let last: string | undefined; ; ) {
    const { data, hasMore } = await list({ action: "product" }, 500, last);
    seen.push(...data.map(({ id }) => id));
    last = data.at(-1)?.id;
    if (!hasMore) break;
  }
  expect([seen.length, seen]).toEqual([ENTRIES, [...new Set(seen)].toSorted().reverse()]);
});

test("what waits gets its turn while somebody looks for what is not there", async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  const { data } = await list({ object: shop.live.ids.next() }, 10);
  clearInterval(count);
  expect([data, turns > 1]).toEqual([[], true]);
});
