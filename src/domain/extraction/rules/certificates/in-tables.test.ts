import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string): unknown {
  const found = findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" });
  return found.find(({ field }) => field === "certificates")?.value;
}

test("each certificate of a table has the issuer and the date of its own row", () => {
  for (const head of [
    "Norm\tNr.\tInstitut\tGültig bis",
    "Standard\tCertificate no.\tIssued by\tValid until",
    "Norme\tN°\tOrganisme\tValidité",
    "Standard\tČíslo\tCertifikační orgán\tPlatí do",
    "Standard\tNr\tCertifieringsorgan\tUtgångsdatum",
    "Estándar\tN.º\tCertificado por\tVencimiento",
  ])
    expect(
      told(
        `${head}\nGOTS\tCU 812345\tControl Union\t31.12.2026\nOEKO-TEX Standard 100\t12.HCN.34567\tHohenstein\t30.06.2027`,
      ),
      head,
    ).toEqual([
      { name: "GOTS", number: "CU 812345", issuer: "Control Union", valid_until: "2026-12-31" },
      {
        name: "OEKO-TEX Standard 100",
        number: "12.HCN.34567",
        issuer: "Hohenstein",
        valid_until: "2027-06-30",
      },
    ]);
});

test("the head of the next column issues nothing, and the date of issue ends nothing", () => {
  expect(told("Norm\tNr.\tInstitut\tGültig ab\nGRS\tCU 812345\tControl Union\t31.12.2025")).toEqual([
    { name: "GRS", number: "CU 812345", issuer: "Control Union" },
  ]);
});

test("the Nordic Swan is another ecolabel than that of the Union", () => {
  expect(told("Nordic Swan Ecolabel licence 5039 0123")).toEqual([
    { name: "Nordic Swan Ecolabel", number: "5039 0123" },
  ]);
});
