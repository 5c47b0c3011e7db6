/** GS1 Digital Link addresses and short references, asked from outside as a scanner, a till and a stranger would. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import Ajv from "ajv";
import samples from "../fixtures/sample-data.json";
import { ok } from "../support/client.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { Passport, Product } from "../support/objects.ts";
import { sendRaw } from "../support/raw-http.ts";
import { SITE_URL } from "../support/server.ts";

const VOCABULARY = "https://ref.gs1.org/voc/";
const LINKSET = "application/linkset+json";
const CONTEXT = "https://ref.gs1.org/standards/resolver/linkset-context";

interface Target {
  href: string;
  title: string;
  type?: string;
  hreflang?: string[];
}
type Level = { anchor: string; itemDescription: string } & Record<string, Target[]>;

let stage: Stage;
let gtin: string;
let key: string;
let page: string;
let issued: { product: Product; passport: Passport };

beforeAll(async () => {
  stage = await startStage();
  gtin = `0${newGtin()}`;
  key = `/01/${gtin}`;
  const certificates = [{ name: "GOTS", number: "1", issuer: "CU", valid_until: "2030-01-31" }];
  issued = await issueProduct(stage.live, {
    gtin,
    reference: "Ria.01_a~b-c",
    data: { ...COMPLETE, certificates },
  });
  page = `${SITE_URL}/p/${issued.passport.uid}`;
});
afterAll(() => stage?.server.stop());

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(stage.server.address + path, { method, headers, redirect: "manual" });
}

/** The links of a level by their types. */
function linksOf(level: Level): [type: string, targets: Target[]][] {
  return Object.entries<string | Target[]>(level).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value] satisfies [string, Target[]]] : [],
  );
}

/** Status and Location, as one text to compare. */
async function leads(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<string> {
  const answer = await ask(path, headers, method);
  return `${answer.status} ${answer.headers.get("location") ?? ""}`.trim();
}

function raw(target: string, headers = `Host: 127.0.0.1:${stage.server.port}\r\n`, method = "GET") {
  return sendRaw(stage.server.port, Buffer.from(`${method} ${target} HTTP/1.1\r\n${headers}\r\n`, "latin1"));
}

function checkHeaders({ headers }: { headers: Headers }, path: string): void {
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  expect(headers.get("access-control-expose-headers")).toBe("Link, Location");
  expect(headers.get("vary")).toBe("Accept, Accept-Language");
  expect(headers.get("link")).toContain(
    `<${SITE_URL}${path}?linkType=linkset>; rel="linkset"; type="${LINKSET}"`,
  );
}

/** Key and uid of a live passport with a GTIN of its own. */
async function issueKeyed(over: object = {}): Promise<{ product: Product; passport: Passport; key: string }> {
  const own = `0${newGtin()}`;
  return { ...(await issueProduct(stage.live, { gtin: own, ...over })), key: `/01/${own}` };
}

describe("a known GTIN", () => {
  test("is a 307 to the page of its passport, on the site's own address, with the resolver's headers", async () => {
    const answer = await ask(key);
    expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([307, page, ""]);
    checkHeaders(answer, key);
  });

  const queries = [
    "a=1&a=2&=&%20",
    "a+b=c+d",
    "%C3%A9=%ff",
    "17=271231&3103=000195",
    "x",
    "=",
    "&&",
    "a=/?:@!$()*,;",
    "a=%0d%0aSet-Cookie:%20x=1",
    "?",
    "lang=pt",
    "unknown=%2541",
  ];
  for (const query of queries)
    test(`carries the query on to the letter: ${query}`, async () => {
      const answer = await raw(`${key}?${query}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([307, `${page}?${query}`]);
      expect(answer.headers.get("set-cookie")).toBeNull();
    });

  test("is the same with letters and digits percent-encoded, as RFC 3986 has it", async () => {
    for (const path of [
      `/%30%31/${gtin}`,
      `/0%31/${gtin}`,
      `/01/%${gtin.charCodeAt(0).toString(16)}${gtin.slice(1)}`,
    ])
      expect([path, (await raw(path)).headers.get("location")]).toEqual([path, page]);
  });

  test("an empty query is no query", async () => {
    expect(await leads(`${key}?`)).toBe(`307 ${page}`);
  });

  test("HEAD is answered as GET is", async () => {
    const [get, head] = [await ask(key), await ask(key, {}, "HEAD")];
    for (const name of ["location", "link", "vary", "access-control-allow-origin"])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect(head.status).toBe(307);
  });

  test("OPTIONS is a 204 that allows any origin to read", async () => {
    const headers = { Origin: "https://shop.example", "Access-Control-Request-Method": "GET" };
    const answer = await ask(key, headers, "OPTIONS");
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    checkHeaders(answer, key);
  });

  test("nothing can be sent to it", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await ask(key, {}, method);
      expect([method, answer.status, answer.headers.get("location")]).toEqual([method, 405, null]);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      expect(await answer.json()).toMatchObject({ error: { code: "method_not_allowed" } });
    }
  });

  test("may have a trailing slash, and one only", async () => {
    expect(await leads(`${key}/`)).toBe(`307 ${page}`);
    expect(await leads(`${key}/?a=1`)).toBe(`307 ${page}?a=1`);
    expect(await leads(`${key}//`)).toBe("400");
  });

  test("is read with 8, 12, 13 and 14 digits, which are one key", async () => {
    // GS1's own example numbers.
    const forms = { "00000096385074": ["96385074"], "00614141123452": ["614141123452", "0614141123452"] };
    for (const [full, shorter] of Object.entries(forms)) {
      const { passport } = await issueProduct(stage.live, { gtin: full });
      for (const digits of [full, ...shorter])
        expect(await leads(`/01/${digits}`)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    }
  });

  test("leads to the site's address whatever Host and forwarding headers say", async () => {
    const port = stage.server.port;
    for (const host of [
      "evil.example",
      `evil.example:${port}`,
      "[::1]",
      "a",
      "id.carnet.test.evil.example",
    ]) {
      const forged = `Host: ${host}\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\nForwarded: host=evil.example\r\n`;
      for (const target of [key, `${key}?linkType=gs1:pip`, "/r/nortada/Ria.01_a~b-c"]) {
        const { status, headers } = await raw(target, forged);
        expect([302, 307]).toContain(status);
        expect(headers.get("location")).toStartWith(`${SITE_URL}/`);
        expect(`${headers.get("location")} ${headers.get("link")}`).not.toContain("evil");
      }
      const { text } = await raw(`${key}?linkType=linkset`, forged);
      expect(text).not.toContain("evil");
    }
    const absolute = await raw(`http://evil.example${key}`);
    expect(absolute.headers.get("location")).toBe(page);
  });
});

describe("what is no key", () => {
  const wrong: [what: string, tail: string][] = [
    ["a wrong check digit", `/01/${"0".repeat(13)}1`],
    ["no GTIN", "/01/"],
    ["the key alone", "/01"],
    ["letters for digits", "/01/0950600013435x"],
    ["other digits", "/01/%D9%A00950600013435"],
    ["11 digits", "/01/95060001343"],
    ["15 digits", "/01/009506000134352"],
    ["lot after serial", "/01/{gtin}/21/S/10/L"],
    ["variant after lot", "/01/{gtin}/10/L/22/V"],
    ["variant after serial", "/01/{gtin}/21/S/22/V"],
    ["a lot twice", "/01/{gtin}/10/L/10/L"],
    ["a serial twice", "/01/{gtin}/21/S/21/S"],
    ["an unknown qualifier", "/01/{gtin}/235/X"],
    ["a data attribute in the path", "/01/{gtin}/17/271231"],
    ["the old word for lot", "/01/{gtin}/lot/L"],
    ["the old word for serial", "/01/{gtin}/ser/S"],
    ["the old word for GTIN", "/gtin/{gtin}"],
    ["the old words throughout", "/gtin/{gtin}/lot/L/ser/S"],
    ["an empty lot", "/01/{gtin}/10/"],
    ["an empty lot before a serial", "/01/{gtin}/10//21/S"],
    ["an empty serial", "/01/{gtin}/21//"],
    ["a qualifier without its value", "/01/{gtin}/21"],
    ["a lot of 21 characters", `/01/{gtin}/10/${"L".repeat(21)}`],
    ["a serial of 21 characters", `/01/{gtin}/21/${"S".repeat(21)}`],
    ["more after the serial", "/01/{gtin}/21/S/x"],
    ["many more parts", `/01/{gtin}${"/10/L".repeat(500)}`],
    ["a blank in a serial", "/01/{gtin}/21/a%20b"],
    ["a letter beyond ASCII", "/01/{gtin}/21/%C3%A9"],
    ["a Kelvin sign", "/01/{gtin}/21/%E2%84%AA"],
    ["a NUL", "/01/{gtin}/21/a%00"],
    ["a line break", "/01/{gtin}/21/a%0d%0ab"],
    ["a character out of set 82", "/01/{gtin}/21/a%23b"],
    ["broken percent-encoding", "/01/{gtin}/10/a%zz"],
    ["cut off percent-encoding", "/01/{gtin}/10/a%2"],
    ["bytes that are not UTF-8", "/01/{gtin}/10/a%ff"],
    ["an overlong slash in UTF-8", "/01/{gtin}/10/a%c0%af"],
    ["a double slash", "/01//{gtin}"],
    ["an encoded slash between the parts", "/01/{gtin}%2F10%2FL"],
    ["another key", "/00/340123450000000000"],
    ["a key of four digits", "/8004/401234567890"],
    ["an EPC in hexadecimal", "/eh30164596f40c0e5cbe991a83"],
    ["an EPC in base64url", "/exMBZFlvQMDly-mRqD"],
    ["an EPC with a slash in its hexadecimal", "/eh3016/4596f40c0e5cbe991a83"],
    ["an EPC with an encoded slash in its hexadecimal", "/eh3016%2F4596f40c0e5cbe991a83"],
    ["an EPC with letters that are no hexadecimal", "/eh30164596f40c0e5cbe991axy"],
    ["an EPC with an encoded slash in its base64", "/exMBZF%2FvQMDly-mRqD"],
    ["an EPC in base64 that is not for addresses", "/exMBZF+vQMDly=="],
    ["an EPC of one character", "/eh3"],
    ["the beginning of an EPC alone", "/eh"],
    ["the beginning of an EPC, and a slash", "/ex/MBZFlvQMDly-mRqD"],
  ];
  for (const [what, tail] of wrong)
    test(`is a 400: ${what}`, async () => {
      const answer = await raw(tail.replace("{gtin}", gtin));
      expect(`${answer.status} ${answer.headers.get("content-type")}`).toBe("400 application/json");
      const { error } = JSON.parse(answer.text);
      expect(error).toMatchObject({ type: "invalid_request_error", code: "invalid_value" });
      expect(error.message).toStartWith("This is not a GS1 Digital Link address. ");
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    });

  test("is shown to browsers as a page", async () => {
    const answer = await ask("/01/1", { Accept: "text/html,*/*;q=0.8", "Accept-Language": "pt" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain('lang="pt-PT"');
  });

  test("of a form that no key has is a page that is not there", async () => {
    for (const path of ["//01/09506000134352", "/explore", "/ehlers", "/1", "/12345", "/x/01/09506000134352"])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });
});

describe("what is not registered", () => {
  test("a GTIN of valid form is a 404, in the form that is asked for", async () => {
    const path = `/01/0${newGtin()}`;
    const answer = await ask(path, { Accept: "text/html" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    checkHeaders(answer, path);
    const json = await ask(path, { Accept: "application/json" });
    expect([json.status, (await json.json()) as unknown]).toMatchObject([
      404,
      { error: { code: "path_unknown" } },
    ]);
    for (const query of ["?linkType=linkset", "?linkType=gs1:pip"])
      expect(await leads(path + query)).toBe("404");
    expect(await leads(path, { Accept: LINKSET })).toBe("404");
  });

  test("a lot or serial of a known GTIN leads one level up, and the page says so", async () => {
    const asked: [path: string, unregistered: string][] = [
      [`${key}/21/S-1`, "S-1"],
      [`${key}/10/L1`, "L1"],
      [`${key}/10/L1/21/S-2`, "S-2"],
      [`${key}/22/V/10/L1/21/S-3/`, "S-3"],
      [`${key}/21/${"S".repeat(20)}`, "S".repeat(20)],
    ];
    for (const [path, unregistered] of asked) {
      const answer = await ask(path);
      const location = answer.headers.get("location") ?? "";
      expect([answer.status, location.split("?")[0]]).toEqual([307, page]);
      const shown = await (await ask(location.slice(SITE_URL.length), { Accept: "text/html" })).text();
      const title = path.includes("/21/")
        ? "This number is not registered"
        : "This batch has no passport of its own";
      expect(shown).toContain(title);
      expect(shown).toContain(unregistered);
      expect(shown.indexOf(title)).toBeLessThan(shown.indexOf("<h1"));
    }
    expect(await leads(`${key}/22/V`)).toBe(`307 ${page}`);
    // Decoded once: %2520 is the three characters %20.
    expect(await leads(`${key}/21/%2520`)).toBe(`307 ${page}?unregistered=%2520`);
  });

  test("any of GS1's 82 characters may stand in a lot or serial, encoded or not, and a slash stays inside", async () => {
    const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
    expect(set82).toHaveLength(82);
    for (const character of set82) {
      const value = `a${character}b`;
      const encoded = [...value].map((one) => `%${one.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
      for (const [ai, name] of [
        ["10", "unregistered_lot"],
        ["21", "unregistered"],
      ] as const) {
        const location = (await ask(`${key}/${ai}/${encoded}`)).headers.get("location") ?? "";
        expect(new URL(location).searchParams.get(name)).toBe(value);
      }
    }
  });

  test("what was not registered is carried on before the query as it came", async () => {
    expect(await leads(`${key}/21/S?17=271231&a=%2B+`)).toBe(`307 ${page}?unregistered=S&17=271231&a=%2B+`);
    expect(await leads(`${key}/21/S?linkType=gs1:pip`)).toBe(`307 ${page}?unregistered=S&linkType=gs1:pip`);
  });

  test("nothing but a lot or serial gets into the page by its address", async () => {
    const { uid } = issued.passport;
    for (const words of ["Call 555 0100", "a%23b", "S".repeat(21), "é", "%ff", ""]) {
      for (const name of ["unregistered", "unregistered_lot"]) {
        const shown = await (await ask(`/p/${uid}?${name}=${words}`, { Accept: "text/html" })).text();
        expect([words, /not registered|issued no passport/.test(shown)]).toEqual([words, false]);
      }
    }
  });
});

describe("the linkset", () => {
  let isValid: ReturnType<Ajv["compile"]>;
  beforeAll(async () => {
    isValid = new Ajv({ strict: false }).compile(
      await Bun.file("tests/fixtures/gs1/linkset-schema.json").json(),
    );
  });

  async function read(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ level: Level; type: string | null }> {
    const answer = await ask(path, headers);
    const document = (await answer.json()) as { linkset: Level[] };
    expect([answer.status, isValid(document), isValid.errors]).toEqual([200, true, null]);
    checkHeaders(answer, path.split("?")[0] ?? "");
    expect(answer.headers.get("link")).toContain(
      `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
    );
    const [level, ...others] = document.linkset;
    if (!level || others.length > 0) throw new Error("it is not of one level");
    return { level, type: answer.headers.get("content-type") };
  }

  test("is answered by both words and by its own media type, never by a redirect", async () => {
    const first = await read(`${key}?linkType=linkset`);
    expect(first.type).toBe(LINKSET);
    expect(await read(`${key}?linkType=all`)).toEqual(first);
    expect(await read(`${key}?a=1&linkType=linkset`)).toEqual(first);
    for (const accept of [
      LINKSET,
      `${LINKSET}, */*;q=0.1`,
      `text/html;q=0.5, ${LINKSET}`,
      LINKSET.toUpperCase(),
    ])
      expect(await read(key, { Accept: accept })).toEqual(first);
  });

  test("is not what a browser, a JSON client or one that refuses it gets at the plain address", async () => {
    for (const accept of [
      "*/*",
      "text/html,*/*;q=0.8",
      "application/json",
      "application/ld+json",
      `text/html, ${LINKSET};q=0.1`,
      `${LINKSET};q=0, */*`,
    ])
      expect([accept, await leads(key, { Accept: accept })]).toEqual([accept, `307 ${page}`]);
  });

  test("has the address asked for as its anchor, the product's name, and the links of its passport", async () => {
    const { level } = await read(`${key}?linkType=linkset`);
    expect(level.anchor).toBe(SITE_URL + key);
    expect(level.itemDescription).toBe("Camisa Ria");
    expect(level).not.toHaveProperty("description");
    const types = Object.keys(level).filter((name) => name.startsWith(VOCABULARY));
    const known = [
      "defaultLink",
      "dpp",
      "pip",
      "epcis",
      "certificationInfo",
      "instructions",
      "sustainabilityInfo",
      "serviceInfo",
      "jws",
    ];
    for (const type of types) expect(known).toContain(type.slice(VOCABULARY.length));
    for (const wanted of ["dpp", "pip", "certificationInfo", "jws"])
      expect(types).toContain(VOCABULARY + wanted);
    for (const { href, title, hreflang } of types.flatMap((type) => level[type] ?? [])) {
      expect(href).toStartWith(`${SITE_URL}/`);
      expect(title).not.toBe("");
      for (const language of hreflang ?? []) expect(language).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
      expect((await ask(href.slice(SITE_URL.length))).status).toBe(200);
    }
  });

  test("names by type what the passport tells of care, repair, certificates and impact", async () => {
    const full = await issueKeyed({ data: samples.textile.full });
    const { level } = await read(`${full.key}?linkType=linkset`);
    const types = linksOf(level).map(([type]) => type);
    for (const wanted of ["instructions", "serviceInfo", "certificationInfo", "sustainabilityInfo"])
      expect(types).toContain(VOCABULARY + wanted);
    expect(await leads(`${full.key}?linkType=gs1:instructions`)).toStartWith("307 ");
    expect(linksOf((await read(`${key}?linkType=linkset`)).level).map(([type]) => type)).not.toContain(
      `${VOCABULARY}serviceInfo`,
    );
  });

  test("has exactly one default link, bare, whose address stands again under a type of its own", async () => {
    const { level } = await read(`${key}?linkType=linkset`);
    const bare = level[`${VOCABULARY}defaultLink`] ?? [];
    expect(bare).toHaveLength(1);
    expect(Object.keys(bare[0] ?? {}).sort()).toEqual(["href", "title"]);
    expect(bare[0]?.href).toBe(page);
    const others = linksOf(level).filter(([type]) => type !== `${VOCABULARY}defaultLink`);
    expect(others.flatMap(([, targets]) => targets.map(({ href }) => href))).toContain(page);
  });

  test("comes as JSON, as JSON-LD with its context, and as a page", async () => {
    const { level } = await read(`${key}?linkType=linkset`);
    expect(await read(`${key}?linkType=linkset`, { Accept: "application/json" })).toEqual({
      level,
      type: "application/json",
    });
    const answer = await ask(`${key}?linkType=linkset`, { Accept: "application/ld+json" });
    expect(answer.headers.get("content-type")).toBe("application/ld+json");
    expect(await answer.json()).toEqual({ "@context": CONTEXT, linkset: [level] });
    const html = await ask(`${key}?linkType=all`, { Accept: "text/html,*/*;q=0.8" });
    expect([html.status, html.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const shown = await html.text();
    for (const { href } of linksOf(level).flatMap(([, targets]) => targets))
      expect(shown).toContain(`${href.replace(SITE_URL, "")}"`);
  });

  test("speaks to people in their language, and to machines in English", async () => {
    const headers = { Accept: "text/html", "Accept-Language": "de" };
    const german = await (await ask(`${key}?linkType=linkset`, headers)).text();
    for (const words of ['<html lang="de', "Produktpass: Camisa Ria", "Zertifikate: Camisa Ria"])
      expect(german).toContain(words);
    const chosen = await (await ask(`${key}?linkType=linkset&lang=it`, headers)).text();
    for (const words of [
      '<html lang="it',
      `href="${page.replace(SITE_URL, "")}?lang=it"`,
      "?lang=fr&amp;linkType",
    ])
      expect(chosen).toContain(words);
    const { level } = await read(`${key}?linkType=linkset`, { "Accept-Language": "de" });
    expect(level[`${VOCABULARY}dpp`]?.[0]?.title).toBe("Product passport: Camisa Ria");
  });

  test("leads to the addresses that the data has for instructions, repair and a certificate", async () => {
    const data = {
      ...COMPLETE,
      instructions_url: "https://care.example/shirt#wash",
      repair_service_url: "https://repair.example/?a=1",
      certificates: [{ name: "GOTS", url: "https://gots.example/1" }],
    };
    const made = await issueKeyed({ data });
    const { level } = await read(`${made.key}?linkType=linkset`);
    const { repair_service_url } = data;
    expect(level[`${VOCABULARY}serviceInfo`]).toEqual([
      { href: repair_service_url, title: "Repair: Camisa Ria" },
    ]);
    expect(level[`${VOCABULARY}certificationInfo`]?.[0]?.href).toBe("https://gots.example/1");
    expect(await leads(`${made.key}?linkType=gs1:instructions`)).toBe(
      "307 https://care.example/shirt?linkType=gs1:instructions#wash",
    );
  });

  test("has an ETag, as the description of the resolver has", async () => {
    for (const path of [`${key}?linkType=linkset`, "/.well-known/gs1resolver"]) {
      const etag = (await ask(path)).headers.get("etag") ?? "";
      const again = await ask(path, { "If-None-Match": etag });
      expect([etag.length, again.status, await again.text()]).toEqual([34, 304, ""]);
    }
  });

  test("is refused as JSON to all who like no page better", async () => {
    const kind = async (path: string, headers: Record<string, string>) =>
      (await ask(path, headers)).headers.get("content-type")?.split(";")[0];
    for (const path of [`/01/0${newGtin()}`, "/01/1", "/r/nobody/nothing"]) {
      for (const accept of [LINKSET, "application/ld+json", "application/json", "*/*"])
        expect([path, accept, await kind(path, { Accept: accept })]).toEqual([
          path,
          accept,
          "application/json",
        ]);
      expect(await kind(path, { Accept: "text/html,*/*;q=0.8" })).toBe("text/html");
    }
  });

  test("answers HEAD with the length of its body", async () => {
    const [get, head] = [await ask(`${key}?linkType=all`), await ask(`${key}?linkType=all`, {}, "HEAD")];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(String((await get.bytes()).length));
  });

  test("of an unregistered serial keeps the address asked for and leads to the model", async () => {
    const { level } = await read(`${key}/21/nope?linkType=linkset`);
    expect(level.anchor).toBe(`${SITE_URL}${key}/21/nope`);
    expect(level[`${VOCABULARY}defaultLink`]?.[0]?.href).toBe(page);
  });

  test("is valid for a name of every kind of character", async () => {
    const name = `"</script>\\ \u2028 نسيج 👗`;
    const made = await issueKeyed({ name });
    const { level } = await read(`${made.key}?linkType=linkset`);
    expect(level.itemDescription).toBe(name);
    const html = await (await ask(`${made.key}?linkType=all`, { Accept: "text/html" })).text();
    expect(html).not.toContain("</script>\\");
  });
});

describe("a link type", () => {
  test("is found in every spelling, percent-encoded or not, and carries the query on", async () => {
    const pip = [
      "gs1:pip",
      "gs1%3Apip",
      "https://ref.gs1.org/voc/pip",
      "https://gs1.org/voc/pip",
      "http://gs1.org/voc/pip",
      encodeURIComponent("https://ref.gs1.org/voc/pip"),
      encodeURIComponent("http://gs1.org/voc/pip"),
    ];
    for (const type of pip)
      expect(await leads(`${key}?a=1&linkType=${type}&b=%20`)).toBe(`307 ${page}?a=1&linkType=${type}&b=%20`);
    expect(await leads(`${key}?linkType=gs1:dpp`)).toBe(`307 ${page}?linkType=gs1:dpp`);
    expect(await leads(`${key}?linkType=gs1:defaultLink`)).toBe(`307 ${page}?linkType=gs1:defaultLink`);
    expect(await leads(`${key}?linkType=gs1:jws`)).toBe(`307 ${page}/proof.json?linkType=gs1:jws`);
    expect(await leads(`${key}?linkType=gs1:jws`, {}, "HEAD")).toStartWith("307 ");
  });

  test("that is not there, unknown or malformed is a 404 with the resolver's headers", async () => {
    for (const type of [
      "gs1:epcis",
      "gs1:recipeInfo",
      "pip",
      "gs1:PIP",
      "gs1:",
      "https://evil.example/pip",
      "gs1:pip%00",
      "%ff",
      "<script>",
    ]) {
      const answer = await ask(`${key}?linkType=${type}`);
      expect([type, answer.status]).toEqual([type, 404]);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toMatchObject({ error: { code: "path_unknown" } });
    }
  });

  test("asked for decides over Accept: one of the linkset does not bring it", async () => {
    expect(await leads(`${key}?linkType=gs1:pip`, { Accept: LINKSET })).toBe(`307 ${page}?linkType=gs1:pip`);
  });
});

describe("what a key leads to", () => {
  test("stays when the passport is withdrawn, and its page says so", async () => {
    const { passport, key } = await issueKeyed();
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Seam failure." }));
    expect(await leads(key)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    const shown = await ask(`/p/${passport.uid}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("This passport was withdrawn");
  });

  test("is the successor, from the moment it is issued", async () => {
    const { product, passport, key } = await issueKeyed();
    expect(await leads(key)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Seam failure." }));
    const next = await ok(stage.live.post<Passport>("/passports", { product: product.id }));
    expect(next.uid).not.toBe(passport.uid);
    expect(next.url).toBe(SITE_URL + key);
    expect(await leads(key)).toBe(`307 ${SITE_URL}/p/${next.uid}`);
    expect(await leads(`/r/nortada/${product.reference}`)).toBe(`302 ${SITE_URL}${key}`);
  });

  test("does not move when the product's GTIN changes: the new key joins, the printed one stays", async () => {
    const { product, passport, key } = await issueKeyed();
    const page = `/p/${passport.uid}?format=json`;
    await ask(page);
    const gtin = `0${newGtin()}`;
    await ok(stage.live.post(`/products/${product.id}`, { gtin }));
    for (const path of [key, `/01/${gtin}`])
      expect(await leads(path)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    expect(await (await ask(page)).json()).toMatchObject({ url: SITE_URL + key, gs1_key: `/01/${gtin}` });
    await ok(stage.live.post(`/products/${product.id}`, { gtin: null }));
    for (const path of [key, `/01/${gtin}`])
      expect(await leads(path)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    expect(await (await ask(page)).json()).toMatchObject({ url: SITE_URL + key, gs1_key: null });
  });

  test("a GTIN that comes after the first issue adds the key and leaves the printed address", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const gtin = `0${newGtin()}`;
    await ok(stage.live.post(`/products/${product.id}`, { gtin }));
    expect(await leads(`/01/${gtin}`)).toBe(`307 ${SITE_URL}/p/${passport.uid}`);
    expect(await leads(`/r/nortada/${product.reference}`)).toBe(`302 ${SITE_URL}/p/${passport.uid}`);
  });

  test("is never test data, nor a product without a passport", async () => {
    const own = `0${newGtin()}`;
    const { passport } = await issueProduct(stage.test, { gtin: own });
    await createProduct(stage.live, { gtin: own });
    expect(await leads(`/01/${own}`)).toBe("404");
    expect(await leads(`/01/${own}/21/S`)).toBe("404");
    const json = await (await ask(`/p/${passport.uid}?format=json`)).json();
    expect(json).toMatchObject({
      gs1_key: null,
      links: { linkset: null },
      url: `${SITE_URL}/p/${passport.uid}`,
    });
  });
});

describe("the description file", () => {
  // Names, types and values as in GS1's schema for the file (1.2.0), which requires the first two.
  test("says at both of its addresses what this resolver does", async () => {
    for (const path of ["/.well-known/gs1resolver", "/.well-known/resolver"]) {
      const asked = await ask(path, {}, "OPTIONS");
      expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      const file = (await answer.json()) as Record<string, unknown>;
      expect(file).toMatchObject({
        resolverRoot: SITE_URL,
        supportedPrimaryKeys: ["01"],
        name: expect.any(String),
        supportedLinkType: [{ namespace: VOCABULARY, prefix: "gs1:" }],
        linkTypeDefaultCanBeLinkset: false,
        contact: { fn: expect.any(String) },
        jsonLdContextLocation: CONTEXT,
      });
    }
  });
});

describe("a short reference address", () => {
  test("is a 302 to the passport's address, for GET and HEAD", async () => {
    const path = "/r/nortada/Ria.01_a~b-c";
    expect(await leads(path)).toBe(`302 ${SITE_URL}${key}`);
    expect(await leads(path, {}, "HEAD")).toBe(`302 ${SITE_URL}${key}`);
    const { product, passport } = await issueProduct(stage.live);
    expect(await leads(`/r/nortada/${product.reference}`)).toBe(`302 ${SITE_URL}/p/${passport.uid}`);
  });

  test("takes every character of its alphabet, encoded or not", async () => {
    const reference = "0.9_A~z-";
    const { passport } = await issueProduct(stage.live, { reference });
    const encoded = [...reference].map((one) => `%${one.charCodeAt(0).toString(16)}`).join("");
    for (const form of [reference, encoded])
      expect(await leads(`/r/nortada/${form}`)).toBe(`302 ${SITE_URL}/p/${passport.uid}`);
  });

  test("tells references apart by case", async () => {
    const upper = await issueProduct(stage.live, { reference: "CASE-1" });
    expect(await leads("/r/nortada/case-1")).toBe("404");
    for (const odd of ["/r/%ff/case-1", "/r/nortada/%ff", "/r/nortada/case-1/%ff", "/r/nortada/case-1/%80"])
      expect(await leads(odd), odd).toBe("404");
    const lower = await issueProduct(stage.live, { reference: "case-1" });
    expect(await leads("/r/nortada/CASE-1")).toBe(`302 ${SITE_URL}/p/${upper.passport.uid}`);
    expect(await leads("/r/nortada/case-1")).toBe(`302 ${SITE_URL}/p/${lower.passport.uid}`);
  });

  test("is a 404 before issue, and for what does not exist or is out of the alphabet", async () => {
    const product = await createProduct(stage.live);
    await issueProduct(stage.live, { reference: "with a blank" });
    await issueProduct(stage.live, { reference: "a/b" });
    const paths = [
      `nortada/${product.reference}`,
      "nortada/none",
      "nobody/Ria.01_a~b-c",
      "nortada/with%20a%20blank",
      "nortada/with+a+blank",
      "nortada/a%2Fb",
      "nortada/%E0%A4%A",
      "nortada/%ff",
      "nortada/%00",
      `nortada/${"x".repeat(81)}`,
      "nortada/",
      "nortada",
      "__proto__/constructor",
      "%2e%2e/x",
      "nortada/é",
    ];
    for (const path of paths) {
      const answer = await ask(`/r/${path}`, { Accept: "text/html" });
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 404, null]);
    }
  });

  test("looks in test data when asked to, and only there", async () => {
    const { product, passport } = await issueProduct(stage.test, { reference: "MODO-1" });
    expect(await leads(`/r/nortada/${product.reference}`)).toBe("404");
    expect(await leads(`/r/nortada/${product.reference}?modo=teste`)).toBe(
      `302 ${SITE_URL}/p/${passport.uid}`,
    );
    const live = await issueProduct(stage.live, { reference: "MODO-1" });
    expect(await leads("/r/nortada/MODO-1")).toBe(`302 ${SITE_URL}/p/${live.passport.uid}`);
    expect(await leads("/r/nortada/MODO-1?modo=teste")).toBe(`302 ${SITE_URL}/p/${passport.uid}`);
    expect(await leads("/r/nortada/Ria.01_a~b-c?modo=teste")).toBe("404");
  });

  test("does not reach into another company", async () => {
    const other = await stage.addCompany("outra");
    const theirs = await issueProduct(other.live, { reference: "SHARED-1" });
    const ours = await issueProduct(stage.live, { reference: "SHARED-1" });
    expect(await leads("/r/outra/SHARED-1")).toBe(`302 ${SITE_URL}/p/${theirs.passport.uid}`);
    expect(await leads("/r/nortada/SHARED-1")).toBe(`302 ${SITE_URL}/p/${ours.passport.uid}`);
    expect(await leads("/r/outra/Ria.01_a~b-c")).toBe("404");
  });

  test("keeps leading there when the reference or the handle changes", async () => {
    const { product, passport } = await issueProduct(stage.live, { reference: "OLD-1" });
    await ok(stage.live.post(`/products/${product.id}`, { reference: "NEW-1" }));
    for (const reference of ["OLD-1", "NEW-1"])
      expect(await leads(`/r/nortada/${reference}`)).toBe(`302 ${SITE_URL}/p/${passport.uid}`);
    const other = await stage.addCompany("antes");
    const theirs = await issueProduct(other.live, { reference: "R-1" });
    await stage.server.carnetJson("company", "update", "antes", "--handle", "depois");
    for (const handle of ["antes", "depois"])
      expect(await leads(`/r/${handle}/R-1`)).toBe(`302 ${SITE_URL}/p/${theirs.passport.uid}`);
  });
});
