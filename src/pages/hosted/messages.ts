/** What the pages of a passport session say, in the operator's language. */
import type { Locale } from "../kit/locale.ts";
import type { Message } from "../kit/messages/en.ts";
import { type Words, wordsOf } from "../kit/messages.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";

export type HostedKey = keyof typeof en;
export type HostedWords = Words<HostedKey>;

const HOSTED_CATALOGUES: Record<Locale, Record<HostedKey, Message>> = { en, pt, es, fr, de, it };

export function hostedWords(locale: Locale): HostedWords {
  return wordsOf(HOSTED_CATALOGUES, locale);
}
