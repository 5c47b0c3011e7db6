import { describe, expect, test } from "bun:test";
import { LINE_LENGTH, machineLines, machineText, specimenLines } from "./machine-lines.ts";

const PASSPORT = {
  country: "PT",
  company: "Nortada",
  product: "Camisa Ria",
  uid: "9h4k2m7qx3tb6wrn",
  version: 3,
  published: Date.UTC(2026, 10, 4) / 1000,
  sha256: `9f2c41d7${"0".repeat(56)}`,
};

describe("machine lines", () => {
  test("are those of the drawing", () => {
    expect(machineLines(PASSPORT)).toEqual([
      "DPPRTNORTADA<<CAMISA<RIA<<<<<<<<<<<<",
      "9H4K2M7QX3TB6WRN<V03<261104<9F2C41D7",
    ]);
    expect(machineLines({ ...PASSPORT, serial: "000042" })[0]).toBe("DPPRTNORTADA<<CAMISA<RIA<0042<<<<<<<");
    expect(specimenLines({ ...PASSPORT, version: 1 })).toEqual([
      "DPPRTSPECIMEN<<SPECIMEN<<<<<<<<<<<<<",
      "TTTTTTTTTTTTTTTT<V01<261104<<<<<<<<<",
    ]);
  });

  test("are 36 characters of their alphabet whatever they are made from", () => {
    const long = "Ärmelloses Übergangs-Baumwolloberteil ".repeat(5);
    const inputs = [
      { ...PASSPORT, company: long, product: long },
      { ...PASSPORT, company: "", product: "" },
      { ...PASSPORT, company: "株式会社", product: "シャツ", country: undefined },
      { ...PASSPORT, company: "<script>", product: "\u202egnol\u202c", version: 12345 },
      { ...PASSPORT, company: "A", product: long, serial: "\u212aß-900" },
    ];
    for (const input of inputs) {
      for (const line of machineLines(input)) {
        expect(line).toHaveLength(LINE_LENGTH);
        expect(line).toMatch(/^[A-Z0-9<]+$/);
      }
    }
  });

  test("leave room for the product beside a long company", () => {
    const [first] = machineLines({ ...PASSPORT, company: "Manufaktura Tkanin Bawełnianych w Łodzi" });
    expect(first).toBe("DPPRTMANUFAKTURA<TKANIN<<CAMISA<RIA<");
  });

  test("fold diacritics and transliterate Greek and Cyrillic", () => {
    expect(machineText("Confecções Maré, Póvoa")).toBe("CONFECCOES<MARE<POVOA");
    expect(machineText("Łódź Þór Smørrebrød Straße")).toBe("LODZ<THOR<SMORREBROD<STRASSE");
    expect(machineText("Ελλάδα Ψωμί")).toBe("ELLADA<PSOMI");
    expect(machineText("Юность Щука")).toBe("IUNOST<SHCHUKA");
    expect(machineText("D’Arcy & Søn")).toBe("DARCY<SON");
  });
});
