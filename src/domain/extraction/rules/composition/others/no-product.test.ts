import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { passagesOf } from "../../../reading/passage.ts";
import { compositionsIn } from "../read.ts";
import { kindOfNoProduct } from "./no-product.ts";
import { NO_PRODUCT_EXAMPLES } from "./no-product-examples.ts";
import { NO_PRODUCT_KINDS } from "./no-product-kinds.ts";

/** What the last composition of a text is of, where it is of no product: undefined for one of a product. */
function kindOf(text: string): string | undefined {
  const last = passagesOf(readingOf(text))
    .filter(({ order }) => order === "rows")
    .flatMap(compositionsIn)
    .at(-1);
  if (!last) throw new Error(`no composition in: ${text}`);
  return kindOfNoProduct(last);
}

describe("a composition of no product", () => {
  for (const { kind } of NO_PRODUCT_KINDS)
    test(`is one that is ${kind}, and not its neighbour`, () => {
      const { example, neighbour } = NO_PRODUCT_EXAMPLES[kind] ?? {};
      expect(kindOf(example ?? "")).toBe(kind);
      expect(kindOf(neighbour ?? "")).toBeUndefined();
    });

  test("has a name for each of its kinds", () => {
    expect(new Set(NO_PRODUCT_KINDS.map(({ kind }) => kind)).size).toBe(NO_PRODUCT_KINDS.length);
  });
});

test("of a package is what stands in its sentence or right behind a bag of film", () => {
  for (const text of [
    "Packaging: carton of 100% recycled board, ribbon 100% cotton.",
    "Verpackung: 100 % Recyclingkarton, Band 100 % Leinen",
    "Opakowanie: 100% karton, tasiemka 100% len",
    "Torebki foliowe 20×30 cm, 100% LDPE",
    "Folienbeutel: 100 % Polyethylen",
    "Igelitové sáčky, 100% polyethylen",
  ])
    expect(kindOf(text), text).toBeDefined();
  expect(kindOf("Packaging: box. Composition: 60% cotton, 40% linen")).toBeUndefined();
});

test("shown besides is what may interest who looks at a page", () => {
  for (const heading of [
    "You may be interested in",
    "Das könnte dich interessieren",
    "Cela pourrait vous intéresser",
    "Sinua saattaa kiinnostaa",
    "Może Cię zainteresować",
    "Teid võib huvitada",
    "Може да ви заинтересува",
  ])
    expect(kindOf(`Scarf LX-204\n${heading}\nHat LX-205: 70% acrylic, 30% wool`), heading).toBe(
      "shown besides",
    );
});

test("what is undecided is of no product, whoever considers it", () => {
  for (const text of [
    "Mr Hale is considering a blend of 60% viscose and 40% linen.",
    "Frau Keil erwägt einen Wechsel zu 60 % Viskose und 40 % Leinen.",
    "Mme Petit envisage un mélange viscose 60 %, lin 40 %.",
    "Pan Nowak rozważa mieszankę 60% wiskoza, 40% len.",
    "M. Petit préférerait un lin à 100 %.",
    "Die Einkäuferin würde lieber 100 % Leinen nehmen.",
    "Mevrouw Smit zou liever 100% linnen gebruiken.",
    "We cannot accept the second option (100% polyester).",
    "Votre proposition (100 % polyester) : nous ne la retenons pas.",
    "Non accettiamo la vostra proposta di 100% poliestere.",
    "Ehdotustanne (100 % polyesteri) emme hyväksy.",
  ])
    expect(kindOf(text), text).toBeDefined();
});

test("planned is what a column of ideas names, and not what was tested on a day", () => {
  const below = (head: string) => `${head}\nsál\t60% gyapjú, 40% selyem`;
  for (const head of ["Ideje\tMaterijal", "Ideja\tMaterial", "Artikl\tIdeje za zimu"])
    expect(kindOf(below(head)), head).toBe("in a table of what is planned");
  for (const head of ["Vizsgálat ideje\t2026. 05. 13–21.", "A szállítás ideje\t2026. 11. 2."])
    expect(kindOf(below(head)), head).toBeUndefined();
});
