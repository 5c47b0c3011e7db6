import { useEffect, useRef } from "preact/hooks";

/** Single keys, as long as nobody types and no dialog is open. */
export function useKeys(isOn: boolean, keys: Record<string, () => void>): void {
  const known = useRef(keys);
  known.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector("dialog[open], :popover-open")
      )
        return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      const run = known.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
