/** Addresses of makers: what of a line is one, and which are those of a maker. */
import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { inColumns, type Line, linesFrom } from "../kit/lines.ts";
import { matches, worded } from "../kit/worded.ts";
import { TITLE } from "../names/name-shapes.ts";
import {
  beginsWithStreet,
  endsWithCountry,
  hasTown,
  isAddress,
  isStreet,
  OTHER_PARTY,
  withoutContacts,
} from "./companies.ts";
import { ADDRESS_LESS, beginsWithMaker, CALLED, MAKER, MAKERS, MAX_LINES, SAID } from "./maker-words.ts";

/** How far below who is named their address can have its label, in lines. */
const ADDRESS_BELOW = 2;

/** The address with a label of its own in the lines below who is named. */
export function addressBelow(passages: readonly Passage[], passage: Passage, at: number): Found[] {
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
/** A sentence in the line below an address: "The pan is cast from iron and …". */
const SENTENCE_AFTER = /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{L}'’-]*){3,}/u;
/** What ends an address that is no part of it: "(produttore)", and the bracket around it as a whole. */
const IN_BRACKETS_AFTER = /[ ]\((\p{L}{5,})\)$|(?<=^[^()]*)\)$/u;
/** "…, Sibiu, în calitate de producător, declarăm": in what role a company declares, after its address. */
const IN_WHAT_ROLE =
  /,? (?:in (?:our|its|my|their) (?:capacity|role) as|as (?:the |a )?(?:manufacturer|producer|maker|supplier)|als (?:der |de )?(?:hersteller|produzent|fabrikant|producent|lieferant|leverancier)|en (?:sa |notre |tant que |qualité de )|in (?:qualità|veste) di|(?:en|na|em) (?:su |nuestra |nossa |sua )?(?:calidad|condición|qualidade|condição) de|în calitate de|jako (?:producent|výrobce|výrobca|wytwórca)|i egenskap av|som (?:tillverkare|producent|fabrikant|produsent)|mint (?:a )?gyártó|kao proizvođač|kot (?:proizvajalec|izdelovalec)|valmistajana|tootjana|kaip gamintojas|kā ražotājs)(?!\p{L}).*$/iu;
/** " · ALV 25,5 % sisältyy hintaan", " | Prices incl. 20% VAT": what else the foot of a sheet tells behind an address. */
const PRICES_NEXT = / [·|•] [^·|•]*[%€].*$/u;

/** Lines that are an address together: a street, a town, a country. */
export function addressIn(passage: Passage, lines: readonly Line[], confidence: number): Found | undefined {
  let value = "";
  let end = 0;
  let start: number | undefined;
  let goesOn = false;
  for (const [i, line] of lines.entries()) {
    const seated = i === 0 || value === "" ? (SEATED.exec(folded(line.text))?.[0].length ?? 0) : 0;
    const text = line.text.slice(seated).replace(PRICES_NEXT, "").trim();
    if (text === "" && i === 0) continue;
    if (value === "" && i > 0 && OF_REGISTER.test(folded(text))) continue;
    if (isTitle(text, value)) break;
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
      (goesOn &&
        !/[.!?]$/.test(value) &&
        !(endsWithCountry(value) && (MADE_AFTER.test(small) || SENTENCE_AFTER.test(plain))));
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

/** "Auftragsbestätigung 88213 …": what a paper is, before its number. */
const NUMBERED = /^[\p{L}’' -]+ (?:n[ro°º.]{0,2} ?)?\d[^,]*$/u;

/** The title of a paper below a name, or behind the town of its address. */
function isTitle(text: string, value: string): boolean {
  const title = TITLE.exec(folded(text));
  if (title === null || endsWithCountry(text)) return false;
  return value === ""
    ? title.index === 0 && NUMBERED.test(text) && !isStreet(text)
    : hasTown(value) && !/\d/.test(text);
}

const ADDRESS_WORD =
  "sidlo,sidlo firmy,sidlo spolecnosti,sidlo spolocnosti,siedziba,siedziba firmy,sjediste,sedez,szekhely,szekhelye,sediu,sediul,sediul social,siege,siege social,sede legale,sede social,sede operativa,domicilio social,domicilio fiscal,registered office,registered address,head office,works address,factory address,sitz,firmensitz,postanschrift,hovedkontor,hovedsæde,asukoht,buveine,juridiska adrese,buveines adrese,registracijos adresas,седалище,адрес на управление,εδρα,zetel,maatschappelijke zetel,vestigingsadres,sate,kotipaikka,toimipaikka,merkezi,merkez adresi,forretningsadresse,besoksadress,seu social,address,adresse,anschrift,indirizzo,sede,direccion,domicilio,morada,endereco,adres,adress,adresa,cim,cime,osoite,aadress,adresas,adrese,адрес,διευθυνση,adreca,adresi,naslov,indirizz,seoladh,herstelleradresse,herstelleranschrift,адреса,юридична адреса,місцезнаходження,седиште,адреса седишта";
/** "Address of the manufacturer: …", and "Address: …" in the lines below the manufacturer's name. */
const ADDRESS_LABEL = worded(
  "gu",
  ({ oneOf, maybe }) =>
    `(?<=^|[\\n\\t])(?:(?:\\d{1,2}[.)]|·) ?)?(?:az? )?(?<of>(?:${maybe(MAKER)})['’]?s? )?(?:\\p{L}{4,10} )?(?:${oneOf(ADDRESS_WORD)})(?: (?:of|des|du|del|dell[ao']|do|van|da|af|av|на|του)(?: the| de| het)? ?(?<owner>\\p{L}{5,14}))?(?<genitive> (?:${maybe(MAKER)}))?(?: ?/ ?[\\p{L}' ]{3,24})?(?: ?\\([^()\\n\\t]{1,25}\\))?[ ]?(?::[ ]*[\\t\\n]?|[\\t\\n](?::[ ]+)?)`,
);
/** How far above a plain label of an address the manufacturer is named, in lines. */
const NEAR_LINES = 3;
/** Where goods are brought, or bills are sent. */
const OF_DELIVERY =
  /(?<!\p{L})(?:szallit|szamlaz|kezbes|deliver|shipping|billing|invoice|liefer|versand|rechnung|livraison|facturation|consegna|spediz|fattura|entrega|envio|faturacao|dostaw|wysylk|dodac|doruc|fakturac|leverans|leverings|afleverings|bezorg|toimitus|laskutus|tarne|pristatym|piegad|livrare|facturare|dostav|isporuk|teslim|sevk|fatura|доставк|доставчик|παραδοσησ|αποστολησ)/u;

/** Addresses behind labels of them, of whoever makes the goods and not of a buyer or a delivery. */
export function addressesOf(passages: readonly Passage[], passage: Passage): Found[] {
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
