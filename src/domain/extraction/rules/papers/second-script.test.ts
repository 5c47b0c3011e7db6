import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

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

test("what is left of cells in two scripts stands where they began, and words of both are cut", () => {
  const form = (lines: readonly string[]) => told([...HEADING, ...lines].join("\n"));
  expect(
    form([
      "款号 Style No.\tYL-2608\t客户 Customer\tSandvig Retail A/S",
      "品牌 Brand\tNORDHAV\t品名 Description\t女士羽绒服 Ladies' down jacket",
      "原产地 Made in\t中国 China\t订单号 Order number\tSR-448120",
      "单件净重(M码)Net weight per piece\t735 g\t充绒量 Fill weight\t165 g",
      "部位 Part\t成分 Composition\t规格 Specification",
      "面料 Shell\t100% 锦纶 Nylon\t20D",
      "里料 Lining\t100% 聚酯纤维 Polyester\t190T",
    ]),
  ).toMatchObject({
    brand: "NORDHAV",
    reference: "YL-2608",
    country_making: "CN",
    net_weight: 735,
    fibre_composition: [
      { fibre: "polyamide", percent: 100, component: "shell" },
      { fibre: "polyester", percent: 100, component: "lining" },
    ],
  });
  expect(form(["ブランド/Brand\tKasuri", "原産国/Country\t日本/Japan", "重量(Weight)\t410 g"])).toMatchObject(
    { brand: "Kasuri", country_making: "JP", net_weight: 410 },
  );
  expect(form(["브랜드 Brand\t한빛 HANBIT", "원산지 Made in\t한국 Korea"])).toMatchObject({
    brand: "HANBIT",
    country_making: "KR",
  });
});

const HEADING = [
  "To: Tallow Retail Inc., Portland, United States of America",
  "Garment specification sheet for the spring season with the packing details",
];

test("a paper in another script alone stays as it is", () => {
  expect(told("品牌\t锦禾\n成分\t100%棉\n产地\t中国")).toEqual({});
});
