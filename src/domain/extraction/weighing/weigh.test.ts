/** What rules and a model say together: surer, as sure as before, or both in doubt. */
import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import type { Json } from "../../passports/content.ts";
import type { Finding } from "../engine.ts";
import { findByRules } from "../rules.ts";
import { weigh } from "./weigh.ts";

const SUBJECT = { template: "textile", kind: "tech_sheet" };

/** What both say of a field, as the values and how sure they are; rules may be given what they say. */
function together(
  document: string,
  field: string,
  said: readonly (readonly [value: string, quote: string])[],
  byRules?: Finding[],
): [value: Json, confidence: number][] {
  const readings = [readingOf(document)];
  const entries = said.map(([value, quote]) => ({ field, value, quote, page: 1, confidence: 1 }));
  return weigh(readings, SUBJECT, byRules ?? findByRules(readings, SUBJECT), entries)
    .filter((one) => one.field === field)
    .map(({ value, confidence }) => [value, confidence]);
}

const rule = (field: string, value: Json, confidence: number): Finding => ({
  ...{ field, value, confidence, quotation: "", page: 1, box: null },
});
const agreed = (confidence: number) => Math.round((1 - (1 - confidence) / 2) * 1000) / 1000;

describe("one value", () => {
  const document = "Recycled content: 20 %";

  test("is surer where both say it, and doubtful beside another one", () => {
    const [[, alone = 0] = []] = together(document, "recycled_content", []);
    expect(together(document, "recycled_content", [["20", document]])).toEqual([[20, agreed(alone)]]);
    const other = "so 15 % of it is recycled nets";
    expect(together(`${document}\n${other}`, "recycled_content", [["15", other]])).toEqual([
      [20, 0.5],
      [15, 0.5],
    ]);
  });

  test("is in doubt where the rules contradict each other, whichever the model chooses", () => {
    const weights = [500, 1250, 1500].map((value) => rule("net_weight", value, 0.5));
    expect(together("Weight 1250 g", "net_weight", [["1250", "Weight 1250 g"]], weights)).toEqual([
      [500, 0.5],
      [1250, 0.5],
      [1500, 0.5],
    ]);
  });
});

describe("a part of a list is no other opinion", () => {
  test("of what the rules found, which stays as it is", () => {
    const drying = rule("care_drying", ["do_not_tumble", "line_shade"], 0.95);
    const quote = "Dry on a line in the shade";
    expect(together(quote, "care_drying", [["line_shade", quote]], [drying])).toEqual([
      [["do_not_tumble", "line_shade"], 0.95],
    ]);
    const certificates = [1, 2, 3].map((i) => ({ name: "GOTS", number: `CU 81234${i}` }));
    const named = "GOTS certificate CU 812342";
    expect(
      together(named, "certificates", [["CU 812342", named]], [rule("certificates", certificates, 0.9)]),
    ).toEqual([[certificates, 0.9]]);
    const sheet = "Shell: 100 % cotton\nLining: 100 % polyester";
    const [[shares = null, sureness = 0] = []] = together(sheet, "fibre_composition", []);
    expect(together(sheet, "fibre_composition", [["shell: 100 % cotton", "Shell: 100 % cotton"]])).toEqual([
      [shares, sureness],
    ]);
  });

  test("of what the model found, which is no surer than both alone", () => {
    const drying = rule("care_drying", ["do_not_tumble"], 0.95);
    const lines = ["Do not tumble dry", "Dry on a line in the shade"] as const;
    expect(
      together(
        lines.join("\n"),
        "care_drying",
        [
          ["do_not_tumble", lines[0]],
          ["line_shade", lines[1]],
        ],
        [drying],
      ),
    ).toEqual([[["do_not_tumble", "line_shade"], 0.7]]);
  });

  test("but lists that each have something of their own contradict each other", () => {
    const drying = rule("care_drying", ["do_not_tumble", "flat"], 0.95);
    const quote = "Dry on a line in the shade";
    expect(together(quote, "care_drying", [["line_shade", quote]], [drying])).toEqual([
      [["do_not_tumble", "flat"], 0.5],
      [["line_shade"], 0.5],
    ]);
  });
});

test("a composition is surer only where the model says all of it", () => {
  const sheet = "Mixed of 55 % linen and 45 % organic cotton";
  const [[shares = null, sureness = 0] = []] = together(sheet, "fibre_composition", []);
  const saying = (value: string) => together(sheet, "fibre_composition", [[value, sheet]]);
  expect(saying("55 % linen, 45 % organic cotton")).toEqual([[shares, agreed(sureness)]]);
  expect(saying("55 % linen, 45 % cotton")).toEqual([[shares, sureness]]);
  expect(saying("55 % linen")).toEqual([[shares, sureness]]);
  expect(saying("60 % linen, 40 % organic cotton")).toEqual([[shares, sureness]]);
});
