/** Brands that stand where goods are named, and whose letters the number of the article begins with: "Sorvanne" of "SV-204", "Mo & Bell" of "MB 31". */
import { folded } from "../../../folded.ts";
import { isLabel, isLabelOf } from "../../../label-words.ts";
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { partWithin } from "../../composition/parts/within.ts";
import type { Found } from "../../kit/found.ts";
import { lineAround, lineStart, tailOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { COMMON, isLabelOfGoods } from "../models/goods-names.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { isOfWorks } from "../works.ts";
import { isOfPerson } from "./in-large-letters.ts";
import { domainsIn } from "./of-domains.ts";
import { isOfFamilies } from "./of-initials.ts";
import { companyCalled } from "./of-titles.ts";

/** Letters of a number before its figures or a sign. */
const LETTERS = /^\p{Lu}{2,4}(?=[-. /\d])/u;
/** What joins the words of a name, and has no letter in the number. */
const JOINED = "(?:(?:&|\\+|and|und|et|e|y|i|en|og|och|ja|di|de|do|da|del|della|van|der|von|the|la|le) )?";
/** How far down a page its title is, in lines. */
const HEAD_LINES = 5;
/** Letters of the shortest name, and of the shortest one that an address of the web tells. */
const LEAST_LETTERS = 4;
const LEAST_OF_DOMAIN = 5;
const LONGEST = 30;
/** Cells of a line in the head of a page. */
const MOST_CELLS = 2;
/** How sure such a brand is. */
const OF_SIGN = 0.75;

/** Where a name stands: in the head of a page, or beside goods. */
type Stand = "head" | "goods";

/**
 * The first name at such a place.
 * @param reference finds the number, which takes long
 * @param stands "goods" leaves out heads, which on invoices have the company that sells
 */
export function brandsOfSigns(
  passages: readonly Passage[],
  reference: string,
  stands: readonly Stand[] = ["head", "goods"],
): Found[] {
  const letters = folded(LETTERS.exec(reference)?.[0] ?? "");
  if (letters === "") return [];
  const found = passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) =>
      namesOf(letters, passage.text)
        .flatMap((name) => [...passage.folded.matchAll(name)])
        .flatMap(({ 0: { length }, index }): Found[] => {
          const value = passage.text.slice(index, index + length);
          const place = { passage, start: index, end: index + length };
          const stand = isBrand(passage, value) ? standOf({ ...place, value, reference }) : undefined;
          return stand && stands.includes(stand)
            ? [{ field: "brand", value, confidence: OF_SIGN, ...place }]
            : [];
        }),
    );
  return found.slice(0, 1);
}

/** Letters of a number that is set in Latin ones, in the alphabets of pages that have others: "VR-012" of "Βορινός". */
const ALIKE: Record<string, string> = {
  a: "aαа",
  b: "bβбв",
  c: "cκцчс",
  d: "dδд",
  e: "eεеєэηи",
  f: "fφф",
  g: "gγгґ",
  h: "hηхгчш",
  i: "iιηиіїй",
  j: "jγжйј",
  k: "kκкξ",
  l: "lλл",
  m: "mμм",
  n: "nνн",
  o: "oοωо",
  p: "pπп",
  r: "rρр",
  s: "sσсш",
  t: "tτтθц",
  u: "uυоую",
  v: "vβвυ",
  w: "wωв",
  x: "xξхχ",
  y: "yυιїуйя",
  z: "zζзжц",
};
const OTHER_SCRIPT = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Such a letter, in the alphabet of a page too. */
function letterOf(letter: string, text: string): string {
  const alike = OTHER_SCRIPT.test(text) ? ALIKE[letter] : undefined;
  return alike === undefined ? letter : `[${alike}]`;
}

/** Words that begin with one letter each, and one that begins with the first and has the others in their order. */
function namesOf(letters: string, text: string): RegExp[] {
  const alike = [...letters].map((letter) => letterOf(letter, text));
  const words = alike.map((letter) => `${letter}[\\p{L}'’-]+`).join(` ${JOINED}`);
  const word = alike.map((letter) => `${letter}\\p{L}*`).join("");
  return [words, word].map(
    (name) => new RegExp(`(?<![\\p{L}\\d'’@./_-])(?:${name})(?![\\p{L}\\d'’@]|[.]\\p{L})`, "gu"),
  );
}

/** No goods, material or colour, and no word that the paper has in small letters, too. */
function isBrand({ text }: Passage, value: string): boolean {
  const small = folded(value);
  const isCapitalised = value.split(" ").every((word) => /^(?:\p{Lu}|[&+]$|\p{Ll}{1,3}$)/u.test(word));
  if (!/^\p{Lu}/u.test(value) || !isCapitalised || value.length < LEAST_LETTERS || !isName(value, LONGEST))
    return false;
  if (NO_NAME.test(small) || COMMON.test(small) || partWithin(small)) return false;
  if (TITLE.test(small) || namesKindBeforeQuotes(small) || (isNoName(value) && !isOfFamilies(value)))
    return false;
  if (small.split(" ").some((word) => ADJECTIVE.test(word))) return false;
  const word = value.toLowerCase().replaceAll("+", "\\+");
  const isWord = new RegExp(`(?<![\\p{L}\\d@./-])${word}(?![\\p{L}\\d@-]|[.]\\p{L})`, "u").test(text);
  return companyEnd(value) === undefined && !isWord;
}

/** Goods and how they are, in words of one language, what a mail is about, and whom a towel is for. */
const NO_NAME =
  /^(?:rekawi[cz]|kapuson|kapsonlu|subject|betreff|objet$|oggetto|asunto|assunto|onderwerp|temat$|amne$|emne$|(?:guest|gaste?|invites?|ospit[ei]|invitados?|hospedes?|gasten|goscinn[yea]|gaster|gæst|gjest|vieras|hostovsk[ya]|vendeg|oaspeti|gost[ei])$)/u;

/** How goods are and what for, before what they are: "Kuschelige Wolldecke", "Quilted jacket", "Prešívaná bunda", "Kopalna brisača". */
const ADJECTIVE =
  /(?:ig|lich|isch|iert|farben)(?:e[smnr]?)?$|^ge\p{L}+te?[smnr]?$|^(?:hell|dunkel)?(?:blau|rot|grun|grau|braun|gelb|schwarz|weiss?|weich|warm|dick|dunn|leicht|neu|gross|klein)e?[smnr]?$|(?:tt|dd|mm|nn|pp|ll|ov|[szvktp])ed$|(?:ful|less|wear|proof)$|(?:er|ck|nd|kk)ad[et]?$|(?:kk|mm|er)et$|(?:ttu|tty)$|(?:t|z|s)[oe]tt$|(?:[oaei]van|iten|elen)[aey]$|^(?:pracovn|delovn|radn|robocz|ochronn|ochrann|sportov?n|kopaln|kupac|spaln|zimn|letn|jesenn|jarn|damsk|pansk|detsk|mesk|zensk|dzieciec|djecj|otrosk)\p{Ll}{1,3}$/u;
/** Who goods are from, and what is printed on them, in the sentence or title that names them. */
const FROM =
  /(?<!\p{L})(?:by|from|von|vom|aus dem haus|de chez|par|di|da|del|della|de|por|van|door|od|przez|av|af|fra|fran|ot|от|від|од|apo|απο|markt|marked|label+ed|branded|gemarkeerd|gelabeld|gekennzeichnet|marque|etiquete|marcat[oa]|etichettat[oa]|marcad[oa]|etiquetad[oa]|oznaczon[aey]|oznacen[aeyo]|merkitty|mærket|merket|jelolt|jelzesu|marcat|etichetat|oznacen[ao]?|margistatud|pazymet\p{L}{1,2}|markets?|маркиран\p{L}?|маркован\p{L}{1,2})[ \n]["“„«]?$/u;
/** What goods are, right behind a name or behind one more in quotes: "NAME shirt", "NAME „Mária” women's shirt". */
const NEXT = /^(?:[ ]["“„«][^"“”„«»]{2,30}["”“»])?[ \n-](?<words>\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2})/u;
/** The same right before it. */
const BEFORE = /(?<![\p{L}-])(?<words>[\p{L}’'-]+(?:[ \n][\p{L}\d’'-]+){0,2})[ \n]["“„«]?$/u;
/** "… modelo PA-22", "… (ref. 204": what parts a brand from the name of goods, which stands there as well. */
const LABEL_NEXT = /^["”“»]?,?[ \n]\(?(?<label>\p{L}[\p{L}-]*\.?)[ \n:]/u;
/** "On the NAME tote": goods that no list has, of a name that an address or a company tells, too. */
const ARTICLE =
  /(?<!\p{L})(?:the|our|your|this|these|each|der|die|das|den|dem|unser\p{L}*|de|het|onze|a|az)[ \n]$/u;
const NOUN_NEXT = /^[ \n-]["“„«]?\p{L}{3}/u;
/** Characters around a name that tell what it stands beside. */
const REACH = 80;

interface Named {
  passage: Passage;
  start: number;
  end: number;
  value: string;
  reference: string;
}

/** Whether a name is that of a page or of goods; the letters of a number may be those of a model or a person, too. */
function standOf(named: Named): Stand | undefined {
  const { passage, start, end, value, reference } = named;
  const { folded: small, text, reading } = passage;
  const before = small.slice(Math.max(start - REACH, 0), start);
  const after = text.slice(end, end + REACH);
  const rest = /^[^\t\n]*/u.exec(after)?.[0] ?? "";
  // "Sorvanne Sport Oy" is whoever sells; "NV" of "NV-204" is no form of a company.
  if (companyEnd(`A${rest.split(reference)[0]}`) !== undefined || isOfWeaver(passage, value))
    return undefined;
  if (isOfPerson(passage, start, end) || (/^-\p{L}/u.test(rest) && !isBeforeKind(after))) return undefined;
  const isFirst = /(?:^|[\t\n])["“„«]?$/u.test(before);
  const lines = small.slice(0, start).split("\n").length;
  const isInHead = reading.page === 1 && lines <= HEAD_LINES;
  if (isOfModel(before)) return undefined;
  if (isInHead && lines <= TITLE_LINES && isInTitle(before, rest, isFirst)) return "goods";
  if (isFirst && isInHead && rest === "" && !isInTable(lineAround(text, start))) return "head";
  if (isBesideGoods(named, before, after, isFirst)) return "goods";
  const isOfGoods = namesKindBeforeQuotes(folded(rest));
  const isTitle = lines === 1 ? isOfGoods || BEGINS_TITLE.test(rest) : isOfGoods && !isOfWords(value);
  // "Sample | Padded jacket": what a form says behind a label is no head.
  return isInHead && !isBehindLabel(before) && (isFirst ? isTitle : isFromAtEnd(before, rest))
    ? "head"
    : undefined;
}

function isBehindLabel(before: string): boolean {
  const label = /(?:^|[\n\t])(?<label>[^\n\t]{3,40})\t["“„«]?$/u.exec(before)?.groups?.label ?? "";
  return isLabel(label) || isLabelOfGoods(label);
}

/** Lines of a shop's page among which its title is. */
const TITLE_LINES = 3;
/** "Cap of merino NAME – grey", "NAME merino cap – grey": the colour behind the goods, which are called otherwise. */
const COLOUR_LAST = /^(?<kind>(?: \p{Ll}[\p{L}-]+| \p{Lu}[\p{L}-]+){0,4}) [–—-] \p{L}[\p{L} /-]{2,24}$/u;
const GOODS_FIRST = /(?:^|\n)(?:\p{L}[\p{L}'’-]*[ ]){1,5}$/u;

function isInTitle(before: string, rest: string, isFirst: boolean): boolean {
  const kind = COLOUR_LAST.exec(rest)?.groups?.kind;
  if (kind === undefined) return false;
  if (isFirst) return /\p{Ll}{4}/u.test(kind);
  return kind === "" && GOODS_FIRST.test(before);
}

/** "Oznaka modela" over "Fotelja Kvarner": what the model is called. */
function isOfModel(before: string): boolean {
  const label = /(?:^|[\n\t])(?<label>[^\n\t]{3,30}?)[ ]?:?[\n\t ]$/u.exec(before)?.groups?.label ?? "";
  return isLabelOf(label, "model") || isLabelOf(label, "reference");
}

/** "Sorvanne Mills": whoever weaves or sews, and gives numbers of its own. */
function isOfWeaver({ text, folded: small }: Passage, value: string): boolean {
  const name = folded(value);
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + name.length)) {
    // "Das NAME Strandtuch" within a sentence is what is woven.
    if (!/^[\n\t]?$/.test(small.charAt(at - 1))) continue;
    const called = /^(?:[^\t\n,.;:·|(]|[.](?=\p{L}))*/u.exec(text.slice(at, at + REACH))?.[0] ?? "";
    if (isOfWorks(companyEnd(called) === undefined ? called : called.slice(0, companyEnd(called))))
      return true;
  }
  return false;
}

/** The heads of a table are no names. */
function isInTable(line: string): boolean {
  return line.split(CELL_END).length > MOST_CELLS;
}

const BEGINS_TITLE = /^ ["“„«]?\p{Lu}/u;

/** "Kropsdragt med lange ærmer fra NAME" as a title, of goods that no list has. */
function isFromAtEnd(before: string, line: string): boolean {
  return line === "" && FROM.test(before) && /(?:^|\n)[^\n\t:,.;]{8,}$/u.test(before);
}

function isBesideGoods(named: Named, before: string, after: string, isFirst: boolean): boolean {
  const sentence = tailOf(before, /$(?<=(?<tail>[^.;:\t]*))/u);
  if (FROM.test(sentence) && namesKindBeforeQuotes(sentence)) return true;
  const isBefore = isFirst
    ? namesKindBeforeQuotes(folded(/^[^\t\n]*/u.exec(after)?.[0] ?? ""))
    : isBeforeKind(after);
  if (isBefore) return !isFirst || (!isBeginOfWord(named) && !isOfWords(named.value)) || isToldAgain(named);
  const goods = BEFORE.exec(sentence)?.groups?.words ?? "";
  // "The task chair model „Ulva“".
  if (namesKindBeforeQuotes(goods) && !isLabelOf(goods.split(/[ \n]/).at(-1) ?? "", "model")) {
    const label = LABEL_NEXT.exec(after)?.groups?.label ?? "";
    // "Badeanzug „Lagune“, Artikel-Nr. LG 20": in quotes it is what the goods are called.
    const isQuoted = /["“„«]$/.test(sentence);
    if ((isLabel(label) && !isQuoted) || isToldAgain(named)) return true;
  }
  // "Om NAME vinterjacka, artikelnummer SV-22" within a sentence.
  const isNumbered =
    !isFirst && /\p{Ll}[ \n]$/u.test(before) && NOUN_NEXT.test(after) && isNumberNext(after, named);
  if (isNumbered) return true;
  const isNamed = (ARTICLE.test(before) && NOUN_NEXT.test(after)) || (isFirst && isInRow(named));
  return isNamed && isToldAgain(named);
}

/** "NAME shirt" and "NAME-pipo". */
function isBeforeKind(after: string): boolean {
  return namesKindBeforeQuotes(folded(NEXT.exec(after)?.groups?.words ?? ""));
}

/** Goods of one or two words, and the label of the number before that. */
function isNumberNext(after: string, { reference }: Named): boolean {
  const at = after.indexOf(reference);
  const between =
    /^[ -]["“„«]?[\p{L}-]+(?:[ \n][\p{L}-]+)?["”“»]?,?[ \n]\(?(?<label>[\p{L}. -]{2,24}?)[ ]?:?[ \n]$/u.exec(
      after.slice(0, Math.max(at, 0)),
    );
  return between !== null && isLabel(folded(between.groups?.label ?? ""));
}

/** "Aspen Trail" of "AT-23": words of a model have their first letters in its number, too. */
function isOfWords(value: string): boolean {
  return / /.test(value) && !/ [&+] /.test(value);
}

/** "PR-1420" of a "Prešívaná bunda": numbers of goods are short for what those are, too, which a row of them begins with. */
function isBeginOfWord({ value, reference }: Named): boolean {
  return folded(value).startsWith(folded(LETTERS.exec(reference)?.[0] ?? ""));
}

/** In the row of the number, or in the line below it: cells of a row have their lines one below the other. */
function isInRow({ passage, start, reference }: Named): boolean {
  const from = lineStart(passage, start);
  const rows = passage.text.slice(from > 0 ? lineStart(passage, from - 1) : 0, start);
  return rows.includes(reference);
}

/** Whether an address of mail or the web, or a company of the paper, is called so as well. */
function isToldAgain({ passage, value, start }: Named): boolean {
  const letters = folded(value).replace(/[^\p{L}\d]/gu, "");
  const isOfDomain =
    letters.length >= LEAST_OF_DOMAIN && [...domainsIn(passage)].some((domain) => domain.startsWith(letters));
  return isOfDomain || companyCalled(passage, value, start) !== undefined;
}
