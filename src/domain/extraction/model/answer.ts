/** What a model answered: believed in nothing, whatever its server promised. */
import { z } from "zod";

/** What a model says that a document tells; to be weighed against the document. */
export const Entry = z.strictObject({
  field: z.string().max(100),
  value: z.string().trim().min(1).max(1000),
  quote: z.string().trim().min(1).max(1000),
  page: z.int().nullable(),
  /** 0 to 1. */
  confidence: z.number(),
});
export type Entry = z.infer<typeof Entry>;

/** Most entries of one answer. */
export const MAX_ENTRIES = 100;

/** Models without a grammar write numbers as numbers, and leave out what they find obvious. */
const LooseEntry = z
  .object({
    field: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]).transform(String),
    quote: z.string(),
    page: z.coerce.number().int().min(1).max(100_000).nullish().catch(null),
    confidence: z.coerce.number().min(0).max(1).catch(0.5),
  })
  .transform((entry) => ({ ...entry, page: entry.page ?? null }))
  .pipe(Entry);

const List = z.array(z.unknown());
const Wrapped = z.object({ suggestions: List }).transform(({ suggestions }) => suggestions);

/** The entries of an answer, or what is wrong with it, in words that a model can act on. */
export function entriesOf(content: string): { entries: Entry[] } | { fault: string } {
  const parsed = jsonIn(content);
  if (parsed === undefined) return { fault: "It is not JSON." };
  const list = z.union([Wrapped, List]).safeParse(parsed);
  if (!list.success) return { fault: 'It is not an object with the list "suggestions".' };
  const read = list.data.slice(0, MAX_ENTRIES).map((one) => LooseEntry.safeParse(one));
  const entries = read.flatMap((one) => (one.success ? [one.data] : []));
  if (entries.length > 0 || read.length === 0) return { entries };
  return { fault: "No entry has a field, a value and a quote, each of them text." };
}

const Strict = z.strictObject({
  suggestions: z.array(
    z.strictObject({
      field: z.string(),
      value: z.string(),
      quote: z.string(),
      page: z.int(),
      confidence: z.number(),
    }),
  ),
});

/** Whether an answer is what its schema asks for, to the letter. */
export function isOfSchema(content: string): boolean {
  return Strict.safeParse(parsed(content)).success;
}

/** The JSON in an answer, without what some models write around it; undefined where there is none. */
function jsonIn(content: string): unknown {
  // The end of thinking stands alone where its begin was part of the prompt.
  const said = content.replace(/^[\s\S]*<\/think(?:ing)?>/i, "");
  return (
    parsed(said) ??
    parsed(fencedIn(said)) ??
    parsed(outermost(said, "{", "}")) ??
    parsed(outermost(said, "[", "]"))
  );
}

/** What stands between the first two fences, without the name of a language; each letter is looked at once. */
function fencedIn(text: string): string | undefined {
  const [start, end] = [text.indexOf(FENCE), text.indexOf(FENCE, text.indexOf(FENCE) + FENCE.length)];
  return start >= 0 && end > start ? text.slice(start + FENCE.length, end).replace(/^json/i, "") : undefined;
}

const FENCE = "```";

function outermost(text: string, open: string, close: string): string | undefined {
  const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
  return start >= 0 && end > start ? text.slice(start, end + 1) : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
