import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { listenForScans } from "../data/scanner.ts";
import { shift } from "../data/shift.ts";
import { alarm, chosen, flash, kiosk, view, work } from "../data/state.ts";
import { Icon } from "../parts/icon.tsx";
import { Again } from "../views/again.tsx";
import { Blank } from "../views/blank.tsx";
import { Journal } from "../views/journal.tsx";
import { Labels, takeLabel } from "../views/labels.tsx";
import { Make } from "../views/make.tsx";
import { Menu } from "../views/menu.tsx";
import { Printing } from "../views/printing.tsx";
import { Queue } from "../views/queue.tsx";
import { takeScan } from "../views/scan.tsx";
import { takeVoid, Void } from "../views/void.tsx";
import { Who } from "../views/who.tsx";
import { Working } from "../views/working.tsx";
import type { WordKey } from "../words/en.ts";
import { t } from "../words/words.ts";
import { Standing } from "./standing.tsx";

/** The whole screen: who and where above, one view below, and what lies over it. */
export function App() {
  useEffect(
    () =>
      listenForScans((text) => {
        const { value: at } = view;
        void (at === "labels" ? takeLabel(text) : at === "void" ? takeVoid(text) : takeScan(text));
      }),
    [],
  );
  const { value: at } = view;
  return (
    <div class="screen">
      {kiosk.value?.livemode === false ? <p class="test-bar">{t("test")}</p> : null}
      <Top />
      <main id="main" tabIndex={-1}>
        {at === "labels" ? <Labels /> : work.value ? <Working /> : <Make />}
      </main>
      {at === "menu" ? <Menu /> : null}
      {at === "journal" ? <Journal /> : null}
      {at === "queue" ? <Queue /> : null}
      {at === "again" ? <Again /> : null}
      {at === "printing" ? <Printing /> : null}
      {at === "void" ? <Void /> : null}
      {at === "blank" ? <Blank /> : null}
      {shift.value ? null : <Who />}
      <Alarm />
      <Flash />
    </div>
  );
}

const STEPS = ["step.batch", "step.quantity", "step.work"] as const satisfies readonly WordKey[];

function Top() {
  const current = work.value ? 2 : chosen.value ? 1 : 0;
  return (
    <header class="top">
      <p class="brand" translate={false}>
        {kiosk.value?.company ?? "Carnet"}
      </p>
      <ol class="steps" aria-label={t("steps")}>
        {STEPS.map((key, at) => (
          <li
            key={key}
            class={at < current ? "is-done" : at === current ? "is-current" : ""}
            aria-current={at === current ? "step" : undefined}
          >
            <span class="step-number">{at < current ? <Icon name="tick" /> : at + 1}</span>
            {t(key)}
          </li>
        ))}
      </ol>
      <div class="place">
        <Standing />
        <button type="button" class="who" aria-haspopup="dialog" onClick={() => (view.value = "menu")}>
          <span>
            <span>{kiosk.value?.name ?? ""}</span>
            <span>{shift.value?.person ?? t("who.nobody")}</span>
          </span>
          <Icon name="menu" />
          <span class="unseen">{t("menu.open")}</span>
        </button>
      </div>
    </header>
  );
}

/** What went wrong: over everything, an open sheet too, until it is touched. */
function Alarm() {
  const { value } = alarm;
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    button.current?.focus();
  }, [value]);
  if (!value) return null;
  const { remedy } = value;
  return (
    <dialog
      ref={dialog}
      class="alarm"
      role="alertdialog"
      aria-labelledby="alarm-title"
      aria-describedby="alarm-text"
      onCancel={(event) => event.preventDefault()}
      // A browser lets nobody be held by a dialog: asked twice, it closes it.
      onClose={() => (alarm.value = undefined)}
    >
      <span class="alarm-sign">
        <Icon name="cross" />
      </span>
      <b id="alarm-title">{value.title}</b>
      <p id="alarm-text">{value.text}</p>
      <div class="alarm-ways">
        {remedy ? (
          <button
            type="button"
            class="wrong alarm-touch"
            onClick={() => {
              alarm.value = undefined;
              remedy.run();
            }}
          >
            {remedy.words}
          </button>
        ) : null}
        <button ref={button} type="button" class="alarm-touch" onClick={() => (alarm.value = undefined)}>
          {t(remedy ? "no_other" : "seen")}
        </button>
      </div>
    </dialog>
  );
}

/** The whole width in indigo for a moment, for each code that went well. */
function Flash() {
  return flash.value === 0 ? null : <div key={flash.value} class="flash" aria-hidden="true" />;
}
