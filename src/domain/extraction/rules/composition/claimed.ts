/** What is claimed counts, and not what a test found; where nothing is claimed what was found is told, unsure. */
import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";
import { lineStart, sharesWords } from "../kit/places.ts";
import { type Composition, MEASURED_PART, NO_PART } from "./composition.ts";
import { WHOLE } from "./fibres/shares.ts";
import { labelOf } from "./labels-before.ts";
import { saysClaimed, saysFound } from "./tables/measured.ts";
import { isBeside, underHead } from "./tables/table-heads.ts";

/** Confidence in what was found where nothing is claimed, or that was not read. */
const FOUND_ALONE = 0.6;

/** What stands in a column of what was found is marked, where what is claimed stands beside it; else it is not sure. */
export function withMeasured(
  passages: readonly Passage[],
  read: readonly Composition[],
): readonly Composition[] {
  const ofColumns = underHead(passages, read, { says: saysFound, besides: saysClaimed });
  const found = new Set([...ofColumns, ...read.filter(isInFoundTable)]);
  const all = withAsked(passages, read, found);
  const claims = all.filter((one) => !found.has(one));
  // What stands beside a declaration is what a test found, however its column is called.
  const declared = underHead(passages, claims, { says: saysClaimed, besides: () => true });
  const labelled = all.filter(
    (one) => isClaimed(one) && (declared.has(one) || saysClaimed(shortLabelOf(one))),
  );
  const measured = all.filter((one) => !isClaimed(one));
  const behind = Map.groupBy(all.filter(isClaimed), (one) => saidBehind(one));
  const [belowFound, belowClaimed] = [new Set(behind.get("found")), new Set(behind.get("claimed"))];
  return all.map((one) => {
    // "Found: body 79 % wool …; rib 94 % cotton …": a part of what was found, of which something else is claimed.
    const isClaimedBefore = (other: Composition) =>
      belowClaimed.has(other) ? one.part === other.part : !belowFound.has(other) && isSameBlend(one, other);
    if (belowFound.has(one) && all.some(isClaimedBefore)) return { ...one, part: MEASURED_PART };
    // "Label: 75 % wool, 25 % polyamide. Found: 73.8 % wool": no label's own cloth, but what it says.
    if (one.part === NO_PART && measured.some((other) => isNearBlend(one, other)))
      return { ...one, part: "" };
    // "Wool 79.6, polyamide 20.4" and, as stated by the client, "80 % wool, 20 % polyamide".
    if (!labelled.includes(one) && labelled.some((other) => isSameBlend(one, other)))
      return { ...one, part: MEASURED_PART };
    // The same table by its columns: what was found stands in the rows of what is claimed.
    const isOfRows = (other: Composition) =>
      other.claimed === true && isSameBlend(one, other) && sharesWords(one, other);
    if (!one.claimed && read.some(isOfRows)) return { ...one, part: MEASURED_PART };
    // "70 % wool, 30 % alpaca" and, however that is said, "67.3 % wool and 32.7 % alpaca".
    const isRounded = (other: Composition) =>
      isClaimed(other) &&
      !isOfTenths(other) &&
      (one.part === "" ? isNearBlend(one, other) : isSameBlend(one, other));
    if (isOfTenths(one) && all.some(isRounded)) return { ...one, part: MEASURED_PART };
    if (!found.has(one)) return declared.has(one) ? { ...one, claimed: true } : one;
    // "Label: 75 % cotton" over the table of a laboratory that has nothing but its own figures.
    const isClaimedElsewhere = claims.some((other) => isBeside(one, other) || isSameBlend(one, other));
    if (isClaimedElsewhere) return { ...one, part: MEASURED_PART };
    // The only figures of a table of its own are told as they stand.
    if (!one.crossed && !ofColumns.has(one)) return one;
    return { ...one, confidence: Math.min(one.confidence, FOUND_ALONE) };
  });
}

/** Words with a colon behind them. */
const LABELS = /(?:^|[.;,\n\t|(])[ ]?(?<label>\p{L}[^:;.,\n\t%()]{2,40}):/gu;
/** Characters before shares that such a label may stand away. */
const LABEL_REACH = 200;

/** What the last label says that has shares behind it: that they were found, or are claimed. */
function saidBehind({ passage, start }: Composition): "found" | "claimed" | undefined {
  const near = passage.folded.slice(Math.max(start - LABEL_REACH, 0), start);
  // A label of another column is not over it.
  const before = near.slice(near.lastIndexOf("\n\n") + 1);
  const labels = [...before.matchAll(LABELS)].map(({ groups }) => groups?.label ?? "");
  const last = labels.findLast((label) => saysFound(label) || saysClaimed(label));
  return last === undefined ? undefined : saysFound(last) ? "found" : "claimed";
}

/** Rows above in which the head of a table is looked for. */
const MOST_ROWS = 12;
/** And characters. */
const HEAD_REACH = 1500;

/** In the rows of a table of fibres whose head tells of what was found alone: "Part | Fibre | % found". */
function isInFoundTable({ passage, start, end, crossed }: Composition): boolean {
  if (passage.order !== "rows" || !(crossed || /\t\d/.test(passage.folded.slice(start, end)))) return false;
  const line = lineStart(passage, start);
  const above = passage.folded
    .slice(Math.max(line - HEAD_REACH, 0), line)
    .split(LINE_END)
    .slice(0, -1);
  const head = above
    .slice(-MOST_ROWS)
    .findLast((line) => line.includes(CELL_END) && !/\d/.test(line.replace(/\(\d+[ ]?%\)/gu, "")));
  return head?.split(CELL_END).some(saysFound) === true && !head.split(CELL_END).some(saysClaimed);
}

/** What is asked for in a column beside what was found is claimed, though a test is named in their row. */
function withAsked(
  passages: readonly Passage[],
  all: readonly Composition[],
  found: ReadonlySet<Composition>,
): readonly Composition[] {
  const tested = all.filter((one) => !isClaimed(one) && !found.has(one));
  if (tested.length === 0 || found.size === 0) return all;
  const asked = underHead(passages, tested, { says: saysClaimed, besides: saysFound });
  return all.map((one) =>
    asked.has(one) && [...found].some((other) => isBeside(one, other)) ? { ...one, part: "" } : one,
  );
}

const LABEL_OF_LINE = /^[^:;.%\d]{3,50}[:\t][ ]*$/u;
const SAID_BEFORE = /(?<=^|[(:;,.%\t])[^(:;,.%\d\t]{3,50}[:\t ][ ]*$/u;

/** The label of its line, or what is said right before it: "(label: cotton 98 %)", "declared 70 % wool, measured". */
function shortLabelOf(one: Composition): string {
  const label = labelOf(one);
  return (LABEL_OF_LINE.exec(label) ?? SAID_BEFORE.exec(label))?.[0] ?? "";
}

/** True for wholes of one part whose fibres are the same, with shares that differ as in a test. */
function isSameBlend(one: Composition, other: Composition): boolean {
  return one.part === other.part && isNearBlend(one, other);
}

function isNearBlend(one: Composition, other: Composition): boolean {
  if (one.shares.length !== other.shares.length) return false;
  const gaps = one.shares.map(({ fibre, percent }) => {
    // A laboratory finds cotton, whatever its label says of how that was grown.
    const same = other.shares.find((each) => each.fibre === fibre || isGrown(each.fibre, fibre));
    return same ? Math.abs(same.percent - percent) : WHOLE;
  });
  // "Recycled polyamide 100" and, found, "polyamide 100".
  const saysLess = one.shares.some(({ fibre }) => !other.shares.some((each) => each.fibre === fibre));
  return (saysLess || gaps.some((gap) => gap > 0)) && gaps.every((gap) => gap <= MOST_APART);
}

const GROWN = ["organic", "recycled", "virgin", "merino"];

function isGrown(claimed: string, found: string): boolean {
  return GROWN.some((word) => claimed === `${word} ${found}`);
}

function isOfTenths({ shares }: Composition): boolean {
  return shares.some(({ percent }) => !Number.isInteger(percent));
}

/** How far what is found may be from what is claimed, in percent: tolerances of the law are 3. */
const MOST_APART = 5;

/** True for shares that are claimed, and not found by a test. */
export function isClaimed({ part }: Composition): boolean {
  return part !== MEASURED_PART;
}

/** Without what was found, in either order of the page, where something else is told. */
export function unmeasured(all: readonly Composition[]): readonly Composition[] {
  const measured = all.filter((one) => !isClaimed(one));
  const others = all.filter(
    (one) =>
      !measured.includes(one) &&
      (one.claimed || !measured.some((each) => each.passage !== one.passage && sharesWords(each, one))),
  );
  return others.length > 0 ? others : all;
}

/** "They are not a declaration of composition", "keine Kennzeichnung des Produkts": that nobody may be told what a laboratory found. */
const NO_DECLARATION =
  /(?<!\p{L})(?:(?:not|no)[ \n](?:(?:be|constitute|represent)[ \n])?(?:an?[ \n])?(?:declaration|statement)[ \n]of[ \n](?:the[ \n])?(?:fib(?:re|er)[ \n])?(?:composition|content)|not[ \n](?:to[ \n])?be[ \n]used[ \n]for[ \n](?:\p{L}+[ \n])?label|keine?[ \n](?:\p{L}+[ \n])?(?:deklaration|angabe|erklarung|kennzeichnung)[ \n]der[ \n](?:faser|textil|material)?-?zusammensetzung|nicht[ \n](?:zur|fur[ \n]die)[ \n](?:textil)?kennzeichnung|pas[ \n](?:une[ \n])?declaration[ \n]de[ \n]composition|non[ \n](?:costitui\p{L}+|sono|e)[ \n](?:una[ \n])?dichiarazione[ \n]di[ \n]composizione|no[ \n](?:constituy\p{L}+|son|es)[ \n](?:una[ \n])?declaracion[ \n]de[ \n](?:la[ \n])?composicion|nao[ \n](?:constitu\p{L}+|sao|e)[ \n](?:uma[ \n])?declaracao[ \n]d[ea][ \n]composicao|geen[ \n](?:opgave|verklaring|declaratie)[ \n]van[ \n]de[ \n](?:vezel)?samenstelling|nie[ \n](?:stanowi\p{L}{0,2}|jest|sa)[ \n]deklaracj\p{L}+[ \n]skladu|(?:ingen|inte[ \n]en)[ \n](?:deklaration|erklæring)[ \n](?:av|om|af)[ \n](?:fiber)?(?:sammansattning|sammensætning)|(?:no|not)[ \n](?:an?[ \n]|the[ \n])?label+ing[ \n](?:of|for)|keine?[ \n](?:produkt)?kennzeichnung(?!\p{L}|[ \n](?:vorhanden|am|im|auf))|(?:pas|ni|aucun)[ \n](?:(?:l|un|d['’])[ '’]?)?etiquetage[ \n](?:du|de)|non[ \n](?:costitui\p{L}+|sono|e)[ \n](?:(?:un|l)['’])?etichettatura|no[ \n](?:constituy\p{L}+|son|es)[ \n](?:(?:el|un)[ \n])?etiquetado|nao[ \n](?:constitu\p{L}+|sao|e)[ \n](?:(?:a|uma)[ \n])?(?:etiquet|rotul)agem|geen[ \n](?:product)?etikettering|nie[ \n](?:stanowi\p{L}{0,2}|jest|sa)[ \n]oznakowani\p{L}+|(?:ingen|inte[ \n]en)[ \n](?:produkt)?(?:markning|mærkning|merking)|(?:nejsou|neni|nie su)[ \n]oznaceni\p{L}+|(?:ne[ \n]se[ \n]prononce[ \n]pas|no[ \n](?:opinion|statement)|keine[ \n](?:aussage|beurteilung)|nessun[ao]?[ \n](?:giudizio|parere)|no[ \n]se[ \n]pronuncia|nao[ \n]se[ \n]pronuncia|geen[ \n](?:uitspraak|oordeel))[ \n](?:sur|on|uber|zur?|sull|sobre|over)\p{L}{0,2}[ '’\n](?:(?:l['’]|the[ \n]|die[ \n]|el[ \n]|a[ \n]|de[ \n])?)\p{L}{0,9}(?:etiquet|label|kennzeichn|etichett|rotul|etiket))/u;

const NOT =
  "not|no|nicht|keine?[nr]?|pas|ni|aucun\\p{L}*|non|nessun\\p{L}*|nao|nenhum\\p{L}*|geen|niet|nie|zadn\\p{L}*|inte|ing(?:en|et)|ej|ikke|intet|ei|eivat|nejsou|neni|nepredstavuj\\p{L}+|nem|nu|nije|nisu|niso|nav|nera|не|није|нису|δεν";
const PROPOSED =
  "proposal|suggest|recommend|vorschlag|empfehl|proposition|recommand|propost|suggeriment|raccomand|propuest|recomend|sugest|sugerenc|voorstel|aanbevel|propozycj|zalecen|rekomend|forslag|anbefal|rekommend|ehdotu|suositu|navrh|odporuc|doporuc|javaslat|ajanlas|propuner|recomand|prijedlog|predlog|preporuk|priporoc|ettepanek|soovitus|pasiulym|priekslikum|ieteikum|предлож|пропозиц|рекоменд|предлог|препорук|προτασ|συστασ";
const LABELS_OF_LAW =
  "label|kennzeichn|etiket|etiquet|etichet|etykiet|rotul|oznak|oznac|markning|mærkning|merking|merkin[nt]|cimk|jelol|marg[ie]s|zenklin|markej|етикет|обознач|маркир|маркув|означ|επισημ|σημανσ";
/** "They are not a proposal for a label", "keine Kennzeichnungsempfehlung", "ikke et forslag til mærkning". */
const NO_PROPOSAL = new RegExp(
  `(?<!\\p{L})(?:${NOT})[ \\n](?:[\\p{L}'’]+[ \\n]){0,3}?(?:\\p{L}{0,10}(?:${LABELS_OF_LAW})\\p{L}*?[ -]?(?:${PROPOSED})|(?:${PROPOSED})\\p{L}*[ \\n](?:\\p{L}+[ '’\\n]){0,3}?\\p{L}{0,10}(?:${LABELS_OF_LAW}))`,
  "u",
);

/** Without what is not declared, where a report says that of its figures: those of a laboratory have tenths. */
export function withoutUndeclared(
  passages: readonly Passage[],
  all: readonly Composition[],
): readonly Composition[] {
  return passages.some(({ folded }) => NO_DECLARATION.test(folded) || NO_PROPOSAL.test(folded))
    ? all.filter((one) => isClaimed(one) && !isOfTenths(one))
    : all;
}
