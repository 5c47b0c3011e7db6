/** Letters without which nothing can match a pattern: they are looked for before the pattern is built. */

/** Signs that are not letters of a pattern. */
const SIGNS = new Set("\\[(){|?*+^$.");
/** An escape: of a class of letters, of a letter by its number, of a sign. */
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/iuy;
/** After these the letter before them may be missing. */
const FEWER = new Set("?*{");

/**
 * For each alternative of a pattern the longest letters in a row that it cannot do without; of one that has none the
 * empty text, which is in every one. Goes through the pattern sign by sign: thousands are looked through for a document.
 */
export function neededLetters(pattern: string): string[] {
  const needed = new Set<string>();
  let longest = "";
  let run = 0;
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at] as string;
    if (!SIGNS.has(sign)) continue;
    const end = FEWER.has(sign) ? at - 1 : at;
    if (depth === 0 && end - run > longest.length) longest = pattern.slice(run, end);
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (sign === "|" && depth === 0) {
      needed.add(longest);
      longest = "";
    } else at = endOf(pattern, at);
    run = at + 1;
  }
  if (pattern.length - run > longest.length) longest = pattern.slice(run);
  return [...needed.add(longest)];
}

/** The last sign of what begins at a place: of an escape such as `\p{L}`, of a class, of how often. */
function endOf(pattern: string, at: number): number {
  const sign = pattern[at];
  if (sign === "{") return pattern.indexOf("}", at);
  if (sign === "\\") {
    ESCAPE.lastIndex = at;
    return at + (ESCAPE.exec(pattern)?.[0].length ?? 2) - 1;
  }
  if (sign !== "[") return at;
  let end = at + 1;
  while (end < pattern.length && pattern[end] !== "]") end += pattern[end] === "\\" ? 2 : 1;
  return end;
}
