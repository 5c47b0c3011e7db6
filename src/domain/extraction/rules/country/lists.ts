/** Steps in a list, each right before its country: "Filiera: filatura Italia; tessitura Italia; tintura Turchia". */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { lineStart } from "../kit/places.ts";
import { matches, type Worded, worded } from "../kit/worded.ts";
import { isClaimed } from "./clauses.ts";
import { countryIn } from "./places-of-making.ts";

/** What stands before a step in a list: what the list is of, the step before it, or the begin of a line. */
const LISTED_FROM = "(?<=^|[\\n\\t]|[:;,.·|–/-][ \\n])";
/** What follows a country in a list. */
const LISTED_TO = /^\)?[ ]?(?:[;,.·|/)\t\n]|[–-] |$)/u;
const CONFIDENCE = 0.85;

/** The name of a step in a list, by the pattern of its words. */
export function inList(pattern: string, words: string): Worded {
  return worded(
    "gu",
    ({ oneOf }) =>
      `${LISTED_FROM}${pattern}(?:${oneOf(words)})(?!\\p{L})[ ]?(?:[:(–-]|(?<=[ ]))[ ]?(?=\\p{L})`,
  );
}

/** The countries of steps that one line lists: the name of a single step before a country may be that of a company. */
export function listedSteps(passage: Passage, steps: readonly (readonly [string, Worded])[]): Found[] {
  const found = steps.flatMap(([field, pattern]) =>
    [...matches(passage, pattern)].flatMap((match): Found[] => {
      const country = countryIn(passage, match.index + match[0].length);
      if (!country?.sure || !LISTED_TO.test(passage.folded.slice(country.end, country.end + 4))) return [];
      if (!isClaimed(passage, match.index, country.end)) return [];
      const place = { start: match.index, end: country.end };
      return [{ field, value: country.code, confidence: CONFIDENCE, passage, ...place }];
    }),
  );
  const lines = Map.groupBy(found, ({ start }) => lineStart(passage, start));
  return [...lines.values()].flatMap((line) =>
    new Set(line.map(({ field }) => field)).size > 1 ? line : [],
  );
}
