import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

/** Field → a value, and what papers put before it. */
const PRINTED: Record<string, readonly [value: string, labels: string]> = {
  reference: [
    "AB-4471",
    "Art. No.|Art.|Art-Nr|Artikelnr|Artikel-Nr.|Artikelnummer (intern)|Lieferanten-Artikelnr.|Bestell-Nr.|Modell-Nr.|Style|Style #|Style ID|Style code|Item #|Item No|Product ID|Product code|Prod. no.|SKU|Model No.|Model ref.|Ref|Réf.|Référence|Réf. article|Code article|Code modèle|N° de modèle|Codice|Cod. prodotto|Codice modello|Articolo n.|Rif.|Referencia|Ref. fabricante|Cód. artículo|Código producto|Modelo n.º|Referência|Ref.ª|N.º do modelo|Art. nr|Artikelcode|Symbol wyrobu|Indeks|Nr artykułu|Kod towaru|Numer katalogowy|Ürün kodu|Model kodu|Varenr.|Tuotekoodi|Kód výrobku|Číslo zboží|Cikkszám|Cod produs|Šifra|Арт. №|Каталожен №|Код на артикула|Kat. č.|Kód položky|ΚΩΔΙΚΟΣ|Κωδ. είδους|Αρ. μοντέλου|Katalognr.|Stilnr.|Ident-Nr.|Stock code|Artikli kood|Nimikenumero|Tuote-nro|Oznaka artikla|Kat. br.|Cikksz.|Katalógusszám|Cod. prod.|Prekės numeris|Kodas|Modeļa Nr.|Kods|Productnr.|Artykuł|Articol|Cod marfă|Kód tovaru|Številka artikla|Kat. št.|Varunr|Mal kodu|Uimhir an táirge|Kodiċi tal-prodott",
  ],
  net_weight: [
    "430 g",
    "Weight|Weight per piece|Weight (size M)|Item weight, net|Approx. weight|Weight/pc|Gewicht pro Stück|Gewicht ca.|Stückgewicht|Gewicht (Gr. M)|Gewicht in Größe M|Poids|Poids de la pièce|Poids (taille M)|Peso capo|Peso indicativo|Peso (talla M)|Peso da peça|Gewicht p/st|Masa netto|Waga sztuki|Birim ağırlık|Vikt (stl M)|Vægt|Paino|Hmotnost kusu|Greutate|Súly|Hmot. netto|Váha|Nettogew.|ΚΑΘΑΡΟ ΒΑΡΟΣ|Netomass|Masse nette|Pds net|Egységsúly|Massa netta|Neto masė|Tīrsvars|Ciężar netto|Massa líquida|P. netto|Glanmheáchan|Piż nett",
  ],
  country_making: [
    "Portugal",
    "Made in|Country of origin|Mfg. country|Manufactured in|Herkunft|Land der Herstellung|Gefertigt in|Pays de fabrication|Fabriqué au|Lieu de confection|Prodotto in|Provenienza|Origine merce|Fabricado en|Procedencia|Hecho en|País de fabrico|Geproduceerd in|Land van herkomst|Kraj produkcji|Pochodzenie|Menşei|Üretim yeri|Tillverkningsland|Oprindelsesland|Alkuperämaa|Země původu|Származási ország|Țara de origine|Země pův.|Opr.land|Urspr.-Land|ΧΩΡΑ ΠΡΟΕΛΕΥΣΗΣ|Ctry. of origin|País orig.|Tootmisriik|Alkup. maa|Pays orig.|Zemlja podr.|Szárm. ország|Paese orig.|Gamybos šalis|Ražotājvalsts|Land v. herkomst|Opphavsland|Kraj poch.|Krajina pôv.|Država izdelave|Tír thionscnaimh|Pajjiż tal-oriġini|País de orixe",
  ],
  brand: [
    "Nordhafen",
    "Brand|Brand name|Trademark|Marke|Hausmarke|Marque|Enseigne|Marca|Marchio|Brand / Marchio|Merk|Marka|Varumärke|Mærke|Tuotemerkki|Značka|Márka|Marcă|Бранд|Mærkenavn|Markenbezeichnung|Tootemark|Prekių ženklas|Preču zīme|Handelsmerk|Merkevare|Znak towarowy|Ochranná známka|Obchodná známka|Blagovna znamka|Tescilli marka",
  ],
  gtin: [
    "4018964877183",
    "EAN|EAN-13|GTIN|Barcode|Bar code no.|UPC/EAN|Strichcode|EAN-Nummer|Gencod|Code-barres|Cod. EAN|Codice a barre|Cód. barras|Streepjescode|Kod kreskowy|Barkod|Streckkod|Stregkode|Čárový kód|Vonalkód|Cod de bare|Бар код|ЕАН код|Čár. kód|Γραμμωτός κωδικός|C. barras|Code barre|Crtični kod|Cod. barre|Svītru kods|Strekkode|Kod kresk.|Streckkodsnummer|Barkod numarası|Črtna koda izdelka|Code-barres du produit|Codice a barre del prodotto|Código de barras del artículo|Čiarový kód výrobku|Kod kreskowy wyrobu|Gaminio brūkšninis kodas|Штрихкод виробу|A termék vonalkódja",
  ],
  model_name: [
    "Aurora Breeze",
    "Model name|Commercial designation|Наименование на изделието|Název zboží|Betegnelse|Warenbezeichnung|ΟΝΟΜΑΣΙΑ ΕΙΔΟΥΣ|Denominación comercial|Toote nimetus|Désignation article|Dénomination|Naziv artikla|Terméknév|Denominazione prodotto|Prekės pavadinimas|Preces nosaukums|Benaming|Benevnelse|Nazwa towaru|Designação comercial|Denumirea produsului|Názov tovaru|Naziv izdelka|Varubeteckning|Mal adı|Ainm an táirge",
  ],
  manufacturer_name: [
    "Velmora Knit Ltd., 12 Mill Road, Leeds LS1 4AB",
    "Mfr.|Mfd. by|Произведен от|Vyrobil|Jméno a adresa výrobce|Produceret af|Fabrikant og adresse|Herstellerfirma|ΚΑΤΑΣΚΕΥΑΣΤΗΣ|Παράγεται από|Producido por|Valmistanud|Valmistanut|Confectionné par|Proizvođač i adresa|Gyártotta|Ditta produttrice|Gamintojo pavadinimas ir adresas|Izgatavotājs|Geconfectioneerd door|Produsert av|Uszyte przez|Fabricat de|Numele și adresa producătorului|Meno a adresa výrobcu|Izdelal|Producerad av|Üretici adı ve adresi|Déantúsóir|Magħmul minn",
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
  for (const label of "Customer no.|Order number|Invoice no.|Kundennummer|Auftragsnummer|N° de commande|Numero d'ordine|Customs code|Batch number|Serial number|VAT no.|Report number|Kód zákazníka|Celní kód|Numer zamówienia|Kod klienta|Rendelésszám|Номер на поръчка|Код на клиента|Κωδικός πελάτη|KLIENTO KODAS|Užsakymo numeris|Muitas kods|Tellimuse nr|Värvi kood|Šifra kupca|Številka naročila|Număr comandă|Kundnr|Väri koodi|Bestelnummer|Müşteri kodu".split(
    "|",
  ))
    expect(found(`Lorem ipsum\n${label}\tAB-4471\nFoo\tBar`), label).not.toContain("reference");
  for (const label of "Gross weight|Fabric weight|Bruttogewicht|Poids brut|Peso lordo|Shipping weight|Carton weight|Hrubá hmotnost|Брутно тегло|Μικτό βάρος|Bruto svoris|Waga brutto|Váha tkaniny".split(
    "|",
  ))
    expect(found(`Lorem ipsum\n${label}\t430 g\nFoo\tBar`), label).not.toContain("net_weight");
  const told = (text: string) => found(`Lorem ipsum\n${text}\nFoo\tBar`);
  for (const label of [
    "Původ příze",
    "Pochodzenie bawełny",
    "Herkunft Garn",
    "Kraj przeznaczenia",
    "Země určení",
  ])
    expect(told(`${label}\tPortugal`), label).not.toContain("country_making");
  for (const label of ["Značka barvy", "Marka samochodu"])
    expect(told(`${label}\tNordhafen`), label).not.toContain("brand");
});

test("the end of a label in capitals is no label, but what begins behind a value is", () => {
  const referencesIn = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "reference")
      .map(({ value }) => value);
  expect(referencesIn("Lorem ipsum\nSPALVOS KODAS : AB-4471\nFOO : BAR")).toEqual([]);
  expect(referencesIn("Lorem ipsum\nMODEL: AURORA REF: AB-4471\nFOO : BAR")).toEqual(["AB-4471"]);
});

test("a name of goods is no size, no sentence and no company", () => {
  for (const value of ["Sall 30 x 180 cm", "Koka vilciens ar ratiem", "UAB Linas"])
    expect(found(`Lorem ipsum\nPavadinimas\t${value}\nFoo\tBar`), value).not.toContain("model_name");
});

test("dots lead from a label to its value", () => {
  const brands = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "other" })
      .filter(({ field }) => field === "brand")
      .map(({ value }) => value);
  for (const text of [
    "Marke\t. . . . . : STROHBECK",
    "Marke . . . . : STROHBECK",
    "Marque ........ STROHBECK",
  ])
    expect(brands(`Material . . . : 10088214\n${text}`), text).toEqual(["STROHBECK"]);
});

test("labels over their values end where the heading of a table stands alone below them", () => {
  const form = [
    "Artikelnummer\tGewicht der Weste (Gr. 48)",
    "KT 60.271\t840 g netto",
    "EAN (Gr. 48)\tGewicht Oberstoff",
    "4006381333931\t240 g/m²",
    "Zolltarifnummer\tSäule",
    "6201 40 90\t4.000 mm",
    "Materialzusammensetzung",
    "Bestandteil\tMaterial\tAusrüstung",
    "Oberstoff\t100 % Polyester\tkeine",
  ];
  const found = findByRules([readingOf(form.join("\n"))], { template: "textile", kind: "tech_sheet" });
  expect(found.find(({ field }) => field === "reference")?.value).toBe("KT 60.271");
});
