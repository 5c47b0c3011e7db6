/** What making is called, in all its forms: “made in”, “die Konfektion erfolgt in”, “uszyto w”. */
import { folded } from "../../folded.ts";
import { type Branch, worded } from "../kit/worded.ts";
import { inList } from "./lists.ts";
import {
  AND,
  AND_FURTHER,
  COUNTRY_OF_STEP,
  NOTE,
  placeBefore,
  TAKES_PLACE,
  WHERE,
  WORD_BEGINS,
} from "./words.ts";

/** Words for making, the ends they take, and what may stand before a country in the same language: also of candles, glass and pots. */
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
  [
    "fabrique,confectionne,tricote,assemble,realise,faconne,monte,produit,cousu,fait",
    "e?s?",
    "en|au|aux|a|dans",
  ],
  [
    "prodott,fatt,fabbricat,confezionat,realizzat,cucit,assemblat,montat",
    "[oaie]",
    "in|nel|nella|nelle|nei|negli",
  ],
  ["fabricad,hech,elaborad,producid,confeccionad,cosid,ensamblad,montad,manufacturad", "[oa]s?", "en"],
  [
    "fabricad,feit,produzid,confecionad,confeccionad,cosid,costurad,montad,manufaturad",
    "[oa]s?",
    "em|no|na|nos|nas",
  ],
  ["fet,fabricat,confeccionat,cosit,elaborat,produit", "(?:a|s|es)?", "a|als|al|en"],
  ["fabricad,confeccionad,cosid,elaborad", "(?:a|es)", "a|als|al"],
  ["fabricat,produs,confectionat,cusut,realizat,asamblat,lucrat", "[ae]?", "in"],
  [
    "deanta,deantar,dheanamh,rinneadh,fuaite,fualtear,coimeailte,tairgthe,magħmul,maghmul,meħjut,mehjut,maħdum,manifatturat,fabbrikat,immuntat,prodott",
    "(?:a|in)?",
    "in|i|san?|f'|fi?\\p{L}{0,2}-",
  ],
  [
    "poured,hand-poured,hand poured,mouth-blown,mouth blown,hand-blown,moulded,molded,hand-forged,turned,hand-turned,hand turned,carved,hand-carved,hand carved,built,hand-built,hand built,handbuilt",
    "",
    "in",
  ],
  [
    "gegossen,handgegossen,mundgeblasen,geblasen,getopfert,gedrechselt,handgedrechselt,geschmiedet,geschnitzt,handgeschnitzt,gezimmert,getischlert,geschreinert,gebaut,handgebaut",
    "",
    "in",
  ],
  ["gegoten,handgegoten,mondgeblazen,geblazen,gesmeed,gedraaid,gebouwd,handgebouwd", "", "in|te"],
  [
    "gjuten,gjutet,gjutna,gjuts,stopt,stopta,stops,handstopt,munblast,munblasta,smidd,smidda,svarvad,svarvat,svarvade,svarvas,byggd,byggt,byggda,byggs,snidad,snidat,snidade",
    "",
    "i",
  ],
  [
    "støbt,støbes,håndstøbt,støpt,støpes,håndstøpt,mundblæst,munnblåst,smedet,drejet,drejes,dreid,dreies,bygget,bygges,bygd,udskåret,utskåret",
    "",
    "i",
  ],
  ["coule,moule,souffle,forge,tourne,sculpte,construit", "e?s?", "en|au|aux|a"],
  ["colat,soffiat,tornit,forgiat,costruit,intagliat,scolpit", "[oaie]", "in|nel|nella|nelle|nei|negli"],
  ["vertid,moldead,soplad,forjad,tornead,tallad,construid", "[oa]s?", "en"],
  ["vertid,moldad,soprad,forjad,tornead,entalhad,construid", "[oa]s?", "em|no|na|nos|nas"],
  ["turnat,suflat,strunjit,sculptat,construit", "[ae]?", "in"],
  ["originating,originate,originates", "", "in"],
  ["originaire", "s?", "de|du|des|d'"],
  ["originar", "(?:i?[oae]|i|ias|ios)?", "d[eiao]|dos|das|del|della|dell'|dall'|dagli|dalla|dal|din"],
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
  ["odlewan,odlan,wylewan,dmuchan,toczon,wytoczon,rzezbion,zbudowan,budowan", "[oyae]", "w|we|na"],
  [
    "odlevan,odlit,foukan,fukan,odlievan,odliat,soustruzen,vysoustruzen,sustruzen,vyrezavan,vyrezan,postaven",
    "[oeyai]?",
    "v|ve|vo|na",
  ],
  ["izliven,izlit,ulit,puhan,tokaren,tokan,struzen,rezbaren,izrezbaren", "[oaie]?", "u|v|na"],
  [
    "valettu,valetaan,puhallettu,puhalletaan,valatud,valatakse,puhutud,sorvattu,sorvataan,rakennettu,rakennetaan,veistetty,treitud,treitakse,ehitatud,nikerdatud",
    "",
  ],
  [
    "islie,izlie,isliet,izliet,istekin,istekint,isdrozt,virpot,izvirpot,izgrebt",
    "(?:ta|ts|tas|tos|tai|ti|as|a)?",
  ],
  ["излят,излива,издухан,струговат,изстругован,издялан,построен", "(?:а|о|и| се|т се)?", "в|във"],
  ["вилит,відлит,видут,виточен,вирізьблен,збудован", "(?:о|а|е|і|ии)?", "в|у|на"],
  ["vyrabi se,vyraba sa,sije se,sije sa,siji se,se siji,se vyrabi,se vyrabeji,sa vyraba", "", "v|ve|vo|na"],
  ["proizveden,izradjen,izraden,izdelan,sasiven,sesit,sivan,siven,napravljen,narejen", "[oaie]?", "u|v|na"],
  [
    "kasintehty,kasin tehty,valmistettu,ommeltu,tuotettu,tehty,koottu,valmistetaan,ommellaan,tuotetaan,tehdaan,kootaan,valmistatud,toodetud,ommeldud,tehtud,koostatud,valmistatakse,toodetakse,ommeldakse,tehakse,valm.",
    "",
  ],
  ["pagamint,pasiut,siut,razot,sut,izgatavot,uzsut,sasut", "(?:a|as|i|os|s)"],
  ["gaminam,siuvam", "(?:a|i|os|as)"],
  [
    "gyartva,keszult,keszul,varrva,eloallitva,gyartottak,gyartjak,varrtak,varrjak,gyartunk,gyartjuk,varrunk,varrjuk,keszitunk,keszitjuk",
    "",
  ],
  [
    "произведен,произвежда,ушит,ушива,шит,шие,шият,изработен,изработва,направен,сглобен",
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
/** "Szyjemy w Polsce", "šijí v Rumunsku": who writes makes it, or those who sew for them. */
const WE_MAKE_INFLECTING: readonly Making[] = [
  ["szyjemy,produkujemy,wytwarzamy,uszylismy,wyprodukowalismy,szyja,szyje", "", "w|we|na"],
  ["sijeme,vyrabime,vyrabame,zhotovujeme,siji,siju", "", "v|ve|vo|na"],
  ["sivamo,sijemo,proizvodimo,izradujemo,izdelujemo,proizvajamo,sivaju,sivajo,sesijejo", "", "u|v|na"],
  [
    "se izraduje,se izraduju,se proizvodi,se proizvode,se sije,se siju,se izdeluje,se izdelujejo,se proizvaja",
    "",
    "u|v|na",
  ],
  [
    "izraduje se,izraduju se,proizvodi se,proizvode se,sije se,siju se,izdeluje se,proizvaja se",
    "",
    "u|v|na",
  ],
  [
    "producem,fabricam,confectionam,coasem,realizam,se cos,se coase,se produc,se produce,se fabrica,se confectioneaza",
    "",
    "in",
  ],
  ["παραγουμε,ραβουμε,κατασκευαζουμε,φτιαχνουμε", "", "στην|στη|στο|στον|στισ|σε"],
  [
    "ompelemme,valmistamme,ompelutamme,teetamme,ombleme,omblevad,toodame,valmistame,siuvame,siuva,gaminame,sujam,suj,razojam",
    "",
  ],
  ["шием,произвеждаме,изработваме", "", "в|във"],
  ["шиємо,виготовляємо,виробляємо", "", "в|у|на"],
  [
    "шијемо,производимо,израђујемо,се шије,се производи,се израђује,производи се,израђује се,шије се",
    "",
    "у|на",
  ],
];
/** "Proizvedeni su u Portugalu", "uszyte zostały w Polsce": between what was done and its place. */
const BEING =
  "(?: (?:su|je|so|jsou|jest|sa|byl[yaoi]?|bol[aio]?|zostal[yaoi]?|zostaly|yra|buvo|on|са|е|бяха|су|је|було|були))?";
/** "Произведено (скроено и ушито) в България": how it was made, in brackets. */
const ASIDE = "(?:[ ]\\([^()\\n\\t%\\d]{3,40}\\))?";
/** Those with a word between making and its place. */
const WITH_PLACE = MAKINGS.filter(([, , where]) => where !== undefined);
/** Up to seven words, none of which begins another statement. */
const BETWEEN =
  "(?:[ \\n](?!(?:not|nicht|from|aus|until|bis|von(?![ \\n]uns)|by(?![ \\n](?:our|us[ \\n]))|par(?![ \\n]no[stu])|por(?![ \\n](?:nuestr|nosotr|artesan|nos))|da(?![ \\n](?:nostr|noi[ \\n]|artigian))|av(?![ \\n](?:var|oss[ \\n]))|af(?![ \\n](?:vor|os[ \\n]))|door(?![ \\n]on[sz]))[ \\n])[\\p{L}&'’-]+){1,7},?[ \\n]";
/** "Cut, sewn, finished and packed in": further steps behind the one that makes a product. */
const AND_STEPS = `(?:,[ \\n]\\p{L}{4,}){1,3},?[ \\n](?:&|${AND})[ \\n]\\p{L}{4,}[ \\n]`;
/** Words between making and its place that change nothing: "fatto a mano in Italia". */
const ENTIRELY =
  "(?:a mano|a la main|a mao|by hand|von hand|interamente|integralmente|integramente|entierement|entirely|recznie|w calosci|rucne|rucno|rocno|на ръка|изцяло|kasityona|kasitsi|rankomis|met de hand|handmatig|for hand|i handen|manualmente|artesanalmente|artigianalmente|manual|integral|main|mano|mao|wylacznie|tylko|vyhradne|iskljucivo|izkljucno|samo|тільки|лише|виключно|само|ainult|tik|kizarolag|nur|ausschließlich|uniquement|exclusivement|esclusivamente|exclusivamente|uitsluitend|udelukkende|uteslutande|exclusively|responsibly|proudly|ethically|vollstandig|volledig)";

function phrases(each: readonly Making[], being = ""): Branch[] {
  return each.map(([stems, ends, where]) => {
    // "Κατασκευάζεται | στην Ελλάδα": the place has a cell of its own, or a line.
    const before = where === undefined ? "" : `[ \\t\\n](?:${where})`;
    const aside = where === undefined ? "" : ASIDE;
    return [stems, (words) => `${words}${ends}${being}${aside}(?: ${ENTIRELY})?${before}`];
  });
}

export const MADE_IN = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(...phrases(MAKINGS))}(?:(?<=[fdl]'|-)|(?!\\p{L}))${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
);
export const MADE_IN_INFLECTED = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(...phrases(INFLECTING, BEING), ...phrases(WE_MAKE_INFLECTING))}(?!\\p{L})${NOTE}[ ]?[:;-]?[ ]*[\\t\\n]?(?::[ ])?`,
);
/** Before whoever does something. */
const AT = "at|bei|beim|chez|presso|bij|hos";
/** What the head of a column may begin with, stem by stem, and what of it follows. */
const HEADS = [...MAKINGS, ...INFLECTING].flatMap(([stems, ends, where]) => {
  const place = where === undefined ? "" : ` (?:${where}|${AT})`;
  const rest = `^(?:${ends})${BEING}${place}[ .:]*$`;
  return folded(stems)
    .split(",")
    .map((stem) => ({ stem, rest }));
});
/** True for the head of a column that says that goods are made in what stands below: "Produsert i", "Uszyto w", "Toodetud". */
export function isHeadOfMaking(head: string): boolean {
  return HEADS.some(
    ({ stem, rest }) => head.startsWith(stem) && new RegExp(rest, "u").test(head.slice(stem.length)),
  );
}
/** "Uszyto w naszej szwalni w Polsce", "ommeltu omalla tehtaallamme Suomessa". */
export const MADE_FAR_INFLECTED = [1, 2, 3].map((words) => {
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
/** German and Dutch put the verb last: "in Portugal genäht", also behind other steps: "in Portugal gewebt, gefärbt und genäht". */
export const IN_MADE =
  /(?<![\p{L}])(?<!(?:nicht|niet|fruher|bisher|voorheen) (?:mehr |meer )?)in (?:der |den |het )?(?<name>[\p{L}](?:(?! in )[\p{L} -]){2,30}?(?: ?[(/] ?\p{L}[\p{L} -]{2,30}\)?|, (?<country>(?!in )\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?),?)?) (?:(?:ge|zuge|ver|aus|be)\p{L}{3,12}(?:,| und| en) ){0,3}(?:hergestellt|in elkaar gezet|handgefertigt|geschneidert|gefabriceerd|gefertigt|genaht|produziert|konfektioniert|gestrickt|erzeugt|geknupft|gegossen|mundgeblasen|getopfert|gedrechselt|geschnitzt|geschmiedet|getischlert|geschreinert|(?:hand)?gebaut|gemaakt|vervaardigd|geproduceerd|genaaid|gestikt|geconfectioneerd|geassembleerd|gemonteerd|montiert|zusammengebaut|gegoten|mondgeblazen|gesmeed|gedraaid|gebouwd|(?:nahen|fertigen|herstellen|produzieren|konfektionieren|stricken)(?! wir)|(?:laten )(?:maken|naaien|produceren|vervaardigen))(?![\p{L}])/gu;
/** Others do, after a name with another end: "Magyarországon készült", "Türkiye'de üretilmiştir". */
export const PLACE_MADE = placeBefore(
  "ontott(?:ek|uk)?|ontik|eszterga(?:lt|lva|ljak|ljuk)|farag(?:ott|va|jak|juk)|epit(?:ett|jek|juk)|sorvattu|sorvataan|rakennettu|rakennetaan|treitud|ehitatud|dokulm\\p{L}+|uflenm\\p{L}+|valettu|valetaan|puhallettu|keszult(?:ek)?|keszul(?:nek)?|keszitjuk|gyart(?:ott(?:ak|uk)?|va|jak|juk|unk)|varr(?:t(?:ak|uk)?|va|ott|jak|juk|unk|at(?:juk|unk|tuk))|gyartat(?:juk|unk|tuk)|keszitett(?:ek|uk)|eloallit(?:ott|va|juk)|osszeszerelve|uretil\\p{L}+|uretiyoruz|uretilen|dikil\\p{L}+|dikiyoruz|imal edil\\p{L}+|yapil\\p{L}+|el yapimi\\p{L}*|valmistettu|ommeltu|valmistetaan|ommellaan|valmistatud|valmistatakse|toodetud|toodetakse|ommeldud|ommeldakse|pagamint\\p{L}+|pasiut\\p{L}+|gaminam\\p{L}+|siuvam\\p{L}+|razot[sai]|sut[sai]|izgatavot[sai]",
);
/** "A varrása Magyarországon történt": the place stands between the word for making and that it takes place. */
export const PLACE_OF_MAKING =
  /(?<=(?<!\p{L})(?:varr|gyart|osszeszerel|osszeallit|konfekcional|keszit)[ae]s\p{L}{0,4} )(?<name>\p{L}[\p{L}'-]{3,30}) (?:tortent|tortenik|zajlott|zajlik|folyt|folyik)(?!\p{L})/gu;
/** "La hacemos en España" with nothing before it in its sentence, which might be of another product. */
const FIRST = "(?<=(?:^|[.!?\\n])[ \\n]?)";
/** With the product between: "genäht wird die Hose in Nordmazedonien", "produzido nas nossas instalações em Portugal". */
export const MADE_FAR = worded(
  "gu",
  ({ either }) =>
    `${WORD_BEGINS}${either(
      ...WITH_PLACE.map(
        ([stems, ends, where]): Branch => [
          stems,
          (verb) => `${verb}${ends}(?:${BETWEEN}|${AND_STEPS})(?:${where})`,
        ],
      ),
      ["orlat,rifinit,stampat", (verb) => `${verb}[oaie]${BETWEEN}in`],
      [WE_MAKE, (verb) => `(?:we|wir|vi|wij) ${verb}(?:${BETWEEN}|[ \\n])(?:in|i)`],
      [HAVE_MADE, (verb) => `${verb}(?:${BETWEEN}|[ \\n])(?:a|au|aux|en|em|no|na|nos|nas|in|nel|nella)`],
      ["maken,naaien,produceren,vervaardigen,breien", (verb) => `laten${BETWEEN}${verb}[ \\n]in`],
      ["sy,tillverka,producera,sticka", (verb) => `lat(?:er|it)[ \\n]${verb}(?:${BETWEEN}|[ \\n])i`],
      [
        "sy,producere,fremstille,produsere,strikke",
        (verb) => `(?:lader|lar)(?:${BETWEEN}|[ \\n])${verb}[ \\n]i`,
      ],
      // "Wir stellen aus" would be on show.
      ["stellen", (verb) => `wir ${verb}${BETWEEN}in(?=[ \\n][^.;:]{3,40}[ \\n]her(?!\\p{L}))`],
      ["hacemos", (verb) => `${FIRST}l[oa]s? ${verb}[ \\n]en`],
      ["facciamo", (verb) => `${FIRST}(?:l[oae]|li) ${verb}[ \\n]in`],
      ["faisons", (verb) => `${FIRST}nous (?:le|la|les) ${verb}[ \\n](?:en|au|aux|a)`],
      ["fazemo", (verb) => `${FIRST}${verb}-l[ao]s?[ \\n](?:em|no|na)`],
      ["sew,nahen,syr", (verb) => `(?:og|och|and|und) ${verb}${BETWEEN}(?:in|i)`],
      [IS_MADE_ES, (verb) => `se (?:\\p{L}{3,9} [ye] )?${verb}n?(?:${BETWEEN}|[ \\n])en`],
      [BEING_MADE_ES, (verb) => `${verb}(?:${BETWEEN}|[ \\n])en`],
      [
        IS_MADE_PT,
        (verb) => `(?:${verb}m?-se|\\p{L}{3,9}-se e ${verb}m?)(?:${BETWEEN}|[ \\n])(?:em|no|na|nos|nas)`,
      ],
      [
        "costuramo,produzimo,fabricamo,confecionamo",
        (verb) => `${verb}-l[ao]s?(?:${BETWEEN}|[ \\n])(?:em|no|na|nos|nas)`,
      ],
      [
        WE_MAKE_ROMANCE,
        (verb) => `${verb}(?:${BETWEEN}|[ \\n])(?:a|au|aux|en|em|no|na|nos|nas|in|nel|nella)`,
      ],
    )}[ \\n]`,
);
/** "Cut and sewn at the Tiruppur site, India". */
export const MADE_AT_SITE =
  /(?<!\p{L})(?:made|sewn|stitched|produced|manufactured|assembled|knitted)[ \n](?:at|in)[ \n](?:(?:the|our|its|their)[ \n])?(?:[\p{L}'’-]+[ \n]){1,3}(?:site|plant|factory|mill|works|unit|facility|workshop),[ \n]/gu;
/** "Fabriqué dans notre atelier de Troyes (France)". */
export const MADE_AT = worded("gu", ({ either }) => {
  const made = either(
    ...WITH_PLACE.map(
      ([stems, ends, where]): Branch => [stems, (verb) => `${verb}${ends}[ \\n](?:${where}|dans|chez|im)`],
    ),
  );
  return `${WORD_BEGINS}${made}(?:(?:,(?=[ \\n](?:in|en|dans|im|au|aux|em|no|na|nel|nella|nelle)[ \\n]))?[ \\n](?!(?:not|nicht|from|aus|by|von|par|por|av|af|door)[ \\n])[\\p{L}'-]+){1,7}[ \\n]\\(`;
});
/** "Sewn at: Savar Stitch Ltd, Dhaka", "konfektioniert bei der Nahtwerk GmbH in Plauen": what leads from making to whoever does it. */
export const MADE_AT_COMPANY = worded("gu", ({ either }) => {
  const made = either(
    ...[...MAKINGS, ...INFLECTING].map(([stems, ends]): Branch => [stems, (verb) => `${verb}${ends}`]),
  );
  return `${WORD_BEGINS}${made}${BEING}[ \\n](?:${AT}|w|we|v|ve|u|na|no|em|en|la|by|von|durch|par|da|dalla|por|pela|door|av|af|przez|od)(?: (?:the|der|dem|den|la|firmie|zakladzie|firme|our partner))?[ ]?:?[ \\n\\t](?=\\p{L})`;
});
/** Of these words for making who does it is where it is done; who makes a product may have that done elsewhere. */
export const SEWN_BY =
  /^(?:cut and )?(?:sewn|stitched|genaht|zusammengenaht|konfektioniert|cous|confectionn|cucit|confezionat|cosid|confeccionad|confecionad|costurad|genaaid|geconfectioneerd|gestikt|uszyt|szyt|odszyt|skonfekcjonowan|sydd|sytt|sys|syet|syes|usit|sit|sasiven|siven|sesit|ommel|ommeld|pasiut|siut|sut|uzsut|sasut|cusut|confectionat|ушит|пошит|зшит|сашивен|шивен)/u;
const IS_MADE_ES = "cose,fabrica,confecciona,produce,elabora,ensambla,monta,manufactura";
/** "Se sigue confeccionando en Marruecos". */
const BEING_MADE_ES = "cosiendo,fabricando,confeccionando,produciendo,elaborando,ensamblando";
const IS_MADE_PT = "cose,fabrica,confeciona,produz,produze,monta";
const WE_MAKE_ROMANCE =
  "fabriquons,confectionnons,produisons,cousons,assemblons,tricotons,produciamo,fabbrichiamo,confezioniamo,cuciamo,realizziamo,fabricamos,confeccionamos,cosemos,producimos,elaboramos,ensamblamos,produzimos,confecionamos,costuramos";
/** "Nous faisons coudre nos vestes au Portugal": who writes has it made. */
const HAVE_MADE =
  "faisons fabriquer,faisons confectionner,faisons coudre,faisons tricoter,faisons produire,faisons assembler,fait fabriquer,fait confectionner,fait coudre,facciamo produrre,facciamo cucire,facciamo confezionare,facciamo realizzare,hacemos fabricar,hacemos coser,hacemos confeccionar,mandamos coser,mandamos confeccionar,mandamos fabricar,mandamos fazer,mandamos produzir,mandamos confecionar";
const WE_MAKE =
  "make,sew,produce,manufacture,assemble,nahen,fertigen,produzieren,konfektionieren,syr,syer,laver,lager,produserer,tillverkar,producerer,fremstiller,producerar,maken,naaien,produceren";
/** What is said to be in a country is not always made there, but where nothing else stands beside it. */
const MAKING_WORDS =
  "cut,garment assembly,garment sewing,garment stitching,garment manufacture,garment construction,product assembly,product manufacture,confezionamento,somnaden,tillverkningen,produktionen,konfektionen,syningen,fremstillingen,produksjonen,sommen,шиенето,производството,fabrication,confection,production,assemblage,couture,faconnage,fabricacion,confeccion,produccion,ensamblaje,costura,cosido,produzione,confezione,fabbricazione,cucitura,assemblaggio,fabrico,fabricacao,confecao,confeccao,producao,costura,montagem,produktion,fertigung,herstellung,konfektion,konfektionierung,konfektionieren,naherei,nahen,montage,endmontage,productie,vervaardiging,confectie,naaien,assemblage,produkcja,wykonanie,szycie,konfekcja,konfekcjonowanie,montaz,uretim,dikim,konfeksiyon,montaj,tillverkning,somnad,konfektion,syning,fremstilling,produksjon,som,valmistus,ompelu,kokoonpano,valmistamine,omblemine,vyroba,siti,sitie,montaz,gyartas,varras,osszeszereles,fabricatie,confectie,cusut,asamblare,proizvodnja,sivanje,izdelava,gamyba,siuvimas,razosana,susana,производство,шиене,конфекция,κατασκευη,παραγωγη,ραφη,montaje final,ensamblaje final,ensamblado,montaggio finale,assemblaggio finale,assemblage final,montage final,montagem final,eindassemblage,eindmontage,montaz koncowy,ostateczny montaz,konecna montaz,finalna montaz,zaverecna montaz,kompletace,vegso osszeszereles,vegosszeszereles,asamblare finala,asamblarea finala,montaj final,montajul final,zavrsna montaza,zavrsno sastavljanje,koncna montaza,koncno sestavljanje,loppukokoonpano,loppkoost,loplik kokkupanek,kokkupanek,galutinis surinkimas,surinkimas,gala montaza,gala salikana,salikana,крайно сглобяване,окончателно сглобяване,краен монтаж,сглобяване,остаточне складання,кінцеве складання,складання,завршна монтажа,склапање,τελικη συναρμολογηση,συναρμολογηση,son montaj,slutmontering,sluttmontering,slutmontage,slutsamling,endelig montering,sastavljanje,sestavljanje,montaza,kasaus,naaiwerk,stikwerk,naharbeit,schneiderei,systue,making,making-up,making up,make-up,garment making,garment making-up,garment manufacturing,garment production,sewing,cut & sew,cut and sew,cut/sew,cut-make-trim,cut make trim,cmt,cmt (sewing),stitching,assembly,final assembly,manufacture,manufacturing,виробництво,пошиття,виготовлення,производња,шивење,израда,lohnkonfektion,lohnfertigung,sewing factory,garment factory,szwalnia,confectionare,coasere,cusatorie,siuvykla,sutuve,varroda,sivalnica,sivaona,sicka dilna,omblus,шивачница,шев,ραφειο,dikimhane,koostamine,pasuvimas,apgerbu gamyba,fuail,deanamh,ħjata,hjata,manifattura";
/** A word for making, wherever it stands. */
export const SPOKEN_OF_MAKING = worded("u", ({ either }) => {
  const verbs = [...MAKINGS, ...INFLECTING, ...WE_MAKE_INFLECTING].map(
    ([stems, ends]): Branch => [stems, (words) => `${words}${ends}`],
  );
  const ours = [WE_MAKE, WE_MAKE_ROMANCE].map((list): Branch => [list, (words) => words]);
  return `${WORD_BEGINS}${either(...verbs, ...ours, [MAKING_WORDS, (words) => words])}(?!\\p{L})`;
});
/** Cutting goes with sewing. */
const CUTTING =
  "(?:(?:cutting|cut|zuschnitt|zuschneiden|coupe|taglio|corte|snijden|krojenie|kroj|kesim|tillskarning|tilskæring|tilskjæring|leikkuu|strih|strihani|strihanie|szabas|croit|croire|krojenje|juurdeloikus|kirpimas|piegriesana|кроене|κοπη)(?: ?[/&+,] ?| (?:and|und|et|e|y|en|i|ve|och|og|ja|a|si|ir|un|in|и|και) ))?";
/** What is sewn before the product is. */
export const PART =
  "(?:uppers?|schaft\\p{L}*|tiges?|tomai[ae]|cortes?|gaspeas?|schacht\\p{L}*|cholew\\p{L}*)(?!\\p{L})";
const TRIM = "(?:, make,? ?(?:(?:and|&) )?trim(?:ming)?)?";
/** "Tricotage / teinture / confection", "weaving and sewing": steps that a label names before. */
const STEPS_BEFORE =
  "(?:(?:\\p{L}{4,20}(?: ?[/,+&] ?)){1,3}|\\p{L}{4,20}(?:, \\p{L}{4,20})?,? (?:and|und|et|e|y|en|og|och|i|a|ja|ve|si) )?";
/** "Sewing, ironing, packing": steps that a cell names after making. */
const STEPS_BEHIND = `(?:, \\p{L}{4,20}){0,3}(?:,? (?:&|${AND}) \\p{L}{4,20})?`;
/** What is made, behind the word for making: "Montage des fertigen Schuhs". */
const OF_GOODS = `(?: (?:of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de|на|του|τησ|των|af|av) ?(?:(?:finished|final|fertigen|ganzen|готовата|готовия|готовото|готовите|ετοιμου|fardiga|fardig|færdige|ferdige) )?(?!${PART})\\p{L}+(?: (?:finie?s?|finit[oaie]|terminad[oa]s?|acabad[oa]s?))?)`;
/** The same in languages that put it in the genitive: "montaż obuwia". */
const GOODS_MADE =
  "(?: (?:(?:gotow|hotov|gotov|готов)\\p{L}{1,4} )?(?:obuwia|butow|mebl[ai]|odziezy|produktu|wyrobu|urzadzenia|obuvi|bot|topanok|nabytku|kresla|vyrob(?:k)?u|zarizeni|zariadenia|obuce|cipela|obutve|cevljev|namjestaja|pohistva|proizvoda|izdelk[ao]v?|uredaja|naprave|avalynes|batu|baldu|gaminio|prietaiso|apavu|mebelu|izstradajuma|ierices|jalatsi(?:te)?|moobli|toote|seadme|взуття|меблів|виробу|приладу|обуће|намештаја|производа))";
/** "Ραφή και τελική επεξεργασία": what is done last, in the same place. */
const AND_FINISHING = `(?: (?:&|${AND}) (?:final |finale? |end|\\p{L}{4,9} )?(?:finishing|finish|packing|endfertigung|ausrustung|finition|finissage|finitura|rifinitura|rifinizione|acabados?|acabamentos?|afwerking|wykonczenie|wykanczanie|dokoncovani|dokonceni|dokoncenie|dokoncovanie|kikeszites|finisare|finisaj|dorada|obrada|obdelava|dodelava|viimistlus|viimeistely|apdaila|apdare|efterbehandling|ferdiggjoring|etterbehandling|bitim|довършване|обработка|опорядження|оздоблення|дорада|επεξεργασια|φινιρισμα|packaging|verpackung|prufung|lackierung|polsterung|emballage|conditionnement|controle|peinture|imballaggio|confezionamento|verniciatura|collaudo|embalaje|envasado|pintura|embalagem|inpakken|verpakken|controle|pakowanie|malowanie|kontrola|baleni|balenie|lakovani|lakovanie|malovani|malovanie|csomagolas|festes|ambalare|ambalarea|vopsire|vopsirea|pakiranje|bojanje|barvanje|lakiranje|packning|malning|pakning|maling|pakking|pakkaus|maalaus|pakkimine|varvimine|pakavimas|dazymas|iepakosana|krasosana|опаковане|боядисване|пакування|фарбування|паковање|бојење|συσκευασια|βαφη|paketleme|boyama))?`;
export const MAKING = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[·|;] ?|, |\\p{L}{2}\\)?\\. | [/–—-] |${COUNTRY_OF_STEP})(?:\\d{1,2}[.)] ?|tier ?\\d ?[(:–-] ?)?${STEPS_BEFORE}${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: (?:et|und|and|e|y|en|og|och) (?:confection|konfektion|confezione|confeccion|confecao|confectie|montage|assembly|sewing|nahen))?${AND_FINISHING}(?:${OF_GOODS}|${GOODS_MADE})?[ ]?(?:\\([^()\\n\\t]{0,30}\\)[ ]?|(?<=\\([^()\\n]{2,40})\\)[ ]?)?(?::[ ]*[\\t\\n]?|- |(?=[\\t\\n])[\\t\\n])(?:100 ?% )?`,
);
export const MAKING_LISTED = inList("", MAKING_WORDS);
/** "Die Produktion erfolgt in unserem Partnerbetrieb in Plovdiv". */
export const MAKING_CARRIED = worded(
  "gu",
  ({ oneOf }) =>
    `${WORD_BEGINS}(?!(?:final )?assembl|(?:end)?mont[ao])(?:${oneOf(MAKING_WORDS)})(?: (?:of|of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?\\p{L}+)?${AND_FURTHER}[ \\n](?:${TAKES_PLACE})(?:${BETWEEN}|[ \\n])(?:${WHERE})[ \\n]`,
);
/** "Confeção em Portugal", "Konfektion in | Rumänien": the word for making at the begin of a clause, right before its place. */
export const MAKING_BEGUN = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[.;:,][ \\n]|(?<!\\p{L})(?:${AND})[ ])${CUTTING}(?:${oneOf(MAKING_BEGINS)})[ \\n](?:${WHERE})[ \\n\\t]`,
);
/** Those of the words that are said of nothing but goods. */
const MAKING_BEGINS =
  "confection,confeccion,confezione,confecao,confeccao,konfektion,konfektionierung,naherei,sewing,garment making,cut and sew,cmt,szycie,konfekcja,siti,sitie,sivanje,varras,confectie,confectionare,cusut,ompelu,omblemine,siuvimas,susana,somnad,syning,dikim,шиене,пошиття,шивење,ραφη,fabrication,fabricacion,fabrico,fertigung,produktion,endmontage,endfertigung,final assembly,assembly,assemblaggio,ensamblaje,ensamblado,kokoonpano,сглобяване,складання,συναρμολογηση,surinkimas,osszeszereles,asamblare,sestavljanje,sastavljanje,kokkupanek,assemblage final,montage final,assemblaggio finale,montaggio finale,montaje final,ensamblaje final,montagem final,eindassemblage,eindmontage,montaz koncowy,slutmontering,loppukokoonpano,konecna montaz,finalna montaz,vegso osszeszereles,asamblare finala,zavrsna montaza,koncna montaza,loppkoost,galutinis surinkimas,gala montaza,крайно сглобяване,краен монтаж,остаточне складання,завршна монтажа,τελικη συναρμολογηση,son montaj";
/** A row of a table of steps whose first cell is that of making, with a company before the country. */
export const MAKING_ROW = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|\\n)(?:\\d{1,2}\\t)?${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: \\([^\\n\\t]{1,30}\\))?\\t(?<cells>[^\\n]*)`,
);
export const MAKING_CELL = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=\\t)${STEPS_BEFORE}${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}${STEPS_BEHIND}(?: \\([^\\n\\t]{1,30}\\))?(?=[\\t\\n]|$)`,
);
