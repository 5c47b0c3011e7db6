/**
 * The file store: contents by id, sealed under the instance keyring before they reach whatever keeps them. What a
 * file is (type, size, hash, owner) stands in the database; the store knows ids and bytes.
 */
import { openStream, sealStream } from "../platform/sealed-stream.ts";
import type { Keyring } from "./keyring.ts";

type FileSource = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

interface StoredFile {
  /** Bytes of the content. */
  size: number;
  /** Of the content, in lower-case hexadecimal. */
  sha256: string;
}

export interface FileStore {
  /**
   * Keeps a content under a new id; resolves when it is on disk. Nothing is left of one that fails or is cut off.
   * @throws FileTooLarge as soon as the content is longer than `limitBytes`
   * @throws StorageFull when there is no room, FilesUnavailable; whatever the source throws
   */
  write(id: string, source: FileSource, options?: { limitBytes?: number }): Promise<StoredFile>;
  /**
   * The content; undefined when there is none of this id.
   * @throws DamagedStream when it is not what was written under this id, FilesUnavailable; here or while it is read
   */
  read(id: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes a content, if it is there. @throws FilesUnavailable */
  remove(id: string): Promise<void>;
  /** The ids of all contents, in no order. @throws FilesUnavailable */
  list(): AsyncIterable<string>;
  /**
   * What keeps the store from being used, as a sentence; undefined when it can be used.
   * @param options `trial`: find out by writing, reading and removing something, else by looking only
   */
  check(options?: { trial?: boolean }): Promise<string | undefined>;
}

/** A content that is all there already, as a store takes it. */
export async function* sourceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A content is longer than allowed. */
export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

/** What keeps the contents does not answer, or refuses to; the message is for whoever runs this Carnet. */
export class FilesUnavailable extends Error {
  override name = "FilesUnavailable";
  /** Whether it may work when it is tried again. */
  readonly mayPass: boolean;

  constructor(message: string, options: ErrorOptions & { mayPass?: boolean } = {}) {
    super(message, options);
    this.mayPass = options.mayPass ?? false;
  }
}

/** The bytes a store keeps for a content, and what is known of it when they have all been taken. */
export function sealFile(
  keyring: Keyring,
  id: string,
  source: FileSource,
  limitBytes = Number.POSITIVE_INFINITY,
): { sealed: AsyncIterable<Uint8Array>; stored(): StoredFile } {
  const hash = new Bun.CryptoHasher("sha256");
  let size = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limitBytes) throw new FileTooLarge(`The file is larger than ${limitBytes} bytes.`);
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    sealed: sealStream(measured(), (key) => keyring.seal(key, placeOf(id))),
    stored: () => ({ size, sha256: hash.digest("hex") }),
  };
}

/**
 * The content of the bytes a store keeps.
 * @throws DamagedStream when they are not what `sealFile` made for this id
 */
export function openFile(
  keyring: Keyring,
  id: string,
  sealed: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  return openStream(sealed, (wrapped) => keyring.open(wrapped, placeOf(id)));
}

/** What a file's key is sealed for, so that two files cannot take each other's place. */
function placeOf(id: string): string {
  return `file:${id}`;
}
