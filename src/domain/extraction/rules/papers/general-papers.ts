/**
 * Papers that tell of no product: they say so themselves ("the audit does not cover any specific product"), teach, tell of a trend, or
 * what every cloth of each fibre takes.
 */
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { fibreCalled } from "../composition/fibres/fibres.ts";
import { linesOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";

/** Words for goods, by their stems. */
export const GOODS =
  "(?:product|produkt|produit|prodott|produc?t|produs|proizvod|articl|articol|articul|artig|artik|artyk|garment|item|style|model|bekleidung|kleidungs|ware|vetement|cap[oi]|prend|peca|kledingst|wyrob|odziez|plagg|vara|vare|toj|tuot|vaatte|vyrob|odev|termek|ruhadarab|odjev|oblacil|izdel|toode|toote|roiva|eseme|gamin|prek|izstrad|prec|urun|giysi|продукт|издели|артикул|дрех|виріб|виробу|товар|производ|προιον|ενδυμα)\\p{L}*";
/** One that is meant, and no other. */
const ONE =
  "(?:specific|particular|individual|single|certain|concrete|einzeln|bestimmt|konkret|spezifisch|specifiek|bepaald|individue|afzonderlijk|konkretn|pojedyncz|poszczegoln|okreslon|enskil|specifik|bestam|enkelt|bestem|spesifik|yksittai|tiett|maarat|jednotliv|urcit|specifick|egyes|konkre[tc]|adott|meghatarozott|odreden|pojedin|posamezn|dolocen|konkreets|uksik|teatud|konkrec|konkreci|atskir|atsevisk|belirli|tek|конкрет|отделн|окрем|одређен|појединачн|συγκεκριμεν|μεμονωμεν)\\p{L}*";
/** The same behind the goods. */
const ONE_BEHIND =
  "(?:concret[oa]s?|especific[oa]s?|(?:en |em )?particular|determinad[oa]s?|individual\\p{L}*|specific[oi]|singol[oi]|(?:in|en) particol\\p{L}+|precis|specifique|particulier|en particulier|determine|anume|specific|individual|particular|concret)";
/** "Belirli bir ürün", "artículo concreto", "a single garment". */
const ONE_OF_GOODS = worded(
  "gu",
  () =>
    `(?<!\\p{L})(?:${ONE}[ \\n](?:bir[ \\n])?(?:\\p{L}{3,}[ \\n])?${GOODS}|(?:singol[oi]|unic[oa]|aucun)[ \\n]${GOODS}|${GOODS}[ \\n]${ONE_BEHIND})(?!\\p{L})`,
);
const NOT =
  /(?<!\p{L})(?:not|nothing|no|none|nor|nicht|nichts|kein\p{L}{0,2}|pas|aucune?|rien|non|nessun[ao]?|nulla|nada|ningun[ao]?|nao|nenhuma?|niet|niets|geen|nie|zadn\p{L}+|niczego|inte|inget|ingen|inga|ej|ikke|intet|ei|eivat|ziadn\p{L}+|ne\p{L}{3,}|nem|semm\p{L}+|nu|niciun\p{L}*|nimic|ne|ni\p{L}*ed[ae]n\p{L}*|noben\p{L}*|uhegi\p{L}*|nevien\p{L}*|не|нито|жодн\p{L}+|ниједан|δεν|κανενα)(?!\p{L})|\p{L}+m[ae]z(?:lar|ler)?(?!\p{L})|(?<!\p{L})degil/u;
/** That something is about it, and does not test or replace it. */
const IS_ABOUT =
  /(?<!\p{L})(?:ne)?(?:about|refer|relat|concern|cover|describ|appl|pertain|uber|betr[ie]f|bezieh|bezug|gilt|gelten|beschreib|port[eo](?:nt)?(?!\p{L})|vise|sur|decri|riguard|riferi|su(?!\p{L})|descri|aplic|sobre|respeito|diz|betrekking|over|beschrijf|dotycz|odnos|opisuj|avse|gall|ror|rør|om(?!\p{L})|handla|omhandl|omfatt|beskriv|vedror|vedrør|gjeld|gæld|kosk|kerro|viitta|tyk|tika|tyc|vztahuj|popis|vonatkoz|szol|privest|despre|odnos|tice|opisuj|nanas|kaib|puudut|kehti|susij|apras|taik|attiec|aprakst|kapsa|ilgili|ait(?!\p{L})|icer|отнас|засяг|опис|стосу|охопл|односи|αφορ|αναφερ|περιγραφ)/u;
/** What a shop grants for its goods but some. */
const OF_A_SALE =
  /%|discount|voucher|coupon|rabat|gutschein|aktion|promo|remise|sconto|descuento|desconto|korting|znizk|alennus|slev|zlav|kedvezm|reducer|popust|indirim|отстъп|знижк|εκπτωσ|ship|versand|lieferung|livraison|spedi|envio|return|retour|ruckgab|garant|warranty/u;
/** Where a sentence ends: a line that begins with a capital letter begins another. */
const BREAK = /[.;:!?](?=\s|$)|\t|\n(?=[\n\p{Lu}•*–-])/gu;
/** How far from these words their sentence may say so, in characters. */
const [BEFORE, BEHIND] = [90, 40];

/** What teaches, and what tells which cloth is sold next, in a title. */
const TEACHES = worded(
  "u",
  () =>
    "(?<!\\p{L})(?:hand-?outs?|worksheets?|(?:course|training|teaching|study|workshop) (?:materials?|notes|documents?)|lesson|(?:lektion|lekcja|lekcija|lekce|lekcia|lecon|lezione|leccion|licao|les|oppitunti|lecke|lectia|pamoka|nodarbiba|ders) \\d{1,2}|arbeitsblatt|arbeitsblatter|\\p{L}*(?:schulungs|seminar|kurs|lehrgangs|unterrichts|workshop)-?(?:unterlage|material|skript|dokument)\\p{L}*|lehrmaterial|(?:stoff|faser|textil|waren|material)kunde|supports? de (?:cours|formation)|fiche de cours|document pedagogique|dispens[ae]|materiale didattico|material (?:didactico|de formacion|del curso|de formacao|do curso|de curs)|apuntes|apostila|(?:cursus|les|training)materiaal|lesbrief|material\\p{L}{0,2} (?:szkoleniow|dydaktyczn|kursow)\\p{L}+|(?:kurs|utbildnings|undervisnings|opplærings)material\\p{L}*|koulutusmateriaali|oppimateriaali|(?:skolici|studijni|skoliaci|studijny|ucebni) (?:material|text)\\p{L}*|oktatasi (?:anyag|segedanyag)|material(?:i)? za (?:obuku|tecaj|usposabljanje)|edukacijski materijal\\p{L}*|(?:oppe|koolitus)materjal\\p{L}*|mokom\\p{L}+ medziaga|macibu materials|egitim (?:notu|notlari|materyali)|учебни материали|навчальн\\p{L}+ матеріал\\p{L}*|εκπαιδευτικο υλικο|trend ?(?:report|bericht|analys|rapport|raport|guide|buch|book)\\p{L}*|(?:cahier|rapport|carnet) (?:de|des) tendances|rapporto (?:sulle |di )?tendenze|(?:informe|cuaderno) de tendencias|(?:relatorio|caderno) de tendencias|raport (?:o )?trend\\p{L}*|trendi(?:raportti|katsaus)|report trendu|trend ?jelentes|raport de tendinte|trend raporu|izvjestaj o trendovima|доклад за тенденциите)(?!\\p{L})",
);
/** Lines from the top of a paper among which its title is, and the longest, in characters. */
const TITLE_LINES = 4;
const LONGEST_TITLE = 90;

/** More fibres with a heading each are those of no product. */
const MOST_FIBRES = 3;
/** Longest name of a fibre or of two, in characters. */
const LONGEST_NAME = 40;
/** Letters of what is said below such a heading, at least. */
const SAID_BELOW = 20;

/** True for a paper that tells of no product, or as much of all: by its title, or where it has no number of one. */
export function isGeneralPaper(passages: readonly Passage[], hasNumber: boolean): boolean {
  return passages.some(
    (passage) => teaches(passage) || (!hasNumber && (deniesProduct(passage) || isGuide(passage))),
  );
}

/** "No se refiere a ningún artículo concreto." */
function deniesProduct({ folded, text, order }: Passage): boolean {
  if (order !== "rows") return false;
  return [...folded.matchAll(ONE_OF_GOODS.pattern())].some(({ 0: said, index }) => {
    const from = Math.max(index - BEFORE, 0);
    const begin = [...text.slice(from, index).matchAll(BREAK)].at(-1);
    const end = index + said.length;
    const to = text.slice(end, end + BEHIND).search(BREAK);
    const sentence = folded.slice(from + (begin ? begin.index + 1 : 0), to < 0 ? end + BEHIND : end + to);
    return NOT.test(sentence) && IS_ABOUT.test(sentence) && !OF_A_SALE.test(sentence);
  });
}

/** "Workshop hand-out: naming fibres correctly". */
function teaches({ folded, order, reading }: Passage): boolean {
  if (order !== "rows" || reading.page > 1) return false;
  const head = linesOf(folded).slice(0, TITLE_LINES);
  return head.some(
    ({ line }) => line.length <= LONGEST_TITLE && !line.includes("%") && TEACHES.pattern().test(line),
  );
}

/** "Wool", "Linen", "Polyester and polyamide" as headings over sentences about each. */
function isGuide({ text }: Passage): boolean {
  const lines = linesOf(text).filter(({ line }) => line !== "");
  const fibres = new Set<string>();
  for (const [i, { line }] of lines.entries()) {
    const named = fibresCalled(line);
    if (named.length === 0) continue;
    const below = lines[i + 1]?.line ?? "";
    if (below.replace(/[^\p{L}]/gu, "").length >= SAID_BELOW && fibresCalled(below).length === 0)
      for (const fibre of named) fibres.add(fibre);
  }
  return fibres.size > MOST_FIBRES;
}

/** The fibres of a line that says nothing else: one in each cell, or two with a word between. */
function fibresCalled(line: string): string[] {
  if (line.length > LONGEST_NAME || /\d/.test(line)) return [];
  const names = line.split(CELL_END).flatMap((cell) => cell.split(/[ ](?:\p{Ll}{1,3}|&)[ ]|[,/][ ]?/u));
  const fibres = names.map((name) => fibreCalled(name.replace(/[:.]$/, "")));
  return fibres.every((fibre) => fibre !== undefined) ? fibres : [];
}
