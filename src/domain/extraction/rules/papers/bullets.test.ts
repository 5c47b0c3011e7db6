import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";
import { withoutBullets } from "./bullets.ts";

const words = (text: string) =>
  withoutBullets(readingOf(text))
    .words.map((word) => word.text)
    .join(" ");

test("signs of several levels are left out, and those of one level and between two things of a line stay", () => {
  expect(words("• Shell\n◦ cotton 60 %\n▪ linen 40 %")).toBe("Shell cotton 60 % linen 40 %");
  expect(words("• Shell\n- cotton 60 %\n- linen 40 %")).toBe("Shell cotton 60 % linen 40 %");
  expect(words("• Tumble dry low\n• Iron")).toBe("• Tumble dry low • Iron");
  expect(words("Do not bleach • Do not tumble dry\n- 5 °C")).toBe("Do not bleach • Do not tumble dry - 5 °C");
});

test("a list within a list tells the shares of each part", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" }).find(
      ({ field }) => field === "fibre_composition",
    )?.value;
  for (const [first, second, third] of ["•◦▪", "•◦◦", "•--"])
    expect(
      told(
        `${first} Materiálové složení\n${second} Vrchový materiál\n${third} bavlna 60 %\n${third} polyester 40 %\n${second} Podšívka\n${third} polyester 100 %`,
      ),
    ).toEqual([
      { component: "shell", fibre: "cotton", percent: 60 },
      { component: "shell", fibre: "polyester", percent: 40 },
      { component: "lining", fibre: "polyester", percent: 100 },
    ]);
});
