/** What a browser keeps of an app across restarts. A browser that keeps nothing goes on without. */
export interface Kept {
  /** A kept value; undefined when there is none, or the browser keeps nothing. */
  recall<T>(name: string): T | undefined;
  /** @param value undefined forgets it */
  keep(name: string, value: unknown): void;
}

/** @param prefix of the names, so that the apps of one address do not meet */
export function keptUnder(prefix: string): Kept {
  return {
    recall<T>(name: string) {
      try {
        const text = localStorage.getItem(prefix + name);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    keep(name, value) {
      try {
        if (value === undefined) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // Full or forbidden: the work goes on.
      }
    },
  };
}
