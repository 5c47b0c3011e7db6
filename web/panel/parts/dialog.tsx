import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  /** Closes it: nothing in it would be lost, or the person said that it may go. */
  onClose(): void;
  /** `side` stands at the right edge, `wide` has room for a page. */
  kind?: "small" | "wide" | "side";
  /** Whether something would be lost by closing it; undefined: once something was entered in it. */
  hasDraft?: boolean | undefined;
  /** False where a button of its own is the only way out; `onClose` then hears of each try to leave another way. */
  hasCross?: boolean;
  children: ComponentChildren;
}

/**
 * A modal dialog of the platform: Escape, a press beside it and the cross close it, unless something entered would be
 * lost, which is asked about first. The focus goes back to where it was.
 */
export function Dialog({ title, onClose, kind = "small", hasDraft, hasCross = true, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  // Before it is painted, so that no key reaches what stands behind.
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    keepGutter();
    dialog?.showModal();
    // Left to the browser, a box that scrolls would take it.
    const first = dialog?.querySelector<HTMLElement>("[data-focus]") ?? dialog?.querySelector("button");
    first?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const leave = () => {
    if (hasDraft ?? isTouched) setAsksToLeave(true);
    else onClose();
  };
  return (
    <dialog
      ref={box}
      class={`dialog dialog-${kind}`}
      aria-labelledby={id}
      onInput={(event) => {
        if (isIn(event.currentTarget, event.target)) setTouched(true);
      }}
      onKeyDown={(event) => {
        // Left to the browser, a second Escape closes whatever the page says.
        if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
        // Escape closes the innermost thing: a menu, or a dialog over this one.
        if (!isIn(event.currentTarget, event.target) || document.querySelector(":popover-open")) return;
        event.preventDefault();
        leave();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        // The browser closed it without asking, as the back gesture of a phone may.
        if (event.target !== event.currentTarget || !box.current) return;
        box.current.showModal();
        leave();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The focus stays where it was, to be there again if the person goes on.
        event.preventDefault();
        leave();
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          {hasCross ? (
            <button type="button" class="button button-bare button-icon" onClick={leave}>
              <Icon name="cross" />
              <span class="heard">{t("do.close")}</span>
            </button>
          ) : null}
        </header>
        {children}
      </div>
      {asksToLeave ? <LeaveQuestion onStay={() => setAsksToLeave(false)} onLeave={onClose} /> : null}
    </dialog>
  );
}

/**
 * The page does not scroll behind what is modal (`overlays.css`): the room of its scrollbar stays as wide as it was, so
 * that nothing moves. To be called before the first one opens; has no effect while one is open.
 */
export function keepGutter(): void {
  if (document.querySelector("dialog:modal")) return;
  const page = document.documentElement;
  page.style.setProperty("--gutter", `${window.innerWidth - page.clientWidth}px`);
}

/** Whether something is in a dialog itself, not in one that stands over it. */
function isIn(dialog: Element, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") === dialog;
}

/** Asks before what was entered goes with its dialog. */
function LeaveQuestion({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  return (
    <Dialog title={t("leave.title")} onClose={onStay}>
      <div class="dialog-body">
        <p>{t("leave.text")}</p>
        <footer class="dialog-foot">
          <Button onPress={onStay}>{t("leave.stay")}</Button>
          <Button kind="danger" onPress={onLeave}>
            {t("leave.do")}
          </Button>
        </footer>
      </div>
    </Dialog>
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
