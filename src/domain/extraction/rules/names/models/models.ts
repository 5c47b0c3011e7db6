/** What the company calls the product. */
import { folded } from "../../../folded.ts";
import { isLabel, isLabelOf } from "../../../label-words.ts";
import type { Passage } from "../../../reading/passage.ts";
import { isOfOneForm } from "../../composition/certified.ts";
import { type Found, ofOneValue, type Text } from "../../kit/found.ts";
import { speaksOf } from "../../kit/labels.ts";
import { cellsOf, linesOf, tailOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isCount } from "../../products/heads-apart.ts";
import { endsWithKind, isNoName, namesBehindKinds, namesKind } from "../../products/kinds.ts";
import { ofOwn } from "../../products/others.ts";
import { belowHeads } from "../../products/rows-of-goods.ts";
import { isName } from "../name-shapes.ts";
import { namesAfter } from "../names-after-labels.ts";
import { BARE_MODEL, isNumberOnly, STANDARD } from "../references/codes.ts";
import { calledReferences, isTradeName } from "../references/numbers-after-labels.ts";
import { findReferences } from "../references/references.ts";
import { titleInShop } from "../shop-pages.ts";
import { isOfManyStyles, isWorn } from "../styles.ts";
import { DESCRIPTION, isDescription, isLongOfKind, isOfKind, OF_MODEL } from "./descriptions.ts";
import { isNamedIn, namesOfGoods } from "./goods-names.ts";
import { goodsNamed, MODEL_SAID, modelsInSentences } from "./said.ts";

/** "TRAIL 300": the name of a model with a number. */
const WORD_AND_NUMBER = /^\p{Lu}{4,} \d{1,4}$/u;

/** The name of the model, surest first. */
export function findModels(of: Text): Found[] {
  const { passages, fields, kind } = of;
  if (!fields.has("model_name")) return [];
  if (isOfManyStyles(of)) return isOfOneForm(passages) ? modelsCertified(passages) : [];
  const isNumbered = () => passages.some((passage) => calledReferences(passage, kind).length > 0);
  const called = passages.flatMap((passage) =>
    namesAfter(passage, "model", "model_name", 80, 0.9).flatMap((found): Found[] => {
      // "Pavadinimas | Modelis Vnt.": heads beside each other.
      if (isCount(folded(passage.text.slice(found.start, found.end + 1)).trim())) return [];
      if (isOfTable(passage, found.start, found.end) || MASS_OF_AREA.test(String(found.value))) return [];
      const line = passage.folded.slice(0, found.start).trimEnd();
      const label = tailOf(line.slice(-40), /$(?<=(?<tail>[^\n\t]*))/u);
      if (!isNumberOnly(String(found.value))) {
        if (OF_MODEL.test(label)) return [found];
        // In the rows of an invoice what is described is whatever is sold, and on certificates what is certified.
        if ((kind === "invoice" || kind === "certificate") && !OF_ARTICLE.test(label)) return [];
        // "Damen-Strickjacke" and "Hose mit Trägern" say what it is and not what it is called.
        if (DESCRIBING.test(label) || isDescription(String(found.value), label)) return [];
        if (isOfKind(String(found.value)) || endsWithKind(String(found.value))) return [];
        if (isWorn(of) && isLongOfKind(String(found.value)) && !isNamedIn(passage, String(found.value)))
          return [];
        return [{ ...found, confidence: found.confidence * UNNAMED_WORTH }];
      }
      if (fields.has("care_washing") && !(WORD_AND_NUMBER.test(String(found.value)) && isNumbered()))
        return [];
      // A code is the name of a model where the document calls it so.
      const isNamed = BARE_MODEL.test(label) || (OF_MODEL.test(label) && !OF_NUMBER.test(label));
      return isNamed ? [{ ...found, confidence: 0.8 }] : [];
    }),
  );
  const marks = passages.flatMap((passage) => namesAfter(passage, "brand", "model_name", 60, MODEL_SAID));
  const traded = marks.filter(isTradeName);
  const isTraded = traded.length > 0 && traded.length < marks.length;
  // "Trade name | Recharge" tells more than "Designation | Cylindrical cell, size AA".
  if (isTraded && called.every(({ confidence }) => confidence < UNNAMED_BELOW)) return traded;
  if (called.length > 0) return ofOwn(called);
  const below = namesBelowHeads(of);
  if (below.length > 0) return below;
  const inForms = passages.flatMap(modelsInForms);
  if (inForms.length > 0) return ofOwn(inForms);
  const numbered = namesBehindNumbers(of);
  if (numbered.length > 0) return numbered;
  const types = isWorn(of) ? [] : passages.flatMap(typesOf);
  if (types.length > 0) return ofOwn(types);
  const said = passages.flatMap((passage) => [
    ...modelsInSentences(passage),
    ...goodsNamed(passage, isWorn(of)),
  ]);
  if (said.length > 0) return ofOwn(said);
  const named = isWorn(of) ? passages.flatMap(namesOfGoods) : [];
  if (named.length > 0) return named;
  if (kind === "invoice" || kind === "test_report")
    return passages.flatMap((passage) => namesBehindKinds(passage, false));
  const titles = passages.flatMap(titleInShop);
  if (titles.length > 0) return titles;
  const listed = passages.flatMap(namesInColumns);
  if (listed.length > 0 || kind === "certificate" || kind === "test_report") return listed;
  return passages.flatMap((passage) => namesBehindKinds(passage, true));
}

/** Names behind the label of a model on a form of one article, else those that its goods are called by. */
function modelsCertified(passages: readonly Passage[]): Found[] {
  const called = passages
    .flatMap((passage) => namesAfter(passage, "model", "model_name", 40, CERTIFIED))
    .filter(({ value, passage, start }) => {
      const label = tailOf(passage.folded.slice(0, start).trimEnd().slice(-40), /$(?<=(?<tail>[^\n\t]*))/u);
      return OF_MODEL.test(label) && !isNumberOnly(String(value)) && !isDescription(String(value), label);
    });
  const told = ofOneValue(called);
  return told.length > 0 ? told : passages.flatMap(namesOfGoods);
}

/** How sure the name of a model on a certificate is. */
const CERTIFIED = 0.85;

/** The names below the head for them, in the row of a list that is left of the product alone: "Model" over "Wren". */
function namesBelowHeads(text: Text): Found[] {
  if (text.others !== "taken out") return [];
  const isHead = (head: string) => isLabelOf(head, "model") && (OF_MODEL.test(head) || NAME_HEAD.test(head));
  const found = belowHeads(text, isHead).flatMap(({ passage, start, end }): Found[] => {
    const value = passage.text.slice(start, end).trim();
    if (!isName(value, 40) || isNumberOnly(value) || isDescription(value, "") || isOfKind(value)) return [];
    if (companyEnd(value) !== undefined) return [];
    return [{ field: "model_name", value, confidence: IN_COLUMN, passage, start, end: start + value.length }];
  });
  return ofOneValue(found);
}

/** In a row that looks like the head of a table, and is one of a form: over or below it stand other labels with a value. */
function modelsInForms(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows" || !OF_MODEL.test(small)) return [];
  const rows = linesOf(text).map(({ line, start }) => cellsOf(line, start));
  const isOfForm = (row: readonly { cell: string }[] = []) =>
    row.some(({ cell }, i) => i < row.length - 1 && isLabel(cell));
  return rows.flatMap((row, i) =>
    row.slice(0, -1).flatMap(({ cell }, j): Found[] => {
      const { cell: value = "", start = 0 } = row[j + 1] ?? {};
      const isOfModel = isLabel(cell) && OF_MODEL.test(folded(cell)) && !OF_NUMBER.test(folded(cell));
      // "Model | Vesna | Vesna Plus": each product has a column.
      const next = row[j + 2]?.cell ?? "";
      if (/^\p{Lu}/u.test(next) && isName(next, 40) && !isLabel(next)) return [];
      if (!isOfModel || !(isOfForm(rows[i - 1]) || isOfForm(rows[i + 1]))) return [];
      if (!isName(value, 40) || isNumberOnly(value) || isDescription(value, "") || namesKind(folded(value)))
        return [];
      return [{ field: "model_name", value, confidence: IN_FORM, passage, start, end: start + value.length }];
    }),
  );
}

const IN_FORM = 0.8;
/** What stands in quotes right behind a number: 'Style: KD-4477 "Falcon"', "réf. 4477-12 – « Falcon »". */
const QUOTED_BEHIND =
  /\d[\p{L}\d./-]{0,12},? (?:[–—-] )?["“„«»‘'][ ]?(?<name>\p{Lu}[\p{L}\d'’ -]{1,28}?)[ ]?["“”»«’']/gu;

/** Names in quotes behind the number of the article. */
function namesBehindNumbers(of: Text): Found[] {
  const quoted = of.passages.flatMap((passage) =>
    [...passage.text.matchAll(QUOTED_BEHIND)].map((match) => ({ passage, match })),
  );
  if (quoted.length === 0) return [];
  const references = findReferences(of);
  const found = quoted.flatMap(({ passage, match }): Found[] => {
    const value = match.groups?.name ?? "";
    const number = /^[^ ,]*/u.exec(match[0])?.[0].length ?? 0;
    const isBehind = references.some(
      (one) => one.passage === passage && one.end === match.index + number && one.start <= match.index,
    );
    if (!isBehind || isNoName(value)) return [];
    const start = match.index + match[0].lastIndexOf(value);
    return [
      { field: "model_name", value, confidence: MODEL_SAID, passage, start, end: start + value.length },
    ];
  });
  return ofOneValue(found);
}

/** "Typ: ML-2450", "Type: Dak 140": with a number, as "type: folding chair" says what it is, and "type 18650" of what size. */
function typesOf(passage: Passage): Found[] {
  return namesAfter(passage, "type", "model_name", 40, 0.8).filter(({ value, start }) => {
    const name = String(value);
    if (OF_NUMBER.test(passage.folded.slice(Math.max(start - 20, 0), start))) return false;
    return TYPE_NAMED.test(name) && !STANDARD.test(name) && !NO_TYPE.test(folded(name));
  });
}

/** "Typ / Modell-Nr." is the label of a number. */
const OF_NUMBER = /(?:n[ro]|num\p{L}*|ref\p{L}*)[ .:]*[\t\n]?$/u;
const TYPE_NAMED = /^(?=.*\d)(?:[\p{Lu}\d][\p{L}\d./+-]*)(?: [\p{Lu}\d][\p{L}\d./+-]*){0,3}$/u;
/** Kinds of cells, of plugs, of protection, of tests and of what they are of. */
const NO_TYPE =
  /^(?:(?:li|lfp|nmc|nca|lto|ni|pb|agm|ip|usb|lr|cr|rj|gu|type|typ|tipo|module|modul)(?!\p{L}).*|\p{L}?[\d ]*[\d.,]+|(?:e|m) ?\d{1,2}|.*\d ?(?:v|ah|wh|mm|cm|kg|g|l|ml|w|%))$/u;
/** The head of a column of names, beside one of numbers of articles. */
const NAME_HEAD =
  /^(?:(?:style |product |model |article )?name|navn|namn|naam|nimi|nom|nome|nombre|nazwa|nazev|nazov|nev|naziv|ime|denumire|nimetus|pavadinimas|nosaukums|adi|model adi|име|назва|назив|наименування|ονομα)$/u;
/** What a name in a column is worth. */
const IN_COLUMN = 0.8;

/** The one name in a column of that head: "Style no." and "Name", with one row below. */
function namesInColumns(passage: Passage): Found[] {
  const { order, text, folded: small } = passage;
  if (order !== "rows") return [];
  const found: Found[] = [];
  const printed = text.split("\n");
  let start = 0;
  for (const [i, line] of small.split("\n").entries()) {
    start += line.length + 1;
    const heads = line.split("\t");
    const at = heads.length < 3 ? -1 : heads.findIndex((cell) => NAME_HEAD.test(cell));
    if (at < 0 || !heads.some((cell) => speaksOf(cell, "reference"))) continue;
    const row = printed[i + 1]?.split("\t") ?? [];
    // A second row is of another product.
    if (row.length !== heads.length || printed[i + 2]?.split("\t").length === heads.length) continue;
    const value = row[at] ?? "";
    if (!isName(value, 60) || / \p{Ll}/u.test(value) || isNumberOnly(value)) continue;
    if (DESCRIPTION.test(folded(value)) || companyEnd(value) !== undefined) continue;
    const from = start + row.slice(0, at).join("\t").length + Math.min(at, 1);
    found.push({
      field: "model_name",
      value,
      confidence: IN_COLUMN,
      passage,
      start: from,
      end: from + value.length,
    });
  }
  return found;
}

/** In a column of a table that has more rows, what is named are materials, parts or other products. */
function isOfTable({ order, folded: small, beside }: Passage, start: number, end: number): boolean {
  const next = small.indexOf("\n", end) + 1;
  if (order !== "columns" || next === 0 || small[next] === "\n" || small[start - 1] !== "\n") return false;
  return beside.has(start) && beside.has(next) && !isLabel(small.slice(next).split("\n", 1)[0] ?? "");
}

/** Fabrics are called by what a square metre of them weighs, and yarns by their count. */
const MASS_OF_AREA = /\d ?(?:g ?\/ ?(?:m|q)|gsm|g\/qm)|^(?:nm|ne|nec|d?tex|den)\.? ?\d/iu;
/** Labels of the name of an article, which a description stands after as often. */
const OF_ARTICLE =
  /(?<!\p{L})(?:nome (?:dell')?articolo|article name|artikelname|artikelnaam|nom de l'article|nombre del articulo|nome do artigo|nazwa artykulu)(?!\p{L})/u;
const DESCRIBING = /descri|beschreib|omschrijv|opis|beskriv|kuvaus|popis|leiras|aprasym|apraks/u;
/** What stands after the label of a model is surer than so. */
const UNNAMED_BELOW = 0.7;
/** What is left of the confidence in what stands after a label of what a thing is. */
const UNNAMED_WORTH = 0.7;
