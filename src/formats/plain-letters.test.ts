import { expect, test } from "bun:test";
import { plainLetters } from "./plain-letters.ts";

test("letters of every European language are found by those of any keyboard", () => {
  for (const [text, plain] of [
    ["Calças", "calcas"],
    ["Łódź Żółta", "lodz zolta"],
    ["Øst Jakke", "ost jakke"],
    ["STRASSE Straße ẞ", "strasse strasse ss"],
    ["Cœur, Æble, Đurđa, Þór, Ħal, Isparta Iğdır", "coeur, aeble, durda, thor, hal, isparta igdir"],
    ["CO₂-Fußabdruck", "co2-fussabdruck"],
    ["Λευκό Бял", "λευκο бял"],
  ] as const)
    expect(plainLetters(text)).toBe(plain);
});
