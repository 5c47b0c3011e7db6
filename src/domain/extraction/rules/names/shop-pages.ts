/** Pages of shops for one product: below the way to the page stand its title, then who makes it, then the price. */
import { folded } from "../../folded.ts";
import { isLabelOf } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { linesOf } from "../kit/places.ts";
import { companyEnd } from "../makers/companies.ts";
import { isNoName, namesKind, namesKindBeforeQuotes } from "../products/kinds.ts";
import { isName, TITLE } from "./name-shapes.ts";
import { HOUSEHOLD } from "./references/codes-of-goods.ts";

/** "Women / Running / Tights", "Home > Damen > Schuhe". */
const WAY = /^[^\t\d]{2,40} [/>›»|] [^\t\d]{2,40} [/>›»|] /u;
const PRICE =
  /[€£$] ?\d|\d ?(?:€|£|\$|(?:kr|zł|kč|lei|ft|chf|eur|gbp|tl)(?!\p{L}))|(?<!\p{L})(?:chf|eur|gbp) ?\d/iu;
const BY = /^(?:by|von|par|di|de|van|av|af|fra|od|przez|por) /iu;
/** "by Skarv & Fell ★★★★☆ 4.4 (212 reviews)", "by Otterby · Product code OB-3390": what buyers think of it, and its number. */
const RATED =
  /[ ]?(?:[★☆✩✭⭐]| \d[.,]\d ?(?:\(|\/|[★⭐]|von |out of |sur |su |de |van |av |z )).*$|[ ][·|] (?=[^·|]*\d).*$/u;
/** Lines from the top of the page among which the way is. */
const WAY_LINES = 2;
/** "240 x 260 cm", ", blue": what a title has behind the name of its product. */
const BEHIND_NAME = /(?:,| \d+ ?x ?\d| [–—|·-] ).*$/u;

/** A name, and where it stands. */
export interface Named {
  value: string;
  start: number;
  end: number;
}

/** The line with the way to a page of a shop. */
export function lineOfWay({ text }: Passage): { line: string; start: number } | undefined {
  return linesOf(text)
    .slice(0, WAY_LINES)
    .find(({ line }) => WAY.test(line) && !line.includes("\t"));
}

/** Which of the first lines that is, less than zero if none is. */
function placeOfWay(lines: readonly { line: string }[]): number {
  return lines.slice(0, WAY_LINES).findIndex(({ line }) => WAY.test(line));
}

/** The title of the product and who makes it; nothing of any other page. */
function shownOn({ order, reading, text }: Passage): { title: Named; maker: Named } | undefined {
  if (order !== "rows" || reading.page !== 1) return undefined;
  const lines = linesOf(text).slice(0, WAY_LINES + 4);
  const way = placeOfWay(lines);
  const [title, below, next] = way < 0 ? [] : lines.slice(way + 1);
  if (!title || !below || title.line.includes("\t")) return undefined;
  const [cell = "", ...beside] = below.line.split("\t");
  if (PRICE.test(cell) || !PRICE.test(beside.length > 0 ? beside.join("\t") : (next?.line ?? "")))
    return undefined;
  const maker = named(cell, below.start, cell.replace(BY, "").replace(RATED, ""));
  if (!asMaker(maker)) return undefined;
  return { title: named(title.line, title.start, title.line.replace(BEHIND_NAME, "")), maker };
}

function named(printed: string, at: number, value: string): Named {
  const start = at + printed.indexOf(value);
  return { value, start, end: start + value.length };
}

/** Lines from the top of a page that has the parts of its shop over the way. */
const TOP_LINES = 10;

/** The lines below the way, at the top of the first page. */
function linesBelowWay({ order, reading, text }: Passage): ReturnType<typeof linesOf> {
  if (order !== "rows" || reading.page !== 1) return [];
  const lines = linesOf(text).slice(0, TOP_LINES);
  const way = lines.findIndex(({ line }) => WAY.test(line) && !line.includes("\t"));
  return way < 0 ? [] : lines.slice(way + 1);
}

/** "par Atelier Vauvert" between the title below the way and the price, also where the parts of the shop stand over the way. */
function saidBelowTitle(passage: Passage): Named | undefined {
  const [, ...below] = linesBelowWay(passage);
  const at = below.slice(0, TITLE_LINES).findIndex((_, i) => PRICE.test(below[i + 1]?.line ?? ""));
  const said = below[at];
  const part = said?.line.split(PARTED).find((one) => BY.test(one));
  if (!said || part === undefined) return undefined;
  return asMaker(named(said.line, said.start, part.replace(BY, "").replace(RATED, "")));
}

/** "LUNA SERRA" in a line of its own, in capitals, between the way and a title that says what the product is. */
function saidOverTitle(passage: Passage): Named | undefined {
  const [name, title, ...below] = linesBelowWay(passage);
  if (!name || !title || /[\p{Ll}\t\d]/u.test(name.line) || !/\p{Ll}/u.test(title.line)) return undefined;
  if (!namesKindBeforeQuotes(folded(title.line)) || !below.some(({ line }) => PRICE.test(line)))
    return undefined;
  const maker = named(name.line, name.start, name.line);
  return OF_PRICE.test(folded(maker.value)) || isNoName(maker.value) ? undefined : asMaker(maker);
}

/** Lines that a title may have below its first. */
const TITLE_LINES = 2;
/** "★★★★☆ 4,6 (83) · Art. DD-140-W · von Federleicht": what a line below the title tells, one after the other. */
const PARTED = / [·|•] (?=\p{L})/u;

/** "Pullover „Svea“ von LUNDBY & FREY | Modehaus Kettler": the title that a browser prints over a page. */
const IN_HEAD = / (?:by|von|par|di|av|af|door|przez|por) (?<maker>\p{Lu}[^|\t\n]{1,29}) \| [^|\t\n]+$/u;

/** Who makes it in the title over the page, where a line shows nothing but that name. */
function saidInHead({ order, reading, text }: Passage): Named | undefined {
  if (order !== "rows" || reading.page !== 1) return undefined;
  const [head, ...others] = linesOf(text);
  const maker = IN_HEAD.exec(head?.line ?? "")?.groups?.maker;
  const alone = maker === undefined ? undefined : others.find(({ line }) => line === maker);
  return alone && asMaker(named(alone.line, alone.start, alone.line));
}

function asMaker(one: Named): Named | undefined {
  const small = folded(one.value);
  const isOne = isName(one.value, 30) && one.value.split(" ").length <= 4 && !/[\d:;,@%]/.test(one.value);
  return isOne && !TITLE.test(small) && !namesKind(small) ? one : undefined;
}

/** Lines from the top of a page among which the title of its product is. */
const TITLES = 6;
/** "KER LANN · réf. 8815 · 129,00 €", "Waddenwaai €119,95", "NOÉMIE PARIS 64,00 €": a name before the number of the article, or before the price. */
const BEFORE_NUMBER =
  /^(?<name>\p{Lu}[^\t\n\d·|•:,;]{2,29}?)(?:(?: [·|•–—] |\t)(?:(?<label>\p{L}[^\t\d·|•]{1,24}?)[ ]?:? (?=[^ ]*\d)[\p{Lu}\d][\p{L}\d./-]+(?=$|[ \t])|(?=[^·|•\t]*\d[.,]\d{2}(?!\d)))| (?=[€£$] ?\d)|(?<=^[^\p{Ll}]+) (?=\d{1,4}[.,]\d{2} ?[€£$]))/u;
/** What stands before a price and is no name. */
const OF_PRICE =
  /^(?:preis|nur|jetzt|neu|statt|ab|price|now|only|from|was|new|sale|prix|a partir|des|seulement|prezzo|solo|ora|da|precio|desde|ahora|antes|oferta|preco|por|apenas|agora|prijs|nu|vanaf|voor|cena|tylko|teraz|od|pris|fra|fran|kun|nyhet|hinta|vain|alkaen|nyt|jen|iba|ar|csak|most|pret|doar|acum|cijena|samo|sada|zdaj|hind|nuud|tikai|tagad|kaina|tik|dabar|fiyat|sadece|цена|ціна|само|τιμη|μονο|in stock|auf lager)(?!\p{L})/u;

/** "Dunkelblau", "light grey": before the word for a colour. */
const SHADE =
  /^(?:hell|dunkel|light|dark|pale|licht|donker|ljus|mork|lys|vaalean|tumman|jasno|ciemno|svetle|tmave|svetlo|tmavo|sotet|vilagos)[ -]?/iu;

/** The name in the line below a title that says what the product is: whose that is. */
function saidBeforeNumber({ order, reading, text }: Passage): Named | undefined {
  if (order !== "rows" || reading.page !== 1) return undefined;
  const lines = linesOf(text).slice(0, TITLES);
  return lines.slice(1).flatMap(({ line, start }, i): Named[] => {
    const title = folded(lines[i]?.line ?? "");
    const { name = "", label } = BEFORE_NUMBER.exec(line)?.groups ?? {};
    const isTitle =
      namesKindBeforeQuotes(title) || HOUSEHOLD.test(title) || WAY.test(lines[i - 1]?.line ?? "");
    if (name === "" || !isTitle || (label !== undefined && !isLabelOf(folded(label), "reference"))) return [];
    const small = folded(name);
    if (OF_PRICE.test(small) || isNoName(name.replace(SHADE, "")) || companyEnd(name) !== undefined)
      return [];
    const maker = asMaker(named(line, start, name));
    return maker ? [maker] : [];
  })[0];
}

/** Who makes what is shown. */
export function makerInShop(passage: Passage): Found[] {
  const maker =
    shownOn(passage)?.maker ??
    saidOverTitle(passage) ??
    saidBelowTitle(passage) ??
    saidInHead(passage) ??
    saidBeforeNumber(passage);
  return maker ? [{ field: "brand", confidence: 0.8, passage, ...maker }] : [];
}

/** "Schlafgut & Söhne – Bettwäsche-Set „Almwiese“, 3-teilig": who makes it, what it is and its name. */
const MADE_BY = /^(?<maker>[^\t–—|:"“”„«»]{2,30}) [–—|] (?<kind>[^\t"“”„«»]{3,40}) ["“”„«»]/u;

/** "Kerlann – Pull Ondine", over the price: who makes it, what it is and its name without quotation marks. */
const MADE_BY_OVER_PRICE =
  /^(?<maker>[^\t–—|:"“”„«»]{2,30}) [–—|] (?<kind>\p{L}[\p{L}'’& -]{2,30}?) (?<name>\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)$/u;

/** Its parts in a title right over a price, where what stands last is a name. */
function madeByOverPrice(title: string, below: string): Record<string, string> | undefined {
  const { groups } = MADE_BY_OVER_PRICE.exec(title) ?? {};
  return groups && PRICE.test(below) && !isNoName(groups.name ?? "") ? groups : undefined;
}

/** Who makes what is shown, in the title of the page: its first line, or the first one below the way to it. */
export function makerInTitle(passage: Passage): Found[] {
  const { order, reading, text } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const lines = linesOf(text).slice(0, WAY_LINES + 2);
  const way = placeOfWay(lines);
  const [title, below] = lines.slice(way + 1);
  const { maker = "", kind = "" } =
    MADE_BY.exec(title?.line ?? "")?.groups ??
    (way < 0 ? undefined : madeByOverPrice(title?.line ?? "", below?.line ?? "")) ??
    {};
  const value = maker.replace(BY, "");
  const small = folded(value);
  if (!title || !isName(value, 30) || /\d/.test(value) || !namesKindBeforeQuotes(folded(kind))) return [];
  if (TITLE.test(small) || isNoName(value) || companyEnd(value) !== undefined) return [];
  return [{ field: "brand", confidence: 0.75, passage, ...named(title.line, title.start, value) }];
}

/** "Kerlann Ondine linen dress", of which the paper says further on what "the Ondine" is like: who makes it, and its name. */
const BEFORE_NAME =
  /^(?<maker>\p{Lu}\p{Ll}{2,}(?: (?:& )?\p{Lu}\p{Ll}{2,})?) (?<name>\p{Lu}\p{Ll}{2,}) (?<kind>\p{L}[^\t\d,:]{3,40})$/u;

/** Who makes what is shown, before its name in a title between the way to it and the price. */
export function makerBeforeName(passage: Passage): Found[] {
  const [title, price] = linesBelowWay(passage);
  const { maker = "", name = "", kind = "" } = BEFORE_NAME.exec(title?.line ?? "")?.groups ?? {};
  if (!title || !PRICE.test(price?.line ?? "") || !namesKindBeforeQuotes(folded(kind))) return [];
  const further = passage.text.slice(title.start + title.line.length);
  const isCalled = new RegExp(`(?<=\\p{Ll} )${name}(?=[ .,;!?])(?! \\p{Lu})`, "u").test(further);
  if (!isCalled || isNoName(name) || isNoName(maker)) return [];
  const one = asMaker(named(title.line, title.start, maker));
  return one ? [{ field: "brand", confidence: 0.7, passage, ...one }] : [];
}

/** What it is called. */
export function titleInShop(passage: Passage): Found[] {
  const title = shownOn(passage)?.title;
  return title && isName(title.value, 60)
    ? [{ field: "model_name", confidence: 0.65, passage, ...title }]
    : [];
}
