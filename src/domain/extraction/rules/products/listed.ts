/** Numbers of products that a list tells beside that of the one that is known: in a row, a column or at the begin of lines. */
import { toGtin14 } from "../../../../formats/gtin.ts";
import { folded } from "../../folded.ts";
import { LABELS } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Text } from "../kit/found.ts";
import { linesOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";

/** What a company calls its product by. */
export interface Named {
  gtin: string | null;
  reference: string;
}

/** What may be the number of an article in a cell of its own. */
export const CELL = /^(?=[^\s]*\d)[\p{L}\d][\p{L}\d./_-]{2,24}$/u;

/** The word for a number of an article, also with what else stands in its column: "Artikel / Bezeichnung". */
const IS_REFERENCE = worded("u", ({ oneOf }) => `^(?:${oneOf(LABELS.reference)})[ .:]*(?:/|$)`);

/** "Art. no. | AX-100 | AX-200": numbers made alike behind their label, where each product has a column. */
export function codesAcross({ order, text, folded }: Passage): string[] {
  if (order !== "rows") return [];
  return linesOf(text).flatMap(({ line, start }): string[] => {
    const [label = "", ...cells] = line.split("\t");
    const isAlike = (cell: string) => CELL.test(cell) && shapeOf(cell) === shapeOf(cells[0] ?? "");
    if (cells.length < 2 || !cells.every(isAlike) || new Set(cells).size < cells.length) return [];
    return IS_REFERENCE.pattern().test(folded.slice(start, start + label.length)) ? cells : [];
  });
}

/** The product's number and those made alike, wherever a list has them. */
export function codesListed(text: Text, product: Named): string[] {
  return [codesBelow, codesOver, codesLeading].flatMap((codes) => codes(text, product));
}

/** Cells of a row of a list, at least. */
const LIST_CELLS = 3;
/** "CO-220 Couette tempérée 25 32,00 € – | 800,00 €": what a row sells is read as one cell, before its price. */
const PRICE = /\d[.,]\d{2}(?!\d)/;

/**
 * The product's number and those made alike in its column of a list, whatever its head is called, also with what is sold behind
 * it in the same cell: "CC-2011 Cuchillo cebollero 20 cm | 240 | 0,185 kg".
 */
function codesBelow({ passages }: Text, product: Named): string[] {
  const form = formOfCode(product.reference);
  const hasLetters = /\p{L}/u.test(form);
  return passages.flatMap(({ order, text }) => {
    const lines = order === "rows" ? linesOf(text).map(({ line }) => line.split("\t")) : [];
    const listed = lines.filter(
      (cells) => cells.length >= LIST_CELLS || (cells.length > 1 && PRICE.test(cells.at(-1) ?? "")),
    );
    const first = (cell: string) => (/\d/.test(product.reference) ? (cell.split(" ", 1)[0] ?? "") : cell);
    const rows = listed.map((cells) => cells.map(first));
    const places = rows.map((cells) => cells.findIndex((cell) => isOwn(cell, product)));
    const own = places.findIndex((place) => place >= 0);
    const column = places[own] ?? -1;
    const heads = listed.slice(0, Math.max(own, 0)).map((cells) => folded(cells[column] ?? ""));
    // Below the word for a number of an article all are numbers, however they are made; figures alone are ones there only.
    const isHeaded = heads.some((head) => IS_REFERENCE.pattern().test(head));
    if (!hasLetters && !isHeaded) return [];
    const codes = rows.map((cells) => cells[column] ?? "");
    return codes.filter(
      (code) => CELL.test(code) && (formOfCode(code) === form || (isHeaded && /\p{L}/u.test(code))),
    );
  });
}

/** "HT-2207 Car coat | HT-2219 Overcoat": the product's number and those made alike that each begin a column of text, also in the rows of a grid above and below. */
function codesOver({ passages }: Text, product: Named): string[] {
  const form = formOfCode(product.reference);
  if (!/\p{L}/u.test(form) || !/\d/.test(product.reference)) return [];
  return passages.flatMap(({ order, text }) => {
    const rows = (order === "rows" ? linesOf(text) : []).map(({ line }) =>
      line.split("\t").map((cell) => cell.split(" ", 1)[0] ?? ""),
    );
    const alike = rows.filter(
      (codes) => codes.length > 1 && codes.every((code) => CELL.test(code) && formOfCode(code) === form),
    );
    return alike.some((codes) => codes.some((code) => isOwn(code, product))) ? alike.flat() : [];
  });
}

/** "Regel 2 — OD-7712 Werkbroek Keper", "LK-31 – Mütze": what a line begins with, also behind what counts it. */
const LEADING = /^(?:(?:\p{L}+\.? )?\d{1,3}[.):]? (?:[·–—-] )?)?(?<code>[^ \t]+)(?= (?:[–—-] )?\p{L})/u;
/** "Schal R-118 (Marke Kauzmoor)", "Throw HB-20 – grey": the same behind what the goods are, where the line says no more than their name. */
const BEHIND_GOODS = /^\p{Lu}\p{L}{2,20}(?: \p{L}{2,20}){0,2} (?<code>[^ \t]+)(?= ?(?:[([–—-]|$))/u;

/** The product's number and those made alike that each lead a line with what it is. */
function codesLeading({ passages }: Text, product: Named): string[] {
  const form = formOfCode(product.reference);
  if (!/\p{L}/u.test(form) || !/\d/.test(product.reference)) return [];
  return passages.flatMap(({ order, text }) => {
    const lines = order === "rows" ? linesOf(text) : [];
    const codes = lines.flatMap(({ line }) =>
      [LEADING, BEHIND_GOODS].flatMap((place) => place.exec(line)?.groups?.code ?? []),
    );
    const alike = codes.filter((code) => CELL.test(code) && isMadeAs(code, product.reference));
    return alike.some((code) => isOwn(code, product)) ? alike : [];
  });
}

/** "LK-SCHAL-1" beside "LK-CAP-3": alike but for how long the word within is, behind the same begin. */
function isMadeAs(code: string, own: string): boolean {
  if (formOfCode(code) === formOfCode(own)) return true;
  const [begin, rest] = [code, own].map((each) => /^\p{L}{1,5}[./_-](?=\p{L})/u.exec(each)?.[0]);
  const wordless = (each: string) => formOfCode(each.toUpperCase()).replace(/A+/g, "A");
  return begin !== undefined && begin === rest && wordless(code) === wordless(own);
}

/** What numbers made alike have in common. */
export function formOfCode(code: string): string {
  return shapeOf(code).replace(/\p{Lu}/gu, "A");
}

export function isOwn(name: string, { gtin, reference }: Named): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s./_-]/g, "");
  return plain(name) === plain(reference) || (gtin !== null && name === toGtin14(gtin));
}

export function shapeOf(cell: string): string {
  return cell.replace(/\d+/g, "9");
}
