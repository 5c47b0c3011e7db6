/** Codes of customs: of the Combined Nomenclature (8 digits) and of TARIC (10), Regulation (EEC) 2658/87. */
import { COMMODITY_CODES } from "../label-words.ts";
import { CELL_END, type Passage } from "../reading/passage.ts";
import { type Found, ofOneValue, type Text } from "./kit/found.ts";
import { cellsOf, lineAround, linesOf, type Place, placeOf } from "./kit/places.ts";
import { matches, worded } from "./kit/worded.ts";
import { belowHeads as cellsBelow } from "./products/rows-of-goods.ts";

const CODE = String.raw`(?<![\p{L}\d.,/-])(?<code>\d{4}[ .]?\d{2}[ .]?\d{2}(?:[ .]?\d{2})?)(?![ .]?\d|[ ]?[-/][ ]?\d|\p{L}|%)`;
const CALLED = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<![\p{L}\d-])(?:${oneOf(COMMODITY_CODES)})(?![\p{L}\d])[^\d\n\t]{0,30}\t?(?::[ ]*[\t\n]?)?${CODE}`,
);
const HEAD = worded("u", ({ oneOf }) => String.raw`^(?:${oneOf(COMMODITY_CODES)})\.?(?: ?[(/][^\t]{0,25})?$`);
const ONLY_CODE = new RegExp(`^${CODE}$`, "u");
/** Rows of a table that are looked through below its head. */
const MOST_ROWS = 30;
/** What goods are made of or packed in has codes of its own. */
const OF_OTHERS =
  /(?<!\p{L})(?:garne?|yarns?(?![ -]dyed)|filat[oi]|(?<!teinte?s? en )fils?|hilos?|fios?|przedz\p{L}*|priz[ea]|iplik|lanka(?=[:\t])|lanka[ant]\p{L}*|pack(?:ag|ing)\p{L}*|verpackung\p{L}*|emballage\p{L}*|imballag\p{L}*|embalaje|embalagem|opakowan\p{L}*|etiketten?|hang ?tags?)(?!\p{L})/u;
/** Chapters of the Harmonized System. */
const LAST_CHAPTER = 97;
/** Chapter 20 has nine headings: what goes on otherwise is a day of this century, as behind "NC", a note of credit. */
const DAY = /^20[1-9]/;

/** The code of customs that is called so: digits alone, 8 or 10 of them. */
export function findCommodityCodes(text: Text): Found[] {
  if (!text.fields.has("commodity_code")) return [];
  const found = text.passages.flatMap((passage) => [...behindWords(passage), ...belowHeads(passage)]);
  return found.length > 0 ? found : inRowsOfGoods(text);
}

/** The code in the row of a list whose cells run together: "6404 11 00 Indonesia" below "HS code" and "Origin". */
function inRowsOfGoods(text: Text): Found[] {
  const found = cellsBelow(text, (head) => HEAD.pattern().test(head)).flatMap(({ passage, start, end }) => {
    const cell = passage.folded.slice(start, end);
    return ONLY_CODE.test(cell) ? foundAt(cell, { passage, start, end }) : [];
  });
  return ofOneValue(found);
}

function behindWords(passage: Passage): Found[] {
  return [...matches(passage, CALLED)].flatMap((match) => {
    const { start, end } = placeOf(match);
    if (OF_OTHERS.test(lineAround(passage.folded, start))) return [];
    return foundAt(match.groups?.code ?? "", { passage, start, end });
  });
}

/** What stands below the head of a column, or a label over its value: the codes of all goods, where they are one. */
function belowHeads(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const head = HEAD.pattern();
  const lines = linesOf(passage.folded);
  const at = lines.findIndex(({ line }) => line.split(CELL_END).some((cell) => head.test(cell)));
  if (at < 0) return [];
  const found = lines.slice(at + 1, at + 1 + MOST_ROWS).flatMap(({ line, start: from }) =>
    cellsOf(line, from)
      .filter(({ cell }) => ONLY_CODE.test(cell))
      .flatMap(({ cell, start }) => foundAt(cell, { passage, start, end: start + cell.length })),
  );
  return ofOneValue(found);
}

function foundAt(code: string, place: Place): Found[] {
  const value = code.replace(/\D/g, "");
  const chapter = Number(value.slice(0, 2));
  if (chapter === 0 || chapter > LAST_CHAPTER || DAY.test(value)) return [];
  return [{ field: "commodity_code", value, confidence: 0.95, ...place }];
}
