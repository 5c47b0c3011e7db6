/** Names of countries and months in the languages of Europe, as `scripts/pack-names.ts` packed them. */
import { readEmbedded } from "../../platform/embedded.ts";

/** Names in small letters without accents. */
export interface Names {
  /** → code of ISO 3166-1. */
  countries: ReadonlyMap<string, string>;
  /** → 1 to 12. */
  months: ReadonlyMap<string, number>;
}

/** As they are packed. */
export interface PackedNames {
  countries: Record<string, string>;
  months: Record<string, number>;
}

/** The packed file. */
export const NAMES = "names.json";

let read: Names | undefined;

/** The names, read when they are first asked for. */
export function names(): Names {
  if (!read) {
    const packed = JSON.parse(new TextDecoder().decode(readEmbedded(NAMES))) as PackedNames;
    read = {
      countries: new Map(Object.entries(packed.countries)),
      months: new Map(Object.entries(packed.months)),
    };
  }
  return read;
}
