/**
 * Care part by part: what is done, how hot, how gently and how it is hung, by the stems of words in the languages of
 * Europe. It reads what lists of sayings do not hold.
 */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { asProse } from "../kit/prose.ts";
import { spelledAtEnd } from "../kit/spelled-numbers.ts";
import { isOfWool } from "./wool-programmes.ts";

const stems = (list: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${list
      .trim()
      .split(/[ \n]+/)
      .map((stem) =>
        (stem.endsWith("*") ? `${stem.slice(0, -1)}\\p{L}*` : `${stem}(?!\\p{L})`).replaceAll("_", "[ -]?"),
      )
      .join("|")})`,
    "gu",
  );

const WASH = stems(
  `wasmachine* washing_machine pralce pralki pralka pracce pracke pracky mosogep* perilic* velas_masin* пералн* πλυντηρι* tub washtub tina cuvier vasca vaschetta bacinella cubeta wastobbe wasteiltje balia vanicka albie machine_wash* handwash* launder* passer_en_machine passe_en_machine passent_en_machine wash washed washing washable wasch* \\p{L}{2,14}wasch* \\p{L}{2,14}wasche lavage laver lavez lavable lavables lavare lavaggio lavabile
  lavabili lavar lavado lavados lavad* lavat* lavarse lavarsi lavarlo lavarla lavees laves lavee gewassen spalar* perou perete peremo pereme perejo perat sa_peru se_peru mossa mossuk πλενονται πλυθει πλυθουν перат перуть lavagem lavavel lave lava rentar rentat pesemi* was wassen wasbaar machinewas \\p{L}{3,9}was wasprogramma wasvoorschrift* wasadvies wasbeurt prac prace pranie prania
  pierz* prat prani prane prany prana pranje prati perite pere perte operite yika* \\p{L}{0,8}tvatt* \\p{L}{0,10}vask* \\p{L}{0,8}pesu \\p{L}{0,8}pesun pesussa pestava pesta peske pestakse pesta mosas* mosni moshato mosando
  \\p{L}{0,8}mosas* moshat* pesu* pestaan pese pranja pranju praniu pralno wastemperatuur machinewasbaar fijnwas* lavabil πλυση πλυσησ vyvarka uldprogram ullprogram nigh nite ahsel mahsul spalare spalat* spalati spala skalb* mazga* mazgat* kochfest* \\p{L}{0,12}pesulampotila* programm programme programma program pflegeleicht boil* boiled kochbar auskoch* kochen bouilli* bollir* bollitura hervi* ferver fervid* kookwas uitkoken gotowa* wygotow* vyvar* fozomos* kifoz* fierbe fierbere изваря* βραζ* βρασ* keittopes* keittaa keitet* keeta keeda* keetmi* novar* izvarit virint* isvirint* prekuha* iskuha* otkuha* kaynat* кип'ят* виварюв* искува* kokas kokes koges kogt programa programa* програм* προγραμμα* wool_cycle gentle_cycle delicate_cycle cycle_laine cycle_delicat cycle_tres ciclo_lana ciclo_delicad* ciclo_delicat* ciclo_suave ciclo_muy ciclo_molto wollprogramm* wollgang wolprogramma villaohjelma* ohjelma* gyapjuprogram* prenese podnos* vertragt stands withstands tolerates supporte supportent aguanta* soporta* sopporta* suporta* verdraagt verdragen snese snesou znesie znesu znosi znosza понася* издържа* витриму* αντεχ* talub taluvad iztur atlaiko suporta suporta издржава* подноси* lavatrice lavadora пране перете пере πλυσιμο πλενετε πλενεται πλυνετε прання прати прань прање перите періть`,
);
const IRON = stems(
  `iron ironing ironed pressing gebugelt gestreken bugel(?!frei|leicht)* glatt* repass* fer stir* zelazk* buegel* ferro planch* planxar passar_a_ferro passar(?=_(?:(?:no_maximo_)?a|ate)_$|_(?:a|em|com)_temperatura) engom* strij* prasow* utu* stryk* stryg* silit* zehl* vasal* calca(?!do)* calce calci calcat* glaca* lika* pegla* triik* lygin* gludin* gludek* глад* ютия* σιδερ* прасу* праск* пегла* глача*`,
);
const OTHER = stems(
  `bleach* bleich* chlor* blanch* javel candeg* blanqu* lejia lixivia branqu* alvej* blek* wybiel* bielic valkais* beli* beleni* belje* belen* feherit* inalb* agart* izbjel* pleegit* balin* tumbl* trockn* trommel* seche* sech* asciug* seca* droger drog* susz* kurut* tork* tork* torretum* torretrom* torres torring* суш* στεγν* kuiv* susi* susen* szar* usca* usuc* dziov* zave* kuivat* dry* clean* reinig* nettoy* pulit* limp* stom* czyszcz* temizle* kemtvatt* rens* cist* vegytiszt* curat*
  fastness solidez solidite solidita echtheit echtheid shrink* schrumpf* stability stabilite stabilita stabiliteit estabilidad estabilidade massbestandig* maßbestandig* retrait krimp* trwalosc odpornosc test tested prufung essai prova ensayo ensaio badanie after nach apres dopo despues apos po`,
);
const MILD =
  /(?<!\p{L})(?:fijne was(?!\p{L})|(?:traitement|programme|programma|programa|cycle|ciclo|cyklus|trattamento|tratamiento|tratamento|processo|proceso|process|proces|procede|processus|procedure|procedura|procedimento|procedimiento|action|azione|accion|acao|lavage|lavaggio|lavado|lavagem)[ \n](?:tres |molto |muy |muito |very |foarte )?moder\p{L}*|mirn[yei]\p{L}*|miern[yei]\p{L}*|hafif|фино|tausoj\p{L}*|finommosas|spezialschon\p{L}*|gentl[ey]|mild\p{L}*|delicat\p{L}*|delicad\p{L}*|delikat\p{L}*|schon\p{L}*|fein\p{L}*|pflegeleicht|doux|douce|dolce|suave\p{L}*|zacht\p{L}*|fijnwas\p{L}*|lagodn\p{L}*|nezn\p{L}*|hassas\p{L}*|narin|nazik|skon\p{L}*|skan\p{L}*|finvask|fintvatt|hieno\p{L}*|hella\p{L}*|setrn\p{L}*|jemn\p{L}*|kimel\p{L}*|blag(?:[eio]|[eo][gm]a?|i[hm]a?)?(?!\p{L}|:)|njeza?n\p{L}*|osjetljiv\p{L}*|obcutljiv\p{L}*|nezen\p{L}*|svelni\p{L}*|svelnu\p{L}*|saudzig\p{L}*|delikat\p{L}*|orn\p{L}*|silk cycle|(?<=[,(][ ])moder(?:ee?|at[oa]|ad[oa])(?=[ ]?(?:$|[.;,)\n/]))|reduced (?:action|agitation|spin|mechanical)|reduzierte\p{L}*|(?:action|accao|azione|accion) (?:reduit|ridott|reducid|reduzid)\p{L}*|mec+an\p{L}* (?:tres |molto |muy |muito )?(?:moder|reduit|ridott|reducid|reduzid)\p{L}*|(?:verminder|verringer|reduc|redus|reduk|snizen|znizen|zmniejszon|ograniczon|vahennet|beperkt|minsk|csokkent|smanjen|zmanjsan|намален|зменшен|μειωμεν)\p{L}* (?:me[ck]h?an|механ|μηχαν)\p{L}*|(?<=(?:tres|molto|muy|muito|very) )moder\p{L}*|щадящ\p{L}*|деликат\p{L}*|нежн\p{L}*|делікатн\p{L}*|щадн\p{L}*|ніжн\p{L}*|бережн\p{L}*|благ\p{L}*|нежан|осетљив\p{L}*|απαλ\p{L}*|ευαισθητ\p{L}*|ηπι\p{L}*)(?!\p{L})/u;
/** "Cycle laine très modéré": more than what is gentle before it. */
const VERY_MODERATE =
  /(?<!\p{L})(?:spezialschon|(?:very|tres|molto|muy|muito|foarte) (?:moder|gentl|delicat|delicad|doux|douce|suave|reduit|ridott|reducid|reduzid))/u;
const VERY =
  /(?<!\p{L})(?:very|extra|sehr|tres|molto|muy|muito|zeer|bardzo|cok|mycket|meget|erittain|velmi|vel'mi|nagyon|foarte|vrlo|zelo|vaga|labai|loti|много|дуже|веома|врло|πολυ|besonders|svært|particularly|especially|especialmente|particolarmente)[ \n](?:\p{L}+[ \n])?$/u;
const HAND =
  /(?<!\p{L})(?:renta(?:t|da|r|u)? a ma|hand[ -]?wash\p{L}*|wash\p{L}*(?: \p{L}+){0,2} by hand|hand[ -]?wae?sch\p{L}*|(?:von|mit der|per) hand (?:zu )?(?:ge)?wasch\p{L}*|wasch\p{L}*(?: \p{L}+){0,4} (?:von|mit der|per) hand|(?:von|mit der|per) hand(?: \p{L}+){1,3} (?:ge)?waschen|(?:\p{L}{2,10})?(?:wasche|waschen|waschbar|waschgang) (?:nur |ausschließlich |ausschliesslich )?(?:von|mit der|per) hand|lav\p{L}*(?:-\p{L}{1,4})? (?:(?:solo|soltanto|unicamente|exclusivamente|apenas|so|uniquement|seulement|siempre|sempre|toujours|exclusivement|esclusivamente|preferibilmente|preferiblemente|de preference) )?(?:a (?:la )?)?ma(?:in|no?|o)(?!\p{L})|lav\p{L}* manual\p{L}*|rentar a ma|handwas\p{L}*|(?:op|met) de hand (?:te |worden |wordt )?(?:wass?en|gewassen)|was(?:sen|t)?(?: \p{L}+){0,4} (?:op|met) de hand|pra[cn]\p{L}* (?:(?:tylko|wylacznie|jedynie) )?reczn\p{L}*|(?:tylko )?reczn\p{L}* pra[cn]\p{L}*|pierz\p{L}* reczn\p{L}*|elde yika\p{L}*|(?:lav(?:er|ez|are|ate|ar|e)|spal(?:a|ati|are)|пере(?:те)?|прати|періть|перите|vaske?s?|tvattas?|pesta|skalbti|skalbkite|mazgat|perite|prati|perte|prat|prac|pierz|uprac|πλενετε|πλυνετε) (?:(?!(?:not|never|ikke|inte|ej|aldrig?|niet|nooit|nicht|non|no|nao|nunca|mai|pas|jamais|nie|nigdy|ne|nu|nem|не|ei|δεν|μην|ou|o|e|et|y|ni|en|in|na|w|i|u|v|ve|or|of|och|og|eller|ili|ali|lub|sau|masina|или|и|або|у|в|machine|maquina|lavatrice|lavadora|pralce|maskin\p{L}*)[ ])\p{L}+[ ]){1,4}(?:a (?:la )?ma(?:in|no|o)|de mana|manual|на ръка|ръчно|вручну|руками|ручно|на руке|for hand|i hand\p{L}*|kasitsi|rankomis|ar rokam|rucno|rocno|na ruke|na roke|rucne|v ruce|v rukach|recznie|στο χερι)|(?:tvatt|vask)\p{L}* (?:(?:endast|bara|enbart|kun|bare|udelukkende|utelukkende) )?(?:for hand|i hand\p{L}*)|(?:pes\p{L}*) (?:(?:vain|ainoastaan|ainult|uksnes) )(?:kasin|kasitsi)|per(?:te|eme|e|u) (?:(?:pouze|jen|iba|len|vyhradne|vylucne) )?v (?:ruce|rukach)|per(?:ite|e|emo) (?:(?:samo|iskljucivo|izkljucno) )?na r(?:uke|oke)|(?:пере\p{L}*|пране) (?:само |единствено )?(?:на ръка|ръчно)|πλ\p{L}* (?:μονο |αποκλειστικα )στο χερι|handtvatt\p{L}*|tvatt\p{L}* for hand|handvask\p{L}*|vask\p{L}* (?:i|for) hand\p{L}*|kasin ?pes\p{L}*|pes\p{L}* kasin|kasipesu\p{L}*|pes\p{L}* kasitsi|kasitsi pes\p{L}*|r(?:uc|oc)n\p{L}* (?:pran\p{L}*|prat\p{L}*|pere\p{L}*)|pra[tn]\p{L}* (?:(?:pouze|jen|len|iba|vyhradne|samo|le|izkljucno|iskljucivo) )?(?:v ruce|v rukach|r(?:uc|oc)n\p{L}*)|per(?:ite|te|emo|eme|u|e)(?: \p{L}+){0,2} r(?:uc|oc)n\p{L}*|kez(?:i|zel) mos\p{L}*|spal\p{L}* (?:(?:numai|doar|exclusiv) )?(?:manual\p{L}*|de mana)|skalb\p{L}* (?:tik )?rank\p{L}*|rank\p{L}* skalb\p{L}*|rankin\p{L}* skalb\p{L}*|(?:ja)?mazga\p{L}* (?:tikai )?ar rok\p{L}*|rok\p{L}* mazg\p{L}*|(?:ръчно|на ръка) (?:пране|пере\p{L}*)|(?:пране|пере\p{L}*) на ръка|(?:ручн\p{L}*|вручну) (?:прання|прати|прање|перите)|(?:прання|прати|прање|перите) (?:(?:тільки|лише|виключно) )?(?:вручну|руками|(?:само )?ручно|(?:само )?на руке)|πλ\p{L}* στο χερι|(?:waschen|wasche|wash|washing|lavage|lavaggio|lavado|lavagem|wassen|pranie|prani|pranje|mosas|spalare|tvatt|vask|pesu|pesemine|mazgasana|skalbimas|yikama|пране|прання|прање|πλυση|πλυσιμο)[ ]?[:\t][ \t]{0,2}(?:(?:nur|only|solo|tylko|pouze|len|alleen|uniquement)[ ])?(?:by hand|hand|von hand|per hand|(?:a (?:la )?)?main|(?:a )?mano|(?:a )?mao|manual\p{L}*|(?:met de |op de )?hand|handmatig|reczn[ey]|recznie|rucn[ieo]|rocno|kezi|kezzel|de mana|for hand|i handen|handen|kasin|kasitsi|ar rokam|rankomis|elde|на ръка|ръчно|ручне|вручну|ручно|στο χερι))(?!\p{L})/gu;

/** A picture has other signs for that of degrees: "110%C", "40 ‘C". */
export const DEGREE = String.raw`(?<sign>[ \t\n-]?(?:graders?(?=[ ]?s?(?:\p{L}{3,12}[ ])?\p{L}{0,8}(?:tvatt|vask))|°|[%¤'"*](?=c(?!\p{L}))|(?:degrees?|deg|grad|gradi|grados|graus|graden|stopni\p{L}*|derece\p{L}*|grader|grade|aste\p{L}*|stupn\p{L}*|stopinj\p{L}*|fok\p{L}*|kraad\p{L}*|laips\p{L}*|gradi|gradiem|градус\p{L}*|степен\p{L}*|βαθμ\p{L}*|c)(?!\p{L})))`;
const WASH_HEAT = new RegExp(
  String.raw`(?<![\d.,/x-]|(?<!\p{L})(?:kg|eur|usd|nr|no|art|lot|set|pz|pcs)[.]? )(?<t>95|90|70|60|50|40|30)(?:${DEGREE}[ ]?(?:c(?!\p{L}))?|(?![\d%°]|[.,]\d|[ ]?(?:%|x|cm|mm|kg|g|den)(?!\p{L})|(?![ ][/-][ ]\p{L})[ ]?[/-](?!\p{L})))`,
  "gu",
);
const IRON_HEAT = new RegExp(
  String.raw`(?<![\d.,/x-])(?<t>110|150|200)(?:${DEGREE}[ ]?(?:c(?!\p{L}))?|(?![\d%°]|[.,]\d|[ ]?(?:%|x|cm|mm|kg|g)(?!\p{L})|(?![ ][/-][ ]\p{L})[ ]?[/-](?!\p{L})))`,
  "gu",
);

/** Characters before a temperature in which it is said what is done. */
const REACH = 75;
/** A temperature without its sign stands so close to the word. */
const NEAR = 22;

/** Words for the heat of an iron, by what the symbol says. */
const HEATS: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "iron_110",
    stems(
      `joasa mica хладк* χλιαρ* mlacn* mlak* leige leigelt remden* drungn* viilea* miedo* miedolla ljum* low cool coolly niedrig* schwach* gering* lauwarm* lauw tiede doux basse faible bassa fredd* tiepid* baja bajo suave tibi* fria frio baixa baixo morn* laag lage lagere nisk* letni* dusuk* ilik* lag laga lavt lav lave lavere haalea* matala* alhai* nizk* vlazn* alacsony* langyos* scazut* redus* nizj* nizoj hladn* madal* zem* vesa* dusuk 1_dot one_dot 1_punkt ein_punkt un_point 1_point un_punto 1_punto um_ponto 1_ponto een_punt 1_punt stufe_1 ниск* χαμηλ* низьк*`,
    ),
  ],
  [
    "iron_150",
    stems(
      `templad* cieplym cieplego топл* toplim medelhog* medium moderate* warm mittel* mittler* massig* maßig* maessig* moyen* moderee mitjan* media medio medie moderat* matig* gemiddeld* middel* middelmatig* middelhoge sredn* umiarkowan* orta medel* mellan* keski* stredn* kozep* kozepes* srednj* keskm* kesk* videj* vidut* 2_dots two_dots 2_punkte zwei_punkte deux_points 2_points due_punti 2_punti dos_puntos 2_puntos dois_pontos 2_pontos twee_punten 2_punten stufe_2 средн* умерен* μετρι* μεσαι* середн* помірн* тепл* средњ*`,
    ),
  ],
  [
    "iron_200",
    stems(
      `fierbinte het hett goraco vroc* горещ* καυτ* high hot heiss* heiß* hoch hoher hohe chaud chaude haute elevee alta alto calda caldo caliente quente hoog hoge heet hete wysok* goracy goracym yuksek* kizgin hog hoga hoj hoy varmt korkea* kuuma kuumalla vysok* horuc* magas* forro ridicat* inalt* visok* vruc* korge* augst* karst* auks* 3_dots three_dots 3_punkte drei_punkte trois_points 3_points tre_punti 3_punti tres_puntos tres_pontos drie_punten 3_punten stufe_3 висок* υψηλ* гаряч* врућ*`,
    ),
  ],
];
const NO_HEAT =
  /(?<!\p{L})(?:do not|don't|not|no|without|nicht|kein\p{L}*|ohne|ne pas|pas|sans|non|senza|sin|nao|sem|niet|geen|zonder|nie|bez|ej|inte|utan|ikke|uden|ei|ilman|ne|nem|nu|fara|mitte|не|без|μην?|never|niemals|jamais|nunca|nooit|nigdy|aldrig?|alk?aa?|arge|ara|nikdy|nelze|nesm\p{L}*|neper\p{L}*|nepra[tn]\p{L}*|nezehl\p{L}*|nemazg\p{L}*|neskalb\p{L}*|nelygin\p{L}*|neglud\p{L}*)(?!\p{L})/u;

const DRY =
  /dry|dried|trock|sech(?:er|age|ez|e(?!\p{L}|-| ?linge)|es(?!\p{L}))|seco (?:na|em|no|a sombra|deitado|estendido|pendurado)|seque(?:l[oa]s?|se|n|nse)?(?!\p{L})|(?<!\p{L})tor(?=[ ](?:den|det|dem|flad|ligg))|droog|sust(?:e|ime)(?!\p{L})|asciug|stend|tend(?:er|ido|ed)|tiend(?!as?(?!\p{L})(?! (?:(?:en )?(?:horizontal|plano|vertical|percha|cuerda|la cuerda|tendedero)|a (?:la sombra|secar)|las? prendas?)))|seca|secad|assecar|drog|susz|sus(?:it|en|i)|kurut|kurul|tork|torr|kuiv|szarit|szarad|usca|usuc|uscat|(?<!\p{L})zut(?!\p{L})|dziu[tv]|dziov|dziovin|zave|zavet|суш|сух|съхн|στεγν|laufh/u;
const DRUM =
  /tumbl|susicc|bubnov|bobnast|zavetaj|kuivatis|barabann|барабан|машинно|strojno|bubnj|bobnu|kurutucu|konekuiv|trockner|trommel|machine|tambour|tamburo|asciugatrice|secadora|maquina|tambor|droger|droogtrom|bebn|mechaniczn|makine|tambur|torktum|torretum|torketrom|rumpu|susick|susilic|stroj|gep(?!p)|masin|dziovykl|trummel|centrif|сушилн|сушарц|сушильн|пральн|машинн|машинск|сушилиц|сушари|бубањ|бубњ|центрифуг|στεγνωτηρ/u;
/** How wet things are hung, which is said with words for no: "without wringing". */
const DRIPPING =
  /(?<!\p{L})(?:drip\p{L}*|drypande|arnyekban csopogve|markana|без из(?:стисква|цежда)не|tilku\p{L}*|pilos\p{L}*|pilot|varv\p{L}*|utan (?:vridning|centrifugering|att vrida\p{L}*)|uden (?:vridning|centrifugering)|uten (?:vridning|sentrifugering)|drypva\p{L}*|valumaan|csavaras(?: es centrifugalas)? nelkul|kicsavaras nelkul|niet uitwringen|ongecentrifugeerd|bez (?:wyzym\p{L}*|zdim\p{L}*|zmyk\p{L}*|ozem\p{L}*|cijed\p{L}*) (?:i|a|ani|in) (?:wirow\p{L}*|odwirow\p{L}*|odstred\p{L}*|centrifug\p{L}*)|(?:sans essorer|sans tordre|senza (?:strizzare|torcere)|sin (?:escurrir|torcer|exprimir)|sem (?:torcer|espremer|escorrer)) (?:ni|ne|nem|o|ou) centrifug\p{L}*|without (?:wringing|spinning)(?: or (?:wringing|spinning))?|ohne (?:zu )?(?:wringen|schleudern|auszuwringen)|senza torcere|sin (?:torcer|exprimir)|sem espremer|islak hal\p{L}*|aus tropfnassem|senza centrifugare|tropfnasse\p{L}*|sans essorage|egouttage|sem torcer|gotejamento|druipend|bez wyzym\p{L}*|okap\p{L}*|bez odstred\p{L}*|bez zmyk\p{L}*|csopog\p{L}*|fara stoarcere|picurare|без изцеждане|изцеждане|без віджиман\p{L}*|не віджимаючи|не викручуючи|без цеђења|χωρισ στυψιμο|droppande|dryppende|dryppv\p{L}*|linkoamatta|tippakuiv\p{L}*|valuvan mar[ak]\p{L}*|cijedenj\p{L}*|bez cijed\p{L}*|odcej\p{L}*|brez ozem\p{L}*|norgu\p{L}*|tsentrifuugimata|neizgriez\p{L}*|notecin\p{L}*|negrez\p{L}*|varvin\p{L}*|sikmadan|tropfnass|nass (?:auf|auf)hang\p{L}*|egoutt\p{L}*|sans essorer|s?gocciol\p{L}*|droppa|afdryp\p{L}*|dej\p{L}* escurrir|senza strizzare|sin (?:centrifugar|escurrir)|escurrid\p{L}*|sem (?:centrifugar|torcer)|gotejar|pingar|(?:uit|af)?druip\p{L}*|ociek\p{L}*|bez odwirow\p{L}*|damlat\p{L}*|droppt\p{L}*|dropptorka|dryppt\p{L}*|drypt\p{L}*|tippu\p{L}*|odkap\p{L}*|odkvap\p{L}*|bez zdim\p{L}*|csepeg\p{L}*|picur\p{L}*)(?!\p{L})/u;
const PLACES: readonly (readonly [place: "flat" | "line" | "drip" | "shade", pattern: RegExp])[] = [
  [
    "flat",
    /(?<!\p{L})(?:flat|rozprestret\p{L}*|rozprostren\p{L}*|plant (?:underlag|overflade|flade|overflate)|orizzontal\p{L}*|superficie (?:piana|plana)|suprafata plana|vlak|rozlozen\p{L}*|lezato|lezecky|izklat\p{L}*|lidzen\p{L}*|lygaus|pakloj\p{L}*|gulsci\p{L}*|lapiti|(?<=kuivat\p{L}{0,3} )tasolla|плоско|пласко|розкладен\p{L}*|горизонтал\p{L}*|рівн\p{L}* поверхн\p{L}*|равн\p{L}* површин\p{L}*|положен\p{L}*|разстлан\p{L}*|(?<=tor[kr]\p{L}* (?:(?:den|det|dem|trojan|plagget) )?)plant|liegend\p{L}*|flach|ausgebreitet|plat|piano|distes\p{L}*|horizontal\p{L}*|plano|(?:extendid|estendid|intins|απλωμεν)\p{L}*(?![ \n](?:pe|n[ao]|en (?:la|el)|σε|στο)[ \n](?:cord|estend|varal|cuerd|tend|sfoar|sarm|franghi|σχοιν|συρμ|απλωσ))|deitad\p{L}*|pla|liggend\p{L}*|poziom\p{L}*|plasko|rozlozon\p{L}*|yatay\p{L}*|ser(?:il)?erek|duz (?:bir )?(?:zemin|yuzey)\p{L}*|plan|liggande|fladt|flatt|liggende|tasossa|tasaise\p{L}*|vaakataso\p{L}*|vodorovn\p{L}*|lez[aei]c\p{L}*|vleze|(?<=v |sus\p{L}*[ \t])leze|(?:na)?plocho|polozen\p{L}*|fektetve|fekve|vizszint\p{L}*|siman|kiteritve|orizontal\p{L}*|vodoravn\p{L}*|ravn\p{L}*|tasapin\p{L}*|horisontaal\p{L}*|lygi\p{L}*|paskleid\p{L}*|plakan\p{L}*|gulus|guld\p{L}*|paguldy\p{L}*|хоризонтал\p{L}*|легнал\p{L}*|равна|οριζοντι\p{L}*|επιπεδ\p{L}*)(?!\p{L})|plant?tork|plantorr|liggtork|liggetor[rkt]|ligget|tasokuiv/u,
  ],
  [
    "shade",
    /(?<!\p{L})(?:shade|schatten|ombre|ombra|abri (?:du soleil|de la lumiere)|riparo dal sole|protegid\p{L} del sol|(?:abrigo|resguardo) do sol|(?:out of|away from) (?:the )?(?:direct )?sun(?:light)?|(?:uit|buiten) (?:de zon|direct zonlicht)|(?:sheltered|protected|shielded) from (?:the |direct )*sun\p{L}*|vor (?:direkter |der )?sonne\p{L}* (?:ge)?schutz\p{L}*|protegid\p{L} (?:do sol|de la luz solar)|z dala od slonca|chroniac przed sloncem|mimo (?:primeho |priameho |dosah |prime |priame )?(?:slunce|slunecni\p{L}*|slnka|slnecn\p{L}*)|chranen\p{L}* pred sl(?:u)?n\p{L}*|naptol vedve|naptol tavol|ferit\p{L}? de soare|(?:защитен\p{L}?|далеч) от (?:пряко )?слънце\p{L}*|μακρια απο τον ηλιο|skydda[dt]\p{L}* (?:mot|fran|for) (?:direkt )?sol\p{L}*|beskyttet (?:mod|mot|for) (?:direkte )?sol\p{L}*|auringolta suojat\p{L}*|suojassa auringolta|(?:otsese )?paikese(?:valguse)? eest kaits\p{L}*|(?:sargajot|sarga\p{L}*|prom) no saules|(?:saugant|apsaugo\p{L}*|saugo\p{L}*) nuo saules|(?:zascit\p{L}*|zavarovan\p{L}*) pred soncem|(?:zastic\p{L}*|podalje|dalje) od sunca|gunesten (?:koruyarak|uzak\p{L}*)|gunes gormeyen|(?:захищен\p{L}*|подалі) від сонця|(?:заштићен\p{L}*|даље) од сунца|sombra|schaduw|cieni\p{L}*|golge\p{L}*|skugga\p{L}*|skygge\p{L}*|varjo\p{L}*|stin\p{L}*|tieni|arnyek\p{L}*|umbra|hladu|sjeni|senci|varju\p{L}*|pavesy\p{L}*|sesel\p{L}*|ena|сянка|тіні|затінку|сенци|хладу|хладовини|σκια)(?!\p{L})/u,
  ],
  ["drip", DRIPPING],
  [
    "line",
    /(?<!\p{L})(?:line|tereget\p{L}*|απλω(?:μα|στε)|простиране(?:то)?|obesi\p{L}*|etend(?:re|ez)|ves(?:et|te|it)|wi(?:esz|szac)\p{L}*|вішат\p{L}*|noorile|append\p{L}*|(?:roz|po)wies\p{L}*|poves\p{L}*|vyves\p{L}*|atarn\p{L}*|простр\p{L}*|objesi\p{L}*|asin(?:iz)?|asilir|asiniz|розвіс\p{L}*|розвіш\p{L}*|повіси\p{L}*|вивіси\p{L}*|обеси\p{L}*|окачи\p{L}*|okaci\p{L}*|pakabin\p{L}*|izkar\p{L}*|riputad\p{L}*|hang(?:es|as)?|sarm[ae]|sfoara|franghie|cabide|ramink\p{L}*|vesiak\p{L}*|visiac\p{L}*|(?<=ve )visu|vallfa\p{L}*|umeras\p{L}*|закачал\p{L}*|окач(?:ен|ван)\p{L}*|підвішен\p{L}*|мотузц\p{L}*|вішал\p{L}*|вішак\p{L}*|конопц\p{L}*|вешалиц\p{L}*|вертикал\p{L}*|vjesalic\p{L}*|objesen\p{L}*|konop\p{L}*|obesal\p{L}*|visece|izkart\p{L}*|pakab\p{L}*|henkari\p{L}*|riidepuu\p{L}*|galge\p{L}*|hang\p{L}*|hung|aufgehangt|leine|hangend\p{L}*|aufhang\p{L}*|fil|suspend\p{L}*|cintre|corde|appes\p{L}*|steso|stes[aie]|filo|gruccia|tend\p{L}*|colga(?:d\p{L}*|r|ndo)|percha|cuerda|estendal|pendura\p{L}*|stend\p{L}*|varal|corda|vertical\p{L}*|verticale|lijn|waslijn|ophang\p{L}*|sznur\p{L}*|pionow\p{L}*|rozwiesz\p{L}*|wieszak\p{L}*|asarak|aski\p{L}*|askida|ipte|snore|snor|snoren|hangande|lina|hangende|hængende|heng\p{L}*|hæng\p{L}*|ripust\p{L}*|narulla|snur\p{L}*|snur\p{L}*|zaves(?:it|en|te)\p{L}*|sure|kotel\p{L}*|fuggeszt\p{L}*|akaszt\p{L}*|felakaszt\p{L}*|sfoara|franghie|atarna[rt]\p{L}*|agata[rt]\p{L}*|uze\p{L}*|uzetu|obese\p{L}*|vjesanj\p{L}*|vrvi|nooril|rippu\p{L}*|riputa\p{L}*|virves|pakabin\p{L}*|ant virv\p{L}*|aukl\p{L}*|pakar\p{L}*|въже|простор|просна\p{L}*|σχοινι|κρεμ\p{L}*)(?!\p{L})|hangtork|hængetor|hengetor|ripustuskuiv|riippukuiv|narukuiv|linetor[rk]|lijndro|dropptork/u,
  ],
];

/** How it is washed and ironed by figures and words, how it is dried, and by hand. */
export function findCareParts(passage: Passage): readonly Found[] {
  let found = known.get(passage);
  if (!found) {
    found = [
      ...handWashes(passage),
      ...findTemperatures(passage),
      ...ironings(passage),
      ...ironDots(passage),
      ...bleachings(passage),
      ...dryings(passage),
    ];
    known.set(passage, found);
  }
  return found;
}

/** What was found before: names of brands are asked whether they are care. */
const known = new WeakMap<Passage, readonly Found[]>();

/** How hot it is washed and ironed, in degrees. */
export function findTemperatures(passage: Passage): Found[] {
  return [...heats(passage, WASH_HEAT), ...heats(passage, IRON_HEAT)];
}

function* handWashes(passage: Passage): Generator<Found> {
  for (const match of passage.folded.matchAll(HAND)) {
    if (NOT_HAND.test(passage.folded.slice(Math.max(match.index - 14, 0), match.index))) continue;
    yield toldAt(passage, "care_washing", "hand_wash", 0.93, match.index, match.index + match[0].length);
  }
}

const NOT_HAND =
  /(?<!\p{L})(?:not|nicht|non|nao|no|ne pas|niet|nie|ei|ej|ikke|or|oder|ou|o|of|eller|tai|lub|nebo|alebo|vagy|sau|ili|ali) $/u;

/** "Colour fastness to washing at 40 °C", "shrinkage after washing": how it was tested, not how to wash it. */
const TESTED =
  /(?:fastness|solidez|solidite|solidita|echtheit|echtheid|trwalosc|odpornosc|haslik|shrinkage|krimp|schrumpf|einlauf|retrait|restringimento|encogimiento|encolhimento|stabilit|masshaltig|maßhaltig|maatvast|mattestabil|(?<!\p{L})(?:after|nach|apres|dopo|despues|apos|efter|etter|dupa|nakon)(?!\p{L}))[^.;:\n]{0,30}$/u;

/** What becomes of it is told behind how it was washed, or what is done to it after that. */
const TESTED_AFTER =
  /^[^.;\n]{0,40}(?:shrinkage|einlauf|schrumpf|retrait|restringimento|encogimiento|encolhimento|krimp|kurczenie|krympning|krymping|kutistuma|srazivost|zsugorodas|avant (?:la )?teinture|before dyeing|vor dem farben|prima della tintura|antes de (?:tenir|tingir)|voor het verven|przed barwieniem)/u;

/** Words for more than something. */
export const OVER_WORDS =
  "more than|above|over|higher than|hotter than|warmer than|longer than|oftener than|in excess of|mehr als|uber|hoher als|heiß?s?er als|warmer als|langer als|ofter als|haufiger als|oberhalb|plus (?:de|d'|haut|chaud)|au-dessus de|au-dela de|superieure?s? a|oltre|piu (?:di|che|calda?o?)|al di sopra di|superior[ei] ai?|mas de|por encima de|superior(?:es)? ao?s?|mais (?:de|do que)|acima de|meer dan|boven|(?:hoger|heter|warmer|vaker|langer) dan|powyzej|(?:wiecej|czesciej|wyzsz\\p{L}*|dluzej) niz|(?:mer|hogre|varmare|oftare|langre) an|(?:mere|hojere|varmere|oftere|længere) end|(?:mer|hoyere|varmere|oftere|lenger) enn|yli|(?:enemman|useammin|kuumem\\p{L}*|korkeam\\p{L}*) kuin|nad|(?:vice|casteji|vys\\p{L}*|dele) nez|(?:viac|castejsie|vyss\\p{L}*) ako|folott|(?:tobb\\p{L}*|gyakrabban|magasabb) mint|peste|(?:mai mult|mai des|mai mare) de|iznad|(?:vise|cesce|visoj) od|(?:vec|pogosteje|visj\\p{L}*) kot|ule|(?:rohkem|sagedamini|korgem\\p{L}*|kuumem\\p{L}*) kui|virs|(?:vairak|biezak) (?:par|ka)|daugiau (?:kaip|nei)|dazniau (?:kaip|nei)|aukstesn\\p{L}* (?:kaip|nei)|над|повече от|по-често от|по-висок\\p{L}* от|понад|вище|більше(?: ніж)?|частіше(?: ніж)?|изнад|више од|чешће од|ανω των|πανω απο|περισσοτερ\\p{L}* απο|συχνοτερα απο|kereden fazla|defadan fazla";
const OVER = new RegExp(`(?<!\\p{L})(?:${OVER_WORDS}) (?:los |as |i |les |die |den )?$`, "u");

/** "Pflege: 60 °C": the first temperature after the word for care is that of washing. */
const AFTER_LABEL =
  /(?<=^|[\n\t])(?:care|care instructions|pflege|pflegehinweise?|pflegeanleitung|entretien|conseils d'entretien|instructions d'entretien|cura|manutenzione|istruzioni di cura|cuidados?|instrucciones de cuidado|conservacion|conservacao|instrucoes de conservacao|onderhoud|onderhoudsvoorschrift|wasvoorschrift|konserwacja|sposob konserwacji|skotselrad|skotsel|vedligehold(?:else)?|vedlikehold|hoito|hoito-?ohjee?t?|hoito-?ohje|udrzba|osetrovani|osetrovanie|kezeles|kezelesi utmutato|intretinere|odrzavanje|vzdrzevanje|hooldus|prieziura|kopsana|bakim|bakim talimati|yikama talimati|поддръжка|догляд(?: за виробом)?|одржавање|начин одржавања|упутство за одржавање|φροντιδα|οδηγιεσ φροντιδασ)[ ]?[:\t][ \t]*$/u;

/** "En machine à 40 °C": at the begin of a sentence, where nothing is dried yet. */
const IN_MACHINE =
  /^[ \n]?(?:(?:goes|can go|geht|darf|va|puo andare|passe|peut passer|kan|mag|gaat)[ ])?(?:(?:in|into) the (?:washing )?machine at|en machine a|en (?:la )?lavadora a|in lavatrice a|na maquina (?:de lavar )?a|(?:\p{L}+ ){0,3}(?:ir|vai|vao) a maquina a|in (?:der|die) (?:wasch)?maschine bei|in de (?:was)?machine op|w pralce w|v prac(?:ce na|ke (?:na|pri))|i (?:tvatt|vaske)?maskin(?:en)? (?:i|ved|pa)|(?:pesu)?koneessa|masinas|v (?:pralnem )?stroju pri|u (?:perilici|stroju) na|makinede|в (?:пералня|машина) на|[ву] (?:пральніи )?машині при|στο πλυντηριο στουσ)[ ](?:max\.? )?$/u;

/** "Darf bei 60 °C in die Maschine." */
const INTO_MACHINE =
  /^[ ]?(?:in d(?:ie|er) (?:wasch)?maschine|in de (?:was)?machine|in the (?:washing )?machine|en machine|in lavatrice|en (?:la )?lavadora|a la lavadora|a maquina|na maquina|w pralce|v prac(?:ce|ke)|i (?:tvatt|vaske?)?maskin(?:en)?|(?:pesu)?koneessa)(?!\p{L})/u;

/** What parts a clause from the one before: "nicht bleichen und bei 150 °C bügeln". */
export const CLAUSE_OF_ITS_OWN = /,|[ ](?:und|and|et|y|e|i|en|och|og|ja|a|si|es|и|та|και|ve)[ ]/u;

/** Temperatures, each of what was spoken of last. */
function* heats(passage: Passage, pattern: RegExp): Generator<Found> {
  const { folded } = passage;
  // "…, 150 derecede" over "ütüleyiniz": a sentence goes on in the next line.
  const prose = asProse(passage).folded;
  const isWash = pattern === WASH_HEAT;
  for (const { start: at, end, degrees, isSigned } of figuresOf(folded, pattern)) {
    const before = sentenceEnd(folded.slice(Math.max(at - REACH, 0), at));
    const after = AFTER_FIGURE.exec(prose.slice(end))?.[0] ?? "";
    const next = firstOf(after) ?? verbNext(prose.slice(end + after.length), after.length);
    // "…, 150 °C'de ütüleyiniz": in a clause of its own the verb stands behind.
    const isOwn = next?.kind === (isWash ? "wash" : "iron") && !lastOf(clauseBefore(passage, before, at));
    const spoken = isOwn ? undefined : lastOf(before);
    const isFirst = isWash && !spoken && next?.kind !== "wash" && isFirstSign(folded, at, end);
    const isLabelled =
      isWash &&
      !spoken &&
      next?.kind !== "wash" &&
      (AFTER_LABEL.test(before) || IN_MACHINE.test(before) || INTO_MACHINE.test(after));
    const follows = spoken || isFirst || isLabelled ? undefined : next;
    const kind = spoken?.kind ?? follows?.kind ?? (isFirst || isLabelled ? "wash" : undefined);
    if (kind !== (isWash ? "wash" : "iron")) continue;
    if (TESTED.test(before.slice(0, spoken?.start ?? before.length))) continue;
    if (TESTED_AFTER.test(folded.slice(end, end + 60))) continue;
    // "Washing at more than 40 °C voids the warranty."
    const isForbidden = NO_HEAT.test(before) || (!spoken && next !== undefined && NO_HEAT.test(after));
    if (OVER.test(before) && !isForbidden) continue;
    const apart = spoken ? before.length - spoken.end : (follows?.start ?? 0);
    if (
      !isSigned &&
      (apart > NEAR || !spoken || /[\n\t]\p{L}/u.test(before.slice(spoken.end).replace(/^\t/, "")))
    )
      continue;
    const start = spoken ? at - before.length + spoken.start : at;
    const around = isWash ? howGently(folded, at, end) : "";
    if (isWash && HAND_SAID.test(`${before.slice(-30)} ${after}`)) continue;
    const value = isWash
      ? `wash_${degrees === "90" ? "95" : degrees}${mildness(degrees, around)}`
      : `iron_${degrees}`;
    const tail = follows ? after.length : 0;
    yield toldAt(
      passage,
      isWash ? "care_washing" : "care_ironing",
      value,
      isSigned ? 0.95 : 0.9,
      start,
      end + (follows ? (follows.end ?? tail) : 0),
    );
  }
}

/** What stands before a figure in its clause: a line that begins with a capital letter, or with the figure, begins one. */
function clauseBefore({ text }: Passage, before: string, at: number): string {
  const clause = before.split(CLAUSE_OF_ITS_OWN).at(-1) ?? "";
  const line = clause.slice(clause.lastIndexOf("\n") + 1);
  return /[\p{Lu}\d]/u.test(text[at - line.length] ?? "") ? line : clause;
}

interface Figure {
  start: number;
  end: number;
  degrees: string;
  isSigned: boolean;
}

/** "Forty degrees": what stands behind a number in words. */
const SPELLED =
  /(?<=\p{L}[ \n])(?:degrees?|grad|degres|gradi|grados|graus|graden|stopni\p{L}*|grader)(?!\p{L})/gu;
/** Longest number in words, in characters. */
const LONGEST_NUMBER = 24;

/** The heats of a pattern in figures, and those of washing also in words. */
function* figuresOf(folded: string, pattern: RegExp): Generator<Figure> {
  for (const { 0: said, index, groups } of folded.matchAll(pattern))
    yield {
      start: index,
      end: index + said.length,
      degrees: groups?.t ?? "",
      isSigned: groups?.sign !== undefined,
    };
  if (pattern !== WASH_HEAT) return;
  for (const { 0: said, index } of folded.matchAll(SPELLED)) {
    const from = Math.max(index - LONGEST_NUMBER, 0);
    const number = spelledAtEnd(folded.slice(from, index));
    if (number && WASHED_AT.test(String(number.value)))
      yield {
        start: from + number.start,
        end: index + said.length,
        degrees: String(number.value),
        isSigned: true,
      };
  }
}
const WASHED_AT = /^(?:[3-7]0|9[05])$/;

/** The begin of a line, with what counts or marks it where it is one of a list: "1. 30 derecede, …". */
const ITEM_BEGINS = /(?:^|\n)[ ]?(?:\d{1,2}[.)][ ]|[•·*–✓✔-][ ]?)?$/u;
/** The most characters of that. */
const LONGEST_MARK = 6;

/** "30 derecede, hassas programda yıkayınız": the verb stands behind how gently it is done. */
function verbNext(rest: string, from: number): Spoken | undefined {
  const next = firstOf(VERB_NEXT.exec(rest)?.[0] ?? "");
  return next && { ...next, start: from + next.start, end: from + next.end };
}
/** Few words: in more of them something else is spoken of. */
const VERB_NEXT = /^,(?:[ ]\p{L}{2,12}){1,4}(?=[ ]?(?:[.;,\n\t)]|$))/u;

/** "Hotel linen: 95 °C, any bleach, hot iron": the name of what is washed so, before its signs. */
const OF_GOODS = /^[^\t:\d.;]{3,40}:[ ]$/u;
/** Words for other care that stand behind it then, at least. */
const MANY_SIGNS = 2;

/** "40 °C / no bleach / iron 110 °C": the first of the signs of a label is that of washing. */
function isFirstSign(folded: string, start: number, end: number): boolean {
  if (OF_GOODS.test(folded.slice(folded.lastIndexOf("\n", start - 1) + 1, start))) {
    const rest = folded.slice(end, end + 2 * REACH).split("\n")[0] ?? "";
    return /^[ ]?[/|·•,;+]/.test(rest) && spokenIn(rest).length >= MANY_SIGNS;
  }
  if (!ITEM_BEGINS.test(folded.slice(Math.max(start - LONGEST_MARK, 0), start))) return false;
  const line = folded.slice(end, end + REACH).split("\n")[0] ?? "";
  return /^[ ]?[/|·•,;+]/.test(line) && firstOf(line) !== undefined;
}

/** "150 °C'yi aşmayan sıcaklıkta", "150 °C-ot meg nem haladó hőmérsékleten": the bound behind it, in languages that say it there. */
const NO_MORE_BEHIND =
  "(?:['’]?y?[iu])?[ ]?(?:asma|gecme)(?:yan|yacak)|['’]?(?:d[ae]n|n[iu]n)[ ](?:fazla|yuksek|sicak|uzerinde)[ ]olmayan|-?[oe]t[ ](?:meg[ ])?nem[ ](?:meg)?halado|-n[ae]l[ ]nem[ ](?:magasabb|melegebb|forrobb)|[ ]mitte[ ]uletaval";
/** What stands behind a temperature in its clause; with an ending of its case the verb may stand in the next line. */
const AFTER_FIGURE = new RegExp(
  String.raw`^(?:${NO_MORE_BEHIND})?(?:(?:'(?:de|da)|-(?:on|en|ban|ben|nal|os|es)|\)(?=\n))\n?)?[^.;,\n\t\d]{0,25}`,
  "u",
);

const HAND_SAID = new RegExp(HAND.source, "u");

/** Its last sentence; "max." and the like end none. */
function sentenceEnd(text: string): string {
  const ends = [
    ...text.matchAll(
      /(?<!(?<!\p{L})(?:max|temp|ca|min|maks|approx|up|t|kb|aprox|env|bis|enint|cca|maxim|maksim|legf|hogst|hojst|auksc|vid|st|gr|np|темп|макс|до|μεγ|θερμ|az))\.\s|[;•·|!]|\n\n|:\s*\n/gu,
    ),
  ];
  const last = ends.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

export interface Spoken {
  kind: "wash" | "iron" | "other";
  start: number;
  end: number;
}

export function spokenIn(text: string): Spoken[] {
  return (
    [
      ["wash", WASH],
      ["iron", IRON],
      ["other", OTHER],
    ] as const
  )
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)]
        .filter(([said]) => !/echtheit|probe|prufung|test/.test(said))
        .map((match) => ({
          kind,
          start: match.index,
          end: match.index + match[0].length,
        })),
    )
    .sort((one, other) => one.start - other.start);
}

const lastOf = (text: string) => spokenIn(text).at(-1);
const firstOf = (text: string) => spokenIn(text)[0];

/** The words around a temperature up to what is said of something else. */
function howGently(folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(start - 90, 0), start).split(/[,.;/|•·]\s|\n\n|\t|\s\/\s/u);
  const after = folded.slice(end, end + 95).split(/[,.;/|•·](?:\s|$)|\n\n|\s\/\s/u);
  // "30 °C, short spin, gentle cycle": how it is spun stands between.
  if (after[1] !== undefined && SPUN.test(after[1]) && gentleness(after[1]) === "") after.splice(1, 1);
  const own = before.at(-1) ?? "";
  const others = (text: string) => spokenIn(text).some(({ kind }) => kind !== "wash");
  const first = after[0] ?? "";
  const parts = [own, others(first) ? firstPart(first) : first];
  const previous = before.at(-2);
  if (previous !== undefined && !others(previous) && !/\d/.test(previous)) parts.unshift(previous);
  // "W 30 °C, proces łagodny" ends its line or cell, or a dash parts it: what is said of something else stands behind that.
  const next = after[1] !== undefined && others(after[1]) ? after[1].split(/[\n\t]| [–—-] /)[0] : after[1];
  if (!others(first) && next !== undefined && !others(next)) parts.push(next);
  return parts.join(" ");
}

/** What stands before a word of another kind of care. */
function firstPart(text: string): string {
  const other = spokenIn(text).find(({ kind }) => kind !== "wash");
  const lines = other ? text.slice(0, other.start).split("\n") : [text];
  // Its own line is of that kind, if it is not the first: "programme délicat" stands in a line between.
  return lines.slice(0, Math.max(lines.length - 1, 1)).join(" ");
}

function mildness(degrees: string, around: string): string {
  if (!["60", "50", "40", "30"].includes(degrees)) return "";
  const gentle = gentleness(around);
  return gentle === "_very_mild" && !["30", "40"].includes(degrees) ? "_mild" : gentle;
}

/** How it is spun is no word on how it is washed. */
const SPINNING =
  /(?<!\p{L})(?:(?:gentle|gently|short|low|slow|schonend\p{L}*|sanft\p{L}*|leicht\p{L}*|kurz\p{L}*|leger|doux|breve|delicat\p{L}*|suave|zacht\p{L}*|lekki\p{L}*|skansom\p{L}*|skonsam\p{L}*|jemn\p{L}*) (?:spin\p{L}*|schleuder\p{L}*|essor\p{L}*|centrifug\p{L}*|wirowan\p{L}*|odstred\p{L}*)|(?:spin|schleudern|essorage|essorer|centrifug\p{L}*|wirowanie|odstredeni|odstredenie) (?:gentl\p{L}*|schonend|doux|delicat\p{L}*|suave|zacht|lekk\p{L}*|jemn\p{L}*))/gu;
/** A clause about spinning. */
const SPUN =
  /(?<!\p{L})(?:spin(?:ning)?|spun|(?:an|ge|ab)?schleuder\p{L}*|essor\p{L}*|[czs]entrifu[gz]\p{L}*|(?:od)?wirow\p{L}*|odstred\p{L}*|zdim\p{L}*|slung\p{L}*|linko\p{L}*|linkous|tsentrifuug\p{L}*|стискан\p{L}*|центрофуг\p{L}*|центрифуг\p{L}*|віджим\p{L}*|στυψιμο\p{L}*|sikma\p{L}*|stoarcer\p{L}*)(?!\p{L})/u;

const WASHED_WITH =
  "(?:liquid |neutral |washing |praci\\p{L}* |pracimi? |flytande |pralnim )?(?:detergent\\p{L}*|deterdzent\\p{L}*|soap|washing powder|wasch(?:mittel|lauge)\\p{L}*|seife\\p{L}*|lessive|savon|detersiv\\p{L}*|sapone|jabon|sabao|wasmiddel\\p{L}*|zeep|detergentem|proszk\\p{L}*|plyn\\p{L}*|srod\\p{L}*|tvattmedel|vaskemid\\p{L}*|vaskepulver|saebe|sæbe|pesuain\\p{L}*|pesuvahen\\p{L}*|prostred\\p{L}*|prostried\\p{L}*|mososzer\\p{L}*|sredstv\\p{L}*|skalbikl\\p{L}*|lidzekl\\p{L}*|deterjan\\p{L}*|препарат\\p{L}*|засоб\\p{L}*|средств\\p{L}*|απορρυπαντικ\\p{L}*)";
/** Words for such a detergent in one. */
const FINE_DETERGENT =
  "(?<!\\p{L})(?:feinwaschmittel\\p{L}*|fijnwasmiddel|finvaskemid\\p{L}*|fintvattmedel|hienopesuain\\p{L}*)";
/** "With a mild detergent": of what it is washed with, and not of how gently. */
const DETERGENT = new RegExp(
  String.raw`(?<!\p{L})(?:mild\p{L}*|gentle|delicat\p{L}*|delicad\p{L}*|delikat\p{L}*|suave\p{L}*|neutr\p{L}*|doux|douce|schonend\p{L}*|fein|zacht\p{L}*|lagodn\p{L}*|jemn\p{L}*|blag\p{L}*|njeza?n\p{L}*|nezn\p{L}*|kimelo|svelni\p{L}*|saudzig\p{L}*|hellavara\p{L}*|miet\p{L}*|orna\p{L}*|hafif|меко|мек|м'як\p{L}*|благ\p{L}*|нежен|ηπιο) ${WASHED_WITH}|${WASHED_WITH} (?:mild\p{L}*|delicat\p{L}*|delicad\p{L}*|suave\p{L}*|doux|douce|neutr\p{L}*|lagodn\p{L}*)|${FINE_DETERGENT}`,
  "gu",
);

const MILD_IN_BRACKETS = new RegExp(`\\([^()]*(?:${MILD.source})[^()]*\\)`, "u");
const ALL_MILD = new RegExp(MILD.source, "gu");

const BAR =
  "(?:balken|unterstrich\\p{L}*|strich|bars?|underlines?|lines? (?:under|below|underneath)|traits?|barres?|barr[ae]s?|trattin[oi]|line[ae]s?|linhas?|rayas?|tracos?|streep|strepen|streepjes?|balkjes?|kresk\\p{L}{1,4}|streck|streger|streg|strek|strekers?|viivaa?|car(?:a|ou|y|ami)|ciar(?:a|ou|y|ami)|vonal|linie|linii|cizgi|черт\\p{L}{1,2}|риск\\p{L}{1,2})";
/** The bars under the symbol of a tub or a circle: one for a mild process, two for a very mild one. */
const ONE_BAR = new RegExp(
  `(?<!\\p{L})(?:(?:one|single|ein(?:em|en)?|einfach\\p{L}{0,2}|une?|uno|una|um|uma|een|jedn\\p{L}{1,3}|jedou|en|ett|et|yksi|egy|o|bir|една|одна|одною|1) ${BAR}|underlined|(?:einfach )?unterstrichen|soulignee?|sottolineat[oa]|subrayad[oa]|sublinhad[oa]|onderstreept|podkreslon\\p{L}{1,2}|understruke[nt]|understreget|understreket|alleviivattu|podtrzen\\p{L}|podciarknut\\p{L}|alahuzott|subliniat)(?!\\p{L})`,
  "u",
);
const TWO_BARS = new RegExp(
  `(?<!\\p{L})(?:(?:two|double|zwei|doppel\\p{L}{0,3}|deux|due|dos|dois|duas|twee|dwie|dwiema|dwoma|dve|dva|dvema|to|tva|kaksi|ket|doua|iki|две|дві|двома|2) ${BAR}|doppelbalken|(?:double|doubly|twice|doppelt|zweifach|dubbel|podwojnie|dubbelt|dobbelt|dvakrat|doblemente|duplamente|due volte|deux fois) (?:underlined|unterstrichen|soulignee?|onderstreept|podkreslon\\p{L}{1,2}|understruke[nt]|understreget|understreket|podtrzen\\p{L}|podciarknut\\p{L}|subrayad[oa]|sublinhad[oa]|sottolineat[oa]))(?!\\p{L})`,
  "u",
);

/** How gently something is done by what is said around it, or by the bars of its symbol, as the values of care end. */
export function gentleness(around: string): "" | "_mild" | "_very_mild" {
  if (TWO_BARS.test(around)) return "_very_mild";
  if (ONE_BAR.test(around)) return "_mild";
  const said = around.replace(SPINNING, "").replace(DETERGENT, "");
  // "Ullvask (skånsom)" says itself how gently.
  if (isOfWool(around) && !MILD_IN_BRACKETS.test(said)) return "_very_mild";
  const matches = [...said.matchAll(ALL_MILD)];
  if (matches.length === 0) return "";
  // "Ullprogram (svært skånsom)": the second of them says it.
  const isVery = VERY_MODERATE.test(around) || matches.some(({ index }) => VERY.test(said.slice(0, index)));
  return isVery ? "_very_mild" : "_mild";
}

/** Clauses: what stands between signs, with the line that it goes on in. */
const CLAUSE = /(?:[^.;,•·|\n\t/]|\n(?=\p{Ll})|\.(?=\p{L}|\d)|\/(?! ))+/gu;

/** How many dots there are in the sign of an iron, as figures, words or dots. */
const DOTS =
  /(?<!\p{L})(?:iron\p{L}*|bugel\p{L}*|repass\p{L}*|fer|stir\p{L}*|ferro|planch\p{L}*|engom\p{L}*|strij\p{L}*|prasow\p{L}*|zelazk\p{L}*|utu\p{L}*|stryk\p{L}*|stryg\p{L}*|silit\p{L}*|zehl\p{L}*|vasal\p{L}*|calc(?!ado)\p{L}*|glaca\p{L}*|lika\p{L}*|triik\p{L}*|lygin\p{L}*|gludin\p{L}*|гладен\p{L}*|прас\p{L}*|пегла\p{L}*|глача\p{L}*|σιδερ\p{L}*)(?:[^.;,\n\d•●]{0,20}?[ \t(]|[\t:(][ ]?|\n)(?:(?<word>[123]|one|two|three|einem|ein|zwei|drei|uno?|due|tre|dos|tres|um|dois|een|twee|drie|jedn\p{L}+|dw\p{L}+|trz\p{L}+|et|to|en|tva|yksi|kaksi|kolme|bir|iki|uc)[ -]?(?:dots?|punkt\p{L}*|points?|pont\p{L}*|punt\p{L}*|stip\p{L}*|piste\p{L}*|prik\p{L}*|prick\p{L}*|kropk\p{L}*|teck\p{L}*|tock\p{L}*|tack\p{L}*|bod\p{L}*|nokta\p{L}*|κουκκιδ\p{L}*|точк\p{L}*|крапк\p{L}*|тачк\p{L}*|task\p{L}*)(?!\p{L})|(?<signs>[•●]{1,3}))/gu;
const THREE = /^(?:3|thr|dre|dri|tr|kol|uc)/u;
const TWO = /^(?:2|two|zwei|due|dos|dois|twee|dw|to|tva|kaksi|iki)/u;

function* ironDots(passage: Passage): Generator<Found> {
  for (const match of passage.folded.matchAll(DOTS)) {
    const { word = "", signs = "" } = match.groups ?? {};
    if (NO_HEAT.test(match[0])) continue;
    const dots = signs.length || (THREE.test(word) ? 3 : TWO.test(word) ? 2 : 1);
    const value = ["iron_110", "iron_150", "iron_200"][dots - 1] ?? "iron_200";
    yield toldAt(passage, "care_ironing", value, 0.9, match.index, match.index + match[0].length);
  }
}

/** The heat of an iron by words. */
function* ironings(passage: Passage): Generator<Found> {
  for (const clause of clausesOf(passage)) {
    const iron = [...clause.text.matchAll(IRON)][0];
    if (!iron || /\d{3}/.test(clause.text) || NO_HEAT.test(clause.text)) continue;
    const told = HEATS.flatMap(([value, pattern]) =>
      [...clause.text.matchAll(pattern)].slice(0, 1).map((match) => ({ value, match })),
    );
    const [only] = told;
    if (!only || told.length > 1) continue;
    const start = clause.start + Math.min(iron.index, only.match.index);
    const end = clause.start + Math.max(iron.index + iron[0].length, only.match.index + only.match[0].length);
    yield toldAt(passage, "care_ironing", only.value, 0.9, start, end);
  }
}

const BLEACH =
  /(?<![\p{L}])(?:(?:\p{L}{2,12}-?)?(?:bleach|bleich|bleek|blek|bleg|valkais|pleegit)|blanch|blanqu|branqu|lixivia|lejia|candegg|wybiel|bel(?:it|idl|eni)|biel(?:it|idl|eni)|feherit|inalb|albire|избелв|відбіл|вибіл|избељ|белити|бељењ|λευκα|izbjelj|beli(?:ti|la)|belj|balin|balik|valgend|agartic|agartm|ilt-?bleg|bieliac|belici|belil|белит|белил|белин)/u;
const ONLY =
  /(?<!\p{L})(?:only|exclusively|ausschlie(?:ss|ß)lich|exclusivamente|esclusivamente|exclusiv|wylacznie|jedynie|vyhradne|vylucne|kizarolag|iskljucivo|izkljucno|udelukkende|utelukkende|uteslutande|enbart|yksinomaan|uksnes|vienigi|виключно|единствено|αποκλειστικα|искључиво|nur|uniquement|seulement|exclusivement|solo|soltanto|unicamente|apenas|so|alleen|uitsluitend|tylko|pouze|jen|len|iba|csak|numai|doar|само|тільки|лише|μονο|endast|bara|kun|vain|ainoastaan|samo|ainult|tikai|tik|sadece|yalnizca|qu['’](?:avec|a|au))(?!\p{L})/u;
const OXYGEN =
  /(?<!\p{L})(?:oxygen|sauerstoff|oxygene|ossigen|oxigen|zuurstof|tlen(?:em|ow|u)|kyslik|oxigen|кислород|кисен|кисн|кисеоник|οξυγον|syre|ilt(?:en|baser|bleg)?|oksygen|happi|happe|kisik|hapnik|skabek|deguon|oksijen)|(?:ohne|sans|senza|sin|sem|zonder|bez|fara|без|χωρισ|utan|uden|uten|brez|be)[ ](?:ch?lo|hlor|klor|cloro|хлор|χλωρ)|(?<!\p{L})(?:non-chlorine|non chlorine|chlorine-free|chlorfrei|chloorvrij|klorfri|klormentes|klooriton|kloorivaba|klorsuz|non al cloro)/u;

/** "Cotton bleached without chlorine", "nebělená bavlna": how a cloth was made. */
export const BLEACHED =
  /(?<!\p{L})(?:\p{L}*bleached|\p{L}*gebleichte?[nrsm]?|\p{L}*gebleekte?|blanchie?s?(?!\p{L})|nebalinat[aisou]{1,2}(?!\p{L})|nebalint[aiou]s?(?!\p{L})|blanquead[oa]s?|branquead[oa]s?|candeggiat[oaie]|wybielan[yaei]|bielon[yaei]|(?:ne)?belen[aey]|(?:ne)?bielen[aey]|\p{L}*blekte?|\p{L}*bleget|\p{L}*valkaist(?:u|ua|ut)|feheritett|inalbit[aie]?|избелен\p{L}?|izbijeljen\p{L}?|beljen[aoi]?)(?!\p{L})/u;

/** "To be" and what stands for it, before what is done to a piece that was made. */
export const BE_BEFORE =
  /(?<!\p{L})(?:be|been|etre|ser|sea|essere|venir[ei]?|va|vanno|worden|byt|biti|byc|fi|nu)[ \n]$/u;
/** The same behind it. */
const BE_BEHIND = /^[ \n](?:zu )?(?:werden|worden)(?!\p{L})/u;

/** Whether a clause tells of a cloth that was bleached, and not of how a piece may be: "only to be bleached with oxygen". */
function isOfBleachedCloth(text: string): boolean {
  const said = BLEACHED.exec(text);
  if (!said) return false;
  const end = said.index + said[0].length;
  return !BE_BEFORE.test(text.slice(0, said.index)) && !BE_BEHIND.test(text.slice(end));
}

/** "Oxygen bleach allowed": beside what forbids chlorine it says the same as that only oxygen may bleach. */
const PERMITTED =
  /(?<!\p{L})(?:allowed|permitted|erlaubt|zulassig|autoris|permis|ammess|consentit|permitid|admitid|toegestaan|dozwolon|povolen|dovolen|megengedett|tillat|tilladt|sallit|dozvolj|dopust|dopustn|lubatud|atlaut|leidziam|разреш|позвол|дозвол|дозвољ|επιτρεπ)\p{L}*/u;
export const NOT_PERMITTED =
  /(?<!\p{L})(?:not|nicht|non|no|nao|niet|nie|ikke|inte|ej|ei|ne|nem|nu|не|ні|δεν)(?!\p{L})/u;
/** How far before a clause bleaching may be spoken of. */
const BLEACH_BEFORE = 50;

function* bleachingsAllowed(passage: Passage): Generator<Found> {
  for (const { text, start } of clausesOf(passage)) {
    const oxygen = OXYGEN.exec(text);
    const permitted = oxygen && PERMITTED.exec(text);
    if (!permitted || NOT_PERMITTED.test(text) || allowsAnyBleach(text)) continue;
    if (!BLEACH.test(passage.folded.slice(Math.max(start - BLEACH_BEFORE, 0), start + text.length))) continue;
    const begin = Math.min(oxygen.index, permitted.index);
    const end = Math.max(oxygen.index + oxygen[0].length, permitted.index + permitted[0].length);
    yield toldAt(passage, "care_bleaching", "oxygen_only", 0.9, start + begin, start + end);
  }
}

/** "Any", "of whatever kind", before what bleaches. */
const ANY_BLEACH = new RegExp(
  String.raw`(?<!\p{L})(?:any|every|all(?: kinds of| types of)?|jede[smnr]?|alle(?: arten von| typer)?|beliebig\p{L}*|tou(?:t|te|s|tes)(?: les| type d[e'’]| types de)?|n['’]importe quel\p{L}{0,3}|qualsiasi|qualunque|tutti i|cualquier\p{L}{0,2}|tod[oa]s? (?:l[oa]s|tipo de|os|as)|qualquer|quaisquer|alle soorten|elk|ieder|kazd\p{L}{1,3}|dowoln\p{L}{1,3}|wszystkie|wszelkie|jakekoliv?|jakykoliv?|libovoln\p{L}{1,3}|vsechn\p{L}{1,2}|akekol'?vek|akekolvek|akykol['’]?vek|lubovoln\p{L}{1,3}|vsetk\p{L}{1,2}|barmilyen|barmely|minden(?:fele)?|orice|oricare|toate|всякакъв|всякакви|всеки|всички|καθε|οποιοδηποτε|ολα τα|alla(?: slags)?|alt|enhver|kaikki\p{L}{0,3}|mika tahansa|koi[gk]\p{L}{0,2}|mis tahes|iga|jebkur\p{L}{1,2}|vis[iu]s?|bet kok\p{L}{1,3}|vsak\p{L}{0,4}|kateroko\p{L}{1,2}|katerim koli|bilo koj\p{L}{1,3}|svak\p{L}{1,2}|sv[ie]|her turlu|herhangi bir|tum|будь-як\p{L}{1,3}|усі|всі|усякі|сваки|било кој\p{L}{1,3})[ \n](?:\p{L}+[ \n]){0,2}?(?:${BLEACH.source.replace("(?<![\\p{L}])", "")})`,
  "u",
);
/** Bleaching with chlorine, also by a verb of its own. */
const CHLORINE_BLEACH =
  /(?<!\p{L})(?:(?:ge)?ch?lo{1,2}r(?:en|t|age|er|ieren|iert|owac|owanie|owania|ovat|ovani|ovanie|iranje|irati|ozas|ozhato|ozni|are|inare|urare)(?!\p{L})|klor(?:iranje|irati|ozas|ozhato|ozni)(?!\p{L})|klor(?:blek|bleg|ivalkais)\p{L}*|kloorvalgend\p{L}*|chlorbleich\p{L}*|javel\p{L}*|lejia|lixivia|candeggina|хлорува\p{L}*|хлориран\p{L}*)|(?:BLEACH)\p{L}*[ \n](?:\p{L}{1,5}[ \n]){0,2}(?:ch?lor|kloor|klor|hlor|cloro|хлор|χλωρ)\p{L}*|(?<!\p{L})(?:ch?lor|kloor|klor|hlor|хлор|χλωρ)\p{L}*[ \n](?:(?:i|a|und|and|og|ja|και|и|і)[ \n]\p{L}+[ \n])?(?:BLEACH)/u;
const BLEACHES_WITH_CHLORINE = new RegExp(
  CHLORINE_BLEACH.source.replaceAll("BLEACH", BLEACH.source.replace("(?<![\\p{L}])", "")),
  "u",
);
/** That something may be done, by a verb before it or a word behind it. */
const MAY_BE =
  /(?<!\p{L})(?:(?:may|can) be (?:used|bleached|applied)|is (?:fine|ok|possible)|(?:darf|durfen|kann|konnen)[^.;]{0,40}(?:gebleicht|gechlort|verwendet|benutzt|eingesetzt)|moglich|peu(?:t|vent) etre (?:utilis|blanch|javellis|employ)\p{L}*|possible|admi(?:s|se|tes?|te)|(?:puo|possono) essere (?:usat|utilizzat|candeggiat|impiegat)\p{L}*|si puo (?:usare|candeggiare|utilizzare)|se permite|permite|autoriza|(?:puede|pode|pueden|podem) (?:usar|utilizar|ser (?:usad|utilizad|branquead|blanquead)|blanquear|branquear|clorar)\p{L}*|se puede (?:usar|utilizar|blanquear)|(?:mag|mogen|kan)[^.;]{0,30}(?:gebleekt|gebruikt)|mogelijk|mozna|wolno|dopuszcz\p{L}*|lze|mozno|mozn[eo]|smi se|smie sa|megengedett|szabad|hasznalhato|alkalmazhato|se poate (?:folosi|inalbi|clora)|може да се (?:избел|хлор|изпол)\p{L}*|се допуска|επιτρεπ\p{L}*|μπορειτε?|voi (?:kayttaa|valkaista)|voidaan|voib (?:kasutada|pleegitada|valgendada)|tohib|drikst|galima|leidziama|lahko (?:upor|bel|klor)\p{L}*|smije se|moze se|tal|taler|yapilabilir|kullanilabilir|serbest|можна|допуска\p{L}*|сме се|може се)(?!\p{L})/u;
export const WITHOUT_CHLORINE =
  /(?<!\p{L})(?:ohne|sans|senza|sin|sem|zonder|bez|fara|без|χωρισ|utan|uden|uten|brez|be|ilma|ilman|without|no|free)[ ](?:\p{L}+[ ])?(?:ch?lo|hlor|klor|cloro|kloor|хлор|χλωρ)|(?<!\p{L})(?:non|not|kein|pas|pas de|niet|geen|ikke|inte|ej|nie|ne)[ -](?:ch?lo|klor|cloro)|ch?lo\p{L}*[ -]?(?:free|frei|vrij|fri)|kloorivaba|klooriton|klorsuz/u;
const PROHIBITED =
  /interdit|proscri|verbot|vietat|prohib|proib|verbod|zabron|zakaz|tilos|interzis|forbu?d|forbju|kielle|keelat|aizlieg|draudz|prepoved|zabran|yasak|забор|забран|απαγορ|niedozwol|exclu|esclus|ausgeschl|avoid|vermeid|vermijd|evit(?:a|e|o)|unika|undvik|undga|unnga|valtta|vyhyb|vyhn|kerul|izbjeg|izbeg|izogib|veng|izvair|уника|избягв|избег|αποφ|kullanma|yapilma|yapma|uygulanma|nenaud|nelieto|nekorist|nepouz|neizmant|nehaszn|damag|schad|abim|danneg|dan[ao](?:r|n)|beschad|uszkodz|posko[dz]|skad|vauri|karosit|(?<!\p{L})(?:without|ohne|sans|senza|sin|sem|zonder|bez|utan|uden|uten|ilman|brez|fara|без|χωρισ|never|niemals|jamais|mai|nunca|nooit|nigdy|aldrig?|soha|kein\p{L}{0,2}|geen|aucune?|nessun\p{L}?|ningun\p{L}?|nenhuma?|zadn\p{L}{1,3}|ziadn\p{L}{1,3}|ingen|inget|intet|nelkul|mitte|ara|ala)(?!\p{L})/u;

/** "Chlor- wie Sauerstoffbleiche ist erlaubt": all that is said of both. */
const BOTH = /(?<!\p{L})(?:ch?lo{1,2}r|kloor|klor|hlor|cloro|хлор|χλωρ)\p{L}*.*$/su;

/** Whether a clause allows bleaching of any kind: with chlorine, or with whatever there is. */
function allowsAnyBleach(text: string): RegExpExecArray | undefined {
  if (NOT_PERMITTED.test(text) || PROHIBITED.test(text) || WITHOUT_CHLORINE.test(text)) return undefined;
  const withOxygen = OXYGEN.test(text);
  const chlorine = withOxygen ? BOTH.exec(text) : BLEACHES_WITH_CHLORINE.exec(text);
  if (chlorine && !ONLY.test(text) && (PERMITTED.test(text) || MAY_BE.test(text))) return chlorine;
  return withOxygen ? undefined : (ANY_BLEACH.exec(text) ?? undefined);
}

function* anyBleachings(passage: Passage): Generator<Found> {
  for (const { text, start } of clausesOf(passage)) {
    if (!BLEACH.test(text) && !/ch?lor|javel|хлор/.test(text)) continue;
    const said = allowsAnyBleach(text);
    if (!said) continue;
    // Oxygen may stand before chlorine.
    const begin = OXYGEN.test(text) ? 0 : said.index;
    const end = start + said.index + said[0].length;
    yield toldAt(passage, "care_bleaching", "any_bleach", 0.88, start + begin, end);
  }
}

/** Bleaching by nothing but oxygen. */
function* bleachings(passage: Passage): Generator<Found> {
  yield* bleachingsAllowed(passage);
  yield* anyBleachings(passage);
  for (const { text, start } of clausesOf(passage)) {
    if (isOfBleachedCloth(text)) continue;
    const said = [BLEACH, ONLY, OXYGEN].map((pattern) => pattern.exec(text));
    if (!said.every((match) => match !== null)) continue;
    const begin = Math.min(...said.map(({ index }) => index));
    const end = Math.max(...said.map((match) => match.index + match[0].length));
    yield toldAt(passage, "care_bleaching", "oxygen_only", 0.9, start + begin, start + end);
  }
}

const ALL_DRIPPING = new RegExp(DRIPPING.source, "gu");
/** "Colgar sin escurrir": what is hung wet, or in the shade, is hung to dry, whether a word says so or not. */
function isHung(text: string, isWet: boolean): boolean {
  const isSaid = (place: string) => PLACES.some(([one, pattern]) => one === place && pattern.test(text));
  return isSaid("line") && (isWet || isSaid("drip") || (isSaid("shade") && HANGING.test(text)));
}
/** Verbs for hanging. */
const HANGING =
  /(?<!\p{L})(?:hang(?: it| them)?(?: up)?|tereget\p{L}*|απλω(?:μα|στε)|простиране(?:то)?|aufhangen|aufgehangt|suspendre|suspendez|etend(?:re|ez)|ves(?:et|te|it)|вішат\p{L}*|append\p{L}*|appes[oaie]|suspendue?s?|colgad[oa]s?|pendurad[oa]s?|opgehangen|zawieszon\p{L}|upphangda?|ophængt|stender\p{L}*|colgar|tender|tiend(?!as?(?!\p{L})(?! (?:(?:en )?(?:horizontal|plano|vertical|percha|cuerda|la cuerda|tendedero)|a (?:la sombra|secar)|las? prendas?)))\p{L}*|pendurar|estender|ophangen|rozwies\p{L}*|wiesza\p{L}*|poves\p{L}*|zaves(?:it|en|te)\p{L}*|felakaszt\p{L}*|akassz\p{L}*|atarn\p{L}*|простр\p{L}*|окачи\p{L}*|κρεμ\p{L}*|hang(?:s|as)?|hæng(?:es)?|heng(?:es)?|ripust\p{L}*|riputa\p{L}*|pakarin\p{L}*|izkar\p{L}*|pakabin\p{L}*|obes\p{L}*|objes\p{L}*|okac\p{L}*|asin(?:iz)?|розвіс\p{L}*|повіс\p{L}*|обеси\p{L}*)(?!\p{L})/u;

/** Verbs for laying something down or out. */
const LAYING =
  /(?<!\p{L})(?:lay|laid|pose[rzs]?|etal(?:er|ez|e)|(?:hin|aus|flach)?(?:ge|zu)?leg(?:en|t)|(?:di)?sten(?:d|s)\p{L}*|adagi\p{L}*|(?:ex|es)t(?:i?e)nd\p{L}*|coloc\p{L}*|deitar?|(?:neer)?leg(?:gen|t)|spreiden|rozloz\p{L}*|rozklad\p{L}*|poloz\p{L}*|ulozy\p{L}*|lagg\p{L}{1,2}|lægg?\p{L}{1,3}|legg\p{L}{1,3}|lev(?:ita|ite)\p{L}*|asetta\p{L}*|aset\p{L}{1,4}|(?:ki)?terit\p{L}*|fektess\p{L}*|asez\p{L}*|intind\p{L}*|raztegn\p{L}*|rasir\p{L}*|laota\p{L}*|izklaj\p{L}*|isties\p{L}*|paguld\p{L}*|ser(?:in|iniz|ilir)|разст\p{L}*|простре\p{L}*|розкла\p{L}*|полож\p{L}*|απλωσ\p{L}*|απλων\p{L}*)(?!\p{L})/u;

/** A drum, also by words that a rack to dry on may have. */
const DRYER = new RegExp(`${DRUM.source}|seche-?linge|sechoir|suszar[ck]|(?<!\\p{L})dryer`, "u");

/** "Do not tumble dry; lay it flat": it is laid to dry where a drum was spoken of right before. */
function isLaidBehindDrum(text: string, before: string): boolean {
  return DRYER.test(before) && LAYING.test(text) && new RegExp(sourceOf("flat"), "u").test(text);
}

const sourceOf = (place: string) => PLACES.find(([one]) => one === place)?.[1].source ?? "(?!)";
/** "Sur fil, à l'ombre": where, after a comma, and before one. */
const SHADE_NEXT = new RegExp(
  `^,[ ](?:[^,.;\\n\\d]{3,20},[ ])?(?:\\p{L}{1,7}[' ]){0,3}?(?:${sourceOf("shade")})`,
  "u",
);
const FLAT_NEXT = new RegExp(`^,[ ](?:\\p{L}{1,7}[' ]){0,3}?(?:${sourceOf("flat")})`, "u");
const DRIP_LAST = new RegExp(`(?:${sourceOf("drip")}),$`, "u");
const DRIP_NEXT = new RegExp(`^,[ ](?:${sourceOf("drip")})`, "u");
const FLAT_LAST = new RegExp(`(?:${sourceOf("flat")}),$`, "u");
const SHADE = new RegExp(sourceOf("shade"), "u");
const SHADE_LAST = new RegExp(`(?:${sourceOf("shade")}),$`, "u");

/** How far before a comma a drum may be spoken of, in characters. */
const DRUM_BEFORE = 70;

/** "Tumble dry (two dots), or on the line": what may be done in place of a drum, behind a comma. */
function isOrHung({ folded }: Passage, { text, start }: Clause): boolean {
  if (OR_HUNG.exec(text.trimStart())?.index !== 0) return false;
  const said = folded.slice(Math.max(start - DRUM_BEFORE, 0), start);
  // "· niet bleken" over "· mag in de droogtrommel, of aan de lijn": the word for no is that of another point.
  const before = said.split(/[.;|\t]|\n(?=[·•*–-] )/u).at(-1) ?? "";
  return DRYER.test(before) && !NO_HEAT.test(before);
}

/** "Asciugatura | all'aria, appeso", "Trocknen: an der Luft, liegend": how it is dried in the air, behind a comma. */
const AIR_LAST =
  /(?<!\p{L})(?:(?:in )?(?:the )?(?:open )?air|luft(?:en|ten)?|(?:frischer|freier|frische|fri) luft|air libre|aria(?: aperta)?|aire(?: libre)?|ar(?: livre)?|(?:open)?lucht|powietrzu|ilmassa|vzduchu|levegon|aer(?: liber)?|zraku|ohu kaes|ore|gaisa|въздух|повітрі|ваздуху|αερα|havada),$/u;
const PLACE_FIRST = new RegExp(
  `^[ ](?:\\p{L}{1,8}['’ ]){0,2}(?:${sourceOf("flat")}|${sourceOf("line")})`,
  "u",
);

function isBehindAir(text: string, last: string): boolean {
  const line = last.slice(last.lastIndexOf("\n") + 1);
  return AIR_LAST.test(line) && PLACE_FIRST.test(text) && DRY.test(line) && !NO_HEAT.test(line);
}

/** Where it is dried. */
function* dryings(passage: Passage): Generator<Found> {
  const mayBeHung = [DRIPPING, SHADE].some((pattern) => pattern.test(passage.folded));
  for (const clause of clausesOf(passage).flatMap(partsOfDrying)) {
    const next = passage.folded.slice(clause.start + clause.text.length).slice(0, 40);
    const last = passage.folded.slice(Math.max(clause.start - 40, 0), clause.start);
    const withoutDripping = clause.text.replace(ALL_DRIPPING, "");
    if (
      !clause.isDrying &&
      !DRY.test(clause.text) &&
      !isOrHung(passage, clause) &&
      !isLaidBehindDrum(clause.text, last) &&
      !isBehindAir(clause.text, last) &&
      !(mayBeHung && isHung(clause.text, DRIP_NEXT.test(next) || DRIP_LAST.test(last)))
    )
      continue;
    if (DRUM.test(withoutDripping) || NO_HEAT.test(withoutDripping.slice(0, 20))) continue;
    if (
      /(?:dry|trocken|chemi\p{L}*|sec|secco|seco) ?(?:clean|reinig)|nettoy|a secco|en seco|a seco/u.test(
        clause.text,
      )
    )
      continue;
    const said = PLACES.flatMap(([place, pattern]) => {
      const match = pattern.exec(clause.text);
      return match ? [{ place, match }] : [];
    });
    const is = (place: string) =>
      said.some((one) => one.place === place) ||
      (place === "drip" && said.length > 0 && (DRIP_NEXT.test(next) || DRIP_LAST.test(last)));
    const shade = is("shade") || SHADE_NEXT.test(next) || SHADE_LAST.test(last) ? "_shade" : "";
    const value =
      is("flat") || (said.length > 0 && (FLAT_NEXT.test(next) || FLAT_LAST.test(last)))
        ? is("drip")
          ? "drip_flat"
          : `flat${shade}`
        : is("drip")
          ? `drip_line${shade}`
          : is("line") || is("shade")
            ? `line${shade}`
            : undefined;
    if (value === undefined) continue;
    const first = DRY.exec(clause.text) ?? said[0]?.match;
    const ends = said.map(({ match }) => match.index + match[0].length);
    const starts = said.map(({ match }) => match.index);
    const [start, end] = [
      Math.min(first?.index ?? 0, ...starts),
      Math.max((first?.index ?? 0) + (first?.[0].length ?? 0), ...ends),
    ];
    yield toldAt(passage, "care_drying", value, 0.9, clause.start + start, clause.start + end);
  }
}

/**
 * A line that begins with drying below one that tells of drying, or the same behind a dash: "nesušiť v sušičke" over
 * "sušiť vodorovne", "skal ikke tørketromles – tørkes flatt"; and what may be done in place of a drum: "… arba pakabinus".
 */
function partsOfDrying(clause: Clause): Clause[] {
  const { text, start } = clause;
  const instead = OR_HUNG.exec(text);
  if (instead && DRYER.test(text.slice(0, instead.index)) && !NO_HEAT.test(text.slice(0, instead.index))) {
    const at = instead.index + instead[0].length;
    return [
      { text: text.slice(0, instead.index), start },
      { text: text.slice(at), start: start + at, isDrying: true },
    ];
  }
  const next = DRUM_COLON.exec(text) ?? DRY_NEXT.exec(text);
  if (!next || !(DRY.test(text.slice(0, next.index)) || DRYER.test(text.slice(0, next.index))))
    return [clause];
  const at = next.index + next[0].length;
  return [
    { text: text.slice(0, next.index), start },
    { text: text.slice(at), start: start + at },
  ];
}

/** "Jamais de sèche-linge : on le pose à plat". */
const DRUM_COLON = new RegExp(
  `(?<=(?:${DRYER.source})[^:\\n]{0,12})(?<=\\p{L}) ?: (?=[^:]*(?:${sourceOf("flat")}|${sourceOf("line")}))`,
  "u",
);
const DRY_NEXT = new RegExp(`(?:\\n| [–—-] )(?=(?:${DRY.source}))`, "u");

/** Words before what may be done instead. */
export const OR_WORDS =
  "or|oder|ou|o|oppure|of|lub|albo|eller|tai|nebo|alebo|vagy|sau|ili|ali|voi|arba|vai|veya|или|або|η";
/** "Tumble dry low or flat": a place behind a word for or. */
const OR_HUNG = new RegExp(
  `(?:^|[ \\n])(?:${OR_WORDS})[ \\n](?=(?:\\p{L}{1,8}[ ]){0,2}(?:${sourceOf("flat")}|${sourceOf("line")}))`,
  "u",
);

interface Clause {
  text: string;
  start: number;
  /** Behind words for drying that say it of this one, too. */
  isDrying?: true;
}

function clausesOf(passage: Passage): Clause[] {
  return [...eachClause(passage)];
}

function* eachClause({ folded, text }: Passage): Generator<Clause> {
  // A line that begins with a small letter goes on with the one before.
  for (const match of text.matchAll(CLAUSE)) {
    const start = labelBefore(folded, match.index) ?? match.index;
    yield { text: folded.slice(start, match.index + match[0].length), start };
  }
}

/** What counts the rows of a form. */
const COUNTED = /^(?:\p{L}{0,2}[.-]?\d{1,2}|\p{L})[.)]?$/u;
/** Longest label whose value stands beside it, in characters. */
const LONGEST_LABEL = 40;

/** Where the label begins that a clause is the value of: "Drying" beside "flat". */
function labelBefore(folded: string, start: number): number | undefined {
  if (folded[start - 1] !== "\t") return undefined;
  const begin = folded.lastIndexOf("\n", start - 1) + 1;
  const cells = folded.slice(begin, start - 1).split("\t");
  const label = cells.at(-1) ?? "";
  // "G3 | Drying | flat": rows may be counted.
  const isLabel = cells.length === 1 || (cells.length === 2 && COUNTED.test(cells[0] ?? ""));
  // "Drying: flat | Ironing: no": a cell with a label of its own is none.
  return label.length <= LONGEST_LABEL && isLabel && !/:[ ]?\S/.test(label)
    ? start - 1 - label.length
    : undefined;
}

function toldAt(
  passage: Passage,
  field: string,
  value: string,
  confidence: number,
  start: number,
  end: number,
): Found {
  return { field, value, confidence, passage, start, end };
}
