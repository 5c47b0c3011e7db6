/** Where goods and what they are made of come from, and of which people they are said to be. */
import { countryAtStart, countryOfPeople } from "../../country-names.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { clauseBefore, tailOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import { KIND_WORDS } from "../products/kinds.ts";
import { isClaimed, OF_FIBRE, ORIGIN_OF_PART, SENTENCE_LENGTH, sentenceAround } from "./clauses.ts";
import { SPOKEN_OF_MAKING } from "./making.ts";
import {
  countryBefore,
  countryIn,
  countryOfTownInLine,
  INFLECTED,
  NAME_LENGTH,
  withMore,
} from "./places-of-making.ts";
import { placeBefore, WORKS_WORDS } from "./words.ts";

/** "Die Ware stammt aus", "pochodzi z", "proviene da", "goods with origin in", "blago s poreklom iz". */
const COMES_FROM =
  /(?<!\p{L})(?:(?:with|of|having) (?:their )?origin in|mit ursprung in|con origine in|con origen en|com origem (?:em|no|na|nos|nas)|met oorsprong in|pochodzac\p{L}+ ze?|pochodzenia ze?|s puvodem ve?|s povodom vo?|cu originea in|originar\p{L}{0,3} din|с произход(?: от)?|με (?:προελευση|καταγωγη)(?: απο)?(?: την?| το| τα)?|καταγωγησ|προελευσησ|med (?:ursprung|oprindelse|opprinnelse) i|ovat peraisin|paritoluga|(?:ir|nak) no|izcelsme(?: ir)?|kilus\p{L}{1,3} is|(?:s )?(?:poreklom|podrijetlom|porijeklom) iz|походженням з|пореклом из|(?:comes?|came|originates?|sourced|stemm?s?) from|(?:ha[st]|have|hat|haben|har) (?:(?:its|their|ihren|seinen|sitt|sin|sine|sina) )?(?:origin|ursprung|oprindelse|opprinnelse|opphav) (?:in|i)|(?:a|ont) (?:son |leur )?origine (?:en|au|aux)|(?:ha|hanno) origine in|tienen? (?:su )?origen en|tem origem (?:em|no|na|nos|nas)|(?:heeft|hebben) (?:zijn |hun |haar )?oorsprong in|ma(?:ja|ji)? (?:svuj )?(?:puvod|povod) (?:v|ve|vo|na)|(?:stamm(?:t|en)|komm(?:t|en)) aus|(?:provien(?:t|nent)|vien(?:t|nent)) (?:de la|de l'|du|des|de|d'|d’)|proven(?:ant|iente?) (?:de|da)|(?:provien[ei]|proveng?ono|provengono|arriva|arrivano) d(?:a|al|alla|all'|agli|ai|alle)|(?:provienen?|proceden?|vienen?) del?|(?:pro)?vem d[aeo]s?|provem d[aeo]s?|(?:kom(?:t|en)|afkomstig(?: is| zijn)?) uit|kommer (?:fran|fra)|(?:harstammar|stammer) (?:fran|fra)|pochodz[ia] ze?|pochaz(?:i|eji) ze?|pochadza(?:ju)? zo?|(?:potjec[eu]|poticu|potice|dolaz[ei]) (?:iz|s|sa)|(?:izvira|prihaja)(?:jo)? (?:iz|z|s)|provin[e]? din|on (?:peraisin|kotoisin)|tule(?:e|vat|b|vad)|hankitaan|saadaan|(?:on parit|parineb|parinevad)|nak no|(?:atkeliauja|kile|kilusi|kiles|gaunama) is|(?:произхожда|идва)(?:т)? от|(?:походить|походять|надходить) (?:з|із|зі)|(?:потиче|потичу|долази|долазе) (?:из|са)|(?:gej|gejja|gejjin) mi[dlnrstxz](?:-)?|tagann(?: [^.,;:\n\t]{2,24}?)? on|προερχ(?:εται|ονται) απο(?: την| τη| το)?)(?:[ \n]|(?<=-))/gu;
/** What may come from somewhere, besides fibres, and what the place is then of. */
const COMING: readonly (readonly [field: string | undefined, subject: RegExp])[] = [
  [
    undefined,
    /(?<!\p{L})(?:customers?|suppliers?|designers?|design|idea|company|family|brand|machines?|dyes?\p{L}*|kund\p{L}*|lieferant\p{L}*|idee\p{L}*|firma|familie|marke|maschinen?|clients?|fournisseurs?|marque|entreprise|client[ei]|fornitor[ei]|marchio|clientes?|proveedor\p{L}*|marca|klant\p{L}*|leverancier\p{L}*|merk|klien\p{L}*|dostawc\p{L}*|marka|zakaznic\p{L}*|holz|wood|bois|legno|madera|madeira|hout|drewno|tra|tre|leather|leder|cuir|cuoio|pelle|cuero|couro|skor\p{L}|lader|læder)(?!\p{L})/u,
  ],
  [
    "country_spinning",
    /(?<!\p{L})(?:yarns?|(?:strick)?garne?|fils?|filat[oi]|hilos?|hilados?|fios?|garens?|przedz[ay]|garnet|lanka|langat|prize|priadza|fonal|iplik|preja)(?!\p{L})/u,
  ],
  [
    "country_weaving",
    /(?<!\p{L})(?:fabrics?|cloth|stoffe?|gewebe|tissus?|tessut[oi]|tejidos?|tela|tecidos?|malha|stof(?:fen)?|tkanin[ay]|dzianin[ay]|tyg(?:et|er)?|stoffet|kangas|kankaat|latk[ay]|kumas|szovet|tesatur[ai])(?!\p{L})/u,
  ],
];
/** Words for goods, in any of their cases. */
const GOODS =
  "goods,products?,articles?,items?,garments?,clothes,clothing,collection,waren?,artikel\\p{L}?,produkt\\p{L}*,erzeugniss?e?,kleidung\\p{L}*,kollektion\\p{L}*,bekleidung,marchandises?,produits?,vetements?,merc[ei],prodott[oi],articol[oi],cap[oi],mercancias?,productos?,articulos?,prendas?,mercadorias?,produtos?,artigos?,pecas?,goederen,product(?:en)?,artikelen,kleding\\p{L}*,towar\\p{L}*,wyrob\\p{L}*,artykul\\p{L}*,odziez,koszul\\p{L}*,swet(?:e|r)\\p{L}*,skarpet\\p{L}*,varor(?:na)?,varan?,plagg\\p{L}*,varer(?:ne)?,varen,toj\\p{L}*,klær\\p{L}*,tuote,tuotteet,vaatteet?,zbozi,vyrob\\p{L}*,tovar\\p{L}*,odev\\p{L}*,obleceni\\p{L}?,termek\\p{L}*,aruk?,ruha\\p{L}*,produs\\p{L}*,articol\\p{L}*,marf\\p{L}*,rob[ae],proizvod\\p{L}*,artikl\\p{L}*,odjec[ae],izdel\\p{L}*,blago,oblacila,toode,tooted,roivad,prekes?,gamin\\p{L}*,drabuz\\p{L}*,preces?,izstradajum\\p{L}*,apgerb\\p{L}*,urun\\p{L}*,сток\\p{L}*,издели\\p{L}*,продукт\\p{L}*,дрех\\p{L}*,вироб\\p{L}*,товар\\p{L}*,одяг\\p{L}*,производ\\p{L}*,роб\\p{L}*,προιον\\p{L}*,ρουχ\\p{L}*,αγαθ\\p{L}*".replaceAll(
    ",",
    "|",
  );
const OF_GOODS = worded(
  "u",
  ({ maybe }) => `(?<!\\p{L})(?:${GOODS}|\\p{L}{0,14}(?:${maybe(KIND_WORDS)})\\p{L}{0,3})(?!\\p{L})`,
);
const FIBRE_COMING =
  /(?<!\p{L})(?:linen|leinen|lin|lino|linho|lan|silk|seide|soie|seta|seda|silke|alpac?ka|alpaca|alpaga|cashmere|kaschmir|cachemire|kaszmir|mohair|down|daunen|hemp|hanf|chanvre|canapa|canamo|konopi[ae]?|flachs|vlas|\p{L}{0,7}ull(?:en|a)?|\p{L}{0,7}uld(?:en)?|bomull(?:en|a)?|bomuld(?:en)?|horren|linen|welna|bawelna|vlna|bavlna|volna|bombaz|vuna|pamuk|svila|gyapju|pamut|selyem|bumbacul|vilna|kokvilna|lini|medvilne|sil[kd]as|villa|puuvilla|pellava|vill|lina|вълна(?:та)?|памук(?:ът|а)?|лен(?:ът|а)?|вовна|бавовна|льон|вуна|памук|лан|μαλλι|βαμβακι|λιναρι|λινο|yun|keten|suf|qoton|olann|cadas)(?!\p{L})|(?<!\p{L})a la $/u;

/** "Merinowolle aus Australien", as a statement of its own or among the shares of a composition. */
const FIBRE_FROM =
  /(?<=^|[\n\t,;:(%] ?|(?:organic|bio|virgin|pure|100) )(?:\p{L}+ )?(?:(?:wool|merino|lambswool|cotton|flax|linen|silk|alpaca|cashmere|mohair|down|hemp)(?: fib(?:re|er)s?)? from|(?:\p{L}*wolle|flachs|leinen|seide|alpaka|kaschmir|hanf|daunen) aus|(?:laine|coton|lin|soie|alpaga|cachemire|chanvre|mohair)(?: \p{L}{3,}){0,2} (?:de la|de|d'|d’|du|des)|(?:lana|cotone|lino|seta|alpaca|cashmere|canapa)(?: \p{L}{4,})? (?:da|dal|dalla|dall'|del|della)|(?:lana|algodon|lino|seda|alpaca|canamo|la|algodao|linho)(?: \p{L}{4,})? (?:de|del|da|do|dos)|(?:wol|merinowol|katoen|vlas|linnen|zijde|hennep) uit|(?:welna|bawelna|len|jedwab|konopie|mohair|moher|kaszmir|alpaka)(?: \p{L}{4,})? ze?|(?:\p{L}*ull|bomull|lin|silke|\p{L}*uld|bomuld|hor|alpakka) (?:fran|fra)|(?:vlna|bavlna|len|hedvabi|hodvab) ze?|(?:вълна|памук|лен) от|(?:vuna|pamuk|lan|svila|volna|bombaz) (?:iz|s|sa|z)|(?:вовна|бавовна|льон|шовк) (?:з|із|зі)|(?:вуна|памук|лан) (?:из|са)|(?:lana|bumbac|in|matase|casmir) din|(?:\p{L}*villa|pellava|\p{L}*vill|lina)(?=[ ]\p{L}{3,20}sta?(?!\p{L}))|(?:vilna|kokvilna|lini) no|(?:vilna|medvilne|linas|silkas) is|(?:μαλλι|βαμβακι|λιναρι) απο(?: την| τη| το)?)(?:(?<=['’])|[ ])/gu;

/** "Dzianina z Polski", "yarn from Italy": a statement of its own, as is that of fibres. "Fil d'Écosse" is a kind. */
export const PARTS_FROM = [
  [
    "country_weaving",
    /(?<=^|[\n\t,;:(%] ?)(?:\p{L}+ )?(?:fabrics? from|cloth from|(?:ober)?stoffe? aus|gewebe aus|tissus? (?:de la|d'|d’|du)|tessut[oi] (?:dal|dalla|dall'|dall’)|tejidos? de|tecidos? d[aeo]|stof(?:fen)? uit|(?:tkanin[ay]|dzianin[ay]) ze?|(?:latk[ay]|uplet|pletenin[ay]) zo?e?|(?:tkanina|pletivo|pletenina) iz|(?:плат|тъкан|плетиво) от|(?:тканина|трикотаж|полотно) (?:з|із|зі)|(?:тканина|плетиво) из|tyg(?:et)? fran|stof(?:fet)? fra|(?:tesatura|tricot) din|audums no|audinys is|υφασμα απο(?: την| τη| το)?)(?:(?<=['’])|[ ])/gu,
  ],
  [
    "country_spinning",
    /(?<=^|[\n\t,;:(%] ?)(?:\p{L}+ )?(?:yarns? from|\p{L}{0,8}garne? aus|(?:strick|stick)?garn(?:et)? (?:fran|fra)|fils? (?:de la|d'(?!ecosse)|d’(?!ecosse)|du)|filat[oi] (?:dal|dalla|dall'|dall’)|hilos? de(?! escocia)|fios? d[aeo](?! escocia)|garens? uit|przedza ze?|(?:prize|priadza) zo?e?|(?:preja|predivo|preda) iz|прежда от|пряжа (?:з|із|зі)|предиво из|(?:fire?|fir) din|dzija no|verpalai is|νημα απο(?: την| τη| το)?)(?:(?<=['’])|[ ])/gu,
  ],
] as const;

/** What may follow the country that a fibre is from. */
const ENDS_ORIGIN = /^(?:[ ]?[,;.)\n\t&+/]|$| (?:and|und|et|e|y|en|i|og|och|a|и|και) )/;

/** Fibres with the countries that they are from. */
export function fibresFrom(passage: Passage): Found[] {
  return statedFrom(passage, "country_fibre", FIBRE_FROM).map(withMore);
}

/** What a statement of its own, as of `FIBRE_FROM` or `PARTS_FROM`, says a place of. */
export function statedFrom(passage: Passage, field: string, pattern: RegExp): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const country = countryIn(passage, match.index + match[0].length);
    if (!country || !isClaimed(passage, match.index, country.end)) return [];
    if (!ENDS_ORIGIN.test(passage.folded.slice(country.end, country.end + 6))) return [];
    const confidence = country.sure ? 0.82 : INFLECTED;
    const found = { field, value: country.code, confidence, passage };
    return [{ ...found, start: match.index, end: country.end }];
  });
}

/** Where a sentence says that goods, or what they are made of, come from. */
export function comingFrom(passage: Passage): Found[] {
  return [...comingInto(passage), ...comingBehind(passage)];
}

/** What comes from somewhere, by the words before that: fibres, yarn or cloth, or the goods themselves. */
function fieldOfComing(subject: string): string | undefined {
  // A firm in the line above is that of a letterhead.
  const inLine = subject.slice(subject.lastIndexOf("\n") + 1);
  const other = COMING.find(([field, pattern]) => pattern.test(field === undefined ? inLine : subject));
  if (OF_FIBRE.test(subject) || FIBRE_COMING.test(subject)) return "country_fibre";
  if (other !== undefined) return other[0];
  return OF_GOODS.pattern().test(subject) ? "country_making" : undefined;
}

/** "Der Pullover stammt aus einer Näherei in Portugal": works of some kind before the country. */
const FROM_WORKS =
  /^(?:\p{L}+[ \n]){0,3}?(?:factory|factories|mills?|workshops?|farms?|farmers|growers|\p{L}*hofen|farmen|fermes|granjas|fattorie|allevamenti|gardar|\p{L}*(?:naherei|fabrik|werkstatt|betrieb|produktion|manufaktur)|fabryki|szwalni|zakladu|usine|atelier|fabbrica|laboratorio|stabilimento|fabrica|taller|confecao|fabriek|atelier|naaiatelier|systue|fabriken|tovarny|tovarne|tvornice|dilny|dielne|fabrica|atelierul|фабрика(?:та)?|εργοστασιο|tehtaalta|vabrikust)[ \n](?:in|im|en|au|aux|em|no|na|w|we|v|ve|i|u|в|във|στην|στη|στο)[ \n]/u;

/** Hungarian, Turkish, Estonian and Finnish have the place before the verb: "Mısır'dan gelmektedir". */
const COMES_BEFORE = placeBefore(
  "szarmaz(?:ik|nak|o)|erkez(?:ik|nek)|jon|gel(?:mektedir|ir|iyor)|temin edil\\p{L}+|parit|peraisin|kotoisin|menseli\\p{L}*",
);

function comingBehind(passage: Passage): Found[] {
  return [...passage.folded.matchAll(COMES_BEFORE)].flatMap((match): Found[] => {
    const end = match.index + (match.groups?.name?.length ?? 0);
    const country = countryBefore(passage, match.index, end);
    const done = match.index + match[0].length;
    if (!country || !isClaimed(passage, match.index, done)) return [];
    const subject = clauseBefore(passage, country.start, SENTENCE_LENGTH).trim();
    // "Türkiye menşeli" says it of the product, without a word for it.
    const isBare = subject === "" && /menseli|szarmaz/.test(match[0]);
    const field = isBare ? "country_making" : fieldOfComing(subject);
    if (field === undefined) return [];
    const found = { field, value: country.code, passage, start: country.start, end: done };
    return [{ ...found, confidence: country.sure ? 0.85 : INFLECTED }];
  });
}

function comingInto(passage: Passage): Found[] {
  return [...passage.folded.matchAll(COMES_FROM)].flatMap((match): Found[] => {
    const at = Math.max(match.index - SENTENCE_LENGTH, 0);
    const before = tailOf(passage.folded.slice(at, match.index), /$(?<=(?<tail>[^.,;:\t]*))/u);
    // Irish has the verb first.
    const of = fieldOfComing(match[0].startsWith("tagann") ? match[0] : before);
    const start = match.index + match[0].length;
    const works = FROM_WORKS.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0].length ?? 0;
    const country = countryIn(passage, start + works) ?? countryOfTownInLine(passage, start + works);
    if (of === undefined || !country || !isClaimed(passage, match.index, country.end)) return [];
    const found = { field: of, value: country.code, passage, start: match.index, end: country.end };
    return [{ ...found, confidence: country.sure ? 0.85 : INFLECTED }];
  });
}

/** "Fabrico português", "goods of Turkish origin", "magyar termék". */
export function byPeople(passage: Passage): Found[] {
  return [...passage.folded.matchAll(OF_PEOPLE)].flatMap((match): Found[] => {
    const people = match.groups?.after ?? match.groups?.before ?? "";
    const code = countryOfAdjective(people, match[0]);
    if (code === undefined) return [];
    const found = { field: "country_making", value: code, confidence: 0.85, passage, start: match.index };
    return [{ ...found, end: match.index + match[0].length }];
  });
}

/** South Slavs call what is of Slovenia "slovenski", as Slovaks do what is of theirs. */
const SOUTH_SLAVIC = /(?<!\p{L})(?:proizvod|izdel|porekl|podrijet|porijek|rob[ae]|blag)/u;

function countryOfAdjective(people: string, said: string): string | undefined {
  const code = countryOfPeople(people);
  return code === "SK" && people.startsWith("slovensk") && SOUTH_SLAVIC.test(said) ? "SI" : code;
}

/** Whose works they are, as who writes has it. */
const OUR =
  "our|its|their|unsere[rm]|ihre[rm]|seine[rm]|notre|nos|son|leur|nostr[oaie]|propri[oa]|suo|nuestr[oa]s?|su|noss[oa]s?|seu|onze|ons|hun|nasz(?:ej|ym|ych)|swo(?:jej|im)|var(?:t|a)?|sin|sitt|vores|vart|vores|eget|egen|nas(?:i|em|om|ej|oj)|svo(?:ji|m|joj)|sve|nasoj|meidan|omassa|noastra|nostru|meie|oma|musu|savo|musu|sava|наш(?:ата|ия|іи|ому|ој|ем)|нашата";
/** Works that stand in a country by what they are called: "in our Hungarian workshop", "magyarországi műhelyünkben". */
const AT_WORKS = new RegExp(
  `(?<!\\p{L})(?:(?:in|im|i|w|v|ve|u|na|в|във|у|στο|at)[ \\n](?:(?:${OUR}|the|der|den|het|de|einer|einem)[ \\n])?(?<before>\\p{L}{4,16})[ \\n](?:${WORKS_WORDS})|(?:dans|en|nel|nella|em|no|na|a|la|in)[ \\n](?:l['’]|(?:(?:${OUR}|un[ea]?|um[a]?|el|o|a)[ \\n]))(?:${WORKS_WORDS})[ \\n](?<after>\\p{L}{4,16})|(?<before>\\p{L}{4,16})[ \\n](?:${WORKS_WORDS}))(?!\\p{L})`,
  "gu",
);

/** Where goods are made in works that are called by their country, in a sentence that tells of making and of no cloth. */
export function atWorksOfPeople(passage: Passage): Found[] {
  return [...passage.folded.matchAll(AT_WORKS)].flatMap((match): Found[] => {
    const people = match.groups?.before ?? match.groups?.after ?? "";
    const value = countryOfAdjective(people, match[0]) ?? countryOfPlace(people);
    const [start, end] = [match.index, match.index + match[0].length];
    const sentence = sentenceAround(passage.folded, start);
    if (value === undefined || ORIGIN_OF_PART.test(sentence) || !SPOKEN_OF_MAKING.pattern().test(sentence))
      return [];
    if (!isClaimed(passage, start, end) || NOT_MADE.test(sentence)) return [];
    return [{ field: "country_making", value, confidence: 0.82, passage, start, end }];
  });
}

/** "Our factory in Portugal", up to the name of its place. */
const OUR_WORKS_IN = new RegExp(
  `(?<!\\p{L})(?:${OUR})[ \\n](?:\\p{L}+[ \\n])?(?:${WORKS_WORDS})[ \\n](?:in|at|en|au|aux|em|no|na|w|we|v|ve|u|в|във|у)[ \\n]`,
  "gu",
);
/** What works do: "unsere Näherei in Portugal fertigt", "our workshop in Porto, Portugal makes". */
const WORKS_MAKE =
  /(?<!\p{L})(?:makes?|sews?|produces?|manufactures?|assembles?|builds?|fertigt|naht|produziert|stellt|montiert|baut|fabrique|confectionne|coud|assemble|produce|cuce|confeziona|realizza|assembla|cose|fabrica|confecciona|ensambla|produz|confeciona|maakt|naait|produceert|vervaardigt|syr|tillverkar|producerar|fremstiller|producerer|szyje|produkuje|wytwarza|sije|vyrabi|vyraba|proizvodi|izdeluje|шие|произвежда)(?!\p{L})/u;

/** Where the works are of who writes, in a sentence that tells what is made there. */
export function atOurWorks(passage: Passage): Found[] {
  return [...passage.folded.matchAll(OUR_WORKS_IN)].flatMap((match): Found[] => {
    const at = match.index + match[0].length;
    const country = countryIn(passage, at) ?? countryOfTownInLine(passage, at);
    const sentence = sentenceAround(passage.folded, match.index);
    if (!country || !WORKS_MAKE.test(sentence) || ORIGIN_OF_PART.test(sentence) || NOT_MADE.test(sentence))
      return [];
    if (!isClaimed(passage, match.index, country.end)) return [];
    const found = {
      field: "country_making",
      value: country.code,
      passage,
      start: match.index,
      end: country.end,
    };
    return [{ ...found, confidence: country.sure ? 0.82 : INFLECTED }];
  });
}

/** Hungarian has an end for what is in a country: "magyarországi". */
function countryOfPlace(word: string): string | undefined {
  const country = word.endsWith("i") ? countryAtStart(word.slice(0, -1)) : undefined;
  return country?.sure && country.length === word.length - 1 ? country.code : undefined;
}

/** A sentence that denies it, or tells of what was before. */
const NOT_MADE =
  /(?<!\p{L})(?:not|no longer|nicht|kein\p{L}*|pas|plus (?:dans|en)|non|no|nao|niet|geen|nie|inte|ikke|ei|ne|nem|nu|не|δεν|previously|formerly|fruher|bisher|auparavant|autrefois|in precedenza|antes|anteriormente|voorheen|poprzednio|dawniej|tidigare|tidligere|aiemmin|drive|korabban|ranije|nekoc)(?!\p{L})/u;

/** What exporters declare on an invoice, in the words of the law: of what origin the goods are that pay no duty. */
const PREFERENTIAL =
  /(?<!\p{L})(?:(?:(?<before>\p{L}{4,16}) )?(?:preferential origin|praferenzbegunstigte (?<people>\p{L}{5,16}) ursprungswaren|preferentiele (?<people>\p{L}{5,16}) oorsprong|preferenciali[sn]?\p{L}* (?:szarmazasu\p{L}*|poreklo|podrijetla|kilmes)|formansberattigande ursprung|soodusparitoluga)|(?:l['’]|de l['’]|di |de |un |d['’])?(?:origine preferen[tz]i\p{L}+|origen preferencial|origem preferencial|preferentiele oorsprong|preferencyjne pochodzenie|praeferenceoprindelse|præferenceoprindelse|preferanseopprinnelse|preferencni puvod|preferencny povod|προτιμησιακησ καταγωγησ|преференциален произход|preferenciala izcelsme|preferencial\p{L}* poreklo|preferencijalno\p{L}* podrijetl\p{L}|origini preferenzjali))(?: (?:of|i|w|v|ve|vo|в|във|in|de|du|des|del|della|no|iz|da|do)(?= ))?(?=[ \n(:.,;]|$)/gu;

/** "Origen preferencial marroquí", "de Turkish preferential origin", "preferenční původ v Turecku". */
export function preferential(passage: Passage): Found[] {
  return [...passage.folded.matchAll(PREFERENTIAL)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const gap = /^[ \n(:]*/.exec(passage.folded.slice(start, start + 4))?.[0].length ?? 0;
    const after =
      /^\p{L}{4,16}(?!\p{L})/u.exec(passage.folded.slice(start + gap, start + gap + 18))?.[0] ?? "";
    const country = countryIn(passage, start + gap);
    const before = match.groups?.people ?? match.groups?.before ?? "";
    const [value, end] = country?.sure
      ? [country.code, country.end]
      : [countryOfPeople(after) ?? country?.code ?? countryOfPeople(before), start + gap + after.length];
    if (value === undefined) return [];
    return [{ field: "country_making", value, confidence: 0.85, passage, start: match.index, end }];
  });
}

/** A word for a product or its making beside that for a people. Origin is that of goods, not of their fibres. */
const OF_PEOPLE =
  /(?<![\p{L}])(?:(?:fabrication|confection|fabbricazione|produzione|manifattura|fabricacion|manufactura|fabrico|fabricacao|producao|produccion|confeccion|confecao|productie|fabricatie|confectie|elaboracion|elaborazione|industria|produs|produit|prodotto|producto|produto|prodott|tairge|produkt|wyrob|(?:goods|ware|merce|prodotto|mercancia|producto|marchandise|produit|mercadoria|produto|articulo|articolo|artigo|article)s?(?: (?:is|are|di|de|d['’]|of|es|e|son|sono|sao|est|sont))* ?(?:origine|origen|origem)) (?:(?:100 ?%|cent pour cent|entierement|exclusivement|interamente|esclusivamente|totalmente|integralmente|integramente|enteramente|completamente|inteiramente|exclusivamente|volledig|in totalitate|integral) )?(?<after>\p{L}{4,16})(?![\p{L}])|(?:(?:goods|products?|articles?|merchandise|items?)(?: \p{L}+){0,4} of (?<before>\p{L}{4,14}) origin|(?:ware|waren|artikel|erzeugnis|produkte?)(?: (?:ist|sind))? (?<before>\p{L}{5,16}en) ursprungs|(?:goederen|artikelen|producten)(?: zijn)? van (?<before>\p{L}{4,14}) oorsprong|(?:towary?|wyroby?|produkty?|artykuly?)(?: (?:jest|sa))? (?:pochodzenia (?<after>\p{L}{4,16})|(?<before>\p{L}{4,16}) pochodzenia)|(?<before>\p{L}{4,16}) (?:eredetu|szarmazasu) (?:aru|termek)\p{L}{0,3}|(?:сток[аи](?:та|те)?|продукт\p{L}{0,3})(?: (?:е|са))? (?:с|от) (?<before>\p{L}{4,16}) произход|(?:товари?|продукція|вироби?|виріб) (?<before>\p{L}{4,16}) походження|роба (?:је )?(?<before>\p{L}{4,16}) порекла|(?:προιον(?:τα)?|εμπορευματα?)(?: ειναι)? (?<before>\p{L}{4,16}) (?:καταγωγησ|προελευσησ)|(?:kaup|toode|tooted)(?: on)? (?<before>\p{L}{4,12}) paritolu(?:ga)?|(?:prekes?|gaminys)(?: yra)? (?<before>\p{L}{4,14}) kilmes|(?:preces?)(?: ir)? (?<before>\p{L}{4,14}) izcelsmes|(?:varor(?:na)?|varan|varer(?:ne)?|vare(?:n)?)(?: (?:ar|er))? a[vf] (?<before>\p{L}{4,14}) (?:ursprung|oprindelse|opprinnelse)|(?:rob[ae]|blag[oa]|proizvodi?|izdelki?)(?: (?:je|su|so))? (?<before>\p{L}{4,14}) (?:podrijetla|porijekla|porekla)|(?:marfuri(?:le)?|marfa|produse(?:le)?|produsul)(?: (?:sunt|este))? de origine (?<after>\p{L}{4,16})|(?:zbozi|vyrob(?:ek|ky)|tovar|vyrobok)(?: (?:je|jsou|su))? (?<before>\p{L}{4,14}) (?:puvodu|povodu)|(?<before>\p{L}{4,16})[ -](?:made(?! (?:in|by))|manufacture|fabricaat|makelij|fabrikat|fertigung|produktion|produkcja|wyrob|produkt|vyrobek|vyrobok|vyroba|produkce|produkcia|termek|gyartmany|gyartas|προιον|παραγωγη|κατασκευη|mali(?:dir)?|uretimi(?:dir)?|tuote|tuotantoa|tuotetta|tyota|kasityota|fremstilling|productie|makelij|tillverkning|produksjon|produktion|toodang|toode|kasitoo|gamyba|gaminys|produkcija|razojums|razots|proizvodnja|proizvod|izdelek|izdelava|izrada|производство|продукт|изделие|виробництво|виріб|производ|производња|израда))(?![\p{L}])|(?<=^|[\n\t])(?<before>\p{L}{5,16}(?:er|e)) ursprung(?=[\n\t.]|$)|(?<=^|[\n\t])origine (?<after>\p{L}{4,16})(?=[\n\t.]|$)|(?<before>svensk|dansk|norsk)[ -]?(?:tillverka[dt]|produceret|produsert|produserte))/gu;
