/** Longest name that is kept, in code points. */
const MAX_FILE_NAME = 255;
/** Longest ending that a cut name keeps, in code points with its full stop. */
const MAX_ENDING = 16;

// Control characters, and those that cannot be seen: marks that turn the direction of text ("fdp.exe" shown as
// "exe.pdf"), spaces of no width, separators of lines and paragraphs.
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * A sent file name as it can be stored and shown: without the path before it, without what cannot be seen, at most
 * 255 code points, its ending kept. Undefined when nothing is left.
 */
export function cleanFileName(sent: string): string | undefined {
  const last = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  const name = cut(last.toWellFormed().replace(UNSEEN, "").trim());
  return /^\.*$/.test(name) ? undefined : name;
}

function cut(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_FILE_NAME) return name;
  const stop = characters.lastIndexOf(".");
  const ending = stop > 0 && characters.length - stop <= MAX_ENDING ? characters.slice(stop) : [];
  return [...characters.slice(0, MAX_FILE_NAME - ending.length), ...ending].join("");
}
