import { expect, test } from "bun:test";
import { spelledAtEnd } from "./spelled-numbers.ts";

test("numbers up to a hundred are read as languages spell them", () => {
  for (const [text, value] of [
    ["sixty", 60],
    ["of sixty-two", 62],
    ["ninety seven", 97],
    ["a hundred", 100],
    ["zweiundsechzig", 62],
    ["zu funfundneunzig", 95],
    ["soixante-dix", 70],
    ["soixante-quinze", 75],
    ["quatre-vingt-douze", 92],
    ["quatre-vingts", 80],
    ["quatre-vingt-dix-huit", 98],
    ["sessantadue", 62],
    ["ventuno", 21],
    ["sesenta y dos", 62],
    ["noventa e dois", 92],
    ["oitenta e cinco", 85],
    ["tweeenzestig", 62],
    ["szescdziesiat dwa", 62],
    ["sextiofem", 65],
    ["sekstifem", 65],
    ["fem", 5],
  ] as const)
    expect([text, spelledAtEnd(text)?.value]).toEqual([text, value]);
  for (const text of ["wool", "and", "the", "sixty of", "e"])
    expect([text, spelledAtEnd(text)]).toEqual([text, undefined]);
});

test("what stands before a number in words is none of it", () => {
  expect(spelledAtEnd("wool and sixty")).toEqual({ value: 60, start: 9 });
  expect(spelledAtEnd("organico e oito")).toEqual({ value: 8, start: 11 });
});
