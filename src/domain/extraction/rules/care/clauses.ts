/**
 * Care that is told by what is done and whether it may be: "Stryk inte", "Bleichen: nein", "sèche-linge déconseillé". It
 * finds what no list of sayings holds.
 */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { lineStart } from "../kit/places.ts";
import { BE_BEFORE, BLEACHED, NOT_PERMITTED, WITHOUT_CHLORINE } from "./bleaching.ts";
import { CLAUSE_OF_ITS_OWN } from "./parts.ts";

interface Action {
  field: string;
  /** What it means that it must not be done. */
  forbidden: string;
  pattern: string;
}

const ACTIONS: readonly Action[] = [
  {
    field: "care_bleaching",
    forbidden: "do_not_bleach",
    pattern: String.raw`bleach(?:ing|ed|es|able)?|pleegit\p{L}*|balint\p{L}*|balin\p{L}*|nebal\p{L}*|(?:ne)?biel(?:it|en(?:y|a|e|i\p{L}*)|idl\p{L}*)|beljen\p{L}*|λευκα\p{L}*|белин\p{L}*|valgend\p{L}*|klorin\p{L}*|belil\p{L}*|lleixiu|blanquej\p{L}*|bleich(?:en|e|mittel\p{L}*|bar)|chlorbleich\p{L}*|gebleicht(?= werden)|gebleekt(?= worden)|bleekmiddel\p{L}*|bleek(?= (?:\p{L}+ ){0,3}niet)|nebielte|nebelte|chlor(?:en|e|age|ine|owac|owanie)?|blanch\p{L}*|javel|candeg\p{L}*|blanque\p{L}*|lejia|lixivia|branque\p{L}*|alvej\p{L}*|cloro|clor|blek(?:ning|ing|as?|es?|mede?l\p{L}*|emiddel|middel\p{L}*|en|t)?|bleges?|blegning|blegemid\p{L}*|wybiel\p{L}*|bielic|valkais\p{L}*|(?:ne)?bel(?:it\p{L}*|idl\p{L}*|en[aoyi]?)|bel(?:ic|ac)\p{L}* prostred\p{L}*|bieliac\p{L}* prostried\p{L}*|feherit\p{L}*|inalb\p{L}*|albirea?|agart\p{L}*|beyazlatici|camasir suyu|klor|izbj?elj\p{L}*|beli(?:ti|te)|избелва\p{L}*|відбіл\p{L}*|вибіл\p{L}*|избељ\p{L}*|белити|бељењ\p{L}*|χλωριν\p{L}*`,
  },
  {
    field: "care_drying",
    forbidden: "do_not_tumble",
    pattern: String.raw`tor[kr]\p{L}* i (?:tromm|trumm|maskin)\p{L}*|trommeltorr\p{L}*|(?:trommel|tambour|tamburo|tambor)(?=,? (?:(?:bei|a|op|em|en|auf) )?(?:temp\p{L}* )?norma)|in der trommel (?:zu )?(?:ge)?trockn\p{L}*|asciug\p{L}* in tamburo|drogen in de (?:was)?trommel|in de (?:was)?trommel (?:ge)?dro(?:gen|ogd)|seche\p{L}* en (?:machine|tambour)|asciugabiancheria|(?:was|trommel)?droogautoma\p{L}*|trommeldroger\p{L}*|droogkast(?:en)?|sechoirs?|secheuse|secarropas?|sec[ao]s? (?:na|em) maquina|masin\p{L}* za susen\p{L}*|sus\p{L}* (?:u|v) (?:bob[en]\p{L}* |bub[na]\p{L}* )?susil(?:nik|ic)\p{L}*|secar en (?:la )?(?:tambor|maquina)|susz\p{L}* w bebnie|strojno susen\p{L}*|sus\p{L}* strojno|sus\p{L}* (?:u|v) (?:stroju|bubnju|bobnu)|машинно суш\p{L}*|суш\p{L}* машинно|барабанно суш\p{L}*|konekuiva\p{L}*|kuivatis(?:se)?|masinkuivatus\p{L}*|zave\p{L}* (?:masina|centrifuga)|dziovin\p{L}* masinoje|us[cu]\p{L}* (?:prin centrifugare|mecanic|la masina)|tromling|tamburlu kurutucu\p{L}*|tumbl(?:e[ -]?dr(?:y|ying|ied|yer)|e|er|ern|ing)|machine dr(?:y|ying)|dryer|gepi szarit\p{L}*|dobszarit\p{L}*|szaritogep\p{L}*|forgodob\p{L}*|dobgep\p{L}*|susiln\p{L}* stroj\p{L}*|dziovykl\p{L}*|trummel\p{L}*|pesukuivat\p{L}*|zavetaj\p{L}*|velas zave\p{L}*|uscare (?:la|in) masin\p{L}*|masina de uscat|bubnov\p{L}*|assecadora|сушилн\p{L}*|сушильн\p{L}* машин\p{L}*|сушарк\p{L}*|барабанн\p{L}* суш\p{L}*|машинн\p{L}* суш\p{L}*|машинск\p{L}* суш\p{L}*|суш\p{L}* (?:машински|[ву] (?:барабан\p{L}*|машин\p{L}*|пральн\p{L}* машин\p{L}*|сушильн\p{L}* машин\p{L}*|сушарц\p{L}*|бубњу|сушари|сушилиц\p{L}*))|сушилиц\p{L}*|центрофуг\p{L}*|στεγνωτηρ\p{L}*|torketrom\p{L}*|seche-linge|essiccator\p{L}*|(?:wasche)?trockner(?:temperatur|stufe|geeignet|fest)?|trommeltrock\p{L}*|in der maschine (?:zu )?(?:ge)?trockn\p{L}*|seche-linge|sechage (?:en |au |par )?(?:machine|tambour)|secher en (?:machine|tambour)|asciugatrice|asciuga\p{L}* a (?:macchina|tamburo)|secadora?|secar a maquina|secar (?:na|em|a) maquina|maquina de secar|secar (?:em|no|na) tambor|secagem (?:em|na) (?:maquina|tambor)|(?:was)?droger|droogtrommel|droogkast|trommeldrogen|suszar\p{L}*(?: bebnow\p{L}*)?|susz\p{L}* (?:bebnow\p{L}*|mechaniczn\p{L}*)|kurutma makine\p{L}*|tamburlu kurut\p{L}*|makinede kurut\p{L}*|torktuml\p{L}*|tumlas?|tumling|tumlare|torretumbl\p{L}*|torketrom\p{L}*|rumpukuiv\p{L}*|kuivausrum\p{L}*|susic\p{L}*|szaritogep\p{L}*|gepben (?:nem )?szarit\p{L}*|uscator(?:ul)?(?: (?:(?:cu|de) \p{L}+|rotativ))?|trumlis|dziovin\p{L}* bugn\p{L}*|usc(?:are|a|ati) (?:in|la) tambur|(?<=(?:drying|trocknung|trocknen|sechage|asciugatura|secado|secagem|drogen|suszenie|kurutma|torkning|torring|kuivaus|suseni|susenie|uscare)(?:[:\t]|[ ]){1,2})(?:(?:em|en|in|na|a|w|i|ve|v) )?(?:machine|maquina|macchina|tambour|tambor|tamburo|tambur|trommel|maschine|drum|pralce|makinede|bubnu|koneessa)|susilic\p{L}*`,
  },
  {
    field: "care_ironing",
    forbidden: "do_not_iron",
    pattern: String.raw`iron(?:ing|ed)?|(?<=(?:pas de|non?|niente|sem|nao|sin|ni|ne) )(?:fer|ferro)(?! (?:servir|a? ?[cqv]\p{L}+))|bugeleisen|strijkijzer|zelaz(?:ko|ka|kiem)|stryk(?:jarn|ejern)\p{L}*|strygejern\p{L}*|silitysrau\p{L}*|triiki\p{L}*|planxa\p{L}*|planxar|(?:ne)?lygin\p{L}*|(?:ne)?gludin\p{L}*|glacan\p{L}*|likan\p{L}*|pegla\p{L}*|calcare[a]?|гладен\p{L}*|ютия|σιδερο|(?:ge)?bue?gel(?:n|bar|t)|repass(?:er|ages?|ee?s?|ez)|stir(?:a|ar[ei]|atura|at[oaie]|ate|ando)|planch(?:ar(?:se|l[oa]s?)?|ad[oa]s?|as?|e|es|en)|pass(?:ar|e|ad[oa]s?) a ferro|engom(?:ar|ad[oa]s?|e)|strijk(?:en|t)?|gestreken|prasow\p{L}*|prasuj\p{L}*|utu(?:le\p{L}*)?|stryk(?:s|as|es|ning|ing)?|stryg(?:es|ning)?|silit\p{L}*|(?:ne)?zehl\p{L}*|vasal\p{L}*|calca(?:t[ie]?|re)?|glacati|likati|глад\p{L}*|прасува\p{L}*|пегла\p{L}*|глача\p{L}*|σιδερ\p{L}*`,
  },
  {
    field: "care_professional",
    forbidden: "do_not_dry_clean",
    pattern: String.raw`dry[ -]?clean(?:ing|ed|able)?|such\p{L}* cist\p{L}*|chemischreinig\p{L}*|chemische reinigung|keemili\p{L}* puhast\p{L}*|chemin\p{L}* val\p{L}*|(?:ne)?valyti chemi\p{L}*|kimisk\p{L}* tir\p{L}*|(?:ne)?tirit kimisk\p{L}*|kimisk\p{L}* (?:ne)?tir\p{L}*|chemi\p{L}* nevaly\p{L}*|hemijsk\p{L}* cis\p{L}*|cis\p{L}* kemijsk\p{L}*|kemicn\p{L}* cis\p{L}*|cis\p{L}* kemicn\p{L}*|curatare\p{L}* (?:chimic|uscat)\p{L}*|chemick\p{L}* (?:ne)?cist\p{L}*|kuivpesu\p{L}*|kuivapesu\p{L}*|kjemisk rens\p{L}*|renseri|neteja en sec|netejar en sec|химическ\p{L}* (?:по)?чист\p{L}*|(?:по)?чист\p{L}* (?:химическ|хімічн|хемијск)\p{L}*|хімчистк\p{L}*|хімічн\p{L}* чи(?:щен|стк)\p{L}*|сух\p{L}* чистк\p{L}*|хемијск\p{L}* чи(?:шћењ|сти)\p{L}*|στεγνο καθαρισμ\p{L}*|στεγνο πλυσιμο|chem(?:isch\p{L}*|[.]) (?:ge)?reinig\p{L}*|chem(?:ick?[.]|[.]) (?:ne)?(?:cis\p{L}*|czyszcz\p{L}*)|czyscic chem|(?:ne)?cistit chem|trockenreinig\p{L}*|(?:nettoy(?:er|age|ee?s?|ez)|lav(?:er|age)) (?:a sec|chimique)|nettoi(?:e|ent) (?:pas |jamais )?a sec|(?<=pas de )pressing|pressing(?= ?[:\t]? ?(?:interdit|exclu|deconseil|non))|lava(?:re|ggio|t[oaie]|te|no)? a secco|puli(?:re|tura|t[oaie]) a secco|limp(?:iar(?:se)?|ieza|i[ae]|iad[oa]s?) en seco|lava(?:r(?:se)?|do|da)? en seco|limp(?:ar|eza|[ao]s?) a seco|lava(?:r|do|da) a seco|stomen|czy(?:szcz?|sc)\p{L}* chemiczn\p{L}*|czyscic chemiczn\p{L}*|prac chemiczn\p{L}*|kuru temizle\p{L}*|kemtvatt\p{L}*|(?:kemisk )?rens(?:es|ning|ing)?|kemialli\p{L}* pesu\p{L}*|chemicky (?:ne)?cist\p{L}*|chemick\p{L}* cisten\p{L}*|vegytiszt\p{L}*|curat\p{L}* chimic\p{L}*|kemijsk\p{L}* cis\p{L}*`,
  },
];

const ACTION = new RegExp(
  `(?<![\\p{L}-])(?:${ACTIONS.map(({ pattern }, i) => `(?<action${i}>${pattern.replaceAll(/(?<!\[) /g, "[ \\n]")})`).join("|")})(?![\\p{L}])`,
  "gu",
);
/** Washing, which only lists forbid here: alone it is said with words for no that are known as a whole. */
const WASHING: Action = {
  field: "care_washing",
  forbidden: "do_not_wash",
  pattern:
    "(?:machine )?wash(?:ing|ed)?|waschen|gewaschen|laver|lavee?s?|lavage|lavare|lavat[oaie]|lavaggio|lavar|lavad[oa]s?|lavado|lavagem|wassen|gewassen|prac|prania|\\p{L}{0,6}tvatt\\p{L}{0,3}|vaskes?|vask|\\p{L}{0,4}pesu[a]?|pesta|pese|prat|mosni|moshato|spala|spalat[ae]?|prati|pese|skalbti|mazgat|пере|прати|πλενετε|πλενεται",
};
/** Drying and its drum, as lists say it in full. */
const DRYING: Action = {
  field: "care_drying",
  forbidden: "do_not_tumble",
  pattern:
    "(?:dry|secher|sechage|asciugare|asciugatura|secar|secado|secagem|drogen|suszyc|suszenia|susit|torka|torke|torre|kuivattaa|usca|uscat|susiti|susenja|суши|сушити)[ \\n](?:(?:in|en|au|a|na|em|w|v|i|u|в|у)[ \\n])(?:(?:la|the|a|de|una|un)[ \\n])?(?:tumble dryer|dryer|machine|tambour|seche-linge|asciugatrice|tamburo|secadora|maquina(?: de secar)?|tambor|droger|wasdroger|droogtrommel|trommel|suszar\\p{L}+(?: bebnow\\p{L}+)?|(?:bubnov\\p{L}+ )?susic\\p{L}+|susilic\\p{L}+|susilnem stroju|torktumlare|torretumbler|torketrommel|uscator|masina|сушилн\\p{L}+|машин\\p{L}+)|(?:im|in der|in de) (?:wasche|was)?(?:trockner|tumbler|trommel|trommeltrockner|droger|droogtrommel) (?:ge)?(?:trocknen|trocknet|drogen|droogd)",
};
const LISTED_ACTION = new RegExp(
  `(?<![\\p{L}-])(?:(?:(?<washing>${WASHING.pattern})|(?<drying>${DRYING.pattern}))(?!\\p{L})|${ACTION.source})`,
  "gu",
);
/** Before what must not be done, with at most three words between. */
const NOT_BEFORE =
  /(?<!\p{L})(?:do not|don't|dont|not|no|cannot|can't|never|niemals|jamais|nunca|nooit|nigdy|aldrig|aldri|niciodata|nikdy|nikada|ke(?:ep|pt)(?: it| them| this)? (?:away from|out of)|eika (?:\p{L}+ )?saa|δεν|χωρισ|alka{1,2}(?:ka)?|ala(?:ka)?|arge|nesmi|nesmeji|nesmu|nesmie|nelze|nemoj\p{L}*|nesme\p{L}*|negalima|nedrikst|nevajag|neiesak\p{L}*|advis\p{L}* against|recommend\p{L}* against|deconseill\p{L}*|desaconsej\p{L}*|desaconselh\p{L}*|sconsigl\p{L}*|odradza\p{L}*|odrazuj\p{L}*|frara[dr]\p{L}*|avra[dr]\p{L}*|odsvetuj\p{L}*|emme|nerekomend\p{L}*|nedoporuc\p{L}*|neodporuc\p{L}*|nenaudo\p{L}*|nelieto\p{L}*|nicht|kein\p{L}{0,2}|ne pas|pas de|pas d'|pas|sans|non|sin|nao|sem|niet|geen|nie|bez|ej|inte|ikke|ingen|ei|hverken|verken|varken|weder|unsuitable|ungeeignet|nevhodn\p{L}*|netinka\p{L}*|neprikladn\p{L}*|neprimern\p{L}*|nepiemerot\p{L}*|неподходящ\p{L}*|ακαταλληλ\p{L}*|nije|nisu|niso|neni|nejsou|nav|nera|није|neither|nici|ουτε|нито|ne|nedziov\p{L}*|nezav\p{L}*|nenaud\p{L}*|neizmant\p{L}*|nekoris\p{L}*|nesus\p{L}*|не|без|οχι|μην?|μη|nepouziv\p{L}*|nem|nu|mitte|не|μην?|avoid|evit(?:are?|er|ez|e|ate|ese|ati)|vermeid\p{L}*|vermijd\p{L}*|undvik|undga|unnga|избягва\p{L}*|αποφευγετε)(?:[ \n'’](?:(?:la|el|le|les|de|den|das) )?\p{L}+){0,4}?(?:[ \n](?:nor|or|noch|oder|ni|ou|lub|ani|eller|tai|eika|nebo|alebo|vagy|sau|nici|niti|ali|нито|или|ні|або|ουτε|η))?[ \n'’]$/u;
/** "Ni sèche-linge, ni fer", "weder waschen noch bügeln"; in Swedish "ni" is who irons. */
const NEITHER_BEFORE =
  /(?<!\p{L})(?:ni[ \n](?:de[ ]|la[ ]|el[ ]|le[ ])?|weder[ \n][^.;,]{3,30}[ \n]noch[ \n]|neither[ \n][^.;,]{3,30}[ \n]nor[ \n])$/u;
/** "Ohne Bleichmittel": of ironing it would say that none is needed. */
const WITHOUT_BEFORE =
  /(?<!\p{L})(?:without|ohne|senza|zonder|fara|utan|uden|uten|ilman?|brez|niente|nada de|nessun[ao]?|aucune?|ningun[ao]?|nenhuma?|keinerlei|zad(?:ne|neho|nego|nych)|ziadn[ey]|niciun|nicio|nikakv\p{L}|inget|inga|intet|semmi(?:lyen)?|никакв\p{L}|жодн\p{L}{1,3}|hicbir)(?:[ \n]\p{L}+){0,2}[ \n]$/u;
/** Before it, in its line, with an article or a word for the place: "Vietato il candeggio", "Zakaz prasowania". */
const PROHIBITED_BEFORE =
  /(?<!\p{L})(?:zakaz|zabranjen[oa]|prepovedan[oa]|prohibid[oa]|proibid[oa]|vietat[oaie]|se prohibe|divieto di|interdiction de|verboden te|interzis[ae]?|απαγορευεται|забранено|забранено е|забранява се|заборонен\p{L}|забороняється|забрањено|aizliegts?|draudziama|tilos)[ ](?:(?:il|la|lo|l'|el|le|o|a|η|το|(?:(?:el|o|il|l')[ ]?)?(?:uso|utilizzo|utilisation|emploi) (?:del?|di|d'|du|da|do)(?: la| el)?|use|(?:sus|суш)\p{L}* [uvву]|zave\p{L}*)[ ]?)?$/u;
/** After it. */
export const NOT_AFTER =
  /^[\s:=(-]{0,3}(?:is |ist |est |es |e |er |on |are |sind |sont |son |sono |sao |zijn |sunt |esta |estan |su |sa |са |ar |je |е |є |este |ir |yra )?(?:interdit|exclu|esclus|excluid|uitgesloten|ausgeschlossen|wykluczon|vylouc|vyluc|verboten|untersagt|vietat|prohibid|proibid|zabronion|niedozwolon|verboden|forbjud|(?:tillats|tillates|tillades) (?:ej|inte|ikke)|yasak|uygun degil|(?:zu )?vermeid|vermijd|da evitare|a eviter|undvik|nem (?:tehet|rakhat|alkalmaz|engedel)|nu se (?:folos|util)|не се (?:използ|допуск)|не (?:използв|використов|корист)|nie (?:stos|uzyw|dopuszcz)|ne (?:uporab|upotreb|korist)|ni dopust|nedopu|nepouziv|nenaudo|nelieto|neizmanto|ei (?:ole )?(?:sallit|lubat|kasutata|kaytet)|nu se admit|(?:wird|werden|ist) nicht empfohlen|(?:wird|werden) (?:davon )?abgeraten|nicht (?:verwend|benutz)|niet (?:gebruik|aanbev)|ne pas utilis|odsvet|odradza|odrazuj|frara[dr]|avra[dr]|nedoporuc|neodporuc|nerekomend|nav ieteic|nu se recom|ei (?:ole )?suosit|nem (?:ajanl|javas)|no se (?:usa|utiliza)|non si (?:usa|utilizza)|a proscrire|onerilme[zy]|tavsiye edilme[zy]|a[bf](?=[ ]?(?:$|[.;,!\n]))|tabu(?!\p{L})|prohibited|forbidden|tilos|nein|nej(?!\p{L})|ej(?!\p{L})|inte(?!\p{L})|ikke(?!\p{L})|forbud|yapila?ma|yapma|kullanma|uygulanmaz|deconseill|sconsigliat|desaconsej|desaconselh|afgeraden|not (?:allowed|permitted|possible|recommended|suitable)|nicht (?:erlaubt|moglich|geeignet|zulassig|gestattet)|non (?:consentit|ammess)|no (?:permitid|recomendad|apto)|nao (?:permitid|recomendad)|niet (?:toegestaan|mogelijk)|nem (?:megengedett|szabad)|nu (?:este permis|se permite)|ni dovolj|nije (?:dop|doz)|neni (?:dovol|povol|mozn)|nie je (?:dovol|povol|mozn)|nie jest dozw|nem haszn|negalima|δεν επιτρ|не (?:е разреш|се разреш)|(?:inte|ikke|ej) til|(?:kullanil|uygulan|edil)[ae]?m[ae](?:[yz]|mali)|yapilmamali|yaptirma[yz]|atmay|kurutulma[yz]|ne (?:preporuc|dovolj)|nav atlaut|draudziam|keelatud|забран|заборон|забрањ|не (?:дозвол|допуск)|није дозвољ|απαγορευ|zakazan|zabranjen|prepoved|zakazuje|interzis|aizliegt|kielletty)|^ (?:(?:darf|durfen|soll(?:te)?n?|kann) nicht|(?:must|should|may|can) ?not be|can't be|mag niet|mogen niet|ma ikke|kan ikke|far (?:inte|ej)|bor inte|kan inte|ei saa|ei tohi|no (?:debe|puede)\p{L}*|no se (?:debe|puede)\p{L}*|non (?:deve|devono|va|vanno|puo|possono)|nao (?:deve|pode)\p{L}*|ne (?:doit|doivent|peut|peuvent) pas|nie (?:wolno|mozna|nalezy)|se nesmi|se nesmie|nem szabad|не бива|не трябва|δεν πρεπει|se ne smije|se ne sme|не можна|nelkul)(?!\p{L})|^(?: (?!(?:maar|aber|und|en|och|og|men)[ ])\p{L}+){1,3} (?:nicht|niet|inte|ikke)(?=[ ]?(?:$|[.;,!\n]|(?:und|en|och|og)[ ]))|^\p{L}{0,6}m[ae](?:yin|z(?!\p{L})|m[ae]li)|^[\s:=-]{1,3}(?:no|non|nee|nie|nao|ei|nei|ne|nem|nu|не|ні|οχι|hayir|niet|nicht|never|do not|don't|nooit|jamais|nunca|mai|nigdy|aldrig?|x)(?=[\s)]*$|[ ]?[-–/|][ ]|\n)/u;
/** Glued to the word, in Czech and Turkish. */
const NOT_WITHIN =
  /^ne(?:bel|biel|bal|zehl|lygin|gludin|valy|tir)|necist|netir|nevaly|m[ae](?:yin|z$|m[ae]li)/u;
/** What is told only of some ways or places: "nicht heiß bügeln", "do not iron on print", "chlorine-free bleach only". */
const ONLY =
  /(?<!\p{L})(?:hot|heiss|heiß|chaud|high|hoch|hoher|steam|dampf|vapeur|vapor\p{L}*|stoom|para|angebugelt|print\p{L}*|(?:auf|be)?druck\p{L}*|(?:op|be)druk\p{L}*|imprim\p{L}*|impression|stampa\p{L}*|estamp\p{L}*|nadruk\p{L}*|tryck\p{L}*|trykk?\p{L}*|potisk\p{L}*|potlac\p{L}*|baski\p{L}*|painat\p{L}*|щамп\p{L}*|naszyw\p{L}*|nasiv(?:k|iek)\p{L}*|aplik\p{L}*|appliq\p{L}*|applik\p{L}*|patch\p{L}*|badges?|ecussons?|parches?|felvarr\p{L}*|hihamerk\p{L}*|haft\p{L}*|нашивк\p{L}*|аплікац\p{L}*|апликаци\p{L}*|motif|motiv\p{L}*|decorat\p{L}*|only|nur|solo|uniquement|apenas|alleen|tylko|endast|kun|vain|qu['’](?:avec|a|au)|oxygen|sauerstoff\p{L}*|chlorine-free|non-chlorine|unless|without|ohne|directly|direkt)(?!\p{L})/u;
const LOW =
  /(?<!\p{L})(?:nizoj|cool|low|lower|reduced|reduziert\p{L}*|reduite?|ridott[ao]|reducid[ao]|reduzid[ao]|moderat[ao]|moderad[ao]|obnizon\p{L}*|nizs\p{L}*|joasa|mica|hellavarai\p{L}*|niedrig\p{L}*|schonend\p{L}*|basse|moderee|bassa|baja|baixa|laag|lage|nisk\p{L}*|dusuk|lag|lav|(?<=temperature |chaleur )douce|(?<=temperatura |calor )suave|(?<=temperatura )delicata|sanfter? (?=temp|warme|hitze)|zachte (?=temp|warmte)|alhaise\p{L}*|matala\p{L}*|nizk\p{L}*|alacsony\p{L}*|χαμηλ\p{L}*|ниск\p{L}*|низьк\p{L}*|madal\p{L}*|zem\p{L}*|nizj\p{L}*|niskoj|baixes|scazuta|redusa)(?!\p{L})/u;

const OR_WORDS =
  "or|nor|in|a|oder|noch|ou|ni|o|e|und|and|et|y|of|en|noch|lub|ani|i|eller|och|og|tai|eika|emmeka|nebo|alebo|vagy|es|sau|si|ili|ali|voi|ar|arba|vai|un|ir|ja|ega|или|и|ни|нити|нито|або|чи|і|та|ні|η|και|ουτε|veya|ve";
/** "Do not bleach or tumble dry" forbids both. */
export const OR = new RegExp(String.raw`^[ \n](?:${OR_WORDS})[ \n](?:\p{L}+[ \n])?$`, "u");
/** One such word and at most an article. */
const OR_ALONE = new RegExp(String.raw`^[ \n](?:${OR_WORDS})[ \n](?:\p{L}{1,3}[ \n])?$`, "u");
/** Says how hot, which what is forbidden needs not. */
const HEAT_AFTER = /^[^.;,\n]{0,25}(?:\d{2,3}[ ]?°|temperat|heat|hitze|varme|teplot|температур|θερμοκρασ)/u;
/** Before the last of what a list forbids. */
const OR_LAST =
  "or|nor|oder|noch|ou|ni|o|of|lub|ani|eller|tai|eika|nebo|alebo|vagy|sau|ili|ali|или|и|нито|або|чи|ні|η|ουτε";
const LIST_END = new RegExp(`^,?[ \\n](?:${OR_LAST})[ \\n](?:\\p{L}{2,3}[ \\n])?$`, "u");
const LOW_NEXT = new RegExp(`^,[ ]?(?:(?:\\p{L}{1,2} )?temp\\p{L}*\\.? |\\p{L}+\\.? )?${LOW.source}`, "u");
/** A drum at usual heat: "Secagem em tambor, temperatura normal". */
const USUAL =
  /^[ \t\n,:–-]{0,3}(?:(?:a|at|on|bei|auf|op|pa|ved|na|pri|i|w|con|com|la|при|за|σε|tai|em|mit|med|met|with|с|на|с|z|s|so|do|v|u|в|у|με|στη|juures)[ \n])?(?:normaali?l\p{L}*|(?:normaal\p{L}*|ipras\p{L}*|parast\p{L}*|tavali\p{L}*|tavanomai\p{L}*|bezn\p{L}*|zwykl\p{L}*|szokas\p{L}*|obisnuit\p{L}*|vanlig\p{L}*|almindelig\p{L}*|usual|ublich\p{L}*|habitua\p{L}*|uobicajen\p{L}*|vidutin\p{L}*|videj\p{L}*|keskm\p{L}*|ortalama|нормалн\p{L}*|звичаин\p{L}*|уобичајен\p{L}*|κανονικη|обичаин\p{L}*|obicajni|normal\p{L}*|medium|mittler\p{L}*|moyenn\p{L}*|medi[ao]|gemiddeld\p{L}*|middel\p{L}*|sredni\p{L}*|stredn\p{L}*|kozepes|keski\p{L}*)[ \n](?:temperat\p{L}*|temp(?!\p{L})|heat|hitze|warme|varme|teplot\p{L}*|homersekl\p{L}*|hofok\p{L}*|температур\p{L}*|степен\p{L}*|θερμοκρασια|lampotil\p{L}*|temperatuur\p{L}*|thermisch\p{L}*|stand|setting|stufe|program\p{L}*|isi\p{L}*|sicaklik\p{L}*|lam(?:po|mo)\p{L}*)|(?:temperat\p{L}*|temp\.?|heat|hitze|teplot\p{L}*|homersekl\p{L}*|lampotil\p{L}*)[ \n](?:normaa?l\p{L}*|medium|moyenn\p{L}*|medi[ao])|normal\p{L}{0,3}(?=[ ]?(?:$|[.;,(\n\t]|(?:or|oder|ou|o|oppure|of|lub|eller|tai|nebo|alebo|vagy|sau|ili|ali|voi|arba|vai|veya|или|або|η)[ ])))(?!\p{L})/u;

/** "Bei normaler Temperatur im Trockner". */
const USUAL_BEFORE =
  /(?<!\p{L})(?:normal\p{L}*|ublich\p{L}*|gewohnlich\p{L}*|habitue\p{L}*|bezn\p{L}*|zwykl\p{L}*|szokasos|obisnuit\p{L}*|vanlig\p{L}*|almindelig\p{L}*|tavalli\p{L}*|tavali\p{L}*|uobicajen\p{L}*|obicajn\p{L}*|iprast\p{L}*|parast\p{L}*|нормалн\p{L}*|звичаин\p{L}*|обичаин\p{L}*|уобичајен\p{L}*|κανονικη)[ \n](?:temperat\p{L}*|temp\.?|heat|hitze|warme|warmte|varme|teplot\p{L}*|homersekl\p{L}*|hofok\p{L}*|температур\p{L}*|θερμοκρασια|lampotil\p{L}*|isi\p{L}*|sicaklik\p{L}*)[ \n](?:\p{L}{1,6}[ \n]){0,2}$/u;

/** That a drum may be used, with no word on its heat. */
const ALLOWED_AFTER =
  /^[ ](?:is |ist |est |e |es |on |je |er )?(?:allowed|permitted|possible|erlaubt|zulassig|moglich|gestattet|autorise|permis|possible|consentit|ammess|permitid|toegestaan|mogelijk|dozwolon|dovolen|povolen|megengedett|szarithato|permisa?|разреш|позвол|дозвол|дозвољ|επιτρεπ|tillat|tilladt|sallit|dozvolj|dopust|dovolj|lubatud|atlaut|leidzi|galima|safe|friendly|yapilabilir|kurutulabilir|atilabilir)\p{L}*[ )]*(?=$|[.;,\n\t])/u;
const ALLOWED_BEFORE =
  /(?<!\p{L})(?:can be|may be|suitable for|safe for|darf in den|kann im|geeignet fur den|autorise le|puede secar\p{L}* en|se puede secar en|apt[oa] para|supporten?t? le|convient au|admite(?: la)?|sopporta l'|tollera l'|vertragt den|verdraagt de|asciugabile in|pode secar na|pode ir a|mag in de|mozna suszyc w|lze susit v|mozno susit v|vhodne do|se poate usca in|може да се суши в|можна сушити [ву]|може се сушити у|επιτρεπεται το|tal|kan|taler|kan torkes i|kestaa|voidaan|moze se susiti u|smije se susiti u|dovoljeno susenje v|voib kuivatada|drikst zavet velas|drikst zavet|galima dziovinti)[ ](?:\p{L}{1,3}[ ])?$/u;

/** That it may be washed and dried: "Koc można prać w 60 stopniach i suszyć w suszarce". */
const MAY =
  "can|may|kann|konnen|darf|durfen|peut|peuvent|pouvez|passe(?:nt)?|puo|possono|puedes?|pueden|podem?|kan|kunt|kunnen|mag|mogen|mozna|moze|mozesz|moga|lze|muze(?:te)?|muzou|mohou|μπαιν(?:ει|ουν)|mozno|mozu|mozete|mogu|poate|pot|puteti|smije|smiju|sme|lahko|voi|voidaan|voit|voib|tohib|drikst|galima|може|могат|могу|можете|можна|можно|μπορει|μπορειτε|taler";
const MAY_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${MAY})(?!\p{L})[^.;:\n\t]{0,70}$`, "u");
/** "In de droger mag hij op normale stand": the same behind the drum, before how hot. */
const MAY_NEXT = new RegExp(String.raw`^,?(?: \p{L}{1,5})? (?:${MAY}|goes|geht|gaat|va|far)(?!\p{L})`, "u");
/** Letters before a drum in which it is said that it may be used. */
const LEAD = 120;
/** "Mag op lage temperatuur in de droger": how hot, before where. */
const LOW_BEFORE = new RegExp(
  `${LOW.source}(?!.*[ ](?:en|und|and|et|y|e|i|og|och|ja|a|si|es|и|та|και|ve)[ ])[^.;,\\n\\t]{0,30}$`,
  "u",
);
/** The rest of what may be done: nothing that says how hot or for what else. */
const MAY_AFTER = /^[^.;,:\n\t\d(]{0,14}(?=$|[.;,!\n\t])/u;

/** "Do not tumble dry, bleach, iron or dry clean": at the begin a word for no, behind the last comma one for or. */
const LISTED = new RegExp(
  String.raw`(?<!\p{L})(?:do not|don't|never|not|nicht|ne pas|non|no|nao|niet|nie|ikke|inte|ej|ei|ei saa|ala|ne|nem|nu|не|μην|δεν)[ \n][^.;:•·|\n\t]{3,40}(?:,[ \n][^.;:•·|,\t]{3,40}){1,4}[ \n](?:${OR_LAST}|ne)[ \n][^.;:•·|,\t]{3,30}`,
  "gu",
);

/** Between two of a list: "ne pas laver, utiliser de javel ou …". */
const LIST_GAP =
  /^,[ \n](?:(?:use|verwenden|utiliser|usare|usar|utilizar|gebruiken|stosowac|uzywac|anvanda|bruke|bruge|folosi)[ \n](?:de |la |il )?)?$/u;

/** What a list forbids that is begun with one word for no: nothing else may stand in it. */
export function forbiddenInLists(passage: Passage): Found[] {
  return [...passage.folded.matchAll(LISTED)].flatMap(({ 0: list, index }): Found[] => {
    const items = [...list.matchAll(LISTED_ACTION)];
    const [first] = items;
    const negation = first ? NOT_BEFORE.exec(list.slice(0, first.index)) : null;
    if (!first || !negation || items.length < 3) return [];
    const gaps = items.slice(1).map((item, i) => {
      const above = items[i];
      return above ? list.slice(above.index + above[0].length, item.index) : "";
    });
    if (!gaps.slice(0, -1).every((gap) => LIST_GAP.test(gap)) || !LIST_END.test(gaps.at(-1) ?? "")) return [];
    const last = items.at(-1);
    const rest = passage.folded.slice(index + (last?.index ?? 0) + (last?.[0].length ?? 0));
    if (!/^(?:[ ](?:it|them))?[ ]?(?:$|[.;!\n\t])/.test(rest)) return [];
    return items.flatMap((match): Found[] => {
      const action = actionOf(match);
      if (!action) return [];
      const end = index + match.index + match[0].length;
      const start = index + negation.index;
      return [{ field: action.field, value: action.forbidden, confidence: 0.9, passage, start, end }];
    });
  });
}

function actionOf({ groups }: RegExpExecArray): Action | undefined {
  if (groups?.washing !== undefined) return WASHING;
  if (groups?.drying !== undefined) return DRYING;
  return ACTIONS.find((_, at) => groups?.[`action${at}`] !== undefined);
}

/** A dot behind a word that is cut short ends no clause: "nicht chem. reinigen". */
const CLAUSE = /(?:[^.;,•·|\n]|\n(?!\n)|[.](?! |\n|$)|(?<=(?<!\p{L})(?:chem|max|maks|temp|masch))[.])+/gu;

/** What may not be done, and drying in low heat, clause by clause. */
export function findInClauses(passage: Passage): Found[] {
  const found: Found[] = [];
  for (const clause of passage.folded.matchAll(CLAUSE)) {
    const actions = [...clause[0].matchAll(ACTION)];
    let isForbiddenBefore = false;
    for (const [i, match] of actions.entries()) {
      const action = actionOf(match);
      if (!action) continue;
      const last = actions[i - 1];
      const begin = last ? last.index + last[0].length : 0;
      const said = clause[0].slice(Math.max(begin, match.index - 40), match.index);
      // "No" at the end of the line before is the answer to that line.
      const line = lineStart(passage, clause.index + match.index);
      const isValue = passage.beside.has(line) && !goesOnFromAbove(passage, line);
      const before = (
        isValue ? said.slice(said.lastIndexOf("\n") + 1) : withoutAnswer(last ? withoutNoAbove(said) : said)
      ).replace(OF_CHLORINE, "");
      const end = match.index + match[0].length;
      const own = goingOn(
        passage,
        clause.index + end,
        clause.index + Math.min(actions[i + 1]?.index ?? end + 40, end + 40, clause[0].length),
      );
      // "Trockner, niedrige Temperatur" goes on after the comma.
      const rest = passage.folded.slice(clause.index + clause[0].length).slice(0, 40);
      const goesOn = OPEN.test(own) && (LOW_NEXT.test(rest) || USUAL.test(rest) || isUsualBehindVerb(rest));
      const after = goesOn ? rest.slice(1) : own;
      const joined: boolean =
        last !== undefined &&
        isForbiddenBefore &&
        OR.test(clause[0].slice(begin, match.index)) &&
        !HEAT_AFTER.test(after);
      const value: string | undefined = joined
        ? action.forbidden
        : meaningOf(
            action,
            before,
            match[0],
            after,
            clause[0].slice(Math.max(begin, match.index - LEAD), match.index),
          );
      // "Bleaching and ironing are prohibited": what is said behind the second holds for both.
      const partner = last === undefined || isForbiddenBefore || joined ? undefined : actionOf(last);
      const isPair = value === action.forbidden && NOT_AFTER.test(after) && !NOT_BEFORE.test(before);
      if (last && partner && isPair && OR_ALONE.test(clause[0].slice(begin, match.index)))
        found.push({
          field: partner.field,
          value: partner.forbidden,
          confidence: 0.9,
          passage,
          start: clause.index + last.index,
          end: clause.index + end,
        });
      isForbiddenBefore = value === action.forbidden;
      if (value === undefined) continue;
      const negation = NOT_BEFORE.exec(before);
      const start = negation ? match.index - before.length + negation.index : match.index;
      const tail = negation ? 0 : (NOT_AFTER.exec(after)?.[0].trimEnd().length ?? 0);
      const place = { start: clause.index + start, end: clause.index + end + tail };
      found.push({ field: action.field, value, confidence: 0.9, passage, ...place });
    }
  }
  return found;
}

/** "Only by oxygen, without chlorine" over "tumble dry": the word for no is that of what bleaches. */
const OF_CHLORINE = new RegExp(String.raw`(?:${WITHOUT_CHLORINE.source})\p{L}*(?=[ ]?[\n,])`, "u");
/** "Trockner" before a comma, also with the answer that it may be used: "Secadora: sí". */
const OPEN =
  /^(?:[ \n]?\p{L}{0,14}|[ ]?[:\t][ \t]?(?:yes|oui|si|sim|tak|igen|da|ano|kylla|jaa?h?|taip|evet|да|так|ναι|ok))$/u;

/** What stands between two places, as one line where the next one ends a prohibition: "sušenje v sušilnem stroju ni" over "dovoljeno". */
function goingOn({ text, folded }: Passage, from: number, to: number): string {
  // "Droger lage temperatuur" over "niet strijken": the word for no is that of what stands next.
  const said = folded.slice(from, to).replace(ANSWER_TO_NEXT, "");
  const isNew = /\n(?!\p{Ll})/u.test(text.slice(from, to + 1));
  return isNew || NOT_AFTER.test(said) ? said : said.replaceAll("\n", " ");
}

/** A line that begins with one short word right before the next action. */
const ANSWER_TO_NEXT = /\n\p{L}{2,7}[ ]$/u;

/** Letters of a line at least that its sentence goes on from: an answer is short. */
const FULL_LINE = 45;

/** "… Skal ikke" over "tørketromles": a sentence in a column goes on, whatever stands beside its lines. */
function goesOnFromAbove({ text }: Passage, line: number): boolean {
  const above = text.slice(text.lastIndexOf("\n", line - 2) + 1, Math.max(line - 1, 0));
  return above.length >= FULL_LINE && /^\p{Ll}/u.test(text.slice(line, line + 1)) && !/[.:;]$/.test(above);
}

/** "Blek ej" over "Torktumlas": behind one action, without the word for no that ends its line. */
function withoutNoAbove(said: string): string {
  const end = said.indexOf("\n");
  const above = said.slice(0, Math.max(end, 0));
  return /^[ ]\p{L}{2,5}$/u.test(above) && NOT_AFTER.test(above) ? said.slice(end) : said;
}

/** What stands before an action without the line above it where that is a label with its answer: "Bleaching: not allowed". */
function withoutAnswer(said: string): string {
  const answer = /^.*[\t:](?<answer>[^\t:\n]+)\n/su.exec(said);
  if (!answer?.groups?.answer) return said;
  const { answer: words } = answer.groups;
  return /^[ ]?\p{L}+$/u.test(words) || NOT_AFTER.test(words) ? said.slice(answer[0].length) : said;
}

/** Before what need not be done, as nobody forbids it: "ei tarvitse silittää", "muss nicht gebügelt werden". */
const NEEDLESS_BEFORE =
  /(?<!\p{L})(?:no need (?:to|for)|need(?: not|n['’]?t)|(?:do|does)(?: not|n['’]?t) (?:need|have)|needs? no|(?:needs?|requires?)(?= ?$)|requires? no|(?:not|n['’]?t) require|not (?:necessary|required|needed) to|brauch\p{L}*(?: \p{L}+){0,2}? (?:nicht|kein\p{L}*)|muss\p{L}* (?:\p{L}+ )?nicht|nicht (?:notig|notwendig|erforderlich),? (?:\p{L}+ )?zu|(?:pas|nul|aucun) besoin de?|pas (?:necessaire|obligatoire|utile) de?|(?:ne|n['’]) ?(?:necessite|demande|requiert|exige) (?:pas|aucun)(?: de?)?|inutile de?|non (?:serve|occorre|necessita(?:no)?|richied\p{L}+|e necessario|ha bisogno|hanno bisogno)(?: di| d['’])?|non c['’]e bisogno di|no (?:(?:se )?necesita[n]?|hace falta|requiere[n]?|precisa[n]?|es (?:necesari[oa]|preciso))|nao (?:(?:se )?precisam?|necessitam?|requer|(?:e )?necessari[oa]|e preciso)(?: de)?|hoef(?:t|ven)(?: \p{L}+)? niet|(?:is )?niet nodig om(?: te)?|(?:vraagt|vereist|behoeft) geen|nie (?:wymaga\p{L}*|trzeba|potrzebuj\p{L}*|potrzeba|musi\p{L}*|jest (?:konieczne|wymagane))|beho(?:ver|vs) (?:inte|ej)|(?:inte|ej) beho(?:ver|vs)|behover ikke|trenger ikke|kr[aæ]ver ikke|krever ikke|ei(?:vat)? (?:tarvitse|vaadi|ole (?:tarpeen|valttamatonta))|nemus\p{L}+(?: (?:se|sa))?|netreba|netreba ho|neni (?:treba|nutne|potreba)|nie je (?:treba|potrebne|nutne)|nevyzaduj\p{L}+|nepotrebuj\p{L}+|nem (?:kell|szukseges|igenyel\p{L}*)|nu (?:necesita|este (?:nevoie|necesar)|are nevoie|e nevoie)(?: (?:de|sa))?|(?:ne treba|nije potrebno|ni treba|ni potrebno|ne zahtijeva|ne zahteva)(?: ga| ih| je)?|(?:pole|ei ole) vaja|ei vaja|nereik\p{L}+|nebutina|nav (?:jagludina|nepieciesam\p{L}+|vajadz\p{L}+)|не (?:е (?:необходимо|нужно)|се нуждае(?: от)?|изисква|потребує|вимагає|вимагаe|обов['’]язково|треба|захтева|потребно)|не потрібно|ниje потребно|није потребно|δεν (?:χρειαζ\p{L}+|απαιτ\p{L}+))(?=[ \n]|$)(?:[ \n]\p{L}+){0,2}[ \n]?$/u;
/** The same behind it: "Bügeln ist nicht nötig", "ironing not required", "žehlení není nutné". */
const NEEDLESS_AFTER =
  /^(?:[ \n:=-]{1,3}\p{L}{1,8}){0,2}[ \n:-]{1,3}(?:(?:not|un)[ ]?(?:necessary|needed|required)|unnecessary|needless|(?:nicht )?(?:notig|notwendig|erforderlich)|unnotig|uberflussig|(?:non |pas )?(?:necessaire|obligatoire)|inutile|superflu|(?:non )?(?:necessari[oa]|richiest[oa]|serve|occorre)|superflu[oa]|(?:no )?(?:necesari[oa]|hace falta)|innecesari[oa]|(?:nao )?necessari[oa]|desnecessari[oa]|dispensavel|(?:niet )?(?:nodig|noodzakelijk)|overbodig|zbedn\p{L}+|(?:nie)?(?:potrzebn\p{L}+|wymagan\p{L}+|konieczn\p{L}+)|(?:inte|ej|ikke)? ?(?:nodvandig\p{L}*|nodvendig\p{L}*|behovs)|onodig|behovs (?:inte|ej)|(?:ei )?(?:tarpeen|tarvita)|tarpeeton|(?:neni|nie je) (?:nutn|treba|potreb)\p{L}*|nutn[ey]|(?:nem )?szukseges|felesleges|nu e(?:ste)? necesar\p{L}*|(?:nije|ni) (?:potrebn|nuzn)\p{L}*|pole (?:vaja|vajalik)|nereikaling\p{L}*|nebutina\p{L}*|nav nepieciesam\p{L}*|не е (?:необходим|нужн)\p{L}*|не (?:потрібн|обов)\p{L}*|није потребн\p{L}*|δεν (?:χρειαζ|απαιτ)\p{L}*|gerek(?:mez|siz|li degil))/u;

/** Whether what is said around an action is that it need not be done. */
export function isNotNeeded(before: string, after: string): boolean {
  return NEEDLESS_BEFORE.test(before) || NEEDLESS_AFTER.test(after);
}

/** Whether a drum may be used at its usual heat by a verb and few words behind it, none of which is for no. */
function isUsualBehindVerb(after: string): boolean {
  const verb = MAY_NEXT.exec(after)?.[0];
  if (verb === undefined || NOT_PERMITTED.test(after)) return false;
  const rest = after.slice(verb.length);
  return [...rest.matchAll(/ /g)].slice(0, 4).some(({ index }) => USUAL.test(rest.slice(index)));
}

function meaningOf(
  action: Action,
  before: string,
  said: string,
  after: string,
  lead: string,
): string | undefined {
  // "Nur kalt waschen und niemals bügeln": what is said of the one before holds for that alone.
  const own =
    before
      .slice(before.lastIndexOf("\n") + 1)
      .split(CLAUSE_OF_ITS_OWN)
      .at(-1) ?? "";
  const words = `${own} ${after.split("\n")[0] ?? ""}`;
  const isForbidden =
    NOT_BEFORE.test(before) ||
    PROHIBITED_BEFORE.test(before) ||
    NOT_AFTER.test(after) ||
    NOT_WITHIN.test(said) ||
    (NEITHER_BEFORE.test(before) && !said.startsWith("stryk")) ||
    (action.field !== "care_ironing" && WITHOUT_BEFORE.test(before));
  if (isForbidden && isNotNeeded(before, after)) return undefined;
  // "Do not iron above 110 °C" allows it below.
  if (isForbidden && /^[^.;,\n\d]{0,25}\d{2,3}[ ]?(?:°|c(?!\p{L}))/u.test(after)) return undefined;
  // "Cotton, not bleached" says how it was made, "must not be bleached" how it is washed.
  if (isForbidden && action.field === "care_bleaching" && BLEACHED.test(said) && !BE_BEFORE.test(before))
    return undefined;
  if (isForbidden) return ONLY.test(words) ? undefined : action.forbidden;
  if (action.field !== "care_drying") return undefined;
  if (LOW.test(after.slice(0, 30))) return "tumble_low";
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (ALLOWED_AFTER.test(after) && LOW_BEFORE.test(lead)) return "tumble_low";
  if (USUAL.test(after) || ALLOWED_AFTER.test(after) || USUAL_BEFORE.test(lead)) return "tumble_normal";
  if (isUsualBehindVerb(after)) return "tumble_normal";
  if (MAY_BEFORE.test(lead) && LOW_BEFORE.test(lead)) return "tumble_low";
  if (MAY_BEFORE.test(lead) && MAY_AFTER.test(after) && !LOW.test(lead) && !ONLY.test(after))
    return "tumble_normal";
  return ALLOWED_BEFORE.test(line) && !LOW.test(line) && !ONLY.test(words) ? "tumble_normal" : undefined;
}
