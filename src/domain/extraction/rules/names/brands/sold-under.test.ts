import { describe, expect, test } from "bun:test";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

function brandsIn(text: string, kind = "declaration") {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field === "brand")
    .map(({ value }) => value);
}

describe("a brand", () => {
  test("is whoever goods are made for as their own", () => {
    for (const [text, brand] of [
      ["We sew this shirt as a private label for Elmcroft.\nOrder 4471", "Elmcroft"],
      ["Das Hemd nähen wir als Eigenmarke für die Firma Elmenhof.\nAuftrag 4471", "Elmenhof"],
      ["Nous cousons cette chemise en marque de distributeur pour Orme d'Or.\nCommande 4471", "Orme d'Or"],
      ["La camicia è confezionata a marchio privato per il cliente Olmeto.\nOrdine 4471", "Olmeto"],
      ["La camisa se cose como marca blanca para Olmedal.\nPedido 4471", "Olmedal"],
      ["Szyjemy tę koszulę jako markę własną dla sieci Wiązowo.\nZamówienie 4471", "Wiązowo"],
      ["Košili šijeme jako privátní značku pro Jilmov.\nObjednávka č. 4471", "Jilmov"],
      ["Skjortan sys som egen märkesvara (EMV) åt Almlund.\nOrder 4471", "Almlund"],
      ["Az inget a Szilfa számára saját márkás termékként varrjuk.", "Szilfa"],
      ["Ризата шием като собствена марка за Брястово.\nПоръчка № 4471", "Брястово"],
      ["Сорочку шиємо під торговою маркою замовника Берестове.\nЗамовлення № 4471", "Берестове"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
  });

  test("is the name that goods are sold under, before it or behind it", () => {
    for (const [text, brand] of [
      ["We sell these boots under the name Elmcroft.", "Elmcroft"],
      ["Der Stiefel läuft im Handel unter dem Namen Elmenhof.", "Elmenhof"],
      ["A csizmát Szilfa néven forgalmazzuk.", "Szilfa"],
      ["Bot Karaağaç adıyla satılıyor.", "Karaağaç"],
      ["Støvlen sælger vi under navnet Elmelund.", "Elmelund"],
      ["Saapas myydään nimellä Jalava.", "Jalava"],
      ["Zābakus pārdodam ar nosaukumu Goba.", "Goba"],
      ["Škornji so na trgu pod imenom Brestovka.", "Brestovka"],
      ["Importador: Brinca Bem, Lda. – que o vende como Ulmeiro.", "Ulmeiro"],
    ] as const)
      expect(brandsIn(text), text).toEqual([brand]);
  });

  test("is no company that is called by a name, no goods and nothing that is not sold so", () => {
    for (const text of [
      "The company trades in wool and was founded under the name Elmcroft Holdings Ltd.",
      "Die Ware wird nicht unter der Marke Elmenhof verkauft.",
      "This shirt is no longer sold under the brand Elmcroft.",
      "Die Ware wird als Zubehör verkauft.",
      "The fabric is sold under the name Aquawarp by its weaver.",
      "Le tissu est vendu sous la marque Climalin par le tisseur.",
    ])
      expect(brandsIn(text), text).toEqual([]);
  });

  test("is what labels show, and seals are none", () => {
    expect(brandsIn("Sul cartellino va stampato il logo Olmeto.")).toEqual(["Olmeto"]);
    expect(brandsIn("Your number and the Elmcroft logo go on the hang tag.")).toEqual(["Elmcroft"]);
    expect(brandsIn("Acquirente: Fratelli Neri, che vende il capo con etichetta Olmeto")).toEqual(["Olmeto"]);
    expect(brandsIn("Na metce musi być znak FSC i numer licencji.")).toEqual([]);
    expect(brandsIn("The hang tag shows the logo GOTS.")).toEqual([]);
  });

  test("is said to be one of somebody, but no yarn is", () => {
    expect(brandsIn("Elmcroft is a brand of Lowfell Mills Ltd.")).toEqual(["Elmcroft"]);
    expect(brandsIn("Wiązowo to marka firmy Tkalnia Nowak sp. z o.o.")).toEqual(["Wiązowo"]);
    expect(brandsIn("A Szilfa a Szövő Kft. márkája.")).toEqual(["Szilfa"]);
    expect(brandsIn("Lycra is a brand of The Lycra Company.")).toEqual([]);
    expect(brandsIn("This is a brand of Lowfell Mills Ltd.")).toEqual([]);
  });

  test("stays what it is, and the next line is no more of it", () => {
    expect(brandsIn("La marca sigue siendo Olmedal Sur.\nUn saludo", "other")).toEqual(["Olmedal Sur"]);
    expect(brandsIn("Markamız Karaağaç aynen kalıyor.", "other")).toEqual(["Karaağaç"]);
    expect(
      brandsIn("A sapatilha é comercializada sob a nossa marca Ulmeiro Vivo\nForma 217", "other"),
    ).toEqual(["Ulmeiro Vivo"]);
    expect(brandsIn("Ca marcă proprie pentru Ulmu Mare.\nComanda nr. 2025/33")).toEqual(["Ulmu Mare"]);
  });
});

describe("the brand of a tag", () => {
  test("stands over a size, the number and the figures of its bars, where no shares are told", () => {
    expect(
      brandsIn("ELMCROFT\nHand-framed in Yorkshire\nRef. Y-219\nSize M\n5012345670010", "other"),
    ).toEqual(["ELMCROFT"]);
    expect(brandsIn("SZILFA\nbiopamut\nCikksz. 3309/77\nméret 40\nszín 04", "other")).toEqual(["SZILFA"]);
    expect(brandsIn("ELMCROFT\nInvoice 4471\nRef. Y-219\nSize M\n5012345670010", "other")).toEqual([]);
    expect(brandsIn("PYJAMA\nbiologisch katoen\nArt. 3309/77\nmaat 40", "other")).toEqual([]);
  });
});

describe("the brand in the title of a shop", () => {
  test("stands behind or before the goods and their colour, and its letters begin the number", () => {
    expect(brandsIn("Sciarpa in cashmere Lungolmo – grigio perla\nCod. LM0031", "other")).toEqual([
      "Lungolmo",
    ]);
    expect(brandsIn("Toalha de praia Olmo Norte – riscas azuis\nRef. ON-2210", "other")).toEqual([
      "Olmo Norte",
    ]);
    expect(brandsIn("Σκούφος μερινό Βελανιδιά – γκρι\nΚωδ. VL-012", "other")).toEqual(["Βελανιδιά"]);
    expect(brandsIn("Merino Beanie – charcoal\nSKU MB-07", "other")).toEqual([]);
  });

  test("is registered, as the foot of its own paper says", () => {
    for (const said of [
      "Olmeda Casa é uma marca registada.",
      "Olmeda Casa is a registered trademark.",
      "Olmeda Casa ist eine eingetragene Marke.",
      "Olmeda Casa est une marque déposée.",
    ])
      expect(brandsIn(`OLMEDA CASA – Têxteis-lar, Lda.\nREF.\tT-4410\n${said}`, "tech_sheet"), said).toEqual([
        "Olmeda Casa",
      ]);
    expect(brandsIn("Ficha\nREF.\tT-4410\nElastil é uma marca registada.", "tech_sheet")).toEqual([]);
  });

  test("is said of goods in Swedish, and stands in the row of a form beside other text", () => {
    expect(brandsIn("Handduken av märket Almlund, artikelnr 4410, är vävd av bomull.")).toEqual(["Almlund"]);
    expect(
      brandsIn("Robna marka\tOlmeda Kupaći\tOdržavanje\nŠifra artikla\tKP-44/10\tRučno pranje", "tech_sheet"),
    ).toEqual(["Olmeda Kupaći"]);
  });

  test("is none of a name in quotes behind what it is, whose number begins like it", () => {
    expect(brandsIn("Badeanzug „Lagune“, Artikel-Nr. LG 4410, besteht aus Polyamid.")).toEqual([]);
  });
});

test("a brand is written as the company of the paper is", () => {
  for (const [text, brand] of [
    ["Jilmové ticho s.r.o.\nSlezská 45, 794 01 Krnov\nZboží značky Jilmové ticho.", "Jilmové ticho"],
    ["Elmen und mehr GmbH\nHafenweg 2, 20457 Hamburg\nMarke: Elmen und mehr", "Elmen und mehr"],
    ["Jilmov s.r.o.\nSlezská 45, 794 01 Krnov\nZboží značky Jilmov je z bavlny.", "Jilmov"],
    ["Marke: LEONIE H OLMEN\nLeonie Holmen GmbH", "LEONIE HOLMEN"],
    ["Marke: LEONIE H OLMEN\nHolmen Textil GmbH", "LEONIE H OLMEN"],
  ] as const)
    expect(brandsIn(text, "invoice"), text).toEqual([brand]);
});

test("what Swedish goods are sold under is a brand", () => {
  expect(
    brandsIn("Lakanet heter SR-140 hos oss och säljs\nunder märket Almlund. Det väger 540 gram."),
  ).toEqual(["Almlund"]);
  expect(brandsIn("Lakanet säljs under sommaren på marknaden Almlund.")).toEqual([]);
});
