/** A server whose public address is where it really stands, so that a stranger's command line can follow its links. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { clientOf, ok } from "../support/client.ts";
import { COMPLETE, newReference, type Stage, startStage } from "../support/company.ts";
import type { Passport, Product } from "../support/objects.ts";

/** Starts a stage whose links lead to it through a relay on the address it believes to have. */
export async function startReachableStage(): Promise<Stage & { site: string; close(): Promise<void> }> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const stage = await startStage({ CARNET_SITE_URL: site });
  const relay = Bun.serve({
    hostname: "127.0.0.1",
    port,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      return fetch(`${stage.server.address}${pathname}${search}`, { redirect: "manual", headers: request.headers });
    },
  });
  return {
    ...stage,
    site,
    async close() {
      await relay.stop(true);
      await stage.server.stop();
    },
  };
}

/** Issues a passport for a new product and publishes it again and again. */
export async function issue(
  stage: Stage,
  mode: "live" | "test",
  versions: number,
  fields: object = {},
): Promise<Passport> {
  const client = stage[mode];
  const product = await ok(
    client.post<Product>("/products", { name: "Linen shirt", reference: newReference(), template: "textile", data: COMPLETE, ...fields }),
  );
  const passport = await ok(client.post<Passport>("/passports", { product: product.id }));
  for (let version = 2; version <= versions; version++)
    await ok(client.post(`/passports/${passport.id}/versions`, { change_note: `Version ${version}` }));
  return passport;
}

/** A folder for files of a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "carnet-cli-"));
}

export { clientOf };
