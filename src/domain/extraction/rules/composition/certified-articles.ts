/** What a certificate says of a single article that it names by its number. */
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { linesOf, type Place, placeOf, wordsOf } from "../kit/places.ts";

const CODE = String.raw`(?:[A-Z]{1,5}[-/. ]?\d{2,6}(?:[-/.]?[A-Z0-9]{1,5}){0,3})(?![\p{L}\d])`;
const ARTICLE = `(?:[Aa]rticles?|[Aa]rt|[Ss]tyle|[Ii]tem|[Mm]odell?|[Aa]rtikel|[Aa]rticolo|[Aa]rt[ií]culo|[Aa]rtigo|[Aa]rtyku[łl]|[Rr]ef(?:erence)?|[Rr]éf(?:érence)?|[Mm]odello|[Mm]od[eè]le|[Vv]ýrobek|[Tt]ermék|[Üü]rün)`;
/** "Article TM-2015". */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})${ARTICLE}(?:[ .-]{0,2}(?:no|nr|number|n)(?![\p{L}]))?[.:º° -]{0,3}(?<code>${CODE})`,
  "gu",
);
const ALONE = new RegExp(`^${CODE}$`, "u");
/** "Accappatoio adulto SF-ACC-800": goods, and the number that they have. */
const BEHIND_GOODS = new RegExp(String.raw`^(?:\p{L}{3,} ){1,4}(?<code>(?:[A-Z]{1,4}-)?${CODE})$`, "u");

/** Whether a name is the number of an article. */
export function isCode(name: string): boolean {
  return ALONE.test(name);
}

/** The number that stands behind the words for goods, with nothing else. */
export function codeBehindGoods(name: string): string | undefined {
  return BEHIND_GOODS.exec(name)?.groups?.code;
}

const HEAD = new RegExp(String.raw`^${ARTICLE}(?![\p{Ll}]{3})[^\t\d%]{0,20}\t[^\t]+$`, "u");
const IN_CELL = new RegExp(CODE, "u");
/** Characters of a sentence between the number and the shares. */
const REACH = 80;

/** How many articles are named by their numbers, each however often. */
export function articlesNamed(passages: readonly Passage[]): number {
  const named = passages.flatMap(({ text }) => [...text.matchAll(NAMED)].map((match) => match.groups?.code));
  return new Set(named).size;
}

/** Those of a document's places that are of its one article; none where it names several. */
export function ofOneArticle<Of extends Place>(passages: readonly Passage[], places: readonly Of[]): Of[] {
  const rows = passages.filter(({ order }) => order === "rows");
  const tables = rows.flatMap(tablesOf);
  const named = rows.flatMap((passage) =>
    [...passage.text.matchAll(NAMED)].map((match) => ({
      passage,
      ...placeOf(match),
      code: match.groups?.code ?? "",
    })),
  );
  const codes = new Set([...named, ...tables].map(({ code }) => code));
  if (codes.size !== 1 || codes.has("")) return [];
  return places.filter(({ passage, start }) => {
    if (tables.some((one) => one.passage === passage && one.start <= start && start < one.end)) return true;
    return named.some((one) => {
      const between = one.passage === passage ? passage.text.slice(one.end, start) : undefined;
      return (
        between !== undefined && one.end <= start && between.length <= REACH && !/[.;:%]\s|\n\n/.test(between)
      );
    });
  });
}

/** The rows below "Article | Description", each from its number to the next, or to where the table ends. */
function tablesOf(passage: Passage): (Place & { code: string })[] {
  const lines = linesOf(passage.text).map(({ line: text, start }) => {
    const [word] = wordsOf({ passage, start, end: start + text.length });
    return { text, start, end: start + text.length, left: word?.x ?? 0, size: word?.height ?? 0 };
  });
  return lines.flatMap((head, i) => {
    if (!HEAD.test(head.text)) return [];
    const below = lines.slice(i + 1);
    const isAtLeft = ({ left }: { left: number }) => Math.abs(left - head.left) < head.size;
    const ends = below.findIndex((line) => isAtLeft(line) && !line.text.includes(CELL_END));
    const table = ends < 0 ? below : below.slice(0, ends);
    return table.flatMap((line, row) => {
      const code = IN_CELL.exec(line.text.split(CELL_END, 1)[0] ?? "")?.[0];
      if (!isAtLeft(line) || !line.text.includes(CELL_END)) return [];
      const next = table.slice(row + 1).find(isAtLeft);
      // A row without a number is one of another article, that cannot be told from this.
      return [
        { passage, start: line.start, end: next?.start ?? table.at(-1)?.end ?? line.end, code: code ?? "" },
      ];
    });
  });
}
