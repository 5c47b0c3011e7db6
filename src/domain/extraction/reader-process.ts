/** Has documents read by a process of their own: what hangs, bursts or crashes there does not touch the server. */
import { z } from "zod";
import { ownCommand } from "../../platform/own-command.ts";
import { runWatched } from "../../platform/watched-process.ts";
import { fieldsOf } from "../templates/registry.ts";
import { schemaOf } from "../templates/values.ts";
import { type Finding, Unreadable } from "./engine.ts";
import { Entry } from "./model/answer.ts";
import type { PageText } from "./model/pages.ts";
import { MAX_FINDINGS, READER, READER_ENVIRONMENT, READER_LIMITS, WEIGHER } from "./reader-limits.ts";
import { REASONS, type Reason } from "./reasons.ts";

const REASON_NAMES = Object.keys(REASONS) as Reason[];

/** The first line of a reader's standard input; the bytes of the document follow. */
const ReaderTask = z.strictObject({
  template: z.string(),
  kind: z.string(),
  product: z.strictObject({ gtin: z.string().nullable(), reference: z.string() }).optional(),
  /** Folder with more languages for the letters of pictures. */
  languages: z.string().optional(),
  /** Whether a model will be asked too, so that it needs the text. */
  forModel: z.boolean().optional(),
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

/** What a reader writes to its standard output. */
export const ReaderAnswer = z.union([
  z.strictObject({
    findings: FoundValues,
    /** The text for a model, and the words that it is made of: nobody but a weigher looks into these. */
    pages: z
      .array(z.strictObject({ page: z.int(), text: z.string(), isCut: z.boolean().optional() }))
      .optional(),
    pageCount: z.int().optional(),
    readings: z.string().optional(),
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
export const WeigherAnswer = z.strictObject({ findings: FoundValues });

const ENDINGS = {
  time: "too_slow",
  step: "page_too_slow",
  memory: "too_much_memory",
  broken: "breaks_reader",
} as const satisfies Record<string, Reason>;

export interface ReadApart {
  findings: Finding[];
  /** Where they were asked for: the text for a model, of how many pages, and what a weigher needs. */
  pages: PageText[];
  pageCount: number;
  readings: string;
}

/**
 * What a document suggests by the rules, and its text where that is asked for.
 * @throws Unreadable; Error when the reader was kept from its work; the signal's reason when it is aborted
 */
export async function readApart(
  task: ReaderTask,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<ReadApart> {
  const input = inputOf(task, content);
  const ending = await runWatched(ownCommand(READER), input, READER_LIMITS, signal, READER_ENVIRONMENT);
  if ("failed" in ending) {
    if (ending.failed === "hindered") throw new Error("the reader of a document was kept from its work");
    throw new Unreadable(ENDINGS[ending.failed]);
  }
  const answer = parsed(ReaderAnswer, ending.answer);
  if (!answer) throw new Unreadable("breaks_reader");
  if ("unreadable" in answer) throw new Unreadable(answer.unreadable);
  const { findings, pages = [], pageCount = pages.length, readings = "[]" } = answer;
  return { findings: findings.filter(fitsIn(task.template)), pages, pageCount, readings };
}

async function* inputOf(task: ReaderTask, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
  try {
    return shape.parse(JSON.parse(answer.toString("utf8")));
  } catch {
    return undefined;
  }
}
