/**
 * How well documents are read: recall and precision for each field, over documents that the project made itself.
 *
 *     npm run evaluate                       all of them, some minutes
 *     npm run evaluate -- --native           those with text only, seconds
 *     npm run evaluate -- --tuning           those that rules are tuned on only, with what went wrong
 *     npm run evaluate -- --held-out         those that were held out while the rules were made only
 *     npm run evaluate -- --unseen           of these the sets in which nobody has looked at what goes wrong only
 *     npm run evaluate -- --pages            pages with layouts of their own, which Chromium prints, only
 *     npm run evaluate -- --filed            papers by office programs, typesetters and libraries only
 *     npm run evaluate -- --folder PATH      files in a folder of your own, with a `truth.json` like those in `filed`
 *     npm run evaluate -- --record FILE      keeps what is told of every paper with text, before a rule is changed
 *     npm run evaluate -- --against FILE     what has become right or wrong since then
 *     npm run evaluate -- --layouts          each sixth paper that may be looked at, in other layouts; with `--all` each of them
 *     npm run evaluate -- --printed          the same, printed by Chromium
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { compare, record, type ToldOfSet } from "./compare.ts";
import { degraded } from "./degrade.ts";
import { drawPdf } from "./draw.ts";
import { bytesOf, filedPapers } from "./filed.ts";
import { LAYOUTS, relaid } from "./layouts.ts";
import { openPrinter } from "./print.ts";
import { readApart } from "./readers.ts";
import { GROUPS, type Mark, score, withAnyPart } from "./score.ts";
import { FILED, FIRST_HELD_OUT, NEVER_LOOKED_AT, PRINTED, papersOf, TUNED_ON } from "./sets.ts";
import { FIELDS_OF_PRINTED, type Medium, type Paper, type Specimen } from "./specimen.ts";

const OPTIONS = {
  native: { type: "boolean" },
  tuning: { type: "boolean" },
  "held-out": { type: "boolean" },
  unseen: { type: "boolean" },
  pages: { type: "boolean" },
  filed: { type: "boolean" },
  layouts: { type: "boolean" },
  printed: { type: "boolean" },
  all: { type: "boolean" },
  folder: { type: "string" },
  record: { type: "string" },
  against: { type: "string" },
} as const;
type Words = ReturnType<typeof wordsOf>;
/** A suggestion is sure from this confidence on. */
const SURE = 0.9;
/** Compositions where the names of parts, which authors call differently, do not count. */
const ANY_PART = "… by any name of parts";
/** Of so many papers one is read in other forms. */
const EACH_IN_FORMS = 6;

export interface Result {
  name: string;
  medium: Medium;
  marks: Mark[];
  cpuMs: number;
  pages: number;
}

if (import.meta.main) {
  const words = wordsOf(process.argv.slice(2));
  const each = words.all ? 1 : EACH_IN_FORMS;
  if (words.layouts) await reportForms(each, layouts());
  else if (words.printed) await reportPrinted(each);
  else if (words.folder !== undefined) await reportFolder(words.folder);
  else if (words.record !== undefined) await record(words.record, toldOfSets());
  else if (words.against !== undefined) await compare(words.against, toldOfSets());
  else await reportSets(words);
}

/** What was asked for; ends the process where an option is unknown. */
function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      `The options are: ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(", ")}.`,
    );
    process.exit(2);
  }
}

async function reportSets(words: Words): Promise<void> {
  const { tuning, unseen, pages, filed, "held-out": heldOut } = words;
  const isAll = ![tuning, heldOut, unseen, pages, filed].some(Boolean);
  const sets = [
    ...(isAll || tuning ? TUNED_ON : []),
    ...(isAll || heldOut ? FIRST_HELD_OUT : []),
    ...(isAll || heldOut || unseen ? NEVER_LOOKED_AT : []),
  ];
  const media = (specimen: Specimen): Medium[] =>
    words.native ? ["native"] : ["native", ...(specimen.also ?? [])];
  for (const set of sets)
    report(set.title, await resultsOf(set.specimens, media), Boolean(tuning) && TUNED_ON.includes(set));
  for (const { title, set, seen } of isAll || filed ? FILED : [])
    report(title, await resultsOfFields(filedPapers(set), bytesOf), Boolean(filed) && seen);
  if (!isAll && !pages) return;
  await using printer = await openPrinter();
  for (const set of PRINTED)
    report(set.title, await resultsOfFields(set.pages, printer.print), Boolean(pages) && set.seen);
}

async function reportPrinted(each: number): Promise<void> {
  await using printer = await openPrinter();
  await reportForms(each, [{ name: "printed by Chromium", make: printer.print }]);
}

async function reportFolder(folder: string): Promise<void> {
  report(folder, await resultsOfFields(filedPapers(resolve(folder)), bytesOf), true);
}

/** What is told of all papers with text, set by set. */
async function* toldOfSets(): AsyncGenerator<ToldOfSet> {
  const native = (): Medium[] => ["native"];
  for (const set of [...TUNED_ON, ...FIRST_HELD_OUT, ...NEVER_LOOKED_AT])
    yield { ...set, seen: !NEVER_LOOKED_AT.includes(set), results: await resultsOf(set.specimens, native) };
  for (const { title, set, seen } of FILED)
    yield { title, seen, results: await resultsOfFields(filedPapers(set), bytesOf) };
  await using printer = await openPrinter();
  for (const { title, pages, seen } of PRINTED)
    yield { title, seen, results: await resultsOfFields(pages, printer.print) };
}

/** Reads specimens in some of their forms and marks what was found. */
export async function resultsOf(
  specimens: readonly Specimen[],
  media: (specimen: Specimen) => readonly Medium[],
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  for (const specimen of specimens)
    for (const medium of media(specimen))
      results.push(resultOf(specimen, medium, await bytesIn(specimen, medium)));
  return Promise.all(results);
}

/** A specimen as a file, in one of its forms. */
async function bytesIn(specimen: Specimen, medium: Medium): Promise<Uint8Array> {
  const native = await drawPdf(specimen);
  return medium === "native" ? native : degraded(native, medium, specimen.name);
}

/** Reads papers that are printed or are files, and marks what was found of the fields that their truths know, all of them together. */
export async function resultsOfFields<Of extends Paper>(
  papers: readonly Of[],
  bytesOf: (paper: Of) => Promise<Uint8Array>,
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  // One after the other: a printer has one page.
  for (const paper of papers) results.push(resultOf(paper, "native", await bytesOf(paper)));
  const known = new Set([...FIELDS_OF_PRINTED, ...papers.flatMap(({ truth }) => Object.keys(truth))]);
  return (await Promise.all(results)).map((result) => ({
    ...result,
    marks: result.marks.filter(({ field }) => known.has(field)),
  }));
}

async function resultOf(paper: Paper, medium: Medium, bytes: Uint8Array): Promise<Result> {
  const { findings, cpuMs, pages } = await readApart(bytes, paper);
  return { name: paper.name, medium, marks: score(paper, findings), cpuMs, pages };
}

async function marksOf(specimen: Specimen, bytes: Uint8Array): Promise<Mark[]> {
  return (await resultOf(specimen, "native", bytes)).marks;
}

function report(title: string, results: readonly Result[], inDetail: boolean): void {
  if (inDetail) for (const { name, medium, marks } of results) printFaults(`${name} (${medium})`, marks);
  const native = results.filter(({ medium }) => medium === "native");
  const pictures = results.filter(({ medium }) => medium !== "native");
  console.log(`\n${title}: ${native.length} with text, ${pictures.length} scans, photos and faxes\n`);
  console.log("| Field | Recall, text | Precision, text | Recall, pictures | Precision, pictures |");
  console.log("| --- | --- | --- | --- | --- |");
  for (const group of Object.keys(GROUPS)) {
    const rows = group === "composition" ? [group, ANY_PART] : [group];
    for (const row of rows) {
      const cells = [native, pictures].flatMap((each) =>
        sharesOf(
          each.flatMap(({ marks }) => (row === ANY_PART ? withAnyPart(marks) : marks)),
          group,
        ),
      );
      console.log(`| ${[row, ...cells].join(" | ")} |`);
    }
  }
  const marks = results.flatMap((result) => result.marks);
  const sure = marks.filter(({ kind, confidence }) => kind !== "missed" && confidence >= SURE);
  console.log(`\nSure suggestions (${SURE} and more): ${share(sure, ({ kind }) => kind === "right")} right`);
  console.log(`CPU a page: ${cpuOf(native)} with text, ${cpuOf(pictures)} of pictures`);
}

/** Another form of papers. */
interface Form {
  name: string;
  /** The paper in it; undefined where it is the same. */
  make(paper: Specimen): Promise<Uint8Array> | undefined;
}

function layouts(): Form[] {
  return Object.entries(LAYOUTS).map(([name, layout]) => ({
    name,
    make(paper) {
      const other = relaid(paper, layout);
      return other && drawPdf(other);
    },
  }));
}

/** What is found of each paper in its own form, and how much of that in others. */
async function reportForms(each: number, forms: readonly Form[]): Promise<void> {
  const papers = papersOf([...TUNED_ON, ...FIRST_HELD_OUT]).filter((_, i) => i % each === 0);
  const own = new Map<Specimen, readonly string[]>();
  console.log(`${papers.length} papers in other forms\n`);
  console.log("| Form | Papers | Found again | Other wrong suggestions |");
  console.log("| --- | --- | --- | --- |");
  for (const { name, make } of forms) {
    let [count, again, wrong] = [0, 0, 0];
    let found = 0;
    for (const paper of papers) {
      const other = await make(paper);
      if (!other) continue;
      const before = own.get(paper) ?? namesOf(await marksOf(paper, await drawPdf(paper)));
      own.set(paper, before);
      const now = namesOf(await marksOf(paper, other));
      count += 1;
      found += before.filter(isRight).length;
      again += before.filter((mark) => isRight(mark) && now.includes(mark)).length;
      wrong += now.filter((mark) => mark.startsWith("wrong") && !before.includes(mark)).length;
    }
    const share = found === 0 ? "–" : `${(again / found).toFixed(2)} (${found})`;
    console.log(`| ${name} | ${count} | ${share} | ${wrong} |`);
  }
}

/** Each mark as one text, to know it again. */
function namesOf(marks: readonly Mark[]): string[] {
  return marks.map(({ kind, field, told }) =>
    kind === "right" ? `right ${field}` : `${kind} ${field} ${JSON.stringify(told)}`,
  );
}

function isRight(mark: string): boolean {
  return mark.startsWith("right");
}

/** Right ones of all, in words: `0.97 (33)`. */
function share(marks: readonly Mark[], isRight: (mark: Mark) => boolean): string {
  if (marks.length === 0) return "–";
  return `${(marks.filter(isRight).length / marks.length).toFixed(2)} (${marks.length})`;
}

/** Recall and precision of a group. */
export function sharesOf(marks: readonly Mark[], group: string): [recall: string, precision: string] {
  const of = marks.filter((mark) => mark.group === group);
  const isRight = ({ kind }: Mark) => kind === "right";
  return [
    share(
      of.filter(({ kind }) => kind !== "wrong"),
      isRight,
    ),
    share(
      of.filter(({ kind }) => kind !== "missed"),
      isRight,
    ),
  ];
}

function cpuOf(results: readonly Result[]): string {
  if (results.length === 0) return "–";
  const each = results.map(({ cpuMs, pages }) => cpuMs / pages).sort((one, other) => one - other);
  const median = each[Math.floor(each.length / 2)] ?? 0;
  return `${Math.round(median)} ms in the middle, ${Math.round(each.at(-1) ?? 0)} ms at most`;
}

function printFaults(name: string, marks: readonly Mark[]): void {
  const faults = marks.filter(({ kind }) => kind !== "right");
  if (faults.length === 0) return;
  console.log(name);
  for (const { field, kind, confidence, told, truth } of faults)
    console.log(
      `  ${kind} ${field}: ${JSON.stringify(told)} (${confidence}), truth ${JSON.stringify(truth)}`,
    );
}
