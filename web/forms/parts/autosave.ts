/** Sends the form as it stands shortly after the last change, and says how that went. */

import { type Faults, markFaults } from "./marks.ts";
import { openAnew } from "./open-anew.ts";
import { keepRefused, restoreRefused } from "./refused.ts";

/** After the last change of a field. */
const PAUSE_MS = 1200;
/** After a failure. */
const RETRY_MS = 8000;

/** What the server says of a saving. */
export interface SaveAnswer {
  /** What was not taken, which is marked at once. */
  faults: Faults;
  /** Somebody else wrote meanwhile: the person chooses when going on. */
  look: boolean;
  /** What the values are now, where the form must know before it saves again. */
  seen?: string;
}

/**
 * @param told is told what the server says
 * @returns saves at once what is not saved yet
 */
export function saveWhileTyping<Answer extends SaveAnswer>(
  form: HTMLFormElement,
  told: (answer: Answer) => void = () => {},
): () => Promise<void> {
  const state = form.querySelector<HTMLElement>("[data-state]");
  const say = (text = "") => {
    if (state) state.textContent = text;
  };
  say(state?.dataset["idle"]);
  form.querySelector("[data-plain]")?.setAttribute("hidden", "");
  const mark = markFaults(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  let saved = 0;
  let last = Promise.resolve();

  async function save(): Promise<void> {
    const upTo = changes;
    say(form.dataset["saving"]);
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      });
      if (answer.status === 410 || answer.status === 403) return openAnew();
      if (!answer.ok) throw new Error(String(answer.status));
      const said = (await answer.json()) as Answer;
      saved = upTo;
      const seen = form.querySelector<HTMLInputElement>("[name=seen]");
      if (seen && said.seen !== undefined) seen.value = said.seen;
      told(said);
      mark(said.faults);
      keepRefused(form, said.faults);
      say(wordsFor(said, form));
    } catch {
      say(form.dataset["unsaved"]);
      wait(RETRY_MS);
    }
  }

  function wait(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), pause);
  }

  /** One after the other, also when two ask while a third is sent: what is sent later is newer. */
  function saveNow(): Promise<void> {
    clearTimeout(timer);
    last = last.then(() => (saved === changes ? undefined : save()));
    return last;
  }

  const changed = () => {
    changes++;
    wait(PAUSE_MS);
  };
  form.addEventListener("input", changed);
  // A control is left, or something was chosen: what is wrong with it is said before the next one is done.
  form.addEventListener("change", () => {
    changes++;
    void saveNow();
  });
  restoreRefused(form);
  // The phone is put away: what was typed is sent before the browser sleeps.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void saveNow();
  });
  form.addEventListener("submit", () => clearTimeout(timer));
  return saveNow;
}

function wordsFor({ look, faults }: SaveAnswer, { dataset }: HTMLFormElement): string | undefined {
  if (look) return dataset["look"];
  if (Object.keys(faults).length > 0) return dataset["marked"];
  return (dataset["saved"] ?? "").replace("{time}", timeNow());
}

function timeNow(): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date());
}
