import { parsePathGtin } from "./gtin.ts";

/** What a GS1 Digital Link path names. `path` is the canonical path of the most specific level named. */
export type Gs1Key = { gtin: string; cpv?: string; lot?: string; serial?: string; path: string };

/** The reason is a sentence for whoever asked; it never repeats what was sent. */
type Gs1PathResult = ({ ok: true } & Gs1Key) | { ok: false; reason: string };

/** The key qualifiers of a GTIN in the only order that a path may name them in, from general to specific. */
const QUALIFIERS = [
  { ai: "22", name: "cpv" },
  { ai: "10", name: "lot" },
  { ai: "21", name: "serial" },
] as const;

type QualifierValues = { cpv?: string; lot?: string; serial?: string };

/**
 * Parts between slashes that a whole path can have: the empty one before the first, 01, the GTIN, three
 * pairs.
 */
const MAX_SEGMENTS = 9;

/**
 * GS1 General Specifications 7.11, character set 82, in the 1 to 20 characters that AI 22, 10 and 21 hold.
 */
const QUALIFIER_VALUE = /^[!"%-?A-Z_a-z]{1,20}$/;

/**
 * Reads a path of the form `/01/{gtin}[/22/{variant}][/10/{lot}][/21/{serial}]` (GS1 Digital Link URI Syntax
 * 1.7). Takes the raw path, still percent-encoded and without the query: it is split first and each part is
 * decoded once, so that an encoded slash stays inside its value. One trailing slash is tolerated. The GTIN
 * comes back with 14 digits. A serial wins over lot and variant in `path`: its address carries neither.
 */
export function parseGs1Path(rawPath: string): Gs1PathResult {
  const segments = withoutTrailingSlash(rawPath)
    .split("/", MAX_SEGMENTS + 1)
    .map(decodeSegment);
  const [root, primaryKey, pathGtin, ...rest] = segments;
  if (segments.includes(undefined)) return refused("The path is not percent-encoded UTF-8.");
  if (root !== "" || primaryKey !== "01") return refused("The path does not begin with /01/.");
  const gtin = parsePathGtin(pathGtin ?? "");
  if (gtin === undefined) {
    return refused("After /01/ stands a GTIN of 14 digits (or 8, 12 or 13) with its check digit.");
  }

  const values: QualifierValues = {};
  let nextLevel = 0;
  for (let index = 0; index < rest.length; index += 2) {
    const level = QUALIFIERS.findIndex(({ ai }) => ai === rest[index]);
    const qualifier = QUALIFIERS[level];
    if (qualifier === undefined) return refused("After the GTIN only /22/, /10/ and /21/ are known.");
    if (level < nextLevel) return refused("The keys /22/, /10/ and /21/ stand once each and in this order.");
    const value = rest[index + 1] ?? "";
    if (!isQualifierValue(value)) {
      return refused(`After /${qualifier.ai}/ stand 1 to 20 characters of those that GS1 allows.`);
    }
    values[qualifier.name] = value;
    nextLevel = level + 1;
  }
  return { ok: true, gtin, ...values, path: mostSpecificPath(gtin, values) };
}

/** True for what a lot or a serial can be. */
export function isQualifierValue(text: string): boolean {
  return QUALIFIER_VALUE.test(text);
}

/** The path of a GTIN of 14 digits, or of one of its lots or serials, percent-encoded where it must be. */
export function gs1Path({ gtin14, lot, serial }: { gtin14: string; lot?: string; serial?: string }): string {
  const lotPart = lot === undefined ? "" : `/10/${encodeURIComponent(lot)}`;
  const serialPart = serial === undefined ? "" : `/21/${encodeURIComponent(serial)}`;
  return `/01/${gtin14}${lotPart}${serialPart}`;
}

/**
 * True for a path that only a GS1 resolver could be asked for, well formed or not: its first segment is a
 * numeric key, one of the key words of Digital Link 1.0 and 1.1, or an EPC in its binary form. Such a path
 * that `parseGs1Path` refuses is answered as bad syntax, not as a page that does not exist.
 */
export function looksLikeGs1Path(path: string): boolean {
  const segment = decodeSegment(path.split("/", 2)[1] ?? "") ?? "";
  return NUMERIC_KEY.test(segment) || KEY_WORDS.has(segment.toLowerCase()) || BINARY_EPC.test(segment);
}

const NUMERIC_KEY = /^\d{2,4}$/;

const KEY_WORDS = new Set([
  "gtin",
  "itip",
  "gmn",
  "cpid",
  "gln",
  "party",
  "payto",
  "glnprod",
  "gsrnp",
  "gsrn",
  "gcn",
  "sscc",
  "gdti",
  "ginc",
  "gsin",
  "grai",
  "giai",
  "cpv",
  "lot",
  "ser",
]);

/**
 * GS1 Digital Link Compression 1.0 for EPC binary strings: `eh` and hexadecimal, or `ex` and base64url, in
 * one segment, as in /eh30164596f40c0e5cbe991a83 and /exMBZFlvQMDly-mRqD. What begins as one is no other
 * address, however it goes on. No EPC header in use makes the base64url begin with a small letter, so that
 * words such as "explore" stay free.
 */
const BINARY_EPC = /^(?:eh(?:[\dA-Fa-f]|$)|ex(?:[\dA-Z_-]|$))/;

function withoutTrailingSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Undefined where the percent-encoding is broken or does not give UTF-8. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function mostSpecificPath(gtin: string, values: QualifierValues): string {
  for (const { ai, name } of QUALIFIERS.toReversed()) {
    const value = values[name];
    if (value !== undefined) return `/01/${gtin}/${ai}/${encodeURIComponent(value)}`;
  }
  return `/01/${gtin}`;
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
