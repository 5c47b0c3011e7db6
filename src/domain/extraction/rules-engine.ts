/** The engine that every Carnet has: rules over the text of PDF files, without any other service. */
import type { Engine } from "./engine.ts";
import { readTextApart } from "./reader-process.ts";
import { findByRules } from "./rules.ts";

export const rulesEngine: Engine = {
  name: "rules",
  async extract({ bytes, template, signal }) {
    return findByRules(await readTextApart(bytes, signal), template);
  },
};
