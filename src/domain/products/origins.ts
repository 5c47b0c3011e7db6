/** Where each value of a product came from, who gave it and when. */
import { z } from "zod";
import type { Actor, Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";

export type Source = "api" | "panel" | "extraction" | "supplier" | "session" | "import" | "sample";

export interface Origin {
  source: Source;
  actor: Actor;
  /** Unix seconds. */
  at: number;
  /** The document that the value was read out of. */
  document?: OriginDocument;
  /** Who took over what a supplier answered, at that time. */
  accepted_by?: Actor;
}

interface OriginDocument {
  id: string;
  name: string;
  page: number | null;
}

/** Where values come from that somebody else than the one who writes them has given. */
export type GivenBy = OriginDocument | { supplier: Actor };

/** As forms show it. */
export const ShownOrigin = z.strictObject({
  source: z.enum(["api", "panel", "extraction", "supplier", "session", "import", "sample"]),
  name: z.string(),
  at: z.int(),
  document: z.strictObject({ id: z.string(), name: z.string(), page: z.int().nullable() }).nullable(),
  /** Name of the member who accepted a supplier's answer. */
  accepted_by: z.string().nullable(),
});
export type ShownOrigin = z.infer<typeof ShownOrigin>;

export function showOrigin({ source, actor, at, document, accepted_by }: Origin): ShownOrigin {
  return {
    source,
    name: actor.name,
    at,
    document: document ?? null,
    accepted_by: accepted_by?.name ?? null,
  };
}

/** The origin of the value that was changed last; undefined where there are no values. */
export function newestOrigin(origins: Origins): Origin | undefined {
  return Object.values(origins).reduce<Origin | undefined>(
    (newest, origin) => (newest && newest.at >= origin.at ? newest : origin),
    undefined,
  );
}

export type Origins = { [key: string]: Origin };

export interface Values {
  data: Data;
  origins: Origins;
}

const SOURCE_OF: Record<Actor["kind"], Source> = {
  api_key: "api",
  member: "panel",
  device: "panel",
  operator: "session",
  portal: "api",
  supplier: "supplier",
  partner: "supplier",
  consumer: "supplier",
  system: "sample",
};

/**
 * The values after a change: sent keys replace, `null` deletes, others stay. A key keeps its place; a value that is
 * sent again unchanged keeps its origin.
 * @param given the document that the values were read out of, or the supplier whose answers they are
 */
export function mergeValues(scope: Scope, before: Values, sent: Data, given?: GivenBy | undefined): Values {
  const data = { ...before.data };
  const origins = { ...before.origins };
  const origin = originOf(scope, given);
  for (const [key, value] of Object.entries(sent)) {
    if (value === null) {
      delete data[key];
      delete origins[key];
    } else if (!(key in data) || !Bun.deepEquals(data[key], value)) {
      data[key] = value;
      origins[key] = origin;
    }
  }
  return { data, origins };
}

function originOf({ actor, now: at, source }: Scope, given: GivenBy | undefined): Origin {
  if (given === undefined) return { source: source ?? SOURCE_OF[actor.kind], actor, at };
  if ("supplier" in given) return { source: "supplier", actor: given.supplier, at, accepted_by: actor };
  return { source: "extraction", actor, at, document: given };
}

/** The keys whose value differs between two states of the values. */
export function changedKeys(before: Data, after: Data): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !Bun.deepEquals(before[key], after[key]));
}
