/**
 * `\p{L}` in the patterns of the reader, written out. The runtime compares with each of its 684 ranges wherever a
 * pattern has it, and compiles these comparisons for each place anew: 7 to 12 in 100 of what a short document costs.
 */
import { type Node, parse } from "acorn";
import { full } from "acorn-walk";

/**
 * Letters as they are up to U+02C1, the blocks of letters and of marks over them that follow, and the scripts of East Asia. In escapes: with one
 * sign beyond Latin 1 in it the whole program would take twice the memory.
 */
export const LETTERS = String.raw`A-Za-z\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u1FFF\u3040-\uD7A3`;

/** A letter, in a text with its slashes doubled; other escapes; the brackets of a class of signs. */
const PART = /(?<slashes>\\+)(?:p\{L\}|.)|[[\]]/gsu;

/** What texts that patterns are made of have for a letter, and within a class of signs: told once in each module. */
const [LETTER, RANGES] = ["oneLetter$", "letters$"];
/** No constants, which would be written into each text again. */
const TOLD = `var ${LETTER} = ${JSON.stringify(`[${LETTERS}]`)}, ${RANGES} = ${JSON.stringify(LETTERS)};\n`;

/** The program of a module with ranges in place of `\p{L}`, in patterns and in the texts that patterns are made of. */
export function lettersWrittenOut(source: string): string {
  const program = new Bun.Transpiler({ loader: "ts" }).transformSync(source);
  const changes: { start: number; end: number; text: string }[] = [];
  full(parse(program, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
    if (node.type === "Literal") changes.push(isText(node) ? textOf(node) : patternOf(node));
    // One pattern, in whose classes expressions may stand.
    if (node.type === "TemplateLiteral")
      changes.push(...piecesOf((node as unknown as { quasis: Node[] }).quasis, told));
  });
  const changed = changes
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), program);
  return changed === program ? program : TOLD + changed;

  function isText(node: Node): boolean {
    return typeof (node as unknown as { value: unknown }).value === "string";
  }

  /** A text with quotes becomes one with expressions. */
  function textOf(node: Node) {
    const { start, end } = node;
    if (!/\\p\{L\}/.test(program.slice(start, end))) return { start, end, text: program.slice(start, end) };
    const inner = { ...node, start: start + 1, end: end - 1 } as Node;
    const [piece] = piecesOf([inner], told, (text) => text.replaceAll("`", "\\`").replaceAll("${", "\\${"));
    return { start, end, text: `\`${piece?.text ?? ""}\`` };
  }

  function patternOf(node: Node) {
    const [piece] = piecesOf([node], (isInClass, slashes) => {
      const ranges = LETTERS.replaceAll("\\", slashes);
      return isInClass ? ranges : `[${ranges}]`;
    });
    return piece as { start: number; end: number; text: string };
  }

  function told(isInClass: boolean): string {
    return `\${${isInClass ? RANGES : LETTER}}`;
  }

  function piecesOf(
    pieces: readonly Node[],
    write: (isInClass: boolean, slashes: string) => string,
    quoted = (text: string) => text,
  ) {
    let isInClass = false;
    return pieces.map(({ start, end }) => {
      const text = quoted(program.slice(start, end)).replace(PART, (part, slashes: string | undefined) => {
        if (part === "[" || part === "]") isInClass = part === "[";
        return slashes === undefined || !part.endsWith("p{L}") ? part : write(isInClass, slashes);
      });
      return { start, end, text };
    });
  }
}
