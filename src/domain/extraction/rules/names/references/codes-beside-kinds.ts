/** Numbers of articles that no label names, beside the word for what the goods are: "Mikina s kapucí MK-8802". */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { lineAround, linesOf, type Place } from "../../kit/places.ts";
import { namesKind, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { isDeniedOrOfMaterial } from "../brands/denied.ts";
import { WEARERS } from "../models/descriptions.ts";
import { SUBJECT } from "../models/goods-names.ts";
import { OF_SHEET } from "../name-shapes.ts";
import { isNumber, SEASON } from "./codes.ts";
import { codesInHeads, OF_COLOUR } from "./codes-in-heads.ts";
import { PAPER } from "./codes-of-goods.ts";

/** Letters, then figures, as no size, standard or stuff is written: "SM-2150", "P-6619/D", "BH-5011-70", "SM/215", "SM-R-21". */
const CODE =
  /(?<![\p{L}\d./-])(?!(?:EN|ISO|DIN|BS|NF|EU|EAN|GTIN|ASTM|AATCC|UPF|SPF|IP|GOTS|GRS|RCS|OCS|RWS|RDS|OEKO|STD|NC|KN|CN|GN|HS|NE|NM|DTEX|DEN|PP|PO|VAT|IBAN|ART|REF|NO|NR)[-/\d])(?:\p{Lu}{1,5}[-/]?(?=[\p{Lu}\d./-]*\d{3})\d|\p{Lu}{2,5}(?:-\p{Lu}{1,6}){1,2}-\d)[\p{Lu}\d]*(?:[-/.][\p{Lu}\d]+){0,3}(?![\p{L}\d/-])/gu;
const LONGEST_CELL = 160;
/** "Sweter damski, wzór MK-4417": what designs are called by, before the number of one. */
const DESIGN =
  /,? (?:wz[oó]r|vzor|dessin|design|desen|disegno|dise[nñ]o|desenho|dessein|m[oö]nster|mønster|kuosi|minta|uzorak|vzorec|десен|дизайн|візерунок|σχεδιο) $/iu;
/** Words alone, of which the last stands right before the number. */
const WORDS_BEFORE = /(?:^|: |\/ )(?<words>(?:[\p{L}'’-]+ ){1,5})$/u;
/** "Szal damski SZ-4402": goods that no list has, for whom they are. */
const OF_WEARERS = new RegExp(`\\p{L} (?:${WEARERS}) $`, "u");
/** What a number ends with that stands behind a word: also "Oxford shirt T-2290 for the passport". */
const ENDED = /^(?:$|,| [/–—·•(-]| (?:for|fur|pour|per|para|voor|dla|do|till|til|pro|pre|za)[ ])/u;
/** Where a number stands first, in a cell of its row or behind that of its line, or in what a letter is about; goods may follow behind a dash. */
const FIRST = new RegExp(`^(?:\\d{1,4}[.)]? |${SUBJECT.source})?$`, "u");
const NEXT_WORDS = /^ (?:[–—-] )?(?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2})/u;
/** "Gripwell GW-520W, protective glove against cold": a name and a number, and then what it is. */
const NAMED = /(?:^|: )\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+)? $/u;
const KIND_NEXT = /^, (?<words>\p{Ll}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})/u;

/** "Here are the data for the blanket PL-4410: …": a number right behind the word for goods within a sentence. */
const WORDS_WITHIN = /(?<=^|\p{L} )(?<words>\p{L}[\p{L}'’-]+ )$/u;
const GOES_ON = /^(?: ?[:.;,!?)(]| (?<next>\p{Ll}{2,}))/u;

/** "… dass wir den Pullover 5117 als Eigenmarke fertigen", "die GTIN zum Schlafanzug 20 117 B ist …": figures behind goods within a sentence, or in what a letter is about. */
const FIGURES =
  /(?<=\p{Ll} )(?<words>(?:\p{L}[\p{L}-]+ )?(?=[\p{L}-]*\p{Ll})\p{L}[\p{L}-]+ )(?<code>(?:\p{Lu}{2,4} )?(?!(?:19|20)\d{2}(?!\d))(?:\d{4,6}|\d{2,3}[ .]\d{3}(?![\d.,])|\d{2,4}[-/.]\d{2,5}(?:[-/.]\d{1,4})?(?![\d.,]\d))(?: [A-KN-RT-WYZ](?!\p{L})|\p{Lu}(?!\p{L}))?)(?=[ \n](?<next>\p{Ll}{2,})|[,.;)\n]|$)/gu;
/** What is counted, measured or paid, and when. */
const COUNTED =
  /^(?:st|pc|pz|pi[eè]c|pezz|ud|uni|szt|ks|db|buc|kom|kos|kpl|tk|vnt|gab|adet|бр|шт|pa(?:ar|ir|ia|r)|eur|usd|gbp|kr|zl|kc|ft|lei|лв|kg|g|gr|gram|cm|mm|m|x|den|dtex|tex|times|times|mal|fois|volte|veces|вез|tours?|u|uur|uhr|h|min|days?|tag|jou|gio|dia|dag|dni|wash)\p{L}{0,5}$/u;
/** Letters of a sentence. */
const LEAST_SENTENCE = 35;

/** The one number of figures alone that stands so. */
export function figuresBehindKinds(passages: readonly Passage[]): Place[] {
  const found = passages.filter(({ order }) => order === "rows").flatMap(figuresIn);
  const values = new Set(found.map(({ passage, start, end }) => passage.text.slice(start, end)));
  return values.size === 1 ? found : [];
}

function figuresIn(passage: Passage): Place[] {
  return [...passage.text.matchAll(FIGURES)].flatMap((match): Place[] => {
    const { words = "", code = "", next = "" } = match.groups ?? {};
    const line = lineAround(passage.text, match.index);
    const isInTable = line.includes("\t") && folded(line).search(SUBJECT) !== 0;
    if (isInTable || line.length < LEAST_SENTENCE || !isNumber(code)) return [];
    if (COUNTED.test(folded(next)) || !namesKind(folded(words.trim()))) return [];
    const start = match.index + words.length;
    return [{ passage, start, end: start + code.length }];
  });
}

/** Numbers beside such words, of which a paper of one product has one, however often. */
export function codesBesideKinds(passages: readonly Passage[]): Place[] {
  const rows = passages.filter(({ order }) => order === "rows");
  const told = rows.flatMap(codesIn);
  const titled =
    told.length > 0
      ? told
      : rows.flatMap((passage) => codeOfTitle(passage).map((place) => ({ passage, ...place })));
  const found = titled.length > 0 ? titled : codesInHeads(rows);
  const values = new Set(found.map(({ passage, start, end }) => passage.text.slice(start, end)));
  return values.size === 1 ? found : [];
}

/** "Ficha técnica · Parka PZ-71", "Data sheet: shirt LB-18": the last words of a title, with a number of two figures. */
const TITLED =
  /(?:^| [·•|–—-] |: )(?<words>(?:\p{L}[\p{L}'’-]* ){1,4})(?<code>\p{Lu}{1,4}-\d{2}(?:\/\p{Lu})?)$/u;
/** "FICHA TÉCNICA TR-90 — Chaqueta softshell": the title of a sheet, a number, and goods behind a dash. */
const OF_SHEET_TITLED =
  /(?:^|[·•|–—-] )(?<sheet>(?:\p{L}[\p{L}'’.]* ){1,3})(?<code>\p{Lu}{1,4}-?\d{2,5}(?:[-/.][\p{Lu}\d]{1,4})?) [·•|–—:-] (?<words>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3})/u;
/** What is told in the lines that may be one. */
const LINES_OF_TITLE = 2;

/** The number that a title tells last, behind the word for what the goods are. */
function codeOfTitle({ text, reading }: Passage): { start: number; end: number }[] {
  if (reading.page !== 1) return [];
  const lines = linesOf(text.slice(0, LONGEST_CELL * LINES_OF_TITLE)).slice(0, LINES_OF_TITLE);
  return lines.flatMap(({ line, start }) => {
    const sheet = OF_SHEET_TITLED.exec(line);
    const { words = "", code = "" } = sheet?.groups ?? TITLED.exec(line)?.groups ?? {};
    const said = folded(words);
    if (code === "" || SEASON.test(code)) return [];
    if (OF_COLOUR.test(said.trim()) || !namesKindBeforeQuotes(said)) return [];
    if (sheet && !OF_SHEET.test(folded(sheet.groups?.sheet ?? ""))) return [];
    const end = sheet ? start + line.indexOf(code, sheet.index) + code.length : start + line.length;
    return [{ start: end - code.length, end }];
  });
}

function codesIn(passage: Passage): Place[] {
  return [...passage.text.matchAll(/[^\t\n]+/gu)].flatMap(({ 0: cell, index }): Place[] => {
    if (cell.length > LONGEST_CELL || !/\p{Lu}\S*\d/u.test(cell)) return [];
    return [...cell.matchAll(CODE)].flatMap((match): Place[] => {
      const end = match.index + match[0].length;
      if (!isBesideKind(cell.slice(0, match.index).replace(DESIGN, " "), cell.slice(end))) return [];
      return [{ passage, start: index + match.index, end: index + end }];
    });
  });
}

function isBesideKind(before: string, after: string): boolean {
  const isKind = (words: string | undefined) => words !== undefined && namesKind(folded(words));
  if (FIRST.test(folded(before)))
    return namesKindBeforeQuotes(folded(NEXT_WORDS.exec(after)?.groups?.words ?? ""));
  const words = ENDED.test(after) ? WORDS_BEFORE.exec(before)?.groups?.words : undefined;
  if (words && (PAPER.test(folded(words)) || isDeniedOrOfMaterial(folded(/\S+ $/u.exec(words)?.[0] ?? ""))))
    return false;
  if (isKind(words) || OF_WEARERS.test(folded(words ?? ""))) return true;
  const rest = GOES_ON.exec(after);
  const within = rest ? WORDS_WITHIN.exec(before)?.groups?.words : undefined;
  if (within && !COUNTED.test(folded(rest?.groups?.next ?? "")) && namesKindBeforeQuotes(folded(within)))
    return true;
  return NAMED.test(before) && isKind(KIND_NEXT.exec(after)?.groups?.words);
}
