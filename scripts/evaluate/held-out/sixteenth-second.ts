/** Papers of all kinds of goods in sixteen languages, written as a hidden acceptance test and without knowing the reader. */
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_SIXTEENTH_SECOND: readonly Specimen[] = [
  {
    name: "xvi-b-ebike-battery-successor",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "TECHNICAL DATA SHEET      Issue 4 · November 2026" },
        { title: "Kestrel DownTube 540" },
        { text: ["Removable frame battery for pedal-assist bicycles. It replaces the DownTube 430."] },
        {
          pairs: [
            ["Brand", "Kestrel"],
            ["Model", "DownTube 540"],
            ["Part no.", "KD-540-36"],
            ["EAN", "5060712044186"],
            ["Cell chemistry", "NMC"],
            ["Ingress protection", "IPX5"],
          ],
          style: "gap",
        },
        {
          table: [
            ["", "DownTube 540", "DownTube 430 (until 2025)"],
            ["Nominal voltage", "36 V", "36 V"],
            ["Charging voltage, maximum", "42.0 V", "42.0 V"],
            ["Discharge cut-off voltage", "27.5 V", "27.5 V"],
            ["Rated capacity", "15.0 Ah", "12.0 Ah"],
            ["Rated energy", "540 Wh", "432 Wh"],
            ["Weight", "2.9 kg", "2.6 kg"],
            ["Part no.", "KD-540-36", "KD-430-36"],
          ],
          widths: [177, 140, 170],
          lines: true,
        },
        {
          text: [
            "Figures for the DownTube 430 are given for comparison only. Both packs fit the same mount.",
            "Remaining capacity after 800 cycles: 80 %. Shipping carton 470 x 140 x 130 mm, 3.6 kg.",
            "Made in the United Kingdom with cells from South Korea.",
            "Manufacturer: Kestrel Cycle Power Ltd, 12 Lockside Way, Nottingham NG2 4RT, United Kingdom",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Kestrel",
      model_name: "DownTube 540",
      reference: "KD-540-36",
      gtin: "5060712044186",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 27.5,
      rated_capacity: 15,
      rated_energy: 0.54,
      battery_weight: 2.9,
      country_making: "GB",
      manufacturer_name: "Kestrel Cycle Power Ltd",
      manufacturer_address: "12 Lockside Way, Nottingham NG2 4RT, United Kingdom",
    },
  },
  {
    name: "xvi-b-facture-batterie-traction",
    language: "fr",
    template: "battery",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Armor Manutention Services SARL",
                  "ZI de Kerpont, 4 rue Galilée",
                  "56850 Caudan",
                  "SIRET 412 000 000 00027",
                ],
              },
            ],
            [
              {
                text: ["Facturé à :", "Conserverie de l'Estran", "11 quai Peneroff", "29900 Concarneau"],
              },
            ],
          ],
        },
        { title: "FACTURE N° FA26-01877" },
        { text: ["Date : 17/09/2026      Votre commande : CE-2209      Échéance : 31/10/2026"] },
        {
          table: [
            ["Réf.", "Désignation", "Qté", "P.U. HT", "Rem.", "Montant HT"],
            [
              "TR24-625",
              "Batterie de traction 24 V pour chariot élévateur",
              "1",
              "2 480,00",
              "5 %",
              "2 356,00",
            ],
            ["", "Reprise de l'ancienne batterie", "1", "-140,00", "", "-140,00"],
            ["", "Éco-contribution", "1", "18,00", "", "18,00"],
          ],
          widths: [65, 180, 35, 70, 50, 87],
          lines: true,
        },
        {
          pairs: [
            ["Total HT", "2 234,00 €"],
            ["TVA 20 %", "446,80 €"],
            ["Net à payer", "2 680,80 €"],
          ],
          style: "dots",
        },
        { text: ["Caractéristiques de la batterie livrée"] },
        {
          pairs: [
            ["Marque", "Tractélec"],
            ["Modèle", "5 PzS 625"],
            ["Technologie", "plomb-acide ouvert"],
            ["Tension nominale", "24 V"],
            ["Capacité nominale (C5)", "625 Ah"],
            ["Énergie", "15 kWh"],
            ["Poids de la batterie", "498 kg"],
            ["Poids brut expédié", "531 kg"],
            ["Code douanier", "8507 20 20"],
            ["Fabriqué en", "France"],
            ["Fabricant", "Accumulateurs de Loire SAS, 5 rue de l'Industrie, 45140 Ormes"],
          ],
          style: "colon",
        },
        {
          text: [
            "Règlement par virement : Banque Ardenne, Luxembourg, IBAN LU28 0019 4006 4475 0000.",
            "Pénalités de retard : 3 fois le taux d'intérêt légal. Indemnité forfaitaire de recouvrement : 40 €.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "TR24-625",
      brand: "Tractélec",
      model_name: "5 PzS 625",
      battery_chemistry: "lead_acid",
      voltage_nominal: 24,
      rated_capacity: 625,
      rated_energy: 15,
      battery_weight: 498,
      commodity_code: "85072020",
      country_making: "FR",
      manufacturer_name: "Accumulateurs de Loire SAS",
      manufacturer_address: "5 rue de l'Industrie, 45140 Ormes",
    },
  },
  {
    name: "xvi-b-declaracion-ue-bateria-moto",
    language: "es",
    template: "battery",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "DECLARACIÓN UE DE CONFORMIDAD" },
        { text: ["N.º DC-2026/041, conforme al anexo IX del Reglamento (UE) 2023/1542"] },
        {
          text: [
            "1. Modelo de batería: Levante 72, referencia LV72-32",
            "2. Fabricante: Energía Móvil del Turia, S.L.",
            "    Dirección: Calle dels Velluters 19, Polígono Fuente del Jarro, 46988 Paterna (Valencia)",
            "3. La presente declaración se expide bajo la exclusiva responsabilidad del fabricante.",
            "4. Objeto de la declaración:",
          ],
        },
        {
          table: [
            ["Descripción", "batería de tracción para motocicleta eléctrica"],
            ["Marca", "Turia Moto"],
            ["Química", "LMO (óxido de litio y manganeso)"],
            ["Tensión nominal", "72 V"],
            ["Capacidad asignada", "32 Ah"],
            ["Energía asignada", "2,3 kWh"],
            ["Peso", "14,8 kg"],
            ["Lugar de fabricación", "Paterna, España"],
          ],
          widths: [170, 300],
          lines: true,
        },
        {
          text: [
            "5. El objeto de la declaración descrito anteriormente es conforme con la legislación de armonización pertinente de la Unión: Reglamento (UE) 2023/1542 y Directiva 2011/65/UE.",
            "6. Normas armonizadas y especificaciones aplicadas: EN IEC 62660-3:2022, EN 50604-1:2016.",
            "7. El organismo notificado Certimed (n.º 2814) ha efectuado la evaluación de la conformidad (módulo D1) y ha expedido el certificado n.º 2814-BAT-00127.",
            "8. Información adicional: esta declaración sustituye a la DC-2025/018, relativa al modelo Levante 60 (referencia LV60-30, 60 V, 30 Ah).",
          ],
        },
        { text: ["Paterna, 3 de junio de 2026", "Vicent Ferrando Soler, director general"] },
      ],
    ],
    truth: {
      model_name: "Levante 72",
      reference: "LV72-32",
      manufacturer_name: "Energía Móvil del Turia, S.L.",
      manufacturer_address: "Calle dels Velluters 19, Polígono Fuente del Jarro, 46988 Paterna (Valencia)",
      brand: "Turia Moto",
      battery_chemistry: "lmo",
      voltage_nominal: 72,
      rated_capacity: 32,
      rated_energy: 2.3,
      battery_weight: 14.8,
      country_making: "ES",
      certificates: [{ name: "Módulo D1", number: "2814-BAT-00127", issuer: "Certimed" }],
    },
  },
  {
    name: "xvi-b-certyfikat-akumulator-wozek",
    language: "pl",
    template: "battery",
    kind: "certificate",
    also: ["scan"],
    font: "serif",
    pages: [
      [
        {
          text: ["Jednostka Certyfikująca Elektrotest Sp. z o.o., ul. Żmigrodzka 81, 51-130 Wrocław"],
          size: 9,
        },
        { title: "CERTYFIKAT ZGODNOŚCI" },
        { text: ["Nr 26/LI/0138"], size: 13 },
        {
          text: [
            "Niniejszym zaświadcza się, że wyrób opisany poniżej spełnia wymagania normy PN-EN 62133-2:2017-08/A1:2022-05.",
          ],
        },
        {
          table: [
            ["Wyrób", "akumulator do wózka inwalidzkiego z napędem elektrycznym"],
            ["Znak towarowy", "Mobilis"],
            ["Typ", "ML-2450"],
            ["Numer katalogowy", "24-5000-01"],
            ["Rodzaj ogniw", "litowo-żelazowo-fosforanowe (LFP)"],
            ["Napięcie znamionowe", "25,6 V"],
            ["Pojemność znamionowa", "50 Ah"],
            ["Energia znamionowa", "1280 Wh"],
            ["Producent", "Świętokrzyskie Zakłady Akumulatorów S.A."],
            ["Adres producenta", "ul. Radomska 53, 27-200 Starachowice"],
            ["Miejsce produkcji", "Starachowice, Polska"],
            ["Data wydania", "24.02.2026"],
            ["Ważny do", "23.02.2031"],
          ],
          widths: [160, 320],
          lines: true,
        },
        {
          text: [
            "Podstawa wydania: sprawozdanie z badań nr LB-25-1190 z dnia 9.12.2025 r.",
            "Certyfikat traci ważność w przypadku zmiany konstrukcji wyrobu lub miejsca produkcji.",
            "",
            "Dyrektor jednostki: dr inż. Grażyna Wilk",
          ],
        },
      ],
    ],
    truth: {
      brand: "Mobilis",
      model_name: "ML-2450",
      reference: "24-5000-01",
      battery_chemistry: "lfp",
      voltage_nominal: 25.6,
      rated_capacity: 50,
      rated_energy: 1.28,
      manufacturer_name: "Świętokrzyskie Zakłady Akumulatorów S.A.",
      manufacturer_address: "ul. Radomska 53, 27-200 Starachowice",
      country_making: "PL",
      certificates: [
        {
          name: "PN-EN 62133-2",
          number: "26/LI/0138",
          issuer: "Jednostka Certyfikująca Elektrotest Sp. z o.o.",
          valid_until: "2031-02-23",
        },
      ],
    },
  },
  {
    name: "xvi-b-datenblatt-handstaubsauger",
    language: "de",
    template: "electronics",
    kind: "tech_sheet",
    also: ["photo"],
    font: "narrow",
    pages: [
      [
        { bar: "PRODUKTINFORMATION" },
        { title: "Akku-Stielstaubsauger Fego S8" },
        {
          table: [
            ["Marke", "Fegora"],
            ["Modell", "Fego S8"],
            ["Artikelnummer", "208.114-0"],
            ["EAN", "4016578020810"],
            ["Akku", "Li-Ion, 2500 mAh, wechselbar"],
            ["Laufzeit", "bis zu 45 min"],
            ["Saugleistung", "110 AW"],
            ["Gerätegewicht", "2,4 kg"],
            ["Versandgewicht", "4,1 kg"],
            ["Rezyklatanteil am Produkt", "35 %"],
            ["Recyclingfähigkeit", "88 %"],
            ["Zolltarifnummer", "8508 11 00"],
            ["Ursprungsland", "Ungarn"],
          ],
          widths: [180, 290],
          lines: true,
        },
        {
          text: [
            "Lieferumfang: Gerät, Ladestation, Fugendüse, Polsterdüse.",
            "Zubehör: Ersatzakku, Art.-Nr. 208.991-0, EAN 4016578020995, 0,42 kg.",
            "GS-geprüft: Zertifikat Nr. S 60182044, ausgestellt vom TÜV Rheinmark, gültig bis 04.03.2031.",
            "Verpackung aus 100 % Altpapier.",
            "Hersteller: Fegora Hausgeräte GmbH, Siemensring 42, 47877 Willich",
          ],
        },
      ],
    ],
    truth: {
      brand: "Fegora",
      model_name: "Fego S8",
      reference: "208.114-0",
      gtin: "4016578020810",
      battery_chemistry: "Li-ion",
      battery_capacity: 2500,
      net_weight: 2.4,
      recycled_content: 35,
      commodity_code: "85081100",
      country_making: "HU",
      manufacturer_name: "Fegora Hausgeräte GmbH",
      manufacturer_address: "Siemensring 42, 47877 Willich",
      certificates: [
        { name: "GS", number: "S 60182044", issuer: "TÜV Rheinmark", valid_until: "2031-03-04" },
      ],
    },
  },
  {
    name: "xvi-b-fiche-machine-expresso",
    language: "fr",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Machine à expresso automatique Volupta E5" },
        { text: ["Fiche produit à l'usage des revendeurs – page 1/2"], size: 9 },
        {
          pairs: [
            ["Marque", "Volupta"],
            ["Modèle", "E5"],
            ["Référence commerciale", "VOL-E5-N"],
            ["Code EAN", "3760285100440"],
            ["Couleur", "noir"],
            ["Pression", "15 bar"],
            ["Réservoir d'eau", "1,8 l"],
            ["Puissance", "1450 W"],
          ],
          style: "gap",
        },
        {
          text: [
            "Broyeur en acier, buse vapeur démontable, trois températures. Les grains se versent par le dessus, le bac à marc se vide par l'avant.",
            "Prix public conseillé : 549 € TTC (TVA 20 %), dont éco-participation 0,84 €.",
          ],
        },
      ],
      [
        { text: ["Fiche produit à l'usage des revendeurs – page 2/2"], size: 9 },
        { bar: "Qualités et caractéristiques environnementales" },
        {
          table: [
            ["Indice de réparabilité", "8,2 / 10"],
            ["Produit comportant", "22 % de matières recyclées"],
            ["Produit recyclable", "à 78 %"],
            ["Emballage comportant", "95 % de matières recyclées"],
          ],
          widths: [200, 260],
          lines: true,
        },
        { bar: "Logistique" },
        {
          table: [
            ["Poids net", "9,3 kg"],
            ["Poids brut", "11,6 kg"],
            ["Colis (L x l x H)", "52 x 34 x 44 cm"],
            ["Unités par palette", "18"],
            ["Code SH", "8516 71 00"],
            ["Pays de fabrication", "Italie"],
          ],
          widths: [200, 260],
          lines: true,
        },
        {
          text: [
            "Fabricant : Officine Caffè Lario S.r.l., Via Pasubio 12, 22063 Cantù (CO), Italie",
            "Importateur et service après-vente : Volupta France SAS, 30 rue de Cambrai, 59000 Lille",
          ],
        },
      ],
    ],
    truth: {
      brand: "Volupta",
      model_name: "E5",
      reference: "VOL-E5-N",
      gtin: "3760285100440",
      recycled_content: 22,
      net_weight: 9.3,
      commodity_code: "85167100",
      country_making: "IT",
      manufacturer_name: "Officine Caffè Lario S.r.l.",
      manufacturer_address: "Via Pasubio 12, 22063 Cantù (CO), Italie",
    },
  },
  {
    name: "xvi-b-provningsrapport-udelampe",
    language: "da",
    template: "electronics",
    kind: "test_report",
    font: "narrow",
    pages: [
      [
        {
          text: [
            "Lystest Danmark ApS – Industriparken 40, 2750 Ballerup, Danmark – DANAK akkreditering nr. 588",
          ],
          size: 9,
        },
        { title: "Prøvningsrapport LT-26-0931" },
        {
          table: [
            ["Rekvirent", "Byg & Have A/S, 8210 Aarhus V"],
            ["Fabrikant", "Skagen Belysning A/S"],
            ["Fabrikantens adresse", "Fabriksvej 9, 9990 Skagen"],
            ["Emne", "udendørs væglampe med LED"],
            ["Mærke", "Skagen Lys"],
            ["Model", "Fyr 12"],
            ["Varenummer", "SL-1204"],
            ["EAN", "5709312012040"],
            ["Fremstillet i", "Polen"],
            ["Modtaget", "04.05.2026"],
          ],
          widths: [160, 310],
          lines: true,
        },
        {
          table: [
            ["Prøvning", "Krav", "Resultat"],
            ["Kapslingsklasse, DS/EN 60529", "IP54", "IP54, bestået"],
            ["Effekt", "12 W ± 10 %", "11,7 W"],
            ["Lysstrøm", "min. 900 lm", "948 lm"],
            ["Farvegengivelse Ra", "min. 80", "83"],
            ["Vægt uden emballage", "–", "1,12 kg"],
          ],
          widths: [210, 120, 140],
          lines: true,
        },
        {
          text: [
            "Konklusion: Prøveemnet opfylder kravene i DS/EN 60598-2-1. Resultaterne gælder kun de prøvede eksemplarer.",
            "Ballerup, 22. maj 2026                         Lone Thygesen, prøvningsleder",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Skagen Belysning A/S",
      manufacturer_address: "Fabriksvej 9, 9990 Skagen",
      brand: "Skagen Lys",
      model_name: "Fyr 12",
      reference: "SL-1204",
      gtin: "5709312012040",
      country_making: "PL",
      net_weight: 1.12,
    },
  },
  {
    name: "xvi-b-fiche-bibliotheque",
    language: "fr",
    template: "furniture",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fiche technique – Bibliothèque 5 tablettes" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Atelier Morvan"],
                  ["Modèle", "Écorce 90"],
                  ["Référence", "AM-ECO90-CH"],
                  ["EAN", "3760317200902"],
                  ["Finition", "chêne huilé"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Dimensions du produit", "90 x 32 x 186 cm"],
                  ["Dimensions du colis", "194 x 40 x 16 cm"],
                  ["Poids net", "41 kg"],
                  ["Poids du colis", "45,5 kg"],
                  ["Charge par tablette", "25 kg"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Structure en panneau de particules plaqué chêne, tablettes en chêne massif. Le panneau contient du bois de recyclage ; sur l'ensemble du meuble, la part de matières recyclées est de 38 % en masse.",
            "Chaîne de contrôle PEFC : certificat n° 10-31-2468, délivré par Certibois, valable jusqu'au 14/12/2028.",
            "Émissions dans l'air intérieur : A+.",
          ],
        },
        {
          pairs: [
            ["Nomenclature douanière", "9403 60 10"],
            ["Fabriqué en", "Roumanie"],
            ["Fabricant", "Ateliers du Morvan SA"],
            ["Adresse", "Route d'Avallon, 58140 Lormes"],
            ["Garantie", "5 ans"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      brand: "Atelier Morvan",
      model_name: "Écorce 90",
      reference: "AM-ECO90-CH",
      gtin: "3760317200902",
      dimensions: "90 x 32 x 186 cm",
      net_weight: 41,
      recycled_content: 38,
      commodity_code: "94036010",
      country_making: "RO",
      manufacturer_name: "Ateliers du Morvan SA",
      manufacturer_address: "Route d'Avallon, 58140 Lormes",
      certificates: [{ name: "PEFC", number: "10-31-2468", issuer: "Certibois", valid_until: "2028-12-14" }],
    },
  },
  {
    name: "xvi-b-office-chair-test",
    language: "en",
    template: "furniture",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "Nordic Furniture Test Centre A/S, Gregersensvej 8, 2630 Taastrup, Denmark",
            "DANAK accreditation no. 611",
          ],
          size: 9,
        },
        { title: "TEST REPORT  NF-26-2270" },
        {
          pairs: [
            ["Client", "Brannagh Contract Interiors Ltd, Dublin"],
            ["Manufacturer", "Brannagh Seating Ltd"],
            ["Manufacturer's address", "Unit 12, Finnabair Park, Dundalk A91 K2X4, Ireland"],
            ["Test item", "Office work chair with armrests, one specimen"],
            ["Trade mark", "Brannagh"],
            ["Model", "Tiller Task"],
            ["Article number", "BS-770-A"],
            ["Country of manufacture", "Romania"],
            ["Date of receipt", "7 July 2026"],
            ["Test period", "9 to 30 July 2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Clause", "Test", "Result"],
            ["EN 1335-1", "Overall dimensions (W x D x H)", "66 x 64 x 118 cm"],
            ["EN 1335-1", "Seat height, adjustable", "41 to 53 cm, type A"],
            ["–", "Net weight", "14.2 kg"],
            ["EN 1335-2, 5.2", "Stability", "pass"],
            ["EN 1335-2, 5.3", "Strength and durability, 120,000 cycles", "pass"],
            ["EN 1335-2, 5.4", "Rolling resistance of castors", "14 N, pass"],
          ],
          widths: [100, 227, 150],
          lines: true,
        },
        {
          text: [
            "The fabric was not tested. The results relate only to the item tested.",
            "Taastrup, 3 August 2026                    Henrik Lindegaard, test engineer",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Brannagh Seating Ltd",
      manufacturer_address: "Unit 12, Finnabair Park, Dundalk A91 K2X4, Ireland",
      brand: "Brannagh",
      model_name: "Tiller Task",
      reference: "BS-770-A",
      country_making: "RO",
      dimensions: "66 x 64 x 118 cm",
      net_weight: 14.2,
    },
  },
  {
    name: "xvi-b-provningsrapport-matbord",
    language: "sv",
    template: "furniture",
    kind: "test_report",
    font: "serif",
    pages: [
      [
        { text: ["Möbelprovning Värnamo AB, ackreditering 1877, Storgatsbacken 2, 331 30 Värnamo"], size: 9 },
        { title: "Provningsrapport 2026-0518" },
        {
          table: [
            ["Uppdragsgivare", "Smålands Möbelgrossist AB, Jönköping"],
            ["Tillverkare", "Hultafors Snickeri AB"],
            ["Tillverkarens adress", "Verkstadsvägen 6, 517 95 Hultafors"],
            ["Provföremål", "matbord av björk"],
            ["Varumärke", "Hulta"],
            ["Modell", "Glänta 160"],
            ["Artikelnummer", "G160-B"],
            ["Mått", "160 x 90 x 74 cm"],
            ["Vikt", "33 kg"],
            ["Tillverkningsland", "Sverige"],
            ["Ankomstdatum", "2026-04-20"],
          ],
          widths: [160, 320],
          lines: true,
        },
        {
          table: [
            ["Provning", "Metod", "Resultat"],
            ["Stabilitet", "SS-EN 1730", "godkänd"],
            ["Hållfasthet, 15 000 cykler", "SS-EN 1730", "godkänd"],
            ["Ytans härdighet mot vatten", "EN 12720", "betyg 5"],
            ["Ytans härdighet mot kaffe", "EN 12720", "betyg 4"],
          ],
          widths: [220, 120, 120],
          lines: true,
        },
        {
          text: [
            "Bedömning: bordet uppfyller kraven i SS-EN 12521:2023 för bostadsbruk.",
            "Rapporten får endast återges i sin helhet.",
            "Värnamo den 18 maj 2026      Ulrika Sandell, laboratoriechef",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Hultafors Snickeri AB",
      manufacturer_address: "Verkstadsvägen 6, 517 95 Hultafors",
      brand: "Hulta",
      model_name: "Glänta 160",
      reference: "G160-B",
      dimensions: "160 x 90 x 74 cm",
      net_weight: 33,
      country_making: "SE",
    },
  },
  {
    name: "xvi-b-konformitaet-kugelbahn",
    language: "de",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "EU-Konformitätserklärung" },
        { text: ["gemäß Richtlinie 2009/48/EG über die Sicherheit von Spielzeug · Nr. 2026-07"] },
        {
          text: [
            "1.  Eindeutige Kennung des Spielzeugs: Artikelnummer 50-122, GTIN 4010983050127",
            "2.  Name und Anschrift des Herstellers:",
            "     Holzspiel Ammersee GmbH",
            "     Seestraße 30",
            "     86938 Schondorf am Ammersee",
            "3.  Die alleinige Verantwortung für die Ausstellung dieser Erklärung trägt der Hersteller.",
            "4.  Gegenstand der Erklärung: Kugelbahn aus Buchenholz, 62 Teile, Marke „Klickerle“, Modell „Alpsee“. Hergestellt in Deutschland.",
            "5.  Der oben beschriebene Gegenstand erfüllt die einschlägigen Harmonisierungsrechtsvorschriften der Union: Richtlinie 2009/48/EG.",
            "6.  Angewandte harmonisierte Normen: EN 71-1:2014+A1:2018, EN 71-2:2020, EN 71-3:2019+A1:2021.",
            "7.  Notifizierte Stelle: nicht eingeschaltet.",
            "8.  Zusatzangaben: Ersetzt die Erklärung Nr. 2023-11 für den Artikel 50-118, Modell „Walchensee“ (GTIN 4010983050189).",
          ],
        },
        {
          text: ["Schondorf, den 11. Mai 2026", "", "Johanna Kreitmeir, Geschäftsführerin"],
        },
      ],
    ],
    truth: {
      reference: "50-122",
      gtin: "4010983050127",
      manufacturer_name: "Holzspiel Ammersee GmbH",
      manufacturer_address: "Seestraße 30, 86938 Schondorf am Ammersee",
      brand: "Klickerle",
      model_name: "Alpsee",
      country_making: "DE",
    },
  },
  {
    name: "xvi-b-scheda-incastri-legno",
    language: "it",
    template: "toy",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Scheda prodotto" },
        { text: ["Gioco a incastro in legno, 9 animali del bosco"] },
        {
          table: [
            ["Marchio", "Ghiandaia"],
            ["Modello", "Bosco 9"],
            ["Codice", "GH-0909"],
            ["EAN", "8052387009093"],
            ["Età consigliata", "18 mesi +"],
            ["Peso del gioco", "380 g"],
            ["Peso con scatola", "520 g"],
            ["Imballo multiplo", "12 pezzi, 6,8 kg"],
            ["EAN imballo multiplo", "18052387009090"],
            ["Nomenclatura combinata", "9503 00 61"],
            ["Paese di produzione", "Slovenia"],
          ],
          widths: [170, 290],
          lines: true,
        },
        {
          text: [
            "Compensato di betulla FSC Mix 70 %, certificato n. VIT-COC-118204 valido fino al 09/04/2029. Colori ad acqua. Scatola in cartone riciclato al 90 %.",
            "Conforme alla norma EN 71, parti 1, 2 e 3.",
            "Fabbricante: Giocattoli Ghiandaia S.a.s., Via Tarvisio 33, 33018 Tarvisio (UD)",
          ],
        },
      ],
    ],
    truth: {
      brand: "Ghiandaia",
      model_name: "Bosco 9",
      reference: "GH-0909",
      gtin: "8052387009093",
      net_weight: 380,
      commodity_code: "95030061",
      country_making: "SI",
      manufacturer_name: "Giocattoli Ghiandaia S.a.s.",
      manufacturer_address: "Via Tarvisio 33, 33018 Tarvisio (UD)",
      certificates: [{ name: "FSC", number: "VIT-COC-118204", valid_until: "2029-04-09" }],
    },
  },
  {
    name: "xvi-b-laundry-sheet-trade",
    language: "en",
    template: "detergent",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TRADE PRODUCT SHEET" },
        { title: "Bio laundry liquid, 1.5 litres, 50 washes" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Brand", "Tarn Water"],
                  ["Product name", "Linen Breeze Bio"],
                  ["Product code", "TW-LB-150"],
                  ["Bottle barcode", "5017338011504"],
                  ["Case barcode (6 bottles)", "15017338011501"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Commodity code", "3402 50 00"],
                  ["Case gross weight", "10.1 kg"],
                  ["Cases per pallet", "60"],
                  ["Shelf life", "24 months"],
                  ["pH", "8.2"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Contains: 15 – 30% non-ionic surfactants, 5 – 15% anionic surfactants, < 5% soap, enzymes, perfume, limonene. 99% of the ingredients are readily biodegradable.",
            "The bottle is made of 50% post-consumer recycled plastic and is 100% recyclable; the cap is not recycled.",
            "Made in the Republic of Ireland. UFI: 7V20-U0CD-Q00X-8TKE",
          ],
        },
        {
          text: [
            "Manufacturer: Tarn Household Ltd, Bellview Industrial Estate, Waterford X91 K7P0, Ireland",
            "Poison information: 01 000 0000. Keep out of reach of children.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Tarn Water",
      model_name: "Linen Breeze Bio",
      reference: "TW-LB-150",
      gtin: "5017338011504",
      commodity_code: "34025000",
      country_making: "IE",
      manufacturer_name: "Tarn Household Ltd",
      manufacturer_address: "Bellview Industrial Estate, Waterford X91 K7P0, Ireland",
    },
  },
  {
    name: "xvi-b-sahkoposti-pyykinpesujauhe",
    language: "fi",
    template: "detergent",
    kind: "other",
    font: "mono",
    pages: [
      [
        {
          pairs: [
            ["Lähettäjä", "Sanna Ojala, Puhdas Koti Oy"],
            ["Vastaanottaja", "tuotetiedot@kauppaketju.example"],
            ["Päivä", "ti 3.11.2026 klo 9.12"],
            ["Aihe", "VS: Tuotepassin tiedot"],
          ],
        },
        {
          text: [
            "Hei Mikko,",
            "",
            "tässä pyytämäsi tiedot pyykinpesujauheesta:",
            "",
            "Tuotemerkki: Lumme",
            "Malli: Valkopyykki 1,8 kg",
            "Tuotenumero: 30118",
            "EAN: 6414908030115",
            "Valmistusmaa: Suomi",
            "CN-koodi: 3402 50 00",
            "",
            "Valmistaja on Puhdas Koti Oy, Tehtaankatu 4, 20740 Turku.",
            "",
            "Ympäristömerkki on voimassa 31.12.2028 asti, lupanumero FI/006/022, myöntäjä Ympäristömerkintä Suomi Oy.",
            "",
            "Kirjopyykkijauheen (tuotenumero 30119) tiedot lähetän ensi viikolla, sen EAN vaihtuu.",
            "",
            "Terveisin",
            "Sanna",
          ],
        },
      ],
    ],
    truth: {
      brand: "Lumme",
      model_name: "Valkopyykki 1,8 kg",
      reference: "30118",
      gtin: "6414908030115",
      country_making: "FI",
      commodity_code: "34025000",
      manufacturer_name: "Puhdas Koti Oy",
      manufacturer_address: "Tehtaankatu 4, 20740 Turku",
      certificates: [
        {
          name: "EU Ecolabel",
          number: "FI/006/022",
          issuer: "Ympäristömerkintä Suomi Oy",
          valid_until: "2028-12-31",
        },
      ],
    },
  },
  {
    name: "xvi-b-albaran-perfil",
    language: "es",
    template: "steel",
    kind: "other",
    pages: [
      [
        {
          text: ["Hierros y Perfiles del Jiloca, S.L. – Almacén de Teruel – Polígono La Paz, 44195 Teruel"],
          size: 9,
        },
        { title: "ALBARÁN N.º 26/04417" },
        {
          pairs: [
            ["Cliente", "Estructuras Albarracín, S.L., Ctra. de Zaragoza km 3, 44002 Teruel"],
            ["Fecha de entrega", "24/09/2026"],
            ["Su pedido", "EA-1190"],
            ["Matrícula", "0000 KLM"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Código", "Descripción", "Barras", "Peso"],
            ["HEB160-S275", "Viga HEB S275JR", "18", "9.202 kg"],
          ],
          widths: [110, 210, 60, 90],
          lines: true,
        },
        { text: ["Datos del material"] },
        {
          table: [
            ["Dimensiones", "160 x 160 x 12000 mm"],
            ["Colada", "51177"],
            ["Contenido de reciclado", "96 %"],
            ["Código NC", "7216 33 10"],
            ["País de origen", "España"],
            ["Fabricante", "Acerías del Cinca, S.A."],
            ["Dirección del fabricante", "Ctra. Nacional 240 km 142, 22400 Monzón (Huesca)"],
            ["Certificado 3.1 (EN 10204)", "26-C-00871"],
          ],
          widths: [170, 300],
          lines: true,
        },
        {
          text: [
            "Portes pagados. Material revisado y conforme. Recibí: ____________________ DNI: ____________",
            "El IVA (21 %) se aplicará en la factura. Recargo por demora: 8 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "HEB160-S275",
      dimensions: "160 x 160 x 12000 mm",
      recycled_content: 96,
      commodity_code: "72163310",
      country_making: "ES",
      manufacturer_name: "Acerías del Cinca, S.A.",
      manufacturer_address: "Ctra. Nacional 240 km 142, 22400 Monzón (Huesca)",
      certificates: [{ name: "EN 10204 3.1", number: "26-C-00871" }],
    },
  },
  {
    name: "xvi-b-fylladio-lamarina",
    language: "el",
    template: "steel",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ΤΕΧΝΙΚΟ ΦΥΛΛΑΔΙΟ" },
        { title: "Γαλβανισμένη λαμαρίνα σε φύλλα" },
        {
          pairs: [
            ["Μάρκα", "Χαλκίς"],
            ["Τύπος", "ΓΛ-100 Z275"],
            ["Κωδικός", "GL100-1220"],
            ["Ποιότητα", "DX51D+Z275, EN 10346"],
            ["Διαστάσεις", "1 x 1000 x 2000 mm"],
            ["Κωδικός ΣΟ", "7210 49 00"],
            ["Ανακυκλωμένο περιεχόμενο", "32%"],
            ["Χώρα προέλευσης", "Ελλάδα"],
            ["Κατασκευαστής", "Ελασματουργία Ευβοίας Α.Ε."],
            ["Διεύθυνση", "Βιομηχανική Περιοχή Ριτσώνας, 320 09 Σχηματάρι"],
          ],
          style: "dots",
        },
        {
          text: [
            "Η επίστρωση ψευδαργύρου είναι 275 g/m² και στις δύο πλευρές. Κατάλληλη για αεραγωγούς, περιφράξεις και επενδύσεις.",
            "Αποθήκευση σε στεγνό χώρο, χωρίς επαφή με το έδαφος. ΦΠΑ 24% δεν περιλαμβάνεται στις τιμές καταλόγου.",
            "Το χαλύβδινο προϊόν είναι 100% ανακυκλώσιμο.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Χαλκίς",
      model_name: "ΓΛ-100 Z275",
      reference: "GL100-1220",
      dimensions: "1 x 1000 x 2000 mm",
      commodity_code: "72104900",
      recycled_content: 32,
      country_making: "GR",
      manufacturer_name: "Ελασματουργία Ευβοίας Α.Ε.",
      manufacturer_address: "Βιομηχανική Περιοχή Ριτσώνας, 320 09 Σχηματάρι",
    },
  },
  {
    name: "xvi-b-productblad-isolatieplaat",
    language: "nl",
    template: "construction",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "PRODUCTBLAD   versie 7, augustus 2026" },
        { title: "Houtvezelplaat voor dakisolatie" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merk", "Vezelhuis"],
                  ["Type", "Dak 140"],
                  ["Artikelnummer", "VH-D140"],
                  ["EAN", "5413088140004"],
                  ["Goederencode", "4411 94 10"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Dikte", "140 mm"],
                  ["Lambda", "0,039 W/mK"],
                  ["Rd-waarde", "3,55 m²K/W"],
                  ["Brandklasse", "E"],
                  ["Land van herkomst", "België"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "De plaat bestaat uit naaldhoutvezels. Het gerecyclede gehalte bedraagt 18% van de massa; de rest is zaagresthout uit duurzaam beheerde bossen.",
            "In versie 6 (Dak 120, artikelnummer VH-D120) was het gerecyclede gehalte 12%.",
          ],
        },
        {
          table: [
            ["Keurmerk", "Nummer", "Geldig tot"],
            ["PEFC", "SKH-PEFC-COC-5417", "30-06-2029"],
            ["CE (EN 13171)", "1136-CPR-0742", "15-01-2030"],
          ],
          widths: [160, 190, 120],
          lines: true,
        },
        { text: ["Fabrikant: Vezelhuis Isolatie NV, Havenlaan 55, 3980 Tessenderlo, België"] },
      ],
    ],
    truth: {
      brand: "Vezelhuis",
      model_name: "Dak 140",
      reference: "VH-D140",
      gtin: "5413088140004",
      commodity_code: "44119410",
      country_making: "BE",
      recycled_content: 18,
      manufacturer_name: "Vezelhuis Isolatie NV",
      manufacturer_address: "Havenlaan 55, 3980 Tessenderlo, België",
      certificates: [
        { name: "PEFC", number: "SKH-PEFC-COC-5417", valid_until: "2029-06-30" },
        { name: "EN 13171", number: "1136-CPR-0742", valid_until: "2030-01-15" },
      ],
    },
  },
  {
    name: "xvi-b-datenblatt-giesskanne",
    language: "de",
    template: "generic",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Artikeldatenblatt" },
        { text: ["Gießkanne 10 Liter mit Brausekopf"] },
        {
          pairs: [
            ["Marke", "Grünhold"],
            ["Modell", "Isar 10"],
            ["Artikel-Nr.", "33 100 10"],
            ["EAN", "4007621331014"],
            ["Maße (L x B x H)", "61 x 19 x 40 cm"],
            ["Gewicht netto", "0,74 kg"],
            ["VE / Karton", "8 Stück, 6,9 kg brutto, 80 x 62 x 44 cm"],
            ["Material", "Polyethylen (PE-HD)"],
            ["Rezyklatanteil", "92 %"],
            ["Statistische Warennummer", "3924 90 00"],
            ["Ursprungsland", "Deutschland"],
            ["Steuersatz", "19 %"],
          ],
          style: "dots",
        },
        {
          text: [
            "Das Material ist mit dem Blauen Engel (DE-UZ 30a) ausgezeichnet, Vertrag Nr. 38412, gültig bis 31.12.2027.",
            "Farben: anthrazit, moosgrün (Art.-Nr. 33 100 11, EAN 4007621331113).",
          ],
        },
        {
          text: [
            "Hersteller: Grünhold Kunststofftechnik GmbH & Co. KG, Im Gewerbepark 8, 84130 Dingolfing",
            "Stand: 06/2026. Änderungen vorbehalten.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Grünhold",
      model_name: "Isar 10",
      gtin: "4007621331014",
      reference: "33 100 10",
      dimensions: "61 x 19 x 40 cm",
      net_weight: 0.74,
      recycled_content: 92,
      commodity_code: "39249000",
      country_making: "DE",
      manufacturer_name: "Grünhold Kunststofftechnik GmbH & Co. KG",
      manufacturer_address: "Im Gewerbepark 8, 84130 Dingolfing",
      certificates: [{ name: "Blauer Engel", number: "38412", valid_until: "2027-12-31" }],
    },
  },
  {
    name: "xvi-b-certificado-iso-14001",
    language: "pt",
    template: "generic",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICADO" },
        { text: ["N.º 2026/AMB.0417"], size: 13 },
        {
          text: [
            "A Certilusa – Organismo de Certificação, S.A. certifica que o sistema de gestão ambiental da",
          ],
        },
        { text: ["Cerâmica do Lis, S.A.", "Rua do Barreiro 12, 2400-441 Leiria"], size: 13 },
        {
          text: [
            "cumpre os requisitos da norma NP EN ISO 14001:2015 no seguinte âmbito:",
            "conceção e fabrico de louça de mesa em grés.",
          ],
        },
        {
          pairs: [
            ["Data de concessão", "18 de maio de 2026"],
            ["Data de validade", "17 de maio de 2029"],
            ["Primeira certificação", "19 de maio de 2014"],
          ],
          style: "dots",
        },
        {
          text: [
            "Organismo acreditado pelo IPAC, acreditação C0031. A validade deste certificado pode ser confirmada em www.certilusa.example.",
            "Certilusa, Avenida da Boavista 1180, 4100-113 Porto",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Cerâmica do Lis, S.A.",
      manufacturer_address: "Rua do Barreiro 12, 2400-441 Leiria",
      certificates: [
        {
          name: "ISO 14001:2015",
          number: "2026/AMB.0417",
          issuer: "Certilusa – Organismo de Certificação, S.A.",
          valid_until: "2029-05-17",
        },
      ],
    },
  },
  {
    name: "xvi-b-certificato-grs-tessitura",
    language: "it",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { text: ["Ecotessile Certificazioni S.r.l. – Via Nazionale 44 – 40124 Bologna"], size: 9 },
        { title: "CERTIFICATO DI CONFORMITÀ (SCOPE CERTIFICATE)" },
        { text: ["Numero del certificato: ETC-SC-GRS-26-00418"], size: 12 },
        { text: ["Ecotessile Certificazioni certifica che"] },
        { text: ["Tessitura Valbisenzio S.p.A.", "Via di Cantagallo 210, 59100 Prato"], size: 12 },
        {
          text: [
            "è stata sottoposta a verifica e risulta conforme al Global Recycled Standard (GRS) versione 4.0 per le seguenti attività e categorie di prodotto:",
          ],
        },
        {
          table: [
            ["Attività", "Categorie di prodotto"],
            ["Cardatura, filatura, tessitura", "filati (PC0030), tessuti a navetta (PC0028)"],
            ["Finissaggio", "tessuti a navetta (PC0028)"],
          ],
          widths: [200, 280],
          lines: true,
        },
        {
          text: [
            "Possono recare il logo GRS solo i prodotti con almeno il 50 % di materiale riciclato; la composizione dei singoli articoli risulta dai certificati di transazione.",
          ],
        },
        {
          pairs: [
            ["Rilasciato il", "22/04/2026"],
            ["Valido fino al", "21/04/2027"],
          ],
          style: "colon",
        },
        { text: ["Bologna, 22 aprile 2026                         Il responsabile dello schema"] },
      ],
    ],
    truth: {
      manufacturer_name: "Tessitura Valbisenzio S.p.A.",
      manufacturer_address: "Via di Cantagallo 210, 59100 Prato",
      certificates: [
        {
          name: "GRS",
          number: "ETC-SC-GRS-26-00418",
          issuer: "Ecotessile Certificazioni S.r.l.",
          valid_until: "2027-04-21",
        },
      ],
    },
  },
  {
    name: "xvi-b-zapatilla-web",
    language: "es",
    template: "footwear",
    kind: "other",
    pages: [
      [
        { text: ["calzadosonline.example / Mujer / Zapatillas"], size: 8 },
        { title: "Zapatilla Duna de Alpargo, color arena" },
        { text: ["79,95 € (IVA 21 % incluido)   20 % de descuento en la segunda unidad   Envío gratis"] },
        {
          text: [
            "Ligera, transpirable y con plantilla extraíble. La caña está cosida en Marruecos y el montaje se hace en nuestro taller de Elche (España).",
          ],
        },
        {
          pairs: [
            ["Marca", "Alpargo"],
            ["Modelo", "Duna"],
            ["Referencia", "AP-3911-AR"],
            ["EAN (talla 39)", "8437006391108"],
            ["Peso del par (talla 39)", "520 g"],
            ["Peso con caja", "790 g"],
            ["Corte", "lona de algodón"],
            ["Contenido reciclado", "18 % del peso del par"],
            ["País de fabricación", "España"],
          ],
          style: "dots",
        },
        {
          text: [
            "La caja es de cartón 100 % reciclado. Valoración: 4,7 sobre 5 (318 opiniones).",
            "Fabricante: Calzados Alpargo, S.L., Calle Monóvar 27, 03206 Elche (Alicante)",
          ],
          size: 9,
        },
        { text: ["Otras clientas vieron también: sandalia Cala (ref. AP-2204-BL), 54,95 €"], size: 9 },
      ],
    ],
    truth: {
      brand: "Alpargo",
      model_name: "Duna",
      reference: "AP-3911-AR",
      gtin: "8437006391108",
      net_weight: 520,
      recycled_content: 18,
      country_making: "ES",
      country_upper: "MA",
      country_assembly: "ES",
      manufacturer_name: "Calzados Alpargo, S.L.",
      manufacturer_address: "Calle Monóvar 27, 03206 Elche (Alicante)",
    },
  },
  {
    name: "xvi-b-fatura-botas",
    language: "pt",
    template: "footwear",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "Fábrica de Calçado Vizela & Filhos, Lda.",
            "Rua das Indústrias 305, 4610-017 Felgueiras",
            "Fabricante de calçado desde 1968 · NIF 500000000",
          ],
        },
        { title: "Fatura FT 2026A/733" },
        {
          beside: [
            [{ text: ["Cliente:", "Schuhhaus Feldkamp KG", "Prinzipalmarkt 20", "48143 Münster, Alemanha"] }],
            [
              {
                pairs: [
                  ["Data", "25/09/2026"],
                  ["Vencimento", "24/11/2026"],
                  ["Encomenda", "FK-8817"],
                  ["Incoterm", "FCA Felgueiras"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Ref.", "Descrição", "Pares", "Preço", "Desc.", "Total"],
            ["VZ-7740", "Bota de senhora em pele, cor castanha", "96", "46,50 €", "3 %", "4.330,08 €"],
          ],
          widths: [65, 190, 45, 65, 45, 77],
          lines: true,
        },
        { text: ["IVA: isento, artigo 14.º do RITI.     Total da fatura: 4.330,08 €"] },
        {
          pairs: [
            ["Marca", "Vizela"],
            ["Modelo", "Gerês"],
            ["EAN (n.º 38)", "5602907774005"],
            ["Código pautal", "6403 91 18"],
            ["País de origem", "Portugal"],
            ["Gáspeas cosidas em", "Índia"],
            ["Montagem", "Portugal"],
            ["Peso líquido por par", "980 g"],
            ["Peso bruto total", "124 kg"],
          ],
          style: "gap",
        },
        {
          text: [
            "Pagamento por transferência: Banco do Ave, IBAN PT50 0000 0000 0000 0000 0000 0, BIC BAVEPTPL",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Fábrica de Calçado Vizela & Filhos, Lda.",
      manufacturer_address: "Rua das Indústrias 305, 4610-017 Felgueiras",
      reference: "VZ-7740",
      brand: "Vizela",
      model_name: "Gerês",
      gtin: "5602907774005",
      commodity_code: "64039118",
      country_making: "PT",
      country_upper: "IN",
      country_assembly: "PT",
      net_weight: 980,
    },
  },
];
