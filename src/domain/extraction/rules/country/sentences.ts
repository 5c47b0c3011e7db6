/** Where goods are made by what a whole sentence says, in papers of which nothing else tells that. */

import { countryAtStart, countryOfPeople } from "../../country-names.ts";
import type { Passage } from "../../reading/passage.ts";
import { type Found, ofOneValue } from "../kit/found.ts";
import { tailOf } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";
import { companyEnd } from "../makers/companies.ts";
import { isClaimed, ORIGIN_OF_PART } from "./clauses.ts";
import { BUILDING, BUILT, IN_LABORATORY, isBehindPart, OF_PART_BEFORE, PARTS } from "./phrased.ts";
import { countryIn } from "./places-of-making.ts";
import { WHERE } from "./words.ts";

/** How sure a country is that stands somewhere in a sentence about making. */
const IN_SENTENCE = 0.78;

/** Making, assembling and upholstering: what is done to a product, in any form. None of the words is said of cloth alone. */
const MAKES =
  "made,sewn,stitched,lasted,assembled,built,manufactured,crafted,handcrafted,upholstered,put together,turned,produced,tailored,(?:filled|stuffed) and (?:finished|closed|quilted|packed),sews?,builds?,assembles?,stitches," +
  "genaht,gefertigt,(?:be|ge)fullt und (?:fertiggestellt|geschlossen|gesteppt|zugenaht|abgesteppt),gebaut,montiert,zusammengebaut,zusammengesetzt,gepolstert,hergestellt,produziert,gezwickt,gedrechselt,fertigt,fertigen,baut,bauen,naht,nahen,polstert,entsteht,entstehen,entstand(?:en)?,endmontage,fertigung,produktion," +
  "(?:garnie?s?|remplie?s?) et (?:finie?s?|fermee?s?|matelassee?s?|piquee?s?),cousue?s?,cousent,cousons,montee?s?,montent,fabriquee?s?,fabriquent,assemblee?s?,assemblent,confectionnee?s?,confectionnent,tapissee?s?,faconnee?s?,voi(?:t|ent) le jour,(?:prend|prennent) forme,naissent," +
  "(?:imbottit|riempit)[oaie] e (?:rifinit|chius|trapuntat)[oaie],cucit[oaie],cuciono,montat[oaie],prodott[oaie],producono,fabbricat[oaie],assemblat[oaie],confezionat[oaie],realizzat[oaie],tappezzat[oaie],nasc(?:e|ono),prend(?:e|ono) forma,da(?:re|nno)? forma,montaggio,confezione," +
  "rellenad[oa]s? y (?:acabad|cerrad|acolchad|rematad)[oa]s?,cosid[oa]s?,cosen?,montad[oa]s?,fabricad[oa]s?,fabrican?,hech[oa]s?,hacen,producid[oa]s?,ensamblad[oa]s?,confeccionad[oa]s?,tapizad[oa]s?,nacen?,toman? forma,ven la luz,tejid[oa]s? (?:a mano|punto a punto)," +
  "enchid[oa]s? e (?:acabad|fechad|acolchoad)[oa]s?,costurad[oa]s?,feit[oa]s?,produzid[oa]s?,confecionad[oa]s?,estofad[oa]s?,nascem?,ganham? forma,tomam? forma," +
  "gevuld en (?:afgewerkt|gesloten|doorgestikt|dichtgenaaid),genaaid,naait,naaien,gemaakt,maakt,maken,vervaardigd,gebouwd,bouwt,bouwen,gemonteerd,gestoffeerd,geproduceerd,in elkaar gezet,gezaagd,ontstaat,ontstaan," +
  "(?:wy|na)pelnian\\p{L} i (?:wykanczan|zszywan|pikowan|zamykan)\\p{L},uszyt\\p{L},szyt\\p{L},szyj\\p{L}{1,3},wykonan\\p{L},wykonuj\\p{L}{1,2},wytwarza\\p{L}{1,3},produkowan\\p{L},produkuj\\p{L}{1,2},tapicerowan\\p{L},montowan\\p{L},zmontowan\\p{L},skladan\\p{L},powstaj\\p{L},powsta(?:l|je)\\p{L}{0,2}," +
  "sije,siji,siju,sit[oaeiy],usit\\p{L}{0,2},vyrab\\p{L}{1,3},vyroben\\p{L}{0,2},montuj\\p{L}{1,2},montovan\\p{L},smontovan\\p{L},calouni,caloune\\p{L}{1,2},sestavuj\\p{L}{1,2},sestaven\\p{L}?,vznik(?:a|aji|aju|l\\p{L}?),kompletuj\\p{L}{1,2},zhotov\\p{L}{2,4},zmontovan\\p{L},calun\\p{L}{1,4},konecna montaz,finalna montaz," +
  "varrj?ak,varrt\\p{L}{1,3},varrva,varrod\\p{L}{1,4},varrjuk,keszul\\p{L}{0,3},keszit\\p{L}{1,5},gyart\\p{L}{1,5},szerel\\p{L}{1,5},osszeszerel\\p{L}{1,5},karpitoz\\p{L}{1,5},kaptafara," +
  "cusut\\p{L}?,croit\\p{L}?,confectionat\\p{L}?,fabricat\\p{L}?,produs[ae],asamblat\\p{L}?,asambleaza,tapitat\\p{L}?,lucrat\\p{L}?,realizat\\p{L}?,(?:prind|prinde) forma,iau? nastere,coase," +
  "шие,шият,ушит\\p{L}{0,2},сглобява\\p{L}?,сглобен\\p{L}{0,2},тапицира\\p{L}{0,2},изработ\\p{L}{1,5},произвежда\\p{L}?,произведен\\p{L}?,направен\\p{L}?,правят," +
  "ραβ(?:ει|ουν|εται|ονται),ραφτ\\p{L}{2,6},ραμμεν\\p{L}{1,2},συναρμολογ\\p{L}{3,7},κατασκευα\\p{L}{3,7},παραγ(?:εται|ονται),παραχθ\\p{L}{2,5},φτιαχν\\p{L}{2,5},φτιαγμεν\\p{L}{1,2},ταπετσαρ\\p{L}{3,6}," +
  "fylls och (?:sys igen|fardigstalls|quiltas),sys,syr,sydda?,sytts?,monteras?,monterade?s?,monterats?,byggs?,byggd\\p{L}?,byggts?,tillverka\\p{L}{0,2},produceras?,stoppas," +
  "fyldes og (?:lukkes|færdiggøres|quiltes),syes,syet,syede,samles,samlet,monteres,monteret,montert,polstres,polstret,bygges,bygget,bygd,fremstill\\p{L}{1,3},produceret,produceres,laves,lavet,lages,laget,produseres,produsert,settes sammen,satt sammen,produksjonen,produktionen," +
  "ommel\\p{L}{2,4},kootaan,koottu,kokoa\\p{L}{1,3},kokoonpan\\p{L}{1,3},valmist(?:etaan|ettu|aa|amme|uvat|uu),verhoil\\p{L}{2,5},tehdaan,tehty,rakennetaan,rakennettu,tuotetaan,syntyy,syntyvat," +
  "omblevad?,ommeld\\p{L}{2},ommel\\p{L}{2,5},omblus\\p{L}{0,3},pannakse kokku,kokku pandud,polsterda\\p{L}{2,4},valmiv\\p{L}{1,3},valmib,valmista\\p{L}{1,4},toode(?:takse|tud),tehakse,tehtud,sunnivad,sunnib," +
  "suj,suta,suti,sutas,suvam,razo,razota?,razoti,izgatavo\\p{L}{0,3},monte(?:ts|ta|ti),samonte(?:ts|ta|ti),montaza,salikt\\p{L}?,saliek,top,tiek tapseta?," +
  "siuv(?:a|ami|amas|ama|ame),pasiut\\p{L}{1,2},surenka\\p{L}{0,3},surinkt\\p{L}{1,2},gamina\\p{L}{0,3},pagamin\\p{L}{1,3},apmus\\p{L}{1,4},gimsta," +
  "sivajo,sesit\\p{L}?,sasiv\\p{L}{2,4},sivaju,siva,izdelu\\p{L}{2,4},izdelan\\p{L}?,narejen\\p{L}?,naredij?o?,sestavlja\\p{L}{0,2},sestavljen\\p{L}?,oblazin\\p{L}{2,4},montira\\p{L}{0,2},proizvaja\\p{L}{0,2},proizvod(?:i|e),nasta(?:ja|jajo|ju|je|nejo),izrad(?:uje|uju|en)\\p{L}?,sastavlja\\p{L}{0,2},sastavljen\\p{L}?,sklapa\\p{L}{0,2},tapecira\\p{L}{0,3}," +
  "шије,шију,сашивен\\p{L}?,израђуј[еу],израђен\\p{L}?,производ[еи],склапа\\p{L}?,саставља\\p{L}?,настај[еу]," +
  "dikil\\p{L}{2,8},dikiyor\\p{L}{0,3},uretil\\p{L}{2,8},uretiyor\\p{L}{0,3},yapil\\p{L}{2,8},monte,imal,birlestiril\\p{L}{2,6},hazirlan\\p{L}{2,5}," +
  "шиють,шиємо,шиється,пошит\\p{L}{1,2},зшит\\p{L}{1,2},складають,складається,складен\\p{L}{1,2},зібран\\p{L}{1,2},виготовля\\p{L}{2,4},виготовлен\\p{L}{1,2},виробля\\p{L}{2,4},вироблен\\p{L}{1,2},оббива\\p{L}{2,4},народжують(?:ся)?";
/** Words that say it together with works alone: "saem de uma fábrica em", "rolt van de band bij een naaiatelier in". */
const COMES =
  "com(?:e|es|ing) (?:from|out of),komm(?:t|en),stamm(?:t|en),liefert,geliefert,sort(?:ent)?,vien(?:t|nent),provien(?:t|nent),esc(?:e|ono),arriva(?:no)?,viene,vengono,salen?,vienen?,saem?,vem,provem,rol(?:t|len),kom(?:t|en),wychodz\\p{L}{1,2},pochodz\\p{L}{1,2},trafia\\p{L}{0,2},vychaz\\p{L}{1,3},pochaz\\p{L}{1,3},pochadza\\p{L}{0,2},kerul\\p{L}{0,3},erkez\\p{L}{1,3},vin(?:e)?,provin,ies(?:e)?,идва\\p{L}?,излиза\\p{L}?,ερχ(?:εται|ονται),βγαιν\\p{L}{2,4},kommer,star for,staar for,tule(?:e|vat|b|vad),nak,piegada,ateina,atkeliauja,prihaja\\p{L}{0,2},dolaz(?:i|e),izlaz(?:i|e),cikiyor,geliyor,надходять,виходять";

/** Built when a paper asks for them: most tell where the product is made otherwise. */
const verbs = lazily(() => ofWords(MAKES));
const verbsOfWorks = lazily(() => ofWords(COMES));

function lazily(build: () => RegExp): () => RegExp {
  let built: RegExp | undefined;
  return () => (built ??= build());
}

/** Whole words of a list, whose commas stand in no braces. */
function ofWords(list: string): RegExp {
  const words = list.split(/,(?![^{},]*\})/).filter((word) => word !== "");
  return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "gu");
}

/** Where something is sewn or built, in any case; no mills, which weave. */
const WORKS =
  "(?:factor(?:y|ies)|workshops?|plant|(?:\\p{L}+)?(?:werk|werke|werkstatt|fabrik|naherei|manufaktur|betrieb|schneiderei|tischlerei|schreinerei)(?:en)?|usines?|ateliers?|manufacture|stabiliment[oi]|laborator(?:io|i)|fabbric(?:a|he)|calzaturificio|fabricas?|talleres|taller|planta|oficinas?|confec(?:c)?ao|unidade|(?:\\p{L}+)?(?:fabriek|werkplaats|atelier|naaierij)(?:en)?|fabry(?:ka|ce|ki|ke)|zaklad(?:zie|u|ach|y)?|szwaln(?:ia|i)|warszta(?:t|cie|tu|tach)|manufaktur(?:a|ze|y|e)|pracown(?:ia|i)|stolarni|tovarn(?:a|e|i)|tovaren|diln(?:a|e|y)|dieln(?:a|e|i)|zavode?|manufaktur(?:a|e)|truhlarn[ae]|stolarstve|prevadzk[ae]|provozovn[ae]|(?:\\p{L}*)(?:gyar|uzem|muhely|varroda|manufaktura)\\p{L}{0,7}|fabrica|atelier(?:ul)?|fabricii|фабрика(?:та)?|цех(?:а|ът)?|завод(?:а|ът|і|у)?|работилниц[аи](?:та)?|ателие(?:то)?|шивашк\\p{L}+ цех|εργοστασι[οα]|εργαστηρι[οα]|βιοτεχνι[αεσ]+|(?:\\p{L}+)?(?:fabrikk?(?:en)?|verkstad(?:en)?|verksted(?:et)?|værksted(?:et)?|systue[nr]?|syateljen?|snickeri(?:et)?|snedkeri(?:et)?|snekkeri(?:et)?|fabriker|fabrikker)|(?:\\p{L}*)(?:tehta\\p{L}{1,6}|verstaa\\p{L}{1,5}|verstas|ompelimo\\p{L}{0,5}|paja\\p{L}{0,5})|(?:\\p{L}*)(?:vabrik\\p{L}{0,4}|tehas\\p{L}{0,3}|tookoda|tookoja\\p{L}{0,2}|tsehh?i?\\p{L}{0,2}|omblustookoja\\p{L}?)|rupnic\\p{L}{1,2}|darbnic\\p{L}{1,2}|cehs?\\p{L}?|fabrik(?:as|e|o|u|uose|ai)|dirbtuv\\p{L}{1,5}|siuvykl\\p{L}{1,4}|tovarni|delavnic[aie]|sivalnic[aie]|mizarstv\\p{L}{1,2}|obratu|tvornic[aie]|radionic[aie]|pogonu?|(?:\\p{L}*)(?:fabrika|atolye|tesis)\\p{L}{0,9}|маистерн\\p{L}{1,3}|фабри(?:ці|ки|ка)|швеин\\p{L}+ цех\\p{L}{0,2}|фабрици|радиониц[аи])";
const AT_WORKS = new RegExp(`(?<!\\p{L})${WORKS}(?!\\p{L})`, "u");
/** "In our small Czech workshop", "dans notre usine belge". */
const WORKS_OF_PEOPLE = new RegExp(
  `(?<!\\p{L})(?:(?<before>\\p{L}{4,16}) ${WORKS}|${WORKS} (?:\\p{L}{4,12} )?(?<after>\\p{L}{4,16}))(?!\\p{L})`,
  "gu",
);

/** What turns the sentence to other work, to what the product is made of, or away from what is so. */
const OTHER_WORK = new RegExp(
  `(?<!\\p{L})(?:${PARTS}|(?:design|entwor|entwick|develop|dessin|concu|conceptu|disegn|progett|disen|desenh|ontw|projekt|navrh|kreslim|tervez|proiect|formgiv|suunnit|disain|kujund|dizain|dizajn|tasarla|проект|дизаин|розробл|разработ|σχεδια|weav|wove|geweb|web(?:t|en)|tissee?s?|tessut|weef|gewev|utkan|tkan|vavs|vavd|veves|væve|kudot|kelm|austa|audz|dokun|тъка|ткан|υφαν|spinn|spun|gespon|filee?s?|filat|hilad|fiad|przedz|upreden|kehra|kedra|egri|dye|gefarb|farb(?:t|en)|teint|tint[oaei]|tenid|ting|gevef|geverf|barvi|barven|farga|farves|farget|varjat|varvi|festik|vopsi|boyan|бояд|фарбує|βαφ|print|bedruck|gedruck|imprim|stampat|estamp|bedruk|gedruk|potisk|tisten|tryck|trykk|painet|nyom|bask|tested|gepruft|verpack|pack(?:t|en)|sold|sell|verkauf|vendu|vendit|vendid|verko|sprzeda|prodav|headquarter|based in|sitz(?:t)?|gegrundet|founded|fonde|fondat|fundad|stored|lager(?:t|n|haus)|warehouse|shipped|ship(?:s|ping)|versand|versen|verschick|expedi|spedi|enviad|import|export|distribu|repair|reparier|repar|customer|kund|client|klien)\\p{L}*|not|never|formerly|previously|used to|fruher|bisher|auparavant|autrefois|in precedenza|un tempo|antes|anteriormente|voorheen|vroeger|dawniej|wczesniej|poprzednio|drive|predtym|korabban|regebben|inainte|преди|раніше|раније|παλαιοτερα|tidigare|tidligere|aiemmin|varem|agrak|anksciau|prej|ranije|eskiden|non|nao|nu|no (?:se|es|esta|son|fue|fabricad\\p{L}+)|dei(?:xou|xaram) de|dej(?:o|aron) de|nicht|pas|niet|nie|ikke|inte|nem|δεν|не|nera|nav|ei|degil|no longer|nije|ni)(?!\\p{L})`,
  "u",
);

/** Before a place: the words for "in", with an article. */
const IN_PLACE = new RegExp(
  `(?:^|[ (])(?:${WHERE}|pa|в|у|na|nell['’]|all['’])(?:(?<=['’])| )(?:(?:the|der|den|dem|la|el|il|lo|o|a|l['’]) ?)?$`,
  "u",
);
/** Behind a town or the works, in brackets or behind a comma. */
const BEHIND_TOWN = /(?<!\p{L})\p{Lu}[\p{L}'’.-]+(?: \p{L}+){0,2}(?:, | \()$/u;
const IN_BRACKETS = /\p{L} \($/u;
/** What languages without a word for "in" add to a name. */
const HAS_END_OF_PLACE = /(?:ss[aä]|ll[aä]|ban|ben|oje|uje|ose|yje|['’][dt][ae]|[āēī])$/u;
const ESTONIAN_IN = /(?:is|as|es|us|al)$/u;
const ESTONIAN =
  /(?<!\p{L})(?:on|ja|kokku|meie|tooted?|omblevad?|ommeld\p{L}+|tehtud|valmis\p{L}+)(?!\p{L})/u;

interface Sentence {
  start: number;
  end: number;
}
interface Place {
  code: string;
  start: number;
  end: number;
}

/** Too short, or "Made in GREEN": no name of a country in another case. */
const NO_CASE = /^(?:.{1,4}|[Gg]reen|\p{Lu}+)$/u;

/** Farthest that a place is behind its verb, and before it, in characters. */
const [BEHIND, BEFORE] = [110, 90];

function sentencesOf({ text }: Passage): Sentence[] {
  const parted = /[;\n\t·\u0387]|[.!?](?= +[\p{Lu}(]|\s*$)| [–—-] /gu;
  const ends = [...text.matchAll(parted)].map(({ index, 0: sign }) => [index, index + sign.length] as const);
  let from = 0;
  return [...ends, [text.length, text.length] as const].flatMap(([end, next]): Sentence[] => {
    const start = from;
    from = next;
    return end - start < 12 || text[end] === "?" ? [] : [{ start, end }];
  });
}

/** "TC-2026-04" of a certificate: two letters are a country in a table or behind a label only. */
const CODE = /^(?!UK$|US$)\p{Lu}{1,2}$/u;

/** What may be the begin of a name. */
const CAPITALISED = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+/gu;

/** The countries in a sentence that it says something is in. */
function placesIn(passage: Passage, { start, end }: Sentence): Place[] {
  const { text, folded } = passage;
  return [...text.slice(start, end).matchAll(CAPITALISED)].flatMap(({ 0: word, index }) => {
    const at = start + index;
    const country = countryIn(passage, at);
    if (!country || country.end > end || (!country.sure && NO_CASE.test(word))) return [];
    const before = folded.slice(Math.max(start, at - 40), at);
    const town = text.slice(Math.max(start, at - 40), at);
    const named = text.slice(at, country.end);
    const isThere =
      IN_PLACE.test(before) ||
      (country.sure && (BEHIND_TOWN.test(town) || (IN_BRACKETS.test(town) && AT_WORKS.test(before)))) ||
      HAS_END_OF_PLACE.test(word) ||
      (ESTONIAN_IN.test(word) && ESTONIAN.test(folded.slice(start, end)));
    return isThere && !CODE.test(named) ? [{ code: country.code, start: at, end: country.end }] : [];
  });
}

/** "Maakt daar niets": behind a verb, that nothing is made. */
const NOTHING =
  /^ (?:\p{L}+ ){0,2}(?:nothing|nichts|kein\p{L}{0,2}|rien|nulla|niente|nada|niets|geen|nic|inget|ingenting|intet|mitaan|semmit|nimic|nista|midagi|nieko|neko|нищо|нічого|ништа|τιποτα)(?!\p{L})/u;
/** "De leverancier is gevestigd in": who is at home in the place behind it may make things elsewhere. */
const SEATED =
  /(?<!\p{L})(?:(?:head|main|registered)? ?office(?: is)?|(?:based|located|seated|registered|domiciled|incorporated|at home)|(?:ansassig|beheimatet|zuhause|(?:firmen)?sitz|sitzt)|(?:base|etabli|situe|domicilie|installe|implante)e?|siege(?: social)?|(?:sede(?: \p{L}+)?|basat[oa]|situat[oa]|domiciliat[oa])|(?:radicad|ubicad|domiciliad|establecid|sediad|estabelecid|localizad)[oa]|gevestigd|zetel|siedzib[aey]|baserad|hemmahorande|sate|hjemmehørende|baseret|basert|holder til|sidl[oi]m?|sidl[ei]|szekhelye?|sediul|sjedist[ea]m?|sedez(?:em)?|asub|седалище|розташован\p{L}{1,2}|седишт\p{L}{1,2}|εδρα|εδρευει) \p{L}{1,4} (?:(?:the|der|den|dem|la|el|il) )?$/u;

function isOnlyOfThis(passage: Passage, from: number, to: number): boolean {
  const said = passage.folded.slice(from, to);
  return ![OTHER_WORK, ORIGIN_OF_PART, OF_PART_BEFORE, IN_LABORATORY].some((other) => other.test(said));
}

/** The part of a sentence before a word, in which its subject stands. */
function subjectBefore({ folded }: Passage, start: number, at: number): string {
  return tailOf(folded.slice(Math.max(start, at - BEFORE), at), /$(?<=(?<tail>[^,:]*))/u).slice(-60);
}

function placeOf(
  passage: Passage,
  places: readonly Place[],
  sentence: Sentence,
  verb: Sentence,
): Place | undefined {
  if (places.length === 0) return undefined;
  const { folded, text } = passage;
  const subject = subjectBefore(passage, sentence.start, verb.start);
  const isOfBuilding = BUILT.test(folded.slice(verb.start, verb.end)) && BUILDING.test(subject);
  if (isBehindPart(passage, verb.start)) return undefined;
  if (OTHER_WORK.test(subject) || OF_PART_BEFORE.test(subject) || isOfBuilding) return undefined;
  if (NOTHING.test(folded.slice(verb.end, verb.end + 30))) return undefined;
  const behind = places.find(({ start }) => start >= verb.end && start - verb.end < BEHIND);
  if (behind) {
    // Who makes a product may have its seat elsewhere.
    const by = text.slice(verb.end, behind.start).replace(/^[^\p{Lu}]*/u, "");
    const isAtCompany = companyEnd(by) !== undefined;
    return !isAtCompany && isOnlyOfThis(passage, verb.end, behind.start) ? behind : undefined;
  }
  const before = places.findLast(({ end }) => end <= verb.start && verb.start - end < BEFORE);
  if (!before || / ne $/.test(folded.slice(verb.start - 4, verb.start))) return undefined;
  if (SEATED.test(folded.slice(Math.max(sentence.start, before.start - 40), before.start))) return undefined;
  return isOnlyOfThis(passage, before.end, verb.start) ? before : undefined;
}

function foundAt(passage: Passage, { code, start, end }: Place): Found[] {
  if (!isClaimed(passage, start, end)) return [];
  return [{ field: "country_making", value: code, confidence: IN_SENTENCE, passage, start, end }];
}

function within(verbs: readonly Sentence[], { start, end }: Sentence): Sentence[] {
  return verbs.filter((verb) => verb.start >= start && verb.end <= end);
}

function spansOf({ folded }: Passage, pattern: RegExp): Sentence[] {
  return [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** South Slavs call what is of Slovenia so, as Slovaks do what is of theirs. */
const OF_SLOVENIA = /^slovensk(?:i|em|oj)$/u;
const SOUTH_SLAVIC = /(?:radionic|tvornic|delavnic|sivaln|pogon)/u;
/** "Suomalaisessa verstaassa". */
const FINNISH_END = /(?<=i)(?:sessa|sella|sesta|sissa|silla)$/u;
/** "Norra fabriken" is the northern one. */
const NO_PEOPLE = /^(?:norra)$/u;

function countryOfWorks(people: string, words: string): string | undefined {
  if (NO_PEOPLE.test(people)) return undefined;
  const code = countryOfPeople(people.replace(FINNISH_END, "nen"));
  if (
    code === "SK" &&
    (OF_SLOVENIA.test(people) || SOUTH_SLAVIC.test(words)) &&
    people.startsWith("slovensk")
  )
    return "SI";
  if (code !== undefined) return code;
  // Hungarians put an "i" behind the name: "szlovákiai gyárunkban".
  const name = people.endsWith("i") ? countryAtStart(people.slice(0, -1)) : undefined;
  return name?.sure && name.length === people.length - 1 ? name.code : undefined;
}

/** "Turned and painted in a small Czech workshop". */
function atWorksOfPeople(passage: Passage, sentence: Sentence, verbs: readonly Sentence[]): Found[] {
  const said = passage.folded.slice(sentence.start, sentence.end);
  const places = [...said.matchAll(WORKS_OF_PEOPLE)].flatMap((match): Place[] => {
    const people = match.groups?.before ?? match.groups?.after ?? "";
    const code = countryOfWorks(people, match[0]);
    const start = sentence.start + match.index;
    return code === undefined ? [] : [{ code, start, end: start + match[0].length }];
  });
  return verbs
    .flatMap((verb) => placeOf(passage, places, sentence, verb) ?? [])
    .flatMap((place) => foundAt(passage, place));
}

/** That making went from one country to another. */
const MOVED =
  /(?<!\p{L})(?:moved?|relocated?|transferred|shifted|verlagert|verlegt|umgezogen|transfere(?:e|r|ee)?s?|deplacee?|deplace|delocalisee?|demenage|passee?|passat[ao]|trasferit[ao]|spostat[ao]|trasladad[ao]|traslado|trasladamos|pasado|paso|movido|transferid[ao]|transferimos|passou|mudou|mudamos|deslocad[ao]|verplaatst|verhuisd|overgebracht|przenies\p{L}+|przeniosl\p{L}*|presun\p{L}+|prestehov\p{L}+|prestahov\p{L}+|presli|presla|athelyez\p{L}+|helyez\p{L}+ at|koltoz\p{L}+|atkerult|mutat\p{L}?|transferat\p{L}?|relocat\p{L}?|премест\p{L}+|прехвърл\p{L}+|перенес\p{L}+|переіха\p{L}+|перевел\p{L}+|пресел\p{L}+|премешт\p{L}+|μεταφερ\p{L}+|flytt\p{L}{1,4}|siirr\p{L}+|siirty\p{L}+|muutti|kolis|koli(?:ti|tud|sime)|viidi|viisime|toodud|parcel\p{L}+|parviet\p{L}+|perkel\p{L}+|presel\p{L}+|prenes\p{L}+|premest\p{L}+|premjest\p{L}+|tasi(?:n|d)\p{L}+|kaydir\p{L}+)(?!\p{L})/u;
const PRODUCTION =
  /(?<!\p{L})(?:produ[ckzț]\p{L}+|manufactur\p{L}+|sewing|assembly|fertigung|herstellung|naherei|montage|fabrica\p{L}+|fabrico|confe[cz]\p{L}+|lavorazione|vervaardiging|wytwarzani\p{L}|szyci\p{L}|vyrob\p{L}|siti\p{L}?|gyartas\p{L}*|varras\p{L}*|производств\p{L}+|виробництв\p{L}+|производњ\p{L}|παραγωγη\p{L}?|κατασκευη\p{L}?|tillverkning\p{L}*|fremstilling\p{L}*|valmistu\p{L}+|tuotan\p{L}+|tootmi\p{L}+|razosan\p{L}+|gamyb\p{L}+|proizvodnj\p{L}|izdelav\p{L}|uretim\p{L}*|dikim\p{L}*)(?!\p{L})/u;
/** That it is still to go there: "sera transférée au Portugal". */
const PLANNED =
  /(?<!\p{L})(?:will|shall|(?:is|are) (?:(?:planned|due|set|going) )?to be|plan(?:s|ned)|wird|werden|soll(?:en)?|sera(?:nno|o)?|seront|sara(?:nno)?|seran|verra(?:nno)?|(?:va|vont|vor|vai|vao|van) (?:etre|fi|ser|a)|prevu\p{L}*|previst[oa]s?|zal|zullen|wordt|zostan(?:ie|a)|bed(?:zie|a)|bude|budu|budou|ska|skall?|kommer att|vil|tullaan|fogj?[aeu]k?|fog|kerul(?:nek)?|urmeaza|bus|tiks|hakatakse|bodo|(?:ce|bit) (?:biti|ce|se)|\p{L}+[ae]cak\p{L}*|ще|буде|будуть|ће|θα)(?!\p{L})/u;
const TO_PLACE =
  /(?:^| )(?:(?<surely>to|nach|vers|para|naar|do|alla|till|til|uz|do|до)|in|en|au|aux|a|al|ad|nel|nella|na|v|ve|vo|la|в|във|у|στην?|στο|στον|u)(?:(?<=['’])| )(?:(?:the|die|den|la|el|o|a|l['’]) ?)?$/u;
const HAS_END_OF_DIRECTION = /(?:aan|iin|ään|lle|sse|ba|be|ra|re|['’]y?[ae])$/u;

/** "La produzione è passata dalla Turchia alla Bulgaria". */
function movedTo(passage: Passage, { start, end }: Sentence): Found[] {
  const { text, folded } = passage;
  const words = [...text.slice(start, end).matchAll(CAPITALISED)];
  const places = words.flatMap(({ 0: word, index }) => {
    const at = start + index;
    const to = TO_PLACE.exec(folded.slice(Math.max(start, at - 16), at));
    const isSure = to?.groups?.surely !== undefined || / į $/u.test(text.slice(Math.max(start, at - 3), at));
    if (index === 0 || !(to || isSure || HAS_END_OF_DIRECTION.test(word))) return [];
    const country = countryIn(passage, at);
    if (!country || country.end > end || !isOnlyOfThis(passage, start, at)) return [];
    return [{ code: country.code, start: at, end: country.end, isSure }];
  });
  const sure = places.filter(({ isSure }) => isSure);
  return (sure.length > 0 ? sure : places).flatMap((place) => foundAt(passage, place));
}

/** "Dříve šito v Rumunsku, nyní na Ukrajině". */
const NOW = new RegExp(
  `(?<!\\p{L})(?:now|today|nun|jetzt|nunmehr|heute|maintenant|desormais|ora|adesso|oggi|ahora|actualmente|agora|atualmente|nu|teraz|obecnie|nyni|ted|dnes|acum|сега|зараз|тепер|сада|πλεον|τωρα|na|nykyisin|nuud|tagad|dabar|zdaj|sada|simdi),? (?:${WHERE}|pa) $`,
  "u",
);

function nowIn(passage: Passage, places: readonly Place[], sentence: Sentence): Place[] {
  return places.filter(({ start }) =>
    NOW.test(passage.folded.slice(Math.max(sentence.start, start - 30), start)),
  );
}

/** Where the sentences of a text say that its product is made; nothing where they name several countries. */
export function saidInSentences(passages: readonly Passage[]): Found[] {
  return ofOneValue(passages.map(asProse).flatMap(saidIn));
}

function saidIn(passage: Passage): Found[] {
  const making = spansOf(passage, verbs());
  const coming = spansOf(passage, verbsOfWorks());
  return sentencesOf(passage).flatMap((sentence): Found[] => {
    if (isBehindPart(passage, sentence.start)) return [];
    const [makes, comes] = [within(making, sentence), within(coming, sentence)];
    const said = passage.folded.slice(sentence.start, sentence.end);
    if (MOVED.test(said) && PRODUCTION.test(said))
      return PLANNED.test(said) ? [] : movedTo(passage, sentence);
    if (makes.length + comes.length === 0) return [];
    const places = placesIn(passage, sentence);
    const now = makes.length > 0 ? nowIn(passage, places, sentence) : [];
    const made = makes.flatMap((verb) => placeOf(passage, places, sentence, verb) ?? []);
    const came = comes.flatMap((verb) => {
      const place = placeOf(passage, places, sentence, verb);
      if (!place) return [];
      const [from, to] = place.start > verb.end ? [verb.end, place.start] : [sentence.start, place.start];
      return AT_WORKS.test(passage.folded.slice(from, to)) ? [place] : [];
    });
    return [
      ...[...made, ...came, ...now].flatMap((place) => foundAt(passage, place)),
      ...atWorksOfPeople(passage, sentence, makes),
    ];
  });
}
