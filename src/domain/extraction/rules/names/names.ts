/** Brand, reference and model. */

import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { isOfManyGoods } from "../certificates/type-examinations.ts";
import { isOfOneForm } from "../composition/certified.ts";
import { partWithin } from "../composition/components.ts";
import { type Found, ofOneValue, type Text } from "../found.ts";
import { endsWithKind, isNoName, namesBehindKinds, namesKind } from "../kinds.ts";
import { type Labelled, labelled, OF_CUSTOMER, speaksOf } from "../labels.ts";
import { beginsWithForm, companyEnd, isAddress } from "../makers/companies.ts";
import { ofOwn, REPLACED, SOLD_APART } from "../others.ts";
import { wordsIn } from "../phrases.ts";
import { cellsOf, lineAround, lineBefore, linesOf, type Place } from "../places.ts";
import { brandsBeforeWords } from "./brands-before-words.ts";
import { brandsBelowHeads } from "./brands-below-heads.ts";
import { brandsInCells, brandsOfLabels } from "./brands-in-cells.ts";
import { brandInLargeLetters } from "./brands-in-large-letters.ts";
import { brandsOfCompanies } from "./brands-of-companies.ts";
import { brandsOfDomains } from "./brands-of-domains.ts";
import { brandsOfInitials } from "./brands-of-initials.ts";
import { brandOfTag } from "./brands-of-tags.ts";
import { brandBesideTitle, brandOverTitle, brandsOfTitles } from "./brands-of-titles.ts";
import { codesBesideKinds } from "./codes-beside-kinds.ts";
import { brokenCodes, withoutBreaks } from "./codes-broken.ts";
import { codesAlike, codesBelowHeads, codesInRows } from "./codes-in-rows.ts";
import { codesOfGoods } from "./codes-of-goods.ts";
import { isLabelOfGoods, isNamedIn, namesOfGoods } from "./goods-names.ts";
import { capitalised, isName, TITLE } from "./name-shapes.ts";
import { numbersOfBuyers } from "./numbers-of-buyers.ts";
import { numbersOfTypes } from "./numbers-of-types.ts";
import { makerInShop, makerInTitle, titleInShop } from "./shop-pages.ts";

/** A number of an article: letters, digits and signs in one, with a digit. */
const CODE =
  /^(?:(?!SHEET|CARD|CODE|TYPE|ITEM|SIZE|NO )[\p{Lu}][\p{Lu}-]{0,5} (?=[\p{L}\d./_-]*\d))?(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d./_-]{0,38}[\p{L}\d])?(?![\p{L}\d])/u;
/** A number in groups that is all that stands there: "7140 88", "DX 118 04"; and no date. */
const IN_GROUPS = /^(?!.* (?:19|20)\d{2}$)(?:\p{Lu}{1,4}[ -])?\d{2,6}(?: \d{2,6}){1,2}$/u;
/** A number with a letter of its own behind it, for women or men, that is no size: "SF-902 F". */
const WITH_LETTER = /^(?=[^ ]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,20} [A-KN-RT-WYZ]$/u;
/** A number with the word of a version behind it, in capitals as it has: "G/418 MINI, codice a barre". */
const WITH_VERSION =
  /^(?=[^ ]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,20} (?:MINI|MIDI|MAXI|MICRO|PLUS|PRO|EVO|LIGHT|LITE|LADY|JUNIOR|KIDS|BABY|LONG|SHORT|SLIM|TALL|PETITE)(?=$|,| [–—(-])/u;
/** Letters, figures and letters that are no size, before a dash or the end: "CAM 4402 SL — tre varianti". */
const OF_THREE =
  /^\p{Lu}{2,4} \d{3,6} (?:(?!(?:X{1,4}[SL]|EU|UK|US|IT|DE|FR|CM|MM|KG)(?!\p{L}))\p{Lu}{2,3}|[A-KN-RT-WYZ])(?=$| [–—-] |[,;(])/u;
/** Parts in capitals and no figure: "HL-KURU-M". */
const OF_LETTERS = /^\p{Lu}{2,4}(?:-\p{Lu}{1,8}){2,3}$/u;
/** Which of the products of a certificate it is: "1 / FL-260R". */
const COUNTED = /^\d{1,2} ?\/ (?=\p{Lu})/u;
/** Numbers of standards, and of articles of the law: "EN 14362-1", "Art. 103", "art. 14.º"; "BS-118" is one of an article. */
const STANDARD = /^\d{1,3}\.?[ºª]|^(?:(?:ISO|EN|DIN|ASTM|AATCC|UNI|IEC|CEN|REACH)[ ./-]?|(?:BS|NF)[ .]?)\d/u;
/** "Art. L.541-9-1 du code de l'environnement", which sheets of goods sold in France have to name. */
const OF_LAW = /^[LRDA]\. ?\d{2,4}(?:-\d+)*$/u;
/** The code or the law behind the number of its article: "du code", "C. com.", "c.c.", "D.Lgs. 206", "k.c.", "Codul fiscal". */
const LAW =
  "(?:du|dudit|de ce|do|del) (?:code|codice|[Cc]ódigo)(?!\\p{L})|[Cc](?:od|ód)?\\. ?(?:civ|com|conso?|trav|env|fisc|pen|proc)\\p{L}*\\.?|[Cc]od(?:ul)?(?:ice)? (?:civil|fisc|pen|comer|muncii)\\p{L}*|CGI(?!\\p{L})|[Cc]\\. ?[cp]\\.|D\\. ?P\\. ?R\\.|DPR |D\\. ?(?:Lgs|L)\\.|d\\. ?lgs|[Kk]\\. ?[cp]\\.|kodeksu|ustawy|[Ll]egge |L(?:ei|ey) \\d|LIVA(?!\\p{L})|CIVA(?!\\p{L})|RITI(?!\\p{L})|(?:ZGB|DSGVO|MWSTG)(?!\\p{L})";
/** "L441-10 C. com.", "1341 c.c.", "106e ustawy o VAT", at the begin of a text. */
const OF_CODE_OF_LAW = new RegExp(
  `^(?:[LRDA]\\.? ?)?\\d{1,4}\\p{Ll}?(?:-(?:\\d+|bis|ter|quater))*(?:,| et [^ ]+)?\\s(?:${LAW.replaceAll(" ", "\\s")})`,
  "u",
);

/** Whether what stands at a place is called an article as those of laws are. */
function isArticleOfLaw({ text }: Passage, start: number, value: string): boolean {
  return OF_LAW.test(value) || OF_CODE_OF_LAW.test(text.slice(start, start + 60));
}
/** "EAN 4012345678901" and "HS 6109.10"; "HS2244-NVY" is a number of an article. */
const CALLED_OTHERWISE = /^(?:(?:GTIN|EAN|UPC|ISBN)[ -]?\d|(?:HS|CN|RN) ?\d[\d. ]*$)/u;
/** "Cod NC 6204 63 18": a code of customs, which a number of an article may look like. */
const TARIFF = /^(?:NC|KN|GN|SH|SA) \d{4}(?!\d)/u;
const BARE_CODE = /^(?:code|cod|codul|codice|codigo|kod|kodu)[ .:]*$/u;
/** "Sheet of the product no. 14/2026" and "PZ/114/10/2026" count sheets. */
const OF_YEAR = /^\d{1,4}\/20\d{2}$|\/(?:0?[1-9]|1[0-2])\/20\d{2}$/;
/** "SUMMER 2025" is when it is sold. */
const OF_SEASON = /^\p{Lu}{4,} (?:19|20)\d{2}$/u;
/** "Receipt of goods no. 114" counts receipts. */
const OF_DELIVERY =
  /(?<!\p{L})(?:przyjeci|wydani|odbior|dostaw|zwrot|reklamac|prijm|prijem|prevzet|prevzat|vydej|vydaj|dodan|dodav|vracen|otprem|izdavanj|receptie|receptia|livrar|retur)\p{L}* $/u;
/** Which line of a transaction certificate it is. */
const LINE_OF_TRANSACTION = /^PR\d{3,4}$/;
const SHORT_NUMBER = /^\d{1,3}$/;
const NUMBER_LABEL = /n[or]\b|num|code|kod|cod|cislo|#|°|sku|nr/u;
const DATE_OR_AMOUNT =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])[./-](?:\d{2}|(?:19|20)\d{2})|\d{4}-\d{2}-\d{2}|\d{1,4}[.,]\d{2}|\d{1,2})$/;
/** In sentences only what is called by these words, and has the look of a number of an article. */
const IN_SENTENCES =
  /(?<![\p{L}])(?:vnr\.?|(?:artikel|artikkel|vare|produkt|style|modell?|bestell|tuote|toote)[ -]?(?:nummer|numret|nummeret|nr\.?|number|code|kode?|koden|koodi?|numero)|reference (?:de l'article|du produit|du modele)|(?:cislo|kod|kodem|c\.) (?:vyrobku|artiklu|zbozi|modelu)|(?:numer\p{L}{0,3}|nr|kod\p{L}{0,3}|symbol\p{L}{0,3}|indeks\p{L}{0,3})[ \n](?:artykulu|katalogow\p{L}*|handlow\p{L}*|wyrobu|towaru|produktu|modelu)|codice(?: articolo)?|codigo(?: de articulo| do artigo| de producto| do produto)?|cod\.? (?:produs|articol)|cikkszam\p{L}{0,3}|cikk|sifra(?: artikla| proizvoda| izdelka)?|(?:gaminio|prekes|produkto) kodas|artikulas|artikuls|(?:preces|izstradajuma|produkta) kods|tootekood|urun kodu|(?:model|stil) (?:no|kodu)|κωδικο[συ]?(?: προιοντοσ)?|κωδ\.|(?:артикул(?:ен номер|ният номер)?|модел|арт\.|модель|шифра(?: (?:артикла|производа))?)|(?:vyrob\p{L}{1,4}|artik[lu]\p{L}{0,4}|zbozi|tovar\p{L}{0,3}|izdel\p{L}{1,4}|proizvod\p{L}{0,3}|gamin\p{L}{1,4}|prec\p{L}{1,3}|tood\p{L}{1,3}|tuot\p{L}{1,4}|wyrob\p{L}{0,4}|artykul\p{L}{0,4}|towar\p{L}{0,3}|produs\p{L}{0,4}|articol\p{L}{0,4}|prek\p{L}{1,2}|издели\p{L}{1,3}|προιον\p{L}{0,4})(?= (?:c|nr|nro|no|st|br|αρ|№)[. ])|style sheet|article|articles?|style|estilo|stile|indeks|indeksas|stijl|artikel|articolo|articulo|artigo|modele|modello|modelo|modell|model|reference|referentie|referans|referencja|referenz|referencia|refer[ei]ncia|ref\.?ª?|rif\.?|item|product|produkt|varen?|art\.?(?=[ -]?n[ro°.])|art\.(?=[ ])|art(?= \p{L}*\d)|(?:our|unser|notre|nostro|nuestro|nosso|onze|nasz|vores|var|vart|meidan|oma|nas|nasa|musu|meie|bizim|sajat|наш|нашият|το|ο) (?:own |internal |internen? |eigen |interne |interno |wlasny )?(?:code|kode?|codice|codigo|koodi|kood|kods|kodas|sifra|kodunk|kodumuz|код|кодът|шифра))[ -]?(?:(?:no|nr|nro|n|c|st|br|num|number|code|ref|αρ|№)(?:[.°]{1,2}|(?=[ :]))[ ]?)?(?:(?<=(?:n[or]|nro|nummer|numret|nummeret|number|num|numero|numer|code|koden?|koodi|kood|ref|reference|referencia|referenz|referencja|cislo|(?:cislo|kod|numer|kodem) \p{L}{3,12}|articolo|articulo|artigo|article|produit|modele|articol|produs|sifra \p{L}{3,12}|kodas|kods|номер)\.? ?)[ ]?(?:is|ist|lautet|est|es|jest|to|je|er|ar|este|on|yra|ir|е|є|ειναι)(?=[ ]))?[:#№]?(?:[ ]|(?<=[.°ª])\n)?(?<=[^\p{L}])(?<code>[\p{L}]{0,6}[-./]?\d[\p{L}\d]{0,12}(?:(?:[-/]\n?|\.)[\p{L}\d]{1,12}){0,3}|[\p{L}]{1,5}[-/]\n?[\p{L}\d-]{0,12}\d[\p{L}\d]{0,6}(?:[-./][\p{L}\d]{1,12}){0,2}|(?<two>\p{L}[\p{L}-]{0,7} \d{2,6}[\p{L}]?(?:[-/][\p{L}\d]{1,6})?))(?![\p{L}\d])/gu;
/** "A TK-2008 cikkszámú takaró", "AB-12 kodlu ürün": others say the word after the number. */
const CODE_BEFORE =
  /(?<![\p{L}\d./-])(?<code>(?=[\p{L}./-]*\d)[\p{L}\d]{1,12}(?:[-./][\p{L}\d]{1,12}){0,3})[ \n](?:(?:cikk|termek|modell|rendelesi )szam(?:u|on|mal|ra)|kod(?:lu|u ile)|(?:artikel|model|urun|stil) (?:kodlu|numarali|nolu)|(?:is|ist|est|es|e|er|ar|on|jest|je|is het|este|yra|ir|е|є|ειναι) (?:the|our|unsere|die|notre|la|il nostro|il|nuestr[oa]|el|noss[oa]|o|a|ons|onze|het|vores|vart|var|nasz|nas[ae]?|musu|meie|нашият|наш|ο)? ?(?:(?:style|item|article|product) (?:number|no|code)|(?:artikel|bestell|produkt|modell|vare|stil)-?(?:nummer|nr|kod|kode)|artikelcode|(?:numero|codice|codigo|cod|code|n°|nº|reference|referencia|referinta|riferimento)(?: (?:d'|de |di |do |del )?(?:article|articolo|articulo|artigo|produs|produit|prodotto|producto|produto))|(?:numer|kod|indeks) (?:artykulu|wyrobu|produktu)|(?:cislo|kod) (?:vyrobku|zbozi|artiklu|tovaru)|(?:sifra|broj) (?:artikla|izdelka|proizvoda)|tuotenumero\p{L}{0,4}|tootekood|cikkszam\p{L}{0,3}|артикул\p{L}{0,4}))(?!\p{L})/gu;
/** The goods that a sentence speaks of, in all cases: "unser Artikel", "nostru", "našeho výrobku". */
const GOODS_SAID =
  "(?:article|item|product|garment|style|artikel[ns]?|produkt\\p{L}{0,3}|erzeugnis|produit|prodotto|producto|produto|articolo|articulo|artigo|capo|prenda|peca|vetement|artiklen|artikkel\\p{L}{0,2}|varen?|vara[n]?|plagget|tuotteemme|tuotteen|tuote\\p{L}{0,3}|malli\\p{L}{0,3}|toode\\p{L}{0,3}|toote\\p{L}{0,2}|izstradajum\\p{L}{1,2}|prece|preci|gamin\\p{L}{1,4}|prek[eę]|artykul\\p{L}{0,3}|wyrob\\p{L}{0,3}|vyrob\\p{L}{1,4}|artik[eu]?l\\p{L}{0,3}|izdel\\p{L}{2,4}|proizvod\\p{L}{0,2}|termek\\p{L}{0,4}|urun\\p{L}{0,5}|produsul\\p{L}{0,3}|articolul\\p{L}{0,3}|produs|артикул\\p{L}{0,3}|артикал\\p{L}?|издели\\p{L}{1,3}|продукт\\p{L}{0,3}|вир[іо]б\\p{L}{0,3}|производ\\p{L}{0,2}|προιον|προιοντοσ|ειδοσ|modell?\\p{L}{0,3}|modele|mudel\\p{L}{0,2}|модел\\p{L}{0,2}|μοντελο|prodott|oggett|tairge)";
/** "A referência deste artigo é MC-2417", "codul articolului este LX-2208". */
const CODE_LAST = new RegExp(
  `(?<!\\p{L})(?:reference|referenz|referens|referencia|referinta|riferimento|codigo|codice|code|codul|kod|koden|kodem|kodas|kods|kood|koodi|cislo|numer|nummer|numret|numero|number|sifra|κωδικοσ|код|кодът|номер|номерът)[ ](?:(?:of|de|du|des|der|del|della|dello|do|da|van|the|this|deste|desta|ce|cet|cette|este|esta|questo|dieses?|den|het|ons|our|nostro|til|av|af|for|την|του)[ ]|dell'|l'){0,3}${GOODS_SAID}(?: \\p{L}+)?,?[ ](?:is|ist|lautet|est|es|e|jest|je|er|ar|este|on|yra|ir|е|є|ειναι):?[ ](?<code>(?=[\\p{L}./-]*\\d)[\\p{L}\\d]{1,12}(?:[-./][\\p{L}\\d]{1,12}){0,3})(?![\\p{L}\\d])`,
  "gu",
);
/** How much before a number may say what it is of, in characters. */
const SENTENCE_BEFORE = 80;
/** "Our certificate of custody has the code AB-COC-001". */
const OF_CERTIFICATE =
  /certif|zertif|sertif|todistu|custod|licen[cs]|lizenz|(?<!\p{L})(?:fsc|pefc|gots|grs|rcs|ocs|oeko)(?!\p{L})/u;
const WEAK_CODE = /^(?:cod|kod|code)/u;
const NO_REFERENCE =
  /invoice|rechnung|facture|fattura|factura|fatura|faktur|order|report|certificate|iso|en \d|order/u;

/** A number of an article behind its name: "Gripmate 10 (LH-1042)", but not "(EU 42)". */
const IN_BRACKETS =
  /(?<=^\p{Lu}[^()\n\t]{2,60} \((?:(?:[Rr]éf|[Rr]ef|REF|[Aa]rt|[Rr]if)\p{L}*[.:]? )?)(?=[^)]*\d)(?!(?:EN|ISO|DIN|EU)[ -]?\d)(?:[\p{Lu}\d]{1,10}(?:[-/.][\p{Lu}\d]{1,10}){1,4}|\p{Lu}{1,4}\d{3,8})(?=\)$)/u;

function inBrackets(passage: Passage, start: number, end: number, worth: number): Found {
  const text = passage.text.slice(start, end);
  const at = text.lastIndexOf("(") + 1;
  const value = text.slice(at, text.lastIndexOf(")"));
  const place = { start: start + at, end: start + at + value.length };
  return { field: "reference", value, confidence: worth * 0.9, passage, ...place };
}

/** Certificates have references of their own; only what is called an article's, a style's or a product's is one. */
const OF_LETTER =
  /^(?:\p{L}+ )?(?:ref|rif|viite|code|cod|kod|symbol|sifra|index|indeks)(?![^:\t\n]*(?:art|prod|mod|wyr|vyr|izd|tow|tov|commerc|comerc|handl|handel))/u;

/** A label right behind or below one of the goods: "Produit" and "Référence", in a form or over a table; or below their brand. */
function isBesideGoods({ folded: small, beside }: Passage, from: number): boolean {
  const line = small.lastIndexOf("\n", from - 1) + 1;
  const left = beside.get(from) ?? small.slice(line, from).trimEnd();
  const above = small.slice(small.lastIndexOf("\n", line - 2) + 1, line);
  const over = above.split(/[\t\n]|: /u)[0] ?? "";
  return (
    TRADE_NAME.test(`${over}\t`) ||
    [left.split("\t").at(-1), over].some((cell) => isLabelOfGoods(cell ?? "")) ||
    over.split(" / ").some((label) => isLabelOfGoods(label) || speaksOf(label, "brand"))
  );
}

/** Who writes a letter has a reference of their own, beside that of who gets it. */
const OUR = "(?:n/|ns\\.?|our|unsere?|notre|nostr[oa]|nuestr[oa]|noss[oa]|onze|nasz[ae]?|var|vores)";
const OUR_LETTER = new RegExp(`^${OUR} (?:ref|rif|viite|zeichen|kenmerk)[^\\p{L}]*$`, "u");
/** The same in so many letters. */
const OUR_LABEL = new RegExp(
  `^${OUR} (?:ref|rif|viite|zeichen|kenmerk|znak)\\p{L}*[^\\p{L}]*(?:n[ro.°º]*)?[^\\p{L}]*$`,
  "u",
);
const OUR_ANYWHERE = new RegExp(`(?<!\\p{L})${OUR} (?:ref|rif|viite|zeichen|kenmerk)`, "u");
const YOUR_LETTER =
  /(?<!\p{L})(?:[vs]\/|vs\.?|your|ihre?|votre|vostr[oa]|vuestr[oa]|su|voss[oa]|uw|wasz[ae]?|er|deres) (?:ref|rif|viite|zeichen|kenmerk)/u;
const YOUR_LABEL = new RegExp(`^${YOUR_LETTER.source}[^\\p{L}]*$`, "u");

function isOfLetter(passage: Passage, label: string, at: number): boolean {
  const { folded: small } = passage;
  if (OUR_LETTER.test(label) && YOUR_LETTER.test(small)) return true;
  if (OUR_LABEL.test(label)) return isOfLetterItself(passage, at);
  return YOUR_LABEL.test(label) && OUR_ANYWHERE.test(small);
}

/** "Our ref.: …" over the salutation of a letter, and in a sentence what to call it by: "please quote our reference …". */
function isOfLetterItself(passage: Passage, at: number): boolean {
  const { folded: small } = passage;
  if (small.slice(at).search(SALUTATION) >= 0) return true;
  const sentence = /^[^.!?\n]*(?:\n[^.!?\n]*)?/u.exec(small.slice(at, at + SENTENCE_AROUND))?.[0] ?? "";
  return QUOTED_IN_REPLY.test(sentenceBefore(passage, at) + sentence);
}

/** How much behind a number may say what it is for, in characters. */
const SENTENCE_AROUND = 90;
/** Words of letters that begin a line. */
const SALUTATION =
  /(?<=^|\n)(?:dear |to whom it may|sehr geehrte|guten tag|liebe[rs]? |madame|monsieur|bonjour|ch[eè]re? |gentil|egregi|spett\p{L}*|buongiorno|estimad|muy senor|apreciad|distinguid|exm[oa]|car[oa]s? |prezad|geachte|beste |szanown|dzien dobry|sayin |merhaba|basta |hej(?: |,|\n)|kære |kjære |hei(?: |,|\n)|hyva |vazen|dobry den|tisztelt|kedves |stimat|buna ziua|αξιοτιμ|αγαπητ|уважаем|здравеите|postovan|spostovan|gerb\p{L}*|godatais|lugupeetud|шановн)/u;
const QUOTED_IN_REPLY =
  /(?<!\p{L})(?:quot(?:e|ed|ing)|an(?:zu)?geben|geben sie|angegeben|rappel(?:er|ee)|indiqu(?:er|ee)|mentionn(?:er|ee)|cit(?:are|ar|ata|ada)|indic(?:are|ar|ata|ada)|vermelden|powolac|podac|uvest|uvadejte|uvadzajte|ange|angi|angives|oppgi|mainit\p{L}+)(?!\p{L})/u;

/** Who sells, and who buys, call a product by numbers of their own: "our art. no.", "uw artikelnummer", "v/ ref.". */
const OF_THING =
  "(?:(?:own|eigene) |\\p{L}{1,3}[.°]? )?\\p{L}{0,3}(?:ref|rif|art|item|style|stil|styl|prod|model|cod|kod|best|vare|vnr|tuote|toote|urun|cikk|sifr|zbozi|tovar|gamin|prec|prek|wyr|indeks|symbol|izdel|арт|код|шифр|издел|вир|модел)";
const OURS = new RegExp(
  `(?<!\\p{L})(?:our|unsere?|notre|nos|nostr[oa]|ns\\.?|n/|nuestr[oa]|noss[oa]|ons|onze|nasz[ae]?|vart?|vores|vor|meidan|oma|nas[ae]?|musu|meie|bizim|наш[аеі]?)[ ]?${OF_THING}`,
  "u",
);
const YOURS = new RegExp(
  `(?<!\\p{L})(?:your|ihre?|votre|vos|vostr[oa]|vs\\.?|v/|vuestr[oa]|su|s/|voss[oa]|uw|wasz[ae]?|panstwa|er[at]?|deres|jeres|din|teidan|vas[ae]?|jusu|teie|sizin|ваш[аеі]?)[ ]?${OF_THING}`,
  "u",
);
const CUSTOMERS = new RegExp(`(?<!\\p{L})(?:${OF_CUSTOMER})`, "u");

/** How far before a label the word stands that says whose number it is, in characters: "vaše č. art.". */
const WHOSE_BEFORE = 16;

function whoseBefore({ folded: small }: Passage, at: number): string {
  return /[^:;,|\d\t\n]*$/u.exec(small.slice(Math.max(at - WHOSE_BEFORE, 0), at))?.[0] ?? "";
}

/** Symbols that Czech and Slovak payments carry: "var. symbol", "konstantní symbol". */
const OF_PAYMENT = /(?<!\p{L})(?:var(?:iabiln\p{L}+)?|konst(?:antn\p{L}+)?|spec(?:ificky)?)\.? ?symbol/u;

/** Whether a label is that of another company's number. Whoever has something tested is the one that the report is for. */
function isOfOther({ folded: small }: Passage, kind: string, label: string): boolean {
  // Whoever orders gives their order a "Bestellnummer", as sellers of goods give them.
  if (
    /^best(?:ell)?[ .-]*n/u.test(label) &&
    /(?<!\p{L})(?:besteller|bestelldatum|bestellung vom)/u.test(small)
  )
    return true;
  return (
    OF_PAYMENT.test(label) ||
    (kind !== "test_report" && CUSTOMERS.test(label)) ||
    (YOURS.test(label) && OURS.test(small))
  );
}

/** The company's own number of the product. */
export function findReferences(text: Text): Found[] {
  const broken = brokenCodes(text.passages);
  const whole = wholeReferences(text);
  // Whoever declares for a brand has no number of their own: "Müşteri model no: KD-5031".
  const ofBrand =
    whole.length === 0 && text.kind === "declaration"
      ? wholeReferences({ ...text, kind: "test_report" })
      : [];
  const told = whole.length > 0 ? whole : ofBrand;
  const ofBuyer = placed(numbersOfBuyers(text.passages, told), OF_BUYER).filter(({ value }) =>
    isNumber(String(value)),
  );
  const found = withoutBreaks(ofBuyer.length > 0 ? ofBuyer : told, broken);
  const isOne = new Set(broken.map(({ value }) => value)).size === 1;
  return found.length === 0 && text.kind === "invoice" && isOne ? broken : found;
}

function wholeReferences({ passages, kind, fields }: Text): Found[] {
  const own = new Map(passages.map((passage) => [passage, calledReferences(passage, kind)]));
  const isCalled = [...own.values()].some((each) => each.some((one) => !isOfSupply(one)));
  const found = passages.flatMap((passage) => {
    const styles = isCalled || fields.has("care_washing") ? stylesOf(passage) : [];
    // Where nothing but a material has such a number, a garment may be called by that of its model.
    const called = [...(own.get(passage) ?? []), ...(isCalled ? [] : numbersAfter(passage, kind, styles))];
    const models = isCalled ? styles : [];
    const inText = [...passage.folded.matchAll(IN_SENTENCES)].flatMap((match): Found[] => {
      const code = match.groups?.code ?? "";
      if (kind === "certificate" && OF_LETTER.test(match[0])) return [];
      const start = match.index + match[0].length - code.length;
      const printed = passage.text.slice(start, start + code.length);
      // A number that goes on in the next line ends with its own hyphen there.
      const value = printed.replace("\n", "");
      if (match.groups?.two !== undefined && (!/^[\p{Lu}-]+ /u.test(value) || OF_SEASON.test(value)))
        return [];
      if ([...called, ...models].some((one) => start < one.end && start + code.length > one.start)) return [];
      if (
        DATE_OR_AMOUNT.test(value) ||
        NO_REFERENCE.test(passage.folded.slice(match.index - 12, match.index))
      )
        return [];
      if (SHORT_NUMBER.test(value) || STANDARD.test(value) || isArticleOfLaw(passage, start, value))
        return [];
      if (OF_YEAR.test(value) || CALLED_OTHERWISE.test(value)) return [];
      // "Recycled content of the product: 72.5 %".
      if (/^\d*[.,]?\d* ?%/.test(passage.text.slice(start + code.length))) return [];
      if (isCalled && MODEL_NUMBER.test(match[0])) return [];
      const sentence = sentenceBefore(passage, match.index);
      if (OF_DELIVERY.test(sentence) || REPLACED.test(sentence)) return [];
      const whose = /\p{L}+ $/u.exec(sentence)?.[0];
      const label = (whose ?? "") + match[0].slice(0, -code.length);
      if (whose !== undefined && isOfLetter(passage, label, start)) return [];
      const ofWhom = whoseBefore(passage, match.index) + match[0].slice(0, -code.length);
      if (isOfOther(passage, kind, ofWhom) || (isCalled && OF_SHOP.test(ofWhom))) return [];
      // Only a full line goes on in the next one.
      const line = passage.folded.slice(passage.folded.lastIndexOf("\n", match.index) + 1, start);
      if (/\n$/.test(line) && line.length < SENTENCE_LENGTH) return [];
      if ((OF_CERTIFICATE.test(sentence) && WEAK_CODE.test(match[0])) || SOLD_APART.test(sentence)) return [];
      return [{ field: "reference", value, confidence: 0.8, passage, start, end: start + code.length }];
    });
    const before = [...passage.folded.matchAll(CODE_BEFORE)].flatMap((match): Found[] => {
      const end = match.index + (match.groups?.code?.length ?? 0);
      const value = passage.text.slice(match.index, end);
      if (DATE_OR_AMOUNT.test(value) || SHORT_NUMBER.test(value) || STANDARD.test(value)) return [];
      return [{ field: "reference", value, confidence: 0.8, passage, start: match.index, end }];
    });
    const last = [...passage.folded.matchAll(CODE_LAST)].flatMap((match): Found[] => {
      const end = match.index + match[0].length;
      const start = end - (match.groups?.code?.length ?? 0);
      const value = passage.text.slice(start, end);
      if (DATE_OR_AMOUNT.test(value) || SHORT_NUMBER.test(value) || STANDARD.test(value)) return [];
      return [{ field: "reference", value, confidence: 0.8, passage, start, end }];
    });
    const ofGoods = placed(codesOfGoods(passage), OF_GOODS_SAID).filter(({ value, start, end }) => {
      const isTold = [...called, ...models, ...inText].some((one) => start < one.end && end > one.start);
      return !isTold && isNumber(String(value)) && !SHORT_NUMBER.test(String(value));
    });
    return [...called, ...inText, ...before, ...last, ...ofGoods];
  });
  if (found.every(isOfReceiver)) {
    const counted = codesInRows(passages);
    const inRows = counted.length > 0 ? counted : codesBelowHeads(passages);
    const rows = placed(inRows, IN_ROW).filter(({ value }) => isNumber(String(value)));
    if (rows.length > 0) return rows;
  }
  if (found.length === 0) {
    const types = fields.has("care_washing") ? placed(numbersOfTypes(passages, kind), OF_TYPE) : [];
    const ofTypes = types.filter(({ value }) => isNumber(String(value)));
    if (ofTypes.length > 0) return ofTypes;
    const alone = kind === "certificate" || kind === "invoice" ? [] : codesAlone(passages);
    return alone.length > 0 || !fields.has("care_washing")
      ? alone
      : placed(codesBesideKinds(passages), BESIDE_KIND);
  }
  const bill = kind === "tech_sheet" ? rowsOfBill(passages) : [];
  const left = withoutSupplies(inHeads(withoutPapers(ofOwn(found), kind)), bill);
  const numbers = left.filter((one) => !isOfTrade(one));
  const told = numbers.length > 0 ? numbers : left;
  const values = new Set(told.map(({ value }) => String(value)));
  const alike = [...values].flatMap((value) => placed(codesAlike(passages, value), IN_ROW));
  return [...told, ...alike.filter(({ value }) => !values.has(String(value)))];
}

/** "Uw ref.: I-2025-0441": what whoever gets a paper calls their order by, if the goods have a number in its rows. */
function isOfReceiver({ passage, start }: Found): boolean {
  const line = lineBefore({ passage, start });
  return YOUR_LABEL.test(line.split("\t").at(-1) ?? "");
}

/** What is called by nothing but what it is, and a number, or stands where the head of its table says. */
function placed(places: readonly Place[], confidence: number): Found[] {
  return places.map((place) => {
    const value = place.passage.text.slice(place.start, place.end);
    return { field: "reference", value, confidence, ...place };
  });
}

function isNumber(value: string): boolean {
  return !(DATE_OR_AMOUNT.test(value) || STANDARD.test(value) || CALLED_OTHERWISE.test(value));
}
const IN_ROW = 0.9;
const OF_GOODS_SAID = 0.8;
const OF_TYPE = 0.8;
const OF_BUYER = 0.9;
const BESIDE_KIND = 0.75;

/** A label that names no goods: "Ref.", "Our ref.", "N/Réf", "Ns. rif.", "Ons kenmerk", "Nasz znak". */
const OF_PAPER = new RegExp(
  `(?:^|[\\t\\n(]|[·|–—-] |: )(?<our>${OUR} ?)?(?:ref|rif|viit|kenmerk|referans|zeichen|znak|sygn)\\p{L}*[ .:°]*(?:n[ro.°º]*[ .:]*)?[\\t\\n]?[ ]*$`,
  "u",
);
/** "TLP/24/7719" has the year in it. */
const WITH_YEAR = /[/-](?:20)?[23]\d(?:[/-]|$)|(?:^|\/)(?:20)?[23]\d\/|\/.*\//u;
/** What is printed over a paper are so many letters of it at most. */
const HEAD_LENGTH = 400;

/** Without what a laboratory or a letter calls itself by, where a number is called one of goods: "STYLE F24-DR-0933". */
function withoutPapers(found: Found[], kind: string): Found[] {
  if (new Set(found.map(({ value }) => value)).size < 2) return found;
  const goods = found.filter((one) => !isOfPaper(one, kind));
  return goods.length > 0 ? goods : found;
}

/** What the head of each page tells, beside what is told on one of them alone. */
function inHeads(found: Found[]): Found[] {
  const pages = Map.groupBy(found, ({ value }) => String(value));
  const often = [...pages].filter(
    ([, each]) => new Set(each.map(({ passage }) => passage.reading.page)).size > 1,
  );
  return often.length === 1 ? (often[0]?.[1] ?? found) : found;
}

/** "Vendor style ref: CB-4471", "Dzianlux, art. DX-280B": what somebody else calls theirs, behind a name. */
const OF_SUPPLY =
  /(?:^|[\t\n])(?:(?:vendor|supplier|mill|factory|lieferanten?|fournisseur|fornitore|proveedor|fornecedor|leverancier|dostawc|tedarik|leverantor|leverandor|toimittaja|dodavatel|furnizor|beszallito)\p{L}*[ '-][^\t\n]{0,30}|\p{L}[^\t\n:%\d]{2,30}, (?:art|ref|rif|mod|cod|kod)\p{L}*\.? )$/u;

/** "Tkanina tkalcovny Biella, art. 5571", "the lining is art. no. 4410": a sentence about a material. */
const OF_MATERIAL =
  /(?<=^|[.;:\t\n(] ?)(?:(?:the|der|die|das|le|la|les|il|lo|i|el|o|a|de|het) )?(?:fabric|cloth|yarn|lining|leather|(?:ober|futter)?stoff|gewebe|garn|leder|futter|tissu|fil|cuir|doublure|tessuto|filato|fodera|pelle|pellame|tejido|tela|hilo|forro|piel|tecido|malha|fio|pele|stof|garen|voering|leer|tkanina|dzianina|przedza|podszewka|skora|tyg|tyget|garnet|foder|fodret|stoffet|skinn|kangas|lanka|vuori|nahka|latka|tkanina|priadza|prize|podsivka|usen|kuze|szovet|kelme|fonal|beles|bor|tesatura|firul|captuseala|pielea|tkanina|pređa|preda|podstava|podloga|koza|usnje|riie|kangas|long|vooder|nahk|audinys|verpalai|pamusalas|oda|audums|dzija|odere|ada|kumas|iplik|astar|deri|плат|платът|тъкан|прежда|хастар|кожа|тканина|пряжа|підкладка|шкіра|предиво|постава|υφασμα|νημα|φοδρα|δερμα)(?: [^.;:\t\n]{1,40})?,? (?:art|ref|rif|cod|kod|item|style|no|nr|c)(?:\p{L}*\.?|\. ?(?:no|nr|c)\.?) ?$/u;

/** "The cloth comes from our mill in Biella (art. 7702/3 Camelia)": what whoever delivered it calls it. */
const OF_DELIVERER =
  /(?<!\p{L})(?:supplier|mill|weaver|spinner|lieferant|weberei|spinnerei|fournisseur|tisseur|filature|fornitore|tessitura|filatura|proveedor|tejedor|fornecedor|tecelagem|fiacao|leverancier|weverij|dostawc|tkaln|przedzaln|leverantor|vaveri|leverandor|veveri|toimittaja|kutom|dodavatel|tkalcovn|beszallito|szovod|furnizor|tesatori|dobavljac|tkaonic|dobavitelj|tkalnic|tarnija|tiekej|piegadataj|tedarikci|доставчик|тъкачниц|постачальник|ткацьк|добављач|προμηθευτ|υφαντουργ)\p{L}*(?: [^.:;()\t]{1,50})? \((?:art|ref|rif|cod|kod|item|style|no|nr|c|арт|κωδ)(?:\p{L}*\.?|\. ?(?:no|nr|c)\.?) ?$/u;

/** What is told of a material, or called so by whoever supplied it. */
function isOfSupply({ passage: { folded: small }, start }: Found): boolean {
  const sentence = small.slice(Math.max(start - SENTENCE_BEFORE, 0), start);
  return (
    OF_SUPPLY.test(small.slice(Math.max(start - 60, 0), start)) ||
    OF_MATERIAL.test(sentence) ||
    OF_DELIVERER.test(sentence.replaceAll("\n", " "))
  );
}

/** Without the numbers of materials and of suppliers, where another one is told. */
function withoutSupplies(found: Found[], bill: readonly string[][]): Found[] {
  const own = found.filter(
    (one) => !isOfSupply(one) && !isOfBill(one, bill) && !isBelowHeadOfBill(one, bill) && !isOfTrims(one),
  );
  return own.length > 0 ? own : found;
}

/** "Cód." over "BT-18" and "ET-V2": a column of codes, as the trims of a garment have. */
function isOfTrims({ passage: { order, folded: small, text }, start, end }: Found): boolean {
  if (order !== "columns" || text[end] !== "\n") return false;
  const label = /(?<=^|\n)[^\n]*(?=\n$)/u.exec(small.slice(Math.max(start - 20, 0), start))?.[0] ?? "";
  return BARE_CODE.test(label) && isNumberOnly(text.slice(end + 1).split("\n", 1)[0] ?? "");
}

/** Least cells of a row of a bill of materials. */
const LEAST_OF_BILL = 4;

/** "Try also art. 88214/7": another version of a material, "88214/3" in a row of the bill. */
function isOfBill({ passage, value, start }: Found, bill: readonly string[][]): boolean {
  const stem = /^[^/]{4,}\//u.exec(String(value))?.[0];
  if (stem === undefined || /[\t\n]/.test(passage.text.charAt(start - 1))) return false;
  return bill.some((cells) => cells.some((cell) => cell.startsWith(stem) && cell !== value));
}

/** "Article" over "TF-210": the first of several numbers in a column of a bill, whose row has no label for it. */
function isBelowHeadOfBill(
  { passage: { order, text }, value, start }: Found,
  bill: readonly string[][],
): boolean {
  if (order !== "columns" || text[start - 1] !== "\n") return false;
  return bill.some((cells) => {
    const column = cells.indexOf(String(value));
    if (column < 0 || cells.some((cell) => speaksOf(folded(cell), "reference"))) return false;
    const isOther = (cell = "") => cell !== value && isNumberOnly(cell);
    return bill.some((row) => row.length === cells.length && isOther(row[column]));
  });
}

/** The cells of rows that are as long as those of a bill of materials. */
function rowsOfBill(passages: readonly Passage[]): string[][] {
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap(({ text }) => text.split("\n").map((line) => line.split("\t")))
    .filter((cells) => cells.length >= LEAST_OF_BILL);
}

function isOfPaper({ passage, start, value }: Found, kind: string): boolean {
  if (passage.reading.page > 1) return false;
  const label = OF_PAPER.exec(passage.folded.slice(Math.max(start - 40, 0), start));
  if (!label) return false;
  if (label.groups?.our !== undefined) return true;
  const isOnReport = kind === "test_report" || kind === "certificate" || kind === "declaration";
  return start < HEAD_LENGTH && (isOnReport || WITH_YEAR.test(String(value)));
}

/** Beside a number of an article, what a model is called is its name. */
const MODEL_NUMBER = /^mod(?:ele|elo|ello|ell?)[ :#]/u;

/** A code of customs under the word for one of goods. */
const OF_CUSTOMS = /^\d{4} \d{2} \d{2}(?: \d{2})?$/;

/** "Product | Tarn 40 | Code | TX-9050": the only code of a sheet that calls nothing else a number of an article. */
const CODE_ALONE =
  /(?<=^|[\n\t])code(?: ?: |\t)(?=[^\t\n ]*\p{L})(?=[^\t\n ]*\d{2})(?<code>[^\t\n ]{4,20})(?=[\t\n]|$)/gu;

function codesAlone(passages: readonly Passage[]): Found[] {
  const found = passages.flatMap((passage) =>
    passage.order === "rows"
      ? [...passage.folded.matchAll(CODE_ALONE)].map((match) => ({ passage, match }))
      : [],
  );
  const [only] = found;
  if (!only || found.length > 1) return [];
  const { passage, match } = only;
  const end = match.index + match[0].length;
  const start = end - (match.groups?.code ?? "").length;
  const value = passage.text.slice(start, end);
  if (STANDARD.test(value) || !isNumberOnly(value)) return [];
  return [{ field: "reference", value, confidence: 0.85, passage, start, end }];
}

/** A code of customs, and a GTIN, is the product's number only where there is no other. */
function isOfTrade({ value }: Found): boolean {
  return OF_CUSTOMS.test(String(value)) || /^\d{13}$/.test(String(value));
}

/** Numbers after the labels of one. */
function calledReferences(passage: Passage, kind: string): Found[] {
  const labels = withoutShops(passage, [...labelled(passage, "reference")]);
  // Whoever has something tested calls it by the number of the article, whoever orders by that of the order.
  if (kind === "test_report") labels.push(...labelled(passage, "referenceOfClient"));
  if (kind === "tech_sheet") labels.push(...codesForOrders(passage));
  return numbersAfter(passage, kind, labels);
}

function numbersAfter(passage: Passage, kind: string, labels: readonly Labelled[]): Found[] {
  return labels.flatMap(({ from, start, end, apart, worth }): Found[] => {
    if (SOLD_APART.test(sentenceBefore(passage, from).split("\n").at(-1) ?? "")) return [];
    if (isColumnOfSupplies(passage, from, start, end)) return [];
    const counted = apart ? (COUNTED.exec(passage.text.slice(start, end))?.[0].length ?? 0) : 0;
    const at = start + counted;
    const value = passage.text.slice(at, end).trim();
    const label = passage.folded.slice(from, start);
    if (apart && IN_BRACKETS.test(value)) return [inBrackets(passage, at, end, worth)];
    const inGroups = value.replace(BEHIND_DASH, "");
    const isInGroups = IN_GROUPS.test(inGroups) && (apart || OF_NUMBER_ALONE.test(label));
    const isOfModel = BARE_MODEL.test(label);
    const isOfLetters = apart && OF_LETTERS.test(value) && NUMBER_LABEL.test(label);
    const isWhole =
      isInGroups ||
      isOfLetters ||
      (apart && (WITH_LETTER.test(value) || (isOfModel && NUMBER_AND_WORD.test(value))));
    const code = isWhole
      ? isInGroups
        ? inGroups
        : value
      : (WITH_VERSION.exec(value) ?? OF_THREE.exec(value) ?? CODE.exec(value))?.[0];
    if (code === undefined || DATE_OR_AMOUNT.test(code) || STANDARD.test(code)) return [];
    if (CALLED_OTHERWISE.test(code) || isArticleOfLaw(passage, at, code)) return [];
    // "Č. vz. 4471" counts the samples of a laboratory.
    if (label.startsWith("vz") && /(?:c|cislo)[. ]*$/u.test(whoseBefore(passage, from))) return [];
    if (kind === "certificate" && LINE_OF_TRANSACTION.test(code)) return [];
    if (isCounted(passage, at, code)) return [];
    if (TARIFF.test(code) && BARE_CODE.test(label)) return [];
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
    const isNamed = !isWhole && /\p{Ll}{3}/u.test(code) && !/[-_./]\p{L}*\d{2}/u.test(code);
    if (isNamed || (rest.split(/\s+/).length > 4 && !apart)) return [];
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

/** " – Damen-Strickjacke" behind a number: what it is. */
const BEHIND_DASH = / [–—-] \p{L}.*$/su;

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

/** "Shop SKU", "Shop-Artikelnummer", "réf. boutique": what a shop calls the goods of others by. */
const OF_SHOP =
  /(?<!\p{L})(?:(?:web ?)?shop|store|seller|merchant|marketplace|handler|boutique|magasin|revendeur|negozio|rivenditore|tienda|vendedor|loja|winkel|sklep|butik\p{L}*|kauppa|kaupan|obchod\p{L}*|eshop\p{L}*|magazin\p{L}*|trgovin\p{L}*|uzlet\p{L}*|bolti|magaza\p{L}*|parduotuv\p{L}*|veikal\p{L}*|poe|магазин\p{L}*|καταστηματ\p{L}*)(?!\p{L})/u;

/** Without the numbers of shops, where its maker's is told as well, as the number of an article or of a model. */
function withoutShops(passage: Passage, labels: Labelled[]): Labelled[] {
  const own = labels.filter(
    ({ from, start }) => !OF_SHOP.test(whoseBefore(passage, from) + passage.folded.slice(from, start)),
  );
  return own.length < labels.length && (own.length > 0 || stylesOf(passage).length > 0) ? own : labels;
}

/** Numbers of orders have no letters. */
function codesForOrders(passage: Passage): Labelled[] {
  return [...labelled(passage, "referenceForOrders")].filter(({ start, end }) =>
    /^(?=[^ ]*\p{L})(?=[^ ]*\d)/u.test(passage.text.slice(start, end)),
  );
}

/** In a column of what suppliers call their materials there are several numbers, and none is the product's. */
function isColumnOfSupplies(passage: Passage, from: number, start: number, end: number): boolean {
  const { folded: small, text, order } = passage;
  if (order !== "columns" || !small.slice(from, start).includes("\n")) return false;
  if (!OF_SUPPLIERS.test(small.slice(from, start)) || text[end] !== "\n") return false;
  const next = text.slice(end + 1).split("\n", 1)[0] ?? "";
  return CODE.test(next);
}

const OF_SUPPLIERS =
  /supplier|mill |lieferant|fournisseur|fornitore|proveedor|fornecedor|leverancier|dostawc|tedarik|leverant|leverandor|toimittaj|dodavatel|furnizor/u;

/** What stands before a place in the same sentence. */
function sentenceBefore({ folded: small }: Passage, at: number): string {
  const before = small.slice(Math.max(at - SENTENCE_BEFORE, 0), at);
  return /(?:[^.:;\n\t]|[.](?! )|\n(?!\n))*$/u.exec(before)?.[0] ?? "";
}

/** The word for a model alone, as a label. */
const BARE_MODEL =
  /(?<!\p{L})(?:modell?|modele|modello|modelo|malli|mudel|modelis|model[ua]|μοντελο|модел[ьи]?)[ .:]*[\t\n]?$/u;
/** "TRAIL 300": the name of a model with a number. */
const WORD_AND_NUMBER = /^\p{Lu}{4,} \d{1,4}$/u;

/** Garments are called by their style: a code after "model" is the number of one. */
function stylesOf(passage: Passage): Labelled[] {
  return [...labelled(passage, "model")].flatMap((one) => {
    const value = passage.text.slice(one.start, one.end).trim();
    const isBare = passage.folded.slice(one.from, one.start).search(BARE_MODEL) === 0;
    const isNumber = isModelCode(value.replace(FOR_WHOM, "")) || NUMBER_AND_WORD.test(value);
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

/** Clothes, textiles for the house or shoes. */
function isWorn({ fields }: Text): boolean {
  return fields.has("care_washing") || fields.has("country_upper");
}

/** Textiles and shoes are certified many at a time; machines, batteries and furniture each by itself. */
function isOfManyStyles(text: Text): boolean {
  return isWorn(text) && isOfManyGoods(text);
}

/** "Babies' romper (brand Tinker & Wren)". */
function isInBrackets({ passage: { folded: small }, start, end }: Found): boolean {
  return small[end] === ")" && /\([^()\n]{0,20}$/u.test(small.slice(Math.max(start - 25, 0), start));
}

/** "Sold under the brand Tinker", "vertrieben unter der Marke Tinker": goods, and no scheme or body. */
const SOLD_UNDER =
  /(?<!\p{L})(?:under|unter|sous|bajo|sotto|sob|onder|pod|alla|ala|alatt|sub|под|під|κατω απο|υπο|με)(?: (?:the|our|der|la|le|il|el|a|o|het|de|den|varemærket|numele|το|την))? (?:(?:trade|registered|eigenen|propre|eigen) )?$/u;

/** The word for a brand itself, and what opens a quotation. */
const OF_MARK =
  /(?:(?:trade|brand|registered|eigen\p{L}*|pre[ck]\p{L}*|търговск\p{L}*|торг\p{L}*|robn\p{L}+|εμπορικο) )?[^ ]+ (?:["“„«] ?)?$/u;

function isSoldUnder({ passage: { folded: small }, start }: Found): boolean {
  return SOLD_UNDER.test(
    small
      .slice(Math.max(start - 60, 0), start)
      .replace(/\s/g, " ")
      .replace(OF_MARK, ""),
  );
}

/** On a certificate: the label of a form of one article, or what is said of its only brand. */
function brandsOfCertified(of: Text): Found[] {
  const { passages } = of;
  const isOfForm = isOfOneForm(passages);
  const references = isOfForm ? [] : findReferences(of);
  if (!isOfForm && new Set(references.map(({ value }) => value)).size !== 1) return [];
  // "The mark Organic" is one of a standard.
  const inBrackets = passages
    .flatMap(brandsInSentences)
    .filter((one) => isInBrackets(one) || isSoldUnder(one));
  if (references.some(({ confidence }) => confidence > BESIDE_KIND)) return inBrackets;
  const called = passages
    .flatMap((passage) => namesAfter(passage, "brand", "brand", 60, 0.9))
    .filter(({ value, passage }) => !isNumberOnly(String(value)) && !isNamedKind(passage, String(value)));
  return called.length > 0 ? called : inBrackets;
}

export function findBrands(of: Text): Found[] {
  const { passages, fields, kind } = of;
  if (!fields.has("brand")) return [];
  if (isOfManyStyles(of)) return brandsOfCertified(of);
  const marks = passages.flatMap((passage) => namesAfter(passage, "brand", "brand", 60, 0.94));
  const brands = marks.filter((one) => !isTradeName(one));
  const called = passages.flatMap((passage) => [
    ...(brands.length > 0 ? brands : marks).filter((one) => one.passage === passage),
    ...brandsInSentences(passage),
    ...brandsSaidToBe(passage),
    ...brandsBeforeWords(passage),
    ...brandsInCells(passage),
  ]);
  if (called.length > 0 || kind === "test_report" || kind === "certificate") return called;
  if (kind === "invoice") return brandsOfInvoices(of);
  // What is told without a word for it, from what tells most to what tells least.
  const ways: readonly (() => Found[])[] = [
    () => passages.flatMap(brandOfHead),
    () => passages.flatMap(brandsOfLabels),
    () => brandsBelowHeads(passages),
    () => (isWorn(of) ? brandsOfCompanies(passages) : []),
    () => passages.flatMap(makerInShop),
    () => passages.flatMap(makerInTitle),
    () => passages.flatMap(nameOfSite),
    () => brandsOfTitles(passages),
    () => brandsOfDomains(passages),
    () => (isWorn(of) ? brandsOfInitials(passages, () => String(findReferences(of)[0]?.value ?? "")) : []),
    () => (kind === "tech_sheet" ? passages.flatMap(brandBesideTitle) : []),
    () => passages.flatMap(wordmark),
    () => passages.flatMap(nameOfCompany),
    () => passages.flatMap(nameOnLabel),
    () => (kind === "tech_sheet" ? passages.flatMap(brandOverTitle) : []),
    () => (isWorn(of) && kind === "other" ? passages.flatMap(brandInLargeLetters) : []),
    () => (isWorn(of) ? passages.flatMap(brandOfTag) : []),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** What goods are called, or what the head of an invoice shows, unless that is its company and no more. */
function brandsOfInvoices(of: Text): Found[] {
  const called = isWorn(of) ? brandsOfCompanies(of.passages) : [];
  if (called.length > 0) return called;
  return brandsOfTitles(of.passages).filter(({ value, passage: { text } }) => {
    const name = String(value);
    const cells = text.split(/[\t\n]| [–—|·-] /);
    return !cells.some(
      (cell) =>
        folded(cell).startsWith(folded(name)) && beginsWithForm(cell.slice(name.length).replace(/^,? /u, "")),
    );
  });
}

/** What stands behind the label of a brand in a row that looks like the head of a table, and elsewhere on the page. */
function brandOfHead(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows") return [];
  return linesOf(text).flatMap(({ line, start }): Found[] => {
    const [label, value] = cellsOf(line, start);
    if (!label || !value || !speaksOf(folded(label.cell), "brand") || !isName(value.cell, 30)) return [];
    const name = folded(value.cell);
    if (small.indexOf(name) === value.start && !small.includes(name, value.start + 1)) return [];
    const place = { start: value.start, end: value.start + value.cell.length };
    return [{ field: "brand", value: value.cell, confidence: 0.85, passage, ...place }];
  });
}

/** What is sold under a name of trade is a brand, or beside one a model: "Marchio: Colfix", "Nome commerciale: Flex Uno". */
const TRADE_NAME =
  /(?:trade ?name|designa[cz]\p{L}+ com\p{L}+|denomina[cz]\p{L}+ com\p{L}+|designation commerciale|handelsbezeichnung|handelsbenaming|handelsbeteckning|handelsname|nom commercial|nome? comm?erciale?|nombre comercial|handelsnaam|nazwa handlowa|handelsnamn|handelsnavn|kauppanimi|obchodn[iy] naz[eo]v|denumire comerciala)[^\n\t]{0,20}[\n\t ]$/u;

function isTradeName({ passage, start }: Found): boolean {
  return TRADE_NAME.test(passage.folded.slice(Math.max(start - 45, 0), start));
}

/** How many lines of a first page a name can be among that some company there is called by. */
const NAME_LINES = 10;
/** Who has a label made, or sells what is written about. */
const OF_COMPANY =
  /(?<!\p{L})(?:customer|client|klant|kunde|cliente|klient|musteri|asiakas|zakaznik|vevo|brand owner|distributed by|forgalmazza|distribue par)[ ]?:?[ \n](?=\p{L})/gu;

/** "Hersteller: Nordlicht GmbH", "LEAF 2: Dist. by Nordlicht AB". */
const AFTER_WORD =
  /^[^:]{2,40}: ?(?=[\p{Lu}\d])(?:[^:\d]{2,30} (?:by|par|von) (?=\p{Lu}))?|^\p{L}[^:\d]{2,30} (?:by|par|von|door|da|por|av|af|przez) (?=\p{Lu})/u;

/** A line with nothing but a name, which a company of the paper is called by: a mark of its own over it. */
function nameOfCompany(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const customers = [...small.matchAll(OF_COMPANY)].map(({ 0: label, index }) =>
    small.slice(index + label.length, index + label.length + 40),
  );
  const companies = text.split("\n").flatMap((printed) => {
    const line = printed.replace(AFTER_WORD, "");
    const end = companyEnd(line);
    // "Joanna Wrona, Lodtex Sp. z o.o.": who writes for it.
    return end === undefined ? [] : [folded(line.slice(0, end)).replace(/^[^,]+, (?=[^ ]+ )/u, "")];
  });
  const drawn = DRAWN_LABEL.test(small.split("\n", 2).join("\n")) ? nameInTwoLines(passage) : [];
  if (drawn.length > 0) return drawn;
  for (const { line: whole, start } of linesOf(text).slice(0, NAME_LINES * 2)) {
    // "FJORD · Line sheet", "Atelier Mauve · Modèle : Léonie".
    const line = whole.split(/ [·|•–—] /)[0] ?? "";
    const name = folded(line);
    const own = [...customers, ...companies].some(
      (company) =>
        company.startsWith(name) &&
        (line === whole ? /^[ ,]/ : /^ (?![·|•–—-])/).test(company.slice(name.length) || " "),
    );
    const isWhole = companies.includes(name);
    if (
      own &&
      !isWhole &&
      !TITLE.test(name) &&
      line.length >= 4 &&
      isName(line, 30) &&
      line.split(" ").length <= 4 &&
      !/[\d:;,@%]/.test(line)
    )
      return [{ field: "brand", value: line, confidence: 0.75, passage, start, end: start + line.length }];
  }
  return [];
}

/** "LINDQVIST" over "& ROSSI" on a label whose paper has "Lindqvist & Rossi" in a line or a cell of its own. */
function nameInTwoLines(passage: Passage): Found[] {
  const { text, folded: small } = passage;
  const lines = linesOf(text);
  return lines.flatMap(({ line, start }, i): Found[] => {
    const end = start + line.length + 1 + (lines[i + 1]?.line.length ?? 0);
    const drawn = text.slice(start, end).replace("\n", " ");
    if (drawn !== drawn.toUpperCase() || line === "" || !isName(drawn, 30)) return [];
    const both = folded(drawn);
    const at = small.indexOf(`\n${both}\n`) + 1;
    if (at === 0 || TITLE.test(both) || NO_MARK.test(both) || isNoName(drawn)) return [];
    const value = text.slice(at, at + both.length);
    return [{ field: "brand", value, confidence: 0.75, passage, start, end }];
  });
}

/** Papers on which a label is drawn as it will be sewn in. */
const DRAWN_LABEL =
  /label|artwork|etikett|etiket|etiquet|etichett|wszyw|metk[ai]|einnaher|naheti|etykiet|cimke|tiket/u;
/** What is drawn of a label before its name: its leaf or its edge. */
const LEAF =
  /^(?:[-–—_. ]*|(?:(?:leaf|side|page|front|back|face|seite|vorderseite|ruckseite|recto|verso|lato|fronte|retro|cara|frente|zijde|voorkant|strona|przod|tyl|yuz|on yuz|sida|framsida|side|forside|puoli|etupuoli|strana|oldal|fata)[ .:]*){1,3}(?:\d|[a-d])?(?: (?:front|back))?)$/u;
/** The first thing below it: a share of fibres, or a word for a part of the garment with its other languages. */
const SHARES = /^(?:[^\d\n]{0,20}[:\n ])?\d{1,3}(?:[.,]\d{1,2})? ?%|^% ?\d/u;

/** What else stands in capitals on a label. */
const NO_MARK =
  /^(?:colou?r|farbe|couleur|colore|cor|kleur|kolor|renk|farg|farve|vari|barva|farba|szin|culoare|boja|size|gr|gro(?:ss|ß)e|taille|taglia|talla|tamanho|maat|rozmiar|beden|storlek|str|storrelse|koko|velikost|velkost|meret|marime|velicina|made|manufactured|fabrique|prodotto|fabricado|hergestellt|gemaakt|wyprodukowano|tillverkad|fremstillet|valmistettu|vyrobeno|vyrobene|keszult|gyartva|fabricat|proizvedeno|uretim|mensei|keep|keine|care|wash|pflege|entretien|proof|print|druck|style|art|ref|see|siehe|voir)(?!\p{L})/u;

/** "ES" and "GB" say what language a part of a label is in. */
const OF_LANGUAGE =
  /^(?:\p{Lu}{2}|ENG?|GER|DEU|FRA|FRE|ITA|ESP|SPA|POR|POL|NLD|DUT|CZE|SVK|HUN|ROU|SWE|NOR|DAN|FIN|GRE|TUR|RUS|UKR)(?![\p{L}\d])/u;

/** The first line of a label, in capitals over the shares or the number of the article. */
function nameOnLabel(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const title = small.split("\n", 2).join("\n");
  if (!DRAWN_LABEL.test(title)) return [];
  const lines = text.split("\n");
  let start = 0;
  for (const [i, line] of lines.entries()) {
    const above = folded(lines[i - 1] ?? "x");
    const below = lines.slice(i + 1, i + 3).map(folded);
    const isMark =
      isName(line, 30) &&
      line === line.toUpperCase() &&
      line.split(" ").length <= 4 &&
      !/[\d:;,@%/]/.test(line) &&
      !OF_LANGUAGE.test(line) &&
      !TITLE.test(folded(line)) &&
      !NO_MARK.test(folded(line)) &&
      partWithin(folded(line)) === undefined &&
      !passage.beside.has(start);
    if (isMark && LEAF.test(above) && below.some((next) => SHARES.test(next) || / \/ .* \/ /.test(next)))
      return [{ field: "brand", value: line, confidence: 0.7, passage, start, end: start + line.length }];
    start += line.length + 1;
  }
  return [];
}

/** "Sold under the brand X", "unter der Marke X", "(marca X, talla M)": the name is the words with capitals. */
const BRANDED = new RegExp(
  `(?<!\\p{L})(?:${[
    "brand(?: name)?|trade ?mark|marken?|brandet|marque|marchio|marca(?: comerciala)?|marcii|brandului|merk|mark[iąaeu]",
    "varumarket|mærket?|varemærket?|merket|varemerket|merkevaren|tuotemerkki|tuotemerkin|merkki(?=[ \\n]\\p{L})|kaubamark",
    "znack[yu]|znackou|(?<=[,;(] ?)znacka(?= )|znak(?:ka|om)?|znamk[aeou]|robn[aeu] mark[aeu]|brend(?:a|om)?",
    "prek(?:es|iu) zenkl(?:as|o|u|ui)|(?:precu|preces) zim(?:e|es|i)|zimol(?:s|a|u)|markasi|markasiyla",
    "търговска марка|торг[оі]в(?:ельн)?(?:а|оі|ою) марк(?:а|и|ою)|тм|робн[аеу] марк[аеу]|марк(?:а(?:та)?|е|и|ою)",
    "εμπορικο σημα|σημα|μαρκασ?",
  ].join("|")})(?:[ \\n]is)?[ \\n](?:["'“„«»] ?)?(?<name>(?=\\p{L}))`,
  "gu",
);
/** Words with capital letters and those that join them, and the year since which a company is called so: "Rossi 1931". */
const NAME =
  /^\p{Lu}[\p{L}\d'’.-]*(?:[ \n](?:(?:&|\+|and|und|et|y|e|i|og|och|of|de|del|des|du|von|the|la|le|da|do|das|dos|di|della|dello|dei|van|der|den)[ \n]){0,2}\p{Lu}[\p{L}\d'’-]*){0,4}(?: (?:1[6-9]\d\d|20[01]\d)(?=[,;.)]|$))?/u;

/** "The brand on the label is Nordhafen", "la marca que va en la etiqueta es Nordhafen". */
const BRAND_IS =
  /(?<!\p{L})(?:brand(?: name)?|marke|marque|marchio|marca|merk|marka|varumarket?|mærket?|merket|znacka|znamka|merkki|марка(?:та)?|σημα)[ \n](?<of>(?:\p{L}+['’]?[ \n'’]){0,7}?)(?:is|ist|lautet|heisst|est|es|sera|e|jest|to|je|er|ar|on(?! the| our)|este|е|ειναι)[ \n]["“„«»]?(?=\p{L})/gu;
const BEHIND_IT = /^["”“»]?(?:[.,;)]|\s*$|\n| \()/u;
/** What a brand is of, or stands on: the product and its label, and no stuff or maker of one. */
const OF_BRAND = new RegExp(
  `^(?:[ \\n]*|.*(?<!\\p{L})(?:${GOODS_SAID}|(?:label|etik|etyk|etiq|etich|wszyw|metk|metc|cimk|merkin|tag)\\p{L}*)(?!\\p{L}).*)$`,
  "su",
);

/** The words with capitals at a place, to the end of their sentence. */
function nameAt(text: string, start: number): string {
  const name = withinLine(text, start, NAME.exec(text.slice(start, start + 60))?.[0] ?? "");
  return name.replace(/(?<=\p{L}{4})\.[ \n].*$/su, "").replace(/[.'’-]+$/, "");
}

/** How far around a line others show how long one is that is full, in characters, and what share of theirs it has at least. */
const LINES_AROUND = 1000;
const FULL = 0.85;

/** A name goes on in the next line only where there was no room left for the first word of that. */
function withinLine(text: string, start: number, name: string): string {
  const at = name.indexOf("\n");
  if (at < 0) return name;
  const end = start + at;
  const lines = text.slice(Math.max(end - LINES_AROUND, 0), end + LINES_AROUND).split("\n");
  const longest = Math.max(...lines.map(({ length }) => length));
  const next = /^\S*/u.exec(text.slice(end + 1))?.[0].length ?? 0;
  const length = end - (text.lastIndexOf("\n", end - 1) + 1);
  return length + 1 + next < longest * FULL ? name.slice(0, at) : name;
}

/** The same, which goes on below only where its line was full and no cell of a table. */
function nameInCell(passage: Passage, start: number): string {
  const name = nameAt(passage.text, start);
  const end = name.indexOf("\n");
  const line = lineAround(passage.text, start);
  // What a label or a row of a table begins with is no second word of a name.
  const isOwnLine = /^[^\n]*\t|^[^\n]{1,30}:/u.test(passage.text.slice(start + end + 1));
  const goesOn =
    line.length >= SENTENCE_LENGTH &&
    !line.includes("\t") &&
    !isOwnLine &&
    !passage.beside.has(start + end + 1);
  return end < 0 || goesOn ? name : name.slice(0, end);
}

/** "Marke Kaisla, Modell Usva, EAN …", "modelo Usva (ref. …": what a product is called by, one after the other. */
const NAMED_NEXT =
  /^["”“»]?(?:[,;][ \n]| \(| [–—-] |\n)(?:modell?\p{L}{0,2}|modele|malli|mudel|модел|модель|μοντελο|ean|gtin|ref(?:erenc\p{L}*)?|rif|art(?:ik\p{L}*)?|sifra|kod|tuotenumero|style|styl|brand|marke|marque|marchio|marca|merk[ei]?|mærke|marka|varumarke|varemærke|varemerke|znacka|blagovna znamka|robna marka|kaubamark)(?!\p{L})/u;

/** "Zvončica, model Luna, art. 5507" after the label of the first of them. */
const LISTED_NEXT =
  /[,;] (?:modell?\p{L}{0,2}|modèle|malli|mudel|модел|модель|μοντέλο|ean|gtin|r[eé]f(?:[eé]ren\p{L}+)?|art|item|article|artikel|articolo|artículo|artigo|style|styl)(?:\.|-?(?:nr|no|n°|nummer)\.?)? [\p{Lu}\d].*$/iu;

/** "Lumi, Season: AW 26", "Lumi; colore: blu": what has a label of its own behind a name. */
const LABEL_LISTED = /[,;] \p{L}[\p{L} ./-]{2,30}(?: \([^()]{1,20}\))? ?: .*$/u;

/** A shorter line does not go on in the next one. */
const SENTENCE_LENGTH = 30;

function brandsSaidToBe(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BRAND_IS)].flatMap((match): Found[] => {
    const of = match.groups?.of ?? "";
    const start = match.index + match[0].length;
    const printed = nameAt(passage.text, start);
    const value = printed.replace(/\s+/g, " ");
    const isOfProduct = OF_BRAND.test(of) || of.split(/\s/).some(namesKind);
    if (!isOfProduct || !isName(value, 60) || companyEnd(value) !== undefined) return [];
    // "Die Marke ist Eigentum der …": a noun of a sentence that goes on.
    if (!BEHIND_IT.test(passage.text.slice(start + printed.length))) return [];
    return [{ field: "brand", value, confidence: 0.85, passage, start, end: start + printed.length }];
  });
}

function brandsInSentences(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BRANDED)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const printed = nameInCell(passage, start);
    const value = printed.replace(/\s+/g, " ");
    const before = passage.folded[match.index - 1];
    // At the begin of a cell it is a label, or the head of a column; a sentence goes on in the next line.
    const isQuoted = /["“„«»] ?$/.test(match[0]);
    if (!isName(value, 60)) return [];
    if ((before === undefined || before === "\t") && !isQuoted) return [];
    const above = passage.folded.slice(0, match.index).trimEnd();
    const goesOn = above.length - above.lastIndexOf("\n") > SENTENCE_LENGTH && !/[.:]$/.test(above);
    const isListed = NAMED_NEXT.test(passage.folded.slice(start + printed.length));
    if (
      before === "\n" &&
      !isListed &&
      !isQuoted &&
      !(goesOn && /\p{Ll}/u.test(passage.text[match.index] ?? ""))
    )
      return [];
    const line = passage.folded.slice(passage.folded.lastIndexOf("\n", match.index) + 1, match.index);
    if (match[0].includes("\n") && line.length < SENTENCE_LENGTH) return [];
    return [{ field: "brand", value, confidence: 0.85, passage, start, end: start + printed.length }];
  });
}

/** The address of a page that was printed from the web, at its begin or its end. */
const SITE =
  /(?<![\p{L}\d@.-])(?:https?:\/\/)?(?:(?:www|shop|store)\.)?(?<site>[\p{L}\d-]{3,30})\.[a-z]{2,8}\/[^\s]{3,}/u;
/** "And" in the address of a shop that is called with its sign. */
const AND = "(?:and|und|et|y|e|en|og|och|ja|a|i)?";

/** A name with a line, or a part of one, to itself on a page of the site that is called like it. */
function nameOfSite(passage: Passage): Found[] {
  const { reading, order, text, folded: small } = passage;
  if (order !== "rows" || reading.page !== 1) return [];
  const lines = small.split("\n");
  const [first = "", ...others] = [lines[0], ...lines.slice(1).slice(-2)];
  const site = [first, ...others].flatMap((line) => SITE.exec(line)?.groups?.site ?? [])[0];
  const letters = site?.replaceAll("-", "");
  if (letters === undefined) return [];
  for (const { line, start } of linesOf(text).slice(0, NAME_LINES)) {
    for (const { 0: part, index } of line.matchAll(/[^|·\t]+/gu)) {
      const name = part.trim();
      const like = folded(name)
        .replace(/[^\p{L}\d&+]/gu, "")
        .replace(/[&+]/g, AND);
      if (
        like.length < LEAST_SITE ||
        !new RegExp(`^${like}$`, "u").test(letters) ||
        !isName(capitalised(name), 30)
      )
        continue;
      const at = start + index + part.indexOf(name);
      return [{ field: "brand", value: name, confidence: 0.8, passage, start: at, end: at + name.length }];
    }
  }
  return [];
}
/** Letters of the shortest name. */
const LEAST_SITE = 3;

/** Letters of a name over a page are so much higher than its text. */
const WORDMARK_HEIGHT = 1.25;
/** The name that stands in large capitals over the first page: who sells the product, on papers of their own. */
function wordmark(passage: Passage): Found[] {
  const { reading, order, text, words } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const end = text.search(/\n|$/);
  const line = text.slice(0, end);
  const [first] = words;
  const heights = words.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  if (!first || first.height < usual * WORDMARK_HEIGHT || line !== line.toUpperCase()) return [];
  if (
    line.length > 30 ||
    line.split(" ").length > 4 ||
    /[\d:;,@%]/.test(line) ||
    companyEnd(line) !== undefined
  )
    return [];
  if (!isName(line, 30) || TITLE.test(passage.folded.slice(0, end)) || /["“„«]/.test(line)) return [];
  // "BAGS & MADE-UPS" over its address is who sews.
  const below = text.slice(end + 1).split("\n", 1)[0] ?? "";
  if (OF_LANGUAGE.test(line) || (namesKind(passage.folded.slice(0, end)) && isAddress(below))) return [];
  // A company with its address, or a way to write to it, beside its name.
  const row = words.filter(
    (word) => Math.abs(word.y - first.y) < first.height && !line.split(" ").includes(word.text),
  );
  if (row.some((word) => /[,@]/.test(word.text))) return [];
  return [{ field: "brand", value: line, confidence: 0.7, passage, start: 0, end }];
}

export function findModels(of: Text): Found[] {
  const { passages, fields, kind } = of;
  if (!fields.has("model_name")) return [];
  if (isOfManyStyles(of)) return isOfOneForm(passages) ? passages.flatMap(namesOfGoods) : [];
  const isNumbered = () => passages.some((passage) => calledReferences(passage, kind).length > 0);
  const called = passages.flatMap((passage) =>
    namesAfter(passage, "model", "model_name", 80, 0.9).flatMap((found): Found[] => {
      if (isOfTable(passage, found.start, found.end) || MASS_OF_AREA.test(String(found.value))) return [];
      const line = passage.folded.slice(0, found.start).trimEnd();
      const label = line.slice(Math.max(line.search(/[^\n\t]*$/u), line.length - 40));
      if (!isNumberOnly(String(found.value))) {
        if (OF_MODEL.test(label)) return [found];
        // In the rows of an invoice what is described is whatever is sold, and on certificates what is certified.
        if ((kind === "invoice" || kind === "certificate") && !OF_ARTICLE.test(label)) return [];
        // "Damen-Strickjacke" and "Hose mit Trägern" say what it is and not what it is called.
        if (DESCRIBING.test(label) || isDescription(String(found.value), label)) return [];
        if (isOfKind(String(found.value)) || endsWithKind(String(found.value))) return [];
        if (isWorn(of) && isLongOfKind(String(found.value)) && !isNamedIn(passage, String(found.value)))
          return [];
        return [{ ...found, confidence: found.confidence * UNNAMED_WORTH }];
      }
      if (fields.has("care_washing") && !(WORD_AND_NUMBER.test(String(found.value)) && isNumbered()))
        return [];
      // A code is the name of a model where the document calls it so.
      const isNamed = BARE_MODEL.test(label) || (OF_MODEL.test(label) && !OF_NUMBER.test(label));
      return isNamed ? [{ ...found, confidence: 0.8 }] : [];
    }),
  );
  if (called.length > 0) return ofOwn(called);
  const inForms = passages.flatMap(modelsInForms);
  if (inForms.length > 0) return ofOwn(inForms);
  const numbered = namesBehindNumbers(of);
  if (numbered.length > 0) return numbered;
  const types = isWorn(of) ? [] : passages.flatMap(typesOf);
  if (types.length > 0) return ofOwn(types);
  const marks = passages.flatMap((passage) => namesAfter(passage, "brand", "model_name", 60, MODEL_SAID));
  const traded = marks.filter(isTradeName);
  if (traded.length > 0 && traded.length < marks.length) return traded;
  const said = passages.flatMap((passage) => [
    ...modelsInSentences(passage),
    ...goodsNamed(passage, isWorn(of)),
  ]);
  if (said.length > 0) return ofOwn(said);
  const named = isWorn(of) ? passages.flatMap(namesOfGoods) : [];
  if (named.length > 0) return named;
  if (kind === "invoice" || kind === "test_report")
    return passages.flatMap((passage) => namesBehindKinds(passage, false));
  const titles = passages.flatMap(titleInShop);
  if (titles.length > 0) return titles;
  const listed = passages.flatMap(namesInColumns);
  if (listed.length > 0 || kind === "certificate" || kind === "test_report") return listed;
  return passages.flatMap((passage) => namesBehindKinds(passage, true));
}

/** In a row that looks like the head of a table, and is one of a form: over or below it stand other labels with a value. */
function modelsInForms(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows" || !OF_MODEL.test(small)) return [];
  const rows = linesOf(text).map(({ line, start }) => cellsOf(line, start));
  const isOfForm = (row: readonly { cell: string }[] = []) =>
    row.some(({ cell }, i) => i < row.length - 1 && isLabel(cell));
  return rows.flatMap((row, i) =>
    row.slice(0, -1).flatMap(({ cell }, j): Found[] => {
      const { cell: value = "", start = 0 } = row[j + 1] ?? {};
      const isOfModel = isLabel(cell) && OF_MODEL.test(folded(cell)) && !OF_NUMBER.test(folded(cell));
      // "Model | Vesna | Vesna Plus": each product has a column.
      const next = row[j + 2]?.cell ?? "";
      if (/^\p{Lu}/u.test(next) && isName(next, 40) && !isLabel(next)) return [];
      if (!isOfModel || !(isOfForm(rows[i - 1]) || isOfForm(rows[i + 1]))) return [];
      if (!isName(value, 40) || isNumberOnly(value) || isDescription(value, "") || namesKind(folded(value)))
        return [];
      return [{ field: "model_name", value, confidence: IN_FORM, passage, start, end: start + value.length }];
    }),
  );
}
const IN_FORM = 0.8;

/** What stands in quotes right behind a number: 'Style: KD-4477 "Falcon"', "réf. 4477-12 – « Falcon »". */
const QUOTED_BEHIND =
  /\d[\p{L}\d./-]{0,12},? (?:[–—-] )?["“„«»‘'][ ]?(?<name>\p{Lu}[\p{L}\d'’ -]{1,28}?)[ ]?["“”»«’']/gu;

/** Names in quotes behind the number of the article. */
function namesBehindNumbers(of: Text): Found[] {
  const quoted = of.passages.flatMap((passage) =>
    [...passage.text.matchAll(QUOTED_BEHIND)].map((match) => ({ passage, match })),
  );
  if (quoted.length === 0) return [];
  const references = findReferences(of);
  const found = quoted.flatMap(({ passage, match }): Found[] => {
    const value = match.groups?.name ?? "";
    const number = /^[^ ,]*/u.exec(match[0])?.[0].length ?? 0;
    const isBehind = references.some(
      (one) => one.passage === passage && one.end === match.index + number && one.start <= match.index,
    );
    if (!isBehind || isNoName(value)) return [];
    const start = match.index + match[0].lastIndexOf(value);
    return [
      { field: "model_name", value, confidence: MODEL_SAID, passage, start, end: start + value.length },
    ];
  });
  return ofOneValue(found);
}

/** "Typ: ML-2450", "Type: Dak 140": with a number, as "type: folding chair" says what it is, and "type 18650" of what size. */
function typesOf(passage: Passage): Found[] {
  return namesAfter(passage, "type", "model_name", 40, 0.8).filter(({ value, start }) => {
    const name = String(value);
    if (OF_NUMBER.test(passage.folded.slice(Math.max(start - 20, 0), start))) return false;
    return TYPE_NAMED.test(name) && !STANDARD.test(name) && !NO_TYPE.test(folded(name));
  });
}

/** "Typ / Modell-Nr." is the label of a number. */
const OF_NUMBER = /(?:n[ro]|num\p{L}*|ref\p{L}*)[ .:]*[\t\n]?$/u;
const TYPE_NAMED = /^(?=.*\d)(?:[\p{Lu}\d][\p{L}\d./+-]*)(?: [\p{Lu}\d][\p{L}\d./+-]*){0,3}$/u;
/** Kinds of cells, of plugs, of protection, of tests and of what they are of. */
const NO_TYPE =
  /^(?:(?:li|lfp|nmc|nca|lto|ni|pb|agm|ip|usb|lr|cr|rj|gu|type|typ|tipo|module|modul)(?!\p{L}).*|\p{L}?[\d ]*[\d.,]+|(?:e|m) ?\d{1,2}|.*\d ?(?:v|ah|wh|mm|cm|kg|g|l|ml|w|%))$/u;

/** "Jacket, brand X, model VIALIA, reference 12", "die Leuchte, Modell «Lario»". */
const OF_MODEL_NAMED =
  /(?<!\p{L})(?:modell?(?:et|en|o|u|em|i)?|modele|malli|mudel|modelis|модел|модель|μοντελο|(?:style|model|product) name|mod\.|modellname|produktname|modelnaam|nom du modele|nome (?:del |do )?modell?o|nombre del modelo|nazwa modelu|nazev modelu|nazov modelu|modellnamn|modell?navn|mallin nimi|model adi)[ \n](?:["“'„«»][ ]?)?(?=\p{L})/gu;
/** In a sentence. */
const MODEL_SAID = 0.8;

/** "Modelo Tajo Ref. 4711": a label behind a name. */
const LABEL_AT_END = /[ \n](?:Ref|R[eé]f|REF|Rif|RIF|Art|ART|Nr|No|C[oó]d|EAN|GTIN)$/u;

/** Names after the word for a model within a line: in quotes, in capitals, or listed with others. */
function modelsInSentences(passage: Passage): Found[] {
  const { text, folded: small } = passage;
  return [...small.matchAll(OF_MODEL_NAMED)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const isQuoted = /["“'„«»]/.test(match[0]);
    const line = lineAround(text, match.index);
    const said = isQuoted
      ? (/^[^"”“»«'’\n\t]{2,40}(?=["”“»«'’])/u.exec(text.slice(start))?.[0] ?? "")
      : nameAt(text, start).replace(LABEL_AT_END, "");
    const printed = line.length < SENTENCE_LENGTH ? (said.split("\n")[0] ?? "") : said;
    const value = printed.replace(/\s+/g, " ").trim();
    if (!isName(value, 40) || isDescription(value, "") || /\d{3}/.test(value)) return [];
    // "MODEL TEKNİK FÖYÜ" is a title.
    const isSaid = line !== line.toUpperCase();
    const isMark = isSaid && value === value.toUpperCase() && value.length > 3;
    const isListed = /,[ \n]$/.test(small.slice(match.index - 2, match.index));
    const isFollowed = isSaid && NAMED_NEXT.test(small.slice(start + printed.length));
    // A name may have the letters of a title: "Formentor".
    const isNamed = isFollowed && value !== value.toUpperCase();
    if (!isNamed && TITLE.test(folded(value))) return [];
    const ends = /^(?:$|[\n\t,.;)])/.test(text.slice(start + printed.length));
    const isOfKindSaid =
      match[0].startsWith("mod.") &&
      wordsIn(lineBefore({ passage, start: match.index })).some(({ text }) => namesKind(text));
    if (!isQuoted && !isFollowed && !(ends && (isMark || isListed || isOfKindSaid))) return [];
    const place = { start, end: start + printed.length };
    return [{ field: "model_name", value, confidence: MODEL_SAID, passage, ...place }];
  });
}

/** "The article Lagoa (ref. 4711)": with its number behind it, in brackets or after a comma. */
const GOODS_NAMED = new RegExp(
  `(?<!\\p{L})${GOODS_SAID}[ \\n](?:(?:nostru|noastra|μασ|taghna)[ ])?(?=["“„«'‘]?\\p{L}[^()\\n\\t,;:]{1,40}(?: \\(|, )(?:(?:${OF_THING}|st|br|nr|no|n°|c|item|n|code|kodas|kods|κωδ|№)[\\p{L}. -]{0,18}[.:°№]? ?)?(?=[\\p{L}./-]{0,8}\\d)[\\p{L}\\d./-]{3,20}[),])`,
  "gu",
);
/** "The jumper called Lagoa", "naš izdelek z imenom Lagoa", after the word for the goods. */
const GOODS_CALLED = new RegExp(
  `(?<!\\p{L})${GOODS_SAID},?[ ](?:\\p{L}{2,}[ ])?(?:called|named|namens|genannt|mit dem namen|mit der bezeichnung|appelee?|nommee?|denommee?|chiamat[oa]|denominat[oa]|di nome|llamad[oa]|denominad[oa]|chamad[oa]|designad[oa]|genaamd|met de naam|kaldet|ved navn|med navnet|kallad|med namnet|som heter|kalt|med navn|ved navn|nimelta|nimeltaan|nimega|ar nosaukumu|pavadinimu|o nazwie|pod nazwa|s nazvem|s nazvom|zvany|z imenom|pod imenom|pod nazivom|s imenom|naziva|numit|cu numele|cu denumirea|с име|с наименование|с название|под назвою|з назвою|под називом|με το ονομα|με την ονομασια|με ονομα)[ ](?=["“„«'‘]?\\p{L})`,
  "gu",
);
/** "Lagoa nevű termékünk", "Lagoa adlı ürünümüz": the name stands first. */
const GOODS_NAMED_BEFORE =
  /(?<![\p{L}\d'’-])(?<name>\p{L}[\p{L}'’-]{2,}(?: \p{L}[\p{L}'’-]{2,}){0,2})["”»]? ?-?(?: (?:nevu|elnevezesu|adli|isimli|adindaki)|niminen|nimeline|-niminen) (?=\p{L})/gu;

/** " (style BT-4410)" behind the name of a garment and the word for what it is: "the Harbour towel", "svetr Lysá". */
const NUMBERED = new RegExp(
  `(?<=\\p{L}) \\((?:${OF_THING}|kat\\.|st\\.|br\\.|nr\\.|no\\.|n°|c\\.|κωδ)[\\p{L}. -]{0,18}[.:°№]? ?(?=[\\p{L}./-]{0,8}\\d)[\\p{L}\\d./-]{3,20}\\)`,
  "gu",
);

/** Names of goods in sentences that tell their number, or that they are called so. */
function goodsNamed(passage: Passage, isTextile: boolean): Found[] {
  if (passage.order !== "columns") return [];
  const { text, folded: small } = passage;
  const behind = [GOODS_NAMED, GOODS_CALLED].flatMap((pattern) =>
    [...small.matchAll(pattern)].map((match) => {
      const start = match.index + match[0].length;
      const from = start + (/["“„«'‘]/.test(text[start] ?? "") ? 1 : 0);
      const name = nameAt(text, from);
      // "Modell Signalgard 540, Artikelnummer …"
      return {
        start: from,
        said: name + (/^ \d{1,4}(?=,| \()/.exec(text.slice(from + name.length))?.[0] ?? ""),
      };
    }),
  );
  const before = [...small.matchAll(GOODS_NAMED_BEFORE)].map((match) => {
    const end = match.index + (match.groups?.name?.length ?? 0);
    const said = NAME_AT_END.exec(text.slice(match.index, end))?.[0] ?? "";
    return { start: end - said.length, said };
  });
  const numbered = [...small.matchAll(NUMBERED)].flatMap((match) => {
    const from = Math.max(small.lastIndexOf("\n", match.index) + 1, match.index - 60);
    const line = text
      .slice(from, match.index)
      .replace(/ \p{Ll}[\p{L}-]*$/u, (word) => (namesKind(folded(word)) ? "" : word));
    const isBeforeKind = from + line.length < match.index;
    const words = (NAME_AT_END.exec(line)?.[0] ?? "").split(" ");
    const kinds = words.findLastIndex((word) => namesKind(folded(word)));
    const said = words.slice(kinds + 1).join(" ");
    const rest = line.slice(0, line.length - said.length).trimEnd();
    const isBehindKind = kinds >= 0 || namesKind(/\p{L}+$/u.exec(folded(rest))?.[0] ?? "");
    return isBeforeKind || isBehindKind ? [{ start: from + line.length - said.length, said }] : [];
  });
  const quoted = (isTextile ? [] : [...text.matchAll(QUOTED_NUMBERED)]).flatMap(({ 0: said, index }) =>
    OF_SOMEBODY.test(small.slice(Math.max(index - 20, 0), index))
      ? []
      : [{ start: index + 1, said: said.slice(1) }],
  );
  return [...behind, ...before, ...numbered, ...quoted].flatMap(({ start, said }): Found[] => {
    const value = said.replace(/\s+/g, " ");
    const small = folded(value);
    if (!isName(value, 40) || value.split(" ").length > 3 || isDescription(value, "") || isNoName(value))
      return [];
    if (TITLE.test(small) || namesKind(small) || OF_MODEL.test(small)) return [];
    return [{ field: "model_name", value, confidence: MODEL_SAID, passage, start, end: start + said.length }];
  });
}

/** 'Wooden train "Puffer", item no. 77-120', and no brand or company in quotes; of textiles it is a pattern as often. */
const QUOTED_NUMBERED =
  /["“„«]\p{Lu}[^"“”„«»\n]{1,38}(?=["”“»](?:,| \(| [–—-]) ?(?:[Ii]tem|[Aa]rt(?:i[ck]\p{L}+)?|[Rr][eé]f\p{L}*|[Rr]if|EAN|GTIN|[Kk]od|[Cc]od|[Vv]arenr|[Tt]uotenumero|SKU|[Oo]bj)(?!\p{L}))/gu;
const OF_SOMEBODY =
  /(?:brand|mark[aei]?\p{L}{0,3}|marque|marchio|merk\p{L}*|mærke|znack\p{L}*|by|von|firm\p{L}*|gmbh|company|σημα)[ :,]{1,2}$/u;

const NAME_AT_END = /(?<!\S)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;

/** The head of a column of names, beside one of numbers of articles. */
const NAME_HEAD =
  /^(?:(?:style |product |model |article )?name|navn|namn|naam|nimi|nom|nome|nombre|nazwa|nazev|nazov|nev|naziv|ime|denumire|nimetus|pavadinimas|nosaukums|adi|model adi|име|назва|назив|наименування|ονομα)$/u;
/** What a name in a column is worth. */
const IN_COLUMN = 0.8;

/** The one name in a column of that head: "Style no." and "Name", with one row below. */
function namesInColumns(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows") return [];
  const found: Found[] = [];
  const printed = text.split("\n");
  let start = 0;
  for (const [i, line] of small.split("\n").entries()) {
    start += line.length + 1;
    const heads = line.split("\t");
    const at = heads.length < 3 ? -1 : heads.findIndex((cell) => NAME_HEAD.test(cell));
    if (at < 0 || !heads.some((cell) => speaksOf(cell, "reference"))) continue;
    const row = printed[i + 1]?.split("\t") ?? [];
    // A second row is of another product.
    if (row.length !== heads.length || printed[i + 2]?.split("\t").length === heads.length) continue;
    const value = row[at] ?? "";
    if (!isName(value, 60) || / \p{Ll}/u.test(value) || isNumberOnly(value)) continue;
    if (DESCRIPTION.test(folded(value)) || companyEnd(value) !== undefined) continue;
    const from = start + row.slice(0, at).join("\t").length + Math.min(at, 1);
    found.push({
      field: "model_name",
      value,
      confidence: IN_COLUMN,
      passage,
      start: from,
      end: from + value.length,
    });
  }
  return found;
}

/** In a column of a table that has more rows, what is named are materials, parts or other products. */
function isOfTable({ order, folded: small, beside }: Passage, start: number, end: number): boolean {
  const next = small.indexOf("\n", end) + 1;
  if (order !== "columns" || next === 0 || small[next] === "\n" || small[start - 1] !== "\n") return false;
  return beside.has(start) && beside.has(next) && !isLabel(small.slice(next).split("\n", 1)[0] ?? "");
}

/** Fabrics are called by what a square metre of them weighs, and yarns by their count. */
const MASS_OF_AREA = /\d ?(?:g ?\/ ?(?:m|q)|gsm|g\/qm)|^(?:nm|ne|nec|d?tex|den)\.? ?\d/iu;

/** Labels of a name: of a model, a style, or a name in so many words. */
const OF_MODEL =
  /(?<!\p{L})(?:modell?\p{L}{0,3}|modele|modello|modelis|mudel|malli|модел\p{L}?|μοντελο)(?!\p{L})|model|style name|product name|produktname|nom du modele|nome do modelo|nombre del modelo|nome modello|produktnamn|produktnavn|tuotenimi|tuotteen nimi|mallinimi|nazwa modelu|urun adi|termek ?nev|toote nimi/u;
/** Labels of the name of an article, which a description stands after as often. */
const OF_ARTICLE =
  /(?<!\p{L})(?:nome (?:dell')?articolo|article name|artikelname|artikelnaam|nom de l'article|nombre del articulo|nome do artigo|nazwa artykulu)(?!\p{L})/u;
const DESCRIBING = /descri|beschreib|omschrijv|opis|beskriv|kuvaus|popis|leiras|aprasym|apraks/u;
/** What is left of the confidence in what stands after a label of what a thing is. */
const UNNAMED_WORTH = 0.7;
/** Words for whom it is made, or with what: a kind of product, and no name of one. */
const DESCRIPTION =
  /(?<!\p{L})(?:men'?s?|women'?s?|lad(?:y|ies)'?|mens|womens|kids?'?|children'?s?|boys?'?|girls?'?|baby|unisex|damen\p{L}*|herren\p{L}*|kinder\p{L}*|femmes?|hommes?|enfants?|fille|garcon|uomo|donna|bambin[oia]|mujer|hombre|nin[oa]s?|senhora|homem|crianca|dam|herr|barn|herre|dame|born|naisten|miesten|lasten|damsk\p{L}+|mesk\p{L}+|dziec\p{L}+|pansk\p{L}+|detsk\p{L}+|noi|ferfi|gyerek|barbat\p{L}+|femei|copii|musk\p{L}+|zensk\p{L}+|djecj\p{L}+|mosk\p{L}+|otrosk\p{L}+|vyrisk\p{L}+|moterisk\p{L}+|vaikisk\p{L}+|viriesu|sieviesu|bernu|meeste|naiste|laste|kadin|erkek|cocuk|дамск\p{L}+|мъжк\p{L}+|детск\p{L}+|ανδρικ\p{L}+|γυναικ\p{L}+|παιδικ\p{L}+|with|mit|avec|con|com|met|med|sans|sin|cu|z|ze|s|se|sa|ar|su|bez|със|με|ile)(?!\p{L})/u;

/** "Scarf 30 x 180 cm". */
const WITH_SIZE = /\d ?[x×*] ?\d+(?:[.,]\d)? ?(?:[cm]?m)(?!\p{L})/u;
/** Labels of goods, which are called by what they are oftener than by a name. */
const OF_GOODS =
  /goods|waren|towar|asortyment|zbozi|tovar|стоката|издели|продукт|вироб|товар|производ|роб[еа]|nosaukum|pavadinim|nimetus|nimik|marf|produse|robe|blaga|artikla|izdelka|malin|mal adi|stok adi|varetekst|varubeteckn|benevnelse|megnevez|ειδουσ|polozky/u;
/** "Wooden train for indoors": at least two words of small letters after the first. */
const IN_SMALL_LETTERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}{2,}){2}/u;

function isDescription(value: string, label: string): boolean {
  if (DESCRIPTION.test(folded(value)) || WITH_SIZE.test(value) || companyEnd(value) !== undefined)
    return true;
  return OF_GOODS.test(label) && IN_SMALL_LETTERS.test(value);
}

/** "Kapüşonlu sweatshirt / Hooded sweatshirt": said in two languages, with no word of a name in capitals. */
function isOfKind(value: string): boolean {
  const parts = value.split(/ ?\/ /);
  return parts.length > 1 && parts.every((part) => !/ \p{Lu}/u.test(part));
}

/** "Throw Gerês" behind "Trade name": a product, and no brand. */
function isNamedKind(passage: Passage, value: string): boolean {
  return namesKind(folded(value)) && isNamedIn(passage, value);
}

/** "Cămașă de lucru mânecă lungă", "Wandersocke, halbhoch": a kind of product with more than a name has. */
function isLongOfKind(value: string): boolean {
  return /,|^[^«»"“”„\d]*(?: [^ «»"“”„\d]+){3}$/u.test(value) && namesKind(folded(value));
}

function isModelCode(value: string): boolean {
  return (isNumberOnly(value) || IN_GROUPS.test(value)) && /\p{L}/u.test(value) && value.length >= 2;
}

export function isNumberOnly(value: string): boolean {
  return CODE.exec(value)?.[0] === value && !/\p{Ll}{3}/u.test(value);
}

function namesAfter(
  passage: Passage,
  label: "brand" | "model" | "type",
  field: string,
  longest: number,
  confidence: number,
): Found[] {
  return [...labelled(passage, label)].flatMap(({ start, end, apart, worth }): Found[] => {
    const value = passage.text
      .slice(start, end)
      .replace(IN_BRACKETS, "")
      .replace(/ \((?:\p{L}{2,12}[.:°]? ?)?\)$/u, "")
      .replace(/ [–—|] .*$|(?<=\p{L}{3}|\d{2})\. \p{Lu}.*$/u, "")
      .replace(MARKED, "")
      .replace(LABEL_NEXT, (rest) => (passage.text[end] === "\t" && isLabel(rest) ? "" : rest))
      .replace(LISTED_NEXT, "")
      .replace(LABEL_LISTED, "")
      .replace(label === "brand" ? WOVEN_IN : NOTHING, "")
      .replace(/ \/ [^/]+$/u, (rest) => (label === "brand" && DESCRIPTION.test(folded(rest)) ? "" : rest))
      .replace(/^([^(]+)\)[.,;]?$/u, "$1")
      .replace(/[.,;:]+$/, (_, at: number, whole: string) => (CUT_SHORT.test(whole.slice(0, at)) ? "." : ""))
      .trim();
    if (!apart || !(isName(value, longest) || (label === "model" && isModelCode(value)))) return [];
    return [{ field, value, confidence: confidence * worth, passage, start, end: start + value.length }];
  });
}

/** "Filobruno, tessuta 60x15 beige": what the label with a brand is like. */
const WOVEN_IN = /, \p{Ll}[^\t\n]*$/u;
const NOTHING = /(?!)/u;

/** "Halniak Kod produktu" before the next cell: the label of what stands there, close behind the name. */
const LABEL_NEXT = /(?<=^[^ ]+) \p{Lu}.*$/u;

/** Words at the end of names that are cut short, with a full stop of their own: "Linde & Co.", "Linda a spol.". */
const CUT_SHORT = / (?:Co|Cie|Bros|Inc|Ltd|Corp|Jr|Sr|spol)$/iu;

/** That a name is registered. */
const MARKED = /[ ]?(?:[®™]|\((?:R|TM|reg\.?|registered|eingetragen)\))+$/iu;
