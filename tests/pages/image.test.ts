/** Product images, from a picture as it is sent to the one on the public page. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ulid } from "ulid";
import { closeServices, openServices } from "../../src/app/services.ts";
import { setLogo } from "../../src/domain/accounts/branding.ts";
import { findByAnyHandle } from "../../src/domain/accounts/rows.ts";
import { Failure } from "../../src/domain/failure.ts";
import { sweepFiles } from "../../src/domain/files/sweep.ts";
import { setProductImage } from "../../src/domain/products/image.ts";
import { sampleImage } from "../../src/domain/products/swatch.ts";
import { type Scope, SYSTEM, scopeOn } from "../../src/domain/scope.ts";
import { type Services, toolsOf } from "../../src/domain/services.ts";
import { readConfig } from "../../src/platform/config.ts";
import { sha256Hex } from "../../src/platform/sealing.ts";
import { alterData } from "../support/alter.ts";
import { createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";
import {
  BLUE,
  halves,
  isNear,
  jpeg,
  phonePhoto,
  png,
  pngBomb,
  RED,
  webp,
  webpChunks,
} from "../support/pictures.ts";
import { readRows } from "../support/records.ts";
import { runCarnet, SITE_URL } from "../support/server.ts";

interface Image {
  url: string;
  width: number;
  height: number;
  content_type: string;
}

let stage: Stage;
let issued: { product: { id: string }; passport: Passport };
let plain: { id: string };

beforeAll(async () => {
  // On SQLite whatever the others run on: the images are set beside the server, in its folder.
  stage = await startStage({ DATABASE_URL: "" });
  issued = await issueProduct(stage.live);
  plain = await createProduct(stage.live);
});
afterAll(() => stage?.server.stop());

/** Stops the server, works on its data as a server would, and starts it again. */
async function beside<T>(work: (services: Services, scope: Scope) => Promise<T>): Promise<T> {
  const { server } = stage;
  await server.signal("SIGTERM");
  const settings = { CARNET_DATA: server.data, CARNET_SITE_URL: SITE_URL, CARNET_LOG_LEVEL: "error" };
  const services = await openServices(readConfig({}, settings));
  try {
    const owner = await findByAnyHandle(services.db.reader, "nortada", true);
    if (!owner) throw new Error("there is no company");
    return await work(services, scopeOn(owner.company, owner.dataset, true, SYSTEM, toolsOf(services)));
  } finally {
    await closeServices(services);
    await server.restart();
  }
}

const files = () => readdirSync(join(stage.server.data, "files")).filter((name) => name !== "incoming");

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(stage.server.address + path, { method, headers });
}

describe("the image of a product", () => {
  let image: Image;
  let path: string;
  let told: (string | null)[];
  const before = { events: 0, entries: 0 };
  const count = (table: string, where: string) =>
    readRows<{ n: number }>(stage.server, `select count(*) as n from ${table} where ${where}`)[0]?.n ?? -1;
  const events = () => count("events", "type = 'product.updated'");
  const entries = () =>
    count("activity", "entry like '%product.updated%' and entry like '%\"changed\":[\"image\"]%'");

  beforeAll(async () => {
    Object.assign(before, { events: events(), entries: entries() });
    told = [];
    const sent = await phonePhoto(76, 70, "Ana Marques");
    expect(Buffer.from(sent).includes("Ana Marques")).toBeTrue();
    const page = new Uint8Array(Buffer.concat([sent, Buffer.from("<script>alert(1)</script>")]));
    await beside(async (services, scope) => {
      services.publications.onChange((uid) => told.push(uid));
      await setProductImage(services, scope, issued.product.id, page);
    });
    const product = await stage.live.get<{ image: Image }>(`/products/${issued.product.id}`);
    image = product.json.image;
    path = new URL(image.url).pathname;
  });

  test("stands in the product", () => {
    expect(image).toEqual({ url: `${SITE_URL}${path}`, width: 70, height: 76, content_type: "image/webp" });
    expect(path).toMatch(/^\/images\/[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  test("stands on the public page and in the public JSON, and its address answers", async () => {
    const html = await (await get(`/p/${issued.passport.uid}`, { accept: "text/html" })).text();
    expect(html).toContain(`src="${path}" width="70" height="76"`);
    const json = await (await get(`/p/${issued.passport.uid}?format=json`)).json();
    expect(json).toMatchObject({ image: { url: image.url, width: 70, height: 76 } });
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await new Bun.Image(await answer.bytes()).metadata()).toEqual({
      width: 70,
      height: 76,
      format: "webp",
    });
  });

  test("is upright, and holds neither place nor owner nor what followed the picture", async () => {
    const bytes = await (await get(path)).bytes();
    const { upper, lower } = await halves(bytes);
    expect(isNear(upper, RED) && isNear(lower, BLUE)).toBeTrue();
    expect(
      webpChunks(bytes).filter((name) => !["VP8 ", "VP8L", "VP8X", "ICCP", "ALPH"].includes(name)),
    ).toEqual([]);
    for (const left of ["Exif", "Ana", "script"]) expect(Buffer.from(bytes).includes(left)).toBeFalse();
  });

  test("may be kept for ever, shown on other sites, and run nowhere", async () => {
    const { headers } = await get(path);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("vary")).toBeNull();
  });

  test("is not sent again to who has it", async () => {
    const whole = await get(path);
    const etag = whole.headers.get("etag") ?? "";
    expect(etag).toBe(`"${sha256Hex(await whole.bytes())}"`);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await get(path, { "if-none-match": known });
      expect({ known, status: answer.status, body: await answer.text() }).toEqual({
        known,
        status: 304,
        body: "",
      });
      expect(answer.headers.get("etag")).toBe(etag);
    }
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is described by HEAD", async () => {
    const whole = await get(path);
    const head = await get(path, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "content-length", "etag", "cache-control"])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
  });

  test("lies encrypted on disk", async () => {
    const [file = ""] = files();
    const kept = readFileSync(join(stage.server.data, "files", file));
    expect(kept.includes("WEBP")).toBeFalse();
  });

  test("is an error when its file was damaged, and never half a picture", async () => {
    const [file = ""] = files();
    const place = join(stage.server.data, "files", file);
    const kept = readFileSync(place);
    const damaged = Buffer.from(kept);
    damaged[kept.length - 20] = (damaged[kept.length - 20] ?? 0) ^ 1;
    writeFileSync(place, damaged);
    const answer = await get(path, { accept: "application/json" });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-type")).toBe("application/json");
    writeFileSync(place, kept);
    expect((await get(path)).status).toBe(200);
  });

  test("is told of: an event, an entry of the activity log, and the pages that show it", () => {
    expect(events()).toBe(before.events + 1);
    expect(entries()).toBe(before.entries + 1);
    expect(told).toEqual([issued.passport.uid]);
  });

  test("gives way to the next one, whose address is another", async () => {
    await beside(async (services, scope) =>
      setProductImage(services, scope, issued.product.id, await png(2000, 500)),
    );
    const { json } = await stage.live.get<{ image: Image }>(`/products/${issued.product.id}`);
    expect(json.image).toMatchObject({ width: 1600, height: 400 });
    expect((await get(path)).status).toBe(404);
    expect((await get(new URL(json.image.url).pathname)).status).toBe(200);
    expect(files()).toEqual([json.image.url.slice(-26)]);
    expect(count("files", "true")).toBe(1);
  });
});

describe("addresses without an image", () => {
  test("answer 404", async () => {
    for (const id of [plain.id, ulid(), "x", "..%2fcarnet.db", `${ulid()}.webp`, ulid().toLowerCase()])
      expect({ id, status: (await get(`/images/${id}`)).status }).toEqual({ id, status: 404 });
  });
});

describe("a picture", () => {
  test("may be JPEG, PNG or WebP, is never made larger, and 10 MB is allowed", async () => {
    const large = new Uint8Array(10 * 1024 * 1024);
    large.set(await png(40, 30));
    const sizes = await beside(async (services, scope) => {
      const sizes: unknown[] = [];
      for (const bytes of [await jpeg(40, 30), await png(40, 30), await webp(40, 30), large]) {
        const { image } = await setProductImage(services, scope, plain.id, bytes);
        sizes.push([image?.width, image?.height, image?.content_type]);
      }
      return sizes;
    });
    expect(sizes).toEqual(Array(4).fill([40, 30, "image/webp"]));
  });

  test("of another kind, too large or damaged is refused, and nothing of it is kept", async () => {
    const whole = { jpeg: await jpeg(300, 200), png: await png(300, 200), webp: await webp(300, 200) };
    const tooLong = new Uint8Array(10 * 1024 * 1024 + 1);
    tooLong.set(whole.png);
    const noise = crypto.getRandomValues(new Uint8Array(5000));
    const text = (words: string) => new Uint8Array(Buffer.from(words));
    const bad: [name: string, code: string, bytes: Uint8Array][] = [
      ["nothing", "file_type_unsupported", new Uint8Array()],
      ["noise", "file_type_unsupported", noise],
      ["an SVG", "file_type_unsupported", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ["a PDF", "file_type_unsupported", text("%PDF-1.7\n")],
      ["a GIF", "file_type_unsupported", text("GIF89a")],
      ["a bitmap", "file_type_unsupported", text("BM")],
      ["a bomb", "file_too_large", pngBomb(50_000, 50_000)],
      ["41 megapixels", "file_too_large", pngBomb(6400, 6407)],
      ["10 MB and a byte", "file_too_large", tooLong],
      ["half a JPEG", "invalid_value", whole.jpeg.subarray(0, whole.jpeg.length / 2)],
      ["half a PNG", "invalid_value", whole.png.subarray(0, whole.png.length / 2)],
      ["half a WebP", "invalid_value", whole.webp.subarray(0, whole.webp.length / 2)],
      [
        "a JPEG of noise",
        "invalid_value",
        new Uint8Array([...whole.jpeg.subarray(0, 4), ...noise, 0xff, 0xd9]),
      ],
      ["a PNG of noise", "invalid_value", new Uint8Array([...whole.png.subarray(0, 8), ...noise])],
    ];
    const before = files();
    const codes = await beside(async (services, scope) => {
      const codes: string[] = [];
      for (const [name, , bytes] of bad) {
        const fault = await setProductImage(services, scope, plain.id, bytes).then(
          () => "taken",
          (thrown) => (thrown instanceof Failure ? `${thrown.code} of ${thrown.param}` : String(thrown)),
        );
        codes.push(`${name}: ${fault}`);
      }
      return codes;
    });
    expect(codes).toEqual(bad.map(([name, code]) => `${name}: ${code} of file`));
    expect(files()).toEqual(before);
  });

  test("of a product that is another company's or was never there is refused", async () => {
    const other = await stage.addCompany("fora");
    const theirs = await createProduct(other.live);
    const picture = await png(10, 10);
    const before = files();
    await beside(async (services, scope) => {
      for (const id of [theirs.id, ulid(), "x"])
        expect(await setProductImage(services, scope, id, picture).catch((fault) => fault.code)).toBe(
          "resource_missing",
        );
    });
    expect(files()).toEqual(before);
  });

  test("sent twice at once gives one image, and leaves one file", async () => {
    const before = files().length;
    const product = await createProduct(stage.live);
    const picture = await png(10, 10);
    await beside((services, scope) =>
      Promise.all([1, 2, 3].map(() => setProductImage(services, scope, product.id, picture))),
    );
    expect(files().length).toBe(before + 1);
  });
});

describe("files that nothing leads to", () => {
  async function* content() {
    yield new Uint8Array(10);
  }
  const HOUR_MS = 3_600_000;

  test("are removed with a change that is refused, and left where it may have been stored", async () => {
    const before = files();
    const picture = await png(10, 10);
    const failing = (fault: Error) =>
      beside(async (services, scope) => {
        const db = { ...services.db, write: () => Promise.reject(fault) };
        const setting = [
          setProductImage({ ...services, db }, scope, plain.id, picture),
          setLogo({ ...services, db }, scope, picture),
        ];
        // Both are waited for: a fault that nobody takes meanwhile would end the test.
        for (const one of await Promise.allSettled(setting))
          expect(one).toEqual({ status: "rejected", reason: fault });
      });
    await failing(new Failure("storage_full", "no room"));
    expect(files()).toEqual(before);
    // The answer to a commit may be lost on its way: the sweep looks for the row first.
    await failing(new Error("the connection was cut"));
    expect(files()).toHaveLength(before.length + 2);
  });

  test("are swept when they are older than an hour, unless they are other data's", async () => {
    const before = files();
    const [old, young, foreign] = [
      ulid(Date.now() - HOUR_MS - 60_000),
      ulid(Date.now() - HOUR_MS + 60_000),
      ulid(1),
    ];
    const removed = await beside(async (services) => {
      await services.files.write(old, content());
      await services.files.write(young, content());
      writeFileSync(join(stage.server.data, "files", foreign), "sealed by another instance");
      return sweepFiles(services);
    });
    expect(removed).toBe(1);
    expect(files().sort()).toEqual([...before, young, foreign].sort());
  });

  test("are swept by the running server", async () => {
    const old = ulid(Date.now() - HOUR_MS - 60_000);
    await beside((services) => services.files.write(old, content()));
    // Housekeeping is due once an hour; a start brings it forward only when none waits.
    await stage.server.signal("SIGTERM");
    alterData(stage.server.data, "update jobs set run_at = 0");
    await stage.server.restart();
    for (let wait = 0; wait < 100 && files().includes(old); wait++) await Bun.sleep(50);
    expect(files()).not.toContain(old);
  });
});

test("the picture of the sample product is a small one, always the same, and taken", async () => {
  const [picture, again] = [await sampleImage(), await sampleImage()];
  expect(sha256Hex(picture)).toBe(sha256Hex(again));
  const { image } = await beside((services, scope) => setProductImage(services, scope, plain.id, picture));
  expect(image).toMatchObject({ width: 720, height: 900 });
  const shown = await (await get(new URL(image?.url ?? "").pathname)).bytes();
  expect(shown.length).toBeLessThan(60_000);
});

test("a place for files that this version does not know is refused at the start", async () => {
  const place = "s3://key:hidden@bucket";
  const { code, stderr } = await runCarnet(["serve"], {
    CARNET_DATA: join(stage.server.data, "other"),
    CARNET_FILES: place,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("CARNET_FILES");
  expect(stderr).not.toContain("hidden");
});
