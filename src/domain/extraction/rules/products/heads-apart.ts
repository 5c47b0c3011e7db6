/** Heads of columns that stand so near to each other that they are read as one cell: "Cikkszám Vonalkód", "Origine Q.tà Prezzo". */
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Cell } from "../kit/places.ts";

/** Says that a list is of goods that are sold or sent, and not of what one product is made of or of its steps; as a number of
 * its own for each row does. */
const QUANTITY =
  /^(?:(?:order(?:ed)? |shipped )?(?:qty|quantity|quantities)|pcs|pairs|paare?|pa(?:ia|ires)|pares|paren|pary|par(?:ov|i|ia|it)|perechi|paru|ζευγη|чифта|пари?|cift|pieces|units?|menge|anz(?:ahl)?|stk|stuck(?:zahl)?|qte|quantites?|qta|q\.ta|q\.|quantita|pezzi|pz|cant(?:idad)?|uds?|unidades|pzas|quant(?:idade)?|qtd|qtde|un|pecas|aantal|st|stuks|ilosc|szt|adet|miktar|antal|maara|kpl|mnozstvi|mnozstvo|pocet|ks|mennyiseg|menny|db|cantitate|cant|buc|kolicina|kol|kom|kogus|tk|kiekis|vnt|daudzums|gab|количество|кол|брои|кількість|шт|количина|ком|ποσοτητα|ποσ|τεμ|τεμαχια)(?![\p{L}\d]|-\d)/u;
/** "Menge", and behind the head before it: "Modelis Vnt.". */
export function isCount(head: string): boolean {
  return QUANTITY.test(head) || COUNT_BEHIND.test(head);
}

const COUNT_BEHIND =
  /^\p{L}{4,} (?:qty|pcs|stk|qte|qta|pz|uds|pzas|qtd|szt|kpl|ks|db|buc|kom|tk|vnt|gab|шт|бр|τεμ)\.?$/u;

/** Over what counts the rows, before the head of the next column. */
const COUNTS_ROWS = /^(?:n[ro]|n°|pos|poz|lp|rb|sr|#)\.?$/u;
/** Known heads in one cell, at least: "Net weight Kg" is one. */
const LEAST_KNOWN = 2;

/** The heads in a cell of a row of heads, where each but the last is known and the next begins with a capital letter; else the cell. */
export function headsApart({ text }: Passage, { cell, start }: Cell): Cell[] {
  const ends = [...text.slice(start, start + cell.length).matchAll(/ (?=\p{Lu})/gu)].map(
    ({ index }) => index,
  );
  const heads: Cell[] = [];
  let from = 0;
  let end: number | undefined;
  do {
    const [at, isFirst] = [from, from === 0];
    end = [...ends, cell.length].findLast((each) => each > at && isHead(cell.slice(at, each), isFirst));
    heads.push({ cell: cell.slice(from, end), start: start + from });
    from = (end ?? cell.length) + 1;
  } while (from < cell.length);
  const known = end === undefined ? heads.length - 1 : heads.length;
  return known < LEAST_KNOWN ? [{ cell, start }] : heads;
}

function isHead(text: string, isFirst: boolean): boolean {
  return isLabel(text) || isCount(text) || (isFirst && COUNTS_ROWS.test(text));
}
