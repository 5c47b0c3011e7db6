import { dateOf } from "../words/format.ts";
import { intl } from "../words/language.ts";
import { t } from "../words/words.ts";

interface StampProps {
  status: "issued" | "withdrawn";
  seconds: number;
  test: boolean;
  /** It comes down once, as the passport is issued. */
  lands?: boolean;
}

/** The stamp of a passport, with its plain status before it for who listens. */
export function Stamp({ status, seconds, test, lands }: StampProps) {
  const kind = status === "issued" && test ? "test" : status;
  const words = t(`stamp.${kind}`);
  return (
    <p class={`stamp stamp-${kind}${lands ? " stamp-lands" : ""}`}>
      <span class="heard">{t("stamp.status", { status: words, date: dateOf(seconds) })}</span>
      <span class="stamp-frame" aria-hidden="true">
        <b>{words}</b>
        <i>{stampDate(seconds)}</i>
      </span>
    </p>
  );
}

/** `04 NOV 2026`. */
function stampDate(seconds: number): string {
  const date = new Date(seconds * 1000);
  const month = new Intl.DateTimeFormat(intl, { month: "short" }).format(date).replace(/\W/g, "").slice(0, 3);
  const name = /[a-z]/i.test(month) ? month : String(date.getMonth() + 1).padStart(2, "0");
  return `${String(date.getDate()).padStart(2, "0")} ${name.toLocaleUpperCase(intl)} ${date.getFullYear()}`;
}
