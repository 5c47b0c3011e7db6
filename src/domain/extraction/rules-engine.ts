/** The engine that every Carnet has: rules over the text of documents, without any other service. */
import type { Engine } from "./engine.ts";
import { findApart } from "./reader-process.ts";

/** @param languages folder with more languages for the letters of pictures; undefined for none */
export function createRulesEngine(languages: string | undefined): Engine {
  return {
    name: "rules",
    extract: ({ bytes, template, kind, product, signal }) =>
      findApart({ template, kind, product, languages }, bytes, signal),
  };
}
