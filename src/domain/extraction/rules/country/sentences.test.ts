import { expect, test } from "bun:test";
import { pageOf, readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function making(text: string, template = "textile"): string {
  return findByRules([readingOf(text)], { template, kind: "tech_sheet" })
    .filter(({ field }) => field === "country_making")
    .map(({ value }) => String(value))
    .join(", ");
}

test("what was a mistake, or cannot be certified either, is no place of making", () => {
  for (const text of [
    "Nuestra declaración decía por error: hecho en Pakistán.",
    "In unserem Schreiben stand irrtümlich: hergestellt in Pakistan.",
    "Our earlier declaration said in error that it was made in Pakistan.",
    "Ebenso wenig können wir bescheinigen, dass die Ware in Deutschland hergestellt wurde.",
    "Nor can we certify that the goods were made in Germany.",
  ])
    expect(making(text), text).toBe("");
  expect(making("The label said so by mistake. The shirt was made in Portugal.")).toBe("PT");
  expect(making("Dotyczy: czapka, wyprodukowana w Polsce\nW karcie podano omyłkowo skład 100% wełna.")).toBe(
    "PL",
  );
});

test("who makes a product stands between its making and the place", () => {
  for (const [text, where] of [
    ["These shirts were cut and stitched at a small partner's plant in Lumina, Portugal, from linen.", "PT"],
    ["Die Jacken werden von einer Familie mit drei Maschinen in Zagora, Marokko, genäht.", "MA"],
    ["C'est à Porto, au Portugal, que nos vestes sont cousues.", "PT"],
    ["Látky vozíme z Itálie, sukně šije malá dílna na Slovensku.", "SK"],
    ["Todas las variantes se cortan y confeccionan en Olot, España.", "ES"],
    ["As camisas cortam-se e confecionam em Braga, Portugal.", "PT"],
    ["Marškinius siuva mūsų partneriai Lenkijoje.", "PL"],
    ["Krekli tiek šūti, un tos šuj darbnīca Latvijā.", "LV"],
    ["Bluze šivajo v Srbiji.", "RS"],
    ["Сукні шиють майстрині з власної майстерні у Львові, Україна.", "UA"],
    ["Our jackets are designed in Oslo, Norway.", ""],
    ["Der Stoff wird von einer Familie in Como, Italien, gewebt.", ""],
    ["Could you tell us whether the dresses are sewn by your team in Faro, Portugal?", ""],
    ["The lining is made by a partner of ours in Braga, Portugal.", ""],
    ["The shirts are no longer sewn by our people in Izmir, Turkey.", ""],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("furniture, shoes and devices are made where they are put together", () => {
  for (const [text, where] of [
    ["Stolen samles og polstres på et gammelt værksted i Odense, Danmark; stoffet er italiensk.", "DK"],
    ["Krēsla montāža notiek Igaunijā.", "EE"],
    ["Столът се сглобява и тапицира ръчно в Русе, България.", "BG"],
    ["Konečná montáž stolu probíhá v Polsku.", "PL"],
    ["Tool pannakse kokku Pärnus, Eestis; kangas on Itaaliast.", "EE"],
    ["Lampen bliver samlet i Vejle, Danmark, mens kabinettet støbes i Kina.", "DK"],
  ] as const)
    expect(making(text, "furniture"), text).toBe(where);
});

test("works have the adjective of a people", () => {
  for (const [text, where] of [
    ["The toy is turned and painted in a small Dutch workshop.", "NL"],
    ["Der Sessel wird in einer polnischen Werkstatt gepolstert.", "PL"],
    ["Le fauteuil est monté dans notre usine belge.", "BE"],
    ["Fotel tapicerowany w polskiej fabryce.", "PL"],
    ["Topánky vznikajú v českej manufaktúre.", "CZ"],
    ["A kanapé összeszerelése szlovákiai gyárunkban történik.", "SK"],
    ["Tuoli kootaan suomalaisessa verstaassa.", "FI"],
    ["Soffan byggs av vår polska fabrik.", "PL"],
    ["Le tissu est teint dans notre usine belge.", ""],
    ["Genäht von polnischen Händen.", ""],
  ] as const)
    expect(making(text, "furniture"), text).toBe(where);
});

test("making that has moved is in the country that it went to", () => {
  for (const [text, where] of [
    ["Production of the shirt has moved from Vietnam to Sri Lanka.", "LK"],
    ["Die Fertigung wurde von Rumänien nach Bulgarien verlagert.", "BG"],
    ["La produzione di questo abito è passata dalla Tunisia alla Romania.", "RO"],
    ["Produkcję przenieśliśmy z Chin do Rumunii.", "RO"],
    ["Efter at fabrikken i Vietnam lukkede, er produktionen flyttet til Portugal.", "PT"],
    ["Üretimimizi Mısır'dan Tunus'a taşıdık.", "TN"],
    ["Our office has moved from Spain to Portugal.", ""],
    ["Die Produktion des Garns wurde von Rumänien nach Bulgarien verlagert.", ""],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("a further sentence about making says nothing where a label tells the country", () => {
  expect(making("Country of origin: Portugal\nOur samples are sewn by a team of ours in Lyon, France.")).toBe(
    "PT",
  );
});

test("labels and packages are no product, and the article of another year is another one", () => {
  for (const [text, where] of [
    ["Hangers and cartons made in China.", ""],
    ["De doos is gemaakt in Duitsland.", ""],
    ["Etykieta i karton wyprodukowane w Czechach.", ""],
    ["Obal vyrobený v Poľsku.", ""],
    ["La versione 2021 era prodotta in Tunisia.", ""],
    ["A tavalyi modell Kínában készült.", ""],
    ["Sukienka wyprodukowana w Czechach.", "CZ"],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("final assembly and its kin are labels for where goods are made", () => {
  for (const [text, where] of [
    ["Montaje final: Portugal", "PT"],
    ["Montaż końcowy: Słowacja; zasilacz: Tajwan", "SK"],
    ["Asamblare finală: Ungaria\nComponente: China", "HU"],
    ["Galutinis surinkimas: Lenkija", "PL"],
    ["Montage des fertigen Schuhs: Slowakei", "SK"],
    ["Výroba a balenie: Slovensko", "SK"],
    ["Šūšanas valsts\tLietuva", "LT"],
    ["Dikim yapılan ülke\tMısır", "EG"],
    ["Складання та фарбування: м. Львів, Україна", "UA"],
  ] as const)
    expect(making(text, "generic"), text).toBe(where);
});

test("a place goes on behind a comma, and who writes makes it", () => {
  for (const [text, where] of [
    ["La cosemos en España, en un taller de Elda.", "ES"],
    ["La cuciamo in Italia, in un piccolo laboratorio.", "IT"],
    ["Nous les faisons en France, à Cholet.", "FR"],
    ["Lo hacemos en España.", "ES"],
    ["La PA-31, que es parecida, la hacemos en Marruecos.", ""],
    ["Costuramo-la em Portugal.", "PT"],
    ["Wir stellen die Tasche in Österreich her.", "AT"],
    ["Wir stellen die Tasche in Österreich aus.", ""],
    ["Vi lader kjolen sy i Portugal.", "PT"],
    ["Vi syer den i Danmark.", "DK"],
    ["Блузите се ушиват в България, в собствен цех.", "BG"],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("a jumper is made where it is knitted and finished", () => {
  for (const [text, where] of [
    ["Cable jumper\nKnitted and finished in Scotland.", "GB"],
    ["Zopfpullover\nGestrickt und fertiggestellt in Österreich.", "AT"],
    ["Maglione a coste\nLavorato a maglia e rifinito in Italia.", "IT"],
    ["Jumper with a fabric that is knitted and finished in Italy.", ""],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("the row of making may go on with where its cloth is from", () => {
  for (const [text, where] of [
    ["Konfektion\tAlbanien; Stoff aus Italien", "AL"],
    ["Confection\tTunisie (tissu de Turquie)", "TN"],
    ["Making\tMorocco, fabric from Spain", "MA"],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("making is told behind other steps, behind what follows from what was said, and of no cloth that is called by its side", () => {
  for (const [text, code] of [
    ["Die Decke wird in unserem Werk in Österreich gewebt, gewaschen und genäht.", "AT"],
    ["Der Schal wird in Portugal gewebt, gefärbt und konfektioniert.", "PT"],
    ["De plaid wordt in België geweven, geverfd en genaaid.", "BE"],
    ["Takki on Virossa leikattu, painettu ja ommeltu.", "EE"],
    ["A kabát Magyarországon szabott, festett és varrt.", "HU"],
    ["Het land van vervaardiging is dus Portugal.", "PT"],
    ["Das Herstellungsland ist somit Polen.", "PL"],
    ["Le pays de fabrication est donc le Maroc.", "MA"],
    ["Krajem produkcji jest zatem Litwa.", "LT"],
    ["The country of origin is therefore Nepal.", "NP"],
    ["Tessuto esterno prodotto in Corea. Capo confezionato in Albania.", "AL"],
    ["Tissu extérieur fabriqué en Italie. Veste confectionnée en Tunisie.", "TN"],
    ["Tkanina wierzchnia wyprodukowana w Chinach. Kurtkę uszyto w Polsce.", "PL"],
    ["Last processor\tSelvi Garments, Karur, India – cutting, sewing, packing", "IN"],
  ] as const)
    expect(making(text), text).toBe(code);
});

test("of several sites that sew none is that of the product, whatever else they do", () => {
  const sites = [
    "Site\tCountry\tProcesses",
    "Vesna d.o.o.\tSlovenia\tKnitting, cutting, sewing, packing",
    "Doruk A.S.\tTürkiye\tCutting, sewing",
  ];
  expect(making(sites.join("\n"))).toBe("");
  expect(making(sites.slice(0, 2).join("\n"))).toBe("SI");
});

test("what a shop shows besides is made where it is, also in the columns below its heading", () => {
  const page = pageOf([
    [50, 40, "Wool cap"],
    [50, 56, "100% lambswool. Made in Norway."],
    [50, 90, "Customers also bought"],
    [50, 110, "Ribbed scarf"],
    [300, 110, "Linen shirt"],
    [50, 126, "100% wool"],
    [300, 126, "100% linen. Made in"],
    [50, 142, "£32.00"],
    [300, 142, "Portugal"],
  ]);
  const found = findByRules([page], { template: "textile", kind: "other" });
  expect(found.filter(({ field }) => field === "country_making").map(({ value }) => value)).toEqual(["NO"]);
});

test("what is filled and finished somewhere is made there", () => {
  expect(making("The pillow is cut, filled and finished at our own works in Elbląg, Poland.")).toBe("PL");
  expect(making("Das Kissen wird in unserem Werk in Szeged, Ungarn, gefüllt und geschlossen.")).toBe("HU");
  expect(making("The pillow is filled and finished with care.")).toBe("");
});

test("a place goes on in the next line behind what is made there, and goods are linked by hand", () => {
  for (const [text, code] of [
    ["Fabricación\nTejida y confeccionada\nen Turquía", "TR"],
    ["Fabrication\nTissé et confectionné\nau Portugal", "PT"],
    ["Herkunft der Ware\nZugeschnitten und genäht\nin Litauen", "LT"],
    ["Knitted and linked by hand\nin Galway, Ireland", "IE"],
    ["Gestrickt und von Hand gekettelt in Apolda, Deutschland", "DE"],
  ] as const)
    expect(making(text), text).toBe(code);
});

test("where making will go, and where somebody sits who makes nothing there, is not where goods are made", () => {
  for (const text of [
    "À partir de 2028, la confection sera transférée au Maroc.",
    "Ab Herbst wird die Fertigung nach Rumänien verlegt.",
    "From spring on production will be moved to Bulgaria.",
    "La produzione sarà trasferita in Bulgaria.",
    "Od 2028 produkcja zostanie przeniesiona do Rumunii.",
    "De leverancier is gevestigd in België, maar maakt daar niets.",
    "The supplier is based in Italy and makes nothing there.",
    "Die Firma mit Sitz in Österreich näht die Jacke.",
    "Le fournisseur est établi en Espagne mais n'y fabrique rien.",
  ])
    expect(making(text), text).toBe("");
  expect(making("Die Fertigung wurde vor zwei Jahren nach Rumänien verlegt.")).toBe("RO");
  expect(making("De productie is van Turkije naar Bulgarije verplaatst.")).toBe("BG");
});

test("where a design, a pattern or a sample is made, the product is not", () => {
  for (const [text, where] of [
    ["Het ontwerp wordt in België gemaakt; het artikel is genaaid in Marokko.", "MA"],
    ["Der Entwurf wird in Deutschland gemacht, genäht wird in Bulgarien.", "BG"],
    ["The designs are made in Denmark. The shirt is made in Portugal.", "PT"],
    ["Le patron est fabriqué en France, le vêtement est confectionné au Maroc.", "MA"],
    ["Il cartamodello è realizzato in Italia; il capo è confezionato in Romania.", "RO"],
    ["Projekt wykonano w Polsce; odzież uszyto na Ukrainie.", "UA"],
    ["A terv Magyarországon készül, a termék Romániában készül.", "RO"],
    ["Suunnittelu on tehty Suomessa; tuote on ommeltu Virossa.", "EE"],
    ["Design: made in Sweden. Production: made in Estonia.", "EE"],
    ["O design é feito em Portugal.", ""],
    ["Danish design made in Estonia.", "EE"],
    ["Designed and made in Italy.", "IT"],
  ] as const)
    expect(making(text), text).toBe(where);
});

test("goods are made in the works of whoever makes them", () => {
  for (const [text, where] of [
    [
      "The bin, manufactured by Foo Plastics Ltd in its plant in Leeds, United Kingdom, meets the rules.",
      "GB",
    ],
    ["Das Gefäß, hergestellt von der Rohr GmbH in ihrem Werk in Linz, Österreich, erfüllt die Norm.", "AT"],
    ["Le bac, fabriqué par Plastiques Drac SA dans son usine de Givors (Rhône), France, est conforme.", "FR"],
    ["El cubo, fabricado por\nPlásticos Segre, S.L.\nen su planta de Alguaire (Lleida), España,", "ES"],
    ["The bin is manufactured by Foo Plastics Ltd, Leeds, United Kingdom.", ""],
  ] as const)
    expect(making(text), text).toBe(where);
});
