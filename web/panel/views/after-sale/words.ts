/** What the links of partners say; loaded with them. */
import { language } from "../../words/language.ts";
import { sayingsOf } from "../../words/words.ts";

const { words } = language === "pt" ? await import("./words/pt.ts") : await import("./words/en.ts");

export const w = sayingsOf(words);
