/** Which part of a product a composition is of. */
import { CELL_END, LINE_END, type Passage } from "../../../reading/passage.ts";
import { cellsOf, lineBefore, lineEnd, lineStart, type Place, tailOf, wordsOf } from "../../kit/places.ts";
import { isAsApproved } from "../../papers/inspections.ts";
import { MEASURED_PART, NO_PART } from "../composition.ts";
import { afterShares, labelAfterShares } from "../labels-before.ts";
import { saysFound } from "../tables/measured.ts";
import { partOfPlacement } from "../tables/placements.ts";
import { PART_REACH, partAfter, partBehind, partInBehind, partOfNextCell, partOfVerb } from "./behind.ts";
import { partAtEnd } from "./components.ts";
import { exceptedPart, isBehindExcepted } from "./except.ts";
import {
  COMPOSED_OF,
  isOfWhatHasIt,
  partInSentence,
  partThatIs,
  THINGS_HAVE,
  WITHOUT_IT,
} from "./in-sentence.ts";
import { beginsWithLining, isOfLining, liningOf } from "./linings.ts";
import {
  COATED,
  KNIT,
  partAsWhole,
  partBeside,
  partOfCloth,
  partOfRow,
  partWithPlaces,
  SIZE,
  undescribed,
  WIDE,
} from "./of-cloth.ts";
import { partAtBegin } from "./part-names.ts";

/** What stands behind the shares tells them apart from others, but does not make a claim of what was found. */
export function partOf(passage: Passage, start: number, end: number): string {
  const before = partBefore(passage, start);
  const own =
    before === MEASURED_PART
      ? before
      : (partBehind(passage, start, end) ??
        partOfVerb(passage, start, end) ??
        partAfter(passage, end, before) ??
        partInBehind(passage, start, end, before) ??
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
  const excepted = exceptedPart(passage, start);
  if (excepted !== undefined) return excepted;
  const composed = COMPOSED_OF.test(line) ? partInSentence(passage, start) : undefined;
  if (composed !== undefined) return composed;
  if (isOfNoPart(line) || isOfTrimming(passage, start, row)) return NO_PART;
  if (LABELS_OF_GOODS.test(row) && isOfThreeCells(passage, start) && !isAsApproved({ passage, start }))
    return NO_PART;
  const wrapped = wrappedLining(before);
  if (wrapped !== undefined) return wrapped;
  const ofRow = passage.order === "rows" ? partInRow(passage, start, row) : undefined;
  const beside = ofRow ?? partBeside(passage, start);
  const lead = line.trimEnd() === "" ? linesAbove(passage, start, before) : line;
  const plain = lead
    .replace(COATED, "")
    .replace(KNIT, "")
    .replace(SIZE, "")
    .replace(WIDE, "")
    .replace(ARTICLE, "")
    .replace(COUNT, "");
  const part =
    beside === undefined
      ? (partOfClause(line) ?? partAtEnd(plain.endsWith(CELL_END) ? undescribed(plain) : plain))
      : beside;
  const above = line.trim() === "" ? lead.trimEnd().split(LINE_END).at(-1) : line;
  const label =
    beside === undefined ? (above ?? line) : (passage.beside.get(lineStart(passage, start)) ?? row);
  if (part && (WITHOUT_IT.test(line) || isBehindExcepted(line))) return undefined;
  if (part && THINGS_HAVE.has(part) && isOfWhatHasIt(label.trimEnd().split(CELL_END).at(-1) ?? ""))
    return undefined;
  if (part === null) return NO_PART;
  return (
    (part === "" ? partThatIs(line) : undefined) ??
    part ??
    partInSentence(passage, start) ??
    partOfLinked(line) ??
    partInside(line) ??
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
  const cells = row.split(CELL_END).slice(0, -1);
  const wrapped = wrappedAfter(passage, start);
  // "Mesh | Knit, side panels" over a heading is whole; "Hood" over "lining" is not, and "Rib | Cuffs" has two names.
  const isWhole =
    wrapped === "" ||
    !cells.some((cell, i) => partAsWhole(`${cell} ${wrapped}`) || (i > 0 && partAsWhole(cell)));
  const placed = isWhole ? partOfPlacement(passage, start) : undefined;
  return placed ?? partOfRow(cells, wrapped);
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
  /(?:^|[;.•·|][ ]?|,?[ ](?:and|und|et|e|y|en|i|og|och|ja|a)[ ])(?:the|el|la|los|las|le|les|il|lo|gli|der|die|das|den|de|het|o|a|os|as|un|η|ο|το|l['’]|dell['’])?[ ]?(?<part>\p{L}[^;.,:%\t\n\d]{2,40}),[ ](?:(?:however|instead|hingegen|dagegen|quant a (?:lui|elle|eux)|(?:lui|elle)|en revanche|par contre|invece|en cambio|por su parte|por sua vez|natomiast|za to|daarentegen|derimot|derimod|daremot|puolestaan|zas),?[ ])?(?:(?:a|en|de|of|with|in|mit|aus|di|con|com|em|van|uit|met|z|ze|av|af|i)[ ])?$/u;

function partOfClause(line: string): string | undefined {
  const clause = CLAUSE.exec(line)?.groups?.part;
  return clause === undefined ? undefined : partAsWhole(clause, true);
}

/** "W koronce 85/15 poliamid/elastan", "in the fringe only wool": where it is, right before shares in a clause of its own. */
const INSIDE =
  /(?:^|[;.:,\t\n•·][ ]?|[ ](?:and|und|et|e|y|en|i|og|och|ja|a|si|es|ve|и|та|і|και|u)[ ])(?:(?:in|on|at|for)(?: the)?|im|am|an (?:den|der|dem)|auf (?:den|der|dem)|in (?:den|der|dem|de|het)|(?:op|aan|voor) (?:de|het)|(?:dans|sur|pour)(?: les?| la| l['’])?|nel(?:l[aeo]|l['’])?|nei|negli|sul(?:l[aeo]|l['’])?|per (?:la|le|il|i)|en(?: el| las?| los)?|no(?=[ ](?:corpo|forro|colarinho|punho|bordado|elastico|cos|decote|capuz|peito|interior|exterior|avesso|direito|gancho|restante|resto|tecido|revestimento|enchimento)(?!\p{L}))|na|nos|nas|pa|i|w|we|v|ve|vo|u|la|pe|в|във|во|у|на|σε|στον?|στην?|στα|στισ|στουσ)[ ]?(?<name>\p{L}[^;.:,%\t\n\d]{2,40}?)[ ](?:(?:is|are|ist|sind|est|sont|e|es|sao|jest|je|ar|er|on|este|е|is used|only|nur|enbart|kun|tylko|stwierdzono|wykryto|oznaczono|(?:bylo )?zjisteno|(?:bolo )?zistene|pavisades|pavistes|pavist|fundet|funnet|uppmattes|(?:wurden? )?(?:nachgewiesen|festgestellt|bestimmt|gefunden)|wurden?|on a trouve|(?:si e|si sono|sono stat[ie]) (?:rilevat|trovat)\p{L}|se (?:hallo|hallaron|detecto|detectaron|encontro|encontraron)|foram encontrad\p{L}*|werd(?:en)?(?: gevonden| gemeten)?|виявлено|знаидено|установено е|са установени|βρεθηκ\p{L}*|s-a(?:u)? gasit|utvrdeno je|je utvrdeno|ugotovljeno je|leiti|tuvastati|konstatets|konstateti|nustatyta|rasta|mertek|mertunk|there (?:is|was|were)|we found)[ ])?$/u;

function partInside(line: string): string | undefined {
  const name = INSIDE.exec(line)?.groups?.name;
  return name === undefined ? undefined : partAsWhole(name, true) || undefined;
}

/** What a clause says behind its part and right before its shares: "the rib, that is", "a passzé pedig", "aprocēm –". */
const BEHIND_LINKED =
  /(?:,?[ ](?:it is|that is|that's|(?:sind|ist) es|c['’]est(?: (?:du|de la|en|de))?|es|sono|abbiamo|sao|sera|is het|zijn het|dat is|jest to|to|ar det|er det|det ar|det er|se on|je to|az|este|това е|це|ειναι|to je|see on|tas ir|tai)|[ ](?:pedig|viszont|aga|ise|tuttavia|invece|natomiast|zas))?[ ](?:[–-][ ])?$/u;
/** What a clause begins with before its part: a word that links it to what stands before, one for what it is told of, and an article. */
const LINK =
  /^.*(?<!\p{L})(?:and|but|while|whereas|und|aber|wahrend|et|mais|tandis que|e|ma|mentre|y|pero|mientras que|mas|enquanto|en|maar|terwijl|i|a|ale|zas|natomiast|och|men|medan|og|mens|ja|mutta|kun taas|kuid|aga|ar|un|bet|savukart|ir|o|si|iar|dar|и|а|но|докато|і|та|але|και|ενω|αλλα|ali|dok|in|pa|es|de|ve|ise)[ ](?=\p{L})/u;
const TOLD_OF =
  /^[ ]?(?:for|as for|fur|bei|pour|quant a|per|para|en cuanto a|quanto a|voor|wat|dla|for|vad galler|pro|pre|u|pentru|la|за|при|для|щодо|για|za|kod|uz)[ ](?=\p{L})/u;
const ARTICLE_OF_LINKED =
  /^[ ]?(?:the|der|die|das|den|dem|le|la|les|il|lo|gli|i|el|los|las|o|os|as|de|het|az?|το|τα|η|ο|οι|την|τον|τη|l['’])[ ]?(?=\p{L}{3})/u;

/** "The top is 100 % cotton and the trousers 50 % cotton": the part that a clause names right before its shares. */
function partOfLinked(line: string): string | undefined {
  const said = line.replace(BEHIND_LINKED, "");
  const clause = tailOf(said, /$(?<=(?<tail>[^;.,:%\t\n\d!?]*))/u);
  if (clause.trim() === "") return undefined;
  const linked = clause.replace(LINK, "").replace(TOLD_OF, "");
  const name = linked.replace(ARTICLE_OF_LINKED, "").trim();
  if (name === clause.trim() && said.trimEnd() === line.trimEnd()) return undefined;
  return partAsWhole(name, true) || undefined;
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
function isOfTrimming(passage: Passage, start: number, row: string): boolean {
  const [first = "", ...cells] = passage.order === "rows" ? row.split(CELL_END).slice(0, -1) : [];
  if (cells.some((cell) => partAtBegin(cell)?.part === null || partAtEnd(cell) === null)) return true;
  // "Straps | Elastic 14 mm" is of the straps.
  const item = [first, ...cells].find((cell) => /\p{L}{2}/u.test(cell));
  const isInBill = cells.length > 0 || isOfThreeCells(passage, start);
  if (isInBill && item !== undefined && isElasticByWidth(item)) return true;
  // "Zip tape | Front | 100 % polyester"; a bag may be the product.
  return partAtEnd(`${first}:`) === null && !PACKAGE.test(first) && cells.some((cell) => !!partAsWhole(cell));
}

const WIDTH = /\p{L}[ ,]{1,2}(?:h\.?[ ])?(?:\d{1,3}[ ]?[cm]m|\d{2,3})$/u;

/** "Elastic 30 mm", "élastique ceinture 35 mm": bought by its width, as no part of a garment is told. */
function isElasticByWidth(cell: string): boolean {
  const found = partAtBegin(cell);
  return found?.part === "elastic" && WIDTH.test(cell);
}

/** What the lines above say; but where a cell to the left speaks for shares, the last cell of its column does not. */
function linesAbove(passage: Passage, start: number, before: string): string {
  const head = passage.order === "rows" ? firstOfHead(passage, start) : undefined;
  if (head !== undefined) return head;
  return before.endsWith("\n\n") && passage.beside.has(lineStart(passage, start)) ? "" : before;
}

/**
 * "Shell | Lining" over "100 % polyamide | 100 % polyester": the first cell of the row above is over the first. Where a row has fewer
 * cells, what stands above it may be in another column: "BACK | 8 cm above the hem" over "60 % cotton".
 */
function firstOfHead(passage: Passage, start: number): string | undefined {
  const { folded } = passage;
  const row = lineStart(passage, start);
  if (row < 2 || folded.slice(row, start).trim() !== "") return undefined;
  const end = lineEnd(folded, start);
  const cells = folded.slice(row, end).split(CELL_END);
  const from = lineStart(passage, row - 1);
  const above = cellsOf(folded.slice(from, row - 1), from);
  if (above.length === 1) return undefined;
  if (above.length === cells.length) return above[0]?.cell;
  const { left, right } = sidesOf({ passage, start: row, end: row + (cells[0]?.length ?? 0) });
  return above.find(({ cell, start: at }) => {
    const over = sidesOf({ passage, start: at, end: at + cell.length });
    return over.left < right && over.right > left;
  })?.cell;
}

/** How far left and right the words of a place reach on their page. */
function sidesOf(place: Place): { left: number; right: number } {
  const words = wordsOf(place);
  return {
    left: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ x, width }) => x + width)),
  };
}

/** "Composition trouvée : ", "Wynik badania: ". */
function isFoundLabel(line: string): boolean {
  const label = /(?:^|[.;\t][ ]?)(?<label>\p{L}[^:;.\t\d%]{2,40})[:\t][ ]*$/u.exec(line)?.groups?.label;
  return label !== undefined && saysFound(label) && !/label|etiket|etykie|etichet|etiquet/u.test(label);
}

/** What the line after a row begins with: the rest of a name that did not fit its cell, unless it has shares of its own. */
function wrappedAfter({ folded }: Passage, start: number): string {
  const end = folded.indexOf(LINE_END, start);
  const [first = ""] = end < 0 ? [] : folded.slice(end + 1, end + 80).split(LINE_END);
  const [cell = ""] = first.split(CELL_END);
  return first.includes("%") || /[\d:]/.test(cell) || cell.length > 25 ? "" : cell;
}
