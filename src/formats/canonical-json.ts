/** Deeper nesting than this is refused, and with it a value that holds itself. */
const MAX_DEPTH = 200;

/**
 * The canonical text of a JSON value (RFC 8785, JCS): no blanks, members sorted by UTF-16 code units, numbers
 * and strings as ECMAScript writes them. The same value always gives the same text, so its hash can be
 * recomputed by anyone.
 *
 * Throws a TypeError for what has no JSON form: NaN, infinities, undefined, bigint, functions, symbols, lone
 * surrogates, objects that are not plain, and nesting deeper than 200 levels.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/** The canonical text as UTF-8: the bytes that are hashed and served. */
export function canonicalBytes(value: unknown): Uint8Array {
  return encoder.encode(canonicalJson(value));
}

const encoder = new TextEncoder();

function write(value: unknown, depth: number): string {
  if (typeof value === "string") return writeString(value);
  if (typeof value === "number") return writeNumber(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value !== "object") throw new TypeError(`A ${typeof value} has no JSON form.`);
  if (depth === MAX_DEPTH) throw new TypeError(`The value is nested more than ${MAX_DEPTH} levels deep.`);
  return Array.isArray(value) ? writeArray(value, depth) : writeObject(value, depth);
}

function writeString(text: string): string {
  if (!text.isWellFormed()) throw new TypeError("A text with a lone surrogate has no JSON form.");
  // JSON.stringify escapes exactly what RFC 8785 3.2.2.2 asks for.
  return JSON.stringify(text);
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON form.`);
  // Also turns -0 into 0, as RFC 8785 appendix B has it.
  return String(value);
}

function writeArray(values: unknown[], depth: number): string {
  let text = "[";
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ",";
    text += write(values[index], depth + 1);
  }
  return `${text}]`;
}

function writeObject(value: object, depth: number): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError("An object that is not plain has no JSON form.");
  }
  const members = value as Record<string, unknown>;
  let text = "{";
  // Array.prototype.sort without a comparator sorts by UTF-16 code units.
  for (const key of Object.keys(members).sort()) {
    if (text.length > 1) text += ",";
    text += `${writeString(key)}:${write(members[key], depth + 1)}`;
  }
  return `${text}}`;
}
