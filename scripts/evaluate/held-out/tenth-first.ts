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
            ["Peso da peça (tam. M)", "172 g"],
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
      net_weight: 172,
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
            "Tillverkare (GPSR): Fjällbrynet AB, Verkstadsgatan 8, 831 48 Östersund, Sverige",
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
      manufacturer_address: "Verkstadsgatan 8, 831 48 Östersund, Sverige",
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
                  ["Ursprungsland", "Nordmazedonien"],
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
      country_making: "MK",
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
        { text: ["Atelier Mauve · Réf. SW-LEO-26 · 89,00 € TTC · Coloris : prune, écru"] },
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
      reference: "SW-LEO-26",
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
            "Deze warme plaid weven we van wol van Texelse schapen. De franje wordt met de hand gedraaid. Door het beetje polyamide blijft de plaid mooi in model, ook na jaren op de bank.",
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
            ["Gemaakt in", "Nederland"],
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
      country_making: "NL",
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
                  ["Valmistusmaa", "Viro"],
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
            ["Silitys", "enintään 110 °C"],
            ["Kemiallinen pesu", "ei kemiallista pesua"],
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
      country_making: "EE",
      manufacturer_name: "Pohjanlanka Oy",
      manufacturer_address: "Kehrääjänkatu 3, 20380 Turku, Suomi",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
