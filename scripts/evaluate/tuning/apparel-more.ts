/** More papers of makers and sellers of clothes and shoes, from the North, the East and the South of Europe. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const APPAREL_MORE: readonly Specimen[] = [
  {
    name: "apparel-transaction-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Transaction Certificate (TC) – Global Recycled Standard" },
        {
          pairs: [
            ["TC number", "CU1098774GRS-2026-00121763"],
            ["Certification body", "Northgate Certifications BV, Deventer"],
            ["Seller", "Anqing Longmian Textile Co., Ltd"],
            ["Buyer", "Varga Fashion Trading Kft"],
            ["Country of dispatch", "China"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Product no.", "Description", "Material composition", "Net kg"],
            ["1", "Knitted fabric, dyed", "60% recycled polyester, 40% cotton", "1 204.5"],
            ["2", "Knitted fabric, dyed", "95% recycled polyester, 5% elastane", "887.0"],
            ["3", "Woven fabric, undyed", "100% recycled polyamide", "2 310.2"],
          ],
          widths: [65, 135, 215, 70],
          lines: true,
        },
        {
          text: [
            "Total certified weight 4 401.7 kg. The certified share of each product is stated in annex 1. GRS products",
            "contain at least 20% recycled material; only products with at least 50% may carry the logo.",
            "Place and date of issue: Deventer, 30 July 2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: { certificates: [{ name: "GRS", number: "CU1098774GRS-2026-00121763" }] },
  },
  {
    name: "apparel-leggings-line-sheet",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "LINE SHEET   SS27   Studio / Yoga" },
        {
          beside: [
            [
              { title: "Aster 7/8 Legging" },
              {
                pairs: [
                  ["Style", "MV-4408"],
                  ["Brand", "Movelle"],
                  ["Sizes", "XXS – XXL"],
                  ["Wholesale", "€31.00"],
                  ["RRP", "€75.00 (margin 51%)"],
                  ["Origin", "Sri Lanka"],
                ],
                style: "colon",
              },
            ],
            [
              { text: ["Fabric"], size: 8 },
              { text: ["78% Recycled Nylon / 22% Lycra®", "interlock, 250 gsm, brushed"] },
              { text: ["Waistband mesh"], size: 8 },
              { text: ["84% Nylon / 16% Lycra®"] },
              { text: ["Colours"], size: 8 },
              { text: ["Ink, Sage, Dusk, Clay"] },
            ],
          ],
        },
        {
          text: ["Minimum 6 per colour. Early bird 5% to 31 January. Deliveries 1 Feb – 15 Mar 2027."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Aster 7/8 Legging",
      reference: "MV-4408",
      brand: "Movelle",
      country_making: "LK",
      fibre_composition: fibres("recycled polyamide 78, elastane 22 | waistband: polyamide 84, elastane 16"),
    },
  },
  {
    name: "apparel-ficha-calcas-crianca",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "Ficha técnica – calças de criança" },
        {
          pairs: [
            ["Marca", "Pintarroxo"],
            ["Referência", "PX-2207-C"],
            ["Modelo", "Calças Faial"],
            ["Código EAN", "5602204188352"],
            ["Tecido principal", "Sarja 240 g/m², 97% algodão / 3% elastano"],
            ["Forro", "Jersey, 100% algodão"],
            ["Bolsos", "80% poliéster / 20% algodão"],
            ["Fabricante", "Confecções Rio Este, S.A."],
            ["Morada", "Rua do Tear 150, 4705-630 Braga"],
            ["Fabricado em", "Portugal"],
            ["Tinturaria", "Portugal"],
            ["Peso líquido", "235 g (tamanho 6)"],
          ],
          style: "gap",
        },
        {
          text: [
            "Lavar a 40 °C, não usar lixívia, secar na máquina a baixa temperatura, ferro médio (150 °C).",
            "Encolhimento máximo: teia 3%, trama 4%. Plano de inspeção AQL 2,5. Amostras: 2% da encomenda.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Pintarroxo",
      reference: "PX-2207-C",
      model_name: "Calças Faial",
      gtin: "5602204188352",
      manufacturer_name: "Confecções Rio Este, S.A.",
      manufacturer_address: "Rua do Tear 150, 4705-630 Braga",
      country_making: "PT",
      country_dyeing: "PT",
      net_weight: 235,
      fibre_composition: fibres(
        "cotton 97, elastane 3 | lining: cotton 100 | pocket lining: polyester 80, cotton 20",
      ),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "apparel-webwinkel-trenchcoat",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Dames  ›  Jassen  ›  Trenchcoats"], size: 8.5 },
        { title: "Trenchcoat met ceintuur – zand" },
        { text: ["€ 189,95   voor 22:00 besteld, morgen in huis   -15% voor leden"] },
        {
          table: [
            ["Merk", "Van Oever"],
            ["Artikelnummer", "VO-61220"],
            ["EAN", "8718205540963"],
            ["Buitenkant", "63% katoen, 37% polyester"],
            ["Voering", "100% gerecycled polyester"],
            ["Mouwvoering", "100% viscose"],
            ["Lengte", "108 cm (maat 38)"],
            ["Gemaakt in", "Roemenië"],
            [
              "Wasvoorschrift",
              "Niet wassen, niet bleken, niet in de droger, strijken op 110 °C, chemisch reinigen P",
            ],
          ],
          widths: [130, 340],
        },
        {
          text: [
            "Klanten geven deze jas een 8,7. 94% vindt dat de maat klopt. Retourneren binnen 30 dagen gratis.",
            "Maak je look compleet: sjaal Noor, 70% wol en 30% kasjmier, € 59,95.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Van Oever",
      reference: "VO-61220",
      gtin: "8718205540963",
      country_making: "RO",
      fibre_composition: fibres(
        "cotton 63, polyester 37 | lining: recycled polyester 100 | sleeve lining: viscose 100",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "apparel-verpakkingsverklaring",
    language: "nl",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Verpakkingsverklaring kleding – leverancier 20418" },
        { text: ["Deze verklaring hoort bij alle orders van seizoen voorjaar 2027."] },
        {
          table: [
            ["Verpakkingsdeel", "Materiaal", "Gewicht"],
            ["Polybag", "100% gerecycled LDPE", "11 g"],
            ["Hangtag", "80% papier, 20% katoenvezel", "4 g"],
            ["Koordje hangtag", "100% katoen", "1 g"],
            ["Stoffen opbergzak (alleen pakken)", "60% polyester, 40% katoen", "95 g"],
            ["Kleerhanger", "100% gerecycled polystyreen", "38 g"],
            ["Omdoos", "golfkarton, 85% gerecycled", "640 g"],
          ],
          widths: [190, 210, 80],
          lines: true,
        },
        {
          text: [
            "Ten minste 95% van de verpakking is recyclebaar. Zware metalen samen minder dan 100 mg/kg.",
            "Plaats en datum: Tilburg, 8 oktober 2026",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-karta-bluzy-termoaktywnej",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "KARTA PRODUKTU" },
        {
          pairs: [
            ["Nazwa", "Bluza termoaktywna damska z golfem"],
            ["Marka", "Kasprowy Line"],
            ["Indeks", "KL-BT-0418"],
            ["Kod EAN", "5902217644037"],
            ["Producent", "Dziewiarnia Podhale Sp. z o.o."],
            ["Adres", "ul. Składowa 14, 34-400 Nowy Targ"],
            ["Kraj produkcji", "Polska"],
            ["Skład surowcowy", "58% poliamid, 30% wełna merynosów, 12% elastan"],
            ["Panele boczne", "89% poliester, 11% elastan"],
            ["Masa", "205 g (rozmiar M)"],
          ],
          style: "dots",
        },
        {
          text: [
            "Prać w 30 °C program delikatny. Nie wybielać. Nie suszyć w suszarce bębnowej. Nie prasować.",
            "Nie czyścić chemicznie.",
            "VAT 23%. Rabat dla sklepów 35%. Kurczliwość do 4%.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Kasprowy Line",
      reference: "KL-BT-0418",
      gtin: "5902217644037",
      manufacturer_name: "Dziewiarnia Podhale Sp. z o.o.",
      manufacturer_address: "ul. Składowa 14, 34-400 Nowy Targ",
      country_making: "PL",
      net_weight: 205,
      fibre_composition: fibres(
        "polyamide 58, merino wool 30, elastane 12 | side panel: polyester 89, elastane 11",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "apparel-nota-taryfowa",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Nota dla działu importu – klasyfikacja odzieży" },
        {
          text: [
            "Agencja celna prosi, aby w opisie towaru zawsze podawać skład. Od niego zależy kod i stawka:",
            "– koszule męskie z bawełny (co najmniej 50% masy): 6205 20 00, cło 12%",
            "– koszule męskie z włókien chemicznych: 6205 30 00, cło 12%",
            "– płaszcze damskie z wełny: 6202 20 00, cło 12%",
            "– swetry zawierające co najmniej 50% masy wełny: 6110 11 10, cło 10,5%",
            "– swetry z bawełny: 6110 20, cło 12%",
            "",
            "Jeżeli mieszanka to np. 50% bawełna i 50% poliester, decyduje pozycja późniejsza w kolejności.",
            "Domieszki poniżej 10% (elastan, nić metalizowana) nie zmieniają kodu. Wątpliwości rozstrzyga WIT.",
            "",
            "Opracowała: B. Kukułka, 18.05.2026",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-zkusebni-protokol-kabat",
    language: "cs",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "Zkušební protokol č. 1207/2026" },
        {
          pairs: [
            ["Zadavatel", "Oděvy Vysočina s.r.o., Žižkova 12, 586 01 Jihlava"],
            ["Vzorek", "dámský vlněný kabát, vzor OV 3318"],
            ["Země původu", "Česká republika"],
            ["Datum", "24. 9. 2026"],
          ],
        },
        { text: ["Materiálové složení dle ČSN EN ISO 1833-4"] },
        {
          table: [
            ["Část výrobku", "Vlákno", "Údaj zadavatele", "Zjištěno"],
            ["vrchový materiál", "vlna", "80 %", "79,2 %"],
            ["", "polyamid", "20 %", "20,8 %"],
            ["podšívka", "viskóza", "55 %", "54,6 %"],
            ["", "acetát", "45 %", "45,4 %"],
          ],
          widths: [140, 110, 125, 100],
          lines: true,
        },
        {
          text: [
            "Sráživost po chemickém čištění: osnova 0,5 %, útek 0,0 % (požadavek max. 2 %).",
            "Odolnost proti žmolkování: stupeň 4. Nejistota měření ± 1 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "OV 3318",
      country_making: "CZ",
      fibre_composition: fibres("wool 80, polyamide 20 | lining: viscose 55, acetate 45"),
      pilling_grade: 4,
    },
  },
  {
    name: "apparel-produktblad-termosaet",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "PRODUKTBLAD – BØRN" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varenavn", "Termosæt Mølle"],
                  ["Varenr.", "SK-1190"],
                  ["Mærke", "Skrubtudse"],
                  ["EAN", "5712493300158"],
                  ["Vægt", "395 g"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Ydermateriale", "100 % genanvendt polyester"],
                  ["For", "100 % polyester"],
                  ["Fyld", "100 % genanvendt polyester"],
                  ["Produceret i", "Kina"],
                  ["Belægning", "PU, fri for fluor"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Vask ved 40 °C skånevask. Tåler ikke blegning. Tørretumbles ved lav temperatur. Må ikke stryges.",
            "Må ikke kemisk renses. Krympning under 2 %. Vejl. pris 399 kr. inkl. 25 % moms.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      model_name: "Termosæt Mølle",
      reference: "SK-1190",
      brand: "Skrubtudse",
      gtin: "5712493300158",
      net_weight: 395,
      country_making: "CN",
      fibre_composition: fibres(
        "recycled polyester 100 | lining: polyester 100 | filling: recycled polyester 100",
      ),
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "apparel-mejl-om-troja",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          text: [
            "Från: Ulrika Sandmark, Textil Viskan AB",
            "Till: inkop@fjallbutiken.example",
            "Ämne: Uppgifter till produktpass, tröja 20116",
            "Datum: 2026-05-19",
          ],
          size: 9,
        },
        {
          text: [
            "Hej Mats!",
            "",
            "Här kommer det du frågade efter om den rutiga flanellskjortan 30455 (tröjan 20116 är inte klar än, så",
            "den återkommer jag om).",
            "",
            "Tyget består till 85 procent av ekologisk bomull och till 15 procent av återvunnen polyester. Det vävs i",
            "Portugal och skjortan sys i Estland. Den väger 340 gram i storlek L. Tvätta i 40 grader, blek inte,",
            "torktumla inte, stryk på mellanvärme (150 °C).",
            "",
            "Frakten blir tyvärr 6 procent dyrare från juni.",
            "",
            "Hälsningar",
            "Ulrika",
          ],
        },
      ],
    ],
    truth: {
      reference: "30455",
      country_making: "EE",
      country_weaving: "PT",
      net_weight: 340,
      fibre_composition: fibres("organic cotton 85, recycled polyester 15"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "apparel-materialguide",
    language: "sv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Kundservice  /  Hållbarhet  /  Materialguide"], size: 8.5 },
        { title: "Våra material" },
        {
          text: [
            "Bomull. 72 % av all bomull vi köpte i fjol var ekologisk. Målet är 100 % bomull från spårbara gårdar",
            "till 2028.",
            "Ull. Vår ull kommer från Falklandsöarna och Norge. 90 % av ullen är mulesingfri och certifierad.",
            "Polyester. 64 % av polyestern är återvunnen, mest från flaskor. I fleece är andelen 100 %.",
            "Elastan. Vi håller oss under 5 % elastan i allt vi gör, eftersom mer gör plagget svårt att återvinna.",
            "Lyocell och viskos. Tillsammans 8 % av våra fibrer. All viskos är från certifierat skogsbruk.",
          ],
        },
        { text: ["Vad varje plagg är gjort av står på produktsidan och på etiketten i sidsömmen."], size: 9 },
      ],
    ],
    truth: {},
  },
  {
    name: "apparel-tuoteseloste-neule",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Tuoteseloste" },
        {
          pairs: [
            ["Tuote", "Miesten palmikkoneule"],
            ["Malli", "Hailuoto"],
            ["Tuotenumero", "PK-7730"],
            ["Tuotemerkki", "Pohjankehrä"],
            ["EAN-koodi", "6418702265094"],
            ["Materiaali", "60 % villaa, 25 % polyamidia, 10 % alpakkaa, 5 % elastaania"],
            ["Paino", "480 g (koko L)"],
            ["Valmistusmaa", "Viro"],
            ["Valmistaja", "Pohjan Neulomo Oy"],
            ["Osoite", "Kutomotie 6, 90410 Oulu"],
            ["Hoito-ohje", "käsinpesu, ei valkaisua, ei rumpukuivausta, kuivatus tasossa, silitys 110 °C"],
          ],
          style: "gap",
        },
        {
          text: ["Hinta 129,00 € (sis. alv 25,5 %). Kanta-asiakkaille -10 %. Kutistuma enintään 5 %."],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Hailuoto",
      reference: "PK-7730",
      brand: "Pohjankehrä",
      gtin: "6418702265094",
      net_weight: 480,
      country_making: "EE",
      manufacturer_name: "Pohjan Neulomo Oy",
      manufacturer_address: "Kutomotie 6, 90410 Oulu",
      fibre_composition: fibres("wool 60, polyamide 25, alpaca 10, elastane 5"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "apparel-teknik-foy-ceket",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "MODEL TEKNİK FÖYÜ" },
        {
          table: [
            ["Model no", "ER-5107", "Müşteri", "Kuzey Moda"],
            ["Marka", "Kuzey", "Sezon", "Kış 2026"],
            ["Ürün", "Erkek blazer ceket", "Menşe", "Türkiye"],
          ],
          widths: [80, 165, 80, 160],
          lines: true,
        },
        {
          table: [
            ["Malzeme", "İçerik", "Gramaj", "Sarf"],
            ["Ana kumaş", "%55 Yün %43 Polyester %2 Elastan", "260 g/m²", "1,65 m"],
            ["Astar", "%100 Viskon", "70 g/m²", "1,20 m"],
            ["Kol astarı", "%60 Asetat %40 Polyester", "75 g/m²", "0,50 m"],
            ["Cep torbası", "%65 Polyester %35 Pamuk", "110 g/m²", "0,30 m"],
            ["Düğme", "Korozo 24L / 32L", "", "9 adet"],
          ],
          widths: [100, 225, 85, 75],
          lines: true,
        },
        {
          pairs: [
            ["Üretici", "Egemer Konfeksiyon San. ve Tic. A.Ş."],
            ["Adres", "Organize Sanayi Bölgesi 4. Cadde No:17, 35410 Gaziemir / İzmir"],
            [
              "Yıkama talimatı",
              "Yıkamayın, ağartmayın, tamburlu kurutma yapmayın, 150 °C ütüleyin, P kuru temizleme",
            ],
          ],
          style: "gap",
        },
        { text: ["Fire payı %4. Çekme: en %1, boy %2. KDV %10."], size: 8.5 },
      ],
    ],
    truth: {
      reference: "ER-5107",
      brand: "Kuzey",
      country_making: "TR",
      manufacturer_name: "Egemer Konfeksiyon San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 4. Cadde No:17, 35410 Gaziemir / İzmir",
      fibre_composition: fibres(
        "wool 55, polyester 43, elastane 2 | lining: viscose 100 | sleeve lining: acetate 60, polyester 40 | pocket lining: polyester 65, cotton 35",
      ),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "apparel-kumas-bilgi-formu",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "DENİZLİ ÖZKAYA DOKUMA – KUMAŞ BİLGİ FORMU" },
        {
          pairs: [
            ["Kumaş kodu", "OZ-DN 3314"],
            ["Kumaş adı", "Marvel Denim"],
            ["Kompozisyon", "% 92 Pamuk, % 6 Elastomultiester, % 2 Elastan"],
            ["Ağırlık", "11,25 oz/yd²"],
            ["En", "152 cm"],
            ["Elastikiyet", "% 45"],
            ["Çekme (atkı)", "% 14"],
            ["Dokuma", "Türkiye"],
            ["Boyama", "Türkiye (indigo)"],
            ["İplik", "Özbekistan"],
          ],
          style: "colon",
        },
        { text: ["Test standartları: ASTM D3107, AATCC 135. Parti içi tolerans ± % 3."], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "DENİZLİ ÖZKAYA DOKUMA",
      reference: "OZ-DN 3314",
      model_name: "Marvel Denim",
      country_weaving: "TR",
      country_dyeing: "TR",
      country_spinning: "UZ",
      fibre_composition: fibres("cotton 92, elastomultiester 6, elastane 2"),
    },
  },
  {
    name: "apparel-cimke-noi-bluz",
    language: "hu",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Varrott címke tartalma – jóváhagyásra" },
        {
          text: [
            "Megrendelő: Rózsadomb Divat Kft.",
            "Cikkszám: RD-2218/B",
            "Megnevezés: női blúz, hosszú ujjú",
          ],
        },
        {
          table: [
            ["1. oldal", "2. oldal"],
            ["ALAPANYAG: 70% VISZKÓZ, 30% SELYEM", "MOSÁS 30 °C KÍMÉLŐ"],
            ["MANDZSETTA: 100% PAMUT", "NEM FEHÉRÍTHETŐ"],
            ["SZÁRMAZÁSI ORSZÁG: MAGYARORSZÁG", "SZÁRÍTÓGÉPBEN NEM SZÁRÍTHATÓ"],
            ["MÉRET: 40", "VASALÁS LEGFELJEBB 110 °C"],
          ],
          widths: [250, 235],
        },
        {
          text: ["A nyomat mérete 25 x 60 mm, a kép 200%-os nagyítás. Kérjük 5 napon belül jóváhagyni."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "RD-2218/B",
      country_making: "HU",
      fibre_composition: fibres("viscose 70, silk 30 | cuff: cotton 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "apparel-fisa-pantaloni-trening",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Fișă tehnică de produs" },
        { text: ["Confecția Someșul S.A., Str. Filaturii nr. 22, 400617 Cluj-Napoca, România"], size: 9 },
        {
          pairs: [
            ["Denumire produs", "Pantaloni de trening bărbați"],
            ["Cod articol", "SM-PT-0912"],
            ["Marca", "Someș Sport"],
            ["Compoziție material de bază", "bumbac 67%, poliester reciclat 28%, elastan 5%"],
            ["Compoziție bordură", "bumbac 95%, elastan 5%"],
            ["Greutate", "420 g / buc."],
            ["Țara de fabricație", "România"],
          ],
          style: "gap",
        },
        {
          text: [
            "Întreținere: spălare la 40 °C, nu folosiți înălbitor, nu uscați în uscător, călcare la 110 °C.",
            "Contracție admisă 5%. TVA 21%. Discount de volum 7% la peste 300 bucăți.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      reference: "SM-PT-0912",
      brand: "Someș Sport",
      country_making: "RO",
      net_weight: 420,
      manufacturer_name: "Confecția Someșul S.A.",
      manufacturer_address: "Str. Filaturii nr. 22, 400617 Cluj-Napoca, România",
      fibre_composition: fibres("cotton 67, recycled polyester 28, elastane 5 | trim: cotton 95, elastane 5"),
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "apparel-timologio-forema",
    language: "el",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "ΕΝΔΥΜΑΤΑ ΑΙΓΑΙΟΥ Α.Ε." },
        { text: ["Βιομηχανία ετοίμων ενδυμάτων – Λεωφ. Κηφισού 118, 121 31 Περιστέρι"], size: 9 },
        { text: ["Τιμολόγιο – Δελτίο αποστολής Νο 4471, 30/06/2026"] },
        {
          table: [
            ["Κωδικός", "Περιγραφή", "Τεμ.", "Τιμή", "Αξία"],
            ["AF-2719", "Φόρεμα μίντι, 62% βαμβάκι 33% λινό 5% ελαστάνη", "80", "24,50", "1.960,00"],
            ["", "Έκπτωση 10%", "", "", "-196,00"],
          ],
          widths: [65, 250, 45, 55, 70],
          lines: true,
        },
        {
          text: [
            "Καθαρή αξία 1.764,00 €   ΦΠΑ 24% 423,36 €   Σύνολο 2.187,36 €",
            "Χώρα κατασκευής: Ελλάδα. Παραγωγή στις εγκαταστάσεις μας.",
          ],
        },
      ],
    ],
    truth: {
      reference: "AF-2719",
      country_making: "GR",
      manufacturer_name: "ΕΝΔΥΜΑΤΑ ΑΙΓΑΙΟΥ Α.Ε.",
      manufacturer_address: "Λεωφ. Κηφισού 118, 121 31 Περιστέρι",
      fibre_composition: fibres("cotton 62, linen 33, elastane 5"),
    },
  },
  {
    name: "apparel-produktdatablad-ullsokker",
    language: "nb",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatablad: turstrømpe, 2-pk" },
        {
          pairs: [
            ["Varemerke", "Rondevidda"],
            ["Artikkelnr.", "RV 4019"],
            ["GTIN", "7038821044166"],
            ["Produsent", "Gudbrandsdal Trikotasje AS"],
            ["Adresse", "Fabrikkvegen 3, 2635 Tretten, Norge"],
            ["Opprinnelsesland", "Norge"],
            ["Nettovekt", "142 g per pakke"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Ull", "Polyamid", "Polyester", "Elastan"],
            ["62 %", "26 %", "10 %", "2 %"],
          ],
          widths: [100, 100, 100, 100],
          lines: true,
        },
        {
          text: ["Vaskes på 40 °C ullprogram, tåler ikke blekemidler, tørketromles ikke, strykes ikke."],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Rondevidda",
      reference: "RV 4019",
      gtin: "7038821044166",
      manufacturer_name: "Gudbrandsdal Trikotasje AS",
      manufacturer_address: "Fabrikkvegen 3, 2635 Tretten, Norge",
      country_making: "NO",
      net_weight: 142,
      fibre_composition: fibres("wool 62, polyamide 26, polyester 10, elastane 2"),
      care_washing: "wash_40_very_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "apparel-deklaracija-jakna",
    language: "hr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "DEKLARACIJA PROIZVODA" },
        {
          text: [
            "Naziv: pernata jakna, ženska",
            "Robna marka: Bura Outdoor",
            "Šifra: BO-7205",
            "Vanjski materijal: 100% poliamid",
            "Podstava: 100% poliamid",
            "Punjenje: 90% pačje paperje, 10% perje",
            "Zemlja podrijetla: Vijetnam",
            "Uvoznik: Velebit Trgovina d.o.o., Ilica 402, 10000 Zagreb",
            "Održavanje: pranje na 30 °C, blagi postupak; ne izbjeljivati; sušiti u sušilici na niskoj",
            "temperaturi; ne glačati; ne čistiti kemijski",
          ],
        },
        { text: ["Popust od 20% vrijedi do isteka zaliha. PDV 25% uračunat."], size: 8.5 },
      ],
    ],
    truth: {
      brand: "Bura Outdoor",
      reference: "BO-7205",
      country_making: "VN",
      fibre_composition: fibres("polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "apparel-izjava-pizama",
    language: "sl",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Izjava proizvajalca" },
        {
          text: [
            "Pletilstvo Sava d.o.o., Tovarniška cesta 9, 4000 Kranj, Slovenija",
            "",
            "izjavljamo, da je otroška pižama, artikel PS-118, blagovna znamka Zaspanček, sešita v Sloveniji iz",
            "lastnega pletiva s surovinsko sestavo 92 % bombaž in 8 % elastan. Obrobe so iz 100 % bombaža.",
            "Masa izdelka v velikosti 110 znaša 176 g.",
            "",
            "Pranje pri 60 °C, beljenje ni dovoljeno, sušenje v stroju pri nizki temperaturi, likanje do 150 °C.",
            "",
            "Certifikat OEKO-TEX STANDARD 100 št. 2016OK0551, velja do 31. 3. 2027.",
            "",
            "Kranj, 4. 9. 2026                              direktorica Majda Zupan",
          ],
        },
      ],
    ],
    truth: {
      brand: "Zaspanček",
      reference: "PS-118",
      manufacturer_name: "Pletilstvo Sava d.o.o.",
      manufacturer_address: "Tovarniška cesta 9, 4000 Kranj, Slovenija",
      country_making: "SI",
      net_weight: 176,
      fibre_composition: fibres("cotton 92, elastane 8 | trim: cotton 100"),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2016OK0551", valid_until: "2027-03-31" }],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
    },
  },
];
