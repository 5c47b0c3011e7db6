import { expect, test } from "bun:test";
import { aboutPieces } from "./pieces.ts";

const product = {
  name: "Camisa Ria",
  reference: "CR-0142",
  gtin14: null,
  batch_number: null,
  production_date: null,
  company: "Nortada",
};

test("a label tells the composition part by part", () => {
  const data = {
    fibre_composition: [
      { fibre: "linen", percent: 55, component: "shell" },
      { fibre: "cotton", percent: 45, component: "shell" },
      { fibre: "viscose", percent: 100, component: "lining" },
    ],
  };
  expect(aboutPieces({ ...product, data }).fields.composition).toBe(
    "shell: 55 % linen, 45 % cotton; lining: 100 % viscose",
  );
});

test("a label tells the composition of an article of one cloth without a part", () => {
  const data = { fibre_composition: [{ fibre: "linen", percent: 100 }] };
  expect(aboutPieces({ ...product, data }).fields.composition).toBe("100 % linen");
});

test("a label bears every symbol of care, in their order, whatever the order of the data", () => {
  const data = {
    care_professional: ["dry_p", "wet_w"],
    care_text: "Wash with like colours",
    care_drying: ["do_not_tumble", "line_shade"],
    care_ironing: "iron_150",
    care_bleaching: "do_not_bleach",
    care_washing: "wash_30_mild",
  };
  const { care } = aboutPieces({ ...product, data });
  expect(care.slice(0, 5)).toEqual([
    "wash_30_mild",
    "do_not_bleach",
    "do_not_tumble",
    "line_shade",
    "iron_150",
  ]);
  expect(care.slice(5)).toEqual(["dry_p", "wet_w"]);
  expect(care).not.toContain("Wash with like colours");
});
