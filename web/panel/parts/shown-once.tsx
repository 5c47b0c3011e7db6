import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

interface ShownOnceProps {
  title: string;
  /** Words of the button that closes it, once the person has taken over what is shown. */
  done: string;
  onClose(): void;
  /** What stands before that button. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** What nobody can see again, such as a key or a secret link: a stray key or press must not take it away. */
export function ShownOnce({ title, done, onClose, actions, children }: ShownOnceProps) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog title={title} hasCross={false} hasDraft={false} onClose={() => setWarned(true)}>
      <div class="dialog-body">
        {children}
        {isWarned ? (
          <p class="field-error" role="alert">
            <Icon name="warning" />
            <span>{t("once.warning", { done })}</span>
          </p>
        ) : null}
        <footer class="dialog-foot">
          {actions}
          <Button kind="primary" onPress={onClose}>
            {done}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
