/**
 * What words for care forbid in part or altogether: "do not iron on high heat" forbids a hot iron and no other, "do not
 * hang to dry" tells of no line.
 */

import type { Found } from "../kit/found.ts";
import { NOT_AFTER } from "./clauses.ts";
import { spokenIn } from "./said-clauses.ts";
import { DEGREE, OVER_WORDS } from "./stems.ts";

/** Words for no that stand before what must not be done. */
const NO_BEFORE =
  "do not|don't|dont|(?:must|should|may|can) ?not|can't|not|no|never|avoid(?:ing)?|nicht|niemals|kein\\p{L}{0,2}|vermeid\\p{L}*|(?:ne|n')[ ]?\\p{L}{0,10} ?pas|pas|jamais|evite[rz]?|non|mai|niente|evita\\p{L}*|evite[mn]?|nunca|nao|niet|nooit|geen|vermijd\\p{L}*|nie|nigdy|unika\\p{L}*|ej|inte|aldrig?|undvik\\p{L}*|ikke|undga\\p{L}*|unnga\\p{L}*|ei|eivat|al(?:a|kaa)|valta\\p{L}*|arge|ara|mitte|valti\\p{L}*|ne|nikdy|nikada|nikoli|nemoj\\p{L}*|nesm\\p{L}*|nelze|nem|soha|kerul\\p{L}*|nu|niciodata|evitati|nedrikst|negalima|veng\\p{L}*|izvair\\p{L}*|vyhn\\p{L}*|vyhyb\\p{L}*|vyvar\\p{L}*|izbjeg\\p{L}*|izbeg\\p{L}*|izogib\\p{L}*|не|никога|никад\\p{L}*|ніколи|избягва\\p{L}*|избегава\\p{L}*|уника\\p{L}*|μην?|δεν|ποτε|αποφ\\p{L}*|gebruik geen|verwenden sie kein\\p{L}*";
/** Words for the use of something, also with a word for no in one: "nepoužívejte horkou žehličku". */
const USED =
  "us(?:e|es|ed|ing|are?|ate|ar)|verwend\\p{L}*|benutz\\p{L}*|utili[sz]\\p{L}*|emplo\\p{L}*|emplea\\p{L}*|gebruik\\p{L}*|uzywa\\p{L}*|stosowa\\p{L}*|anvand\\p{L}*|anvend\\p{L}*|brug\\p{L}*|bruk\\p{L}*|kayt\\p{L}*|pouzi\\p{L}*|hasznal\\p{L}*|folos\\p{L}*|korist\\p{L}*|uporab\\p{L}*|kasuta\\p{L}*|lieto\\p{L}*|naudo\\p{L}*|използв\\p{L}*|використ\\p{L}*|корист\\p{L}*|χρησιμοποι\\p{L}*";
const NOT_USED =
  "nepouzi\\p{L}*|nekorist\\p{L}*|nenaudo\\p{L}*|nelieto\\p{L}*|neizmanto\\p{L}*|nehasznal\\p{L}*";
/** Little words between a word for no and what it forbids. */
const LITTLE =
  "a|an|the|to|it|be|is|with|at|in|by|on|very|too|bitte|please|sie|ein\\p{L}{0,2}|der|die|das|dem|den|zu|zum|bei|mit|auf|im|an|sehr|de|d'|du|la|le|les|l'|un|une|a|au|avec|tres|trop|il|lo|gli|uno|una|con|ad|di|molto|troppo|el|los|las|en|se|si|muy|demasiado|o|os|as|um|uma|em|com|muito|te|het|een|met|op|aan|zeer|w|na|z|ze|zbyt|bardzo|for|i|pa|med|en|ett|et|alltfor|liian|v|ve|s|prilis|tul|la|cu|prea|pri|u|previse|liiga|per|parak|се|да|на|в|у|за|з|із|прекалено|занадто|превише|σε|με|το|τη|την|στο|στη|στουσ|πολυ|det|den|dette|suitable|fur|geschikt|voor|adapte|adatt[oaie]|apt[oa]s?|adecuad[oa]|adequad[oa]|para|pour|egnet|lamplig\\p{L}{0,2}";
/** Words for much heat. */
const HOT =
  "high(?:er|est)?|hot(?:ter)?|warm(?:er)?|hoh(?:er|en|em|e)|hoch|heiss\\p{L}*|heiß\\p{L}*|chaude?s?|haute?s?|elevee?s?|alt[ao]s?|cald[oaie]|elevat[aoei]|calientes?|elevad[ao]s?|quentes?|hoger?e?|hoog|heet|hete|heter|wysoki\\p{L}*|goraco|gorac\\p{L}{1,3}|hogt?a?|hett?a?|varmt?e?|hoj|hoje?|hoye?|korkea\\p{L}*|kuuma\\p{L}*|vysok\\p{L}*|hork\\p{L}{1,3}|horuc\\p{L}*|magas\\p{L}*|forro\\p{L}*|ridicat\\p{L}*|fierbint\\p{L}*|inalt[aei]|visok\\p{L}*|vruc\\p{L}*|vroc\\p{L}*|korge\\p{L}*|kuum\\p{L}*|aukst\\p{L}*|augst\\p{L}*|karst\\p{L}*|yuksek|kizgin|sicak|висок\\p{L}*|горещ\\p{L}*|гаряч\\p{L}*|врућ\\p{L}*|врел\\p{L}*|υψηλ\\p{L}*|καυτ\\p{L}*|ζεστ\\p{L}*";
/** Nouns for heat. */
const HEAT =
  "heat|temperat\\p{L}*|hitze|warme(?!\\p{L})|chaleur|calor\\p{L}*|warmte|temperatuur|hitte|varme|temperaturz\\p{L}*|lamm\\p{L}*|lampotila\\p{L}*|teplot\\p{L}*|homersekl\\p{L}*|hofok\\p{L}*|caldura|kuumus\\p{L}*|karstum\\p{L}*|karsti\\p{L}*|isida|sicaklik\\p{L}*|температур\\p{L}*|θερμοκρασι\\p{L}*|stufe|setting|stand|level";
const GAP = `(?:(?:${USED})[ \\n]|(?:${LITTLE})(?:[ \\n]|(?<='))|(?:${HOT})[ \\n](?:${HEAT})[ \\n])`;
/** A word for no right before something, or what must not be used. */
const FORBIDS = new RegExp(
  `(?<!\\p{L})(?:(?<no>${NO_BEFORE})[ \\n]${GAP}{0,4}|(?:${NOT_USED})[ \\n]${GAP}{0,2})$`,
  "u",
);
/** Those that forbid what comes and never answer what was before: "Tumble drying: no". */
const ALWAYS_BEFORE =
  /^(?:do not|don't|dont|never|avoid|(?:must|should|may|can) ?not|ne pas|evit|vermeid|kein|geen|pas de)/u;
/** Glued to the verb: "nesušit na šňůře", "nežāvēt uz auklas". */
const GLUED = /(?<!\p{L})ne$/u;
/** The endings of verbs that forbid in Turkish: "asarak kurutmayın", "elde yıkanmaz". */
const TURKISH_NO = /\p{L}{2}m[ae](?:yin|z|m[ae]li)(?:iz|dir)?(?!\p{L})/u;
const OR_BEFORE =
  /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|of|lub|ani|eller|tai|nebo|alebo|vagy|sau|ili|або|или|или|η)[ \n]$/u;

/** How far around it what forbids something stands, in characters. */
const REACH = 80;

/** What stands before something in its clause. */
function wordsBefore({ passage, start }: Found): string {
  const { folded, text } = passage;
  const before = folded.slice(Math.max(start - REACH, 0), start);
  const parts = before.split(/[.;:,•·|\t!]|\n\n| [-–—/] |\//u);
  const own = parts.at(-1) ?? "";
  const line = own.lastIndexOf("\n");
  // A line that begins with a small letter goes on with the one before.
  const isNew = line >= 0 && !/^\n\p{Ll}/u.test(text.slice(start - own.length + line, start + 1));
  return (isNew ? own.slice(line + 1) : own).replace(/^[ \n]+/u, "");
}

/** What stands behind something in its clause. */
function wordsAfter({ passage, end }: Found): string {
  const after = passage.text.slice(end, end + REACH);
  const length = after.search(/[.;,•·|\t!(]|\n(?!\p{Ll})| [-–—/] |$/u);
  return passage.folded.slice(end, end + length);
}

/** A prohibition with a condition, and what is done right behind a word for no. */
export function isDeniedCare(found: Found): boolean {
  return String(found.value).startsWith("do_not") ? isLimited(found) : isForbidden(found);
}

/** Values of what is said with a word for no of its own, or is no manner: chlorine is forbidden beside oxygen. */
const WITHOUT_MANNER = /^(?:any_bleach|wet_|dry_)/u;

function isForbidden(found: Found): boolean {
  const { passage, start, end, value } = found;
  // "Do not use any bleach."
  if (value === "any_bleach") return NO_IN_CLAUSE.test(wordsBefore(found));
  if (WITHOUT_MANNER.test(String(value))) return false;
  const own = passage.folded.slice(start, end);
  const before = wordsBefore(found);
  const isOfHeat = /\d/.test(String(value));
  // "Do not iron above 110 °C", "ne pas laver à plus de 40 °C": that heat is allowed.
  if (isOfHeat && (BOUND.test(own) || BOUND.test(before) || BOUND_AFTER.test(wordsAfter(found))))
    return false;
  if (/^(?:do )?no[tn]?(?!\p{L})|^(?:nicht|niet|ne pas|nao|nie|ej|inte|ikke|ei) /u.test(own)) return false;
  if (NO_WITHIN.test(own)) return true;
  return isBehindNo(before) || isTurkishNo(found, own) || (!isOfHeat && isDeniedAfter(found));
}

const NO_IN_CLAUSE = new RegExp(`(?<!\\p{L})(?:${NO_BEFORE})(?!\\p{L})`, "u");

/** "Tvätta inte i 60 °C", "auf dem Bügel nicht trocknen". */
const NO_WITHIN =
  /(?<!\p{L})(?:(?:inte|ej|ikke|nicht|niet)[ ]\p{L}{1,3}[ ]\d{2,3}(?!\d)|(?:nicht|niet)[ ](?:trockn|getrockn|drog))/u;

function isBehindNo(before: string): boolean {
  if (GLUED.test(before)) return true;
  const forbids = FORBIDS.exec(before);
  if (forbids) {
    const { no } = forbids.groups ?? {};
    if (no === undefined || ALWAYS_BEFORE.test(no)) return true;
    // "Blekes ikke" and "Bleach: no" at the end of a line answer what is before.
    return !endsWithAction(before.slice(0, forbids.index)) && !forbids[0].includes("\n");
  }
  // "Do not wring or hang".
  if (!OR_BEFORE.test(before)) return false;
  const words = new RegExp(`^(?:(?:bitte|please) )?(?:${NO_BEFORE})(?!\\p{L})`, "u");
  return words.test(before);
}

function endsWithAction(text: string): boolean {
  const last = spokenIn(text).at(-1);
  return last !== undefined && /^\p{L}* ?$/u.test(text.slice(last.end));
}

/** What the words of an action are of. */
const KIND_OF_FIELD: Readonly<Record<string, string>> = { care_washing: "wash", care_ironing: "iron" };

/** "Elde yıkamayın", "kızgın ütü kullanmayın", but not "30 °C'de yıkayın ütülemeyin". */
function isTurkishNo({ field, passage, end }: Found, own: string): boolean {
  const rest = /^\p{L}*(?<next>[ ]\p{L}+)?/u.exec(passage.folded.slice(end));
  const next = rest?.groups?.next ?? "";
  const kind = spokenIn(next)[0]?.kind;
  const isOwn = kind === undefined || kind === (KIND_OF_FIELD[field] ?? "other");
  return TURKISH_NO.test(`${own}${isOwn ? rest?.[0] : rest?.[0].slice(0, -next.length)}`);
}

/** "Hängtorkas ej", "Line drying: no". */
function isDeniedAfter({ passage, start, end }: Found): boolean {
  const { folded } = passage;
  const after = /^[ ]?[\t:]?[^.;,\n\t|/•·]{0,40}/u.exec(folded.slice(end))?.[0] ?? "";
  if (NOT_DONE.test(after)) return true;
  const isInRow = !/^[ ]?\t/.test(after) || start === 0 || folded[start - 1] === "\n";
  if (!isInRow || spokenIn(after).length > 0) return false;
  return ANSWER_ALONE.test(after) || (NOT_AFTER.test(after) && !/^[ ]?\p{L}+\s*$/u.test(after));
}

/** "Auf der Leine nicht trocknen". */
const NOT_DONE =
  /^[ ](?:bitte )?(?:nicht|niet) (?:ge)?(?:trockn|wasch|drog|droogd|wass)\p{L}*(?![ ]?\p{L}*trockner)/u;

/** A word for no with which its clause ends. */
const ANSWER_ALONE =
  /^[ ]?[:\t]?[ ]?(?:no|nein|non|nao|nie|nee|nej|nei|niet|nicht|ej|inte|ikke|ne|nem|nu|ei|не|ні|οχι|hayir|nav|verboten|interdite?|vietat[oa]|prohibid[oa]|proibid[oa]|verboden|zabronion\p{L}|forbud\p{L}*|forbjud\p{L}*|kielletty|tilos|interzis\p{L}?|zabranjen\p{L}|prepovedan\p{L}|keelatud|aizliegt\p{L}?|draudziama|забранен\p{L}|заборонен\p{L}|забрањен\p{L}|απαγορευεται)[ )]*$/u;

/** Words for more behind what is told: "40 °C felett ne mossa". */
const ABOVE_LAST =
  "felett\\p{L}*|folott\\p{L}*|-nal magasabb|-nal melegebb|-nel magasabb|magasabb|melegebb|nin uzerinde|'?n[iu]n uzerinde|uzerinde\\p{L}*|ustunde\\p{L}*|'?den fazla|'?dan fazla|fazla|kuumem\\p{L}*|korkeam\\p{L}*|korgem\\p{L}*|kuumemas|ylittav\\p{L}*";
/** More or less than what is told: "not above 40 °C". */
const BOUND = new RegExp(
  `(?<!\\p{L})(?:${OVER_WORDS}|max\\p{L}*|maks\\p{L}*|up to|exceed\\p{L}*|below|under|less than|${ABOVE_LAST}|unter|weniger als|moins de|sous|meno di|sotto|menos de|por debajo|abaixo|minder dan|onder|ponizej|pod)(?!\\p{L})`,
  "u",
);
const BOUND_AFTER = new RegExp(
  `^['’-]?(?:\\p{L}{1,5} )?[ ]?(?:${ABOVE_LAST}|or (?:more|above|hotter))(?!\\p{L})`,
  "u",
);

/** Words for how often. */
const OFTEN =
  "(?:too|very|so|zu|sehr) (?:often|frequently|oft|haufig)|often|frequently|trop souvent|souvent|(?:troppo|molto) spesso|(?:demasiado|muy) a menudo|con (?:mucha )?frecuencia|(?:demasiadas|muitas|demasiado) v[ec]\\p{L}+|com (?:muita )?frequencia|frequentemente|te vaak|vaak|(?:zbyt )?czesto|(?:for|alltfor) ofte?a?|liian usein|usein|prilis casto|casto|(?:tul )?gyakran|prea des|pre(?:vise )?cesto|prepogosto|liiga tihti|per daznai|parak biezi|cok sik|sik sik|(?:прекалено|много) често|(?:занадто|надто|дуже) часто|(?:пре)?често|(?:πολυ )?συχνα|daily|every day|taglich|jeden tag";
/** Words for steam, of ironing. */
const STEAM =
  "steam\\p{L}*|dampf\\p{L}*|vapeur|vapore|vapor|stoom\\p{L}*|para|parze?|anga\\p{L}*|damp\\p{L}*|hoyry\\p{L}*|par(?:ou|y|e)|goz\\p{L}*|abur\\p{L}*|par[ou]m?|auru?\\p{L}*|tvaik\\p{L}*|gar(?:ais|u|us)|buhar\\p{L}*|пара|пар(?:ою|ом)|ατμ\\p{L}*";
/** Words for the side of a cloth, and for ironing it with nothing between. */
const SIDE =
  "directly|direkt\\p{L}*|directement|direttamente|directamente|diretamente|rechtstreeks|bezposrednio|suoraan|primo|priamo|kozvetlenul|izravno|neposredno|otse|tiesiogiai|tiesi|dogrudan|директно|безпосередньо|απευθειασ|right side|outside|front side|rechten seite|rechts|außen|aussenseite|endroit|dritto|derecho|direito|buitenkant|buitenzijde|prawej stronie|ratsidan|utsidan|ydersiden|utsiden|lice|licove\\p{L}*|oikealta puolelta|oikealta";
const WHEN =
  "when|while|unless|until|if|wenn|solange|bevor|quand|lorsqu\\p{L}*|tant que|quando|finche|cuando|mientras|enquanto|wanneer|zolang|gdy|jesli|dopoki|kdyz|pokud|daca|когато|якщо|коли|οταν";
const BY_HAND =
  /^[ \n](?:by hand|(?:von|mit der|per) hand|(?:met|op) de hand|a (?:la )?(?:main|mano|mao|ma)|manual\p{L}*|reczn\p{L}*|for hand|i hand\p{L}*|kasin|kasitsi|r[uo]cn\p{L}*|v (?:ruce|rukach)|na r[uo]ke|kezzel|de mana|rankom\p{L}*|ar rokam|на (?:ръка|руке)|ръчно|вручну|руками|ручно|στο χερι)(?!\p{L})/u;
const BY_HAND_BEFORE = /(?<!\p{L})(?:elde|kezzel|kasin|kasitsi|von hand|met de hand)[ \n](?:\p{L}+[ ])?$/u;
const DEGREE_APART = DEGREE.replace("?<sign>", "?:");
/** "Älä pese 60 asteessa", "bei 60 °C nicht waschen": no washing and ironing is forbidden at other degrees. */
const IN_DEGREES = new RegExp(`^[^.;,\\n\\d]{0,25}\\d{2,3}${DEGREE_APART}`, "u");
const DEGREES_BEFORE = new RegExp(
  `(?:\\d{2,3}${DEGREE_APART}(?: ?c)?['’-]\\p{L}{1,4} (?:\\p{L}+ )?|(?<!\\p{L})(?:bei|mit|op)[ ]\\d{2,3}${DEGREE_APART}(?: ?c)? )$`,
  "u",
);
/** Before a heat or a manner. */
const AT =
  "at|on|in|with|too|very|bei|auf|mit|zu|sehr|a|ad|au|avec|trop|tres|con|en|em|com|muy|muito|demasiado|troppo|molto|op|met|te|zeer|w|na|z|ze|zbyt|bardzo|v|ve|vo|s|se|pri|prilis|pa|ved|med|for|alltfor|i|med|liian|la|cu|prea|u|previse|liiga|per|parak|при|за|на|у|в|з|із|са|прекалено|занадто|превише|σε|με|πολυ";
/** Of what is only forbidden so: behind the words. */
const ONLY_SO = new RegExp(
  `^(?:[ ](?:сушар\\p{L}*|машин\\p{L}*|за суше\\p{L}*|веша))*[ \\n](?:(?:${AT})[ \\n]|l'){0,3}(?:(?:the|a|an|den|der|dem|il|la|el|un|une|een|eau|acqua|agua|water|wasser|vode|hoger)[ \\n]){0,2}(?:(?:(?:${HEAT})[ \\n])?(?:${HOT})(?:[ \\n](?:${HEAT}))?|(?:${OVER_WORDS})|(?:${OFTEN})|(?:${WHEN})|(?:von |der |sul |sulla |sur |por el |pelo |de |po |fra )?(?:the |der |la |l'|de )?(?:${SIDE})|(?:${AT})[ \\n](?:\\p{L}+[ \\n]){0,2}?(?:${HEAT}))(?!\\p{L})(?<rest>[ \\n]?\\p{L}*)`,
  "u",
);
const WITH_STEAM = new RegExp(`^[ \\n](?:(?:${AT}|a la|the|il|el) ){0,2}(?:${STEAM})(?!\\p{L})`, "u");
/** The same before or within the words: "yüksek ısıda ütülemeyin", "über 40 °C nicht waschen". */
const SO_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:${HOT})[ \\n](?:(?:${HEAT})[ \\n]|[\\p{L}]{4,12}[ \\n])?|(?:${OVER_WORDS})[ \\n][^\\n]{0,20}|(?:${OFTEN})[ \\n]|\\d{2,3}[ ]?[^\\d]{0,12}(?:${ABOVE_LAST})[ ](?:\\p{L}+[ ])?)$`,
  "u",
);
const SO_WITHIN = new RegExp(
  `(?<!\\p{L})(?:(?:${HOT})|(?:${OVER_WORDS})|(?:${OFTEN})|(?:${SIDE}))(?!\\p{L})`,
  "u",
);

/** "Do not iron above 110 degrees", "do not dry clean more than twice". */
function isLimited(found: Found): boolean {
  const own = found.passage.folded.slice(found.start, found.end);
  const after = wordsAfter(found);
  const so = ONLY_SO.exec(after);
  // "Do not bleach warm iron": what comes is of something else.
  const next = spokenIn(so?.groups?.rest ?? "")[0]?.kind;
  if (so && (next === undefined || (next === "iron" && found.field === "care_ironing"))) return true;
  if (found.field === "care_ironing" && WITH_STEAM.test(after)) return true;
  const before = wordsBefore(found);
  if (found.value === "do_not_wash" && (BY_HAND.test(after) || BY_HAND_BEFORE.test(before))) return true;
  const isOfHeat = found.value === "do_not_wash" || found.value === "do_not_iron";
  if (SO_WITHIN.test(own) || (isOfHeat && IN_DEGREES.test(after))) return true;
  const isSoBefore = SO_BEFORE.test(before) || (isOfHeat && DEGREES_BEFORE.test(before));
  return isSoBefore && spokenIn(before).length === 0;
}
