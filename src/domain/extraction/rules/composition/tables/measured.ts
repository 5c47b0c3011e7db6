/** Tables of fibres with two or more columns of shares, such as claimed and found: what is claimed counts. */

import { CELL_END, LINE_END, type Passage } from "../../../reading/passage.ts";
import { NATIONAL_BODIES } from "../../certificates/standards.ts";
import { FIGURE, figureIn, GIVE_OR_TAKE, NUMBER, numberOf, SHARE_UNIT } from "../../kit/numbers.ts";
import { type Cell, cellsOf } from "../../kit/places.ts";
import type { Written } from "../composition.ts";
import { fibreCalled, fibresIn } from "../fibres/fibres.ts";
import { areWhole } from "../fibres/shares.ts";
import { partAtEnd, partInCell } from "../parts/components.ts";

/** A row of a table with a fibre and a figure in each of two to five cells. */
interface Row {
  fibre: string;
  /** The part that a cell to the left of the fibre names, null for what is none. */
  part: string | null | undefined;
  numbers: number[];
  start: number;
  end: number;
  lineEnd: number;
  /** The place of the first figure, of so many cells. */
  first?: number;
  width?: number;
  /** True where each cell names the fibre. */
  named?: true;
  /** True where dashes stand for what is absent. */
  dashed?: true;
}

/** Longest head of a column, or heading, in characters. */
const LONGEST_HEAD = 40;
/** Most figures beside a fibre, and least. */
const [MOST_FIGURES, LEAST_FIGURES] = [5, 2];
/** Longest name of a fibre in its cell, in characters. */
const LONGEST_NAME = 45;

/** "(A) Shell", "1. Lining". */
const MARKED = /^\(?(?:[a-h]|\d{1,2})[).:][ ]?/u;

function partCalled(cell: string): string | null | undefined {
  return partInCell(cell.replace(MARKED, ""));
}

/** "Acrylic 74.6", "75 acrylic" and "75 % acrylic". */
const NAMED_FIGURE = new RegExp(
  String.raw`^(?:(?<name>\p{L}[^\d%]{1,40}?)[ ]?:?[ ](?<figure>${NUMBER})(?:[ ]?%)?|(?<figure2>${NUMBER})(?:[ ]?%)?[ ](?<name2>\p{L}[^\d%]{1,40}))$`,
  "u",
);

/** A row that names its fibre in each of its cells, once for what is claimed and once for what was found. */
function namedRow({ text }: Passage, line: string, at: number): Row | undefined {
  const cells = cellsOf(line, at);
  const entries = cells.map(({ cell, start }) => {
    const printed = text.slice(start, start + cell.length);
    const groups = NAMED_FIGURE.exec(cell)?.groups;
    const name = groups?.name ?? groups?.name2 ?? "";
    const from = cell.indexOf(name);
    const fibre = name === "" ? undefined : fibreCalled(printed.slice(from, from + name.length).trim());
    return { fibre, number: numberOf(groups?.figure ?? groups?.figure2 ?? "") };
  });
  const first = entries.findIndex(({ fibre }) => fibre !== undefined);
  const fibre = entries[first]?.fibre;
  const length = entries.slice(first).findIndex((entry) => entry.fibre !== fibre);
  const own = entries.slice(first, length < 0 ? undefined : first + length);
  const last = cells[first + own.length - 1];
  if (fibre === undefined || !last || first > 2 || own.length < LEAST_FIGURES) return undefined;
  const part = cells
    .slice(0, first)
    .map(({ cell }) => partCalled(cell))
    .find((each) => each !== undefined);
  const numbers = own.map(({ number }) => number);
  const end = last.start + last.cell.length;
  return { fibre, part, numbers, start: at, end, lineEnd: at + line.length, named: true };
}

function* rowsWithFigures(passage: Passage): Generator<Row> {
  const { folded } = passage;
  for (const line of folded.matchAll(/[^\n]+/g)) {
    const named =
      /\t/.test(line[0]) && /\d/.test(line[0]) ? namedRow(passage, line[0], line.index) : undefined;
    if (named) yield named;
    if (named || !/\t(?:%[ ]?)?\d/.test(line[0])) continue;
    const row = rowOfFigures(passage, line[0], line.index);
    if (row) yield row;
  }
}

/** A row of a fibre with its figures, also with a unit or the standard of a test between, before or behind them. */
function rowOfFigures({ text }: Passage, line: string, at: number): Row | undefined {
  const cells = cellsOf(line, at);
  // A row may begin with its number.
  const first = cells.findIndex(({ cell }, i) => i > 0 && (FIGURE.test(cell) || isAbsent(cells, i)));
  const isOfTest = cells.some(({ cell }) => SHARE_UNIT.test(cell) || STANDARD.test(cell));
  let from = cells[first - 1] && first > 0 ? first - 1 : -1;
  // A fibre, its method and its unit, and then its figures.
  while (from > 0 && ASIDE.test(cells[from]?.cell ?? "")) from--;
  const name = cells[from];
  if (!name || from > 2 || name.cell.length > LONGEST_NAME) return undefined;
  const printed = text.slice(name.start, name.start + name.cell.length);
  const named = fibresIn(name.cell, printed);
  const fibre = named[0]?.fibre ?? fibreCalled(printed);
  const figures = cells.slice(first, first + MOST_FIGURES);
  const count = figures.findIndex(
    ({ cell }, i) => !FIGURE.test(cell) && !DIFFERENCE.test(cell) && !isAbsent(cells, first + i),
  );
  const own = count < 0 ? figures : figures.slice(0, count);
  const last = own.at(-1);
  const isEnough = own.length >= LEAST_FIGURES || (isOfTest && named.length === 1);
  if (fibre === undefined || !last || !isEnough) return undefined;
  const numbers = own.map(({ cell }) => (FIGURE.test(cell) && !DIFFERENCE.test(cell) ? figureIn(cell) : 0));
  // "Front panel – cotton".
  const within = /^(?<part>\p{L}[^\d]{2,30}?)[ ]?[:–-][ ]$/u.exec(name.cell.slice(0, named[0]?.start ?? 0));
  const part = [within?.groups?.part ?? "", ...cells.slice(0, from).map(({ cell }) => cell)]
    .map(partCalled)
    .find((each) => each !== undefined);
  const end = last.start + last.cell.length;
  const place = { start: at, end, lineEnd: at + line.length };
  const dashed = own.some(({ cell }) => DASH.test(cell));
  return { fibre, part, numbers, ...place, first, width: cells.length, ...(dashed && { dashed }) };
}

/** Dashes stand for what is absent where there are several beside each other, as for what is claimed and what was found. */
function isAbsent(cells: readonly Cell[], at: number): boolean {
  const isDash = (i: number) => DASH.test(cells[i]?.cell ?? "");
  return ABSENT.test(cells[at]?.cell ?? "") || (isDash(at) && (isDash(at - 1) || isDash(at + 1)));
}

const DASH = /^[-–—]$/;

/** The standard of a test, or the law of the Union on names of fibres that tells how they are tested, which fills its cell. */
const STANDARD = new RegExp(
  String.raw`^(?:(?:(?:${NATIONAL_BODIES})[ -]?)?(?:en[ -]?)?(?:iso|en|astm|aatcc|gb/t|jis)[ ]?\p{L}?[ ]?\d[\d\p{L}:.,/ -]{1,24}|[\p{L}(][^\t]{0,28}1007/2011[^\t]{0,16})$`,
  "u",
);
/** What may stand between a fibre and its figures. */
const ASIDE = new RegExp(`${SHARE_UNIT.source}|${STANDARD.source}|${DASH.source}`, "u");
/** How far what was found is from what is claimed: no share, but a column. */
const DIFFERENCE = new RegExp(`^(?:${GIVE_OR_TAKE}|[-–−+][ ]?)${NUMBER}[ ]?%?$`, "u");

/** In place of a share: what was not declared, or not found. */
const ABSENT =
  /^(?:not|nicht|non|no|nao|niet|nie|ej|inte|ikke|ei|nem|ne|nu|ni|nije)(?:[ ]|-)?(?:declar|deklar|dichiarat|stated|claim|listed|label|angegeb|genannt|indiqu|mentionn|indicat|indicad|vermeld|opgegev|podan|wymieni|angiv|oplyst|ilmoit|uved|detect|found|nachgew|gefund|detet|rilev|gevond|stwierdz|wykryt|pavist|fund)\p{L}*$|^n\.?d\.?$/u;
/**
 * What may be found of fibres that are not declared, in points of a hundred: Article 20(2) of Regulation (EU) No 1007/2011
 * allows 2, and 5 of what is carded. Beyond that the declaration is wrong, and what was found is what has to be told.
 */
const EXTRANEOUS = 5;

const CLAIMED =
  /claim|declar|revendiq|rivendic|reivindic|alegad|beansprucht|label|angabe|deklar|soll|annonc|etiquet|etiket|etykie|etichet|cimke|dichiarat|opgegeven|opgave|deklarowan|beyan|kennzeichn|requirement|anforderung|vorgabe|exigence|requisit|specif|spezif|specyfik|wymagani|krav|vaatimus|pozadav|deklarov|udavan|uvaden|bevallott|nevleg|oppgitt|uppgiv|angiv|ilmoit|navede|nominal|auszeichn|stated|zadeklar|kovetelm|cerint|zahtj|zahtev|prasib|reikalav|richiest|istenen|gereklilik|δηλω|απαιτ|декларир|заявлен|декларов|изиск|вимог|opp?lyst|mærkning|merking|markning|merkin[nt]|margis|zenklinim|markejum/u;
const FOUND_VALUES =
  /found|result|measured|actual|tested|(?<!\p{L})ist(?!\p{L})|ergebnis|messwert|misurat|meetwaarde|vastgesteld|matvarde|maleværdi|maleverdi|mittaus|namer|zmeren|olcum|olcul|измеряв|befund|gefunden|gemessen|mesur|trouve|risultat|rilevat|hallad|encontrad|medid|gevonden|gemeten|wynik|zmierzon|uppmat|funnet|fundet|oznaczon|zjisten|zisten|mert|talalt|gasit|masurat|utvrden|izmjeren|ugotovljen|leitud|moodetud|nustatyt|konstatet|bulunan|sonuc|ermittelt|istwert|constat|determin|obtenid|obtid|bepaald|stwierdzon|zbadan|nalezen|vizsgalt|izmerjen|malt\b|todet|mitat|tulos|konstateer|намерен|измерен|факт|виявлен|вимірян|визначен|установлен|встановлен|измерјен|измерен|измерв|определен|одређен|ispitan|izmer|noteikt|izmerit|ismatuot|mootmis|резултат|нађен|утврђен|vysled|eredm|rezult|tulem|αποτελ|μετρη|ευρεθ/u;

const SHARES_SAID =
  /%|percent|share|anteil|prozent|pourcent|part\b|quota|porcentaje|percentagem|aandeel|udzial|oran/u;

/** The wholes of all such tables of a page, from its rows. */
export function* measuredTablesIn(passage: Passage): Generator<Written> {
  if (passage.order !== "rows" || !/\t[^\t\n]{0,40}\d/.test(passage.folded)) return;
  for (const table of tablesOf([...rowsWithFigures(passage)])) {
    const first = table.rows[0];
    const last = table.rows.at(-1);
    if (!first || !last) continue;
    const whole = wholeColumns(table.rows);
    const head = passage.folded.slice(0, table.start).trimEnd().split(LINE_END).slice(-2).join(LINE_END);
    // Numbers beside a fibre are pieces and prices unless something says that they are shares.
    const printed = passage.folded.slice(first.start, last.end);
    // "Lining | 100 % polyester | 100 % polyester" is read as any other row.
    if (first.named && first === last && printed.includes("%")) continue;
    const isSaid = [SHARES_SAID, CLAIMED, FOUND_VALUES].some((pattern) => pattern.test(head));
    if (!isSaid && !printed.includes("%")) continue;
    // "Silk | 65 % | – | –" below the parts of a dress tells nothing twice.
    const isTwice = CLAIMED.test(head) || FOUND_VALUES.test(head);
    if (!isTwice && table.rows.some(({ dashed }) => dashed)) continue;
    const heads = headsOf(head, first);
    for (const { part, columns } of partsAcross(head, heads) ?? [{ part: undefined, columns: undefined }]) {
      const own = columns ? whole.filter((column) => columns.includes(column)) : whole;
      const column = columnOf(table.rows, own, heads);
      if (column === undefined) continue;
      const isNamed = [CLAIMED, MEAN].some((pattern) => pattern.test(heads[column] ?? ""));
      const sure = own.length === 1 || isNamed || FOUND_VALUES.test(head);
      const shares = table.rows
        .map(({ fibre, numbers }) => ({ fibre, percent: numbers[column] ?? 0 }))
        .filter(({ percent }) => percent > 0);
      yield {
        part: part ?? first.part ?? partOver(head),
        shares,
        start: first.start,
        end: last.end,
        confidence: sure ? 0.92 : 0.6,
        ...((first.named || part !== undefined) && { crossed: true }),
        ...(CLAIMED.test(heads[column] ?? "") && { claimed: true }),
      };
    }
  }
}

/** Columns of figures that are all of one part. */
interface PartAcross {
  part: string;
  columns: readonly number[];
}

/** "Top declared | Found | Bottom declared | Found", or "Top | Bottom" over the heads: each of several parts has its own columns. */
function partsAcross(head: string, heads: readonly string[]): PartAcross[] | undefined {
  const named = heads.map(partCalled);
  const over = partsOver(head, heads.length);
  const parts: PartAcross[] = [];
  for (const column of heads.keys()) {
    const part = over?.[column] ?? named[column] ?? parts.at(-1)?.part;
    if (part === undefined) return undefined;
    const last = parts.at(-1);
    if (last?.part === part) parts[parts.length - 1] = { part, columns: [...last.columns, column] };
    else parts.push({ part, columns: [column] });
  }
  const isEach =
    parts.length > 1 && parts.every(({ columns }) => columns.length === parts[0]?.columns.length);
  return isEach && heads.length > parts.length ? parts : undefined;
}

/** The parts that the line over the heads names, each over as many columns. */
function partsOver(head: string, count: number): string[] | undefined {
  const lines = head.split(LINE_END);
  const cells = lines.length > 1 ? (lines[0] ?? "").split(CELL_END) : [];
  const parts = cells.map(partCalled).filter((part) => typeof part === "string");
  const each = count / parts.length;
  if (parts.length < 2 || parts.length < cells.length - 1 || !Number.isInteger(each)) return undefined;
  return parts.flatMap((part) => Array.from({ length: each }, () => part));
}

/** Of those that make a whole the column of what is claimed, unless a fibre was found that is not declared. */
function columnOf(
  rows: readonly Row[],
  whole: readonly number[],
  heads: readonly string[],
): number | undefined {
  const claimed = whole.find((each) => CLAIMED.test(heads[each] ?? ""));
  const found = whole.find((each) => saysFound(heads[each] ?? ""));
  const mean = whole.find((each) => MEAN.test(heads[each] ?? ""));
  if (claimed === undefined || found === undefined) return claimed ?? mean ?? whole[0];
  const isUndeclared = ({ numbers }: Row) => !numbers[claimed] && (numbers[found] ?? 0) > EXTRANEOUS;
  return rows.some(isUndeclared) ? found : claimed;
}

/** "Test 1 | Test 2 | Mean". */
const MEAN =
  /(?<!\p{L})(?:mean|average|avg|mittel(?:wert)?|durchschnitt|moyenne?|media|valor medio|valore medio|gemiddelde?|sredni[ae]?|medel(?:varde)?|middel(?:værdi|verdi|vaerdi)?|gjennomsnitt|gennemsnit|keskiarvo|prumer|priemer|atlag|medie|prosjek|povprecje|ortalama|keskmine|vidurkis|videj[ai]s|средно|середн\p{L}*|просек|μεσοσ οροσ|μεση τιμη)(?!\p{L})/u;

/** The part that the line over the head of a table names: "Sample B - lining". */
function partOver(head: string): string | null | undefined {
  const [line = "", below] = head.split(LINE_END);
  if (below === undefined || line.includes(CELL_END) || line.length > LONGEST_HEAD) return undefined;
  return partAtEnd(`${line}:`) || undefined;
}

/** What stands over as many columns of figures: those that say what they are, or the last ones. */
function headsOf(head: string, { numbers: { length: count }, first, width }: Row): string[] {
  const cells = (head.split(LINE_END).at(-1) ?? "").split(CELL_END);
  if (first !== undefined && cells.length === width) return cells.slice(first, first + count);
  const said = cells.filter((cell) => CLAIMED.test(cell) || FOUND_VALUES.test(cell));
  // "Tested component, result, claimed": the figures stand last of what is said.
  return said.length >= count ? said.slice(-count) : head.split(/[\t\n]/).slice(-count);
}

/** Rows of one part that stand together, and where the first of their table begins. */
function tablesOf(rows: readonly Row[]): Table[] {
  const tables: Table[] = [];
  for (const row of rows) {
    const table = tables.at(-1);
    const last = table?.rows.at(-1);
    const isNext = last !== undefined && row.start - last.lineEnd <= 1;
    const goesOn = isNext && row.numbers.length === last.numbers.length ? table : undefined;
    // A row that names a part begins its whole, one without is of the part above.
    if (goesOn && (row.part === undefined || row.part === goesOn.rows[0]?.part)) goesOn.rows.push(row);
    else tables.push({ rows: [row], start: (isNext ? table?.start : undefined) ?? row.start });
  }
  return withCentredParts(tables);
}

interface Table {
  rows: Row[];
  start: number;
}

/** The same, where the cell of a part stands in the middle of its rows, so that its first ones stand above it. */
function withCentredParts(tables: readonly Table[]): Table[] {
  const runs: Table[][] = [];
  for (const table of tables) {
    const last = runs.at(-1)?.at(-1);
    const [above, first] = [last?.rows.at(-1), table.rows[0]];
    const isNext = above !== undefined && first !== undefined && first.start - above.lineEnd <= 1;
    if (isNext && above.numbers.length === first.numbers.length) runs.at(-1)?.push(table);
    else runs.push([table]);
  }
  return runs.flatMap((run) => {
    const isTorn = run.length > 1 && !run.every(({ rows }) => wholeColumns(rows).length > 0);
    return (isTorn && centred(run)) || run;
  });
}

/** Rows taken one by one until they make a whole, each time with one name of a part among them. */
function centred(run: readonly Table[]): Table[] | undefined {
  const rows = run.flatMap((table) => table.rows);
  const start = run[0]?.start ?? 0;
  const groups: Row[][] = [[]];
  for (const row of rows) {
    groups.at(-1)?.push(row);
    if (wholeColumns(groups.at(-1) ?? []).length > 0) groups.push([]);
  }
  if (groups.pop()?.length !== 0) return undefined;
  const tables = groups.flatMap((own): Table[] => {
    const parts = own.flatMap(({ part }) => (part === undefined ? [] : [part]));
    const [part] = parts;
    return parts.length === 1 ? [{ rows: own.map((row) => ({ ...row, part })), start }] : [];
  });
  return tables.length === groups.length ? tables : undefined;
}

/** The columns whose shares make a whole. */
function wholeColumns(rows: readonly Row[]): number[] {
  const columns = rows[0]?.numbers.keys() ?? [];
  return [...columns].filter((column) => areWhole(rows.map(({ numbers }) => numbers[column] ?? 0)));
}

/** "Component tested" stands over names. */
const NAMES_TESTED =
  /(?:component|part|sample|specimen|item|material)s? tested|tested (?:component|part|sample|specimen|item|material)/u;

/** True for the head of a column of what was found. */
export function saysFound(head: string): boolean {
  return FOUND_VALUES.test(head) && !CLAIMED.test(head) && !NAMES_TESTED.test(head);
}

/** True for the head of a column of what is claimed. */
export function saysClaimed(head: string): boolean {
  return CLAIMED.test(head);
}
