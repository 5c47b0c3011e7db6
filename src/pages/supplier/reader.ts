/** The supplier who reads the pages of a data request, and with what. */
import { chooseLocale } from "../kit/locale.ts";
import type { PageReader } from "../kit/note-page.ts";
import { readerOf } from "../kit/reader.ts";
import { couldBeReadOnTheWay } from "../kit/secure-request.ts";
import type { AssetUrl } from "../kit/shell.ts";
import { type SupplierWords, supplierWords } from "./messages.ts";

export interface SupplierReader extends PageReader {
  /** A message of these pages. */
  w: SupplierWords;
  /** A text of a template. */
  words(english: string): string;
  /** Whether what is typed could be read on its way: over plain HTTP, from another machine. */
  couldBeReadOnTheWay: boolean;
}

/**
 * @param site origin that links are built from
 * @param language that the supplier is written to in; without one it is the browser's
 */
export function supplierReader(
  request: Request,
  assets: AssetUrl,
  site: string,
  language?: string,
): SupplierReader {
  const asked = new URL(request.url).searchParams.get("lang");
  const locale = chooseLocale(asked, language ?? request.headers.get("accept-language"));
  return {
    ...readerOf(locale),
    assets,
    w: supplierWords(locale),
    couldBeReadOnTheWay: couldBeReadOnTheWay(request, site),
  };
}
