/** The write-ahead log is folded into the database while the server runs and others write, and nothing is lost then. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import { ok } from "../support/client.ts";
import { createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";
import { readRows } from "../support/records.ts";

const MIB = 1024 * 1024;
/** What may be in the log while it is folded. */
const LOG_BYTES = 32 * MIB;
const RUNS = 40;
const RUN_ITEMS = 5000;
let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

test("many large writes leave a short log, and a kill amid them loses none that was acknowledged", async () => {
  const { passport } = await issueProduct(stage.live);
  const bytesOf = (file: string) => statSync(join(stage.server.data, file)).size;
  let isOver = false;
  const others = (async () => {
    let created = 0;
    for (; !isOver; created++) await createProduct(stage.live);
    return created;
  })();
  for (let run = 0; run < RUNS; run++)
    await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: RUN_ITEMS, mode: "random" }));
  isOver = true;
  const created = await others;
  expect(bytesOf("carnet.db")).toBeGreaterThan(8 * MIB);
  expect(bytesOf("carnet.db-wal")).toBeLessThan(LOG_BYTES);

  await stage.server.signal("SIGKILL");
  await stage.server.restart();
  const after = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
  expect(after.items_count).toBe(RUNS * RUN_ITEMS);
  expect(await stage.server.signal("SIGTERM")).toBe(0);
  expect(readRows(stage.server, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect(readRows(stage.server, "select count(*) as n from products")).toEqual([{ n: created + 1 }]);
}, 90_000);
