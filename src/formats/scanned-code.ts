/** What a scanner read: a GTIN, a GS1 element string, an address, or a text of the company's own. */
import { parseGs1Path } from "./digital-link.ts";
import { isGtin, parsePathGtin, toGtin14 } from "./gtin.ts";

type ScannedCode =
  /** Something with a GTIN, however it was written. */
  | { kind: "gs1"; gtin14: string; lot?: string; serial?: string }
  /** The page of a passport or a piece: `/p/{uid}`, `/i/{uid}`. */
  | { kind: "page"; of: "passport" | "piece"; uid: string }
  | { kind: "text"; text: string };

/** FNC1 between elements of variable length, as scanners send it (GS1 General Specifications 7.8.6). */
const SEPARATOR = "\u001d";
/** What scanners that are set to it say of the symbol first (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Elements of a fixed length, by the first two digits of their identifier (GS1 General Specifications 7.8.5). */
const FIXED: Record<string, number> = {
  "00": 18,
  "01": 14,
  "02": 14,
  "03": 14,
  "11": 6,
  "12": 6,
  "13": 6,
  "15": 6,
  "16": 6,
  "17": 6,
  "18": 6,
  "19": 6,
  "20": 2,
  // Weights and measures, and locations.
  "31": 6,
  "32": 6,
  "33": 6,
  "34": 6,
  "35": 6,
  "36": 6,
  "41": 13,
};
/** Identifiers of three and four digits begin with these; all others have two. */
const LONGER: [RegExp, number][] = [
  [/^(?:3[1-6]|39|7[0-2]|80|81|82|43)/, 4],
  [/^(?:2[3-5]|4[0-2]|71)/, 3],
];

/** Reads what a scanner sent, without the Enter at its end. */
export function parseScanned(sent: string): ScannedCode {
  const text = sent.replace(SYMBOLOGY, "").trim();
  return fromAddress(text) ?? fromElements(text) ?? fromGtin(text) ?? { kind: "text", text };
}

function fromAddress(text: string): ScannedCode | undefined {
  const [, path] = /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(text) ?? [];
  if (path === undefined) return undefined;
  const [, letter, uid] = /^\/([pi])\/([0-9a-z]{16})\/?$/i.exec(path) ?? [];
  if (letter && uid)
    return { kind: "page", of: letter.toLowerCase() === "p" ? "passport" : "piece", uid: uid.toLowerCase() };
  // A domain may keep its Digital Links below a folder.
  const start = path.indexOf("/01/");
  const key = start < 0 ? undefined : parseGs1Path(path.slice(start));
  return key?.ok ? gs1(toGtin14(key.gtin), key.lot, key.serial) : undefined;
}

/** `(01)05601234567892(10)L-17`, or the same without brackets. */
function fromElements(text: string): ScannedCode | undefined {
  const elements = text.startsWith("(") ? bracketed(text) : plain(text);
  const gtin = elements?.get("01");
  if (!elements || gtin === undefined || !isGtin(gtin)) return undefined;
  return gs1(toGtin14(gtin), elements.get("10"), elements.get("21"));
}

function bracketed(text: string): Map<string, string> | undefined {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)];
  if (parts.map(([whole]) => whole).join("") !== text) return undefined;
  return new Map(parts.map(([, ai = "", value = ""]) => [ai, value.replaceAll(SEPARATOR, "").trim()]));
}

function plain(text: string): Map<string, string> | undefined {
  const elements = new Map<string, string>();
  for (let rest = text; rest !== ""; ) {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    if (!/^\d{2}/.test(rest)) return undefined;
    const digits = LONGER.find(([begins]) => begins.test(rest))?.[1] ?? 2;
    const ai = rest.slice(0, digits);
    const fixed = FIXED[ai.slice(0, 2)];
    const end = fixed === undefined ? rest.indexOf(SEPARATOR, digits) : digits + fixed;
    const value = rest.slice(digits, end < 0 ? undefined : end);
    if (value === "" || (fixed !== undefined && value.length < fixed)) return undefined;
    elements.set(ai, value);
    rest = end < 0 ? "" : rest.slice(end);
  }
  return elements;
}

function fromGtin(text: string): ScannedCode | undefined {
  const gtin14 = parsePathGtin(text);
  return gtin14 === undefined ? undefined : gs1(gtin14);
}

function gs1(gtin14: string, lot?: string, serial?: string): ScannedCode {
  return {
    kind: "gs1",
    gtin14,
    ...(lot === undefined ? {} : { lot }),
    ...(serial === undefined ? {} : { serial }),
  };
}
