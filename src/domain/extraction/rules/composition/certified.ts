/** What certificates say of the goods that they are of: a scope of its only article, a transaction of its delivery. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../found.ts";
import { ofOneArticle } from "./certified-articles.ts";
import { AMONG_OTHERS } from "./composition.ts";
import { distinct } from "./distinct.ts";
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

/** What a certificate says of its only article; of a transaction, a single composition after a word for it or below. */
export function certifiedIn(passages: readonly Passage[]): Found[] {
  const all = passages.flatMap(compositionsIn);
  if (!isOfTransaction(passages)) {
    const own = distinct(ofOneArticle(passages, ofProducts(all)));
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
