import type { ComponentChildren } from "preact";
import { CopyButton } from "../../parts/copy.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { d } from "./words.ts";

interface OneSecretProps {
  title: string;
  value: string;
  /** What it is, as the copy button names it. */
  what: string;
  /** What becomes of it when the dialog is closed. */
  children: ComponentChildren;
  onClose(): void;
}

/** A dialog with a secret to be taken over into a program. */
export function OneSecret({ title, value, what, children, onClose }: OneSecretProps) {
  return (
    <ShownOnce title={title} done={d("secret.stored")} onClose={onClose}>
      <p>{children}</p>
      <div class="secret">
        <code>{value}</code>
        <CopyButton text={value} what={what} />
      </div>
    </ShownOnce>
  );
}
