/** The part of a product that a composition is of, from what stands before it, beside it or behind it. */
import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";
import { WITHOUT_WORDS } from "../denials.ts";
import { beginsWithKind } from "../kinds.ts";
import { lineBefore, lineStart, type Place } from "../places.ts";
import {
  beginsWithLining,
  isOfLining,
  liningOf,
  PIECES,
  PRODUCTS,
  partAtBegin,
  partAtEnd,
  partWithin,
  pieceWithin,
} from "./components.ts";
import { MEASURED_PART, NO_PART } from "./composition.ts";
import { afterShares, labelAfterShares } from "./labels-before.ts";
import { saysFound } from "./measured.ts";
import { partOfPlacement } from "./placements.ts";

/** What stands behind the shares tells them apart from others, but does not make a claim of what was found. */
export function partOf(passage: Passage, start: number, end: number): string {
  const before = partBefore(passage, start);
  const own =
    before === MEASURED_PART
      ? before
      : (partBehind(passage, start, end) ??
        partOfVerb(passage, start, end) ??
        partAfter(passage, end) ??
        before ??
        partOfNextCell(passage, end) ??
        "");
  return isOfLining(own) && isWithinLining(passage, start) ? liningOf(own) : own;
}

/** "Lining: body 100 % cotton, sleeves 100 % polyester": the parts of a lining, after the word for it. */
function isWithinLining(passage: Passage, start: number): boolean {
  const before = passage.folded.slice(Math.max(start - LINING_REACH, 0), start);
  const clause = before.slice(before.search(/(?<=[.;|\t\n]|^)[^.;|\t\n]*$/u));
  const pieces = clause.split(/,[ ]|[ ][–/-][ ]/u);
  const first = pieces.findLastIndex((piece) => beginsWithLining(piece.trimStart()));
  if (first < 0) return false;
  return pieces.slice(first + 1).every((piece) => isOfLining(partAtBegin(piece)?.part ?? ""));
}

/** Characters from the word for a lining to the last of its parts. */
const LINING_REACH = 130;

/** Characters before a composition in which its part may be named. */
export const PART_REACH = 60;
/** "Found: 51.2 % linen" beside what the label says. */
const MEASURED =
  /(?<![\p{L}])(?:result|results|found|measured|test result|ergebnis|gemessen|analyse|resultat|resultats|mesure|risultato|rilevato|resultado|medido|encontrado|gemeten|resultaat|wynik|sonuc|bulunan)(?![\p{L}])[ ]?[:;-]?[ \t\n]*$/u;
/** The standard of a test before a composition in its row: what was found. */
const TESTED_BY = /(?<!\p{L})(?:iso|en) 1833|1007\/2011|astm d ?629|aatcc 20/u;

/** Where nothing names a part in its own place, a sentence or the label of a cloth may. */
export function partBefore(passage: Passage, start: number): string | undefined {
  const before = withoutSharesBefore(passage, start);
  const line = before.slice(before.lastIndexOf(LINE_END) + 1);
  const row = lineBefore({ passage, start });
  if (MEASURED.test(line.trim() === "" ? before : line) || TESTED_BY.test(row) || isFoundLabel(line))
    return MEASURED_PART;
  if (isOfNoPart(line) || isOfTrimming(passage, row)) return NO_PART;
  if (LABELS_OF_GOODS.test(row) && isOfThreeCells(passage, start)) return NO_PART;
  const wrapped = wrappedLining(before);
  if (wrapped !== undefined) return wrapped;
  const ofRow = passage.order === "rows" ? partInRow(passage, start, row) : undefined;
  const beside = ofRow ?? partBeside(passage, start);
  const lead = line.trimEnd() === "" ? linesAbove(passage, start, before) : line;
  const plain = lead
    .replace(COATED, "")
    .replace(KNIT, "")
    .replace(SIZE, "")
    .replace(ARTICLE, "")
    .replace(COUNT, "");
  const part =
    beside === undefined
      ? (partOfClause(line) ?? partAtEnd(plain.endsWith(CELL_END) ? undescribed(plain) : plain))
      : beside;
  const above = line.trim() === "" ? lead.trimEnd().split(LINE_END).at(-1) : line;
  const label =
    beside === undefined ? (above ?? line) : (passage.beside.get(lineStart(passage, start)) ?? row);
  if (part && WITHOUT_IT.test(line)) return undefined;
  if (part && THINGS_HAVE.has(part) && isOfWhatHasIt(label.trimEnd().split(CELL_END).at(-1) ?? ""))
    return undefined;
  if (part === null) return NO_PART;
  return (
    (part === "" ? partThatIs(line) : undefined) ??
    part ??
    partInSentence(passage, start) ??
    partOfCloth(row) ??
    partWithPlaces(row) ??
    partOfParagraph(row) ??
    partOfTable(passage, start)
  );
}

/** "… elastan. Podšívka / rukávů: 55 % acetát": a label behind the end of a sentence that goes on in the next line. */
const WRAPPED_LABEL = /[.;•·|] (?<first>\p{L}{3,20})\n(?<rest>\p{L}[^:\n\t%]{2,25}):[ ]?$/u;

/** The lining that the last word of a line and the first of the next name together. */
function wrappedLining(before: string): string | undefined {
  const { first, rest } = WRAPPED_LABEL.exec(before)?.groups ?? {};
  if (first === undefined || partAtEnd(`${first}:`) !== "lining") return undefined;
  const part = partAtEnd(`${first} ${rest}:`);
  return part?.endsWith("lining") ? part : undefined;
}

function partInRow(passage: Passage, start: number, row: string): string | undefined {
  const wrapped = wrappedAfter(passage, start);
  const placed = wrapped === "" ? partOfPlacement(passage, start) : undefined;
  return placed ?? partOfRow(row.split(CELL_END).slice(0, -1), wrapped);
}

/** "A Shell fabric, slate woven" in a cell: the letter of a sample, the name of a part and what it looks like. */
const DESCRIBED =
  /(?<=^|[\t\n])(?:\(?[a-h][.)]?[ ])?(?<name>\p{L}[^,;:()\d\t\n]{2,30}),[ ]\p{L}[^\t\n:%;]{2,45}(?=\t?$)/u;

/** The name of a part without what it looks like, where a cell says both. */
function undescribed(label: string): string {
  const { index = 0, groups } = DESCRIBED.exec(label) ?? {};
  const name = groups?.name;
  if (name === undefined || partAtEnd(`${name}:`) === undefined) return label;
  return `${label.slice(0, index)}${name}${label.endsWith(CELL_END) ? CELL_END : ""}`;
}

/** "15 % seta Frange: 100 % lana", "3 % elastane 2 pillowcases: 100 % cotton": behind a capital letter or a count. */
const LABEL_AFTER_SHARES = afterShares(String.raw`(?:\p{Lu}|\d{1,2}[ ]\p{L})`, 30);

/** What stands before shares, from the label on that other shares in their line end with. */
function withoutSharesBefore(passage: Passage, start: number): string {
  const label = labelAfterShares({ passage, start }, LABEL_AFTER_SHARES, PART_REACH);
  return label ?? passage.folded.slice(Math.max(start - PART_REACH, 0), start);
}

/** "Tested part: lining.": a label for what the table below it is of, or nothing but the name of a part. */
const TABLE_OF =
  /^(?:[^\t:%]{0,30}(?:part|teil|deel|czesc|osa(?!\p{L})|cast|resz|bolum|component|komponent|element|sample|muster|echantillon|campione|muestra|amostra|monster|probk)[^\t:%]{0,30}:[ ]?)?(?<name>\p{L}[^\t:;%\d]{2,30}?)[ ]?[.:]?$/u;
/** "2.2 Interfodera di collo e polsi. Termoadesiva,": a numbered paragraph that begins with a part and a full stop. */
const PARAGRAPH_OF = /^\d{1,2}(?:\.\d{1,2})?[.)]?[ ](?<name>\p{L}[^.:;%\t]{2,45})\.[ ][^.;:%\t]{0,40}$/u;

/** The part that the paragraph of shares begins with. */
function partOfParagraph(row: string): string | undefined {
  const name = PARAGRAPH_OF.exec(row)?.groups?.name;
  return name === undefined ? undefined : partAtEnd(`${name}:`) || undefined;
}

/** "2 Füllung – Zusammensetzung nach EN 12131": a numbered heading that begins with a part. */
const HEADING_OF = /^\d{1,2}(?:\.\d)?[.)]?[ ](?<name>\p{L}[^\t:;%\d-]{2,30}?)[ ][-][ ]/u;
/** Lines of the head of a table. */
const LINES_OF_HEAD = 2;

/** The part in the line over the head of a table, for the shares in its first row. */
function partOfTable(passage: Passage, start: number): string | undefined {
  const { folded, order } = passage;
  const row = lineStart(passage, start);
  if (order !== "rows" || row !== start || row === 0) return undefined;
  const above = folded
    .slice(Math.max(row - TABLE_REACH, 0), row - 1)
    .split(LINE_END)
    .toReversed();
  const head = above.findIndex((line) => !line.includes(CELL_END));
  if (head < 1 || head > LINES_OF_HEAD || above.slice(0, head).some((line) => /\d/.test(line)))
    return undefined;
  const heading = above[head] ?? "";
  const name = (TABLE_OF.exec(heading) ?? HEADING_OF.exec(heading))?.groups?.name ?? "";
  return partAsWhole(name, true) ?? partAtEnd(`${name}:`) ?? undefined;
}

/** Characters from the line over a table to its first row. */
const TABLE_REACH = 160;

/** "Le haut :": before a label. */
const ARTICLE =
  /(?<=(?:^|[\n\t;.•·|])[ ]?)(?:the|el|la|los|las|le|les|il|lo|gli|der|die|das|de|het|o|a|os|as)[ ](?=\p{L}[^\n\t:;.%\d]{2,25}:[ ]?$)/u;

/** "2 pillowcases:": how many there are, before a label. */
const COUNT = /(?<=(?:^|[\n\t;.•·|,])[ ]?)\d{1,2}[ ](?:x[ ]|×[ ])?(?=\p{L}[^\n\t:;.%\d]{2,25}:[ ]?$)/u;

/** "The shell is of wool; the lining, however, 100 % polyester": a part that a comma parts from its shares. */
const CLAUSE =
  /(?:^|[;.•·|][ ]?|,?[ ](?:and|und|et|e|y|en|i|og|och|ja|a)[ ])(?:the|el|la|los|las|le|les|il|lo|gli|der|die|das|den|de|het|o|a|os|as|un|η|ο|το|l['’]|dell['’])?[ ]?(?<part>\p{L}[^;.,:%\t\n\d]{2,40}),[ ](?:(?:however|instead|hingegen|dagegen|quant a (?:lui|elle|eux)|(?:lui|elle)|en revanche|par contre|invece|en cambio|por su parte|por sua vez|natomiast|za to|daarentegen|derimot|derimod|daremot|puolestaan|zas),?[ ])?$/u;

function partOfClause(line: string): string | undefined {
  const clause = CLAUSE.exec(line)?.groups?.part;
  return clause === undefined ? undefined : partAsWhole(clause, true);
}

/** "Fibre composition lining | ISO 1833 | 100 % polyester": the part of what was found, where its row is called by one. */
export function partOfTested(place: Place): string {
  return partAtEnd(lineBefore(place).split(CELL_END)[0]?.trimEnd() ?? "") ?? "";
}

/** A row of a bill of materials for what is sewn in, where a label with its value beside it tells of the product. */
const LABELS_OF_GOODS =
  /^(?:\d{1,3}\t)?(?:(?:care|wash(?:ing)?|main|size|brand|woven|content|side ?seam) (?:care )?labels?|(?:pflege|haupt|groessen|großen|marken|web|seitennaht)?etikett(?:en)?|etiquettes?(?: [^\t]{0,20})?|etichett[ae](?: [^\t]{0,20})?|etiquetas?(?: [^\t]{0,20})?|(?:was|merk|maat)?(?:label|etiket)s?|(?:wszywka|metka)(?: [^\t]{0,20})?|(?:vasketiket|tvattrad|sydd)\p{L}*)\t/u;

/** True where a third cell with words follows in the row of shares. */
function isOfThreeCells({ folded, order }: Passage, start: number): boolean {
  return order === "rows" && /^[^\t\n]*\t[^\n]*[\p{L}\d]/u.test(folded.slice(start, start + 160));
}

/** A label, and what its thing is, with words as in the names of parts: "Packaging: bag of". */
const LABELLED =
  /(?:^|[\t;•·|]|[.,][ ])[ ]*(?<label>\p{L}[^:\t;%]{2,30}?)[ ]?:[ ]*(?<!\p{L})[^:\t;%]{3,45}$/u;

/** What goods are packed in, and no label that tells what they are made of. */
export const PACKAGE =
  /pack|verpakk|emball|conditionn|imball|confez|embal|envase|acondic|opakow|ambala|pakkau|balen|csomag|paki?r|pakov|pakend|pakuot|iepakoj|(?<!\p{L})(?:bags?|polybag|pouch|carton|box|beutel|pochon|busta|bolsa|saco|worek|woreczek|pase|pose)(?!\p{L})/u;

/** True in the line of what is no part, whatever it is called there: "Verpackung: Tasche aus 100 % Polypropylen". */
function isOfNoPart(line: string): boolean {
  const label = LABELLED.exec(line)?.groups?.label;
  return label !== undefined && PACKAGE.test(label) && partAtEnd(label) === null;
}

/** "Hood | D-08 | Cord 4 mm, toggle | 100 % PA": the row of a bill of materials for what is no part, whatever it is set at. */
function isOfTrimming({ order }: Passage, row: string): boolean {
  const cells = order === "rows" ? row.split(CELL_END).slice(1, -1) : [];
  return cells.some((cell) => partAtBegin(cell)?.part === null || partAtEnd(cell) === null);
}

/** What the lines above say; but where a cell to the left speaks for shares, the last cell of its column does not. */
function linesAbove(passage: Passage, start: number, before: string): string {
  const head = passage.order === "rows" ? firstOfHead(passage, start) : undefined;
  if (head !== undefined) return head;
  return before.endsWith("\n\n") && passage.beside.has(lineStart(passage, start)) ? "" : before;
}

/** "Shell | Lining" over "100 % polyamide | 100 % polyester": the first cell of the row above is over the first. */
function firstOfHead({ folded }: Passage, start: number): string | undefined {
  const row = folded.lastIndexOf(LINE_END, start - 1) + 1;
  if (row < 2 || folded.slice(row, start).trim() !== "") return undefined;
  const end = folded.indexOf(LINE_END, start);
  const cells = folded.slice(row, end < 0 ? folded.length : end).split(CELL_END);
  const above = folded.slice(folded.lastIndexOf(LINE_END, row - 2) + 1, row - 1).split(CELL_END);
  return cells.length > 1 && above.length === cells.length ? above[0] : undefined;
}

/** "Composition trouvée : ", "Wynik badania: ". */
function isFoundLabel(line: string): boolean {
  const label = /(?:^|[.;\t][ ]?)(?<label>\p{L}[^:;.\t\d%]{2,40})[:\t][ ]*$/u.exec(line)?.groups?.label;
  return label !== undefined && saysFound(label) && !/label|etiket|etykie|etichet|etiquet/u.test(label);
}

/** A label, and what the cloth is called before its shares: "Lining: fleece, 100 % polyester". */
const CLOTH =
  /(?:^|[\t;•·|]|[.,][ ])[ ]*(?:[•*·-][ ])?(?<label>\p{L}[^:\t;%]{1,40}?)(?:[ ]?[:\t]|[ ]-(?=[ ]))[ ]*(?<cloth>[\p{L}\d][^:\t;.%]{1,45})$/u;
/** "Lining: none." */
const NO_CLOTH = new RegExp(`(?<!\\p{L})(?:${WITHOUT_WORDS})(?!\\p{L})`, "u");

/** The part that a label names before the name of its cloth. */
function partOfCloth(row: string): string | undefined {
  const { label = "", cloth = "" } = CLOTH.exec(row)?.groups ?? {};
  if (label === "" || NO_CLOTH.test(cloth)) return undefined;
  const part = partAtEnd(label);
  return part === null ? NO_PART : part;
}

/** "Finiture (manici, bordi) Vacchetta conciata veg. 100 % pelle": a part, where it is, and its cloth in one cell. */
const WITH_PLACES =
  /(?:^|\t)(?<label>\p{L}[^:\t;%()\d]{2,30}) \(\p{L}[^()%\t\d]{2,40}\) \p{L}[^:\t;%()]{2,45}$/u;

/** The part that a cell begins with, before brackets and the name of its cloth. */
function partWithPlaces(row: string): string | undefined {
  const label = WITH_PLACES.exec(row)?.groups?.label;
  return label === undefined ? undefined : partAsWhole(label, true);
}

/** Longest way from a part to its composition in a sentence, in characters. */
const SENTENCE_REACH = 70;
/** What a sentence says between a part and what that is made of. */
const MADE_OF =
  /(?<!\p{L})(?:is|are|made|consists?|contains?|of|in|i|from|with|uses?|ist|sind|besteh\p{L}*|aus|gefertigt|mit|est|sont|en|compose\p{L}*|fabriqu\p{L}*|avec|e|sono|compost\p{L}*|di|realizzat\p{L}*|con|es|son|de|hech\p{L}*|lleva|sao|feit\p{L}*|tem|is gemaakt|van|uit|iz|so|su|sivan\p{L}*|izdelan\p{L}*|izraden\p{L}*|od|to|απο|ειναι|от|од|із|з|је|е|са|bestaat|jest|wykonan\p{L}*|z|ze|ma|er|av|af|bestar|laget|on|ovat|je|jsou|su|sestava\p{L}*|vyroben\p{L}*|este|din|sunt|lined|filled|gevuld|fylld|fyldt|fylt|vadderad|vatteret|vattert|fodrat|enchid[oa]|gefuttert|doublee?s?|foderat[oa]|forrad[oa]|gevoerd|fodrad|foret|vuoritettu)(?!\p{L})|(?<!\p{L})(?:zu|per il|al|a|w|we|till|til|por|voor|em|ise)[ \n]$/u;
/** "The scarf (net 145 g, packaging 22 g) is of": what is said besides, also where its beginning is too far away. */
const IN_BRACKETS = /(?:^[^()]*|[ ]?\([^()]*)\)/gu;

/** ", which only reaches to the waist," between a part and its verb. */
const RELATIVE =
  /,\s(?:which|that|die|der|das|welche\p{L}*|qui|que|che|som|ktor\p{L}*|joka|koji|koja)\s[^,.;:%]{1,50},/gu;

/** "La ceinture, elle, est faite de": a word that only tells it from another part. */
const ASIDE =
  /,\s(?:however|though|instead|hingegen|dagegen|jedoch|aber|elle|lui|elles|eux|quant a (?:elle|lui)|en revanche|par contre|invece|pero|en cambio|por su parte|por sua vez|natomiast|zas|daarentegen|echter|derimod|derimot|daremot|puolestaan|naopak|vsak),(?=\s)/gu;

/** "The lining is made of recycled polyester (100 %)": the part stands before a verb. */
function partInSentence(passage: Passage, start: number): string | undefined {
  const before = passage.folded
    .slice(Math.max(start - SENTENCE_REACH, 0), start)
    .replace(RELATIVE, " ")
    .replace(ASIDE, " ")
    .replace(IN_BRACKETS, " ")
    // "Lined with flannel, 80 % cotton".
    .replace(/,\s*$/u, " ");
  const clause = before.slice(
    Math.max(
      ...["\n\n", "\t", ". ", ".\n", "! ", "!\n", "? ", "?\n", ";", ":", "%", ",", "•", "·"].map((end) =>
        before.lastIndexOf(end),
      ),
    ) + 1,
  );
  if (!MADE_OF.test(clause)) return undefined;
  const isSetApart = /,\s*$/u.test(passage.folded.slice(Math.max(start - 4, 0), start));
  if (isSetApart && WITH_IT.test(clause) && partAtEnd(clause.trimEnd())) return undefined;
  if (isSetApart && isFastened(clause)) return undefined;
  const within = partWithin(clause);
  const part = within === undefined ? pieceWithin(clause) : within;
  return part === null ? NO_PART : part;
}

/** A clause, an article before what it speaks of, and the verb behind that. */
const THAT_IS =
  /(?:^|[.;,][ ]|[ ](?:and|und|et|e|y|en|og|och|i|a)[ ])(?:(?:the|der|die|das|le|la|les|il|lo|el|los|las|o|os|as|de|het|l['’])[ ]?)?(?<part>\p{L}[^.;,:%\t]{1,30}?)[ ](?:is|are|ist|sind|est|sont|e|sono|es|son|sao|zijn|jest|ar|er|on)[ ][^.;,:%\t]{3,30},?[ ]$/u;

/** "The back of hand is stretch fabric 92 % polyester": a word for cloth is no name of another part. */
function partThatIs(line: string): string | undefined {
  const name = THAT_IS.exec(line)?.groups?.part;
  return name === undefined ? undefined : partAsWhole(name, true);
}

/** Where a part stands behind its shares: in brackets, or after a dash. */
const OPENING =
  /^[ ]?(?<open>\(|[-–][ ])[ ]?(?:for |fur |pour |per |para |voor )?(?:the |la |le |il |el |o |a )?/u;

/** "100 % cotton (shell)", "100 % Polyester – Futter": the part after its shares, in brackets or after a dash. */
function partAfter(passage: Passage, end: number): string | undefined {
  const after = passage.folded.slice(end, end + PART_REACH);
  const opening = OPENING.exec(after);
  if (!opening) return undefined;
  const called = after.slice(opening[0].length);
  const found = partAtBegin(called);
  const closing = opening.groups?.open === "(" ? /^[ ]?\)/ : /^[ ]?(?:$|[\n\t,;.])/;
  if (!found || !closing.test(called.slice(found.end))) return undefined;
  return found.part ?? NO_PART;
}

/** The cell to the right of shares: "Fabric F-5521 | 100 % polyester | Side panels | 0.36 m". */
const NEXT_CELL = /^[^\t\n%]{0,12}\t(?<name>\p{L}[^\t\n%:\d]{2,30}?)(?:[ ]?\([^()]*\))?(?=[\t\n]|$)/u;

/** The part in the cell behind shares, in a table that tells of a material before it tells where that is. */
function partOfNextCell(passage: Passage, end: number): string | undefined {
  const { folded, order } = passage;
  const before = lineBefore({ passage, start: end }).split(CELL_END).slice(0, -1);
  if (order !== "rows" || before.length === 0 || before.some((cell) => partAtBegin(cell))) return undefined;
  const name = NEXT_CELL.exec(folded.slice(end, end + PART_REACH))?.groups?.name ?? "";
  const [first = "", ...others] = name.split(" ");
  const part = partAsWhole(name, true) ?? (others.length > 0 ? partAsWhole(first, true) : undefined);
  return part === "" ? "shell" : part;
}

/** "With 100 % PU coating": what is put on a cloth is named right behind its shares. */
const COATING =
  /^(?:[ ]|-)(?:coating|backcoating|membrane|lamination|beschichtung|membran|enduction|spalmatura|powleczenie|belaggning|belaegning|belægning|belegg|pinnoite|kaplama)(?!\p{L})/u;

/** Verbs that end a sentence: "ist mit 100 % Polyester gefüllt", "is met 100% katoen gevoerd". */
const VERBS: readonly (readonly [verb: RegExp, part: string])[] = [
  [
    /^[ \n](?:\p{L}+faser |\p{L}+watte |-?watte |vlies )?(?:gefullt|wattiert|ausgepolstert|gepolstert|gevuld|opgevuld)(?!\p{L})/u,
    "filling",
  ],
  [/^[ \n](?:gefuttert|unterlegt|abgefuttert|gevoerd)(?!\p{L})/u, "lining"],
];

/** Words before shares whose part is named right behind them, in languages that put it there. */
const WITH =
  /(?<!\p{L})(?:with|and|mit|und|met|med|och|og)[ \n](?:an?[ ]|eine[mnr]?[ ]|een[ ]|et[ ]|ett[ ]|en[ ])?$/u;

/** "100 % viszkóz béléssel": Hungarian says with what at the end of the word. */
const WITH_BEHIND = /^ \p{L}{3,}[bcdfghjklmnprstvz][ae]l(?!\p{L})/u;

/** "With 100 % viscose lining", "with 100 % PU coating": the part right behind its shares. */
function partBehind({ folded }: Passage, start: number, end: number): string | undefined {
  const after = folded.slice(end, end + PART_REACH);
  if (COATING.test(after) || / coating$/.test(folded.slice(start, end))) return "coating";
  const isWith = WITH.test(folded.slice(Math.max(start - 12, 0), start)) && /^[ -]\p{L}/u.test(after);
  if (!isWith && !WITH_BEHIND.test(after)) return undefined;
  const found = partAtBegin(after.slice(1));
  const isWhole = found && /^[ ]?(?:$|[\n\t,;.)]|(?:and|und|en|och|og)\s)/.test(after.slice(1 + found.end));
  return isWhole ? found.part || undefined : undefined;
}

/** Words for what fills or lines a thing. */
const IS_LINED =
  "lined|filled|gefuttert|gefullt|wattiert|doubl|fourr|garni|foderat|imbottit|forrad|relle|gevoerd|gevuld|fodrad|foret|fodrat|fylld|fyldt|fylt|vadder|vatter";
/** "Coat with hood, 100 % wool": what has the part, and no word for what fills or lines it. */
const WITH_IT = new RegExp(
  String.raw`^(?!.*(?:${IS_LINED})).*(?<!\p{L})(?:with|mit|avec|con|com|met|med|z|ze|cu)\s(?:\p{L}+\s){0,2}\p{L}+\s*$`,
  "u",
);

/** What things are closed with, and no material of theirs. */
const FASTENED =
  /(?:button|zip|knopf|knopfe|reißverschlu|bouton|fermeture|bottoni|cerniera|boton|cremallera|bot(?:ao|oe)|fecho|knoop|knopen|rits|guzik|zamk|zamek|knap|lynlas|dragkedja|nappi|vetoketju|knoflik)\p{L}*[ ]*$/u;

/** "Cardigan with buttons, 70 % viscose": of the thing, behind the comma. */
function isFastened(said: string): boolean {
  const line = said.slice(Math.max(said.lastIndexOf(LINE_END), said.lastIndexOf(CELL_END)) + 1);
  return FASTENED.test(line) && WITH_IT.test(line);
}

/** Parts that things are told apart by, and seldom are of another cloth. */
export const THINGS_HAVE: ReadonlySet<string> = new Set([
  "hood",
  "collar",
  "cuff",
  "sleeve",
  "pocket lining",
  "waistband",
  "belt",
  "strap",
  "yoke",
  "border",
  "fringe",
  "embroidery",
  "lace",
  "crown",
  "pompom",
]);

/** "Jacket without lining 100 % cotton": Portuguese "no" leads to a part, English tells that there is none. */
const WITHOUT_IT =
  /(?<!\p{L})(?:(?:without|ohne|keine?|sans|senza|sin|sem|zonder|geen|bez|utan|uden|uten|ilman|fara)[ ](?:\p{L}+[ ]){0,2}\p{L}+|no[ ](?:hood|lining|collar|pockets?|sleeves?|filling|padding|cuffs?|belt))[ ]?[:,]?[ ]?$/u;

/** A thing and what it comes with, and no word for what fills or lines it. */
const THING_WITH = String.raw`(?!.*(?:${IS_LINED}))\p{L}[^.;:%\t]{2,60}[ ](?:w/[ ]?|(?:with|mit|avec|con|com|met|med|z|ze|s|se|cu|a)[ ])(?:[\p{L}-]+[ ]){0,3}[\p{L}-]+`;
const HAS_IT = new RegExp(
  String.raw`(?<=[.;:\t][ ]?|^)${THING_WITH}(?<![ ](?:in|of|aus|en|de|di|uit|van|i|af|av|z|ze|din))[ ]?$`,
  "u",
);
const HAS_IT_OF = new RegExp(
  String.raw`(?<=[.;:\t\n][ ]?|^)${THING_WITH}[ ](?:in|of|made of|aus|en|de|di|uit|van|i|af|av|z|ze|din)[ ]$`,
  "u",
);

/** "Coat with hood 100 % wool": no comma stands before the shares, and none of another cloth before the part. */
function isOfWhatHasIt(said: string): boolean {
  const first = partAtBegin(said)?.part ?? "";
  return !said.includes("%") && HAS_IT.test(said) && (first === "" || PIECES.has(first));
}

/** A label of things in one line, without a sign that ends the name of one. */
const FEW_WORDS = /^[\p{L}'’-]+(?:,?[ ][\p{L}'’-]+){1,5}[ ]$/u;

/** "Coat with a hood in 100 % wool" may speak of both: of the coat, where nothing else tells what that is made of. */
export function isPerhapsOfWhatHasIt({ passage, start, part }: Place & { part: string }): boolean {
  const before = passage.folded.slice(Math.max(start - SENTENCE_REACH, 0), start);
  const said = before.slice(before.lastIndexOf("%") + 1);
  if (!THINGS_HAVE.has(part)) return false;
  // "Trousers elastic waistband 100 % cotton".
  const line = lineBefore({ passage, start });
  return HAS_IT_OF.test(said) || (FEW_WORDS.test(line) && beginsWithKind(line));
}

/** The part that the verb behind the shares speaks of, in languages that put it there. */
function partOfVerb({ folded }: Passage, start: number, end: number): string | undefined {
  if (!/(?<!\p{L})(?:mit|met)[ \n]$/u.test(folded.slice(Math.max(start - 5, 0), start))) return undefined;
  return VERBS.find(([verb]) => verb.test(folded.slice(end, end + PART_REACH)))?.[1];
}

/** What a cloth is called, before its shares in their cell. */
const NAME_OF_CLOTH = /^\p{L}[^:\t\n;.%]{1,45}$/u;

/** What a cloth is covered with: "600D plain, PU backing" names no part. */
const COATED =
  /[, ]*(?<!\p{L})(?:pu|pvc|tpu|tpe|acrylic|latex|silicone) (?:backing|backed|coating|coated)\s*$/u;

/** How a rib is knitted, behind its name: "Rib 2x2". */
const KNIT = /[ ,]{1,2}\(?[1-4] ?[x×:/] ?[1-4]\)?(?=[ :–-]*$)/u;

/** How large a part is, behind its name, and how many there are: "Duvet cover 135 x 200 cm", "pillowcases | 2 pcs 45 x 85 cm,". */
const SIZE =
  /[ ,\t]{1,2}(?:\d{1,2}[ ]?(?:x|×|\p{L}{1,6}\.?)[ ])?\(?\d{2,3} ?[x×] ?\d{2,3}(?: ?[x×] ?\d{1,3})?(?: ?[cm]?m)?\)?,?(?=[\s:–-]*$)/u;

/** The part that the cell to the left names. */
function partBeside(passage: Passage, start: number): string | null | undefined {
  const cell = lineStart(passage, start);
  const label = passage.beside.get(cell);
  // "Collar | faux fur: 80 % acrylic": what its cloth is called.
  const own = passage.folded
    .slice(cell, start)
    .replace(/[ ]?:[ ]?$/u, "")
    .trim();
  if (label === undefined || (own !== "" && (!NAME_OF_CLOTH.test(own) || NO_CLOTH.test(own))))
    return undefined;
  const quality = own === "" ? undefined : partAtEnd(own);
  if (quality !== undefined && !CLOTHS_OF_PARTS.has(quality ?? "")) return undefined;
  // The part may stand further to the left, before the supplier.
  const cells = label.split(CELL_END).map((each) => undescribed(each.replace(COATED, "")));
  const [beside = "", ...further] = cells.toReversed();
  const named = [partAtEnd(beside), ...further.map(partOfFirst)];
  return partOfRow(cells) ?? named.find((part) => part !== undefined);
}

/** The part that a cell begins with, or ends with behind a word for cloth: "tissu dos", "Hauptstoff Ärmel". */
function partOfFirst(cell: string): string | null | undefined {
  const part = partAtBegin(cell)?.part;
  return part === "" ? partAtEnd(cell) || part : part;
}

/** What the line after a row begins with: the rest of a name that did not fit its cell, unless it has shares of its own. */
function wrappedAfter({ folded }: Passage, start: number): string {
  const end = folded.indexOf(LINE_END, start);
  const [first = ""] = end < 0 ? [] : folded.slice(end + 1, end + 80).split(LINE_END);
  const [cell = ""] = first.split(CELL_END);
  return first.includes("%") || /[\d:]/.test(cell) || cell.length > 25 ? "" : cell;
}

/**
 * The part that the first cell of a row names, also in two languages, unless the last one begins with a part.
 * @param wrapped what may be the rest of it: "shoulder" in one line, "strap" in the next
 */
function partOfRow(row: readonly string[], wrapped = ""): string | undefined {
  // "1 | main body | …": rows may be numbered.
  const isNumbered = row.length > 1 && INDEX.test(row[0] ?? "");
  const isCoded = isNumbered && row.length > 2 && CELL_OF_CODE.test(row[1] ?? "");
  const cells = row.slice(isCoded ? 2 : isNumbered ? 1 : 0);
  const [first = "", last = ""] = [cells[0], cells.at(-1)];
  const named = first.replace(CODE, "");
  const whole = wrapped === "" ? undefined : partAsWhole(`${named} ${wrapped}`, true);
  if (whole) return whole;
  const name = named.replace(CLOTH_CODE, "");
  // The cell beside the shares is a label, unless it has the number of its row or of its cloth.
  if (cells.length < 2) return isNumbered || name !== named ? partAsWhole(name) || undefined : undefined;
  const quality = partAtBegin(last)?.part;
  // "Pocket bag | mesh", "Strap | elastic": what its cloth is called.
  if (quality && CLOTHS_OF_PARTS.has(quality)) {
    const part = partAtEnd(named);
    return part && (SELDOM_ALONE.has(part) || !PRODUCTS.has(part)) ? part : undefined;
  }
  if (quality) return undefined;
  const pieces = name.split(/[ ]?\/[ ]?/);
  const all = pieces.length > 1 ? partAtEnd(name) : undefined;
  // "Corpo/maniche" is the product, "Filling – body/hood" the filling; "Futter / Lining" says one thing twice.
  if (all === "filling" || (all === "" && partAsWhole(pieces[0] ?? "") === "")) return all || undefined;
  const parts = pieces.map((each) => partAsWhole(each));
  return parts.find(
    (part) => part !== undefined && part !== "" && (SELDOM_ALONE.has(part) || !PRODUCTS.has(part)),
  );
}

/** What is sold alone too, but seldom in a row whose next cell tells of what it is made: "Insock | Other materials". */
const SELDOM_ALONE: ReadonlySet<string> = new Set(["strap", "insole"]);

/** Names of parts that are also those of a cloth. */
const CLOTHS_OF_PARTS: ReadonlySet<string> = new Set(["mesh", "lace", "fur", "elastic"]);

/** "T1", "F-02": what a row of materials is called, before the part that it is for. */
const CODE = /^\p{L}{1,3}[ .-]?\d{1,3}[.):]?[ ](?=\p{L})/u;

/** "Lining fabric Lapua 4012", "filling 120 g", "collar (rib 1x1)": the name, the number or the weight of what a part is made of. */
const CLOTH_CODE =
  /[ ](?:\([^()]{2,40}\)|(?:\p{L}[\p{L}-]{2,14}[ ])?\d{1,3}[ ]?g(?:\/m[2²]|sm)?|(?:\p{L}[\p{L}-]{3,14}[ ])?[\d./-]{2,8})$/u;

/** A cell with nothing but the number of a material: "te0441". */
const CELL_OF_CODE = /^(?=\p{L}*\d)[\p{L}\d./-]{3,12}$/u;

/** The number of a row. */
const INDEX = /^(?:\d{1,3}|[a-z])?[.)]?$/u;

/**
 * The part that a cell names with all that it says.
 * @param isLong only by a name that has all of its words
 */
function partAsWhole(cell: string, isLong = false): string | undefined {
  const found = partAtBegin(cell);
  return (!isLong || found?.end === cell.length) &&
    found?.part != null &&
    /^[ ]?(?:\d{1,2})?[ ]?:?$/.test(cell.slice(found.end))
    ? found.part
    : undefined;
}
