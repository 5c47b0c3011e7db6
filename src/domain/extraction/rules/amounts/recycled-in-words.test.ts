import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function shares(text: string, kind = "other", template = "textile"): unknown[] {
  return findByRules([readingOf(text)], { template, kind })
    .filter(({ field }) => field === "recycled_content")
    .map(({ value }) => value);
}

test("all of a product is recycled where words say so", () => {
  for (const text of [
    "The bucket is made wholly from recycled plastic.",
    "Der Eimer besteht vollständig aus Recyclingmaterial.",
    "Le seau est entièrement issu de matières recyclées.",
    "Secchio realizzato esclusivamente con materiali riciclati.",
    "El cubo está hecho en su totalidad de plástico reciclado.",
    "Balde produzido inteiramente com materiais reciclados.",
    "De emmer is geheel van gerecycled kunststof gemaakt.",
    "Wiadro w całości z tworzywa z recyklingu.",
    "Kbelík je vyroben výhradně z recyklovaného plastu.",
    "Vedro vyrobené úplne z recyklovaných materiálov.",
    "A vödör kizárólag újrahasznosított anyagból készül.",
    "Găleată fabricată în întregime din materiale reciclate.",
    "Кофата е изцяло от рециклирани материали.",
    "Ο κουβάς είναι εξ ολοκλήρου από ανακυκλωμένα υλικά.",
    "Hinken är helt tillverkad av återvunnet material.",
    "Spanden er udelukkende lavet af genanvendt plast.",
    "Bøtta er i sin helhet laget av resirkulert materiale.",
    "Ämpäri on valmistettu kokonaan kierrätysmuovista.",
    "Ämber on täielikult ringlussevõetud materjalist.",
    "Spainis pilnībā izgatavots no pārstrādātiem materiāliem.",
    "Kibiras pagamintas vien iš perdirbtų medžiagų.",
    "Vedro je v celoti iz recikliranih materialov.",
    "Kanta je u potpunosti od recikliranih materijala.",
    "Kova tamamen geri dönüştürülmüş malzemeden yapılmıştır.",
    "Відро повністю виготовлене з переробленого пластику.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [100] });
});

test("half of a product's weight is recycled where words say so", () => {
  for (const text of [
    "Half of the weight of this vest is recycled material.",
    "Die Hälfte des Gesamtgewichts der Weste ist recyceltes Material.",
    "La moitié du poids du gilet provient de matières recyclées.",
    "Metà del peso del gilet è materiale riciclato.",
    "La mitad del peso del chaleco es material reciclado.",
    "De helft van het gewicht van het vest is gerecycled materiaal.",
    "Połowa masy kamizelki to materiał z recyklingu.",
    "Polovina hmotnosti vesty je z recyklovaného materiálu.",
    "A mellény tömegének fele újrahasznosított anyag.",
    "Hälften av västens vikt är återvunnet material.",
    "Puolet liivin painosta on kierrätysmateriaalia.",
    "Polovica mase prsluka je od recikliranog materijala.",
    "Половину ваги жилета становить перероблена сировина.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [50] });
});

test("words do not tell of parts, packages, fibres, many products, wishes or what could be recycled", () => {
  for (const text of [
    "The lid is made entirely of recycled plastic.",
    "Die Verpackung besteht vollständig aus Recyclingmaterial.",
    "Made entirely of recycled polyester.",
    "Our products are made entirely of recycled materials.",
    "We want to make it entirely of recycled materials.",
    "Not made entirely of recycled materials.",
    "Le seau est entièrement recyclable.",
    "Half of our products contain recycled material.",
    "Udział surowców z recyklingu wolno podawać wyłącznie na podstawie certyfikatu.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [] });
});

test("a share that somebody asks for, aims at or has on average is not told", () => {
  for (const text of [
    "For this tender we require a recycled content of at least 25 %.",
    "Wir verlangen einen Rezyklatanteil von mindestens 25 %.",
    "Nous voulons porter la teneur en matières recyclées à 25 %.",
    "Vogliamo portare il contenuto riciclato al 25 %.",
    "Exigimos un contenido reciclado del 25 %.",
    "Willen we het gerecycled gehalte verhogen tot 25 %.",
    "Chcemy zwiększyć udział surowców z recyklingu do 25 %.",
    "Požadujeme podíl recyklovaného materiálu alespoň 25 %.",
    "Siekiame, kad perdirbtų medžiagų dalis sudarytų 25 %.",
    "Želimo povećati udio recikliranog materijala na 25 %.",
    "Изискваме съдържание на рециклиран материал от поне 25 %.",
    "Vi ønsker å øke andelen resirkulert materiale til 25 %.",
    "Haluamme nostaa kierrätysmateriaalin osuuden 25 %:iin.",
    "Nasze kurtki zawierają średnio 25 % materiału z recyklingu.",
    "Künftig müssen alle Hemden mindestens 25 % Rezyklat enthalten.",
    "Volgens de norm moet 25 % van het materiaal gerecycled zijn.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [] });
  expect(shares("We would like to confirm that the vest has a recycled content of 25 %.")).toEqual([25]);
});

test("a certificate tells what its product contains, and not the least that a standard asks for", () => {
  expect(shares("This product contains 46 % recycled material certified to GRS.", "certificate")).toEqual([
    46,
  ]);
  expect(shares("Contient 46 % de matière recyclée certifiée GRS", "certificate")).toEqual([46]);
  expect(shares("Tuote sisältää 46 % GRS-sertifioitua kierrätysmateriaalia.", "certificate")).toEqual([46]);
  expect(shares("GRS products contain at least 20 % recycled material.", "certificate")).toEqual([]);
});

test("both kinds of waste make the share, whose words each language has", () => {
  expect(shares("Återvunnet: 11 % före konsument + 22 % efter konsument = 33 % av produktens vikt")).toEqual([
    33,
  ]);
  expect(
    shares("Reciklirano prije potrošnje\t11 %\nReciklirano nakon potrošnje\t22 %\nUkupno\t33 %"),
  ).toEqual([33]);
  expect(
    shares("Рециклирано преди потребление\t11 %\nРециклирано след потребление\t22 %\nОбщо\t33 %"),
  ).toEqual([33]);
  expect(
    shares(
      "Vom Gesamtgewicht der Weste sind 33 Prozent recycelten Ursprungs, davon 22 Prozent post-consumer.",
    ),
  ).toEqual([33]);
});

test("the share of the product stands in a clause of its own behind that of its box", () => {
  expect(
    shares("Der Karton ist zu 80 % aus Altpapier, die Weste selbst zu 25 % (Gesamtgewicht) aus Rezyklat."),
  ).toEqual([25]);
  expect(shares("The box is 80 % recycled board, the vest itself is of virgin fibres.")).toEqual([]);
});

test("the row of the whole product may have fewer cells than those of its materials", () => {
  expect(
    shares(
      "Onderdeel\tMateriaal\tGewicht\tWaarvan gerecycled\nOnderstel\tStaal\t19,0 kg\t48%\nWerkblad\tSpaanplaat\t18,2 kg\t63%\nTotaal bureau\t37,2 kg\t55%",
      "declaration",
      "furniture",
    ),
  ).toEqual([55]);
});

test("a share of which nobody has sent a proof is not told", () => {
  for (const text of [
    "The mill mentioned 45 % recycled material but never sent any proof.",
    "Der Lieferant nannte 45 % Rezyklat, den Nachweis hat er jedoch nie geschickt.",
    "Le tisseur a parlé de 45 % de matière recyclée, sans jamais fournir de justificatif.",
    "Il fornitore parlava del 45 % di materiale riciclato, ma la documentazione non è mai arrivata.",
    "El proveedor mencionó un 45 % de material reciclado, dato no acreditado.",
    "Dodávateľ spomínal 45 % recyklátu, doklad však nikdy neposlal.",
    "Leverantören nämnde 45 % återvunnet material, men något intyg kom aldrig.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [] });
  expect(shares("The mill sent proof of 45 % recycled material.")).toEqual([45]);
});

test("the grille or the housing of a device is a part of it", () => {
  for (const text of [
    "The speaker grille contains 45 % recycled plastic.",
    "Im Lautsprechergitter stecken 45 % recycelter Kunststoff.",
    "La griglia contiene il 45 % di plastica riciclata.",
    "A hangszórórácsban 45 % újrahasznosított műanyag van.",
    "Højttalergitteret indeholder 45 % genanvendt plast.",
    "Höljet innehåller 45 % återvunnen plast.",
    "Корпусът съдържа 45 % рециклирана пластмаса.",
  ])
    expect({ text, told: shares(text, "declaration", "electronics") }).toEqual({ text, told: [] });
});

test("a bag or a box that goods are sent in is none of them, also in a sentence or a line of its own", () => {
  for (const text of [
    "Each in a polybag. The bag contains 45 % recycled plastic.",
    "Je Stück im Polybeutel. Der Beutel enthält 45 % recycelten Kunststoff.",
    "Toimitus yksittäin muovipussissa. Pussi sisältää 45 % kierrätettyä muovia.",
    "Pakowane w worki foliowe. Worek zawiera 45 % materiału z recyklingu.",
    "Free delivery. We send all in a recycled cardboard box\nmade of 100% recycled fibres. Returns within 30 days.",
    "Relaxed fit\tWe send all in a cardboard box\nModel wears S\tmade of 100% recycled fibres.",
  ])
    expect({ text, told: shares(text) }).toEqual({ text, told: [] });
  expect(shares("A bag for the beach.\nThe bag contains 45 % recycled plastic.")).toEqual([45]);
});

test("the annex of a certificate lists its one product in a table", () => {
  const heads = "ALCANCE\nDescripción\tReferencia\tComposición\tContenido reciclado\n";
  const first = "Camiseta\tQX-8804\t65 % poliéster reciclado, 35 % algodón\t65 %";
  expect(shares(heads + first, "certificate")).toEqual([65]);
  const second = "\nChaqueta\tQX-9120\t50 % poliéster reciclado, 50 % algodón\t50 %";
  expect(shares(heads + first + second, "certificate")).toEqual([]);
});

test("a sentence may say what the recycled content is of before its share", () => {
  expect(shares("El contenido reciclado total del artículo asciende al 85 %.")).toEqual([85]);
});

test("the head over recycled shares may have two lines", () => {
  for (const [heads, goods] of [
    ["Article no.\tProduct\tComposition\tRecycled\ncontent", "Sweater\t65% recycled polyester, 35% cotton"],
    ["Artikelnummer\tArtikel\tMaterial\tRecycelter\nAnteil", "Pulli\t65 % recyceltes Polyester, 35 % Wolle"],
    ["Référence\tProduit\tComposition\tContenu\nRecyclé", "Sweat\t65% polyester recyclé, 35% coton"],
    ["Codice\tProdotto\tComposizione\tContenuto\nRiciclato", "Felpa\t65% poliestere riciclato, 35% cotone"],
    ["Artikelnummer\tProduct\tSamenstelling\tGerecycled\ngehalte", "Trui\t65% gerecycled polyester, 35% wol"],
  ])
    expect(shares(`${heads}\nECO-20\t${goods}\t65%`, "certificate"), heads).toEqual([65]);
});
