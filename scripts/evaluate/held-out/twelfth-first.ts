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
            "Lavar na máquina a 40 °C com cores semelhantes. Não usar lixívia.",
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
        { text: ["★★★★☆  (37 recenzija)      Šifra: 10-55812"], size: 9 },
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
            "Izdelek nosi blagovno znamko Mirna noč. Surovinska sestava: 52 % lan, 48 % bombaž. Tkanina ima površinsko maso 165 g/m² in je predpran material.",
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
];
