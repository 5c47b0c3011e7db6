import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A part of a page of settings: what it is about at the left, what can be set at the right. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: ComponentChildren;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class="section" aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div class="section-body">{children}</div>
    </section>
  );
}
