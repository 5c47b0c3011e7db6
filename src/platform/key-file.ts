/** The instance key on disk: 32 bytes as 64 hexadecimal digits, readable by the service alone. */
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { randomOctets } from "./random.ts";

/** The instance key cannot be used; the message says what to do. */
export class KeyError extends Error {
  override name = "KeyError";
}

/**
 * Reads a key as it stands in the file or in `CARNET_KEY`.
 * @throws KeyError when it is not 64 hexadecimal digits
 */
export function parseKey(text: string, place: string): Uint8Array {
  const digits = text.trim();
  if (!/^[0-9a-fA-F]{64}$/.test(digits))
    throw new KeyError(`${place} does not hold an instance key: it must be 64 hexadecimal digits.`);
  return new Uint8Array(Buffer.from(digits, "hex"));
}

/** A new random instance key. */
export function newKey(): Uint8Array {
  return randomOctets(32);
}

/**
 * The key in the file.
 * @returns undefined when there is no file
 * @throws KeyError when others may read it, this user may not, or it holds something else
 */
export function readKeyFile(path: string): Uint8Array | undefined {
  if (!existsSync(path)) return undefined;
  if ((statSync(path).mode & 0o077) !== 0)
    throw new KeyError(`The key file ${path} can be read by others on this machine. Run: chmod 600 ${path}`);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (fault) {
    throw new KeyError(
      `The key file ${path} cannot be read by this user (${fault instanceof Error ? fault.message : fault}). Let the user that runs Carnet own it: chown USER ${path}`,
    );
  }
  return parseKey(text, `The key file ${path}`);
}

/**
 * Writes the key so that a crash leaves the old file or the new one, never half of one. The new one is of the old one's
 * owner, also when root writes it: the service must read it.
 */
export function writeKeyFile(path: string, key: Uint8Array): void {
  const draft = `${path}.new`;
  const file = openSync(draft, "w", 0o600);
  const before = statSync(path, { throwIfNoEntry: false });
  if (before && before.uid !== process.getuid?.()) fchownSync(file, before.uid, before.gid);
  if (before) fchmodSync(file, before.mode & 0o777);
  writeSync(
    file,
    `${Buffer.from(key).toString("hex")}
`,
  );
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  const folder = openSync(dirname(path), "r");
  fsyncSync(folder);
  closeSync(folder);
}
