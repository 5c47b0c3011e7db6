/** What a paper says of shares of another article: a former one, a choice, another colour, one turned down. */
import { UNTIL_DAY } from "../../kit/days.ts";
import { lineStart, type Place } from "../../kit/places.ts";
import { TO_SHARES, words } from "../said.ts";
import { headOf, LONGEST_LABEL, labelBefore, restOfRow, sentenceOf } from "../surroundings.ts";

/** A lot or an order up to which, or from which on, something is so. */
const LOT = String.raw`(?:lot(?:s|to|e|ul)?|batch(?:es)?|\p{L}*charge|los|part[ij]\p{L}*|parti|era(?:n|an|sta)?|sarz\p{L}+|tetel\p{L}*|serij\p{L}+|sarj\p{L}+|парти\p{L}+|παρτιδ\p{L}+|order|auftrag|zamowieni\p{L}+|commande|ordine|pedido)`;
/** To which, or from which on, it is so. */
const NOW =
  "now|nu|jetzt|heute|sofort|heden|ora|oggi|maintenant|present|ahora|hoy|agora|hoje|teraz|dzis|ted|dnes|acum|sada|danas|sedaj|danes|dabar|sim|praeguseni|simdiye|сега|зараз|тепер|сада|τωρα";
/** Was so before: said shortly, as a label is. */
const FORMER = words(
  String.raw`(?:until|till|up to|through|bis|jusqu'a\p{L}?|fino a\p{L}*|hasta|ate(?: a)?|tot(?: en met)?|t/m|do|till|t\.o\.m\.|(?:ind)?til|pana la|kuni|iki|lidz|до|εωσ|μεχρι)[ ](?:\p{L}{1,5}\.?[ ])?(?:${LOT}|${NOW})|${LOT}[ ][\p{L}\d./-]{1,12}(?:[ ](?:saakka|asti)|-?ig)|${LOT}[ ](?:eni|enne)|old|so far|finora|hittills|tahan asti|original style|precedemment|precedentemente|in precedenza|anteriormente|eerder|wczesniej|drive(?= byl| obsah| se )|predtim|predtym|inainte|ieprieks|varem|anksciau|onceden|раніше|раније|по-рано|previous(?:ly)?|former(?:ly)?|superseded|bisher\p{L}*|alt(?! (?:parca|kisim|taban|ust)\p{L}*)|alte|alter|altes|fruher\p{L}*|vorher\p{L}*|vorjahr\p{L}*|ancien|ancienne|(?<!(?:face|cote|partie|panneau|pan|tissu) )avant|precedent\p{L}*|precedente|vecchi[ao]|(?<!materia[ -])prima|(?<!(?:parte|cara|lado|frente|panel|pieza|peca) )anterior|antigua|antes|antiga|oud|oude|voorheen|vorige|poprzedni\p{L}*|stary|stara|stare|dotychczas\p{L}*|tidigare|gammal|gamla|tidligere|gammel|hidtil|aiempi|aiemmin|vanha|entinen|predchozi|puvodni|dosud|stary|predosl\p{L}*|povodn\p{L}*|doteraj\p{L}*|korabbi|korabban|elozoleg|eddig|regi|eddigi|vechi|veche|anterioara|prijasnj\p{L}*|ranij\p{L}*|dosadasnj\p{L}*|stari|prejsnj\p{L}*|dosedanj\p{L}*|varasem|endine|senas|ankstesn\p{L}*|ieprieksej\p{L}*|vecais|onceki|eski|предишн\p{L}*|стар\p{L}?|досегаш\p{L}*|προηγουμεν\p{L}*|παλι[αο]`,
  TO_SHARES,
);
/** What might be taken in its place. */
const PROPOSALS = String.raw`alternativ\p{L}*|proposals?|proposed|suggestions?|suggested|vorschl\p{L}*|vorgeschlag\p{L}*|proposition|proposee?|suggeree?|propost[aoe]|suggerit[ao]|propuest[ao]|sugerid[ao]|sugestao|voorstel|voorgesteld\p{L}*|propozycj\p{L}*|proponowan\p{L}*|forslag|foreslag\p{L}*|ehdotu\p{L}*|ehdotettu|navrh\p{L}*|javaslat\p{L}*|javasolt|propunere\p{L}*|propus\p{L}*|prijedlog\p{L}*|predlo\p{L}*|ettepanek\p{L}*|pasiulym\p{L}*|siulom\p{L}*|priekslikum\p{L}*|oneri\p{L}*|предложен\p{L}*|алтернатив\p{L}*|εναλλακτικ\p{L}*|προταση`;
const CHOICE = words(PROPOSALS, TO_SHARES);
/** "Voorstel A – quality Leie" over what that is, "option 2:" before it: one of several, by its letter or number. */
const ONE_PROPOSED = oneOf(PROPOSALS);
/** What a paper with questions calls one of its answers. */
const ONE_ANSWER = oneOf(
  "variant|option|wariant|variante|varianta|variantti|opcja|opzione|opcion|opcao|optie|alternativ|moznost|opciune|opcij|secenek|вариант|варіант|опци|επιλογη|εκδοχη",
);

function oneOf(names: string): RegExp {
  const head = String.raw`(?<=^|\n)[^\p{L}\n]*(?:${names})\p{L}*[ ](?:n[ro°]?\.? ?)?(?:[a-e]|[1-9]|i{1,3}|iv)(?![\p{L}\d])`;
  return new RegExp(String.raw`${head}(?:[^\n]*|[^\n:%°]{0,60}:?\n[^\n]*)$`, "u");
}

/** True for what one of several proposals says, or one of the answers that a paper asks to choose from. */
export function isOfProposal({ passage: { folded }, start }: Pick<Place, "passage" | "start">): boolean {
  const near = folded.slice(Math.max(start - PROPOSAL_REACH, 0), start);
  return ONE_PROPOSED.test(near) || (ONE_ANSWER.test(near) && ASKS.test(folded));
}

const ASKS = /\?[ ]?\n/u;
/** Characters from such a heading to what it is over. */
const PROPOSAL_REACH = 160;

/** Never came to be. */
const TURNED_DOWN = words(
  String.raw`no longer (?:valid|in force)|los(?:es|t) (?:its )?validity|verlier\p{L}* (?:ihre|seine) gultigkeit|nicht mehr gultig|perd sa validite|n'est plus valable|perde (?:la )?validita|non piu valid\p{L}|pierde (?:su )?validez|perde a validade|verliest (?:haar|zijn) geldigheid|niet (?:langer|meer) geldig|(?:u)?trac\p{L}{1,3} waznosc|upphor att galla|mister sin gyldighed|mister gyldighet|pozbyva platnosti|straca platnost|hatalyat veszti|isi pierde valabilitatea|(?:only (?:a )?)?samples? only|only (?:a )?samples?|nur (?:ein )?muster|solo campione|solo muestra|so amostra|echantillon seulement|alleen (?:als )?monster|tylko probka|endast prov|kun prove|not (?:in|for) production|nicht in produktion|non in produz\p{L}*|no en produccion|nao em producao|pas en production|niet in productie|rejected|declined|cancell?ed|turned down|dropped|discontinued|obsolete|void|superseded|not approved|not chosen|not used|eingestellt\p{L}*|abbandonat[oa]|descontinuad[oa]|abandonad[oa]|abandonat\p{L}?|descatalogad[oa]|poistu\p{L}*|zaniechan\p{L}|abgelehnt\p{L}*|verworfen\p{L}*|storniert\p{L}*|entfallt|entfallen|ungultig|gestrichen|refuse|refusee|rejete|rejetee|annule|annulee|abandonne|abandonnee|rifiutat[oa]|scartat[oa]|annullat[oa]|bocciat[oa]|rechazad[oa]|descartad[oa]|anulad[oa]|recusad[oa]|rejeitad[oa]|cancelad[oa]|afgewezen|afgekeurd|vervallen|geannuleerd|odrzucon\p{L}*|anulowan\p{L}*|wycofan\p{L}*|niezatwierdzon\p{L}*|avvisad\p{L}*|utgar|struken|ej godkand|afvist|udgaet|udgar|annulleret|avvist|utgatt|hylatty|hylattiin|poistettu|peruttu|zamitnut\p{L}*|zruseno|zrusen\p{L}*|neplatn\p{L}*|zamietnut\p{L}*|elutasit\p{L}*|elvetve|elvetett|torolve|torolt|ervenytelen|respins\p{L}*|anulat\p{L}*|renuntat|odbijen\p{L}*|odbacen\p{L}*|ponisten\p{L}*|otkazan\p{L}*|zavrnjen\p{L}*|preklican\p{L}*|opuscen\p{L}*|tagasi lukatud|tuhistatud|atmest\p{L}*|atsauk\p{L}*|noraidit\p{L}*|atcelt\p{L}*|reddedil\p{L}*|iptal|отхвърлен\p{L}*|отказан\p{L}*|анулиран\p{L}*|απορριφθ\p{L}*|ακυρωθ\p{L}*|ακυρ[οηα]|απορριπτ\p{L}*`,
);

/** What holds now, in the label of shares: "Composition actuelle", "Skład od 2026". */
const CURRENT = words(
  String.raw`current(?:ly)?|new|(?<!(?:until|till|to) )now|desormais|d'ora in poi|odted|odteraz|mostantol|tasta lahtien|actuel\p{L}*|nouvel\p{L}*|aktuell\p{L}*|neu|neue[rs]?|attuale|nuov[ao]|actual|nuev[ao]|atual|nov[ao]|huidig\p{L}*|nieuw\p{L}*|obecn\p{L}*|now[aey]|nuvarande|nytt|ny|nuværende|nykyinen|soucasn\p{L}*|nov[ey]|jelenlegi|uj|actual[ae]|nou[ae]?|τρεχουσα|νεα|guncel|yeni|настоящ\p{L}*|нов\p{L}?|(?:from|since|as of|ab|seit|a partir d[eou]|depuis|da[li]?|desde|vanaf|od|fran|fra|alkaen|de la|incepand cu|alates|nuo|no|от|від|απο) (?:\p{L}+\.? ){0,2}(?:(?:\d{1,2}[./-]){0,2}20\d\d|${LOT}|${NOW})|${LOT} [\p{L}\d./-]{1,12}[ ](?:alkaen|lahtien)|${LOT} [\p{L}\d./-]{1,12}-?tol`,
  TO_SHARES,
);

/** "For comparison: your article is at present of …". */
const AT_PRESENT = words(
  String.raw`at (?:the moment|present)|currently|derzeit|zurzeit|momentan|actuellement|pour le moment|attualmente|al momento|actualmente|atualmente|op dit moment|momenteel|obecnie|for (?:narvarande|nærværende|tiden)|talla hetkella|nykyisin|v soucasn\p{L}+|v sucasnosti|momentalne|jelenleg|in prezent|trenutn[oa]|praegu|siuo metu|pasreiz|su anda|в момента|зараз|тренутно|προσ το παρον|αυτη τη στιγμη`,
  TO_SHARES,
);

/** "Bisher (bis Los 26-03)": a cell, folded, that says of others, below or beside, that they were so before. */
export function saysFormer(cell: string): boolean {
  return cell.length <= LONGEST_LABEL && (FORMER.test(cell) || UNTIL.test(cell));
}

/** "Until 03/2026", as the head of a column. */
const UNTIL = new RegExp(String.raw`^[^\d%]{0,20}${UNTIL_DAY}\)?$`, "u");

/** "Neu (ab Los 26-04)": one that says of others that they are so now. */
export function saysCurrent(cell: string): boolean {
  return cell.length <= LONGEST_LABEL && CURRENT.test(cell);
}

/** "Is verworfen": that what a text names never came to be. */
export function saysTurnedDown(text: string): boolean {
  return TURNED_DOWN.test(text);
}

/** True for what a paper says of the product as it is now, in the label of its shares. */
export function isOfNow(place: Place): boolean {
  const label = labelBefore(place);
  if ((label.length <= LONGEST_LABEL && CURRENT.test(label)) || CURRENT.test(headingOf(place))) return true;
  return AT_PRESENT.test(sentenceOf(place).before);
}

/** True for what a paper calls former, a choice or turned down, in its label, its row or the head of its column. */
export function isOfOther(place: Place): boolean {
  const label = labelBefore(place);
  const whole = label.replace(WHEN, "");
  const near = whole.length <= LONGEST_LABEL ? whole : lastClauseOf(whole);
  if (near.length <= LONGEST_LABEL && (FORMER.test(near) || CHOICE.test(near))) return true;
  if (FORMER.test(headingOf(place)) || isOfHistory(place) || isOfProposal(place)) return true;
  return [label, restOfRow(place), headOf(place), restOfSentence(place)].some((said) =>
    TURNED_DOWN.test(said),
  );
}

/** "Former composition (up to lot 2509): ": when it was. */
const WHEN = /[ ]?\([^()%]{1,40}\)/gu;

/** "Changes to the first sheet: its collar was formerly ": what a sentence says of its shares, behind its last sign. */
function lastClauseOf(label: string): string {
  return /(?:^|[:,][ ])(?<clause>[^:,]*\p{L}[^:,]*)$/u.exec(label)?.groups?.clause ?? label;
}

/** A line that ends with a colon, over the lines of shares that a place is among: "Until now:" over "80 % wool". */
function headingOf({ passage: { folded }, start }: Place): string {
  let line = lineStart({ folded }, start);
  for (let lines = 0; lines < MOST_LINES && line > 0; lines++) {
    const above = lineStart({ folded }, line - 1);
    if (line - above > LONGEST_LINE) return "";
    const said = folded.slice(above, line - 1);
    if (!said.includes("%")) return said.length <= LONGEST_LABEL && /:\s*$/.test(said) ? said : "";
    line = above;
  }
  return "";
}

/** Lines of shares below one heading, at most. */
const MOST_LINES = 6;
const LONGEST_LINE = 200;

/** "History · version 2 (withdrawn)" over what a product was made of before. */
const HISTORY =
  /^(?:\d{1,2}[.)] )?(?:histor(?:y|ie|ik|ique|ico|ial|ia|iikka|ic)|storico|verlauf|geschiedenis|archiv(?:e|o|iert)?|previous versions?|earlier versions?|former versions?|superseded versions?|fruhere (?:versionen|fassung(?:en)?|zusammensetzung(?:en)?)|versions? (?:precedentes?|anterieures?)|versioni precedenti|versione precedente|version(?:es)? anterior(?:es)?|versoes anteriores|versao anterior|(?:eerdere|vorige) versies?|poprzedni[ae] wersj[ae]|tidigare version(?:er)?|tidligere version(?:er)?|aiemmat versiot|predchozi verz[ei]|korabbi valtozat(?:ok)?|versiuni anterioare|onceki surum\p{L}*)(?!\p{L})[^%\t]{0,45}$/u;
/** Lines below such a heading that are of it, at most. */
const OF_HISTORY = 8;

/** True below a heading of what was before, up to the next heading. */
function isOfHistory({ passage: { folded, order }, start }: Place): boolean {
  if (order !== "rows") return false;
  let line = lineStart({ folded }, start);
  for (let lines = 0; lines < OF_HISTORY && line > 0; lines++) {
    const above = lineStart({ folded }, line - 1);
    const said = folded.slice(above, line - 1);
    if (said.length <= LONGEST_HEADING) {
      if (HISTORY.test(said)) return true;
      if (HEADING.test(said)) return false;
    }
    line = above;
  }
  return false;
}

const LONGEST_HEADING = 90;
/** Words alone, also with a number before them: "3. Skład". */
const HEADING = /^(?:\d{1,2}(?:\.\d)?[.)]? )?(?=[^\t:%\d]*\p{L}{4})[^\t:%\d]{4,40}$/u;

/** "(wool 60 %, polyester 40 %, brushed) loses its validity", "80 % wool, was dropped": what is said behind shares, or their brackets, of them. */
function restOfSentence({ passage, end }: Place): string {
  return (
    /^(?:(?:,[^()%.;:\n]{0,40})?[)\]]|,?(?=[ \n](?:was|were|ha[sd]|wurden?|ist|a ete|e stat[ao]|ha sido|fue|foi|is|werd|zostal\p{L}*|har|er|blev|byl\p{L}?|bol\p{L}|a fost)[ \n]))(?<said>[^.;\n]{0,40})/u.exec(
      passage.folded
        .slice(end, end + SAID_BEHIND)
        .replace(/\n/gu, (sign, at: number) =>
          /^\p{Ll}/u.test(passage.text.slice(end + at + 1)) ? " " : sign,
        ),
    )?.groups?.said ?? ""
  );
}

/** Letters behind shares in which it is said. */
const SAID_BEHIND = 90;

/** "Same series": what else a shop or a maker has of it. */
export const SAME_SERIES = String.raw`same (?:series|range|collection|line|family|design)|(?:derselben|gleichen|selben) (?:serie|kollektion|linie|reihe)|meme (?:serie|gamme|collection|ligne|famille)|stessa (?:serie|linea|collezione|gamma)|misma (?:serie|linea|coleccion|gama|familia)|mesma (?:serie|linha|colecao|gama)|(?:de|het)zelfde (?:serie|reeks|collectie|lijn)|tej samej (?:serii|kolekcji|linii)|samma (?:serie|kollektion|linje)|samme (?:serie|kollektion|linje|kolleksjon)|saman (?:sarjan|malliston)|sama(?:an|sta|ssa) (?:sarja\p{L}*|mallisto\p{L}*)|stejne (?:serie|rady|kolekce|kolekci)|rovnakej (?:serie|kolekcie)|ugyanez\p{L}* a (?:sorozat|kollekcio)\p{L}*|aceeasi (?:serie|colectie|gama)|ayni (?:seri|koleksiyon)\p{L}*`;
/** What is said of something that goes with the product, was it before, or is another colour of it. */
const ASIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:other|further|all other|remaining) colou?rs?|(?:andere|weitere|ubrige) farben|autres coloris|autres couleurs|altri colori|otros colores|outras cores|andere kleuren|inne kolory|andra farger|andre farver|muut varit|melange(?!\s(?:de|d['’]|van|di|of|aus|in)(?!\p{L}))|heather|marl|meliert|graumeliert|gramel(?:ert|erad|eret)|graamel\p{L}*|harmaamel\p{L}*|chine|jaspead[oa]|mescla|melanj|melerad|(?:previous|last|former) (?:season|version|model|style|quality)|vorherige|vorsaison|saison precedente|ancienne|stagione precedente|temporada anterior|versao anterior|estacao anterior|vorig seizoen|similar (?:article|style|item|product)|wear (?:it )?with|combine[sd]? with|passt zu|passend zu|dazu passt|se marie avec|si abbina|combina con|combina com|past bij|combineren met|samen met|pasuje do|available (?:fabrics?|qualities|in)|${SAME_SERIES}|de la (?:serie|gamme|collection|ligne|famille)|erhaltlich in|disponible en|disponibile in|disponivel em)(?!\p{L})[^.;\n%]{0,45}$`,
  "u",
);

const COLOUR =
  "(?:colou?rs?|farb[et]\\p{L}*|couleur|coloris|colore|color|cor|kleur|kolor\\p{L}*|farg\\p{L}*|farve\\p{L}*|vari|varissa|barva|barvy|farba|szin|culoarea|boja|renk)";
/** "Colour “petrol” has a front of", "für die Farbe 001 natur desselben Modells (", "(V2:": another colour, or version, of it. */
const VARIANT = new RegExp(
  `(?<!\\p{L})${COLOUR}[ ]["“”„«»]?[\\p{L}\\d][^.;%\\n]{1,25}[ ](?:has|have|hat|haben|ha|a|tiene|tem|heeft|ma|har|on|is|ist|est|e|es|jest|er|ar|comes in)[ ][^.;:%]{0,30}$|(?<!\\p{L})${COLOUR}[ ][^.;:%\\n]{1,25}[\\s](?:of|desselben|derselben|des gleichen|du meme|dello stesso|del mismo|do mesmo|van hetzelfde|tego samego|av samma|af samme)[ \\n][^.;:%]{0,40}$|\\((?:v|ver|version|rev)\\.?[ ]?\\d{1,2}(?:\\.\\d)?[:,][ ][^()%]{0,20}$`,
  "u",
);

/** Characters before shares that may say so. */
const REACH = 90;

/** What the reader had in mind: "the 50/50 cotton acrylic you asked for in spring". */
const ASKED_FOR =
  /^,?\s(?:\p{L}+\s){0,2}(?:that\s|which\s)?(?:you\s(?:had\s)?(?:asked|requested|wanted|suggested|proposed|mentioned|enquired|inquired)|(?:die|den|das)\s(?:sie|ihr|du)\s(?:\p{L}+\s){0,3}(?:angefragt|gewunscht|vorgeschlagen|erwahnt)|que\svous\s(?:\p{L}+\s){0,2}(?:demande|evoque|propose|souhaite)|che\s(?:avete|avevate|aveva|ci\savete)\s(?:\p{L}+\s)?(?:chiesto|richiesto|proposto)|que\s(?:nos\s)?(?:pidi|solicit|propusi|pedi|propus)\p{L}*|(?:waar|die)\s(?:u|jullie|je)\s(?:\p{L}+\s){0,2}(?:vroeg|gevraagd|voorgesteld)\p{L}*|o\sktor\p{L}+\s(?:\p{L}+\s)?(?:pyta|prosi)\p{L}*|som\s(?:ni|du|i|dere)\s(?:bad|fragade|foreslog|spurgte|spurte|onskade|onskede)|(?:jota|josta)\s(?:pyysi|kysyi)\p{L}*|o\skter\p{L}+\sjste\s)/u;

/** "Could not be verified", "konnte nicht nachgewiesen werden": said behind shares that are only claimed. */
const NOT_PROVEN =
  /^[ ]?[^.;:%\n]{0,40}\s(?:(?:could|can|was|were) ?not (?:be )?(?:verified|confirmed|substantiated|proven|established)|(?:konnten?|kann|wurden?) nicht (?:verifiziert|bestatigt|nachgewiesen|belegt)|n'(?:a|ont) pu etre (?:verifie|confirme|prouve|etabli)|n'a pas pu etre (?:verifie|confirme|prouve|etabli)|non (?:ha potuto|e stato possibile|puo|poteva|e stata) (?:essere )?(?:verifica|conferma|prova|dimostra)|no (?:pudo|ha podido|puede) (?:ser )?(?:verifica|confirma|acredita|comproba)|nao (?:pode|foi possivel) (?:ser )?(?:verifica|confirma|comprova)|(?:kon|kan) niet worden (?:geverifieerd|bevestigd|aangetoond)|nie (?:mogl\p{L}{0,2}|zostal\p{L}?|moze) (?:byc |zostac )?(?:zweryfikowan|potwierdzon|udowodnion)|kunde (?:inte|ikke) (?:verifieras|styrkas|bekraftas|bekræftes|verificeres|bekreftes|verifiseres)|ei voitu (?:vahvistaa|todentaa)|nebylo mozne (?:overit|potvrdit))/u;

/** True beside words for something that goes with the product, was it before, is another colour of it, or was asked for. */
export function isSaidAside({ passage, start, end }: Place): boolean {
  const { folded } = passage;
  const before = folded.slice(Math.max(start - REACH, 0), start);
  return ASIDE.test(before) || VARIANT.test(before) || ASKED_FOR.test(folded.slice(end, end + REACH));
}

/** True for what is claimed and could not be proven. */
export function isUnproven({ passage, end }: Place): boolean {
  return NOT_PROVEN.test(passage.folded.slice(end, end + REACH));
}
