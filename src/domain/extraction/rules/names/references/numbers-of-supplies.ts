/** Numbers of what goods are made of: of materials, trims and the rows of a bill of them. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { speaksOf } from "../../kit/labels.ts";
import { SENTENCE_BEFORE } from "../sentences.ts";
import { CODE, isNumberOnly } from "./codes.ts";

export const BARE_CODE =
  /^(?:code|cod|codul|codice|codigo|kod|kodu|kode|kods|kodas|kood|koodi|koda|sifra|код|кодът|шифра?|κωδικοσ)[ .:]*$/u;
/** "Vendor style ref: CB-4471", "Dzianlux, art. DX-280B": what somebody else calls theirs, behind a name. */
const OF_SUPPLY =
  /(?:^|[\t\n])(?:(?:vendor|supplier|mill|factory|lieferanten?|fournisseur|fornitore|proveedor|fornecedor|leverancier|dostawc|tedarik|leverantor|leverandor|toimittaja|dodavatel|furnizor|beszallito)\p{L}*[ '-][^\t\n]{0,30}|\p{L}[^\t\n:%\d]{2,30}, (?:art|ref|rif|mod|cod|kod)\p{L}*\.?[ \n])$/u;
/** "Tkanina tkalcovny Biella, art. 5571", "the lining is art. no. 4410", "Interfodera: termoadesiva art. 2210": a sentence about a material or a trim. */
const OF_MATERIAL = new RegExp(
  `(?<=^|[.;:\\t\\n(] ?)(?:(?:the|der|die|das|le|la|les|il|lo|i|el|o|a|de|het) )?(?:${[
    "fabric|cloth|yarn|lining|leather|(?:ober|futter)?stoff|gewebe|garn|leder|futter|tissu|fil|cuir|doublure|tessuto|filato|fodera|pelle|pellame|tejido|tela|hilo|forro|piel|tecido|malha|fio|pele|stof|garen|voering|leer|tkanina|dzianina|przedza|podszewka|skora|tyg|tyget|garnet|foder|fodret|stoffet|skinn|kangas|lanka|vuori|nahka|latka|tkanina|priadza|prize|podsivka|usen|kuze|szovet|kelme|fonal|beles|bor|tesatura|firul|captuseala|pielea|tkanina|preda|podstava|podloga|koza|usnje|riie|kangas|long|vooder|nahk|audinys|verpalai|pamusalas|oda|audums|dzija|odere|ada|kumas|iplik|astar|deri|плат|платът|тъкан|прежда|хастар|кожа|тканина|пряжа|підкладка|шкіра|предиво|постава|υφασμα|νημα|φοδρα|δερμα",
    "interlining|interfacing|zip(?:per)?|buttons?|thread|filling|einlage|rei(?:ss|ß)verschluss|knopfe?|nah(?:garn|faden)|wattierung|fullung|entoilage|triplure|fermeture|boutons?|garnissage|interfodera|cerniera|bottoni?|imbottitura|ovatta|entretela|cremallera|boton(?:es)?|relleno|fecho|bota(?:o|es)|enchimento|tussenvoering|rits|kno(?:op|pen)|naaigaren|vulling|wklad|klejonka|flizelina|zamek|guziki?|nici|wypelnienie|ocieplina|vlozka|zips?|knoflik\\p{L}?|gombik\\p{L}?|nite?|vypln|kozbeles|cipzar|gomb(?:ok)?|cerna|toltet|insertie|fermoar|nasturi|umplutura|mellanlagg|dragkedja|knap(?:par?|per?)|sytrad|fyllning|vaddering|mellemfoder|lynlas|glidelas|fyld|fyll|tukikangas|vetoketju|napit|ompelulanka|tayte|tela|fermuar|dugme|dolgu|zadrga|gumbi|konac|sukanec|punjenje|polnilo|tomblukk|noobid|ravejsledzejs|pogas|uztrauktukas|sagos|цип|копчета|конец|пълнеж|блискавка|гудзики|нитки|φερμουαρ|κουμπια|κλωστη",
  ].join(
    "|",
  )})(?: ?:)?(?: [^.;:\\t\\n]{1,40})?,? (?:art|ref|rif|cod|kod|item|style|no|nr|c)(?:\\p{L}*\\.?|\\. ?(?:no|nr|c)\\.?) ?$`,
  "u",
);
/** "The cloth comes from our mill in Biella (art. 7702/3 Camelia)": what whoever delivered it calls it. */
const OF_DELIVERER =
  /(?<!\p{L})(?:supplier|mill|weaver|spinner|lieferant|weberei|spinnerei|fournisseur|tisseur|filature|fornitore|tessitura|filatura|proveedor|tejedor|fornecedor|tecelagem|fiacao|leverancier|weverij|dostawc|tkaln|przedzaln|leverantor|vaveri|leverandor|veveri|toimittaja|kutom|dodavatel|tkalcovn|beszallito|szovod|furnizor|tesatori|dobavljac|tkaonic|dobavitelj|tkalnic|tarnija|tiekej|piegadataj|tedarikci|доставчик|тъкачниц|постачальник|ткацьк|добављач|προμηθευτ|υφαντουργ)\p{L}*(?: [^.:;()\t]{1,50})? \((?:art|ref|rif|cod|kod|item|style|no|nr|c|арт|κωδ)(?:\p{L}*\.?|\. ?(?:no|nr|c)\.?) ?$/u;

/** What is told of a material, or called so by whoever supplied it. */
function isOfSupply({ passage: { folded: small }, start }: Found): boolean {
  const sentence = small.slice(Math.max(start - SENTENCE_BEFORE, 0), start);
  return (
    OF_SUPPLY.test(small.slice(Math.max(start - 60, 0), start)) ||
    OF_MATERIAL.test(sentence) ||
    OF_DELIVERER.test(sentence.replaceAll("\n", " "))
  );
}

/** Without the numbers of materials and of suppliers, where another one is told. */
export function withoutSupplies(found: Found[], bill: readonly string[][]): Found[] {
  const own = found.filter((one) => !isOfSupplies(one, bill));
  return own.length > 0 ? own : found;
}

/** What is told of a material or of a trim, also in a bill of them. */
export function isOfSupplies(one: Found, bill: readonly string[][]): boolean {
  return isOfSupply(one) || isOfBill(one, bill) || isBelowHeadOfBill(one, bill) || isOfTrims(one);
}

/** "Cód." over "BT-18" and "ET-V2": a column of codes, as the trims of a garment have. */
function isOfTrims({ passage: { order, folded: small, text }, start, end }: Found): boolean {
  if (order !== "columns" || text[end] !== "\n") return false;
  const label = /(?<=^|\n)[^\n]*(?=\n$)/u.exec(small.slice(Math.max(start - 20, 0), start))?.[0] ?? "";
  return BARE_CODE.test(label) && isNumberOnly(text.slice(end + 1).split("\n", 1)[0] ?? "");
}

/** Least cells of a row of a bill of materials. */
const LEAST_OF_BILL = 3;

/** "Try also art. 88214/7": another version of a material, "88214/3" in a row of the bill. */
function isOfBill({ passage, value, start }: Found, bill: readonly string[][]): boolean {
  const stem = /^[^/]{4,}\//u.exec(String(value))?.[0];
  if (stem === undefined || /[\t\n]/.test(passage.text.charAt(start - 1))) return false;
  return bill.some((cells) => cells.some((cell) => cell.startsWith(stem) && cell !== value));
}

/** "Article" over "TF-210": the first of several numbers in a column of a bill, whose row has no label for it. */
function isBelowHeadOfBill(
  { passage: { order, text }, value, start }: Found,
  bill: readonly string[][],
): boolean {
  if (order !== "columns" || text[start - 1] !== "\n") return false;
  return bill.some((cells) => {
    const column = cells.findIndex((cell) => cell === value || cell.startsWith(`${value} `));
    if (column < 0 || cells.some((cell) => speaksOf(folded(cell), "reference"))) return false;
    const isOther = (cell = "") => cell !== value && isNumberOnly(cell);
    return bill.some((row) => row.length === cells.length && isOther(row[column]));
  });
}

/** The cells of rows that are as long as those of a bill of materials. */
export function rowsOfBill(passages: readonly Passage[]): string[][] {
  return passages
    .filter(({ order }) => order === "rows")
    .flatMap(({ text }) => text.split("\n").map((line) => line.split("\t")))
    .filter((cells) => cells.length >= LEAST_OF_BILL);
}

/** In a column of what suppliers call their materials there are several numbers, and none is the product's. */
export function isColumnOfSupplies(passage: Passage, from: number, start: number, end: number): boolean {
  const { folded: small, text, order } = passage;
  if (order !== "columns" || !small.slice(from, start).includes("\n")) return false;
  if (!OF_SUPPLIERS.test(small.slice(from, start)) || text[end] !== "\n") return false;
  const next = text.slice(end + 1).split("\n", 1)[0] ?? "";
  return CODE.test(next);
}

const OF_SUPPLIERS =
  /supplier|mill |lieferant|fournisseur|fornitore|proveedor|fornecedor|leverancier|dostawc|tedarik|leverant|leverandor|toimittaj|dodavatel|furnizor/u;
