/** Batteries and a sofa in an importer's inbox, by others than the rules. */
import type { Specimen } from "../specimen.ts";

export const TRADE_HARD_GOODS: readonly Specimen[] = [
  {
    name: "trade-datablad-litiumbatteri",
    language: "sv",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "DATABLAD – FRITIDSBATTERI" },
        {
          table: [
            ["Märke", "Skärgård Power"],
            ["Modell", "SP LiFe 100"],
            ["Artikelnr", "40-1100"],
            ["EAN", "7330047120960"],
            ["Kemi", "LiFePO4"],
            ["Nominell spänning", "12,8 V"],
            ["Märkkapacitet", "100 Ah"],
            ["Energi", "1280 Wh"],
            ["Högsta spänning", "14,6 V"],
            ["Vikt", "10,9 kg"],
            ["Tillverkare", "Huizhou Topcell Energy Co., Ltd."],
            ["Adress", "No. 6 Hechang West Road, Zhongkai, Huizhou 516006, Kina"],
            ["Tillverkningsland", "Kina"],
            ["CB-certifikat", "JPTUV-158820 (IEC 62619)"],
          ],
          widths: [170, 310],
          lines: true,
        },
        {
          text: [
            "Importör: Marinel AB, Varvsgatan 11, 392 30 Kalmar. UN 38.3 provningsrapport 26TS0417-2.",
            "Får parallellkopplas, högst 4 st (400 Ah).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Skärgård Power",
      model_name: "SP LiFe 100",
      reference: "40-1100",
      gtin: "7330047120960",
      battery_chemistry: "lfp",
      voltage_nominal: 12.8,
      voltage_maximum: 14.6,
      rated_capacity: 100,
      rated_energy: 1.28,
      battery_weight: 10.9,
      manufacturer_name: "Huizhou Topcell Energy Co., Ltd.",
      manufacturer_address: "No. 6 Hechang West Road, Zhongkai, Huizhou 516006, Kina",
      country_making: "CN",
      certificates: [{ name: "IEC 62619", number: "JPTUV-158820" }],
    },
  },
  {
    name: "trade-e-bike-battery-answers",
    language: "en",
    template: "battery",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "Battery data request – supplier's answers" },
        { text: ["Requested by Fietsunie Import B.V., Zwolle, 3 June 2026. Please fill in every line."] },
        {
          table: [
            ["No", "Question", "Answer"],
            ["1", "Brand on the battery", "Voltrail"],
            ["2", "Model", "VT-522S"],
            ["3", "Article number", "900-522-01"],
            ["4", "GTIN", "6918230044517"],
            ["5", "Manufacturer", "Suzhou Voltrail Battery Co., Ltd."],
            [
              "6",
              "Manufacturer address",
              "No. 19 Xinghai Road, Suzhou Industrial Park, 215021 Jiangsu, China",
            ],
            ["7", "Country of origin", "China"],
            ["8", "Chemistry", "Li-ion NMC"],
            ["9", "Nominal voltage", "36 V"],
            ["10", "Rated capacity", "14.5 Ah"],
            ["11", "Rated energy", "522 Wh"],
            ["12", "Weight of the battery", "2.9 kg"],
            ["13", "Weight of charger", "0.6 kg"],
            ["14", "Certificate to EN 50604-1", "TÜV SÜD, certificate no. B 118840 0007"],
            ["15", "Recycled cobalt share", "not yet known"],
          ],
          lines: true,
          widths: [30, 170, 280],
        },
        { text: ["Cell maker's report 26-CN-70031 and UN 38.3 summary T26-1108 are attached."], size: 9 },
      ],
    ],
    truth: {
      brand: "Voltrail",
      model_name: "VT-522S",
      reference: "900-522-01",
      gtin: "6918230044517",
      manufacturer_name: "Suzhou Voltrail Battery Co., Ltd.",
      manufacturer_address: "No. 19 Xinghai Road, Suzhou Industrial Park, 215021 Jiangsu, China",
      country_making: "CN",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      rated_capacity: 14.5,
      rated_energy: 0.522,
      battery_weight: 2.9,
      certificates: [{ name: "EN 50604-1", number: "B 118840 0007", issuer: "TÜV SÜD" }],
    },
  },
  {
    name: "trade-scheda-divano",
    language: "it",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda prodotto D.M. 101/97" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marchio", "Salotti Brenta"],
                  ["Modello", "Altea 3 posti"],
                  ["Codice articolo", "ALT3-GR07"],
                  ["EAN", "8005512299302"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["Dimensioni", "214 x 96 x 84 cm"],
                  ["Peso netto", "61 kg"],
                  ["Colli", "2 (totale lordo 70 kg)"],
                  ["Garanzia", "24 mesi"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        {
          text: [
            "Struttura: abete massello e multistrato di pioppo. Rivestimento: 88% poliestere, 12% lino,",
            "sfoderabile. Imbottitura: poliuretano espanso densità 30 kg/m³ e ovatta.",
            "Legno con catena di custodia PEFC, certificato ICILA-PEFCCOC-004418, scadenza 17/10/2029.",
          ],
        },
        {
          text: [
            "Prodotto in Italia da Salottificio Brenta S.r.l., Via Argine Destro 80, 30032 Fiesso d'Artico (VE).",
            "La presente scheda va consegnata al consumatore. Piedini ordinabili a parte, cod. PD-11.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Salotti Brenta",
      model_name: "Altea 3 posti",
      reference: "ALT3-GR07",
      gtin: "8005512299302",
      dimensions: "214 x 96 x 84 cm",
      net_weight: 61,
      country_making: "IT",
      manufacturer_name: "Salottificio Brenta S.r.l.",
      manufacturer_address: "Via Argine Destro 80, 30032 Fiesso d'Artico (VE)",
      certificates: [{ name: "PEFC", number: "ICILA-PEFCCOC-004418", valid_until: "2029-10-17" }],
    },
  },
];
