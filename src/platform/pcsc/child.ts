/**
 * The process that talks to the readers: calls of PC/SC block, and their library is somebody else's. A line of JSON on
 * standard input is a task, a line on standard output its answer; it ends with its input.
 */
import { PcscFault, type PcscReason } from "./fault.ts";
import { type Library, openLibrary, type Slot } from "./library.ts";

/** The word that starts the executable as this process. */
export const CARD_READER = "card-reader";

export type Task =
  | { do: "list" }
  | { do: "wait"; slots: readonly Slot[]; waitMs: number }
  | { do: "connect"; reader: string }
  | { do: "transmit"; apdu: string }
  | { do: "reset" }
  | { do: "disconnect" };

export type Answer =
  | { readers: string[] }
  | { slots: Slot[] }
  /** Of a tag, in hexadecimal. */
  | { answer: string }
  | { done: true }
  | { fault: PcscReason; detail: string };

/** Works until standard input ends. */
export async function workForParent(): Promise<number> {
  let library: Library | undefined;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of Bun.stdin.stream()) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      await Bun.write(Bun.stdout, `${JSON.stringify(answerTo(JSON.parse(line) as Task))}\n`);
    }
  }
  library?.disconnect();
  return 0;

  function answerTo(task: Task): Answer {
    try {
      library ??= openLibrary();
      return work(library, task);
    } catch (fault) {
      if (fault instanceof PcscFault) return { fault: fault.reason, detail: fault.message };
      throw fault;
    }
  }
}

function work(library: Library, task: Task): Answer {
  switch (task.do) {
    case "list":
      return { readers: library.listReaders() };
    case "wait":
      return { slots: library.waitForChange(task.slots, task.waitMs) };
    case "connect":
      library.connect(task.reader);
      return { done: true };
    case "transmit":
      return { answer: library.transmit(Uint8Array.fromHex(task.apdu)).toHex() };
    case "reset":
      library.reset();
      return { done: true };
    case "disconnect":
      library.disconnect();
      return { done: true };
  }
}
