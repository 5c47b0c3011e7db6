/** The same papers in other layouts: what is read of a paper must not hang on how its labels and values stand. */
import type { Block, Specimen } from "./specimen.ts";

type Pairs = Extract<Block, { pairs: unknown }>;
type Table = Extract<Block, { table: unknown }>;
type Pair = Pairs["pairs"][number];
/** What the blocks of a page become in a layout; those that have no such layout stay as they are. */
type Layout = (page: readonly Block[]) => readonly Block[];

/** Longest value, in characters, that people put into a column of half a page. */
const LONGEST_IN_COLUMN = 60;
/** Room for the labels and the values of half a page, in points, and for a letter of a word that must not be broken. */
const HALF = 240;
const LEAST_LABEL = 90;
const MOST_LABEL = 130;
const LETTER = 7.2;
const TABLE_WIDTHS = [170, 300];

/** Each layout by its name. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  colons: ofPairs((block) => ({ ...block, style: "colon" })),
  "dots up to the value": ofPairs((block) => ({ ...block, style: "dots" })),
  "values in a column": ofPairs((block) => ({ ...block, style: "gap" })),
  "values below labels": ofPairs((block) => ({ ...block, style: "stacked" })),
  "a table of two columns": ofPairs(({ pairs }) => ({ table: pairs, widths: TABLE_WIDTHS, lines: true })),
  "a table of four columns": ofShortPairs(inFourColumns),
  "two stacks beside each other": ofShortPairs(inTwoStacks),
  "a blank before the colon": asLines(([label, value]) => `${plain(label)} : ${value}`),
  "dashes for colons": asLines(([label, value]) => `${plain(label)} – ${value}`),
  "a list": asLines(([label, value]) => `• ${plain(label)}: ${value}`),
  "labels in capitals": ofLabels((label) => label.toUpperCase()),
  "numbered labels": ofLabels((label, i) => `${i + 1}. ${label}`),
  "tables with lines": ofTables(true),
  "tables without lines": ofTables(false),
  "tables beside the labels": withTablesBeside,
  "parts in a table beside the labels": besideLabels((label, shares) => [[label, shares]]),
  "fibres in a table beside the labels": besideLabels((label, shares) =>
    shares.split(/, ?/).map((share, i) => [i === 0 ? label : "", ...inCells(share)]),
  ),
};

/** A specimen in one of the layouts; undefined where it is the same in it. */
export function relaid(specimen: Specimen, layout: Layout): Specimen | undefined {
  const pages = specimen.pages.map(layout);
  const isSame = JSON.stringify(pages) === JSON.stringify(specimen.pages);
  return isSame ? undefined : { ...specimen, pages };
}

function ofPairs(change: (block: Pairs) => Block): Layout {
  return (page) => page.map((block) => ("pairs" in block ? change(block) : block));
}

function ofShortPairs(change: (block: Pairs) => Block): Layout {
  return ofPairs((block) => (block.pairs.every(isShort) ? change(block) : block));
}

function ofLabels(change: (label: string, index: number) => string): Layout {
  return ofPairs((block) => ({
    ...block,
    pairs: block.pairs.map(([label, value], i): Pair => [change(label, i), value]),
  }));
}

function asLines(write: (pair: Pair) => string): Layout {
  return ofPairs(({ pairs }) => ({ text: pairs.map(write) }));
}

function ofTables(lines: boolean): Layout {
  return (page) => page.map((block) => ("table" in block ? { ...block, lines } : block));
}

/** A table beside a form has so many columns at most. */
const MOST_COLUMNS = 3;

/** The first table that is small enough beside the first labels of its page. */
function withTablesBeside(page: readonly Block[]): readonly Block[] {
  const form = page.find((block): block is Pairs => "pairs" in block && block.pairs.every(isShort));
  const table = page.find((block): block is Table => "table" in block && columnsOf(block) <= MOST_COLUMNS);
  if (!form || !table) return page;
  const widths = new Array<number>(columnsOf(table)).fill(HALF / columnsOf(table));
  const besides: Block = { beside: [[asForm(form.pairs)], [{ ...table, widths }]] };
  return page.flatMap((block) => (block === form ? [besides] : block === table ? [] : [block]));
}

function columnsOf({ table }: Table): number {
  return table[0]?.length ?? 0;
}

/** Widths of the columns of parts, of fibres and of shares. */
const [IN_TWO, IN_THREE] = [
  [100, 140],
  [95, 100, 45],
];

/** "95% cotton, 5% elastane", "100 % Wolle": shares and nothing else. */
const SHARES = /^\d{1,3} ?% \p{L}[^\d]*(?:, ?\d{1,3} ?% \p{L}[^\d]*)*$/u;

/** The compositions of labels as rows of a table, beside the other labels. */
function besideLabels(rowsOf: (label: string, shares: string) => string[][]): Layout {
  return ofShortPairs((block) => {
    const isOfFibres = ([, value]: Pair) => SHARES.test(value);
    const table = block.pairs.filter(isOfFibres).flatMap(([label, value]) => rowsOf(plain(label), value));
    const others = block.pairs.filter((pair) => !isOfFibres(pair));
    if (table.length < 2 || others.length < 2) return block;
    return { beside: [[asForm(others)], [{ table, widths: table[0]?.length === 2 ? IN_TWO : IN_THREE }]] };
  });
}

/** "5% elastane" as the fibre and its share. */
function inCells(share: string): string[] {
  const [, figure = "", fibre = ""] = /^(\d{1,3} ?%) (.*)$/u.exec(share) ?? [];
  return [fibre, figure];
}

function asForm(pairs: readonly Pair[]): Block {
  return {
    table: pairs.map(([label, value]) => [`${plain(label)}:`, value]),
    widths: [MOST_LABEL, HALF - MOST_LABEL],
  };
}

function isShort([, value]: Pair): boolean {
  return value.length < LONGEST_IN_COLUMN;
}

function inFourColumns({ pairs }: Pairs): Block {
  const words = pairs.flatMap(([label]) => label.split(" "));
  const longest = Math.max(...words.map((word) => word.length)) * LETTER;
  const label = Math.min(Math.max(longest, LEAST_LABEL), MOST_LABEL);
  const table = pairs.flatMap((pair, i) => (i % 2 === 0 ? [[...pair, ...(pairs[i + 1] ?? ["", ""])]] : []));
  return { table, widths: [label, HALF - label, label, HALF - label], lines: true };
}

function inTwoStacks({ pairs }: Pairs): Block {
  const stack = (side: number): Block[] => [
    { pairs: pairs.filter((_, i) => i % 2 === side), style: "stacked" },
  ];
  return { beside: [stack(0), stack(1)] };
}

/** A label without the colon that it may have. */
function plain(label: string): string {
  return label.replace(/\s*:$/, "");
}
