/** Goods that are knitted or woven whole: where they are put together or finished last they are made. */
import { CELL_END } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { lineAround, lineBefore } from "../kit/places.ts";
import { ORIGIN_OF_PART, sentenceAround } from "./clauses.ts";
import { WHERE } from "./words.ts";

/** Linking puts what is knitted together, hems and fringes end what is woven: neither is done to cloth. */
const PUT_TOGETHER =
  /(?<!\p{L})(?:linked|linking|hemmed|gekettelt|verkettelt|kettel\p{L}*|gesaumt|umgesaumt|remaillee?s?|remaillage|ourlee?s?|rimagliat[oaie]|rimagliatura|orlat[oaie]|remallad[oa]s?|dobladillad[oa]s?|embainhad[oa]s?|remalhad[oa]s?|gezoomd|gekett?eld|obszyt\p{L}*|obrebion\p{L}*|fallade?s?|kettlad|somme[td]|fringed|(?:aus|be)?gefranst|mit fransen versehen|frangee?s?|s?frangiat[oaie]|flecad[oa]s?|franjad[oa]s?|befranjed|fredzlowan[aey]|fransad[et]?|frynse[tr]|hapsutet\p{L}{1,2}|trasnen[aey]?|strapcovan[aey]?|rojtozott|franjurat[ae]?|obresen[aeio]|narmastatud|sacakli)(?!\p{L})/u;
/** What is woven as a whole: "Mattan vävs för hand i Sverige", "the rug is woven in India". */
const WOVEN_WHOLE =
  /(?<!\p{L})(?:rugs?|carpets?|kilims?|\p{L}*teppich\p{L}*|tapis|tappet[oi]|alfombras?|tapetes?|carpetes?|catifa|(?:vloer)?kle(?:ed|den)|tapijt(?:en)?|dywan\p{L}{0,3}|\p{L}*matt(?:a|an|or|orna)|\p{L}*tæppe(?:t|r)?|\p{L}*tepper?|teppet|\p{L}*matto|\p{L}*matot|kober(?:ec|ce|cu|ec)|szonyeg\p{L}{0,2}|covor(?:ul|ul)?|tepih\p{L}?|preprog\p{L}|vaip|vaiba|kilim\p{L}{0,3}|paklaj\p{L}{1,2}|килим\p{L}{0,3}|тепих\p{L}?|χαλι\p{L}?|hali(?:lar|miz|nin|lari)?)(?!\p{L})/u;
/** What is knitted as a whole: "De sokken worden gebreid in Turkije". Cloth of that name would be said to be for it. */
const KNITTED_WHOLE =
  /(?<!\p{L})(?:(?:\p{L}+[ -]?)?(?:socks?|stockings?|gloves?|mittens?|beanies?|scarf|scarves|tights|leg ?warmers|socken|strumpfe?|strumpfhosen?|handschuhe?|mutzen?|schals?|fausthandschuhe?|faustlinge?)|chaussettes?|collants?|gants?|bonnets?|echarpes?|calz(?:e|ini|a|ino)|guanti|berrett[oi]|sciarp[ae]|calcetin(?:es)?|medias|guantes?|gorros?|bufandas?|meias?|luvas?|cachecois|cachecol|(?:\p{L}+)?(?:sokken|sok|kousen|handschoenen|wanten|mutsen|muts|sjaals?)|skarpet(?:y|ki|ka)?|rekawiczki|czapk[ai]|szaliki?|rajstopy|(?:\p{L}+)?(?:strumpor(?:na)?|sockor(?:na)?|vantar(?:na)?|mossan?|mossor(?:na)?|halsduk(?:en)?|stromper(?:ne)?|sokker(?:ne)?|vanter(?:ne)?|huen?|huer(?:ne)?|luen?|luer|skjerfet?)|(?:\p{L}+)?(?:sukat|sukka|lapaset|kasineet|pipo|kaulahuivi)|ponozk[ay]|rukavice|cepic[ea]?|sala|zokni|kesztyu|sapka|sal|sosete(?:le)?|manusi(?:le)?|caciul[ai]|fular(?:ul)?|carape|nogavice|sokid|kindad|kojines|pirstines|zekes|cimdi|corap(?:lar)?|eldiven|чорапи(?:те)?|шапка(?:та)?|ръкавици(?:те)?|шкарпетки|καλτσεσ|γαντια|σκουφοσ)(?!\p{L})/u;

/** The same of blankets, where nothing is said of their cloth: "Odeja je tkana in zaključena v Sloveniji". */
const BLANKET =
  /(?<!\p{L})(?:(?:\p{L}+[ -]?)?(?:blankets?|decken?|dekens?|plaids?)|throws?(?! (?:pillow|cushion))|couvertures?|copert[ae]|mantas?|cobertor(?:es)?|koce?|(?:\p{L}+)?(?:filt(?:en|ar)?|huopa|peitto)|pledd(?:et)?|dek[ay]|takaro|patur[ai]|deke|odej[ae]|tekk|antklode|pledas|sega|pleds|одеяло(?:то)?|ковдра|плед|ћебе|κουβερτα|battaniye)(?!\p{L})/u;
/** Jumpers and the like, which are knitted in their shape: "Pulover, pleten v naši pletilnici v Sloveniji". */
const JUMPER =
  /(?<!\p{L})(?:(?:\p{L}+[ -]?)?(?:pullovers?|pulover|pulovr|jumpers?|sweaters?|cardigans?|kardigan|strickjacken?|genser(?:en)?|troja|trojan|kofta|koftan|neule(?:takki)?|villapaita|troje[n]?)|pull|chandail|gilet|maglione|maglioncino|cardigan|jerse[iy]|chaqueta de punto|camisola|casaco de malha|trui|vest|sweter|rozpinany|svetr|sveter|pulover(?:ul)?|jacheta tricotata|dzemper\p{L}{0,2}|vesta|kampsun|megztinis|kazak|hirka|пуловер(?:ът)?|жилетка|светр|џемпер|πουλοβερ|ζακετα)(?!\p{L})/u;
/** Works of their own, in which who makes a jumper knits it. */
const OWN_WORKS =
  /(?<!\p{L})(?:our|own|unser(?:er|em|en)|eigene[rnm]|notre|nos|propre|nostr[oai]|propri[oa]|nuestr[oa]s?|propi[oa]|noss[oa]s?|on[sz]e|eigen|nasz(?:ej|ym|ych)|wlasn(?:ej|ym)|var(?:t|a)?|eget|egen|egna|vores|vart|omassa|oman|nas(?:i|em|om|ej|oj|ich)|vlastn\p{L}{1,2}|sajat|noastr[ae]|proprie|lastn(?:i|em)|nasoj|oma|meie|savo|musu|sava|наш(?:ата|ия|іи|ому|ој|ем|и)?|собствен\p{L}{1,3}|μασ|kendi|[\p{L}]+(?:imizde|umuzda|emizde))(?!\p{L})/u;

/** Whether a step before is all of the making: of what is put together, or is woven or knitted as a whole. */
function isAllOfMaking(found: Found): boolean {
  const { passage, start, end } = found;
  const sentence = sentenceAround(passage.folded, start);
  const isOfPart = ORIGIN_OF_PART.test(sentence);
  return (
    PUT_TOGETHER.test(withLabel(found)) ||
    WOVEN_WHOLE.test(sentence) ||
    (BLANKET.test(sentence) && !isOfPart) ||
    isLabelledOfBlanket(found, isOfPart) ||
    (JUMPER.test(sentence) && OWN_WORKS.test(sentence) && !isOfPart) ||
    isJumperFinished(found, sentence, isOfPart) ||
    isScarfFinished(found) ||
    (KNITTED.test(passage.folded.slice(start, end)) &&
      !isOfPart &&
      (KNITTED_WHOLE.test(sentence) || (isLineAlone(found) && KNITTED_WHOLE.test(passage.folded))))
  );
}

/** "Geweven in | Nederland (Tilburg)", below what is woven whole: a label with a word for where speaks of the product. */
const WOVEN_IN = new RegExp(String.raw`^[\p{L} ]{3,30} (?:${WHERE}) ?:?$`, "u");

function isLabelledOfBlanket({ passage, start, end }: Found, isOfPart: boolean): boolean {
  const { folded } = passage;
  const cells = lineBefore({ passage, start }).split(CELL_END);
  const label =
    (cells.length > 1 && cells.at(-1) === "" ? cells.at(-2) : folded.slice(start, end).split(":")[0]) ?? "";
  const before = folded.slice(0, start);
  return (
    !isOfPart &&
    WOVEN_IN.test(label) &&
    !ORIGIN_OF_PART.test(label) &&
    (BLANKET.test(before) || WOVEN_WHOLE.test(before))
  );
}

/** Of what is knitted: nothing is done to it afterwards. */
const FINISHED =
  /(?<!\p{L})(?:finished|fertiggestellt|fertiggemacht|endgefertigt|finie?s?|finitione?s?|termine?e?s?|rifinit[oaie]|finit[oaie]|acabad[oa]s?|terminad[oa]s?|rematad[oa]s?|afgewerkt|wykonczon[aye]|fardigstalld\p{L}?|færdiggjort|ferdigstilt|ferdiggjort|viimeistel\p{L}+|dokoncen\p{L}{0,2}|befejez\p{L}*|finisat[ae]?|koncan[aoie]?|dovrsen[aoie]?|zakljucen[aoie]?|viimistle\p{L}+|apdarinat[aois]?|uzbaigt\p{L}{1,2}|завършен\p{L}?|оздоблен\p{L}{1,2}|завршен\p{L}?|φινιρισμεν\p{L}{1,2})(?!\p{L})/u;

/** "Knitted and finished in Ireland, in our workshop", on the page of a jumper. */
function isJumperFinished({ passage, start, end }: Found, sentence: string, isOfPart: boolean): boolean {
  const { folded } = passage;
  if (isOfPart || !KNITTED.test(folded.slice(start, end))) return false;
  return (
    (FINISHED.test(sentence) || OWN_WORKS.test(sentence)) &&
    (JUMPER.test(folded) || KNITTED_WHOLE.test(folded))
  );
}

/** "Filato, " before "tessuto e rifinito": what else was done, by words that are names of yarn and cloth, too. */
const DONE_BEFORE = /(?:\p{L}+, )+$/u;

/** "The article is spun, woven and finished in Italy", on the paper of a scarf or a blanket, where nothing is said of its cloth. */
function isScarfFinished({ passage: { folded }, start, end }: Found): boolean {
  const before = sentenceAround(folded.slice(0, start), start).replace(DONE_BEFORE, "");
  return (
    FINISHED.test(folded.slice(start, end)) &&
    !ORIGIN_OF_PART.test(before) &&
    (KNITTED_WHOLE.test(folded) || BLANKET.test(folded))
  );
}

/** What a country is found in, with its label where it stands in the cell behind: "Knitted and linked in | Portugal". */
function withLabel(found: Found): string {
  const { passage, start, end } = found;
  const label = passage.folded[start - 1] === CELL_END ? lineBefore(found) : "";
  return label + passage.folded.slice(start, end);
}

const KNITTED =
  /knit|strick|tricot|magli|punto|tejid|tricotad|malha|brei|dzian|stick|strik|neulo|kudo|plet|kotott|kotik|kotve|kootu|kootak|koom|mezg|megz|adit|(?<!\p{L})(?:no)?adam?(?!\p{L})|orul|ormul|плет|в'яз|πλεκ|πλεχ/u;

/** "Knitted in Scotland" as a line of a label. */
function isLineAlone({ passage, start, end }: Found): boolean {
  return lineAround(passage.folded, start, end).replace(/[ .]+$/u, "").length <= end - start;
}

/** "Knitted, linked and pressed in Spain": the product is made there, where the paper tells no other country for that. */
export function madeWhereFinished(told: readonly Found[]): Found[] {
  if (told.some(({ field }) => field === "country_making")) return [];
  return told
    .filter(({ field }) => field === "country_weaving")
    .filter(isAllOfMaking)
    .map((one) => ({ ...one, field: "country_making", confidence: 0.82 }));
}
