/** What a change of the rules does to all papers: what is told is kept before it, and compared after it. */
import { z } from "zod";
import type { Result } from "./run.ts";

/** A set of papers with what was told of each. */
export interface ToldOfSet {
  title: string;
  /** Whether what goes wrong in it may be looked at; of others only the numbers are told. */
  seen: boolean;
  results: readonly Result[];
}

/** Set → paper → what was told of it, one text for each mark. */
const KEPT = z.record(z.string(), z.record(z.string(), z.array(z.string())));
type Kept = z.infer<typeof KEPT>;

/** Writes what is told of each paper to a file. */
export async function record(file: string, sets: AsyncIterable<ToldOfSet>): Promise<void> {
  const kept: Kept = {};
  for await (const { title, results } of sets) kept[title] = toldOf(results);
  await Bun.write(file, JSON.stringify(kept));
  const papers = Object.values(kept).reduce((sum, each) => sum + Object.keys(each).length, 0);
  console.log(`${papers} papers are kept in ${file}.`);
}

/**
 * Tells what is new and what is gone since a file was written; of sets that nobody has looked at only how much.
 * @throws Error of zod or JSON where the file is none that `record` wrote.
 */
export async function compare(file: string, sets: AsyncIterable<ToldOfSet>): Promise<void> {
  const before = KEPT.parse(await Bun.file(file).json());
  const total = { right: 0, wrong: 0, missed: 0 };
  for await (const { title, seen, results } of sets) {
    const papers = before[title];
    if (!papers) {
      console.log(`\n${title}: is new`);
      continue;
    }
    const changes = Object.entries(toldOf(results)).flatMap(([paper, now]) => {
      const then = papers[paper] ?? [];
      const gone = then.filter((mark) => !now.includes(mark));
      const come = now.filter((mark) => !then.includes(mark));
      return gone.length + come.length === 0 ? [] : [{ paper, gone, come }];
    });
    if (changes.length === 0) continue;
    const counted = ["right", "wrong", "missed"] as const;
    const shares = counted.map((kind) => {
      const count = (marks: readonly string[]) => marks.filter((mark) => mark.startsWith(kind)).length;
      const more = changes.reduce((sum, { come, gone }) => sum + count(come) - count(gone), 0);
      total[kind] += more;
      return `${kind} ${signed(more)}`;
    });
    console.log(`\n${title}: ${changes.length} papers, ${shares.join(", ")}`);
    for (const { paper, gone, come } of seen ? changes : [])
      console.log(
        [paper, ...gone.map((mark) => `  - ${mark}`), ...come.map((mark) => `  + ${mark}`)].join("\n"),
      );
  }
  console.log(
    `\nIn all: right ${signed(total.right)}, wrong ${signed(total.wrong)}, missed ${signed(total.missed)}`,
  );
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count);
}

function toldOf(results: readonly Result[]): Record<string, string[]> {
  return Object.fromEntries(
    results.map(({ name, marks }) => [
      name,
      marks.map(({ kind, field, told, truth }) =>
        kind === "missed"
          ? `missed ${field}: ${JSON.stringify(truth)}`
          : `${kind} ${field}: ${JSON.stringify(told)}`,
      ),
    ]),
  );
}
