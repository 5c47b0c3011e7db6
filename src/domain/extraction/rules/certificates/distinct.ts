/** Each certificate once, however often and in whatever pieces it is told. */
import { bareCertificateNumber } from "../../../../formats/certificate-number.ts";
import { sharesWords, wordsOf } from "../kit/places.ts";
import { isSameMisread } from "./numbers.ts";
import type { Certificate } from "./shapes.ts";

/** Each number once; of numbers that hold each other, whole or read at one place, the longest. */
export function distinct(all: readonly Certificate[]): Certificate[] {
  const kept: Printed[] = [];
  for (const one of all.map(asPrinted).toSorted((a, b) => b.bare.length - a.bare.length))
    if (!kept.some((other) => holds(other, one))) kept.push(one);
  const read = kept.filter((one) => !kept.some((other) => isMisread(one, other)));
  return read
    .map(({ certificate }) => certificate)
    .sort((a, b) => a.passage.reading.page - b.passage.reading.page || a.start - b.start);
}

/** What is looked at of a number for each other one: a list may have thousands. */
interface Printed {
  certificate: Certificate;
  bare: string;
  sureness: number;
}

function asPrinted(certificate: Certificate): Printed {
  const sureness = Math.min(...wordsOf(certificate).map((word) => word.sureness));
  return { certificate, bare: bareCertificateNumber(certificate.number), sureness };
}

/** "E1KO-GOTS-26" beside a surer "ETKO-GOTS-26". */
function isMisread(one: Printed, other: Printed): boolean {
  return one.sureness < other.sureness && isSameMisread(one.certificate.number, other.certificate.number);
}

/** "CU 812345GOTS" holds "812345", and "CU 8123456" only a misread "CU 812345". */
function holds(longer: Printed, one: Printed): boolean {
  if (!longer.bare.includes(one.bare)) return false;
  const groups = longer.certificate.number.match(/\p{L}+|\d+/gu) ?? [];
  return isJoined(groups, one.bare) || sharesWords(longer.certificate, one.certificate);
}

/** Whether some groups that follow each other are a number. */
function isJoined(groups: readonly string[], number: string): boolean {
  return groups.some((_, first) =>
    groups.some((_, last) => last >= first && groups.slice(first, last + 1).join("") === number),
  );
}

/** A number by its letters and digits alone. */
