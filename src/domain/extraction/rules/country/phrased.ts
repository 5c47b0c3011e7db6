/** Countries behind and before the words for making, with what stands between. */
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { clauseBefore, lineEnd } from "../kit/places.ts";
import { matches, type Worded } from "../kit/worded.ts";
import { isClaimed, OF_FIBRE, PART_LENGTH, SENTENCE_LENGTH, sentenceAround } from "./clauses.ts";
import { isOfDesign } from "./designs.ts";
import { inCell, inRow } from "./in-rows.ts";
import {
  IN_MADE,
  MADE_AT,
  MADE_AT_SITE,
  MADE_FAR,
  MADE_FAR_INFLECTED,
  MADE_IN,
  MADE_IN_INFLECTED,
  MAKING,
  MAKING_BEGUN,
  MAKING_CARRIED,
  MAKING_CELL,
  MAKING_ROW,
  PART,
  PLACE_MADE,
  PLACE_OF_MAKING,
} from "./making.ts";
import { atOurWorks, atWorksOfPeople, byPeople, preferential } from "./origins.ts";
import {
  countryBefore,
  countryIn,
  countryOfCell,
  countryOfTown,
  countryOfTownInLine,
  INFLECTED,
  NAME_LENGTH,
} from "./places-of-making.ts";
import { WHERE, WORKS } from "./words.ts";

/** Before the word for making: that it is not so, or was. Looked for behind a match, since that is seldom and this takes long. */
const DENIED =
  /(?:(?<![\p{L}])(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|ni|nem|не|δεν) (?:\p{L}{1,6} )?|(?<![\p{L}])(?:previously|formerly|fruher|bisher|auparavant|precedemment|in precedenza|precedentemente|anteriormente|previamente|voorheen|poprzednio|wczesniej|tidigare|tidligere|aiemmin|drive|predtym|korabban|anterior|ranije|prej) )$/u;
/** What goes into devices and furniture; no batteries and cells, which are products of their own. */
const COMPONENTS = [
  "(?:heating )?elements?|compressors?|motors?|pumps?|(?:phone )?chargers?|power (?:supply|adapter|cord)|cables?|displays?|screens?|circuit boards?|pcb|chips?|magnetrons?|thermostats?|slats?|foam|(?:gas )?springs?|(?:loud)?speakers?",
  "heiz(?:element|stab|spirale|platte)e?|kompressor(?:en)?|motor(?:en)?|pumpe|ladegerat|netzteil|kabel|displays?|bildschirm|platine|leiterplatte|thermostat|scharniere?|lattenrost|schaum(?:stoff)?|gasfeder|lautsprecher",
  "resistances?|compresseurs?|moteurs?|pompe|chargeur|bloc d'alimentation|cables?|ecran|carte (?:electronique|mere)|puces?|charnieres?|lattes|mousse|verins?|quincaillerie|haut-parleurs?",
  "resistenz[ae]|compressor[ei]|motor[ei]|pompa|caricatore|alimentatore|cav[oi]|schermo|scheda|termostato|cerniere?|rotelle|doghe|schiuma|molle|altoparlant[ei]",
  "resistencias?|compresor(?:es)?|motor(?:es)?|bomba|cargador|cables?|pantalla|placa|termostato|bisagras?|espuma|muelles|altavo(?:z|ces)",
  "compressor(?:es)?|carregador|cabos?|ecra|dobradicas?|rodas|molas|altifalantes?",
  "(?:verwarmings)?element(?:en)?|pomp|oplader|kabels?|scherm|printplaat|scharnier(?:en)?|wielen|schuim|luidsprekers?",
  "grzalk[ai]|sprezark[ai]|silnik(?:i)?|pompy|ladowark[ai]|zasilacz|kabel|wyswietlacz|plytk[ai]|zawias[y]?|kolka|piank[ai]|sprezyny|glosniki?",
  "topne teles[oa]|vyhrevne teleso|kompresor|motor|cerpadlo|nabijecka|nabijacka|kabel|displej|panty|kolecka|kolieska|pena|pruziny|reproduktor(?:y)?",
  "futoelem|futobetet|kompresszor|szivattyu|tolto|kijelzo|zsanerok|hab|rugok|hangszoro(?:k)?",
  "rezistenta|compresor(?:ul)?|motorul|pompa|incarcator(?:ul)?|cablul|ecranul|balamalele|spuma|difuz(?:or(?:ul)?|oare(?:le)?)",
  "нагревател(?:ят)?|компресор(?:ът)?|мотор(?:ът)?|двигател(?:ят)?|помпата|кабел(?:ът)?|екран(?:ът)?|пантите|пяната|насос|двигун|екран|піна|петлі|високоговорител(?:ят|и|ите)?|динаміки?",
  "αντισταση|συμπιεστησ|κινητηρασ|μοτερ|αντλια|φορτιστησ|καλωδιο|οθονη|μεντεσεδεσ|αφρολεξ|ηχει[οα]",
  "varmeelement(?:et|en)?|kompressor(?:n|en)?|motor(?:n|en)|pumpen|laddare(?:n)?|oplader(?:en)?|lader(?:en)?|kabeln|kabelen|kablet|skarm(?:en)?|skærm(?:en)?|skjerm(?:en)?|kretskort(?:et)?|gangjarn(?:en)?|hængsler(?:ne)?|hengsler|hengslene|skum(?:met)?|hogtalare(?:n|na)?|h[oø]jttaler(?:e|en|ne)?|h[oø]yttaler(?:e|en|ne)?",
  "lammitys(?:elementti|vastus)|kompressori|moottori|pumppu|laturi|kaapeli|naytto|piirilevy|saranat|vaahto(?:muovi)?|kaiutin|kaiuttimet",
  "kutteelement|mootor|laadija|kaabel|ekraan|hinged|sildelements|kompresors|motors|suknis|ladetajs|kabelis|ekrans|enges|kaitinimo elementas|kompresorius|variklis|siurblys|ikroviklis|lankstai|kolarid?|skalruni|garsiakalbiai",
  "grelec|grelnik|grijac|crpalka|pumpa|polnilnik|punjac|zaslon|tecaji|sarke|pjena|zvucni(?:k|ci)|zvocniki?",
  "rezistans|pompa(?:si)?|sarj (?:aleti|cihazi)|kablo(?:su)?|ekran(?:i)?|menteseler(?:i)?|sunger(?:i)?|hoparlor(?:ler)?",
].join("|");
/** What a product is made of and sold in: where that comes from is not where the product does. */
export const PARTS = String.raw`fabrics?|cloth|the prints?|der druck|printing|embroidery|aufdruck|stickerei|impression|broderie|stampa|ricamo|estampado|estampacion|bordado|estampagem|borduring|nadruk|haft|potisk|vysivka|potlac|vysivka|trycket|trykket|painatus|nyomat|himzes|imprimeul|broderia|щампа(?:та)?|бродерия(?:та)?|вишивка|nakis|yarns?|uppers?|linings?|(?:out|mid|in)?soles?|zips?|zippers?|buttons?|trims?|packaging|samples?|prototypes?|muster|prototyp|echantillon|campione|muestra|amostra|monster|(?:ober)?stoffe?|gewebe|gestricke?|maschenware|garne?|futter|schafte?|(?:lauf|zwischen)?sohlen?|verpackung|tissus?|fils?|tiges?|doublures?|semelles?|emballages?|tessut[oi]|filat[oi]|tomai[ae]|fodera|suol[ae]|imballo|tejidos?|telas?|hilos?|cortes?|forros?|suelas?|tecidos?|fios?|gaspeas?|solas?|stof|garens?|schacht(?:en)?|voering|zool|zolen|tkanin[ay]|przedza|cholewk[ai]|podszewka|podeszw[ay]|kumas|iplik|saya|astar|taban|tyget?|garnet|ovandel\p{L}*|fodret|sulan?|stoffet|overdel\p{L}*|salen|kangas|lanka|paallinen|paalliset|vuori|pohja|latka|prize|svrsek|svrsky|zvrs(?:ok|ky)|bovenwerk|bovenleder|canas?|palas?|empeines?|empellas?|skaft(?:et)?|overlæder(?:et)?|varsi|varret|felsoresz|fetele|gornjiste|virsus|virsa|сая(?:та)?|саи(?:те)?|φοντι|podsivka|podesev|pletivo|uplet|preda|predivo|preja|szovet|kelme|fonal|tesatura|material|firul|tesaturile|audinys|verpalai|audums|dzija|long|плат(?:ът)?|тъкан(?:та)?|прежда(?:та)?|подплата(?:та)?|тканин[аиу]|пряж[ау]|підкладк[ау]|полотно|tkanine|przedze|podszewke|dzianin[ae]|latku|prizi|podsivku|предиво|постава|υφασμα|νημα|φοδρα|πανωδερμα|(?:reclin|tilt|fold)ing mechanisms?|(?:\p{L}+)?mechani(?:sms?|smen?|k)|mecanism(?:es?|ul|o)|meccanism[oi]|mecanismos?|mechanizm(?:y|us)?(?: \p{L}{4,16})?|mehanizem|mehanizam|mehanism|mekanism(?:en)?|mekanisme[nt]?|mekanismi|mechanizmas|mehanisms|механизъм(?:ът)?|механізм|механизам|μηχανισμοσ|mekanizma|mekanizmasi|fittings|hinges|castors|beschlage|rollen|ferrures|roulettes|ferramenta|herrajes|ruedas|ferragens|beslag(?:en|ene)?|okucia|kovani|kovanie|vasalat|feronerie|feronerija|okov(?:je|i)?|обков(?:ът)?|фурнітура|housing|casing|gehause|boitier|carcasa|carcaca|behuizing|obudowa|kabinett?et|chassiset|gift box(?:es)?|box(?:es)?|cartons?|hangers?|hang ?tags?|swing tags?|(?:care |woven )?labels?|poly ?bags?|dust ?bags?|kartons?|schachteln?|umkarton|(?:hang)?etikette?n?|kleiderbugel|polybeutel|staubbeutel|cartons?|boites?|cintres?|etiquettes?|imballagg(?:io|i)|scatol[ae]|cartellin[oi]|etichett[ae]|sacchett[oi]|grucc(?:ia|e)|cajas?|embalajes?|envases?|etiquetas?|perchas?|embalage(?:m|ns)|caixas?|cabides?|doos|dozen|verpakking(?:en)?|(?:kleer)?hangers?|kaartje|opakowani[ea]|pudelk[oa]|kartony?|metk[ai]|wszywk[ai]|woreczek|woreczki|etykiet[ay]|wieszak[i]?|obaly?|krabic[ey]|krabick[ay]|sacek|sacky|visack[ay]|etiket[ay]|etikety|skatul[aky]{1,2}|vrecko|vrecka|csomagolas|doboz|tasak|cimke|ambalaj(?:ul)?|cutia|eticheta|punga|umerasul|опаковка(?:та)?|кутия(?:та)?|етикет(?:ът|а|и|ите)?|торбичката|закачалката|συσκευασια|κουτι|ετικετα|σακουλα|κρεμαστρα|forpackning(?:en)?|kartong(?:en)?|askar?|asken|pasen?|etiketten?|galgen?|æsken?|eske[nr]?|posen?|poser(?:ne)?|kartonen|bojlen?|emballasjen?|kleshengeren|pakkaus|laatikko|pussi|etiketti|pakend|karp|silt|iepakojums|kaste|kastite|etikete|maisins|pakuote|dezute|maiselis|embalaza|skatla|vrecka|vrecica|ambalaza|kutija|vjesalica|obesalnik|kutu|etiket|poset|упаковка|коробка|етикетка|бирка|паковання|паковање|кутија|етикета|${COMPONENTS}`;
/** "Tessuto esterno", "tkanina wierzchnia": which of them, in languages that say so behind its name. */
const WHICH_PART =
  "(?:estern|intern|extern)[oae]|exterieure?s?|interieure?s?|(?:ex|in)terior(?:es)?|exterioara|principa(?:le?|li|ux|les|is|l)|zewnetrzn[ayei]|wewnetrzn[ayei]|wierzchni[ae]?|glown[aey]|podstawow[aey]|vrchni|spodni";
/** Those before the word for making. */
export const OF_PART = new RegExp(
  String.raw`(?<!\p{L})(?:${PARTS})(?: (?:${WHICH_PART}))?(?: (?:de|di|of|aus|av|af|z|ze|van|din|от|iz|из|з|fra|fran) \p{L}{3,14})?(?: (?:is|are|was|were|ist|sind|wird|wurden?|werden|est|sont|e|sono|viene|vengono|es|son|esta|estan|sao|foi|foram|is|zijn|wordt|worden|werd|jest|sa|ar|er|blir|bliver|on|je|jsou|su|so|ir|yra|este|sunt|е|са|се|є|ειναι|si|sont|wykonan[oya]|zrobion[oya]))?(?: (?:cut|coupee?s?|zugeschnitten|cortad[oa]s?|tagliat[oaei]|gesneden) (?:and|und|et|y|e|en))? $`,
  "u",
);
/** "Tessuto: prodotto in Italia", "Lasipurkki | valmistettu Puolassa": a label for the cloth, its yarn or what goods are sold in. */
const LABEL_OF_PART =
  /(?:^|[\n\t]|[.;•·|] )(?:(?:glass )?jars?|glass|bottles?|lids?|packaging|(?:gift )?box(?:es)?|pouch|(?:schraub)?glas|tiegel|flasche|deckel|dose|verpackung|schachtel|karton|verre|pot|flacon|couvercle|boite|emballage|coffret|vasetto|barattolo|bicchiere|vetro|coperchio|scatola|imballo|tarro|frasco|vaso|tapa|caja|envase|embalaje|boiao|copo|tampa|caixa|embalagem|potje?|deksel|doos|verpakking|sloik|szklo|pokrywka|pudelko|opakowanie|(?:glas)?burk(?:en)?|lock|ask|kartong|forpackning|laget|æske|emballasje|krukke|lokk|eske|(?:lasi)?purkki|lasi|kansi|pullo|rasia|pakkaus|laatikko|sklenice|sklenicka|vicko|krabick[ay]|krabica|obal|pohar|viecko|uveg|tegely|doboz|csomagolas|fedel|borcan|sticla|capac|cutie|ambalaj|staklenka|poklopac|kutija|ambalaza|kozarec|pokrov|skatla|embalaza|purk|klaas|kaas|karp|pakend|stiklainis|dangtelis|dezute|pakuote|burka|vacins|kastite|iepakojums|буркан|капак|кутия|опаковка|банка|скло|кришка|коробка|упаковка|тегла|поклопац|кутија|паковање|βαζο|ποτηρι|καπακι|κουτι|συσκευασια|kavanoz|kapak|kutu|sise|fabrics?|cloth|yarns?|(?:ober)?stoffe?|garne?|tissus?|fils?|tessut[oi]|filat[oi]|tejidos?|telas?|hilos?|tecidos?|fios?|stof|garens?|tkanin[ay]|przedza|tyget?|garnet|stoffet|kangas|lanka|latka|prize|szovet|fonal|tesatura|firul|kumas|iplik)(?: ?: |\t)$/u;
const IS_UPPER = new RegExp(`(?<!\\p{L})${PART}`, "u");
/** "Het land van vervaardiging is dus Nederland": what follows from what was said before. */
const SO =
  "therefore|thus|hence|consequently|so|also|somit|damit|daher|folglich|demnach|mithin|donc|ainsi|par consequent|quindi|dunque|pertanto|percio|por (?:lo )?tanto|portanto|assim|dus|daarom|daarmee|derhalve|wiec|zatem|tym samym|alltsa|saledes|darmed|altsa|saledes|dermed|derfor|siis|nain ollen|tedy|tudiz|teda|tehat|deci|asadar|prin urmare|dakle|stoga|torej|zato|seega|todel|tad|tatad|следователно|значи|отже|дакле|επομενωσ|λοιπον|αρα";
/** "Its country of origin is Latvia", "Das Ursprungsland ist Deutschland". */
const ORIGIN_IS = new RegExp(
  String.raw`(?<!\p{L})(?:country of (?:origin|manufacture|production|making)|(?:ursprungs|herkunfts|herstellungs|produktions)land|pays (?:d['’]\s?origine|de fabrication|de confection)|paese d(?:i |['’]\s?)(?:origine|produzione|fabbricazione)|pais de (?:origen|origem|fabricacion|fabricacao|fabrico|confeccion|confecao)|land van (?:herkomst|oorsprong|productie|vervaardiging|fabricage|confectie)|productieland|kraj(?:em)? (?:pochodzenia|produkcji)|(?:ursprungs|tillverknings|oprindelses|produktions|opprinnelses)land(?:et)?|(?:alkupera|valmistus)maa|zem(?:i|e) (?:puvodu|vyroby)|krajin(?:a|ou) (?:povodu|vyroby)|tara de (?:origine|fabricatie)|zemlja (?:podrijetla|porijekla|proizvodnje)|drzava (?:porekla|podrijetla|proizvodnje)|страна(?:та)? на произход|краіна (?:походження|виробництва)|земља порекла|χωρα (?:προελευσησ|καταγωγησ|παραγωγησ)|paritolu(?:riik|maa)|(?:izcelsmes|razosanas) valsts|(?:kilmes|pagaminimo) salis)(?:[ \n](?:of (?:the )?\p{L}{3,20}|der ware|du produit|del prodotto|del producto|do produto|(?:towar|wyrob|produkt|vyrobk|tovar|artikl)\p{L}{1,3}|zbozi|robe|blaga|marfii|produsului|(?:im sinne|gemass|nach|according to|under|within the meaning of|au sens|selon|ai sensi|secondo|segun|a efectos|no sentido|segundo|nos termos|in de zin|volgens|w rozumieniu|zgodnie z|enligt|i henhold til|ifolge|podle|podla|conform|съгласно|според|συμφωνα με)[ \n][^.;:\d\t]{3,60}?))?[ \n](?:is|ist|est|es|e|jest|je|er|ar|este|on|yra|ir|е|ειναι)[ \n](?:(?:${SO})[ \n])?|(?<!\p{L})szarmazasi (?:orszaga?|helye?)[ \n](?=\p{L})`,
  "gu",
);

/** What is done in a place that stands before the verb. */
export function toldBefore(passage: Passage, field: string, pattern: RegExp): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const name = (match.groups?.name ?? "").replace(/,$/, "");
    const start = match.index + match[0].indexOf(name);
    // "In Tirupur, Indien, konfektioniert".
    const further = match.groups?.country;
    const country =
      further === undefined
        ? (countryIn(passage, start) ?? countryOfTown(passage, start, start + name.length))
        : countryOfTownBefore(passage, start, start + name.length, further);
    const end = match.index + match[0].length;
    if (!country?.sure || !isClaimed(passage, match.index, end)) return [];
    const found = { field, value: country.code, confidence: 0.95, passage, start: match.index, end };
    const said = passage.folded.slice(Math.max(match.index - PART_LENGTH, 0), match.index);
    if (field !== "country_making" || !OF_PART.test(said)) return [found];
    // "Die Schäfte werden in Marokko genäht".
    return IS_UPPER.test(said) ? [{ ...found, field: "country_upper" }] : [];
  });
}

/** The country that a comma parts from its town, where nothing else stands between those and the verb. */
function countryOfTownBefore(passage: Passage, start: number, end: number, name: string) {
  const country = countryIn(passage, end - name.length);
  return country?.end === end && countryIn(passage, start) === undefined ? country : undefined;
}

/** What is done in a place whose name stands before it with an end that says where. */
export function placedBefore(passage: Passage, field: string, pattern: RegExp): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const start = match.index;
    const end = start + (match.groups?.name?.length ?? 0);
    const country = countryBefore(passage, start, end);
    const done = start + match[0].length;
    if (!country || !isClaimed(passage, start, done)) return [];
    if (field === "country_making" && OF_PART_BEFORE.test(clauseBefore(passage, start, SENTENCE_LENGTH)))
      return [];
    const found = { field, value: country.code, passage, start: country.start, end: done };
    return [{ ...found, confidence: country.sure ? 0.92 : 0.85 }];
  });
}

/** "Tricoté en France, confectionné au Maroc": knitting makes the product only where nothing else does. */
function isKnitOnly({ passage, start }: Found): boolean {
  return (
    passage.folded.startsWith("tricote", start) &&
    /(?<!\p{L})(?:confectionne|assemble|cousu|monte|remaille)/u.test(sentenceAround(passage.folded, start))
  );
}

/** Cloth, yarn or packaging as what a clause speaks of, in languages that put the place before the verb. */
export const OF_PART_BEFORE =
  /(?<!\p{L})(?:saya\p{L}{0,3}|felsoresz\p{L}{0,2}|kelme\p{L}{0,2}|szovet\p{L}{0,2}|(?:felso|alap|bel)?anyag\p{L}{0,3}|beles\p{L}{0,3}|fonal\p{L}{0,2}|cipzar\p{L}{0,2}|csomagolas\p{L}{0,2}|kumas\p{L}{0,3}|iplik\p{L}{0,3}|ipligi|astar\p{L}{0,2}|ambalaj\p{L}{0,2}|kangas|kankaat|lanka|langat|vuori|pakkaus|long|vooder|pakend|audinys|verpalai|siulai|pakuote|audums|dzija|odere|iepakojums)(?!\p{L})/u;

/** "Our mill was built in Italy in 1921": houses and works are built as furniture is. */
export const BUILDING =
  /(?<!\p{L})(?:house|home|building|mill|factory|plant|works|workshop|company|store|shop|\p{L}*(?:haus|gebaude|werk|fabrik|halle|werkstatt)|unternehmen|maison|batiment|usine|atelier|entreprise|edificio|fabbrica|stabilimento|azienda|casa|fabrica|planta|empresa|gebouw|huis|fabriek|bedrijf|hus|huset|fabriken?|fabrikken|verkstad\p{L}*|talo|tehdas|fabryka|zaklad|budynek|dom|tovarna|tovaren|zavod|dum|gyar|epulet|haz|cladirea?|tvornica|zgrada|kuca|hisa|tehas|maja|fabrikas|namas|rupnica|eka|фабрика(?:та)?|завод(?:ът)?|сграда(?:та)?|будинок|зграда)(?!\p{L})/u;
export const BUILT =
  /(?<!\p{L})(?:built|(?:hand)?gebaut|gebouwd|byggd|byggt|byggda|byggs|bygget|bygges|bygd|construit|costruit|construid|zbudowan|budowan|postaven|rakenne|ehitatud|построен|збудован|epit)/u;

function isOfBuilding({ passage, start, end }: Found): boolean {
  return (
    BUILT.test(passage.folded.slice(start, end)) &&
    BUILDING.test(clauseBefore(passage, start, SENTENCE_LENGTH))
  );
}

/** "In Österreich gestrickt. Konfektioniert wird das Tuch in Rumänien": where it is knitted, as all that makes it. */
const KNITTED = /^tricote|(?:gestrickt|stricken)$/u;

/** Without where something is knitted, where the paper tells another country for its making. */
function withoutKnitting(found: readonly Found[]): Found[] {
  const isKnitted = ({ passage, start, end }: Found) => KNITTED.test(passage.folded.slice(start, end));
  const sewn = found.filter((one) => !isKnitted(one));
  return found.filter((one) => !isKnitted(one) || sewn.every(({ value }) => value === one.value));
}

/** Where a sentence says that goods are made. */
export function phrased(passage: Passage): Found[] {
  // "Izdelano na Kitajskem za Lumo, Tolmin, Slovenija": what stands right behind the verb is where.
  const near = toldAfter(passage, "country_making", MADE_IN_INFLECTED, 0.96, true);
  return withoutKnitting([
    ...toldAfter(passage, "country_making", MADE_IN, 0.96).filter((found) => !isKnitOnly(found)),
    ...near,
    ...toldAfter(passage, "country_making", MADE_FAR, 0.85),
    ...MADE_FAR_INFLECTED.flatMap((far) => toldAfter(passage, "country_making", far, 0.85, true)).filter(
      (one) => isName(one) && !near.some(({ start }) => start === one.start),
    ),
    ...toldAfter(passage, "country_making", MADE_AT, 0.85),
    ...toldAfter(passage, "country_making", MADE_AT_SITE, 0.85),
    ...toldAfter(passage, "country_making", MAKING, 0.9),
    ...toldAfter(passage, "country_making", MAKING_CARRIED, 0.85, true),
    ...toldAfter(passage, "country_making", MAKING_BEGUN, 0.82, true),
    ...toldAfter(passage, "country_making", ORIGIN_IS, 0.92),
    ...inRow(passage, "country_making", MAKING_ROW),
    ...inCell(passage, "country_making", MAKING_CELL),
    ...toldBefore(passage, "country_making", IN_MADE),
    ...placedBefore(passage, "country_making", PLACE_MADE),
    ...placedBefore(passage, "country_making", PLACE_OF_MAKING),
    ...byPeople(passage),
    ...atWorksOfPeople(passage),
    ...atOurWorks(passage),
    ...preferential(passage),
  ]).filter((one) => !isOfBuilding(one) && !isOfDesign(one));
}

/** With a capital: "tsehhis" is a workshop, and no case of "Tšehhi". */
function isName({ passage, start, end, confidence }: Found): boolean {
  return confidence > INFLECTED || /(?<!\p{L})\p{Lu}\S*$/u.test(passage.text.slice(start, end));
}

/** "Badania wykonano w laboratorium w Niemczech": where a product is tested. */
export const IN_LABORATORY =
  /(?<!\p{L})(?:laborat\p{L}*|(?:pruf|test)labors?|im labor|lab|лаборатор\p{L}*|εργαστηρι\p{L}*)(?!\p{L})/u;

/** Countries behind what is done there. */
export function toldAfter(
  passage: Passage,
  field: string,
  pattern: RegExp | Worded,
  confidence: number,
  inflects = false,
): Found[] {
  const found = pattern instanceof RegExp ? passage.folded.matchAll(pattern) : matches(passage, pattern);
  return [...found].flatMap(({ 0: words, index }) => {
    const start = index + words.length;
    if (DENIED.test(passage.folded.slice(Math.max(index - PART_LENGTH, 0), index))) return [];
    if (field === "country_weaving" && CLOTH_DONE.test(words)) return [];
    if (field === "country_making" && IN_LABORATORY.test(words)) return [];
    const before = Math.max(index - PART_LENGTH, 0);
    if (OF_TRIMMING.test(passage.folded.slice(before, index))) return [];
    // "O tecido é feito" is of the cloth, "tecido e confecionado" of the product.
    const isOfPart =
      OF_PART.test(passage.folded.slice(before, index)) && !/ [eE] $/.test(passage.text.slice(before, index));
    if (field === "country_making" && (isOfPart || isBehindPart(passage, index))) return [];
    // "Pamuk menşei" is of the cotton.
    if (words.startsWith("mensei") && OF_FIBRE.test(wordsBefore(passage, index))) return [];
    if (FROM.test(words) && OF_FIBRE.test(clauseBefore(passage, index, PART_LENGTH))) return [];
    // In rows, what stands below a label belongs to another one.
    if (passage.order === "rows" && /[^:\s]\s*\n$/.test(words)) return [];
    // "T-shirt, cotton" before a cell is what goods are of.
    if (
      field === "country_fibre" &&
      /[^:\s]\s*[\t\n]$/.test(words) &&
      /[,;] ?$/.test(passage.folded.slice(before, index))
    )
      return [];
    const country =
      countryIn(passage, start) ??
      countryOfTownInLine(passage, start) ??
      countryOfWorks(passage, start) ??
      countryBeforeComma(passage, index, words) ??
      (inflects ? countryFurtherOn(passage, start, AND_AT_END.test(words)) : undefined);
    if (!country || (!country.sure && !inflects)) return [];
    // "In Italien gewebt, in Polen genäht": a place right before its own verb.
    if (
      /(?:,| und| en)[ \n][^,]*$/.test(words) &&
      DONE_THERE.test(passage.folded.slice(country.end, country.end + 30))
    )
      return [];
    if (!isClaimed(passage, index, country.end)) return [];
    // "Made in" over a column with the country of each part.
    if (isOfRows(passage, country.start, country.code)) return [];
    const from = /\t|\n\s*$/.test(words) ? country.start : index;
    return [
      {
        field,
        value: country.code,
        confidence: country.sure ? confidence : Math.min(confidence, INFLECTED),
        passage,
        start: from,
        end: country.end,
      },
    ];
  });
}

/** Behind the label of a part in its line, or right of it; in a column with labels of its own it is said of those. */
export function isBehindPart({ folded, beside }: Passage, at: number): boolean {
  const isBelowLabel = () => isLabel(folded.slice(folded.lastIndexOf("\n", at - 2) + 1, at - 1));
  const label = folded[at - 1] === "\n" && !isBelowLabel() ? beside.get(at) : undefined;
  return LABEL_OF_PART.test(
    label === undefined ? folded.slice(Math.max(at - PART_LENGTH, 0), at) : `\n${label}\t`,
  );
}

/** The begin of a cell before a label that is its end: "Pamuk" of "Pamuk menşei". */
export function wordsBefore({ folded }: Passage, from: number): string {
  return (
    /(?<=^|[\n\t])(?:\p{L}+ ){1,3}$/u.exec(folded.slice(Math.max(from - PART_LENGTH, 0), from))?.[0] ?? ""
  );
}

/** "I tessuti vengono tinti": what is called as it is woven, and what is done to it. */
const CLOTH_DONE =
  /^(?:tessut[oi]|tejidos?|tecidos?)[ \n](?:(?:vengono|viene|sono|son|es|se|sao|foi|foram|fueron|fue)[ \n])?(?:tint|tine|teni|ting|stamp|estamp|nobil|rifini|finit|acab|taglia|cort|cuci|cos|confez|confec)/u;
/** Labels and ribbons are woven and dyed too. */
const OF_TRIMMING =
  /(?<!\p{L})(?:labels?|hang ?tags?|ribbons?|laces?|etiketten?|etikett|bander|etiquettes?|rubans?|etichett[ae]|nastr[oi]|etiquetas?|cintas?|etikety|etikett(?:er)?|wszywk[ai]|tasm[ay])(?: (?:is|are|was|were|ist|sind|wird|werden|est|sont|e|sono|es|son|sao|ar|er|jest|sa))? $/u;
const DONE_THERE =
  /^\)? (?:und |en )?(?:hergestellt|gefertigt|genaht|produziert|konfektioniert|gestrickt|gewebt|gewirkt|gefarbt|veredelt|bedruckt|gesponnen|versponnen|gemaakt|vervaardigd|geproduceerd|genaaid|geconfectioneerd|geweven|gebreid|geverfd|bedrukt)(?!\p{L})/u;

/** "Ušit v provozovně Svidník, Slovensko", "confeccionada en nuestras instalaciones de Marruecos": the word for works, and their town or country. */
function countryOfWorks(passage: Passage, start: number) {
  const works = WORKS.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0];
  if (works === undefined) return undefined;
  const at = start + works.length;
  return countryIn(passage, at) ?? countryOfTownInLine(passage, at) ?? countryInNextLine(passage, at, at);
}

/** "La cosemos en España, en un taller de Alcoy": the words went on over the comma to where in that country it is. */
const BEFORE_COMMA = new RegExp(
  `[ \\n](?:${WHERE})[ \\n](?<place>[\\p{L}'’-]+(?:[ \\n][\\p{L}'’-]+){0,2}),[ \\n](?:${WHERE})[ \\n]$`,
  "u",
);

function countryBeforeComma(passage: Passage, index: number, words: string) {
  const match = BEFORE_COMMA.exec(words);
  const place = match?.groups?.place;
  if (!match || place === undefined) return undefined;
  const start = index + match.index + match[0].indexOf(place);
  const country = countryIn(passage, start);
  return country?.end === start + place.length ? country : undefined;
}

/** "Tingido em peça em Portugal", "geweven en geverfd in België": a word or two before the place. */
function countryFurtherOn(passage: Passage, start: number, isJoined: boolean) {
  const words = FURTHER_ON.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0];
  const country = words === undefined ? undefined : countryIn(passage, start + words.length);
  const isSaid = (isJoined && SLAVIC_IN.test(words ?? "")) || OUR_WORKS.test(words ?? "");
  return country?.sure || isSaid ? country : undefined;
}

/** What is "in" in one language is "and" in another: "utkano i uszyto w Portugalii". */
const AND_AT_END = /[ \n](?:i|in|a)[ \n]$/;
const SLAVIC_IN =
  /^\p{L}+[ \n](?:(?:je|jest|su|sa|so|sta|byl[aoy]?|bol[aoi]?|bil[aoie]?)[ \n])?(?:w|we|v|ve|vo|u|na)[ \n]$/u;
/** "V naši pletilnici v Sloveniji". */
const OUR_WORKS =
  /^(?:nas(?:i|em|om|ej|oj)|nasz(?:ej|ym)|lastn(?:i|em)|vlastn(?:i|im|ej|om)|wlasn(?:ej|ym)|nasoj|наш(?:ата|ия|іи|ому|ој|ем)|собствена)[ \n]/u;
const FURTHER_ON = new RegExp(`^(?:\\p{L}+[ \\n]){1,2}?(?:${WHERE})[ \\n]`, "u");
/** Where goods are from, as papers of customs have it, may be said of their fibres too. */
const FROM = /^(?:originair|originari|originat|van oorsprong)/u;

/** "Place of manufacture: Skopje, / North Macedonia.": a town and its comma, or an address, goes on below. */
export function countryInNextLine(passage: Passage, start: number, end: number) {
  const next = passage.folded.indexOf("\n", end - 1) + 1;
  if (next === 0 || !/^[^\n\t:;]{2,120},[ ]?\n$/u.test(passage.folded.slice(start, next))) return undefined;
  return countryIn(passage, next) ?? countryOfCell(passage, next, lineEnd(passage.folded, next));
}

/** Below the head of a column, where the rows are steps, or come from several countries. */
export function isOfRows(passage: Passage, start: number, code: string): boolean {
  const { order, folded, beside } = passage;
  if (order !== "columns" || folded[start - 1] !== "\n") return false;
  const left = beside.get(start);
  if (left !== undefined && STEP_BESIDE.test(left)) return true;
  // The first column of a table has nothing beside it on its left.
  const goesOn = (at: number) =>
    left === undefined ? /^\p{L}[^\n\t]{1,30}(?:\n|$)/u.test(folded.slice(at, at + 34)) : beside.has(at);
  for (let at = start; at < folded.length && goesOn(at); at = folded.indexOf("\n", at) + 1 || folded.length) {
    const country = countryIn(passage, at);
    if (country?.sure && country.code !== code && /^[). ]*(?:\n|$)/.test(folded.slice(country.end)))
      return true;
  }
  return false;
}

/** A step before making, in a row of a table. */
const STEP_BESIDE =
  /(?<!\p{L})(?:\p{L}+ )?(?:ginning|spinning|weaving|knitting|dyeing|spinnen|spinnerei|weberei|weben|strickerei|stricken|farben|farberei|filature|tissage|tricotage|teinture|filatura|tessitura|tintura|hilatura|tejeduria|fiacao|tecelagem|tinturaria|weven|breien|verven|przedzenie|tkanie|dzianie|barwienie|egirme|dokuma|orme|boyama|spinning|vavning|stickning|fargning|vævning|strikning|farvning|kehruu|kudonta|varjays|predeni|tkani|barveni)(?!\p{L})/u;
