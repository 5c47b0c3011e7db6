import { describe, expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, template = "textile", kind = "tech_sheet") {
  return findByRules([readingOf(text)], { template, kind })
    .filter(({ field }) => /weight|voltage/.test(field))
    .map(({ field, value }) => `${field} ${value}`)
    .sort();
}

describe("a weight", () => {
  test("is not the gross one, whose label may be cut short", () => {
    expect(told("Peso net.: 640 g\tPeso lor.: 820 g")).toEqual(["net_weight 640"]);
    expect(told("net_weight_pair_g\t196\ngross_weight_each_g\t238")).toEqual(["net_weight 196"]);
  });

  test("is what is declared, and not what a laboratory measured", () => {
    for (const text of [
      "Masa declarată a produsului\t265 g\nMasa măsurată\t262,7 g",
      "Declared weight: 265 g\nMeasured weight: 262.7 g",
      "Gewicht laut Angabe\t265 g\nGewicht gemessen\t262,7 g",
      "Masse déclarée : 265 g ; masse mesurée : 262,7 g",
      "Masa deklarowana\t265 g\nMasa zmierzona\t262,7 g",
      "Deklarovaná hmotnost\t265 g\nZjištěná hmotnost\t262,7 g",
    ])
      expect(told(text, "toy", "test_report"), text).toEqual(["net_weight 265"]);
    expect(told("Measured weight\t262.7 g", "toy", "test_report")).toEqual(["net_weight 262.7"]);
  });

  test("is none of a part that nobody sells by itself", () => {
    for (const text of [
      "Masa de una tapa de tacón\tinterno\t4,1 g",
      "Weight of the sole\t210 g",
      "Gewicht der Laufsohle: 210 g",
      "Peso della suola: 210 g",
      "Masse d'un talon\t21 g",
      "Waga obcasa\t21 g",
    ])
      expect(told(text, "footwear"), text).toEqual([]);
    for (const text of ["Weight incl. lining\t210 g", "Weight per pair (sole 4 mm)\t210 g"])
      expect(told(text, "footwear"), text).toEqual(["net_weight 210"]);
  });

  test("has a size in brackets that goes on in the next line", () => {
    for (const text of [
      "Тегло на едно сако (размер\n42): 590 г. Брой в кашон: 10; бруто тегло на кашона: 7,4 кг.",
      "Gewicht eines Hemdes (Größe\n40): 590 g; Karton brutto 7 kg.",
      "Poids d’une veste (taille\n42) : 590 g.",
      "Waga jednej kurtki (rozmiar\nM): 590 g.",
    ])
      expect(told(text), text).toEqual(["net_weight 590"]);
    expect(told("Weight of a carton (size\n40): 1320 g")).toEqual([]);
  });

  test("is that of one piece, with its unit in letters of a file, and not that of a tag or of the battery", () => {
    for (const [text, weight] of [
      ["Stückgewicht netto\t640 g\nGewicht Etikett/Anhänger\t6 g", "640"],
      ["netWeight\t738 GRM\ngrossWeight\t1 014 GRM\nbatteryWeight\t96 GRM", "738"],
      ["8. Weight of one pair, UK 8, no box\n612 g\n9. Weight of one pair packed in its box\n845 g", "612"],
      ["Ein Schal wiegt ohne Verpackung 1.180 g, mit Banderole 1.262 g.", "1180"],
    ])
      expect(told(String(text)), text).toEqual([`net_weight ${weight}`]);
    const goods = "450 pièces – masse nette unitaire 235 g\tMasse nette : 105,75 kg";
    expect(told(`CERTIFICAT D'ORIGINE\n${goods}`, "textile", "certificate")).toEqual(["net_weight 235"]);
    expect(told("CERTIFICAT D'ORIGINE\tMasse nette : 105,75 kg", "textile", "certificate")).toEqual([]);
  });

  test("is told of each, and behind its label with a size in brackets", () => {
    for (const [text, weight] of [
      ["They come off the scales at 1.15 kg each, give or take.", "1150"],
      ["EAN 3401782650136 — 640 g pièce", "640"],
      ["Ein Kissen, 500 g das Stück.", "500"],
      ["Uszyto w Polsce. Masa jednej sztuki (rozm. 40): 1,32 kg. Tkanina z Bielska.", "1320"],
    ])
      expect(told(String(text)), text).toEqual([`net_weight ${weight}`]);
    for (const text of ["12 cartons, 14 kg each", "Anses : 100 g pièce"])
      expect(told(text), text).toEqual([]);
  });

  test("is not that of the filling", () => {
    expect(told("Filling weight: 900 g")).toEqual([]);
    expect(told("Poids de garnissage : 800 g\nPoids net : 1,9 kg")).toEqual(["net_weight 1900"]);
    expect(told("Gewicht: 720 g\nFüllgewicht: 300 g")).toEqual(["net_weight 720"]);
    expect(told("Das Kleidungsstück wiegt in Größe 50 rund 690 g.")).toEqual(["net_weight 690"]);
    expect(told("Le pull pèse en taille M environ 320 g.")).toEqual(["net_weight 320"]);
    expect(told("Huen vejer kun 74 gram.")).toEqual(["net_weight 74"]);
    expect(told("Pesa solo 74 g.")).toEqual(["net_weight 74"]);
    expect(told("The quilt with its wool filling weighs 1450 g.")).toEqual(["net_weight 1450"]);
  });

  test("is told of each piece without a label where no other stands beside it", () => {
    for (const text of [
      "Scarf, dim. 70 x 190 cm, 165 g/pce",
      "Net 165 g per piece",
      "0,165 kg / szt.",
      "165 g je Stück",
    ])
      expect(told(text), text).toEqual(["net_weight 165"]);
    for (const text of [
      "165 g/m²",
      "Weight 450 gr./m2",
      "Βάρος 450 γρ./τ.μ.",
      "Gross 165 g per piece",
      "165 g/pce\n170 g/pce",
      "EUR 5 for 165 g",
    ])
      expect(told(text), text).toEqual([]);
  });

  test("is the whole one of the article in a sentence, but of no parcel", () => {
    expect(told("El contenido, calculado sobre el peso total del artículo (640 g), es alto.")).toEqual([
      "net_weight 640",
    ]);
    expect(told("The total weight of the article is 640 g.")).toEqual(["net_weight 640"]);
    expect(told("The total weight of the shipment is 640 g.")).toEqual([]);
  });

  test("is the whole one of a sample in a report, as claimed, else as found", () => {
    const report = (row: string) => told(`Merkmal\tSoll\tIst\n${row}`, "textile", "test_report");
    expect(report("Gesamtgewicht\t1.350 g\t1.366 g")).toEqual(["net_weight 1350"]);
    expect(report("Total weight\tnot stated\t980 g")).toEqual(["net_weight 980"]);
    expect(told("Gesamtgewicht\t25 kg", "textile", "invoice")).toEqual([]);
  });
});

describe("a weight in a table", () => {
  const row = (cells: string) => told(`Test\tMethod\tUnit\tResult\n${cells}`, "textile", "test_report");

  test("has its method and its unit in cells of their own", () => {
    for (const cells of [
      "Garment weight, size L\tweighing\tg\t385",
      "Masa wyrobu, rozmiar M\tważenie\tg\t385",
      "Masse du produit fini\tpesée\t385 g\t-",
      "Gewicht des Artikels\tWägung\t385\tg",
      "Masa celotne odeje\ttehtanje\t385 g",
      "Termék tömege\tmérés\t385 g",
    ])
      expect(row(cells), cells).toEqual(["net_weight 385"]);
    expect(told("Parameter\tUnit\tValue\nProduct weight\tkg\t1.15\nLength\tcm\t200")).toEqual([
      "net_weight 1150",
    ]);
  });

  test("is not that of a package below its head, or of an earlier version of the paper", () => {
    expect(
      told("Peso neto unidad\t490 g\nEMBALAJE\tPack\tCaja\tPalet\nPeso neto\t1,47 kg\t11,76 kg\t235,2 kg"),
    ).toEqual(["net_weight 490"]);
    expect(told("Net weight\t0.49 kg\nLogistics\tCarton\tPallet\nNet weight\t12 kg\t240 kg")).toEqual([
      "net_weight 490",
    ]);
    expect(told("Größe\tS\tM\nGewicht\t410 g\t410 g")).toEqual(["net_weight 410"]);
    expect(
      told(
        "Poids de l'article\t520 g\nHistorique des révisions\nIndice\tDate\tModification\nA\t06/03/2023\tCréation. Poids 560 g.\nB\t14/01/2026\tPoids mis à jour",
      ),
    ).toEqual(["net_weight 520"]);
  });

  test("is not that of a surface, a loss, or one of several sizes", () => {
    for (const cells of [
      "Mass per unit area\tEN 12127\tg\t240",
      "Masa powierzchniowa\tważenie\tg\t240",
      "Plošná hmotnost\tvážení\tg\t240",
      "Weight loss after washing\tISO 6330\t214 g\t210 g",
      "Weight\tweighing\tg\t210\t220\t230",
    ])
      expect(row(cells), cells).toEqual([]);
  });
});

describe("a weight of one piece", () => {
  test("is told in a sentence of any language", () => {
    for (const text of [
      "Vienas šalles svars 140 g. Kopšana: mazgāt ar rokām.",
      "Egy darab súlya 140 g.",
      "Vieno megztinio svoris yra 140 g.",
      "Üks kampsun kaalub 140 g.",
      "Teža enega kosa je 140 g.",
      "Ena rjuha tehta 140 g.",
      "Един брой тежи 140 г.",
      "Ένα τεμάχιο ζυγίζει 140 g.",
      "Bir adet ürün 140 gr ağırlığındadır.",
      "As meias pesam 140 g.",
      "Ohne Verpackung wiegt das Kissen 140 g.",
      "Sukat painavat 140 g.",
      "Чорапите тежат 140 г.",
      "Vekten er 140 g per genser.",
      "One piece in size M of this jersey weighs 140\ng, without polybag.",
    ])
      expect(told(text), text).toEqual(["net_weight 140"]);
    for (const text of [
      "Viena kastes svars 14 kg.",
      "Üks kast kaalub 14 kg.",
      "Koli tömege 14 kg.",
      "As caixas (24 peças) pesam 10,2 kg brutos.",
      "Peso del paquete: 2,1 kg",
      "Kopējais svars 12 kg.",
      "Lapse kaal kuni 15 kg.",
      "Max. kūdikio svoris 15 kg.",
    ])
      expect(told(text), text).toEqual([]);
  });

  test("is not that of the bag or box that it comes in, which a sentence or a label beside tells", () => {
    for (const text of [
      "Šal tehta 140 g, pošljemo ga v škatlici, ki tehta 60 g.",
      "The scarf weighs 140 g. The pouch that comes with it weighs 60 g.",
      "Tørklædet vejer 140 g. Posen vejer 60 g.",
      "Skjerfet veier 140 g uten emballasje. Pappesken veier 60 g.",
      "Halsduken väger 140 g. Kartongen väger 60 g.",
      "Der Schal wiegt 140 g und kommt in einer Schachtel, die 60 g schwer ist. Der Beutel wiegt 60 g.",
      "Peso capo finito: 140 g\nPeso busta: 60 g",
      "Poids de l’écharpe : 140 g\nPoids pochette : 60 g",
      "Waga szalika: 140 g\nWaga torebki: 60 g",
    ])
      expect(told(text), text).toEqual(["net_weight 140"]);
    for (const text of ["Peso bolsa: 140 g", "The pouch weighs 140 g.", "Torba tehta 140 g."])
      expect(told(text), text).toEqual(["net_weight 140"]);
  });

  test("is told with a word for how exactly, and before or behind what it comes without", () => {
    for (const text of [
      "Die Mütze wiegt in Größe 54 lediglich 140 g.",
      "La paire pèse à peine 140 g.",
      "Šal je mehak, tehta pa 140 g.",
      "Szal waży zaledwie 140 g.",
      "A sál súlya mindössze 140 g.",
      "Zonder doos weegt de sjaal 140 g, met doos 200 g.",
      "Uten eske veier skjerfet 140 g.",
    ])
      expect(told(text), text).toEqual(["net_weight 140"]);
    expect(told("Met doos weegt de sjaal 200 g.")).toEqual([]);
  });

  test("stands in a row of weights that says net, and behind the size that was weighed", () => {
    for (const text of [
      "Gewichte\nArtikel netto\t140 g\nSchachtel\t50 g",
      "Pesi\nCapo netto\t140 g\nScatola\t48 g",
      "Wagi\nWyrób netto\t140 g\nKarton\t48 g",
      "Poids\tPièce taille 42 : 140 g (hors cintre : 50 g)",
      "Peso\tPrenda talla M: 140 g",
      "Gewicht\tGröße 38: 140 g",
      "Vikt\tStorlek L: 140 g",
    ])
      expect(told(text), text).toEqual(["net_weight 140"]);
    for (const text of ["Artikel netto\t14,00 €", "Karton brutto\t140 g"])
      expect(told(text), text).toEqual([]);
  });

  test("ends what goods are that are no cloth, where every other weight is that of a package", () => {
    for (const text of [
      "Kjøkkenvekt, hvit, 140 g\t20\t99,00\nVekt med eske: 220 g.",
      "Isolierflasche, Edelstahl · 140 g\nGewicht mit Karton: 220 g",
      "Vacuum flask, steel | 140 g\nGross weight: 220 g",
    ])
      expect(told(text, "toy", "other"), text).toEqual(["net_weight 140"]);
    for (const text of [
      "Kjøkkenvekt, hvit, 140 g\nKjøkkenvekt, sort, 180 g",
      "Isolierflasche mit Karton, 220 g",
      "Vacuum flask, steel, 140 g\nLid: 30 g",
    ])
      expect(told(text, "toy", "other"), text).toEqual([]);
    expect(told("Single jersey, 140 g, navy\nLot 7, 140 g", "textile", "other")).toEqual([]);
  });

  test("stands before the word for net, behind what goods are made of", () => {
    for (const text of [
      "60 % Hanf, 40 % Wolle · 1,4 kg netto",
      "60 % canapa, 40 % lana, 1,4 kg netto",
      "60 % hemp, 40 % wool | 1.4 kg net",
      "60 % hampa, 40 % ull · 1,4 kg netto",
    ])
      expect(told(text, "textile", "invoice"), text).toEqual(["net_weight 1400"]);
    for (const text of ["4 Kartons · 8,4 kg netto", "19 % USt. · 12 kg netto, 13 kg brutto"])
      expect(told(text, "textile", "invoice"), text).toEqual([]);
  });

  test("stands after more words of its label, with its unit first", () => {
    for (const text of [
      "Peso netto unitario g 165",
      "Peso capo gr. 165.",
      "Poids net unitaire g 165",
      "Peso prenda gr 165",
      "Peso da peça gr. 165",
    ])
      expect(told(text), text).toEqual(["net_weight 165"]);
    expect(told("Peso lordo kg 14")).toEqual([]);
    expect(told("Peso Gr. 38")).toEqual([]);
  });

  test("stands behind lengths, in one cell or in a sentence", () => {
    for (const text of [
      "Size and weight: 40 x 30 x 12 cm, 650 g",
      "Maße und Gewicht\t40 x 30 x 12 cm / 650 g",
      "Dimensions et poids : 40 x 30 x 12 cm – 650 g",
      "Das Gewicht einer Decke (130 x 170 cm) beträgt 650 g.",
      "Il peso del plaid (130 x 180 cm) è di 650 g.",
    ])
      expect(told(text), text).toEqual(["net_weight 650"]);
  });

  test("is what its own sentence says, whatever the one before is about", () => {
    expect(told("Allow 3 % on fabrics. Garment weight size L: 1,080 g.")).toEqual(["net_weight 1080"]);
    expect(told("Peso talla 6\n298 g")).toEqual(["net_weight 298"]);
    expect(told("Fabric weight. 280 g")).toEqual([]);
  });

  test("is the whole beside that of the filling", () => {
    expect(told("Füllgewicht: 900 g\nGesamtgewicht: 1.180 g")).toEqual(["net_weight 1180"]);
    expect(told("Filling weight\t900 g\nTotal weight\t1180 g")).toEqual(["net_weight 1180"]);
    expect(told("Gesamtgewicht: 1.180 g")).toEqual(["net_weight 1180"]);
    expect(told("Gesamtgewicht: 1.180 g\n4 Kartons")).toEqual([]);
    expect(told("Cartons 120, gross weight 1,320 kg, net weight 1,104 kg")).toEqual([]);
  });

  test("is not that of what goes with it", () => {
    expect(told("The matching trousers weigh 310 g. This jacket weighs 450 g.")).toEqual(["net_weight 450"]);
    expect(told("De bijpassende armstoel weegt 760 g.")).toEqual([]);
  });
});

test("voltages are told by where charging and discharging end", () => {
  for (const text of [
    "Charge cut-off voltage\t42.0 V (maximum)\nDischarge cut-off voltage\t30 V",
    "Ladeendspannung: 42 V\nEntladeendspannung: 30 V",
    "Tension de fin de charge : 42 V\nTension de fin de décharge : 30 V",
    "Tensione di fine carica: 42 V; tensione di fine scarica: 30 V",
    "Napięcie końca ładowania: 42 V\nNapięcie odcięcia rozładowania: 30 V",
  ])
    expect(told(text, "battery"), text).toEqual(["voltage_maximum 42", "voltage_minimum 30"]);
  expect(told("The charger delivers 42 V.", "battery")).toEqual([]);
});

describe("recycled content", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);

  test("is told behind a clause of how it was worked out", () => {
    for (const text of [
      "El contenido reciclado, calculado sobre el peso total del artículo (640 g), es del\n58 %.",
      "Der Rezyklatanteil, bezogen auf das Gesamtgewicht (640 g), beträgt 58 %.",
      "Le contenu recyclé, calculé sur le poids total, est de 58 %.",
    ])
      expect(shares(text), text).toEqual([58]);
  });

  test("is not what an older paper said by mistake", () => {
    expect(shares("La anterior, en la que figuraba por error un 64 % de contenido reciclado.")).toEqual([]);
    expect(shares("In unserem Schreiben stand irrtümlich 64 % recyceltes Material.")).toEqual([]);
    for (const said of [
      "Ein Recyclinganteil von 30 % kann nicht bestätigt\nwerden.",
      "Un contenuto riciclato del 30 % non può essere confermato.",
      "A teor de material reciclado de 30 % não pode ser confirmado.",
    ])
      expect(shares(said), said).toEqual([]);
    expect(shares("This product holds 64 % recycled material.")).toEqual([64]);
  });

  test("is not the share of one fibre in a part", () => {
    for (const text of [
      "Fuß\nMerinowolle\t62 %\nPolyamid, recycelt\t34 %\nElasthan\t4 %",
      "Foot\nPolyamide, recycled\t34 %\nMerino wool\t66 %\nLeg\nPolyamide, recycled\t50 %\nMerino wool\t50 %",
    ])
      expect(shares(text), text).toEqual([]);
    expect(shares("Merinowolle\t62 %\nPolyamid\t38 %\nDavon recycelt\t34 %")).toEqual([34]);
  });

  test("is not what a standard asks for", () => {
    expect(shares("The threshold for the label is 50 % recycled material, for the other 5 %.")).toEqual([]);
    expect(shares("Der Standard verlangt als Schwelle 50 % recyceltes Material.")).toEqual([]);
    expect(shares("Le seuil du label est de 50 % de matières recyclées.")).toEqual([]);
    expect(shares("A recycled content lower than 20 % is not printed.")).toEqual([]);
    expect(shares("Podíl recyklovaných vláken nižší než 20 % se neuvádí.")).toEqual([]);
  });
});

test("weights are not those of a square metre under its own label, or of a filling", () => {
  const weights = (text: string) => told(text, "textile").filter((one) => one.startsWith("net_weight"));
  expect(
    weights("Wie besprochen folgen die Angaben zu unserem Hemd. Gewicht (Größe M): 320\ng je Stück"),
  ).toEqual(["net_weight 320"]);
  expect(weights("Poids au m²\n310 g")).toEqual([]);
  expect(weights("Gewicht pro Quadratmeter: 310 g")).toEqual([]);
  expect(weights("Hmotnosť výplne 1 100 g.")).toEqual([]);
  expect(weights("Poids\n310 g")).toEqual(["net_weight 310"]);
  expect(weights("Hmotnosť: 1 100 g")).toEqual(["net_weight 1100"]);
});

test("recycled content stands after its label in the languages of the Union, also in capitals and without a sign", () => {
  for (const text of [
    "UDZIAŁ WŁÓKIEN Z RECYKLINGU 35%",
    "ANTEIL RECYCELTER FASERN 35%",
    "PODÍL RECYKLOVANÝCH VLÁKEN 35 %",
    "Taaskasutatud sisaldus\t35%",
    "ДЯЛ НА РЕЦИКЛИРАНИ МАТЕРИАЛИ 35%",
    "ΠΟΣΟΣΤΟ ΑΝΑΚΥΚΛΩΜΕΝΩΝ ΥΛΙΚΩΝ 35%",
    "VSEBNOST RECIKLIRANEGA MATERIALA 35%",
  ])
    expect(
      findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" }).map(({ value }) => value),
      text,
    ).toEqual([35]);
});

test("recycled content is of the product, and no rule for all of them", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(shares("GRS products contain at least 20% recycled material.")).toEqual([]);
  expect(shares("Die Produkte enthalten mindestens 20 % recyceltes Material.")).toEqual([]);
  expect(shares("The jacket contains at least 20% recycled material.")).toEqual([20]);
});

test("cloth is weighed by the metre, and a piece without what it is packed in", () => {
  for (const text of [
    "Weight\t420 g per running metre",
    "Gewicht\t610 g pro Laufmeter",
    "Poids : 390 g au mètre linéaire",
    "Peso: 520 g por metro lineal",
    "Waga: 480 g na metr bieżący",
    "Vikt: 480 g per löpmeter",
    "Peso: 12,5 oz (424 g/m²)",
    "Weight: 11 oz (373 gsm)",
    "Peso con embalaje: 640 g",
    "Gewicht der Verpackung: 40 g",
  ])
    expect(told(text), text).toEqual([]);
  for (const text of [
    "Peso senza imballo: 640 g",
    "Gewicht ohne Verpackung\t640 g",
    "Poids hors emballage : 640 g",
    "Weight excl. packaging: 640 g\nWeight incl. packaging: 690 g",
    "Waga bez opakowania\t640 g\nWaga z opakowaniem\t700 g",
    "Vægt uden emballage: 640 g",
    "Paino ilman pakkausta: 640 g",
    "Poids : 640 g à l'unité",
  ])
    expect(told(text), text).toEqual(["net_weight 640"]);
});

test("recycled content may begin the line below its share, where a sentence goes on", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(shares("This garment contains 35%\nrecycled content.\nMade in India")).toEqual([35]);
  expect(shares("Cotton\t35%\nrecycled content\t20%")).not.toContain(35);
  expect(shares("Our aim is to sell 35%\nrecycled content: see below")).not.toContain(35);
});

test("recycled content is told of the weight of the product, in a sentence of several lines too", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "The recycled content of the yarn\nis therefore 55% by weight.",
    "Le rideau se compose de polyester ; 55 % du poids du produit est issu de matière\nrecyclée.",
    "55% of the weight of the product comes from recycled material.",
    "55 % des Gewichts des Produkts stammen aus recyceltem Material.",
    "Das Produkt enthält 55 % recyceltes Material.",
    "Il 55% del peso del prodotto proviene da materiale riciclato.",
    "El 55 % del peso del producto procede de material reciclado.",
    "55% masy produktu pochodzi z materiału z recyklingu.",
    "55 % av produktens vikt kommer från återvunnet material.",
  ])
    expect(shares(text), text).toEqual([55]);
  for (const text of [
    "Where goods are sold as recycled, at least 20 % of the weight must be recycled.",
    "55 % of the weight of the carton is recycled material.",
    "55 % of the weight of the lining is recycled material.",
  ])
    expect(shares(text), text).toEqual([]);
});

test("recycled content is what is, in whatever unit, and not what may become of it or is aimed at", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const [text, share] of [
    ["Resirkulert innhold: ca. 30 %", 30],
    ["rezyklierter Anteil: 30 M.-%", 30],
    ["Property\tUnit\tValue\nRecycled content\twt.-%\t30", 30],
    ["Percentuale riciclata: 30", 30],
    ["Contenido reciclado (pre-consumo + posconsumo) 20 % + 10 % = 30 %", 30],
    ["30 % av plagget är gjort av återvunnet material.", 30],
    ["Produit comportant 30 % de matières recyclées (hors emballage)", 30],
    ["Recycled content nil", 0],
    ["Materiali riciclati: nessuno", 0],
  ] as const)
    expect(shares(text), text).toEqual([share]);
  for (const text of [
    "Recyclable: 100 %",
    "Riciclabilità 100%",
    "Kierrätettävyys 85 %",
    "Recycled content: to be confirmed (target 50 %)",
    "We plan 50 % recycled content from 2027.",
    "Recycled content must be at least 20 %",
    "Recycled content of carton 90 %",
    "Recycled energy: 20%",
    "30 % of our products contain recycled material.",
  ])
    expect(shares(text), text).toEqual([]);
});

test("recycled shares may have their per cent in a word", () => {
  for (const text of [
    "Recycled content: 35 pct.",
    "Genanvendt indhold 35 pct.",
    "Rezyklatanteil: 35 Prozent",
  ])
    expect(
      findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" }).map(({ value }) => value),
      text,
    ).toEqual([35]);
});

describe("units", () => {
  test("of a weight are those of Greek too, and of cloth none of a piece", () => {
    for (const [text, weight] of [
      ["Βάροσ τεμαχίου\t1.450 γρ.", ["net_weight 1450"]],
      ["Καθαρό βάροσ\t1,2 κιλά", ["net_weight 1200"]],
      ["Peso\tgr. 320", ["net_weight 320"]],
      ["Peso\tgr. 320/mq", []],
      ["Peso: gr 320 al mq", []],
    ] as const)
      expect(told(text), text).toEqual([...weight]);
  });

  test("of lengths may stand in their label", () => {
    for (const [label, unit] of [
      ["Mere v cm (Š x G x V)", ""],
      ["Abmessungen (B x T x H) in cm", ""],
      ["Wymiary [mm]", " mm"],
      ["Mål i cm", ""],
    ]) {
      const found = findByRules([readingOf(`${label}\t46 x 52 x 84`)], {
        template: "furniture",
        kind: "tech_sheet",
      });
      expect(found, label).toEqual([
        expect.objectContaining({ field: "dimensions", value: `46 x 52 x 84${unit}` }),
      ]);
    }
  });
});

test("sizes are written with axes, strokes and the unit in the label, and are not those of a parcel", () => {
  for (const [text, sizes] of [
    ["Dimensions LxPxH en cm : 90 x 45 x 110", ["90 x 45 x 110 cm"]],
    ["Misure: L 160 P 80 H 76 cm", ["160 x 80 x 76 cm"]],
    ["Dimensiuni produs: 180/200/90 cm", ["180 x 200 x 90 cm"]],
    ["Размери: 80 x 60 x 75 см", ["80 x 60 x 75 см"]],
    ["Der Tisch ist 180 cm lang, 90 cm breit und 75 cm hoch.", ["180 x 90 x 75 cm"]],
    ["Larg. 45 cm, prof. 52 cm, haut. 81 cm", ["45 x 52 x 81 cm"]],
    ["Výška 81 cm, šířka 45 cm, hloubka 52 cm", ["81 x 45 x 52 cm"]],
    ["Mitat: 60 × 60 × 45 cm (l × s × k)", ["60 x 60 x 45 cm"]],
    ["Packed: 110 x 60 x 20 cm. Assembled: 100 x 55 x 75 cm", ["100 x 55 x 75 cm"]],
    ["Dimensiones del embalaje: 60x40x30 cm", []],
    ["Karton 120 x 20 x 60 cm, 1 Paket", []],
    ["Stück: L × B × H\t46 × 17 × 33 cm\nUmkarton: L × B × H\t95 × 52 × 68 cm", ["46 x 17 x 33 cm"]],
    ["Изделие: кутия с капак, артикул № EK-12-S, с размери 40 x 30 x 28\nсм.", ["40 x 30 x 28 см"]],
    ["Wymiary mebla\tszerokość 94 cm głębokość 41 cm wysokość 72 cm", ["94 x 41 x 72 cm"]],
    [
      "Dimensioni di ingombro\tL 51 x P 49 x H 78 cm\nImballo\n60 x 55 x 88 cm, lordo 9 kg",
      ["51 x 49 x 78 cm"],
    ],
    ["Paczki\t1/2: 140 x 40 x 8 cm, brutto 12 kg 2/2: 75 x 40 x 9 cm, brutto 9 kg", []],
    ["Mitat: Ø 40 x 450 mm", ["Ø 40 x 450 mm"]],
  ] as const) {
    const found = findByRules([readingOf(text)], { template: "generic", kind: "tech_sheet" });
    expect(
      found.flatMap(({ field, value }) => (field === "dimensions" ? [value] : [])),
      text,
    ).toEqual([...sizes]);
  }
});

test("recycled content stands in a column of the one material of a table", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(shares("Material\tAndel\tÅtervunnet\tLeverantör\nPolyester\t100 %\t60 %\tTorrente")).toEqual([60]);
  expect(shares("Matière\tPart\tRecyclé\nPolyamide\t100 %\t100 %")).toEqual([100]);
  expect(shares("Material\tAndel\tÅtervunnet\nPolyester\t65 %\t100 %\nBomull\t35 %\t0 %")).toEqual([65]);
});

describe("recycled content", () => {
  function recycled(text: string) {
    return findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  }

  test("is that of the whole in tables of materials and of kinds of waste", () => {
    const tables: [string, number][] = [
      ["Recycled content\twt%\t37", 37],
      ["Property\tValue\tUnit\nWeight\t300\tg\nRecycled content\t37\t%", 37],
      ["Recycled content\nPre-consumer\t20 %\nPost-consumer\t40 %\nTotal\t60 %", 60],
      ["Recycled content\tPre-consumer\tPost-consumer\tTotal\nShare\t20 %\t40 %\t60 %", 60],
      ["Matières recyclées\nPost-consommation : 30 %\nPré-consommation : 15 %", 45],
      ["Material\tShare\tRecycled\nPolyester\t60 %\t100 %\nCotton\t40 %\t0 %", 60],
    ];
    for (const [text, value] of tables) expect(recycled(text), text).toEqual([value]);
  });

  test("stands below a label that says it is certified, which is no certificate", () => {
    for (const label of [
      "Certified recycled content",
      "8. Certified recycled content of the product",
      "Contenu recyclé certifié",
      "Contenido reciclado certificado",
      "Conteúdo reciclado certificado",
      "Gecertificeerd gerecycled gehalte",
    ])
      expect(recycled(`${label}\n85 %`), label).toEqual([85]);
    for (const label of ["Recycled certificate", "Certification recyclage", "Certificado de reciclado"])
      expect(recycled(`${label}\n85 %`), label).toEqual([]);
  });

  test("is not told where shares of materials may be of each or of all, nor of packages", () => {
    for (const text of [
      "Material\tShare\tThereof recycled\nPolyester\t60 %\t50 %\nCotton\t40 %\t0 %",
      "Recycled content min. 70% in option B only",
      "Composition: 100 % polyester\nPackaging\nRecycled content\t80 %",
      "Composition\t100 % polyester\nRecycled content of packaging\t80 %",
      "Material\tWeight\tRecycled\nCarton\t250 g\t80 %\nPolybag\t8 g\t100 %",
    ])
      expect(recycled(text), text).toEqual([]);
  });
});

describe("recycled content in a sentence", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "generic", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);

  test("is of the whole product where brackets say so, also of glass", () => {
    for (const text of [
      "Made in Ireland, 40% recycled glass (whole product)",
      "40 % recyceltes Glas (gesamtes Produkt)",
      "40% recycled aluminium (of the whole article)",
    ])
      expect(told(text), text).toEqual([40]);
    expect(told("40% recycled glass (lid)")).toEqual([]);
  });

  test("is a share that its word stands behind, as in one with what was won back", () => {
    for (const text of [
      "Az asztal újrahasznosítottanyag-tartalma 55%.",
      "Az újrahasznosított anyag aránya a termékben 55 %.",
      "Kierrätysmateriaalin osuus tuotteesta on 55 %.",
      "Taaskasutatud materjali sisaldus tootes on 55%.",
    ])
      expect(told(text), text).toEqual([55]);
    for (const text of [
      "A csomagolás újrahasznosítottanyag-tartalma 55%.",
      "Az újrahasznosított poliészter aránya 55%.",
      "Őszi kollekciónk újrahasznosítottanyag-tartalma 55%.",
    ])
      expect(told(text), text).toEqual([]);
  });

  test("is not that of the article that a paper says it replaces, in whatever words either is told", () => {
    expect(
      told(
        "Art. no.: KB-90\nThis sheet replaces that of our earlier board Kestrel 60 (article KB-60), which held\n18 % recycled content. The board Kestrel 90 has a recycled content of 35 % by mass.",
      ),
    ).toEqual([35]);
  });

  test("is that of the product in the line that also tells that of its packaging, and of no hanger", () => {
    for (const text of [
      "Share of recycled material in the product: 35 %. Share of recycled material in the tray: 90 %.",
      "Obsah recyklovaného materiálu: 35 %. Obal obsahuje 90 % recyklovaného plastu.",
      "Geri dönüştürülmüş içerik: %35\nAskılıklar %90 geri dönüştürülmüş plastikten yapılmıştır.",
      "Innehåll av återvunnet material: 35 %\nΚρεμάστρα: 90 % ανακυκλωμένο πλαστικό",
    ])
      expect(told(text), text).toEqual([35]);
  });

  test("is the share that its word stands before, or a share of plastic or metal", () => {
    for (const text of [
      "Der Anteil an Rezyklat beträgt 55 %.",
      "La part de matières recyclées est de 55 %.",
      "Udział materiału z recyklingu w płycie to 55 %.",
      "Podíl recyklátu ve výrobku: 55 %",
      "Produktet indeholder 55 % genanvendt plast.",
      "The bucket is made of 55 % recycled steel.",
      "Gemaakt van 55 % gerecycled kunststof",
      "Wykonano w 55 % z tworzywa pochodzącego z recyklingu",
      "Κατασκευάζεται από 55 % ανακυκλωμένο πλαστικό",
    ])
      expect(told(text), text).toEqual([55]);
    for (const text of [
      "Der Anteil an Rezyklat in der Verpackung beträgt 55 %.",
      "Minimum recycled content for labelling: 50%",
      "The share of recyclable parts is 55 %.",
      "Nous visons 55 % de matières recyclées d'ici 2030.",
      "La part de polyester recyclé est de 55 %.",
    ])
      expect(told(text), text).toEqual([]);
  });

  test("is not told where it is denied", () => {
    for (const text of [
      "Packaging: 100 % recycled cardboard. The product itself contains no recycled material.",
      "Das Produkt enthält kein Rezyklat.",
      "L'article ne contient aucune matière recyclée.",
      "Wyrób nie zawiera materiałów z recyklingu.",
      "The packaging contains no recycled material.",
      "Förpackningen (påse och hängetikett) är gjord av 100 % återvunnet material.",
      "Bolsa de envío: 100 % plástico reciclado posconsumo.",
      "Versandtasche aus 100 % recyceltem Kunststoff",
      "It contains no recycled polyester.",
      "Recycled fiber claim?\tNo",
      "Das Futter enthält kein Rezyklat.",
    ])
      expect(told(text), text).toEqual([]);
    for (const text of ["Recycled content: none", "Recycled content: 0 %"])
      expect(told(text), text).toEqual([0]);
  });
});

test("a weight is that of the product alone, of a net and a gross one the first", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "furniture", kind: "tech_sheet" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of [
    "Peso neto / bruto: 12,5 kg / 14,1 kg",
    "Gewicht netto/brutto: 12,5 kg / 14,1 kg",
    "Gewicht ohne Zubehör: 12,5 kg",
    "Weight, chair without charger: 12.5 kg; with charger 13.3 kg",
    "Masa jednostkowa: 12,5 kg; masa na palecie: 310 kg",
    "Paino 12,5 kg / pakkauksen paino 1,5 kg",
    "Net weight: 12.5 kg\nNet weight per case (2): 25 kg",
    "Poids net : 12,5 kg\nPoids avec boîte : 14,1 kg",
    "Greutate netă/buc.: 12,5 kg; greutate bax: 50 kg",
  ])
    expect(told(text), text).toEqual([12.5]);
});

test("a weight is not that of a part, of a package or of a delivery beside that of the product", () => {
  expect(told("Product weight (net)\t845 g\nMass\t352 g 172 g 96 g 61 g")).toEqual(["net_weight 845"]);
  for (const text of [
    "Peso netto del paio\t824 g\nImballo: scatola in cartone, peso 140 g, riciclabile",
    "Nettogewicht: 824 g\nVerpackung: Schachtel aus Karton, Gewicht 140 g",
  ])
    expect(told(text), text).toEqual(["net_weight 824"]);
  expect(told("Packaging: polybag\nWeight: 140 g")).toEqual(["net_weight 140"]);
  for (const text of [
    "8. Neto masa komada\t615 g\n9. Bruto masa komada\t690 g",
    "Gewicht dekbed\t615 gram\nVerzendgewicht\t1,9 kg",
    "Peso articolo\t615 grammi\nPeso di spedizione\t0,81 kg",
    "Waga netto\t615 g\nWaga paczki\t0,8 kg",
  ])
    expect(told(text), text).toEqual(["net_weight 615"]);
  expect(told("Nettovikt, g (stl 104)\t845")).toEqual(["net_weight 845"]);
  expect(told("Ağırlık / Weight: net 1.260 kg, brüt 1.338 kg", "textile", "invoice")).toEqual([]);
  expect(told("Weight: net 0.260 kg, gross 0.338 kg")).toEqual(["net_weight 260"]);
  expect(told("One pair has a weight of 128 g net (size 9). Carton of 120 pairs is 17.6 kg gross.")).toEqual([
    "net_weight 128",
  ]);
});

test("a weight is the one beside its label, where columns have that of the next row below it", () => {
  const page = pageOf([
    [50, 100, "Rozmiar"],
    [170, 100, "uniwersalny 54–59 cm Waga netto"],
    [420, 100, "95 g"],
    [50, 116, "Waga przesyłki"],
    [170, 116, "140 g"],
    [420, 116, "Polska"],
  ]);
  const weights = findByRules([page], { template: "textile", kind: "other" });
  expect(weights.filter(({ field }) => field === "net_weight").map(({ value }) => value)).toEqual([95]);
});

test("a weight is told on a certificate's form of one article", () => {
  const form = "Product statement\nArticle no.\tHV-5090\nWeight per piece\t270 g (600 g/m²)";
  expect(told(form, "textile", "certificate")).toEqual(["net_weight 270"]);
  const delivery = "Transaction certificate\nArticle no.\tHV-5090\nNet weight\t12 kg";
  expect(told(delivery, "textile", "certificate")).toEqual([]);
});

test("a weight is told by a verb with the word for net behind it", () => {
  for (const text of [
    "Dynen vejer netto 1.150 g, uden taske.",
    "Das Kissen wiegt netto 1150 g.",
    "Pledas sveria neto 1150 g.",
  ])
    expect(told(text, "textile", "other"), text).toEqual(["net_weight 1150"]);
});

test("what a logo may be used on is no recycled content of the product", () => {
  const recycled = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "The GRS logo may only be used on product with at least 50% recycled content.",
    "Le logo peut être apposé à partir de 50 % de matière recyclée.",
  ])
    expect(recycled(text), text).toEqual([]);
  expect(recycled("Recycled content of the finished product: 93 %")).toEqual([93]);
});

test("recycled content is what is said now, and not what was, nor of what has none", () => {
  const share = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "Contains no recycled content (was 30 %)",
    "No recycled content (previously 30 %)",
    "Ohne Recyclinganteil (früher 30 %)",
    "Keine rezyklierten Materialien (2023: 30 %)",
    "Ne contient pas de matière recyclée (avant 30 %)",
    "Non contiene materiale riciclato (prima 30 %)",
    "No contiene material reciclado (antes 30 %)",
    "Bevat geen gerecycled materiaal (voorheen 30 %)",
    "Nie zawiera materiału z recyklingu (poprzednio 30 %)",
    "Innehåller inget återvunnet material (tidigare 30 %)",
    "Recycled content formerly 30 %",
    "Former recycled content: 30 %",
    "Bisher 30 % Rezyklat",
    "Recycled content: -30 %",
  ])
    expect(share(text), text).toEqual([]);
  for (const text of [
    "Recycled content: 35 % (was 30 %)",
    "Recyclinganteil: 35 % (bisher 30 %)",
    "Recycled content - 35 %",
    "The previous article had a recycled content of 20 %. Recycled content: 35 %",
    "Recycled content accounts for 35 %",
  ])
    expect(share(text), text).toEqual([35]);
  expect(share("Recycled content: none (was 30 %)")).toEqual([0]);
});

test("a weight below nothing is none, and a dash before a figure is no minus", () => {
  for (const text of ["Net weight: -300 g", "Net weight\t-300 g", "Poids net :-300 g", "Gewicht: –300 g"])
    expect(told(text), text).toEqual([]);
  for (const text of [
    "Net weight - 300 g",
    "Net weight: ±300 g",
    "Net weight: 300 g -5 %",
    "Poids net – 300 g",
  ])
    expect(told(text), text).toEqual(["net_weight 300"]);
});

test("what packs the product weighs nothing of it, whatever its sentence tells before", () => {
  for (const text of [
    "Peso del capo\t300 g\nL'imballo (busta di carta, riciclata)\npesa 45 g.",
    "Gewicht: 300 g. Packstückgewicht 1,2 kg.",
    "Peso netto 300 g, peso con confezione 345 g.",
    "Net weight: 300 g. The polybag weighs 6 g.",
    "Nettovikt 300 g. Fraktvikt 380 g.",
  ])
    expect(told(text), text).toEqual(["net_weight 300"]);
});

test("a pair weighs what is said of it, and a set what it weighs in all", () => {
  for (const text of ["Per paar wegen ze 84 gram.", "Pro Paar wiegen sie 84 g.", "Per par väger de 84 g."])
    expect(told(text), text).toEqual(["net_weight 84"]);
  expect(told("Gesamtgewicht Set\t1.250 g\nVE 8 Stück, Kartongewicht 10,9 kg.")).toEqual(["net_weight 1250"]);
  expect(told("Poids total de la parure : 1 250 g")).toEqual(["net_weight 1250"]);
  expect(told("Celková hmotnost sady: 1250 g")).toEqual(["net_weight 1250"]);
});

test("what a competitor's product weighs is not told of the product", () => {
  expect(told('Gewicht: 210 g\nDas „Pro Tee" eines Mitbewerbers wiegt 260 g.')).toEqual(["net_weight 210"]);
  expect(told("Poids : 210 g\nLe modèle d'un concurrent pèse 260 g.")).toEqual(["net_weight 210"]);
});

test("bags that must be of recycled material are no product", () => {
  const share = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "Folienbeutel müssen mindestens 40 % Rezyklat enthalten.",
    "Sacs en plastique : au moins 40 % de matière recyclée",
    "I sacchetti devono contenere almeno il 40% di materiale riciclato.",
    "Worki foliowe muszą zawierać co najmniej 40% materiału z recyklingu.",
    "Produkterna ska innehålla minst 40 % återvunnet material.",
  ])
    expect(share(text), text).toEqual([]);
});

test("the annex of a certificate tells the recycled content of its one product behind a label", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "certificate" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  const annex =
    "Scope certificate\nProducts must have at least 50 % recycled content.\nProduct\tRidge fleece\n";
  expect(shares(`${annex}Recycled content: 70%`)).toEqual([70]);
  expect(shares(`${annex}Recycled content: 70%\nProduct\tFell fleece\nRecycled content: 55%`)).toEqual([]);
});

test("recycled content is that of the whole, or what comes from waste before and after use together", () => {
  const told = (text: string) =>
    findByRules([readingOf(`Style 4471 Jacket\n${text}`)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const [text, share] of [
    [
      "Post-consumer recycled content\t60 %\nPre-consumer recycled content\t20 %\nTotal recycled content\t80 %",
      80,
    ],
    ["Recycled content: post-consumer 30 %, pre-consumer 15 %", 45],
    ["Recycled content: PCR 40 %, PIR 10 %", 50],
    ["Recycled content\nPCR\tPIR\tTotal\n40 %\t12 %\t52 %", 52],
    ["7. What share of the product is recycled?\n30 %\n8. And of its packaging?\t80 %", 30],
    ["Quel est le pourcentage de matière recyclée dans le produit ?\n30 %", 30],
    ["Post-consumer recycled content\t60 %", 60],
    ["Recycled content per GRS: 100 % of shell, 72 % of garment", 72],
    ["Recycled content: shell 100 %, whole product 72 %", 72],
    ["Recycelter Anteil, bezogen auf das Gesamtgewicht\t33 %", 33],
    ["Part de matière recyclée par rapport au poids total : 83 %", 83],
    ["Of the total product weight, 47 % comes from recycled sources.", 47],
    ["Der Artikel enthält mindestens 40 % Recyclingmaterial.", 40],
  ] as const)
    expect(told(text), text).toEqual([share]);
  expect(told("Die Artikel enthalten mindestens 20 % Recyclingmaterial.")).toEqual([]);
});

test("recycled content is what is said of the whole product, among shares of its parts, its packages and its aims", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const [text, share] of [
    [
      "Recycled content of the whole garment: 55 %\nShell 100 % recycled polyester\nThe polybag is 100 % recycled",
      55,
    ],
    ["Recycelter Anteil am Gesamtprodukt: 42 %\nRecycelter Anteil Futter: 100 %", 42],
    ["Outer fabric: 80 % recycled content. 62 % of the finished product is recycled.", 62],
    ["We aim for 80 % recycled content by 2030. Recycled content: 25 %", 25],
    [
      "Il contenuto totale di materiale riciclato del prodotto finito è pari al 63 %, di cui 51 % preconsumo e 12 % post-consumo.",
      63,
    ],
    ["Der Rezyklatanteil des genannten Fertigartikels (mit Band) beträgt 82 Gewichtsprozent.", 82],
    ["Podíl recyklovaného materiálu – kolečka\t80 %\nPodíl recyklovaného materiálu – celý výrobek\t15 %", 15],
    ["Mamulün geri dönüştürülmüş içeriği: %30. Kolilerin geri dönüştürülmüş içeriği: %85.", 30],
  ] as const)
    expect(told(text), text).toEqual([share]);
  for (const text of [
    "Den Recyclinganteil der Jacke insgesamt haben wir noch nicht berechnet – der Reißverschluss ist zu 100 % recycelt.",
    "Wir brauchen den Recyclinganteil (im Entwurf standen 65 %?).",
    "Cel firmy na 2030 r.\t45% recyklatu w produktach",
  ])
    expect(told(text), text).toEqual([]);
});

test("a weight in large letters stands over its label", () => {
  const big = pageOf([
    [50, 80, "Jacket AB-204", 12],
    [50, 160, "640 g", 24],
    [50, 190, "Net weight", 9],
  ]);
  const found = findByRules([big], { template: "textile", kind: "tech_sheet" });
  expect(found.find(({ field }) => field === "net_weight")?.value).toBe(640);
});

test("the row of a list of certified products has the recycled content of the one that its paper belongs to", () => {
  const list =
    "Certificate (RCS)\nCertificate no. VRT-RCS-2025-04471\nThe standard asks for at least 5 % recycled material.\nStyle\tProduct\tMaterial composition\tRecycled content of finished product\nKH-2201\tT-shirt\t100% recycled cotton\t97%\nKH-2207\tPolo shirt\t55% organic cotton, 45% recycled cotton\t44%\nKH-2213\tHooded top\t70% cotton, 30% recycled polyester\t28%";
  const told = (reference?: string) =>
    findByRules([readingOf(list)], {
      template: "textile",
      kind: "certificate",
      ...(reference && { product: { reference, gtin: null } }),
    }).filter(({ field }) => /^(?:recycled_content|fibre_composition)$/.test(field));
  expect(told("KH-2207").map(({ value }) => value)).toEqual([
    [
      { fibre: "organic cotton", percent: 55 },
      { fibre: "recycled cotton", percent: 45 },
    ],
    44,
  ]);
  // What is quoted stands in one piece.
  for (const { quotation } of told("KH-2207")) expect(list.replaceAll("\t", " ")).toContain(quotation);
  expect(told("KH-2299")).toEqual([]);
  expect(told()).toEqual([]);
});

test("a net weight is that without packaging in the words of the Baltic and of Slovenia, and none with it is", () => {
  for (const text of [
    "Toote netokaal (suurus L)\t380 g",
    "Toote kaal ilma pakendita\t380 g",
    "Gaminio svoris be pakuotės\t380 g",
    "Izstrādājuma svars bez iepakojuma\t380 g",
    "Masa izdelka brez embalaže: 380 g",
    "Masa proizvoda bez ambalaže: 380 g",
  ])
    expect(told(text), text).toEqual(["net_weight 380"]);
  for (const text of [
    "Toote kaal pakendiga\t410 g",
    "Kanga pindkaal\t210 g",
    "Masa izdelka z embalažo: 410 g",
  ])
    expect(told(text), text).toEqual([]);
});

test("a certificate of a delivery of one style tells what each piece of it weighs, whatever follows its number", () => {
  const text =
    "Transaction certificate\nStyle no. PL-3310, ladies' jacket, 1,200 pieces in 60 cartons.\nNet weight per garment: 410 g.";
  expect(told(text, "textile", "certificate")).toEqual(["net_weight 410"]);
});

test("recycled content of the product stands before that of what another sentence or row is about", () => {
  for (const [text, percent] of [
    [
      "Die Bank ist aus Holz. Das Produkt enthält 15 % recyceltes Material (Füße). Die Schrauben sind zu 95 % aus recyceltem Stahl.",
      15,
    ],
    ["Perdirbtų medžiagų kiekis gaminyje\t80 %\nPerdirbtų medžiagų kiekis dangtelyje\t0 %", 80],
    ["Podíl recyklovaného materiálu v celém výrobku\t41 %", 41],
    ["Podiel recyklovaného materiálu v celom výrobku\t41 %", 41],
  ] as const) {
    const found = findByRules([readingOf(text)], { template: "furniture", kind: "tech_sheet" });
    const shares = found.filter(({ field }) => field === "recycled_content").map(({ value }) => value);
    expect(shares, text).toEqual([percent]);
  }
});

test("kilograms in thousands, as the amounts of a paper are written, are those of a machine", () => {
  const order = (price: string) => `Pos.\tBezeichnung\n1\tStrickmaschine, Gewicht 1.850 kg\t${price}`;
  expect(told(order("38.200,00 €"), "generic", "other")).toEqual([]);
  expect(told(order("382,00 €"), "generic", "other")).toEqual(["net_weight 1.85"]);
  expect(told("Price 1,240.00\nThe machine weighs 3,100 kg.", "generic", "other")).toEqual([]);
});

test("a label that goes on in a second line has its value below that, alone in a block", () => {
  const block = (label: string, rest: string, value: string) =>
    pageOf([
      [50, 50, "Produktark"],
      [50, 150, label],
      [50, 162, rest],
      [50, 174, value],
      [50, 260, "Alle mål er omtrentlige."],
    ]);
  const shareOf = (reading: ReturnType<typeof pageOf>) =>
    findByRules([reading], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(shareOf(block("Andel genanvendt materiale", "i hele produktet", "40 %"))).toEqual([40]);
  expect(shareOf(block("Andel genanvendt materiale", "i emballagen", "40 %"))).toEqual([]);
});

test("a weight stands behind a label in two languages, and below more heads of a list", () => {
  for (const text of [
    "Peso líquido por peça (tam. M) / Net weight per piece (size M): 164 g",
    "Greutate netă pe bucată / Peso netto per capo (mărimea/taglia 50): 0,164 kg",
    "Peso neto del par (talla 42): 164 g\nPeso bruto con caja: 215 g",
  ])
    expect(told(text), text).toEqual(["net_weight 164"]);
  const list = "Ref.\tOrigen\tUds.\tNeto ud. (g)\tNeto bulto (kg)\nNB-1140\tPerú\t96\t185\t17,76";
  expect(told(list, "textile", "other")).toEqual(["net_weight 185"]);
});

test("a weight is not one with packaging, or of one of several materials", () => {
  expect(told("Nettogewicht: 305 gram. Met verpakking weegt zij 342 gram.")).toEqual(["net_weight 305"]);
  expect(told("Jakken vejer 905 g; kassen med seks jakker vejer 8,3 kg.")).toEqual(["net_weight 905"]);
  expect(told("Matière\tMasse (g)\nToile\t149\nDoublure\t34")).toEqual([]);
});

test("recycled content is the total of a table of materials, and not that of a package", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(
    shares(
      "Matière\tMasse (g)\tdont recyclé (g)\tPart recyclée\nPiqué\t222\t44,4\t20 %\nBoutons\t24\t0\t0 %\nTotal produit\t246\t44,4\t18 %",
    ),
  ).toEqual([18]);
  expect(
    shares(
      "It contains, by the mass of the finished garment, forty-eight per cent (48%) of recycled material.",
    ),
  ).toEqual([48]);
  expect(shares("Packing\nRecycled content, complete article: 33% by weight.")).toEqual([33]);
  for (const text of [
    "Aksesuar ve astar dahil ürünün tamamında geri dönüştürülmüş oran: %33 (tedarikçi beyanı)",
    "Recycled share of the whole garment including lining and trims: 33 %",
    "Rezyklatanteil des gesamten Kleidungsstücks einschließlich Futter: 33 %",
    "Part recyclée sur l’ensemble du produit, y compris la doublure : 33 %",
    "Udział surowców z recyklingu w całym wyrobie wraz z podszewką: 33%",
    "Trail Bottle 0.75 L\nRecycled content, complete bottle\t33% (verified)\nRecycled content, gift box\t95% board",
    "Trinkflasche 0,5 l\nRezyklatanteil der gesamten Flasche\t33 %\nRezyklatanteil Karton\t90 %",
    "Borraccia 0,5 l\nContenuto riciclato, intera borraccia: 33%",
  ])
    expect(shares(text), text).toEqual([33]);
  for (const text of [
    "Recycled share of the lining: 38 %",
    "Face cream\nRecycled content, complete bottle: 33 %",
  ])
    expect(shares(text), text).toEqual([]);
  for (const text of [
    "Podíl recyklátu v obalu: 90 %",
    "Udio recikliranog u ambalaži: 90 %",
    "Рециклирано съдържание в опаковката: 90%",
    "Perdirbtų medžiagų dalis pakuotėje: 90%",
  ])
    expect(shares(text), text).toEqual([]);
});

test("of a share that turns into another one the second is told", () => {
  const shares = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "El contenido reciclado del producto pasa del 0 % al 32 %.",
    "Der Recyclinganteil steigt von 0 % auf 32 %.",
    "Recycled content rises from 10 % to 32 %.",
  ])
    expect(shares(text), text).toEqual([32]);
});

test("recycled content stands in the row of a delivery's list, below a head of two lines", () => {
  const list =
    "Transaction certificate\nNo.\tArticle\tMaterial composition\tCertified recycled content\tUnits\n\t\t\tof product\n1\tMG-6601\t70% recycled polyester, 30% polyester\t70%\t2,400\n2\tMG-6615\t50% recycled polyester, 50% cotton\t50%\t1,100\nAt least 50% recycled material is needed for labelling.";
  const found = findByRules([readingOf(list)], {
    template: "textile",
    kind: "certificate",
    product: { reference: "MG-6601", gtin: null },
  });
  expect(found.filter(({ field }) => field === "recycled_content").map(({ value }) => value)).toEqual([70]);
});

test("a row whose pieces weigh what it tells in all tells what one of them does, whatever its heads are called", () => {
  const list = (head: string, row: string) => `Packing list 118\n${head}\n${row}`;
  for (const [text, weights] of [
    [
      list("PKG REF\tUNITS NET UNIT NET\tGROSS", "1-4\tpan 20 cm\t240\t0,215 kg 51,60 kg 58,10 kg"),
      ["net_weight 0.215"],
    ],
    [
      list("Kodas\tKiekis\tNeto 1\tNeto iš\nprekės\tvnt.\tvnt.\tviso", "AB-31\t36\t12,4 kg\t446,4 kg"),
      ["net_weight 12.4"],
    ],
    [list("Item\tQty\tN.W./pc\tAmount", "AB-31\t36\t12.4 kg\t446.40"), ["net_weight 12.4"]],
    [list("Item UNITS\tNET GROSS\tTOTAL", "AB-31\t36\t12.4 kg 13.1 kg 610 kg"), []],
  ] as const)
    expect(told(text, "generic", "other"), text).toEqual([...weights]);
});

test("a weight is not that of a counterweight, nor of what is optional", () => {
  for (const line of [
    "Denge ağırlığı (opsiyonel)\t95 kg",
    "Counterweight\t95 kg",
    "Weight of tray (optional)\t95 kg",
  ])
    expect(told(`Akü ağırlığı (asit dahil)\t740 kg\n${line}`, "battery"), line).toEqual([
      "battery_weight 740",
    ]);
});

describe("a weight beside others", () => {
  test("stands behind a dash, and behind the weight of its cloth", () => {
    for (const text of [
      "Grammage 320 g/m² – poids net unitaire 0,520 kg",
      "Fabric 320 g/m² - weight per piece 0.520 kg",
      "Flächenbezogene Masse: 245 g/m². Masse des Prüflings (Gr. 38): 520 g.",
      "Data ricevimento: 14/04/2025 – Massa del paio: 520 g",
    ])
      expect(told(text), text).toEqual(["net_weight 520"]);
  });

  test("is none of a delivery", () => {
    expect(told("Weight: 390 g in size L\nDelivery weight 0.47 kg")).toEqual(["net_weight 390"]);
    expect(told("Delivery weight 0.47 kg")).toEqual([]);
  });
});

describe("recycled content of the whole", () => {
  const recycled = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);

  test("stands in the last row of a table of parts", () => {
    expect(
      recycled(
        "Component\tShare of product weight\tRecycled share of component\nFace fabric\t71 %\t89 %\nMembrane\t29 %\t0 %\nProduct as a whole\t100 %\t63.2 %",
      ),
    ).toEqual([63.2]);
  });

  test("may say that it leaves out the packaging", () => {
    for (const text of [
      "Recycled content of finished garment, by\nweight (excl. packaging): 86%",
      "Recycled content (excl. packaging): 86%",
    ])
      expect(recycled(text), text).toEqual([86]);
    expect(recycled("Recycled content of packaging: 86%")).toEqual([]);
  });

  test("is no share of a collection", () => {
    for (const text of [
      "38 % des pièces de la collection Été 2026 contiennent au moins 50 % de matières recyclées.",
      "Our collection contains 60% recycled materials.",
      "In 2025 betrug der Rezyklatanteil unseres Sortiments 40 %.",
    ])
      expect(recycled(text), text).toEqual([]);
    expect(recycled("Style TK-1, collection SS26, 45 % recycled material")).toEqual([45]);
  });
});

test("recycled content of one part is not that of the product, and kinds of waste are told with their total", () => {
  const recycled = (text: string) =>
    findByRules([readingOf(text)], { template: "footwear", kind: "declaration" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "Recycled content of the sole: 30 %",
    "Recycled content of lining: 100 %",
    "Sohle: 30 % Rezyklat",
    "Laufsohle: Gummi mit 30 % Rezyklat",
    "The frame is made of 85 % recycled steel.",
    "Recycled content of the zips: 60 %",
    "Recycled content: less than 30 %",
  ])
    expect(recycled(text), text).toEqual([]);
  for (const text of [
    "45 % (m/m) recycled content",
    "Kierrätysmateriaalin osuus: 45 paino-%",
    "Wyrób w 45 % składa się z materiałów z recyklingu",
    "Anteil Sekundärmaterial: 45 %",
    "Recycled content: not less than 45 %",
    "PCR content: 45 %",
    "Die Tasche ist aus 60 % Leinen und 40 % Hanf, hat also 45 %\nRezyklatanteil.",
  ])
    expect(recycled(text), text).toEqual([45]);
  expect(recycled("Recycled content: 30 % post-consumer, 15 % pre-consumer, 45 % total")).toEqual([45]);
  expect(recycled("Recycled content of the whole shoe with its sole: 45 %")).toEqual([45]);
});

test("a weight is told without its package, and that of a storage bag is none of the product", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of [
    "Die Garnitur wiegt ohne Verpackung 1.240 g.",
    "The set weighs without packaging 1240 g.",
    "La parure pèse sans emballage 1240 g.",
  ])
    expect(weights(text), text).toEqual([1240]);
  expect(weights("Gewicht van het dekbed: 1.490 gram; de opbergtas weegt 210 gram.")).toEqual([1490]);
  expect(weights("Die Garnitur wiegt mit Verpackung 1.240 g.")).toEqual([]);
});

test("a weight is told in a sentence of one piece, without what packs it, and with its own grams", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of [
    "With its 920 grams, the throw keeps warm and weighs little.",
    "At only 920 g it hardly fills a bag.",
    "Mit seinen 920 Gramm ist das Plaid leicht.",
    "Avec ses 920 grammes, il tient chaud.",
    "Con i suoi 920 grammi, il plaid è leggero.",
    "Con sus 920 gramos, abriga sin pesar.",
    "Met zijn 920 gram is het plaid licht.",
    "Med sina 920 gram är pläden lätt.",
    "Egy pár 42-es méretben 920 gramm; a doboz további 260 gramm.",
    "One pair in size 42: 920 g. The box weighs 260 g.",
    "Ein Paar in Größe 42: 920 g; der Karton weitere 260 g.",
    "Se fabrica en Elche; el par en talla 39 pesa 920 g sin caja y 1080 g con caja.",
    "The pair weighs 920 g in size 39 without its box and 1080 g with it.",
    "Das Paar wiegt 920 g ohne Karton und 1080 g mit Karton.",
    "Das Paar wiegt in Größe 42 ohne Karton 920 g und mit Karton 1080 g.",
    "Con i suoi appena 920 grammi la coperta è leggera.",
    "One bag weighs 920 grams without the hang tag, the master carton of 100 is 94 kg gross.",
  ])
    expect(weights(text), text).toEqual([920]);
  for (const text of [
    "With its 920 grams of down, the quilt keeps warm.",
    "Mit seinen 920 g Daunen hält es warm.",
    "Avec ses 220 g/m², le tissu est dense.",
    "Der Karton ist mit seinen 920 Gramm stabil.",
    "Un plaid de laine. La boîte, avec ses 920 grammes, est légère.",
    "El par pesa 1080 g con caja.",
    "Das Paar wiegt 1080 g mit Karton.",
    "One pair in size 42: 920 EUR.",
    "Fabric weight with its coating, one piece 920 g/m².",
  ])
    expect(weights(text), text).toEqual([]);
});

test("what is told behind a share, of a package, is not what the share is of", () => {
  const recycled = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  expect(recycled("Recycled content (mass)\t71% – by GRS. Polybag: 100% recycled polyester")).toEqual([71]);
  expect(recycled("Recycled content of the polybag\t71% – by GRS. Shell: 100% cotton")).toEqual([]);
});

test("the weight of one piece is called by a figure", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of ["Masa 1 szt. 0,74 kg", "Weight 1 pc: 740 g", "Gewicht 1 Stück\t740 g"])
    expect(weights(text), text).toEqual([740]);
  expect(weights("Masa 12 szt. 8,9 kg")).toEqual([]);
});

test("a weight with a battery is that of the whole, and that of the battery is not", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "electronics", kind: "tech_sheet" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  expect(weights("Vægt inkl. akku\t1,4 kg")).toEqual([1.4]);
  expect(weights("Gewicht ohne Akku: 1,4 kg")).toEqual([1.4]);
  expect(weights("Battery weight\t0.3 kg")).toEqual([]);
});

test("a size goes on in the next line of a narrow cell, and a number of pieces below it is no length", () => {
  const told = (first: string, second: string) => {
    const page = pageOf([
      [50, 100, "Dimensions", 10],
      [220, 100, first, 10],
      [220, 118, second, 10],
      [50, 136, "Colour", 10],
      [220, 136, "ecru", 10],
    ]);
    return findByRules([page], { template: "furniture", kind: "tech_sheet" })
      .filter(({ field }) => field === "dimensions")
      .map(({ value }) => value);
  };
  expect(told("150 x 62", "x 88 cm")).toEqual(["150 x 62 x 88 cm"]);
  expect(told("150 x 62 x", "88 cm")).toEqual(["150 x 62 x 88 cm"]);
  expect(told("150 x 62 x 88 cm", "x 2 pieces")).toEqual(["150 x 62 x 88 cm"]);
});

test("the weight that is called net comes before that of a part", () => {
  for (const text of [
    "Masă netă (cu coadă)\t0,72 kg\nMasa capului: 500 g",
    "Nettogewicht: 0,72 kg\nGewicht Kopf: 500 g",
    "Peso neto\t720 g\nPeso de la cabeza\t500 g",
  ])
    expect(told(text, "generic"), text).toEqual(["net_weight 0.72"]);
});

test("of a sheet the only row below the head of a bar code is the product", () => {
  const head: [number, number, string][] = [
    [50, 40, "REF."],
    [150, 40, "EAN"],
    [250, 40, "PESO NETO"],
    [350, 40, "PESO BRUTO"],
  ];
  const row: [number, number, string][] = [
    [50, 60, "CG-BR-80"],
    [150, 60, "8412993004712"],
    [250, 60, "14,6 kg"],
    [350, 60, "16,9 kg"],
  ];
  const weights = (...words: [number, number, string][]) =>
    findByRules([pageOf(words)], { template: "furniture", kind: "tech_sheet" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  expect(weights(...head, ...row)).toEqual([14.6]);
});

test("a share of the parts of one material is none of the product", () => {
  const recycled = (text: string) =>
    findByRules([readingOf(text)], { template: "generic", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "Share of recycled plastics\tat least 35 % of the plastic parts",
    "Recyclinganteil: 35 % der Kunststoffteile",
    "Contenuto riciclato: 40 % delle parti in plastica",
    "Contenu recyclé : 40 % des pièces en plastique",
    "Aandeel gerecycled materiaal\t35 % van de kunststof onderdelen",
    "Andel återvunnet material: 30 % av plastdelarna",
    "Udział materiału z recyklingu: 30 % części z tworzywa",
  ])
    expect(recycled(text), text).toEqual([]);
  for (const text of [
    "Recycled content: 35 % of the product, of recycled plastic",
    "Recycled content: 35 % of post-consumer plastic",
    "Recyclinganteil: 35 % Kunststoff aus Altgeräten",
  ])
    expect(recycled(text), text).toEqual([35]);
});

test("what a finished piece weighs stands below a title for weights", () => {
  for (const [text, weight] of [
    ["Weight\nFinished garment, size L: 238 g (± 5 %)\nCarton of 24: gross 7.1 kg", "238"],
    ["Gewicht\nFertiges Teil, Gr. M: 240 g\nKarton brutto: 7 kg", "240"],
    ["Poids\nProduit fini, taille M : 310 g", "310"],
  ] as const)
    expect(told(text), text).toEqual([`net_weight ${weight}`]);
  for (const text of ["Weight\nFinished fabric: 200 g", "Gewicht\nProdukt mit Karton: 900 g"])
    expect(told(text), text).toEqual([]);
});

test("bottles that material was won from, and those one drinks from, are no packages", () => {
  for (const [text, percent] of [
    ["Bezogen auf das Gesamtprodukt bestehen 45 % des Materials\naus recycelten PET-Flaschen.", [45]],
    ["Il 30 % del materiale del prodotto proviene da bottiglie di plastica riciclate.", [30]],
    [
      "We declare that the reusable drinking bottle contains 70 % recycled\nmaterial by weight of the finished product.",
      [70],
    ],
    ["Diese Trinkflasche enthält 60 % Rezyklat, bezogen auf das Gesamtprodukt.", [60]],
    ["The bottle of the lotion contains 50 % recycled material.", []],
    ["The shampoo comes in a bottle with a recycled content of 50 %.", []],
  ] as const) {
    const found = findByRules([readingOf(text)], { template: "generic", kind: "declaration" });
    const shares = found.filter(({ field }) => field === "recycled_content").map(({ value }) => value);
    expect(shares, text).toEqual([...percent]);
  }
});

test("what weighs less than two grams each is a tag or a button", () => {
  expect(told("Lapun koko 35 × 80 mm, satiininauha, 0,4 g/kpl.")).toEqual([]);
  expect(told("Lasten sukka, 18 g/kpl.")).toEqual(["net_weight 18"]);
});

test("a share of recycled material may be told in percent by mass, in one word or two", () => {
  const share = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "recycled_content")
      .map(({ value }) => value);
  for (const text of [
    "Andel återvunnet material i hela plagget: 62 viktprocent.",
    "Andel genanvendt materiale: 62 vægtprocent",
    "Gerecycled aandeel: 62 gewichtsprocent",
    "Kierrätetyn materiaalin osuus: 62 painoprosenttia",
    "Podíl recyklovaného materiálu: 62 hmotnostních procent",
    "Ringlussevõetud materjali osakaal: 62 massiprotsenti",
    "Újrahasznosított anyag aránya: 62 tömegszázalék",
  ])
    expect(share(text), text).toEqual([62]);
  expect(share("Andel återvunnet material i förpackningen: 62 viktprocent.")).toEqual([]);
});

test("what something must not exceed is not what it weighs", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of [
    "The net weight of the coat must not exceed 1150 g.",
    "Das Gewicht der Jacke darf 850 g nicht überschreiten.",
    "Das Gewicht der Jacke darf höchstens 850 g betragen.",
    "Le poids de la veste ne doit pas dépasser 850 g.",
    "Masa netto płaszcza nie może przekroczyć 1150 g.",
    "Hmotnost kabátu nesmí překročit 850 g.",
    "Striukės svoris neturi viršyti 850 g.",
    "Теглото на якето не трябва да надвишава 850 г.",
  ])
    expect(weights(text), text).toEqual([]);
  expect(weights("Das Gewicht der Jacke beträgt 850 g.")).toEqual([850]);
  expect(weights("Le poids de la veste est de 850 g.")).toEqual([850]);
});

test("a bag of some grams is what a garment comes in, and one of more may be the product", () => {
  const weights = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "net_weight")
      .map(({ value }) => value);
  for (const text of [
    "Posen vejer 18 g.",
    "The bag weighs 18 g.",
    "Woreczek waży 18 g.",
    "Торбичката тежи 18 г.",
  ])
    expect(weights(text), text).toEqual([]);
  expect(weights("The bag weighs 340 g.")).toEqual([340]);
});

test("of the figures behind several numbers in one line each is of its own", () => {
  const weight = (reference: string, line: string) =>
    findByRules([readingOf(`Art.\tName\tPcs\nQX-4101\tVest\t500\nQX-4102\tSocks\t900\n${line}`)], {
      template: "textile",
      kind: "invoice",
      product: { reference, gtin: null },
    }).find(({ field }) => field === "net_weight")?.value;
  for (const line of [
    "Net weight per piece: QX-4101 152 g, QX-4102 58 g.",
    "QX-4101: 152 g net; QX-4102: 58 g net",
    "The vest QX-4101 weighs 152 g, the socks QX-4102 weigh 58 g.",
  ])
    expect([line, weight("QX-4101", line), weight("QX-4102", line)]).toEqual([line, 152, 58]);
  const both = "QX-4102 and QX-4101 weigh 152 g each.";
  expect(weight("QX-4102", both)).toBe(152);
});

describe("below the head of a table", () => {
  test("a weight and a share have their labels in two lines", () => {
    const page = pageOf([
      [50, 40, "Acabado"],
      [300, 40, "sin flúor"],
      [50, 60, "Peso neto de la"],
      [180, 60, "País de"],
      [300, 60, "Contenido reciclado del"],
      [50, 74, "prenda (talla M)"],
      [180, 74, "confección"],
      [300, 74, "producto completo"],
      [50, 88, "0,520 kg"],
      [180, 88, "Marruecos"],
      [300, 88, "58 % del peso total"],
      [50, 120, "Conservación: lavar a máquina a 30 °C, proceso suave. No usar lejía. No planchar."],
    ]);
    const found = findByRules([page], { template: "textile", kind: "tech_sheet" });
    const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
    expect([told("net_weight"), told("recycled_content")]).toEqual([[520], [58]]);
  });

  test("what each size weighs is no weight of all", () => {
    const page = pageOf([
      [50, 40, "Nogavice Krn"],
      [50, 70, "Velikost"],
      [200, 70, "Dolžina"],
      [350, 70, "Masa para"],
      [50, 90, "36–38"],
      [200, 90, "23,5 cm"],
      [350, 90, "51 g"],
      [50, 110, "39–42"],
      [200, 110, "26,0 cm"],
      [350, 110, "57 g"],
    ]);
    const found = findByRules([page], { template: "textile", kind: "tech_sheet" });
    expect(found.filter(({ field }) => field === "net_weight")).toEqual([]);
  });
});

test("a length of a size may be a range, as of a desk that is set higher", () => {
  const size = (text: string) =>
    findByRules([readingOf(text)], { template: "furniture", kind: "tech_sheet" }).find(
      ({ field }) => field === "dimensions",
    )?.value;
  for (const text of [
    "Overall dimensions\tW 160 × D 80 × H 72–118 cm",
    "Maße (B × T × H): 160 × 80 × 72 – 118 cm",
    "Abmessungen\tB 160 × T 80 × H 72 bis 118 cm",
    "Dimensions\tL 160 × P 80 × H 72 à 118 cm",
    "Dimensioni\tL 160 x P 80 x H 72/118 cm",
    "The desk measures 160 x 80 x 72-118 cm.",
  ])
    expect(size(text), text).toBe("160 x 80 x 72-118 cm");
  expect(size("Afmetingen\t120-200 x 90 x 75 cm")).toBe("120-200 x 90 x 75 cm");
  expect(size("Dimensions: 30 x 40 cm - 80 g")).toBe("30 x 40 cm");
});
