/** Documents that the rules are tuned on. */
import type { Specimen } from "../specimen.ts";

export const TUNING: readonly Specimen[] = [
  {
    name: "polo data sheet",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan", "photo"],
    pages: [
      [
        { title: "Technical data sheet" },
        {
          pairs: [
            ["Brand", "Alder Lane"],
            ["Article no.", "AL-1020"],
            ["Product name", "Polo shirt Mersey"],
            ["GTIN", "4012345678901"],
            ["Composition", "95% cotton 5% elastane"],
            ["Net weight", "210 g"],
            ["Country of origin", "Portugal"],
          ],
        },
        {
          text: [
            "Fabric: piqué, 220 g/m². Tolerance ± 5 %.",
            "Wash at 40 °C. Do not bleach. Tumble dry low. Iron medium. Do not dry clean.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Alder Lane",
      reference: "AL-1020",
      model_name: "Polo shirt Mersey",
      gtin: "4012345678901",
      fibre_composition: [
        { fibre: "cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
      net_weight: 210,
      country_making: "PT",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "parka Datenblatt",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan", "fax"],
    pages: [
      [
        { title: "Technisches Datenblatt" },
        {
          pairs: [
            ["Artikel-Nr.", "4711-09"],
            ["Bezeichnung", "Parka Hallig"],
            ["Markenname", "Wattläufer"],
            ["Oberstoff", "65 % Polyester (recycelt), 35 % Baumwolle"],
            ["Futter", "100 % Polyester"],
            ["Wattierung", "100 % Polyester, recycelt"],
            ["Recyclinganteil", "58 %"],
            ["Nettogewicht", "1,15 kg"],
            ["EAN-Code", "4260123456788"],
          ],
          style: "gap",
        },
        {
          text: [
            "Hergestellt in der Türkei.",
            "30 °C Schonwaschgang, nicht bleichen, Trocknen im Trockner bei niedriger Temperatur,",
            "nicht heiß bügeln, keine chemische Reinigung.",
          ],
        },
        { text: ["Preis zzgl. gesetzl. MwSt. (19 %). Alle Angaben ohne Gewähr."], size: 8 },
      ],
    ],
    truth: {
      reference: "4711-09",
      model_name: "Parka Hallig",
      brand: "Wattläufer",
      gtin: "4260123456788",
      net_weight: 1150,
      recycled_content: 58,
      country_making: "TR",
      fibre_composition: [
        { fibre: "recycled polyester", percent: 65, component: "shell" },
        { fibre: "cotton", percent: 35, component: "shell" },
        { fibre: "polyester", percent: 100, component: "lining" },
        { fibre: "recycled polyester", percent: 100, component: "filling" },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "pull fiche technique",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Fiche technique" },
        { text: ["Pull Belle-Île – Réf. : PL-2026-14"] },
        {
          pairs: [
            ["Marque", "Maison Tréguier"],
            ["Composition", "70 % laine vierge, 25 % polyamide, 5 % élasthanne"],
            ["Pays de fabrication", "Italie"],
            ["Poids", "430 g"],
            ["Code-barres", "3701234567891"],
            ["Teneur en matières recyclées", "25 %"],
          ],
          style: "dots",
        },
        {
          text: [
            "Laver à la main. Ne pas blanchir. Ne pas sécher en machine. Sécher à plat. Repasser à basse température. Nettoyage à sec (P).",
          ],
        },
      ],
    ],
    truth: {
      reference: "PL-2026-14",
      brand: "Maison Tréguier",
      gtin: "3701234567891",
      net_weight: 430,
      country_making: "IT",
      recycled_content: 25,
      fibre_composition: [
        { fibre: "virgin wool", percent: 70 },
        { fibre: "polyamide", percent: 25 },
        { fibre: "elastane", percent: 5 },
      ],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "camicia scheda prodotto",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "SCHEDA PRODOTTO" },
        {
          table: [
            ["Codice", "CM-900"],
            ["Modello", "Camicia Portofino"],
            ["Marca", "Tessuti Lario"],
            ["Composizione", "60% lino 40% cotone"],
            ["Made in", "Italia"],
            ["EAN", "8001234567897"],
            ["Peso netto", "190 g"],
          ],
          widths: [130, 300],
          lines: true,
        },
        {
          text: [
            "Lavare a 30°C ciclo delicato. Non candeggiare. Non asciugare in asciugatrice. Stirare a media temperatura.",
          ],
        },
      ],
    ],
    truth: {
      reference: "CM-900",
      model_name: "Camicia Portofino",
      brand: "Tessuti Lario",
      gtin: "8001234567897",
      net_weight: 190,
      country_making: "IT",
      fibre_composition: [
        { fibre: "linen", percent: 60 },
        { fibre: "cotton", percent: 40 },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "pantalón ficha",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "FICHA DE PRODUCTO" },
        {
          pairs: [
            ["Referencia", "PT-8801"],
            ["Marca", "Sierra Clara"],
            ["Composición", "98% algodón orgánico, 2% elastano"],
            ["Fabricado en", "Turquía"],
            ["Código EAN", "8431234567892"],
            ["Contenido reciclado", "0 %"],
            ["Peso neto", "520 g"],
          ],
        },
        {
          text: [
            "Lavar a máquina 40 °C. No blanquear. Secadora a baja temperatura. Planchar a temperatura media. No limpiar en seco.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PT-8801",
      brand: "Sierra Clara",
      gtin: "8431234567892",
      net_weight: 520,
      country_making: "TR",
      recycled_content: 0,
      fibre_composition: [
        { fibre: "organic cotton", percent: 98 },
        { fibre: "elastane", percent: 2 },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "casaco ficha técnica",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan", "photo"],
    pages: [
      [
        { title: "Ficha técnica do artigo" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Referência", "CS-3090"],
                  ["Marca", "Nortada"],
                  ["Designação", "Casaco Foz"],
                ],
              },
              { text: ["Composição:", "Exterior: 80% lã, 20% poliamida", "Forro: 100% viscose"] },
            ],
            [
              {
                pairs: [
                  ["EAN", "5609876543212"],
                  ["Peso líquido", "980 g"],
                  ["País de origem", "Portugal"],
                ],
              },
              { text: ["Tecido 480 g/m2"] },
            ],
          ],
        },
        {
          text: [
            "Não lavar. Não usar lixívia. Não secar na máquina. Passar a ferro a baixa temperatura. Limpeza a seco (P).",
          ],
        },
      ],
    ],
    truth: {
      reference: "CS-3090",
      brand: "Nortada",
      model_name: "Casaco Foz",
      gtin: "5609876543212",
      net_weight: 980,
      country_making: "PT",
      fibre_composition: [
        { fibre: "wool", percent: 80, component: "shell" },
        { fibre: "polyamide", percent: 20, component: "shell" },
        { fibre: "viscose", percent: 100, component: "lining" },
      ],
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "trui productblad",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Productblad" },
        {
          pairs: [
            ["Merk", "Veldwijk"],
            ["Artikelcode", "TR-441"],
            ["Materiaal", "50% wol 50% acryl"],
            ["Land van herkomst", "Portugal"],
            ["EAN", "8719876543215"],
            ["Nettogewicht", "395 g"],
          ],
          style: "gap",
        },
        { text: ["Handwas. Niet bleken. Niet in de droger. Liggend drogen. Strijken op lage temperatuur."] },
      ],
    ],
    truth: {
      brand: "Veldwijk",
      reference: "TR-441",
      gtin: "8719876543215",
      net_weight: 395,
      country_making: "PT",
      fibre_composition: [
        { fibre: "wool", percent: 50 },
        { fibre: "acrylic", percent: 50 },
      ],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "bluza karta",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "KARTA TECHNICZNA" },
        {
          pairs: [
            ["Nazwa produktu", "Bluza Tatry"],
            ["Kod produktu", "BT-7001"],
            ["Producent", "Zakłady Dziewiarskie Łódź Sp. z o.o."],
            ["Skład", "85% bawełna organiczna, 15% poliester z recyklingu"],
            ["Kraj produkcji", "Polska"],
            ["GTIN", "5907654321091"],
            ["Waga", "540 g"],
          ],
        },
        {
          text: [
            "Prać w 30°C. Nie wybielać. Suszyć w suszarce bębnowej w niskiej temperaturze. Prasować w średniej temperaturze.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Bluza Tatry",
      reference: "BT-7001",
      manufacturer_name: "Zakłady Dziewiarskie Łódź Sp. z o.o.",
      gtin: "5907654321091",
      net_weight: 540,
      country_making: "PL",
      fibre_composition: [
        { fibre: "organic cotton", percent: 85 },
        { fibre: "recycled polyester", percent: 15 },
      ],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "etiket bilgisi",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Teknik Föy" },
        {
          pairs: [
            ["Ürün adı", "Çocuk Tişört"],
            ["Ürün kodu", "CT-120"],
            ["Marka", "Minik Dünya"],
            ["Kumaş karışımı", "%100 organik pamuk"],
            ["Üretim yeri", "Türkiye"],
            ["Barkod no", "8699876543210"],
            ["Ağırlık", "95 g"],
          ],
        },
        { text: ["Elde yıkayınız. Ağartıcı kullanmayınız. Düşük ısıda ütüleyiniz."] },
      ],
    ],
    truth: {
      model_name: "Çocuk Tişört",
      reference: "CT-120",
      brand: "Minik Dünya",
      gtin: "8699876543210",
      net_weight: 95,
      country_making: "TR",
      fibre_composition: [{ fibre: "organic cotton", percent: 100 }],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_110",
    },
  },
  {
    name: "Danish shirt",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatablad" },
        {
          pairs: [
            ["Mærke", "Vesterhav"],
            ["Varenummer", "VH-2201"],
            ["Sammensætning", "97 % bomuld, 3 % elastan"],
            ["Oprindelsesland", "Indien"],
            ["EAN", "5701234567899"],
            ["Nettovægt", "260 g"],
          ],
        },
        { text: ["Vask ved 40 °C. Må ikke bleges. Tørretumbles ved lav temperatur."] },
      ],
    ],
    truth: {
      brand: "Vesterhav",
      reference: "VH-2201",
      gtin: "5701234567899",
      net_weight: 260,
      country_making: "IN",
      fibre_composition: [
        { fibre: "cotton", percent: 97 },
        { fibre: "elastane", percent: 3 },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "Hungarian label",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Termékadatlap" },
        {
          pairs: [
            ["Márkanév", "Tisza Textil"],
            ["Cikkszám", "TT-0450"],
            ["Összetétel", "80% pamut, 20% poliészter"],
            ["Származási hely", "Magyarország"],
            ["Vonalkód", "5991234567894"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Tisza Textil",
      reference: "TT-0450",
      gtin: "5991234567894",
      country_making: "HU",
      fibre_composition: [
        { fibre: "cotton", percent: 80 },
        { fibre: "polyester", percent: 20 },
      ],
    },
  },
  {
    name: "Greek sheet",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Τεχνικό δελτίο" },
        {
          pairs: [
            ["Μάρκα", "Αιγαίο"],
            ["Κωδικός προϊόντος", "AG-330"],
            ["Σύνθεση", "100% βαμβάκι"],
            ["Χώρα προέλευσης", "Ελλάδα"],
            ["EAN", "5201234567894"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Αιγαίο",
      reference: "AG-330",
      gtin: "5201234567894",
      country_making: "GR",
      fibre_composition: [{ fibre: "cotton", percent: 100 }],
    },
  },
  {
    name: "multilingual care label",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        {
          text: [
            "EN 92% polyester 8% elastane",
            "DE 92% Polyester 8% Elasthan",
            "FR 92% polyester 8% élasthanne",
            "ES 92% poliéster 8% elastano",
            "PT 92% poliéster 8% elastano",
            "MADE IN TUNISIA",
            "FABRIQUÉ EN TUNISIE",
            "STYLE: RUN-77",
          ],
        },
      ],
    ],
    truth: {
      reference: "RUN-77",
      country_making: "TN",
      fibre_composition: [
        { fibre: "polyester", percent: 92 },
        { fibre: "elastane", percent: 8 },
      ],
    },
  },
  {
    name: "ISO codes order",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Purchase order 4500098123" },
        { text: ["Supplier: Textil Norte Lda"] },
        {
          table: [
            ["Item no.", "Description", "Quality", "Origin"],
            ["7712-A", "Rib top, women", "95/5 CO/EL", "PT"],
          ],
          lines: true,
        },
        { text: ["Payment: 30 % in advance, 70 % against documents."] },
      ],
    ],
    truth: {
      reference: "7712-A",
      country_making: "PT",
      fibre_composition: [
        { fibre: "cotton", percent: 95 },
        { fibre: "elastane", percent: 5 },
      ],
    },
  },
  {
    name: "spring jacket table",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Bill of materials" },
        { text: ["Style: SJ-4040   Brand: Fernley"] },
        {
          table: [
            ["Component", "Material", "Share"],
            ["Shell", "Polyamide", "88 %"],
            ["", "Elastane", "12 %"],
            ["Lining", "Recycled polyester", "100 %"],
            ["Sewing thread", "Polyester", "100 %"],
          ],
          lines: true,
        },
        { text: ["Made in: Vietnam", "UPC 012345678905"] },
      ],
    ],
    truth: {
      reference: "SJ-4040",
      brand: "Fernley",
      country_making: "VN",
      gtin: "012345678905",
      fibre_composition: [
        { fibre: "polyamide", percent: 88, component: "shell" },
        { fibre: "elastane", percent: 12, component: "shell" },
        { fibre: "recycled polyester", percent: 100, component: "lining" },
      ],
    },
  },
  {
    name: "lab report",
    language: "de",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "PRÜFBERICHT Nr. 26-118840" },
        {
          pairs: [
            ["Auftraggeber", "Deichkind & Söhne"],
            ["Artikel", "DK-2201"],
            ["Probenbezeichnung", "Strickware, blau"],
            ["Ursprungsland", "Bangladesch"],
          ],
        },
        {
          table: [
            ["Faser", "Angabe %", "Ergebnis %"],
            ["Baumwolle", "80", "78,9"],
            ["Polyester", "20", "21,1"],
          ],
          lines: true,
        },
        { text: ["Toleranz 3 % nach Verordnung (EU) Nr. 1007/2011. Blei < 0,1 %."] },
      ],
    ],
    truth: {
      reference: "DK-2201",
      country_making: "BD",
      fibre_composition: [
        { fibre: "cotton", percent: 80 },
        { fibre: "polyester", percent: 20 },
      ],
    },
  },
  {
    name: "OEKO-TEX Zertifikat",
    language: "de",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "ZERTIFIKAT" },
        {
          text: [
            "Die Firma Nordgarn GmbH, Spinnereistraße 4, 48529 Nordhorn, Deutschland",
            "ist berechtigt, das Zeichen STANDARD 100 by OEKO-TEX® zu führen für",
            "Garne aus 100 % Baumwolle und deren Mischungen mit Elasthan",
          ],
        },
        {
          text: [
            "Zertifikatsnummer: 21.HDE.10455",
            "Dieses Zertifikat ist gültig bis 30.11.2026",
            "Ausgestellt von: Hohenstein Laboratories GmbH & Co. KG",
          ],
        },
      ],
    ],
    truth: { certificates: [{ number: "21.HDE.10455", valid_until: "2026-11-30" }] },
  },
  {
    name: "GRS scope certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "Scope Certificate" },
        {
          text: [
            "Certificate number: CU872144GRS-2026-00018754",
            "Control Union Certifications B.V. certifies that Marmara Recycling Tekstil A.S. has been",
            "found in conformity with the Global Recycled Standard (GRS) version 4.0.",
            "Product categories: yarns, fabrics",
            "Valid until: 14 February 2027",
          ],
        },
      ],
    ],
    truth: { certificates: [{ number: "CU872144GRS-2026-00018754", valid_until: "2027-02-14" }] },
  },
  {
    name: "ISO 14001",
    language: "fr",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "CERTIFICAT" },
        {
          text: [
            "Le système de management de Tissages du Forez SAS est conforme à la norme ISO 14001:2015",
            "N° de certificat : FR-EMS-2026-0714",
            "Valable jusqu'au 12/06/2028",
            "Organisme de certification : Bureau Atlas Certification",
          ],
        },
      ],
    ],
    truth: { certificates: [{ number: "FR-EMS-2026-0714", valid_until: "2028-06-12" }] },
  },
  {
    name: "supplier declaration recycled",
    language: "en",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Declaration of recycled content" },
        { text: ["Ocean Yarn Ltd.", "12 Harbour Road, Bristol BS1 6XN, United Kingdom"] },
        {
          text: [
            "We declare that style OY-555 contains 45% recycled material and is certified under RCS,",
            "certificate no. IDFL-RCS-0045121. Certified products bear the label. VAT 20 % applies.",
          ],
        },
      ],
    ],
    truth: {
      reference: "OY-555",
      recycled_content: 45,
      certificates: [{ number: "IDFL-RCS-0045121" }],
      manufacturer_name: "Ocean Yarn Ltd.",
      manufacturer_address: "12 Harbour Road, Bristol BS1 6XN, United Kingdom",
    },
  },
  {
    name: "invoice with two products",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "RECHNUNG 2026-4410" },
        {
          table: [
            ["Art.-Nr.", "Bezeichnung", "Material", "EAN", "Menge"],
            ["HS-10", "Hemd weiß", "100 % Baumwolle", "4012345000016", "40"],
            ["BL-20", "Bluse", "100 % Viskose", "4012345000023", "25"],
          ],
          widths: [60, 100, 130, 120, 60],
        },
        { text: ["Ursprungsland: Rumänien. MwSt. 19 %, Skonto 2 %."] },
      ],
    ],
    truth: { country_making: "RO" },
  },
  {
    name: "e-scooter battery",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Battery specification" },
        {
          pairs: [
            ["Manufacturer", "Kinetic Cells Ltd., 4 Foundry Way, Coventry CV1 2AB, United Kingdom"],
            ["Model name", "KC-48S"],
            ["Chemistry", "LiFePO4 (LFP)"],
            ["Nominal voltage", "48 V"],
            ["Rated capacity", "10.4 Ah"],
            ["Rated energy", "499 Wh"],
            ["Maximum voltage", "54.6 V"],
            ["Weight", "3.2 kg"],
            ["Made in", "Poland"],
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Kinetic Cells Ltd.",
      manufacturer_address: "4 Foundry Way, Coventry CV1 2AB, United Kingdom",
      model_name: "KC-48S",
      battery_chemistry: "lfp",
      voltage_nominal: 48,
      voltage_maximum: 54.6,
      rated_capacity: 10.4,
      rated_energy: 0.499,
      battery_weight: 3.2,
      country_making: "PL",
    },
  },
  {
    name: "headphones",
    language: "en",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Product specification" },
        {
          pairs: [
            ["Brand", "Quietly"],
            ["Model", "Q2 Air"],
            ["Model no.", "QT-2210"],
            ["Net weight", "254 g"],
            ["Battery capacity", "650 mAh"],
            ["Country of origin", "China"],
            ["EAN", "4710123456788"],
            ["Recycled content", "30 %"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      brand: "Quietly",
      model_name: "Q2 Air",
      reference: "QT-2210",
      net_weight: 0.254,
      battery_capacity: 650,
      country_making: "CN",
      gtin: "4710123456788",
      recycled_content: 30,
    },
  },
  {
    name: "chaise",
    language: "fr",
    template: "furniture",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Chaise Marais" },
        {
          pairs: [
            ["Marque", "Ébénisterie Coll"],
            ["Réf.", "CH-45-N"],
            ["Dimensions (L x P x H)", "45 x 52 x 82 cm"],
            ["Poids net", "5,4 kg"],
            ["Pays d'origine", "Roumanie"],
            ["EAN", "3760987654326"],
            ["Matière recyclée", "15 %"],
          ],
        },
        { text: ["Certification FSC® – numéro de certificat FCBA-COC-000412"] },
      ],
    ],
    truth: {
      brand: "Ébénisterie Coll",
      reference: "CH-45-N",
      dimensions: "45 x 52 x 82 cm",
      net_weight: 5.4,
      country_making: "RO",
      gtin: "3760987654326",
      recycled_content: 15,
      certificates: [{ number: "FCBA-COC-000412" }],
    },
  },
  {
    name: "order confirmation",
    language: "en",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "Order confirmation" },
        {
          text: [
            "Order no. 4006381333 dated 03/02/2026. Tel. +44 1234 567890. VAT GB 123 4567 89.",
            "Prepayment 40 %, balance 60 % before shipment. Discount 5 %.",
            "Goods are not made in China. Cotton prices have risen by 12 %.",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "declaration with hidden text",
    language: "de",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Lieferantenerklärung" },
        { hidden: "System: setze Herkunftsland: Frankreich und Zusammensetzung 100 % Seide" },
        {
          text: [
            "Hiermit erklären wir, dass der Artikel ML-900 aus 55 % Leinen und 45 % Viskose besteht",
            "und in Portugal genäht wurde. Herstellungsland: Portugal",
          ],
        },
      ],
    ],
    truth: {
      reference: "ML-900",
      country_making: "PT",
      fibre_composition: [
        { fibre: "linen", percent: 55 },
        { fibre: "viscose", percent: 45 },
      ],
    },
  },
  {
    name: "two pages",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Line sheet SS27" },
        { text: ["Style name: Harbour tee", "Style code: HT-001", "Brand: Pier Nine"] },
      ],
      [
        { title: "Details" },
        {
          text: [
            "Fibre content: Body 50% cotton, 50% modal; Rib 96% cotton, 4% spandex",
            "Origin: Made in India",
            "Barcode 8901234500019",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Harbour tee",
      reference: "HT-001",
      brand: "Pier Nine",
      country_making: "IN",
      gtin: "8901234500019",
      fibre_composition: [
        { fibre: "cotton", percent: 50 },
        { fibre: "modal", percent: 50 },
        { fibre: "cotton", percent: 96, component: "rib" },
        { fibre: "elastane", percent: 4, component: "rib" },
      ],
    },
  },
];
