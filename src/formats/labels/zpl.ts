/** Writes labels in ZPL II, the language of label printers (Zebra's programming guide). */
import { type Bitmap, codeInDots, emptyBitmap, rasteriser, textBitmap } from "./bitmap.ts";
import { DOTS_PER_MM, type Dpi } from "./dots.ts";
import type { BoxMark, CodeMark, Fonts, Mark, TextMark } from "./marks.ts";

/** Modules of ^BQ in dots. */
const LARGEST_BQ = 10;

interface ZplForm {
  size: { width: number; height: number };
  dpi: Dpi;
  fonts: Fonts;
  /** `picture`: our own modules, exact on all printers; `printer`: made by the printer (^BQ). */
  codes: "picture" | "printer";
}

/**
 * Prepares the writing of labels of one form. Letters that every printer has are its own font 0; others, and codes, are
 * pictures.
 */
export function zplWriter(form: ZplForm): (marks: readonly Mark[]) => string {
  const perMm = DOTS_PER_MM[form.dpi];
  const { width, height } = form.size;
  const head = `^XA^CI28^LH0,0^PW${Math.round(width * perMm)}^LL${Math.round(height * perMm)}\n`;
  const known = new WeakMap<Mark, string>();
  return (marks) => {
    let label = head;
    for (const mark of marks) {
      const drawn = known.get(mark) ?? `${drawnMark(mark, form, perMm)}\n`;
      if (mark.kind !== "code") known.set(mark, drawn);
      label += drawn;
    }
    return `${label}^XZ\n`;
  };
}

function drawnMark(mark: Mark, form: ZplForm, perMm: number): string {
  switch (mark.kind) {
    case "box":
      return box(mark, perMm);
    case "code":
      return form.codes === "printer" && mark.symbology === "qr"
        ? printersCode(mark, perMm)
        : code(mark, perMm);
    case "text":
      return text(mark, perMm, form.fonts);
    default:
      return picture(mark, form);
  }
}

function box({ x, y, width, height }: BoxMark, perMm: number): string {
  const dots = (mm: number) => Math.max(1, Math.round(mm * perMm));
  const [wide, high] = [dots(width), dots(height)];
  return `^FO${place(x, perMm)},${place(y, perMm)}^GB${wide},${high},${Math.min(wide, high)}^FS`;
}

function place(mm: number, perMm: number): number {
  return Math.max(0, Math.round(mm * perMm));
}

function code(mark: CodeMark, perMm: number): string {
  const { left, top, module } = codeInDots(mark, perMm);
  const { size, modules } = mark.matrix;
  const bitmap = emptyBitmap(size * module, size * module);
  const { stride, bytes } = bitmap;
  for (let y = 0; y < size; y++) {
    const row = y * module * stride;
    for (let x = 0; x < size; x++) {
      if (modules[y * size + x] === 0) continue;
      for (let dot = x * module; dot < (x + 1) * module; dot++)
        bytes[row + (dot >> 3)] = (bytes[row + (dot >> 3)] ?? 0) | (0x80 >> (dot & 7));
    }
    for (let more = 1; more < module; more++) bytes.copyWithin(row + more * stride, row, row + stride);
  }
  return graphic(bitmap, left, top);
}

/** Made by the printer: the letter after ^FD is the error correction, A is for any characters. */
function printersCode(mark: CodeMark, perMm: number): string {
  const { left, top, module } = codeInDots(mark, perMm);
  const size = Math.min(module, LARGEST_BQ);
  return `^FO${left},${top}^BQN,2,${size}^FH_^FD${mark.errorCorrection}A,${escaped(mark.content)}^FS`;
}

/** In the font of the printer as far as every printer has the letters. */
function text(mark: TextMark, perMm: number, fonts: Fonts): string {
  const font = fonts[mark.weight].main;
  if (!/^[\x20-\x7e\xa1-\xff]*$/.test(mark.text)) {
    const { bitmap, left, top } = textBitmap(mark, perMm);
    return graphic(bitmap, left, top);
  }
  // The height of font 0 counts from the top of capitals to the line, and a little more.
  const capitals = (font.capHeight / font.unitsPerEm) * mark.size;
  const height = Math.max(10, Math.round(capitals * perMm * 1.33));
  const width = Math.max(1, Math.round(mark.width * perMm));
  const perCharacter = Math.max(8, Math.round(width / Math.max(1, mark.text.length) / 0.56));
  const wide = Math.min(height, perCharacter);
  return `^FO${place(mark.x, perMm)},${place(mark.baseline - capitals, perMm)}^A0N,${height},${wide}^FH_^FD${escaped(mark.text)}^FS`;
}

/** A line or a picture by itself, in its own corner of the label. */
function picture(mark: Mark, { size, dpi }: ZplForm): string {
  const whole = rasteriser(size, dpi)([mark]);
  const bounds = boundsOf(whole);
  if (!bounds) return "";
  const { left, top, right, bottom } = bounds;
  const part = emptyBitmap((right - left) * 8, bottom - top);
  for (let row = top; row < bottom; row++)
    part.bytes.set(
      whole.bytes.subarray(row * whole.stride + left, row * whole.stride + right),
      (row - top) * part.stride,
    );
  return graphic(part, left * 8, top);
}

/** Rows, and bytes of a row, that have black dots. */
function boundsOf({ stride, height, bytes }: Bitmap) {
  let [left, right, top, bottom] = [stride, 0, height, 0];
  for (let row = 0; row < height; row++)
    for (let byte = 0; byte < stride; byte++) {
      if (bytes[row * stride + byte] === 0) continue;
      left = Math.min(left, byte);
      right = Math.max(right, byte + 1);
      top = Math.min(top, row);
      bottom = row + 1;
    }
  return right === 0 ? undefined : { left, top, right, bottom };
}

function graphic({ stride, height, bytes }: Bitmap, left: number, top: number): string {
  const total = stride * height;
  return `^FO${left},${top}^GFA,${total},${total},${stride},${compressed(bytes, stride, height)}^FS`;
}

/**
 * Rows of hexadecimal digits as printers unpack them: a letter repeats the digit after it (G to Y 1 to 19 times, g to z
 * 20 to 400 times), a comma fills the row with 0, an exclamation mark with F, a colon repeats the row above.
 */
function compressed(bytes: Uint8Array, stride: number, height: number): string {
  let data = "";
  let above: string | undefined;
  for (let row = 0; row < height; row++) {
    const digits = bytes
      .subarray(row * stride, (row + 1) * stride)
      .toHex()
      .toUpperCase();
    data += digits === above ? ":" : packedRow(digits);
    above = digits;
  }
  return data;
}

function packedRow(digits: string): string {
  const last = digits.at(-1);
  const filler = last === "0" ? "," : last === "F" ? "!" : "";
  const kept = filler === "" ? digits : digits.replace(last === "0" ? /0+$/ : /F+$/, "");
  return kept.replace(/(.)\1*/g, (run, digit: string) => times(run.length) + digit) + filler;
}

function times(count: number): string {
  if (count === 1) return "";
  let letters = "";
  let left = count;
  for (; left >= 400; left -= 400) letters += "z";
  if (left >= 20) letters += String.fromCharCode(102 + Math.floor(left / 20)); // g is 20
  if (left % 20 > 0) letters += String.fromCharCode(70 + (left % 20)); // G is 1
  return letters;
}

/** Signs that begin a command, the sign of ^FH itself and what cannot be seen, as hexadecimal digits. */
function escaped(words: string): string {
  return words.replace(
    /[\x00-\x1f^~_\\\x7f]/g,
    (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}
