/** Whether a country follows from a quotation: it is named there, not denied, and of the step that the field is of. */
import { countryAtStart } from "../country-names.ts";
import { LABELS } from "../label-words.ts";
import type { Passage } from "../reading/passage.ts";
import { isClaimed, OF_FIBRE, ORIGIN_OF_PART } from "../rules/country/clauses.ts";
import { SPOKEN_OF_MAKING } from "../rules/country/making.ts";
import { STEPS } from "../rules/country/steps.ts";
import type { Found, Text } from "../rules/kit/found.ts";
import { type Worded, worded } from "../rules/kit/worded.ts";
import { isNotMeant } from "./denial.ts";
import { passageOf } from "./quotation.ts";
import type { Told } from "./told.ts";

const MAKING = "country_making";
const FIBRES = "country_fibre";
const OF_COUNTRY = "country_";
/** "Country of origin", and what else a label of the country of making is. */
const ORIGIN = worded("u", ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(LABELS.country)})(?!\\p{L})`);
/** How far around a country words for steps are looked for, in characters. */
const REACH = 120;

/** The code of the country that is told; undefined where the quotation does not say it of the field. */
export function countryFrom(key: string, { said, spot, fields, byRules }: Told): string | undefined {
  const told = countryAtStart(said.trim())?.code;
  if (told === undefined || isOfOtherStep(key, told, byRules)) return undefined;
  const { passage, start, end } = spot;
  for (const { index } of passage.printed.slice(start, end).matchAll(/(?<![\p{L}\p{M}])\p{L}/gu)) {
    const at = start + index;
    const name = countryAtStart(passage.printed.slice(at, end));
    if (name?.code !== told) continue;
    const to = at + name.length;
    if (isNotMeant(passage, at, to) || !isClaimed(passage, at, to)) continue;
    if (isOwnStep(key, told, byRules) || !isSaidOfOther(key, passage, at, fields)) return told;
  }
  return undefined;
}

function isOwnStep(key: string, told: string, byRules: readonly Found[]): boolean {
  return byRules.some(({ field, value }) => field === key && value === told);
}

/** Rules know the quoted country as that of another step. */
function isOfOtherStep(key: string, told: string, byRules: readonly Found[]): boolean {
  const countries = byRules.filter(({ field, value }) => field.startsWith(OF_COUNTRY) && value === told);
  return (
    countries.length > 0 &&
    !countries.some(({ field }) => field === key || (key === OF_FACTORY && field === MAKING))
  );
}

const OF_FACTORY = "factory_country";

/** Whether the sentence around a country has words for other steps, and none for the field's own. */
function isSaidOfOther(key: string, passage: Passage, at: number, fields: Text["fields"]): boolean {
  const sentence = sentenceOf(passage, at);
  const speaksOf = (words: Worded) => words.pattern().test(sentence.folded);
  const steps = Object.entries(STEPS).filter(([field]) => fields.has(field));
  const own = STEPS[key];
  if (own)
    return (
      !speaksOf(own.spokenOf) &&
      !(key === FIBRES && OF_FIBRE.test(sentence.folded)) &&
      (speaksOf(SPOKEN_OF_MAKING) || steps.some(([, step]) => speaksOf(step.spokenOf)))
    );
  if (speaksOf(SPOKEN_OF_MAKING) || speaksOf(ORIGIN)) return false;
  return (
    steps.some(([, step]) => speaksOf(step.spokenOf)) ||
    OF_FIBRE.test(sentence.folded) ||
    ORIGIN_OF_PART.test(sentence.folded)
  );
}

/** The sentence or row that a country stands in, as a passage of its own. */
function sentenceOf(passage: Passage, at: number): Passage {
  const { folded: small } = passage;
  const from = Math.max(at - REACH, 0);
  const before =
    /(?:^|[.;](?=[ \n])|\n)(?<part>[^\n;]*?)$/u.exec(small.slice(from, at))?.groups?.part?.length ?? 0;
  return passageOf(
    passage,
    at - before,
    at + (/^[^.;\n]*/u.exec(small.slice(at, at + REACH))?.[0].length ?? 0),
  );
}
