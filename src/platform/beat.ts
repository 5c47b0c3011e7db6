/**
 * The moments at which a process looks for work in the background. All of it looks at the same ones, so that what it
 * writes then shares a commit: each commit holds up requests until the disk has it.
 */
import { unlessAborted } from "./pause.ts";

const BEAT_MS = 1000;

export interface Beat {
  /** Runs something at each beat. @returns what ends that */
  each(run: () => void): () => void;
  /** Resolves at the next beat, or when the signal is given. */
  next(signal: AbortSignal): Promise<void>;
}

/** A beat of a second. It keeps no process alive. */
export function startBeat(): Beat {
  const listeners = new Set<() => void>();
  setInterval(() => {
    for (const run of [...listeners]) run();
  }, BEAT_MS).unref();

  function each(run: () => void): () => void {
    listeners.add(run);
    return () => listeners.delete(run);
  }
  return { each, next: (signal) => unlessAborted(signal, each) };
}
