import { test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

test("a part behind which Italian tells its cloth is that part, and so is one whose cloth is elastic", () => {
  expectTold([
    [
      "Tessuto principale 80% lana e 20% poliammide, fodera interna in pile 100% poliestere.",
      "wool 80, polyamide 20 | lining: polyester 100",
    ],
    [
      "Tessuto esterno: 100% nylon\nCappuccio in pile: 100% poliestere",
      "shell: polyamide 100 | hood: polyester 100",
    ],
    [
      "Tessuto esterno: 100% nylon\nFodera interna in rete: 100% poliestere",
      "shell: polyamide 100 | lining: polyester 100",
    ],
    [
      "Tejido principal\t100 % algodón\nContraste\tTejido de contraste elástico: 90 % algodón, 10 % elastano",
      "cotton 100 | contrast: cotton 90, elastane 10",
    ],
    [
      "Tissu principal : 100 % coton\nTissu de contraste élastique : 90 % coton, 10 % élasthanne",
      "cotton 100 | contrast: cotton 90, elastane 10",
    ],
    [
      "Tessuto esterno: 100% lino\nFodera elastica: 95% cotone, 5% elastan",
      "shell: linen 100 | lining: cotton 95, elastane 5",
    ],
    [
      "Tissu principal : 100 % coton\nComposition élastique : 60 % polyester, 40 % élasthanne",
      "cotton 100 | elastic: polyester 60, elastane 40",
    ],
    [
      "Shell: 100% cotton\nElastic: 60% polyester, 40% elastane",
      "shell: cotton 100 | elastic: polyester 60, elastane 40",
    ],
  ]);
});

test("a rib at the neck is a rib by any word for that", () => {
  for (const label of [
    "Bord-côte encolure",
    "Costina scollo",
    "Rippe Halsausschnitt",
    "Boord hals",
    "Rib neck",
  ])
    expectTold([
      [
        `Composition: 100 % coton\n${label}: 95 % coton, 5 % élasthanne`,
        "cotton 100 | rib: cotton 95, elastane 5",
      ],
    ]);
});

test("a braid is a trim in each language", () => {
  for (const label of ["Galon", "Braid", "Litze", "Gallone", "Galão", "Passamaneria", "Pasmanteria", "Galón"])
    expectTold([[`Composition: 100 % laine; ${label}: 100 % coton`, "wool 100 | trim: cotton 100"]]);
});

test("a mesh is a part beside the cloth that its line names, also where both are of one fibre", () => {
  expectTold([
    ["Hauptmaterial: 100 % Polyester; Netz: 100 % Polyester", "polyester 100 | mesh: polyester 100"],
    ["Main fabric: 100% polyamide; lace: 100% polyamide", "polyamide 100 | lace: polyamide 100"],
    ["Tessuto principale: 100% cotone; cintura: 100% cotone", "cotton 100 | waistband: cotton 100"],
    ["100% polyester mesh", "polyester 100"],
  ]);
});

test("what a bracket says is of the label is of no garment", () => {
  expectTold([
    [
      "Shell: 100% wool\nRibbon quality: 100% polyester woven edge (label material, not garment)",
      "shell: wool 100",
    ],
    [
      "Oberstoff: 100 % Wolle\nBandqualität: 100 % Polyester Webkante (nicht Teil des Kleidungsstücks)",
      "shell: wool 100",
    ],
    [
      "Extérieur : 100 % laine\nRuban : 100 % polyester satin (ne fait pas partie du vêtement)",
      "shell: wool 100",
    ],
    ["Shell: 100% wool (no animal products)", "shell: wool 100"],
    ["Oberstoff: 100 % Wolle (nicht in Asien produziert)", "shell: wool 100"],
    ["Esterno: 100% lana\nNastro: 100% poliestere (non del capo)", "shell: wool 100"],
    ["Exterior: 100 % lana\nCinta: 100 % poliéster (no es de la prenda)", "shell: wool 100"],
  ]);
});

test("lace is one wherever it is set", () => {
  for (const [cloth, lace, place] of [
    ["Fabric", "Lace", "at neckline"],
    ["Stoff", "Spitze", "Ärmel"],
    ["Tissu", "Dentelle", "d'encolure"],
    ["Tessuto", "Pizzo", "allo scollo"],
    ["Tessuto", "Pizzo", "dell'orlo"],
    ["Tejido", "Puntilla", "del escote"],
    ["Tecido", "Renda", "do decote"],
    ["Tkanina", "Koronka", "dekoltu"],
    ["Látka", "Krajka", "výstřihu"],
    ["Tyg", "Spets", "halsringning"],
  ])
    expectTold([
      [
        `${cloth}\t100% modal\n${lace} ${place}\t90% nylon, 10% elastan`,
        "modal 100 | lace: polyamide 90, elastane 10",
      ],
    ]);
});

test("goods with a part are not that part, whatever stands in the line above", () => {
  for (const goods of [
    "Hat with pompom",
    "Coat with hood",
    "Mütze mit Bommel",
    "Cappotto con cappuccio",
    "Abrigo con capucha",
    "Czapka z pomponem",
    "Bluza z kapturem",
    "Jacka med huva",
  ])
    expectTold([[`Nr. AB-4410\n${goods}, 100% modal`, "modal 100"]]);
  expectTold([[`Nr. AB-4410\nCzapka z pomponem: 100% modal`, "modal 100"]]);
});

test("the name of a part stands over its shares, and not in another cell of the row above", () => {
  for (const [front, back, beside] of [
    ["FRONT", "BACK", "Position: side seam, above the hem"],
    ["VORDERTEIL", "RÜCKEN", "Position: Seitennaht, 8 cm über dem Saum"],
    ["DELANTERO", "ESPALDA", "Posición: costura lateral, encima de la manga"],
    ["DEVANT", "DOS", "Position : couture latérale, sous la manche"],
  ])
    expectTold([
      [`${front}\n100% modal\n${back}\t${beside}\n100% nylon`, "front: modal 100 | back: polyamide 100"],
    ]);
});

test("what the inside of a cloth is like makes no lining of it", () => {
  for (const [body, cloth, hood] of [
    ["Body and sleeves", "grid fleece, 210 g, brushed inside", "Hood"],
    ["Korpus", "Sweat, 280 g, innen angeraut", "Kapuze"],
    ["Corps", "molleton, intérieur gratté", "Capuche"],
    ["Corpo", "felpa, garzata all'interno", "Cappuccio"],
    ["Cuerpo", "felpa, perchada por dentro", "Capucha"],
    ["Kropp", "collegetyg, ruggad insida", "Huva"],
    ["Korpus", "dresówka, drapana od wewnątrz", "Kaptur"],
  ])
    expectTold([
      [`${body}\t${cloth}\t100% modal\n${hood}\tjersey\t100% nylon`, "modal 100 | hood: polyamide 100"],
    ]);
  expectTold([
    ["Outside: 100% nylon\nBrushed inside: 100% modal", "shell: polyamide 100 | lining: modal 100"],
  ]);
});
