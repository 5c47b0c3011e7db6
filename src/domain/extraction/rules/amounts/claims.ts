/** What a share is that is not told as it is: wished, required, former, less than, nothing. */

/** In a sentence that tells what a standard or a buyer asks for, and nothing of the product. */
export const REQUIRED =
  /(?<!\p{L})(?:(?:muss|mussen|sollen|doi(?:t|vent)|dev(?:e|ono|em)|deb(?:e|en)|moet(?:en)?|musi|musza|maste|skal|ska|pitaa|tulee|musi|musia|kell|trebuie sa|morajo|moraju|turi|peab|peavad|πρεπει να|трябва да|повинн\p{L}) (?:mindestens|enthalten|zu mindestens|contenir|au moins|contenere|almeno|contener|al menos|conter|pelo menos|ten minste|minstens|minimaal|bevatten|zawierac|co najmniej|innehalla|minst|mindst|indeholde|inneholde|sisaltaa|vahintaan|obsahovat|alespon|legalabb|contina|vsebovati|sadrzavati|sisaldama|περιεχουν|περιεχει|съдържат|съдържа|містити)|(?:logos?|labels?|marks?|zeichen|siegel|logo's|merk|etiquette|marchio|sello|selo|znak|logotyp\p{L}*|лого\p{L}*|σημα) (?:may|can|must|shall|darf|durfen|kann|peut|peuvent|puo|possono|puede|pueden|pode|podem|mag|mogen|moze|mozna|smi|sme|kan|far|ma|saa|voi|може|μπορει)(?!\p{L})|thresholds?|required|minimum (?:share|content|requirement|recycled content (?:for|to))|(?:is|are) (?:required|needed)|requires?|must contain|schwellen?\p{L}*|mindestanteil|mindestgehalt|erforderlich|seuils?|minimum requis|exige(?:nt)?|soglia|soglie|minimo richiesto|richiede|umbral(?:es)?|minimo exigido|exige|limiar(?:es)?|drempel\p{L}*|minimaal vereist|vereist|prog(?:i|u|iem)?|wymaga\p{L}*|troskel\p{L}*|kravs|tærskel\p{L}*|kræver|raja-arvo\p{L}*|vyzaduje|kuszob\p{L}*|prag(?:ul)?|esik\p{L}*)(?!\p{L})/u;
/** Before a share that is a bound of others: "a recycled content lower than 20 % is not printed". */
export const LESS_THAN =
  /(?<!\p{L})(?<!(?<!\p{L})(?:not|no|non|nicht|niet|nie|inte|ikke|ej|pas|ne)[ \n])(?:(?:less|lower|smaller) than|below|under|weniger als|geringer als|niedriger als|kleiner als|unter(?:halb)?|inferieure?s? a|moins de|inferior[ei]? (?:a|ao)|meno del?|menos del?|(?:lager|minder|kleiner) dan|onder|(?:nizsz\p{L}*|mniejsz\p{L}*|mniej) niz|ponizej|(?:nizsi|mensi|mene) nez|(?:nizsi|mensi|menej) ako|pod|(?:lagre|mindre) an|(?:lavere|mindre) end|(?:lavere|mindre) enn|alle|pienempi kuin|alla|vahem kui|mazak (?:par|ka)|maziau (?:nei|kaip)|kevesebb,? mint|alatti|mai mic[ai]? de(?:cat)?|sub|manj[ei] (?:od|kot)|nizj[ei] od|ispod|по-малко от|менше(?: ніж)?|мање од|испод|под|κατω απο|μικροτερο απο)[ \n]$/u;
/** Behind a share that is the least of many: "any claim of a recycled content of 20 % or more". */
export const OR_MORE =
  /^[ ]?(?:or (?:more|higher|above|over)|oder (?:mehr|hoher|daruber)|(?:ou|et) plus|o (?:piu|mas|superior)|ou (?:mais|superior)|of (?:meer|hoger)|(?:lub|i) wiecej|eller (?:mer|mere|hogre|mera)|tai enemman|(?:nebo|alebo) (?:vice|viac)|vagy tobb|sau mai mult|ili vise|ali vec|veya (?:daha )?(?:fazla|uzeri))(?!\p{L})/u;
const FORMER_WORDS =
  "formerly|previously|earlier|before|until now|so far|bisher|bislang|fruher|vorher|zuvor|ehemals|vormals|auparavant|avant|precedemment|anciennement|jusqu'ici|prima|in precedenza|precedentemente|finora|antes|anteriormente|previamente|hasta ahora|ate agora|voorheen|vroeger|eerder|tot nu toe|poprzednio|wczesniej|przedtem|dotychczas|tidigare|forut|hittills|tidligere|før|hidtil|hittil|aiemmin|aikaisemmin|ennen|drive|predtim|predtym|dosud|doteraz|korabban|eddig|elozoleg|anterior|inainte|pana acum|ranije|prije|dosad\\p{L}?|prej|doslej|varem|enne|seni|anksciau|iki siol|ieprieks|agrak|lidz sim|onceden|eskiden|daha once|преди|предишно|досега|раніше|досі|раније|пре|досад|πριν|προηγουμενωσ|παλιοτερα";
/** Right before a share that was: "no recycled content (was 30 %)", "recycled content formerly 30 %". */
export const FORMER = new RegExp(
  String.raw`(?:\([ ]?(?:it )?(?:was|were|used to be|war(?:en)?|etait|c'etait|era|erano|eran|eram|byl[oay]?|bolo?|var|oli|volt|fost|a fost|bilo?|je bilo|oli|buvo|bija|idi|беше|було|був|било|ηταν)|(?<!\p{L})(?:${FORMER_WORDS}))[ :]{1,2}(?:(?:was|war|etait|era|var|oli|bylo|ca\.?) )?$`,
  "u",
);
export const FORMER_ASIDE = new RegExp(
  String.raw`[ ]?\((?:${FORMER_WORDS}|was|war|etait|era|bylo?|var|oli|volt|fost|bilo|buvo|bija|беше|було|било|ηταν)[ :][^()]{0,30}\)?$`,
  "u",
);
/** In the sentence before a share of what was sold before: "previous recycled content: 30 %". */
export const OF_FORMER =
  /(?<!\p{L})(?:former|previous|bisherige[nrs]?|fruhere[nrs]?|vorherige[nrs]?|ancien(?:ne)?|precedente|anterior|vorige|eerdere|poprzedni[aey]?|tidigare|tidligere|aiempi|edellinen|predchozi|predchadzajuc[iae]|korabbi|elozo|anterioara|prethodn[aio]|prejsnj[aie]|eelmine|ankstesn\p{L}+|ieprieks\p{L}+|onceki|предишн\p{L}+|попередн\p{L}+|претходн\p{L}+|προηγουμεν\p{L}+)(?!\p{L})[^.;:\t\n(]{0,25}[:\t ]?[^.;:\t\n(]{0,12}$/u;
/** Before what is said to have nothing recycled: "contains no recycled content (2023: 30 %)". */
export const NO_WORDS = String.raw`no(?!(?:[ \n]\p{L}+){0,5}[ \n](?:parstrad|otrreiz))|not (?:any|contain(?:ing)?(?: any)?)|without(?: any)?|kein\p{L}{0,2}|ohne|sans|pas de|aucune?|senza|nessun[oa]?|non contiene|no contiene|sin|ningun[oa]?|nao contem|sem|nenhuma?|geen|zonder|nie zawiera|bez|zadn\p{L}+|inget|ingen|utan|intet|uten|uden|ei|ilman|nem tartalmaz|nu contine|fara|ne sadrzi|ne vsebuje|brez|ilma|be|nera|nav|без|не съдържа|не містить|не садржи|χωρισ|δεν περιεχει|neobsahuje|nesadrzi`;
export const NOTHING_FIRST = new RegExp(`^(?:${NO_WORDS}) `, "u");
/** A minus right before its figure, behind a label: "net weight: -300 g" is no weight. */
export const MINUS = /(?:[:=\t\n][ ]?[-–]|−[ ]?)$/u;
/** What somebody aims at, has to reach or does not know yet. */
export const WISHED =
  /(?<!\p{L})(?:target\p{L}*|goals?|aims?|plan(?:s|ned|nen|en|ujem\p{L}*)?|tbc|to be (?:confirmed|determined)|must (?:be|have|reach)|shall (?:be|have)|should (?:be|have)|ziel\p{L}*|geplant\p{L}*|angestrebt\p{L}*|objectifs?|vis(?:e|ons|ent)|prevu\p{L}*|a confirmer|obiettiv[oi]|previst[oa]|da confermare|objetivos?|por confirmar|a confirmar|doel\p{L}*|streef\p{L}*|cel|(?<!(?<!\p{L})v )celem|docelow\p{L}*|malet|malsattning\p{L}*|tavoite\p{L}*|cilem|hedef\p{L}*|celunk\p{L}*|celja|celkituz\p{L}*|ambiti(?:on|e)\p{L}*|ambizion\p{L}*|eesmar\p{L}*|tiksl\p{L}*|merki\p{L}{0,2}|στοχο\p{L}*|целта?|мета)(?!\p{L})|(?<![\d./-])20[3-5]\d(?![\d./-])/u;

/** "We want to raise it to 50 %", "the buyer asks for at least 30 %": who speaks so does not tell what goods are of. */
const ASKED =
  /(?<!\p{L})(?:we (?:want|wish|hope|intend|strive|aspire|ask for|demand|request|expect|would like)|wants? to|would like to|aim(?:ing)? (?:to|for)|tender|wollen|mochten|streben|strebt|verlang(?:en|t)|forder(?:n|t)|ausschreibung|voulons|souhaitons|souhaiterions|visons|exigeons|demandons|(?<!sur )demande|ambitionnons|appel d'offres|vogliamo|vorremmo|puntiamo|miriamo|intendiamo|chied(?:iamo|e|ono)|richiediamo|esigiamo|esige|desideriamo|gara d'appalto|per questa gara|bando|queremos|quisieramos|deseamos|aspiramos|pretendemos|exigimos|pedimos|solicitamos|requerimos|requiere|licitacion|desejamos|ambicionamos|gostariamos|requeremos|(?:deste|este|no) concurso|willen|wensen|beogen|verlangen|verlangt|eist|eisen|aanbesteding|chcemy|chcielibysmy|dazymy|zamierzamy|wymagamy|zadamy|oczekujemy|przetarg\p{L}*|chceme|chteli bychom|usilujeme|pozaduj\p{L}*|vyzaduj\p{L}*|zamysl\p{L}*|vyberov\p{L}{1,3} rizen\p{L}|snazime|ziada(?:me)?|tendri|verejn\p{L} sutaz\p{L}*|szeretnenk|akarjuk|akarunk|elvar(?:unk|juk)?|varunk el|megkovetel\p{L}*|eloir\p{L}*|torekszunk|tervez\p{L}*|palyazat\p{L}*|dorim|vrem|ne propunem|intentionam|solicita(?:m)?|cere(?:m)?|licitati\p{L}*|искаме|желаем|стремим|целим|възнамеряваме|планираме|изисква\p{L}*|търг(?:а|ът)?|θελουμε|στοχευ\p{L}*|επιδιωκ\p{L}*|απαιτ(?:ουμε|ει|ουν)|ζητ(?:αμε|ουμε|α|ουν)|διαγωνισμ\p{L}*|vill vi|vi vill|stravar|onskar|kraver|begar|upphandling\p{L}*|vil vi|vi vil|onsker|straber|kræver|krever|udbud\p{L}*|anbud\p{L}*|haluamme|pyrimme|tavoittelemme|edellyt\p{L}*|vaadi\p{L}*|vaati\p{L}*|tarjouskilpailu\p{L}*|soovi(?:me|b)|taha(?:me|b)|puudleme|kavatseme|plaanime|nou(?:ame|ab)|ootame|hankes|velamies|velas|gribam|censamies|planojam|pras(?:am|a)|pieprasa(?:m)?|iepirkum\p{L}*|nori(?:me|ma)|siekia(?:me|ma)|planuoja(?:me|ma)|ketina(?:me|ma)|reikalauja(?:me|ma)?|praso(?:me|ma)|konkurs(?:e|ui)|zeli(?:mo|jo)|nameravamo|prizadevamo|zahteva(?:mo|jo)?|nacrtujemo|razpis\p{L}*|namjeravamo|nastojimo|traz(?:imo|i|e)|zahtijeva\p{L}*|planiramo|natjecaj\p{L}*|ist(?:iyor|er)\p{L}*|planliyor\p{L}*|amacli\p{L}*|talep (?:edi|edil|ede)\p{L}*|sart kos\p{L}*|ihale\p{L}*|хочемо|бажаємо|плану(?:ємо|є)|прагн(?:емо|е)|маємо намір|вимага\p{L}*|тендер\p{L}*|желимо|планирамо|намеравамо|тежимо|захтева\p{L}*|тражи(?:мо)?)(?!\p{L})/u;
/** "We would like to confirm that it contains 40 %" tells it. */
const TELLING =
  /(?<!\p{L})(?:confirm|inform|certif|bestatig|mitteil|erklar|informier|attest|declar|dichiar|conferm|comunic|garant|bevestig|meded|verkla|potwierdz|oswiadcz|zaswiadcz|poinform|potvrd|prohlas|vyhlas|igazol|megerosit|tajekoztat|nyilatkoz|потвърд|декларир|деклару|підтвердж|потврд|изјав|βεβαι|δηλων|επιβεβαι|intyg|bekraft|forsakr|bekræft|bekreft|erklær|vakuut|vahvist|todista|kinnita|apliecin|patvirtin|potrjuj|izjav|beyan|teyit|onayla)/u;

/** What is so of many on the whole is not told of any. */
const ON_AVERAGE =
  /(?<!\p{L})(?:on average|im durchschnitt|im schnitt|durchschnittlich|en moyenne|in media|de media|en promedio|em media|gemiddeld|srednio|przecietnie|prumerne|v prumeru|priemerne|v priemere|atlagosan|in medie|средно|κατα μεσο ορο|i (?:genomsnitt|snitt|gennemsnit|gjennomsnitt)|gennemsnitligt|keskimaarin|keskmiselt|videji|vidutiniskai|v povprecju|povprecno|u prosjeku|prosjecno|ortalama|[ув] середньому|у просеку|просечно)(?!\p{L})/u;

/** "Ab 2026 müssen alle mindestens 40 % enthalten": a rule for whatever is sold. */
const HAS_TO =
  /(?<!\p{L})(?:must|shall|has to|have to|muss|mussen|doi(?:t|vent)|dev(?:e|ono|em)|deb(?:e|en)|moet(?:en)?|musi|musza|musia|maste|ska(?:ll|l)?|pitaa|tulee|peab|peavad|jabut|turi|privalo|mora(?:ju|jo)?|kell|trebuie|трябва|повин\p{L}*|мора(?:ју)?|πρεπει|gerek\p{L}*|zorunda)(?!\p{L})/u;
const LEAST_OR_LAW =
  /(?<!\p{L})(?:at least|a minimum|minimum|no less than|mindestens|wenigstens|au moins|almeno|al menos|como minimo|(?:pelo|ao) menos|ten minste|minstens|minimaal|co najmniej|przynajmniej|alespon|nejmene|aspon|najmenej|legalabb|cel putin|поне|наи-малко|минимум|τουλαχιστον|minst|mindst|vahintaan|vahemalt|vismaz|bent|ne maziau|vsaj|najmanj|najmanje|barem|en az|щонайменше|не менше|најмање|norm[aey]?|normen|standard\p{L}*|law|regulation|gesetz|verordnung|richtlinie|loi|reglement|legge|regolamento|ley|reglamento|lei|regulamento|wet|verordening|prawo|przepis\p{L}*|rozporzadzeni\p{L}*|zakon\p{L}*|narizeni|torveny|rendelet|legea|regulament\p{L}*|lag|lagen|forordning\p{L}*|lov|loven|laki|asetus|seadus|maarus|likums|regula|istatym\p{L}*|reglament\p{L}*|uredba|zakon|регламент\p{L}*|закон\p{L}*|νομοσ|κανονισμοσ|yonetmelik|yasa)(?!\p{L})/u;

/** Whether a sentence tells what somebody wants or asks for, or what is so on average. */
export function isAskedFor(sentence: string): boolean {
  if (HAS_TO.test(sentence) && LEAST_OR_LAW.test(sentence)) return true;
  return ON_AVERAGE.test(sentence) || (ASKED.test(sentence) && !TELLING.test(sentence));
}

/** What was won back, in the forms that its words take. */
export const RECYCLED =
  /recycl|recycel|wiederverwertet|masodnyersanyag|uusio(?:materiaal|raaka|muov)|druhotn\p{L}{1,3} surovin|surowc\p{L}{1,3} wtorn|antrin\p{L}{1,3} zaliav|recikl|rezykl|ricicl|recicl|recykl|donustur|donusum|atervun|genanv|genbrug|gjenvun|resirk|kierrat|ujrahasz|ujrafeldolg|ringlus|taaskasut|umbertood|ricikl|athchurs|perdirb|parstrad|otrreiz|рецикл|переробл|вторинн|ανακυκλ/u;

/** Waste of those who make goods, and of those who used them: each kind by the group that is filled (ISO 14021, 7.8.1.1). */
const KIND_OF_WASTE =
  /(?<!\p{L})(?:(?<before>pre[ -]?[ck]ons|post[ -]?industri|pir(?!\p{L})|przed ?(?:konsum|uzytkow)|predspotreb|pred(?: (?:spotreb|potrosn|uporab))|prije potrosn|pre potrosn|fore konsum|for (?:forbruk|forbrug|konsum)|vor (?:dem )?(?:gebrauch|verbrauch|konsum)|voor consum|ennen kulut|(?:fogyasztas|felhasznalas) elott|fogyasztoi hasznalat elott|tuketim oncesi|enne tarbimis|tarbimiseel|pirms pater|iki vartojim|pries vartojim|до споживан|преди (?:потреб|употреб)|предпотреб|пре потрош|προκαταναλωτικ|πριν (?:απο )?την? καταναλωσ|προ τησ καταναλωσ)|(?<after>post?[ -]?[ck]ons|pcr(?!\p{L})|po ?konsum|po ?uzytkow|pospotreb|po (?:spotreb|potrosn|uporab)|nakon (?:potrosn|uporab)|posle potrosn|efter (?:konsum|forbrug|brug)|etter (?:forbruk|bruk)|nach (?:dem )?(?:gebrauch|verbrauch|konsum)|na consum|kulutuksen jalk|(?:fogyasztas|felhasznalas) utan|fogyasztoi hasznalat utan|tuketim sonras|parast tarbimis|tarbimisjarg|pec pater|po vartojim|після споживан|след(?: (?:потреб|употреб)|потреб)|после потрош|после употреб|μετακαταναλωτικ|μετα (?:απο )?την? καταναλωσ))/gu;

/** The kinds of waste that a text names. */
export function kindsOfWaste(text: string): Set<"before" | "after"> {
  return new Set(
    [...text.matchAll(KIND_OF_WASTE)].map(({ groups }) => (groups?.before ? "before" : "after")),
  );
}
