/**
 * What a listener remembers: the secret that it signs with, and how far it got. Each event that is settled is one line
 * at the end of a file, so that a kill at any moment loses at most the last one, which is then forwarded again.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { Failure } from "../../domain/failure.ts";
import { isId, timeOfId } from "../../platform/ids.ts";
import { type FolderLock, lockFolder } from "../../platform/lock.ts";
import { randomOctets } from "../../platform/random.ts";

/** A listener is told apart by these. */
export interface ListenerFacts {
  /** Where events come from. */
  source: string;
  /** Id of the company. */
  company: string;
  livemode: boolean;
  forward_to: string;
}

export interface Cursor {
  /** Everything up to this id is settled, or lies before the start; undefined for a new listener. */
  readonly at: string | undefined;
  /** Nothing up to this id is looked at again. */
  readonly floor: string;
  isSettled(id: string): boolean;
  /** Writes down that an event is settled. */
  settle(id: string): void;
  /** Begins anew after an id, without the events that are settled. */
  restart(floor: string): void;
  close(): void;
}

const LISTENER = "listener.json";
const CURSOR = "cursor";
const SECRET_BYTES = 32;
/** Settled ids are kept for so long behind the newest, for events whose transaction ended later than others. */
const REMEMBERED_MS = 5 * 60_000;
/** Lines of the file after which it is written anew. */
const LINES = 5000;

/**
 * The secret of the listener in a folder, which is made when there is none.
 * @throws Failure when the folder is another listener's
 */
export function secretOf(folder: string, facts: ListenerFacts): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, LISTENER);
  if (existsSync(path)) {
    const { secret, ...known } = JSON.parse(readFileSync(path, "utf8")) as ListenerFacts & { secret: string };
    if (Bun.deepEquals(known, { ...facts })) return secret;
    throw new Failure(
      "invalid_value",
      `${folder} belongs to the listener of ${known.source} that forwards to ${known.forward_to}. Choose another folder with --state.`,
    );
  }
  const secret = `whsec_${Buffer.from(randomOctets(SECRET_BYTES)).toString("base64")}`;
  replace(path, `${JSON.stringify({ ...facts, secret }, null, 2)}\n`);
  return secret;
}

/** @throws Failure when another listener runs in the folder */
export function openCursor(folder: string): Cursor {
  const lock = lockFolder(folder);
  if (!lock)
    throw new Failure(
      "invalid_value",
      "Another carnet listen forwards the same events to the same address. Stop it first.",
    );
  return cursorIn(join(folder, CURSOR), lock);
}

function cursorIn(path: string, lock: FolderLock): Cursor {
  // A line that a kill cut off is no id, and its event is forwarded again.
  const [floor = "", ...lines] = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(isId) : [];
  let bottom = floor;
  let at = lines.toSorted().at(-1) ?? "";
  if (at < floor) at = floor;
  let settled = new Set(lines);
  let file: number | undefined;
  let count = LINES;

  function rewrite(): void {
    if (file !== undefined) closeSync(file);
    settled = new Set([...settled].filter((id) => timeOfId(id) > timeOfId(at) - REMEMBERED_MS));
    // The newest stays, however old the others are: it says how far this listener got.
    if (at > bottom) settled.add(at);
    replace(path, `${[bottom, ...settled].join("\n")}\n`);
    file = openSync(path, "a");
    count = settled.size;
  }

  return {
    get at() {
      return at === "" ? undefined : at;
    },
    get floor() {
      return bottom;
    },
    isSettled: (id) => id <= bottom || settled.has(id),
    settle(id) {
      settled.add(id);
      if (id > at) at = id;
      if (file === undefined || ++count > LINES) return rewrite();
      // Not synced: what a power cut takes away is forwarded again.
      writeSync(file, `${id}\n`);
    },
    restart(floor) {
      bottom = floor;
      at = floor;
      settled = new Set();
      rewrite();
    },
    close() {
      if (file !== undefined) closeSync(file);
      lock.release();
    },
  };
}

/** Puts a file in place of another at once, for its owner only. */
function replace(path: string, text: string): void {
  const fresh = `${path}.new`;
  const file = openSync(fresh, "w", 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(fresh, path);
}
