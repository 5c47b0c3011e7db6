/** How a company's public pages look: logo, colours, links, languages; on both engines. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Passport } from "../support/objects.ts";
import { jpeg, png } from "../support/pictures.ts";

interface Branding {
  logo: { url: string; width: number; height: number } | null;
  colour: string | null;
  links: { kind: string; url: string }[];
}

const PLAIN = {
  colour: null,
  colour_dark: null,
  logo_on_dark: false,
  links: [],
  languages: ["en", "pt", "es", "fr", "de", "it"],
  default_language: "en",
};

let stage: Stage;
let owner: Member;
let passport: Passport;

beforeAll(async () => {
  stage = await startStage();
  owner = await signIn(stage.server.address);
  passport = (await issueProduct(stage.live)).passport;
}, 90_000);
afterAll(() => stage?.server.stop());

function change(over: object) {
  return owner.post<Branding>("/nortada/live/branding", { ...PLAIN, ...over });
}

async function page(headers: Record<string, string> = {}, query = ""): Promise<string> {
  const path = new URL(passport.uid_url).pathname;
  const response = await fetch(`${stage.server.address}${path}${query}`, {
    headers: { Accept: "text/html", ...headers },
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe("the look of public pages", () => {
  test("is Carnet's own until somebody changes it", async () => {
    expect(await ok(owner.get("/nortada/live/branding"))).toEqual({
      object: "branding",
      logo: null,
      ...PLAIN,
    });
    expect(await page()).not.toContain("/brand/");
  });

  test("takes a colour, which shows at once as a style sheet of its own that stays", async () => {
    expect(await ok(change({ colour: "#0B6E4F" }))).toMatchObject({ colour: "#0b6e4f" });
    const address = (await page()).match(/href="(\/brand\/[^"]+)"/)?.[1] ?? "";
    const sheet = await fetch(`${stage.server.address}${address}`);
    expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
    expect(sheet.headers.get("cache-control")).toContain("immutable");
    const css = await sheet.text();
    expect(css).toContain("--indigo:#0b6e4f");
    expect(css).toContain("prefers-color-scheme:dark");
    for (const forged of [
      address.replace("0b6e4f", "ffffff"),
      "/brand/x.css",
      "/brand/0b6e4f-0b6e4f-0000000000000000.css",
    ])
      expect((await fetch(`${stage.server.address}${forged}`)).status).toBe(404);
    await ok(change({ colour: "#7a1f5c", colour_dark: "#e7a8d4" }));
    expect(await page()).not.toContain(address);
  });

  test("refuses a colour that cannot be read, and names the nearest that can", async () => {
    const light = await refused(change({ colour: "#ffe600" }), "invalid_value", "colour");
    expect(light.message).toContain("1.1:1");
    const offered = light.message.match(/is (#[0-9a-f]{6})\./)?.[1] ?? "";
    await ok(change({ colour: offered }));
    const dark = await refused(
      change({ colour: "#23429b", colour_dark: "#23429b" }),

      "invalid_value",
      "colour_dark",
    );
    await ok(change({ colour: "#23429b", colour_dark: dark.message.match(/is (#[0-9a-f]{6})\./)?.[1] }));
    await refused(change({ colour_dark: "#ffffff" }), "invalid_value", "colour");
    for (const colour of ["red", "#fff", "#23429b;}", "url(//x)"])
      await refused(change({ colour }), "invalid_value", "colour");
  });

  test("takes links over https alone, each kind once, at most eight, and escapes them", async () => {
    const links = [
      { kind: "instagram", url: "https://instagram.example/nortada" },
      { kind: "website", url: "https://nortada.example/?a=1&b='\u00e7" },
    ];
    await ok(change({ links }));
    const html = await page();
    expect(html).toContain('href="https://nortada.example/?a=1&amp;b=&#39;\u00e7" rel="noopener noreferrer"');
    expect(html.indexOf("nortada.example/?a")).toBeLessThan(html.indexOf("instagram.example"));
    expect(await page({}, "?lang=pt")).toContain(">Sítio na Internet</a>");
    for (const url of [
      "http://nortada.example",
      "javascript:alert(1)",
      "https:nortada.example",
      "//nortada.example",
      "https://user:secret@nortada.example",
      "https://nortada.example/a b",
      'https://nortada.example/"><script>',
      "https://",
      "https://x".padEnd(400, "x"),
    ])
      await refused(change({ links: [{ kind: "website", url }] }), "invalid_value", "links[0].url");
    const [first] = links;
    await refused(change({ links: [first, first] }), "invalid_value", "links");
    await refused(
      change({ links: [{ kind: "cookies", url: "https://x.example" }] }),
      "invalid_value",
      "links[0].kind",
    );
    await refused(change({ links: [{ ...first, rel: "x" }] }), "parameter_unknown", "links[0].rel");
  });

  test("answers in the languages that are offered, and else in the one that is chosen", async () => {
    await ok(change({ languages: ["pt", "fr"], default_language: "pt" }));
    expect(await page({ "Accept-Language": "fr-CA, en;q=0.9" })).toContain('<html lang="fr-FR"');
    expect(await page({ "Accept-Language": "en, fr;q=0.5" })).toContain('<html lang="fr-FR"');
    expect(await page({ "Accept-Language": "en" })).toContain('<html lang="pt-PT"');
    expect(await page({}, "?lang=de")).toContain('<html lang="pt-PT"');
    const html = await page({}, "?lang=fr");
    expect(html).toContain('href="?lang=pt"');
    expect(html).not.toContain('href="?lang=en"');
    await ok(change({ languages: ["it"], default_language: "it" }));
    expect(await page()).not.toContain('class="languages"');
    await refused(change({ languages: ["it"] }), "invalid_value", "default_language");
    await refused(change({ languages: [], default_language: "it" }), "invalid_value", "languages");
    await refused(
      change({ languages: ["it", "it"], default_language: "it" }),

      "invalid_value",
      "languages",
    );
  });

  test("holds for test passports too, and no other company's", async () => {
    await ok(change({ colour: "#7a1f5c" }));
    const tried = await issueProduct(stage.test);
    const other = await stage.addCompany("outra");
    const others = await issueProduct(other.live);
    const read = async ({ uid_url }: Passport) =>
      (await fetch(`${stage.server.address}${new URL(uid_url).pathname}`)).text();
    expect(await read(tried.passport)).toContain("/brand/7a1f5c-");
    expect(await read(others.passport)).not.toContain("/brand/");
  });
});

describe("the pages that people are sent to", () => {
  test("have the colour and the logo too: of sessions, partners, suppliers and holders", async () => {
    const sent = await png(600, 200);
    const answer = await fetch(`${stage.server.address}/panel/api/nortada/live/branding/logo`, {
      method: "POST",
      headers: { Cookie: owner.cookie, "Sec-Fetch-Site": "same-origin" },
      body: new Uint8Array(sent),
    });
    expect(answer.status).toBe(200);
    await ok(change({ colour: "#7a1f5c" }));
    await stage.server.carnetJson("company", "update", "nortada", "--consumer-events", "on");
    const { product, passport: issued } = await issueProduct(stage.live);
    const session = await ok(
      stage.live.post<{ url: string }>("/passport_sessions", {
        reference: product.reference,
        operator: { name: "Ana" },
        success_url: "https://nortada.example/done",
      }),
    );
    const partner = await stage.server.carnetJson<{ url: string }>(
      ...["partners", "create", "--mode", "live", "--company", "nortada", "--name", "Oficina"],
    );
    const asked = await ok(
      owner.post<{ url: string }>("/nortada/live/data_requests", {
        product: product.id,
        supplier: { name: "Weberei" },
        fields: ["colour"],
      }),
    );
    const report = `${issued.uid_url}/report`;
    for (const url of [session.url, partner.url, asked.url, report]) {
      const response = await fetch(`${stage.server.address}${new URL(url).pathname}`, {
        headers: { Accept: "text/html" },
      });
      const html = await response.text();
      expect([new URL(url).pathname.slice(0, 3), response.status, html.includes("/brand/7a1f5c-")]).toEqual([
        new URL(url).pathname.slice(0, 3),
        200,
        true,
      ]);
      expect(html).toContain('<p class="brand brand-mark">');
    }
    await ok(owner.post("/nortada/live/branding/logo/remove"));
  }, 90_000);
});

describe("the logo", () => {
  const send = (raw: Uint8Array) =>
    fetch(`${stage.server.address}/panel/api/nortada/live/branding/logo`, {
      method: "POST",
      headers: { Cookie: owner.cookie, "Sec-Fetch-Site": "same-origin" },
      body: new Uint8Array(raw),
    });

  test("is drawn anew, shows on the page, gives way to the next, and can be taken away", async () => {
    const first = (await (await send(await png(900, 300))).json()) as Branding;
    expect(first.logo).toMatchObject({ width: 480, height: 160 });
    const path = new URL(first.logo?.url ?? "").pathname;
    expect(await page()).toContain(`src="${path}" width="120" height="40" alt="Nortada"`);
    const image = await fetch(`${stage.server.address}${path}`);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await image.bytes()).length).toBeLessThan(24 * 1024);

    const second = (await (await send(await jpeg(300, 300))).json()) as Branding;
    expect(second.logo?.url).not.toBe(first.logo?.url);
    expect((await fetch(`${stage.server.address}${path}`)).status).toBe(404);
    expect(await ok(change({}))).toMatchObject({ logo: second.logo });

    expect(await ok(owner.post("/nortada/test/branding/logo/remove"))).toMatchObject({ logo: null });
    expect(await page()).not.toContain('<p class="brand brand-mark">');
    expect(
      (await fetch(second.logo?.url.replace(/^https:\/\/[^/]+/, stage.server.address) ?? "")).status,
    ).toBe(404);
  });

  test("that is no picture is refused, and nothing changes", async () => {
    for (const bytes of [Buffer.from("<svg onload=alert(1)>"), Buffer.from("%PDF-1.7"), new Uint8Array()]) {
      const { status } = await send(bytes);
      expect(status).toBe(400);
    }
    expect(await ok(owner.get<Branding>("/nortada/live/branding"))).toMatchObject({ logo: null });
  });
});

describe("the preview", () => {
  test("draws a page in a look that nobody else sees, of a sample where there is no product", async () => {
    await ok(change({}));
    const look = { ...PLAIN, colour: "#0b6e4f", language: "pt", theme: "dark" };
    const { html } = await ok(owner.post<{ html: string }>("/nortada/live/branding/preview", look));
    expect(html).toContain("/brand/0b6e4f-");
    expect(html).toContain('<html lang="pt-PT" data-theme="dark"');
    expect(html).toContain("Camisa Ria");
    expect(html).not.toContain('<script type="module"');
    expect(await page()).not.toContain("/brand/");
    await stage.addCompany("vazia");
    await stage.server.carnetJson(
      ...["user", "create", "--email", "v@vazia.example", "--company", "vazia", "--role", "admin"],
      ...["--password", "três palavras simples"],
    );
    const empty = await signIn(stage.server.address, {
      email: "v@vazia.example",
      password: "três palavras simples",
    });
    const sample = await ok(empty.post<{ html: string }>("/vazia/live/branding/preview", look));
    expect(sample.html).toContain("Linen shirt");
    await refused(
      owner.post("/nortada/live/branding/preview", { ...look, colour: "#ffff00" }),

      "invalid_value",
      "colour",
    );
  });
});
