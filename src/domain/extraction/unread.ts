/** Pages of a document that were not read: which, why, and what people are told of them. */

/** The first and the last of some pages that follow each other, from 1. */
export type Pages = [first: number, last: number];

const OTHERS = "Upload the pages that matter as a file of their own.";
const ANEW = "Print those that matter anew as PDF and upload that.";

/** Why pages are not read, and what can be done. */
export const CAUSES = {
  pages: `At most 200 pages of a document are read. ${OTHERS}`,
  pictures: `At most 30 scanned pages of a document are read. ${OTHERS}`,
  letters: `There is more text in the document than is read of one. ${OTHERS}`,
  damaged: `A page that is damaged, or takes too much memory, is left out. ${ANEW}`,
  time: `Reading all of them takes too long. ${OTHERS}`,
  step: `The next page took too long, and reading ended there. ${ANEW}`,
  memory: `The next page unpacks to more than may be held in memory, and reading ended there. ${ANEW}`,
  broken: `What reads documents broke down on the next page. ${ANEW}`,
  hindered:
    "The server was too busy, or what reads was ended from outside, again and again. Ask for the extraction again later.",
} as const;

export type Cause = keyof typeof CAUSES;

export interface Unread {
  /** How many pages the document has. */
  of: number;
  /** Those that were not read, in their order. */
  pages: Pages[];
  /** Why the first of them was not. */
  cause: Cause;
}

/** Spans of pages that are told; where there are more, a person looks at the document anyway. */
const MOST_SPANS = 6;

/** "Of 40 pages, 1 to 30 were read and 31 to 40 were not. At most 30 scanned pages …" */
export function tellOfUnread({ of, pages, cause }: Unread): string {
  const read = pagesBetween(of, pages);
  const told = read.length === 0 ? "none was read" : `${listed(read)} ${verbOf(read)} read`;
  return `Of ${of} pages, ${told} and ${listed(pages)} ${verbOf(pages)} not. ${CAUSES[cause]}`;
}

/** All other pages. */
function pagesBetween(of: number, pages: readonly Pages[]): Pages[] {
  const others: Pages[] = [];
  let next = 1;
  for (const [first, last] of [...pages, [of + 1, of + 1]] as const) {
    if (first > next) others.push([next, first - 1]);
    next = last + 1;
  }
  return others;
}

function verbOf(pages: readonly Pages[]): string {
  const [[first, last] = [1, 2]] = pages;
  return pages.length === 1 && first === last ? "was" : "were";
}

function listed(pages: readonly Pages[]): string {
  const spans = pages
    .slice(0, MOST_SPANS)
    .map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  if (pages.length > MOST_SPANS) spans.push("others");
  return spans.length < 2 ? spans.join() : `${spans.slice(0, -1).join(", ")} and ${spans.at(-1)}`;
}

/** Adds pages to those before them that were not read either. */
export function leaveOut(unread: Unread, first: number, last: number, cause: Cause): void {
  const before = unread.pages.at(-1);
  if (!before) unread.cause = cause;
  if (before && before[1] === first - 1) before[1] = last;
  else unread.pages.push([first, last]);
}
