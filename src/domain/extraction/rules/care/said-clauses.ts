/** Clauses of a passage that tell of care, and where what they tell stands. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { IRON, OTHER, WASH } from "./stems.ts";

export interface Spoken {
  kind: "wash" | "iron" | "other";
  start: number;
  end: number;
}

export function spokenIn(text: string): Spoken[] {
  return (
    [
      ["wash", WASH],
      ["iron", IRON],
      ["other", OTHER],
    ] as const
  )
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)]
        .filter(([said]) => !/echtheit|probe|prufung|test/.test(said))
        .map((match) => ({
          kind,
          start: match.index,
          end: match.index + match[0].length,
        })),
    )
    .sort((one, other) => one.start - other.start);
}

export const lastOf = (text: string) => spokenIn(text).at(-1);

export const firstOf = (text: string) => spokenIn(text)[0];

/** Clauses: what stands between signs, with the line that it goes on in. */
const CLAUSE = /(?:[^.;,•·|\n\t/]|\n(?=\p{Ll})|\.(?=\p{L}|\d)|\/(?! ))+/gu;

export interface Clause {
  text: string;
  start: number;
  /** Behind words for drying that say it of this one, too. */
  isDrying?: true;
}

export function clausesOf(passage: Passage): Clause[] {
  return [...eachClause(passage)];
}

function* eachClause({ folded, text }: Passage): Generator<Clause> {
  // A line that begins with a small letter goes on with the one before.
  for (const match of text.matchAll(CLAUSE)) {
    const start = labelBefore(folded, match.index) ?? match.index;
    yield { text: folded.slice(start, match.index + match[0].length), start };
  }
}

/** What counts the rows of a form. */
const COUNTED = /^(?:\p{L}{0,2}[.-]?\d{1,2}|\p{L})[.)]?$/u;

/** Longest label whose value stands beside it, in characters. */
const LONGEST_LABEL = 40;

/** Where the label begins that a clause is the value of: "Drying" beside "flat". */
function labelBefore(folded: string, start: number): number | undefined {
  if (folded[start - 1] !== "\t") return undefined;
  const begin = folded.lastIndexOf("\n", start - 1) + 1;
  const cells = folded.slice(begin, start - 1).split("\t");
  const label = cells.at(-1) ?? "";
  // "G3 | Drying | flat": rows may be counted.
  const isLabel = cells.length === 1 || (cells.length === 2 && COUNTED.test(cells[0] ?? ""));
  // "Drying: flat | Ironing: no": a cell with a label of its own is none.
  return label.length <= LONGEST_LABEL && isLabel && !/:[ ]?\S/.test(label)
    ? start - 1 - label.length
    : undefined;
}

export function toldAt(
  passage: Passage,
  field: string,
  value: string,
  confidence: number,
  start: number,
  end: number,
): Found {
  return { field, value, confidence, passage, start, end };
}
