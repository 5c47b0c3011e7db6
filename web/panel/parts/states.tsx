/** What stands where something is loading, empty or could not be read. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../data/sentence.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Milliseconds of waiting before anything says so. */
const QUIET_MS = 300;

/** Grey rows of the height of what comes; nothing at all in the first moments. */
export function Loading({ rows = 8 }: { rows?: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="loading" role="status">
      {late ? <span class="heard">{t("state.loading")}</span> : null}
      {late
        ? Array.from({ length: rows }, (_, at) => <i key={at} class={`loading-row loading-${at % 4}`} />)
        : null}
    </div>
  );
}

/** One sentence on what will stand here, and one button. */
export function Empty({ title, children, stamp, action, whole }: EmptyProps) {
  return (
    <div class="empty">
      {stamp ? (
        <p class="empty-stamp">
          <span>{stamp}</span>
        </p>
      ) : null}
      {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{children}</p>
      {action}
    </div>
  );
}

interface EmptyProps {
  title: string;
  children: ComponentChildren;
  /** Words of the dashed stamp, where a passport would be. */
  stamp?: string;
  action?: ComponentChildren;
  /** It is all of the view, which has no other heading. */
  whole?: boolean;
}

/** What could not be read, and a way to try again. */
export function Broken({ fault, onAgain }: { fault: Error; onAgain(): void }) {
  return (
    <div class="broken" role="alert">
      <Icon name="warning" />
      <p>{sentenceOf(fault)}</p>
      <Button onPress={onAgain}>{t("do.try_again")}</Button>
    </div>
  );
}
