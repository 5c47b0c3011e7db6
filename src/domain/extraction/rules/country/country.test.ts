import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, template = "textile"): string {
  return findByRules([readingOf(text)], { template, kind: "tech_sheet" })
    .filter(({ field }) => field.startsWith("country_"))
    .map(({ field, value }) => `${field.slice("country_".length)} ${value}`)
    .sort()
    .join(", ");
}

test("where a part comes from is not where the product does", () => {
  for (const [text, where] of [
    ["Fabric made in Italy. Made in Portugal.", "making PT"],
    ["Stoff hergestellt in der Türkei. Genäht in Rumänien.", "making RO"],
    ["Tejido fabricado en Turquía. Confeccionado en Marruecos.", "making MA, weaving TR"],
    ["The jacket is made in Vietnam.", "making VN"],
  ] as const)
    expect(told(text), text).toBe(where);
  for (const [text, where] of [
    ["Uppers stitched in India. Made in Portugal.", "making PT, upper IN"],
    ["Upper stitched in\tCambodia\nCountry of origin\tVietnam", "making VN, upper KH"],
    ["Schaft genäht in: Albanien\nHergestellt in: Italien", "making IT, upper AL"],
    ["Tige cousue au Maroc. Fabriqué en Espagne.", "making ES, upper MA"],
    ["Tomaia cucita in Tunisia. Fabbricato in Italia.", "making IT, upper TN"],
  ] as const)
    expect(told(text, "footwear"), text).toBe(where);
});

test("where the speakers of a device come from is not where it does", () => {
  for (const said of [
    "The speakers are made in China.",
    "Die Lautsprecher werden in China hergestellt.",
    "Les haut-parleurs sont fabriqués en Chine.",
    "Gli altoparlanti sono prodotti in Cina.",
    "Głośniki są produkowane w Chinach.",
  ])
    expect(told(`Made in: Portugal\n${said}`, "electronics"), said).toBe("making PT");
});

test("the code of a country is none at the begin of a number", () => {
  expect(told("Made in\nCN-4471 cartons")).toBe("");
  expect(told("Fabrication : CN")).toBe("making CN");
  expect(told("ARTICOLO\t: MU 2274\nPRODOTTO IN\t: ROMANIA")).toBe("making RO");
});

test("the code of a country is none at the end of a word", () => {
  expect(told("URSPRUNGSLAND IST\nDEUTSCHLAND.")).toBe("making DE");
});

test("a country may have a note or a blank before its colon", () => {
  expect(told("Geproduceerd in (land)\tRoemenië")).toBe("making RO");
  expect(told("Garn gesponnen in : Italien\nFabrication : Népal")).toBe("making NP, spinning IT");
});

test("a step of knitwear is known by its own word", () => {
  expect(told("Fase\tPaese\nFilatura\tItalia\nSmacchinatura\tRomania")).toBe("spinning IT, weaving RO");
});

test("where fibres come from is told of all their countries, and apart from where they are spun", () => {
  for (const [text, where] of [
    ["Cotton grown in India. Made in Portugal.", "fibre IN, making PT"],
    [
      "Bomulden er dyrket i Indien. Stoffet er vævet og farvet i Portugal.",
      "dyeing PT, fibre IN, weaving PT",
    ],
    ["Rohstoffherkunft: Neuseeland und Südafrika", "fibre NZ,ZA"],
    ["Origine des fibres : France, Belgique et Pays-Bas", "fibre FR,BE,NL"],
    ["Origen del algodón: Egipto", "fibre EG"],
    ["Cotone coltivato in Turchia, filato in Italia", "fibre TR, spinning IT"],
    ["Fase\tPaís\nCultivo do algodão\tBrasil\nFiação\tPortugal", "fibre BR, spinning PT"],
    ["Menşe ülke: Türkiye\nPamuk menşei: Hindistan", "fibre IN, making TR"],
    ["Linų pluošto kilmė: Prancūzija, Belgija", "fibre FR,BE"],
    ["Προέλευση ίνας: Ελλάδα", "fibre GR"],
    ["Gyapjú származása: Új-Zéland", "fibre NZ"],
    ["Lanka on kehrätty Italiassa, villa tulee Uruguaysta.", "fibre UY, spinning IT"],
    ["Cotton is spun in Turkey.", "spinning TR"],
    ["Baumwolle wird in Indien gesponnen.", "spinning IN"],
    ["Cotton is not grown in India.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a step that is done or takes place somewhere, also together with another", () => {
  for (const [text, where] of [
    [
      "La tomaia è orlata in Albania, mentre il montaggio e il finissaggio sono eseguiti in Italia.",
      "assembly IT, finishing IT, upper AL",
    ],
    ["Assembly takes place in Portugal.", "assembly PT"],
    ["Le montage a lieu au Portugal.", "assembly PT"],
    ["El montaje se realiza en Portugal.", "assembly PT"],
    ["Assembly is tested in Portugal.", ""],
  ] as const)
    expect(told(text, "footwear"), text).toBe(where);
});

test("whoever says that they make it says where", () => {
  for (const [text, where] of [
    ["La mochila se corta y se cose en nuestras instalaciones de Villena (España).", "making ES"],
    ["Fabricamos en España.", "making ES"],
    ["A peça fabrica-se em Portugal.", "making PT"],
    ["Nous fabriquons nos sacs à Cholet (France).", "making FR"],
    ["Produciamo i nostri capi in Romania.", "making RO"],
    ["Fertigung des Batteriepacks: Ungarn. Zellen: Südkorea.", "making HU"],
    ["Vendiamo i nostri capi in Romania.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("that a country is that of origin is said in a sentence too", () => {
  for (const [text, where] of [
    ["It is knitted here and\nits country of origin is Latvia.", "making LV"],
    ["Das Ursprungsland ist Deutschland.", "making DE"],
    ["Le pays d'origine est la France.", "making FR"],
    ["Het land van herkomst is Polen.", "making PL"],
    ["The country of origin is not known.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("steps begin a clause right before their place, and fibres come from one", () => {
  expect(told("Spinning in India, weaving in Turkey, dyeing in Italy.")).toBe(
    "dyeing IT, spinning IN, weaving TR",
  );
  expect(told("Filature au Portugal, tissage en France.")).toBe("spinning PT, weaving FR");
  expect(told("Corte e costura da gáspea na Tunísia; montagem em Portugal.", "footwear")).toBe(
    "assembly PT, upper TN",
  );
  expect(told("Weaving in twill")).toBe("");
  expect(told("Ull från\tNya Zeeland")).toBe("fibre NZ");
  expect(told("Laine de : Uruguay")).toBe("fibre UY");
  expect(told("Cotton from Uzbekistan is not allowed.")).toBe("");
});

test("a list of steps tells the country of each, which the name of one company does not", () => {
  for (const [text, where] of [
    ["Filiera: filatura Italia; tessitura Turchia; tintura Italia.", "dyeing IT, spinning IT, weaving TR"],
    [
      "Traçabilité : filature Inde, tissage Portugal, confection Tunisie",
      "making TN, spinning IN, weaving PT",
    ],
    ["Lieferkette: Spinnerei Türkei · Färberei Österreich", "dyeing AT, spinning TR"],
    ["Étapes : tissage (Portugal), teinture (Maroc)", "dyeing MA, weaving PT"],
    ["Łańcuch: tkanie Polska, barwienie Czechy", "dyeing CZ, weaving PL"],
    ["Filatura Italia S.r.l., via Roma 1, 59100 Prato", ""],
    ["Our range: weaving China cabinets; dyeing turkey feathers", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("what is done in one place is told behind two words that join it, in Slavic sentences", () => {
  for (const [text, where] of [
    ["Stkana, konfekcionirana in pakirana je v Sloveniji.", "weaving SI"],
    ["Tkana, krojena i pakirana je u Hrvatskoj.", "weaving HR"],
    ["Farbowana i pakowana jest w Polsce.", "dyeing PL"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a step stands in a label of two languages, one cut off by its line, or a question", () => {
  for (const [text, where] of [
    ["Weaving / Tissage\tPortugal\nDyeing / Teinture\tPortugal", "dyeing PT, weaving PT"],
    ["Boya ve apre / Dyeing and\tTürkiye\nfinishing", "dyeing TR"],
    ["Pochodzenie bawełny / Cotton origin: Turcja", "fibre TR"],
    ["Vävt i\tLitauen\nSpunnet i\tItalien", "spinning IT, weaving LT"],
    ["As malhas foram tricotadas e tingidas nas nossas instalações, em Portugal.", "dyeing PT, weaving PT"],
    ["B4\tWhere is the main fabric woven?\tPakistan", "weaving PK"],
    ["In welchem Land wird der Stoff gewebt?\tTürkei", "weaving TR"],
    ["Où le tissu est-il tissé ?\tItalie", "weaving IT"],
    ["Dove è stato tinto il tessuto?\tItalia", "dyeing IT"],
    ["Where should the fabric be woven?\tto be agreed", ""],
    ["Made up in\tPortugal", "making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
  expect(told("Päälliset ommeltu\tIntia", "footwear")).toBe("upper IN");
});

test("a step says of what it is, in front or behind, and is not taken for that", () => {
  for (const [text, where] of [
    ["Tintura filato\tItalia", "dyeing IT"],
    ["Teinture du fil : Portugal", "dyeing PT"],
    ["Tingimento em peça: Portugal", "dyeing PT"],
    ["Barvení příze\tČesko", "dyeing CZ"],
    ["Garnfärbung\tItalien", "dyeing IT"],
    ["Stückfärberei: Österreich", "dyeing AT"],
    ["İplik boyama: Türkiye", "dyeing TR"],
    ["Kumaş menşei: Türkiye", "weaving TR"],
    ["Fonal eredete\tOlaszország", "spinning IT"],
  ] as const)
    expect(told(text), text).toBe(where);
  expect(told("Cucitura tomaia\tAlbania", "footwear")).toBe("upper AL");
  // "Fabric" and "a" are no words within another one.
  expect(told("Fabricado en\tEspaña")).toBe("making ES");
});

test("several steps of a list are all done in one place", () => {
  for (const [text, where] of [
    ["Knitting, dyeing and sewing are all done in Bangladesh.", "dyeing BD, making BD, weaving BD"],
    ["Spinnen und Weben erfolgen beide in Portugal.", "spinning PT, weaving PT"],
    [
      "La filature, le tissage et la confection sont tous réalisés au Portugal.",
      "making PT, spinning PT, weaving PT",
    ],
    ["Cutting, sewing and packing are done in Portugal.", "making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("cloth that is finished somewhere counts as dyed there, unless that is told", () => {
  expect(told("Finished in\tBelgium")).toBe("dyeing BE");
  expect(told("Dyed in\tItaly\nFinished in\tBelgium")).toBe("dyeing IT");
  expect(told("Sewn and finished in Portugal.")).toBe("making PT");
});

test("fibres come each from a country of its own", () => {
  expect(told("Origine delle fibre\tAustralia (lana), Mongolia (cashmere)")).toBe("fibre AU,MN");
  expect(told("Fibre origin\tAustralia (farm), Italy (scouring)")).toBe("fibre AU");
  expect(told("Herkunft der Fasern\tWolle: Argentinien; Kunstfasern: Italien")).toBe("fibre AR,IT");
  expect(told("Origine des fibres : coton (Inde), lin (France)")).toBe("fibre IN,FR");
  expect(told("Herkunft des Flachses\tFrankreich, Belgien")).toBe("fibre FR,BE");
  expect(told("Origin of the fibres: cotton: India; elastane: not known")).toBe("");
});

test("the country of making is said in the languages of the Union", () => {
  for (const text of [
    "Направено в Турция",
    "Vyrábí se v Turecku",
    "Ware türkischen Ursprungs",
    "Ράβεται στην Τουρκία",
    "Producto de Turquía",
    "Tehtud Türgis",
    "Tehty Turkissa",
    "Marchandise d'origine turque",
    "Roba je turskog podrijetla",
    "Magħmul fit-Turkija",
    "Goederen van Turkse oorsprong",
    "Towar pochodzenia tureckiego",
    "Costurado na Turquia",
    "Mărfuri de origine turcă",
    "Vyrába sa v Turecku",
    "Varor av turkiskt ursprung",
    "Fremstilt i Tyrkia",
    "Türk Malıdır",
    "Krajem pochodzenia towaru jest Turcja.",
    "A származási ország Törökország.",
    "Страната на произход е Турция.",
    "Χώρα προέλευσης είναι η Τουρκία.",
    "Kilmės šalis yra Turkija.",
    "Ürünlerin menşei Türkiye'dir.",
  ])
    expect(told(text), text).toBe("making TR");
});

test("a step has its colon behind a blank as well", () => {
  expect(told("SPUN IN : TURKEY")).toBe("spinning TR");
  expect(told("Utkáno v : Turecko\nObarveno v : Turecko")).toBe("dyeing TR, weaving TR");
});

test("a place of making may be told by its whole address", () => {
  for (const [text, where] of [
    ["Place of making\tul. Szwalnicza 9, 90-115 Łódź, Poland", "making PL"],
    ["Produktionsort: Näherei Cosma SRL, Str. Fabricii 4, Oradea, Rumänien", "making RO"],
    ["Lieu de confection : Atelier Nour, 12 rue des Tanneurs, Sfax (Tunisie)", "making TN"],
    ["Place of making: to be agreed with Poland", ""],
    ["Place of making: Sfax, Tunisia or Porto", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("where a product is made may stand behind in which works", () => {
  for (const [text, where] of [
    ["Uszyto w naszej szwalni w Polsce.", "making PL"],
    ["Pyyhe on ommeltu omalla tehtaallamme Suomessa.", "making FI"],
    ["Toode on õmmeldud meie tehases Eestis.", "making EE"],
    ["Fabriqué dans notre atelier de Troyes (France).", "making FR"],
    ["Fabriqué par un atelier de Troyes (France).", "making FR"],
    ["tecido e confecionado em Guimarães, Portugal", "making PT, weaving PT"],
    ["O tecido é fabricado em Portugal.", "weaving PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a verb of being, and who makes it, may stand between what is done and its place", () => {
  for (const [text, where] of [
    ["Ručnici, 250 g, proizvedeni su u Portugalu.", "making PT"],
    ["Izdelane so v Sloveniji.", "making SI"],
    ["Uszyte zostały w Polsce.", "making PL"],
    ["Vyrobeny byly v České republice.", "making CZ"],
    ["Произведени са в България.", "making BG"],
    ["Портфелі виготовлені в Україні.", "making UA"],
    ["Έχουν κατασκευαστεί στην Ελλάδα.", "making GR"],
    ["Szyjemy wyłącznie w Polsce.", "making PL"],
    ["Šijeme v Česku.", "making CZ"],
    ["Vi syr i Estland.", "making EE"],
    ["Varene produseres i Estland.", "making EE"],
    ["Made in Europe: Portugal", "making PT"],
    ["Herstellung und Konfektion: Portugal", "making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("goods originate in a country on papers of customs, and so may their fibres", () => {
  for (const [text, where] of [
    ["Les marchandises décrites sont originaires de France (Union européenne).", "making FR"],
    ["Les produits sont originaires d'Espagne.", "making ES"],
    ["Ces produits ne sont pas originaires de France.", ""],
    ["Le merci sono originarie dell'Italia.", "making IT"],
    ["Las mercancías son originarias de España.", "making ES"],
    ["The goods originate in Türkiye.", "making TR"],
    ["Le coton est originaire d'Inde. Fabriqué au Portugal.", "fibre IN, making PT"],
    ["Country of last processing: Türkiye", "making TR"],
    ["Origin of the raw material\tIndia\nCountry of production\tPortugal", "fibre IN, making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("where goods come from is said by a verb, of goods and of what they are made of", () => {
  for (const [text, where] of [
    ["Die Ware stammt aus Portugal.", "making PT"],
    ["Die graue Wanderhose stammt aus unserer Kollektion.\nDie Hose stammt aus Portugal.", "making PT"],
    ["Wszystkie nasze koszulki pochodzą z Polski.", "making PL"],
    ["O vestido vem de Portugal, da nossa fábrica.", "making PT"],
    ["Our organic cotton comes from Turkey.", "fibre TR"],
    ["Das Garn kommt aus Italien.", "spinning IT"],
    ["Merinowolle aus Australien", "fibre AU"],
    ["Leinen (Flachs aus Frankreich)", "fibre FR"],
    ["The dyestuffs come from Germany and Switzerland.", ""],
    ["Our customers for these products come from Germany.", ""],
    ["Türkiye menşeli ürün", "making TR"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a place stands before the verb, or a word or two behind it", () => {
  for (const [text, where] of [
    ["Das Garn wird in Biella (Italien) gesponnen.", "spinning IT"],
    ["Unsere Bettwäsche lassen wir in Lettland nähen.", "making LV"],
    ["Sie werden in der eigenen Werkstatt in Österreich zugeschnitten, genäht und gezwickt.", "making AT"],
    ["Der Stoff wird in Österreich zugeschnitten.", ""],
    ["Die Produktion erfolgt in unserem Partnerbetrieb in Plovdiv/Bulgarien.", "making BG"],
    ["Gestrickt und konfektioniert im Mühlviertel (Österreich)", "making AT, weaving AT"],
    ["Geweven en geverfd in België", "dyeing BE, weaving BE"],
    ["Tingido em peça em Portugal", "dyeing PT"],
    ["Sukienka szyta ręcznie w Polsce", "making PL"],
    ["Manufactured: Pakistan. Packed: Netherlands.", "making PK"],
    ["Coupe et couture : Maroc", "making MA"],
    ["Sewing unit: Tirupur, Tamil Nadu, India", "making IN"],
    ["Lin cultivé en France et en Belgique", "fibre FR,BE"],
    ["Yarn dye: China", "dyeing CN"],
    ["Gdzie tkano: Turcja", "weaving TR"],
    ["türkischer Ursprung", "making TR"],
    ["Swiss made", "making CH"],
  ] as const)
    expect(told(text), text).toBe(where);
  expect(told("Corte e costura da gáspea: Índia", "footwear")).toBe("upper IN");
});

test("an example, a question, a choice, or what may not be is no country of a product", () => {
  for (const text of [
    'Supplier shall state the country of origin (e.g. "Made in Turkey").',
    'Beispiel für die Etikettierung: "Made in Portugal"',
    "Goods made in Belarus are not accepted by us.",
    "Made in Turkey or Bulgaria",
    "Is it made in Portugal?",
    "If produced in China, an additional audit is needed.",
    "We cannot guarantee that all items are made in Italy.",
    "Previously made in Italy, production is being moved.",
    "Sample made in China",
    "Label origin: Hong Kong",
    "Art.\tBezeichnung\tUrsprung\n221\tSocken Merino\tIT\n222\tSocken Baumwolle\tTR",
  ])
    expect(told(text), text).toBe("");
  expect(told("Tela: origen Italia")).toBe("weaving IT");
});

test("what is done in a place is told in many persons and tenses, and by place before verb", () => {
  for (const [text, where] of [
    ["Ręczniki tkane są w Portugalii. Produkujemy skarpety w Polsce.", "making PL, weaving PT"],
    ["Utkano i uszyto w Portugalii", "making PT, weaving PT"],
    ["Ručníky se tkají v Portugalsku.", "weaving PT"],
    ["Handdukarna vävs i Portugal.", "weaving PT"],
    ["Pyyhkeet kudotaan Portugalissa, ommeltu Virossa.", "making EE, weaving PT"],
    ["Käsin tehty Nepalissa", "making NP"],
    ["Litvániában szőve, Magyarországon varrva.", "making HU, weaving LT"],
    ["A fonalat Peruban fonják.", "spinning PE"],
    ["Türkiye'de örülmüş ve dikilmiştir", "making TR, weaving TR"],
    ["İplik Hindistan'da eğrilmiş, ürün Türkiye'de dikilmiştir.", "making TR, spinning IN"],
    ["Çin Halk Cumhuriyeti'nde üretilmiştir.", "making CN"],
    ["Ткали в Литві, шили в Україні.", "making UA, weaving LT"],
    ["Υφαίνεται στην Τουρκία, ράβεται στην Ελλάδα.", "making GR, weaving TR"],
    ["Minsuġ fit-Turkija, meħjut f'Malta.", "making MT, weaving TR"],
    ["Fite sa Tuirc, fuaite in Éirinn.", "making IE, weaving TR"],
    ["Hainele se cos în Republica Moldova.", "making MD"],
    ["Confeção em Portugal", "making PT"],
    ["Proudly made by our partners in Bulgaria", "making BG"],
    ["Yarn spun in Biella, Italy. Sewn in Scotland.", "making GB, spinning IT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("each place goes with the verb behind it in German, and India is no condition", () => {
  for (const [text, where] of [
    ["In Italien gewebt und gefärbt, in Polen konfektioniert", "dyeing IT, making PL, weaving IT"],
    ["Die Decke wurde in Indien gewebt und in Portugal genäht.", "making PT, weaving IN"],
    ["Fio: Índia. Confeção: Vizela, Portugal.", "making PT, spinning IN"],
    ["Gewebe: Italien. Konfektion: Portugal.", "making PT"],
    ["Der Artikel wurde in Handarbeit in Nepal gefertigt.", "making NP"],
    ["I tessuti vengono tinti in Turchia, i capi cuciti in Moldavia.", "dyeing TR, making MD"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("letters for a republic at home are no code of another country", () => {
  for (const [text, where] of [
    ["Zhotovené v SR", "making SK"],
    ["Krajina pôvodu: SR", "making SK"],
    ["USITO V CR", "making CZ"],
    ["Izdelano v RS", "making SI"],
    ["Proizvedeno u RS", "making RS"],
    ["Country of origin: SR", "making SR"],
    ["Proizvedeno u BiH", "making BA"],
    ["Виготовлено в КНР", "making CN"],
    ["Wyprodukowano w Chińskiej Republice Ludowej", "making CN"],
    ["Hergestellt in: Rep. Moldau", "making MD"],
    ["Gewebt in Norditalien", "weaving IT"],
    ["Knitted in Northern Ireland", "weaving GB"],
    ["Luogo di produzione: Carpi (MO), Italia", "making IT"],
    ["Luogo di produzione: Bergamo (BG)", ""],
    ["Herstellungsort: Plovdiv (BG)", "making BG"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a people stands for its country beside a word for making, and in declarations of exporters", () => {
  for (const [text, where] of [
    ["slovenská výroba", "making SK"],
    ["slovenska proizvodnja", "making SI"],
    ["Portugese productie", "making PT"],
    ["Fabricación portuguesa", "making PT"],
    ["Lietuvos gamyba", "making LT"],
    ["Suomalaista työtä", "making FI"],
    ["Towar tureckiego pochodzenia", "making TR"],
    ["Török eredetű áru", "making TR"],
    ["We certify that the goods described are of Tunisian origin.", "making TN"],
    ["These products are of Turkish preferential origin.", "making TR"],
    ["Estos productos gozan de un origen preferencial marroquí.", "making MA"],
    ["Tyto výrobky mají preferenční původ v Turecku.", "making TR"],
    ["Wir erklären, dass die Waren Ursprungserzeugnisse Tunesiens sind.", "making TN"],
    ["Diseño español", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("what comes from a country is known by its word in all languages", () => {
  for (const [text, where] of [
    ["Vlna pochází z Nového Zélandu.", "fibre NZ"],
    ["A gyapjú Új-Zélandról származik.", "fibre NZ"],
    ["Pamuk Mısır'dan gelmektedir.", "fibre EG"],
    ["Villa Norjasta, kehrätty Suomessa", "fibre NO, spinning FI"],
    ["Our wool comes from farms in Uruguay.", "fibre UY"],
    ["Dzianina z Włoch, uszyto na Ukrainie", "making UA, weaving IT"],
    ["Chaussettes fil d'Écosse", ""],
    ["Das Hemd stammt aus einer Näherei in Portugal.", "making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("steps stand in any column of a table, and goods before a country are no fibres from it", () => {
  for (const [text, where] of [
    [
      "Country\tTown\tProcess\nPakistan\tFaisalabad\tWeaving\nPakistan\tLahore\tDyeing\nSri Lanka\tColombo\tSewing",
      "dyeing PK, making LK, weaving PK",
    ],
    ["Location\tStage\nBursa, Turkey\tWeaving\nSofia, Bulgaria\tSewing", "making BG, weaving TR"],
    ["HS code\tDescription\tOrigin\n6109 10 00\tT-shirt, cotton\tBD", "making BD"],
    ["Tier 1 (CMT): Bulgaria\nTier 2 (fabric mill): Turkey", "making BG, weaving TR"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("printing is a step of cloth, not of labels and leaflets", () => {
  for (const [text, where] of [
    ["Printed in Turkey, cut and sewn in Moldova", "dyeing TR, making MD"],
    ["Tyget trycks i Finland.", "dyeing FI"],
    ["Printed in Germany", ""],
    ["Label woven in Turkey", ""],
    ["The print is made in Italy.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a sentence goes on in the next line", () => {
  const lead = "Thank you for the order of the new season, which we ship next week.";
  for (const [text, where] of [
    [`${lead} Koszulki są szyte\nw Polsce.`, "making PL"],
    [`${lead} Die Hemden werden in\nPortugal gefertigt.`, "making PT"],
    [`${lead} Gömlekler Türkiye'de\ndikilmiştir.`, "making TR"],
    ["1. Where is the yarn of our new knitted socks spun? INDIA\n2. Sewn? IN PORTUGAL", "spinning IN"],
  ] as const)
    expect(told(text), text).toContain(where);
});

test("cloth that is called like a country names none", () => {
  for (const text of [
    "Confectionné en jersey de coton",
    "Realizzata in jersey",
    "Genäht in Jersey",
    "Woven in panama",
  ])
    expect(told(text), text).toBe("");
  expect(told("Sewn in jersey fabric in Portugal")).toBe("making PT");
});

test("labels tell where yarn and cloth come from, and several steps with that of making", () => {
  for (const [text, where] of [
    ["Origine du fil: Italie\nOrigine du tissu: Portugal", "spinning IT, weaving PT"],
    ["Origem do fio\tTurquia\nConfeção\tPortugal", "making PT, spinning TR"],
    ["Herkunft Oberstoff: Italien", "weaving IT"],
    ["Kraj produkcji\tPolska\nDzianina – pochodzenie\tWłochy", "making PL, weaving IT"],
    ["Tricotage / teinture / confection : Portugal", "dyeing PT, making PT, weaving PT"],
    ["Weben, Färben, Nähen: Portugal", "dyeing PT, making PT, weaving PT"],
    ["Tecelagem e confeção: Portugal", "making PT, weaving PT"],
    ["Kudottu / Stickad\tViro / Estland\nVärjätty / Färgad\tLiettua / Litauen", "dyeing LT, weaving EE"],
    ["C/O: CN", "making CN"],
    ["Stricken und Konfektionieren: Deutschland", "making DE, weaving DE"],
    ["Design: Denmark / Production: India", "making IN"],
    ["Gewebt: Portugal\nGefärbt: Italien", "dyeing IT, weaving PT"],
    ["Knit\tTurkey red", ""],
    ["Tinte\nCOD. TARIC: 6115940000", ""],
    ["Cousu dans notre atelier de Caussade, dans le Tarn-et-Garonne (France).", "making FR"],
    ["Het dekbed wordt gestikt in ons atelier in België.", "making BE"],
    ["Part\tComposition\tMade in\nShell\t100% polyester\tJapan\nLining\t100% cotton\tChina", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a week is no country, nor is the name of a list of codes", () => {
  expect(told("Sydd i\tEstland\nVarukod (KN)\t6201 40 90")).toBe("making EE");
  expect(told("Hergestellt in Ungarn\tFertigung: KW 14/2026", "battery")).toBe("making HU");
  expect(told("Made in\tKW")).toBe("making KW");
});

test("where the upper of a shoe is sewn is not where the shoe is made", () => {
  for (const [text, where] of [
    [
      "Bovenwerk gestikt in\tIndia\nGemonteerd in\tPortugal\nLand van oorsprong\tPortugal",
      "assembly PT, making PT, upper IN",
    ],
    ["La caña está cosida en Marruecos. País de fabricación: España", "making ES, upper MA"],
    ["Die Schäfte werden in Marokko genäht. Hergestellt in\tPortugal", "making PT, upper MA"],
    ["Gáspeas cosidas em\tÍndia\nPaís de origem\tPortugal", "making PT, upper IN"],
    ["The uppers are cut and stitched in India. Country of origin: Portugal", "making PT, upper IN"],
    ["Skaftet sytt i\tPortugal\nUrsprungsland\tSverige", "making SE"],
    ["A felsőrész Indiában készült. Származási ország: Magyarország", "making HU"],
    ["Saya Hindistan'da dikilmiştir. Menşe ülke: Türkiye", "making TR"],
    ["Саята е ушита в Индия. Страна на произход: България", "making BG"],
  ] as const)
    expect(told(text, "footwear"), text).toBe(where);
});

test("where a former version was made is not where the product is", () => {
  for (const [text, where] of [
    ["The previous model was sewn in Bangladesh. This one is sewn in Portugal.", "making PT"],
    ["Der Vorgänger wurde in China genäht, dieses Modell wird in Kroatien genäht.", "making HR"],
    ["L'ancienne version était fabriquée en Chine ; celle-ci est fabriquée au Portugal.", "making PT"],
    ["La versione precedente era confezionata in Cina. Questa è confezionata in Italia.", "making IT"],
    ["De vorige versie werd genaaid in Bangladesh; deze wordt genaaid in Polen.", "making PL"],
    ["Poprzednia wersja była szyta w Chinach, obecna jest szyta w Polsce.", "making PL"],
    ["Den tidligere model blev syet i Kina. Denne er syet i Litauen.", "making LT"],
    ["Modelul anterior a fost cusut în China. Acesta este cusut în România.", "making RO"],
    ["Az előző modell Kínában készült. Ezt Magyarországon varrtuk.", "making HU"],
    ["Önceki model Çin'de dikilmişti. Bu ürün Türkiye'de dikilmiştir.", "making TR"],
    ["As before, the model is sewn in Portugal.", "making PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a transaction certificate tells where goods were processed last, and where its raw material is from", () => {
  const box = "10. Certified products Last Processor: Meghna Ltd. Last Processing Country: Bangladesh";
  const raw =
    "11. Raw Material 1: Recycled Polyester State or Province / Country of Origin: Zhejiang / China";
  expect(told(`${box}\n${raw}`)).toBe("making BD");
});

test("a unit in brackets is no country", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "country_making")
      .map(({ value }) => value);
  expect(told("TILLVERKNINGSLAND\tMÅTTABELL (CM)\n98/104\t110/116")).toEqual([]);
  expect(told("Made in Yangon (Myanmar)")).toEqual(["MM"]);
});

test("a town and its country may stand before the verb, and a remark in brackets behind the country", () => {
  for (const [text, where] of [
    ["Der Artikel wird in Tirupur, Indien, konfektioniert.", "making IN"],
    ["Het artikel wordt in Porto, Portugal genaaid.", "making PT"],
    ["In Italien gewebt, in Polen genäht.", "making PL, weaving IT"],
    ["țara de origine Republica Moldova (certificat EUR.1 anexat); greutate 390 g", "making MD"],
    ["Confezionato in: Albania\tTessuto: prodotto in Italia", "making AL"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("what is knitted and linked somewhere is made there, what is woven and finished is cloth", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "declaration" })
      .filter(({ field }) => field === "country_making")
      .map(({ value }) => value);
  expect(told("El artículo ha sido tejido, remallado y planchado en España.")).toEqual(["ES"]);
  expect(told("Hand-woven and hemmed in Scotland")).toEqual(["GB"]);
  expect(told("Woven and finished in Scotland")).toEqual([]);
  expect(told("Sciarpa art. 4410\nL'articolo è filato, tessuto e rifinito in Italia.")).toEqual(["IT"]);
  expect(told("Plaid KP-20\nIt is spun, woven and finished in Scotland.")).toEqual(["GB"]);
  expect(told("Plaid KP-20\nDer Stoff wird in Italien gewebt und fertiggestellt.")).toEqual([]);
  expect(told("Knitted and linked in Scotland. Made in Portugal")).toEqual(["PT"]);
  expect(told("Style\tKP-20\nKnitted and linked in\tPortugal")).toEqual(["PT"]);
  expect(told("Style\tKP-20\nKnitted in\tPortugal")).toEqual([]);
});

test("where something is tested it is not made", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "toy", kind: "declaration" })
      .filter(({ field }) => field === "country_making")
      .map(({ value }) => value);
  expect(told("Próby wykonano w laboratorium w Czechach.")).toEqual([]);
  expect(told("Zabawkę wykonano w Czechach.")).toEqual(["CZ"]);
});

test("a country stands in a cell of its own with its word for in, behind tufting, and on the label that a report quotes", () => {
  const countries = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "test_report" })
      .filter(({ field }) => field === "country_making")
      .map(({ value }) => value);
  for (const [text, country] of [
    ["Κατασκευάζεται\tστην Ελλάδα", "GR"],
    ["Hergestellt\tin Portugal", "PT"],
    ["vloerkleed, handgetuft in India", "IN"],
    ["Rug hand-tufted in India", "IN"],
    ["Herstellungsland lt. Etikett\tChina", "CN"],
    ["Kraj pochodzenia wg etykiety\tChiny", "CN"],
  ] as const)
    expect(countries(text), text).toEqual([country]);
});

test("a country stands behind works and their town, and rugs are made where they are woven", () => {
  for (const [text, where] of [
    ["FACTORY / COO\tSHG-2, Da Nang / Vietnam", "making VN"],
    ["Overal je ušit v provozovně Svidník, Slovensko.", "making SK"],
    ["Vyrobeno v závodě Svidník,\nSlovensko.", "making SK"],
    ["The coat is sewn in our plant at Vizela, Portugal.", "making PT"],
    ["A t-shirt «Duna», produzida por nós em Vizela, Portugal, para a marca.", "making PT"],
    ["The jacket is sewn by us in Porto, Portugal.", "making PT"],
    ["Ursprungsland\t. . . : PT\tWerk 1000", "making PT"],
    ["Mattan vävs för hand i Sverige.", "making SE, weaving SE"],
    ["The cloth is woven in Sweden.", "weaving SE"],
    ["Made in Hungary.\n\nYou may also like\n100% cashmere, made in Scotland", "making HU"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("Wales is a country of making, and a cloth of its prince none", () => {
  expect(told("Woven at the mill in Ceredigion, so made in Wales, UK, in full.")).toContain("making GB");
  expect(told("Fabriqué au Pays de Galles")).toBe("making GB");
  for (const text of ["Prince of Wales check", "Made in New South Wales"]) expect(told(text), text).toBe("");
});

function made(text: string): string[] {
  return findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
    .filter(({ field }) => field === "country_making")
    .map(({ value }) => String(value));
}

test("the country of the last processor is that of making, as transaction certificates have it", () => {
  for (const [text, code] of [
    ["Last processor and country\tMeenakshi Garments Pvt Ltd, India", "IN"],
    ["Country of processing\tVietnam", "VN"],
    ["Ultima lavorazione:\tTunisia", "TN"],
    ["8. Last processor and country: Tessitura Kolmio S.p.A. – knitted, dyed and finished in Italy", "IT"],
    ["Kraj przetworzenia: Turcja", "TR"],
  ] as const)
    expect(made(text), text).toEqual([code]);
});

test("works stand between a Turkish country and what is done there", () => {
  for (const text of [
    "Ürün Bursa, Türkiye'deki tesislerimizde dikilmektedir.",
    "Dokuma, boyama ve dikim işlemlerinin tamamı Bursa, Türkiye’deki fabrikamızda yapılmaktadır.",
  ])
    expect(made(text), text).toEqual(["TR"]);
});

test("the noun for making takes place somewhere, in many ways", () => {
  for (const [text, code] of [
    ["Il confezionamento è avvenuto interamente in Italia.", "IT"],
    ["Die Konfektion erfolgte in Rumänien.", "RO"],
    ["La fabrication a eu lieu en France.", "FR"],
    ["La confección se ha realizado en España.", "ES"],
    ["De productie vond plaats in Portugal.", "PT"],
    ["Szycie odbyło się w Polsce.", "PL"],
    ["Šití proběhlo v České republice.", "CZ"],
    ["Sömnaden har utförts i Estland.", "EE"],
    ["Η ραφή έγινε στην Ελλάδα.", "GR"],
    ["Шиенето е извършено в България.", "BG"],
  ] as const)
    expect(made(text), text).toEqual([code]);
});

test("a label for origin holds for the sentence behind it, beside other text, and where its cell goes on below", () => {
  expect(made("Origin\tWoven and finished in China")).toEqual(["CN"]);
  expect(made("Herkunft: gewebt und ausgerüstet in Italien")).toEqual(["IT"]);
  expect(made("Origin: yarn spun in Italy, knitted in Portugal")).toEqual([]);
  expect(made("Origin: not woven in China")).toEqual([]);
  expect(made("Country of origin\tPortugal\tTerms of sale")).toEqual(["PT"]);
  const invoice =
    "Item\tPcs\tPrice\nCardigan, wool, country of origin:\t40\t22.00\nBulgaria, EAN 5204450146584";
  expect(made(invoice)).toEqual(["BG"]);
});

test("socks are made where they are knitted, and a jumper is not where its ribs are", () => {
  expect(made("De sokken worden gebreid in Turkije.")).toEqual(["TR"]);
  expect(made("Hiking socks, 1 pair\nKnitted in Scotland")).toEqual(["GB"]);
  expect(made("The yarn of these socks is knitted in Italy")).toEqual([]);
  expect(made("Tissu tricoté en Italie")).toEqual([]);
});

test("a report tells the country that its client has told", () => {
  expect(made("Herkunftsland laut Auftraggeber:\tChina")).toEqual(["CN"]);
  expect(made("Country of origin as declared by client: Vietnam")).toEqual(["VN"]);
  expect(made("Land van herkomst volgens opdrachtgever: Portugal")).toEqual(["PT"]);
});

test("what was done stands in brackets, or at a site before its country; a legend tells of no product", () => {
  for (const [text, where] of [
    ["Произведено (скроено и ушито) в България", "making BG"],
    [
      "All products cut, knitted and sewn at the Tiruppur site, India. Country of destination: Denmark.",
      "making IN",
    ],
    ["Origin\tRO\nIT = made in Italy; RO = made in Romania", "making RO"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("the origin of a yarn or a cloth is not that of the product, whatever case its word stands in", () => {
  for (const [text, where] of [
    ["Lõnga päritolu\tHispaania\nKootud ja õmmeldud\tEestis", "making EE, spinning ES, weaving EE"],
    ["Audinio kilmė\tItalija\nPagaminta\tLietuvoje", "making LT"],
    ["Произход на плата\tИталия\nСтрана на произход\tБългария", "making BG"],
    ["Тканину виготовлено в Італії. Країна виробництва: Україна", "making UA, weaving IT"],
    ["Tkaninę wykonano w Portugalii, kurtkę uszyto w Polsce.", "making PL, weaving PT"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a list of steps ends with the country, and a label may be in two languages", () => {
  for (const [text, where] of [
    ["The goods were cut, sewn, finished and packed in Bangladesh at the address above.", "making BD"],
    ["Sie wurden zugeschnitten, genäht, gewaschen und verpackt in Rumänien.", "making RO"],
    ["Paese di produzione / Country of production Italia / Italy", "making IT"],
    ["És fabricada a Espanya.", "making ES"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a company at which something is sewn stands before its town and country", () => {
  for (const text of [
    "Made-up goods sewn at: Padma Stitch Ltd, Dhaka, Bangladesh (both articles).",
    "Genäht bei: Padma Stitch Ltd, Dhaka, Bangladesch",
    "Confectionné chez Padma Stitch Ltd, Dhaka (Bangladesh)",
    "Sewn by Padma Stitch Ltd, 12 Mill Road, Dhaka, Bangladesh.",
    "Uszyto przez Padma Stitch Sp. z o.o., Dhaka, Bangladesz",
  ])
    expect(told(text), text).toBe("making BD");
  for (const text of [
    "Hergestellt von der Padma Stitch GmbH, Plauen, Deutschland.",
    "The fabric is made at Padma Mills Ltd, Dhaka, Bangladesh",
  ])
    expect(told(text), text).toBe("");
});

test("what goes on being sewn somewhere is, and a label may say who declares the country", () => {
  expect(told("La prenda se sigue confeccionando en Marruecos.")).toBe("making MA");
  expect(told("Paese di fabbricazione dichiarato: Albania")).toBe("making AL");
  expect(told("Country of origin declared by the client: Portugal")).toBe("making PT");
});

test("a label of several words in small letters begins no end of the sentence above", () => {
  expect(
    told(
      "zawartość surowców z recyklingu: 42% masy wyrobu\nkraj pochodzenia: Polska, masa netto szt.: 1,85 kg",
    ),
  ).toBe("making PL");
});

test("what is made somewhere makes itself in Croatian, Serbian and Slovenian", () => {
  for (const text of [
    "Cipela se izrađuje u Bosni i Hercegovini (pogon Derventa).",
    "Obuća se proizvodi u Bosni i Hercegovini.",
  ])
    expect(told(text), text).toBe("making BA");
  expect(told("Tkanina se proizvodi u Italiji.")).not.toContain("making");
});

test("the country of making stands below its box, beside those of other countries", () => {
  for (const [text, where] of [
    [
      "9. Country of manufacture of the product\t10. Country of dispatch / destination\nBangladesh\tBangladesh (Chattogram) / Belgium",
      "making BD",
    ],
    ["9. Ursprungsland der Ware\t10. Versandland\nPortugal\tSpanien", "making PT"],
    ["Box 9 Country of origin\tBox 10 Invoice number\nDhaka, Bangladesh\tMFC/0933", "making BD"],
    ["9. Country of destination\t10. Country of dispatch\nBelgium\tIndia", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a label of the country may tell where it was read, and be a word for making alone", () => {
  for (const [text, where] of [
    ["Země výroby uvedená na etiketě: Ukrajina", "making UA"],
    ["Country of origin as stated on label: Ukraine", "making UA"],
    ["Pays de fabrication indiqué sur l’étiquette : Ukraine", "making UA"],
    ["Kraj pochodzenia podany na etykiecie: Ukraina", "making UA"],
    ["Виготовлено\tУкраїна", "making UA"],
    ["Произведено\tБългария", "making BG"],
    ["Valmistettu\tViro", "making EE"],
    ["Vyrobeno\t12. 3. 2026 v Brně", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("behind a town and its country another label of the line may follow", () => {
  for (const [text, where] of [
    ["Üretim yeri (dikim): İstanbul, Türkiye — Kumaş menşei: İtalya (Prato)", "making TR"],
    ["Luogo di produzione: Biella, Italia – Origine tessuto: Turchia", "making IT"],
    ["Luogo di produzione: Keqiao, Shaoxing, Cina", "making CN"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("where a former article was made is told in brackets of two lines, too", () => {
  const own = "Konfektioniert in\tVietnam\n";
  for (const text of [
    "Übernahme von Vorgängerartikel KVR-4370 (Oberstoff 96 % Polyester; 655 g;\nkonfektioniert in Myanmar)",
    "This article follows the former model 4370 (shell 96 % polyester; 655 g;\nmade in Myanmar)",
  ])
    expect(told(own + text), text).toBe("making VN");
});

test("a certificate of the European Community in the next row is not from Ecuador", () => {
  const next = "EC type-examination certificate\tTOY-2842-25-0117";
  expect(told(`Made in\tIndonesia\n${next}`, "toy")).toBe("making ID");
  expect(told("Made in\tEC", "toy")).toBe("making EC");
});

test("a label in two lines has the country to its right, in a block of its own", () => {
  const form = (first: string, second: string) =>
    findByRules(
      [
        pageOf([
          [50, 50, "Technical sheet"],
          [50, 110, "Brand"],
          [150, 110, "Fellgate"],
          [300, 108, first],
          [300, 121, second],
          [420, 110, "Vietnam"],
          [50, 150, "Style no."],
          [150, 150, "FG-2417-M"],
          [300, 150, "Season"],
          [420, 150, "AW26"],
        ]),
      ],
      { template: "textile", kind: "tech_sheet" },
    ).flatMap(({ field, value }) => (field === "country_making" ? [value] : []));
  expect(form("Country of", "manufacture")).toEqual(["VN"]);
  expect(form("Country of", "destination")).toEqual([]);
});

test("making is told with its place behind a tab, with what is done last, and as final assembly", () => {
  for (const [text, where] of [
    ["Konfektion in\tRumänien (Werk Arad)", "making RO"],
    ["Confection au\tMaroc", "making MA"],
    ["Montato in\tItalia (Fermo, FM)\tColore\tnero", "making IT"],
    ["Endmontage in Polen (Posen).", "making PL"],
    ["Assemblaggio finale in Spagna", "making ES"],
    ["Ύφανση: Ιταλία. Ραφή και τελική επεξεργασία: Ελλάδα (Βόλος).", "making GR, weaving IT"],
    ["Sewing and finishing: Portugal", "dyeing PT, making PT"],
    ["Confection et finition : Tunisie", "making TN"],
    ["A ruha szabása és varrása Magyarországon történt.", "making HU"],
    ["A felsőanyag gyártása Olaszországban történt.", ""],
    ["Assembly\tAssembled in Portugal from imported parts (motor: Japan, plug: China)", "making PT"],
    ["Assembly\tfrom imported parts (motor: Japan, plug: China)", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a label tells where a product is made as it stands on its tag", () => {
  for (const text of [
    "Miesto šitia podľa etikety\tPortugalsko",
    "Country of origin as per label\tPortugal",
    "Herstellungsland laut Etikett\tPortugal",
    "Pays d'origine selon l'étiquette\tPortugal",
    "Kraj pochodzenia wg wszywki\tPortugalia",
    "Valmistusmaa etiketin mukaan\tPortugali",
  ])
    expect(told(text), text).toBe("making PT");
});

test("candles, glass and pots are made where they are poured, blown and thrown, whatever they are sold in", () => {
  for (const [text, where] of [
    ["Hand-poured in small batches in Denmark.", "making DK"],
    ["In Deutschland mundgeblasen. Mundgeblasen in Deutschland.", "making DE"],
    ["Bougie coulée à la main en Belgique", "making BE"],
    ["Kynttilä valetaan käsin Fiskarsissa Suomessa.", "making FI"],
    ["Świeca odlewana ręcznie w Polsce", "making PL"],
    ["Lasipurkki\tvalmistettu Puolassa", ""],
    ["Glass jar: made in Poland", ""],
    ["Verpackung\thergestellt in Polen", ""],
  ] as const)
    expect(told(text, "generic"), text).toBe(where);
});

test("blankets are made where they are woven, and jumpers where their maker knits them", () => {
  for (const [text, where] of [
    ["Odeja je tkana in zaključena v Sloveniji.", "making SI, weaving SI"],
    ["The blanket is woven in Ireland.", "making IE, weaving IE"],
    ["Der Stoff der Decke wird in Italien gewebt.", "weaving IT"],
    ["Sokid on kootud Eestis.", "making EE, weaving EE"],
    ["Kangas on kootud Eestis.", "weaving EE"],
    ["Pulover, pleten v naši pletilnici v Sloveniji", "making SI, weaving SI"],
    ["Le pull est tricoté dans notre atelier en Irlande", "making IE, weaving IE"],
    ["The jumper is knitted in Ireland.", "weaving IE"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a label of cloth in the column beside is none of a column with labels of its own", () => {
  const page = pageOf([
    [50, 100, "Style"],
    [50, 120, "KV-2291, half-zip, five colours"],
    [50, 140, "Fabric"],
    [50, 160, "100% wool, two-sided"],
    [330, 120, "Origin"],
    [330, 140, "Made in Sri Lanka. Shipped from Felixstowe."],
  ]);
  const found = findByRules([page], { template: "textile", kind: "tech_sheet" });
  expect(found.filter(({ field }) => field === "country_making").map(({ value }) => value)).toEqual(["LK"]);
});

test("goods of wood are made where they are turned, carved and built", () => {
  for (const [text, where] of [
    ["Each bowl is turned and oiled in Estonia.", "making EE"],
    ["Die Figuren werden in Deutschland gedrechselt und bemalt.", "making DE"],
    ["Lo sgabello è costruito interamente nel nostro stabilimento di Udine, Italia.", "making IT"],
    ["La banqueta está construida en Portugal.", "making PT"],
    ["Bænken er bygget i Danmark.", "making DK"],
    ["Hyllyt on rakennettu Suomessa.", "making FI"],
    ["Židle je vysoustružena v České republice.", "making CZ"],
    ["Früher in China gebaut.", ""],
    ["The box was not built in Poland.", ""],
    ["Our mill was built in Italy in 1921.", ""],
    ["Das Werk wurde 1990 in Polen gebaut.", ""],
    ["L'usine a été construite en Chine.", ""],
  ] as const)
    expect(told(text, "furniture"), text).toBe(where);
});

test("works stand in the country that they are called by, where a sentence tells of making", () => {
  for (const [text, where] of [
    ["Sandál, amelyet magyarországi műhelyünkben, Győrben gyártunk.", "making HU"],
    ["We sew the apron in our Portuguese workshop.", "making PT"],
    ["Genäht in unserer ungarischen Werkstatt.", "making HU"],
    ["Fabriqué à la main dans notre atelier français.", "making FR"],
    ["La borsa è prodotta nel nostro laboratorio italiano.", "making IT"],
    ["Uszyte w naszej polskiej szwalni.", "making PL"],
    ["The cloth for it is produced in our Italian mill.", ""],
    ["Der Stoff wird in unserer italienischen Fabrik gefertigt.", ""],
    ["No longer made in our Chinese factory.", ""],
    ["Our Portuguese workshop is closed in August.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a place of making is told with its town before, in other words or behind a hyphen, and as that of assembly", () => {
  for (const [text, where] of [
    ["Tričko šijeme v naší dílně v Kroměříži, tedy v České republice.", "making CZ"],
    ["Cosido en Elche, es decir, en España.", "making ES"],
    ["Fabricado em Guimarães, ou seja, em Portugal.", "making PT"],
    ["Tissé et confectionné dans notre atelier de Saint-Malo, en France, ce sac", "making FR"],
    ["Összeszerelés helye\tMagyarország", "making HU"],
    ["Lieu d'assemblage : Portugal", "making PT"],
    ["Konfektion\tPortugal (Barcelos)\tStoffherstellung\tTürkei", "making PT, weaving TR"],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("gloves and socks are made where they are knitted, in the words of Latvians and Estonians", () => {
  expect(told("Cimdi ir no vilnas, un tos ada Latvijā, Cēsīs.")).toBe("making LV, weaving LV");
  expect(told("Zeķes adām Latvijā.")).toBe("making LV, weaving LV");
  expect(told("Audumu ada Latvijā.")).toBe("weaving LV");
});

test("who has goods made, those who sew them, and works of their own tell where", () => {
  for (const [text, where] of [
    ["Nous faisons fabriquer nos vestes au Portugal.", "making PT"],
    ["Facciamo cucire le camicie in Romania.", "making RO"],
    ["Wij laten de jas maken in Roemenië.", "making RO"],
    ["Vi låter sy jackan i Litauen.", "making LT"],
    ["A dzsekit Romániában varratjuk.", "making RO"],
    ["Kurtkę szyje dla nas szwalnia w Rumunii.", "making RO"],
    ["Bundu šijí v Rumunsku.", "making RO"],
    ["Kreklu šuj Latvijā.", "making LV"],
    ["Our factory in Portugal makes the shirt.", "making PT"],
    ["Notre atelier au Maroc confectionne la robe.", "making MA"],
    ["Our factory in Portugal was audited.", ""],
    ["Our factory in Italy makes the fabric.", ""],
    ["Notre usine en Chine ne fabrique plus la robe.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("a town's country may begin the next line, and whose product it is stands behind where it is made", () => {
  for (const [text, where] of [
    ["Soft shirts, made in a family business in Barcelos,\nPortugal. Machine wash.", "making PT"],
    ["Genäht in Plauen,\nDeutschland.", "making DE"],
    ["Uszyto w Chinach dla Brzoza Sp. z o.o., Gdynia, Polska.", "making CN"],
    ["Proizvedeno u Turskoj za Jela d.o.o., Split, Hrvatska.", "making TR"],
    ["Gamme en laine, fabrication 100 % portugaise.", "making PT"],
    ["Une collection de fabrication, 100 % laine française.", ""],
  ] as const)
    expect(told(text), text).toBe(where);
});

test("what goes into a device or a chair is made where it is, and the whole where it is assembled", () => {
  for (const [text, where] of [
    ["Pays d'assemblage : Belgique\nMoteur fabriqué en Hongrie.", "making BE"],
    ["Das Netzteil wird in Vietnam gefertigt. Hergestellt in Tschechien.", "making CZ"],
    ["Kompressor made in Korea", ""],
    ["Hinges made in Austria. Assembled in Poland.", "making PL"],
  ] as const)
    expect(told(text, "electronics"), text).toBe(where);
});

test("the column of a list is headed by a word for making in any language, with or without one for in", () => {
  const list = (head: string) =>
    `Art.\tName\t${head}\tPcs\tEUR\nQX-4101\tVest\tLatvia\t500\t17,40\nQX-4102\tSocks\tItaly\t900\t3,95`;
  const inRow = (head: string) =>
    findByRules([readingOf(list(head))], {
      template: "textile",
      kind: "invoice",
      product: { reference: "QX-4102", gtin: null },
    }).find(({ field }) => field === "country_making")?.value;
  for (const head of [
    "Sewn in",
    "Produsert i",
    "Vyrobené v",
    "Gyártva",
    "Произведено в",
    "Toodetud",
    "Pagaminta",
  ])
    expect([head, inRow(head)]).toEqual([head, "IT"]);
  for (const head of ["Prod.", "Sewn by", "Stock"]) expect([head, inRow(head)]).toEqual([head, undefined]);
});

test("goods originate in a country with a noun for that in any language", () => {
  for (const [text, where] of [
    ["Goods with origin in Portugal.", "making PT"],
    ["Ware mit Ursprung in Rumänien.", "making RO"],
    ["Mercancía con origen en Marruecos.", "making MA"],
    ["Goederen met oorsprong in Portugal.", "making PT"],
    ["Mărfurile sunt originare din România.", "making RO"],
    ["Towar pochodzenia z Portugalii.", "making PT"],
    ["Zboží s původem v Portugalsku.", "making PT"],
    ["Roba podrijetlom iz Portugala.", "making PT"],
    ["Blago s poreklom iz Slovenije.", "making SI"],
    ["Varor med ursprung i Portugal.", "making PT"],
    ["Articles of yarn with origin in Turkey.", "spinning TR"],
  ] as const)
    expect(told(text), text).toBe(where);
  expect(told("Production site: Koraci d.o.o., Zenica, Bosnia and Herzegovina", "footwear")).toBe(
    "making BA",
  );
});

test("a line that says of each number where it is made says it of the one that is asked for", () => {
  const list =
    "Art.\tName\tPcs\nQX-4101\tVest\t500\nQX-4102\tSocks\t900\nQX-4101: made in Italy. QX-4102: made in Albania.";
  const where = (reference: string) =>
    findByRules([readingOf(list)], {
      template: "textile",
      kind: "invoice",
      product: { reference, gtin: null },
    }).find(({ field }) => field === "country_making")?.value;
  expect([where("QX-4101"), where("QX-4102")]).toEqual(["IT", "AL"]);
});

test("where something is knitted is not where it is made, where that is told besides", () => {
  expect(
    told("Die Ware wird in Österreich gestrickt und gefärbt. Konfektioniert wird das Tuch in Rumänien."),
  ).toContain("making RO");
  expect(told("Die Mütze wird in Österreich gestrickt.")).toContain("making AT");
  expect(told("Garnet er spundet i Tyskland; strømperne er strikket og færdiggjort i Portugal.")).toContain(
    "making PT",
  );
});
