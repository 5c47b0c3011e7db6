import { useEffect, useRef } from "preact/hooks";
import { writtenNumber } from "../words/format.ts";

interface Tab {
  key: string;
  words: string;
  href: string;
  count?: number | null | undefined;
}

/** Saved views of a list, or the parts of a thing: links that look alike. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const list = useRef<HTMLUListElement>(null);
  // Where there are more than fit, such as on a phone, the open one is moved to where it is seen: again when a number
  // beside a tab or the font, which come later, have pushed it away, or the window has become narrower.
  useEffect(() => {
    const row = list.current;
    if (!row?.parentElement) return;
    const sizes = new ResizeObserver(() =>
      row.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
    sizes.observe(row);
    sizes.observe(row.parentElement);
    return () => sizes.disconnect();
  }, [current]);
  return (
    <nav class="tabs" aria-label={label}>
      <ul ref={list}>
        {tabs.map(({ key, words, href, count }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? "page" : undefined}>
              {words}
              {count === undefined || count === null ? null : <span>{writtenNumber(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
