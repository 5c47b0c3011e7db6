/** Who stands here, since when, and what was done since. */
import { signal } from "@preact/signals";
import { keep, recall } from "./kept.ts";

export interface Shift {
  person: string;
  /** Unix milliseconds. */
  began: number;
  made: number;
  printed: number;
  written: number;
  failed: number;
}

export const shift = signal<Shift | undefined>(recall<Shift>("shift"));

export function beginShift(person: string): void {
  store({ person, began: Date.now(), made: 0, printed: 0, written: 0, failed: 0 });
}

export function endShift(): void {
  store(undefined);
}

export function count(what: "made" | "printed" | "written" | "failed", pieces: number): void {
  const current = shift.value;
  if (current) store({ ...current, [what]: current[what] + pieces });
}

function store(next: Shift | undefined): void {
  shift.value = next;
  keep("shift", next);
}
