import { expect, test } from "bun:test";
import { labelFonts } from "../../platform/label-fonts.ts";
import { BUILT_IN_TEMPLATES } from "./built-in.ts";
import { layOut } from "./layout.ts";
import type { Mark } from "./marks.ts";
import { LabelTemplate } from "./template.ts";

const FIVE = ["wash_30", "do_not_bleach", "line", "iron_110", "do_not_dry_clean"];
const EIGHT = ["wash_30", "do_not_bleach", "tumble_low", "line", "flat", "iron_110", "dry_p", "wet_w"];

/** From the left edge of the first symbol to the right edge of the last, in millimetres. */
function spanOf(care: string[]): [left: number, right: number] {
  const label = BUILT_IN_TEMPLATES["care-label"];
  if (!label) throw new Error("There is no label for care.");
  const elements = label.elements.filter(({ type }) => type === "care");
  const marks = layOut(LabelTemplate.parse({ ...label, elements }), { fonts: labelFonts() })({
    url: "https://id.example.com/01/05601234567892/21/000001",
    fields: {},
    care,
  });
  const across = marks.flatMap(horizontally);
  return [Math.min(...across), Math.max(...across)];
}

function horizontally(mark: Mark): number[] {
  if (mark.kind === "text") return [mark.x, mark.x + mark.width];
  return mark.kind === "path" ? mark.steps.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0)) : [];
}

test("symbols of care have the size of their template, and are smaller where the label has no room for all", () => {
  const [left, right] = spanOf(FIVE);
  expect(left).toBeGreaterThanOrEqual(2.5);
  expect(right).toBeGreaterThan(26);
  expect(right).toBeLessThanOrEqual(2.5 + 5 * 4.4 + 4 * 0.7);
  const [first, last] = spanOf(EIGHT);
  expect(first).toBeGreaterThanOrEqual(2.5);
  expect(last).toBeGreaterThan(31);
  expect(last).toBeLessThanOrEqual(32.5);
});
