/** Reads the memory of an emulated tag as a phone would, with nothing of Carnet: its own walk, the library `ndef`. */
// @ts-expect-error the library has no types
import untyped from "ndef";

const ndef: {
  decodeMessage(bytes: number[]): { tnf: number; payload: number[] }[];
  uri: { decodePayload(bytes: number[]): string };
} = untyped;

/** The address on a tag; "" for an empty one. Throws for anything else. */
export function addressOn(memory: Uint8Array): string {
  const end = 16 + (memory[14] ?? 0) * 8;
  for (let at = 16; at < end; ) {
    const type = memory[at++];
    if (type === 0x00) continue;
    if (type === 0xfe) return "";
    let length = memory[at++] ?? 0;
    if (length === 0xff) {
      length = (memory[at] ?? 0) * 256 + (memory[at + 1] ?? 0);
      at += 2;
    }
    if (type === 0x03) return decode(memory.subarray(at, at + length), end - at);
    if (type !== 0x01 && type !== 0x02) throw new Error(`a block of type ${type}`);
    at += length;
  }
  return "";
}

function decode(message: Uint8Array, room: number): string {
  if (message.length === 0) return "";
  if (message.length > room) throw new Error("a message beyond the tag");
  const [record, ...more] = ndef.decodeMessage([...message]);
  if (!record || more.length > 0 || record.tnf !== 1) throw new Error("not one address");
  return ndef.uri.decodePayload(record.payload);
}
