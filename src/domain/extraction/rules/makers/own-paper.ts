/** Who writes on a paper of their own: its head, its foot, its signature. */
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { inColumns, type Line, linesFrom } from "../kit/lines.ts";
import { placeOf } from "../kit/places.ts";
import { TITLE } from "../names/name-shapes.ts";
import { companyEnd, hasTown, isAddress, OTHER_PARTY, withoutContacts } from "./companies.ts";
import { companyIn, SAYS_WHO } from "./company-names.ts";
import { isNameOfMaker } from "./labelled.ts";
import { beginsWithMaker, MAX_LINES, TRADER } from "./maker-words.ts";

/** Of the company whose paper it is. */
const OWN_PAPER = 0.7;
/** How much of a first page is its head, and of a page its foot. */
const HEAD_LINES = 7;
const FOOT_LINES = 6;

/** The company with its address at the head of the first page, else at the foot of a page. */
export function onOwnPaper(passages: readonly Passage[]): Found[] {
  for (const passage of passages) {
    if (passage.order !== "columns" || passage.reading.page !== 1) continue;
    for (const start of startsOfLines(passage.text).slice(0, HEAD_LINES)) {
      const found = ownerAt(passage, start, true);
      if (found.length > 0) return found;
    }
  }
  for (const passage of passages) {
    if (passage.order !== "rows") continue;
    for (const start of startsOfLines(passage.text).slice(-FOOT_LINES).toReversed()) {
      for (const { at, length } of piecesFrom(passage.text, start)) {
        const place = inColumns(passages, passage, at);
        const found = place ? ownerAt(...place, false) : [];
        const name = String(found.find(isNameOfMaker)?.value ?? "");
        if (name !== "" && name.length <= length && !SAYS_WHO.test(folded(name))) return found;
      }
    }
  }
  return [];
}

/** What ends before another piece of a line: a sentence, or a sign between the pieces. */
const PIECE_END = /(?:(?<=\p{L}{4}|\d{2,})\. | [·|•] )(?=\p{Lu})/gu;

/** The pieces of a line: "Returret 100 dage. Ringsø Lin ApS, Fabriksvej 3, …". */
function piecesFrom(text: string, start: number): { at: number; length: number }[] {
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  const ends = [...line.matchAll(PIECE_END)].map(placeOf);
  const begins = [0, ...ends.map(({ end }) => end)];
  return begins.map((from, i) => ({ at: start + from, length: (ends[i]?.start ?? line.length) - from }));
}

function startsOfLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n+/g)].map((match) => match.index + match[0].length)];
}

/** Who signs a letter stands before their company. */
const SIGNATURE = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){1,3}(?:, | [|·–—-] )(?=\p{Lu})/u;

function ownerAt(passage: Passage, lineStart: number, isHead: boolean): Found[] {
  const { text } = passage;
  if (beginsWithMaker(folded(text.slice(lineStart, lineStart + 80)))) return [];
  const person = isHead ? 0 : (SIGNATURE.exec(text.slice(lineStart, lineStart + 80))?.[0].length ?? 0);
  const after = text.slice(lineStart + person, lineStart + person + 80).split("\n")[0] ?? "";
  const isSigned =
    person > 0 &&
    companyEnd(text.slice(lineStart, lineStart + person)) === undefined &&
    companyEnd(after) !== undefined;
  const start = lineStart + (isSigned ? person : 0);
  const lines = linesFrom(passage, start, isHead ? MAX_LINES : 3);
  const [first] = lines;
  const above = text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, Math.max(lineStart - 1, 0));
  if (!first || /^[^:]{2,30}:/.test(first.text) || /:$/.test(above) || passage.beside.has(lineStart))
    return [];
  if (OTHER_PARTY.test(folded(above)) && text[lineStart - 2] !== "\n") return [];
  const end = companyEnd(first.text);
  if (end === undefined) return isHead ? unformedAt(passage, lines) : [];
  if (first.text.slice(0, end).split(" ").length > 11) return [];
  if (TRADER.test(folded(first.text.slice(0, end)))) return [];
  // A sentence goes on after the name.
  if (!/^$|^[\s]*[,;|·–—/(•-]/.test(first.text.slice(end)) || /,.*\p{Ll} /u.test(first.text.slice(0, end)))
    return [];
  const found = companyIn(passage, lines, OWN_PAPER);
  return found.length > 1 ? found : [];
}

/** Of a name without the form of a company. */
const UNFORMED = 0.64;
/** The code of a town with its name, and not "Style no. 11804". */
const TOWN_NAMED = /\d(?: ?\p{Lu}{1,2})? \p{Lu}|,.*\d{3}/u;
/** Longest name without a form, in characters. */
const NAME_LENGTH = 40;

/** The first line of a paper that is a name, above a line that is nothing but an address with the code of a town. */
function unformedAt(passage: Passage, lines: readonly Line[]): Found[] {
  const [first, second] = lines;
  if (!first || first.start > 0) return [];
  const at = first.text.search(/ [–—|·•-] /);
  if (at > 0 && at < NAME_LENGTH && hasTown(withoutContacts(first.text.slice(at)))) {
    const name = first.text.slice(0, at);
    if (/[\d:;@%]/.test(name) || TITLE.test(folded(name))) return [];
    const found = companyIn(passage, [first], UNFORMED);
    return found.length > 1 ? found : [];
  }
  if (!second || first.goesOn) return [];
  const isName =
    /^\p{Lu}/u.test(first.text) && !/[\d:;@%.,]/.test(first.text) && first.text.split(" ").length <= 6;
  const address = withoutContacts(second.text);
  if (!isName || TITLE.test(folded(first.text)) || !isAddress(address) || !TOWN_NAMED.test(address))
    return [];
  if (TRADER.test(folded(first.text))) return [];
  const found = companyIn(passage, lines, UNFORMED);
  return found.length > 1 ? found : [];
}
