/** Programs of WebAssembly taken apart into the code of their functions, and put together again. */

interface WasmParts {
  /** What stands before the code of the functions. */
  head: Uint8Array;
  /** The code of each function, in their order; those that are imported have none. */
  bodies: readonly Uint8Array[];
  /** What stands after it. */
  tail: Uint8Array;
}

/** Magic number and version of the core specification, section 5.5.16. */
export const HEADER_BYTES = 8;
const CODE_SECTION = 10;

/** @throws Error when it has no code */
export function takeApart(program: Uint8Array): WasmParts {
  let at = HEADER_BYTES;
  while (at < program.length) {
    const [size, start] = numberAt(program, at + 1);
    if (program[at] === CODE_SECTION) {
      const head = program.subarray(0, at);
      return { head, bodies: bodiesIn(program, start), tail: program.subarray(start + size) };
    }
    at = start + size;
  }
  throw new Error("a program without code");
}

function bodiesIn(program: Uint8Array, section: number): Uint8Array[] {
  let [count, at] = numberAt(program, section);
  const bodies: Uint8Array[] = [];
  for (; count > 0; count--) {
    const [size, start] = numberAt(program, at);
    at = start + size;
    bodies.push(program.subarray(start, at));
  }
  return bodies;
}

export function putTogether({ head, bodies, tail }: WasmParts): Uint8Array<ArrayBuffer> {
  const code = [...numberBytes(bodies.length)];
  const parts = bodies.flatMap((body) => [Uint8Array.from(numberBytes(body.length)), body]);
  const size = parts.reduce((sum, part) => sum + part.length, code.length);
  return new Uint8Array(
    Buffer.concat([head, Uint8Array.of(CODE_SECTION, ...numberBytes(size), ...code), ...parts, tail]),
  );
}

/** A number in LEB128, and where what follows it begins. */
export function numberAt(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

export function* numberBytes(value: number): Generator<number> {
  for (; value >= 0x80; value = Math.floor(value / 0x80)) yield (value % 0x80) + 0x80;
  yield value;
}
