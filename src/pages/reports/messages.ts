/** What the forms for after-sale events say, in the language of whoever fills them in. */
import type { Locale } from "../kit/locale.ts";
import type { Message } from "../kit/messages/en.ts";
import { type Words, wordsOf } from "../kit/messages.ts";
import { de } from "./messages/de.ts";
import { en, type ReportKey } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";

export type ReportWords = Words<ReportKey>;

const REPORT_CATALOGUES: Record<Locale, Record<ReportKey, Message>> = { en, pt, es, fr, de, it };

export function reportWords(locale: Locale): ReportWords {
  return wordsOf(REPORT_CATALOGUES, locale);
}
