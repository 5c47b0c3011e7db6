/** What went wrong, said to a person in their language. */
import { isWord, t } from "../words/words.ts";
import { Refusal, Unreachable } from "./refusal.ts";

/** A fault as a sentence; what the panel has no words for keeps the server's own. */
export function sentenceOf(fault: unknown): string {
  if (fault instanceof Unreachable) return t("fault.offline");
  if (!(fault instanceof Refusal)) return t("fault.unknown");
  const key = `code.${fault.code}`;
  return isWord(key) ? t(key) : fault.message;
}
