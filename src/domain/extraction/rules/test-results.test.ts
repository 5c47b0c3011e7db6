import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

/** Grades for pilling and for washing; undefined where there is none. */
function grades(text: string) {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "test_report" });
  const of = (key: string) => found.find(({ field }) => field === key)?.value;
  return [of("pilling_grade"), of("colour_fastness_grade")];
}

test("grades of pilling and of washed colours stand in tables, lists and sentences", () => {
  for (const [text, pilling, washed] of [
    ["Pilling (Martindale, 2000 rubs): grade 4", 4],
    ["Boulochage (ISO 12945-2) : note 4", 4],
    ["Resistenza al pilling\tUNI EN ISO 12945-2\t3/4", 3.5],
    ["Žmolkování: stupeň 4,5", 4.5],
    ["Пилинг: степен 4", 4],
    ["Pilling Note 3½", 3.5],
    ["Pilling: 3 bis 4", 3.5],
    ["Pilling 4 after 2000 rubs", 4],
    ["Colour fastness to washing (ISO 105-C06): 4-5", undefined, 4.5],
    ["Waschechtheit 4-5, Reibechtheit trocken 4, nass 3", undefined, 4.5],
    ["Solidez do tinto à lavagem, 40 °C\tISO 105-C06\t4-5", undefined, 4.5],
    ["Odporność wybarwień na pranie\tPN-EN ISO 105-C06\tstopień 4", undefined, 4],
    ["Solidez al lavado, degradación: 4-5\nSolidez al lavado, descarga CO: 4", undefined, 4.5],
    ["Waschechtheit, Farbänderung: 4\nWaschechtheit, Anbluten: 3-4", undefined, 4],
    ["Pilling po 7000 cykli: 4-5; odporność wybarwień na\npranie: 4.", 4.5, 4],
    ["Pilling: 4-5; odporność wybarwień na pranie: 4.", 4.5, 4],
    ["Pillingállóság: 4-es fokozat", 4],
    ["Renk haslığı – yıkama\tISO 105-C06\t4", undefined, 4],
  ] as const)
    expect(grades(text), text).toEqual([pilling, washed]);
});

test("what was found is told, not what is asked for", () => {
  const rows = "Pilling\tISO 12945-2\t4\t3-4\nColour fastness to washing\tISO 105-C06\t≥ 4\t4-5";
  expect(grades(`Test\tStandard\tRequirement\tResult\n${rows}`)).toEqual([3.5, 4.5]);
  for (const text of ["Pilling min. grade 3-4", "Pilling: ≥ 4", "Colour fastness to washing: at least 4"])
    expect(grades(text), text).toEqual([undefined, undefined]);
  for (const text of ["Pilling: 4 or better", "Пилинг: най-малко 4", "Waschechtheit: 4 oder besser"])
    expect(grades(text), text).toEqual([undefined, undefined]);
});

test("a number of something beside the word is no grade", () => {
  for (const text of [
    "Anti-pilling fleece, 2 pockets",
    "Anti-pilling finish\t3 colours",
    "Pilling: 3 samples tested",
    "Pilling: not tested. See page 3",
  ])
    expect(grades(text), text).toEqual([undefined, undefined]);
});

test("the last stage of a test for pilling counts", () => {
  for (const text of [
    "Pilling, 125 rubs\t5\nPilling, 500 rubs\t4-5\nPilling, 2000 rubs\t4",
    "Resistance to pilling ISO 12945-2\n125 rubs\t5\n500 rubs\t4-5\n2000 rubs\t4",
  ])
    expect(grades(text), text).toEqual([4, undefined]);
});

test("a change of colour counts, not how others were stained, and no other test of colours", () => {
  for (const text of [
    "Colour fastness to washing at 40 °C: colour change 4-5, staining 4",
    "Waschechtheit 40 °C, Farbänderung\t4-5\nWaschechtheit 40 °C, Anbluten PA\t3",
    "Solidità al lavaggio - degradazione\t4/5\nSolidità al lavaggio - scarico su cotone\t3/4",
    "Odporność wybarwień na pranie, zmiana barwy\t4-5\nOdporność wybarwień na pranie, zabrudzenie bawełny\t4",
    "Test\tMethod\tColour change\tStaining\nColour fastness to washing\tISO 105-C06\t4-5\t4",
    "3. COLOUR FASTNESS TO WASHING (ISO 105-C06 A2S)\nChange in colour\t4-5\nStaining on cotton\t4",
  ])
    expect(grades(text), text).toEqual([undefined, 4.5]);
  for (const text of [
    "Colour fastness to washing\tcotton 4\twool 3-4",
    "Colour fastness to rubbing dry 4-5, wet 3-4",
    "Colour fastness to perspiration: 4",
    "Lightfastness 5",
    "Wash at 40 °C, 5 cycles",
  ])
    expect(grades(text), text).toEqual([undefined, undefined]);
});
