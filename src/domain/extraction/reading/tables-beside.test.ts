import { expect, test } from "bun:test";
import { type Printed, pageOf } from "../../../../tests/support/readings.ts";
import { passagesOf } from "./passage.ts";

/** Rows of cells at the same places, so far apart; a cell without words is left free. */
function tableAt(lefts: readonly number[], top: number, step: number, rows: readonly string[]): Printed[] {
  return rows.flatMap((row, i) =>
    row.split("|").flatMap((text, j): Printed[] => {
      const left = lefts[j];
      return text === "" || left === undefined ? [] : [[left, top + i * step, text]];
    }),
  );
}

const rowsOf = (cells: readonly Printed[]) => passagesOf(pageOf(cells))[0]?.text.split("\n");

test("a table of fibres beside a form, row by row, is read after it", () => {
  const form = ["Codice:|KD-401", "Marca:|Solera", "Articolo:|Gonna", "Peso:|310 g", "Paese:|Italia"];
  const table = ["Composizione", "Fibra|%", "Seta|70", "Lino|30"];
  expect(rowsOf([...tableAt([50, 130], 100, 20, form), ...tableAt([300, 420], 100, 20, table)])).toEqual([
    "Codice:\tKD-401",
    "Marca:\tSolera",
    "Articolo:\tGonna",
    "Peso:\t310 g",
    "Paese:\tItalia",
    "Composizione",
    "Fibra\t%",
    "Seta\t70",
    "Lino\t30",
  ]);
});

test("parts that span several fibres stay with them, and a list between their rows follows", () => {
  const table = ["Teil|Faser|Anteil", "Oberstoff|Leinen|55 %", "|Viskose|45 %", "Futter|Cupro|100 %"];
  const care = [
    "• Handwäsche",
    "• Nicht bleichen",
    "• Nicht trocknen",
    "• Bügeln mit einem Punkt",
    "• Reinigen",
  ];
  expect(rowsOf([...tableAt([50, 130, 210], 100, 24, table), ...tableAt([330], 96, 19, care)])).toEqual([
    "Teil\tFaser\tAnteil",
    "Oberstoff\tLeinen\t55 %",
    "Viskose\t45 %",
    "Futter\tCupro\t100 %",
    "· Handwäsche",
    "· Nicht bleichen",
    "· Nicht trocknen",
    "· Bügeln mit einem Punkt",
    "· Reinigen",
  ]);
});

test("parts with all that they are made of stay below each other beside a list", () => {
  const table = ["Onderdeel|Materiaal", "Buitenkant|80% wol, 20% zijde", "Voering|100% viscose"];
  const care = ["• Niet wassen", "• Niet bleken", "• Niet strijken"];
  expect(rowsOf([...tableAt([50, 150], 100, 30, table), ...tableAt([360], 112, 30, care)])).toEqual([
    "Onderdeel\tMateriaal",
    "Buitenkant\t80% wol, 20% zijde",
    "Voering\t100% viscose",
    "· Niet wassen",
    "· Niet bleken",
    "· Niet strijken",
  ]);
});

test("further columns of a table stay in its rows", () => {
  const table = ["Fibre|Share|Origin|Certificate", "Linen|55 %|France|none", "Cotton|45 %|Egypt|GOTS"];
  expect(rowsOf(tableAt([50, 150, 250, 350], 100, 20, table))).toEqual([
    "Fibre\tShare\tOrigin\tCertificate",
    "Linen\t55 %\tFrance\tnone",
    "Cotton\t45 %\tEgypt\tGOTS",
  ]);
});

test("shares that make no whole stay beside what they stand beside", () => {
  const form = ["Code:|KD-401", "Brand:|Solera", "Weight:|310 g"];
  const rates = ["Standard rate|23 %", "Reduced rate|13 %", "Rebate|5 %"];
  expect(rowsOf([...tableAt([50, 130], 100, 20, form), ...tableAt([300, 420], 100, 20, rates)])).toEqual([
    "Code:\tKD-401\tStandard rate\t23 %",
    "Brand:\tSolera\tReduced rate\t13 %",
    "Weight:\t310 g\tRebate\t5 %",
  ]);
});

test("columns of a table before its names stay in its rows beside a form", () => {
  const form = ["Sold to:|Marlow plc", "Date:|18 August", "Terms:|FOB", "Currency:|USD"];
  const table = [
    "Style|Goods|Composition",
    "SG-401|Boxer shorts|95% cotton, 5% elastane",
    "",
    "SG-455|Leggings|100% modal",
  ];
  expect(rowsOf([...tableAt([50, 110], 100, 20, form), ...tableAt([210, 260, 350], 100, 20, table)])).toEqual(
    [
      "Sold to:\tMarlow plc",
      "Date:\t18 August",
      "Terms:\tFOB",
      "Currency:\tUSD",
      "Style\tGoods\tComposition",
      "SG-401\tBoxer shorts\t95% cotton, 5% elastane",
      "SG-455\tLeggings\t100% modal",
    ],
  );
});

test("fibres that reach up to their shares, and cells that go on below, are of the table", () => {
  const form = ["Marque:|Orvel", "Modèle:|Cézembre", "Référence:|OV-271", "Poids:|312 g", "Pays:|Maroc"];
  const fibres = ["Tissu|polyester recyclé 58 %", "|viscose   42 %", "Doublure|coton   100 %"];
  const cells = fibres.flatMap((row, i): Printed[] => {
    const [part = "", rest = ""] = row.split("|");
    const [fibre = "", share] = rest.split("   ");
    const top = 100 + i * 20;
    return [
      ...(part === "" ? [] : [[300, top, part] as const]),
      [370, top, fibre] as const,
      ...(share ? [[473, top, share] as const] : []),
    ];
  });
  expect(rowsOf([...tableAt([50, 130], 100, 20, form), ...cells])?.slice(5)).toEqual([
    "Tissu\tpolyester recyclé\t58 %",
    "viscose\t42 %",
    "Doublure\tcoton\t100 %",
  ]);
  const parts = ["Tissu|60% coton,", "|40% lin", "Doublure|100% viscose, lavée", "|et teinte"];
  const beside = [...tableAt([50, 130], 100, 14, form), ...tableAt([300, 370], 100, 14, parts)];
  expect(rowsOf(beside)?.slice(5)).toEqual([
    "Tissu\t60% coton,",
    "40% lin",
    "Doublure\t100% viscose, lavée et teinte",
  ]);
});

test("what has heads in one row with a table is a part of it", () => {
  const report = [
    "Property|Method|Result|Limit",
    "Fibre composition|EN ISO 1833|Polyamide|78 %",
    "Fibre composition|EN ISO 1833|Elastane|22 %",
    "Weight|EN 12127|162 g|-",
  ];
  expect(rowsOf(tableAt([50, 180, 300, 400], 100, 20, report))?.slice(1, 3)).toEqual([
    "Fibre composition\tEN ISO 1833\tPolyamide\t78 %",
    "Fibre composition\tEN ISO 1833\tElastane\t22 %",
  ]);
});

test("two such tables below each other are both read", () => {
  const form = [
    "Code:|KD-4",
    "Brand:|Solera",
    "Goods:|Skirt",
    "Size:|M",
    "Weight:|310 g",
    "Season:|AW",
    "Made in:|Italy",
  ];
  const first = ["Fibre|%", "Silk|70", "Linen|30"];
  const second = ["Lining|%", "Viscose|60", "Cupro|40"];
  const rows = rowsOf([
    ...tableAt([50, 130], 100, 20, form),
    ...tableAt([300, 420], 100, 20, first),
    ...tableAt([330, 450], 180, 20, second),
  ]);
  for (const row of ["Silk\t70", "Linen\t30", "Viscose\t60", "Cupro\t40", "Made in:\tItaly"])
    expect(rows).toContain(row);
});
