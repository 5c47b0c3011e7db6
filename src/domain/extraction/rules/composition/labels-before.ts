/** What a composition stands behind: a label, a name for the product itself, or a word that no list knows. */
import { isLabelOf } from "../../label-words.ts";
import { CELL_END, LINE_END } from "../../reading/passage.ts";
import { labelled } from "../kit/labels.ts";
import { lineBefore } from "../kit/places.ts";
import type { Composition } from "./composition.ts";
import { partAtEnd } from "./parts/components.ts";
import { partAtBegin } from "./parts/part-names.ts";
import { partAtWordEnd } from "./parts/set-at.ts";

/** What may stand between a label and its shares: signs, and the name of the cloth where that is told. */
const BEFORE_SHARES = { composition: /^[^:\t\n;.%]{0,45}$/u, recycled: /^[^\p{L}%]*$/u };

/** True right behind a label of compositions, or of recycled material. */
export function isAfter({ passage, start }: Composition, label: "composition" | "recycled"): boolean {
  return labelled(passage, label).some(
    (one) => one.start <= start && BEFORE_SHARES[label].test(passage.folded.slice(one.start, start)),
  );
}

/** "Composition: 100 % cotton". */
export function isAfterItsLabel(one: Composition): boolean {
  return isAfter(one, "composition");
}

/** "Main fabric: 100 % cotton": after a name for the product itself. */
export function isAfterItsName(one: Composition): boolean {
  // "Fabric B".
  const label = labelOf(one)
    .trimEnd()
    .replace(/[ ][a-d](?=[ ]?[:.]?$)/u, "");
  const [first = "", ...others] = label.split(CELL_END);
  return isAfterItsLabel(one) || partAtEnd(label) === "" || (others.length > 0 && partAtEnd(first) === "");
}

/** "STOF" over its shares in a form whose labels stand above their values. */
export function isBelowItsName({ passage, start }: Composition): boolean {
  const { folded, order } = passage;
  if (order !== "columns" || lineBefore({ passage, start }) !== "") return false;
  const above = folded.slice(0, Math.max(start - 1, 0));
  return partAtEnd(`${above.slice(above.lastIndexOf(LINE_END) + 1)}:`) === "";
}

/** What stands before a composition in its line, or in the cell beside it. */
export function labelOf({ passage, start }: Composition): string {
  const line = lineBefore({ passage, start });
  return line.trim() === "" ? (passage.beside.get(start) ?? "") : line;
}

/** The same, where the cell beside is told from the shares by the end of a cell. */
export function rowBefore({ passage, start }: Composition): string {
  const line = lineBefore({ passage, start });
  const beside = passage.beside.get(start);
  return line === "" && beside ? `${beside}\t` : line;
}

/** A short label that is of no known part: "Wings: 80 % polyamide". */
const OTHER_LABEL =
  /(?:^|[.;,|/•·(-][ ])(?<label>\p{L}[\p{L}'-]{2,}(?:[ ]\p{L}[\p{L}'-]*){0,5})[ ]?[:\t][ ]*$/u;
/** Labels that tell goods, choices and colours apart, and no parts of one product. */
const NO_PART_LABEL =
  /(?<!\p{L})(?:gr[ea]y|grau|gris[e]?|grigio|cinza|grijs|szary|gra|harmaa|seda|black|white|navy|blue|red|green|ash|charcoal|anthra[cz]it\p{L}*|marine|ecru|heather|marl)(?!\p{L})|colou?r|farb|couleur|coloris|colore|kleur|kolor|farg|farve|vari|renk|option|variant|choice|wahl|choix|scelta|opcion|opcao|style|article|artikel|articol|articulo|artigo|item|model|ref|produ|qualit|calidad|kwaliteit|design|sample|muster|result|note/u;

/** A label behind the fibre of other shares, that nothing but its begin parts from them: "15 % seta Frange:". */
export function afterShares(begin: string, longest: number): RegExp {
  return new RegExp(String.raw`%[^%:.\t\n]*\p{Ll}[ ](?<label>${begin}[^%:\t\n]{2,${longest}}:[ ]*)$`, "u");
}

/** Such a label right before shares, folded, with the other shares at most so many characters away. */
export function labelAfterShares(
  { passage, start }: Pick<Composition, "passage" | "start">,
  pattern: RegExp,
  reach: number,
): string | undefined {
  const label = pattern.exec(passage.text.slice(Math.max(start - reach, 0), start))?.groups?.label;
  return label === undefined ? undefined : passage.folded.slice(start - label.length, start);
}

/** "100 % viscosa Collo staccabile: 100 % …". */
const OTHER_AFTER_SHARES = afterShares(String.raw`\p{Lu}`, 45);
/** Characters from the end of the shares before to those of such a label. */
const AFTER_SHARES_REACH = 75;

/** Words of the longest name of a part. */
const LONGEST_PART = 3;

/** A label that may be the name of a part: such as no list knows, or one that says more of it: "Collo staccabile in pelliccia". */
export function otherLabelOf(one: Composition): string | undefined {
  const label = printedLabelOf(one);
  if (label === undefined) return undefined;
  // "Lining band" is a part of its own.
  return (label.split(" ").length > LONGEST_PART && partAtBegin(label)?.part) || lastOf(label) || label;
}

/** The same in the words that are printed. */
export function printedLabelOf(one: Composition): string | undefined {
  const behind = labelAfterShares(one, OTHER_AFTER_SHARES, AFTER_SHARES_REACH) ?? "";
  const label = (OTHER_LABEL.exec(rowBefore(one)) ?? OTHER_LABEL.exec(behind))?.groups?.label;
  return label === undefined ||
    NO_PART_LABEL.test(label) ||
    isLabelOf(label, "brand") ||
    isLabelOf(label, "reference")
    ? undefined
    : label;
}

/** "Underarm mesh", "Meshrygg", "Schouderversteviging", "Tex zus Spitze": a part behind words for where it is or what list it stands in. */
function lastOf(label: string): string | undefined {
  const words = label.split(" ");
  if (words.length === 1) return /^mesh\p{L}+$/u.test(label) ? "mesh" : partAtWordEnd(label);
  // "Slip interno in rete" is made of mesh, and "fodera in rete" is a lining.
  if (/^(?:in|en|em|of|aus|di|de|van|uit|z|ze|i|av|af|with|mit|con|avec)$/.test(words.at(-2) ?? ""))
    return beginsAlone(label, words.slice(0, -2).join(" "));
  const last = words.at(-1) ?? "";
  return partAtEnd(`${last}:`) || partAtWordEnd(last);
}

/** The part that a label begins with, if that is all that stands before a little word. */
function beginsAlone(label: string, begin: string): string | undefined {
  const found = partAtBegin(label);
  return (found?.end === begin.length && found.part) || undefined;
}
