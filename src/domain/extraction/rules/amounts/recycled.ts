/** The share of recycled material in the product. */
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { isOfOneForm, isOfTransaction } from "../composition/certified.ts";
import { partWithin } from "../composition/parts/within.ts";
import { type Found, ofOneValue, type Text } from "../kit/found.ts";
import { labelled, WITHOUT_PACKAGING } from "../kit/labels.ts";
import { NUMBER, numberOf, PER_CENT, SHARE_SIGN, SHARE_UNIT } from "../kit/numbers.ts";
import { lineBefore, lineStart, type Place, sharesWords, tailOf } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";
import { ofOwn } from "../products/others.ts";
import { belowHeads, ofOneGood } from "../products/rows-of-goods.ts";
import {
  FORMER,
  FORMER_ASIDE,
  isAskedFor,
  kindsOfWaste,
  LESS_THAN,
  MINUS,
  NOTHING_FIRST,
  OF_FORMER,
  RECYCLED,
  REQUIRED,
  WISHED,
} from "./claims.ts";
import { isOfPackages, OF_OTHERS, packagesIn } from "./packages.ts";
import { PERCENT, percentIn } from "./percent.ts";
import { inSentences, namesFibre, OF_RANGE } from "./recycled-in-sentences.ts";
import { inWords } from "./recycled-in-words.ts";
import {
  isLabelOfWhole,
  isOfPart,
  isOfWholeProduct,
  ofTheWhole,
  ofWholeFirst,
  withOwnVessel,
} from "./recycled-of-whole.ts";
import { type RecycledTable, recycledTablesIn } from "./recycled-tables.ts";

const BEFORE_PERCENT =
  /^(?:[^\d%.;\n]|(?<=(?<!\p{L})(?:ca|approx|appr|min|mind|env|cca|aprox|abt|ok))\.){0,30}$/u;
/** A share whose sign stands in its label. */
const BARE_SHARE = new RegExp(`^(?<percent>${NUMBER})$`, "u");
const SHARE_ALONE = new RegExp(
  `^(?:(?:ca\\.?|approx\\.?|min\\.?) )?(?:${NUMBER}[ ]?(?:%|${PER_CENT})?|%[ ]?${NUMBER})$`,
  "u",
);

/** Shares of recycled material, in percent of the product. */
export function findRecycledContent(text: Text): Found[] {
  const { passages: printed, fields, kind, others } = text;
  if (!fields.has("recycled_content")) return [];
  const passages = withOwnVessel(printed.map(asProse));
  const isOfOne = others === undefined ? isOfOneForm(printed) : others === "taken out";
  if (kind === "certificate" && !isOfOne && !isOfTransaction(printed)) return ofAnnex(passages);
  const tables = passages.flatMap(recycledTablesIn);
  const inFigures = [...inTables(tables), ...besides(passages, tables), ...passages.flatMap(ofTheWhole)];
  const told = inFigures.length > 0 ? inFigures : passages.flatMap(inWords);
  const found = ofWholeFirst(ofOneGood(inRowsOfGoods(text), told));
  // Most pages tell of no recycled material: they need not be looked through for packages.
  const packages = found.length === 0 ? [] : passages.flatMap(packagesIn);
  const own = found.filter(
    (one) =>
      !isAskedFor(sentenceOf(one)) &&
      (isOfWholeProduct(one) || !packages.some((each) => sharesWords(each, one))),
  );
  return withoutKinds(ofOwn(own.map(asRaised)));
}

function inTables(tables: readonly RecycledTable[]): Found[] {
  return tables.flatMap(({ value, passage, start, end }): Found[] => {
    const place = { passage, start, end };
    return value === undefined || isOfPackages(place)
      ? []
      : [{ field: "recycled_content", value, confidence: 0.92, ...place }];
  });
}

/** Sentences end with their signs, with their cell, and with a line that does not go on below with a small letter. */
const UP_TO = /$(?<=(?<tail>(?:[^.;!?\t\n]|[.;!?](?=\S)|\n(?=\p{Ll}))*))/u;
const ON_FROM = /^(?:[^.;!?\t\n]|[.;!?](?=\S)|\n(?=\p{Ll}))*/u;
/** How far a sentence goes on either side of a share, in characters. */
const SENTENCE = 140;

function sentenceOf({ passage: { text, folded }, start, end }: Place): string {
  const before = tailOf(text.slice(Math.max(start - SENTENCE, 0), start), UP_TO).length;
  const after = ON_FROM.exec(text.slice(end, end + SENTENCE))?.[0].length ?? 0;
  return folded.slice(start - before, end + after);
}

const WHOLE_SHARE = new RegExp(`^${PERCENT}$`, "u");

/** The share in the row of a list of goods, below the head of its column: "Certified recycled content / of product". */
function inRowsOfGoods(text: Text): Found[] {
  return belowHeads(text, isLabelOfWhole).flatMap(({ passage, start, end, head }): Found[] => {
    const cell = passage.folded.slice(start, end).trim();
    const share = WHOLE_SHARE.exec(cell) ?? (IN_PERCENT.test(head) ? BARE_SHARE.exec(cell) : null);
    if (!share) return [];
    return [{ field: "recycled_content", value: percentIn(share), confidence: 0.9, passage, start, end }];
  });
}

/** Without the shares of each kind of waste, before and after use, where that of both is told besides. */
function withoutKinds(found: readonly Found[]): Found[] {
  const isOfKind = ({ passage, start, end }: Found) =>
    kindsOfWaste(passage.folded.slice(lineStart(passage, start), end)).size > 0 &&
    !isOfBoth(passage, start, end);
  const whole = found.filter((one) => !isOfKind(one));
  return whole.length > 0 ? whole : [...found];
}

/** "20 % + 15 % = 35 %": told of both kinds together, with the words for each. */
function isOfBoth({ folded }: Passage, start: number, end: number): boolean {
  return TOGETHER.test(folded.slice(folded.slice(start, end).search(/\d/) + start, end));
}

/** "This product contains 54 % of recycled material certified to RCS": what stands on goods, and on a paper of one. */
const CONTAINED =
  /^[^%]{0,60}?(?<!\p{L})(?:contains|enthalt|contient|contiene|contem|bevat|zawiera|obsahuje|tartalmaz|contine|съдържа|περιεχει|innehaller|indeholder|inneholder|sisaltaa|sisaldab|satur|(?:gaminyje|sudetyje) yra|vsebuje|sadrzi|icerir|містить|садржи)(?!\p{L})|[^%]*%[^%]{3,90}?(?<!\p{L})(?:tartalmaz|icerir|icermektedir)(?!\p{L})/u;
/** The least of many is what a standard asks for. */
const AT_LEAST =
  /(?<!\p{L})(?:at least|minimum|min\.?|mindestens|au moins|almeno|al menos|como minimo|(?:pelo|ao) menos|ten minste|minstens|minimaal|co najmniej|min\.|alespon|aspon|najmenej|nejmene|legalabb|cel putin|поне|минимум|τουλαχιστον|minst|mindst|vahintaan|vahemalt|vismaz|ne maziau|maziausiai|bent|vsaj|najmanj|najmanje|barem|en az|щонаименше|не менше|најмање|products|produkte|produits|prodotti|productos|produtos|producten|produkty|vyrobky|termekek|produse|продукти|вироби|προιοντα|produkter|tuotteet|tooted|izstradajumi|gaminiai|izdelki|proizvodi|urunler|производи)(?!\p{L})/u;

/** The annex of a certificate may list one product with its share behind a label, or in its row; what the standard asks for stands in sentences. */
function ofAnnex(passages: readonly Passage[]): Found[] {
  const found = besides(passages, []).filter(
    (one) =>
      /:[ \t\n]?\S*[ ]?%?$/.test(one.passage.folded.slice(one.start, one.end)) ||
      (CONTAINED.test(sentenceOf(one)) && !isAskedFor(sentenceOf(one)) && !AT_LEAST.test(sentenceOf(one))),
  );
  return ofOneValue([
    ...found,
    ...inTables(passages.flatMap(recycledTablesIn).filter(({ rows }) => rows === 1)),
  ]);
}

/** "Min. 70 % in option B": of one of several among which somebody may choose. */
const OF_ONE_CHOICE =
  /(?<!\p{L})(?:option|variant|alternativ|opcion|opzion|opcao|opcj|wariant|optie)\p{L}{0,3} (?:\p{L}|\d)(?![\p{L}\d])/u;

/** Behind a share: "of the plastic parts", "der Kunststoffteile", "delle parti in plastica": of one material of the product. */
const OF_ONE_MATERIAL =
  /^[ ]?\(?(?:(?:of|in) (?:all |its )?(?:the )?(?:\p{L}+ )?(?:plastics?|metals?|alumini?um|steel|glass|wood|rubber|housing)(?: (?:parts?|components?|used|content|mass|weight|fraction|housing))?(?=$|[ ,.;)])(?! of)|(?:der|des|aller|in den|bei den|vom|am) (?:\p{L}+ )?(?:kunststoff|plastik|metall|alu|stahl|glas|gummi)\p{L}*|(?:des|du|de la|dans les) (?:(?:pieces|parties|composants|elements) (?:en |de )?)?(?:plasti|metal|alumin|acier|verre)\p{L}*|(?:delle|dei|della|del) (?:(?:parti|componenti|pezzi) (?:in |di )?)?(?:plasti|metal|allumin|acciaio|vetro)\p{L}*|(?:de las?|de los|del|das|dos|do|da) (?:(?:piezas|partes|componentes|pecas) (?:de |em |en )?)?(?:plasti|metal|alumin|acero|aco(?!\p{L})|vidri?o)\p{L}*|van (?:de |het )(?:kunststof|plastic|metal|alumini|sta(?:al|len)|gla)\p{L}*|a[fv] (?:(?:plast|metall?|alumini|stal|glas)(?:en|et|delar\p{L}*|dele\p{L}*|komponent\p{L}*)|(?:plast|metall?)(?=$|[ ,.;)]))|(?:czesci|elementow) (?:z )?(?:tworzyw|plastik|metal|alumin)\p{L}*|(?:plastovych|kovovych|hlinikovych) (?:dilu|casti|dielov|soucasti)|(?:muovi|metalli|alumiini)(?:osi|sta|sen)\p{L}*|(?:a )?(?:muanyag|fem) (?:alkatresz|resz)\p{L}*|din (?:piesele|partile|componentele) (?:din |de )?(?:plastic|metal|alumin)\p{L}*|των (?:πλαστικ|μεταλλικ)\p{L}*|от (?:пластмас|метал)\p{L}*)/u;

const BRACKET = /\([^()]{3,30}\)/u;

/** What is said with labels and in sentences, elsewhere than in tables. */
function besides(passages: readonly Passage[], tables: readonly Place[]): Found[] {
  const field = "recycled_content";
  const found = passages.flatMap((passage) => {
    const alone = labelled(passage, "recycledAlone").filter(
      ({ from, start, end }) =>
        SHARE_ALONE.test(passage.folded.slice(start, end)) &&
        !isOfOnePart(passage, from) &&
        !isOfOneFibre(passage, from),
    );
    const called = [...labelled(passage, "recycled"), ...alone].flatMap(
      ({ from, start, end, apart, worth }): Found[] => {
        const text = passage.folded.slice(start, end).replace(FORMER_ASIDE, "");
        if (isOverShares(passage, from, end) || OF_ONE_CHOICE.test(text)) return [];
        // "100 % (cardboard)".
        if (OF_OTHERS.test(BRACKET.exec(text)?.[0] ?? "")) return [];
        const said = passage.folded.slice(from, start);
        if (NOTHING_FIRST.test(said)) return [];
        // "Recycled content of the lining: 100 %".
        if (isOfPart(said)) return [];
        const beside = SHARE_UNIT.test(text) ? CELL_BESIDE.exec(passage.folded.slice(end, end + 12)) : null;
        const none = NONE.exec(text);
        // "Recycled claim? No": that nothing is said of it.
        if (none && CLAIM.test(passage.folded.slice(from, start))) return [];
        if (text !== "" && none && (apart || none.groups?.sure))
          return [{ field, value: 0, confidence: 0.9 * worth, passage, start: from, end }];
        const inPercent = IN_PERCENT.test(passage.folded.slice(from, start));
        const isBare = inPercent || UNIT_BESIDE.test(passage.folded.slice(end, end + 20));
        const match = new RegExp(PERCENT, "u").exec(text) ?? (isBare ? BARE_SHARE.exec(text) : beside);
        if (!match || !BEFORE_PERCENT.test(passage.folded.slice(start, start + match.index))) return [];
        const label = passage.folded.slice(from, start + match.index);
        if (OF_RANGE.test(label) || LESS_THAN.test(label) || FORMER.test(label) || MINUS.test(label))
          return [];
        const before = lineBefore({ passage, start: from }) + passage.folded.slice(from, start + match.index);
        if (WISHED.test(before) || REQUIRED.test(before) || OF_FORMER.test(before)) return [];
        const total =
          totalOf(passage, from, start, match.index) ??
          (match === beside ? undefined : (ofWhole(text) ?? ofBothKinds(text)));
        const value = total?.value ?? percentIn(match);
        const next = text.search(END_OF_SHARE);
        if (namesFibre(passage, from, next < 0 ? end : start + next)) return [];
        // "Only in the filling (50 %)" tells of a part.
        const first = text.slice(0, match.index);
        if (!total && (partWithin(first) || isOfPart(first))) return [];
        if (
          value > 100 ||
          OF_OTHERS.test(passage.beside.get(start) ?? "") ||
          OF_OTHERS.test(before.replace(WITHOUT_PACKAGING, ""))
        )
          return [];
        const quoted =
          /[\t\n]/.test(passage.folded.slice(from, start)) && passage.order === "columns" ? start : from;
        return [
          {
            field,
            value,
            confidence: 0.96 * worth,
            passage,
            start: quoted,
            end: total ? start + total.end : (match === beside ? end : start + match.index) + match[0].length,
          },
        ];
      },
    );
    const inText = [...inSentences(passage)].filter(
      (found) => !called.some(({ start, end }) => found.start < end && found.end > start),
    );
    return [...called, ...inText];
  });
  const sums = passages.flatMap(sumsIn);
  return [...sums, ...found.filter((one) => !sums.some((sum) => sharesWords(sum, one)))].filter(
    (one) =>
      !OF_ONE_MATERIAL.test(one.passage.folded.slice(one.end, one.end + LONGEST_MATERIAL)) &&
      !tables.some((table) => sharesWords(table, one)),
  );
}

/** "18 % pre-consumer + 21 % post-consumer = 39 %": both kinds of waste, and what they make. */
const SUM = new RegExp(
  String.raw`(?<![\d.,])(?<one>${NUMBER})[ ]?%[^%=\n;]{0,40}?\+[ ]?(?:[\p{L}-]+[ ]){0,3}(?<two>${NUMBER})[ ]?%[^%=\n;]{0,40}?=[ ]?(?<sum>${NUMBER})[ ]?%`,
  "gu",
);

function sumsIn(passage: Passage): Found[] {
  const { folded } = passage;
  if (!folded.includes("=")) return [];
  return [...folded.matchAll(SUM)].flatMap((match): Found[] => {
    const { one = "", two = "", sum = "" } = match.groups ?? {};
    const value = numberOf(sum);
    const start = lineStart(passage, match.index);
    const end = match.index + match[0].length;
    const said = folded.slice(start, end);
    const isTold = RECYCLED.test(said) && !OF_OTHERS.test(said) && !WISHED.test(said) && !isOfPart(said);
    if (!isTold || value > 100 || hundredths(numberOf(one) + numberOf(two)) !== value) return [];
    return [{ field: "recycled_content", value, confidence: 0.92, passage, start, end }];
  });
}

const LONGEST_MATERIAL = 50;

/** The head of a column of shares, of which each is of a fibre or a part of its own. */
function isOverShares({ order, folded }: Passage, from: number, end: number): boolean {
  if (order !== "columns" || !folded.slice(from, end).includes("\n") || folded[end] !== "\n") return false;
  return SHARE_ALONE.test(folded.slice(end + 1).split("\n", 1)[0] ?? "");
}

/** A label whose figure needs no sign: "Recycled content (%)", "percentuale riciclata". */
const IN_PERCENT = /%|(?<!\p{L})p(?:er|our|or|ro)[cs]ent/u;
/** "Recycled content | wt.-% | 37": the unit in a cell of its own. */
const UNIT_BESIDE = new RegExp(String.raw`^\t${SHARE_SIGN}(?=[\t\n]|$)`, "u");
const CELL_BESIDE = new RegExp(`^\\t(?<percent>${NUMBER})(?=[\\t\\n]|$)`, "u");
/** "Recycled content: none"; the first of these words also without a colon, where others go on with a sentence. */
const NONE =
  /^(?<sure>nil|none|zero)?(?:no|kein\p{L}{0,2}|nein|null|aucune?|neant|non|nessun[oa]?|assente|ningun[oa]?|nenhuma?|nao|geen|nee|brak|nie|ingen|inget|intet|nej|nei|ei ole|ei|zadn\p{L}|ne|nincs|nem|niciun(?:ul)?|nu|nema|yok|hayir|pole|nav|nera|няма|немає|ні|нема|не|κανενα|οχι)?[.!]?$/u;
/** Of a question whether something is said with goods, and not whether it is so. */
const CLAIM =
  /(?<!\p{L})(?:claim|angabe|werbeaussage|auslobung|allegation|mention|asserzion|dichiarazion|declaracion|alegaca|declaraca|bewering|vermelding|deklaracj|pastaend|pastand|vaittam|tvrzeni|tvrdeni|allitas|mentiune|beyan)\p{L}{0,4}(?!\p{L})/u;
/** What both kinds of waste make together: "pre-consumer 5 %, post-consumer 25 %, total 30 %", "20 % + 15 % = 35 %". */
const TOGETHER = new RegExp(
  String.raw`^${NUMBER}[ ]?%(?:[^.;]|\.(?=\d)){0,80}?(?:=|(?<!\p{L})(?:total\p{L}{0,2}|sum|together|gesamt|summe|insgesamt|zusammen|ensemble|somma|suma|soma|totaal|samen|razem|lacznie|summa|sammanlagt|i alt|yhteensa|celkem|spolu|osszesen|toplam|(?:sve)?ukupno|skupno|skupaj|разом|усього|всього|загалом|общо|kokku|kopa|is viso|συνολ\p{L}{1,2}|укупно|totalt)(?!\p{L}))[ :\t\n]{0,2}(?<whole>${NUMBER})[ ]?%`,
  "u",
);

/** A share, and where it ends in the text of its value. */
interface Share {
  value: number;
  end: number;
}

/** The share of the whole where the first one of a value, at a place of its text, is of one kind of waste. */
function totalOf({ folded }: Passage, from: number, start: number, at: number): Share | undefined {
  const first = start + at;
  const whole =
    kindsOfWaste(folded.slice(from, first)).size > 0 ? TOGETHER.exec(folded.slice(first, first + 160)) : null;
  return whole ? { value: numberOf(whole.groups?.whole ?? ""), end: at + whole[0].length } : undefined;
}

/** "Rises from 0 % to 32 %", "pasa del 0 % al 32 %": what is now, behind what was. */
const FROM = /(?<!\p{L})(?:from|von|vom|de|del|du|da|dal|do|dos|van|z|ze|od|fra|fran|s|din)[ ]$/u;
const TO = new RegExp(
  `^[ ](?:to|auf|zu|a|al|au|para|naar|tot|na|do|til|till|la)[ ](?:das?[ ])?${PERCENT}`,
  "u",
);

const SHARE_AT_END = new RegExp(`${PERCENT}$`, "u");

/** With the second of two shares that one turns into the other. */
function asRaised(found: Found): Found {
  const { passage, start, end } = found;
  const said = passage.folded.slice(start, end);
  const share = SHARE_AT_END.exec(said);
  const next = TO.exec(passage.folded.slice(end, end + LONGEST_RISE));
  if (!share || !next || !FROM.test(said.slice(0, share.index))) return found;
  return { ...found, value: percentIn(next), end: end + next[0].length };
}

const LONGEST_RISE = 20;

/** What is whole: "the product", "des Artikels", "en peso total". */
const WHOLE =
  "(?:total|overall|whole|entire|garment|product|article|item|gesamt\\p{L}*|produkt\\p{L}{0,2}|artikels?|produit|vetement|article|totale|prodotto|capo|articolo|producto|prenda|articulo|produto|peca|artigo|totaal|artikel|product|wyrob\\p{L}{0,2}|produkt\\p{L}{0,2}|plagget|produkten|produktet|varan|varen|tuotteesta|vyrobku|termek|produsului)";
/** "PES 100 %, total product 84 %", "100 % of the shell, 72 % of the garment": which of several shares is that of the product. */
const OF_WHOLE = new RegExp(
  String.raw`(?<=(?<!\p{L})${WHOLE}(?:[ ]\p{L}+){0,2}[ ]?[:=]?[ ])${PERCENT}|${PERCENT}(?=[ ](?:of|des|der|vom|du|de|del|della|do|da|van|av|af|z)[ ](?:the[ ]|het[ ]|la[ ])?${WHOLE}(?!\p{L}))`,
  "gu",
);
const EACH_SHARE = new RegExp(PERCENT, "gu");

/** The share of the whole among several that a value tells; undefined where it tells one, or none as that of the whole. */
function ofWhole(text: string): Share | undefined {
  const [whole, ...others] = text.matchAll(OF_WHOLE);
  if (!whole || others.length > 0 || [...text.matchAll(EACH_SHARE)].length < 2) return undefined;
  return { value: percentIn(whole), end: whole.index + whole[0].length };
}

/** "Post-consumer 30 %, pre-consumer 15 %": recycled content is what comes from both (ISO 14021, 7.8.1.1). */
function ofBothKinds(text: string): Share | undefined {
  const shares = [...text.matchAll(EACH_SHARE)];
  const last = shares.at(-1);
  if (!last || kindsOfWaste(text).size !== 2) return undefined;
  const end = last.index + last[0].length;
  const sum = hundredths(shares.slice(0, 2).reduce((total, share) => total + percentIn(share), 0));
  if (shares.length === 2) return { value: sum, end };
  // "30 % post-consumer, 15 % pre-consumer, 45 % total".
  return shares.length === 3 && percentIn(last) === sum ? { value: sum, end } : undefined;
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}

/** "71 % (GRS)", "71 % by GRS. Polybag: recycled LDPE": where something else is told than what a share is of. */
const END_OF_SHARE = /\(|(?<=%[^%]*)[.;] /u;

/** "Polyamide 100 % (of it recycled 60 %)" tells of one fibre. */
function isOfOnePart(passage: Passage, start: number): boolean {
  return lineBefore({ passage, start }).includes("%");
}

/** "Polyamid, recycelt | 34 %": a row of a composition. */
function isOfOneFibre(passage: Passage, start: number): boolean {
  const line = lineStart(passage, start);
  return namesFibre(passage, Math.max(line, passage.folded.lastIndexOf(CELL_END, start - 1) + 1), start);
}
