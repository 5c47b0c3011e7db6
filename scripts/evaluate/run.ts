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
 *     npm run evaluate -- --layouts          each sixth paper that may be looked at, in other layouts; with `--all` each of them
 *     npm run evaluate -- --printed          the same, printed by Chromium
 */
import { readDocument } from "../../src/domain/extraction/reading/read.ts";
import { findByRules } from "../../src/domain/extraction/rules.ts";
import { degraded } from "./degrade.ts";
import { drawPdf } from "./draw.ts";
import { bytesOf, filedPapers } from "./filed.ts";
import { LAYOUTS, relaid } from "./layouts.ts";
import { withPrinter } from "./print.ts";
import { GROUPS, type Mark, score } from "./score.ts";
import { FILED, FIRST_HELD_OUT, NEVER_LOOKED_AT, PRINTED, papersOf, TUNED_ON } from "./sets.ts";
import { FIELDS_OF_PRINTED, type Medium, type Paper, type Specimen } from "./specimen.ts";

const OPTIONS = [
  "--native",
  "--tuning",
  "--held-out",
  "--unseen",
  "--pages",
  "--filed",
  "--layouts",
  "--printed",
  "--all",
];
const LIMITS = { languages: undefined, milliseconds: 600_000 };
/** A suggestion is sure from this confidence on. */
const SURE = 0.9;
/** Of so many papers one is read in other forms. */
const EACH_IN_FORMS = 6;

interface Result {
  name: string;
  medium: Medium;
  marks: Mark[];
  cpuMs: number;
  pages: number;
}

if (import.meta.main) {
  const words = new Set(process.argv.slice(2));
  const unknown = [...words].find((word) => !OPTIONS.includes(word));
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}. Use some of: ${OPTIONS.join(", ")}.`);
    process.exit(2);
  }
  const media = (specimen: Specimen): Medium[] =>
    words.has("--native") ? ["native"] : ["native", ...(specimen.also ?? [])];
  const each = words.has("--all") ? 1 : EACH_IN_FORMS;
  if (words.has("--layouts")) await reportForms(each, layouts());
  else if (words.has("--printed"))
    await withPrinter((print) => reportForms(each, [{ name: "printed by Chromium", make: print }]));
  else await reportSets(words, media);
}

async function reportSets(
  words: ReadonlySet<string>,
  media: (specimen: Specimen) => Medium[],
): Promise<void> {
  const parts = ["--tuning", "--held-out", "--unseen", "--pages", "--filed"].filter((word) =>
    words.has(word),
  );
  const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
  const sets = [
    ...(isAsked("--tuning") ? TUNED_ON : []),
    ...(isAsked("--held-out") ? FIRST_HELD_OUT : []),
    ...(isAsked("--held-out") || isAsked("--unseen") ? NEVER_LOOKED_AT : []),
  ];
  for (const set of sets) {
    const inDetail = words.has("--tuning") && TUNED_ON.includes(set);
    report(set.title, await resultsOf(set.specimens, media), inDetail);
  }
  for (const { title, set, seen } of isAsked("--filed") ? FILED : [])
    report(title, await resultsOfFields(filedPapers(set), bytesOf), words.has("--filed") && seen);
  if (!isAsked("--pages")) return;
  await withPrinter(async (print) => {
    for (const { title, pages, seen } of PRINTED)
      report(title, await resultsOfFields(pages, print), words.has("--pages") && seen);
  });
}

/** Reads a specimen in one of its forms and marks what was found. */
export async function evaluate(specimen: Specimen, medium: Medium): Promise<Result> {
  const native = await drawPdf(specimen);
  const bytes = medium === "native" ? native : await degraded(native, medium, specimen.name);
  return resultOf(specimen, medium, bytes);
}

/** Reads papers that are printed or are files, and marks what was found of the fields that their truths know. */
export async function resultsOfFields<Of extends Paper>(
  papers: readonly Of[],
  bytesOf: (paper: Of) => Promise<Uint8Array>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const paper of papers) {
    const result = await resultOf(paper, "native", await bytesOf(paper));
    results.push({ ...result, marks: result.marks.filter(({ field }) => FIELDS_OF_PRINTED.has(field)) });
  }
  return results;
}

async function resultOf(paper: Paper, medium: Medium, bytes: Uint8Array): Promise<Result> {
  const before = process.cpuUsage();
  const readings = await readDocument(bytes, LIMITS);
  const marks = score(paper, findByRules(readings, paper));
  const { user, system } = process.cpuUsage(before);
  return { name: paper.name, medium, marks, cpuMs: (user + system) / 1000, pages: readings.length };
}

async function marksOf(specimen: Specimen, bytes: Uint8Array): Promise<Mark[]> {
  return (await resultOf(specimen, "native", bytes)).marks;
}

async function resultsOf(
  specimens: readonly Specimen[],
  media: (specimen: Specimen) => Medium[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const specimen of specimens)
    for (const medium of media(specimen)) results.push(await evaluate(specimen, medium));
  return results;
}

function report(title: string, results: readonly Result[], inDetail: boolean): void {
  if (inDetail) for (const { name, medium, marks } of results) printFaults(`${name} (${medium})`, marks);
  const native = results.filter(({ medium }) => medium === "native");
  const pictures = results.filter(({ medium }) => medium !== "native");
  console.log(`\n${title}: ${native.length} with text, ${pictures.length} scans, photos and faxes\n`);
  console.log("| Field | Recall, text | Precision, text | Recall, pictures | Precision, pictures |");
  console.log("| --- | --- | --- | --- | --- |");
  for (const group of Object.keys(GROUPS)) {
    const cells = [native, pictures].flatMap((each) =>
      sharesOf(
        each.flatMap(({ marks }) => marks),
        group,
      ),
    );
    console.log(`| ${[group, ...cells].join(" | ")} |`);
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
