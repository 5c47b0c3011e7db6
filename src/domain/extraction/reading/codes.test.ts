import { expect, test } from "bun:test";
import { codeAsMeant, withWholeCodes } from "./codes.ts";
import type { Word } from "./page.ts";

const LETTER = 10;

/** Words of a line; `~` parts two that stand too close, blanks those that stand apart as usual. */
function line(text: string): Word[] {
  let x = 0;
  return text.split(/(?<=[ ~])/).map((part) => {
    const printed = part.replace(/[ ~]$/, "");
    const word = { text: printed, x, y: 0, width: printed.length * LETTER, height: 20, sureness: 0.95 };
    x += word.width + (part.endsWith("~") ? 3 : LETTER);
    return word;
  });
}

const told = (text: string) =>
  withWholeCodes(line(text))
    .map((word) => word.text)
    .join(" ");

test("figures and letters that were taken for each other in numbers are put right by how these are made", () => {
  for (const [read, meant] of [
    ["20.C7.61407,", "20.CZ.61407,"],
    ["07.H8O.O1234", "07.HBO.01234"],
    ["24.5K.30917,", "24.SK.30917,"],
    ["‘20.HTR,51196", "20.HTR.51196"],
    ["20190K1033", "2019OK1033"],
    ["CU1187204G0TS-2026-00041297", "CU1187204GOTS-2026-00041297"],
    ["1088214G0OTS-01.2026", "1088214GOTS-01.2026"],
    ["1094417G015-02.2026,", "1094417GOTS-02.2026,"],
    ["11403380CS-2026-00051209", "1140338OCS-2026-00051209"],
    ["EE-GGTS-0226-118,", "EE-GOTS-0226-118,"],
    ["1019922-GR5S-2026", "1019922-GRS-2026"],
    ["0C-GOTS-5C-26-009714", "OC-GOTS-SC-26-009714"],
    ["1019-188/£/2025,", "1019-188/E/2025,"],
    ["SH0O88", "SH0088"],
    ["2756-ElP-0418-2026", "2756-EIP-0418-2026"],
    ["2756-El1P-0418-2026", "2756-EIP-0418-2026"],
    // These can be what they are.
    ["20.CZ.61407", "20.CZ.61407"],
    ["07.0.98123", "07.0.98123"],
    ["12.OCT.2026", "12.OCT.2026"],
    ["AB-G015-2210", "AB-G015-2210"],
    ["AB-6015-2210", "AB-6015-2210"],
    ["CERES-0C5-0771", "CERES-0C5-0771"],
    ["2019AK1033", "2019AK1033"],
    ["GOTS", "GOTS"],
    ["‘Soft’", "‘Soft’"],
  ] as const)
    expect(codeAsMeant(read), read).toBe(meant);
});

test("a number that was put right is not sure, and one that was not is as sure as before", () => {
  expect(withWholeCodes(line("no. CU1187204G0TS-2026 today")).map(({ sureness }) => sureness)).toEqual([
    0.95, 0.7, 0.95,
  ]);
});

test("a number whose parts stand too close to be two words is one", () => {
  expect(told("Certificate number: VTC-GRS-TC-2026-004~1872 of Vertex Textile")).toBe(
    "Certificate number: VTC-GRS-TC-2026-0041872 of Vertex Textile",
  );
  expect(told("The certificate number is 19.~HUK.77120")).toBe("The certificate number is 19.HUK.77120");
  for (const apart of [
    // Two gaps do not tell how wide one is.
    "Number: 19.~HUK.77120",
    "GOTS certificate number CU 1012345 of 12.04.2026",
    "Tel. no. of office +49~4088-7700 is new",
    "Order no. of client 118~204 is paid",
    "List AB-GOTS-0714/24~15/05/2025 is here now",
    "He pays for it 60.00~60.00 each",
  ])
    expect(told(apart), apart).toBe(apart.replace("~", " "));
});

test("the sign for a number is read before one only", () => {
  expect(told("certificado n 2 CU-1138402-2026")).toBe("certificado n.º CU-1138402-2026");
  expect(told("certificado n.? CU 1019922")).toBe("certificado n.º CU 1019922");
  expect(told("STANDARD 100 Ne BG-21.05.0093")).toBe("STANDARD 100 n.º BG-21.05.0093");
  expect(told("Ne 30/1 combed")).toBe("Ne 30/1 combed");
  expect(told("table n 2 has 14 rows")).toBe("table n 2 has 14 rows");
});

test("a capital that is set apart from its name stands in it", () => {
  expect(told("Harlow and Sons & P~ell of Leeds")).toBe("Harlow and Sons & Pell of Leeds");
  expect(told("Here is what A man does")).toBe("Here is what A man does");
});
