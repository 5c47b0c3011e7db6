/** Further papers with numbers of certificates. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const MORE_CERTIFICATE_PAPERS: readonly Specimen[] = [
  {
    name: "certificate-packing-list-mohair",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "PACKING LIST 60418" },
        {
          text: [
            "Ship to: Torvald Yarns, Gate 4      Our ref: 26-MH-07",
            "Ctn 1-12   mohair tops 28 mic       312.4 kg",
            "Ctn 13-15  mohair tops 34 mic        74.0 kg",
            "Container MSKU 702318-4   Seal ZA0098817",
            "RMS scope certificate: CU 1160372RMS-2026-00008841",
            "Transaction certificate to follow with the originals.",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "RMS", number: "CU 1160372RMS-2026-00008841" }] },
  },
  {
    name: "certificate-leather-standard-boot",
    language: "en",
    template: "footwear",
    kind: "declaration",
    pages: [
      [
        { title: "Material declaration" },
        {
          pairs: [
            ["Style", "6614"],
            ["Upper leather", "cow nappa, chrome-free"],
            ["LEATHER STANDARD by OEKO-TEX®", "No. 21.HLE.57720 (Hohenstein)"],
            ["Tannery audit", "LWG Gold, report TM-4471"],
            ["REACH SVHC screening", "SGS report SHAHL2604417702, 2026-04-30"],
          ],
          style: "dots",
        },
        { text: ["We further declare that the CE mark does not apply to this article."] },
      ],
    ],
    truth: {
      reference: "6614",
      certificates: [{ name: "LEATHER STANDARD by OEKO-TEX", number: "21.HLE.57720", issuer: "Hohenstein" }],
    },
  },
  {
    name: "certificate-toy-ce-declaration",
    language: "en",
    template: "toy",
    kind: "declaration",
    pages: [
      [
        { title: "EU Declaration of Conformity" },
        {
          text: [
            "No. DoC-2026-118. Object of the declaration: wooden stacking ring, item 77-204",
            "The object is in conformity with Directive 2009/48/EC; EN 71-1:2014+A1:2018, EN 71-2, EN 71-3.",
            "Tested by Intertek, report GZHT91044187, dated 12 June 2026. Notified body: not involved (module A).",
            "Manufacturer: Pippin Play Ltd, 4 Mill Yard, Leeds LS10 1JF. Signed 1 July 2026.",
          ],
        },
      ],
    ],
    truth: {
      reference: "77-204",
      manufacturer_name: "Pippin Play Ltd",
      manufacturer_address: "4 Mill Yard, Leeds LS10 1JF",
    },
  },
  {
    name: "certificate-steckbrief-ohne-wort",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Strickjacke Wiesental" },
        {
          text: [
            "Aus 100 % Schurwolle, hergestellt in Portugal.",
            "GOTS | organic | certified by Ecocert Greenlife | 204418",
            "Handwäsche. Nicht im Trockner trocknen. Liegend trocknen.",
            "Art. 31-0087 · Größe 86/92 · EAN siehe Etikett",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Strickjacke Wiesental",
      reference: "31-0087",
      fibre_composition: fibres("wool 100"),
      care_washing: "hand_wash",
      country_making: "PT",
      care_drying: ["do_not_tumble", "flat"],
      certificates: [{ name: "GOTS", number: "204418", issuer: "Ecocert Greenlife" }],
    },
  },
  {
    name: "certificate-step-teinturerie",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["De : qualite@teintures-roanne.example", "Objet : vos questions du 4 novembre"] },
        {
          text: [
            "Bonjour Madame,",
            "Notre site est certifié OEKO-TEX® STeP niveau 3 sous le numéro 23000871 TESTEX, jusqu'au 30 septembre 2028.",
            "Le certificat SA8000 (n° IT-1184-SA, RINA) expire le 12 mai 2027.",
            "Le numéro 7740-12 que vous citez est celui de notre devis. Les doublures viennent d'un autre atelier.",
            "Cordialement, M. Thévenet",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "OEKO-TEX STeP", number: "23000871", issuer: "TESTEX", valid_until: "2028-09-30" },
        { name: "SA8000", number: "IT-1184-SA", issuer: "RINA", valid_until: "2027-05-12" },
      ],
    },
  },
  {
    name: "certificate-grs-poliestere-fattura",
    language: "it",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "FATTURA N. 1288/26 DEL 29/10/2026" },
        {
          pairs: [
            ["P. IVA", "01884420976"],
            ["Vs. ordine", "OF-2207"],
            ["DDT", "3391 del 27/10/2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Articolo", "Descrizione", "Mt", "€/mt"],
            ["GLICINE 52", "tessuto per fodera, GRS", "410", "3,85"],
          ],
          lines: true,
        },
        {
          text: [
            "Merce certificata GRS da Bureau Veritas Italia, certificato BVI-GRS-2026-0772 (licenza TE-00041883).",
            "IVA 22% · CIG non dovuto · Pagamento RiBa 60 gg",
          ],
        },
      ],
    ],
    truth: {
      reference: "GLICINE 52",
      certificates: [{ name: "GRS", number: "BVI-GRS-2026-0772", issuer: "Bureau Veritas Italia" }],
    },
  },
  {
    name: "certificate-cradle-pannello",
    language: "it",
    template: "furniture",
    kind: "declaration",
    pages: [
      [
        { title: "Dichiarazione" },
        {
          text: [
            "Il pannello fonoassorbente Quieta è certificato Cradle to Cradle Certified® Silver, versione 4.0,",
            "con il numero 6127, rilasciato dal Cradle to Cradle Products Innovation Institute; scade il 18 marzo 2028.",
            "Classe di reazione al fuoco B-s1,d0 secondo il rapporto di prova CSI 0412/DC/REA/26.",
            "Preventivo di riferimento 2026/559.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Quieta",
      certificates: [
        {
          name: "Cradle to Cradle Certified Silver",
          number: "6127",
          issuer: "Cradle to Cradle Products Innovation Institute",
          valid_until: "2028-03-18",
        },
      ],
    },
  },
  {
    name: "certificate-aitex-sabanas",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA" },
        {
          table: [
            ["Referencia", "SB-2040"],
            ["Composición", "50% algodón, 50% poliéster"],
            ["Lavado", "40 °C"],
            ["Blanqueo", "No usar lejía"],
            ["Certificado Oeko-Tex", "2014AK0718 AITEX"],
            ["Informe de ensayo", "2026EC1184"],
            ["Vigencia", "hasta 31/05/2027"],
          ],
          widths: [170, 260],
          lines: true,
        },
      ],
    ],
    truth: {
      reference: "SB-2040",
      fibre_composition: fibres("cotton 50, polyester 50"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      certificates: [{ name: "Oeko-Tex", number: "2014AK0718", issuer: "AITEX", valid_until: "2027-05-31" }],
    },
  },
  {
    name: "certificate-ocs-certificado-alcance",
    language: "es",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Certificado de alcance" },
        {
          text: [
            "USB Certification certifica que la empresa Comercial Textil Andina S.A.C. (cliente TEX-PE-0391)",
            "cumple los requisitos del Organic Content Standard, versión 3.0.",
            "N.º de certificado",
            "USB-OCS-26-PE-0145",
            "Expedido el 8 de enero de 2026; caduca el 7 de enero de 2027. Lista de productos en el anexo, 3 páginas.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Organic Content Standard",
          number: "USB-OCS-26-PE-0145",
          issuer: "USB Certification",
          valid_until: "2027-01-07",
        },
      ],
    },
  },
  {
    name: "certificate-pefc-silla",
    language: "es",
    template: "furniture",
    kind: "invoice",
    pages: [
      [
        { title: "Factura F26/04417" },
        {
          text: [
            "Cliente 1180 · Pedido PV-9921 · Albarán 60233 · NIF B46118830",
            "40 uds. silla apilable, modelo Brezo, ref. 808-N ............ 2.360,00 €",
            "Base imponible 2.360,00 € — IVA 21 % 495,60 € — Total 2.855,60 €",
            "Producto 100 % PEFC certificado, cadena de custodia AENOR n.º PEFC/14-35-00417",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Brezo",
      reference: "808-N",
      certificates: [{ name: "PEFC", number: "PEFC/14-35-00417", issuer: "AENOR" }],
    },
  },
  {
    name: "certificate-citeve-malha",
    language: "pt",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "CERTIFICADO OEKO-TEX® STANDARD 100" },
        {
          text: [
            "O CITEVE autoriza a empresa Fio & Cor, Comércio de Malhas, Lda. a usar a marca para malhas tingidas em peça.",
            "Classe de produto I — artigos para bebé",
          ],
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Certificado n.º", "5518CIT"],
                  ["Relatório n.º", "11873/2026-1"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Válido até", "15.07.2027"],
                  ["Processo", "PT-0418"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "OEKO-TEX STANDARD 100", number: "5518CIT", issuer: "CITEVE", valid_until: "2027-07-15" },
      ],
    },
  },
  {
    name: "certificate-lista-confeccao",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Resposta ao inquérito de fornecedores" },
        {
          text: [
            "Contribuinte 508 114 772. CAE 14131. Número de trabalhadores: 64.",
            "Certificações em vigor:",
            "a) ISO 9001 — PT-2019/CEP.5581, APCER, até 2028-02-02",
            "b) ISO 45001 — PT-2021/SST.0917, APCER, até 2027-06-10",
            "Em curso: GOTS (pedido 26/118, ainda sem número). A tinturaria subcontratada é a Tinrio.",
            "A BCI não é certificado: membro 1004418.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        { name: "ISO 9001", number: "PT-2019/CEP.5581", issuer: "APCER", valid_until: "2028-02-02" },
        { name: "ISO 45001", number: "PT-2021/SST.0917", issuer: "APCER", valid_until: "2027-06-10" },
      ],
    },
  },
  {
    name: "certificate-etiqueta-toalha",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Toalha Ria" },
        {
          text: [
            "500 g/m² — 100% algodão",
            "Lavar a 60 °C · Não usar lixívia · Passar até 200 °C",
            "Algodão biológico certificado por Control Union, CU 812206, segundo a norma GOTS",
            "Fabricado em Portugal",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Toalha Ria",
      fibre_composition: fibres("cotton 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      country_making: "PT",
      certificates: [{ name: "GOTS", number: "CU 812206", issuer: "Control Union" }],
    },
  },
  {
    name: "certificate-centexbel-gordijn",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Gordijnstof Zwin" },
        {
          pairs: [
            ["Artikel", "ZW-330"],
            ["Samenstelling", "100% polyester"],
            ["Rapporthoogte", "64 cm"],
            ["Brandgedrag", "EN 13773 klasse 1, verslag 26.02218.03"],
            ["Oeko-Tex", "certificaat nr. 1508117 van Centexbel, loopt tot 20-01-2027"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      model_name: "Gordijnstof Zwin",
      reference: "ZW-330",
      fibre_composition: fibres("polyester 100"),
      certificates: [{ name: "Oeko-Tex", number: "1508117", issuer: "Centexbel", valid_until: "2027-01-20" }],
    },
  },
  {
    name: "certificate-fsc-pakbon",
    language: "nl",
    template: "furniture",
    kind: "other",
    pages: [
      [
        { title: "Pakbon 2026-30771" },
        {
          text: [
            "Klantnr. 5518 — uw inkooporder 4500128 — route 12",
            "12 x boekenkast Wad, grenen, bestelnummer WD-88",
            "Alle houten delen zijn FSC® Mix Credit; ons certificaat is SKH-COC-000417.",
            "Btw-nr. NL 8114.22.907.B01. Klachten binnen 8 dagen.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Wad",
      reference: "WD-88",
      certificates: [{ name: "FSC Mix Credit", number: "SKH-COC-000417" }],
    },
  },
  {
    name: "certificate-lodz-przedza",
    language: "pl",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Oświadczenie dostawcy" },
        {
          text: [
            "Oświadczamy, że przędza wysłana na fakturę FV/1187/10/2026 posiada certyfikat OEKO-TEX STANDARD 100",
            "o numerze IW 00418, wydany przez Łukasiewicz – Łódzki Instytut Technologiczny,",
            "ważny do 30.06.2027 r. Sprawozdanie z badań nr 188/2026 przesyłamy w załączniku.",
            "NIP 727-011-84-40. Stawka VAT 23%.",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "IW 00418",
          issuer: "Łukasiewicz – Łódzki Instytut Technologiczny",
          valid_until: "2027-06-30",
        },
      ],
    },
  },
  {
    name: "certificate-karta-puch",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Kołdra puchowa Tatra" },
        {
          pairs: [
            ["Symbol", "KP-160200"],
            ["Kod EAN", "5901234123457"],
            ["Certyfikat RDS", "IDFL-RDS-25-01877"],
            ["Nr klienta IDFL", "118406"],
            ["Ważność", "do 2027-03-31"],
            ["Kraj produkcji", "Polska"],
          ],
          style: "dots",
        },
      ],
    ],
    truth: {
      model_name: "Kołdra puchowa Tatra",
      reference: "KP-160200",
      gtin: "5901234123457",
      country_making: "PL",
      certificates: [{ name: "RDS", number: "IDFL-RDS-25-01877", issuer: "IDFL", valid_until: "2027-03-31" }],
    },
  },
  {
    name: "certificate-svanen-tvattlapp",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Svanenlicens" },
        {
          text: [
            "Miljömärkning Sverige AB intygar att tvättlappen Skär är Svanenmärkt, kriterier 039 för textilier, version 5.",
            "Licensnummer 3039 0117",
            "Giltig t.o.m. 2028-12-31. Ärende 26-04418. Org.nr 556549-2211.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Skär",
      certificates: [
        {
          name: "Svanen",
          number: "3039 0117",
          issuer: "Miljömärkning Sverige AB",
          valid_until: "2028-12-31",
        },
      ],
    },
  },
  {
    name: "certificate-dti-bukser",
    language: "da",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "Faktura 88104" },
        {
          text: [
            "CVR 31 88 04 17 · Kundenr. 7712 · Ordre 2026-4471",
            "60 stk. bukser, varenr. 4120-9 ..... 5.940,00 DKK",
            "Moms 25 % ..... 1.485,00 DKK",
            "EU-Blomsten: licens DK/016/088. OEKO-TEX® STANDARD 100: 2276-318 DTI.",
            "Prøvningsrapport 1044187 fås på forespørgsel.",
          ],
        },
      ],
    ],
    truth: {
      reference: "4120-9",
      certificates: [
        { name: "EU-Blomsten", number: "DK/016/088" },
        { name: "OEKO-TEX STANDARD 100", number: "2276-318", issuer: "DTI" },
      ],
    },
  },
  {
    name: "certificate-gots-pipo",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Lasten pipo Käpy" },
        {
          text: [
            "Tuotenumero 11804. Valmistusmaa Viro.",
            "GOTS-sertifikaatti CERES-1188 on voimassa 14.2.2027 saakka, sertifioija CERES.",
            "Aiempi numero CERES-0902 on vanhentunut.",
            "Pesu 40 °C. Alv 25,5 %.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Käpy",
      reference: "11804",
      country_making: "EE",
      care_washing: "wash_40",
      certificates: [{ name: "GOTS", number: "CERES-1188", issuer: "CERES", valid_until: "2027-02-14" }],
    },
  },
  {
    name: "certificate-tzu-plena",
    language: "cs",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Osvědčení" },
        {
          text: [
            "Textilní zkušební ústav, s.p., Brno uděluje firmě Plenka obchod s.r.o. (IČO 27118044)",
            "právo používat značku OEKO-TEX® STANDARD 100 pro dětské pleny, výrobková třída I.",
            "Číslo certifikátu: 26.0.41187     Protokol o zkoušce: AZL 26/1180",
            "Platnost do: 31. 10. 2027",
          ],
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "26.0.41187",
          issuer: "Textilní zkušební ústav, s.p.",
          valid_until: "2027-10-31",
        },
      ],
    },
  },
  {
    name: "certificate-onecert-pamuk",
    language: "tr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Sipariş notu" },
        {
          text: [
            "Sipariş no: 2026/771   Müşteri kodu: M-0418   Vergi no: 610 044 1187",
            "Ürün: bornoz, model adı Pamukkale, ürün kodu BRN-55",
            "GOTS sertifika numarası: OC-GOTS-2026-3318 (OneCert), geçerlilik tarihi 20.05.2027",
            "Eski test raporu: EKO-26-11804. KDV %10.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Pamukkale",
      reference: "BRN-55",
      certificates: [
        { name: "GOTS", number: "OC-GOTS-2026-3318", issuer: "OneCert", valid_until: "2027-05-20" },
      ],
    },
  },
  {
    name: "certificate-sgs-tricou",
    language: "ro",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "Declarație privind materialul reciclat" },
        {
          text: [
            "Tricoul Bucegi, cod articol TR-610, este acoperit de certificatul Recycled Claim Standard",
            "cu numărul SGS-RCS-RO-00817, emis de SGS și valabil până la 9 august 2027.",
            "Comanda 44187/2026, CUI RO 18804417, lot 26-118. Țara de fabricație: România.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Bucegi",
      reference: "TR-610",
      country_making: "RO",
      certificates: [
        {
          name: "Recycled Claim Standard",
          number: "SGS-RCS-RO-00817",
          issuer: "SGS",
          valid_until: "2027-08-09",
        },
      ],
    },
  },
  {
    name: "certificate-innovatext-parna",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TERMÉKLAP" },
        {
          pairs: [
            ["Megnevezés", "Álom párnahuzat"],
            ["Cikkszám", "PH-7050"],
            ["Összetétel", "100% pamut"],
            ["OEKO-TEX® tanúsítvány száma", "1187/2019 INNOVATEXT"],
            ["Érvényes", "2027. 04. 15-ig"],
            ["Vizsgálati jegyzőkönyv", "T-26/0418"],
            ["ÁFA", "27%"],
          ],
          style: "gap",
        },
      ],
    ],
    truth: {
      model_name: "Álom párnahuzat",
      reference: "PH-7050",
      fibre_composition: fibres("cotton 100"),
      certificates: [
        { name: "OEKO-TEX", number: "1187/2019", issuer: "INNOVATEXT", valid_until: "2027-04-15" },
      ],
    },
  },
  {
    name: "certificate-vamvaki-pistopoiitiko",
    language: "el",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Προς: τμήμα αγορών — Αρ. προσφοράς 418/26",
            "Το πιστοποιητικό GOTS του προϊόντος με κωδικό PT-3307 έχει αριθμό",
            "CU1204417GOTS-2026-00118806 και ισχύει έως 28/02/2027. Φορέας: Control Union.",
            "Ο αριθμός 094418077 είναι το ΑΦΜ μας και ο 2210-77 ο αριθμός παραγγελίας σας.",
            "Χώρα κατασκευής: Ελλάδα. ΦΠΑ 24%.",
          ],
        },
      ],
    ],
    truth: {
      reference: "PT-3307",
      country_making: "GR",
      certificates: [
        {
          name: "GOTS",
          number: "CU1204417GOTS-2026-00118806",
          issuer: "Control Union",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
];
