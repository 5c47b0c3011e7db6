/** Makers behind labels, in their role, below a head and in the rows of steps. */
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import type { Labelled } from "../kit/labels.ts";
import { inColumns, linesFrom } from "../kit/lines.ts";
import { cellsOf, lineBefore, lineEnd } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { TITLE } from "../names/name-shapes.ts";
import { addressBelow } from "./addresses.ts";
import { companyEnd, OTHER_PARTY } from "./companies.ts";
import { companyIn, NAME_LABEL } from "./company-names.ts";
import { CALLED, MAKER, MAX_LINES, SAID } from "./maker-words.ts";

/** Of who is called the factory, or the company of a step of making. */
export const FACTORY = 0.8;

/** True for a name, and not an address. */
export function isNameOfMaker({ field }: Found): boolean {
  return field === "manufacturer_name";
}

/** The company that stands at a place, with its address. */
export function namedAt(
  passages: readonly Passage[],
  passage: Passage,
  { start, worth }: Pick<Labelled, "start" | "worth">,
  confidence: number,
): Found[] {
  const place = inColumns(passages, passage, start);
  if (!place) return [];
  const found = companyIn(place[0], linesFrom(place[0], place[1], MAX_LINES), confidence * worth);
  return found.length === 1 && found.every(isTitle) ? [] : found;
}

/** The title of the paper beside the word for who makes: "Gamintojas / siuntėjas | PAKAVIMO LAPAS". */
function isTitle({ value }: Found): boolean {
  const name = String(value);
  return name === name.toUpperCase() && TITLE.test(folded(name)) && companyEnd(name) === undefined;
}

/** "Elaborado por" is said of goods, and of papers by who wrote them. */
const OR_WRITTEN = /elaborad|realizzat/u;

/** "Signed for the manufacturer: Owen Aspatria", "Podepsáno za výrobce:": a person who signs for who makes. */
const SIGNED_FOR =
  /(?<!\p{L})(?:signed|undersigned|unterzeichnet|unterschrieben|unterschrift|signe|firmato|firmado|assinado|ondertekend|namens|podpisano|podpis(?:al)?|podepsano|undertecknat|underskrevet|undertegnet|allekirjoitettu|alairta|alairva|semnat|potpisano|podpisano|alla kirjutanud|imzalayan|подписано|підписано|потписано|υπογραφη|υπογραφεται)[^.:\n\t]{0,40}$/u;

/** Below the word for who makes, where that and the word beside it are the heads of two blocks: "Fabrikant | Service". */
function belowHeads(passages: readonly Passage[], passage: Passage, one: Labelled): Found[] {
  if (passage.order !== "rows" || passage.folded[one.start - 1] !== "\t") return [];
  if (companyEnd(passage.text.slice(one.start, one.end)) !== undefined) return [];
  const place = inColumns(passages, passage, one.from);
  const [head, name] = place ? linesFrom(place[0], place[1], 2) : [];
  if (!place || !head || !name || companyEnd(name.text) !== name.text.trimEnd().length) return [];
  // "Fabrikant" over "Adres" is a column of labels, whose values stand beside them.
  return companyIn(place[0], linesFrom(place[0], name.start, MAX_LINES), CALLED * one.worth);
}

/** Who is named behind the word for the maker; a paper is written by a person, who has no form and no address. */
export function calledAt(passages: readonly Passage[], passage: Passage, one: Labelled): Found[] {
  const said = lineBefore({ passage, start: one.from }) + passage.folded.slice(one.from, one.start);
  if (SIGNED_FOR.test(said.replace(/[:\s]+$/u, ""))) return [];
  const below = belowHeads(passages, passage, one);
  if (below.length > 0) return below;
  const found = namedAt(passages, passage, one, CALLED);
  if (!OR_WRITTEN.test(passage.folded.slice(one.from, one.start))) return found;
  const isCompany = found.some((each) => isNameOfMaker(each) && companyEnd(String(each.value)) !== undefined);
  return isCompany || found.length > 1 ? found : [];
}

/** Who else a paper names, and may say that they make the product: "Manufacturer: the certificate holder". */
const ROLE =
  /^(?:(?:same as|see|identical (?:to|with)|identisch mit|siehe|wie|identique (?:a|au)|voir|come|vedi|igual (?:a|al|ao)|idem|zie|jak|som|sama kuin) )?(?:the |der |dem |die |den |le |la |l'|il |lo |el |al |o |ao |a |de |het )?(?:(?:certificate )?(?<role>holder|applicant|exporter|seller|supplier|shipper|vendor|inhaber|zertifikatsinhaber|ausfuhrer|exporteur|lieferant|verkaufer|auftraggeber|antragsteller|titulaire|exportateur|fournisseur|vendeur|demandeur|titolare|esportatore|fornitore|venditore|richiedente|titular|exportador|proveedor|vendedor|solicitante|fornecedor|requerente|certificaathouder|houder|leverancier|verkoper|aanvrager|posiadacz|eksporter|dostawca|sprzedawca|wnioskodawca|ihracatci|satici|tedarikci|basvuru sahibi|innehavare|exportor|leverantor|sokande|indehaver|eksportor|leverandor|ansoger|haltija|vieja|toimittaja|hakija|drzitel|vyvozce|dodavatel|zadatel|exportator|furnizor))(?: (?:firma|company|du certificat|del certificato|del certificado|do certificado|certyfikatu))?\.?$/u;

/** Who is named in another role, where the word for the maker is followed by nothing but that role. */
export function inTheRoleOf(
  passages: readonly Passage[],
  passage: Passage,
  { start, end }: Labelled,
): Found[] | undefined {
  const value = passage.folded.slice(start, end).split(/[\t\n]|\.(?= )/)[0] ?? "";
  const role = ROLE.exec(value.trim())?.groups?.role;
  if (role === undefined) return undefined;
  for (const other of passages) {
    if (other.order !== "rows") continue;
    const at = other.folded.matchAll(
      new RegExp(
        `(?<=^|[\\n\\t])(?:(?:\\d{1,2}[.)]|·) ?)?(?:\\p{L}+ )?${role}[^\\n\\t:]{0,30}(?:: ?|\\t)`,
        "gu",
      ),
    );
    for (const match of at) {
      const from = match.index + match[0].length;
      const named = namedAt(passages, other, { start: from, worth: 1 }, SAID);
      if (!named.some(isNameOfMaker)) continue;
      return named.length > 1 ? named : [...named, ...addressBelow(passages, other, from)];
    }
  }
  return [];
}

/** The head of a section about the maker, alone in its line; and a row of one with its label. */
const SECTION = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:(?:\\d{1,2}[.)]|·) ?)?(?:[\\p{L}'/& ]{2,24} )?(?:${oneOf(MAKER)})(?: [\\p{L}'/& ]{2,24})?[ ]?[:]?\\n`,
);

/** The name below the head of a section that is about the maker, after a label of its own. */
export function* belowHead(passage: Passage): Generator<Labelled> {
  if (passage.order !== "rows") return;
  for (const match of matches(passage, SECTION)) {
    const from = match.index + match[0].length;
    if (OTHER_PARTY.test(match[0])) continue;
    const label = NAME_LABEL.exec(passage.folded.slice(from, from + 80))?.[0].length ?? 0;
    const end = lineEnd(passage.text, from);
    // A blank line may part the head from the company: "Fabricante", and below it "Botarão Calçado, S.A.".
    const isCompany = companyEnd(passage.text.slice(from, end)) === end - from;
    if (label > 0 || isCompany) yield { from, start: from + label, end, apart: true, worth: 1 };
  }
}

/** A row of a table of steps: the one of making, and its company with the form of one. */
const MAKING_STEP =
  /(?<=^|\n)(?:\d{1,2}\t)?(?:cut[^\t\n]{0,20}|sewing|stitching|garment(?:ing| making| manufactur\p{L}+)?|cmt|making(?:-up)?|assembly|confection|couture|assemblage|konfektion(?:ierung)?|naherei|nahen|confezione|cucitura|confeccion|confecao|confeccao|costura|confectie|szycie|dikim|konfeksiyon|somnad|ompelu|siti|varras|sivanje|siuvimas|susana)\t(?<cells>[^\n]+)/gu;

/** Makers in the row of the step that makes the goods, in a table of steps. */
export function makersInRows(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(MAKING_STEP)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      const text = passage.text.slice(start, start + cell.length);
      if (companyEnd(text) !== undefined)
        return companyIn(passage, [{ start, end: start + cell.length, text, goesOn: false }], FACTORY);
    }
    return [];
  });
}
