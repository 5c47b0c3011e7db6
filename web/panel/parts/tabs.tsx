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
  // Where there are more than fit, such as on a phone, the open one is moved to where it is seen.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, tabs.length]);
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
