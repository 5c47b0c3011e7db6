/** Tags on an emulated reader: a stack with all that goes wrong with tags, written, verified and locked. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../support/box.ts";
import { addressOn } from "../support/nfc/phone.ts";
import { EmulatedTag, OtherTag, type Tag } from "../support/nfc/tag.ts";
import type { VirtualReaders } from "../support/nfc/virtual-reader.ts";
import type { Item } from "../support/objects.ts";
import type { Made } from "./floor.ts";
import { PATIENCE_SECONDS, type Running, type Trial } from "./trial.ts";

/** What `carnet nfc write --json` prints: to whoever lays down tags, and of each tag. */
const WANTED = /Put a tag on the reader/g;
const TOLD = /^\{.*"outcome".*$/gm;
/** Far longer than a tag takes. */
const NOTICED_SECONDS = 45;
const TIMES = 4;

let number = 0;
const newTag = (kind: "NTAG213" | "NTAG215" | "NTAG216" = "NTAG213") => new EmulatedTag(kind, ++number);

/** What lies on the reader, and what is to become of it. */
interface Laid {
  tag: Tag;
  /** Pulled away at this write, from 0. */
  pulledAt?: number;
  outcome: string;
}

/** Tags for six addresses, and others among them. */
function stackOf(): Laid[] {
  const readOnly = newTag();
  readOnly.put(3, [0xe1, 0x10, 0x12, 0x0f]);
  const tooSmall = newTag();
  tooSmall.put(3, [0xe1, 0x10, 0x02, 0x00]);
  const foreign = newTag("NTAG216");
  foreign.put(4, [0x03, 0x0e, 0xd1, 0x01, 0x0a, 0x55, 0x04, ...Buffer.from("a.example"), 0xfe]);
  const torn = newTag("NTAG215");
  const first = newTag();
  return [
    { tag: first, outcome: "written" },
    { tag: torn, pulledAt: 1, outcome: "tag_gone" },
    { tag: torn, pulledAt: 5, outcome: "tag_gone" },
    { tag: torn, outcome: "written" },
    { tag: readOnly, outcome: "read_only" },
    { tag: tooSmall, outcome: "too_small" },
    { tag: foreign, outcome: "foreign_content" },
    { tag: new OtherTag(), outcome: "not_type_2" },
    { tag: first, outcome: "written_before" },
    { tag: newTag("NTAG216"), outcome: "written" },
    { tag: newTag(), outcome: "written" },
    { tag: newTag("NTAG215"), outcome: "written" },
    { tag: newTag(), outcome: "written" },
  ];
}

/** `carnet nfc write` with a stack, killed in the middle and begun again. */
export async function tryTags(trial: Trial, readers: VirtualReaders): Promise<void> {
  const { step } = trial;
  const addresses = Array.from(
    { length: 6 },
    (_, at) => `https://id.example.com/01/05601234567892/21/T-${at}`,
  );
  const list = join(trial.scratch, "addresses.txt");
  const journal = join(trial.scratch, "written.jsonl");
  writeFileSync(list, addresses.join("\n"));
  const start = () =>
    trial.launch(
      ["nfc", "write", "--from", list, "--journal", journal, "--lock", "--json"],
      readers.environment,
    );
  const stack = stackOf();

  const write = async (writing: Running, some: readonly Laid[]) => {
    for (const [at, laid] of some.entries()) {
      await seen(writing, WANTED, at + 1);
      await lay(readers, laid, () => countOf(writing, TOLD) > at);
    }
    const told = [...writing.output().matchAll(TOLD)].map(([line]) => outcomeOf(line));
    expectSame(
      told,
      some.map(({ outcome }) => outcome),
    );
  };

  let writing = await start();
  await step("tags are written and locked, whatever else is laid on the reader", () =>
    write(writing, stack.slice(0, 10)),
  );
  await step("a stack that was killed goes on where it stopped", async () => {
    // Not before the last tag was seen to be gone.
    await seen(writing, WANTED, 11);
    await writing.end("SIGKILL");
    writing = await start();
    await write(writing, stack.slice(10));
    await seen(writing, /6 of 6 are written/g, 1);
  });
  await step("each address is on one tag, verified and locked, and nothing is half written", () => {
    const tags = new Set(stack.map(({ tag }) => tag).filter((tag) => tag instanceof EmulatedTag));
    const held = [...tags].map((tag) => addressOn(tag.memory));
    const foreign = "https://a.example";
    expectSame(
      held.filter((url) => url !== "" && url !== foreign),
      addresses,
    );
    for (const tag of tags)
      if (addresses.includes(addressOn(tag.memory)) && !tag.isLocked(4))
        throw new Error(`${tag.uid.toHex()} is not locked.`);
    const told = readFileSync(journal, "utf8").trim().split("\n").map(outcomeOf);
    expectSame(
      told,
      stack.map(({ outcome }) => outcome),
    );
  });
}

/** The write step of the kiosk's page: each tag ends up bound to its piece on the server. */
export async function tryTagsAtBox(
  trial: Trial,
  readers: VirtualReaders,
  boxAt: string,
  { id, job, codes }: Made,
  piecesOnServer: () => Promise<Item[]>,
): Promise<void> {
  const { step } = trial;
  const [one, torn, two] = [newTag(), newTag("NTAG215"), newTag("NTAG216")];
  const locked = newTag();
  locked.put(3, [0xe1, 0x10, 0x12, 0x0f]);
  const stack: Laid[] = [
    { tag: one, outcome: "written" },
    { tag: torn, pulledAt: 5, outcome: "tag_gone" },
    { tag: locked, outcome: "read_only" },
    { tag: torn, outcome: "written" },
    { tag: two, outcome: "written" },
  ];
  const pieces = codes.slice(0, 3);
  await step("the box writes tags for its pieces, one after the other", async () => {
    const body = { job, run: id, serials: pieces.map(({ serial }) => serial), person: "Ana" };
    const lines = follow(boxAt, body);
    const told = () => lines.filter(({ step }) => step === "written" || step === "refused");
    for (const [at, laid] of stack.entries()) {
      // Each time that a tag is wanted, also for the same piece again.
      await eventually(() => lines.filter(({ step }) => step === "waiting").length > at, lines);
      await lay(readers, laid, () => told().length > at);
    }
    await eventually(() => lines.at(-1)?.step === "ended", lines);
    const outcomes = told().map(({ step, code }) => code ?? step);
    expectSame(
      outcomes,
      stack.map(({ outcome }) => outcome),
    );
    const written = [one, torn, two].map((tag) => addressOn(tag.memory));
    expectSame(
      written,
      pieces.map(({ url }) => url),
    );
  });
  await step("the server knows which tag is on which piece", async () => {
    const items = await piecesOnServer();
    const bound = pieces.map(({ serial }) => items.find((item) => item.serial === serial)?.nfc_uid ?? "none");
    expectSame(
      bound,
      [one, torn, two].map(({ uid }) => uid.toHex()),
    );
  });
}

interface Line {
  step: string;
  code?: string | null;
}

/** What the box tells while it writes, as it comes in. */
function follow(boxAt: string, body: object): Line[] {
  const lines: Line[] = [];
  void (async () => {
    const response = await fetch(`${boxAt}/kiosk/api/tags`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    let text = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split("\n");
      text = parts.pop() ?? "";
      lines.push(...parts.map((part) => JSON.parse(part) as Line));
    }
  })();
  return lines;
}

/**
 * Lays a tag down until something was told of it, and takes it away. Where it is not noticed, it is laid down once more,
 * as a person would: pcscd does not see a tag that comes back between two of its looks.
 */
async function lay(
  { slots: [slot] }: VirtualReaders,
  { tag, pulledAt }: Laid,
  isTold: () => boolean,
): Promise<void> {
  for (let time = 0; time < TIMES && !isTold(); time++) {
    slot.lay(tag);
    if (pulledAt !== undefined) slot.takeAtWrite(pulledAt, "before");
    await until(async () => isTold(), NOTICED_SECONDS).catch(() => {});
    await slot.takeSlowly();
  }
  if (!isTold()) throw new Error("Nothing was told of a tag.");
}

function outcomeOf(line: string): string {
  const { outcome, code } = JSON.parse(line) as { outcome: string; code?: string };
  return code ?? outcome;
}

function countOf({ output }: Running, pattern: RegExp): number {
  return [...output().matchAll(pattern)].length;
}

function seen(running: Running, pattern: RegExp, times: number): Promise<void> {
  return eventually(() => countOf(running, pattern) >= times, running.output);
}

/** @param told what is shown when it does not come to pass */
async function eventually(holds: () => boolean, told: object): Promise<void> {
  await until(async () => holds(), PATIENCE_SECONDS).catch(() => {
    throw new Error(`It did not go on after ${JSON.stringify(typeof told === "function" ? told() : told)}`);
  });
}

function expectSame(found: readonly string[], expected: readonly string[]): void {
  if (found.toSorted().join() !== expected.toSorted().join())
    throw new Error(`It is ${found.join(", ")}, and should be ${expected.join(", ")}.`);
}
