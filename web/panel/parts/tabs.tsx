import { writtenNumber } from "../words/format.ts";

interface Tab {
  key: string;
  words: string;
  href: string;
  count?: number | null | undefined;
}

/** Saved views of a list, or the parts of a thing: links that look alike. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
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
