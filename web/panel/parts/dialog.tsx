import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  title: string;
  onClose(): void;
  /** `side` stands at the right edge, `wide` has room for a page. */
  kind?: "small" | "wide" | "side";
  children: ComponentChildren;
}

/** A modal dialog of the platform: Escape and the cross close it, the focus goes back to where it was. */
export function Dialog({ title, onClose, kind = "small", children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-focus]")?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog dialog-${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Escape closes the innermost thing: a list of suggestions in a field, say, comes first.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button button-bare button-icon" onClick={onClose}>
            <Icon name="cross" />
            <span class="heard">{t("do.close")}</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A form in a dialog: what is wrong is said by the form itself, and the browser goes nowhere. */
export function DialogForm({ onSubmit, children }: { onSubmit(): void; children: ComponentChildren }) {
  return (
    <form
      class="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
