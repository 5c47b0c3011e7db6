/**
 * What a letter quotes of its reader, or of somebody else, and does not stand by: "you write that the jacket is of 70 % wool. This
 * does not come from us, and we do not confirm it". Nobody claims that, whatever field it would be of.
 */
import type { Word } from "../reading/page.ts";
import type { Passage } from "../reading/passage.ts";
import { SENTENCE_END } from "./certificates/denied.ts";
import { SALUTATION } from "./names/numbers-of-letters.ts";
import { NOT_CONFIRMED } from "./not-covered.ts";
import { wordsOf } from "./places.ts";

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
  "(?:du|de|i) (?:skriver|skrev|oplyser|opplyser|nævner|nevner|oppgir)|(?:skriver|oplyser|nævner) (?:du|de)|(?:i|ifølge|iflg\\.) (?:dit|din|deres|ditt) (?:brev|mail|e-?post|besked|melding|henvendelse)",
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
const OF_READER = new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})(?:${AS}) )(?:${READER_SAYS.join("|")})`, "u");

/** That something does not come from who writes, a language each. */
const NOT_OURS = [
  "(?:do|does|did) not (?:come|originate|stem) from us|(?:did not|never) (?:make|made|give|gave|issue|issued|provide|provided) (?:this|that|these|such)|(?:details?|information|data|figures?|statements?|claims?) (?:are|is) not (?:ours|from us)",
  "(?:stamm|komm|ruhr)\\p{L}* nicht von uns(?: her)?|nicht von uns(?= (?:stamm|komm))",
  "ne (?:proviennen?t|viennen?t|emanen?t) (?:pas|nullement) de (?:nous|chez nous|notre)|ne sont pas de nous",
  "non (?:proviene|provengono|viene|vengono) da noi|non sono nostr[ei]",
  "no (?:proceden?|provienen?|vienen?|son) (?:de nosotros|nuestr[oa]s?)|no han sido facilitad[oa]s por nosotros",
  "nao (?:provem|provieram|vem|vieram|partiram) de nos|nao sao noss[oa]s",
  "(?:komen|komt|stammen|zijn) niet (?:van|bij) ons(?: vandaan| afkomstig)?|niet van ons afkomstig",
  "nie pochodz[ai] od nas|nie sa nasze",
  "(?:kommer|harror|stammar) (?:inte|ej) fran oss",
  "(?:kommer|stammer) ikke fra oss?",
  "eivat ole (?:peraisin )?meilta|eivat tule meilta|ei ole peraisin meilta",
  "nepocha(?:zeji|zi|dzaju|dza) (?:od|z) nas|nejsou od nas|nie su od nas",
  "nem tolunk (?:szarmaz|ered)\\p{L}*",
  "nu provin(?:e)? de la noi|nu sunt (?:ale )?noastre",
  "ne (?:potjecu|poticu|dolaze|izvirajo|izhajajo|prihajajo) od nas|nis[uo] (?:nasi|od nas)",
  "ei parine meilt|ei ole meie|nenak no mums|nav no mums|nera (?:is )?musu|ne is musu",
  "bizden (?:gelm\\p{L}+|kaynaklanm\\p{L}+|cikm\\p{L}+)|bize ait degil\\p{L}*|tarafimizdan (?:verilm|bildirilm)e\\p{L}+",
  "не (?:идват|произхождат|са) от нас|не (?:походять|надходили|надійшли) від нас|не (?:потичу|долазе) од нас",
  "δεν (?:προερχονται|προερχεται) απο εμασ",
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
const FROM_OTHERS = new RegExp(`(?<!\\p{L})(?:${NOT_OURS.join("|")})`, "u");
const UNCONFIRMED = new RegExp(
  `(?<!\\p{L})(?:${[...CONFIRM_NOT, ...WRONG].join("|")}|${NOT_CONFIRMED})`,
  "u",
);

/** How many sentences before the one that denies it may quote. */
const SENTENCES_BEFORE = 2;

interface Sentence {
  said: string;
  start: number;
  end: number;
}

/** The words of such sentences up to the one that denies them, which may go on with what is true, and of one that does both. */
export function quotedIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const salutation = SALUTATION.exec(passage.folded);
  if (!salutation) return [];
  const sentences = sentencesFrom(passage, salutation.index);
  return sentences.flatMap((one, i) => {
    const from = quotedBefore(sentences, i, one.said);
    if (from === undefined) return [];
    return wordsOf({ passage, start: from.start, end: from === one ? one.end : one.start });
  });
}

/** The first sentence that quotes what the one at `at` does not stand by. */
function quotedBefore(sentences: readonly Sentence[], at: number, said: string): Sentence | undefined {
  const before = sentences.slice(Math.max(at - SENTENCES_BEFORE, 0), at + 1);
  if (FROM_OTHERS.test(said)) return before.find((one) => OF_READER.test(one.said)) ?? sentences[at - 1];
  return UNCONFIRMED.test(said) ? before.find((one) => OF_READER.test(one.said)) : undefined;
}

/** The sentences of a letter below its salutation. */
function sentencesFrom({ folded }: Passage, salutation: number): Sentence[] {
  const begin = folded.indexOf("\n", salutation) + 1;
  if (begin === 0) return [];
  const ends = [...folded.slice(begin).matchAll(SENTENCE_END)].map(({ index }) => begin + index + 1);
  return [begin, ...ends].map((start, i) => {
    const end = ends[i] ?? folded.length;
    return { said: folded.slice(start, end).replaceAll("\n", " "), start, end };
  });
}
