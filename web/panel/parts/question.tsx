import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { sentenceOf } from "../data/sentence.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

interface QuestionProps {
  title: string;
  children: ComponentChildren;
  /** Words of the button that does it, with the object's name. */
  words: string;
  busy: string;
  /** Does it; what it throws is said in the dialog. */
  onDo(): Promise<void>;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function Question({ title, children, words, busy, onDo, onClose }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onDo();
      onClose();
    } catch (fault) {
      setBusy(false);
      setError(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="dialog-body">
        <p>{children}</p>
        {error ? (
          <p class="field-error" role="alert">
            <Icon name="warning" />
            <span>{error}</span>
          </p>
        ) : null}
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="danger" busy={isBusy ? busy : undefined} onPress={run}>
            {words}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
