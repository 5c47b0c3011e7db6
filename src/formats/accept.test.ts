import { describe, expect, test } from "bun:test";
import { chooseLanguage, chooseMediaType, mediaTypeQuality } from "./accept.ts";

const page = ["text/html", "application/json", "application/ld+json"];

describe("the Accept header", () => {
  test("weighs media types as in the example of RFC 9110 12.5.1", () => {
    const quality = mediaTypeQuality(
      "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5",
    );
    expect(quality("text/plain;format=flowed")).toBe(1);
    expect(quality("text/plain")).toBe(0.7);
    expect(quality("text/html")).toBe(0.3);
    expect(quality("image/jpeg")).toBe(0.5);
    expect(quality("text/plain;format=fixed")).toBe(0.4);
    expect(quality("text/html;level=3")).toBe(0.3);
  });

  const choices: [header: string | null, chosen: string | undefined][] = [
    [null, "text/html"],
    ["", "text/html"],
    ["*/*", "text/html"],
    ["application/json", "application/json"],
    ["APPLICATION/JSON", "application/json"],
    ["application/*", "application/json"],
    ["application/ld+json, application/json;q=0.9", "application/ld+json"],
    ["application/json;q=0.5, application/ld+json;q=0.501", "application/ld+json"],
    ["text/html;q=0, */*", "application/json"],
    ["*/*;q=0.1, text/html;q=0", "application/json"],
    ["image/png", undefined],
    ["*/*;q=0", undefined],
    ["text/html;q=0", undefined],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", "text/html"],
    ['application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted, x";q=1', "application/ld+json"],
    ['application/json;a="q=0, text/html";q=0.3', "application/json"],
    ["text/html;charset=utf-8", "text/html"],
    ["application/json; Q=0.4 , text/html ; q=0.3", "application/json"],
    ["text/html;q=2, application/json;q=0.1", "application/json"],
    ["text/html;q=-1, text/html;q=, application/json;q=0.1", "application/json"],
    [",,;;, application/json", "application/json"],
    ["*", undefined],
    ['application/json;a="', "application/json"],
  ];
  test.each(choices)("%p chooses %p", (header, chosen) => {
    expect(chooseMediaType(header, page)).toBe(chosen);
  });

  test("is answered in the server's order where it has no wish", () => {
    expect(chooseMediaType("*/*", page.toReversed())).toBe("application/ld+json");
    expect(chooseMediaType("*/*", [])).toBeUndefined();
  });
});

describe("the Accept-Language header", () => {
  const choices: [header: string | null, offered: string[], chosen: string | undefined][] = [
    [null, ["en", "pt"], undefined],
    ["", ["en", "pt"], undefined],
    ["*", ["en", "pt"], undefined],
    ["fr", ["en", "pt"], undefined],
    ["pt", ["en", "pt"], "pt"],
    ["PT-br", ["en", "pt"], "pt"],
    ["pt-BR, en", ["en", "pt-BR", "pt"], "pt-BR"],
    ["fr, pt;q=0.8, en;q=0.9", ["pt", "en"], "en"],
    ["en;q=0.5, pt;q=0.5", ["pt", "en"], "en"],
    ["zh-Hant-CN-x-private1-private2", ["zh-Hant", "zh"], "zh-Hant"],
    ["zh-Hant-CN-x-private1", ["zh-Hant-CN-x"], undefined],
    ["pt", ["pt-PT"], "pt-PT"],
    ["pt, en", ["pt-PT", "en"], "en"],
    ["de-CH", ["de-AT", "de"], "de"],
    ["en-US, en;q=0", ["en"], undefined],
    ["pt;q=0, *", ["pt", "en"], undefined],
    ["en;q=abc, pt;q=0.1", ["en", "pt"], "pt"],
    ["-, --, pt", ["en", "pt"], "pt"],
  ];
  test.each(choices)("%p of %p chooses %p", (header, offered, chosen) => {
    expect(chooseLanguage(header, offered)).toBe(chosen);
  });

  test("of great length is read only in part", () => {
    const header = `${Array.from({ length: 5000 }, (_, index) => `x${index}-a-b-c`).join(",")},en`;
    expect(chooseLanguage(header, ["en"])).toBeUndefined();
    expect(chooseLanguage("en-x".repeat(1000), ["en"])).toBeUndefined();
    expect(chooseMediaType(`${"a/b,".repeat(5000)}text/html`, ["text/html"])).toBeUndefined();
  });
});
