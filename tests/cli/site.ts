/** What the tests of the command line begin with. */
import { expect } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { ok } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";
import type { Outcome } from "../support/server.ts";

/** A stage that stands where it believes to stand, so that the links of its documents lead to it. */
export interface ReachableStage extends Stage {
  site: string;
  close(): Promise<void>;
}

/** Starts a stage behind a relay that has the public address. */
export async function startReachableStage(): Promise<ReachableStage> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const stage = await startStage({ CARNET_SITE_URL: site });
  const relay = Bun.serve({
    hostname: "127.0.0.1",
    port,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      return fetch(`${stage.server.address}${pathname}${search}`, {
        redirect: "manual",
        headers: request.headers,
        decompress: false,
      });
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

/** A passport of a new product with this many versions. */
export async function issue(
  stage: Stage,
  mode: "live" | "test",
  versions: number,
  product: object = {},
): Promise<Passport> {
  const { passport } = await issueProduct(stage[mode], product);
  for (let version = 2; version <= versions; version++)
    await ok(stage[mode].post(`/passports/${passport.id}/versions`, { change_note: `Version ${version}` }));
  return passport;
}

/** A folder for the files of a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "carnet-cli-"));
}

/** A command that ended so: with this code, nothing on standard output, and this in its message. */
export function expectRefusal({ code, stdout, stderr }: Outcome, expected: 1 | 2, message: string): void {
  expect(stderr).toContain(message);
  expect({ code, stdout }).toEqual({ code: expected, stdout: "" });
}
