import { Failure } from "../domain/failure.ts";
import { NTAG_MESSAGE_BYTES, ndefUriMessage, ntagTlv, toHex } from "../formats/ndef.ts";
import { readAddress } from "./address.ts";
import type { PlainCommand } from "./command.ts";

interface Encoded {
  /** The message: what NFC writing apps and readers take. */
  ndef_hex: string;
  /** The same as it lies in the memory of a Type 2 tag, from page 4 on. */
  ntag_tlv_hex: string;
}

/** More than the largest common tag holds, and less than a TLV block may. */
const MAX_MESSAGE_BYTES = 8192;

export const ndef: PlainCommand = {
  name: "ndef",
  summary: "make the bytes of an NFC tag with an address",
  needs: "nothing",
  words: { form: "URL", min: 1, max: 1 },
  options: {},
  examples: ["carnet ndef https://id.example.com/p/0123456789abcdef --json"],
  async run(input): Promise<Encoded> {
    const message = ndefUriMessage(readAddress(input.words[0] ?? ""));
    if (message.length > MAX_MESSAGE_BYTES)
      throw new Failure("invalid_value", "The address is too long for any NFC tag. Use a shorter one.");
    return { ndef_hex: toHex(message), ntag_tlv_hex: toHex(ntagTlv(message)) };
  },
  text(result) {
    const { ndef_hex, ntag_tlv_hex } = result as Encoded;
    const bytes = ndef_hex.length / 2;
    const fitting = Object.entries(NTAG_MESSAGE_BYTES)
      .filter(([, most]) => bytes <= most)
      .map(([tag]) => tag);
    return [
      `NDEF message  ${ndef_hex}`,
      `NTAG memory   ${ntag_tlv_hex}`,
      "",
      fitting.length > 0
        ? `The message has ${bytes} bytes and fits ${fitting.join(", ")}.`
        : `The message has ${bytes} bytes: too long for NTAG213, NTAG215 and NTAG216. Use a shorter address.`,
    ].join("\n");
  },
};
