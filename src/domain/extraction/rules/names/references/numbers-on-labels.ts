/** The number of the article that a letter says stands on the label: "el número que debe ir en el colgante es el vuestro, 60-1187". */
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { isNumber } from "./codes.ts";

/** Labels and tags in the cases that something stands on them. */
export const ON_LABEL =
  /(?<!\p{L})(?:(?:hang|swing|price|care )?(?:-| )?(?:labels?|tags?|tickets?)(?!\p{L})|hang ?tag\p{L}{1,4}|(?:hange?|an|preis|pflege|ein\p{L}{2,5})?-?etikett?\p{L}{0,3}|(?:an)?hanger|etiquett?e?s?(?!\p{L})|(?:cartellin|etichett|talloncin)\p{L}|(?:colgante|etiqueta)s?(?!\p{L})|hang(?:kaart|label)\p{L}{0,4}|kaartje|(?:metk|metc|etykie[tc]|zawiesz[ck]|wszyw[ck])\p{L}{1,3}|(?:viseck|visack|visacc|stitk|stitok|etiket)\p{L}{0,4}|(?:fuggo)?cimke?\p{L}{1,3}|etichet\p{L}{1,4}|(?:hang|vare|merke)?(?:etikett?|lapp|mærke|merke)(?:en|et|er|erne)(?!\p{L})|merkelapp\p{L}{0,4}|hængemærk\p{L}{0,3}|(?:riippu|hinta)?(?:lapu|etiketi)ssa|(?:riippu|hinta)?lappuun|merkissa|(?:ripp)?sil[td]i\p{L}{0,2}|etiket[ei]\p{L}{0,3}|etiketē|birk[aā]s?|kabiklapt?\p{L}{0,4}|(?:visjalic|obesk|prives[ck])\p{L}{0,3}|etiket(?:in?(?:de(?:ki)?|e)|te(?:ki)?)|етикет\p{L}{0,4}|бир[кц]\p{L}{1,2}|ярлик\p{L}{0,3}|ετικετα\p{L}?|καρτελακι)/u;
/** The word for a number, which it may be one word with. */
const NUMBER =
  /(?<!\p{L})(?:n[ro]\.|n[°º]|№|num(?:ber|ero|er|ara|ar)\p{L}{0,4}|\p{L}{0,10}nummer\p{L}{0,3}|nummret|numret|numur\p{L}{1,2}|numeri\p{L}{1,2}|cisl\p{L}{1,3}|szam\p{L}{0,5}|cikkszam\p{L}{0,3}|broj\p{L}{0,3}|stevilk\p{L}{1,2}|номер\p{L}{0,3}|αριθμο\p{L}|kod\p{L}{0,4}|code|codigo|codice|cod|kood\p{L}{0,2}|refer[ei]n\p{L}{1,5}|ref\.|indeks|symbol|артикул\p{L}{0,3}|sifr\p{L}{1,2})(?!\p{L})/u;
const NUMBER_NEXT = /^-?[ ]?(?:\p{L}{0,7}szam\p{L}{0,4}|numara\p{L}{1,4}|kod\p{L}{1,3})(?!\p{L})/u;
const NEXT_REACH = 20;
/** Other numbers on labels, and what is said not to be there. */
const OTHER =
  /lot ?n|charge|partij|parti[aeij]|(?<!\p{L})(?:lot|batch|lote|lotto|los|rn|ca|vat|ean|gtin|upc|tel|size|not|nicht|kein|non|pas|niet|nie|ne|nem|nu|inte|ikke|ei|не|δεν)(?!\p{L})|serial|serie|licen[cs]|lizenz|certif|zertif|sertif|oeko|gots|order|auftrag|pedido|commande|ordine|zamow|objedn|barcode|bar code|code[- ]barres|strich|kreskow|telefon|phone|regist|\((?:eu|ue|eg|ce|ec|es|ek|ey|el|ab|ес|єс|εε|εκ)\)/u;
const CODE =
  /(?<![\p{L}\d./-])(?=[^ ]*\d)(?:\d{1,6}(?: \d{2,6}){1,2}|(?=[^ \n,;()]*\d[^ \n,;()]*\d)[\p{Lu}\d][\p{Lu}\d./-]{1,18}[\p{Lu}\d](?: [A-KN-RT-WYZ](?!\p{L}))?)(?=$|[\s,;:)]|\.(?:\s|$))/u;
/** What a sentence ends with before or behind. */
const ENDED = /[.!?;](?=\s)|\n\n|\t|\n(?=\p{L}[^\n:]{1,25}:)/u;
const REACH = 110;
/** How sure such a number is. */
const ON_LABEL_SAID = 0.9;

/** The first number in each sentence that has both words before it. */
export function numbersOnLabels(passage: Passage): Found[] {
  const { folded: small, text, order } = passage;
  if (order !== "rows" || !ON_LABEL.test(small)) return [];
  return [...small.matchAll(new RegExp(ON_LABEL, "gu"))].flatMap((match): Found[] => {
    const end = match.index + match[0].length;
    const before =
      small
        .slice(Math.max(match.index - REACH, 0), match.index)
        .split(ENDED)
        .at(-1) ?? "";
    const behind = small.slice(end, end + REACH).split(ENDED, 1)[0] ?? "";
    const printed = text.slice(end, end + behind.length);
    const found = CODE.exec(printed);
    if (!found || /\d/.test(before)) return [];
    const said = `${before}${match[0]}${behind.slice(0, found.index)}`;
    const isSentence = /\p{Ll}[ \n]\p{Ll}/u.test(text.slice(match.index - before.length, end + found.index));
    // "A 77-4410 szám", "77-4410 numarası": some languages have the word behind it.
    const next = behind.slice(found.index + found[0].length, found.index + found[0].length + NEXT_REACH);
    if (
      !(NUMBER.test(said) || NUMBER_NEXT.test(next)) ||
      OTHER.test(said) ||
      !isSentence ||
      !isNumber(found[0])
    )
      return [];
    if (found[0].replace(/\D/g, "").length < LEAST_FIGURES || /^\d{8,}$/.test(found[0])) return [];
    const place = { start: end + found.index, end: end + found.index + found[0].length };
    return [{ field: "reference", value: found[0], confidence: ON_LABEL_SAID, passage, ...place }];
  });
}

/** Figures of the shortest number. */
const LEAST_FIGURES = 3;
