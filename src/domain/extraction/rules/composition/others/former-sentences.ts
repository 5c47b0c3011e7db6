/**
 * Sentences about what a product was made of before: "until 31 January 2026 it was delivered in …. This composition no longer
 * applies", "the first sample was of …".
 */

import { DAY, UNTIL } from "../../kit/days.ts";
import type { Place } from "../../kit/places.ts";
import { OLD_VERSION } from "../../papers/histories.ts";
import { COMPOSED } from "../composition.ts";
import { words } from "../said.ts";

/** How far before shares their sentence may say so, in characters, and how far behind them the next one. */
const [BEFORE, BEHIND] = [170, 110];

const UNTIL_DAY = new RegExp(String.raw`(?<!\p{L})(?:${UNTIL})[ ](?:the[ ]|end of[ ]|ende[ ])?${DAY}`, "u");
/** In Finnish, Hungarian and Turkish behind the day. */
const DAY_UNTIL = new RegExp(
  String.raw`${DAY}[.']?(?:-?ig(?!\p{L})|[ ](?:saakka|asti)|['’]?\p{L}{0,3}[ ](?:tarihine[ ])?kadar)`,
  "u",
);
/** How it was then: a verb of what is over. */
const WAS = words(
  String.raw`was|were|had|wurden?|war(?:en)?|var|bestand|hatten?|etai(?:t|ent)|avait|fut|era(?:no)?|veniva(?:no)?|aveva(?:no)?|estaba|tenia|tinha|foi|werd(?:en)?|had(?:den)?|bestond|byl\p{L}{0,2}|bywal\p{L}?|mial\p{L}{0,2}|dodaval\p{L}?|vyrabel\p{L}?|vyrabal\p{L}?|mel[ao]?|bol[aio]?|mal[ao]?|levererades|tillverkades|hade|blev|havde|ble|hadde|leveredes|oli|olivat|toimitettiin|valmistettiin|volt|keszult|szallitottu\p{L}|a fost|au fost|avea|bi(?:o|la|lo|li|le|l)|tarniti|valmistati|buvo|bija|idi|edildi|uretildi|беше|бе|бяха|був|була|було|постачав\p{L}*|био|била|било|ηταν|fabricaba|suministraba|fornecid\p{L}+ era`,
);
/** Who writes delivered it so. */
const WE_DELIVERED = words(
  String.raw`we (?:delivered|supplied|sold|made|produced)|lieferten|verkauften|fertigten|livrions|vendions|fabriquions|fornivamo|vendevamo|producevamo|suministr(?:ab)?amos|vendiamos|fabricabamos|forneciamos|fabricavamos|leverden|verkochten|maakten|dostarczalismy|sprzedawalismy|produkowalismy|(?:levererade|salde|tillverkade) vi|vi (?:levererade|salde|tillverkade|leverede|leverte|solgte)|(?:leverede|leverte|solgte) vi|toimitimme|myimme|valmistimme|jsme \p{L}+li|sme \p{L}+li|szallitottuk|gyartottuk|arultuk|livram|vindeam|produceam|isporucivali|prodavali|dobavljali|prodajali|izdelovali|tarnisime|muusime|tiekeme|pardavineme|piegadajam|pardevam|satiyorduk|uretiyorduk|доставяхме|продавахме|постачали|продавали|испоручивали|παραδιδαμε|πουλουσαμε`,
);
/** "In autumn 2023 … still with": how it was in a year. */
const YEAR = /(?<!\d)20[0-3]\d(?!\d)/u;
const STILL = words(
  "still|noch|nog|encore|ancora|todavia|aun|ainda|jeszcze|annu|fortfarande|endnu|stadig|enna|fremdeles|viela|jeste|este|meg|inca|jos|se|veel|dar|vel|hala|още|ще|још|ακομη|ακομα",
);
/** "Changes from issue B: the pocket lining was 100 % cotton". */
const CHANGED = words(
  String.raw`changes? (?:from|since|against|compared)|anderung(?:en)? (?:gegenuber|zu|seit)|modifications? (?:par rapport|depuis)|modifiche (?:rispetto|dalla)|cambios (?:respecto|desde|frente)|alteracoes (?:em relacao|desde|face)|wijzigingen (?:ten opzichte|sinds|t\.o\.v)|zmian[ay]? (?:wzgledem|od|w stosunku|wobec)|andringar (?:sedan|fran|mot|jamfort)|(?:ændringer|endringer) (?:siden|fra|i forhold)|muutokset (?:versio|edelli|verrat)\p{L}*|zmen[ay] (?:oproti|od|proti)|valtozasok? az?|modificari fata|izmjene u odnosu|spremembe glede|промени спрямо|зміни порівняно|αλλαγεσ απο`,
);
/** "The lining used to be of 100 % viscose". */
const USED_TO = words(
  "used to (?:be|have|consist|contain|come)|brukade (?:vara|ha)|plejede at|pleide a|solia (?:ser|tener|llevar)|costumava (?:ser|ter)",
);
/** "Version 1 was of 100 % linen". */
const VERSION = words(OLD_VERSION);
const SENTENCE = /[.!?;][ ](?=\p{L}{2})/gu;

const THIS =
  "this|that|these|diese[rs]?|jene[rs]?|cette|ces|quest[aoe]|tale|esta|dicha|essa|deze|die|ten|tamten|to|toto|tento|tato|tamto|denna|detta|den har|denne|dette|tama|ez az?|aceasta|ova[jo]?|ta[jo]?|see|si|sis|bu|този|тази|цеи|ця|оваj|ова|αυτη η|the (?:former|previous|old)";
const NO_LONGER = words(
  String.raw`(?:is|are) no longer \p{L}+|(?:is|are) not valid|no longer appl(?:y|ies)|do(?:es)? not apply any ?more|gilt nicht mehr|(?:ist|sind|wird|werden)(?: [^.;:%]{3,30})? nicht mehr \p{L}+|(?:ist|sind) (?:ungultig|uberholt|veraltet)|n'est plus \p{L}+|ne (?:vaut|s'applique) plus|non (?:e|viene) piu \p{L}+|non (?:vale|si applica) piu|ya no \p{L}+|ja nao \p{L}+|(?:is|wordt|worden|geldt)(?: [^.;:%]{3,30})? niet (?:meer|langer)|nie (?:jest juz|obowiazuje|jest juz aktualn\p{L}+)|juz nie (?:jest|obowiazuje)|(?:galler|anvands|tillverkas)(?: [^.;:%]{3,30})? (?:inte|ej) langre|(?:gælder|gjelder|bruges|brukes|fremstilles|produseres|produceres)(?: [^.;:%]{3,30})? ikke (?:længere|lenger|mere|mer)|ei ole enaa \p{L}+|ei enaa \p{L}+|(?:jiz|uz) ne\p{L}+|ne(?:plati|pouziva)|mar nem \p{L}+|nu mai \p{L}+|vise (?:ne|nije) \p{L}+|ne velja vec|ni vec \p{L}+|enam ei \p{L}+|nebegalioja|nebenaudojam\p{L}*|vairs n\p{L}+|artik \p{L}+ (?:degil\p{L}*|yok)|вече не \p{L}+|більше не \p{L}+|више не \p{L}+|δεν ισχυει(?: πια| πλεον)?`,
);
/** What of a product was so: its composition, or the version that had it. */
const IT = `(?:${COMPOSED.source}|versi|verz|variant|ausfuhrung|uitvoering|wykonani|utforande|udforelse|utforelse|provedeni|prevedeni|vyhotoveni|kivitel|izvedb|teostus|malli|model|qualit|kwalit|kvalit|jakosc|laatu|верси|вариант|варіант|модел|виконанн|изпълнени|εκδοσ|μοντελ)`;
/** "Toto složení již neplatí", as the next sentence or clause. */
const SAID_OF_IT = new RegExp(
  String.raw`^[)\]"”]?[.;,]?[ ](?:${THIS})[ ](?:\p{L}+[ ])?\p{L}*${IT}\p{L}*[ ][^.;:%]{2,60}`,
  "u",
);

const SAMPLE =
  "(?:samples?|muster|echantillons?|modele d['’]essai|campion[ei]|muestras?|amostras?|monsters?|probk\\p{L}|prov(?:et|er|plagg)?|proven?|naytt\\p{L}+|vzor(?:ek|ku|ky|ka)|mint(?:a|at)|mostr[ae]l?|uzor(?:ak|ka)|vzorec|naidis\\p{L}*|pavyzd\\p{L}+|paraug\\p{L}+|numune\\p{L}*|мостр\\p{L}+|зраз\\p{L}+|узор\\p{L}+|δειγμα\\p{L}*)";
const PROTOTYPE = "(?:protot\\p{L}+|proto|прототип\\p{L}*|πρωτοτυπ\\p{L}*)";
const FIRST =
  "(?:first|early|earlier|initial|erste[nrs]?|fruhe(?:re)?[nrs]?|premiers?|premieres?|prim[oaei]|primer(?:a|os|as)?|primeir[oa]s?|eerste|pierwsz\\p{L}{1,2}|forsta|forste|ensimmai\\p{L}+|prvni\\p{L}*|prv[ayeouia]|elso|prim(?:ul|a|ele)|esime\\p{L}+|pirm\\p{L}+|ilk|първ\\p{L}+|перш\\p{L}+|прв\\p{L}+|πρωτ\\p{L})";
/** "The first sample", "Erstmuster", "the prototype". */
const EARLY_SAMPLE = words(`${FIRST} (?:\\p{L}+ )?${SAMPLE}|erstmuster\\p{L}*|vorabmuster|${PROTOTYPE}`);
const ANY_SAMPLE = words(`${SAMPLE}|${PROTOTYPE}`);
/** "Was not put into production", "do výroby nešla". */
const NOT_PRODUCED = words(
  String.raw`(?:not|never)(?: \p{L}+){0,2} (?:in|into|to|for) (?:bulk |series |mass )?production|(?:nicht|nie)(?: \p{L}+)? in (?:die )?(?:serien)?(?:produktion|fertigung|serie)|(?:pas|jamais)(?: \p{L}+){0,3} (?:en|a la) (?:production|fabrication)|(?:non|mai)(?: \p{L}+){0,4} (?:in|alla) produzione|(?:no|nunca)(?: \p{L}+){0,4} (?:a|en) (?:la )?produccion|(?:nao|nunca)(?: \p{L}+){0,4} (?:a|em|na|para) producao|(?:niet|nooit)(?: \p{L}+){0,2} in (?:productie|serie)|nie (?:\p{L}+ ){0,3}do produkcji|(?:inte|aldrig|ej)(?: \p{L}+){0,2} (?:i|till) (?:serie)?produktion|(?:ikke|aldrig?)(?: \p{L}+){0,2} i (?:serie)?(?:produktion|produksjon)|(?:ei|eika) (?:\p{L}+ ){0,2}tuotantoon|do (?:seriove |seriovej )?vyroby ne\p{L}+|ne\p{L}+ (?:\p{L}+ )?do (?:seriove |seriovej )?vyroby|nem (?:\p{L}+ ){0,2}gyartas\p{L}+|gyartas(?:ba|ra) nem|nu (?:\p{L}+ ){0,3}(?:in|la) productie|(?:nij[ei]|nisu|ni|niso|nikad) (?:\p{L}+ ){0,3}(?:u|v) (?:serijsku )?proizvodnj\p{L}+|ei (?:\p{L}+ ){0,2}tootmisse|tootmisse ei|(?:i )?gamyb\p{L}+ ne\p{L}+|ne\p{L}+ i gamyb\p{L}+|razosana ne\p{L}+|ne\p{L}+ razosana|uretime \p{L}+m[ae]\p{L}+|не (?:\p{L}+ ){0,2}(?:в|у) (?:производство|виробництво)|није (?:\p{L}+ ){0,2}у производњу|δεν (?:\p{L}+ ){0,3}παραγωγη`,
);

/** "The sample was of 100 % acrylic, the bulk is of …": what is made is told behind it. */
const PRODUCED = words(
  String.raw`bulk|(?:bulk |mass |series |serial |the )?production|final (?:article|product|garment|quality)|(?:die |unsere )?serie(?:n\p{L}+)?|produktion\p{L}*|fertigung|endgultig\p{L}*|fabrication|definiti[fv]\p{L}*|produzione|produccion|producao|productie|produkcj\p{L}+|seryjn\p{L}+|produksjon\p{L}*|serieproduktion\p{L}*|tuotan\p{L}+|sarja(?:tuotanto)?|vyrob[aey]|seri[aeovij]\p{L}{0,4}|gyartas\p{L}*|sorozat\p{L}*|producti[aei]\p{L}*|proizvodnj\p{L}+|serijsk\p{L}+|tootmi\p{L}+|toodang\p{L}*|gamyb\p{L}+|razosan\p{L}+|seri(?: uretim)?|uretim\p{L}*|производство\p{L}*|сери\p{L}+|виробництв\p{L}+|сері\p{L}+|производњ\p{L}+|παραγωγ\p{L}+`,
);

/** True for shares that their sentence, or the next one, says were those of a time that is over. */
export function isFormerInSentence({ passage: { folded }, start, end }: Place): boolean {
  const [next] = SAID_OF_IT.exec(folded.slice(end, end + BEHIND).replaceAll("\n", " ")) ?? [];
  if (next !== undefined && NO_LONGER.test(next)) return true;
  const sentence = sentenceBefore(folded.slice(Math.max(start - BEFORE, 0), start));
  if (/[\t%]/u.test(sentence)) return false;
  if (USED_TO.test(sentence)) return true;
  if (EARLY_SAMPLE.test(sentence) && WAS.test(sentence)) return true;
  const behind = /^[^%:\t]*/u.exec(folded.slice(end, end + BEHIND).replaceAll("\n", " "))?.[0] ?? "";
  if (NOT_PRODUCED.test(behind) && (ANY_SAMPLE.test(sentence) || ANY_SAMPLE.test(behind))) return true;
  const own = /^[^.;,]*/u.exec(behind)?.[0] ?? "";
  if (ANY_SAMPLE.test(sentence) && WAS.test(sentence + own) && PRODUCED.test(behind)) return true;
  if (YEAR.test(sentence) && STILL.test(sentence) && WE_DELIVERED.test(sentence)) return true;
  return [UNTIL_DAY, DAY_UNTIL, CHANGED, VERSION].some((said) => said.test(sentence)) && WAS.test(sentence);
}

/** The begin of a sentence: behind a sign, or in the line below other shares. */
function sentenceBefore(text: string): string {
  const own = (/%[^%\n]*\n(?<below>[^%]*)$/u.exec(text)?.groups?.below ?? text).replaceAll("\n", " ");
  const begins = [...own.matchAll(SENTENCE)].at(-1)?.index ?? 0;
  return own.slice(begins);
}
