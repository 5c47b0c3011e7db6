/** Who reads the portal, and with what. */
import { type PageReader, pageReader } from "../kit/note-page.ts";
import { readerOf } from "../kit/reader.ts";
import type { AssetUrl } from "../kit/shell.ts";
import { type PortalWords, portalWords } from "./messages.ts";

export interface PortalReader extends PageReader {
  /** A message of the portal. */
  w: PortalWords;
  /** A text of a template. */
  words(english: string): string;
}

export function portalReader(request: Request, assets: AssetUrl): PortalReader {
  const reader = pageReader(request, assets);
  return { ...reader, w: portalWords(reader.locale), words: readerOf(reader.locale).words };
}
