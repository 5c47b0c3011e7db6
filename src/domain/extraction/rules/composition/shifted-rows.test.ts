import { describe, expect, test } from "bun:test";
import { expectTold, told } from "../../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { passagesOf } from "../../reading/passage.ts";
import { compositionsIn } from "./read.ts";

const TWO_PARTS = "shell: wool 80, polyamide 20 | lining: viscose 100";

describe("a composition", () => {
  test("keeps the single hundred of a part in tables without signs", () => {
    expectTold([
      ["Oberstoff\tWolle\t80\n\tPolyamid\t20\nFutter\tViskose\t100", TWO_PARTS],
      [
        "Futter\tViskose\t100\nOberstoff\tWolle\t80\n\tPolyamid\t20",
        "lining: viscose 100 | shell: wool 80, polyamide 20",
      ],
    ]);
  });

  test("stands below its columns where nothing is over the names of the rows", () => {
    expectTold([
      ["\tWool\tPolyamide\tViscose\nShell\t80\t20\t\nLining\t\t\t100", TWO_PARTS],
      ["\tShell\tLining\nWool\t80 %\t\nPolyamide\t20 %\t\nViscose\t\t100 %", TWO_PARTS],
    ]);
  });

  test("stands in one row below the names of its parts, with signs and without", () => {
    expectTold([
      ["\tShell\tLining\nComposition\t80 WO 20 PA\t100 VI\nWeight\t240 g/m²\t65 g/m²", TWO_PARTS],
      [
        "\tOberstoff\tFutter\nGewicht\t240 g/m²\t65 g/m²\nZusammensetzung\t80 % Wolle, 20 % Polyamid\t100 % Viskose",
        TWO_PARTS,
      ],
      ["\tTejido exterior\tForro\nComposición\t80% lana 20% poliamida\t100% viscosa", TWO_PARTS],
      ["Shell | 80 % wool, 20 % polyamide\nMembrane | TPU\nLining | 100 % viscose", TWO_PARTS],
      // Two articles of two parts each.
      ["Article\tShell\tLining\nA100\t100% cotton\t100% polyester\nA200\t100% linen\t100% viscose", ""],
    ]);
  });

  test("is of the thing that comes with a part, or without it", () => {
    expectTold([
      ["Coat with hood 100% wool", "wool 100"],
      ["Jacke mit Kapuze aus 100 % Baumwolle", "cotton 100"],
      ["T-shirt à manches longues 100 % coton", "cotton 100"],
      ["Jakke med hætte 100% bomuld", "cotton 100"],
      ["Trousers elastic waistband 100% cotton", "cotton 100"],
      ["Jacke ohne Futter 100 % Baumwolle", "cotton 100"],
      ["Coat with hood 100% wool, lining 100% viscose", "wool 100 | lining: viscose 100"],
      ["Coat with lining 100% viscose", "lining: viscose 100"],
      ["Jacket 100% cotton with hood 100% polyester", "cotton 100 | hood: polyester 100"],
      ["Shell & lining: 100% polyamide / 100% polyester", "shell: polyamide 100 | lining: polyester 100"],
      [
        "Shell/lining/filling: 100% polyamide / 100% polyester / 60% down 40% feathers",
        "shell: polyamide 100 | lining: polyester 100 | filling: down 60, feathers 40",
      ],
      [
        "Esterno / Fodera / Imbottitura: 100% PA / 100% CO / 100% PES",
        "shell: polyamide 100 | lining: cotton 100 | filling: polyester 100",
      ],
      ["Lining and filling: 100% polyester", "lining and filling: polyester 100"],
      ["100% cotton (organic 50%)", "cotton 100"],
    ]);
  });

  test("is read from the rows of a test with methods, units and differences", () => {
    expectTold([
      [
        "Test\tMethod\tUnit\tClaimed\tFound\tTolerance\nFibre content: cotton\tEN ISO 1833\t%\t95\t94.6\t± 3\nFibre content: elastane\tEN ISO 1833\t%\t5\t5.4\t± 3",
        "cotton 95, elastane 5",
      ],
      [
        "Nr.\tNorm\tFaser\tEinheit\tSoll\tIst\n1\tISO 1833-4\tWolle\t%\t80\t79,1\n2\tISO 1833-4\tPolyamid\t%\t20\t20,9",
        "wool 80, polyamide 20",
      ],
      [
        "Fibre\tLabel\tResult\tDeviation\nCotton\t95 %\t94.6 %\t-0.4\nElastane\t5 %\t5.4 %\t0.4",
        "cotton 95, elastane 5",
      ],
      ["\tCotton\tElastane\nFound\t94.6 %\t5.4 %\nClaimed\t95.0 %\t5.0 %", "cotton 95, elastane 5"],
      [
        "Ensaio\tNorma\tResultado\nComposição\tISO 1833-11 / -20\tAlgodão 79,5 % Poliéster 20,5 %",
        "cotton 79.5, polyester 20.5",
      ],
    ]);
  });

  test("of all goods is told by a certificate that names finished ones, and none of cloth", () => {
    const head = "OEKO-TEX STANDARD 100\nfor the following articles:\n";
    expect(told(`${head}Bed linen and bathrobes made of 100 % cotton, dyed`, "certificate")).toEqual([
      "cotton 100",
    ]);
    const right = "STANDARD 100 by OEKO-TEX\nerhält die Berechtigung, für den Artikel\n";
    expect(told(`${right}Spannleintücher aus Jersey, 100 % Baumwolle, stückgefärbt`, "certificate")).toEqual([
      "cotton 100",
    ]);
    for (const goods of [
      "Single jersey fabrics for shirts made of 100 % cotton",
      "Shirts made of 100 % cotton and blends of cotton and polyester",
      "Shirts made of 100 % cotton; trousers of 98 % cotton, 2 % elastane",
    ])
      expect(told(head + goods, "certificate"), goods).toEqual([]);
  });
});

test("fibres that have their shares before them in one cell do not take that of the next", () => {
  for (const [cell, shares] of [
    ["70 % recycled polyamide 30 % conventional polyamide", { "recycled polyamide": 70, polyamide: 30 }],
    ["55 % Biobaumwolle 45 % konventionelle Baumwolle", { "organic cotton": 55, cotton: 45 }],
    ["64 % poliestere riciclato 36 % normale poliestere", { "recycled polyester": 64, polyester: 36 }],
  ] as const) {
    const text = `Article\tMaterial\tShare\tPieces\nKT-31\t${cell}\t${cell.slice(0, 4)}\t1 400`;
    const [passage] = passagesOf(readingOf(text));
    const found = passage ? compositionsIn(passage) : [];
    expect(
      found.map((one) => Object.fromEntries(one.shares.map(({ fibre, percent }) => [fibre, percent]))),
      cell,
    ).toEqual([shares]);
  }
});
