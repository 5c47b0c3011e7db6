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
  "in (?:ihre[rm]|deine[rm]) (?:\\p{L}+ )?(?:schreiben|brief|e-?mail|mail|nachricht|anfrage|zuschrift)|(?:sie|du) (?:schreib|schrieb|erwahn|nann?t|nenn|zitier|behaupt)\\p{L}*|(?:schreiben|schrieben|erwahnen|nennen|zitieren) sie|(?:geben|gaben|teilten) sie (?:uns )?[^.;]{0,60} (?:an|mit)|(?:nach|laut) ihre[rn]? (?:angaben?|schreiben|brief|e-?mail|mail|nachricht)|ihr (?:schreiben|brief) (?:nennt|erwahnt|gibt)",
  "vous (?:(?:nous )?ecrivez|(?:nous )?indiquez|mentionnez|dites|affirmez|precisez|citez|evoquez|(?:nous )?avez (?:ecrit|indique|mentionne))|(?:dans|selon|d'apres) votre (?:\\p{L}+ )?(?:lettre|courrier|message|e-?mail|mail|courriel|demande)|votre (?:lettre|courrier|message|e-?mail|mail|courriel) (?:indique|mentionne|cite|precise)",
  "(?:lei|ella) (?:ci )?(?:scrive|indica|afferma|riporta|riferisce|cita)|(?:ci )?scrive(?:te)? che|(?:nella|secondo la) (?:sua|vostra) (?:\\p{L}+ )?(?:lettera|e-?mail|mail|richiesta|comunicazione)|nel (?:suo|vostro) (?:messaggio|scritto)",
  "(?:usted|ud\\.?) (?:nos )?(?:escribe|indica|afirma|menciona|cita)|nos (?:escribe|indica|comenta) que|(?:en|segun) su (?:\\p{L}+ )?(?:carta|mensaje|correo|e-?mail|escrito|consulta)",
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
const OF_READER = new RegExp(`(?<!\\p{L})(?:${READER_SAYS.join("|")})`, "u");

/** That something does not come from who writes, a language each. */
const NOT_OURS = [
  "(?:do|does|did) not (?:come|originate|stem) from us|(?:details?|information|data|figures?|statements?|claims?) (?:are|is) not (?:ours|from us)",
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
const FROM_OTHERS = new RegExp(`(?<!\\p{L})(?:${NOT_OURS.join("|")})`, "u");
const UNCONFIRMED = new RegExp(`(?<!\\p{L})(?:${CONFIRM_NOT.join("|")}|${NOT_CONFIRMED})`, "u");

/** How many sentences before the one that denies it may quote. */
const SENTENCES_BEFORE = 2;

interface Sentence {
  said: string;
  start: number;
  end: number;
}

/** The words of such sentences, with those by which they are denied. */
export function quotedIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const salutation = SALUTATION.exec(passage.folded);
  if (!salutation) return [];
  const sentences = sentencesFrom(passage, salutation.index);
  return sentences.flatMap(({ said, end }, i) => {
    const from = quotedBefore(sentences, i, said);
    return from === undefined ? [] : wordsOf({ passage, start: from.start, end });
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
