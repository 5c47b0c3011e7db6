/** `carnet nfc write`: an address on one tag, or a stack of tags one after the other. */
import { Failure } from "../domain/failure.ts";
import type { StackEvent } from "../domain/nfc/write-stack.ts";
import type { Refusal, WriteOptions, Written } from "../domain/nfc/write-tag.ts";
import { systemClock } from "../platform/clock.ts";
import { Pcsc } from "../platform/pcsc/pcsc.ts";
import { readAddress } from "./address.ts";
import { type FollowCommand, type Input, Refused, type Surroundings, UsageError } from "./command.ts";
import { atTag, readerOption, sayRefusal, waitOption } from "./nfc.ts";
import { type Journal, openJournal } from "./nfc-journal.ts";
import { printable } from "./printable.ts";
import { readSource } from "./read-source.ts";

const MOST_TAGS = 100_000;

export const nfcWrite: FollowCommand = {
  name: "nfc write",
  summary: "write an address on an NFC tag, or addresses on a stack of tags",
  needs: "time",
  words: { form: "URL", min: 0, max: 1 },
  options: {
    from: {
      value: "FILE",
      about: "addresses to write, one a line, each on a tag of its own; - is standard input",
    },
    count: { value: "N", about: "write URL on so many tags" },
    lock: { about: "lock each tag for good once it is verified; it cannot be undone" },
    overwrite: { about: "write over what a tag holds" },
    reader: readerOption,
    wait: { ...waitOption, about: `${waitOption.about}; with --count and --from it waits on` },
    journal: { value: "FILE", about: "add a line of JSON for each tag to FILE" },
    again: { about: "write also what the journal holds as written" },
  },
  notes: [
    "A tag is read back and compared before its address counts. Taken away too soon it is empty or as it was, never",
    "half written. Run again with the same --journal, --from and --count go on where they stopped. With --json each tag",
    "is a line of JSON on standard output; what to do next stands on standard error.",
  ],
  examples: [
    "carnet nfc write https://id.example.com/p/0123456789abcdef",
    "carnet nfc write https://id.example.com/01/05601234567892 --count 50 --lock",
    "carnet nfc write --from addresses.txt --journal written.jsonl --lock",
  ],
  async follow(input, surroundings) {
    const urls = await addressesOf(input);
    if (input.options.from === undefined && input.options.count === undefined)
      return writeOne(urls[0] ?? "", input, surroundings);
    return writeMany(urls, input, surroundings);
  },
};

async function addressesOf({ words, options, switches }: Input): Promise<string[]> {
  const [word] = words;
  if ((word === undefined) === (options.from === undefined))
    throw new UsageError("Give either URL or --from FILE.");
  if (switches.again && options.journal === undefined) throw new UsageError("--again needs --journal.");
  if (word !== undefined) {
    const url = readAddress(word);
    return Array.from({ length: readCount(options.count) }, () => url);
  }
  if (options.count !== undefined)
    throw new UsageError("--count is for URL; --from has a tag for each line.");
  const file = options.from ?? "";
  const lines = (await readSource(file)).text.split(/\r?\n/).map((line) => line.trim());
  const urls: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    try {
      urls.push(readAddress(line));
    } catch (fault) {
      throw fault instanceof UsageError
        ? new Failure("invalid_value", `${file}, line ${index + 1}: ${fault.message}`)
        : fault;
    }
  }
  if (urls.length === 0) throw new Failure("invalid_value", `${file} holds no address. Write one a line.`);
  if (urls.length > MOST_TAGS)
    throw new Failure("invalid_value", `${file} holds more than ${MOST_TAGS} addresses.`);
  return urls;
}

function readCount(text: string | undefined): number {
  if (text === undefined) return 1;
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1 || count > MOST_TAGS)
    throw new UsageError(`--count must be a whole number from 1 to ${MOST_TAGS}.`);
  return count;
}

function writeOptions({ switches }: Input): WriteOptions {
  return { lock: switches.lock === true, overwrite: switches.overwrite === true };
}

async function writeOne(url: string, input: Input, surroundings: Surroundings): Promise<void> {
  const journal = journalOf(input);
  try {
    await atTag(input, surroundings, async (pcsc, reader) => {
      const { writeTag } = await import("../domain/nfc/write-tag.ts");
      for await (const event of writeTag(pcsc, reader, url, writeOptions(input))) {
        if (event.step !== "written" && event.step !== "refused") continue;
        journal?.add(systemClock.nowMs(), event);
        if (surroundings.json) surroundings.say(outcomeLine(event));
        else if (event.step === "written") surroundings.say(writtenText(event));
        if (event.step === "refused") throw new Refused(adviceOf(event), {});
      }
    });
  } finally {
    journal?.close();
  }
}

async function writeMany(all: readonly string[], input: Input, surroundings: Surroundings): Promise<void> {
  const { environment, json, stop, say, note } = surroundings;
  const journal = journalOf(input);
  const pcsc = new Pcsc(environment);
  let written = 0;
  try {
    const isAgain = input.switches.again === true;
    const urls = journal && !isAgain ? without(all, journal.before.urls) : all;
    const before = all.length - urls.length;
    if (before > 0)
      note(`${before} of ${all.length} were written before and are left out; --again writes them too.`);
    const { writeStack } = await import("../domain/nfc/write-stack.ts");
    const options = {
      ...writeOptions(input),
      reader: input.options.reader,
      signal: stop,
      ...(journal && !isAgain ? { exceptUids: journal.before.uids } : {}),
    };
    if (urls.length > 0) {
      for await (const event of writeStack(pcsc, urls, options)) {
        if (event.step === "written") written++;
        if (event.step === "written" || event.step === "refused") journal?.add(systemClock.nowMs(), event);
        if (json && (event.step === "written" || event.step === "refused")) say(outcomeLine(event));
        const line = stackText(event);
        if (line !== undefined) (json ? note : say)(line);
      }
    }
    const told = `${before + written} of ${all.length} are written.`;
    if (written < urls.length) throw new Refused(`Stopped. ${told}`, {});
    (json ? note : say)(told);
  } catch (fault) {
    if (json) sayRefusal(fault, say);
    throw fault;
  } finally {
    journal?.close();
    await pcsc.close();
  }
}

function journalOf({ options }: Input): Journal | undefined {
  return options.journal === undefined ? undefined : openJournal(options.journal);
}

/** What is left of a list when some of it is done, each as often as it was. */
function without(all: readonly string[], done: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const url of done) counts.set(url, (counts.get(url) ?? 0) + 1);
  return all.filter((url) => {
    const count = counts.get(url) ?? 0;
    if (count > 0) counts.set(url, count - 1);
    return count === 0;
  });
}

function outcomeLine({ step, ...facts }: Written | Refusal): string {
  return JSON.stringify({ outcome: step, ...facts });
}

function stackText(event: StackEvent): string | undefined {
  switch (event.step) {
    case "waiting":
      return `\n${event.number} of ${event.of}  ${printable(event.url)}\n  Put a tag on the reader.`;
    case "found":
      return `  ${event.kind} ${event.uid}. Leave it there …`;
    case "written":
      return `  ${writtenText(event)}`;
    case "refused":
      return `  NOT WRITTEN: ${adviceOf(event)}`;
    case "done_with":
      return "  Take it away.";
    case "interrupted":
      return `  Waiting: ${event.message}`;
    default:
      return undefined;
  }
}

function writtenText({ uid, url, locked, changed }: Written): string {
  return `${changed ? "Written and verified" : "It was written before"}${locked ? ", locked for good" : ""}: ${printable(url)} on the tag ${uid}.`;
}

/** A refusal, with the option that lets it through. */
function adviceOf({ code, message }: Refusal): string {
  return code === "foreign_content" ? `${printable(message)} (--overwrite)` : printable(message);
}
