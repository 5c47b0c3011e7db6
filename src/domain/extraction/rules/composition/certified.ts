/** What certificates say of the goods that they are of: a scope of its only article, a transaction of its delivery. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../found.ts";
import { namesKind } from "../kinds.ts";
import { labelled } from "../labels.ts";
import { ofOneArticle } from "./certified-articles.ts";
import { AMONG_OTHERS, type Composition } from "./composition.ts";
import { distinct } from "./distinct.ts";
import { isAfterItsLabel } from "./labels-before.ts";
import { ofProducts } from "./own.ts";
import { compositionsIn } from "./read.ts";
import { underHead } from "./table-heads.ts";
import { together } from "./told.ts";

const TRANSACTION =
  /transaction certificate|certificat de transaction|transaktionszertifikat|certificado de transac|certificato di transazione/u;

/** True for a certificate of one delivery, which tells of its goods. */
export function isOfTransaction(passages: readonly Passage[]): boolean {
  return passages.some(({ folded }) => TRANSACTION.test(folded));
}

/** Right before the shares that a transaction certificate tells of its goods. */
const GOODS = /(?:composition|material|composicion|composicao|composizione|zusammensetzung)[^\n%]{0,25}$/u;

/** The same over a column of its table of goods. */
const OVER_GOODS = {
  says: (head: string) =>
    /composition|material|composicion|composicao|composizione|zusammensetzung|samenstelling/u.test(head),
  besides: (head: string) =>
    /product|article|artikel|articolo|articulo|artigo|item|lot|goods|ware|produit|prodott|produt/u.test(head),
};

/** Before the goods that may bear a mark. */
const FOLLOWING =
  /(?:following (?:articles?|products?|items?)|(?:(?:nach)?folgend|nachstehend|unten ?stehend)(?:e[nrs]?)? (?:\p{L}+ )?(?:artikeln?|produkten?|produkte?|erzeugnisse?n?|waren?)|(?:articles?|products?|goods|items?) (?:\p{L}+ )?below|(?:articles?|produits?) (?:\p{L}+ )?ci-(?:apres|dessous)|(?:articol[oi]|prodott[oi]) (?:\p{L}+ )?di seguito|(?:articulos?|productos?) (?:\p{L}+ )?a continuacion|(?:artigos?|produtos?) (?:\p{L}+ )?(?:a seguir|abaixo)|(?:articles?|produits?) suivants?|seguent[ei] (?:articol[oi]|prodott[oi])|siguientes? (?:articulos?|productos?)|seguintes? (?:artigos?|produtos?)|(?:volgende|onderstaande) (?:artikel(?:en)?|product(?:en)?)|nastepujac\p{L}+ (?:artykul\p{L}*|wyrob\p{L}*)|foljande (?:artiklar|produkter)|folgende (?:artikler|produkter|varer)|(?:for|fur|pour|per|para|voor|dla) (?:the |den |die |das |l'|les? |il |gli |i |l[ao]s? |els? |os? |het |de )?(?:artikel|artikeln|articles?|articol[oi]|articulos?|artigos?|artikelen|products?|produits?|prodott[oi]|produtos?|produktu?|produkte))(?!\p{L})(?<goods>[^%]{0,160})$/u;
/** What is sewn of them is what a certificate of cloth does not know. */
const CLOTH =
  /meterware|webware|maschenware|kettenwirkware|gewebe|stoffe?(?!\p{L})|garne?(?!\p{L})|fabrics?(?!\p{L})|yarns?(?!\p{L})|cloth(?!\p{L})|tissus?(?!\p{L})|fils?(?!\p{L})|tessut[oi]|filat[oi]|tejidos?|hilados?|tecidos?|fios?(?!\p{L})|stoffen|weefsel|garens?|tkanin|dzianin|przedz|tyg(?!\p{L})|metervare/u;
/** "Bathrobes in terry fabric": of what cloth goods are. */
const OF_CLOTH = new RegExp(
  String.raw`(?<!\p{L})(?:en|em|in|aus|of|van|uit|z|ze|av|af)[ ](?:${CLOTH.source})`,
  "gu",
);

/** Groups of goods that are no cloth any more. */
const GROUPS =
  /(?<!\p{L})(?:frottee?|frottier|strumpf|strick|wirk|bade?|baby|tisch|heim|konfektions)-?(?:ware|wasche)n?(?!\p{L})|\p{L}*(?:unter|bett|nacht|tag|leib)-?wasche|\p{L}*(?:bekleidung|kleidung|textilien)(?!\p{L})|hosiery|knitwear|(?:under|night|baby|sports|sleep|work)wear|(?:bed|table|kitchen|bath)[ ]?(?:linen|textiles)|terry (?:goods|towels|products)|clothing|garments|linge de (?:bain|lit|toilette|table|maison)|vetements|biancheria|abbigliamento|ropa de (?:cama|bano|bebe)|ropa interior|prendas|roupa (?:de|interior)|vestuario|posciel|bielizn|odziez|sangklader|sengetoj|sengetoy|ondergoed|beddengoed|kleding/u;

/** "For the following articles: bed linen of 100 % cotton": where all goods are of one composition, that. */
function ofAllGoods(all: readonly Composition[]): readonly Composition[] {
  const [only, ...others] = all;
  if (!only || others.length > 0 || only.part !== "") return [];
  const { folded } = only.passage;
  const goods = FOLLOWING.exec(folded.slice(Math.max(only.start - 220, 0), only.start))?.groups?.goods ?? "";
  const after = /^[^.;]{0,160}/u.exec(folded.slice(only.end))?.[0] ?? "";
  return (namesKind(goods) || GROUPS.test(goods)) &&
    !CLOTH.test(goods.replace(OF_CLOTH, "")) &&
    !OTHER_FIBRES.test(after)
    ? all
    : [];
}

/** A word, which no number of an article has: "Sleeping bag 6-24 months". */
const WORD = /\p{Ll}{4}/u;

/** True for a form of one article, which has a number behind its label: "Style: PL-3310". */
export function isOfOneForm(passages: readonly Passage[]): boolean {
  const numbers = passages.flatMap((passage) =>
    Array.from(labelled(passage, "reference"), ({ start, end }) =>
      passage.text.slice(start, end).trim(),
    ).filter((name) => /\d/.test(name) && !WORD.test(name)),
  );
  return new Set(numbers).size === 1;
}

/** Those behind their labels on a form of one article, or of all goods. */
function ofFormOrGoods(passages: readonly Passage[], all: readonly Composition[]): readonly Composition[] {
  const isOwn = (one: Composition) => one.part !== "" || isAfterItsLabel(one);
  return all.every(isOwn) && isOfOneForm(passages) ? all : ofAllGoods(all);
}

/** Behind the shares: other goods, of something else. */
const OTHER_FIBRES = /\d[ ]?%|blend|misch|melang|mist[oi]|mezcl|mistur|mengsel|mieszan|bland(?:ning|ing)/u;

/** What a certificate says of its only article; of a transaction, a single composition after a word for it or below. */
export function certifiedIn(passages: readonly Passage[]): Found[] {
  const all = passages.flatMap(compositionsIn);
  if (!isOfTransaction(passages)) {
    const goods = ofProducts(all);
    const ofNumber = distinct(ofOneArticle(passages, goods));
    const own = ofNumber.length > 0 ? ofNumber : ofFormOrGoods(passages, distinct(goods));
    const isOne = new Set(own.map(({ part }) => part)).size === own.length;
    return isOne && own.length > 0 ? [{ ...together(own), confidence: AMONG_OTHERS }] : [];
  }
  const below = underHead(passages, all, OVER_GOODS);
  const said = all.filter(
    (one) => below.has(one) || GOODS.test(one.passage.folded.slice(Math.max(one.start - 60, 0), one.start)),
  );
  const [only, ...others] = distinct(said);
  return only && others.length === 0 ? [together([{ ...only, part: "", confidence: AMONG_OTHERS }])] : [];
}
