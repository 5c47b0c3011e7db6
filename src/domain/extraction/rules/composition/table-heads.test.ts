import { expect, test } from "bun:test";
import { pageOf } from "../../../../../tests/support/readings.ts";
import { passagesOf } from "../../reading/passage.ts";
import { saysClaimed, saysFound } from "./measured.ts";
import { underHead } from "./table-heads.ts";

test("what stands below a head is under it, however close its rows are set, and the head itself is not", () => {
  for (const gap of [11, 14, 30]) {
    const page = pageOf([
      [50, 100, "Property"],
      [200, 100, "Declared"],
      [380, 100, "Measured"],
      [50, 100 + gap, "Fibres"],
      [200, 100 + gap, "65 % wool"],
      [380, 100 + gap, "64.1 % wool"],
    ]);
    const passages = passagesOf(page).filter(({ order }) => order === "rows");
    const places = ["65 % wool", "64.1 % wool", "Measured"].flatMap((words) =>
      passages.map((passage) => {
        const start = passage.text.indexOf(words);
        return { passage, words, start, end: start + words.length };
      }),
    );
    const under = underHead(passages, places, { says: saysFound, besides: saysClaimed });
    expect([...under].map(({ words }) => words)).toEqual(["64.1 % wool"]);
  }
});
