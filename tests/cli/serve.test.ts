import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { commandLine, endOf, ON_POSTGRES, runCarnet, startServer } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const top = newFolder();
let data: string;
let count = 0;
beforeEach(() => {
  data = join(top, String(++count));
});
afterAll(() => rmSync(top, { recursive: true }));

/** A start that is expected to fail. */
function serve(words: string[] = [], settings: Record<string, string> = {}) {
  return runCarnet(["serve", ...words], { CARNET_DATA: data, CARNET_PORT: "0", ...settings });
}

/** Root without its right to read and write what is others'. */
const MAY_DROP = process.getuid?.() === 0 && Bun.which("setpriv") !== null;
function withoutRights(words: string[]) {
  const [program, args] = commandLine(words);
  const rights = ["--bounding-set", "-dac_override,-dac_read_search"];
  const { status, stdout, stderr } = spawnSync("setpriv", [...rights, program, ...args], {
    env: { PATH: process.env.PATH, CARNET_DATA: data, CARNET_PORT: "0" },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

describe("carnet serve says what keeps it from starting", () => {
  test("a port that is taken, by its number", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const { port } = other.address() as { port: number };
    expectRefusal(await serve(["--port", String(port)]), 1, `Port ${port} is taken`);
    other.close();
  });

  test("an address that is not this machine's", async () => {
    expectRefusal(await serve(["--host", "203.0.113.9"]), 1, '"203.0.113.9" is no address of this machine');
  });

  test("a name that is none", async () => {
    expectRefusal(await serve(["--host", "nope.invalid"]), 1, '"nope.invalid" is no address of this machine');
  });

  test("a database server that is none, or not there", async () => {
    expectRefusal(
      await serve([], { DATABASE_URL: "mysql://h/x" }),
      1,
      "DATABASE_URL must be an address such as",
    );
    const { stderr, code } = await serve([], { DATABASE_URL: "postgres://127.0.0.1:1/x" });
    expect(stderr).toMatch(/^PostgreSQL does not let Carnet in: .*\n$/);
    expect(code).toBe(1);
  });

  test.skipIf(!MAY_DROP)("a key file, a database or a folder of another user", async () => {
    const first = await startServer({}, data);
    await first.stop();
    for (const [name, message] of [
      ["carnet.key", "carnet.key cannot be read by this user"],
      ["carnet.db", "This user may not open or change a file of the data folder"],
    ] as const) {
      chownSync(join(data, name), 65_534, 65_534);
      expectRefusal(withoutRights(["serve"]), 1, message);
      if (name === "carnet.db") expect(withoutRights(["doctor"]).stdout).toContain("Let this user own it");
      chownSync(join(data, name), 0, 0);
    }
    chownSync(data, 65_534, 65_534);
    expectRefusal(withoutRights(["keys", "list"]), 1, `This user may not read the data folder ${data}.`);
  });

  test("an option that it does not know, and a setting that cannot be", async () => {
    expectRefusal(await serve(["--prot", "1"]), 2, "Unknown option '--prot'.\nSee: carnet serve --help");
    expectRefusal(await serve(["--port", "http"]), 2, "--port must be a whole number");
    expectRefusal(await serve([], { CARNET_PORT: "99999" }), 1, "CARNET_PORT must be a whole number");
    for (const name of ["CARNET_FONTS", "CARNET_OCR_LANGUAGES"])
      expectRefusal(await serve([], { [name]: "/nope" }), 1, `${name} must be a folder that is there`);
    expectRefusal(await serve(["--site-url", "id.example.com"]), 2, "--site-url must be an address such as");
    mkdirSync(data);
    writeFileSync(join(data, "carnet.toml"), 'prot = "1"\n');
    expectRefusal(await serve(), 1, 'unknown setting "prot". Known are: host,');
  });

  test("a data folder that is a file, or lies below one", async () => {
    writeFileSync(data, "");
    expectRefusal(await serve(), 1, "cannot be used: it is a file");
    expectRefusal(await serve([], { CARNET_DATA: join(data, "below") }), 1, "a part of its path is a file");
  });

  test.skipIf(process.getuid?.() === 0)("a data folder that this user may not write to", async () => {
    mkdirSync(data, { mode: 0o500 });
    expectRefusal(await serve(), 1, "this user may not write to it");
  });

  test("a second server on the same data", async () => {
    const first = await startServer({}, data);
    expectRefusal(await serve(), 1, `Another Carnet runs on ${data}`);
    await first.stop();
  });

  test("a key file that is missing, another's, readable by others or no key; and it makes no new one", async () => {
    const first = await startServer({}, data);
    await first.stop();
    const file = join(data, "carnet.key");
    const key = readFileSync(file, "utf8");
    writeFileSync(file, `${"ab".repeat(32)}\n`);
    expectRefusal(await serve(), 1, "holds another key than the one this data was sealed with");
    writeFileSync(file, "no key");
    expectRefusal(await serve(), 1, "must be 64 hexadecimal digits");
    rmSync(file);
    expectRefusal(await serve(), 1, "is missing, and this data cannot be opened without it");
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, key);
    chmodSync(file, 0o644);
    expectRefusal(await serve(), 1, `Run: chmod 600 ${file}`);
    expectRefusal(await serve([], { CARNET_KEY: "cd".repeat(32) }), 1, "CARNET_KEY holds another key");
    chmodSync(file, 0o600);
    const again = await startServer({}, data);
    await again.stop();
  });

  test.skipIf(ON_POSTGRES)("a database that is missing beside its key; and it makes no new one", async () => {
    const first = await startServer({}, data);
    await first.stop();
    rmSync(join(data, "carnet.db"));
    expectRefusal(await serve(), 1, "carnet.db is missing, while its key is there");
    expect(existsSync(join(data, "carnet.db"))).toBe(false);
  });

  test("a database that is none", async () => {
    mkdirSync(data);
    writeFileSync(join(data, "carnet.db"), "nonsense".repeat(1000));
    expectRefusal(await serve(), 1, "is no whole database");
    rmSync(data, { recursive: true });
    const first = await startServer({}, data);
    await first.stop();
    const file = openSync(join(data, "carnet.db"), "r+");
    writeSync(file, "nonsense".repeat(8000), 20_000);
    closeSync(file);
    const { stderr } = await serve();
    expect(stderr).toMatch(/^The database .* is no whole database\..*\n$/);
  });

  test("a certificate without its key, and files that are none", async () => {
    expectRefusal(await serve(["--tls-cert", "/none"]), 1, "belong together");
    writeFileSync(`${data}.pem`, "nonsense");
    const both = ["--tls-cert", `${data}.pem`, "--tls-key", `${data}.pem`];
    expectRefusal(await serve(both), 1, "holds no certificate in PEM form");
  });
});

describe("carnet serve that runs", () => {
  let stop: (() => Promise<unknown>) | undefined;
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });

  test.skipIf(Bun.which("openssl") === null)(
    "answers over HTTPS with the certificate of the settings",
    async () => {
      mkdirSync(data);
      const { cert, key } = makeCertificate();
      const port = await freePort();
      const { output } = await start(["--tls-cert", cert, "--tls-key", key, "--port", String(port)]);
      expect(output()).toContain(`https://localhost:${port}/setup?token=`);
      const ca = readFileSync(cert, "utf8");
      const answer = await fetch(`https://localhost:${port}/healthz`, { tls: { ca } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("strict-transport-security")).toBeNull();
      await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
    },
  );

  test.skipIf(Bun.which("openssl") === null)(
    "binds browsers to TLS at the public address, and at no other",
    async () => {
      mkdirSync(data);
      const files = makeCertificate();
      const port = await freePort();
      const site = `https://id.carnet.test:${port}`;
      await start([
        "--tls-cert",
        files.cert,
        "--tls-key",
        files.key,
        "--port",
        String(port),
        "--site-url",
        site,
      ]);
      const askedFor = async (host: string, path: string) => {
        const tls = { ca: readFileSync(files.cert, "utf8"), serverName: "id.carnet.test" };
        const answer = await fetch(`https://localhost:${port}${path}`, { tls, headers: { Host: host } });
        await answer.body?.cancel();
        return answer.headers.get("strict-transport-security");
      };
      for (const path of ["/healthz", "/", "/nothing", "/api/v1/account", "/assets/nothing.css"]) {
        expect(await askedFor(`id.carnet.test:${port}`, path)).toBe("max-age=31536000");
        expect(await askedFor(`localhost:${port}`, path)).toBeNull();
      }
    },
  );

  test("prints the link of the set-up until there is a company, and ends with 0 when asked", async () => {
    const first = await start([]);
    expect(first.output()).toMatch(/http:\/\/localhost:\d+\/setup\?token=[0-9A-Za-z]{32,}/);
    expect(await first.end()).toBe(0);
    const words = [
      "setup",
      "--company",
      "N",
      "--handle",
      "n",
      "--email",
      "a@b.example",
      "--password",
      "a long enough password",
    ];
    expect((await runCarnet(words, { CARNET_DATA: data })).code).toBe(0);
    const second = await start([]);
    expect(second.output()).not.toContain("token");
    expect(await second.end()).toBe(0);
  });

  test.skipIf(process.platform !== "linux")(
    "ends with its terminal as when asked, but not with nohup",
    async () => {
      const server = await startServer({}, data);
      expect(await server.signal("SIGHUP")).toBe(0);
      expect(server.log()).toContain('"stopped"');
      const [program, args] = commandLine(["serve"]);
      const child = spawn("nohup", [program, ...args], {
        env: { PATH: process.env.PATH, CARNET_DATA: data, CARNET_PORT: "0", CARNET_LOG_FORMAT: "json" },
        stdio: ["ignore", "ignore", "pipe"],
      });
      let log = "";
      child.stderr.on("data", (chunk: Buffer) => {
        log += chunk.toString();
      });
      while (!log.includes("Carnet is running") && child.exitCode === null) await Bun.sleep(50);
      child.kill("SIGHUP");
      await Bun.sleep(1000);
      expect(child.exitCode ?? child.signalCode).toBeNull();
      const ended = endOf(child);
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
  );

  test("prints where it listens and the link of the set-up as JSON when asked", async () => {
    const server = await start(["--json"]);
    const [line = ""] = server
      .output()
      .split("\n")
      .filter((one) => one.includes("setup_url"));
    const { address, site_url, setup_url } = JSON.parse(line) as Record<string, string>;
    expect(setup_url).toMatch(/^http:\/\/localhost:\d+\/setup\?token=[0-9A-Za-z]{32,}$/);
    expect(setup_url).toStartWith(`${address}/`);
    expect(site_url).toBe(address as string);
    expect(await server.end()).toBe(0);
  });

  test("warns of variables that look like settings and are none", async () => {
    const server = await start([], { CARNET_SMPT_URL: "smtp://mail", CARNET_KIOSK_PIN: "1234" });
    expect(server.output()).toContain("CARNET_SMPT_URL is no setting");
    expect(server.output()).not.toContain("CARNET_KIOSK_PIN");
    expect(await server.end()).toBe(0);
  });

  /** A certificate that nobody else trusts, in the data folder. */
  function makeCertificate(): { cert: string; key: string } {
    const [cert, key] = [join(data, "cert.pem"), join(data, "key.pem")];
    const made = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"],
      ...[
        "-keyout",
        key,
        "-out",
        cert,
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost,DNS:id.carnet.test",
      ],
    ]);
    expect(made.status).toBe(0);
    return { cert, key };
  }

  /** Starts it and waits until it says that it runs. */
  async function start(
    words: string[],
    settings: Record<string, string> = {},
  ): Promise<{ output(): string; end(): Promise<number | string> }> {
    const [program, args] = commandLine(["serve", ...words]);
    const environment = {
      PATH: process.env.PATH ?? "",
      CARNET_DATA: data,
      CARNET_LOG_FORMAT: "json",
      ...settings,
    };
    const child = spawn(program, args, {
      env: words.includes("--port") ? environment : { ...environment, CARNET_PORT: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    const end = () => {
      const ended = endOf(child);
      child.kill("SIGTERM");
      stop = undefined;
      return ended;
    };
    stop = end;
    const deadline = Date.now() + 15_000;
    while (!output.includes("Carnet is running") && Date.now() < deadline && child.exitCode === null)
      await Bun.sleep(20);
    // What it prints for people follows what it logs.
    await Bun.sleep(200);
    return { output: () => output, end };
  }
});
