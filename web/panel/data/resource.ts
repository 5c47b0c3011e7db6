/** What was read from the server, kept so that going back shows at once what was seen, and then what is new. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "./request.ts";

/** Answers kept; the oldest go first. */
const KEPT = 200;
/** Milliseconds in which an answer is not asked for again. */
const FRESH_MS = 2000;

interface Entry<T> {
  value: Signal<T | undefined>;
  fault: Signal<Error | undefined>;
  readAt: number;
  reading: Promise<void> | undefined;
}

const entries = new Map<string, Entry<unknown>>();
/** How many views show an address now. */
const shown = new Map<string, number>();

export interface Resource<T> {
  /** Undefined until it was read for the first time. */
  value: T | undefined;
  /** Why the last reading failed. */
  fault: Error | undefined;
  reload(): void;
}

/** What an address answers, read when a view shows it; undefined as the address reads nothing. */
export function useResource<T>(path: string | undefined): Resource<T> {
  const entry = path === undefined ? undefined : entryOf<T>(path);
  useEffect(() => {
    if (path === undefined) return;
    shown.set(path, (shown.get(path) ?? 0) + 1);
    if (Date.now() - entryOf(path).readAt > FRESH_MS) void read(path);
    return () => {
      shown.set(path, (shown.get(path) ?? 1) - 1);
    };
  }, [path]);
  return {
    value: entry?.value.value,
    fault: entry?.fault.value,
    reload: () => path !== undefined && void read(path),
  };
}

/** Puts in what a write answered, in place of what was read before. */
export function put<T>(path: string, value: T): void {
  const entry = entryOf<T>(path);
  entry.value.value = value;
  entry.fault.value = undefined;
  entry.readAt = Date.now();
}

/** Reads again what begins with an address, now where it is shown and later where it is not. */
export function outdate(start: string): void {
  for (const [path, entry] of entries) {
    if (!path.startsWith(start)) continue;
    entry.readAt = 0;
    // An answer that is on its way may be of before.
    if ((shown.get(path) ?? 0) > 0) void Promise.resolve(entry.reading).then(() => read(path));
  }
}

function entryOf<T>(path: string): Entry<T> {
  let entry = entries.get(path) as Entry<T> | undefined;
  if (!entry) {
    entry = {
      value: signal<T | undefined>(),
      fault: signal<Error | undefined>(),
      readAt: 0,
      reading: undefined,
    };
    entries.set(path, entry as Entry<unknown>);
    for (const old of entries.keys()) {
      if (entries.size <= KEPT) break;
      if ((shown.get(old) ?? 0) === 0) entries.delete(old);
    }
  }
  return entry;
}

function read(path: string): Promise<void> {
  const entry = entryOf(path);
  entry.reading ??= ask(path)
    .then((value) => {
      entry.value.value = value;
      entry.fault.value = undefined;
      entry.readAt = Date.now();
    })
    .catch((fault: Error) => {
      entry.fault.value = fault;
    })
    .finally(() => {
      entry.reading = undefined;
    });
  return entry.reading;
}
