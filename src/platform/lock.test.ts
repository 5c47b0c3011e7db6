import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder, waitForFolder } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "carnet-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder has one owner, and who is patient gets it when that one lets go", async () => {
  const first = lockFolder(folder);
  expect(first).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  expect(await waitForFolder(folder, 100)).toBeUndefined();
  const waiting = waitForFolder(folder, 600_000);
  first?.release();
  const second = await waiting;
  expect(second).toBeDefined();
  second?.release();
});
