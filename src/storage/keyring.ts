/**
 * The instance keyring. Secrets at rest are sealed under data keys; data keys lie in the database wrapped by the
 * instance key, which lies in the key file or in `CARNET_KEY` and never in the database. Rotation makes a new
 * instance key and a new data key and wraps all data keys again; what was sealed before stays readable.
 */
import { eq } from "drizzle-orm";
import { KeyError, newKey, parseKey, readKeyFile, writeKeyFile } from "../platform/key-file.ts";
import { open, seal } from "../platform/sealing.ts";
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
  const masters = mastersOf(place, rows.length > 0);
  const keys = new Map<string, Uint8Array>();
  let newest = "";
  const adopt = (id: string, key: Uint8Array) => {
    keys.set(id, key);
    if (id > newest) newest = id;
  };
  for (const row of rows) adopt(row.id, unwrap(masters, row.id, row.wrapped, place));
  if (rows.length === 0) {
    const [master] = masters;
    if (!master) throw new KeyError("There is no instance key.");
    await db.write(async (tx) => adopt(...(await addDataKey(tx, master, tools))));
  }

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
    async rotate() {
      const fresh = newKey();
      // The file holds both keys until the database has the new one: a crash in between loses nothing.
      if (place.setting === undefined) writeKeyFile(place.path, [...masters, fresh]);
      await db.write(async (tx) => {
        for (const [id, key] of keys)
          await tx.q
            .update(tx.tables.dataKeys)
            .set({ wrapped: wrap(fresh, id, key) })
            .where(eq(tx.tables.dataKeys.id, id));
        adopt(...(await addDataKey(tx, fresh, tools)));
      });
      masters.splice(0, masters.length, fresh);
      if (place.setting !== undefined) return Buffer.from(fresh).toString("hex");
      writeKeyFile(place.path, [fresh]);
      return undefined;
    },
  };
}

function rowsOf(db: Queryable) {
  return db.q.select().from(db.tables.dataKeys).orderBy(db.tables.dataKeys.id);
}

/** Never makes a key beside existing data: that would lock the data up behind a key it was not sealed with. */
function mastersOf(place: KeyPlace, hasData: boolean): Uint8Array[] {
  if (place.setting !== undefined) return [parseKey(place.setting, "CARNET_KEY")];
  const found = readKeyFile(place.path);
  if (found) return found;
  if (hasData)
    throw new KeyError(
      `The key file ${place.path} is missing, and this data cannot be opened without it. Put the file back from your backup, or set CARNET_KEY. No new key was made.`,
    );
  const fresh = newKey();
  writeKeyFile(place.path, [fresh]);
  return [fresh];
}

function unwrap(
  masters: readonly Uint8Array[],
  id: string,
  wrapped: Uint8Array,
  place: KeyPlace,
): Uint8Array {
  for (const master of masters) {
    const key = open(master, wrapped, `${WRAPPING}:${id}`);
    if (key) return key;
  }
  const source = place.setting === undefined ? `The key file ${place.path}` : "CARNET_KEY";
  throw new KeyError(
    `${source} holds another key than the one this data was sealed with. Use the key that belongs to this data; nothing was changed.`,
  );
}

function wrap(master: Uint8Array, id: string, key: Uint8Array): Uint8Array {
  return seal(master, key, `${WRAPPING}:${id}`);
}

async function addDataKey(
  tx: Transaction,
  master: Uint8Array,
  tools: { nextId(): string; now(): number },
): Promise<[string, Uint8Array]> {
  const id = tools.nextId();
  const key = newKey();
  await insertDataKey(tx, { id, wrapped: wrap(master, id, key), created: tools.now() });
  return [id, key];
}
