/** What the embedded portal says, in the reader's language. */
import type { Locale } from "../kit/locale.ts";
import type { Message } from "../kit/messages/en.ts";
import { type Words, wordsOf } from "../kit/messages.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";

export type PortalKey = keyof typeof en;
export type PortalWords = Words<PortalKey>;

const PORTAL_CATALOGUES: Record<Locale, Record<PortalKey, Message>> = { en, pt, es, fr, de, it };

export function portalWords(locale: Locale): PortalWords {
  return wordsOf(PORTAL_CATALOGUES, locale);
}
