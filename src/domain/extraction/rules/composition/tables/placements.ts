/** Bills of materials whose rows begin with the place where a material goes. */
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { lineBefore, lineStart, linesOf } from "../../kit/places.ts";
import { partInsideOf } from "../parts/of-cloth.ts";
import { partAtBegin } from "../parts/part-names.ts";

/** "# | Placement | Material code | … | Content": a head that begins with a word for where materials go, and goes on. */
const PLACES =
  "placement|place|location|component|garment part|part(?: of garment)?|used? (?:for|in|at)|usage|einsatz(?:ort)?|verwendung|verarbeitung|bauteil|teil|platzierung|position|emplacement|partie|element|utilisation|composant|impiego|posizione|parte|componente|utilizzo|destinazione|ubicacion|posicion|uso|pieza|localizacao|posicao|aplicacao|utilizacao|peca|plaatsing|positie|toepassing|onderdeel|deel|miejsce|umiejscowienie|zastosowanie|czesc|placering|plassering|anvandning|anvendelse|bruk|del|kayttokohde|kohde|sijainti|osa|umisteni|pouziti|dil|umiestnenie|pouzitie|diel|elhelyezes|felhasznalas|resz|plasare|amplasare|utilizare|yeri|kullanim(?: yeri)?|parca";
/** What a bill calls its materials by, where their place stands in the next column. */
const ITEMS =
  "item|items|material|materials|material type|fabric|artikel|materialart|stoff|matiere|article|materiale|articolo|articulo|artigo|materiaal|stof|pozycja|tyg|vare|materiaali|tuote|polozka|anyag|articol|malzeme";
const HEAD = new RegExp(
  String.raw`^(?<index>(?:#|pos(?:ition)?\.?|n[ro°.]{1,2}|lp\.?|riga|line|zeile|ligne|linea|rij|rad|ref\.?|code|kod|cod\.?|id)[\t ])?(?:(?:${PLACES})|(?:${ITEMS})(?=\t(?:${PLACES})\t))\t[^\n]*\t`,
  "u",
);

/** The number of a row, in a cell of its own or before its place; also with a letter: "F1". */
const INDEX = /^(?:\p{L}{1,2}[ .-]?)?\d{1,3}[.)]?(?:[ ](?=\p{L})|\t)/u;
/** What may stand behind the name of a part in its cell: "Shell – body, sleeves", "Fur (hood trim)". */
const MORE = /^(?:$|[ ]?[(,;:–-]|[ ]\d)/u;

/** Where the rows below such heads start, and whether they begin with their number: of each passage that was asked for. */
const known = new WeakMap<Passage, ReadonlyMap<number, boolean>>();

/** The part that a row of a bill of materials begins with, where the head of its table says that rows do. */
export function partOfPlacement(passage: Passage, start: number): string | undefined {
  const isNumbered = rowsOf(passage).get(lineStart(passage, start));
  if (isNumbered === undefined) return undefined;
  const row = lineBefore({ passage, start });
  if (isNumbered && !INDEX.test(row)) return undefined;
  const [name = "", ...others] = row.replace(INDEX, "").split(CELL_END);
  // What a share stands right beside is read with it.
  if (others.length < 2) return undefined;
  const found = partAtBegin(name);
  return found?.part && MORE.test(name.slice(found.end)) ? found.part : partInsideOf(name);
}

function rowsOf(passage: Passage): ReadonlyMap<number, boolean> {
  const before = known.get(passage);
  if (before) return before;
  const rows = new Map<number, boolean>();
  let head: RegExpExecArray | null = null;
  for (const { line, start } of linesOf(passage.folded)) {
    const own = HEAD.exec(line);
    if (own) head = own;
    else if (!line.includes(CELL_END)) head = null;
    else if (head) rows.set(start, head.groups?.index !== undefined);
  }
  known.set(passage, rows);
  return rows;
}
