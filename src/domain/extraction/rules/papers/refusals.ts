/** Papers that refuse, suspend or take back what they are about, by their title or in a sentence. */
import { isValueLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { cellsOf, linesOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { type Sentence, sentencesOfLetter } from "./letters.ts";
import { saysNotCertified, type Unknown, unknownIn } from "./not-covered.ts";
import { isVoid } from "./void-papers.ts";

/** What is refused, and what of: "refusal of certification", "Ablehnung Ihres Antrags", "odmowa wydania certyfikatu". */
const REFUSED = worded(
  "gu",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "refusal,rejection,withdrawal,suspension,revocation,termination,denial,ablehnung,verweigerung,entzug,widerruf,aussetzung,zuruckweisung,versagung,refus,retrait,rejet,rifiuto,diniego,revoca,sospensione,ritiro,rigetto,denegacion,rechazo,retirada,revocacion,desestimacion,recusa,indeferimento,revogacao,suspensao,weigering,afwijzing,intrekking,schorsing,odmowa,odmowie,cofniecie,cofnieciu,zawieszenie,zawieszeniu,odrzucenie,avslag,aterkallelse,indragning,afslag,tilbagetrækning,inddragelse,tilbaketrekking,hylkays,peruutus,peruuttaminen,zamitnuti,odejmuti,pozastaveni,odnatie,odobratie,refuzul,respingerea,retragerea,suspendarea,odbijanje,odbitak,zavrnitev,отказ,отнемане",
    )})(?!\\p{L})[^.;:\\n\\t]{0,40}?(?<!\\p{L})(?:certif|zertif|sertif|certyf|lizenz|licen[csz]|application|approval|antrag|zulassung|demande|domanda|solicitud|pedido|aanvraag|wniosk|ansok|ansog|soknad|hakemu|zadost|ziadost|cerer|todistu|сертиф)`,
);
/** The same in Hungarian and Turkish, which say what is done behind what it is done to. */
const REFUSED_BEHIND =
  /(?<!\p{L})(?:tanusit\p{L}*|kerelem|kerelm\p{L}*|belge\p{L}*|sertifika\p{L}*|basvuru\p{L}*)[^.;:\n\t]{0,30} (?:elutasit|visszavon|felfuggeszt|reddi|reddedil|iptali)/u;

/** "Your application has been refused", "No certificate will be issued": a letter under a title that says neither. */
const REFUSED_IN_SENTENCE =
  /(?<!\p{L})(?:(?:application|certification)(?!\p{L})[^.;:?]{0,80}[ \n](?:has|had|was)[ \n](?:been[ \n])?(?:refused|rejected|declined|turned down)|no[ \n]certificate[ \n](?:will|can|could)[ \n]be[ \n](?:issued|granted)|antrag(?!\p{L})[^.;:?]{0,80}[ \n](?:abgelehnt|zuruckgewiesen)(?!\p{L})|(?:demande|candidature)(?!\p{L})[^.;:?]{0,80}[ \n](?:a|est)[ \n](?:ete[ \n])?(?:refusee|rejetee)|(?:domanda|richiesta)(?!\p{L})[^.;:?]{0,80}[ \n](?:e|viene)[ \n](?:stata[ \n])?(?:respinta|rifiutata|rigettata)|solicitud(?!\p{L})[^.;:?]{0,80}[ \n](?:ha sido|fue|queda)[ \n](?:denegada|rechazada|desestimada)|pedido(?!\p{L})[^.;:?]{0,80}[ \n]foi[ \n](?:recusado|indeferido|rejeitado)|aanvraag(?!\p{L})[^.;:?]{0,80}[ \n](?:afgewezen|geweigerd)(?!\p{L})|wniosek(?!\p{L})[^.;:?]{0,80}[ \n](?:odrzucon[yo]|oddalon[yo])(?!\p{L})|(?:ansokan|ansogningen?|soknaden?)(?!\p{L})[^.;:?]{0,80}[ \n](?:avslagits|avslas|avslatt|afslaet|afvist)(?!\p{L})|hakemu\p{L}*[^.;:?]{0,80}[ \n]hylatty|(?:zadost|ziadost)(?!\p{L})[^.;:?]{0,80}[ \n]zamietnut\p{L}|(?:zadost|ziadost)(?!\p{L})[^.;:?]{0,80}[ \n]zamitnut\p{L}|kerelm\p{L}*[^.;:?]{0,80}[ \n]elutasit\p{L}*|cererea(?!\p{L})[^.;:?]{0,80}[ \n]a fost respinsa)/u;

/** What a body of certification does not give, and that it does not, a language each. */
const NOT_GIVEN = [
  "(?:certificat(?:e|ion)|licen[cs]e)(?!\\p{L})[^.;:?]{0,60}[ \\n](?:can[ ]?not|could not|will not|has not|was not)[ \\n](?:be(?:en)?[ \\n])?(?:issued|granted|awarded)",
  "(?:unable|not able|not in a position)[ \\n]to[ \\n](?:issue|grant|award)[ \\n](?:\\p{L}+[ \\n]){0,3}(?:certificat|licen[cs]e)",
  "(?:zertifikat|zertifizierung|bescheinigung|lizenz)(?!\\p{L})[^.;:?]{0,60}[ \\n]nicht[ \\n](?:erteilt|ausgestellt|vergeben)",
  "(?:certificat(?:ion)?|licence)(?!\\p{L})[^.;:?]{0,60}[ \\n]ne[ \\n](?:peut|pourra|sera)[ \\n](?:pas[ \\n])?(?:etre[ \\n])?(?:delivre|accorde|octroye)",
  "certifica(?:to|zione|t)(?!\\p{L})[^.;:?]{0,60}[ \\n]non[ \\n](?:puo|potra)[ \\n]essere[ \\n](?:rilasciat|concess)",
  "certificad[oa](?!\\p{L})[^.;:?]{0,60}[ \\n]no[ \\n](?:se[ \\n])?(?:puede|podra)[ \\n](?:ser[ \\n])?(?:emiti|concedi|otorga|conceder)",
  "certifica(?:do|cao)(?!\\p{L})[^.;:?]{0,60}[ \\n]nao[ \\n](?:pode|podera)[ \\n]ser[ \\n](?:emitid|concedid)",
  "certificaat(?!\\p{L})[^.;:?]{0,60}[ \\n]niet[ \\n](?:worden[ \\n]|kan worden[ \\n])?(?:afgegeven|verleend|verstrekt|toegekend)",
  "certyfikat\\p{L}*[^.;:?]{0,60}[ \\n]nie[ \\n](?:moze|zostanie|zostal)[ \\n](?:zostac[ \\n])?(?:wydan|przyznan)",
  "certifikat\\p{L}*[^.;:?]{0,60}[ \\n](?:inte|ikke)[ \\n](?:utfardas|beviljas|udstedes|tildeles|utstedes)",
  "sertifikaat\\p{L}*[^.;:?]{0,60}[ \\n]ei[ \\n](?:voida|voitu|saa)[ \\n](?:myonta|valja|anda)",
  "certifikat\\p{L}*[^.;:?]{0,60}[ \\n](?:(?:nelze|nie je mozne)[ \\n](?:vydat|udelit)|(?:nemuze|nemoze)[ \\n]byt[ \\n](?:vydan|udelen))",
  "tanusitvany(?!\\p{L})[^.;:?]{0,60}[ \\n]nem[ \\n](?:adhato|allithato)[ \\n]ki",
  "certificat\\p{L}*[^.;:?]{0,60}[ \\n]nu[ \\n]poate[ \\n]fi[ \\n](?:emis|eliberat|acordat)",
  "sertifika\\p{L}*[^.;:?]{0,60}[ \\n](?:verilemez|verilemedi|duzenlenemez)",
  "certifikat\\p{L}*[^.;:?]{0,60}[ \\n]ne[ \\n](?:moze|more|mozemo|moremo)[ \\n](?:se[ \\n])?(?:izdati|izdan|dodijeliti|podeliti)",
  "сертификат\\p{L}*[^.;:?]{0,60}[ \\n](?:не може|не можем|не могу)[ \\n](?:да[ \\n])?(?:бъде[ \\n])?(?:издад|изда)",
];
/** "Decided", of whoever decides about an application. */
const DECIDES =
  "decid|decis|decision|resolv|resuel|resolut|deliber|beschlo|beschlie|entsch[ie]|beslot|beslui|besliss|zdecydow|postan[ao]w|decyz|beslut|afgor|afgjor|vedta|paatt|paato|rozhod|dont|hatar|hotar|deciz|odlu[kc]|odloc|otsus|nolem|nuspren|реш|виріш|ріш|одлу[кч]|karar|αποφασ";
/** "Not to issue", a language each; in some it stands behind the certificate. */
const NOT_TO_GIVE =
  "not[ \\n]to[ \\n](?:issue|grant|award|certify)|nicht[ \\n](?:zu[ \\n])?(?:erteilen|auszustellen|vergeben|verleihen)|ne[ \\n]pas[ \\n](?:delivrer|accorder|octroyer|emettre)|non[ \\n](?:rilasciare|concedere|emettere)|no[ \\n](?:conceder|emitir|otorgar|expedir)|nao[ \\n](?:emitir|conceder|atribuir)|niet[ \\n](?:(?:af|toe)[ \\n])?(?:te[ \\n])?(?:verlenen|verstrekken|geven|kennen)|geen[ \\n]certificaat[ \\n](?:af[ \\n])?te|nie[ \\n](?:wydawac|wydac|przyznawac|przyznac|udzielac)|(?:inte|ikke)[ \\n](?:at[ \\n])?(?:utfarda|bevilja|udstede|tildele|meddele|utstede)|myontamatta|(?:nevydat|neudelit)|nem[ \\n](?:adja|allitja)[ \\n](?:ki|meg)|nu[ \\n](?:emita|emite|acorde|elibereze)|ne[ \\n](?:izdati|izda|dodijeliti|podeliti|podeli)|mitte[ \\n]valjastada|не[ \\n](?:издава|издаде|предостав|видавати|надавати|изда)|veril?memesi|duzenlenmemesi|μην?[ \\n](?:εκδ|χορηγ)";
const OF_CERTIFICATION =
  "certif|zertif|sertif|certyf|lizenz|licen[csz]|tanusit|todistu|belge|сертиф|πιστοποι";
/** "Ha deciso di non rilasciare il certificato", "hat beschlossen, das Zertifikat nicht zu erteilen". */
const DECIDED_NOT_TO = new RegExp(
  `(?<!\\p{L})(?:(?:${DECIDES})\\p{L}*[^.;:?]{1,80}?(?:(?<!\\p{L})(?:${NOT_TO_GIVE})[^.;:?]{1,50}?(?:${OF_CERTIFICATION})|(?:${OF_CERTIFICATION})[^.;:?]{1,50}?(?<!\\p{L})(?:${NOT_TO_GIVE}))|(?:${OF_CERTIFICATION})[^.;:?]{1,60}?(?<!\\p{L})(?:${NOT_TO_GIVE})\\p{L}*[ \\n]karar)`,
  "u",
);

/** "Esito negativo", "negative decision": how a title says that an application had no success. */
const NEGATIVE =
  /(?<!\p{L})(?:(?:negative|adverse|unfavou?rable)[ ](?:outcome|decision)|(?:not|un)[ ]?(?:granted|successful)|(?:negativ|ablehnend)\p{L}*[ ](?:bescheid|entscheidung|ausgang)|ablehnungsbescheid|(?:decision|issue|avis)[ ](?:negative?|defavorable)|esito[ ](?:negativo|sfavorevole)|(?:decisione|delibera|parere)[ ](?:negativ[ao]|sfavorevole)|(?:resolucion|decision|dictamen|decisao|parecer)[ ](?:negativ[oa]|des?favora(?:ble|vel)|denegatori[oa])|(?:negatieve?|afwijzende?)[ ](?:besluit|beslissing)|decyzj\p{L}[ ](?:negatywn|odmown)\p{L}*|negatywn\p{L}*[ ]decyzj\p{L}|negativ\p{L}?[ ](?:beslut|besked|afgorelse|beslutning|udfald|vedtak|utfall)|kieltei\p{L}+[ ]paato\p{L}*|(?:negativni|zaporne|zamitave|negativne|zamietave)[ ](?:rozhodnuti|rozhodnutie|stanovisko)|(?:negativ|elutasito)[ ](?:dontes|hatarozat)\p{L}*|(?:decizi[ea]|raspuns)[ ](?:negativ|nefavorabil)\p{L}?|negativ\p{L}*[ ](?:odluka|ishod|odlocitev|izid|otsus)|отрицател\p{L}+[ ](?:решение|становище)|негативн\p{L}+[ ]рішення|відмов\p{L}+|негативна[ ]одлука|(?:olumsuz|ret)[ ](?:karar|sonuc)\p{L}*|αρνητικη[ ]αποφαση|απορριψη)(?!\p{L})/u;
/** What such a title is about. */
const ABOUT_CERTIFICATION = new RegExp(`(?<!\\p{L})(?:${OF_CERTIFICATION})`, "u");

/** "Das beantragte Zertifikat kann nicht erteilt werden", "we are unable to grant certification". */
const NOT_ISSUED = new RegExp(`(?<!\\p{L})(?:${NOT_GIVEN.join("|")})`, "u");

/** "General terms and conditions of purchase": what holds for all that is sold, and tells of no product. */
const TERMS =
  /^(?:\d{1,2}[.)] )?(?:[\p{L}&.' -]{0,30} )?(?:(?:general |standard )(?:terms|conditions)|terms (?:and|&) conditions of|(?:allgemeine |unsere )(?:geschafts|liefer|einkaufs|verkaufs|zahlungs)(?:- und \p{L}+|bedingungen)|allgemeine bedingungen|conditions generales|condizioni generali|condiciones generales|condicoes gerais|algemene (?:\p{L}+ ?)?voorwaarden|ogolne warunki|allmanna (?:\p{L}+)?villkor|almindelige (?:\p{L}+)?betingelser|yleiset (?:\p{L}+)?ehdot|vseobecne (?:obchodni |obchodne |nakupni )?(?:podminky|podmienky)|altalanos (?:szerzodesi )?feltetelek|termeni si conditii|conditii generale|opci uvjeti|splosni pogoji|genel sartlar|genel satis kosullari|общи условия|γενικοι οροι)(?!\p{L})[^.;:%]{0,90}$/u;

/** Without general terms, which go on up to a page with a form. */
export function withoutTerms(passages: readonly Passage[]): readonly Passage[] {
  const [first] = passages;
  if (!first || !areTerms(first)) return passages;
  const form = passages.findIndex(
    (passage) => passage.order === "rows" && passage.reading !== first.reading && isForm(passage),
  );
  return form < 0 ? [] : passages.slice(form);
}

/** True for general terms, by their title: no more than a few lines of an invoice are about them. */
function areTerms(first: Passage): boolean {
  if (first.order !== "rows") return false;
  return linesOf(first.folded)
    .slice(0, TERMS_LINES)
    .some(({ line }) => line.length <= LONGEST_TITLE && !line.includes("\t") && TERMS.test(line));
}

/** A line that begins with a label and goes on with its value. */
const PAIR = /^(?<label>\p{L}[^:\t]{1,40}?)(?:[ ]?:[ ]?|\t)(?=\S)/u;
/** Least such lines of a form: terms have some in the address that they end with. */
const PAIRS = 4;

function isForm({ folded }: Passage): boolean {
  const pairs = linesOf(folded).filter(({ line }) => {
    const label = PAIR.exec(line)?.groups?.label;
    return label !== undefined && isValueLabel(label);
  });
  return pairs.length >= PAIRS;
}

/** Lines of a letterhead and its title, at most. */
const TERMS_LINES = 6;

/** A title stands among the first lines, and is short. */
const HEAD_LINES = 14;
const LONGEST_TITLE = 110;

/** True for a refusal, a suspension or a withdrawal, and for what is void: what it tells of a product does not hold. */
export function isRefusal([first]: readonly Passage[]): boolean {
  if (!first) return false;
  if (isVoid(first)) return true;
  const sentences = [REFUSED_IN_SENTENCE, NOT_ISSUED, DECIDED_NOT_TO];
  if (sentences.some((pattern) => pattern.test(first.folded)) || isOfNotCertified(first)) return true;
  const head = linesOf(first.folded).slice(0, HEAD_LINES);
  const said = [...matches(first, REFUSED)].map(({ index }) => index);
  return head
    .flatMap(({ line, start }) => cellsOf(line, start))
    .some(
      ({ cell, start }) =>
        isTitle(cell) &&
        (REFUSED_BEHIND.test(cell) ||
          (ABOUT_CERTIFICATION.test(cell) && NEGATIVE.test(cell)) ||
          said.some((index) => index >= start && index < start + cell.length)),
    );
}

/** "The scarf is not our product": a letter about what somebody else makes or sells. */
const NOT_OUR_PRODUCT =
  /(?<!\p{L})(?:(?:is|are|was|were) not (?:one of )?our (?:\p{L}+ )?(?:products?|articles?|goods|items?)|(?:ist|sind|war|waren) (?:nicht unser\p{L}*|kein\p{L}{0,2} (?:unserer|von unseren)) (?:\p{L}+ )?(?:produkt|artikel|ware|erzeugnis)\p{L}*|(?:n'est|ne sont) pas (?:un de )?(?:notre|nos) (?:produit|article)s?|non (?:e|sono) (?:un )?(?:nostr[oi]) (?:prodott|articol)[oi]|non (?:e|sono) (?:un )?(?:prodott|articol)[oi] nostr[oi]|no (?:es|son) (?:un )?(?:nuestros? (?:productos?|articulos?)|(?:producto|articulo)s? nuestros?)|nao (?:e|sao) (?:um )?(?:noss?os? (?:produto|artigo)s?|(?:produto|artigo)s? nossos?)|(?:is|zijn) niet (?:ons|onze) (?:product|artikel)\p{L}*|nie (?:jest|sa) nasz\p{L}+ (?:produkt|wyrob|artykul)\p{L}*|(?:ar|er) (?:inte|ej|ikke) (?:var|vor|vart|vores|vart) (?:produkt|artikel|vare|vara)\p{L}*|ei ole meidan tuot\p{L}+|(?:neni|nie je) nas\p{L}* (?:vyrob|produkt)\p{L}*|nem a mi termek\p{L}*|nu (?:este|e) (?:un )?produsul? (?:al )?nostru|(?:nije|ni) nas (?:proizvod|izdelek)|ei ole meie to(?:od|ode)\p{L}*|nera musu (?:gamin|prek)\p{L}+|nav musu (?:prece|razojum)\p{L}*|bizim urunumuz degil\p{L}*|(?:не е наш|не є нашим|није наш)\p{L}* (?:продукт|артикул|товар|виріб|вироб|производ)\p{L}*|δεν ειναι (?:δικο μασ )?προιον(?: μασ)?)(?!\p{L})/u;

/** A letter that says of its article that a certificate does not hold for it, that it is none of who writes, or that what it is made of and where is not known. */
function isOfNotCertified(first: Passage): boolean {
  const sentences = sentencesOfLetter(first);
  const unknown = unknownOf(sentences);
  return (
    sentences.some(({ said }) => saysNotCertified(said) || NOT_OUR_PRODUCT.test(said)) ||
    (unknown.some(({ composition }) => composition) && unknown.some(({ origin }) => origin))
  );
}

/** True for a letter that says that what its article is made of is not known: what it quotes of others is no composition of it. */
export function leavesCompositionOpen([first]: readonly Passage[]): boolean {
  return first !== undefined && unknownOf(sentencesOfLetter(first)).some(({ composition }) => composition);
}

function unknownOf(sentences: readonly Sentence[]): Unknown[] {
  return sentences.map(({ said }, i) => unknownIn(said, sentences[i - 1]?.said));
}

function isTitle(cell: string): boolean {
  return cell.length <= LONGEST_TITLE && !/[.;]\s*$|%/.test(cell);
}
