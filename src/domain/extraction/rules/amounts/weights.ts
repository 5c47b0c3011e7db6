/** What the product weighs. */

import type { Field } from "../../../templates/definition.ts";
import type { Passage } from "../../reading/passage.ts";
import { isOfExaminedType } from "../certificates/type-examinations.ts";
import { isOfOneForm, isOfTransaction } from "../composition/certified.ts";
import { partWithin } from "../composition/parts/within.ts";
import { saysClaimed, saysFound } from "../composition/tables/measured.ts";
import { type Found, ofOneValue, type Text } from "../kit/found.ts";
import { type Labelled, labelled, WITHOUT_PACKAGING } from "../kit/labels.ts";
import { cellsOf, lineStart, linesOf, placeOf, sharesWords, tailOf, wordsOf } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";
import { isWorn } from "../names/styles.ts";
import { isOfVersion } from "../papers/versions.ts";
import { ofOwn } from "../products/others.ts";
import { belowHeads, ofOneGood } from "../products/rows-of-goods.ts";
import { MINUS } from "./claims.ts";
import {
  gramsOf,
  isInColumn,
  isInThousands,
  isOfSize,
  massAt,
  massIn,
  massInRow,
  massOf,
  OF_FILLING,
  OTHER_WEIGHTS,
  printedNumber,
  UNIT,
} from "./masses.ts";
import {
  COLLI,
  GROSS_WORDS,
  isBeforeGross,
  isBehindPackages,
  isBound,
  isOfContainer,
  isOfLightBag,
  isOfMatching,
  isOfPartAlone,
  isUnderPackages,
  sentenceStart,
} from "./weights-around.ts";
import { IN_PACKAGE, PACKAGE_REACH, weightsInSentences } from "./weights-in-sentences.ts";
import { wordsOfPackages } from "./weights-of-packages.ts";

/** "Peso neto / bruto: 12,5 kg / 14,1 kg": the first is that of the product. */
const NET_AND_GROSS =
  /(?<!\p{L})(?:net(?:to|t[oa]|o|a)?|liquido|cist[aey]|καθαρο)(?: \p{L}+)? ?(?:\/|&|and|und|et|e|y|en|i|og|och|ja|a|si|es|και) ?(?:gross|brut\p{L}*|lord[oa]|hrub[aey]|μικτο)/u;

/** The weight of a piece, in the unit of the template. */
export function findWeights({ passages: printed, fields, kind }: Text): Found[] {
  const field = fields.get("net_weight") ?? fields.get("battery_weight");
  if (!field) return [];
  if (kind === "certificate") return weightsOfForm({ passages: printed, fields, kind }, field);
  const passages = printed.map(asProse);
  // Of what is filled, the whole is told beside what is in it.
  const fills = kind !== "invoice" && passages.some(({ folded }) => WEIGHT_OF_FILLING.test(folded));
  const text = { passages: printed, fields, kind };
  const isOfTextile = fields.has("fibre_composition");
  const labelled = passages.flatMap((passage) => [
    ...weightsByLabel(passage, field, fills),
    ...weightsBelow(passage, field),
  ]);
  const inRows = weightsInRows(text, field);
  const ofPackages = new Set(printed.flatMap(wordsOfPackages));
  const isOfPackage = (one: Found) =>
    ofPackages.size > 0 && wordsOf(one).some((word) => ofPackages.has(word));
  const besides = (inSentences: readonly Found[]) => {
    const apart = [...inSentences, ...labelled];
    const told = ofOneGood(inRows.length > 0 ? inRows : weightsThatAddUp(text, field), apart).filter(
      (one) => !OF_ANOTHER_PIECE.test(one.passage.folded.slice(one.end, one.end + 45)) && !isOfPackage(one),
    );
    const own = isOfTextile ? told.filter((one) => !isOfLightBag(one)) : told;
    const current = withoutContainers(withoutFound(withoutVersions(own.filter((one) => !isBound(one)))));
    return kind === "invoice" ? current.filter((one) => !isBeforeGross(one)) : current;
  };
  const plain = besides(passages.flatMap((passage) => weightsInSentences(passage, field, "with a verb")));
  // The many ways without a verb for weighing are looked for only where nothing else tells one.
  const found =
    plain.length > 0 && !plain.every(isOfContainer)
      ? plain
      : besides(passages.flatMap((passage) => weightsInSentences(passage, field, "in any way")));
  if (found.length > 0) return netFirst(ofOwn(withoutBroken(found)));
  if (kind === "test_report") return passages.flatMap((passage) => weightsOfSamples(passage, field));
  const each = passages.flatMap((passage) => weightsOfEach(passage, field));
  // What names no other weight, and no delivery, speaks of that of the product.
  const isOfOne = kind !== "invoice" && !passages.some(({ folded }) => SENT.test(folded));
  if (each.length === 0) {
    const told = isOfOne ? passages.flatMap((passage) => weightsByLabel(passage, field, true)) : [];
    const wholes = told.filter((one) => !isOfPackage(one));
    return wholes.length > 0 || isWorn(text) ? ofOwn(wholes) : weightsOfGoods(passages, field);
  }
  if (new Set(each.map(({ value }) => value)).size !== 1) return [];
  return passages.some(({ folded }) => new Set(folded.match(GRAMS_OF_ONE)).size > 1) ? [] : each;
}

/** A label that says net: "Masă netă (cu coadă)". */
const SAID_NET =
  /(?<!\p{L})(?:net(?:to|t[oa]?|[aoe]|e)?|n\.? ?w|liquido|cist[aey]|καθαρ\p{L}{1,3}|нет{1,2}[оа])(?!\p{L})|netto|nettis|nettop/u;

/** Without weights of no such word where one is said to be net: a hammer's head weighs less, "Masa capului: 500 g". */
function netFirst(found: Found[]): Found[] {
  const net = new Set(
    found.flatMap(({ passage: { folded }, start, end, value }) =>
      SAID_NET.test(folded.slice(start, end)) ? [value] : [],
    ),
  );
  return net.size === 1 ? found.filter(({ value }) => net.has(value)) : found;
}

/** Without what the rows of earlier versions tell, in either order of the page. */
function withoutVersions(found: readonly Found[]): Found[] {
  const former = found.filter(isOfVersion);
  return found.filter((one) => !former.some((other) => sharesWords(one, other)));
}

/** "Declared weight: 265 g" beside "Measured weight: 262.7 g": a report on a sample does not change what its maker says. */
function withoutFound(found: readonly Found[]): Found[] {
  const labelOf = ({ passage, start, end }: Found) =>
    (passage.beside.get(start) ?? "") +
    (passage.folded.slice(lineStart(passage, start), end).split(/[;·|]/).at(-1) ?? "");
  if (!found.some((one) => saysClaimed(labelOf(one)))) return [...found];
  const measured = found.filter((one) => saysFound(labelOf(one)));
  const left = found.filter((one) => !measured.some((other) => sharesWords(one, other)));
  return left.length > 0 ? left : [...found];
}

/** Without what its bag or its box weighs, where the paper tells another weight as well: that of a bag alone may be the product. */
function withoutContainers(found: readonly Found[]): Found[] {
  const containers = found.filter(isOfContainer);
  const left = found.filter((one) => !containers.some((other) => sharesWords(one, other)));
  return left.length > 0 ? left : [...found];
}

/** Without figures of the line below that columns put behind a label, where rows have one beside it. */
function withoutBroken(found: readonly Found[]): Found[] {
  const isBroken = ({ passage, start, end }: Found) => passage.folded.slice(start, end).includes("\n");
  const whole = found.filter((one) => !isBroken(one));
  return found.filter((one) => !isBroken(one) || !whole.some((other) => sharesWords(one, other)));
}

/** On a form of one article, behind the label; a certificate of a delivery, or of origin, also tells what all of it weighs. */
function weightsOfForm(text: Text, field: Field): Found[] {
  const { passages } = text;
  const found = netFirst(passages.flatMap((passage) => weightsByLabel(passage, field, false)));
  const isOfOneProduct = isOfOneForm(passages) || isOfExaminedType(passages);
  if (isOfOneProduct && !isOfTransaction(passages)) return found;
  const inSentences = passages.map(asProse).flatMap((passage) => weightsInSentences(passage, field));
  const ofPieces = [...found, ...inSentences].filter(({ passage, start, end }) => {
    const said = passage.folded.slice(start, end);
    return OF_PIECES.test(said) || OF_EACH_PIECE.test(said);
  });
  const each = passages.map(asProse).flatMap((passage) => weightsOfEach(passage, field));
  return ofOneValue([
    ...ofPieces,
    ...each,
    ...weightsInRows(text, field, (head) => OF_EACH_PIECE.test(head)),
  ]);
}

/** The head of a column with what one piece weighs: a list of goods also tells what all pieces of a row weigh. */
const HEAD_OF_WEIGHTS =
  /(?<!\p{L})(?:net(?:to|t)?|nett?o\p{L}*|net[oa]|нет{1,2}о|нетно|καθαρο|n\.? ?w\.?|weight|wt|w|gew(?:icht)?|poids|pds|peso|waga|masa|vikt|vægt|vekt|paino|hmotnost|suly|tomeg|greut(?:ate)?|gr(?=\.?[ ]?\/[ ]?buc)|hmot|tez(?=[ ]?\.)|тегл(?=[ ]?\.)|теж(?=[ ]?\.)|masse?|massa|agirlik|kaal|svoris|svars|tezina|teza|тегло|вага|маса|тежина|βαροσ|stuckgewicht|nettogew(?:icht)?|stuks?gewicht|stykkvekt)(?!\p{L})/u;
const OF_EACH_PIECE =
  /(?:\/|(?<!\p{L})(?:per|je|pro|par|al|a|por|pr|na|za|ανα|на|за)\.? ?|(?<=\()|(?<!\p{L})(?=unit|einzel|each|ea(?!\p{L})))(?:pcs?|pce|piece|units?|unit\p{L}*|item|each|ea|einzel\p{L}*|st(?:k|uck|uk|yck)?|artikel|p(?:ie)?ce|piece|paire|pz|pezzo|capo|paio|pza|pieza|ud|un|unidad|prenda|par|peca|unidade|stuk|szt|sztuk[ea]|pair|paar|kpl|ks|kus|db|buc|adet|kom|tk|vnt|gab|бр|шт|ком|τεμ)(?!\p{L})|[ ](?:pcs?|pce|piece|unit|item|st(?:k|uck|ck)?|artikel|pz|pezzo|capo|pza|pieza|prenda|ud|uds|peca|un|stuk|szt|sztuka|kpl|ks|kus|db|buc|adet|kom|tk|vnt|gab)\.?(?=[ ]?(?:[(,]|$))|\/(?:pairs?|pcs?|piece)(?=unit|price|amount|total)|stuckgew|stuks?gew|stykkvekt|единичн|unitaire|unitario|(?<!\p{L})(?:cad(?:auno)?|kusa|kosa|komada|tuki|vieneto|gabala|броика|одиниці|штуки|τεμαχιου|τεμαχιο)(?!\p{L})/u;

/** What a piece weighs in the row of a list of goods, below such heads. */
function weightsInRows(text: Text, field: Field, isOne = (_head: string) => true): Found[] {
  const isHead = (head: string) => HEAD_OF_WEIGHTS.test(head) && !OTHER_WEIGHTS.test(head) && isOne(head);
  return belowHeads(text, isHead).flatMap(({ passage, start, end, head, counted }): Found[] => {
    if (counted && !OF_EACH_PIECE.test(head)) return [];
    const cell = passage.folded.slice(start, end).trimEnd();
    const figure = cell.trimStart();
    const begin = cell.length - figure.length;
    const unit = UNIT_BEFORE_PIECE.exec(head)?.groups?.unit;
    const blank = THOUSANDS_APART.test(figure) ? 1 : 0;
    const mass = massAt(blank ? figure.replace(" ", "") : figure, unit === undefined ? head : `(${unit})`);
    const value = mass && massIn(field, mass.grams);
    if (!mass || value === undefined) return [];
    const place = { start: start + begin, end: start + begin + mass.length + blank };
    return [{ field: field.key, value, confidence: 0.9, passage, ...place }];
  });
}

/** "1 240": thousands and hundreds with a blank between, alone in their cell. */
const THOUSANDS_APART = /^\d{1,2} \d{3}$/;

/** Masses and counts of a row: "240 | 0,185 kg 44,40 kg 52,10 kg". */
const MASSES_OF_ROW =
  /(?<![\d\p{L}.,/-])(?<number>\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,4})?)[ ]?(?<unit>kgs?|gr?|кг|г)(?!\p{L}|²|[ ]?\/)/gu;
const COUNTS_OF_ROW =
  /(?<![\d\p{L}.,/-] ?)(?<count>\d{1,3}(?:[ .,]\d{3})+|\d{1,6})(?=$|[\t]| (?!\p{L}{2,}|\d{3}(?!\d)))/gu;
const NET_OF_PIECES =
  /(?<!\p{L})(?:net(?:to|t|a|o)?|n\. ?w|cist[aey]|hmotnost netto|нет{1,2}о|καθαρο)(?!\p{L})/u;
/** Weights in a row are rounded: so much of a total may be missing. */
const ROUNDED = 0.005;

/**
 * What one piece weighs in a row that also tells how many there are and what they weigh together: 240 of 0,185 kg are 44,40 kg,
 * however the heads over them are parted. Where both net and gross weights come to that, nobody knows which is which.
 */
function weightsThatAddUp({ passages, kind }: Text, field: Field): Found[] {
  if (kind === "tech_sheet" || kind === "test_report" || kind === "certificate") return [];
  const found = passages.flatMap((passage) => {
    if (passage.order !== "rows" || !NET_OF_PIECES.test(passage.folded)) return [];
    return linesOf(passage.folded).flatMap(({ line, start }): Found[] => {
      const masses = [...line.matchAll(MASSES_OF_ROW)].map((match) => {
        const { number = "", unit = "" } = match.groups ?? {};
        return { grams: printedNumber(number, unit) * gramsOf(unit), ...placeOf(match) };
      });
      if (masses.length < 2) return [];
      const counts = [...line.matchAll(COUNTS_OF_ROW)]
        .map(({ groups }) => Number((groups?.count ?? "").replace(/\D/g, "")))
        .filter((count) => count > 1);
      const ofPiece = masses.find(({ grams, end }) =>
        masses.some(
          (total) =>
            total.start >= end &&
            counts.some((count) => Math.abs(grams * count - total.grams) <= total.grams * ROUNDED),
        ),
      );
      const value = ofPiece && massIn(field, ofPiece.grams);
      if (!ofPiece || value === undefined) return [];
      const place = { start: start + ofPiece.start, end: start + ofPiece.end };
      return [{ field: field.key, value, confidence: 0.9, passage, ...place }];
    });
  });
  return ofOneValue(found);
}

/** "Net g/pc", "Gewicht (g) je Stück". */
const UNIT_BEFORE_PIECE = new RegExp(
  String.raw`(?<!\p{L})(?<unit>${UNIT})(?=[ )]*(?:\/|per|je|pro|par|al|por|pr|na|each|ea|cad|$))`,
  "u",
);
/** "Weight per piece", "Stückgewicht". */
const OF_PIECES =
  /(?<!\p{L})(?:pieces?|pcs?|units?|pairs?|garment|item|stuck\p{L}*|paar\p{L}*|pieces?|paires?|pezzo|capo|paio|pieza|prenda|par|peca|stuks?|sztuk[ai]|szt|pary|styck\p{L}*|plagg|stk|kappale\p{L}*|kus\p{L}*|ks|darab\p{L}*|db|bucata|buc|adet|komad\p{L}*|kom|брои|бр|τεμαχι\p{L}*|τεμ)(?!\p{L})/u;
/** Words of papers about what is sent and how it is packed. */
const SENT = new RegExp(
  `(?<!\\p{L})(?:${COLLI}|karton\\p{L}*|${GROSS_WORDS}|packing list|packliste|lieferschein|delivery note|pcs|pieces|pezzi|piezas|pecas|stuks|szt|stk)(?!\\p{L})`,
  "u",
);

/**
 * Weights behind their labels.
 * @param withWhole whether a label for the whole weight is meant too
 */
function weightsByLabel(passage: Passage, field: Field, withWhole: boolean): Found[] {
  const wholes = withWhole ? wholesOf(passage) : [];
  const labels = [...labelled(passage, "weight"), ...wholes];
  return labels.flatMap((one): Found[] => {
    const { from, start, end, worth, below = "" } = one;
    const isWhole = wholes.includes(one);
    const cell = Math.max(passage.folded.lastIndexOf("\n", from), passage.folded.lastIndexOf("\t", from));
    const label = passage.folded
      .slice(isWhole ? from : Math.max(cell + 1, sentenceStart(passage, from)), start)
      .concat(below)
      .replace(WITHOUT_PACKAGING, "");
    // "Peso della suola: 210 g", "masa puchu 120 g": the words behind a short label belong to it.
    const named = label + (/^[^\d(]*/u.exec(passage.folded.slice(start, end))?.[0] ?? "");
    if (OF_FILLING.test(named) || (field.key === "net_weight" && isOfBattery(label))) return [];
    if (isOfPartAlone(named)) return [];
    const whole = isWhole || (withWhole && TOTAL.test(label));
    // "Peso líquido / bruto da caixa" is that of a case.
    const isNetFirst = NET_AND_GROSS.test(label) && !OTHER_WEIGHTS.test(label.replace(NET_AND_GROSS, ""));
    const ofSet = OF_SET.test(label) ? label.replace(WHOLE_WORDS, "") : label;
    if (!whole && !isNetFirst && OTHER_WEIGHTS.test(ofSet)) return [];
    const mass =
      massBehindNumber(passage.folded.slice(start, end)) ??
      massOf(passage.folded.slice(start, end), passage.folded.slice(from, start)) ??
      massInRow(passage, start);
    const dash = /^[ ]?[-–−][ ]?(?=\d)/u.exec(passage.folded.slice(start, end))?.[0] ?? "";
    if (dash && MINUS.test(passage.folded.slice(from, start + dash.length))) return [];
    if (isInColumn(passage, from, start, end) || isOfSize(passage, start, end)) return [];
    if (SEVERAL.test(passage.folded.slice(start, end)) || isBehindPackages(passage, from)) return [];
    if (isInThousands(passage, passage.folded.slice(start, end))) return [];
    if (isUnderPackages({ passage, start, end })) return [];
    const value = mass && massIn(field, mass.grams);
    if (!mass || value === undefined) return [];
    // "160 g net weight, 220 g with its box": the label was that of the figure before.
    const isPacked = IN_PACKAGE.test(
      passage.folded.slice(start + mass.end, start + mass.end + PACKAGE_REACH),
    );
    if (isPacked && (!SAID_NET.test(label) || passage.folded[start] === ",")) return [];
    const quoted = passage.folded.slice(from, start).includes("\n") ? start : from;
    return [
      { field: field.key, value, confidence: 0.95 * worth, passage, start: quoted, end: start + mass.end },
    ];
  });
}

/** "Peso por par: VH-2275 540 g": the number of the article between the label and its mass. */
const NUMBER_BEFORE =
  /^(?:[^\d:\n\t]{1,20}:)?[ ]?(?:[/,;–-][ ]?)?(?:(?:art|ref|mod|style|item)\p{L}{0,8}\.?[ ](?:n[ro°º]{1,2}\.?[ ])?)?(?=[\p{L}\d./-]*(?:\p{L}[./-]?\d|\d[./-]?\p{L}|\d{4}))[\p{L}\d][\p{L}\d./-]{2,15}(?:[ ]?[:=–-][ ]?|[ ])(?=\d)/u;

function massBehindNumber(text: string): ReturnType<typeof massOf> {
  const begin = NUMBER_BEFORE.exec(text)?.[0].length ?? 0;
  const mass = begin > 0 ? massOf(text.slice(begin), "") : undefined;
  return mass && { ...mass, end: mass.end + begin };
}

function isOfBattery(label: string): boolean {
  return OF_BATTERY.test(label.replace(WITH_BATTERY, ""));
}

/** "Vægt inkl. akku": of the whole, and how it is weighed. */
const WITH_BATTERY =
  /(?<!\p{L})(?:with(?:out)?|incl\p{L}*|inkl\p{L}*|excl\p{L}*|exkl\p{L}*|mit|ohne|und|and|avec|sans|et|con|senza|com|sem|sin|met|zonder|en|med|uden|uten|utan|og|och|z|bez|ilman|samt)\.? (?:\p{L}+ ){0,2}(?:batter|akku|accu|akumul|bater)\p{L}*/gu;
/** "batteryWeight | 96 GRM", "Gewicht des Akkus": of a part of what has one. */
const OF_BATTERY =
  /batter(?:y|ie|i)[ ]?(?:weight|mass|gewicht|vikt|vekt)|(?:of the|der|des|de la|della|de|da|van de|baterii|akumulator\p{L}*) ?batter|akku|accu(?!\p{L})|akumulator|poids (?:de la |du )?(?:batterie|pile)|peso (?:della |de la |da )?bater/u;

/** "Gesamtgewicht Set": what is sold as one weighs so much in all. */
const OF_SET =
  /(?<!\p{L})(?:sets?|parure|completo|juego|conjunto|jogo|zestawu|kompletu|sæt(?:tet)?|setin|sady|supravy|szett|garnitur\p{L}{0,2})(?!\p{L})/u;
const WHOLE_WORDS = /(?<!\p{L})(?:total[ea]?|gesamt|overall|totaal|calkowit[ay]|celkova)[ -]?/u;
/** "Vikt per badrock 890 g, per matta 310 g": what each of several goods weighs. */
const OF_ANOTHER_PIECE =
  /^[,;]?[ \n](?:(?:and|und|et|e|y|en|i|a|og|och|ja)[ \n])?(?:per|je|pro|par|por|al|alla|pr\.?|na|za|ανα|на|за)[ \n]\p{L}{3,20}:?[ \n]\d[\d.,]*[ ]?k?g(?!\p{L})/u;
/** "352 g 172 g 96 g": of the parts in the columns of a table. */
const SEVERAL = /^(?:\d{1,5}(?:[.,]\d{1,3})? ?k?g[ ]){2,}\d/u;
/** What else weighs some grams may be another article. */
const GRAMS_OF_ONE = /(?<![\d\p{L}.,/])\d{1,4}(?= ?gr?(?![\p{L}²]| ?\/ ?m))/gu;
/** "165 g/pce", "92 g per piece": what one piece weighs, without a label. */
const OF_EACH =
  /(?<![\d\p{L}.,/])(?<number>\d{1,5}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|gr?|grams?|gramm|grammes?|gramos|gramas|grammi)[ ]?(?:(?:agirliginda(?:dir)?|geliyor|gelir|gelmektedir|cekiyor|tartiyor)(?!\p{L})|(?<=[ ])(?:each|apiece|a piece|piece|das stuck|das paar|la piece|l'unite|cadauno|cad\.|a pezzo|al pezzo|cada un[ao]?|la unidad|la pieza|a unidade|cada|per stuk|elk|kazd\p{L}{1,3}|styckvis|styck|stykket|kappale|za kus|jeden|darabja|darabonkent|bucata|fiecare|po komadu|komad|gabals|vienetas|tanesi|adet basina|η καθε μια|το τεμαχιο|броят|за броика|за штуку|по комаду)(?=$|[,.;:)\n\t]|[ ](?:and|und|et|e|y|en|i|a|give|on|net|netto)(?!\p{L}))|(?:\/[ ]?|(?:per|pro|je|par|la|al|por|a|na|pr\.?|kohta)[ ])(?:pieces?|pces?|pcs?|pairs?|paires?|units?|unite|unidad|unidade|ud|un|pezzo|pz|paio|peca|pieza|stuck|stk|paar|stuks?|st|styck|plagg|par|kus|ks|sztuk[ae]|szt|db|darab|kpl|kappale|bucata|buc|komad|kom|kos|tk|vnt|gab|τεμ|τεμαχιο|бр|шт|ком(?:ад)?|брои)(?!\p{L}))/gu;

/** "Kjøkkenvekt, hvit, 640 g" ends what goods are with their weight; of cloth that would be a square metre. */
const AT_END =
  /(?<=[\p{L}\d)%”"][,;][ \n]|[ ][·|][ ])(?<number>\d{1,5}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|gr?|gram\p{L}{0,3})(?=$|[\t\n]|[ ][·|][ ])/gu;
const ANY_MASS = /(?<![\d\p{L}.,/])\d{1,5}(?:[.,]\d{1,3})? ?(?:kg|gr?|gram\p{L}{0,3})(?![\p{L}²]| ?\/ ?m)/gu;

/** The only weight at the end of what goods are, where every other one says what else it is of. */
function weightsOfGoods(passages: readonly Passage[], field: Field): Found[] {
  const isOfElse = (passage: Passage, at: number) =>
    OTHER_WEIGHTS.test(passage.folded.slice(sentenceStart(passage, at), at).replace(WITHOUT_PACKAGING, ""));
  const found = passages.flatMap((passage) =>
    [...passage.folded.matchAll(AT_END)].flatMap((match): Found[] => {
      const { number = "", unit = "" } = match.groups ?? {};
      const value = massIn(field, printedNumber(number, unit) * gramsOf(unit));
      if (value === undefined || isOfElse(passage, match.index)) return [];
      return [{ field: field.key, value, confidence: 0.7, passage, ...placeOf(match) }];
    }),
  );
  const others = passages.some((passage) =>
    [...passage.folded.matchAll(ANY_MASS)].some(
      ({ index }) =>
        !isOfElse(passage, index) && !found.some((one) => one.passage === passage && one.start === index),
    ),
  );
  return others ? [] : ofOneValue(found);
}

/** In grams: tags and buttons weigh less ("Lapun koko 35 × 80 mm, 0,4 g/kpl"), and no goods. */
const LEAST_OF_PIECE = 2;

function weightsOfEach(passage: Passage, field: Field): Found[] {
  return [...passage.folded.matchAll(OF_EACH)].flatMap((match): Found[] => {
    const { number = "", unit = "" } = match.groups ?? {};
    const before = tailOf(
      passage.folded.slice(Math.max(match.index - 40, 0), match.index),
      /$(?<=(?<tail>[^.;\n\t]*))/u,
    );
    if (OTHER_WEIGHTS.test(before.replace(WITHOUT_PACKAGING, "")) || OF_FILLING.test(before)) return [];
    // "Anses : 100 g pièce"
    if (/: ?$/.test(before) && partWithin(before)) return [];
    const grams = printedNumber(number, unit) * gramsOf(unit);
    const value = massIn(field, grams);
    if (value === undefined || grams < LEAST_OF_PIECE || isOfMatching(passage, match.index)) return [];
    return [{ field: field.key, value, confidence: 0.85, passage, ...placeOf(match) }];
  });
}

/** The weight of what is in a quilt or a pillow, with its figure. */
const WEIGHT_OF_FILLING =
  /(?<!\p{L})(?:fill(?:ing)? (?:weight|power weight)|weight of (?:the )?filling|fullgewicht|gewicht der fullung|poids (?:de|du) (?:garnissage|rembourrage)|peso (?:dell['’]imbottitura|imbottitura|(?:del )?relleno|do enchimento)|vulgewicht|gewicht (?:van de )?vulling|(?:waga|masa) wypelnienia|fyllnadsvikt|fyldvægt|fyllvekt|taytteen paino|hmotnost vyplne|toltet sulya|toltotomeg|greutate(?:a)? umplutur\p{L}*)(?!\p{L})[^\n]{0,30}[\t\n :][^\n]{0,12}\d/u;
/** That a label is of the whole. */
const TOTAL =
  /^(?:\d{1,2}[.)] )?(?:total[ea]?|overall|gesamt\p{L}*|poids total|masse totale|peso total[e]?|totaal\p{L}*|totaal gewicht|(?:waga|masa) calkowita|total(?:vikt|vægt|vekt)|kokonaispaino|celkova hmotnost|ossz\p{L}*|greutate totala)(?: (?:weight|mass))?(?: ?\/ ?[\p{L} ]{4,25})?(?: ?\([^()\n\t]{1,25}\))?[ ]?[:\t\n ]*$/u;
const WHOLE_WEIGHT =
  "total weight|total mass|overall weight|gesamtgewicht|gesamtmasse|poids total|masse totale|peso totale|massa totale|peso total|massa total|totaalgewicht|totaal gewicht|masa calkowita|waga calkowita|totalvikt|totalvægt|totalvekt|kokonaispaino|celkova hmotnost|ossztomeg|ossz suly|greutate totala";
/** "Gesamtgewicht der Decke", "waga całkowita kołdry": what is weighed. */
const OF_WHOLE =
  "(?: (?:of |der |des |de |du |d['’]|del |della |dell['’]|do |da |van )?(?:the |la |l['’]|het |en )?(?<what>\\p{L}{3,18}))?";
/** At the begin of a line, or behind the weight of what fills it. */
const WHOLE_LABEL = new RegExp(
  `(?<=^|\\n|\\d ?k?g[,;.] )(?:${WHOLE_WEIGHT})${OF_WHOLE}(?: ?\\/ ?[\\p{L} ]{4,25})?(?: ?\\([^()\\n\\t]{1,25}\\))?(?:[ ]?:[ \\t\\n]?|[\\t\\n]|[ ](?=\\d))`,
  "gu",
);

/** The whole weight of what has a filling, which is that of the product. */
function wholesOf({ folded }: Passage): Labelled[] {
  return [...folded.matchAll(WHOLE_LABEL)].flatMap((match): Labelled[] => {
    if (OTHER_WEIGHTS.test(match.groups?.what ?? "")) return [];
    const start = match.index + match[0].length;
    const next = folded.slice(start).search(/[\t\n]|$/);
    return [{ from: match.index, start, end: start + next, apart: true, worth: 0.95 }];
  });
}

/** Longest line that is a label, in characters. */
const LONGEST_LABEL = 40;
/** A mass and what size it is of, as the whole of a line. */
const MASS_ALONE = new RegExp(`^(?:ca\\.? )?\\d[\\d.,]*[ ]?(?:${UNIT})\\.?(?: ?\\([^()]{1,25}\\))?$`, "u");

/** Alone in their lines, a mass below its label: nothing beside them is what either could belong to. */
function weightsBelow(passage: Passage, field: Field): Found[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  return lines.flatMap(({ line, start }, at): Found[] => {
    const below = lines[at + 1];
    const label = line.replace(WITHOUT_PACKAGING, "");
    if (!below || !MASS_ALONE.test(below.line) || line.length > LONGEST_LABEL || line.includes("\t"))
      return [];
    if (!HEAD_OF_WEIGHTS.test(label) || /\d/.test(label.replace(/\([^()]*\)/gu, ""))) return [];
    if (OTHER_WEIGHTS.test(label) || OF_FILLING.test(label) || isOfPartAlone(label)) return [];
    const mass = massAt(below.line, "");
    const value = mass && massIn(field, mass.grams);
    const end = below.start + (mass?.length ?? 0);
    if (value === undefined) return [];
    return [{ field: field.key, value, confidence: 0.9, passage, start, end }];
  });
}

/** The row of a report on a sample with its whole weight: what is claimed of it, else what was found. */
const WHOLE =
  /(?<=^|\n)(?:\d{1,2}\t)?(?:total weight|total mass|overall weight|gesamtgewicht|gesamtmasse|poids total|masse totale|peso totale|massa totale|peso total|massa total|totaalgewicht|totaal gewicht|masa calkowita|waga calkowita|toplam agirlik|totalvikt|totalvægt|totalvekt|kokonaispaino|celkova hmotnost|ossztomeg|teljes tomeg|greutate totala|ukupna masa|skupna masa)(?: \([^()\n\t]{1,25}\))?\t(?<cells>[^\n]*)/gu;

function weightsOfSamples(passage: Passage, field: Field): Found[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(WHOLE)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      const mass = /^[\d(]/.test(cell) ? massAt(cell, "") : undefined;
      const value = mass && massIn(field, mass.grams);
      if (mass && value !== undefined)
        return [{ field: field.key, value, confidence: 0.85, passage, start, end: start + mass.length }];
    }
    return [];
  });
}
