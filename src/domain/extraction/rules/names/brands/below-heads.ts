/** Brands of forms that have their labels side by side over the values: "Marke brand | Herstellungsland" over "Firnjoch | China". */

import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { type Found, ofOneValue } from "../../kit/found.ts";
import { speaksOf } from "../../kit/labels.ts";
import { cellsOf, linesOf } from "../../kit/places.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isName, TITLE } from "../name-shapes.ts";

/** How sure a brand below its label is. */
const BELOW = 0.85;
/** A table has more columns, and more brands than one. */
const MOST_CELLS = 3;
const LONGEST = 30;

/** "Marca del tessuto", "Zip brand": whoever makes what goods are made of. */
const OF_SUPPLY =
  /(?<!\p{L})(?:fabric|cloth|yarn|thread|lining|zip|trim|button|membran|filling|fibre|fiber|stoff|gewebe|garn|futter|reissverschluss|fullung|tissu|fil(?!\p{L})|doublure|tessut|filat|fodera|cerniera|tejid|tela(?!\p{L})|hilo|forro|tecid|fio(?!\p{L})|malha|stof|garen|voering|rits|tkanin|przedz|podszew|zamek|tyg|vav|dragkedja|lynlas|kangas|lanka|vetoketju|latk|priz|priadz|zip|szovet|fonal|cipzar|tesatur|fir(?!\p{L})|fermoar|pred[ae]|patent|audin|siul|audum|dzij|kumas|iplik|fermuar|плат|прежд|цип|тканин|пряж|υφασμα|νημα|φερμουαρ)/u;

/** Brands below the head of their column. */
export function brandsBelowHeads(passages: readonly Passage[]): Found[] {
  const found = passages.filter(({ order }) => order === "rows").flatMap(brandsBelow);
  return ofOneValue(found);
}

function brandsBelow(passage: Passage): Found[] {
  const lines = linesOf(passage.text);
  return lines.flatMap(({ line, start }, i): Found[] => {
    const heads = cellsOf(line, start);
    const next = lines[i + 1];
    if (heads.length < 2 || heads.length > MOST_CELLS || !next || /[:%]|\d{3}/.test(line)) return [];
    const at = heads.findIndex(
      ({ cell }) => speaksOf(folded(cell), "brand") && !OF_SUPPLY.test(folded(cell)),
    );
    const cells = cellsOf(next.line, next.start);
    const value = cells[at];
    if (!value || cells.length !== heads.length || !isName(value.cell, LONGEST)) return [];
    if (TITLE.test(folded(value.cell)) || companyEnd(value.cell) !== undefined) return [];
    const place = { start: value.start, end: value.start + value.cell.length };
    return [{ field: "brand", value: value.cell, confidence: BELOW, passage, ...place }];
  });
}
