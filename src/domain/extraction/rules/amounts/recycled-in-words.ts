/** Recycled content without a figure: "made entirely of recycled materials", "half of its weight is recycled". */
import type { Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import type { Found } from "../kit/found.ts";
import { MAY_BE_RECYCLED, WITHOUT_PACKAGING } from "../kit/labels.ts";
import { placeOf, tailOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { FORMER, NO_WORDS, OF_FORMER, RECYCLED, REQUIRED, WISHED } from "./claims.ts";
import { OF_OTHERS } from "./packages.ts";
import { PERCENT, percentIn } from "./percent.ts";
import { OF_RANGE } from "./recycled-in-sentences.ts";
import { isOfPart } from "./recycled-of-whole.ts";

/** All of a thing. */
const WHOLLY =
  "entirely,wholly,completely,fully,totally,solely,exclusively,purely,throughout,a hundred per cent,one hundred per cent,one hundred percent,vollstandig,komplett,ganzlich,ausschließlich,ausschliesslich,restlos,durchweg,durchgehend,ganz,rein,zur ganze,in ganze,hundertprozentig,hundert prozent,entierement,integralement,totalement,completement,exclusivement,uniquement,en totalite,cent pour cent,interamente,integralmente,totalmente,completamente,esclusivamente,unicamente,per intero,in toto,cento per cento,integramente,enteramente,exclusivamente,en su totalidad,por completo,por entero,cien por cien,cien por ciento,inteiramente,na totalidade,na sua totalidade,cem por cento,volledig,geheel,helemaal,uitsluitend,louter,honderd procent,w calosci,calkowicie,w pelni,wylacznie,w stu procentach,stuprocentowo,vyhradne,zcela,uplne,kompletne,cely,cela,cele,vylucne,stoprocentne,ze sta procent,zo sto percent,celkom,teljes egeszeben,teljesen,teljes mertekben,kizarolag,szaz szazalekban,szazszazalekosan,integral,in intregime,in totalitate,exclusiv,complet,suta la suta,изцяло,напълно,единствено,изключително,стопроцентово,εξ ολοκληρου,εξολοκληρου,πληρωσ,αποκλειστικα,καθ' ολοκληριαν,helt,uteslutande,enbart,i sin helhet,i sin helhed,fullstandigt,genomgaende,hundra procent,udelukkende,fuldstændigt,fuldstændig,fuldt ud,hundrede procent,utelukkende,fullstendig,fullt ut,hundre prosent,kokonaan,taysin,yksinomaan,pelkastaan,ainoastaan,sataprosenttisesti,taielikult,taies ulatuses,tervenisti,tervikuna,ainult,eranditult,uksnes,sajaprotsendiliselt,pilniba,pilnigi,vienigi,tikai,viscaur,simtprocentigi,visiskai,vien,vien tik,isskirtinai,istisai,simtu procentu,v celoti,izkljucno,popolnoma,povsem,stoodstotno,u cijelosti,iskljucivo,potpuno,u potpunosti,stopostotno,tamamen,tumuyle,butunuyle,yalnizca,sadece,yuzde yuz,повністю,цілком,виключно,винятково,суцільно,стовідсотково,на сто відсотків,искључиво,потпуно,у потпуности,у целости";
/** The same behind what it is of: "in recycled material throughout". */
const WHOLLY_BEHIND =
  "throughout,through and through,al cento per cento,al cien por cien,al cien por ciento,a cem por cento,a cent pour cent,voor honderd procent,till hundra procent,durchweg,durchgehend,durch und durch,en totalite,exclusivement,uniquement,entierement,interamente,in toto,en su totalidad,por completo,exclusivamente,na totalidade,na integra,volledig,geheel,uitsluitend,w calosci,wylacznie,v celem rozsahu,v celom rozsahu,in totalitate,in intregime,exclusiv,изцяло,εξ ολοκληρου,αποκλειστικα,rakt igenom,helt igenom,helt igennem,tvers igjennom,helt igjennom,kauttaaltaan,labivalt,viscaur,istisai,v celoti,u cijelosti,повністю,у потпуности";
const HALF =
  "half,halfte,moitie,meta,mitad,metade,helft,polowa,polowe,polowie,polovina,polovinu,polovici,polovice,polovica,polovicu,polovico,fele,felet,felereszben,jumatate,половината,половина,половину,половини,половином,μισο,ημισυ,halften,halvdelen,halvdel,halvparten,puolet,pool,poole,pooles,puse,pusi,pusei,yarisi,yarisini,yarisinin,наполовину,halvt,napola,pusiau,puoliksi,felig";
const THREE_QUARTERS =
  "three quarters,drei viertel,dreiviertel,trois quarts,tre quarti,tres cuartos,tres cuartas partes,tres quartos,driekwart,trzy czwarte,tri ctvrtiny,tri stvrtiny,haromnegyede,trei sferturi,три четвърти,τρια τεταρτα,tre fjardedelar,tre fjerdedele,tre fjerdedeler,kolme neljasosaa,kolm neljandikku,tris ceturtdalas,tris ketvirtadaliai,tri cetrtine,tri cetvrtine,dortte ucu,dortte ucunu,три чверті";
const WEIGHT =
  "weight,mass,gewicht,gesamtgewicht,gewichts,gesamtgewichts,masse,gesamtmasse,poids,peso,massa,masa,masy,wagi,wage,vikt,vikten,totalvikt,totalvikten,vægt,vægten,totalvægt,totalvægten,vekt,vekten,totalvekt,totalvekten,paino,painosta,kokonaispainosta,kokonaismassasta,hmotnosti,hmotnost,tomege,tomegenek,ossztomege,ossztomegenek,sulyanak,suly,osszsulyanak,greutatea,greutatii,masei,теглото,тегло,масата,βαρουσ,βαροσ,μαζασ,kaalust,massist,kogukaalust,kogumassist,svara,masas,kopsvara,kopmasas,svorio,mases,teze,mase,tezine,agirliginin,agirligin,agirligi,kutlesinin,ваги,маси,тежине";
/** "Is half of it", "besteht zur Hälfte aus": of what the sentence is about. */
const HALF_OF_IT =
  "zur halfte,a moitie,pour moitie,per meta,por la mitad,en un cincuenta por ciento,por metade,em metade,voor de helft,w polowie,z polovice,z poloviny,felereszben,feleben,pe jumatate,in proportie de jumatate,наполовина,κατα το ημισυ,κατα το μισο,till halften,til halvdelen,halvt,puoliksi,puolet,pooles ulatuses,poolenisti,pa pusei,per puse,pusiau,napol,do polovice,napola,yari yariya,наполовину,half of,half the,half this,exactly half";

const WON_BACK = String.raw`[\p{L}'’-]*(?:recyc[kl]|recyk|recyce|recikl|rezykl|ricicl|recicl|wiederverwertet|atervun|genanv|genbrug|gjenvun|resirk|kierrat|uusio(?:materiaal|raaka|muov)|ujrahasz|ujrafeldolg|ringlus|taaskasut|umbertood|perdirb|parstrad|otrreiz|рецикл|переробл|вторинн|ανακυκλ|donusturulm)\p{L}*`;
/** What was won back in a word of its own. */
const NOUN = String.raw`(?:rezyklat|recyclat|recyklat|recyclingmaterial|recyclingkunststoff|genbrugsplast|genbrugsmateriale|atervinningsmaterial|kierratysmateriaali|kierratysmuovi|kierratysraaka|uusiomateriaali|uusiomuovi|riciclo|recyklingu|surowcow[ \n]wtorn|druhotn\p{L}{1,3}[ \n]surovin|masodnyersanyag|antrin\p{L}{1,3}[ \n]zaliav)\p{L}*`;
/** Materials that are told as such, and no fibre. */
const MATERIAL = String.raw`\p{L}*(?:materia|materie|materiaal|materij|materj|matier|material|kunst?stof|plast|muovi|tworzyw|surowc|surovin|sirovin|rohstoff|grondstof|anyag|medziag|izejviel|malzeme|hammadde|ravar|raaka-?ain|toor(?:aine|me|mat)|ainest|zaliav|матери|матеріал|сировин|суровин|пластик|пластмас|υλικ|πλαστικ|metal|stahl|steel|acier|alumin|glas|verre|vetro|vidri?o|staal|stal)\p{L}*`;
const WORD = String.raw`(?:[\p{L}'’-]+[ \n])`;

const ALL_OF_IT = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<!\p{L})(?<much>${oneOf(WHOLLY)})[ \n]${WORD}{0,5}?(?:${NOUN}|${WON_BACK}(?=[.,:;!]|$)|${WON_BACK}[ \n]${WORD}{0,2}?${MATERIAL}|${MATERIAL}[ \n]${WORD}{0,3}?${WON_BACK})(?!\p{L})`,
);
const ALL_BEHIND = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<!\p{L})(?:${NOUN}|${WON_BACK}[ \n]${WORD}{0,2}?${MATERIAL}|${MATERIAL}[ \n]${WORD}{0,3}?${WON_BACK})[ \n]${WORD}{0,2}?(?<much>${oneOf(WHOLLY_BEHIND)})(?=[ ]?(?:[.,;:!)(–—-]|$))`,
);
const SHARE_OF_WEIGHT = worded(
  "gu",
  ({ maybe }) =>
    String.raw`(?<!\p{L})(?:(?:${maybe(WEIGHT)})[ \n]${WORD}{0,3}?)?(?<much>(?<half>${maybe(HALF)})|${maybe(THREE_QUARTERS)})(?!\p{L})(?:,?[ \n][\p{L}'’-]+){0,12}?[ \n]${WON_BACK}(?:[ \n]${MATERIAL})?(?!\p{L})`,
);
const WEIGHT_IN = worded("u", ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(WEIGHT)})(?!\p{L})`);
const HALF_IN = worded("u", ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(HALF_OF_IT)})(?!\p{L})`);
/** "Recycled material makes up half of the weight." */
const HALF_BEHIND = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<!\p{L})${WON_BACK}[ \n]${WORD}{1,5}?(?<much>(?<half>${oneOf(HALF)}))[ \n]${WORD}{0,3}?(?:${oneOf(WEIGHT)})(?!\p{L})`,
);

const SENTENCE_BEFORE =
  /$(?<=(?<tail>(?:[^.;!?\t\n]|\.(?=\d|[^\s])|(?<=\b(?:ref|art|nr|no|réf)\.?)\.|\n(?=\p{Ll}))*))/u;
const SENTENCE_AFTER = /^(?:[^.;!?\t\n]|\.(?=\S)|\n(?=\p{Ll}))*/u;
/** Many things of which not each is meant. */
const OF_MANY =
  /(?<!\p{L})(?:our|all|most|many|some|unser\p{L}*|alle|viele|nos|tous|toutes|nostr[ie]|tutt[ie]|nuestr[oa]s|tod[oa]s|noss[oa]s|onze|nasz(?:e|ych)|wszystkie|nase|vsechny|nasich|vsetky|termekeink\p{L}*|noastre|toate|нашите|всички|μασ|vara|alla|vores|vare|alle|tuotteistamme|tuotteemme|meie|koik|musu|visi|visos|musu|nasi[h]?|nase|vsi|svi|urunlerimiz\p{L}*|наших|наші|усі|нашу|we use|label|etikett\p{L}*|etiquette|etichetta|etiqueta|metka|paper|papier|papel|carta|papir|paperi\p{L}*|хартия|папір|χαρτι)(?!\p{L})/u;
const NOT =
  /(?<!\p{L})(?:not|nicht|pas|non|no|nao|niet|nie|ne|neni|nem|nu|не|δεν|inte|ikke|ei|nav|nera|ni|nije|degil|almost|nearly|fast|nahezu|presque|quasi|casi|quase|bijna|prawie|temer|skoro|majdnem|aproape|почти|σχεδον|nastan|næsten|nesten|melkein|lahes|peaaegu|gandriz|beveik|beinahe|gotovo|skoraj|neredeyse|маиже)(?!\p{L})/u;
const NOTHING = new RegExp(String.raw`(?<!\p{L})(?:${NO_WORDS})(?!\p{L})`, "u");
const SHARES = new RegExp(PERCENT, "gu");

/** The share of the whole that words without a figure tell. */
export function inWords(passage: Passage): Found[] {
  if (!RECYCLED.test(passage.folded)) return [];
  const all = [ALL_OF_IT, ALL_BEHIND].flatMap((pattern) =>
    [...matches(passage, pattern)].flatMap((match) => told(passage, match, 100)),
  );
  if (all.length > 0) return all;
  return [SHARE_OF_WEIGHT, HALF_BEHIND].flatMap((pattern) =>
    [...matches(passage, pattern)].flatMap((match) => {
      const isHalf = match.groups?.half !== undefined;
      return told(passage, match, isHalf ? 50 : 75);
    }),
  );
}

function told(passage: Passage, match: RegExpMatchArray, value: number): Found[] {
  const { start, end } = placeOf(match);
  const { folded, text } = passage;
  const before = tailOf(folded.slice(Math.max(start - REACH, 0), start), SENTENCE_BEFORE);
  const after = SENTENCE_AFTER.exec(text.slice(end, end + REACH))?.[0].length ?? 0;
  const sentence = before + folded.slice(start, end + after);
  // What comes behind a comma is said of the rest: "half of it is recycled, the rest is new wool".
  const clause = folded.slice(start, end + (/[,–—:(]/u.exec(folded.slice(end, end + after))?.index ?? after));
  if (value < 100 && !WEIGHT_IN.pattern().test(sentence) && !HALF_IN.pattern().test(sentence)) return [];
  const much = match.groups?.much ?? "";
  const others = before + clause.replace(much, "");
  // Romanian for "in" is its word for linen, too.
  const withoutHowMuch = clause.replace(much, "·".repeat(much.length));
  if (isOfPart(others) || OF_OTHERS.test(others.replace(WITHOUT_PACKAGING, ""))) return [];
  if (fibresIn(withoutHowMuch, text.slice(start, start + clause.length)).length > 0) return [];
  if (
    MAY_BE_RECYCLED.test(clause) ||
    OF_RANGE.test(sentence) ||
    OF_MANY.test(before + folded.slice(start, end).replace(much, ""))
  )
    return [];
  if (NOT.test(before) || NOTHING.test(others.slice(before.length))) return [];
  if (FORMER.test(before) || OF_FORMER.test(before) || REQUIRED.test(sentence) || WISHED.test(sentence))
    return [];
  if ([...sentence.matchAll(SHARES)].some((share) => percentIn(share) !== value)) return [];
  return [{ field: "recycled_content", value, confidence: 0.86, passage, start, end }];
}

/** How far a sentence is looked at, in characters. */
const REACH = 160;
