/** GTINs: numbers of the right length whose check digit holds, which one in ten of other numbers does by chance. */
import { isGtin } from "../../../formats/gtin.ts";
import type { Passage } from "../reading/passage.ts";
import type { Found, Text } from "./kit/found.ts";
import { BAR_CODE, labelled } from "./kit/labels.ts";
import { type Place, sharesWords } from "./kit/places.ts";
import { isSaidOfAnother, ofOwn, withoutOthers } from "./products/others.ts";

/** Also close before the figure of the next column: "4012345678901 1 280 g". */
const NUMBER = /(?<![\p{L}\d.,+/-])(?:\d{13}(?= \d)|(?:\(01\) ?)?\d(?:[ -]?\d){7,13}(?![\d]|[.,/]\d|-\d))/gu;
/** Letters that pictures of digits are taken for. */
const LOOKALIKES: Record<string, string> = { o: "0", i: "1", l: "1", "|": "1", s: "5", b: "8", z: "2" };
const LENGTHS = new Set([8, 12, 13, 14]);
/** What other long numbers are called by; before one of these a number is no GTIN unless it is called so. */
const OTHER_NUMBERS =
  /(?:order|bestell|commande|pedido|ordine|encomenda|zamow|siparis|invoice|rechnung|facture|fattura|factura|fatura|faktur|tel|phone|fon|fax|iban|konto|account|vat|ust|nif|nip|siret|eori|gln|ssc[ck]|sscc|isbn|issn|tracking|po|batch|lot|charge|report|hs|cas)[^\n\t]{0,25}$/u;

/** What a company or one of its places is called by, in 13 digits like those of a product: "GLN", also in the cell before. */
const OF_LOCATION =
  /(?<!\p{L})(?:gln|iln|global location numbers?|lokationsnummer)(?:[ -]\p{L}{1,12}\.?){0,2}[ .:#№°-]{0,3}[\t\n]?$/u;
/** Characters of such a label. */
const LOCATION_REACH = 45;

/** True for a number that is one of a company or a place. */
export function isOfLocation({ folded, beside }: Passage, at: number): boolean {
  return OF_LOCATION.test(beside.get(at) ?? folded.slice(Math.max(at - LOCATION_REACH, 0), at));
}

/** In a label: what several pieces are packed in has a number of its own: "GTIN Displaypalette", "EAN kartonu". */
const OF_CARTON =
  /(?<!\p{L})(?:case|carton|ctn|outer|inner|box|pallet|master ?pack|multipack|\p{L}*(?:karton(?:u|g|gen|ki|as)?|palette?|doos|gebinde)|versandeinheit|colis|caisse|palety|cartone|scatola|caja|caixa|agrupacion|agrupamento|zbiorcz\p{L}*|koli|kutu|kolli|laatikko|krabice|doboz)(?!\p{L})/u;

/** True for a number in whose cell, or in the one before, the word for what several pieces are packed in stands. */
export function isOfCarton({ folded, beside }: Passage, at: number): boolean {
  return OF_CARTON.test(labelUpTo(folded, at, at)) || OF_CARTON.test(labelBeside(folded, at, beside.get(at)));
}

/** The cell before, where the number begins its own. */
function labelBeside(folded: string, at: number, beside: string | undefined): string {
  if (beside !== undefined) return beside.slice(beside.lastIndexOf("\t") + 1);
  return folded[at - 1] === "\t" ? labelUpTo(folded, at - 1, at - 1) : "";
}

/** The digit before the number of what a case of the product is filled with. */
const OF_CASE = /^[1-8]\d{13}$/;
/** Longest label before a number in its sentence, in characters. */
const LONGEST_LABEL = 40;

/** The digits under the bars of EAN-13 ("5 012345 870113") and UPC-A ("0 12345 67890 5"), so far apart that each group is a cell. */
const UNDER_BARS = /(?<=^|[\n\t])(?:\d[ \t]+\d{6}[ \t]+\d{6}|\d[ \t]+\d{5}[ \t]+\d{5}[ \t]+\d)(?=[\n\t]|$)/gu;

/** The digits under bars, set so wide that each is a word, in a line or cell of their own: "5 9 0 1 2 3 4 1 2 3 4 5 7". */
const SET_WIDE = /(?<=^|[\n\t])\d(?:[ \t]\d){11,12}(?=[\n\t]|$)/gu;

function* setWide(passage: Passage): Generator<Found> {
  if (passage.order !== "rows") return;
  for (const { 0: printed, index } of passage.text.matchAll(SET_WIDE)) {
    const digits = printed.replace(/\D/g, "");
    const end = index + printed.length;
    if (!isGtin(digits) || /^0+$/.test(digits) || isOfLocation(passage, index) || isOfCarton(passage, index))
      continue;
    yield { field: "gtin", value: digits, confidence: 0.9, passage, start: index, end };
  }
}

/** Numbers that nothing but bars stands over. */
function* underBars(passage: Passage): Generator<Found> {
  if (passage.order !== "rows") return;
  for (const { 0: printed, index } of passage.text.matchAll(UNDER_BARS)) {
    const digits = printed.replace(/\D/g, "");
    if (!printed.includes("\t") || !isGtin(digits)) continue;
    const end = index + printed.length;
    const isAlone = passage.text[index - 1] !== "\t" && passage.text[end] !== "\t";
    yield { field: "gtin", value: digits, confidence: isAlone ? 0.9 : 0.7, passage, start: index, end };
  }
}

/** Numbers after their word, those under bars, and others of 13 digits that begin like a GTIN. */
export function findGtins({ passages }: Text): Found[] {
  const found = passages.flatMap((passage) => {
    const called = labelled(passage, "gtin").flatMap(({ from, start, end, apart, worth }): Found[] => {
      const text = passage.folded.slice(start, end);
      const match = new RegExp(NUMBER, "u").exec(text) ?? lookalike(text);
      if (!match || match.index > 12) return [];
      const digits = digitsOf(match[0]);
      if (OF_CARTON.test(labelUpTo(passage.folded, from, start + match.index))) return [];
      if (!LENGTHS.has(digits.length) || !isGtin(digits) || /^0+$/.test(digits)) return [];
      const found = {
        field: "gtin",
        value: digits,
        confidence: worth * (apart || match.index === 0 ? 0.98 : 0.9),
        passage,
      };
      return [
        {
          ...found,
          start: isSameLine(passage.text, from, start) ? from : start,
          end: start + match.index + match[0].length,
        },
      ];
    });
    const others = [...passage.text.matchAll(NUMBER)].flatMap(({ 0: printed, index }): Found[] => {
      const digits = digitsOf(printed);
      const before = passage.folded.slice(Math.max(index - 40, 0), index);
      const marked = printed.startsWith("(01)");
      const label = labelUpTo(passage.folded, index, index);
      // "Cod. EAN articolo 8012…", "EAN kód výrobku je 8590…"
      const isCalled = BAR_CODE.test(label.slice(-LONGEST_LABEL));
      if (isOfLocation(passage, index)) return [];
      if (!isGtin(digits) || /^0/.test(digits) !== marked) return [];
      if (isOfCarton(passage, index) || (!isCalled && OTHER_NUMBERS.test(before))) return [];
      const isPlain = /^\d{13}$/.test(printed) || /^\d \d{6} \d{6}$/.test(printed);
      if (!marked && !isPlain && !isInGroupsAlone(passage.text, index, printed)) return [];
      const known = called.some(({ start, end }) => index < end && index + printed.length > start);
      const found = {
        field: "gtin",
        value: digits,
        confidence: marked ? 0.95 : isCalled ? 0.9 : 0.7,
        passage,
      };
      return known ? [] : [{ ...found, start: index, end: index + printed.length }];
    });
    return [...called, ...others, ...underBars(passage), ...setWide(passage)];
  });
  const ofOthers = ofOthersByLabel(passages);
  const own = withoutOthers(
    found,
    (one) => isNotThis(one) || ofOthers.some((other) => sharesWords(one, other)),
  );
  const units = own.filter(({ value }) => !OF_CASE.test(String(value)));
  return ofOwn(units.length > 0 ? units : own);
}

/** A line above a number alone in its line, in a form whose labels stand over what they are of. */
const BELOW = /(?<=^|\n)(?<label>[^\n]{3,60})\n(?<number>\d{8,14})(?=\n|$)/gu;

/** Numbers below a label that says whose they are: "EAN maat 43-46 (apart formulier)", "EAN omdoos (24 st.)". */
export function ofOthersByLabel(passages: readonly Passage[]): Place[] {
  return passages.flatMap((passage) => {
    if (passage.order !== "columns") return [];
    return [...passage.folded.matchAll(BELOW)].flatMap(({ 0: printed, index, groups }): Place[] => {
      const end = index + printed.length;
      const label = index + (groups?.label ?? "").length;
      const isOther = isSaidOfAnother({ passage, start: label }) || OF_CARTON.test(groups?.label ?? "");
      return isOther ? [{ passage, start: end - (groups?.number ?? "").length, end }] : [];
    });
  });
}

/** A sentence that ends before another in its cell: "Carton: 58 × 38 × 30 cm. EAN of the shirt: …". */
const SENTENCE_BEFORE = /^.*(?:\p{L}{5}|\d ?\p{L}{0,2}|[)%])[.;!?] (?=\p{L})/su;

/** Characters of a cell that are looked at before a number. */
const LONGEST_CELL = 400;

/** A cell up to a place, from where another place in it stands, without sentences and numbers before and their labels. */
function labelUpTo(folded: string, at: number, end: number): string {
  const cell = Math.max(folded.lastIndexOf("\n", at - 1), folded.lastIndexOf("\t", at - 1)) + 1;
  return folded
    .slice(Math.max(cell, end - LONGEST_CELL), end)
    .replace(/^.*\d{8}/su, "")
    .replace(SENTENCE_BEFORE, "");
}

function digitsOf(printed: string): string {
  return printed.replace(/^\(01\)/, "").replace(/[ -]/g, "");
}

/** A token of 13 characters, most of them digits, read with a letter in place of a digit. */
function lookalike(text: string): { 0: string; index: number } | undefined {
  const match = /(?<![\p{L}\d])[\doils|bz]{12,14}(?![\p{L}\d])/u.exec(text);
  if (!match) return undefined;
  const digits = match[0].replace(/\D/g, (letter) => LOOKALIKES[letter] ?? letter);
  return (match[0].match(/\d/g)?.length ?? 0) >= 10 ? { 0: digits, index: match.index } : undefined;
}

/** "5 907 123 000458" in a line or cell of its own: figures that whoever types them parts as they like. */
function isInGroupsAlone(text: string, at: number, printed: string): boolean {
  const [before, behind] = [text.charAt(at - 1), text.charAt(at + printed.length)];
  const isLong = printed.replaceAll(" ", "").length >= 12;
  return isLong && /^\d{1,3}(?: \d{2,6}){2,4}$/.test(printed) && !/[^\t\n]/.test(before + behind);
}

/** "…, ne concerne pas cette fiche", "… gehört nicht dazu" behind a number, in its clause: that of something else. */
const NOT_THIS =
  /^["”“»)]?(?: ?\([^()]{1,30}\))?,?[ \n](?:(?:\p{L}{1,4}|this|sheet|this one)[ \n]){0,2}(?:(?:does|do|is|are) not|doesn't|isn't|belongs to (?:an)?other|gehort (?:nicht|zu|aber|hier)|betrifft (?:nicht|ein|ander)|ist nicht|gilt nicht|ne (?:concerne|correspond|vaut|fait)|n['’](?:est|a) (?:pas|rien)|non (?:riguarda|si riferisce|appartiene|e |vale|c'entra)|no (?:corresponde|es |pertenece|se refiere|afecta|vale)|nao (?:diz respeito|e |corresponde|pertence|se aplica|interessa)|(?:is|hoort|geldt|betreft|slaat) (?:niet|hier niet|een ander)|nie (?:dotyczy|nalezy|jest|odnosi)|(?:se )?(?:sem )?ne(?:tyka|patri|plati|ni|suvisi)|s nim ne|nem (?:ide|erre|ehhez|tartozik|vonatkozik)|nu (?:priveste|este|se refera|apartine|corespunde)|не (?:се отнася|е |важи|стосується|належить|про)|δεν (?:αφορα|ειναι|ανηκει|ισχυει)|(?:galler|hor|avser|ar|gælder|horer|vedrorer|er|gjelder|tilhorer|angar) (?:inte|ikke|ej|ett annat|en anden|en annen)|ei (?:koske|kuulu|ole|puuduta|kai)|(?:neattiecas|nav|neskar)|(?:nesusij|netaikom|nepriklaus|nera)|(?:se )?ne (?:odnosi|nanasa|vrijedi|velja|spada|pripada)|ait degil|bu (?:fis|urun)\p{L}* ilgili degil|gecerli degil)/u;

function isNotThis({ passage: { folded: small }, end }: Found): boolean {
  return NOT_THIS.test(small.slice(end, end + NOT_THIS_REACH));
}

/** How far behind a number that may be said, in characters. */
const NOT_THIS_REACH = 70;

function isSameLine(text: string, from: number, to: number): boolean {
  return !/[\t\n]/.test(text.slice(from, to));
}
