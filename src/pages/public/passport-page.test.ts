import { describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { PLAIN } from "../../domain/accounts/brand.ts";
import {
  CONTENT_SCHEMA,
  type Json,
  type PassportContent,
  type PublicPassport,
  type PublicVersion,
} from "../../domain/passports/content.ts";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import battery from "../../domain/templates/definitions/battery.json";
import textile from "../../domain/templates/definitions/textile.json";
import { type Html, markup } from "../kit/html.ts";
import { LOCALE_CODES } from "../kit/locale.ts";
import { translator } from "../kit/messages.ts";
import { renderMissingPage } from "../kit/missing-page.ts";
import { passportJsonLd } from "./json-ld.ts";
import { renderPassportPage, renderVersionPage } from "./passport-page.ts";

const SITE = "https://id.nortada.example";
const UID = "9h4k2m7qx3tb6wrn";
const template = textile as TemplateDefinition;
const assets = (name: string) => `/assets/${name}`;

const SHIRT: { [key: string]: Json } = {
  brand: "Nortada",
  description: "Linen shirt, relaxed cut",
  fibre_composition: [
    { fibre: "linen", percent: 55 },
    { fibre: "organic cotton", percent: 45 },
  ],
  country_fibre: ["FR"],
  country_spinning: "PT",
  country_making: "PT",
  factory: "Confecções Maré",
  care_washing: "wash_30_mild",
  care_drying: ["do_not_tumble", "line_shade"],
  repair_service_url: "https://nortada.example/mending",
  certificates: [
    { name: "GOTS 7.0", number: "NC 1094432", valid_until: "2027-03-31", url: "https://norte.example/1" },
  ],
};

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 1000;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function contentOf(version: number, fields: { [key: string]: Json }, name: string): PassportContent {
  return {
    schema: CONTENT_SCHEMA,
    passport: "01JCARNET0000000000000PASS",
    uid: UID,
    livemode: true,
    version,
    previous: version === 1 ? null : sha256(String(version - 1)),
    issued: day(2026, 2 + version, 4),
    product: { id: "01JCARNET0000000000000PROD", name, reference: "CR-0142", gtin: "5601234567892" },
    batch: null,
    template: { code: "textile", version: 1 },
    fields,
    company: { name: "Nortada", handle: "nortada" },
    change_note: version === 1 ? null : "Cotton share corrected.",
    restricted_sha256: sha256("restricted"),
  };
}

function passportOf(
  over: Partial<PublicPassport> = {},
  fields: { [key: string]: Json } = SHIRT,
  name = "Camisa Ria",
): PublicPassport {
  const versions: PublicVersion[] = [2, 1].map((version) => ({
    version,
    published: day(2026, 2 + version, 4),
    change_note: version === 1 ? null : "Cotton share corrected.",
    sha256: sha256(String(version)),
    url: `${SITE}/p/${UID}/versions/${version}`,
    content_url: `${SITE}/p/${UID}/versions/${version}.json`,
    signature: "e30..c2ln",
    changed: version === 1 ? [] : ["fibre_composition"],
  }));
  return {
    object: "public_passport",
    livemode: true,
    uid: UID,
    url: `${SITE}/01/05601234567892`,
    uid_url: `${SITE}/p/${UID}`,
    gs1_key: "/01/05601234567892",
    status: "issued",
    version: 2,
    published: day(2026, 4, 4),
    withdrawn_at: null,
    withdraw_reason: null,
    successor: null,
    lifecycle_events: [],
    report_url: null,
    replaces: null,
    content: contentOf(2, fields, name),
    content_sha256: sha256("2"),
    signature: "e30..c2ln",
    keys_url: `${SITE}/keys/nortada`,
    did: "did:web:id.nortada.example",
    versions,
    image: null,
    qr: { svg: `${SITE}/p/${UID}/qr.svg`, png: `${SITE}/p/${UID}/qr.png` },
    links: {
      json: `${SITE}/p/${UID}?format=json`,
      json_ld: `${SITE}/p/${UID}?format=jsonld`,
      proof: `${SITE}/x`,
      linkset: null,
    },
    ...over,
  };
}

const render = (passport: PublicPassport, locale: (typeof LOCALE_CODES)[number] = "en"): string =>
  markup(renderPassportPage({ passport, template, locale, assets, branding: PLAIN, secureContext: true }));

/** The text that a parser finds, and the elements with their attributes. */
async function parse(page: Html | string): Promise<{ text: string; elements: string[] }> {
  const elements: string[] = [];
  let text = "";
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        elements.push(
          `${element.tagName} ${[...element.attributes].map(([name, value]) => `${name}=${value}`).join(" ")}`,
        );
      },
    })
    .on("body *", {
      text(chunk) {
        text += chunk.text;
      },
    });
  await rewriter.transform(new Response(typeof page === "string" ? page : markup(page))).text();
  return { text: text.replace(/\s+/g, " "), elements };
}

describe("the page of a passport", () => {
  test("says what the product is, what it is made of, where it comes from and how to care for it", async () => {
    const { text } = await parse(render(passportOf()));
    for (const words of [
      "Camisa Ria",
      "Linen shirt",
      "CR-0142",
      "Portugal",
      "55",
      "Organic cotton",
      "Confecções Maré",
      "GOTS 7.0",
    ]) {
      expect(text).toContain(words);
    }
  });

  test("is whole in every language and declares it", async () => {
    for (const locale of LOCALE_CODES) {
      const page = render(passportOf(), locale);
      expect(page).toContain(`<html lang="${locale}-`);
      const { text } = await parse(page.replace(/<script.*?<\/script>/gs, ""));
      expect(text.match(/\{\w+\}/g)).toBeNull();
    }
  });

  test("is headed in the reader's language and the company's, once where both are the same", () => {
    const heading = (
      locale: (typeof LOCALE_CODES)[number],
      default_language: (typeof LOCALE_CODES)[number],
    ) => {
      const branding = { ...PLAIN, default_language };
      const view = { passport: passportOf(), template, locale, assets, branding, secureContext: true };
      return /<p class="kind">(.*?)<\/p>/.exec(markup(renderPassportPage(view)))?.[1];
    };
    expect(heading("en", "pt")).toContain('<span lang="pt-PT">');
    expect(heading("fr", "pt")).toContain('<span lang="pt-PT">');
    expect(heading("pt", "pt")).not.toContain("<span");
    expect(heading("en", "en")).not.toContain("<span");
  });

  test("has no inline style and no script but the module and data", () => {
    const page = render(passportOf());
    expect(page).not.toMatch(/\sstyle=/);
    expect(page).not.toContain("<style");
    expect(page).not.toMatch(/\son[a-z]+=/);
    const scripts = page.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="module" src="/assets/public/verify.ts">',
      '<script type="application/json" id="check-data">',
    ]);
  });

  test("asks no other host for anything: what loads stands on this one", () => {
    const page = render(passportOf({ image: { url: `${SITE}/images/x.webp`, width: 800, height: 1000 } }));
    for (const [, address] of page.matchAll(/\ssrc="([^"]*)"/g)) expect(address).toStartWith("/");
    for (const [link] of page.matchAll(/<link [^>]*rel="(?:stylesheet|preload)"[^>]*>/g))
      expect(link).toContain('href="/');
  });

  test("shows hostile values as text only", async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>\u202e`;
    const fields = {
      ...SHIRT,
      brand: hostile,
      factory: hostile,
      care_text: hostile,
      description: hostile,
      fibre_composition: [{ fibre: hostile, percent: 100, component: hostile }],
      repair_service_url: "javascript:alert(1)",
      manufacturer_contact: "javascript:alert(1)",
      certificates: [{ name: hostile, url: "javascript:alert(1)" }],
    };
    const { elements } = await parse(
      render(passportOf({ withdraw_reason: hostile, status: "withdrawn" }, fields, hostile)),
    );
    expect(elements.filter((element) => element.startsWith("script"))).toHaveLength(2);
    expect(elements.filter((element) => element.startsWith("img"))).toHaveLength(1);
    expect(
      elements.filter((element) => /javascript:|onerror/.test(element.replace(/(content|alt)=.*/, ""))),
    ).toEqual([]);
  });

  test("leaves no empty row or section where data is absent", async () => {
    const bare = {
      brand: "Acme",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
      country_making: "PT",
      care_text: "",
      finishes: [],
    };
    const page = render(passportOf({}, bare));
    for (const id of ["care", "origin", "certificates", "impact", "life", "details"])
      expect(page).not.toContain(`id="${id}"`);
    expect(page.match(/<dd>\s*<\/dd>/g)).toBeNull();
    expect(page.match(/<(ul|ol|dl)(?![^>]*hidden)[^>]*>\s*<\/\1>/g)).toBeNull();
  });

  test("says first that it is a test, and that it is no real product", async () => {
    const { text, elements } = await parse(render(passportOf({ livemode: false })));
    expect(text.indexOf("Test passport.")).toBeLessThan(text.indexOf("Camisa Ria"));
    expect(text).toContain("TTTTTTTTTTTTTTTT");
    expect(elements).toContain("meta name=robots content=noindex");
  });

  test("says first that it was withdrawn, when and why, and leads to its successor", async () => {
    const passport = passportOf({
      status: "withdrawn",
      withdrawn_at: day(2026, 11, 18),
      withdraw_reason: "Batch recalled.",
      successor: { uid: "x", url: `${SITE}/p/successor` },
    });
    const { text, elements } = await parse(render(passport));
    expect(text.indexOf("On 18 November 2026, by Nortada: “Batch recalled.”")).toBeGreaterThan(-1);
    expect(text.indexOf("withdrawn")).toBeLessThan(text.indexOf("Camisa Ria"));
    expect(elements).toContain("a class=button button-ink href=/p/successor");
    // Its last version is not in force.
    expect(elements).not.toContain("li class=is-current");
    expect((await parse(render(passportOf()))).elements).toContain("li class=is-current");
  });

  test("names a serial number that is not registered before the model's passport", async () => {
    const view = {
      passport: passportOf(),
      template,
      locale: "en",
      assets,
      branding: PLAIN,
      secureContext: true,
      unregistered: { what: "serial", value: "<000042>" },
    } as const;
    const { text } = await parse(renderPassportPage(view));
    expect(text.indexOf("&lt;000042&gt;")).toBeLessThan(text.indexOf("Camisa Ria"));
  });

  test("offers the command line where the browser has no WebCrypto", () => {
    const page = markup(
      renderPassportPage({
        passport: passportOf(),
        template,
        locale: "en",
        assets,
        branding: PLAIN,
        secureContext: false,
      }),
    );
    expect(page).toContain(`carnet verify ${SITE}/p/${UID}`);
    expect(page).not.toContain("verify.ts");
  });

  test("renders another template with threads and rows, and without care", () => {
    const fields = {
      brand: "Voltara",
      material_composition: [{ material: "lithium", percent: 38 }],
      rated_capacity: 48,
    };
    const passport = passportOf({}, fields, "Volta 48");
    const page = markup(
      renderPassportPage({
        passport,
        template: battery as TemplateDefinition,
        locale: "de",
        assets,
        branding: PLAIN,
        secureContext: true,
      }),
    );
    expect(page).toContain('d="M0 5H38"');
    expect(page).toContain("48\u00a0Ah");
    expect(page).not.toContain('id="care"');
  });

  test("is light", () => {
    expect(brotliCompressSync(render(passportOf())).length).toBeLessThan(8000);
  });
});

describe("the page of a version", () => {
  const before = {
    ...SHIRT,
    fibre_composition: [
      { fibre: "linen", percent: 56 },
      { fibre: "organic cotton", percent: 44 },
    ],
  };
  const passport = passportOf();
  const pageOf = (version: number): string => {
    const found = passport.versions.find((one) => one.version === version);
    if (!found) throw new Error("no such version");
    const content = version === 2 ? passport.content : contentOf(1, before, "Camisa Ria");
    const previous = version === 2 ? { previousContent: contentOf(1, before, "Camisa Ria") } : {};
    return markup(
      renderVersionPage({
        passport,
        template,
        locale: "en",
        assets,
        branding: PLAIN,
        secureContext: true,
        version: found,
        content,
        ...previous,
      }),
    );
  };

  test("says that a newer one exists and shows its own content, fingerprint and the day it was replaced", async () => {
    const { text } = await parse(pageOf(1));
    expect(text).toContain("You are reading version 1, of 4 March 2026. Version 2 is the current one.");
    expect(text).toContain("Status: replaced by a newer version, 4 April 2026");
    expect(text).toContain("56");
    expect(text).toContain(sha256("1").slice(0, 8));
  });

  test("shows what changed, before and after", async () => {
    const { text } = await parse(pageOf(2));
    expect(text).toContain("What changed in version 2");
    expect(text).toMatch(/was linen 56.% *; *organic cotton 44.% *now linen 55.% *; *organic cotton 45.%/);
  });
});

describe("pages for what is missing", () => {
  test("say in every language what happened and what to do", async () => {
    for (const locale of LOCALE_CODES) {
      for (const kind of ["passport", "version", "piece", "page", "unavailable"] as const) {
        const { text, elements } = await parse(renderMissingPage({ kind, locale, assets }));
        expect(elements.filter((element) => element.startsWith("h1"))).toHaveLength(1);
        expect(text.length).toBeGreaterThan(80);
        expect(text).not.toContain(translator(locale)("page.skip"));
        expect(elements).toContain("a class=button href=/");
      }
    }
  });
});

describe("JSON-LD", () => {
  test("is a schema.org Product with its own properties and all others under the template's keys", () => {
    const product = passportJsonLd(passportOf(), template);
    expect(product).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": `${SITE}/01/05601234567892`,
      name: "Camisa Ria",
      sku: "CR-0142",
      gtin: "5601234567892",
      brand: { "@type": "Brand", name: "Nortada" },
      material: ["55 % linen", "45 % organic cotton"],
      countryOfOrigin: { "@type": "Country", name: "PT" },
    });
    const keys = (product["additionalProperty"] as { propertyID: string }[]).map(
      (property) => property.propertyID,
    );
    expect(keys).toContain("care_washing");
    expect(keys).not.toContain("brand");
  });

  test("says of one that is withdrawn what became of it, under an address of its own", () => {
    const passport = passportOf({
      status: "withdrawn",
      withdrawn_at: 1_764_288_000,
      withdraw_reason: "Recall",
      successor: { uid: "b", url: `${SITE}/01/05601234567892` },
    });
    const product = passportJsonLd(passport, template);
    expect(product).toMatchObject({ "@id": passport.uid_url, url: passport.uid_url });
    expect(product["disambiguatingDescription"]).toBe(
      `This passport was withdrawn on 2025-11-28: Recall. It is replaced by ${SITE}/01/05601234567892.`,
    );
    expect(product["additionalProperty"]).toContainEqual({
      "@type": "PropertyValue",
      propertyID: "passport_status",
      value: "withdrawn",
    });
  });

  test("keeps the part that a share is of, the batch, and how the manufacturer is reached", () => {
    const passport = passportOf();
    const { content } = passport;
    const fibre_composition = [
      { component: "shell", fibre: "wool", percent: 100 },
      { component: "lining", fibre: "polyester", percent: 100 },
    ];
    const of = (changes: Partial<typeof content>) =>
      passportJsonLd({ ...passport, content: { ...content, ...changes } }, template);
    expect(of({ fields: { fibre_composition } })["material"]).toEqual([
      "shell: 100 % wool",
      "lining: 100 % polyester",
    ]);
    const batch = { id: "bat_1", batch_number: "L7", production_date: "2026-03-01", quantity: null };
    const product = of({ batch, fields: { manufacturer_contact: "https://maker.example/help" } });
    expect(product["productionDate"]).toBe("2026-03-01");
    expect(product["additionalProperty"]).toContainEqual({
      "@type": "PropertyValue",
      propertyID: "batch_number",
      value: "L7",
    });
    expect(product["manufacturer"]).toEqual({ "@type": "Organization", url: "https://maker.example/help" });
    for (const [printed, told] of [
      ["123456784", "00000123456784"],
      ["96385074", "96385074"],
    ] as const)
      expect(of({ product: { ...content.product, gtin: printed } })["gtin"]).toBe(told);
  });

  test("gives no GTIN for a test passport and says that it is one", () => {
    const product = passportJsonLd(passportOf({ livemode: false }), template);
    expect(product["gtin"]).toBeUndefined();
    expect(product["disambiguatingDescription"]).toContain("Test passport");
  });
});
