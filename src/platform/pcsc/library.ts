/** The calls of PC/SC, as blocking as they are: for a process of its own, see `pcsc.ts`. */
import { dlopen, ptr } from "bun:ffi";
import {
  ABI,
  ANSWER_BYTES,
  ATR_BYTES,
  CODES,
  LEAVE_CARD,
  PROTOCOL_ANY,
  RESET_CARD,
  SCOPE_SYSTEM,
  SHARE_SHARED,
  STATE_CHANGED,
} from "./abi.ts";
import { endsContext, faultOf, PcscFault } from "./fault.ts";

/** A reader and the state it was last seen in: SCARD_STATE_* bits, 0 before it was looked at. */
export interface Slot {
  reader: string;
  state: number;
  /** Answer to reset, in hexadecimal; empty without a tag. */
  atr: string;
}

export interface Library {
  listReaders(): string[];
  /** Waits until a slot is in another state than given, at most so long; then all slots as they are. */
  waitForChange(slots: readonly Slot[], waitMs: number): Slot[];
  /** Begins to talk to the tag on a reader, and keeps others from it meanwhile. */
  connect(reader: string): void;
  transmit(apdu: Uint8Array): Uint8Array;
  /** Switches the tag off and on again: it forgets a command that it refused. */
  reset(): void;
  disconnect(): void;
}

/** @throws PcscFault no_library */
export function openLibrary(): Library {
  const scard = load();
  const { wordBytes, state: layout } = ABI;
  let context: bigint | undefined;
  let card: { handle: bigint; protocol: bigint } | undefined;

  return { listReaders, waitForChange, connect, transmit, reset, disconnect };

  function listReaders(): string[] {
    const length = word(0n);
    const ask = (buffer: Uint8Array | null) =>
      run(
        "SCardListReaders",
        () => scard.SCardListReaders(open(), null, buffer && ptr(buffer), ptr(length)),
        [CODES.NO_READERS_AVAILABLE],
      );
    if (ask(null) === CODES.NO_READERS_AVAILABLE) return [];
    const names = new Uint8Array(Number(numberAt(length)));
    if (ask(names) === CODES.NO_READERS_AVAILABLE) return [];
    return new TextDecoder().decode(names).split("\0").filter(Boolean);
  }

  function waitForChange(slots: readonly Slot[], waitMs: number): Slot[] {
    // The structures, and after them the names that they point at: one piece of memory, which stays while it is used.
    const names = slots.map(({ reader }) => `${reader}\0`);
    const states = Buffer.alloc(layout.bytes * slots.length + Buffer.byteLength(names.join("")));
    let nameAt = layout.bytes * slots.length;
    for (const [index, { state }] of slots.entries()) {
      const at = index * layout.bytes;
      states.writeBigUInt64LE(BigInt(ptr(states)) + BigInt(nameAt), at);
      writeWord(states, at + layout.current, BigInt(state));
      nameAt += states.write(names[index] ?? "", nameAt);
    }
    run("SCardGetStatusChange", () => scard.SCardGetStatusChange(open(), waitMs, ptr(states), slots.length), [
      CODES.TIMEOUT,
    ]);
    return slots.map(({ reader }, index) => {
      const at = index * layout.bytes;
      const length = Math.min(Number(readWord(states, at + layout.atrLength)), ATR_BYTES);
      return {
        reader,
        state: Number(readWord(states, at + layout.event) & ~BigInt(STATE_CHANGED)),
        atr: states.subarray(at + layout.atr, at + layout.atr + length).toHex(),
      };
    });
  }

  function connect(reader: string): void {
    disconnect();
    const [handle, protocol] = [word(0n), word(0n)];
    const name = Buffer.from(`${reader}\0`);
    run("SCardConnect", () =>
      scard.SCardConnect(open(), ptr(name), SHARE_SHARED, PROTOCOL_ANY, ptr(handle), ptr(protocol)),
    );
    card = { handle: numberAt(handle), protocol: numberAt(protocol) };
    begin();
  }

  /** A tag that somebody else has just reset must be taken up again first. */
  function begin(): void {
    const { handle } = connected();
    const code = run("SCardBeginTransaction", () => scard.SCardBeginTransaction(handle), [CODES.RESET_CARD]);
    if (code === CODES.RESET_CARD) {
      takeUp(LEAVE_CARD);
      run("SCardBeginTransaction", () => scard.SCardBeginTransaction(handle));
    }
  }

  function takeUp(initialization: number): void {
    const { handle } = connected();
    const protocol = word(0n);
    run("SCardReconnect", () =>
      scard.SCardReconnect(handle, SHARE_SHARED, PROTOCOL_ANY, initialization, ptr(protocol)),
    );
    card = { handle, protocol: numberAt(protocol) };
  }

  function transmit(apdu: Uint8Array): Uint8Array {
    const { handle, protocol } = connected();
    // SCARD_IO_REQUEST: the protocol, and the size of this structure.
    const header = Buffer.alloc(2 * wordBytes);
    writeWord(header, 0, protocol);
    writeWord(header, wordBytes, BigInt(header.length));
    const answer = new Uint8Array(ANSWER_BYTES);
    const length = word(BigInt(ANSWER_BYTES));
    run("SCardTransmit", () =>
      scard.SCardTransmit(handle, ptr(header), ptr(apdu), apdu.length, null, ptr(answer), ptr(length)),
    );
    return answer.subarray(0, Number(numberAt(length)));
  }

  function reset(): void {
    takeUp(RESET_CARD);
  }

  function disconnect(): void {
    if (!card) return;
    const { handle } = card;
    card = undefined;
    scard.SCardEndTransaction(handle, LEAVE_CARD);
    scard.SCardDisconnect(handle, LEAVE_CARD);
  }

  function connected(): NonNullable<typeof card> {
    if (!card) throw new PcscFault("tag_gone", "no tag is connected");
    return card;
  }

  function open(): bigint {
    if (context !== undefined) return context;
    const place = word(0n);
    check("SCardEstablishContext", scard.SCardEstablishContext(SCOPE_SYSTEM, null, null, ptr(place)));
    context = numberAt(place);
    return context;
  }

  /** Runs a call; after a fault of the service the next one begins from the start. */
  function run(name: string, call: () => number | bigint, expected: readonly number[] = []): number {
    try {
      return check(name, call(), expected);
    } catch (fault) {
      if (fault instanceof PcscFault && endsContext(fault.reason)) release();
      throw fault;
    }
  }

  function release(): void {
    disconnect();
    if (context !== undefined) scard.SCardReleaseContext(context);
    context = undefined;
  }
}

function load() {
  // Their types are those of the wider ones: both take and give numbers.
  const word = ABI.word as "u64";
  const long = ABI.long as "i64";
  let fault: unknown;
  for (const name of ABI.libraries) {
    try {
      return dlopen(name, {
        SCardEstablishContext: { args: [word, "ptr", "ptr", "ptr"], returns: long },
        SCardReleaseContext: { args: [word], returns: long },
        SCardListReaders: { args: [word, "ptr", "ptr", "ptr"], returns: long },
        SCardGetStatusChange: { args: [word, word, "ptr", word], returns: long },
        SCardConnect: { args: [word, "ptr", word, word, "ptr", "ptr"], returns: long },
        SCardReconnect: { args: [word, word, word, word, "ptr"], returns: long },
        SCardBeginTransaction: { args: [word], returns: long },
        SCardEndTransaction: { args: [word, word], returns: long },
        SCardTransmit: { args: [word, "ptr", "ptr", word, "ptr", "ptr", "ptr"], returns: long },
        SCardDisconnect: { args: [word, word], returns: long },
      }).symbols;
    } catch (refusal) {
      fault = refusal;
    }
  }
  throw new PcscFault("no_library", fault instanceof Error ? fault.message : String(fault));
}

/** @throws PcscFault unless the code is success or among the expected ones */
function check(call: string, returned: number | bigint, expected: readonly number[] = []): number {
  const code = Number(BigInt.asUintN(32, BigInt(returned)));
  if (code === CODES.SUCCESS || expected.includes(code)) return code;
  throw faultOf(call, code);
}

function word(value: bigint): Buffer {
  const place = Buffer.alloc(ABI.wordBytes);
  writeWord(place, 0, value);
  return place;
}

function numberAt(place: Buffer): bigint {
  return readWord(place, 0);
}

function readWord(memory: Buffer, at: number): bigint {
  return ABI.wordBytes === 8 ? memory.readBigUInt64LE(at) : BigInt(memory.readUInt32LE(at));
}

function writeWord(memory: Buffer, at: number, value: bigint): void {
  if (ABI.wordBytes === 8) memory.writeBigUInt64LE(value, at);
  else memory.writeUInt32LE(Number(value), at);
}
