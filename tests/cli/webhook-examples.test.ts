/** The receivers in docs/webhooks.md are run as they stand there, against real deliveries and forged ones. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { installClient } from "../support/client-package.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import { ALLOW_RECEIVERS } from "../support/receiver.ts";
import { newFolder } from "./site.ts";

const PAGE = readFileSync(join(import.meta.dir, "../../docs/webhooks.md"), "utf8");

/** File name → how it is run on a port. */
const RECEIVERS: [string, string, (file: string, port: number) => string[]][] = [
  ["receiver.mjs", "node", (file) => [file]],
  ["receiver.py", "python3", (file) => [file]],
  ["receiver.php", "php", (file, port) => ["-S", `127.0.0.1:${port}`, file]],
];

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await startStage(ALLOW_RECEIVERS);
  folder = newFolder();
  installClient(folder);
});
afterAll(async () => {
  await stage.server.stop();
  rmSync(folder, { recursive: true });
});

function textOf(name: string): string {
  const found = new RegExp(`^\`\`\`\\w+ ${name}\\n(.*?)^\`\`\`$`, "ms").exec(PAGE)?.[1];
  if (found === undefined) throw new Error(`docs/webhooks.md has no ${name}`);
  return found;
}

async function untilOpen(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (await fetch(url, { method: "POST", body: "{}" }).catch(() => undefined)) return;
    await Bun.sleep(50);
  }
  throw new Error(`nothing answers at ${url}`);
}

for (const [name, program, words] of RECEIVERS)
  describe.skipIf(Bun.which(program) === null)(name, () => {
    test("takes what Carnet sends once, and refuses what is forged, changed or old", async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/`;
      const create = ["webhooks", "create", "--mode", "test", "--url", url, "--events", "all"];
      const { id, secret } = await stage.server.carnetJson<{ id: string; secret: string }>(...create);
      const file = join(folder, name);
      writeFileSync(file, textOf(name));
      const receiver = Bun.spawn([program, ...words(file, port)], {
        env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
        stdout: "pipe",
        stderr: "pipe",
      });
      try {
        await untilOpen(url);
        const product = await createProduct(stage.test);
        await untilDelivered(id, 204);
        await stage.server.carnetJson("webhooks", "rotate", id);
        await stage.server.carnetJson("webhooks", "ping", id);
        await untilDelivered(id, 204);

        const body = `{"id":"x","type":"forged","data":{"object":{"id":"forged"}}}`;
        const now = Math.floor(Date.now() / 1000);
        const sign = (key: string, t: number) =>
          createHmac("sha256", key).update(`${t}.${body}`).digest("hex");
        const send = async (signature: string | undefined, sent = body) =>
          (
            await fetch(url, {
              method: "POST",
              body: sent,
              headers: signature === undefined ? {} : { "Service-Signature": signature },
            })
          ).status;
        expect(await send(undefined)).toBe(400);
        expect(await send("")).toBe(400);
        expect(await send(`t=${now}`)).toBe(400);
        expect(await send(`t=${now},v1=`)).toBe(400);
        expect(await send(`t=${now},v1=zz`)).toBe(400);
        expect(await send(`t=${now},v1=${sign("whsec_other", now)}`)).toBe(400);
        expect(await send(`t=${now},v1=${sign(secret, now)}`, body.replace("forged", "altered"))).toBe(400);
        for (const t of [now - 310, now + 310]) expect(await send(`t=${t},v1=${sign(secret, t)}`)).toBe(400);
        for (const t of [now - 290, now + 290])
          expect(await send(`t=${t},v1=${sign("whsec_other", t)},v1=${sign(secret, t)}`)).toBe(204);

        receiver.kill();
        const said =
          (await new Response(receiver.stdout).text()) + (await new Response(receiver.stderr).text());
        expect(said).toContain(`product.created ${product.id}`);
        expect(said).toContain(`ping ${id}`);
        expect(said).not.toContain("altered");
      } finally {
        receiver.kill();
        await stage.server.carnetJson("webhooks", "disable", id);
      }
    });
  });

/** Waits until the newest delivery of an address has ended so. */
async function untilDelivered(endpoint: string, status: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const { deliveries } = await stage.server.carnetJson<{
      deliveries: { status: string; attempts: { http_status: number }[] }[];
    }>("webhooks", "deliveries", endpoint);
    if (deliveries[0]?.status === "delivered" && deliveries[0].attempts[0]?.http_status === status) return;
    await Bun.sleep(50);
  }
  throw new Error("nothing was delivered");
}
