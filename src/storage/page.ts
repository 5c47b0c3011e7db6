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

/** A page from rows that were asked for with one more than the limit. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
