/** What data sheets of batteries say in figures with a unit. */
import { LINE_END, type Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { cellsOf, lineAround, lineStart, placeOf } from "../kit/places.ts";
import { matches, type Worded, worded } from "../kit/worded.ts";
import { findChemistries } from "./chemistry.ts";
import { CAPACITY, ENERGY, HIGHEST, LOWEST, VOLTAGE, VOLTAGES } from "./words.ts";

const FIGURE = String.raw`(?<![\d.,]|(?<!\p{L})[ck]/?)(?<number>\d{1,3}(?:[ .,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)[ ]?`;
/** Words of a sentence that may stand before what a figure is called: short ones, and names of a battery. */
const LEADING = String.raw`(?<![\p{L}'-])(?:(?!max|min|maks|low|high|peak|over|no|cut|end|cell|off|load|bulk|open)\p{L}{1,4}|(?:batt?er|akk?u|accu|pil)\p{L}*)`;
const BEGIN = String.raw`(?<!(?:max|min|maks)\. )(?<=^|[\n\t(]|[·|;,/] ?|[.:] |${LEADING} )`;
/** What a battery is measured at: "Capacity C20", "Kapazität (K5)", "Capacidad C100". */
const MEASURED_AT = String.raw`(?:[ ]?\([^()\n\t]{0,25}\)|[ ][ck]/?\d{1,3}(?!\d))?`;

/** Unit as printed, folded → what a figure is multiplied with. */
type Units = Record<string, number>;

const VOLTS: Units = { v: 1, volt: 1, volts: 1, vdc: 1, "v dc": 1, в: 1 };
const AMPERE_HOURS: Units = { mah: 0.001, ah: 1, мач: 0.001, ач: 1, а·ч: 1, а·год: 1, ма·год: 0.001 };
const MILLIAMPERE_HOURS: Units = Object.fromEntries(
  Object.entries(AMPERE_HOURS).map(([unit, times]) => [unit, times * 1000]),
);
const KILOWATT_HOURS: Units = {
  ...{ kwh: 1, wh: 0.001, mwh: 1000 },
  ...{ квтч: 1, втч: 0.001, квт·ч: 1, вт·ч: 0.001, квт·год: 1, вт·год: 0.001 },
};

interface Figure {
  field: string;
  /** A word for it, then the figure with its unit. */
  pattern: Worded;
  /** A word for it with the unit, then the figure. */
  unitFirst: Worded;
  /** A figure with its unit, then a word for it, with which a clause ends. */
  figureFirst: Worded;
  /** A cell that is nothing but one of the words for it. */
  words: Worded;
  units: Units;
}

const FIGURES: readonly Figure[] = [
  figure("rated_capacity", CAPACITY, AMPERE_HOURS),
  figure("battery_capacity", CAPACITY, MILLIAMPERE_HOURS),
  figure("rated_energy", `${ENERGY},${CAPACITY}`, KILOWATT_HOURS),
  figure("voltage_minimum", LOWEST, VOLTS),
  figure("voltage_maximum", HIGHEST, VOLTS),
  figure("voltage_nominal", VOLTAGE, VOLTS),
];

/** Capacity, energy, voltages and chemistry. */
export function findBatteryFigures(text: Text): Found[] {
  const isAsked = (field: string) => text.fields.get(field)?.type === "number";
  const called = text.passages.flatMap((passage) => [
    ...FIGURES.filter(({ field }) => isAsked(field)).flatMap((figure) => figuresIn(passage, figure)),
    ...(isAsked("voltage_minimum") ? rangesIn(passage) : []),
  ]);
  const isCalled = (field: string) => called.some((found) => found.field === field);
  const declared = called.filter((found) => !isMeasured(found));
  const told = called.filter(
    (found) => !isMeasured(found) || !declared.some(({ field }) => field === found.field),
  );
  const bare = BARE_FIGURES.filter(({ field }) => isAsked(field) && !isCalled(field));
  return [
    ...nominalFirst(told),
    ...bare.flatMap((figure) => bareIn(text.passages, figure)),
    ...findChemistries(text),
  ];
}

/** Words of a label that make a figure the one a battery is sold by: "Nennkapazität", "Capacidad nominal". */
const NOMINAL =
  /(?<!\p{L})(?:nominal|rated|nenn|bemessung|assigne|znamion|nominel|markt?(?=kap|ener|spann|spæn)|mærke|merke|nimel|nimi(?=kap|ener|maht|ping)|jmenov|menovit|nevleges|nazivn|vardin|anma|номин|номін|ονομαστ)/u;
/** Figures that a battery has at several rates of discharge, and as a least one: "Capacidad (C100)", "Pojemność minimalna". */
const AT_SEVERAL_RATES: ReadonlySet<string> = new Set(["rated_capacity", "battery_capacity", "rated_energy"]);

/** Without capacities that no word calls nominal, where another one is called so: "Capacidad nominal (C20)" beside "Capacidad (C100)". */
function nominalFirst(found: readonly Found[]): Found[] {
  const nominal = found.filter(
    ({ field, passage, start, end }) =>
      AT_SEVERAL_RATES.has(field) && NOMINAL.test(passage.folded.slice(start, end)),
  );
  return found.filter((one) => {
    const called = nominal.filter(({ field }) => field === one.field);
    return called.length === 0 || called.some(({ value }) => value === one.value);
  });
}

/** What a test found, beside what is declared. */
const MEASURED =
  /(?<!\p{L})(?:measured|gemessen|mesure|misurat|medid[oa]|gemeten|zmierzon|uppmatt|malt(?!\p{L})|mitattu|zmeren|namer|mert(?!\p{L})|masurat|olculen|μετρηθ)/u;

function isMeasured({ passage, start, end }: Found): boolean {
  const { folded, beside } = passage;
  const row = beside.get(lineStart(passage, end)) ?? "";
  return MEASURED.test(row) || MEASURED.test(lineAround(folded, start, end));
}

/** A figure that its unit tells of, with no word for it. */
interface BareFigure {
  field: string;
  pattern: RegExp;
  units: Units;
}

const BESIDE = String.raw`[ ,/|·;()+-]{1,4}(?:\p{L}{1,4} )?`;
const HOURS = anyOf({ ...AMPERE_HOURS, ...KILOWATT_HOURS });
/** What is no battery's own, and of the energy what can be used of it only. */
const OF_OTHERS =
  /charg(?:er|ing)|ladeger|netzteil|chargeur|caricabatt|cargador|carregador|oplader|ladowark|nabij|tolto|incarcator|laturi|oplad|laddare|lader(?!\p{L})|lataus|зарядн|φορτιστ|sarj |input|output|eingang|ausgang|consum|verbrauch|usable|nutzbar|utili[sz]|util(?!\p{L})|bruikba|uzyteczn|cells?(?!\p{L})|zellen?(?!\p{L})/u;

/** "Batteries of more than 100 Wh": what a rule is for, and no product's own. */
const BOUND =
  /(?<!\p{L})(?:more than|less than|over|above|below|under|exceed\p{L}*|mehr als|weniger als|uber|unter|plus de|moins de|oltre|piu di|meno di|superior[ei]? (?:ai?|di|de)|mas de|menos de|mais de|acima de|meer dan|minder dan|boven|wiecej niz|mniej niz|ponad|powyzej|ponizej|mer an|mindre an|over|mere end|mindre end|mer enn|mindre enn|yli|alle|vice nez|mene nez|nad|viac ako|menej ako|tobb mint|kevesebb mint|peste|sub|mai mult de|vise od|manje od|vec kot|manj kot|rohkem kui|ule|daugiau kaip|vairak neka|virs|fazla|над|повече от|по-малко от|понад|більше|преко|ανω των|πανω απο)[ \n](?:\p{L}{1,3}[ ])?$/u;

const BARE_FIGURES: readonly BareFigure[] = [
  bareFigure("rated_capacity", AMPERE_HOURS),
  bareFigure("battery_capacity", MILLIAMPERE_HOURS),
  bareFigure("rated_energy", KILOWATT_HOURS),
  // Motors and chargers have volts too: those of a battery stand beside its capacity or energy.
  bareFigure(
    "voltage_nominal",
    VOLTS,
    String.raw`(?:(?<=(?:${HOURS})${BESIDE})|(?=[\d.,]{1,7}[ ]?(?:${anyOf(VOLTS)})${BESIDE}[\d.,]{1,7}[ ]?(?:${HOURS})(?!\p{L})))`,
  ),
];

function bareFigure(field: string, units: Units, where = ""): BareFigure {
  return { field, units, pattern: new RegExp(`${where}${FIGURE}${unitOf(units)}`, "gu") };
}

function unitOf(units: Units): string {
  return String.raw`(?<unit>${anyOf(units)})(?!\p{L}|/\p{L})`;
}

function anyOf(units: Units): string {
  return Object.keys(units)
    .toSorted((one, other) => other.length - one.length)
    .join("|");
}

/** Of several such figures nobody knows which one is meant. */
function bareIn(passages: readonly Passage[], { field, pattern, units }: BareFigure): Found[] {
  const found = passages.flatMap((passage) =>
    [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
      const { start, end } = placeOf(match);
      if (OF_OTHERS.test(lineAround(passage.folded, start, end))) return [];
      if (BOUND.test(passage.folded.slice(Math.max(start - 25, 0), start))) return [];
      return [{ field, value: scaled(match.groups, units), confidence: 0.85, passage, start, end }];
    }),
  );
  return found.every(({ value }) => value === found[0]?.value) ? found : [];
}

const RANGE = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`${BEGIN}(?<label>${oneOf(VOLTAGES, VOLTAGE)})${MEASURED_AT}[^\d\n\t%]{0,15}[\t\n]?(?<low>\d{1,4}(?:[.,]\d{1,3})?)[ ]?(?:${anyOf(VOLTS)})?[ ]?(?:-|~|÷|\.{2,3}|…|/|[,;/]?[ ]?ma(?:x|ks)\.?:?|\p{L}{1,5})[ ]?(?<high>\d{1,4}(?:[.,]\d{1,3})?)[ ]?${unitOf(VOLTS)}`,
);

/** "Voltage range: 27 – 42 V". */
function rangesIn(passage: Passage): Found[] {
  return [...matches(passage, RANGE)].flatMap((match): Found[] => {
    const [low, high] = [match.groups?.low, match.groups?.high].map((text = "") => printed(text, "v"));
    if (low === undefined || high === undefined || low >= high) return [];
    const place = { passage, ...placeOf(match), confidence: 0.9 };
    return [
      { field: "voltage_minimum", value: low, ...place },
      { field: "voltage_maximum", value: high, ...place },
    ];
  });
}

function figure(field: string, words: string, units: Units): Figure {
  const pattern = worded(
    "gu",
    ({ oneOf }) =>
      String.raw`${BEGIN}(?<label>${oneOf(words)})\p{L}{0,3}(?!\p{L})${MEASURED_AT}[^\d\n\t%]{0,15}[\t\n]?(?:min\.? |typ\.? |ca\.? )?${FIGURE}\n?${unitOf(units)}`,
  );
  const unitFirst = worded(
    "gu",
    ({ oneOf }) =>
      String.raw`${BEGIN}(?<label>${oneOf(words)})${MEASURED_AT}[ ]?[([](?<unit>${anyOf(units)})[)\]][ ]?:?[ \t\n]?${FIGURE}(?![ ]?\p{L}|[%\d]|[ ]?[-/]|\n\d)`,
  );
  const figureFirst = worded(
    "gu",
    ({ oneOf }) =>
      `${FIGURE}${unitOf(units)},?[ ](?:\\p{L}{1,3}[ ])?(?:${oneOf(words)})(?=$|[\\n,;.)]|\\t(?!\\d))`,
  );
  const called = worded(
    "u",
    ({ oneOf }) => String.raw`^(?:${oneOf(words)})(?: ?\([^()]{0,30}\))?(?: ?\p{L}{1,4})? ?:?$`,
  );
  return { field, pattern, unitFirst, figureFirst, words: called, units };
}

/** A row of a table whose unit has a cell of its own: "Nominal voltage | | 36 | | V". */
const ROW = /(?<=^|\n)(?:\d{1,2}\t)?(?<label>[^\t\n]{3,60})\t(?<cells>[^\n]*)/gu;
const BARE_FIGURE = /^(?:ca\.? ?|≥ ?|> ?)?(?<number>\d{1,3}(?:[ .,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)$/u;

/** The cells right above a row that has as many and no figure among them. */
function headsOf({ folded }: Passage, at: number, count: number): string[] {
  let to = lineStart({ folded }, at) - 1;
  for (let above = 0; above < ROWS_BELOW_HEADS && to > 0; above++) {
    const from = folded.lastIndexOf("\n", to - 1) + 1;
    const cells = folded.slice(from, to).split("\t");
    if (cells.length === count && !/\d/.test(cells.join())) return cells;
    to = from - 1;
  }
  return [];
}

/** How many lines above a row its heads may stand. */
const ROWS_BELOW_HEADS = 8;

function rowsIn(passage: Passage, { field, words, units }: Figure): Found[] {
  if (passage.order !== "rows") return [];
  const label = words.pattern();
  return [...passage.folded.matchAll(ROW)].flatMap((match): Found[] => {
    if (!label.test(match.groups?.label ?? "")) return [];
    const line = match.groups?.cells ?? "";
    const cells = cellsOf(line, match.index + match[0].length - line.length);
    const unit = cells.find(({ cell }) => units[cell] !== undefined)?.cell;
    const figures = cells.filter(({ cell }) => BARE_FIGURE.test(cell));
    // Of several figures some are limits: "Typical | Rated" stands above them.
    const heads = figures.length > 1 ? headsOf(passage, match.index, cells.length + 1) : [];
    const rated = cells.filter((_, i) => NOMINAL.test(heads[i + 1] ?? ""));
    const [only, ...others] = figures.length > 1 ? rated.filter((cell) => figures.includes(cell)) : figures;
    if (unit === undefined || !only || others.length > 0) return [];
    const value = scaled({ number: BARE_FIGURE.exec(only.cell)?.groups?.number, unit }, units);
    const end = match.index + match[0].length;
    return [{ field, value, confidence: 0.92, passage, start: match.index, end }];
  });
}

function figuresIn(passage: Passage, figure: Figure): Found[] {
  return [
    ...besideUnits(passage, figure),
    ...behindUnits(passage, figure),
    ...beforeWords(passage, figure),
    ...rowsIn(passage, figure),
  ];
}

/** "Sodium-ion battery, 12 V nominal voltage", in words that call it so. */
function beforeWords(passage: Passage, { field, figureFirst, units }: Figure): Found[] {
  return [...matches(passage, figureFirst)]
    .filter(({ 0: said }) => NOMINAL.test(said))
    .map((match) => ({
      field,
      value: scaled(match.groups, units),
      confidence: 0.9,
      passage,
      ...placeOf(match),
    }));
}

/** "Capacity (Ah): 14", and such a head of a column with one figure below. */
function behindUnits(passage: Passage, { field, unitFirst, units }: Figure): Found[] {
  return [...matches(passage, unitFirst)]
    .filter(({ 0: said }) => passage.order === "columns" || !said.includes(LINE_END))
    .map((match) => ({
      field,
      value: scaled(match.groups, units),
      confidence: 0.92,
      passage,
      ...placeOf(match),
    }));
}

/** A figure as it is printed with its unit, in the unit of the template. */
function scaled(
  { number = "", unit = "" }: Readonly<Record<string, string | undefined>> = {},
  units: Units,
): number {
  const figure = printed(number.trim(), unit) * (units[unit] ?? 1);
  return Math.round(figure * 1e6) / 1e6;
}

/** Words between a word for a voltage and its figure that make it one of the limits: "tension maximale". */
const LIMIT =
  /max|maks|min(?:i|\.)|massim|зареж|разреж|uasta|iosta|(?:de|di|do|na|da) ?(?:fin|fim|charge|carga|carica|scarica|coup|corte|cut|incarc|descarc)|ladowan|rozladow|punjenj|praznj|φορτι|αποκοπ|cut-?off|limit|grenz/u;

function besideUnits(passage: Passage, { field, pattern, units }: Figure): Found[] {
  const isLimit = ({ 0: said, groups }: RegExpExecArray) =>
    field === "voltage_nominal" && LIMIT.test(said.slice(groups?.label?.length ?? 0));
  return [...matches(passage, pattern)]
    .filter((match) => !isLimit(match))
    .map((match) => {
      const { number = "", unit = "", label = "" } = match.groups ?? {};
      const end = match.index + match[0].length;
      const numberAt = end - unit.length - number.length - 2;
      const acrossLines = /[\n\t]/.test(match[0]) && passage.order === "columns";
      const confidence = label.includes(" ") || label.length > 8 ? 0.95 : 0.9;
      return {
        field,
        value: scaled(match.groups, units),
        confidence,
        passage,
        start: acrossLines ? Math.max(numberAt, match.index) : match.index,
        end,
      };
    });
}

/** Three digits after the only sign are thousands of a small unit, and decimals of a large one. */
function printed(text: string, unit: string): number {
  const isSmall = ["mah", "wh", "mwh", "мач", "ма·год", "втч", "вт·ч", "вт·год"].includes(unit);
  const grouped =
    (isSmall || !/^\d+[.,]\d{3}$/.test(text)) && /^\d{1,3}(?:[ .,]\d{3})+$/.test(text) && !/^0/.test(text);
  return Number(grouped ? text.replace(/[ .,]/g, "") : text.replace(",", "."));
}
