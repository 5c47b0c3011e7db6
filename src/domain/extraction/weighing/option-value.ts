/** Whether an option follows from a quotation: the words of one of its names stand there, and are not denied. */
import type { Field, Option } from "../../templates/definition.ts";
import { folded } from "../folded.ts";
import { deniesItself, isNotMeant } from "./denial.ts";
import { namesOf } from "./option-names.ts";
import type { Spot } from "./quotation.ts";
import { wordsOf } from "./template-words.ts";

/** Between words of which each is a name: "Shirt or blouse", "Hemd oder Bluse". */
const OR = /,[ ]| (?:or|oder|ou|o|u) /u;
/** Least letters that the forms of one word have in common, and most that their ends have. */
const COMMON = 4;
const LONGEST_END = 3;
/** The words for care differ by little, and the rules know them: those are not bent. */
const CARE = "care_";

/** A word of a quotation, and where it stands in its passage. */
interface Quoted {
  text: string;
  start: number;
  end: number;
}

export function optionFrom({ key, options = [] }: Field, said: string, spot: Spot): string | undefined {
  const bends = !key.startsWith(CARE);
  const option = optionCalled(said, options, bends);
  if (!option) return undefined;
  const small = folded(spot.passage.printed.slice(spot.start, spot.end));
  const words = [...small.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => {
    const start = spot.start + index;
    return { text, start, end: start + text.length };
  });
  const own = standing(option, words, bends, spot);
  // "Do not bleach" has the words of "any bleach" in it, and more.
  const isOther = (other: Option) => {
    const theirs = standing(other, words, bends, spot);
    return theirs.length > own.length && own.every((word) => theirs.includes(word));
  };
  return own.length > 0 && !options.some(isOther) ? option.value : undefined;
}

/** The option that is meant: by its key or one of its names, else by a form of one that no other option has. */
function optionCalled(said: string, options: readonly Option[], bends: boolean): Option | undefined {
  const told = folded(said).trim();
  const exact = options.find((one) => one.value === said || namesOf(one).includes(told));
  if (exact || !bends) return exact;
  const words = wordsOf(told);
  const isMeant = (name: readonly string[]) =>
    name.length === words.length && name.every((word, i) => isForm(word, words[i] ?? ""));
  const bent = options.filter((one) => waysToSay(one).some(isMeant));
  return bent.length === 1 ? bent[0] : undefined;
}

/** The names of an option by their words; of a name with "or" each of its sides where they are alike. */
function waysToSay(option: Option): string[][] {
  return namesOf(option).flatMap((name) => {
    const sides = name.split(OR).map(wordsOf);
    const areAlike = sides.every(({ length }) => length === sides[0]?.length);
    return sides.length > 1 && areAlike ? sides : [wordsOf(name)];
  });
}

/** The words of the name that is quoted best; none where no name is quoted whole. */
function standing(option: Option, words: readonly Quoted[], bends: boolean, spot: Spot): Quoted[] {
  const isSame = (one: string, other: string) => one === other || (bends && isForm(one, other));
  const quoted = waysToSay(option).flatMap((name): Quoted[][] => {
    const found = name.map((word) =>
      words.find(
        ({ text, start, end }) =>
          isSame(word, text) && (deniesItself(name.join(" ")) || !isNotMeant(spot.passage, start, end)),
      ),
    );
    const whole = found.filter((word) => word !== undefined);
    return whole.length === found.length ? [whole] : [];
  });
  return quoted.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** "Coated" and "coating", "print" and "printed". */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= COMMON && Math.max(one.length, other.length) - same <= LONGEST_END;
}
