/** The steps before making: what they are called, and the verbs and nouns that say where they are done. */

import { type Worded, worded } from "../kit/worded.ts";
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

/** Steps whose verb German and Dutch put last, also two of them: "in Biella (Italien) gesponnen". */
export const IN_DONE = [
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
/** Steps in languages that put the verb behind a name with an end: "Litvániában szőve", "Türkiye'de örülmüş", "Eestis kootud". */
export const PLACE_DONE = (
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
      "szo(?:vik|tt|ve|ttek|vjuk|ttuk)|kot(?:ik|ott|ve|ottek|juk)|dokun\\p{L}+|dokuyoruz|orul\\p{L}+|oruyoruz|kudot\\p{L}+|kudomme|neulot\\p{L}+|kootud|kootakse|austi?|aust[saeo]s?|isaust\\p{L}+|adit\\p{L}+|adam?|noada|n?u?megzt\\p{L}+",
    ],
    [
      "country_dyeing",
      "fest(?:ik|ett|ve|ettek|juk)|boyan\\p{L}+|boyuyoruz|varjat\\p{L}+|varvit\\p{L}+|krasot\\p{L}+|n?u?dazyt\\p{L}+",
    ],
  ] as const
).map(([field, verbs]) => [field, placeBefore(verbs)] as const);

/** "In Italien gewebt und gefärbt": the first of two steps in one place. */
export const IN_BOTH = (
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
  /** Its name in a list of steps, right before its place. */
  listed: Worded;
  /** Any word for it, wherever it stands. */
  spokenOf: Worded;
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

/** The steps, by the field that takes the country of each. */
export const STEPS: Record<string, Step> = {
  country_fibre: step(
    "wool from,merino wool from,cotton from,organic cotton from,flax from,linen from,silk from,down from,cashmere from,alpaca from,mohair from,fibres from,fibers from,raw material from,raw material,raw materials,wolle aus,merinowolle aus,schurwolle aus,baumwolle aus,bio-baumwolle aus,flachs aus,leinen aus,fasern aus,rohstoff aus,laine de,laine d',coton de,coton d',coton du,lin de,lin d',lana da,lana dalla,cotone da,lino da,lana de,algodon de,lino de,la de,algodao de,algodao da,linho de,wol uit,merinowol uit,katoen uit,vlas uit,welna z,bawelna z,len z,ull fran,merinoull fran,bomull fran,lin fran,uld fra,merinould fra,bomuld fra,ull fra,bomull fra,vlna z,bavlna z,yun mensei,villan alkuperamaa,fibre,fibres,fiber,fibers,fibre origin,fiber origin,origin of fibre,origin of fibres,origin of the fibre,origin of the fibres,origin of fiber,fibre production,cotton,raw cotton,cotton origin,origin of cotton,origin of the cotton,cotton growing,cotton cultivation,cotton farming,growing of cotton,wool,ull,wolle,merinowolle,schurwolle,laine,cashmere,kaschmir,cachemire,alpaca,alpaka,flax,flachs,linen,silk,seide,soie,vlas,wol,welna,uld,villa,vlna,lana,lino,cashmere origin,alpaca origin,silk origin,orixe da la,orixe da fibra,orixe das fibras,orixe do algodon,orixe do lino,flax fibre,wool origin,origin of wool,origin of the wool,flax origin,origin of flax,origin of the flax,flax growing,raw material origin,origin of raw material,origin of raw materials,origin of the raw material,origin of the raw materials,faser,fasern,faserherkunft,herkunft der faser,herkunft der fasern,herkunft faser,rohstoff,rohstoffe,rohstoffherkunft,herkunft der rohstoffe,herkunft des rohstoffs,herkunft des rohstoffes,rohstoffursprung,herkunft der baumwolle,herkunft der wolle,herkunft des flachses,baumwollanbau,faseranbau,anbau,anbau der faser,anbau der baumwolle,flachsanbau,fibre textile,origine fibre,origine fibres,origine de la fibre,origine des fibres,origine du coton,origine du lin,origine de la laine,culture du coton,culture du lin,culture de la fibre,matiere premiere,origine matiere premiere,origine de la matiere premiere,origine des matieres premieres,fibra,fibre tessili,origine fibra,origine della fibra,origine delle fibre,origine del cotone,origine della lana,origine del lino,coltivazione,coltivazione del cotone,coltivazione cotone,coltivazione del lino,materia prima,origine materia prima,origine della materia prima,fibras,origen fibra,origen de la fibra,origen de las fibras,origen del algodon,origen de la lana,origen del lino,cultivo,cultivo del algodon,cultivo de algodon,origen de la materia prima,origem fibra,origem da fibra,origem das fibras,origem do algodao,origem da la,origem do linho,cultivo do algodao,origem da materia-prima,vezel,vezels,herkomst vezel,herkomst vezels,herkomst van de vezel,herkomst van de vezels,herkomst katoen,herkomst van het katoen,herkomst wol,herkomst van de wol,katoenteelt,teelt,grondstof,herkomst grondstof,herkomst grondstoffen,herkomst van de grondstof,herkomst van de grondstoffen,wlokno,wlokna,pochodzenie wlokna,pochodzenie wlokien,pochodzenie bawelny,pochodzenie welny,pochodzenie lnu,uprawa,uprawa bawelny,pochodzenie surowca,pochodzenie surowcow,elyaf,elyaf mensei,lif mensei,pamuk,pamuk mensei,pamugun mensei,pamuk lifi mensei,yunun mensei,hammaddenin mensei,pamuk uretimi,hammadde mensei,fibrer,fiberursprung,fibrernas ursprung,bomullens ursprung,ullens ursprung,bomullsodling,odling,fiberoprindelse,fibrenes oprindelse,bomuldens oprindelse,uldens oprindelse,bomuldsdyrkning,dyrkning,fiberopprinnelse,bomullens opprinnelse,ullens opprinnelse,kuitu,kuidut,kuidun alkupera,kuitujen alkupera,puuvillan alkupera,villan alkupera,puuvillan viljely,viljely,vlakno,vlakna,puvod vlakna,puvod vlaken,puvod bavlny,puvod vlny,pestovani bavlny,povod vlakna,povod bavlny,rost,rostok,a rost szarmazasa,rostszarmazas,pamut szarmazasa,szalak szarmazasa,szal szarmazasa,szalanyag szarmazasa,gyapju szarmazasa,len szarmazasa,alapanyag szarmazasa,gyapotttermesztes,fibra textila,originea fibrei,originea fibrelor,originea bumbacului,originea lanii,porijeklo vlakana,porijeklo pamuka,poreklo vlaken,poreklo bombaza,kiud,kiu paritolu,puuvilla paritolu,pluostas,pluosto kilme,linu pluosto kilme,medvilnes pluosto kilme,linu kilme,vilnos pluosto kilme,zaliavos kilme,medvilnes kilme,skiedra,skiedras izcelsme,kokvilnas izcelsme,влакно,влакна,произход на влакната,произход на памука,ινεσ,προελευση ινων,προελευση ινασ,προελευση τησ ινασ,προελευση των ινων,προελευση πρωτησ υλησ,προελευση πρωτων υλων,προελευση βαμβακιου,волокно,походження волокна,походження бавовни,походження вовни,порекло влакна,порекло памука",
    "grown,cultivated,harvested,farmed,angebaut,geerntet,gewachsen,cultivee?s?,recoltee?s?,coltivat[oaie],raccolt[oaie],cultivad[oa]s?,cosechad[oa]s?,colhid[oa]s?,geteeld,verbouwd,geoogst,uprawian,uprawion,pestovan,vypestovan,dopestovan,odlad,odlat,odlas,dyrket,dyrkes,gojen,pridelan,uzgojen,uzgajan,cultivat,отглеждан,отгледан,καλλιεργ,καλλιεργημεν,καλλιεργουντ,вирощен,узгајан,sheep raised,sheep reared,goats raised,alpacas raised,shorn,geschoren,gezuchtet,elevee?s?,allevat[oaie],criad[oa]s?,gefokt,hodowan,wyhodowan,chovan,pridelovan,uzgaja se",
    "viljelty,kasvatettu,kasvatatud,auginam,uzaugint,audzet,termesztett,yetistiril",
  ),
  country_spinning: step(
    "orixe do fio,orixe dos fios,origine du fil,origine des fils,origine fil,origine filato,origine filati,origine del filato,origine dei filati,provenienza filato,origen del hilo,origen hilo,origen del hilado,origen de los hilos,origem do fio,origem fio,origem dos fios,herkunft garn,herkunft des garns,herkunft der garne,herkomst garen,herkomst van het garen,garnets ursprung,ursprung garn,garnets oprindelse,oprindelse garn,garnets opprinnelse,opprinnelse garn,pochodzenie przedzy,puvod prize,povod priadze,provenienta firului,iplik mensei,porijeklo prede,porijeklo prediva,poreklo prediva,poreklo prede,longa,verspinnung,langan kehruu,toarcere,νηματουργια,iplik uretimi,iplik egirme,spinning,yarn spinning,spinning mill,spinner,yarn,yarn origin,origin of yarn,spinnerei,spinnen,garn,garnherkunft,garnherstellung,filature,filage,fil,filatura,filato,hilatura,hilado,hilo,fiacao,fio,spinnerij,garen,przedzenie,przedza,przedzalnia,predeni,prize,pradenie,priadza,fonas,fonal,fonoda,filare,fire,predenje,preja,predivo,spinneri,spinding,kehruu,lanka,langan alkupera,ketramine,long,verpimas,verpalai,verpsana,dzija,предене,прежда,νηματοποιηση,κλωση,νημα,iplik,egirme,filat,прядіння,пряжа,предење,предиво,yarn production,yarn manufacture,yarn mill,yarn spinner,predilna,pradelna,pradiaren,predilnica,predionica,kehraamo,ketrusvabrik,verpykla,verptuve,предачница,предачна фабрика,κλωστηριο,iplik fabrikasi,прядильня,предионица,filanda,filatorie,siulai,siulu kilme,pređa,preda,sniomh,ghazil,għażil",
    "spun,gesponnen,przedzon,uprzedzion,filee?s?,filat[oaie],hilad[oa]s?,fiad[oa]s?,przedzion,upreden,spraden,predeno,ispreden,spreden,spunnet,spunnen,spunnits,spindes,spundet,изпреден,νηματοποιηθηκ,κλωστηκ,спряден,испреден,we spin,wir spinnen,filons,filiamo,hilamos,se hila,se hilan,fiamos,spinnen wij,spinns,spinner vi,vi spinner,spinnes,przedzie,przedziemy,se toarce,se torc,filat,toars,predou,prede se,predu se,преде се,предат,предемо,пряд,κλωθεται,κλωθονται,νηματοποιειται,sniofa,snionn,mibrum,magħzul",
    "kehrat,kedrat,verpt,suverpt,fontak,kehrataan,kehraamme,ketratakse,verpiam,verpia,verpj",
  ),
  country_weaving: step(
    "orixe do tecido,orixe da tea,origine du tissu,origine des tissus,origine tissu,origine de la maille,origine tessuto,origine del tessuto,origine dei tessuti,provenienza tessuto,origen del tejido,origen tejido,origen de la tela,origem do tecido,origem tecido,origem da malha,herkunft stoff,herkunft des stoffs,herkunft des stoffes,herkunft oberstoff,herkunft des oberstoffs,herkunft gewebe,stoffherkunft,herkomst stof,herkomst van de stof,herkomst doek,tygets ursprung,ursprung tyg,stoffets oprindelse,oprindelse stof,stoffets opprinnelse,opprinnelse stoff,pochodzenie tkaniny,pochodzenie dzianiny,pochodzenie materialu,puvod latky,povod latky,provenienta materialului,provenienta tesaturii,kumas mensei,porijeklo tkanine,poreklo tkanine,dzianina,kanga,kankaan,flachenherstellung,gewebeherstellung,υφαντουργια,tisaje,tessimento,vaveri,stickeri,kumas uretimi,smacchinatura,tessitura maglia,tessitura a maglia,flachstricken,flachstrickerei,rundstricken,tejeduria de punto,tejido de punto,tricotado,knitting of panels,panel knitting,knitting (panels),weaving,knitting,weaving/knitting,weaving mill,knitting mill,fabric mill,weaver,knitter,fabric,fabric origin,fabric production,weberei,weben,strickerei,stricken,wirkerei,stoff,stoffherstellung,tissage,tricotage,tissu,tessitura,maglieria,tessuto,tejeduria,tela,tejido,tecelagem,tricotagem,tecido,weven,weverij,breien,breierij,stof,tkanie,dzianie,tkactwo,dziewiarstwo,tkanina,tkani,pleteni,uplet,latka,pletenie,szoves,kotes,tesere,tricotare,tkanje,pletenje,vavning,stickning,tyg,vævning,strikning,veving,strikking,kudonta,neulonta,kangas,kankaan alkupera,kudumine,audimas,mezgimas,ausana,adisana,тъкане,плетене,υφανση,πλεξη,πλεξιμο,dokuma,orme,orgu,kumas,teixit,ткацтво,ткання,в'язання,ткање,плетење,fabric manufacture,fabric knitting,fabric weaving,tkalnia,dziewiarnia,tkalcovna,pletarna,tkacoven,pletiaren,tkalnica,pletilnica,tkaonica,pletionica,szovode,kotode,kotouzem,tesatorie,tricotaj,tricotaje,тъкачница,плетачница,тъкачна фабрика,υφαντηριο,πλεκτηριο,πλεκτική,dokumahane,dokuma fabrikasi,orme fabrikasi,væveri,strikkeri,veveri,kutomo,neulomo,kangakudumine,audykla,mezgykla,austuve,ткаоница,плетионица,fiodoireacht,cniotail,insig,insiġ,crocheting,hakeln,kettenwirken",
    "woven,knit,knitted,gewebt,gestrickt,gewirkt,tisse,tricote,tessut,tejid,tecid,tricotad,geweven,gebreid,tkan,utkan,stkan,dzian,pleten,upleten,tesut,tricotat,vavd,stickad,stickat,vavt,vavts,vævet,væves,væver,strikket,strikkes,vevd,изтъкан,изплетен,плетен,υφανθηκ,πλεχτηκ,teixi,виткан,зіткан,в'язан,изаткан,исплетен,handwoven,hand-woven,hand woven,handknitted,hand-knitted,hand knitted,handgewebt,handgestrickt,gewoben,we weave,we knit,wir weben,wir stricken,tissons,tricotons,tessiamo,lavorat[oaie] a maglia,tejemos,se teje,tecemos,tricotamos,tece-se,tecem-se,wij weven,wij breien,weven wij,breien wij,vavs,stickas,virkas,vi vaver,vi stickar,vaver vi,stickar vi,veves,vevet,vi strikker,vi vever,vi væver,hæklet,heklet,tka sie,tkamy,dziamy,dziane sa,tkaji,tkame,pletou,pleteme,plete se,tkaju,pletu,pletie sa,tkejo,tkemo,pletejo,pletemo,tkaju se,se tes,tesem,se tricot,tricotam,тъкан,тъкат,тъчем,тъче се,плетат,плете се,плетем,ткан,ткал,тчуть,плет,в'яжуть,ткају,υφαινεται,υφαινονται,υφαινουμε,υφαντο,υφασμεν,πλεκεται,πλεκονται,πλεκουμε,πλεγμεν,fite,fitear,cniotailte,cniotailtear,minsuġ,minsug,innittjat",
    "kudott,neulot,kootud,kudumi,aust,isaust,megzt,numegzt,mezgt,adit,ada,adam,noada,szott,kotott,kudotaan,neulotaan,kudomme,neulomme,kootakse,koome,kududa,silmkoe,audziam,audzia,mezgam,mezga,auz,tamboret",
  ),
  country_dyeing: step(
    "tenido,tintado,szinezes,nobilitazione,farbiarnia,fargeri,farveri,teinturerie,boya-apre,boya apre,barvirna,farbiaren,barvirny,dyeing,yarn dye,piece dye,dyer,finishing,printing,dyeing and finishing,dyeing/finishing,dyeing and printing,dye house,dyehouse,farberei,farben,farbung,ausrustung,veredlung,teinture,ennoblissement,teinture et ennoblissement,tintura,tintoria,finissaggio,tinte,tintoreria,acabado,tinturaria,tingimento,acabamento,verven,ververij,farbowanie,barwienie,wykonczenie,barveni,farbenie,festes,vopsire,vopsitorie,bojenje,bojanje,barvanje,fargning,farvning,farging,varjays,varvimine,dazymas,krasosana,боядисване,багрене,βαφη,βαφειο,boya,boyama,boyahane,tenyit,фарбування,бојење,wet processing,wet process,finisher,yarn dyeing,piece dyeing,garment dyeing,barvarna,bojaona,bojadisaona,festode,kikeszito,farberi,varjaamo,dazykla,krasotava,фарбувальня,бојаоница,багрилня,wykonczalnia,ruaimniu,dathu,żebgħa,zebgħa,varvimine ja viimistlus",
    "dyed and finished,gewebt und ausgerustet,tisse et ennobli,tissees? et ennoblies?,dyed,gefarbt,teint,tint[oaie],tenid,tingid,geverfd,farbowan,barwion,barven,obarven,farben,vopsit,bojen,obojen,bojan,obojan,barvan,pobarvan,fargad,fargat,farvet,farves,farget,боядисан,багрен,βαφηκ,βαφτηκ,βαμμεν,пофарбован,фарбован,обојен,we dye,wir farben,teignons,est teinte?,sont teint,tingiamo,tenimos,se tine,se tinen,tingimos,fargas,farges,barvi se,barvime,farbia sa,barvajo,boje se,bojimo,se vopses,vopsim,боядисва се,боядисват,багрят,багри се,фарбу,боје се,βαφεται,βαφονται,daite,ruaimnithe,miżbugħ,mizbugħ",
    "varjatt,varvit,dazyt,nudazyt,krasot,festett,varjataan,varvitakse,dazom,nudazom,kraso",
  ),
  country_upper: step(
    "couture tige,couture de la tige,cucitura tomaia,cucitura tomaie,cucitura della tomaia,cucitura delle tomaie,cosido del corte,upper stitched in,uppers stitched in,upper sewn in,uppers sewn in,upper closed in,uppers closed in,upper made in,uppers made in,country of upper,schaft genaht in,schaft gefertigt in,schaft gesteppt in,tige cousue en,tige cousue au,tige piquee en,tige piquee au,tomaia cucita in,tomaia prodotta in,tomaia orlata in,corte cosido en,corte aparado en,gaspea costurada em,gaspea costurada na,schacht gestikt in,schacht genaaid in,cholewka szyta w,bovenwerk gestikt in,bovenwerk genaaid in,gaspeas cosidas em,gaspeas costuradas em,gaspea cosida em,cana cosida en,ovandel sydd i,overdel syet i,paallinen ommeltu,svrsek sity v,svrsek usit v,upper,uppers,upper stitching,upper closing,closing,stitching of uppers,cutting and closing,schaft,schaftnaherei,schaftfertigung,schaftherstellung,stepperei,tige,tiges,piqure,piquage,tomaia,tomaie,orlatura,giunteria,corte y aparado,aparado,gaspea,gaspeas,costura da gaspea,corte e costura,corte e costura da gaspea,schacht,schachten,bovenwerk,stikwerk,cholewka,szycie cholewek,cholewki,svrsek,svrsky,siti svrsku,zvrsok,ovandel,ovandelar,overdel,overdele,paallinen,paalliset,saya,saya dikimi,felsoresz,fete de incaltaminte,gornjiste,gornji del,pealne,pealsed,virsus,batvirsus,virsa,саи,сая,φοντι,верх взуття,горњиште",
    "stitched upper,uppers? stitched,uppers? sewn,uppers? closed,uppers? made,uppers? are stitched,uppers? are sewn,uppers? are cut and stitched,uppers? are cut and sewn,uppers? are closed,upper is stitched,upper is sewn,upper is closed,schafte? genaht,schafte? gesteppt,schaft wird genaht,schafte werden genaht,schaft wird gesteppt,tiges? cousues?,tiges? piquees?,tige est cousue,tiges sont cousues,tige est piquee,tomai[ae] cucit[ae],tomai[ae] orlat[ae],cortes? cosidos?,corte esta cosido,corte se cose,tomaia e cucita,tomaia e orlata,tomaie sono cucite,tomaie sono orlate,tomaia viene cucita,tomaia viene orlata,tomaie vengono cucite,tomaie vengono orlate,gaspea e costurada,gaspeas sao costuradas,schacht wordt gestikt,schacht wordt genaaid,cholewka jest szyta,cholewki sa szyte,overdelen syes,ovandelen sys,cortes? aparados?,gaspeas? costuradas?,schacht gestikt,schachten gestikt,bovenwerk gestikt,bovenwerk wordt gestikt,gaspeas? cosidas?,canas? cosidas?,cana esta cosida,schacht genaaid,cholewk[ai] uszyt[ae],cholewk[ai] szyt[ae]",
    "paalliset ommeltu",
  ),
  country_assembly: step(
    "assembly,lasting,lasting and soling,final assembly,montage,endmontage,zwicken,montage final,montage et finition,montaggio,montaje,montado,montagem,assemblage,montaz,cwiekowanie,montering,kokoonpano,pinkous,montaj,szereles,montiranje,montaza,koost,koostamine,surinkimas,montavimas,montaza,монтаж,συναρμολογηση,складання,монтажа,састављање",
    "assembled,lasted,gemonteerd,montiert,gezwickt,montad[oa]s?,montat[oaie],montee?s?,assemblat[oaie]",
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

/** That anything is done or takes place: of most papers it says that no step is `carried`, whose patterns are long. */
export const TAKING_PLACE = new RegExp(`[ \\n](?:${TAKES_PLACE})[ \\n]`, "u");

/** "Printed in", which says of cloth where it was dyed. */
export const DYED_AND_PRINTED = worded(
  "gu",
  ({ oneOf }) =>
    `${WORD_BEGINS}(?:${oneOf(PRINTED)})\\p{L}{0,4}(?:,?[ \\n](?!(?:from|aus|by|von|par|por|da|not|on|auf|sur|su)[ \\n])[\\p{L}-]+){0,3}?,?[ \\n](?:${WHERE})(?!\\p{L})[ \\n]`,
);

function step(called: string, done: string, placed: string): Step {
  const and = `(?:[/&+,]|${AND})`;
  const joined = `(?: ?[/&+,] ?| (?:${AND}) )`;
  return {
    called: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t]|[·|;,] ?| / |\\p{L}\\. |${COUNTRY_OF_STEP})(?:\\d{1,2}[.)] ?|tier ?\\d ?[(:–-] ?)?(?:(?:country of|pais de|pais da|pais do|pays de|paese di|land van|kraj|zeme|tara de) )?(?:\\p{L}+${joined})?(?:[^\\n\\t/:;.,]{2,30} ?/ ?)?${KIND_OF_STEP}(?:${oneOf(called)})(?!\\p{L})(?:${STEP_OF_WHAT}|${ITS_ORIGIN})(?:${joined}\\p{L}+){0,2}(?: ?/ ?[^\\n\\t/:;.,]{2,30})?(?: ${and}(?=\\t))?(?: ?\\([^()\\n\\t]{0,30}\\)|(?<=\\([^()\\n]{2,40})\\))?[ ]?(?::[ ]*[\\t\\n]?|- |[\\t\\n])(?:100 ?% )?(?:(?:origin|origine|origen|origem|ursprung|herkunft|herkomst|pochodzenie|made in)[: ]+)?`,
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
        `${WORD_BEGINS}(?:${oneOf(done)})\\p{L}{0,4}(?:,?[ \\n](?!(?:from|aus|by(?![ \\n]hand)|von(?![ \\n]hand)|par|por|da|not|uit|fran|fra|dal|dalla|z|ze|zo|iz|din|от|із|из|απο)[ \\n])[\\p{L}-]+| ?[/&+] ?\\p{L}+){0,5}?,?[ \\n](?:(?:${WHERE})(?!\\p{L})${NOTE}(?: ?:)?[ \\t\\n]|f(?:'|i?\\p{L}{0,2}-))`,
    ),
    told: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t])(?:[^\\n\\t/:;.,]{2,30} ?/ ?)?(?:${oneOf(done, placed)})\\p{L}{0,4}(?:${joined}\\p{L}+)?(?: ?/ ?[^\\n\\t/:;.,]{2,30})?[ ]?(?::[ ]*\\t?|\\t)`,
    ),
    placed: worded(
      "gu",
      ({ oneOf }) =>
        `${WORD_BEGINS}(?:${oneOf(placed)})\\p{L}{0,4}(?:[ ](?:ir|un|ja)[ ]\\p{L}+)?(?:(?: ?[:–-])? |[\\t\\n])`,
    ),
    carried: worded(
      "gu",
      ({ oneOf }) =>
        `${WORD_BEGINS}(?:${oneOf(called)})${AND_FURTHER}[ \\n](?:${TAKES_PLACE})[ \\n](?:${WHERE})[ \\n]`,
    ),
    asked: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t])(?:\\p{L}?\\d{1,2}(?:\\.\\d)?[.)]? )?(?:${ASKS_WHERE})(?!\\p{L})[^\\n\\t?:]{0,50}(?<!\\p{L}|[ ](?:il|del|el|o|do) )(?:${oneOf(done, placed)})\\p{L}{0,4}(?!\\p{L})[^\\n\\t?:]{0,30}[?:][ ]*[\\t\\n]?`,
    ),
    listed: inList(KIND_OF_STEP, called),
    spokenOf: worded(
      "u",
      ({ oneOf }) => `${WORD_BEGINS}(?:${oneOf(called, done, placed)})\\p{L}{0,4}(?!\\p{L})`,
    ),
    begun: worded(
      "gu",
      ({ oneOf }) =>
        `(?<=^|[\\n\\t]|[.;:,][ \\n])(?:(?:the|die|la|le|el|il|a|o|het|de)[ ])?(?:${oneOf(called)})(?:,?[ ]${and}(?:[ ]\\p{L}+){1,2})?(?:[ ](?:of the|des|der|du|de la|del|della|do|da|van het|van de)[ ]\\p{L}+)?[ \\n](?:${WHERE})[ \\n]`,
    ),
  };
}

/** "Finished in" as a label, which on papers of cloth goes with its dyeing; less sure than what says dyed. */
export const FINISHED = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?:${oneOf("finished in,ausgerustet in,veredelt in,ennobli en,ennobli au,appret en,finissaggio in,finito in,nobilitato in,acabado en,acabado em,acabado no,afgewerkt in,veredeld in,wykonczono w,wykonczenie w,beredd i,efterbehandlad i,efterbehandlet i,viimeistelty,upraveno v,apretat in,kikeszitve,dorada u")})[ ]?(?::[ ]*[\\t\\n]?|[\\t\\n])`,
);
