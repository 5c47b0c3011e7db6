/** Parts that are named behind their shares. */
import { CELL_END, type Passage } from "../../../reading/passage.ts";
import { lineBefore, tailOf } from "../../kit/places.ts";
import { NO_PART } from "../composition.ts";
import { type Sought, underHead } from "../tables/table-heads.ts";
import { partAtEnd } from "./components.ts";
import { liningOf } from "./linings.ts";
import { partAsWhole } from "./of-cloth.ts";
import { CLOTHS_OF_PARTS, partAtBegin } from "./part-names.ts";
import { partWithin } from "./within.ts";

/** Characters before a composition in which its part may be named. */
export const PART_REACH = 60;
/** Where a part stands behind its shares: in brackets, or after a dash. */
const OPENING =
  /^[ ]?(?<open>\(|[-–][ ])[ ]?(?:for |fur |pour |per |para |voor )?(?:the |la |le |il |el |o |a )?/u;

/**
 * "100 % cotton (shell)", "100 % Polyester – Futter": the part after its shares, in brackets or after a dash.
 * @param label the part that is named before them: "Lining: 100 % polyester (mesh)" tells of which cloth it is.
 */
export function partAfter(passage: Passage, end: number, label: string | undefined): string | undefined {
  const after = passage.folded.slice(end, end + PART_REACH);
  if (isOfNoGarment(passage, end)) return NO_PART;
  const opening = OPENING.exec(after);
  if (!opening) return undefined;
  const called = after.slice(opening[0].length);
  const found = partAtBegin(called);
  const closing = opening.groups?.open === "(" ? /^[ ]?\)/ : /^[ ]?(?:$|[\n\t,;.])/;
  if (!found || !closing.test(called.slice(found.end))) return undefined;
  if (label && CLOTHS_OF_PARTS.has(found.part ?? "")) return undefined;
  return found.part ?? NO_PART;
}

/** A bracket behind shares and a few words of theirs: "woven edge (label material, not garment)". */
const BRACKET = /^[^.;:,%\t\n()]{0,25}\((?<said>[^()%\t]{5,70})\)/u;
/** "Not the garment", "nicht Teil des Kleidungsstücks". */
const NOT_GARMENT =
  /(?<!\p{L})(?:not|nicht|pas|non|no|nao|niet|nie|inte|ikke|ei|ne|neni|nije|nem|nu|не|δεν|οχι)[ ](?:(?:\p{L}{1,5}|partie|onderdeel|czesci\p{L}|soucast\p{L}*|μεροσ)['’ ]){0,3}?(?:garment|article|kleidungsst\p{L}+|produ(?:[ck]t|it|tto|cto|to)|artikel|articol|articul|artigo|vetement|capo|indument|prenda|peca|kledingst|odziez|wyrob|plagg|tøj|vaatt?e|tuott?e|odev|vyrobk|izdel|odjec|proizvod|ruha|termek|imbracamint|дрех|издели|продукт|ενδυμα|προιον)\p{L}{0,3}(?!\p{L})/u;

/** True for shares of which a bracket says that they are of a label, or not of the garment. */
function isOfNoGarment({ folded }: Passage, end: number): boolean {
  const said = BRACKET.exec(folded.slice(end, end + BRACKET_REACH))?.groups?.said?.replaceAll("\n", " ");
  if (said === undefined) return false;
  const found = partAtBegin(said);
  return NOT_GARMENT.test(said) || (found?.part === null && found.end === said.search(/,|$/u));
}

/** Characters behind shares in which such a bracket ends. */
const BRACKET_REACH = 100;

/** The cell to the right of shares: "Fabric F-5521 | 100 % polyester | Side panels | 0.36 m". */
const NEXT_CELL = /^[^\t\n%]{0,12}\t(?<name>\p{L}[^\t\n%:\d]{2,30}?)(?:[ ]?\([^()]*\))?(?=[\t\n]|$)/u;

/** The head of a column that tells how a thing is finished: "Finishing", "Finitura". A hem there is no part that is of the shares beside it. */
const FINISHING: Sought = {
  says: (head) =>
    /^(?:finish(?:ing)?|edges?(?: finish(?:ing)?)?|edging|verarbeitung|abschluss|kanten?(?:verarbeitung|abschluss)?|finitions?|finitur[ae]|rifinitur[ae]|acabados?|remates?|acabamentos?|afwerking(?:en)?|wykonczeni[ea]|kant(?:avslut|afslutning)|avslutning|afslutning|viimeistely|zakonceni|zakoncenie|dokonceni|kidolgozas|finisaj(?:e|ul)?|zavrsna obrada|obrada|obdelava|viimistlus|apdare|apdaila|bitim|завършване|обробка|обрада|φινιρισμα)$/u.test(
      head,
    ),
  besides: () => true,
};

/** The part in the cell behind shares, in a table that tells of a material before it tells where that is. */
export function partOfNextCell(passage: Passage, end: number): string | undefined {
  const { folded, order } = passage;
  const before = lineBefore({ passage, start: end }).split(CELL_END).slice(0, -1);
  if (order !== "rows" || before.length === 0 || before.some((cell) => partAtBegin(cell))) return undefined;
  const name = NEXT_CELL.exec(folded.slice(end, end + PART_REACH))?.groups?.name ?? "";
  const cell = folded.indexOf(CELL_END, end) + 1;
  const place = { passage, start: cell, end: cell + name.length };
  if (name !== "" && underHead([passage], [place], FINISHING).size > 0) return undefined;
  const [first = "", ...others] = name.split(" ");
  const part = partAsWhole(name, true) ?? (others.length > 0 ? partAsWhole(first, true) : undefined);
  return part === "" ? "shell" : part;
}

/** Prepositions, with the article where a language has it there, between shares and where they are. */
const IN_THE =
  /^[ ](?:(?:in|on|at|for|over|across) the|im|am|an (?:den|der|dem)|auf (?:den|der|dem)|in (?:den|der|dem|de|het)|bei(?:m| den| der)|(?:op|aan|voor) (?:de|het)|dans (?:les?|la)|dans l['’]|sur (?:les?|la)|sur l['’]|pour (?:les?|la)|au niveau (?:des?|du)(?: la)?|(?:nel|sul|per)(?:l[aeo]|l['’]| la| le| il| i)?|nei|negli|sui|sugli|en (?:el|las?|los)|para (?:el|las?|los)|no(?=[ ](?:corpo|forro|colarinho|punho|bordado|elastico|cos|decote|capuz|peito|interior|exterior|avesso|direito|gancho|restante|resto|tecido|revestimento|enchimento)(?!\p{L}))|na|nos|nas|pa|i|w|we|v|ve|vo|u|la|pe|в|във|во|у|на|σε|στον?|στην?|στα|στισ|στουσ)[ ]?(?=\p{L})/u;
/** What parts such shares from the next. */
const JOINT =
  /^.*(?:[,;.:\t\n]|[ ](?:and|und|et|ed?|y|en|i|og|och|ja|a|si|es|un|ir|in|ve|te|и|та|і|και|u|ter|sowie|while))[ ](?<said>[^,;.:\t\n%]*)$/su;
/** Words before the name of a part that say which one: "the rest of the", "den übrigen". */
const [MOST_BEFORE, MOST_WORDS] = [3, 4];

/**
 * "85/15 wool/nylon in the body, 100 % wool in the fringe": the part behind its shares, where none is named right before them.
 * @param before the part that stands before them, in what is told of others too
 */
export function partInBehind(
  { folded }: Passage,
  start: number,
  end: number,
  before: string | undefined,
): string | undefined {
  if (before === NO_PART || before === "lining" || before === "filling") return undefined;
  const after = folded.slice(end, end + PART_REACH);
  const opening = IN_THE.exec(after)?.[0];
  if (opening === undefined) return undefined;
  if (before) {
    const said = JOINT.exec(folded.slice(Math.max(start - PART_REACH, 0), start))?.groups?.said;
    if (said === undefined || partWithin(said) != null || partAtEnd(said) != null) return undefined;
  }
  const clause = /^[^.,;:()\n\t%\d]*/u.exec(after.slice(opening.length))?.[0] ?? "";
  const words = [...clause.matchAll(/\p{L}[\p{L}-]*/gu)].slice(0, MOST_WORDS);
  for (const { index } of words.slice(0, MOST_BEFORE)) {
    const found = partAtBegin(clause.slice(index));
    if (found) return isAfterLining(folded, start) ? liningOf(found.part) : (found.part ?? NO_PART);
  }
  return undefined;
}

/** "The lining is 100 % polyester in the body and 100 % cotton in the sleeves": of what the sentence began with. */
function isAfterLining(folded: string, start: number): boolean {
  const said = folded.slice(Math.max(start - SENTENCE_REACH, 0), start);
  const sentence = tailOf(said, /$(?<=(?<tail>[^.;\n\t]*))/u);
  return partWithin(/^[^\d%,:]*/u.exec(sentence)?.[0] ?? "") === "lining";
}

/** Characters before shares in which their sentence begins. */
const SENTENCE_REACH = 130;

/** "With 100 % PU coating": what is put on a cloth is named right behind its shares. */
const COATING =
  /^(?:[ ]|-)(?:coating|backcoating|membrane|lamination|beschichtung|membran|enduction|spalmatura|powleczenie|belaggning|belaegning|belægning|belegg|pinnoite|kaplama)(?!\p{L})/u;
/** Verbs that end a sentence: "ist mit 100 % Polyester gefüllt", "is met 100% katoen gevoerd". */
const VERBS: readonly (readonly [verb: RegExp, part: string])[] = [
  [
    /^[ \n](?:\p{L}+faser |\p{L}+watte |-?watte |vlies )?(?:gefullt|wattiert|ausgepolstert|gepolstert|gevuld|opgevuld)(?!\p{L})/u,
    "filling",
  ],
  [/^[ \n](?:gefuttert|unterlegt|abgefuttert|gevoerd)(?!\p{L})/u, "lining"],
];
/** Words before shares whose part is named right behind them, in languages that put it there. */
const WITH =
  /(?<!\p{L})(?:with|and|mit|und|met|med|och|og)[ \n](?:an?[ ]|eine[mnr]?[ ]|een[ ]|et[ ]|ett[ ]|en[ ])?$/u;
/** "100 % viszkóz béléssel": Hungarian says with what at the end of the word. */
const WITH_BEHIND = /^ \p{L}{3,}[bcdfghjklmnprstvz][ae]l(?!\p{L})/u;

/** "With 100 % viscose lining", "with 100 % PU coating": the part right behind its shares. */
export function partBehind({ folded }: Passage, start: number, end: number): string | undefined {
  const after = folded.slice(end, end + PART_REACH);
  if (COATING.test(after) || / coating$/.test(folded.slice(start, end))) return "coating";
  const isWith = WITH.test(folded.slice(Math.max(start - 12, 0), start)) && /^[ -]\p{L}/u.test(after);
  if (!isWith && !WITH_BEHIND.test(after)) return undefined;
  const found = partAtBegin(after.slice(1));
  const isWhole = found && /^[ ]?(?:$|[\n\t,;.)]|(?:and|und|en|och|og)\s)/.test(after.slice(1 + found.end));
  return isWhole ? found.part || undefined : undefined;
}

/** The part that the verb behind the shares speaks of, in languages that put it there. */
export function partOfVerb({ folded }: Passage, start: number, end: number): string | undefined {
  if (!/(?<!\p{L})(?:mit|met)[ \n]$/u.test(folded.slice(Math.max(start - 5, 0), start))) return undefined;
  return VERBS.find(([verb]) => verb.test(folded.slice(end, end + PART_REACH)))?.[1];
}
