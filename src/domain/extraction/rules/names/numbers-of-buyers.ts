/** What who has goods made calls them by, where a paper names the maker's number too: "REF. CLIENTE: LL-5530 | REF. FÁBRICA: PKC/24". */
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../found.ts";
import { OF_CUSTOMER } from "../labels.ts";
import { cellsOf, lineStart, type Place, sharesWords } from "../places.ts";

/** A number of goods, and none of an order or of a company. */
const OF_NUMBER =
  /(?<!\p{L})(?:ref|rif|art|style|stil|styl|model|modell|cod|kod|code|item|sku|vare|tuote|urun|cikk|sifr|wyr|vyr|арт|код|модел|шифр|κωδ)/u;
const NO_NUMBER =
  /order|auftrag|commande|pedido|ordine|encomenda|zamow|siparis|objednav|invoice|rechnung|kundennummer|kunden-?nr|(?<!\p{L})(?:iva|vat|ust|nif|nip)(?!\p{L})/u;
/** Who sells the goods, as who makes them has it: their customer, or who imports them. */
const OF_BUYER = new RegExp(
  `(?<!\\p{L})(?:${OF_CUSTOMER}|import(?:er|ør|or|eur|ador|atore)|importat|dovozc|uvozni|ithalat|maahantuoj|вносител|імпортер|увозник|εισαγωγ|brand|marke(?!t)|marque|marchio|merk)`,
  "u",
);
/** Who makes them. */
const OF_MAKER =
  /(?<!\p{L})(?:factory|mill|vendor|supplier|manufacturer|maker|fabri[ck]|usine|faconn|tehas|tehtaa|tovarn|tvornic|gyar|uretici|lieferant|herstell|werk|fournisseur|fornitor|produttor|proveedor|fornecedor|leveranc|leverant|leverandor|toimittaj|valmistaj|dostawc|producent|dodavatel|vyrob(?:ce|cu|ca)|beszallit|furnizor|producator|dobav|proizvo[dđ]ac|tedarik|tiekej|gamintoj|piegadat|razotaj|tarnija|intern|eigene|own|fabrik|доставчик|производител|постачальник|виробник|добављач|произвођач|προμηθευτ|κατασκευαστ)/u;
const CODE = /^(?=[^ ]*\d{2})[\p{Lu}\d][\p{Lu}\d./_-]{3,24}$/u;
/** Longest label, in characters. */
const LONGEST = 34;

/** The numbers of the goods by who buys them, where who makes them has one too, and nothing but that is told. */
export function numbersOfBuyers(passages: readonly Passage[], told: readonly Found[]): Place[] {
  const labels = passages.flatMap((passage) => [...labelsIn(passage)]);
  const ofMakers = labels.filter(({ label }) => OF_MAKER.test(label) && !OF_BUYER.test(label));
  const isOfMaker = (one: Found) => ofMakers.some((maker) => sharesWords(maker, one));
  if (ofMakers.length === 0 || !told.every(isOfMaker)) return [];
  return labels.filter(
    ({ label, passage, start, end }) => OF_BUYER.test(label) && CODE.test(passage.text.slice(start, end)),
  );
}

/** Labels of numbers, with what stands behind their colon or in the next cell. */
function* labelsIn(passage: Passage): Generator<Place & { label: string }> {
  if (passage.order !== "rows") return;
  for (const { 0: line, index } of passage.folded.matchAll(/[^\n]+/gu)) {
    const cells = cellsOf(line, lineStart(passage, index));
    for (const [i, { cell, start }] of cells.entries()) {
      const colon = cell.indexOf(": ");
      const next = cells[i + 1];
      const label = colon > 0 ? cell.slice(0, colon) : cell;
      if (label.length > LONGEST || !OF_NUMBER.test(label) || NO_NUMBER.test(label)) continue;
      if (colon > 0) yield { label, passage, start: start + colon + 2, end: start + cell.length };
      else if (next && !isLabel(next.cell))
        yield { label, passage, start: next.start, end: next.start + next.cell.length };
    }
  }
}
