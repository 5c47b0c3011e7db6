const CALENDAR_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * True for a real date of the Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999 (ISO 8601-1 5.2.2.1).
 */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = CALENDAR_DATE.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  return month <= 12 && day <= daysInMonth(year, month);
}

/** The UTC date of a time in Unix seconds, as `YYYY-MM-DD`. Holds for the years 0 to 9999. */
export function utcDate(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().slice(0, 10);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
