import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLAIN } from "../../domain/accounts/brand.ts";
import { dropOldAnswers, WINDOW_SECONDS } from "../../domain/idempotency/rows.ts";
import { type Scope, SYSTEM, scopeOn } from "../../domain/scope.ts";
import { systemClock } from "../../platform/clock.ts";
import { createIds } from "../../platform/ids.ts";
import type { Database } from "../../storage/database.ts";
import { openKeyring } from "../../storage/keyring.ts";
import { openSqlite } from "../../storage/sqlite.ts";
import { answerOnce } from "./idempotency.ts";

const START = 1_800_000_000;
let folder: string;
let db: Database;
let scopeAt: (now: number) => Scope;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "carnet-idempotency-"));
  db = await openSqlite({ path: join(folder, "carnet.db"), backups: folder, onNotice: () => {} });
  const ids = createIds(systemClock);
  const place = { path: join(folder, "carnet.key"), setting: undefined };
  const keyring = await openKeyring(db, place, { nextId: ids.next, now: () => START });
  const company = {
    n: 1,
    id: ids.next(),
    name: "N",
    handle: "n",
    plan: "pro",
    status: "active",
    limits: {},
    consumer_events: false,
    branding: PLAIN,
    created: START,
  } as const;
  scopeAt = (now) =>
    scopeOn(company, 1, true, SYSTEM, {
      ids,
      keyring,
      now,
      site: "https://x.example",
      publicationChanged: () => {},
      deliveriesDue: () => {},
      contentGone: () => {},
    });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

let runs = 0;

function ask(now: number, key: string, fingerprint = "same") {
  return db.write((tx) =>
    answerOnce(tx, scopeAt(now), { key, fingerprint, id: "R" }, async () => ({ run: ++runs })),
  );
}

test("an answer stands for 24 hours, then the key is free again, also for another request", async () => {
  const first = await ask(START, "k");
  expect(first.replayed).toBe(false);
  const last = await ask(START + WINDOW_SECONDS - 1, "k");
  expect(last).toEqual({ ...first, replayed: true });
  await expect(ask(START + WINDOW_SECONDS - 1, "k", "other")).rejects.toThrow("Idempotency-Key");
  const next = await ask(START + WINDOW_SECONDS, "k", "other");
  expect(next.replayed).toBe(false);
  expect(next.body).not.toBe(first.body);
  expect(await ask(START + WINDOW_SECONDS, "k", "other")).toEqual({ ...next, replayed: true });
});

test("housekeeping drops what is over 24 hours old and nothing else", async () => {
  await ask(START, "old");
  await ask(START + 10, "young");
  await db.write((tx) => dropOldAnswers(tx, START + WINDOW_SECONDS + 5));
  expect((await ask(START + 11, "young")).replayed).toBe(true);
  expect((await ask(START + 11, "old")).replayed).toBe(false);
});
