/** Brands that a sentence tells: “of the brand Alba”, “Alba is a brand of”. */
import { folded } from "../../../folded.ts";
import { isLabel } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { partAtBegin } from "../../composition/parts/part-names.ts";
import type { Found } from "../../kit/found.ts";
import { lineAround, wordsOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { namesKind, namesKindBeforeQuotes } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { SALUTATION } from "../references/numbers-of-letters.ts";
import { GOODS_SAID, SENTENCE_LENGTH } from "../sentences.ts";
import { isDeniedOrOfMaterial } from "./denied.ts";

/** "Sold under the brand X", "unter der Marke X", "(marca X, talla M)": the name is the words with capitals. */
const BRANDED = new RegExp(
  `(?<!\\p{L})(?:${[
    "brand(?: name)?|trade ?mark|(?:handels|haus|eigen)?marken?|brandet|marque(?: commerciale| deposee)?|marchio(?: commerciale| registrato)?",
    "marca(?: comerciala?| commerciale| registr?ada| registrata| inregistrata)?|marcii|brandului|(?:handels|huis)?merk|mark[iąaeu](?: handlow(?:ej|a))?|znak(?:iem|u)? towarow(?:y|ym|ego)",
    "varumarket|(?<=(?:av|fran|under)[ \\n])market(?= (?!(?:som|ar|for|och|i|har|pa)(?!\\p{L})))|(?<=(?:kundens|vart|eget|egna|sitt|bestallarens|vores|sit|bestillerens|oppdragsgivers) )(?:varumarke|(?:vare)?mærke|(?:vare)?merke)|mærket?|varemærket?|merket|varemerket|merkevaren|(?<=[,;:(·|\\n] ?)(?:varumarke|(?:vare)?merke)(?= )|tuotemerkki|tuotemerkin|(?:tuote)?merkilla|merkki(?=[ \\n]\\p{L})|kaubamark|kaubamargi|kaubamargiga",
    "znack[yu]|znackou|(?<=[,;:(\\n] ?)znacka(?= )|znak(?:ka|om)?|znamk(?:[aeou]|ou)|robn[aeu] mark[aeu]|brend(?:a|om)?",
    "prek(?:es|iu) zenkl(?:as|o|u|ui)|(?:precu|preces) zim(?:e|es|i)|zimol(?:s|am|a|u)|markasi|markasiyla|markamiz|markaniz|markank|markatok|(?:tuote)?merkkimme|merknaam|markenname[n]?|nom de marque|merkenavnet|mærkenavnet|varumarkesnamnet|brendiga",
    "търговска марка|торг[оі]в(?:ельн)?(?:а|оі|ою) марк(?:а|и|ою)|тм|робн[аеу] марк[аеу]|марк(?:а(?:та)?|е|и|ою)",
    "εμπορικο σημα|σημα|μαρκασ?",
  ].join("|")})(?:[ \\n]is)?[ \\n](?:["'“„«»] ?)?(?<name>(?=\\p{L}))`,
  "gu",
);
/** Words with capital letters and those that join them, and the year since which a company is called so: "Rossi 1931". */
const NAME =
  /^\p{Lu}[\p{L}\d'’.-]*(?:[ \n](?:(?:&|\+|and|und|et|y|e|i|og|och|ir|un|ja|si|ve|и|та|й|і|και|of|de|del|des|du|von|the|la|le|da|do|das|dos|di|della|dello|dei|van|der|den)[ \n]){0,2}(?:(?:d|l|dell|dall|all|nell|s|t)['’])?\p{Lu}[\p{L}\d'’-]*){0,4}(?: (?:1[6-9]\d\d|20[01]\d)(?=[,;.)]|$))?/u;
/** "The brand on the label is Nordhafen", "la marca que va en la etiqueta es Nordhafen". */
const BRAND_IS =
  /(?<!\p{L})(?:brand(?: name)?|(?:haus|eigen|handels)?marken?(?:name)?|marque|marchio|marca|(?:huis|handels)?merk(?:naam)?|marka|varumarket?|(?:vare)?mærket?|(?:vare)?merket|merkevaren|znacka|znamka|(?:tuote)?merkki|kaubamark|zenklas|zimols|zime|brend|марка(?:та)?|бренд|σημα|μαρκα)[ \n](?<of>(?:\p{L}+['’]?[ \n'’]){0,7}?)(?:is(?: called)?|stays|remains|continues to be|(?:should|must|will|shall) be|ist|bleibt|lautet|heisst|est|s['’]appelle|reste|demeure|doit etre|resta|rimane|continua ad essere|deve essere|deve ser|continua a ser|continua sendo|permanece|sigue siendo|continua siendo|debe ser|blijft|wordt|heet|pozostaje|nazywa sie|nadal to|forblir|forbliver|lyder|hedder|heter|jmenuje se|vola sa|si chiama|se llama|chama-se|se numeste|zove se|imenuje se|on nimeltaan|nimi on|zustava|zostava|ostava|ostane|ostaje|ostaja|tovabbra is|ramane|es|sera|e|jest|to|je|er|ar|on(?! the| our)|pysyy|kuuluu|jaab|paliek|lieka|yra|ir|este|е|остава|залишається|лишається|є|ειναι|παραμενει)[ \n](?:(?:still|weiterhin|toujours|bien|ancora|sempre|siempre|sempre|nog steeds|nadal|fortfarande|fortsatt|fortsat|stadig|edelleen|endiselt|joprojam|toliau|i nadale|nadalej|i dalje|se naprej|in continuare|pentru|все още|далі)[ \n])?["“„«»]?(?=\p{L})/gu;
const BEHIND_IT =
  /^["”“»]?(?: (?:too|as well|also|auch|ebenfalls|aussi|egalement|anche|tambi[eé]n|também|ook|także|również|också|også|myös|také|tiež|is))?(?:[.,;)]|\s*$|\n| \()/u;
/** What a brand is of, or stands on: the product and its label, and no stuff or maker of one. */
const OF_BRAND = new RegExp(
  `^(?:[ \\n]*|.*(?<!\\p{L})(?:${GOODS_SAID}|(?:label|etik|etyk|etiq|etich|wszyw|metk|metc|cimk|merkin|tag|swing ticket)\\p{L}*)(?!\\p{L}).*)$`,
  "su",
);

/** The words with capitals at a place, to the end of their sentence. */
export function nameAt(text: string, start: number): string {
  const name = withinLine(text, start, NAME.exec(text.slice(start, start + 60))?.[0] ?? "");
  return name
    .replace(FOLLOWING, "")
    .replace(/(?<=\p{L}{4})\.[ \n].*$/su, "")
    .replace(/[.'’-]+$/, "");
}

/** "… Artikel der Marke Nordhall Folgendes:": what is said of it, which German writes with a capital letter. */
const FOLLOWING = /[ \n](?:Folgende|Nachfolgende|Nachstehende)[ns]?$/u;

/** How far around a line others show how long one is that is full, in characters, and what share of theirs it has at least. */
const LINES_AROUND = 1000;
const FULL = 0.85;

/** A name goes on in the next line only where there was no room left for the first word of that. */
function withinLine(text: string, start: number, name: string): string {
  const at = name.indexOf("\n");
  if (at < 0) return name;
  const end = start + at;
  const lines = text.slice(Math.max(end - LINES_AROUND, 0), end + LINES_AROUND).split("\n");
  const longest = Math.max(...lines.map(({ length }) => length));
  const next = /^\S*/u.exec(text.slice(end + 1))?.[0].length ?? 0;
  const length = end - (text.lastIndexOf("\n", end - 1) + 1);
  return length + 1 + next < longest * FULL ? name.slice(0, at) : name;
}

/** The same, which goes on below only where its line was full and no cell of a table. */
export function nameInCell(passage: Passage, start: number): string {
  const name = withoutNext(passage, start, nameAt(passage.text, start));
  const end = name.indexOf("\n");
  const line = lineAround(passage.text, start);
  // What a label, a row of a table or a column of it begins with is no second word of a name.
  const isOwnLine = /^[^\n]*\t|^[^\n]{1,30}:|^\p{L}[^\n\d,;]{0,24}\d|^\p{Lu}[\p{L} ]{1,24}\n\p{Lu}/u.test(
    passage.text.slice(start + end + 1),
  );
  const goesOn =
    line.length >= SENTENCE_LENGTH &&
    !line.includes("\t") &&
    !isOwnLine &&
    !passage.beside.has(start + end + 1);
  return end < 0 || goesOn ? name : name.slice(0, end);
}

/** Without the label of what is told next, "Marke Nordhall Art.-Nr. KN-3", and without a part of the product, or whom a letter greets, in the next line. */
function withoutNext(passage: Passage, start: number, name: string): string {
  const next = [...name.matchAll(/(?<=[ \n])\p{Lu}/gu)].find(({ index }) => {
    const rest = passage.folded.slice(start + index, start + index + LONGEST_LABEL);
    const isOther = () => partAtBegin(rest) !== undefined || rest.search(SALUTATION) === 0;
    return beginsWithLabel(rest) || (isInNextLine(passage, start + index) && isOther());
  });
  // "Marke Nordhall und der Artikelnummer 20": without the words that lead to it, too.
  return next ? name.slice(0, next.index).replace(/(?:[ \n](?:\p{Ll}+|[&+]))*[ \n]$/u, "") : name;
}

/** Characters of a label that are looked at, and its most words. */
const LONGEST_LABEL = 40;
const LABEL_WORDS = 3;

/** True for a label with the sign of one, or with a number behind it. */
function beginsWithLabel(text: string): boolean {
  const words = text.split(/[ \n\t]/).slice(0, LABEL_WORDS + 1);
  return words.some((word, i) => {
    const label = words.slice(0, i + 1).join(" ");
    const isApart = /[.:]$/.test(word) || /\d/.test(words[i + 1] ?? "");
    return i < LABEL_WORDS && isApart && isLabel(label);
  });
}

/** Whether a word stands below the one before it: cells of a row have their lines one after the other. */
function isInNextLine(passage: Passage, start: number): boolean {
  const [last, word] = [
    wordsOf({ passage, start: start - 2, end: start - 1 })[0],
    wordsOf({ passage, start, end: start + 1 })[0],
  ];
  return last !== undefined && word !== undefined && word.x < last.x && word.y > last.y + last.height / 2;
}

/** "Marke Kaisla, Modell Usva, EAN …", "modelo Usva (ref. …": what a product is called by, one after the other. */
export const NAMED_NEXT =
  /^["”“»]?(?:[,;][ \n]| \(| [–—-] |\n)(?:modell?\p{L}{0,2}|modele|malli|mudel|модел|модель|μοντελο|ean|gtin|ref(?:erenc\p{L}*)?|rif|art(?:ik\p{L}*)?|sifra|kod|tuotenumero|style|styl|brand|marke|marque|marchio|marca|merk[ei]?|mærke|marka|varumarke|varemærke|varemerke|znacka|blagovna znamka|robna marka|kaubamark)(?!\p{L})/u;

/** "Marke Wollfein, Tischdecke „Halligen“" in a cell of an invoice: what goods are, after their brand. */
function isBeforeGoods({ folded }: Passage, end: number): boolean {
  const next = /^["”“»]?, (?<goods>[^\t\n,;.]{3,40})/u.exec(folded.slice(end, end + 50))?.groups?.goods;
  return next !== undefined && namesKindBeforeQuotes(next);
}

/** "Brand Guidelines", "Marca Propria": what English calls by a brand, and whose brand it is, with capital letters. */
const NO_NAME = /^brand(?! name)|[ ](?:propri|propi|eig[en]|privat|wlasn|vlastn|own(?!\p{L})|house)/u;

/** "Marca Olmedal — catálogo de montaña 2026": the title of a paper behind a brand. */
function isBeforeTitle({ folded }: Passage, from: number, end: number): boolean {
  const said = folded.slice(from, end);
  if (IS_REGISTERED.test(said) || NO_NAME.test(said)) return false;
  const next = /^["”“»]? [·|•–—-] (?<title>[^\t\n]{3,40})/u.exec(folded.slice(end, end + 50))?.groups?.title;
  return next !== undefined && TITLE.exec(next)?.index === 0;
}

/** Brands of which a sentence says that they are one. */
export function brandsSaidToBe(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BRAND_IS)].flatMap((match): Found[] => {
    const of = match.groups?.of ?? "";
    const start = match.index + match[0].length;
    const printed = nameAt(passage.text, start);
    const value = printed.replace(/\s+/g, " ");
    const isOfProduct = OF_BRAND.test(of) || of.split(/\s/).some(namesKind);
    if (!isOfProduct || !isName(value, 60) || companyEnd(value) !== undefined) return [];
    // "Die Marke ist Eigentum der …": a noun of a sentence that goes on.
    if (!BEHIND_IT.test(passage.text.slice(start + printed.length))) return [];
    return [{ field: "brand", value, confidence: 0.85, passage, start, end: start + printed.length }];
  });
}

/** "Marke Nordhall · GTIN 40…", "Kaubamärk Nordhall | Tootekood N-7", "Merkki Nordhall. Kynttilä …" with a line to itself so far. */
function isNamedNext(passage: Passage, from: number, end: number): boolean {
  const next = passage.folded.slice(end, end + LONGEST_LABEL);
  if (NAMED_NEXT.test(next)) return true;
  const sign = SIGN_NEXT.exec(next)?.[0];
  if (sign !== undefined) return beginsWithLabel(next.slice(sign.length));
  const [first = "", rest = ""] = [passage.text[from], passage.text.slice(end)];
  const isOwn = !IS_REGISTERED.test(passage.folded.slice(from, end));
  return isOwn && /\p{Lu}/u.test(first) && /^\.(?: \p{Lu}\p{Ll}|\n|$)/u.test(rest);
}

/** "Marque Déposée." with capital letters. */
const IS_REGISTERED =
  / (?:regist|inregist|depose|geschutzt|eingetrag|gedeponeerd|zastrzez|zarejestr|chranen|rekister|tescil)/u;
/** What parts a brand from the next label in its line. */
const SIGN_NEXT = /^["”“»]?(?: [·|•/]|[,;]) /u;

/** All that stands between quotation marks: "„Nemuno linas“", with its words in small letters too. */
export function nameInQuotes(text: string, start: number): string | undefined {
  return /^\p{L}[^"“”„«»\n\t]{1,40}(?=["“”»])/u.exec(text.slice(start, start + 60))?.[0];
}

/** "Markamız X aynen kalıyor": whose brand it is, in one word with that. */
const OURS = /^(?:markamiz|markaniz|markank|markatok|(?:tuote)?merkkimme) /u;

/** "Znak FSC" on a label: seals, which are no brands. */
const SEAL =
  /^(?:тов|тзов|пп|оод|еоод|ад|uab|sia|fsc|pefc|gots|grs|rcs|ocs|rws|rds|ce|ukca|eac|oeko-?tex(?: standard 100)?|bluesign)$/u;
/** How far before a brand its sentence may deny it, or begin with a material, in characters. */
const SAID_REACH = 130;

/** "Nicht unter der Marke …", "le tissu est vendu sous la marque …". */
function isNotOfProduct({ text, folded: small }: Passage, at: number): boolean {
  const before =
    text
      .slice(Math.max(at - SAID_REACH, 0), at)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  return before.length > 0 && isDeniedOrOfMaterial(small.slice(at - before.length, at));
}

const SENTENCE_END = /[.!?;](?=\s)|\n\n|\t|(?<=[,(]) ?/u;

/** Brands behind the word for them in a sentence. */
export function brandsInSentences(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BRANDED)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const isQuoted = /["“„«»] ?$/.test(match[0]);
    const printed = (isQuoted && nameInQuotes(passage.text, start)) || nameInCell(passage, start);
    const value = printed.replace(/\s+/g, " ");
    const before = passage.folded[match.index - 1];
    // At the begin of a cell it is a label, or the head of a column; a sentence goes on in the next line.
    if (!isName(value, 60) || SEAL.test(folded(value))) return [];
    if (isNotOfProduct(passage, match.index)) return [];
    const isOfGoods = isBeforeGoods(passage, start + printed.length);
    const isOurs = OURS.test(match[0]) || isBeforeTitle(passage, match.index, start + printed.length);
    if ((before === undefined || before === "\t") && !isQuoted && !isOfGoods && !isOurs) return [];
    const above = passage.folded.slice(0, match.index).trimEnd();
    const goesOn = above.length - above.lastIndexOf("\n") > SENTENCE_LENGTH && !/[.:]$/.test(above);
    const isListed = isOurs || isOfGoods || isNamedNext(passage, match.index, start + printed.length);
    if (
      before === "\n" &&
      !isListed &&
      !isQuoted &&
      !(goesOn && /\p{Ll}/u.test(passage.text[match.index] ?? ""))
    )
      return [];
    const line = passage.folded.slice(passage.folded.lastIndexOf("\n", match.index) + 1, match.index);
    if (match[0].includes("\n") && line.length < SENTENCE_LENGTH) return [];
    return [{ field: "brand", value, confidence: 0.85, passage, start, end: start + printed.length }];
  });
}
