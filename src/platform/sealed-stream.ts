/**
 * Authenticated encryption of byte streams of any length, in constant memory. It is how files lie in every store,
 * so this layout never changes:
 *
 *     header   "carnet-f", version (1 byte, 1), length of the wrapped key (2 bytes, big-endian), the wrapped key
 *     records  64 KiB of the content each, the last one 0 to 64 KiB: AES-256-GCM ciphertext, then its 16-byte tag
 *
 * Each stream has a random key of its own, which only the wrapping protects. A record's nonce is its number from
 * zero (11 bytes, big-endian) and 1 for the last record, else 0; its additional data are the first 9 bytes of the
 * header. A nonce is never used twice with a key, and a record that was changed, moved, left out or added does not
 * open: the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár (2015). The wrapped key is no part of the
 * additional data, so that it can be wrapped again without touching the records.
 */
import { late } from "./late.ts";
import { randomOctets } from "./random.ts";
import { release } from "./release.ts";

/** Bytes of content in a record. */
export const RECORD_BYTES = 64 * 1024;

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** The number stands in the 6 bytes before the last one; the 5 bytes before those stay zero. */
const NUMBER_AT = 5;
const NUMBER_BYTES = 6;
const MAGIC = Buffer.from("carnet-f\u0001", "latin1");
const LENGTH_BYTES = 2;

/** The bytes are not those that were sealed, or not for this place. Nothing from the fault on was handed out. */
export class DamagedStream extends Error {
  override name = "DamagedStream";
}

/**
 * Encrypts a stream. What is handed out is there until the next is asked for: its memory is given back then.
 * @param wrap seals the stream's key (32 bytes) for its place
 */
export async function* sealStream(
  source: AsyncIterable<Uint8Array>,
  wrap: (key: Uint8Array) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  const key = randomOctets(KEY_BYTES);
  yield headerWith(wrap(key));
  let number = 0;
  for await (const { bytes, last } of inPieces(source, RECORD_BYTES)) {
    const cipher = late.crypto.createCipheriv(CIPHER, key, nonceOf(number++, last));
    cipher.setAAD(MAGIC);
    const ciphertext = cipher.update(bytes);
    yield ciphertext;
    release(ciphertext);
    cipher.final();
    yield cipher.getAuthTag();
  }
}

/**
 * Decrypts what `sealStream` made. Resolves when the header is read and its key unwrapped; a record is handed out
 * when it has been checked, so a fault further on comes after good content and ends it with an error.
 * @param unwrap opens what `wrap` sealed; what it throws becomes the cause of a DamagedStream
 * @throws DamagedStream here or while the content is read
 */
export async function openStream(
  sealed: ReadableStream<Uint8Array>,
  unwrap: (wrapped: Uint8Array) => Uint8Array,
): Promise<ReadableStream<Uint8Array>> {
  const reader = sealed.getReader();
  let records: AsyncGenerator<Uint8Array>;
  try {
    const { wrapped, rest } = await readHeader(reader);
    records = openRecords(after(rest, reader), unwrapped(wrapped, unwrap));
  } catch (fault) {
    await reader.cancel();
    throw fault;
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await records.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (fault) {
          controller.error(fault);
          await reader.cancel();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function* openRecords(source: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { bytes, last } of inPieces(source, RECORD_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new DamagedStream(`Record ${number} is cut off.`);
    const decipher = late.crypto.createDecipheriv(CIPHER, key, nonceOf(number, last));
    decipher.setAAD(MAGIC);
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    const content = decipher.update(bytes.subarray(0, bytes.length - TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new DamagedStream(`Record ${number} was changed, or records are missing or added.`, { cause });
    }
    number++;
    yield content;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function headerWith(wrapped: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(wrapped.length);
  return Buffer.concat([MAGIC, length, wrapped]);
}

async function readHeader(reader: Reader): Promise<{ wrapped: Buffer; rest: Buffer }> {
  let read = Buffer.alloc(0);
  const atLeast = async (count: number) => {
    while (read.length < count) {
      const next = await reader.read();
      if (next.done) throw new DamagedStream("The header is cut off.");
      read = Buffer.concat([read, next.value]);
    }
  };
  const start = MAGIC.length + LENGTH_BYTES;
  await atLeast(start);
  if (!read.subarray(0, MAGIC.length).equals(MAGIC)) throw new DamagedStream("The header is not Carnet's.");
  const end = start + read.readUInt16BE(MAGIC.length);
  await atLeast(end);
  return { wrapped: read.subarray(start, end), rest: read.subarray(end) };
}

function unwrapped(wrapped: Uint8Array, unwrap: (wrapped: Uint8Array) => Uint8Array): Uint8Array {
  let key: Uint8Array | undefined;
  let cause: unknown;
  try {
    key = unwrap(wrapped);
  } catch (fault) {
    cause = fault;
  }
  if (key?.length !== KEY_BYTES)
    throw new DamagedStream("The key in the header cannot be opened.", { cause });
  return key;
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NUMBER_AT, NUMBER_BYTES);
  nonce[NONCE_BYTES - 1] = last ? 1 : 0;
  return nonce;
}

/**
 * The stream in pieces of `size` bytes. A piece is held back until it is known whether it is the last, which may be
 * shorter, and is empty when all of the stream is. Its bytes are overwritten when the next piece is asked for.
 */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
  const piece = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === size) {
        yield { bytes: piece, last: false };
        filled = 0;
      }
      const taken = chunk.subarray(at, at + size - filled);
      piece.set(taken, filled);
      filled += taken.length;
      at += taken.length;
    }
  }
  yield { bytes: piece.subarray(0, filled), last: true };
}

/** What is left of a stream after its first bytes were read. */
async function* after(first: Uint8Array, reader: Reader): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
