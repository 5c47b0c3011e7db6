/** Lists page by key, newest first: never by offset, so the thousandth page costs what the first does. */

export interface PageRequest {
  /** Rows on the page, 1 to 100. */
  limit: number;
  /** Id of the last object of the page before. */
  startingAfter?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  hasMore: boolean;
}

/** Sorts after every ULID: the bound of a first page. */
export const AFTER_ALL_IDS = "~";

/** Rows that a list's statement reads: a few fixed numbers, so that its plan is made once; see `fixed`. */
const READS = [11, 26, 51, 101];

/** How many rows to read for a page: more than its limit, to know whether another follows. */
export function rowsToRead(limit: number): number {
  return READS.find((rows) => rows > limit) ?? limit + 1;
}

/** A page from rows of which more than the limit were asked for. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
