/** A full disk: writes are refused in words, reads go on, and writes come back when there is room. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok, refused } from "../support/client.ts";
import { createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import type { List, Passport, Product } from "../support/objects.ts";

const DISK_BYTES = 16 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "carnet-full-"));
const mounted =
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES},mode=0700`, "carnet-test", folder]).status ===
  0;
if (!mounted) {
  rmSync(folder, { recursive: true });
  console.warn("SKIPPED: the tests of a full disk need the right to mount a tmpfs. Run them as root.");
}

let stage: Stage;
const filler = join(folder, "filler");

beforeAll(async () => {
  if (mounted) stage = await startStage({}, folder);
});
afterAll(async () => {
  if (!mounted) return;
  await stage.server.stop();
  spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true });
});

/** Takes all room that is left. */
function fill(): void {
  for (
    let bytes = statfsSync(folder).bavail * statfsSync(folder).bsize;
    bytes > 0;
    bytes = Math.floor(bytes / 2)
  ) {
    try {
      writeFileSync(filler, new Uint8Array(bytes), { flag: "a" });
    } catch {
      // Not even that much is left; half of it may be.
    }
  }
}

const newProduct = (reference: string) => ({
  name: "N",
  reference,
  data: { description: "x".repeat(1000), care_text: "y".repeat(500) },
});

/** Writes until the disk takes no more; the answer of the first write that was refused. */
async function writeUntilFull(prefix: string): Promise<{ reference: string; written: string[] }> {
  const written: string[] = [];
  for (let i = 0; i < 2000; i++) {
    const reference = `${prefix}-${i}`;
    const { status } = await stage.live.post("/products", newProduct(reference), { key: reference });
    if (status === 503) return { reference, written };
    expect(status).toBe(200);
    written.push(reference);
  }
  throw new Error("the disk never filled up");
}

describe.skipIf(!mounted)("a full disk", () => {
  test("refuses writes with 503, reads and public pages go on, and writes come back", async () => {
    const { product, passport } = await issueProduct(stage.live);
    fill();
    const { reference, written } = await writeUntilFull("full");
    const sending = { key: reference };
    const answer = await stage.live.post("/products", newProduct(reference), sending);
    await refused(Promise.resolve(answer), "storage_full");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    await refused(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "R" }), "storage_full");

    expect((await ok(stage.live.get<Product>(`/products/${product.id}`))).id).toBe(product.id);
    expect((await ok(stage.live.get<Passport>(`/passports/${passport.id}`))).status).toBe("issued");
    const find = async (wanted: string) =>
      (await ok(stage.live.get<List<Product>>(`/products?reference=${wanted}`))).data.length;
    expect(await find(reference)).toBe(0);
    for (const one of written) expect(await find(one)).toBe(1);
    const page = new URL(passport.url).pathname;
    expect((await fetch(stage.server.address + page)).status).toBe(200);
    await refused(stage.live.post("/products", { name: "" }), "invalid_value", "name");

    rmSync(filler);
    const after = await stage.live.post("/products", newProduct(reference), sending);
    expect([after.status, after.headers.has("Idempotent-Replayed")]).toEqual([200, false]);
    expect(await find(reference)).toBe(1);
  }, 90_000);

  test("met by many writers at once loses nothing that was acknowledged", async () => {
    fill();
    const acknowledged: string[] = [];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const reference = `crowd-${i}`;
        const { status } = await stage.live.post("/products", newProduct(reference));
        if (status === 200) acknowledged.push(reference);
        return status;
      }),
    );
    for (const status of answers) expect(status).toBeOneOf([200, 503]);
    expect(answers).toContain(503);
    for (let i = 0; i < 200; i++) {
      const { data } = await ok(stage.live.get<List<Product>>(`/products?reference=crowd-${i}`));
      expect(data).toHaveLength(acknowledged.includes(`crowd-${i}`) ? 1 : 0);
    }
    rmSync(filler);
    await createProduct(stage.live);
  }, 90_000);

  test("is no obstacle to stopping, and the data are whole afterwards", async () => {
    fill();
    await writeUntilFull("last");
    const began = Date.now();
    expect(await stage.server.signal("SIGTERM")).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
    rmSync(filler);
    await stage.server.restart();
    await createProduct(stage.live);
    expect(await stage.server.signal("SIGTERM")).toBe(0);
  }, 90_000);
});
