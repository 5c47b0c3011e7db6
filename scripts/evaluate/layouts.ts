/** The same papers in other layouts: what is read of a paper must not hang on how its labels and values stand. */
import type { Block, Specimen } from "./specimen.ts";

type Pairs = Extract<Block, { pairs: unknown }>;
type Pair = Pairs["pairs"][number];
/** What a block becomes in a layout; a block that has no such layout stays as it is. */
type Layout = (block: Block) => Block;

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
};

/** A specimen in one of the layouts; undefined where it is the same in it. */
export function relaid(specimen: Specimen, layout: Layout): Specimen | undefined {
  const pages = specimen.pages.map((blocks) => blocks.map(layout));
  const isSame = JSON.stringify(pages) === JSON.stringify(specimen.pages);
  return isSame ? undefined : { ...specimen, pages };
}

function ofPairs(change: (block: Pairs) => Block): Layout {
  return (block) => ("pairs" in block ? change(block) : block);
}

function ofShortPairs(change: (block: Pairs) => Block): Layout {
  return ofPairs((block) =>
    block.pairs.every(([, value]) => value.length < LONGEST_IN_COLUMN) ? change(block) : block,
  );
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
  return (block) => ("table" in block ? { ...block, lines } : block);
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
