/** Times to the second, as logs need them. */
import { intl } from "../../words/language.ts";

const clock = new Intl.DateTimeFormat(intl, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const dayAndClock = new Intl.DateTimeFormat(intl, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});
const minutes = new Intl.DateTimeFormat(intl, { hour: "2-digit", minute: "2-digit" });
const dayAndMinutes = new Intl.DateTimeFormat(intl, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const away = new Intl.RelativeTimeFormat(intl, { style: "short" });
const numbers = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 });

/** `09:12:04` today, else `19 Nov, 09:12:04`; `seconds` is Unix time. */
export function secondOf(seconds: number): string {
  return (isToday(seconds) ? clock : dayAndClock).format(seconds * 1000);
}

/** `09:16` today, else with the day. */
export function minuteOf(seconds: number): string {
  return (isToday(seconds) ? minutes : dayAndMinutes).format(seconds * 1000);
}

/** `in 12 min`; undefined when it is due. */
export function untilThen(seconds: number, now: number): string | undefined {
  const left = seconds - now;
  if (left <= 0) return undefined;
  if (left < 60) return away.format(left, "second");
  if (left < 3600) return away.format(Math.round(left / 60), "minute");
  return away.format(Math.round(left / 3600), "hour");
}

/** `184 ms`, `1.2 s`. */
export function lasted(ms: number): string {
  return ms < 1000 ? `${numbers.format(ms)}\u00a0ms` : `${numbers.format(ms / 1000)}\u00a0s`;
}

function isToday(seconds: number): boolean {
  return new Date(seconds * 1000).toDateString() === new Date().toDateString();
}
