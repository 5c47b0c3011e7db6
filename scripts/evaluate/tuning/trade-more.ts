/** More papers of an importer's inbox, by others than the rules. */
import type { Specimen } from "../specimen.ts";

export const TRADE_MORE: readonly Specimen[] = [
  {
    name: "trade-airless-bottle-specification",
    language: "en",
    template: "generic",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { text: ["Brennand Plastics GmbH", "Industriestraße 40, 74172 Neckarsulm, Germany"], size: 9 },
        { title: "Packaging specification" },
        {
          table: [
            ["Item no.", "AB-050-PCR", "Issue", "4 / 2026-06"],
            ["Article", "Airless bottle 50 ml", "Drawing", "D-11840-B"],
            ["GTIN", "4029388112071", "Material", "PP, PE"],
            ["Dimensions", "38 x 38 x 112 mm", "Net weight", "31.5 g"],
            ["Recycled content", "54 % (PCR, whole pack)", "Origin", "Made in Germany"],
          ],
          lines: true,
          widths: [95, 160, 75, 150],
        },
        {
          text: [
            "The PCR share is traced by mass balance under ISCC PLUS, certificate ISCC-PLUS-Cert-DE100-18834127,",
            "valid from 02.04.2026 to 01.04.2027. Of the bottle body alone 70 % is post-consumer; pump and",
            "spring are virgin material. Filling volume 50 ml, overflow 56 ml.",
          ],
        },
        { text: ["Cosmetic brand owners shall test compatibility with the formula themselves."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "AB-050-PCR",
      gtin: "4029388112071",
      dimensions: "38 x 38 x 112 mm",
      net_weight: 0.0315,
      recycled_content: 54,
      country_making: "DE",
      manufacturer_name: "Brennand Plastics GmbH",
      manufacturer_address: "Industriestraße 40, 74172 Neckarsulm, Germany",
      certificates: [
        { name: "ISCC PLUS", number: "ISCC-PLUS-Cert-DE100-18834127", valid_until: "2027-04-01" },
      ],
    },
  },
];
