/** Killed in the middle of an import, again and again: every row is done once. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { alterData } from "../support/alter.ts";
import { ok, refused } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";
import { check, type Import, sendFile, settled } from "../support/imports.ts";
import { type Member, signIn } from "../support/member.ts";
import { readRows } from "../support/records.ts";

const ROWS = 3000;
const DATA = "nortada/live";
let stage: Stage;
let owner: Member;

beforeAll(async () => {
  stage = await startStage();
  owner = await signIn(stage.server.address);
}, 90_000);
afterAll(() => stage?.server.stop());

function count(query: string): number {
  return readRows<{ n: number }>(stage.server, `select count(*) as n from ${query}`)[0]?.n ?? -1;
}

async function done(id: string, state: string): Promise<number> {
  return (await ok(owner.get<Import>(`/${DATA}/imports/${id}`))).counts[state] ?? 0;
}

async function killWhile(id: string, state: string): Promise<void> {
  const before = await done(id, state);
  while ((await done(id, state)) < Math.min(before + 300, ROWS)) await Bun.sleep(5);
  await stage.server.signal("SIGKILL");
  await stage.server.restart();
}

test("rows are created once, and taken back once", async () => {
  const lines = Array.from({ length: ROWS }, (_, at) => `KILL-${at},Name ${at}`);
  const sent = await ok(sendFile(owner, DATA, ["reference,name", ...lines].join("\n")));
  await check(owner, DATA, sent);
  await ok(owner.post(`/${DATA}/imports/${sent.id}/run`));
  for (let round = 0; round < 3; round++) await killWhile(sent.id, "created");
  const finished = await settled(owner, DATA, sent.id);
  expect([finished.status, finished.counts["created"], finished.counts["refused"]]).toEqual([
    "done",
    ROWS,
    0,
  ]);
  expect(count("products")).toBe(ROWS);
  expect(count("events where type = 'product.created'")).toBe(ROWS);
  expect(count(`activity where entry like '%"action":"product.created"%'`)).toBe(ROWS);

  await ok(owner.post(`/${DATA}/imports/${sent.id}/undo`));
  await killWhile(sent.id, "undone");
  const undone = await settled(owner, DATA, sent.id);
  expect([undone.status, undone.counts["undone"]]).toEqual(["undone", ROWS]);
  expect(count("products where status = 'archived'")).toBe(ROWS);
  expect(count("events where type = 'product.updated'")).toBe(ROWS);

  expect(await stage.server.signal("SIGTERM")).toBe(0);
  expect(readRows(stage.server, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  await stage.server.restart();
}, 120_000);

test("after 30 days the rows are dropped and the numbers stay", async () => {
  const lines = Array.from({ length: 1200 }, (_, at) => `OLD-${at},Name ${at}`);
  const old = await ok(sendFile(owner, DATA, ["reference,name", ...lines].join("\n")));
  await check(owner, DATA, old);
  const dropped = await ok(sendFile(owner, DATA, "reference,name\nDROP-1,x\n"));
  await ok(owner.post(`/${DATA}/imports/${dropped.id}/cancel`));
  await stage.server.signal("SIGTERM");
  alterData(stage.server.data, "update imports set created = created - 31 * 24 * 60 * 60");
  alterData(stage.server.data, "update jobs set run_at = 0");
  await stage.server.restart();
  for (let wait = 0; wait < 200 && count("import_rows") > 0; wait++) await Bun.sleep(50);
  expect([count("import_rows"), count("imports where status = 'dropped'")]).toEqual([0, 0]);
  const kept = await ok(owner.get<Import>(`/${DATA}/imports/${old.id}`));
  expect([kept.rows, kept.counts["create"]]).toEqual([1200, 1200]);
  await refused(owner.post(`/${DATA}/imports/${old.id}/run`), "invalid_value");
}, 90_000);
