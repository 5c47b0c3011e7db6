/** Countries at the end of the address of whoever sews a product: "Sewn at: Savar Stitch Ltd, Dhaka, Bangladesh". */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { matches } from "../kit/worded.ts";
import { companyEnd } from "../makers/companies.ts";
import { isClaimed, PART_LENGTH } from "./clauses.ts";
import { MADE_AT_COMPANY, SEWN_BY } from "./making.ts";
import { OF_PART } from "./phrased.ts";
import { countryIn, countryOfAddress } from "./places-of-making.ts";
import { WORKS_WORDS } from "./words.ts";

/** The longest name of a company with its address, in characters. */
const REACH = 140;
/** "By" and its kin, behind which stands who makes something, not where. */
const BY = /[ \n](?:by|von|durch|par|da|dalla|por|pela|door|av|af|przez|od)(?: \p{L}+)?[ ]?:?[ \n]$/u;
/** "(both articles)" behind an address. */
const ASIDE = / \([^()]*\)?$/u;
/** "Wyprodukowano w Chinach dla Lumo Sp. z o.o., Łódź, Polska": where, and behind it whose product it is. */
const FOR_COMPANY =
  /^[ \n](?:for|fur|pour|per|para|voor|dla|pro|pre|za|pentru|till|til|за|для|για)(?!\p{L})/u;
/** How sure such a country is. */
const AT_COMPANY = 0.85;

/** The country at the end of an address behind the name of a company. */
function countryOfCompany(passage: Passage, clause: string, start: number, company: number) {
  const address = /^(?:[^.;:]|\.(?! |$))*/u.exec(clause.slice(company))?.[0] ?? "";
  const from = start + company;
  return (
    countryOfAddress(passage, from, from + address.length) ??
    countryOfAddress(passage, from, from + address.replace(ASIDE, "").length)
  );
}

/** "Cousu chez | Atelier Rivel, Monastir, Tunisie": behind a label, the country that ends some names, whatever they are of. */
function countryOfNames(passage: Passage, words: string, start: number) {
  if (!/[:\t]\s*$/u.test(words)) return undefined;
  const names = /^[^\t\n.;:\d]*/u.exec(passage.folded.slice(start, start + REACH))?.[0] ?? "";
  return /[,(]/u.test(names) ? countryOfAddress(passage, start, start + names.length) : undefined;
}

/** "In ihrem Werk in Linz", "en su planta de Utebo (Zaragoza)": behind whoever makes something, the works in which they do. */
const AT_OWN_WORKS = new RegExp(
  `^,?[ ](?:in|at|im|en|dans|a|nel|nella|nello|presso|em|na|no|w|i|pa|v|ve|vo|u|в|у|σε)[ ](?:its|their|the|ihr\\p{L}{1,2}|seine\\p{L}|son|sa|ses|leurs?|l['’]|suo|sua|suoi|sus?|seu|suas?|seus|haar|zijn|hun|de|swo\\p{L}{1,4}|jej|sin|sina|sine|deres|sv[eo]\\p{L}{0,3}|својо?\\p{L}{0,2}|свої\\p{L}|свои\\p{L}?)(?:[ ]|(?<=['’]))(?:\\p{L}+[ ])?(?:${WORKS_WORDS})(?!\\p{L})`,
  "u",
);

/** The country of the works: the first that is named in a part of their address. */
function countryOfOwnWorks(passage: Passage, clause: string, start: number, company: number) {
  const works = AT_OWN_WORKS.exec(
    passage.folded.slice(start + company, start + clause.length).replaceAll("\n", " "),
  );
  if (!works) return undefined;
  const address = /^[^.;:\t]*/u.exec(clause.slice(company + works[0].length))?.[0] ?? "";
  const from = start + company + works[0].length;
  return [...address.matchAll(/(?:,|\(|[ ]\p{L}{1,3})[ ]?(?=\p{L}{4})/gu)]
    .map((part) => countryIn(passage, from + part.index + part[0].length))
    .find((country) => country?.sure);
}

/** The country in which whoever sews the product sits, where a sentence says that it is sewn there, or by them. */
export function madeAtCompanies(passage: Passage): Found[] {
  return [...matches(passage, MADE_AT_COMPANY)].flatMap(({ 0: words, index }): Found[] => {
    const isMaker = BY.test(words) && !SEWN_BY.test(words);
    if (OF_PART.test(passage.folded.slice(Math.max(index - PART_LENGTH, 0), index))) return [];
    const start = index + words.length;
    const place = countryIn(passage, start);
    if (place && FOR_COMPANY.test(passage.folded.slice(place.end, place.end + 10))) return [];
    const clause =
      passage.text
        .slice(start, start + REACH)
        .replaceAll("\n", " ")
        .split("\t")[0] ?? "";
    const company = companyEnd(clause);
    const ofCompany = isMaker ? countryOfOwnWorks : countryOfCompany;
    const country =
      company !== undefined
        ? ofCompany(passage, clause, start, company)
        : isMaker
          ? undefined
          : countryOfNames(passage, words, start);
    if (!country?.sure || !isClaimed(passage, index, country.end)) return [];
    return [
      {
        field: "country_making",
        value: country.code,
        confidence: AT_COMPANY,
        passage,
        start: index,
        end: country.end,
      },
    ];
  });
}
