/** The numbers of a text that count or measure something: none of a date, a standard, a postcode or an article. */
import { dateIn, numberOf } from "../rules/kit/numbers.ts";

/** A number, and where it stands in the text. */
export interface Figure {
  start: number;
  end: number;
  /** What it may mean: `1.250` is a quarter more than one, or more than a thousand. */
  values: readonly number[];
}

/** A number that is joined to nothing on its left, and to no other number on its right. */
const NUMBER =
  /(?<![\p{L}][-/_]?|\p{N}[-/.,:_]?|\d[ ]-[ ]?)(?<sign>(?<=^|[\s:(])-(?=\d))?(?<number>\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?)(?![\d:]|[ ]?[-/][ ]?\d|[.,]\d)/gu;
/** "EN ISO 12945-2:2020", "OEKO-TEX Standard 100", "Regulation (EU) 1007/2011", "105-C06"; Romanians have "din" for of. */
const STANDARD =
  /(?<!\p{L})(?:(?:(?:iso|astm|aatcc|iec|uni|une|nf|bs|jis|gost|ohsas|oeko-?tex|standard|std|reach)(?!\p{L})|(?:en|din)(?=[ /-]*(?:en|iso|[1-9]\d{2,}))|sa(?=[ -]?8000))[ /:-]*){1,4}(?:[a-z]{1,2}[ -]?)?\d[\d:./-]*(?:-[a-z]\d+)?|(?<!\p{L})(?:regulation|verordnung|reglement|regolamento|reglamento|regulamento|directive|richtlinie|directiva|diretiva|direttiva)[^\d\n]{0,20}\d+\/\d+|\d{2,}-[a-z]\d+/gu;
/** "Art. no. 24", "Style 24", "Ref: 12", "N° 4", "size 38". */
const OF_ARTICLE =
  /(?<!\p{L})(?:(?:art|article|artikel|articolo|articulo|artigo|ref|reference|referenz|referencia|style|item|sku|lot|batch|charge|order|invoice|page|seite|size|grosse|größe|taille|taglia|talla|tamanho|maat)\.?[ -]?(?:(?:no|nr|nro|num|n[°o]|№|number|nummer|numero|code)\.?)?|(?:no|nr|nro|num|n°|№|number|nummer|numero)\.?)[ ]?[:#]?[ ]?(?:[a-z]{1,4}[-/ ]?)?\d[\d./-]*/gu;
/** The end of a scale, which says nothing of what stands on it: "7 out of 10", "7/10". */
const OF_SCALE =
  /(?<=\d[ ](?:out of|of|von|auf|sur|su|de|di|em|van|av|af|na|z|od|från|fra)[ ])\d+(?![ ]?%)|(?<=(?<![\d/.-])\d{1,2}(?:[.,]\d)?)[ ]?\/[ ]?100?(?![\d/])/gu;
/** Clocks, postcodes with a sign of their country, and months by numbers: "12:30", "D-48149", "03/2027". */
const JOINED = /\d+(?:[:/]\d+)+|(?<![\p{L}\d])[a-z]{1,3}-\d{4,5}(?!\d)|\d{4}-\d{3}(?!\d)/gu;

/** @param small a text in small letters without accents */
export function figuresIn(small: string): Figure[] {
  return [...withoutOthers(small).matchAll(NUMBER)].map(({ 0: whole, index, groups }) => {
    const sign = groups?.sign === undefined ? 1 : -1;
    const values = readingsOf(groups?.number ?? "").map((value) => value * sign);
    return { start: index, end: index + whole.length, values };
  });
}

/** The text with letters in place of the numbers that count nothing. */
function withoutOthers(small: string): string {
  let text = small;
  const hide = (start: number, end: number) => {
    text = text.slice(0, start) + "x".repeat(end - start) + text.slice(end);
  };
  for (let date = dateIn(text); date; date = dateIn(text)) hide(date.start, date.end);
  for (const pattern of [STANDARD, OF_ARTICLE, OF_SCALE, JOINED])
    for (const { 0: whole, index } of text.matchAll(pattern)) hide(index, index + whole.length);
  return text;
}

function readingsOf(printed: string): number[] {
  const plain = printed.replace(/[ ']/g, "");
  const grouped = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  return [...new Set([numberOf(plain), numberOf(grouped)])].filter(Number.isFinite);
}
