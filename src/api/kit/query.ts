/** Reads the query of a request: known parameters, each at most once. */
import { z } from "zod";
import { allChecked, Failure, type Fault, missing } from "../../domain/failure.ts";
import { isId } from "../../platform/ids.ts";
import type { PageRequest } from "../../storage/page.ts";
import type { Endpoint } from "./endpoint.ts";

export const MAX_LIMIT = 100;
export const DEFAULT_LIMIT = 10;
/** The id of an entry in a list that counts its entries. */
const NUMBER = /^\d{1,9}$/;

/**
 * The parameters by name.
 * @throws Failure invalid_value for one that is sent twice
 */
export function readQuery(search: string): Record<string, string> {
  if (search === "") return {};
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name in query)
      throw new Failure(
        "invalid_value",
        `The parameter "${name.slice(0, 80)}" is sent more than once. Send it once.`,
        name,
      );
    query[name] = value;
  }
  return query;
}

/**
 * Takes `limit` and `starting_after` out of a query.
 * @throws Failure invalid_value, resource_missing
 */
export function takePage(
  query: Record<string, string>,
  { defaultLimit, numbered }: NonNullable<Endpoint["list"]>,
  returns: Endpoint["returns"],
): PageRequest {
  const { limit: sentLimit, starting_after: startingAfter } = query;
  delete query.limit;
  delete query.starting_after;
  const limit = sentLimit === undefined ? defaultLimit : Number(sentLimit);
  allChecked(
    () => {
      if (sentLimit !== undefined && (!/^[1-9]\d{0,8}$/.test(sentLimit) || limit > MAX_LIMIT))
        throw new Failure("invalid_value", `"limit" must be a whole number from 1 to ${MAX_LIMIT}.`, "limit");
    },
    () => {
      if (startingAfter !== undefined && !(numbered ? NUMBER.test(startingAfter) : isId(startingAfter)))
        throw missing(kindOf(returns), startingAfter, "starting_after");
    },
  );
  return { limit, startingAfter };
}

/** What the objects of a shape are called. */
function kindOf(shape: z.ZodType): string {
  const { object } = shape instanceof z.ZodObject ? shape.shape : {};
  return object instanceof z.ZodLiteral ? String(object.value).replaceAll("_", " ") : "object";
}

/** @throws Failure parameter_unknown for each parameter of a query that takes none */
export function refuseRest(query: Record<string, string>): void {
  const names = Object.keys(query);
  if (names.length === 0) return;
  throw Failure.of(
    names.map(
      (name): Fault => ({
        code: "parameter_unknown",
        param: name,
        message: `The parameter "${name.slice(0, 80)}" does not exist here. Check its spelling, or leave it out.`,
      }),
    ),
  );
}
