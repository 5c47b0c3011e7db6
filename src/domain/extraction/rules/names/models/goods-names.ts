/** Names of goods that are called by what they are and a name of their own: "Toalla de playa Cadaqués", "Otterburn Ankle Boot". */
import { folded } from "../../../folded.ts";
import { isLabel } from "../../../label-words.ts";
import { languageOf } from "../../../reading/language.ts";
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { type Found, ofOneValue } from "../../kit/found.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";
import { matches, worded } from "../../kit/worded.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { capitalised } from "../name-shapes.ts";

/** What a form or a table calls the goods, with or without the word for their name: in English and German, and in others. */
const GOODS_CAPITAL =
  "article,product,item,style,garment,product name,article name,item name,style name,description,product description,item description,article description,description of goods,goods,trade name,sample,sample description,tested sample,artikel,produkt,handelsbezeichnung,handelsname,muster,prufling,probe,bezeichnung,artikelbezeichnung,produktbezeichnung,warenbezeichnung,beschreibung,artikelbeschreibung,ware,erzeugnis,prufgegenstand,prufmuster";
const GOODS =
  "denumire articol,denumirea articolului,denumire marfa,nazwa artykulu,nazev artiklu,nazov artiklu,nazov tovaru,naziv artikla,ime artikla,cikknev,arucikk neve,artikkelin nimi,tuotteen nimitys,artikelnamn,artikkelnavn,име на артикула,наименование на артикула,наименование на продукта,назва товару,назва виробу,назив артикла,ονομα προιοντοσ,ονομασια ειδουσ,echantillon,nom commercial,campione,nome commerciale,muestra,nombre comercial,amostra,handelsnaam,monster,probka,nazwa handlowa,prov,handelsnamn,prove,prøve,handelsnavn,nayte,kauppanimi,vzorek,vzorka,obchodni nazev,proba,denumire comerciala,minta,kereskedelmi nev,δειγμα,εμπορικη ονομασια,numune,ticari adi,проба,мостра,търговско наименование,produit,designation,libelle,denomination,nom du produit,designation du produit,designation de l'article,articolo,prodotto,descrizione,denominazione,capo,nome prodotto,nome del prodotto,descrizione articolo,articulo,producto,descripcion,denominacion,prenda,nombre del producto,artigo,produto,designacao,descricao,denominacao,nome do produto,descricao do artigo,designacao do produto,omschrijving,artikelomschrijving,productomschrijving,benaming,productnaam,artikelnaam,wyrob,artykul,nazwa,opis,towar,nazwa wyrobu,nazwa produktu,nazwa towaru,opis towaru,vara,benamning,beskrivning,artikelbenamning,produktnamn,varubenamning,vare,betegnelse,varebetegnelse,beskrivelse,varetekst,produktnavn,varenavn,tuote,tuotenimi,tuotteen nimi,nimike,kuvaus,vyrobek,nazev,nazev vyrobku,nazev zbozi,oznaceni,popis,zbozi,vyrobok,nazov,nazov vyrobku,tovar,produs,articol,denumire,denumirea,denumire produs,denumirea produsului,descriere,descrierea marfurilor,termek,megnevezes,termek megnevezese,termek neve,arucikk,προιον,ειδοσ,περιγραφη,ονομασια,ονομασια προιοντοσ,περιγραφη προιοντοσ,urun,urun adi,urun tanimi,tanim,aciklama,mal cinsi,продукт,артикул,изделие,описание,наименование,наименование на изделието,описание на стоката,proizvod,artikl,naziv,naziv proizvoda,izdelek,ime izdelka,naziv izdelka,toode,toote nimetus,nimetus,prece,izstradajums,nosaukums,preces nosaukums,gaminys,preke,pavadinimas,gaminio pavadinimas,виріб,товар,найменування,производ,назив";

const CAPITAL = new Set(GOODS_CAPITAL.split(","));

const LABEL = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?<label>${oneOf(GOODS_CAPITAL, GOODS)})(?: / [\\p{L} ]{3,24})?(?<end>[ ]?:?[\\t]|[ ]?: |(?=\\n|$))`,
);

/** What a letter is about: "Betreft: werkjas Dinkel, artikelnummer …", "Subject: RE: Tarn Overshirt – …". */
export const SUBJECT =
  /(?<=^|\n)(?:subject|betreff|betrifft|objet|concerne|oggetto|asunto|assunto|betreft|onderwerp|temat|dotyczy|amne|angaende|emne|aihe|vec|predmet|targy|subiect|konu|θεμα|относно|тема)[ ]?[:\t][ ]?(?:(?:re|aw|wg|fwd?|tr|sv|vs|vb|odp|ynt|antw)[ ]?: ?)*/gu;

/** Words between the word for a thing and its name that German and English have before nouns. */
const LEADS_TO_NOUN =
  /(?<!\p{L})(?:mit|fur|aus|und|ohne|zum|zur|von|im|with|for|and|of|in|without|the|to|on)(?!\p{L})/u;
/** Further words that name no model, in languages that write nouns or titles with capital letters. */
export const COMMON =
  /^(?:(?:tote|shopper|duff(?:el|le)|messenger|bucket|drawstring|weekend(?:er)?|long|short|full|half|quarter|high|low|mid|wide|slim|loose|crew|round|deep|roll|turtle|zip|front|back|button|snap|ankle|knee|chelsea|desert|work|safety|rain|wind|storm|winter|summer|spring|autumn|evening|beach|bath|hand|face|guest|tea|kitchen|bed|duvet|pillow|flat|double|single|king|queen|super|school|toddler|ladies|gents|mens|womens|girls|boys|childrens|infants|babies|maternity|down|ski|golf|yoga|gym|combat|suede|leather|patent|vegan|eco|luxury|bio|soft|warm|light|heavy|medium|thick|thin|plain|essential|everyday|modern|new|big|small|large|mini|maxi|midi|wrap|shift|pencil|crewneck|hi|vis|high-visibility|flame|anti|base|mid|top|outer|inner|oxford|poplin|terry|waffle|percale|sateen|merino|lambswool|fair|isle|cable|aran|lace|mesh|rib|jacket|cover|covers|case|sheet|sheets|liner|protector|collar|sleeve|sleeves|pocket|pockets|waist|hem|neck|hood|strap|leg|fit|style|line|collection|edition|quality|grade|size|sample|lot|batch|order|total|goods|textile|textiles|clothing|garment|garments|shirt|product|article|item|langarm|kurzarm|armellos|rundhals|stehkragen|kapuze|kragen|armel|gummizug|reissverschluss|bund|tasche|taschen|knopf|knopfe|streifen|karo|uni|farbe|grosse|stuck|satz|teilig|zweiteilig|dreiteilig|muster|qualitat|kollektion|serie|marke|ware|lose|gestrickt|gewebt|lang|kurz|halblang|neu|woven|knit|tufted|hand-\p{L}+)|\p{L}*(?:ed|ing|less|proof|able|ic|ial|ful|neck|wear|weight|style|size|fit)|\p{L}*(?:arm|kragen|ausschnitt|druck|muster|form|schnitt|optik|qualitat|artikel|ware))$/u;
const KIND_AT_END =
  /(?:tuch|laken|bezug|hose|jacke|hemd|shirt|schuhe?|stiefel|decke|kissen|mantel|kleid|rock|bluse|weste|socken?|strumpfe?|mutze|schal|slip|pullover|anzug|parka|tasche|rucksack|sandale|sneaker|pantoffeln?|wasche|vorhang|teppich|gurtel|overall|tunika|leggings|strampler|schlafsack|boots?|shoes?|sandals?|slippers?|sneakers?|overshirt|waistcoat|gilet|fleece|stole|shawl|robe|cape|tights|briefs|bra|vests?|tee|top|sheet set|cover set|bedding|towels?|sheets?|cover|napkins?|tablecloth|runner|mat|set)$/u;
const LONGEST_NAME = 45;
/** A name with a capital letter, and further ones or small words before it. */
const PROPER = /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}{2,}(?:-\p{Lu}?\p{Ll}+)?$/u;

/** The one name of goods behind their label or under it; worth less where other things than their name may stand there. */
export function namesOfGoods(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const isCapital = hasCapitals(passage);
  const found = [...matches(passage, LABEL)].flatMap((match): Found[] => {
    const { text } = passage;
    const start = match.index + match[0].length;
    const line = text.lastIndexOf("\n", match.index) + 1;
    const isHead = /[\t\n]$|^$/.test(match.groups?.end ?? "") && isHeadOfColumns(passage, line, match.index);
    const cells = isHead ? belowHead(passage, line, match.index) : [cellAt(text, start)];
    return cells.flatMap(({ cell, start: at }) => {
      const value = nameIn(cell);
      if (!isNamed(value, isCapital && CAPITAL.has(match.groups?.label ?? ""))) return [];
      return [{ field: "model_name", value, confidence: NAMED, passage, start: at, end: at + value.length }];
    });
  });
  const subjects = [...passage.folded.matchAll(SUBJECT)].flatMap((match): Found[] => {
    const { cell, start } = cellAt(passage.text, match.index + match[0].length);
    const value = nameIn(cell);
    const isKindFirst = namesKind(folded(value.split(" ", 1)[0] ?? ""));
    const titled = isKindFirst ? capitalised(value) : value;
    if (!(isKindFirst || isCapital) || !isNamed(titled, isCapital)) return [];
    return [{ field: "model_name", value, confidence: NAMED, passage, start, end: start + value.length }];
  });
  if (found.length === 0) found.push(...subjects);
  return ofOneValue(found);
}
const NAMED = 0.75;

/** What stands before a comma, a dash, a bracket or a stroke. */
function nameIn(cell: string): string {
  return cell.replace(/(?:,| [–(|-]| \/) ?.*$/u, "").trim();
}

/** True for a label of the goods. */
export function isLabelOfGoods(cell: string): boolean {
  return IS_LABEL.pattern().test(cell);
}
const IS_LABEL = worded("u", ({ oneOf }) => `^(?:${oneOf(GOODS_CAPITAL, GOODS)})(?:[ ]?:|$)`);

/** Whether a label stands over a column, and not over the next label of a form with two columns of them. */
function isHeadOfColumns({ text }: Passage, line: number, at: number): boolean {
  const [head = "", row = ""] = text.slice(line, line + 400).split("\n");
  const count = head.split(CELL_END).length;
  const cells = row.split(CELL_END);
  const below = cells[text.slice(line, at).split(CELL_END).length - 1] ?? "";
  return count > 2 && cells.length >= count - 1 && !isLabel(below);
}

function cellAt(text: string, start: number): { cell: string; start: number } {
  return { cell: /^[^\t\n]*/u.exec(text.slice(start, start + 80))?.[0] ?? "", start };
}

/** The cells of a column, in as many rows below its head as have as many cells. */
function belowHead({ text }: Passage, line: number, at: number): { cell: string; start: number }[] {
  const column = text.slice(line, at).split(CELL_END).length - 1;
  const [head, ...rows] = linesOf(text.slice(line, line + 1500));
  const count = head?.line.split(CELL_END).length ?? 0;
  const end = rows.findIndex((row) => row.line.split(CELL_END).length !== count);
  return (end < 0 ? rows : rows.slice(0, end)).flatMap((row) => {
    const cell = cellsOf(row.line, line + row.start)[column];
    return cell ? [cell] : [];
  });
}

/** True where a passage calls goods by a name of their own, besides what they are. */
export function isNamedIn(passage: Passage, value: string): boolean {
  return isNamed(value, hasCapitals(passage));
}

/** German writes all nouns with capital letters, English the words of titles. */
function hasCapitals({ text }: Passage): boolean {
  const begin = text.slice(0, LANGUAGE_LENGTH);
  return /^(?:eng|deu)$/.test(languageOf(begin)) && !/[\p{Script=Greek}\p{Script=Cyrillic}]{4}/u.test(begin);
}
/** Characters of a page that tell its language. */
const LANGUAGE_LENGTH = 4000;

function isNamed(value: string, isCapital: boolean): boolean {
  const words = value.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  // "SB-1190 Badeanzug Juist" begins with the number of the article.
  if (/\d/.test(first)) return false;
  if (words.length < 2 || words.length > 6 || value.length > LONGEST_NAME || !/^\p{Lu}/u.test(first))
    return false;
  if (/[^\p{L}\d '’.-]/u.test(value) || companyEnd(value) !== undefined) return false;
  const rest = folded(words.slice(0, -1).join(" "));
  const isKind = (text: string) => namesKind(text) || KIND_AT_END.test(text);
  // In titles adjectives have capital letters too.
  const isTitle = words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word));
  if (isOwnName(last)) return isCapital ? isKind(rest) && !LEADS_TO_NOUN.test(rest) : !isTitle;
  return isCapital && isOwnName(first) && isKind(folded(last)) && !LEADS_TO_NOUN.test(folded(value));
}

function isOwnName(word: string): boolean {
  const small = folded(word);
  return PROPER.test(word) && !isNoName(word) && !COMMON.test(small) && !KIND_AT_END.test(small);
}
