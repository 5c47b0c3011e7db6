/** What certificates say of the goods that they are of: a scope of its only article, a transaction of its delivery. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { labelled } from "../kit/labels.ts";
import { namesKind } from "../products/kinds.ts";
import { articlesNamed, codeBehindGoods, isCode, ofOneArticle } from "./certified-articles.ts";
import { AMONG_OTHERS, type Composition } from "./composition.ts";
import { distinct, isAlike } from "./distinct.ts";
import { isAfterItsName, isBelowItsName } from "./labels-before.ts";
import { ofProducts } from "./own.ts";
import { PIECES, YARN } from "./parts/part-names.ts";
import { withKnownNames, withPyjamas } from "./parts/renamed.ts";
import { compositionsIn } from "./read.ts";
import { underHead } from "./tables/table-heads.ts";
import { together } from "./told.ts";

const TRANSACTION =
  /transaction certificate|certificat de transaction|transaktionszertifikat|certificado de transac|certificato di transazione/gu;
/** "Chain of custody is shown by transaction certificates", "a transaction certificate is required": others than the paper itself. */
const OTHERS_OF_IT =
  /^(?:(?:s|en?)(?!\p{L})|[ \n](?:is|are|will be|must be|ist|wird|est|e|es|sera|is)[ \n](?:required|needed|necessary|issued|erforderlich|notig|ausgestellt|benotigt|requis|necessaire|exige|delivre|etabli|richiesto|necessario|rilasciato|emesso|necesario|obligatorio|exigido|emitido|vereist|nodig|afgegeven)(?!\p{L}))/u;

/** "This statement is not a transaction certificate", "no sustituye al certificado de transacción", "seul un certificat de transaction l'établit": before one that a paper is not. */
const IS_NO =
  /(?<!\p{L})(?:(?:is|does) not|nor|no|kein\p{L}*|nicht|ersetzt|n'est pas|ne (?:remplace|constitue|vaut)(?: pas)?|non (?:e|sostituisce|costituisce)|no (?:es|sustituye|constituye)|nao (?:e|substitui|constitui)|geen|vervangt|requires?|erfordert|exige|necessite|richiede|requiere|requer|vereist|(?:se )?(?:expide|emite)|(?:viene|va) (?:rilasciato|emesso)|seule?s?|only|nur|allein|solo|soltanto|unicamente|apenas|somente|alleen|uitsluitend)(?!\p{L})[^.;:]{0,25}$/u;
/** Characters before the name of such a certificate in which it is denied. */
const DENIAL_REACH = 50;

/** True for a certificate of one delivery, which tells of its goods. */
export function isOfTransaction(passages: readonly Passage[]): boolean {
  return passages.some(({ folded }) =>
    [...folded.matchAll(TRANSACTION)].some(
      ({ 0: name, index }) =>
        !OTHERS_OF_IT.test(folded.slice(index + name.length)) &&
        !IS_NO.test(folded.slice(Math.max(index - DENIAL_REACH, 0), index)),
    ),
  );
}

/** Right before the shares that a transaction certificate tells of its goods. */
const GOODS =
  /(?:composition|(?<!certified raw )material|matieres?|composicion|composicao|composizione|zusammensetzung)[^\n%]{0,25}$/u;

/** "This scope certificate is no proof; a transaction certificate is": what is named first is what the paper is. */
const SCOPE =
  /scope certificate|certificat de (?:portee|perimetre)|umfangszertifikat|certificado de (?:alcance|ambito)|certificato di scopo/u;

function isOfScope(passages: readonly Passage[]): boolean {
  const named = passages.find(({ folded }) => SCOPE.test(folded))?.folded ?? "";
  const [scope, transaction] = [named.search(SCOPE), named.search(TRANSACTION)];
  return scope >= 0 && (transaction < 0 || scope < transaction);
}

/** Right behind a word for what goods are of, or below it in its column where a paper has a single one. */
function isBehindGoods({ passage, start }: Composition, isOnly: boolean): boolean {
  const before = passage.folded.slice(Math.max(start - 60, 0), start);
  return GOODS.test(isOnly && passage.order === "columns" ? before.replace(/\n$/, " ") : before);
}

/** The same over a column of its table of goods. */
const OVER_GOODS = {
  says: (head: string) =>
    /composition|material|matiere|composicion|composicao|composizione|zusammensetzung|samenstelling/u.test(
      head,
    ),
  besides: (head: string) =>
    /product|article|artikel|articolo|articulo|artigo|item|lot|goods|ware|produit|prodott|produt/u.test(head),
};

/** What is sewn of them is what a certificate of cloth does not know. */
const CLOTH =
  /meterware|webware|maschenware|kettenwirkware|gewebe|gestricke?(?!\p{L})|gewirke?(?!\p{L})|stoffe?(?!\p{L})|garne?(?!\p{L})|fabrics?(?!\p{L})|yarns?(?!\p{L})|cloth(?!\p{L})|tissus?(?!\p{L})|fils?(?!\p{L})|tessut[oi]|filat[oi]|tejidos?|hilados?|tecidos?|fios?(?!\p{L})|stoffen|weefsel|garens?|tkanin|dzianin|przedz|tyg(?!\p{L})|metervare/u;
/** "Bathrobes in terry fabric": of what cloth goods are. */
const OF_CLOTH = new RegExp(
  String.raw`(?<!\p{L})(?:en|em|in|aus|of|van|uit|z|ze|av|af)[ ]\p{L}*(?:${CLOTH.source})`,
  "gu",
);

/** "Toallas de tejido de rizo": the same behind a little word that also says whose a thing is, where a kind of goods stands before it. */
const KIND_OF_CLOTH = new RegExp(
  String.raw`^(?<goods>.*?)(?<!\p{L})(?:de|di|da)[ ]\p{L}*(?:${CLOTH.source})`,
  "su",
);

/** Without the cloth that goods are made of. */
function withoutTheirCloth(goods: string): string {
  const made = goods.replace(OF_CLOTH, "");
  const before = KIND_OF_CLOTH.exec(made)?.groups?.goods ?? "";
  return namesKind(before) ? made.replace(KIND_OF_CLOTH, "$<goods>") : made;
}

/** The goods before their shares, as far as their sentence, their row or the list below its label goes. */
const GOODS_BEFORE = /(?:^|[.:;]\s|\n\n)(?<goods>(?:(?![.:;]\s|\n\n)[^%]){0,160})$/u;

/** Before what goods come with: "including accessories (sewing thread 100 % polyester)". */
const ACCESSORIES =
  /(?<!\p{L})(?:inc[l.]|inkl|einschl|samt|incl|y compris|ainsi que|compres|inclu[isy]|inclusi|z dodatk|w tym|wraz z|inklusi|sis\.|mukaan lukien|vcetne|vratane|beleertve)/u;

/** "Terry with loops" says of what cloth goods are. */
const OF_PILE: ReadonlySet<string> = new Set(["pile", "ground", "backing"]);
/** Confidence in the composition of a certificate that has one, whatever article it is of. */
const OF_ALL_GOODS = 0.75;

/** "For the following articles: bed linen of 100 % cotton": where all goods are of one composition, that. */
function ofAllGoods(each: readonly Composition[], said: readonly Composition[]): readonly Composition[] {
  const all = asFirstSaid(each, said);
  const [only, last] = [all[0], all.at(-1)];
  if (!only || !last || !areOfOne(all)) return [];
  const { folded } = only.passage;
  const before =
    GOODS_BEFORE.exec(folded.slice(Math.max(only.start - 160, 0), only.start))?.groups?.goods ?? "";
  // "Towel, ground fabric of": what the first part is called says nothing of the goods.
  const goods = only.part === "" || only.part === YARN ? before : before.replace(/[^,]*$/u, "");
  const after = (/^[^.;]{0,160}/u.exec(folded.slice(last.end))?.[0] ?? "").split(ACCESSORIES, 1)[0] ?? "";
  if (CLOTH.test(withoutTheirCloth(goods)) || OTHER_FIBRES.test(after)) return [];
  const partOf = ({ part }: Composition) => (all.length === 1 && OF_PILE.has(part) ? "" : part);
  return all.map((one) => ({ ...one, part: partOf(one), confidence: OF_ALL_GOODS }));
}

/** Parts of an article told in two languages, all in the first: of each the shorter one may stand in another. */
function asFirstSaid(each: readonly Composition[], said: readonly Composition[]): readonly Composition[] {
  return each.map((one) => said.find((other) => other.part === one.part && isAlike(other, one)) ?? one);
}

/** Letters between two parts of an article in its description. */
const NEXT_PART = 80;

/** Some wholes with the other parts of the article, as far as they stand right behind each other: "body 100 % cotton; rib 95 % cotton …". */
function withNextParts(first: readonly Composition[], all: readonly Composition[]): Composition[] {
  const own = [...first];
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const isNext = own.some(
      ({ passage, end }) => passage === one.passage && one.start >= end && one.start - end < NEXT_PART,
    );
    if (isNext && one.part !== "" && own.every(({ part }) => part !== one.part)) own.push(one);
  }
  return own;
}

/** "Ground 100 % cotton, pile 80 % cotton, 20 % lyocell; belt 100 % cotton": parts of one article, right behind each other. */
function areOfOne(all: readonly Composition[]): boolean {
  const isNext = (one: Composition, i: number) => {
    const before = all[i - 1];
    const apart = before?.passage === one.passage ? one.start - before.end : Number.POSITIVE_INFINITY;
    return before === undefined || (apart >= 0 && apart < NEXT_PART);
  };
  const isOfGoods = all.length > 1 && all.some(({ part }) => PIECES.has(part));
  return !isOfGoods && haveOwnParts(all) && all.every(isNext);
}

/** A word, which no number of an article has: "Sleeping bag 6-24 months". */
const WORD = /\p{Ll}{4}/u;
/** "Style no. PL-3310, ladies' fleece, 4,200 pieces": what stands behind the number in its sentence, and no further number. */
const SAID_MORE = /,[ ]\p{Ll}{3}.*$/su;

/** True for a form of one article, which has a number behind its label, and for a text that names one: "Style: PL-3310". */
export function isOfOneForm(passages: readonly Passage[]): boolean {
  const valuesOf = (passage: Passage, label: "reference" | "model") =>
    Array.from(labelled(passage, label), ({ start, end }) =>
      passage.text.slice(start, end).replace(SAID_MORE, "").trim(),
    );
  const numbers = passages.flatMap((passage) => [
    ...valuesOf(passage, "reference")
      .map((name) => codeBehindGoods(name) ?? name)
      .filter((name) => /\d/.test(name) && !WORD.test(name)),
    // "Modelo MCH-812"; most models have names.
    ...valuesOf(passage, "model").filter(isCode),
  ]);
  const all = new Set(numbers);
  return all.size === 1 || (all.size === 0 && articlesNamed(passages) === 1);
}

/** Those behind their labels on a form of one article, those behind the only label, or those of all goods. */
function ofFormOrGoods(
  passages: readonly Passage[],
  all: readonly Composition[],
  said: readonly Composition[],
): readonly Composition[] {
  // Yarns beside anything else are goods of their own.
  if (all.length > 1 && all.some(({ part }) => part === YARN)) return [];
  const isNamed = (one: Composition) => one.part !== "" || isAfterItsName(one) || isBelowItsName(one);
  // The other order of the page may have its name right before it.
  const isOwn = (one: Composition) =>
    isNamed(one) || said.some((other) => isNamed(other) && isAlike(other, one));
  const isOfOne = isOfOneForm(passages) || isBehindOneLabel(passages, all);
  if (all.every(isOwn) && isOfOne) return all;
  // The parts of two articles are not those of each.
  return all.length > 1 && articlesNamed(passages) > 1 ? [] : ofAllGoods(all, said);
}

/** "Composition: duvet cover 100 % cotton, pillowcase 97 % cotton, 3 % elastane": parts behind the only label for them. */
function isBehindOneLabel(passages: readonly Passage[], all: readonly Composition[]): boolean {
  const [first] = all;
  if (!first || all.length < 2 || withNextParts([first], all).length < all.length) return false;
  const labels = passages
    .filter(({ order }) => order === "rows")
    .flatMap((passage) => labelled(passage, "composition"));
  const [label] = labels;
  return (
    labels.length === 1 &&
    label !== undefined &&
    label.start <= first.start &&
    first.start - label.start < NEXT_PART
  );
}

/** Behind the shares: other goods, of something else. */
const OTHER_FIBRES = /\d[ ]?%|blend|misch|melang|mist[oi]|mezcl|mistur|mengsel|mieszan|bland(?:ning|ing)/u;

/** What a certificate says of its only article; of a transaction, a single composition after a word for it or below. */
export function certifiedIn(passages: readonly Passage[]): Found[] {
  const all = withPyjamas(withKnownNames(passages.flatMap(compositionsIn), passages), passages);
  const own = isOfTransaction(passages) ? [] : ofArticle(passages, all);
  return own.length > 0 ? own : ofDelivery(passages, all);
}

function ofArticle(passages: readonly Passage[], all: readonly Composition[]): Found[] {
  const goods = ofProducts(all);
  const each = distinct(goods);
  const ofNumber = withNextParts(distinct(ofOneArticle(passages, goods)), each);
  const own = ofNumber.length > 0 ? ofNumber : ofFormOrGoods(passages, each, goods);
  const confidence = Math.min(AMONG_OTHERS, ...own.map((one) => one.confidence));
  return haveOwnParts(own) && own.length > 0 ? [{ ...together(own), confidence }] : [];
}

/** What is told of the goods on a paper that names a transaction certificate: it is one, or the scope of its only goods. */
function ofDelivery(passages: readonly Passage[], all: readonly Composition[]): Found[] {
  const isNamed = passages.some(({ folded }) => folded.search(TRANSACTION) >= 0);
  const goods = distinct(ofProducts(all));
  const isOnlyOfScope = goods.length === 1 && isOfScope(passages);
  if (!isOfTransaction(passages) && !(isNamed && isOnlyOfScope)) return [];
  const below = underHead(passages, all, OVER_GOODS);
  const said = all.filter((one) => below.has(one) || isBehindGoods(one, goods.length === 1));
  const own = said.length > 0 ? withNextParts(distinct(said), goods) : partsOnForm(passages, goods);
  const [only, ...others] = own;
  if (only === undefined) return [];
  if (others.length === 0) return [together([{ ...only, part: "", confidence: AMONG_OTHERS }])];
  return haveOwnParts(own) ? [{ ...together(own), confidence: AMONG_OTHERS }] : [];
}

/** "Shell: 100 % recycled polyester" over "Lining: …" on a form of one article: its labels are the names of the parts. */
function partsOnForm(passages: readonly Passage[], goods: readonly Composition[]): readonly Composition[] {
  const areParts = goods.length > 1 && goods.every(({ part }) => part !== "" && part !== YARN);
  return areParts && isOfOneForm(passages) ? goods : [];
}

/** Whether each is of another part: two of one part are those of two articles. */
function haveOwnParts(all: readonly Composition[]): boolean {
  return new Set(all.map(({ part }) => part)).size === all.length;
}
