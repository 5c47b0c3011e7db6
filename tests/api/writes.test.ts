/** Writes to the database, whichever engine runs them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { checksOf } from "../../src/domain/instance/readiness.ts";
import { findSetting, storeSetting } from "../../src/domain/settings.ts";
import { openWorkshop, type Workshop } from "../support/services.ts";

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop?.close());

test("what fails after a commit makes no failure of the write, and holds up none", async () => {
  const { db } = shop.services;
  const told: string[] = [];
  const write = (fails: boolean) =>
    db.write(async (tx) => {
      await storeSetting(tx, "site_url", `https://${fails ? "first" : "second"}.example`);
      tx.afterCommit(() => {
        if (fails) throw new Error("a listener failed");
      });
      tx.afterCommit(() => void told.push(fails ? "first" : "second"));
      return fails;
    });
  expect(await write(true)).toBe(true);
  expect(await findSetting(db.reader, "site_url")).toBe("https://first.example");
  expect(await write(false)).toBe(false);
  expect(told).toEqual(["first", "second"]);
});

test("a database that cannot be read says why, to the log and not to strangers", async () => {
  const closed = await openWorkshop();
  const { services } = closed;
  const warned: unknown[] = [];
  const log = { ...services.log, warn: (...words: unknown[]) => void warned.push(words) };
  expect(await checksOf({ ...services, log }, "ok")).toMatchObject({ database: "ok", migrations: "ok" });
  await services.db.close();
  expect(await checksOf({ ...services, log }, "ok")).toMatchObject({ database: "cannot be read" });
  expect(warned).toEqual([["the database cannot be read", { reason: expect.any(String) }]]);
  await closed.close();
});
