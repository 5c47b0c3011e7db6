import { beforeAll, describe, expect, test } from "bun:test";
import { labelFonts } from "../../platform/label-fonts.ts";
import { BUILT_IN_TEMPLATES } from "./built-in.ts";
import { coach } from "./coach.ts";
import type { Fonts } from "./marks.ts";
import type { Piece } from "./piece.ts";
import { LabelTemplate } from "./template.ts";

let fonts: Fonts;
beforeAll(() => {
  fonts = labelFonts();
});

const piece: Piece = {
  url: "https://id.example.com/01/05601234567892/21/000001",
  fields: {
    serial: "000001",
    name: "Camisa Ria",
    reference: "CR",
    batch: "L",
    brand: "N",
    composition: "55 % linen",
  },
  care: ["wash_30", "do_not_bleach", "line", "iron_110", "do_not_dry_clean"],
};

function template(...elements: object[]): LabelTemplate {
  return LabelTemplate.parse({ name: "x", size: { width: 50, height: 30 }, elements });
}

const code = (over: object = {}) => ({ type: "code", x: 2, y: 3, size: 24, ...over });

/** What is said, as `level code`. */
function said(
  label: LabelTemplate,
  pieces = [piece],
  dpi: 203 | 300 | 600 | undefined = undefined,
): string[] {
  return coach(label, pieces, { fonts }, dpi).map((one) => `${one.level} ${one.code}`);
}

describe("the coach", () => {
  test("finds nothing grave in the templates of Carnet, at any resolution", () => {
    for (const label of Object.values(BUILT_IN_TEMPLATES))
      for (const dpi of [undefined, 203, 300, 600] as const)
        expect([label.name, said(label, [piece], dpi)]).toEqual([label.name, []]);
  });

  test("refuses modules that are too fine, and says what would help for fine ones", () => {
    expect(said(template(code({ size: 8 })))).toEqual(["refusal modules_too_fine"]);
    // 37 modules and 8 of border: 0.27 mm each.
    expect(said(template(code({ size: 12, error_correction: "H" })))[0]).toBe("warning modules_fine");
    expect(said(template(code({ size: 12, error_correction: "H" })))).toContain("hint lower_correction");
    expect(said(template(code({ size: 12, error_correction: "Q" })))).toContain("hint shorter_address");
    // 0.32 mm are 2.6 dots of 203 dpi: 2 are printed, which is 0.25 mm.
    expect(said(template(code({ size: 12 })), [piece], 203)).toContain("warning modules_fine");
  });

  test("keeps the light border free", () => {
    expect(said(template(code({ quiet_zone: 3 })))).toEqual(["warning quiet_zone_small"]);
    expect(said(template(code({ quiet_zone: 1 })))).toContain("refusal quiet_zone_small");
    const text = { type: "text", x: 23, y: 10, text: "{serial}", font_size: 9 };
    expect(said(template(code(), text))).toEqual(["warning quiet_zone_used"]);
    expect(said(template(code(), { ...text, x: 27 }))).toEqual([]);
  });

  test("looks at contrast, edges, and what is lost", () => {
    const label = template(code());
    expect(said({ ...label, ink: "#ffffff", paper: "#000000" })).toEqual(["refusal inverted"]);
    expect(said({ ...label, ink: "#d0d0d0" })).toEqual(["warning contrast_low"]);
    expect(said({ ...label, ink: "#eeeeee" })).toEqual(["refusal contrast_low"]);
    expect(said(template(code({ x: 30 })))).toEqual(["refusal outside"]);
    const text = { type: "text", x: 27, y: 5, width: 8, text: "{name}", font_size: 10 };
    expect(said(template(text))).toEqual(["warning text_lost"]);
    const far = { ...piece, fields: { ...piece.fields, name: "亚麻" } };
    expect(said(template({ ...text, width: 20 }), [piece, far, far])).toEqual(["warning letters_missing"]);
    expect(said(template({ ...text, text: "{nothing}" }))).toEqual(["refusal not_drawn"]);
    expect(said(template({ ...text, font_size: 4, text: "A" }))).toEqual(["hint letters_small"]);
  });
});
