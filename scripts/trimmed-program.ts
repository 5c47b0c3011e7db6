/**
 * A program of WebAssembly with some of its functions alone. A runtime takes in each function when it translates a program,
 * also one that nobody calls, so these are taken out and the others get new numbers. Whoever calls what was taken
 * out ends with a fault. Sections and instructions are those of the core specification 2.0, chapter 5, without vectors.
 */
import {
  HEADER_BYTES,
  numberAt,
  numberBytes,
  putTogether,
  takeApart,
} from "../src/formats/wasm-functions.ts";

const IMPORTS = 2;
const FUNCTIONS = 3;
const EXPORTS = 7;
const START = 8;
const ELEMENTS = 9;
/** What an import or an export is: a function is 0. */
const FUNCTION = 0;
const TABLE = 1;
const MEMORY = 2;
const GLOBAL = 3;
/** Code that ends the program with a fault: no variables, `unreachable`, `end`. */
const FAULT = Uint8Array.of(0x00, 0x00, 0x0b);
const CALL = 0x10;
const I32_CONST = 0x41;
const END = 0x0b;

/**
 * @param kept numbers of functions in the order of their code
 * @throws Error for a program with instructions or sections that are not known here
 */
export function trimmed(program: Uint8Array, kept: ReadonlySet<number>): Uint8Array<ArrayBuffer> {
  const { head, bodies, tail } = takeApart(program);
  const sections = sectionsOf(head);
  const imported = importedIn(sections.get(IMPORTS));
  const kinds = kindsIn(sections.get(FUNCTIONS));
  const order = [...kept].sort((one, other) => one - other);
  const numbers = new Map(order.map((index, i) => [imported + index, imported + i]));
  /** For each kind of function one that ends with a fault. */
  const faults = new Map<number, number>();
  const renumbered = (index: number): number => {
    if (index < imported) return index;
    const known = numbers.get(index);
    if (known !== undefined) return known;
    const kind = kinds[index - imported] ?? 0;
    const fault = faults.get(kind) ?? imported + order.length + faults.size;
    faults.set(kind, fault);
    return fault;
  };
  const code = order.map((index) => withCalls(bodies[index] ?? FAULT, renumbered));
  for (const [section, rewrite] of [
    [EXPORTS, exportsOf],
    [START, startOf],
    [ELEMENTS, elementsOf],
  ] as const) {
    const content = sections.get(section);
    if (content) sections.set(section, rewrite(content, renumbered));
  }
  // The faults are known only now that everything else has its number.
  const left = [...order.map((index) => kinds[index] ?? 0), ...faults.keys()];
  sections.set(
    FUNCTIONS,
    Uint8Array.from([...numberBytes(left.length), ...left.flatMap((kind) => [...numberBytes(kind)])]),
  );
  return putTogether({
    head: headOf(head, sections),
    bodies: [...code, ...Array.from(faults, () => FAULT)],
    tail,
  });
}

/** What stands in each section before the code, in their order. */
function sectionsOf(head: Uint8Array): Map<number, Uint8Array> {
  const sections = new Map<number, Uint8Array>();
  for (let at = HEADER_BYTES; at < head.length; ) {
    const id = head[at] ?? 0;
    const [size, start] = numberAt(head, at + 1);
    at = start + size;
    sections.set(id, head.subarray(start, at));
  }
  return sections;
}

function headOf(head: Uint8Array, sections: ReadonlyMap<number, Uint8Array>): Uint8Array {
  const parts = [...sections].flatMap(([id, content]) => [
    Uint8Array.of(id, ...numberBytes(content.length)),
    content,
  ]);
  return Buffer.concat([head.subarray(0, HEADER_BYTES), ...parts]);
}

/** How many functions are imported: they have the first numbers. */
function importedIn(section: Uint8Array | undefined): number {
  if (!section) return 0;
  let functions = 0;
  let [count, at] = numberAt(section, 0);
  for (; count > 0; count--) {
    at = afterName(section, afterName(section, at));
    const what = section[at++];
    if (what !== FUNCTION) throw new Error("a program that imports more than functions");
    functions++;
    at = numberAt(section, at)[1];
  }
  return functions;
}

function kindsIn(section: Uint8Array = new Uint8Array(1)): number[] {
  let [count, at] = numberAt(section, 0);
  const kinds: number[] = [];
  for (; count > 0; count--) {
    const [kind, next] = numberAt(section, at);
    kinds.push(kind);
    at = next;
  }
  return kinds;
}

type Renumbered = (index: number) => number;

function exportsOf(section: Uint8Array, renumbered: Renumbered): Uint8Array {
  let [count, at] = numberAt(section, 0);
  const parts = [section.subarray(0, at)];
  for (; count > 0; count--) {
    const begin = at;
    at = afterName(section, at);
    const what = section[at] ?? 0;
    if (![FUNCTION, TABLE, MEMORY, GLOBAL].includes(what)) throw new Error(`an export of kind ${what}`);
    const [index, next] = numberAt(section, at + 1);
    const number = what === FUNCTION ? renumbered(index) : index;
    parts.push(section.subarray(begin, at + 1), Uint8Array.from(numberBytes(number)));
    at = next;
  }
  return Buffer.concat(parts);
}

function startOf(section: Uint8Array, renumbered: Renumbered): Uint8Array {
  return Uint8Array.from(numberBytes(renumbered(numberAt(section, 0)[0])));
}

/** Tables of functions, each with the place that it begins at. */
function elementsOf(section: Uint8Array, renumbered: Renumbered): Uint8Array {
  let [count, at] = numberAt(section, 0);
  const parts = [section.subarray(0, at)];
  for (; count > 0; count--) {
    if (section[at] !== 0 || section[at + 1] !== I32_CONST) throw new Error("a table of another form");
    const begin = at;
    at = afterNumber(section, at + 2);
    if (section[at++] !== END) throw new Error("a table of another form");
    let [functions, next] = numberAt(section, at);
    parts.push(section.subarray(begin, next));
    for (; functions > 0; functions--) {
      const [index, after] = numberAt(section, next);
      parts.push(Uint8Array.from(numberBytes(renumbered(index))));
      next = after;
    }
    at = next;
  }
  return Buffer.concat(parts);
}

/** The code of a function, with new numbers where it calls others. */
function withCalls(body: Uint8Array, renumbered: Renumbered): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = endOfLocals(body); at < body.length; ) {
    const operation = body[at] ?? 0;
    if (operation !== CALL) {
      at = afterOperation(body, at);
      continue;
    }
    const [index, next] = numberAt(body, at + 1);
    parts.push(body.subarray(from, at + 1), Uint8Array.from(numberBytes(renumbered(index))));
    at = next;
    from = next;
  }
  return Buffer.concat([...parts, body.subarray(from)]);
}

/** A function begins with the kinds of its variables, each with how many there are of it. */
export function endOfLocals(body: Uint8Array): number {
  let [kinds, at] = numberAt(body, 0);
  for (; kinds > 0; kinds--) at = numberAt(body, at)[1] + 1;
  return at;
}

/** Where the next instruction begins; of those that name functions only `call` is known, which its caller has handled. */
function afterOperation(body: Uint8Array, at: number): number {
  const operation = body[at] ?? 0;
  const next = at + 1;
  if (isAlone(operation)) return next;
  // Blocks, jumps, variables, constants.
  if (isWithNumber(operation)) return afterNumber(body, next);
  // Places in memory, and calls through a table.
  if ((operation >= 0x28 && operation <= 0x3e) || operation === 0x11)
    return afterNumber(body, afterNumber(body, next));
  if (operation === 0x43) return next + 4;
  if (operation === 0x44) return next + 8;
  if (operation === 0x0e) return afterNumbers(body, next, 1);
  if (operation === 0x1c) return afterNumbers(body, next, 0);
  if (operation === 0xfc) return afterMore(body, next);
  throw new Error(`an instruction 0x${operation.toString(16)} that is not known`);
}

/** Instructions that nothing follows: of control, for values, and all that reckons. */
function isAlone(operation: number): boolean {
  return (
    [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(operation) ||
    (operation >= 0x45 && operation <= 0xc4)
  );
}

function isWithNumber(operation: number): boolean {
  return (
    [0x02, 0x03, 0x04, 0x0c, 0x0d, 0x3f, 0x40, 0x41, 0x42, 0xd0].includes(operation) ||
    (operation >= 0x20 && operation <= 0x26)
  );
}

/** How many numbers follow the instructions that begin with 0xfc: conversions, and work on whole pieces of memory. */
const MORE = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

function afterMore(body: Uint8Array, at: number): number {
  let [operation, next] = numberAt(body, at);
  const numbers = MORE[operation];
  if (numbers === undefined) throw new Error(`an instruction 0xfc ${operation} that is not known`);
  for (let i = 0; i < numbers; i++) next = afterNumber(body, next);
  return next;
}

/** After a list that begins with its length, and some more numbers. */
function afterNumbers(body: Uint8Array, at: number, more: number): number {
  let [count, next] = numberAt(body, at);
  for (count += more; count > 0; count--) next = afterNumber(body, next);
  return next;
}

/** Whatever its sign. */
function afterNumber(bytes: Uint8Array, at: number): number {
  while ((bytes[at] ?? 0) >= 0x80) at++;
  return at + 1;
}

function afterName(bytes: Uint8Array, at: number): number {
  const [length, start] = numberAt(bytes, at);
  return start + length;
}
