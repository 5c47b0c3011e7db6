/** Sentences about what a product was made of before: "until 31 January 2026 it was delivered in …. This composition no longer applies." */
import type { Place } from "../places.ts";
import { COMPOSED } from "./composition.ts";
import { words } from "./said.ts";

/** How far before shares their sentence may say so, in characters, and how far behind them the next one. */
const [BEFORE, BEHIND] = [170, 110];

const UNTIL =
  "until|till|up to|before|prior to|bis(?: zum)?|vor dem|jusqu'(?:au|en)|avant le|fino (?:al|a)|prima del|hasta(?: el)?|antes del?|ate(?: a)?|antes de|tot(?: en met)?|t/m|voor|do(?: dnia)?|przed|till och med|t\\.o\\.m\\.|fram till|fore|(?:ind)?til|frem til|(?:til )?og med|pred|pana (?:la|in)|inainte de|prije|kuni|enne|iki|lidz|pirms|до|преди|пре|μεχρι|εωσ|πριν";
const DAY = String.raw`(?:\d{1,2}[./-][ ]?\d{1,2}[./-][ ]?(?:20)?\d{2}|20\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./]20\d{2}|(?:\d{1,2}\.?[ ])?(?:de[ ])?\p{L}{3,12}\.?[ ](?:de[ ])?20\d{2}|20\d{2})(?!\d)`;
const UNTIL_DAY = new RegExp(String.raw`(?<!\p{L})(?:${UNTIL})[ ](?:the[ ]|end of[ ]|ende[ ])?${DAY}`, "u");
/** In Finnish, Hungarian and Turkish behind the day. */
const DAY_UNTIL = new RegExp(
  String.raw`${DAY}[.']?(?:-?ig(?!\p{L})|[ ](?:saakka|asti)|['’]?\p{L}{0,3}[ ](?:tarihine[ ])?kadar)`,
  "u",
);
/** How it was then: a verb of what is over. */
const WAS = words(
  String.raw`was|were|had|wurden?|war(?:en)?|bestand|hatten?|etai(?:t|ent)|avait|fut|era(?:no)?|veniva(?:no)?|aveva(?:no)?|estaba|tenia|tinha|foi|werd(?:en)?|had(?:den)?|bestond|byl\p{L}{0,2}|bywal\p{L}?|mial\p{L}{0,2}|dodaval\p{L}?|vyrabel\p{L}?|vyrabal\p{L}?|mel[ao]?|bol[aio]?|mal[ao]?|levererades|tillverkades|hade|blev|havde|ble|hadde|leveredes|oli|olivat|toimitettiin|valmistettiin|volt|keszult|szallitottu\p{L}|a fost|au fost|avea|bi(?:o|la|lo|li|le|l)|tarniti|valmistati|buvo|bija|idi|edildi|uretildi|беше|бе|бяха|був|була|було|постачав\p{L}*|био|била|било|ηταν|fabricaba|suministraba|fornecid\p{L}+ era`,
);
/** "Changes from issue B: the pocket lining was 100 % cotton". */
const CHANGED = words(
  String.raw`changes? (?:from|since|against|compared)|anderung(?:en)? (?:gegenuber|zu|seit)|modifications? (?:par rapport|depuis)|modifiche (?:rispetto|dalla)|cambios (?:respecto|desde|frente)|alteracoes (?:em relacao|desde|face)|wijzigingen (?:ten opzichte|sinds|t\.o\.v)|zmian[ay]? (?:wzgledem|od|w stosunku|wobec)|andringar (?:sedan|fran|mot|jamfort)|(?:ændringer|endringer) (?:siden|fra|i forhold)|muutokset (?:versio|edelli|verrat)\p{L}*|zmen[ay] (?:oproti|od|proti)|valtozasok? az?|modificari fata|izmjene u odnosu|spremembe glede|промени спрямо|зміни порівняно|αλλαγεσ απο`,
);
const SENTENCE = /[.!?;][ ](?=\p{L}{2})/gu;

const THIS =
  "this|that|these|diese[rs]?|jene[rs]?|cette|ces|quest[aoe]|tale|esta|dicha|essa|deze|die|ten|tamten|to|toto|tento|tato|tamto|denna|detta|den har|denne|dette|tama|ez az?|aceasta|ova[jo]?|ta[jo]?|see|si|sis|bu|този|тази|цеи|ця|оваj|ова|αυτη η|the (?:former|previous|old)";
const NO_LONGER = words(
  String.raw`(?:is|are) no longer \p{L}+|(?:is|are) not valid|no longer appl(?:y|ies)|do(?:es)? not apply any ?more|gilt nicht mehr|(?:ist|sind|wird) nicht mehr \p{L}+|(?:ist|sind) (?:ungultig|uberholt|veraltet)|n'est plus \p{L}+|ne (?:vaut|s'applique) plus|non (?:e|viene) piu \p{L}+|non (?:vale|si applica) piu|ya no \p{L}+|ja nao \p{L}+|(?:is|wordt|geldt) niet (?:meer|langer)|nie (?:jest juz|obowiazuje|jest juz aktualn\p{L}+)|juz nie (?:jest|obowiazuje)|(?:galler|anvands|tillverkas) (?:inte|ej) langre|(?:gælder|gjelder|bruges|brukes|fremstilles) ikke (?:længere|lenger|mere|mer)|ei ole enaa \p{L}+|ei enaa \p{L}+|(?:jiz|uz) ne\p{L}+|ne(?:plati|pouziva)|mar nem \p{L}+|nu mai \p{L}+|vise (?:ne|nije) \p{L}+|ne velja vec|ni vec \p{L}+|enam ei \p{L}+|nebegalioja|nebenaudojam\p{L}*|vairs n\p{L}+|artik \p{L}+ (?:degil\p{L}*|yok)|вече не \p{L}+|більше не \p{L}+|више не \p{L}+|δεν ισχυει(?: πια| πλεον)?`,
);
/** "Toto složení již neplatí", as the next sentence. */
const SAID_OF_IT = new RegExp(
  String.raw`^[)\]"”]?[.;,]?[ ](?:${THIS})[ ](?:\p{L}+[ ])?\p{L}*(?:${COMPOSED.source})\p{L}*[ ][^.;:%]{2,60}`,
  "u",
);

/** True for shares that their sentence, or the next one, says were those of a time that is over. */
export function isFormerInSentence({ passage: { folded }, start, end }: Place): boolean {
  const [next] = SAID_OF_IT.exec(folded.slice(end, end + BEHIND).replaceAll("\n", " ")) ?? [];
  if (next !== undefined && NO_LONGER.test(next)) return true;
  const before = folded.slice(Math.max(start - BEFORE, 0), start).replaceAll("\n", " ");
  const begins = [...before.matchAll(SENTENCE)].at(-1)?.index ?? 0;
  const sentence = before.slice(begins);
  if (/[\t%]/u.test(sentence)) return false;
  return [UNTIL_DAY, DAY_UNTIL, CHANGED].some((said) => said.test(sentence)) && WAS.test(sentence);
}
