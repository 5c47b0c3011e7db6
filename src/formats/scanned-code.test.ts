import { expect, test } from "bun:test";
import { parseScanned } from "./scanned-code.ts";

const GTIN = "05601234567892";
const FNC1 = "\u001d";

test("reads a GTIN of every length as 14 digits", () => {
  expect(parseScanned("5601234567892")).toEqual({ kind: "gs1", gtin14: GTIN });
  expect(parseScanned(GTIN)).toEqual({ kind: "gs1", gtin14: GTIN });
  expect(parseScanned("]E05601234567892")).toEqual({ kind: "gs1", gtin14: GTIN });
  expect(parseScanned("036000291452")).toEqual({ kind: "gs1", gtin14: "00036000291452" });
  expect(parseScanned("96385074")).toEqual({ kind: "gs1", gtin14: "00000096385074" });
  expect(parseScanned("5601234567893")).toEqual({ kind: "text", text: "5601234567893" });
});

test("reads element strings with separators and with brackets", () => {
  const all = { kind: "gs1", gtin14: GTIN, lot: "L-17", serial: "000413" };
  expect(parseScanned(`01${GTIN}10L-17${FNC1}21000413`)).toEqual(all as never);
  expect(parseScanned(`]d201${GTIN}21000413${FNC1}10L-17`)).toEqual(all as never);
  expect(parseScanned(`${FNC1}01${GTIN}1126112010L-17${FNC1}21000413`)).toEqual(all as never);
  expect(parseScanned(`01${GTIN}24012${FNC1}10L-17${FNC1}310300050021000413`)).toEqual(all as never);
  expect(parseScanned(`(01)${GTIN}(10)L-17(21)000413`)).toEqual(all as never);
  expect(parseScanned(`10L-17${FNC1}21000413`)).toEqual({ kind: "text", text: `10L-17${FNC1}21000413` });
});

test("reads addresses, in the case that a printer chose", () => {
  expect(parseScanned(`https://id.example.com/01/${GTIN}/10/L-17`)).toEqual({
    kind: "gs1",
    gtin14: GTIN,
    lot: "L-17",
  });
  expect(parseScanned(`HTTPS://ID.EXAMPLE.COM/some/01/${GTIN}/21/000413?x=1`)).toEqual({
    kind: "gs1",
    gtin14: GTIN,
    serial: "000413",
  });
  expect(parseScanned("HTTPS://ID.EXAMPLE.COM/P/7M3V8Q4T2N6X0C9B")).toEqual({
    kind: "page",
    of: "passport",
    uid: "7m3v8q4t2n6x0c9b",
  });
  expect(parseScanned("https://id.example.com/i/0b4x7m2q9t1v6z8d")).toMatchObject({ of: "piece" });
});

test("leaves everything else as the text it is", () => {
  expect(parseScanned("WO-2026-031")).toEqual({ kind: "text", text: "WO-2026-031" });
  expect(parseScanned("  2026-031 ")).toEqual({ kind: "text", text: "2026-031" });
  expect(parseScanned("https://elsewhere.example/page").kind).toBe("text");
});
