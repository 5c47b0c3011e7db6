/**
 * What a letter quotes of its reader, or of somebody else, and does not stand by: "you write that the jacket is of 70 % wool. This
 * does not come from us, and we do not confirm it", "the carton says 100 % silk; please do not use that". Nobody claims that,
 * whatever field it would be of.
 */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { wordsOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import { type Sentence, sentencesOfLetter } from "./letters.ts";
import { NOT_CONFIRMED, refersBack } from "./not-covered.ts";
import { isRefusal } from "./refusals.ts";

/** That the reader of a letter says something, a language each, as parts of patterns. */
const READER_SAYS = [
  "you (?:write|wrote|say|said|state|stated|mention|mentioned|claim|claimed|describe|described|quote|quoted|told us|tell us)|(?:in|according to|as per) your (?:\\p{L}+ )?(?:letter|message|e-?mail|mail|inquiry|enquiry|note)|your (?:letter|message|e-?mail|mail|inquiry|enquiry|note) (?:says|states|mentions|describes|gives|names|quotes)",
  "in (?:ihre[rm]|deine[rm]) (?:\\p{L}+ )?(?:schreiben|brief|e-?mail|mail|nachricht|anfrage|zuschrift)|(?:sie|du) (?:schreib|schrieb|erwahn|nann?t|nenn|zitier|behaupt)\\p{L}*|(?:schreiben|schrieben|erwahnen|nennen|zitieren) sie|(?:geben|gaben|teilten) sie (?:uns )?[^.;]{0,60} (?:an|mit)|(?:nach|laut) ihre[mnr]? (?:angaben?|schreiben|brief|e-?mail|mail|nachricht)|ihr (?:schreiben|brief) (?:nennt|erwahnt|gibt)",
  "vous (?:(?:nous )?ecrivez|(?:nous )?indiquez|mentionnez|dites|affirmez|precisez|citez|evoquez|(?:nous )?avez (?:ecrit|indique|mentionne))|(?:dans|selon|d'apres) votre (?:\\p{L}+ )?(?:lettre|courrier|message|e-?mail|mail|courriel|demande)|votre (?:lettre|courrier|message|e-?mail|mail|courriel) (?:indique|mentionne|cite|precise)",
  "(?:lei|ella) (?:ci )?(?:scrive|indica|afferma|riporta|riferisce|cita)|(?:ci )?scrive(?:te)? che|(?:nella|secondo la) (?:sua|vostra) (?:\\p{L}+ )?(?:lettera|e-?mail|mail|richiesta|comunicazione)|nel (?:suo|vostro) (?:messaggio|scritto)",
  "(?:usted|ud\\.?) (?:nos )?(?:escribe|indica|afirma|menciona|cita)|nos (?:escriben?|indican?|comentan?) que|(?:en|segun) su (?:\\p{L}+ )?(?:carta|mensaje|correo|e-?mail|escrito|consulta)",
  "(?:na|segundo a) (?:sua|vossa) (?:\\p{L}+ )?(?:carta|mensagem|consulta)|no (?:seu|vosso) (?:e-?mail|pedido|contacto|contato)|(?:escreve|escreveu|refere|afirma)(?:-nos)? que",
  "(?:u|je|jij) (?:schrijft|schreef|noemt|vermeldt|zegt|citeert|geeft aan)|(?:schrijft|noemt|vermeldt) u|(?:in|volgens) (?:uw|je|jouw) (?:\\p{L}+ )?(?:brief|e-?mail|mail|bericht|vraag)",
  "(?:w )?(?:pani|pana|panstwa) (?:liscie|wiadomosci|pismie|mailu|e-mailu|zapytaniu)|(?:w|wedlug) (?:liscie|wiadomosci|pismie|mailu) (?:pani|pana|panstwa)|(?:pani|pan|panstwo) (?:pisze|piszecie|pisza|podaje|podaja|twierdzi|wspomina)|pisze (?:pani|pan)|pisza panstwo",
  "(?:du|ni) (?:skriver|skrev|uppger|namner|pastar)|(?:skriver|uppger|namner) (?:du|ni)|(?:i|enligt) (?:ditt|ert|din|er) (?:brev|mejl|mail|meddelande|forfragan)",
  "(?:du|de|i) (?:skriver|skrev|oplyser|opplyser|nævner|nevner|oppgir)|(?:skriver|oplyser|nævner) (?:du|de)|(?:i|ifolge|iflg\\.) (?:dit|din|deres|ditt) (?:brev|mail|e-?post|besked|melding|henvendelse)",
  "(?:kirjeessa|viestissa|sahkopostissa)(?:si|nne)|kirjoit(?:at|atte|it|itte)(?!\\p{L})|mainits(?:et|ette|it|itte)(?!\\p{L})",
  "(?:ve|v|vo) (?:svem|vasem|svojom|vasom|tvem|tvojom) (?:dopise|dotazu|e-?mailu|liste|zprave|sprave|dopyte)|(?:pisete|uvadite|zminujete|uvadzate|spominate|tvrdite)(?!\\p{L})",
  "(?:level|uzenet|e-mail)\\p{L}{0,2}(?:eben|ukben|eteben|jeben|jukben|ehen)(?!\\p{L})|(?:azt )?(?:irja|irta|irjak|emliti|allitja)(?:,? hogy| on)",
  "in (?:scrisoarea|mesajul|e-?mailul|solicitarea) (?:dumneavoastra|dvs\\.?|ta)|(?:ne )?(?:scrieti|mentionati|afirmati|indicati|spuneti) ca",
  "[uv] (?:vasem|svom|svojem|vasoj|svojoj) (?:pismu|dopisu|upitu|sporocilu|poruci|mailu)|(?:pisete|navodite|navajate|spominjete),? da",
  "(?:teie|sinu) (?:kirjas|sonumis)|(?:kirjutate|margite|mainite)(?!\\p{L})|jus[uo] (?:vestule|zinojuma|laiske|zinuteje)|(?:rakstat|minat|rasote|nurodote|minite)(?!\\p{L}),? ka(?:d)?",
  "(?:mektub|mesaj|e-?posta|yazi)\\p{L}{0,2}nizda|(?:yaziyor|belirtiyor|soyluyor|aktariyor)(?:sunuz|sun)|(?:yazdiginiz|belirttiginiz|bildirdiginiz)",
  "(?:в|във) (?:вашето|своето|твоето) (?:писмо|съобщение|запитване)|(?:в|у) (?:вашому|своєму) (?:листі|повідомленні|запиті)|[уу] (?:вашем|свом) (?:писму|допису|упиту)|(?:пишете|посочвате|твърдите|зазначаєте|наводите)(?!\\p{L})",
  "στ(?:ην|ο) (?:επιστολη|μηνυμα|email|e-mail) σασ|(?:γραφετε|αναφερετε|λετε) οτι",
];
/** "As you write": who says so agrees. */
const AS =
  "as|wie|comme|come|como|tal como|zoals|jak|som|kuten|jako|ako|ahogy|amint|asa cum|kao sto|kot|nagu|ka|kaip|как|както|як|као што|οπωσ";
const OF_READER = worded("u", () => `(?<!\\p{L})(?<!(?<!\\p{L})(?:${AS}) )(?:${READER_SAYS.join("|")})`);

/** That something does not come from who writes, a language each. */
const NOT_OURS = [
  "(?:this|that|it|these|they|which) (?:is|are|was|were) not (?:our (?:\\p{L}+ )?(?:statement|claim|product|article|information|wording|declaration|label|words|figure|goods)|ours|from us|(?:made|written|issued|given|confirmed|printed|provided) by us)s?|(?:do|does|did) not (?:come|originate|stem) from us|(?:did not|never) (?:make|made|give|gave|issue|issued|provide|provided) (?:this|that|these|such)|(?:details?|information|data|figures?|statements?|claims?) (?:are|is) not (?:ours|from us)",
  "(?:ist|sind|war|waren) (?:\\p{L}+ )?(?:nicht unsere?|keine (?:aussage|angabe|erklarung) von uns)(?!\\p{L})|(?:stamm|komm|ruhr)\\p{L}* nicht von uns(?: her)?|nicht von uns(?= (?:stamm|komm))",
  "(?:n'est|ne sont) pas (?:notre|nos|de nous|de notre fait)(?!\\p{L})|ne (?:proviennen?t|viennen?t|emanen?t) (?:pas|nullement) de (?:nous|chez nous|notre)|ne sont pas de nous",
  "non (?:e|sono) (?:(?:un[ao]? |il |la |le |i )?(?:nostr[aoei])|(?:nostr[aoei]) \\p{L}+|(?:stat[aoei] )?(?:fornit|dichiarat|rilasciat)[aoei] da noi)|non (?:proviene|provengono|viene|vengono) da noi|non sono nostr[ei]",
  "no (?:es|son) (?:un[ao]? )?(?:nuestr[ao]s?|\\p{L}+ nuestr[ao]s?)|no (?:proceden?|provienen?|vienen?|son) (?:de nosotros|nuestr[oa]s?)|no han sido facilitad[oa]s por nosotros",
  "nao (?:e|sao) (?:uma? )?(?:noss[ao]s?|\\p{L}+ noss[ao]s?)|nao (?:provem|provieram|vem|vieram|partiram) de nos|nao sao noss[oa]s",
  "(?:is|zijn) niet (?:onze?|van ons)(?!\\p{L})|(?:komen|komt|stammen|zijn) niet (?:van|bij) ons(?: vandaan| afkomstig)?|niet van ons afkomstig",
  "nie (?:jest|sa) (?:to )?nasz\\p{L}{1,2}|nie pochodz[ai] od nas|nie sa nasze",
  "ar (?:inte|ej) (?:var[at]?|fran oss)(?!\\p{L})|(?:kommer|harror|stammar) (?:inte|ej) fran oss",
  "er ikke (?:vor(?:es)?|var[et]?|fra oss?)(?!\\p{L})|(?:kommer|stammer) ikke fra oss?",
  "(?:ei|eivat) ole meidan|eivat ole (?:peraisin )?meilta|eivat tule meilta|ei ole peraisin meilta",
  "(?:neni|nejsou|nie je|nie su) (?:to )?nas[aei]?(?:m|mi)?(?!\\p{L})|nepocha(?:zeji|zi|dzaju|dza) (?:od|z) nas|nejsou od nas|nie su od nas",
  "nem (?:a )?mi (?:\\p{L}+ )?(?:allitas|adat|kozl)\\p{L}*|nem tolunk (?:szarmaz|ered)\\p{L}*",
  "nu (?:este|e|sunt) (?:\\p{L}+ )?(?:nostr\\p{L}+|noastr\\p{L}+)|nu provin(?:e)? de la noi|nu sunt (?:ale )?noastre",
  "(?:nije|nisu|ni|niso) (?:to )?nas[aei]?(?!\\p{L})|ne (?:potjecu|poticu|dolaze|izvirajo|izhajajo|prihajajo) od nas|nis[uo] (?:nasi|od nas)",
  "ei parine meilt|ei ole meie|nenak no mums|nav no mums|nera (?:is )?musu|ne is musu",
  "bizden (?:gelm\\p{L}+|kaynaklanm\\p{L}+|cikm\\p{L}+)|bize ait degil\\p{L}*|tarafimizdan (?:verilm|bildirilm)e\\p{L}+",
  "не (?:е|са|є) (?:наше?|наша|наши|наші)(?!\\p{L})|није наш\\p{L}|не (?:идват|произхождат|са) от нас|не (?:походять|надходили|надіишли) від нас|не (?:потичу|долазе) од нас",
  "δεν ειναι (?:δικ\\p{L}+ )?μασ|δεν (?:προερχονται|προερχεται) απο εμασ",
];
/** That who writes does not confirm it. */
const CONFIRM_NOT = [
  "(?:do|does|did|will|shall) not confirm",
  "bestatigen (?:\\p{L}+ ){0,4}nicht",
  "ne (?:les |la |le |l')?confirmons (?:pas|nullement)",
  "non (?:li |le |lo |la )?confermiamo",
  "no (?:l[oae]s? )?confirmamos",
  "nao (?:[oa]s? )?confirmamos",
  "bevestigen (?:\\p{L}+ ){0,4}niet",
  "nie potwierdzamy",
  "bekraftar (?:\\p{L}+ ){0,3}(?:inte|ej)|(?:bekræfter|bekrefter) (?:\\p{L}+ ){0,3}ikke",
  "emme vahvista",
  "nepotvrzujeme|nepotvrdzujeme",
  "nem erositjuk meg",
  "nu (?:le |o |il )?confirmam",
  "ne (?:potvrdujemo|potrjujemo)",
  "ei kinnita|neapstiprinam|nepatvirtiname",
  "(?:onaylami|dogrulami|teyit etmi)yor\\p{L}+",
  "не (?:потвърждаваме|підтверджуємо|потврђујемо)",
  "δεν (?:τα |τισ |το )?επιβεβαιωνουμε",
];
/** That it is wrong. */
const WRONG = [
  "(?:is|are) (?:not (?:correct|right|true|accurate)|incorrect|wrong|inaccurate)",
  "(?:stimm|triff)(?:t|en)(?: so| leider)? nicht(?: zu)?|(?:ist|sind)(?: so| leider)? (?:nicht (?:richtig|korrekt|zutreffend)|falsch|unrichtig|unzutreffend)",
  "(?:n'est|ne sont) pas (?:exact|correct|juste)e?s?|(?:est|sont) (?:inexact|incorrect|errone|faux|fausse)e?s?",
  "non (?:e|sono) (?:corrett|esatt|ver)[aoie]|(?:e|sono) (?:errat|inesatt)[aoie]|non corrispond(?:e|ono) al vero",
  "no (?:es|son) (?:correct|exact|ciert)[oa]s?|(?:es|son) (?:incorrect|inexact|errone)[oa]s?",
  "nao (?:e|sao|esta|estao) (?:corret|correct|exat|exact)[oa]s?|(?:e|sao|esta|estao) (?:incorret|incorrect|errad)[oa]s?",
  "klopt niet|kloppen niet|(?:is|zijn) (?:niet (?:juist|correct)|onjuist|fout)",
  "nie (?:jest|sa) (?:prawdziw|zgodn|poprawn|prawidlow)\\p{L}+|nieprawd\\p{L}+|(?:jest|sa) bledn\\p{L}+",
  "(?:stammer|stemmer) (?:inte|ikke)|(?:ar|er) (?:fel|felaktig\\p{L}*|forkert\\p{L}*|feil|(?:inte|ikke) (?:korrekt|riktig|rigtig)\\p{L}*)",
  "ei(?:vat)? (?:pida paikkaansa|ole oike\\p{L}+)|on virheelli\\p{L}+",
  "(?:neni|nejsou|nie je|nie su) (?:spravn|pravdiv|presn)\\p{L}+|nesouhlasi|nesuhlasi|(?:je|jsou|su) (?:chybn|nespravn)\\p{L}+",
  "nem (?:helyes|igaz|pontos)\\p{L}*|(?:teves|helytelen)(?!\\p{L})",
  "nu (?:este|e|sunt) (?:corect|adevarat|exact)\\p{L}?|(?:este|e|sunt) (?:gresit|eronat|incorect)\\p{L}?",
  "(?:nije|nisu|ni|niso) (?:tocn|tacn|ispravn|pravil)\\p{L}+",
  "dogru degil\\p{L}*|(?:yanlis|hatali)(?:dir)?(?!\\p{L})",
  "не (?:е|са) (?:вярн|правилн|точн)\\p{L}+|не (?:відповіда|є правильн)\\p{L}*|није (?:тачн|исправн)\\p{L}+|δεν (?:ειναι|ισχυ)\\p{L}*(?: σωστ\\p{L}+| αληθ\\p{L}+)?",
];
/** That the reader should not use what was said. */
const DO_NOT_USE = [
  "(?:do|should|must) not (?:use|quote|publish|print|repeat|pass on|rely on) (?:it|this|that|them|these|those)(?! (?:with|near|on|in|for) )",
  "(?:bitte|bitten sie|ersuchen sie)[^.;:]{0,40} nicht (?:zu )?(?:verwenden|benutzen|ubernehmen|veroffentlichen|weiterzugeben)|(?:verwenden|ubernehmen|veroffentlichen) sie (?:sie|diese\\p{L}?|das|es) (?:\\p{L}+ )?nicht",
  "ne (?:pas|plus) (?:l['’]|les? |la )(?:utiliser|reprendre|publier|citer)|ne (?:l['’]|les? |la )(?:utilisez|reprenez|publiez|citez) (?:pas|plus)",
  "non (?:utilizzarl|usarl|riportarl|pubblicarl)[aoei]|non (?:l[aoei]|l['’]) ?(?:utilizz|us|riport|pubblic|cit)\\p{L}+",
  "no (?:l[oa]s?) (?:utilic|us|public|cit|reproduzc)\\p{L}+|no (?:utilizar|usar|publicar|citar)l[oa]s?",
  "nao (?:[oa]s? )(?:utiliz|us|publi|cit)\\p{L}+|nao (?:utiliz|us|publi|cit)\\p{L}+-[oa]s?",
  "(?:gebruik|vermeld|publiceer) (?:deze|dit|die|dat|het|ze)(?: \\p{L}+)? niet|(?:die|deze|dit|dat|ze|het) niet te (?:gebruiken|vermelden|publiceren)",
  "(?:prosimy|prosze) (?:o )?(?:ich |jej |tego |go )?nie(?: ich| jej| tego)? ?(?:uzywa|wykorzystywa|podawa|publikowa|powolywa)\\p{L}+",
  "anvand (?:den|det|dem|denna|detta|dessa)(?: \\p{L}+)? (?:inte|ej)|inte (?:anvanda|sprida|publicera) (?:den|det|dem|dessa)",
  "(?:brug|anvend|bruk) (?:den|det|dem|denne|dette|disse)(?: \\p{L}+)? ikke|ikke (?:bruge|anvende|bruke) (?:den|det|dem|dette|disse)",
  "alkaa (?:\\p{L}+ )?kayttako (?:sita|niita|tata)|ala kayta (?:sita|niita|tata)",
  "ne(?:pouzivej|uvadej)te (?:ji|jej|ho|je|tento|toto|tyto)|ne(?:pouzivaj|uvadzaj)te (?:ju|ho|ich|toto|tieto|tento)|(?:ho|ji|je|ju|ich) ne(?:pouzivej|uvadej|pouzivaj|uvadzaj)te",
  "ne (?:hasznalja|kozolje|tuntesse fel) (?:ezt|ezeket|azt)|(?:ezt|ezeket) (?:kerjuk )?ne (?:hasznal|kozol|tuntes)\\p{L}+",
  "(?:sa )?nu (?:o |il |le |l-)?(?:folosi|utiliza|publica)ti? ?(?:aceast\\p{L}+|aceste)?|(?:sa )?nu (?:o|il|le) (?:folos|utiliz|public)\\p{L}+",
  "(?:nemojte|ne) (?:(?:ga|ju|je|ih|jih|to) (?:koristi|koristiti|uporablja\\p{L}*|navodi\\p{L}*)|(?:koristiti|uporabljati|navoditi) (?:ga|ju|je|ih|jih|to))|ne uporabljajte (?:ga|je|jih|tega)",
  "arge kasutage (?:seda|neid)|nenaudokite (?:jo|jos|ju|sio|siu)|(?:to|tos) neizmantojiet|neizmantojiet (?:to|tos|so|sos)",
  "(?:bunu|bunlari|onu) (?:lutfen )?kullanmayin\\p{L}*",
  "не (?:го|я|ги) (?:използва|ползва|публикува)\\p{L}*|не (?:використовуите|публікуите) (?:іі|иого|іх|це|ці)|не користите (?:га|je|их|то)",
  "μην? (?:το|τη|την|τα|τον) (?:χρησιμοποι|αναφερ|δημοσι)\\p{L}+",
];
/** That nobody has shown it, or that who writes has nothing that does. */
const NO_PROOF = [
  "(?:no|any|without|never|not)(?! \\p{L}+ed)[^.;:%]{0,30} (?:proof|evidence|documents?|documentation)(?! of (?:origin|delivery|payment))",
  "(?:kein\\p{L}{0,2}|nie|ohne)[^.;:%]{0,30} (?:nachweis|beleg|beweis|unterlage)\\p{L}*",
  "(?:aucune?|jamais|pas|sans)[^.;:%]{0,30} (?:preuve|justificatif)s?",
  "(?:non|nessun[ao]?|mai|senza)[^.;:%]{0,30} (?:prov[ae]|documentazione|riscontr[oi])(?!\\p{L})",
  "(?:no|ningun[ao]?|nunca|sin)[^.;:%]{0,30} (?:pruebas?|justificante|documentacion)(?!\\p{L})",
  "(?:nao|nenhuma?|nunca|sem)[^.;:%]{0,30} (?:provas?|comprovativo|documentacao)(?!\\p{L})",
  "(?:geen|nooit|zonder)[^.;:%]{0,30} (?:bewijs|bewijsstuk|onderbouwing)\\p{L}*",
  "(?:nie|brak|nigdy|bez)[^.;:%]{0,30} dowod\\p{L}*",
  "(?:ing[ae][nt]?|inte|ikke|aldrig?|utan|uden|uten|saknar|mangler)[^.;:%]{0,30} (?:bevis|underlag|dokumentation|dokumentasjon)\\p{L}*",
  "(?:ei|eivat|koskaan|ilman)[^.;:%]{0,30} (?:naytto|todiste|todistus)\\p{L}*",
  "(?:zadn\\p{L}+|ziadn\\p{L}+|nema\\p{L}*|bez)[^.;:%]{0,30} (?:dukaz|doklad|dolozen|dokaz)\\p{L}*|(?:dukaz|doklad|dokaz)\\p{L}* (?:\\p{L}+ )?(?:nikdy )?ne\\p{L}+",
  "(?:nincs|soha|semmilyen)[^.;:%]{0,30} (?:bizonyitek|igazolas)\\p{L}*|(?:bizonyitek|igazolas)\\p{L}* (?:\\p{L}+ )?(?:nincs|soha|nem)",
  "(?:nu|nicio|niciodata|fara)[^.;:%]{0,30} (?:dovad|dovez)\\p{L}*",
  "(?:nema|nemamo|nimamo|nikad\\p{L}?|nikoli|nikakv\\p{L}+|brez|bez)[^.;:%]{0,30} (?:dokaz|potvrd)\\p{L}*",
  "(?:toend)\\p{L}* (?:ei|pole|puudu)|(?:nera|neturime|be) [^.;:%]{0,20}irodym\\p{L}*|(?:nav|bez) [^.;:%]{0,20}pieradij\\p{L}*",
  "(?:kanit|belge)\\p{L}* (?:yok|bulunm|gonderilme|sunulma)\\p{L}*",
  "(?:няма|нямаме|никога|немає|нема|немамо|ніколи|без)[^.;:%]{0,30} (?:доказ|підтверджен)\\p{L}*|(?:δεν|καμια|ποτε|χωρισ)[^.;:%]{0,30} αποδειξ\\p{L}+",
];
const FROM_OTHERS = worded("u", () => `(?<!\\p{L})(?:${NOT_OURS.join("|")})`);
const UNCONFIRMED = worded(
  "u",
  () => `(?<!\\p{L})(?:${[...CONFIRM_NOT, ...WRONG].join("|")}|${NOT_CONFIRMED})`,
);
/** Where none is asked for. */
const NOT_NEEDED =
  /(?<!\p{L})(?:needed|necessary|required|notig|notwendig|erforderlich|verlangt|necessaires?|requise?s?|necessari[oae]|richiest[oaie]|necesari[oa]s?|nodig|vereist|potrzebn\p{L}+|wymagan\p{L}+|nodvandig\p{L}*|behovs|kravs|nodvendig\p{L}*|kræves|kreves|tarvita|potreb\p{L}*|treba|nutn\p{L}+|szukseges|necesar\p{L}*|potrebno|vajalik\p{L}*|reikalin\p{L}*|vajadzig\p{L}*|gerek\p{L}*|нужн\p{L}+|необхідн\p{L}+|потребн\p{L}+|απαιτειται)(?!\p{L})/u;
const DISOWNED = worded("u", () => `(?<!\\p{L})(?:${[...DO_NOT_USE, ...NO_PROOF].join("|")})`);

/** How many sentences before the one that denies it may quote. */
const SENTENCES_BEFORE = 2;

/** The words of such sentences up to the one that denies them, which may go on with what is true, and of one that does both, also behind a semicolon. */
export function quotedIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const sentences = sentencesOfLetter(passage).flatMap(atQuoteEnds);
  // Of a refusal nothing is told, which has to be seen in its own words.
  if (sentences.length === 0 || isRefusal([passage])) return [];
  return sentences.flatMap((one, i) => {
    const from = quotedBefore(sentences, i, one.said);
    if (from === undefined) return [];
    const goesOn = passage.text[one.start - 1] === ";" || passage.text[one.start - 2] === ";";
    return wordsOf({ passage, start: from.start, end: from === one || goesOn ? one.end : one.start });
  });
}

/** The first sentence that quotes what the one at `at` does not stand by. */
function quotedBefore(sentences: readonly Sentence[], at: number, said: string): Sentence | undefined {
  const before = sentences.slice(Math.max(beginOfQuote(sentences, at) - SENTENCES_BEFORE, 0), at + 1);
  const ofReader = before.find((one) => OF_READER.pattern().test(one.said));
  const foreign = said.search(FROM_OTHERS.pattern());
  if (foreign >= 0) return ofReader ?? claimBefore(before, foreign) ?? sentences[at - 1];
  const unconfirmed = said.search(UNCONFIRMED.pattern());
  if (unconfirmed >= 0 && ofReader) return ofReader;
  const disowned = NOT_NEEDED.test(said) ? -1 : said.search(DISOWNED.pattern());
  const denied = unconfirmed >= 0 && refersBack(said) ? unconfirmed : disowned;
  return denied >= 0 ? claimBefore(before, denied) : undefined;
}

/** What ends a quotation of several sentences, and what begins one. */
const [QUOTE_END, QUOTE_BEGIN] = [/["”“»«][ \n]*$/u, /(?:^|[ :])["„“”«»][ ]?\p{L}/u];
/** Sentences of one at most. */
const MOST_QUOTED = 8;

/** "… in China.” That is wrong.": two sentences, with the sign of a quotation between them. */
function atQuoteEnds({ said, start, end }: Sentence): Sentence[] {
  const ends = [...said.matchAll(/[.!?][ ]?["”“»«](?=[ ]\p{L})/gu)].map(
    ({ 0: sign, index }) => index + sign.length,
  );
  return [0, ...ends].map((from, i) => {
    const to = ends[i] ?? said.length;
    return { said: said.slice(from, to), start: start + from, end: to < said.length ? start + to : end };
  });
}

/** The place of the sentence with which a quotation begins that ends right before another one; that one where none does. */
function beginOfQuote(sentences: readonly Sentence[], at: number): number {
  if (!QUOTE_END.test(sentences[at - 1]?.said ?? "")) return at;
  const quoted = sentences.slice(Math.max(at - MOST_QUOTED, 0), at);
  const begin = quoted.findLastIndex(({ said }) => QUOTE_BEGIN.test(said));
  return begin < 0 ? at : at - quoted.length + begin;
}

/** The nearest sentence with a share: that which denies it, where one stands before its denial, or one above. */
function claimBefore(before: readonly Sentence[], denied: number): Sentence | undefined {
  const own = before.at(-1);
  if (own?.said.slice(0, denied).includes("%")) return own;
  return before.slice(0, -1).findLast(({ said }) => said.includes("%"));
}
