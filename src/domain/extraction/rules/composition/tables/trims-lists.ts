/** Lists of trims beside what a product is made of: elastic, reflective tape and cord are bought for it, and stand on no label. */
import { lineBefore, lineStart } from "../../kit/places.ts";
import type { Composition } from "../composition.ts";
import { isAfterItsName } from "../labels-before.ts";

const TRIMS =
  "trims?|trimmings?|trimmings? list|accessories|haberdashery|notions|findings|zutaten|nahzutaten|kurzwaren|zubehor|fournitures?|mercerie|accessoires|accessori|merceria|passamaneria|avios|fornituras|accesorios|aviamentos|acessorios|fournituren|garnituren|dodatki|pasmanteria|akcesoria|tillbehor|sybehor|tilbehor|sytilbehor|tarvikkeet|lisatarvikkeet|ompelutarvikkeet|drobna priprava|priprava|galanterie|galanteria|doplnky|kellekek|kiegeszitok|rovidaru|accesorii|furnituri|pribor|sivaci pribor|sivalni pribor|pozamanterija|pozamenterija|dodaci|фурнитура|аксесоари|αξεσουαρ|υλικα ραφησ|aksesuarlar|aksesuar|yardimci malzemeler|фурнітура|прибор|позамантерија|furnituur|tarvikud|lisandid|furnitura|piederumi|priedai";
/** Such a heading alone in its line, and rows below it: lines with a cell, a colon, a comma or a figure. */
const IN_LIST = new RegExp(
  String.raw`(?:^|\n)(?:\d[.\d]{0,3}[.)]?[ ])?(?:${TRIMS})(?:[ ]?[&/+][ ]?\p{L}{4,15}|(?:[ ]\p{L}{1,15}){1,2}|[ ]\(\p{L}{2,20}\))?[ ]?:?\n(?:[^\n]*[\t:%,\d][^\n]*\n){0,30}$`,
  "u",
);
/** Characters from the heading to the last of its rows. */
const REACH = 1500;

/** What trims are told as; what else stands in their list, such as a pocket lining or a rib, is a part of the product. */
const PARTS_OF_TRIMS: ReadonlySet<string> = new Set(["", "elastic", "reflective tape", "trim"]);

/** True for a trim in a list of such, below what the product is made of: a shop calls goods accessories, too. */
export function isOfTrims(one: Composition, all: readonly Composition[]): boolean {
  return isInList(one) && all.some((other) => isBefore(other, one) && !isInList(other));
}

function isInList(one: Composition): boolean {
  // "TRIM" over its shares is no list.
  const isNamed = /\p{L}/u.test(lineBefore(one));
  if (!PARTS_OF_TRIMS.has(one.part) || !isNamed || isAfterItsName(one)) return false;
  const line = lineStart(one.passage, one.start);
  return IN_LIST.test(one.passage.folded.slice(Math.max(line - REACH, 0), line));
}

function isBefore(other: Composition, one: Composition): boolean {
  if (other.passage === one.passage) return other.start < one.start;
  return other.passage.reading.page < one.passage.reading.page;
}
