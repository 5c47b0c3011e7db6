/**
 * Tells every pattern that the rules have once they are loaded, as the executable makes them: their sources and flags, as JSON. Those
 * for letters of both cases are left out.
 *
 *     bun scripts/pattern-sources.ts
 */
import { readFileSync } from "node:fs";
import { MAKER, OF_READER, withPatternCalls } from "./pattern-calls.ts";
import { lettersWrittenOut } from "./written-out-letters.ts";

const patterns = new Map<string, string>();

Object.assign(globalThis, {
  /** In the place of `patternOf`. */
  toldPattern(source: string | RegExp, flags = ""): RegExp {
    if (typeof source === "string" && !flags.includes("i")) patterns.set(source, flags);
    return new RegExp(source, flags);
  },
});

const TELLER = "export const patternOf = (source, flags) => globalThis.toldPattern(source, flags);";

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
await Bun.write(Bun.stdout, JSON.stringify([...patterns]));
