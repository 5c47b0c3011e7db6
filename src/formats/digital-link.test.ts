import { describe, expect, test } from "bun:test";
import { gs1Path, looksLikeGs1Path, parseGs1Path } from "./digital-link.ts";

const gtin = "09506000134352";
const set82 = "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

describe("a GS1 path", () => {
  test("names a GTIN, and after it a variant, a lot and a serial in this order", () => {
    const read: [path: string, key: object][] = [
      [`/01/${gtin}`, { path: `/01/${gtin}` }],
      [`/01/${gtin}/22/2A`, { cpv: "2A", path: `/01/${gtin}/22/2A` }],
      [`/01/${gtin}/10/ABC-1`, { lot: "ABC-1", path: `/01/${gtin}/10/ABC-1` }],
      [`/01/${gtin}/21/s1`, { serial: "s1", path: `/01/${gtin}/21/s1` }],
      [`/01/${gtin}/22/2A/10/L`, { cpv: "2A", lot: "L", path: `/01/${gtin}/10/L` }],
      [`/01/${gtin}/10/L/21/S`, { lot: "L", serial: "S", path: `/01/${gtin}/21/S` }],
      [`/01/${gtin}/22/V/10/L/21/S`, { cpv: "V", lot: "L", serial: "S", path: `/01/${gtin}/21/S` }],
    ];
    for (const [path, key] of read) {
      expect(parseGs1Path(path)).toEqual({ ok: true, gtin, ...key } as never);
      expect(parseGs1Path(`${path}/`)).toEqual({ ok: true, gtin, ...key } as never);
    }
  });

  test("may hold a GTIN of 8, 12 or 13 digits, and is then known by the padded one", () => {
    expect(parseGs1Path("/01/9506000134352/21/1")).toMatchObject({ gtin, path: `/01/${gtin}/21/1` });
    expect(parseGs1Path("/01/614141123452")).toMatchObject({ gtin: "00614141123452" });
    expect(parseGs1Path("/01/96385074")).toMatchObject({ gtin: "00000096385074" });
  });

  test("is split before it is decoded, and decoded once", () => {
    expect(parseGs1Path(`/01/${gtin}/10/A%2FB`)).toMatchObject({ lot: "A/B", path: `/01/${gtin}/10/A%2FB` });
    expect(parseGs1Path(`/01/${gtin}/10/A%252FB`)).toMatchObject({ lot: "A%2FB" });
    expect(parseGs1Path(`/01/${gtin}/10/A+B`)).toMatchObject({ lot: "A+B" });
    expect(parseGs1Path(`/%30%31/${gtin}/%32%31/%41`)).toMatchObject({ serial: "A" });
  });

  test("takes every character of set 82 and no other", () => {
    for (let code = 0; code < 0x180; code++) {
      const character = String.fromCharCode(code);
      const result = parseGs1Path(`/01/${gtin}/21/${encodeURIComponent(character)}`);
      expect(result.ok).toBe(set82.includes(character));
      if (result.ok) expect(parseGs1Path(result.path)).toEqual(result);
    }
  });

  const refused = [
    "",
    "/",
    "01",
    "/01",
    "/01/",
    "/01//",
    `01/${gtin}`,
    `//01/${gtin}`,
    `/x/01/${gtin}`,
    `/1/${gtin}`,
    `/gtin/${gtin}`,
    "/01/09506000134353",
    "/01/950600013435",
    "/01/00012345670",
    `/01/0${gtin}`,
    `/01/${gtin}//`,
    `/01/${gtin}/21`,
    `/01/${gtin}/21/`,
    `/01/${gtin}/21//`,
    `/01/${gtin}//21/S`,
    `/01/${gtin}/21/S//`,
    `/01/${gtin}/21/S/x`,
    `/01/${gtin}/21/S/10/L`,
    `/01/${gtin}/10/L/22/V`,
    `/01/${gtin}/10/L/10/L`,
    `/01/${gtin}/17/291231`,
    `/01/${gtin}/lot/L`,
    `/01/${gtin}/ser/S`,
    `/01/${gtin}/22/V/10/L/21/S/21/S`,
    `/01/${gtin}/21/${"x".repeat(21)}`,
    `/01/${gtin}/21/a%20b`,
    `/01/${gtin}/21/%00`,
    `/01/${gtin}/21/%`,
    `/01/${gtin}/21/%zz`,
    `/01/${gtin}/21/%C3%28`,
    `/01/${gtin}/21/%C3%A9`,
    `/01/${gtin}/21/é`,
    `/01/${gtin}%00`,
    `/01/${gtin}?x`,
  ];
  test.each(refused)("refuses %p", (path) => {
    const result = parseGs1Path(path);
    expect(result).toEqual({ ok: false, reason: expect.any(String) });
  });

  test("holds values of 20 characters", () => {
    expect(parseGs1Path(`/01/${gtin}/21/${"%22".repeat(20)}`)).toMatchObject({ serial: '"'.repeat(20) });
  });

  test("of great length is refused at once", () => {
    expect(parseGs1Path(`/01/${gtin}${"/21/x".repeat(200_000)}`).ok).toBe(false);
    expect(parseGs1Path(`/01/${gtin}/21/${"x".repeat(1_000_000)}`).ok).toBe(false);
  });
});

describe("writing a GS1 path", () => {
  test("gives what the reader takes", () => {
    expect(gs1Path({ gtin14: gtin })).toBe(`/01/${gtin}`);
    expect(gs1Path({ gtin14: gtin, serial: "A-1_b.2" })).toBe(`/01/${gtin}/21/A-1_b.2`);
    expect(gs1Path({ gtin14: gtin, lot: "50%/1?" })).toBe(`/01/${gtin}/10/50%25%2F1%3F`);
    expect(parseGs1Path(gs1Path({ gtin14: gtin, lot: set82.slice(0, 20) }))).toMatchObject({
      lot: set82.slice(0, 20),
    });
    expect(parseGs1Path(gs1Path({ gtin14: gtin, lot: "L", serial: "S" }))).toMatchObject({
      lot: "L",
      serial: "S",
    });
  });
});

describe("a path that belongs to a GS1 resolver", () => {
  const known = [
    `/01/${gtin}`,
    "/01",
    "/01/",
    "/00/106141412345678908",
    "/414/9521234000013",
    "/8003/x",
    `/gtin/${gtin}`,
    "/GTIN/1",
    "/ser/1",
    `/%30%31/${gtin}`,
    "/%65h3016",
    // The two examples of the compression standard: the same serial in both forms.
    "/eh30164596f40c0e5cbe991a83",
    "/exMBZFlvQMDly-mRqD",
    // The same, cut short.
    "/eh3016",
    "/exMBZF",
    "/eh",
    "/ex",
    // Broken.
    "/ex/MBZF",
    "/eh3016%2F4596",
    "/exMBZF+vQ==",
  ];
  test.each(known)("is %s", (path) => {
    expect(looksLikeGs1Path(path)).toBe(true);
  });

  const others = ["/", "", "/p/0123456789abcdef", "/explore", "/export/products", "/example-of-a-page"];
  const more = [
    "/ehlers",
    "/ehrlich/01",
    "/1",
    "/20269",
    "/lots",
    "/panel/01/1",
    "/api/v1/products",
    "//01/1",
    "/%2F01/1",
    "/%",
  ];
  test.each([...others, ...more])("is not %p", (path) => {
    expect(looksLikeGs1Path(path)).toBe(false);
  });
});
