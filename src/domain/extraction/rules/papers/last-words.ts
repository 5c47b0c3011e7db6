/**
 * Papers in which the last word counts: mails below each other with the oldest first, "Tue 9 June, 09:45 (mill):", and minutes that end
 * with what was decided, "Décision. …".
 */
import type { Passage } from "../../reading/passage.ts";
import { linesOf, type Place, sharesWords } from "../kit/places.ts";

/** The heading of what was decided, over it or before it; a decision rule is one of laboratories. */
const DECISION =
  /^(?:[•*·–-] ?|\d{1,2}[.)] ?)?(?:final |letzte |unsere |our )?(?:decisi|decyz|deciz|beschl|entscheid|besluit|beslut|vedtak|vedtag|rozhodn|paato|dontes|hatarozat|odluk|odlocitev|otsus|sprendim|lemum|karar(?![lm])|решени|рішен|одлук|αποφασ)(?!\p{L}*re[gk]?[gu]l)\p{L}*(?! rule)(?: \p{L}+){0,3} ?(?:[.:–—]|- |$)/u;

const TIME = /(?<![\d./:])(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)(?!\d|[./-]\d)/u;
const NAMED_DAY = /(?<![\d.:])(?<day>[0-3]?\d)(?:\.|st|nd|rd|th|º)?[ ](?:de |d')?\p{L}{3,12}/u;
const DAY = /(?<!\d)(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?:\d{4}|\d{2})(?!\d)/u;
/** "Lanificio Calvana, lun 8 giugno, 15:02": who writes before when; or when, and then who, with a colon at the end. */
const BY_NAME = /^[^\d:]*\p{L}{3}[^\d:]*[-,–—|·(][ ]?[^\d:]*\d(?:[^:]|:(?=\d))*(?<=\d|\)):?$/u;
const BY_DAY = /^[> ]*(?:\p{L}{2,12}\.?,? )?(?:\p{L}{2,4} )?\d(?:[^:]|:(?=\d))*\p{L}{3}[^:]*:$/u;
const LONGEST_HEAD = 90;
/** More values than these are those of a list. */
const MOST_VALUES = 100;
const MINUTES_OF_DAY = 24 * 60;
const DAYS_OF_MONTH = 31;
/** What a value stands in that is asked about. */
const ASKED = /^[^.!?\n]{0,80}\?/u;

/** From a place of a passage on something is said later than before it. */
interface Section {
  start: number;
  rank: number;
}

/** Looked for once in each passage, and asked for with each of its values. */
const known = new WeakMap<Passage, readonly Section[]>();

/**
 * Without what is said otherwise later on.
 * @param isOfSame whether two places tell of the same, so that one of them takes the place of the other
 */
export function lastSaid<Told extends Place>(
  all: readonly Told[],
  isOfSame: (one: Told, other: Told) => boolean,
): readonly Told[] {
  if (
    all.length < 2 ||
    all.length > MOST_VALUES ||
    all.every(({ passage }) => sectionsOf(passage).length === 0)
  )
    return all;
  const ranked = all.map((told) => ({ told, rank: rankOf(told) }));
  const over = ranked.filter(({ told, rank }) =>
    ranked.some(
      (other) => other.rank > rank && other.told.passage === told.passage && isOfSame(told, other.told),
    ),
  );
  return all.filter((one) => !over.some(({ told }) => told === one || sharesWords(told, one)));
}

/** The later something is said, the higher; what is asked says nothing. */
function rankOf({ passage, start, end }: Place): number {
  if (ASKED.test(passage.folded.slice(end, end + LONGEST_HEAD))) return -1;
  return sectionsOf(passage).findLast((section) => section.start <= start)?.rank ?? 0;
}

function sectionsOf(passage: Passage): readonly Section[] {
  const sections = known.get(passage) ?? sectionsIn(passage);
  known.set(passage, sections);
  return sections;
}

function sectionsIn({ folded }: Passage): Section[] {
  const mails: { start: number; at: number }[] = [];
  let decision: number | undefined;
  for (const { line, start } of linesOf(folded)) {
    const at = timeOf(line);
    if (at !== undefined) mails.push({ start, at });
    else if (decision === undefined && isOfDecision(line.split("\t", 1)[0] ?? "")) decision = start;
  }
  if (mails.length < 2) return decision === undefined ? [] : [{ start: decision, rank: 1 }];
  const isOldestFirst = mails.every(({ at }, i) => at >= (mails[i - 1]?.at ?? 0));
  return isOldestFirst ? mails.map(({ start }, i) => ({ start, rank: i + 1 })) : [];
}

/** Whether a line of a folded text, or a cell of it, is headed as a decision. */
export function tellsOfDecision(text: string): boolean {
  return text.split(/[\n\t]/u).some(isOfDecision);
}

function isOfDecision(cell: string): boolean {
  return DECISION.test(cell.slice(0, LONGEST_HEAD));
}

/** When a message was written, in minutes, by its head; of days with the names of their months alone by their number. */
function timeOf(line: string): number | undefined {
  if (line.length > LONGEST_HEAD || line.includes("%") || line.includes("\t")) return undefined;
  const time = TIME.exec(line)?.groups;
  if (!time || !(BY_NAME.test(line) || BY_DAY.test(line))) return undefined;
  const day = (DAY.exec(line) ?? NAMED_DAY.exec(line))?.groups;
  if (!day) return undefined;
  const days = Number(day.month ?? 0) * DAYS_OF_MONTH + Number(day.day);
  return days * MINUTES_OF_DAY + Number(time.hour) * 60 + Number(time.minute);
}
