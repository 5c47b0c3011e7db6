/** Numbers of certificates beside the name of a standard or of who certified, without a word for a number of one. */
import type { Passage } from "../../reading/passage.ts";
import { linesOf, tailOf } from "../kit/places.ts";
import { LONGEST, numberAt } from "./numbers.ts";
import { namesStandard, STANDARD_NAMES } from "./standards.ts";
import { TYPE_EXAMINATION } from "./type-examinations.ts";
import { BODY_NAMES } from "./words.ts";

/** A number, where it stands, and how sure it is that it is one of a certificate. */
export interface NumberBeside {
  number: string;
  start: number;
  end: number;
  confidence: number;
}

/** "OEKO-TEX Std 100 <cell>", "GRS (Oberstoff) <cell>", "ISO 9001 —", "STANDARD 100:" where a line, a cell or a sentence begins; "SA8000 (n°". */
const AFTER_NAME = new RegExp(
  `(?:(?<=^|[\\n\\t.;|·,][ ]?|(?<![\\p{L}\\d])(?:[\\p{L}\\d]{1,2}\\)|[-•])[ ])(?:${STANDARD_NAMES})[®™]?[ ]?(?:\\((?!cert|zert|sert)[\\p{L} ,&/-]{3,30}\\)[ ]?)?(?<apart>[\\t\\n]\\t?|[:|·][ ]?|,[ ](?=\\p{L}{2})|[ ][|·][ ]?|[ ]\\/[ ]|(?<=[ ])-[ ])(?:(?:licen[cs]e?|lizenz|licenc\\p{L}{0,2}|licentie)[ ])?(?<called>(?:n[ro]?\\.?°?|num\\.|c\\.|st\\.|br\\.|sz\\.|№|αρ\\.)[ ]?)?|(?<!\\p{L})(?:${STANDARD_NAMES})[®™]?[ ]?\\((?:(?:cert\\p{L}*|zert\\p{L}*|sert\\p{L}*)\\.?[ ])?(?:n[ro]?\\.?[ºo°]?|num\\.|number|c\\.|№)[ :]?[ ]?)(?=[\\p{L}\\d])`,
  "gu",
);
/** Behind a standard in a list of certificates: "Certificates: OCS 9981-PT (SGS), BCI no. 1002233"; in brackets also elsewhere. The standard in "ECO-RCS-FR-20713" is part of a number. */
const LISTED = new RegExp(
  `(?<!\\p{L}|[\\p{L}\\d]-)(?:${STANDARD_NAMES})[®™]?(?: v?\\d(?:\\.\\d)?)?(?: (?:certifi|zertifizier|certyfikow|sertifis|sertifioi)\\p{L}*)?(?: (?<open>\\()|[ ,:-]{1,3})(?:(?:cert\\p{L}*|zert\\p{L}*|sert\\p{L}*)\\.? )?(?<called>(?:n[ro]?\\.?°?|num\\.|number|c\\.|id)[ :]{1,2})?(?=[\\p{L}\\d])`,
  "gu",
);
/** Speaks of certificates, before a list of them in the same line. */
const OF_CERTIFICATES = /(?<!\p{L})(?:cert|zert|sert|tanus|сертиф|πιστοπ)\p{L}*/u;
/** How far back in its line that stands, in characters. */
const LIST_LENGTH = 1000;
/** Numbers of orders, lots and invoices by their first letters. */
const OF_TRADE = /^(?:PO|SO|FV|FA|INV|LOT|ART|REF|OC|AB|LS|RE)[-./ ]/u;
/** What ends an item of a list. */
const ITEM_ENDS = /^(?:[;,.)\n\t]| [(|·/–-]|$)/u;
/** "Certified by Control Union" over its number on a label, "Certified by Control Union · ", "zertifiziert durch Ecocert | ", "certificado por CITEVE, ". */
const AFTER_BODY =
  /(?<!\p{L})(?:certif(?:ied|ication) by|zertifiziert (?:durch|von)|certifiee?s? par|certificat[oaie] da(?:l|lla)?|certificad[oa]s? (?:por|pel[oa])|certificats? per|gecertificeerd door|certyfikowan\p{L}{1,3} przez|certifierad[et]? av|certificeret af|sertifisert av|certifikovan\p{L}{0,2}|certificat[ae]? de|сертифициран\p{L}{0,2} от|сертифікован\p{L}{0,2}|сертификован\p{L}{0,2} од|πιστοποιημεν\p{L}{1,3} απο)[ ][^\n\t,;|·(:]{2,40}[ ]?(?:[,|·:(\t]|(?<below>\n)|(?<=[ ])-(?=[ ]))[ ]?(?:(?:licen[cs]e|licen[cz]a|licencia|lizenz|licentie|licencja|licens)(?:[ ]?(?:no|nr|n)[.°]{0,2})?[ ])?(?=[\p{L}\d])/gu;
/** "GOTS: Ecocert, numero 118204", "GOTS (Control Union 884120)", "RWS – ICEA n. 0417-22": a body that is known, between a standard and its number. */
const BEHIND_BODY = new RegExp(
  `(?<!\\p{L}|[\\p{L}\\d]-)(?:${STANDARD_NAMES})[®™]?(?:[ ]?[:(,|·–-][ ]?|[ ](?:by[ ])?)(?:${BODY_NAMES})(?:[ ]?[:,][ ]|[ ])(?:(?:n[ro]?\\.?[ºo°]?|num\\.|number|nummer|numero|numer|cislo|c\\.|br\\.|st\\.|sz\\.|№|αρ\\.)[ :]{1,2})?(?=[\\p{L}\\d])`,
  "gu",
);
/** "under number", "sous le numéro", "o numerze": what is certified has it. */
const NUMBERED =
  /(?<!\p{L})(?:(?:за|під) номером|под бројем|(?:under|with)(?: the)? (?:certificate )?(?:number|no\.)|(?:unter|mit) der nummer|unter nr\.|(?:sous|avec|porte|portant) le (?:numero|n°)|con (?:il )?numero|con el (?:numero|n\.?[ºo°])|bajo el numero|(?:com|sob) o (?:numero|n\.?[ºo°])|amb el numero|(?:onder|met) (?:het )?nummer|o numerze|pod (?:numerem|nr)|s cislem|pod cislem|(?:med|under) nummer(?:et)?|cu numarul|sub numarul|numerolla|pod brojem|s stevilko|под номер|с номер|με αριθμο|με τον αριθμο|υπ[ '’]{1,2}αριθμ?\.?|numbriga|numbri|ar numuru|ar nr\.|su numeriu|numeriu|pod stevilko|s brojem|med nummer(?:et)?|cu nr\.|sub nr\.|под №|з номером|numarasi ile|numarasiyla)[ ]?:?[ \n](?=[\p{L}\d])/gu;
/** "A(z) … számú tanúsítvány", "… numaralı sertifika": in Hungarian and Turkish the word for a number stands behind it. */
const NUMBER_BEHIND =
  /(?<=[\d\p{L}])[ \n](?:(?:sor)?szam(?:u|on|mal| alatti?)|sz\.|numarali|numarasi(?:yla| ile)|sayili|no['’]?lu)(?<between>(?:[ \n](?!(?:es|ve|valamint|ile)[ \n])[^\s,;:()]{2,30}){0,3})[ \n][\p{L}-]{0,20}(?:tanusitvan|bizonyitvan|sertifika|belge)/gu;
/** Letters that each of these words has: to look for them takes less than to look for the pattern. */
const SAID_BEHIND = ["szam", "sz.", "numara", "sayili", "nolu", "no'lu", "no’lu"];
/** What else such words give the number of: laws, standards, reports and papers of trade. */
const OF_ELSE_BEHIND =
  /rendelet|torveny|iranyelv|szabvany|jegyzokonyv|szamla|szerzodes|rendeles|yonetmeli|kanun|direktif|standard[ıi]|rapor|fatura|siparis|sozlesme/u;
/** A number at the end of a text, with letters and a blank before it or without. */
const NUMBER_AT_END =
  /(?<![\p{L}\d./-])(?:\p{Lu}{1,5} )?[\p{L}\d](?:[\p{L}\d./-]{0,40}\d(?:[./-]?\p{Lu}{1,3})?)?$/u;
/** The Blauer Engel is told by the number of the contract on its use. */
const CONTRACT =
  /(?<!\p{L})(?:(?:zeichen)?(?:nutzungs)?-?vertrag(?:s?-?(?:nummer|nr\.?)|s? (?:nummer|nr\.?))|contract (?:number|no\.?))[ ]?:?[ ]?[\t\n]?(?=\d)/gu;
/** The head of a column with numbers of certificates. */
const HEAD =
  /^[ ]?(?:(?:cert|zert|sert|tanusitvany|сертиф|πιστοπ)[\p{L}]*[.]?[ -]?(?:n[ro]?[.°]{0,2}|num\p{L}*\.?|id|c\.|br\.|st\.|szama?|№)|(?:n[.°]{1,2}|n[ro]\.?|number|nummer|numero|numer|numar|cislo|broj|stevilka|numeris|numurs|№) (?:\p{L}{1,3} )?(?:cert|zert|sert|сертиф)\p{L}*)$/u;
/** A head that says no more than that there are numbers, and one of what has them. */
const NUMBER_HEAD =
  /^[ ]?(?:(?:n[.°]{1,2}|n[ro]\.?|number|nummer|numero|numer|numar|numru|cislo|broj|stevilka|numeris|numurs|szama?|numara(?:si)?|no|num\.?|код|шифра|број|бр|номер|№|αριθμοσ|αρ\.|reference|referenz|registration|licen[cs]e|licencia|lizenz|licenza|licenca|licentie|licencja)(?:[ ]?(?:n[ro]\.?|no\.|number))?|(?:licen[cs]e|lizenz|licentie|licens)-?(?:nummer|nr\.?))$/u;
const SUBJECT_HEAD =
  /^[ ]?(?:(?:cert|zert|sert)\p{L}*|standard[s]?|norm[ae]?s?|nachweise?|siegel|label|labels|scheme|gutesiegel|prufzeichen|attest\p{L}*|keurmerk|znak|oznaka|marke|merket?|tanusitvany|belge|сертификат|сертифікат|стандарт|προτυπο|πιστοποιητικο)$/u;
/** Least digits of a number in a list that has nothing else. */
const LEAST_DIGITS = 6;
/** How far back a sentence about a certificate reaches. */
const SENTENCE = 190;
const IS_TYPE = new RegExp(TYPE_EXAMINATION.source, "u");
/** What else a sentence gives the number of, shortly before it. */
const OF_ELSE =
  /(?:report|test(?!ex|\))|order|invoice|rechnung|bericht|rapport|commande|facture|bestell|auftrag|informe|pedido|relatorio|raport|zamowien|faktur|artikel|article|articolo|ordine|fattura|preventivo|devis|member|mitglied|accredit|akkredit|акредит|διαπιστ|licen[cs]e? of)[^.;\n]{0,25}$/u;

/** "EU-typeonderzoek nr. 0598/PBM/25/4471": what examined the type of a product, without a word for its certificate; a line may end before the number. */
const EXAMINED = new RegExp(
  `(?:${TYPE_EXAMINATION.source})\\p{L}{0,4}(?:[ -](?:eu|ue|ce|we|es|eg))?[ \\n:(]{1,2}(?:number|nummer|numero|numer|numar(?:ul)?|nro|c\\.|sz\\.|st\\.|br\\.|бр\\.|αρ\\.|№|n[ro]?\\.?[ºo°]?)[:.]?[ \\n\\t]{0,2}(?=[\\p{L}\\d])`,
  "gu",
);

/** @param kind of the document: in the rows of an invoice the number beside a standard is an amount or an article */
export function numbersBeside(passage: Passage, kind: string): NumberBeside[] {
  const { text, folded } = passage;
  const found: NumberBeside[] = [];
  const add = (start: number, plain: boolean, confidence: number) => {
    const printed = numberAt(text, start, plain);
    if (printed) found.push({ number: printed.number, start, end: start + printed.length, confidence });
  };
  for (const match of folded.matchAll(AFTER_NAME)) {
    const apart = match.groups?.apart;
    const isCell = apart !== undefined && /[\t\n]/.test(apart);
    if (isCell && (kind === "invoice" || kind === "test_report")) continue;
    add(match.index + match[0].length, match.groups?.called !== undefined, 0.85);
  }
  for (const match of folded.matchAll(LISTED)) {
    const at = match.index + match[0].length;
    const isOpen = match.groups?.open !== undefined;
    const isCalled = match.groups?.called !== undefined;
    const line = folded.slice(Math.max(folded.lastIndexOf("\n", match.index) + 1, at - LIST_LENGTH), at);
    if (!isOpen && !isCalled && !OF_CERTIFICATES.test(line)) continue;
    const printed = numberAt(text, at, true);
    if (!printed || !ITEM_ENDS.test(folded.slice(at + printed.length, at + printed.length + 2))) continue;
    if (/^\d+$/.test(printed.number) && printed.number.length < LEAST_DIGITS) continue;
    if (/^[\d./-]+$/.test(printed.number) && !isCalled && !OF_CERTIFICATES.test(line)) continue;
    if (OF_TRADE.test(printed.number)) continue;
    found.push({ number: printed.number, start: at, end: at + printed.length, confidence: 0.85 });
  }
  for (const match of folded.matchAll(BEHIND_BODY)) {
    const at = match.index + match[0].length;
    const printed = numberAt(text, at, true);
    if (printed && ITEM_ENDS.test(folded.slice(at + printed.length, at + printed.length + 2)))
      add(at, true, 0.85);
  }
  for (const match of folded.matchAll(AFTER_BODY)) {
    const near = folded.slice(Math.max(match.index - 120, 0), match.index + match[0].length + 80);
    if (namesStandard(near)) add(match.index + match[0].length, match.groups?.below === undefined, 0.85);
  }
  for (const match of folded.matchAll(NUMBERED)) {
    const before = folded.slice(Math.max(match.index - SENTENCE, 0), match.index);
    const start = match.index + match[0].length;
    // In German and Dutch what it is certified to may follow: "ist unter der Nummer 2201-334 nach OEKO-TEX zertifiziert".
    const behind = /^(?:(?!\.[ \n]\p{L})[^;\n]){0,80}/u.exec(folded.slice(start))?.[0] ?? "";
    const sentence = tailOf(before, /$(?<=(?<tail>(?:(?!\.[ \n]\p{L}).)*))/su) + behind;
    if ((namesStandard(sentence) || IS_TYPE.test(sentence)) && !OF_ELSE.test(before)) add(start, true, 0.85);
  }
  for (const match of folded.matchAll(EXAMINED)) add(match.index + match[0].length, true, 0.88);
  const mayBeBehind = SAID_BEHIND.some((word) => folded.includes(word));
  for (const { index, groups } of mayBeBehind ? folded.matchAll(NUMBER_BEHIND) : []) {
    if (OF_ELSE_BEHIND.test(groups?.between ?? "")) continue;
    const whole = NUMBER_AT_END.exec(text.slice(Math.max(index - LONGEST, 0), index))?.[0] ?? "";
    for (const number of [whole, whole.slice(whole.indexOf(" ") + 1)]) {
      const start = index - number.length;
      const printed = numberAt(text, start, true);
      if (printed?.length !== number.length) continue;
      found.push({ number: printed.number, start, end: index, confidence: 0.88 });
      break;
    }
  }
  for (const match of /blaue[rnms]? engel|blue angel/u.test(folded) ? folded.matchAll(CONTRACT) : [])
    add(match.index + match[0].length, true, 0.85);
  for (const { start, ofStandard } of columnCells(folded)) add(start, ofStandard, 0.88);
  return found;
}

/** Where the cells begin under a head of a table that says "Cert. no.", or "Number" beside one that says "Standard". */
function columnCells(folded: string): { start: number; ofStandard: boolean }[] {
  const starts: { start: number; ofStandard: boolean }[] = [];
  let column = -1;
  for (const { line, start: at } of linesOf(folded)) {
    const cells = line.split("\t");
    const heads = cells.length >= 3 ? headOf(cells) : -1;
    if (heads >= 0) column = heads;
    else if (cells.length < 2) column = line.length > LONGEST_CELL ? -1 : column;
    else if (column > 0 && cells.length > column)
      starts.push({
        start: at + cells.slice(0, column).join("\t").length + 1,
        ofStandard: namesStandard(line),
      });
  }
  return starts;
}

/** Longest line that is the end of a cell above it. */
const LONGEST_CELL = 30;

/** Which cell of a head stands above numbers of certificates; below 0 where none does. */
function headOf(cells: readonly string[]): number {
  const heads = [...cells.keys()].filter((i) => HEAD.test(cells[i] ?? ""));
  if (heads.length === 1) return heads[0] ?? -1;
  const numbers = [...cells.keys()].filter((i) => NUMBER_HEAD.test(cells[i] ?? ""));
  return numbers.length === 1 && cells.some((cell) => SUBJECT_HEAD.test(cell)) ? (numbers[0] ?? -1) : -1;
}
