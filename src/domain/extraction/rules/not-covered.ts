/** "The fabric “Mila” is not covered by certificate S24-1187": what a certificate does not hold for, and what who writes does not know. */

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
const LEAVES_OUT =
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
  "(?:can ?not|can['’]t|could not|unable to|not able to|not in a position to) (?:\\p{L}+ )?(?:confirm|provide|give|state|supply|verify|disclose|issue)",
  "(?:konnen|konnten|kann)(?!\\p{L}).{0,120}? nicht (?:bestatig|angeb|nenn|mitteil|mach|beleg|geb|abgeb|erteil|ausstell)\\p{L}*",
  "ne (?:pouvons|pouvions|puis|sommes)(?: malheureusement)?(?: pas)?(?: en mesure de)? (?:vous )?(?:l[ae]s? |l')?(?:confirmer|communiquer|indiquer|fournir|attester|donner|delivrer)",
  "non (?:possiamo|siamo in grado di|posso) (?:\\p{L}+ )?(?:conferma|comunica|forni|indica|attesta|rilascia|dar)",
  "no (?:podemos|puedo|estamos en condiciones de|nos es posible) (?:confirmar|facilitar|indicar|proporcionar|acreditar|emitir|dar)",
  "nao (?:podemos|posso|estamos em condicoes de|nos e possivel) (?:confirmar|indicar|fornecer|facultar|atestar|emitir|dar)",
  "(?:kunnen|konden|kan)(?!\\p{L}).{0,120}? niet (?:bevestigen|opgeven|verstrekken|meedelen|aantonen|geven|afgeven)",
  "nie (?:mozemy|moge|jestesmy w stanie) (?:\\p{L}+ ){0,2}?(?:potwierdzic|podac|udostepnic|wskazac|wydac|wystawic)",
  "kan (?:vi )?(?:tyvarr )?(?:inte|ej) (?:bekrafta|lamna|uppge|intyga|utfarda)",
  "kan (?:vi )?(?:desværre |dessverre )?ikke (?:bekræfte|oplyse|bekrefte|oppgi|dokumentere|give|gi|udstede|utstede)",
  "(?:emme|en) (?:valitettavasti )?voi (?:valitettavasti )?(?:vahvistaa|ilmoittaa|antaa)",
  "(?:nemuzeme|nemozeme|nedokazeme) (?:\\p{L}+ )?(?:potvrdi|uvest|poskytnou?t|doloz|vystavi|vydat|dat)",
  "nem (?:tudjuk|all modunkban) (?:megerosit|megad|igazol|kozol)|(?:megerositeni|igazolni|megadni) (?:\\p{L}+ )?nem tud",
  "nu (?:l[ea] |o )?(?:putem|suntem in masura sa) (?:confirma|furniza|comunica)",
  "ne (?:mozemo|moremo) (?:potvrditi|potrditi|navesti|dati)",
  "(?:ei saa|me ei saa) (?:\\p{L}+ )?(?:kinnitada|anda)|nevaram (?:apstiprinat|sniegt|noradit)|negalime (?:patvirtinti|pateikti|nurodyti)",
  "(?:onaylayam|dogrulayam|teyit edem|bildirem)(?:iyoruz|eyiz|ayiz|iyorum)",
  "не (?:можем|мога) да (?:го |я |ги )?(?:потвърд|предостав|посоч)|не можемо (?:да |цього |це |іх )?(?:підтверд|надат|потврд|навед)|δεν μπορουμε να (?:επιβεβαιωσ|δωσ|παρ)",
].join("|");
const CONFIRMED_NOT = new RegExp(`(?<!\\p{L})(?:${NOT_CONFIRMED})`, "u");
const COMPOSITION =
  /composi|compozi|zusammensetz|samenstell|sklad|slozeni|zlozeni|osszetetel|sammansattning|sammensæt|sammenset|koostum|koostis|sastav|sestav|sudet|състав|склад|συνθεσ|icerig|bilesim/u;
const ORIGIN =
  /countr|origin|herkunft|ursprung|herstellung|pays|fabrica|paese|provenien|pais|herkomst|(?:productie|tillverknings|oprindelses|opprinnelses)land|kraj|pochodz|puvod|povod|szarmaz|tara(?!\p{L})|podrijet|porek|произход|поход|краін|земљ|χωρα|προελευσ|mensei|ulke|alkupera|valmistusmaa|paritolu|izcelsm|kilm/u;

/** "This confirmation", "die gewünschte Erklärung": what the sentence before has told more of. */
const REFERS_BACK =
  /(?<!\p{L})(?:this|these|that|such(?: an?)?|the requested|diese[rsnm]?|solche?[rsn]?|die (?:gewunscht|erbeten|verlangt)\p{L}*|cette|ces|une telle|de tel(?:le)?s|quest[aoie]|tale|tali|esta|estas|estos|dicha|dichos|tal|essas?|deze|dit|zo'n|te[jgnj]?|takie(?:go|j)?|takich|denna|detta|sadana?n?t?|denne|dette|slike?|tata|taman|tallaista|toto|tuto|tyto|takove|takoveto|takuto|ezt?|ezeket|ilyen|aceasta|aceste|astfel de|ovu|ove|takvu|taksno|tega|te|seda|selli\p{L}+|so|sadu|si|toki\p{L}*|bu|boyle|това|тази|такова|цю|таке|ово|αυτη|τετοια)(?: \p{L}+){0,2} (?:confirm|declar|statement|attest|informa|detail|data|bestatig|erklar|angab|auskunft|auskunfte|declaration|renseign|conferm|dichiara|confirma|certif|bevestig|verklaring|gegeven|potwierdz|oswiadcz|deklarac|bekraft|intyg|uppgift|bekræft|bekreft|erklær|oplysning|opplysning|vahvist|vakuutu|tieto|potvrz|potvrd|prohlas|vyhlas|udaj|igazol|megerosit|nyilatkoz|confirmar|adeverint|izjav|podat|kinnit|apliecin|patvirtin|teyit|beyan|onay|потвърж|деклар|підтвердж|потврд|βεβαιω|δηλωσ)/u;

/**
 * True for a sentence by which neither what a product is made of nor where it comes from is confirmed.
 * @param before the sentence before it, that may tell what is asked for
 */
export function saysNotConfirmed(sentence: string, before = ""): boolean {
  const said = sentence.replaceAll("\n", " ");
  if (!CONFIRMED_NOT.test(said)) return false;
  const asked = REFERS_BACK.test(said) ? before.replaceAll("\n", " ") + said : said;
  return COMPOSITION.test(asked) && ORIGIN.test(asked);
}
