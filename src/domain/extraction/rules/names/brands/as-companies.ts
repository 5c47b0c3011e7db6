/** Brands as the companies of their paper write them: "Lněné nebe", not "Lněné", of Lněné nebe s.r.o.; "LEONIE HARTWIG" where letters that are set apart were read as words. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { lineEnd } from "../../kit/places.ts";
import { beginsWithForm } from "../../makers/companies.ts";
import { isName } from "../name-shapes.ts";

/** Most words of a company before its legal form. */
const MOST_WORDS = 5;
/** The words in small letters that a name may go on with, one more each time. */
const GOES_ON = [1, 2, 3].map((count) => new RegExp(`^(?: \\p{Ll}[\\p{L}'’-]*){${count}}(?!\\p{L})`, "u"));
/** A letter of a name in capitals that stands alone. */
const LETTER_ALONE = /^[^\p{Ll}]*(?<![^ ])\p{Lu}(?![^ ])[^\p{Ll}]*$/u;

/** The same brands, each as far as the name of a company of the paper goes, and with the blanks of that. */
export function asCompaniesWrite(found: readonly Found[], passages: readonly Passage[]): Found[] {
  const names = found.length === 0 ? [] : passages.flatMap(namesOfCompanies);
  return found.map((one) => withNextLine(withRest(withoutBlanks(one, names), names), names));
}

/** "Corvella" over "Swim" in a narrow column, which the rows of the page have as one cell: all of it. */
export function asCellsHave(found: readonly Found[], passages: readonly Passage[]): Found[] {
  return found.map((one) => {
    const { passage, end } = one;
    if (passage.order !== "columns" || passage.text[end] !== "\n") return one;
    const next = passage.text.slice(end + 1, lineEnd(passage.text, end + 1));
    const whole = `${one.value} ${next}`;
    const isCell = passages.some(
      ({ order, reading, text }) =>
        order === "rows" &&
        reading === passage.reading &&
        text.includes(`\n${whole}\t`) &&
        /\p{L}/u.test(next),
    );
    return isCell && isName(whole, LONGEST) ? { ...one, value: whole, end: end + 1 + next.length } : one;
  });
}

const LONGEST = 40;

/** "marca Textiles" over "Corvella." in a cell, on the paper of Textiles Corvella, S.L.: the rest stands in the next line. */
function withNextLine(one: Found, names: readonly string[]): Found {
  const { passage, end } = one;
  if (!/^[\t\n]/.test(passage.text.slice(end))) return one;
  const below = passage.folded.slice(lineEnd(passage.text, end) + 1);
  const begin = `${folded(String(one.value))} `;
  const name = names.find((each) => {
    const rest = folded(each).startsWith(begin) ? folded(each).slice(begin.length) : "";
    return rest !== "" && below.startsWith(rest) && /^(?:$|[.,;)\t\n])/.test(below.slice(rest.length));
  });
  return name === undefined ? one : { ...one, value: name };
}

/** "Expedidor: Textiles Corvella, S.L.": what a company is called in a cell. */
const LABEL_FIRST = /^[^:]{2,40}: ?(?=\p{Lu})/u;

/** The names of companies without their legal forms, at the begin of cells. */
function namesOfCompanies({ order, text }: Passage): string[] {
  if (order !== "rows") return [];
  return text.split(/[\t\n]/).flatMap((printed) => {
    const cell = printed.replace(LABEL_FIRST, "");
    const words = cell.split(" ");
    const count = words
      .slice(0, MOST_WORDS)
      .findIndex((_, i) => beginsWithForm(words.slice(i + 1).join(" ")));
    return count < 0
      ? []
      : [
          words
            .slice(0, count + 1)
            .join(" ")
            .replace(/,$/, ""),
        ];
  });
}

function withRest(one: Found, names: readonly string[]): Found {
  const { passage, end } = one;
  for (const pattern of GOES_ON) {
    const rest = pattern.exec(passage.text.slice(end))?.[0] ?? "";
    const value = `${one.value}${rest}`;
    if (rest !== "" && names.some((name) => folded(name) === folded(value)))
      return { ...one, value, end: end + rest.length };
  }
  return one;
}

function withoutBlanks(one: Found, names: readonly string[]): Found {
  const value = String(one.value);
  if (!LETTER_ALONE.test(value)) return one;
  const letters = value.replaceAll(" ", "");
  const name = names.find((each) => folded(each.replaceAll(" ", "")) === folded(letters));
  if (name === undefined) return one;
  const words: string[] = [];
  for (const { length } of name.split(" ")) {
    const from = words.join("").length;
    words.push(letters.slice(from, from + length));
  }
  return { ...one, value: words.join(" ") };
}
