import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

/** Field → a value, and what papers put before it. */
const PRINTED: Record<string, readonly [value: string, labels: string]> = {
  reference: [
    "AB-4471",
    "Art. No.|Art.|Art-Nr|Artikelnr|Artikel-Nr.|Artikelnummer (intern)|Lieferanten-Artikelnr.|Bestell-Nr.|Modell-Nr.|Style|Style #|Style ID|Style code|Item #|Item No|Product ID|Product code|Prod. no.|SKU|Model No.|Model ref.|Ref|Réf.|Référence|Réf. article|Code article|Code modèle|N° de modèle|Codice|Cod. prodotto|Codice modello|Articolo n.|Rif.|Referencia|Ref. fabricante|Cód. artículo|Código producto|Modelo n.º|Referência|Ref.ª|N.º do modelo|Art. nr|Artikelcode|Symbol wyrobu|Indeks|Nr artykułu|Kod towaru|Numer katalogowy|Ürün kodu|Model kodu|Varenr.|Tuotekoodi|Kód výrobku|Číslo zboží|Cikkszám|Cod produs|Šifra",
  ],
  net_weight: [
    "430 g",
    "Weight|Weight per piece|Weight (size M)|Item weight, net|Approx. weight|Weight/pc|Gewicht pro Stück|Gewicht ca.|Stückgewicht|Gewicht (Gr. M)|Gewicht in Größe M|Poids|Poids de la pièce|Poids (taille M)|Peso capo|Peso indicativo|Peso (talla M)|Peso da peça|Gewicht p/st|Masa netto|Waga sztuki|Birim ağırlık|Vikt (stl M)|Vægt|Paino|Hmotnost kusu|Greutate|Súly",
  ],
  country_making: [
    "Portugal",
    "Made in|Country of origin|Mfg. country|Manufactured in|Herkunft|Land der Herstellung|Gefertigt in|Pays de fabrication|Fabriqué au|Lieu de confection|Prodotto in|Provenienza|Origine merce|Fabricado en|Procedencia|Hecho en|País de fabrico|Geproduceerd in|Land van herkomst|Kraj produkcji|Pochodzenie|Menşei|Üretim yeri|Tillverkningsland|Oprindelsesland|Alkuperämaa|Země původu|Származási ország|Țara de origine",
  ],
  brand: [
    "Nordhafen",
    "Brand|Brand name|Trademark|Marke|Hausmarke|Marque|Enseigne|Marca|Marchio|Brand / Marchio|Merk|Marka|Varumärke|Mærke|Tuotemerkki|Značka|Márka|Marcă",
  ],
  gtin: [
    "4018964877183",
    "EAN|EAN-13|GTIN|Barcode|Bar code no.|UPC/EAN|Strichcode|EAN-Nummer|Gencod|Code-barres|Cod. EAN|Codice a barre|Cód. barras|Streepjescode|Kod kreskowy|Barkod|Streckkod|Stregkode|Čárový kód|Vonalkód|Cod de bare",
  ],
  recycled_content: [
    "35 %",
    "Recycled content|Share of recycled fibres|% recycled|Rezyklatanteil|Anteil Recyclingmaterial|Part recyclée|Contenuto riciclato|Percentuale riciclata|% reciclado|Conteúdo reciclado|Gerecycled aandeel|Udział recyklatu|Geri dönüştürülmüş oran|Återvunnet innehåll|Genanvendt andel|Podíl recyklátu",
  ],
};

const found = (text: string) =>
  findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" }).map(({ field }) => field);

describe("a value is known by its label", () => {
  for (const [field, [value, labels]] of Object.entries(PRINTED))
    test(`of ${field}, beside it and after a colon`, () => {
      for (const label of labels.split("|")) {
        expect(found(`Lorem ipsum\nXyz\tAbc\n${label}\t${value}\nFoo\tBar`), label).toContain(field);
        expect(found(`Lorem ipsum\n${label}: ${value}\nFoo: Bar`), label).toContain(field);
      }
    });
});

test("label and value are kept apart by many signs, and labels and values have marks", () => {
  const of = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .map(({ field, value, quotation }) => `${field} ${value} „${quotation}“`)
      .join(", ");
  const told = "reference AB-4471 „AB-4471“, brand Cove „Cove“";
  for (const apart of [
    ": ",
    " : ",
    " – ",
    " - ",
    " — ",
    " = ",
    " → ",
    "*: ",
    " 1): ",
    " [EN]: ",
    " (EN)\t",
    "¹\t",
  ])
    expect(of(`Article no.${apart}AB-4471\nBrand${apart}Cove`), apart).toBe(told);
  for (const list of ["• ", "▪ ", "✓ ", "1. ", "a) "])
    expect(of(`${list}Article no.: AB-4471\n${list}Brand: Cove`), list).toBe(told);
  for (const apart of [" | ", " · ", "; "])
    expect(of(`Article no.: AB-4471${apart}Brand: Cove${apart}Blickfang: rot`), apart).toBe(told);
  for (const [before, after] of ["“”", "„“", "«»", '""'])
    expect(of(`Article no.: AB-4471\nBrand: ${before}Cove${after}`), before).toBe(told);
  expect(of("Article no.: AB-4471*\nBrand: Cove**")).toBe(told);
  expect(of("Country of origin – Portugal")).toBe("country_making PT „Country of origin – Portugal“");
});

test("in capitals a word within a label begins none", () => {
  expect(found("RÉFÉRENCE DU MODÈLE: PL-3301")).not.toContain("model_name");
  expect(found("ΒΑΡΟΣ: 420 γρ.")).toContain("net_weight");
});

test("numbers of something else are no reference, and other weights none of the piece", () => {
  for (const label of "Customer no.|Order number|Invoice no.|Kundennummer|Auftragsnummer|N° de commande|Numero d'ordine|Customs code|Batch number|Serial number|VAT no.|Report number".split(
    "|",
  ))
    expect(found(`Lorem ipsum\n${label}\tAB-4471\nFoo\tBar`), label).not.toContain("reference");
  for (const label of "Gross weight|Fabric weight|Bruttogewicht|Poids brut|Peso lordo|Shipping weight|Carton weight".split(
    "|",
  ))
    expect(found(`Lorem ipsum\n${label}\t430 g\nFoo\tBar`), label).not.toContain("net_weight");
});
