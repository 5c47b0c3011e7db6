import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function told(text: string, template = "textile"): string {
  return findByRules([readingOf(text)], { template, kind: "tech_sheet" })
    .filter(({ field }) => field.startsWith("country_"))
    .map(({ field, value }) => `${field.slice("country_".length)} ${value}`)
    .sort()
    .join(", ");
}

test("where a part comes from is not where the product does", () => {
  for (const [text, where] of [
    ["Fabric made in Italy. Made in Portugal.", "making PT"],
    ["Stoff hergestellt in der Türkei. Genäht in Rumänien.", "making RO"],
    ["Tejido fabricado en Turquía. Confeccionado en Marruecos.", "making MA, weaving TR"],
    ["The jacket is made in Vietnam.", "making VN"],
  ] as const)
    expect(told(text), text).toBe(where);
  for (const [text, where] of [
    ["Uppers stitched in India. Made in Portugal.", "making PT, upper IN"],
    ["Upper stitched in\tCambodia\nCountry of origin\tVietnam", "making VN, upper KH"],
    ["Schaft genäht in: Albanien\nHergestellt in: Italien", "making IT, upper AL"],
    ["Tige cousue au Maroc. Fabriqué en Espagne.", "making ES, upper MA"],
    ["Tomaia cucita in Tunisia. Fabbricato in Italia.", "making IT, upper TN"],
  ] as const)
    expect(told(text, "footwear"), text).toBe(where);
});

test("the code of a country is none at the begin of a number", () => {
  expect(told("Made in\nCN-4471 cartons")).toBe("");
  expect(told("Fabrication : CN")).toBe("making CN");
  expect(told("ARTICOLO\t: MU 2274\nPRODOTTO IN\t: ROMANIA")).toBe("making RO");
});

test("a step of knitwear is known by its own word", () => {
  expect(told("Fase\tPaese\nFilatura\tItalia\nSmacchinatura\tRomania")).toBe("spinning IT, weaving RO");
});
