/** What the panel keeps on this device: where the person was, and what they chose to see. */
import type { Mode } from "./place.ts";

const PREFIX = "carnet.";

/** A kept value; undefined when there is none, or the browser keeps nothing. */
export function recall<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing that matters is kept here alone.
  }
}

export function lastPlace(): { handle: string; mode: Mode } | undefined {
  return recall("place");
}
