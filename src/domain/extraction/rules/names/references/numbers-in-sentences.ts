/** Numbers of articles that a sentence tells: before the word for them, behind it, at its end. */

import { CELL_END, type Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { OF_CUSTOMER } from "../../kit/labels.ts";
import { tailOf } from "../../kit/places.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { REPLACED, SOLD_APART } from "../../products/others.ts";
import { GOODS_SAID, SENTENCE_LENGTH, sentenceBefore } from "../sentences.ts";
import { CALLED_OTHERWISE, DATE_OR_AMOUNT, SHORT_NUMBER, SIZE, STANDARD } from "./codes.ts";
import { isArticleOfLaw } from "./numbers-of-law.ts";
import {
  isBehindCompany,
  isOfLetter,
  isOfOther,
  OF_LETTER,
  OF_SHOP,
  whoseBefore,
} from "./numbers-of-letters.ts";

/** "Sheet of the product no. 14/2026" and "PZ/114/10/2026" count sheets. */
const OF_YEAR = /^\d{1,4}\/20\d{2}$|\/(?:0?[1-9]|1[0-2])\/20\d{2}$/;
/** "Technický list výrobku č. 26/5120", "… č. TL-2026-073": of a sheet and its year, right behind the word for that. */
const OF_SHEET =
  /(?:sheet|blatt|blad|kort|kortti|list|listu|karta|karty|kaart|fiche|scheda|ficha|fisa|fisei|lap|lapa|leht|seloste|ark|лист|карта|δελτιο)[ ](?:(?:of|du|de|del|della|do|da|van|het|der|des|for)[ ](?:the[ ]|la[ ]|le[ ]|el[ ])?|dell['’]|de l['’])?$/u;
const WITH_YEAR = /^(?:\d{2}\/\d{1,6}|\d{1,6}\/\d{2})$|(?<!\d)20[0-4]\d(?=[-/.])|(?<=[-/.])20[0-4]\d(?!\d)/;
/** "SUMMER 2025" is when it is sold. */
const OF_SEASON = /^\p{Lu}{4,} (?:19|20)\d{2}$/u;
/** "ARTICLE CLIENT 55-2091" is of who buys. */
const OF_BUYER = new RegExp(`^(?:${OF_CUSTOMER})\\p{L}* `, "iu");
/** "Receipt of goods no. 114" counts receipts. */
const OF_DELIVERY =
  /(?<!\p{L})(?:przyjeci|wydani|odbior|dostaw|zwrot|reklamac|prijm|prijem|prevzet|prevzat|vydej|vydaj|dodan|dodav|vracen|otprem|izdavanj|receptie|receptia|livrar|retur)\p{L}* $/u;
/** In sentences only what is called by these words, and has the look of a number of an article. */
const IN_SENTENCES =
  /(?<![\p{L}])(?:vnr\.?|(?:artikel|artikkel|vare|produkt|style|modell?|bestell|tuote|toote)[ -]?(?:nummer|numret|nummeret|nr\.?|number|code|kode?|koden|koodi?|numero)|reference (?:de l'article|du produit|du modele)|(?:cisl\p{L}{1,2}|kod|kodem|kodom|c\.) (?:vyrobku|artikla|artiklu|zbozi|tovaru|modelu|hracky)|stevilk\p{L}{1,2} (?:artikla|izdelka|modela)|broj\p{L}{0,2} (?:artikla|proizvoda|modela)|codul(?:ui)? (?:articolului|produsului|de produs)|(?:numer\p{L}{0,3}|nr|kod\p{L}{0,3}|symbol\p{L}{0,3}|indeks\p{L}{0,3})[ \n](?:artykulu|katalogow\p{L}*|handlow\p{L}*|wyrobu|towaru|produktu|modelu)|codice(?: articolo)?|codigo(?: de articulo| do artigo| de producto| do produto)?|cod\.? (?:produs|articol)|kat\. ?c\.|katalogov\p{L}{1,2} cisl\p{L}{1,2}|codice prodotto|reference produit|riferimento|termekkod\p{L}{0,3}|modellszam\p{L}{0,3}|referinta|код(?:ът)? на (?:продукта|артикула)|κωδ\. ειδουσ|κωδικοσ ειδουσ|μοντελου?|mallinumero|artikli number|artikkel|mudel|artikula numurs|modelis|katalosk\p{L} broj|stok kodu|код (?:товару|виробу|продукту)|cikkszam\p{L}{0,3}|cikk|sifra(?: artikla| proizvoda| izdelka)?|(?:sifr|ozna[kc])\p{L}{1,2} (?:artikla|proizvoda|izdelka|modela)|(?:oznaceni|oznacenie|oznaczenie|oznacz\.) (?:vyrobku|artiklu|modelu|wyrobu|artykulu|produktu)|(?:gaminio|prekes|produkto) kod(?:as|u)|artikulas|artikuls|(?:preces|izstradajuma|produkta) kod(?:s|u)|tootekood(?:i|iga)?|urun kodu|(?:model|stil) (?:no|kodu)|κωδικο[συ]?(?: προιοντοσ)?|κωδ\.|(?:артикул(?:ен номер|ният номер)?|модел|арт\.|модель|шифра(?: (?:артикла|производа))?)|(?:vyrob\p{L}{1,4}|artik[lu]\p{L}{0,4}|zbozi|tovar\p{L}{0,3}|izdel\p{L}{1,4}|proizvod\p{L}{0,3}|gamin\p{L}{1,4}|prec\p{L}{1,3}|tood\p{L}{1,3}|tuot\p{L}{1,4}|wyrob\p{L}{0,4}|artykul\p{L}{0,4}|towar\p{L}{0,3}|produs\p{L}{0,4}|articol\p{L}{0,4}|prek\p{L}{1,2}|издели\p{L}{1,3}|προιον\p{L}{0,4})(?= (?:c|nr|nro|no|st|br|αρ|№)[. ])|(?:tuote|toode|vyrobe?o?k|termek|wyrob|izdelek|proizvod|gaminys|izstradajums)(?= (?:\p{L}{1,5}[-/.]?\d|\d{2,}[-/.]\d))|(?:produs|articol)\p{L}{0,4} cod|style sheet|articles?|articol(?:ul)?|artykul|artikkeli|artikl|style|estilo|stile|indeks|indeksas|stijl|artikel|articolo|articulo|artigo|modele|modello|modelo|modell|model|reference|referentie|referans|referencja|referenz|referencia|refer[ei]ncia|ref\.?ª?|rif\.?|item|product|produkt|varen?|art\.?(?=[ -]?n[ro°.])|art\.(?=[ ])|art(?= \p{L}*\d)|(?:our|unser|notre|nostro|nuestro|nosso|onze|nasz|vores|var|vart|meidan|oma|nas|nasa|musu|meie|bizim|sajat|наш|нашият|το|ο) (?:own |internal |internen? |eigen |interne |interno |wlasny )?(?:code|kode?|codice|codigo|koodi|kood|kods|kodas|sifra|kodunk|kodumuz|код|кодът|шифра))(?:[ -]|\n(?=(?:no|nr|nro|num|number|code)[. :]))?(?:(?:no|nr|nro|n|c|st|br|num|number|code|ref|αρ|№)(?:[.°]{1,2}|(?=[ :]))[ ]?)?(?:(?<=(?:n[or]|nro|nummer|numret|nummeret|number|num|numero|numer|code|koden?|koodi|kood|ref|reference|referencia|referenz|referencja|cislo|(?:cislo|kod|numer|kodem) \p{L}{3,12}|articolo|articulo|artigo|article|produit|modele|articol|produs|sifra \p{L}{3,12}|kodas|kods|номер)\.? ?)[ ]?(?:is|ist|lautet|est|es|jest|to|je|er|ar|este|on|yra|ir|е|є|ειναι)(?=[ ]))?[:#№]?(?:[ ]|(?<=[.°ª])\n|\n(?=\p{L}{1,5}[-/]\d|\d{2,6} \d))?(?<=[^\p{L}])(?<code>(?<=(?:nummer|nummret|nummeret|numret|nr|number|no|n°|nº|numero|numer|cislo|szam|broj|reference|referencia|referencja)\.?[ \n])(?!\d{1,2} (?:19|20)\d{2}(?!\d))\d{2,6}(?: \d{2,6}){1,2}(?: \d)?(?=[\n,;)]|\.(?:\s|$)|$)|[\p{L}]{0,6}[-./]?\d[\p{L}\d]{0,12}(?:(?:[-/]\n?|\.)[\p{L}\d]{1,12}){0,3}|[\p{L}]{1,5}[-/]\n?[\p{L}\d-]{0,12}\d[\p{L}\d]{0,6}(?:[-./][\p{L}\d]{1,12}){0,2}|(?<two>\p{L}[\p{L}-]{0,7} \d{2,6}[\p{L}]?(?:[-/][\p{L}\d]{1,6})?))(?![\p{L}\d])/gu;
/** "A TK-2008 cikkszámú takaró", "AB-12 kodlu ürün": others say the word after the number. */
const CODE_BEFORE =
  /(?<![\p{L}\d./-])(?<code>(?=[\p{L}./-]*\d)[\p{L}\d]{1,12}(?:[-./][\p{L}\d]{1,12}){0,3})[ \n](?:(?:cikk|termek|modell|rendelesi )szam(?:u|on|mal|ra)|kod(?:lu|u ile)|(?:artikel|model|urun|stil) (?:kodlu|numarali|nolu)|(?:is|ist|est|es|e|er|ar|on|jest|je|is het|este|yra|ir|е|є|ειναι) (?:the|our|unsere|die|notre|la|il nostro|il|nuestr[oa]|el|noss[oa]|o|a|ons|onze|het|vores|vart|var|nasz|nas[ae]?|musu|meie|нашият|наш|ο)? ?(?:(?:style|item|article|product) (?:number|no|code)|(?:artikel|bestell|produkt|modell|vare|stil)-?(?:nummer|nr|kod|kode)|artikelcode|(?:numero|codice|codigo|cod|code|n°|nº|reference|referencia|referinta|riferimento)(?: (?:d'|de |di |do |del )?(?:article|articolo|articulo|artigo|produs|produit|prodotto|producto|produto))|(?:numer|kod|indeks) (?:artykulu|wyrobu|produktu)|(?:cislo|kod) (?:vyrobku|zbozi|artiklu|tovaru)|(?:sifra|broj) (?:artikla|izdelka|proizvoda)|tuotenumero\p{L}{0,4}|tootekood|cikkszam\p{L}{0,3}|артикул\p{L}{0,4}))(?!\p{L})/gu;
/** "A referência deste artigo é MC-2417", "codul articolului este LX-2208". */
const CODE_LAST = new RegExp(
  `(?<!\\p{L})(?:reference|referenz|referens|referencia|referinta|riferimento|codigo|codice|code|codul|kod|koden|kodem|kodas|kods|kood|koodi|cislo|numer|nummer|numret|numero|number|sifra|κωδικοσ|код|кодът|номер|номерът)[ ](?:(?:of|de|du|des|der|del|della|dello|do|da|van|the|this|deste|desta|ce|cet|cette|este|esta|questo|dieses?|den|het|ons|our|nostro|til|av|af|for|την|του)[ ]|dell'|l'){0,3}${GOODS_SAID}(?: \\p{L}+)?,?[ ](?:is|ist|lautet|est|es|e|jest|je|er|ar|este|on|yra|ir|е|є|ειναι):?[ ](?<code>(?=[\\p{L}./-]*\\d)[\\p{L}\\d]{1,12}(?:[-./][\\p{L}\\d]{1,12}){0,3})(?![\\p{L}\\d])`,
  "gu",
);
/** "This declaration does not extend to model X": another article than the one that is told of, a language each. */
const NOT_MEANT = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:do|does|shall|will) not (?:extend|apply|relate|refer|cover|include|concern)|(?:is|are) not (?:valid|meant) for",
    "nicht (?:fur|auf)|(?:umfasst|betrifft|deckt) nicht|ne (?:s['’]appliquen?t?|s['’]etende?n?t?|concernen?t?|couvren?t?|vau?t|porten?t?) pas",
    "non (?:si (?:estend[eo]n?o?|applican?o?|riferiscono|riferisce)|vale|valgono|riguardan?o?|comprend[eo]n?o?|copr[eo]n?o?)",
    "no (?:se (?:extienden?|aplican?|refieren?)|cubren?|incluyen?|valen?|son? valid[oa]s?)|nao (?:se (?:estendem?|aplicam?|referem?)|abrangem?|cobrem?|incluem?|valem?)",
    "niet (?:voor|op)|nie (?:dotycz[ya]|obejmuj[ea]|odnosi sie|rozciaga sie)|(?:galler|omfattar|avser) (?:inte|ej)|(?:gælder|gjelder|omfatter) ikke",
    "(?:ei|eivat) (?:koske|kata|pade)|ei (?:kehti|kata|laiene)|nevztahuj[ei]|neplati|nezahrnuj[ei]|nem (?:vonatkozik|terjed ki|ervenyes)|nu (?:se (?:aplica|extinde|refera)|acopera|include)",
    "(?:ne odnosi se|se ne odnosi|ne vrijedi|ne velja|ne vazi|ne nanasa se)|netaikom\\p{L}|neattiecas|не се отнася|не важи|не поширюється|не стосується|δεν (?:ισχυει|αφορα|καλυπτει|επεκτεινεται)",
  ].join("|")})(?!\\p{L})[^,;]{0,30}$`,
  "u",
);
/** "Our certificate of custody has the code AB-COC-001". */
const OF_CERTIFICATE =
  /certif|zertif|sertif|todistu|custod|licen[cs]|lizenz|(?<!\p{L})(?:fsc|pefc|gots|grs|rcs|ocs|oeko)(?!\p{L})/u;
/** "Our number is LT-118", "unsere Nummer lautet LT-118": how who sells it calls what a letter is about. */
const OUR_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${[
    "our (?:own )?(?:number|no\\.|code)(?: for (?:it|this|the \\p{L}+))? is|unsere? (?:eigene )?(?:nummer|code)(?: dafur)? (?:ist|lautet)",
    "notre (?:numero|code) est(?: le)?|il nostro (?:numero|codice) e|nuestro (?:numero|codigo) es(?: el)?|o nosso (?:numero|codigo) e(?: o)?",
    "on(?:s|ze) (?:eigen )?(?:nummer|code) is|nasz (?:numer|kod|symbol) to|nase cislo je|nas kod je|vart (?:eget )?nummer (?:ar|er)|vores (?:eget )?nummer er",
    "numeromme on|meie number on|musu (?:numeris|kodas)(?: yra)?|musu numurs ir|(?:numarul|codul) nostru este|nas broj je|nasa (?:sifra|stevilka) je",
    "нашият номер е|наш номер|наш број је|ο (?:αριθμοσ|κωδικοσ) μασ ειναι",
  ].join(
    "|",
  )})[ \\n:]{1,2}(?<code>\\p{L}{1,6}[-./ ]?\\d{2,}[\\p{L}\\d]*(?:[-./][\\p{L}\\d]{1,12}){0,3})(?![\\p{L}\\d-])`,
  "gu",
);
const WEAK_CODE = /^(?:cod|kod|code)/u;
/** So near before its word: "marque Maison Erdre, référence ER-41" has the letters of a standard, and names none. */
const NO_REFERENCE =
  /(?:invoice|rechnung|facture|fattura|factura|fatura|faktur|report|certificate|(?<!\p{L})(?:order|iso|en \d))(?:(?!\d [/|·–—] )[^\n]){0,9}$/u;
const NO_REFERENCE_REACH = 24;
/** Beside a number of an article, what a model is called is its name. */
const MODEL_NUMBER = /^mod(?:ele|elo|ello|ell?)[ :#]/u;
const CONFIDENCE = 0.8;

/** Where a passage tells something. */
type Span = Pick<Found, "start" | "end">;

/**
 * Numbers in sentences that stand beside none that is told already.
 * @param isCalled whether a label tells the number of an article anywhere in the paper; that of a model is not asked for then.
 */
export function numbersInSentences(
  passage: Passage,
  kind: string,
  told: readonly Span[],
  isCalled: boolean,
): Found[] {
  return [
    ...behindWords(passage, kind, told, isCalled),
    ...matchesOf(passage, CODE_BEFORE, ({ index }) => index),
    ...matchesOf(passage, OUR_NUMBER, (match) => match.index + match[0].length - codeOf(match).length),
    ...matchesOf(passage, CODE_LAST, (match) => match.index + match[0].length - codeOf(match).length),
  ];
}

/** How far before its number the goods are named that one cell is about, in characters. */
const GOODS_REACH = 80;

/** "Jouet : camion à benne, référence CB-31": the label of what is certified. */
const OF_GOODS_TESTED =
  /(?<=^|[\n\t])(?:[^\n\t:]{0,20} )?(?:toys?|spielzeug|jouet|giocattolo|juguete|brinquedo|speelgoed|zabawka|leksak|legetoj|leketoy|lelu|hracka|jatek|jucarie|igracka|zaislas|oyuncak|играчка|іграшка|παιχνιδι|product|produkt|produit|prodotto|producto|produto|tuote|vyrobek|vyrobok|termek|produs|proizvod|izdelek|gaminys|toode|urun|article|artikel|articolo|articulo|artigo|wyrob|prufmuster|prufgegenstand|baumuster|specimen|modele presente)[ ]?:[ \t][^\n\t:]*$/u;
/** How far before its number the goods are named behind such a label, in characters. */
const GOODS_TESTED_REACH = 130;

/** "Pull col rond femme, marque Pivoine, référence APV-2090" in one cell. */
function isBehindGoods({ folded }: Passage, at: number): boolean {
  if (OF_GOODS_TESTED.test(folded.slice(Math.max(at - GOODS_TESTED_REACH, 0), at))) return true;
  const cell = tailOf(folded.slice(Math.max(at - GOODS_REACH, 0), at), /$(?<=(?<tail>[^\t\n.;:]*))/u);
  return cell.split(",").some((said) => namesKindBeforeQuotes(said.trim()));
}

function behindWords(passage: Passage, kind: string, told: readonly Span[], isCalled: boolean): Found[] {
  return [...passage.folded.matchAll(IN_SENTENCES)].flatMap((match): Found[] => {
    const code = codeOf(match);
    const words = match[0].slice(0, -code.length);
    if (kind === "certificate" && OF_LETTER.test(match[0]) && !isBehindGoods(passage, match.index)) return [];
    const start = match.index + words.length;
    const end = start + code.length;
    // A number that goes on in the next line ends with its own hyphen there.
    const value = passage.text.slice(start, end).replace("\n", "");
    const isNoPart = [OF_SEASON, OF_BUYER].some((pattern) => pattern.test(value));
    if (match.groups?.two !== undefined && (!/^[\p{Lu}-]+ /u.test(value) || isNoPart)) return [];
    if (told.some((one) => start < one.end && end > one.start)) return [];
    if (NO_REFERENCE.test(passage.folded.slice(Math.max(match.index - NO_REFERENCE_REACH, 0), match.index)))
      return [];
    if (!isPlainNumber(value) || isArticleOfLaw(passage, start, value)) return [];
    if (OF_YEAR.test(value) || CALLED_OTHERWISE.test(value)) return [];
    // "Recycled content of the product: 72.5 %".
    if (/^\d*[.,]?\d* ?%/.test(passage.text.slice(end))) return [];
    if (isCalled && MODEL_NUMBER.test(match[0])) return [];
    if (isBehindCompany(passage, match.index)) return [];
    const sentence = sentenceBefore(passage, match.index);
    if ([OF_DELIVERY, REPLACED, NOT_MEANT].some((pattern) => pattern.test(sentence))) return [];
    if (WITH_YEAR.test(value) && OF_SHEET.test(sentence)) return [];
    const whose = /\p{L}+ $/u.exec(sentence)?.[0];
    if (whose !== undefined && isOfLetter(passage, whose + words, start)) return [];
    const ofWhom = whoseBefore(passage, match.index) + words;
    if (isOfOther(passage, kind, ofWhom) || (isCalled && OF_SHOP.test(ofWhom))) return [];
    // Only a full line goes on in the next one.
    const line = passage.folded.slice(passage.folded.lastIndexOf("\n", match.index) + 1, start);
    if (/\n$/.test(line) && (line.length < SENTENCE_LENGTH || line.includes(CELL_END))) return [];
    if ((OF_CERTIFICATE.test(sentence) && WEAK_CODE.test(match[0])) || SOLD_APART.test(sentence)) return [];
    return [{ field: "reference", value, confidence: CONFIDENCE, passage, start, end }];
  });
}

function matchesOf(passage: Passage, pattern: RegExp, startOf: (match: RegExpExecArray) => number): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const start = startOf(match);
    const end = start + codeOf(match).length;
    const value = passage.text.slice(start, end);
    return isPlainNumber(value)
      ? [{ field: "reference", value, confidence: CONFIDENCE, passage, start, end }]
      : [];
  });
}

function codeOf(match: RegExpExecArray): string {
  return match.groups?.code ?? "";
}

function isPlainNumber(value: string): boolean {
  return [DATE_OR_AMOUNT, SHORT_NUMBER, SIZE, STANDARD].every((pattern) => !pattern.test(value));
}
