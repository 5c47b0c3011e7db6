/** What a weight is of: packages before it, goods to match, a delivery, gross weights. */
import type { Passage } from "../../reading/passage.ts";
import { partWithin } from "../composition/parts/within.ts";
import type { Found } from "../kit/found.ts";
import { WITHOUT_PACKAGING } from "../kit/labels.ts";
import { lineBefore, lineEnd, lineStart, type Place, tailOf } from "../kit/places.ts";
import { PACKAGE_WORDS } from "./package-words.ts";

export const COLLI =
  "cartons?|pallets?|kartons?|kartonnen|paletten?|colli|cartoni|colis|cajas|bultos|caixas|volumes";
export const GROSS_WORDS = "gross|brutto|lordo|brut[oe]?";
/** "Imballo: scatola in cartone, peso 140 g": what a sentence is about. */
const PACKAGES_FIRST = new RegExp(String.raw`(?<!\p{L})(?:${PACKAGE_WORDS})\p{L}* ?: [^.;]*$`, "u");
/** How far before a weight its sentence may begin, in characters. */
const PACKAGES_REACH = 120;

/** True below a heading of packages, unless a net weight is told there. */
export function isBehindPackages({ folded }: Passage, at: number): boolean {
  const before = folded.slice(Math.max(at - PACKAGES_REACH, 0), at);
  const cell = tailOf(before, /$(?<=(?<tail>[^\t\n]*))/u);
  return PACKAGES_FIRST.test(cell) && !NET.test(folded.slice(at, at + NET_REACH));
}

/** Heads of columns for what is packed in what: "Pack | Caja | Palet". */
export const PACKAGE_HEAD =
  /^(?:(?:inner|outer|master|export|single|multi)?[- ]?(?:packs?|packets?|cases?|cartons?|box(?:es)?|pallets?|bundles?)|(?:umk|uber|versand)?kartons?|gebinde|palett?en?|palet(?:a|y)?|cajas?|bultos?|fardos?|caixas?|colis|cartone|cartoni|scatol[ae]|pedane?|pallet|do(?:os|zen)|omdo(?:os|zen)|pudelk\p{L}{1,3}|opakowani[ea]|kartong|pall|kasse|kolli|laatikko|lava|krabice|doboz|raklap|cutie|kutija|koli)(?!\p{L})/u;
/** How many lines above a row its heads may stand. */
const ROWS_BELOW_HEADS = 8;

/** True in a table whose columns are packages: "Peso neto | 1,47 kg | 11,76 kg | 235,2 kg". */
export function isUnderPackages({ passage, start, end }: Place): boolean {
  if (passage.order !== "rows") return false;
  const { folded } = passage;
  let from = lineStart(passage, end);
  const row = folded.slice(from, lineEnd(folded, end)).split("\t");
  if (row.length < 3) return false;
  const column = lineBefore({ passage, start }).split("\t").length - 1;
  for (let above = 0; above < ROWS_BELOW_HEADS && from > 0; above++) {
    const to = from - 1;
    from = to === 0 ? 0 : lineStart(passage, to);
    const cells = folded.slice(from, to).split("\t");
    if (Math.abs(cells.length - row.length) < 2 && !/\d/.test(cells.join()))
      return PACKAGE_HEAD.test(cells[column]?.trim() ?? "");
  }
  return false;
}

/** The net weight is never that of the package. */
const NET = /(?<!\p{L})(?:net|ciste|cista|liquid)/u;
const NET_REACH = 25;

/** Where the sentence or clause begins that a place is in, within its line, whose number ("9.") is no sentence. */
export function sentenceStart({ folded }: Passage, at: number): number {
  const line = folded.lastIndexOf("\n", at - 1) + 1;
  // A dash parts a weight from that of its cloth, "320 g/m² – net weight 0.52 kg", and may belong to the label.
  const ends = [
    ...folded
      .slice(line, at)
      .matchAll(
        /(?<=(?!max)\p{L}{3}|\d[ ]?(?:[cm]m|k?g)|\d|[)%²])(?<!^\d{1,2})[.;] (?!\d)| [|·•] |(?<=²|m2|gsm|[cm]m) (?:- |$)/gu,
      ),
  ];
  const last = ends.at(-1);
  return last ? line + last.index + last[0].length : line;
}

/** In the sentence before a mass: it is of what goes with the product. */
const OF_MATCHING =
  /(?<!\p{L})(?:matching|corresponding|passende[nmrs]?|dazugehorige[nmrs]?|assorti(?:e|s|es)?|coordinat[aeio]|abbinat[aeio]|a juego|a condizer|bijpassende?|bijbehorende?|pasujac\p{L}*|ladici\p{L}*|sladen\p{L}*|hozza illo|asortat\p{L}*|yhteensopiv\p{L}*|matchande|matchende|tillhorande|tilhorende|uyumlu|old version|(?:previous|former|earlier) (?:version|model|edition)|(?:edition|version) precedente|edizione precedente|edicion anterior|edicao anterior|vorige (?:editie|uitgave)|poprzedni\p{L}* wydani\p{L}*|predchozi \p{L}+|predchadzajuc\p{L}* \p{L}+|elozo (?:valtozat|kiadas|modell)\p{L}*|(?:versiunea|editia|modelul) anterio\p{L}+|предишн\p{L}+ (?:версия|модел|издание)|попередн\p{L}+ (?:версія|модель|видання)|претходн\p{L}+ (?:верзија|модел|издање)|προηγουμεν\p{L}+ (?:εκδοση|μοντελο)|(?:forra|tidigare|foregaende) (?:versionen?|modellen?|utgavan?)|(?:forrige|tidligere) (?:versjon|version|model|modell|utgave|udgave)(?:en)?|edelli\p{L}+ (?:versio|malli)\p{L}*|eelmi\p{L}+ (?:versioon|mudel)\p{L}*|ieprieksej\p{L}+ (?:versija|modelis)|ankstesn\p{L}+ (?:versija|modelis)|prejsnj\p{L} (?:razlicica|model|izdaja)|prethodn\p{L} (?:verzija|model|izdanje)|onceki (?:surum|model)\p{L}*|alte(?:s|n)? (?:version|modell|ausfuhrung)|vorganger\p{L}*|ancienne? (?:version|modele)|versione precedente|modello precedente|version anterior|modelo anterior|versao anterior|vorige (?:versie|model)|poprzedni\p{L}* (?:wersj\p{L}*|model\p{L}*))(?!\p{L})/u;
/** How far before a mass a sentence may have begun, in characters. */
export const SENTENCE_REACH = 160;

/** True in a sentence about goods that match the product. */
export function isOfMatching({ folded }: Passage, at: number): boolean {
  const before = folded.slice(Math.max(at - SENTENCE_REACH, 0), at);
  return OF_MATCHING.test(tailOf(before, /$(?<=(?<tail>(?:[^.;]|[.;](?!\s))*))/u));
}

/** "120 cartons, gross weight 1,320 kg, net weight 1,104 kg": both are of all that is sent. */
const PACKED = `(?<!\\p{L})(?:${COLLI}|cases|kartonow|dozen)(?!\\p{L})`;
const GROSS = `(?<!\\p{L})(?:${GROSS_WORDS})(?!\\p{L})`;
export const OF_DELIVERY = new RegExp(`${PACKED}.*(?:${GROSS_WORDS})(?!\\p{L})|${GROSS}.*${PACKED}`, "u");
/** "Weight: net 1.260 kg, gross 1.338 kg": of all that an invoice is for. */
const BEFORE_GROSS = new RegExp(
  String.raw`^[ ]?[,;/|–-]?[ ]?(?:${GROSS_WORDS})(?!\p{L})[^\d\n\t]{0,15}\d[\d.,]*[ ]?kgs?(?!\p{L})`,
  "u",
);

/** True for a weight that the paper calls gross behind it. */
export function isBeforeGross({ passage, end }: Found): boolean {
  return BEFORE_GROSS.test(passage.folded.slice(end, end + 50));
}

/** Parts that nobody sells by themselves, as they are called in compositions. */
const NEVER_ALONE: ReadonlySet<string> = new Set([
  "lining",
  "pocket lining",
  "sleeve lining",
  "hood lining",
  "hood",
  "sleeve",
  "collar",
  "cuff",
  "tongue",
  "laces",
  "upper",
  "sole",
  "foot",
  "waistband",
  "interlining",
]);
/** Heels, zips and buttons, which compositions have no name for. */
const FITTING =
  /(?<!\p{L})(?:heels?|heel (?:tip|cap|top)s?|zip(?:per)?s?|buttons?|buckles?|absatz(?:es)?|reißverschluss(?:es)?|reissverschluss(?:es)?|knopf(?:es)?|schnalle|talons?|bonbouts?|fermeture|boutons?|boucle|tacc(?:o|hi)|cerniera|bottone|fibbia|tacon(?:es)?|cremallera|boton|hebilla|saltos?|fecho|botao|fivela|hak(?:ken)?|rits|knoop|gesp|obcas\p{L}*|zamka|guzika|klamry|klack(?:en)?|dragkedja\p{L}?|knapp(?:en)?|hæl(?:en)?|lynlas(?:en)?|glidelas(?:en)?|korko(?:n)?|vetoketju(?:n)?|podpat\p{L}*|opat\p{L}{0,3}|knofliku|gombika|sarok|cipzar|tocul(?:ui)?|fermoar(?:ul)?(?:ui)?|peta|pete|topuk|fermuar|dugme|ток(?:а|че)?|каблук\p{L}?|ципа|τακουνι\p{L}*)(?!\p{L})/u;
/** "Incl. lining", "without zip": how the whole is weighed. */
const WITH_OR_WITHOUT =
  /(?<!\p{L})(?:with(?:out)?|and|incl\p{L}*|inkl\p{L}*|excl\p{L}*|exkl\p{L}*|mit|ohne|und|avec|sans|et|con|senza|com|sem|sin|met|zonder|en|med|uden|uten|utan|og|och|z|s|bez|i|a|ilman|cu|fara|nelkul|без|с|з|με|χωρισ)[. ]/u;

/** "Mass of one heel tip: 4.1 g": of a part, where the paper tells nothing of the whole. */
export function isOfPartAlone(label: string): boolean {
  const said = label.replace(/\([^()]*\)/gu, " ");
  if (WITH_OR_WITHOUT.test(said)) return false;
  return FITTING.test(said) || NEVER_ALONE.has(partWithin(said) ?? "");
}

/** Bags, boxes and envelopes that goods come in, and which may be goods themselves. */
const CONTAINER =
  /(?<!\p{L})(?:bag|pouch|sachet|envelope|box|carton|tin|beutels?|tute|schachtel|(?:um|falt|papp|versand)?karton|hulle|etui|sac|sachet|pochette|housse|boite|busta|bustina|sacc[ao]|sacchetto|scatola|astuccio|custodia|bolsa|sobre|caja|estuche|funda|saco|saqueta|caixa|estojo|zak(?:je)?|doos(?:je)?|hoes(?:je)?|tasje|torebk[ai]|torb[ay]|work[ai]|worek|woreczk?e?k[ai]?|pudelk[oa]|kopert[ay]|pasen?s?|kartong(?:en)?|asken?|ladan?|fodral(?:et)?|(?:plast|papir)?posen?s?|(?:pap|gave)?æsken?s?|(?:papp?|gave)?esken?s?|pussi|pussin|kotelo|kotelon|rasia|rasian|pahvilaatikko|sacek|sacku|sacok|vreck\p{L}{1,3}|krabic\p{L}{1,4}|skatul\p{L}{1,4}|pouzdr[oa]|puzdr[oa]|tasak\p{L}{0,2}|zacsko\p{L}{0,3}|doboz\p{L}{0,2}|tok|pung[ai]|cutie|cutia|cutiei|plic(?:ul)?|saculet(?:ul)?|vrecic\p{L}{1,3}|kutij\p{L}{1,3}|skatl\p{L}{1,4}|kott|koti|karp|karbi|umbris|pappumbris|maiselis|maiselio|dezut[ei]s?|maisins|maisina|karbin[ai]s?|kast[ie]tes?|poset(?:i|in)?|kutu(?:su)?|kilif(?:i)?|торбичка\p{L}{0,2}|плик\p{L}{0,2}|кутия\p{L}{0,2}|калъф\p{L}{0,2}|пакет\p{L}{0,2}|коробк[аи]|чохол|кес[ае]|кутиј[ае]|σακουλα\p{L}?|κουτι\p{L}{0,2}|θηκη\p{L}?)(?!\p{L})/u;
/** "Must not exceed 900 g", "900 g'ı geçmemelidir": in the sentence of a bound, around it. */
const EXCEEDS =
  /(?<!\p{L})(?:exceed|uberschr[ei]|uberstei[gt]|depass|exced|supera(?:re|r)?(?!\p{L})|superi(?!\p{L})|sobrepas|ultrapass|overschrijd|te boven|przekrocz|przekracz|(?:ne)?prekro[cz]|(?:ne)?prekrac|(?:ne)?presa[hz]|(?:meg)?halad(?:hat|ja|na)|depas|надвиш|надхвърл|превиш|υπερβ|ξεπερν|overstig|overskrid|ylitta|ylity|uleta|uletada|parsnie[dg]|(?:ne)?virsy|preseg|presez|prekorac|prelazi|gecme|asmama|asma(?:z|ya)|перевищ|прекорач|прелаз)/u;
/** "Darf höchstens 900 g betragen". */
const MAY_AT_MOST =
  /(?<!\p{L})(?:darf|durfen|soll(?:te)?n?|must|shall|should|may|doit|doivent|deve|debe|moet|mag|musi|smi|smie|far|ma|skal|ska|saa|tulee|trebuie|kell|τρεπει|πρεπει|трябва|повинн[аоі])(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:hochstens|maximal|at most|au (?:plus|maximum)|al massimo|come massimo|como maximo|no maximo|maximaal|ten hoogste|najwyzej|maksymalnie|nejvyse|maximalne|najviac|legfeljebb|cel mult|hogst|maximalt|hojst|maksimalt|enintaan|korkeintaan|максимум|το πολυ)(?!\p{L})/u;
const BOUND_REACH = 30;

/** True for the most that something may weigh. */
export function isBound({ passage: { folded }, start, end }: Found): boolean {
  const rest = /^[^.;\n]*/u.exec(folded.slice(end, end + BOUND_REACH))?.[0] ?? "";
  const said = folded.slice(start, end) + rest;
  return EXCEEDS.test(said) || MAY_AT_MOST.test(said);
}

/** A bag that a garment comes in weighs less, one that is sold more, in grams. */
const LIGHTEST_BAG = 60;

/** "Posen vejer 22 g", of what is sold by the gram: too light for a bag that is sold itself. */
export function isOfLightBag(found: Found): boolean {
  return Number(found.value) < LIGHTEST_BAG && isOfContainer(found);
}

/** "…, which weighs": what the clause before ends with is weighed. */
const WHICH =
  /(?<said>\p{L}+(?:[ \n]\p{L}+)?),[ \n](?:which|that|die|der|das|qui|che|que|dat|ktor[aey]|kter[aey]|som|der|joka|jotka|mely|amely|care|koj[aei]|ki|kas|kurs|kura|kuris|kuri|mis|якии|яка|яке|који|која|кое|кои|които|която|което|που)[ \n]$/u;
/** What a sentence or a label begins with. */
const FIRST_WORDS = /^(?:[^\p{L}]{0,3}(?:\p{L}+['’])?\p{L}+(?:[ \n](?:\p{L}+['’])?\p{L}+){0,2})/u;

/** "Peso busta: 34 g", "we send it in a box, which weighs 60 g": what the product comes in. */
export function isOfContainer({ passage, start, end }: Found): boolean {
  const from = sentenceStart(passage, start);
  const before = passage.folded.slice(from, start);
  const said =
    WHICH.exec(before)?.groups?.said ?? FIRST_WORDS.exec(passage.folded.slice(from, end))?.[0] ?? "";
  return CONTAINER.test(said.replace(WITHOUT_PACKAGING, ""));
}
