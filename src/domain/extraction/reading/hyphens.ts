/** Words that the end of a line parts: "Taschenfut-" and "ter". */

/** The first part of a word; "GOTS-" and "Oeko-Tex-" keep their hyphen before "zertifiziert". */
const FIRST = /^[("'’„“«‹]*\p{L}+\p{Ll}[-‐]$/u;
/** "And" and "or": "Ober-" and "und" are two words. */
const JOINING =
  "und|oder|bzw|sowie|and|or|et|ou|e|ed|o|od|y|u|en|of|og|och|eller|ja|tai|i|oraz|lub|nebo|alebo|ve|veya|vagy|és|și|sau|ir|un|in|ali|ili|и|та|і|или|και|ή";
/** The rest of one, with the sign behind it. */
const REST = new RegExp(`^(?!(?:${JOINING})(?!\\p{L}))\\p{Ll}+(?:[.,;:!?)\\]"'»”]*$|-)`, "u");

/** Whether the last word of a line goes on with the first one of the next line. */
export function isParted(last: string, first: string): boolean {
  return FIRST.test(last) && REST.test(first);
}
