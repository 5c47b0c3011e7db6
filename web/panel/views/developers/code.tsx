/** Code as it is sent: whole, in lines, with the names of fields in another colour. */
import type { ComponentChildren } from "preact";
import { CopyButton } from "../../parts/copy.tsx";

/** Names, texts and all between them. */
const PIECES = /("(?:\\.|[^"\\])*")(\s*:)?/g;
/** Longer texts are shown without colours. */
const COLOURED_LENGTH = 60_000;

interface CodeProps {
  label: string;
  /** What the copy button takes; without it there is none. */
  copied?: string | undefined;
  children: ComponentChildren;
}

/** A block of code under its label. */
export function CodeBlock({ label, copied, children }: CodeProps) {
  return (
    <section class="code-block" aria-label={label}>
      <header>
        <h3>{label}</h3>
        {copied === undefined ? null : <CopyButton text={copied} what={label} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <pre tabIndex={0}>{children}</pre>
    </section>
  );
}

/** A text in lines, coloured if it is JSON; else as it is. */
export function Source({ text }: { text: string }) {
  const pretty = indented(text);
  if (pretty === undefined || pretty.length > COLOURED_LENGTH) return <code>{pretty ?? text}</code>;
  const shown: ComponentChildren[] = [];
  let from = 0;
  for (const found of pretty.matchAll(PIECES)) {
    const [whole, quoted, colon] = found;
    if (colon === undefined) continue;
    shown.push(pretty.slice(from, found.index), <b key={found.index}>{quoted}</b>, colon);
    from = found.index + whole.length;
  }
  return (
    <code>
      {shown}
      {pretty.slice(from)}
    </code>
  );
}

/** `Name: value`, a line each. */
export function HeaderLines({ headers }: { headers: readonly (readonly [string, string])[] }) {
  return (
    <code>
      {headers.map(([name, value]) => (
        <span key={name}>
          <i>{name}:</i> {value}
          {"\n"}
        </span>
      ))}
    </code>
  );
}

function indented(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
