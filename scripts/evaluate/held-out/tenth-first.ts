/** Papers of makers and brands of clothing and textiles about their own goods. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_TENTH_FIRST: readonly Specimen[] = [
  {
    name: "tenth-first-ficha-tshirt-barcelos",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          text: [
            "Malhas do Cávado - Indústria Têxtil, Lda.",
            "Rua da Fábrica Nova, 218 · 4750-312 Barcelos · Portugal",
            "NIPC 504 871 236 · Tel. +351 253 000 418 · comercial@malhascavado.example",
          ],
          size: 8,
        },
        { title: "FICHA TÉCNICA DE PRODUTO" },
        {
          table: [
            ["Ref.ª", "Modelo", "Coleção", "Rev."],
            ["MC-2417", "Ofir", "PV 2027", "02 - 12/10/2026"],
          ],
          lines: true,
        },
        { bar: "1. Identificação" },
        {
          style: "gap",
          pairs: [
            ["Marca", "Ribamar"],
            ["Designação", "T-shirt de homem, decote redondo, manga curta"],
            ["Tamanhos", "S, M, L, XL, XXL"],
            ["Cores", "Branco 001, Marinho 114, Areia 207"],
            ["Fabricado em", "Portugal"],
          ],
        },
        { bar: "2. Malha" },
        {
          style: "gap",
          pairs: [
            ["Estrutura", "Jersey 30/1 penteado"],
            ["Gramagem", "190 g/m² ± 5%"],
            ["Composição", "95% algodão biológico, 5% elastano"],
            ["Encolhimento máx.", "5% comp. / 5% larg. (3 lavagens)"],
          ],
        },
        { bar: "3. Conservação" },
        {
          table: [
            ["Lavagem", "Máquina, máx. 40 °C, programa suave"],
            ["Branqueamento", "Não branquear"],
            ["Secagem", "Não secar na máquina"],
            ["Engomar", "Temperatura média, máx. 150 °C"],
            ["Limpeza a seco", "Não limpar a seco"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { bar: "4. Certificação" },
        {
          text: [
            "GOTS (Global Organic Textile Standard), certificado n.º CU-1138402-2026, emitido por Control Union Certifications B.V., válido até 30/06/2027.",
          ],
        },
        { text: ["Elaborado: A. Meira     Aprovado: J. Coutinho     Pág. 1/1"], size: 8 },
      ],
    ],
    truth: {
      brand: "Ribamar",
      model_name: "Ofir",
      reference: "MC-2417",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_making: "PT",
      manufacturer_name: "Malhas do Cávado - Indústria Têxtil, Lda.",
      manufacturer_address: "Rua da Fábrica Nova, 218, 4750-312 Barcelos, Portugal",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GOTS",
          number: "CU-1138402-2026",
          issuer: "Control Union Certifications B.V.",
          valid_until: "2027-06-30",
        },
      ],
    },
  },
  {
    name: "tenth-first-linesheet-ostersund",
    language: "sv",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "FJÄLLBRYNET · Line sheet HV 2027/28" },
        {
          text: [
            "Underställ och mellanlager, dam och herr. Priser i SEK exkl. moms. Minsta order 12 st per färg, orderstopp 15 februari 2027. Leverans vecka 32-35.",
          ],
        },
        {
          table: [
            ["Art.nr", "Namn", "Storlekar", "Färger", "Grossist", "Rek. utpris"],
            ["21140", "Helags LS Dam", "XS-XL", "Skifferblå, Tall", "412,00", "999,00"],
            ["21141", "Helags LS Herr", "S-XXL", "Skifferblå, Svart", "412,00", "999,00"],
            ["21152", "Sylarna Zip Dam", "XS-XL", "Tall, Lingon", "494,00", "1 199,00"],
            ["21160", "Anaris Långkalsong", "XS-XXL", "Svart", "371,00", "899,00"],
          ],
          widths: [52, 120, 65, 120, 60, 70],
          lines: true,
        },
        { bar: "Gäller alla plagg på denna sida" },
        {
          style: "dots",
          pairs: [
            ["Material", "100 % merinoull, 18,5 mikron, mulesingfri"],
            ["Ytvikt", "200 g/m²"],
            ["Tvätt", "Maskintvätt 30 °C, skonsamt program"],
            ["Blekning", "Får ej blekas"],
            ["Torkning", "Plantorkas. Ej torktumling"],
            ["Strykning", "Låg värme, max 110 °C"],
            ["Kemtvätt", "Ej kemtvätt"],
            ["Tillverkningsland", "Litauen"],
            ["Statistiskt nr", "6109 90 20 / 6110 11 30"],
          ],
        },
        {
          text: [
            "Tillverkare (GPSR): Fjällbrynet AB",
            "order@fjallbrynet.example · 063-55 01 40 · Org.nr 559217-4408",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Fjällbrynet",
      fibre_composition: fibres("merino wool 100"),
      country_making: "LT",
      manufacturer_name: "Fjällbrynet AB",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-bundhose-nordhorn",
    language: "de",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "PRODUKTDATENBLATT  |  Stand 09/2026" },
        { title: "Bundhose Atlas" },
        {
          beside: [
            [
              {
                style: "stacked",
                pairs: [
                  ["Marke", "HAKENBERG Pro"],
                  ["Modell", "Atlas"],
                  ["Artikel-Nr.", "30-4471"],
                  ["Größen", "44-64, 90-110, 24-29"],
                  ["Farben", "anthrazit/schwarz, marine/schwarz"],
                ],
              },
            ],
            [
              {
                style: "stacked",
                pairs: [
                  ["Material", "65 % Polyester, 35 % Baumwolle"],
                  ["Flächengewicht", "ca. 285 g/m², Köper 2/1"],
                  ["Zolltarifnummer", "6203 4311"],
                  ["VE", "1 Stück im Polybeutel, 20 Stück im Karton"],
                ],
              },
            ],
          ],
        },
        {
          text: [
            "Robuste Bundhose mit Knietaschen (höhenverstellbar), zwei Schubtaschen, Zollstocktasche rechts, Oberschenkeltasche mit Handyfach. Dreifachnähte an Schritt- und Seitennaht. Waschbar nach ISO 15797 auf Anfrage.",
          ],
        },
        { bar: "Pflege" },
        {
          text: [
            "Waschen 60 °C Normalwaschgang · nicht bleichen · Trockner mit niedriger Temperatur · bügeln mit mittlerer Temperatur (150 °C) · chemische Reinigung mit Perchlorethylen (P)",
          ],
        },
        { bar: "Normen und Zertifikate" },
        {
          table: [
            ["Norm / Label", "Nr.", "Institut", "gültig bis"],
            ["EN ISO 13688:2013+A1", "-", "-", "-"],
            ["OEKO-TEX® STANDARD 100", "14.HDE.61028", "Hohenstein", "31.07.2027"],
          ],
          widths: [170, 110, 117, 90],
          lines: true,
        },
        {
          text: [
            "Hersteller: Hakenberg Berufskleidung GmbH, Industriestraße 44, 48529 Nordhorn, Deutschland",
            "Amtsgericht Osnabrück HRB 207 114 · USt-IdNr. DE 117 430 882 · Technische Änderungen vorbehalten.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "HAKENBERG Pro",
      model_name: "Atlas",
      reference: "30-4471",
      fibre_composition: fibres("polyester 65, cotton 35"),
      manufacturer_name: "Hakenberg Berufskleidung GmbH",
      manufacturer_address: "Industriestraße 44, 48529 Nordhorn, Deutschland",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "14.HDE.61028",
          issuer: "Hohenstein",
          valid_until: "2027-07-31",
        },
      ],
      commodity_code: "62034311",
    },
  },
  {
    name: "tenth-first-scheda-cardigan-carpi",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        { title: "MAGLIFICIO ROVELLI S.R.L." },
        {
          text: [
            "Via dei Tessitori 31 - 41012 Carpi (MO) - Italia",
            "P.IVA IT02871450361 - Tel. 059 000 7714",
          ],
          size: 8.5,
        },
        { bar: "SCHEDA TECNICA CAPO - A/I 2027" },
        {
          style: "gap",
          pairs: [
            ["Marchio", "Rovelli 1958"],
            ["Articolo", "7714"],
            ["Modello", "Viola"],
            ["Descrizione", "Cardigan donna scollo a V, 7 bottoni"],
            ["Composizione", "70% lana vergine 30% cashmere"],
            ["Filato", "2/28 Nm cardato"],
            ["Finezza", "12"],
            ["Peso capo (tg. M)", "285 g"],
            ["Taglie", "XS - S - M - L - XL"],
          ],
        },
        { bar: "Filiera" },
        {
          table: [
            ["Fase", "Paese"],
            ["Origine delle fibre", "Australia (lana), Mongolia (cashmere)"],
            ["Filatura", "Italia"],
            ["Tintura filato", "Italia"],
            ["Tessitura a maglia", "Italia"],
            ["Confezione", "Italia"],
          ],
          widths: [180, 307],
          lines: true,
        },
        { bar: "Manutenzione" },
        {
          text: [
            "Lavare a mano. Non candeggiare. Non asciugare in asciugabiancheria, asciugare in piano.",
            "Stirare a bassa temperatura (max 110°). Lavare a secco con percloroetilene (P).",
          ],
        },
        { text: ["Made in Italy"] },
      ],
    ],
    truth: {
      brand: "Rovelli 1958",
      model_name: "Viola",
      reference: "7714",
      net_weight: 285,
      fibre_composition: fibres("virgin wool 70, cashmere 30"),
      country_making: "IT",
      country_fibre: ["AU", "MN"],
      country_spinning: "IT",
      country_dyeing: "IT",
      country_weaving: "IT",
      manufacturer_name: "MAGLIFICIO ROVELLI S.R.L.",
      manufacturer_address: "Via dei Tessitori 31, 41012 Carpi (MO), Italia",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "tenth-first-fiche-agec-roubaix",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["atelier-mauve.example  >  Femme  >  Sweats  >  Sweat-shirt Léonie"], size: 8 },
        { title: "Sweat-shirt Léonie" },
        { text: ["Atelier Mauve · Modèle : Léonie · 89,00 € TTC"] },
        {
          text: [
            "Un sweat ample, col rond côtelé et manches raglan, en molleton gratté. Notre mannequin mesure 1,74 m et porte une taille S.",
          ],
        },
        { bar: "Composition et entretien" },
        {
          pairs: [
            ["Composition", "58 % coton, 42 % polyester recyclé"],
            ["Entretien", "lavage en machine à 30 °C, essorage réduit (programme modéré)"],
            ["Blanchiment", "chlorage interdit, ne pas blanchir"],
            ["Séchage", "pas de sèche-linge"],
            ["Repassage", "fer doux, 110 °C maximum"],
          ],
        },
        { bar: "Qualités et caractéristiques environnementales" },
        {
          table: [
            ["Tricotage", "Portugal"],
            ["Teinture / impression", "Portugal"],
            ["Confection", "Tunisie"],
            ["Matières recyclées", "Produit comportant 42 % de matières recyclées"],
            ["Microfibres", "Rejette des microfibres plastiques dans l'environnement lors du lavage"],
            ["Substances dangereuses", "Aucune substance extrêmement préoccupante > 0,1 %"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "Fabricant : Atelier Mauve SAS, 27 rue des Teinturiers, 59100 Roubaix, France",
            "Fiche établie en application de l'article 13 de la loi AGEC (décret n° 2022-748). Mise à jour le 03/11/2026.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Atelier Mauve",
      model_name: "Léonie",
      fibre_composition: fibres("cotton 58, recycled polyester 42"),
      recycled_content: 42,
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "TN",
      manufacturer_name: "Atelier Mauve SAS",
      manufacturer_address: "27 rue des Teinturiers, 59100 Roubaix, France",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
    },
  },
  {
    name: "tenth-first-plaid-harlingen",
    language: "nl",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Waddenwol  |  Plaids  |  Kussens  |  Over ons  |  Winkelwagen (0)"], size: 8 },
        { title: "Plaid Texel antraciet, 130 x 180 cm" },
        { text: ["€ 139,00 incl. btw", "Op voorraad - voor 16.00 uur besteld, morgen in huis"] },
        {
          text: [
            "Deze warme plaid is geweven van wol van Texelse schapen. De franje wordt met de hand gedraaid. Door het beetje polyamide blijft de plaid mooi in model, ook na jaren op de bank.",
          ],
        },
        { bar: "Specificaties" },
        {
          table: [
            ["Merk", "Waddenwol"],
            ["Model", "Texel"],
            ["Artikelnummer", "WW-PL-0318"],
            ["EAN", "8719451022647"],
            ["Materiaal", "80% scheerwol, 20% polyamide"],
            ["Afmeting", "130 x 180 cm (excl. franje)"],
            ["Gewicht", "1.150 gram"],
            ["Wassen", "Niet wassen"],
            ["Bleken", "Niet bleken"],
            ["Drogen", "Niet in de droger"],
            ["Strijken", "Niet strijken"],
            ["Stomerij", "Chemisch reinigen met P"],
          ],
          widths: [150, 337],
        },
        { bar: "Productveiligheid" },
        {
          pairs: [
            ["Fabrikant", "Waddenwol B.V."],
            ["Adres", "Haven 12, 8861 JJ Harlingen, Nederland"],
            ["E-mail", "info@waddenwol.example"],
          ],
        },
        { text: ["Klanten geven ons een 9,3 (214 beoordelingen) · 30 dagen bedenktijd"], size: 8 },
      ],
    ],
    truth: {
      brand: "Waddenwol",
      model_name: "Texel",
      reference: "WW-PL-0318",
      gtin: "8719451022647",
      net_weight: 1150,
      fibre_composition: fibres("virgin wool 80, polyamide 20"),
      manufacturer_name: "Waddenwol B.V.",
      manufacturer_address: "Haven 12, 8861 JJ Harlingen, Nederland",
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "tenth-first-biustonosz-lodz",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "KARTA PRODUKTU nr 118/2026" },
        {
          style: "dots",
          pairs: [
            ["Marka", "Halka"],
            ["Nazwa modelu", "Marcelina"],
            ["Symbol", "BS-118/24"],
            ["Rodzaj wyrobu", "biustonosz miękki z koronką"],
            ["Rozmiar", "75B"],
            ["Kolor", "ecru"],
            ["EAN", "5907134602184"],
            ["Kraj pochodzenia", "Polska"],
          ],
        },
        { bar: "Skład surowcowy" },
        {
          table: [
            ["Materiał zasadniczy", "82% poliamid, 18% elastan"],
            ["Koronka", "90% poliamid, 10% elastan"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { bar: "Konserwacja" },
        {
          text: [
            "- prać ręcznie",
            "- nie wybielać",
            "- nie suszyć w suszarce bębnowej",
            "- nie prasować",
            "- nie czyścić chemicznie",
          ],
        },
        {
          text: [
            "Producent: Zakład Bieliźniarski Halka Sp. z o.o., ul. Piotrkowska 212, 90-369 Łódź",
            "NIP 725-00-41-883 · BDO 000118842",
          ],
          size: 9,
        },
        { text: ["Sporządziła: M. Wójcik, dział konstrukcji, 21.09.2026 r."], size: 8 },
      ],
    ],
    truth: {
      brand: "Halka",
      model_name: "Marcelina",
      reference: "BS-118/24",
      gtin: "5907134602184",
      fibre_composition: fibres("shell: polyamide 82, elastane 18 | lace: polyamide 90, elastane 10"),
      country_making: "PL",
      manufacturer_name: "Zakład Bieliźniarski Halka Sp. z o.o.",
      manufacturer_address: "ul. Piotrkowska 212, 90-369 Łódź",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-denim-model-foyu-denizli",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "MODEL FÖYÜ / STYLE SHEET" },
        {
          pairs: [
            ["Üretici / Manufacturer", "Ege Denim Konfeksiyon San. ve Tic. A.Ş."],
            ["Adres / Address", "Organize Sanayi Bölgesi 4. Cadde No: 17, 20040 Denizli, Türkiye"],
          ],
        },
        {
          table: [
            ["Marka / Brand", "Lodos Jeans", "Sezon / Season", "SS27"],
            ["Model adı / Style name", "Dario", "Model no / Style no.", "EG-2609"],
            ["Beden / Sizes", "28-38", "Renk / Colour", "Dark stone"],
            ["Menşei / Origin", "Türkiye", "Net ağırlık / Net weight", "640 g"],
          ],
          widths: [125, 110, 137, 115],
          lines: true,
        },
        {
          pairs: [
            ["Kumaş / Fabric", "10,5 oz denim, 3/1 Z dimi"],
            ["Kompozisyon / Composition", "%98 Pamuk %2 Elastan"],
            ["Yıkama / Wash recipe", "Taş + enzim / stone + enzyme, 45 dk"],
          ],
        },
        { bar: "AKSESUAR LİSTESİ / TRIMS" },
        {
          table: [
            ["Malzeme / Item", "Ölçü / Size", "Renk", "Adet / Qty"],
            ["Fermuar / Zipper No. 4", "14 cm", "Antik pirinç", "1"],
            ["Düğme / Shank button", "17 mm", "Antik pirinç", "1"],
            ["Perçin / Rivet", "9 mm", "Antik pirinç", "6"],
            ["Bel etiketi / Back patch", "60 x 45 mm", "Taba", "1"],
            ["Yıkama talimatı / Care label", "25 x 90 mm", "Beyaz", "1"],
          ],
          widths: [200, 97, 110, 80],
          lines: true,
        },
        { bar: "YIKAMA TALİMATI" },
        {
          text: [
            "30 °C'de makinede yıkayınız. Ağartıcı kullanmayınız. Tamburlu kurutma yapmayınız. Orta ısıda (150 °C) ütüleyiniz. Kuru temizleme yapmayınız.",
          ],
        },
        { text: ["Hazırlayan: S. Karaca     Onay: H. Yüce     Tarih: 05.10.2026"], size: 8 },
      ],
    ],
    truth: {
      brand: "Lodos Jeans",
      model_name: "Dario",
      reference: "EG-2609",
      net_weight: 640,
      fibre_composition: fibres("cotton 98, elastane 2"),
      country_making: "TR",
      manufacturer_name: "Ege Denim Konfeksiyon San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 4. Cadde No: 17, 20040 Denizli, Türkiye",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-mail-sweater-herning",
    language: "da",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Fra", "Birgit Toft <bt@toftstrik.example>"],
            ["Til", "Mette Lindegaard, Butik Nordhuset"],
            ["Sendt", "18. november 2026 09:14"],
            ["Emne", "SV: Data til webshoppen, sweater Hede"],
          ],
        },
        {
          text: [
            "Hej Mette",
            "",
            "Tak for snakken på messen. Her er det, du mangler på sweateren. Modellen hedder Hede, og vores style nr. er 3306. Den sælges under vores mærke TOFT som alt det andet.",
            "",
            "Kvaliteten er 60 % uld, 25 % alpaka og 15 % polyamid, og en str. M vejer 540 gram. Stregkoden (EAN) er 5706218044717. Trøjen bliver lavet her hos os i Herning, så der står Made in Denmark i nakken.",
            "",
            "Vask: håndvask, må ikke bleges, må ikke tørretumbles, tørres liggende. Den kan stryges ved lav varme (110 °C), og den må ikke renses kemisk.",
            "",
            "Billeder kommer i morgen. Vejledende pris er 1.399 kr. inkl. moms, og vi kan sende fra uge 49.",
            "",
            "Venlig hilsen",
            "Birgit",
          ],
        },
        {
          text: ["Toft Strik ApS", "Nørregade 51", "7400 Herning", "CVR 28 41 77 05 · tlf. 97 00 33 06"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "TOFT",
      model_name: "Hede",
      reference: "3306",
      gtin: "5706218044717",
      net_weight: 540,
      fibre_composition: fibres("wool 60, alpaca 25, polyamide 15"),
      country_making: "DK",
      manufacturer_name: "Toft Strik ApS",
      manufacturer_address: "Nørregade 51, 7400 Herning",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-aluspaita-turku",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["POHJANLANKA"], size: 14 },
        { bar: "TUOTEKORTTI 40118" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Tuote", "naisten aluspaita, pitkä hiha"],
                  ["Malli", "Kaira"],
                  ["Tuotenumero", "40118"],
                  ["Merkki", "Pohjanlanka"],
                  ["Koot", "34-46"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Materiaali", "70 % merinovilla, 30 % lyocell"],
                  ["Neulos", "interlock, 195 g/m²"],
                  ["Paino", "168 g (koko 38)"],
                  ["Väri", "savu, puolukka"],
                ],
              },
            ],
          ],
        },
        { bar: "Hoito-ohje" },
        {
          style: "dots",
          pairs: [
            ["Pesu", "40 °C, hienopesu"],
            ["Valkaisu", "ei valkaisua"],
            ["Kuivaus", "ei rumpukuivausta, kuivataan tasossa"],
          ],
        },
        {
          text: [
            "Neulottu pehmeästä, hengittävästä sekoitelangasta. Litteät saumat eivät hankaa. Pitkä helma pysyy housuissa myös liikkeessä. Tuuleta käytön jälkeen, niin pesuväli pitenee.",
          ],
        },
        {
          text: [
            "Valmistaja: Pohjanlanka Oy, Kehrääjänkatu 3, 20380 Turku, Suomi",
            "Y-tunnus 2874410-6 · asiakaspalvelu@pohjanlanka.example · Päivitetty 2.9.2026",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Pohjanlanka",
      model_name: "Kaira",
      reference: "40118",
      net_weight: 168,
      fibre_composition: fibres("merino wool 70, lyocell 30"),
      manufacturer_name: "Pohjanlanka Oy",
      manufacturer_address: "Kehrääjänkatu 3, 20380 Turku, Suomi",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "tenth-first-apron-holmfirth",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        {
          text: ["HARROW & LUND WEAVERS LTD", "Dean Mill, Mill Lane, Holmfirth HD9 2QR, United Kingdom"],
        },
        { title: "Finished Product Specification" },
        {
          table: [
            ["Spec no.", "FPS-0082", "Issue", "4", "Date", "6 Nov 2026"],
            ["Written by", "J. Tordoff", "Checked", "R. Ainley", "Page", "1 of 1"],
          ],
          widths: [75, 110, 65, 85, 52, 100],
          lines: true,
        },
        {
          style: "gap",
          pairs: [
            ["Product", "Bib apron, full length, adjustable neck"],
            ["Style name", "Ravensthorpe"],
            ["Product code", "HL-AP-550"],
            ["Brand", "Harrow & Lund"],
            ["Barcode (EAN-13)", "5060387129454"],
            ["Commodity code", "6211 43 10"],
            ["Fibre content", "55% linen, 45% cotton"],
            ["Cloth", "Linen union, 270 gsm, navy butcher's stripe"],
            ["Finished size", "72 cm wide x 96 cm long, tolerance +/- 1 cm"],
            ["Net weight", "235 g"],
            ["Country of manufacture", "United Kingdom"],
            ["Packing", "Swing ticket, kraft belly band, 24 per carton"],
          ],
        },
        { bar: "Inspection" },
        {
          text: [
            "AQL 2.5 for major and 4.0 for minor defects. Stripe to match within 3 mm at pocket. Tapes to be bar-tacked; pull test 70 N for 10 seconds.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Harrow & Lund",
      model_name: "Ravensthorpe",
      reference: "HL-AP-550",
      gtin: "5060387129454",
      net_weight: 235,
      fibre_composition: fibres("linen 55, cotton 45"),
      country_making: "GB",
      manufacturer_name: "HARROW & LUND WEAVERS LTD",
      manufacturer_address: "Dean Mill, Mill Lane, Holmfirth HD9 2QR, United Kingdom",
      commodity_code: "62114310",
    },
  },
  {
    name: "tenth-first-toalla-monovar",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { bar: "TELARES DEL VINALOPÓ, S.L. - FICHA TÉCNICA DE ARTÍCULO" },
        {
          table: [
            ["Referencia", "Modelo", "Medida", "Ud./caja", "P.V.P."],
            ["TB-70140-ROS", "Rosaleda", "70 x 140 cm", "12", "17,95 €"],
          ],
          widths: [130, 110, 97, 75, 75],
          lines: true,
        },
        {
          style: "dots",
          pairs: [
            ["Marca", "Vinalopó Hogar"],
            ["Artículo", "Toalla de baño con cenefa jacquard"],
            ["Composición", "100 % algodón"],
            ["Tejido", "Rizo americano, doble torsión"],
            ["Gramaje", "550 g/m2 (+/- 5 %)"],
            ["Peso unidad", "540 g"],
            ["Colores", "rosa palo, verde agua, piedra"],
            ["Fabricado en", "España"],
          ],
        },
        { bar: "Conservación" },
        {
          table: [
            ["Lavado", "Blanqueo", "Secado", "Planchado", "Limpieza en seco"],
            [
              "máx. 60 °C, ciclo normal",
              "sólo lejía con oxígeno, sin cloro",
              "secadora a temperatura normal",
              "máx. 150 °C",
              "no limpiar en seco",
            ],
          ],
          lines: true,
        },
        { bar: "Certificados" },
        {
          text: [
            "OEKO-TEX® STANDARD 100, clase I, certificado n.º 2019OK0873, emitido por AITEX, válido hasta el 30/09/2027.",
          ],
        },
        {
          text: [
            "Fabricante: Telares del Vinalopó, S.L., C/ Lanzadera 9, 03640 Monóvar (Alicante), España. CIF B-03817744.",
            "Datos orientativos; el color puede variar ligeramente entre partidas de tinte.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Vinalopó Hogar",
      model_name: "Rosaleda",
      reference: "TB-70140-ROS",
      net_weight: 540,
      fibre_composition: fibres("cotton 100"),
      country_making: "ES",
      manufacturer_name: "Telares del Vinalopó, S.L.",
      manufacturer_address: "C/ Lanzadera 9, 03640 Monóvar (Alicante), España",
      care_washing: "wash_60",
      care_bleaching: "oxygen_only",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "2019OK0873",
          issuer: "AITEX",
          valid_until: "2027-09-30",
        },
      ],
    },
  },
  {
    name: "tenth-first-softshell-liberec",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Softshellová bunda Ještěd" },
        { text: ["Technický list výrobku, verze 1.3"], size: 9 },
        {
          beside: [
            [
              {
                pairs: [
                  ["Značka", "Hřebenka"],
                  ["Model", "Ještěd"],
                  ["Kód zboží", "HB-2205-M"],
                  ["Velikosti", "S-3XL"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Vodní sloupec", "10 000 mm"],
                  ["Prodyšnost", "8 000 g/m²/24 h"],
                  ["Barvy", "černá, petrolejová"],
                  ["Celní sazebník", "6201 40 10"],
                ],
              },
            ],
          ],
        },
        { bar: "Materiálové složení" },
        {
          table: [
            ["Vrchní materiál", "92 % polyester, 8 % elastan"],
            ["Podšívka", "100 % polyester"],
          ],
          widths: [160, 327],
        },
        { bar: "Ošetřování" },
        {
          text: [
            "Prát na 30 °C, jemný program. Nebělit. Nesušit v bubnové sušičce. Nežehlit. Nečistit chemicky. Nepoužívat aviváž, zipy před praním zapnout.",
          ],
        },
        { bar: "Popis" },
        {
          text: [
            "Třívrstvý softshell s membránou, zadní díl prodloužený, kapuce stažitelná ve dvou směrech. Tři kapsy na zip, ventilace v podpaží, reflexní potisk na rukávu.",
          ],
        },
        {
          text: [
            "Výrobce: Hřebenka Outdoor s.r.o., Tovární 1120/6, 460 01 Liberec, Česká republika",
            "IČO 057 44 218 · reklamace@hrebenka.example",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Hřebenka",
      model_name: "Ještěd",
      reference: "HB-2205-M",
      fibre_composition: fibres("shell: polyester 92, elastane 8 | lining: polyester 100"),
      manufacturer_name: "Hřebenka Outdoor s.r.o.",
      manufacturer_address: "Tovární 1120/6, 460 01 Liberec, Česká republika",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      commodity_code: "62014010",
    },
  },
  {
    name: "tenth-first-mellenynyilatkozat-tatabanya",
    language: "hu",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "EU-MEGFELELŐSÉGI NYILATKOZAT" },
        { text: ["Nyilatkozat száma: 11/2026"] },
        {
          pairs: [
            ["1. Termék", "jól láthatósági mellény, elöl cipzáros, 4 zsebes"],
            ["Márka", "Vértes Safety"],
            ["Modell", "VM-Lux"],
            ["Cikkszám", "VML-02-SA"],
            ["Anyagösszetétel", "100% poliészter, 120 g/m²"],
          ],
        },
        {
          text: [
            "2. Gyártó: Vértes Munkaruha Kft., 2800 Tatabánya, Búzavirág út 14., Magyarország",
            "",
            "3. Ezt a megfelelőségi nyilatkozatot a gyártó kizárólagos felelőssége mellett adják ki.",
            "",
            "4. A fent ismertetett termék megfelel az egyéni védőeszközökről szóló (EU) 2016/425 rendeletnek, valamint az alábbi harmonizált szabványoknak: EN ISO 13688:2013, EN ISO 20471:2013/A1:2016 (2. osztály).",
            "",
            "5. Az INNOVATEXT Zrt. bejelentett szervezet elvégezte az EU-típusvizsgálatot, és kiadta az ITX-PPE-0417/2026 számú EU-típusvizsgálati tanúsítványt, amely 2031. május 12-ig érvényes.",
            "",
            "6. Kezelés: gépi mosás 40 °C-on, kíméletes programmal, legfeljebb 25 alkalommal; fehéríteni tilos; szárítógépben nem szárítható; vasalni tilos; vegytisztítani tilos.",
          ],
        },
        {
          text: ["Tatabánya, 2026. június 3.", "", "Baranyai Tibor ügyvezető          (aláírás, bélyegző)"],
        },
      ],
    ],
    truth: {
      brand: "Vértes Safety",
      model_name: "VM-Lux",
      reference: "VML-02-SA",
      fibre_composition: fibres("polyester 100"),
      manufacturer_name: "Vértes Munkaruha Kft.",
      manufacturer_address: "2800 Tatabánya, Búzavirág út 14., Magyarország",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "EU-típusvizsgálati tanúsítvány",
          number: "ITX-PPE-0417/2026",
          issuer: "INNOVATEXT Zrt.",
          valid_until: "2031-05-12",
        },
      ],
    },
  },
  {
    name: "tenth-first-camasa-piatra-neamt",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "CONFECȚII SIRETUL S.A.",
            "Str. Ștefan cel Mare nr. 88, 610101 Piatra Neamț, România",
            "C.U.I. RO 2014477 · J27/318/1994",
          ],
          size: 9,
        },
        { title: "FIȘĂ TEHNICĂ" },
        {
          table: [
            ["Tip produs", "Cămașă bărbați, mânecă lungă, guler clasic"],
            ["Cod articol", "CB-4471"],
            ["Compoziție", "60% bumbac, 40% poliester"],
            ["Masa țesăturii", "118 g/mp"],
            ["Țesut în", "Turcia"],
            ["Vopsit în", "Turcia"],
            ["Confecționat în", "România"],
            ["Mărimi", "37 - 46"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "Instrucțiuni de întreținere" },
        {
          style: "gap",
          pairs: [
            ["Spălare", "maxim 40 °C, program normal"],
            ["Înălbire", "nu se înălbește"],
            ["Uscare", "nu se usucă în uscător"],
            ["Călcare", "maxim 150 °C"],
            ["Curățare chimică", "nu se curăță chimic"],
          ],
        },
        {
          text: [
            "Ambalare: individual, în cutie de carton cu fereastră, cu întăritor de guler. Termen de garanție: 24 luni.",
            "Producătorul își rezervă dreptul de a modifica nasturii și ața în funcție de culoare.",
          ],
          size: 9,
        },
        { text: ["Întocmit: ing. L. Apostol          Data: 14.10.2026"], size: 8 },
      ],
    ],
    truth: {
      reference: "CB-4471",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "RO",
      country_weaving: "TR",
      country_dyeing: "TR",
      manufacturer_name: "CONFECȚII SIRETUL S.A.",
      manufacturer_address: "Str. Ștefan cel Mare nr. 88, 610101 Piatra Neamț, România",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-paplomatothiki-veria",
    language: "el",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "ΤΕΧΝΙΚΟ ΔΕΛΤΙΟ ΠΡΟΪΟΝΤΟΣ" },
        {
          style: "dots",
          pairs: [
            ["Εμπορικό σήμα", "Αιγές Home"],
            ["Μοντέλο", "Ανθέμιο"],
            ["Κωδικός προϊόντος", "AH-PK220-17"],
            ["EAN", "5204177033624"],
            ["Είδος", "Σετ παπλωματοθήκη υπέρδιπλη με 2 μαξιλαροθήκες"],
            ["Σύνθεση", "100% βαμβάκι"],
            ["Ύφανση", "Περκάλι, 200 κλωστές/in²"],
            ["Διαστάσεις", "220 x 240 cm + 2 x (50 x 70 cm)"],
            ["Βάρος σετ", "1,85 kg"],
          ],
        },
        { bar: "Πιστοποίηση" },
        {
          table: [
            ["Πρότυπο", "Αρ. πιστοποιητικού", "Φορέας", "Ισχύει έως"],
            ["OEKO-TEX® STANDARD 100", "11-40317", "Hohenstein", "28/02/2027"],
          ],
          widths: [170, 125, 100, 92],
          lines: true,
        },
        {
          pairs: [
            ["Κατασκευαστής", "Υφαντουργία Αιγές Α.Ε."],
            ["Διεύθυνση", "Μεραρχίας 57, 591 31 Βέροια, Ελλάδα"],
            ["Τηλ.", "23310 00417"],
          ],
        },
        { text: ["Αρ. ΓΕΜΗ 012844726000 · Έκδοση 3 · Σεπτέμβριος 2026"], size: 8 },
      ],
    ],
    truth: {
      brand: "Αιγές Home",
      model_name: "Ανθέμιο",
      reference: "AH-PK220-17",
      gtin: "5204177033624",
      net_weight: 1850,
      fibre_composition: fibres("cotton 100"),
      manufacturer_name: "Υφαντουργία Αιγές Α.Ε.",
      manufacturer_address: "Μεραρχίας 57, 591 31 Βέροια, Ελλάδα",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "11-40317",
          issuer: "Hohenstein",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
  {
    name: "tenth-first-etikettenblatt-horgen",
    language: "de",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["photo"],
    pages: [
      [
        { title: "Etikettenblatt / Fiche d'étiquetage / Scheda etichette" },
        {
          table: [
            ["Marke / Marque / Marca", "Bergahorn"],
            ["Modell / Modèle / Modello", "Glärnisch W"],
            ["Style-Nr.", "BA-7041"],
            ["Saison", "HW27"],
            ["Etikettengrösse", "35 x 60 mm, Satin weiss, Druck schwarz, Einnaht links 12 cm ab Saum"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { bar: "Seite 1" },
        {
          table: [
            ["DE", "FR", "IT"],
            [
              "Oberstoff: 100% Polyamid",
              "Tissu extérieur : 100% polyamide",
              "Tessuto esterno: 100% poliammide",
            ],
            ["Futter: 100% Polyester", "Doublure : 100% polyester", "Fodera: 100% poliestere"],
            [
              "Füllung: 90% Daunen, 10% Federn",
              "Garnissage : 90% duvet, 10% plumes",
              "Imbottitura: 90% piumino, 10% piume",
            ],
            [
              "Enthält nichttextile Teile tierischen Ursprungs",
              "Contient des parties non textiles d'origine animale",
              "Contiene parti non tessili di origine animale",
            ],
            ["Hergestellt in Rumänien", "Fabriqué en Roumanie", "Fabbricato in Romania"],
          ],
          lines: true,
        },
        { bar: "Seite 2" },
        {
          table: [
            ["30 °C Schonwaschgang", "30 °C programme modéré", "30 °C programma delicato"],
            ["nicht bleichen", "ne pas blanchir", "non candeggiare"],
            [
              "Trockner bei niedriger Temperatur",
              "sèche-linge à basse température",
              "asciugatrice a bassa temperatura",
            ],
            ["nicht bügeln", "ne pas repasser", "non stirare"],
            ["nicht chemisch reinigen", "ne pas nettoyer à sec", "non lavare a secco"],
          ],
          lines: true,
        },
        { text: ["Freigabe Technik: U. Zgraggen, 29.10.2026"], size: 8 },
      ],
    ],
    truth: {
      brand: "Bergahorn",
      model_name: "Glärnisch W",
      reference: "BA-7041",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: down 90, feathers 10",
      ),
      country_making: "RO",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-staltiese-panevezys",
    language: "lt",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "PRODUKTO APRAŠYMAS" },
        {
          table: [
            ["Prekės pavadinimas", "Lininė staltiesė su mereška"],
            ["Modelis", "Rugilė"],
            ["Prekės kodas", "ST-150250-N"],
            ["EAN kodas", "4772063188457"],
            ["Prekės ženklas", "Lino takas"],
            ["Sudėtis", "100 % linas"],
            ["Audinio tankis", "185 g/m²"],
            ["Matmenys", "150 x 250 cm"],
            ["Svoris", "0,72 kg"],
            ["Kilmės šalis", "Lietuva"],
          ],
          widths: [170, 317],
        },
        { bar: "Priežiūra" },
        {
          text: [
            "Skalbti ne aukštesnėje kaip 60 °C temperatūroje. Nebalinti. Džiovinti džiovyklėje žema temperatūra. Lyginti iki 200 °C.",
          ],
        },
        {
          text: [
            "Pastaba: linas po pirmo skalbimo gali susitraukti iki 5 %. Atspalvis skirtingose partijose gali šiek tiek skirtis.",
          ],
          size: 9,
        },
        {
          pairs: [
            ["Gamintojas", "UAB Lino takas"],
            ["Adresas", "Audėjų g. 19, LT-35101 Panevėžys, Lietuva"],
            ["Tel.", "+370 45 000 318"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Lino takas",
      model_name: "Rugilė",
      reference: "ST-150250-N",
      gtin: "4772063188457",
      net_weight: 720,
      fibre_composition: fibres("linen 100"),
      country_making: "LT",
      manufacturer_name: "UAB Lino takas",
      manufacturer_address: "Audėjų g. 19, LT-35101 Panevėžys, Lietuva",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "tenth-first-varmevest-batteri-skedsmokorset",
    language: "nb",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktark: batteripakke til varmevest" },
        {
          style: "gap",
          pairs: [
            ["Merke", "Varmefjell"],
            ["Modell", "HeatPack 5200"],
            ["Artikkelnr.", "VF-8840"],
            ["EAN", "7046512033863"],
            ["Passer til", "varmevest Glød herre og dame, fra 2025"],
          ],
        },
        { bar: "Tekniske data" },
        {
          table: [
            ["Kjemi", "Litium-ion (NMC), 2S2P"],
            ["Nominell spenning", "7,4 V"],
            ["Maks. ladespenning", "8,4 V"],
            ["Min. utladespenning", "6,0 V"],
            ["Nominell kapasitet", "5200 mAh"],
            ["Nominell energi", "38,48 Wh"],
            ["Vekt", "215 g"],
            ["Mål", "98 x 63 x 23 mm"],
            ["Driftstid", "ca. 3 t (høy), 5 t (middels), 9 t (lav)"],
            ["Ladetid", "ca. 3,5 timer med 5 V / 2 A USB-C"],
          ],
          widths: [170, 317],
          lines: true,
        },
        {
          text: [
            "Lades kun innendørs ved 0-40 °C. Ta ut batteriet før vesten vaskes. Kastes som farlig avfall eller leveres der det selges batterier.",
          ],
        },
        {
          text: [
            "Produsent: Varmefjell AS, Industriveien 27, 2020 Skedsmokorset, Norge",
            "Org.nr 924 118 603 MVA · service@varmefjell.example · Rev. B, 01.09.2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Varmefjell",
      model_name: "HeatPack 5200",
      reference: "VF-8840",
      gtin: "7046512033863",
      battery_chemistry: "nmc",
      voltage_nominal: 7.4,
      voltage_maximum: 8.4,
      voltage_minimum: 6,
      rated_capacity: 5.2,
      rated_energy: 0.03848,
      battery_weight: 0.215,
      manufacturer_name: "Varmefjell AS",
      manufacturer_address: "Industriveien 27, 2020 Skedsmokorset, Norge",
    },
  },
  {
    name: "tenth-first-glove-battery-shenzhen",
    language: "en",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "Shenzhen Hongray Power Technology Co., Ltd.",
            "5F, Building C, Longqi Industrial Park, Longhua District, Shenzhen 518109, China",
          ],
          size: 9,
        },
        { title: "PRODUCT SPECIFICATION" },
        {
          table: [
            ["Product", "Lithium polymer battery pack for heated gloves"],
            ["Model", "HR-603450G"],
            ["Part No.", "80.0422.01"],
            ["Doc. No.", "QP-RD-1187, Rev. A1, 2026-08-19"],
          ],
          widths: [120, 367],
          lines: true,
        },
        { text: ["1. Scope: this specification applies to the rechargeable pack described above."] },
        { text: ["2. General parameters"] },
        {
          table: [
            ["No.", "Item", "Parameter", "Remark"],
            ["2.1", "Rated capacity", "2200 mAh", "0.2C, 25 ± 2 °C"],
            ["2.2", "Nominal voltage", "3.7 V", ""],
            ["2.3", "Rated energy", "8.14 Wh", ""],
            ["2.4", "Max. charging voltage", "4.2 V", "CC/CV"],
            ["2.5", "Discharge cut-off voltage", "3.0 V", ""],
            ["2.6", "Standard charge current", "440 mA", "0.2C"],
            ["2.7", "Max. discharge current", "2200 mA", "1C"],
            ["2.8", "Weight", "44 g", "with leads and plug"],
            ["2.9", "Cell chemistry", "Lithium cobalt oxide (LCO)", ""],
            ["2.10", "Internal impedance", "≤ 90 mΩ", "AC 1 kHz"],
          ],
          widths: [40, 160, 167, 120],
          lines: true,
        },
        {
          text: [
            "3. Certification: IEC 62133-2, CB test certificate No. DK-148820-UL issued by UL International Demko A/S. Transport: UN 3481.",
            "4. Country of origin: China",
          ],
        },
        { text: ["Prepared: Li Wen     Checked: Zhou Q.     Approved: H. Tan"], size: 8 },
      ],
    ],
    truth: {
      model_name: "HR-603450G",
      reference: "80.0422.01",
      battery_chemistry: "lco",
      voltage_nominal: 3.7,
      voltage_maximum: 4.2,
      voltage_minimum: 3,
      rated_capacity: 2.2,
      rated_energy: 0.00814,
      battery_weight: 0.044,
      country_making: "CN",
      manufacturer_name: "Shenzhen Hongray Power Technology Co., Ltd.",
      manufacturer_address:
        "5F, Building C, Longqi Industrial Park, Longhua District, Shenzhen 518109, China",
      certificates: [
        {
          name: "IEC 62133-2 CB test certificate",
          number: "DK-148820-UL",
          issuer: "UL International Demko A/S",
        },
      ],
    },
  },
  {
    name: "tenth-first-produktpass-memmingen",
    language: "de",
    template: "textile",
    kind: "other",
    pages: [
      [
        { bar: "DIGITALER PRODUKTPASS (Ausdruck vom 16.11.2026)" },
        { title: "Strampler Mika" },
        {
          beside: [
            [
              {
                style: "stacked",
                pairs: [
                  ["MARKE", "Wiesengrund"],
                  ["MODELL", "Mika"],
                  ["ARTIKELNUMMER", "WG-1126-56"],
                  ["GTIN", "4033271184052"],
                  ["GEWICHT", "98 g (Gr. 56)"],
                  ["MATERIAL", "95 % Bio-Baumwolle, 5 % Elastan"],
                ],
              },
            ],
            [
              {
                style: "stacked",
                pairs: [
                  ["HERKUNFT DER FASER", "Türkei"],
                  ["SPINNEREI", "Türkei"],
                  ["STRICKEREI", "Portugal"],
                  ["FÄRBEREI", "Portugal"],
                  ["KONFEKTION", "Portugal"],
                  ["MIKROPLASTIK", "gering (Anteil Synthetik 5 %)"],
                ],
              },
            ],
          ],
        },
        { bar: "Nachweise" },
        {
          style: "stacked",
          pairs: [
            [
              "GOTS, KONTROLLIERT BIOLOGISCH",
              "Zertifikat Nr. CERES-GOTS-0713-2026, CERES GmbH, gültig bis 14.03.2027",
            ],
          ],
        },
        { bar: "Hersteller" },
        {
          text: [
            "Wiesengrund Kindermode GmbH & Co. KG",
            "Am Bleichanger 3",
            "87700 Memmingen",
            "Deutschland",
          ],
        },
        {
          text: ["Rücknahme getragener Stücke in allen Filialen. Reparaturset auf Anfrage kostenlos."],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Wiesengrund",
      model_name: "Mika",
      reference: "WG-1126-56",
      gtin: "4033271184052",
      net_weight: 98,
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_fibre: ["TR"],
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      certificates: [
        {
          name: "GOTS",
          number: "CERES-GOTS-0713-2026",
          issuer: "CERES GmbH",
          valid_until: "2027-03-14",
        },
      ],
      manufacturer_name: "Wiesengrund Kindermode GmbH & Co. KG",
      manufacturer_address: "Am Bleichanger 3, 87700 Memmingen, Deutschland",
    },
  },
  {
    name: "tenth-first-sample-sheet-tiruppur",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "SAMPLE DEVELOPMENT SHEET" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Style No", "LM-SS27-014"],
                  ["Style Name", "Otter"],
                  ["Brand Label", "Little Moor"],
                  ["Buyer", "Northmoor Retail plc, Leeds"],
                  ["Sample Type", "2nd proto, size 104"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Sheet No", "SDS/26-27/0331"],
                  ["Date", "28-Oct-2026"],
                  ["Req. Ex-Factory", "20-Feb-2027"],
                  ["Order Qty (est.)", "4,800 pcs"],
                  ["Merchandiser", "S. Priya"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Description", "Kids sweat pullover, raglan, chest print"],
            ["Fabric", "Fleece 24s/24s/10s, 280 GSM, brushed"],
            ["Composition", "60% organic cotton 40% recycled polyester"],
            ["Recycled content", "40%"],
            ["Garment weight", "196 g"],
            ["Colours", "Moss 18-0527, Oat 13-0907"],
            ["Country of origin", "India"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { bar: "MEASUREMENTS (cm)" },
        {
          table: [
            ["Point", "92", "98", "104", "110", "116", "Tol."],
            ["Chest 1/2", "33", "34", "35", "36", "37", "0.5"],
            ["Length HPS", "38", "40", "42", "44", "46", "1.0"],
            ["Sleeve CB", "44", "47", "50", "53", "56", "1.0"],
          ],
          widths: [127, 60, 60, 60, 60, 60, 60],
          lines: true,
        },
        {
          text: [
            "Comments on 1st proto: neck opening 1 cm too small, print to be raised by 2 cm, cuff to be re-cut. Yarn and fabric with transaction certificate.",
          ],
        },
        {
          pairs: [
            [
              "Certification",
              "GRS scope certificate no. CU-1207745-GRS, Control Union, valid until 2027-08-11",
            ],
            ["Manufacturer", "Kaveri Knit Exports Pvt. Ltd."],
            ["Address", "SF No. 214/3, Avinashi Road, Tiruppur 641603, Tamil Nadu, India"],
          ],
        },
      ],
    ],
    truth: {
      brand: "Little Moor",
      model_name: "Otter",
      reference: "LM-SS27-014",
      net_weight: 196,
      fibre_composition: fibres("organic cotton 60, recycled polyester 40"),
      recycled_content: 40,
      country_making: "IN",
      manufacturer_name: "Kaveri Knit Exports Pvt. Ltd.",
      manufacturer_address: "SF No. 214/3, Avinashi Road, Tiruppur 641603, Tamil Nadu, India",
      certificates: [
        {
          name: "GRS",
          number: "CU-1207745-GRS",
          issuer: "Control Union",
          valid_until: "2027-08-11",
        },
      ],
    },
  },
  {
    name: "tenth-first-boxer-tubize",
    language: "fr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "MAISON BRABANT" },
        { text: ["Boxer homme / Herenboxer", "Modèle / Model: Senne"] },
        { text: ["Taille / Maat: M (5)     Couleur / Kleur: noir / zwart"] },
        {
          text: ["95 % coton / katoen", "5 % élasthanne / elastaan"],
          size: 12,
        },
        {
          text: [
            "Lavage 40 °C / Wassen op 40 °C",
            "Ne pas blanchir / Niet bleken",
            "Sèche-linge basse température / Drogen op lage temperatuur",
            "Repassage doux 110 °C / Strijken op 110 °C",
            "Pas de nettoyage à sec / Niet chemisch reinigen",
          ],
          size: 9,
        },
        { text: ["Fabriqué en Tunisie / Vervaardigd in Tunesië"] },
        { text: ["EAN 5440182276506"], size: 12 },
        {
          text: ["Prix / Prijs: 14,95 €"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Maison Brabant",
      model_name: "Senne",
      gtin: "5440182276506",
      fibre_composition: fibres("cotton 95, elastane 5"),
      country_making: "TN",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-nogavice-zalec",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["Nogavičarna Savinja d.o.o. · Savinjska cesta 41 · 3310 Žalec · Slovenija"], size: 8.5 },
        { title: "Tehnični list izdelka" },
        {
          style: "gap",
          pairs: [
            ["Šifra artikla", "N-4028"],
            ["Vrsta", "pohodne nogavice, srednja dolžina"],
            ["Surovinska sestava", "75 % bombaž, 23 % poliamid, 2 % elastan"],
            ["Velikosti", "36-38, 39-41, 42-44, 45-47"],
            ["Barve", "antracit, gozdno zelena, rdeča"],
            ["Pletilni stroj", '4", 168 igel'],
          ],
        },
        { bar: "Vzdrževanje" },
        {
          text: [
            "Pranje pri 40 °C, blag program; beljenje ni dovoljeno; sušenje v stroju ni dovoljeno; likanje ni dovoljeno; kemično čiščenje ni dovoljeno.",
          ],
        },
        {
          text: [
            "Ojačana peta in prsti, ročno zašita konica. Pakiranje: par na kartončku, 6 parov v paketu, 120 parov v kartonu.",
          ],
        },
        { text: ["Matična št. 5148820000 · ID za DDV SI 40118826 · Žalec, 30. 9. 2026"], size: 8 },
      ],
    ],
    truth: {
      reference: "N-4028",
      fibre_composition: fibres("cotton 75, polyamide 23, elastane 2"),
      manufacturer_name: "Nogavičarna Savinja d.o.o.",
      manufacturer_address: "Savinjska cesta 41, 3310 Žalec, Slovenija",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-borsa-tolentino",
    language: "it",
    template: "generic",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { title: "DISTINTA BASE - Borsa da lavoro" },
        {
          table: [
            ["Marchio", "Nerocuoio", "Articolo", "NC-0932"],
            ["Modello", "Chienti", "EAN", "8005627134987"],
            ["Dimensioni", "38 x 28 x 12 cm", "Peso", "1,15 kg"],
            ["Colore", "testa di moro", "Paese di produzione", "Italia"],
          ],
          widths: [90, 140, 117, 140],
          lines: true,
        },
        { bar: "Materiali" },
        {
          table: [
            ["Pos.", "Materiale", "Fornitore", "Consumo", "U.M."],
            ["1", "Vitello bottalato 1,6-1,8 mm", "Conceria La Rocca", "9,50", "pq"],
            ["2", "Fodera tela", "Tessilfodere", "0,80", "m"],
            ["3", "Cerniera n. 5 ottone, 42 cm", "Lampo", "1", "pz"],
            ["4", "Anello mezzaluna 30 mm", "Metalfibbie", "4", "pz"],
            ["5", "Fibbia rullo 30 mm", "Metalfibbie", "2", "pz"],
            ["6", "Salpa rinforzo fondo 2 mm", "Salpel", "0,10", "m²"],
            ["7", "Filo poliestere 20/3", "Coats", "65", "m"],
          ],
          widths: [40, 197, 120, 70, 60],
          lines: true,
        },
        {
          text: [
            "Lavorazione: taglio a fustella, scarnitura bordi a 0,8 mm, tintura costa a mano (3 mani), cucitura punto 4 mm. Tracolla regolabile 95-130 cm fornita in sacchetto.",
          ],
        },
        {
          text: ["Emessa il 22/09/2026 - Uff. tecnico - sostituisce la versione del 04/06/2026"],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Nerocuoio",
      model_name: "Chienti",
      reference: "NC-0932",
      gtin: "8005627134987",
      net_weight: 1.15,
      dimensions: "38 x 28 x 12 cm",
      country_making: "IT",
    },
  },
  {
    name: "tenth-first-orden-maillot-ulldecona",
    language: "es",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { title: "ORDEN DE FABRICACIÓN OF-26/0877" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marca", "Ventisca"],
                  ["Modelo", "Col de Pal"],
                  ["Ref.", "VT-M2701"],
                  ["Prenda", "maillot ciclismo manga corta"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Fecha", "09/11/2026"],
                  ["Entrega", "semana 4/2027"],
                  ["Pedido cliente", "PC-55120"],
                  ["Cliente", "Ciclos Norte, S.A."],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Color", "XS", "S", "M", "L", "XL", "XXL", "Total"],
            ["Azul petróleo", "20", "60", "110", "110", "70", "30", "400"],
            ["Teja", "10", "40", "80", "80", "40", "10", "260"],
            ["Total", "30", "100", "190", "190", "110", "40", "660"],
          ],
          widths: [115, 50, 50, 52, 52, 52, 52, 64],
          lines: true,
        },
        { bar: "DATOS PARA ETIQUETA" },
        {
          style: "dots",
          pairs: [
            ["Composición", "85% poliéster reciclado 15% elastano"],
            ["Contenido reciclado", "85%"],
            ["País de fabricación", "España"],
            ["Lavado", "30º delicado"],
            ["Lejía", "no usar lejía"],
            ["Secadora", "no usar secadora"],
            ["Plancha", "no planchar"],
            ["Seco", "no lavar en seco"],
          ],
        },
        {
          text: [
            "Peso prenda terminada talla M: 128 g. Estampación por sublimación antes del montaje; cremallera YKK al tono; silicona en bajo.",
            "",
            "Certificado GRS n.º ECO-GRS-204417, Ecocert Greenlife, vigente hasta 19/05/2027. Adjuntar n.º de lote de tejido a la orden.",
          ],
        },
        {
          text: [
            "Fabricante: Confecciones Deportivas Montsià, S.L., Av. de la Sénia 77, 43550 Ulldecona (Tarragona), España",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Ventisca",
      model_name: "Col de Pal",
      reference: "VT-M2701",
      net_weight: 128,
      fibre_composition: fibres("recycled polyester 85, elastane 15"),
      recycled_content: 85,
      country_making: "ES",
      manufacturer_name: "Confecciones Deportivas Montsià, S.L.",
      manufacturer_address: "Av. de la Sénia 77, 43550 Ulldecona (Tarragona), España",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "GRS",
          number: "ECO-GRS-204417",
          issuer: "Ecocert Greenlife",
          valid_until: "2027-05-19",
        },
      ],
    },
  },
  {
    name: "tenth-first-cenu-lapa-ogre",
    language: "lv",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "Cenu lapa: sieviešu apakšveļa" },
        { text: ["Zīmols: Baltā Vīle. Cenas EUR bez PVN, spēkā no 2026. gada 1. decembra."] },
        {
          table: [
            ["Art.", "Nosaukums", "Izmēri", "Sastāvs", "Cena"],
            ["401", "Biksītes Irbe", "36-46", "92% kokvilna, 8% elastāns", "3,80"],
            ["402", "Biksītes Zīle", "36-50", "92% kokvilna, 8% elastāns", "4,10"],
            ["415", "Krekliņš Dzilna", "36-46", "92% kokvilna, 8% elastāns", "6,90"],
            ["418", "Šorti Irbe", "38-50", "92% kokvilna, 8% elastāns", "5,60"],
          ],
          widths: [45, 125, 65, 192, 60],
          lines: true,
        },
        { bar: "Kopšana (visi artikuli)" },
        {
          text: [
            "Mazgāt līdz 60 °C. Nebalināt. Nežāvēt veļas žāvētājā. Gludināt līdz 150 °C. Netīrīt ķīmiski.",
          ],
        },
        { text: ["Visi izstrādājumi šūti Latvijā. Izcelsmes valsts: Latvija."] },
        {
          pairs: [
            ["Ražotājs", "SIA Baltā Vīle"],
            ["Adrese", "Rīgas iela 98, Ogre, LV-5001, Latvija"],
            ["Reģ. Nr.", "40103887712"],
          ],
        },
        {
          text: [
            "Minimālais pasūtījums 60 EUR. Piegāde ar pakomātu 2-3 darba dienu laikā. Samaksa 14 dienu laikā.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Baltā Vīle",
      fibre_composition: fibres("cotton 92, elastane 8"),
      country_making: "LV",
      manufacturer_name: "SIA Baltā Vīle",
      manufacturer_address: "Rīgas iela 98, Ogre, LV-5001, Latvija",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "tenth-first-bluza-plovdiv",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ТЕХНИЧЕСКА СПЕЦИФИКАЦИЯ № 62 / 2026" },
        {
          table: [
            ["Изделие", "Дамска блуза с дълъг ръкав"],
            ["Модел", "Родопа"],
            ["Артикул №", "TM-6204"],
            ["Състав", "50% памук, 50% модал"],
            ["Плетка", "интерлок, 210 г/м²"],
            ["Тегло на изделието", "214 г (размер 40)"],
            ["Размери", "36, 38, 40, 42, 44"],
            ["Произход", "България"],
          ],
          widths: [160, 327],
          lines: true,
        },
        { bar: "Шев и довършване" },
        {
          text: [
            "Овърлог четириконечен, подгъв с покривен шев 6 мм, бие по деколтето 1,2 см. Етикет с марка в средата на гърба, етикет за състав в ляв страничен шев.",
          ],
        },
        {
          pairs: [
            [
              "Сертификат",
              "OEKO-TEX STANDARD 100 № BG-21.05.0093, издаден от Hohenstein, валиден до 31.01.2027",
            ],
          ],
        },
        {
          text: [
            "Производител: Трико Марица ООД, ул. Коматевско шосе 26, 4004 Пловдив, България",
            "ЕИК 115884207 · тел. 032 000 620",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Родопа",
      reference: "TM-6204",
      net_weight: 214,
      fibre_composition: fibres("cotton 50, modal 50"),
      country_making: "BG",
      manufacturer_name: "Трико Марица ООД",
      manufacturer_address: "ул. Коматевско шосе 26, 4004 Пловдив, България",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "BG-21.05.0093",
          issuer: "Hohenstein",
          valid_until: "2027-01-31",
        },
      ],
    },
  },
  {
    name: "tenth-first-suletekk-parnu",
    language: "et",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Suletekk Hahk 150 x 200 cm" },
        { text: ["Tooteleht / Sulepuhv"], size: 9 },
        {
          style: "dots",
          pairs: [
            ["Kaubamärk", "Sulepuhv"],
            ["Mudel", "Hahk"],
            ["Tootekood", "SP-150-HK"],
            ["Ribakood (EAN)", "4740128360551"],
            ["Pealiskangas", "100% puuvill"],
            ["Täidis", "90% udusuled, 10% suled"],
            ["Täidise kaal", "650 g"],
            ["Toote kaal", "1 480 g"],
            ["Soojusaste", "3 (talvine)"],
            ["Valmistatud", "Eestis"],
          ],
        },
        { bar: "Hooldus" },
        {
          table: [
            ["Pesemine", "60 °C, õrn programm, täitmata trummel"],
            ["Valgendamine", "mitte valgendada"],
            ["Kuivatamine", "trummelkuivatus madalal temperatuuril"],
            ["Triikimine", "mitte triikida"],
            ["Keemiline puhastus", "mitte puhastada keemiliselt"],
          ],
          widths: [160, 327],
          lines: true,
        },
        {
          text: [
            "Udusuled vastavad standardile Responsible Down Standard (RDS): sertifikaat nr IDFL-RDS-00418, väljastanud IDFL, kehtib kuni 31.05.2027.",
          ],
        },
        {
          text: [
            "Tootja: Sulepuhv OÜ, Tehase 15, 80010 Pärnu, Eesti",
            "Registrikood 14488206 · www.sulepuhv.example",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Sulepuhv",
      model_name: "Hahk",
      reference: "SP-150-HK",
      gtin: "4740128360551",
      net_weight: 1480,
      fibre_composition: fibres("shell: cotton 100 | filling: down 90, feathers 10"),
      country_making: "EE",
      manufacturer_name: "Sulepuhv OÜ",
      manufacturer_address: "Tehase 15, 80010 Pärnu, Eesti",
      care_washing: "wash_60_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "Responsible Down Standard",
          number: "IDFL-RDS-00418",
          issuer: "IDFL",
          valid_until: "2027-05-31",
        },
      ],
    },
  },
  {
    name: "tenth-first-auftragsbestaetigung-thalheim",
    language: "de",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        {
          text: ["Strumpffabrik Lohse GmbH · Zwönitzer Straße 60 · 09380 Thalheim"],
          size: 8,
        },
        {
          beside: [
            [
              {
                text: ["Sporthaus Kienzle e.K.", "Marktstraße 14", "72250 Freudenstadt"],
              },
            ],
            [
              {
                pairs: [
                  ["Auftrags-Nr.", "AB 261904"],
                  ["Datum", "19.11.2026"],
                  ["Kunden-Nr.", "10773"],
                  ["Ihre Bestellung", "vom 17.11.2026"],
                ],
              },
            ],
          ],
        },
        { title: "Auftragsbestätigung" },
        { text: ["Wir danken für Ihren Auftrag und liefern aus eigener Herstellung:"] },
        {
          table: [
            ["Pos.", "Artikel", "Farbe", "Größe", "Paar", "EUR/Paar", "EUR"],
            ["1", "5512 Brocken", "anthrazit", "39-42", "60", "4,85", "291,00"],
            ["2", "5512 Brocken", "anthrazit", "43-46", "60", "4,85", "291,00"],
            ["3", "5512 Brocken", "moos", "39-42", "30", "4,85", "145,50"],
            ["", "Warenwert", "", "", "150", "", "727,50"],
            ["", "zzgl. 19 % USt.", "", "", "", "", "138,23"],
            ["", "Gesamt", "", "", "", "", "865,73"],
          ],
          widths: [38, 125, 75, 62, 47, 68, 72],
          lines: true,
        },
        {
          pairs: [
            ["Artikelnummer", "5512"],
            ["Modell", "Brocken"],
            ["Marke", "Lohse Aktiv"],
            ["Material", "45 % Schurwolle, 35 % Polyacryl, 18 % Polyamid, 2 % Elastan"],
            ["Ursprungsland", "Deutschland"],
            ["Zertifikat", "OEKO-TEX STANDARD 100, Nr. 09.0.68812, Hohenstein, gültig bis 31.10.2027"],
          ],
        },
        {
          text: [
            "Liefertermin KW 50. Zahlung 10 Tage 3 % Skonto, 30 Tage netto. Lieferung frei Haus ab 500 EUR. Gesamtgewicht brutto ca. 14 kg.",
          ],
        },
        {
          text: [
            "Geschäftsführer: Jens Lohse · Amtsgericht Chemnitz HRB 4418 · USt-IdNr. DE 140 882 617 · Sparkasse Erzgebirge",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Lohse Aktiv",
      model_name: "Brocken",
      reference: "5512",
      fibre_composition: fibres("virgin wool 45, acrylic 35, polyamide 18, elastane 2"),
      country_making: "DE",
      manufacturer_name: "Strumpffabrik Lohse GmbH",
      manufacturer_address: "Zwönitzer Straße 60, 09380 Thalheim",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "09.0.68812",
          issuer: "Hohenstein",
          valid_until: "2027-10-31",
        },
      ],
    },
  },
];
