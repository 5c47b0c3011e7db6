/** Rows of an invoice for freight: what is paid for besides goods, with a number of its own. */
import type { Found, Text } from "../kit/found.ts";
import { lineEnd, linesOf } from "../kit/places.ts";

/** A cell begins with it. */
const FREIGHT =
  /(?<=^|\t)(?:freight|shipping|carriage|postage|handling|delivery (?:costs?|charges?|fee)|versand\p{L}*|fracht\p{L}*|porto(?:kosten)?(?!\p{L})|transport(?:kosten|costs?|e|y)?(?!\p{L})|frais (?:de|d'|du) ?\p{L}+|livraison|spedizione|trasporto|spese (?:di )?\p{L}+|portes|gastos de envio|envio|despesas de envio|verzend\p{L}*|vracht\p{L}*|przesylk\p{L}*|dostawa|koszty? (?:dostawy|wysylki|transportu)|frakt\p{L}*|fragt\p{L}*|rahti\p{L}*|toimituskulu\p{L}*|doprava|postovne|balne|szallitasi (?:dij|koltseg)|cheltuieli de \p{L}+|dostava|prijevoz|prevoz|postnina|postarina|kargo|nakliye|pristatym\p{L}*|transportavim\p{L}*|piegad\p{L}*|saatekulu\p{L}*|veokulu\p{L}*|livrare|dopravne|stroski (?:dostave|posiljanja|prevoza)|troskovi (?:dostave|prijevoza|slanja)|доставка|транспорт|μεταφορικα|εξοδα αποστολησ)/u;

/** What stands in rows of freight and not of goods, a cell each. */
export function cellsOfFreight({ passages }: Text): Set<string> {
  const rows = passages.flatMap(({ order, text, folded }) =>
    order === "rows"
      ? linesOf(text).filter(({ line, start }) => FREIGHT.test(folded.slice(start, start + line.length)))
      : [],
  );
  return new Set(rows.flatMap(({ line }) => line.split("\t")));
}

/** Without the numbers that stand before the word for freight in its row, where goods have one. */
export function withoutFreight(found: Found[]): Found[] {
  const freight = new Set(found.filter(isOfFreight).map(({ value }) => value));
  const ofGoods = found.filter(({ value }) => !freight.has(value));
  return ofGoods.length > 0 ? ofGoods : found;
}

/** In the cell right before. */
function isOfFreight({ passage: { order, folded }, end }: Found): boolean {
  return (
    order === "rows" &&
    folded[end] === "\t" &&
    FREIGHT.exec(folded.slice(end, lineEnd(folded, end)))?.index === 1
  );
}
