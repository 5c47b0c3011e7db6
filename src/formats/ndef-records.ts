/** Reads NDEF messages (NFC Forum NDEF 1.0) as far as telling what a tag holds needs it. */
import { URI_PREFIXES } from "./ndef.ts";

export interface NdefRecord {
  /** Type name format: 0 empty, 1 well-known, 2 media type, 3 absolute URI, 4 external. */
  tnf: number;
  type: Uint8Array;
  payload: Uint8Array;
}

const SHORT = 0x10;
const WITH_ID = 0x08;
const CHUNKED = 0x20;
const WELL_KNOWN = 1;
const URI = 0x55;

/** The records of a message; undefined for bytes that are none, or that hold chunks, which nothing on tags has. */
export function readNdefRecords(message: Uint8Array): NdefRecord[] | undefined {
  const records: NdefRecord[] = [];
  let at = 0;
  while (at < message.length) {
    const flags = message[at++] ?? 0;
    if (flags & CHUNKED) return undefined;
    const typeBytes = message[at++] ?? 0;
    const lengthBytes = flags & SHORT ? 1 : 4;
    const payloadBytes = message.subarray(at, at + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
    at += lengthBytes;
    const idBytes = flags & WITH_ID ? (message[at++] ?? 0) : 0;
    const payloadAt = at + typeBytes + idBytes;
    if (payloadAt + payloadBytes > message.length) return undefined;
    records.push({
      tnf: flags & 0x07,
      type: message.slice(at, at + typeBytes),
      payload: message.slice(payloadAt, payloadAt + payloadBytes),
    });
    at = payloadAt + payloadBytes;
  }
  return records;
}

/** The address in a URI record; undefined for another record. */
export function uriOf({ tnf, type, payload }: NdefRecord): string | undefined {
  if (tnf !== WELL_KNOWN || type.length !== 1 || type[0] !== URI) return undefined;
  const prefix = URI_PREFIXES[payload[0] ?? 0] ?? "";
  return prefix + new TextDecoder().decode(payload.subarray(1));
}

/** Whether a message says nothing: no record, or only empty ones, as tags are often prepared. */
export function isEmptyMessage(message: Uint8Array): boolean {
  return readNdefRecords(message)?.every(({ tnf }) => tnf === 0) ?? false;
}
