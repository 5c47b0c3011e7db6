import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

/** A list as browsers print it: each value below its label, further in. */
function listOf(left: number, top: number, pairs: readonly (readonly [string, ...string[]])[]): Printed[] {
  let y = top;
  return pairs.flatMap(([label, ...lines]) => {
    const cells: Printed[] = [
      [left, y, label],
      ...lines.map((line, i): Printed => [left + 26, y + 12 + i * 12, line]),
    ];
    y += 18 + lines.length * 12;
    return cells;
  });
}

function toldBy(cells: readonly Printed[]): Record<string, unknown> {
  const found = findByRules([pageOf(cells)], { template: "textile", kind: "other" });
  return Object.fromEntries(found.map(({ field, value }) => [field, value]));
}

test("a value further in than its label is read with it, in two columns whose lines stand beside each other", () => {
  expect(
    toldBy([
      [40, 60, "Parure de lit en lin"],
      ...listOf(40, 100, [
        ["Marque", "Brindelune"],
        ["Référence", "BL-4410"],
        ["Composition", "55 % lin,", "45 % coton"],
      ]),
      ...listOf(320, 106, [
        ["Poids net", "1,240 kg"],
        ["Séchage", "à plat,", "à l'ombre"],
        ["Repassage", "moyen, deux points"],
        ["Confectionné en", "Lituanie (Kaunas)"],
      ]),
    ]),
  ).toMatchObject({
    brand: "Brindelune",
    reference: "BL-4410",
    net_weight: 1240,
    care_drying: ["flat_shade"],
    care_ironing: "iron_150",
    country_making: "LT",
  });
});

test("lines that go on further in below text of which no label is known are read as before", () => {
  const steps = listOf(40, 100, [
    ["First fold the cloth", "along its middle"],
    ["Then press it", "with a warm iron"],
    ["Put it away", "in the drawer"],
  ]);
  expect(toldBy(steps)).toEqual(toldBy(steps.map(([, y, text]) => [40, y, text])));
});
