/** Papers about packages, by their title: "Packaging declaration", "Déclaration relative aux emballages". */
import type { Passage } from "../../../reading/passage.ts";
import { PACKAGE_WORDS } from "../../amounts/package-words.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";

/** What such a paper calls itself: a list that goes with a delivery is of the goods in the packages. */
const PAPER =
  /declar|erklarung|dichiara|verklaring|oswiadcz|deklar|forsakran|erklær|vakuutu|prohlas|vyhlas|nyilatk|izjav|deklaratsioon|beyan|specif|spezif|especif|tanusit|zertif|certif|conformi|konformi|zgodnos|megfelel|деклар|специф|δηλωσ|προδιαγρ/u;
const PACKAGE = new RegExp(
  `(?<!\\p{L})(?!packing)(?:\\p{L}{0,12}-?)?(?:${PACKAGE_WORDS}|пакуван|паковањ|амбалаж)`,
  "u",
);
/** "Product and packaging", "Material- und Verpackungserklärung": of the goods as well. */
const AND = /(?<!\p{L})(?:and|und|et|e|ed|y|en|i|og|och|ja|a|es|si|ve|и|та|και|in)(?!\p{L})|[&+/]/u;
const TITLE_LINES = 6;
const LONGEST_TITLE = 80;

/** True for a paper that is about packages: what it says of materials is theirs. */
export function isOfPackages(passages: readonly Passage[]): boolean {
  const first = passages.find(({ order, folded }) => order === "rows" && folded.trim() !== "");
  return linesOf(first?.folded ?? "")
    .slice(0, TITLE_LINES)
    .flatMap(({ line, start }) => cellsOf(line, start))
    .some(
      ({ cell }) =>
        cell.length <= LONGEST_TITLE &&
        !/[%:]/.test(cell) &&
        PACKAGE.test(cell) &&
        PAPER.test(cell) &&
        !AND.test(cell),
    );
}
