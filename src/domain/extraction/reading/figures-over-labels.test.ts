import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";
import { passagesOf } from "./passage.ts";

const LARGE = 22;
const SMALL = 8;

/** A heading, figures in large letters with a label below each, and a line of text. */
function sheetOf(...figures: readonly (readonly [left: number, figure: string, label: string])[]) {
  return pageOf([
    [50, 60, "Sitzbank Aue", 16],
    ...figures.flatMap(([left, figure, label]): Printed[] => [
      [left, 100, figure, LARGE],
      [left, 124, label, SMALL],
    ]),
    [50, 170, "Sie wird in unserer Werkstatt gebaut und geschliffen."],
  ]);
}

test("large figures beside each other have their labels below them", () => {
  const page = sheetOf([50, "AU-204", "Artikelnummer"], [200, "6,4 kg", "Nettogewicht"], [340, "3", "Lagen"]);
  expect(passagesOf(page)[0]?.text.split("\n")).toEqual([
    "Sitzbank Aue",
    "Artikelnummer\tAU-204",
    "Nettogewicht\t6,4 kg",
    "Lagen\t3",
    "Sie wird in unserer Werkstatt gebaut und geschliffen.",
  ]);
  const told = findByRules([page], { template: "furniture", kind: "tech_sheet" });
  expect(Object.fromEntries(told.map(({ field, value }) => [field, value]))).toMatchObject({
    reference: "AU-204",
    net_weight: 6.4,
  });
});

test("figures that nearly touch each other are parted where their labels begin", () => {
  const page = sheetOf(
    [50, "6,4 kg", "Nettogewicht"],
    [200, "90x30x45", "B x T x H"],
    [304, "150 kg", "Last"],
  );
  expect(passagesOf(page)[0]?.text.split("\n")).toContain("Last\t150 kg");
});

test("large letters over small ones of which none is a known label stay as they are", () => {
  const page = sheetOf([50, "Aue", "von hier"], [200, "Eiche", "aus der Region"], [340, "Bank", "fürs Haus"]);
  expect(passagesOf(page)[0]?.text.split("\n")).toHaveLength(4);
});

test("large figures may stand in the middle over their labels", () => {
  const page = pageOf([
    [50, 60, "Mütze Klit, Art.-Nr. SKL-0907", 16],
    [60, 100, "84 g", LARGE],
    [52, 124, "Nettogewicht", SMALL],
    [220, 100, "DK", LARGE],
    [191, 124, "Herstellungsland", SMALL],
    [50, 170, "Sie wird in unserer Werkstatt gestrickt und gewaschen."],
  ]);
  const told = findByRules([page], { template: "textile", kind: "tech_sheet" });
  expect(Object.fromEntries(told.map(({ field, value }) => [field, value]))).toMatchObject({
    net_weight: 84,
    country_making: "DK",
  });
});
