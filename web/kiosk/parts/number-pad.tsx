import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Digits to touch: for numbers and PINs. */
export function NumberPad({
  value,
  longest,
  onChange,
}: {
  value: string;
  longest: number;
  onChange(next: string): void;
}) {
  const press = (digit: string) => onChange((value + digit).slice(0, longest));
  return (
    <div class="number-pad">
      {DIGITS.map((digit) => (
        <button key={digit} type="button" onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={t("delete")} onClick={() => onChange(value.slice(0, -1))}>
        <Icon name="delete" />
      </button>
      <button type="button" onClick={() => press("0")}>
        0
      </button>
    </div>
  );
}
