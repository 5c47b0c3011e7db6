/** The size of the product. */
import type { Found, Text } from "../found.ts";
import { labelled } from "../labels.ts";
import { OF_OTHERS } from "./packages.ts";
import { sentenceStart } from "./weights-around.ts";

const AXIS = String.raw`(?:h|b|l|w|t|d|p|a|s|v|g|szer|gl|wys|breite|tiefe|hohe)\.?`;
const UNIT_OF_SIZE = String.raw`(?:mm|cm|m|мм|см|м|εκ\.?|χιλ\.?)`;
const LENGTH = String.raw`(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?${UNIT_OF_SIZE}?[ ]?(?:(?:\(${AXIS}\)|${AXIS})(?!\p{L}))?`;
/** Lengths with a sign between, with a letter before each ("L 160 P 80 H 76"), or three with strokes. */
const SIZE = new RegExp(
  String.raw`(?<![\d\p{L}.,])(?:${LENGTH}[ ]?[x*][ ]?${LENGTH}(?:[ ]?[x*][ ]?${LENGTH}){0,2}|(?:\p{L}[ ]?\d{1,4}(?:[.,]\d)?[ ]?(?:mm|cm)?,?[ ]){1,2}\p{L}[ ]?\d{1,4}(?:[.,]\d)?|\d{1,4}/\d{1,4}/\d{1,4})[ ]?${UNIT_OF_SIZE}?(?![\p{L}\d²³])`,
  "u",
);
/** Three lengths with their unit, which no label has to name. */
const THREE =
  /(?<![\d\p{L}.,/])(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)?[ ]?[x*][ ]?(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)?[ ]?[x*][ ]?(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)(?![\p{L}\d²³])/gu;
/** Words for width, depth, height and length beside a length each, in all their forms. */
const AXIS_WORD = String.raw`(?:long|leng|lang|lung|larg|anch|wid|breit|breed|bre[dt]|fond|prof|tief|deep|dep|diep|dyb|dyp|djup|dybd|hoch|hoh|haut|alt|inalt|heig|high|tall|hoog|hoj|hoy|hog|szer|sir|sirk|gleb|hloub|hlbk|wys|vys|vyso|pitu|leve|syv|kork|pikku|lai|plat|plot|suga|sygav|korg|garum|dzil|augst|ilg|gyl|auksc|hossz|szel|mel|mag|gen|derin|yuks|uzun|dolz|duz|sirin|globin|dubin|visin|дълж|шир|дълб|висо|довж|глиб|вис|дуж|дуб|μηκ|πλατ|βαθ|υψ)\p{L}{0,8}`;
const WORDED_LENGTH = String.raw`\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm|m|мм|см|м|εκ\.?)(?!\p{L})`;
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

/** Width, depth and height as they are printed. */
export function findDimensions({ passages, fields, kind }: Text): Found[] {
  const field = fields.get("dimensions");
  if (!field || (kind === "certificate" && fields.has("care_washing"))) return [];
  // A field that is asked for in centimetres needs no word for them.
  const usual = /in centimetres/.test(field.help ?? "") ? "cm" : "";
  const called = passages.flatMap((passage) =>
    [...labelled(passage, "dimensions")].flatMap(({ from: label, start, end }): Found[] => {
      const match = SIZE.exec(passage.folded.slice(start, end));
      if (!match || match.index > 20) return [];
      const cell = Math.max(passage.folded.lastIndexOf("\n", label), passage.folded.lastIndexOf("\t", label));
      if (OF_OTHERS.test(passage.folded.slice(cell + 1, start + match.index))) return [];
      const unit = UNIT_OF_LENGTH.test(match[0])
        ? ""
        : UNIT_OF_LENGTH.exec(passage.folded.slice(label, start))?.[0];
      if (unit === undefined) return [];
      const [from, to] = [start + match.index, start + match.index + match[0].trimEnd().length];
      return [
        {
          field: "dimensions",
          value: passage.text.slice(from, to) + (unit === "" || unit === usual ? "" : ` ${unit}`),
          confidence: 0.92,
          passage,
          start: from,
          end: to,
        },
      ];
    }),
  );
  if (called.length > 0) return called;
  return passages.flatMap((passage) =>
    [...passage.folded.matchAll(THREE), ...passage.folded.matchAll(WORDED_SIZE)].flatMap((match): Found[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      const line = passage.folded.slice(sentenceStart(passage, start), start);
      if (OF_OTHERS.test(line) || /label|etik|pallet|palet|colis|parcel/u.test(line)) return [];
      return [
        {
          field: "dimensions",
          value: passage.text.slice(start, end).replaceAll("\n", " "),
          confidence: 0.7,
          passage,
          start,
          end,
        },
      ];
    }),
  );
}
