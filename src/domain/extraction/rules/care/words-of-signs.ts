/** Where words for a symbol stand in a passage, and that they are said of the piece and not denied there. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { matches } from "../kit/worded.ts";
import { forbiddenInLists, isNotNeeded, NOT_AFTER } from "./clauses.ts";
import { gentleness } from "./gentleness.ts";
import {
  DRY_CLEAN,
  FORBIDDEN_SIGNS,
  HEAT_SIGNS,
  MAY_BLEACH,
  NOT_WASHED,
  SIGNS,
  WASHING_PROHIBITED,
  WET_CLEAN,
} from "./signs.ts";
import { withMore } from "./with-more.ts";

/** "Dryer | yes, low" over "Iron | medium", "Kurutma: düşük ısı | Ütü: hayır": the end of one row or cell and the label of the next. */
function isAcrossRows(folded: string, { 0: words, index }: RegExpExecArray | RegExpMatchArray): boolean {
  const next = folded[(index ?? 0) + words.length];
  return (words.includes("\n") && next === "\t") || (/[\n\t]/.test(words) && next === ":");
}

export function signsIn(passage: Passage): Found[] {
  const found: Found[] = [
    ...SIGNS,
    NOT_WASHED,
    WASHING_PROHIBITED,
    ...FORBIDDEN_SIGNS,
    MAY_BLEACH,
    ...HEAT_SIGNS,
  ].flatMap(({ field, value, pattern }) =>
    [...matches(passage, pattern)]
      .filter(
        (match) =>
          !isAcrossRows(passage.folded, match) &&
          !isAnswer(passage.folded, match) &&
          !isInPart(passage.folded, value, match) &&
          !isDenied(passage.folded, value, match),
      )
      .map((match) => ({
        field,
        value,
        confidence: 0.95,
        passage,
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
  for (const match of matches(passage, DRY_CLEAN)) {
    if (match.groups?.no !== undefined || !isOneSentence(passage, match)) continue;
    const { p, hydro, hydroBefore } = match.groups ?? {};
    const solvent =
      p === "f" || p === "ⓕ" || hydro !== undefined || hydroBefore !== undefined ? "dry_f" : "dry_p";
    const mild = gentleness(clauseAround(passage.folded, match)) === "" ? "" : "_mild";
    found.push(placed(passage, match, "care_professional", `${solvent}${mild}`, 0.92));
  }
  for (const match of matches(passage, WET_CLEAN)) {
    const end = match.index + match[0].length;
    if (match.groups?.no !== undefined || NOT_AFTER.test(passage.folded.slice(end, end + 40))) continue;
    const mild = gentleness(clauseAround(passage.folded, match));
    found.push(placed(passage, match, "care_professional", `wet_w${mild}`, 0.85));
  }
  return [...found.map(withMore), ...forbiddenInLists(passage)];
}

/** "Dry cleaning in" over "perchloroethylene (P)": a line that begins with a capital letter says something else. */
function isOneSentence({ text }: Passage, { 0: words, index, groups }: RegExpExecArray): boolean {
  const named = words.indexOf(groups?.called ?? "") + (groups?.called?.length ?? 0);
  const gap = text.slice(index + named, index + words.length);
  return !/\n(?![\p{Ll}(]|[PF](?:[.,;)\n]|$))/u.test(gap);
}

/** What only a part of a garment has. */
const PLACES =
  /^[^.;,\n\d]{0,20}(?<!\p{L})(?:print|druck|aufdruck|bedruck|imprim|impression|stamp|estamp|nadruk|opdruk|bedruk|potisk|potlac|tryck|tryk|trykk|motif|motiv|decor|dekor|deko|appli|transfer|embroider|stickerei|broderi|bordado|ricam|haft|zip|button|knop|strass|sequin|paillet|baski|painatu|minta|imprint|naszyw|nasivk|aplik|patch|badge|emblem|etykiet|metk|felvarr|rattfoltok|toppe?(?:\p{L})|parche|ecusson|hihamerk|applik|broderet|tygmarke|haftowan|емблем|нашивк|аплікац)/u;

const PLACE_BEFORE =
  /(?<!\p{L})(?:baski (?:uzerine|ustune|uzerini)|print|(?:auf|be)?druck|opdruk|motiv|motif|nadruk|tryck|trykk|tryk|potisk|potlac|imprime|stampa|estampado|decoration|dekoration)\p{L}{0,3}[ ]$/u;

/** "Do not wash with dark colours", "nicht heiß waschen": it may be washed otherwise. */
const WITH_OTHERS =
  /^[ ](?:(?:with|together|mit|zusammen|avec|ensemble|con|insieme|junto|com|met|samen|z|ze|razem|s|se|so|spolu|spolecne|egyutt|cu|impreuna|с|със|заедно|з|із|разом|са|заједно|με|μαζι|med|tillsammans|sammen|yhdessa|zajedno|skupaj|koos|ar|kopa|su|kartu|ile|hot|too|often|daily|trop|souvent|a secco|en seco|a seco|a sec|in der (?:wasch)?maschine|en machine|a la machine|au lave-linge|in lavatrice|a maquina|na maquina|en lavadora|in de (?:was)?machine|w pralce|v prac\p{L}*|i (?:vaske|tvatt)?maskin\p{L}*|koneessa|pesukoneessa|u perilici|in a (?:washing )?machine|in the (?:washing )?machine|warmer|hotter|in acqua calda|en agua caliente|em agua quente|a l'eau chaude|in hot|w goracej|v horuc\p{L}*|v horke|haufig\p{L}*|heiss?er|heißer)(?!\p{L})|[^.;,\n]{0,25}(?:kanssa|egyutt|birlikte)(?!\p{L}))/u;

/** The same in languages that end with the verb: "más ruhákkal együtt ne mossa". */
const WITH_OTHERS_BEFORE = /(?<!\p{L})(?:egyutt|birlikte|beraber|ile)[ ]$/u;

/** "Non lavare a" at the end of a cell, and "secco" below it. */
const CUT_SHORT = /^ (?:a|en|em)[\t\n]/u;

/** "Do not iron above 110 °C" and "do not iron on print" are no prohibition. */
function isInPart(folded: string, value: string, { 0: said, index }: RegExpExecArray): boolean {
  if (value !== "do_not_iron" && value !== "do_not_wash") return false;
  const after = folded.slice(index + said.length, index + said.length + 40);
  const before = folded.slice(Math.max(index - 25, 0), index);
  const isOfOthers = WITH_OTHERS.test(after) || WITH_OTHERS_BEFORE.test(before);
  if (isNotNeeded(before, after)) return true;
  if (value === "do_not_wash" && (isOfOthers || CUT_SHORT.test(after))) return true;
  if (value === "do_not_iron" && (PLACES.test(after) || PLACE_BEFORE.test(before))) return true;
  return /^[^.;,\n\d]{0,25}\d{2,3}[ ]?(?:°|c(?!\p{L}))/u.test(after);
}

/** "Trocknergeeignet: nein". */
function isDenied(folded: string, value: string, { 0: said, index }: RegExpExecArray): boolean {
  const end = index + said.length;
  return value.startsWith("tumble") && NOT_AFTER.test(folded.slice(end, end + 40).split(/[.,;]/u)[0] ?? "");
}

/** "No" beside one label, and the next label: they stand below each other by chance. */
function isAnswer(folded: string, { 0: said, index }: RegExpExecArray): boolean {
  return /^\p{L}+\n/u.test(said) && /[\t:][ ]?$/.test(folded.slice(Math.max(index - 2, 0), index));
}

export function placed(
  passage: Passage,
  match: RegExpExecArray,
  field: string,
  value: string,
  confidence: number,
): Found {
  return { field, value, confidence, passage, start: match.index, end: match.index + match[0].length };
}

/** How, after a comma. */
const HOW =
  /^,[ \n](?:(?:very|sehr|tres|molto|muy|muito|zeer|bardzo|velmi|vel'mi|nagyon|foarte|много|дуже|веома|врло|πολυ|mycket|meget|svært|erittain|vrlo|zelo|vaga|loti|labai|cok)[ ])?(?:gentle|mild|(?:spezial)?schon(?:end|verfahren)\p{L}*|skonsam\p{L}*|skansom\p{L}*|hellavarai\p{L}*|(?:delicat[aeo]?|delicad[oa]|delikat\p{L}*|suave|doux|douce|en douceur|modere|moderato|moderado|zacht|lagodnie|setrne|jemne|nezne|kimeletesen|hassas|skansamt|hellasti)(?=[ ]?(?:$|[.,;\n\t·|/)]))|(?:zacht|voorzichtig)[ ](?:programma|proces)|processo|proceso|prosess|ciclo|cycle|cyklus|programme|programma|programa|program\p{L}{0,2}|process|trattamento|tratamiento|tratamento|traitement|verfahren|proces|proceso|processo|prosess|(?!(?:wash|wasch|lav|lessiv|was|pra|pierz|tvatt|vask|\p{L}*pes|mos|spal|mazg|skalb|yika|π?λυσ)\p{L}*[ ])(?:\p{L}{3,15}[ ])?(?:procede|processus|procedure|procedura|procedimento|procedimiento|process(?:en|us)?|prozess|proces|proceso|processo|processi|prosess|prosessi|procesas|process|verfahren|behandlung|behandeling|behandling|menetelma|kasittely|eljaras|postup|postupak|postopek|protseduur|tootlus|rezimas|rezims|islem|процес|поступак|режим|διαδικασια)|mirny postup|mierny postup|setrny postup|kimeletes eljaras|lagodny proces|blagi postupak|blag postopek|orn tootlus|saudzigs rezims|svelnus rezimas|hassas islem|hafif islem|щадящ процес|делікатн\p{L}* режим|щадн\p{L}* режим|благ поступак|нежан поступак|ηπια διαδικασια)(?!\p{L})(?:[ \n][^,.;\n\t]{0,25})?/u;

/** What stands between commas: how gently to wash is no word on cleaning. */
export function clauseAround(text: string, { 0: words, index: at }: RegExpExecArray): string {
  const begin = Math.max(...[",", ".", ";", "\n", "\t"].map((end) => text.lastIndexOf(end, at)), 0);
  // What is said may go on below or beside: "dry cleaning" over "in perchloroethylene", "Dry cleaning | P, mild process".
  const end = at + words.length;
  const own = text.slice(begin, end + Math.max(text.slice(end).search(/[,.;\n\t]|$/), 0));
  const rest = text.slice(begin + own.length);
  return own + (HOW.exec(rest)?.[0] ?? "");
}
