/** What the pages of a data request say, in the supplier's language. */
import type { Locale } from "../kit/locale.ts";
import type { Message } from "../kit/messages/en.ts";
import { type Words, wordsOf } from "../kit/messages.ts";
import { de } from "./messages/de.ts";
import { en, type SupplierKey } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";

export type SupplierWords = Words<SupplierKey>;

export const SUPPLIER_CATALOGUES: Record<Locale, Record<SupplierKey, Message>> = { en, pt, es, fr, de, it };

export function supplierWords(locale: Locale): SupplierWords {
  return wordsOf(SUPPLIER_CATALOGUES, locale);
}
