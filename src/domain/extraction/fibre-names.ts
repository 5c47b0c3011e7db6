/** Fibres of Regulation (EU) 1007/2011 by their names on labels, as the template for textiles calls them. */

/** Name in the template → names in English, German, French, Italian, Spanish and Portuguese. */
const FIBRES: Record<string, string> = {
  "organic cotton":
    "organic cotton, bio-baumwolle, biobaumwolle, coton bio, coton biologique, cotone biologico, algodón orgánico, algodão orgânico, algodão biológico",
  cotton: "cotton, baumwolle, coton, cotone, algodón, algodão",
  "virgin wool": "virgin wool, schurwolle, laine vierge, lana vergine, lana virgen, lã virgem",
  "merino wool": "merino wool, merinowolle, laine mérinos, lana merino, lã merino",
  wool: "wool, wolle, laine, lana, lã",
  cashmere: "cashmere, kaschmir, cachemire, cachemira, caxemira",
  silk: "silk, seide, soie, seta, seda",
  linen: "linen, flax, leinen, lin, lino, linho",
  hemp: "hemp, hanf, chanvre, canapa, cáñamo, cânhamo",
  viscose: "viscose, viskose, viscosa",
  modal: "modal",
  lyocell: "lyocell, lyocel, liocel, tencel",
  cupro: "cupro",
  acetate: "acetate, acetat, acétate, acetato",
  polyester: "polyester, poliestere, poliéster",
  polyamide: "polyamide, polyamid, nylon, poliammide, poliamida",
  acrylic: "acrylic, polyacryl, acrylique, acrilica, acrílico",
  elastane: "elastane, elasthan, élasthanne, elastan, elastano, spandex",
  polypropylene: "polypropylene, polypropylen, polypropylène, polipropilene, polipropileno",
  polyurethane: "polyurethane, polyurethan, polyuréthane, poliuretano",
  down: "down, daunen, duvet, piumino, plumón, penugem",
  leather: "leather, leder, cuir, pelle, cuero, couro",
};

const BY_NAME = new Map(
  Object.entries(FIBRES).flatMap(([fibre, names]) => names.split(", ").map((name) => [name, fibre] as const)),
);

/** All names as alternatives of a pattern, the longest first. */
export const FIBRE_NAMES = [...BY_NAME.keys()].sort((one, other) => other.length - one.length).join("|");

const RECYCLED = /(?:^|\s)(?:recycled|recycelte[rs]?|recyclée?|riciclat[oa]|reciclad[oa])(?:\s|$)/;

/** What the template calls a fibre, `recycled …` for one that is said to be; undefined for another word before it. */
export function fibreCalled(printed: string): string | undefined {
  const name = printed.toLocaleLowerCase("en").normalize("NFC").replace(/\s+/g, " ");
  const known = BY_NAME.get(name);
  if (known !== undefined || !RECYCLED.test(name)) return known;
  const plain = BY_NAME.get(name.replace(RECYCLED, " ").trim());
  return plain && `recycled ${plain}`;
}
