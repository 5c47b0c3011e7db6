import { useState } from "preact/hooks";
import { keep, recall } from "../data/kept.ts";
import { beginShift } from "../data/shift.ts";
import { t } from "../words/words.ts";

/** Names that the kiosk remembers. */
const REMEMBERED = 6;

/** Who stands here: asked once a shift, since the journal says who printed what. */
export function Who() {
  const [name, setName] = useState("");
  const known = recall<string[]>("people") ?? [];
  const begin = (person: string) => {
    const trimmed = person.trim();
    if (trimmed === "") return;
    keep("people", [trimmed, ...known.filter((one) => one !== trimmed)].slice(0, REMEMBERED));
    beginShift(trimmed);
  };
  return (
    <div class="over">
      <form
        class="who-form"
        onSubmit={(event) => {
          event.preventDefault();
          begin(name);
        }}
      >
        <h2>{t("who.title")}</h2>
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
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="primary" type="submit" disabled={name.trim() === ""}>
          {t("who.begin")}
        </button>
      </form>
    </div>
  );
}
