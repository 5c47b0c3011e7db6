/** Who issued a certificate and until when it is valid, as told beside its number or in its sentence. */
import type { Passage } from "../../reading/passage.ts";
import { dateIn } from "../kit/numbers.ts";
import { lineAround, type Place } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { linesAround } from "./denied.ts";
import { isHeads, type Told } from "./in-tables.ts";
import { STANDARD_NAMED, standardIn } from "./standards.ts";
import { BODY_NAMES, ISSUERS, VALID_UNTIL } from "./words.ts";

const VALID = worded(
  "gu",
  ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(VALID_UNTIL)})(?!\\p{L})(?<between>[^\\d\\n]{0,25}[\\n\\t]?)`,
);
/** A label for who issued it, where a line, a cell or a sentence begins. */
const ISSUED_BY = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t.]|[·|] ?)[ ]?(?:\\d{1,2}[.)] )?(?:${oneOf(ISSUERS)})(?!\\p{L})(?: ?/ ?[\\p{L} ]{4,30}(?=:))?[ ]?[:;]?[ ]*[\\t\\n]?`,
);
/** The same words in the midst of a sentence. */
const ISSUED_WITHIN = worded(
  "gu",
  ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(ISSUERS, BY)})(?!\\p{L})[ ]?:?[ \\n](?=\\p{L})`,
);
/** Before a span of time alone: "valid 01.04.2026 - 31.03.2027", "du 1.2.2026 au 31.1.2027". */
const SPAN = worded(
  "gu",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "valid,valid from,period,gultig,gultig von,gultig vom,gultig ab,valable,valable du,valide du,valido,valida,valido dal,valida dal,valido del,valido desde,valido de,geldig,geldig van,geldig vanaf,wazny,wazny od,wazne od,giltig,giltigt,giltigt fran,giltig fran,gyldig,gyldigt,gyldig fra,gyldigt fra,voimassa,platny,platny od,platne od,platnost od,ervenyes,valabil,valabil din,vazi od,vrijedi od,velja od,kehtib,galioja nuo,galioja,deriga,derigs,валиден от,валиден,ισχυει απο,ισχυσ,gecerli,діиснии з,діиснии від,чиннии з,важи од",
    )})(?!\\p{L})(?<between>[^\\d\\n]{0,12}[\\n\\t]?)`,
);
/** "By" in a sentence on a certificate. */
const BY =
  "issued from,from the institute,delivre par la societe,delivree par,emise par,emessa da,rilasciata da,rilasciato dall'ente,emitido pela entidade,emitida por,expedida por,wydany,wydana przez,certifikovano,vydan,vydany,kiallito";
/** Bodies whose name beside a number is that of its issuer. */
const BODIES = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${BODY_NAMES})(?![\p{L}\d]|[ ]?[-/][ ]?[\p{Lu}\d]|[ ]\d)`,
  "u",
);
/** Behind a number, in what is said of it: ", bis 31.12.2026", "(good until 9 July 2027". */
const UNTIL =
  /(?<!\p{L})(?:bis(?: zum)?|until|till?|up to|thru|through|jusqu'au|fino al|al|hasta(?: el)?|ate(?: a)?|tot(?: en met)?|t\/m|do|til(?: og med)?|till och med|t\.o\.m\.|pana la|iki|lidz|kuni|до|εωσ|μεχρι)[ :]{1,2}(?=\d|\p{L}{3,9}\.? \d)/gu;
/** Behind the last day, in languages that say so there: "2027.11.30-ig", "03.06.2027 tarihine kadar". */
const UNTIL_BEHIND = /^(?:-?(?:ig|ni)(?!\p{L})|['’]?(?: ?y?[ea]| tarihine)? kadar| (?:saakka|asti|sta))/u;
/** What parts the first day of a span from its last. */
const TO =
  /^\s*(?:-\s*|\/ |(?:to|until|bis(?: zum)?|au|al|a|ate|tot|do|till|til|iki|lidz|kuni|pana la|до|εωσ)\s)/u;

/** A date in the statement of when a certificate ends, and where it stands. */
interface Ending {
  value: string;
  start: number;
}

/** Letters behind the words for validity that a date may begin within. */
const REACH = 12;

const endings = new WeakMap<Passage, readonly Ending[]>();

/** "Validity from 1 February 2026": the day on which it begins is none on which it ends. */
const FROM =
  /(?<!\p{L})(?:from|as of|since|starting(?: on)?|ab(?: dem)?|vom|von|seit(?: dem)?|du|des le|a (?:partir|compter) d[ue]|depuis(?: le)?|dal|dalla|a (?:partire|decorrere) dal|desde(?: el)?|a partir de(?:l)?|vanaf|van|met ingang van|od(?: dnia)?|ode dne|fran(?: och med)?|fra(?: og med)?|de la|din|incepand cu|alates|nuo|от|від|з|од|απο)[ :.\t\n]*$/u;
/** "1.2.2026 alkaen", "2026.02.01-től". */
const FROM_BEHIND = /^\.?(?:-?(?:tol|jetol)(?!\p{L})| (?:alkaen|lahtien|itibaren)|['’]?\p{L}{2,3} itibaren)/u;
/** What is valid for a time beside certificates: the paper itself, an offer, its prices. */
const PAPER =
  "sheet|data ?sheet|offer|quotation|price ?list|prices|blatt|datenblatt|angebot|preisliste|preise|fiche|offre|devis|tarifs?|scheda|offerta|listino|ficha|oferta|presupuesto|tarifa|orcamento|aanbieding|offerte|prijslijst|productblad|karta|karty|cennik|cennika|datablad|erbjudande|offert|prislista|tilbud|prisliste|tarjous|hinnasto|nabidka|nabidky|cenik|ceniku|listu|(?<=(?:technicky|datovy|vyrobni) )list|ponuka|ponuky|ajanlat|arlista|adatlap|fisa|ponuda|ponudba|teklif|fiyat listesi|оферта|ценоразпис|пропозиція|понуда|προσφορα";
/** "Platnost listu", "validity of this sheet". */
const OF_SHEET = new RegExp(`^[ ](?:\\p{L}{1,12}[ ]){0,2}(?:${PAPER})s?(?!\\p{L})`, "u");
/** "Offer valid until". */
const SHEET_VALID = new RegExp(`(?<!\\p{L})(?:${PAPER})(?!\\p{L})[^.;:,\\n\\t]{0,20}$`, "u");
/** How far before the words for validity that stands, in characters. */
const SHEET_BEFORE = 40;

/** Every date until which something is valid, looked for once. */
function endingsIn(passage: Passage): readonly Ending[] {
  const known = endings.get(passage) ?? lookForEndings(passage);
  endings.set(passage, known);
  return known;
}

function lookForEndings(passage: Passage): Ending[] {
  return [VALID, SPAN].flatMap((words) =>
    [...matches(passage, words)].flatMap((match): Ending[] => {
      const { between = "" } = match.groups ?? {};
      const start = match.index + match[0].length - between.length;
      const text = withWholeYears(passage.folded.slice(start, start + between.length + 60));
      const first = dateIn(text);
      if (!first || first.start > between.length + REACH) return [];
      const rest = text.slice(first.end, first.end + 30);
      const to = TO.exec(rest)?.[0].length;
      const second = to === undefined ? undefined : dateIn(rest.slice(to));
      if (words === SPAN && second?.start !== 0) return [];
      const led = text.slice(0, first.start);
      if (!second && (FROM.test(led) || FROM_BEHIND.test(rest))) return [];
      const before = passage.folded.slice(Math.max(match.index - SHEET_BEFORE, 0), match.index);
      if (OF_SHEET.test(led) || SHEET_VALID.test(before)) return [];
      // A span is valid until its end.
      return [{ value: second?.value ?? first.value, start: match.index }];
    }),
  );
}

/** The name of a body anywhere on a paper with one certificate. */
export function bodyAnywhere(passages: readonly Passage[]): Told {
  for (const passage of passages) {
    const issuer = bodyIn(passage, 0, passage.text.length);
    if (issuer !== undefined) return { issuer };
  }
  return {};
}

/** Where only a date can stand: "31/05/27" and "31 12 2026" as others are written. */
function withWholeYears(text: string): string {
  return text.replace(
    /(?<![\d./-])(\d{1,2})([./ -])(\d{1,2})\2((?:20)?\d{2})(?![\d./-]*\d)/gu,
    (_, day: string, _sign: string, month: string, year: string) =>
      `${day}.${month}.${year.padStart(4, "20")}`,
  );
}

/** What a paper with one certificate says of it, wherever it stands. */
export function toldAnywhere(passages: readonly Passage[], kind: string): Told {
  const ends = new Set(passages.flatMap((passage) => endingsIn(passage).map(({ value }) => value)));
  const issuer = issuerLabelled(passages) ?? (kind === "certificate" ? speakerOf(passages) : undefined);
  return {
    ...(issuer === undefined ? {} : { issuer }),
    ...(ends.size === 1 ? { valid_until: [...ends][0] } : {}),
  };
}

/** "Ecocert hereby certifies that", "Die Zertifizierungsstelle der TÜV SÜD GmbH bescheinigt, dass". */
const CERTIFIES =
  /(?<=^|\n)(?:(?:the|die|der|das|la|le|l'|il|lo|a|o|el|het|az)[ ]?)?(?:(?:certification body|zertifizierungsstelle|organisme|organismo(?: di certificazione| certificador)?|societe|societa|empresa|institut)(?: (?:der|des|of|di|de))? )?(?<name>[^\n\t:;]{3,70}?),? (?:(?:hereby|hiermit) )?(?:certif(?:ies|ie|ica)|bescheinigt|bestatigt|atteste|attesta|autoriza|declara que|certificeert|verklaart|intygar|attesterer|bekrefter|bekræfter|potvrzuje|potvrdzuje|udeluje|poswiadcza|zaswiadcza|igazolja|tanusitja|todistaa|certifikuje|potrjuje|potvrduje|tinnitab|apliecina|patvirtina|удостоверява|засвідчує|підтверджує|потврђује|πιστοποιει)(?=[ ,]|\n)/u;

/** Who speaks on the paper of a certificate. */
function speakerOf(passages: readonly Passage[]): string | undefined {
  for (const { text, folded } of passages) {
    const match = CERTIFIES.exec(folded);
    const name = match?.groups?.name ?? "";
    const at = (match?.index ?? 0) + (match?.[0].indexOf(name) ?? 0);
    const printed = text.slice(at, at + name.length);
    if (/^\p{Lu}/u.test(printed) && !/\d{3}/.test(printed)) return printed;
  }
  return undefined;
}

/** "Qualicert Forez, Saint-Étienne. Le seuil minimal de la norme": another sentence behind a name. */
const NEXT_SENTENCE = /(?<=\p{L}{4})\. \p{Lu}\p{L}* \p{Ll}.*$/su;

function issuerLabelled(passages: readonly Passage[]): string | undefined {
  for (const passage of passages) {
    for (const match of matches(passage, ISSUED_BY)) {
      const start = match.index + match[0].length;
      const name = (/^[^\n\t;|]{3,100}/u.exec(passage.text.slice(start)) ?? [""])[0]
        .replace(NEXT_SENTENCE, "")
        .replace(/[.,: ]+$/, "");
      // In the head of a table another head follows.
      if (isHeads(lineAround(passage.folded, match.index, start))) continue;
      if (/^\p{Lu}/u.test(name) && /\p{L}{3}/u.test(name) && !/\d{4}/.test(name)) return name;
    }
  }
  return undefined;
}

/** What stands beside a number, up to the certificates before and behind it. */
export function toldAround(one: Place, all: readonly Place[]): Told {
  const { passage } = one;
  const { from, to } = ownPart(one, all);
  const end = endingsIn(passage).filter(({ start }) => start >= from && start < to);
  const behind = passage.folded.slice(one.end, to);
  const until = end[0]?.value ?? lastDayIn(behind);
  const issuer =
    nameLedTo(passage, from, to) ??
    bodyIn(passage, one.start, to) ??
    bodyIn(passage, from, one.start) ??
    shortNameAt(passage, one.end);
  return {
    ...(issuer === undefined ? {} : { issuer }),
    ...(until === undefined ? {} : { valid_until: until }),
  };
}

/** The day that "until" leads to, without a word for what ends on it. */
function lastDayIn(text: string): string | undefined {
  for (const { 0: led, index } of text.matchAll(UNTIL)) {
    const date = dateIn(text.slice(index + led.length, index + led.length + 30));
    if (date?.start === 0) return date.value;
  }
  const date = dateIn(text);
  return date && UNTIL_BEHIND.test(text.slice(date.end)) ? date.value : undefined;
}

/** The lines around a certificate without what is said of others in them: each begins with its standard, or behind a sign. */
function ownPart(one: Place, all: readonly Place[]): { from: number; to: number } {
  const { passage, start, end } = one;
  const lines = linesAround(passage, start, end);
  const others = all.filter(
    (other) => other.passage === passage && (other.end <= start || other.start >= end),
  );
  const before = Math.max(...others.filter((other) => other.end <= start).map((other) => other.end), -1);
  const after = Math.min(
    ...others.filter((other) => other.start >= end).map((other) => other.start),
    Infinity,
  );
  return {
    from: before < lines.from ? lines.from : partedAt(passage, before, start),
    to: after > lines.to ? lines.to : partedAt(passage, end, after),
  };
}

/** Where the second of two certificates begins. */
function partedAt({ folded }: Passage, end: number, start: number): number {
  const between = folded.slice(end, start);
  const name = [...between.matchAll(STANDARD_NAMED)].at(-1);
  const sign = /[;\n•·|](?!.*[;\n•·|])/su.exec(between) ?? /,(?!.*,)/su.exec(between);
  return end + (name?.index ?? sign?.index ?? 0);
}

/** A name in capitals, with the small words within it and what kind of house it is: "Textilní zkušební ústav". */
const NAME =
  /^\p{Lu}[\p{L}\d.&'’-]*(?: (?:A\/S(?!\p{L})|\p{Lu}[\p{L}\d.&'’-]*|(?:de|du|des|der|für|for|of|and|und|et|del|della|do|da|&)(?= \p{Lu})))*(?:(?: \p{Ll}+){0,2}? (?:ústav|inštitút|institut\p{Ll}{0,2}|intézet|zavod|centr(?:um|as|s)|anstalt|instituut|laborator\p{Ll}{0,2})(?!\p{L}))?/u;
/** What begins a number behind a name. */
const NUMBER_AFTER = /[ ](?:CU|SC|TC|N|No|Nr|Nº|Cert|Certificate|Zert|Zertifikat|Reg|Ref)\.?$/u;

const leads = new WeakMap<Passage, readonly { index: number; start: number }[]>();

/** Where words such as "issued by" stand, and what follows them, looked for once. */
function leadsIn(passage: Passage): readonly { index: number; start: number }[] {
  const known =
    leads.get(passage) ??
    [...matches(passage, ISSUED_WITHIN)].map(({ 0: said, index }) => ({ index, start: index + said.length }));
  leads.set(passage, known);
  return known;
}

function nameLedTo(passage: Passage, from: number, to: number): string | undefined {
  for (const { index, start } of leadsIn(passage)) {
    if (index < from || start >= to) continue;
    const name = NAME.exec(passage.text.slice(start, Math.min(to, start + 80)))?.[0]
      .replace(NUMBER_AFTER, "")
      .replace(/[.,]$/, "");
    if (name !== undefined && /\p{L}{3}/u.test(name) && !/\d{3}/.test(name)) return name;
  }
  return undefined;
}

/** Letters of an institute right behind a number: "2276-318 DTI.", "20.CZ.61407, TZÚ Brno,". */
const SHORT_NAME = /^(?: ?[,(|·/–-] ?| )(?<name>\p{Lu}{2,10}(?: \p{Lu}\p{Ll}{2,})?)(?=[,;.)\n\t|]|$| [–-] )/u;
/** Letters that are no institute's; two of them are one only right behind a blank. */
const NO_NAME = /^(?:ISO|EN|IEC|DIN|CEN|ASTM|REV|PO|VAT|OK|PDF|EUR|USD|LOT|REF|QTY|PCS|KG|CLASS)$/u;

function shortNameAt({ text, folded }: Passage, at: number): string | undefined {
  const name = SHORT_NAME.exec(text.slice(at, at + 40))?.groups?.name;
  if (name === undefined || NO_NAME.test(name)) return undefined;
  if (standardIn(folded.slice(at, at + name.length + 4)) !== undefined) return undefined;
  return name.length > 2 || text[at] === " " ? name : undefined;
}

/** The name of a known body in a part of a text. */
function bodyIn({ text, folded }: Passage, from: number, to: number): string | undefined {
  const match = BODIES.exec(folded.slice(from, to));
  return match ? text.slice(from + match.index, from + match.index + match[0].length) : undefined;
}
