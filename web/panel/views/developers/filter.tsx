import { setQuery } from "../../app/place.ts";

interface FilterProps {
  name: string;
  value: string | undefined;
  words: string;
  all: string;
  choices: readonly (readonly [string, string])[];
  /** What of the query ends with another choice: the entry that is open. */
  closes: string;
}

/** One of several, kept in the query of the address. */
export function Filter({ name, value, words, all, choices, closes }: FilterProps) {
  return (
    <label class="filter">
      <span class="heard">{words}</span>
      <select
        class="input"
        value={value ?? ""}
        onChange={(event) => setQuery({ [name]: event.currentTarget.value, [closes]: undefined })}
      >
        <option value="">{all}</option>
        {choices.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
