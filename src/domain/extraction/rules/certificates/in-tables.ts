/** Who issued a certificate and until when it is valid, where a row of a table tells them below their heads. */
import type { Passage } from "../../reading/passage.ts";
import { dateIn } from "../kit/numbers.ts";
import { lineAround, linesOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import { ISSUERS, VALID_UNTIL } from "./words.ts";

export interface Told {
  issuer?: string;
  valid_until?: string;
}

const LEAST_CELLS = 3;
/** Rows between a number and the head of its column at most. */
const ROWS = 20;
/** The head of a column that is a label elsewhere. */
const ISSUER_LABEL = worded("u", ({ oneOf }) => `^ ?(?:${oneOf(ISSUERS)})[ .:]*$`);
const VALID_LABEL = worded("u", ({ oneOf }) => `^ ?(?:${oneOf(VALID_UNTIL)})[ .:]*$`);
/** Parts of words that only a head above whom or what certified has, and none above a number: "Institut", "Organisme", "Issued by". */
const ISSUER_HEAD =
  /issue[rd]|stelle(?!\p{L})|kurulus|certificador|(?:certif\p{L}*|issuing) bod|^body|institut|instytut|intezet|zertifizierer|prufstelle|aussteller|ausgestellt (?:von|durch)|organism|^ente(?!\p{L})|emiss|emis|emett|emetteur|rilasciat|expedid|instelling|instantie|afgegeven|jednostk|wydan|vydavatel|vydal|vystavil|kiallito|kibocsato|tanusito|utfard|udsted|utsted|myonta|valjaandja|izdao|izdajatelj|izdevej|isdave|izdave|издад|издател|οργανισμ|φορεα|εκδοτ|veren kurulus|duzenleyen|вида(?:в|н)|издав/u;
/** Parts of words in a head above the date on which it ends. */
const VALID_HEAD =
  /^(?:until|till|bis|t\/m|exp|ends?|jusqu|fino al|hasta|ate|tot|do|til|iki|kuni|lidz|до|εωσ)(?!\p{L})|valid|expir|gultig|ablauf|laufzeit|echeance|scad|vigen|caduc|geldig|wazn|platn|ervenyes|lejar|giltig|gyldig|voimass|vazi|velja|kehtiv|galioja|deriga|valabil|валид|діисн|чинн|термін діі|важ(?:и|ењ|ећ)|ισχυ|ληξ|gecerli/u;
/** "Valid from" and "issued on" are other dates. */
const OTHER_DATE =
  /from|(?<!\p{L})(?:ab|vom|od|von|du|dal|desde|van|fra|fran|alates|nuo|no)(?!\p{L})|issue|ausgestellt/u;
const NUMBER_HEAD = /n[ro]?[.°º]|num|nummer|cislo|broj|szam|number|nro/u;

/** What the row of a certificate says of it; nothing where it stands in no table with such heads. */
export function toldInTable(passages: readonly Passage[], number: string): Told {
  for (const passage of passages) {
    if (passage.order !== "rows") continue;
    if (!passage.text.includes(number)) continue;
    const lines = linesOf(passage.folded);
    const at = lines.findIndex((line) =>
      cellsAt(passage, line).some((cell) => cell === number || cell.startsWith(`${number} `)),
    );
    const row = at < 0 ? [] : cellsAt(passage, lines[at]);
    if (row.length < LEAST_CELLS) continue;
    const heads = headsAbove(lines, at, row.length);
    const issued = ISSUER_LABEL.pattern();
    const valid = VALID_LABEL.pattern();
    const issuer =
      row[
        heads.findIndex((head) => issued.test(head) || (ISSUER_HEAD.test(head) && !NUMBER_HEAD.test(head)))
      ];
    const until = heads.findIndex(
      (head) => valid.test(head) || (VALID_HEAD.test(head) && !OTHER_DATE.test(head)),
    );
    const date = dateIn(lines[at]?.line.split("\t")[until] ?? "")?.value;
    return {
      ...(issuer !== undefined && isName(issuer) ? { issuer: issuer.trim() } : {}),
      ...(date === undefined ? {} : { valid_until: date }),
    };
  }
  return {};
}

/** Three cells and more without a figure, as in the head of a table. */
export function isHeads(line: string): boolean {
  return line.split("\t").length >= LEAST_CELLS && !/\d/.test(line);
}

interface Line {
  line: string;
  start: number;
}

function cellsAt({ text }: Passage, line: Line | undefined): string[] {
  return line ? text.slice(line.start, line.start + line.line.length).split("\t") : [];
}

/** The next line above of as many cells, without a figure. */
function headsAbove(lines: readonly Line[], at: number, cells: number): string[] {
  for (let i = at - 1; i >= Math.max(at - ROWS, 0); i--) {
    const line = lines[i]?.line ?? "";
    if (isHeads(line) && line.split("\t").length === cells) return line.split("\t");
  }
  return [];
}

/** The head of the column that a place stands in; empty where it stands in no table. */
export function headAbove(passage: Passage, place: number): string {
  const { folded, order } = passage;
  const begin = folded.lastIndexOf("\n", place - 1) + 1;
  if (order !== "rows" || !lineAround(folded, place).includes("\t")) return "";
  const lines = linesOf(folded.slice(0, begin));
  const cells = lineAround(folded, place).split("\t").length;
  return headsAbove(lines, lines.length, cells)[folded.slice(begin, place).split("\t").length - 1] ?? "";
}

function isName(cell: string): boolean {
  return /^\p{Lu}/u.test(cell.trim()) && /\p{L}{2}/u.test(cell) && !/\d{4}/.test(cell);
}
