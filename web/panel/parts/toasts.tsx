/** Short words on what just happened, at the foot of the window; they go by themselves unless something went wrong. */
import { signal } from "@preact/signals";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

interface Toast {
  id: number;
  kind: "good" | "bad";
  text: string;
  action: { words: string; run(): void } | undefined;
}

/** Milliseconds that good news stay. */
const STAY_MS = 5000;
const shown = signal<readonly Toast[]>([]);
let count = 0;

export function tell(text: string, action?: Toast["action"]): void {
  show({ id: ++count, kind: "good", text, action });
}

/** Says what went wrong, until it is put away; in the place of what went wrong before. */
export function tellFault(text: string): void {
  forgetFaults();
  show({ id: ++count, kind: "bad", text, action: undefined });
}

/** Takes away what went wrong: the person goes on. */
export function forgetFaults(): void {
  shown.value = shown.value.filter(({ kind }) => kind !== "bad");
}

function show(toast: Toast): void {
  shown.value = [...shown.value.filter(({ text }) => text !== toast.text).slice(-2), toast];
  if (toast.kind === "good") setTimeout(() => drop(toast.id), toast.action ? 2 * STAY_MS : STAY_MS);
}

function drop(id: number): void {
  shown.value = shown.value.filter((toast) => toast.id !== id);
}

export function Toasts() {
  return (
    <section class="toasts" aria-label={t("toast.label")} aria-live="polite">
      {shown.value.map(({ id, kind, text, action }) => (
        <p key={id} class={`toast toast-${kind}`}>
          <Icon name={kind === "good" ? "tick" : "warning"} />
          <span>{text}</span>
          {action ? (
            <button
              type="button"
              class="toast-action"
              onClick={() => {
                drop(id);
                action.run();
              }}
            >
              {action.words}
            </button>
          ) : null}
          <button type="button" class="toast-close" onClick={() => drop(id)}>
            <Icon name="cross" />
            <span class="heard">{t("do.close")}</span>
          </button>
        </p>
      ))}
    </section>
  );
}
