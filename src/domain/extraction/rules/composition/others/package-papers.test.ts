import { expect, test } from "bun:test";
import { told } from "../../../../../../tests/support/compositions.ts";

const SAID = "Article: sheet LX-204\nPouch: 100% cotton\nRibbon: 100% viscose";

test("a paper about packages tells no composition of the product", () => {
  for (const title of [
    "Packaging declaration",
    "Verpackungserklärung",
    "Déclaration relative aux emballages",
    "Dichiarazione sugli imballaggi",
    "Declaración de envases",
    "Verpakkingsverklaring",
    "Oświadczenie dotyczące opakowań",
    "Förpackningsspecifikation",
  ])
    expect(told(`${title}\n${SAID}`), title).toEqual([]);
});

test("one about the goods as well does, and so does a list of what is packed", () => {
  for (const title of ["Product and packaging specification", "Packing list", "Declaration of composition"])
    expect(told(`${title}\n${SAID}`), title).not.toEqual([]);
});
