/** What was done to a piece, is done to it in the factory, or is not told at all: nobody is told to care for it so. */

import type { Found } from "../kit/found.ts";
import { lineStart, tailOf } from "../kit/places.ts";

/** "The customer washed it at 60 °C, so the claim was rejected." */
const COMPLAINT =
  /(?<!\p{L})(?:complain(?:t|ed|s)\p{L}*|(?:the|your|her|his) claim|reklam(?:ation|ac|acj|acij|aati|uje|owa|ier|er)\p{L}*|beanstand\p{L}*|reclamat?i?on\p{L}*|reclamacao|reclamacoes|reclam[oi]|klachte?n?|klag[ae]\p{L}*|klage|pretensioon\p{L}*|pretenzij\p{L}*|sikayet\p{L}*|αξιωσ\p{L}*|παραπον\p{L}*|рекламаци\p{L}*|претензі\p{L}*|скарг\p{L}*|жалб\p{L}*)(?!\p{L})/u;
/** Verbs for washing and drying that tell what happened. */
const DONE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "(?:customers?|client|consumer|buyer|she|he|they|we|i|laundry|cleaner)(?: \\p{L}+){0,2} (?:washed|boiled|tumble[ -]dried|ironed)",
    "(?:was|were|been)(?: \\p{L}+){0,2} (?:washed|boiled|ironed|tumble[ -]dried)(?! and wear)",
    "(?:hat|habe|haben|hatte|hatten|wurden?)(?!\\p{L})(?:(?! (?:wird|werden|kann|darf|soll|muss|und|oder) )[^.;!?,]){0,60}(?:gewaschen|gekocht|gebugelt|getrocknet)(?! werden)",
    "(?:gewaschen|gekocht|gebugelt) (?:hat|habe|haben|hatte|wurden?|worden)",
    "(?:l['’])?(?:a|ont|avait|avaient|avons|ai)(?: ete)? (?:lave|seche|fait bouillir|repasse)e?s?",
    "(?:ha|hanno|aveva|abbiamo|e stat[oa]|era stat[oa])(?: \\p{L}{2,8})? (?:lavat|stirat|asciugat|bollit)[oaie]",
    "lavo|lavaron|ha lavado|habia lavado|han lavado|fue lavad[oa]|lavou|lavaram|tinha lavado|foi lavad[oa]",
    "(?:heeft|hebben|had|hadden|werd|werden)(?!\\p{L})(?:(?! (?:mag|moet|kan|worden|wordt|en|of) )[^.;!?,]){0,60}gewassen(?! worden)",
    "(?:wy|u|s)?pral[aio]?|wyprano|uprano|vypral[aio]?|(?:vy|pre)prat[aoy]|oprala?|oprao|oprali|opralo|изпрал[аио]?|прал[аи]|випра[вл]\\p{L}*|прала|опра[ло]\\p{L}*",
    "(?:ki)?mosta(?:k)?|a spalat|au spalat|a fost spalat\\p{L}?|επλυν\\p{L}+|ειχε πλυνει",
    "tvattade(?:s)?|har tvattat|hade tvattat|vaskede|har vasket|havde vasket|hadde vasket|blev vasket|ble vasket",
    "(?:kunden|kjoperen|hun|han|kundene|forbrukeren) (?:har )?vasket",
    "pesi(?:vat)?|oli pessyt|on pessyt|pestiin|pesi(?:s|d)?|(?:klient|ostja|kliendi)(?: \\p{L}+){0,2} pes[ei]s?",
    "(?:iz)?mazgaj(?:a|is|usi)|(?:is)?skalb(?:e|ta|us[ie])|yikamis\\p{L}*|yikadi\\p{L}*",
  ].join("|")})(?!\p{L})`,
  "u",
);
/** Before it is made up: "vor dem Zuschneiden bei 40 °C vorwaschen". */
const BEFORE_MAKING =
  /(?<!\p{L})(?:before (?:cutting|sewing|making|making up|processing)|prior to (?:cutting|sewing)|vor dem (?:zuschn\p{L}*|nahen|verarbeit\p{L}*|vernah\p{L}*)|vor der (?:verarbeitung|konfektion\p{L}*)|avant (?:la |le |de )?(?:coupe|coup\p{L}*|cout\p{L}*|coudre|confection)|prima (?:del|della|di) (?:taglio|tagliar\p{L}*|cucir\p{L}*|cucitura|confezion\p{L}*)|antes (?:del?|da|do|de la) (?:cort\p{L}*|coser|costur\p{L}*|confec\p{L}*)|voor (?:het )?(?:knippen|naaien|verwerk\p{L}*|confectie)|przed (?:szyciem|krojeniem|uszyciem|skrojeniem|konfekcj\p{L}*)|pred (?:siti\p{L}*|sitim|strih\p{L}*|krojen\p{L}*|sivan\p{L}*|rezan\p{L}*|usitim)|(?:szabas|varras|feldolgozas) elott|inainte de (?:a )?(?:cro\p{L}*|taia\p{L}*|coas\p{L}*|confec\p{L}*)|преди (?:да )?(?:кро\p{L}*|ши\p{L}*|скро\p{L}*|уши\p{L}*)|πριν (?:απο )?(?:το |την |τη )?(?:κοψιμο|κοπη|ραψιμο|ραφη)|fore (?:till?skarning\p{L}*|klippning\p{L}*|somnad\p{L}*|sommn\p{L}*)|innan (?:du |den |det |man |tyget )*(?:klipp\p{L}*|syr|sys|skar\p{L}*)|for (?:til(?:skær|skjær)\p{L}*|sying\p{L}*|syning\p{L}*|klipping\p{L}*)|ennen (?:leikkaa\p{L}*|leikkuu\p{L}*|ompel\p{L}*)|enne (?:juurde)?(?:loika\p{L}*|omble\p{L}*)|pirms (?:piegriesan\p{L}*|sus\p{L}*|griesan\p{L}*)|pries (?:kirp\p{L}*|siuv\p{L}*|siuva\p{L}*|sukirp\p{L}*)|(?:prije|pre) (?:krojenj\p{L}*|sivenj\p{L}*|sivanj\p{L}*)|(?:kes|dik|bic)(?:meden|imden|ilmeden) once|(?:kesim|dikim)den once|перед (?:поши\p{L}*|кро\p{L}*|розкро\p{L}*|шит\p{L}*)|пре (?:кро\p{L}*|шив\p{L}*))(?!\p{L})/u;

/** "Eine Waschempfehlung (etwa 30 °C) geben wir nicht ab": what who writes does not tell. */
const NOT_TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "we (?:do not|don't|can ?not|can't|will not|are unable to) (?:give|issue|provide|make|state)",
    "(?:geben|erteilen|machen|nennen|konnen|durfen) wir(?!\\p{L})[^.;!?]{0,60}(?<!\\p{L})(?:nicht|kein\\p{L}*)|wir (?:geben|erteilen|machen|nennen|konnen)(?!\\p{L})[^.;!?]{0,40}(?<!\\p{L})(?:nicht|kein\\p{L}*)",
    "nous ne (?:donnons|fournissons|delivrons|pouvons|formulons)",
    "non (?:forniamo|diamo|rilasciamo|possiamo)",
    "no (?:damos|facilitamos|emitimos|podemos)",
    "nao (?:damos|fornecemos|emitimos|podemos)",
    "(?:geven|verstrekken|kunnen) wij?(?!\\p{L})[^.;!?]{0,60}(?<!\\p{L})(?:niet|geen)|wij? (?:geven|verstrekken|kunnen)(?!\\p{L})[^.;!?]{0,40}(?<!\\p{L})(?:niet|geen)",
    "nie (?:podajemy|udzielamy|wydajemy|mozemy)",
    "(?:lamnar|ger|kan) vi (?:\\p{L}+ ){0,2}(?:inte|inga|ingen)|vi (?:lamnar|ger|kan) (?:inte|inga|ingen)|(?:giver|gir|kan) vi (?:\\p{L}+ ){0,2}(?:ikke|ingen)|vi (?:giver|gir|kan) (?:ikke|ingen)",
    "emme (?:anna|voi)|(?:neposkytujeme|nedavame|nevydavame|nemuzeme|nemozeme)|nem (?:adunk|tudunk|allitunk)|nu (?:oferim|dam|furnizam|putem)|ne (?:dajemo|izdajemo|mozemo|moremo)|(?:vermiyoruz|veremiyoruz|veremeyiz)|me ei (?:anna|saa)|не (?:даваме|можем|надаємо|можемо|дајемо)|δεν (?:δινουμε|μπορουμε|παρεχουμε)",
  ].join("|")})(?!\p{L})`,
  "u",
);
/** What is not told then, and no softener or drum that nobody can recommend. */
const RECOMMENDATION =
  /(?<!\p{L})(?:\p{L}*(?:empfehlung|hinweis|anleitung|anweisung)\p{L}*|(?:recommendation|recommandation|instruction|conseil|consigli|raccomandazion|istruzion|recomendacion|consejo|instruccion|recomendac|instruc|conselho)\p{L}*|\p{L}*(?:aanbeveling|advies|voorschrift)\p{L}*|(?:zaleceni|rekomendac|instrukcj)\p{L}*|\p{L}*(?:rekommendation|rad|anbefaling|anvisning|suositu|ohje)\p{L}{0,4}|(?:doporucen|odporucan|pokyn|ajanlas|utmutato|recomandar|instructiun|preporuk|uput|priporocil|navodil|soovitus|juhis|ieteikum|rekomendacij|препоръ|указани|рекомендац|препорук|упутств|συστασ|οδηγι|oneri|tavsiye|talimat)\p{L}*)(?!\p{L})/u;
/** "Wash process: enzyme and ozone, 50 °C": how denim gets its look in the laundry of a factory. */
const FACTORY_WASH =
  /(?:^|[\n\t:;,(] ?)(?:garment )?(?:wash(?:ing)?(?: process| recipe| effect| finish)?|wasch(?:ung|prozess|effekt|rezept(?:ur)?|verfahren)|(?:process(?:us)?|recette|effet) de (?:de)?lavage|lavage|delavage|(?:processo|ricetta|effetto) di lavaggio|lavaggio|(?:proceso|receta|efecto) de lavado|lavado|(?:processo|efeito) de lavagem|lavagem|wasproces|wassing|proces prania|pranie|tvattprocess|vaskeproces|vaskeprosess|proces prani|prani|proces de spalare|spalare|yikama(?: prosesi| islemi| recetesi| efekti| tipi| sekli)?)[ ]?[:\t][ \t]?[^.;\n\d]{0,25}(?<!\p{L})(?<!(?:without|no|ohne|sans|senza|sin|sem|zonder|bez|utan|uden|uten) )(?:enz[yi]m\p{L}*|ozone?\p{L}{0,3}|озон|stone|pumice|pomza|bims\p{L}*|silicone|silikon\p{L}*|rinse|acid|moon)(?!\p{L}|-?free|-?frei)|(?<!\p{L})(?:enzym\p{L}*|stone|acid|rinse|ozone?|enzim|tas)[ -]?(?:wash(?:ed)?|wasche|gewaschen|yikama)(?!\p{L})/u;

/** So many times, as a word or a sign. */
const TIMES =
  "(?:[ ]?[x×]|[ -]?(?:times|mal|fois|volte|veces|vezes|keer|maal|krotn|razy|ganger|gange|kertaa|krat|szer|szor|ori|puta|korda|kartu|reizes|kez|kere|defa|пъти|разів|пута|φορεσ)\\p{L}{0,4})";
const WASHES =
  "(?:wash|wasch|gewasch|lavage|lavee?s?(?!\\p{L})|lavagg|lavat|lavad|lavagen|wasbeurt|gewassen|wassing|pran|vypran|opran|tvatt|vask|pesu|pesty|mosas|kimos|spalar|spalat|pest(?!\\p{L})|skalb|mazga|yika|пран|изпран|опран|πλυσ|πλυμεν)\\p{L}*";
/** "Washed 5x at 60 °C", "after 50 washes at 60 °C": a number of washes, and how hot they were. */
const WASHED_OFTEN = new RegExp(
  String.raw`(?:(?<![\p{L}\d])\d{1,3}${TIMES}?[ ](?:\p{L}+[ ]){0,2}?${WASHES}|(?<!\p{L})${WASHES}[ ](?:\p{L}+[ ])?\d{1,3}${TIMES})[^.;,\n\d]{0,25}\d{2}[ ]?°`,
  "u",
);
/** "Ink: wash fast, 50 cycles at 60 °C": what a colour or a print stands so many times. */
const STANDS_WASHES = new RegExp(
  String.raw`(?<!\p{L})(?:wash[ -]?(?:fast|proof|resistant)|(?:fast|resist\p{L}*) to wash\p{L}*|(?:with)?stands|survives|wasch(?:echt|fest|bestandig)|was(?:echt|vast|bestendig)|resist\p{L}* (?:au|aux|al|ai|alla|a la|a|ao|aos) lav\p{L}*|tvatt(?:akta|bestandig\p{L}*)|vaske(?:ægte|ekte|bestandig\p{L}*|fast)|pesunkest\p{L}*|pesukind\p{L}*|(?:odporn|otporn|odoln|stal|postojan)\p{L}* (?:na|proti|voci|u|pri|v) (?:prani|pranj)\p{L}*|mosasallo|rezistent\p{L}* la spal\p{L}*|atspar\p{L}* skalb\p{L}*|noturig\p{L}* pret mazg\p{L}*|(?:устоичив|стіик|отпорн)\p{L}* (?:на|до) пран\p{L}*|ανθεκτικ\p{L}* στ\p{L}+ πλυσ\p{L}*)[^.;\d]{0,25}\d{1,3}(?:[ ]?[x×]|[ \n](?:\p{L}+[ \n])?(?:c[iy](?:cl|kl)|zykl|sykl|цикл|κυκλ|tsukl|dongu|${WASHES}|${TIMES}))`,
  "u",
);
/** How far around a heat that stands, in characters. */
const STANDS_AROUND = 40;
/** What is told of a number of washes in a test: that it is one, or how much a cloth shrank. */
const TESTED =
  /(?<!\p{L})(?:\p{L}*(?:test|pruf|pruef)|essai|eprouv|prova(?!\p{L})|prove(?!\p{L})|provat|prueba|proba[dn]|ensay|ensai|badan|zbada|skus|zkous|ispit|preizku|vizsg|incerc|випроб|изпит|испит|δοκιμ|deney|prov(?:ning|ad|at)|afprov|utprov|kokeil|katse|bandym|parbaud|shrink|shrank|schrumpf|einlauf|eingelauf|retrait|retrec|restring|encog|encoll?h|krimp|kurcz|skurcz|zraz|sraz|skuplj|skrc|krymp|kutist|zsugor|contrac|traukim|sarau|cekme|свив|зсід|усад|скупљ|συρρικν)\p{L}*/u;

/** "Wash trial at 40 and 60 °C": what somebody will see, or has seen. */
const TRIAL =
  /(?<!\p{L})(?:wash(?:ing)?[ -]trials?|trial wash\p{L}*|wasch(?:versuch|probe)\p{L}*|probewasche\p{L}*|essais? de lavage|prov[ae] di lavaggio|pruebas? de lavado|ensaios? de lavagem|wasproe\p{L}+|prob[aynę] prania|tvattprov\p{L}*|provtvatt\p{L}*|(?:prøve|prove)vask\p{L}*|(?:koepesu|pesuko[ek])\p{L}*|zkous\p{L}+ prani|skus\p{L}+ prania|mosasi proba\p{L}*|probamosas\p{L}*|prob[aei]\p{L}* de spalare|prob\p{L}+ pranj\p{L}|poskus\p{L}* pranj\p{L}|proovipes\p{L}+|bandom\p{L}+ skalbim\p{L}*|deneme yikama\p{L}*|пробн\p{L}+ пран\p{L}+|δοκιμ\p{L}+ πλυσ\p{L}+)(?!\p{L})/u;

/** What a sentence may not go beyond, in characters. */
const REACH = 220;
const BEFORE = /$(?<=(?<tail>(?:[^.!?\n]|\.(?=\S)|\n(?=\p{Ll}))*))/u;
const AFTER = /^(?:[^.!?\n]|\.(?=\S)|\n(?=\p{Ll}))*/u;

/** Whether the sentence of what is told says that it was done, what is done by its makers, or that it is not told. */
export function isOfWhatHappened({ passage, start, end, value }: Found): boolean {
  const { text, folded } = passage;
  const before = tailOf(text.slice(Math.max(start - REACH, 0), start), BEFORE).length;
  const after = AFTER.exec(text.slice(end, end + REACH))?.[0].length ?? 0;
  const sentence = folded.slice(start - before, end + after);
  if ([BEFORE_MAKING, FACTORY_WASH, TRIAL].some((said) => said.test(sentence))) return true;
  if (
    STANDS_WASHES.test(
      folded.slice(start - Math.min(before, STANDS_AROUND), end + Math.min(after, STANDS_AROUND)),
    )
  )
    return true;
  if (NOT_TOLD.test(sentence) && RECOMMENDATION.test(sentence)) return true;
  if (String(value).startsWith("do_not")) return false;
  const label = passage.beside.get(lineStart(passage, start)) ?? "";
  if (WASHED_OFTEN.test(sentence) && TESTED.test(`${label} ${sentence}`)) return true;
  return COMPLAINT.test(sentence) || DONE.test(sentence);
}
