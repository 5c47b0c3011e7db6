import { expect, test } from "bun:test";
import { expectTold, told } from "../../../../../tests/support/compositions.ts";

test("lists of trims are no part of a product whose cloth is told elsewhere", () => {
  expectTold([
    [
      "Buitenstof: 60% katoen, 40% polyester\nFournituren\nOnderdeel\tMateriaal\tLeverancier\nReflectieband\t100% polyester\tOrafol\nGaren\t100% polyester\tCoats",
      "shell: cotton 60, polyester 40",
    ],
    [
      "Oberstoff: 100% Leinen\nZutaten\nReißverschlussband: 100% Polyester\nGummiband 30 mm: 70% Polyester, 30% Elasthan",
      "shell: linen 100",
    ],
    [
      "Materiał wierzchni: 100% len\nDodatki krawieckie\nGuma 20 mm\t65% poliester, 35% elastan\tPolska",
      "shell: linen 100",
    ],
    [
      "Outer: 80% polyester, 20% cotton\nReflective tape: 100% polyester",
      "shell: polyester 80, cotton 20 | reflective tape: polyester 100",
    ],
    ["Accessories\nScarf\tArt. 5512\nMaterial: 100% wool", "wool 100"],
    [
      "Shell: 100% linen\nTrims\nPocket lining: 100% cotton\nCord: 100% polyester",
      "shell: linen 100 | pocket lining: cotton 100",
    ],
  ]);
});

test("a cord of the hood is no hood, nor a label at the collar a collar, but English has the part last", () => {
  const shell = "Shell: 90% cotton, 10% linen\n";
  for (const label of [
    "Sznurek do kaptura",
    "Sznurek kaptura",
    "Drawstring of hood",
    "Kordel der Kapuze",
    "Kordel Kapuze",
    "Coulisse cappuccio",
    "Cordon de la capuche",
    "Cordón de la capucha",
    "Cordão do capuz",
    "Koord van de capuchon",
    "Dragsko i huva",
    "Snor til hætte",
    "Šňůrka kapuce",
    "Label at the collar",
  ])
    expectTold([[`${shell}${label}: 100% polyester`, "shell: cotton 90, linen 10"]]);
  expectTold([
    [`${shell}Drawstring hood: 100% polyester`, "shell: cotton 90, linen 10 | hood: polyester 100"],
  ]);
});

test("a cover for garments is no part of one, and the product where nothing else is told", () => {
  for (const text of [
    "On a wooden hanger, garment cover of nonwoven (100% polypropylene)",
    "Garment bag: nonwoven, 100% polypropylene",
    "Housse de voyage en non-tissé (100 % polypropylène)",
    "In der Reisehülle aus Vlies, 100 % Polypropylen",
    "Funda de viaje de tejido sin tejer (100 % polipropileno)",
    "Im Kleidersack aus Vlies, 100 % Polypropylen",
    "Custodia in TNT 100% polipropilene",
    "Housse de vêtement : 100 % polypropylène",
    "Pokrowiec na ubranie z włókniny 100% polipropylen",
    "Klädpåse av fiberduk 100 % polypropen",
    "Ruhazsák: 100% polipropilén",
  ])
    expectTold([[`Lining: 100% cupro\nShell: 100% wool\n${text}`, "lining: cupro 100 | shell: wool 100"]]);
  expectTold([["Kleidersack aus 100 % Baumwolle", "cotton 100"]]);
});

test("goods of a shop that are called accessories are the product", () => {
  expectTold([
    [
      "Home > Accessories\nAccessories\nScarf, 100% wool\nFringe: 100% polyester",
      "wool 100 | fringe: polyester 100",
    ],
  ]);
});

test("elastic by its width and tape at a place are no parts in a bill of materials", () => {
  expectTold([
    [
      "Item\tPlacement\tComposition\tSupplier\nMain fabric\tBody\t95% cotton, 5% elastane\tOrta\nElastic 35 mm\tWaist\t62% polyester, 38% elastodiene\tStretchline\nZip tape\tFront\t100% polyester\tYKK",
      "cotton 95, elastane 5",
    ],
    [
      "Elastic: 62% polyester, 38% elastane\nBody: 100% cotton",
      "elastic: polyester 62, elastane 38 | cotton 100",
    ],
  ]);
});

test("a bill tells the filling of the sleeves beside that of the body", () => {
  expectTold([
    [
      "Placement\tDescription\tComposition\tSupplier\nShell\tplain weave\t100% polyamide\tOrta\nFilling\twhite duck, 650 cuin\t80% down, 20% feather\tKL\nHood filling\t80 g/m² wadding\t100% polyester\tThermo",
      "shell: polyamide 100 | filling: down 80, feathers 20 | hood filling: polyester 100",
    ],
  ]);
});

test("a bill with the codes of its rows tells the component before the placement, and changes tell nothing", () => {
  expectTold([
    [
      "Ref\tComponent\tPlacement\tSupplier\tComposition\tColour\nA1\tShell\tBody, collar outer\tOrta\t100% Nylon\tPine\nA2\tLining\tBody inner\tOrta\t100% Polyester\tBlack\nA3\tRib\tSide panel, armhole\tFar Knit\t96% Acrylic, 4% Elastane\tPine\nChanges from issue A: A2 was 100% cotton.",
      "shell: polyamide 100 | lining: polyester 100 | rib: acrylic 96, elastane 4",
    ],
  ]);
});

test("two cloths of a dress are its top and its skirt", () => {
  expectTold([
    [
      "Dress\nTop: 92% viscose, 8% elastane. Skirt: 100% linen.",
      "top: viscose 92, elastane 8 | skirt: linen 100",
    ],
    ["Haut : 100 % soie. Jupe : 60 % lin, 40 % coton.", "top: silk 100 | skirt: linen 60, cotton 40"],
    ["Skirt: 100% linen", "linen 100"],
  ]);
});

test("of the same shares those are told that say how a fibre was won", () => {
  expectTold([
    [
      "Oberstoff: 100 % Polyamid\nWattierung: 100 % recyceltes Polyester\nKomponente\tFaser\tdeklariert\termittelt\nOberstoff\tPolyamid\t100 %\t100 %\nWattierung\tPolyester\t100 %\t100 %",
      "shell: polyamide 100 | filling: recycled polyester 100",
    ],
    [
      "Composition: 95% organic cotton, 5% elastane\nMaterial: 95% cotton, 5% elastane",
      "organic cotton 95, elastane 5",
    ],
  ]);
  expectTold([
    ["NORTH FORK\tMACHINE WASH\n100% RECYCLED\tWITH LIKE\nPOLYESTER\tCOLORS", "recycled polyester 100"],
  ]);
  expect(told("Shell: 100% recycled polyester\nShell: 100% polyamide")).toHaveLength(2);
});

test("cuffs go with the hem, by whatever words for what is below", () => {
  expectTold([
    [
      "Materiał główny: 100% len\nMankiety i dół: 95% bawełna, 5% elastan",
      "linen 100 | cuff and hem: cotton 95, elastane 5",
    ],
    [
      "Tessuto principale: 100% lino\nPolsini e fondo: 95% cotone, 5% elastan",
      "linen 100 | cuff and hem: cotton 95, elastane 5",
    ],
    [
      "Huvudtyg: 100% lin\nMuddar och nederkant: 95% bomull, 5% elastan",
      "linen 100 | cuff and hem: cotton 95, elastane 5",
    ],
  ]);
});

test("in a sentence, too, two ribbed parts of one cloth are told together", () => {
  expectTold([
    [
      "Pull en 100 % laine, avec col et poignets en 98 % laine et 2 % élasthanne.",
      "wool 100 | collar and cuff: wool 98, elastane 2",
    ],
    [
      "Jersey de 100% lana, con puños y bajo de 98% lana y 2% elastano.",
      "wool 100 | cuff and hem: wool 98, elastane 2",
    ],
  ]);
});

test("a name over its shares is no list of trims, and tape is called without its width", () => {
  expectTold([
    ["SHELL\n100% linen\nTRIM\n100% polyester", "shell: linen 100 | trim: polyester 100"],
    [
      "Component\tComposition\tWeight\nShell\t100% polyester\t210 g/m²\nReflective tape 50 mm\t65% polyester, 35% cotton\t\nLining\t100% viscose\t60 g/m²",
      "shell: polyester 100 | reflective tape: polyester 65, cotton 35 | lining: viscose 100",
    ],
    [
      "Artigo\tComposição\tFornecedor\nMalha principal\t95% algodão, 5% elastano\tTintex\nLinha\t100% poliéster\tCoats\nElástico 40 mm\t65% poliéster, 35% elastodieno\tConfelas",
      "cotton 95, elastane 5",
    ],
  ]);
});

test("the whole of a garment by weight is not told beside its parts", () => {
  expectTold([
    [
      "Total composition of garment: cotton 82%, polyester 18%\nMain fabric: 100% cotton\nLining: 100% polyester",
      "cotton 100 | lining: polyester 100",
    ],
    [
      "Skład całkowity: 70% len, 30% wiskoza\nMateriał wierzchni: 100% len\nPodszewka: 100% wiskoza",
      "shell: linen 100 | lining: viscose 100",
    ],
    [
      "Composition: 60% cotton, 40% polyester in total\nBody 100% cotton\nSleeves 100% polyester",
      "cotton 100 | sleeve: polyester 100",
    ],
    ["Gesamtzusammensetzung: 82 % Leinen, 18 % Polyester", "linen 82, polyester 18"],
  ]);
});

test("a ratio beside what a test found is what is claimed of the same fibres", () => {
  const rows =
    "\tCotton 94.6%, Elastane 5.4%\t95 / 5\tPASS\nLining, white\tLinen 52.8%, Cotton 47.2%\t55 / 45\tPASS";
  expect(told(`Component\tResult\tClaimed\tConclusion\nBody, pink knit${rows}`, "test_report")).toEqual([
    "cotton 95, elastane 5 | lining: linen 55, cotton 45",
  ]);
});

test("a code and a hundred stand for themselves below a head for compositions", () => {
  expectTold([
    ["Art.\tDescrizione\tComp.\tOrigine\nKR-220\tFoulard\tSE 100\tItalia", "silk 100"],
    ["Artikel\tBezeichnung\tFarbe\tMenge\nKR-220\tSchal\tCO 100\t12", ""],
  ]);
});

test("of three parts of one cloth all are told", () => {
  expectTold([
    [
      "Body: 80% cotton 20% polyester\nNeck, cuffs and hem: 95% cotton 5% elastane",
      "cotton 80, polyester 20 | neckband, cuff and hem: cotton 95, elastane 5",
    ],
    [
      "Corps : 100 % lin\nCol, poignets et bas : 95 % coton 5 % élasthanne",
      "linen 100 | collar, cuff and hem: cotton 95, elastane 5",
    ],
  ]);
});

test("a first part of three letters goes with the next", () => {
  expectTold([
    [
      "Основен плат: 100% лен\nЯка и маншети: 95% памук, 5% еластан",
      "linen 100 | collar and cuff: cotton 95, elastane 5",
    ],
  ]);
});

test("a column of remarks may stand beside fibres and a column of their shares", () => {
  expectTold([
    [
      "Fibre\tShare\tOrigin\nwool\t65%\tfrom our own mill\npolyamide\t35%\tfrom a mill in Biella",
      "wool 65, polyamide 35",
    ],
    [
      "Fibra\tQuota in peso\tOrigine\nlana riciclata\t70%\tritagli e abiti usati\npoliestere\t30%\tvergine",
      "recycled wool 70, polyester 30",
    ],
    [
      "Faser\tGewichtsanteil\tBemerkung\nLeinen\t55 %\taus der Normandie und Belgien\nViskose\t45 %\tohne Angabe zur Herkunft",
      "linen 55, viscose 45",
    ],
  ]);
  expectTold([["Part\tShare\tRemark\nwool\t65%\tfrom our own mill\ncotton\t25%\tfrom a mill in Biella", ""]]);
});

test("a strip for hygiene is no part of what it is stuck to", () => {
  for (const strip of [
    "Hygiene strip",
    "Hygienestreifen",
    "Bande d'hygiène",
    "Tira higiénica",
    "Hygieniasuoja",
  ])
    expect(told(`Main fabric: 80% polyamide, 20% elastane\n${strip}: 100% polyester`), strip).toEqual([
      "polyamide 80, elastane 20",
    ]);
});

test("mesh under the arms is mesh, and inserts that reflect are inserts", () => {
  expectTold([
    [
      "Shell: 100% cotton\nReflective inserts: 100% polyester\nMesh under the arms: 100% polyamide",
      "shell: cotton 100 | insert: polyester 100 | mesh: polyamide 100",
    ],
    [
      "Tissu : 100 % coton\nEmpiècements réfléchissants : 100 % polyester\nFilet sous les bras : 100 % polyamide",
      "cotton 100 | insert: polyester 100 | mesh: polyamide 100",
    ],
    [
      "Tessuto: 100% cotone\nInserti rifrangenti: 100% poliestere\nRete sotto le braccia: 100% poliammide",
      "cotton 100 | insert: polyester 100 | mesh: polyamide 100",
    ],
    [
      "Materiał: 100% bawełna\nWstawki odblaskowe: 100% poliester\nSiatka pod pachami: 100% poliamid",
      "cotton 100 | insert: polyester 100 | mesh: polyamide 100",
    ],
    [
      "Oberstoff: 100 % Leinen\nNetz unter den Armen: 100 % Polyamid",
      "shell: linen 100 | mesh: polyamide 100",
    ],
    ["Shell: 100% cotton\nInserts under the arms: 100% linen", "shell: cotton 100 | insert: linen 100"],
    [
      "Tissu : 100 % coton\nBande réfléchissante : 100 % polyester",
      "cotton 100 | reflective tape: polyester 100",
    ],
  ]);
});
