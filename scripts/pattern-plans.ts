/**
 * Plans by which a reader leaves out of its patterns what cannot stand in a document; `shortened-patterns.ts` follows them.
 *
 * A plan is a row of numbers of two bytes. Alternatives of a pattern or a group: how many, and of each its length times two, and one where
 * groups in it have plans of their own; the letters that it cannot do without, as 0 for none or where they begin in it times four and how many;
 * where there are groups, how many numbers they take, how many they are, and of each how far behind the last one its alternatives
 * begin, times two, and one where nothing matches without it; how long they are; its alternatives.
 */
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { folded } from "../src/domain/extraction/folded.ts";
import { isLetter, MOST_LETTERS } from "../src/domain/extraction/letters-in-rows.ts";
import { OF_PATTERNS, STAND_IN } from "../src/domain/extraction/rules/kit/worded.ts";
import {
  ENTRY_BYTES,
  HEAD_BYTES,
  patternNumber,
  SIZE_AT,
} from "../src/domain/extraction/shortened-patterns.ts";
import { TUNED_ON } from "./evaluate/sets.ts";
import { SHORTEST } from "./pattern-calls.ts";

/** Letters that stand in more of all papers than this are not asked for. */
const COMMON = 0.7;
/** Signs of a pattern: half of what two bytes tell, one bit of which says whether groups follow. */
const LONGEST = 0xffff >> 1;
/** How far from the begin of an alternative letters are asked for: two bits tell how many they are. */
const FARTHEST = (0xffff >> 2) - 1;
/** Signs of a group in it: what a shorter one may lose is not worth its plan, which the executable has to carry. */
const LEAST = 32;
/** Signs by which people know a pattern. */
const TOLD = 80;
/** Letters of one alphabet stand in each paper that is written in it. */
const LATIN = /^[a-z\d]$/iu;

/** The file of all plans: how many, of each the number of its pattern and its size, and the plans one behind the other. */
export function plansOf(patterns: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const plans = new Map<number, number[]>();
  for (const [source, flags] of patterns) {
    const plan = planOf(source, flags);
    if (!plan) continue;
    const number = patternNumber(source);
    if (plans.has(number))
      throw new Error(
        `Two patterns are known by the number ${number}: change a word of ${source.slice(0, TOLD)}`,
      );
    plans.set(number, plan);
  }
  const head = new DataView(new ArrayBuffer(HEAD_BYTES + plans.size * ENTRY_BYTES));
  head.setUint32(0, plans.size, true);
  for (const [i, [number, plan]] of [...plans].entries()) {
    const entry = HEAD_BYTES + i * ENTRY_BYTES;
    head.setFloat64(entry, number, true);
    head.setUint32(entry + SIZE_AT, plan.length, true);
  }
  const numbers = new Uint16Array([...plans.values()].flat());
  return new Uint8Array(Buffer.concat([Buffer.from(head.buffer), Buffer.from(numbers.buffer)]));
}

/** Signs that patterns, and groups in them, have at least, to be worth a plan. */
interface Worth {
  pattern: number;
  group: number;
}

/** The plan of a pattern; undefined where nothing in it can be left out. */
export function planOf(
  source: string,
  flags: string,
  worth: Worth = { pattern: SHORTEST, group: LEAST },
): number[] | undefined {
  if (source.length < worth.pattern || source.length > LONGEST) return undefined;
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, modes);
  return alternativesOf(pattern, { ofBothCases: flags.includes("i"), least: worth.group });
}

/** How a pattern is asked for its letters. */
interface Asking {
  ofBothCases: boolean;
  /** Signs of a group, at least. */
  least: number;
}

type Group = AST.Pattern | AST.Group | AST.CapturingGroup | AST.LookaroundAssertion;

/** @returns undefined where none of them can be left out, nor anything within */
function alternativesOf(group: Group, asking: Asking): number[] | undefined {
  const told = group.alternatives.map((alternative) => {
    if (
      alternative.elements.length > 1 &&
      alternative.elements.some(({ raw }) => STAND_IN.test(raw) && raw.length === 1)
    )
      throw new Error(`A list of words needs a group of its own in ${group.raw.slice(0, TOLD)}`);
    const groups = groupsOf(alternative, asking);
    const plans = groups.flat();
    const asked = holdsResult(alternative) ? 0 : askedOf(alternative, asking.ofBothCases);
    return {
      isUseful: asked > 0 || groups.length > 0,
      numbers: [
        (alternative.end - alternative.start) * 2 + Math.min(groups.length, 1),
        asked,
        ...(groups.length > 0 ? [plans.length + 1, groups.length, ...plans] : []),
      ],
    };
  });
  if (!told.some(({ isUseful }) => isUseful)) return undefined;
  return [told.length, ...told.flatMap(({ numbers }) => numbers)];
}

/** The plans of the groups of an alternative that may become shorter. */
function groupsOf(alternative: AST.Alternative, asking: Asking): number[][] {
  const isKept = holdsResult(alternative);
  let last = alternative.start;
  return alternative.elements.flatMap((element) => {
    const group = groupIn(element);
    const alternatives = group && alternativesOf(group, asking);
    if (!alternatives) return [];
    const [begin, end] = [group.alternatives[0]?.start ?? 0, group.alternatives.at(-1)?.end ?? 0];
    if (end - begin < asking.least) return [];
    const isNeeded =
      !isKept &&
      !(element.type === "Quantifier" && element.min === 0) &&
      !(group.type === "Assertion" && group.negate);
    const plan = [(begin - last) * 2 + (isNeeded ? 1 : 0), end - begin, ...alternatives];
    last = end;
    return [plan];
  });
}

/** The group that an element is, or that it repeats. */
function groupIn(element: AST.Element): Exclude<Group, AST.Pattern> | undefined {
  const one = element.type === "Quantifier" ? element.element : element;
  if (one.type === "Group" || one.type === "CapturingGroup") return one;
  return one.type === "Assertion" && (one.kind === "lookahead" || one.kind === "lookbehind")
    ? one
    : undefined;
}

/** Whether a part of what is found is told by it: a rule may ask for that by its name or number, so it stays. */
function holdsResult(alternative: AST.Alternative): boolean {
  return alternative.elements.some((element) => {
    if (element.type === "Character" && OF_PATTERNS.test(element.raw)) return true;
    const group = groupIn(element);
    return group?.type === "CapturingGroup" || group?.alternatives.some(holdsResult) === true;
  });
}

/** Where the letters begin by which an alternative is known best, and how many they are; 0 for none. */
function askedOf(alternative: AST.Alternative, ofBothCases: boolean): number {
  let best: { start: number; length: number; share: number } | undefined;
  for (const { start, text } of rowsOf(alternative, ofBothCases)) {
    const length = Math.min(text.length, MOST_LETTERS);
    for (let at = 0; at + length <= text.length && start + at - alternative.start <= FARTHEST; at++) {
      const letters = text.slice(at, at + length);
      const share = LATIN.test(letters) ? 1 : shareWith(letters);
      if (share <= COMMON && (!best || share < best.share || (share === best.share && length > best.length)))
        best = { start: start + at, length, share };
    }
  }
  return best ? (best.start - alternative.start) * 4 + best.length : 0;
}

/** Letters in a row that it cannot do without, and that are written in the pattern as they are. */
function rowsOf(alternative: AST.Alternative, ofBothCases: boolean): { start: number; text: string }[] {
  const rows: { start: number; text: string }[] = [];
  let isOpen = false;
  for (const element of alternative.elements) {
    // What stands around a place is no part of the row, which goes on behind it.
    if (element.type === "Assertion") continue;
    const isRepeated = element.type === "Quantifier" && element.min > 0;
    const one = isRepeated ? element.element : element;
    const isPlain = one.type === "Character" && one.raw.length === 1 && isAsked(one.raw, ofBothCases);
    const last = rows.at(-1);
    if (!isPlain) isOpen = false;
    else if (isOpen && last && last.start + last.text.length === one.start) last.text += one.raw;
    else rows.push({ start: one.start, text: one.raw });
    isOpen = isPlain && !isRepeated;
  }
  return rows;
}

/** Where letters of both cases are meant, those of a document are known in small ones too. */
function isAsked(character: string, ofBothCases: boolean): boolean {
  return isLetter(character) && (!ofBothCases || character === character.toLowerCase());
}

/** Share of the papers with these letters in a row, of those that may be looked at. */
function shareWith(letters: string): number {
  return (papersWith().get(letters) ?? 0) / PAPERS.length;
}

const PAPERS = TUNED_ON.flatMap(({ specimens }) =>
  specimens.map(({ pages }) => folded(JSON.stringify(pages))),
);
let counted: Map<string, number> | undefined;

function papersWith(): ReadonlyMap<string, number> {
  if (counted) return counted;
  counted = new Map();
  for (const paper of PAPERS) {
    const rows = new Set<string>();
    for (let start = 0; start < paper.length; start++)
      for (let length = 1; length <= MOST_LETTERS; length++) rows.add(paper.slice(start, start + length));
    for (const row of rows) counted.set(row, (counted.get(row) ?? 0) + 1);
  }
  return counted;
}
