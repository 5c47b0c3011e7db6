import { Refusal } from "../../data/refusal.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { t } from "../../words/words.ts";
import { d } from "./words.ts";

/** What is wrong with an address as it is written; where it leads the server looks itself. */
export function addressFault(url: string): string | undefined {
  try {
    if (/^https?:$/.test(new URL(url.trim()).protocol)) return undefined;
  } catch {
    // Said below.
  }
  return t("fault.url");
}

/** Why the server did not take an address. */
export function refusedAddress(fault: unknown): string {
  if (fault instanceof Refusal && fault.param === "url")
    return d("webhooks.address_refused", { why: fault.message });
  return sentenceOf(fault);
}
