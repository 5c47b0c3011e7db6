/** Numbers behind and below the labels of references. */
import { folded } from "../../../folded.ts";
import { isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { type Labelled, labelled, speaksOf } from "../../kit/labels.ts";
import { isWholeCell } from "../../kit/places.ts";
import { SOLD_APART } from "../../products/others.ts";
import { isLabelOfGoods } from "../models/goods-names.ts";
import { sentenceBefore } from "../sentences.ts";
import {
  BARE_MODEL,
  BEHIND_DASH,
  CALLED_OTHERWISE,
  CODE,
  DATE_OR_AMOUNT,
  IN_GROUPS,
  isModelCode,
  SHORT_NUMBER,
  STANDARD,
} from "./codes.ts";
import { isArticleOfLaw } from "./numbers-of-law.ts";
import {
  isBehindCompany,
  isOfLetter,
  isOfOther,
  OF_LETTER,
  OF_SHOP,
  whoseBefore,
} from "./numbers-of-letters.ts";
import { BARE_CODE, isColumnOfSupplies } from "./numbers-of-supplies.ts";

/** A number with a letter of its own behind it, for women or men, that is no size: "SF-902 F". */
const WITH_LETTER = /^(?=[^ ]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,20} [A-KN-RT-WYZ]$/u;
/** Letters that a number may end with: no size, no unit and no country whose sizes are told. */
const OWN_LETTERS = "(?:(?!(?:X{1,4}[SL]|EU|UK|US|IT|DE|FR|CM|MM|KG)(?!\\p{L}))\\p{Lu}{2,3}|[A-KN-RT-WYZ])";
/** "Symbol: WT-440 OST": letters of its own behind one that has letters. Below a head they are those of a colour: "DA-50 NVY". */
const WITH_LETTERS = new RegExp(
  `^(?=[^ ]*\\d)(?=[^ ]*\\p{Lu})[\\p{Lu}\\d][\\p{Lu}\\d./_-]{3,20} ${OWN_LETTERS}$`,
  "u",
);
/** "Art. 4417 KB" in a line of its own: figures with two letters that are no size. */
const FIGURES_AND_LETTERS = new RegExp(`^(?!(?:19|20)\\d{2} )\\d{4,6} (?=\\p{Lu}{2}$)${OWN_LETTERS}$`, "u");
/** A number with the word of a version behind it, in capitals as it has: "G/418 MINI, codice a barre". */
const WITH_VERSION =
  /^(?=[^ ]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,20} (?:MINI|MIDI|MAXI|MICRO|PLUS|PRO|EVO|LIGHT|LITE|LADY|JUNIOR|KIDS|BABY|LONG|SHORT|SLIM|TALL|PETITE)(?=$|,| [–—(-])/u;
/** Letters, figures and letters that are no size, before a dash or the end: "CAM 4402 SL — tre varianti". */
const OF_THREE = new RegExp(`^\\p{Lu}{2,4} \\d{3,6} ${OWN_LETTERS}(?=$| [–—-] |[,;(])`, "u");
/** "RB-Alcudia 14", "KW Liria 300" before the end of what is said: letters, the name of goods, and figures, which are their number. */
const OF_NAME =
  /^(?!(?:EU|UK|US|IT|DE|FR|EN|ISO|DIN|TG|GR|No|Nr)[ -])\p{Lu}{1,4}(?:-|(?<=\p{Lu}{2}) )\p{Lu}\p{Ll}{2,14} \d{2,4}(?=$|[,;(]| [–—(·-])/u;
/** "TERMO-MAX 160 FLEX" behind the label of a type: its name in capitals, a figure and the word of its version. */
const OF_TYPE = /^\p{Lu}{2,8}(?:-\p{Lu}{2,8})? \d{2,4} \p{Lu}{3,8}$/u;
/** The word for a type in a label. */
const SAYS_TYPE = /(?<!\p{L})(?:\p{L}*typ|tip|tuup|tyyp|тип|τυπ)/u;
/** "10 455 / 4012345001235" behind "Art.-Nr. / EAN": the number of the bars beside that of the article. */
const GTIN_BEHIND = / ?\/ ?(?:\d[ ]?){7,13}\d$/u;
/** What a size is called in brackets behind a number that ends with its letters: "8802.17-S (S = Größe)". */
const SIZE_EXPLAINED =
  /^[ ]?[(,;–-]+[ ]?(?<letters>[\p{L}\d/]{1,4}) ?(?:=|:|–|-|is|ist|est|è|es|é|on|jest|je|stands for|steht fur) ?(?:the |die |der |la |le |el |o |a |de |het )?(?:size|gro(?:ss|ß)e|gr\.|konfektionsgro(?:ss|ß)e|taille|pointure|taglia|misura|numero di scarpa|talla|tamanho|maat|rozmiar|velikost|velkost|meret|marime|masura|storlek|storrelse|koko|suurus|izmers|dydis|velicina|beden|numara|размер|розмір|величина|μεγεθοσ)/u;
/** Parts in capitals and no figure: "HL-KURU-M". */
const OF_LETTERS = /^\p{Lu}{2,4}(?:-\p{Lu}{1,8}){2,3}$/u;
/** Which of the products of a certificate it is: "1 / FL-260R". */
const COUNTED = /^\d{1,2} ?\/ (?=\p{Lu})/u;
/** "Cod NC 6204 63 18", "Kod CN 64035991", "Código TARIC 8507 20 80": a code of customs, which a number of an article may look like. */
const TARIFF =
  /^(?:NC|KN|GN|SH|SA|HS|CN|VTSZ|GT[İI]P|TARIC|Taric|[ТУ]{1,2}КТ ?ЗЕД|ТН ВЭД) \d{4}(?:\d{2}){0,3}(?!\d)/u;
/** Which line of a transaction certificate it is. */
const LINE_OF_TRANSACTION = /^PR\d{3,4}$/;
/** "Artikelnummer | EN-6070": letters of a standard that a company has as its own, behind the label of an article's number. */
const LIKE_STANDARD = /^(?:EN|ISO|DIN|UNI|NF|IEC|CEN)-\d{3,}$/;
const OF_ARTICLE =
  /^(?:\p{L}{2,}[ -])?(?:art|produ[ckt]|prodott|vare|tuote|toote|style|stil|item|model|bestell|cikk|wyr|vyr|izdel|preces|preke|арт|проду|виро)/u;
const NUMBER_LABEL = /n[or]\b|num|code|kod|cod|cislo|#|°|sku|nr/u;
/** A number of an article behind its name: "Gripmate 10 (LH-1042)", but not "(EU 42)". */
export const IN_BRACKETS =
  /(?<=^\p{Lu}[^()\n\t]{2,60} \((?:(?:[Rr]éf|[Rr]ef|REF|[Aa]rt|[Rr]if)\p{L}*[.:]? )?)(?=[^)]*\d)(?!(?:EN|ISO|DIN|EU)[ -]?\d)(?:[\p{Lu}\d]{1,10}(?:[-/.][\p{Lu}\d]{1,10}){1,4}|\p{Lu}{1,4}\d{3,8})(?=\)$)/u;

/** The number in the brackets behind a name. */
export function inBrackets(passage: Passage, start: number, end: number, worth: number): Found {
  const text = passage.text.slice(start, end);
  const at = text.lastIndexOf("(") + 1;
  const value = text.slice(at, text.lastIndexOf(")"));
  const place = { start: start + at, end: start + at + value.length };
  return { field: "reference", value, confidence: worth * 0.9, passage, ...place };
}

/** A label right behind or below one of the goods: "Produit" and "Référence", in a form or over a table; or below their brand. */
function isBesideGoods({ folded: small, beside }: Passage, from: number): boolean {
  const line = small.lastIndexOf("\n", from - 1) + 1;
  const left = beside.get(from) ?? small.slice(line, from).trimEnd();
  const above = small.slice(small.lastIndexOf("\n", line - 2) + 1, line);
  const over = above.split(/[\t\n]|: /u)[0] ?? "";
  return (
    TRADE_NAME.test(`${over}\t`) ||
    [left.split("\t").at(-1), over].some((cell) => isLabelOfGoods(cell ?? "")) ||
    isLabelOf(over.trim(), "model") ||
    over.split(" / ").some((label) => isLabelOfGoods(label) || speaksOf(label, "brand"))
  );
}

/** Numbers after the labels of one. */
export function calledReferences(passage: Passage, kind: string): Found[] {
  const labels = [...withoutShops(passage, labelled(passage, "reference"))];
  // Whoever has something tested calls it by the number of the article, whoever orders by that of the order.
  if (kind === "test_report") labels.push(...labelled(passage, "referenceOfClient"));
  if (kind === "tech_sheet") labels.push(...codesForOrders(passage));
  return numbersAfter(passage, kind, labels);
}

/** Numbers behind such labels. */
export function numbersAfter(passage: Passage, kind: string, labels: readonly Labelled[]): Found[] {
  return labels.flatMap(({ from, start, end, apart, worth }): Found[] => {
    if (SOLD_APART.test(sentenceBefore(passage, from).split("\n").at(-1) ?? "")) return [];
    if (isColumnOfSupplies(passage, from, start, end)) return [];
    const counted = apart ? (COUNTED.exec(passage.text.slice(start, end))?.[0].length ?? 0) : 0;
    const at = start + counted;
    const value = passage.text.slice(at, end).trim();
    const label = passage.folded.slice(from, start);
    if (apart && IN_BRACKETS.test(value)) return [inBrackets(passage, at, end, worth)];
    const inGroups = value.replace(BEHIND_DASH, "").replace(GTIN_BEHIND, "");
    const isInGroups =
      IN_GROUPS.test(inGroups) && (apart || OF_NUMBER_ALONE.test(label) || isWholeCell(passage, from, end));
    const isOfModel = BARE_MODEL.test(label);
    const isOfLetters = apart && OF_LETTERS.test(value) && NUMBER_LABEL.test(label);
    const ofName = OF_NAME.exec(value);
    const isWhole =
      isInGroups ||
      isOfLetters ||
      ((apart || isWholeCell(passage, from, end)) && WITH_LETTER.test(value)) ||
      (isWholeCell(passage, from, end) && FIGURES_AND_LETTERS.test(value)) ||
      (apart && !/\n/.test(passage.text.slice(from, at)) && WITH_LETTERS.test(value)) ||
      (apart && isOfModel && NUMBER_AND_WORD.test(value)) ||
      (apart && SAYS_TYPE.test(label) && OF_TYPE.test(value));
    const whole = isWhole
      ? isInGroups
        ? inGroups
        : value
      : (ofName ?? WITH_VERSION.exec(value) ?? OF_THREE.exec(value) ?? CODE.exec(value))?.[0];
    const code = whole && withoutSize(whole, value.slice(whole.length));
    const isOfStandard = (code: string) =>
      STANDARD.test(code) && !(apart && LIKE_STANDARD.test(code) && OF_ARTICLE.test(label));
    if (code === undefined || isOfStandard(code) || (code === whole && DATE_OR_AMOUNT.test(code))) return [];
    if (CALLED_OTHERWISE.test(code) || isArticleOfLaw(passage, at, code)) return [];
    // "Č. vz. 4471" counts the samples of a laboratory.
    if (label.startsWith("vz") && /(?:c|cislo)[. ]*$/u.test(whoseBefore(passage, from))) return [];
    if (kind === "certificate" && LINE_OF_TRANSACTION.test(code)) return [];
    if (isCounted(passage, at, code)) return [];
    if (REVISED.test(passage.folded.slice(at + code.length))) return [];
    // "Code CI-PR70, made of: 100% cotton": a share is no number of an article.
    if (/^\d{1,3}$/.test(code) && /^[ ]?%/.test(passage.text.slice(at + code.length))) return [];
    if (TARIFF.test(code) && BARE_CODE.test(label)) return [];
    if (isBehindCompany(passage, from)) return [];
    if (isOfLetter(passage, label, at) || isOfOther(passage, kind, whoseBefore(passage, from) + label))
      return [];
    if (SHORT_NUMBER.test(code) && !NUMBER_LABEL.test(label)) return [];
    if (kind === "certificate" && OF_LETTER.test(label) && !isBesideGoods(passage, from)) return [];
    // "Cod. prodotto ADL-5021 — € 189,00": what stands behind a dash says more.
    const rest = passage.text
      .slice(at + code.length, end)
      .replace(/^ [–—] .*$/su, "")
      .trim();
    // A name with a number in it is no number of an article.
    const isNamed =
      !isWhole && ofName === null && /\p{Ll}{3}/u.test(code) && !/[-_./]\p{L}*\d{2}/u.test(code);
    if (isNamed || (rest.split(/\s+/).length > 4 && !apart && ofName === null)) return [];
    const weak = /^(?:symbol|code|codigo|codice|cod|kod|item|art|product|код|шифра?|sifra|indeks)\b/u.test(
      label,
    );
    return [
      {
        field: "reference",
        value: code,
        confidence: worth * (apart ? (weak ? 0.9 : 0.95) : 0.9),
        passage,
        start: at,
        end: at + code.length,
      },
    ];
  });
}

/** A number without the letters of a size, where what stands behind it says that they are one. */
function withoutSize(code: string, behind: string): string {
  const letters = SIZE_EXPLAINED.exec(folded(behind))?.groups?.letters;
  const end = letters === undefined ? -1 : folded(code).lastIndexOf(letters);
  const isEnd =
    end > 0 && end + (letters ?? "").length === code.length && /[-/. _]/.test(code.charAt(end - 1));
  return isEnd ? code.slice(0, end - 1) : code;
}

/** "Cod F-07, rev. 3", "Kód TL-12 · vydání 2": forms of a company's own have a revision, and no goods. */
const REVISED =
  /^[ ]?[,;·/(–-]?[ ]?(?:rev(?:\.|ision|izia|ize|isione)?|vers(?:\.|ion|ione|ao)|edition|edizione|edicion|editia|edicao|ausgabe|vydani|wydanie|uitgave|utgava|udgave|utgave)[ .:]{0,2}\d/u;

/** "Artikelnummer 618 204": a label in one word, so that what stands behind it as a whole is the number. */
const OF_NUMBER_ALONE = /^[ ]?[\p{L}.-]*(?:nummer|numret|numero|szam|kood|koodi|nr\.?|-no\.?)[ ]$/u;

/** "A1" of a form whose next line is "A2": what counts its lines. */
function isCounted({ folded: small }: Passage, at: number, code: string): boolean {
  const [, letter, count] = /^(\p{Lu})(\d{1,2})$/u.exec(code) ?? [];
  if (letter === undefined) return false;
  // "A5 Lieferant | A6 Gewicht": fields of a form in a row.
  if (new RegExp(`(?<=^|[\\t\\n])${folded(letter)}${Number(count) - 1} \\p{L}`, "u").test(small.slice(0, at)))
    return true;
  const next = `\n${folded(letter)}${Number(count) + 1}`;
  return (
    /[\t\n]/.test(small.charAt(at - 1)) &&
    /^[\t\n ]/.test(small.slice(small.indexOf(next, at) + next.length)) &&
    small.includes(next, at)
  );
}

/** Without the numbers of shops, where its maker's is told as well, as the number of an article or of a model. */
function withoutShops(passage: Passage, labels: readonly Labelled[]): readonly Labelled[] {
  const own = labels.filter(
    ({ from, start }) => !OF_SHOP.test(whoseBefore(passage, from) + passage.folded.slice(from, start)),
  );
  return own.length < labels.length && (own.length > 0 || stylesOf(passage).length > 0) ? own : labels;
}

/** Numbers of orders have no letters. */
function codesForOrders(passage: Passage): Labelled[] {
  const numbers = labelled(passage, "numberForOrders").filter((one) => isBelowName(passage, one));
  return [...labelled(passage, "referenceForOrders"), ...numbers].filter(({ start, end }) =>
    /^(?=[^ ]*\p{L})(?=[^ ]*\d)/u.test(passage.text.slice(start, end)),
  );
}

/** "Type | NA48-75" over "Bestelnummer | ZC.4875.01": in a row right below the one that tells what the product is called. */
function isBelowName({ folded: small, order }: Passage, { from }: Labelled): boolean {
  const line = small.lastIndexOf("\n", from - 1) + 1;
  const above = small.slice(small.lastIndexOf("\n", line - 2) + 1, Math.max(line - 1, 0));
  const [label = ""] = above.split(/\t|: /u);
  return order === "rows" && line > 0 && NAME_LABELS.some((name) => isLabelOf(label.trim(), name));
}

const NAME_LABELS = ["model", "type", "brand", "gtin"] as const;

/** Garments are called by their style: a code after "model" is the number of one. */
export function stylesOf(passage: Passage): Labelled[] {
  return labelled(passage, "model").flatMap((one) => {
    const value = passage.text.slice(one.start, one.end).trim();
    const isBare = passage.folded.slice(one.from, one.start).search(BARE_MODEL) === 0;
    const number = value.replace(FOR_WHOM, "").replace(BEHIND_DASH, "");
    const isNumber = isModelCode(number) || NUMBER_AND_WORD.test(value);
    return isBare && isNumber && value.length >= LEAST_STYLE ? [{ ...one, worth: WORTH_OF_STYLE }] : [];
  });
}

/** "MG 4072 / Donna": for whom a model is. */
const FOR_WHOM = / \/ \p{Lu}\p{L}{2,}$/u;
/** "8812 Kvist": the number of a model with its name, which are told as one; "2024 Sommer" is a season. */
const NUMBER_AND_WORD = /^(?!(?:19|20)\d{2} )\d{3,6} \p{Lu}\p{Ll}{2,}$/u;
const WORTH_OF_STYLE = 0.85;
/** Shortest number of a style, in characters. */
const LEAST_STYLE = 4;
/** What is sold under a name of trade is a brand, or beside one a model: "Marchio: Colfix", "Nome commerciale: Flex Uno". */
const TRADE_NAME =
  /(?:trade ?name|designa[cz]\p{L}+ com\p{L}+|denomina[cz]\p{L}+ com\p{L}+|designation commerciale|handelsbezeichnung|handelsbenaming|handelsbeteckning|handelsname|nom commercial|nome? comm?erciale?|nombre comercial|handelsnaam|nazwa handlowa|handelsnamn|handelsnavn|kauppanimi|obchodn[iy] naz[eo]v|denumire comerciala)[^\n\t]{0,20}[\n\t ]$/u;

/** True behind the label of a name of trade. */
export function isTradeName({ passage, start }: Found): boolean {
  return TRADE_NAME.test(passage.folded.slice(Math.max(start - 45, 0), start));
}
