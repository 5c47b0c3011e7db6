import { describe, expect, test } from "bun:test";
import { isGtin, parsePathGtin, toGtin14 } from "./gtin.ts";

// Numbers that GS1 prints in its own documents and test suites.
const known = ["09506000134352", "9506000134352", "614141123452", "96385074", "70614141123451"];

describe("a GTIN", () => {
  test.each(known)("%s holds", (gtin) => {
    expect(isGtin(gtin)).toBe(true);
  });

  test("with any other last digit does not hold", () => {
    for (const gtin of known) {
      const last = Number(gtin.at(-1));
      for (let digit = 0; digit < 10; digit++) {
        expect(isGtin(gtin.slice(0, -1) + digit)).toBe(digit === last);
      }
    }
  });

  test("of 9, 10 and 11 digits counts when its padded form does", () => {
    expect(isGtin("614141007349".slice(1))).toBe(isGtin("00014141007349"));
    expect(isGtin("012345670")).toBe(isGtin("00000012345670"));
    expect(isGtin("012345670")).toBe(true);
  });

  test("is 8 to 14 ASCII digits and nothing else", () => {
    const refused = [
      "",
      "0",
      "0000000",
      "000000000000000",
      " 96385074",
      "96385074\n",
      "9638507a",
      "9638-5074",
      "９６３８５０７４",
    ];
    for (const text of refused) expect(isGtin(text)).toBe(false);
  });

  test("is compared in its 14-digit form", () => {
    expect(toGtin14("96385074")).toBe("00000096385074");
    expect(toGtin14("09506000134352")).toBe("09506000134352");
  });
});

describe("a GTIN in an address", () => {
  test("of 8, 12, 13 or 14 digits is read as padded", () => {
    expect(parsePathGtin("96385074")).toBe("00000096385074");
    expect(parsePathGtin("614141123452")).toBe("00614141123452");
    expect(parsePathGtin("9506000134352")).toBe("09506000134352");
    expect(parsePathGtin("09506000134352")).toBe("09506000134352");
  });

  test("of another length or with a wrong check digit is none", () => {
    expect(parsePathGtin("012345670")).toBeUndefined();
    expect(parsePathGtin("00012345670")).toBeUndefined();
    expect(parsePathGtin("09506000134353")).toBeUndefined();
    expect(parsePathGtin("")).toBeUndefined();
  });
});
