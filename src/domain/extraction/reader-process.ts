/** Has documents read by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { z } from "zod";
import { ownCommand } from "../../platform/own-command.ts";
import { type Ending, type Limits, runWatched } from "../../platform/watched-process.ts";
import { fieldsOf } from "../templates/registry.ts";
import { schemaOf } from "../templates/values.ts";
import { type Finding, Unreadable } from "./engine.ts";
import { Entry } from "./model/answer.ts";
import type { PageText } from "./model/pages.ts";
import {
  AFTER_CUT_LIMITS,
  MAX_FINDINGS,
  MOST_ANSWER_BYTES,
  READER,
  READER_ENVIRONMENT,
  READER_LIMITS,
  WEIGHER,
} from "./reader-limits.ts";
import { REASONS, type Reason } from "./reasons.ts";
import { CAUSES, type Cause, tellOfUnread } from "./unread.ts";

const REASON_NAMES = Object.keys(REASONS) as Reason[];
const CAUSE_NAMES = Object.keys(CAUSES) as Cause[];
/** How a reader is ended: what it told before that counts. */
const CUTS = ["time", "step", "memory", "broken", "hindered"] as const satisfies Cause[];

/** The first line of a reader's standard input; the bytes of the document follow. */
const ReaderTask = z.strictObject({
  template: z.string(),
  kind: z.string(),
  product: z.strictObject({ gtin: z.string().nullable(), reference: z.string() }).optional(),
  /** Folder with more languages for the letters of pictures. */
  languages: z.string().optional(),
  /** Whether a model will be asked too, so that it needs the text. */
  forModel: z.boolean().optional(),
  /** Why the reading of a document ended before its last page: what follows are the pages that were told before. */
  cut: z.enum(CUTS).optional(),
});
export type ReaderTask = z.infer<typeof ReaderTask>;

const FoundValues = z
  .array(
    z.strictObject({
      field: z.string(),
      value: z.json(),
      confidence: z.number().min(0).max(1),
      quotation: z.string(),
      page: z.int().nullable(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    }),
  )
  .max(MAX_FINDINGS);

/** Spans of pages that were not read, at most: every other one of those that may be. */
const MOST_UNREAD = 101;

/** What a reader writes to its standard output, behind a line for each page. */
export const ReaderAnswer = z.union([
  z.strictObject({
    findings: FoundValues,
    /** The text for a model, and the words that it is made of: nobody but a weigher looks into these. */
    pages: z
      .array(z.strictObject({ page: z.int(), text: z.string(), isCut: z.boolean().optional() }))
      .optional(),
    pageCount: z.int().optional(),
    readings: z.string().optional(),
    /** What was not read. */
    unread: z
      .strictObject({
        of: z.int().positive(),
        pages: z.array(z.tuple([z.int(), z.int()])).max(MOST_UNREAD),
        cause: z.enum(CAUSE_NAMES),
      })
      .optional(),
  }),
  z.strictObject({ unreadable: z.enum(REASON_NAMES) }),
]);
export type ReaderAnswer = z.infer<typeof ReaderAnswer>;

/** A weigher's standard input. */
export const WeigherTask = ReaderTask.pick({ template: true, kind: true, product: true }).extend({
  readings: z.string(),
  findings: FoundValues,
  entries: z.array(Entry),
});
export type WeigherTask = z.infer<typeof WeigherTask>;

/** What a weigher writes to its standard output. */
const WeigherAnswer = z.strictObject({ findings: FoundValues });

const ENDINGS = {
  time: "too_slow",
  step: "page_too_slow",
  memory: "too_much_memory",
  broken: "breaks_reader",
  hindered: "given_up",
} as const satisfies Record<(typeof CUTS)[number], Reason>;

interface ReadApart {
  findings: Finding[];
  /** Where they were asked for: the text for a model, of how many pages, and what a weigher needs. */
  pages: PageText[];
  pageCount: number;
  readings: string;
  /** What people should know of pages that were not read. */
  remark?: string;
}

/**
 * What a document suggests by the rules, and its text where that is asked for.
 * @param isLast whether nobody tries again: what was read counts then, too, where the reader was kept from its work
 * @throws Unreadable; Error when the reader was kept from its work; the signal's reason when it is aborted
 */
export async function readApart(
  task: ReaderTask,
  content: AsyncIterable<Uint8Array>,
  isLast: boolean,
  signal: AbortSignal,
): Promise<ReadApart> {
  const ending = await runReader(task, content, READER_LIMITS, signal);
  if ("answer" in ending) return answerOf(task, ending.answer);
  const { failed, begun } = ending;
  const told = begun.subarray(0, begun.lastIndexOf(LINE_END) + 1);
  if (failed === "hindered" && (!isLast || told.length === 0)) throw hindered();
  if (told.length === 0) throw new Unreadable(ENDINGS[failed]);
  // What was read before counts, and nobody looks into it here.
  const after = await runReader({ ...task, cut: failed }, [told], AFTER_CUT_LIMITS, signal);
  if ("failed" in after) {
    if (after.failed === "hindered") throw hindered();
    throw new Unreadable(ENDINGS[failed]);
  }
  return answerOf(task, after.answer);
}

function hindered(): Error {
  return new Error("the reader of a document was kept from its work");
}

const LINE_END = "\n";

function runReader(
  task: ReaderTask,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: Limits,
  signal: AbortSignal,
): Promise<Ending> {
  return runWatched(ownCommand(READER), inputOf(task, content), limits, signal, READER_ENVIRONMENT);
}

/** @throws Unreadable */
function answerOf(task: ReaderTask, output: Buffer): ReadApart {
  const answer = parsed(ReaderAnswer, output.subarray(output.lastIndexOf(LINE_END) + 1));
  if (!answer) throw new Unreadable("breaks_reader");
  if ("unreadable" in answer) throw new Unreadable(answer.unreadable);
  const { findings, pages = [], pageCount = pages.length, readings = "[]", unread } = answer;
  const read = { findings: findings.filter(fitsIn(task.template)), pages, pageCount, readings };
  return unread ? { ...read, remark: tellOfUnread(unread) } : read;
}

async function* inputOf(
  task: ReaderTask,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(`${JSON.stringify(task)}\n`);
  yield* content;
}

/**
 * What rules and a model suggest together, for the same document.
 * Undefined when the weigher did not come to its end.
 * @throws the signal's reason when it is aborted
 */
export async function weighApart(task: WeigherTask, signal: AbortSignal): Promise<Finding[] | undefined> {
  const input = new Blob([JSON.stringify(task)]);
  const ending = await runWatched(ownCommand(WEIGHER), input, READER_LIMITS, signal, READER_ENVIRONMENT);
  const answer = "failed" in ending ? undefined : parsed(WeigherAnswer, ending.answer);
  return answer?.findings.filter(fitsIn(task.template));
}

/** Fields that a product has beside those of its template. */
const OF_PRODUCTS = new Set(["gtin", "reference"]);

/** Whether a finding has a field of the template and the form that the field takes. */
function fitsIn(template: string): (finding: Finding) => boolean {
  const fields = fieldsOf(template);
  return ({ field, value }) => {
    const definition = fields.get(field);
    return definition ? schemaOf(definition).safeParse(value).success : OF_PRODUCTS.has(field);
  };
}

/** What strangers' files are opened by is not believed either. */
function parsed<Shape extends z.ZodType>(shape: Shape, answer: Buffer): z.infer<Shape> | undefined {
  if (answer.length > MOST_ANSWER_BYTES) return undefined;
  try {
    return shape.parse(JSON.parse(answer.toString("utf8")));
  } catch {
    return undefined;
  }
}
