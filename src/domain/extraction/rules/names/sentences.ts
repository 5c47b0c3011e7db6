import type { Passage } from "../../reading/passage.ts";
import { tailOf } from "../kit/places.ts";

/** The goods that a sentence speaks of, in all cases: "unser Artikel", "nostru", "našeho výrobku". */
export const GOODS_SAID =
  "(?:article|item|product|garment|style|artikel[ns]?|produkt\\p{L}{0,3}|erzeugnis|produit|prodotto|producto|produto|articolo|articulo|artigo|capo|prenda|peca|vetement|artiklen|artikkel\\p{L}{0,2}|varen?|vara[n]?|plagget|tuotteemme|tuotteen|tuote\\p{L}{0,3}|malli\\p{L}{0,3}|toode\\p{L}{0,3}|toote\\p{L}{0,2}|izstradajum\\p{L}{1,2}|prece|preci|gamin\\p{L}{1,4}|prek[eę]|artykul\\p{L}{0,3}|wyrob\\p{L}{0,3}|vyrob\\p{L}{1,4}|artik[eu]?l\\p{L}{0,3}|izdel\\p{L}{2,4}|proizvod\\p{L}{0,2}|termek\\p{L}{0,4}|urun\\p{L}{0,5}|produsul\\p{L}{0,3}|articolul\\p{L}{0,3}|produs|артикул\\p{L}{0,3}|артикал\\p{L}?|издели\\p{L}{1,3}|продукт\\p{L}{0,3}|вир[іо]б\\p{L}{0,3}|производ\\p{L}{0,2}|προιον|προιοντοσ|ειδοσ|modell?\\p{L}{0,3}|modele|mudel\\p{L}{0,2}|модел\\p{L}{0,2}|μοντελο|prodott|oggett|tairge)";
/** How much before a number may say what it is of, in characters. */
export const SENTENCE_BEFORE = 80;
/** Who sells, and who buys, call a product by numbers of their own: "our art. no.", "uw artikelnummer", "v/ ref.". */
export const OF_THING =
  "(?:(?:own|eigene) |\\p{L}{1,3}[.°]? )?\\p{L}{0,3}(?:ref|rif|art|item|style|stil|styl|prod|model|cod|kod|best|vare|vnr|tuote|toote|urun|cikk|sifr|zbozi|tovar|gamin|prec|prek|wyr|indeks|symbol|izdel|арт|код|шифр|издел|вир|модел)";

/** What stands before a place in the same sentence. */
export function sentenceBefore({ folded: small }: Passage, at: number): string {
  const before = small.slice(Math.max(at - SENTENCE_BEFORE, 0), at);
  return tailOf(before, /$(?<=(?<tail>(?:[^.:;\n\t]|[.](?! )|\n(?!\n))*))/u);
}

/** A shorter line does not go on in the next one. */
export const SENTENCE_LENGTH = 30;
