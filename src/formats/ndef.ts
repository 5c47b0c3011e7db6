/** The longest NDEF message, in bytes, that fits a tag together with its other TLV blocks. */
export const NTAG_MESSAGE_BYTES = { NTAG213: 137, NTAG215: 492, NTAG216: 868 } as const;

/** The longest message, in bytes, whose length a TLV block can hold (FFFFh is reserved). */
const MAX_TLV_BYTES = 0xfffe;

/** NFC Forum URI Record Type Definition, table 3: the code of a prefix is its place in this list. */
export const URI_PREFIXES = [
  "",
  "http://www.",
  "https://www.",
  "http://",
  "https://",
  "tel:",
  "mailto:",
  "ftp://anonymous:anonymous@",
  "ftp://ftp.",
  "ftps://",
  "sftp://",
  "smb://",
  "nfs://",
  "ftp://",
  "dav://",
  "news:",
  "telnet://",
  "imap:",
  "rtsp://",
  "urn:",
  "pop:",
  "sip:",
  "sips:",
  "tftp:",
  "btspp://",
  "btl2cap://",
  "btgoep://",
  "tcpobex://",
  "irdaobex://",
  "file://",
  "urn:epc:id:",
  "urn:epc:tag:",
  "urn:epc:pat:",
  "urn:epc:raw:",
  "urn:epc:",
  "urn:nfc:",
];

/**
 * An NDEF message of one URI record (NFC Forum NDEF 1.0 and URI RTD 1.0): a short record up to 255 bytes of
 * payload, else one with a 4-byte length. The longest known prefix is written as its code.
 */
export function ndefUriMessage(uri: string): Uint8Array {
  const code = prefixCode(uri);
  const rest = new TextEncoder().encode(uri.slice(URI_PREFIXES[code]?.length ?? 0));
  const payloadBytes = rest.length + 1;
  // D1h and C1h: message begin, message end, well-known type; D1h also says short record.
  const header =
    payloadBytes <= 255 ? [0xd1, 0x01, payloadBytes] : [0xc1, 0x01, ...bigEndian(payloadBytes, 4)];
  return Uint8Array.of(...header, 0x55, code, ...rest);
}

/**
 * The message in the TLV block that a Type 2 tag is read by (NFC Forum Type 2 Tag 2.3), with its terminator.
 * Throws a RangeError for a message over 65534 bytes.
 */
export function ntagTlv(message: Uint8Array): Uint8Array {
  if (message.length > MAX_TLV_BYTES) {
    throw new RangeError(`An NDEF message of ${message.length} bytes does not fit a TLV block.`);
  }
  const length = message.length < 255 ? [message.length] : [0xff, ...bigEndian(message.length, 2)];
  return Uint8Array.of(0x03, ...length, ...message, 0xfe);
}

/** Lower-case hexadecimal, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return bytes.toHex();
}

function prefixCode(uri: string): number {
  let best = 0;
  for (const [code, prefix] of URI_PREFIXES.entries()) {
    if (prefix.length > (URI_PREFIXES[best]?.length ?? 0) && uri.startsWith(prefix)) best = code;
  }
  return best;
}

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
}
