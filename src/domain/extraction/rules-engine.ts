/** The engine that every Carnet has: rules over the text of documents, without any other service. */
import type { Engine } from "./engine.ts";

export const RULES = "rules";

/** @param languages folder with more languages for the letters of pictures; undefined for none */
export function createRulesEngine(languages: string | undefined): Engine {
  return {
    name: RULES,
    async extract({ content, template, kind, product, isLast, signal }) {
      // With the shapes of what is found it is too much for the start of a server.
      const { readApart } = await import("./reader-process.ts");
      const task = { template, kind, product, languages };
      const { findings, remark } = await readApart(task, content, isLast, signal);
      return remark === undefined ? { findings } : { findings, remark };
    },
  };
}
