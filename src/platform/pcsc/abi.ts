/**
 * PC/SC as it lies in memory. The interface is the same everywhere, its numbers are not as wide: pcsc-lite on Linux has
 * DWORD and LONG as `long`, Apple's framework as 32 bits and its structures without gaps.
 */

interface Abi {
  /** Where the library may be, the first that opens counts. */
  libraries: readonly string[];
  /** Bytes of DWORD, LONG, SCARDCONTEXT and SCARDHANDLE. */
  wordBytes: 4 | 8;
  /** How bun:ffi passes and returns them. */
  word: "u32" | "u64";
  long: "i32" | "i64";
  /** SCARD_READERSTATE: its size and where its fields begin. `szReader` stands at 0. */
  state: { bytes: number; current: number; event: number; atrLength: number; atr: number };
}

/** pcsclite.h and wintypes.h of pcsc-lite, on 64-bit Linux. */
const LINUX: Abi = {
  libraries: ["libpcsclite.so.1"],
  wordBytes: 8,
  word: "u64",
  long: "i64",
  state: { bytes: 80, current: 16, event: 24, atrLength: 32, atr: 40 },
};

/** PCSC.framework of macOS: `#pragma pack(1)`, and 32-bit numbers. Written from its headers; not run by any test. */
const MACOS: Abi = {
  libraries: ["/System/Library/Frameworks/PCSC.framework/PCSC"],
  wordBytes: 4,
  word: "u32",
  long: "i32",
  state: { bytes: 61, current: 16, event: 20, atrLength: 24, atr: 28 },
};

export const ABI = process.platform === "darwin" ? MACOS : LINUX;

export const SCOPE_SYSTEM = 2;
export const SHARE_SHARED = 2;
/** T=0 or T=1: what a reader says of a contactless tag is made up by it. */
export const PROTOCOL_ANY = 3;
export const LEAVE_CARD = 0;
export const RESET_CARD = 1;
/** Longest answer to a short APDU. */
export const ANSWER_BYTES = 258;
export const ATR_BYTES = 33;

/** The name under which SCardGetStatusChange tells that readers came or went. */
export const ANY_READER = "\\\\?PnP?\\Notification";

/** SCARD_STATE_*, bits. */
export const STATE_CHANGED = 0x0002;
export const STATE_UNKNOWN = 0x0004;
export const STATE_UNAVAILABLE = 0x0008;
export const STATE_PRESENT = 0x0020;
export const STATE_MUTE = 0x0200;

/** Above these bits of a state it is counted how often a tag was laid or taken. */
export const TURN_BITS = 16;

/** Return codes, as 32 bits without a sign. */
export const CODES = {
  SUCCESS: 0,
  INVALID_HANDLE: 0x80100003,
  UNKNOWN_READER: 0x80100009,
  TIMEOUT: 0x8010000a,
  SHARING_VIOLATION: 0x8010000b,
  NO_SMARTCARD: 0x8010000c,
  PROTO_MISMATCH: 0x8010000f,
  NOT_READY: 0x80100010,
  COMM_ERROR: 0x80100013,
  NOT_TRANSACTED: 0x80100016,
  READER_UNAVAILABLE: 0x80100017,
  NO_SERVICE: 0x8010001d,
  SERVICE_STOPPED: 0x8010001e,
  NO_READERS_AVAILABLE: 0x8010002e,
  UNRESPONSIVE_CARD: 0x80100066,
  UNPOWERED_CARD: 0x80100067,
  RESET_CARD: 0x80100068,
  REMOVED_CARD: 0x80100069,
  SECURITY_VIOLATION: 0x8010006a,
} as const;
