/** What kept a reader from its work, told apart by what somebody can do about it. */
import { CODES } from "./abi.ts";

export type PcscReason =
  | "no_library"
  | "no_service"
  | "not_allowed"
  | "no_reader"
  | "reader_gone"
  | "reader_busy"
  | "reader_failed"
  | "tag_gone"
  | "tag_mute";

export class PcscFault extends Error {
  override name = "PcscFault";
  readonly reason: PcscReason;
  /** @param detail for whoever looks for the cause: the call, and what it returned */
  constructor(reason: PcscReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<number, PcscReason>> = {
  [CODES.NO_SERVICE]: "no_service",
  [CODES.SERVICE_STOPPED]: "no_service",
  [CODES.INVALID_HANDLE]: "no_service",
  [CODES.COMM_ERROR]: "no_service",
  [CODES.SECURITY_VIOLATION]: "not_allowed",
  [CODES.NO_READERS_AVAILABLE]: "no_reader",
  [CODES.UNKNOWN_READER]: "reader_gone",
  [CODES.READER_UNAVAILABLE]: "reader_gone",
  [CODES.SHARING_VIOLATION]: "reader_busy",
  [CODES.NO_SMARTCARD]: "tag_gone",
  [CODES.REMOVED_CARD]: "tag_gone",
  [CODES.RESET_CARD]: "tag_gone",
  [CODES.UNPOWERED_CARD]: "tag_gone",
  [CODES.NOT_TRANSACTED]: "tag_gone",
  [CODES.UNRESPONSIVE_CARD]: "tag_mute",
  [CODES.PROTO_MISMATCH]: "tag_mute",
};

/** @param code as PC/SC returned it, 32 bits without a sign */
export function faultOf(call: string, code: number): PcscFault {
  return new PcscFault(REASONS[code] ?? "reader_failed", `${call} returned ${code.toString(16)}h`);
}

/** Whether nothing can be asked of the service with the context at hand. */
export function endsContext(reason: PcscReason): boolean {
  return reason === "no_service" || reason === "reader_failed" || reason === "not_allowed";
}
