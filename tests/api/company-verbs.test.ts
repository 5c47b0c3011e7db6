/** Two changes of one thing that meet: each keeps what it changed, whichever engine runs them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { changeCompany } from "../../src/domain/accounts/companies.ts";
import { findCompany } from "../../src/domain/accounts/rows.ts";
import { changeDevice, createDevice } from "../../src/domain/devices/manage.ts";
import { findDevice } from "../../src/domain/devices/rows.ts";
import { toolsOf } from "../../src/domain/services.ts";
import type { Transaction } from "../../src/storage/database.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

/** So much later the second change begins, and so much longer the first goes on. */
const APART_MS = 200;

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

type Change = (tx: Transaction) => Promise<unknown>;

/** The second change begins when the first is done and not yet committed. */
async function meet(first: Change, second: Change): Promise<void> {
  const { db } = shop.services;
  const long = db.write(async (tx) => {
    await first(tx);
    await Bun.sleep(2 * APART_MS);
  });
  await Bun.sleep(APART_MS);
  await Promise.all([long, db.write(second)]);
}

test("a suspension stays when the company is renamed at the same moment", async () => {
  const change =
    (changes: Parameters<typeof changeCompany>[3]): Change =>
    (tx) =>
      changeCompany(tx, toolsOf(shop.services), "nortada", changes);
  await meet(change({ status: "suspended" }), change({ name: "Nortada Têxteis" }));
  await meet(change({ limits: { products: 10 } }), change({ limits: { items_per_month: 20 } }));
  expect(await findCompany(shop.services.db.reader, "nortada")).toMatchObject({
    status: "suspended",
    name: "Nortada Têxteis",
    limits: { products: 10, items_per_month: 20 },
  });
});

test("a PIN stays when its device is renamed at the same moment", async () => {
  const { live, services } = shop;
  const { id } = await services.db.write((tx) => createDevice(tx, live, "Line 1", null));
  await meet(
    (tx) => changeDevice(tx, live, id, { name: undefined, pinHash: "hash of a PIN" }),
    (tx) => changeDevice(tx, live, id, { name: "Line 2", pinHash: undefined }),
  );
  expect(await findDevice(services.db.reader, live, id)).toMatchObject({
    name: "Line 2",
    pin_hash: "hash of a PIN",
  });
});
