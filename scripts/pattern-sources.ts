/**
 * Tells every pattern that the rules have once they are loaded, as the executable makes them: their sources and flags, as JSON.
 *
 *     bun scripts/pattern-sources.ts
 */
import { readFileSync } from "node:fs";
import { MAKER, OF_READER, withPatternCalls } from "./pattern-calls.ts";
import { lettersWrittenOut } from "./written-out-letters.ts";

/** Of a pattern that is made with several flags all of them. */
const patterns = new Map<string, string>();

Object.assign(globalThis, {
  toldPattern(source: string | RegExp, flags = ""): RegExp {
    if (typeof source === "string") patterns.set(source, flags + (patterns.get(source) ?? ""));
    return new RegExp(source, flags);
  },
});

/** In the place of the module that makes the patterns, which knows of no document. */
const TELLER = `
  export const patternOf = (source, flags) => globalThis.toldPattern(source, flags);
  export const sourceOf = (pattern) => pattern.source;
  export const standing = (list) => list;
  export const namesStanding = (list) => list;
  export const namesBegun = (list) => list.split("\\n");
  export const shortenedSource = (source) => source;`;

Bun.plugin({
  name: "told patterns",
  setup({ onLoad }) {
    onLoad({ filter: OF_READER }, ({ path }) => {
      if (path === MAKER) return { contents: TELLER, loader: "js" };
      const { program, later } = withPatternCalls(readFileSync(path, "utf8"));
      const contents = lettersWrittenOut([program, ...later].join(";\n"));
      return { contents, loader: "js" };
    });
  },
});

await import("../src/domain/extraction/rules.ts");
const { patternOfWords, WORDINGS } = await import("../src/domain/extraction/rules/kit/worded.ts");
const { folded } = await import("../src/domain/extraction/folded.ts");
for (const wording of WORDINGS)
  patternOfWords(wording, folded, (source) => {
    patterns.set(source, wording[0] + (patterns.get(source) ?? ""));
    return source;
  });
await Bun.write(Bun.stdout, JSON.stringify([...patterns]));
