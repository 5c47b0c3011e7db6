/** What stands between the whole part and the fraction of a number in a file. */
export type DecimalSign = "." | ",";

/** Up to three digits, then threes behind one sign, then perhaps a fraction behind the other. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:([ .,'])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const PLAIN = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i;

/**
 * The number that a cell means; undefined where it is none, or could be two. In a file with decimal points `1.234` is a
 * fraction, and `1,234` is not guessed at; in one with decimal commas the other way round.
 * @param unit as it is printed; may stand behind the number
 */
export function readDecimal(text: string, sign: DecimalSign, unit = ""): number | undefined {
  let written = text.trim();
  if (unit !== "" && written.endsWith(unit)) written = written.slice(0, -unit.length).trimEnd();
  written = written.replace(/\s/g, " ").replace(/^−/, "-");
  const grouped = GROUPED.exec(written);
  if (grouped) {
    const [, group = ""] = grouped;
    const groups = written.split(group).length - 1;
    const isWhole = !/[.,]\d+$/.test(written.slice(written.lastIndexOf(group) + 4));
    if (group === sign && groups === 1 && isWhole) return finite(written.replace(",", "."));
    if (group === "." || group === ",") {
      if (groups === 1 && isWhole) return undefined;
    }
    return finite(written.replaceAll(group, "").replace(",", "."));
  }
  return PLAIN.test(written) ? finite(written.replace(",", ".")) : undefined;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
