/** Numbers of certificates that are told with another by one word for both: "Nr. 0075/2104/0871 (Modell A) und 0075/2104/0872". */
import type { Passage } from "../../reading/passage.ts";
import type { NumberBeside } from "./beside.ts";
import { numberAt } from "./numbers.ts";

/** Behind a number: what is said of it in brackets, and what leads to the next. */
const NEXT =
  /^(?:[ ]?\([^()\n\t]{2,60}\))?(?:,?[ \n](?<and>and|und|et|e|ed|y|en|i|a|es|ja|og|och|si|și|и|і|та|και|un|ir|in|ter|ve|as well as|sowie|ainsi que|nonche|asi como|bem como|alsmede|oraz|valamint|precum si|както и|καθωσ και|samt|seka|ning|ka ari|bei|kot tudi|kao i|a take|aj|ako aj|a tiez|&|\+)|[,;])[ \n](?:(?:n[ro]?|num|nro|c|sz|st|br|бр|αρ)[.°]{0,2}[ ]|№[ ]?)?/u;
/** "REACH 1907/2006": an act. */
const OF_ACT = /(?<!\d)\d{3,4}\/20\d{2}$/;
/** How sure a number is at most that has no word of its own. */
const SURENESS = 0.86;
/** Most numbers after the first. */
const MOST = 8;

/** @returns the numbers behind one that follow it as its like */
export function numbersListedBehind(passage: Passage, number: string, from: number): NumberBeside[] {
  const found: NumberBeside[] = [];
  for (let end = from, count = 0; count < MOST; count++) {
    const next = NEXT.exec(passage.folded.slice(end, end + 100));
    if (!next) break;
    const start = end + next[0].length;
    const printed = numberAt(passage.text, start, /^\d+$/.test(number));
    if (!printed || OF_ACT.test(printed.number)) break;
    const isAlike = formOf(printed.number) === formOf(number);
    if (!isAlike && (next.groups?.and === undefined || /^\d+$/.test(printed.number))) break;
    end = start + printed.length;
    found.push({ number: printed.number, start, end, confidence: SURENESS });
  }
  return found;
}

/** How a number is made: its letters, figures and signs. */
function formOf(number: string): string {
  return number.replace(/\d/g, "0").replace(/\p{L}/gu, "A");
}
