/** A full disk: writes are refused in words, reads go on, and writes come back when there is room. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alterData } from "../support/alter.ts";
import { ok, refused } from "../support/client.ts";
import { createProduct, issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import { signIn } from "../support/member.ts";
import type { List, Passport, Product } from "../support/objects.ts";
import { readRows } from "../support/records.ts";
import { startServer } from "../support/server.ts";
import { pathOf } from "../support/supplier.ts";
import { formOf, type Page, visitorOf } from "../support/visitor.ts";

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

// What a test left that failed is no fault of the next one.
afterEach(() => rmSync(filler, { force: true }));

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

/** What the log says of pages from a place in it on: their paths. */
function failedPages(start: number): string[] {
  const lines = stage.server.log().slice(start).trim().split("\n").filter(Boolean);
  return lines
    .map((line) => JSON.parse(line))
    .flatMap(({ message, path }) => (message === "a page failed" ? [path] : []));
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

  test("is told on every surface in a page or in JSON, with a line in the log and nothing of it to strangers", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await stage.server.carnet("company", "update", "nortada", "--consumer-events", "on");
    const owner = await signIn(stage.server.address);
    const guest = visitorOf(stage.server.address);
    const toSession = async () => {
      const operator = { name: "Rita Sousa" };
      const session = { reference: product.reference, operator, success_url: "https://erp.nortada.example/" };
      return pathOf(await ok(stage.live.post<{ url: string }>("/passport_sessions", session)));
    };
    const unopened = await toSession();
    const hosted = await guest.get(await toSession());
    const supplier = { product: product.id, supplier: { name: "Tecelagem do Ave" }, fields: ["colour"] };
    const asked = await ok(owner.post<{ url: string }>("/nortada/live/data_requests", supplier));
    const answering = await guest.get(pathOf(asked));
    const words = ["--mode", "live", "--company", "nortada", "--name", "Atelier Agulha"];
    const link = pathOf(await stage.server.carnetJson<{ url: string }>("partners", "create", ...words));
    const recording = await guest.get(`${link}?passport=${passport.uid}`);
    const reporting = await guest.get(`/p/${passport.uid}/report`);
    const portal = await ok(
      stage.live.post<{ url: string; client_secret: string }>("/portal_sessions", {
        product: product.id,
        origin: "https://shop.nortada.example",
      }),
    );
    // Whoever sends the form of a report sooner is no person.
    await Bun.sleep(3100);

    const told = { type: "repair", occurred_on: "2026-01-15", country: "", actor_name: "", description: "" };
    const eventForm = new FormData();
    for (const [name, value] of [...formOf(recording.text).fields, ...Object.entries(told)])
      eventForm.set(name, value);
    const values = formOf(hosted.text).fields;
    values.set("data.colour", "blue");
    const upload = new FormData();
    upload.append("file", new File([pdf([["x"]])], "x.pdf"));
    const own = { "Sec-Fetch-Site": "same-origin", Accept: "text/html" };
    const credentials = new URLSearchParams({
      email: "nobody@nortada.example",
      password: "a wrong password",
    });

    fill();
    await writeUntilFull("pages");
    const pages: [string, () => Promise<Page>][] = [
      ["/panel/sign-in", () => guest.post("/panel/sign-in", credentials, own)],
      ["/kiosk/pair", () => guest.post("/kiosk/pair", new URLSearchParams({ code: "ABCD2345" }), own)],
      ["/s/…", () => visitorOf(stage.server.address).get(unopened)],
      ["/s/…", () => guest.submit(hosted, { "data.colour": "blue" })],
      ["/d/…", () => guest.submit(answering, { "data.colour": "blue" })],
      ["/t/…", () => guest.post(recording.path, eventForm)],
      [`/p/${passport.uid}/report`, () => guest.submit(reporting, told)],
    ];
    for (const [path, ask] of pages) {
      const before = stage.server.log().length;
      const { status, headers, text } = await ask();
      expect([path, status, headers.get("content-type")]).toEqual([path, 503, "text/html; charset=utf-8"]);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect([headers.get("x-content-type-options"), headers.get("cache-control")]).toEqual([
        "nosniff",
        "no-store",
      ]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(text).toContain("cannot be shown just now");
      expect(text).not.toContain("disk");
      expect(failedPages(before)).toEqual([path]);
    }

    const json: [string, () => Promise<Page>][] = [
      ["/s/…", () => guest.post(hosted.path, values, { Accept: "application/json" })],
      [
        new URL(`${portal.url}/documents`).pathname,
        () =>
          guest.post(new URL(`${portal.url}/documents`).pathname, upload, {
            Authorization: `Bearer ${portal.client_secret}`,
          }),
      ],
    ];
    for (const [path, ask] of json) {
      const before = stage.server.log().length;
      const { status, headers, text } = await ask();
      expect([path, status, headers.get("content-type")?.split(";")[0]]).toEqual([
        path,
        503,
        "application/json",
      ]);
      expect(JSON.parse(text).error.code).toBe("storage_full");
      expect(failedPages(before)).toEqual([path]);
    }
    await refused(owner.post("/nortada/live/products", newProduct("panel")), "storage_full");
    await refused(owner.post("/session", { email: OWNER.email, password: "wrong" }), "storage_full");
    rmSync(filler);
  }, 90_000);

  test("is told by the work in the background once, and not each second", async () => {
    // It has seen that there is room again.
    await Bun.sleep(2500);
    const start = stage.server.log().length;
    // Their entries in the log wait for a seal.
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => stage.live.post("/products", newProduct(`seal-${i}`))),
    );
    fill();
    await writeUntilFull("once");
    await Bun.sleep(4000);
    const said = stage.server.log().slice(start);
    expect(said.split("work in the background waits for room").length - 1).toBeLessThan(8);
    expect(said).toContain("work in the background waits for room");
    expect(said).not.toContain("the worker failed");
  });

  test("is told in the set-up too", async () => {
    const data = join(folder, "fresh");
    mkdirSync(data);
    const server = await startServer({}, data);
    const token = "a".repeat(32);
    const hash = new Bun.CryptoHasher("sha256").update(token).digest("hex");
    const link = "select value from settings where name = 'setup_token_hash'";
    while (readRows(server, link).length === 0) await Bun.sleep(50);
    alterData(data, "update settings set value = ? where name = 'setup_token_hash'", [JSON.stringify(hash)]);
    const guest = visitorOf(server.address);
    try {
      fill();
      const answer = await guest.get(`/setup?token=${token}`);
      expect([answer.status, answer.title]).toEqual([503, "This page cannot be shown just now"]);
      expect(server.log().match(/a page failed/g)).toHaveLength(1);
      rmSync(filler);
      expect((await guest.get(`/setup?token=${token}`)).status).toBe(200);
    } finally {
      await server.stop();
      rmSync(data, { recursive: true });
    }
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
