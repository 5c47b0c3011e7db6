/** Papers of clothing, home textile and workwear firms of Central, Southern and South-Eastern Europe. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_TWELFTH_FIRST: readonly Specimen[] = [
  {
    name: "pt-ficha-tecnica-polo",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Malhas Rio Covo, Lda. · Dep. de Desenvolvimento · Mod. 14/B"], size: 8 },
        { title: "FICHA TÉCNICA DE PRODUTO" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Ref.ª", "PL-4417/26"],
                  ["Modelo", "Esposende"],
                  ["Descrição", "Polo de homem, manga curta"],
                  ["Marca", "Vale d'Este"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Estação", "PV 2026"],
                  ["Data", "12-11-2025"],
                  ["Revisão", "03"],
                  ["Elaborado por", "S. Matos"],
                ],
              },
            ],
          ],
        },
        { bar: "1. Malha" },
        {
          pairs: [
            ["Estrutura", "Piqué simples, 24 galgas"],
            ["Composição", "95 % algodão orgânico, 5 % elastano"],
            ["Título do fio", "Ne 30/1 penteado"],
            ["Gramagem", "220 g/m² ± 5 %"],
            ["Encolhimento máx.", "5 % comp. / 5 % larg."],
            ["Peso da peça (tam. M)", "248 g"],
          ],
          style: "gap",
        },
        { bar: "2. Tabela de medidas (cm)" },
        {
          table: [
            ["Ponto de medida", "S", "M", "L", "XL", "XXL", "Tol."],
            ["A  1/2 peito", "49", "52", "55", "58", "61", "± 1"],
            ["B  Comprimento total", "69", "71", "73", "75", "77", "± 1"],
            ["C  Ombro a ombro", "42", "44", "46", "48", "50", "± 0,5"],
            ["D  Comp. manga", "21", "22", "23", "24", "25", "± 0,5"],
          ],
          widths: [157, 55, 55, 55, 55, 55, 55],
          lines: true,
        },
        { bar: "3. Conservação" },
        {
          text: [
            "Lavar na máquina a 40 °C com cores semelhantes. Não branquear.",
            "Não secar na máquina. Passar a ferro a temperatura média (máx. 150 °C).",
            "Não limpar a seco.",
          ],
        },
        { bar: "4. Produção" },
        {
          pairs: [
            ["Tricotagem", "Portugal"],
            ["Tingimento", "Portugal"],
            ["País de fabrico", "Portugal"],
            ["Fabricante", "Malhas Rio Covo, Lda."],
            ["Morada", "Rua da Estação 212, 4755-208 Barcelos, Portugal"],
          ],
          style: "gap",
        },
        {
          text: [
            "Qualquer alteração a esta ficha carece de aprovação escrita do cliente. Etiqueta de tamanho no decote, etiqueta de composição na costura lateral esquerda, a 10 cm da bainha.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "PL-4417/26",
      model_name: "Esposende",
      brand: "Vale d'Este",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 248,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      manufacturer_name: "Malhas Rio Covo, Lda.",
      manufacturer_address: "Rua da Estação 212, 4755-208 Barcelos, Portugal",
    },
  },
  {
    name: "it-scheda-prodotto-cardigan",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Torre Alta – Maglieria dal 1968" },
        { text: ["Scheda prodotto  |  Collezione Autunno/Inverno 2026-27  |  Donna"], size: 9 },
        {
          table: [
            ["Articolo", "Modello", "Finezza", "Capi / kg"],
            ["TA2607-CRD", "Oropa", "7 GG", "2,2"],
          ],
          widths: [130, 130, 110, 117],
          lines: true,
        },
        {
          text: [
            "Cardigan a costa inglese con collo sciallato e bottoni in corozo. Spalla scesa, due tasche applicate, rammaglio eseguito a mano.",
          ],
        },
        {
          pairs: [
            ["COMPOSIZIONE", "70% lana merino - 20% alpaca - 10% poliammide"],
            ["MARCHIO", "Torre Alta"],
            ["TAGLIE", "XS - S - M - L - XL"],
            ["PESO CAPO", "gr. 455 (taglia S)"],
            ["COLORI", "010 panna · 118 cammello · 402 bosco · 900 antracite"],
          ],
          style: "stacked",
        },
        { bar: "TRACCIABILITÀ DELLA FILIERA" },
        {
          table: [
            ["Fase", "Paese", "Note"],
            ["Origine delle fibre", "Australia, Perù", "lana mulesing free"],
            ["Filatura", "Italia", "Biella"],
            ["Tintura", "Italia", "in filo, a rocche"],
            ["Smacchinatura (maglieria)", "Italia", "interna"],
            ["Confezione", "Italia", "interna"],
          ],
          widths: [180, 140, 167],
        },
        { bar: "MANUTENZIONE" },
        {
          text: [
            "Lavare a mano in acqua fredda con detersivo neutro",
            "Non candeggiare",
            "Asciugare in piano, lontano da fonti di calore. Non asciugare in tamburo",
            "Stirare a bassa temperatura (max 110 °C)",
            "Lavabile a secco con percloroetilene, ciclo delicato (P)",
          ],
        },
        {
          text: [
            "Prodotto da: Maglificio Torre Alta S.r.l.",
            "Via del Lanificio 9",
            "13811 Andorno Micca (BI)",
            "Italia",
          ],
        },
        {
          text: [
            "Cap. soc. € 90.000 i.v. – REA BI-204417 – P. IVA 02204417021 – info@torrealta-maglieria.example – I colori su carta hanno valore indicativo.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "TA2607-CRD",
      model_name: "Oropa",
      brand: "Torre Alta",
      fibre_composition: fibres("merino wool 70, alpaca 20, polyamide 10"),
      net_weight: 455,
      country_fibre: ["AU", "PE"],
      country_spinning: "IT",
      country_dyeing: "IT",
      country_weaving: "IT",
      country_making: "IT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat", "do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
      manufacturer_name: "Maglificio Torre Alta S.r.l.",
      manufacturer_address: "Via del Lanificio 9, 13811 Andorno Micca (BI), Italia",
    },
  },
  {
    name: "es-lista-contenido-manta",
    language: "es",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "TEJIDOS VINALOPÓ NORTE, S.L.",
                  "Pol. Ind. Els Solans, Calle 3, nº 21",
                  "03450 Banyeres de Mariola (Alicante)",
                  "C.I.F. B-53900127   Tel. 965 000 143",
                ],
                size: 9,
              },
            ],
            [{ title: "LISTA DE CONTENIDO" }, { text: ["Nº 2026/00318      Fecha: 09/02/2026"] }],
          ],
        },
        {
          beside: [
            [
              {
                text: [
                  "Destinatario:",
                  "Maisons du Littoral SAS",
                  "Plateforme logistique, Quai 14",
                  "13127 Vitrolles (Francia)",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Su pedido", "4500117820"],
                  ["Albarán", "A-26/1177"],
                  ["Transportista", "Trans Sureste, S.A."],
                  ["Incoterm", "FCA Banyeres"],
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Artículo", "Manta de sofá con flecos 130 x 170 cm"],
            ["Referencia", "MS-130170-FLX"],
            ["Marca", "Llar & Mar"],
            ["Código EAN", "8437005122444"],
            ["Composición", "60% algodón reciclado, 25% acrílico, 15% poliéster"],
            ["Contenido reciclado", "60%"],
            ["Peso neto por unidad", "0,820 kg"],
            ["País de origen", "España"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Bultos", "Color", "Uds./caja", "Uds.", "P. neto", "P. bruto"],
            ["1 - 6", "Arena", "12", "72", "59,04 kg", "65,40 kg"],
            ["7 - 10", "Terracota", "12", "48", "39,36 kg", "43,60 kg"],
            ["11 - 12", "Azul niebla", "12", "24", "19,68 kg", "21,80 kg"],
            ["TOTAL 12", "", "", "144", "118,08 kg", "130,80 kg"],
          ],
          widths: [75, 105, 75, 62, 85, 85],
          lines: true,
        },
        {
          text: [
            "Medidas de la caja: 60 x 40 x 50 cm. Palets: 1 (EUR), altura 1,62 m, peso total con palet 153 kg.",
            "Fabricante: Tejidos Vinalopó Norte, S.L. (dirección arriba indicada).",
          ],
          size: 9,
        },
        {
          text: [
            "Reclamaciones por faltas: dentro de las 24 h siguientes a la recepción, anotadas en el CMR. Mercancía asegurada por el comprador.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "MS-130170-FLX",
      brand: "Llar & Mar",
      gtin: "8437005122444",
      fibre_composition: fibres("recycled cotton 60, acrylic 25, polyester 15"),
      recycled_content: 60,
      net_weight: 820,
      country_making: "ES",
      manufacturer_name: "Tejidos Vinalopó Norte, S.L.",
      manufacturer_address: "Pol. Ind. Els Solans, Calle 3, nº 21, 03450 Banyeres de Mariola (Alicante)",
    },
  },
  {
    name: "el-dilosi-symmorfosis-forma",
    language: "el",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ ΕΕ" },
        { text: ["σύμφωνα με τον Κανονισμό (ΕΕ) 2016/425, Παράρτημα IX"], size: 9 },
        {
          text: [
            "1. ΜΑΠ: Φόρμα εργασίας με προστασία από θερμότητα και φλόγα, κωδικός προϊόντος FX-2210, εμπορικό σήμα ATLAS WORK, μεγέθη 46 έως 62.",
            "",
            "2. Όνομα και διεύθυνση του κατασκευαστή:",
            "Βιοτεχνία Ενδυμάτων Θερμαϊκός Α.Ε.",
            "Οδός Μοναστηρίου 311",
            "546 27 Θεσσαλονίκη, Ελλάδα",
            "",
            "3. Η παρούσα δήλωση συμμόρφωσης εκδίδεται με αποκλειστική ευθύνη του κατασκευαστή.",
            "",
            "4. Αντικείμενο της δήλωσης: ολόσωμη φόρμα, χρώμα μπλε σκούρο, με δύο τσέπες στήθους και φερμουάρ δύο κατευθύνσεων.",
          ],
        },
        {
          pairs: [
            ["Σύνθεση υφάσματος", "55% μοντακρυλικό, 45% βαμβάκι"],
            ["Βάρος υφάσματος", "290 g/m²"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "gap",
        },
        {
          text: [
            "5. Το αντικείμενο της δήλωσης είναι σύμφωνο με την ενωσιακή νομοθεσία εναρμόνισης: Κανονισμός (ΕΕ) 2016/425.",
            "",
            "6. Εναρμονισμένα πρότυπα: EN ISO 13688:2013 + A1:2021, EN ISO 11612:2015 (A1 B1 C1), EN 1149-5:2018.",
            "",
            "7. Ο κοινοποιημένος οργανισμός AITEX (αριθ. 0161) διενήργησε την εξέταση τύπου ΕΕ και εξέδωσε το πιστοποιητικό εξέτασης τύπου ΕΕ αριθ. 24/3317/00/0161, με ισχύ έως 18/06/2029.",
            "",
            "8. Το ΜΑΠ υπόκειται στη διαδικασία αξιολόγησης της συμμόρφωσης Ενότητα Α (κατηγορία II).",
            "",
            "Υπογραφή για λογαριασμό του κατασκευαστή: Θεσσαλονίκη, 03/03/2026",
            "Ε. Καραμήτρου, Υπεύθυνη Ποιότητας",
          ],
        },
      ],
    ],
    truth: {
      reference: "FX-2210",
      brand: "ATLAS WORK",
      manufacturer_name: "Βιοτεχνία Ενδυμάτων Θερμαϊκός Α.Ε.",
      manufacturer_address: "Οδός Μοναστηρίου 311, 546 27 Θεσσαλονίκη, Ελλάδα",
      fibre_composition: fibres("modacrylic 55, cotton 45"),
      country_making: "GR",
      certificates: [
        {
          name: "EU type-examination (EU) 2016/425",
          number: "24/3317/00/0161",
          issuer: "AITEX",
          valid_until: "2029-06-18",
        },
      ],
    },
  },
  {
    name: "hr-web-stranica-rucnik",
    language: "hr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Početna  ›  Kupaonica  ›  Ručnici  ›  Ručnik za ruke Kupa"], size: 8 },
        { title: "Ručnik za ruke Kupa, maslinasto zelena" },
        { text: ["★★★★☆  (37 recenzija)      Na zalihi: 18 kom"], size: 9 },
        { text: ["14,90 €", "PDV uključen. Najniža cijena u zadnjih 30 dana: 13,41 €"] },
        {
          text: [
            "Mekan i upijajući frotirni ručnik s ukrasnom bordurom. Dostava za 2 do 4 radna dana, besplatna iznad 60 €. Povrat u roku od 14 dana.",
          ],
        },
        { bar: "Specifikacije" },
        {
          table: [
            ["Robna marka", "Lana Doma"],
            ["Model", "Kupa"],
            ["Kataloški broj", "10-55812"],
            ["EAN", "3856011770237"],
            ["Dimenzije", "50 × 100 cm"],
            ["Sirovinski sastav", "100 % pamuk"],
            ["Gramatura", "500 g/m²"],
            ["Težina", "250 g"],
            ["Zemlja podrijetla", "Hrvatska"],
            ["Proizvođač", "Tekstil Krapina d.o.o., Ulica Ljudevita Gaja 40, 49000 Krapina, Hrvatska"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { bar: "Održavanje" },
        {
          text: [
            "• pranje na najviše 60 °C",
            "• ne izbjeljivati",
            "• sušenje u sušilici na niskoj temperaturi",
            "• glačanje na najviše 150 °C",
            "• ne čistiti kemijski",
          ],
        },
        { bar: "Kupci su pogledali i" },
        {
          table: [
            ["Ručnik za tijelo Kupa 70 × 140", "Kupaonski tepih Sava", "Ogrtač Mura, bambus"],
            ["29,90 €", "19,90 €", "54,90 €"],
          ],
        },
        {
          text: [
            "Prodavatelj: Dom i Tekstil web trgovina d.o.o., Radnička cesta 77, 10000 Zagreb, OIB 40911823377",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "10-55812",
      brand: "Lana Doma",
      model_name: "Kupa",
      gtin: "3856011770237",
      fibre_composition: fibres("cotton 100"),
      net_weight: 250,
      country_making: "HR",
      manufacturer_name: "Tekstil Krapina d.o.o.",
      manufacturer_address: "Ulica Ljudevita Gaja 40, 49000 Krapina, Hrvatska",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "sl-izjava-dobavitelja-posteljnina",
    language: "sl",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        {
          text: [
            "Posteljnina Pohorje d.o.o.",
            "Tržaška cesta 65, 2000 Maribor, Slovenija",
            "T +386 2 555 01 90 | ID za DDV SI44810237 | www.posteljnina-pohorje.example",
          ],
          size: 9,
        },
        { text: ["Trgovina Lipa d.d., Nabava – dom", "Letališka cesta 30", "1000 Ljubljana"] },
        { text: ["Maribor, 21. 1. 2026"] },
        { title: "Izjava dobavitelja" },
        {
          text: [
            "Spodaj podpisani izjavljamo, da je posteljnina, ki vam jo dobavljamo pod šifro artikla PB-3380, izdelana v Sloveniji v našem lastnem obratu in da smo njen proizvajalec.",
            "",
            "Izdelek nosi blagovno znamko Mirna noč. Surovinska sestava: 52 % lan, 48 % bombaž. Tkanina ima površinsko maso 165 g/m² in je predprana.",
            "",
            "Za izdelek velja certifikat STANDARD 100 by OEKO-TEX®, razred II, št. 19.0.88214, ki ga je izdal inštitut OETI z Dunaja in velja do 31. 10. 2026.",
            "",
            "Izdelek ne vsebuje snovi s seznama kandidatk po uredbi REACH nad 0,1 % mase.",
            "",
            "Priporočena nega: pranje pri 60 °C, likanje pri najvišji temperaturi 200 °C, sušenje v sušilnem stroju pri nizki temperaturi, brez beljenja.",
          ],
        },
        { text: ["Izjava velja do preklica, najdlje dve leti od datuma izdaje."] },
        { text: ["Mag. Irena Kos", "vodja kakovosti"] },
      ],
    ],
    truth: {
      reference: "PB-3380",
      brand: "Mirna noč",
      country_making: "SI",
      manufacturer_name: "Posteljnina Pohorje d.o.o.",
      manufacturer_address: "Tržaška cesta 65, 2000 Maribor, Slovenija",
      fibre_composition: fibres("linen 52, cotton 48"),
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "19.0.88214",
          issuer: "OETI",
          valid_until: "2026-10-31",
        },
      ],
      care_washing: "wash_60",
      care_ironing: "iron_200",
      care_drying: ["tumble_low"],
      care_bleaching: "do_not_bleach",
    },
  },
  {
    name: "hu-termekadatlap-munkanadrag",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "TERMÉKADATLAP – MUNKARUHÁZAT" },
        {
          pairs: [
            ["Megnevezés", "Férfi deréknadrág, térdvédő zsebbel"],
            ["Cikkszám", "MN-7045-KSZ"],
            ["Modell", "Mátra Pro"],
            ["Márka", "VasMunka"],
            ["Vonalkód (EAN)", "5998873104558"],
            ["Méretek", "46–64"],
            ["Szín", "kék/szürke"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Rész", "Anyagösszetétel", "Tömeg"],
            ["Felsőanyag", "65% poliészter, 35% pamut", "245 g/m²"],
            ["Zsebbélés", "80% poliészter, 20% pamut", "110 g/m²"],
          ],
          widths: [130, 247, 110],
          lines: true,
        },
        {
          pairs: [
            ["A termék tömege", "610 g (50-es méret)"],
            ["Csomagolás", "egyesével polibagben, 20 db/karton"],
            ["Vámtarifaszám", "6203 43 11"],
            ["Származási ország", "Magyarország"],
          ],
          style: "dots",
        },
        { bar: "KEZELÉSI ÚTMUTATÓ" },
        {
          pairs: [
            ["Mosás", "60 °C, normál program"],
            ["Fehérítés", "nem fehéríthető"],
            ["Szárítás", "gépben szárítható, alacsony hőfokon"],
            ["Vasalás", "közepes hőfokon, legfeljebb 150 °C"],
            ["Vegytisztítás", "vegyileg nem tisztítható"],
          ],
        },
        { bar: "GYÁRTÓ" },
        {
          text: ["Zalai Munkaruha Kft.", "Ipari út 8.", "8900 Zalaegerszeg"],
        },
        {
          text: [
            "Szabvány: EN ISO 13688:2013. A térdvédő betét nem tartozéka a terméknek. Az adatlap tájékoztató jellegű, a gyártó a műszaki változtatás jogát fenntartja. Kiadás: 2026/02, 4. változat.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "MN-7045-KSZ",
      model_name: "Mátra Pro",
      brand: "VasMunka",
      gtin: "5998873104558",
      fibre_composition: fibres("shell: polyester 65, cotton 35 | pocket lining: polyester 80, cotton 20"),
      net_weight: 610,
      country_making: "HU",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Zalai Munkaruha Kft.",
      manufacturer_address: "Ipari út 8., 8900 Zalaegerszeg",
      commodity_code: "62034311",
    },
  },
  {
    name: "ro-raport-incercare-pulover",
    language: "ro",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        {
          text: [
            "TEXLAB MOLDOVA S.R.L. – Laborator de încercări textile",
            "Str. Prof. D. Mangeron 59, 700050 Iași · laborator acreditat RENAR conform SR EN ISO/IEC 17025, certificat LI 1094",
          ],
          size: 8.5,
        },
        { title: "RAPORT DE ÎNCERCARE Nr. 1182 / 14.10.2025" },
        {
          pairs: [
            ["Solicitant", "Depozit Fashion Est S.R.L., București"],
            ["Comanda", "2231 din 02.10.2025"],
            ["Denumirea probei", "pulover tricotat pentru bărbați"],
            ["Cod articol", "TBM 5506"],
            ["Marca", "Carpatin"],
            ["Producător", "Tricomold S.A., Calea Republicii 148, 600304 Bacău"],
            ["Țara de fabricație", "România"],
            ["Data primirii probei", "03.10.2025"],
            ["Perioada încercărilor", "06.10 – 13.10.2025"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Caracteristica", "Metoda", "U.M.", "Rezultat"],
            ["Compoziție fibroasă: lână", "SR EN ISO 1833-4", "%", "50,3"],
            ["Compoziție fibroasă: acril", "SR EN ISO 1833-4", "%", "49,7"],
            ["Masa produsului", "cântărire", "g", "512"],
            ["Masa pe unitatea de suprafață", "SR EN 12127", "g/m²", "386"],
            ["Variația dimensională, lungime", "SR EN ISO 5077", "%", "-2,5"],
            ["Variația dimensională, lățime", "SR EN ISO 5077", "%", "-1,8"],
            ["Rezistența vopsirii la spălare", "SR EN ISO 105-C06", "notă", "4-5"],
            ["Efect pilling, 7000 cicluri", "SR EN ISO 12945-2", "notă", "3-4"],
            ["pH extract apos", "SR EN ISO 3071", "–", "6,4"],
          ],
          widths: [205, 140, 55, 87],
          lines: true,
        },
        {
          text: [
            "Rezultatele se referă numai la proba supusă încercărilor. Incertitudinea extinsă a compoziției: ± 0,8 %, k = 2.",
            "Reproducerea parțială a raportului este permisă numai cu acordul scris al laboratorului.",
          ],
          size: 8.5,
        },
        { text: ["Șef laborator: ing. Mihaela Ursu          Executant: chim. D. Lupașcu"] },
        { text: ["Pagina 1 din 1"], size: 8 },
      ],
    ],
    truth: {
      reference: "TBM 5506",
      brand: "Carpatin",
      fibre_composition: fibres("wool 50.3, acrylic 49.7"),
      net_weight: 512,
      country_making: "RO",
      manufacturer_name: "Tricomold S.A.",
      manufacturer_address: "Calea Republicii 148, 600304 Bacău",
      pilling_grade: 3.5,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "bg-produktova-karta-spalno-belio",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { title: "ПРОДУКТОВА КАРТА" },
        {
          pairs: [
            ["Наименование", "Спален комплект, двоен, 4 части"],
            ["Марка", "Роза Дом"],
            ["Модел", "Искър"],
            ["Артикулен №", "СК-204-И"],
            ["Баркод", "3800451290640"],
            ["Състав", "100% памук (ранфорс)"],
            ["Плътност на плата", "140 г/м²"],
            ["Тегло на комплекта", "1,650 кг"],
            ["Произход", "България"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Съдържание на комплекта", "Размер (см)", "Брой"],
            ["Плик за завивка", "200 / 220", "1"],
            ["Долен чаршаф", "220 / 240", "1"],
            ["Калъфка за възглавница", "50 / 70", "2"],
          ],
          widths: [240, 147, 100],
          lines: true,
        },
        { bar: "Грижи за изделието" },
        {
          text: [
            "Пране на 40 °C, нормална програма. Да не се избелва. Сушене на простор.",
            "Гладене до 200 °C. Да не се подлага на химическо чистене.",
            "Перете тъмните цветове отделно. Преди първа употреба изперете изделието обърнато наопаки.",
          ],
        },
        {
          text: [
            "Производител: „Текстил Марица“ ЕООД",
            "гр. Пловдив 4003, бул. „Дунав“ 78",
            "тел. 032 900 417, office@tekstil-maritsa.example",
          ],
        },
        {
          text: [
            "Рекламации се приемат в срока по Закона за предоставяне на цифрово съдържание и за продажба на стоки. Допуска се отклонение в размерите до ±3%.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Роза Дом",
      model_name: "Искър",
      reference: "СК-204-И",
      gtin: "3800451290640",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1650,
      country_making: "BG",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["line"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "„Текстил Марица“ ЕООД",
      manufacturer_address: "гр. Пловдив 4003, бул. „Дунав“ 78",
    },
  },
  {
    name: "tr-ceki-listesi-tisort",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Üretici / Manufacturer:",
                  "Ege Örme Konfeksiyon San. ve Tic. A.Ş.",
                  "Kemalpaşa OSB Mah. 44. Sok. No: 12",
                  "35730 Kemalpaşa / İzmir, Türkiye",
                ],
              },
            ],
            [
              {
                text: [
                  "Alıcı / Consignee:",
                  "Nordlys Mode GmbH",
                  "Wendenstraße 188",
                  "20537 Hamburg, Deutschland",
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Fatura No / Invoice No", "EGE2026000000417"],
            ["Tarih / Date", "27.03.2026"],
            ["Sipariş No / Order No", "NL-88120"],
            ["Marka / Brand", "NORELLA"],
            ["Model Kodu / Style Ref.", "26-LW-118"],
            ["Ürün / Description", "Kadın tişört, örme / Ladies' knitted T-shirt"],
            ["Karışım / Composition", "%50 modal, %45 pamuk, %5 elastan"],
            ["Menşei / Origin", "Türkiye"],
            ["G.T.İ.P. / HS Code", "6109.90.20.00.00"],
          ],
        },
        {
          table: [
            ["Koli No", "Renk", "XS", "S", "M", "L", "XL", "Adet", "N.W. kg", "G.W. kg"],
            ["1-10", "Ekru", "4", "10", "14", "8", "4", "400", "58,0", "66,0"],
            ["11-22", "Lacivert", "4", "10", "14", "8", "4", "480", "69,6", "79,2"],
            ["23-30", "Gül kurusu", "4", "10", "14", "8", "4", "320", "46,4", "52,8"],
            ["30 koli", "", "", "", "", "", "", "1200", "174,0", "198,0"],
          ],
          widths: [57, 78, 34, 34, 34, 34, 34, 52, 65, 65],
          lines: true,
        },
        {
          pairs: [
            ["Koli ölçüsü / Carton size", "60 x 40 x 35 cm"],
            ["Toplam hacim / Total volume", "2,52 m³"],
            ["Teslim şekli / Delivery term", "FCA İzmir"],
            ["Nakliyeci / Forwarder", "Körfez Lojistik Ltd. Şti."],
          ],
        },
        { text: ["Kaşe – imza / Stamp – signature"], size: 9 },
      ],
    ],
    truth: {
      manufacturer_name: "Ege Örme Konfeksiyon San. ve Tic. A.Ş.",
      manufacturer_address: "Kemalpaşa OSB Mah. 44. Sok. No: 12, 35730 Kemalpaşa / İzmir, Türkiye",
      brand: "NORELLA",
      reference: "26-LW-118",
      fibre_composition: fibres("modal 50, cotton 45, elastane 5"),
      country_making: "TR",
    },
  },
  {
    name: "fr-fiche-agec-tee-shirt",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Belle-Rive  ·  belle-rive.example  ·  Service clients 04 00 22 61 18"], size: 8 },
        { title: "Fiche produit relative aux qualités et caractéristiques environnementales" },
        {
          text: [
            "Établie en application de l'article 13 de la loi AGEC et du décret n° 2022-748 du 29 avril 2022.",
          ],
          size: 9,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Belle-Rive"],
                  ["Modèle", "Camargue"],
                  ["Référence", "BR26-TS-0311"],
                  ["Code-barres", "3760128455096"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Désignation", "T-shirt femme manches longues"],
                  ["Composition", "60 % coton, 40 % polyester recyclé"],
                  ["Poids du produit", "182 g"],
                  ["Collection", "Printemps 2026"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Traçabilité géographique des trois principales étapes de fabrication" },
        {
          table: [
            ["Étape", "Pays"],
            ["Tricotage", "Portugal"],
            ["Teinture et impression", "Portugal"],
            ["Confection", "Tunisie"],
          ],
          widths: [250, 237],
          lines: true,
        },
        { bar: "Incorporation de matière recyclée" },
        { text: ["Produit comportant au moins 40 % de matières recyclées."] },
        { bar: "Microfibres" },
        { text: ["Rejette des microfibres plastiques dans l'environnement lors du lavage."] },
        { bar: "Emballage" },
        {
          text: [
            "Sachet en papier kraft entièrement recyclable, comportant au moins 100 % de matières recyclées.",
          ],
        },
        { bar: "Entretien" },
        {
          text: [
            "Lavage à 30 °C, programme délicat. Blanchiment interdit. Pas de sèche-linge.",
            "Repassage à température douce, 110 °C maximum. Nettoyage à sec interdit.",
          ],
        },
        {
          text: [
            "Distribué par Belle-Rive SAS, 27 quai de la Fosse, 44000 Nantes. Fiche mise à jour le 5 janvier 2026. Le référent environnemental répond à developpement-durable@belle-rive.example.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Belle-Rive",
      model_name: "Camargue",
      reference: "BR26-TS-0311",
      gtin: "3760128455096",
      fibre_composition: fibres("cotton 60, recycled polyester 40"),
      recycled_content: 40,
      net_weight: 182,
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "TN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "de-auftragsbestaetigung-walkjanker",
    language: "de",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          text: ["Lodenwerk Ennstal GmbH · Walkerweg 3 · 8970 Schladming · Österreich"],
          size: 8,
        },
        {
          beside: [
            [
              {
                text: ["Modehaus Brandstetter KG", "Einkauf Herren", "Linzer Gasse 44", "5020 Salzburg"],
              },
            ],
            [
              {
                pairs: [
                  ["Auftrags-Nr.", "AB-2602241"],
                  ["Kunden-Nr.", "10773"],
                  ["Ihre Bestellung", "B 5518 v. 16.02.2026"],
                  ["Datum", "24.02.2026"],
                  ["Sachbearbeiter", "Fr. Pichler, DW 14"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung" },
        {
          text: [
            "Sehr geehrte Damen und Herren,",
            "wir danken für Ihre Bestellung und bestätigen wie folgt:",
          ],
        },
        {
          table: [
            ["Pos", "Artikel", "Gr.", "Menge", "E-Preis", "Gesamt EUR"],
            ["1", "EW-4471 Herren-Walkjanker „Dachstein“", "48", "4", "118,50", "474,00"],
            ["2", "EW-4471 Herren-Walkjanker „Dachstein“", "50", "6", "118,50", "711,00"],
            ["3", "EW-4471 Herren-Walkjanker „Dachstein“", "52", "6", "118,50", "711,00"],
            ["4", "EW-4471 Herren-Walkjanker „Dachstein“", "54", "4", "118,50", "474,00"],
          ],
          widths: [32, 205, 40, 55, 65, 90],
        },
        {
          table: [
            ["Warenwert netto", "2.370,00"],
            ["zzgl. 20 % USt", "474,00"],
            ["Gesamtbetrag", "2.844,00"],
          ],
          widths: [397, 90],
        },
        {
          pairs: [
            ["Art.-Nr.", "EW-4471"],
            ["Modell", "Dachstein"],
            ["Marke", "Ennstaler"],
            ["Farbe", "78 graphit"],
            ["Oberstoff", "100 % Schurwolle"],
            ["Futter", "55 % Viskose, 45 % Polyester"],
            ["Ursprungsland", "Österreich"],
            ["Zolltarifnummer", "6103 31 00"],
          ],
          style: "gap",
        },
        {
          text: [
            "Liefertermin: KW 31/2026, frei Haus ab EUR 1.500,00. Zahlung: 10 Tage 4 % Skonto, 60 Tage netto.",
            "Sämtliche Teile dieses Auftrags werden von uns selbst in Schladming hergestellt.",
            "",
            "Mit freundlichen Grüßen",
            "Lodenwerk Ennstal GmbH",
          ],
        },
      ],
      [
        { text: ["Auftragsbestätigung AB-2602241 – Seite 2"], size: 8 },
        { bar: "Auszug aus unseren Lieferbedingungen" },
        {
          text: [
            "1. Es gelten die Einheitsbedingungen der deutschen Textilwirtschaft in der jeweils gültigen Fassung. Abweichende Einkaufsbedingungen des Bestellers werden nicht anerkannt.",
            "2. Geringe, technisch nicht vermeidbare Abweichungen in Qualität, Farbe, Breite und Gewicht dürfen nicht beanstandet werden. Übliche Toleranz im Gewicht: 5 %.",
            "3. Die Nachlieferfrist beträgt 18 Tage. Bei Annahmeverzug berechnen wir Lagerkosten von 0,5 % des Warenwerts je Woche.",
            "4. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.",
            "5. Verzugszinsen: 9,2 Prozentpunkte über dem Basiszinssatz.",
            "6. Gerichtsstand ist Leoben.",
          ],
          size: 9,
        },
        {
          text: [
            "Firmenbuch FN 318842 k, LG Leoben · UID ATU64410977 · Raiffeisenbank Schladming, IBAN AT11 3807 5000 0004 4710",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "EW-4471",
      model_name: "Dachstein",
      brand: "Ennstaler",
      fibre_composition: fibres("shell: virgin wool 100 | lining: viscose 55, polyester 45"),
      country_making: "AT",
      manufacturer_name: "Lodenwerk Ennstal GmbH",
      manufacturer_address: "Walkerweg 3, 8970 Schladming, Österreich",
      commodity_code: "61033100",
    },
  },
  {
    name: "it-en-rapporto-di-prova-camicia",
    language: "it",
    template: "textile",
    kind: "test_report",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Laboratorio Tessile Bisenzio S.r.l. – Via Galcianese 210, 59100 Prato – LAB N° 0913 L, Membro degli Accordi di Mutuo Riconoscimento EA, IAF e ILAC",
          ],
          size: 8,
        },
        { title: "RAPPORTO DI PROVA / TEST REPORT  26-00941" },
        {
          table: [
            ["Committente / Applicant", "Camiceria Valdarno S.p.A., Montevarchi (AR)"],
            ["Campione / Sample", "Camicia uomo / Men's shirt"],
            ["Marchio / Brand", "Sestri & Figli"],
            ["Codice articolo / Article code", "SF-CM-88.204"],
            ["Paese di produzione / Country of production", "Albania"],
            ["Data ricevimento / Date of receipt", "19/01/2026"],
            ["Data emissione / Date of issue", "30/01/2026"],
          ],
          widths: [220, 267],
        },
        { bar: "Composizione fibrosa / Fibre composition – Reg. (UE) 1007/2011, All. VIII" },
        {
          table: [
            ["Fibra / Fibre", "Risultato / Result", "Incertezza / Uncertainty"],
            ["Cotone / Cotton", "72,0 %", "± 0,7"],
            ["Poliammide / Polyamide", "24,5 %", "± 0,7"],
            ["Elastan / Elastane", "3,5 %", "± 0,4"],
          ],
          widths: [187, 150, 150],
          lines: true,
        },
        { bar: "Altre prove / Other tests" },
        {
          table: [
            ["Prova / Test", "Metodo / Method", "Valore / Value", "Limite / Limit", "Esito"],
            ["Formaldeide / Formaldehyde", "UNI EN ISO 14184-1", "< 16 mg/kg", "75 mg/kg", "C"],
            ["Ammine aromatiche / Azo dyes", "UNI EN ISO 14362-1", "< 5 mg/kg", "20 mg/kg", "C"],
            ["pH", "UNI EN ISO 3071", "6,8", "4,0–7,5", "C"],
            ["Massa areica / Mass per area", "UNI EN 12127", "118 g/m²", "–", "–"],
            ["Solidità al sudore / Perspiration", "UNI EN ISO 105-E04", "4", "3-4", "C"],
          ],
          widths: [160, 125, 80, 80, 42],
          lines: true,
        },
        {
          text: [
            "C = conforme / pass   NC = non conforme / fail",
            "Il campionamento è a cura del committente. I risultati si riferiscono al solo campione così come ricevuto. / Sampling by the applicant. Results refer only to the sample as received.",
            "Il presente rapporto non può essere riprodotto parzialmente senza autorizzazione scritta del laboratorio.",
          ],
          size: 8.5,
        },
        { text: ["Il Responsabile del Laboratorio / Laboratory Manager: dott.ssa C. Bettazzi"] },
      ],
    ],
    truth: {
      brand: "Sestri & Figli",
      reference: "SF-CM-88.204",
      country_making: "AL",
      fibre_composition: fibres("cotton 72, polyamide 24.5, elastane 3.5"),
    },
  },
  {
    name: "en-gots-scope-certificate-bodysuit",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    pages: [
      [
        { title: "SCOPE CERTIFICATE" },
        {
          text: [
            "Scope Certificate Number: ETKO-GOTS-26-TR-0418",
            "",
            "ETKO Ecological Agriculture Control Organization Ltd. Co. certifies that, regarding the product mentioned below and further specified in the appendix,",
          ],
        },
        {
          text: [
            "Marmara Bebe Tekstil Sanayi A.Ş.",
            "Minareliçavuş OSB Mah. Menekşe Cad. No: 7",
            "16140 Nilüfer / Bursa, Türkiye",
          ],
        },
        {
          text: [
            "has been inspected and assessed according to the",
            "Global Organic Textile Standard (GOTS) Version 7.0",
            "and that the product complies with the standard.",
          ],
        },
        {
          pairs: [
            ["Product category", "Babies' apparel (PC0031)"],
            ["Process category", "Manufacturing, Packing, Storing, Exporting"],
            ["Valid until", "11 April 2027"],
            ["Place and date of issue", "İzmir, 12 April 2026"],
          ],
          style: "gap",
        },
        {
          text: [
            "This certificate provides no proof that any goods delivered by its holder are GOTS certified. Proof of GOTS certification of goods delivered is provided by a valid transaction certificate covering them. The issuing body can withdraw this certificate before it expires if the declared compliance is no longer guaranteed.",
          ],
          size: 9,
        },
        { text: ["Authorised signatory: M. Akyüz, Head of Textile Certification"] },
        { text: ["Page 1 of 2"], size: 8 },
      ],
      [
        { text: ["Appendix to Scope Certificate ETKO-GOTS-26-TR-0418"], size: 9 },
        { bar: "Products appendix" },
        {
          table: [
            ["Product", "Article no.", "Material composition", "Label grade"],
            ["Babies' bodysuit, knitted", "MB-1207", "95.0 % Organic Cotton, 5.0 % Elastane", "Organic"],
          ],
          widths: [130, 87, 180, 90],
          lines: true,
        },
        { bar: "Site appendix" },
        {
          table: [
            ["Site", "Activities", "Country"],
            ["Marmara Bebe Tekstil Sanayi A.Ş. (main site)", "Manufacturing, packing", "Türkiye"],
          ],
          widths: [240, 147, 100],
          lines: true,
        },
        {
          pairs: [
            ["Manufacturer of the product", "Marmara Bebe Tekstil Sanayi A.Ş."],
            ["Country of manufacture", "Türkiye"],
          ],
        },
        { text: ["Page 2 of 2"], size: 8 },
      ],
    ],
    truth: {
      reference: "MB-1207",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_making: "TR",
      manufacturer_name: "Marmara Bebe Tekstil Sanayi A.Ş.",
      manufacturer_address: "Minareliçavuş OSB Mah. Menekşe Cad. No: 7, 16140 Nilüfer / Bursa, Türkiye",
      certificates: [
        {
          name: "GOTS",
          number: "ETKO-GOTS-26-TR-0418",
          issuer: "ETKO",
          valid_until: "2027-04-11",
        },
      ],
    },
  },
  {
    name: "de-oeko-tex-zertifikat-spannleintuch",
    language: "de",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { text: ["OETI – Institut für Ökologie, Technik und Innovation GmbH · Wien"], size: 9 },
        { title: "ZERTIFIKAT" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        {
          text: [
            "Die Firma",
            "Weberei Mühlviertler Hof Ges.m.b.H.",
            "Böhmerwaldstraße 17",
            "4160 Aigen-Schlägl",
            "ÖSTERREICH",
          ],
        },
        {
          text: [
            "erhält aufgrund unseres Prüfberichts 2025-118443 die Berechtigung, für den Artikel",
            "",
            "Spannleintücher aus Single-Jersey, 92 % Baumwolle, 8 % Elastan, stückgefärbt in sechs Farben, einschließlich Nähgarn, Gummiband und Etiketten",
            "",
            "das Zeichen STANDARD 100 by OEKO-TEX® gemäß nebenstehender Abbildung zu verwenden. Die Prüfung erfolgte nach Anhang 4, Produktklasse I (Babyartikel).",
          ],
        },
        {
          pairs: [
            ["Zertifikat-Nr.", "25.0.61377"],
            ["Hersteller des Artikels", "Weberei Mühlviertler Hof Ges.m.b.H."],
            ["Land der Herstellung", "Österreich"],
            ["Gültig bis", "30.11.2026"],
            ["Ausgestellt am", "21.11.2025"],
          ],
          style: "dots",
        },
        {
          text: [
            "Der Zertifikatsinhaber hat mittels Konformitätserklärung nach ISO 17050-1 bestätigt, dass die Artikel, die mit dem Zeichen versehen werden, jederzeit den Anforderungen entsprechen. Die Anforderungen von Anhang XVII der REACH-Verordnung (Azofarbstoffe, Nickellässigkeit usw.) sowie die Grenzwerte für Blei des CPSIA (mit Ausnahme von Accessoires aus Glas) werden erfüllt.",
          ],
          size: 8.5,
        },
        { text: ["Dipl.-Ing. R. Haslinger", "Leiterin der Zertifizierungsstelle"] },
      ],
    ],
    truth: {
      manufacturer_name: "Weberei Mühlviertler Hof Ges.m.b.H.",
      manufacturer_address: "Böhmerwaldstraße 17, 4160 Aigen-Schlägl, ÖSTERREICH",
      fibre_composition: fibres("cotton 92, elastane 8"),
      country_making: "AT",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "25.0.61377",
          issuer: "OETI",
          valid_until: "2026-11-30",
        },
      ],
    },
  },
  {
    name: "pt-en-line-sheet-pijamas",
    language: "pt",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "NINHO · Coleção / Collection FW26" },
        {
          text: [
            "Marca / Brand: Ninho        Pijamas e roupa de noite / Sleepwear        Preços / Prices: EUR, FCA Guimarães",
          ],
          size: 9,
        },
        {
          table: [
            ["Ref.", "Descrição / Description", "Composição / Composition", "Peso / Weight", "WHS", "RRP"],
            [
              "N-601",
              "Pijama comprido senhora / Ladies' long pyjama",
              "100% algodão / cotton",
              "395 g",
              "21,40",
              "54,90",
            ],
            [
              "N-604",
              "Camisa de noite / Nightdress",
              "95% viscose, 5% elastano / elastane",
              "240 g",
              "16,80",
              "42,90",
            ],
            ["N-611", "Pijama homem / Men's pyjama", "100% algodão / cotton", "460 g", "22,90", "59,90"],
            ["N-630", "Robe polar / Fleece robe", "100% poliéster / polyester", "780 g", "26,50", "69,90"],
            ["N-644", "Pijama criança / Kids' pyjama", "100% algodão / cotton", "270 g", "14,20", "36,90"],
          ],
          widths: [48, 138, 135, 66, 50, 50],
          lines: true,
        },
        {
          beside: [
            [
              {
                text: [
                  "PT",
                  "Todos os artigos são fabricados em Portugal pela Pijamas do Ave, S.A., Rua de Creixomil 540, 4835-042 Guimarães.",
                  "Todos os artigos são certificados STANDARD 100 by OEKO-TEX®, certificado n.º 2019OK1138, emitido pelo AITEX.",
                  "Mínimo por referência e cor: 60 peças.",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "EN",
                  "All articles are made in Portugal by Pijamas do Ave, S.A., Rua de Creixomil 540, 4835-042 Guimarães.",
                  "All articles are certified to STANDARD 100 by OEKO-TEX®, certificate no. 2019OK1138, issued by AITEX.",
                  "Minimum per style and colour: 60 pieces.",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          text: [
            "Prazo de entrega / Lead time: 8–10 semanas / weeks. Encomendas até / Orders by: 15-03-2026. Pagamento / Payment: 30% – 70%. Agente / Agent: Studio Kessler, Düsseldorf, +49 211 555 0177.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Ninho",
      country_making: "PT",
      manufacturer_name: "Pijamas do Ave, S.A.",
      manufacturer_address: "Rua de Creixomil 540, 4835-042 Guimarães",
      certificates: [{ name: "STANDARD 100 by OEKO-TEX", number: "2019OK1138", issuer: "AITEX" }],
    },
  },
  {
    name: "it-ddt-lenzuola",
    language: "it",
    template: "textile",
    kind: "invoice",
    font: "mono",
    pages: [
      [
        {
          text: ["TESSITURA LARIO CASA S.N.C.", "Via Statale 118 - 22036 Erba (CO)", "P.IVA 03311840137"],
          size: 9,
        },
        { title: "DOCUMENTO DI TRASPORTO (D.P.R. 472/96)" },
        { text: ["N. 184/2026   del 06/05/2026   Causale: VENDITA"], size: 9 },
        {
          text: [
            "Destinatario: Biancheria Rossetti S.a.s.",
            "              C.so Cavour 92 - 37062 Villafranca (VR)",
            "Vettore:      Autotrasporti Brianza S.r.l.",
          ],
          size: 9,
        },
        {
          table: [
            ["Codice", "Descrizione", "Q.tà", "U.M."],
            ["LNZ-1P-BI", "Lenzuolo sopra 1 piazza bianco", "40", "pz"],
            ["LNZ-2P-BI", "Lenzuolo sopra 2 piazze bianco", "60", "pz"],
            ["ANG-2P-BI", "Lenzuolo angoli 2 piazze", "60", "pz"],
            ["FED-50-BI", "Federa 50x80 bianca", "120", "pz"],
          ],
          widths: [110, 257, 60, 60],
          lines: true,
        },
        {
          text: [
            "Tutti gli articoli: 100% cotone percalle, 80 fili/cmq.",
            "Marchio: LARIO CASA.",
            "Merce prodotta dal mittente Tessitura Lario Casa S.n.c.,",
            "Made in Italy.",
          ],
        },
        {
          pairs: [
            ["Aspetto dei beni", "scatole"],
            ["N. colli", "9"],
            ["Peso lordo", "Kg 142,00"],
            ["Porto", "franco"],
            ["Inizio trasporto", "06/05/2026 ore 14:20"],
          ],
          style: "dots",
        },
        { text: ["Firma conducente ________   Firma destinatario ________"], size: 9 },
      ],
    ],
    truth: {
      brand: "LARIO CASA",
      fibre_composition: fibres("cotton 100"),
      country_making: "IT",
      manufacturer_name: "Tessitura Lario Casa S.n.c.",
      manufacturer_address: "Via Statale 118, 22036 Erba (CO)",
    },
  },
  {
    name: "es-correo-calcetin",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["De", "Montse Rovira <mrovira@calcetinsmaresme.example>"],
            ["Para", "compras@tiendasnova.example"],
            ["Fecha", "martes, 17 de marzo de 2026 11:08"],
            ["Asunto", "RE: RE: datos que faltan del calcetín de senderismo"],
          ],
        },
        {
          text: [
            "Buenos días, Javier:",
            "",
            "Perdona el retraso, hemos tenido feria toda la semana. Te paso lo que me pedías del calcetín de senderismo, referencia CM-8830, que venderéis con nuestra marca Puigverd. El nombre del modelo para la web es Montseny.",
            "",
            "La composición definitiva es 48% lana, 30% poliamida, 20% acrílico y 2% elastano (la de la muestra ya no vale). Cada par pesa 74 gramos. El EAN es el 8436552017838, es talla única 39-44, así que no hay más códigos.",
            "",
            'Se tejen y se confeccionan aquí, en España, así que podéis poner "Fabricado en España" sin problema. Como fabricante tiene que salir Calcetins del Maresme, S.L., Carrer de la Indústria 46, 08301 Mataró (Barcelona).',
            "",
            "Sobre el lavado: a 30 grados, programa delicado, sin lejía ni blanqueantes, no secadora y no planchar. Lo de limpieza en seco no lo hemos probado, mejor no pongáis nada.",
            "",
            "El precio queda en 4,35 €/par para 1.200 pares, portes pagados, 60 días f.f. La semana que viene te mando las fotos.",
            "",
            "Un saludo,",
            "Montse Rovira",
            "Dpto. Comercial",
          ],
        },
        {
          text: [
            "Antes de imprimir este mensaje piense en el medio ambiente. Este correo y sus anexos son confidenciales; si lo ha recibido por error, le rogamos que lo comunique al remitente y lo elimine.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "CM-8830",
      brand: "Puigverd",
      model_name: "Montseny",
      fibre_composition: fibres("wool 48, polyamide 30, acrylic 20, elastane 2"),
      net_weight: 74,
      gtin: "8436552017838",
      country_weaving: "ES",
      country_making: "ES",
      manufacturer_name: "Calcetins del Maresme, S.L.",
      manufacturer_address: "Carrer de la Indústria 46, 08301 Mataró (Barcelona)",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "fr-plan-etiquetage-doudoune",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [{ title: "PLAN D'ÉTIQUETAGE" }],
            [{ text: ["Bureau d'études – V2 du 28/01/2026", "Validé qualité : oui   Visa : PL"], size: 9 }],
          ],
        },
        {
          table: [
            ["Marque", "Saison", "Référence", "Modèle"],
            ["Cimes & Vallons", "Hiver 26", "CV-DD-2615", "Aravis"],
          ],
          widths: [130, 97, 130, 130],
          lines: true,
        },
        { text: ["Produit : doudoune homme sans manches, col montant"] },
        { bar: "Étiquette composition (face 1)" },
        {
          text: [
            "TISSU EXTÉRIEUR",
            "100 % POLYAMIDE",
            "DOUBLURE",
            "100 % POLYESTER",
            "GARNISSAGE",
            "90 % DUVET, 10 % PLUMES",
          ],
        },
        { text: ["Contient des parties non textiles d'origine animale."], size: 9 },
        { bar: "Étiquette entretien (face 2)" },
        {
          table: [
            ["Symbole", "Texte associé"],
            ["Cuvier 30, un trait", "Lavage à 30 °C, action mécanique modérée"],
            ["Triangle barré", "Ne pas blanchir"],
            ["Carré, rond, 1 point", "Séchage en machine à basse température"],
            ["Fer barré", "Ne pas repasser"],
            ["Rond barré", "Ne pas nettoyer à sec"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "Étiquette origine (face 3)" },
        { text: ["FABRIQUÉ EN ROUMANIE"] },
        { bar: "Consignes atelier" },
        {
          text: [
            "Étiquette tissée 20 × 35 mm pliée en deux, insérée couture côté gauche, à 12 cm du bas. Fil polyester ton sur ton. Étiquette de taille séparée, milieu dos. Aucun texte à moins de 8 mm de la couture ; hauteur de caractère minimale 2 mm. Traductions EN / DE / ES / IT fournies par le fournisseur d'étiquettes.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Cimes & Vallons",
      reference: "CV-DD-2615",
      model_name: "Aravis",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      country_making: "RO",
    },
  },
  {
    name: "tr-uretici-beyani-bornoz",
    language: "tr",
    template: "textile",
    kind: "declaration",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "PAMUKKALE HAVLU DOKUMA SANAYİ VE TİCARET LTD. ŞTİ.",
            "Akçeşme Mah. 2047 Sok. No: 31, 20020 Merkezefendi / Denizli",
            "Tel: 0258 000 44 19   Vergi No: 7190448812",
          ],
          size: 9,
        },
        { title: "ÜRETİCİ BEYANI" },
        { text: ["Beyan No: 2026/057                                        Tarih: 22.01.2026"] },
        {
          text: [
            "Aşağıda bilgileri verilen ürünün firmamız tarafından Türkiye'de üretildiğini, bilgilerin doğru olduğunu beyan ederiz.",
          ],
        },
        {
          table: [
            ["Ürün adı", "Bornoz, unisex, şal yaka"],
            ["Marka", "Laodik"],
            ["Ürün kodu", "BRZ-440"],
            ["Barkod", "8680771302156"],
            ["Elyaf karışımı", "%70 pamuk, %30 geri dönüştürülmüş polyester"],
            ["Geri dönüştürülmüş içerik", "%30"],
            ["Ürün ağırlığı", "1.150 g (L beden)"],
            ["Menşe ülke", "Türkiye"],
            ["Üretici", "Pamukkale Havlu Dokuma Sanayi ve Ticaret Ltd. Şti."],
          ],
          widths: [180, 307],
          lines: true,
        },
        {
          pairs: [
            ["Sertifika", "Global Recycled Standard (GRS)"],
            ["Sertifika No", "CU 1187342"],
            ["Veren kuruluş", "Control Union Certifications B.V."],
            ["Geçerlilik tarihi", "30.09.2026"],
          ],
        },
        {
          text: [
            "Yıkama: 40 °C'de normal yıkama. Ağartıcı kullanmayınız. Düşük ısıda kurutma makinesinde kurutulabilir. Ütülemeyiniz. Kuru temizleme yapmayınız.",
          ],
        },
        { text: ["Yetkili: Hasan Öztürk, Fabrika Müdürü", "Kaşe / İmza"] },
      ],
    ],
    truth: {
      brand: "Laodik",
      reference: "BRZ-440",
      gtin: "8680771302156",
      fibre_composition: fibres("cotton 70, recycled polyester 30"),
      recycled_content: 30,
      net_weight: 1150,
      country_making: "TR",
      manufacturer_name: "Pamukkale Havlu Dokuma Sanayi ve Ticaret Ltd. Şti.",
      manufacturer_address: "Akçeşme Mah. 2047 Sok. No: 31, 20020 Merkezefendi / Denizli",
      certificates: [
        {
          name: "Global Recycled Standard (GRS)",
          number: "CU 1187342",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2026-09-30",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "el-timokatalogos-petsetes",
    language: "el",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [{ title: "ΤΙΜΟΚΑΤΑΛΟΓΟΣ ΧΟΝΔΡΙΚΗΣ" }, { text: ["Πετσέτες μπάνιου – ισχύει από 01/03/2026"] }],
            [
              {
                text: [
                  "Υφαντουργία Πηνειός Α.Ε.",
                  "ΒΙ.ΠΕ. Λάρισας, Οικ. Τετρ. 14",
                  "415 00 Λάρισα",
                  "Τηλ. 2410 550 018 · Α.Φ.Μ. 094410772",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Κωδικός", "Περιγραφή", "Χρώμα", "EAN", "Τιμή €", "Συσκ."],
            ["PT-3050-01", "Πετσέτα χεριών 30x50", "Λευκό", "5203418711000", "1,85", "24"],
            ["PT-3050-07", "Πετσέτα χεριών 30x50", "Μπεζ", "5203418711017", "1,85", "24"],
            ["PT-5090-01", "Πετσέτα προσώπου 50x90", "Λευκό", "5203418711024", "3,90", "12"],
            ["PT-5090-07", "Πετσέτα προσώπου 50x90", "Μπεζ", "5203418711031", "3,90", "12"],
            ["PT-7014-01", "Πετσέτα σώματος 70x140", "Λευκό", "5203418711048", "8,10", "6"],
            ["PT-7014-07", "Πετσέτα σώματος 70x140", "Μπεζ", "5203418711055", "8,10", "6"],
          ],
          widths: [78, 147, 52, 102, 55, 53],
          lines: true,
        },
        {
          text: [
            "Για όλους τους κωδικούς:",
            "Σύνθεση 100% βαμβάκι, βάρος 450 γρ./τ.μ., μάρκα «Aegli Home».",
            "Πλύσιμο στους 60°C. Μη λευκαίνετε. Στεγνωτήριο σε χαμηλή θερμοκρασία. Δεν σιδερώνεται.",
            "Κατασκευάζονται στην Ελλάδα. Κατασκευαστής: Υφαντουργία Πηνειός Α.Ε.",
          ],
        },
        { bar: "Όροι πώλησης" },
        {
          text: [
            "Στις τιμές δεν περιλαμβάνεται Φ.Π.Α. 24%. Ελάχιστη παραγγελία 300,00 €. Έκπτωση τζίρου: 3% από 3.000 €, 5% από 8.000 €, 8% από 20.000 €.",
            "Πληρωμή: μετρητοίς έκπτωση 4% ή επιταγή 90 ημερών. Παράδοση εντός 7 εργάσιμων ημερών, μεταφορικά έως την πρακτορεία της Αθήνας με χρέωση του πωλητή.",
            "Επιστροφές γίνονται δεκτές εντός 10 ημερών και μόνο στην αρχική συσκευασία. Οι διαστάσεις έχουν ανοχή ±3%.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Aegli Home",
      fibre_composition: fibres("cotton 100"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      country_making: "GR",
      manufacturer_name: "Υφαντουργία Πηνειός Α.Ε.",
      manufacturer_address: "ΒΙ.ΠΕ. Λάρισας, Οικ. Τετρ. 14, 415 00 Λάρισα",
    },
  },
  {
    name: "hr-deklaracija-haljina",
    language: "hr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "DEKLARACIJA" },
        {
          pairs: [
            ["Naziv proizvoda", "Ženska haljina, tkana"],
            ["Robna marka", "MARELLA SPLIT"],
            ["Model", "Vis"],
            ["Šifra", "MS-26-0417"],
            ["Barkod", "3850114702263"],
            ["Sirovinski sastav", "osnovni materijal: 70% viskoza, 30% lan"],
            ["", "podstava: 100% pamuk"],
            ["Veličina / boja", "univerzalna / bijela"],
            ["Masa", "320 g"],
            ["Zemlja podrijetla", "Bosna i Hercegovina"],
            ["Proizvođač", "Konfekcija Una d.o.o., Darivalaca krvi 12, 77000 Bihać, Bosna i Hercegovina"],
            ["Uvoznik za RH", "Marella moda d.o.o., Domovinskog rata 61, 21000 Split"],
          ],
          style: "gap",
        },
        {
          text: [
            "Održavanje: ručno pranje. Ne izbjeljivati. Ne sušiti u sušilici, sušiti položeno.",
            "Glačati na srednjoj temperaturi (150 °C). Dopušteno kemijsko čišćenje P.",
          ],
        },
        {
          text: [
            "Maloprodajna cijena: 79,90 EUR. Zamjena uz račun u roku od 30 dana. Deklaracija je sastavljena prema Pravilniku o nazivima tekstilnih vlakana i označivanju sirovinskog sastava.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "MARELLA SPLIT",
      model_name: "Vis",
      reference: "MS-26-0417",
      gtin: "3850114702263",
      fibre_composition: fibres("shell: viscose 70, linen 30 | lining: cotton 100"),
      net_weight: 320,
      country_making: "BA",
      manufacturer_name: "Konfekcija Una d.o.o.",
      manufacturer_address: "Darivalaca krvi 12, 77000 Bihać, Bosna i Hercegovina",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "ro-en-fisa-tehnica-salopeta",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["FT-118 / rev. 5 / 02.2026                                             Pag. 1/2"], size: 8 },
        { title: "FIȘĂ TEHNICĂ / TECHNICAL DATA SHEET" },
        {
          table: [
            ["Produs / Product", "Salopetă cu pieptar / Bib overall"],
            ["Cod produs / Product code", "SP-6510-ST"],
            ["Model / Model", "Bucegi Stretch"],
            ["Marcă / Brand", "MeșterPlus"],
            ["Producător / Manufacturer", "Confecții Argeș Protect S.R.L."],
            ["Adresa / Address", "Str. Depozitelor 27, 110138 Pitești, România"],
            ["Țara de origine / Country of origin", "România / Romania"],
            ["Masa produsului / Product weight", "845 g (mărimea 52 / size 52)"],
          ],
          widths: [217, 270],
          lines: true,
        },
        { bar: "Material / Fabric" },
        {
          pairs: [
            ["Compoziție", "65% poliester, 33% bumbac, 2% elastan"],
            ["Composition", "65% polyester, 33% cotton, 2% elastane"],
            ["Legătură / Weave", "diagonal 2/1 / twill 2/1"],
            ["Masă / Mass", "270 g/m²"],
            ["Contracție / Shrinkage", "max. 3% urzeală / warp, max. 2% bătătură / weft"],
          ],
          style: "gap",
        },
        { bar: "Descriere / Description" },
        {
          text: [
            "Bretele reglabile cu catarame din plastic, buzunar pe piept cu fermoar, buzunare pentru genunchiere accesibile din interior, talie elastică în spate, bandă reflectorizantă pe buzunarul lateral.",
            "Adjustable braces with plastic buckles, zipped chest pocket, knee pad pockets opening inside, elastic back waist, reflective tape on side pocket.",
          ],
          size: 9,
        },
        { bar: "Întreținere / Care" },
        {
          table: [
            ["Spălare la max. 60 °C", "Wash at max. 60 °C"],
            ["Nu folosiți înălbitori", "Do not bleach"],
            ["Uscare la tambur, temperatură redusă", "Tumble dry, low temperature"],
            ["Călcare la max. 150 °C", "Iron at max. 150 °C"],
            ["Nu se curăță chimic", "Do not dry clean"],
          ],
          lines: true,
        },
      ],
      [
        { text: ["FT-118 / rev. 5 / 02.2026                                             Pag. 2/2"], size: 8 },
        { bar: "Mărimi / Sizes (cm)" },
        {
          table: [
            ["Mărime / Size", "46", "48", "50", "52", "54", "56", "58", "60"],
            ["Bust / Chest", "92", "96", "100", "104", "108", "112", "116", "120"],
            ["Talie / Waist", "80", "84", "88", "92", "97", "102", "107", "112"],
            ["Înălțime / Height", "170", "173", "176", "179", "182", "184", "186", "188"],
          ],
          widths: [127, 45, 45, 45, 45, 45, 45, 45, 45],
          lines: true,
        },
        { bar: "Certificări / Certification" },
        {
          text: [
            "Produs certificat STANDARD 100 by OEKO-TEX®, clasa II, certificat nr. 23.HRO.70518, Hohenstein, valabil până la 15.05.2027.",
            "Product certified to STANDARD 100 by OEKO-TEX®, class II, certificate no. 23.HRO.70518, Hohenstein, valid until 15.05.2027.",
            "EIP categoria I conform Regulamentului (UE) 2016/425; SR EN ISO 13688:2013. / PPE category I according to Regulation (EU) 2016/425; EN ISO 13688:2013.",
          ],
        },
        { bar: "Ambalare / Packing" },
        {
          text: [
            "1 buc./pungă PE-LD, 15 buc./cutie 60 × 40 × 40 cm, masa brută a cutiei 14,2 kg. / 1 pc per PE-LD bag, 15 pcs per carton 60 × 40 × 40 cm, carton gross weight 14.2 kg.",
            "Genunchierele se vând separat (cod KP-02, 100% polietilenă). / Knee pads sold separately (code KP-02, 100% polyethylene).",
          ],
          size: 9,
        },
        {
          text: [
            "Garanție 24 luni pentru vicii ascunse, cu condiția respectării instrucțiunilor de întreținere. Depozitare: spații uscate, 5–35 °C, ferite de lumina directă. Termen de valabilitate: 5 ani de la data fabricației.",
            "24 months warranty for hidden defects. Storage: dry rooms, 5–35 °C, away from direct light. Shelf life: 5 years from manufacturing date.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "SP-6510-ST",
      model_name: "Bucegi Stretch",
      brand: "MeșterPlus",
      manufacturer_name: "Confecții Argeș Protect S.R.L.",
      manufacturer_address: "Str. Depozitelor 27, 110138 Pitești, România",
      country_making: "RO",
      net_weight: 845,
      fibre_composition: fibres("polyester 65, cotton 33, elastane 2"),
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "23.HRO.70518",
          issuer: "Hohenstein",
          valid_until: "2027-05-15",
        },
      ],
    },
  },
  {
    name: "hu-de-anyagjegyzek-kabat",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "ANYAGJEGYZÉK / STÜCKLISTE" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Márka / Marke", "Karwendel Sport"],
                  ["Cikkszám / Artikelnummer", "KS-27-3301"],
                  ["Modell", "Seefeld"],
                  ["Termék / Artikel", "férfi télikabát / Herren-Winterjacke"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Dátum / Datum", "2026.02.11."],
                  ["Változat / Stand", "C"],
                  ["Alapméret / Basisgröße", "50"],
                  ["Tömeg / Gewicht (50)", "1,280 kg"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["#", "Rész / Teil", "Anyag / Material", "Összetétel / Zusammensetzung", "Menny."],
            ["1", "Felsőanyag / Oberstoff", "Alpin 2L, 142 cm", "100% poliamid / Polyamid", "1,85 m"],
            ["2", "Bélés / Futter", "Taft 190T", "100% poliészter / Polyester", "1,30 m"],
            [
              "3",
              "Ujjabélés / Ärmelfutter",
              "Szatén 83 g",
              "55% acetát / Acetat, 45% viszkóz / Viskose",
              "0,70 m",
            ],
            ["4", "Töltet / Füllung", "Vatelin 120 g", "100% poliészter / Polyester", "1,60 m"],
            [
              "5",
              "Zsebbélés / Taschenfutter",
              "TC 110 g",
              "65% poliészter / Polyester, 35% pamut / Baumwolle",
              "0,45 m",
            ],
            ["6", "Villámzár / Reißverschluss", "5VS, 72 cm", "–", "1 db"],
            ["7", "Patent / Druckknopf", "15 mm, matt", "–", "6 db"],
            ["8", "Cérna / Nähgarn", "Tkt. 120", "–", "310 m"],
            ["9", "Függőcímke / Hangtag", "kartell 3301", "–", "1 db"],
          ],
          widths: [22, 127, 100, 180, 58],
          lines: true,
        },
        {
          pairs: [
            ["Gyártó / Hersteller", "Bakony Konfekció Zrt."],
            ["Cím / Adresse", "Házgyári út 22., 8200 Veszprém, Magyarország"],
            ["Származási ország / Ursprungsland", "Magyarország / Ungarn"],
          ],
        },
        { bar: "Varrási utasítások / Nähvorschriften" },
        {
          text: [
            "4 öltés/cm a fő varrásokon, 3 öltés/cm a tűzéseken. A vatelint a felsőanyaghoz 6 cm-es sávban kell tűzni. / 4 Stiche/cm an Hauptnähten, 3 Stiche/cm an Steppnähten. Wattierung in 6-cm-Bahnen auf den Oberstoff steppen.",
            "A hulladék aránya a felfektetésben legfeljebb 14%. / Verschnitt in der Lage höchstens 14 %.",
            "Minden mérettől 1-1 szalagminta jóváhagyása szükséges. / Von jeder Größe ist ein Bandmuster freizugeben.",
          ],
          size: 9,
        },
        { text: ["Összeállította / Erstellt: Tóth Zs.      Jóváhagyta / Freigabe: M. Egger"], size: 9 },
      ],
    ],
    truth: {
      brand: "Karwendel Sport",
      reference: "KS-27-3301",
      model_name: "Seefeld",
      net_weight: 1280,
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | sleeve lining: acetate 55, viscose 45 | filling: polyester 100 | pocket lining: polyester 65, cotton 35",
      ),
      manufacturer_name: "Bakony Konfekció Zrt.",
      manufacturer_address: "Házgyári út 22., 8200 Veszprém, Magyarország",
      country_making: "HU",
    },
  },
  {
    name: "sl-tehnicni-list-odeja",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "TEHNIČNI LIST IZDELKA" },
        {
          pairs: [
            ["IZDELEK", "Volnena odeja, karo, z resicami"],
            ["BLAGOVNA ZNAMKA", "Kamniška planina"],
            ["MODEL", "Velika planina"],
            ["KATALOŠKA ŠTEVILKA", "OD-8114"],
            ["SUROVINSKA SESTAVA", "80 % runska volna, 20 % kašmir"],
            ["MERE", "140 × 200 cm, resice 8 cm"],
            ["MASA IZDELKA", "1,15 kg"],
            ["DRŽAVA PROIZVODNJE", "Slovenija"],
          ],
          style: "stacked",
        },
        { bar: "Izvor in predelava" },
        {
          table: [
            ["Stopnja", "Država"],
            ["Predenje", "Italija"],
            ["Barvanje preje", "Italija"],
            ["Tkanje", "Slovenija"],
          ],
          widths: [200, 287],
        },
        { bar: "Vzdrževanje" },
        {
          text: [
            "Ne prati. Ne beliti. Ne sušiti v sušilnem stroju.",
            "Likati pri nizki temperaturi, največ 110 °C.",
            "Profesionalno kemično čiščenje P, blag postopek.",
          ],
        },
        {
          text: [
            "Certifikat RWS (Responsible Wool Standard), št. CU 1099427, izdal Control Union Certifications.",
          ],
        },
        {
          beside: [
            [
              {
                text: ["Proizvajalec:", "Tovarna odej Kamnik d.o.o.", "Usnjarska cesta 9", "1241 Kamnik"],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "Logistika in skladišče:",
                  "Sever Transport d.o.o.",
                  "Letališka cesta 27",
                  "1000 Ljubljana",
                ],
                size: 9.5,
              },
            ],
          ],
        },
      ],
    ],
    truth: {
      brand: "Kamniška planina",
      model_name: "Velika planina",
      reference: "OD-8114",
      fibre_composition: fibres("virgin wool 80, cashmere 20"),
      net_weight: 1150,
      country_making: "SI",
      country_spinning: "IT",
      country_dyeing: "IT",
      country_weaving: "SI",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p_mild"],
      certificates: [
        { name: "Responsible Wool Standard", number: "CU 1099427", issuer: "Control Union Certifications" },
      ],
      manufacturer_name: "Tovarna odej Kamnik d.o.o.",
      manufacturer_address: "Usnjarska cesta 9, 1241 Kamnik",
    },
  },
  {
    name: "bg-deklaratsiya-detska-teniska",
    language: "bg",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        {
          text: ["„ПИРИН ТРИКО“ АД", "ул. „Промишлена“ 6, 2700 Благоевград, България", "ЕИК 101442890"],
          size: 9.5,
        },
        { title: "ДЕКЛАРАЦИЯ ЗА СЪОТВЕТСТВИЕ" },
        { text: ["№ 44 / 18.02.2026 г."] },
        {
          text: [
            "Долуподписаната Росица Вълкова, изпълнителен директор на „Пирин Трико“ АД, в качеството на производител",
            "",
            "ДЕКЛАРИРАМ",
            "",
            "на собствена отговорност, че продуктът:",
          ],
        },
        {
          pairs: [
            ["Продукт", "детска тениска с къс ръкав, трикотажна"],
            ["Търговска марка", "Калинка"],
            ["Артикул №", "КТ-3315"],
            ["Състав", "100 % органичен памук"],
            ["Страна на произход", "България"],
          ],
        },
        {
          text: [
            "отговаря на изискванията на Регламент (ЕС) 2023/988 относно общата безопасност на продуктите, Регламент (ЕС) № 1007/2011 относно наименованията на текстилните влакна и БДС EN 14682:2015.",
            "",
            "Продуктът е сертифициран по STANDARD 100 by OEKO-TEX®, продуктов клас I, сертификат № 24.HBG.11904, издаден от Hohenstein, валиден до 31.01.2027 г.",
            "",
            "Протокол от изпитване № 2206/2025 на лаборатория „Тексконтрол“ – София.",
          ],
        },
        {
          text: [
            "гр. Благоевград                              Декларатор: ....................",
            "(подпис и печат)",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "„Пирин Трико“ АД",
      manufacturer_address: "ул. „Промишлена“ 6, 2700 Благоевград, България",
      brand: "Калинка",
      reference: "КТ-3315",
      fibre_composition: fibres("organic cotton 100"),
      country_making: "BG",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "24.HBG.11904",
          issuer: "Hohenstein",
          valid_until: "2027-01-31",
        },
      ],
    },
  },
  {
    name: "de-it-datenblatt-arbeitsschuerze",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktdatenblatt / Scheda prodotto" },
        {
          pairs: [
            ["Artikel / Articolo", "Arbeitsschürze / Grembiule da lavoro"],
            ["Art.-Nr. / Cod. art.", "RZ-0150-BL"],
            ["Marke / Marchio", "Rienz Tracht & Arbeit"],
            ["EAN", "8005129044173"],
            ["Gewicht / Peso", "285 g"],
            ["Farbe / Colore", "Blau / blu"],
            ["Größe / Misura", "Einheitsgröße / taglia unica"],
          ],
          style: "dots",
        },
        {
          beside: [
            [
              { bar: "Deutsch" },
              {
                text: [
                  "Traditionelle blaue Schürze mit Latz, Nackenband verstellbar, eine aufgesetzte Brusttasche.",
                  "Material: 100 % Baumwolle, Köper",
                  "Herkunftsland: Italien",
                  "Pflege: waschen bei 60 °C, nicht bleichen, nicht im Trockner trocknen, bügeln bis 200 °C.",
                ],
              },
            ],
            [
              { bar: "Italiano" },
              {
                text: [
                  "Grembiule blu tradizionale con pettorina, cinghia al collo regolabile, un taschino applicato.",
                  "Materiale: 100 % cotone, saia",
                  "Paese d'origine: Italia",
                  "Cura: lavare a 60 °C, non candeggiare, non asciugare in asciugatrice, stirare fino a 200 °C.",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["VE / Conf.", "Karton / Cartone", "Palette / Pallet", "Preis / Prezzo"],
            ["5 Stk. / pz", "50 Stk. / pz – 15,1 kg", "800 Stk. / pz", "11,60 €"],
          ],
          lines: true,
        },
        {
          text: [
            "Hersteller / Produttore: Weberei Rienz GmbH, Kapuzinerstraße 14, 39031 Bruneck (BZ)",
            "MwSt.-Nr. / P. IVA IT02551190214 · Tel. 0474 000 318 · info@weberei-rienz.example",
            "Technische Änderungen vorbehalten. / Con riserva di modifiche tecniche.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "RZ-0150-BL",
      brand: "Rienz Tracht & Arbeit",
      gtin: "8005129044173",
      net_weight: 285,
      fibre_composition: fibres("cotton 100"),
      country_making: "IT",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      manufacturer_name: "Weberei Rienz GmbH",
      manufacturer_address: "Kapuzinerstraße 14, 39031 Bruneck (BZ)",
    },
  },
  {
    name: "en-commercial-invoice-scarf",
    language: "en",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          beside: [
            [
              {
                text: [
                  "Manufacturer and exporter:",
                  "Lanifícios Serra Branca, S.A.",
                  "Estrada da Ribeira 88",
                  "6200-503 Covilhã",
                  "Portugal",
                  "VAT PT 500 611 284",
                ],
                size: 9.5,
              },
            ],
            [
              {
                text: [
                  "Sold to:",
                  "Harrow & Finch Ltd",
                  "Unit 6, Mill Lane",
                  "Kendal LA9 6NT",
                  "United Kingdom",
                  "EORI GB418822011000",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          table: [
            ["Invoice no.", "Date", "Your PO", "Incoterm 2020", "Payment"],
            ["FT 2026/211", "2026-04-14", "PO-77140", "DAP Kendal", "45 days net"],
          ],
          lines: true,
        },
        {
          table: [
            ["Description of goods", "Qty", "Unit price", "Amount EUR"],
            [
              "Woven scarf 30 x 180 cm, fringed. Brand: Serra Branca. Style no. SB-CH-180. 85% virgin wool, 15% cashmere. EAN 5608876103341",
              "600 pcs",
              "19.40",
              "11 640.00",
            ],
            ["Presentation box", "600 pcs", "0.85", "510.00"],
            ["Freight", "1", "265.00", "265.00"],
            ["TOTAL", "", "", "12 415.00"],
          ],
          widths: [262, 65, 75, 85],
          lines: true,
        },
        {
          pairs: [
            ["Country of origin", "Portugal"],
            ["Commodity code", "6214 20 00"],
            ["Net weight per scarf, without box", "165 g"],
            ["Total net weight", "99.0 kg"],
            ["Total gross weight", "148.5 kg"],
            ["Packages", "15 cartons, 60 x 40 x 40 cm"],
            ["Carrier", "Atlântico Cargo, Lda., Porto"],
          ],
          style: "gap",
        },
        {
          text: [
            "The exporter of the products covered by this document (Exporter Reference No PTREX500611284) declares that, except where otherwise clearly indicated, these products are of EU preferential origin.",
            "VAT exempt, art. 14 RITI / export. Interest on late payment 8 % per year. Goods remain our property until paid in full. Bank: Caixa Beira, IBAN PT50 0045 0000 1184 2207 7714 3.",
          ],
          size: 8.5,
        },
        { text: ["Covilhã, 2026-04-14        Joana Proença, Export Department"], size: 9.5 },
      ],
    ],
    truth: {
      manufacturer_name: "Lanifícios Serra Branca, S.A.",
      manufacturer_address: "Estrada da Ribeira 88, 6200-503 Covilhã, Portugal",
      brand: "Serra Branca",
      reference: "SB-CH-180",
      gtin: "5608876103341",
      fibre_composition: fibres("virgin wool 85, cashmere 15"),
      country_making: "PT",
      net_weight: 165,
      commodity_code: "62142000",
    },
  },
  {
    name: "it-cartellino-abito",
    language: "it",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        { title: "Corte dei Fiori" },
        { text: ["Abito donna"] },
        {
          pairs: [
            ["Marchio", "Corte dei Fiori"],
            ["Mod.", "Ginevra"],
            ["Art.", "26P1177"],
            ["Col.", "044 lavanda"],
            ["Tg.", "unica"],
          ],
        },
        { text: ["Tessuto: 78% viscosa 22% lino", "Fodera: 100% cotone"] },
        {
          text: [
            "Lavare a 30° ciclo delicato - non candeggiare",
            "non asciugare in tamburo - stirare a media temperatura (150°)",
            "lavare a secco P, trattamento delicato",
          ],
          size: 9,
        },
        { text: ["MADE IN ITALY"] },
        { text: ["8 033417 009252"], size: 12 },
        { text: ["€ 129,00"] },
        {
          text: [
            "Prodotto da Filare S.r.l., Via Carlo Marx 41, 41012 Carpi (MO)",
            "www.cortedeifiori.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Corte dei Fiori",
      model_name: "Ginevra",
      reference: "26P1177",
      fibre_composition: fibres("shell: viscose 78, linen 22 | lining: cotton 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p_mild"],
      country_making: "IT",
      gtin: "8033417009252",
      manufacturer_name: "Filare S.r.l.",
      manufacturer_address: "Via Carlo Marx 41, 41012 Carpi (MO)",
    },
  },
  {
    name: "fr-fiche-technique-pantalon-hv",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [{ title: "Fiche technique" }, { text: ["Pantalon haute visibilité classe 2"] }],
            [
              {
                text: [
                  "Réf. fiche : FT-HV-022 indice F",
                  "Mise à jour : 08/01/2026",
                  "Rédigée par : bureau technique",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Marque", "Référence article", "Modèle", "Tailles"],
            ["Chantelys", "HV-PT-4290", "Garonne", "S à 4XL"],
          ],
          lines: true,
        },
        { bar: "Matières" },
        {
          table: [
            ["Élément", "Composition", "Masse surfacique"],
            ["Tissu principal (fluo et contraste)", "80 % polyester, 20 % coton", "245 g/m²"],
            ["Fond de poche", "65 % polyester, 35 % coton", "105 g/m²"],
          ],
          widths: [195, 182, 110],
          lines: true,
        },
        {
          text: [
            "Bandes rétroréfléchissantes 50 mm cousues, garanties 50 cycles de lavage. Surface fluorescente minimale : 0,50 m². Surface rétroréfléchissante minimale : 0,13 m².",
          ],
          size: 9,
        },
        { bar: "Caractéristiques" },
        {
          pairs: [
            ["Poids du vêtement", "560 g en taille L"],
            ["Fermeture", "braguette zippée, bouton métal"],
            ["Poches", "2 italiennes, 2 dos, 1 mètre, 2 cuisses, 2 genouillères"],
            ["Pays de fabrication", "Bulgarie"],
            ["Code douanier", "6203 43 11"],
          ],
          style: "dots",
        },
        { bar: "Entretien" },
        {
          text: [
            "Lavage 40 °C – Blanchiment exclu – Séchage en tambour interdit – Repassage 110 °C maximum – Nettoyage à sec interdit",
          ],
        },
        { bar: "Conformité" },
        {
          text: [
            "EPI de catégorie II, règlement (UE) 2016/425. EN ISO 13688:2013 + A1:2021, EN ISO 20471:2013 + A1:2016 classe 2.",
            "Attestation d'examen UE de type n° 0072-2188-24-EPI délivrée par l'IFTH (organisme notifié n° 0072), valable jusqu'au 22/09/2029.",
          ],
        },
        {
          pairs: [
            ["Fabricant", "Chantelys Protection SAS"],
            ["Adresse", "14 rue des Tisserands, 81200 Mazamet, France"],
          ],
          style: "dots",
        },
        { bar: "Conditionnement" },
        {
          table: [
            ["Taille", "S", "M", "L", "XL", "2XL", "3XL", "4XL"],
            ["Tour de taille (cm)", "76-82", "82-88", "88-96", "96-104", "104-112", "112-120", "120-128"],
            ["Pièces par carton", "20", "20", "20", "20", "15", "15", "15"],
          ],
          widths: [109, 54, 54, 54, 54, 54, 54, 54],
          lines: true,
        },
        {
          text: [
            "Chantelys Protection SAS au capital de 120 000 € – RCS Castres 488 113 907 – Document non contractuel, photos et teintes indicatives.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Chantelys",
      reference: "HV-PT-4290",
      model_name: "Garonne",
      fibre_composition: fibres("shell: polyester 80, cotton 20 | pocket lining: polyester 65, cotton 35"),
      net_weight: 560,
      country_making: "BG",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "EU type-examination (EU) 2016/425",
          number: "0072-2188-24-EPI",
          issuer: "IFTH",
          valid_until: "2029-09-22",
        },
      ],
      manufacturer_name: "Chantelys Protection SAS",
      manufacturer_address: "14 rue des Tisserands, 81200 Mazamet, France",
      commodity_code: "62034311",
    },
  },
];
