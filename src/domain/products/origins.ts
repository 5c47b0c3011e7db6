/** Where each value of a product came from, who gave it and when. */
import type { Actor, Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";

export type Source = "api" | "panel" | "extraction" | "supplier" | "session" | "import" | "sample";

export interface Origin {
  source: Source;
  actor: Actor;
  /** Unix seconds. */
  at: number;
}

export type Origins = { [key: string]: Origin };

export interface Values {
  data: Data;
  origins: Origins;
}

const SOURCE_OF: Record<Actor["kind"], Source> = {
  api_key: "api",
  member: "panel",
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
 */
export function mergeValues(scope: Scope, before: Values, sent: Data): Values {
  const data = { ...before.data };
  const origins = { ...before.origins };
  const origin: Origin = { source: SOURCE_OF[scope.actor.kind], actor: scope.actor, at: scope.now };
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

/** The keys whose value differs between two states of the values. */
export function changedKeys(before: Data, after: Data): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !Bun.deepEquals(before[key], after[key]));
}
