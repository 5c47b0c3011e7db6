import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

/** Milliseconds of a pause in typing before the search begins. */
const PAUSE_MS = 180;

/** Searches while one types. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch(text: string): void;
}) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    sent.current = next;
    onSearch(next);
  };
  return (
    <search class="search">
      <Icon name="search" />
      <label class="heard" for="search">
        {label}
      </label>
      <input
        id="search"
        class="input"
        type="text"
        inputMode="search"
        autocomplete="off"
        spellcheck={false}
        placeholder={label}
        value={text}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(next.trim()), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          event.preventDefault();
          setText("");
          search("");
        }}
      />
      {text === "" ? null : (
        <button
          type="button"
          class="search-clear"
          onClick={() => {
            setText("");
            search("");
          }}
        >
          <Icon name="cross" />
          <span class="heard">{t("do.clear")}</span>
        </button>
      )}
    </search>
  );
}
