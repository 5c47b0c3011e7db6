/** Who fills in a form, and with what. */
import { type PageReader, pageReader } from "../kit/note-page.ts";
import type { AssetUrl } from "../kit/shell.ts";
import { type ReportWords, reportWords } from "./messages.ts";

export interface ReportReader extends PageReader {
  /** A message of these pages. */
  w: ReportWords;
}

export function reportReader(request: Request, assets: AssetUrl): ReportReader {
  const reader = pageReader(request, assets);
  return { ...reader, w: reportWords(reader.locale) };
}
