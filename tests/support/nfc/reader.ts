/** What a reader such as the ACR122U makes of APDUs with a tag on it: PC/SC part 3, and direct transmit to its PN532. */
import { PcscFault } from "../../../src/platform/pcsc/fault.ts";
import type { Card, Reader } from "../../../src/platform/pcsc/pcsc.ts";
import { EmulatedTag, type Tag } from "./tag.ts";

export interface Habits {
  /** The commands that were passed on to the tag, in hexadecimal. */
  commands: string[];
  /** Passes any command on, as an ACR122U does. */
  passesOn: boolean;
}

/** The tag is taken away at the write with this number, from 0: before it reaches the tag, or just after. */
export interface Taken {
  write: number;
  when: "before" | "after";
}

const OK = [0x90, 0x00];
const FAILED = [0x63, 0x00];
const UNKNOWN = [0x6a, 0x81];

/**
 * Answers APDUs.
 * @param goAway called when the tag is taken
 */
export function readerWith(
  tag: Tag,
  habits: Habits,
  taken: () => Taken | undefined,
  goAway: () => void,
): (apdu: Uint8Array) => number[] {
  let writes = 0;
  let isGone = false;
  return (apdu) => {
    const [, instruction, , page = 0, length = 0] = apdu;
    if (isGone) return FAILED;
    if (instruction === 0xca) return [...tag.uid, ...OK];
    if (instruction === 0xb0) {
      const bytes = passOn(Uint8Array.of(0x30, page));
      return bytes ? [...bytes.subarray(0, length || 16), ...OK] : FAILED;
    }
    if (instruction === 0xd6) {
      const end = taken();
      const isLast = writes++ === end?.write;
      if (isLast && end.when === "before") return leave();
      const answer = passOn(Uint8Array.of(0xa2, page, ...apdu.subarray(5)));
      if (isLast) return leave();
      return answer ? OK : FAILED;
    }
    if (instruction === 0x00 && habits.passesOn && apdu[5] === 0xd4 && apdu[6] === 0x42) {
      const bytes = passOn(apdu.subarray(7));
      // PN532: InCommunicateThru, its state, then what the tag said; 01h: it did not answer.
      return bytes ? [0xd5, 0x43, 0x00, ...bytes, ...OK] : [0xd5, 0x43, 0x01, ...OK];
    }
    return UNKNOWN;
  };

  function passOn(command: Uint8Array): Uint8Array | undefined {
    habits.commands.push(command.toHex());
    return tag.answer(command);
  }

  function leave(): number[] {
    isGone = true;
    goAway();
    return FAILED;
  }
}

/** Storage card of ISO 14443-3 A, with the number of its name (PC/SC part 3, supplement) and a check byte. */
export function atrOf(tag: Tag): number[] {
  const name = tag instanceof EmulatedTag ? 0x03 : 0x01;
  const bytes = [0x8f, 0x80, 0x01, 0x80, 0x4f, 0x0c, 0xa0, 0, 0, 3, 6, 3, 0, name, 0, 0, 0, 0];
  return [0x3b, ...bytes, bytes.reduce((sum, byte) => sum ^ byte, 0)];
}

/** The same without PC/SC in between: a tag in the hand of the test. */
export function directly(
  tag: Tag,
  { taken, passesOn = true }: { taken?: Taken; passesOn?: boolean } = {},
): { connect(): Promise<Card>; reader: Reader; commands: string[] } {
  const habits: Habits = { commands: [], passesOn };
  let isGone = false;
  const answer = readerWith(
    tag,
    habits,
    () => taken,
    () => {
      isGone = true;
    },
  );
  tag.switchOn();
  return {
    commands: habits.commands,
    reader: { name: "Hand", atr: Uint8Array.from(atrOf(tag)), tag: "present", turn: 1 },
    async connect() {
      return {
        transmit: async (apdu) => Uint8Array.from(answer(apdu)),
        async reset() {
          if (isGone) throw new PcscFault("tag_gone", "taken");
          tag.switchOn();
        },
        async release() {},
      };
    },
  };
}
