/** Descriptions of goods, which say what they are and not what they are called. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { companyEnd } from "../../makers/companies.ts";
import { namesKind } from "../../products/kinds.ts";
import { isNamedIn } from "./goods-names.ts";

/** Labels of a name: of a model, a style, or a name in so many words. */
export const OF_MODEL =
  /(?<!\p{L})(?:modell?\p{L}{0,3}|modele|modello|modelis|mudel|malli|модел\p{L}?|μοντελο)(?!\p{L})|model|style name|product name|produktname|nom du modele|nome do modelo|nombre del modelo|nome modello|produktnamn|produktnavn|tuotenimi|tuotteen nimi|mallinimi|nazwa modelu|urun adi|termek ?nev|toote nimi/u;
/** For whom it is made. */
export const WEARERS =
  "men'?s?|women'?s?|lad(?:y|ies)'?|mens|womens|kids?'?|children'?s?|boys?'?|girls?'?|baby|unisex|damen\\p{L}*|herren\\p{L}*|kinder\\p{L}*|femmes?|hommes?|enfants?|fille|garcon|uomo|donna|bambin[oia]|mujer|hombre|nin[oa]s?|senhora|homem|crianca|dam|herr|barn|herre|dame|born|naisten|miesten|lasten|damsk\\p{L}+|mesk\\p{L}+|dziec\\p{L}+|pansk\\p{L}+|detsk\\p{L}+|noi|ferfi|gyerek|barbat\\p{L}+|femei|copii|musk\\p{L}+|zensk\\p{L}+|djecj\\p{L}+|mosk\\p{L}+|otrosk\\p{L}+|vyrisk\\p{L}+|moterisk\\p{L}+|vaikisk\\p{L}+|viriesu|sieviesu|bernu|meeste|naiste|laste|kadin|erkek|cocuk|дамск\\p{L}+|мъжк\\p{L}+|детск\\p{L}+|ανδρικ\\p{L}+|γυναικ\\p{L}+|παιδικ\\p{L}+";
/** The same, or with what: a kind of product, and no name of one, as "Granit S3" is. */
export const DESCRIPTION = new RegExp(
  `(?<![\\p{L}\\d])(?:${WEARERS}|with|mit|avec|con|com|met|med|sans|sin|cu|z|ze|s|se|sa|ar|su|bez|със|με|ile)(?![\\p{L}\\d])`,
  "u",
);
/** "Scarf 30 x 180 cm". */
const WITH_SIZE = /\d ?[x×*] ?\d+(?:[.,]\d)? ?(?:[cm]?m)(?!\p{L})/u;
/** Labels of goods, which are called by what they are oftener than by a name. */
const OF_GOODS =
  /goods|waren|towar|asortyment|zbozi|tovar|стоката|издели|продукт|вироб|товар|производ|роб[еа]|nosaukum|pavadinim|nimetus|nimik|marf|produse|robe|blaga|artikla|izdelka|malin|mal adi|stok adi|varetekst|varubeteckn|benevnelse|megnevez|ειδουσ|polozky/u;
/** "Wooden train for indoors": at least two words of small letters after the first. */
const IN_SMALL_LETTERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}{2,}){2}/u;

/** True for words that describe goods. */
export function isDescription(value: string, label: string): boolean {
  if (DESCRIPTION.test(folded(value)) || WITH_SIZE.test(value) || companyEnd(value) !== undefined)
    return true;
  return OF_GOODS.test(label) && IN_SMALL_LETTERS.test(value);
}

/** "Kapüşonlu sweatshirt / Hooded sweatshirt": said in two languages, with no word of a name in capitals. */
export function isOfKind(value: string): boolean {
  const parts = value.split(/ ?\/ /);
  return parts.length > 1 && parts.every((part) => !/ \p{Lu}/u.test(part));
}

/** "Throw Gerês" behind "Trade name": a product, and no brand. */
export function isNamedKind(passage: Passage, value: string): boolean {
  return namesKind(folded(value)) && isNamedIn(passage, value);
}

/** "Cămașă de lucru mânecă lungă", "Wandersocke, halbhoch": a kind of product with more than a name has. */
export function isLongOfKind(value: string): boolean {
  return /,|^[^«»"“”„\d]*(?: [^ «»"“”„\d]+){3}$/u.test(value) && namesKind(folded(value));
}
