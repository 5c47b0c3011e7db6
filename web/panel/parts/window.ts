/** Of a long list only the rows in sight are in the page, with a blank of their height above and below. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Rows drawn beyond what is in sight, on each side. */
const MARGIN = 20;
/** Lists up to so many rows are drawn whole, so that a search in the page finds them. */
const WHOLE = 200;

interface Stretch {
  from: number;
  to: number;
}

/**
 * Which rows to draw, measured from the top of `box` in the window.
 * @param height of a row in pixels; all are alike
 * @param onNearEnd is called when the end comes near
 */
export function useWindow(count: number, height: number, onNearEnd: () => void) {
  const box = useRef<HTMLElement>(null);
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: Math.min(count, WHOLE) });
  const near = useRef(onNearEnd);
  near.current = onNearEnd;
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = box.current?.getBoundingClientRect().top ?? 0;
      const first = Math.floor(-top / height);
      const last = Math.ceil((innerHeight - top) / height);
      if (last + 2 * MARGIN >= count) near.current();
      const next =
        count <= WHOLE
          ? { from: 0, to: count }
          : { from: Math.max(0, even(first - MARGIN)), to: Math.min(count, even(last + MARGIN)) };
      setStretch((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  }, [count, height]);
  const to = Math.min(stretch.to, count);
  const from = Math.min(stretch.from, to);
  return { box, from, to, above: from * height, below: (count - to) * height };
}

/** Steps of ten rows, so that not every pixel of scrolling draws. */
function even(row: number): number {
  return Math.round(row / 10) * 10;
}
