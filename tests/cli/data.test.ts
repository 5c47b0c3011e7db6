import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alterData } from "../support/alter.ts";
import { ok } from "../support/client.ts";
import { createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import { commandLine, runCarnet, startServer } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const PASSWORD = ["--password", "a long enough password"];
const SETUP = [
  "setup",
  "--company",
  "Nortada",
  "--handle",
  "nortada",
  "--email",
  "ana@nortada.example",
  ...PASSWORD,
];

interface Finding {
  check: string;
  result: string;
  found: string;
  todo: string | null;
}

describe("beside a running server", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  });
  afterAll(() => stage.server.stop());

  test("a revoked key is refused at the very next request", async () => {
    for (let round = 0; round < 3; round++) {
      const made = await stage.server.carnetJson<{ id: string; key: string; mode: string }>(
        "keys",
        "create",
        "--mode",
        "test",
      );
      const status = async () =>
        (
          await fetch(`${stage.server.address}/api/v1/account`, {
            headers: { Authorization: `Bearer ${made.key}` },
          })
        ).status;
      expect(made.mode).toBe("test");
      expect(await status()).toBe(200);
      await stage.server.carnetJson("keys", "revoke", made.id);
      expect(await status()).toBe(401);
    }
  });

  test("a second set-up is refused, and changes nothing", async () => {
    const outcome = await stage.server.carnet(...SETUP);
    expectRefusal(outcome, 1, "set up already");
    const { companies } = await stage.server.carnetJson<{ companies: unknown[] }>("company", "list");
    expect(companies).toHaveLength(1);
  });

  test("many commands and requests at once all take effect, and the data stays whole", async () => {
    const made = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) =>
        stage.server.carnetJson("keys", "create", "--mode", "live", "--name", `Key ${i}`),
      ),
      ...Array.from({ length: 60 }, () => createProduct(stage.live)),
    ]);
    expect(made).toHaveLength(66);
    const { keys } = await stage.server.carnetJson<{ keys: { name: string }[] }>("keys", "list");
    expect(keys.filter(({ name }) => name.startsWith("Key "))).toHaveLength(6);
    const { holds } = await stage.server.carnetJson<{ holds: boolean }>("activity", "verify");
    expect(holds).toBe(true);
    const { findings } = await stage.server.carnetJson<{ findings: Finding[] }>("doctor");
    expect(findings.find(({ check }) => check === "server")?.found).toContain(
      `process ${stage.server.child.pid}`,
    );
    expect(findings.filter(({ result }) => result === "fail")).toEqual([]);
  });

  test("the keyring is rotated in place: what was sealed before and what is sealed after can be read", async () => {
    const file = join(stage.server.data, "carnet.key");
    const before = readFileSync(file, "utf8");
    const { passport } = await issueProduct(stage.live);
    expect(await stage.server.carnetJson<object>("keyring", "rotate")).toEqual({
      rotated: true,
      carnet_key: null,
    });
    expect(readFileSync(file, "utf8")).not.toBe(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "After" }));
    expect(await stage.server.signal("SIGTERM")).toBe(0);
    await stage.server.restart();
    await ok(stage.live.get(`/passports/${passport.id}`));
    const { chains } = await stage.server.carnetJson<{
      chains: { company: string | null; entries: number }[];
    }>("activity", "verify");
    expect(chains.find(({ company }) => company === null)?.entries).toBe(1);
  });

  test("rotations at once go one after the other, and the data opens with the last key", async () => {
    const { passport } = await issueProduct(stage.live);
    const rotations = Array.from({ length: 5 }, () => stage.server.carnetJson<object>("keyring", "rotate"));
    for (const rotated of await Promise.all(rotations)) expect(rotated).toMatchObject({ rotated: true });
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "After" }));
    expect(await stage.server.signal("SIGTERM")).toBe(0);
    await stage.server.restart();
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "After the start" }));
  });

  test("a company is asked for when there are several", async () => {
    await stage.addCompany("second");
    expectRefusal(await stage.server.carnet("signing-keys", "rotate", "--mode", "live"), 2, "--company");
    expectRefusal(
      await stage.server.carnet("signing-keys", "rotate", "--company", "nobody", "--mode", "live"),
      1,
      "nobody",
    );
    expectRefusal(
      await stage.server.carnet("signing-keys", "rotate", "--company", "second", "--mode", "both"),
      2,
      "live, test",
    );
    const rotated = await stage.server.carnetJson<object>(
      "signing-keys",
      "rotate",
      "--company",
      "second",
      "--mode",
      "live",
    );
    expect(rotated).toMatchObject({ company: "second", mode: "live" });
  });

  test("the key before a rotation stays among the company's public keys", async () => {
    const keys = async () => {
      const response = await fetch(`${stage.server.address}/companies/nortada/jwks.json`);
      return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
    };
    const before = await keys();
    const { kid } = await stage.server.carnetJson<{ kid: string }>(
      "signing-keys",
      "rotate",
      "--company",
      "nortada",
      "--mode",
      "live",
    );
    expect(await keys()).toEqual([...before, kid]);
  });
});

describe("without a server", () => {
  let data: string;
  let environment: Record<string, string>;
  const model = newFolder();
  beforeAll(async () => {
    const { code, stderr } = await runCarnet(SETUP, { CARNET_DATA: model });
    if (code !== 0) throw new Error(stderr);
  });
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), "carnet-cli-"));
    cpSync(model, data, { recursive: true });
    environment = { CARNET_DATA: data };
  });
  afterEach(() => rmSync(data, { recursive: true }));
  afterAll(() => rmSync(model, { recursive: true }));

  const diagnose = async (settings: Record<string, string> = {}) => {
    const { code, stdout } = await runCarnet(["doctor", "--json"], { ...environment, ...settings });
    const { findings, healthy } = JSON.parse(stdout) as { findings: Finding[]; healthy: boolean };
    const results = Object.fromEntries(findings.map(({ check, result }) => [check, result]));
    expect(healthy).toBe(code === 0);
    for (const { result, todo } of findings) expect(todo === null).toBe(result === "ok");
    return { code, results, findings };
  };
  const HEALTHY = {
    folder: "ok",
    disk: "ok",
    key: "ok",
    database: "ok",
    backups: "ok",
    server: "ok",
    files: "ok",
    clock: "ok",
    site: "ok",
    activity: "ok",
  };

  test.skipIf(!existsSync("/dev/full"))("a result that cannot be written is told", async () => {
    for (const words of [
      ["keys", "create", "--mode", "test", "--json"],
      ["openapi"],
      ["labels", "--serials", "1-1", "--url-template", "https://id.example.com/p/{serial}"],
    ]) {
      const [program, args] = commandLine(words);
      const full = openSync("/dev/full", "w");
      const { status, stderr } = spawnSync(program, args, {
        env: { PATH: process.env.PATH, ...environment },
        stdio: ["ignore", full, "pipe"],
      });
      closeSync(full);
      expect(stderr.toString()).toStartWith(
        "Standard output cannot be written: there is no room left on the disk.",
      );
      expect(status).toBe(1);
    }
  });

  test.skipIf(process.getuid?.() !== 0)(
    "root rotates the keyring of another user, who reads the key",
    async () => {
      const file = join(data, "carnet.key");
      chmodSync(file, 0o400);
      chownSync(file, 65_534, 65_534);
      expect((await runCarnet(["keyring", "rotate"], environment)).code).toBe(0);
      const { uid, gid, mode } = statSync(file);
      expect([uid, gid, mode & 0o777]).toEqual([65_534, 65_534, 0o400]);
    },
  );

  test("a key's name steers no terminal", async () => {
    const create = (name: string) =>
      runCarnet(["keys", "create", "--mode", "test", "--name", name], environment);
    expectRefusal(await create("\u001b[31mred"), 1, "The key's name must be plain text");
    const made = await create("one\ntwo");
    expect(made.stdout).toStartWith("one\ufffdtwo (test).");
    const { stdout } = await runCarnet(["keys", "list"], environment);
    expect(stdout).toContain("one\ufffdtwo\n");
  });

  test("commands say in their own words what does not fit them", async () => {
    const partner = ["partners", "create", "--mode", "test", "--name", "P", "--expires", "2020-01-01"];
    expectRefusal(await runCarnet(partner, environment), 2, "--expires must be a day that is still to come");
    expectRefusal(await runCarnet(["company", "update", "nortada"], environment), 2, "Say what to change");
    const events = ["events", "list", "--mode", "test", "--after", "abc"];
    expectRefusal(await runCarnet(events, environment), 1, "--after ");
    expect((await runCarnet(["licenses", "--help"], {})).stdout).toContain(" [PACKAGE] ");
    expect(JSON.parse((await runCarnet(["--version", "--json"], {})).stdout)).toHaveProperty("version");
  });

  test("commands wait for each other instead of failing", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => runCarnet(["keys", "create", "--mode", "test"], environment)),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  });

  test("set-up says what is missing before it makes anything", async () => {
    const fresh = join(data, "fresh");
    const words = ["setup", "--company", "N", "--handle", "n", "--email", "a@b.example", "--data", fresh];
    expectRefusal(await runCarnet(words, {}), 2, "--password");
    expectRefusal(await runCarnet([...words, ...PASSWORD, "--password-stdin"], {}), 2, "exclude each other");
    expectRefusal(await runCarnet(["setup", "--data", fresh], {}), 2, "--company NAME is missing");
    expect(() => statSync(fresh)).toThrow();
  });

  test("set-up refuses a password that is guessed first, as the browser does", async () => {
    const fresh = join(data, "guessed");
    const words = ["--company", "Nortada", "--handle", "n", "--email", "ana@b.example", "--data", fresh];
    const setUp = (password: string) => runCarnet(["setup", ...words, "--password", password], {});
    expectRefusal(await setUp("password123"), 1, "tried first");
    expectRefusal(await setUp("nortada-1"), 1, "the company's");
    expectRefusal(await setUp("short"), 1, "8 to 256 characters");
    expect((await setUp("a long enough password")).code).toBe(0);
  });

  test("the new key is printed where CARNET_KEY is used, and takes over with the first start under it", async () => {
    const former = "ab".repeat(32);
    const folder = join(data, "with-key");
    const settings = { CARNET_DATA: folder, CARNET_KEY: former };
    expect((await runCarnet(SETUP, settings)).code).toBe(0);
    const { stdout } = await runCarnet(["keyring", "rotate", "--json"], settings);
    const { carnet_key } = JSON.parse(stdout) as { carnet_key: string };
    expect(carnet_key).toMatch(/^[0-9a-f]{64}$/);
    expect((await runCarnet(["keys", "list"], settings)).code).toBe(0);
    expect((await runCarnet(["keys", "list"], { ...settings, CARNET_KEY: carnet_key })).code).toBe(0);
    expectRefusal(await runCarnet(["keys", "list"], settings), 1, "CARNET_KEY holds another key");
  });

  test("activity verify names the first entry that was changed or removed", async () => {
    expect((await runCarnet(["activity", "verify"], environment)).stdout).toContain(
      "nortada                  ok, 3 entries, head ",
    );
    alterData(data, "UPDATE activity SET entry = replace(entry, 'Nortada', 'Other') WHERE position = 3");
    const changed = await runCarnet(["activity", "verify", "--json"], environment);
    expect(changed.code).toBe(1);
    expect(changed.stderr).toContain("changed outside of Carnet");
    const { holds, chains } = JSON.parse(changed.stdout);
    expect(holds).toBe(false);
    expect(chains[0]).toMatchObject({ company: "nortada", entries: 2, fault: { position: 3 } });
    alterData(data, "DELETE FROM activity WHERE position = 2");
    const { stdout, code } = await runCarnet(["activity", "verify"], environment);
    expect(code).toBe(1);
    expect(stdout).toContain("FAILED at position 2: entry 2 is missing");
    expect((await diagnose()).results).toMatchObject({ activity: "fail" });
  });

  test("doctor finds a healthy folder healthy", async () => {
    const behindProxy = {
      CARNET_SITE_URL: "https://id.example.com",
      CARNET_TRUSTED_PROXIES: "127.0.0.1/32",
    };
    expect(await diagnose(behindProxy)).toMatchObject({ code: 0, results: HEALTHY });
    const { stdout } = await runCarnet(["doctor"], environment);
    expect(stdout.split("\n").filter((line) => /^ {2}(ok|warn|fail) /.test(line))).toHaveLength(10);
  });

  test("doctor warns of what is no failure", async () => {
    expect((await diagnose()).results).toEqual({ ...HEALTHY, site: "warn" });
    expect((await diagnose({ CARNET_SITE_URL: "http://192.168.1.4:3000" })).results.site).toBe("warn");
    const untrusted = await diagnose({ CARNET_SITE_URL: "https://id.example.com" });
    expect(untrusted.findings.find(({ check }) => check === "site")?.todo).toContain(
      "CARNET_TRUSTED_PROXIES",
    );
    const misspelt = await diagnose({
      CARNET_SMPT_URL: "smtp://mail",
      CARNET_PORT_3000_TCP: "tcp://10.0.0.1",
    });
    expect(misspelt.findings.filter(({ check }) => check === "settings")).toMatchObject([
      { result: "warn", found: "CARNET_SMPT_URL is no setting, and nothing reads it." },
    ]);
    chmodSync(data, 0o755);
    alterData(
      data,
      "INSERT INTO activity (id, account_n, entry, created) VALUES ('7ZZZZZZZZZ0000000000000000', 1, '{}', 1)",
    );
    expect(await diagnose()).toMatchObject({ code: 0, results: { folder: "warn", clock: "warn" } });
  });

  test("doctor says what keeps the data from being opened, and changes nothing", async () => {
    const key = join(data, "carnet.key");
    const text = readFileSync(key, "utf8");
    writeFileSync(key, "ab".repeat(32));
    expect(await diagnose()).toMatchObject({ code: 1, results: { key: "ok", data: "fail" } });
    rmSync(key);
    expect(await diagnose()).toMatchObject({ code: 1, results: { key: "fail" } });
    expect(() => statSync(key)).toThrow();
    writeFileSync(key, text, { mode: 0o600 });
    chmodSync(key, 0o644);
    expect(await diagnose()).toMatchObject({ code: 1, results: { key: "fail" } });
    chmodSync(key, 0o600);
    alterData(data, "INSERT INTO migrations VALUES ('9999_later', 'x', 1)");
    const newer = await diagnose();
    expect(newer).toMatchObject({ code: 1, results: { database: "fail" } });
    expect(newer.findings.find(({ check }) => check === "database")?.todo).toContain("newer Carnet");
    writeFileSync(join(data, "carnet.db"), "nonsense".repeat(1000));
    expect(await diagnose()).toMatchObject({ code: 1, results: { database: "fail" } });
  });

  test("a socket left by a server that was killed is in nobody's way", async () => {
    const server = await startServer({ CARNET_SITE_URL: "https://id.example.com" }, data);
    expect((await server.carnet("keys", "list")).code).toBe(0);
    expect(await server.signal("SIGKILL")).toBe("SIGKILL");
    expect((await server.carnet("keys", "list")).code).toBe(0);
    expect((await server.carnet("doctor")).stdout).toContain("No server runs");
    await server.restart();
    await server.stop();
  });
});
