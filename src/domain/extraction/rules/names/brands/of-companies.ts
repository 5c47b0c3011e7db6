/** Brands that goods are called by behind or before what they are, and a company or the head of the paper as well: "Batoh Kamzík Roháč". */

import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { type Found, ofOneValue } from "../../kit/found.ts";
import { tailOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { companyCalled } from "./of-titles.ts";

/** Most companies that are looked for, and words of each. */
const MOST_COMPANIES = 12;
const MOST_WORDS = 3;
const LEAST_LETTERS = 4;
/** What is the brand of goods that are called like a company. */
const CALLED_LIKE = 0.75;

/** The name of a company without its last words, in the name of goods: behind a kind, or before a number. */
export function brandsOfCompanies(passages: readonly Passage[]): Found[] {
  const names = new Set(
    [...passages.flatMap(namesOfCompanies), ...passages.flatMap(namesInHead)].slice(0, MOST_COMPANIES),
  );
  const found = [...names].flatMap((name) =>
    passages.filter(({ order }) => order === "rows").flatMap((passage) => calledLike(passage, name)),
  );
  const values = new Set(found.map(({ value }) => folded(String(value))));
  return values.size === 1 ? found : [];
}

/** "Kamzík" and "Kamzík outdoor" of "Kamzík outdoor s.r.o.", folded, at the begin of a cell. */
function namesOfCompanies({ order, text }: Passage): string[] {
  if (order !== "rows") return [];
  return text.split(/[\t\n]/).flatMap((cell) => {
    const printed = cell.replace(/^[^:]{2,40}: ?(?=\p{Lu})/u, "");
    const end = companyEnd(printed);
    if (end === undefined) return [];
    return beginsOf(folded(printed.slice(0, end)).split(" ").slice(0, -1));
  });
}

/** Companies called by a family, which may say what they sell: "TISSERAND & ZN. TAPIJTEN". */
const OF_FAMILY =
  /(?:&|\+| (?:and|und|et|en|y|e|i|og|och|ja|a|ve)) (?:zn|zoon|zonen|fils|filles?|soeurs?|freres?|sohne?|tochter|figli[eo]?|fratelli|hij[oa]s?|herman[oa]s?|filh[oa]s?|irmaos?|sons?|daughters?|bro(?:s|thers)?|co|cie|cia|synowie|syn(?:ove|ovia)?|sonner|soner|pojat|fiai|fiii|ogullari|sinovi)(?!\p{L})/u;

/** "Tisserand" of "TISSERAND & ZN. TAPIJTEN", folded: what the first line of a paper begins with. */
function namesInHead({ order, reading, folded: small }: Passage): string[] {
  if (order !== "rows" || reading.page !== 1) return [];
  const head = small.split(/[\t\n]/, 1)[0] ?? "";
  if (TITLE.test(head) || (namesKindBeforeQuotes(head) && !OF_FAMILY.test(head))) return [];
  return beginsOf(head.split(" "));
}

/** "WETTERKLIPP® Softshelljacke": a name with the sign of a registered mark, at the begin of a cell. */
const REGISTERED = /(?<=^|[\n\t])(?<name>\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,2}) ?[®™](?=$|[ \n\t])/gu;
/** Lines of a page among which its title is; further down are the marks of what goods are made of. */
const TITLE_LINES = 8;
/** How sure a brand is that its own company has had registered. */
const IS_REGISTERED = 0.85;

/** Registered marks in the title of a first page that a company on it is called by: whoever sells the goods. */
export function brandsRegistered(passages: readonly Passage[]): Found[] {
  const found = passages.filter(({ order, reading }) => order === "rows" && reading.page === 1);
  return ofOneValue(
    found.flatMap((passage): Found[] => {
      const title = passage.text.split("\n", TITLE_LINES).join("\n");
      const marks = [...title.matchAll(REGISTERED)];
      const names = marks.length > 0 ? new Set(namesOfCompanies(passage)) : new Set();
      return marks.flatMap(({ index, groups }): Found[] => {
        const value = groups?.name ?? "";
        if (!names.has(folded(value)) || !isName(value, 30)) return [];
        const place = { start: index, end: index + value.length };
        return [{ field: "brand", value, confidence: IS_REGISTERED, passage, ...place }];
      });
    }),
  );
}

/** "Vizela Casa é uma marca registada." at the foot. */
const SAID_REGISTERED =
  /(?<=^|[\n\t]|[.!] )(?<name>\p{L}[\p{L}\d'’& -]{2,29}?)[®™]? (?:is|are|ist|est|es|e|is|jest|to|je|er|ar|on|este|е|ειναι) (?:(?:an?|the|eine?|une|una|uma|een|en|ett|et|o)[ ])?(?:registered (?:trade ?mark|brand)|trade ?mark|eingetragenes? (?:marke|warenzeichen)|eingetragene marke|marque (?:deposee|enregistree)|marchio (?:registrato|depositato)|marca (?:registrada|registada|registrata|inregistrata)|geregistreerd (?:handels)?merk|(?:zastrzezony|zarejestrowany) znak(?: towarowy)?|(?:znak(?:iem)? towarowy(?:m)? zastrzezony(?:m)?)|registrerat varumarke|registreret varemærke|registrert varemerke|rekisteroity tavaramerkki|registrovan[aey] (?:ochranna )?znam?k[ay]|registrirana (?:robna marka|blagovna znamka)|bejegyzett vedjegy|регистрирана марка|σημα κατατεθεν)/gu;

/** Names that a paper begins with, and says to be registered marks; those of materials stand in no head. */
export function brandsSaidRegistered(passages: readonly Passage[]): Found[] {
  const head = passages.find(({ order, reading }) => order === "rows" && reading.page === 1)?.folded ?? "";
  const found = passages.flatMap((passage) =>
    [...passage.folded.matchAll(SAID_REGISTERED)].flatMap(({ index, groups }): Found[] => {
      const name = groups?.name ?? "";
      const value = passage.text.slice(index, index + name.length);
      const isOfHead = head.startsWith(name) && /^[®™ \t\n,]/u.test(head.slice(name.length));
      if (passage.order !== "rows" || !isOfHead || !isName(value, 30)) return [];
      const place = { start: index, end: index + name.length };
      return [{ field: "brand", value, confidence: IS_REGISTERED, passage, ...place }];
    }),
  );
  return ofOneValue(found);
}

function beginsOf(words: readonly string[]): string[] {
  return words.slice(0, MOST_WORDS).flatMap((_, i) => {
    const name = words.slice(0, i + 1).join(" ");
    return isNameOfOne(name) ? [name] : [];
  });
}

function isNameOfOne(name: string): boolean {
  const isPlain =
    /^[\p{L}\d'-]+(?: [\p{L}\d'-]*[\p{L}\d][\p{L}\d'-]*)*$/u.test(name) && name.length >= LEAST_LETTERS;
  return isPlain && !namesKind(name) && !TITLE.test(name) && !isNoName(name);
}

function calledLike(passage: Passage, name: string): Found[] {
  const { text, folded: small } = passage;
  const found: Found[] = [];
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const value = text.slice(at, end);
    const before = tailOf(small.slice(Math.max(at - 60, 0), at), /$(?<=(?<tail>[^\t\n]*))/u);
    const after = /^[^\t\n]*/u.exec(text.slice(end, end + 60))?.[0] ?? "";
    if (isOfGoods(before, after) && /^\p{Lu}/u.test(value) && isName(value, 30))
      found.push({ field: "brand", value, confidence: CALLED_LIKE, passage, start: at, end });
  }
  return found;
}

/** A number with letters, and what it is. */
const NUMBER_NEXT = /^ (?=[^ ,]*\d{2})\p{Lu}[\p{Lu}\d./-]{3,20}, (?<words>\p{Ll}+(?: [\p{L}'’-]+){0,3})/u;
/** A number with letters after the word for a model: "Model: GRIPHOLT GH-4410W". */
const NUMBER_OF_MODEL = /^ (?=[^ ,]*\d{2})\p{Lu}[\p{Lu}\d./-]{3,20}(?=$|[ ,])/u;
const MODEL =
  /(?:^|[ .])(?:modell?(?:[eoau]?|et|en)?|modele|malli|mudel|modelis|type?|tipo?|модел\p{L}?|μοντελο|τυποσ)[ ]?: $/u;
/** A name of the product, or nothing more. */
const NAME_NEXT = /^ ["“„«»]?\p{Lu}\p{L}+(?=[ ,"“”«»]|$)/u;
/** "Bettwäsche-Set 3-teilig „Nachtklar Perkal“", "Batoh Kamzík Roháč", "om vores helårsdyne Lindebo Klassisk". */
const WORDS_BEFORE = /(?:^|[:,·] )(?<words>(?:[\p{L}\d'’-]+ ){1,4})(?<quote>["“”„«»]?)$/u;
const WORD_BEFORE = /(?<= )(?<words>\p{Ll}[\p{L}-]{2,} )$/u;
/** What it is, right behind the brand or behind a name in quotes: "TISSERAND vloerkleed", "PATKÓ „Mátyás” férfi ing". */
const KIND_NEXT = /^(?:[ ]["“„«][^"“”„«»]{2,30}["”“»])? (?<words>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)/u;
/** The number of an article before it in its cell. */
const BEGINS = /^(?:(?=\S*\d)[\p{L}\d./-]{3,20} )?$/u;
/** "Kuuralanka Routa -piposta (tuotenumero KL-0417": a name, what it is, and its number. */
const NUMBERED_NEXT =
  /^ \p{Lu}[\p{L}'’-]+(?: -?\p{Ll}[\p{L}-]+){0,2} \(\p{L}[\p{L}. ]{1,20}[.:°]? ?(?=[^ ()]*\d)[\p{Lu}\d][\p{L}\d./-]{3,20}[,)\n]/u;

function isOfGoods(before: string, after: string): boolean {
  if (MODEL.test(before) && NUMBER_OF_MODEL.test(after)) return true;
  // "Batoh Kamzík outdoor s.r.o." would be a company again.
  if (companyEnd(`A${after}`) !== undefined) return false;
  if (NUMBERED_NEXT.test(`${after}\n`)) return true;
  const next = KIND_NEXT.exec(after)?.groups?.words;
  if (next !== undefined && BEGINS.test(before) && namesKindBeforeQuotes(folded(next))) return true;
  const numbered = NUMBER_NEXT.exec(after)?.groups?.words;
  if (/(?:^|: )$/u.test(before)) return numbered !== undefined && namesKind(folded(numbered));
  const { words = "" } = (WORDS_BEFORE.exec(before) ?? WORD_BEFORE.exec(before))?.groups ?? {};
  return namesKindBeforeQuotes(words) && NAME_NEXT.test(after);
}

/** "Gorro de punto TARNIK, azul", "Tischleuchte HARROW „Mulde“": a name in capitals behind what goods are, in small letters. */
const IN_CAPITALS =
  /(?<=\p{Ll}{3}[ -])(?<name>\p{Lu}{4,}(?: (?:& )?\p{Lu}{3,}){0,2})(?=,| ["“„«]|[ ]?$|[\n\t])/gmu;

/** Names in capitals among other words, which a company of the paper is called by in the letters of its own: a wordmark in the name of goods. */
export function brandsInCapitals(passages: readonly Passage[]): Found[] {
  const found = passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) =>
      [...passage.text.matchAll(IN_CAPITALS)].flatMap((match): Found[] => {
        const value = match.groups?.name ?? "";
        const small = folded(value);
        const isPlain = isName(value, 30) && !isNoName(value) && !namesKind(small) && !TITLE.test(small);
        const company = isPlain ? companyCalled(passage, value, match.index) : undefined;
        if (company === undefined || company === value) return [];
        const place = { start: match.index, end: match.index + value.length };
        return [{ field: "brand", value, confidence: CALLED_LIKE, passage, ...place }];
      }),
    );
  return ofOneValue(found);
}
