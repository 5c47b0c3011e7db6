/** Each certificate once, however often and in whatever pieces it is told. */
import { bareCertificateNumber } from "../../../../formats/certificate-number.ts";
import { sharesWords, wordsOf } from "../places.ts";
import { isSameMisread } from "./numbers.ts";
import type { Certificate } from "./shapes.ts";

/** Each number once; of numbers that hold each other, whole or read at one place, the longest. */
export function distinct(all: readonly Certificate[]): Certificate[] {
  const kept: Certificate[] = [];
  for (const one of all.toSorted(
    (a, b) => bareCertificateNumber(b.number).length - bareCertificateNumber(a.number).length,
  ))
    if (!kept.some((other) => holds(other, one))) kept.push(one);
  const read = kept.filter((one) => !kept.some((other) => isMisread(one, other)));
  return read.sort((a, b) => a.passage.reading.page - b.passage.reading.page || a.start - b.start);
}

/** "E1KO-GOTS-26" beside a surer "ETKO-GOTS-26". */
function isMisread(one: Certificate, other: Certificate): boolean {
  const [sureness, otherSureness] = [one, other].map((each) =>
    Math.min(...wordsOf(each).map((word) => word.sureness)),
  ) as [number, number];
  return sureness < otherSureness && isSameMisread(one.number, other.number);
}

/** "CU 812345GOTS" holds "812345", and "CU 8123456" only a misread "CU 812345". */
function holds(longer: Certificate, one: Certificate): boolean {
  const number = bareCertificateNumber(one.number);
  if (!bareCertificateNumber(longer.number).includes(number)) return false;
  const groups = longer.number.match(/\p{L}+|\d+/gu) ?? [];
  return isJoined(groups, number) || sharesWords(longer, one);
}

/** Whether some groups that follow each other are a number. */
function isJoined(groups: readonly string[], number: string): boolean {
  return groups.some((_, first) =>
    groups.some((_, last) => last >= first && groups.slice(first, last + 1).join("") === number),
  );
}

/** A number by its letters and digits alone. */
