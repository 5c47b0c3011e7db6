/** Invoices, lists, confirmations, declarations, certificates and letters of mills, laboratories, traders and small brands. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const THIRTEENTH_SECOND: readonly Specimen[] = [
  {
    name: "t13b-pt-fatura-camisola",
    language: "pt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              { title: "Malhas Ribeira do Ave, Lda." },
              {
                text: [
                  "Rua da Fábrica Nova, 218",
                  "4835-044 Guimarães",
                  "NIF PT 508 214 776",
                  "Capital social 50.000,00 €",
                ],
                size: 9,
              },
            ],
            [
              { title: "Fatura FT 2026/1187" },
              {
                pairs: [
                  ["Data", "14-09-2026"],
                  ["Vencimento", "14-11-2026"],
                  ["V/ encomenda", "PO-44871"],
                  ["Incoterm", "FCA Guimarães"],
                ],
              },
            ],
          ],
        },
        { text: ["Exmo.(s) Sr.(s)", "Nordhavn Retail ApS", "Sundkaj 125, DK-2150 Nordhavn"] },
        {
          table: [
            ["Ref.ª", "Designação", "Qt.", "P. unit.", "Total"],
            ["RA-3309", "Camisola de malha gola alta, senhora, jauge 12", "420 un", "18,40 €", "7.728,00 €"],
          ],
          widths: [70, 217, 60, 65, 75],
          lines: true,
        },
        {
          pairs: [
            [
              "Composição",
              "70% lã merino, 25% poliamida, 5% caxemira; canelados: 68% lã merino, 29% poliamida, 3% elastano",
            ],
            ["Código pautal", "6110 11 30"],
            ["País de origem", "Portugal"],
            ["Peso líquido por peça", "312 g"],
            ["Peso bruto total", "148,6 kg em 21 caixas"],
          ],
        },
        {
          text: [
            "Isento de IVA nos termos do art. 14.º do RITI (transmissão intracomunitária).",
            "Fabricante: Malhas Ribeira do Ave, Lda., Rua da Fábrica Nova, 218, 4835-044 Guimarães. Fio fiado em Itália. Os bens permanecem nossa propriedade até ao pagamento integral.",
          ],
          size: 8,
        },
        {
          pairs: [
            ["Subtotal", "7.728,00 €"],
            ["IVA 0%", "0,00 €"],
            ["Total a pagar", "7.728,00 €"],
          ],
        },
      ],
    ],
    truth: {
      reference: "RA-3309",
      fibre_composition: fibres(
        "merino wool 70, polyamide 25, cashmere 5 | rib: merino wool 68, polyamide 29, elastane 3",
      ),
      commodity_code: "61101130",
      country_making: "PT",
      country_spinning: "IT",
      manufacturer_name: "Malhas Ribeira do Ave, Lda.",
      manufacturer_address: "Rua da Fábrica Nova, 218, 4835-044 Guimarães",
      net_weight: 312,
    },
  },
  {
    name: "t13b-pl-sprawozdanie",
    language: "pl",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        {
          text: [
            "LABTEX Łódź Sp. z o.o. · Laboratorium Badań Wyrobów Włókienniczych · akredytacja PCA AB 1642",
          ],
          size: 8.5,
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 2026/07/0418" },
        {
          table: [
            ["Zleceniodawca", "Dziewiarnia Halny Sp.k., ul. Krupówki Boczne 14, 34-500 Zakopane"],
            ["Producent wyrobu", "Dziewiarnia Halny Sp.k., ul. Krupówki Boczne 14, 34-500 Zakopane"],
            ["Obiekt badań", "Bluza męska z kapturem, kolor granatowy"],
            ["Symbol wyrobu", "HB-7720"],
            ["Data otrzymania próbek", "06.07.2026"],
            ["Data wykonania badań", "07–15.07.2026"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { text: ["Wyniki badań"] },
        {
          table: [
            ["Badana cecha", "Metoda", "Wynik", "Wymaganie"],
            [
              "Skład surowcowy – dzianina zasadnicza",
              "PN-EN ISO 1833-11",
              "bawełna 79,6%, poliester 20,4%",
              "80/20 ±3",
            ],
            ["Skład surowcowy – ściągacz", "PN-EN ISO 1833-1", "bawełna 95,2%, elastan 4,8%", "95/5 ±3"],
            ["Masa powierzchniowa", "PN-EN 12127", "318 g/m²", "320 ±5%"],
            ["Skłonność do pillingu, 2000 suwów", "PN-EN ISO 12945-2", "4", "min. 3-4"],
            ["Odporność wybarwień na pranie 40°C, zmiana barwy", "PN-EN ISO 105-C06", "4-5", "min. 4"],
            ["Odporność wybarwień na tarcie suche", "PN-EN ISO 105-X12", "4", "min. 4"],
            ["Zmiana wymiarów po praniu", "PN-EN ISO 5077", "−3,1% × −2,0%", "±5%"],
          ],
          widths: [165, 110, 132, 80],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanych próbek. Bez pisemnej zgody laboratorium sprawozdanie nie może być powielane inaczej jak tylko w całości.",
            "Autoryzował: mgr inż. Bożena Walczak, kierownik laboratorium",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Dziewiarnia Halny Sp.k.",
      manufacturer_address: "ul. Krupówki Boczne 14, 34-500 Zakopane",
      reference: "HB-7720",
      fibre_composition: fibres("cotton 79.6, polyester 20.4 | rib: cotton 95.2, elastane 4.8"),
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "t13b-cs-prohlaseni",
    language: "cs",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "PROHLÁŠENÍ O SHODĚ" },
        {
          text: [
            "vydané podle § 13 zákona č. 22/1997 Sb. a zákona č. 102/2001 Sb., o obecné bezpečnosti výrobků",
          ],
        },
        {
          pairs: [
            ["Výrobce", "Šumavan Textil s.r.o."],
            ["Sídlo", "Nádražní 331, 341 42 Kolinec"],
            ["IČO", "26089142"],
            ["Výrobek", "Dětský spací pytel"],
            ["Model", "Medvídek"],
            ["Číslo artiklu", "SP-110 MED"],
            ["Značka", "Brumla"],
            ["EAN", "8594420716082"],
          ],
          style: "gap",
        },
        {
          text: [
            "Materiálové složení:",
            "vrchní materiál: 100 % bavlna v kvalitě bio (GOTS)",
            "podšívka: 95 % bavlna, 5 % elastan",
            "výplň: 100 % recyklovaný polyester",
          ],
        },
        { text: ["Země původu: Česká republika. Celní zařazení (KN): 9404 30 00. Hmotnost výrobku 640 g."] },
        {
          text: [
            "Výrobce prohlašuje na svou výlučnou odpovědnost, že uvedený výrobek je za podmínek obvyklého použití bezpečný a splňuje požadavky ČSN EN 16781 a nařízení (ES) č. 1907/2006 (REACH).",
            "Certifikát OEKO-TEX STANDARD 100 č. 14.HCZ.62518, Textilní zkušební ústav Brno, platný do 31. 3. 2027.",
          ],
        },
        { text: ["V Kolinci dne 2. 6. 2026", "Ing. Petra Havlová, jednatelka"] },
      ],
    ],
    truth: {
      manufacturer_name: "Šumavan Textil s.r.o.",
      manufacturer_address: "Nádražní 331, 341 42 Kolinec",
      reference: "SP-110 MED",
      model_name: "Medvídek",
      brand: "Brumla",
      gtin: "8594420716082",
      fibre_composition: fibres(
        "organic cotton 100 | lining: cotton 95, elastane 5 | filling: recycled polyester 100",
      ),
      country_making: "CZ",
      commodity_code: "94043000",
      net_weight: 640,
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "14.HCZ.62518",
          issuer: "Textilní zkušební ústav Brno",
          valid_until: "2027-03-31",
        },
      ],
    },
  },
  {
    name: "t13b-hu-csomagolasi-jegyzek",
    language: "hu",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "CSOMAGOLÁSI JEGYZÉK / PACKING LIST" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Gyártó", "Tisza Szövő Kft."],
                  ["Cím", "6725 Szeged, Boldogasszony sgt. 47."],
                  ["Adószám", "12984460-2-06"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Vevő", "Haus & Hof Handels GmbH"],
                  ["Szállítási cím", "Am Hafen 9, 4020 Linz, Ausztria"],
                  ["Dátum", "2026.08.21."],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Termék megnevezése", "Gyapjútakaró, kockás, 140 × 200 cm"],
            ["Cikkszám", "TK-1420/K"],
            ["Márka", "Pusztai"],
            ["Vonalkód (EAN-13)", "5998817200445"],
            ["Összetétel", "60% gyapjú, 30% akril, 10% poliamid"],
            ["Származási ország", "Magyarország"],
            ["Vámtarifaszám", "6301 20 90"],
            ["Nettó súly / db", "1,15 kg"],
            [
              "Kezelés",
              "30 °C-on kíméletesen mosható, nem fehéríthető, szárítógépben nem szárítható, max. 110 °C-on vasalható",
            ],
          ],
          widths: [150, 337],
        },
        {
          table: [
            ["Karton", "Mennyiség", "Nettó (kg)", "Bruttó (kg)", "Méret (cm)"],
            ["1–24", "24 × 12 db", "331,2", "357,6", "60 × 45 × 50"],
            ["25", "6 db", "6,9", "7,8", "60 × 45 × 30"],
            ["Összesen", "294 db", "338,1", "365,4", "3,32 m³"],
          ],
          lines: true,
        },
        { text: ["Rakodta: Kelemen J.    Ellenőrizte: Szűcs M."], size: 8 },
      ],
    ],
    truth: {
      manufacturer_name: "Tisza Szövő Kft.",
      manufacturer_address: "6725 Szeged, Boldogasszony sgt. 47.",
      reference: "TK-1420/K",
      brand: "Pusztai",
      gtin: "5998817200445",
      fibre_composition: fibres("wool 60, acrylic 30, polyamide 10"),
      country_making: "HU",
      commodity_code: "63012090",
      net_weight: 1150,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "t13b-ro-declaratie",
    language: "ro",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DECLARAȚIE DE CONFORMITATE" },
        { text: ["Nr. 57 / 18.05.2026"] },
        {
          text: [
            "Noi, S.C. Confecții Bârnova S.R.L., cu sediul în Str. Uzinei nr. 22, 700291 Iași, înregistrată la Registrul Comerțului sub nr. J22/1408/2003, în calitate de producător, declarăm pe propria răspundere că produsul:",
          ],
        },
        {
          pairs: [
            ["Denumire", "Jachetă de lucru vătuită"],
            ["Model", "Carpat Pro"],
            ["Cod produs", "JV-58-204"],
            ["Material exterior", "65% poliester, 35% bumbac"],
            ["Căptușeală", "100% poliester"],
            ["Umplutură", "100% poliester reciclat"],
            ["Masa netă", "1 080 g (mărimea L)"],
            ["Fabricat în", "România"],
          ],
          style: "dots",
        },
        {
          text: [
            "este conform cu Regulamentul (UE) 2016/425 privind echipamentele individuale de protecție, categoria I, și cu standardul SR EN 14058:2018.",
            "Țesătura exterioară este importată din Turcia; confecționarea se face integral în fabrica noastră.",
          ],
        },
        {
          text: [
            "Întreținere: spălare la 40°C; nu se folosesc înălbitori; nu se usucă în uscător; călcare la maximum 150°C; nu se curăță chimic.",
          ],
        },
        {
          beside: [[{ text: ["Iași, 18.05.2026"] }], [{ text: ["Director general,", "ing. Mihai Ursache"] }]],
        },
      ],
    ],
    truth: {
      manufacturer_name: "S.C. Confecții Bârnova S.R.L.",
      manufacturer_address: "Str. Uzinei nr. 22, 700291 Iași",
      model_name: "Carpat Pro",
      reference: "JV-58-204",
      fibre_composition: fibres(
        "polyester 65, cotton 35 | lining: polyester 100 | filling: recycled polyester 100",
      ),
      net_weight: 1080,
      country_making: "RO",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "t13b-bg-specifikatsiya",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ТЕХНИЧЕСКА СПЕЦИФИКАЦИЯ" },
        {
          pairs: [
            ["Артикул №", "СБ-2214"],
            ["Наименование", "Дамска жилетка с качулка „Рила“"],
            ["Марка", "Еделвайс"],
            ["Производител", "Тримекс Стил ЕООД"],
            ["Адрес на производителя", "бул. Трети март 61, 5800 Плевен"],
            ["Баркод", "3801552709161"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Част на изделието", "Състав", "Страна на произход на плата"],
            ["Основен плат", "92% полиамид, 8% еластан", "Италия"],
            ["Подплата", "100% вискоза", "Турция"],
            ["Пълнеж", "90% гъши пух, 10% пера", "Полша"],
          ],
          widths: [140, 190, 157],
          lines: true,
        },
        {
          pairs: [
            ["Произведено в", "България"],
            ["Тегло на изделието", "395 гр."],
            ["Митнически код", "6202 40 10"],
          ],
        },
        {
          table: [
            ["Размер", "S", "M", "L", "XL"],
            ["Гръдна обиколка, см", "92", "98", "104", "110"],
            ["Дължина, см", "64", "66", "68", "70"],
          ],
          lines: true,
        },
        {
          text: [
            "Указания за поддръжка: пране на 30°C, деликатна програма. Не избелвайте. Сушене в сушилна машина при ниска температура. Не гладете.",
            "Сертификат RDS № CU 1044871-RDS-2026, издаден от Control Union Certifications, валиден до 11.02.2027 г.",
          ],
        },
      ],
    ],
    truth: {
      reference: "СБ-2214",
      model_name: "Рила",
      brand: "Еделвайс",
      manufacturer_name: "Тримекс Стил ЕООД",
      manufacturer_address: "бул. Трети март 61, 5800 Плевен",
      gtin: "3801552709161",
      fibre_composition: fibres(
        "polyamide 92, elastane 8 | lining: viscose 100 | filling: down 90, feathers 10",
      ),
      country_making: "BG",
      net_weight: 395,
      commodity_code: "62024010",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      certificates: [
        {
          name: "RDS",
          number: "CU 1044871-RDS-2026",
          issuer: "Control Union Certifications",
          valid_until: "2027-02-11",
        },
      ],
    },
  },
  {
    name: "t13b-el-timologio",
    language: "el",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              { title: "ΥΦΑΝΤΙΚΗ ΑΛΜΩΠΙΑΣ Α.Ε." },
              {
                text: [
                  "Βιομηχανία πετσετών και λευκών ειδών",
                  "2ο χλμ. Αριδαίας–Έδεσσας, 584 00 Αριδαία",
                  "ΑΦΜ 094388127 – ΔΟΥ Έδεσσας",
                ],
                size: 9,
              },
            ],
            [{ text: ["ΤΙΜΟΛΟΓΙΟ – ΔΕΛΤΙΟ ΑΠΟΣΤΟΛΗΣ", "Σειρά Β  Αρ. 003871", "Ημερομηνία: 22/07/2026"] }],
          ],
        },
        { text: ["Πελάτης: Ξενοδοχειακός Εξοπλισμός Κυκλάδων Μ.ΙΚΕ, Ερμούπολη, Σύρος"] },
        {
          table: [
            ["Κωδικός", "Περιγραφή", "Ποσ.", "Τιμή", "Αξία"],
            ["ΠΜ-500/70", "Πετσέτα μπάνιου «Αιγαίο» 70×140, λευκή", "600", "4,85", "2.910,00"],
          ],
          widths: [80, 217, 50, 60, 80],
          lines: true,
        },
        {
          pairs: [
            ["Σύνθεση", "85% βαμβάκι, 15% πολυεστέρας"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Προέλευση ίνας", "Ελλάδα"],
            ["Βάρος τεμαχίου", "490 γρ."],
            ["Κωδικός Συνδυασμένης Ονοματολογίας", "6302 60 00"],
            ["Barcode", "5204173302816"],
            ["Κατασκευαστής", "Υφαντική Αλμωπίας Α.Ε., 2ο χλμ. Αριδαίας–Έδεσσας, 584 00 Αριδαία"],
          ],
        },
        {
          pairs: [
            ["Καθαρή αξία", "2.910,00 €"],
            ["ΦΠΑ 24%", "698,40 €"],
            ["Σύνολο", "3.608,40 €"],
          ],
          style: "dots",
        },
        {
          text: [
            "IBAN GR16 0110 1250 0000 0001 2300 695. Τα προϊόντα επιστρέφονται εντός 14 ημερών εφόσον δεν έχουν πλυθεί.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "ΠΜ-500/70",
      model_name: "Αιγαίο",
      manufacturer_name: "Υφαντική Αλμωπίας Α.Ε.",
      manufacturer_address: "2ο χλμ. Αριδαίας–Έδεσσας, 584 00 Αριδαία",
      fibre_composition: fibres("cotton 85, polyester 15"),
      country_making: "GR",
      country_fibre: ["GR"],
      net_weight: 490,
      commodity_code: "63026000",
      gtin: "5204173302816",
    },
  },
  {
    name: "t13b-tr-proforma",
    language: "tr",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "PROFORMA FATURA" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Üretici / İhracatçı", "Menderes Örme San. ve Tic. A.Ş."],
                  ["Adres", "Organize Sanayi Bölgesi 4. Cadde No:17, 20330 Denizli"],
                  ["Vergi No", "614 028 8813"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Alıcı", "Fjäll & Form AB, Göteborg"],
                  ["Proforma No", "MO-2026-0932"],
                  ["Tarih", "03.08.2026"],
                  ["Teslim şekli", "FOB İzmir"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Model No", "Ürün tanımı", "GTİP", "Adet", "Birim fiyat"],
            [
              "KS-4471",
              "Kapüşonlu sweatshirt, unisex, şardonlu 3 iplik",
              "6110.20.99.00",
              "1.800",
              "11,75 EUR",
            ],
          ],
          widths: [65, 207, 85, 55, 75],
          lines: true,
        },
        {
          table: [
            ["Kumaş içeriği", "%80 organik pamuk, %20 geri dönüştürülmüş polyester"],
            ["Ribana", "%95 organik pamuk, %5 elastan"],
            ["Menşe ülke", "Türkiye"],
            ["Pamuk menşei", "Hindistan"],
            ["İplik", "Özbekistan'da eğrilmiştir"],
            ["Örme", "Türkiye"],
            ["Boyama", "Türkiye"],
            ["Ürün ağırlığı", "545 gr (M beden)"],
            ["Gramaj", "320 gr/m²"],
            ["GOTS sertifika no", "CERES-0418-GOTS-2026 (geçerlilik: 30.06.2027)"],
          ],
          widths: [140, 347],
        },
        {
          text: [
            "Ödeme: %30 peşin, %70 yükleme öncesi. Banka: T. İş Bankası Denizli Şubesi. Bu proforma 30 gün geçerlidir. KDV %0 (ihracat).",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Menderes Örme San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 4. Cadde No:17, 20330 Denizli",
      reference: "KS-4471",
      commodity_code: "6110209900",
      fibre_composition: fibres(
        "organic cotton 80, recycled polyester 20 | rib: organic cotton 95, elastane 5",
      ),
      country_making: "TR",
      country_fibre: ["IN"],
      country_spinning: "UZ",
      country_weaving: "TR",
      country_dyeing: "TR",
      net_weight: 545,
      certificates: [{ name: "GOTS", number: "CERES-0418-GOTS-2026", valid_until: "2027-06-30" }],
    },
  },
  {
    name: "t13b-hr-izjava",
    language: "hr",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Varteksica d.o.o., Zagrebačka ulica 94, 42000 Varaždin, OIB 38220917465"], size: 9 },
        { title: "IZJAVA DOBAVLJAČA" },
        {
          text: [
            "Niže potpisani izjavljujemo da je roba navedena u ovom dokumentu proizvedena u Hrvatskoj i da ispunjava pravila o podrijetlu kojima se uređuje povlaštena trgovina s Bosnom i Hercegovinom i Srbijom.",
          ],
        },
        {
          pairs: [
            ["Naziv robe", "Muški sako jednoredni, model Drava"],
            ["Šifra artikla", "10-6634-52"],
            ["Tarifna oznaka (KN)", "6203 31 00"],
            [
              "Sirovinski sastav",
              "lice 98 % runska vuna, 2 % elastan; podstava 52 % acetat, 48 % viskoza; podstava rukava 100 % viskoza",
            ],
            ["Neto masa", "0,78 kg"],
            ["Proizvođač", "Varteksica d.o.o., Varaždin"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Tkanina: tkanje i bojenje u Italiji (Biella). Podstava iz Njemačke. Krojenje i šivanje u vlastitom pogonu u Varaždinu.",
            "Kemijsko čišćenje (P). Ne prati. Ne izbjeljivati. Glačati do 150 °C. Ne sušiti u sušilici.",
          ],
        },
        {
          text: [
            "Obvezujemo se carinskim tijelima dati sve dodatne dokaze koje zatraže.",
            "Varaždin, 9. ožujka 2026.",
            "Snježana Kos, voditeljica izvoza",
          ],
        },
      ],
    ],
    truth: {
      country_making: "HR",
      model_name: "Drava",
      reference: "10-6634-52",
      commodity_code: "62033100",
      fibre_composition: fibres(
        "virgin wool 98, elastane 2 | lining: acetate 52, viscose 48 | sleeve lining: viscose 100",
      ),
      net_weight: 780,
      manufacturer_name: "Varteksica d.o.o.",
      manufacturer_address: "Zagrebačka ulica 94, 42000 Varaždin",
      country_weaving: "IT",
      country_dyeing: "IT",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "t13b-lt-uzsakymo-patvirtinimas",
    language: "lt",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Užsakymo patvirtinimas Nr. UP-26-0377" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Tiekėjas ir gamintojas", "UAB Lino pieva"],
                  ["Adresas", "Pramonės g. 41, LT-35100 Panevėžys"],
                  ["PVM kodas", "LT100004417719"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Pirkėjas", "Atelier Grünwald GmbH"],
                  ["Pristatymo adresas", "Lindenstraße 8, 80331 München"],
                  ["Pristatymo data", "2026-10-02"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Gaminys", "Artikulas", "Kiekis", "Kaina", "Suma"],
            ["Moteriška suknelė „Rugilė“ su pamušalu", "LS-0918-SM", "240 vnt.", "31,20 €", "7 488,00 €"],
          ],
          widths: [187, 85, 65, 65, 85],
          lines: true,
        },
        {
          pairs: [
            ["Pluošto sudėtis", "55 % linas, 45 % viskozė"],
            ["Pamušalas", "100 % medvilnė"],
            ["Kilmės šalis", "Lietuva"],
            ["Linų pluošto kilmė", "Prancūzija, Belgija"],
            ["Audinys išaustas", "Lietuvoje"],
            ["Vieneto svoris", "285 g"],
            ["KN kodas", "6204 49 90"],
          ],
          style: "dots",
        },
        {
          text: [
            "Priežiūra: skalbti 30 °C temperatūroje, švelnus režimas; nebalinti; nedžiovinti džiovyklėje; lyginti vidutine temperatūra (iki 150 °C); nevalyti cheminiu būdu.",
            "Apmokėjimas per 30 dienų. Kiekio nuokrypis ±3 %. Spalvos nuokrypis pagal patvirtintą pavyzdį.",
          ],
        },
        { text: ["Vadybininkė Rasa Žukauskaitė, tel. +370 45 500 118"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "UAB Lino pieva",
      manufacturer_address: "Pramonės g. 41, LT-35100 Panevėžys",
      reference: "LS-0918-SM",
      model_name: "Rugilė",
      fibre_composition: fibres("linen 55, viscose 45 | lining: cotton 100"),
      country_making: "LT",
      country_fibre: ["FR", "BE"],
      country_weaving: "LT",
      net_weight: 285,
      commodity_code: "62044990",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "t13b-fi-sahkoposti",
    language: "fi",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Lähettäjä", "Anniina Koskela <anniina@pohjanneule.example>"],
            ["Vastaanottaja", "tuotetiedot@retkihuone.example"],
            ["Päiväys", "ti 11.8.2026 9.42"],
            ["Aihe", "VS: Tuotepassin tiedot, villasukat"],
          ],
        },
        {
          text: [
            "Hei Mikko,",
            "tässä pyytämäsi tiedot. Tuote on villasukka, mallin nimi Kaamos, tuotenumero PN-8806, merkki Pohjanneule. Viivakoodi on 6418705201396 (kaikki koot samalla koodilla).",
            "Sukassa on 68 % merinovillaa, 30 % polyamidia ja 2 % elastaania. Yksi pari painaa 94 grammaa.",
            "Sukat neulotaan omassa neulomossamme, osoite on Pohjanneule Oy, Tehtaankatu 12, 67100 Kokkola, eli valmistusmaa on Suomi. Lanka on kehrätty Italiassa ja värjätty Saksassa, villa tulee Uruguaysta.",
            "Pesu 40 asteessa hienopesuohjelmalla, ei valkaisua, ei rumpukuivausta, ei silitystä.",
            "Tullinimike on 6115 94 00. Hinta 8,90 e / pari alv 0 %, minimierä 120 paria.",
            "Sukilla on OEKO-TEX Standard 100 -sertifikaatti 09.HIT.30775, voimassa 31.5.2027 asti.",
          ],
        },
        { text: ["Terveisin", "Anniina Koskela", "tuotepäällikkö, Pohjanneule Oy", "p. 040 555 0192"] },
      ],
    ],
    truth: {
      model_name: "Kaamos",
      reference: "PN-8806",
      brand: "Pohjanneule",
      gtin: "6418705201396",
      fibre_composition: fibres("merino wool 68, polyamide 30, elastane 2"),
      net_weight: 94,
      manufacturer_name: "Pohjanneule Oy",
      manufacturer_address: "Tehtaankatu 12, 67100 Kokkola",
      country_making: "FI",
      country_weaving: "FI",
      country_spinning: "IT",
      country_dyeing: "DE",
      country_fibre: ["UY"],
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      commodity_code: "61159400",
      certificates: [{ name: "OEKO-TEX Standard 100", number: "09.HIT.30775", valid_until: "2027-05-31" }],
    },
  },
  {
    name: "t13b-de-auftragsbestaetigung",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Wetterfleck Bekleidung GmbH · Isarweg 3 · 83646 Bad Tölz"], size: 8 },
        {
          beside: [
            [{ text: ["Sporthaus Kogler e.K.", "Marktplatz 11", "87527 Sonthofen"] }],
            [
              {
                pairs: [
                  ["Auftragsbestätigung", "AB-2026-2209"],
                  ["Kundennr.", "10447"],
                  ["Ihre Bestellung", "vom 01.07.2026"],
                  ["Liefertermin", "KW 41/2026"],
                ],
              },
            ],
          ],
        },
        { text: ["Sehr geehrte Frau Kogler, vielen Dank für Ihren Auftrag, den wir wie folgt bestätigen:"] },
        {
          table: [
            ["Pos.", "Art.-Nr.", "Bezeichnung", "Gr.", "Menge", "EP €"],
            ["1", "WF 5120-08", "Wintermantel „Karwendel“ Damen, loden", "36–46", "48", "129,50"],
          ],
          widths: [35, 75, 207, 60, 55, 55],
          lines: true,
        },
        {
          pairs: [
            ["Marke", "Wetterfleck"],
            ["Hersteller", "Wetterfleck Bekleidung GmbH, Isarweg 3, 83646 Bad Tölz"],
            ["Oberstoff", "80 % Schurwolle, 20 % Polyamid"],
            ["Futter", "100 % Viskose"],
            ["Ärmelfutter", "100 % Polyester"],
            ["Wattierung", "100 % Polyester (recycelt)"],
            ["Besatz Kragen", "100 % Baumwolle (Cord)"],
            ["Ursprungsland", "Rumänien"],
            ["Stoff gewebt in", "Österreich"],
            ["Gewicht (Gr. 40)", "1,42 kg"],
            ["Stat. Warennr.", "6202 20 00"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Summe netto", "6.216,00 €"],
            ["zzgl. 19 % USt.", "1.181,04 €"],
            ["Gesamtbetrag", "7.397,04 €"],
          ],
          widths: [380, 107],
        },
        {
          text: [
            "Zahlung 30 Tage netto, 10 Tage 3 % Skonto. Es gelten die Einheitsbedingungen der Deutschen Textilwirtschaft. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
            "Geschäftsführer: Korbinian Aigner · AG München HRB 204417 · USt-IdNr. DE 298 114 062",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "WF 5120-08",
      brand: "Wetterfleck",
      manufacturer_name: "Wetterfleck Bekleidung GmbH",
      manufacturer_address: "Isarweg 3, 83646 Bad Tölz",
      model_name: "Karwendel",
      fibre_composition: fibres(
        "virgin wool 80, polyamide 20 | lining: viscose 100 | sleeve lining: polyester 100 | padding: recycled polyester 100 | collar: cotton 100",
      ),
      country_making: "RO",
      country_weaving: "AT",
      net_weight: 1420,
      commodity_code: "62022000",
    },
  },
  {
    name: "t13b-it-conferma-ordine",
    language: "it",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          beside: [
            [
              { title: "Maglificio Torrente S.r.l." },
              { text: ["Via dell'Artigianato 27", "41012 Carpi (MO)", "P. IVA 03318870361"], size: 9 },
            ],
            [
              {
                pairs: [
                  ["Conferma d'ordine n.", "1544/26"],
                  ["del", "19/06/2026"],
                  ["Vs. rif.", "mail Sig.ra Duval 16/06"],
                  ["Resa", "franco fabbrica"],
                ],
              },
            ],
          ],
        },
        { text: ["Spett.le Maison Duval SARL, 14 rue des Tanneurs, 69005 Lyon"] },
        {
          table: [
            ["Articolo", "Descrizione", "Q.tà", "Prezzo", "Importo"],
            ["MT/2087", "Cardigan donna «Ginestra», finezza 7, 4 bottoni", "350", "32,00", "11.200,00"],
          ],
          widths: [75, 217, 50, 65, 80],
          lines: true,
        },
        {
          text: [
            "Composizione: 50% lana riciclata, 30% poliammide riciclata, 20% alpaca",
            "Fodera tasche: 100% cotone",
            "Made in Italy – tessitura e confezione interna; filato prodotto in Italia (Prato), tintura in Italia",
            "Peso capo finito tg. M: gr. 468",
            "Voce doganale: 6110 19 90",
            "Fabbricante: Maglificio Torrente S.r.l., Via dell'Artigianato 27, 41012 Carpi (MO)",
            "Contenuto riciclato totale: 80%",
            "Cert. GRS n. ICEA-TX-GRS-1187, rilasciato da ICEA, scadenza 15/01/2027",
          ],
        },
        {
          pairs: [
            ["Totale imponibile", "€ 11.200,00"],
            ["IVA", "N.I. art. 41 D.L. 331/93"],
            ["Sconto", "2% pag. anticipato"],
          ],
          style: "dots",
        },
        {
          text: ["Campionatura taglie entro il 10/07. Tolleranza quantità ±5%. Foro competente: Modena."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "MT/2087",
      model_name: "Ginestra",
      fibre_composition: fibres(
        "recycled wool 50, recycled polyamide 30, alpaca 20 | pocket lining: cotton 100",
      ),
      country_making: "IT",
      country_weaving: "IT",
      country_spinning: "IT",
      country_dyeing: "IT",
      net_weight: 468,
      commodity_code: "61101990",
      manufacturer_name: "Maglificio Torrente S.r.l.",
      manufacturer_address: "Via dell'Artigianato 27, 41012 Carpi (MO)",
      recycled_content: 80,
      certificates: [{ name: "GRS", number: "ICEA-TX-GRS-1187", issuer: "ICEA", valid_until: "2027-01-15" }],
    },
  },
  {
    name: "t13b-en-email-trader",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["From", "Priya Raman, Southgate Sourcing Ltd"],
            ["To", "compliance@harbourline.example"],
            ["Sent", "Thursday, 3 September 2026 16:08"],
            ["Subject", "RE: missing product data - style HL-2290"],
          ],
        },
        {
          text: [
            "Dear Tom,",
            'Please find below what the factory came back with for style HL-2290 (Harbourline women\'s padded gilet, "Skerry"):',
            "- outer: 100% recycled nylon ripstop",
            "- inner: 100% polyester taffeta",
            "- fill: 70% recycled polyester / 30% kapok",
            "- side panels: 88% polyester, 12% elastane",
            "- one gilet weighs 365 grams in a size 12, polybag not included",
            "- sewn in Vietnam, shell fabric woven and dyed in Taiwan",
            "- HS/CN code 6210 50 00",
            "Barcode for the navy colourway, the only one we run this season, is 5061029447189.",
            "Manufacturer to be shown on the label: Harbourline Ltd, 6 Quay Street, Falmouth TR11 3LH, United Kingdom. We ourselves only act as agent, so please do not put our name anywhere.",
            "GRS scope certificate of the sewing factory: CU 1156208-GRS-2025, expires 8 December 2026.",
            "Wash at 30 on a gentle cycle, no bleach, tumble dry low, do not iron, do not dry clean.",
            "Prices hold until 30 September; surcharge of 4% for orders under 300 pcs.",
          ],
        },
        {
          text: [
            "Best regards",
            "Priya",
            "Southgate Sourcing Ltd, Unit 5, 220 Bermondsey Street, London SE1 3JW",
          ],
        },
      ],
    ],
    truth: {
      reference: "HL-2290",
      brand: "Harbourline",
      model_name: "Skerry",
      fibre_composition: fibres(
        "recycled polyamide 100 | lining: polyester 100 | filling: recycled polyester 70, kapok 30 | side panels: polyester 88, elastane 12",
      ),
      net_weight: 365,
      country_making: "VN",
      country_weaving: "TW",
      country_dyeing: "TW",
      commodity_code: "62105000",
      gtin: "5061029447189",
      manufacturer_name: "Harbourline Ltd",
      manufacturer_address: "6 Quay Street, Falmouth TR11 3LH, United Kingdom",
      certificates: [{ name: "GRS", number: "CU 1156208-GRS-2025", valid_until: "2026-12-08" }],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "t13b-de-pruefbericht",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { bar: "PRÜFBERICHT  26-11-04473" },
        {
          text: ["Textilprüfinstitut Hof-Naila GmbH, Schützenstraße 40, 95119 Naila – DAkkS D-PL-18842-01"],
          size: 8.5,
        },
        {
          pairs: [
            ["Auftraggeber", "Bergblick Sportswear AG, Seestrasse 77, 8806 Bäch SZ"],
            ["Hersteller", "Tekstil Marica EOOD, ul. Vasil Aprilov 9, 4003 Plovdiv"],
            ["Prüfmuster", "Funktionsshirt langarm, Farbe petrol"],
            ["Artikelnummer", "BB-30718"],
            ["Konfektioniert in", "Bulgarien"],
            ["Probeneingang", "02.11.2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Prüfung", "Norm", "Soll", "Ist"],
            [
              "Faserzusammensetzung",
              "VO (EU) 1007/2011",
              "PES 88 / EL 12",
              "87,4 % Polyester\n12,6 % Elastan",
            ],
            ["Flächengewicht", "DIN EN 12127", "160 g/m²", "163 g/m²"],
            ["Pillingneigung 125 Touren", "DIN EN ISO 12945-2", "≥ 4", "5"],
            ["Pillingneigung 500 Touren", "DIN EN ISO 12945-2", "≥ 4", "4-5"],
            ["Pillingneigung 2000 Touren", "DIN EN ISO 12945-2", "≥ 3-4", "3-4"],
            ["Waschechtheit 40 °C, Farbänderung", "DIN EN ISO 105-C06", "≥ 4", "4"],
            ["Waschechtheit 40 °C, Anbluten PA", "DIN EN ISO 105-C06", "≥ 3-4", "3"],
            ["Schweißechtheit sauer", "DIN EN ISO 105-E04", "≥ 4", "4-5"],
            ["Lichtechtheit", "DIN EN ISO 105-B02", "≥ 4", "5"],
            ["Maßänderung Wäsche (L × B)", "DIN EN ISO 5077", "± 3 %", "-1,5 % × -0,5 %"],
          ],
          widths: [180, 120, 87, 100],
          lines: true,
        },
        {
          text: [
            "Beurteilung: Das Muster entspricht im geprüften Umfang den Anforderungen mit Ausnahme des Anblutens auf Polyamid.",
          ],
        },
        { text: ["Naila, 13.11.2026   Dipl.-Ing. (FH) Sabine Reuschel   Seite 1 von 1"], size: 8 },
      ],
    ],
    truth: {
      manufacturer_name: "Tekstil Marica EOOD",
      manufacturer_address: "ul. Vasil Aprilov 9, 4003 Plovdiv",
      reference: "BB-30718",
      country_making: "BG",
      fibre_composition: fibres("polyester 88, elastane 12"),
      pilling_grade: 3.5,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "t13b-it-dichiarazione-calzature",
    language: "it",
    template: "footwear",
    kind: "declaration",
    pages: [
      [
        { title: "Dichiarazione del produttore – calzature" },
        {
          text: [
            "Il sottoscritto Aldo Brancaleoni, legale rappresentante del Calzaturificio Brancaleoni & Figli S.n.c., con sede in Contrada Monti 55, 63812 Montegranaro (FM), dichiara che le calzature sotto indicate sono state da noi prodotte.",
          ],
        },
        {
          table: [
            ["Marchio", "Passo Lento"],
            ["Modello", "Derby Ascoli"],
            ["Codice articolo", "PL-704/T"],
            ["Codice EAN", "8059314722063"],
            ["Tomaia", "pelle bovina pieno fiore"],
            ["Fodera", "pelle ovina"],
            ["Suola", "cuoio, tacco gomma"],
            ["Tomaia cucita in", "Albania"],
            ["Montaggio e finissaggio", "Italia"],
            ["Paese di origine", "Italia"],
            ["Peso (paio, n. 42)", "1.060 g"],
            ["Nomenclatura combinata", "6403 59 95"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "I pellami rispettano il Regolamento (CE) n. 1907/2006, allegato XVII, voce 47 (cromo VI < 3 mg/kg), come da rapporto di prova SSIP 2026/3318.",
            "Montegranaro, lì 4 maggio 2026",
          ],
        },
      ],
    ],
    truth: {
      brand: "Passo Lento",
      model_name: "Derby Ascoli",
      reference: "PL-704/T",
      gtin: "8059314722063",
      country_upper: "AL",
      country_assembly: "IT",
      country_finishing: "IT",
      country_making: "IT",
      net_weight: 1060,
      commodity_code: "64035995",
      manufacturer_name: "Calzaturificio Brancaleoni & Figli S.n.c.",
      manufacturer_address: "Contrada Monti 55, 63812 Montegranaro (FM)",
    },
  },
  {
    name: "t13b-pl-potwierdzenie-zamowienia",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "POTWIERDZENIE ZAMÓWIENIA 0892/26" },
        {
          table: [
            ["Sprzedawca", "Nabywca"],
            [
              "Hurtownia Len i Bawełna Sp. z o.o.\nul. Fabryczna 7\n96-300 Żyrardów\nNIP 8381862290",
              "Pensjonat Pod Lipami\nRynek 4\n58-580 Szklarska Poręba\nNIP 6112790034",
            ],
          ],
          lines: true,
        },
        {
          table: [
            ["Lp.", "Nazwa towaru", "Nr kat.", "Ilość", "Cena netto", "VAT"],
            [
              "1",
              "Komplet pościeli satynowej 160×200 + 2×70×80",
              "KPS-160/JA",
              "40 kpl.",
              "148,00 zł",
              "23%",
            ],
          ],
          widths: [30, 197, 80, 55, 75, 50],
          lines: true,
        },
        {
          pairs: [
            ["Marka", "Świteź"],
            ["Kod EAN", "5907618402132"],
            ["Skład", "bawełna 60%, lyocell 40%"],
            ["Producent", "Zakłady Pościelowe Bzura S.A., ul. Lniarska 2, 95-035 Ozorków"],
            ["Kraj pochodzenia", "Polska"],
            ["Tkanina utkana w", "Pakistanie"],
            ["Masa netto kompletu", "2,05 kg"],
            ["Kod CN", "6302 31 00"],
            ["Certyfikat", "OEKO-TEX® Standard 100 nr 2019OK0714, IW Łódź, ważny do 30.11.2026"],
            [
              "Konserwacja",
              "prać w 60°C, nie wybielać, suszyć w suszarce w niskiej temperaturze, prasować do 150°C",
            ],
          ],
        },
        {
          text: [
            "Razem netto 5 920,00 zł, VAT 1 361,60 zł, brutto 7 281,60 zł. Termin płatności: 14 dni. Transport: DPD, 3 palety.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "KPS-160/JA",
      brand: "Świteź",
      gtin: "5907618402132",
      fibre_composition: fibres("cotton 60, lyocell 40"),
      manufacturer_name: "Zakłady Pościelowe Bzura S.A.",
      manufacturer_address: "ul. Lniarska 2, 95-035 Ozorków",
      country_making: "PL",
      country_weaving: "PK",
      net_weight: 2050,
      commodity_code: "63023100",
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "2019OK0714",
          issuer: "IW Łódź",
          valid_until: "2026-11-30",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "t13b-cs-faktura-hracka",
    language: "cs",
    template: "toy",
    kind: "invoice",
    pages: [
      [
        { bar: "FAKTURA – DAŇOVÝ DOKLAD č. 260100418" },
        {
          beside: [
            [
              {
                text: [
                  "Dodavatel:",
                  "Dřevíčko Krkonoše s.r.o.",
                  "Horní Maršov 118",
                  "542 26 Horní Maršov",
                  "IČ 27518833  DIČ CZ27518833",
                ],
              },
            ],
            [
              {
                text: [
                  "Odběratel:",
                  "Hračky Kolombus, a.s.",
                  "Vinohradská 2133/138",
                  "130 00 Praha 3",
                  "IČ 45274649",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Kód zboží", "Název", "Ks", "Cena/ks", "DPH", "Celkem"],
            ["DK-0457", "Tahací kačenka, bukové dřevo", "150", "189,00", "21 %", "34 303,50"],
          ],
          widths: [65, 187, 45, 60, 50, 80],
          lines: true,
        },
        {
          pairs: [
            ["Obchodní značka", "Žofka & spol."],
            ["Výrobce", "Dřevíčko Krkonoše s.r.o., Horní Maršov 118, 542 26 Horní Maršov"],
            ["Země výroby", "Česko"],
            ["Kód celního sazebníku", "9503 00 61"],
            ["Hmotnost 1 ks", "230 g"],
          ],
        },
        {
          text: [
            "Datum vystavení 12.10.2026   Datum splatnosti 26.10.2026   Var. symbol 260100418   Forma úhrady: převodem",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "DK-0457",
      brand: "Žofka & spol.",
      manufacturer_name: "Dřevíčko Krkonoše s.r.o.",
      manufacturer_address: "Horní Maršov 118, 542 26 Horní Maršov",
      country_making: "CZ",
      commodity_code: "95030061",
      net_weight: 230,
    },
  },
  {
    name: "t13b-tr-en-packing-list",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          text: [
            "GÖNDEREN / SHIPPER: Ege Bornoz Tekstil Ltd. Şti.",
            "Kemalpaşa OSB 11. Sok. No:6, 35730 İzmir",
            "ALICI / CONSIGNEE: Zaton Hoteli d.d., Zadar, Hrvatska",
            "FATURA NO / INVOICE NO: EB2026000187   TARİH / DATE: 28.08.2026",
          ],
          size: 9,
        },
        {
          table: [
            ["KOLİ NO", "ÜRÜN KODU", "BEDEN", "ADET", "NET KG", "BRÜT KG"],
            ["1-30", "BZ-118", "M", "300", "360,00", "393,00"],
            ["31-70", "BZ-118", "L", "400", "480,00", "524,00"],
            ["71-90", "BZ-118", "XL", "200", "240,00", "262,00"],
            ["TOPLAM", "", "", "900", "1.080,00", "1.179,00"],
          ],
          lines: true,
        },
        {
          text: [
            "MAL CİNSİ / GOODS: havlu kumaş bornoz, şal yaka (terry bathrobe, shawl collar)",
            "KARIŞIM / COMPOSITION: %70 PAMUK %30 POLYESTER (70% COTTON 30% POLYESTER)",
            "MENŞE / ORIGIN: TÜRKİYE (TURKIYE)",
            "GTİP / HS CODE: 6208.91.00.00",
            "BİR ADET NET AĞIRLIK / NET WEIGHT PER PIECE: 1,20 KG",
            "İMALATÇI / MANUFACTURER: Ege Bornoz Tekstil Ltd. Şti., Kemalpaşa OSB 11. Sok. No:6, 35730 İzmir",
            "KOLİ EBADI / CARTON SIZE: 60x40x55 cm",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "BZ-118",
      fibre_composition: fibres("cotton 70, polyester 30"),
      country_making: "TR",
      commodity_code: "6208910000",
      net_weight: 1200,
      manufacturer_name: "Ege Bornoz Tekstil Ltd. Şti.",
      manufacturer_address: "Kemalpaşa OSB 11. Sok. No:6, 35730 İzmir",
    },
  },
  {
    name: "t13b-pt-declaracao-fornecedor",
    language: "pt",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: [
            "Têxteis Penedo Alto, S.A. | Zona Industrial do Soito, Lote 8 | 6200-027 Covilhã | geral@penedoalto.example",
          ],
          size: 8,
        },
        { title: "Declaração do fornecedor" },
        {
          text: [
            "Para os devidos efeitos declaramos que o artigo abaixo identificado foi por nós confecionado em Portugal, com tecido fabricado na nossa unidade da Covilhã, e que as informações seguintes são verdadeiras e completas.",
          ],
        },
        {
          table: [
            ["Campo", "Informação"],
            ["Marca", "Serra & Lã"],
            ["Modelo", "Capa Estrela"],
            ["Referência", "SL.0214.03"],
            ["Código de barras", "5604781203572"],
            ["Tecido exterior", "80% lã reciclada, 10% poliamida, 10% outras fibras"],
            ["Forro do corpo", "100% cupro"],
            ["Forro das mangas", "50% cupro, 50% viscose"],
            ["Fiação", "Portugal"],
            ["Tecelagem", "Portugal"],
            ["Tinturaria e acabamento", "Portugal"],
            ["Confeção", "Portugal"],
            ["Peso da peça (tam. único)", "1,180 kg"],
            ["Posição pautal (NC)", "6202.20.00"],
            ["Teor de material reciclado", "64 % do peso total do artigo"],
            [
              "Certificação",
              "RCS – Recycled Claim Standard, certificado n.º CITEVE-RCS-20417, válido até 22/05/2027",
            ],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Limpeza a seco (P). Não lavar. Não usar lixívia. Não secar na máquina. Passar a ferro até 110 °C.",
          ],
        },
        { text: ["Covilhã, 30 de abril de 2026", "Departamento de Qualidade – Eng.ª Graça Matias"], size: 9 },
      ],
    ],
    truth: {
      brand: "Serra & Lã",
      model_name: "Capa Estrela",
      reference: "SL.0214.03",
      gtin: "5604781203572",
      fibre_composition: fibres(
        "recycled wool 80, polyamide 10, other fibres 10 | lining: cupro 100 | sleeve lining: cupro 50, viscose 50",
      ),
      country_spinning: "PT",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      net_weight: 1180,
      commodity_code: "62022000",
      recycled_content: 64,
      certificates: [{ name: "RCS", number: "CITEVE-RCS-20417", valid_until: "2027-05-22" }],
      manufacturer_name: "Têxteis Penedo Alto, S.A.",
      manufacturer_address: "Zona Industrial do Soito, Lote 8, 6200-027 Covilhã",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
];
