/** Recycled content, weights and dimensions. */
import type { Field } from "../../../templates/definition.ts";
import { LABELS } from "../../label-words.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { isOfOneForm, isOfTransaction } from "../composition/certified.ts";
import { partWithin } from "../composition/components.ts";
import { fibresIn } from "../composition/fibres.ts";
import { type Found, ofOneValue, type Text } from "../found.ts";
import { type Labelled, labelled, MAY_BE_RECYCLED, WITHOUT_PACKAGING } from "../labels.ts";
import { NUMBER, numberOf, PER_CENT, SHARE_SIGN, SHARE_UNIT } from "../numbers.ts";
import { ofOwn } from "../others.ts";
import {
  cellsOf,
  lineAround,
  lineBefore,
  lineStart,
  linesOf,
  type Place,
  placeOf,
  sharesWords,
} from "../places.ts";
import { asProse } from "../prose.ts";
import { belowHeads, ofOneGood } from "../rows-of-goods.ts";
import { matches, worded } from "../worded.ts";
import { PACKAGE_WORDS } from "./package-words.ts";
import { recycledTablesIn } from "./recycled-tables.ts";

const PERCENT = String.raw`(?:(?<!\d[.,/]?)(?<percent>${NUMBER})[ ]?(?:(?:(?:m|ma|gew|wt|mass|masse|w)\.?[ ]?-?[ ]?)?%|${PER_CENT}(?!\p{L}))|%[ ]?(?<percent2>${NUMBER}))`;

/** What stands on either side of its sign. */
function percentIn({ groups }: RegExpMatchArray): number {
  return numberOf(groups?.percent ?? groups?.percent2 ?? "");
}

const BEFORE_PERCENT =
  /^(?:[^\d%.;\n]|(?<=(?<!\p{L})(?:ca|approx|appr|min|mind|env|cca|aprox|abt|ok))\.){0,30}$/u;
/** A share whose sign stands in its label. */
const BARE_SHARE = new RegExp(`^(?<percent>${NUMBER})$`, "u");
const SHARE_ALONE = new RegExp(
  `^(?:(?:ca\\.?|approx\\.?|min\\.?) )?(?:${NUMBER}[ ]?(?:%|${PER_CENT})?|%[ ]?${NUMBER})$`,
  "u",
);
/** Bags that goods are sent in, and no handbags. */
const BAGS =
  /(?:poly|plasti[ck]|plast|folien|plastik|muovi)[ -]?(?:bags?|beutel|tuten?|zak(?:ken)?|pas\p{L}{0,4}|pos\p{L}{0,4}|puss\p{L}{0,3})(?!\p{L})|(?<!\p{L})(?:sacs?|sachets?|sacchett[oi]|buste?|bolsas?|sacos?|wor(?:ki|ek|kow)|pungi?|sack[yu])[ ](?:(?:en|in|de|di|do|w|din) )?(?:poly?|poli|plasti|foli)\p{L}*|sacchett[oi](?!\p{L})/u;
const OF_PACKED =
  /karton|kutu(?!\p{L})|krabic|doboz|pudelk|(?<!\p{L})(?:doos|caja|caisse|caixa)(?!\p{L})|scatol|colis|pack(?:ag|ed)|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|hangetik|polybag|mailer|versand(?:tasche|beutel|tute)|verzendzak|(?:bags?|bolsas?|sac(?:o|s|hets?|chetto)?|busta|torba|worek|pase|pose)[ ](?:de |d\W|di |da |do |for |for a )?(?:envio|expedi|spediz|ship|transport|wysyl|leverans)|box(?:es)?\b|envas|embalag|hangers?(?!\p{L})|kleiderbugel|cintres?(?!\p{L})|grucc|(?<!\p{L})perchas?(?!\p{L})|cabides?|kleerhanger|wieszak|galgar|bojler|tube|tubo|bottle|flasche|flacon|frasco|butelk|opakov|csomagol|pakkaus|forpackn|pakning|housing|gehause|boitier|carcasa|scocca|carcaca|behuizing|obudow|(?<!\p{L})(?:energ\p{L}*|water|wasser|eaux?|acqua|agua|vatten|vand|vann|wod[ay]|vesi|vody)(?!\p{L})/u;
/** What else may be of recycled material. */
export const OF_OTHERS = new RegExp(`${BAGS.source}|${OF_PACKED.source}`, "u");

export function findRecycledContent({ passages: printed, fields, kind }: Text): Found[] {
  if (!fields.has("recycled_content")) return [];
  const passages = printed.map(asProse);
  const field = "recycled_content";
  if (kind === "certificate" && !isOfTransaction(printed) && !isOfOneForm(printed)) return ofAnnex(passages);
  const tables = passages.flatMap(recycledTablesIn);
  const ofTables = tables.flatMap(({ value, ...place }): Found[] =>
    value === undefined || isOfPackages(place) ? [] : [{ field, value, confidence: 0.92, ...place }],
  );
  const found = [...ofTables, ...besides(passages, tables)];
  // Most pages tell of no recycled material: they need not be looked through for packages.
  const packages = found.length === 0 ? [] : passages.flatMap(packagesIn);
  return ofOwn(found.filter((one) => !packages.some((each) => sharesWords(each, one))));
}

/** The annex of a certificate may list one product with its share behind a label; what the standard asks for stands in sentences. */
function ofAnnex(passages: readonly Passage[]): Found[] {
  const found = besides(passages, []).filter(({ passage, start, end }) =>
    /:[ \t\n]?\S*[ ]?%?$/.test(passage.folded.slice(start, end)),
  );
  return ofOneValue(found);
}

/** Below a word for packages, or with one among its rows. */
function isOfPackages({ passage, start, end }: Place): boolean {
  return (
    OF_OTHERS.test(passage.folded.slice(start, end)) ||
    (start > 0 && OF_OTHERS.test(lineBefore({ passage, start: start - 1 })))
  );
}

/** Longest heading, in characters, and most rows below it that are of what it says. */
const LONGEST_HEADING = 40;
const MOST_BELOW = 6;

/** "3. Packaging": what goods are packed in may also be the product, and its title begins with other words. */
const PACKAGES = new RegExp(
  String.raw`^(?:\d{1,2}(?:\.\d)?[.)]? )?(?:${PACKAGE_WORDS})\p{L}*(?:(?:,| &| and| und| et| e| y| en| i| och| og) [^,]{3,25})?$`,
  "u",
);

/** What stands below a heading for packages, from a page's rows. */
function packagesIn(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  const isHeading = ({ line }: { line: string }) =>
    line.length <= LONGEST_HEADING && !/[\t:%]|[.,]$/.test(line) && /\p{L}{4}/u.test(line);
  return lines.flatMap((line, i): Place[] => {
    if (!isHeading(line) || !PACKAGES.test(line.line)) return [];
    const below = lines.slice(i + 1, i + 1 + MOST_BELOW);
    const next = below.findIndex(isHeading);
    const last = (next < 0 ? below : below.slice(0, next)).at(-1);
    return last ? [{ passage, start: line.start, end: last.start + last.line.length }] : [];
  });
}

/** "Min. 70 % in option B": of one of several among which somebody may choose. */
const OF_ONE_CHOICE =
  /(?<!\p{L})(?:option|variant|alternativ|opcion|opzion|opcao|opcj|wariant|optie)\p{L}{0,3} (?:\p{L}|\d)(?![\p{L}\d])/u;

/** What is said with labels and in sentences, elsewhere than in tables. */
function besides(passages: readonly Passage[], tables: readonly Place[]): Found[] {
  const field = "recycled_content";
  const found = passages.flatMap((passage) => {
    const alone = [...labelled(passage, "recycledAlone")].filter(
      ({ from, start, end }) =>
        SHARE_ALONE.test(passage.folded.slice(start, end)) &&
        !isOfOnePart(passage, from) &&
        !isOfOneFibre(passage, from),
    );
    const called = [...labelled(passage, "recycled"), ...alone].flatMap(
      ({ from, start, end, apart, worth }): Found[] => {
        const text = passage.folded.slice(start, end).replace(FORMER_ASIDE, "");
        if (isOverShares(passage, from, end) || OF_ONE_CHOICE.test(text)) return [];
        if (NOTHING_FIRST.test(passage.folded.slice(from, start))) return [];
        const beside = SHARE_UNIT.test(text) ? CELL_BESIDE.exec(passage.folded.slice(end, end + 12)) : null;
        const none = NONE.exec(text);
        // "Recycled claim? No": that nothing is said of it.
        if (none && CLAIM.test(passage.folded.slice(from, start))) return [];
        if (text !== "" && none && (apart || none.groups?.sure))
          return [{ field, value: 0, confidence: 0.9 * worth, passage, start: from, end }];
        const inPercent = IN_PERCENT.test(passage.folded.slice(from, start));
        const isBare = inPercent || UNIT_BESIDE.test(passage.folded.slice(end, end + 20));
        const match = new RegExp(PERCENT, "u").exec(text) ?? (isBare ? BARE_SHARE.exec(text) : beside);
        if (!match || !BEFORE_PERCENT.test(passage.folded.slice(start, start + match.index))) return [];
        const label = passage.folded.slice(from, start + match.index);
        if (LESS_THAN.test(label) || FORMER.test(label) || MINUS.test(label)) return [];
        const before = lineBefore({ passage, start: from }) + passage.folded.slice(from, start + match.index);
        if (WISHED.test(before) || REQUIRED.test(before) || OF_FORMER.test(before)) return [];
        const total = totalOf(passage, from, start + match.index);
        const value = total?.value ?? percentIn(match);
        const open = text.indexOf("(");
        if (namesFibre(passage, from, open < 0 ? end : start + open)) return [];
        // "Only in the filling (50 %)" tells of a part.
        if (partWithin(text.slice(0, match.index))) return [];
        if (value > 100 || OF_OTHERS.test(passage.beside.get(start) ?? "") || OF_OTHERS.test(before))
          return [];
        const quoted =
          /[\t\n]/.test(passage.folded.slice(from, start)) && passage.order === "columns" ? start : from;
        return [
          {
            field,
            value,
            confidence: 0.96 * worth,
            passage,
            start: quoted,
            end: total?.end ?? (match === beside ? end : start + match.index) + match[0].length,
          },
        ];
      },
    );
    const inText = [...inSentences(passage)].filter(
      (found) => !called.some(({ start, end }) => found.start < end && found.end > start),
    );
    return [...called, ...inText];
  });
  return found.filter((one) => !tables.some((table) => sharesWords(table, one)));
}

/** The head of a column of shares, of which each is of a fibre or a part of its own. */
function isOverShares({ order, folded }: Passage, from: number, end: number): boolean {
  if (order !== "columns" || !folded.slice(from, end).includes("\n") || folded[end] !== "\n") return false;
  return SHARE_ALONE.test(folded.slice(end + 1).split("\n", 1)[0] ?? "");
}

/** A label whose figure needs no sign: "Recycled content (%)", "percentuale riciclata". */
const IN_PERCENT = /%|(?<!\p{L})p(?:er|our|or|ro)[cs]ent/u;
/** "Recycled content | wt.-% | 37": the unit in a cell of its own. */
const UNIT_BESIDE = new RegExp(String.raw`^\t${SHARE_SIGN}(?=[\t\n]|$)`, "u");
const CELL_BESIDE = new RegExp(`^\\t(?<percent>${NUMBER})(?=[\\t\\n]|$)`, "u");
/** "Recycled content: none"; the first of these words also without a colon, where others go on with a sentence. */
const NONE =
  /^(?<sure>nil|none|zero)?(?:no|kein\p{L}{0,2}|nein|null|aucune?|neant|non|nessun[oa]?|assente|ningun[oa]?|nenhuma?|nao|geen|nee|brak|nie|ingen|inget|intet|nej|nei|ei ole|ei|zadn\p{L}|ne|nincs|nem|niciun(?:ul)?|nu|nema|yok|hayir|pole|nav|nera|няма|немає|ні|нема|не|κανενα|οχι)?[.!]?$/u;

/** Of a question whether something is said with goods, and not whether it is so. */
const CLAIM =
  /(?<!\p{L})(?:claim|angabe|werbeaussage|auslobung|allegation|mention|asserzion|dichiarazion|declaracion|alegaca|declaraca|bewering|vermelding|deklaracj|pastaend|pastand|vaittam|tvrzeni|tvrdeni|allitas|mentiune|beyan)\p{L}{0,4}(?!\p{L})/u;

/** What both kinds of waste make together: "pre-consumer 5 %, post-consumer 25 %, total 30 %", "20 % + 15 % = 35 %". */
const TOGETHER = new RegExp(
  String.raw`^${NUMBER}[ ]?%(?:[^.;]|\.(?=\d)){0,80}?(?:=|(?<!\p{L})(?:total\p{L}{0,2}|sum|together|gesamt|summe|insgesamt|zusammen|ensemble|somma|suma|soma|totaal|samen|razem|lacznie|summa|sammanlagt|i alt|yhteensa|celkem|spolu|osszesen|toplam)(?!\p{L}))[ :\t\n]{0,2}(?<whole>${NUMBER})[ ]?%`,
  "u",
);
const OF_WASTE = /(?<!\p{L})(?:pre|post)[ -]?[ck]ons/u;

/** The share of the whole, and where it ends, where the first one is of one kind of waste. */
function totalOf({ folded }: Passage, from: number, at: number): { value: number; end: number } | undefined {
  const whole = OF_WASTE.test(folded.slice(from, at)) ? TOGETHER.exec(folded.slice(at, at + 160)) : null;
  return whole ? { value: numberOf(whole.groups?.whole ?? ""), end: at + whole[0].length } : undefined;
}

/** "Polyamide 100 % (of it recycled 60 %)" tells of one fibre. */
function isOfOnePart(passage: Passage, start: number): boolean {
  return lineBefore({ passage, start }).includes("%");
}

/** "Polyamid, recycelt | 34 %": a row of a composition. */
function isOfOneFibre(passage: Passage, start: number): boolean {
  const line = lineStart(passage, start);
  return namesFibre(passage, Math.max(line, passage.folded.lastIndexOf(CELL_END, start - 1) + 1), start);
}

const IN_TEXT = worded(
  "gu",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(LABELS.recycled)})(?!\\p{L})(?:[^\\d%.;\\n]{0,30}?(?:\\n(?=\\p{Ll})[^\\d%.;\\n:]{0,25}?)?|,[ \\n][^.;%]{5,80},[ \\n][^\\d%.;,]{1,20}?)${PERCENT}`,
);
/** What an older paper said, in the sentence that corrects it. */
const BY_MISTAKE =
  /(?<!\p{L})(?:by mistake|in error|mistakenly|erroneously|wrongly|irrtumlich|falschlich|versehentlich|par erreur|a tort|per errore|erroneamente|por error|por equivocacion|por engano|por lapso|per abuis|ten onrechte|abusievelijk|blednie|omylkowo|omylem|chybne|felaktigt|av misstag|fejlagtigt|ved en fejl|feilaktig|virheellisesti|erehdyksessa|tevedesbol|din eroare|din greseala|yanlislikla|sehven)(?!\p{L})/u;

function isByMistake(folded: string, start: number, end: number): boolean {
  const before = folded.slice(0, start);
  const begin = Math.max(before.lastIndexOf("."), before.lastIndexOf(";")) + 1;
  const rest = /^(?:[^.;]|\.(?=\d))*/u.exec(folded.slice(end))?.[0].length ?? 0;
  return BY_MISTAKE.test(folded.slice(begin, end + rest));
}

/** In a sentence that tells what a standard or a buyer asks for, and nothing of the product. */
const REQUIRED =
  /(?<!\p{L})(?:(?:muss|mussen|sollen|doi(?:t|vent)|dev(?:e|ono|em)|deb(?:e|en)|moet(?:en)?|musi|musza|maste|skal|ska|pitaa|tulee|musi|musia|kell|trebuie sa|morajo|moraju|turi|peab|peavad|πρεπει να|трябва да|повинн\p{L}) (?:mindestens|enthalten|zu mindestens|contenir|au moins|contenere|almeno|contener|al menos|conter|pelo menos|ten minste|minstens|minimaal|bevatten|zawierac|co najmniej|innehalla|minst|mindst|indeholde|inneholde|sisaltaa|vahintaan|obsahovat|alespon|legalabb|contina|vsebovati|sadrzavati|sisaldama|περιεχουν|περιεχει|съдържат|съдържа|містити)|(?:logos?|labels?|marks?|zeichen|siegel|logo's|merk|etiquette|marchio|sello|selo|znak|logotyp\p{L}*|лого\p{L}*|σημα) (?:may|can|must|shall|darf|durfen|kann|peut|peuvent|puo|possono|puede|pueden|pode|podem|mag|mogen|moze|mozna|smi|sme|kan|far|ma|saa|voi|може|μπορει)(?!\p{L})|thresholds?|required|minimum (?:share|content|requirement|recycled content (?:for|to))|(?:is|are) required|requires?|must contain|schwellen?\p{L}*|mindestanteil|mindestgehalt|erforderlich|seuils?|minimum requis|exige(?:nt)?|soglia|soglie|minimo richiesto|richiede|umbral(?:es)?|minimo exigido|exige|limiar(?:es)?|drempel\p{L}*|minimaal vereist|vereist|prog(?:i|u|iem)?|wymaga\p{L}*|troskel\p{L}*|kravs|tærskel\p{L}*|kræver|raja-arvo\p{L}*|vyzaduje|kuszob\p{L}*|prag(?:ul)?|esik\p{L}*)(?!\p{L})/u;

/** Before a share that is a bound of others: "a recycled content lower than 20 % is not printed". */
const LESS_THAN =
  /(?<!\p{L})(?:(?:less|lower|smaller) than|below|under|weniger als|geringer als|niedriger als|kleiner als|unter(?:halb)?|inferieure?s? a|moins de|inferior[ei]? (?:a|ao)|meno del?|menos del?|(?:lager|minder|kleiner) dan|onder|(?:nizsz\p{L}*|mniejsz\p{L}*|mniej) niz|ponizej|(?:nizsi|mensi|mene) nez|(?:nizsi|mensi|menej) ako|pod|(?:lagre|mindre) an|(?:lavere|mindre) end|(?:lavere|mindre) enn|alle|pienempi kuin|alla|vahem kui|mazak (?:par|ka)|maziau (?:nei|kaip)|kevesebb,? mint|alatti|mai mic[ai]? de(?:cat)?|sub|manj[ei] (?:od|kot)|nizj[ei] od|ispod|по-малко от|менше(?: ніж)?|мање од|испод|под|κατω απο|μικροτερο απο)[ \n]$/u;

const FORMER_WORDS =
  "formerly|previously|earlier|before|until now|so far|bisher|bislang|fruher|vorher|zuvor|ehemals|vormals|auparavant|avant|precedemment|anciennement|jusqu'ici|prima|in precedenza|precedentemente|finora|antes|anteriormente|previamente|hasta ahora|ate agora|voorheen|vroeger|eerder|tot nu toe|poprzednio|wczesniej|przedtem|dotychczas|tidigare|forut|hittills|tidligere|før|hidtil|hittil|aiemmin|aikaisemmin|ennen|drive|predtim|predtym|dosud|doteraz|korabban|eddig|elozoleg|anterior|inainte|pana acum|ranije|prije|dosad\\p{L}?|prej|doslej|varem|enne|seni|anksciau|iki siol|ieprieks|agrak|lidz sim|onceden|eskiden|daha once|преди|предишно|досега|раніше|досі|раније|пре|досад|πριν|προηγουμενωσ|παλιοτερα";
/** Right before a share that was: "no recycled content (was 30 %)", "recycled content formerly 30 %". */
const FORMER = new RegExp(
  String.raw`(?:\([ ]?(?:it )?(?:was|were|used to be|war(?:en)?|etait|c'etait|era|erano|eran|eram|byl[oay]?|bolo?|var|oli|volt|fost|a fost|bilo?|je bilo|oli|buvo|bija|idi|беше|було|був|било|ηταν)|(?<!\p{L})(?:${FORMER_WORDS}))[ :]{1,2}(?:(?:was|war|etait|era|var|oli|bylo|ca\.?) )?$`,
  "u",
);
const FORMER_ASIDE = new RegExp(
  String.raw`[ ]?\((?:${FORMER_WORDS}|was|war|etait|era|bylo?|var|oli|volt|fost|bilo|buvo|bija|беше|було|било|ηταν)[ :][^()]{0,30}\)?$`,
  "u",
);
/** In the sentence before a share of what was sold before: "previous recycled content: 30 %". */
const OF_FORMER =
  /(?<!\p{L})(?:former|previous|bisherige[nrs]?|fruhere[nrs]?|vorherige[nrs]?|ancien(?:ne)?|precedente|anterior|vorige|eerdere|poprzedni[aey]?|tidigare|tidligere|aiempi|edellinen|predchozi|predchadzajuc[iae]|korabbi|elozo|anterioara|prethodn[aio]|prejsnj[aie]|eelmine|ankstesn\p{L}+|ieprieks\p{L}+|onceki|предишн\p{L}+|попередн\p{L}+|претходн\p{L}+|προηγουμεν\p{L}+)(?!\p{L})[^.;:\t\n(]{0,25}[:\t ]?[^.;:\t\n(]{0,12}$/u;
/** Before what is said to have nothing recycled: "contains no recycled content (2023: 30 %)". */
const NO_WORDS = String.raw`no|not (?:any|contain(?:ing)?(?: any)?)|without(?: any)?|kein\p{L}{0,2}|ohne|sans|pas de|aucune?|senza|nessun[oa]?|non contiene|no contiene|sin|ningun[oa]?|nao contem|sem|nenhuma?|geen|zonder|nie zawiera|bez|zadn\p{L}+|inget|ingen|utan|intet|uten|uden|ei|ilman|nem tartalmaz|nu contine|fara|ne sadrzi|ne vsebuje|brez|ilma|be|nera|nav|без|не съдържа|не містить|не садржи|χωρισ|δεν περιεχει|neobsahuje|nesadrzi`;
const NOTHING = new RegExp(
  String.raw`(?<!\p{L})(?:${NO_WORDS})[ \n](?:materiale? |matieres? |materia )?$`,
  "u",
);
const NOTHING_FIRST = new RegExp(`^(?:${NO_WORDS}) `, "u");
/** A minus right before its figure, behind a label: "net weight: -300 g" is no weight. */
const MINUS = /(?:[:=\t\n][ ]?[-–]|−[ ]?)$/u;

/** What somebody aims at, has to reach or does not know yet. */
const WISHED =
  /(?<!\p{L})(?:target\p{L}*|goals?|aims?|plan(?:s|ned|nen|en|ujem\p{L}*)?|tbc|to be (?:confirmed|determined)|must (?:be|have|reach)|shall (?:be|have)|should (?:be|have)|ziel\p{L}*|geplant\p{L}*|angestrebt\p{L}*|objectifs?|vis(?:e|ons|ent)|prevu\p{L}*|a confirmer|obiettiv[oi]|previst[oa]|da confermare|objetivos?|por confirmar|a confirmar|doel\p{L}*|streef\p{L}*|cel|celem|docelow\p{L}*|malet|malsattning\p{L}*|tavoite\p{L}*|cilem|hedef\p{L}*)(?!\p{L})/u;

function isRequired({ folded }: Passage, start: number, end: number): boolean {
  const before = /(?:[^.;\t]|[.;](?!\s))*$/u.exec(folded.slice(Math.max(start - 120, 0), start))?.[0] ?? "";
  const said = before + folded.slice(start, end);
  const label = said.replace(/[%\d., ]+$/u, " ");
  if (FORMER.test(before) || FORMER.test(label) || OF_FORMER.test(label)) return true;
  if (MINUS.test(said.replace(/\d[\d., ]*%?$/u, ""))) return true;
  return REQUIRED.test(said) || WISHED.test(said) || LESS_THAN.test(label);
}

function* inSentences(passage: Passage): Generator<Found> {
  for (const match of matches(passage, IN_TEXT)) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    if (value > 100 || isOfOthers(passage, start, end) || namesFibre(passage, start, end)) continue;
    if (isRequired(passage, start, end)) continue;
    if (NOTHING.test(passage.folded.slice(Math.max(start - SUBJECT_REACH, 0), start))) continue;
    // A line that begins with a capital letter says something else, and so does the cell of another row.
    if (/\n\p{Lu}/u.test(passage.text.slice(start, end)) || isOfRows(passage, start, end)) continue;
    yield { field: "recycled_content", value, confidence: 0.92, passage, start, end };
  }
  for (const match of passage.folded.includes("%") ? passage.folded.matchAll(SHARE_FIRST) : []) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    const { phrase = "" } = match.groups ?? {};
    if (value > 100 || MAY_BE_RECYCLED.test(phrase) || partWithin(phrase)) continue;
    if (isOfOthers(passage, start, end) || isRequired(passage, start, end)) continue;
    if (namesFibre(passage, start, end) || isOfRows(passage, start, end)) continue;
    yield { field: "recycled_content", value, confidence: 0.9, passage, start, end };
  }
  const ofWhole = passage.folded.includes("%")
    ? [OF_WEIGHT, OF_THE_PRODUCT].flatMap((pattern) => [...passage.folded.matchAll(pattern)])
    : [];
  for (const match of ofWhole) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    if (value > 100 || isOfOthers(passage, start, end) || isRequired(passage, start, end)) continue;
    const { phrase = "" } = match.groups ?? {};
    if (namesFibre(passage, start, end) || partWithin(phrase) || OBLIGED.test(phrase)) continue;
    if (MAY_BE_RECYCLED.test(phrase)) continue;
    yield { field: "recycled_content", value, confidence: 0.88, passage, start, end };
  }
  for (const match of passage.folded.matchAll(SHARE_OF)) {
    const { phrase = "" } = match.groups ?? {};
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    const words = phrase.trim().split(/[ \n]+/);
    const at = words.findIndex((word) => RECYCLED.test(word) && !MAY_BE_RECYCLED.test(word));
    if (
      value > 100 ||
      at < 0 ||
      at > FARTHEST + (COMING.test(phrase) ? 1 : 0) ||
      isOfOthers(passage, start, end)
    )
      continue;
    if (OF_ALL.test(passage.folded.slice(Math.max(start - 60, 0), start))) continue;
    if (isRequired(passage, start, end)) continue;
    if (!NOUN.test(words[at] ?? "") && !MATERIAL.test(phrase)) continue;
    const before = passage.folded.slice(Math.max(start - 40, 0), start);
    const clause = start - (/[^.;,:\n\t%]*$/u.exec(before)?.[0].length ?? 0);
    if (namesFibre(passage, clause, end) || partWithin(passage.folded.slice(clause, start))) continue;
    yield { field: "recycled_content", value, confidence: 0.84, passage, start, end };
  }
}

/** Whether a text goes on in the cell of another row. */
function isOfRows({ folded, beside }: Passage, start: number, end: number): boolean {
  const next = folded.lastIndexOf("\n", end - 1) + 1;
  return next > start && beside.has(next);
}

/** "GRS products contain at least 20 %": a rule for all of them. */
const OF_ALL =
  /(?<!\p{L})(?:products|articles|goods|items|produkte|erzeugnisse|artikel|produits|prodotti|articoli|productos|articulos|produtos|artigos|producten|artikelen|produktow|produkty|wyroby|produkter|varor|varer|tuotteet|vyrobky|termekek|produse|proizvodi|izdelki|urunler)(?:\s\p{L}+){0,3}\s(?:at least|min(?:imum|\.)?|mindestens|au moins|almeno|al menos|por lo menos|pelo menos|ten minste|minstens|minimaal|co najmniej|minst|mindst|vahintaan|alespon|aspon|legalabb|cel putin|najmanje|vsaj|en az)\s$/u;

const WON_BACK = String.raw`(?:[\p{L}'’-]*(?:recyc[kl]|recyk|recyce|recikl|rezykl|ricicl|recicl|atervun|genanv|genbrug|gjenvun|resirk|kierrat|ujrahasz)\p{L}*|(?:geri )?donustur\p{L}*)`;
/** "55 % of the weight of the product comes from recycled material." */
const OF_WEIGHT = new RegExp(
  String.raw`${PERCENT}[ ]?(?<phrase>(?:[\p{L}'’-]+[ \n]){0,4}?\p{L}*(?:weight|mass|gewicht|masse|poids|peso|massa|masa|masy|wag[ai]|vikt|vægt|vekt|paino|hmotnost|tomeg|suly|greutat)\p{L}*[ \n](?:[\p{L}'’-]+[ \n]){1,8}?${WON_BACK})(?!\p{L})`,
  "gu",
);

/** "61 % of the garment is made of recycled material": of one, as a share of many is of how many of them. */
const OF_THE_PRODUCT = new RegExp(
  String.raw`${PERCENT}[ ]?(?<phrase>(?:[\p{L}'’-]+[ \n]){0,3}?(?:garment|product|article|item|produkts|produktes|artikels|kleidungsstucks|kleidungsstuckes|produit|vetement|prodotto|capo|producto|prenda|articulo|articolo|produto|artigo|peca|plagget|produkten|produktet|varan|varen|artikeln|tuotteesta|wyrobu|produktu|vyrobku|termek|produsului|urunun)[ \n](?:[\p{L}'’-]+[ \n]){1,7}?${WON_BACK})(?!\p{L})`,
  "gu",
);

/** "Der Anteil an Rezyklat beträgt 55 %", "udział materiału z recyklingu wynosi 38 %". */
const SHARE_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:anteil|share|proportion|percentage|part|taux|teneur|quota|percentuale|proporcion|porcentaje|parte|proporcao|percentagem|aandeel|gehalte|udzial|zawartosc|andel|osuus|podil|obsah|podiel|arany|reszarany|tartalom|pondere|proporti|continut|ποσοστο|περιεκτικοτητα|udio|delez)\p{L}{0,4}[ \n](?<phrase>(?:[\p{L}'’-]+[ \n]){0,4}?${WON_BACK}(?:[ \n][\p{L}'’-]+){0,6}?)(?: ?:)?[ \n](?:(?:ca|min|mind|approx)\.[ ])?${PERCENT}`,
  "gu",
);

/** What has to be so is a rule for whatever is sold. */
const OBLIGED =
  /(?<!\p{L})(?:must|should|shall|may|can|could|will|muss|mussen|soll\p{L}*|kann|konnte\p{L}*|wird|doi(?:t|vent)|peut|peuvent|dev\p{L}{1,4}|puo|pued\p{L}+|pod(?:e|em|ria)|deb\p{L}+|moet\p{L}*|kan|mus[iz]\p{L}*|moze|powin\p{L}*|ska|skal|skall|maste|bor|tulee|pitaa|voi|mus[ie]|muze|kell|trebuie|poate|olmali\p{L}*|not|nicht|kein\p{L}*|pas|non|no|nao|niet|nie|inte|ikke|ei|neni|nem|nu|degil)(?!\p{L})/u;

/** A share with the words that it is of. */
const SHARE_OF = new RegExp(`${PERCENT}[ ]?(?<phrase>(?:[\\p{L}'’-]+[ \\n]?){1,7})`, "gu");
/** Most words between a share and what was won back. */
const FARTHEST = 3;
/** "Z tworzywa pochodzącego z recyklingu": one word more. */
const COMING = /pochodz|stammend|provenant|proveni|proced|afkomstig|pochazej/u;
const RECYCLED =
  /recycl|recycel|recikl|rezykl|ricicl|recicl|recykl|donustur|donusum|atervun|genanv|genbrug|gjenvun|resirk|kierrat|ujrahasz|ujrafeldolg|ringlus|taaskasut|umbertood|ricikl|athchurs|perdirb|parstrad|otrreiz|рецикл|переробл|вторинн|ανακυκλ/u;
/** What was won back, in one word. */
const NOUN =
  /^(?:rezyklat|recyclat|recyklat|recyclingmaterial|recyclinganteil|kierratysmateriaali|genbrugsmateriale|atervinningsmaterial)/u;
const MATERIAL =
  /materia|materie|materij|materj|matier|content|contenu|contenid|contenut|conteud|conting|inhalt|anteil|rohstoff|raw|plast|metal|stahl|steel|acier|acciaio|acero|staal|alumin|πλαστ|пласт|kunst?stof|muovi|stoff|surowc|tworzyw|anyag|medziag|izejviel|jeaines|malzeme|hammadde|ainet|sirovin|surovin|matrial|fibres?(?! only)|fibers?|fasern|fibre|fibras|vezels|wlokien|vlaken|материал|суровин|матеріал|сировин|волок|материјал|влакан|υλικ|abhar|osuu/u;

/** How far before a share what it is of may stand, in characters: "the packaging (bag and hang tag) is made of 100 % …". */
const SUBJECT_REACH = 60;

function isOfOthers({ folded, beside }: Passage, start: number, end: number): boolean {
  const cell = folded.lastIndexOf("\n", start - 1) + 1;
  if (OF_OTHERS.test(beside.get(cell) ?? "") || isByMistake(folded, start, end)) return true;
  const before =
    /(?:[^.;]|[.;](?! ))*$/u.exec(folded.slice(Math.max(start - SUBJECT_REACH, 0), start))?.[0] ?? "";
  const after = /^(?:[^.;]|[.;](?! ))*/u.exec(folded.slice(end, end + 30))?.[0] ?? "";
  // Shares in the lines before and after are of something else.
  const around = `${before.split("\n").at(-1)}${folded.slice(start, end)}${after.split("\n")[0]}`;
  return OF_OTHERS.test(around.replace(WITHOUT_PACKAGING, ""));
}

/** "Recycled polyester 35 %" is of one fibre. */
function namesFibre({ folded, text }: Passage, start: number, end: number): boolean {
  return fibresIn(folded.slice(start, end), text.slice(start, end)).length > 0;
}

const UNIT = String.raw`kilogram\p{L}{0,3}|kilos?|κιλ[αο]|γραμμαρι[αο]|kgs?|gram\p{L}{0,5}|grs?|gms?|g|pounds?|lbs?|ounces?|oz|кг|гр?|γρ?`;
/** What mills weigh: a metre of cloth, along or across. */
const LENGTH_OF_CLOTH = String.raw`m2|m²|τ\.?[ ]?μ|кв\.?[ ]?м|m\b|qm|sqm|mq|sq|mb\b|(?:(?:linear|lineal|running|lin|lfd|lfm|laufende[nmr]?|strekkende|lopende|lopande|lobende|lopemeter|biezac\p{L}*)[. ]{0,2})?(?:met(?:er|re|ro|ra|r)s?|yards?)(?!\p{L})|(?:lauf|lfd|lop|lope?)met(?:er|re)|juoksumetri|bezny metr|folyometer|lfm`;
/** After a unit: no more of its word, and nothing that is weighed but a piece. */
const OF_PIECE = String.raw`(?!\p{L}|-\d|\.?\/(?!(?:pc|pce|pcs|piece|unit|item|st|stk|stuck|szt|pz|ud|un|ks|kpl|db|buc|adet|paar|pair|par|paio|paire|pary)(?!\p{L}))|\.?[ ]?(?:per|pro|je|par|al|por|pr\.?|na|a[ou]?|le|il|ανα|на|за)[ ]?(?:${LENGTH_OF_CLOTH}))`;
const MASS = new RegExp(
  String.raw`^(?<about>[^\d\n\t]{0,12})(?<number>\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>${UNIT})${OF_PIECE}`,
  "u",
);
/** "gr. 285", "kg 1,2". */
const UNIT_FIRST = new RegExp(
  String.raw`^(?:ca\.? |circa )?(?<unit>kgs?|grs?|gr|g)\.?[ ](?<number>\d{1,5}(?:[.,]\d{1,3})?)(?!\d|[.,]\d|[ ]?(?:kg|gr?|x|%)(?!\p{L}))${OF_PIECE}`,
  "u",
);
/** "Gr. 38" is a size. */
const LARGEST_SIZE = 60;
/** "9 oz (255 g)" says it in both, "1 lb 14 oz" in two parts. */
const IN_METRIC =
  /^[^\d\n\t]{0,6}(?:\d{1,2}[ ]?oz)?[^\d\n\t]{0,6}(?<number>\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|g)(?!\p{L})/u;
const OF_SURFACE = /^[^\d\n\t]{0,6}\d[\d.,]*[ ]?(?:gsm|gr?\.?[ ]?(?:\/|per|pro|par|al|por)[ ]?(?:m|q|sq))/u;
const OUNCES = /^[ ,]{0,2}(?<number>\d{1,2}(?:[.,]\d{1,2})?)[ ]?oz(?!\p{L})/u;
/** A unit at the end of a label: "Weight (g)", "Peso, kg", "net_weight_g". */
const UNIT_OF_LABEL = new RegExp(
  String.raw`(?:[(\[,/] ?|(?<!\p{L})in |(?<=\p{L}) (?=(?:gr?|gram\p{L}{0,2})[\t\n]$))(?<unit>${UNIT})(?:[ ]?/[ ]?\p{L}{1,5})?[)\]]?(?:[ ]\([^()\n\t]{1,20}\))?[ .:]*[\t\n]?$`,
  "u",
);
const BARE = /^(?:ca\.? |approx\.? )?(?<number>\d{1,5}(?:[.,]\d{1,3})?)(?=$|[ ]?[(/])/u;
const GRAMS: Record<string, number> = { k: 1000, к: 1000, κ: 1000, l: 453.59237, p: 453.59237, o: 28.349523 };
/** Weights that are not the product's own. */
export const OTHER_WEIGHTS =
  /packst|(?<!\p{L})kolli|(?<!\p{L})colli|transport|expedi(?:tion|cion|cao)|(?<!\p{L})envio|frakt(?=vikt)|lahety|confezion[ei](?!\p{L})|pakkau|palecie|paczk|verzend|spedizion|forpack|csomagol|iepakoj|pakuot|(?<!\p{L})(?:case|crate|tray|bax|boite|coffret)(?!\p{L})|vehicle|fahrzeug|vehicul|veicol|vehiculo|voertuig|pojazd|gross|brutto|brut|lordo|(?<!\p{L})lor\.|bruto|hrub[aey]|брут|тканин|упаков|пакуван|паковањ|амбалаж|поверхнев|загальн|укупн|короб|ящик|кутиј|μικτ|shipping|versand|total|gesamt|fabric|stoff|tissu|tessuto|tejido|tkanin|(?<!\p{L})latk[auy](?!\p{L})|szovet|kelme|kanga(?:s|ka)|audini|auduma|tesatur|плат(?!\p{L})|υφασμα|kumas|tecido|g\/m|gsm|yarn|garn(?!itur)|carton|karton|max|load|belast|flachen|surfac|superfic|m²|(?<!\p{L})m2(?!\p{L})|sqm|square met|quadratmet|metres? carre|metro quadr|metro cuadr|vierkante met|kvadratmet|neliomet|metr kwadr|metr ctver|negyzetmet|metrekare|packag|packed|verpack|schachtel|embal|imball|opakow|ambala[jz]|pallet|palet|parcel|paket|paquet|pacote|pacc(?:o|hett)|bulto|zasilk|przesyl|posilk|posilj|forsend|sendung|siunt|пратк|посилк|δεματ|pachet|colis(?!\p{L})|boxe?s?(?!\p{L})|(?<!\p{L})(?:caj[ao]|caisse|scatol|caixa|doos|pudelk|krabic|doboz|kutu|cutie|kutij|kutuj|skatl|laatik|kast(?:[ei]\p{L}{0,2})?(?!\p{L})|dez(?:e|es|ute)(?!\p{L})|koli(?!\p{L})|kolet|colet|кашон|кутия|κιβωτι|charger|ladegerat|chargeur|caricator|caricabatt|cargador|carregador|oplader|ladowark|nabijec|nabijac|sarj|laddare|laturi|incarcator|punjac|polnilnik|accessor|zubehor|acceso)|(?<!\p{L})(?:kopej|bendr(?:as|oji)|kogu(?:kaal|mass)|ossz(?:suly|tomeg|es)|общо? |συνολικ|ukupn|skupn[aei] )|linei|linear|unit area|powierzchni|plo[sš]n[aey]|ploscin|teruleti|areic|areal|laminar|pavirsi|virsmas|pindtihe|gramatur|επιφανει|площ|yuzey|(?<!\p{L})(?:loss|perte|perdita|perdida|perda|ubytek|ztrata|pierdere)(?!\p{L})|verlust|veszteseg/u;

/** "Peso neto / bruto: 12,5 kg / 14,1 kg": the first is that of the product. */
const NET_AND_GROSS =
  /(?<!\p{L})(?:net(?:to|t[oa]|o|a)?|liquido|cist[aey]|καθαρο)(?: \p{L}+)? ?(?:\/|&|and|und|et|e|y|en|i|og|och|ja|a|si|es|και) ?(?:gross|brut\p{L}*|lord[oa]|hrub[aey]|μικτο)/u;

/** Of a quilt or a pillow, what is in it. */
const OF_FILLING =
  /(?<!\p{L})fill(?:ing)?(?!\p{L})|full(?:ung|gewicht)|padding|wattier|garnissage|rembourrage|imbottitura|relleno|enchimento|vulling|vulgewicht|wypelnieni|fyllning|fyllnad|fyldvægt|fyldning|fyllvekt|tayte|vypln|toltet|umplutur|dolgu/u;

/** Before a mass that is a bound, as of who sits in it: "weight of the child up to 15 kg". */
const UP_TO =
  /(?<!\p{L})(?:up to|max\.?|bis(?: zu)?|jusqu['’]a|fino a|hasta|ate|tot|do|upp till|op til|opp til|asti|legfeljebb|pana la|kuni|iki|lidz|до|εωσ|μεχρι)[ ]$/u;

interface Mass {
  grams: number;
  length: number;
}

/** The weight of a piece, in the unit of the template. */
export function findWeights({ passages: printed, fields, kind }: Text): Found[] {
  const field = fields.get("net_weight") ?? fields.get("battery_weight");
  if (!field) return [];
  if (kind === "certificate") return weightsOfForm(printed, field);
  const passages = printed.map(asProse);
  // Of what is filled, the whole is told beside what is in it.
  const fills = kind !== "invoice" && passages.some(({ folded }) => WEIGHT_OF_FILLING.test(folded));
  const apart = passages.flatMap((passage) => [
    ...weightsInSentences(passage, field),
    ...weightsByLabel(passage, field, fills),
  ]);
  const told = ofOneGood(weightsInRows({ passages: printed, fields, kind }, field), apart);
  const found = kind === "invoice" ? told.filter((one) => !isBeforeGross(one)) : told;
  if (found.length > 0) return ofOwn(withoutBroken(found));
  if (kind === "test_report") return passages.flatMap((passage) => weightsOfSamples(passage, field));
  const each = passages.flatMap((passage) => weightsOfEach(passage, field));
  // What names no other weight, and no delivery, speaks of that of the product.
  const isOfOne = kind !== "invoice" && !passages.some(({ folded }) => SENT.test(folded));
  if (each.length === 0 && isOfOne)
    return ofOwn(passages.flatMap((passage) => weightsByLabel(passage, field, true)));
  if (new Set(each.map(({ value }) => value)).size !== 1) return [];
  return passages.some(({ folded }) => new Set(folded.match(GRAMS_OF_ONE)).size > 1) ? [] : each;
}

/** Without figures of the line below that columns put behind a label, where rows have one beside it. */
function withoutBroken(found: readonly Found[]): Found[] {
  const isBroken = ({ passage, start, end }: Found) => passage.folded.slice(start, end).includes("\n");
  const whole = found.filter((one) => !isBroken(one));
  return found.filter((one) => !isBroken(one) || !whole.some((other) => sharesWords(one, other)));
}

/** On a form of one article, behind the label; a certificate of a delivery also tells what all of it weighs. */
function weightsOfForm(passages: readonly Passage[], field: Field): Found[] {
  if (!isOfOneForm(passages)) return [];
  const found = passages.flatMap((passage) => weightsByLabel(passage, field, false));
  if (!isOfTransaction(passages)) return found;
  return found.filter(({ passage, start, end }) => OF_PIECES.test(passage.folded.slice(start, end)));
}

/** The head of a column with what one piece weighs: a list of goods also tells what all pieces of a row weigh. */
const HEAD_OF_WEIGHTS =
  /(?<!\p{L})(?:net(?:to|t)?|weight|wt|w|gew(?:icht)?|poids|pds|peso|waga|masa|vikt|vægt|vekt|paino|hmotnost|suly|tomeg|greutate|masse?|massa|agirlik|kaal|svoris|svars|tezina|teza|тегло|вага|маса|тежина|βαροσ|stuckgewicht|nettogew(?:icht)?|stuksgewicht)(?!\p{L})/u;
const OF_EACH_PIECE =
  /(?:\/|(?<!\p{L})(?:per|je|pro|par|al|a|por|pr|na|za|ανα|на|за)\.? ?|(?<=\()|(?<!\p{L})(?=unit|einzel|each|ea(?!\p{L})))(?:pcs?|pce|piece|units?|unit\p{L}*|item|each|ea|einzel\p{L}*|st(?:k|uck|uk|yck)?|artikel|p(?:ie)?ce|piece|paire|pz|pezzo|capo|paio|pza|pieza|ud|un|unidad|prenda|par|peca|unidade|stuk|szt|sztuk[ea]|pair|paar|kpl|ks|kus|db|buc|adet|kom|tk|vnt|gab|бр|шт|ком|τεμ)(?!\p{L})|stuckgew|stuksgew|unitaire|unitario/u;

/** What a piece weighs in the row of a list of goods. */
function weightsInRows(text: Text, field: Field): Found[] {
  const isHead = (head: string) => HEAD_OF_WEIGHTS.test(head) && !OTHER_WEIGHTS.test(head);
  return belowHeads(text, isHead).flatMap(({ passage, start, end, head, counted }): Found[] => {
    if (counted && !OF_EACH_PIECE.test(head)) return [];
    const cell = passage.folded.slice(start, end).trimEnd();
    const begin = cell.length - cell.trimStart().length;
    const unit = UNIT_BEFORE_PIECE.exec(head)?.groups?.unit;
    const mass = massAt(cell.trimStart(), unit === undefined ? head : `(${unit})`);
    const value = mass && massIn(field, mass.grams);
    if (!mass || value === undefined) return [];
    const place = { start: start + begin, end: start + begin + mass.length };
    return [{ field: field.key, value, confidence: 0.9, passage, ...place }];
  });
}

/** "Net g/pc", "Gewicht (g) je Stück". */
const UNIT_BEFORE_PIECE = new RegExp(
  String.raw`(?<!\p{L})(?<unit>${UNIT})(?=[ )]*(?:\/|per|je|pro|par|al|por|pr|na|$))`,
  "u",
);

/** "Weight per piece", "Stückgewicht". */
const OF_PIECES =
  /(?<!\p{L})(?:pieces?|pcs?|units?|pairs?|garment|item|stuck\p{L}*|paar\p{L}*|pieces?|paires?|pezzo|capo|paio|pieza|prenda|par|peca|stuks?|sztuk[ai]|szt|pary|styck\p{L}*|plagg|stk|kappale\p{L}*|kus\p{L}*|ks|darab\p{L}*|db|bucata|buc|adet|komad\p{L}*|kom|брои|бр|τεμαχι\p{L}*|τεμ)(?!\p{L})/u;

const COLLI =
  "cartons?|pallets?|kartons?|kartonnen|paletten?|colli|cartoni|colis|cajas|bultos|caixas|volumes";
const GROSS_WORDS = "gross|brutto|lordo|brut[oe]?";
/** Words of papers about what is sent and how it is packed. */
const SENT = new RegExp(
  `(?<!\\p{L})(?:${COLLI}|karton\\p{L}*|${GROSS_WORDS}|packing list|packliste|lieferschein|delivery note|pcs|pieces|pezzi|piezas|pecas|stuks|szt|stk)(?!\\p{L})`,
  "u",
);

/**
 * Weights behind their labels.
 * @param withWhole whether a label for the whole weight is meant too
 */
function weightsByLabel(passage: Passage, field: Field, withWhole: boolean): Found[] {
  const labels = [...labelled(passage, "weight"), ...(withWhole ? wholesOf(passage) : [])];
  return labels.flatMap(({ from, start, end, worth }): Found[] => {
    const cell = Math.max(passage.folded.lastIndexOf("\n", from), passage.folded.lastIndexOf("\t", from));
    const label = passage.folded
      .slice(Math.max(cell + 1, sentenceStart(passage, from)), start)
      .replace(WITHOUT_PACKAGING, "");
    if (OF_FILLING.test(label)) return [];
    const whole = withWhole && TOTAL.test(label);
    const isNetFirst = NET_AND_GROSS.test(label);
    const ofSet = OF_SET.test(label) ? label.replace(WHOLE_WORDS, "") : label;
    if (!whole && !isNetFirst && OTHER_WEIGHTS.test(ofSet)) return [];
    const mass =
      massOf(passage.folded.slice(start, end), passage.folded.slice(from, start)) ??
      massInRow(passage, start);
    const dash = /^[ ]?[-–−][ ]?(?=\d)/u.exec(passage.folded.slice(start, end))?.[0] ?? "";
    if (dash && MINUS.test(passage.folded.slice(from, start + dash.length))) return [];
    if (isInColumn(passage, from, start, end) || isOfSize(passage, start, end)) return [];
    if (SEVERAL.test(passage.folded.slice(start, end)) || isBehindPackages(passage, from)) return [];
    const value = mass && massIn(field, mass.grams);
    if (!mass || value === undefined) return [];
    const quoted = passage.folded.slice(from, start).includes("\n") ? start : from;
    return [
      { field: field.key, value, confidence: 0.95 * worth, passage, start: quoted, end: start + mass.end },
    ];
  });
}

/** "Gesamtgewicht Set": what is sold as one weighs so much in all. */
const OF_SET =
  /(?<!\p{L})(?:sets?|parure|completo|juego|conjunto|jogo|zestawu|kompletu|sæt(?:tet)?|setin|sady|supravy|szett|garnitur\p{L}{0,2})(?!\p{L})/u;
const WHOLE_WORDS = /(?<!\p{L})(?:total[ea]?|gesamt|overall|totaal|calkowit[ay]|celkova)[ -]?/u;

/** "352 g 172 g 96 g": of the parts in the columns of a table. */
const SEVERAL = /^(?:\d{1,5}(?:[.,]\d{1,3})? ?k?g[ ]){2,}\d/u;
/** "Imballo: scatola in cartone, peso 140 g": what a sentence is about. */
const PACKAGES_FIRST = new RegExp(String.raw`(?<!\p{L})(?:${PACKAGE_WORDS})\p{L}* ?: [^.;]*$`, "u");
/** How far before a weight its sentence may begin, in characters. */
const PACKAGES_REACH = 120;

function isBehindPackages({ folded }: Passage, at: number): boolean {
  const before = folded.slice(Math.max(at - PACKAGES_REACH, 0), at);
  const cell = /[^\t\n]*$/u.exec(before)?.[0] ?? "";
  return PACKAGES_FIRST.test(cell) && !NET.test(folded.slice(at, at + NET_REACH));
}
/** The net weight is never that of the package. */
const NET = /(?<!\p{L})(?:net|ciste|cista|liquid)/u;
const NET_REACH = 25;

/** What else weighs some grams may be another article. */
const GRAMS_OF_ONE = /(?<![\d\p{L}.,/])\d{1,4}(?= ?gr?(?![\p{L}²]| ?\/ ?m))/gu;

/** "165 g/pce", "92 g per piece": what one piece weighs, without a label. */
const OF_EACH =
  /(?<![\d\p{L}.,/])(?<number>\d{1,5}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|gr?|grams?|gramm|grammes?|gramos|gramas|grammi)[ ]?(?:agirligindadir(?!\p{L})|(?<=[ ])(?:each|apiece|a piece|piece|das stuck|das paar|la piece|l'unite|cadauno|cad\.|a pezzo|al pezzo|cada un[ao]?|la unidad|la pieza|a unidade|cada|per stuk|elk|kazd\p{L}{1,3}|styckvis|styck|stykket|kappale|za kus|jeden|darabja|darabonkent|bucata|fiecare|po komadu|komad|gabals|vienetas|tanesi|adet basina|η καθε μια|το τεμαχιο|броят|за бройка|за штуку|по комаду)(?=$|[,.;:)\n\t]|[ ](?:and|und|et|e|y|en|i|a|give|on|net|netto)(?!\p{L}))|(?:\/[ ]?|(?:per|pro|je|par|la|al|por|a|na|pr\.?|kohta)[ ])(?:pieces?|pces?|pcs?|pairs?|paires?|units?|unite|unidad|unidade|ud|un|pezzo|pz|paio|peca|pieza|stuck|stk|paar|stuks?|st|styck|plagg|par|kus|ks|sztuk[ae]|szt|db|darab|kpl|kappale|bucata|buc|komad|kom|tk|vnt|gab|τεμ|τεμαχιο|бр|шт|ком(?:ад)?|брои)(?!\p{L}))/gu;

function weightsOfEach(passage: Passage, field: Field): Found[] {
  return [...passage.folded.matchAll(OF_EACH)].flatMap((match): Found[] => {
    const { number = "", unit = "" } = match.groups ?? {};
    const before =
      /[^.;\n\t]*$/u.exec(passage.folded.slice(Math.max(match.index - 40, 0), match.index))?.[0] ?? "";
    if (OTHER_WEIGHTS.test(before) || OF_FILLING.test(before)) return [];
    // "Anses : 100 g pièce"
    if (/: ?$/.test(before) && partWithin(before)) return [];
    const value = massIn(field, printedNumber(number, unit) * gramsOf(unit));
    if (value === undefined || isOfMatching(passage, match.index)) return [];
    return [{ field: field.key, value, confidence: 0.85, passage, ...placeOf(match) }];
  });
}

/** The weight of what is in a quilt or a pillow, with its figure. */
const WEIGHT_OF_FILLING =
  /(?<!\p{L})(?:fill(?:ing)? (?:weight|power weight)|weight of (?:the )?filling|fullgewicht|gewicht der fullung|poids (?:de|du) (?:garnissage|rembourrage)|peso (?:dell['’]imbottitura|imbottitura|(?:del )?relleno|do enchimento)|vulgewicht|gewicht (?:van de )?vulling|(?:waga|masa) wypelnienia|fyllnadsvikt|fyldvægt|fyllvekt|taytteen paino|hmotnost vyplne|toltet sulya|toltotomeg|greutate(?:a)? umplutur\p{L}*)(?!\p{L})[^\n]{0,30}[\t\n :][^\n]{0,12}\d/u;
/** That a label is of the whole. */
const TOTAL =
  /^(?:\d{1,2}[.)] )?(?:total[ea]?|overall|gesamt\p{L}*|poids total|masse totale|peso total[e]?|totaal\p{L}*|totaal gewicht|(?:waga|masa) calkowita|total(?:vikt|vægt|vekt)|kokonaispaino|celkova hmotnost|ossz\p{L}*|greutate totala)(?: (?:weight|mass))?(?: ?\/ ?[\p{L} ]{4,25})?(?: ?\([^()\n\t]{1,25}\))?[ ]?[:\t\n ]*$/u;
const WHOLE_LABEL =
  /(?<=^|\n)(?:total weight|total mass|overall weight|gesamtgewicht|gesamtmasse|poids total|masse totale|peso totale|massa totale|peso total|massa total|totaalgewicht|totaal gewicht|masa calkowita|waga calkowita|totalvikt|totalvægt|totalvekt|kokonaispaino|celkova hmotnost|ossztomeg|ossz suly|greutate totala)(?: ?\/ ?[\p{L} ]{4,25})?(?: ?\([^()\n\t]{1,25}\))?(?:[ ]?:[ \t\n]?|[\t\n])/gu;

/** The whole weight of what has a filling, which is that of the product. */
function wholesOf({ folded }: Passage): Labelled[] {
  return [...folded.matchAll(WHOLE_LABEL)].map((match) => {
    const start = match.index + match[0].length;
    const next = folded.slice(start).search(/[\t\n]|$/);
    return { from: match.index, start, end: start + next, apart: true, worth: 0.95 };
  });
}

/** Where the sentence or clause begins that a place is in, within its line, whose number ("9.") is no sentence. */
function sentenceStart({ folded }: Passage, at: number): number {
  const line = folded.lastIndexOf("\n", at - 1) + 1;
  const ends = [
    ...folded
      .slice(line, at)
      .matchAll(/(?<=(?!max)\p{L}{3}|\d[ ]?(?:[cm]m|k?g)|\d|[)%])(?<!^\d{1,2})[.;] (?!\d)| [|·•] /gu),
  ];
  const last = ends.at(-1);
  return last ? line + last.index + last[0].length : line;
}

/** The row of a report on a sample with its whole weight: what is claimed of it, else what was found. */
const WHOLE =
  /(?<=^|\n)(?:\d{1,2}\t)?(?:total weight|total mass|overall weight|gesamtgewicht|gesamtmasse|poids total|masse totale|peso totale|massa totale|peso total|massa total|totaalgewicht|totaal gewicht|masa calkowita|waga calkowita|toplam agirlik|totalvikt|totalvægt|totalvekt|kokonaispaino|celkova hmotnost|ossztomeg|teljes tomeg|greutate totala|ukupna masa|skupna masa)(?: \([^()\n\t]{1,25}\))?\t(?<cells>[^\n]*)/gu;

function weightsOfSamples(passage: Passage, field: Field): Found[] {
  if (passage.order !== "rows") return [];
  return [...passage.folded.matchAll(WHOLE)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      const mass = /^[\d(]/.test(cell) ? massAt(cell, "") : undefined;
      const value = mass && massIn(field, mass.grams);
      if (mass && value !== undefined)
        return [{ field: field.key, value, confidence: 0.85, passage, start, end: start + mass.length }];
    }
    return [];
  });
}

/** Between a label and its mass: how it was weighed, by which standard, or nothing. */
const METHOD =
  /^(?:[-–—]|.*(?:weigh|wag(?:ung|en)|wazeni|wagow|pesee|pesage|pesat[ao]|pesad[ao]|pesaje|pesagem|weging|wegen|vagning|vejning|vægning|veiing|punnit|vazen|meres|merleg|tehtan|vagan|cantar|tart(?:im|ma)|sverim|sversan|kaalumi|претегл|зважув|мерењ|теглене|ζυγισ|balance|bilancia|waage|gravim|internal|in-house|hausmethode|interne?[ao]?(?!\p{L})|(?:iso|en|din|astm|bs)\b ?[\p{L}/ -]{0,6}\d{3,}).*)$/u;
const UNIT_ALONE = new RegExp(`^[(\\[]?(?<unit>${UNIT})\\.?[)\\]]?$`, "u");
const NUMBER_ALONE = /^\d{1,5}(?:[.,]\d{1,3})?(?= ?(?:±|$))/u;
/** More numbers in the row of one mass are those of sizes. */
const MOST_IN_ROW = 2;

/** The mass in a row that has its method or its unit in cells of their own: "Weight | weighing | g | 214". */
function massInRow({ order, folded }: Passage, start: number): { grams: number; end: number } | undefined {
  if (order !== "rows" || folded[start - 1] !== "\t") return undefined;
  const rest = folded.slice(start, start + 200).split("\n")[0] ?? "";
  const masses: { number: string; grams?: number; end: number }[] = [];
  let unit: string | undefined;
  for (const { cell, start: at } of cellsOf(rest, 0)) {
    const mass = /^[\d(]/.test(cell) ? massAt(cell, "") : undefined;
    const number = NUMBER_ALONE.exec(cell)?.[0];
    const alone = UNIT_ALONE.exec(cell)?.groups?.unit;
    if (mass) masses.push({ number: cell.slice(0, mass.length), grams: mass.grams, end: at + mass.length });
    else if (number !== undefined) masses.push({ number, end: at + number.length });
    else if (alone !== undefined) unit ??= alone;
    else if (masses.length > 0 || !METHOD.test(cell)) break;
  }
  const [first] = masses;
  if (!first || new Set(masses.map(({ number }) => number)).size > MOST_IN_ROW) return undefined;
  if (first.grams !== undefined) return { grams: first.grams, end: first.end };
  return unit === undefined
    ? undefined
    : { grams: printedNumber(first.number, unit) * gramsOf(unit), end: first.end };
}

/** A column of weights is of several products, or of sizes. */
function isInColumn({ order, folded }: Passage, from: number, start: number, end: number): boolean {
  if (order !== "columns" || !folded.slice(from, start).includes("\n") || folded[end] !== "\n") return false;
  const next = folded.slice(end + 1, end + 31).split("\n")[0] ?? "";
  const own = folded.slice(start, end);
  return next !== own && /^\d/.test(next) && MASS.test(next) && MASS.test(own);
}

/** "Gewicht Gr. 38" with its weight in the next cell. */
function isOfSize({ folded }: Passage, start: number, end: number): boolean {
  return (
    /^gr\b/.test(folded.slice(start, end)) &&
    /^[\t\n ]?[:=]?[ ]?\d[\d.,]*[ ]?k?g/.test(folded.slice(end, end + 25))
  );
}

/** The mass that a text begins with, in grams. */
function massAt(text: string, label: string): Mass | undefined {
  const unitFirst = UNIT_FIRST.exec(text);
  // "Gr. 38: 310 g" begins with a size.
  if (unitFirst && !/\d[ ]?(?:kg|g|gr)(?!\p{L})/u.test(text.slice(unitFirst[0].length))) {
    const { number = "", unit = "" } = unitFirst.groups ?? {};
    if (unit.startsWith("gr") && Number(number) <= LARGEST_SIZE) return undefined;
    return { grams: printedNumber(number, unit) * gramsOf(unit), length: unitFirst[0].length };
  }
  const { 0: printed = "", groups } = MASS.exec(text) ?? {};
  if (groups) {
    const { number = "", unit = "", about = "" } = groups;
    if (OTHER_WEIGHTS.test(about) || OF_FILLING.test(about) || UP_TO.test(about)) return undefined;
    if (!/^(?:lb|pound|oz|ounce)/.test(unit))
      return { grams: printedNumber(number, unit) * gramsOf(unit), length: printed.length };
    // "12.5 oz (424 g/m²)" weighs cloth by its surface.
    if (OF_SURFACE.test(text.slice(printed.length))) return undefined;
    const metric = IN_METRIC.exec(text.slice(printed.length));
    const { number: same = "", unit: sameUnit = "" } = metric?.groups ?? {};
    if (metric)
      return {
        grams: printedNumber(same, sameUnit) * gramsOf(sameUnit),
        length: printed.length + metric[0].length,
      };
    const ounces = unit.startsWith("o") ? null : OUNCES.exec(text.slice(printed.length));
    const more = numberOf(ounces?.groups?.number ?? "0") * gramsOf("oz");
    return {
      // Nobody weighs a garment in ounces to the milligram.
      grams: Math.round(printedNumber(number, unit) * gramsOf(unit) + more),
      length: printed.length + (ounces?.[0].length ?? 0),
    };
  }
  const unit = UNIT_OF_LABEL.exec(label)?.groups?.unit;
  const bare = unit === undefined ? undefined : BARE.exec(text);
  if (unit === undefined || !bare) return undefined;
  return { grams: printedNumber(bare.groups?.number ?? "", unit) * gramsOf(unit), length: bare[0].length };
}

/** Words that go on with a label before a unit: "peso capo gr. 232", "peso netto unitario g 165". */
const MORE_OF_LABEL =
  /^(?:(?:net|netto|neto|net[ao]|liquido|unit|unitario|unitaire|unitar|single|per|pro|je|por|al|par|of|del|della|de|do|da|the|one|each|piece|pce|pc|pcs|unit|item|garment|stuck|stk|artikel|piece|article|pieza|prenda|articulo|unidad|capo|pezzo|articolo|paio|peca|artigo|unidade|stuk|artikel|sztuki|szt|wyrobu|styck|st|kpl|ks|db|buc|adet|pair|paar|paire|par)[.:]?[ ]){1,4}/u;
/** Lengths that stand in one cell with a mass: "40 x 30 x 12 cm, 650 g". */
const LENGTHS_FIRST =
  /^(?:ca\.? )?\d[\d.,]*(?: ?(?:mm|cm|m))? ?[x*] ?\d[\d.,]*(?: ?(?:mm|cm|m))?(?: ?[x*] ?\d[\d.,]*)? ?(?:mm|cm|m)?(?: ?\([^()\n\t]{1,12}\))? ?[,;/|–-] ?(?=\D{0,12}\d)/u;

/** The mass of a text after a label, also after more words of it, or behind lengths, and where it ends. */
function massOf(text: string, label: string): { grams: number; end: number } | undefined {
  const lengths = LENGTHS_FIRST.exec(text)?.[0].length ?? 0;
  const words = lengths > 0 ? 0 : (MORE_OF_LABEL.exec(text)?.[0].length ?? 0);
  for (const skipped of new Set([lengths, words])) {
    const mass = massAt(text.slice(skipped), label);
    if (mass) return { grams: mass.grams, end: skipped + mass.length };
  }
  return undefined;
}

function gramsOf(unit: string): number {
  return GRAMS[unit[0] ?? ""] ?? 1;
}

const ABOUT = String.raw`(?:(?:ca\.?|about|approx\.?|approximately|around|env\.?|environ|etwa|rund|circa|unos|cerca de|aprox\.?|aproximadamente|ok\.?|okolo|noin|cirka|yaklasik|only|nur|just|seulement|solo|soltanto|solamente|so|apenas|maar|slechts|kun|bare|bara|endast|blott|vain|tylko|jen|pouze|len|iba|csak|doar|numai|samo|tik|vos|ainult|yalnizca|само|лише|тільки|μολισ|μονο)[ \n])?`;
/** "In Größe 50", "v velikosti 110 znaša": the size that is weighed, before its weight. */
const IN_SIZE = String.raw`(?:(?:(?:in|bei|en|na|no|i|v|ve|w|la|u|a)[ \n])?(?:size|große|grosse|gr\.?|taille|taglia|talla|tamanho|maat|rozmiar\p{L}*|storlek|strl?\.?|storrelse|koossa|velikost\p{L}*|velkost\p{L}*|velikosti|meret\p{L}*|marime\p{L}*|velicin\p{L}*|beden)[ \n](?:\d{1,3}(?:/\d{1,3})?|\d?x{0,3}[sml])[ \n](?:(?:is|znasa|iznosi|wynosi|cini|betragt|est de|e di|es de|e de)[ \n])?)?`;
/** "A jumper with a weight of 430 g", "le poids de la pièce est de 240 g", "it weighs 95 g", "pesa 155 g", "vejer netto 1.150 g". */
const WEIGHING = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:weight|gewicht|\p{L}{3,12}(?:gewicht|paino|vikt|vægt|vekt)(?:en|et)?|vikten|vægten|vekten|poids|peso|waga|mas[aeu]|massa|vikt|vægt|vekt|paino|hmotnost|agirligi|sulya|tomege|teza|kaal|svoris|svars|vaha|greutatea?|tezin[au]|tez[ao]|маса(?:та)?|тегло(?:то)?|маси|вага|тежи|важить|βαροσ)(?=[ \n])(?:[^\d.,;:\n\t(]{1,35}\([^()\t]{2,45}\)[^\d.,;:\n\t(]{1,20}|[^\d.,;:\n\t]{1,35}(?:\n[^\d.,;:\n\t]{0,20})?)${IN_SIZE}|(?:weighs?|weighed|weighing|wiegt|wiegen|wog(?:en)?|pese|pesent|pesait|pesa|pesano|pesava|pesan|pesam|pesaba|pesante|weegt|wegen|woog|wazy|waza|wazyl[aoy]?|vager|vagde|vejer|vejede|veier|veide|painaa|painavat|painoi|vazi|vazia|vazil[aoiy]?|cantareste|cantaresc|kaalub|kaaluvad|kaalus|sveria|svere|sver|svera|tehta|tehtajo|tehtata|tehtal[aoi]?|tezi|teze|tezio|tezila|тежи|тежат|тежеше|теже|важить|важать|важив|ζυγιζει|ζυγιζουν|ζυγιζε|jizen|tizen|jiznu)[ \n](?:(?:nett[oa]?|netto[a-z]{1,3}|neto|net|нет{1,2}о|καθαρα)[ \n])?(?:(?:sie|es|er|zij|ze|het|hij|de|det|den|they|it|on|ono|oni)[ \n])?(?:(?:das|die|der|eine?|jedes?|jeder|het|de|een|elke?)[ \n]\p{L}{3,20}[ \n])?${IN_SIZE})${ABOUT}(?=\d)`,
  "gu",
);

/** "Total weight of the article": of one piece, whole as it is. */
const OF_PRODUCT =
  /(?:total[ea]?|gesamt)(?: ?(?:weight|mass|gewicht|masse))? (?:of (?:the|one|each|an?) |del |dell['’]|de la |de l['’]|du |do |da |des |der |van het |van de )(?:finished |fertigen )?(?:article|articulo|articolo|artigo|artikels?|product[oes]?|produits?|produkts?|produto|prodotto|item|garment|piece|pieza|pezzo|peca|kledingstuk|garments?|prenda|capo|vetement|kleidungsstucks?|bag|mochila|bolso|tasche|rucksacks?)(?!\p{L})/u;

const ENDS_WITH_SIZE =
  /(?<!\p{L})(?:size|sizes|gro(?:ss|ß)e|gr|taille|taglia|tg|talla|tamanho|maat|rozmiar|rozm|beden|storlek|str|storrelse|koko|velikost|velkost|meret|marime[a]?|velicina|eu|us|uk)[.]?[ \n]$/u;
/** In the sentence before a mass: it is of what goes with the product. */
const OF_MATCHING =
  /(?<!\p{L})(?:matching|corresponding|passende[nmrs]?|dazugehorige[nmrs]?|assorti(?:e|s|es)?|coordinat[aeio]|abbinat[aeio]|a juego|a condizer|bijpassende?|bijbehorende?|pasujac\p{L}*|ladici\p{L}*|sladen\p{L}*|hozza illo|asortat\p{L}*|yhteensopiv\p{L}*|matchande|matchende|tillhorande|tilhorende|uyumlu|old version|previous (?:version|model)|alte(?:s|n)? (?:version|modell|ausfuhrung)|vorganger\p{L}*|ancienne? (?:version|modele)|versione precedente|modello precedente|version anterior|modelo anterior|versao anterior|vorige (?:versie|model)|poprzedni\p{L}* (?:wersj\p{L}*|model\p{L}*))(?!\p{L})/u;
/** How far before a mass a sentence may have begun, in characters. */
const SENTENCE_REACH = 160;

function isOfMatching({ folded }: Passage, at: number): boolean {
  const before = folded.slice(Math.max(at - SENTENCE_REACH, 0), at);
  return OF_MATCHING.test(/(?:[^.;]|[.;](?!\s))*$/u.exec(before)?.[0] ?? "");
}

const UNIT_BELOW = new RegExp(`^(\\d[\\d.,]{0,6})\\n(?=(?:${UNIT})(?![\\p{L}/]))`, "u");

function weightsInSentences(passage: Passage, field: Field): Found[] {
  return [...passage.folded.matchAll(WEIGHING)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    // "Peso talla 6" is the label of what stands below.
    if (ENDS_WITH_SIZE.test(match[0])) return [];
    // Thousands or the unit may stand in the next line: "väger 1" and "050 gram", "weighs 248" and "g".
    const said = passage.folded
      .slice(start, start + 40)
      .replace(/^(\d{1,3})\n(?=\d{3}(?!\d))/, "$1 ")
      .replace(UNIT_BELOW, "$1 ");
    const mass = massAt(said.split(/[\t\n]/)[0] ?? "", "");
    const before = passage.folded.slice(Math.max(match.index - 40, 0), match.index);
    const sentence = before.slice(before.search(/(?:[^.,;()\n\t]|(?<=(?<!\p{L})max)\.)*$/u));
    if (
      !mass ||
      OTHER_WEIGHTS.test(`${sentence}${match[0]}`.replace(OF_PRODUCT, "").replace(WITHOUT_PACKAGING, ""))
    )
      return [];
    if (OF_FILLING.test(match[0]) || UP_TO.test(match[0])) return [];
    const own = `${sentence}${match[0]}${passage.folded.slice(start, start + DELIVERY_REACH).split(/\.(?= )/)[0]}`;
    if (OF_DELIVERY.test(OF_ONE.test(own) ? own : lineNear(passage.folded, match.index))) return [];
    // "Pesam 10,2 kg brutos."
    if (OTHER_WEIGHTS.test(/^ \p{L}+/u.exec(said.slice(mass.length))?.[0] ?? "")) return [];
    const value = massIn(field, mass.grams);
    if (value === undefined || isOfMatching(passage, match.index) || isBehindPackages(passage, match.index))
      return [];
    const subject = subjectOf(passage, match.index).replace(OF_PRODUCT, "");
    if (OTHER_WEIGHTS.test(subject) || BAGS.test(subject)) return [];
    const end = start + mass.length;
    return [{ field: field.key, value, confidence: 0.88, passage, start: match.index, end }];
  });
}

/** Words that may be what a sentence speaks of: its first ones. */
const SUBJECT = /^["„“«(]?(?:\p{L}+['’])?\p{L}+(?:[ \n](?:\p{L}+['’])?\p{L}+)?/u;

/** What the sentence of a place begins with, as far as it is near: "L'imballo (scatola in cartone) pesa 320 g". */
function subjectOf({ text, folded }: Passage, at: number): string {
  const from = Math.max(at - SENTENCE_REACH, 0);
  const ends = [...text.slice(from, at + 1).matchAll(/[.;!?][ \n](?=[\p{Lu}"„“«])|[\n\t](?=\p{Lu})/gu)];
  const last = ends.at(-1);
  if (!last) return "";
  return SUBJECT.exec(folded.slice(from + last.index + last[0].length, at))?.[0] ?? "";
}

/** "One pair has a weight of 128 g. Carton of 120 pairs": the sentence is of one, whatever the next one tells. */
const OF_ONE =
  /(?<!\p{L})(?:one|each|single|ein(?:e|es|er)?|une?|un[ao]|um|uma|een|jed\p{L}{1,3}|en|ett|et|yksi|egy|o|bir|един|една|один|одна|ενα) (?:pair|piece|garment|bag|article|paar|stuck|artikel|paire|piece|article|paio|pezzo|capo|par|pieza|prenda|peca|stuk|par[ay]?|sztuk[ai]?|kus|st|styck|pari|kappale|darab|pereche|bucata|cift|adet|чифт|брои|пара|ζευγοσ|τεμαχιο)(?!\p{L})/u;
/** Characters of its line before and behind a weight that may say what all was weighed. */
const DELIVERY_REACH = 120;

function lineNear(text: string, at: number): string {
  const from = Math.max(at - DELIVERY_REACH, 0);
  return lineAround(text.slice(from, at + DELIVERY_REACH), at - from);
}

/** "120 cartons, gross weight 1,320 kg, net weight 1,104 kg": both are of all that is sent. */
const PACKED = `(?<!\\p{L})(?:${COLLI}|cases|kartonow|dozen)(?!\\p{L})`;
const GROSS = `(?<!\\p{L})(?:${GROSS_WORDS})(?!\\p{L})`;
const OF_DELIVERY = new RegExp(`${PACKED}.*(?:${GROSS_WORDS})(?!\\p{L})|${GROSS}.*${PACKED}`, "u");

/** "Weight: net 1.260 kg, gross 1.338 kg": of all that an invoice is for. */
const BEFORE_GROSS = new RegExp(
  String.raw`^[ ]?[,;/|–-]?[ ]?(?:${GROSS_WORDS})(?!\p{L})[^\d\n\t]{0,15}\d[\d.,]*[ ]?kgs?(?!\p{L})`,
  "u",
);

function isBeforeGross({ passage, end }: Found): boolean {
  return BEFORE_GROSS.test(passage.folded.slice(end, end + 50));
}

/** A mass in the unit of the field; undefined for one that no piece has. */
function massIn(field: Field, grams: number): number | undefined {
  const value = Math.round((field.unit === "kg" ? grams / 1000 : grams) * 10_000) / 10_000;
  return value > 0 && !(field.unit === "g" && value > 30_000) ? value : undefined;
}

/** Three digits after the only sign are decimals of a small number and of kilograms, else thousands. */
function printedNumber(text: string, unit: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const plain = text.replaceAll(" ", "");
  if (signs.length > 1) {
    const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
    return Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
  }
  const isKilograms = /^[kкκ]/u.test(unit);
  return !isKilograms && /^[1-9]\d*[.,]\d{3}$/.test(plain)
    ? Number(plain.replace(/[.,]/, ""))
    : numberOf(plain);
}

const AXIS = String.raw`(?:h|b|l|w|t|d|p|a|s|v|g|szer|gl|wys|breite|tiefe|hohe)\.?`;
const UNIT_OF_SIZE = String.raw`(?:mm|cm|m|мм|см|м|εκ\.?|χιλ\.?)`;
const LENGTH = String.raw`(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?${UNIT_OF_SIZE}?[ ]?(?:(?:\(${AXIS}\)|${AXIS})(?!\p{L}))?`;
/** Lengths with a sign between, with a letter before each ("L 160 P 80 H 76"), or three with strokes. */
const SIZE = new RegExp(
  String.raw`(?<![\d\p{L}.,])(?:${LENGTH}[ ]?[x*][ ]?${LENGTH}(?:[ ]?[x*][ ]?${LENGTH}){0,2}|(?:\p{L}[ ]?\d{1,4}(?:[.,]\d)?[ ]?(?:mm|cm)?,?[ ]){1,2}\p{L}[ ]?\d{1,4}(?:[.,]\d)?|\d{1,4}/\d{1,4}/\d{1,4})[ ]?${UNIT_OF_SIZE}?(?![\p{L}\d²³])`,
  "u",
);
/** Three lengths with their unit, which no label has to name. */
const THREE =
  /(?<![\d\p{L}.,/])(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)?[ ]?[x*][ ]?(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)?[ ]?[x*][ ]?(?:\p{L}[ ]?)?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm)(?![\p{L}\d²³])/gu;

/** Words for width, depth, height and length beside a length each, in all their forms. */
const AXIS_WORD = String.raw`(?:long|leng|lang|lung|larg|anch|wid|breit|breed|bre[dt]|fond|prof|tief|deep|dep|diep|dyb|dyp|djup|dybd|hoch|hoh|haut|alt|inalt|heig|high|tall|hoog|hoj|hoy|hog|szer|sir|sirk|gleb|hloub|hlbk|wys|vys|vyso|pitu|leve|syv|kork|pikku|lai|plat|plot|suga|sygav|korg|garum|dzil|augst|ilg|gyl|auksc|hossz|szel|mel|mag|gen|derin|yuks|uzun|dolz|duz|sirin|globin|dubin|visin|дълж|шир|дълб|висо|довж|глиб|вис|дуж|дуб|μηκ|πλατ|βαθ|υψ)\p{L}{0,8}`;
const WORDED_LENGTH = String.raw`\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm|m|мм|см|м|εκ\.?)(?!\p{L})`;
const NEXT_LENGTH = String.raw`(?:[,;/]|[ ]x)?[ \n](?:(?:and|und|et|e|y|en|og|och|ja|i|a|si|ir|un|es|ve|и|та|і|και|sowie)[ \n])?`;
const LENGTH_FIRST = String.raw`${WORDED_LENGTH}[ \n](?:in |de |di )?${AXIS_WORD}`;
const LENGTH_LAST = String.raw`(?:${AXIS_WORD}|[hblwtdpasvg])\.?:?[ \n](?:de |di |of )?${WORDED_LENGTH}`;
/** "180 cm lang, 90 cm breit und 75 cm hoch", "larg. 45 cm, prof. 52 cm, haut. 81 cm". */
const WORDED_SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${LENGTH_FIRST}(?:${NEXT_LENGTH}${LENGTH_FIRST}){2}|${LENGTH_LAST}(?:${NEXT_LENGTH}${LENGTH_LAST}){2})`,
  "gu",
);

/** Beside a length, or in the label of lengths. */
const UNIT_OF_LENGTH = /(?<!\p{L})(?:mm|cm|m|мм|см|м|εκ|χιλ)(?!\p{L})/u;

/** Width, depth and height as they are printed. */
export function findDimensions({ passages, fields, kind }: Text): Found[] {
  const field = fields.get("dimensions");
  if (!field || (kind === "certificate" && fields.has("care_washing"))) return [];
  // A field that is asked for in centimetres needs no word for them.
  const usual = /in centimetres/.test(field.help ?? "") ? "cm" : "";
  const called = passages.flatMap((passage) =>
    [...labelled(passage, "dimensions")].flatMap(({ from: label, start, end }): Found[] => {
      const match = SIZE.exec(passage.folded.slice(start, end));
      if (!match || match.index > 20) return [];
      const cell = Math.max(passage.folded.lastIndexOf("\n", label), passage.folded.lastIndexOf("\t", label));
      if (OF_OTHERS.test(passage.folded.slice(cell + 1, start + match.index))) return [];
      const unit = UNIT_OF_LENGTH.test(match[0])
        ? ""
        : UNIT_OF_LENGTH.exec(passage.folded.slice(label, start))?.[0];
      if (unit === undefined) return [];
      const [from, to] = [start + match.index, start + match.index + match[0].trimEnd().length];
      return [
        {
          field: "dimensions",
          value: passage.text.slice(from, to) + (unit === "" || unit === usual ? "" : ` ${unit}`),
          confidence: 0.92,
          passage,
          start: from,
          end: to,
        },
      ];
    }),
  );
  if (called.length > 0) return called;
  return passages.flatMap((passage) =>
    [...passage.folded.matchAll(THREE), ...passage.folded.matchAll(WORDED_SIZE)].flatMap((match): Found[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      const line = passage.folded.slice(sentenceStart(passage, start), start);
      if (OF_OTHERS.test(line) || /label|etik|pallet|palet|colis|parcel/u.test(line)) return [];
      return [
        {
          field: "dimensions",
          value: passage.text.slice(start, end).replaceAll("\n", " "),
          confidence: 0.7,
          passage,
          start,
          end,
        },
      ];
    }),
  );
}
