import { describe, expect, test } from "bun:test";
import { isCalendarDate, utcDate } from "./calendar-date.ts";

describe("a calendar date", () => {
  test("is real, on every day of four hundred years", () => {
    for (let day = Date.UTC(1800, 0, 1); day < Date.UTC(2200, 0, 1); day += 86_400_000) {
      expect(isCalendarDate(new Date(day).toISOString().slice(0, 10))).toBe(true);
    }
  });

  test("lies in the years 0001 to 9999", () => {
    expect(isCalendarDate("0001-01-01")).toBe(true);
    expect(isCalendarDate("9999-12-31")).toBe(true);
    expect(isCalendarDate("0000-12-31")).toBe(false);
  });

  const refused = [
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32",
    "2026-1-1",
    "26-01-01",
    "20260101",
    "2026-01-01T00:00:00Z",
    "+002026-01-01",
    "2026-01-01\n",
    " 2026-01-01",
    "２０２６-01-01",
    "",
  ];
  test.each(refused)("is not %p", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test("of a time is the one in UTC", () => {
    expect(utcDate(0)).toBe("1970-01-01");
    expect(utcDate(1_772_323_199)).toBe("2026-02-28");
    expect(utcDate(1_772_323_200)).toBe("2026-03-01");
  });
});
