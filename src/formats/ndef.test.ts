import { describe, expect, test } from "bun:test";
// @ts-expect-error: the package comes without types
import untyped from "ndef";
import { NTAG_MESSAGE_BYTES, ndefUriMessage, ntagTlv, toHex } from "./ndef.ts";

type NdefRecord = { tnf: number; type: string | number[]; payload: number[] };

const ndef: {
  uriRecord(uri: string): NdefRecord;
  encodeMessage(records: NdefRecord[]): number[];
  decodeMessage(bytes: number[]): NdefRecord[];
  uri: { decodePayload(payload: number[]): string };
} = untyped;

describe("an NDEF message", () => {
  test("of a short address is one short record, as in the examples of the URI record's standard", () => {
    expect(toHex(ndefUriMessage("http://www.nfc.com"))).toBe(`d101085501${hex("nfc.com")}`);
    expect(toHex(ndefUriMessage("tel:+35891234567"))).toBe(`d1010d5505${hex("+35891234567")}`);
    expect(toHex(ndefUriMessage("mms://example.com/download.wmv"))).toBe(
      `d1011f5500${hex("mms://example.com/download.wmv")}`,
    );
  });

  test("shortens the longest prefix it knows", () => {
    const codes: [uri: string, code: string][] = [
      ["http://www.a.example", "01"],
      ["https://www.a.example", "02"],
      ["http://a.example", "03"],
      ["https://a.example", "04"],
      ["https://wwwa.example", "04"],
      ["ftp://ftp.a.example", "08"],
      ["ftp://a.example", "0d"],
      ["urn:uuid:1", "13"],
      ["urn:epc:id:sgtin:1", "1e"],
      ["urn:epc:class:1", "22"],
      ["urn:nfc:sn", "23"],
      ["HTTPS://A.EXAMPLE", "00"],
      ["", "00"],
    ];
    for (const [uri, code] of codes) expect(toHex(ndefUriMessage(uri)).slice(8, 10)).toBe(code);
  });

  test("turns to a 4-byte length from 256 bytes of payload", () => {
    const path = (length: number) => `https://${"a".repeat(length)}`;
    expect(toHex(ndefUriMessage(path(254))).startsWith("d101ff550461")).toBe(true);
    expect(toHex(ndefUriMessage(path(255))).startsWith("c10100000100550461")).toBe(true);
  });

  const read = [
    "https://id.example.com/01/09506000134352/21/000001",
    "http://www.example.com/r/loja/ref-1",
    "https://www.example.com/p/0123456789abcdef",
    "https://example.com/caminho/ã/€/😀",
    "urn:epc:id:sgtin:0614141.812345.6789",
    `https://example.com/${"x".repeat(800)}`,
  ];
  test.each(read)("is read by an independent library: %s", (uri) => {
    const [record, ...others] = ndef.decodeMessage([...ndefUriMessage(uri)]);
    expect(others).toEqual([]);
    expect(record?.tnf).toBe(1);
    expect(String(record?.type)).toBe("U");
    expect(ndef.uri.decodePayload(record?.payload ?? [])).toBe(uri);
  });

  test("is, byte by byte, what an independent library writes", () => {
    for (const uri of read) {
      expect(toHex(ndefUriMessage(uri))).toBe(Buffer.from(ndef.encodeMessage([ndef.uriRecord(uri)])).toHex());
    }
  });
});

describe("the TLV block", () => {
  test("has a 1-byte length up to 254 bytes and a 3-byte one from 255", () => {
    const message = (length: number) => new Uint8Array(length).fill(0xab);
    expect(toHex(ntagTlv(message(0)))).toBe("0300fe");
    expect(toHex(ntagTlv(message(254)))).toBe(`03fe${"ab".repeat(254)}fe`);
    expect(toHex(ntagTlv(message(255)))).toBe(`03ff00ff${"ab".repeat(255)}fe`);
    expect(toHex(ntagTlv(message(256)))).toBe(`03ff0100${"ab".repeat(256)}fe`);
  });

  test("refuses what its length cannot say", () => {
    expect(ntagTlv(new Uint8Array(65534))).toHaveLength(65539);
    expect(() => ntagTlv(new Uint8Array(65535))).toThrow(RangeError);
  });

  test("of a usual address fits the smallest tag", () => {
    const message = ndefUriMessage("https://id.example.com/01/09506000134352/21/ABCDEFGHIJ0123456789");
    expect(message.length).toBeLessThanOrEqual(NTAG_MESSAGE_BYTES.NTAG213);
  });
});

function hex(text: string): string {
  return Buffer.from(text).toHex();
}
