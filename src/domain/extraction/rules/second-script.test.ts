import { expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

function told(text: string) {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" });
  return Object.fromEntries(found.map(({ field, value }) => [field, value]));
}

test("what a paper says twice is read in Latin letters", () => {
  const sheet = [
    "To: Tallow & Finch Inc., Portland, USA",
    "Garment packing list of the spring season",
    "品牌 Brand\tTallow & Finch",
    "款号 Style No.\tTF-9021",
    "面料 Shell\t100%锦纶 100% nylon",
    "里料 Lining\t100%涤纶 100% polyester",
    "单件净重 Net weight per piece\t265 g",
    "产地 Country of origin\t中国 China",
  ].join("\n");
  expect(told(sheet)).toMatchObject({
    brand: "Tallow & Finch",
    reference: "TF-9021",
    country_making: "CN",
    net_weight: 265,
    fibre_composition: [
      { fibre: "polyamide", percent: 100, component: "shell" },
      { fibre: "polyester", percent: 100, component: "lining" },
    ],
  });
});

test("a paper in another script alone stays as it is", () => {
  expect(told("品牌\t锦禾\n成分\t100%棉\n产地\t中国")).toEqual({});
});
