import { afterAll, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectPlainly, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { systemClock } from "../platform/clock.ts";
import { createLog } from "../platform/log.ts";
import { ListenError, type Listening, listen } from "./listen.ts";
import { TlsError } from "./tls.ts";

const folder = mkdtempSync(join(tmpdir(), "carnet-tls-"));
afterAll(() => rmSync(folder, { recursive: true }));

const withOpenssl = test.skipIf(Bun.which("openssl") === null);
const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
const CHECK_MS = 20;

let logged = "";
const log = createLog({
  level: "info",
  format: "json",
  clock: systemClock,
  write: (line) => {
    logged += line;
  },
});

const answering: Listening = {
  hostname: "127.0.0.1",
  port: 0,
  maxRequestBodySize: 1024,
  idleTimeout: 10,
  fetch: () => new Response("here"),
  error: () => new Response("failed", { status: 500 }),
};

/** A connection that the kernel holds for the old socket when it closes is reset, as seldom as that is: browsers try again. */
async function isServedWith(name: string, port: number): Promise<boolean> {
  const served = await ask(port).catch(() => undefined);
  return served?.serial === serialOf(name);
}

withOpenssl("answers over HTTPS with the certificate of the files, TLS 1.2 at least", async () => {
  issue("first");
  use("first");
  const listener = await listen(answering, { files, log, clock: systemClock });
  expect(await ask(listener.port)).toEqual({ text: "here", serial: serialOf("first") });
  expect(await handshake(listener.port, "TLSv1.2")).toBe("TLSv1.2");
  expect(await handshake(listener.port, "TLSv1.3")).toBe("TLSv1.3");
  expect(await openssl("s_client", "-connect", `127.0.0.1:${listener.port}`, "-tls1_2")).toContain(
    "Verification",
  );
  const old = ["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"];
  expect(await openssl("s_client", "-connect", `127.0.0.1:${listener.port}`, ...old)).toContain(
    "alert protocol version",
  );
  await listener.stop();
});

withOpenssl("takes over a new certificate, and ends requests under way on the old one", async () => {
  issue("first");
  issue("second");
  use("first");
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow: Listening = {
    ...answering,
    async fetch(request) {
      if (new URL(request.url).pathname === "/slow") await held;
      return new Response("here");
    },
  };
  const listener = await listen(slow, { files, log, clock: systemClock, checkMs: CHECK_MS });
  const underWay = ask(listener.port, "/slow");
  await Bun.sleep(50);
  use("second");
  await until(() => isServedWith("second", listener.port));
  letGo();
  expect(await underWay).toEqual({ text: "here", serial: serialOf("first") });
  for (let i = 0; i < 20; i++) expect((await ask(listener.port)).serial).toBe(serialOf("second"));
  await listener.stop();
  await expect(ask(listener.port)).rejects.toThrow();
});

withOpenssl(
  "keeps the old certificate when the new one is broken, says so once, and takes the next good one",
  async () => {
    issue("first");
    issue("second");
    use("first");
    logged = "";
    const listener = await listen(answering, { files, log, clock: systemClock, checkMs: CHECK_MS });
    writeFileSync(files.cert, "-----BEGIN CERTIFICATE-----\nhalf\n");
    await until(() => logged.includes("cannot be used"));
    await Bun.sleep(5 * CHECK_MS);
    expect(logged.split("cannot be used").length).toBe(2);
    expect((await ask(listener.port)).serial).toBe(serialOf("first"));
    copyFileSync(join(folder, "second.pem"), files.cert);
    await until(() => logged.includes("does not belong"));
    expect((await ask(listener.port)).serial).toBe(serialOf("first"));
    use("second");
    await until(() => isServedWith("second", listener.port));
    await listener.stop();
  },
);

withOpenssl("does not start with a certificate that is missing, or whose key is another's", async () => {
  issue("first");
  issue("second");
  use("first");
  copyFileSync(join(folder, "second.key"), files.key);
  await expect(listen(answering, { files, log, clock: systemClock })).rejects.toThrow(
    /does not belong to the certificate/,
  );
  rmSync(files.cert);
  await expect(listen(answering, { files, log, clock: systemClock })).rejects.toThrow(TlsError);
});

test("names the port that is taken, also by one that would share it", async () => {
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(0, "127.0.0.1", ready));
  const { port } = taken.address() as { port: number };
  await expect(listen({ ...answering, port }, undefined)).rejects.toThrow(`Port ${port} is taken`);
  taken.close();
  const sharing = Bun.serve({ hostname: "127.0.0.1", port: 0, reusePort: true, fetch: () => new Response() });
  if (Bun.which("openssl")) {
    issue("first");
    use("first");
    await expect(
      listen({ ...answering, port: sharing.port ?? 0 }, { files, log, clock: systemClock }),
    ).rejects.toThrow(ListenError);
  }
  await sharing.stop();
});

/** Sends a body byte by byte, one a second. @returns what is answered */
async function sendSlowly(socket: Socket, bytes: number): Promise<string> {
  let answered = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    answered += chunk;
    socket.end();
  });
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  for (let sent = 0; sent < bytes && !socket.destroyed; sent++) {
    socket.write("x");
    await Bun.sleep(1000);
  }
  await closed;
  return answered;
}

withOpenssl(
  "waits for a slow body as long as somebody wants more of it, and for no other",
  async () => {
    issue("first");
    use("first");
    const open = async (tls: Parameters<typeof listen>[1], waits: boolean) => {
      const listener = await listen(
        {
          ...answering,
          idleTimeout: 8,
          async fetch(request) {
            for await (const _ of request.body ?? []) if (waits) listener.keepWaiting(request);
            return new Response("whole");
          },
        },
        tls,
      );
      return listener;
    };
    const listeners = [
      await open(undefined, true),
      await open({ files, log, clock: systemClock }, true),
      await open(undefined, false),
    ];
    const [plain, secure, left] = listeners.map(({ port }) => port);
    const answers = await Promise.all([
      sendSlowly(connectPlainly(plain ?? 0, "127.0.0.1"), 14),
      sendSlowly(connect({ port: secure ?? 0, host: "127.0.0.1", rejectUnauthorized: false }), 14),
      sendSlowly(connectPlainly(left ?? 0, "127.0.0.1"), 14),
    ]);
    expect(answers.map((answer) => answer.endsWith("whole"))).toEqual([true, true, false]);
    for (const listener of listeners) await listener.stop();
  },
  60_000,
);

test("waits for work that takes longer than a request may be silent, and for no other", async () => {
  const ask = async (waits: boolean) => {
    const listener = await listen(
      {
        ...answering,
        idleTimeout: 1,
        async fetch(request) {
          if (waits) listener.waitForWork(request);
          await Bun.sleep(8000);
          listener.keepWaiting(request);
          return new Response("whole");
        },
      },
      undefined,
    );
    const answer = await fetch(`http://127.0.0.1:${listener.port}/`)
      .then((response) => response.text())
      .catch(() => "cut");
    await listener.stop();
    return answer;
  };
  expect(await Promise.all([ask(true), ask(false)])).toEqual(["whole", "cut"]);
}, 20_000);

test("says that a host is not this machine's", async () => {
  await expect(listen({ ...answering, hostname: "203.0.113.9" }, undefined)).rejects.toThrow(
    /no address of this machine/,
  );
});

/** What openssl says; not waited for in place, since the server under test runs in this process. */
async function openssl(...words: string[]): Promise<string> {
  const child = Bun.spawn(["openssl", ...words], { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return out + err;
}

/** Makes a certificate and its key for localhost. */
function issue(name: string): void {
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"],
    ...["-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)],
    ...["-subj", `/CN=${name}`, "-addext", "subjectAltName=DNS:localhost"],
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
}

function use(name: string): void {
  copyFileSync(join(folder, `${name}.pem`), files.cert);
  copyFileSync(join(folder, `${name}.key`), files.key);
}

function serialOf(name: string): string {
  return new X509Certificate(readFileSync(join(folder, `${name}.pem`))).serialNumber;
}

/** A request on a connection of its own: the answer, and the serial number of the certificate. */
function ask(port: number, path = "/"): Promise<{ text: string; serial: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false }, () => {
      const serial = socket.getPeerCertificate().serialNumber;
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk.toString();
      });
      socket.on("end", () => resolve({ text: answer.split("\r\n\r\n")[1] ?? "", serial }));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on("error", reject);
  });
}

function handshake(port: number, version: "TLSv1.2" | "TLSv1.3"): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: "127.0.0.1", port, rejectUnauthorized: false, minVersion: version, maxVersion: version },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.on("error", reject);
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error("it did not happen in time");
    await Bun.sleep(10);
  }
}
