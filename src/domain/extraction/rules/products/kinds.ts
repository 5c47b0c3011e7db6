/** Words for what a product is, and the names that stand behind them: "the hiking sock Cairn", "Écharpe « Ventoux »". */
import { countryAtStart } from "../../country-names.ts";
import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import { type Found, ofOneValue } from "../kit/found.ts";
import { matches, worded } from "../kit/worded.ts";
import { isSaidOfAnother } from "./others.ts";

/** In languages that write a name with a capital letter and a kind of thing without, within a sentence. */
const KINDS =
  "trui,vest,broek,werkbroek,jas,jurk,hemd,sok,sokken,sjaal,muts,handdoek,dekbedovertrek,kussen,deken,gordijn,vloerkleed,tapijt,badjas,stoel,fauteuil,rugzak,schoen,laars,troja,jacka,byxa,byxor,klanning,kjol,skjorta,strumpa,strumpor,halsduk,mossa,vante,handduk,filt,kudde,gardin,matta,tacke,badrock,undertroja,understallstroja,vaska,ryggsack,stovel,trøje,jakke,buks,bukser,kjole,nederdel,skjorte,strømpe,strømper,sok,tørklæde,handklæde,tæppe,pude,gardin,regnjakke,dyne,sengesæt,sengetøj,genser,bukse,skjort,sokk,skjerf,teppe,pute,paita,takki,housut,mekko,hame,sukka,sukat,huivi,pipo,pyyhe,peitto,tyyny,verho,matto,neule,villapaita,reppu,kenka";
/** Adjectives stand behind these, with a capital letter in titles. */
const KINDS_BEFORE_ADJECTIVES =
  "gigoteuse,turbulette,pull,veste,pantalon,robe,jupe,chemise,chemisier,chaussette,chaussettes,echarpe,foulard,bonnet,gant,gants,serviette,couette,housse,coussin,plaid,rideau,tapis,peignoir,manteau,blouson,parka,gilet,chaussure,bottine,basket,chaise,canape,maglia,maglione,felpa,giacca,pantalone,pantaloni,vestito,abito,gonna,camicia,calza,calze,calzino,sciarpa,cappello,berretto,guanto,guanti,asciugamano,coperta,cuscino,tenda,tappeto,accappatoio,cappotto,giubbotto,cardigan,borsa,zaino,scarpa,stivale,sedia,jersey,sudadera,chaqueta,pantalon,vestido,falda,camisa,camiseta,calcetin,calcetines,bufanda,panuelo,gorro,guante,guantes,toalla,manta,cojin,cortina,alfombra,albornoz,abrigo,cazadora,bolso,mochila,zapato,bota,silla,camisola,casaco,calcas,saia,meia,meias,cachecol,luva,luvas,cobertor,almofada,tapete,roupao,blazer,saco,sapato,cadeira,sweter,bluza,kurtka,spodnie,sukienka,spodnica,koszula,koszulka,skarpeta,skarpety,buty,szalik,czapka,rekawice,recznik,poduszka,zaslona,dywan,szlafrok,plaszcz,torba,plecak,krzeslo,svetr,mikina,bunda,kalhoty,sukne,kosile,tricko,ponozka,ponozky,cepice,rucnik,deka,polstar,zaves,koberec,zupan,kabat,kabelka,batoh,bota,zidle,pulover,jacheta,rochie,fusta,camasa,tricou,soseta,sosete,fular,caciula,prosop,patura,perna,covor,halat,palton,salopeta";
/** In English and German titles every word may have a capital letter. */
const KINDS_CAPITAL =
  "sweater,turtleneck,rollneck,crewneck,jumper,pullover,cardigan,hoodie,sweatshirt,jacket,coat,parka,vest,trousers,trouser,pants,jeans,chino,chinos,shorts,dress,skirt,shirt,t-shirt,blouse,sock,socks,scarf,beanie,glove,gloves,mittens,towel,bathrobe,blanket,throw,duvet,pillow,cushion,curtain,rug,carpet,bag,backpack,shoe,boot,sneaker,sandal,chair,sofa,armchair,lamp,coverall,overalls,leggings,tights,pyjamas,sleepsuit,bodysuit,swimsuit,bikini,poncho,pulli,jacke,weste,mantel,hose,kleid,hemd,bluse,socke,socken,strumpf,schal,mutze,handschuh,handschuhe,handtuch,bademantel,decke,kissen,vorhang,teppich,tasche,rucksack,schuh,stiefel,stuhl,sessel,anzug,latzhose,unterhemd,strickjacke,badeanzug,bettwasche";

/** Words for kinds of products, parted by commas. */
export const KIND_WORDS = [KINDS, KINDS_BEFORE_ADJECTIVES, KINDS_CAPITAL].join(",");

/** More of them, behind which a name is taken in quotation marks alone. */
const MORE_KINDS =
  "sala,salu,saly,satek,satka,satku,satky,plavky,plavek,kravata,fato de banho,fatos de banho,biquini,biquinis,maio,banador,bikini,bikinis,costume da bagno,maillot de bain,maillot,badeanzug,badehose,badpak,zwembroek,stroj kapielowy,kupaci kostim,kopalke,costum de baie,furdoruha,baddrakt,badedragt,badedrakt,uimapuku,μαγιο,бански,купальник,купаћи костим,mayo,swimsuit,swimming trunks,cravate,cravatta,corbata,gravata,krawat,krawatte,stropdas,slips,nyakkendo,вратовръзка,краватка,kravat,suknele,palaidine,megztinis,striuke,kelnes,sijonas,marskiniai,kojines,salikas,kepure,ranksluostis,antklode,pledas,patalyne,paltas,liemene,pirstines,staltiese,kleita,jaka,bikses,krekls,zekes,salle,cepure,dvielis,sega,metelis,dzemperis,ruha,kabat,dzseki,nadrag,szoknya,ing,zokni,sal,sapka,torolkozo,takaro,parna,kardigan,melleny,agynemu,жилетка,яке,рокля,пола,риза,панталон,чорапи,шал,шапка,кърпа,хавлия,одеяло,възглавница,пуловер,палто,тениска,блуза,куртка,сукня,светр,футболка,шкарпетки,рушник,ковдра,хаљина,јакна,πετσετα,φορεμα,μπλουζα,πουλοβερ,ζακετα,μπουφαν,παντελονι,φουστα,πουκαμισο,καλτσεσ,κασκολ,κουβερτα,μαξιλαρι,σεντονια,παλτο,μπουρνουζι,elbise,ceket,mont,pantolon,etek,gomlek,corap,atki,bere,havlu,battaniye,yastik,kazak,hirka,bornoz,tisort,yelek,haljina,jakna,hlace,suknja,kosulja,carape,kapa,jastuk,prsluk,sako,kaput,majica,obleka,srajca,krilo,nogavice,brisaca,odeja,jopica,kleit,jope,puksid,seelik,sark,sokid,ratik,tekk,kampsun,sveter,nohavice,saty,sukna,kosela,ciapka,uterak,vankus,povleceni,koc,kocyk,posciel,kamizelka,colete,toalha,toalhas,lencol,lencois,edredao,bolero,kimono,pyjama,combinaison,grenouillere,debardeur,tablier,nappe,torchon,drap,drap housse,drap-housse,parure,parure de lit,taie,oreiller,couverture,peluche,doudou,sandale,sandales,bottes,bottines,chaussons,tunique,mariniere,poupee,voilage,costume,culotte,pigiama,tuta,canotta,tunica,lenzuolo,lenzuola,completo letto,copripiumino,federa,trapunta,piumone,piumino,tovaglia,tovagliolo,strofinaccio,orsetto,sandalo,sandali,scarpe,stivali,stivaletto,poltrona,divano,tutina,camicetta,blusa,giaccone,mantella,scialle,pijama,delantal,sabana,sabanas,juego de sabanas,funda nordica,edredon,colcha,traje,chaleco,sandalia,botin,zapatilla,zapatillas,sillon,fato,avental,edredom,jogo de cama,jogo de lencois,sapatilhas,rok,overhemd,colbert,kostuum,slaapzak,laken,hoeslaken,kussensloop,tafelkleed,theedoek,sandaal,pantoffel,knuffel,sakko,poloshirt,polohemd,schlafanzug,nachthemd,strampler,spannbetttuch,tischdecke,geschirrtuch,halstuch,stola,kuscheltier,pluschtier,pizama,pizamy,garnitur,marynarka,przescieradlo,obrus,koldra,fartuch,spioszki,polbuty,klapki,kostium,garsonka,zakiet,kombinezon,chusta,fotel,maskotka,poscieli,sweterek,kalesony,pyzamo,oblek,vesta,lozni pradlo,lozniho pradla,prosteradlo,ubrus,prikryvka,halenka,polokosile,kombineza,zastera,dupacky,sandaly,kreslo,pohovka,vlacek,suprava,postelna bielizen,postelnej bielizne,obliecky,plachta,bluzka,polokosela,hracka,pizsama,oltony,bluz,lepedo,abrosz,paplan,koteny,kesztyu,cipo,csizma,szandal,blezer,agynemuhuzat,agynemugarnitura,agynemuhuzat-garnitura,esokabat,costum,lenjerie,lenjerie de pat,cearsaf,fata de masa,pilota,pantofi,ghete,cizme,jucarie,fotoliu,pidzama,odijelo,odelo,posteljina,posteljine,posteljnina,posteljnine,plahta,stolnjak,prekrivac,rukavice,cipele,igracka,naslonjac,rjuha,rokavice,cevlji,skornji,igraca,kostym,blus,linne,lakan,paslakan,bordsduk,sko,stovlar,leksak,gosedjur,fatolj,soffa,overall,jakkesæt,sparkedragt,flyverdragt,lagen,sengesett,dug,duk,støvler,bamse,lænestol,lenestol,regntøj,koseklut,puku,pusero,haalari,lakana,pussilakana,pussilakanasetti,poytaliina,kengat,saappaat,pehmolelu,nojatuoli,aluskerrasto,pidzaama,ulikond,pluus,voodipesu,laudlina,kingad,saapad,uzvalks,bluze,gultas vela,palags,galdauts,kurpes,zabaki,kostiumas,paklode,batai,nevresim takimi,takim elbise,carsaf,masa ortusu,onluk,ayakkabi,sandalet,tulum,kaban,πιτζαμα,πιτζαμεσ,κοστουμι,μπλουζακι,σεντονι,τραπεζομαντηλο,παπλωμα,παπουτσια,пижама,костюм,спално бельо,чаршаф,покривка,обувки,піжама,постільна білизна,простирадло,одело,постељина,suit,tunic,polo shirt,sleeping bag,bed sheet,fitted sheet,tablecloth,apron,tea towel,plush,teddy bear,doll,overshirt,headband,slipper,slippers,pillowcase,bedspread,bath mat,doormat,mattress,napkin,napkins,anorak,romper,dungarees,briefs,dressing gown,tank top,shawl,mitten,stockings,onesie,playsuit,quilt,sun hat,bucket hat,bobble hat,baseball cap,hut,stirnband,spannbettlaken,kissenbezug,bettbezug,badematte,waschlappen,topflappen,schurze,matratze,latzchen,tischlaufer,chapeau,casquette,collant,collants,soutien-gorge,barboteuse,bavoir,pantoufles,chausson,mocassins,couvre-lit,dessus-de-lit,matelas,rideaux,doudoune,salopette,moufles,etole,legging,mutande,reggiseno,pantaloncini,bavaglino,pantofole,ciabatte,scarponi,mocassini,grembiule,coprimaterasso,materasso,copriletto,scendiletto,tappetino,lenzuolini,presina,berretta,mantello,vestaglia,giubbino,giubbetto,sciarpe,stivaletti,salviette,telo mare,telo bagno,sombrero,gorra,bragas,calzoncillos,sujetador,leotardos,vaqueros,babero,sandalias,botines,pantuflas,chubasquero,forro polar,camison,servilleta,servilletas,almohada,colchon,alfombrilla,funda de almohada,sueter,chandal,gabardina,chapeu,cuecas,sutia,calcoes,babete,botins,chinelos,pantufas,jardineiras,xaile,guardanapo,guardanapos,travesseiro,colchao,fronha,fronhas,cortinado,blusao,pijamas,sobretudo,cachecois,hoed,panty,bloes,slabbetje,laarzen,pantoffels,regenpak,bodywarmer,wanten,dekbed,dekbedhoes,sprei,badmat,washand,servet,servetten,matras,schort,badlaken,omslagdoek,zwempak,zwemshort,trainingspak,ovenwant,kozaki,kapcie,trampki,kapelusz,majtki,slipy,stanik,biustonosz,rajstopy,legginsy,spodenki,szorty,dzinsy,sliniaczek,ogrodniczki,szal,reczniki,serwetka,serwetki,materac,zaslony,firana,firanka,firanki,narzuta,dywanik,poszewka,poszwa,poduszki,scierka,rekawiczki,kominiarka,tunika,kurtki,kapielowki,klobouk,kalhotky,podprsenka,puncochace,puncochy,leginy,kratasy,dziny,bryndacek,boty,holinky,backory,trenyrky,tenisky,plastenka,rucniky,ubrousek,ubrousky,matrace,zavesy,zaclona,zaclony,rohozka,uterka,celenka,kulich,teplaky,osuska,ponozek,deky,spaci pytel,fusak,klobuk,nohavicky,pancuchy,topanky,cizmy,papuce,prsiplast,uteraky,matrac,vankuse,utierka,paplon,kalap,alsonadrag,bugyi,melltarto,harisnya,harisnyanadrag,rovidnadrag,farmernadrag,bakancs,papucs,cipok,csizmak,kesztyuk,esodzseki,kertesznadrag,kendo,haloing,halozsak,furdokopeny,furdolepedo,szalveta,fuggony,szonyeg,agyterito,parnahuzat,paplanhuzat,konyharuha,kotokesztyu,puloverek,zoknik,furdonadrag,tornacipo,kopeny,pled,palarie,sapca,cravata,chiloti,sutien,ciorapi,dresuri,colanti,blugi,baveta,papuci,botine,adidasi,hanorac,esarfa,prosoape,servetel,saltea,perdea,perdele,draperie,cuvertura,covoras,perne,plapuma,manusi,manusa,trening,cearceaf,caciuli,geaca,hatt,keps,trosor,kalsonger,haklapp,skor,kangor,tofflor,gummistovlar,regnrock,halsdukar,vantar,handskar,handske,nattlinne,handdukar,servett,servetter,madrass,overkast,badlakan,orngott,paslakanset,kuddfodral,forklade,forkladen,pannband,kofta,sockor,socka,mossor,trojor,jackor,morgonrock,hue,huer,strikhue,vinterhue,uldhue,kasket,trusser,hagesmæk,sutsko,hjemmesko,støvle,gummistøvler,vanter,handsker,handklæder,serviet,servietter,badelagen,pudebetræk,dynebetræk,viskestykke,forklæde,pandeband,trøjer,jakker,frakke,badekabe,sjal,puder,tæpper,dyner,morgenkabe,heldragt,grydelap,lue,luer,truse,smekke,tøfler,votter,hansker,hanske,pysjamas,handklær,handkle,serviett,badehandkle,putevar,dynetrekk,forkle,panneband,kofte,hattu,lippalakki,solmio,rintaliivit,leggingsit,shortsit,farkut,ruokalappu,sandaalit,tossut,kumisaappaat,liivi,lapaset,kasineet,hanskat,yopaita,pyyhkeet,lautasliina,patja,verhot,tyynyliina,esiliina,pipot,takit,huppari,haalarit,viltti,poytaliinat,kubar,aluspuksid,rinnahoidja,sukkpuksid,retuusid,teksad,sandaalid,sussid,kummikud,vihmajope,sall,kindad,kapikud,oosark,rateratik,katerratik,salvratik,madrats,kardin,kardinad,voodikate,vaip,padjapuur,tekikott,rinnaratik,tuunika,kampsunid,sukad,kleidid,saunalina,pleed,cepures,kaklasaite,apaksbikses,krusturis,zekbikses,legingi,bodijs,cibas,lietusmetelis,lakats,cimdi,duraini,naktskrekls,dvieli,salvete,matracis,aizkars,aizkari,paklajs,spilvens,spilvendrana,prieksauts,peldmetelis,zabaks,kurpe,jakas,krekli,pleds,dzemperi,svarki,kepures,skrybele,kaklaraistis,kelnaites,liemenele,pedkelnes,timpos,sortai,dzinsai,seilinukas,basutes,slepetes,lietpaltis,skara,pirstine,naktiniai,ranksluosciai,servetele,ciuzinys,uzuolaida,uzuolaidos,lovatiese,kilimas,kilimelis,uzvalkalas,pagalve,prijuoste,chalatas,kojine,batas,striukes,marskineliai,antklodes,bliuzonas,kombinezonas,sesir,gacice,grudnjak,tajice,traperice,marama,rucnici,madrac,zavjesa,zavjese,tepih,jastucnica,kuhinjska krpa,pregaca,trenirka,dzemper,ogrtac,kabanica,spavacica,poplun,plahte,kosulje,cipela,tenisice,hlacke,modrc,pajkice,kavbojke,slincek,copati,dezni plasc,telovnik,brisace,prticek,vzmetnica,zavesa,preproga,vzglavnik,predpasnik,puloverji,capka,cevelj,skorenj,pregrinjalo,blazina,spalna srajca,καπελο,σκουφοσ,σκουφακι,γραβατα,εσωρουχο,σλιπ,σουτιεν,καλσον,κολαν,σορτσ,τζιν,φορμακι,σαλιαρα,σανδαλια,παντοφλεσ,μποτεσ,μποτακια,αδιαβροχο,γιλεκο,εσαρπα,γαντια,νυχτικο,πετσετεσ,κουρτινα,κουρτινεσ,χαλακι,μαξιλαροθηκη,παπλωματοθηκη,τουνικα,φορεματα,παλτα,μπλουζεσ,παντελονια,καμπαρντινα,καλτσα,παπουτσι,σακακι,ρομπα,κουβερτεσ,κουβερλι,каскет,сутиен,чорапогащник,шорти,дънки,лигавник,сандали,чехли,пантофи,ботуши,боти,дъждобран,елек,ръкавици,нощница,хавлии,салфетка,матрак,завеса,пердета,килим,килимче,калъфка,престилка,туника,анцуг,пуловери,обувка,сако,жилетки,рокли,якета,халат,шалове,кърпи,възглавници,завивка,юрган,суитшърт,блузи,панталони,пончо,маратонки,гащеризон,sutyen,tayt,terlik,yagmurluk,esarp,eldiven,gecelik,havlular,pecete,perde,perdeler,paspas,nevresim,tunik,esofman,ceketler,palto,trenckot,sabahlik,kazaklar,elbiseler,gomlekler,babet,yorgan,panco,patik,kilim,капелюх,кепка,труси,бюстгальтер,колготки,легінси,джинси,слинявчик,сандалі,тапочки,чоботи,черевики,взуття,дощовик,жилет,рукавички,рукавиці,сорочка,рушники,серветка,матрац,штора,штори,килимок,наволочка,підковдра,фартух,туніка,сукні,куртки,штани,плаття,пальто,подушка,плед,скатертина,кофта,кросівки,шкарпетка,комбінезон,блузка,спідниця,шешир,гаћице,грудњак,чарапе,хеланке,шорц,фармерке,сандале,папуче,чизме,ципеле,кабаница,прслук,марама,рукавице,спаваћица,пешкир,пешкири,салвета,душек,завесе,тепих,јастучница,јастук,ћебе,кецеља,тренерка,џемпер,дуксер,дуксерица,панталоне,сукња,кошуља,мајица,капут,чаршав,стољњак,патике,крпа,qmis,qalziet,libsa,gakketta,kalzetti,zarbun,xugaman,kutra,geansai,seaicead,briste,stocai,scaif,tuaille,broga,jersei,jaqueta,abric,faldilla,mitjons,sabates,tovallola,coixi,badetuch,umhang,schlafsack,pagliaccetto,canovaccio,pelele,macacao,boxpak,haarband,pajacyk,sliniak,peleryna,povlak,taska,overal,obliecka,podbradnik,rugdalozo,kontos,terito,hatizsak,geanta,rucsac,taske,rygsæk,sovepose,veske,ryggsekk,neulepusero,laukku,sipupuksid,kott,seljakott,kombinesoon,mugursoma,kombinezons,rankine,kuprine,pokrivac,ruksak,pajac,nahrbtnik,чанта,раница,рюкзак,сумка,повзунки,τσαντα,σακιδιο,sac a dos,sac a main,polo,polos,babybody,bodysuit";

/** A kind of product, and words between it and a name in quotation marks: "suknelė su pamušalu „Rugilė“". */
const kindFarBefore = worded(
  "gu",
  ({ oneOf }) =>
    `(?<![\\p{L}-])(?:\\p{L}{2,14}[- ]|\\p{L}{3,14})?(?:${oneOf(KIND_WORDS, MORE_KINDS)})(?:-\\p{L}{3,12})?(?!\\p{L})(?<between>(?: \\p{L}{1,14}){0,3}) (?=["“„«»])`,
);
/** Between them: what is printed, sewn on or named besides. */
const NO_NAME_NEXT =
  /print|druck|dessin|muster|motiv|motif|logo|label|etiket|etiquet|etichet|mark[aei]|marca|marchio|marque|brand|merk|varum|vareme|znac|znak|tuotem|nadruk|potisk|potlac|haft|stick|embroid|text|schrift|napis|seri|kollek|collec|collez|colec|kolek|lini|line[ao]|qualit|kvalit|stoff|fabric|tessut|tissu|tejido|tecido|tkan|aus|made/u;

const kind = worded(
  "gu",
  ({ oneOf }) => `(?<![\\p{L}-])(?:\\p{L}{2,14}[- ]|\\p{L}{3,14})?(?:${oneOf(KIND_WORDS)})(?!\\p{L})[ ]`,
);
/** Nouns and adjectives alike have capital letters in titles beside these. */
const TITLED = new Set(KINDS_CAPITAL.split(","));
const CAPITAL = new Set([KINDS_BEFORE_ADJECTIVES, KINDS_CAPITAL].join(",").split(","));

const QUOTED = /^["“”„«»‚‘'][ ]?(?<name>\p{Lu}[\p{L}\d'’ -]{1,28}?)[ ]?["“”»«’']/u;
/** One or two words with a capital letter, and what ends them. */
const BARE =
  /^(?<name>\p{Lu}\p{Ll}{2,}(?: (?:\d{1,2}|\p{Lu}\p{Ll}{2,}))?)(?=$|[,;:\n\t)]|\.(?:\s|$)| [(«–|·-]| \p{Ll})/u;
/** Cuts, stuffs, colours and people, which are no name of a product. */
const NO_NAME =
  /(?<!\p{L})(?:soft ?shell|hard ?shell|fleece|over ?size\p{L}*|slim\p{L}*|basic|stretch|premium|denim|jersey|polo|outdoor|casual|sport\p{L}*|regular|classic\p{L}*|standard|original|kids?|junior|baby|unisex|men|women|man|woman|damen|herren|kinder|dames|heren|homme|femme|enfant|uomo|donna|bambino|hombre|mujer|nino|homem|senhora|crianca|dam|herr|barn|made|art|ref|style|size|model\p{L}*|mod|nr|no|colou?r|farbe|couleur|eu|en|iso|gots|grs|oeko|tex|fairtrade|black|white|blue|navy|blauw|zwart|wit|rood|groen|grijs|geel|roze|bla|svart|vit|rod|gron|gra|sort|hvid|hvit|gronn|sininen|musta|valkoinen|punainen|vihrea|harmaa|red|green|grey|gray|beige|schwarz|weiss|blau|rot|grun|grau|noir|blanc|bleu|rouge|vert|gris|nero|bianco|blu|rosso|verde|grigio|negro|blanco|azul|rojo|preto|branco|jacquard|frottee|velours|velvet|satin|flanel\p{L}*|flannel|twill|canvas|tweed|chino|cargo|raglan|bomber|trench|hoodie|fit|set|pack|paar|pair|monday|tuesday|wednesday|thursday|friday|saturday|sunday|long(?:ue|o|a)?s?|court[e]?|rond[e]?|occultant[e]?|cort[oa]|larg[oa]|lung[oa]|curt[oa]|estampad[oa]|bordad[oa]|polar|vaquer[oa]|impermeable|reversible|acolchad[oa]|imprimee?|brodee?|rayee?|stampat[oa]|ricamat[oa]|woven|knitted|gewebt\p{L}*|gestrickt\p{L}*|tissee?|tricotee?|tessut[oa]|tejid[oa]|tecid[oa]|geweven|gebreide?|tkan[aeyi]|dzian[aey]|vavd|stickad|vævet|strikket|kudottu|neulottu|szovott|kotott|pleten[aeyi]?|zimow[aey]|letni[ae]|damsk[aie]|mesk[aie]|cuadros|rayas|negr[oa]|blanc[oa]|roj[oa]|azul|blanche|noire|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/u;

/** Names behind the words for what a product is: in quotation marks, or with a capital letter where nothing else has one. */
export function namesBehindKinds(passage: Passage, alsoBare: boolean): Found[] {
  if (passage.order !== "columns") return [];
  const found = [...matches(passage, kind)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const text = passage.text.slice(start, start + 40);
    const quoted = QUOTED.exec(text);
    const said = passage.text.slice(match.index, start - 1);
    const last = folded(said.split(/[ -]/).at(-1) ?? "");
    const isSmall = !/\p{Lu}/u.test(said.split(" ").at(-1) ?? "");
    // "SIA Baltijas Tirdzniecība" is another name.
    const isWithin =
      !isSmall && /\p{L} $/u.test(passage.text.slice(Math.max(match.index - 2, 0), match.index));
    const isLine = isWholeLine(passage, match.index, start) && !said.includes(" ");
    const isFree = isLine ? !TITLED.has(last) : !CAPITAL.has(last);
    const mayBeBare = alsoBare && !isWithin && (isSmall || (isFree && !isTitleCase(said)));
    const name = quoted ?? (mayBeBare ? BARE.exec(text) : null);
    const value = name?.groups?.name ?? "";
    if (name === null || value === "" || isNoName(value)) return [];
    const at = start + name[0].indexOf(value);
    return [
      {
        field: "model_name",
        value,
        confidence: quoted ? 0.8 : 0.68,
        passage,
        start: at,
        end: at + value.length,
      },
    ];
  });
  const own = found.filter((one) => !isSaidOfAnother(one));
  const all = own.length > 0 ? own : quotedFurtherOn(passage).filter((one) => !isSaidOfAnother(one));
  return ofOneValue(all);
}

function quotedFurtherOn(passage: Passage): Found[] {
  return [...matches(passage, kindFarBefore)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const name = QUOTED.exec(passage.text.slice(start, start + 40))?.groups?.name ?? "";
    if (name === "" || isNoName(name) || NO_NAME_NEXT.test(match.groups?.between ?? "")) return [];
    const at = passage.text.indexOf(name, start);
    return [{ field: "model_name", value: name, confidence: FAR, passage, start: at, end: at + name.length }];
  });
}
/** Of a name that does not stand right behind the word for its product. */
const FAR = 0.75;

/** "Écharpe Ventoux": a title of two words, of which no adjective would have a capital letter. */
function isWholeLine({ text }: Passage, from: number, start: number): boolean {
  const rest = text.slice(start, start + 40).split("\n", 1)[0] ?? "";
  return (from === 0 || text[from - 1] === "\n") && /^\p{L}+$/u.test(rest);
}

function isTitleCase(said: string): boolean {
  const words = said.split(" ");
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Cuts, stuffs, colours, labels, countries and kinds of things. */
export function isNoName(value: string): boolean {
  const small = folded(value);
  if (NO_NAME.test(small) || isLabel(small) || countryAtStart(value)) return true;
  return fibresIn(small, value).length > 0 || `${small} `.search(kind.pattern()) >= 0;
}

const KIND_LAST = worded("u", ({ oneOf }) => `(?:^|[ -])\\p{L}{0,12}(?:${oneOf(KIND_WORDS)})$`);

/** "Hand-tufted rug": a kind of product with a capital letter at its begin alone. */
export function endsWithKind(value: string): boolean {
  return / \p{Ll}[\p{L}-]*$/u.test(value) && KIND_LAST.pattern().test(folded(value));
}

const KIND_FIRST = worded("u", ({ oneOf }) => `^(?:\\p{L}{2,14}[- ])?(?:${oneOf(KIND_WORDS)})(?!\\p{L})`);

/** True for a folded text that begins with a kind of product: "Trousers elastic waistband", "Hooded sweatshirt". */
export function beginsWithKind(text: string): boolean {
  return KIND_FIRST.pattern().test(text);
}

const KIND_WITHIN = worded(
  "u",
  ({ oneOf }) => `(?<!\\p{L})(?:\\p{L}{3,12})?(?:${oneOf(KIND_WORDS)})(?:s|n|en|e|er)?(?!\\p{L})`,
);

/** True for a folded text that names a kind of product, one or several of it. */
export function namesKind(text: string): boolean {
  return KIND_WITHIN.pattern().test(text);
}

const MORE_WITHIN = worded("u", ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(MORE_KINDS)})(?!\\p{L})`);

/** The same of more languages, for texts that have a name in quotation marks behind it. */
export function namesKindBeforeQuotes(text: string): boolean {
  return namesKind(text) || MORE_WITHIN.pattern().test(text);
}
