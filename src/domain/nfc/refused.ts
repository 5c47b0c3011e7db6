/** What can keep a tag from being read or written, each with what to do about it. */
import { PcscFault, type PcscReason } from "../../platform/pcsc/fault.ts";

export type NfcRefusal =
  | PcscReason
  | "reader_unknown"
  | "no_tag"
  | "several_tags"
  | "not_type_2"
  | "not_prepared"
  | "read_only"
  | "locked"
  | "password"
  | "too_small"
  | "foreign_content"
  | "written_before"
  | "not_kept"
  | "not_lockable"
  | "not_locked";

/** An expected refusal around tags: its message is for whoever stands at the reader. */
export class NfcRefused extends Error {
  override name = "NfcRefused";
  readonly code: NfcRefusal;
  /** The address that is on the tag already, where that is what is in the way. */
  readonly holds: string | undefined;
  constructor(code: NfcRefusal, message: string, holds?: string) {
    super(message);
    this.code = code;
    this.holds = holds;
  }
}

const OF_READER: Readonly<Record<PcscReason, string>> = {
  no_library:
    "The library of the smart card service is not on this machine. Debian, Ubuntu: apt-get install pcscd libpcsclite1. Fedora: dnf install pcsc-lite.",
  no_service:
    "The smart card service does not run. Start it (systemctl enable --now pcscd.socket), or install it (Debian, Ubuntu: apt-get install pcscd).",
  not_allowed:
    "The smart card service does not let this user in. Run it as a user with a session on this machine, or allow it with a rule of polkit for org.debian.pcsc-lite: docs/nfc.md has one.",
  no_reader:
    "There is no NFC reader. Plug one in. When one is plugged in and not found, the kernel's own driver may hold it: run sudo modprobe -r pn533_usb pn533 nfc, and plug it in again.",
  reader_gone: "The reader was unplugged. Plug it in again.",
  reader_busy: "Another program uses the reader. Close it and try again.",
  reader_failed: "The reader does not answer. Unplug it, plug it in again and try again.",
  tag_gone: "The tag was taken away too soon. Put it back and leave it there until it is done.",
  tag_mute: "What lies on the reader does not answer. Put one NFC tag in the middle of the reader.",
};

/** What a fault of a reader means for a person; another fault as it is. */
export function refusalOf(fault: unknown): unknown {
  return fault instanceof PcscFault ? new NfcRefused(fault.reason, OF_READER[fault.reason]) : fault;
}
