import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { keep, recall } from "../data/kept.ts";
import { beginShift } from "../data/shift.ts";
import { t } from "../words/words.ts";

/** Names that the kiosk remembers. */
const REMEMBERED = 6;

/**
 * Who stands here: asked once a shift, since the journal says who printed what. It is a modal dialog, so that nothing behind
 * it can be reached, and nobody gets past it.
 */
export function Who() {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = () => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  };
  // Before it is painted, so that a name typed at once is not lost to the page behind.
  useLayoutEffect(ask, []);
  const [name, setName] = useState("");
  const known = recall<string[]>("people") ?? [];
  const begin = (person: string) => {
    const trimmed = person.trim();
    if (trimmed === "") return;
    keep("people", [trimmed, ...known.filter((one) => one !== trimmed)].slice(0, REMEMBERED));
    beginShift(trimmed);
  };
  return (
    <dialog
      ref={dialog}
      class="over"
      aria-labelledby="who-title"
      onCancel={(event) => event.preventDefault()}
      // A browser lets nobody be held by a dialog: asked twice, it closes it.
      onClose={ask}
    >
      <form
        class="who-form"
        onSubmit={(event) => {
          event.preventDefault();
          begin(name);
        }}
      >
        <h2 id="who-title">{t("who.title")}</h2>
        {known.length > 0 ? (
          <div class="who-known">
            {known.map((person) => (
              <button key={person} type="button" onClick={() => begin(person)}>
                {person}
              </button>
            ))}
          </div>
        ) : null}
        <label for="person">{t("who.name")}</label>
        <input
          id="person"
          value={name}
          maxLength={80}
          autocomplete="off"
          autofocus
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="primary" type="submit" disabled={name.trim() === ""}>
          {t("who.begin")}
        </button>
      </form>
    </dialog>
  );
}
