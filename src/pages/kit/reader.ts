/** Who reads the page: the language, its messages, and the templates' words in it. */
import type { Locale } from "./locale.ts";
import { type Translate, translator } from "./messages.ts";
import { translate } from "./template-words.ts";

export interface Reader {
  locale: Locale;
  /** A message of the pages' own. */
  t: Translate;
  /** A text of a template. */
  words(english: string): string;
  /** Whether the address asks for the language: then links to other pages do too. */
  isChosen?: boolean;
}

export function readerOf(locale: Locale): Reader {
  return { locale, t: translator(locale), words: (english) => translate(english, locale) };
}
