/**
 * The words of a language in a model of Tesseract, told shorter. They are a graph whose edges are letters; each edge takes eight bytes
 * (letter, three flags, the first edge of the node it leads to), of which the number of the node hardly packs, since nodes
 * stand in no order. Here a node follows the edge that comes to it first, and only the other edges name it.
 *
 * The graph that is made of it has its nodes in another order, which Tesseract does not care for, and the same edges in each.
 * Layout of a model: `TessdataManager` and `SquishedDawg` in Tesseract's ccutil/tessdatamanager.h and dict/dawg.cpp.
 */

/** The place of the words (`lstm-word-dawg`) among the parts of a model. */
const WORDS = 19;
/** Of a model: the number of its parts, then where each begins, or -1. */
const COUNT_BYTES = 4;
const OFFSET_BYTES = 8;
/** Of the words: a magic number of two bytes, how many letters there are and how many edges. */
const LETTERS_AT = 2;
const EDGES_AT = 6;
const HEADER_BYTES = 10;
const EDGE_BYTES = 8;

const FLAG_BITS = 3;
/** Of the flags: the last edge of its node. */
const LAST = 1;
/** Beside the flags: the edge comes first to a node, or leads to one that another edge came to; otherwise to none. */
const COMES_FIRST = 8;
const COMES_AGAIN = 16;
/** Bytes of the number of a node, told in as many rows, the lowest first: alike stands with alike. */
const NUMBER_BYTES = 3;
const BYTE_BITS = 8;

/** What a model whose words are told shorter is called. */
export function shortModelName(language: string): string {
  return `${language}.shortdata`;
}

interface Words {
  /** Where they begin in the model. */
  at: number;
  /** How many edges there are. */
  edges: number;
  /** By how many bits the number of a node's first edge is shifted. */
  shift: number;
}

interface Edge {
  letter: number;
  /** Its flags. */
  own: number;
  /** The first edge of the node that it leads to; 0 where it leads to none. */
  next: number;
}

/**
 * The model with its words told shorter.
 * @throws Error when it has more letters, edges or parts than can be told so
 */
export function withShortWords(model: Uint8Array): Uint8Array<ArrayBuffer> {
  const { at, edges, shift } = wordsOf(model);
  const view = viewOf(model);
  const first = at + HEADER_BYTES;
  if (2 ** shift > 2 ** (FLAG_BITS + BYTE_BITS))
    throw new Error("a model with more letters than a byte tells");
  const edge = Array.from({ length: edges }, (_, i): Edge => {
    if (view.getUint32(first + i * EDGE_BYTES + 4, true) !== 0)
      throw new Error("a model with too many words");
    const value = view.getUint32(first + i * EDGE_BYTES, true);
    const own = (value >>> (shift - FLAG_BITS)) & (2 ** FLAG_BITS - 1);
    return { letter: value & (2 ** (shift - FLAG_BITS) - 1), own, next: value >>> shift };
  });

  const letters: number[] = [];
  const flags: number[] = [];
  const again: number[] = [];
  const numbers = new Map<number, number>();
  const reached = new Set([0]);
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    numbers.set(node, numbers.size);
    for (const { letter, own, next } of nodeOf(edge, node)) {
      letters.push(letter);
      flags.push(own | (next === 0 ? 0 : reached.has(next) ? COMES_AGAIN : COMES_FIRST));
      if (next === 0) continue;
      if (reached.has(next)) again.push(next);
      else waiting.push(next);
      reached.add(next);
    }
  }
  if (letters.length !== edges) throw new Error("a model with words that nothing leads to");
  const rows = Array.from({ length: NUMBER_BYTES }, (_, row) =>
    Uint8Array.from(again, (next) => (numbers.get(next) ?? 0) >>> (row * BYTE_BITS)),
  );
  return new Uint8Array(
    Buffer.concat([
      model.subarray(0, first),
      Uint8Array.from(letters),
      Uint8Array.from(flags),
      ...rows,
      model.subarray(first + edges * EDGE_BYTES),
    ]),
  );
}

/** A model that Tesseract reads, of one that `withShortWords` made. */
export function withWholeWords(short: Uint8Array): Uint8Array<ArrayBuffer> {
  const { at, edges, shift } = wordsOf(short);
  const first = at + HEADER_BYTES;
  const letters = short.subarray(first, first + edges);
  const flags = short.subarray(first + edges, first + 2 * edges);

  /** Where each node begins. */
  const begins = new Uint32Array(edges);
  /** The number of the node that each edge leads to. */
  const next = new Uint32Array(edges);
  /** Edges whose nodes are still to come, the last one first. */
  const waiting = new Uint32Array(edges);
  let [nodes, waits, again] = [0, 0, 0];
  for (let i = 0, isFirst = true; i < edges; i++) {
    if (isFirst) {
      if (nodes > 0) next[waiting[--waits] ?? 0] = nodes;
      begins[nodes++] = i;
    }
    const flag = flags[i] ?? 0;
    if (flag & COMES_FIRST) waiting[waits++] = i;
    if (flag & COMES_AGAIN) again++;
    isFirst = (flag & LAST) !== 0;
  }

  const known = first + 2 * edges;
  const end = known + NUMBER_BYTES * again;
  const model = new Uint8Array(first + edges * EDGE_BYTES + short.length - end);
  model.set(short.subarray(0, first));
  model.set(short.subarray(end), first + edges * EDGE_BYTES);
  const view = viewOf(model);
  for (let i = 0, told = known; i < edges; i++) {
    const flag = flags[i] ?? 0;
    let node = next[i] ?? 0;
    if (flag & COMES_AGAIN) {
      for (let row = NUMBER_BYTES - 1; row >= 0; row--)
        node = (node << BYTE_BITS) | (short[told + row * again] ?? 0);
      told++;
    }
    const own = (flag & (2 ** FLAG_BITS - 1)) << (shift - FLAG_BITS);
    view.setUint32(first + i * EDGE_BYTES, ((begins[node] ?? 0) << shift) | own | (letters[i] ?? 0), true);
  }
  return model;
}

/** The edges of the node that begins there. */
function* nodeOf(edges: readonly Edge[], begin: number): Generator<Edge> {
  for (let i = begin; ; i++) {
    const edge = edges[i];
    if (edge) yield edge;
    if (!edge || edge.own & LAST) return;
  }
}

function wordsOf(model: Uint8Array): Words {
  const view = viewOf(model);
  const at = view.getUint32(COUNT_BYTES + WORDS * OFFSET_BYTES, true);
  const shift = Math.ceil(Math.log2(view.getInt32(at + LETTERS_AT, true) + 1)) + FLAG_BITS;
  return { at, edges: view.getInt32(at + EDGES_AT, true), shift };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
