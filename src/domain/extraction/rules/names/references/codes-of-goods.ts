/** Numbers that goods are said to have in a sentence: "koszula o symbolu 4120.77-A", "košile s označením KS-4120", "das Hemd mit der Nummer 4120-77". */
import type { Passage } from "../../../reading/passage.ts";
import { clauseBefore, lineEnd, type Place, tailOf } from "../../kit/places.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { SUBJECT } from "../models/goods-names.ts";
import { STANDARD } from "./codes.ts";

/** What leads from the goods to their number, a language each. */
const LEADS = [
  "with (?:the )?(?:style |item |article |product )?(?:number|code|symbol)|bearing (?:the )?(?:number|code)",
  "mit der (?:artikel|modell|bestell|produkt)?(?:nummer|bezeichnung)|mit dem (?:code|artikelcode)",
  "portant (?:la reference|le numero|le code)|sous (?:la reference|le code)|contrassegnat[oa] (?:dal codice|con il codice)",
  "con (?:el codigo|el numero|la referencia)|com (?:o codigo|o numero|a referencia)|met (?:nummer|code|referentie)",
  "o (?:symbolu|indeksie|numerze|kodzie|oznaczeniu)|(?:oznacz\\p{L}+ )?(?:symbolem|numerem|kodem)",
  "(?:s|pod) (?:oznacenim|cislem|cislom|kodem|kodom)|oznacen\\p{L}+ (?:cislem|kodem|jako)",
  "cu (?:codul|numarul|referinta)|(?:pod|s|sa) (?:sifrom|oznakom|brojem)|sifre|(?:s|pod) (?:sifro|oznako|stevilko|kodo)",
  "(?:с|под) (?:код|номер|артикул|шифром|кодом|номером)|(?:са|под) (?:шифром|ознаком|бројем)|με (?:κωδικο|αριθμο)",
  "jonka (?:tunnus|koodi|numero|tuotenumero) on|med (?:nummer|nummeret|kode|koden|betegnelsen|beteckningen)",
  "(?:has|have|carries|bears) (?:the )?(?:style |item |article |product )?(?:number|code|symbol)|(?:is )?listed as|hat die (?:artikel|modell|bestell|produkt)?(?:nummer|bezeichnung)",
  "(?:porte|a pour) (?:la )?(?:reference|numero|code)|(?:est )?referencee?s?(?: sous)?|(?:ha|porta) (?:il codice|il numero|la sigla)|(?:lleva|tiene) (?:el codigo|el numero|la referencia)|tem (?:o codigo|o numero|a referencia)|heeft (?:nummer|code|referentie)|har (?:nummer|nummeret|koden|kode|beteckningen|betegnelsen)",
  "(?:ma|posiada|nosi) (?:symbol|indeks|numer|kod|oznaczenie|cislo|oznaceni|oznacenie)|are (?:codul|numarul|referinta)|ima (?:sifru|oznaku|kod|sifro|oznako|stevilko)|(?:szama|kodja|jele)|(?:tunnus|koodi|numero|kood|number) on",
  "(?:turi koda|kodas|numeris)(?: yra)?|(?:artikuls|kods|numurs)(?: ir)?|(?:е |са )с (?:код|номер|артикул)|має (?:код|номер|артикул)|има (?:шифру|ознаку)|εχει (?:κωδικο|αριθμο)",
  "(?:kurio|kurios) (?:kodas|numeris)|ar (?:kodu|numuru)|mille (?:kood|number) on|koodiga|numbriga",
];
/** "With", the word for a number in the case behind it, and of what that is: "so štýlovým číslom", "z oznako modela", "с номер на модела". */
const WITH_NUMBER =
  "(?:with|mit|med|met|avec|con|com|cu|s|so|z|ze|sa|o|pod|под|с|із|зі|з|са|με|υπο|ar|su|carrying|having) (?:(?:the|der|dem|den|la|le|el|a|o|het|de|il|τον|το|την) )?(?:\\p{L}{3,14} )?(?:number|nummer|nummeret|numret|numero|numerem|numerze|numeriu|numuru|numar(?:ul)?|kod(?:em|om|u|zie|en)?|code|codigo|codice|cod(?:ul)?|koda?|cislem|cislom|cisle|oznak(?:o|om|ou)|oznac(?:eni|enim|enie|enim)|ozna[kc]zeni(?:em|u)|sifro?m?|brojem|stevilko|symbol(?:em|u|om)?|indeks(?:em|ie|om)?|referen\\p{L}{2,5}|riferimento|artikelnr\\.?|modellnr\\.?|nr\\.?|номер(?:ом|а)?|кодом|код|шифром|артикул(?:ом)?|бројем|ознаком|αριθμο|κωδικο|αρ\\.)(?: (?:(?:of|for|du|de la|de|del|do|da|van het|van|av|af|til|на|του|τησ)(?: (?:the|le|la|el))? ?|d'|dell')?(?:model\\p{L}{0,3}|modell\\p{L}{0,3}|styl\\p{L}{0,2}|stilu?|katalogow\\p{L}{2}|kataloz\\p{L}{1,3}|artik[ue]?l\\p{L}{0,2}|articol\\p{L}{0,3}|article|articolo|articulo|artigo|produ[ck]t\\p{L}{0,3}|produs\\p{L}{0,3}|vyrobku|vyrobka|wyrobu|izdel\\p{L}{1,2}|proizvoda|modeliui?|gaminio|modela|модел\\p{L}{1,3}|вироб\\p{L}|артикул\\p{L}|издел\\p{L}{2,4}|производа|μοντελου|ειδουσ))?";
/** What has a number of a style or a model, is goods whatever they are called. */
const OF_STYLE =
  / \p{L}*(?:style|stil|styl|model|malli|mudel|katalo[gz]|artik|articol|article|artig|модел|артикул|вироб|издел|μοντελ|ειδουσ)\p{L}*/u;
/** Letters and figures, of which there are several, in one piece. */
const NUMBER =
  "(?=[\\p{L}./-]*\\d[\\p{L}\\d./-]{2}|\\p{L}{1,4}[-./]\\d{2}(?!\\d))[\\p{L}\\d]{1,12}(?:[-./][\\p{L}\\d]{1,12}){0,3}";
const CALLED = new RegExp(
  `(?<=\\p{L}),? (?:${LEADS.join("|")}|${WITH_NUMBER})[ \\n](?:(?:n[ro]|br|st|c)\\.? )?(?<code>${NUMBER})(?![\\p{L}\\d%])`,
  "gu",
);
/** A word for a number alone, among what a cell lists of its goods: "sukienka damska, symbol SUK-118-B, rozm. 40", "sym. SK-16-L, EAN …". */
const LISTED =
  /(?<=[\p{L}\d"”»)]),[ \n](?:sym|symbol|index|indeks\p{L}{0,2}|nr|numer|no|n[°º]|num(?:mer|ber)|nummer|number|code|kod|kode|codigo|codice|cod|koodi|kood|kods|kodas|cislo|c|sifra|oznaka|ozn|oznaceni|jel|kodu|tunnus|tegn|beteckning|betegnelse|bezeichnung|код|шифра?|индекс|артикул|арт|κωδικοσ|κωδ)[.:]? (?<code>(?=[\p{L}./-]*\d)(?=[\d./-]*\p{L})(?=[^ ]*\d[^ ]*\d)[\p{L}\d]{1,12}(?:[-./][\p{L}\d]{1,12}){0,3})(?=$|[,;.:)\n\t]| \()/gu;
/** How far before its number the goods are named, in characters and in words. */
const REACH = 60;
const MOST_WORDS = 3;
/** The product in so many words, in the cases that it stands in before them. */
const GOODS =
  /(?<!\p{L})(?:article|item|product|garment|style|artikel|produkt|erzeugnis|modell?|modele|produit|vetement|articolo|prodotto|capo|articulo|producto|prenda|artigo|produto|peca|wyrob\p{L}{0,3}|artykul\p{L}{0,3}|vyrob\p{L}{1,3}|artikl\p{L}{0,3}|tuote|vara[n]?|varen?|plagget|produsul|articolul|proizvod|artikl|izdelek|gaminys|preke|prece|izstradajums|toode|изделието|продуктът|артикулът|виріб|производ|προιον)$/u;
/** What is numbered and is no goods. */
export const PAPER =
  /certif|certyf|zertif|sertif|серти|atest|todist|tanusit|licen[cs]|lizenz|invoice|rechnung|factur|fattur|fatur|faktur|order|bestell|command|zamow|objedn|umow|report|berich|rapport|norm|standard|charge|parti[aeij]|serie|batch|dostaw|konto|account|reklam|complain|quotation|angebot|off?ert|devis|preventiv|presupuest|orcament|packing/u;

/** Numbers right behind the goods and what leads to them, or listed with what more is said of them. */
export function codesOfGoods(passage: Passage): Place[] {
  return [...codesLed(passage), ...codesListed(passage)];
}

/** "LC-TAV-180", right behind the goods and at the end of what is said of them. */
const AT_END_OF_CLAUSE =
  /(?<= )(?=[^ ,;\n]*\d{2})(?=[^ ,;\n]{4})\p{Lu}{1,5}[-./]?[\p{Lu}\d][\p{Lu}\d./-]*[\p{Lu}\d](?=$|[,;:.)](?:[ \n]|$)|[\n\t]| [–—-] | (?:for|fur|pour|per|para|voor|dla|til|till|pro|pre|pentru|za|do) | (?:der |de (?:la |l['’])?|della |da |van het |van |a )?(?:brand|marke|marque|marca|marchio|merk|marki|znacky|marku|brenda?|varumarket|merket|mærket) )/gu;

/** Furniture, lamps, toys and machines of a household, which names of garments are no kinds of. */
export const HOUSEHOLD = new RegExp(
  `(?<!\\p{L})(?:${[
    "tables?|desks?|chairs?|armchairs?|bench(?:es)?|stools?|shel(?:f|ves)|cabinets?|sideboards?|wardrobes?|sofas?|beds?|lamps?|kettles?|toasters?|headphones?|toys?|puzzles?|bicycles?|bikes?",
    "\\p{L}{0,14}(?:tisch\\p{L}{0,2}|stuhl\\p{L}{0,2}|stuhle|bank|hocker|regale?|schranke?|kommode|sessel|sofa|bett|lampe|leuchte|kocher|toaster|kopfhorer|spielzeug|fahrrad)",
    "bureau|chaises?|fauteuils?|bancs?|tabourets?|etageres?|armoires?|buffets?|canapes?|lits?|lampes?|bouilloires?|casque|jouets?|velos?",
    "tavol[oi]|tavolin[oi]|scrivani[ae]|sedi[ae]|poltron[ae]|panc[ah]e?|sgabell[oi]|scaffal[ei]|armadi[oi]?|divan[oi]|lett[oi]|lampad[ae]|bollitore|cuffie|giocattol[oi]|biciclett[ae]",
    "mesas?|escritorios?|sillas?|sillon(?:es)?|bancos?|taburetes?|estanterias?|armarios?|sofas?|camas?|lamparas?|hervidor|auriculares|juguetes?|bicicletas?|secretarias?|cadeiras?|poltronas?|estantes?|candeeiros?|chaleira|auscultadores|brinquedos?",
    "\\p{L}{0,14}(?:tafels?|stoel(?:en)?|krukj?e?|rek|kast|bank|bed|lamp|waterkoker|koptelefoon|speelgoed|fiets)",
    "stol|stolu|biurko|krzesl[oa]|fotel|lawka|taboret|regal|szafa|komoda|sofa|lozko|lampa|czajnik|sluchawki|zabawka|rower",
    "\\p{L}{0,14}(?:bord(?:et)?|stol(?:en)?|bank|bænk|benk|pall|skammel|hylla?e?|skap|skab|soffa|sang|seng|lampa|lampe|vattenkokare|horlurar|leksak|cykel)",
    "\\p{L}{0,14}(?:poyta|tuoli|penkki|jakkara|hylly|kaappi|sohva|sanky|valaisin|lamppu|vedenkeitin|kuulokkeet|lelu)",
    "stul|zidle|zidla|stolicka|kreslo|lavice|lavica|police|polica|skrin|pohovka|postel|konvice|kanvica|sluchatka|hracka|hracky|kolo|bicykel",
    "asztal|szek|fotel|pad|polc|szekreny|agy|lampa|vizforralo|fejhallgato|jatek|kerekpar|masa|scaun|fotoliu|banca|raft|dulap|canapea|pat|fierbator|casti|jucarie",
    "stolac|stolica|klupa|ormar|krevet|svjetiljka|kuhalo|slusalice|igracka|miza|stol|klop|omara|postelja|svetilka|grelnik|slusalke|igraca",
    "laud|tool|pink|riiul|kapp|diivan|voodi|lamp|veekeetja|manguasi|stalas|kede|suolas|lentyna|spinta|lova|sviestuvas|zaislas|galds|kresls|sols|plaukts|skapis|gulta|lampa|rotallieta",
    "маса|стол|фотьоил|пеика|рафт|шкаф|легло|лампа|чаиник|слушалки|играчка|стіл|стілець|крісло|лава|полиця|шафа|ліжко|навушники|іграшка|сто|столица|клупа|орман|кревет|τραπεζι|καρεκλα|ραφι|ντουλαπα|κρεβατι|λαμπα|βραστηρασ|ακουστικα|παιχνιδι",
  ].join("|")})(?!\\p{L})`,
  "u",
);

/** "Gordijnstof", "Vorhangstoff", "curtain fabric": cloth that is called by the goods that are made of it. */
const CLOTH_OF = /(?<=\p{L}{3})[ -]?(?:stoff?(?:en?)?|tyg(?:et)?|fabrics?|cloth|kangas|szovet)$/u;

/** What a letter is about, the goods and their number: "Oggetto: tavolo allungabile TA-180, dichiarazione". */
export function codesOfSubjects(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(SUBJECT)].flatMap((match): Place[] => {
    const from = match.index + match[0].length;
    const line = passage.text.slice(from, lineEnd(passage.folded, from));
    return [...line.matchAll(AT_END_OF_CLAUSE)].flatMap(({ 0: code, index }): Place[] => {
      const start = from + index;
      const words = clauseBefore(passage, start, REACH).trim().split(/\s+/);
      const said = words.slice(-MOST_WORDS).join(" ").replace(CLOTH_OF, "");
      if (PAPER.test(words.join(" ")) || STANDARD.test(code)) return [];
      if (!namesKindBeforeQuotes(said) && !HOUSEHOLD.test(said)) return [];
      return [{ passage, start, end: start + code.length }];
    });
  });
}

/** The bars of the goods are told right behind their number. */
const GTIN_NEXT = /^[,;][ \n](?:ean|gtin|upc)(?!\p{L})/u;
/** How far before its number the goods stand first in a list, in characters. */
const LIST_REACH = 100;

function codesListed(passage: Passage): Place[] {
  return [...passage.folded.matchAll(LISTED)].flatMap((match): Place[] => {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.code ?? "").length;
    const before = passage.folded.slice(Math.max(match.index - LIST_REACH, 0), match.index);
    const listed = tailOf(before, /$(?<=(?<tail>[^;\n\t]*))/u).split(/[,:]/);
    const isOfGoods = listed.some((part) => namesKindBeforeQuotes(part.trim()));
    if (listed.some((part) => PAPER.test(part)) || !(isOfGoods || GTIN_NEXT.test(passage.folded.slice(end))))
      return [];
    return [{ passage, start, end }];
  });
}

function codesLed(passage: Passage): Place[] {
  return [...passage.folded.matchAll(CALLED)].flatMap((match): Place[] => {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.code ?? "").length;
    const words = clauseBefore(passage, match.index, REACH).trim().split(/\s+/).slice(-MOST_WORDS);
    const said = words.join(" ");
    if (OF_STYLE.test(match[0]) && !PAPER.test(match[0])) return [{ passage, start, end }];
    if (
      PAPER.test(said) ||
      PAPER.test(match[0]) ||
      !(namesKindBeforeQuotes(said) || words.some((word) => GOODS.test(word)))
    )
      return [];
    return [{ passage, start, end }];
  });
}
