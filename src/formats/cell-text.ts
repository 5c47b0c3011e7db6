/**
 * Texts as cells of a table that other programs open. A spreadsheet runs what begins with certain signs as a formula, in a
 * CSV file above all; an apostrophe before it makes it text, and is taken away again where the table is read. Which texts
 * get one is exact, so that every text comes back as it was: also one that begins with an apostrophe itself or with a blank,
 * and an empty one, which is not the same as an empty cell.
 */

/** What a spreadsheet takes for the begin of a formula, also in the wide forms of East Asian keyboards. */
const RUNS = "=+\\-@\\t\\n\\r＝＋－＠";
const PROTECTED = new RegExp(`^(?:$|[${RUNS}\\s]|'(?:$|[${RUNS}\\s'])|'?#help)|\\s$`, "i");
const MARKED = new RegExp(`^'(?:$|[${RUNS}\\s']|#help|.*\\s$)`, "is");

/** A text as a cell that no spreadsheet runs. */
export function protectText(text: string): string {
  return PROTECTED.test(text) ? `'${text}` : text;
}

/** The text of a cell that `protectText` made, or that a person wrote: then blanks around it are nothing. */
export function plainText(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell.trim();
}

/** Whether a row is one of those that explain a template's columns: they are no data. */
export function isHelpCell(cell: string): boolean {
  return /^#help\b/i.test(cell);
}

const NUMBER = /^-?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;

/** A cell as somebody else wrote it, made safe to be handed on. A number is no formula. */
export function safeCell(cell: string): string {
  if (cell === "" || NUMBER.test(cell) || isHelpCell(cell)) return cell;
  return protectText(plainText(cell));
}
