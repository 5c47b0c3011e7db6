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

test("where fibres come from is told of all their countries, and apart from where they are spun", () => {
  for (const [text, where] of [
    ["Cotton grown in India. Made in Portugal.", "fibre IN, making PT"],
    [
      "Bomulden er dyrket i Indien. Stoffet er vævet og farvet i Portugal.",
      "dyeing PT, fibre IN, weaving PT",
    ],
    ["Rohstoffherkunft: Neuseeland und Südafrika", "fibre NZ,ZA"],
    ["Origine des fibres : France, Belgique et Pays-Bas", "fibre FR,BE,NL"],
    ["Origen del algodón: Egipto", "fibre EG"],
    ["Cotone coltivato in Turchia, filato in Italia", "fibre TR, spinning IT"],
    ["Fase\tPaís\nCultivo do algodão\tBrasil\nFiação\tPortugal", "fibre BR, spinning PT"],
    ["Cotton is spun in Turkey.", "spinning TR"],
    ["Baumwolle wird in Indien gesponnen.", ""],
    ["Cotton is not grown in India.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a step that is done or takes place somewhere, also together with another", () => {
  for (const [text, where] of [
    [
      "La tomaia è orlata in Albania, mentre il montaggio e il finissaggio sono eseguiti in Italia.",
      "assembly IT, finishing IT, upper AL",
    ],
    ["Assembly takes place in Portugal.", "assembly PT"],
    ["Le montage a lieu au Portugal.", "assembly PT"],
    ["El montaje se realiza en Portugal.", "assembly PT"],
    ["Assembly is tested in Portugal.", ""],
  ] as const)
    expect(told(text, "footwear"), text).toBe(where);
});

test("whoever says that they make it says where", () => {
  for (const [text, where] of [
    ["La mochila se corta y se cose en nuestras instalaciones de Villena (España).", "making ES"],
    ["Fabricamos en España.", "making ES"],
    ["A peça fabrica-se em Portugal.", "making PT"],
    ["Nous fabriquons nos sacs à Cholet (France).", "making FR"],
    ["Produciamo i nostri capi in Romania.", "making RO"],
    ["Fertigung des Batteriepacks: Ungarn. Zellen: Südkorea.", "making HU"],
    ["Vendiamo i nostri capi in Romania.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});
