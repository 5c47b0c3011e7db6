import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

interface SheetProps {
  title: string;
  onClose(): void;
  /** Narrow ones hold a question, wide ones a list. */
  wide?: boolean;
  children: ComponentChildren;
}

/** What lies over the page until it is done with. */
export function Sheet({ title, onClose, wide, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted, so that no key reaches the page behind.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${wide ? "is-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="square" aria-label={t("close")} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
