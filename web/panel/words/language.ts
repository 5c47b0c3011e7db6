/** Which language the panel speaks: what the person chose, else the first of the browser's that it knows. */
import { LOCALES, type Locale } from "../../../src/pages/kit/locale.ts";

/** The languages with a catalogue of the panel. A further one is a word here and a file beside this one. */
export const PANEL_LANGUAGES = ["en", "pt"] as const satisfies readonly Locale[];
export type Language = (typeof PANEL_LANGUAGES)[number];

const KEY = "carnet.language";

export const language: Language = chosen();

/** The tag that dates, numbers and names of countries are written by. */
export const intl = LOCALES[language].intl;

function chosen(): Language {
  const wished = [read(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wished.find(isKnown) ?? "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function isKnown(code: string | undefined): code is Language {
  return (PANEL_LANGUAGES as readonly (string | undefined)[]).includes(code);
}

/** Speaks another language from now on, on this device. */
export function speak(code: Language): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // A browser that keeps nothing goes on in its own language.
  }
  location.reload();
}
