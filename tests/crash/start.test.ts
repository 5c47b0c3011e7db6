/** What a start refuses: data in use, a key that is not theirs, data of a newer Carnet. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { alterData } from "../support/alter.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";
import { runCarnet } from "../support/server.ts";

let stage: Stage;
let passport: Passport;
let keyFile: string;

beforeAll(async () => {
  stage = await startStage();
  ({ passport } = await issueProduct(stage.live));
  keyFile = join(stage.server.data, "carnet.key");
});
afterAll(() => stage.server.stop());

/** A start that must end by itself. */
async function startElse(settings: Record<string, string> = {}) {
  const data = { CARNET_DATA: stage.server.data, CARNET_PORT: String(await freePort()) };
  return runCarnet(["serve"], { ...data, ...settings });
}

async function expectRefusal(settings: Record<string, string>, ...words: string[]): Promise<void> {
  const { code, stderr } = await startElse(settings);
  expect(code).toBe(1);
  for (const word of words) expect(stderr).toContain(word);
  // A sentence for people, not the trace of an exception.
  expect(stderr).not.toMatch(/\n\s+at /);
}

/** The passport with its restricted fields, which only the right key opens. */
async function expectAllThere(): Promise<void> {
  expect((await ok(stage.live.get<Passport>(`/passports/${passport.id}`))).restricted).toEqual({});
}

test("a second instance on the same data is refused, and the first goes on", async () => {
  await expectRefusal({}, stage.server.data, "Another Carnet");
  await expectAllThere();
});

test("a port that is taken is refused in words", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carnet-port-"));
  await expectRefusal({ CARNET_DATA: folder, CARNET_PORT: String(stage.server.port) }, "port");
  rmSync(folder, { recursive: true });
});

test("a start that fails when the server listens already ends all the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carnet-socket-"));
  mkdirSync(join(folder, "carnet.sock"));
  await expectRefusal({ CARNET_DATA: folder }, folder, "carnet.sock", "it is a folder", "CARNET_DATA");
  rmSync(folder, { recursive: true });
});

test("a box that cannot start ends too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "carnet-box-socket-"));
  mkdirSync(join(folder, "carnet.sock"));
  const server = ["--server", stage.server.address, "--key", stage.live.apiKey];
  const place = ["--data", folder, "--port", String(await freePort())];
  const { code, stderr } = await runCarnet(["kiosk", ...server, ...place], {});
  expect([code, stderr]).toEqual([1, expect.stringContaining(join(folder, "carnet.sock"))]);
  rmSync(folder, { recursive: true });
});

test("settings that cannot be used are refused by name", async () => {
  await expectRefusal({ CARNET_PORT: "http" }, "CARNET_PORT");
  await expectRefusal({ CARNET_RATE_LIMIT: "-1" }, "CARNET_RATE_LIMIT");
  await expectRefusal({ CARNET_SITE_URL: "id.example.com/passports" }, "CARNET_SITE_URL");
});

describe("with the server stopped", () => {
  beforeAll(async () => {
    expect(await stage.server.signal("SIGTERM")).toBe(0);
  });

  /** Starts once more on untouched data: nothing of the refused start may have stayed. */
  async function expectUnharmed(): Promise<void> {
    await stage.server.restart();
    await expectAllThere();
    expect(await stage.server.signal("SIGTERM")).toBe(0);
  }

  test("a missing key file is refused, and no new one is made", async () => {
    renameSync(keyFile, `${keyFile}.kept`);
    await expectRefusal({}, keyFile, "missing");
    expect(existsSync(keyFile)).toBe(false);
    renameSync(`${keyFile}.kept`, keyFile);
    await expectUnharmed();
  });

  test("another key in the file is refused, and the file stays as it is", async () => {
    const right = readFileSync(keyFile);
    const wrong = `${"ab".repeat(32)}\n`;
    writeFileSync(keyFile, wrong, { mode: 0o600 });
    await expectRefusal({}, keyFile, "another key");
    expect(readFileSync(keyFile, "utf8")).toBe(wrong);
    writeFileSync(keyFile, right);
    await expectUnharmed();
  });

  test("a key file that is empty, damaged or open to others is refused", async () => {
    const right = readFileSync(keyFile);
    for (const damaged of ["", "not a key\n", right.toString().slice(0, 40)]) {
      writeFileSync(keyFile, damaged);
      await expectRefusal({}, keyFile);
    }
    writeFileSync(keyFile, right);
    chmodSync(keyFile, 0o644);
    await expectRefusal({}, keyFile, "chmod 600");
    chmodSync(keyFile, 0o600);
    await expectUnharmed();
  });

  test("another key in CARNET_KEY is refused, the right one works without the file", async () => {
    await expectRefusal({ CARNET_KEY: "cd".repeat(32) }, "CARNET_KEY", "another key");
    await expectRefusal({ CARNET_KEY: "short" }, "CARNET_KEY");
    await expectUnharmed();
  });

  test("a command does not make a new key either", async () => {
    renameSync(keyFile, `${keyFile}.kept`);
    const { code, stderr } = await stage.server.carnet("company", "list");
    expect([code, existsSync(keyFile)]).toEqual([1, false]);
    expect(stderr).toContain("missing");
    renameSync(`${keyFile}.kept`, keyFile);
  });

  function changeMigrations(statement: string): void {
    alterData(stage.server.data, statement);
  }

  test("data of a newer Carnet are refused and left as they are", async () => {
    changeMigrations("insert into migrations values ('9999_future', 'x', 1)");
    await expectRefusal({}, "newer", "9999_future");
    changeMigrations("delete from migrations where name = '9999_future'");
    await expectUnharmed();
  });

  test("data whose migrations are not those of this executable are refused", async () => {
    changeMigrations(
      "update migrations set checksum = 'x' || checksum where name = (select min(name) from migrations)",
    );
    await expectRefusal({}, "0001");
    changeMigrations(
      "update migrations set checksum = substr(checksum, 2) where name = (select min(name) from migrations)",
    );
    await expectUnharmed();
  });

  test("a database file that is none is refused in words and left as it is", async () => {
    const folder = mkdtempSync(join(tmpdir(), "carnet-damaged-"));
    const file = join(folder, "carnet.db");
    writeFileSync(file, "This is no database. ".repeat(400));
    const before = readFileSync(file);
    const { code, stderr } = await startElse({ CARNET_DATA: folder });
    expect(code).toBe(1);
    expect(stderr).toContain("carnet.db");
    expect(readFileSync(file)).toEqual(before);
    rmSync(folder, { recursive: true });
  });
});
