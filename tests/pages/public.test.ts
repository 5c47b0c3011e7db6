/** What anyone can read of a passport, in every form, and what must never be in it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Ajv2020 from "ajv/dist/2020";
import samples from "../fixtures/sample-data.json";
import { type Json, ok } from "../support/client.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { List, Passport, Product, Template, TemplateField } from "../support/objects.ts";
import { sendRaw } from "../support/raw-http.ts";
import { SITE_URL } from "../support/server.ts";

const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";
const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"] as const;

let stage: Stage;
let gtin: string;
let issued: { product: Product; passport: Passport };

beforeAll(async () => {
  stage = await startStage();
  gtin = newGtin();
  issued = await issueProduct(stage.live, { gtin });
});
afterAll(() => stage?.server.stop());

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  const plain = { Accept: HTML, "Accept-Encoding": "identity" };
  return fetch(stage.server.address + path, {
    method,
    headers: { ...plain, ...headers },
    redirect: "manual",
  });
}

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await get(path, headers);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function readJson<T = Record<string, Json>>(path: string): Promise<T> {
  return JSON.parse(await read(path)) as T;
}

const pageOf = ({ uid }: { uid: string }) => `/p/${uid}`;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The texts of a page as a reader sees them, each run of blanks as one. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ");
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };

/** Every public address of a passport. */
function formsOf({ uid }: { uid: string }, versions: number): string[] {
  const page = `/p/${uid}`;
  const ofVersions = Array.from({ length: versions }, (_, i) => i + 1).flatMap((n) => [
    `${page}/versions/${n}.json`,
    ...LANGUAGES.map((language) => `${page}/versions/${n}?lang=${language}`),
  ]);
  return [
    ...LANGUAGES.map((language) => `${page}?lang=${language}`),
    `${page}?format=json`,
    `${page}?format=jsonld`,
    `${page}/proof.json`,
    `${page}/qr.svg`,
    ...ofVersions,
  ];
}

describe("the page's address", () => {
  test("answers in the form that is asked for", async () => {
    const page = pageOf(issued.passport);
    const forms: [type: string, queries: string[], accepts: string[]][] = [
      [
        "text/html; charset=utf-8",
        ["?format=html", "?format=text/html"],
        ["*/*", "", HTML, "image/png", "text/*"],
      ],
      [
        "application/json",
        ["?format=json", "?format=application/json"],
        ["application/json", "application/json, text/html;q=0.9"],
      ],
      [
        "application/ld+json",
        ["?format=jsonld", "?format=ld%2Bjson", "?format=json-ld"],
        ["application/ld+json", 'application/ld+json;profile="x"'],
      ],
    ];
    for (const [type, queries, accepts] of forms) {
      const other = type.startsWith("text") ? "application/json" : HTML;
      for (const query of queries) {
        const answer = await get(page + query, { Accept: other });
        expect([query, answer.status, answer.headers.get("content-type")]).toEqual([query, 200, type]);
      }
      for (const accept of accepts) {
        const answer = await get(page, { Accept: accept });
        expect([accept, answer.status, answer.headers.get("content-type")]).toEqual([accept, 200, type]);
      }
    }
    expect((await get(`${page}?format=xml`)).headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("takes its uid in upper case too, and a trailing slash", async () => {
    const { uid } = issued.passport;
    for (const path of [`/p/${uid.toUpperCase()}`, `/p/${uid}/`])
      expect((await readJson(`${path}?format=json`))["uid"]).toBe(uid);
  });

  test("is a 404 for what is not there, as a page in six languages and as JSON for machines", async () => {
    const draft = await createProduct(stage.live);
    const unknown = [
      "0000000000000000",
      draft.uid,
      "x",
      "iiiiiiiiiiiiiiii",
      `${issued.passport.uid}0`,
      "%00",
      "%ff",
      "..%2f..",
      "é".repeat(16),
      "__proto__",
    ];
    for (const uid of unknown)
      for (const tail of [
        "",
        "?format=json",
        "/versions/1",
        "/versions/1.json",
        "/proof.json",
        "/qr.svg",
        "/qr.png",
      ]) {
        const answer = await get(`/p/${uid}${tail}`);
        expect([uid, tail, answer.status]).toEqual([uid, tail, 404]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const shown = await (await get("/p/0000000000000000", { "Accept-Language": language })).text();
      expect(shown).toContain(`<html lang="${language}`);
      expect(shown).toContain("noindex");
      titles.add(/<h1[^>]*>([^<]+)/.exec(shown)?.[1] ?? "");
    }
    expect(titles.size).toBe(LANGUAGES.length);
    const json = await get("/p/0000000000000000", { Accept: "application/json" });
    expect([json.headers.get("content-type"), (await json.json()) as unknown]).toMatchObject([
      "application/json",
      { error: { type: "invalid_request_error", code: "path_unknown" } },
    ]);
  });

  test("is only read: anything else is a 405, also for a page that is remembered", async () => {
    const page = pageOf(issued.passport);
    await get(page);
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await get(page, {}, method);
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  });
});

describe("headers", () => {
  test("of the page keep scripts, frames and other hosts out, and ask again each time", async () => {
    const { headers } = await get(pageOf(issued.passport));
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("public, no-cache");
    expect(headers.get("vary")).toBe("Accept, Accept-Language, Accept-Encoding");
    expect(headers.get("x-robots-tag")).toBeNull();
    for (const name of ["server", "x-powered-by", "set-cookie"]) expect(headers.get(name)).toBeNull();
  });

  test("of data let every site read it, and let it run nowhere", async () => {
    const { uid } = issued.passport;
    const paths = [
      "?format=json",
      "?format=jsonld",
      "/proof.json",
      "/versions/1.json",
      "/qr.svg",
      "/qr.png",
    ].map((tail) => `/p/${uid}${tail}`);
    for (const path of [
      ...paths,
      "/companies/nortada/jwks.json",
      "/companies/nortada/did.json",
      "/schemas/passport-content-1.json",
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get("access-control-allow-origin")]).toEqual([path, "*"]);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("tell who has the newest already that nothing changed", async () => {
    for (const tail of [
      "",
      "?format=json",
      "/versions/1",
      "/versions/1.json",
      "/proof.json",
      "/qr.svg",
      "/qr.png",
    ]) {
      const path = pageOf(issued.passport) + tail;
      const first = await get(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await get(path, { "If-None-Match": known });
        expect([path, known, again.status, await again.text()]).toEqual([path, known, 304, ""]);
        for (const name of ["etag", "cache-control", "vary"])
          expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      for (const other of ['"other"', etag.slice(0, -2), ""])
        expect((await get(path, { "If-None-Match": other })).status).toBe(200);
    }
  });

  test("of HEAD are those of GET, with the length and no body", async () => {
    for (const tail of ["", "?format=json", "/versions/1", "/versions/1.json", "/qr.png"]) {
      const path = pageOf(issued.passport) + tail;
      const whole = await get(path);
      const head = await get(path, {}, "HEAD");
      expect([head.status, await head.text()]).toEqual([200, ""]);
      for (const name of ["content-type", "etag", "vary", "cache-control"])
        expect(head.headers.get(name)).toBe(whole.headers.get(name));
      expect(head.headers.get("content-length")).toBe(String((await whole.bytes()).length));
    }
  });

  test("offer Brotli and gzip, each with a tag of its own, and never for a picture", async () => {
    const path = pageOf(issued.passport);
    const plain = await get(path);
    const text = await plain.text();
    const tags = new Set([plain.headers.get("etag")]);
    const packed: [coding: string, accept: string, open: (bytes: Buffer) => Buffer][] = [
      ["br", "gzip, deflate, br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
    ];
    for (const [coding, accept, open] of packed) {
      const answer = await fetch(stage.server.address + path, {
        headers: { Accept: HTML, "Accept-Encoding": accept },
        decompress: false,
      });
      expect(answer.headers.get("content-encoding")).toBe(coding);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThan(text.length / 2);
      expect(open(bytes).toString()).toBe(text);
      tags.add(answer.headers.get("etag"));
    }
    expect(tags.size).toBe(3);
    const refusing = await get(path, { "Accept-Encoding": "br;q=0, gzip;q=0" });
    expect(refusing.headers.get("content-encoding")).toBeNull();
    const picture = await fetch(`${stage.server.address}${path}/qr.png`, {
      headers: { "Accept-Encoding": "br" },
      decompress: false,
    });
    expect(picture.headers.get("content-encoding")).toBeNull();
  });
});

describe("the public JSON", () => {
  test("is whole, and its addresses answer", async () => {
    const json = await readJson<Record<string, never>>(`${pageOf(issued.passport)}?format=json`);
    const { passport } = issued;
    expect(json as unknown).toMatchObject({
      object: "public_passport",
      livemode: true,
      uid: passport.uid,
      url: `${SITE_URL}/01/0${gtin}`,
      uid_url: `${SITE_URL}/p/${passport.uid}`,
      gs1_key: `/01/0${gtin}`,
      status: "issued",
      version: 1,
      content: passport.content,
      content_sha256: passport.content_sha256,
      successor: null,
      replaces: null,
      did: "did:web:id.carnet.test:companies:nortada",
    });
    const { links, qr, versions, keys_url } = json as unknown as {
      links: Record<string, string>;
      qr: Record<string, string>;
      versions: { url: string; content_url: string }[];
      keys_url: string;
    };
    const addresses = [
      ...Object.values(links),
      ...Object.values(qr),
      keys_url,
      ...versions.flatMap(({ url, content_url }) => [url, content_url]),
    ];
    for (const address of addresses) {
      expect(address).toStartWith(`${SITE_URL}/`);
      expect([address, (await get(address.slice(SITE_URL.length))).status]).toEqual([address, 200]);
    }
  });

  test("has content that the published JSON Schema describes", async () => {
    const schema = await readJson("/schemas/passport-content-1.json");
    expect(schema["$id"]).toBe(issued.passport.content.schema);
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    for (const template of Object.keys(samples)) {
      const data = samples[template as keyof typeof samples].full;
      const { passport } = await issueProduct(stage.test, { template, data });
      const { content } = await readJson<{ content: object }>(`${pageOf(passport)}?format=json`);
      expect([template, isValid(content), isValid.errors]).toEqual([template, true, null]);
      expect(isValid({ ...content, version: "1" })).toBeFalse();
      expect(isValid({ ...content, fields: undefined })).toBeFalse();
    }
  });

  test("as JSON-LD is a schema.org product", async () => {
    const json = await readJson(`${pageOf(issued.passport)}?format=jsonld`);
    expect(json).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": `${SITE_URL}/01/0${gtin}`,
      name: "Camisa Ria",
      gtin,
      sku: issued.product.reference,
      brand: { "@type": "Brand", name: "Nortada" },
      countryOfOrigin: { "@type": "Country", name: "PT" },
    });
  });
});

describe("versions", () => {
  test("each have a page and the exact bytes that were hashed, which may be kept for ever", async () => {
    const { product, passport } = await issueProduct(stage.live);
    await ok(
      stage.live.post(`/products/${product.id}`, { name: "Camisa Nova", data: { recycled_content: 20 } }),
    );
    const second = await ok(
      stage.live.post<Passport>(`/passports/${passport.id}/versions`, { change_note: "Wolle & <b>" }),
    );
    const page = pageOf(passport);
    for (const [n, { content, content_sha256 }] of [passport, second].entries()) {
      const answer = await get(`${page}/versions/${n + 1}.json`);
      const bytes = await answer.bytes();
      expect(sha256(bytes)).toBe(content_sha256);
      expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(content);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      for (const asked of [
        await get(`${page}/versions/${n + 1}`, { Accept: "application/json" }),
        await get(`${page}/versions/${n + 1}?format=json`, { Accept: HTML }),
      ]) {
        expect(asked.headers.get("content-type")).toBe("application/json");
        expect(asked.headers.get("cache-control")).toBe("public, no-cache");
        expect(await asked.bytes()).toEqual(bytes);
      }
    }
    const [first, newest] = [await read(`${page}/versions/1`), await read(`${page}/versions/2`)];
    expect(first).toContain("An earlier version");
    expect(first).toContain("Camisa Ria");
    expect(newest).not.toContain("An earlier version");
    expect(newest).toContain("Wolle &amp; &lt;b&gt;");
    for (const html of [first, newest]) expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await read(page)).toContain("Camisa Nova");
    const proof = await readJson<{ versions: { sha256: string }[] }>(`${page}/proof.json`);
    expect(proof.versions.map((version) => version.sha256)).toEqual([
      second.content_sha256,
      passport.content_sha256,
    ]);
  });

  test("that do not exist are a 404", async () => {
    const page = pageOf(issued.passport);
    for (const version of [
      "0",
      "2",
      "999999999",
      "1000000000",
      "-1",
      "1.5",
      "01",
      "1e0",
      "%31%00",
      "one",
      "1.JSON",
      "1.json.json",
      "1.xml",
    ])
      expect([version, (await get(`${page}/versions/${version}`)).status]).toEqual([version, 404]);
    expect((await get(`${page}/versions`)).status).toBe(404);
  });

  test("all answer, however many there are", async () => {
    const { passport } = await issueProduct(stage.live);
    const hashes = [passport.content_sha256];
    for (let n = 2; n <= 104; n++)
      hashes.push(
        (
          await ok(
            stage.live.post<Passport>(`/passports/${passport.id}/versions`, { change_note: `Note ${n}` }),
          )
        ).content_sha256,
      );
    const page = pageOf(passport);
    for (const n of [1, 2, 3, 4, 5, 6, 52, 103, 104]) {
      expect([n, sha256(Buffer.from(await read(`${page}/versions/${n}.json`)))]).toEqual([
        n,
        hashes[n - 1] ?? "",
      ]);
      const shown = await read(`${page}/versions/${n}`);
      expect(shown).toContain(n === 104 ? "Version 104" : `You are reading version ${n}, of`);
      if (n > 1) expect(shown).toContain(`Note ${n}`);
    }
    const { versions } = await readJson<{ versions: { version: number }[] }>(`${page}?format=json`);
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, i) => 104 - i));
    expect((await get(`${page}/versions/105.json`)).status).toBe(404);
  });
});

describe("a change shows at once", () => {
  test("in every form, as soon as the API has answered, also while others are reading", async () => {
    const { passport } = await issueProduct(stage.live);
    const paths = formsOf(passport, 0).filter((path) => !path.includes("qr."));
    let done = false;
    const readers = paths.map(async (path) => {
      while (!done) await read(path);
    });
    for (let version = 2; version <= 15; version++) {
      await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: `Note-${version}-` }));
      const shown = await Promise.all(paths.map((path) => read(path)));
      for (const [i, text] of shown.entries())
        if (!paths[i]?.includes("jsonld"))
          expect([paths[i], text.includes(`Note-${version}-`)]).toEqual([paths[i], true]);
    }
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Seam-failure-7" }));
    done = true;
    for (const path of paths.filter((path) => path.includes("lang=") || path.includes("=json")))
      if (!path.includes("jsonld"))
        expect([path, (await read(path)).includes("Seam-failure-7")]).toEqual([path, true]);
    await Promise.all(readers);
  });

  test("of a withdrawal and of a successor, and both pages link each other", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const page = pageOf(passport);
    expect(await readJson(`${page}?format=json`)).toMatchObject({ status: "issued", successor: null });
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Faulty <seam>" }));
    const shown = await read(page);
    expect(shown).toContain("This passport was withdrawn");
    expect(shown.indexOf("This passport was withdrawn")).toBeLessThan(shown.indexOf("<h1"));
    expect(shown).toContain("Faulty &lt;seam&gt;");
    expect(await readJson(`${page}?format=json`)).toMatchObject({
      status: "withdrawn",
      withdraw_reason: "Faulty <seam>",
      successor: null,
    });
    const next = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
    expect(await read(page)).toContain(`href="${pageOf(next)}"`);
    expect(await readJson(`${page}?format=json`)).toMatchObject({
      successor: { uid: next.uid, url: `${SITE_URL}/p/${next.uid}` },
    });
    expect(await readJson(`${pageOf(next)}?format=json`)).toMatchObject({
      replaces: { uid: passport.uid },
      status: "issued",
    });
    expect(await read(`${page}/versions/1`)).toContain("This passport was withdrawn");
  });

  test("of the keys and of the company's name", async () => {
    const other = await stage.addCompany("chaves");
    const { passport } = await issueProduct(other.live);
    const page = pageOf(passport);
    const keysOf = async () =>
      (await readJson<{ keys: { keys: { kid: string }[] } }>(`${page}/proof.json`)).keys.keys;
    expect(await keysOf()).toHaveLength(1);
    const { kid } = await stage.server.carnetJson<{ kid: string }>(
      "signing-keys",
      "rotate",
      "--mode",
      "live",
      "--company",
      "chaves",
    );
    expect((await keysOf()).map((key) => key.kid)).toContain(kid);
    await readJson(`${page}?format=json`);
    await stage.server.carnetJson("company", "update", "chaves", "--handle", "chaves-2");
    expect((await readJson(`${page}?format=json`))["keys_url"]).toBe(
      `${SITE_URL}/companies/chaves-2/jwks.json`,
    );
    for (const handle of ["chaves", "chaves-2"])
      expect(await readJson<{ keys: [] }>(`/companies/${handle}/jwks.json`)).toMatchObject({
        keys: expect.any(Array),
      });
  });
});

describe("public keys", () => {
  test("stand as JWKS and as did:web document, live and test apart", async () => {
    const live = await readJson<{ keys: { kid: string }[] }>("/companies/nortada/jwks.json");
    const test = await readJson<{ keys: { kid: string }[] }>("/companies/nortada/test/jwks.json");
    for (const [mode, { keys }] of [
      ["live", live],
      ["test", test],
    ] as const) {
      expect(keys).toHaveLength(1);
      for (const key of keys) {
        expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519" });
        expect(key.kid).toStartWith(`${mode}-`);
        expect(key).not.toHaveProperty("d");
      }
      const path = mode === "live" ? "" : "/test";
      const did = `did:web:id.carnet.test:companies:nortada${mode === "live" ? "" : ":test"}`;
      const document = await readJson(`/companies/nortada${path}/did.json`);
      expect(document).toMatchObject({
        id: did,
        verificationMethod: [{ controller: did, publicKeyJwk: keys[0] }],
        assertionMethod: [`${did}#${keys[0]?.kid}`],
      });
    }
    for (const path of [
      "/companies/nobody/jwks.json",
      "/companies/nobody/did.json",
      "/companies/nortada/prod/jwks.json",
    ])
      expect((await get(path)).status).toBe(404);
  });
});

describe("an address with a method that nothing takes there", () => {
  test("is a 404 with the page and its headers, on surfaces that are loaded on demand too", async () => {
    for (const path of ["/setup", "/kiosk", "/kiosk/none"]) {
      const answer = await get(path, {}, "PUT");
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
        path,
        404,
        "text/html; charset=utf-8",
      ]);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await answer.text()).toContain("There is no page here");
    }
  });
});

describe("the QR Code", () => {
  const decoder = Bun.which("zbarimg");
  test.skipIf(decoder === null)("as PNG reads as the passport's address, whatever that is", async () => {
    const folder = mkdtempSync(join(tmpdir(), "carnet-qr-"));
    try {
      const trial = await issueProduct(stage.test);
      const plain = await issueProduct(stage.live);
      for (const { passport } of [issued, trial, plain]) {
        const file = join(folder, "code.png");
        writeFileSync(file, await (await get(`${pageOf(passport)}/qr.png`)).bytes());
        expect(spawnSync("zbarimg", ["--quiet", "--raw", file]).stdout.toString().trim()).toBe(passport.url);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("is a PNG of one bit, and an SVG without script or foreign address", async () => {
    const png = Buffer.from(await (await get(`${pageOf(issued.passport)}/qr.png`)).bytes());
    expect([png.toString("latin1", 1, 4), png[24]]).toEqual(["PNG", 1]);
    const answer = await get(`${pageOf(issued.passport)}/qr.svg`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect((await answer.text()).replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /script|href|http:|on\w+=/,
    );
  });
});

describe("what is not public", () => {
  test("is in no public form: restricted fields, their salt, keys, people, and other companies", async () => {
    const { data: templates } = await ok(stage.live.get<List<Template>>("/templates?limit=100"));
    const other = await stage.addCompany("vizinha");
    await issueProduct(other.live, { name: "NEIGHBOUR-7f", data: { ...COMPLETE, brand: "NEIGHBOUR-7f" } });
    for (const { code, groups } of templates) {
      const restricted = groups
        .flatMap(({ fields }) => fields)
        .filter(({ visibility }) => visibility === "restricted");
      const planted = new Set<string>([
        "NEIGHBOUR-7f",
        "vizinha",
        "ana@nortada.example",
        stage.live.apiKey,
        stage.test.apiKey,
      ]);
      const data: Record<string, Json> = { ...samples[code as keyof typeof samples].full } as never;
      for (const field of restricted) data[field.key] = planting(field, data[field.key] ?? null, planted);
      const { product, passport } = await issueProduct(stage.live, { template: code, data });
      await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "As before." }));
      const own = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
      for (const field of restricted)
        expect([code, field.key in (own.restricted ?? {})]).toEqual([code, true]);
      planted.add(own.restricted_salt ?? "");
      expect(planted.size).toBeGreaterThan(7);
      for (const path of [...formsOf(passport, 2), `/r/nortada/${product.reference}`]) {
        const body = await (await get(path)).text();
        for (const secret of planted)
          expect([path, secret, body.includes(secret)]).toEqual([path, secret, false]);
      }
      for (const form of ["?format=json", "?format=jsonld", "/versions/1.json", "/proof.json"]) {
        const body = await read(pageOf(passport) + form);
        for (const { key } of restricted)
          expect([form, key, body.includes(`"${key}"`)]).toEqual([form, key, false]);
      }
    }
  });

  /** The value with every free text in it replaced by one that is found again. */
  function planting(
    field: Pick<TemplateField, "key" | "type" | "options" | "columns">,
    value: Json,
    planted: Set<string>,
  ): Json {
    const plant = () => {
      const secret = `zq${planted.size}kx`;
      planted.add(secret);
      return secret;
    };
    if (Array.isArray(value) && field.columns)
      return value.map((row) =>
        Object.fromEntries(
          Object.entries(row as Record<string, Json>).map(([key, cell]) => {
            const column = field.columns?.find((one) => one.key === key);
            return [key, column?.type === "text" && !column.options ? plant() : cell];
          }),
        ),
      );
    if (field.type === "url") return `https://nortada.example/${plant()}`;
    return (field.type === "text" || field.type === "long_text") && typeof value === "string"
      ? plant()
      : value;
  }
});

describe("texts of every kind", () => {
  const HOSTILE = `"><img src=x onerror=alert(1)>'</script><script>alert(2)</script>&lt;b&gt;{{7*7}}\${7*7}<!--`;

  test("appear escaped, wherever a person or a program may write one", async () => {
    const { data: templates } = await ok(stage.live.get<List<Template>>("/templates?limit=100"));
    for (const { code, groups } of templates) {
      const data: Record<string, Json> = { ...samples[code as keyof typeof samples].full } as never;
      for (const field of groups.flatMap(({ fields }) => fields)) {
        const value = data[field.key];
        if (field.type === "text" || field.type === "long_text")
          data[field.key] = HOSTILE.slice(0, field.max_length);
        if (field.type === "multi_text") data[field.key] = [HOSTILE.slice(0, field.max_length)];
        if (field.type === "url") data[field.key] = "https://evil.example/?a=%22%3E%3Cimg%20src=x%3E&b='";
        if (field.columns && Array.isArray(value))
          data[field.key] = value.map((row, i) =>
            Object.fromEntries(
              Object.entries(row as Record<string, Json>).map(([key, cell]) => {
                const column = field.columns?.find((one) => one.key === key);
                const isFree = column?.type === "text" && !column.options && key !== field.sum?.group_by;
                return [key, isFree ? `${i}${HOSTILE}`.slice(0, column.max_length) : cell];
              }),
            ),
          );
      }
      const product = await ok(
        stage.live.post<Product>("/products", {
          name: `${HOSTILE} ${code}`,
          reference: `${code} </script>"'<&`,
          template: code,
          data,
        }),
      );
      const passport = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
      await ok(stage.live.post(`/products/${product.id}`, { name: `${HOSTILE}${HOSTILE.slice(0, 40)}` }));
      await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: HOSTILE }));
      await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: HOSTILE }));
      for (const path of formsOf(passport, 2).filter((path) => path.includes("lang="))) {
        const html = await read(path);
        expect([path, /<img src=x|<script>|alert\(2\)<\/script>|<!--/.exec(html)?.[0]]).toEqual([
          path,
          undefined,
        ]);
        expect([path, html.includes("{{7*7}}")]).toEqual([path, true]);
        expect([path, html.includes("&lt;img src=x onerror=alert(1)&gt;")]).toEqual([path, true]);
        expect(html.match(/<script/g)?.length).toBe(
          html.match(/<script (type="module" src="\/assets|type="application\/json" id=)/g)?.length,
        );
      }
      const json = await readJson<{ content: { product: { name: string } } }>(
        `${pageOf(passport)}?format=json`,
      );
      expect(json.content.product.name).toBe(`${HOSTILE}${HOSTILE.slice(0, 40)}`);
    }
  });

  test("in other scripts, from right to left and of full length come through whole", async () => {
    const names = [
      "قميص كتان منسوج في غيمارايش",
      "חולצת פשתן",
      "亜麻のシャツ",
      "Πουκάμισο λινό",
      "Рубашка льняная",
      "👗".repeat(160),
      "n".repeat(160),
      "Über-".repeat(32),
      "‮evil‬ name",
    ];
    for (const name of names) {
      const { passport } = await issueProduct(stage.test, { name });
      expect([name, textOf(await read(pageOf(passport))).includes(name)]).toEqual([name, true]);
      expect(await readJson(`${pageOf(passport)}?format=jsonld`)).toMatchObject({ name });
    }
  });
});

describe("the page of each template", () => {
  for (const code of Object.keys(samples) as (keyof typeof samples)[])
    test(`shows every public value: ${code}`, async () => {
      const template = await templateOf(code);
      const data = samples[code].full as Record<string, Json>;
      const { passport } = await issueProduct(stage.live, { template: code, data });
      const html = await read(`${pageOf(passport)}?lang=en`);
      const text = textOf(html).toLowerCase();
      for (const field of template.groups.flatMap(({ fields }) => fields)) {
        const value = data[field.key];
        if (field.visibility === "restricted" || value === undefined) continue;
        for (const part of partsOf(field, value)) {
          const isThere =
            field.type === "url" || part.startsWith("http")
              ? html.includes(part.replaceAll("&", "&amp;"))
              : text.includes(part.toLowerCase());
          expect([field.key, part, isThere]).toEqual([field.key, part, true]);
        }
        expect([field.key, passport.content.fields[field.key]]).toEqual([field.key, value]);
      }
    });

  async function templateOf(code: string): Promise<Template> {
    const { data } = await ok(stage.live.get<List<Template>>("/templates?limit=100"));
    const found = data.find((one) => one.code === code);
    if (!found) throw new Error(`there is no template ${code}`);
    return found;
  }

  /** What a reader in English must find of a value. */
  function partsOf(
    field: Pick<TemplateField, "type" | "options" | "columns"> & { label?: string },
    value: Json,
  ): string[] {
    if (value === null) return [];
    if (Array.isArray(value))
      return value.flatMap((one) =>
        typeof one === "object" && one !== null
          ? Object.entries(one).flatMap(([key, cell]) => {
              const column = field.columns?.find((each) => each.key === key);
              return column ? partsOf(column, cell as Json) : [];
            })
          : partsOf(field, one),
      );
    if (typeof value === "boolean") return [field.label ?? ""];
    if (typeof value === "number")
      return [new Intl.NumberFormat("en-GB", { maximumFractionDigits: 6 }).format(value)];
    const text = String(value);
    const option = field.options?.find((one) => one.value === text);
    if (option) return [option.label];
    if (field.type === "country" || field.type === "countries")
      return [new Intl.DisplayNames("en-GB", { type: "region" }).of(text) ?? text];
    if (field.type === "date")
      return [
        new Intl.DateTimeFormat("en-GB", {
          day: "numeric",
          month: "short",
          year: "numeric",
          timeZone: "UTC",
        }).format(Date.parse(text)),
      ];
    return [text.replace(/\s+/g, " ")];
  }
});

describe("the language", () => {
  test("follows the address, then the browser, then is English", async () => {
    const page = pageOf(issued.passport);
    const asked: [lang: string, header: string, found: string][] = [
      ["", "de-AT,de;q=0.9,en;q=0.5", "de"],
      ["", "nl, fr-CA;q=0.8, *;q=0.1", "fr"],
      ["", "pt-BR", "pt"],
      ["", "ja", "en"],
      ["", "", "en"],
      ["", "*", "en"],
      ["it", "de", "it"],
      ["IT", "de", "it"],
      ["xx", "de", "de"],
      ["__proto__", "es", "es"],
    ];
    for (const [lang, header, found] of asked) {
      const shown = await read(lang === "" ? page : `${page}?lang=${lang}`, { "Accept-Language": header });
      expect([lang, header, /<html lang="(..)/.exec(shown)?.[1]]).toEqual([lang, header, found]);
    }
  });

  test("is kept by links to other pages where the address asks for it, and by none where it does not", async () => {
    const { product, passport } = await issueProduct(stage.live, { gtin: newGtin() });
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "The seams may open." }));
    const next = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
    const linksOf = async (address: string) =>
      [...(await read(address, { "Accept-Language": "fr" })).matchAll(/ href="(\/(?:p|01)\/[^"]*)"/g)].map(
        ([, href]) => href,
      );
    const page = pageOf(passport);
    const old = await linksOf(`${page}?lang=DE`);
    for (const link of [`${pageOf(next)}?lang=de`, `${page}/versions/1?lang=de`]) expect(old).toContain(link);
    expect(await linksOf(`${page}/versions/1?lang=de`)).toContain(`${page}?lang=de`);
    expect(await linksOf(`${pageOf(next)}?lang=de`)).toContain(`${page}?lang=de`);
    expect(await linksOf(`${pageOf(next)}?lang=de`)).toContain(
      `${next.gs1_key}?linkType=linkset&amp;lang=de`,
    );
    for (const address of [page, `${page}?lang=xx`])
      expect((await linksOf(address)).join()).not.toContain("lang=");
  });

  test("changes labels and numbers, and never the company's own words", async () => {
    const { passport } = await issueProduct(stage.live, {
      data: { ...COMPLETE, description: "Cut in Guimarães.", net_weight: 1234.5 },
    });
    const pages = await Promise.all(
      LANGUAGES.map((language) => read(`${pageOf(passport)}?lang=${language}`)),
    );
    expect(new Set(pages.map((page) => /<h2 id="made-of-title">([^<]+)/.exec(page)?.[1])).size).toBe(
      LANGUAGES.length,
    );
    for (const page of pages) expect(page).toContain("Cut in Guimarães.");
    const [english = "", , , , german = ""] = pages;
    expect(english).toContain("1,234.5");
    expect(german).toContain("1.234,5");
  });
});

describe("a test passport", () => {
  test("says so on its page in every language, in its data, its versions and its keys, and is not listed", async () => {
    const { passport } = await issueProduct(stage.test, { gtin });
    const words = [
      "Test passport",
      "Passaporte de teste",
      "Pasaporte de prueba",
      "Passeport d’essai",
      "Testpass",
      "Passaporto di prova",
    ];
    for (const [i, language] of LANGUAGES.entries())
      for (const path of [pageOf(passport), `${pageOf(passport)}/versions/1`]) {
        const answer = await get(`${path}?lang=${language}`);
        const shown = await answer.text();
        expect([language, shown.includes(words[i] ?? "?")]).toEqual([language, true]);
        expect(shown).toContain('<meta name="robots" content="noindex">');
        expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      }
    const json = await readJson(`${pageOf(passport)}?format=json`);
    expect(json).toMatchObject({
      livemode: false,
      content: { livemode: false },
      url: `${SITE_URL}/p/${passport.uid}`,
    });
    expect(String(json["keys_url"])).toEndWith("/companies/nortada/test/jwks.json");
    const jsonLd = await readJson(`${pageOf(passport)}?format=jsonld`);
    expect(jsonLd).not.toHaveProperty("gtin");
    expect(JSON.stringify(jsonLd)).toContain("Test passport");
  });
});

describe("odd requests", () => {
  test("without a Host, as HTTP/1.0 may be, are answered; with one that is none are a 400", async () => {
    const page = pageOf(issued.passport);
    const ask = (lines: string) => sendRaw(stage.server.port, `GET ${page}?format=json ${lines}\r\n`);
    for (const lines of [
      "HTTP/1.0\r\n",
      "HTTP/1.1\r\nHost:\r\n",
      "HTTP/1.1\r\nHost: a\r\n",
      "HTTP/1.1\r\nHost: [::1]:80\r\n",
    ]) {
      const answer = await ask(lines);
      expect([lines, answer.status, JSON.parse(answer.text).uid]).toEqual([lines, 200, issued.passport.uid]);
    }
    for (const host of ["x y", "%", "x/y", "u@h", "a:99999", "1.2.3.999", "[::1", "a,b", "x?y", "#"]) {
      const answer = await ask(`HTTP/1.1\r\nHost: ${host}\r\n`);
      expect([host, answer.status, JSON.parse(answer.text).error.param]).toEqual([host, 400, "Host"]);
    }
  });

  /** The same sequence each run (mulberry32), so that a failure can be looked at again. */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  test("never make it fail, hang or talk of its insides", async () => {
    const random = randomOf(20261120);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const { uid } = issued.passport;
    const parts = [
      uid,
      uid.toUpperCase(),
      "p",
      "01",
      "r",
      "i",
      "s",
      "10",
      "21",
      "22",
      `0${gtin}`,
      "nortada",
      "versions",
      "1",
      "1.json",
      "proof.json",
      "qr.svg",
      "images",
      "companies",
      "jwks.json",
      "test",
      "did.json",
      "schemas",
      ".well-known",
      "gs1resolver",
      "docs",
      "setup",
      "assets",
      "api",
      "v1",
      "..",
      ".",
      "%2e%2e",
      "%2f",
      "%5c",
      "%00",
      "%ff",
      "%c0%af",
      "%zz",
      "%",
      "%e2%80%ae",
      "\xe9",
      "\xff\xfe",
      "\x7f",
      "~",
      "'",
      '"',
      "<script>",
      "{{7*7}}",
      "$jndi",
      "a".repeat(300),
      ";",
      ":",
      "@",
      "!",
      "$",
      "&",
      "=",
      "+",
      ",",
      "[",
      "]",
      "|",
      "\\",
      "^",
      "`",
      "constructor",
      "__proto__",
    ];
    const queries = [
      "",
      "",
      "?",
      "?format=json",
      "?format=%ff",
      "?lang=%00",
      "?lang=de&lang=fr",
      "?linkType=linkset",
      "?linkType=%ff%fe",
      "?linkType=gs1:pip&context=%zz",
      "?unregistered=%22%3E",
      "?unregistered_lot=%22%3E",
      "?modo=teste",
      "?modo=%ff",
      "?=&&=",
      "?%",
      "?a[]=1&a[b]=2&__proto__=x",
      `?x=${"y".repeat(3000)}`,
      "?\xe9=\xff",
      "??#",
      "?format=json#x",
    ];
    const values = [
      "*/*",
      "application/json",
      "application/linkset+json",
      "text/html;q=x",
      ";;;,,,",
      "q=1",
      '"',
      `"${"a,".repeat(200)}`,
      "\xff\xfe",
      "*",
      "de-DE-u-co-phonebk",
      "x".repeat(400),
      "en;q=0",
      "br;q=0,*;q=1",
      'W/"x"',
      "-",
      "{}",
    ];
    const names = [
      "Accept",
      "Accept-Language",
      "Accept-Encoding",
      "If-None-Match",
      "If-Modified-Since",
      "Range",
      "Cookie",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "Forwarded",
      "Origin",
      "Referer",
      "Sec-Purpose",
      "Authorization",
    ];
    const methods = ["GET", "GET", "GET", "GET", "GET", "POST", "OPTIONS", "PUT", "DELETE"];
    const faults: string[] = [];
    const ask = async () => {
      const path = `/${Array.from({ length: Math.floor(random() * 6) }, () => pick(parts)).join("/")}${pick(queries)}`;
      const headers = Array.from(
        { length: Math.floor(random() * 4) },
        () => `${pick(names)}: ${pick(values)}\r\n`,
      ).join("");
      const request = `${pick(methods)} ${path} HTTP/1.1\r\nHost: ${pick(["x.example", "localhost", "a", "[::1]:1", "x y", "%"])}\r\n${headers}Content-Length: 0\r\n\r\n`;
      const answer = await sendRaw(stage.server.port, Buffer.from(request, "latin1"), 8000).catch(String);
      if (typeof answer === "string") faults.push(`${answer}: ${JSON.stringify(request)}`);
      else if (answer.status >= 500 || /\.ts:\d|node_modules|SQLITE|\bat [\w.]+ \(|Error:/.test(answer.text))
        faults.push(`${answer.status}: ${JSON.stringify(request)} ${answer.text.slice(0, 200)}`);
    };
    for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 20 }, ask));
    expect(faults).toEqual([]);
    const failed = stage.server
      .log()
      .split("\n")
      .filter((line) => line.includes('"level":"error"') || line.includes("failed"));
    expect(failed).toEqual([]);
    expect((await get(pageOf(issued.passport))).status).toBe(200);
  }, 90_000);
});
