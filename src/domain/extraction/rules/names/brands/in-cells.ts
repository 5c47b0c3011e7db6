/** Brands in a cell with their word and no sign between, or behind a word that has other uses: "MARQUE AUBANCE", "Label | Kestrel Row". */
import { folded } from "../../../folded.ts";
import { isLabel } from "../../../label-words.ts";
import { languageOf } from "../../../reading/language.ts";
import type { Passage } from "../../../reading/passage.ts";
import { type Found, ofOneValue } from "../../kit/found.ts";
import { lineEnd } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { companyCalled } from "./of-titles.ts";

/** The word and a name, all in capitals as machines print them. */
const IN_CAPITALS =
  /(?<=^|[\n\t])(?:MARQUE|MARKE|BRAND|MARCHIO|MARCA|MERK|MARKA|VARUMÄRKE|VAREMÆRKE|MÆRKE|MERKE|MERKKI|ZNAČKA|MÁRKA|ZNAMKA|МАРКА|ΜΑΡΚΑ) (?<name>\p{Lu}[\p{Lu}\d'’&-]+(?: [\p{Lu}\d'’&-]+){0,3})(?=[\n\t]|$)/gu;
/** The word and a name in other letters, as sheets print their labels without a sign. */
const IN_LETTERS =
  /(?<=^|[\n\t])(?:Brand|Marke|Marque|Marchio|Marca|Merk|Marka|Varumärke|Varemærke|Mærke|Varemerke|Merke|Merkki|Značka|Márka|Znamka|Kaubamärk|Zīmols|Марка|Μάρκα) (?<name>\p{Lu}[\p{L}\d'’&-]+(?: [\p{L}\d'’&-]+){0,3})(?=[\n\t]|$)/gu;
/** In these languages the label of a company is its brand; in others it is a seal. */
const HAVE_LABELS = /^(?:eng|deu|nld|dan|swe|nor)$/;
const BEHIND_LABEL = /(?<=^|[\n\t])Label(?: ?: |\t)(?<name>\p{Lu}[^\t\n]*)(?=[\n\t]|$)/gu;
/** Seals, and what a sewn label is like. */
const NO_BRAND =
  /(?<!\p{L})(?:gots|oeko|grs|rcs|ocs|rws|rds|fsc|pefc|ce|ukca|bluesign|fair|eco|bio|organic|standard|certified|woven|printed|satin|damask|main|care|wash|size|hang|neck|side|heat|transfer|sewn|gewebt|gedruckt|name|owner|type|typ|yes|no|none|ja|nein|nee|nej|see|siehe|private|own|eigen\p{L}*)(?!\p{L})/u;
const LONGEST = 30;
const MOST_WORDS = 4;
/** How sure such brands are. */
const IN_CELL = 0.85;
const OF_LABEL = 0.8;
/** Characters of a page that tell its language. */
const LANGUAGE_LENGTH = 4000;

/** "Klant / merkhouder: …", "Kunde (Markeninhaber): …": who sells, where it is called as its brand is. */
const OF_OWNER =
  /(?<=^|[\n\t])[^\n\t:]{0,24}(?:brand owner|brand holder|marken ?inhaber(?:in)?|merk(?:houder|eigenaar)|(?:titulaire|proprietaire) de (?:la )?marque|(?:titolare|proprietario) del marchio|(?:titular|propietario|propietaria) de la marca|(?:titular|detentor|proprietari[oa]) da marca|wlasciciel marki|vlastnik (?:znacky|znamky)|markatulajdonos|proprietarul marcii|varumarkes(?:agare|innehavare)|(?:vare)?mærkeejer|merkeeier|merkin omistaja|kaubamargi omanik|zimola ipasnieks|prekes zenklo savininkas|lastnik (?:blagovne )?znamke|vlasnik (?:robne )?marke|marka sahibi|собственик на марката|власник (?:торговоі )?марки|κατοχοσ (?:του )?σηματοσ)\)?(?: ?: ?|\t)(?=[^\t\n])/gu;

/** What such a label tells, if it has no form of a company, which brands have none of. */
export function brandsOfOwners(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const found = [...passage.folded.matchAll(OF_OWNER)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const value = passage.text.slice(start).split(/[\t\n]/, 1)[0] ?? "";
    const isPlain =
      isName(value, LONGEST) && value.split(" ").length <= MOST_WORDS && !/[\d,;:%@]/.test(value);
    if (!isPlain || companyEnd(value) !== undefined || TITLE.test(folded(value))) return [];
    return [{ field: "brand", value, confidence: OF_LABEL, passage, start, end: start + value.length }];
  });
  return ofOneValue(found);
}

/** Names in capitals behind the word for a brand, with a cell to themselves; in other letters where a company is called so, or the next lines have labels without a sign as well. */
export function brandsInCells(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const inLetters = namesAt(passage, IN_LETTERS, IN_CELL).filter(
    (one) => isAmongLabels(one) || companyCalled(passage, String(one.value), one.start) !== undefined,
  );
  return [...namesAt(passage, IN_CAPITALS, IN_CELL), ...inLetters];
}

/** "Style HF-2260" over "Brand Corvella", which is over "Composition: 100% cotton": what the line before or behind begins with, or ends with in a last cell, too. */
const LABEL_AND_NUMBER =
  /^(?:(?<label>\p{L}[\p{L}.-]*(?: \p{L}[\p{L}.-]*)?) (?=\S*\d)\S+(?=$|\t)|(?<told>\p{L}[\p{L} .-]{2,30}?) ?: )/u;

function isAmongLabels({ passage: { text, folded: small }, start, end }: Found): boolean {
  const from = small.lastIndexOf("\n", start) + 1;
  const above = small.slice(small.lastIndexOf("\n", from - 2) + 1, Math.max(from - 1, 0));
  const to = lineEnd(text, end) + 1;
  const isLast = /^(?:\n|$)/.test(text.slice(end));
  return [above, small.slice(to, lineEnd(text, to))].some((line) =>
    [line, isLast ? (line.split("\t").at(-1) ?? "") : ""].some((cell) => isLabel(labelOf(cell))),
  );
}

function labelOf(cell: string): string {
  const { label, told } = LABEL_AND_NUMBER.exec(cell)?.groups ?? {};
  return label ?? told ?? "";
}

/** What stands behind "Label" in a form, if it is a name. */
export function brandsOfLabels(passage: Passage): Found[] {
  if (passage.order !== "rows" || !passage.text.includes("Label")) return [];
  const found = ofOneValue(namesAt(passage, BEHIND_LABEL, OF_LABEL));
  const isTold = found.length > 0 && HAVE_LABELS.test(languageOf(passage.folded.slice(0, LANGUAGE_LENGTH)));
  return isTold ? found : [];
}

function namesAt(passage: Passage, pattern: RegExp, confidence: number): Found[] {
  return [...passage.text.matchAll(pattern)].flatMap((match): Found[] => {
    const value = match.groups?.name ?? "";
    const small = folded(value);
    if (!isName(value, LONGEST) || value.split(" ").length > MOST_WORDS || /[\d,;:%]/.test(value)) return [];
    if (NO_BRAND.test(small) || TITLE.test(small) || namesKind(small) || isNoName(value)) return [];
    if (isLabel(match[0]) || companyEnd(value) !== undefined) return [];
    const end = match.index + match[0].length;
    return [{ field: "brand", value, confidence, passage, start: end - value.length, end }];
  });
}
