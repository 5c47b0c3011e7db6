/** What the view of kiosks says; loaded with it. */

import type { Message } from "../../words/en.ts";
import { language } from "../../words/language.ts";
import { sayingsOf } from "../../words/words.ts";

const { words } = language === "pt" ? await import("./words/pt.ts") : await import("./words/en.ts");

export const k = sayingsOf<keyof typeof import("./words/en.ts").words>(
  words as Record<keyof typeof import("./words/en.ts").words, Message>,
);
