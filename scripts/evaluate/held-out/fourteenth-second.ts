/** Papers from the North and East of Europe and from suppliers overseas, by an author who did not know the rules. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_FOURTEENTH_SECOND: readonly Specimen[] = [
  {
    name: "xiv-b-sv-product-sheet",
    language: "sv",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "Produktblad hösten 2026" },
        { text: ["Dam / Stickat · utgåva 3, 2026-04-17 · endast för återförsäljare"], size: 9 },
        {
          beside: [
            [
              {
                pairs: [
                  ["Varumärke", "Norrmåla"],
                  ["Modell", "Edsbyn"],
                  ["Artikelnr", "NM-40218"],
                  ["Färger", "0790 Granskog, 0114 Råvit"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Säsong", "AW26"],
                  ["Storlekar", "XS–XL"],
                  ["Rek. pris inkl. moms", "1 899 kr"],
                  ["Leverans", "v. 34–36"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { text: ["Midjekort kofta med knappar av kokosnöt och ribbad kant. Rundstickad utan sidsömmar."] },
        { bar: "Material och tillverkning" },
        {
          pairs: [
            ["Material", "80 % ull, 20 % polyamid"],
            ["Stickning", "5 gg, slätstickning"],
            ["Vikt stl M", "612 g"],
            ["Tillverkningsland", "Litauen"],
            ["Garnet spunnet i", "Italien"],
            ["KN-nummer", "6110 11 90"],
          ],
          style: "dots",
        },
        { bar: "Skötselråd" },
        {
          text: [
            "Handtvätt. Tål ej blekning. Torkas plant, tål ej torktumling.",
            "Stryks på låg värme, högst 110 °C. Kemtvättas ej.",
          ],
        },
        { bar: "Måttlista (cm)" },
        {
          table: [
            ["", "XS", "S", "M", "L", "XL"],
            ["Bröstvidd", "88", "94", "100", "107", "114"],
            ["Hel längd", "50", "52", "54", "56", "58"],
            ["Ärmlängd", "57", "58", "59", "60", "61"],
          ],
          lines: true,
        },
        {
          text: [
            "Tillverkare enligt GPSR: Norrmåla Kläder AB, Skaraborgsvägen 21, 506 30 Borås",
            "Frågor om provkollektion: Lisa Öhrn, 033-555 01 72. Bilder laddas ner i återförsäljarportalen.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Norrmåla",
      model_name: "Edsbyn",
      reference: "NM-40218",
      fibre_composition: fibres("wool 80, polyamide 20"),
      net_weight: 612,
      country_making: "LT",
      country_spinning: "IT",
      commodity_code: "61101190",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat", "do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Norrmåla Kläder AB",
      manufacturer_address: "Skaraborgsvägen 21, 506 30 Borås",
    },
  },
  {
    name: "xiv-b-sv-shop-hivis",
    language: "sv",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          text: [
            "2026-10-12 09:14      Fodrad varseljacka klass 3 | Skyddsboden      https://www.skyddsboden.example/p/44170",
          ],
          size: 7.5,
        },
        { text: ["Hem  >  Arbetskläder  >  Varselkläder  >  Jackor"], size: 9 },
        { title: "Fodrad varseljacka klass 3, gul/svart" },
        {
          text: [
            "2 149 kr inkl. moms   (1 719,20 kr exkl. moms)",
            "I lager i Helsingborg – skickas inom 1–2 vardagar. Fri frakt över 999 kr.",
          ],
        },
        {
          text: [
            "Vind- och vattentät vinterjacka med tejpade sömmar, avtagbar huva och D-ring för ID-kort. Fyra ytterfickor och två innerfickor. Reflexerna är värmepressade och håller för industritvätt upp till angivet antal tvättar.",
          ],
        },
        { bar: "Specifikation" },
        {
          table: [
            ["Varumärke", "Varselkraft"],
            ["Modell", "Kiruna"],
            ["Artikelnummer", "VK-4417"],
            ["Storlekar", "S – 4XL"],
            ["Yttermaterial", "100 % polyester, 300D Oxford"],
            ["Foder", "100 % polyamid"],
            ["Vaddering", "100 % polyester, 160 g/m²"],
            ["Vikt", "1,35 kg (stl L)"],
            ["Tillverkad i", "Vietnam"],
            ["Standard", "EN ISO 20471:2013+A1:2016 klass 3, EN 343:2019 klass 3-1"],
            ["EU-typintyg", "nr 0403-PPE-23-11872, utfärdat av Arbetshälsoinstitutet (anmält organ 0403)"],
          ],
          widths: [130, 357],
        },
        { bar: "Tvättråd" },
        {
          text: [
            "Maskintvätt 40 °C, högst 25 tvättar · Ej blekmedel · Ej torktumling · Ej strykning · Ej kemtvätt",
          ],
        },
        { bar: "Produktsäkerhet" },
        {
          text: [
            "Tillverkare: Varselkraft Nordic AB, Terminalgatan 8, 254 64 Helsingborg, Sverige",
            "Kontakt: sakerhet@varselkraft.example",
          ],
          size: 9,
        },
        {
          text: [
            "Kundbetyg 4,6 av 5 (38 omdömen)   Andra köpte också: Varselbyxa Gällivare, Termoväst Arjeplog",
            "Skyddsboden Handel i Skåne AB · Org.nr 559104-7723 · Kundtjänst 042-555 19 00 vardagar 8–16",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Varselkraft",
      model_name: "Kiruna",
      reference: "VK-4417",
      fibre_composition: fibres("shell: polyester 100 | lining: polyamide 100 | filling: polyester 100"),
      net_weight: 1350,
      country_making: "VN",
      certificates: [{ name: "EU-typintyg", number: "0403-PPE-23-11872", issuer: "Arbetshälsoinstitutet" }],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Varselkraft Nordic AB",
      manufacturer_address: "Terminalgatan 8, 254 64 Helsingborg, Sverige",
    },
  },
  {
    name: "xiv-b-da-order-confirmation",
    language: "da",
    template: "textile",
    kind: "other",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Bølling Agentur ApS",
                  "Dalgasgade 41, 2. sal",
                  "7400 Herning",
                  "CVR 38 21 90 44",
                  "Tlf. 97 55 01 30",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Kunde:", "Lille Lærke ApS", "Att. Mette Friis", "Jernbanegade 9", "5000 Odense C"],
                size: 9,
              },
            ],
          ],
        },
        { title: "Ordrebekræftelse nr. 260871" },
        {
          table: [
            ["Ordredato", "Deres ref.", "Leveringsuge", "Levering", "Betaling"],
            ["11-05-2026", "PO 5512", "33/2026", "DAP Odense", "30 dage netto"],
          ],
          lines: true,
        },
        { text: ["Vi takker for ordren, som bekræftes således på vegne af producenten:"] },
        {
          table: [
            ["Varenr.", "Tekst", "Str.", "Antal", "Pris EUR", "I alt EUR"],
            ["LL-310", "Body, lange ærmer, rib", "56–86", "1.200", "4,85", "5.820,00"],
            ["LL-322", "Leggings med fold", "56–86", "900", "4,10", "3.690,00"],
            ["LL-347", "Hue med bindebånd", "0–2", "600", "2,35", "1.410,00"],
            ["", "Ordresum ekskl. moms", "", "2.700", "", "10.920,00"],
          ],
          widths: [58, 165, 56, 58, 65, 85],
          lines: true,
        },
        { text: ["Gælder for alle varer på ordren:"] },
        {
          pairs: [
            ["Kvalitet", "1x1 rib, 220 g/m², 95 % økologisk bomuld, 5 % elastan"],
            ["Producent", "SIA Valmieras Adījums, Stacijas iela 22, Valmiera LV-4201, Letland"],
            ["Oprindelsesland", "Letland"],
            ["Toldtarifnr.", "6111 20 90"],
            ["GOTS-certifikat", "CU 1084312, Control Union Certifications, gyldigt til 14-02-2027"],
            ["Vaskeanvisning", "Maskinvask 40 °C, tåler ikke blegning, tåler ikke tørretumbling"],
          ],
          style: "gap",
        },
        {
          text: [
            "Tolerance ±3 % pr. farve. Farveprøver godkendes før produktion. Ændringer modtages senest 5 arbejdsdage efter dato. Ved forsinkelse hæfter agenturet ikke for følgetab. Ejendomsforbehold indtil fuld betaling.",
            "Herning, den 13. maj 2026 – Søren Bølling",
          ],
          size: 9,
        },
      ],
      [
        { text: ["Bølling Agentur ApS · Ordrebekræftelse nr. 260871 · side 2 af 2"], size: 9 },
        { bar: "Salgs- og leveringsbetingelser (uddrag)" },
        {
          text: [
            "1. Aftale. Ordren er bindende, når den er bekræftet skriftligt. Købers egne betingelser gælder kun, hvis agenturet har accepteret dem.",
            "2. Priser. Alle priser er i EUR ekskl. moms. Stiger garnprisen mere end 8 % før produktionsstart, kan prisen genforhandles.",
            "3. Mængde. Producenten må levere 3 % mere eller mindre pr. farve og 5 % pr. størrelse. Fakturaen følger den leverede mængde.",
            "4. Kvalitet. Krympning efter vask er højst 6 % i længden og 5 % i bredden. Farver bedømmes i lysboks D65 mod godkendt labdip.",
            "5. Mærkning. Køber leverer nakkemærke, vaskemærke og hangtags til fabrikken senest tre uger før levering. Forsinkede mærker udskyder leveringen tilsvarende.",
            "6. Reklamation. Synlige fejl meldes inden 8 dage efter modtagelsen, skjulte fejl inden 6 måneder. Varer må ikke returneres uden aftale.",
            "7. Betaling. Ved forsinket betaling beregnes rente på 1,5 % pr. påbegyndt måned. Rykkergebyr 100 kr.",
            "8. Værneting. Tvister afgøres ved Retten i Herning efter dansk ret.",
          ],
          size: 9,
        },
        { bar: "Fordeling pr. størrelse (stk.)" },
        {
          table: [
            ["Varenr.", "56", "62", "68", "74", "80", "86"],
            ["LL-310", "150", "200", "250", "250", "200", "150"],
            ["LL-322", "100", "150", "200", "200", "150", "100"],
          ],
          lines: true,
        },
        { text: ["LL-347: str. 0–1 år 300 stk., str. 1–2 år 300 stk."] },
      ],
    ],
    truth: {
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      manufacturer_name: "SIA Valmieras Adījums",
      manufacturer_address: "Stacijas iela 22, Valmiera LV-4201, Letland",
      country_making: "LV",
      commodity_code: "61112090",
      certificates: [
        {
          name: "GOTS",
          number: "CU 1084312",
          issuer: "Control Union Certifications",
          valid_until: "2027-02-14",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "xiv-b-da-bed-linen",
    language: "da",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Produktspecifikation" },
        { text: ["Kategori: Sengetøj · Godkendt af: kvalitetsafdelingen · Rev. B · 02.03.2026"], size: 9 },
        {
          table: [
            ["Mærke", "Klitgaard Home"],
            ["Model", "Strandeng"],
            ["Varenummer", "10-7745"],
            ["EAN", "5712804412075"],
            ["Farve", "Støvet blå"],
            ["Størrelse", "Dynebetræk 140 x 220 cm, pudebetræk 60 x 63 cm"],
            ["Materiale", "100 % bomuld"],
            ["Vævning", "Satin, 300 tråde pr. tomme, 125 g/m²"],
            ["Nettovægt pr. sæt", "1.180 g"],
            ["Fremstillet i", "Pakistan"],
            ["Lukning", "Skjulte knapper"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { bar: "Certificering" },
        {
          text: [
            "STANDARD 100 by OEKO-TEX®, produktklasse II",
            "Certifikatnr. 2276-284, Teknologisk Institut – gyldigt til 31.01.2027",
          ],
        },
        { bar: "Vedligeholdelse" },
        {
          text: [
            "Vask 60 °C med lignende farver. Må ikke bleges. Tørretumbles ved lav temperatur.",
            "Stryges ved middel varme (150 °C). Må ikke kemisk renses.",
          ],
        },
        { bar: "Emballage og logistik" },
        {
          table: [
            ["Kolli", "Mål (cm)", "Bruttovægt", "Stk. pr. palle"],
            ["12 sæt", "60 x 40 x 38", "15,6 kg", "288"],
          ],
        },
        {
          text: [
            "Krympning efter 3 vaske: højst 4 % i længden og 3 % i bredden. Farveafvigelser mellem partier skal ligge inden for gråskala 4.",
            "Ansvarlig: Anne Klitgaard · kvalitet@klitgaardhome.example",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Klitgaard Home",
      model_name: "Strandeng",
      reference: "10-7745",
      gtin: "5712804412075",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1180,
      country_making: "PK",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "2276-284",
          issuer: "Teknologisk Institut",
          valid_until: "2027-01-31",
        },
      ],
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-nb-hang-tag",
    language: "nb",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "FJELLRYPE" },
        { text: ["Ull for vær som skifter / Wool for changing weather"] },
        {
          beside: [
            [
              {
                pairs: [
                  ["Merke / Brand", "Fjellrype"],
                  ["Modell / Model", "Rondane Half Zip"],
                  ["Art.nr. / Item no.", "2140-118"],
                  ["Farge / Colour", "Blåbær"],
                  ["Str. / Size", "M"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Materiale / Material", "100 % merinoull / 100% merino wool"],
                  ["Vekt / Weight", "265 g"],
                  ["Stoffvekt / Fabric weight", "190 g/m²"],
                  ["Produsert i / Made in", "Litauen / Lithuania"],
                  ["EAN", "7032144009185"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "Vask og stell / Care" },
        {
          text: [
            "Maskinvask 40 °C, skånsomt program. Bruk ikke blekemiddel. Ikke tørketrommel. Tørkes flatt.",
            "Machine wash 40 °C, gentle cycle. Do not bleach. Do not tumble dry. Dry flat.",
          ],
        },
        {
          text: [
            "Plagget kan luftes i stedet for å vaskes. / Airing is often enough.",
            "Designet i Otta, Norge. Produsent: Fjellrype AS, Ola Dahls gate 16, 2670 Otta",
            "www.fjellrype.example · Veil. pris 1 199,–",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Fjellrype",
      model_name: "Rondane Half Zip",
      reference: "2140-118",
      gtin: "7032144009185",
      fibre_composition: fibres("merino wool 100"),
      net_weight: 265,
      country_making: "LT",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      manufacturer_name: "Fjellrype AS",
      manufacturer_address: "Ola Dahls gate 16, 2670 Otta",
    },
  },
  {
    name: "xiv-b-nb-mail-beanie",
    language: "nb",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Fra", "Ingunn Haugen <ingunn@haugenagentur.example>"],
            ["Til", "Marte Solli <innkjop@sportshuset.example>"],
            ["Sendt", "torsdag 3. september 2026 10:42"],
            ["Emne", "SV: SV: Opplysninger til produktdatabasen, ordre 7719"],
          ],
        },
        {
          text: [
            "Hei Marte,",
            "takk for sist, og beklager at dette tok noen dager. Her er det dere mangler om luen som kommer i uke 41.",
            "Modellen heter Tindved og har artikkelnummer 8830-52. Den selges under merket Nordlia. Luen er strikket i 70 % merinoull og 30 % akryl, med én farge per lue, og en ferdig lue veier 88 gram.",
            "Produsent er Võru Kudumid OÜ, Räpina maantee 22, 65606 Võru, Estland, og alt av strikking og montering gjøres der, så opprinnelseslandet er Estland. Garnet er spunnet i Italia.",
            "Om vask: den skal håndvaskes, ikke blekes, ikke i tørketrommel, og den skal tørkes flatt.",
            "Når det gjelder reklamasjonen på skjerfene fra i fjor, har jeg fått beskjed om at de dekker 40 stk. Kreditnota kommer i neste uke. De 12 siste kartongene står fortsatt på terminalen på Alnabru, og speditøren tar 350 kr per døgn fra mandag, så hent dem gjerne før helgen.",
            "Si fra om dere trenger bilder uten modell.",
            "Hilsen",
            "Ingunn",
          ],
        },
        {
          text: [
            "Haugen Agentur AS · Sandakerveien 102 · 0484 Oslo · org.nr. 921 440 318 MVA · mob. 902 55 118",
            "Tenk på miljøet før du skriver ut denne e-posten.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Nordlia",
      model_name: "Tindved",
      reference: "8830-52",
      fibre_composition: fibres("merino wool 70, acrylic 30"),
      net_weight: 88,
      manufacturer_name: "Võru Kudumid OÜ",
      manufacturer_address: "Räpina maantee 22, 65606 Võru, Estland",
      country_making: "EE",
      country_spinning: "IT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
    },
  },
  {
    name: "xiv-b-fi-towel",
    language: "fi",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { text: ["KUTOMO JÄRVINEN & POJAT OY                                    perustettu 1931"], size: 9 },
        { title: "Tuotekortti: saunapyyhe" },
        {
          pairs: [
            ["Tuotemerkki", "Järvisen Kutomo"],
            ["Malli", "Kaislikko"],
            ["Tuotenumero", "61-0437"],
            ["Väri", "valkoinen/tummansininen"],
            ["Koko", "95 x 180 cm"],
            ["EAN-koodi", "6418372021556"],
            ["Materiaali", "58 % pellava, 42 % puuvilla"],
            ["Paino", "340 g"],
            ["Valmistusmaa", "Suomi"],
            ["Valmistaja", "Kutomo Järvinen & Pojat Oy"],
            ["Valmistajan osoite", "Kutojantie 4, 62100 Lapua"],
          ],
          style: "dots",
        },
        { bar: "Hoito-ohje" },
        {
          text: [
            "Konepesu 60 °C. Ei valkaisua. Rumpukuivaus matalassa lämpötilassa.",
            "Silitys enintään 200 °C. Ei kemiallista pesua.",
            "Pese ennen ensimmäistä käyttöä. Kutistuma 5–7 %.",
          ],
        },
        { bar: "Tilaaminen" },
        {
          table: [
            ["Myyntierä", "Ovh sis. alv 25,5 %", "Tukkuhinta alv 0 %", "Toimitusaika"],
            ["6 kpl", "64,90 €", "27,40 €", "2–3 viikkoa"],
            ["60 kpl (laatikko)", "–", "25,90 €", "4 viikkoa"],
          ],
          lines: true,
        },
        { text: ["Kuvat ja mediapaketti: myynti@jarvisenkutomo.example, puh. 06 555 0412."], size: 9 },
      ],
    ],
    truth: {
      brand: "Järvisen Kutomo",
      model_name: "Kaislikko",
      reference: "61-0437",
      gtin: "6418372021556",
      fibre_composition: fibres("linen 58, cotton 42"),
      net_weight: 340,
      country_making: "FI",
      manufacturer_name: "Kutomo Järvinen & Pojat Oy",
      manufacturer_address: "Kutojantie 4, 62100 Lapua",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-fi-chair",
    language: "fi",
    template: "furniture",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TUOTETIETOLOMAKE – KALUSTEET" },
        { text: ["Täytetty: 21.1.2026   Täyttäjä: P. Niskanen   Lomakeversio 4"], size: 9 },
        {
          table: [
            ["Kohta", "Tieto"],
            ["Tuote", "Pinottava ruokapöydän tuoli, verhoiltu istuin"],
            ["Brändi", "Salpa Kaluste"],
            ["Malli", "Otso 2"],
            ["Tuotekoodi", "SK-OTS2-KOI"],
            ["GTIN-13", "6425901133802"],
            ["Mitat (L x S x K)", "52 x 55 x 82 cm"],
            ["Istuinkorkeus", "46 cm"],
            ["Nettopaino", "6,4 kg"],
            ["Runko", "massiivikoivu, mattalakka"],
            ["Istuin", "koivuvaneri 9 mm, vaahtomuovi 25 kg/m³"],
            ["Valmistusmaa", "Viro"],
            ["Valmistaja", "Salpa Kaluste Oy, Puusepänkatu 11, 15170 Lahti"],
            ["CN-nimike", "9401 61 00"],
            ["FSC-sertifikaatti", "DNV-COC-001287, DNV Business Assurance Finland"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Testattu standardin EN 16139 mukaan, taso 1. Suurin sallittu kuormitus 110 kg.",
            "Pakkaus: 2 tuolia / kolli, kollin mitat 60 x 62 x 104 cm, kollin bruttopaino 15,1 kg.",
            "Puhdistus: pyyhi nihkeällä liinalla. Kiristä ruuvit kuuden kuukauden välein.",
            "Takuu 5 vuotta rungolle. Varaosat saatavilla 10 vuotta mallin poistumisesta.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Salpa Kaluste",
      model_name: "Otso 2",
      reference: "SK-OTS2-KOI",
      gtin: "6425901133802",
      dimensions: "52 x 55 x 82 cm",
      net_weight: 6.4,
      country_making: "EE",
      manufacturer_name: "Salpa Kaluste Oy",
      manufacturer_address: "Puusepänkatu 11, 15170 Lahti",
      commodity_code: "94016100",
      certificates: [{ name: "FSC", number: "DNV-COC-001287", issuer: "DNV Business Assurance Finland" }],
    },
  },
  {
    name: "xiv-b-et-coat-spec",
    language: "et",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          beside: [
            [{ title: "TEHNILINE KIRJELDUS" }],
            [{ text: ["Leht 1/2 · Kuupäev 14.06.2026", "Koostas: K. Rebane"], size: 9 }],
          ],
        },
        {
          pairs: [
            ["Toode", "Naiste poolpikk talvemantel"],
            ["Kaubamärk", "Saaremets"],
            ["Mudel", "Vilsandi"],
            ["Artikli nr", "SM 26/114"],
            ["Tootja", "OÜ Pärnu Õmblus"],
            ["Tootja aadress", "Savi 20, 80010 Pärnu"],
            ["Päritoluriik", "Eesti"],
            ["Tellimus", "nr 4471, 320 tk"],
          ],
          style: "gap",
        },
        { bar: "Materjalid" },
        {
          table: [
            ["Osa", "Koostis", "Tarnija", "Kulu tk kohta"],
            ["Pealiskangas", "70 % villa, 20 % polüamiid, 10 % kašmiir", "Lanificio Bettoni", "2,15 m"],
            ["Vooder", "55 % viskoos, 45 % polüester", "Textima", "1,80 m"],
            ["Vatiin", "100 % polüester", "Baltfill", "1,40 m"],
            ["Niit", "Tex 30", "Rasant", "210 m"],
            ["Nööbid", "sarv, 4 auku, 28 mm", "Knopf Riga", "5 tk"],
          ],
          widths: [90, 205, 112, 80],
          lines: true,
        },
        { pairs: [["Valmistoote kaal (suurus 38)", "1420 g"]] },
        { bar: "Hooldus" },
        {
          text: [
            "Mitte pesta. Mitte valgendada. Mitte kuivatada trummelkuivatis. Triikida kuni 110 °C.",
            "Lubatud keemiline puhastus P.",
          ],
        },
      ],
      [
        { text: ["Tehniline kirjeldus SM 26/114 · Leht 2/2"], size: 9 },
        { bar: "Õmblustehnoloogia" },
        {
          text: [
            "1. Esitükid dubleerida kogu pinnal, temperatuur 130 °C, aeg 14 s.",
            "2. Õlaõmblused tugevdada paelaga. Õmblusvaru 1,2 cm.",
            "3. Varrukas kahe õmblusega, ülevaru 3,5 cm jaotada ühtlaselt.",
            "4. Vatiin kinnitada voodri külge vertikaalsete tepingutega iga 18 cm järel.",
            "5. Pistetihedus 4 pistet/cm, pealisõmblus 7 mm servast.",
          ],
        },
        { bar: "Mõõdutabel (cm)" },
        {
          table: [
            ["Mõõt", "34", "36", "38", "40", "42", "Tol."],
            ["Rinnaümbermõõt", "96", "100", "104", "108", "112", "±1"],
            ["Seljapikkus", "98", "99", "100", "101", "102", "±1"],
            ["Varruka pikkus", "60", "60,5", "61", "61,5", "62", "±0,5"],
          ],
          widths: [147, 56, 56, 56, 56, 56, 60],
          lines: true,
        },
        {
          text: [
            "Pakkida ükshaaval riidepuule, kilekott 30 mikronit. Sildid: kaelaetikett keskel, hooldusetikett vasakus küljeõmbluses.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Saaremets",
      model_name: "Vilsandi",
      reference: "SM 26/114",
      manufacturer_name: "OÜ Pärnu Õmblus",
      manufacturer_address: "Savi 20, 80010 Pärnu",
      country_making: "EE",
      fibre_composition: fibres(
        "shell: wool 70, polyamide 20, cashmere 10 | lining: viscose 55, polyester 45 | filling: polyester 100",
      ),
      net_weight: 1420,
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "xiv-b-lv-linen-declaration",
    language: "lv",
    template: "textile",
    kind: "declaration",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          text: ["SIA „Gaujas Lins”", "Reģ. Nr. 40203318765 · tālr. 64 555 208 · birojs@gaujaslins.example"],
          size: 9,
        },
        { title: "Atbilstības deklarācija Nr. 18/2026" },
        {
          pairs: [
            ["Ražotājs", "SIA „Gaujas Lins”"],
            ["Adrese", "Dzirnavu iela 7, Cēsis, LV-4101, Latvija"],
            ["Izstrādājums", "Lina pleds ar bārkstīm, 130 x 170 cm"],
            ["Modelis", "Amata"],
            ["Artikuls", "GL-2207"],
            ["Sastāvs", "100 % lins"],
            ["Svars", "590 g"],
            ["Izcelsmes valsts", "Latvija"],
          ],
          style: "gap",
        },
        {
          text: [
            "Ar šo apliecinām, ka iepriekš minētais izstrādājums atbilst Eiropas Parlamenta un Padomes Regulas (ES) Nr. 1007/2011 prasībām par tekstilšķiedru nosaukumiem un marķējumu, Regulas (EK) Nr. 1907/2006 (REACH) XVII pielikuma ierobežojumiem un Regulas (ES) 2023/988 vispārīgajām drošuma prasībām.",
            "Krāsošanā un apdarē nav izmantotas azokrāsvielas, kas izdala aizliegtus aromātiskos amīnus.",
          ],
        },
        { text: ["Izstrādājumam piešķirts sertifikāts:"] },
        {
          table: [
            ["Standarts", "Sertifikāta Nr.", "Izdevējs", "Derīgs līdz"],
            ["OEKO-TEX® STANDARD 100", "21.HLV.60944", "Hohenstein", "30.11.2026."],
          ],
          widths: [170, 117, 110, 90],
          lines: true,
        },
        {
          text: [
            "Kopšana: mazgāt 40 °C, nebalināt, nežāvēt veļas žāvētājā, gludināt līdz 200 °C.",
            "Deklarācija attiecas uz partijām, kas ražotas no 2026. gada 1. marta.",
            "Cēsīs, 2026. gada 9. martā",
            "Valdes locekle                                        Ilze Krastiņa",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "SIA „Gaujas Lins”",
      manufacturer_address: "Dzirnavu iela 7, Cēsis, LV-4101, Latvija",
      model_name: "Amata",
      reference: "GL-2207",
      fibre_composition: fibres("linen 100"),
      net_weight: 590,
      country_making: "LV",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "21.HLV.60944",
          issuer: "Hohenstein",
          valid_until: "2026-11-30",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "xiv-b-lt-invoice-scarves",
    language: "lt",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        { title: "PVM SĄSKAITA FAKTŪRA" },
        { text: ["Serija KTR Nr. 004418 · 2026 m. rugsėjo 8 d."], size: 9.5 },
        {
          beside: [
            [
              {
                text: [
                  "Pardavėjas",
                  "UAB „Kauno raštas“",
                  "Įmonės kodas 305118842",
                  "PVM kodas LT100012448811",
                  "A. s. LT31 7300 0101 2288 4410",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Pirkėjas",
                  "Strik & Garn ApS",
                  "Vesterbrogade 77, 1620 København V",
                  "PVM kodas DK29844107",
                  "Pristatymas: EXW Kaunas",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Nr.", "Prekės pavadinimas", "Spalva", "Kiekis", "Kaina, EUR", "Suma, EUR"],
            ["1", "Megztas šalikas", "pilka", "200 vnt.", "9,40", "1 880,00"],
            ["2", "Megztas šalikas", "bordo", "200 vnt.", "9,40", "1 880,00"],
            ["3", "Megztas šalikas", "tamsiai mėlyna", "200 vnt.", "9,40", "1 880,00"],
            ["", "Iš viso", "", "600 vnt.", "", "5 640,00"],
          ],
          widths: [30, 145, 90, 68, 74, 80],
          lines: true,
        },
        {
          text: [
            "PVM 0 % pagal PVM įstatymo 49 str. 1 d. Suma žodžiais: penki tūkstančiai šeši šimtai keturiasdešimt eurų, 00 ct. Apmokėti iki 2026-10-08.",
          ],
          size: 9,
        },
        { text: ["Visų eilučių prekės duomenys:"] },
        {
          pairs: [
            ["Modelis", "Nida"],
            ["Artikulas", "KR-1180"],
            ["Sudėtis", "50 % vilna, 50 % akrilas"],
            ["Kilmės šalis", "Lietuva"],
            ["KN kodas", "6117 10 00"],
            ["Vieneto masė neto", "165 g"],
            ["Siuntos masė", "neto 99,0 kg, bruto 108,5 kg, 10 dėžių"],
            ["Gamintojas", "UAB „Kauno raštas“, Raudondvario pl. 148, LT-47174 Kaunas"],
          ],
          style: "gap",
        },
        {
          text: [
            "Sąskaitą išrašė: vyr. buhalterė Rasa Petrulienė          Prekes priėmė: ____________________",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      model_name: "Nida",
      reference: "KR-1180",
      fibre_composition: fibres("wool 50, acrylic 50"),
      country_making: "LT",
      commodity_code: "61171000",
      net_weight: 165,
      manufacturer_name: "UAB „Kauno raštas“",
      manufacturer_address: "Raudondvario pl. 148, LT-47174 Kaunas",
    },
  },
  {
    name: "xiv-b-lt-en-supplier-declaration",
    language: "lt",
    template: "textile",
    kind: "declaration",
    font: "narrow",
    pages: [
      [
        { title: "TIEKĖJO DEKLARACIJA / SUPPLIER'S DECLARATION" },
        { text: ["Nr. TD-2026/077          Data / Date: 2026-05-22"], size: 9.5 },
        {
          table: [
            ["Gamintojas / Manufacturer", "Lino Audėja, UAB"],
            ["Adresas / Address", "Pramonės g. 31, LT-35100 Panevėžys"],
            ["Prekė / Goods", "Antklodės užvalkalas / Duvet cover 200 x 220 cm"],
            ["Prekės ženklas / Brand", "Audėja Home"],
            ["Artikulas / Article No.", "LA 5502-07"],
            ["GTIN", "4771028364059"],
            ["Sudėtis / Composition", "100 % linas / 100% linen"],
            ["Masė / Weight", "1 460 g"],
            ["KN kodas / CN code", "6302 29 10"],
            ["Pagaminta / Made in", "Lietuva / Lithuania"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "Gamybos grandinė / Supply chain" },
        {
          table: [
            ["Etapas", "Stage", "Šalis / Country"],
            ["Pluošto auginimas", "Fibre growing", "Prancūzija / France"],
            ["Verpimas", "Spinning", "Lenkija / Poland"],
            ["Audimas", "Weaving", "Lietuva / Lithuania"],
            ["Dažymas", "Dyeing", "Lietuva / Lithuania"],
          ],
          lines: true,
        },
        {
          beside: [
            [
              {
                text: [
                  "Patvirtiname, kad gaminys atitinka Reglamentą (ES) Nr. 1007/2011 ir kad nė viena dalis neviršija REACH XVII priede nustatytų ribų.",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "We confirm that the product complies with Regulation (EU) No 1007/2011 and that no part exceeds the limits of Annex XVII to REACH.",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Sertifikatas / Certificate", "STANDARD 100 by OEKO-TEX®"],
            ["Nr. / No.", "16.HLT.12983"],
            ["Išdavė / Issued by", "Hohenstein Textile Testing Institute"],
            ["Galioja iki / Valid until", "2027-02-28"],
          ],
        },
        {
          text: ["Kokybės vadovė / Quality manager: Daiva Žukauskaitė          Parašas / Signature"],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Lino Audėja, UAB",
      manufacturer_address: "Pramonės g. 31, LT-35100 Panevėžys",
      brand: "Audėja Home",
      reference: "LA 5502-07",
      gtin: "4771028364059",
      fibre_composition: fibres("linen 100"),
      net_weight: 1460,
      commodity_code: "63022910",
      country_making: "LT",
      country_fibre: ["FR"],
      country_spinning: "PL",
      country_weaving: "LT",
      country_dyeing: "LT",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "16.HLT.12983",
          issuer: "Hohenstein Textile Testing Institute",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
  {
    name: "xiv-b-pl-lab-report",
    language: "pl",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Laboratorium Badań Włókienniczych TEKSLAB",
                  "ul. Gdańska 118, 90-508 Łódź",
                  "Akredytacja PCA, PN-EN ISO/IEC 17025",
                ],
                size: 9,
              },
            ],
            [{ text: ["Strona 1 z 2", "Data wydania: 19.06.2026", "Egzemplarz nr 1"], size: 9 }],
          ],
        },
        { title: "Sprawozdanie z badań nr 412/LB/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Moda Port S.A., ul. Hryniewickiego 10, 81-340 Gdynia"],
            ["Zlecenie", "z dnia 02.06.2026, nr 1188"],
            ["Przedmiot badań", "bluza damska z dzianiny, kolor grafit"],
            ["Artykuł", "BL-2271"],
            ["Producent", "Dzianex Sp. z o.o., ul. Zgierska 211, 95-070 Aleksandrów Łódzki"],
            ["Kraj produkcji", "Polska"],
            ["Pobranie próbki", "próbkę dostarczył zleceniodawca"],
            ["Data przyjęcia", "03.06.2026"],
            ["Badania wykonano", "od 04.06.2026 do 17.06.2026"],
          ],
          style: "dots",
        },
        { bar: "1. Skład surowcowy, PN-EN ISO 1833-20:2019" },
        {
          table: [
            ["Włókno", "Zawartość, %", "Niepewność, %"],
            ["bawełna", "95,2", "± 1,0"],
            ["elastan", "4,8", "± 1,0"],
          ],
          lines: true,
        },
        { bar: "2. Właściwości fizyczne" },
        {
          table: [
            ["Badanie", "Metoda", "Wynik"],
            ["Masa powierzchniowa", "PN-EN 12127:2000", "281 g/m²"],
            ["Zmiana wymiarów po praniu 40 °C, wzdłuż", "PN-EN ISO 5077:2008", "-2,5 %"],
            ["Zmiana wymiarów po praniu 40 °C, wszerz", "PN-EN ISO 5077:2008", "-1,0 %"],
            ["Odporność na pilling, 7000 cykli", "PN-EN ISO 12945-2:2021", "stopień 4"],
          ],
          widths: [227, 150, 110],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanej próbki. Sprawozdanie nie może być powielane inaczej niż w całości bez pisemnej zgody laboratorium.",
          ],
          size: 8.5,
        },
      ],
      [
        {
          text: [
            "Sprawozdanie z badań nr 412/LB/2026                                             Strona 2 z 2",
          ],
          size: 9,
        },
        { bar: "3. Odporność wybarwień" },
        {
          table: [
            ["Rodzaj oddziaływania", "Metoda", "Zmiana barwy", "Zabrudzenie bieli"],
            ["Pranie 40 °C", "PN-EN ISO 105-C06, A2S", "4", "4"],
            ["Pot kwaśny", "PN-EN ISO 105-E04", "4-5", "4"],
            ["Pot alkaliczny", "PN-EN ISO 105-E04", "4-5", "4"],
            ["Tarcie suche", "PN-EN ISO 105-X12", "–", "4-5"],
            ["Tarcie mokre", "PN-EN ISO 105-X12", "–", "3-4"],
            ["Światło", "PN-EN ISO 105-B02", "5 (skala błękitna)", "–"],
          ],
          widths: [125, 155, 107, 100],
          lines: true,
        },
        { bar: "4. Stwierdzenie zgodności" },
        {
          text: [
            "Zasada podejmowania decyzji: prosta akceptacja, bez uwzględnienia niepewności. Wymagania według specyfikacji zleceniodawcy WT-07, wydanie 4.",
            "Próbka spełnia wymagania w zakresie punktów 1–3.",
          ],
        },
        {
          table: [
            ["Badania wykonała", "Sprawozdanie autoryzował"],
            ["mgr inż. Agata Wrona", "dr inż. Tomasz Kubiak, kierownik laboratorium"],
          ],
        },
        { text: ["KONIEC SPRAWOZDANIA"] },
      ],
    ],
    truth: {
      reference: "BL-2271",
      manufacturer_name: "Dzianex Sp. z o.o.",
      manufacturer_address: "ul. Zgierska 211, 95-070 Aleksandrów Łódzki",
      country_making: "PL",
      fibre_composition: fibres("cotton 95.2, elastane 4.8"),
      pilling_grade: 4,
      colour_fastness_grade: 4,
    },
  },
  {
    name: "xiv-b-pl-hoodie-card",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "KARTA PRODUKTU" },
        {
          text: ["Kolekcja jesień–zima 2026 · dokument dla partnerów handlowych · wersja z 30.06.2026"],
          size: 9,
        },
        {
          table: [
            ["Marka", "Borowina", "Model", "Puszcza"],
            ["Indeks", "BRW-H-0619", "Płeć", "unisex"],
            ["Kolor", "leśna zieleń", "Rozmiary", "S–XL"],
          ],
          widths: [70, 173, 74, 170],
          lines: true,
        },
        {
          text: [
            "Bluza z kapturem o luźnym kroju, drapana od środka. Kieszeń kangurka, kaptur z podwójnej dzianiny, sznurek z bawełny z metalowymi końcówkami.",
          ],
        },
        {
          pairs: [
            ["Skład", "80 % bawełna organiczna, 20 % poliester z recyklingu"],
            ["Surowce z recyklingu", "20 %"],
            ["Gramatura", "320 g/m²"],
            ["Masa wyrobu (rozm. M)", "640 g"],
            ["Kraj produkcji", "Polska"],
            ["Producent", "Szwalnia Borowina s.c., ul. Lipowa 5, 16-400 Suwałki"],
            ["Certyfikat GOTS", "CERES-0456, CERES GmbH, ważny do 31.03.2027"],
            ["Kod CN", "6110 20 91"],
          ],
          style: "dots",
        },
        { bar: "Kody kreskowe" },
        {
          table: [
            ["Rozmiar", "EAN-13", "Szerokość, cm", "Długość, cm"],
            ["S", "5907312456813", "54", "68"],
            ["M", "5907312456820", "57", "70"],
            ["L", "5907312456837", "60", "72"],
            ["XL", "5907312456844", "63", "74"],
          ],
          lines: true,
        },
        { bar: "Pielęgnacja" },
        {
          text: [
            "Prać w 30 °C na lewej stronie. Nie wybielać. Nie suszyć w suszarce bębnowej. Prasować do 150 °C, omijać nadruk. Nie czyścić chemicznie.",
          ],
        },
        { bar: "Warunki handlowe" },
        {
          table: [
            ["Cena hurtowa netto", "Cena detaliczna brutto", "Minimum", "Pakowanie"],
            ["112,00 zł", "259,00 zł", "8 szt.", "folia kompostowalna, karton 24 szt."],
          ],
        },
        {
          text: ["Zwroty do 14 dni od dostawy. Kontakt: hurt@borowina.example, tel. 87 555 30 12."],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Borowina",
      model_name: "Puszcza",
      reference: "BRW-H-0619",
      fibre_composition: fibres("organic cotton 80, recycled polyester 20"),
      recycled_content: 20,
      net_weight: 640,
      country_making: "PL",
      manufacturer_name: "Szwalnia Borowina s.c.",
      manufacturer_address: "ul. Lipowa 5, 16-400 Suwałki",
      certificates: [{ name: "GOTS", number: "CERES-0456", issuer: "CERES GmbH", valid_until: "2027-03-31" }],
      commodity_code: "61102091",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-pl-care-label-sheet",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { title: "Zlecenie druku wszywki" },
        {
          pairs: [
            ["Marka", "Malwina Styl"],
            ["Nr artykułu", "SP-7703"],
            ["Wyrób", "spódnica plisowana z podszewką"],
            ["Nakład", "1 500 szt."],
            ["Taśma", "satyna biała 30 mm, druk czarny dwustronny"],
          ],
          style: "gap",
        },
        { bar: "Strona 1 – treść" },
        {
          table: [
            ["PL", "Materiał: 64 % wiskoza, 33 % poliester, 3 % elastan", "Podszewka: 100 % poliester"],
            ["EN", "Shell: 64% viscose, 33% polyester, 3% elastane", "Lining: 100% polyester"],
            ["CS", "Vrchní materiál: 64 % viskóza, 33 % polyester, 3 % elastan", "Podšívka: 100 % polyester"],
            ["UK", "Верх: 64 % віскоза, 33 % поліестер, 3 % еластан", "Підкладка: 100 % поліестер"],
          ],
          widths: [32, 275, 180],
          lines: true,
        },
        { bar: "Strona 2 – treść" },
        {
          text: [
            "Prać w 30 °C, program delikatny. Nie wybielać. Nie suszyć w suszarce bębnowej. Prasować do 110 °C. Nie czyścić chemicznie.",
            "Machine wash 30 °C, gentle cycle. Do not bleach. Do not tumble dry. Iron up to 110 °C. Do not dry clean.",
            "Wyprodukowano w Polsce / Made in Poland / Vyrobeno v Polsku / Виготовлено в Польщі",
            "Producent: Malwina Styl Sp. j., ul. Tkacka 17, 42-200 Częstochowa",
          ],
        },
        {
          text: [
            "Symbole wg PN-EN ISO 3758, wysokość 5 mm, kolejność jak na rysunku w załączniku. Prosimy o próbny wydruk e-mailem przed wykonaniem nakładu. Termin: 10 dni roboczych od akceptacji.",
            "Zamawiająca: Beata Kłos, tel. 34 555 71 09",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Malwina Styl",
      reference: "SP-7703",
      fibre_composition: fibres("shell: viscose 64, polyester 33, elastane 3 | lining: polyester 100"),
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      country_making: "PL",
      manufacturer_name: "Malwina Styl Sp. j.",
      manufacturer_address: "ul. Tkacka 17, 42-200 Częstochowa",
    },
  },
  {
    name: "xiv-b-cs-socks",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { text: ["Ponožkárna Třebíč, spol. s r.o. – technický úsek"], size: 9 },
        { title: "Technický list výrobku" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Značka", "Třebíčanka"],
                  ["Název modelu", "Horal"],
                  ["Kat. číslo", "1204/42"],
                  ["Velikost", "42–43"],
                  ["Barva", "antracit melír"],
                ],
                style: "colon",
              },
            ],
            [
              {
                pairs: [
                  ["EAN", "8594061175521"],
                  ["Balení", "1 pár, papírový pásek"],
                  ["Karton", "60 párů"],
                  ["DPH", "21 %"],
                  ["MOC", "149 Kč"],
                ],
                style: "colon",
              },
            ],
          ],
        },
        { bar: "Parametry" },
        {
          pairs: [
            ["Materiálové složení", "76 % bavlna, 22 % polyamid, 2 % elastan"],
            ["Konstrukce", "froté chodidlo, zesílená pata a špička, ploché řetízkování"],
            ["Jemnost stroje", '144 jehel, průměr 3 ¾"'],
            ["Země původu", "Česká republika"],
            ["Výrobce", "Ponožkárna Třebíč, spol. s r.o."],
            ["Sídlo výrobce", "Brněnská 64, 674 01 Třebíč"],
            ["Kód KN", "6115 95 00"],
          ],
          style: "gap",
        },
        { bar: "Ošetřování" },
        { text: ["Praní při 40 °C. Nebělit. Nesušit v bubnové sušičce. Nežehlit. Chemicky nečistit."] },
        { bar: "Osvědčení" },
        {
          text: [
            "Výrobek je certifikován podle STANDARD 100 by OEKO-TEX®, třída výrobků II, číslo certifikátu 09.0.68312, vydal Textilní zkušební ústav Brno, platnost do 30. 9. 2026.",
          ],
        },
        {
          table: [
            ["Zkouška", "Norma", "Požadavek", "Skutečnost"],
            ["Rozměrová změna po praní", "ČSN EN ISO 5077", "max. 6 %", "4,1 %"],
            ["Oděr v patě", "ČSN EN 13770", "min. 12 000 ot.", "16 500 ot."],
          ],
          widths: [167, 120, 100, 100],
          lines: true,
        },
        {
          text: [
            "Zpracoval: Ing. Hájek, 4. 2. 2026. Změny vyhrazeny. Tisková verze není řízeným dokumentem.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Třebíčanka",
      model_name: "Horal",
      reference: "1204/42",
      gtin: "8594061175521",
      fibre_composition: fibres("cotton 76, polyamide 22, elastane 2"),
      country_making: "CZ",
      manufacturer_name: "Ponožkárna Třebíč, spol. s r.o.",
      manufacturer_address: "Brněnská 64, 674 01 Třebíč",
      commodity_code: "61159500",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "09.0.68312",
          issuer: "Textilní zkušební ústav Brno",
          valid_until: "2026-09-30",
        },
      ],
    },
  },
  {
    name: "xiv-b-cs-toy-declaration",
    language: "cs",
    template: "toy",
    kind: "declaration",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "EU PROHLÁŠENÍ O SHODĚ" },
        { text: ["č. 2026/03 podle směrnice Evropského parlamentu a Rady 2009/48/ES o bezpečnosti hraček"] },
        {
          pairs: [
            ["1. Identifikace hračky", "plyšový medvěd sedící, výška 32 cm"],
            ["Značka", "Brumla"],
            ["Model", "Bobík"],
            ["Katalogové číslo", "PH-0325"],
            ["EAN", "8594061170328"],
            ["Hmotnost", "240 g"],
            ["Kód KN", "9503 00 41"],
            ["Země výroby", "Česká republika"],
          ],
          style: "gap",
        },
        {
          pairs: [
            ["2. Výrobce", "Hračky Šumava s.r.o."],
            ["Adresa", "Nádražní 118, 339 01 Klatovy, Česká republika"],
          ],
          style: "gap",
        },
        {
          text: [
            "3. Toto prohlášení o shodě se vydává na výhradní odpovědnost výrobce.",
            "4. Předmět prohlášení je ve shodě s harmonizačními předpisy Evropské unie: směrnice 2009/48/ES, nařízení (ES) č. 1907/2006.",
            "5. Použité harmonizované normy: EN 71-1:2014+A1:2018, EN 71-2:2020, EN 71-3:2019+A1:2021.",
            "6. Zkoušky provedl Institut pro testování a certifikaci, a.s., Zlín, protokol o zkoušce č. 471203388/2026 ze dne 16. 1. 2026.",
            "7. Hračka je vhodná pro děti od narození. Povrchové praní vlhkým hadříkem.",
          ],
        },
        {
          text: ["V Klatovech dne 2. února 2026", "", "Jana Vondrášková, jednatelka"],
        },
      ],
    ],
    truth: {
      brand: "Brumla",
      model_name: "Bobík",
      reference: "PH-0325",
      gtin: "8594061170328",
      net_weight: 240,
      commodity_code: "95030041",
      country_making: "CZ",
      manufacturer_name: "Hračky Šumava s.r.o.",
      manufacturer_address: "Nádražní 118, 339 01 Klatovy, Česká republika",
    },
  },
  {
    name: "xiv-b-sk-battery",
    language: "sk",
    template: "battery",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "TECHNICKÝ LIST – batéria pre elektrobicykel, montáž na rám" },
        { text: ["Vydanie 2, platné od 1. 3. 2026"], size: 9 },
        {
          pairs: [
            ["Značka", "TatraCell"],
            ["Model", "Kriváň 36"],
            ["Objednávacie číslo", "TC-36140-B"],
            ["EAN", "8582046133970"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Parameter", "Hodnota", "Poznámka"],
            ["Chémia článkov", "Li-ion NMC", "10S4P, články 21700"],
            ["Menovité napätie", "36 V", ""],
            ["Maximálne nabíjacie napätie", "42 V", "CC/CV"],
            ["Minimálne napätie", "27 V", "odpojenie BMS"],
            ["Menovitá kapacita", "14 Ah", "pri 0,2 C, 25 °C"],
            ["Menovitá energia", "504 Wh", ""],
            ["Trvalý vybíjací prúd", "20 A", "špička 30 A / 5 s"],
            ["Hmotnosť", "2,9 kg", "bez držiaka"],
            ["Životnosť", "800 cyklov", "do 70 % kapacity"],
            ["Prevádzková teplota", "-10 až 45 °C", "nabíjanie 0 až 40 °C"],
            ["Krytie", "IP65", ""],
          ],
          widths: [185, 130, 172],
          lines: true,
        },
        {
          pairs: [
            ["Výrobca", "TatraCell Energy s.r.o."],
            ["Adresa", "Priemyselná 14, 058 01 Poprad"],
            ["Krajina výroby", "Slovensko"],
            ["Colný kód (KN)", "8507 60 00"],
          ],
          style: "dots",
        },
        {
          text: [
            "Preprava: UN 3480, trieda 9, obalová inštrukcia P903. Skúšky podľa UN Manual of Tests and Criteria 38.3 absolvované, zhrnutie skúšok na vyžiadanie.",
            "Batériu neotvárajte, nevhadzujte do ohňa a neskladujte vybitú. Po skončení životnosti odovzdajte na zbernom mieste.",
            "Záruka 24 mesiacov. Servis: servis@tatracell.example, +421 52 555 08 14",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "TatraCell",
      model_name: "Kriváň 36",
      reference: "TC-36140-B",
      gtin: "8582046133970",
      battery_chemistry: "nmc",
      voltage_nominal: 36,
      voltage_maximum: 42,
      voltage_minimum: 27,
      rated_capacity: 14,
      rated_energy: 0.504,
      battery_weight: 2.9,
      manufacturer_name: "TatraCell Energy s.r.o.",
      manufacturer_address: "Priemyselná 14, 058 01 Poprad",
      country_making: "SK",
      commodity_code: "85076000",
    },
  },
  {
    name: "xiv-b-hu-baby-blanket",
    language: "hu",
    template: "textile",
    kind: "declaration",
    also: ["photo"],
    pages: [
      [
        { title: "GYÁRTÓI NYILATKOZAT" },
        { text: ["Iktatószám: GYN-31/2026"] },
        {
          text: [
            "Alulírott Bakonyi Textil Kft. mint gyártó kijelentjük, hogy az alábbi termék megfelel az (EU) 2023/988 általános termékbiztonsági rendeletnek és a textilszálak elnevezéséről szóló 1007/2011/EU rendeletnek.",
          ],
        },
        {
          table: [
            ["Termék", "Babatakaró, kötött, 80 x 100 cm"],
            ["Márka", "Pihepuha"],
            ["Modell", "Cinege"],
            ["Cikkszám", "BT-8810"],
            ["Vonalkód (EAN)", "5998614200730"],
            ["Anyagösszetétel", "100% pamut"],
            ["Tömeg", "310 g"],
            ["Származási ország", "Magyarország"],
            ["Gyártó", "Bakonyi Textil Kft."],
            ["Gyártó címe", "8420 Zirc, Gyár utca 3."],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Kezelési útmutató: mosás 60 °C-on, fehéríteni tilos, szárítógépben alacsony hőfokon szárítható, vasalás legfeljebb 150 °C-on.",
            "Tanúsítvány: OEKO-TEX STANDARD 100, I. termékosztály (csecsemők). Száma: 0906-118, kiállította: INNOVATEXT Zrt., érvényes: 2027. május 31-ig.",
          ],
        },
        {
          text: [
            "A nyilatkozat a 2026. január 1. után gyártott tételekre vonatkozik, és a termék módosításáig érvényes.",
            "Forgalmazó kérésére a műszaki dokumentációt öt munkanapon belül megküldjük.",
            "Zirc, 2026. február 11.",
            "Németh Gábor ügyvezető                    P. H.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Pihepuha",
      model_name: "Cinege",
      reference: "BT-8810",
      gtin: "5998614200730",
      fibre_composition: fibres("cotton 100"),
      net_weight: 310,
      country_making: "HU",
      manufacturer_name: "Bakonyi Textil Kft.",
      manufacturer_address: "8420 Zirc, Gyár utca 3.",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "0906-118",
          issuer: "INNOVATEXT Zrt.",
          valid_until: "2027-05-31",
        },
      ],
    },
  },
  {
    name: "xiv-b-ro-blouse-sheet",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          table: [
            ["S.C. CONFECȚII ARGEȘ S.R.L.", "FIȘĂ TEHNICĂ DE PRODUS", "Cod formular F-07-02"],
            ["Serviciul tehnic", "Ediția 1 / Revizia 2", "Pag. 1 / 1"],
          ],
          widths: [180, 177, 130],
          lines: true,
        },
        {
          pairs: [
            ["Denumire produs", "Bluză damă cu mânecă lungă"],
            ["Articol", "26.418"],
            ["Model", "Ilinca"],
            ["Beneficiar", "Modalinea S.p.A., Carpi (Italia)"],
            ["Nr. comandă / cantitate", "IT-3340 / 2.400 buc."],
            ["Producător", "S.C. Confecții Argeș S.R.L."],
            ["Sediu producător", "Str. Depozitelor nr. 29, 110138 Pitești"],
            ["Țara de confecționare", "România"],
          ],
          style: "dots",
        },
        { bar: "Materii prime și auxiliare" },
        {
          table: [
            ["Denumire", "Caracteristici", "Consum specific"],
            ["Țesătură de bază", "97 % bumbac, 3 % elastan; 118 g/mp; lățime 148 cm", "1,32 m"],
            ["Inserție", "termocolantă, albă, 30 g/mp", "0,18 m"],
            ["Ață de cusut", "Nm 120", "145 m"],
            ["Nasturi", "poliester, 4 găuri, 18L", "9 + 1 buc."],
            ["Etichete", "marcă, mărime, compoziție", "1 set"],
          ],
          widths: [115, 262, 110],
          lines: true,
        },
        {
          text: [
            "Țesătura a fost țesută în Turcia și vopsită în Turcia; este pusă la dispoziție de beneficiar în regim lohn.",
          ],
        },
        { bar: "Proces tehnologic (extras)" },
        {
          table: [
            ["Nr.", "Operația", "Utilaj", "Timp, min"],
            ["1", "Termocolat guler, bentiță, manșete", "presă", "0,85"],
            ["2", "Executat guler complet", "mașină simplă", "3,10"],
            ["3", "Montat mâneci și închis laterale", "triploc 5 fire", "2,75"],
            ["4", "Executat butoniere și cusut nasturi", "automat", "2,20"],
            ["5", "Călcat final, control CTC, ambalat", "masă cu abur", "4,30"],
          ],
          widths: [35, 252, 120, 80],
          lines: true,
        },
        {
          pairs: [
            ["Masă netă produs (măr. 42)", "186 g"],
            [
              "Întreținere",
              "spălare la 40 °C; nu se înălbește; nu se usucă în uscător; călcare la max. 150 °C; nu se curăță chimic",
            ],
          ],
        },
        {
          text: [
            "Întocmit: ing. M. Dobre      Verificat: ing. C. Stan      Aprobat: dir. tehnic V. Neagu      15.04.2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      reference: "26.418",
      model_name: "Ilinca",
      manufacturer_name: "S.C. Confecții Argeș S.R.L.",
      manufacturer_address: "Str. Depozitelor nr. 29, 110138 Pitești",
      country_making: "RO",
      country_weaving: "TR",
      country_dyeing: "TR",
      fibre_composition: fibres("cotton 97, elastane 3"),
      net_weight: 186,
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-ro-boots-declaration",
    language: "ro",
    template: "footwear",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Pantera Încălțăminte S.R.L. · J05/1182/2009 · CUI RO 25118840"], size: 9 },
        { title: "Declarație de conformitate nr. 64 / 03.08.2026" },
        {
          text: [
            "Noi, Pantera Încălțăminte S.R.L., cu sediul în Calea Aradului nr. 71, 410223 Oradea, în calitate de producător, declarăm pe propria răspundere că produsul descris mai jos nu pune în pericol viața, sănătatea și securitatea consumatorilor și respectă Directiva 94/11/CE privind etichetarea încălțămintei.",
          ],
        },
        {
          pairs: [
            ["Produs", "Ghete de damă cu fermoar lateral"],
            ["Marca", "Belcasta"],
            ["Model", "Vera"],
            ["Articol", "P-2619-14"],
            ["Culoare", "cognac"],
            ["Mărimi", "35–41"],
            ["Masă netă, o pereche", "1.120 g (nr. 38)"],
            ["Cod NC", "6403 91 13"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Componentă", "Material", "Pictogramă"],
            ["Fețe", "piele naturală de bovină, box", "Piele"],
            ["Căptușeală și branț", "material textil", "Textil"],
            ["Talpă exterioară", "cauciuc termoplastic", "Alte materiale"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Fețe cusute în", "Republica Moldova"],
            ["Tras și asamblat în", "România"],
            ["Finisat și ambalat în", "România"],
            ["Țara de origine", "România"],
          ],
          style: "dots",
        },
        {
          text: [
            "Pieile au fost verificate pentru crom (VI) conform EN ISO 17075-1, raport de încercare nr. 2026-0871, rezultat sub 3 mg/kg.",
            "Termen de garanție: 2 ani. Se curăță cu o cârpă umedă și cremă incoloră; se feresc de surse de căldură.",
            "Oradea, 3 august 2026                         Administrator, Lucian Marcu",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Pantera Încălțăminte S.R.L.",
      manufacturer_address: "Calea Aradului nr. 71, 410223 Oradea",
      brand: "Belcasta",
      model_name: "Vera",
      reference: "P-2619-14",
      net_weight: 1120,
      commodity_code: "64039113",
      country_upper: "MD",
      country_assembly: "RO",
      country_finishing: "RO",
      country_making: "RO",
    },
  },
  {
    name: "xiv-b-bg-work-trousers",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "ТЕХНИЧЕСКА СПЕЦИФИКАЦИЯ № 26-0733" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Изделие", "Работен панталон с джобове за наколенки"],
                  ["Марка", "Родопа Уърк"],
                  ["Модел", "Персенк"],
                  ["Артикул", "RW-5120"],
                  ["Цвят", "графит/черно"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Клиент", "Ergasia Import E.P.E., Солун"],
                  ["Поръчка", "GR-0917"],
                  ["Количество", "3 600 бр."],
                  ["Срок", "30.10.2026 г."],
                  ["Условие", "FCA Гоце Делчев"],
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Производител", "Пирин Тех ООД, ул. Индустриална 12, 2900 Гоце Делчев"],
            ["Страна на производство", "България"],
            ["Състав", "65 % полиестер, 35 % памук, кепър 2/1, 245 г/м²"],
            ["Тегло на изделието (р-р 50)", "635 г"],
            ["Код по КН", "6203 43 11"],
          ],
          style: "gap",
        },
        { bar: "Разходна норма" },
        {
          table: [
            ["№", "Материал", "Доставчик", "Мярка", "Разход", "Цена, EUR"],
            ["1", "Основен плат, кепър", "Текс Тъч, Хасково", "м", "1,48", "3,95"],
            ["2", "Усилване Oxford 600D", "Текс Тъч, Хасково", "м", "0,22", "2,80"],
            ["3", "Цип 16 см, спирала", "Зип БГ", "бр.", "1", "0,21"],
            ["4", "Копче метално 17 мм", "Зип БГ", "бр.", "1", "0,06"],
            ["5", "Светлоотразителна лента 2 см", "Рефлекта", "м", "0,90", "0,34"],
            ["6", "Конци Tex 40 и Tex 27", "Анхор", "м", "310", "0,001"],
            ["7", "Етикет тъкан и етикет за поддръжка", "Принт Лейбъл", "к-т", "1", "0,04"],
            ["8", "Плик с надпис, картон 5 слоя", "Пак Юг", "к-т", "1", "0,11"],
          ],
          widths: [25, 180, 112, 50, 55, 65],
          lines: true,
        },
        { bar: "Поддръжка (текст за етикета)" },
        {
          text: [
            "Пране при 60 °C. Да не се избелва. Да не се суши в сушилня. Гладене до 150 °C. Да не се подлага на химическо чистене.",
          ],
        },
        {
          text: [
            "Забележка: плътност на бода 3,5 бода/см; тройни шевове по вътрешната и седалищната линия; закрепки на всички джобове. Контрол по AQL 2,5.",
          ],
          size: 9,
        },
      ],
      [
        { text: ["Спецификация № 26-0733, стр. 2"], size: 9 },
        { bar: "Таблица на мерките, см" },
        {
          table: [
            ["Място на измерване", "46", "48", "50", "52", "54", "56", "Допуск"],
            ["Обиколка талия", "80", "84", "88", "92", "96", "100", "±1,0"],
            ["Обиколка ханш", "102", "106", "110", "114", "118", "122", "±1,0"],
            ["Вътрешна дължина", "80", "81", "82", "82", "83", "83", "±1,0"],
            ["Ширина крачол долу", "21", "21,5", "22", "22,5", "23", "23,5", "±0,5"],
          ],
          widths: [137, 48, 48, 48, 48, 48, 48, 62],
          lines: true,
        },
        {
          text: [
            "Опаковка: по 1 бр. в плик, по 20 бр. в кашон 60 x 40 x 35 см, бруто 13,9 кг.",
            "Мостра за потвърждение: 2 бр. размер 50 до 15.09.2026 г.",
            "Съставил: Р. Карамитрева          Одобрил: инж. Д. Илиев",
          ],
        },
      ],
    ],
    truth: {
      brand: "Родопа Уърк",
      model_name: "Персенк",
      reference: "RW-5120",
      manufacturer_name: "Пирин Тех ООД",
      manufacturer_address: "ул. Индустриална 12, 2900 Гоце Делчев",
      country_making: "BG",
      fibre_composition: fibres("polyester 65, cotton 35"),
      net_weight: 635,
      commodity_code: "62034311",
      care_washing: "wash_60",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-uk-quality-passport",
    language: "uk",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        {
          text: ["Товариство з обмеженою відповідальністю «Полтавська нитка» · код ЄДРПОУ 41208833"],
          size: 9,
        },
        { title: "ПАСПОРТ ЯКОСТІ № 118" },
        { text: ["від 27 травня 2026 р. до видаткової накладної № 904"] },
        {
          table: [
            ["Найменування виробу", "Сорочка жіноча вишита, довгий рукав"],
            ["Торгова марка", "Соняшна"],
            ["Модель", "Оксана"],
            ["Артикул", "ПН-314"],
            ["Розміри", "42–54, зріст 164–170"],
            ["Кількість у партії", "180 шт."],
            ["Склад сировини", "55 % льон, 45 % бавовна"],
            ["Маса виробу", "230 г (розмір 46)"],
            ["Країна походження", "Україна"],
            ["Виробник", "ТОВ «Полтавська нитка»"],
            ["Адреса виробника", "вул. Європейська, 146, м. Полтава, 36000"],
          ],
          widths: [155, 332],
          lines: true,
        },
        {
          table: [
            ["Показник", "Норма", "Фактично"],
            ["Стійкість забарвлення до тертя, бали", "не менше 4", "4"],
            ["Зміна розмірів після прання, %", "не більше 5", "3,2"],
            ["Гігроскопічність, %", "не менше 6", "9,1"],
            ["Вміст формальдегіду, мг/кг", "не більше 75", "менше 16"],
          ],
          widths: [257, 115, 115],
          lines: true,
        },
        {
          text: [
            "Догляд: ручне прання. Не відбілювати. Не сушити в барабанній сушарці. Прасувати при температурі до 200 °C з вивороту.",
            "Партія відповідає вимогам ДСТУ та затвердженому зразку. Гарантійний строк зберігання — 24 місяці від дати виготовлення (травень 2026 р.).",
            "Контролер ВТК ______________ О. Гнатюк          М. П.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Соняшна",
      model_name: "Оксана",
      reference: "ПН-314",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 230,
      country_making: "UA",
      manufacturer_name: "ТОВ «Полтавська нитка»",
      manufacturer_address: "вул. Європейська, 146, м. Полтава, 36000",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
    },
  },
  {
    name: "xiv-b-tr-en-packing-list",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                text: [
                  "Üretici ve İhracatçı / Manufacturer & Exporter:",
                  "Pamukkale Dokuma San. ve Tic. A.Ş.",
                  "Organize Sanayi Bölgesi 7. Cadde No: 18",
                  "20330 Honaz, Denizli, Türkiye",
                ],
                size: 9,
              },
              { text: ["Vergi D.: Pamukkale 722 041 8856", "Tel: +90 258 555 14 20"], size: 9 },
            ],
            [
              {
                text: [
                  "Alıcı / Consignee:",
                  "Handduksgrossisten i Mölndal AB",
                  "Flöjelbergsgatan 20 B",
                  "431 37 Mölndal, Sweden",
                ],
                size: 9,
              },
              { text: ["Fatura No / Invoice No: PD2026000318", "Tarih / Date: 24.07.2026"], size: 9 },
            ],
          ],
        },
        {
          table: [
            [
              "Koli No",
              "Mal cinsi / Description",
              "Ebat / Size",
              "Koli adedi",
              "Adet / koli",
              "Toplam adet",
              "Net kg",
              "Brüt kg",
            ],
            ["1-40", "Havlu / Towel, white", "50x100", "40", "60", "2.400", "600,0", "656,0"],
            ["41-90", "Havlu / Towel, white", "70x140", "50", "30", "1.500", "735,0", "805,0"],
            ["91-104", "Banyo paspası / Bath mat", "50x80", "14", "40", "560", "196,0", "215,6"],
            ["", "TOPLAM / TOTAL", "", "104", "", "4.460", "1.531,0", "1.676,6"],
          ],
          widths: [48, 127, 52, 44, 44, 58, 57, 57],
          lines: true,
        },
        {
          pairs: [
            ["Kompozisyon (tüm ürünler) / Composition (all goods)", "%100 pamuk / 100% cotton"],
            ["Menşei / Country of origin", "Türkiye"],
            ["CN kodu / CN code", "6302 60 00"],
            ["Marka / Brand", "Travertin"],
            ["Hacim / Volume", "11,85 m³"],
            ["Araç plaka / Truck plate", "20 ABK 418 / 20 ABK 902"],
            ["Teslim şekli / Delivery", "FCA Denizli (Incoterms 2020)"],
          ],
        },
        { text: ["Koli üzeri işaret / Shipping marks: HGM – PO 26118 – C/No 1-104"] },
        {
          text: [
            "EUR.1 / A.TR belge no: A 0418822. Koliler 5 katlı oluklu mukavva, palet ISPM 15 damgalıdır. / Cartons are 5-ply, pallets are ISPM 15 marked.",
            "Kaşe ve imza / Stamp and signature",
          ],
          size: 9,
        },
      ],
      [
        { text: ["Çeki listesi eki / Annex to packing list – PD2026000318 – 24.07.2026 – 2/2"], size: 9 },
        {
          table: [
            ["Palet / Pallet", "Koli No", "Koli adedi", "Ölçü cm / Dim. cm", "Net kg", "Brüt kg"],
            ["1", "1-10", "10", "120x80x190", "150,0", "189,0"],
            ["2", "11-20", "10", "120x80x190", "150,0", "189,0"],
            ["3", "21-30", "10", "120x80x190", "150,0", "189,0"],
            ["4", "31-40", "10", "120x80x190", "150,0", "189,0"],
            ["5", "41-50", "10", "120x80x205", "147,0", "186,0"],
            ["6", "51-60", "10", "120x80x205", "147,0", "186,0"],
            ["7", "61-70", "10", "120x80x205", "147,0", "186,0"],
            ["8", "71-80", "10", "120x80x205", "147,0", "186,0"],
            ["9", "81-90", "10", "120x80x205", "147,0", "186,0"],
            ["10", "91-97", "7", "120x80x150", "98,0", "132,8"],
            ["11", "98-104", "7", "120x80x150", "98,0", "132,8"],
          ],
          widths: [82, 70, 75, 120, 70, 70],
          lines: true,
        },
        {
          text: [
            "Palet darası 25 kg'dır ve brüt ağırlığa dahildir. / Pallet tare of 25 kg is included in the gross weight above.",
            "Yükleme / Loading: 27.07.2026 saat 08:30, rampa 4. Gümrük müşaviri / Customs broker: Ege Kapı Gümrük Müşavirliği Ltd. Şti., İzmir",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Pamukkale Dokuma San. ve Tic. A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 7. Cadde No: 18, 20330 Honaz, Denizli, Türkiye",
      fibre_composition: fibres("cotton 100"),
      country_making: "TR",
      commodity_code: "63026000",
      brand: "Travertin",
    },
  },
  {
    name: "xiv-b-tr-denim-sheet",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "ÜRÜN TEKNİK FÖYÜ" },
        {
          table: [
            ["Marka", "Kavaklı Denim", "Sezon", "İlkbahar-Yaz 2027"],
            ["Model adı", "Selin", "Föy tarihi", "05.05.2026"],
            ["Ürün kodu", "KD-27-0091", "Hazırlayan", "E. Yalçın"],
          ],
          widths: [80, 165, 82, 160],
          lines: true,
        },
        { text: ["Kadın yüksek bel düz paça kot pantolon, 5 cep, metal fermuar."] },
        { bar: "Kumaş ve üretim" },
        {
          pairs: [
            ["Kumaş karışımı", "%78 pamuk, %20 geri dönüştürülmüş pamuk, %2 elastan"],
            ["Geri dönüştürülmüş içerik", "%20"],
            ["Kumaş gramajı", "11,5 oz/yd²"],
            ["Ürün ağırlığı (28/32)", "545 gr"],
            ["Dokuma ülkesi", "Türkiye"],
            ["Boyama ülkesi", "Türkiye"],
            ["Elyaf menşei", "Yunanistan"],
            ["Üretim yeri", "Tunus"],
            ["Üretici firma", "Sousse Jeans S.A.R.L., Zone Industrielle Sidi Abdelhamid, 4061 Sousse"],
          ],
          style: "dots",
        },
        { bar: "Belgeler" },
        {
          table: [
            ["Belge", "Belge no", "Veren kuruluş", "Geçerlilik"],
            ["GRS (Global Recycled Standard)", "CU902118GRS-2026", "Control Union", "11.01.2027"],
          ],
          widths: [165, 132, 105, 85],
          lines: true,
        },
        { bar: "Yıkama talimatı" },
        {
          text: [
            "Ters çevirerek 30 °C'de makinede yıkayınız. Ağartıcı kullanmayınız. Kurutma makinesinde kurutmayınız. En fazla 150 °C'de ütüleyiniz. Kuru temizleme yapılmaz.",
          ],
        },
        { bar: "Yıkama reçetesi (iç kullanım)" },
        {
          table: [
            ["Aşama", "Kimyasal", "Süre", "Isı"],
            ["Haşıl sökme", "enzim 1 g/l", "12 dk", "55 °C"],
            ["Taşlama", "nötr enzim, ponza yok", "35 dk", "45 °C"],
            ["Ozon", "–", "20 dk", "oda"],
            ["Yumuşatma", "silikon 2 g/l", "8 dk", "40 °C"],
          ],
        },
        {
          text: [
            "Bu föy firmamıza aittir, izinsiz çoğaltılamaz. Sorularınız için: teknik@kavaklidenim.example",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Kavaklı Denim",
      model_name: "Selin",
      reference: "KD-27-0091",
      fibre_composition: fibres("cotton 78, recycled cotton 20, elastane 2"),
      recycled_content: 20,
      net_weight: 545,
      country_weaving: "TR",
      country_dyeing: "TR",
      country_fibre: ["GR"],
      country_making: "TN",
      manufacturer_name: "Sousse Jeans S.A.R.L.",
      manufacturer_address: "Zone Industrielle Sidi Abdelhamid, 4061 Sousse",
      certificates: [
        {
          name: "GRS (Global Recycled Standard)",
          number: "CU902118GRS-2026",
          issuer: "Control Union",
          valid_until: "2027-01-11",
        },
      ],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-en-gots-scope-india",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { text: ["ECOCERT GREENLIFE SAS", "Lieudit Lamothe Ouest, 32600 L'Isle Jourdain, France"], size: 9 },
        { title: "SCOPE CERTIFICATE" },
        { pairs: [["Scope Certificate Number", "ECOGL-118204-GOTS-2026"]] },
        {
          text: [
            "Ecocert Greenlife SAS certifies that, for the products in the scope of this certificate,",
            "Sri Kaveri Knits Private Limited",
            "14/2 Avinashi Road, Tiruppur 641603, Tamil Nadu, India",
            "has been audited and found to be in conformity with the",
            "Global Organic Textile Standard (GOTS), Version 7.0",
          ],
        },
        {
          pairs: [
            ["Product categories", "Men's apparel, Women's apparel, Babies' apparel"],
            ["Process categories", "Knitting, Manufacturing, Trading (export)"],
            ["This certificate is valid until", "18 January 2027"],
          ],
        },
        { bar: "Appendix A – Products" },
        {
          table: [
            ["Product category", "Product details", "Material composition", "Label grade"],
            ["Men's apparel", "T-shirts, tops", "100% organic cotton", "Organic"],
            ["Women's apparel", "T-shirts, nightwear", "100% organic cotton", "Organic"],
            ["Babies' apparel", "Bodies, bibs", "100% organic cotton", "Organic"],
          ],
          lines: true,
        },
        { bar: "Appendix B – Sites" },
        {
          pairs: [
            ["Manufacturer", "Sri Kaveri Knits Private Limited"],
            ["Site address", "14/2 Avinashi Road, Tiruppur 641603, Tamil Nadu, India"],
            ["Country of manufacture", "India"],
          ],
        },
        {
          text: [
            "This scope certificate does not constitute proof that goods delivered by its holder are GOTS certified. Proof of the certification of goods delivered is provided by a valid transaction certificate covering them. The certification body may withdraw this certificate before it expires if the declared conformity is no longer guaranteed.",
            "Place and date of issue: L'Isle Jourdain, 19 January 2026. Accredited by COFRAC under ISO/IEC 17065. This electronically issued document is the valid original version.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "Global Organic Textile Standard (GOTS)",
          number: "ECOGL-118204-GOTS-2026",
          issuer: "Ecocert Greenlife SAS",
          valid_until: "2027-01-18",
        },
      ],
      fibre_composition: fibres("organic cotton 100"),
      manufacturer_name: "Sri Kaveri Knits Private Limited",
      manufacturer_address: "14/2 Avinashi Road, Tiruppur 641603, Tamil Nadu, India",
      country_making: "IN",
    },
  },
  {
    name: "xiv-b-en-invoice-bangladesh",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          table: [
            [
              "Manufacturer & Exporter: Meghna Fashion Wear Ltd., Plot 27, Mawna, Sreepur, Gazipur 1740, Bangladesh",
              "Invoice No.: MFW/EXP/2026/0611 Date: 17-Aug-2026",
            ],
            [
              "Consignee: Hansen & Berg Tekstil AS, Haslevangen 15, 0579 Oslo, Norway",
              "Contract No.: HB-26-044 Date: 02-Apr-2026 EXP No.: 0000-118844-2026",
            ],
            [
              "Notify party: Nordfrakt Spedisjon AS, Alnabru, Oslo",
              "L/C No.: 0881-26-IM-10427, Prime Bank PLC, Motijheel Branch, Dhaka",
            ],
            [
              "Port of loading: Chattogram, Bangladesh",
              "Port of discharge: Oslo, Norway Vessel: MSC LUCIANA V.633W",
            ],
          ],
          widths: [265, 222],
          lines: true,
        },
        {
          table: [
            ["Marks", "Description of goods", "Order no.", "Qty (pcs)", "FOB USD/pc", "Amount USD"],
            ["H&B OSLO 1-UP", "Men's S/S T-shirt, crew neck", "44101", "7,200", "2.35", "16,920.00"],
            ["", "Men's S/S T-shirt, V-neck", "44102", "4,800", "2.40", "11,520.00"],
            ["", "Ladies' S/S T-shirt", "44105", "6,000", "2.10", "12,600.00"],
            ["", "TOTAL", "", "18,000", "", "41,040.00"],
          ],
          widths: [60, 170, 57, 60, 65, 75],
          lines: true,
        },
        {
          text: [
            "Say US Dollars forty-one thousand forty only.",
            "Fabric of all styles: 100% cotton single jersey, combed, 160 GSM.",
            "H.S. Code: 6109.10.00     Country of origin: Bangladesh",
          ],
        },
        {
          table: [
            ["Order no.", "S", "M", "L", "XL", "XXL", "Ctns", "Pcs/ctn"],
            ["44101", "1,080", "2,160", "2,160", "1,260", "540", "180", "40"],
            ["44102", "720", "1,440", "1,440", "840", "360", "120", "40"],
            ["44105", "1,200", "1,800", "1,800", "900", "300", "150", "40"],
          ],
          lines: true,
        },
        {
          pairs: [
            ["Total cartons", "450 CTNS"],
            ["Total net weight", "2,745.00 kgs"],
            ["Total gross weight", "3,262.50 kgs"],
            ["Measurement", "21.60 CBM"],
            ["Payment", "at 60 days from date of B/L"],
          ],
          style: "dots",
        },
        {
          text: [
            "We certify that the goods are of Bangladesh origin and that the statement on origin was made out by a registered exporter (REX). The buyer confirms that no wooden packing was used. Discrepancies must be notified within 10 days of arrival.",
            "Bank details: Prime Bank PLC, A/C 2118 1060 0447 12, SWIFT PRBLBDDH. BIN 001884120-0103, ERC 260326 1200 4418.",
            "For Meghna Fashion Wear Ltd. – Authorised signatory",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Meghna Fashion Wear Ltd.",
      manufacturer_address: "Plot 27, Mawna, Sreepur, Gazipur 1740, Bangladesh",
      fibre_composition: fibres("cotton 100"),
      commodity_code: "61091000",
      country_making: "BD",
    },
  },
  {
    name: "xiv-b-en-bom-down-jacket",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    also: ["fax"],
    pages: [
      [
        { bar: "BILL OF MATERIALS & TRIM CARD" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Style no.", "GW-M2608"],
                  ["Style name", "Kebne"],
                  ["Brand", "Glaciär"],
                  ["Item", "Men's down jacket, hooded"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Season", "FW26"],
                  ["Version", "PP sample 2"],
                  ["Base size", "L"],
                  ["Merchandiser", "Cindy Shen"],
                ],
              },
            ],
          ],
        },
        {
          pairs: [
            ["Factory", "Jiaxing Yunhe Garment Co., Ltd."],
            ["Factory address", "No. 88 Xinqiao Road, Nanhu District, Jiaxing 314001, Zhejiang, China"],
            ["Made in", "China"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Part", "Quality", "Content", "Cons.", "Supplier"],
            ["Shell", "20D ripstop, DWR C0", "100% recycled polyester", "2.05 yd", "Wujiang Hengtai"],
            ["Lining", "20D taffeta, downproof", "100% polyamide", "1.95 yd", "Wujiang Hengtai"],
            ["Filling", "white duck, 650 cuin", "90% down, 10% feathers", "145 g", "Anhui Gulong"],
            ["Zipper front", "#5 reverse coil, 2-way", "–", "1 pc", "SBS"],
            ["Cord stopper", "single hole", "–", "3 pcs", "Weixing"],
            ["Thread", "40S/2, anti-wick", "–", "260 m", "Coats"],
          ],
          widths: [72, 130, 130, 55, 100],
          lines: true,
        },
        {
          pairs: [
            ["Finished garment weight (size L)", "540 g"],
            ["Down certificate", "RDS (Responsible Down Standard), no. IDFL-RDS-26-30418, IDFL"],
            ["Certificate valid until", "2027-06-14"],
          ],
        },
        {
          text: [
            "Care label text: Machine wash 30 °C, gentle cycle. Do not bleach. Tumble dry low. Do not iron. Do not dry clean.",
          ],
        },
        { bar: "Comments on PP sample 1" },
        {
          text: [
            "1. Baffle width at yoke 9.5 cm, spec 9.0 cm – correct the pattern.",
            "2. Leakage of down at armhole: use needle size 8 and lower the tension.",
            "3. Hood drawcord must follow EN 14682; no free ends at hood for sizes below 176.",
            "4. Polybag thickness 0.04 mm with warning text in 5 languages.",
            "5. Ship by 10 Sept. Late delivery by air on supplier's account.",
          ],
          size: 9.5,
        },
      ],
      [
        { bar: "MEASUREMENT CHART (cm) – page 2 of 2" },
        {
          table: [
            ["Point of measure", "S", "M", "L", "XL", "XXL", "Tol. +/-"],
            ["1/2 chest, 2 cm below armhole", "55", "58", "61", "64", "67.5", "1.0"],
            ["1/2 bottom width", "53", "56", "59", "62", "65.5", "1.0"],
            ["CB length", "70", "72", "74", "76", "78", "1.0"],
            ["Sleeve length from CB", "86", "88", "90", "92", "94", "1.0"],
            ["Hood height", "36", "36.5", "37", "37.5", "38", "0.5"],
            ["Front zip length", "68", "70", "72", "74", "76", "0.5"],
          ],
          widths: [187, 48, 48, 48, 48, 48, 60],
          lines: true,
        },
        { bar: "PACKING" },
        {
          text: [
            "1 pc / polybag, flat pack, size sticker on the lower right corner. 12 pcs / carton, solid size, solid colour. Carton 60 x 40 x 42 cm, max. 12 kg gross.",
            "Down fill by size: S 125 g, M 135 g, L 145 g, XL 155 g, XXL 165 g. Tolerance +5 % / -0 %.",
            "Hang tags and size labels are sent from Hong Kong by courier, freight collect.",
          ],
        },
        { bar: "SHIPMENT" },
        {
          table: [
            ["PO", "Colour", "Qty", "Ex-factory", "Mode"],
            ["880417", "Black", "1,200", "10 Sept 2026", "Sea, Shanghai"],
            ["880418", "Moss", "800", "10 Sept 2026", "Sea, Shanghai"],
            ["880419", "Rust", "400", "24 Sept 2026", "Rail, Xi'an"],
          ],
        },
        {
          text: [
            "Price: USD 31.80 FOB Shanghai. Surcharge for XXL: 5%. Payment T/T 30% deposit, 70% against copy of B/L.",
          ],
        },
      ],
    ],
    truth: {
      reference: "GW-M2608",
      model_name: "Kebne",
      brand: "Glaciär",
      manufacturer_name: "Jiaxing Yunhe Garment Co., Ltd.",
      manufacturer_address: "No. 88 Xinqiao Road, Nanhu District, Jiaxing 314001, Zhejiang, China",
      country_making: "CN",
      fibre_composition: fibres(
        "shell: recycled polyester 100 | lining: polyamide 100 | filling: down 90, feathers 10",
      ),
      net_weight: 540,
      certificates: [
        {
          name: "RDS (Responsible Down Standard)",
          number: "IDFL-RDS-26-30418",
          issuer: "IDFL",
          valid_until: "2027-06-14",
        },
      ],
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "xiv-b-en-mail-backpack",
    language: "en",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["From", "Ms. Tran Thi Ngoc Lan <lan.tran@saigontrailgear.example>"],
            ["To", "product@holmgaard.example"],
            ["Date", "Tue, 29 Sep 2026 16:05 +0700"],
            ["Subject", "RE: RE: DPP data for backpack, please fill in"],
          ],
        },
        {
          text: [
            "Dear Jonas,",
            "Good day. Sorry for late reply, we had public holiday. Please find our answers below your questions.",
          ],
        },
        {
          table: [
            ["1", "Your style number?", "HG-28-0071"],
            ["2", "Brand on the label", "Holmgaard"],
            ["3", "Model name", "Trailhead 28"],
            ["4", "Barcode (EAN-13)", "8936124077159"],
            ["5", "Material of body", "100% recycled polyester, 600D"],
            ["6", "Material of lining", "100% polyester, 210D"],
            ["7", "Recycled content of whole product", "62%"],
            ["8", "Weight of one piece", "0.82 kg"],
            ["9", "Country of origin", "Vietnam"],
            ["10", "Name of manufacturer", "Saigon Trail Gear Joint Stock Company"],
            [
              "11",
              "Address of manufacturer",
              "Lot C3, Tan Tao Industrial Park, Binh Tan District, Ho Chi Minh City, Vietnam",
            ],
            ["12", "CN code", "4202 92 98"],
          ],
          widths: [28, 184, 275],
          lines: true,
        },
        {
          text: [
            'About washing: on the hang tag please write "Do not wash", wipe with wet cloth only, same as last season.',
            "The buckle mould is ready next week. For the 500 pcs extra order we need 45 days after deposit of 30%, price USD 14.20 FOB Cat Lai same as before. Carton is 12 pcs, gross 12.4 kg.",
            "Test report for azo dyes and phthalates is with SGS now, they told us Friday.",
            "Best regards,",
            "Lan Tran (Ms.) | Sales Dept. | Tel +84 28 5550 4417",
          ],
        },
        {
          text: [
            "This message is for the addressee only. If you received it by mistake, please delete it and inform the sender.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "HG-28-0071",
      brand: "Holmgaard",
      model_name: "Trailhead 28",
      gtin: "8936124077159",
      fibre_composition: fibres("shell: recycled polyester 100 | lining: polyester 100"),
      recycled_content: 62,
      net_weight: 820,
      country_making: "VN",
      manufacturer_name: "Saigon Trail Gear Joint Stock Company",
      manufacturer_address: "Lot C3, Tan Tao Industrial Park, Binh Tan District, Ho Chi Minh City, Vietnam",
      commodity_code: "42029298",
      care_washing: "do_not_wash",
    },
  },
  {
    name: "xiv-b-en-oekotex-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    also: ["photo"],
    pages: [
      [
        { text: ["OEKO-TEX® Association · Genferstrasse 23 · CH-8002 Zürich"], size: 9 },
        { title: "CERTIFICATE" },
        { text: ["STANDARD 100 by OEKO-TEX®"], size: 13 },
        { text: ["The manufacturer"] },
        {
          text: [
            "Ludhiana Terry Mills Ltd.",
            "Focal Point Phase VIII, Plot D-214",
            "141010 Ludhiana, Punjab, India",
          ],
        },
        {
          text: [
            "is granted authorisation according to STANDARD 100 by OEKO-TEX® to use the STANDARD 100 mark, based on our test report 24.8.20914",
            "for the following articles:",
            "Terry towels, bath mats and bathrobes made of 100% cotton, white and reactive dyed, including sewing threads, woven labels and borders.",
          ],
        },
        {
          pairs: [
            ["Certificate number", "24.HIN.77310"],
            ["Product class", "I (baby articles)"],
            ["Testing institute", "Hohenstein"],
            ["Valid until", "31.10.2026"],
          ],
          style: "gap",
        },
        {
          text: [
            "The results of the inspection made according to STANDARD 100 by OEKO-TEX®, Appendix 4, product class I have shown that the above mentioned goods meet the human-ecological requirements of the standard presently established for baby articles.",
            "The certified articles fulfil the requirements of Annex XVII of REACH (including the use of azo colourants, nickel release, etc.), the American requirement regarding total content of lead in children's articles (CPSIA; with the exception of accessories made from glass) and of the Chinese standard GB 18401:2010 (labelling requirements were not verified).",
            "The holder of the certificate, who has issued a conformity declaration according to ISO 17050-1, is under an obligation to use the mark only in conjunction with products that conform with the sample initially tested. The conformity is verified by audits.",
          ],
          size: 9,
        },
        {
          text: ["Bönnigheim, 06.11.2025", "Dipl.-Ing. (FH) R. Maisch, Head of Certification Body"],
          size: 9,
        },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "24.HIN.77310",
          issuer: "Hohenstein",
          valid_until: "2026-10-31",
        },
      ],
      fibre_composition: fibres("cotton 100"),
      manufacturer_name: "Ludhiana Terry Mills Ltd.",
      manufacturer_address: "Focal Point Phase VIII, Plot D-214, 141010 Ludhiana, Punjab, India",
    },
  },
];
