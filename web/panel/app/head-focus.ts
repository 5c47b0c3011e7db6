import { useEffect, useRef } from "preact/hooks";

/** Milliseconds in which a view may load until its heading is there. */
const WAIT_MS = 5000;

/**
 * Gives the focus to the heading of what is shown next when what had it is gone, such as a dialog that led there:
 * from nowhere, Tab would begin at the top of the window, and a screen reader would stay silent.
 */
export function useHeadFocus(key: string): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const watching = new MutationObserver(() => focusHead() && stop());
    const timer = setTimeout(stop, WAIT_MS);
    function stop(): void {
      watching.disconnect();
      clearTimeout(timer);
      // Who goes on meanwhile has found their way.
      for (const event of ["keydown", "pointerdown"]) removeEventListener(event, stop, true);
    }
    watching.observe(document.body, { childList: true, subtree: true });
    for (const event of ["keydown", "pointerdown"]) addEventListener(event, stop, true);
    return stop;
  }, [key]);
}

/** Whether the heading has the focus now. */
function focusHead(): boolean {
  const head = document.querySelector<HTMLElement>("#main h1");
  if (!head || document.activeElement !== document.body || document.querySelector("dialog[open]"))
    return false;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  return true;
}
