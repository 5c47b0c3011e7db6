/**
 * Readers of smart cards and NFC tags through PC/SC. The calls block, so a process of the same executable makes them;
 * what hangs or crashes there is ended or found out here, and the next call begins with a new one.
 */
import { ownCommand } from "../own-command.ts";
import { ANY_READER, STATE_MUTE, STATE_PRESENT, STATE_UNAVAILABLE, STATE_UNKNOWN, TURN_BITS } from "./abi.ts";
import { type Answer, CARD_READER, type Task } from "./child.ts";
import { PcscFault } from "./fault.ts";
import type { Slot } from "./library.ts";

/** A reader, and whether a tag lies on it. */
export interface Reader {
  name: string;
  /** Answer to reset of the tag; empty without one. */
  atr: Uint8Array;
  tag: "none" | "present" | "mute";
  /** Another number after each time that a tag was laid or taken. */
  turn: number;
}

/** The tag on a reader, held for one conversation. */
export interface Card {
  /** @throws PcscFault */
  transmit(apdu: Uint8Array): Promise<Uint8Array>;
  /** Switches it off and on again. @throws PcscFault */
  reset(): Promise<void>;
  release(): Promise<void>;
}

/** What it takes to talk to a tag. */
export type Connects = Pick<Pcsc, "connect">;

/** A call that is not answered in that time is given up, and its process ended. */
const CALL_MS = 10_000;
/** The longest wait of one call, so that a process without its parent ends soon. */
const WAIT_MS = 1000;
/** How long a process may take to end by itself. */
const END_MS = 500;

/** What the library of PC/SC and its loader look at. */
const ENVIRONMENT = /^(PCSCLITE_|LD_LIBRARY_PATH$)/;

type Environment = Record<string, string | undefined>;

interface Child {
  ask(task: Task, limitMs: number): Promise<Answer>;
  end(): Promise<void>;
}

/** A connection to the readers of this machine. It begins with the first call, and again after a fault. */
export class Pcsc {
  readonly #environment: Environment;
  #child: Child | undefined;
  #slots: Slot[] = [];
  /** Calls go one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param environment of this process; the library of PC/SC looks at its own variables there */
  constructor(environment: Environment) {
    this.#environment = Object.fromEntries(
      Object.entries(environment).filter(([name]) => ENVIRONMENT.test(name)),
    );
  }

  /**
   * The readers as they are now.
   * @throws PcscFault
   */
  async readers(): Promise<Reader[]> {
    const names = await this.#names();
    this.#slots = names.length > 0 ? await this.#look(names.map(unseen), 0) : [];
    return this.#shown();
  }

  /**
   * Waits until a reader or a tag came or went since the last look, some seconds at most; then the readers as they are.
   * @throws PcscFault
   */
  async nextChange(): Promise<Reader[]> {
    const slots = await this.#lookAtAll();
    const names = await this.#names();
    if (names.join("\n") !== slots.map(({ reader }) => reader).join("\n")) return this.readers();
    this.#slots = slots;
    return this.#shown();
  }

  /**
   * Begins to talk to the tag on a reader; nobody else may until it is released.
   * @throws PcscFault
   */
  async connect(reader: string): Promise<Card> {
    await this.#ask({ do: "connect", reader });
    return {
      transmit: async (apdu) => {
        const answer = await this.#askTag({ do: "transmit", apdu: apdu.toHex() });
        return Uint8Array.fromHex("answer" in answer ? answer.answer : "");
      },
      reset: async () => {
        await this.#askTag({ do: "reset" });
      },
      release: async () => {
        // A process that is gone has let go of the tag.
        await this.#ask({ do: "disconnect" }).catch(() => undefined);
      },
    };
  }

  /** Lets go of everything, and ends what a call still waits for. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#slots = [];
    await child?.end();
  }

  async #lookAtAll(): Promise<Slot[]> {
    try {
      return (await this.#look([unseen(ANY_READER), ...this.#slots], WAIT_MS)).slice(1);
    } catch (fault) {
      // One of them is gone: the list says which are left.
      if (fault instanceof PcscFault && fault.reason === "reader_gone") return [];
      throw fault;
    }
  }

  async #names(): Promise<string[]> {
    const answer = await this.#ask({ do: "list" });
    return "readers" in answer ? answer.readers : [];
  }

  async #look(slots: readonly Slot[], waitMs: number): Promise<Slot[]> {
    const answer = await this.#ask({ do: "wait", slots, waitMs }, CALL_MS + waitMs);
    return "slots" in answer ? answer.slots : [];
  }

  #shown(): Reader[] {
    return this.#slots
      .filter(({ state }) => !(state & (STATE_UNKNOWN | STATE_UNAVAILABLE)))
      .map(({ reader, state, atr }) => ({
        name: reader,
        atr: Uint8Array.fromHex(atr),
        tag: !(state & STATE_PRESENT) ? "none" : state & STATE_MUTE ? "mute" : "present",
        turn: state >>> TURN_BITS,
      }));
  }

  /** A tag that answered before and is silent now is gone. */
  async #askTag(task: Task): Promise<Answer> {
    try {
      return await this.#ask(task);
    } catch (fault) {
      if (fault instanceof PcscFault && fault.reason === "tag_mute")
        throw new PcscFault("tag_gone", fault.message);
      throw fault;
    }
  }

  #ask(task: Task, limitMs = CALL_MS): Promise<Answer> {
    const asked = this.#last.then(() => this.#askNow(task, limitMs));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async #askNow(task: Task, limitMs: number): Promise<Answer> {
    this.#child ??= startChild(this.#environment);
    const child = this.#child;
    try {
      const answer = await child.ask(task, limitMs);
      if ("fault" in answer) throw new PcscFault(answer.fault, answer.detail);
      return answer;
    } catch (fault) {
      if (fault instanceof PcscFault && fault.reason !== "reader_failed") throw fault;
      if (this.#child === child) this.#child = undefined;
      await child.end();
      throw fault;
    }
  }
}

function unseen(reader: string): Slot {
  return { reader, state: 0, atr: "" };
}

function startChild(environment: Environment): Child {
  const process = Bun.spawn(ownCommand(CARD_READER), {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "ignore",
    cwd: "/",
    env: environment,
    killSignal: "SIGKILL",
  });
  const lines = linesOf(process.stdout);
  return {
    async ask(task, limitMs) {
      process.stdin.write(`${JSON.stringify(task)}\n`);
      process.stdin.flush();
      const late = setTimeout(() => process.kill(), limitMs);
      try {
        const { value } = await lines.next();
        if (value === undefined) throw new PcscFault("reader_failed", `${task.do} was not answered`);
        return JSON.parse(value) as Answer;
      } finally {
        clearTimeout(late);
      }
    },
    async end() {
      process.stdin.end();
      const late = setTimeout(() => process.kill(), END_MS);
      await process.exited;
      clearTimeout(late);
    },
  };
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
      yield text.slice(0, end);
      text = text.slice(end + 1);
    }
  }
  return undefined;
}
