import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function made(text: string, template = "textile"): unknown {
  return findByRules([readingOf(text)], { template, kind: "tech_sheet" }).find(
    ({ field }) => field === "country_making",
  )?.value;
}

test("a country in a row of several pairs may have its code or its name behind it", () => {
  for (const text of [
    "Artnr\tQ-77\nUrsprungsland\tPortugal (PT)\tAvsändningsland\tPT",
    "Artikel\tQ-77\nUrsprungsland\tPT – Portugal\tVersandland\tNL",
    "Item\tQ-77\nCountry of origin\tPortugal, PT\tTerms\tEXW",
  ])
    expect(made(text), text).toBe("PT");
  expect(made("Item\tQ-77\nCountry of origin\tPortugal (Spain)\tTerms\tEXW")).toBeUndefined();
});

test("transaction certificates have a label for the country of the last step", () => {
  for (const label of [
    "Last country of processing",
    "Letztes Verarbeitungsland",
    "Dernier pays de transformation",
    "Ultimo paese di lavorazione",
    "Último país de transformación",
  ])
    expect(made(`${label}\nVietnam\nQuantity\n1,260 pcs`), label).toBe("VN");
});

test("blankets are made where they are woven, also by a label", () => {
  for (const [text, where] of [
    ["Babydeken\nGeweven in\tBelgië (Kortrijk)", "BE"],
    ["Kuscheldecke\nGewebt in: Litauen (Kaunas)", "LT"],
    ["Filt\nVävd i\tSverige (Borås)", "SE"],
    ["Koc wełniany\nUtkano w\tPolska", "PL"],
  ] as const)
    expect(made(text), text).toBe(where);
  expect(made("Kussen\nStof geweven in\tBelgië")).toBeUndefined();
  expect(made("Kuscheldecke\nStoff gewebt in\tBelgien")).toBeUndefined();
});

test("what is fringed where it is woven is made there", () => {
  expect(made("Étole\n100 % laine – tissée et frangée au Portugal")).toBe("PT");
  expect(made("Schal\nGewebt und gefranst in Litauen")).toBe("LT");
});

test("origin stands between dashes or dots of a line about the goods", () => {
  for (const [text, where] of [
    ["100% Baumwolle – Ursprung Portugal – 240 g", "PT"],
    ["60 % lana 40 % seta – origine Romania – 240 g", "RO"],
    ["100 % bumbac | origine: Turcia | 310 g", "TR"],
    ["100 % uld · oprindelsesland: Danmark · 420 g", "DK"],
  ] as const)
    expect(made(text), text).toBe(where);
  expect(made("Wool – origin New Zealand – spun in Italy")).toBeUndefined();
});

test("origin alone is a label for where goods are made, but not that of cloth or a fibre", () => {
  for (const [text, where] of [
    ["Oprindelse\tLitauen", "LT"],
    ["Opprinnelse: Litauen", "LT"],
    ["Alkuperä: Liettua", "LT"],
    ["Προέλευση: Ελλάδα", "GR"],
    ["Porijeklo: Hrvatska", "HR"],
    ["Eredet: Litvánia", "LT"],
  ] as const)
    expect(made(text), text).toBe(where);
  for (const text of [
    "Stoffets oprindelse: Litauen",
    "Kankaan alkuperä: Liettua",
    "Προέλευση υφάσματος: Ιταλία",
  ])
    expect(made(text), text).toBeUndefined();
});

test("a label for where goods are made names the steps that are done there", () => {
  expect(made("Luogo di produzione filato, tessuto e tinto\ta Biella – Italia")).toBe("IT");
  expect(made("Herstellungsort Spinnen, Weben und Färben\tGreiz, Deutschland")).toBe("DE");
  expect(made("Luogo di produzione tessuto\tBiella – Italia")).toBeUndefined();
});

test("metal comes from where it is melted and rolled", () => {
  for (const [text, where] of [
    ["Ursprung: erschmolzen im Hochofen und warmgewalzt in Österreich. Schrottanteil: 30 %.", "AT"],
    ["Origin: melted and rolled in Italy", "IT"],
    ["Origine : fondu et laminé en France", "FR"],
    ["Herkomst: gesmolten en gewalst in België", "BE"],
    ["Ursprung: smält och valsad i Sverige", "SE"],
  ] as const)
    expect(made(text, "steel"), text).toBe(where);
  expect(made("Ursprung: erschmolzen in Italien und gewalzt in Frankreich", "steel")).toBeUndefined();
});

test("the label of a country may go on in the next line, beside other text", () => {
  for (const text of [
    "Šifra\tQ-77\tOdržavanje\nZemlja\tPortugal\tNe sušiti\nproizvodnje\tNe glačati",
    "Artikel\tQ-77\tPflege\nUrsprungs-\tPortugal\tNicht bleichen\nland\tNicht bügeln",
    "Item\tQ-77\tCare\nCountry of\tPortugal\tDo not bleach\norigin\tDo not iron",
    "Réf.\tQ-77\tEntretien\nPays de\tPortugal\tNe pas blanchir\nfabrication\tNe pas repasser",
  ])
    expect(made(text), text).toBe("PT");
});

test("goods are made in works that stand in a country, and whose law says so", () => {
  for (const [text, where] of [
    ["La camisa ha sido confeccionada en nuestras instalaciones de Marruecos, con tejido de Italia.", "MA"],
    ["La chemise a été confectionnée dans nos installations du Maroc, avec un tissu italien.", "MA"],
    ["A camisa foi confecionada nas nossas instalações de Marrocos.", "MA"],
    ["The shirt is sewn in our facilities in Morocco.", "MA"],
    ["Ursprungsland im Sinne der nichtpräferenziellen Regeln ist Portugal.", "PT"],
    ["Le pays d'origine au sens des règles non préférentielles est le Portugal.", "PT"],
    ["Wij verklaren dat het bureau met artikelnummer Q-77 in Portugal\nis geassembleerd.", "PT"],
    ["Der Stuhl wird in Portugal montiert.", "PT"],
  ] as const)
    expect(made(text), text).toBe(where);
});

test("a code with a share is a fibre, and sites that sew are those of a company", () => {
  expect(made("Made in\nSE 100")).toBeUndefined();
  const sites = (other: string) =>
    `Sites\nName\tAddress\tProcess\nMain plant\tChanghua, Taiwan\tknitting, cutting and sewing\nPlant 2\t${other}\tcutting and sewing`;
  expect(made(sites("Dong Nai, Vietnam"))).toBeUndefined();
  expect(made(sites("Tainan, Taiwan"))).toBe("TW");
});

test("where all articles come from may be told with what is done there", () => {
  for (const text of [
    "Ursprungsland aller Positionen: Litauen (gewebt und genäht in Kaunas)",
    "Ursprung aller Artikel: Litauen (gewebt und genäht in\nKaunas).",
    "Alle Artikel: Marke Elmenhof, Ursprung Litauen (genäht in Kaunas).",
    "Todos los artículos: marca Olmedal, origen Lituania (tejidos y confeccionados en Kaunas).",
    "Tous les articles : marque Ormoy, origine Lituanie (tissés et confectionnés à Kaunas).",
    "Tutti gli articoli: marchio Olmeto, origine Lituania (tessuti e confezionati a Kaunas).",
    "Todos os artigos: marca Ulmeiro, origem Lituânia (tecidos e confecionados em Kaunas).",
    "Alle artikelen: merk Iepen, herkomst Litouwen (geweven en genaaid in Kaunas).",
    "Wszystkie artykuły: marka Wiązowo, pochodzenie Litwa (tkane i szyte w Kownie).",
    "Všechny položky: značka Jilmov, původ Litva (utkáno a ušito v Kaunasu).",
  ])
    expect(made(text), text).toBe("LT");
  expect(made("Alle Artikel: Ursprung Litauen (laut Lieferant)")).toBeUndefined();
});

test("whoever makes the goods tells what they do in the label or in the box", () => {
  for (const text of [
    "Manufacturer (cutting and sewing)\tKavak Giyim A.Ş., Bursa, Türkiye",
    "Hersteller (Konfektion): Kavak Giyim A.Ş., Bursa, Türkei",
    "Fabricant (confection) : Kavak Giyim A.Ş., Bursa, Turquie",
  ])
    expect(made(text), text).toBe("TR");
  expect(made("Manufacturer\tKavak Giyim A.Ş., Bursa, Türkiye\nMade in Portugal")).toBe("PT");
  const boxes = pageOf([
    [40, 60, "5. Last processor of the products"],
    [320, 60, "6. Consignee / country of destination"],
    [40, 76, "Kadamba Garments Private Limited, Unit II (sewing, packing),"],
    [320, 76, "Nordkai Warehouse, Venlo, The Netherlands"],
    [40, 92, "Tiruppur, India"],
    [40, 124, "7. Shipment"],
  ]);
  const found = findByRules([boxes], { template: "textile", kind: "certificate" });
  expect(found.find(({ field }) => field === "country_making")?.value).toBe("IN");
  expect(made("Facility\tAddress\tProcesses\nTissage Orme\tWervik, Belgium\tmaking up, packing")).toBe("BE");
});

test("behind a label of making a country may have the word for in", () => {
  expect(made("Fabriqué :\tau Vietnam")).toBe("VN");
  expect(made("Hergestellt:\tin Estland")).toBe("EE");
  expect(made("Wyprodukowano:\tw Słowacji")).toBe("SK");
  expect(made("Prodotto:\tin Albania")).toBe("AL");
});

test("a garment is made where it is assembled, and its knit elsewhere", () => {
  for (const label of ["Garment assembly", "Garment sewing", "Garment stitching", "Product assembly"])
    expect(made(`${label}\tYangon, Myanmar`), label).toBe("MM");
  for (const text of [
    "Úplet vyrobený v\tTurecko\nVýrobok ušitý v\tSlovensko",
    "Úplet vyroben v: Turecko\nVýrobek ušit v: Slovensko",
  ])
    expect(made(text), text).toBe("SK");
});

test("in brackets behind where goods are made stands a step before", () => {
  for (const said of [
    "Made in: Portugal (woven in Egypt)",
    "Herstellungsland: Portugal (gesponnen in der Türkei)",
    "Pays de confection : Portugal (tissé en Italie)",
    "Paese di confezione: Portogallo (filato in Turchia)",
    "Fabricado em: Portugal (fiado no Egito, tecido na Turquia)",
  ])
    expect(made(`Towel AB-204\n${said}`), said).toBe("PT");
});

test("behind the label of where something is sewn stands who sews it, with the town and its country", () => {
  for (const [said, where] of [
    ["Sewn at\tAtlas Stitch House, Sfax, Tunisia", "TN"],
    ["Genäht bei\tNähstube Lenz, Plauen, Deutschland", "DE"],
    ["Cousu chez : Atelier Rivel, Fès, Maroc", "MA"],
    ["Cucito presso: Sartoria Belli, Carpi (MO), Italia", "IT"],
    ["Sydd hos\tAteljé Norr, Borås, Sverige", "SE"],
    ["Garment maker\tRivel Confecções, Fafe, Portugal", "PT"],
    ["Konfektionär: Nähstube Lenz, Plauen, Deutschland", "DE"],
    ["Naaiatelier\tDe Spoel, Kielce, Polen", "PL"],
  ] as const)
    expect(made(said), said).toBe(where);
  expect(made("Sewn by: Anna, Marie and Lucy")).toBeUndefined();
});

test("the box of the last step names that with its country", () => {
  for (const [said, where] of [
    ["8. Last processing step and country\nStitching, Pakistan", "PK"],
    ["Letzter Verarbeitungsschritt und Land: Konfektion, Tunesien", "TN"],
    ["7. Dernière étape de transformation et pays\tConfection, Maroc", "MA"],
    ["Última etapa de transformación y país\tConfección, Portugal", "PT"],
  ] as const)
    expect(made(said), said).toBe(where);
});

test("a label with several steps has works behind it, and their town with its county below", () => {
  expect(made("Coupe et couture : atelier de\nCholet (Maine-et-Loire), France")).toBe("FR");
  expect(made("Taglio e cucitura: laboratorio di\nCarpi (Modena), Italia")).toBe("IT");
});

test("a word for country stands before the name of a step", () => {
  const steps = (text: string) =>
    Object.fromEntries(
      findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
        .filter(({ field }) => field.startsWith("country_"))
        .map(({ field, value }) => [field.slice(8), value]),
    );
  expect(steps("8\tPays : filature\tEspagne\n9\tPays : confection\tMaroc")).toEqual({
    spinning: "ES",
    making: "MA",
  });
  expect(steps("1. Country – dyeing\tIndia\n2. Country – sewing\tBangladesh")).toEqual({
    dyeing: "IN",
    making: "BD",
  });
  expect(steps("Land: Weberei\tItalien\nLand: Konfektion\tRumänien")).toEqual({
    weaving: "IT",
    making: "RO",
  });
  expect(steps("Paese: confezione\tTunisia")).toEqual({ making: "TN" });
});

test("a pair of a label and its country may stand before another", () => {
  expect(made("Finishing\tItaly\tCountry of origin\tPortugal")).toBe("PT");
  expect(made("Weberei\tSpanien\tHerstellungsland\tPortugal\nFarbe\tRot\tGröße\tM")).toBe("PT");
  expect(made("Tintura\tAlbania\tPaese di fabbricazione\tItalia")).toBe("IT");
});

test("a label on which something is told is not what is from there", () => {
  for (const text of [
    "2\tT-shirt, composition as per label, origin Portugal\t40\t9.10",
    "2\tDamen-Shirt, Zusammensetzung laut Etikett, Ursprung Portugal\t40\t9,10",
    "2\tChemise, composition selon l'étiquette, origine Portugal\t40\t9,10",
    "2\tCamicia, composizione come da etichetta, origine Portogallo\t40\t9,10",
  ])
    expect(made(text), text).toBe("PT");
  expect(made("2\tEtikett, Ursprung Portugal\t40\t9,10")).toBeUndefined();
});

test("a column tells at whose works goods are sewn, or its count is in pairs", () => {
  const row = (text: string) =>
    findByRules([readingOf(text)], {
      template: "textile",
      kind: "other",
      product: { reference: "LR-2201", gtin: null },
    }).find(({ field }) => field === "country_making")?.value;
  for (const head of ["Sewn at", "Genäht bei", "Cucito presso", "Genaaid bij"])
    expect(
      row(
        `Brand\tArticle\tProduct\t${head}\nLumo\tLR-2190\tShirt\tUnit 1, Porto, Portugal\nLumo\tLR-2201\tLeggings\tUnit 2, Tiruppur, India`,
      ),
      head,
    ).toBe("IN");
  for (const heads of ["Origine Paia", "Herkunft Paar", "Origine Paires", "Origen Pares"])
    expect(
      row(
        `Ref.\tDescrizione\t${heads}\tPrezzo\tImporto\nLR-2190\tSandalo\tTunisia\t24\t31,50\t756,00\nLR-2201\tEspadrillas\tPortogallo\t36\t18,20\t655,20`,
      ),
      heads,
    ).toBe("PT");
});
