/** The last day of a request: it ends with the day, at midnight UTC. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest time that a supplier may have. */
const MOST_DAYS = 365;
export const USUAL_DAYS = 14;

/** `YYYY-MM-DD`, some days from now. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The end of a day in Unix seconds; undefined for what is no day, is over, or too far. */
export function endOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < dayFromNow(1) || day > dayFromNow(MOST_DAYS))
    return undefined;
  return Date.parse(`${day}T00:00:00Z`) / 1000 + DAY_MS / 1000;
}

/** The day that an end in Unix seconds belongs to, in seconds too. */
export function dayBefore(end: number): number {
  return end - 1;
}
