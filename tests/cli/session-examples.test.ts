/** The systems in docs/hosted-sessions.md are run as they stand there, up to the passport. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "../../scripts/build-web.ts";
import { freePort } from "../../scripts/free-port.ts";
import { installClient } from "../support/client-package.ts";
import { newReference, type Stage, startStage } from "../support/company.ts";
import { SITE_URL } from "../support/server.ts";
import { visitorOf } from "../support/visitor.ts";
import { newFolder } from "./site.ts";

const PAGE = readFileSync(join(import.meta.dir, "../../docs/hosted-sessions.md"), "utf8");
const REQUIRED = {
  "data.brand": "Nortada",
  "data.country_making": "PT",
  "data.fibre_composition[0].fibre": "linen",
  "data.fibre_composition[0].percent": "100",
};

let stage: Stage;
let folder: string;
beforeAll(async () => {
  await buildWeb();
  stage = await startStage();
  folder = newFolder();
  installClient(folder);
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  rmSync(folder, { recursive: true });
});

async function untilOpen(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return;
    await Bun.sleep(50);
  }
  throw new Error(`nothing answers at ${url}`);
}

for (const [name, program] of [
  ["erp.mjs", "node"],
  ["erp.py", "python3"],
] as const)
  describe.skipIf(Bun.which(program) === null)(name, () => {
    test("sends a person to a session, and learns what came of it", async () => {
      const source = new RegExp(`^\`\`\`\\w+ ${name}\\n(.*?)^\`\`\`$`, "ms").exec(PAGE)?.[1];
      if (source === undefined) throw new Error(`docs/hosted-sessions.md has no ${name}`);
      const file = join(folder, name);
      writeFileSync(file, source);
      const port = await freePort();
      const own = `http://localhost:${port}`;
      const erp = Bun.spawn([program, file], {
        env: {
          ...process.env,
          CARNET_URL: stage.server.address,
          CARNET_API_KEY: stage.test.apiKey,
          OWN_URL: own,
          PORT: String(port),
        },
        stdout: "ignore",
        stderr: "ignore",
      });
      try {
        await untilOpen(own);
        const reference = newReference();
        const sent = await fetch(`${own}/passport?reference=${reference}&name=Barra`, { redirect: "manual" });
        expect(sent.status).toBe(303);
        const url = sent.headers.get("location") ?? "";
        expect(url).toStartWith(`${SITE_URL}/s/`);

        const visitor = visitorOf(stage.server.address);
        const confirming = await visitor.submit(
          await visitor.get(url.slice(SITE_URL.length)),
          REQUIRED,
          "go=confirm",
        );
        const done = await visitor.submit(confirming, { agree: "yes" });
        const back = new RegExp(`href="(${own}/done\\?session=\\w{26})"`).exec(done.text)?.[1] ?? "";
        const told = await (await fetch(back)).text();
        expect(told).toStartWith(`${reference}: issued, ${SITE_URL}/p/`);
      } finally {
        erp.kill();
        await erp.exited;
      }
    }, 90_000);
  });
