/** Papers that travel with goods and money: invoices, packing lists, certificates, customs papers. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_NINTH_SECOND: readonly Specimen[] = [
  {
    name: "ninth-de-rechnung-handtuch",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { text: ["Lindauer Frottier GmbH & Co. KG · Bleichstraße 14 · 72379 Hechingen"], size: 8 },
        {
          beside: [
            [
              {
                text: ["Wäschehaus Petersen e. K.", "Frau Inken Petersen", "Holm 31", "24937 Flensburg"],
              },
            ],
            [
              {
                pairs: [
                  ["Rechnungs-Nr.", "RE-26-01874"],
                  ["Rechnungsdatum", "14.09.2026"],
                  ["Ihre Kunden-Nr.", "20933"],
                  ["Lieferschein", "LS-26-02210 vom 11.09.2026"],
                  ["Seite", "1 von 1"],
                ],
              },
            ],
          ],
        },
        { title: "Rechnung" },
        { text: ["Für unsere Lieferung berechnen wir Ihnen wie folgt:"] },
        {
          table: [
            ["Pos.", "Artikel", "Menge", "E-Preis", "Betrag EUR"],
            [
              "1",
              "41207 Handtuch „Nordsee“ 50 x 100 cm, Farbe 08 sand\n100 % Baumwolle, Zwirnfrottier 450 g/m²\nEAN 4007634120704\nStückgewicht netto 225 g",
              "240 St",
              "4,85",
              "1.164,00",
            ],
            ["2", "Frachtpauschale Spedition", "1", "18,50", "18,50"],
          ],
          widths: [36, 251, 60, 60, 80],
        },
        {
          table: [
            ["", "Summe netto", "1.182,50"],
            ["", "Umsatzsteuer 19 %", "224,68"],
            ["", "Rechnungsbetrag", "1.407,18"],
          ],
          widths: [247, 140, 100],
        },
        {
          text: [
            "Zahlbar innerhalb 10 Tagen mit 2 % Skonto, 30 Tage netto. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Artikelnummer", "41207"],
            ["Modell", "Nordsee"],
            ["Marke", "Lindauer Heimtex"],
            ["Statistische Warennr.", "6302 6000"],
            ["Ursprungsland", "Deutschland"],
            ["OEKO-TEX STANDARD 100", "Zertifikat-Nr. 09.0.58214, Hohenstein"],
            ["Hersteller (GPSR)", "Lindauer Frottier GmbH & Co. KG, Bleichstraße 14, 72379 Hechingen"],
          ],
          style: "gap",
        },
        {
          text: [
            "Amtsgericht Stuttgart HRA 420917 · USt-IdNr. DE811730442 · Geschäftsführer: Jörg Lindauer · Sparkasse Zollernalb IBAN DE06 6535 1260 0134 0081 77",
          ],
          size: 7,
        },
      ],
    ],
    truth: {
      gtin: "4007634120704",
      country_making: "DE",
      net_weight: 225,
      fibre_composition: fibres("cotton 100"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "09.0.58214", issuer: "Hohenstein" }],
      brand: "Lindauer Heimtex",
      reference: "41207",
      model_name: "Nordsee",
      manufacturer_name: "Lindauer Frottier GmbH & Co. KG",
      manufacturer_address: "Bleichstraße 14, 72379 Hechingen",
      commodity_code: "63026000",
    },
  },
  {
    name: "ninth-it-proforma-tessuto",
    language: "it",
    template: "textile",
    kind: "invoice",
    font: "serif",
    also: ["fax"],
    pages: [
      [
        { title: "FATTURA PRO-FORMA N. 318/26" },
        {
          beside: [
            [
              {
                text: [
                  "Spett.le",
                  "Confezioni Altamura S.r.l.",
                  "Zona PIP, Lotto 22",
                  "70022 Altamura (BA)",
                  "P. IVA 06614820728",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Data", "02/10/2026"],
                  ["Vs. ordine", "A26/117 del 18/09/2026"],
                  ["Resa", "EXW Vigliano Biellese"],
                  ["Pagamento", "bonifico anticipato"],
                ],
              },
            ],
          ],
        },
        { bar: "MERCE" },
        {
          pairs: [
            ["Articolo", "8814"],
            ["Nome articolo", "TORREVECCHIA"],
            ["Composizione", "80% WV 20% PA"],
            ["Altezza utile", "cm 150"],
            ["Peso", "gr. 320/mq"],
            ["Origine della merce", "Italia"],
            ["Voce doganale", "5111 30 80"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Col.", "Pezza", "Metri", "€/mt", "Importo €"],
            ["14 antracite", "55102", "62,10", "21,50", "1.335,15"],
            ["14 antracite", "55103", "60,30", "21,50", "1.296,45"],
            ["14 antracite", "55107", "60,00", "21,50", "1.290,00"],
            ["27 cammello", "55120", "48,20", "21,50", "1.036,30"],
            ["27 cammello", "55121", "47,80", "21,50", "1.027,70"],
            ["", "", "278,40", "", "5.985,60"],
          ],
          lines: true,
        },
        {
          text: [
            "La presente non costituisce fattura ai sensi del D.P.R. 633/72. Tolleranza sul metraggio +/- 5%.",
            "Produttore: Lanificio Bressa & Figli S.p.A., Via Cartiera 27, 13856 Vigliano Biellese (BI)",
          ],
          size: 9,
        },
        {
          text: ["C.F. e P. IVA 00179340028 – REA BI-88213 – Cap. soc. € 1.040.000 i.v. – Tel. 015 8120344"],
          size: 7.5,
        },
      ],
    ],
    truth: {
      country_making: "IT",
      fibre_composition: fibres("virgin wool 80, polyamide 20"),
      reference: "8814",
      model_name: "TORREVECCHIA",
      manufacturer_name: "Lanificio Bressa & Figli S.p.A.",
      manufacturer_address: "Via Cartiera 27, 13856 Vigliano Biellese (BI)",
      commodity_code: "51113080",
    },
  },
  {
    name: "ninth-pt-guia-remessa-tshirt",
    language: "pt",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "GUIA DE REMESSA GR 2026/1932" },
        { text: ["Original · Processado por programa certificado n.º 1187/AT"], size: 8 },
        {
          beside: [
            [
              { bar: "Expedidor / Fabricante" },
              {
                pairs: [
                  ["Fabricante", "Malhas Ribeira do Vizela, Lda."],
                  ["Morada", "Rua da Indústria 212, 4815-500 Vizela"],
                  ["NIF", "503 218 744"],
                ],
              },
            ],
            [
              { bar: "Destinatário" },
              {
                text: ["Fjordlys ApS", "Havnegade 9, 1. sal", "8000 Aarhus C", "Dinamarca"],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Data / hora de carga", "21-07-2026 17:40"],
            ["Transportador", "Transportes Nogueira & Irmão"],
            ["Matrícula", "AJ-41-TR"],
            ["V/ encomenda", "PO 4500718"],
          ],
          style: "gap",
        },
        { bar: "Artigo" },
        {
          pairs: [
            ["Referência", "FL-TS-0113"],
            ["Modelo", "Solveig"],
            ["Marca", "Fjordlys"],
            ["Designação", "T-shirt senhora m/c decote redondo"],
            ["Composição", "95% algodão orgânico, 5% elastano"],
            ["Gramagem da malha", "170 g/m2"],
            ["Peso líquido por peça", "148 g (tam. M)"],
            ["País de fabrico", "Portugal"],
            ["Certificado GOTS n.º", "CU 1048823 (Control Union)"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Cor", "XS", "S", "M", "L", "XL", "Total"],
            ["Off-white", "60", "180", "240", "150", "60", "690"],
            ["Musgo", "40", "120", "160", "100", "40", "460"],
            ["Total peças", "100", "300", "400", "250", "100", "1150"],
          ],
          lines: true,
        },
        {
          text: [
            "Volumes: 23 caixas · Peso bruto 201,5 kg · Peso líquido 176,4 kg · Local de descarga: morada do destinatário",
            "Recebi em boas condições ____________________   Data ___/___/______",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      country_making: "PT",
      net_weight: 148,
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      certificates: [{ name: "GOTS", number: "CU 1048823", issuer: "Control Union" }],
      brand: "Fjordlys",
      reference: "FL-TS-0113",
      model_name: "Solveig",
      manufacturer_name: "Malhas Ribeira do Vizela, Lda.",
      manufacturer_address: "Rua da Indústria 212, 4815-500 Vizela",
    },
  },
  {
    name: "ninth-tr-packing-list-pijama",
    language: "tr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          table: [
            [
              "İhracatçı / Exporter\nAnadolu Dış Ticaret A.Ş.\nAtatürk Cad. 118/4\n35210 Konak, İzmir",
              "Alıcı / Consignee\nKleiner Lurch GmbH\nSchanzenstr. 36\n51063 Köln, Germany",
            ],
            [
              "Fatura no / Invoice no: ANA2026000000417\nTarih / Date: 06.08.2026",
              "Sevk şekli / Shipment: TIR / by truck\nPlaka / Plate: 35 BKZ 772",
            ],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Ürün / Goods", "Çocuk pijama takımı / Kids' pyjama set"],
            ["Ürün kodu / Article no", "KL-2207"],
            ["Marka / Brand", "Kleiner Lurch"],
            ["Kumaş / Composition", "%60 Pamuk %40 Polyester / 60% Cotton 40% Polyester"],
            ["Menşei / Origin", "Türkiye"],
            [
              "Üretici / Manufacturer",
              "Pamukören Konfeksiyon San. ve Tic. Ltd. Şti., Gümüşler Mah. 614 Sok. No: 9, 20160 Denizli",
            ],
            ["OEKO-TEX Standard 100", "Sertifika no / Certificate no: 22.HTR.61540 (Hohenstein)"],
            ["GTİP / HS code", "6108.31.00.00.00"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Koli no", "Renk / Colour", "92", "98", "104", "110", "Adet/koli", "Toplam"],
            ["1-12", "Navy", "10", "10", "10", "10", "40", "480"],
            ["13-20", "Mint", "10", "10", "10", "10", "40", "320"],
            ["21", "Mint", "4", "6", "6", "4", "20", "20"],
            ["", "TOPLAM", "204", "206", "206", "204", "", "820"],
          ],
          widths: [54, 108, 46, 46, 46, 46, 75, 66],
          lines: true,
        },
        {
          pairs: [
            ["Toplam koli / Total cartons", "21"],
            ["Brüt ağırlık / Gross weight", "268,40 KG"],
            ["Net ağırlık / Net weight", "242,90 KG"],
            ["Hacim / Volume", "1,512 CBM"],
          ],
          style: "dots",
        },
        { text: ["Kaşe – İmza / Stamp – Signature"] },
      ],
    ],
    truth: {
      country_making: "TR",
      fibre_composition: fibres("cotton 60, polyester 40"),
      certificates: [{ name: "OEKO-TEX Standard 100", number: "22.HTR.61540", issuer: "Hohenstein" }],
      brand: "Kleiner Lurch",
      reference: "KL-2207",
      manufacturer_name: "Pamukören Konfeksiyon San. ve Tic. Ltd. Şti.",
      manufacturer_address: "Gümüşler Mah. 614 Sok. No: 9, 20160 Denizli",
    },
  },
  {
    name: "ninth-pl-protokol-odbioru-koc",
    language: "pl",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "PROTOKÓŁ PRZYJĘCIA TOWARU nr PZ/114/10/2026" },
        {
          text: [
            "Magazyn: Hurtownia Tekstylna Domowik s.c., ul. Składowa 3, 25-505 Kielce",
            "Data dostawy: 08.10.2026 r.   Dokument dostawcy: WZ 2281/2026   Zamówienie: ZD/0716",
          ],
          size: 9,
        },
        { bar: "1. Dane towaru" },
        {
          table: [
            ["Nazwa towaru", "Koc wełniany 140 x 200 cm"],
            ["Indeks", "KW-140200-03"],
            ["Marka", "Halny"],
            ["Kod EAN", "5904128773127"],
            ["Skład surowcowy", "wełna 70%, akryl 20%, poliester 10%"],
            ["Masa netto 1 szt.", "1,15 kg"],
            ["Kraj pochodzenia", "Polska"],
            ["Producent", "Zakłady Wełniarskie Skalnik Sp. z o.o., ul. Fabryczna 8, 34-300 Żywiec"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { bar: "2. Stan ilościowy i jakościowy" },
        {
          table: [
            ["Paleta", "Awizowano", "Dostarczono", "Uszkodzone", "Uwagi"],
            ["1", "60", "60", "0", "–"],
            ["2", "60", "58", "1", "zalany karton nr 7"],
            ["3", "40", "40", "0", "–"],
          ],
          widths: [100, 90, 97, 90, 110],
          lines: true,
        },
        {
          text: [
            "Stwierdzono brak 2 szt. oraz 1 szt. z widocznym zabrudzeniem. Towar uszkodzony odłożono do wyjaśnienia.",
            "Temperatura w magazynie 18 °C. Opakowania zbiorcze: 16 kartonów po 10 szt.",
            "",
            "Przyjął: M. Wójcicka          Dostarczył (kierowca): A. Bem",
          ],
        },
      ],
    ],
    truth: {
      gtin: "5904128773127",
      country_making: "PL",
      net_weight: 1150,
      fibre_composition: fibres("wool 70, acrylic 20, polyester 10"),
      brand: "Halny",
      reference: "KW-140200-03",
      manufacturer_name: "Zakłady Wełniarskie Skalnik Sp. z o.o.",
      manufacturer_address: "ul. Fabryczna 8, 34-300 Żywiec",
    },
  },
  {
    name: "ninth-sv-orderbekraftelse-vinterjacka",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Höga Kusten Friluft AB"], size: 14 },
        { text: ["Org.nr 556812-7733 · Godkänd för F-skatt"], size: 8 },
        { title: "Orderbekräftelse" },
        {
          beside: [
            [
              {
                pairs: [
                  ["KUND", "Sportringen i Östersund AB, Prästgatan 22, 831 31 Östersund"],
                  ["LEVERANSADRESS", "Samma"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["ORDERNR", "O-60418"],
                  ["ORDERDATUM", "2026-03-12"],
                  ["LEVERANSVECKA", "v. 34"],
                  ["BETALNINGSVILLKOR", "30 dagar netto"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Art.nr", "Benämning", "Färg", "Antal", "À-pris", "Belopp"],
            ["HK-5520", "Vinterjacka dam", "Tallgrön", "24", "899,00", "21 576,00"],
            ["HK-5520", "Vinterjacka dam", "Svart", "36", "899,00", "32 364,00"],
          ],
          widths: [70, 122, 80, 55, 70, 90],
        },
        { bar: "Produktuppgifter HK-5520" },
        {
          pairs: [
            ["Modell", "Skuleberget"],
            ["Varumärke", "Kustlinje"],
            ["Yttertyg", "100% polyamid"],
            ["Foder", "100% polyester"],
            ["Vaddering", "100% polyester"],
            ["Vikt", "612 g (stl 38)"],
            ["Tillverkningsland", "Vietnam"],
            ["Tillverkare", "Höga Kusten Friluft AB, Bruksvägen 4, 870 52 Nyland"],
            [
              "Tvättråd",
              "Maskintvätt 30°C, skonsam. Ej blekning. Får ej torktumlas. Får ej strykas. Får ej kemtvättas.",
            ],
          ],
          style: "gap",
        },
        {
          text: [
            "Delleverans kan förekomma. Anmärkning mot denna orderbekräftelse ska göras inom 5 arbetsdagar.",
            "Vid försenad betalning debiteras dröjsmålsränta med 12 %.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      country_making: "VN",
      net_weight: 612,
      fibre_composition: fibres("polyamide 100 | lining: polyester 100 | filling: polyester 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      brand: "Kustlinje",
      reference: "HK-5520",
      model_name: "Skuleberget",
      manufacturer_name: "Höga Kusten Friluft AB",
      manufacturer_address: "Bruksvägen 4, 870 52 Nyland",
    },
  },
  {
    name: "ninth-nl-pakbon-dekbedovertrek",
    language: "nl",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "PAKBON 2026-30771" },
        {
          beside: [
            [{ text: ["Slaapcomfort De Vries", "Nieuwstraat 58", "8011 TP Zwolle"] }],
            [
              {
                text: [
                  "Datum: 17-11-2026",
                  "Uw order: 88214",
                  "Colli: 6   Pallets: 1",
                  "Vervoerder: Van Rijn Logistiek",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Art.nr.", "Omschrijving", "EAN", "Aantal"],
            ["2410-140", "Dekbedovertrek 140x220 cm", "8718301441010", "24"],
            ["2410-200", "Dekbedovertrek 200x220 cm", "8718301441027", "18"],
            ["2410-240", "Dekbedovertrek 240x220 cm", "8718301441034", "30"],
            ["2410-260", "Dekbedovertrek 260x220 cm", "8718301441041", "12"],
          ],
          widths: [75, 210, 122, 80],
        },
        { text: ["Voor alle artikelen op deze pakbon geldt:"] },
        {
          pairs: [
            ["Merk", "Huis & Duin"],
            ["Model", "Waddenlicht"],
            ["Samenstelling", "100% katoen (perkal)"],
            ["Fabrikant", "Duinwever Textiel B.V., Kanaaldijk 88, 5705 CD Helmond"],
            ["OEKO-TEX® STANDARD 100", "nr. 2104032 Centexbel"],
            ["Wasvoorschrift", "Wassen op 60 °C, niet bleken, drogen in de droger op lage temperatuur"],
          ],
        },
        {
          text: [
            "Controleer de zending bij ontvangst. Beschadigingen binnen 48 uur melden via logistiek@duinwever.example.",
            "Voor ontvangst: naam ______________________  handtekening ______________________",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      fibre_composition: fibres("cotton 100"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2104032", issuer: "Centexbel" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      brand: "Huis & Duin",
      model_name: "Waddenlicht",
      manufacturer_name: "Duinwever Textiel B.V.",
      manufacturer_address: "Kanaaldijk 88, 5705 CD Helmond",
    },
  },
  {
    name: "ninth-en-grs-transaction-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "Transaction Certificate (TC)" },
        { text: ["for products certified to the Global Recycled Standard (GRS), version 4.0"] },
        { pairs: [["Certificate number", "VTC-GRS-TC-2026-0041872"]] },
        {
          table: [
            [
              "1. Certification body\nVeritrade Certification B.V.\nMaasboulevard 100\n3063 NS Rotterdam, Netherlands",
              "2. Seller of certified products\nAk Deniz Trading Tekstil Ltd. Şti.\nTE-ID: TE-00218864\nFatih Cad. 20, 16140 Bursa",
            ],
            [
              "3. Buyer of certified products\nTricotage Vauquelin SARL\nTE-ID: TE-00120477\n10000 Troyes, France",
              "4. Last processing\nMarmara İplik Sanayi A.Ş.\nTE-ID: TE-00218590\nCountry of last processing: Türkiye",
            ],
          ],
          lines: true,
        },
        { bar: "5. Shipment" },
        {
          table: [
            ["Shipment no.", "Date", "Document", "Gross weight", "Net weight"],
            ["SH001", "2026-05-19", "INV-2026-5512", "5,214.00 kg", "4,980.00 kg"],
          ],
          lines: true,
        },
        { bar: "6. Certified products" },
        {
          pairs: [
            ["Product no.", "PR001"],
            ["Product category", "Dyed yarns"],
            ["Article number", "MRM-3070"],
            ["Material composition", "70.0% Recycled Post-Consumer Polyester + 30.0% Viscose"],
            ["Recycled content", "70 %"],
            ["Number of units", "166 cartons"],
            ["Certified weight", "3,486.00 kg"],
            [
              "Manufacturer of the product",
              "Marmara İplik Sanayi A.Ş., OSB Mavi Cad. No: 14, 16159 Nilüfer, Bursa, Türkiye",
            ],
          ],
          style: "gap",
        },
        {
          text: [
            "This is to certify that, based on the relevant documentation provided by the seller named in box 2, the certified products have been produced in accordance with the GRS. This transaction certificate does not entitle the buyer to use the GRS logo without a valid scope certificate.",
            "Place and date of issue: Rotterdam, 2026-06-02. Last updated: 2026-06-02, version 1.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      country_making: "TR",
      recycled_content: 70,
      fibre_composition: fibres("recycled polyester 70, viscose 30"),
      certificates: [
        {
          name: "GRS transaction certificate",
          number: "VTC-GRS-TC-2026-0041872",
          issuer: "Veritrade Certification B.V.",
        },
      ],
      reference: "MRM-3070",
      manufacturer_name: "Marmara İplik Sanayi A.Ş.",
      manufacturer_address: "OSB Mavi Cad. No: 14, 16159 Nilüfer, Bursa, Türkiye",
    },
  },
  {
    name: "ninth-de-oeko-tex-zertifikat",
    language: "de",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["Hohenstein Laboratories GmbH & Co. KG, Schlosssteige 1, 74357 Bönnigheim"], size: 8 },
        { title: "ZERTIFIKAT / CERTIFICATE" },
        { text: ["STANDARD 100 by OEKO-TEX®"], size: 13 },
        {
          beside: [
            [
              {
                pairs: [
                  [
                    "Hersteller / Manufacturer",
                    "Strickerei Obermaier GmbH & Co. KG\nTalstraße 5\n72461 Albstadt\nDeutschland",
                  ],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Zertifikat-Nr. / Certificate no.", "23.HDE.40172"],
                  ["Prüfbericht-Nr. / Test report no.", "26.3.81150"],
                  ["Gültig bis / Valid until", "31.07.2027"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          text: [
            "Dem genannten Hersteller wird gemäß STANDARD 100 by OEKO-TEX® die Genehmigung erteilt, das Zeichen zu verwenden für folgende Artikel:",
          ],
        },
        {
          text: [
            "Babystrampler, gestrickt aus 93 % Baumwolle und 7 % Elastan, roh, gebleicht und reaktiv gefärbt; inkl. Zubehör (Druckknöpfe, Nähgarn, Etiketten).",
            "Babies' rompers, knitted, made of 93 % cotton and 7 % elastane, raw, bleached and reactive dyed; incl. accessories (press studs, sewing thread, labels).",
          ],
        },
        {
          text: [
            "Die Prüfungen nach Anhang 4 in Produktklasse I (Artikel für Babys) haben ergeben, dass die Artikel die humanökologischen Anforderungen erfüllen. Die Artikel erfüllen Anhang XVII der REACH-Verordnung sowie die US-Anforderungen an den Gesamtbleigehalt (CPSIA) mit Ausnahme von Glasartikeln.",
            "Der Inhaber hat eine Konformitätserklärung nach ISO 17050-1 abgegeben und muss laufend Kontrollen durchführen.",
          ],
          size: 9,
        },
        {
          text: [
            "Bönnigheim, 04.08.2026",
            "Dr. Paul Wenzinger, Geschäftsführer / Karin Ostertag, Zertifizierung",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      fibre_composition: fibres("cotton 93, elastane 7"),
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "23.HDE.40172",
          issuer: "Hohenstein",
          valid_until: "2027-07-31",
        },
      ],
      manufacturer_name: "Strickerei Obermaier GmbH & Co. KG",
      manufacturer_address: "Talstraße 5, 72461 Albstadt, Deutschland",
    },
  },
  {
    name: "ninth-es-factura-calcetines",
    language: "es",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              { text: ["Distribuciones Berenguer, S.A."], size: 13 },
              {
                text: ["C/ Ausiàs March, 71", "46006 Valencia", "CIF A-46882107", "Tel. 963 44 18 20"],
                size: 8.5,
              },
            ],
            [
              {
                table: [
                  ["FACTURA", "F26/04417"],
                  ["Fecha", "30/06/2026"],
                  ["Cliente", "430.0871"],
                  ["Vencimiento", "30/08/2026"],
                ],
                lines: true,
              },
            ],
          ],
        },
        { text: ["Mercería Hijas de Campo, C.B. – Plaza del Mercado, 4 – 44001 Teruel – NIF E-44102938"] },
        {
          table: [
            ["Referencia", "Descripción", "Uds.", "Precio", "Dto.", "Importe"],
            ["CR-778", "Calcetín caballero canalé, marino, talla 42-44", "600", "2,35", "", "1.410,00"],
            [
              "CR-778",
              "Calcetín caballero canalé, marino, talla 42-44 (campaña)",
              "300",
              "2,35",
              "10 %",
              "634,50",
            ],
          ],
          widths: [75, 192, 45, 50, 45, 80],
          lines: true,
        },
        {
          text: [
            "Albarán 26/09118 de 26/06/2026. Código EAN-13: 8436007155207. Peso neto por par: 46 g.",
            "CR-778: Marca Roca Alta. Composición: 78 % algodón, 20 % poliamida, 2 % elastano. Fabricado en España por Calcetería Roca Alta, S.L., Pol. Ind. Les Comes, C/ Itàlia 12, 08700 Igualada (Barcelona).",
          ],
        },
        {
          table: [
            ["Base imponible", "IVA 21 %", "Rec. equiv. 5,2 %", "TOTAL FACTURA"],
            ["2.044,50 €", "429,35 €", "106,31 €", "2.580,16 €"],
          ],
          lines: true,
        },
        {
          text: [
            "Forma de pago: recibo domiciliado. No se admiten devoluciones pasados 15 días de la recepción de la mercancía.",
            "Inscrita en el Registro Mercantil de Valencia, tomo 5510, folio 88, hoja V-40127.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      gtin: "8436007155207",
      country_making: "ES",
      net_weight: 46,
      fibre_composition: fibres("cotton 78, polyamide 20, elastane 2"),
      brand: "Roca Alta",
      reference: "CR-778",
      manufacturer_name: "Calcetería Roca Alta, S.L.",
      manufacturer_address: "Pol. Ind. Les Comes, C/ Itàlia 12, 08700 Igualada (Barcelona)",
    },
  },
  {
    name: "ninth-el-timologio-bournouzi",
    language: "el",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              { text: ["ΛΕΥΚΑ ΕΙΔΗ ΠΕΙΡΑΙΩΣ Α.Ε."], size: 13 },
              { text: ["Χονδρικό εμπόριο λευκών ειδών", "ΑΦΜ 094277315 – ΔΟΥ ΦΑΕ Πειραιά"], size: 8.5 },
            ],
            [
              { text: ["ΤΙΜΟΛΟΓΙΟ – ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ"], size: 11 },
              { text: ["Σειρά Α   Αρ. 003341", "Ημερομηνία 22/05/2026  ώρα 11:20"], size: 9 },
            ],
          ],
        },
        {
          pairs: [
            ["Πελάτης", "Ξενοδοχειακές Επιχειρήσεις Μελτέμι Ε.Π.Ε."],
            ["Διεύθυνση", "Παραλία Αγίας Άννας, 843 00 Νάξος"],
            ["Σκοπός διακίνησης", "Πώληση"],
          ],
        },
        {
          table: [
            ["Κωδικός", "Περιγραφή είδους", "ΜΜ", "Ποσ.", "Τιμή", "Αξία"],
            [
              "MP-4402",
              "Μπουρνούζι με κουκούλα λευκό, μέγεθος L, 85% βαμβάκι 15% πολυεστέρας",
              "τεμ.",
              "60",
              "24,90",
              "1.494,00",
            ],
          ],
          widths: [70, 187, 45, 45, 60, 80],
          lines: true,
        },
        {
          pairs: [
            ["Μάρκα", "Aegea Home"],
            ["Βάρος τεμαχίου", "980 γρ."],
            ["Barcode", "5203101448121"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Καθαρή αξία", "ΦΠΑ 24%", "Πληρωτέο"],
            ["1.494,00", "358,56", "1.852,56"],
          ],
          lines: true,
        },
        {
          text: [
            "Τράπεζα Πειραιώς GR14 0171 0540 0065 4014 2871 503",
            "Ο εκδότης                                     Ο παραλαβών",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "5203101448121",
      country_making: "GR",
      net_weight: 980,
      fibre_composition: fibres("cotton 85, polyester 15"),
      brand: "Aegea Home",
      reference: "MP-4402",
    },
  },
  {
    name: "ninth-cs-dodaci-list-kalhoty",
    language: "cs",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "DODACÍ LIST č. 260418" },
        {
          text: [
            "Dodavatel:  Ochrana práce Jih, a.s.",
            "            Pražská 1280/18, 370 04 České Budějovice",
            "            IČO 26044519   DIČ CZ26044519",
            "Odběratel:  Lesy města Písku s.r.o.",
            "            Flekačky 2641, 397 01 Písek",
            "Objednávka: 2026/77    Vystaveno: 18. 4. 2026",
          ],
          size: 9,
        },
        {
          table: [
            ["Zboží", "Vel.", "Ks", "Cena/ks"],
            [
              "02-1187 Kalhoty pracovní do pasu, zelené, 65 % polyester, 35 % bavlna, 245 g/m2",
              "52",
              "48",
              "689,00",
            ],
            ["Balné a doprava", "", "1", "150,00"],
          ],
          widths: [267, 60, 60, 100],
          lines: true,
        },
        {
          pairs: [
            ["Kat. číslo", "02-1187"],
            ["Model", "Orlík"],
            ["Značka", "Tvrdka"],
            ["EAN", "8594022130651"],
            ["Země původu", "Česká republika"],
          ],
        },
        {
          text: [
            "Údržba: praní na 60 °C, nebělit, nesušit v bubnové sušičce, žehlit při max. 150 °C.",
            "",
            "Převzal: ..................   Datum: ..........   Razítko:",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "8594022130651",
      country_making: "CZ",
      fibre_composition: fibres("polyester 65, cotton 35"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      brand: "Tvrdka",
      reference: "02-1187",
      model_name: "Orlík",
    },
  },
  {
    name: "ninth-hu-visszaigazolas-pulover",
    language: "hu",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        { title: "RENDELÉS-VISSZAIGAZOLÁS" },
        {
          table: [
            ["Szám: RV-2026/0553", "Kelt: 2026. augusztus 25."],
            [
              "Vevő: Pannon Divat Kft., 9021 Győr, Baross Gábor út 14.",
              "Szállítási határidő: 2026. október 9.",
            ],
            ["Az Önök rendelésszáma: 7740/26", "Fizetés: átutalás, 30 nap"],
          ],
          lines: true,
        },
        { text: ["Köszönjük megrendelésüket, amelyet az alábbiak szerint igazolunk vissza:"] },
        {
          pairs: [
            ["Márka", "Bükkös"],
            ["Vonalkód (EAN)", "5998843022172"],
            ["Nettó tömeg", "385 g/db"],
            ["Gyártó", "Szegedi Kötöttáru Kft., Rókusi krt. 42., 6724 Szeged"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Cikkszám", "Megnevezés", "Összetétel", "Menny.", "Egységár", "Összesen"],
            [
              "PK-3107",
              "női kötött pulóver, V-nyakú, bordó, 40-es",
              "50% gyapjú\n50% poliakril",
              "150 db",
              "6 490 Ft",
              "973 500 Ft",
            ],
          ],
          widths: [65, 127, 95, 60, 65, 75],
          lines: true,
        },
        {
          text: [
            "Kezelési útmutató: kézzel mosandó, nem fehéríthető, fektetve szárítandó, vasalás max. 110 °C-on gőz nélkül.",
            "Az árak az áfát nem tartalmazzák. Kérjük, hogy eltérés esetén 3 napon belül jelezzenek.",
          ],
          size: 9.5,
        },
        { text: ["Üdvözlettel:", "Halmos Zsuzsanna, értékesítés"] },
      ],
    ],
    truth: {
      gtin: "5998843022172",
      net_weight: 385,
      fibre_composition: fibres("wool 50, acrylic 50"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      brand: "Bükkös",
      reference: "PK-3107",
      manufacturer_name: "Szegedi Kötöttáru Kft.",
      manufacturer_address: "Rókusi krt. 42., 6724 Szeged",
    },
  },
  {
    name: "ninth-ro-aviz-insotire-palton",
    language: "ro",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "AVIZ DE ÎNSOȚIRE A MĂRFII" },
        { text: ["Seria CBT nr. 00871   Data 03.09.2026   Produse finite – prestație lohn"] },
        {
          beside: [
            [
              { bar: "Furnizor" },
              {
                text: [
                  "Confecții Botoșani Trend S.R.L.",
                  "Calea Națională 101",
                  "710028 Botoșani",
                  "CUI RO 18824407",
                ],
              },
            ],
            [
              { bar: "Cumpărător" },
              { text: ["Maison Hérault SAS", "14 rue des Carmes", "34000 Montpellier", "Franța"] },
            ],
          ],
        },
        {
          table: [
            ["Nr.", "Denumirea produsului", "Cod", "U.M.", "Cant."],
            ["1", "Palton damă la două rânduri, bleumarin", "PAL-3318", "buc", "184"],
          ],
          widths: [40, 247, 80, 60, 60],
          lines: true,
        },
        {
          pairs: [
            ["Cod produs", "PAL-3318"],
            ["Model", "Albane"],
            ["Marca", "Maison Hérault"],
            ["Material exterior", "70% lână, 30% poliester"],
            ["Căptușeală", "100% viscoză"],
            ["Greutate netă / buc.", "1,42 kg"],
            ["Țara de fabricație", "România"],
            ["Producător", "Confecții Botoșani Trend S.R.L., Calea Națională 101, 710028 Botoșani"],
          ],
          style: "gap",
        },
        {
          text: [
            "Expedierea s-a efectuat în prezența noastră la data de 03.09.2026 ora 16:15. Delegat: Rusu Ionel, CI XT 448120. Mijloc de transport: BT 09 CBT.",
            "Nu se facturează. Valoarea manoperei se facturează separat conform contract 12/2025.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      country_making: "RO",
      net_weight: 1420,
      fibre_composition: fibres("wool 70, polyester 30 | lining: viscose 100"),
      brand: "Maison Hérault",
      reference: "PAL-3318",
      model_name: "Albane",
      manufacturer_name: "Confecții Botoșani Trend S.R.L.",
      manufacturer_address: "Calea Națională 101, 710028 Botoșani",
    },
  },
  {
    name: "ninth-da-prisliste-garn",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Gyldig fra 1. januar 2027 – erstatter alle tidligere prislister"], size: 8.5 },
        { title: "Prisliste forhandlere: Fjeldgarn" },
        {
          pairs: [
            ["Mærke", "Havgus Garn"],
            ["Model", "Fjeldgarn"],
            ["Varenr.", "118"],
            ["Kvalitet", "70 % uld, 30 % alpaka"],
            ["Nettovægt pr. nøgle", "50 g"],
            ["Løbelængde", "175 m"],
            ["Strikkefasthed", "24 m på p 3,5"],
            ["Oprindelsesland", "Italien"],
            ["Producent", "Filatura Monte Rovere S.r.l., Via dell'Industria 6, 59013 Montemurlo (PO)"],
            ["Vaskeanvisning", "Vaskes i hånden, må ikke bleges, liggetørres, må ikke tørretumbles"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Farve", "Farvenavn", "1-9 pk.", "10-49 pk.", "50+ pk."],
            ["01", "Natur", "312,00", "296,00", "279,00"],
            ["04", "Lyng", "318,00", "302,00", "285,00"],
            ["07", "Tang", "318,00", "302,00", "285,00"],
            ["11", "Skifer", "318,00", "302,00", "285,00"],
            ["15", "Rav", "325,00", "309,00", "291,00"],
          ],
          widths: [60, 127, 100, 100, 100],
          lines: true,
        },
        {
          text: [
            "Priser i DKK ekskl. 25 % moms, pr. pakke à 10 nøgler. Fragtfrit ved køb over 3.500 kr. Bestilling på ordre@havgus.example eller tlf. 86 12 40 55.",
            "Vi tager forbehold for trykfejl og prisændringer.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      country_making: "IT",
      net_weight: 50,
      fibre_composition: fibres("wool 70, alpaca 30"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat", "do_not_tumble"],
      brand: "Havgus Garn",
      reference: "118",
      model_name: "Fjeldgarn",
      manufacturer_name: "Filatura Monte Rovere S.r.l.",
      manufacturer_address: "Via dell'Industria 6, 59013 Montemurlo (PO)",
    },
  },
  {
    name: "ninth-fi-tilausvahvistus-saunapyyhe",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "TILAUSVAHVISTUS" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Asiakas", "Rantasauna Oy, Satamakatu 5, 33200 Tampere"],
                  ["Viitteenne", "M. Lehtonen"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Tilausnumero", "118-2026"],
                  ["Päiväys", "7.4.2026"],
                  ["Toimitusviikko", "19"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Tuotenumero", "Nimike", "Määrä", "à-hinta", "Yhteensä"],
            ["SP-70140-V", "Saunapyyhe 70 x 140 cm, valkoinen", "80 kpl", "19,80 €", "1 584,00 €"],
            ["", "Rahti", "1", "24,00 €", "24,00 €"],
            ["", "ALV 25,5 %", "", "", "410,04 €"],
            ["", "Maksettava", "", "", "2 018,04 €"],
          ],
          widths: [90, 182, 60, 70, 85],
        },
        { text: ["Tuotetiedot: SP-70140-V"], size: 12 },
        {
          text: [
            "Tuotemerkki Kaisla, malli Usva, EAN-koodi 6417712005416.",
            "Koostumus 53 % pellava, 47 % puuvilla. Nettopaino 210 g. Valmistusmaa Suomi.",
            "Pesuohje: konepesu 60 °C, ei valkaisua, rumpukuivaus matalassa lämpötilassa.",
            "Valmistaja Kutomo Järvinen Oy, Tehtaankatu 11, 62100 Lapua.",
          ],
        },
        {
          text: ["Maksuehto 14 pv netto. Viivästyskorko korkolain mukaan. Toimitusehto: noudettu Lapualta."],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "6417712005416",
      country_making: "FI",
      net_weight: 210,
      fibre_composition: fibres("linen 53, cotton 47"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      brand: "Kaisla",
      reference: "SP-70140-V",
      model_name: "Usva",
      manufacturer_name: "Kutomo Järvinen Oy",
      manufacturer_address: "Tehtaankatu 11, 62100 Lapua",
    },
  },
  {
    name: "ninth-lv-pavadzime-galdauts",
    language: "lv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "PREČU PAVADZĪME Nr. LN-2026/0884" },
        { text: ["2026. gada 11. jūnijā"] },
        {
          pairs: [
            ["Preču nosūtītājs", "SIA Baltic Home Trade, Krustpils iela 38, Rīga, LV-1057"],
            ["Preču saņēmējs", "Restorāns Ozolkoks, SIA, Pils iela 7, Sigulda, LV-2150"],
            ["Samaksas veids", "pārskaitījums 14 dienu laikā"],
          ],
        },
        {
          table: [
            ["Artikuls", "Nosaukums", "Mērv.", "Skaits", "Cena", "Summa"],
            [
              "GL-150250",
              "Galdauts 150 x 250 cm, dabīgi pelēks, 55% lins, 45% kokvilna",
              "gab.",
              "35",
              "42,00",
              "1 470,00",
            ],
          ],
          widths: [82, 175, 50, 55, 55, 70],
          lines: true,
        },
        {
          table: [
            ["", "Kopā bez PVN", "1 470,00"],
            ["", "PVN 21 %", "308,70"],
            ["", "Summa apmaksai EUR", "1 778,70"],
          ],
          widths: [237, 160, 90],
        },
        { bar: "Ziņas par preci" },
        {
          pairs: [
            ["Preču zīme", "Linava"],
            ["Ražotājs", "SIA Latgales Audēja, Rēzeknes iela 24, Ludza, LV-5701"],
          ],
          style: "gap",
        },
        {
          text: [
            "Prece mazgājama 40 °C temperatūrā, nebalināt, gludināt ar karstu gludekli līdz 200 °C.",
            "Izsniedza: A. Kalniņa          Pieņēma: ______________",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      fibre_composition: fibres("linen 55, cotton 45"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      brand: "Linava",
      reference: "GL-150250",
      manufacturer_name: "SIA Latgales Audēja",
      manufacturer_address: "Rēzeknes iela 24, Ludza, LV-5701",
    },
  },
  {
    name: "ninth-lt-ekspedijavimo-uzsakymas-kepures",
    language: "lt",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Krovinio ekspedijavimo užsakymas Nr. EK-5120" },
        {
          table: [
            ["1. Užsakovas", "UAB Vėjuota diena, Savanorių pr. 178, Vilnius"],
            ["2. Ekspeditorius", "UAB Trans Nemunas, Taikos pr. 90, Kaunas"],
            ["3. Pakrovimas", "2026-09-28, 9.00 val., Pramonės g. 15, Panevėžys"],
            ["4. Iškrovimas", "2026-10-01, Lager 3, Im Gewerbepark 8, 18182 Bentwisch, Vokietija"],
            ["5. Transportas", "tentinė puspriekabė, dalinis krovinys, 4 EUR padėklai"],
            ["6. Frachtas", "480,00 EUR + PVM, apmokėjimas per 30 d. nuo CMR gavimo"],
          ],
          widths: [120, 367],
          lines: true,
        },
        { text: ["7. Krovinio aprašymas"], size: 12 },
        {
          pairs: [
            ["Prekė", "megztos žieminės kepurės (50 % merinosų vilna, 50 % akrilas), 3200 vnt."],
            ["Artikulas", "KP-19"],
            ["Prekės ženklas", "Rūkas"],
            ["Vieneto svoris", "84 g"],
            ["Kilmės šalis", "Lietuva"],
            ["Gamintojas", "UAB Šilmegzta, Pramonės g. 15, LT-35100 Panevėžys"],
            ["KN kodas", "6505 00 90"],
            ["Bruto / neto svoris", "352,0 kg / 268,8 kg"],
          ],
          style: "gap",
        },
        {
          text: [
            "Vairuotojas privalo dalyvauti pakraunant ir tikrinti vietų skaičių. Prastova po 24 val. – 150 EUR už parą. Be raštiško sutikimo krovinio perkrauti negalima.",
            "Krovinio vertė draudimui: 28 160,00 EUR.",
          ],
          size: 9,
        },
        { text: ["Užsakovas: R. Jankauskienė          Ekspeditorius: T. Petrulis"], size: 9 },
      ],
    ],
    truth: {
      country_making: "LT",
      net_weight: 84,
      fibre_composition: fibres("merino wool 50, acrylic 50"),
      brand: "Rūkas",
      reference: "KP-19",
      manufacturer_name: "UAB Šilmegzta",
      manufacturer_address: "Pramonės g. 15, LT-35100 Panevėžys",
      commodity_code: "65050090",
    },
  },
  {
    name: "ninth-bg-deklaracia-proizhod-bluza",
    language: "bg",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ДЕКЛАРАЦИЯ ЗА ПРОИЗХОД НА СТОКИТЕ" },
        { text: ["№ 46 / 15.06.2026 г., към фактура № 0000018825 / 15.06.2026 г."] },
        {
          text: [
            "Долуподписаната Десислава Ангелова, управител на Родопска нишка ЕООД, ЕИК 120588347, декларирам, че стоките, описани по-долу, са произведени от нас и са с произход България.",
          ],
        },
        {
          table: [
            ["Наименование", "Дамска блуза с дълъг ръкав, трикотаж"],
            ["Артикул №", "7716"],
            ["Модел", "Невена"],
            ["Марка", "Лавена"],
            ["Състав", "95% вискоза, 5% еластан"],
            ["Количество", "720 бр. в 18 кашона"],
            ["Митнически код", "6106 20 00"],
            ["Страна на произход", "България"],
            ["Производител", "Родопска нишка ЕООД, ул. Перелик 33, 4700 Смолян"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Известна ми е отговорността по чл. 313 от Наказателния кодекс за деклариране на неверни данни.",
            "Декларацията се издава, за да послужи пред Мода Импорт ООД, гр. София, бул. Сливница 188.",
          ],
        },
        {
          text: [
            "гр. Смолян                                 Декларатор: ....................",
            "15.06.2026 г.",
          ],
        },
      ],
    ],
    truth: {
      country_making: "BG",
      fibre_composition: fibres("viscose 95, elastane 5"),
      brand: "Лавена",
      reference: "7716",
      model_name: "Невена",
      manufacturer_name: "Родопска нишка ЕООД",
      manufacturer_address: "ул. Перелик 33, 4700 Смолян",
      commodity_code: "61062000",
    },
  },
  {
    name: "ninth-fr-declaration-fournisseur-serge",
    language: "fr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: ["Tissages de la Lys SAS – 18 quai de la Lys – 59280 Armentières – SIRET 451 220 887 00025"],
          size: 8,
        },
        { title: "Déclaration à long terme du fournisseur" },
        {
          text: [
            "Produits ayant le caractère originaire à titre préférentiel – Règlement d'exécution (UE) 2015/2447, annexe 22-16",
          ],
          size: 9,
        },
        {
          text: [
            "Je, soussigné, déclare que les marchandises décrites ci-dessous, qui font l'objet d'envois réguliers à Ateliers Rivoire SARL (Roanne), sont originaires de France (Union européenne) et satisfont aux règles d'origine régissant les échanges préférentiels avec : Suisse, Norvège, Maroc, Tunisie, Corée du Sud.",
          ],
        },
        {
          pairs: [
            ["Marchandise", "Tissu sergé 3/1 pour vêtements, teint en pièce"],
            ["Référence", "2286"],
            ["Composition", "98 % coton, 2 % élasthanne"],
            ["Poids au m²", "260 g"],
            ["Laize", "148 cm"],
            ["Position tarifaire", "5209 32"],
            ["Fabricant", "Tissages de la Lys SAS, 18 quai de la Lys, 59280 Armentières"],
            ["OEKO-TEX Standard 100", "certificat n° CQ 1193/4, délivré par l'IFTH"],
          ],
          style: "gap",
        },
        {
          text: [
            "Je déclare ce qui suit : aucun cumul appliqué.",
            "La présente déclaration est valable pour tous les envois de ces marchandises effectués du 1er janvier 2026 au 31 décembre 2027.",
            "Je m'engage à informer immédiatement Ateliers Rivoire SARL si la présente déclaration n'est plus valable et à fournir aux autorités douanières toute preuve complémentaire qu'elles jugent nécessaire.",
          ],
        },
        {
          text: [
            "Armentières, le 8 janvier 2026",
            "Bertrand Delannoy, responsable administration des ventes",
            "Signature et cachet",
          ],
        },
      ],
    ],
    truth: {
      country_making: "FR",
      fibre_composition: fibres("cotton 98, elastane 2"),
      certificates: [{ name: "OEKO-TEX Standard 100", number: "CQ 1193/4", issuer: "IFTH" }],
      reference: "2286",
      manufacturer_name: "Tissages de la Lys SAS",
      manufacturer_address: "18 quai de la Lys, 59280 Armentières",
    },
  },
  {
    name: "ninth-et-saateleht-kindad",
    language: "et",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "SAATELEHT nr 2026-0417" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Saatja", "Põhjala Hulgi AS, Betooni 6, 11415 Tallinn"],
                  ["Väljastas", "K. Tamm"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Saaja", "Käsitöömaja OÜ, Rüütli 40, 80010 Pärnu"],
                  ["Kuupäev", "05.11.2026"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Tootekood", "Kauba nimetus", "Ühik", "Kogus", "Hind", "Summa"],
            ["SK-205", "Naiste kirikindad, punane/must, M", "paar", "60", "14,20", "852,00"],
          ],
          widths: [80, 187, 50, 50, 50, 70],
          lines: true,
        },
        { text: ["Käibemaks 24%: 204,48   Kokku: 1056,48 EUR"] },
        {
          text: [
            "Kaubamärk: Muhu Roos. Koostis: 80% vill, 20% polüamiid. Netokaal: 72 g/paar.",
            "Tootja: OÜ Saare Kudum, Tallinna mnt 41, 93812 Kuressaare.",
            "Hooldus: käsipesu, mitte valgendada, kuivatada tasapinnal.",
          ],
        },
        {
          text: [
            "Kaup jääb müüja omandisse kuni arve täieliku tasumiseni.",
            "Kauba võttis vastu: ____________________",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      net_weight: 72,
      fibre_composition: fibres("wool 80, polyamide 20"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      brand: "Muhu Roos",
      reference: "SK-205",
      manufacturer_name: "OÜ Saare Kudum",
      manufacturer_address: "Tallinna mnt 41, 93812 Kuressaare",
    },
  },
  {
    name: "ninth-en-customs-invoice-scarf",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        { text: ["for customs purposes – original to be enclosed with the shipment"], size: 8.5 },
        {
          table: [
            [
              "SHIPPER / EXPORTER\nWest Gate Giftware Ltd\n12 Dock Road, Galway\nEORI IE3348120TH",
              "CONSIGNEE\nThe Linen Press Inc.\n410 Elm Street\nPortland, ME 04101, USA",
            ],
            ["Invoice no. WG-7741\nDate 12 Oct 2026", "Incoterm DAP Portland\nAWB 770 4418 2206"],
          ],
          lines: true,
        },
        {
          table: [
            ["Description of goods", "HS code", "Origin", "Qty", "Unit EUR", "Total EUR"],
            [
              "Ladies' woven scarf, col. heather\n90% merino wool, 10% cashmere\nEAN 5391002344175\nnet weight per piece 165 g",
              "6214.20",
              "Ireland",
              "90",
              "38.50",
              "3,465.00",
            ],
            ["Freight and insurance", "", "", "", "", "142.00"],
          ],
          widths: [187, 65, 65, 35, 65, 70],
          lines: true,
        },
        {
          pairs: [
            ["Style number", "CW-1420"],
            ["Style name", "Inishmaan"],
            ["Brand", "Corrib Weavers"],
          ],
        },
        { text: ["Manufactured by Corrib Mill Ltd, Bridge Street, Oughterard, Co. Galway, H91 X2K7."] },
        {
          text: [
            "Total packages: 3 cartons. Total gross weight 17.2 kg.",
            "I declare that the information on this invoice is true and correct. Signed: D. Heneghan, dispatch",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "5391002344175",
      country_making: "IE",
      net_weight: 165,
      fibre_composition: fibres("merino wool 90, cashmere 10"),
      brand: "Corrib Weavers",
      reference: "CW-1420",
      model_name: "Inishmaan",
      manufacturer_name: "Corrib Mill Ltd",
      manufacturer_address: "Bridge Street, Oughterard, Co. Galway, H91 X2K7",
    },
  },
  {
    name: "ninth-fr-bon-de-commande-robe",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "BON DE COMMANDE N° 26-0388" },
        {
          beside: [
            [
              {
                text: [
                  "Les Jours Clairs SARL",
                  "7 place Bellecour",
                  "69002 Lyon",
                  "Service achats : L. Montagnier",
                ],
                size: 9.5,
              },
            ],
            [
              {
                pairs: [
                  ["Date", "16/02/2026"],
                  ["Livraison", "au plus tard le 29/05/2026"],
                  ["Incoterm", "FCA Monastir"],
                  ["Devise", "EUR"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Réf.", "Désignation", "36", "38", "40", "42", "Qté", "P.U.", "Total"],
            ["RB-0931", "Robe midi, écru", "30", "60", "60", "30", "180", "22,40", "4 032,00"],
            ["RB-0931", "Robe midi, ocre", "20", "40", "40", "20", "120", "22,40", "2 688,00"],
          ],
          widths: [68, 94, 34, 34, 34, 34, 44, 60, 85],
          lines: true,
        },
        { text: ["Fiche article RB-0931"], size: 12 },
        {
          pairs: [
            ["Référence", "RB-0931"],
            ["Modèle", "Garance"],
            ["Marque", "Les Jours Clairs"],
            ["Tissu principal", "100 % coton biologique"],
            ["Doublure", "100 % viscose"],
            ["Pays de fabrication", "Tunisie"],
            ["Fabricant", "Confection El Medina SARL, Zone industrielle Ksibet, 5031 Monastir, Tunisie"],
            ["Certificat GOTS", "n° 250417 (Ecocert)"],
            ["OEKO-TEX Standard 100", "certificat n° CQ 1240/2 (IFTH)"],
            [
              "Entretien",
              "Lavage à 30 °C traitement modéré, pas de chlore ni javel, ne pas sécher en machine, repassage doux 110 °C, pas de nettoyage à sec",
            ],
          ],
          style: "gap",
        },
        {
          text: [
            "Pénalités de retard : 1 % par jour ouvré. Échantillon de tête de série à valider avant lancement. Emballage : 1 pièce par sachet papier, 20 pièces par carton.",
            "Bon pour accord, cachet et signature du fournisseur :",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      country_making: "TN",
      fibre_composition: fibres("organic cotton 100 | lining: viscose 100"),
      certificates: [
        { name: "GOTS", number: "250417", issuer: "Ecocert" },
        { name: "OEKO-TEX Standard 100", number: "CQ 1240/2", issuer: "IFTH" },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      brand: "Les Jours Clairs",
      reference: "RB-0931",
      model_name: "Garance",
      manufacturer_name: "Confection El Medina SARL",
      manufacturer_address: "Zone industrielle Ksibet, 5031 Monastir, Tunisie",
    },
  },
  {
    name: "ninth-en-ocs-scope-certificate-yarn",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["Norderveritas Certification AB, Box 1140, 501 11 Borås, Sweden"], size: 8 },
        { title: "SCOPE CERTIFICATE" },
        { text: ["Scope certificate number: NV-OCS-SC-1149023"], size: 12 },
        { text: ["Norderveritas Certification AB certifies that"] },
        { text: ["Fiação do Selho, S.A."], size: 13 },
        { text: ["TE-ID: TE-00077125", "Rua do Selho 88, 4805-120 Guimarães, Portugal"] },
        {
          text: [
            "has been audited and found to be in conformity with the Organic Content Standard (OCS), version 3.0.",
            "The product category mentioned below, and further specified in the product appendix, conforms with the standard: yarns.",
            "Processing steps carried out under the responsibility of the above-mentioned company: spinning, winding, trading.",
          ],
        },
        {
          pairs: [
            ["This certificate is valid until", "2027-03-14"],
            ["Place and date of issue", "Borås, 2026-03-15"],
          ],
        },
        {
          text: [
            "This scope certificate provides no proof that any goods delivered by its holder are OCS certified. Proof of OCS certification of goods delivered is provided by a valid transaction certificate covering them.",
            "The issuing body may withdraw this certificate before it expires if the declared conformity is no longer guaranteed.",
          ],
          size: 8.5,
        },
        { text: ["Page 1 of 2"], size: 8 },
      ],
      [
        { text: ["Scope certificate number: NV-OCS-SC-1149023"], size: 9 },
        { bar: "PRODUCT APPENDIX" },
        {
          table: [
            ["Product", "Combed ring-spun yarn Ne 30/1, raw white"],
            ["Article number", "FS-3010-OC"],
            ["Material composition", "100.0 % organic cotton"],
            ["Label grade", "Organic 100"],
            ["Origin of the raw material", "India"],
            ["Country of spinning", "Portugal"],
            ["Country of production", "Portugal"],
            ["Manufacturer", "Fiação do Selho, S.A., Rua do Selho 88, 4805-120 Guimarães, Portugal"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "SITE APPENDIX" },
        {
          table: [
            ["Site", "Address", "Processes"],
            ["Main site", "Rua do Selho 88, 4805-120 Guimarães", "spinning, winding"],
          ],
          widths: [90, 257, 140],
          lines: true,
        },
        {
          text: ["Non-certified subcontractors: none. Independently certified subcontractors: none."],
          size: 9,
        },
        { text: ["Page 2 of 2"], size: 8 },
      ],
    ],
    truth: {
      country_making: "PT",
      country_spinning: "PT",
      country_fibre: ["IN"],
      fibre_composition: fibres("organic cotton 100"),
      certificates: [
        {
          name: "OCS scope certificate",
          number: "NV-OCS-SC-1149023",
          issuer: "Norderveritas Certification AB",
          valid_until: "2027-03-14",
        },
      ],
      reference: "FS-3010-OC",
      manufacturer_name: "Fiação do Selho, S.A.",
      manufacturer_address: "Rua do Selho 88, 4805-120 Guimarães, Portugal",
    },
  },
  {
    name: "ninth-it-ddt-scarpe",
    language: "it",
    template: "footwear",
    kind: "other",
    pages: [
      [
        { title: "DOCUMENTO DI TRASPORTO" },
        { text: ["(D.P.R. 472 del 14/08/1996)   N. 1207   del 23/09/2026"], size: 9 },
        {
          beside: [
            [
              { bar: "Mittente" },
              {
                text: [
                  "Logistica Adriatica S.r.l.",
                  "Via dell'Artigianato 40",
                  "63812 Montegranaro (FM)",
                  "P. IVA 02210450446",
                ],
              },
            ],
            [
              { bar: "Destinatario" },
              {
                text: [
                  "Calzature Da Enzo S.n.c.",
                  "Corso Vittorio Emanuele 112",
                  "80121 Napoli",
                  "Causale: vendita",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Cod. articolo", "Descrizione", "Tg.", "Paia"],
            ["M2618-TDM", "Derby uomo vitello testa di moro", "42", "36"],
          ],
          widths: [110, 257, 50, 70],
          lines: true,
        },
        {
          pairs: [
            ["Marchio", "Bottega Tenna"],
            ["Modello", "Fermo"],
            ["Cod. EAN", "8033459210760"],
            ["Peso netto al paio", "860 g"],
            ["Tomaia", "pelle di vitello"],
            ["Fodera", "pelle"],
            ["Suola", "cuoio"],
            ["Paese di produzione", "Italia"],
            ["Cucitura tomaia", "Albania"],
            ["Montaggio", "Italia"],
            ["Finissaggio", "Italia"],
            ["Produttore", "Calzaturificio Tenna S.r.l., C.da San Pietro 9, 63811 Sant'Elpidio a Mare (FM)"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Aspetto esteriore: cartoni", "N. colli: 3", "Peso kg: 41,2"],
            ["Trasporto a cura: vettore", "Porto: franco", "Ora inizio: 15.10"],
          ],
          lines: true,
        },
        { text: ["Firma conducente                      Firma destinatario"], size: 9 },
      ],
    ],
    truth: {
      gtin: "8033459210760",
      country_making: "IT",
      country_upper: "AL",
      country_assembly: "IT",
      country_finishing: "IT",
      net_weight: 860,
      brand: "Bottega Tenna",
      reference: "M2618-TDM",
      model_name: "Fermo",
      manufacturer_name: "Calzaturificio Tenna S.r.l.",
      manufacturer_address: "C.da San Pietro 9, 63811 Sant'Elpidio a Mare (FM)",
    },
  },
  {
    name: "ninth-pt-fatura-sapatilhas",
    language: "pt",
    template: "footwear",
    kind: "invoice",
    pages: [
      [
        {
          text: [
            "Exportadora Sousa & Marinho, Lda. · Av. da Liberdade 310 · 4650-205 Felgueiras · NIPC 507 330 218",
          ],
          size: 8,
        },
        {
          beside: [
            [
              { title: "Fatura FT EX/882" },
              {
                pairs: [
                  ["Data", "2026-10-19"],
                  ["ATCUD", "JFX4K2P9-882"],
                  ["Condições", "60 dias f.m."],
                ],
              },
            ],
            [{ text: ["Exmo.(s) Sr.(s)", "Gröna Steg AB", "Vasagatan 16", "411 24 Göteborg", "Suécia"] }],
          ],
        },
        {
          table: [
            ["Artigo", "Descrição", "Pares", "Preço", "Valor"],
            ["4071-B", "Sapatilha senhora, branco", "480", "27,90", "13.392,00"],
            ["4071-B", "Sapatilha senhora, verde-água", "240", "27,90", "6.696,00"],
            ["", "Total EUR", "720", "", "20.088,00"],
          ],
          widths: [80, 187, 65, 65, 90],
          lines: true,
        },
        { text: ["IVA – isento ao abrigo do artigo 14.º do RITI"], size: 9 },
        {
          pairs: [
            ["MARCA", "Gröna Steg"],
            ["MODELO", "Lagom"],
            ["REFERÊNCIA", "4071-B"],
            ["MATERIAIS", "gáspea em têxtil, forro em têxtil, sola em borracha"],
            ["TEOR DE MATERIAL RECICLADO (PAR COMPLETO)", "18 %"],
            ["PAÍS DE ORIGEM", "Portugal"],
            ["FABRICANTE", "Calçados Rio Vizela, S.A., Rua do Sobreiro 57, 4610-120 Felgueiras"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Pauta 6404 19 90 · 60 caixas · peso bruto 612 kg · IBAN PT50 0035 0311 0000 7714 2304 5",
            "Os bens foram colocados à disposição do adquirente na data da fatura.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      country_making: "PT",
      recycled_content: 18,
      brand: "Gröna Steg",
      reference: "4071-B",
      model_name: "Lagom",
      manufacturer_name: "Calçados Rio Vizela, S.A.",
      manufacturer_address: "Rua do Sobreiro 57, 4610-120 Felgueiras",
      commodity_code: "64041990",
    },
  },
  {
    name: "ninth-nl-factuur-fietsaccu",
    language: "nl",
    template: "battery",
    kind: "invoice",
    pages: [
      [
        { title: "Factuur" },
        {
          beside: [
            [{ text: ["Rijwielhandel Bosman", "Dorpsstraat 19", "7261 AV Ruurlo"] }],
            [
              {
                pairs: [
                  ["Factuurnummer", "2026.10441"],
                  ["Factuurdatum", "3 september 2026"],
                  ["Debiteur", "11872"],
                  ["Vervaldatum", "3 oktober 2026"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Aantal", "Artikel", "Omschrijving", "Prijs", "Bedrag"],
            ["4", "AC-36134-D", "Fietsaccu bagagedrager 36 V", "349,00", "1.396,00"],
            ["1", "VZ-01", "Verzendkosten gevaarlijke stoffen UN 3480", "27,50", "27,50"],
          ],
          widths: [50, 90, 207, 65, 75],
          lines: true,
        },
        {
          table: [
            ["", "Subtotaal", "1.423,50"],
            ["", "Btw 21%", "298,94"],
            ["", "Te betalen", "1.722,44"],
          ],
          widths: [267, 110, 110],
        },
        { bar: "Gegevens artikel AC-36134-D" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merk", "Trapkracht"],
                  ["Model", "Dragonder 480"],
                  ["Artikelnummer", "AC-36134-D"],
                  ["EAN", "8719256301480"],
                  ["Gewicht", "2,9 kg"],
                  ["Land van productie", "Hongarije"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Celchemie", "NMC"],
                  ["Nominale spanning", "36 V"],
                  ["Maximale spanning", "42 V"],
                  ["Minimale spanning", "27 V"],
                  ["Nominale capaciteit", "13,4 Ah"],
                  ["Nominale energie", "0,482 kWh"],
                ],
              },
            ],
          ],
        },
        { text: ["Fabrikant: Trapkracht Energie B.V., Lorentzweg 21, 7442 GC Nijverdal"] },
        {
          text: [
            "KvK 08174420 · btw NL8199.40.221.B01 · IBAN NL18 RABO 0317 7440 92. Lever lege accu's kosteloos bij ons in.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      gtin: "8719256301480",
      country_making: "HU",
      battery_weight: 2.9,
      battery_chemistry: "nmc",
      rated_capacity: 13.4,
      rated_energy: 0.482,
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 27,
      brand: "Trapkracht",
      reference: "AC-36134-D",
      model_name: "Dragonder 480",
      manufacturer_name: "Trapkracht Energie B.V.",
      manufacturer_address: "Lorentzweg 21, 7442 GC Nijverdal",
    },
  },
  {
    name: "ninth-sk-dodaci-list-vlacik",
    language: "sk",
    template: "toy",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "DODACÍ LIST 2026/5503" },
        {
          table: [
            ["Dodávateľ", "Odberateľ"],
            [
              "Hračkoland veľkoobchod, s.r.o.\nPrievozská 14\n821 09 Bratislava\nIČO 47 220 318",
              "Materské centrum Slniečko\nŠkolská 6\n058 01 Poprad",
            ],
          ],
          lines: true,
        },
        {
          text: [
            "Dátum expedície: 27. 11. 2026",
            "Objednávka č. 884 zo dňa 20. 11. 2026, doprava kuriérom, 2 balíky",
          ],
        },
        {
          table: [
            ["Katalógové č.", "Názov tovaru", "Ks", "Cena bez DPH"],
            ["DH-3304", "Drevený vláčik s 3 vagónmi", "15", "18,40"],
          ],
          widths: [110, 217, 50, 110],
        },
        {
          pairs: [
            ["Značka", "Drevko"],
            ["Model", "Tatranec"],
            ["EAN kód", "8586004419236"],
            ["Hmotnosť výrobku", "640 g"],
            ["Materiál", "bukové drevo, farby na vodnej báze"],
            ["Výrobca", "Drevovýroba Oravan, s.r.o., Hviezdoslavova 210, 029 01 Námestovo"],
          ],
          style: "gap",
        },
        {
          text: [
            "Vhodné pre deti od 18 mesiacov. Výrobok je označený CE podľa smernice 2009/48/ES.",
            "Tovar prevzal v poriadku:                            dátum, podpis",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "8586004419236",
      net_weight: 640,
      brand: "Drevko",
      reference: "DH-3304",
      model_name: "Tatranec",
      manufacturer_name: "Drevovýroba Oravan, s.r.o.",
      manufacturer_address: "Hviezdoslavova 210, 029 01 Námestovo",
    },
  },
  {
    name: "ninth-sl-dobavnica-stol",
    language: "sl",
    template: "furniture",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { bar: "DOBAVNICA št. 26-1140" },
        {
          text: [
            "Prodajalec: Pohištveni center Savinja d.o.o., Mariborska cesta 88, 3000 Celje, ID za DDV SI44120983",
            "Kupec: Gostišče Pri Lipi, Glavni trg 2, 2380 Slovenj Gradec",
            "Datum odpreme: 30. 6. 2026    Naročilo kupca: e-pošta z dne 2. 6. 2026",
          ],
          size: 9,
        },
        {
          table: [
            ["Šifra", "Naziv blaga", "Kol.", "EM", "Cena", "Vrednost"],
            ["JL-211", "Stol jedilni, bukev, naravno oljen", "32", "kos", "79,00", "2.528,00"],
            ["", "Dostava in vnos", "1", "", "60,00", "60,00"],
          ],
          widths: [65, 192, 45, 45, 60, 80],
          lines: true,
        },
        { text: ["Podatki o izdelku JL-211"], size: 12 },
        {
          pairs: [
            ["Blagovna znamka", "Lipovka"],
            ["Model", "Jelka"],
            ["Mere v cm (Š x G x V)", "46 x 52 x 84"],
            ["Neto teža", "5,4 kg"],
            ["Država izvora", "Slovenija"],
            ["Certifikat FSC št.", "TUVDC-COC-100871"],
          ],
          style: "gap",
        },
        {
          text: [
            "Reklamacije sprejemamo v 8 dneh od prevzema. Garancija 24 mesecev.",
            "Blago izdal: Novak          Blago prevzel: ____________________",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      country_making: "SI",
      net_weight: 5.4,
      dimensions: "46 x 52 x 84",
      certificates: [{ name: "FSC", number: "TUVDC-COC-100871" }],
      brand: "Lipovka",
      reference: "JL-211",
      model_name: "Jelka",
    },
  },
  {
    name: "ninth-hr-otpremnica-zvucnik",
    language: "hr",
    template: "electronics",
    kind: "other",
    pages: [
      [
        {
          beside: [
            [{ title: "OTPREMNICA" }, { text: ["br. 3417/1/2026"], size: 9 }],
            [
              {
                text: ["Elektro Veleprodaja Kvarner d.o.o.", "Osječka 55, 51000 Rijeka", "OIB 40118827355"],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Kupac", "Hotel Bonaca d.d., Obala hrvatske mornarice 3, 23210 Biograd na Moru"],
            ["Datum i vrijeme", "09.06.2026. 08:45"],
            ["Način isporuke", "vlastiti prijevoz"],
          ],
        },
        {
          table: [
            ["R.br.", "Šifra", "Naziv robe", "JM", "Količina"],
            ["1", "4410-02", "Zvučnik prijenosni bežični, crni", "kom", "25"],
          ],
          widths: [50, 80, 227, 50, 80],
          lines: true,
        },
        { text: ["Podaci s deklaracije proizvoda"], size: 12 },
        {
          table: [
            ["Marka", "Zvonik"],
            ["Model", "Bura 20"],
            ["Šifra artikla", "4410-02"],
            ["Barkod", "3858889102745"],
            ["Masa proizvoda", "0,54 kg"],
            ["Kapacitet baterije", "2600 mAh"],
            ["Zemlja podrijetla", "Kina"],
            ["Proizvođač", "Zvonik Audio d.o.o., Ulica kneza Branimira 140, 10040 Zagreb"],
          ],
          widths: [150, 337],
        },
        {
          text: [
            "Jamstveni rok 24 mjeseca. Odvojeno prikupljanje elektroničkog otpada. Cijene prema računu koji slijedi.",
            "Robu izdao: I. Matić                    Robu primio: __________________",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      gtin: "3858889102745",
      country_making: "CN",
      net_weight: 0.54,
      battery_capacity: 2600,
      brand: "Zvonik",
      reference: "4410-02",
      model_name: "Bura 20",
      manufacturer_name: "Zvonik Audio d.o.o.",
      manufacturer_address: "Ulica kneza Branimira 140, 10040 Zagreb",
    },
  },
];
