/**
 * The instance keyring. Secrets at rest are sealed under data keys; data keys lie in the database wrapped by the
 * instance key, which lies in the key file or in `CARNET_KEY` and never in the database. A rotation makes a new
 * instance key and a new data key, and wraps all data keys under the new instance key too; the old one opens the
 * data until the first start under the new one, so that no moment exists at which the only key could be lost.
 */
import { eq, isNotNull, sql } from "drizzle-orm";
import { KeyError, newKey, parseKey, readKeyFile, writeKeyFile } from "../platform/key-file.ts";
import { open, openAtStart, seal } from "../platform/sealing.ts";
import { type Database, insertion, type Queryable, type Transaction } from "./database.ts";

export interface Keyring {
  /** Encrypts under the newest data key. `context` names the place, so that a value cannot be moved to another. */
  seal(plain: Uint8Array | string, context: string): Uint8Array;
  /** @throws KeyError when it was not sealed by this keyring for this context */
  open(sealed: Uint8Array, context: string): Uint8Array;
  /**
   * Makes a new instance key and a new data key.
   * @returns the new key to put into `CARNET_KEY`, where that is used; else undefined
   */
  rotate(): Promise<string | undefined>;
}

const WRAPPING = "data-key";
const ID_BYTES = 26;

const insertDataKey = insertion((t) => t.dataKeys);

interface KeyPlace {
  /** The key file, and the setting that takes its place. */
  path: string;
  setting: string | undefined;
}

/**
 * Opens the keyring of this data; on a fresh database makes the instance key, the key file and the first data key.
 * @throws KeyError when the key is missing or is not the one this data was sealed with
 */
export async function openKeyring(
  db: Database,
  place: KeyPlace,
  tools: { nextId(): string; now(): number },
): Promise<Keyring> {
  const rows = await rowsOf(db.reader);
  let master = masterOf(place, rows.length > 0);
  const keys = new Map<string, Uint8Array>();
  let newest = "";
  const adopt = (id: string, key: Uint8Array) => {
    keys.set(id, key);
    if (id > newest) newest = id;
  };
  let isRotated = false;
  for (const row of rows) {
    const { key, byNext } = await unwrap(master, row, place);
    adopt(row.id, key);
    isRotated ||= byNext;
  }
  if (rows.length === 0) adopt(...(await db.write((tx) => addDataKey(tx, [master], tools))));
  else if (isRotated) await db.write(takeOverNext);
  let rotating: Promise<unknown> = Promise.resolve();

  return {
    seal(plain, context) {
      const key = keys.get(newest);
      if (!key) throw new KeyError("The keyring is empty.");
      const bytes = typeof plain === "string" ? Buffer.from(plain) : plain;
      return Buffer.concat([Buffer.from(newest), seal(key, bytes, context)]);
    },
    open(sealed, context) {
      const key = keys.get(Buffer.from(sealed.subarray(0, ID_BYTES)).toString());
      const plain = key && open(key, sealed.subarray(ID_BYTES), context);
      if (!plain)
        throw new KeyError(
          `A sealed value (${context}) cannot be opened: it was changed, or sealed by another keyring.`,
        );
      return plain;
    },
    rotate() {
      // One after the other: a rotation that begins within another would not wrap the data key that this one adds.
      const done = rotating.then(rotateOnce);
      rotating = done.catch(() => undefined);
      return done;
    },
  };

  async function rotateOnce(): Promise<string | undefined> {
    const fresh = newKey();
    const added = await db.write(async (tx) => {
      const { dataKeys } = tx.tables;
      const stored = await tx.q.select({ id: dataKeys.id }).from(dataKeys);
      if (stored.some(({ id }) => !keys.has(id)))
        throw new KeyError(
          "Another server has rotated the keys of this data since this one was started. Restart this one first; nothing was changed.",
        );
      for (const [id, key] of keys)
        await tx.q
          .update(dataKeys)
          .set({ wrapped_next: wrap(fresh, id, key) })
          .where(eq(dataKeys.id, id));
      return addDataKey(tx, [master, fresh], tools);
    });
    // Not before it is on disk: what is sealed with a key that was rolled back is lost.
    adopt(...added);
    if (place.setting !== undefined) return Buffer.from(fresh).toString("hex");
    writeKeyFile(place.path, fresh);
    await db.write(takeOverNext);
    master = fresh;
    return undefined;
  }
}

function rowsOf(db: Queryable) {
  return db.q.select().from(db.tables.dataKeys).orderBy(db.tables.dataKeys.id);
}

/** Never makes a key beside existing data: that would lock the data up behind a key it was not sealed with. */
function masterOf(place: KeyPlace, hasData: boolean): Uint8Array {
  if (place.setting !== undefined) return parseKey(place.setting, "CARNET_KEY");
  const found = readKeyFile(place.path);
  if (found) return found;
  if (hasData)
    throw new KeyError(
      `The key file ${place.path} is missing, and this data cannot be opened without it. Put the file back from your backup, or set CARNET_KEY. No new key was made.`,
    );
  const fresh = newKey();
  writeKeyFile(place.path, fresh);
  return fresh;
}

interface WrappedKey {
  id: string;
  wrapped: Uint8Array;
  wrapped_next: Uint8Array | null;
}

/** @returns the data key, and whether this start is the first under the instance key of the last rotation */
async function unwrap(
  master: Uint8Array,
  row: WrappedKey,
  place: KeyPlace,
): Promise<{ key: Uint8Array; byNext: boolean }> {
  const key = await openWrap(master, row.id, row.wrapped);
  if (key) return { key, byNext: false };
  const next = row.wrapped_next && (await openWrap(master, row.id, row.wrapped_next));
  if (next) return { key: next, byNext: true };
  const source = place.setting === undefined ? `The key file ${place.path}` : "CARNET_KEY";
  throw new KeyError(
    `${source} holds another key than the one this data was sealed with. Use the key that belongs to this data; nothing was changed.`,
  );
}

/** From here on the instance key before opens nothing any more. */
async function takeOverNext(tx: Transaction): Promise<void> {
  const { dataKeys } = tx.tables;
  await tx.q
    .update(dataKeys)
    .set({ wrapped: sql`${dataKeys.wrapped_next}`, wrapped_next: null })
    .where(isNotNull(dataKeys.wrapped_next));
}

function wrap(master: Uint8Array, id: string, key: Uint8Array): Uint8Array {
  return seal(master, key, `${WRAPPING}:${id}`);
}

function openWrap(master: Uint8Array, id: string, wrapped: Uint8Array): Promise<Uint8Array | undefined> {
  return openAtStart(master, wrapped, `${WRAPPING}:${id}`);
}

/** @param masters the instance key, and the next one while a rotation is under way */
async function addDataKey(
  tx: Transaction,
  [master, next]: [Uint8Array, Uint8Array?],
  tools: { nextId(): string; now(): number },
): Promise<[string, Uint8Array]> {
  const id = tools.nextId();
  const key = newKey();
  const wrapped_next = next === undefined ? null : wrap(next, id, key);
  await insertDataKey(tx, { id, wrapped: wrap(master, id, key), wrapped_next, created: tools.now() });
  return [id, key];
}
