/** Written by somebody who had not read the rules; counted once before anybody looked at what goes wrong. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const GARMENTS_MORE: readonly Specimen[] = [
  {
    name: "six-a-factura-camasa",
    language: "ro",
    template: "textile",
    kind: "invoice",
    also: ["scan"],
    pages: [
      [
        { title: "FACTURĂ FISCALĂ seria CTB nr. 004417" },
        {
          beside: [
            [
              {
                text: [
                  "Furnizor:",
                  "Confecții Târnava S.A.",
                  "Str. Fabricii nr. 24, 551041 Mediaș, jud. Sibiu",
                  "CIF RO 814406",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "Client:",
                  "Brandhaus Textil GmbH",
                  "Mönckebergstr. 188, 20095 Hamburg",
                  "USt-ID DE 299417066",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        { text: ["Data emiterii: 14.10.2026    Scadența: 13.11.2026    Comanda: 88-2207"] },
        {
          table: [
            ["Nr.", "Denumirea produsului", "UM", "Cant.", "Preț EUR", "Valoare"],
            ["1", "Cămașă bărbați, mânecă lungă, art. CM-2291", "buc", "850", "9,40", "7.990,00"],
            ["2", "Transport paleți", "serv", "1", "260,00", "260,00"],
          ],
          widths: [30, 215, 40, 50, 65, 75],
          lines: true,
        },
        {
          text: [
            "Compoziție art. CM-2291: 68% bumbac, 28% poliamidă, 4% elastan.",
            "Țara de origine: România. Producător: Confecții Târnava S.A.",
            "Greutate netă pe bucată: 0,265 kg. Greutate brută totală: 268 kg, 34 colete.",
          ],
        },
        {
          table: [
            ["Total fără TVA", "8.250,00"],
            ["TVA 0% (livrare intracomunitară)", "0,00"],
            ["Total de plată EUR", "8.250,00"],
          ],
          widths: [380, 95],
        },
        {
          text: [
            "Plata înainte de termen: sconto 2%. Penalități de întârziere 0,1% pe zi. Document emis conform",
            "Codului fiscal, valabil fără semnătură și ștampilă.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "CM-2291",
      fibre_composition: fibres("cotton 68, polyamide 28, elastane 4"),
      country_making: "RO",
      manufacturer_name: "Confecții Târnava S.A.",
      manufacturer_address: "Str. Fabricii nr. 24, 551041 Mediaș, jud. Sibiu",
      net_weight: 265,
    },
  },
  {
    name: "six-a-termekadatlap-koentoes",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TERMÉKADATLAP" },
        {
          pairs: [
            ["Megnevezés", "Női fürdőköpeny, kapucnis"],
            ["Cikkszám", "FK-611"],
            ["Márka", "Tisza Otthon"],
            ["Vonalkód", "5997033166825"],
            ["Anyagösszetétel", "80% pamut, 20% poliészter"],
            ["Anyagsúly", "380 g/m²"],
            ["Nettó tömeg (M)", "1150 g"],
            ["Származási ország", "Magyarország"],
            ["Gyártó", "Körös Frottír Kft."],
            ["Gyártó címe", "5600 Békéscsaba, Szövő utca 3."],
          ],
          style: "gap",
        },
        {
          text: [
            "Kezelés: mosás 40 °C-on, fehéríteni tilos, szárítógépben alacsony hőfokon szárítható,",
            "vasalni tilos, vegyileg nem tisztítható.",
          ],
          size: 9,
        },
        {
          text: [
            "Méretváltozás mosás után legfeljebb 6%. Az ár 27% áfát tartalmaz. Tíz darab felett 12% engedmény.",
            "A hozzá illő papucs (FK-690) talpa EVA, felsőrésze 100% poliészter; külön adatlapja van.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "FK-611",
      brand: "Tisza Otthon",
      gtin: "5997033166825",
      fibre_composition: fibres("cotton 80, polyester 20"),
      net_weight: 1150,
      country_making: "HU",
      manufacturer_name: "Körös Frottír Kft.",
      manufacturer_address: "5600 Békéscsaba, Szövő utca 3.",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-deltio-magio",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ΤΕΧΝΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ" },
        {
          table: [
            ["Κωδικός προϊόντος", "MG-1207"],
            ["Περιγραφή", "Ολόσωμο μαγιό κολύμβησης"],
            ["Μάρκα", "Pelagia Swim"],
            ["Γραμμωτός κώδικας (EAN)", "5208164402714"],
            ["Σύνθεση", "82% πολυαμίδιο, 18% ελαστάνη"],
            ["Φόδρα", "100% πολυεστέρας"],
            ["Χώρα κατασκευής", "Ελλάδα"],
            ["Κατασκευαστής", "Πλεκτήρια Αιγαίου Α.Ε."],
            ["Διεύθυνση", "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 41, 570 22 Θεσσαλονίκη"],
          ],
          widths: [180, 300],
          lines: true,
        },
        {
          text: [
            "Οδηγίες φροντίδας: πλύσιμο στο χέρι, όχι χλωρίνη, όχι στεγνωτήριο, όχι σιδέρωμα,",
            "όχι στεγνό καθάρισμα. Ξεπλύνετε μετά από κάθε χρήση.",
          ],
        },
        {
          text: [
            "Προστασία UPF 50+. Αντοχή στο χλώριο 300 ώρες. Τιμή χονδρικής χωρίς ΦΠΑ 24%.",
            "Έκπτωση προπαραγγελίας 10% έως 31/01/2027.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MG-1207",
      brand: "Pelagia Swim",
      gtin: "5208164402714",
      fibre_composition: fibres("polyamide 82, elastane 18 | lining: polyester 100"),
      country_making: "GR",
      manufacturer_name: "Πλεκτήρια Αιγαίου Α.Ε.",
      manufacturer_address: "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 41, 570 22 Θεσσαλονίκη",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-anhaenger-strickjacke",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["photo"],
    font: "serif",
    pages: [
      [
        { title: "Nordlichter Strickwerk" },
        { text: ["Strickjacke mit Schalkragen", "Damen · Gr. 40 · Farbe Moor"] },
        {
          text: ["60 % Schurwolle", "30 % Seide", "10 % Kaschmir"],
        },
        {
          text: [
            "Feinwäsche von Hand. Nicht bleichen. Nicht im Wäschetrockner trocknen.",
            "Liegend trocknen. Mit 110 °C bügeln. Reinigung mit P möglich.",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Modell", "Gesine"],
            ["Art.", "30418-76"],
            ["Preis", "189,95 €"],
            ["EAN", "4045122876108"],
          ],
        },
        {
          text: [
            "Hergestellt in Deutschland",
            "Hersteller: Nordlichter Strickwerk GmbH & Co. KG, Hafenweg 2, 24395 Gelting",
            "Anhänger aus 100 % Altpapier. Bitte erst nach der Anprobe abnehmen, Umtausch sonst ausgeschlossen.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Nordlichter Strickwerk",
      reference: "30418-76",
      model_name: "Gesine",
      gtin: "4045122876108",
      fibre_composition: fibres("virgin wool 60, silk 30, cashmere 10"),
      country_making: "DE",
      manufacturer_name: "Nordlichter Strickwerk GmbH & Co. KG",
      manufacturer_address: "Hafenweg 2, 24395 Gelting",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "six-a-certificate-work-gloves",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { title: "CERTIFICATE" },
        { text: ["STANDARD 100 by OEKO-TEX®"], size: 13 },
        {
          pairs: [
            ["Certificate no.", "SHHO 118842"],
            ["Test institute", "Rheintal Textile Testing AG, Zofingen"],
            ["Valid until", "31 October 2027"],
            ["Product class", "II (products with direct contact to skin)"],
            ["Certificate holder", "Lanka Handguard (Pvt) Ltd"],
            ["Holder's role", "manufacturer"],
            ["Address", "Lot 27, Horana EPZ, Boralugoda, Poruwadanda 12432, Sri Lanka"],
          ],
          style: "gap",
        },
        {
          text: [
            "The above company is granted authorisation to use the STANDARD 100 mark for the articles in the",
            "annex, based on test report SHHO 118842.3. The results of the inspection showed that the articles",
            "meet the human-ecological requirements in force for product class II.",
          ],
          size: 9,
        },
        {
          text: [
            "The holder has signed a declaration of conformity according to EN ISO 17050-1 and is subject to",
            "control tests, each year on up to 20 % of the certified articles.",
          ],
          size: 9,
        },
        { text: ["Zofingen, 4 November 2026"], size: 9 },
      ],
      [
        { bar: "ANNEX TO CERTIFICATE SHHO 118842" },
        {
          table: [
            ["Article", "Description"],
            ["Gripmate 10 (LH-1042)", "Seamless knitted work glove, 65 % cotton, 35 % polyester, piece-dyed"],
            ["", "cuff: 70 % polyester, 30 % elastodiene"],
            ["", "palm dipped in natural latex, crinkle finish"],
          ],
          widths: [140, 345],
          lines: true,
        },
        {
          text: [
            "Accessories: overlock thread (polyester), printed size mark. Excluded: packaging, hang tags.",
            "Limit values class II: formaldehyde 75 mg/kg, pH 4.0 to 7.5, nickel released 1 mg/kg.",
          ],
          size: 9,
        },
        { text: ["Page 2 of 2"], size: 8 },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "SHHO 118842",
          issuer: "Rheintal Textile Testing AG",
          valid_until: "2027-10-31",
        },
      ],
      manufacturer_name: "Lanka Handguard (Pvt) Ltd",
      manufacturer_address: "Lot 27, Horana EPZ, Boralugoda, Poruwadanda 12432, Sri Lanka",
      reference: "LH-1042",
      model_name: "Gripmate 10",
      fibre_composition: fibres("cotton 65, polyester 35 | cuff: polyester 70, elastodiene 30"),
    },
  },
  {
    name: "six-a-invoice-scarf-three-colours",
    language: "en",
    template: "textile",
    kind: "invoice",
    also: ["fax"],
    font: "mono",
    pages: [
      [
        { text: ["COMMERCIAL INVOICE"], size: 14 },
        {
          text: [
            "Exporter : Hangzhou Greenlake Import & Export Co., Ltd.",
            "           Rm 1806, 58 Tiyuchang Road, Hangzhou, China",
            "Consignee: Dunmorrow Accessories Ltd",
            "           4 Quay Street, Galway H91 W2K8, Ireland",
            "Inv. no. : GL26-1183        Date: 2026-09-07",
            "Terms    : FOB Ningbo       L/C 60 days",
          ],
          size: 9,
        },
        {
          table: [
            ["Style", "Description", "Pcs", "USD", "Amount"],
            ["DA-5021 NVY", "Knitted scarf, navy", "1,200", "2.85", "3,420.00"],
            ["DA-5021 OAT", "Knitted scarf, oatmeal", "900", "2.85", "2,565.00"],
            ["DA-5021 MOS", "Knitted scarf, moss", "600", "2.85", "1,710.00"],
            ["TOTAL", "", "2,700", "", "7,695.00"],
          ],
          widths: [95, 185, 60, 50, 85],
          lines: true,
        },
        {
          text: [
            "STYLE        : DA-5021",
            "MATERIAL     : 65% ACRYLIC 20% POLYAMIDE 10% WOOL 5% ALPACA",
            "BRAND        : DUNMORROW",
            "H.S. CODE    : 6117 10 00",
            "ORIGIN       : CHINA",
            "MANUFACTURER : TONGLU HUAYUN KNITTING FACTORY",
            "               NO. 9 FENGCHUAN ROAD, TONGLU, ZHEJIANG, CHINA",
            "PACKING      : 54 CTNS, N.W. 513.00 KGS, G.W. 594.00 KGS",
          ],
          size: 9,
        },
        {
          text: [
            "Less 1.5% quality allowance as agreed, see credit note GL26-C77.",
            "We certify that this invoice is true and correct.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "DA-5021",
      brand: "Dunmorrow",
      fibre_composition: fibres("acrylic 65, polyamide 20, wool 10, alpaca 5"),
      country_making: "CN",
      manufacturer_name: "Tonglu Huayun Knitting Factory",
      manufacturer_address: "No. 9 Fengchuan Road, Tonglu, Zhejiang, China",
      commodity_code: "61171000",
    },
  },
  {
    name: "six-a-fiche-maillot-cycliste",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "FICHE PRODUIT – CYCLISME ÉTÉ 2027" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Col d'Aspe"],
                  ["Modèle", "Tourmentine M"],
                  ["Référence", "CA-27-M301"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["EAN (taille M)", "3760129504182"],
                  ["Poids (taille M)", "128 g"],
                  ["Fabrication", "Tunisie"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["", "Matière", "Grammage"],
            ["Devant", "100 % polyester", "118 g/m²"],
            ["Dos", "92 % polyester, 8 % élasthanne", "145 g/m²"],
            ["Manches", "80 % polyamide, 20 % élasthanne", "190 g/m²"],
          ],
          widths: [90, 230, 140],
          lines: true,
        },
        {
          text: [
            "Part de matière recyclée dans le produit fini : 61 % (polyester issu de bouteilles).",
            "Fil certifié GRS, certificat CB-GRS-0941877 du tisseur, valable jusqu'au 12/02/2027.",
          ],
        },
        {
          text: [
            "Lavage en machine à 30 °C programme délicat. Pas de javel. Pas de sèche-linge. Ne pas repasser.",
            "Pas de nettoyage à sec. Séchage sur fil.",
          ],
          size: 9,
        },
        {
          text: [
            "Trois poches dorsales, élastique siliconé au bas. Coupe ajustée : prendre une taille au-dessus pour",
            "un porter ample. Prix conseillé 119 € TTC (TVA 20 %), marge revendeur 45 %.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Col d'Aspe",
      model_name: "Tourmentine M",
      reference: "CA-27-M301",
      gtin: "3760129504182",
      net_weight: 128,
      country_making: "TN",
      fibre_composition: fibres(
        "front: polyester 100 | back: polyester 92, elastane 8 | sleeves: polyamide 80, elastane 20",
      ),
      recycled_content: 61,
      certificates: [{ name: "GRS", number: "CB-GRS-0941877", valid_until: "2027-02-12" }],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-rapporto-di-prova-dolcevita",
    language: "it",
    template: "textile",
    kind: "test_report",
    also: ["scan"],
    pages: [
      [
        { title: "RAPPORTO DI PROVA N. 26/08834" },
        { text: ["Laboratorio Tessile Sesia S.r.l. – Via Cartiera 60, 13011 Borgosesia (VC)"], size: 9 },
        {
          pairs: [
            ["Committente", "Ravelli & Figlie S.p.A., Corso Europa 12, 13900 Biella"],
            ["Campione", "n. 1 maglia dolcevita, colore cammello"],
            ["Codice articolo", "DV 0931"],
            ["Etichetta del campione", "90% cashmere, 10% seta"],
            ["Data ricevimento", "02/10/2026"],
            ["Data emissione", "09/10/2026"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Prova", "Metodo", "Risultato", "U.M."],
            ["Cashmere", "ISO 17751-2", "90,8", "%"],
            ["Seta", "ISO 1833-18", "9,2", "%"],
            ["Pilling, 7200 cicli", "ISO 12945-2", "3-4", "grado"],
            ["Variazione lunghezza", "ISO 5077", "-2,0", "%"],
            ["Variazione larghezza", "ISO 5077", "-3,5", "%"],
            ["pH", "ISO 3071", "6,4", "-"],
          ],
          widths: [165, 135, 90, 80],
          lines: true,
        },
        {
          text: [
            "Giudizio: la composizione trovata è conforme a quella dichiarata (tolleranza 3%).",
            "Incertezza estesa ± 1,2% con fattore di copertura k = 2. Tassi di ripresa: cashmere 17%, seta 11%.",
          ],
          size: 9,
        },
        {
          text: [
            "I risultati si riferiscono al solo campione provato. Il presente rapporto non può essere riprodotto",
            "parzialmente senza l'autorizzazione scritta del laboratorio.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "DV 0931",
      fibre_composition: fibres("cashmere 90, silk 10"),
      pilling_grade: 3.5,
    },
  },
  {
    name: "six-a-tarifa-hilados",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "TARIFA DE HILADOS – TEMPORADA 2027" },
        { text: ["Precios netos por kilo, puestos en fábrica, válidos hasta el 31/12/2026."] },
        {
          table: [
            ["Hilado", "Título", "Composición", "€/kg"],
            ["Brisa", "Nm 2/30", "50 % algodón 50 % acrílico", "8,10"],
            ["Cierzo", "Nm 1/14", "70 % acrílico 30 % lana", "9,75"],
            ["Garbí", "Nm 2/48", "100 % lana merina extrafina", "27,40"],
            ["Levante", "Ne 30/1", "60 % algodón 40 % modal", "7,85"],
            ["Tramontana", "Nm 1/6", "45 % mohair 55 % poliamida", "31,00"],
          ],
          widths: [100, 85, 225, 70],
          lines: true,
        },
        {
          text: [
            "Recargo de tintura en tonos oscuros 6 %. Pedidos de más de 500 kg: descuento del 4 %.",
            "Tolerancia en cantidad ± 5 %. Merma normal de tejeduría 3 %. IVA 21 % no incluido.",
            "Solicite muestra de color antes de hacer el pedido.",
          ],
          size: 9,
        },
        { text: ["Pagos a 60 días, 2 % por pronto pago a 10 días."], size: 9 },
      ],
    ],
    truth: {},
  },
  {
    name: "six-a-productinformatie-babyslaapzak",
    language: "nl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Productinformatie babyslaapzak" },
        {
          table: [
            ["Merk", "Duimelot", "Artikelnummer", "DL-SZ90-25"],
            ["Model", "Vuurtoren", "EAN", "8716809345250"],
            ["Maat", "90 cm, 6-18 mnd", "TOG-waarde", "2,5"],
            ["Gewicht", "480 g", "Gemaakt in", "Portugal"],
          ],
          widths: [70, 160, 105, 150],
          lines: true,
        },
        {
          pairs: [
            ["Buitenstof", "100% biologisch katoen (hydrofiel)"],
            ["Voering", "95% katoen, 5% elastaan"],
            ["Vulling", "100% polyester, 200 g/m²"],
            ["OEKO-TEX Standard 100", "certificaatnummer 2508-1177 Centexbel, klasse 1"],
          ],
          style: "colon",
        },
        {
          text: [
            "Wassen op 40 °C, niet bleken, drogen in de droger op lage temperatuur, niet strijken, niet chemisch",
            "reinigen. Sluit de rits voor het wassen. Krimp hooguit 5%.",
          ],
          size: 9,
        },
        {
          text: [
            "Veilig slapen: gebruik geen dekbed in combinatie met deze slaapzak. Controleer de nek van uw baby",
            "en kleed bij een kamertemperatuur van 18 graden met een romper met lange mouw (100% katoen).",
          ],
          size: 9,
        },
        {
          text: [
            "Voldoet aan EN 16781:2018. Duimelot is een merk van Kleine Vos B.V., Postbus 77, 3830 AB Leusden.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Duimelot",
      reference: "DL-SZ90-25",
      model_name: "Vuurtoren",
      gtin: "8716809345250",
      net_weight: 480,
      country_making: "PT",
      fibre_composition: fibres(
        "organic cotton 100 | lining: cotton 95, elastane 5 | filling: polyester 100",
      ),
      certificates: [{ name: "OEKO-TEX STANDARD 100", number: "2508-1177", issuer: "Centexbel" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-wszywka-bluzka",
    language: "pl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "PROJEKT WSZYWKI – DO AKCEPTACJI" },
        {
          pairs: [
            ["Zamówienie", "ZD/2026/5531"],
            ["Symbol wyrobu", "B-26-3078"],
            ["Opis", "Bluzka damska, dzianina wiskozowa, rękaw 3/4"],
            ["Rozmiar wszywki", "25 x 70 mm, nylon powlekany, druk czarny"],
          ],
          style: "gap",
        },
        {
          beside: [
            [
              {
                text: [
                  "strona A",
                  "– – – – – – – – – – – –",
                  "MALWA STUDIO",
                  "52% WISKOZA",
                  "44% POLIESTER",
                  "4% ELASTAN",
                  "Wyprodukowano w Polsce",
                  "– – – – – – – – – – – –",
                ],
              },
            ],
            [
              {
                text: [
                  "strona B",
                  "– – – – – – – – – – – –",
                  "prać w 30 °C, proces łagodny",
                  "nie wybielać",
                  "nie suszyć w suszarce",
                  "prasować do 110 °C",
                  "nie czyścić chemicznie",
                  "– – – – – – – – – – – –",
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Uwagi grafika: poprzednia wersja (50% wiskoza, 50% poliester) jest nieaktualna, proszę zniszczyć",
            "zapas. Naddatek druku 5%. Prosimy o zwrot podpisanej strony do 12.11.2026.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "B-26-3078",
      brand: "Malwa Studio",
      fibre_composition: fibres("viscose 52, polyester 44, elastane 4"),
      country_making: "PL",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "six-a-packing-list-school-socks",
    language: "en",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "PACKING LIST" },
        {
          table: [
            ["Shipper", "Çorlu Çorap Sanayi Ltd. Şti.", "P/L no.", "CC-0926-31"],
            ["Consignee", "Pipit Schoolwear Ltd", "Date", "22.09.2026"],
            ["Truck", "59 ACL 204", "Order", "PIP-8840"],
          ],
          widths: [70, 220, 65, 130],
          lines: true,
        },
        {
          table: [
            ["Ctn", "Style / description", "Size", "Packs", "N.W. kg", "G.W. kg"],
            ["1-20", "PS-77 school socks, 5 pair pack, charcoal", "9-12", "480", "112.0", "128.0"],
            ["21-50", "PS-77 school socks, 5 pair pack, charcoal", "12-3", "720", "187.2", "211.2"],
            ["51-62", "PS-77 school socks, 5 pair pack, charcoal", "4-7", "288", "83.5", "93.1"],
          ],
          widths: [50, 225, 45, 50, 55, 60],
          lines: true,
        },
        {
          pairs: [
            ["Brand on band", "Pipit"],
            ["Fibre content", "76% cotton 22% polyamide 2% elastane"],
            ["Made in", "Turkey"],
            ["Producer", "Çorlu Çorap Sanayi Ltd. Şti., Velimeşe OSB Mah. 212. Sk. No: 5, Ergene, Tekirdağ"],
          ],
          style: "colon",
        },
        {
          text: [
            "To goods-in: your item master still shows 80% cotton 18% polyester 2% elastane for PS-77 (season 2025).",
            "Please correct it from the line above before labels are printed. Cartons 60 x 40 x 40 cm, 80% filled.",
          ],
          size: 9,
        },
        { text: ["Total: 62 cartons, 1,488 packs, N.W. 382.7 kg, G.W. 432.3 kg, 5.95 m³"] },
      ],
    ],
    truth: {
      reference: "PS-77",
      brand: "Pipit",
      fibre_composition: fibres("cotton 76, polyamide 22, elastane 2"),
      country_making: "TR",
      manufacturer_name: "Çorlu Çorap Sanayi Ltd. Şti.",
      manufacturer_address: "Velimeşe OSB Mah. 212. Sk. No: 5, Ergene, Tekirdağ",
    },
  },
  {
    name: "six-a-pruefbericht-bettdecke",
    language: "de",
    template: "textile",
    kind: "test_report",
    pages: [
      [
        { title: "Prüfbericht 26-B-05519" },
        {
          text: ["Prüfstelle für Bettwaren Bodensee e. V., Seestraße 88, 88045 Friedrichshafen"],
          size: 9,
        },
        {
          pairs: [
            ["Auftraggeber", "Versandhaus Linde AG, Linz"],
            ["Prüfgut", "Steppbett Ganzjahr 135 x 200 cm"],
            ["Marke", "Traumweide"],
            ["Art.-Nr. des Auftraggebers", "880-4471"],
            ["Hersteller laut Auftraggeber", "Bettfedern Mühlau GmbH"],
            ["Eingang / Bericht", "05.10.2026 / 16.10.2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Merkmal", "Soll (Kennzeichnung)", "Ist"],
            ["Hülle", "100 % Baumwolle", "100 % Baumwolle"],
            ["Füllung", "85 % Schurwolle, 15 % Seide", "84,1 % Schurwolle, 15,9 % Seide"],
            ["Füllgewicht", "800 g", "812 g (+ 1,5 %)"],
            ["Gesamtgewicht", "ohne Angabe", "1.366 g"],
            ["Maß nach Wäsche", "max. - 4 %", "- 2,8 % / - 2,1 %"],
          ],
          widths: [115, 175, 195],
          lines: true,
        },
        {
          text: [
            "Beurteilung: Die Kennzeichnung ist im Rahmen der zulässigen Abweichung von 3 % richtig. Das",
            "Steppbett wurde dreimal nach Herstellerangabe gewaschen und getrocknet.",
          ],
          size: 9,
        },
        {
          text: [
            "Die Wollfüllung enthielt 0,4 % Fremdstoffe und 0,6 % Fett. Kein Nachweis von Mottenschutzmitteln.",
            "Der Bericht darf nur ungekürzt weitergegeben werden.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "880-4471",
      brand: "Traumweide",
      manufacturer_name: "Bettfedern Mühlau GmbH",
      fibre_composition: fibres("cotton 100 | filling: virgin wool 85, silk 15"),
      net_weight: 1366,
    },
  },
  {
    name: "six-a-avis-arrivee-transitaire",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "AVIS D'ARRIVÉE" },
        {
          beside: [
            [{ text: ["Transit Estuaire SAS", "Quai de l'Atlantique", "76600 Le Havre"] }],
            [{ text: ["Destinataire :", "Groupement Textile de l'Oise", "60000 Beauvais"] }],
          ],
        },
        {
          pairs: [
            ["Navire / voyage", "CAP LOUVIERS / 642W"],
            ["Connaissement", "MUNLEH2607714"],
            ["Conteneur", "TRLU 718204-6, 40' HC"],
            ["Port de chargement", "Mundra"],
            ["Arrivée prévue", "09/11/2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Nature des marchandises", "Colis", "Brut kg", "Droits"],
            ["Linge de table en coton et en lin", "214", "3 180", "12 %"],
            ["Coussins, mélanges polyester et viscose", "96", "1 040", "12 %"],
            ["Tapis en jute", "40", "1 520", "4 %"],
          ],
          widths: [265, 60, 75, 75],
          lines: true,
        },
        {
          text: [
            "TVA à l'importation 20 %, autoliquidée. Commission d'avance de fonds 1,5 % du débours.",
            "Merci de nous transmettre la composition exacte de chaque article (« 55 % lin 45 % coton »)",
            "avant le 05/11/2026 : la déclaration ne peut être déposée avec la mention « mélange ».",
            "Surestaries à partir du sixième jour : 85 € par jour, majorées de 25 % après dix jours.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "six-a-e-bike-battery-datasheet",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "BATTERY DATA SHEET   DOWNTUBE PACK" },
        {
          table: [
            ["Brand", "Velmark"],
            ["Model", "VM-DT630"],
            ["Article number", "7400-0630-02"],
            ["EAN", "4012237759145"],
            ["Cell chemistry", "Lithium-ion, NMC"],
            ["Nominal voltage", "36 V"],
            ["Charge cut-off voltage", "42.0 V (maximum)"],
            ["Discharge cut-off voltage", "27.5 V (minimum)"],
            ["Rated capacity", "17.5 Ah"],
            ["Rated energy", "630 Wh"],
            ["Weight", "3.45 kg ± 2 %"],
            ["Cycle life", "800 cycles to 70 % of rated capacity"],
            ["Country of origin", "Poland"],
          ],
          widths: [190, 290],
          lines: true,
        },
        {
          text: [
            "Manufacturer: Velmark Energy Sp. z o.o., ul. Akumulatorowa 4, 55-040 Bielany Wrocławskie, Poland.",
            "Store at 30 % to 60 % charge. The charger VM-C4 (42 V, 4 A) is sold apart. UN 38.3 test summary",
            "available on request. Carry bag: 100 % polyester, not part of this data sheet.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Velmark",
      model_name: "VM-DT630",
      reference: "7400-0630-02",
      gtin: "4012237759145",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 27.5,
      rated_capacity: 17.5,
      rated_energy: 0.63,
      battery_weight: 3.45,
      country_making: "PL",
      manufacturer_name: "Velmark Energy Sp. z o.o.",
      manufacturer_address: "ul. Akumulatorowa 4, 55-040 Bielany Wrocławskie, Poland",
    },
  },
  {
    name: "six-a-ficha-banco-balneario",
    language: "pt",
    template: "furniture",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Ficha técnica – Banco de balneário" },
        {
          pairs: [
            ["Marca", "Ginásia"],
            ["Modelo", "Lordelo 120"],
            ["Referência", "BB-120-FX"],
            ["Dimensões (L x P x A)", "120 x 38 x 45 cm"],
            ["Peso", "16,8 kg"],
            ["Peso com embalagem", "18,5 kg"],
            ["Assento", "ripas de faia maciça, verniz aquoso"],
            ["Estrutura", "tubo de aço 40 x 40 mm, 30 % reciclado, pintura epóxi"],
            ["Carga máxima", "300 kg, EN 16139"],
            ["País de fabrico", "Portugal"],
            ["Fabricante", "Metalúrgica do Sousa, Lda."],
            ["Morada", "Zona Industrial de Lordelo, Lote 12, 4580-591 Paredes"],
          ],
          style: "dots",
        },
        {
          text: [
            "Madeira com certificado FSC n.º SGSCH-COC-118206. Limpar com pano húmido.",
            "Garantia de 3 anos. Preços sem IVA (23 %). Desconto de 15 % para clubes e escolas.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Ginásia",
      model_name: "Lordelo 120",
      reference: "BB-120-FX",
      dimensions: "120 x 38 x 45 cm",
      net_weight: 16.8,
      country_making: "PT",
      manufacturer_name: "Metalúrgica do Sousa, Lda.",
      manufacturer_address: "Zona Industrial de Lordelo, Lote 12, 4580-591 Paredes",
      certificates: [{ name: "FSC", number: "SGSCH-COC-118206" }],
    },
  },
  {
    name: "six-a-scheda-orologio-gps",
    language: "it",
    template: "electronics",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "SCHEDA PRODOTTO / PRODUCT SHEET" },
        {
          pairs: [
            ["Marca / Brand", "Altimetra"],
            ["Modello / Model", "Cresta 2 Solar"],
            ["Codice / Item code", "ALT-CR2S-BK"],
            ["EAN", "8057792103473"],
            ["Peso / Weight", "0,052 kg con cinturino / with strap"],
            ["Batteria / Battery", "Li-ion, 310 mAh"],
            ["Plastica riciclata / Recycled content", "18 % del prodotto / of the product"],
            ["Paese di origine / Country of origin", "Taiwan"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Fabbricante / Manufacturer: Altimetra S.r.l., Via dei Mulini 41, 38121 Trento, Italia",
            "Cinturino in tessuto di poliammide, lavabile a mano. Strap of woven polyamide, hand wash.",
            "Impermeabile 10 ATM. Precisione del passo ± 1 %. Carica 0-80 % in 45 minuti.",
          ],
          size: 9.5,
        },
      ],
    ],
    truth: {
      brand: "Altimetra",
      model_name: "Cresta 2 Solar",
      reference: "ALT-CR2S-BK",
      gtin: "8057792103473",
      net_weight: 0.052,
      battery_chemistry: "Li-ion",
      battery_capacity: 310,
      recycled_content: 18,
      country_making: "TW",
      manufacturer_name: "Altimetra S.r.l.",
      manufacturer_address: "Via dei Mulini 41, 38121 Trento, Italia",
    },
  },
];
