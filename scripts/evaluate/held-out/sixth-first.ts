/** Written by somebody who had not read the rules; counted before anybody looked at what goes wrong. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";
import { HELD_OUT_SIXTH_MORE } from "./sixth-second.ts";

export const HELD_OUT_SIXTH: readonly Specimen[] = [
  {
    name: "six-b-blouse-fibre-report",
    language: "en",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              { title: "Pennine Textile Assay Ltd" },
              {
                text: ["Unit 9, Aire Court, Keighley BD21 4JT", "UKAS testing laboratory no. 8817"],
                size: 8,
              },
            ],
            [
              {
                pairs: [
                  ["Report no.", "PTA/26/041873"],
                  ["Date in", "03/09/2026"],
                  ["Date out", "09/09/2026"],
                  ["Page", "1 of 1"],
                ],
              },
            ],
          ],
        },
        { bar: "TEST REPORT" },
        {
          pairs: [
            ["Applicant", "Dunmore Buying Services Ltd, Manchester"],
            ["Sample described as", "Ladies' woven blouse, long sleeve"],
            ["Style no.", "DB-3381-W"],
            ["Brand on label", "Wickline"],
            ["Colour", "Sage"],
            ["Country of origin", "India"],
            ["Manufacturer", "not stated by applicant"],
          ],
          style: "gap",
        },
        { text: ["1. Quantitative fibre composition, Regulation (EU) No 1007/2011, ISO 1833-1 and -6"] },
        {
          table: [
            ["Fibre", "Stated on label", "Found", "Deviation"],
            ["Viscose", "70 %", "68.6 %", "-1.4"],
            ["Linen", "30 %", "31.4 %", "+1.4"],
          ],
          widths: [150, 115, 110, 112],
          lines: true,
        },
        {
          text: [
            "Conclusion: PASS. The statement on the label is confirmed; the deviation lies",
            "within the manufacturing tolerance of 3 %.",
            "2. Dimensional change after one wash, ISO 5077 / ISO 6330 procedure 3G:",
            "length -2.5 %, width -1.0 %. Requirement max. -4 %. PASS.",
            "3. Colour fastness to rubbing, ISO 105-X12: dry 4-5, wet 3-4. PASS.",
          ],
        },
        {
          text: [
            "Care wording as on the sewn-in label: machine wash 30 °C gentle cycle, do not bleach, do not",
            "tumble dry, iron medium (150 °C), dry clean P mild.",
          ],
          size: 9,
        },
        {
          text: [
            "Results refer only to the sample submitted. This report may be reproduced in full only.",
            "Samples are kept for 90 days. Expanded uncertainty (k = 2): 1 %.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "DB-3381-W",
      brand: "Wickline",
      country_making: "IN",
      fibre_composition: fibres("viscose 70, linen 30"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "six-b-daunenjacke-lieferantenerklaerung",
    language: "de",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { text: ["Alpstein Outdoor Import GmbH · Einkauf · Rheinstraße 88 · 88131 Lindau"], size: 8 },
        { title: "Lieferantenerklärung zur Faserzusammensetzung" },
        {
          text: [
            "Bitte vollständig ausfüllen und unterschrieben bis 14 Tage vor Verschiffung",
            "zurücksenden. Ware ohne Erklärung wird nicht angenommen.",
          ],
          size: 9,
        },
        {
          table: [
            ["Lieferant / Hersteller", "Hue Lam Garment Joint Stock Company"],
            ["Anschrift", "Lot C7, Phu Bai Industrial Park, Huong Thuy, Thua Thien Hue, Vietnam"],
            ["Artikel-Nr. Alpstein", "41-20885"],
            ["Modellname", "Säntis Down Hoody W"],
            ["Eigenmarke", "ALPSTEIN"],
            ["Ursprungsland", "Vietnam"],
            ["Gewicht Gr. 38", "412 g"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { text: ["Zusammensetzung nach Verordnung (EU) Nr. 1007/2011:"] },
        {
          table: [
            ["Teil", "Material", "Anteil"],
            ["Oberstoff", "Polyamid", "100 %"],
            ["Futter", "Polyamid", "100 %"],
            ["Füllung", "Daunen", "90 %"],
            ["", "Federn", "10 %"],
          ],
          widths: [160, 207, 120],
          lines: true,
        },
        {
          pairs: [
            ["Daunenzertifikat", "RDS, Nr. CU 1072218RDS-2026-00031177"],
            ["Bauschkraft", "700 cuin, Prüfung nach EN 12130"],
            ["PFAS", "nicht eingesetzt, Grenzwert 25 ppb"],
          ],
        },
        {
          text: [
            "Enthält nichttextile Teile tierischen Ursprungs:  [X] ja   [ ] nein",
            "",
            "Hue, 18.08.2026          Stempel, Unterschrift",
          ],
        },
      ],
    ],
    truth: {
      reference: "41-20885",
      brand: "ALPSTEIN",
      model_name: "Säntis Down Hoody W",
      manufacturer_name: "Hue Lam Garment Joint Stock Company",
      manufacturer_address: "Lot C7, Phu Bai Industrial Park, Huong Thuy, Thua Thien Hue, Vietnam",
      country_making: "VN",
      net_weight: 412,
      fibre_composition: fibres("polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10"),
      certificates: [{ name: "RDS", number: "CU 1072218RDS-2026-00031177" }],
    },
  },
  {
    name: "six-b-facture-chemises",
    language: "fr",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              { title: "FACTURE" },
              {
                pairs: [
                  ["N°", "FE-2026-1147"],
                  ["Date", "22/06/2026"],
                  ["Échéance", "21/08/2026"],
                  ["Incoterm", "DAP Nantes"],
                ],
              },
            ],
            [
              {
                text: [
                  "Comptoir Ligérien du Vêtement SARL",
                  "14 quai de la Fosse, 44000 Nantes",
                  "TVA FR 41 812 449 075",
                ],
                size: 9,
              },
            ],
          ],
        },
        { text: ["Facturé à : Maisons Kerouan SAS, 3 rue des Halles, 35400 Saint-Malo"] },
        {
          table: [
            ["Réf.", "Désignation", "Qté", "P.U. HT", "Total HT"],
            ["CH-LN 0642", "Chemise homme col officier « Belon », écru", "320", "17,90", "5 728,00"],
            ["", "55% lin 45% coton - Gencod 3760128840212", "", "", ""],
            [
              "",
              "Fabricant : Têxteis Vale do Ave Lda, Rua da Fiação 210, 4765-118 Riba de Ave, Portugal",
              "",
              "",
              "",
            ],
            ["", "Origine : Portugal - Code SH 6205 90 10", "", "", ""],
            ["", "Remise 3 %", "", "", "-171,84"],
          ],
          widths: [75, 242, 40, 55, 75],
        },
        {
          table: [
            ["Total HT", "5 556,16 €"],
            ["TVA 20 %", "1 111,23 €"],
            ["Total TTC", "6 667,39 €"],
          ],
          widths: [380, 107],
        },
        {
          text: [
            "Colis : 16 cartons, poids brut 118,4 kg, poids net 104,0 kg.",
            "Escompte 1 % pour paiement sous 10 jours. Pénalités de retard : taux BCE + 10 points.",
            "Indemnité forfaitaire de recouvrement : 40 €. Réserve de propriété jusqu'au paiement complet.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "CH-LN 0642",
      model_name: "Belon",
      gtin: "3760128840212",
      country_making: "PT",
      manufacturer_name: "Têxteis Vale do Ave Lda",
      manufacturer_address: "Rua da Fiação 210, 4765-118 Riba de Ave, Portugal",
      fibre_composition: fibres("linen 55, cotton 45"),
      commodity_code: "62059010",
    },
  },
  {
    name: "six-b-tessuto-arredo-scheda",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TESSITURA FRATELLI ORSENIGO S.p.A." },
        {
          text: ["Via dei Telai 31, 22044 Inverigo (CO), Italia - tessuti per arredamento dal 1958"],
          size: 8.5,
        },
        { title: "SCHEDA TECNICA art. 7720 BRENTA" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Articolo", "7720"],
                  ["Nome", "Brenta"],
                  ["Composizione", "48% PL 32% CO 20% LI"],
                  ["Altezza utile", "cm 140 ± 2%"],
                  ["Peso", "g/m² 410 ± 5%"],
                  ["Rapporto", "nessuno, unito"],
                  ["Prodotto in", "Italia"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Filato", "filato in Turchia"],
                  ["Tessitura", "Inverigo, Italia"],
                  ["Tintura in filo", "Prato, Italia"],
                  ["Oeko-Tex Standard 100", "n. 062114.O CENTROCOT"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Prova", "Norma", "Risultato"],
            ["Abrasione Martindale", "EN ISO 12947-2", "45.000 cicli"],
            ["Pilling", "EN ISO 12945-2", "4-5"],
            ["Solidità luce", "EN ISO 105-B02", "5-6"],
            ["Solidità sfregamento secco / umido", "EN ISO 105-X12", "4-5 / 4"],
            ["Scorrimento cuciture", "EN ISO 13936-2", "2,5 mm"],
            ["Variazione dimensionale", "EN ISO 5077", "ordito -2% trama -1,5%"],
            ["Reazione al fuoco", "EN 1021-1", "superata"],
          ],
          widths: [200, 130, 157],
          lines: true,
        },
        {
          text: [
            "Manutenzione: lavare a mano, non candeggiare, non asciugare in tamburo, stirare a bassa",
            "temperatura (110 °C), lavaggio a secco con percloroetilene (P).",
            "Legenda: PL poliestere, CO cotone, LI lino, WO lana, VI viscosa, PC acrilico.",
            "Lievi differenze di tono tra le partite non sono motivo di reclamo.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "7720",
      model_name: "Brenta",
      manufacturer_name: "Tessitura Fratelli Orsenigo S.p.A.",
      manufacturer_address: "Via dei Telai 31, 22044 Inverigo (CO), Italia",
      country_making: "IT",
      country_spinning: "TR",
      country_weaving: "IT",
      country_dyeing: "IT",
      fibre_composition: fibres("polyester 48, cotton 32, linen 20"),
      certificates: [{ name: "Oeko-Tex Standard 100", number: "062114.O", issuer: "CENTROCOT" }],
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      pilling_grade: 4.5,
    },
  },
  {
    name: "six-b-sock-packing-list",
    language: "en",
    template: "textile",
    kind: "other",
    font: "mono",
    also: ["fax"],
    pages: [
      [
        { title: "PACKING LIST / WEIGHT LIST" },
        {
          pairs: [
            ["SHIPPER AND MANUFACTURER", "ZHUJI BLUE HERON HOSIERY CO., LTD."],
            ["ADDRESS", "NO. 66 WANGJIAJING ROAD, DATANG, ZHUJI, ZHEJIANG 311801, CHINA"],
            ["CONSIGNEE", "NORDLYS BASICS A/S, HAVNEGADE 12, 8000 AARHUS C, DENMARK"],
            ["INVOICE NO.", "BH-26-0719"],
            ["L/C NO.", "NONE, T/T 30% DEPOSIT 70% AGAINST COPY OF B/L"],
            ["VESSEL", "EVER MERIT V.0417W NINGBO TO AARHUS"],
          ],
        },
        {
          text: [
            "DESCRIPTION: MEN'S CREW SOCKS, 3 PAIRS PER PACK",
            "STYLE: NB-5103   COLOUR: BLACK   SIZE: 40-45",
            "COTTON 72% POLYAMIDE 25% ELASTANE 3%",
            "EAN PACK 5709881234171   ITF-14 CARTON 15709881234178",
            "NET WEIGHT PER PACK 142 G",
          ],
        },
        {
          table: [
            ["CTN NO.", "PACKS", "N.W. KG", "G.W. KG", "CBM"],
            ["1-80", "60 each", "8.52", "9.60", "0.062"],
            ["81", "24", "3.41", "4.30", "0.040"],
            ["81 CTNS", "4824", "685.01", "772.30", "5.000"],
          ],
          lines: true,
        },
        {
          text: [
            "MADE IN CHINA   OEKO-TEX CLASS II CERT. SH025 188420 TESTEX",
            "QUANTITY TOLERANCE +/- 5% ACCEPTED",
            "SHIPPING MARK: NB / 5103 / AARHUS / C/NO. 1-81",
          ],
        },
      ],
    ],
    truth: {
      reference: "NB-5103",
      gtin: "5709881234171",
      manufacturer_name: "ZHUJI BLUE HERON HOSIERY CO., LTD.",
      manufacturer_address: "NO. 66 WANGJIAJING ROAD, DATANG, ZHUJI, ZHEJIANG 311801, CHINA",
      country_making: "CN",
      net_weight: 142,
      fibre_composition: fibres("cotton 72, polyamide 25, elastane 3"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "SH025 188420", issuer: "TESTEX" }],
    },
  },
  {
    name: "six-b-mochila-declaracion",
    language: "es",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Marroquinería Textil Alborada, S.L.",
            "Polígono Industrial Cantalar, nave 24",
            "03400 Villena (Alicante), España",
          ],
          size: 9,
        },
        { title: "Declaración del fabricante" },
        {
          text: [
            "A la atención de: Departamento de Calidad, Grupo Senda Viajes, S.A.",
            "Villena, 4 de mayo de 2026",
          ],
        },
        {
          text: [
            "Muy señores nuestros:",
            "En relación con la mochila de nuestra fabricación, referencia MT-2290, modelo",
            "«Teide 22 L», que les suministramos con la marca Sendavía, declaramos que los",
            "materiales textiles empleados son los siguientes:",
          ],
        },
        {
          pairs: [
            ["Exterior", "poliéster reciclado 100 %"],
            ["Forro", "poliéster 100 %"],
            ["Asas", "polipropileno 100 %"],
          ],
          style: "dots",
        },
        {
          text: [
            "El contenido reciclado, calculado sobre el peso total del artículo (640 g), es del",
            "58 %. El tejido exterior está amparado por el certificado GRS n.º AITEX-GRS-00417,",
            "expedido a nuestro proveedor de tejidos y válido hasta el 31/03/2027.",
            "La mochila se corta y se cose en nuestras instalaciones de Villena (España).",
            "Las hebillas son de poliacetal y no contienen plomo por encima del 0,01 %.",
            "La presente declaración sustituye a la de fecha 12/01/2026, en la que figuraba por",
            "error un 64 % de contenido reciclado.",
          ],
        },
        { text: ["Fdo.: Dirección Técnica"] },
      ],
    ],
    truth: {
      reference: "MT-2290",
      model_name: "Teide 22 L",
      brand: "Sendavía",
      manufacturer_name: "Marroquinería Textil Alborada, S.L.",
      manufacturer_address: "Polígono Industrial Cantalar, nave 24, 03400 Villena (Alicante), España",
      country_making: "ES",
      net_weight: 640,
      recycled_content: 58,
      fibre_composition: fibres(
        "recycled polyester 100 | lining: polyester 100 | handles: polypropylene 100",
      ),
      certificates: [{ name: "GRS", number: "AITEX-GRS-00417", valid_until: "2027-03-31" }],
    },
  },
  {
    name: "six-b-sprawozdanie-z-badan",
    language: "pl",
    template: "textile",
    kind: "test_report",
    also: ["photo"],
    pages: [
      [
        { bar: "Laboratorium Badań Włókienniczych TEXLAB Łódź" },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1184/26" },
        {
          table: [
            ["Zleceniodawca", "Hurtownia Odzieżowa Jaworek sp. j., ul. Składowa 5, 25-505 Kielce"],
            ["Wyrób", "koszulka polo męska, dzianina pika"],
            ["Symbol wyrobu", "PM-118/26"],
            ["Znak towarowy", "Borowik Sport"],
            ["Producent", "Zakłady Dziewiarskie Narew Sp. z o.o."],
            ["Adres producenta", "ul. Przędzalniana 17, 15-688 Białystok"],
            ["Data przyjęcia próbki", "11.05.2026"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { text: ["Skład surowcowy (PN-EN ISO 1833-1, PN-EN ISO 1833-11)"] },
        {
          table: [
            ["Włókno", "Deklarowany", "Wynik badania", "Niepewność"],
            ["bawełna", "60 %", "61,3 %", "± 0,8 %"],
            ["poliester", "40 %", "38,7 %", "± 0,8 %"],
          ],
          lines: true,
        },
        {
          text: [
            "Ocena: skład podany przez zleceniodawcę jest zgodny z wynikiem badania",
            "w granicach tolerancji 3 % (rozporządzenie UE 1007/2011).",
            "Zmiana wymiarów po praniu w 40 °C: wzdłuż -3,5 %, wszerz -2,0 %.",
            "Masa powierzchniowa: 212 g/m². Odporność wybarwień na pot: 4.",
            "",
            "Wyniki odnoszą się wyłącznie do badanej próbki. Bez pisemnej zgody laboratorium",
            "sprawozdanie nie może być powielane inaczej jak tylko w całości.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      reference: "PM-118/26",
      brand: "Borowik Sport",
      manufacturer_name: "Zakłady Dziewiarskie Narew Sp. z o.o.",
      manufacturer_address: "ul. Przędzalniana 17, 15-688 Białystok",
      fibre_composition: fibres("cotton 60, polyester 40"),
    },
  },
  {
    name: "six-b-orderbevestiging-gordijnen",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          beside: [
            [
              { title: "ORDERBEVESTIGING" },
              {
                text: ["Woontextiel Groothandel De Ruyterkade BV", "Textielweg 40, 7575 EC Oldenzaal"],
                size: 9,
              },
            ],
            [
              {
                pairs: [
                  ["Ordernummer", "VO-260913"],
                  ["Uw referentie", "inkoop week 38"],
                  ["Besteldatum", "14-09-2026"],
                  ["Levering", "week 44"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        { text: ["Klant: Interieurhuis Bakelaar, Dorpsstraat 101, 3881 BD Putten"] },
        {
          table: [
            ["Omschrijving", "Aantal", "Prijs", "Bedrag"],
            ["Kant-en-klaar gordijn Vlieland, art. 58.314.02", "48", "31,50", "1.512,00"],
            ["zand, 140 x 270 cm, met ringen", "", "", ""],
            ["EAN 8716335004829", "", "", ""],
            ["Staffelkorting 4%", "", "", "-60,48"],
            ["Verzendkosten", "1", "35,00", "35,00"],
            ["Btw 21%", "", "", "312,17"],
            ["Totaal", "", "", "1.798,69"],
          ],
          widths: [280, 55, 65, 87],
          lines: true,
        },
        { text: ["Productgegevens art. 58.314.02"] },
        {
          pairs: [
            ["Merk", "Huis & Duin"],
            ["Materiaal", "67% polyester, 33% katoen"],
            ["Lichtdoorlatend", "ca. 25%"],
            ["Onderhoud", "wassen op 30 °C, niet bleken, niet in de droger, strijken op max. 150 °C"],
            ["Gemaakt in", "Pakistan"],
            ["Stofkrimp", "maximaal 3%"],
            ["Gewicht", "1,35 kg per gordijn"],
          ],
          style: "gap",
        },
        {
          text: [
            "Op al onze leveringen zijn de CBW-voorwaarden van toepassing. Retouren binnen 14 dagen",
            "en in originele verpakking; wij brengen dan 15% administratiekosten in rekening.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "58.314.02",
      model_name: "Vlieland",
      brand: "Huis & Duin",
      gtin: "8716335004829",
      fibre_composition: fibres("polyester 67, cotton 33"),
      country_making: "PK",
      net_weight: 1350,
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "six-b-havlu-fatura",
    language: "tr",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        { title: "TİCARİ FATURA / COMMERCIAL INVOICE" },
        {
          table: [
            ["İmalatçı - İhracatçı / Manufacturer - Exporter", "Gökpınar Havlu Dokuma San. ve Tic. A.Ş."],
            ["Adres / Address", "Organize Sanayi Bölgesi 5. Cadde No:18, 20330 Denizli, Türkiye"],
            ["Alıcı / Buyer", "Linnea Kylpy Oy, Satamakatu 7, 20100 Turku, Finland"],
            ["Fatura no / Invoice no", "GHD2026000000418"],
            ["Tarih / Date", "02.07.2026"],
            ["Teslim şekli / Delivery", "FCA Denizli"],
            ["Menşei / Origin", "TÜRKİYE"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          table: [
            ["Mal cinsi / Description", "Adet / Pcs", "Birim / Unit", "Tutar / Amount"],
            [
              "Bornoz, kapüşonlu / Bathrobe with hood. Ürün kodu / Item code: BRN-4407, Model: Lumme",
              "600",
              "14,80 EUR",
              "8.880,00 EUR",
            ],
            ["%100 organik pamuk / 100% organic cotton", "", "", ""],
            ["İskonto / Discount %2", "", "", "-177,60 EUR"],
            ["KDV / VAT %0 (ihracat istisnası)", "", "", "0,00 EUR"],
            ["TOPLAM / TOTAL", "", "", "8.702,40 EUR"],
          ],
          widths: [262, 65, 75, 85],
          lines: true,
        },
        {
          text: [
            "GOTS sertifika no / GOTS certificate no: ETKO-GOTS-1139-26",
            "Kap sayısı / Packages: 50 koli. Brüt / Gross 742 kg, Net 690 kg",
            "Net ağırlık / Net weight per piece: 1150 g (L)",
            "GTIP / HS code: 6208 91 00 00 00",
            "Ödeme / Payment: %40 peşin, %60 mal mukabili 30 gün",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "BRN-4407",
      model_name: "Lumme",
      manufacturer_name: "Gökpınar Havlu Dokuma San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 5. Cadde No:18, 20330 Denizli, Türkiye",
      country_making: "TR",
      net_weight: 1150,
      fibre_composition: fibres("organic cotton 100"),
      certificates: [{ name: "GOTS", number: "ETKO-GOTS-1139-26" }],
    },
  },
  {
    name: "six-b-blusao-ficha-tecnica",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "FICHA TÉCNICA DE PRODUTO  FT-031 rev. 2" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Cliente", "Atelier Faro Kids"],
                  ["Marca", "Farolim"],
                  ["Referência", "BL-26W-077"],
                  ["Descrição", "blusão bomber criança"],
                  ["Modelo", "Caramulo"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Confecionado em", "Barcelos, Portugal"],
                  ["Malha tricotada em", "Portugal"],
                  ["Tingimento", "Portugal"],
                  ["Fio", "fiado na Índia"],
                  ["Peso da peça (tam. 6)", "385 g"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Componente", "Artigo", "Composição"],
            ["Corpo", "felpa 3 fios, 320 g/m²", "80% algodão 20% poliéster"],
            ["Rib (punhos e cós)", "rib 2x2, 380 g/m²", "97% algodão 3% elastano"],
            ["Forro", "jersey 150 g/m²", "100% algodão"],
            ["Fecho", "metal, 40 cm, níquel < 0,5 µg", "-"],
            ["Linha", "120 tex", "poliéster"],
          ],
          widths: [110, 187, 190],
          lines: true,
        },
        {
          text: [
            "Produtor: Malhas Cávado Verde, Lda - Rua do Moinho 58, 4755-210 Barcelos, Portugal",
            "Lavagem a 30 ºC, não usar lixívia, secar na máquina a baixa temperatura, passar a 110 ºC",
            "no máximo, não limpar a seco. Encolhimento máximo admitido: 5%. Sobras de corte: 12%.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Farolim",
      reference: "BL-26W-077",
      model_name: "Caramulo",
      country_making: "PT",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_spinning: "IN",
      net_weight: 385,
      fibre_composition: fibres("cotton 80, polyester 20 | ribs: cotton 97, elastane 3 | lining: cotton 100"),
      manufacturer_name: "Malhas Cávado Verde, Lda",
      manufacturer_address: "Rua do Moinho 58, 4755-210 Barcelos, Portugal",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-b-overall-produktblad",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad" },
        { text: ["Säsong HV26 - gäller från 2026-08-01 - ersätter blad från HV25"], size: 7.5 },
        {
          pairs: [
            ["Varumärke", "Granskog Barn"],
            ["Modell", "Snöfink"],
            ["Artikelnr", "GB 70415"],
            ["EAN", "7350091210660"],
            ["Vara", "Vinteroverall, barn 86-122"],
            ["Vikt (stl 104)", "890 g"],
            ["Tillverkad i", "Kambodja"],
          ],
          style: "dots",
        },
        { bar: "Material" },
        {
          text: [
            "Yttertyg: 100 % polyamid med PU-membran, vattenpelare 10 000 mm.",
            "Foder: 100 % polyester.",
            "Vaddering: 100 % polyester (varav 60 % återvunnen), 160 g i kroppen, 120 g i ärmarna.",
            "Mudd: 95 % polyester, 5 % elastan.",
          ],
        },
        { bar: "Skötselråd" },
        {
          text: [
            "Maskintvätt 40 °C, skontvätt. Får ej blekas. Torktumlas på låg värme. Får ej strykas.",
            "Kemtvättas ej. Tvätta ut och in med dragkedjan stängd. Använd inte sköljmedel.",
          ],
        },
        {
          text: [
            "Impregnering: fluorkarbonfri. Reflexer fram och bak.",
            "Moms 25 % ingår i rekommenderat pris 1 199 kr. Bytesrätt 30 dagar. Frågor: kundtjanst@granskog.example",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Granskog Barn",
      model_name: "Snöfink",
      reference: "GB 70415",
      gtin: "7350091210660",
      net_weight: 890,
      country_making: "KH",
      fibre_composition: fibres(
        "polyamide 100 | lining: polyester 100 | padding: polyester 100 | cuffs: polyester 95, elastane 5",
      ),
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-b-care-label-artwork",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { bar: "CARE LABEL ARTWORK  -  APPROVED FOR PRINT" },
        {
          table: [
            ["Style", "TRV-8842", "Season", "SS27"],
            ["Brand", "Trevanion", "Supplier", "2207 Kandy"],
            ["Label size", "30 x 95 mm", "Ink", "black, wash-proof"],
          ],
          lines: true,
        },
        {
          beside: [
            [
              { text: ["FRONT"], size: 8 },
              {
                text: [
                  "TREVANION",
                  "",
                  "86% POLYAMIDE 14% ELASTANE",
                  "86% POLYAMID 14% ELASTHAN",
                  "86% POLYAMIDE 14% ÉLASTHANNE",
                  "86% POLIAMMIDE 14% ELASTAN",
                  "86% POLIAMIDA 14% ELASTANO",
                  "86% POLYAMID 14% ELASTAN",
                  "86% POLIAMID 14% ELASTAN",
                  "",
                  "MADE IN SRI LANKA",
                ],
                size: 9.5,
              },
            ],
            [
              { text: ["BACK"], size: 8 },
              {
                text: [
                  "[tub 30 two bars] [triangle crossed] [square circle crossed]",
                  "[iron crossed] [circle crossed]",
                  "",
                  "MACHINE WASH 30 °C VERY MILD",
                  "DO NOT BLEACH",
                  "DO NOT TUMBLE DRY",
                  "DO NOT IRON",
                  "DO NOT DRY CLEAN",
                  "DRY FLAT",
                  "",
                  "RN 00000  CA 00000",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          text: [
            "Printer: keep the sequence of languages EN DE FR IT ES SV PL. Do not scale below 95%.",
            "Type size at least 1.5 mm. Checked by compliance desk, 16 Mar 2026.",
            "Next size up: see TRV-8842-XL.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "TRV-8842",
      brand: "Trevanion",
      country_making: "LK",
      fibre_composition: fibres("polyamide 86, elastane 14"),
      care_washing: "wash_30_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-b-sengetoj-erklaering",
    language: "da",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: ["Til Coastline Retail, indkøbsafdelingen", "", "Herning, den 3. marts 2026"],
        },
        { title: "Leverandørerklæring" },
        {
          text: [
            "Vi bekræfter hermed, at sengesættet Klitrose, varenr. 6620-140, som sælges under",
            "mærket Vesterhav, er fremstillet af 100 % økologisk bomuld i satinvævning.",
            "Bomulden er dyrket i Indien. Stoffet er vævet og farvet i Portugal, hvor sættet også",
            "er syet.",
            "",
            "Varen er GOTS-certificeret. Certifikatets nummer er CERES-0442-2026 og gælder til",
            "og med 28. februar 2027. Ifølge standarden skal mindst 95 % af fibrene være økologiske,",
            "når varen mærkes »økologisk«, og mindst 70 % når den mærkes »fremstillet med«.",
            "",
            "Sættet kan vaskes ved 60 °C, må ikke bleges, kan tørretumbles ved normal temperatur",
            "og stryges ved høj temperatur (200 °C). Krympning op til 4 % kan forekomme.",
            "",
            "Erklæringen gælder for leverancer i kalenderåret 2026.",
            "",
            "Producent: Vesterhav Bolig ApS, Fabriksvej 19, 7400 Herning, Danmark",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Klitrose",
      reference: "6620-140",
      brand: "Vesterhav",
      manufacturer_name: "Vesterhav Bolig ApS",
      manufacturer_address: "Fabriksvej 19, 7400 Herning, Danmark",
      country_making: "PT",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_fibre: ["IN"],
      fibre_composition: fibres("organic cotton 100"),
      certificates: [{ name: "GOTS", number: "CERES-0442-2026", valid_until: "2027-02-28" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "six-b-scarpa-dichiarazione",
    language: "it",
    template: "footwear",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { text: ["CALZATURIFICIO TORRE DEL PALIO S.R.L."] },
        { text: ["Via Brancadoro 142, 63811 Sant'Elpidio a Mare (FM), Italia"], size: 9 },
        { title: "Dichiarazione del fabbricante" },
        { text: ["ai sensi della direttiva 94/11/CE e del decreto 11 aprile 1996"], size: 9 },
        {
          table: [
            ["Articolo", "TP 3017"],
            ["Modello", "Derby Conero"],
            ["Marchio", "Palio Uomo"],
            ["Codice EAN", "8051432770186"],
            ["Tomaia", "cuoio, almeno 80% della superficie"],
            ["Rivestimento e suola interna", "cuoio"],
            ["Suola esterna", "altri materiali (gomma)"],
            ["Peso del paio (tg. 42)", "860 g"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "Il fabbricante dichiara che la tomaia è orlata in Albania, mentre il montaggio e il",
            "finissaggio sono eseguiti in Italia. Prodotto finito: Made in Italy.",
            "Il pellame proviene da conceria certificata LWG, certificato n. ICE-LWG-5518.",
            "Cromo VI: non rilevabile (limite 3 mg/kg, EN ISO 17075-1).",
            "Vendita al pubblico: IVA 22% inclusa.",
          ],
        },
        { text: ["Sant'Elpidio a Mare, 9 febbraio 2026                    Timbro e firma"] },
      ],
    ],
    truth: {
      reference: "TP 3017",
      model_name: "Derby Conero",
      brand: "Palio Uomo",
      gtin: "8051432770186",
      net_weight: 860,
      country_making: "IT",
      country_upper: "AL",
      country_assembly: "IT",
      country_finishing: "IT",
      manufacturer_name: "CALZATURIFICIO TORRE DEL PALIO S.R.L.",
      manufacturer_address: "Via Brancadoro 142, 63811 Sant'Elpidio a Mare (FM), Italia",
      certificates: [{ name: "LWG", number: "ICE-LWG-5518" }],
    },
  },
  {
    name: "six-b-qualitaetsvereinbarung",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Qualitätssicherungsvereinbarung (Auszug)" },
        { text: ["Anlage 3 zum Rahmenliefervertrag zwischen Besteller und Lieferant, Fassung 5"], size: 9 },
        {
          text: [
            "3.1  Die Faserzusammensetzung ist nach Verordnung (EU) Nr. 1007/2011 anzugeben.",
            "Zulässig ist eine Abweichung von 3 Prozentpunkten je Faser. Unzulässig sind Angaben wie",
            "»ca. 80 % Baumwolle« oder »Mischgewebe«.",
            "",
            "3.2  Maximaler Einlauf nach fünf Wäschen: Webware 3 %, Maschenware 6 %.",
            "",
            "3.3  Verboten sind Angora, Mohair aus Betrieben ohne RMS-Nachweis sowie Daunen aus",
            "Lebendrupf.",
            "",
            "3.4  Artikel mit Umweltaussage müssen mindestens 30 % recycelte Fasern enthalten; der",
            "Nachweis erfolgt über ein Transaktionszertifikat.",
            "",
            "3.5  AQL: kritische Fehler 0, Hauptfehler 2,5, Nebenfehler 4,0. Die Stichprobe beträgt",
            "mindestens 10 % der Kartons.",
            "",
            "3.6  Überschreitet die Fehlerquote 5 %, so trägt der Lieferant die Kosten der zweiten",
            "Prüfung. Der Besteller kann eine Minderung von bis zu 15 % des Auftragswerts verlangen.",
          ],
          size: 9.5,
        },
        {
          table: [
            ["Warengruppe", "Mindestgewicht", "Pilling", "Farbechtheit Waschen"],
            ["T-Shirt", "150 g/m²", "4", "4"],
            ["Sweat", "260 g/m²", "3-4", "4"],
            ["Strick", "nach Muster", "3", "3-4"],
          ],
          lines: true,
        },
        { text: ["Ort, Datum ____________     Besteller ____________     Lieferant ____________"] },
      ],
    ],
    truth: {},
  },
  {
    name: "six-b-arrival-notice",
    language: "en",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    font: "mono",
    pages: [
      [
        { title: "ARRIVAL NOTICE / FREIGHT INVOICE" },
        {
          pairs: [
            ["FORWARDER", "HALCYON CARGO LINES (UK) LTD, FELIXSTOWE"],
            ["JOB NO.", "SI-264471"],
            ["HOUSE B/L", "HCLSHA0044718"],
            ["CONTAINER", "HCLU 448120-7 / 40HC / SEAL 881702"],
            ["PORT OF LOADING", "SHANGHAI"],
            ["ETA", "17 OCT 2026"],
            ["NOTIFY", "BRAMLEY TRADE IMPORTS, LEEDS"],
          ],
        },
        {
          table: [
            ["MARKS", "GOODS AS DECLARED BY SHIPPER", "KGS", "CBM"],
            ["BTI 1-410", "410 CTNS COTTON AND POLYESTER GARMENTS, MIXED STYLES", "5,912", "41.7"],
            ["BTI 411-460", "50 CTNS NYLON BAGS", "604", "6.3"],
          ],
          widths: [90, 270, 62, 65],
          lines: true,
        },
        {
          table: [
            ["CHARGE", "RATE", "GBP"],
            ["OCEAN FREIGHT COLLECT", "LUMPSUM", "2,410.00"],
            ["BUNKER SURCHARGE", "8.5%", "204.85"],
            ["TERMINAL HANDLING", "PER CTR", "265.00"],
            ["DUTY, HS 6109", "12%", "AT COST"],
            ["DUTY ADVANCE FEE", "2.5% MIN 35", "35.00"],
            ["VAT ON IMPORT", "20%", "POSTPONED"],
          ],
          widths: [230, 130, 127],
        },
        { text: ["ALL BUSINESS UNDER BIFA TERMS. STORAGE FROM DAY 6."], size: 8 },
      ],
    ],
    truth: {},
  },
  {
    name: "six-b-pracovni-bunda",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TECHNICKÝ LIST VÝROBKU" },
        {
          table: [
            ["Druh výrobku", "pracovní bunda zateplená"],
            ["Model", "ORLÍK"],
            ["Katalogové číslo", "3-1107-46"],
            ["Značka", "Železnohor"],
            ["EAN", "8594321007753"],
            ["Výrobce", "Oděvy Sázava s.r.o."],
            ["Sídlo", "Nádražní 412, 285 06 Sázava, Česká republika"],
            ["Země výroby", "Česká republika"],
            ["Hmotnost (vel. 52)", "1,24 kg"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Materiálové složení:",
            "  vrchový materiál: 65 % polyester, 35 % bavlna, keprová vazba, 245 g/m²",
            "  podšívka: 100 % polyester",
            "  výplň: 100 % polyester, 150 g/m²",
            "Reflexní páska šíře 5 cm podle EN ISO 20471, odrazivost po 50 praních nejméně 70 %",
            "původní hodnoty.",
          ],
        },
        {
          text: [
            "Ošetřování: prát na 60 °C, nebělit, nesušit v bubnové sušičce, žehlit do 150 °C,",
            "chemicky čistit (P).",
            "Sráživost po 5 praních do 2 %. Certifikát o typové zkoušce: VÚB č. 1019-188/E/2025.",
          ],
        },
        {
          text: ["Vydáno 1. 4. 2026. Výrobce si vyhrazuje právo změny bez předchozího upozornění."],
          size: 8,
        },
      ],
    ],
    truth: {
      model_name: "ORLÍK",
      reference: "3-1107-46",
      brand: "Železnohor",
      gtin: "8594321007753",
      manufacturer_name: "Oděvy Sázava s.r.o.",
      manufacturer_address: "Nádražní 412, 285 06 Sázava, Česká republika",
      country_making: "CZ",
      net_weight: 1240,
      fibre_composition: fibres("polyester 65, cotton 35 | lining: polyester 100 | filling: polyester 100"),
      certificates: [{ name: "EU type examination", number: "1019-188/E/2025", issuer: "VÚB" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  ...HELD_OUT_SIXTH_MORE,
];
