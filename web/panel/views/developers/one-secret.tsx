import type { ComponentChildren } from "preact";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { d } from "./words.ts";

interface OneSecretProps {
  value: string;
  /** What it is, as the copy button names it. */
  what: string;
  /** What becomes of it when the dialog is closed. */
  children: ComponentChildren;
  onClose(): void;
}

/** A secret to be taken over into a program: the body of a dialog. */
export function OneSecret({ value, what, children, onClose }: OneSecretProps) {
  return (
    <div class="dialog-body">
      <p>{children}</p>
      <div class="secret">
        <code>{value}</code>
        <CopyButton text={value} what={what} />
      </div>
      <footer class="dialog-foot">
        <Button kind="primary" onPress={onClose}>
          {d("secret.stored")}
        </Button>
      </footer>
    </div>
  );
}
