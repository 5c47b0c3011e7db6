/** The country of making, and those of the steps before, where a document names them in so many words. */
import { countryAtStart, countryOfPeople } from "../country-names.ts";
import type { Passage } from "../reading/passage.ts";
import { EXAMPLES } from "./composition/no-product-kinds.ts";
import { fibresIn } from "./fibres.ts";
import type { Found, Text } from "./found.ts";
import { KIND_WORDS } from "./kinds.ts";
import { labelled } from "./labels.ts";
import { cellsOf } from "./places.ts";
import { type Branch, matches, type Worded, worded } from "./worded.ts";

/** Words for making, the ends they take, and what may stand before a country in the same language. */
type Making = readonly [stems: string, ends: string, where?: string];

const MAKINGS: readonly Making[] = [
  [
    "made,handmade,hand made,manufactured,mfg,mfd,produced,prod.,sewn,stitched,made up,made-up,tailored,crafted,handcrafted,assembled,knotted,hand-knotted,hand knotted",
    "\\.?",
    "in",
  ],
  [
    "gefertigt,handgefertigt,angefertigt,hergestellt,produziert,erzeugt,geknupft,handgeknupft,genaht,konfektioniert,montiert,zusammengebaut",
    "",
    "in",
  ],
  ["gemaakt,vervaardigd,geproduceerd,geconfectioneerd,genaaid,geassembleerd", "", "in|te"],
  ["tillverka,producera,montera", "(?:d|t|de|da|s)", "i"],
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
  ["fabricat,produs,confectionat,cusut,realizat,asamblat", "[ae]?", "in"],
  ["deanta,magħmul,maghmul,manifatturat,prodott", "", "in|sa|f'|fi?\\p{L}-"],
  ["originating,originate,originates", "", "in"],
  ["originaire", "s?", "de|du|des|d'"],
  ["originari", "(?:[oae]|as|os)?", "d[eiao]|dos|das|del|della|dell'|dall'|dagli|dalla|dal|din"],
  ["van oorsprong", "", "uit"],
  ["ursprungserzeugnisse,ursprungswaren,ursprungsware", "", "der|von|aus"],
  ["product of,producto de,mensei,uretim yeri,valmistusmaa", ""],
];
/** The same in languages whose names of countries take other ends then. */
const INFLECTING: readonly Making[] = [
  ["wyprodukowan,uszyt,szyt,wykonan,wytworzon,skonfekcjonowan,zmontowan", "[oyae]", "w|we|na"],
  ["vyroben,usit,vyraben,zhotoven,sit", "[oeya]?", "v|ve|vo|na"],
  ["vyrabi se,vyraba sa,sije se,sije sa,siji se,se siji,se vyrabi,se vyrabeji,sa vyraba", "", "v|ve|vo|na"],
  ["proizveden,izradjen,izraden,izdelan,sasiven,sesit,sivan,napravljen,narejen", "[oaie]?", "u|v|na"],
  [
    "kasintehty,valmistettu,ommeltu,tuotettu,tehty,koottu,valmistetaan,ommellaan,valmistatud,toodetud,ommeldud,tehtud,koostatud",
    "",
  ],
  ["pagamint,pasiut,siut,razot,sut,izgatavot", "(?:a|as|i|os|s)"],
  ["gyartva,keszult,varrva,eloallitva,gyartottak", ""],
  ["произведен,ушит,шит,изработен,направен,сглобен", "[оаи]?", "в|във"],
  ["виготовлен,вироблен,пошит,зшит,зроблен,зібран", "(?:о|а|е|і|ии)?", "в|у|на"],
  ["произведен,сашивен,шивен,израђен,направљен,склопљен", "[оаие]?", "у|на"],
  [
    "κατασκευαστει,παραχθει,ραφτει,κατασκευαζεται,κατασκευαζονται,κατασκευαστηκε,κατασκευασμενο,παραγεται,παραχθηκε,παρηχθη,ραφτηκε,ραβεται,ραμμενο,φτιαγμενο",
    "",
    "στην|στη|στο|στον|στισ|σε",
  ],
];
/** "Szyjemy w Polsce": who writes makes it. */
const WE_MAKE_INFLECTING: readonly Making[] = [
  ["szyjemy,produkujemy,wytwarzamy", "", "w|we|na"],
  ["sijeme,vyrabime,vyrabame,zhotovujeme", "", "v|ve|vo|na"],
  ["sivamo,proizvodimo,izradujemo,izdelujemo,proizvajamo", "", "u|v|na"],
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
  "(?:[ \\n](?!(?:not|nicht|from|aus|until|bis|von|by|par|por|da|av|af|door)[ \\n])[\\p{L}&]+){1,7},?[ \\n]";
const NOT_MADE =
  "(?<![\\p{L}])(?<!(?<![\\p{L}])(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|ni|nem|не|δεν) (?:\\p{L}{2,6} )?)(?<!(?<![\\p{L}])(?:previously|formerly|fruher|bisher|auparavant|precedemment|in precedenza|precedentemente|anteriormente|previamente|voorheen|poprzednio|wczesniej|tidigare|tidligere|aiemmin|drive|predtym|korabban|anterior|ranije|prej) )";
/** Words between making and its place that change nothing: "fatto a mano in Italia". */
const ENTIRELY =
  "(?:a mano|a la main|a mao|by hand|von hand|interamente|integralmente|integramente|entierement|entirely|recznie|w calosci|rucne|rucno|rocno|на ръка|изцяло|kasityona|kasitsi|rankomis|met de hand|handmatig|for hand|i handen|manualmente|artesanalmente|artigianalmente|manual|integral|main|mano|mao|wylacznie|tylko|vyhradne|iskljucivo|izkljucno|samo|тільки|лише|виключно|само|ainult|tik|kizarolag|nur|ausschließlich|uniquement|exclusivement|esclusivamente|exclusivamente|uitsluitend|udelukkende|uteslutande|exclusively|responsibly|proudly|ethically|vollstandig|volledig)";
/** Before the word for making: what a product is made of comes from elsewhere than the product. */
const OF_PART =
  /(?<!\p{L})(?:fabrics?|cloth|yarns?|uppers?|linings?|(?:out|mid|in)?soles?|zips?|zippers?|buttons?|trims?|packaging|samples?|prototypes?|muster|prototyp|echantillon|campione|muestra|amostra|monster|(?:ober)?stoffe?|garne?|futter|schafte?|(?:lauf|zwischen)?sohlen?|verpackung|tissus?|fils?|tiges?|doublures?|semelles?|emballages?|tessut[oi]|filat[oi]|tomai[ae]|fodera|suol[ae]|imballo|tejidos?|telas?|hilos?|cortes?|forros?|suelas?|tecidos?|fios?|gaspeas?|solas?|stof|garens?|schacht(?:en)?|voering|zool|zolen|tkanin[ay]|przedza|cholewk[ai]|podszewka|podeszw[ay]|kumas|iplik|saya|astar|taban|tyget?|garnet|ovandel\p{L}*|fodret|sulan?|stoffet|overdel\p{L}*|salen|kangas|lanka|paallinen|paalliset|vuori|pohja|latka|prize|svrsek|svrsky|podsivka|podesev)(?: (?:is|are|was|were|ist|sind|wird|wurde|est|sont|e|sono|es|son|sao|is|zijn|jest|sa|ar|er|on|je|jsou))? $/u;
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
  return worded("gu", ({ either }) => `${NOT_MADE}${either(...each)}`);
});
/** What stands before a country, in any language. */
const WHERE =
  "in|im|te|i|en|em|au|aux|a|na|no|nos|w|we|v|ve|vo|u|nel|nella|nelle|nei|negli|al|als|в|във|у|στην|στη|στο|στον|στισ|σε";
/** German and Dutch put the verb last: "in Portugal genäht". */
const IN_MADE =
  /(?<![\p{L}])(?<!(?:nicht|niet|fruher|bisher|voorheen) (?:mehr |meer )?)in (?:der |den |het )?(?<name>[\p{L}][\p{L} -]{2,30}?(?: ?[(/] ?\p{L}[\p{L} -]{2,30}\)?)?) (?:hergestellt|gefertigt|genaht|produziert|konfektioniert|gestrickt|erzeugt|geknupft|gemaakt|vervaardigd|geproduceerd|genaaid|geconfectioneerd|(?:nahen|fertigen|herstellen|produzieren|konfektionieren|stricken)(?! wir)|(?:laten )(?:maken|naaien|produceren|vervaardigen))(?![\p{L}])/gu;
/** So do steps, also two of them: "in Biella (Italien) gesponnen". */
const IN_DONE = [
  ["country_spinning", "gesponnen|versponnen"],
  ["country_weaving", "gewebt|gewirkt|geweven|gebreid"],
  ["country_dyeing", "gefarbt|veredelt|geverfd"],
].map(
  ([field = "", verbs]) =>
    [
      field,
      new RegExp(
        `(?<![\\p{L}])(?<!(?:nicht|niet) )in (?:der |den |het )?(?<name>\\p{L}[\\p{L} -]{2,30}?(?: ?[(/] ?\\p{L}[\\p{L} -]{2,30}\\)?)?)(?: ge\\p{L}+ (?:und|en))? (?:${verbs})(?![\\p{L}])`,
        "gu",
      ),
    ] as const,
);
/** Others do, after a name with another end: "Magyarországon készült", "Türkiye'de üretilmiştir". */
const PLACE_MADE =
  /(?<![\p{L}])(?<name>\p{L}[\p{L}'-]{3,30}) (?:menseli\p{L}*|szarmaz(?:ik|nak)|keszult(?:ek)?|keszul(?:nek)?|gyart(?:ott|ottak|va|jak)|varr(?:t|va|ott|tak|jak)|keszitettek|eloallit(?:ott|va)|uretil\p{L}+|dikil\p{L}+|imal edil\p{L}+|yapil\p{L}+|valmistettu|ommeltu|valmistatud|toodetud|ommeldud|pagamint\p{L}+|pasiut\p{L}+|razot[sai]|sut[sai])(?![\p{L}])/gu;
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
  return `${NOT_MADE}${made}(?:[ \\n](?!(?:not|nicht|from|aus|by|von|par|por|av|af|door)[ \\n])[\\p{L}'-]+){1,6}[ \\n]\\(`;
});
const IS_MADE_ES = "cose,fabrica,confecciona,produce,elabora,ensambla,monta,manufactura";
const IS_MADE_PT = "cose,fabrica,confeciona,produz,produze,monta";
const WE_MAKE_ROMANCE =
  "fabriquons,confectionnons,produisons,cousons,assemblons,tricotons,produciamo,fabbrichiamo,confezioniamo,cuciamo,realizziamo,fabricamos,confeccionamos,cosemos,producimos,elaboramos,ensamblamos,produzimos,confecionamos,costuramos";
const WE_MAKE =
  "make,sew,produce,manufacture,assemble,nahen,fertigen,produzieren,konfektionieren,syr,tillverkar,producerer,fremstiller,producerar,maken,naaien,produceren";
/** What is said to be in a country is not always made there, but where nothing else stands beside it. */
const MAKING_WORDS =
  "cut,fabrication,confection,production,assemblage,couture,faconnage,fabricacion,confeccion,produccion,ensamblaje,costura,cosido,produzione,confezione,fabbricazione,cucitura,assemblaggio,fabrico,fabricacao,confecao,confeccao,producao,costura,montagem,produktion,fertigung,herstellung,konfektion,konfektionierung,naherei,nahen,montage,endmontage,productie,vervaardiging,confectie,naaien,assemblage,produkcja,wykonanie,szycie,konfekcja,konfekcjonowanie,montaz,uretim,dikim,konfeksiyon,montaj,tillverkning,somnad,konfektion,syning,fremstilling,produksjon,som,valmistus,ompelu,kokoonpano,valmistamine,omblemine,vyroba,siti,sitie,montaz,gyartas,varras,osszeszereles,fabricatie,confectie,cusut,asamblare,proizvodnja,sivanje,izdelava,gamyba,siuvimas,razosana,susana,производство,шиене,конфекция,κατασκευη,παραγωγη,ραφη,making,making-up,make-up,garment making,garment making-up,garment manufacturing,garment production,sewing,cut & sew,cut and sew,cut/sew,cut-make-trim,cut make trim,cmt,cmt (sewing),stitching,assembly,final assembly,manufacture,manufacturing,виробництво,пошиття,виготовлення,производња,шивење,израда";
/** Cutting goes with sewing. */
const CUTTING =
  "(?:(?:cutting|cut|zuschnitt|zuschneiden|coupe|taglio|corte|snijden|krojenie|kroj|kesim|tillskarning|tilskæring|tilskjæring|leikkuu|strih|strihani|strihanie|szabas|croit|croire|krojenje|juurdeloikus|kirpimas|piegriesana|кроене|κοπη)(?: ?[/&+,] ?| (?:and|und|et|e|y|en|i|ve|och|og|ja|a|si|ir|un|in|и|και) ))?";
/** What is sewn before the product is. */
const PART =
  "(?:uppers?|schaft\\p{L}*|tiges?|tomai[ae]|cortes?|gaspeas?|schacht\\p{L}*|cholew\\p{L}*)(?!\\p{L})";
const TRIM = "(?:, make,? ?(?:(?:and|&) )?trim(?:ming)?)?";
const MAKING = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|[·|;] ?)(?:\\d{1,2}[.)] ?)?${CUTTING}(?:${oneOf(MAKING_WORDS)})${TRIM}(?: (?:et|und|and|e|y|en|og|och) (?:confection|konfektion|confezione|confeccion|confecao|confectie|montage|assembly|sewing|nahen))?(?: (?:of the|des|der|du|de la|de l'|del|della|dell'|do|da|van het|van de) ?(?!${PART})\\p{L}+)?[ ]?(?:\\([^()\\n\\t]{0,30}\\)[ ]?)?(?::[ ]*[\\t\\n]?|- |(?=[\\t\\n])[\\t\\n])(?:100 ?% )?`,
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
  done: Worded;
  /** In languages whose names of countries take an end and need no word before them. */
  placed: Worded;
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
  "[ ](?:eredete|szarmazasa|szarmazasi helye|szarmazasi orszaga|paritolu(?:maa|riik)?|alkupera|alkuperamaa|mensei|izcelsme|izcelsmes valsts|kilme|kilmes salis)";

const STEPS: Record<string, Step> = {
  country_fibre: step(
    "wool from,merino wool from,cotton from,organic cotton from,flax from,linen from,silk from,down from,cashmere from,alpaca from,mohair from,fibres from,fibers from,raw material from,raw material,raw materials,wolle aus,merinowolle aus,schurwolle aus,baumwolle aus,bio-baumwolle aus,flachs aus,leinen aus,fasern aus,rohstoff aus,laine de,laine d',coton de,coton d',coton du,lin de,lin d',lana da,lana dalla,cotone da,lino da,lana de,algodon de,lino de,la de,algodao de,algodao da,linho de,wol uit,merinowol uit,katoen uit,vlas uit,welna z,bawelna z,len z,ull fran,merinoull fran,bomull fran,lin fran,uld fra,merinould fra,bomuld fra,ull fra,bomull fra,vlna z,bavlna z,yun mensei,villan alkuperamaa,fibre,fibres,fiber,fibers,fibre origin,fiber origin,origin of fibre,origin of fibres,origin of the fibre,origin of the fibres,origin of fiber,fibre production,cotton,raw cotton,cotton origin,origin of cotton,origin of the cotton,cotton growing,cotton cultivation,cotton farming,growing of cotton,wool,ull,wolle,merinowolle,schurwolle,laine,cashmere,kaschmir,cachemire,alpaca,alpaka,flax,flachs,linen,silk,seide,soie,vlas,wol,welna,uld,villa,vlna,lana,lino,cashmere origin,alpaca origin,silk origin,flax fibre,wool origin,origin of wool,origin of the wool,flax origin,origin of flax,origin of the flax,flax growing,raw material origin,origin of raw material,origin of raw materials,origin of the raw material,origin of the raw materials,faser,fasern,faserherkunft,herkunft der faser,herkunft der fasern,herkunft faser,rohstoff,rohstoffe,rohstoffherkunft,herkunft der rohstoffe,herkunft des rohstoffs,herkunft des rohstoffes,rohstoffursprung,herkunft der baumwolle,herkunft der wolle,herkunft des flachses,baumwollanbau,faseranbau,anbau,anbau der faser,anbau der baumwolle,flachsanbau,fibre textile,origine fibre,origine fibres,origine de la fibre,origine des fibres,origine du coton,origine du lin,origine de la laine,culture du coton,culture du lin,culture de la fibre,matiere premiere,origine matiere premiere,origine de la matiere premiere,origine des matieres premieres,fibra,fibre tessili,origine fibra,origine fibre,origine della fibra,origine delle fibre,origine del cotone,origine della lana,origine del lino,coltivazione,coltivazione del cotone,coltivazione cotone,coltivazione del lino,materia prima,origine materia prima,origine della materia prima,fibras,origen fibra,origen de la fibra,origen de las fibras,origen del algodon,origen de la lana,origen del lino,cultivo,cultivo del algodon,cultivo de algodon,origen de la materia prima,origem fibra,origem da fibra,origem das fibras,origem do algodao,origem da la,origem do linho,cultivo do algodao,origem da materia-prima,vezel,vezels,herkomst vezel,herkomst vezels,herkomst van de vezel,herkomst van de vezels,herkomst katoen,herkomst van het katoen,herkomst wol,herkomst van de wol,katoenteelt,teelt,grondstof,herkomst grondstof,herkomst grondstoffen,herkomst van de grondstof,herkomst van de grondstoffen,wlokno,wlokna,pochodzenie wlokna,pochodzenie wlokien,pochodzenie bawelny,pochodzenie welny,pochodzenie lnu,uprawa,uprawa bawelny,pochodzenie surowca,pochodzenie surowcow,elyaf,elyaf mensei,lif mensei,pamuk,pamuk mensei,pamuk uretimi,hammadde mensei,fiber,fibrer,fiberursprung,fibrernas ursprung,bomullens ursprung,ullens ursprung,bomullsodling,odling,fiberoprindelse,fibrenes oprindelse,bomuldens oprindelse,uldens oprindelse,bomuldsdyrkning,dyrkning,fiberopprinnelse,bomullens opprinnelse,ullens opprinnelse,kuitu,kuidut,kuidun alkupera,kuitujen alkupera,puuvillan alkupera,villan alkupera,puuvillan viljely,viljely,vlakno,vlakna,puvod vlakna,puvod vlaken,puvod bavlny,puvod vlny,pestovani bavlny,povod vlakna,povod bavlny,rost,rostok,a rost szarmazasa,rostszarmazas,pamut szarmazasa,gyapotttermesztes,fibra textila,originea fibrei,originea fibrelor,originea bumbacului,originea lanii,porijeklo vlakana,porijeklo pamuka,poreklo vlaken,poreklo bombaza,kiud,kiu paritolu,puuvilla paritolu,pluostas,pluosto kilme,medvilnes kilme,skiedra,skiedras izcelsme,kokvilnas izcelsme,влакно,влакна,произход на влакната,произход на памука,ινεσ,προελευση ινων,προελευση βαμβακιου,волокно,походження волокна,походження бавовни,походження вовни,порекло влакна,порекло памука",
    "grown,cultivated,harvested,farmed,angebaut,geerntet,gewachsen,cultivee?s?,recoltee?s?,coltivat[oaie],raccolt[oaie],cultivad[oa]s?,cosechad[oa]s?,colhid[oa]s?,geteeld,verbouwd,geoogst,uprawian,uprawion,pestovan,vypestovan,dopestovan,odlad,odlat,odlas,dyrket,dyrkes,gojen,pridelan,uzgojen,uzgajan,cultivat,отглеждан,отгледан,καλλιεργ,καλλιεργημεν,καλλιεργουντ,вирощен,узгајан",
    "viljelty,kasvatettu,kasvatatud,auginam,uzaugint,audzet,termesztett,yetistiril",
  ),
  country_spinning: step(
    "longa,verspinnung,langan kehruu,toarcere,νηματουργια,iplik uretimi,iplik egirme,spinning,yarn spinning,spinning mill,spinner,yarn,yarn origin,origin of yarn,spinning mill,spinnerei,spinnen,garn,garnherkunft,garnherstellung,filature,filage,fil,filatura,filato,hilatura,hilado,hilo,fiacao,fio,spinnerij,garen,przedzenie,przedza,przedzalnia,predeni,prize,pradenie,priadza,fonas,fonal,fonoda,filare,fire,predenje,preja,predivo,spinneri,spinding,kehruu,lanka,langan alkupera,ketramine,long,verpimas,verpalai,verpsana,dzija,предене,прежда,νηματοποιηση,κλωση,νημα,iplik,egirme,filat,прядіння,пряжа,предење,предиво",
    "spun,gesponnen,przedzon,uprzedzion,filee?s?,filat[oaie],hilad[oa]s?,fiad[oa]s?,przedzion,upreden,spraden,predeno,ispreden,spreden,spunnet,spunnen,spunnits,spindes,spundet,изпреден,νηματοποιηθηκ,κλωστηκ,спряден,испреден",
    "kehrat,kedrat,verpt,suverpt,fontak",
  ),
  country_weaving: step(
    "kanga,kankaan,flachenherstellung,gewebeherstellung,υφαντουργια,tisaje,tessimento,vaveri,stickeri,kumas uretimi,smacchinatura,tessitura maglia,tessitura a maglia,flachstricken,flachstrickerei,rundstricken,tejeduria de punto,tejido de punto,tricotado,knitting of panels,panel knitting,knitting (panels),weaving,knitting,weaving/knitting,weaving mill,knitting mill,fabric mill,weaver,knitter,fabric,fabric origin,fabric production,weberei,weben,strickerei,stricken,wirkerei,stoff,stoffherstellung,tissage,tricotage,tissu,tessitura,maglieria,tessuto,tejeduria,tela,tejido,tecelagem,tricotagem,tecido,weven,weverij,breien,breierij,stof,tkanie,dzianie,tkactwo,dziewiarstwo,tkanina,tkani,pleteni,uplet,latka,pletenie,szoves,kotes,tesere,tricotare,tkanje,pletenje,vavning,stickning,tyg,vævning,strikning,veving,strikking,kudonta,neulonta,kangas,kankaan alkupera,kudumine,audimas,mezgimas,ausana,adisana,тъкане,плетене,υφανση,πλεξη,πλεξιμο,dokuma,orme,orgu,kumas,teixit,ткацтво,ткання,в'язання,ткање,плетење",
    "woven,knit,knitted,gewebt,gestrickt,gewirkt,tisse,tricote,tessut,tejid,tecid,tricotad,geweven,gebreid,tkan,utkan,stkan,dzian,pleten,upleten,tesut,tricotat,vavd,stickad,stickat,vavt,vavts,vævet,væves,væver,strikket,strikkes,vevd,изтъкан,изплетен,плетен,υφανθηκ,πλεχτηκ,teixi,виткан,зіткан,в'язан,изаткан,исплетен",
    "kudott,neulot,kootud,kudumi,aust,isaust,megzt,numegzt,mezgt,adit,szott,kotott",
  ),
  country_dyeing: step(
    "tenido,tintado,szinezes,nobilitazione,farbiarnia,fargeri,farveri,teinturerie,boya-apre,boya apre,barvirna,farbiaren,barvirny,dyeing,yarn dye,piece dye,dyer,finishing,printing,dyeing and finishing,dyeing/finishing,dyeing and printing,dye house,dyehouse,farberei,farben,farbung,ausrustung,veredlung,teinture,ennoblissement,teinture et ennoblissement,tintura,tintoria,finissaggio,tinte,tintoreria,acabado,tinturaria,tingimento,acabamento,verven,ververij,farbowanie,barwienie,wykonczenie,barveni,farbenie,festes,vopsire,vopsitorie,bojenje,bojanje,barvanje,fargning,farvning,farging,varjays,varvimine,dazymas,krasosana,боядисване,багрене,βαφη,βαφειο,boya,boyama,boyahane,tenyit,фарбування,бојење",
    "dyed,gefarbt,teint,tint[oaie],tenid,tingid,geverfd,farbowan,barwion,barven,obarven,farben,vopsit,bojen,obojen,bojan,obojan,barvan,pobarvan,fargad,fargat,farvet,farves,farget,боядисан,багрен,βαφηκ,βαφτηκ,βαμμεν,пофарбован,фарбован,обојен",
    "varjatt,varvit,dazyt,nudazyt,krasot,festett",
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
    done: worded(
      "gu",
      ({ oneOf }) =>
        `${NOT_MADE}(?:${oneOf(done)})\\p{L}{0,4}(?:,?[ \\n](?!(?:from|aus|by|von|par|por|da|not)[ \\n])[\\p{L}-]+| ?[/&+] ?\\p{L}+){0,5}?,?[ \\n](?:${WHERE})(?!\\p{L})${NOTE}(?: ?:)?[ \\t\\n]`,
    ),
    placed: worded("gu", ({ oneOf }) => `${NOT_MADE}(?:${oneOf(placed)})\\p{L}{0,4}(?:(?: ?[:–-])? |\\t)`),
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
  return passages.flatMap((passage) => [
    ...(fields.has("country_making") ? [...phrased(passage), ...called(passage), ...ofWorks(passage)] : []),
    ...IN_DONE.flatMap(([field, pattern]) => before(passage, field, pattern)),
    ...fibresFrom(passage),
    ...comingFrom(passage).map((found) => (found.field === "country_fibre" ? withMore(found) : found)),
    ...Object.entries(STEPS)
      .filter(([field]) => fields.has(field))
      .flatMap(([field, { called, row, done, placed, carried, begun, asked }]) =>
        [
          ...inRow(passage, field, row),
          ...after(passage, field, called, 0.9),
          ...after(passage, field, asked, 0.88),
          ...(field === "country_fibre" ? byFibres(passage, called) : []),
          ...(field === "country_dyeing" ? after(passage, field, FINISHED, 0.78) : []),
          ...after(passage, field, done, 0.88, true),
          ...after(passage, field, placed, 0.88, true),
          ...after(passage, field, carried, 0.85),
          ...after(passage, field, begun, 0.82),
        ].map((found) => (fields.get(field)?.type === "countries" ? withMore(found) : found)),
      ),
  ]);
}

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

function phrased(passage: Passage): Found[] {
  const placed = [...passage.folded.matchAll(PLACE_MADE)].flatMap((match): Found[] => {
    const name = passage.text.slice(match.index, match.index + (match.groups?.name?.length ?? 0));
    const country = countryAtStart(name.replace(/['’]\p{Ll}{1,3}$/u, ""));
    const end = match.index + match[0].length;
    if (!country || !isClaimed(passage, match.index, end)) return [];
    const found = { field: "country_making", value: country.code, passage, start: match.index, end };
    return [{ ...found, confidence: country.sure ? 0.92 : 0.85 }];
  });
  return [
    ...after(passage, "country_making", MADE_IN, 0.96),
    ...after(passage, "country_making", MADE_IN_INFLECTED, 0.96, true),
    ...after(passage, "country_making", MADE_FAR, 0.85),
    ...MADE_FAR_INFLECTED.flatMap((far) => after(passage, "country_making", far, 0.85, true)),
    ...after(passage, "country_making", MADE_AT, 0.85),
    ...after(passage, "country_making", MAKING, 0.9),
    ...after(passage, "country_making", MAKING_CARRIED, 0.85),
    ...after(passage, "country_making", ORIGIN_IS, 0.92),
    ...inRow(passage, "country_making", MAKING_ROW),
    ...before(passage, "country_making", IN_MADE),
    ...placed,
    ...byPeople(passage),
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
    const before = Math.max(index - PART_LENGTH, 0);
    // "O tecido é feito" is of the cloth, "tecido e confecionado" of the product.
    const isOfPart =
      OF_PART.test(passage.folded.slice(before, index)) && !/ [eE] $/.test(passage.text.slice(before, index));
    if (field === "country_making" && isOfPart) return [];
    if (FROM.test(words) && OF_FIBRE.test(clauseBefore(passage, index))) return [];
    // In rows, what stands below a label belongs to another one.
    if (passage.order === "rows" && /[^:\s]\s*\n$/.test(words)) return [];
    const country =
      countryIn(passage, start) ??
      countryOfTownInLine(passage, start) ??
      (inflects ? countryFurtherOn(passage, start) : undefined);
    if (!country || (!country.sure && !inflects)) return [];
    if (!isClaimed(passage, index, country.end)) return [];
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

/** What turns a sentence about a place around, behind it: no place that is excluded, and no question. */
const NOT_CLAIMED =
  /^[^.;:\n\t]{0,60}(?:\?|(?<!\p{L})(?:not (?:be )?(?:accept|allow|permit|possible)|prohibit|forbidden|excluded|banned|nicht (?:zulassig|erlaubt|akzeptiert|gestattet)|ausgeschlossen|verboten|interdit|exclu(?:s|es)?(?!\p{L})|refuse|non (?:e |sono )?(?:ammess|accettat|consentit)|vietat|no (?:se )?(?:admit|acept|permit)|prohibid|proibid|nao (?:e |sao )?(?:aceit|permitid)|niet (?:toegestaan|geaccepteerd)|niedozwolon|zabronion|(?:inte|ej) (?:tillat|accepter|godkan)|forbjud|ikke (?:tillad|tillat|accepter|godken|godkj)|forbud|kielletty|ei (?:sallit|hyvaksyt)|zakazan|nepovolen|nedovolen|tilos|nem (?:engedely|elfogad)|interzis|zabranjen|prepovedan|keelatud|draudziam|aizliegt|yasak|забранен|απαγορευ))/u;
/** Before it: an example, or a condition. */
const NOT_OF_PRODUCT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${EXAMPLES})(?!\p{L})[^;\n\t]*|(?:if|unless|falls|sofern|wenn|indien|jesli|jezeli|hvis|pokud|daca|amennyiben|qualora)[ \n][^.,;:\n\t]*|(?:cannot|can not|can['’]t|unable to|not guarantee|(?:kann|konnen) nicht|ne pouvons pas|ne garanti\p{L}*|non possiamo|no podemos|nao podemos|kunnen niet|nie mozemy|kan inte|kan ikke|emme voi|nemuzeme|nemozeme)[ \n][^.;:\n\t]*)$`,
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
function countryFurtherOn(passage: Passage, start: number) {
  const words = FURTHER_ON.exec(passage.folded.slice(start, start + NAME_LENGTH))?.[0].length;
  const country = words === undefined ? undefined : countryIn(passage, start + words);
  return country?.sure ? country : undefined;
}
const FURTHER_ON = new RegExp(`^(?:\\p{L}+[ \\n]){1,2}?(?:${WHERE})[ \\n]`, "u");

/** Where goods are from, as papers of customs have it, may be said of their fibres too. */
const FROM = /^(?:originair|originari|originat|van oorsprong)/u;

/** What stands before a place in its clause, shortly before it. */
function clauseBefore({ folded }: Passage, at: number): string {
  return /[^.,;:\n\t]*$/u.exec(folded.slice(Math.max(at - PART_LENGTH, 0), at))?.[0] ?? "";
}

/** "Die Ware stammt aus", "pochodzi z", "proviene da". */
const COMES_FROM =
  /(?<!\p{L})(?:(?:comes?|came|originates?|sourced|stemm?s?) from|(?:stamm(?:t|en)|komm(?:t|en)) aus|(?:provien(?:t|nent)|vien(?:t|nent)) (?:de la|de l'|du|des|de|d'|d’)|proven(?:ant|iente?) (?:de|da)|(?:provien[ei]|proveng?ono|provengono|arriva|arrivano) d(?:a|al|alla|all'|agli|ai|alle)|(?:provienen?|proceden?|vienen?) del?|(?:pro)?vem d[aeo]s?|provem d[aeo]s?|(?:kom(?:t|en)|afkomstig(?: is| zijn)?) uit|kommer (?:fran|fra)|(?:harstammar|stammer) (?:fran|fra)|pochodz[ia] ze?|pochaz(?:i|eji) ze?|pochadza(?:ju)? zo?|(?:potjec[eu]|poticu|potice|dolaz[ei]) iz|(?:izvira|prihaja)(?:jo)? iz|provin[e]? din|on peraisin|on parit|произхожда(?:т)? от|προερχ(?:εται|ονται) απο(?: την| τη| το)?)[ \n]/gu;
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
  /(?<!\p{L})(?:linen|leinen|lin|lino|linho|lan|silk|seide|soie|seta|seda|silke|alpac?ka|alpaca|alpaga|cashmere|kaschmir|cachemire|kaszmir|mohair|down|daunen|hemp|hanf|chanvre|canapa|canamo|konopi[ae]?|flachs|vlas)(?!\p{L})|(?<!\p{L})a la $/u;

/** "Merinowolle aus Australien", as a statement of its own or among the shares of a composition. */
const FIBRE_FROM =
  /(?<=^|[\n\t,;:(%] ?|(?:organic|bio|virgin|pure|100) )(?:\p{L}+ )?(?:(?:wool|merino|lambswool|cotton|flax|linen|silk|alpaca|cashmere|mohair|down|hemp)(?: fib(?:re|er)s?)? from|(?:\p{L}*wolle|flachs|leinen|seide|alpaka|kaschmir|hanf|daunen) aus|(?:laine|coton|lin|soie|alpaga|cachemire|chanvre|mohair)(?: \p{L}{3,}){0,2} (?:de la|de|d'|d’|du|des)|(?:lana|cotone|lino|seta|alpaca|cashmere|canapa)(?: \p{L}{4,})? (?:da|dal|dalla|dall'|del|della)|(?:lana|algodon|lino|seda|alpaca|canamo|la|algodao|linho)(?: \p{L}{4,})? (?:de|del|da|do|dos)|(?:wol|merinowol|katoen|vlas|linnen|zijde|hennep) uit|(?:welna|bawelna|len|jedwab|konopie|mohair|moher|kaszmir|alpaka)(?: \p{L}{4,})? ze?|(?:\p{L}*ull|bomull|lin|silke|\p{L}*uld|bomuld|hør|alpakka) (?:fran|fra)|(?:vlna|bavlna|len|hedvabi|hodvab) ze?|(?:вълна|памук|лен) от|(?:μαλλι|βαμβακι|λιναρι) απο(?: την| τη)?)[ ]?/gu;

/** What may follow the country that a fibre is from. */
const ENDS_ORIGIN = /^(?:[ ]?[,;.)\n\t&+/]|$| (?:and|und|et|e|y|en|i|og|och|a|и|και) )/;

function fibresFrom(passage: Passage): Found[] {
  return [...passage.folded.matchAll(FIBRE_FROM)].flatMap((match): Found[] => {
    const country = countryIn(passage, match.index + match[0].length);
    if (!country || !isClaimed(passage, match.index, country.end)) return [];
    if (!ENDS_ORIGIN.test(passage.folded.slice(country.end, country.end + 6))) return [];
    const confidence = country.sure ? 0.82 : INFLECTED;
    return [
      withMore({
        field: "country_fibre",
        value: country.code,
        confidence,
        passage,
        start: match.index,
        end: country.end,
      }),
    ];
  });
}

/** Where a sentence says that goods, or what they are made of, come from. */
function comingFrom(passage: Passage): Found[] {
  return [...passage.folded.matchAll(COMES_FROM)].flatMap((match): Found[] => {
    const at = Math.max(match.index - SENTENCE_LENGTH, 0);
    const subject = /[^.,;:\t]*$/u.exec(passage.folded.slice(at, match.index))?.[0] ?? "";
    const other = COMING.find(([, pattern]) => pattern.test(subject));
    const field = OF_FIBRE.test(subject) || FIBRE_COMING.test(subject) ? "country_fibre" : other?.[0];
    const isOfGoods = other === undefined && OF_GOODS.in(passage)?.test(subject) === true;
    const of = field ?? (isOfGoods ? "country_making" : undefined);
    const start = match.index + match[0].length;
    const country = countryIn(passage, start) ?? countryOfTownInLine(passage, start);
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
    const code = countryOfPeople(people);
    if (code === undefined) return [];
    const found = { field: "country_making", value: code, confidence: 0.85, passage, start: match.index };
    return [{ ...found, end: match.index + match[0].length }];
  });
}

/** A word for a product or its making beside that for a people. Origin is that of goods, not of their fibres. */
const OF_PEOPLE =
  /(?<![\p{L}])(?:(?:fabrication|confection|fabbricazione|produzione|manifattura|fabricacion|manufactura|fabrico|fabricacao|producao|industria|produs|produkt|wyrob|(?:goods|ware|merce|prodotto|mercancia|producto|marchandise|produit|mercadoria|produto|articulo|articolo|artigo|article)s?(?: (?:is|are|di|de|d['’]|of|es|e|son|sono|sao|est|sont))* ?(?:origine|origen|origem)) (?<after>\p{L}{4,16})(?![\p{L}])|(?:(?:goods|products?|articles?)(?: are| is)? of (?<before>\p{L}{4,14}) origin|(?:ware|waren|artikel|erzeugnis|produkte?)(?: (?:ist|sind))? (?<before>\p{L}{5,16}en) ursprungs|(?:goederen|artikelen|producten)(?: zijn)? van (?<before>\p{L}{4,14}) oorsprong|(?:towary?|wyroby?|produkty?|artykuly?)(?: (?:jest|sa))? pochodzenia (?<after>\p{L}{4,16})|(?:varor(?:na)?|varer(?:ne)?|vare(?:n)?)(?: (?:ar|er))? a[vf] (?<before>\p{L}{4,14}) (?:ursprung|oprindelse|opprinnelse)|(?:rob[ae]|blag[oa]|proizvodi?|izdelki?)(?: (?:je|su|so))? (?<before>\p{L}{4,14}) (?:podrijetla|porijekla|porekla)|(?:marfuri(?:le)?|marfa|produse(?:le)?|produsul)(?: (?:sunt|este))? de origine (?<after>\p{L}{4,16})|(?:zbozi|vyrob(?:ek|ky)|tovar|vyrobok)(?: (?:je|jsou|su))? (?<before>\p{L}{4,14}) (?:puvodu|povodu)|(?<before>\p{L}{4,16})[ -](?:made(?! (?:in|by))|manufacture|fabricaat|makelij|fabrikat|fertigung|produktion|produkcja|wyrob|vyrobek|vyrobok|termek|gyartmany|προιον|mali(?:dir)?|tuote|tuotantoa|fremstilling))(?![\p{L}])|(?<=^|[\n\t])(?<before>\p{L}{5,16}(?:er|e)) ursprung(?=[\n\t.]|$)|(?<=^|[\n\t])origine (?<after>\p{L}{4,16})(?=[\n\t.]|$)|(?<before>svensk|dansk|norsk)[ -]?(?:tillverka[dt]|produceret|produsert|produserte))/gu;

/** A label that tells where fibres come from, not where they are made up. */
const OF_FIBRE =
  /(?<!\p{L})(?:fib(?:re|er)s?|fibr[aeo]\p{L}*|fas(?:er|ern)|\p{L}*faser|vezels?|wlok\p{L}+|elyaf|lif|kuidun|kuitujen|vlak\p{L}+|cotton|coton|cotone|algodon|algodao|\p{L}*baumwolle?|katoen|bawelny|pamuk|bomull?\p{L}*|bomuld\p{L}*|puuvillan|bavlny|wool|laine|lana|wolle?|welny|ulle?n?s?|villan|vlny|flax|raw materials?|rohstoff\p{L}*|materi\p{L}+ prim\p{L}+|matieres? premieres?|grondstof\p{L}*|surowca)(?!\p{L})/u;

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
    if (OF_FIBRE.test(label)) return [];
    // "Tela: origen Italia" is of the cloth.
    const part = /(?:^|[\n\t])(?<part>[^\n\t:]{2,30}): ?$/u.exec(
      passage.folded.slice(Math.max(from - PART_LENGTH, 0), from),
    );
    if (part && OF_PART.test(`${part.groups?.part} `)) return [];
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
  const left = beside.get(start);
  if (order !== "columns" || left === undefined || folded[start - 1] !== "\n") return false;
  if (STEP_BESIDE.test(left)) return true;
  for (let at = start; beside.has(at); at = folded.indexOf("\n", at) + 1 || folded.length) {
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
  const town = /^(?:[\p{L}' .-]{2,40}?, ?)?[\p{L}' .-]{2,40}?(?:, ?| [-/(] ?|\/)(?=\p{L})/u.exec(
    passage.folded.slice(start, end),
  );
  const at = start + (town?.[0].length ?? 0);
  const country = town ? countryIn(passage, at) : undefined;
  const rest = country ? passage.folded.slice(country.end, end) : "";
  return country && (/^[). ]*$/.test(rest) || (town?.[0].endsWith("(") && rest.startsWith(")")))
    ? { ...country, start }
    : undefined;
}

/** "Some Works Ltd, 12 Mill Road, Bursa, Türkiye": a country that ends an address, behind a comma or in brackets. */
function countryOfAddress(passage: Passage, start: number, end: number) {
  const parts = [...passage.folded.slice(start, end).matchAll(/(?:, ?| [-(])(?=\p{L}{4})/gu)];
  const last = parts.at(-1);
  const country = last && countryIn(passage, start + last.index + last[0].length);
  return country && /^[). ]*$/.test(passage.folded.slice(country.end, end)) ? country : undefined;
}

function countryOfTownInLine(passage: Passage, start: number) {
  const end =
    start + (/^[^\n\t;|]*/.exec(passage.folded.slice(start, start + NAME_LENGTH * 2))?.[0].length ?? 0);
  return countryOfTown(passage, start, end);
}

function countryIn(
  passage: Passage,
  start: number,
): { code: string; start: number; end: number; sure: boolean } | undefined {
  const union = UNION.exec(passage.folded.slice(start, start + 20))?.[0].length ?? 0;
  if (union > 0) return countryIn(passage, start + union);
  const article = ARTICLES.exec(passage.folded.slice(start, start + 8))?.[0] ?? "";
  for (const at of [start, start + article.length]) {
    const text = passage.text.slice(at, at + NAME_LENGTH).split(/[\t\n]/)[0] ?? "";
    const country = countryAtStart(text);
    // "CA-27-M301" is a number of an article.
    if (country && country.length <= 3 && /^[-/._]?\d|^-\p{L}/u.test(text.slice(country.length))) continue;
    if (country) return { code: country.code, start, end: at + country.length, sure: country.sure };
  }
  return undefined;
}
