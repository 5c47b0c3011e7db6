/** Names of countries and months in the languages of Europe, as `scripts/pack-names.ts` packed them. */
import { readEmbedded } from "../../platform/embedded.ts";
import { namesBegun } from "./shortened-patterns.ts";

/** Names in small letters without accents. */
export interface Names {
  /** → code of ISO 3166-1; in a reader those that begin as a word of its document may. */
  countries: ReadonlyMap<string, string>;
  /** → 1 to 12. */
  months: ReadonlyMap<string, number>;
}

/** As they are packed. */
export interface PackedNames {
  /** Of each code the names, parted by ends of lines: some have commas. */
  countries: Record<string, string>;
  months: Record<string, number>;
}

/** As many letters as two cases of a name have in common at least. */
export const LEAST_COMMON = 3;

/** The packed file. */
export const NAMES = "names.json";

let read: Names | undefined;

/** The names, read when they are first asked for. */
export function names(): Names {
  if (!read) {
    const packed = JSON.parse(new TextDecoder().decode(readEmbedded(NAMES))) as PackedNames;
    read = {
      countries: new Map(
        Object.entries(packed.countries).flatMap(([code, list]) =>
          namesBegun(list, LEAST_COMMON).map((name) => [name, code] as const),
        ),
      ),
      months: new Map(Object.entries(packed.months)),
    };
  }
  return read;
}
