/** The size of the product. */
import { LINE_END, type Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { labelled } from "../kit/labels.ts";
import { lineEnd, type Place, placeOf, sharesWords } from "../kit/places.ts";
import { OF_OTHERS } from "./packages.ts";
import { GROSS_WORDS, sentenceStart } from "./weights-around.ts";

const AXIS = String.raw`(?:h|b|l|w|t|d|p|a|s|v|g|szer|gl|wys|breite|tiefe|hohe)\.?`;
const UNIT_OF_SIZE = String.raw`(?:mm|cm|m|мм|см|м|εκ\.?|χιλ\.?)`;
/** "80", "1,5". */
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const NUMBERS = new RegExp(NUMBER, "gu");
/** "720–1180 mm", "72 bis 118 cm": how high a desk may be set, behind its least height. */
const UP_TO =
  "[ ]?[-–—−/][ ]?|[ ](?:to|bis|a|à|ate|até|hasta|tot|do|til|till|upp till|az|ig|la|kuni|iki|lidz|līdz|до|εωσ|έως)[ ]";
const RANGE = String.raw`(?:(?:${UP_TO})${NUMBER}(?=[ ]?(?:${UNIT_OF_SIZE}(?!\p{L})|[x*×(),;\t\n]|$)))?`;
const LENGTH = String.raw`(?:\p{L}[ ]?)?${NUMBER}${RANGE}[ ]?${UNIT_OF_SIZE}?[ ]?(?:(?:\(${AXIS}\)|${AXIS})(?!\p{L}))?`;
/** Lengths with a sign between, with a letter before each ("L 160 P 80 H 76"), or three with strokes. */
const SIZE = new RegExp(
  String.raw`(?<![\d\p{L}.,])(?:${LENGTH}[ ]?[x*][ ]?${LENGTH}(?:[ ]?[x*][ ]?${LENGTH}){0,2}|(?:\p{L}[ ]?\d{1,4}(?:[.,]\d)?[ ]?(?:mm|cm)?,?[ ]){1,2}\p{L}[ ]?\d{1,4}(?:[.,]\d)?|\d{1,4}/\d{1,4}/\d{1,4})[ ]?${UNIT_OF_SIZE}?(?![\p{L}\d²³])`,
  "u",
);
/** Three lengths with their unit, which no label has to name. */
const THREE = new RegExp(
  String.raw`(?<![\d\p{L}.,/])(?:(?:\p{L}[ ]?)?${NUMBER}${RANGE}[ ]?(?:mm|cm)?[ ]?[x*][ ]?){2}(?:\p{L}[ ]?)?${NUMBER}${RANGE}[ \n]?(?:mm|cm|мм|см)(?![\p{L}\d²³])`,
  "gu",
);
/** Words for width, depth, height and length beside a length each, in all their forms. */
const AXIS_WORD = String.raw`(?:long|leng|lang|lung|larg|anch|wid|breit|breed|bre[dt]|fond|prof|tief|deep|dep|diep|dyb|dyp|djup|dybd|hoch|hoh|haut|alt|inalt|heig|high|tall|hoog|hoj|hoy|hog|szer|sir|sirk|gleb|hloub|hlbk|wys|vys|vyso|pitu|leve|syv|kork|pikku|lai|plat|plot|suga|sygav|korg|garum|dzil|augst|ilg|gyl|auksc|hossz|szel|mel|mag|gen|derin|yuks|uzun|dolz|duz|sirin|globin|dubin|visin|дълж|шир|дълб|висо|довж|глиб|вис|дуж|дуб|μηκ|πλατ|βαθ|υψ)\p{L}{0,8}`;
const WORDED_LENGTH = String.raw`${NUMBER}[ ]?(?:mm|cm|m|мм|см|м|εκ\.?)(?!\p{L})`;
const NEXT_LENGTH = String.raw`(?:[,;/]|[ ]x)?[ \n](?:(?:and|und|et|e|y|en|og|och|ja|i|a|si|ir|un|es|ve|и|та|і|και|sowie)[ \n])?`;
const LENGTH_FIRST = String.raw`${WORDED_LENGTH}[ \n](?:in |de |di )?${AXIS_WORD}`;
const LENGTH_LAST = String.raw`(?:${AXIS_WORD}|[hblwtdpasvg])\.?:?[ \n](?:de |di |of )?${WORDED_LENGTH}`;
/** "180 cm lang, 90 cm breit und 75 cm hoch", "larg. 45 cm, prof. 52 cm, haut. 81 cm". */
const WORDED_SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${LENGTH_FIRST}(?:${NEXT_LENGTH}${LENGTH_FIRST}){2}|${LENGTH_LAST}(?:${NEXT_LENGTH}${LENGTH_LAST}){2})`,
  "gu",
);
/** Beside a length, or in the label of lengths. */
const UNIT_OF_LENGTH = /(?<!\p{L})(?:mm|cm|m|мм|см|м|εκ|χιλ)(?!\p{L})/u;

/** A length without its axis: "80", "1,5", "72–118". */
const FIGURE = new RegExp(NUMBER + RANGE, "gu");
const ITS_RANGE = new RegExp(String.raw`(?<=\d)(?:${UP_TO})(?=\d)`, "u");
/** The units that stand in a size, each behind its figure. */
const UNITS = /(?<=[\d ])(?:mm|cm|m|мм|см|м|εκ\.?|χιλ\.?)(?!\p{L})/gu;

/**
 * A size as it is typed: "46 x 52 x 82 cm" of "L 46 x P 52 x H 82 cm", of "szerokość 46 cm, …" and of "46/52/82 cm". A diameter
 * and lengths of several units stay as they are printed: "Ø 60 x 6000 mm", "16 mm x 12 m".
 */
function asTyped(printed: string): string {
  const said = printed.replaceAll(/[\t\n]+/g, " ");
  const units = new Set(said.toLowerCase().match(UNITS));
  if (units.size > 1 || /[øØ⌀]/u.test(said)) return said;
  const isInSigns = /[x*×]/iu.test(said);
  const figures = (isInSigns ? said.match(FIGURE) : said.match(NUMBERS)) ?? [];
  return [figures.map((figure) => figure.replace(ITS_RANGE, "-")).join(" x "), ...units].join(" ");
}

/** What a size is that of beside a gross weight: "193 x 37 x 9 cm, brutto 19,6 kg". */
const BEFORE_GROSS = new RegExp(String.raw`^[ ]?[,;/|–-]?[ ]?(?:${GROSS_WORDS})(?!\p{L})`, "u");
/** What is sent, of a size of its own: "Paczki", "Colli". */
const OF_SENT =
  /label|etik|pallet|palet|colis|parcel|paczk|(?<!\p{L})(?:pa[ck]+et\p{L}{0,3}|packstuck\p{L}*|coll[io]|bultos?|volumes?|pacchi|kolli|balik\p{L}*|csomag\p{L}*|siuntin\p{L}*)(?!\p{L})/u;

/** A size behind a label, with signs or with words between its lengths. */
function sizeIn(text: string): RegExpExecArray | undefined {
  const [signs, [words]] = [SIZE.exec(text), [...text.matchAll(WORDED_SIZE)]];
  return [signs, words].find((match) => match && match.index <= FARTHEST_SIZE) ?? undefined;
}

/** Begins with the sign between two lengths, and ends with it: "x 2 pieces" is no length. */
const SIGN_FIRST = new RegExp(String.raw`^[x*][ ]?\d[\d.,]*(?![ ]?(?!${UNIT_OF_SIZE}|x)\p{L})`, "u");
const SIGN_LAST = /\d[ ]?(?:mm|cm)?[ ]?[x*]$/;

/**
 * A cell with the line below it where a size goes on there, "150 x 62 | x 88 cm" in a narrow column; and how many letters of
 * the page stand between both beyond the blank that parts them here.
 */
function withNextLine({ folded }: Passage, start: number, end: number): { text: string; between: number } {
  const cell = folded.slice(start, end);
  const next = folded[end] === LINE_END ? folded.slice(end + 1, lineEnd(folded, end + 1)) : "";
  const below = next.trimStart();
  const goesOn = SIGN_FIRST.test(below) || (SIGN_LAST.test(cell) && /^\d/.test(below));
  return goesOn
    ? { text: `${cell} ${below}`, between: next.length - below.length }
    : { text: cell, between: 0 };
}

/** How far behind its label a size may begin, in characters. */
const FARTHEST_SIZE = 20;

/** Width, depth and height, however they are printed. */
export function findDimensions({ passages, fields, kind }: Text): Found[] {
  const field = fields.get("dimensions");
  if (!field || (kind === "certificate" && fields.has("care_washing"))) return [];
  // A field that is asked for in centimetres needs no word for them.
  const usual = /in centimetres/.test(field.help ?? "") ? "cm" : "";
  const called = passages.flatMap((passage) =>
    labelled(passage, "dimensions").flatMap(({ from: label, start, end }): Found[] => {
      const said = withNextLine(passage, start, end);
      const match = sizeIn(said.text);
      if (!match) return [];
      const cell = Math.max(passage.folded.lastIndexOf("\n", label), passage.folded.lastIndexOf("\t", label));
      if (OF_OTHERS.test(passage.folded.slice(cell + 1, start + match.index))) return [];
      const unit = UNIT_OF_LENGTH.test(match[0])
        ? ""
        : UNIT_OF_LENGTH.exec(passage.folded.slice(label, start))?.[0];
      if (unit === undefined) return [];
      const from = start + match.index;
      const last = match.index + match[0].trimEnd().length;
      const to = start + last + (last > end - start ? said.between : 0);
      return [
        {
          field: "dimensions",
          value: asTyped(passage.text.slice(from, to)) + (unit === "" || unit === usual ? "" : ` ${unit}`),
          confidence: 0.92,
          passage,
          start: from,
          end: to,
        },
      ];
    }),
  );
  if (called.length > 0) return called;
  const sizes = passages.flatMap((passage) =>
    [...passage.folded.matchAll(THREE), ...passage.folded.matchAll(WORDED_SIZE)].map((match) => ({
      passage,
      ...placeOf(match),
    })),
  );
  // "Umkarton: L × B × H | 95 × 52 × 68 cm": what a row says of a size holds in either order of the page.
  const others = sizes.filter(isOfPacked);
  const own = sizes.filter((size) => !others.some((other) => sharesWords(other, size)));
  return own.map(({ passage, start, end }) => ({
    field: "dimensions",
    value: asTyped(passage.text.slice(start, end)),
    confidence: 0.7,
    passage,
    start,
    end,
  }));
}

/** A size of what the product is packed or sent in. */
function isOfPacked({ passage, start, end }: Place): boolean {
  const line = passage.folded.slice(sentenceStart(passage, start), start);
  return (
    OF_OTHERS.test(line) ||
    OF_SENT.test(line) ||
    BEFORE_GROSS.test(passage.folded.slice(end, end + GROSS_REACH))
  );
}

/** Characters behind a size in which it may be called that of a gross weight. */
const GROSS_REACH = 20;
