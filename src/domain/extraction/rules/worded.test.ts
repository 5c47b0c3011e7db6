import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { type Passage, passagesOf } from "../reading/passage.ts";
import { matches, worded } from "./worded.ts";

const passage = (text: string): Passage => {
  const [rows] = passagesOf(readingOf(text));
  if (!rows) throw new Error("a page without rows");
  return rows;
};
const FIELDS = "weight,net weight,gewicht,poids,peso,waga,c.o.o.,füllung";
const VALUES = "cotton,wool,baumwolle,laine,lana,in,wol";
const pattern = () =>
  worded("gu", ({ oneOf, maybe }) => `(?<!\\p{L})(?:${oneOf(FIELDS)})(?!\\p{L})[: ]*(?:${maybe(VALUES)})?`);
const found = (text: string, made = pattern()) => [...matches(passage(text), made)].map(([words]) => words);

test("what a pattern of the words of a page finds is what one of all words finds", () => {
  for (const text of [
    "Weight: cotton",
    "Netweight 250 g",
    "NET WEIGHT: Wool",
    "Füllung: Baumwolle, Gewicht 3 kg",
    "C.O.O. in Peru",
    "poids Peso WAGA",
    "overweight",
  ]) {
    const whole = [...passage(text).folded.matchAll(pattern().whole())].map(([words]) => words);
    expect([text, found(text)]).toEqual([text, whole]);
  }
  expect(found("Füllung: Baumwolle, Gewicht 3 kg")).toEqual(["fullung: baumwolle", "gewicht "]);
});

test("a pattern is not looked for where none of its words stands", () => {
  // Words of its own: what one test has read, another one's patterns know too.
  const made = worded(
    "gu",
    ({ oneOf, maybe }) => `(?:${oneOf("season,saison")}) (?:${maybe("summer,winter")})`,
  );
  expect(made.in(passage("Nothing of that is said here"))).toBeUndefined();
  expect(made.in(passage("Summer and winter"))).toBeUndefined();
  expect(made.in(passage("Season: summer"))).toBeInstanceOf(RegExp);
});

test("a pattern learns the words of page after page, and forgets none", () => {
  const made = pattern();
  const pages = ["Weight 1", "Gewicht 2", "Poids 3", "Peso 4", "Waga 5", "Füllung wol", "Weight cotton"];
  for (const text of [...pages, ...pages]) expect([text, found(text, made)]).toEqual([text, found(text)]);
  expect(found("Weight 1\nGewicht 2\nPoids 3", made)).toEqual(["weight ", "gewicht ", "poids "]);
});
