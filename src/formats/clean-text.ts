// Control characters but tab and line feed: C0 with NUL and carriage return, DEL, C1.
const CONTROL_CHARACTER = /[\0-\x08\x0b-\x1f\x7f-\x9f]/;

/**
 * Why a text cannot be stored, as the rest of a sentence that begins with its name ("… contains a NUL
 * character"); undefined when it can. A lone surrogate has no UTF-8 form, and what cannot be seen is not for
 * people to read.
 */
export function textFault(text: string): string | undefined {
  const control = CONTROL_CHARACTER.exec(text)?.[0];
  if (control === "\0") return "contains a NUL character";
  if (control === "\r") return "contains a carriage return; lines end with a line feed alone";
  if (control !== undefined) {
    return `contains the control character ${codePointName(control)}; only tab and line feed are allowed`;
  }
  return text.isWellFormed() ? undefined : "contains half of a surrogate pair, which is not a character";
}

/** True for a text in which nothing can be seen: blanks, joiners, marks of direction, fillers. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}

/** U+2800 is a pattern of Braille without a dot. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The length of a text in code points: how limits are counted. */
export function codePoints(text: string): number {
  // Only a surrogate pair is one character in two units, and most texts have none.
  if (!SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const SURROGATE = /[\ud800-\udfff]/;

function codePointName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
