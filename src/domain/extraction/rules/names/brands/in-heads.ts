/** Brands that no word tells, where a paper names whom it is from: its first lines, its largest letters, its address on the web, a drawn label. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { partWithin } from "../../composition/parts/within.ts";
import type { Found } from "../../kit/found.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";
import { companyEnd, isAddress } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { capitalised, isName, TITLE } from "../name-shapes.ts";

/** How many lines of a first page a name can be among that some company there is called by. */
const NAME_LINES = 10;
/** Who has a label made, or sells what is written about. */
const OF_COMPANY =
  /(?<!\p{L})(?:customer|client|klant|kunde|cliente|klient|musteri|asiakas|zakaznik|vevo|brand owner|distributed by|forgalmazza|distribue par)[ ]?:?[ \n](?=\p{L})/gu;
/** "Hersteller: Nordlicht GmbH", "LEAF 2: Dist. by Nordlicht AB". */
const AFTER_WORD =
  /^[^:]{2,40}: ?(?=[\p{Lu}\d])(?:[^:\d]{2,30} (?:by|par|von) (?=\p{Lu}))?|^\p{L}[^:\d]{2,30} (?:by|par|von|door|da|por|av|af|przez) (?=\p{Lu})/u;

/** A line with nothing but a name, which a company of the paper is called by: a mark of its own over it. */
export function nameOfCompany(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const customers = [...small.matchAll(OF_COMPANY)].map(({ 0: label, index }) =>
    (small.slice(index + label.length, index + label.length + 40).split(/[\t\n]/, 1)[0] ?? "").trimEnd(),
  );
  const companies = text.split("\n").flatMap((printed) => {
    const line = printed.replace(AFTER_WORD, "");
    const end = companyEnd(line);
    // "Joanna Wrona, Lodtex Sp. z o.o.": who writes for it.
    return end === undefined ? [] : [folded(line.slice(0, end)).replace(/^[^,]+, (?=[^ ]+ )/u, "")];
  });
  const drawn = DRAWN_LABEL.test(small.split("\n", 2).join("\n")) ? nameInTwoLines(passage) : [];
  if (drawn.length > 0) return drawn;
  for (const { line: whole, start } of linesOf(text).slice(0, NAME_LINES * 2)) {
    // "FJORD · Line sheet", "Atelier Mauve · Modèle : Léonie".
    const line = whole.split(/ [·|•–—] /)[0] ?? "";
    const name = folded(line);
    const own = [...customers, ...companies].some(
      (company) =>
        company.startsWith(name) &&
        (line === whole ? /^[ ,]/ : /^ (?![·|•–—-])/).test(company.slice(name.length) || " "),
    );
    // "KLEE & KIND" below "Kunde: Klee & Kind": a mark is drawn in capitals.
    const isWhole = companies.includes(name) || (customers.includes(name) && line !== line.toUpperCase());
    if (
      own &&
      !isWhole &&
      !TITLE.test(name) &&
      line.length >= 4 &&
      isName(line, 30) &&
      line.split(" ").length <= 4 &&
      !/[\d:;,@%]/.test(line)
    )
      return [{ field: "brand", value: line, confidence: 0.75, passage, start, end: start + line.length }];
  }
  return [];
}

/** "LINDQVIST" over "& ROSSI" on a label whose paper has "Lindqvist & Rossi" in a line or a cell of its own. */
function nameInTwoLines(passage: Passage): Found[] {
  const { text, folded: small } = passage;
  const lines = linesOf(text);
  return lines.flatMap(({ line, start }, i): Found[] => {
    const end = start + line.length + 1 + (lines[i + 1]?.line.length ?? 0);
    const drawn = text.slice(start, end).replace("\n", " ");
    if (drawn !== drawn.toUpperCase() || line === "" || !isName(drawn, 30)) return [];
    const both = folded(drawn);
    const at = small.indexOf(`\n${both}\n`) + 1;
    if (at === 0 || TITLE.test(both) || NO_MARK.test(both) || isNoName(drawn)) return [];
    const value = text.slice(at, at + both.length);
    return [{ field: "brand", value, confidence: 0.75, passage, start, end }];
  });
}

/** Papers on which a label is drawn as it will be sewn in. */
export const DRAWN_LABEL =
  /label|artwork|etikett|etiket|etiquet|etichett|wszyw|metk[ai]|einnaher|naheti|etykiet|cimke|tiket/u;
/** What is drawn of a label before its name: its leaf or its edge. */
const LEAF =
  /^(?:[-–—_. ]*|(?:(?:leaf|side|page|front|back|face|seite|vorderseite|ruckseite|recto|verso|lato|fronte|retro|cara|frente|zijde|voorkant|strona|przod|tyl|yuz|on yuz|sida|framsida|side|forside|puoli|etupuoli|strana|oldal|fata)[ .:]*){1,3}(?:\d|[a-d])?(?: (?:front|back))?)$/u;
/** The first thing below it: a share of fibres, or a word for a part of the garment with its other languages. */
const SHARES = /^(?:[^\d\n]{0,20}[:\n ])?\d{1,3}(?:[.,]\d{1,2})? ?%|^% ?\d/u;
/** What else stands in capitals on a label. */
const NO_MARK =
  /^(?:colou?r|farbe|couleur|colore|cor|kleur|kolor|renk|farg|farve|vari|barva|farba|szin|culoare|boja|size|gr|gro(?:ss|ß)e|taille|taglia|talla|tamanho|maat|rozmiar|beden|storlek|str|storrelse|koko|velikost|velkost|meret|marime|velicina|made|manufactured|fabrique|prodotto|fabricado|hergestellt|gemaakt|wyprodukowano|tillverkad|fremstillet|valmistettu|vyrobeno|vyrobene|keszult|gyartva|fabricat|proizvedeno|uretim|mensei|keep|keine|care|wash|pflege|entretien|proof|print|druck|style|art|ref|see|siehe|voir)(?!\p{L})/u;
/** "ES" and "GB" say what language a part of a label is in. */
const OF_LANGUAGE =
  /^(?:\p{Lu}{2}|ENG?|GER|DEU|FRA|FRE|ITA|ESP|SPA|POR|POL|NLD|DUT|CZE|SVK|HUN|ROU|SWE|NOR|DAN|FIN|GRE|TUR|RUS|UKR)(?![\p{L}\d])/u;

/** The first line of a label, in capitals over the shares or the number of the article. */
export function nameOnLabel(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const title = small.split("\n", 2).join("\n");
  if (!DRAWN_LABEL.test(title)) return [];
  const lines = text.split("\n");
  let start = 0;
  for (const [i, line] of lines.entries()) {
    const above = folded(lines[i - 1] ?? "x");
    const below = lines.slice(i + 1, i + 3).map(folded);
    const isMark =
      isName(line, 30) &&
      line === line.toUpperCase() &&
      line.split(" ").length <= 4 &&
      !/[\d:;,@%/]/.test(line) &&
      !OF_LANGUAGE.test(line) &&
      !TITLE.test(folded(line)) &&
      !NO_MARK.test(folded(line)) &&
      partWithin(folded(line)) === undefined &&
      !passage.beside.has(start);
    const isOverShares = () => below.some((next) => SHARES.test(next) || / \/ .* \/ /.test(next));
    if (isMark && (isUnderLeaf(lines, i) || (LEAF.test(above) && isOverShares())))
      return [{ field: "brand", value: line, confidence: 0.7, passage, start, end: start + line.length }];
    start += line.length + 1;
  }
  return [];
}

/** "Side A | Side B" over the columns of a drawn label: the first thing below them. */
function isUnderLeaf(lines: readonly string[], i: number): boolean {
  const above = folded(lines.slice(0, i).findLast((line) => line !== "") ?? "");
  return /\p{L}/u.test(above) && LEAF.test(above);
}

/** The address of a page that was printed from the web, at its begin or its end. */
const SITE =
  /(?<![\p{L}\d@.-])(?:https?:\/\/)?(?:(?:www|shop|store)\.)?(?<site>[\p{L}\d-]{3,30})\.[a-z]{2,8}\/[^\s]{3,}/u;
/** "And" in the address of a shop that is called with its sign. */
const AND = "(?:and|und|et|y|e|en|og|och|ja|a|i)?";

/** A name with a line, or a part of one, to itself on a page of the site that is called like it. */
export function nameOfSite(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const lines = small.split("\n");
  const [first = "", ...others] = [lines[0], ...lines.slice(1).slice(-2)];
  const site = [first, ...others].flatMap((line) => SITE.exec(line)?.groups?.site ?? [])[0];
  const letters = site?.replaceAll("-", "");
  if (letters === undefined) return [];
  for (const { line, start } of linesOf(text).slice(0, NAME_LINES)) {
    for (const { 0: part, index } of line.matchAll(/[^|·\t]+/gu)) {
      const name = part.trim();
      const like = folded(name)
        .replace(/[^\p{L}\d&+]/gu, "")
        .replace(/[&+]/g, AND);
      if (
        like.length < LEAST_SITE ||
        !new RegExp(`^${like}$`, "u").test(letters) ||
        !isName(capitalised(name), 30)
      )
        continue;
      const at = start + index + part.indexOf(name);
      return [{ field: "brand", value: name, confidence: 0.8, passage, start: at, end: at + name.length }];
    }
  }
  return [];
}

/** What stands before whose page it is: "© 2026 Northgate Mill Clothing Co." */
const OWNED =
  /(?:©|\(c\)|(?<!\p{L})copyright)[ ]?(?:©[ ]?)?(?:(?:19|20)\d{2}(?:[ ]?[-–][ ]?(?:19|20)\d{2})?,?[ ])?(?:by[ ])?/gu;

/** "HALLOW & PIKE Shirts Knitwear Sale": a name in capitals before the parts of its shop, read with it. */
const BEFORE_PARTS = /^(?=.*\p{Lu}{3})[\p{Lu}\d'’&.-]{1,20}(?: [\p{Lu}\d'’&.-]{1,20}){0,3}(?= \p{Lu}\p{Ll})/u;

/** A name in the head of a page that whoever owns it is called by, at its foot. */
export function nameOfOwner(passage: Passage): Found[] {
  const { reading, order, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const cells = linesOf(text)
    .slice(0, NAME_LINES)
    .flatMap(({ line, start }) => cellsOf(line, start))
    .flatMap((one) => {
      const before = BEFORE_PARTS.exec(one.cell)?.[0];
      return before === undefined ? [one] : [one, { ...one, cell: before }];
    });
  return cells
    .flatMap(({ cell, start }): Found[] => {
      const value = isName(cell, 30) && !TITLE.test(folded(cell)) ? ownerCalled(passage, cell) : undefined;
      const place = { passage, start, end: start + cell.length };
      return value === undefined ? [] : [{ field: "brand", value, confidence: 0.75, ...place }];
    })
    .slice(0, 1);
}

/** How a name is printed where a page tells to whom it belongs, also where its letters are set apart: "NOR THGATE MILL". */
export function ownerCalled({ text, folded: small }: Passage, name: string): string | undefined {
  const letters = [...folded(name).replaceAll(" ", "")].map((letter) => RegExp.escape(letter));
  const called = new RegExp(`^${letters.join(" ?")}(?![\\p{L}\\d])`, "u");
  return [...small.matchAll(OWNED)].flatMap(({ 0: sign, index }) => {
    const start = index + sign.length;
    const length = called.exec(small.slice(start))?.[0].length;
    return length === undefined ? [] : [text.slice(start, start + length)];
  })[0];
}

/** Letters of the shortest name. */
const LEAST_SITE = 3;
/** Letters of a name over a page are so much higher than its text. */
const WORDMARK_HEIGHT = 1.25;

/** The name that stands in large capitals over the first page: who sells the product, on papers of their own. */
export function wordmark(passage: Passage): Found[] {
  const { reading, order, text, words } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const end = text.search(/\n|$/);
  const line = text.slice(0, end);
  const [first] = words;
  const heights = words.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  if (!first || first.height < usual * WORDMARK_HEIGHT || line !== line.toUpperCase()) return [];
  if (
    line.length > 30 ||
    line.split(" ").length > 4 ||
    /[\d:;,@%]/.test(line) ||
    companyEnd(line) !== undefined
  )
    return [];
  if (!isName(line, 30) || TITLE.test(passage.folded.slice(0, end)) || /["“„«]/.test(line)) return [];
  // "BAGS & MADE-UPS" over its address is who sews.
  const below = text.slice(end + 1).split("\n", 1)[0] ?? "";
  if (OF_LANGUAGE.test(line) || (namesKind(passage.folded.slice(0, end)) && isAddress(below))) return [];
  // A company with its address, or a way to write to it, beside its name.
  const row = words.filter(
    (word) => Math.abs(word.y - first.y) < first.height && !line.split(" ").includes(word.text),
  );
  if (row.some((word) => /[,@]/.test(word.text))) return [];
  return [{ field: "brand", value: line, confidence: 0.7, passage, start: 0, end }];
}
