/** What customers say of a product below it on the page of a shop: "I wish it were 100 % wool" is none of its data. */
import type { Said } from "../said.ts";

const CUSTOMERS =
  "customer|client|buyer|user|kunden|kaufer|clients?|acheteurs?|clienti|clientes|compradores|klanten|klientow|kupujacych|kund|kunde|kunders|asiakkaiden|asiakas|zakazniku|zakaznikov|vasarloi|clientilor|kupaca|kupcev|klientide|klientu|pirkeju|pircejus?|musteri";
const REVIEWS =
  "(?:ratings? (?:&|and) )?reviews?|ratings|bewertungen|rezensionen|meinungen|avis|commentaires|evaluations|recensioni|opinioni|opiniones|resenas|valoraciones|avaliacoes|opinioes|comentarios|beoordelingen|recensies|ervaringen|opinie|recenzje|oceny|omdomen|recensioner|anmeldelser|bedommelser|omtaler|vurderinger|arvostelut|arviot|kokemuksia|recenze|hodnoceni|hodnotenia|hodnotenie|recenzie|velemenyek|ertekelesek|recenzii|pareri|recenzije|osvrti|dojmovi|mnenja|ocene|arvustused|hinnangud|atsiliepimai|atsauksmes|отзиви|мнения|оценки|κριτικεσ|αξιολογησεισ|yorumlar\\p{L}*|degerlendirmeler\\p{L}*|відгуки|рецензије|утисци";
/** "Opinie (12)", "Bewertungen unserer Kunden", "Customer reviews ★ 4.6": a line of its own. */
const HEADING = new RegExp(
  String.raw`(?<=^|\n)[^\p{L}\n]{0,12}(?:(?:${CUSTOMERS})[- ]?)?(?:${REVIEWS})(?: (?:(?:from|of|by|von|unserer|de|nos|dei|di|nostri|de los|dos|van|onze|od|av|fra|klienta) ?){0,2}(?:our )?(?:${CUSTOMERS})s?n?)?[^\p{L}\n]{0,25}\n`,
  "gu",
);
/** Stars that customers give, and signs around what they say. */
const SAID = /[★☆⭐“”„«»"]|\d ?\/ ?5(?!\d)/u;
/** Where the page goes on with the product: a heading or a label over what it is made of. */
const MATERIAL =
  /\n[^\p{L}\n]{0,6}(?:(?:materi|compos|zusammensetz|obermat|oberstoff|details|produktdetail|product details|fib(?:re|er)|samenstell|sklad|samman|sammens|koostum|materia|slozen|zlozen|osszetet|anyag|compozit|sastav|sestav|koostis|sudetis|sastavs|състав|συνθεση|icerik|icindekiler|склад|састав)\p{L}*)/u;

/** "★★★★★ Lovely cloth! — Mary, 14 June" and at most the rest of what she says: stars, and words that are no count of reviews. */
const STARRED = /(?:^|\n)[^\p{L}\n]{0,6}[★☆⭐]{3,}[ ](?=[^\d\n(])[^\n]{4,160}(?:\n[^\n:\t]{0,200})?$/u;

/** True for a text that ends among the reviews of a shop's page. */
export const AMONG_REVIEWS: Said = {
  test(above) {
    if (STARRED.test(above)) return true;
    const heading = [...above.matchAll(HEADING)].at(-1);
    if (!heading) return false;
    const below = above.slice(heading.index + heading[0].length - 1);
    return SAID.test(below) && !MATERIAL.test(below);
  },
};

/** What a customer says in quotation marks, up to a place: some words of it at least. */
export const IN_QUOTES = /[«“„”"][^«»“”„"\n]{12,240}$/u;
/** Behind it the end of the quotation, and who said so or how many stars were given: "« … » — Odile, 5/5". */
export const QUOTED_CUSTOMER =
  /^[^«»“”„"]{0,120}[»”“"][ ]?[,.]?[ ]?(?:\(?[★☆⭐]|[—–-][ ]?\p{L}[\p{L} .-]{1,30}(?:[,(·|][^\n]{0,30})?(?:[1-5](?:[.,]\d)?[ ]?(?:\/|sur|von|out of|su|de|van|z|av|af)[ ]?5(?!\d)|[★☆⭐])|[^\n\p{L}]{0,4}[1-5](?:[.,]\d)?[ ]?\/[ ]?5(?!\d)|[—–-][ ]?(?:\p{L}+[ ]){0,2}\p{L}+,[ ]\p{L}+[ ]?(?:$|[,.\n]))/u;
