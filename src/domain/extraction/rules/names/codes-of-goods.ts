/** Numbers that goods are said to have in a sentence: "koszula o symbolu 4120.77-A", "košile s označením KS-4120", "das Hemd mit der Nummer 4120-77". */
import type { Passage } from "../../reading/passage.ts";
import { namesKindBeforeQuotes } from "../kinds.ts";
import { clauseBefore, type Place } from "../places.ts";

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
  "(?:kurio|kurios) (?:kodas|numeris)|ar (?:kodu|numuru)|mille (?:kood|number) on|koodiga|numbriga",
];
/** Letters and figures, of which there are several, in one piece. */
const NUMBER = "(?=[\\p{L}./-]*\\d[\\p{L}\\d./-]{2})[\\p{L}\\d]{1,12}(?:[-./][\\p{L}\\d]{1,12}){0,3}";
const CALLED = new RegExp(
  `(?<=\\p{L}),? (?:${LEADS.join("|")})[ \\n](?:n[ro]\\.? )?(?<code>${NUMBER})(?![\\p{L}\\d%])`,
  "gu",
);
/** A word for a number alone, among what a cell lists of its goods: "sukienka damska, symbol SUK-118-B, rozm. 40". */
const LISTED =
  /(?<=[\p{L}\d"”»)]),[ \n](?:symbol|index|indeks\p{L}{0,2}|nr|numer|no|n[°º]|num(?:mer|ber)|nummer|number|code|kod|kode|codigo|codice|cod|koodi|kood|kods|kodas|cislo|c|sifra|oznaka|ozn|oznaceni|jel|kodu|tunnus|tegn|beteckning|betegnelse|bezeichnung|код|шифра?|индекс|артикул|арт|κωδικοσ|κωδ)[.:]? (?<code>(?=[\p{L}./-]*\d)(?=[\d./-]*\p{L})(?=[^ ]*\d[^ ]*\d)[\p{L}\d]{1,12}(?:[-./][\p{L}\d]{1,12}){0,3})(?=$|[,;.:)\n\t]| \()/gu;
/** How far before its number the goods are named, in characters and in words. */
const REACH = 60;
const MOST_WORDS = 3;
/** The product in so many words, in the cases that it stands in before them. */
const GOODS =
  /(?<!\p{L})(?:article|item|product|garment|style|artikel|produkt|erzeugnis|modell?|modele|produit|vetement|articolo|prodotto|capo|articulo|producto|prenda|artigo|produto|peca|wyrob\p{L}{0,3}|artykul\p{L}{0,3}|vyrob\p{L}{1,3}|artikl\p{L}{0,3}|tuote|vara[n]?|varen?|plagget|produsul|articolul|proizvod|artikl|izdelek|gaminys|preke|prece|izstradajums|toode|изделието|продуктът|артикулът|виріб|производ|προιον)$/u;
/** What is numbered and is no goods. */
const PAPER =
  /certif|certyf|zertif|sertif|серти|atest|todist|tanusit|licen[cs]|lizenz|invoice|rechnung|factur|fattur|fatur|faktur|order|bestell|command|zamow|objedn|umow|report|berich|rapport|norm|standard|charge|parti[aeij]|serie|batch|dostaw|konto|account/u;

/** Numbers right behind the goods and what leads to them, or listed with what more is said of them. */
export function codesOfGoods(passage: Passage): Place[] {
  return [...codesLed(passage), ...codesListed(passage)];
}

/** How far before its number the goods stand first in a list, in characters. */
const LIST_REACH = 100;

function codesListed(passage: Passage): Place[] {
  return [...passage.folded.matchAll(LISTED)].flatMap((match): Place[] => {
    const end = match.index + match[0].length;
    const start = end - (match.groups?.code ?? "").length;
    const before = passage.folded.slice(Math.max(match.index - LIST_REACH, 0), match.index);
    const listed = (/[^;\n\t]*$/u.exec(before)?.[0] ?? "").split(/[,:]/);
    if (listed.some((part) => PAPER.test(part)) || !listed.some((part) => namesKindBeforeQuotes(part.trim())))
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
    if (PAPER.test(said) || !(namesKindBeforeQuotes(said) || words.some((word) => GOODS.test(word))))
      return [];
    return [{ passage, start, end }];
  });
}
