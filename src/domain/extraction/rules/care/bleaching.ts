/** Bleaching: with anything, with oxygen alone, or not at all. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { clausesOf, toldAt } from "./said-clauses.ts";

const BLEACH =
  /(?<![\p{L}])(?:(?:\p{L}{2,12}-?)?(?:bleach|bleich|bleek|blek|bleg|valkais|pleegit)|blanch|blanqu|branqu|lixivia|lejia|candegg|wybiel|bel(?:it|idl|eni)|biel(?:it|idl|eni)|feherit|inalb|albire|избелв|відбіл|вибіл|избељ|белити|бељењ|λευκα|izbjelj|beli(?:ti|la)|belj|balin|balik|valgend|agartic|agartm|ilt-?bleg|bieliac|belici|belil|белит|белил|белин)/u;

const ONLY =
  /(?<!\p{L})(?:only|exclusively|ausschlie(?:ss|ß)lich|exclusivamente|esclusivamente|exclusiv|wylacznie|jedynie|vyhradne|vylucne|kizarolag|iskljucivo|izkljucno|udelukkende|utelukkende|uteslutande|enbart|yksinomaan|uksnes|vienigi|виключно|единствено|αποκλειστικα|искључиво|nur|uniquement|seulement|exclusivement|solo|soltanto|unicamente|apenas|so|alleen|uitsluitend|tylko|pouze|jen|len|iba|csak|numai|doar|само|тільки|лише|μονο|endast|bara|kun|vain|ainoastaan|samo|ainult|tikai|tik|sadece|yalnizca|qu['’](?:avec|a|au))(?!\p{L})/u;

const OXYGEN =
  /(?<!\p{L})(?:oxygen|sauerstoff|oxygene|ossigen|oxigen|zuurstof|tlen(?:em|ow|u)|kyslik|oxigen|кислород|кисен|кисн|кисеоник|οξυγον|syre|ilt(?:en|baser|bleg)?|oksygen|happi|happe|kisik|hapnik|skabek|deguon|oksijen)|(?:ohne|sans|senza|sin|sem|zonder|bez|fara|без|χωρισ|utan|uden|uten|brez|be)[ ](?:ch?lo|hlor|klor|cloro|хлор|χλωρ)|(?<!\p{L})(?:non-chlorine|non chlorine|chlorine-free|chlorfrei|chloorvrij|klorfri|klormentes|klooriton|kloorivaba|klorsuz|non al cloro)/u;

/** "Cotton bleached without chlorine", "nebělená bavlna": how a cloth was made. */
export const BLEACHED =
  /(?<!\p{L})(?:\p{L}*bleached|\p{L}*gebleichte?[nrsm]?|\p{L}*gebleekte?|blanchie?s?(?!\p{L})|nebalinat[aisou]{1,2}(?!\p{L})|nebalint[aiou]s?(?!\p{L})|blanquead[oa]s?|branquead[oa]s?|candeggiat[oaie]|wybielan[yaei]|bielon[yaei]|(?:ne)?belen[aey]|(?:ne)?bielen[aey]|\p{L}*blekte?|\p{L}*bleget|\p{L}*valkaist(?:u|ua|ut)|feheritett|inalbit[aie]?|избелен\p{L}?|izbijeljen\p{L}?|beljen[aoi]?)(?!\p{L})/u;

/** "To be" and what stands for it, before what is done to a piece that was made. */
export const BE_BEFORE =
  /(?<!\p{L})(?:be|been|etre|ser|sea|essere|venir[ei]?|va|vanno|worden|byt|biti|byc|fi|nu)[ \n]$/u;

/** The same behind it. */
const BE_BEHIND = /^[ \n](?:zu )?(?:werden|worden)(?!\p{L})/u;

/** Whether a clause tells of a cloth that was bleached, and not of how a piece may be: "only to be bleached with oxygen". */
function isOfBleachedCloth(text: string): boolean {
  const said = BLEACHED.exec(text);
  if (!said) return false;
  const end = said.index + said[0].length;
  return !BE_BEFORE.test(text.slice(0, said.index)) && !BE_BEHIND.test(text.slice(end));
}

/** "Oxygen bleach allowed": beside what forbids chlorine it says the same as that only oxygen may bleach. */
const PERMITTED =
  /(?<!\p{L})(?:allowed|permitted|erlaubt|zulassig|autoris|permis|ammess|consentit|permitid|admitid|toegestaan|dozwolon|povolen|dovolen|megengedett|tillat|tilladt|sallit|dozvolj|dopust|dopustn|lubatud|atlaut|leidziam|разреш|позвол|дозвол|дозвољ|επιτρεπ)\p{L}*/u;

export const NOT_PERMITTED =
  /(?<!\p{L})(?:not|nicht|non|no|nao|niet|nie|ikke|inte|ej|ei|ne|nem|nu|не|ні|δεν)(?!\p{L})/u;

/** How far before a clause bleaching may be spoken of. */
const BLEACH_BEFORE = 50;

function* bleachingsAllowed(passage: Passage): Generator<Found> {
  for (const { text, start } of clausesOf(passage)) {
    const oxygen = OXYGEN.exec(text);
    const permitted = oxygen && PERMITTED.exec(text);
    if (!permitted || NOT_PERMITTED.test(text) || allowsAnyBleach(text)) continue;
    if (!BLEACH.test(passage.folded.slice(Math.max(start - BLEACH_BEFORE, 0), start + text.length))) continue;
    const begin = Math.min(oxygen.index, permitted.index);
    const end = Math.max(oxygen.index + oxygen[0].length, permitted.index + permitted[0].length);
    yield toldAt(passage, "care_bleaching", "oxygen_only", 0.9, start + begin, start + end);
  }
}

/** "Any", "of whatever kind", before what bleaches. */
const ANY_BLEACH = new RegExp(
  String.raw`(?<!\p{L})(?:any|every|all(?: kinds of| types of)?|jede[smnr]?|alle(?: arten von| typer)?|beliebig\p{L}*|tou(?:t|te|s|tes)(?: les| type d[e'’]| types de)?|n['’]importe quel\p{L}{0,3}|qualsiasi|qualunque|tutti i|cualquier\p{L}{0,2}|tod[oa]s? (?:l[oa]s|tipo de|os|as)|qualquer|quaisquer|alle soorten|elk|ieder|kazd\p{L}{1,3}|dowoln\p{L}{1,3}|wszystkie|wszelkie|jakekoliv?|jakykoliv?|libovoln\p{L}{1,3}|vsechn\p{L}{1,2}|akekol'?vek|akekolvek|akykol['’]?vek|lubovoln\p{L}{1,3}|vsetk\p{L}{1,2}|barmilyen|barmely|minden(?:fele)?|orice|oricare|toate|всякакъв|всякакви|всеки|всички|καθε|οποιοδηποτε|ολα τα|alla(?: slags)?|alt|enhver|kaikki\p{L}{0,3}|mika tahansa|koi[gk]\p{L}{0,2}|mis tahes|iga|jebkur\p{L}{1,2}|vis[iu]s?|bet kok\p{L}{1,3}|vsak\p{L}{0,4}|kateroko\p{L}{1,2}|katerim koli|bilo koj\p{L}{1,3}|svak\p{L}{1,2}|sv[ie]|her turlu|herhangi bir|tum|будь-як\p{L}{1,3}|усі|всі|усякі|сваки|било кој\p{L}{1,3})[ \n](?:\p{L}+[ \n]){0,2}?(?:${BLEACH.source.replace("(?<![\\p{L}])", "")})`,
  "u",
);

/** Bleaching with chlorine, also by a verb of its own. */
const CHLORINE_BLEACH =
  /(?<!\p{L})(?:(?:ge)?ch?lo{1,2}r(?:en|t|age|er|ieren|iert|owac|owanie|owania|ovat|ovani|ovanie|iranje|irati|ozas|ozhato|ozni|are|inare|urare)(?!\p{L})|klor(?:iranje|irati|ozas|ozhato|ozni)(?!\p{L})|klor(?:blek|bleg|ivalkais)\p{L}*|kloorvalgend\p{L}*|chlorbleich\p{L}*|javel\p{L}*|lejia|lixivia|candeggina|хлорува\p{L}*|хлориран\p{L}*)|(?:BLEACH)\p{L}*[ \n](?:\p{L}{1,5}[ \n]){0,2}(?:ch?lor|kloor|klor|hlor|cloro|хлор|χλωρ)\p{L}*|(?<!\p{L})(?:ch?lor|kloor|klor|hlor|хлор|χλωρ)\p{L}*[ \n](?:(?:i|a|und|and|og|ja|και|и|і)[ \n]\p{L}+[ \n])?(?:BLEACH)/u;

const BLEACHES_WITH_CHLORINE = new RegExp(
  CHLORINE_BLEACH.source.replaceAll("BLEACH", BLEACH.source.replace("(?<![\\p{L}])", "")),
  "u",
);

/** That something may be done, by a verb before it or a word behind it. */
const MAY_BE =
  /(?<!\p{L})(?:(?:may|can) be (?:used|bleached|applied)|is (?:fine|ok|possible)|(?:darf|durfen|kann|konnen)[^.;]{0,40}(?:gebleicht|gechlort|verwendet|benutzt|eingesetzt)|moglich|peu(?:t|vent) etre (?:utilis|blanch|javellis|employ)\p{L}*|possible|admi(?:s|se|tes?|te)|(?:puo|possono) essere (?:usat|utilizzat|candeggiat|impiegat)\p{L}*|si puo (?:usare|candeggiare|utilizzare)|se permite|permite|autoriza|(?:puede|pode|pueden|podem) (?:usar|utilizar|ser (?:usad|utilizad|branquead|blanquead)|blanquear|branquear|clorar)\p{L}*|se puede (?:usar|utilizar|blanquear)|(?:mag|mogen|kan)[^.;]{0,30}(?:gebleekt|gebruikt)|mogelijk|mozna|wolno|dopuszcz\p{L}*|lze|mozno|mozn[eo]|smi se|smie sa|megengedett|szabad|hasznalhato|alkalmazhato|se poate (?:folosi|inalbi|clora)|може да се (?:избел|хлор|изпол)\p{L}*|се допуска|επιτρεπ\p{L}*|μπορειτε?|voi (?:kayttaa|valkaista)|voidaan|voib (?:kasutada|pleegitada|valgendada)|tohib|drikst|galima|leidziama|lahko (?:upor|bel|klor)\p{L}*|smije se|moze se|tal|taler|yapilabilir|kullanilabilir|serbest|можна|допуска\p{L}*|сме се|може се)(?!\p{L})/u;

export const WITHOUT_CHLORINE =
  /(?<!\p{L})(?:ohne|sans|senza|sin|sem|zonder|bez|fara|без|χωρισ|utan|uden|uten|brez|be|ilma|ilman|without|no|free)[ ](?:\p{L}+[ ])?(?:ch?lo|hlor|klor|cloro|kloor|хлор|χλωρ)|(?<!\p{L})(?:non|not|kein|pas|pas de|niet|geen|ikke|inte|ej|nie|ne)[ -](?:ch?lo|klor|cloro)|ch?lo\p{L}*[ -]?(?:free|frei|vrij|fri)|kloorivaba|klooriton|klorsuz/u;

const PROHIBITED =
  /interdit|proscri|verbot|vietat|prohib|proib|verbod|zabron|zakaz|tilos|interzis|forbu?d|forbju|kielle|keelat|aizlieg|draudz|prepoved|zabran|yasak|забор|забран|απαγορ|niedozwol|exclu|esclus|ausgeschl|avoid|vermeid|vermijd|evit(?:a|e|o)|unika|undvik|undga|unnga|valtta|vyhyb|vyhn|kerul|izbjeg|izbeg|izogib|veng|izvair|уника|избягв|избег|αποφ|kullanma|yapilma|yapma|uygulanma|nenaud|nelieto|nekorist|nepouz|neizmant|nehaszn|damag|schad|abim|danneg|dan[ao](?:r|n)|beschad|uszkodz|posko[dz]|skad|vauri|karosit|(?<!\p{L})(?:without|ohne|sans|senza|sin|sem|zonder|bez|utan|uden|uten|ilman|brez|fara|без|χωρισ|never|niemals|jamais|mai|nunca|nooit|nigdy|aldrig?|soha|kein\p{L}{0,2}|geen|aucune?|nessun\p{L}?|ningun\p{L}?|nenhuma?|zadn\p{L}{1,3}|ziadn\p{L}{1,3}|ingen|inget|intet|nelkul|mitte|ara|ala)(?!\p{L})/u;

/** "Chlor- wie Sauerstoffbleiche ist erlaubt": all that is said of both. */
const BOTH = /(?<!\p{L})(?:ch?lo{1,2}r|kloor|klor|hlor|cloro|хлор|χλωρ)\p{L}*.*$/su;

/** Whether a clause allows bleaching of any kind: with chlorine, or with whatever there is. */
function allowsAnyBleach(text: string): RegExpExecArray | undefined {
  if (NOT_PERMITTED.test(text) || PROHIBITED.test(text) || WITHOUT_CHLORINE.test(text)) return undefined;
  const withOxygen = OXYGEN.test(text);
  const chlorine = withOxygen ? BOTH.exec(text) : BLEACHES_WITH_CHLORINE.exec(text);
  if (chlorine && !ONLY.test(text) && (PERMITTED.test(text) || MAY_BE.test(text))) return chlorine;
  return withOxygen ? undefined : (ANY_BLEACH.exec(text) ?? undefined);
}

function* anyBleachings(passage: Passage): Generator<Found> {
  for (const { text, start } of clausesOf(passage)) {
    if (!BLEACH.test(text) && !/ch?lor|javel|хлор/.test(text)) continue;
    const said = allowsAnyBleach(text);
    if (!said) continue;
    // Oxygen may stand before chlorine.
    const begin = OXYGEN.test(text) ? 0 : said.index;
    const end = start + said.index + said[0].length;
    yield toldAt(passage, "care_bleaching", "any_bleach", 0.88, start + begin, end);
  }
}

/** Bleaching by nothing but oxygen. */
export function* bleachings(passage: Passage): Generator<Found> {
  yield* bleachingsAllowed(passage);
  yield* anyBleachings(passage);
  for (const { text, start } of clausesOf(passage)) {
    if (isOfBleachedCloth(text)) continue;
    // "No usar lejía, solo blanqueador de oxígeno": what stands before the word for "only" may be forbidden.
    const only = ONLY.exec(text)?.index ?? 0;
    const said = saidOfOxygen(text.slice(only));
    const at = said ? start + only : start;
    const { begin, end } = said ?? saidOfOxygen(text) ?? {};
    if (begin === undefined || end === undefined) continue;
    yield toldAt(passage, "care_bleaching", "oxygen_only", 0.9, at + begin, at + end);
  }
}

/** Where a clause says that something bleaches with oxygen alone. */
function saidOfOxygen(text: string): { begin: number; end: number } | undefined {
  const said = [BLEACH, ONLY, OXYGEN].map((pattern) => pattern.exec(text));
  if (!said.every((match) => match !== null)) return undefined;
  return {
    begin: Math.min(...said.map(({ index }) => index)),
    end: Math.max(...said.map((match) => match.index + match[0].length)),
  };
}
