/** Who makes a product and where they are: after the word for it, in a sentence, or on a paper of their own. */

import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { isOfManyGoods } from "../certificates/type-examinations.ts";
import { findCountries } from "../country/country.ts";
import { NOT_WORDS } from "../denials.ts";
import type { Found, Text } from "../found.ts";
import { type Labelled, labelled } from "../labels.ts";
import { inColumns, type Line, linesFrom } from "../lines.ts";
import { TITLE } from "../names/name-shapes.ts";
import { isNumberOnly } from "../names/names.ts";
import { cellsOf, clauseBefore, lineBefore, lineStart, placeOf } from "../places.ts";
import { matches, worded } from "../worded.ts";
import {
  beginsWithForm,
  beginsWithStreet,
  companyEnd,
  endsWithCountry,
  hasTown,
  isAddress,
  NO_MAKER,
  OTHER_PARTY,
  withoutContacts,
} from "./companies.ts";
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
  if (isOfManyGoods({ kind, passages })) return ofOneMaker(withAddress(passages, called));
  if (called.some(isNameOfMaker)) return withAddress(passages, called);
  if (kind === "certificate") return called;
  const said = passages.flatMap(makersInSentences);
  if (said.length > 0) return withAddress(passages, [...called, ...said]);
  const factory = passages.flatMap((passage) => [
    ...[...labelled(passage, "factory")].flatMap((one) => {
      const named = one.apart ? namedAt(passages, passage, one, FACTORY) : [];
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

/** What a certificate on many goods tells of who makes them: one company with its form and its address. */
function ofOneMaker(called: readonly Found[]): Found[] {
  const told = (field: string) =>
    new Set(called.flatMap((one) => (one.field === field ? [String(one.value)] : [])));
  const [[name = "", other] = [], addresses] = [[...told("manufacturer_name")], told("manufacturer_address")];
  return other === undefined && addresses.size === 1 && companyEnd(name) !== undefined ? [...called] : [];
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
    [...labelled(passage, "seller")].flatMap((one) => {
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

/** After the word for who makes it. */
const CALLED = 0.93;
/** Of who is called the factory, or the company of a step of making. */
const FACTORY = 0.8;
/** In a sentence. */
const SAID = 0.85;
/** Of the company whose paper it is. */
const OWN_PAPER = 0.7;
/** What a name without the form of a company is less sure by, and an address than its name. */
const WITHOUT_FORM = 0.04;
const ADDRESS_LESS = 0.05;
/** Most lines of a name with its address. */
const MAX_LINES = 6;

function isNameOfMaker({ field }: Found): boolean {
  return field === "manufacturer_name";
}

/** The company that stands at a place, with its address. */
function namedAt(
  passages: readonly Passage[],
  passage: Passage,
  { start, worth }: Pick<Labelled, "start" | "worth">,
  confidence: number,
): Found[] {
  const place = inColumns(passages, passage, start);
  if (!place) return [];
  return companyIn(place[0], linesFrom(place[0], place[1], MAX_LINES), confidence * worth);
}

/** "Elaborado por" is said of goods, and of papers by who wrote them. */
const OR_WRITTEN = /elaborad|realizzat/u;

/** Who is named behind the word for the maker; a paper is written by a person, who has no form and no address. */
function calledAt(passages: readonly Passage[], passage: Passage, one: Labelled): Found[] {
  const found = namedAt(passages, passage, one, CALLED);
  if (!OR_WRITTEN.test(passage.folded.slice(one.from, one.start))) return found;
  const isCompany = found.some((each) => isNameOfMaker(each) && companyEnd(String(each.value)) !== undefined);
  return isCompany || found.length > 1 ? found : [];
}

/** Who else a paper names, and may say that they make the product: "Manufacturer: the certificate holder". */
const ROLE =
  /^(?:(?:same as|see|identical (?:to|with)|identisch mit|siehe|wie|identique (?:a|au)|voir|come|vedi|igual (?:a|al|ao)|idem|zie|jak|som|sama kuin) )?(?:the |der |dem |die |den |le |la |l'|il |lo |el |al |o |ao |a |de |het )?(?:(?:certificate )?(?<role>holder|applicant|exporter|seller|supplier|shipper|vendor|inhaber|zertifikatsinhaber|ausfuhrer|exporteur|lieferant|verkaufer|auftraggeber|antragsteller|titulaire|exportateur|fournisseur|vendeur|demandeur|titolare|esportatore|fornitore|venditore|richiedente|titular|exportador|proveedor|vendedor|solicitante|fornecedor|requerente|certificaathouder|houder|leverancier|verkoper|aanvrager|posiadacz|eksporter|dostawca|sprzedawca|wnioskodawca|ihracatci|satici|tedarikci|basvuru sahibi|innehavare|exportor|leverantor|sokande|indehaver|eksportor|leverandor|ansoger|haltija|vieja|toimittaja|hakija|drzitel|vyvozce|dodavatel|zadatel|exportator|furnizor))(?: (?:firma|company|du certificat|del certificato|del certificado|do certificado|certyfikatu))?\.?$/u;
/** How far below who is named their address can have its label, in lines. */
const ADDRESS_BELOW = 2;

/** Who is named in another role, where the word for the maker is followed by nothing but that role. */
function inTheRoleOf(
  passages: readonly Passage[],
  passage: Passage,
  { start, end }: Labelled,
): Found[] | undefined {
  const value = passage.folded.slice(start, end).split(/[\t\n]|\.(?= )/)[0] ?? "";
  const role = ROLE.exec(value.trim())?.groups?.role;
  if (role === undefined) return undefined;
  for (const other of passages) {
    if (other.order !== "rows") continue;
    const at = other.folded.matchAll(
      new RegExp(
        `(?<=^|[\\n\\t])(?:(?:\\d{1,2}[.)]|·) ?)?(?:\\p{L}+ )?${role}[^\\n\\t:]{0,30}(?:: ?|\\t)`,
        "gu",
      ),
    );
    for (const match of at) {
      const from = match.index + match[0].length;
      const named = namedAt(passages, other, { start: from, worth: 1 }, SAID);
      if (!named.some(isNameOfMaker)) continue;
      return named.length > 1 ? named : [...named, ...addressBelow(passages, other, from)];
    }
  }
  return [];
}

/** The address with a label of its own in the lines below who is named. */
function addressBelow(passages: readonly Passage[], passage: Passage, at: number): Found[] {
  const below = passage.folded.indexOf("\n", at) + 1;
  if (below === 0) return [];
  const lines = passage.folded.slice(below).split("\n", ADDRESS_BELOW).join("\n");
  const label = [...matches(passage, ADDRESS_LABEL)].find(
    ({ index }) => index >= below && index < below + lines.length,
  );
  const between = passage.folded.slice(below, label && label.index + label[0].length).split("\n");
  if (between.some((line) => OTHER_PARTY.test(line))) return [];
  const place = label && inColumns(passages, passage, label.index + label[0].length);
  if (!place) return [];
  const address = addressIn(place[0], linesFrom(place[0], place[1], MAX_LINES), SAID - ADDRESS_LESS);
  return address ? [address] : [];
}

/** "Name:", "Firma" and the like, between the word for the maker and the name. */
const NAME_LABEL =
  /^(?:(?:company|firm|full|manufacturer|trade)? ?(?:name|company)(?: (?:and|&) address)?|firma|firmenname|nom|raison sociale|nome|ragione sociale|denominazione|nombre|razon social|denominacao|naam|nazwa|navn|namn|nimi|nazev|nazov|nev|cegnev|denumire|naziv|ime|pavadinimas|nosaukums|nimetus|unvan|firma adi|име|наименование|назва|наименування|назив|επωνυμια)[ ]?[:\t][ ]*|^(?:manufactured|made|produced|designed|developed) (?:and \p{L}+ )?(?:for|by)[: ]+/u;
function isNameLabel(line: string): boolean {
  const label = `${folded(line).replace(/^\d{1,2}[.)] ?/, "")}:`;
  return NAME_LABEL.exec(label)?.[0] === label;
}

/** "Dziergam s.c.": letters that stand for words at the end of a name have a dot each. */
const ENDS_SHORT = /(?<!\p{L})\p{L}\. ?\p{L}$/u;

/** What parts a name from what follows it in its line. */
const AFTER_NAME = /^[\s,;:|·–—/(-]+/;

/** A name in the first line, and in the same one and those below its address. */
function companyIn(passage: Passage, lines: readonly Line[], confidence: number): Found[] {
  const [first, second] = lines;
  if (!first) return [];
  if (isNameLabel(first.text)) return [];
  const label = NAME_LABEL.exec(folded(first.text))?.[0].length ?? makerWord(first.text);
  let line = first.text.slice(label);
  let rest = lines.slice(1);
  let end = companyEnd(line);
  // A name that goes on in the next line: "… Active Wear" and "Co., Ltd.", or "… do Sousa," and "Lda."
  const mayGoOn = first.goesOn && !passage.closed.has(first.end);
  if (end === undefined && second && (mayGoOn || beginsWithForm(second.text)) && !/,./.test(line)) {
    const joined = `${line} ${second.text}`;
    const whole = companyEnd(joined);
    if (whole !== undefined && whole > line.length) [line, end, rest] = [joined, whole, lines.slice(2)];
  }
  const start = first.start + label;
  const cut = end ?? cutWithoutForm(line);
  const value = line
    .slice(0, cut)
    .replace(/[,;:.–—|-]+$/, (sign, at: number) =>
      sign === "." && (end || ENDS_SHORT.test(line.slice(0, at))) ? "." : "",
    )
    .replace(/^(?<name>[^"“”„«»]+?) ?["“”»]$/u, "$<name>")
    .trim();
  const small = folded(value);
  if (!isCompanyName(value) || NO_MAKER.test(small) || OTHER_PARTY.test(small)) return [];
  // "Покупець / Buyer": said in two languages.
  if (OTHER_PARTY.test(small.split(" / ").at(-1) ?? "")) return [];
  // A label with its value in another column.
  if (NAME_LABEL.test(`${small}:`)) return [];
  if (end === undefined && (value.split(" ").length > 6 || endsWithCountry(value) || isAddress(value)))
    return [];
  const surely = end === undefined ? confidence - WITHOUT_FORM : confidence;
  const name: Found = {
    field: "manufacturer_name",
    value,
    confidence: surely,
    passage,
    start,
    end: start + value.length,
  };
  const skipped = AFTER_NAME.exec(line.slice(cut))?.[0].length ?? 0;
  const left = { ...first, text: line.slice(cut + skipped), start: start + cut + skipped };
  const address = addressIn(passage, [left, ...rest], surely - ADDRESS_LESS);
  return address ? [name, address] : [name];
}

/** How long the word for the maker is that stands before a company in one line with it, with its blank. */
function makerWord(line: string): number {
  const word = /^\p{L}+ (?=\p{Lu})/u.exec(line)?.[0] ?? "";
  return MAKERS.has(folded(word.trim())) && companyEnd(line.slice(word.length)) !== undefined
    ? word.length
    : 0;
}

/** A name with a capital letter, and no sentence, number, label or address of the web. */
function isCompanyName(value: string): boolean {
  if (value.length < 3 || value.length > 100 || value.split(" ").length > 12) return false;
  if (!/^["„“«'(]?[\p{Lu}\d]/u.test(value) || !/\p{L}{2}/u.test(value)) return false;
  if (/%|@|https?:|www\.|:| [·•] /.test(value) || /(?<=\p{L}{6})[.!?] \p{Lu}/u.test(value)) return false;
  if (SENTENCE_FIRST.test(value) || AMOUNT.test(value)) return false;
  const verb = SAYS_WHO.exec(folded(value));
  if (
    verb &&
    value
      .slice(0, verb.index)
      .split(" ")
      .some((word) => MAKERS.has(folded(word)))
  )
    return false;
  return !isLabel(value) && !isNumberOnly(value) && !/(?<!\p{L})(?:no|nr|number|n[°º])\.?$/iu.test(value);
}

/** "51 200 Kč", "3.550,00 EUR", "240 szt.". */
const AMOUNT = /^[\d .,'’]+ ?[\p{L}\p{Sc}]{1,4}\.?$/u;

/** "A termék a X Kft.": an article and a noun begin a sentence. */
const SENTENCE_FIRST =
  /^(?:A|Az|The|Die|Der|Das|La|Le|Les|El|Los|Las|Il|Lo|Gli|I|O|Os|As|De|Het|These|Diese[rs]?|Our|Unsere?|Notre) \p{Ll}{3}/u;

/** The verb of "Výrobcem je Odevy Váh s.r.o.", which says who it is. */
const IS = "is|ist|est|es|e|jest|je|er|ar|este|on|yra|ir|е|є|је|ειναι";
const SAYS_WHO = new RegExp(` (?:${IS}) `, "u");

/** Without the form of a company a name ends before the first comma or dash, where the rest is its address. */
function cutWithoutForm(line: string): number {
  const at = line.search(/[,;(]| [–—|·-] /);
  return at > 0 ? at : line.length;
}

/** Words before an address that do not belong to it. */
const SEATED =
  /^(?:(?:address|adresse|anschrift|indirizzo|direccion|domicilio|morada|adres|adress|adresa|cim|osoite|aadress|adresas|adrese|add\.?|адрес|адреса|διευθυνση)[ ]?[:.][ ]*|(?:with (?:its )?registered office (?:at|in)|registered at|located (?:at|in)|of|mit sitz in|ansassig in|dont le siege(?: social)? (?:est )?(?:situe|sis) ?(?:a|au)?|situee?s? (?:a|au)|con sede(?: legale)? (?:a|in)|con domicilio en|com sede (?:em|na|no|a)|gevestigd (?:te|aan(?: de)?)|z siedziba (?:w|we)|amb domicili (?:al|a la|a)|domiciliada en|se sidlem|cu sediul in|sede:) )/u;

/** The number of a box, or of a street that has no name, is no code of a town. */
const BOX =
  /^(?:p\.? ?o\.? ?)?(?:box|postfach|postbus|apartado|bp|postboks) [\d ]+$|\d{4,5}\.? (?:sok|sk|cad|cd)(?!\p{L})/iu;

/** The number of a house, in the line below its street. */
const OF_HOUSE = /^\d{1,4} ?\p{L}?(?:,|$)/u;

/** In Hungary the town stands before the street, and the number of a house has a dot. */
const TOWN_FIRST = /^(?:H-)?\d{4} \p{Lu}[\p{L}-]+,?$/u;
const NUMBER_DOTTED = /(?:utca|ut|ter|u|krt|korut|sor)\.? \d{1,3}(?:\/\p{L})?$/u;

/** A line about a company that stands between its name and its address: its capital, its numbers, how to call. */
const OF_REGISTER =
  /^(?:(?:societe|s\.?a\.?s?|s\.?a\.?r\.?l\.?|sas|sarl)[^\d]{0,40}(?:au )?capital|(?:au )?capital(?:e)?(?! city)|cap\. soc|stammkapital|grundkapital|aktiekapital|selskabskapital|kapital|zakladni kapital|sermaye|siret|siren|r\.?c\.?s\.?(?!\p{L})|tva(?!\p{L})|vat(?!\p{L})|nip(?!\p{L})|regon|krs|cif(?!\p{L})|nif(?!\p{L})|nipc|contribuinte|ico(?!\p{L})|dic(?!\p{L})|p\.? ?iva|partita iva|c\.f\.|cod\. fisc|btw|kvk|cvr|org\.? ?-?nr|y-tunnus|adoszam|cegj|cui(?!\p{L})|oib|uid|ust|hrb|amtsgericht|handelsregister|firmenbuch|vergi|mersis|ticaret sicil|eori|αφμ|еик|єдрпоу|іпн|пиб|матични број|gstin|company (?:no|reg|number)|reg(?:istration|istered|\.)? ?(?:no|number|nr)|tel(?!\p{L})|telefon|phone|fax|mobil|www\.|e-?mail|seit (?:19|20|18)\d\d|since (?:19|20|18)\d\d|depuis (?:19|20|18)\d\d|dal (?:19|20|18)\d\d|desde (?:19|20|18)\d\d|sinds (?:19|20|18)\d\d|(?:est\.|established) (?:in )?(?:19|20|18)\d\d)/u;

/** A statement of making that begins the line below an address. */
const MADE_AFTER =
  /^(?:made|manufactured|produced|sewn|hergestellt|gefertigt|produziert|genaht|fabrique|confectionne|produit|prodott|fabbricat|confezionat|fabricad|hech|confeccionad|producid|produzid|confecionad|feit|gemaakt|geproduceerd|vervaardigd|wyprodukowan|uszyt|tillverkad|fremstillet|produceret|produsert|valmistettu|vyroben|fabricat|uretil|country|pays|paese|pais|land|kraj|origin)/u;

/** What ends an address that is no part of it: "(produttore)", and the bracket around it as a whole. */
const IN_BRACKETS_AFTER = /[ ]\((\p{L}{5,})\)$|(?<=^[^()]*)\)$/u;

/** "…, Sibiu, în calitate de producător, declarăm": in what role a company declares, after its address. */
const IN_WHAT_ROLE =
  /,? (?:in (?:our|its|my|their) (?:capacity|role) as|as (?:the |a )?(?:manufacturer|producer|maker|supplier)|als (?:der |de )?(?:hersteller|produzent|fabrikant|producent|lieferant|leverancier)|en (?:sa |notre |tant que |qualité de )|in (?:qualità|veste) di|(?:en|na|em) (?:su |nuestra |nossa |sua )?(?:calidad|condición|qualidade|condição) de|în calitate de|jako (?:producent|výrobce|výrobca|wytwórca)|i egenskap av|som (?:tillverkare|producent|fabrikant|produsent)|mint (?:a )?gyártó|kao proizvođač|kot (?:proizvajalec|izdelovalec)|valmistajana|tootjana|kaip gamintojas|kā ražotājs)(?!\p{L}).*$/iu;

/** " · ALV 25,5 % sisältyy hintaan", " | Prices incl. 20% VAT": what else the foot of a sheet tells behind an address. */
const PRICES_NEXT = / [·|•] [^·|•]*[%€].*$/u;

/** Lines that are an address together: a street, a town, a country. */
function addressIn(passage: Passage, lines: readonly Line[], confidence: number): Found | undefined {
  let value = "";
  let end = 0;
  let start: number | undefined;
  let goesOn = false;
  for (const [i, line] of lines.entries()) {
    const seated = i === 0 || value === "" ? (SEATED.exec(folded(line.text))?.[0].length ?? 0) : 0;
    const text = line.text.slice(seated).replace(PRICES_NEXT, "").trim();
    if (text === "" && i === 0) continue;
    if (value === "" && i > 0 && OF_REGISTER.test(folded(text))) continue;
    // "34-" and "300 Żywiec": a number that the line breaks at its own hyphen.
    const isBroken = /\d-$/.test(text) && /^\d/.test(lines[i + 1]?.text ?? "");
    const plain = isBroken ? text : withoutContacts(text);
    const small = folded(plain);
    if (plain === "" && i === 0) continue;
    if (plain === "" || plain.length > 150 || plain.split(" / ").some(isLabel) || OTHER_PARTY.test(small))
      break;
    if (
      /^[^:]{2,30}(?<!(?<!\p{L})(?:no|nr|k|d)):(?: |$)/iu.test(plain) ||
      /%|(?<!\p{L})(?:19|20)\d{2}$/u.test(plain)
    )
      break;
    const isPart = isAddress(plain) || endsWithCountry(plain);
    // A line of an address without a number: an estate, a town before the line with its code.
    const follows = lines[i + 1];
    const isBetween =
      !hasTown(value) &&
      plain.length < 60 &&
      follows !== undefined &&
      isAddress(withoutContacts(follows.text));
    const isNumber = value !== "" && !/\d|,$/.test(value) && OF_HOUSE.test(plain);
    const isRest =
      isNumber ||
      /\d-$/.test(value) ||
      (goesOn && !/[.!?]$/.test(value) && !(endsWithCountry(value) && MADE_AFTER.test(small)));
    if (value === "" && !/^[\p{Lu}\d(„"']/u.test(plain) && !beginsWithStreet(plain)) break;
    if (!isPart && !isRest && !(isBetween && /^[\p{Lu}\d]/u.test(plain))) break;
    // The town has been told: what follows can only be its country.
    const isTownFirst = TOWN_FIRST.test(value) && !hasTown(plain);
    if (
      value !== "" &&
      !isRest &&
      hasTown(value) &&
      !endsWithCountry(plain) &&
      !BOX.test(value) &&
      !isTownFirst
    )
      break;
    start ??= line.start + seated;
    const between = value === "" ? "" : isRest || /,$/.test(value) ? " " : ", ";
    value = /[\p{L}\d]-$/u.test(value) && isRest ? value + plain : value + between + plain;
    end = line.start + seated + plain.length;
    goesOn = line.goesOn && plain.length >= text.replace(/[.,;]+$/, "").length;
    if (plain.length < text.replace(/[.,;)\s]+$/, "").length) break;
    // The end of a sentence, and of no word cut short.
    if (/(?:\p{L}{4}\)?|\d\)?)\.$/u.test(text) && !NUMBER_DOTTED.test(small)) break;
    if (/,$/.test(text)) value += ",";
  }
  value = value
    .replace(IN_WHAT_ROLE, "")
    .replace(/[.,;\s]+$/, "")
    .replace(IN_BRACKETS_AFTER, (rest, word?: string) =>
      word === undefined || MAKERS.has(folded(word)) ? "" : rest,
    );
  if (start === undefined || value.length < 8 || value.length > 300) return undefined;
  if (!isAddress(value)) return undefined;
  return { field: "manufacturer_address", value, confidence, passage, start, end: Math.max(end, start + 1) };
}

const MAKER =
  "manufacturer,producer,maker,hersteller,produzent,fabricant,producteur,fabbricante,produttore,fabricante,productor,produtor,fabrikant,producent,wytworca,uretici,imalatci,tillverkare,producent,produsent,valmistaja,vyrobce,vyrobca,gyarto,producator,proizvodac,proizvajalec,tootja,gamintojas,razotajs,производител,κατασκευαστησ,herstellers,fabricantes,producenta,fabrikanten,ureticinin,tillverkarens,valmistajan,vyrobcu,gyarto,producatorului,proizvodaca,tootja,gamintojo,razotaja,производителя,производителят,κατασκευαστη,vyrobcem,vyrobcom,producentem,producatorul,proizvajalca,producentens,fabrikantens,produsentens,produsenten,tillverkaren,ureticisi,gyartoja,manifattur,deantusoir,виробник,виробника,виробником,виготовлювач,виготовлювача,виготівник,виготівника,произвођач,произвођача,producenten,fabrikantul,fabricantul,producatorul,monaroir,produttur,izdelovalec,izgatavotajs,eloallito,produttrice,productrice,erzeuger";
const ADDRESS_WORD =
  "sidlo,sidlo firmy,sidlo spolecnosti,sidlo spolocnosti,siedziba,siedziba firmy,sjediste,sedez,szekhely,szekhelye,sediu,sediul,sediul social,siege,siege social,sede legale,sede social,sede operativa,domicilio social,domicilio fiscal,registered office,registered address,head office,works address,factory address,sitz,firmensitz,postanschrift,hovedkontor,hovedsæde,asukoht,buveine,juridiska adrese,buveines adrese,registracijos adresas,седалище,адрес на управление,εδρα,zetel,maatschappelijke zetel,vestigingsadres,sate,kotipaikka,toimipaikka,merkezi,merkez adresi,forretningsadresse,besoksadress,seu social,address,adresse,anschrift,indirizzo,sede,direccion,domicilio,morada,endereco,adres,adress,adresa,cim,cime,osoite,aadress,adresas,adrese,адрес,διευθυνση,adreca,adresi,naslov,indirizz,seoladh,herstelleradresse,herstelleranschrift,адреса,юридична адреса,місцезнаходження,седиште,адреса седишта";
/** The head of a section about the maker, alone in its line; and a row of one with its label. */
const SECTION = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:(?:\\d{1,2}[.)]|·) ?)?(?:[\\p{L}'/& ]{2,24} )?(?:${oneOf(MAKER)})(?: [\\p{L}'/& ]{2,24})?[ ]?[:]?\\n`,
);

/** The name below the head of a section that is about the maker, after a label of its own. */
function* belowHead(passage: Passage): Generator<Labelled> {
  if (passage.order !== "rows") return;
  for (const match of matches(passage, SECTION)) {
    const from = match.index + match[0].length;
    if (OTHER_PARTY.test(match[0])) continue;
    const label = NAME_LABEL.exec(passage.folded.slice(from, from + 80))?.[0].length ?? 0;
    const end = passage.text.indexOf("\n", from);
    if (label > 0)
      yield { from, start: from + label, end: end < 0 ? passage.text.length : end, apart: true, worth: 1 };
  }
}

/** "Address of the manufacturer: …", and "Address: …" in the lines below the manufacturer's name. */
const ADDRESS_LABEL = worded(
  "gu",
  ({ oneOf, maybe }) =>
    `(?<=^|[\\n\\t])(?:(?:\\d{1,2}[.)]|·) ?)?(?:az? )?(?<of>(?:${maybe(MAKER)})['’]?s? )?(?:\\p{L}{4,10} )?(?:${oneOf(ADDRESS_WORD)})(?: (?:of|des|du|del|dell[ao']|do|van|da|af|av|на|του)(?: the| de| het)? ?(?<owner>\\p{L}{5,14}))?(?<genitive> (?:${maybe(MAKER)}))?(?: ?/ ?[\\p{L}' ]{3,24})?(?: ?\\([^()\\n\\t]{1,25}\\))?[ ]?(?::[ ]*[\\t\\n]?|[\\t\\n](?::[ ]+)?)`,
);
const MAKERS = new Set(MAKER.split(",").map(folded));
/** How far above a plain label of an address the manufacturer is named, in lines. */
const NEAR_LINES = 3;

/** Where goods are brought, or bills are sent. */
const OF_DELIVERY =
  /(?<!\p{L})(?:szallit|szamlaz|kezbes|deliver|shipping|billing|invoice|liefer|versand|rechnung|livraison|facturation|consegna|spediz|fattura|entrega|envio|faturacao|dostaw|wysylk|dodac|doruc|fakturac|leverans|leverings|afleverings|bezorg|toimitus|laskutus|tarne|pristatym|piegad|livrare|facturare|dostav|isporuk|teslim|sevk|fatura|доставк|доставчик|παραδοσησ|αποστολησ)/u;

function addressesOf(passages: readonly Passage[], passage: Passage): Found[] {
  return [...matches(passage, ADDRESS_LABEL)].flatMap((match): Found[] => {
    const { of, owner, genitive } = match.groups ?? {};
    if (owner !== undefined && !MAKERS.has(owner)) return [];
    const isOwn = of !== undefined || owner !== undefined || genitive !== undefined;
    if (OF_DELIVERY.test(match[0])) return [];
    if (!isOwn && !followsMaker(passage, match.index)) return [];
    if (match[0].endsWith("\n") && passage.order === "rows" && !match[0].includes(":")) return [];
    const place = inColumns(passages, passage, match.index + match[0].length);
    if (!place) return [];
    const address = addressIn(place[0], linesFrom(place[0], place[1], MAX_LINES), CALLED - ADDRESS_LESS);
    return address ? [address] : [];
  });
}

/** Whether the company told last above a place is the one that makes it. */
function followsMaker(passage: Passage, at: number): boolean {
  const lines = passage.folded.slice(0, at).split("\n");
  // In a form of several pairs beside each other every other cell is a label.
  const above = lines
    .slice(-NEAR_LINES - 1)
    .flatMap((line) => line.split("\t").filter((_, i) => i % 2 === 0))
    .concat(passage.beside.get(passage.folded.lastIndexOf("\n", at) + 1)?.split("\t") ?? []);
  const party = above.findLastIndex((line) => OTHER_PARTY.test(line) && !beginsWithMaker(line));
  const maker = above.findLastIndex(beginsWithMaker);
  return maker >= 0 && maker > party;
}

/** "Manufacturer", "Name of the manufacturer", "Vendor / maker". */
const MAKER_FIRST =
  /^(?:(?:\d{1,2}[.)]|·) ?)?(?:(?:name|nom|nome|nombre|naam|nazwa|namn|navn)(?: (?:and|et|und|e|y|en) \p{L}+)? (?:of|du|des|del|dello|do|van|av|af)(?: the| de)? |(?:vendor|supplier|seller|exporter|lieferant|fournisseur|fornitore|proveedor|fornecedor|leverancier) ?(?:\/|&|and|und|et|e|y|en) ?)?(?<word>\p{L}+)/u;

function beginsWithMaker(line: string): boolean {
  const word = MAKER_FIRST.exec(line)?.groups?.word;
  return word !== undefined && MAKERS.has(word);
}

/** "We, X Ltd., 12 Road", "the undersigned X GmbH", with the form of a company. */
const WE_SIGN =
  /(?<![\p{L}])(?:(?:we|wir|nous|noi|nosotros|nos|wij|my|vi),?(?: the manufacturer| the undersigned| als hersteller| die| der hersteller| undertecknade| undertegnede| soussignes?| fabricant| fabricante)?,?|the undersigned|la sottoscritta|undertecknade|undertegnede|ondergetekende,?):?[ \n](?:the company |company |die firma |firma |la societe |la ditta |l'azienda |la empresa |a empresa |a firma |podjetje )?/gu;

/** Before the name of a company in a sentence. */
const COMPANY_SAID =
  "(?:(?:fur uns|pour nous|per noi|para nosotros|para nos|voor ons|for os|for oss|at oss|meille|meile|mums|dla nas|pro nas|pre nas|za nas|pentru noi|за нас|для нас|για μασ)[ \\n])?(?<said>(?:(?:the|its|die|der|das|dem|den|la|le|les|el|il|lo|o|os|a|az|as|de|het|den|η|ο|την|τη|τον|our|unserer?|notre|nostra|nuestra|nossa|company|factory|firma|firm\\p{L}{1,3}|betrieb|werk|fabrik|unternehmen|hersteller|partner|societe|entreprise|usine|atelier|maison|fabricant|ditta|azienda|societa|fabbrica|laboratorio|empresa|fabrica|taller|sociedad|confeccao|bedrijf|fabriek|foretaget|bolaget|fabriken|virksomheden|selskabet|fabrikken|bedriften|yritys|yrityksessa|ettevote|ettevottes|uznemums|uznemuma|rupnica|imone|imoneje|bendrove|bendroveje|fabrike|fabrikas|spolka|spolke|zaklad|zakladzie|szwalni|przedsiebiorstwo|przedsiebiorstwie|spolecnost|spolecnosti|spolocnost|spolocnosti|spolocnostou|podnik|podnikem|podniku|podnikom|podjetje|podjetju|tovarna|tovarni|tvrtka|tvrtki|tvrtke|poduzece|preduzece|preduzecu|fabrici|ceg|gyar|uzem|societatea|intreprinderea|фирма|фирмата|фирми|фирме|дружество|дружеството|компания|компанията|фабрика|фабриката|компанія|компанією|підприємство|підприємством|підприємстві|фірма|фірмою|предузеће|предузећу|компанија|εταιρεια|εταιρια|βιοτεχνια|βιομηχανια)[ \\n]|l'){1,4})?";
/** "And dyed", "in Portugal", "for Brand X Ltd.": what may stand between what was done and who did it. */
const AND_IN_FOR =
  "(?:,?[ \\n](?:and|und|et|e|y|en|og|och|ja|i|a|si|ir|un|es|ve|и|та|και)[ \\n]\\p{L}{3,})?(?:[ \\n](?:in|en|au|a|em|no|na|nel|nella|i|v|ve|w|we|u|din|in|у|в|във|στην|στη|στο)[ \\n](?:(?:our|its|unser\\p{L}{0,2}|eigene[nmr]?|own|notre|nos|nostr[oai]|nuestr[oa]s?|noss[oa]s?|onze|eget?|egen|egna|vart|vores|nasz\\p{L}{0,3}|wlasn\\p{L}{1,3}|nas\\p{L}{1,3}|vlast\\p{L}{2,4}|sajat|propri[oae])[ \\n]){0,2}\\p{L}{3,}(?:[ \\n]republi\\p{L}+)?)?(?:[ \\n](?:for|fur|pour|per|para|voor|for|for|dla|pro|pre|za|pentru|за|для|για)[ \\n](?:[^.,;:\\n]|[.](?![ ]\\p{Lu})){3,40}?)?";

/** "Manufactured by X Ltd., 12 Road", "hergestellt von der X GmbH": what was done before who did it, and who does it. */
const MADE_SAID = worded(
  "gu",
  ({ either }) =>
    `(?<!\\p{L})(?:${either(
      [
        "manufactured,made,produced,sewn,knitted,knit,woven,stitched,crafted,assembled,tailored,handmade,hand-knitted,confectioned",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:by|at)`,
      ],
      [
        "hergestellt,gefertigt,produziert,genaht,gestrickt,gewebt,konfektioniert,angefertigt,erzeugt,geschneidert",
        (done) =>
          `(?:${done}(?:${AND_IN_FOR}|[ \\n](?:wird|werden|wurden?|ist|sind)[ \\n][^.,;:\\n]{3,50}?)[ \\n](?:von|durch|bei)(?: der| dem| den)?|(?:von|durch|bei)(?: der| dem)?(?=[ \\n][^\\n]{3,80} ${done}(?!\\p{L})))`,
      ],
      [
        "fertigt,fertigte,produziert,produzierte,naht,nahte,strickt,webt,erzeugt,stellt,stellte",
        (does) => `${does}(?=[ \\n](?:die|der|das|unser|unsere|fur uns)[ \\n])`,
      ],
      [
        "fabrique,fabriquee,fabriques,fabriquees,confectionne,confectionnee,confectionnes,confectionnees,produit,produite,produits,produites,tisse,tissee,tisses,tissees,tricote,tricotee,tricotes,tricotees,cousu,cousue,cousus,cousues,assemble,assemblee,assembles,assemblees",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:par|chez)`,
      ],
      [
        "prodott,fabbricat,confezionat,realizzat,cucit,tessut,lavorat",
        (done) => `${done}[oaie]${AND_IN_FOR}[ \\n](?:da|dal|dalla|dallo|dai|presso)`,
      ],
      [
        "fabricad,producid,confeccionad,elaborad,cosid,tejid,hech",
        (done) => `${done}[oa]s?${AND_IN_FOR}[ \\n]por`,
      ],
      [
        "fabrica,produce,confecciona,elabora,cose,teje,ha fabricado,ha confeccionado,ha producido,fabbrica,confeziona,realizza,ha prodotto,ha confezionato",
        (does) => `(?:los?|las?|li|le|il) ${does}`,
      ],
      [
        "fabricad,produzid,confecionad,confeccionad,cosid,tecid,tricotad,feit",
        (done) => `${done}[oa]s?${AND_IN_FOR}[ \\n](?:por|pela|pelo|na|no)`,
      ],
      [
        "gemaakt,vervaardigd,geproduceerd,genaaid,gebreid,geweven,geconfectioneerd",
        (done) =>
          `(?:${done}${AND_IN_FOR}[ \\n](?:door|bij)|(?:door|bij)(?=[ \\n][^\\n,;:]{3,80} ${done}(?!\\p{L}))|(?:wordt|worden|werd|werden) door(?=[^\\n]{3,80} ${done}))`,
      ],
      ["maakt,produceert,vervaardigt,naait,breit", (does) => `${does}(?=[ \\n](?:de|het|ons))`],
      [
        "tillverkas,tillverkats,tillverkades,tillverkade,tillverkad,tillverkat,produceras,producerats,producerades,producerad,producerade,producerat,sys,sytts,syddes,sydd,sydda,sytt,stickas,stickats,stickad,stickade,stickat,vavs,vavts,vavd,vavda,konfektioneras,konfektionerad,konfektionerade,framstalls,framstalld,framstallda",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:av|hos)`,
      ],
      [
        "fremstilles,fremstillet,fremstillede,produceres,produceret,producerede,sys,syet,strikkes,strikket,strikkede,væves,vævet,laves,lavet",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:af|hos)`,
      ],
      [
        "produseres,produsert,produserte,lages,laget,lagd,sys,sydd,sydde,strikkes,strikket,strikkede,tilvirkes,tilvirket,fremstilles,fremstilt,veves,vevd",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:av|hos)`,
      ],
      [
        "valmistaa,valmisti,valmistanut,valmistaneet,tuottaa,tuotti,tuottanut,ompelee,ommellut,neuloo,neulonut,kutoo,kutonut,teettanyt",
        (does) => does,
      ],
      [
        "valmistab,valmistas,valmistanud,toodab,tootis,tootnud,ombleb,koob,omblus,omblnud,ommelnud,kudus,kudunud,toodetud,valmistatud",
        (does) => does,
      ],
      [
        "razo,razoja,razojis,razojusi,razots,razota,razoti,razotas,izgatavo,izgatavoja,izgatavojis,izgatavojusi,izgatavots,izgatavota,izgatavoti,izgatavotas,suj,suvis,suvusi,suts,ada,adijis,adijusi",
        (does) => does,
      ],
      [
        "gamina,gamino,pagamino,pagaminta,pagaminti,pagamintas,pagamintos,siuva,siuvo,pasiuvo,pasiuta,pasiuti,pasiutas,pasiutos,mezga,mezge,numezge,numegzta",
        (does) => `${does}${AND_IN_FOR}`,
      ],
      [
        "produkowan,wyprodukowan,szyt,uszyt,wytwarzan,wytworzon,dzian,tkan,dziergan,odszyt,konfekcjonowan",
        (done) => `${done}\\p{L}{1,2}${AND_IN_FOR}[ \\n](?:przez|w|we|u)`,
      ],
      [
        "produkuje,wyprodukowal,wyprodukowala,szyje,uszyl,uszyla,wytwarza,wytworzyl,wytworzyla",
        (does) => does,
      ],
      [
        "vyraben,vyroben,vyraban,usit,sit,usiv,pleten,upleten,tkan,utkan",
        (done) =>
          `${done}\\p{L}{0,2}${AND_IN_FOR}[ \\n](?:firmou|spolecnosti|spolocnostou|podnikem|podnikom|zavodem|zavodom|u|v|ve|vo)`,
      ],
      [
        "vyrabi,vyrobil,vyrobila,vyraba,sije,usil,usila,plete,pletie,upletl,upletla,uplietla,tka,utkala",
        (does) => does,
      ],
      [
        "izdeluje,izdelal,izdelala,izdelalo,proizvaja,proizvedel,proizvedla,proizvedlo,siva,sesil,sesila,sesilo,plete,spletla,tke",
        (does) => does,
      ],
      [
        "izdelan,sesit,sivan,proizveden,pleten,stkan,izraden,sasiven,saseven",
        (done) =>
          `${done}\\p{L}{0,3}${AND_IN_FOR}[ \\n](?:v podjetju|v tovarni|pri|od strane|od|u tvrtki|u firmi|u pogonu|u tvornici|u preduzecu|u fabrici|kod)`,
      ],
      [
        "proizvodi,proizvel,proizveo,proizvela,proizvelo,izraduje,izradio,izradila,izradilo,sije,sasio,sasila,sasilo,plete,isplela,производи,произвео,произвела,израђује,израдио,израдила,шије,сашила,плете,исплела",
        (does) => does,
      ],
      [
        "произведен,изработен,ушит,изплетен,изтъкан,конфекциониран,произвежда се,произвеждат се,изработва се,изработват се,шие се,шият се,плете се,плетат се,се произвежда,се произвеждат,се изработва,се изработват,се шие,се шият,се плете,се плетат",
        (done) => `${done}\\p{L}{0,2}${AND_IN_FOR}[ \\n](?:от|при|в)`,
      ],
      ["произвежда,произведе,изработва,изработи,шие,уши,плете,изплете", (does) => `(?:ги |го |я )?${does}`],
      [
        "произведен,израђен,сашивен,исплетен",
        (done) => `${done}\\p{L}?${AND_IN_FOR}[ \\n](?:од стране|од|у предузећу|у фабрици|у фирми|код)`,
      ],
      [
        "виробляє,виробила,виробило,виготовляє,виготовила,виготовило,шиє,пошила,пошило,в'яже,зв'язала,зв'язало,виготовлено,вироблено,пошито,виготовлені,вироблені,пошиті,виготовлении,пошитии",
        (does) =>
          `${does}${AND_IN_FOR}(?:[ \\n](?:на|в|у)(?=[ \\n](?:підприємстві|фабриці|компаніі|тов(?!\\p{L}))))?`,
      ],
      ["gyartja,gyartotta,varrta,varrja,kototte,koti,szotte,szovi,eloallitotta,eloallitja", (does) => does],
      [
        "produs,produsa,produse,fabricat,fabricata,fabricate,confectionat,confectionata,confectionate,cusut,cusuta,cusute,tricotat,tricotata,tricotate,tesut,tesute",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:de catre|de|la)`,
      ],
      [
        "κατασκευαζεται,κατασκευαζονται,κατασκευαστηκε,κατασκευαστηκαν,εχει κατασκευαστει,εχουν κατασκευαστει,παραγεται,παραγονται,παραχθηκε,παραχθηκαν,εχουν παραχθει,ραβεται,ραβονται,ραφτηκε,ραφτηκαν,πλεκεται,πλεκονται,υφαινεται,υφαινονται",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:απο|σε|στην?|στα)`,
      ],
      [
        "κατασκευαζει,κατασκευασε,παραγει,παρηγαγε,ραβει,πλεκει",
        (does) => `(?:τισ |τα |το |την |τουσ )?${does}`,
      ],
      [
        "prodott,prodotti,prodotta,magħmul,magħmula,manifatturat,manifatturati,manifatturata,meħjut,meħjuta",
        (done) => `${done} minn`,
      ],
      ["deanta,deantar,deanamh,fuaite,cniotailte,monaraithe", (done) => `${done}(?: in \\p{L}+)? (?:ag|le)`],
    )}):?[ \\n]${COMPANY_SAID}`,
);

/** What a company does that makes a product, behind its name: "X Ltd. manufactures them", "az X Kft. gyártja". */
const MAKES = worded(
  "gu",
  ({ either }) =>
    `(?::n)?(?:,? (?:in|of|a|at|di|de|en|i|v|w|em|te|u|aus|din|в|у|z|ze|iz|no) [\\p{L}-]{3,}(?= )|, [\\p{L}-]{3,},(?= ))? ${either(
      [
        "manufactures,manufactured,has manufactured,have manufactured,produces,produced,has produced,has made,sews,sewed,knits,knitted,is the manufacturer,is the maker,is the producer,is manufacturer,fertigt,fertigte,produziert,produzierte,naht,nahte,strickt,ist der hersteller,ist hersteller,ist herstellerin,ist die herstellerin,fabrique,a fabrique,confectionne,a confectionne,produit,a produit,tricote,a tricote,est le fabricant,est fabricant,produce,ha prodotto,fabbrica,ha fabbricato,confeziona,ha confezionato,e il fabbricante,e il produttore,fabrica,ha fabricado,confecciona,ha confeccionado,ha producido,es el fabricante,produz,produziu,fabricou,confeciona,confecionou,confeccionou,e o fabricante,e a fabricante,maakt,produceert,produceerde,vervaardigt,vervaardigde,naait,breit,is de fabrikant,is de producent,fremstiller,har fremstillet,producerer,har produceret,syr,har syet,strikker,er producent,er producenten,er fabrikant,tillverkar,tillverkade,har tillverkat,producerar,har producerat,stickar,har sytt,ar tillverkare,produserer,har produsert,tilvirker,har sydd,er produsent,er produsenten",
        (does) => `${does}(?!\\p{L})`,
      ],
      ["makes,made", (does) => `${does} (?=the |these |this |them |all |our |your |every )`],
      ["stellt,stellte", (does) => `${does}(?= [^.\\n]{3,80} her(?!\\p{L}))`],
      [
        "hat,haben",
        (has) =>
          `${has}(?= [^.\\n]{3,80} (?:hergestellt|gefertigt|produziert|genaht|gestrickt|konfektioniert)(?!\\p{L}))`,
      ],
      [
        "valmistaa,valmisti,on valmistanut,tuottaa,ompelee,on ommellut,neuloo,on valmistaja,valmistama,valmistamat,valmistamia,tuottama,toodab,tootis,on tootnud,valmistab,valmistas,on valmistanud,omblus,on omblnud,on tootja,on toodete tootja,poolt toodetud,poolt valmistatud,razo,razoja,ir razojis,ir razojusi,izgatavo,izgatavoja,ir izgatavojis,ir izgatavojusi,ir razotajs,gamina,gamino,pagamino,siuva,pasiuvo,mezga,yra gamintojas,yra gamintoja",
        (does) => `${does}(?!\\p{L})`,
      ],
      [
        "produkuje,wyprodukowal,wyprodukowala,szyje,uszyl,uszyla,wytwarza,wytworzyla,jest producentem,vyrabi,vyrobil,vyrobila,sije,usil,usila,plete,je vyrobce,je vyrobcem,vyraba,pletie,je vyrobca,je vyrobcom,izdeluje,je izdelal,je izdelala,je izdelalo,proizvaja,je proizvedlo,siva,je proizvajalec,proizvodi,proizveo je,je proizveo,je proizvela,je proizvelo,izraduje,je izradila,je izradio,je proizvodac,производи,је произвела,је произвео,је произвело,израђује,је израдила,шије,је произвођач,произвежда,произведе,изработва,изработи,шие,уши,е производител,е производителят,виробляє,виробило,виробила,виготовляє,виготовило,виготовила,шиє,пошило,пошила,є виробником,fabricheaza,a fabricat,a produs,confectioneaza,a confectionat,coase,este producatorul,este producator,κατασκευαζει,κατασκευασε,εχει κατασκευασει,παραγει,παρηγαγε,ραβει,πλεκει,ειναι ο κατασκευαστησ,gyartja,gyartotta,varrja,varrta,koti,kototte,szovi,szotte,allitja elo,allitotta elo,a gyartoja,a gyarto",
        (does) => `${does}(?!\\p{L})`,
      ],
      ["tarafindan", (by) => `${by} (?:\\p{L}+'[dt][ae] )?(?:uretil|uretim|dikil|orul|imal|dokun)`],
    )}`,
);

/** What else such companies make, parts and materials of a product, and what laboratories and offices make. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}{0,12}(?:yarns?|fabrics?|buttons?|zips?|zippers?|labels?|threads?|machines?|garne?n?|stoffe?n?|gewebe|knopfe?|reissverschlusse?|etiketten?|faden|knoop|knopen|ritsen|tyger?|kangas|kankaat?|kangast|lankaa?)|tissus?|fils?|boutons?|etiquettes?|fermetures?|tessut[oi]|filat[oi]|bottoni|cerniere|etichette|tejidos?|telas?|hilos?|botones|etiquetas|tecidos?|fios?|botoes|longa|audumu?s?|dziju|audinius|audini|siulus|verpalus|tkanin\p{L}*|przedz\p{L}*|guzik\p{L}*|latk\p{L}*|priz[ei]|knoflik\p{L}*|gombik\p{L}*|blago|prej\p{L}|gumb\p{L}*|szovet\p{L}*|kelme\p{L}*|fonal\p{L}*|gomb\p{L}*|stofa|stofe|tesatur\p{L}*|nasturi|fire|плат\p{L}*|прежд\p{L}*|тканин\p{L}*|пряж\p{L}*|υφασμα\p{L}*|νημα\p{L}*|fabric|cloth|stoff|malha|malhas|felpa|reports?|tests?|testing|samples?|documents?|certificates?|catalogues?|photos?|translations?|packaging|box(?:es)?|cartons?|berichte?|prufung(?:en)?|zertifikate?|dokumente?|muster|verpackung\p{L}*|rapports?|essais?|analyses?|emballages?|prov[ae]|rapport[oi]|analisi|campion[ei]|imball\p{L}*|ensay\p{L}+|inform[ei]s?|muestras?|envas\p{L}+|ensaios?|relatorios?|amostras?|embalage\p{L}+|rapporten?|testen|proven|prov(?:er?|et|en|ene|ning\p{L}*)|raport\p{L}*|badani\p{L}*|probk\p{L}*|opakowa\p{L}*|zkousk\p{L}*|skusk\p{L}*|zprav[ay]|sprav[ay]|obal\p{L}*|izvjest\p{L}*|izvest\p{L}*|ispitiv\p{L}*|preskus\p{L}*|vizsgalat\p{L}*|jelentes\p{L}*|csomagol\p{L}*|incerc\p{L}*|доклад\p{L}*|изпитв\p{L}*|испит\p{L}*|опаковк\p{L}*|протокол\p{L}*)(?!\p{L})/u;
/** How far from what is done stands what it is done to, in characters. */
const DONE_TO = 60;

function isOfElseBefore(passage: Passage, at: number): boolean {
  return OF_SOMETHING_ELSE.test(clauseBefore(passage, at, DONE_TO));
}

/** Words between others of a name, small letters of legal forms, and articles that stand before it. */
const WITHIN_NAME =
  /^(?:&|\+|and|und|et|e|y|en|i|og|och|ja|a|v[ea]?|og|de|du|des|di|da|do|dos|del|della|of|von|van|z|ze|za|o\.?o\.?,?|spol\.|s|sp\.|(?:\p{Ll}{1,2}\.)+,?)$/u;
const ARTICLE =
  /^(?:the|die|der|das|den|la|le|les|el|il|lo|o|os|a|az|as|de|het|η|ο|our|unsere?|company|firma|firmaet|firmata|nasza|spolka|spolecnost|spolocnost|podjetje|tvrtka|фирма|фирмата|компанія|підприємство|societe|societatea|ditta|azienda|empresa|bedrijf|\p{L}{1,2}\.?|and|und|et|e|y|en|i|og|och|ja)$/u;
/** How long the name of a company before a verb can be, in characters. */
const NAME_BEFORE = 80;

/** Knitted or woven and no more: of a garment that is sewn elsewhere this is the mill. */
const CLOTH_MADE =
  /^[^\p{L}]*(?:is |has |har |a |ha |je |on )?(?:knit|woven|gestrickt|gewebt|strickt|webt|tiss|tricot|tessut|tejid|teje|tecid|gebreid|geweven|breit|stick|vav|væv|vev|strikk|neulo|kuto|kudu|kudus|ada|adij|mezg|numezg|numegz|dzian|tkan|dzierg|plet|uplet|uplie|tka|utka|spletl|ispl|изплет|изтък|плет|исплет|зв'яз|в'яж|kotott|koti|szott|szov|tesut|πλεκ|υφαιν)\p{L}*(?!.*(?:sewn|genaht|konfekt|cous|confec|confez|cucit|cosid|genaaid|sydd|syet|sy[st]|ommel|szyt|sit|ushit))/su;

interface Said {
  found: Found;
  /** True where only cloth is said to be made. */
  ofCloth: boolean;
}

/** Companies before what they do. */
function makersBeforeVerbs(passage: Passage): Said[] {
  return [...matches(passage, MAKES)].flatMap((match): Said[] => {
    const end = match.index;
    if (!/[\p{L}.)"”“»]/u.test(passage.text[end - 1] ?? "")) return [];
    const done = passage.folded.slice(end + match[0].length, end + match[0].length + DONE_TO);
    if (OF_SOMETHING_ELSE.test(/^[^.,;:\n\t]*/u.exec(done)?.[0] ?? "") || isOfElseBefore(passage, end))
      return [];
    const from = Math.max(passage.text.lastIndexOf("\n", end - 1) + 1, end - NAME_BEFORE);
    const words = passage.text.slice(from, end).split(" ");
    let first = words.length;
    // A name in quotes has words in small letters too: "UAB „Kauno trikotažas“".
    if (/["”“»]$/.test(words.at(-1) ?? ""))
      first = Math.max(
        words.findLastIndex((word) => /^["“„«]/.test(word)),
        0,
      );
    while (
      first > 0 &&
      (/^["“”„«(&+]?[\p{Lu}\d]/u.test(words[first - 1] ?? "") || WITHIN_NAME.test(words[first - 1] ?? ""))
    )
      first--;
    while (first < words.length && ARTICLE.test(folded(words[first] ?? ""))) first++;
    // A sentence of languages that put the verb last begins with what is made: "Havlular X A.Ş. tarafından".
    if (first === 0 && /l[ae]r(?:i|imiz)?$/u.test(folded(words[0] ?? "")) && words.length > 2) first++;
    const name = words.slice(first).join(" ");
    if (words.length - first < 2 || companyEnd(name) !== name.length) return [];
    if (OTHER_PARTY.test(folded(words.slice(0, first).join(" ")))) return [];
    const start = end - name.length;
    const ofCloth = CLOTH_MADE.test(match[0]);
    const line = { start, end, text: name, goesOn: false };
    return companyIn(passage, [line], SAID).map((found) => ({ found, ofCloth }));
  });
}

/** "Manufacturer is our company, X Ltd." */
const OUR_COMPANY =
  "(?:our (?:own )?(?:company|factory|firm|mill)|unsere? (?:eigene[rns]? )?(?:firma|betrieb|unternehmen|werk|haus|gesellschaft|fabrik)|notre (?:propre )?(?:societe|entreprise|usine|atelier|maison)|(?:la )?nostra (?:azienda|ditta|societa|fabbrica)|nuestra (?:empresa|fabrica|sociedad)|(?:a )?nossa (?:empresa|fabrica)|ons (?:eigen )?(?:bedrijf|fabriek)|nasza (?:firma|fabryka|spolka)|vart (?:eget )?(?:foretag|bolag)|vores (?:egen )?(?:virksomhed|firma|fabrik)|var (?:egen )?(?:bedrift|fabrikk)|(?:oma )?yrityksemme|nase (?:firma|spolecnost|spolocnost)|cegunk|firma noastra|nasa (?:tvrtka|firma)|nase podjetje|sirketimiz|firmamiz)";
/** "The manufacturer X Ltd.", "Hersteller im Sinne der Verordnung ist die X GmbH", "výrobce X s.r.o.". */
const MAKER_NAMED = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|(?<!${OF_PARTS})[ ])(?:${oneOf(MAKER)})(?:(?:[ ][^.:;\\n\\t]{0,60}?)?[ ](?:${IS}))?[ \\n](?:(?:(?:die|der|das|la|le|a|de)[ ])?${OUR_COMPANY},?[ \\n](?:(?:die|der|la|le|il|de)[ ])?|${COMPANY_SAID}(?:spol\\.[ ])?)`,
);
/** Before the word for a maker: of a material, and not of the product. */
const OF_PARTS =
  "(?:yarn|fabric|fibre|fiber|textile|cell|component|machine|garn|stoff|tkanin\\p{L}*|przedzy|latk\\p{L}*|ikke|not|nicht|nie|non|no)";

/** "La société X, fabricant, 27 rue Y, 59115 Z, atteste": what a company says of itself. */
const OF_ITSELF = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?:the company|la societe|la maison|l'entreprise|die firma|la ditta|l'azienda|la empresa|a empresa|de firma|firma|spolka|foretaget|virksomheden|yhtio|firmaet)[ ](?<name>[^,;:\\n\\t]{3,50}),[ ](?:(?:as|als|en tant que|in qualita di|como|na qualidade de|jako|som)[ ])?(?:the |le |il |el |o |der )?(?:${oneOf(MAKER)})(?: of [^,\\n]{3,40})?,[ \\n]`,
);

/** The verb of the sentence, after the address: "…, France, atteste que". */
const VERB_AFTER = /, (\p{Ll}{4,})(?: .*)?$/u;

function makersOfThemselves(passage: Passage): Found[] {
  return [...matches(passage, OF_ITSELF)].flatMap((match): Found[] => {
    const name = match.groups?.name ?? "";
    const start = match.index + match[0].indexOf(name);
    const value = passage.text.slice(start, start + name.length);
    const end = match.index + match[0].length;
    const address = addressIn(passage, linesFrom(passage, end, MAX_LINES), SAID - ADDRESS_LESS);
    if (!address || !isCompanyName(value) || NO_MAKER.test(name)) return [];
    const found = { field: "manufacturer_name", value, confidence: SAID, passage, start };
    const told = String(address.value).replace(VERB_AFTER, (rest, word: string) =>
      beginsWithStreet(word) ? rest : "",
    );
    return [
      { ...found, end: start + name.length },
      { ...address, value: told },
    ];
  });
}

function makersInSentences(passage: Passage): Found[] {
  if (passage.order !== "columns") return [];
  const themselves = makersOfThemselves(passage);
  if (themselves.length > 0) return themselves;
  const named = [...matches(passage, MAKER_NAMED)];
  const made = [...passage.folded.matchAll(WE_SIGN), ...matches(passage, MADE_SAID), ...named];
  const toldAt = (match: RegExpMatchArray & { index: number }): Said[] => {
    if (DENIED.test(passage.folded.slice(Math.max(match.index - 20, 0), match.index))) return [];
    if (isOfElseBefore(passage, match.index)) return [];
    const start = nameStart(passage, match);
    const [first, ...rest] = linesFrom(passage, start, 3);
    if (!first) return [];
    const text = joinedText([first, ...rest]);
    const end = companyEnd(first.text) ?? (first.goesOn ? companyEnd(text) : undefined);
    const [name = "", ...after] = text.split(", ");
    // "Nous soussignés, Société X, Route de Y 7, 3054 Sfax" has no form.
    const isDeclared = DECLARED.test(match[0]) && isAddress(after.slice(0, 2).join(", "));
    const words = (end === undefined ? name : text.slice(0, end)).split(" ");
    if (end === undefined && !isDeclared) return [];
    if (words.length > 8 || words.filter((word) => /^\p{Ll}{4}/u.test(word)).length > 1) return [];
    const ofCloth = CLOTH_MADE.test(match[0]);
    return companyIn(passage, linesFrom(passage, start, MAX_LINES), SAID).map((found) => ({
      found,
      ofCloth,
    }));
  };
  const told = [...made.flatMap(toldAt), ...makersBeforeVerbs(passage)];
  const signed = [...passage.folded.matchAll(SIGNED_FOR)].filter((match) => isDeclaredFor(passage, match));
  const all = told.length > 0 ? told : signed.flatMap(toldAt);
  const sewn = all.filter(({ ofCloth }) => !ofCloth);
  return (sewn.length > 0 ? sewn : all).map(({ found }) => found);
}

/** "Legale rappresentante della ditta", before the company for which somebody declares. */
const SIGNED_FOR =
  /(?<!\p{L})(?:(?:legal|authori[sz]ed) representative|managing director|legale rappresentante|rappresentante legale|titolare|amministratore(?: unico| delegato)?|representante legal|(?:socio-?)?gerente|administrador(?:a)?|gerante?|directeur|directrice|president|representant legal|geschaftsfuhrer(?:in)?|inhaber(?:in)?|przedstawiciel(?:ka)?|prezes(?: zarzadu)?|jednatel(?:ka)?|konatel(?:ka)?|administrator|управител|νομιμοσ εκπροσωποσ|direktor(?:ica)?)[ \n](?:of|der|des|von|di|del|della|dell'|de la|de|du|da|do|firmy|spolecnosti|spolocnosti|spolki|societatii|al|на|τησ|tvrtke|drustva)(?:[ \n](?:the|die|la|company|firma|firmy|ditta|societa|azienda|societe|empresa|sociedade|sociedad|εταιρειασ))*[ \n]/gu;
/** Who signs, before that, and what makes their company another one than the maker, behind it. */
const SIGNS =
  /soussign|undersigned|sottoscritt|abaixo assinad|abajo firmante|unterzeich|nizej podpisan|nize podepsan|dolu podpisan|nizsie podpisan|subsemnat|долуподписан|υπογεγραμμεν|potpisan|(?<=^|\n)(?:i|ich|je|io|yo|eu|ja),/u;
const NOT_MAKING =
  /import|distribu|rivend|revend|grossist|(?<!\p{L})handler|trader|agent|mandatar|bevollmachtigt|upowazn|zplnomocn/u;
/** Characters of a declaration before and behind who makes it. */
const DECLARATION_REACH = 160;

function isDeclaredFor(
  { folded: small }: Passage,
  { index: at }: RegExpMatchArray & { index: number },
): boolean {
  if (!SIGNS.test(small.slice(Math.max(at - DECLARATION_REACH, 0), at))) return false;
  return !NOT_MAKING.test(small.slice(at, at + 2 * DECLARATION_REACH));
}

/** "Not made by X Ltd." */
const DENIED = new RegExp(`(?<!\\p{L})(?:${NOT_WORDS})[ \\n](?:\\p{L}{2,8}[ \\n])?$`, "u");

/** Nouns and articles before a name, which German and sentences begin with a capital letter. */
const CAPITAL_BEFORE =
  /^(?:firma|betrieb|werk|fabrik|unternehmen|hersteller|partner|die|der|das|the|la|le)$/u;

/** Where a name begins: "die Firma X GmbH" says what X is, and "Maison X SARL" is called so. */
function nameStart({ text }: Passage, match: RegExpMatchArray): number {
  const end = (match.index ?? 0) + match[0].length;
  const said = text.slice(end - (match.groups?.said?.length ?? 0), end);
  const own = [...said.matchAll(/(?<!\p{L})\p{Lu}\p{L}*/gu)].find(
    ([word]) => !CAPITAL_BEFORE.test(folded(word)),
  );
  return own === undefined ? end : end - said.length + own.index;
}

const DECLARED =
  /soussign|undersigned|sottoscritt|undertecknade|undertegnede|ondergetekende|hersteller|manufacturer|fabrica/u;

function joinedText(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(" ");
}

/** A row of a table of steps: the one of making, and its company with the form of one. */
const MAKING_STEP =
  /(?<=^|\n)(?:\d{1,2}\t)?(?:cut[^\t\n]{0,20}|sewing|stitching|garment(?:ing| making| manufactur\p{L}+)?|cmt|making(?:-up)?|assembly|confection|couture|assemblage|konfektion(?:ierung)?|naherei|nahen|confezione|cucitura|confeccion|confecao|confeccao|costura|confectie|szycie|dikim|konfeksiyon|somnad|ompelu|siti|varras|sivanje|siuvimas|susana)\t(?<cells>[^\n]+)/gu;

function makersInRows(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(MAKING_STEP)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      const text = passage.text.slice(start, start + cell.length);
      if (companyEnd(text) !== undefined)
        return companyIn(passage, [{ start, end: start + cell.length, text, goesOn: false }], FACTORY);
    }
    return [];
  });
}

/** How much of a first page is its head, and of a page its foot. */
const HEAD_LINES = 7;
const FOOT_LINES = 6;

/** The company with its address at the head of the first page, else at the foot of a page. */
function onOwnPaper(passages: readonly Passage[]): Found[] {
  for (const passage of passages) {
    if (passage.order !== "columns" || passage.reading.page !== 1) continue;
    for (const start of startsOfLines(passage.text).slice(0, HEAD_LINES)) {
      const found = ownerAt(passage, start, true);
      if (found.length > 0) return found;
    }
  }
  for (const passage of passages) {
    if (passage.order !== "rows") continue;
    for (const start of startsOfLines(passage.text).slice(-FOOT_LINES).toReversed()) {
      for (const { at, length } of piecesFrom(passage.text, start)) {
        const place = inColumns(passages, passage, at);
        const found = place ? ownerAt(...place, false) : [];
        const name = String(found.find(isNameOfMaker)?.value ?? "");
        if (name !== "" && name.length <= length && !SAYS_WHO.test(folded(name))) return found;
      }
    }
  }
  return [];
}

/** What ends before another piece of a line: a sentence, or a sign between the pieces. */
const PIECE_END = /(?:(?<=\p{L}{4}|\d{2,})\. | [·|•] )(?=\p{Lu})/gu;

/** The pieces of a line: "Returret 100 dage. Ringsø Lin ApS, Fabriksvej 3, …". */
function piecesFrom(text: string, start: number): { at: number; length: number }[] {
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  const ends = [...line.matchAll(PIECE_END)].map(placeOf);
  const begins = [0, ...ends.map(({ end }) => end)];
  return begins.map((from, i) => ({ at: start + from, length: (ends[i]?.start ?? line.length) - from }));
}

function startsOfLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n+/g)].map((match) => match.index + match[0].length)];
}

/** Who signs a letter stands before their company. */
const SIGNATURE = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){1,3}(?:, | [|·–—-] )(?=\p{Lu})/u;

function ownerAt(passage: Passage, lineStart: number, isHead: boolean): Found[] {
  const { text } = passage;
  if (beginsWithMaker(folded(text.slice(lineStart, lineStart + 80)))) return [];
  const person = isHead ? 0 : (SIGNATURE.exec(text.slice(lineStart, lineStart + 80))?.[0].length ?? 0);
  const after = text.slice(lineStart + person, lineStart + person + 80).split("\n")[0] ?? "";
  const isSigned =
    person > 0 &&
    companyEnd(text.slice(lineStart, lineStart + person)) === undefined &&
    companyEnd(after) !== undefined;
  const start = lineStart + (isSigned ? person : 0);
  const lines = linesFrom(passage, start, isHead ? MAX_LINES : 3);
  const [first] = lines;
  const above = text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, Math.max(lineStart - 1, 0));
  if (!first || /^[^:]{2,30}:/.test(first.text) || /:$/.test(above) || passage.beside.has(lineStart))
    return [];
  if (OTHER_PARTY.test(folded(above)) && text[lineStart - 2] !== "\n") return [];
  const end = companyEnd(first.text);
  if (end === undefined) return isHead ? unformedAt(passage, lines) : [];
  if (first.text.slice(0, end).split(" ").length > 11) return [];
  if (TRADER.test(folded(first.text.slice(0, end)))) return [];
  // A sentence goes on after the name.
  if (!/^$|^[\s]*[,;|·–—/(•-]/.test(first.text.slice(end)) || /,.*\p{Ll} /u.test(first.text.slice(0, end)))
    return [];
  const found = companyIn(passage, lines, OWN_PAPER);
  return found.length > 1 ? found : [];
}

/** Who trades, brokers, prints or finishes for others writes papers of their own too. */
const TRADER =
  /(?<!\p{L})(?:trading|traders?|trade|import\p{L}*|export\p{L}*|wholesale\p{L}*|agent[eis]?\p{L}{0,3}|agenc\p{L}*|sourcing|handels?|handel|vertriebs?\p{L}*|gross?handel\p{L}*|negoce|distribu\p{L}+|commercia?l\p{L}*|comercia?l\p{L}*|comercio|commercio|kaubandus\p{L}*|kereskedel\p{L}*|\p{L}*nagyker\p{L}*|obchod\p{L}*|trgovin\p{L}*|hurtowni\p{L}*|prekyb\p{L}*|tirdzniec\p{L}*|groothandel|printing|druck\p{L}*|drukar\p{L}*|tisak|tiskarn\p{L}*|stamperia|imprimerie|etiket\p{L}*|etikett\p{L}*|labels?|retail\p{L}*|stores?|shops?|търгов\p{L}*|торг\p{L}*|трговин\p{L}*|εμπορ\p{L}*)(?!\p{L})|\p{L}(?:handels?|vertrieb|handelsgesellschaft|handling)(?!\p{L})/u;

/** Of a name without the form of a company. */
const UNFORMED = 0.64;
/** The code of a town with its name, and not "Style no. 11804". */
const TOWN_NAMED = /\d(?: ?\p{Lu}{1,2})? \p{Lu}|,.*\d{3}/u;
/** Longest name without a form, in characters. */
const NAME_LENGTH = 40;

/** The first line of a paper that is a name, above a line that is nothing but an address with the code of a town. */
function unformedAt(passage: Passage, lines: readonly Line[]): Found[] {
  const [first, second] = lines;
  if (!first || first.start > 0) return [];
  const at = first.text.search(/ [–—|·•-] /);
  if (at > 0 && at < NAME_LENGTH && hasTown(withoutContacts(first.text.slice(at)))) {
    const name = first.text.slice(0, at);
    if (/[\d:;@%]/.test(name) || TITLE.test(folded(name))) return [];
    const found = companyIn(passage, [first], UNFORMED);
    return found.length > 1 ? found : [];
  }
  if (!second || first.goesOn) return [];
  const isName =
    /^\p{Lu}/u.test(first.text) && !/[\d:;@%.,]/.test(first.text) && first.text.split(" ").length <= 6;
  const address = withoutContacts(second.text);
  if (!isName || TITLE.test(folded(first.text)) || !isAddress(address) || !TOWN_NAMED.test(address))
    return [];
  if (TRADER.test(folded(first.text))) return [];
  const found = companyIn(passage, lines, UNFORMED);
  return found.length > 1 ? found : [];
}
