/** Countries behind a label for origin where the form is not read as one: in a row with more columns, in a sentence, below. */
import { isLabelOf, LABELS } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import type { Found } from "../kit/found.ts";
import { OF_PRODUCT } from "../kit/label-places.ts";
import { labelled } from "../kit/labels.ts";
import { cellsOf, linesOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { isClaimed, OF_FIBRE, ORIGIN_OF_PART, PART_LENGTH } from "./clauses.ts";
import { countryIn, countryOfAddress, countryOfCell, countryOfTown, INFLECTED } from "./places-of-making.ts";
import { STEPS } from "./steps.ts";
import { WHERE, WORD_BEGINS } from "./words.ts";

/** A cell that is nothing but a label for where goods are made; "country" alone is that of an address, too. */
const LABEL_ALONE = worded(
  "u",
  ({ oneOf }) => `^(?!(?:country|land|pays|pais|paese)[ .:]*$)(?:${oneOf(LABELS.country)})[ .:]*$`,
);
/** Behind a country that fills its cell. */
const REST_OF_CELL = /^[). ]*$/;

/** "Country of origin | Portugal | Terms": a row of a form beside which other text stands, its label in two lines or one. No head of a table is a country. */
export function besideLabel(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const label = LABEL_ALONE.pattern();
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, row): Found[] => {
    const cells = line.includes("\t") ? cellsOf(line, start) : [];
    const isWrapped = label.test(`${cells[0]?.cell} ${endOfLabel(passage, lines[row + 1], cells.length)}`);
    if (cells.length < (isWrapped ? 2 : 3)) return [];
    return cells.slice(0, -1).flatMap(({ cell }, i): Found[] => {
      if (!label.test(cell) && !(isWrapped && i === 0)) return [];
      const [value, next] = [countryFilling(passage, cells[i + 1]), countryFilling(passage, cells[i + 2])];
      // "Finishing | Italy | Country of origin | Portugal": a label and its value stand before another.
      const isSecond = i % 2 === 0 && cells.length % 2 === 0 && !countryFilling(passage, cells[i - 2]);
      if (!value || next || (i > 0 && !isSecond && countryFilling(passage, cells[i - 1]))) return [];
      return [
        {
          field: "country_making",
          value: value.code,
          confidence: 0.93,
          passage,
          start: value.start,
          end: value.end,
        },
      ];
    });
  });
}

/** "Zemlja | Hrvatska" over "proizvodnje": what a row begins with that has fewer cells than the one above it, in small letters. */
function endOfLabel(
  { text }: Passage,
  next: { line: string; start: number } | undefined,
  above: number,
): string {
  const cells = next ? next.line.split("\t") : [];
  return next && cells.length < above && /^\p{Ll}/u.test(text.charAt(next.start)) ? (cells[0] ?? "") : "";
}

/** The country that is all that a cell says, also with its code or its name once more: "Bangladesh (BD)", "PT - Portugal". */
export function countryFilling(passage: Passage, cell: { cell: string; start: number } | undefined) {
  const country = cell && countryIn(passage, cell.start);
  if (!cell || !country?.sure) return undefined;
  const again = AGAIN.exec(passage.folded.slice(country.end, cell.start + cell.cell.length))?.[0].length;
  const same = again === undefined ? undefined : countryIn(passage, country.end + again);
  const end = same?.code === country.code ? same.end : country.end;
  return REST_OF_CELL.test(passage.folded.slice(end, cell.start + cell.cell.length))
    ? { ...country, end }
    : undefined;
}

/** Between a country and its code. */
const AGAIN = /^ ?[(/,–-] ?(?=\p{L})/u;

/** "9. ", "Box 9 ": the number of a box, before its label. */
const BOX_NUMBER =
  /^(?:(?:box|field|item|feld|case|champ|casella|campo|casilla|vak|veld|pole|falt|felt|kentta|kolonka|rubrik) ?)?\(?\d{1,2}[a-z]?[.):]{0,2} (?=\p{L})/u;
const PRODUCT_BEHIND = new RegExp(OF_PRODUCT, "u");

/** "9. Country of manufacture | 10. Country of dispatch" over "Bangladesh | Belgium": boxes with their values below. */
export function belowBox(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, i): Found[] => {
    const next = lines[i + 1];
    if (!next || !line.includes("\t") || !BOX_NUMBER.test(line)) return [];
    const [heads, values] = [cellsOf(line, start), cellsOf(next.line, next.start)];
    if (values.length !== heads.length || !heads.every(({ cell }) => BOX_NUMBER.test(cell))) return [];
    return heads.flatMap(({ cell }, at): Found[] => {
      const value = values[at];
      if (!value || !isBoxOfCountry(cell)) return [];
      const country =
        countryFilling(passage, value) ??
        countryOfTown(passage, value.start, value.start + value.cell.length);
      if (!country?.sure) return [];
      const found = { field: "country_making", value: country.code, confidence: 0.93, passage };
      return [{ ...found, start: country.start, end: country.end }];
    });
  });
}

function isBoxOfCountry(head: string): boolean {
  return isLabelOf(head.replace(BOX_NUMBER, "").replace(PRODUCT_BEHIND, ""), "country");
}

/** Most lines of an address. */
const MOST_LINES = 5;

/** "5. Last processor of the products" over "Some Works Ltd, Unit II," and "Tiruppur, India": a box whose address ends with its country. */
export function downBox(passage: Passage): Found[] {
  if (passage.order !== "columns") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line }, i): Found[] => {
    if (!BOX_NUMBER.test(line) || !isBoxOfCountry(line)) return [];
    const rest = lines.slice(i + 1, i + 1 + MOST_LINES);
    const next = rest.findIndex((one) => one.line === "" || BOX_NUMBER.test(one.line));
    const below = next < 0 ? rest : rest.slice(0, next);
    const [first, last] = [below[0], below.at(-1)];
    if (!first || !last) return [];
    const end = last.start + last.line.length;
    const country = countryOfCell(passage, first.start, end) ?? countryOfAddress(passage, first.start, end);
    if (!country?.sure) return [];
    const found = { field: "country_making", value: country.code, confidence: 0.88, passage };
    return [{ ...found, start: first.start, end: country.end }];
  });
}

/** "…, country of origin: | 40 | 22.00" over "Bulgaria, EAN …": a cell that is full goes on below. */
export function belowLabel(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, i): Found[] => {
    const next = lines[i + 1];
    if (!next || !line.includes(":\t")) return [];
    const [first] = cellsOf(next.line, next.start);
    const label = LABEL_AT_END.pattern();
    const ends = cellsOf(line, start).some(({ cell }) => cell.endsWith(":") && label.test(cell));
    const country = ends && first ? countryIn(passage, first.start) : undefined;
    if (!country?.sure || !/^[.,;)]/.test(passage.folded.slice(country.end))) return [];
    return [
      {
        field: "country_making",
        value: country.code,
        confidence: 0.88,
        passage,
        start: country.start,
        end: country.end,
      },
    ];
  });
}

/** Behind other words of its cell. */
const LABEL_AT_END = worded("u", ({ oneOf }) => `[,;.(] (?:${oneOf(LABELS.country)}) ?:$`);

/** What is done to metal besides melting it. */
const METAL_DONE = worded(
  "u",
  ({ oneOf }) =>
    `${WORD_BEGINS}(?:${oneOf("rolled,cold-rolled,hot-rolled,poured,drawn,forged,gewalzt,kaltgewalzt,warmgewalzt,vergossen,gegossen,gezogen,geschmiedet,lamine,fondu,coule,etire,forge,laminat,colat,trafilat,forgiat,laminad,fundid,colad,estirad,trefilad,forjad,gewalst,koudgewalst,warmgewalst,gegoten,gesmolten,getrokken,gesmeed,walcowan,wytopion,odlan,odlewan,ciagnion,valcovan,taven,odlit,tazen,kovan,valsad,valsat,kallvalsad,varmvalsad,gjuten,smalt,dragen,valset,valsede,støbt,smeltet,trukket,støpt,valssattu,sulatettu,valettu,vedetty,hengerelt,olvasztott,ontott,huzott,topit,turnat,valjan,taljen,lijevan,vucen,valtsitud,velmet,kausets,valcuot,lydyt,haddelen,dokul,валцуван,леят,стопен,вальцьован,виплавлен,ваљан,ливен,топљен,ελασ,χυτευ")})\\p{L}{0,4}(?!\\p{L})`,
);
/** What is done to cloth or to what is made of it. */
const CLOTH_DONE = ["country_spinning", "country_weaving", "country_dyeing", "country_finishing"].flatMap(
  (step) => (STEPS[step] ? [STEPS[step].spokenOf] : []),
);
const DONE = [...CLOTH_DONE, ...(STEPS.country_melt ? [STEPS.country_melt.spokenOf] : []), METAL_DONE];
const IN = new RegExp(`[ ](?:${WHERE})[ ](?=\\p{L})`, "gu");
const NOT = /(?<!\p{L})(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|nu|nem|ne|не|δεν)(?!\p{L})/u;
/** Longest sentence of a value, in characters. */
const LONGEST = 90;

/** "Origin: woven and finished in Portugal": what is said behind the label is of the product. */
export function saidOfOrigin(passage: Passage): Found[] {
  return labelled(passage, "country").flatMap(({ start, end, apart, worth }): Found[] => {
    const said = passage.folded.slice(start, Math.min(end, start + LONGEST)).split(/(?<=\p{L})\. /u)[0] ?? "";
    if (
      !apart ||
      NOT.test(said) ||
      ORIGIN_OF_PART.test(said) ||
      !DONE.some((step) => step.pattern().test(said))
    )
      return [];
    const places = [...said.matchAll(IN)].flatMap((match) => {
      const country = countryIn(passage, start + match.index + match[0].length);
      return country ? [country] : [];
    });
    const [country] = places;
    if (!country || places.some(({ code }) => code !== country.code)) return [];
    const last = places.at(-1) ?? country;
    const rest = passage.folded.slice(last.end, Math.min(end, start + said.length));
    if (!REST_OF_CELL.test(rest) || !isClaimed(passage, start, last.end)) return [];
    const confidence = (country.sure ? 0.88 : INFLECTED) * worth;
    return [{ field: "country_making", value: country.code, confidence, passage, start, end: last.end }];
  });
}

/** "Luogo di produzione filato, tessuto e tinto | a Prato – Italia": a label for where goods are made, with what is done there. */
const WITH_STEPS = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?:${oneOf(LABELS.country)})[ ]?[(:–-]?[ ]?(?<steps>\\p{L}[^\\n\\t:]{8,70}?)(?:[ ]?:[ ]?\\t?|[\\t\\n]|[ ](?=(?:${WHERE})[ ]))(?:(?:${WHERE})[ ])?(?=\\p{L})`,
);

/** Where all the steps are done that the label names: more than one, as the cloth alone may come from elsewhere. */
export function placeOfSteps(passage: Passage): Found[] {
  return [...matches(passage, WITH_STEPS)].flatMap(({ 0: label, index, groups }): Found[] => {
    const steps = groups?.steps ?? "";
    if (CLOTH_DONE.filter((step) => step.pattern().test(steps)).length < 2) return [];
    if (passage.order === "rows" && label.includes("\n")) return [];
    const start = index + label.length;
    const length = passage.folded.slice(start).search(/[\t\n]|$/);
    const country =
      countryFilling(passage, { cell: passage.folded.slice(start, start + length), start }) ??
      countryOfTown(passage, start, start + length);
    if (!country?.sure) return [];
    const found = { field: "country_making", value: country.code, confidence: 0.85, passage };
    return [{ ...found, start, end: country.end }];
  });
}

/** Origin between dashes or dots, in a line that tells more of the goods: "55 % linen – origin Lithuania – 310 g". */
const BETWEEN_SIGNS = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=[ ][–—|·•-][ ]|[|·•])(?!(?:country|land|pays|pais|paese)[ ]?:?[ ])(?:${oneOf(LABELS.country)})[ ]?:?[ ](?=\\p{L})`,
);
const BEFORE_SIGN = /^[ ]?(?:$|[\t\n]|[ ][–—-][ ]|[|·•])/u;

/** Where goods are from in a part of their line. */
export function betweenSigns(passage: Passage): Found[] {
  return [...matches(passage, BETWEEN_SIGNS)].flatMap(({ 0: label, index }): Found[] => {
    const country = countryIn(passage, index + label.length);
    if (!country?.sure || !BEFORE_SIGN.test(passage.folded.slice(country.end, country.end + 4))) return [];
    if (ORIGIN_OF_PART.test(label) || isFibreAlone(passage, index)) return [];
    const found = { field: "country_making", value: country.code, confidence: 0.85, passage };
    return [{ ...found, start: index, end: country.end }];
  });
}

/** "Wool – origin New Zealand – spun in Italy": a fibre as all that stands before is where that comes from. */
function isFibreAlone({ text, folded }: Passage, at: number): boolean {
  const before = /(?:^|[\n\t–—|·•])[ ]?(?<word>\p{L}+)[ ][–—|·•-][ ]$/u.exec(
    folded.slice(Math.max(at - PART_LENGTH, 0), at),
  );
  const word = before?.groups?.word;
  if (word === undefined) return false;
  const end = at - 3;
  return OF_FIBRE.test(word) || fibresIn(word, text.slice(end - word.length, end)).length > 0;
}
