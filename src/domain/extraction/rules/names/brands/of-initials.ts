/** Brands that the number of the article begins with the first letters of: "ALBA DI LANA" of "ADL-5021". */
import { folded } from "../../../folded.ts";
import { isLabel } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { linesOf } from "../../kit/places.ts";
import { beginsWithForm, companyEnd, isAddress } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isName, OF_SHEET, TITLE } from "../name-shapes.ts";
import { lineOfWay, type Named } from "../shop-pages.ts";

/** Two letters of a number and more, before its figures or a sign. */
const LETTERS = /^\p{Lu}{2,4}(?=[-. /\d])/u;
/** How sure such a brand is. */
const OF_INITIALS = 0.75;
const MOST_WORDS = 4;
/** Lines among which the title of a page is. */
const TITLE_LINES = 3;
/** How far down a page the name of its shop stands alone. */
const HEAD_LINES = 5;

/**
 * Names in the head of a first page whose words begin with the letters that the number does.
 * @param reference finds the number, which takes long: it is asked for only where there are names
 */
export function brandsOfInitials(passages: readonly Passage[], reference: () => string): Found[] {
  const first = passages.find(({ order, reading }) => order === "rows" && reading.page === 1);
  const ways = [endOfWay, beginOfTitle, stackedHead, endOfTitle, linesOfHead, beginsOfHead, companyOfSheet];
  const names = first ? ways.flatMap((way) => way(first)).filter(isBrand) : [];
  if (!first || names.length === 0) return [];
  const letters = folded(LETTERS.exec(reference())?.[0] ?? "");
  const called = names.find(({ value }) => letters !== "" && isShortOf(value, letters));
  return called ? [{ field: "brand", confidence: OF_INITIALS, passage: first, ...called }] : [];
}

/** "ADL" of "Alba di Lana", "CVN" of "Corvane": the first letters of its words, or three of its only one in their order. */
export function isShortOf(name: string, letters: string): boolean {
  if (initialsOf(name) === letters) return true;
  const inOrder = new RegExp(`^${[...letters].join("\\p{L}*")}\\p{L}*$`, "u");
  return letters.length > 2 && inOrder.test(folded(name));
}

/** "A&B" and "Alba di Lana": the first letter of each word. */
function initialsOf(name: string): string {
  return [...folded(name).matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter).join("");
}

/** Three letters are no chance, so such a name may have the word for a fibre or a colour: "Alba di Lana". */
function isBrand({ value }: Named): boolean {
  const small = folded(value);
  if (!isName(value, 30) || /[\d:;,@%]/.test(value) || value.split(" ").length > MOST_WORDS) return false;
  const isOwn = initialsOf(value).length > 2 || !isNoName(value) || isOfFamilies(value);
  return !namesKind(small) && isOwn && companyEnd(value) === undefined;
}

/** "Harrow & Pell", of which one alone may be short for leather. */
export function isOfFamilies(value: string): boolean {
  return value.includes(" & ") && value.split(" & ").some((name) => !isNoName(name));
}

/** "DONNA / MAGLIERIA / ALBA DI LANA" over a product. */
function endOfWay(passage: Passage): Named[] {
  const parts = lineOfWay(passage);
  const value = parts?.line.split(/ [/>›»|] /).at(-1) ?? "";
  const end = parts ? parts.start + parts.line.length : 0;
  // "Short Tops" are a kind of goods, of which two letters say nothing.
  return TITLE.test(folded(value)) || initialsOf(value).length < 3
    ? []
    : [{ value, start: end - value.length, end }];
}

/** "Velo North Tarmac Tee" below the way to the product, which is the "Tarmac Tee" further on. */
function beginOfTitle(passage: Passage): Named[] {
  const way = lineOfWay(passage);
  if (!way) return [];
  const start = way.start + way.line.length + 1;
  const title = passage.text.slice(start).split(/[\n\t]/, 1)[0] ?? "";
  const name = title.split(/,| [–—|·-] /)[0] ?? "";
  const further = passage.text.slice(start + title.length);
  const words = name.split(" ");
  return [2, 3].flatMap((count): Named[] => {
    const value = words.slice(0, count).join(" ");
    const rest = words.slice(count);
    const isCalled = rest.length > 1 && further.includes(rest.join(" ")) && !TITLE.test(folded(value));
    return isCalled ? [{ value, start, end: start + value.length }] : [];
  });
}

/** "TARN" over "FOOTWEAR" in the corner of a page, both in capitals. */
function stackedHead({ text }: Passage): Named[] {
  const lines = linesOf(text).slice(0, TITLE_LINES);
  return lines.slice(1).flatMap(({ line, start }, i): Named[] => {
    const above = lines[i]?.line.split("\t")[0] ?? "";
    const below = line.split("\t")[0] ?? "";
    const value = `${above} ${below}`;
    if (value !== value.toUpperCase() || above.includes(" ") || below.includes(" ")) return [];
    return [{ value, start: lines[i]?.start ?? 0, end: start + below.length }];
  });
}

/** "Corvane" of "The Alder Glove – Corvane", the title that a browser prints over a page, where that name has a line or a cell to itself. */
function endOfTitle({ text }: Passage): Named[] {
  const [head, ...lines] = linesOf(text).slice(0, HEAD_LINES);
  const value = / [–—|-] (?<name>[^\t–—|]{3,30})$/u.exec(head?.line ?? "")?.groups?.name ?? "";
  const isAlone = lines.some(({ line }) => line.split("\t").some((cell) => folded(cell) === folded(value)));
  const end = head ? head.start + head.line.length : 0;
  return value !== "" && isAlone ? [{ value, start: end - value.length, end }] : [];
}

/** "Harrow & Pell" below its address, in a line of its own: two words and more, with capitals but for what joins them. */
function linesOfHead({ text }: Passage): Named[] {
  const head = linesOf(text).slice(0, HEAD_LINES);
  return (
    head
      .filter(({ line }) => LINE_OF_NAME.test(line) && !TITLE.test(folded(line)))
      // Below a label stands what that is of: "Oznaka modela" over "Fotelja Kvarner".
      .filter(
        ({ start }) => !head.some(({ line, start: at }) => at + line.length + 1 === start && isLabel(line)),
      )
      .map(({ line, start }) => ({ value: line, start, end: start + line.length }))
  );
}

const LINE_OF_NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:& |\+ |(?:and|und|et|e|y|di|de|do|da) )?\p{Lu}[\p{L}'’-]+){1,3}$/u;

/** "Harrow & Pell — Line sheet", "Tarnik – Dámske šaty", "Alba di Lana · Donna · Maglieria": before what a head tells next. */
function beginsOfHead({ text }: Passage): Named[] {
  return linesOf(text)
    .slice(0, TITLE_LINES)
    .flatMap(({ line, start }): Named[] => {
      const [value = "", ...rest] = line.split(BESIDE);
      const isName = rest.length > 0 && !value.includes("\t") && !TITLE.test(folded(value));
      return isName ? [{ value, start, end: start + value.length }] : [];
    });
}

/** "Harrow & Pell Ltd" over its address and "Product sheet – field jacket": the only company of a sheet of its own. */
function companyOfSheet({ text }: Passage): Named[] {
  const lines = linesOf(text);
  const [first, second] = lines;
  if (!first || !second || first.line.includes("\t") || companyEnd(first.line) !== first.line.length)
    return [];
  const isOfSheet = lines.slice(1, SHEET_LINES).some(({ line }) => OF_SHEET.test(folded(line)));
  if (
    !isOfSheet ||
    !isAddress(second.line) ||
    lines.slice(1).some(({ line }) => companyEnd(line) !== undefined)
  )
    return [];
  const ends = [...first.line.matchAll(/,? /gu)].filter(({ 0: blank, index }) =>
    beginsWithForm(first.line.slice(index + blank.length)),
  );
  const value = first.line.slice(0, ends[0]?.index ?? 0).replace(OF_TRADE, "");
  return value === "" ? [] : [{ value, start: first.start, end: first.start + value.length }];
}

/** Lines of a paper among which its title is. */
const SHEET_LINES = 8;
/** "Sanayi ve Ticaret" before the form of a Turkish company. */
const OF_TRADE =
  /(?: (?:ve|san(?:ayi|\.)?|tic(?:aret|\.)?|d[ıi]ş|SAN(?:AY[İI]|\.)?|T[İI]C(?:ARET|\.)?|VE))+$/u;

/** What parts a name from what stands beside it. */
const BESIDE = / [–—|·•-] /u;
