/** Who made the product, and where they are. */
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import { isOfManyGoods } from "../certificates/type-examinations.ts";
import { findCountries } from "../country/country.ts";
import { type Found, ofOneValue, type Text } from "../kit/found.ts";
import { type Labelled, labelled } from "../kit/labels.ts";
import { inColumns, linesFrom } from "../kit/lines.ts";
import { lineBefore, lineStart } from "../kit/places.ts";
import { isOfWorks } from "../names/works.ts";
import { addressBelow, addressesOf, addressIn } from "./addresses.ts";
import { companyEnd, endsWithCountry } from "./companies.ts";
import { companyIn } from "./company-names.ts";
import { makersCertified, makersInSentences } from "./in-sentences.ts";
import {
  belowHead,
  calledAt,
  FACTORY,
  inTheRoleOf,
  isNameOfMaker,
  makersInRows,
  namedAt,
} from "./labelled.ts";
import { ADDRESS_LESS, MAX_LINES, SAID, TRADER } from "./maker-words.ts";
import { onOwnPaper } from "./own-paper.ts";
import { seatsOf } from "./seats.ts";

/** Who makes the product, as surely as the document says it. */
export function findManufacturers(text: Text): Found[] {
  const { passages, fields, kind } = text;
  if (!fields.has("manufacturer_name")) return [];
  const called = passages.flatMap((passage) => [
    ...[...labelled(passage, "manufacturer"), ...belowHead(passage)].flatMap((one) =>
      one.apart ? (inTheRoleOf(passages, passage, one) ?? calledAt(passages, passage, one)) : [],
    ),
    ...addressesOf(passages, passage),
  ]);
  if (isOfManyGoods({ kind, passages })) {
    const own = ofOneMaker(withAddress(passages, called));
    return own.length > 0 ? own : ofOneName(passages, called);
  }
  if (called.some(isNameOfMaker)) return withAddress(passages, called);
  if (kind === "certificate") return [...called, ...ofOneName(passages, [])];
  const said = passages.flatMap(makersInSentences);
  if (said.length > 0) return withAddress(passages, [...called, ...said]);
  const factory = passages.flatMap((passage) => [
    ...labelled(passage, "factory").flatMap((one) => {
      const named = one.apart && !isPlace(passage, one) ? namedAt(passages, passage, one, FACTORY) : [];
      return named.length === 1 ? [...named, ...addressBelow(passages, passage, one.start)] : named;
    }),
    ...makersInRows(passage),
  ]);
  if (factory.length > 0) return [...called, ...factory];
  if (kind === "test_report" || isOfBuyer(passages)) return called;
  const own = onOwnPaper(passages);
  const sold = own.length > 0 || !SOLD.has(kind) ? own : sellers(passages);
  const isAtHome = isMadeAtHome(text, sold);
  // Who answers an order may be a dealer.
  if (isAtHome !== true && headOf(passages).some((line) => line.search(OF_YOUR_ORDER) >= 0)) return called;
  return isOfSale(text) && isAtHome === false ? called : [...called, ...sold];
}

/** "Nähbetrieb: Gaomi, China": where the works are, and no company. */
function isPlace({ text }: Passage, { start, end }: Labelled): boolean {
  const value = text.slice(start, end).split(/[\t\n]/, 1)[0] ?? "";
  const { town = "", country = "" } = /^(?<town>[\p{L}-]+), (?<country>[^,]+)$/u.exec(value)?.groups ?? {};
  return town !== "" && !isOfWorks(town) && endsWithCountry(country);
}

/** What a certificate on many goods tells of who makes them: one company with its form and its address. */
function ofOneMaker(called: readonly Found[]): Found[] {
  const told = (field: string) =>
    new Set(called.flatMap((one) => (one.field === field ? [String(one.value)] : [])));
  const [[name = "", other] = [], addresses] = [[...told("manufacturer_name")], told("manufacturer_address")];
  return other === undefined && addresses.size === 1 && companyEnd(name) !== undefined ? [...called] : [];
}

/** The one company that a certificate says to make its goods, where no label names another one. */
function ofOneName(passages: readonly Passage[], called: readonly Found[]): Found[] {
  const said = passages.flatMap(makersCertified);
  const names = [...said, ...called].filter(isNameOfMaker);
  return said.length > 0 && ofOneValue(names).length > 0 ? said : [];
}

/** Confirmations of orders, and offers: whoever sells writes them. */
const OF_SALE =
  /order confirmation|confirmation of order|sales confirmation|order acknowledg|auftragsbestatigung|bestellbestatigung|confirmation de commande|accuse de commande|conferma d'?\s?ordine|confirmacion de pedido|confirmacao de encomenda|confirmacao de pedido|orderbevestiging|opdrachtbevestiging|potwierdzenie zamowienia|orderbekraftelse|ordrebekræftelse|ordrebekreftelse|tilausvahvistus|potvrzeni objednavky|potvrdenie objednavky|siparis onayi|siparis teyidi|rendeles.?visszaigazolas|confirmare de comanda|potvrda narudzbe|potrditev narocila|(?<!\p{L})(?:quotation|offer|angebot|offre de prix|devis|preventivo|offerta|presupuesto|oferta|orcamento|offerte|teklif|offert|tilbud|tarjous|nabidka|ponuka|ajanlat|ponuda|ponudba)(?!\p{L})/u;

function isOfSale({ passages, kind }: Text): boolean {
  return kind === "invoice" || headOf(passages).some((line) => OF_SALE.test(line));
}

/**
 * Whether it comes from a country that whose paper it is, or who sells, is in: else they had it made elsewhere. Undefined
 * where no country is told.
 */
function isMadeAtHome(text: Text, found: readonly Found[]): boolean | undefined {
  const told = (field: string) => String(found.find((one) => one.field === field)?.value ?? "");
  const seats = seatsOf(told("manufacturer_name"), told("manufacturer_address"));
  if (!seats) return undefined;
  const makings = findCountries(text).filter(
    ({ field, confidence }) => field === "country_making" && confidence >= SURE_COUNTRY,
  );
  return makings.length > 0 ? makings.some(({ value }) => seats.has(String(value))) : undefined;
}

/** From this confidence on a country is taken for that of making. */
const SURE_COUNTRY = 0.8;
/** Papers on which whoever sells is known by that word; who sells is who makes, as far as such a paper can tell. */
const SOLD = new Set(["invoice", "declaration"]);
/** Of who sells the product. */
const SELLER = 0.65;

function sellers(passages: readonly Passage[]): Found[] {
  return passages.flatMap((passage) =>
    labelled(passage, "seller").flatMap((one) => {
      const found = one.apart ? namedAt(passages, passage, one, SELLER) : [];
      const isTrader = found.some((each) => isNameOfMaker(each) && TRADER.test(folded(String(each.value))));
      return found.length > 1 && !isTrader ? found : [];
    }),
  );
}

/** Orders are written by who buys, proofs of labels by who prints them. */
const OF_BUYER =
  /purchase order|label order|pedido de etiquet|commande d'etiquet|ordine (?:di )?etichett|encomenda de etiquet|etiketbestelling|etikettbest|bestellung|bon de commande|ordine d'acquisto|orden de compra|pedido de compra|nota de encomenda|zamowienie|inkooporder|inkopsorder|indkobsordre|innkjopsordre|ostotilaus|siparis formu|objednavka|megrendeles|comanda de|narudzbenica|narocilnica|\bproof\b|artwork|drukproef|etikettenfreigabe|vedos|cimketerv|epreuve|bon a tirer|prova de etiqueta|prova etichetta|prueba de etiqueta/u;
/** "Ihre Bestellung: vom 17.11.": whoever sells answers to it. */
const OF_YOUR_ORDER =
  /(?<!\p{L})(?:your|ihre?[nr]?|votre|vos|vostr[oa]|suo|su|tu|vossa|sua|uw|panstwa|wasze|er|din|deres|jeres|teidan|vase|vas[ae]?|sizin)[ ](?:purchase order|bestellung|bon de commande|ordine d'acquisto|orden de compra|pedido de compra|nota de encomenda|zamowienie|inkooporder|inkopsorder|indkobsordre|innkjopsordre|ostotilaus|objednavka|megrendeles\p{L}*|comanda|narudzbenica|narocilnica)/gu;
/** How far down a page its title stands. */
const TITLE_LINES = 6;

function headOf([first]: readonly Passage[]): string[] {
  return first?.folded.split("\n").slice(0, TITLE_LINES) ?? [];
}

function isOfBuyer(passages: readonly Passage[]): boolean {
  return headOf(passages).some(
    (line) =>
      OF_BUYER.test(line.replace(OF_YOUR_ORDER, "")) &&
      !/:.*(?:bestellung|order|zamowienie|objednavka|megrendeles)/u.test(line),
  );
}

/** Who is named by a label alone has an address where the same name stands at the head or foot of a page. */
function withAddress(passages: readonly Passage[], found: Found[]): Found[] {
  const names = new Set(found.filter(isNameOfMaker).map(({ value }) => folded(String(value))));
  if (names.size !== 1 || found.some(({ field }) => field === "manufacturer_address")) return found;
  const [name = ""] = names;
  for (const passage of passages) {
    if (passage.order !== "columns") continue;
    for (const { index } of passage.folded.matchAll(/(?<=^|\n)[^\n]/g)) {
      if (!passage.folded.startsWith(name, index)) continue;
      const [own, address] = companyIn(passage, linesFrom(passage, index, MAX_LINES), SAID);
      if (address && folded(String(own?.value)) === name) return [...found, address];
    }
  }
  const beside = passages.flatMap((passage) => addressOfNamed(passages, passage, name));
  return beside.length > 0 ? [...found, ...beside.slice(0, 1)] : found;
}

/** The address of who is named in another role as well: in the next cell, or below with a label of its own. */
function addressOfNamed(passages: readonly Passage[], passage: Passage, name: string): Found[] {
  if (passage.order !== "rows") return [];
  const { folded: small } = passage;
  return [...small.matchAll(/(?<=^|[\n\t]|: )[^\n\t]/g)].flatMap(({ index }): Found[] => {
    if (!small.startsWith(name, index) || !/^(?:$|[\n\t,.;])/.test(small.slice(index + name.length)))
      return [];
    // Beside another company the address below may be that one's.
    const before = lineBefore({ passage, start: index }).split("\t").slice(0, -1);
    const printed = passage.text.slice(lineStart(passage, index), index);
    if (before.length > 1 || companyEnd(printed) !== undefined) return [];
    const end = index + name.length;
    const next = small[end] === "\t" ? inColumns(passages, passage, end + 1) : undefined;
    const address = next && addressIn(next[0], linesFrom(next[0], next[1], 1), SAID - ADDRESS_LESS);
    return address ? [address] : addressBelow(passages, passage, index);
  });
}
