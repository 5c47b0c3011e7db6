/** A text from elsewhere for the terminal: without line breaks and the codes that steer it. */
export function printable(text: unknown): string {
  return String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
