import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function brandsIn(text: string, kind = "declaration") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "brand")
    .map(({ value }) => value);
}

describe("no brand", () => {
  test("is where goods for somebody's brand are made, and who they are made for", () => {
    for (const said of [
      "A manta é fornecida à marca do cliente, é fabricada em Portugal e composta por algodão.",
      "A manta é fornecida à marca do cliente, é tecida em Guimarães e composta por algodão.",
      "We make the blanket as private label for customers in Hamburg and Berlin.",
      "Wir fertigen die Decke als Eigenmarke für unsere Kunden, hergestellt in Hof, aus Wolle.",
      "Het dekbed is een private label voor klanten in Antwerpen en Gent.",
      "Filten säljs under kundens varumärke, vävd i Borås.",
    ])
      expect(brandsIn(said), said).toEqual([]);
    expect(
      brandsIn("Wir fertigen die Decke als Eigenmarke für unseren Kunden, die Firma Kvist, aus Wolle."),
    ).toEqual(["Kvist"]);
  });

  test("is a country, but behind the label of one", () => {
    const table =
      "Matière\tPoids\tOrigine\n65/35 CO/PES\t402 g\tPT\n55/45 CV/CA\t141 g\tIT\nLégende : PT Portugal, IT Italie.";
    expect(brandsIn(`NOMENCLATURE — blouson « Aubrac » réf. BL-2207\n${table}`, "tech_sheet")).toEqual([]);
    expect(brandsIn("El bañador de la marca Marola es de poliamida.")).toEqual(["Marola"]);
    expect(brandsIn("Marke: Jordan\nArtikel: JD-5540\n100 % Baumwolle", "tech_sheet")).toEqual(["Jordan"]);
  });

  test("is the word for a complaint over one", () => {
    for (const title of ["Reklamacja", "Reklamation", "Klacht", "Beanstandung", "Réclamation", "Reclamo"])
      expect(brandsIn(`${title}: RK-2210\nProdukt: koc RK-2210`, "other"), title).toEqual([]);
  });

  test("is a kind of bag whose letters the number begins with", () => {
    for (const kind of ["Tote", "Messenger", "Drawstring"]) {
      const letters = kind
        .replace(/[aeiou]/g, "")
        .slice(0, 2)
        .toUpperCase();
      const text = `${kind} bag “Tern”\tNatural\nArticle no.\t${letters}-55-NAT\nShell\t100% cotton`;
      expect(brandsIn(text, "tech_sheet"), kind).toEqual([]);
    }
  });
});

test("a brand at the end of a line does not go on in the heads of a table below it", () => {
  for (const [line, heads] of [
    ["Borsa a spalla “Alloro” – articolo BG-417 – marchio Corvella", "Componente\tMateriale\tPeso\tOrigine"],
    ["Schultertasche „Alloro“ – Artikel BG-417 – Marke Corvella", "Bauteil\tMaterial\tGewicht\tHerkunft"],
    ["Skuldertaske “Alloro” – varenummer BG-417 – mærket Corvella", "Del\tMateriale\tVægt\tOprindelse"],
  ])
    expect(
      brandsIn(
        `${line}\n${heads}\nTessuto esterno\t60% cotton, 40% linen\t212 g\tRomania\nFodera\t100% cotton\t74 g\tItalia`,
        "tech_sheet",
      ),
      line,
    ).toEqual(["Corvella"]);
});
