/** What the settings say besides the words that all views share; loaded with them. */
import { language } from "../../words/language.ts";
import { sayingsOf } from "../../words/words.ts";

const { words } = language === "pt" ? await import("./words/pt.ts") : await import("./words/en.ts");

export const s = sayingsOf(words);
