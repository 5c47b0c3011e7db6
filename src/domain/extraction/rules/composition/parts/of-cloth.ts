/** Parts by what their cloth is called, and by the row or cell that names them. */
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { WITHOUT_WORDS } from "../../kit/denials.ts";
import { lineStart } from "../../kit/places.ts";
import { NO_PART } from "../composition.ts";
import { isOfMaterial, partAtEnd } from "./components.ts";
import { CLOTHS_OF_PARTS, PRODUCTS, partAtBegin } from "./part-names.ts";

/** "A Shell fabric, slate woven" in a cell: the letter of a sample, the name of a part and what it looks like. */
const DESCRIBED =
  /(?<=^|[\t\n])(?:\(?[a-h][.)]?[ ])?(?<name>\p{L}[^,;:()\d\t\n]{2,30}),[ ]\p{L}[^\t\n:%;]{2,45}(?=\t?$)/u;

/** The name of a part without what it looks like, where a cell says both. */
export function undescribed(label: string): string {
  const { index = 0, groups } = DESCRIBED.exec(label) ?? {};
  const name = groups?.name;
  if (name === undefined || partAtEnd(`${name}:`) === undefined || isOfMaterial(label)) return label;
  return `${label.slice(0, index)}${name}${label.endsWith(CELL_END) ? CELL_END : ""}`;
}

/** A label, and what the cloth is called before its shares: "Lining: fleece, 100 % polyester". */
const CLOTH =
  /(?:^|[\t;•·|]|[.,][ ])[ ]*(?:[•*·-][ ])?(?<label>\p{L}[^:\t;%]{1,40}?)(?:[ ]?[:\t]|[ ]-(?=[ ]))[ ]*(?<cloth>[\p{L}\d][^:\t;.%]{1,45})$/u;
/** "Lining: none." */
const NO_CLOTH = new RegExp(`(?<!\\p{L})(?:${WITHOUT_WORDS})(?!\\p{L})`, "u");

/** The part that a label names before the name of its cloth. */
export function partOfCloth(row: string): string | undefined {
  const { label = "", cloth = "" } = CLOTH.exec(row)?.groups ?? {};
  if (label === "" || NO_CLOTH.test(cloth)) return undefined;
  const part = partAtEnd(label);
  return part === null ? NO_PART : part;
}

/** "Finiture (manici, bordi) Vacchetta conciata veg. 100 % pelle": a part, where it is, and its cloth in one cell. */
const WITH_PLACES =
  /(?:^|\t)(?<label>\p{L}[^:\t;%()\d]{2,30}) \(\p{L}[^()%\t\d]{2,40}\) \p{L}[^:\t;%()]{2,45}$/u;

/** The part that a cell begins with, before brackets and the name of its cloth. */
export function partWithPlaces(row: string): string | undefined {
  const label = WITH_PLACES.exec(row)?.groups?.label;
  return label === undefined ? undefined : partAsWhole(label, true);
}

/** What a cloth is called, before its shares in their cell. */
const NAME_OF_CLOTH = /^\p{L}[^:\t\n;.%]{1,45}$/u;
/** What is done to a side of a cloth, a verb and the side each, in whatever order. */
const RAISED =
  "brush|raised|napped|\\p{L}*gerau|gratt|garzat|felpat|perchad|cardad|afelpad|geruwd|ruw|drapan|rugga|uppru|opru|\\p{L}*borst|harjat|poces|bolyh|scamos|cesan|karsti|vanut|сресан|начіс|χνουδ|sardon";
const INSIDE =
  "inside|inner|innen|interieur|envers|intern|interior|dentro|rovescio|reves|avesso|binnen|wewn|spodu|insid|inders|indvend|innsid|innven|sisa|rub|vnit|vnut|belso|belul|notranj|unutar|iekspus|vidin|icten|ic yuz|вътре|вътреш|внутр|εσωτερ";
/** What a cloth is covered with, or what its inside is like: "600D plain, PU backing", "fleece, brushed inside" name no part. */
export const COATED = new RegExp(
  `(?:[, ]*(?<!\\p{L})(?:pu|pvc|tpu|tpe|acrylic|latex|silicone) (?:backing|backed|coating|coated)|,[ ](?:(?:${RAISED})\\p{L}*(?:[ ]\\p{L}{1,5}){0,2}[ '’](?:${INSIDE})\\p{L}*|(?:${INSIDE})\\p{L}*(?:[ ]\\p{L}{1,5})?[ ](?:${RAISED})\\p{L}*))\\s*$`,
  "u",
);
/** How a rib is knitted, behind its name: "Rib 2x2". */
export const KNIT = /[ ,]{1,2}\(?[1-4] ?[x×:/] ?[1-4]\)?(?=[ :–-]*$)/u;
/** How large a part is, behind its name, and how many there are: "Duvet cover 135 x 200 cm", "pillowcases | 2 pcs 45 x 85 cm,", "poszewki 70×80 (2 szt.)". */
export const SIZE =
  /[ ,\t]{1,2}(?:\d{1,2}[ ]?(?:x|×|\p{L}{1,6}\.?)[ ])?\(?\d{2,3} ?[x×] ?\d{2,3}(?: ?[x×] ?\d{1,3})?(?: ?[cm]?m)?\)?(?:[ ]?\(\d{1,2}[ ]?(?:x|×|\p{L}{1,6}\.?)?\))?,?(?=[\s:–-]*$)/u;

/** How wide a tape is, behind its name: "Reflective tape 50 mm". */
export const WIDE = /(?<=\p{L})[ ,]{1,2}\d{1,3}[ ]?mm(?=[\s:–-]*$)/u;

/** The part that the cell to the left names. */
export function partBeside(passage: Passage, start: number): string | null | undefined {
  const cell = lineStart(passage, start);
  const label = passage.beside.get(cell);
  // "Collar | faux fur: 80 % acrylic": what its cloth is called.
  const own = passage.folded
    .slice(cell, start)
    .replace(/[ ]?:[ ]?$/u, "")
    .trim();
  if (label === undefined || (own !== "" && (!NAME_OF_CLOTH.test(own) || NO_CLOTH.test(own))))
    return undefined;
  const quality = own === "" ? undefined : partAtEnd(own);
  if (quality !== undefined && !CLOTHS_OF_PARTS.has(quality ?? "")) return undefined;
  // The part may stand further to the left, before the supplier.
  const cells = label.split(CELL_END).map((each) => undescribed(each.replace(COATED, "").replace(WIDE, "")));
  const [beside = "", ...further] = cells.toReversed();
  const named = [partAtEnd(beside), ...further.map(partOfFirst)];
  return partOfRow(cells) ?? named.find((part) => part !== undefined);
}

/** The part that a cell begins with, or ends with behind a word for cloth: "tissu dos", "Hauptstoff Ärmel". */
function partOfFirst(cell: string): string | null | undefined {
  const part = partAtBegin(cell)?.part;
  return part === "" ? partAtEnd(cell) || part : part;
}

/**
 * The part that the first cell of a row names, also in two languages, unless the last one begins with a part.
 * @param wrapped what may be the rest of it: "shoulder" in one line, "strap" in the next
 */
export function partOfRow(row: readonly string[], wrapped = ""): string | undefined {
  // "1 | main body | …": rows may be numbered.
  const isNumbered = row.length > 1 && INDEX.test(row[0] ?? "");
  const isCoded = isNumbered && row.length > 2 && CELL_OF_CODE.test(row[1] ?? "");
  const cells = row.slice(isCoded ? 2 : isNumbered ? 1 : 0);
  const [first = "", last = ""] = [cells[0], cells.at(-1)];
  const named = first.replace(CODE, "");
  const whole = wrapped === "" ? undefined : partAsWhole(`${named} ${wrapped}`, true);
  if (whole) return whole;
  const name = named.replace(CLOTH_CODE, "");
  // "Pasek (guma)": what the brackets say of a belt tells which part it is.
  const inBrackets = name === named ? undefined : partAtEnd(`${named}:`);
  if (cells.length < 2 && inBrackets === "waistband") return inBrackets;
  // The cell beside the shares is a label, unless it has the number of its row or of its cloth.
  if (cells.length < 2) return isNumbered || name !== named ? partAsWhole(name) || undefined : undefined;
  const quality = partAtBegin(last)?.part;
  // "Pocket bag | mesh", "Strap | elastic": what its cloth is called.
  if (quality && CLOTHS_OF_PARTS.has(quality)) {
    const part = partAtEnd(named);
    return part && (SELDOM_ALONE.has(part) || !PRODUCTS.has(part)) ? part : undefined;
  }
  if (quality) return undefined;
  const pieces = name.split(/[ ]?\/[ ]?/);
  const all = pieces.length > 1 ? partAtEnd(name) : undefined;
  // "Corpo/maniche" is the product, "Filling – body/hood" the filling; "Futter / Lining" says one thing twice.
  if (all === "filling" || (all === "" && partAsWhole(pieces[0] ?? "") === "")) return all || undefined;
  const parts = pieces.map((each) => partAsWhole(each) ?? partInsideOf(each));
  return parts.find(
    (part) => part !== undefined && part !== "" && (SELDOM_ALONE.has(part) || !PRODUCTS.has(part)),
  );
}

/** What is sold alone too, but seldom in a row whose next cell tells of what it is made: "Insock | Other materials". */
const SELDOM_ALONE: ReadonlySet<string> = new Set(["strap", "insole"]);
/** "T1", "F-02": what a row of materials is called, before the part that it is for. */
const CODE = /^\p{L}{1,3}[ .-]?\d{1,3}[.):]?[ ](?=\p{L})/u;
/** "Lining fabric Lapua 4012", "filling 120 g", "collar (rib 1x1)": the name, the number or the weight of what a part is made of. */
const CLOTH_CODE =
  /[ ](?:\([^()]{2,40}\)|(?:\p{L}[\p{L}-]{2,14}[ ])?\d{1,3}[ ]?g(?:\/m[2²]|sm)?|(?:\p{L}[\p{L}-]{3,14}[ ])?[\d./-]{2,8})$/u;
/** A cell with nothing but the number of a material: "te0441", "f-0902". */
const CELL_OF_CODE = /^(?=[\p{L}.-]*\d)[\p{L}\d./-]{3,12}$/u;
/** The number of a row. */
const INDEX = /^(?:\d{1,3}|[a-z])?[.)]?$/u;

/**
 * The part that a cell names with all that it says.
 * @param isLong only by a name that has all of its words
 */
export function partAsWhole(cell: string, isLong = false): string | undefined {
  const found = partAtBegin(cell);
  return (!isLong || found?.end === cell.length) &&
    found?.part != null &&
    /^[ ]?(?:\d{1,2})?[ ]?:?$/.test(cell.slice(found.end))
    ? found.part
    : undefined;
}

/** "Sleeve filling", "hood lining": what is within a part that a cell begins with. */
export function partInsideOf(cell: string): string | undefined {
  const outer = partAtBegin(cell)?.part;
  const part = outer ? partAtEnd(`${cell}:`) : undefined;
  return part === `${outer} filling` || part === `${outer} lining` ? part : undefined;
}
