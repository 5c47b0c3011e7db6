import { expect, test } from "bun:test";
import { Phrases, wordsIn } from "./phrases.ts";

const names = new Phrases<string>();
names.add("wool,lamb's wool,woll*", "wool");
names.add("virgin wool,laine vierge", "virgin wool");

const meaningsIn = (text: string) => {
  const words = wordsIn(text);
  return words.flatMap((_, at) => names.at(text, words, at)?.meaning ?? []);
};

test("the longest name that begins with a word counts, over a line's end and a hyphen too", () => {
  expect(meaningsIn("70 % virgin wool")).toEqual(["virgin wool", "wool"]);
  expect(meaningsIn("laine\nvierge")).toEqual(["virgin wool"]);
  expect(meaningsIn("lamb's-wool")).toEqual(["wool", "wool"]);
  expect(meaningsIn("virgin, wool")).toEqual(["wool"]);
});

test("a star stands for a short ending, and for nothing before", () => {
  expect(names.called("wolle")).toBe("wool");
  expect(names.called("wollenwebereien")).toBeUndefined();
  expect(names.called("baumwolle")).toBeUndefined();
});
