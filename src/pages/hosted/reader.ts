/** The operator who reads a page of the session, and with what. */
import { type PageReader, pageReader } from "../kit/note-page.ts";
import { readerOf } from "../kit/reader.ts";
import { couldBeReadOnTheWay } from "../kit/secure-request.ts";
import type { AssetUrl } from "../kit/shell.ts";
import { type HostedWords, hostedWords } from "./messages.ts";

export interface HostedReader extends PageReader {
  /** A message of these pages. */
  w: HostedWords;
  /** A text of a template. */
  words(english: string): string;
  /** Whether what is typed could be read on its way: over plain HTTP, from another machine. */
  couldBeReadOnTheWay: boolean;
}

/** @param site origin that links are built from */
export function hostedReader(request: Request, assets: AssetUrl, site: string): HostedReader {
  const reader = pageReader(request, assets);
  return {
    ...reader,
    w: hostedWords(reader.locale),
    words: readerOf(reader.locale).words,
    couldBeReadOnTheWay: couldBeReadOnTheWay(request, site),
  };
}
