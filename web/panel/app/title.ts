import { useEffect } from "preact/hooks";
import { t } from "../words/words.ts";
import { member } from "./me.ts";
import { place } from "./place.ts";

/** The title of the window: what is open, whose it is, and whether it is test data. */
export function useTitle(words: string): void {
  const { mode } = place.value;
  const company = member.value?.company.name ?? "Carnet";
  useEffect(() => {
    document.title = `${words} · ${company}${mode === "test" ? ` (${t("mode.test")})` : ""}`;
  }, [words, company, mode]);
}
