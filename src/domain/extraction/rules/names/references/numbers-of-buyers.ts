/** What who has goods made calls them by, where a paper names the maker's number too: "REF. CLIENTE: LL-5530 | REF. FÁBRICA: PKC/24". */
import { isLabel } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found, Text } from "../../kit/found.ts";
import { OF_CUSTOMER } from "../../kit/labels.ts";
import { cellsOf, lineStart, type Place, sharesWords, tailOf } from "../../kit/places.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { belowHeads } from "../../products/rows-of-goods.ts";
import { ON_LABEL } from "./numbers-on-labels.ts";

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
/** Other words for a number, which a note tells to stand on the label: "Vaše č. zboží (tisk na etiketě)". */
const NUMBER =
  /(?<!\p{L})(?:n[ro°º]?|num\p{L}*|\p{L}*nummer|c\.|cisl\p{L}|szam\p{L}*|broj|st\.|stevilka|номер|αρ\.|αριθμοσ)(?!\p{L})/u;
/** A number that is called so and said to be on the label may stand in groups, and be short. */
const CODE_OR_GROUPS = /^(?=.*\d.*\d)[\p{Lu}\d][\p{Lu}\d./_-]{1,24}(?: [\p{Lu}\d./_-]{1,10}){0,3}$/u;
/** "(op etiket)", "(nadruk na metce)", "(portée sur l'étiquette)" behind a label or in the next cell. */
const NOTE = / ?\([^()]*\)/gu;
/** "Vs. articolo", "your article": what a sentence says of the label is of who buys. */
const YOURS =
  /(?<!\p{L})(?:your|ihre?|euere?|eure?|votre|vos|vostr[oa]|vs\.?|v\/|vuestr[oa]|su|voss[oa]|uw|jullie|wasz[ae]?|panstwa|ert?|deres|jeres|teidan|vas[ae]?|jusu|teie|sizin|ваш[аеі]?|вашият|σασ)[ ](?:\p{L}{2,12}[ -])?(?:ref|rif|art|item|style|stil|styl|model|cod|kod|num|nr|no|vare|tuote|urun|cikk|sifr|wyr|vyr|cisl|арт|код|номер|модел|шифр|κωδ)/u;
/** Longest label, in characters. */
const LONGEST = 34;

/** The numbers of the goods by who buys them, where who makes them has one too, and nothing but that is told. */
export function numbersOfBuyers(passages: readonly Passage[], told: readonly Found[]): Place[] {
  const labels = passages.flatMap((passage) => [...labelsIn(passage)]);
  const onLabels = labelsOnLabels(passages, labels);
  if (onLabels.length > 0) return onLabels;
  const ofMakers = labels.filter(({ label }) => OF_MAKER.test(label) && !OF_BUYER.test(label));
  const isOfMaker = (one: Found) => ofMakers.some((maker) => sharesWords(maker, one));
  if (ofMakers.length === 0 || !told.every(isOfMaker)) return [];
  return labels.filter(
    ({ label, passage, start, end }) => OF_BUYER.test(label) && CODE.test(passage.text.slice(start, end)),
  );
}

/** An article, as its buyer has it. */
const ARTICLE =
  "(?:art(?:ic\\p{L}{1,4}|ig\\p{L}{1,2}|ik{1,2}[eu]?l\\p{L}{0,3}|ykul\\p{L}?)?|style|stil\\p{L}?|styl\\p{L}?|item|model\\p{L}{0,3}|vare|tuote|toote|cikk(?:szam\\p{L}{0,3})?|sku|urun|артикул|модел\\p{L}?|арт|ειδοσ|μοντελο)";
const BUYER = `(?:${OF_CUSTOMER})\\p{L}{0,6}`;
/** Whoever buys goods, and no client, who has a number of their own. */
const WHO_BUYS =
  "(?:buyer|acheteur|kaufer|einkauf|compr|acquirent|koper|nabywc|kupu|kupc|kopare|kober|kjoper|ostaja|ostja|vevo|vasarlo|cumparator|pirkej|pircej|купувач|покупц|покупець|αγοραστ)\\p{L}{0,6}";
const SIGN =
  "(?:[ .-]{0,2}(?:n[ro]?|num\\p{L}*|nummer|number|code|kod(?:u|e)?|nr|ref(?:eren[cz]e?)?)?[.°º]{0,2}) ?[ :\\t]";
/** "BUYER ARTICLE 55-2091", "article client : LX-118", "Customer style: LX-4410", "Código comprador: LX-118". */
const OF_BUYER_ALONE = new RegExp(
  `(?<!\\p{L})(?:${BUYER}(?:['’]s)?[ -]?${ARTICLE}|${ARTICLE}\\.? (?:(?:de|du|del|do|der|van|od)(?: l['’]?)? ?|dell['’])?${BUYER}|(?:cod|kod|код|κωδ)\\p{L}*\\.? (?:(?:de|du|del|do|der|van)(?: l['’]?)? ?|dell['’])?${WHO_BUYS}|${WHO_BUYS}(?:['’]s)?[ -]?[ck]od\\p{L}{0,2})${SIGN} ?(?<code>[^ \\n\\t,;()]+)`,
  "gu",
);

/** "Référence client", "Kunden-Ref.", as sentences and the heads of columns call it; an order has such a one as often. */
const REFERENCE_OF_BUYER = `(?:(?:ref|rif)\\p{L}*\\.?[ \\n](?:(?:de|du|del|do|od|van)[ ])?(?:l['’])?${BUYER}|${BUYER}(?:['’]s)?[ -]?(?:ref|rif)\\p{L}*)`;
const IN_SENTENCE = new RegExp(
  `(?<!\\p{L})${REFERENCE_OF_BUYER}[ .:]*[ \\n](?<code>[^ \\n\\t,;()]+)(?=[,;)\\n]|\\.(?:\\s|$)|$|[ ](?:has|have|is|are|was|were|ist|sind|wurde|wird|a|est|sont|ont|ha|hanno|e|sono|es|son|han|fue|foi|foram|tem|is|werd|wordt|jest|zostal\\p{L}?|ar|er|har|on)(?!\\p{L}))`,
  "gu",
);
const OVER_COLUMN = new RegExp(
  `^(?:${REFERENCE_OF_BUYER}|${BUYER}(?:['’]s)?[ -]?${ARTICLE}|(?:${ARTICLE}|[cks]od\\p{L}{0,3}|sifr\\p{L}|cisl\\p{L}|nr|c|n[°º])\\.?(?:[ ](?:(?:art|zboz|tovar|vyrob)\\p{L}*\\.?[ ])?)(?:(?:de|du|del|do|van|od)[ ])?(?:l['’])?${BUYER}|(?:your|ihre?|votre|vs|vostr[oa]|su|vuestr[oa]|vossa?|uw|wasz[ae]?|er|deres|vas[ae]?)[./]? ?(?:art|ref|rif|cod|kod|item|style|sifr)\\p{L}*\\.?)(?:[ .-]*(?:n[ro°º]?|num\\p{L}*|no|code|kod))?[ .:]*$`,
  "u",
);
/** What stands between goods and such a number: "…, référence client", "… con la referencia de cliente". */
const BEHIND_GOODS = /(?:, ?|[ ](?:with|mit|avec|con|com|met|med|z|s)[ ](?:\p{L}{1,3}[ ])?)$/u;
/** Goods in a sentence before such a number, in characters. */
const GOODS_REACH = 100;

/** "Le polo de marque Lise, référence client LX-118, …": behind the goods in their sentence; of other words an order may be called so. */
export function referencesOfBuyers(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  return codesBehind(passage, IN_SENTENCE, (at) => {
    const before = passage.folded.slice(Math.max(at - GOODS_REACH, 0), at);
    const sentence = tailOf(before, /$(?<=(?<tail>[^.:;\t]*))/u);
    return namesKindBeforeQuotes(sentence) && BEHIND_GOODS.test(sentence.replace("\n", " "));
  });
}

/** The numbers that stand behind such words, where these begin at a place that will do. */
function codesBehind(passage: Passage, said: RegExp, isAt: (at: number) => boolean): Place[] {
  return [...passage.folded.matchAll(said)].flatMap((match): Place[] => {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.code ?? "").length;
    return isAt(match.index) && CODE.test(passage.text.slice(start, end)) ? [{ passage, start, end }] : [];
  });
}

/** "Réf. client" over "CL-714": in the column of the goods that an invoice lists, and no number of an order. */
export function numbersBelowBuyers(text: Text): Place[] {
  const isHead = (head: string) => OVER_COLUMN.test(head) && !NO_NUMBER.test(head);
  return belowHeads(text, isHead).filter(({ passage, start, end }) => {
    const code = passage.text.slice(start, end).trim();
    return CODE.test(code) && !OF_ORDER.test(code);
  });
}

const OF_ORDER =
  /^(?:PO|SO|ORD|CDE|BC|CMD|PED|ODA|OC|BE|AB|AUF|ZAM|OBJ|INK|ORDER)[-./ ]?\d|^(?:20)?2\d[/-]\d+$|^4500\d/;

/** Numbers behind such words, which are told where the goods have no other. */
export function articlesOfBuyers(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  return codesBehind(passage, OF_BUYER_ALONE, () => true);
}

/** The one number that is said to stand on the label of the goods, beside its own label or in a sentence of yours. */
function labelsOnLabels(passages: readonly Passage[], labels: readonly Labelled[]): Place[] {
  const isCode = ({ passage, start, end }: Place) => CODE_OR_GROUPS.test(passage.text.slice(start, end));
  const noted = labels.filter((one) => ON_LABEL.test(one.note) && isCode(one));
  const ofYours = noted.length > 0 ? [] : labels.filter((one) => YOURS.test(one.label) && isCode(one));
  const isSaid = () =>
    passages.some(({ folded: small }) =>
      small.split("\n").some((line) => !line.includes("\t") && ON_LABEL.test(line) && YOURS.test(line)),
    );
  const found = ofYours.length > 0 && isSaid() ? ofYours : noted;
  const values = new Set(found.map(({ passage, start, end }) => passage.text.slice(start, end)));
  return values.size === 1 ? found : [];
}

/** A label of a number, and what is noted in brackets behind it or behind its value. */
interface Labelled extends Place {
  label: string;
  note: string;
}

/** Labels of numbers, with what stands behind their colon, in the next cell, or below the heads of two columns. */
function* labelsIn(passage: Passage): Generator<Labelled> {
  if (passage.order !== "rows") return;
  const lines = [...passage.folded.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) =>
    cellsOf(line, lineStart(passage, index)),
  );
  for (const [row, cells] of lines.entries()) {
    const below = lines[row + 1] ?? [];
    for (const [i, { cell, start }] of cells.entries()) {
      const colon = cell.search(/ ?: /u);
      const next = cells[i + 1];
      const said = colon > 0 ? cell.slice(0, colon) : cell;
      const label = said.replace(NOTE, "").trim();
      const note = (said.match(NOTE) ?? []).join("");
      const isOfNumber = OF_NUMBER.test(label) || (ON_LABEL.test(note) && NUMBER.test(label));
      if (label.length > LONGEST || !isOfNumber || NO_NUMBER.test(label)) continue;
      if (colon > 0) {
        const at = start + colon + (/^ ?: /u.exec(cell.slice(colon))?.[0].length ?? 0);
        yield { label, note: note || (next?.cell ?? ""), passage, start: at, end: start + cell.length };
      } else if (next && !isLabel(next.cell) && !OF_NUMBER.test(next.cell))
        yield { label, note, passage, start: next.start, end: next.start + next.cell.length };
      else if (next || i > 0) {
        const value = below.length === cells.length ? below[i] : undefined;
        if (value && !isLabel(value.cell))
          yield { label, note, passage, start: value.start, end: value.start + value.cell.length };
      }
    }
  }
}
