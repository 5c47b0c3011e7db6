import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../platform/clock.ts";
import { createIds } from "../../platform/ids.ts";
import type { Database } from "../../storage/database.ts";
import { openSqlite } from "../../storage/sqlite.ts";
import { insertUser } from "../accounts/rows.ts";
import {
  beginSession,
  dropOldSessions,
  findPerson,
  IDLE_SECONDS,
  LIFETIME_SECONDS,
  noteSeen,
} from "./sessions.ts";

const START = 1_800_000_000;
const BROWSER = { address: "203.0.113.7", userAgent: "x".repeat(1000) };
const ids = createIds(systemClock);
let folder: string;
let db: Database;
let user: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "carnet-sessions-"));
  db = await openSqlite({ path: join(folder, "carnet.db"), backups: folder, onNotice: () => {} });
  const row = {
    id: ids.next(),
    email: "a@b.example",
    name: null,
    password_hash: "",
    operator: false,
    totp_sealed: null,
    totp_step: null,
    created: START,
  };
  user = (await db.write((tx) => insertUser(tx, row))) ?? 0;
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

function begin(now: number): Promise<string> {
  return db.write((tx) => beginSession(tx, { ids, now }, user, BROWSER));
}

test("a session that is not used ends after 12 hours", async () => {
  const secret = await begin(START);
  expect(await findPerson(db.reader, secret, START + IDLE_SECONDS - 1)).toBeDefined();
  expect(await findPerson(db.reader, secret, START + IDLE_SECONDS)).toBeUndefined();
});

test("a session that is used every hour ends after 7 days", async () => {
  const secret = await begin(START);
  for (let now = START; now < START + LIFETIME_SECONDS; now += 3600) {
    const person = await findPerson(db.reader, secret, now);
    if (!person) throw new Error(`it ended after ${now - START} seconds`);
    await noteSeen(db, person, BROWSER, now);
  }
  expect(await findPerson(db.reader, secret, START + LIFETIME_SECONDS)).toBeUndefined();
});

test("its use is written at most once a minute", async () => {
  const secret = await begin(START);
  const seenAt = async (now: number) => {
    const person = await findPerson(db.reader, secret, now);
    if (person) await noteSeen(db, person, BROWSER, now);
    return (await findPerson(db.reader, secret, now))?.lastSeen;
  };
  expect(await seenAt(START + 59)).toBe(START);
  expect(await seenAt(START + 60)).toBe(START + 60);
});

test("sessions are dropped when their time has passed", async () => {
  const old = await begin(START);
  const young = await begin(START + LIFETIME_SECONDS);
  const now = START + LIFETIME_SECONDS + 1;
  while (await db.write((tx) => dropOldSessions(tx, now)));
  const { userSessions } = db.tables;
  const left = await db.reader.q.select({ n: userSessions.n }).from(userSessions);
  expect(left).toHaveLength(1);
  expect(await findPerson(db.reader, old, START)).toBeUndefined();
  expect(await findPerson(db.reader, young, now)).toBeDefined();
});
