/** "The fabric “Mila” is not covered by certificate S24-1187": what a certificate does not hold for, and what who writes does not know. */
import { worded } from "../kit/worded.ts";

/** That something is outside what is certified, a language each, as parts of patterns. */
const OUTSIDE = [
  "not (?:\\p{L}+ ){0,2}covered (?:by|under)|not (?:included|listed|contained) (?:in|on) (?:the |this |your |our |its )?(?:scope|certificate)|not (?:fall|come) (?:under|within)|outside (?:of )?the scope",
  "nicht (?:\\p{L}+ ){0,2}(?:erfasst|abgedeckt|gedeckt|umfasst|eingeschlossen)|nicht (?:vom|durch das|von dem|unter das|im|auf dem) (?:\\p{L}+ )?(?:zertifikat|geltungsbereich)|fallt nicht (?:unter|in)|au(?:ss|ß)erhalb des geltungsbereichs?",
  "(?:n'est|n'etait|ne sont|n'etaient|n'etant) pas (?:\\p{L}+ )?(?:couvert|inclus|compris|vise|concerne|repris)\\p{L}{0,2}|ne (?:releven?t?|figuren?t?|entren?t?) pas|hors (?:du )?(?:champ|perimetre)",
  "non (?:e|sono|risulta|risultano|viene|vengono) (?:\\p{L}+ )?(?:copert|compres|inclus)[oaie]|non rientra(?:no)?|fuori (?:dal campo|dall'ambito)",
  "no (?:esta|estan|queda|quedan|se encuentran?) (?:\\p{L}+ )?(?:cubiert|amparad|incluid|comprendid)[oa]s?|fuera del (?:alcance|ambito)",
  "nao (?:esta|estao|e|sao|fica|ficam|se encontram?) (?:\\p{L}+ )?(?:cobert|abrangid|incluid)[oa]s?|fora do (?:ambito|alcance)",
  "niet (?:\\p{L}+ ){0,2}(?:gedekt|opgenomen|inbegrepen)|niet (?:door|onder|binnen|op) het certificaat|valt niet (?:onder|binnen)|buiten (?:de reikwijdte|het toepassingsgebied|de scope)",
  "nie (?:jest|sa|zostal\\p{L}{0,2}) (?:\\p{L}+ )?(?:objet|uwzglednion|ujet)\\p{L}{1,2}|poza zakresem",
  "(?:omfattas|tacks|ingar|innefattas) (?:inte|ej)|(?:inte|ej) (?:omfattas|tacks|ingar)",
  "(?:omfattes|dækkes|dekkes|indgar|inngar) ikke|ikke (?:\\p{L}+ )?(?:omfattet|omfattes|dækket|dækkes|dekket|dekkes)",
  "(?:ei|eivat) (?:kuulu|sisally|kata)(?!\\p{L})",
  "(?:neni|nejsou|nebyl\\p{L}?|nie je|nie su) (?:\\p{L}+ )?(?:zahrnut|kryt|pokryt|obsazen|obsiahnut)\\p{L}{0,2}|nevztahuje|nevztahuju|nespada\\p{L}? (?:pod|do)",
  "nem (?:tartozik|tartoznak|terjed ki|vonatkozik|fedi|szerepel)",
  "nu (?:este|sunt|e) (?:\\p{L}+ )?(?:acoperit|inclus|cuprins)\\p{L}{0,2}|nu (?:intra)",
  "(?:nije|nisu|ni|niso) (?:\\p{L}+ )?(?:obuhvacen|pokriven|ukljucen|zajet|vkljucen|krit)\\p{L}{0,2}",
  "ei ole (?:\\p{L}+ )?(?:kaetud|holmatud)|nepatenka|neitraukt\\p{L}*|neattiecas|nav (?:ieklaut|ietvert)\\p{L}*",
  "kapsam\\p{L}* (?:disinda|degil|girme|yer alma|bulunma)\\p{L}*|kapsanma\\p{L}*",
  "не (?:е|са) (?:\\p{L}+ )?(?:обхванат|включен|покрит)\\p{L}*|не (?:попада|поширюється|входить)|не (?:охоплен|включен)\\p{L}*|није (?:обухваћен|покривен|укључен)\\p{L}*|δεν (?:καλυπτετ|περιλαμβανετ|εμπιπτ)\\p{L}*",
].join("|");

/** That a certificate leaves something out. */
export const LEAVES_OUT =
  "does not cover|(?:deckt|umfasst|erfasst) [^.;:]{0,60}nicht|ne couvre pas|non copre|no (?:ampara|cubre)|nao (?:abrange|cobre)|dekt [^.;:]{0,60}niet|nie obejmuje|omfattar inte|omfatter ikke|(?:dækker|dekker) ikke|ei kata|nepokryva|nezahrnuje|nezahrna|nem fedi|nu acopera|ne (?:pokriva|obuhvaca|zajema)|ei holma|neapima|neaptver|kapsama(?:maktadir|z)|не (?:обхваща|охоплює|покрива)|δεν καλυπτει";

const CERTIFICATE = "(?:certif|zertif|sertif|certyf|tanusit|todistu|сертиф|πιστοποι)";
/** In one sentence with the certificate, before it or, as the verb of German clauses, behind it. */
const OF_CERTIFICATE = new RegExp(
  `(?<!\\p{L})(?:${CERTIFICATE}[^:?!\\t]{0,120}?(?<!\\p{L})(?:${OUTSIDE}|${LEAVES_OUT})|(?:${OUTSIDE})[^:?!\\t]{0,60}?${CERTIFICATE})`,
  "u",
);
/** What goes with a product, or is none that the paper is about: "articles that are not listed", "andere Farben". */
const OF_OTHERS =
  /(?<!\p{L})(?:other|not (?:listed|named|mentioned)|andere\p{L}?|ubrige\p{L}?|weitere\p{L}?|nicht (?:genannt|aufgefuhrt)\p{L}*|autres?|altr[aeio]|otr[ao]s?|outr[ao]s?|overige|inne|inny\p{L}{0,2}|pozostal\p{L}{1,2}|ovriga|andra|ovrige|andre|muut|jin[ey]|ostatni|ine|mas|alte|drug[aei]|accessor\p{L}*|zubehor\p{L}*|accessoires?|acces[ou]ri\p{L}*|acessori\p{L}*|toebehoren|akcesori\p{L}*|tillbehor\p{L}*|tilbehor\p{L}*|lisavaruste\p{L}*|prislusenstv\p{L}*|tartozek\p{L}*|aksesuar\p{L}*|verpackung\p{L}*|packaging|emballages?|imball\p{L}*|embala\p{L}*|opakowan\p{L}*)(?!\p{L})/u;
const SAID = new RegExp(`(?<!\\p{L})(?:${OUTSIDE})(?!\\p{L})`, "u");

/** True for a sentence that takes something out of what is certified, unless that goes with a product only. */
export function saysNotCovered(sentence: string): boolean {
  const said = sentence.replaceAll("\n", " ");
  return SAID.test(said) && !OF_OTHERS.test(said);
}

/** True for a sentence that says so of a certificate. */
export function saysNotCertified(sentence: string): boolean {
  const said = sentence.replaceAll("\n", " ");
  return OF_CERTIFICATE.test(said) && !OF_OTHERS.test(said);
}

/** That who writes cannot confirm or tell something, a language each. */
export const NOT_CONFIRMED = [
  "(?:can ?not|can['’]t|could not|unable to|not able to|not in a position to) (?:\\p{L}+ )?(?:confirm|provide|give|state|supply|verify|disclose|issue|say|tell|vouch|name|prove|answer)",
  "(?:konnen|konnten|kann)(?!\\p{L}).{0,120}? (?:nicht (?:sag|beantwort)|nichts? (?:dazu |daruber )?(?:sag|mitteil|angeb)|keine (?:\\p{L}+ )?(?:angabe|auskunft|aussage|erklarung)\\p{L}* (?:mach|geb|treff|abgeb|erteil))\\p{L}*|(?:konnen|konnten|kann)(?!\\p{L}).{0,120}? nicht (?:bestatig|angeb|nenn|mitteil|mach|beleg|geb|abgeb|erteil|ausstell)\\p{L}*",
  "ne (?:pouvons|pouvions|puis|sommes)(?: malheureusement)?(?: pas)?(?: en mesure de)? (?:vous )?(?:l[ae]s? |l')?(?:rien )?(?:confirmer|communiquer|indiquer|fournir|attester|donner|delivrer|dire|preciser|garantir|repondre)",
  "non (?:possiamo|siamo in grado di|posso) (?:\\p{L}+ )?(?:conferma|comunica|forni|indica|attesta|rilascia|dar|dir|garanti|dimostra)",
  "no (?:(?:le|les|se lo|lo|la|los|las) )?(?:podemos|puedo|estamos en condiciones de|nos es posible) (?:confirmar|facilitar|indicar|proporcionar|acreditar|emitir|dar|decir|garantizar|responder)",
  "nao (?:podemos|posso|estamos em condicoes de|nos e possivel) (?:confirmar|indicar|fornecer|facultar|atestar|emitir|dar|dizer|garantir)",
  "(?:kunnen|konden|kan)(?!\\p{L}).{0,120}? (?:niet|niets|geen (?:\\p{L}+ )?(?:uitspraak|opgave|informatie)) (?:\\p{L}+ )?(?:bevestigen|opgeven|verstrekken|meedelen|aantonen|geven|afgeven|zeggen|vertellen|doen)",
  "nie (?:mozemy|moge|jestesmy w stanie) (?:\\p{L}+ ){0,2}?(?:potwierdzic|podac|udostepnic|wskazac|wydac|wystawic|powiedziec|okreslic)|(?:potwierdzic|podac) nie mozemy",
  "kan (?:vi )?(?:tyvarr )?(?:inte|ej) (?:bekrafta|lamna|uppge|intyga|utfarda|saga|svara)",
  "kan (?:vi )?(?:desværre |dessverre )?ikke (?:bekræfte|oplyse|bekrefte|oppgi|dokumentere|give|gi|udstede|utstede|sige|si|svare)",
  "(?:emme|en) (?:valitettavasti )?voi (?:valitettavasti )?(?:\\p{L}+ )?(?:vahvistaa|ilmoittaa|antaa|kertoa|sanoa)",
  "(?:nemuzeme|nemozeme|nedokazeme) (?:\\p{L}+ )?(?:potvrdi|uvest|poskytnou?t|doloz|vystavi|vydat|dat|rici|povedat|povedet|sdelit|uviest)|(?:potvrdit|uvest|uviest|dolozit) (?:\\p{L}+ )?(?:nemuzeme|nemozeme|nedokazeme)",
  "nem (?:tudjuk|all modunkban) (?:\\p{L}+ )?(?:megerosit|megad|igazol|kozol|megmond)|(?:megerositeni|igazolni|megadni) (?:\\p{L}+ )?nem tud",
  "nu (?:l[ea] |o )?(?:putem|suntem in masura sa) (?:confirma|furniza|comunica|spune|preciza)",
  "ne (?:mozemo|moremo) (?:\\p{L}+ )?(?:potvrditi|potrditi|navesti|dati|reci|povedati)",
  "(?:ei saa|me ei saa) (?:\\p{L}+ )?(?:kinnitada|anda|oelda)|nevaram (?:apstiprinat|sniegt|noradit)|negalime (?:patvirtinti|pateikti|nurodyti)",
  "(?:onaylayam|dogrulayam|teyit edem|bildirem)(?:iyoruz|eyiz|ayiz|iyorum)",
  "не (?:можем|мога) да (?:го |я |ги |ви )?(?:потвърд|предостав|посоч|каже)|не можемо (?:да |цього |це |іх )?(?:підтверд|надат|потврд|навед)|δεν μπορουμε να (?:επιβεβαιωσ|δωσ|παρ)",
].join("|");
/** That who writes does not know something, a language each, or that nobody has decided it. */
const UNKNOWN = [
  "(?:do|did|does) not know|(?:is|are|remains?) (?:\\p{L}+ )?(?:not known|unknown|unclear|open)|not (?:known|disclosed) to us",
  "(?:wissen|kennen) (?:wir )?(?:\\p{L}+ ){0,3}nicht|(?:ist|sind|bleibt|bleiben) (?:\\p{L}+ )?(?:nicht bekannt|unbekannt|unklar|ungeklart|offen)|nicht bekannt",
  "ne (?:savons|connaissons) pas|ignorons|(?:est|sont|reste|restent|demeure) (?:\\p{L}+ )?inconnue?s?|n'est pas connue?",
  "non (?:sappiamo|conosciamo|ci e not[ao]|e not[ao]|sono not[ei])|ignoriamo|(?:e|sono|resta|restano) (?:ignot|sconosciut)[oaie]",
  "no (?:sabemos|conocemos|se conoce|nos consta)|desconoc\\p{L}+|ignoramos",
  "nao (?:sabemos|conhecemos|e conhecid[ao]|nos e conhecid[ao])|desconhec\\p{L}+|ignoramos",
  "(?:weten|kennen) (?:wij |we )?(?:\\p{L}+ ){0,3}niet|(?:is|zijn|blijft) (?:\\p{L}+ )?(?:niet bekend|onbekend|onduidelijk)",
  "nie (?:wiemy|znamy|jest (?:nam )?znan\\p{L})|(?:jest|sa|pozostaje) (?:\\p{L}+ )?nieznan\\p{L}",
  "(?:vet|kanner) (?:vi )?(?:tyvarr )?(?:inte|ej)|(?:ar|forblir) (?:\\p{L}+ )?okan[dt]a?",
  "(?:ved|vet|kender|kjenner) (?:vi )?(?:desværre |dessverre )?ikke|er (?:\\p{L}+ )?(?:ukendt|ukjent)e?",
  "(?:emme|en) (?:valitettavasti )?(?:tieda|tunne)|ei ole (?:meilla )?tiedossa|(?:on|ovat) tuntemat\\p{L}+",
  "nevime|nevieme|nezname|nepozname|(?:neni|nejsou|nie je|nie su) (?:nam )?znam\\p{L}|(?:je|jsou|su) (?:\\p{L}+ )?(?:neznam\\p{L}|nejasn\\p{L})",
  "nem (?:tudjuk|ismerjuk|ismert|ismeretes)|ismeretlen",
  "nu (?:stim|cunoastem|(?:ne )?este cunoscut\\p{L}?)|(?:este|sunt|ramane) necunoscut\\p{L}?",
  "ne (?:znamo|poznajemo|poznamo)|(?:nije|nisu|ni|niso) (?:nam )?(?:poznat|znan)\\p{L}?|(?:je|su|so) (?:nepoznat|neznan)\\p{L}?",
  "ei (?:tea|ole (?:meile )?teada)|(?:on )?teadmata|nezinome|(?:yra )?nezinom\\p{L}+|nezinam|nav zinam\\p{L}",
  "bilm(?:iyoruz|emekteyiz)|bilinm(?:iyor|emekte)\\p{L}*",
  "не (?:знаем|знаємо|знамо|познаваме|(?:ни )?е известн\\p{L})|(?:е|са|є|је) (?:неизвестн|невідом|непознат)\\p{L}*|невідом\\p{L}+",
  "δεν (?:γνωριζουμε|ξερουμε|ειναι γνωστ\\p{L}+)|(?:ειναι|παραμενει) αγνωστ\\p{L}+",
  "not (?:yet|been) (?:been )?(?:decided|determined|fixed|defined|settled|agreed|finali[sz]ed)|un(?:decided|determined)|(?:steht|stehen) [^.;]{0,40}noch nicht fest|noch (?:nicht (?:festgelegt|entschieden|bestimmt)|offen)|unentschieden|nog niet (?:bepaald|vastgesteld|beslist|besloten)",
  "(?:pas|point) encore (?:ete )?(?:decide|fixe|arrete|determine|defini)e?s?|non (?:e |sono )?(?:ancora |stat[aoie] )?(?:stabilit|decis|definit|determinat)[oaie]|no (?:se ha|esta|han) (?:\\p{L}+ )?(?:decidi|defini|determina)d[oa]|(?:sin|por|ainda por|a) (?:decidir|definir|determinar)|ainda nao (?:esta |foi )?(?:decidid|definid|determinad)[oa]",
  "nie(?: jest| zostal\\p{L}?)? (?:jeszcze )?(?:ustalon|okreslon|uzgodnion)\\p{L}+|nieustalon\\p{L}+|(?:annu |an )?(?:inte|ikke|ej) (?:annu |enda |endnu )?(?:beslut|faststall|bestamd|bestamt|fastlag|fastsatt|bestemt)\\p{L}*|ei ole (?:viela )?(?:paatetty|vahvistettu)|(?:dosud |zatim |este |zatial )?(?:neni|nebyl\\p{L}?|nie je|nebol\\p{L}?) (?:\\p{L}+ )?(?:stanoven|urcen|rozhodnut)\\p{L}*|(?:meg )?nincs (?:meg )?(?:eldontve|meghatarozva)|nu (?:este|a fost) inca (?:stabilit|decis|hotarat)\\p{L}?",
  "(?:jos )?(?:nije|ni) (?:jos |se )?(?:odreden|odlucen|utvrden|dolocen|odlocen)\\p{L}*|(?:veel )?(?:ei ole|pole) (?:veel )?(?:otsustatud|maaratud)|(?:dar )?nenustatyt\\p{L}+|(?:vel )?nav (?:vel )?noteikt\\p{L}+|henuz (?:belirlenme|kararlastirilma)\\p{L}+|(?:още )?не е (?:още )?(?:определен|решен)\\p{L}*|(?:ще )?не (?:визначен|вирішен)\\p{L}*|δεν εχει (?:ακομα |ακομη )?(?:καθορισ|αποφασισ)\\p{L}+",
].join("|");
/** That who writes has nothing, a language each, before what there is none of. */
const HAVE_NONE =
  "(?:have|has|had|hold|received|got|there (?:is|are)) (?:\\p{L}+ )?(?:no|not|none|neither)|no|without any|kein\\p{L}{0,2}|weder|aucune?|n'avons (?:pas|ni)|ne (?:disposons|possedons|detenons) (?:pas|d'aucun\\p{L}?)|sans|nessun[ao]?|non (?:abbiamo|disponiamo|possediamo|ci sono)|ningun[ao]?|no (?:tenemos|disponemos|existen?|hay)|nenhum[a]?|nao (?:temos|dispomos|possuimos|existem?|ha)|geen|brak|nie (?:mamy|posiadamy|dysponujemy|ma)|saknar|saknas|ing[ae][nt]?|har (?:vi )?(?:inte|ikke)|mangler|meilla ei ole|ei ole|nemame|nejsou|zadn\\p{L}|ziadn\\p{L}|nincs(?:enek)?|semmilyen|nu (?:avem|detinem|exista)|nicio|niciun|nemamo|nimamo|nema|ni|nikakv\\p{L}|puudu(?:b|vad)|neturime|nera|mums nav|nav|нямаме|няма|немамо|нема|не (?:маємо|разполагаме)|немає|никакв\\p{L}+|жодн\\p{L}+|δεν (?:εχουμε|διαθετουμε|υπαρχ\\p{L}+)|καμια";
const INFORMATION =
  "informa|inform[ac]|details?(?!\\p{L})|data|documents?(?!\\p{L})|documentation|records?(?!\\p{L})|evidence|proof|angabe|auskunft|auskunfte|unterlage|nachweis|beleg|daten|kenntnis|renseign|donnee|precision|indica|preuve|prov[ae](?!\\p{L})|dat[io](?!\\p{L})|document[io]|notizi|dato|prueb|dados|gegevens|bewijs|bewijz|kennis|danych|dowod|dokument|uppgift|underlag|bevis|oplysning|opplysning|kendskab|tieto|naytto|udaj|dukaz|dokaz|doklad|adat|bizonyit|dovad|dovez|podat|podac|andme|toend|duomen|irodym|zinas|zinu|pieradij|bilgi|belge|kanit|veri|данн|дані|даних|подат|доказ|докуме|відомост|πληροφορ|στοιχει|αποδειξ";
const NO_INFORMATION = `(?:${HAVE_NONE})(?!\\p{L})[^.;:]{0,40}?[ ](?:${INFORMATION})`;
const NOT_KNOWN = worded(
  "u",
  () =>
    `(?<!\\p{L})(?:${UNKNOWN}|${NO_INFORMATION})|(?:bilgi|belge|veri)\\p{L}* (?:yok|bulunm|mevcut degil)|(?:adat|informacio)\\p{L}* nincs`,
);
const CONFIRMED_NOT = worded("u", () => `(?<!\\p{L})(?:${NOT_CONFIRMED})`);
const COMPOSITION =
  /composi|(?<!\p{L})(?:fibre|fiber) content|(?<!(?:raw|of|the|des|del|do|dos|von|av|af|packaging|safety|test|printed) )materials?(?! number)(?!\p{L})|faseranteil|faserzusammen|(?<!\p{L})made (?:of|from)(?!\p{L})|consists? of|woraus|aus welche|bestehen|besteht|de quoi|en quoi|di (?:che )?cosa|de que (?:esta|es|materia)|waarvan|waaruit|z czego|vad (?:\p{L}+ )?(?:ar|bestar)|mista materiaal|z ceho|z coho|mibol|din ce|od cega|iz cesa|millest|neden yapil|hangi malzeme|от какво|з чого|од чега|απο τι|kuitu|compozi|zusammensetz|samenstell|sklad|slozeni|zlozeni|osszetetel|sammansattning|sammensæt|sammenset|koostum|koostis|sastav|sestav|sudet|състав|склад|συνθεσ|icerig|bilesim/u;
const ORIGIN =
  /countr|origin|herkunft|ursprung|herstellung|pays|fabrica|paese|provenien|pais|herkomst|(?:productie|tillverknings|oprindelses|opprinnelses)land|kraj|pochodz|puvod|povod|szarmaz|tara(?!\p{L})|podrijet|porek|произход|поход|краін|земљ|χωρα|προελευσ|mensei|ulke|alkupera|valmistusmaa|paritolu|izcelsm|kilm/u;

/** "This confirmation", "die gewünschte Erklärung": what the sentence before has told more of. */
const REFERS_BACK =
  /(?<!\p{L})(?:this|these|that|such(?: an?)?|the requested|tento|tieto|tychto|techto|tych|tego|tym|naita|nama|neid|need|siu|sios|siuos|sos|sis|ovaj|ovih|taj|ovo|acest|acestor|aceste[ai]|es[eo]s?|este|esses?|dess[ae]|тези|тоя|този|ці|цих|цеи|ове|αυτα|αυτο|αυτεσ|diese[rsnm]?|solche?[rsn]?|die (?:gewunscht|erbeten|verlangt)\p{L}*|cette|ces|une telle|de tel(?:le)?s|quest[aoie]|tale|tali|esta|estas|estos|dicha|dichos|tal|essas?|deze|dit|zo'n|te[jgnj]?|takie(?:go|j)?|takich|denna|detta|sadana?n?t?|denne|dette|slike?|tata|taman|tallaista|toto|tuto|tyto|takove|takoveto|takuto|ezt?|ezeket|ilyen|aceasta|aceste|astfel de|ovu|ove|takvu|taksno|tega|te|seda|selli\p{L}+|so|sadu|si|toki\p{L}*|bu|boyle|това|тази|такова|цю|таке|ово|αυτη|τετοια)(?: \p{L}+){0,2} (?:confirm|declar|statement|attest|informa|detail|data|bestatig|erklar|angab|auskunft|auskunfte|declaration|renseign|conferm|dichiara|confirma|certif|bevestig|verklaring|gegeven|potwierdz|oswiadcz|deklarac|bekraft|intyg|uppgift|bekræft|bekreft|erklær|oplysning|opplysning|vahvist|vakuutu|tieto|potvrz|potvrd|prohlas|vyhlas|udaj|igazol|megerosit|nyilatkoz|confirmar|adeverint|izjav|podat|kinnit|apliecin|patvirtin|teyit|beyan|onay|потвърж|деклар|підтвердж|потврд|βεβαιω|δηλωσ|claim|figure|description|wording|aussage|behauptung|beschreibung|mention|affirmation|indication|chiffre|affermaz|indicaz|dat[io](?!\p{L})|descri|afirma|indicac|informa|dato|bewering|vermelding|omschrijving|twierdz|dan[ey](?!\p{L})|opis|pastaende|pastand|vait|tvrzen|tvrden|allit|adat|mentiun|afirmati|tvrdnj|navedb|trdit|vaide|andme|teigin|duomen|apgalvoj|iddia|bilgi|твърд|данн|тверд|дані|тврд|подат|ισχυρισμ|στοιχει)/u;

/** What a composition is not known of, where that of the rest may be. */
const OF_A_PART =
  /(?<!\p{L})(?:lining|futter|doublure|foder[ao]?|forro|voering|podszew|vuori|podsiv|bels|captusea|podstav|astar|podloh|filling|fullung|padding|threads?|nahgarn|buttons?|knopf|labels?|packag|verpackung|recycl|rezykl|recykl|gerecycled|resirk|genbrug|atervun|kierrat|ujrahaszn|geri don|рецикл|переробл|подплат|підкладк|постав|φοδρα|ανακυκλ)/u;

/** What of a product a sentence says not to be known to who writes. */
export interface Unknown {
  composition: boolean;
  origin: boolean;
}

/**
 * What of a product is not confirmed, or not known.
 * @param before the sentence before it, that may tell what is asked for
 */
export function unknownIn(sentence: string, before = ""): Unknown {
  const said = sentence.replaceAll("\n", " ");
  const isUnknown =
    CONFIRMED_NOT.pattern().test(said) || (NOT_KNOWN.pattern().test(said) && !said.includes("%"));
  const asked = refersBack(said) ? before.replaceAll("\n", " ") + said : said;
  return {
    composition: isUnknown && COMPOSITION.test(asked) && !OF_A_PART.test(said),
    origin: isUnknown && ORIGIN.test(asked),
  };
}

/** True for a sentence that speaks of what was stated before it. */
export function refersBack(said: string): boolean {
  return REFERS_BACK.test(said);
}
