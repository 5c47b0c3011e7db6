/** The country of making, and those of the steps before, where a document names them in so many words. */
import { countryAtStart, countryOfPeople } from "../country-names.ts";
import type { Passage } from "../reading/passage.ts";
import { EXAMPLES } from "./composition/no-product-kinds.ts";
import { fibresIn } from "./fibres.ts";
import type { Found, Text } from "./found.ts";
import { KIND_WORDS } from "./kinds.ts";
import { labelled } from "./labels.ts";
import { cellsOf, lineEnd, lineStart } from "./places.ts";
import { asProse } from "./prose.ts";
import { type Branch, matches, type Worded, worded } from "./worded.ts";

/** Words for making, the ends they take, and what may stand before a country in the same language. */
type Making = readonly [stems: string, ends: string, where?: string];

const MAKINGS: readonly Making[] = [
  [
    "made,handmade,hand made,manufactured,mfg,mfd,produced,prod.,manuf.,sewn,stitched,made up,made-up,tailored,crafted,handcrafted,assembled,knotted,hand-knotted,hand knotted",
    "\\.?",
    "in",
  ],
  [
    "gefertigt,handgefertigt,handgenaht,geschneidert,zusammengenaht,fabriziert,angefertigt,hergestellt,produziert,erzeugt,geknupft,handgeknupft,genaht,konfektioniert,montiert,zusammengebaut",
    "",
    "in",
  ],
  [
    "gemaakt,vervaardigd,geproduceerd,gefabriceerd,in elkaar gezet,handgemaakt,geconfectioneerd,genaaid,gestikt,geassembleerd",
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
  "(?:[ \\n](?!(?:not|nicht|from|aus|until|bis|von(?![ \\n]unser)|by(?![ \\n]our)|par(?![ \\n]no[st])|por(?![ \\n](?:nuestr|artesan|noss))|da(?![ \\n](?:nostr|artigian))|av(?![ \\n]var)|af(?![ \\n]vor)|door(?![ \\n]on[sz]))[ \\n])[\\p{L}&]+){1,7},?[ \\n]";
const NOT_MADE = "(?<!\\p{L})";
/** Before the word for making: that it is not so, or was. Looked for behind a match, since that is seldom and this takes long. */
const DENIED =
  /(?:(?<![\p{L}])(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|ni|nem|не|δεν) (?:\p{L}{2,6} )?|(?<![\p{L}])(?:previously|formerly|fruher|bisher|auparavant|precedemment|in precedenza|precedentemente|anteriormente|previamente|voorheen|poprzednio|wczesniej|tidigare|tidligere|aiemmin|drive|predtym|korabban|anterior|ranije|prej) )$/u;
/** Words between making and its place that change nothing: "fatto a mano in Italia". */
const ENTIRELY =
  "(?:a mano|a la main|a mao|by hand|von hand|interamente|integralmente|integramente|entierement|entirely|recznie|w calosci|rucne|rucno|rocno|на ръка|изцяло|kasityona|kasitsi|rankomis|met de hand|handmatig|for hand|i handen|manualmente|artesanalmente|artigianalmente|manual|integral|main|mano|mao|wylacznie|tylko|vyhradne|iskljucivo|izkljucno|samo|тільки|лише|виключно|само|ainult|tik|kizarolag|nur|ausschließlich|uniquement|exclusivement|esclusivamente|exclusivamente|uitsluitend|udelukkende|uteslutande|exclusively|responsibly|proudly|ethically|vollstandig|volledig)";
/** Before the word for making: what a product is made of comes from elsewhere than the product. */
const OF_PART =
  /(?<!\p{L})(?:fabrics?|cloth|the prints?|der druck|printing|embroidery|aufdruck|stickerei|impression|broderie|stampa|ricamo|estampado|estampacion|bordado|estampagem|borduring|nadruk|haft|potisk|vysivka|potlac|vysivka|trycket|trykket|painatus|nyomat|himzes|imprimeul|broderia|щампа(?:та)?|бродерия(?:та)?|вишивка|nakis|yarns?|uppers?|linings?|(?:out|mid|in)?soles?|zips?|zippers?|buttons?|trims?|packaging|samples?|prototypes?|muster|prototyp|echantillon|campione|muestra|amostra|monster|(?:ober)?stoffe?|garne?|futter|schafte?|(?:lauf|zwischen)?sohlen?|verpackung|tissus?|fils?|tiges?|doublures?|semelles?|emballages?|tessut[oi]|filat[oi]|tomai[ae]|fodera|suol[ae]|imballo|tejidos?|telas?|hilos?|cortes?|forros?|suelas?|tecidos?|fios?|gaspeas?|solas?|stof|garens?|schacht(?:en)?|voering|zool|zolen|tkanin[ay]|przedza|cholewk[ai]|podszewka|podeszw[ay]|kumas|iplik|saya|astar|taban|tyget?|garnet|ovandel\p{L}*|fodret|sulan?|stoffet|overdel\p{L}*|salen|kangas|lanka|paallinen|paalliset|vuori|pohja|latka|prize|svrsek|svrsky|podsivka|podesev|pletivo|preda|predivo|preja|szovet|kelme|fonal|tesatura|material|firul|tesaturile|audinys|verpalai|audums|dzija|long|плат(?:ът)?|тъкан(?:та)?|прежда(?:та)?|подплата(?:та)?|тканин[аи]|пряжа|підкладка|тканина|предиво|постава|υφασμα|νημα|φοδρα)(?: (?:is|are|was|were|ist|sind|wird|wurde|est|sont|e|sono|es|son|sao|is|zijn|jest|sa|ar|er|on|je|jsou|su|so|ir|yra|este|sunt|е|са|се|є|ειναι|wykonan[oya]|zrobion[oya]))? $/u;
/** Most that may stand there, in characters. */
const PART_LENGTH = 30;

function phrases(each: readonly Making[], being = ""): Branch[] {
  return each.map(([stems, ends, where]) => {
    const before = where === undefined ? "" : ` (?:${where})`;
    return [stems, (words) => `${words}${ends}${being}(?: ${ENTIRELY})?${before}`];
  });
}
/** "Made in (country):". */
const NOTE = "(?: ?\\([^()\\n\\t]{1,25}\\)(?= ?[:\\t]))?";
const MADE_IN = worded(
  "gu",
  ({ either }) =>
    `${NOT_MADE}${either(...phrases(MAKINGS))}(?:(?<=[fdl]'|-)|(?!\\p{L}))${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
);
const MADE_IN_INFLECTED = worded(
  "gu",
  ({ either }) =>
    `${NOT_MADE}${either(...phrases(INFLECTING, BEING), ...phrases(WE_MAKE_INFLECTING))}(?!\\p{L})${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
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
  return worded("gu", ({ either }) => `${NOT_MADE}${either(...each, ...ours)}`);
});
/** What stands before a country, in any language. */
const WHERE =
  "in|dans(?= l[ea] (?:nord|sud|region))|san|sa(?= (?:\\p{L}h|ts|tuirc))|im|te|i|en|em|au|aux|a|na|no|nos|w|we|v|ve|vo|u|nel|nella|nelle|nei|negli|al|als|в|във|у|στην|στη|στο|στον|στισ|σε";
/** German and Dutch put the verb last: "in Portugal genäht". */
const IN_MADE =
  /(?<![\p{L}])(?<!(?:nicht|niet|fruher|bisher|voorheen) (?:mehr |meer )?)in (?:der |den |het )?(?<name>[\p{L}](?:(?! in )[\p{L} -]){2,30}?(?: ?[(/] ?\p{L}[\p{L} -]{2,30}\)?)?) (?:hergestellt|in elkaar gezet|handgefertigt|geschneidert|gefabriceerd|gefertigt|genaht|produziert|konfektioniert|gestrickt|erzeugt|geknupft|gemaakt|vervaardigd|geproduceerd|genaaid|gestikt|geconfectioneerd|(?:nahen|fertigen|herstellen|produzieren|konfektionieren|stricken)(?! wir)|(?:laten )(?:maken|naaien|produceren|vervaardigen))(?![\p{L}])/gu;
/** So do steps, also two of them: "in Biella (Italien) gesponnen". */
const IN_DONE = [
  ["country_spinning", "gesponnen|versponnen"],
  ["country_weaving", "gewebt|gewirkt|geweven|gebreid|gewoben|verwebt"],
  ["country_dyeing", "gefarbt|veredelt|bedruckt|geverfd|bedrukt"],
  ["country_fibre", "angebaut|geerntet|geschoren|geteeld|geoogst"],
].map(
  ([field = "", verbs]) =>
    [
      field,
      new RegExp(
        `(?<![\\p{L}])(?<!(?:nicht|niet) )in (?:der |den |het )?(?<name>\\p{L}[\\p{L} -]{2,30}?(?: ?[(/] ?\\p{L}[\\p{L} -]{2,30}\\)?)?)(?: (?:ge|ver)\\p{L}+ (?:und|en))? (?:${verbs})(?![\\p{L}])`,
        "gu",
      ),
    ] as const,
);
/** Others do, after a name with another end: "Magyarországon készült", "Türkiye'de üretilmiştir". */
const PLACE_MADE = placeBefore(
  "keszult(?:ek)?|keszul(?:nek)?|keszitjuk|gyart(?:ott|ottak|va|jak|juk|unk)|varr(?:t|va|ott|tak|jak|juk|unk)|keszitettek|eloallit(?:ott|va|juk)|osszeszerelve|uretil\\p{L}+|uretiyoruz|uretilen|dikil\\p{L}+|dikiyoruz|imal edil\\p{L}+|yapil\\p{L}+|el yapimi\\p{L}*|valmistettu|ommeltu|valmistetaan|ommellaan|valmistatud|valmistatakse|toodetud|toodetakse|ommeldud|ommeldakse|pagamint\\p{L}+|pasiut\\p{L}+|gaminam\\p{L}+|siuvam\\p{L}+|razot[sai]|sut[sai]|izgatavot[sai]",
);
/** So do steps: "Litvániában szőve", "Türkiye'de örülmüş", "Eestis kootud". */
const PLACE_DONE = (
  [
    [
      "country_fibre",
      "termesztett|termesztik|termesztettek|yetistiril\\p{L}+|kasvatettu|viljelty|kasvatatud|audzet\\p{L}+|uzaugint\\p{L}+",
    ],
    [
      "country_spinning",
      "fonj(?:ak|uk)|font(?:ak)?|fonva|egril\\p{L}+|egriyoruz|kehrat\\p{L}+|kedrat\\p{L}+|verpt\\p{L}+|suverpt\\p{L}+",
    ],
    [
      "country_weaving",
      "szo(?:vik|tt|ve|ttek|vjuk|ttuk)|kot(?:ik|ott|ve|ottek|juk)|dokun\\p{L}+|dokuyoruz|orul\\p{L}+|oruyoruz|kudot\\p{L}+|kudomme|neulot\\p{L}+|kootud|kootakse|austi?|aust[saeo]s?|isaust\\p{L}+|adit\\p{L}+|n?u?megzt\\p{L}+",
    ],
    [
      "country_dyeing",
      "fest(?:ik|ett|ve|ettek|juk)|boyan\\p{L}+|boyuyoruz|varjat\\p{L}+|varvit\\p{L}+|krasot\\p{L}+|n?u?dazyt\\p{L}+",
    ],
  ] as const
).map(([field, verbs]) => [field, placeBefore(verbs)] as const);

/** A name with the end that says where, before what is done there. */
function placeBefore(verbs: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}])(?<name>\\p{L}[\\p{L}'-]{3,30}) (?:\\p{L}+ (?:ve|es|ja|ir|un) )?(?:${verbs})(?![\\p{L}])`,
    "gu",
  );
}
/** "In Italien gewebt und gefärbt": the first of two steps in one place. */
const IN_BOTH = (
  [
    ["country_spinning", "gesponnen|versponnen"],
    ["country_weaving", "gewebt|gestrickt|gewirkt|geweven|gebreid"],
    ["country_dyeing", "gefarbt|veredelt|bedruckt|geverfd|bedrukt"],
  ] as const
).map(
  ([field, verbs]) =>
    [
      field,
      new RegExp(
        `(?<![\\p{L}])(?<!(?:nicht|niet) )in (?:der |den |het )?(?<name>\\p{L}[\\p{L} -]{2,30}?(?: ?[(/] ?\\p{L}[\\p{L} -]{2,30}\\)?)?) (?:${verbs})(?= (?:und|en|sowie) (?:\\p{L}+ ){0,2}(?:ge|ver|kon|be)\\p{L}+)`,
        "gu",
      ),
    ] as const,
);
/** With the product between: "genäht wird die Hose in Nordmazedonien", "produzido nas nossas instalações em Portugal". */
const MADE_FAR = worded(
  "gu",
  ({ either }) =>
    `${NOT_MADE}${either(
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
  return `${NOT_MADE}${made}(?:(?:,(?=[ \\n](?:in|en|dans|im|au|aux|em|no|na|nel|nella|nelle)[ \\n]))?[ \\n](?!(?:not|nicht|from|aus|by|von|par|por|av|af|door)[ \\n])[\\p{L}'-]+){1,7}[ \\n]\\(`;
});
const IS_MADE_ES = "cose,fabrica,confecciona,produce,elabora,ensambla,monta,manufactura";
const IS_MADE_PT = "cose,fabrica,confeciona,produz,produze,monta";
const WE_MAKE_ROMANCE =
  "fabriquons,confectionnons,produisons,cousons,assemblons,tricotons,produciamo,fabbrichiamo,confezioniamo,cuciamo,realizziamo,fabricamos,confeccionamos,cosemos,producimos,elaboramos,ensamblamos,produzimos,confecionamos,costuramos";
const WE_MAKE =
  "make,sew,produce,manufacture,assemble,nahen,fertigen,produzieren,konfektionieren,syr,tillverkar,producerer,fremstiller,producerar,maken,naaien,produceren";
/** What is said to be in a country is not always made there, but where nothing else stands beside it. */
const MAKING_WORDS =
  "cut,fabrication,confection,production,assemblage,couture,faconnage,fabricacion,confeccion,produccion,ensamblaje,costura,cosido,produzione,confezione,fabbricazione,cucitura,assemblaggio,fabrico,fabricacao,confecao,confeccao,producao,costura,montagem,produktion,fertigung,herstellung,konfektion,konfektionierung,konfektionieren,naherei,nahen,montage,endmontage,productie,vervaardiging,confectie,naaien,assemblage,produkcja,wykonanie,szycie,konfekcja,konfekcjonowanie,montaz,uretim,dikim,konfeksiyon,montaj,tillverkning,somnad,konfektion,syning,fremstilling,produksjon,som,valmistus,ompelu,kokoonpano,valmistamine,omblemine,vyroba,siti,sitie,montaz,gyartas,varras,osszeszereles,fabricatie,confectie,cusut,asamblare,proizvodnja,sivanje,izdelava,gamyba,siuvimas,razosana,susana,производство,шиене,конфекция,κατασκευη,παραγωγη,ραφη,making,making-up,make-up,garment making,garment making-up,garment manufacturing,garment production,sewing,cut & sew,cut and sew,cut/sew,cut-make-trim,cut make trim,cmt,cmt (sewing),stitching,assembly,final assembly,manufacture,manufacturing,виробництво,пошиття,виготовлення,производња,шивење,израда,lohnkonfektion,lohnfertigung,sewing factory,garment factory,szwalnia,confectionare,coasere,cusatorie,siuvykla,sutuve,varroda,sivalnica,sivaona,sicka dilna,omblus,шивачница,шев,ραφειο,dikimhane,koostamine,pasuvimas,apgerbu gamyba,fuail,deanamh,ħjata,hjata,manifattura";
/** Cutting goes with sewing. */
const CUTTING =
  "(?:(?:cutting|cut|zuschnitt|zuschneiden|coupe|taglio|corte|snijden|krojenie|kroj|kesim|tillskarning|tilskæring|tilskjæring|leikkuu|strih|strihani|strihanie|szabas|croit|croire|krojenje|juurdeloikus|kirpimas|piegriesana|кроене|κοπη)(?: ?[/&+,] ?| (?:and|und|et|e|y|en|i|ve|och|og|ja|a|si|ir|un|in|и|και) ))?";
/** What is sewn before the product is. */
const PART =
  "(?:uppers?|schaft\\p{L}*|tiges?|tomai[ae]|cortes?|gaspeas?|schacht\\p{L}*|cholew\\p{L}*)(?!\\p{L})";
const TRIM = "(?:, make,? ?(?:(?:and|&) )?trim(?:ming)?)?";
/** "Tricotage / teinture / confection", "weaving and sewing": steps that a label names before. */
const STEPS_BEFORE =
  "(?:(?:\\p{L}{4,20}(?: ?[/,+&] ?)){1,3}|\\p{L}{4,20}(?:, \\p{L}{4,20})?,? (?:and|und|et|e|y|en|og|och|i|a|ja|ve|si) )?";
const MAKING = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[·|;] ?| / )(?:\\d{1,2}[.)] ?|tier ?\\d ?[(:–-] ?)?${STEPS_BEFORE}${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: (?:et|und|and|e|y|en|og|och) (?:confection|konfektion|confezione|confeccion|confecao|confectie|montage|assembly|sewing|nahen))?(?: (?:of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?(?!${PART})\\p{L}+)?[ ]?(?:\\([^()\\n\\t]{0,30}\\)[ ]?|(?<=\\([^()\\n]{2,40})\\)[ ]?)?(?::[ ]*[\\t\\n]?|- |(?=[\\t\\n])[\\t\\n])(?:100 ?% )?`,
);
/** Words that join two of a kind. */
const AND = "and|und|et|e|y|og|och|i|ve|a|ja|si|ir|un|in|и|та|і|και";
/** Further steps of which the same is said: ", dyeing and sewing", "et la confection". */
const AND_FURTHER = `(?:,[ \\n](?:\\p{L}{1,3}[ \\n])?\\p{L}+){0,3}(?:,?[ \\n](?:[&+]|${AND})[ \\n](?:\\p{L}{1,3}[ \\n])?\\p{L}+)?`;
/** What stands between the name of a step and its place: that it is done there, and nothing of what is done. */
const TAKES_PLACE =
  "(?:is|are|was|were) (?:all |both )?(?:done|carried out|performed|made|located|based)|(?:(?:all|both) )?takes? place|happens?|erfolg(?:t|en)(?: (?:alle|beide|samtlich))?|(?:est|sont) (?:tou(?:s|tes) )?(?:faite?s?|realisee?s?|effectuee?s?|assuree?s?)|se (?:fait|font)|(?:a|ont) lieu|(?:e|sono|viene|vengono) (?:tutt[ei] )?(?:eseguit|effettuat|realizzat|svolt|fatt)[oaie]|avviene|avvengono(?: tutt[ei])?|si svolg(?:e|ono)(?: tutt[ei])?|ha luogo|(?:es|son|esta|estan) (?:tod[oa]s )?(?:realizad|hech)[oa]s?|se (?:realizan?|hacen?|efectuan?|llevan? a cabo)(?: tod[oa]s)?|tiene lugar|(?:e|sao|foi|foram) (?:tod[oa]s )?(?:realizad|feit|efetuad|efectuad)[oa]s?|(?:realiza|faz|efetua|efectua)m?-se|tem lugar|(?:wordt|worden|is|zijn) (?:alle(?:maal)? |beide )?(?:gedaan|uitgevoerd)|gebeur(?:t|en)|vindt plaats|(?:sker|foregar|utfors|udfores|gors|finder sted)|(?:er|ar|blir|bliver) (?:all[ea] )?(?:utfort|udfort|gjort)".replaceAll(
    " ",
    "[ \\n]",
  );

/** "Die Produktion erfolgt in unserem Partnerbetrieb in Plovdiv". */
const MAKING_CARRIED = worded(
  "gu",
  ({ oneOf }) =>
    `${NOT_MADE}(?!(?:final )?assembl|(?:end)?mont[ao])(?:${oneOf(MAKING_WORDS)})(?: (?:of|of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?\\p{L}+)?${AND_FURTHER}[ \\n](?:${TAKES_PLACE})(?:${BETWEEN}|[ \\n])(?:${WHERE})[ \\n]`,
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
const ARTICLES =
  /^(?:l'|(?:the|der|den|dem|die|de|la|le|les|los|las|el|il|lo|gli|i|o|a|os|as|het|η|την|το)(?!\p{L})) ?/u;
/** "EU (Portugal)" and "EU / Portugal" name a country too. */
const UNION =
  /^(?:(?:la|the|l['’]|der) ?)?(?:eu|ue|e\.u\.|european union|europe|europa|union europeenne|union europea|uniao europeia|unione europea)[ ]?[(:/,-][ ]?(?=\p{L})/u;
const NAME_LENGTH = 60;
/** Labels of "country" alone stand before customers and banks as well. */
const WEAK_LABEL =
  /^(?:country|origin|origine|origen|origem|herkunft|ursprung|herkomst|oorsprong|произход|походження|порекло|opphav)(?![\p{L}])/u;

/** A step before making: its name before a country or in a row of a table, and what was done, with any end. */
interface Step {
  called: Worded;
  row: Worded;
  /** Its name in a cell behind the first of a row. */
  cell: Worded;
  done: Worded;
  /** In languages whose names of countries take an end and need no word before them. */
  placed: Worded;
  /** What was done as a label: "Gewebt: Portugal". */
  told: Worded;
  /** The name of a step, and that it is done or takes place somewhere. */
  carried: Worded;
  /** The name of a step at the begin of a clause, right before its place. */
  begun: Worded;
  /** A question for where it is done, before its answer. */
  asked: Worded;
}

/** "Where", "in which country", at the begin of a question. */
const ASKS_WHERE =
  "where|in (?:which|what) country|wo|in welchem land|ou|dans quel pays|dove|in (?:quale|che) paese|donde|en que pais|onde|em que pais|waar|in welk land|gdzie|w jakim kraju|hvor|i hvilket land|var|i vilket land|missa|missa maassa|kde|v (?:ktere|ktorej) (?:zemi|krajine)|hol|melyik orszagban|unde|in ce tara|nerede|hangi ulkede|gdje|kje|къде|που";

/** Of what a step is, or how it is done: "fabric dyeing", "ring spinning". */
const KIND_OF_STEP =
  "(?:(?:yarn|fibre|fiber|fabric|piece|garment|cotton|wool|flax|ring|rotor|open-end|circular|flat|wet|main|langan|kankaan|iplik|kumas|parca)[ -]|(?:garn|kammgarn|streichgarn|stuck|stoff|gewebe|faser|woll|baumwoll|ring|rund|flach|garen|stuk|styck|styk|tyg|fonal)-?)?";
/** The same behind it: "tintura filato", "teinture du fil", "tingimento em peça". */
const STEP_OF_WHAT =
  "(?:[ ](?:(?:in|en|em|di|de|da|do|du|des|del|dei|della|dello|de la|van|van het)[ ]|de l')?(?:filat[oi]|capo|pezza|tessut[oi]|fils?|piece|tissus?|hilos?|prendas?|pieza|tejidos?|fios?|pecas?|malha|tecidos?|garens?|doek|stof|stuk|przedzy|tkanin[ay]?|dzianiny|prize|priadze|latky|kusu)(?!\\p{L}))?";
/** Where what is made in a step is from, in languages that say so behind it: "fonal eredete", "lõnga päritolu". */
const ITS_ORIGIN =
  "(?:[ ]|,[ ]|[ ]?[–-][ ]|: ?)(?:pochodzenie|origin|origine|origen|origem|herkunft|herkunftsland|herkomst|ursprung|ursprungsland|puvod|povod|mensei|provenienta|provenance|provenienza|oprindelse|opprinnelse|poreklo|porijeklo|eredete|szarmazasa|szarmazasi helye|szarmazasi orszaga|paritolu(?:maa|riik)?|alkupera|alkuperamaa|mensei|izcelsme|izcelsmes valsts|kilme|kilmes salis)";

/** Printed cloth: "printed in" alone is said of labels and leaflets too. */
const PRINTED =
  "printed,bedruckt,imprimee?s?,stampat[oaie],estampad[oa]s?,bedrukt,tryckt,tryckts,trycks,trykt,trykkes,trykket,drukowan,zadrukowan,potisten,potlacen,potiskan,tiskan,painettu,painetaan,trukitud,apdrukat,marginta,nyomtatt,nyomtak,imprimat,щампован,щампира,печатан,надруковано,штампан";

const STEPS: Record<string, Step> = {
  country_fibre: step(
    "wool from,merino wool from,cotton from,organic cotton from,flax from,linen from,silk from,down from,cashmere from,alpaca from,mohair from,fibres from,fibers from,raw material from,raw material,raw materials,wolle aus,merinowolle aus,schurwolle aus,baumwolle aus,bio-baumwolle aus,flachs aus,leinen aus,fasern aus,rohstoff aus,laine de,laine d',coton de,coton d',coton du,lin de,lin d',lana da,lana dalla,cotone da,lino da,lana de,algodon de,lino de,la de,algodao de,algodao da,linho de,wol uit,merinowol uit,katoen uit,vlas uit,welna z,bawelna z,len z,ull fran,merinoull fran,bomull fran,lin fran,uld fra,merinould fra,bomuld fra,ull fra,bomull fra,vlna z,bavlna z,yun mensei,villan alkuperamaa,fibre,fibres,fiber,fibers,fibre origin,fiber origin,origin of fibre,origin of fibres,origin of the fibre,origin of the fibres,origin of fiber,fibre production,cotton,raw cotton,cotton origin,origin of cotton,origin of the cotton,cotton growing,cotton cultivation,cotton farming,growing of cotton,wool,ull,wolle,merinowolle,schurwolle,laine,cashmere,kaschmir,cachemire,alpaca,alpaka,flax,flachs,linen,silk,seide,soie,vlas,wol,welna,uld,villa,vlna,lana,lino,cashmere origin,alpaca origin,silk origin,flax fibre,wool origin,origin of wool,origin of the wool,flax origin,origin of flax,origin of the flax,flax growing,raw material origin,origin of raw material,origin of raw materials,origin of the raw material,origin of the raw materials,faser,fasern,faserherkunft,herkunft der faser,herkunft der fasern,herkunft faser,rohstoff,rohstoffe,rohstoffherkunft,herkunft der rohstoffe,herkunft des rohstoffs,herkunft des rohstoffes,rohstoffursprung,herkunft der baumwolle,herkunft der wolle,herkunft des flachses,baumwollanbau,faseranbau,anbau,anbau der faser,anbau der baumwolle,flachsanbau,fibre textile,origine fibre,origine fibres,origine de la fibre,origine des fibres,origine du coton,origine du lin,origine de la laine,culture du coton,culture du lin,culture de la fibre,matiere premiere,origine matiere premiere,origine de la matiere premiere,origine des matieres premieres,fibra,fibre tessili,origine fibra,origine della fibra,origine delle fibre,origine del cotone,origine della lana,origine del lino,coltivazione,coltivazione del cotone,coltivazione cotone,coltivazione del lino,materia prima,origine materia prima,origine della materia prima,fibras,origen fibra,origen de la fibra,origen de las fibras,origen del algodon,origen de la lana,origen del lino,cultivo,cultivo del algodon,cultivo de algodon,origen de la materia prima,origem fibra,origem da fibra,origem das fibras,origem do algodao,origem da la,origem do linho,cultivo do algodao,origem da materia-prima,vezel,vezels,herkomst vezel,herkomst vezels,herkomst van de vezel,herkomst van de vezels,herkomst katoen,herkomst van het katoen,herkomst wol,herkomst van de wol,katoenteelt,teelt,grondstof,herkomst grondstof,herkomst grondstoffen,herkomst van de grondstof,herkomst van de grondstoffen,wlokno,wlokna,pochodzenie wlokna,pochodzenie wlokien,pochodzenie bawelny,pochodzenie welny,pochodzenie lnu,uprawa,uprawa bawelny,pochodzenie surowca,pochodzenie surowcow,elyaf,elyaf mensei,lif mensei,pamuk,pamuk mensei,pamuk uretimi,hammadde mensei,fibrer,fiberursprung,fibrernas ursprung,bomullens ursprung,ullens ursprung,bomullsodling,odling,fiberoprindelse,fibrenes oprindelse,bomuldens oprindelse,uldens oprindelse,bomuldsdyrkning,dyrkning,fiberopprinnelse,bomullens opprinnelse,ullens opprinnelse,kuitu,kuidut,kuidun alkupera,kuitujen alkupera,puuvillan alkupera,villan alkupera,puuvillan viljely,viljely,vlakno,vlakna,puvod vlakna,puvod vlaken,puvod bavlny,puvod vlny,pestovani bavlny,povod vlakna,povod bavlny,rost,rostok,a rost szarmazasa,rostszarmazas,pamut szarmazasa,gyapotttermesztes,fibra textila,originea fibrei,originea fibrelor,originea bumbacului,originea lanii,porijeklo vlakana,porijeklo pamuka,poreklo vlaken,poreklo bombaza,kiud,kiu paritolu,puuvilla paritolu,pluostas,pluosto kilme,medvilnes kilme,skiedra,skiedras izcelsme,kokvilnas izcelsme,влакно,влакна,произход на влакната,произход на памука,ινεσ,προελευση ινων,προελευση βαμβακιου,волокно,походження волокна,походження бавовни,походження вовни,порекло влакна,порекло памука",
    "grown,cultivated,harvested,farmed,angebaut,geerntet,gewachsen,cultivee?s?,recoltee?s?,coltivat[oaie],raccolt[oaie],cultivad[oa]s?,cosechad[oa]s?,colhid[oa]s?,geteeld,verbouwd,geoogst,uprawian,uprawion,pestovan,vypestovan,dopestovan,odlad,odlat,odlas,dyrket,dyrkes,gojen,pridelan,uzgojen,uzgajan,cultivat,отглеждан,отгледан,καλλιεργ,καλλιεργημεν,καλλιεργουντ,вирощен,узгајан,sheep raised,sheep reared,goats raised,alpacas raised,shorn,geschoren,gezuchtet,elevee?s?,allevat[oaie],criad[oa]s?,gefokt,hodowan,wyhodowan,chovan,pridelovan,uzgaja se",
    "viljelty,kasvatettu,kasvatatud,auginam,uzaugint,audzet,termesztett,yetistiril",
  ),
  country_spinning: step(
    "origine du fil,origine des fils,origine fil,origine filato,origine filati,origine del filato,origine dei filati,provenienza filato,origen del hilo,origen hilo,origen del hilado,origen de los hilos,origem do fio,origem fio,origem dos fios,herkunft garn,herkunft des garns,herkunft der garne,herkomst garen,herkomst van het garen,garnets ursprung,ursprung garn,garnets oprindelse,oprindelse garn,garnets opprinnelse,opprinnelse garn,pochodzenie przedzy,puvod prize,povod priadze,provenienta firului,iplik mensei,porijeklo prede,porijeklo prediva,poreklo prediva,poreklo prede,longa,verspinnung,langan kehruu,toarcere,νηματουργια,iplik uretimi,iplik egirme,spinning,yarn spinning,spinning mill,spinner,yarn,yarn origin,origin of yarn,spinnerei,spinnen,garn,garnherkunft,garnherstellung,filature,filage,fil,filatura,filato,hilatura,hilado,hilo,fiacao,fio,spinnerij,garen,przedzenie,przedza,przedzalnia,predeni,prize,pradenie,priadza,fonas,fonal,fonoda,filare,fire,predenje,preja,predivo,spinneri,spinding,kehruu,lanka,langan alkupera,ketramine,long,verpimas,verpalai,verpsana,dzija,предене,прежда,νηματοποιηση,κλωση,νημα,iplik,egirme,filat,прядіння,пряжа,предење,предиво,yarn production,yarn manufacture,yarn mill,yarn spinner,predilna,pradelna,pradiaren,predilnica,predionica,kehraamo,ketrusvabrik,verpykla,verptuve,предачница,предачна фабрика,κλωστηριο,iplik fabrikasi,прядильня,предионица,filanda,filatorie,siulai,siulu kilme,pređa,preda,sniomh,ghazil,għażil",
    "spun,gesponnen,przedzon,uprzedzion,filee?s?,filat[oaie],hilad[oa]s?,fiad[oa]s?,przedzion,upreden,spraden,predeno,ispreden,spreden,spunnet,spunnen,spunnits,spindes,spundet,изпреден,νηματοποιηθηκ,κλωστηκ,спряден,испреден,we spin,wir spinnen,filons,filiamo,hilamos,se hila,se hilan,fiamos,spinnen wij,spinns,spinner vi,vi spinner,spinnes,przedzie,przedziemy,se toarce,se torc,filat,toars,predou,prede se,predu se,преде се,предат,предемо,пряд,κλωθεται,κλωθονται,νηματοποιειται,sniofa,snionn,mibrum,magħzul",
    "kehrat,kedrat,verpt,suverpt,fontak,kehrataan,kehraamme,ketratakse,verpiam,verpia,verpj",
  ),
  country_weaving: step(
    "origine du tissu,origine des tissus,origine tissu,origine de la maille,origine tessuto,origine del tessuto,origine dei tessuti,provenienza tessuto,origen del tejido,origen tejido,origen de la tela,origem do tecido,origem tecido,origem da malha,herkunft stoff,herkunft des stoffs,herkunft des stoffes,herkunft oberstoff,herkunft des oberstoffs,herkunft gewebe,stoffherkunft,herkomst stof,herkomst van de stof,herkomst doek,tygets ursprung,ursprung tyg,stoffets oprindelse,oprindelse stof,stoffets opprinnelse,opprinnelse stoff,pochodzenie tkaniny,pochodzenie dzianiny,pochodzenie materialu,puvod latky,povod latky,provenienta materialului,provenienta tesaturii,kumas mensei,porijeklo tkanine,poreklo tkanine,dzianina,kanga,kankaan,flachenherstellung,gewebeherstellung,υφαντουργια,tisaje,tessimento,vaveri,stickeri,kumas uretimi,smacchinatura,tessitura maglia,tessitura a maglia,flachstricken,flachstrickerei,rundstricken,tejeduria de punto,tejido de punto,tricotado,knitting of panels,panel knitting,knitting (panels),weaving,knitting,weaving/knitting,weaving mill,knitting mill,fabric mill,weaver,knitter,fabric,fabric origin,fabric production,weberei,weben,strickerei,stricken,wirkerei,stoff,stoffherstellung,tissage,tricotage,tissu,tessitura,maglieria,tessuto,tejeduria,tela,tejido,tecelagem,tricotagem,tecido,weven,weverij,breien,breierij,stof,tkanie,dzianie,tkactwo,dziewiarstwo,tkanina,tkani,pleteni,uplet,latka,pletenie,szoves,kotes,tesere,tricotare,tkanje,pletenje,vavning,stickning,tyg,vævning,strikning,veving,strikking,kudonta,neulonta,kangas,kankaan alkupera,kudumine,audimas,mezgimas,ausana,adisana,тъкане,плетене,υφανση,πλεξη,πλεξιμο,dokuma,orme,orgu,kumas,teixit,ткацтво,ткання,в'язання,ткање,плетење,fabric manufacture,fabric knitting,fabric weaving,tkalnia,dziewiarnia,tkalcovna,pletarna,tkacoven,pletiaren,tkalnica,pletilnica,tkaonica,pletionica,szovode,kotode,kotouzem,tesatorie,tricotaj,tricotaje,тъкачница,плетачница,тъкачна фабрика,υφαντηριο,πλεκτηριο,πλεκτική,dokumahane,dokuma fabrikasi,orme fabrikasi,væveri,strikkeri,veveri,kutomo,neulomo,kangakudumine,audykla,mezgykla,austuve,ткаоница,плетионица,fiodoireacht,cniotail,insig,insiġ,crocheting,hakeln,kettenwirken",
    "woven,knit,knitted,gewebt,gestrickt,gewirkt,tisse,tricote,tessut,tejid,tecid,tricotad,geweven,gebreid,tkan,utkan,stkan,dzian,pleten,upleten,tesut,tricotat,vavd,stickad,stickat,vavt,vavts,vævet,væves,væver,strikket,strikkes,vevd,изтъкан,изплетен,плетен,υφανθηκ,πλεχτηκ,teixi,виткан,зіткан,в'язан,изаткан,исплетен,handwoven,hand-woven,hand woven,handknitted,hand-knitted,hand knitted,handgewebt,handgestrickt,gewoben,we weave,we knit,wir weben,wir stricken,tissons,tricotons,tessiamo,lavorat[oaie] a maglia,tejemos,se teje,tecemos,tricotamos,tece-se,tecem-se,wij weven,wij breien,weven wij,breien wij,vavs,stickas,virkas,vi vaver,vi stickar,vaver vi,stickar vi,veves,vevet,vi strikker,vi vever,vi væver,hæklet,heklet,tka sie,tkamy,dziamy,dziane sa,tkaji,tkame,pletou,pleteme,plete se,tkaju,pletu,pletie sa,tkejo,tkemo,pletejo,pletemo,tkaju se,se tes,tesem,se tricot,tricotam,тъкан,тъкат,тъчем,тъче се,плетат,плете се,плетем,ткан,ткал,тчуть,плет,в'яжуть,ткају,υφαινεται,υφαινονται,υφαινουμε,υφαντο,υφασμεν,πλεκεται,πλεκονται,πλεκουμε,πλεγμεν,fite,fitear,cniotailte,cniotailtear,minsuġ,minsug,innittjat",
    "kudott,neulot,kootud,kudumi,aust,isaust,megzt,numegzt,mezgt,adit,szott,kotott,kudotaan,neulotaan,kudomme,neulomme,kootakse,koome,kududa,silmkoe,audziam,audzia,mezgam,mezga,auz,tamboret",
  ),
  country_dyeing: step(
    "tenido,tintado,szinezes,nobilitazione,farbiarnia,fargeri,farveri,teinturerie,boya-apre,boya apre,barvirna,farbiaren,barvirny,dyeing,yarn dye,piece dye,dyer,finishing,printing,dyeing and finishing,dyeing/finishing,dyeing and printing,dye house,dyehouse,farberei,farben,farbung,ausrustung,veredlung,teinture,ennoblissement,teinture et ennoblissement,tintura,tintoria,finissaggio,tinte,tintoreria,acabado,tinturaria,tingimento,acabamento,verven,ververij,farbowanie,barwienie,wykonczenie,barveni,farbenie,festes,vopsire,vopsitorie,bojenje,bojanje,barvanje,fargning,farvning,farging,varjays,varvimine,dazymas,krasosana,боядисване,багрене,βαφη,βαφειο,boya,boyama,boyahane,tenyit,фарбування,бојење,wet processing,wet process,finisher,yarn dyeing,piece dyeing,garment dyeing,barvarna,bojaona,bojadisaona,festode,kikeszito,farberi,varjaamo,dazykla,krasotava,фарбувальня,бојаоница,багрилня,wykonczalnia,ruaimniu,dathu,żebgħa,zebgħa,varvimine ja viimistlus",
    "dyed and finished,gewebt und ausgerustet,tisse et ennobli,tissees? et ennoblies?,dyed,gefarbt,teint,tint[oaie],tenid,tingid,geverfd,farbowan,barwion,barven,obarven,farben,vopsit,bojen,obojen,bojan,obojan,barvan,pobarvan,fargad,fargat,farvet,farves,farget,боядисан,багрен,βαφηκ,βαφτηκ,βαμμεν,пофарбован,фарбован,обојен,we dye,wir farben,teignons,est teinte?,sont teint,tingiamo,tenimos,se tine,se tinen,tingimos,fargas,farges,barvi se,barvime,farbia sa,barvajo,boje se,bojimo,se vopses,vopsim,боядисва се,боядисват,багрят,багри се,фарбу,боје се,βαφεται,βαφονται,daite,ruaimnithe,miżbugħ,mizbugħ",
    "varjatt,varvit,dazyt,nudazyt,krasot,festett,varjataan,varvitakse,dazom,nudazom,kraso",
  ),
  country_upper: step(
    "couture tige,couture de la tige,cucitura tomaia,cucitura tomaie,cucitura della tomaia,cucitura delle tomaie,cosido del corte,upper stitched in,uppers stitched in,upper sewn in,uppers sewn in,upper closed in,uppers closed in,upper made in,uppers made in,country of upper,schaft genaht in,schaft gefertigt in,schaft gesteppt in,tige cousue en,tige cousue au,tige piquee en,tige piquee au,tomaia cucita in,tomaia prodotta in,tomaia orlata in,corte cosido en,corte aparado en,gaspea costurada em,gaspea costurada na,schacht gestikt in,schacht genaaid in,cholewka szyta w,ovandel sydd i,overdel syet i,paallinen ommeltu,svrsek sity v,svrsek usit v,upper,uppers,upper stitching,upper closing,closing,stitching of uppers,cutting and closing,schaft,schaftnaherei,schaftfertigung,schaftherstellung,stepperei,tige,tiges,piqure,piquage,tomaia,tomaie,orlatura,giunteria,corte y aparado,aparado,gaspea,gaspeas,costura da gaspea,corte e costura,corte e costura da gaspea,schacht,schachten,stikwerk,cholewka,szycie cholewek,cholewki,svrsek,svrsky,siti svrsku,zvrsok,ovandel,ovandelar,overdel,overdele,paallinen,paalliset,saya,saya dikimi,felsoresz,fete de incaltaminte,gornjiste,gornji del,pealne,pealsed,virsus,batvirsus,virsa,саи,сая,φοντι,верх взуття,горњиште",
    "stitched upper,uppers? stitched,uppers? sewn,uppers? closed,uppers? made,uppers? are stitched,uppers? are sewn,uppers? are closed,upper is stitched,upper is sewn,upper is closed,schafte? genaht,schafte? gesteppt,schaft wird genaht,schafte werden genaht,schaft wird gesteppt,tiges? cousues?,tiges? piquees?,tige est cousue,tiges sont cousues,tige est piquee,tomai[ae] cucit[ae],tomai[ae] orlat[ae],cortes? cosidos?,corte esta cosido,corte se cose,tomaia e cucita,tomaia e orlata,tomaie sono cucite,tomaie sono orlate,tomaia viene cucita,tomaia viene orlata,tomaie vengono cucite,tomaie vengono orlate,gaspea e costurada,gaspeas sao costuradas,schacht wordt gestikt,schacht wordt genaaid,cholewka jest szyta,cholewki sa szyte,overdelen syes,ovandelen sys,cortes? aparados?,gaspeas? costuradas?,schacht gestikt,schachten gestikt,schacht genaaid,cholewk[ai] uszyt[ae],cholewk[ai] szyt[ae]",
    "paalliset ommeltu",
  ),
  country_assembly: step(
    "assembly,lasting,lasting and soling,final assembly,montage,endmontage,zwicken,montage final,montage et finition,montaggio,montaje,montado,montagem,assemblage,montaz,cwiekowanie,montering,kokoonpano,pinkous,montaj,szereles,montiranje,montaza,koost,koostamine,surinkimas,montavimas,montaza,монтаж,συναρμολογηση,складання,монтажа,састављање",
    "assembled,lasted,montiert,gezwickt,montad[oa]s?,montee?s?,assemblat[oaie]",
    "koottu",
  ),
  country_finishing: step(
    "finishing,finish,finissage,finition,finitions,finitura,finissaggio,acabado,acabados,acabamento,acabamentos,afwerking,wykonczenie,wykanczanie,dokonceni,dokoncenie,kikeszites,finisaj,finisare,zavrsna obrada,koncna obdelava,viimistlus,apdaila,apdare,efterbehandling,efterbehandlinger,ferdiggjoring,viimeistely,ausputz,finish-abteilung,bitim islemi,довършване,φινιρισμα,оздоблення,опорядження,дорада",
    "finished",
    "viimeistelty",
  ),
  country_melt: step(
    "melt,country of melt,country of melt and pour,melting,erschmelzung",
    "melted,melted and poured,erschmolzen",
    "sulatet",
  ),
};

/** What a sentence is of, or does besides, that prints cloth. */
const OF_CLOTH =
  /(?<!\p{L})(?:fabrics?|cloth|textiles?|garments?|towels?|t-?shirts?|stoffe?|gewebe|textil\p{L}*|tissus?|tessut[oi]|tejidos?|telas?|tecidos?|malhas?|stof(?:fen)?|tkanin[ay]|dzianin[ay]|tyg(?:et|er)?|stoffet|kangas|kankaat|latk[ay]|kumas|szovet|kelme|tesatur\p{L}*|plat|плат(?:ът)?|тъкан\p{L}*|тканин\p{L}*|υφασμα\p{L}*|woven|knitted|dyed|sewn|cut|gewebt|gestrickt|gefarbt|genaht|tissee?s?|tricotee?s?|teinte?s?|cousue?s?|tint[oaie]|cucit[oaie]|tenid[oa]s?|cosid[oa]s?|confeccionad[oa]s?|tingid[oa]s?|confec?cionad[oa]s?|geweven|gebreid|geverfd|genaaid|vavt|vavd|sydd|sytt|vævet|farvet|syet|utkan[oay]|uszyt[oay]|farbowan[oay]|usit[oaey]?|tkan[oaey]?|kudottu|ommeltu|kootud|ommeldud|dokun\p{L}+|dikil\p{L}+)(?!\p{L})/u;
const DYED_AND_PRINTED = worded(
  "gu",
  ({ oneOf }) =>
    `${NOT_MADE}(?:${oneOf(PRINTED)})\\p{L}{0,4}(?:,?[ \\n](?!(?:from|aus|by|von|par|por|da|not|on|auf|sur|su)[ \\n])[\\p{L}-]+){0,3}?,?[ \\n](?:${WHERE})(?!\\p{L})[ \\n]`,
);

function printed(passage: Passage): Found[] {
  return after(passage, "country_dyeing", DYED_AND_PRINTED, 0.82, true).filter(({ start }) =>
    OF_CLOTH.test(sentenceAround(passage.folded, start)),
  );
}

function sentenceAround(text: string, at: number): string {
  const before = /[^.;\n\t]*$/u.exec(text.slice(Math.max(at - EXAMPLE_LENGTH * 2, 0), at))?.[0] ?? "";
  const rest = /^[^.;\n\t]*/u.exec(text.slice(at, at + EXAMPLE_LENGTH * 2))?.[0] ?? "";
  return before + rest;
}

function step(called: string, done: string, placed: string): Step {
  const and = `(?:[/&+,]|${AND})`;
  const joined = `(?: ?[/&+,] ?| (?:${AND}) )`;
  return {
    called: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t]|[·|;,] ?| / |\\p{L}\\. )(?:\\d{1,2}[.)] ?|tier ?\\d ?[(:–-] ?)?(?:(?:country of|pais de|pais da|pais do|pays de|paese di|land van|kraj|zeme|tara de) )?(?:\\p{L}+${joined})?(?:[^\\n\\t/:;.,]{2,30} ?/ ?)?${KIND_OF_STEP}(?:${oneOf(called)})(?!\\p{L})(?:${STEP_OF_WHAT}|${ITS_ORIGIN})(?:${joined}\\p{L}+){0,2}(?: ?/ ?[^\\n\\t/:;.,]{2,30})?(?: ${and}(?=\\t))?(?: ?\\([^()\\n\\t]{0,30}\\)|(?<=\\([^()\\n]{2,40})\\))?[ ]?(?::[ ]*[\\t\\n]?|- |[\\t\\n])(?:100 ?% )?(?:(?:origin|origine|origen|origem|ursprung|herkunft|herkomst|pochodzenie|made in)[: ]+)?`,
    ),
    row: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|\\n)(?:\\d{1,2}\\t)?${KIND_OF_STEP}(?:${oneOf(called)})(?!\\p{L})(?:${STEP_OF_WHAT}|${ITS_ORIGIN})(?:${joined}\\p{L}+){0,2}(?: \\([^\\n\\t]{1,30}\\))?\\t(?<cells>[^\\n]*)`,
    ),
    cell: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=\\t)${KIND_OF_STEP}(?:${oneOf(called)})(?!\\p{L})(?:${STEP_OF_WHAT}|${ITS_ORIGIN})(?:${joined}\\p{L}+){0,2}(?: \\([^\\n\\t]{1,30}\\))?(?=[\\t\\n]|$)`,
    ),
    done: worded(
      "gu",
      ({ oneOf }) =>
        `${NOT_MADE}(?:${oneOf(done)})\\p{L}{0,4}(?:,?[ \\n](?!(?:from|aus|by|von|par|por|da|not|uit|fran|fra|dal|dalla|z|ze|zo|iz|din|от|із|из|απο)[ \\n])[\\p{L}-]+| ?[/&+] ?\\p{L}+){0,5}?,?[ \\n](?:(?:${WHERE})(?!\\p{L})${NOTE}(?: ?:)?[ \\t\\n]|f(?:'|i?\\p{L}{0,2}-))`,
    ),
    told: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t])(?:[^\\n\\t/:;.,]{2,30} ?/ ?)?(?:${oneOf(done, placed)})\\p{L}{0,4}(?:${joined}\\p{L}+)?(?: ?/ ?[^\\n\\t/:;.,]{2,30})?[ ]?(?::[ ]*\\t?|\\t)`,
    ),
    placed: worded(
      "gu",
      ({ oneOf }) =>
        `${NOT_MADE}(?:${oneOf(placed)})\\p{L}{0,4}(?:[ ](?:ir|un|ja)[ ]\\p{L}+)?(?:(?: ?[:–-])? |\\t)`,
    ),
    carried: worded(
      "gu",
      ({ oneOf }) =>
        `${NOT_MADE}(?:${oneOf(called)})${AND_FURTHER}[ \\n](?:${TAKES_PLACE})[ \\n](?:${WHERE})[ \\n]`,
    ),
    asked: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t])(?:\\p{L}?\\d{1,2}(?:\\.\\d)?[.)]? )?(?:${ASKS_WHERE})(?!\\p{L})[^\\n\\t?:]{0,50}(?<!\\p{L}|[ ](?:il|del|el|o|do) )(?:${oneOf(done, placed)})\\p{L}{0,4}(?!\\p{L})[^\\n\\t?:]{0,30}[?:][ ]*[\\t\\n]?`,
    ),
    begun: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t]|[.;:,][ \\n])(?:(?:the|die|la|le|el|il|a|o|het|de)[ ])?(?:${oneOf(called)})(?:,?[ ]${and}(?:[ ]\\p{L}+){1,2})?(?:[ ](?:of the|des|der|du|de la|del|della|do|da|van het|van de)[ ]\\p{L}+)?[ \\n](?:${WHERE})[ \\n]`,
    ),
  };
}

export function findCountries(text: Text): Found[] {
  const found = countriesIn(text);
  return found.filter((one) => !found.some((other) => hasMore(other, one)));
}

/** True where one of two lists of countries for a field has all of the other's and more. */
function hasMore(other: Found, one: Found): boolean {
  if (other.field !== one.field || !Array.isArray(other.value) || !Array.isArray(one.value)) return false;
  const codes = other.value;
  return codes.length > one.value.length && one.value.every((code) => codes.includes(code));
}

function countriesIn({ passages, fields }: Text): Found[] {
  return passages.map(asProse).flatMap((passage) => [
    ...(fields.has("country_making") ? [...phrased(passage), ...called(passage), ...ofWorks(passage)] : []),
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
          ...after(passage, field, carried, 0.85),
          ...after(passage, field, begun, 0.82),
        ].map((found) => (fields.get(field)?.type === "countries" ? withMore(found) : found)),
      ),
  ]);
}

/** Behind a country that a label speaks of; "knit | turkey red" is a colour. */
const ENDS_CELL = /^[ ]?(?:[).,;/(\t\n]|$)/u;

/** "Finished in" as a label, which on papers of cloth goes with its dyeing; less sure than what says dyed. */
const FINISHED = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?:${oneOf("finished in,ausgerustet in,veredelt in,ennobli en,ennobli au,appret en,finissaggio in,finito in,nobilitato in,acabado en,acabado em,acabado no,afgewerkt in,veredeld in,wykonczono w,wykonczenie w,beredd i,efterbehandlad i,efterbehandlet i,viimeistelty,upraveno v,apretat in,kikeszitve,dorada u")})[ ]?(?::[ ]*[\\t\\n]?|[\\t\\n])`,
);

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

/** Some fields take several countries: "New Zealand and South Africa". */
function withMore(found: Found): Found {
  if (Array.isArray(found.value)) return found;
  const codes = [String(found.value)];
  let end = found.end;
  for (;;) {
    const from = end + fibreInBrackets(found.passage, end);
    const joint = JOINT.exec(found.passage.folded.slice(from, from + JOINT_LENGTH))?.[0];
    const next = joint === undefined ? undefined : countryIn(found.passage, from + joint.length);
    if (!next?.sure) return { ...found, value: codes, end };
    if (!codes.includes(next.code)) codes.push(next.code);
    end = next.end;
  }
}

/** The length of "(wool)" behind the country that it is from; 0 where nothing or something else stands in brackets. */
function fibreInBrackets({ text, folded }: Passage, at: number): number {
  const brackets = /^ ?\([^()\n\t]{2,30}\)/u.exec(folded.slice(at, at + 34))?.[0] ?? "";
  return fibresIn(brackets, text.slice(at, at + brackets.length)).length > 0 ? brackets.length : 0;
}

const JOINT = new RegExp(
  `^(?:,| ?[&/+]|,? (?:${AND}|en)(?= )) ?(?:(?:in|en|au|aux|em|no|na|nos|nel|nella|w|v|ve|vo|u|i|от|στην|στη|στο) )?`,
  "u",
);
const JOINT_LENGTH = 12;

/** What is done in a place that stands before the verb. */
function before(passage: Passage, field: string, pattern: RegExp): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const name = match.groups?.name ?? "";
    const start = match.index + match[0].indexOf(name);
    const country = countryIn(passage, start) ?? countryOfTown(passage, start, start + name.length);
    const end = match.index + match[0].length;
    if (!country?.sure || !isClaimed(passage, match.index, end)) return [];
    return [{ field, value: country.code, confidence: 0.95, passage, start: match.index, end }];
  });
}

/** What is done in a place whose name stands before it with an end that says where. */
function placedBefore(passage: Passage, field: string, pattern: RegExp): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap((match): Found[] => {
    const start = match.index;
    const end = start + (match.groups?.name?.length ?? 0);
    const country = countryBefore(passage, start, end);
    const done = start + match[0].length;
    if (!country || !isClaimed(passage, start, done)) return [];
    if (field === "country_making" && OF_PART_BEFORE.test(subjectBefore(passage, start))) return [];
    const found = { field, value: country.code, passage, start: country.start, end: done };
    return [{ ...found, confidence: country.sure ? 0.92 : 0.85 }];
  });
}

/** The country whose name ends at a place: one word, or up to three that name it surely. */
function countryBefore({ text, folded }: Passage, start: number, end: number) {
  const words =
    /(?:[\p{L}'-]+ ){0,2}$/u.exec(folded.slice(Math.max(start - NAME_LENGTH, 0), start))?.[0] ?? "";
  for (const { index } of [...words.matchAll(/(?<=^| )\p{L}/gu)]) {
    const from = start - words.length + index;
    const country = countryAtStart(text.slice(from, end));
    if (country?.sure && country.length > end - from - 6 && country.length > start - from)
      return { ...country, start: from };
  }
  const country = countryAtStart(text.slice(start, end).replace(/['’]\p{Ll}{1,4}$/u, ""));
  return country && { ...country, start };
}

/** "Tricoté en France, confectionné au Maroc": knitting makes the product only where nothing else does. */
function isKnitOnly({ passage, start }: Found): boolean {
  return (
    passage.folded.startsWith("tricote", start) &&
    /(?<!\p{L})(?:confectionne|assemble|cousu|monte|remaille)/u.test(sentenceAround(passage.folded, start))
  );
}

/** What a clause is of, before a place in it. */
function subjectBefore({ folded }: Passage, at: number): string {
  return /[^.,;:\n\t]*$/u.exec(folded.slice(Math.max(at - SENTENCE_LENGTH, 0), at))?.[0] ?? "";
}

/** Cloth, yarn or packaging as what a clause speaks of, in languages that put the place before the verb. */
const OF_PART_BEFORE =
  /(?<!\p{L})(?:kelme\p{L}{0,2}|szovet\p{L}{0,2}|anyag\p{L}{0,2}|fonal\p{L}{0,2}|cipzar\p{L}{0,2}|csomagolas\p{L}{0,2}|kumas\p{L}{0,3}|iplik\p{L}{0,3}|ipligi|astar\p{L}{0,2}|ambalaj\p{L}{0,2}|kangas|kankaat|lanka|langat|vuori|pakkaus|long|vooder|pakend|audinys|verpalai|siulai|pakuote|audums|dzija|odere|iepakojums)(?!\p{L})/u;

function phrased(passage: Passage): Found[] {
  return [
    ...after(passage, "country_making", MADE_IN, 0.96).filter((found) => !isKnitOnly(found)),
    ...after(passage, "country_making", MADE_IN_INFLECTED, 0.96, true),
    ...after(passage, "country_making", MADE_FAR, 0.85),
    ...MADE_FAR_INFLECTED.flatMap((far) => after(passage, "country_making", far, 0.85, true)),
    ...after(passage, "country_making", MADE_AT, 0.85),
    ...after(passage, "country_making", MAKING, 0.9),
    ...after(passage, "country_making", MAKING_CARRIED, 0.85),
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
    if (field === "country_making" && isOfPart) return [];
    if (FROM.test(words) && OF_FIBRE.test(clauseBefore(passage, index))) return [];
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

/** "I tessuti vengono tinti": what is called as it is woven, and what is done to it. */
const CLOTH_DONE =
  /^(?:tessut[oi]|tejidos?|tecidos?)[ \n](?:(?:vengono|viene|sono|son|es|se|sao|foi|foram|fueron|fue)[ \n])?(?:tint|tine|teni|ting|stamp|estamp|nobil|rifini|finit|acab|taglia|cort|cuci|cos|confez|confec)/u;
/** Labels and ribbons are woven and dyed too. */
const OF_TRIMMING =
  /(?<!\p{L})(?:labels?|hang ?tags?|ribbons?|laces?|etiketten?|etikett|bander|etiquettes?|rubans?|etichett[ae]|nastr[oi]|etiquetas?|cintas?|etikety|etikett(?:er)?|wszywk[ai]|tasm[ay])(?: (?:is|are|was|were|ist|sind|wird|werden|est|sont|e|sono|es|son|sao|ar|er|jest|sa))? $/u;
const DONE_THERE =
  /^\)? (?:und |en )?(?:hergestellt|gefertigt|genaht|produziert|konfektioniert|gestrickt|gewebt|gewirkt|gefarbt|veredelt|bedruckt|gesponnen|versponnen|gemaakt|vervaardigd|geproduceerd|genaaid|geconfectioneerd|geweven|gebreid|geverfd|bedrukt)(?!\p{L})/u;

/** What turns a sentence about a place around, behind it: no place that is excluded, and no question. */
const NOT_CLAIMED =
  /^[^.;:\n\t]{0,60}(?:\?|(?<!\p{L})(?:not (?:be )?(?:accept|allow|permit|possible)|prohibit|forbidden|excluded|banned|nicht (?:zulassig|erlaubt|akzeptiert|gestattet)|ausgeschlossen|verboten|interdit|exclu(?:s|es)?(?!\p{L})|refuse|non (?:e |sono )?(?:ammess|accettat|consentit)|vietat|no (?:se )?(?:admit|acept|permit)|prohibid|proibid|nao (?:e |sao )?(?:aceit|permitid)|niet (?:toegestaan|geaccepteerd)|niedozwolon|zabronion|(?:inte|ej) (?:tillat|accepter|godkan)|forbjud|ikke (?:tillad|tillat|accepter|godken|godkj)|forbud|kielletty|ei (?:sallit|hyvaksyt)|zakazan|nepovolen|nedovolen|tilos|nem (?:engedely|elfogad)|interzis|zabranjen|prepovedan|keelatud|draudziam|aizliegt|yasak|забранен|απαγορευ))/u;
/** Before it: an example, or a condition. India is "Indien" to many, as "if" is to the Dutch. */
const NOT_OF_PRODUCT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${EXAMPLES})(?!\p{L})[^;\n\t]*|(?:if|unless|falls|sofern|wenn|(?<!(?<!\p{L})(?:in|aus|von|nach|und|sud|i|fran|fra) )indien|jesli|jezeli|hvis|pokud|daca|amennyiben|qualora)[ \n][^.,;:\n\t]*|(?:cannot|can not|can['’]t|unable to|not guarantee|(?:kann|konnen) nicht|ne pouvons pas|ne garanti\p{L}*|non possiamo|no podemos|nao podemos|kunnen niet|nie mozemy|kan inte|kan ikke|emme voi|nemuzeme|nemozeme)[ \n][^.;:\n\t]*)$`,
  "u",
);
/** "Turkey or Bulgaria". */
const OR =
  /^[ ](?:or|oder|ou|o|of|eller|lub|albo|nebo|alebo|vagy|sau|ili|ali|tai|voi|arba|vai|veya|или|η)[ ](?:(?:in|en|au|aux|em|w|v|u|i)[ ])?/u;
const EXAMPLE_LENGTH = 60;

/** False where what is said of a place is an example, a choice, a question, or that it may not be. */
function isClaimed(passage: Passage, from: number, end: number): boolean {
  const { folded } = passage;
  const rest = folded.slice(end, end + EXAMPLE_LENGTH * 2);
  if (NOT_CLAIMED.test(rest)) return false;
  const or = OR.exec(rest)?.[0].length;
  if (or !== undefined && countryIn(passage, end + or)) return false;
  return !NOT_OF_PRODUCT.test(folded.slice(Math.max(from - EXAMPLE_LENGTH, 0), from));
}

/** "Tingido em peça em Portugal", "geweven en geverfd in België": a word or two before the place. */
function countryFurtherOn(passage: Passage, start: number, isJoined: boolean) {
  const words = FURTHER_ON.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0];
  const country = words === undefined ? undefined : countryIn(passage, start + words.length);
  return country?.sure || (isJoined && SLAVIC_IN.test(words ?? "")) ? country : undefined;
}
/** What is "in" in one language is "and" in another: "utkano i uszyto w Portugalii". */
const AND_AT_END = /[ \n](?:i|in|a)[ \n]$/;
const SLAVIC_IN = /^\p{L}+[ \n](?:w|we|v|ve|vo|u|na)[ \n]$/u;
const FURTHER_ON = new RegExp(`^(?:\\p{L}+[ \\n]){1,2}?(?:${WHERE})[ \\n]`, "u");

/** Where goods are from, as papers of customs have it, may be said of their fibres too. */
const FROM = /^(?:originair|originari|originat|van oorsprong)/u;

/** What stands before a place in its clause, shortly before it. */
function clauseBefore({ folded }: Passage, at: number): string {
  return /[^.,;:\n\t]*$/u.exec(folded.slice(Math.max(at - PART_LENGTH, 0), at))?.[0] ?? "";
}

/** "Die Ware stammt aus", "pochodzi z", "proviene da". */
const COMES_FROM =
  /(?<!\p{L})(?:(?:comes?|came|originates?|sourced|stemm?s?) from|(?:ha[st]|have|hat|haben|har) (?:(?:its|their|ihren|seinen|sitt|sin|sine|sina) )?(?:origin|ursprung|oprindelse|opprinnelse|opphav) (?:in|i)|(?:a|ont) (?:son |leur )?origine (?:en|au|aux)|(?:ha|hanno) origine in|tienen? (?:su )?origen en|tem origem (?:em|no|na|nos|nas)|(?:heeft|hebben) (?:zijn |hun |haar )?oorsprong in|ma(?:ja|ji)? (?:svuj )?(?:puvod|povod) (?:v|ve|vo|na)|(?:stamm(?:t|en)|komm(?:t|en)) aus|(?:provien(?:t|nent)|vien(?:t|nent)) (?:de la|de l'|du|des|de|d'|d’)|proven(?:ant|iente?) (?:de|da)|(?:provien[ei]|proveng?ono|provengono|arriva|arrivano) d(?:a|al|alla|all'|agli|ai|alle)|(?:provienen?|proceden?|vienen?) del?|(?:pro)?vem d[aeo]s?|provem d[aeo]s?|(?:kom(?:t|en)|afkomstig(?: is| zijn)?) uit|kommer (?:fran|fra)|(?:harstammar|stammer) (?:fran|fra)|pochodz[ia] ze?|pochaz(?:i|eji) ze?|pochadza(?:ju)? zo?|(?:potjec[eu]|poticu|potice|dolaz[ei]) (?:iz|s|sa)|(?:izvira|prihaja)(?:jo)? (?:iz|z|s)|provin[e]? din|on (?:peraisin|kotoisin)|(?:on parit|parineb|parinevad)|nak no|(?:atkeliauja|kile|kilusi|kiles|gaunama) is|(?:произхожда|идва)(?:т)? от|(?:походить|походять|надходить) (?:з|із|зі)|(?:потиче|потичу|долази|долазе) (?:из|са)|(?:gej|gejja|gejjin) mi[dlnrstxz](?:-)?|tagann(?: [^.,;:\n\t]{2,24}?)? on|προερχ(?:εται|ονται) απο(?: την| τη| το)?)(?:[ \n]|(?<=-))/gu;
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
  "goods,products?,articles?,items?,garments?,clothes,clothing,collection,waren?,artikel\\p{L}?,produkt\\p{L}*,erzeugniss?e?,kleidung\\p{L}*,kollektion\\p{L}*,bekleidung,marchandises?,produits?,vetements?,merc[ei],prodott[oi],articol[oi],cap[oi],mercancias?,productos?,articulos?,prendas?,mercadorias?,produtos?,artigos?,pecas?,goederen,product(?:en)?,artikelen,kleding\\p{L}*,towar\\p{L}*,wyrob\\p{L}*,artykul\\p{L}*,odziez,koszul\\p{L}*,swet(?:e|r)\\p{L}*,skarpet\\p{L}*,varor(?:na)?,varan?,plagg\\p{L}*,varer(?:ne)?,varen,tøj\\p{L}*,klær\\p{L}*,tuote,tuotteet,vaatteet?,zbozi,vyrob\\p{L}*,tovar\\p{L}*,odev\\p{L}*,obleceni\\p{L}?,termek\\p{L}*,aruk?,ruha\\p{L}*,produs\\p{L}*,articol\\p{L}*,marf\\p{L}*,rob[ae],proizvod\\p{L}*,artikl\\p{L}*,odjec[ae],izdel\\p{L}*,blago,oblacila,toode,tooted,roivad,prekes?,gamin\\p{L}*,drabuz\\p{L}*,preces?,izstradajum\\p{L}*,apgerb\\p{L}*,urun\\p{L}*,сток\\p{L}*,издели\\p{L}*,продукт\\p{L}*,дрех\\p{L}*,вироб\\p{L}*,товар\\p{L}*,одяг\\p{L}*,производ\\p{L}*,роб\\p{L}*,προιον\\p{L}*,ρουχ\\p{L}*,αγαθ\\p{L}*".replaceAll(
    ",",
    "|",
  );
const OF_GOODS = worded(
  "u",
  ({ maybe }) => `(?<!\\p{L})(?:${GOODS}|\\p{L}{0,14}(?:${maybe(KIND_WORDS)})\\p{L}{0,3})(?!\\p{L})`,
);
const SENTENCE_LENGTH = 70;
const FIBRE_COMING =
  /(?<!\p{L})(?:linen|leinen|lin|lino|linho|lan|silk|seide|soie|seta|seda|silke|alpac?ka|alpaca|alpaga|cashmere|kaschmir|cachemire|kaszmir|mohair|down|daunen|hemp|hanf|chanvre|canapa|canamo|konopi[ae]?|flachs|vlas|\p{L}{0,7}ull(?:en|a)?|\p{L}{0,7}uld(?:en)?|bomull(?:en|a)?|bomuld(?:en)?|horren|linen|welna|bawelna|vlna|bavlna|volna|bombaz|vuna|pamuk|svila|gyapju|pamut|selyem|bumbacul|vilna|kokvilna|lini|medvilne|sil[kd]as|villa|puuvilla|pellava|vill|lina|вълна(?:та)?|памук(?:ът|а)?|лен(?:ът|а)?|вовна|бавовна|льон|вуна|памук|лан|μαλλι|βαμβακι|λιναρι|λινο|yun|keten|suf|qoton|olann|cadas)(?!\p{L})|(?<!\p{L})a la $/u;

/** "Merinowolle aus Australien", as a statement of its own or among the shares of a composition. */
const FIBRE_FROM =
  /(?<=^|[\n\t,;:(%] ?|(?:organic|bio|virgin|pure|100) )(?:\p{L}+ )?(?:(?:wool|merino|lambswool|cotton|flax|linen|silk|alpaca|cashmere|mohair|down|hemp)(?: fib(?:re|er)s?)? from|(?:\p{L}*wolle|flachs|leinen|seide|alpaka|kaschmir|hanf|daunen) aus|(?:laine|coton|lin|soie|alpaga|cachemire|chanvre|mohair)(?: \p{L}{3,}){0,2} (?:de la|de|d'|d’|du|des)|(?:lana|cotone|lino|seta|alpaca|cashmere|canapa)(?: \p{L}{4,})? (?:da|dal|dalla|dall'|del|della)|(?:lana|algodon|lino|seda|alpaca|canamo|la|algodao|linho)(?: \p{L}{4,})? (?:de|del|da|do|dos)|(?:wol|merinowol|katoen|vlas|linnen|zijde|hennep) uit|(?:welna|bawelna|len|jedwab|konopie|mohair|moher|kaszmir|alpaka)(?: \p{L}{4,})? ze?|(?:\p{L}*ull|bomull|lin|silke|\p{L}*uld|bomuld|hør|alpakka) (?:fran|fra)|(?:vlna|bavlna|len|hedvabi|hodvab) ze?|(?:вълна|памук|лен) от|(?:vuna|pamuk|lan|svila|volna|bombaz) (?:iz|s|sa|z)|(?:вовна|бавовна|льон|шовк) (?:з|із|зі)|(?:вуна|памук|лан) (?:из|са)|(?:lana|bumbac|in|matase|casmir) din|(?:\p{L}*villa|pellava|\p{L}*vill|lina)(?=[ ]\p{L}{3,20}sta?(?!\p{L}))|(?:vilna|kokvilna|lini) no|(?:vilna|medvilne|linas|silkas) is|(?:μαλλι|βαμβακι|λιναρι) απο(?: την| τη| το)?)(?:(?<=['’])|[ ])/gu;

/** "Dzianina z Polski", "yarn from Italy": a statement of its own, as is that of fibres. "Fil d'Écosse" is a kind. */
const PARTS_FROM = [
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

function fibresFrom(passage: Passage): Found[] {
  return statedFrom(passage, "country_fibre", FIBRE_FROM).map(withMore);
}

function statedFrom(passage: Passage, field: string, pattern: RegExp): Found[] {
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
function comingFrom(passage: Passage): Found[] {
  return [...comingInto(passage), ...comingBehind(passage)];
}

/** What comes from somewhere, by the words before that: fibres, yarn or cloth, or the goods themselves. */
function fieldOfComing(passage: Passage, subject: string): string | undefined {
  // A firm in the line above is that of a letterhead.
  const inLine = subject.slice(subject.lastIndexOf("\n") + 1);
  const other = COMING.find(([field, pattern]) => pattern.test(field === undefined ? inLine : subject));
  if (OF_FIBRE.test(subject) || FIBRE_COMING.test(subject)) return "country_fibre";
  if (other !== undefined) return other[0];
  return OF_GOODS.in(passage)?.test(subject) === true ? "country_making" : undefined;
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
    const subject = subjectBefore(passage, country.start).trim();
    // "Türkiye menşeli" says it of the product, without a word for it.
    const isBare = subject === "" && /menseli|szarmaz/.test(match[0]);
    const field = isBare ? "country_making" : fieldOfComing(passage, subject);
    if (field === undefined) return [];
    const found = { field, value: country.code, passage, start: country.start, end: done };
    return [{ ...found, confidence: country.sure ? 0.85 : INFLECTED }];
  });
}

function comingInto(passage: Passage): Found[] {
  return [...passage.folded.matchAll(COMES_FROM)].flatMap((match): Found[] => {
    const at = Math.max(match.index - SENTENCE_LENGTH, 0);
    const before = /[^.,;:\t]*$/u.exec(passage.folded.slice(at, match.index))?.[0] ?? "";
    // Irish has the verb first.
    const of = fieldOfComing(passage, match[0].startsWith("tagann") ? match[0] : before);
    const start = match.index + match[0].length;
    const works = FROM_WORKS.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0].length ?? 0;
    const country = countryIn(passage, start + works) ?? countryOfTownInLine(passage, start + works);
    if (of === undefined || !country || !isClaimed(passage, match.index, country.end)) return [];
    const found = { field: of, value: country.code, passage, start: match.index, end: country.end };
    return [{ ...found, confidence: country.sure ? 0.85 : INFLECTED }];
  });
}

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
    const from = lineStart(passage, match.index);
    const line = passage.folded.slice(from, lineEnd(passage.folded, match.index));
    const countries = cellsOf(line, from).flatMap(({ cell: said, start }) => {
      const country = start === match.index ? undefined : countryOfCell(passage, start, start + said.length);
      return country ? [country] : [];
    });
    const [country] = countries;
    if (!country || countries.length > 1 || country.start > match.index) return [];
    const found = { field, value: country.code, confidence: 0.85, passage };
    return [{ ...found, start: country.start, end: country.end }];
  });
}

/** A country that is a whole cell, or ends it behind a town. */
function countryOfCell(passage: Passage, start: number, end: number) {
  const country = countryIn(passage, start);
  const isWhole = country?.sure && /^[). ]*$/.test(passage.folded.slice(country.end, end));
  return isWhole ? country : countryOfTown(passage, start, end);
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

/** Of a country that is known by the stem of its name only. */
const INFLECTED = 0.8;

/** "Fabrico português", "goods of Turkish origin", "magyar termék". */
function byPeople(passage: Passage): Found[] {
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

/** What exporters declare on an invoice, in the words of the law: of what origin the goods are that pay no duty. */
const PREFERENTIAL =
  /(?<!\p{L})(?:(?:(?<before>\p{L}{4,16}) )?(?:preferential origin|praferenzbegunstigte (?<people>\p{L}{5,16}) ursprungswaren|preferentiele (?<people>\p{L}{5,16}) oorsprong|preferenciali[sn]?\p{L}* (?:szarmazasu\p{L}*|poreklo|podrijetla|kilmes)|formansberattigande ursprung|soodusparitoluga)|(?:l['’]|de l['’]|di |de |un |d['’])?(?:origine preferen[tz]i\p{L}+|origen preferencial|origem preferencial|preferentiele oorsprong|preferencyjne pochodzenie|praeferenceoprindelse|præferenceoprindelse|preferanseopprinnelse|preferencni puvod|preferencny povod|προτιμησιακησ καταγωγησ|преференциален произход|preferenciala izcelsme|preferencial\p{L}* poreklo|preferencijalno\p{L}* podrijetl\p{L}|origini preferenzjali))(?: (?:of|i|w|v|ve|vo|в|във|in|de|du|des|del|della|no|iz|da|do)(?= ))?(?=[ \n(:.,;]|$)/gu;

/** "Origen preferencial marroquí", "de Turkish preferential origin", "preferenční původ v Turecku". */
function preferential(passage: Passage): Found[] {
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
  /(?<![\p{L}])(?:(?:fabrication|confection|fabbricazione|produzione|manifattura|fabricacion|manufactura|fabrico|fabricacao|producao|produccion|confeccion|confecao|productie|fabricatie|confectie|elaboracion|elaborazione|industria|produs|produit|prodotto|producto|produto|prodott|tairge|produkt|wyrob|(?:goods|ware|merce|prodotto|mercancia|producto|marchandise|produit|mercadoria|produto|articulo|articolo|artigo|article)s?(?: (?:is|are|di|de|d['’]|of|es|e|son|sono|sao|est|sont))* ?(?:origine|origen|origem)) (?<after>\p{L}{4,16})(?![\p{L}])|(?:(?:goods|products?|articles?|merchandise|items?)(?: \p{L}+){0,4} of (?<before>\p{L}{4,14}) origin|(?:ware|waren|artikel|erzeugnis|produkte?)(?: (?:ist|sind))? (?<before>\p{L}{5,16}en) ursprungs|(?:goederen|artikelen|producten)(?: zijn)? van (?<before>\p{L}{4,14}) oorsprong|(?:towary?|wyroby?|produkty?|artykuly?)(?: (?:jest|sa))? (?:pochodzenia (?<after>\p{L}{4,16})|(?<before>\p{L}{4,16}) pochodzenia)|(?<before>\p{L}{4,16}) (?:eredetu|szarmazasu) (?:aru|termek)\p{L}{0,3}|(?:сток[аи](?:та|те)?|продукт\p{L}{0,3})(?: (?:е|са))? (?:с|от) (?<before>\p{L}{4,16}) произход|(?:товари?|продукція|вироби?|виріб) (?<before>\p{L}{4,16}) походження|роба (?:је )?(?<before>\p{L}{4,16}) порекла|(?:προιον(?:τα)?|εμπορευματα?)(?: ειναι)? (?<before>\p{L}{4,16}) (?:καταγωγησ|προελευσησ)|(?:kaup|toode|tooted)(?: on)? (?<before>\p{L}{4,12}) paritolu(?:ga)?|(?:prekes?|gaminys)(?: yra)? (?<before>\p{L}{4,14}) kilmes|(?:preces?)(?: ir)? (?<before>\p{L}{4,14}) izcelsmes|(?:varor(?:na)?|varan|varer(?:ne)?|vare(?:n)?)(?: (?:ar|er))? a[vf] (?<before>\p{L}{4,14}) (?:ursprung|oprindelse|opprinnelse)|(?:rob[ae]|blag[oa]|proizvodi?|izdelki?)(?: (?:je|su|so))? (?<before>\p{L}{4,14}) (?:podrijetla|porijekla|porekla)|(?:marfuri(?:le)?|marfa|produse(?:le)?|produsul)(?: (?:sunt|este))? de origine (?<after>\p{L}{4,16})|(?:zbozi|vyrob(?:ek|ky)|tovar|vyrobok)(?: (?:je|jsou|su))? (?<before>\p{L}{4,14}) (?:puvodu|povodu)|(?<before>\p{L}{4,16})[ -](?:made(?! (?:in|by))|manufacture|fabricaat|makelij|fabrikat|fertigung|produktion|produkcja|wyrob|produkt|vyrobek|vyrobok|vyroba|produkce|produkcia|termek|gyartmany|gyartas|προιον|παραγωγη|κατασκευη|mali(?:dir)?|uretimi(?:dir)?|tuote|tuotantoa|tuotetta|tyota|kasityota|fremstilling|productie|makelij|tillverkning|produksjon|produktion|toodang|toode|kasitoo|gamyba|gaminys|produkcija|razojums|razots|proizvodnja|proizvod|izdelek|izdelava|izrada|производство|продукт|изделие|виробництво|виріб|производ|производња|израда))(?![\p{L}])|(?<=^|[\n\t])(?<before>\p{L}{5,16}(?:er|e)) ursprung(?=[\n\t.]|$)|(?<=^|[\n\t])origine (?<after>\p{L}{4,16})(?=[\n\t.]|$)|(?<before>svensk|dansk|norsk)[ -]?(?:tillverka[dt]|produceret|produsert|produserte))/gu;

/** A label that tells where fibres come from, not where they are made up. */
const OF_FIBRE =
  /(?<!\p{L})(?:fib(?:re|er)s?|fibr[aeo]\p{L}*|fas(?:er|ern)|\p{L}*faser|vezels?|wlok\p{L}+|elyaf|lif|kuidun|kuitujen|vlak\p{L}+|cotton|coton|cotone|algodon|algodao|\p{L}*baumwolle?|katoen|bawelny|pamuk|bomull?\p{L}*|bomuld\p{L}*|puuvillan|bavlny|wool|laine|lana|wolle?|welny|ulle?n?s?|villan|vlny|flax|raw materials?|rohstoff\p{L}*|materi\p{L}+ prim\p{L}+|matieres? premieres?|grondstof\p{L}*|surowca)(?!\p{L})/u;

/** "Origem do fio": a label for where something comes from that is made before the product. */
const ORIGIN_OF_PART =
  /(?<!\p{L})(?:fils?|tissus?|mailles?|filat[oi]|tessut[oi]|hil(?:o|ado)s?|tejidos?|telas?|fios?|tecidos?|malhas?|garn\p{L}{0,2}|(?:ober)?stoff\p{L}{0,2}|gewebes?|garens?|stof|doek|tyg(?:et)?|przedzy|tkanin[ay]?|dzianin[ay]?|prize|priadze|latk[ay]|firului|tesaturii|iplik|kumas|pred[ei]|prediva|tkanine|yarns?|fabrics?|cloth)(?!\p{L})/u;

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

function called(passage: Passage): Found[] {
  const made = [...labelled(passage, "made")].filter(({ apart }) => apart);
  return [...labelled(passage, "country"), ...made].flatMap(({ from, start, end, apart, worth }): Found[] => {
    const label = passage.folded.slice(from, start);
    if (OF_FIBRE.test(label) || ORIGIN_OF_PART.test(label)) return [];
    // "Tela: origen Italia", "dzianina – pochodzenie" are of the cloth.
    const part = /(?:^|[\n\t])(?<part>[^\n\t:]{2,30}?)(?:: ?|,? (?:[–-] )?)$/u.exec(
      passage.folded.slice(Math.max(from - PART_LENGTH, 0), from),
    );
    const of = `${part?.groups?.part ?? ""} `;
    if (OF_PART.test(of) || ORIGIN_OF_PART.test(of)) return [];
    const country =
      countryIn(passage, start) ??
      countryOfTown(passage, start, end) ??
      (apart ? countryOfAddress(passage, start, end) : undefined);
    // Without a colon only a country that stands alone: "Origen Turquía".
    if (!country?.sure) return [];
    const rest = passage.folded.slice(country.end, end);
    if (!apart && !(WEAK_LABEL.test(label) ? /^[). ]*$/ : /^[). ]*(?:$|, )/).test(rest)) return [];
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

/** "Huizhou, China" and "Porto - Portugal": a town before its country, and nothing else. */
function countryOfTown(passage: Passage, start: number, end: number) {
  const town =
    /^(?:[\p{L}' .-]{2,40}?, ?)?[\p{L}' .-]{2,40}?(?: \(\p{L}{2}\))?(?:, ?| [-/(] ?|\/)(?=\p{L})/u.exec(
      passage.folded.slice(start, end),
    );
  const at = start + (town?.[0].length ?? 0);
  const country = town ? countryIn(passage, at) : undefined;
  const rest = country ? passage.folded.slice(country.end, end) : "";
  if (!country || (town?.[0].endsWith("(") && isProvince(passage, start, country))) return undefined;
  return /^[). ]*$/.test(rest) || (town?.[0].endsWith("(") && rest.startsWith(")"))
    ? { ...country, start }
    : undefined;
}

/** Codes of Italian provinces that are those of countries too. */
const PROVINCES = new Set(
  "AG,AL,AN,AO,AR,AT,AV,BA,BG,BI,BL,BN,BO,BR,BS,BT,BZ,CA,CH,CL,CN,CO,CR,CZ,EE,FM,FR,GE,GO,GR,IM,IS,KR,LC,LI,LT,LU,MC,ME,MN,MO,MS,MT,NA,NO,PA,PE,PG,PR,PT,PY,RE,RO,SA,SI,SO,SR,SV,TL,TN,TO,TR,TV,UD,VA".split(
    ",",
  ),
);
const ITALIAN =
  /(?<!\p{L})(?:prodott[oaie]|produzione|confezion\p{L}+|fabbric\p{L}+|realizzat[oaie]|cucit[oaie]|cucitura|luogo|stabilimento|filat[oaie]|filatura|tessut[oaie]|tessitura|tint[oaie]|tintura|nobilitazione|maglieria|paese|sede)(?!\p{L})/u;

/** "Carpi (MO)": behind a town in Italian, two letters in brackets are its province. */
function isProvince(
  passage: Passage,
  start: number,
  { start: at, end }: { start: number; end: number },
): boolean {
  const code = passage.text.slice(at, end);
  return PROVINCES.has(code) && ITALIAN.test(passage.folded.slice(Math.max(start - NAME_LENGTH, 0), start));
}

/** "Some Works Ltd, 12 Mill Road, Bursa, Türkiye": a country that ends an address, behind a comma or in brackets. */
function countryOfAddress(passage: Passage, start: number, end: number) {
  const parts = [...passage.folded.slice(start, end).matchAll(/(?:, ?| [-(] ?)(?=\p{L}{4})/gu)];
  const last = parts.at(-1);
  const country = last && countryIn(passage, start + last.index + last[0].length);
  return country && /^[). ]*$/.test(passage.folded.slice(country.end, end)) ? country : undefined;
}

function countryOfTownInLine(passage: Passage, start: number) {
  const end =
    start +
    (/^(?:[^\n\t;|.]|\.(?! \p{L}{2}))*/u.exec(passage.folded.slice(start, start + NAME_LENGTH * 2))?.[0]
      .length ?? 0);
  // "Spun in Biella, Italy, and knitted": what goes on is no part of a name.
  const first =
    /^[\p{L}' .-]{2,40}, ?[\p{L} ]{4,30}?(?=, | (?:and|und|et|e|y|en|och|og|i|a|ja|si|ir|un|in|и|та|και) )/u.exec(
      passage.folded.slice(start, end),
    );
  return (
    countryOfTown(passage, start, end) ??
    (first ? countryOfTown(passage, start, start + first[0].length) : undefined)
  );
}

function countryIn(
  passage: Passage,
  start: number,
): { code: string; start: number; end: number; sure: boolean } | undefined {
  const union = UNION.exec(passage.folded.slice(start, start + 20))?.[0].length ?? 0;
  if (union > 0) return countryIn(passage, start + union);
  const article = start + (ARTICLES.exec(passage.folded.slice(start, start + 8))?.[0].length ?? 0);
  const region = REGION.exec(passage.folded.slice(article, article + 30))?.[0].length ?? 0;
  for (const at of [start, article, article + region]) {
    const local = lettersIn(passage, at);
    if (local) return { code: local, start, end: at + 2, sure: true };
    const text = passage.text.slice(at, at + NAME_LENGTH).split(/[\t\n]/)[0] ?? "";
    const country = countryAtStart(text);
    // "CA-27-M301" is a number of an article.
    if (country && country.length <= 3 && /^[-/._]?\d|^-\p{L}/u.test(text.slice(country.length))) continue;
    // "COD. TARIC" is no Congo.
    if (country?.length === 3 && /^COD\.? ?\p{L}/u.test(text)) continue;
    if (country) return { code: country.code, start, end: at + country.length, sure: country.sure };
  }
  return undefined;
}

/** "The Republic of", "Rep.", "southern", "Nord-" before a name: a state, or a part of it. */
const REGION =
  /^(?:rep(?:ubli[ck]|ublika|ublike|ublici|ubliki|ubliky|ublice|ublic|ublica|ublique|ubblica)?\.?[ ](?:of |of the |de la |de |del |di |d['’])?|r\. ?|(?:републик[аеиу]|р\.?)[ ]|р\.|(?:north|south|east|west)(?:ern)?[ ]|central[ ]|(?:nord|sud|ost|west|mittel|zentral|noord|zuid|oost|norra|sodra|severni|jizni)[ -]?|(?:north|south|nord|sud|norte|sur|sul|norden|suden)[ ](?:of |de l['’]|de la |de |del |do |du |von ))(?=\p{L}{4})/u;

/** What Czechs, Slovaks and Slovenes call their republics by are codes of other countries: "vyrobené v SR". */
const LOCAL_LETTERS: Record<string, readonly [code: string, before: RegExp]> = {
  SR: [
    "SK",
    /(?<!\p{L})(?:(?:v|vo|na|z|zo|ze) |(?:krajina|zeme|stat|povod|puvod|povodu|puvodu|vyroby|vyrobene|vyrobeno|usite|usito|zhotovene)[ .:\t\n]{1,4})$/u,
  ],
  CR: [
    "CZ",
    /(?<!\p{L})(?:(?:v|ve|z|ze) |(?:zeme|stat|puvod|povod|puvodu|povodu|vyroby|vyrobeno|vyrobene|usito|usite|zhotoveno)[ .:\t\n]{1,4})$/u,
  ],
  RS: ["SI", /(?<!\p{L})v $/u],
};

function lettersIn({ text, folded }: Passage, at: number): string | undefined {
  if (/^\p{L}/u.test(text.slice(at + 2, at + 3))) return undefined;
  const local = LOCAL_LETTERS[text.slice(at, at + 2)];
  return local?.[1].test(folded.slice(Math.max(at - 16, 0), at)) ? local[0] : undefined;
}
