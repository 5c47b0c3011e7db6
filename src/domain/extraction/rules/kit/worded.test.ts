import { expect, test } from "bun:test";
import { LettersInRows } from "../../letters-in-rows.ts";
import { wordsOf } from "../../shortened-patterns.ts";
import { type Alternatives, patternOfWords, worded } from "./worded.ts";

const FIELDS = "weight,net weight,gewicht,poids,peso,waga,c.o.o.,füllung,pre(tax)";
const VALUES = "cotton,wool,baumwolle,laine,lana,in,wol";
const source = ({ oneOf, maybe }: Alternatives) =>
  `(?<!\\p{L})(?:${oneOf(FIELDS)})(?!\\p{L})[: ]*(?:${maybe(VALUES)})?`;

/** The pattern for a document of these words. */
function patternFor(text: string, of = source): RegExp {
  const letters = new LettersInRows();
  letters.add(text.split(/[ \n]+/));
  return patternOfWords(
    ["gu", of],
    (list) => wordsOf(list, letters),
    (text) => text,
  );
}

test("a pattern of the words of a document finds what one of all words finds", () => {
  const all = worded("gu", source).pattern();
  for (const text of [
    "weight: cotton",
    "netweight 250 g",
    "net weight: wool",
    "fullung: baumwolle, gewicht 3 kg",
    "c.o.o. in peru",
    "poids peso waga",
    "overweight",
  ]) {
    const found = [...text.matchAll(patternFor(text))].map(([words]) => words);
    expect([text, found]).toEqual([text, [...text.matchAll(all)].map(([words]) => words)]);
  }
});

test("it has the words of the document, and those of which it is not known", () => {
  const words = patternFor("Gewicht: 3 kg Baumwolle").source;
  expect(words).toBe("(?<!\\p{L})(?:pre\\(tax\\)|gewicht|c\\.o\\.o\\.)(?!\\p{L})[: ]*(?:baumwolle|wol)?");
});

test("there is none where none of the words that it cannot do without stands", () => {
  const season = ({ oneOf, maybe }: Alternatives) =>
    `(?:${oneOf("season,saison")}) (?:${maybe("summer,winter")})`;
  expect(patternFor("Summer and winter", season).source).toBe("(?!)");
  expect(patternFor("Season: summer", season).source).toBe("(?:season) (?:summer)");
  expect(patternFor("Season: spring", season).source).toBe("(?:season) (?:(?!))");
});

test("of several patterns of a list those are left out of whose words none stands", () => {
  const either = ({ either: some }: Alternatives) =>
    some(["made,sewn", (words) => `${words} in`], ["fait,cousu", (words) => `${words} en`]);
  expect(patternFor("sewn in Porto", either).source).toBe("(?:(?:sewn) in)");
  expect(patternFor("fait en France, made in France", either).source).toBe("(?:(?:made) in|(?:fait) en)");
  expect(patternFor("Porto", either).source).toBe("(?!)");
});
