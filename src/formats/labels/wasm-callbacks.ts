/** Kinds of values in WebAssembly. */
const KINDS = { i: 0x7f, f: 0x7d } as const;

/** A function of JavaScript, and what it takes: a letter for each value, `i` (32 bits) or `f` (single precision). */
interface Callback {
  takes: string;
  call: (...values: number[]) => void;
}

/**
 * Functions that a module of WebAssembly can call through its table, which takes no others: a module that imports and
 * exports them makes them its own (WebAssembly Core 1.0, 5.5).
 * @returns their places in the table
 */
export function addCallbacks(table: WebAssembly.Table, callbacks: readonly Callback[]): number[] {
  const types = callbacks.map(({ takes }) => [
    0x60,
    ...vector([...takes].map((kind) => [kind === "f" ? KINDS.f : KINDS.i])),
    0, // nothing is given back
  ]);
  const names = callbacks.map((_, index) => text(`f${index}`));
  const module = new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, types),
      ...section(
        2,
        names.map((name, index) => [...text("e"), ...name, 0, index]),
      ),
      ...section(
        7,
        names.map((name, index) => [...name, 0, index]),
      ),
    ]),
  );
  const functions = Object.fromEntries(callbacks.map(({ call }, index) => [`f${index}`, call]));
  const { exports } = new WebAssembly.Instance(module, { e: functions });
  const first = table.grow(callbacks.length);
  return callbacks.map((_, index) => {
    table.set(first + index, exports[`f${index}`]);
    return first + index;
  });
}

function text(word: string): number[] {
  return vector([...word].map((letter) => [letter.charCodeAt(0)]));
}

/** Lengths below 128 are one byte (5.2.2); there are no longer ones here. */
function vector(parts: readonly (readonly number[])[]): number[] {
  return [parts.length, ...parts.flat()];
}

function section(id: number, parts: readonly (readonly number[])[]): number[] {
  const content = vector(parts);
  return [id, ...length(content.length), ...content];
}

/** An unsigned number of up to 14 bits (LEB128). */
function length(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, value >> 7];
}
