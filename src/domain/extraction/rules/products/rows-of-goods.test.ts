import { expect, test } from "bun:test";
import { type Printed, pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const DELIVERY_NOTE = [
  "Lieferschein 20417",
  "Artikel-Nr.\tEAN\tBezeichnung\tHerkunft\tGew./Stk.\tMenge",
  "KL-2201-ROT\t4006381331012\tStrickmütze rot\tPortugal\t95 g\t40",
  "KL-2207-BLAU\t4006381332170\tFäustlinge blau\tLitauen\t120 g\t25",
  "KL-2214-GRAU\t4006381333245\tSchal grau\tIndien\t210 g\t15",
  "Kartons: 3\tBruttogewicht: 14,2 kg",
].join("\n");

const rowOf = (text: string, reference: string, kind = "other", gtin: string | null = null) => {
  const product = { reference, gtin };
  const found = findByRules([readingOf(text)], { template: "textile", kind, product });
  const told = (field: string) => found.find((one) => one.field === field)?.value;
  return [told("country_making"), told("net_weight")];
};

test("the row of a list tells where the product is made and what one piece weighs", () => {
  expect(rowOf(DELIVERY_NOTE, "KL-2207-BLAU", "other", "4006381332170")).toEqual(["LT", 120]);
  expect(rowOf(DELIVERY_NOTE, "KL-2214-GRAU", "other", "4006381333245")).toEqual(["IN", 210]);
});

test("the head of a column may be any label for where goods are made", () => {
  const list = [
    "Číslo výrobku\tPopis\tKrajina výroby\tKs\tČistá hmotnosť 1 ks",
    "PP-9011\tTričko\tSlovensko\t160\t130 g",
    "PP-9044\tSukňa\tSrbsko\t75\t280 g",
  ].join("\n");
  expect(rowOf(list, "PP-9044")).toEqual(["RS", 280]);
});

test("the unit may stand in the head, and countries by their letters", () => {
  const invoice = [
    "COMMERCIAL INVOICE 4471",
    "Style no.\tDescription\tOrig.\tNet g/pc\tQty\tAmount",
    "AB-3301\tPolo shirt\tLK\t185\t600\t3,120.00",
    "AB-3315\tShorts\tVN\t240\t400\t2,860.00",
    "Net weight 207.0 kg\tGross weight 231.5 kg\t18 cartons",
  ].join("\n");
  expect(rowOf(invoice, "AB-3315", "invoice")).toEqual(["VN", 240]);
});

test("a country that reaches up to the number in the next column is told", () => {
  const lefts = [40, 130, 330, 398, 470];
  const rows = [
    ["Indeks", "Nazwa", "Kraj", "Ilość", "Netto"],
    ["PW-310", "Szalik wełniany", "Litwa", "60", "900,00"],
    ["PW-322", "Czapka zimowa", "Portugalia", "1200", "640,00"],
  ];
  const cells = rows.flatMap((row, i) =>
    // The column of numbers ends at one place.
    row.map((text, k): Printed => [k === 3 ? 420 - text.length * 6 : (lefts[k] ?? 0), 100 + i * 16, text]),
  );
  const found = findByRules([pageOf(cells)], {
    template: "textile",
    kind: "invoice",
    product: { reference: "PW-322", gtin: null },
  });
  expect(found.find(({ field }) => field === "country_making")?.value).toBe("PT");
});

test("a list of several products tells nothing of one that is not among them", () => {
  expect(rowOf(DELIVERY_NOTE, "KL-9999")).toEqual([undefined, undefined]);
});

test("what a row weighs as a whole is no weight of a piece", () => {
  const list = [
    "Packing list",
    "Item no.\tDescription\tOrigin\tQty\tN.W. (kg)",
    "RT-1100\tTea towel\tTurkey\t200\t18.4",
    "RT-1180\tApron\tTurkey\t120\t26.4",
  ].join("\n");
  expect(rowOf(list, "RT-1180")).toEqual(["TR", undefined]);
});

test("a list without quantities is known by its numbers, and weighs one piece of each", () => {
  const list = [
    "Style no.\tStyle name\tEAN\tNet weight\tMade in\tStatus",
    "FL-2201\tHarbour Crew\t4006381331012\t310 g\tTurkey\tLive",
    "FL-2202\tHarbour Tee\t4006381332170\t150 g\tBangladesh\tLive",
    "FL-2203\tHarbour Short\t4006381333245\t190 g\tIndia\tDraft",
  ].join("\n");
  expect(rowOf(list, "FL-2202", "other", "4006381332170")).toEqual(["BD", 150]);
});

test("the row of a product begins with its number before what it is, among others made alike or not", () => {
  const packing = [
    "Packing list 3391",
    "Pkg\tItem\tQty\tNet each\tNet",
    "1-3\tKF-2214 Paring knife 9 cm\t120\t0.062 kg\t7.44 kg",
    "brand Ashgrove",
    "Origin: Spain",
    "4-5\tSH-0712 Sharpening steel\t60\t0.240 kg\t14.40 kg",
    "brand Ashgrove",
    "Origin: Taiwan",
  ].join("\n");
  const invoice = [
    "FACTURA 25-118",
    "Referencia\tDescripción\tUds.\tPrecio\tImporte",
    "NB-PLN-12-7\tBatería de alarma\t40\t19,80 €\t792,00 €",
    "Peso unitario 2,40 kg. Origen: Vietnam",
    "Código TARIC 8507 20 80",
    "NB-SOLAR-12-90\tBatería solar\t6\t1 164,50 €\t6 987,00 €",
    "Peso unitario 27,5 kg. Origen: China",
    "Código TARIC 8507 20 20",
  ].join("\n");
  const about = (text: string, template: string, kind: string, reference: string) =>
    Object.fromEntries(
      findByRules([readingOf(text)], { template, kind, product: { reference, gtin: null } }).map(
        ({ field, value }) => [field, value],
      ),
    );
  expect(about(packing, "generic", "other", "KF-2214")).toMatchObject({
    ...{ reference: "KF-2214", country_making: "ES", net_weight: 0.062 },
  });
  expect(about(invoice, "battery", "invoice", "NB-SOLAR-12-90")).toMatchObject({
    ...{
      reference: "NB-SOLAR-12-90",
      country_making: "CN",
      battery_weight: 27.5,
      commodity_code: "85072020",
    },
  });
});

test("the row of a product tells its brand, its town of making and a weight whose thousands a blank parts", () => {
  const list =
    "Réf.\tDésignation\tMarque\tFabriqué en\tPoids net (g/paire)\tQté\n8840-N\tDerby homme, p. 42\tMorvelle\tElche, Espagne\t930\t12\n8841-N\tBotte femme, p. 38\tPetit Loup\tFermo, Italie\t1 240\t10";
  const found = findByRules([readingOf(list)], {
    template: "footwear",
    kind: "other",
    product: { reference: "8841-N", gtin: null },
  });
  const firstOf = (field: string) => found.find((one) => one.field === field)?.value;
  expect(firstOf("brand")).toBe("Petit Loup");
  expect(firstOf("country_making")).toBe("IT");
  expect(firstOf("net_weight")).toBe(1240);
});

test("the number of a style is the product's own, whose number goes on with a colour", () => {
  const sheet =
    "Marca: Mistral8\tReferencia: 7720\nComposición según color\nColor\tCódigo\tEAN talla L\tComposición\nBlanco\t7720-01\t3801234001019\tAlgodón 100%\nGris\t7720-58\t3801234001026\tAlgodón 85%, viscosa 15%";
  const found = findByRules([readingOf(sheet)], {
    template: "textile",
    kind: "tech_sheet",
    product: { reference: "7720-58", gtin: "3801234001026" },
  });
  const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
  expect(told("brand")).toEqual(["Mistral8"]);
  expect(told("reference")).toEqual(["7720-58"]);
});

test("a row of goods that is read as one cell before its price is none of the product", () => {
  const invoice =
    "Réf.\tDésignation\tQté\tMontant\nSB-50\tServiette 50 × 100, 100 % coton\t200\t826,50 €\nGTIN 3801234001019\nFabriqué en France\nCO-220 Couette 220 × 240, 70 % polyester 25 32,00 €\t800,00 €\n30 % coton\nGTIN 3801234001026\nTotal HT\t1 626,50 €";
  const found = findByRules([readingOf(invoice)], {
    template: "textile",
    kind: "invoice",
    product: { reference: "SB-50", gtin: "3801234001019" },
  });
  const told = (field: string) => found.filter((one) => one.field === field).map(({ value }) => value);
  expect(told("reference")).toEqual(["SB-50"]);
  expect(told("fibre_composition")).toEqual([[{ fibre: "cotton", percent: 100 }]]);
});

test("the heads of some columns go on in a second line with signs alone", () => {
  const invoice = [
    "Eil.\tPrekės\tPavadinimas\tKilmės\tKiekis,\tKaina,\tSuma,",
    "kodas\tšalis\tvnt.\t€\t€",
    "1\tVT-118\tStaltiesė\tLietuva\t40\t31,50\t1260,00",
    "2\tVT-204\tUžvalkalas\tIndija\t60\t6,10\t366,00",
  ].join("\n");
  expect(rowOf(invoice, "VT-204", "invoice")[0]).toBe("IN");
});

test("the heads of columns that are read as one cell are known apart", () => {
  const order = pageOf([
    [40, 40, "Conferma d'ordine n. 2026/718"],
    [40, 80, "Rif."],
    [110, 80, "Descrizione"],
    [230, 80, "Composizione"],
    [330, 80, "Origine Q.tà Prezzo"],
    [470, 80, "Totale"],
    [40, 100, "5510-BL"],
    [110, 100, "Sottoveste"],
    [230, 100, "100% modal"],
    [330, 100, "Croazia"],
    [378, 100, "36"],
    [410, 100, "17,90"],
    [470, 100, "644,40"],
    [40, 116, "5522-RS"],
    [110, 116, "Vestaglia"],
    [230, 116, "100% cotone"],
    [330, 116, "Serbia"],
    [378, 116, "20"],
    [410, 116, "24,50"],
    [470, 116, "490,00"],
  ]);
  const found = findByRules([order], {
    template: "textile",
    kind: "other",
    product: { reference: "5522-RS", gtin: null },
  });
  expect(found.find(({ field }) => field === "country_making")?.value).toBe("RS");
});

test("a number stands below its head also where another head is read with that", () => {
  const numbers = (text: string, kind: string) =>
    findByRules([readingOf(text)], { template: "textile", kind })
      .filter(({ field }) => field === "reference")
      .map(({ value }) => value);
  const order =
    "Rendelés-visszaigazolás\nCikkszám Vonalkód\tMegnevezés\tÖsszetétel\tMenny. Nettó\tÁfa\nTK-5120\t3801234001019 Takaró, kék\t100% gyapjú\t25 db\t6 400 Ft\t27%";
  expect(numbers(order, "other")).toEqual(["TK-5120"]);
  const certificate =
    "Transaction Certificate\nNo. Article Product category\tComposition\tNet weight\tGross\n1\tKN-881\tFabrics / knitted\t100 % recycled polyester\t412.0 kg\t431.6 kg";
  expect(numbers(certificate, "certificate")).toEqual(["KN-881"]);
});
