/** Parts that a sentence names before what they are made of, and things that have a part. */
import { CELL_END, LINE_END, type Passage } from "../../../reading/passage.ts";
import { lineBefore, type Place } from "../../kit/places.ts";
import { beginsWithKind } from "../../products/kinds.ts";
import { NO_PART } from "../composition.ts";
import { ON_LABEL, partAtEnd } from "./components.ts";
import { withoutExcepted } from "./except.ts";
import { partAsWhole } from "./of-cloth.ts";
import { PIECES, partAtBegin } from "./part-names.ts";
import { partWithin, pieceWithin } from "./within.ts";

/** Longest way from a part to its composition in a sentence, in characters. */
const SENTENCE_REACH = 130;
/** What a sentence says between a part and what that is made of. */
const MADE_OF =
  /(?<!\p{L})(?:is|are|made|consists?|contains?|of|in|i|from|with|uses?|ist|sind|besteh\p{L}*|aus|gefertigt|mit|est|sont|en|compose\p{L}*|fabriqu\p{L}*|avec|e|sono|compost\p{L}*|di|realizzat\p{L}*|con|es|son|de|hech\p{L}*|lleva|sao|feit\p{L}*|tem|is gemaakt|van|uit|iz|so|su|sivan\p{L}*|izdelan\p{L}*|izraden\p{L}*|od|to|απο|ειναι|от|од|із|з|је|е|са|bestaat|jest|wykonan\p{L}*|z|ze|ma|er|ar|av|af|bestar|laget|on|ovat|je|jsou|su|sestava\p{L}*|vyroben\p{L}*|este|din|sunt|lined|filled|gevuld|fylld|fyldt|fylt|vadderad|vatteret|vattert|fodrat|enchid[oa]|gefuttert|doublee?s?|foderat[oa]|forrad[oa]|gevoerd|fodrad|foret|vuoritettu|med|als|naudojam\p{L}*|used|verwendet|utilis\p{L}*|utilizz\p{L}*|gebruikt|uzyt\p{L}*|pouzit\p{L}*|hasznal\p{L}*|folosit\p{L}*|използва\p{L}*|использ\p{L}*|anvand\p{L}*|anvend\p{L}*|brukt|kaytet\p{L}*|kasutat\p{L}*|izmantot\p{L}*|uporablj\p{L}*|kullanil\p{L}*|використ\p{L}*|χρησιμοποι\p{L}*)(?!\p{L})|(?<!\p{L})(?:zu|per il|al|a|w|we|till|til|por|voor|em|ise)[ \n]$/u;
/** What a part has, right behind the verb: what a thing has before its shares is another. */
const HAS =
  /(?<!\p{L})(?:has|have|hat|haben|tiene|tienen|ont|heeft|hebben|har|yra|ir|sudaro|sisaldab|sisaltaa|obsahuj\p{L}*|zawiera\p{L}*|contien\p{L}*|contene|contengono|contem|enthal\p{L}*|innehaller|indeholder|inneholder|sadrzi|vsebuje|contine|satur|ergab|ergaben|enthielt|a donne|ont donne|a revele|ha dato|ha evidenziato|contiene|dio|arrojo|revelo|deu|revelou|gaf|bleek|toonde|wykazal\p{L}*|vykazal\p{L}*|tartalmaz|mutatott|a aratat|a indicat|показа|показав|показала|εδειξε|gav|visade|viste|todettiin|mitattiin|loytyi|sisalsi|naitas|leiti|uzradija|konstatets|parode|nustatyta|pokazala|pokazao|utvrdeno|ugotovljeno|bulunmus\p{L}*|tespit edil\p{L}*|yielded|showed|gave|was found to contain|found|περιεχει|съдържа|містить)[ \n](?:\p{L}{1,4}[ \n])?$/u;
/** "The scarf (net 145 g, packaging 22 g) is of": what is said besides, also where its beginning is too far away. */
const IN_BRACKETS = /(?:^[^()]*|[ ]?\([^()]*)\)/gu;
/** ", which only reaches to the waist," between a part and its verb. */
const RELATIVE =
  /,\s(?:which|that|die|der|das|welche\p{L}*|qui|que|che|som|ktor\p{L}*|joka|koji|koja)\s[^,.;:%]{1,50},/gu;
/** "La ceinture, elle, est faite de": a word that only tells it from another part. */
const ASIDE =
  /,\s(?:however|though|instead|hingegen|dagegen|jedoch|aber|elle|lui|elles|eux|quant a (?:elle|lui)|en revanche|par contre|invece|pero|en cambio|por su parte|por sua vez|natomiast|zas|daarentegen|echter|derimod|derimot|daremot|puolestaan|naopak|vsak),(?=\s)/gu;

/** "The fringe, braided by hand, is of": what is said besides, right before the verb. */
const APPOSITION =
  /,\s[^,.;:%\t]{3,50},(?=\s(?:is|are|ist|sind|wird|werden|besteht|bestehen|est|sont|e|sono|es|son|sao|zijn|bestaat|bestaan|jest|sa|sklada|ar|er|on|ovat|je|jsou|su|este|sunt|bestar|consists?|contains?)\s)/gu;

/** "A lining with a composition of", "podszewka o składzie": between a part and its shares, as "of" is. */
export const COMPOSED_OF =
  /(?<=\p{L}[ \n])(?:(?:with|having)[ \n](?:an?|the)[ \n](?:fibre |fiber |material )?composition(?:[ \n]of)?|(?:mit|in)[ \n](?:der|einer)[ \n](?:faser|material)?(?:zusammensetzung|komposition)(?:[ \n](?:von|aus))?|(?:de|d['’]une|avec une|ayant pour)[ \n]?composition(?:[ \n](?:de|en))?|(?:di|con|dalla|con una|a)[ \n]composizione(?:[ \n]di)?|(?:con|de)[ \n](?:una[ \n])?composicion(?:[ \n]de)?|(?:com|de)[ \n](?:uma[ \n])?composicao(?:[ \n]de)?|met[ \n](?:een[ \n]|de[ \n])?(?:vezel|materiaal)?samenstelling(?:[ \n]van)?|o[ \n]skladzie(?:[ \n]surowcowym)?|(?:ve|o|se|v|so|zo|s)[ \n](?:materialove\p{L}{0,2}[ \n])?(?:slozeni\p{L}?|slozenim|zlozeni\p{L}?|zlozenim)|med[ \n](?:en[ \n])?(?:fiber|material|materiale)?(?:sammansattning(?:en)?|sammensætning(?:en)?|sammensetning(?:en)?)(?:[ \n](?:av|af|pa))?|(?:cu|avand)[ \n](?:o[ \n])?compoziti[ae](?:[ \n]de)?|(?:sastava|s[ \n]sastavom|sestave|s[ \n]sestavo)|със[ \n]състав|με[ \n]συνθεση|зі?[ \n]складом|са[ \n]саставом|osszetetelu)[ \n:]*$/u;

/** "The lining is made of recycled polyester (100 %)": the part stands before a verb. */
export function partInSentence(passage: Passage, start: number): string | undefined {
  const before = withoutExcepted(passage.folded.slice(Math.max(start - SENTENCE_REACH, 0), start))
    .replace(COMPOSED_OF, "of ")
    .replace(RELATIVE, " ")
    .replace(ASIDE, " ")
    .replace(APPOSITION, " ")
    .replace(IN_BRACKETS, " ")
    // "Lined with flannel, 80 % cotton".
    .replace(/,\s*$/u, " ");
  const clause = before.slice(
    Math.max(
      ...["\n\n", "\t", ". ", ".\n", "! ", "!\n", "? ", "?\n", ";", ":", "%", ",", "•", "·"].map((end) =>
        before.lastIndexOf(end),
      ),
    ) + 1,
  );
  const isSetApart = /,\s*$/u.test(passage.folded.slice(Math.max(start - 4, 0), start));
  if (!MADE_OF.test(clause) && (isSetApart || !HAS.test(clause))) return undefined;
  if (isTitle(clause) || ON_LABEL.test(clause.trimEnd())) return undefined;
  if (isSetApart && WITH_IT.test(clause) && partAtEnd(clause.trimEnd())) return undefined;
  if (isSetApart && isFastened(clause)) return undefined;
  const within = partWithin(clause);
  const part = within === undefined ? pieceWithin(clause) : within;
  return part === null ? NO_PART : part;
}

/** "Shirt with lace" over the line of its shares: no word leads on to these. */
function isTitle(clause: string): boolean {
  return clause.endsWith(LINE_END) && WITH_IT.test(clause.trimStart()) && !LEADS_ON.test(clause);
}

const LEADS_ON = /[ ](?:in|of|from|aus|en|de|du|di|da|em|uit|van|i|av|af|z|ze|iz|din|s|se|cu)\s*$/u;

/** A clause, an article before what it speaks of, and the verb behind that. */
const THAT_IS =
  /(?:^|[.;,][ ]|[ ](?:and|und|et|e|y|en|og|och|i|a)[ ])(?:(?:the|der|die|das|le|la|les|il|lo|el|los|las|o|os|as|de|het|l['’])[ ]?)?(?<part>\p{L}[^.;,:%\t]{1,30}?)[ ](?:is|are|ist|sind|est|sont|e|sono|es|son|sao|zijn|jest|ar|er|on)[ ][^.;,:%\t]{3,30},?[ ]$/u;

/** "The back of hand is stretch fabric 92 % polyester": a word for cloth is no name of another part. */
export function partThatIs(line: string): string | undefined {
  const name = THAT_IS.exec(line)?.groups?.part;
  return name === undefined ? undefined : partAsWhole(name, true);
}

/** Words for what fills or lines a thing. */
const IS_LINED =
  "lined|filled|gefuttert|gefullt|wattiert|doubl|fourr|garni|foderat|imbottit|forrad|relle|gevoerd|gevuld|fodrad|foret|fodrat|fylld|fyldt|fylt|vadder|vatter";
/** "Coat with hood, 100 % wool": what has the part, and no word for what fills or lines it. */
const WITH_IT = new RegExp(
  String.raw`^(?!.*(?:${IS_LINED})).*(?<!\p{L})(?:with|mit|avec|con|com|met|med|z|ze|cu)\s(?:\p{L}+\s){0,2}\p{L}+\s*$`,
  // What stands in the line above may belong to it.
  "su",
);
/** What things are closed with, and no material of theirs. */
const FASTENED =
  /(?:button|zip|knopf|knopfe|reißverschlu|bouton|fermeture|bottoni|cerniera|boton|cremallera|bot(?:ao|oe)|fecho|knoop|knopen|rits|guzik|zamk|zamek|knap|lynlas|dragkedja|nappi|vetoketju|knoflik)\p{L}*[ ]*$/u;

/** "Cardigan with buttons, 70 % viscose": of the thing, behind the comma. */
function isFastened(said: string): boolean {
  const line = said.slice(Math.max(said.lastIndexOf(LINE_END), said.lastIndexOf(CELL_END)) + 1);
  return FASTENED.test(line) && WITH_IT.test(line);
}

/** Parts that things are told apart by, and seldom are of another cloth. */
export const THINGS_HAVE: ReadonlySet<string> = new Set([
  "hood",
  "collar",
  "cuff",
  "sleeve",
  "pocket lining",
  "waistband",
  "belt",
  "strap",
  "yoke",
  "border",
  "fringe",
  "embroidery",
  "lace",
  "crown",
  "pompom",
]);
/** "Jacket without lining 100 % cotton": Portuguese "no" leads to a part, English tells that there is none. */
export const WITHOUT_IT =
  /(?<!\p{L})(?:(?:without|ohne|keine?|sans|senza|sin|sem|zonder|geen|bez|utan|uden|uten|ilman|fara)[ ](?:\p{L}+[ ]){0,2}\p{L}+|no[ ](?:hood|lining|collar|pockets?|sleeves?|filling|padding|cuffs?|belt))[ ]?[:,]?[ ]?$/u;
/** A thing and what it comes with, and no word for what fills or lines it. */
const THING_WITH = String.raw`(?!.*(?:${IS_LINED}))\p{L}[^.;:%\t]{2,60}[ ](?:w/[ ]?|(?:with|mit|avec|con|com|met|med|z|ze|s|se|cu|a)[ ])(?:[\p{L}-]+[ ]){0,3}[\p{L}-]+`;
const HAS_IT = new RegExp(
  String.raw`(?<=[.;:\t][ ]?|^)${THING_WITH}(?<![ ](?:in|of|aus|en|de|di|uit|van|i|af|av|z|ze|din))[ ]?:?[ ]?$`,
  "u",
);
const HAS_IT_OF = new RegExp(
  String.raw`(?<=[.;:\t\n][ ]?|^)${THING_WITH}[ ](?:in|of|made of|aus|en|de|di|uit|van|i|af|av|z|ze|din)[ ]$`,
  "u",
);

/** "Coat with hood 100 % wool": no comma stands before the shares, and none of another cloth before the part. */
export function isOfWhatHasIt(said: string): boolean {
  const first = partAtBegin(said)?.part ?? "";
  return !said.includes("%") && HAS_IT.test(said) && (first === "" || PIECES.has(first));
}

/** A label of things in one line, without a sign that ends the name of one. */
const FEW_WORDS = /^[\p{L}'’-]+(?:,?[ ][\p{L}'’-]+){1,5}[ ]$/u;

/** "Coat with a hood in 100 % wool" may speak of both: of the coat, where nothing else tells what that is made of. */
export function isPerhapsOfWhatHasIt({ passage, start, part }: Place & { part: string }): boolean {
  const before = passage.folded.slice(Math.max(start - SENTENCE_REACH, 0), start);
  const said = before.slice(before.lastIndexOf("%") + 1);
  if (!THINGS_HAVE.has(part)) return false;
  // "Trousers elastic waistband 100 % cotton".
  const line = lineBefore({ passage, start });
  return HAS_IT_OF.test(said) || (FEW_WORDS.test(line) && beginsWithKind(line));
}
