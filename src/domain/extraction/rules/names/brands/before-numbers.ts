/** Brands between goods and their number, which letters of the brand begin: "the hoodie Olivar ref. OM-7718". */
import { folded } from "../../../folded.ts";
import { isLabel } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { type Found, ofOneValue } from "../../kit/found.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { domainsIn } from "./of-domains.ts";
import { isShortOf } from "./of-initials.ts";

/** "Olivar ref. OM-7718", "Fjällglim artikel FGL-8830": a name, the label of a number, and the letters of that. */
const NAMED =
  /(?<![\p{L}\d'’-])(?<name>\p{Lu}[\p{L}'’-]{2,}(?: (?:& )?\p{Lu}[\p{L}'’-]+)?),?[ \n](?<label>\p{L}{2,12}\.?(?:[ -]\p{L}{1,9}[.°º]?)?):? (?<letters>\p{Lu}{2,4})[-. /]?\n?\d/gu;
/** The next word of a name, as elsewhere on the page: "Olivar Moda". */
const NEXT_WORD = /^ \p{Lu}[\p{L}'’-]+/u;
/** Letters of the shortest name that an address of the web tells. */
const LEAST_OF_DOMAIN = 5;
/** How sure such a brand is. */
const BEFORE_NUMBER = 0.75;

/** The one name that stands so, and that a number, a company or an address on the web tells of besides. */
export function brandsBeforeNumbers(passages: readonly Passage[]): Found[] {
  const rows = passages.filter(({ order }) => order === "rows");
  const found = rows.flatMap((passage): Found[] => {
    const domains = [...domainsIn(passage)];
    return [...passage.text.matchAll(NAMED)].flatMap((match): Found[] => {
      const { name = "", label = "", letters = "" } = match.groups ?? {};
      if (!isLabel(label) || !isBrand(name)) return [];
      const small = folded(name);
      const isOfDomain =
        small.length >= LEAST_OF_DOMAIN &&
        domains.some((domain) => domain.startsWith(small.replace(/ /g, "")));
      const isOfNumber = [name, ...longerForms(passage, name)].some((form) =>
        isShortOf(form, folded(letters)),
      );
      if (!isOfDomain && !isOfNumber && !isOfCompany(passage, name)) return [];
      const place = { start: match.index, end: match.index + name.length };
      return [{ field: "brand", value: name, confidence: BEFORE_NUMBER, passage, ...place }];
    });
  });
  return ofOneValue(found);
}

/** "Olivar Retail SRL" elsewhere on the page: whose name begins with that of the goods. */
function isOfCompany({ text }: Passage, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const next = OF_COMPANY.exec(text.slice(at + name.length, at + name.length + LONGEST_COMPANY))?.[0] ?? "";
    if (next !== "" && companyEnd(name + next) !== undefined) return true;
  }
  return false;
}
/** The rest of the name of a company, up to what ends it. */
const OF_COMPANY = /^ [^\n\t;:()]*/u;
const LONGEST_COMPANY = 40;

/** A name with the word that stands behind it elsewhere. */
function longerForms({ text }: Passage, name: string): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}'’-]+/gu)].flatMap(({ index }) => {
    if (!text.startsWith(name, index)) return [];
    const next = NEXT_WORD.exec(text.slice(index + name.length))?.[0];
    return next === undefined ? [] : [`${name}${next}`];
  });
}

function isBrand(name: string): boolean {
  const small = folded(name);
  return (
    isName(name, 30) &&
    !TITLE.test(small) &&
    !namesKind(small) &&
    !isNoName(name) &&
    companyEnd(name) === undefined
  );
}
