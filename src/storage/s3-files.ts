/**
 * The file store in a bucket of an S3 service: one object a content, named by its id, with the same sealed bytes as
 * on disk. What is written goes through a file in the data folder first, sealed too, and is then sent as one object
 * of known length and hash: an upload that is refused or breaks off never reaches the service, an object is there
 * whole or not at all, and memory does not grow with the number of uploads.
 */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { isId } from "../platform/ids.ts";
import { randomBase62 } from "../platform/random.ts";
import { type S3Address, shortS3Address } from "../platform/s3-address.ts";
import { createTurnstile } from "../platform/turnstile.ts";
import { StorageFull } from "./database.ts";
import { type FileStore, FilesUnavailable, openFile, sealFile } from "./files.ts";
import type { Keyring } from "./keyring.ts";
import { asStorageFault, writeNewFile } from "./new-file.ts";
import { createS3Client, type S3Client, type S3Keys } from "./s3-client.ts";

/** Names that a service tells at once; it allows no more. */
const KEYS_PER_PAGE = 1000;
/** Anybody may ask whether this server is ready; the service is asked once in this time. */
const CHECK_AGAIN_MS = 5000;
const TRIAL_CHARACTERS = 32;
/** Files that are on their way at once: until a slow service takes them, what was read of them lies in memory. */
const SENT_AT_ONCE = 3;
const CHUNK_BYTES = 64 * 1024;

/**
 * Opens the store, without asking the service, and drops what a crash left on its way to it.
 * @param outgoing a folder for this store alone
 */
export function openS3Files(address: S3Address, keys: S3Keys, outgoing: string, keyring: Keyring): FileStore {
  rmSync(outgoing, { recursive: true, force: true });
  const client = createS3Client(address, keys);
  const keyOf = (id: string) => {
    if (!isId(id)) throw new TypeError(`${JSON.stringify(id)} is not the id of a file`);
    return `${address.prefix}${id}`;
  };
  const inTurn = createTurnstile(SENT_AT_ONCE, Number.POSITIVE_INFINITY);
  let looked: { atMs: number; found: Promise<string | undefined> } | undefined;
  return {
    async write(id, source, { limitBytes } = {}) {
      const key = keyOf(id);
      const path = join(outgoing, id);
      const { sealed, stored } = sealFile(keyring, id, source, limitBytes);
      const { bytes, measured } = measure(sealed);
      try {
        await mkdir(outgoing, { recursive: true, mode: 0o700 });
        await writeNewFile(path, bytes, { sync: false });
        await inTurn(() => client.put(key, { ...measured(), open: () => streamOf(path) }));
      } catch (fault) {
        throw asStorageFault(fault);
      } finally {
        await rm(path, { force: true });
      }
      return stored();
    },
    async read(id) {
      const sealed = await client.get(keyOf(id));
      return sealed && openFile(keyring, id, sealed);
    },
    remove: async (id) => client.remove(keyOf(id)),
    async *list() {
      for (let from: string | undefined, more = true; more; more = from !== undefined) {
        const { keys, next } = await client.list(address.prefix, KEYS_PER_PAGE, from);
        for (const key of keys) {
          const name = key.slice(address.prefix.length);
          if (isId(name)) yield name;
        }
        from = next;
      }
    },
    check({ trial = false } = {}) {
      if (trial) return faultOf(tryOut(client, address));
      const now = performance.now();
      if (!looked || now - looked.atMs > CHECK_AGAIN_MS)
        looked = { atMs: now, found: faultOf(client.list(address.prefix, 1)) };
      return looked.found;
    },
  };
}

/** Counts and hashes bytes as they pass. */
function measure(source: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: bytes(), measured: () => ({ size, sha256: hash.digest("hex") }) };
}

/** Read on demand: what Bun's own stream of a file has read ahead stays in memory until the next large collection. */
function streamOf(path: string): ReadableStream<Uint8Array> {
  const chunks = chunksOf(path);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    for (;;) {
      const chunk = new Uint8Array(CHUNK_BYTES);
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) return;
      yield bytesRead === chunk.length ? chunk : chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function faultOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (fault) {
    if (fault instanceof FilesUnavailable || fault instanceof StorageFull) return fault.message;
    throw fault;
  }
}

/** Does everything that the store does, with an object that is no file and is gone afterwards. */
async function tryOut(client: S3Client, address: S3Address): Promise<void> {
  await client.list(address.prefix, 1);
  const text = randomBase62(TRIAL_CHARACTERS);
  const key = `${address.prefix}trial-${text}`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  await client.put(key, { size: text.length, sha256, open: () => new Blob([text]).stream() });
  const stored = await client.get(key);
  const read = stored && (await new Response(stored).text());
  await client.remove(key);
  if (read !== text)
    throw new FilesUnavailable(
      `What is written to ${shortS3Address(address)} cannot be read back. Check the bucket and what stands before it.`,
    );
}
