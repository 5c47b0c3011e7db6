/** `carnet nfc list|read|lock|watch`: the NFC readers of this machine. They need no server and no data. */
import { pick, waitForTag } from "../domain/nfc/find-tag.ts";
import type { TagReport } from "../domain/nfc/read-tag.ts";
import { NfcRefused, refusalOf } from "../domain/nfc/refused.ts";
import type { WatchEvent } from "../domain/nfc/watch-readers.ts";
import { counted } from "../formats/counted.ts";
import { systemClock } from "../platform/clock.ts";
import { pause } from "../platform/pause.ts";
import { Pcsc, type Reader } from "../platform/pcsc/pcsc.ts";
import { type FollowCommand, type Input, type Surroundings, UsageError } from "./command.ts";
import { printable } from "./printable.ts";

const WAIT_SECONDS = 60;
const MOST_WAIT_SECONDS = 86_400;
const LOOK_MS = 300;

export const readerOption = {
  value: "NAME",
  about: "the reader, by a part of its name (default: whichever has a tag on it)",
};
export const waitOption = {
  value: "SECONDS",
  about: `how long to wait for a tag (default ${WAIT_SECONDS})`,
};

interface ListedReader {
  name: string;
  tag: "none" | "read" | "unread";
  uid: string | null;
  kind: string | null;
  url: string | null;
  /** Why a tag was not read. */
  reason: string | null;
}

export const nfcList: FollowCommand = {
  name: "nfc list",
  summary: "list the NFC readers of this machine, with what lies on them",
  needs: "time",
  options: {},
  notes: ["Readers are spoken to through PC/SC: on Linux through pcscd, which has to be installed."],
  examples: ["carnet nfc list", "carnet nfc list --json"],
  async follow(_input, { environment, json, say }) {
    const pcsc = new Pcsc(environment);
    try {
      const readers: ListedReader[] = [];
      for (const reader of pick(await pcsc.readers(), undefined)) readers.push(await look(pcsc, reader));
      say(json ? JSON.stringify({ readers }, null, 2) : readers.map(listedText).join("\n"));
    } catch (fault) {
      const refusal = refusalOf(fault);
      if (json) sayRefusal(refusal, say);
      throw refusal;
    } finally {
      await pcsc.close();
    }
  },
};

function listedText({ name, tag, uid, kind, url, reason }: ListedReader): string {
  const held = tag === "none" ? "no tag" : (reason ?? `${kind} ${uid}: ${url ?? "no address"}`);
  return `${printable(name)}\n  ${printable(held)}`;
}

async function look(pcsc: Pcsc, reader: Reader): Promise<ListedReader> {
  const nothing = { uid: null, kind: null, url: null, reason: null };
  if (reader.tag === "none") return { name: reader.name, tag: "none", ...nothing };
  try {
    const { readTag } = await import("../domain/nfc/read-tag.ts");
    const { uid, kind, url } = await readTag(pcsc, reader);
    return { name: reader.name, tag: "read", uid, kind, url, reason: null };
  } catch (fault) {
    if (!(fault instanceof NfcRefused)) throw fault;
    return { name: reader.name, tag: "unread", ...nothing, reason: fault.message };
  }
}

export const nfcRead: FollowCommand = {
  name: "nfc read",
  summary: "read the NFC tag on a reader",
  needs: "time",
  options: { reader: readerOption, wait: waitOption },
  examples: ["carnet nfc read", "carnet nfc read --reader ACR122U --json"],
  async follow(input, surroundings) {
    await atTag(input, surroundings, async (pcsc, reader) => {
      const { readTag } = await import("../domain/nfc/read-tag.ts");
      const report = await readTag(pcsc, reader);
      surroundings.say(surroundings.json ? JSON.stringify(report, null, 2) : reportText(report));
    });
  },
};

export const nfcLock: FollowCommand = {
  name: "nfc lock",
  summary: "lock the NFC tag on a reader for good",
  needs: "time",
  options: { reader: readerOption, wait: waitOption },
  notes: [
    "Nobody can write the tag again, and nobody can undo it. A tag that holds no address is not locked.",
    "carnet nfc write URL --lock writes, verifies and locks in one go.",
  ],
  examples: ["carnet nfc lock", "carnet nfc lock --reader ACR122U --json"],
  async follow(input, surroundings) {
    await atTag(input, surroundings, async (pcsc, reader) => {
      const { lockTag } = await import("../domain/nfc/lock-tag.ts");
      const report = await lockTag(pcsc, reader);
      if (surroundings.json) return surroundings.say(JSON.stringify(report, null, 2));
      const { uid, kind, url, changed } = report;
      surroundings.say(
        `The ${kind} ${uid} with ${printable(url)} ${changed ? "is locked for good" : "was locked before"}.`,
      );
    });
  },
};

export const nfcWatch: FollowCommand = {
  name: "nfc watch",
  summary: "show readers and NFC tags as they come and go",
  needs: "time",
  options: {},
  notes: ["It goes on while the smart card service or a reader is away, until it is stopped."],
  examples: ["carnet nfc watch", "carnet nfc watch --json"],
  async follow(_input, { environment, json, stop, say }) {
    const { watchReaders } = await import("../domain/nfc/watch-readers.ts");
    const pcsc = new Pcsc(environment);
    try {
      for await (const event of watchReaders(pcsc, stop)) {
        const time = new Date(systemClock.nowMs());
        say(
          json
            ? JSON.stringify({ at: time.toISOString(), ...event })
            : `${time.toTimeString().slice(0, 8)}  ${eventText(event)}`,
        );
      }
    } finally {
      await pcsc.close();
    }
  },
};

/**
 * Waits for a tag and works with it. With `--json` a refusal is also printed, with its code.
 * @throws NfcRefused; UsageError
 */
export async function atTag(
  input: Input,
  { environment, json, stop, say, note }: Surroundings,
  work: (pcsc: Pcsc, reader: Reader) => Promise<void>,
): Promise<void> {
  const seconds = readWait(input.options.wait);
  const pcsc = new Pcsc(environment);
  try {
    const reader = await untilAnswering(pcsc, {
      reader: input.options.reader,
      signal: AbortSignal.any([stop, AbortSignal.timeout(seconds * 1000)]),
      tell: once(note),
    });
    if (!reader)
      throw new NfcRefused("no_tag", `No tag was put on a reader within ${counted(seconds, "second")}.`);
    await work(pcsc, reader);
  } catch (fault) {
    if (json) sayRefusal(fault, say);
    throw fault;
  } finally {
    await pcsc.close();
  }
}

/** The reader with a tag that answers: one that lies too far aside can still be laid down again. */
async function untilAnswering(
  pcsc: Pcsc,
  { reader, signal, tell }: { reader: string | undefined; signal: AbortSignal; tell: (line: string) => void },
): Promise<Reader | undefined> {
  for (;;) {
    try {
      return await waitForTag(pcsc, { reader, signal, waits: () => tell("Put a tag on the reader.") });
    } catch (fault) {
      if (!(fault instanceof NfcRefused) || fault.code !== "tag_mute" || signal.aborted) throw fault;
      tell(fault.message);
      await pause(LOOK_MS, signal);
    }
  }
}

/** Says no line twice. */
function once(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
}

/** A refusal for a program: its message goes to standard error besides. */
export function sayRefusal(fault: unknown, say: (line: string) => void): void {
  if (fault instanceof NfcRefused)
    say(JSON.stringify({ outcome: "refused", code: fault.code, message: fault.message }));
}

function readWait(text: string | undefined): number {
  if (text === undefined) return WAIT_SECONDS;
  const seconds = Number(text);
  if (!/^\d{1,5}$/.test(text) || seconds > MOST_WAIT_SECONDS)
    throw new UsageError(`--wait must be a whole number of seconds, from 0 to ${MOST_WAIT_SECONDS}.`);
  return seconds;
}

const LOCKED = { no: "no", partly: "in parts", yes: "yes, for good" } as const;

function reportText({ reader, uid, kind, room, content, url, locked, ndef_hex }: TagReport): string {
  const held =
    content === "empty"
      ? "nothing"
      : content === "address"
        ? printable(url)
        : `no address (${ndef_hex ?? "no NDEF"})`;
  return [
    `holds   ${held}`,
    `UID     ${uid}`,
    `kind    ${kind}, room for ${room} bytes`,
    `locked  ${LOCKED[locked]}`,
    `reader  ${printable(reader)}`,
  ].join("\n");
}

function eventText(event: WatchEvent): string {
  switch (event.event) {
    case "reader_added":
      return `reader   ${printable(event.reader)}`;
    case "reader_removed":
      return `gone     ${printable(event.reader)}`;
    case "tag_taken":
      return `taken    ${printable(event.reader)}`;
    case "tag_laid":
      return `tag      ${event.kind} ${event.uid}: ${event.url === null ? event.content : printable(event.url)}`;
    case "tag_unread":
      return `unread   ${printable(event.message)}`;
    case "interrupted":
      return `waiting  ${event.message}`;
  }
}
