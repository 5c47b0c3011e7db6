import type { Entries } from "../../api/kit/endpoint.ts";
import { missing } from "../../domain/failure.ts";
import type { PageRequest } from "../../storage/page.ts";

/**
 * A page of a list that is short enough to be read whole.
 * @param what the entries are, for the refusal
 * @throws Failure resource_missing when `startingAfter` is not in the list
 */
export function pageOfAll<Entry extends { id: string }>(
  what: string,
  all: readonly Entry[],
  { limit, startingAfter }: PageRequest,
): Entries<Entry> {
  const before = startingAfter === undefined ? -1 : all.findIndex(({ id }) => id === startingAfter);
  if (startingAfter !== undefined && before === -1) throw missing(what, startingAfter, "starting_after");
  const rest = all.slice(before + 1);
  return { data: rest.slice(0, limit), hasMore: rest.length > limit };
}
