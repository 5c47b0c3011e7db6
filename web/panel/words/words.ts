/** What the panel says, in the person's language. */
import type { Catalogue, Message, WordKey } from "./en.ts";
import { intl, language } from "./language.ts";

let catalogue: Catalogue;

/** Loads the catalogue of the language; before the first view is drawn. */
export async function loadWords(): Promise<void> {
  catalogue = language === "pt" ? (await import("./pt.ts")).pt : (await import("./en.ts")).en;
}

export type Values = Record<string, string | number>;

const plurals = new Intl.PluralRules(intl);
const numbers = new Intl.NumberFormat(intl, { maximumFractionDigits: 6 });

/** A message; `count` in `values` also chooses the plural form. */
export function t(key: WordKey, values: Values = {}): string {
  return filled(catalogue[key], values);
}

/** What a view says that has a catalogue of its own, so that its words are loaded when it is opened. */
export function sayingsOf<Key extends string>(
  own: Readonly<Record<Key, Message>>,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => filled(own[key], values);
}

function filled(message: Message, values: Values): string {
  const text =
    typeof message === "string"
      ? message
      : (message[plurals.select(Number(values["count"] ?? 0)) as "one" | "other"] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === "number" ? numbers.format(value) : value;
  });
}

/** Whether there is such a message; for keys that are put together. */
export function isWord(key: string): key is WordKey {
  return key in catalogue;
}
