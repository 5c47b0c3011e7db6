/** Numbers and texts as a PDF writes them (ISO 32000-2, 7.3). */

/** At most four digits after the point, a ten-thousandth of a millimetre. */
export function digits(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** A text of any characters (7.9.2.2). */
export function unicodeString(text: string): string {
  return `<feff${hexUnits(text)}>`;
}

/** The UTF-16 units of a text. */
export function hexUnits(text: string): string {
  let hex = "";
  for (let at = 0; at < text.length; at++) hex += hexCode(text.charCodeAt(at));
  return hex;
}

/** Four digits. */
export function hexCode(value: number): string {
  return `${HEX[value >> 8]}${HEX[value & 255]}`;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
