/**
 * Whether somebody typed the name that a question shows. Typographic marks are on no keyboard: quotation marks, dashes and
 * blanks count as the plain ones, small and large letters as the same.
 */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLocaleLowerCase()
    .replace(/[\u2018-\u201b\u2032\u2039\u203a`\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]|''/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}
