/** Brands that goods are called by behind or before what they are, and a company of the paper as well: "Batoh Kamzík Roháč". */
import { folded } from "../folded.ts";
import type { Passage } from "../reading/passage.ts";
import { companyEnd } from "./companies.ts";
import type { Found } from "./found.ts";
import { isNoName, namesKind, namesKindBeforeQuotes } from "./kinds.ts";
import { isName, TITLE } from "./name-shapes.ts";

/** Most companies that are looked for, and words of each. */
const MOST_COMPANIES = 12;
const MOST_WORDS = 3;
const LEAST_LETTERS = 4;
/** What is the brand of goods that are called like a company. */
const CALLED_LIKE = 0.75;

/** The name of a company without its last words, in the name of goods: behind a kind, or before a number. */
export function brandsOfCompanies(passages: readonly Passage[]): Found[] {
  const names = new Set(passages.flatMap(namesOfCompanies).slice(0, MOST_COMPANIES));
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
    const words = folded(printed.slice(0, end)).split(" ").slice(0, -1);
    return words.slice(0, MOST_WORDS).flatMap((_, i) => {
      const name = words.slice(0, i + 1).join(" ");
      return isNameOfOne(name) ? [name] : [];
    });
  });
}

function isNameOfOne(name: string): boolean {
  const isPlain = /^[\p{L}\d' -]+$/u.test(name) && name.length >= LEAST_LETTERS;
  return isPlain && !namesKind(name) && !TITLE.test(name) && !isNoName(name);
}

function calledLike(passage: Passage, name: string): Found[] {
  const { text, folded: small } = passage;
  const found: Found[] = [];
  for (let at = small.indexOf(name); at >= 0; at = small.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const value = text.slice(at, end);
    const before = /[^\t\n]*$/u.exec(small.slice(Math.max(at - 60, 0), at))?.[0] ?? "";
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
const NAME_NEXT = /^ \p{Lu}\p{L}+(?=[ ,"“”«»]|$)/u;
/** "Bettwäsche-Set 3-teilig „Nachtklar Perkal“", "Batoh Kamzík Roháč". */
const WORDS_BEFORE = /(?:^|[:,·] )(?<words>(?:[\p{L}\d'’-]+ ){1,4})(?<quote>["“”„«»]?)$/u;

function isOfGoods(before: string, after: string): boolean {
  if (MODEL.test(before) && NUMBER_OF_MODEL.test(after)) return true;
  const numbered = NUMBER_NEXT.exec(after)?.groups?.words;
  if (/(?:^|: )$/u.test(before)) return numbered !== undefined && namesKind(folded(numbered));
  const { words = "", quote = "" } = WORDS_BEFORE.exec(before)?.groups ?? {};
  const isKind = quote === "" ? namesKind(words) : namesKindBeforeQuotes(words);
  // "Batoh Kamzík outdoor s.r.o." would be a company again.
  return isKind && NAME_NEXT.test(after) && companyEnd(`A${after}`) === undefined;
}
