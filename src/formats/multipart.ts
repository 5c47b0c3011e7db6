/**
 * Forms with files, multipart/form-data (RFC 7578, RFC 2046 section 5.1), read as they come in: part by part, with
 * nothing held back but what may be the beginning of a boundary.
 */

/** The form is not what RFC 7578 describes; the message says where, as the rest of a sentence that begins "The form". */
export class MultipartFault extends Error {
  override name = "MultipartFault";
}

export interface Part {
  name: string;
  /** As it was sent; undefined for a part that is no file. */
  fileName: string | undefined;
  /** What of it is not read is passed over when the next part is asked for. */
  content: AsyncIterable<Uint8Array>;
}

export interface MultipartLimits {
  /** Most parts of a form. */
  parts: number;
  /** Most bytes before the content of a part: its headers, or what stands before the first boundary. */
  headBytes: number;
}

/** RFC 2046 section 5.1.1: at most 70 characters. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;
const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LINE_END = Buffer.from("\r\n");

/** The boundary that a Content-Type names; undefined when it names none that can be used. */
export function boundaryOf(contentType: string): string | undefined {
  const boundary = parametersOf(contentType).get("boundary");
  return boundary !== undefined && BOUNDARY.test(boundary) ? boundary : undefined;
}

/**
 * The parts of a form in their order. A chunk of the source is used until the one after the next is asked for, and a
 * chunk of a content is there until the next is asked for.
 * @throws MultipartFault where the form is cut off, over its limits, or not a form
 */
export async function* readParts(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<Part> {
  const incoming = source[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line end before it.
  let buffer: Buffer = LINE_END;
  let atBoundary = false;

  async function nextChunk(): Promise<Buffer> {
    const next = await incoming.next();
    if (next.done) throw new MultipartFault("ends before its closing boundary");
    const { buffer: memory, byteOffset, byteLength } = next.value;
    return Buffer.from(memory, byteOffset, byteLength);
  }

  async function readMore(): Promise<void> {
    const chunk = await nextChunk();
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
  }

  /** Up to the next boundary, which is taken too. */
  async function* untilBoundary(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = buffer.indexOf(delimiter);
      const ready = at === -1 ? buffer.length - delimiter.length + 1 : at;
      const bytes = buffer.subarray(0, Math.max(ready, 0));
      buffer = buffer.subarray(at === -1 ? bytes.length : at + delimiter.length);
      atBoundary = at !== -1;
      if (bytes.length > 0) yield bytes;
      if (atBoundary) return;
      const tail = buffer;
      const chunk = await nextChunk();
      const isSplit = chunk.length < delimiter.length || seamOf(tail, chunk).includes(delimiter);
      // Copying every chunk to join it with so short a tail would double the memory that uploads take.
      buffer = isSplit ? Buffer.concat([tail, chunk]) : chunk;
      if (!isSplit && tail.length > 0) yield tail;
    }
  }

  /** Enough around where a chunk follows to see a boundary that is split between the two. */
  const seamOf = (tail: Buffer, chunk: Buffer) => Buffer.concat([tail, chunk.subarray(0, delimiter.length)]);

  async function skip(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<void> {
    let skipped = 0;
    for await (const { length } of bytes) {
      skipped += length;
      if (skipped > limit) throw new MultipartFault("does not begin with its boundary");
    }
  }

  /** The lines between a boundary and the content; undefined after the closing boundary. */
  async function readHead(): Promise<string[] | undefined> {
    while (buffer.length < 2) await readMore();
    if (buffer.toString("latin1", 0, 2) === "--") return undefined;
    for (;;) {
      const end = buffer.indexOf(END_OF_HEAD);
      if (end > limits.headBytes || (end === -1 && buffer.length > limits.headBytes))
        throw new MultipartFault(`has a part with more than ${limits.headBytes} bytes of headers`);
      if (end === -1) await readMore();
      else {
        const [padding = "", ...lines] = buffer.toString("utf8", 0, end).split("\r\n");
        buffer = buffer.subarray(end + END_OF_HEAD.length);
        if (padding.trim() !== "") throw new MultipartFault("holds its boundary inside of a part");
        return lines;
      }
    }
  }

  try {
    await skip(untilBoundary(), limits.headBytes);
    for (let count = 1; ; count++) {
      const head = await readHead();
      if (!head) return;
      if (count > limits.parts) throw new MultipartFault(`has more than ${limits.parts} parts`);
      atBoundary = false;
      yield { ...readDisposition(head), content: untilBoundary() };
      if (!atBoundary) await skip(untilBoundary(), Number.POSITIVE_INFINITY);
    }
  } finally {
    await incoming.return?.();
  }
}

function readDisposition(head: readonly string[]): Pick<Part, "name" | "fileName"> {
  const header = head.find((line) => /^content-disposition\s*:/i.test(line));
  const value = header?.slice(header.indexOf(":") + 1).trim() ?? "";
  const parameters = parametersOf(value);
  const name = parameters.get("name");
  if (!/^form-data\s*(;|$)/i.test(value) || name === undefined)
    throw new MultipartFault("has a part without a name");
  return { name: unescaped(name), fileName: fileNameOf(parameters) };
}

/** `filename*` (RFC 5987) is not for forms, but some clients send names outside of ASCII in no other way. */
function fileNameOf(parameters: ReadonlyMap<string, string>): string | undefined {
  const plain = parameters.get("filename");
  if (plain !== undefined) return unescaped(plain);
  const [, encoded] = parameters.get("filename*")?.match(/^utf-8'[^']*'(.*)$/i) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Browsers write these three as percent escapes, and no others (HTML, "multipart/form-data encoding algorithm"). */
function unescaped(text: string): string {
  return text.replace(/%22|%0D|%0A/gi, (escaped) => decodeURIComponent(escaped));
}

/** The parameters of a header's value by name in lower case; of two with one name the first. */
function parametersOf(value: string): Map<string, string> {
  const parameters = new Map<string, string>();
  // A backslash escapes a quote only: older clients send paths of Windows with plain backslashes.
  for (const [, name = "", quoted, plain] of value.matchAll(
    /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\"|\\(?!"))*)"|([^\s;"]*))/g,
  )) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll('\\"', '"') ?? plain ?? "");
  }
  return parameters;
}
