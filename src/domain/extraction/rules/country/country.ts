/** The country of making, and those of the steps before, where a document names them in so many words. */
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../found.ts";
import { labelled } from "../labels.ts";
import { isSaidOfAnother } from "../others.ts";
import { cellsOf, clauseBefore, lineAround, lineEnd, lineStart, sharesWords } from "../places.ts";
import { asProse } from "../prose.ts";
import { belowHeads, ofOneGood } from "../rows-of-goods.ts";
import { type Branch, matches, type Worded, worded } from "../worded.ts";
import {
  isClaimed,
  OF_FIBRE,
  ORIGIN_OF_PART,
  PART_LENGTH,
  SENTENCE_LENGTH,
  sentenceAround,
} from "./clauses.ts";
import { belowLabel, besideLabel, countryFilling, saidOfOrigin } from "./labelled.ts";
import { inList, listedSteps } from "./lists.ts";
import { byPeople, comingFrom, fibresFrom, PARTS_FROM, preferential, statedFrom } from "./origins.ts";
import {
  countryBefore,
  countryIn,
  countryOfAddress,
  countryOfCell,
  countryOfTown,
  countryOfTownInLine,
  INFLECTED,
  NAME_LENGTH,
  withMore,
} from "./places-of-making.ts";
import { DYED_AND_PRINTED, FINISHED, IN_BOTH, IN_DONE, PLACE_DONE, STEPS } from "./steps.ts";
import { AND, AND_FURTHER, NOTE, placeBefore, TAKES_PLACE, WHERE, WORD_BEGINS, WORKS } from "./words.ts";

/** Words for making, the ends they take, and what may stand before a country in the same language. */
type Making = readonly [stems: string, ends: string, where?: string];

const MAKINGS: readonly Making[] = [
  [
    "made,handmade,hand made,manufactured,mfg,mfd,produced,prod.,manuf.,sewn,stitched,made up,made-up,tailored,crafted,handcrafted,assembled,knotted,hand-knotted,hand knotted,tufted,hand-tufted,hand tufted,handtufted",
    "\\.?",
    "in",
  ],
  [
    "gefertigt,handgefertigt,handgenaht,geschneidert,zusammengenaht,fabriziert,angefertigt,hergestellt,produziert,erzeugt,geknupft,handgeknupft,getuftet,handgetuftet,genaht,konfektioniert,montiert,zusammengebaut",
    "",
    "in",
  ],
  [
    "gemaakt,vervaardigd,geproduceerd,gefabriceerd,in elkaar gezet,handgemaakt,handgeknoopt,geknoopt,handgetuft,getuft,geconfectioneerd,genaaid,gestikt,geassembleerd",
    "",
    "in|te",
  ],
  ["tillverka,producera,montera,konfektionera", "(?:d|t|de|da|s)", "i"],
  ["tillv,fremst,prod", "\\.", "i"],
  ["fab,fabr,conf", "\\.", "en|au|aux|em"],
  ["prod,fabbr,fabr,conf", "\\.", "in|em"],
  ["sydd,sytt,sydda,sytts,sys,gjord,gjort,handsydd,handsydda,handgjord,handgjorda", "", "i"],
  [
    "fremstillet,produceret,syet,lavet,produsert,laget,tilvirket,framstilt,fremstilt,montert,færdigsyet,håndsyet,håndlavet,håndlaget,håndsydd,fremstilles,produceres,syes,laves,produseres,lages",
    "",
    "i",
  ],
  ["fabrique,confectionne,tricote,assemble,realise,faconne,monte,produit,cousu,fait", "e?s?", "en|au|aux|a"],
  ["prodott,fatt,fabbricat,confezionat,realizzat,cucit,assemblat", "[oaie]", "in|nel|nella|nelle|nei|negli"],
  ["fabricad,hech,elaborad,producid,confeccionad,cosid,ensamblad,manufacturad", "[oa]s?", "en"],
  [
    "fabricad,feit,produzid,confecionad,confeccionad,cosid,costurad,montad,manufaturad",
    "[oa]s?",
    "em|no|na|nos|nas",
  ],
  ["fet,fabricat,confeccionat,cosit,elaborat,produit", "(?:a|s|es)?", "a|als|al|en"],
  ["fabricat,produs,confectionat,cusut,realizat,asamblat,lucrat", "[ae]?", "in"],
  [
    "deanta,deantar,dheanamh,rinneadh,fuaite,fualtear,coimeailte,tairgthe,magħmul,maghmul,meħjut,mehjut,maħdum,manifatturat,fabbrikat,immuntat,prodott",
    "(?:a|in)?",
    "in|i|san?|f'|fi?\\p{L}{0,2}-",
  ],
  ["originating,originate,originates", "", "in"],
  ["originaire", "s?", "de|du|des|d'"],
  ["originari", "(?:[oae]|as|os)?", "d[eiao]|dos|das|del|della|dell'|dall'|dagli|dalla|dal|din"],
  ["van oorsprong", "", "uit"],
  ["ursprungserzeugnisse,ursprungswaren,ursprungsware", "", "der|des|von|aus"],
  ["product of,producto de,produit de,prodotto di,mensei,uretim yeri,valmistusmaa", ""],
];
/** The same in languages whose names of countries take other ends then. */
const INFLECTING: readonly Making[] = [
  ["ursprungserzeugnis,ursprungserzeugnisse,ursprungswaren,ursprungsware", ""],
  [
    "wyprodukowan,uszyt,szyt,wykonan,wytworzon,skonfekcjonowan,zmontowan,odszyt,produkowan",
    "[oyae]",
    "w|we|na",
  ],
  ["wyprod,prod,wyk,vyr,vyrob", "\\.", "w|we|v|ve|vo|na"],
  ["proizv,izd,izr", "\\.", "u|v|na"],
  ["произв,израб", "\\.", "в|във|у"],
  ["вигот,вироб", "\\.", "в|у"],
  ["vyroben,usit,vyraben,zhotoven,sit", "[oeyai]?", "v|ve|vo|na"],
  ["vyrabi se,vyraba sa,sije se,sije sa,siji se,se siji,se vyrabi,se vyrabeji,sa vyraba", "", "v|ve|vo|na"],
  ["proizveden,izradjen,izraden,izdelan,sasiven,sesit,sivan,siven,napravljen,narejen", "[oaie]?", "u|v|na"],
  [
    "kasintehty,kasin tehty,valmistettu,ommeltu,tuotettu,tehty,koottu,valmistetaan,ommellaan,tuotetaan,tehdaan,kootaan,valmistatud,toodetud,ommeldud,tehtud,koostatud,valmistatakse,toodetakse,ommeldakse,tehakse,valm.",
    "",
  ],
  ["pagamint,pasiut,siut,razot,sut,izgatavot,uzsut,sasut", "(?:a|as|i|os|s)"],
  ["gaminam,siuvam", "(?:a|i|os|as)"],
  ["gyartva,keszult,keszul,varrva,eloallitva,gyartottak,gyartjak,varrtak,varrjak", ""],
  [
    "произведен,произвежда,ушит,шит,шие,шият,изработен,изработва,направен,сглобен",
    "(?:[оаи]|т|т се| се)?",
    "в|във",
  ],
  ["виготовлен,вироблен,пошит,зшит,зроблен,зібран", "(?:о|а|е|і|ии)?", "в|у|на"],
  [
    "шили,пошили,шиють,виготовляють,виготовили,виробляють,виробили,виготовляється,виробляється,шиється",
    "",
    "в|у|на",
  ],
  [
    "произведен,сашивен,шивен,израђен,направљен,склопљен,шије се,шију се,производи се,производе се",
    "[оаие]?",
    "у|на",
  ],
  [
    "κατασκευαστει,παραχθει,ραφτει,κατασκευαζεται,κατασκευαζονται,κατασκευαστηκε,κατασκευασμενο,παραγεται,παραγονται,παραχθηκε,παραχθηκαν,παρηχθη,παραγμενο,ραφτηκε,ραφτηκαν,ραβεται,ραβονται,ραμμενο,ραμμενα,φτιαγμενο,φτιαγμενα,φτιαχνεται,φτιαχνονται,φτιαχτηκε,κατασκευαστηκαν,κατασκευασμενα",
    "",
    "στην|στη|στο|στον|στισ|σε",
  ],
];
/** "Szyjemy w Polsce": who writes makes it. */
const WE_MAKE_INFLECTING: readonly Making[] = [
  ["szyjemy,produkujemy,wytwarzamy,uszylismy,wyprodukowalismy", "", "w|we|na"],
  ["sijeme,vyrabime,vyrabame,zhotovujeme", "", "v|ve|vo|na"],
  ["sivamo,sijemo,proizvodimo,izradujemo,izdelujemo,proizvajamo", "", "u|v|na"],
  [
    "producem,fabricam,confectionam,coasem,realizam,se cos,se coase,se produc,se produce,se fabrica,se confectioneaza",
    "",
    "in",
  ],
  ["παραγουμε,ραβουμε,κατασκευαζουμε,φτιαχνουμε", "", "στην|στη|στο|στον|στισ|σε"],
  ["ompelemme,valmistamme,ombleme,toodame,valmistame,siuvame,gaminame,sujam,razojam", ""],
  ["шием,произвеждаме,изработваме", "", "в|във"],
  ["шиємо,виготовляємо,виробляємо", "", "в|у|на"],
  ["шијемо,производимо,израђујемо", "", "у|на"],
];
/** "Proizvedeni su u Portugalu", "uszyte zostały w Polsce": between what was done and its place. */
const BEING =
  "(?: (?:su|je|so|jsou|jest|sa|byl[yaoi]?|bol[aio]?|zostal[yaoi]?|zostaly|yra|buvo|on|са|е|бяха|су|је|було|були))?";
/** Those with a word between making and its place. */
const WITH_PLACE = MAKINGS.filter(([, , where]) => where !== undefined);
/** Up to seven words, none of which begins another statement. */
const BETWEEN =
  "(?:[ \\n](?!(?:not|nicht|from|aus|until|bis|von(?![ \\n]uns)|by(?![ \\n](?:our|us[ \\n]))|par(?![ \\n]no[stu])|por(?![ \\n](?:nuestr|nosotr|artesan|nos))|da(?![ \\n](?:nostr|noi[ \\n]|artigian))|av(?![ \\n](?:var|oss[ \\n]))|af(?![ \\n](?:vor|os[ \\n]))|door(?![ \\n]on[sz]))[ \\n])[\\p{L}&]+){1,7},?[ \\n]";
/** Before the word for making: that it is not so, or was. Looked for behind a match, since that is seldom and this takes long. */
const DENIED =
  /(?:(?<![\p{L}])(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|ni|nem|не|δεν) (?:\p{L}{1,6} )?|(?<![\p{L}])(?:previously|formerly|fruher|bisher|auparavant|precedemment|in precedenza|precedentemente|anteriormente|previamente|voorheen|poprzednio|wczesniej|tidigare|tidligere|aiemmin|drive|predtym|korabban|anterior|ranije|prej) )$/u;
/** Words between making and its place that change nothing: "fatto a mano in Italia". */
const ENTIRELY =
  "(?:a mano|a la main|a mao|by hand|von hand|interamente|integralmente|integramente|entierement|entirely|recznie|w calosci|rucne|rucno|rocno|на ръка|изцяло|kasityona|kasitsi|rankomis|met de hand|handmatig|for hand|i handen|manualmente|artesanalmente|artigianalmente|manual|integral|main|mano|mao|wylacznie|tylko|vyhradne|iskljucivo|izkljucno|samo|тільки|лише|виключно|само|ainult|tik|kizarolag|nur|ausschließlich|uniquement|exclusivement|esclusivamente|exclusivamente|uitsluitend|udelukkende|uteslutande|exclusively|responsibly|proudly|ethically|vollstandig|volledig)";
/** Before the word for making: what a product is made of comes from elsewhere than the product. */
const OF_PART =
  /(?<!\p{L})(?:fabrics?|cloth|the prints?|der druck|printing|embroidery|aufdruck|stickerei|impression|broderie|stampa|ricamo|estampado|estampacion|bordado|estampagem|borduring|nadruk|haft|potisk|vysivka|potlac|vysivka|trycket|trykket|painatus|nyomat|himzes|imprimeul|broderia|щампа(?:та)?|бродерия(?:та)?|вишивка|nakis|yarns?|uppers?|linings?|(?:out|mid|in)?soles?|zips?|zippers?|buttons?|trims?|packaging|samples?|prototypes?|muster|prototyp|echantillon|campione|muestra|amostra|monster|(?:ober)?stoffe?|garne?|futter|schafte?|(?:lauf|zwischen)?sohlen?|verpackung|tissus?|fils?|tiges?|doublures?|semelles?|emballages?|tessut[oi]|filat[oi]|tomai[ae]|fodera|suol[ae]|imballo|tejidos?|telas?|hilos?|cortes?|forros?|suelas?|tecidos?|fios?|gaspeas?|solas?|stof|garens?|schacht(?:en)?|voering|zool|zolen|tkanin[ay]|przedza|cholewk[ai]|podszewka|podeszw[ay]|kumas|iplik|saya|astar|taban|tyget?|garnet|ovandel\p{L}*|fodret|sulan?|stoffet|overdel\p{L}*|salen|kangas|lanka|paallinen|paalliset|vuori|pohja|latka|prize|svrsek|svrsky|zvrs(?:ok|ky)|bovenwerk|bovenleder|canas?|palas?|empeines?|empellas?|skaft(?:et)?|overlæder(?:et)?|varsi|varret|felsoresz|fetele|gornjiste|virsus|virsa|сая(?:та)?|саи(?:те)?|φοντι|podsivka|podesev|pletivo|preda|predivo|preja|szovet|kelme|fonal|tesatura|material|firul|tesaturile|audinys|verpalai|audums|dzija|long|плат(?:ът)?|тъкан(?:та)?|прежда(?:та)?|подплата(?:та)?|тканин[аи]|пряжа|підкладка|тканина|предиво|постава|υφασμα|νημα|φοδρα|πανωδερμα)(?: (?:is|are|was|were|ist|sind|wird|wurden?|werden|est|sont|e|sono|viene|vengono|es|son|esta|estan|sao|foi|foram|is|zijn|wordt|worden|werd|jest|sa|ar|er|blir|bliver|on|je|jsou|su|so|ir|yra|este|sunt|е|са|се|є|ειναι|wykonan[oya]|zrobion[oya]))?(?: (?:cut|coupee?s?|zugeschnitten|cortad[oa]s?|tagliat[oaei]|gesneden) (?:and|und|et|y|e|en))? $/u;
/** "Tessuto: prodotto in Italia": a label for the cloth or its yarn, before what is said of that. */
const LABEL_OF_CLOTH =
  /(?:^|[\n\t]|[.;•·|] )(?:fabrics?|cloth|yarns?|(?:ober)?stoffe?|garne?|tissus?|fils?|tessut[oi]|filat[oi]|tejidos?|telas?|hilos?|tecidos?|fios?|stof|garens?|tkanin[ay]|przedza|tyget?|garnet|stoffet|kangas|lanka|latka|prize|szovet|fonal|tesatura|firul|kumas|iplik): $/u;
function phrases(each: readonly Making[], being = ""): Branch[] {
  return each.map(([stems, ends, where]) => {
    // "Κατασκευάζεται | στην Ελλάδα": the place has a cell of its own.
    const before = where === undefined ? "" : `[ \\t](?:${where})`;
    return [stems, (words) => `${words}${ends}${being}(?: ${ENTIRELY})?${before}`];
  });
}
const MADE_IN = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(...phrases(MAKINGS))}(?:(?<=[fdl]'|-)|(?!\\p{L}))${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
);
const MADE_IN_INFLECTED = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(...phrases(INFLECTING, BEING), ...phrases(WE_MAKE_INFLECTING))}(?!\\p{L})${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
);
/** "Uszyto w naszej szwalni w Polsce", "ommeltu omalla tehtaallamme Suomessa". */
const MADE_FAR_INFLECTED = [1, 2, 3].map((words) => {
  const far = `(?:[ \\n]\\p{L}+){${words}}[ \\n]`;
  const each = INFLECTING.map(([stems, ends, where]): Branch => {
    const after = where === undefined ? far : `[ \\n](?:${where})${far}(?:${where})[ \\n]`;
    return [stems, (verb) => `${verb}${ends}${after}`];
  });
  // "Produkujemy skarpety w Polsce": what they make stands between.
  const ours = WE_MAKE_INFLECTING.map(([stems, ends, where]): Branch => {
    const after = where === undefined ? far : `${far}(?:${where})[ \\n]`;
    return [stems, (verb) => `${verb}${ends}${after}`];
  });
  return worded("gu", ({ either }) => `${WORD_BEGINS}${either(...each, ...ours)}`);
});
/** German and Dutch put the verb last: "in Portugal genäht". */
const IN_MADE =
  /(?<![\p{L}])(?<!(?:nicht|niet|fruher|bisher|voorheen) (?:mehr |meer )?)in (?:der |den |het )?(?<name>[\p{L}](?:(?! in )[\p{L} -]){2,30}?(?: ?[(/] ?\p{L}[\p{L} -]{2,30}\)?|, (?<country>(?!in )\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?),?)?) (?:hergestellt|in elkaar gezet|handgefertigt|geschneidert|gefabriceerd|gefertigt|genaht|produziert|konfektioniert|gestrickt|erzeugt|geknupft|gemaakt|vervaardigd|geproduceerd|genaaid|gestikt|geconfectioneerd|(?:nahen|fertigen|herstellen|produzieren|konfektionieren|stricken)(?! wir)|(?:laten )(?:maken|naaien|produceren|vervaardigen))(?![\p{L}])/gu;
/** Others do, after a name with another end: "Magyarországon készült", "Türkiye'de üretilmiştir". */
const PLACE_MADE = placeBefore(
  "keszult(?:ek)?|keszul(?:nek)?|keszitjuk|gyart(?:ott(?:ak|uk)?|va|jak|juk|unk)|varr(?:t(?:ak|uk)?|va|ott|jak|juk|unk)|keszitett(?:ek|uk)|eloallit(?:ott|va|juk)|osszeszerelve|uretil\\p{L}+|uretiyoruz|uretilen|dikil\\p{L}+|dikiyoruz|imal edil\\p{L}+|yapil\\p{L}+|el yapimi\\p{L}*|valmistettu|ommeltu|valmistetaan|ommellaan|valmistatud|valmistatakse|toodetud|toodetakse|ommeldud|ommeldakse|pagamint\\p{L}+|pasiut\\p{L}+|gaminam\\p{L}+|siuvam\\p{L}+|razot[sai]|sut[sai]|izgatavot[sai]",
);
/** With the product between: "genäht wird die Hose in Nordmazedonien", "produzido nas nossas instalações em Portugal". */
const MADE_FAR = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(
      ...WITH_PLACE.map(
        ([stems, ends, where]): Branch => [stems, (verb) => `${verb}${ends}${BETWEEN}(?:${where})`],
      ),
      ["orlat,rifinit,stampat", (verb) => `${verb}[oaie]${BETWEEN}in`],
      [WE_MAKE, (verb) => `(?:we|wir|vi|wij) ${verb}(?:${BETWEEN}|[ \\n])(?:in|i)`],
      ["sew,nahen,syr", (verb) => `(?:og|och|and|und) ${verb}${BETWEEN}(?:in|i)`],
      [IS_MADE_ES, (verb) => `se ${verb}n?(?:${BETWEEN}|[ \\n])en`],
      [IS_MADE_PT, (verb) => `${verb}m?-se(?:${BETWEEN}|[ \\n])(?:em|no|na|nos|nas)`],
      [
        WE_MAKE_ROMANCE,
        (verb) => `${verb}(?:${BETWEEN}|[ \\n])(?:a|au|aux|en|em|no|na|nos|nas|in|nel|nella)`,
      ],
    )}[ \\n]`,
);
/** "Fabriqué dans notre atelier de Troyes (France)". */
const MADE_AT = worded("gu", ({ either }) => {
  const made = either(
    ...WITH_PLACE.map(
      ([stems, ends, where]): Branch => [stems, (verb) => `${verb}${ends}[ \\n](?:${where}|dans|chez|im)`],
    ),
  );
  return `${WORD_BEGINS}${made}(?:(?:,(?=[ \\n](?:in|en|dans|im|au|aux|em|no|na|nel|nella|nelle)[ \\n]))?[ \\n](?!(?:not|nicht|from|aus|by|von|par|por|av|af|door)[ \\n])[\\p{L}'-]+){1,7}[ \\n]\\(`;
});
const IS_MADE_ES = "cose,fabrica,confecciona,produce,elabora,ensambla,monta,manufactura";
const IS_MADE_PT = "cose,fabrica,confeciona,produz,produze,monta";
const WE_MAKE_ROMANCE =
  "fabriquons,confectionnons,produisons,cousons,assemblons,tricotons,produciamo,fabbrichiamo,confezioniamo,cuciamo,realizziamo,fabricamos,confeccionamos,cosemos,producimos,elaboramos,ensamblamos,produzimos,confecionamos,costuramos";
const WE_MAKE =
  "make,sew,produce,manufacture,assemble,nahen,fertigen,produzieren,konfektionieren,syr,tillverkar,producerer,fremstiller,producerar,maken,naaien,produceren";
/** What is said to be in a country is not always made there, but where nothing else stands beside it. */
const MAKING_WORDS =
  "cut,confezionamento,somnaden,tillverkningen,produktionen,konfektionen,syningen,fremstillingen,produksjonen,sommen,шиенето,производството,fabrication,confection,production,assemblage,couture,faconnage,fabricacion,confeccion,produccion,ensamblaje,costura,cosido,produzione,confezione,fabbricazione,cucitura,assemblaggio,fabrico,fabricacao,confecao,confeccao,producao,costura,montagem,produktion,fertigung,herstellung,konfektion,konfektionierung,konfektionieren,naherei,nahen,montage,endmontage,productie,vervaardiging,confectie,naaien,assemblage,produkcja,wykonanie,szycie,konfekcja,konfekcjonowanie,montaz,uretim,dikim,konfeksiyon,montaj,tillverkning,somnad,konfektion,syning,fremstilling,produksjon,som,valmistus,ompelu,kokoonpano,valmistamine,omblemine,vyroba,siti,sitie,montaz,gyartas,varras,osszeszereles,fabricatie,confectie,cusut,asamblare,proizvodnja,sivanje,izdelava,gamyba,siuvimas,razosana,susana,производство,шиене,конфекция,κατασκευη,παραγωγη,ραφη,making,making-up,make-up,garment making,garment making-up,garment manufacturing,garment production,sewing,cut & sew,cut and sew,cut/sew,cut-make-trim,cut make trim,cmt,cmt (sewing),stitching,assembly,final assembly,manufacture,manufacturing,виробництво,пошиття,виготовлення,производња,шивење,израда,lohnkonfektion,lohnfertigung,sewing factory,garment factory,szwalnia,confectionare,coasere,cusatorie,siuvykla,sutuve,varroda,sivalnica,sivaona,sicka dilna,omblus,шивачница,шев,ραφειο,dikimhane,koostamine,pasuvimas,apgerbu gamyba,fuail,deanamh,ħjata,hjata,manifattura";
/** A word for making, wherever it stands. */
export const SPOKEN_OF_MAKING = worded("u", ({ either }) => {
  const verbs = [...MAKINGS, ...INFLECTING, ...WE_MAKE_INFLECTING].map(
    ([stems, ends]): Branch => [stems, (words) => `${words}${ends}`],
  );
  return `${WORD_BEGINS}${either(...verbs, [MAKING_WORDS, (words) => words])}(?!\\p{L})`;
});
/** Cutting goes with sewing. */
const CUTTING =
  "(?:(?:cutting|cut|zuschnitt|zuschneiden|coupe|taglio|corte|snijden|krojenie|kroj|kesim|tillskarning|tilskæring|tilskjæring|leikkuu|strih|strihani|strihanie|szabas|croit|croire|krojenje|juurdeloikus|kirpimas|piegriesana|кроене|κοπη)(?: ?[/&+,] ?| (?:and|und|et|e|y|en|i|ve|och|og|ja|a|si|ir|un|in|и|και) ))?";
/** What is sewn before the product is. */
const PART =
  "(?:uppers?|schaft\\p{L}*|tiges?|tomai[ae]|cortes?|gaspeas?|schacht\\p{L}*|cholew\\p{L}*)(?!\\p{L})";
const IS_UPPER = new RegExp(`(?<!\\p{L})${PART}`, "u");
const TRIM = "(?:, make,? ?(?:(?:and|&) )?trim(?:ming)?)?";
/** "Tricotage / teinture / confection", "weaving and sewing": steps that a label names before. */
const STEPS_BEFORE =
  "(?:(?:\\p{L}{4,20}(?: ?[/,+&] ?)){1,3}|\\p{L}{4,20}(?:, \\p{L}{4,20})?,? (?:and|und|et|e|y|en|og|och|i|a|ja|ve|si) )?";
const MAKING = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[·|;] ?| [/–—-] )(?:\\d{1,2}[.)] ?|tier ?\\d ?[(:–-] ?)?${STEPS_BEFORE}${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: (?:et|und|and|e|y|en|og|och) (?:confection|konfektion|confezione|confeccion|confecao|confectie|montage|assembly|sewing|nahen))?(?: (?:of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?(?!${PART})\\p{L}+)?[ ]?(?:\\([^()\\n\\t]{0,30}\\)[ ]?|(?<=\\([^()\\n]{2,40})\\)[ ]?)?(?::[ ]*[\\t\\n]?|- |(?=[\\t\\n])[\\t\\n])(?:100 ?% )?`,
);
const MAKING_LISTED = inList("", MAKING_WORDS);
/** "Die Produktion erfolgt in unserem Partnerbetrieb in Plovdiv". */
const MAKING_CARRIED = worded(
  "gu",
  ({ oneOf }) =>
    `${WORD_BEGINS}(?!(?:final )?assembl|(?:end)?mont[ao])(?:${oneOf(MAKING_WORDS)})(?: (?:of|of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?\\p{L}+)?${AND_FURTHER}[ \\n](?:${TAKES_PLACE})(?:${BETWEEN}|[ \\n])(?:${WHERE})[ \\n]`,
);
/** "Confeção em Portugal", "Konfektion in Rumänien": the word for making at the begin of a clause, right before its place. */
const MAKING_BEGUN = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[.;:,][ \\n]|(?<!\\p{L})(?:${AND})[ ])${CUTTING}(?:${oneOf(MAKING_BEGINS)})[ \\n](?:${WHERE})[ \\n]`,
);
/** Those of the words that are said of nothing but goods. */
const MAKING_BEGINS =
  "confection,confeccion,confezione,confecao,confeccao,konfektion,konfektionierung,naherei,sewing,garment making,cut and sew,cmt,szycie,konfekcja,siti,sitie,sivanje,varras,confectie,confectionare,cusut,ompelu,omblemine,siuvimas,susana,somnad,syning,dikim,шиене,пошиття,шивење,ραφη,fabrication,fabricacion,fabrico,fertigung,produktion";
/** "Its country of origin is Latvia", "Das Ursprungsland ist Deutschland". */
const ORIGIN_IS =
  /(?<!\p{L})(?:country of (?:origin|manufacture|production|making)|(?:ursprungs|herkunfts|herstellungs|produktions)land|pays (?:d['’]\s?origine|de fabrication|de confection)|paese d(?:i |['’]\s?)(?:origine|produzione|fabbricazione)|pais de (?:origen|origem|fabricacion|fabricacao|fabrico|confeccion|confecao)|land van (?:herkomst|oorsprong|productie)|productieland|kraj(?:em)? (?:pochodzenia|produkcji)|(?:ursprungs|tillverknings|oprindelses|produktions|opprinnelses)land(?:et)?|(?:alkupera|valmistus)maa|zem(?:i|e) (?:puvodu|vyroby)|krajin(?:a|ou) (?:povodu|vyroby)|tara de (?:origine|fabricatie)|zemlja (?:podrijetla|porijekla|proizvodnje)|drzava (?:porekla|podrijetla|proizvodnje)|страна(?:та)? на произход|краіна (?:походження|виробництва)|земља порекла|χωρα (?:προελευσησ|καταγωγησ|παραγωγησ)|paritolu(?:riik|maa)|(?:izcelsmes|razosanas) valsts|(?:kilmes|pagaminimo) salis)(?:[ \n](?:of (?:the )?\p{L}{3,20}|der ware|du produit|del prodotto|del producto|do produto|(?:towar|wyrob|produkt|vyrobk|tovar|artikl)\p{L}{1,3}|zbozi|robe|blaga|marfii|produsului))?[ \n](?:is|ist|est|es|e|jest|je|er|ar|este|on|yra|ir|е|ειναι)[ \n]|(?<!\p{L})szarmazasi (?:orszaga?|helye?)[ \n](?=\p{L})/gu;
/** "Country" alone stands in addresses too. */
const BARE_LABEL = /^country(?![\p{L}])(?! of)/u;
/** Labels of "country" alone stand before customers and banks as well. */
const WEAK_LABEL =
  /^(?:country|origin|origine|origen|origem|herkunft|ursprung|herkomst|oorsprong|произход|походження|порекло|opphav)(?![\p{L}])/u;

/** What a sentence is of, or does besides, that prints cloth. */
const OF_CLOTH =
  /(?<!\p{L})(?:fabrics?|cloth|textiles?|garments?|towels?|t-?shirts?|stoffe?|gewebe|textil\p{L}*|tissus?|tessut[oi]|tejidos?|telas?|tecidos?|malhas?|stof(?:fen)?|tkanin[ay]|dzianin[ay]|tyg(?:et|er)?|stoffet|kangas|kankaat|latk[ay]|kumas|szovet|kelme|tesatur\p{L}*|plat|плат(?:ът)?|тъкан\p{L}*|тканин\p{L}*|υφασμα\p{L}*|woven|knitted|dyed|sewn|cut|gewebt|gestrickt|gefarbt|genaht|tissee?s?|tricotee?s?|teinte?s?|cousue?s?|tint[oaie]|cucit[oaie]|tenid[oa]s?|cosid[oa]s?|confeccionad[oa]s?|tingid[oa]s?|confec?cionad[oa]s?|geweven|gebreid|geverfd|genaaid|vavt|vavd|sydd|sytt|vævet|farvet|syet|utkan[oay]|uszyt[oay]|farbowan[oay]|usit[oaey]?|tkan[oaey]?|kudottu|ommeltu|kootud|ommeldud|dokun\p{L}+|dikil\p{L}+)(?!\p{L})/u;
function printed(passage: Passage): Found[] {
  return after(passage, "country_dyeing", DYED_AND_PRINTED, 0.82, true).filter(({ start }) =>
    OF_CLOTH.test(sentenceAround(passage.folded, start)),
  );
}

/** What the column of an invoice or a packing list is called that tells where goods are made. */
const ORIGIN_HEAD =
  /^(?:country(?: of (?:origin|manufacture|making))?|(?:ctry|c|country)\.? ?(?:of|o)\.? ?o(?:rigin|\.)?|orig(?:in|ine|en|em|\.)?|c\.?o\.?o\.?|c\/o|made in|herk(?:unft(?:sland)?|\.)?|urspr?(?:ung(?:sland)?|\.)?|pays(?: (?:d['’]origine|de fabrication|orig(?:ine|\.)))?|paese(?: (?:d['’]origine|di (?:origine|produzione)|orig\.))?|pais(?: (?:de )?(?:origen|origem|orig\.|fabricacion|fabrico))?|herkomst(?:land)?|land(?: van (?:herkomst|oorsprong))?|kraj(?: poch(?:odzenia|\.)?| produkcji)?|pochodzenie|ursprungsland|oprindelse(?:sland)?|opprinnelse(?:sland)?|opr\.?land|alkuper(?:amaa|a)|valmistusmaa|zeme(?: puvodu)?|puvod|krajina(?: povodu)?|povod|szarmazas(?:i (?:hely|orszag))?|orszag|origine|tara(?: de origine)?|mense(?:i|\.)?|ulke|podrijetlo|zemlja (?:podrijetla|porekla)|poreklo|drzava porekla|paritolu(?:maa|riik)?|kilmes? ?(?:salis)?|izcelsme(?:s valsts)?|произход|страна на произход|походження|країна(?: походження)?|порекло|земља порекла|χωρα(?: προελευσησ| καταγωγησ)?|προελευση|καταγωγη)[ .:]*$/u;
/** Where the goods in the rows of a list are made. */
function inRowsOfGoods(text: Text): Found[] {
  return belowHeads(text, (head) => ORIGIN_HEAD.test(head)).flatMap(({ passage, start, end }): Found[] => {
    const cell = passage.folded.slice(start, end);
    const blanks = cell.length - cell.trimStart().length;
    const country = countryFilling(passage, { cell: cell.slice(blanks), start: start + blanks });
    if (!country) return [];
    const place = { start: country.start, end: country.end };
    return [{ field: "country_making", value: country.code, confidence: 0.9, passage, ...place }];
  });
}

export function findCountries(text: Text): Found[] {
  const found = countriesIn(text);
  const told = found.filter((one) => !found.some((other) => hasMore(other, one)));
  return text.fields.has("country_making") ? [...ofProduct(told), ...madeWhereFinished(told)] : told;
}

/** Linking puts what is knitted together, and hemming ends what is woven: neither is done to cloth. */
const PUT_TOGETHER =
  /(?<!\p{L})(?:linked|linking|hemmed|gekettelt|verkettelt|kettel\p{L}*|gesaumt|umgesaumt|remaillee?s?|remaillage|ourlee?s?|rimagliat[oaie]|rimagliatura|orlat[oaie]|remallad[oa]s?|dobladillad[oa]s?|embainhad[oa]s?|remalhad[oa]s?|gezoomd|gekett?eld|obszyt\p{L}*|obrebion\p{L}*|fallade?s?|kettlad|somme[td])(?!\p{L})/u;

/** What is woven as a whole: "Mattan vävs för hand i Sverige", "the rug is woven in India". */
const WOVEN_WHOLE =
  /(?<!\p{L})(?:rugs?|carpets?|kilims?|\p{L}*teppich\p{L}*|tapis|tappet[oi]|alfombras?|tapetes?|carpetes?|catifa|(?:vloer)?kle(?:ed|den)|tapijt(?:en)?|dywan\p{L}{0,3}|\p{L}*matt(?:a|an|or|orna)|\p{L}*tæppe(?:t|r)?|\p{L}*tepper?|teppet|\p{L}*matto|\p{L}*matot|kober(?:ec|ce|cu|ec)|szonyeg\p{L}{0,2}|covor(?:ul|ul)?|tepih\p{L}?|preprog\p{L}|vaip|vaiba|kilim\p{L}{0,3}|paklaj\p{L}{1,2}|килим\p{L}{0,3}|тепих\p{L}?|χαλι\p{L}?|hali(?:lar|miz|nin|lari)?)(?!\p{L})/u;

/** What is knitted as a whole: "De sokken worden gebreid in Turkije". Cloth of that name would be said to be for it. */
const KNITTED_WHOLE =
  /(?<!\p{L})(?:(?:\p{L}+[ -]?)?(?:socks?|stockings?|gloves?|mittens?|beanies?|scarf|scarves|tights|leg ?warmers|socken|strumpfe?|strumpfhosen?|handschuhe?|mutzen?|schals?|fausthandschuhe?|faustlinge?)|chaussettes?|collants?|gants?|bonnets?|echarpes?|calz(?:e|ini|a|ino)|guanti|berrett[oi]|sciarp[ae]|calcetin(?:es)?|medias|guantes?|gorros?|bufandas?|meias?|luvas?|cachecois|cachecol|(?:\p{L}+)?(?:sokken|sok|kousen|handschoenen|wanten|mutsen|muts|sjaals?)|skarpet(?:y|ki|ka)?|rekawiczki|czapk[ai]|szaliki?|rajstopy|(?:\p{L}+)?(?:strumpor(?:na)?|sockor(?:na)?|vantar(?:na)?|mossan?|mossor(?:na)?|halsduk(?:en)?|strømper(?:ne)?|sokker(?:ne)?|vanter(?:ne)?|huen?|huer(?:ne)?|luen?|luer|skjerfet?)|(?:\p{L}+)?(?:sukat|sukka|lapaset|kasineet|pipo|kaulahuivi)|ponozk[ay]|rukavice|cepic[ea]?|sala|zokni|kesztyu|sapka|sal|sosete(?:le)?|manusi(?:le)?|caciul[ai]|fular(?:ul)?|carape|nogavice|sokid|kindad|kojines|pirstines|zekes|cimdi|corap(?:lar)?|eldiven|чорапи(?:те)?|шапка(?:та)?|ръкавици(?:те)?|шкарпетки|καλτσεσ|γαντια|σκουφοσ)(?!\p{L})/u;

/** Whether a step before is all of the making: of what is put together, or is woven or knitted as a whole. */
function isAllOfMaking(found: Found): boolean {
  const { passage, start, end } = found;
  const sentence = sentenceAround(passage.folded, start);
  const isOfPart = ORIGIN_OF_PART.test(sentence);
  return (
    PUT_TOGETHER.test(passage.folded.slice(start, end)) ||
    WOVEN_WHOLE.test(sentence) ||
    (KNITTED.test(passage.folded.slice(start, end)) &&
      !isOfPart &&
      (KNITTED_WHOLE.test(sentence) || (isLineAlone(found) && KNITTED_WHOLE.test(passage.folded))))
  );
}

const KNITTED =
  /knit|strick|tricot|magli|punto|tejid|tricotad|malha|brei|dzian|stick|strik|neulo|kudo|plet|kotott|kotik|kotve|megz|adit|orul|ormul|плет|в'яз|πλεκ|πλεχ/u;

/** "Knitted in Scotland" as a line of a label. */
function isLineAlone({ passage, start, end }: Found): boolean {
  return lineAround(passage.folded, start, end).replace(/[ .]+$/u, "").length <= end - start;
}

/** Without where other products are made, below "You may also like". */
function ofProduct(told: readonly Found[]): Found[] {
  const others = told.filter((one) => one.field === "country_making" && isSaidOfAnother(one));
  const isOwn = (one: Found) => !others.some((other) => sharesWords(other, one));
  const own = told.filter((one) => one.field === "country_making" && isOwn(one));
  return own.length > 0 ? told.filter(isOwn) : [...told];
}

/** "Knitted, linked and pressed in Spain": the product is made there, where the paper tells no other country for that. */
function madeWhereFinished(told: readonly Found[]): Found[] {
  if (told.some(({ field }) => field === "country_making")) return [];
  return told
    .filter(({ field }) => field === "country_weaving")
    .filter(isAllOfMaking)
    .map((one) => ({ ...one, field: "country_making", confidence: 0.82 }));
}

/** True where one of two lists of countries for a field has all of the other's and more. */
function hasMore(other: Found, one: Found): boolean {
  if (other.field !== one.field || !Array.isArray(other.value) || !Array.isArray(one.value)) return false;
  const codes = other.value;
  return codes.length > one.value.length && one.value.every((code) => codes.includes(code));
}

function countriesIn(text: Text): Found[] {
  const { passages, fields } = text;
  const inRows = fields.has("country_making") ? inRowsOfGoods(text) : [];
  return ofOneGood(
    inRows,
    passages.map(asProse).flatMap((passage) => countriesOf(passage, fields)),
  );
}

function countriesOf(passage: Passage, fields: Text["fields"]): Found[] {
  return [
    ...(fields.has("country_making")
      ? [
          ...phrased(passage),
          ...called(passage),
          ...ofWorks(passage),
          ...besideLabel(passage),
          ...belowLabel(passage),
          ...saidOfOrigin(passage),
        ]
      : []),
    ...listedIn(passage, fields),
    ...[...IN_DONE, ...IN_BOTH]
      .filter(([field]) => fields.has(field))
      .flatMap(([field, pattern]) => before(passage, field, pattern)),
    ...PLACE_DONE.filter(([field]) => fields.has(field)).flatMap(([field, pattern]) =>
      placedBefore(passage, field, pattern),
    ),
    ...fibresFrom(passage),
    ...PARTS_FROM.filter(([field]) => fields.has(field)).flatMap(([field, pattern]) =>
      statedFrom(passage, field, pattern),
    ),
    ...comingFrom(passage).map((found) => (found.field === "country_fibre" ? withMore(found) : found)),
    ...Object.entries(STEPS)
      .filter(([field]) => fields.has(field))
      .flatMap(([field, { called, row, cell, done, placed, told, carried, begun, asked }]) =>
        [
          ...inRow(passage, field, row),
          ...(field === "country_fibre" ? [] : inCell(passage, field, cell)),
          ...after(passage, field, called, 0.9),
          ...after(passage, field, asked, 0.88),
          ...after(passage, field, told, 0.88).filter(({ end }) =>
            ENDS_CELL.test(passage.folded.slice(end, end + 3)),
          ),
          ...(field === "country_fibre" ? byFibres(passage, called) : []),
          ...(field === "country_dyeing"
            ? [...after(passage, field, FINISHED, 0.78), ...printed(passage)]
            : []),
          ...after(passage, field, done, 0.88, true),
          ...after(passage, field, placed, 0.88, true),
          ...after(passage, field, carried, 0.85, true),
          ...after(passage, field, begun, 0.82),
        ].map((found) => (fields.get(field)?.type === "countries" ? withMore(found) : found)),
      ),
  ];
}

/** The steps that a line lists with their countries, making among them. */
function listedIn(passage: Passage, fields: Text["fields"]): Found[] {
  const steps = Object.entries(STEPS).map(([field, { listed }]) => [field, listed] as const);
  return listedSteps(passage, [["country_making", MAKING_LISTED] as const, ...steps])
    .filter(({ field }) => fields.has(field))
    .map((found) => (fields.get(found.field)?.type === "countries" ? withMore(found) : found));
}

/** Behind a country that a label speaks of; "knit | turkey red" is a colour. */
const ENDS_CELL = /^[ ]?(?:[).,;/(\t\n]|$)/u;

/** "Wolle: Argentinien; Kunstfasern: Italien": each fibre with its country, after the label for where they are from. */
function byFibres(passage: Passage, label: Worded): Found[] {
  return [...matches(passage, label)].flatMap(({ 0: words, index }): Found[] => {
    const start = index + words.length;
    if (passage.order === "rows" && /[^:\s]\s*\n$/.test(words)) return [];
    const cell = /^[^\n\t]*/u.exec(passage.folded.slice(start, start + NAME_LENGTH * 3))?.[0] ?? "";
    const parts = [...cell.matchAll(/[^;,]+/gu)];
    const codes = parts.map((part) => {
      const named = /^ ?[\p{L}][\p{L} '-]{2,30}(?:: ?| ?\(| [-] )(?=\p{L})/u.exec(part[0])?.[0];
      if (named === undefined) return undefined;
      const country = countryIn(passage, start + part.index + named.length);
      const rest = country ? passage.folded.slice(country.end, start + part.index + part[0].length) : "x";
      return country?.sure && /^[). ]*$/.test(rest) ? country.code : undefined;
    });
    if (codes.length === 0 || codes.includes(undefined)) return [];
    const value = [...new Set(codes)].filter((code) => code !== undefined);
    return [{ field: "country_fibre", value, confidence: 0.88, passage, start, end: start + cell.length }];
  });
}

/** What is done in a place that stands before the verb. */
function before(passage: Passage, field: string, pattern: RegExp): Found[] {
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
function placedBefore(passage: Passage, field: string, pattern: RegExp): Found[] {
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
const OF_PART_BEFORE =
  /(?<!\p{L})(?:saya\p{L}{0,3}|felsoresz\p{L}{0,2}|kelme\p{L}{0,2}|szovet\p{L}{0,2}|anyag\p{L}{0,2}|fonal\p{L}{0,2}|cipzar\p{L}{0,2}|csomagolas\p{L}{0,2}|kumas\p{L}{0,3}|iplik\p{L}{0,3}|ipligi|astar\p{L}{0,2}|ambalaj\p{L}{0,2}|kangas|kankaat|lanka|langat|vuori|pakkaus|long|vooder|pakend|audinys|verpalai|siulai|pakuote|audums|dzija|odere|iepakojums)(?!\p{L})/u;

function phrased(passage: Passage): Found[] {
  return [
    ...after(passage, "country_making", MADE_IN, 0.96).filter((found) => !isKnitOnly(found)),
    ...after(passage, "country_making", MADE_IN_INFLECTED, 0.96, true),
    ...after(passage, "country_making", MADE_FAR, 0.85),
    ...MADE_FAR_INFLECTED.flatMap((far) => after(passage, "country_making", far, 0.85, true)),
    ...after(passage, "country_making", MADE_AT, 0.85),
    ...after(passage, "country_making", MAKING, 0.9),
    ...after(passage, "country_making", MAKING_CARRIED, 0.85, true),
    ...after(passage, "country_making", MAKING_BEGUN, 0.82, true),
    ...after(passage, "country_making", ORIGIN_IS, 0.92),
    ...inRow(passage, "country_making", MAKING_ROW),
    ...inCell(passage, "country_making", MAKING_CELL),
    ...before(passage, "country_making", IN_MADE),
    ...placedBefore(passage, "country_making", PLACE_MADE),
    ...byPeople(passage),
    ...preferential(passage),
  ];
}

function after(
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
    const before = Math.max(index - PART_LENGTH, 0);
    if (OF_TRIMMING.test(passage.folded.slice(before, index))) return [];
    // "O tecido é feito" is of the cloth, "tecido e confecionado" of the product.
    const isOfPart =
      OF_PART.test(passage.folded.slice(before, index)) && !/ [eE] $/.test(passage.text.slice(before, index));
    if (field === "country_making" && (isOfPart || LABEL_OF_CLOTH.test(passage.folded.slice(before, index))))
      return [];
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
    const from = /[\t\n]/.test(words) ? country.start : index;
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

/** The begin of a cell before a label that is its end: "Pamuk" of "Pamuk menşei". */
function wordsBefore({ folded }: Passage, from: number): string {
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

/** "Ušit v provozovně Svidník, Slovensko", "sewn in our plant at Vizela, Portugal": the word for works, and their town. */
function countryOfWorks(passage: Passage, start: number) {
  const works = WORKS.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0];
  if (works === undefined) return undefined;
  const at = start + works.length;
  return countryOfTownInLine(passage, at) ?? countryInNextLine(passage, at, at);
}

/** "Tingido em peça em Portugal", "geweven en geverfd in België": a word or two before the place. */
function countryFurtherOn(passage: Passage, start: number, isJoined: boolean) {
  const words = FURTHER_ON.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0];
  const country = words === undefined ? undefined : countryIn(passage, start + words.length);
  return country?.sure || (isJoined && SLAVIC_IN.test(words ?? "")) ? country : undefined;
}
/** What is "in" in one language is "and" in another: "utkano i uszyto w Portugalii". */
const AND_AT_END = /[ \n](?:i|in|a)[ \n]$/;
const SLAVIC_IN =
  /^\p{L}+[ \n](?:(?:je|jest|su|sa|so|sta|byl[aoy]?|bol[aoi]?|bil[aoie]?)[ \n])?(?:w|we|v|ve|vo|u|na)[ \n]$/u;
const FURTHER_ON = new RegExp(`^(?:\\p{L}+[ \\n]){1,2}?(?:${WHERE})[ \\n]`, "u");

/** Where goods are from, as papers of customs have it, may be said of their fibres too. */
const FROM = /^(?:originair|originari|originat|van oorsprong)/u;

/** A row of a table of steps whose first cell is that of making, with a company before the country. */
const MAKING_ROW = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:\\d{1,2}\\t)?${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: \\([^\\n\\t]{1,30}\\))?\\t(?<cells>[^\\n]*)`,
);
const MAKING_CELL = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=\\t)${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: \\([^\\n\\t]{1,30}\\))?(?=[\\t\\n]|$)`,
);

/** A step in a cell of its own behind the first: with the one country that its row has, whatever the columns are. */
function inCell(passage: Passage, field: string, cell: Worded): Found[] {
  if (passage.order !== "rows") return [];
  return [...matches(passage, cell)].flatMap((match): Found[] => {
    const countries = countriesOfRow(passage, lineStart(passage, match.index)).filter(
      ({ start }) => start !== match.index,
    );
    const [country] = countries;
    if (!country || countries.length > 1 || country.start > match.index) return [];
    const found = { field, value: country.code, confidence: 0.85, passage };
    return [{ ...found, start: country.start, end: country.end }];
  });
}

type Country = NonNullable<ReturnType<typeof countryOfCell>>;
/** By the start of each row: one may name many steps, and is looked through for countries once. */
const countriesByRow = new WeakMap<Passage, Map<number, readonly Country[]>>();

function countriesOfRow(passage: Passage, from: number): readonly Country[] {
  const rows = countriesByRow.get(passage) ?? new Map<number, readonly Country[]>();
  countriesByRow.set(passage, rows);
  const known = rows.get(from);
  if (known) return known;
  const line = passage.folded.slice(from, lineEnd(passage.folded, from));
  const countries = cellsOf(line, from).flatMap(({ cell, start }): Country[] => {
    const country = countryOfCell(passage, start, start + cell.length);
    return country ? [country] : [];
  });
  rows.set(from, countries);
  return countries;
}

function inRow(passage: Passage, field: string, row: Worded): Found[] {
  if (passage.order !== "rows") return [];
  return [...matches(passage, row)].flatMap((match): Found[] => {
    const cells = match.groups?.cells ?? "";
    for (const { cell, start } of cellsOf(cells, match.index + match[0].length - cells.length)) {
      // The country ends its cell, after a town or alone.
      for (const { index } of [...cell.matchAll(/(?<=^|[ ,(])\p{L}/gu)].slice(-4)) {
        const country = countryIn(passage, start + index);
        if (!country?.sure || !/^[). ]*$/.test(passage.folded.slice(country.end, start + cell.length)))
          continue;
        if (index > 0 && country.end - country.start < 4) continue;
        const found = { field, value: country.code, confidence: 0.85, passage };
        return [{ ...found, start: country.start, end: country.end }];
      }
    }
    return [];
  });
}

/** Where the works are, by the end of their address: surely enough only where nothing else is said. */
function ofWorks(passage: Passage): Found[] {
  return [...labelled(passage, "factory")].flatMap(({ start, end, apart, worth }): Found[] => {
    const country = apart
      ? (countryOfTown(passage, start, end) ?? countryOfAddress(passage, start, end))
      : undefined;
    if (!country?.sure) return [];
    const found = { field: "country_making", value: country.code, confidence: OF_WORKS * worth, passage };
    return [{ ...found, start, end: country.end }];
  });
}
const OF_WORKS = 0.8;

/** The box of a transaction certificate for raw materials: "Raw Material 1: … State or Province / Country of Origin". */
const OF_RAW_MATERIAL = /raw materials?[^\n]*$|state or province ?\/ ?$/u;
const RAW_REACH = 160;

/** "Place of manufacture: Skopje, / North Macedonia.": a town and its comma end the line. */
function countryInNextLine(passage: Passage, start: number, end: number) {
  const next = passage.folded.indexOf("\n", end - 1) + 1;
  if (next === 0 || !/^[\p{L}' .-]{2,40},[ ]?\n$/u.test(passage.folded.slice(start, next))) return undefined;
  return countryIn(passage, next);
}

function called(passage: Passage): Found[] {
  const made = [...labelled(passage, "made")].filter(({ apart }) => apart);
  return [...labelled(passage, "country"), ...made].flatMap(({ from, start, end, apart, worth }): Found[] => {
    const label = passage.folded.slice(from, start);
    if (OF_FIBRE.test(wordsBefore(passage, from) + label) || ORIGIN_OF_PART.test(label)) return [];
    if (OF_RAW_MATERIAL.test(passage.folded.slice(Math.max(from - RAW_REACH, 0), from))) return [];
    // "Tela: origen Italia", "dzianina – pochodzenie" are of the cloth.
    const part = /(?:^|[\n\t])(?<part>[^\n\t:]{2,30}?)(?:: ?|,? (?:[–-] )?)$/u.exec(
      passage.folded.slice(Math.max(from - PART_LENGTH, 0), from),
    );
    const of = `${part?.groups?.part ?? ""} `;
    if (OF_PART.test(of) || ORIGIN_OF_PART.test(of)) return [];
    const country =
      countryIn(passage, start) ??
      countryOfTown(passage, start, end) ??
      (apart ? (countryOfAddress(passage, start, end) ?? countryInNextLine(passage, start, end)) : undefined);
    // Without a colon only a country that stands alone: "Origen Turquía".
    if (!country?.sure) return [];
    const rest = passage.folded.slice(country.end, end);
    if (
      !apart &&
      !(WEAK_LABEL.test(label) ? /^[). ]*$/ : /^[). ]*(?:$|, |\([^()]{2,40}\)[. ]*(?:$|[;,]))/).test(rest)
    )
      return [];
    if (isOfRows(passage, start, country.code)) return [];
    const weak = WEAK_LABEL.test(label) && !/^(?:country of|origin ?:)/.test(label);
    const confidence = BARE_LABEL.test(label) ? 0.6 : weak || !apart ? 0.85 : 0.96;
    const quoted = /[\t\n]/.test(label) ? start : from;
    return [
      {
        field: "country_making",
        value: country.code,
        confidence: confidence * worth,
        passage,
        start: quoted,
        end: country.end,
      },
    ];
  });
}

/** Below the head of a column, where the rows are steps, or come from several countries. */
function isOfRows(passage: Passage, start: number, code: string): boolean {
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
