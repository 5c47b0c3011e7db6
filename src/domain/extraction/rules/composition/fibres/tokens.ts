/** Shares and names of fibres in a passage, one by one: what wholes are made of. */
import type { Passage } from "../../../reading/passage.ts";
import { labelled } from "../../kit/labels.ts";
import { GIVE_OR_TAKE, NUMBER, numberOf, PER_CENT } from "../../kit/numbers.ts";
import { placeOf, tailOf } from "../../kit/places.ts";
import { spelledAtEnd } from "../../kit/spelled-numbers.ts";
import { matches, type Worded, worded } from "../../kit/worded.ts";
import { namesKindBeforeQuotes } from "../../products/kinds.ts";
import { partAtEnd } from "../parts/components.ts";
import { PACKAGE } from "../parts/part-of.ts";
import { partWithin } from "../parts/within.ts";
import { FIBRE_CODE, fibreOfCode, fibresIn } from "./fibres.ts";
import { WHOLE } from "./shares.ts";

export interface Token {
  kind: "share" | "fibre";
  start: number;
  end: number;
  fibre: string;
  percent: number;
  /** False for a number without the sign of a percentage. */
  signed: boolean;
  /** For a share, what says that it is one: after a label for compositions a number needs no sign. */
  by?: "label" | "rest" | "half" | "pure";
}

/** "60 Gew.-%", "60 wt%": by mass, as all shares of fibres are. */
const OF_MASS = String.raw`(?:(?:gew|gewichts|wt|masse?|massen|massa)\.?[ ]?-?[ ]?)?`;
/** A number that says how far another may be off is no share, wherever the sign of both stands. */
const SHARE = String.raw`(?<!\d|\d[.,]|(?<![\p{L}.])[.,]|\d[ ]?/|\d[-–]|${GIVE_OR_TAKE})(?:(?<percent>${NUMBER})(?:[ ]?${GIVE_OR_TAKE}${NUMBER}\)?)?[ \n\t]?(?<sign>${OF_MASS}%|‰|${PER_CENT}(?!\p{L}))|(?<turkish>%|yuzde )[ ]?(?<percent2>${NUMBER})(?![\d]|[ ]?%)|(?<bare>${NUMBER})(?=(?:[ ]?${GIVE_OR_TAKE}${NUMBER})?(?:[\t\n]|$))|(?<=[\t\n]|^)(?<bare2>${NUMBER})(?=[ ]))`;
const SHARES = new RegExp(SHARE, "gu");
const CODES = new RegExp(FIBRE_CODE, "gu");

/** In the order in which they stand there. */
export function tokensIn(passage: Passage): Token[] {
  const fibres = namesIn(passage);
  const rests = restsIn(passage);
  const signed = signedIn(passage);
  const byLabel = sharesByLabel(passage).filter(
    ({ start, end }) => !signed.some((one) => one.signed && one.start < end && one.end > start),
  );
  const tokens = [
    // A number at the end of a line was taken for one of a table.
    ...signed.filter(({ start }) => !byLabel.some((one) => one.start === start)),
    ...byLabel,
    ...rests,
    ...halvesIn(passage),
    ...hundredsIn(passage),
    ...spelledIn(passage),
    ...pureIn(passage, fibres),
    // Words for a rest mean other fibres too, where no fibre follows them.
    ...fibres.filter((fibre, i) => !isRestOf(fibres[i + 1], fibre, rests, passage)),
    ...codesIn(passage, fibres),
  ].sort((one, other) => one.start - other.start);
  return merged(
    passage.folded,
    saidOnce(tokens.filter((token) => !isOfAFibre(passage.folded, token, tokens))),
  );
}

/** "Half is modal (50 %)": a fraction whose share is told again behind its fibre. */
function saidOnce(tokens: readonly Token[]): Token[] {
  const again = new Set<Token>();
  const told = tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isAgain =
      token.kind === "fibre" &&
      before?.by === "half" &&
      next?.by === undefined &&
      next?.percent === before.percent;
    if (!isAgain || !next || next.start - token.end > 2) return token;
    again.add(next);
    return { ...token, end: next.end + 1 };
  });
  return told.filter((_, i) => !again.has(tokens[i] as Token));
}

/** What counts the standards of a test, in the cell of these: "ISO 1833-11 / -20", "EN ISO 1833-4, 11". */
const OF_STANDARD = /(?<!\p{L})(?:iso|en|astm|aatcc|din|gb\/t|jis)[ ]?\p{L}?[ ]?\d[^\t\n\p{L}%]*$/u;
const STANDARD_REACH = 40;

/** "Polyamide 6.6", "nylon 6": of what it was made, and no share. */
function isKindOfPolyamide(before: string, value: number): boolean {
  return (
    [6, 6.6, 66, 6.1, 6.12].includes(value) &&
    /(?<!\p{L})(?:pol[iy]+am+id\p{L}*|nylon|pa)[ -]?$/u.test(before)
  );
}

/** So much of a thousand is one of a hundred. */
const PER_MILLE = 10;

/** Numbers with a sign of percentage, and those that fill a cell or begin it. */
function signedIn({ folded }: Passage): Token[] {
  return [...folded.matchAll(SHARES)].flatMap((match): Token[] => {
    const { percent, percent2, bare, bare2, sign } = match.groups ?? {};
    const number = numberOf(percent ?? percent2 ?? bare ?? bare2 ?? "");
    const value = sign === "‰" ? number / PER_MILLE : number;
    if (!(value > 0 && value <= WHOLE)) return [];
    const signed = percent !== undefined || percent2 !== undefined;
    const before = folded.slice(Math.max(match.index - STANDARD_REACH, 0), match.index);
    if (!signed && (OF_STANDARD.test(before) || isKindOfPolyamide(before, value))) return [];
    return [{ kind: "share", ...placeOf(match), fibre: "", percent: value, signed }];
  });
}

const PLAIN_NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${NUMBER}(?![\d/]|[.,]\d|[ ]?(?:%|g|gr|gsm|mm|cm|m|kg|den|dtex|tex|x)(?!\p{L}))`,
  "gu",
);

/** "The final composition is 60 wool, 40 silk". */
const SAYS_COMPOSITION =
  /(?<!\p{L})(?:composition|fib(?:re|er) content|(?:material|faser|stoff)?zusammensetzung|composizione|composicion|composicao|samenstelling|sklad(?: surowcowy)?|sammansattning\p{L}*|sammens(?:ae|æ|e)tning\p{L}*|koostumus|slozeni|zlozenie|osszetetel\p{L}*|compozitia|sastav|sestava)(?:[ ]\p{L}+){0,4}?[ ](?:is|will be|ist|lautet|est|e|sera|es|sera|sara|wordt|jest|ar|er|blir|on|je|este)(?:[ ](?:now|jetzt|nu|maintenant|ora|ahora|agora))?[ :]{1,2}(?=\d)/gu;

/** "Composition: cotton 98, elastane 2": numbers after a label that has no signs of percentages behind it. */
function sharesByLabel(passage: Passage): Token[] {
  if (!/\d/.test(passage.folded)) return [];
  const labels = labelled(passage, "composition");
  const told = sayingIn(passage).filter(
    (one) => !labels.some(({ start, end }) => start < one.end && end > one.start),
  );
  return [...labels, ...told].flatMap(({ start, end }): Token[] => {
    const value = passage.folded.slice(start, end);
    if (SIGNED.test(passage.text.slice(start, end).replace(SIGN_OF_ALL, ""))) return [];
    return [...value.matchAll(PLAIN_NUMBERS)].flatMap((match): Token[] => {
      const percent = numberOf(match[0]);
      if (!(percent > 0 && percent < WHOLE)) return [];
      const at = start + match.index;
      return [
        {
          kind: "share",
          start: at,
          end: at + match[0].length,
          fibre: "",
          percent,
          signed: false,
          by: "label",
        },
      ];
    });
  });
}

/** A sign of percentage beside a number, or the end of a line within which no sentence goes on. */
const SIGNED =
  /\d[ \n]?(?:%|per ?cent|pro[cz]ent|pct|por ciento|por cento|pour cent)|%[ ]?\d|\t|\n(?!\p{Ll})/iu;

/** One sign at the end for all that stands before it: "wool 70, polyamide 30 %", "(in %)". */
const SIGN_OF_ALL = /[ ]?\(?(?:(?:en|in|em|w|i|v) )?%\)?[ .]*$/u;

/** What a sentence says after its composition "is", up to its end. */
function sayingIn({ folded }: Passage): { start: number; end: number }[] {
  return [...folded.matchAll(SAYS_COMPOSITION)].map((match) => {
    const start = match.index + match[0].length;
    const length = folded.slice(start).search(/[.;:]\s|\n\n|\t|[.;:]?$/u);
    return { start, end: start + Math.max(length, 0) };
  });
}

/** "3 % elastane, the rest cotton". */
const RESTS =
  /(?<!\p{L})(?:rest|remainder|remaining|balance|restliche?r?|ubrige|reste|restant|restante|resto|rimanente|overige|reszta|resten|zbytek|zvysok|maradek|restul|ostatak|ostalo|preostalo|kalan[i]?|geri kalani|gerisi|loput|loppu|preostanek|a tobbi|tobbi|fennmarado|ulejaanu[d]?|parejais|parejie|atlikums|atlikus[ia]|likusi|likusioji|останалото|останалата|остатакът|остатъкът|остатък|остатък|υπολοιπο|υπολοιπα|решта|залишок|остатак|остало|преостало)(?!\p{L})(?![ ]?[:(]?[ ]?\d)/gu;

/** True for a word for other fibres that means a rest, right before the next: "ostalo elastan", "pozostałe 20% poliamid". */
function isRestOf(
  next: Token | undefined,
  { fibre, start, end }: Token,
  rests: readonly Token[],
  { folded }: Passage,
): boolean {
  if (fibre !== "other fibres" || next === undefined) return false;
  const isRest = next.start - end <= 2 && rests.some((one) => one.start < end && one.end > start);
  return isRest || OWN_SHARE.test(folded.slice(end, next.start));
}

/** Nothing but a share with its sign stands between two words. */
const OWN_SHARE = new RegExp(`^[ ]${NUMBER}[ ]?%[ ](?:\\p{L}{1,6}[ ])?$`, "u");

/** "10 % overige vezels": a share right before names what is other, and leaves no rest. */
const SHARE_BEFORE = /\d[ ]?%[ \n]$/u;

function restsIn({ folded }: Passage): Token[] {
  if (!folded.includes("%")) return [];
  const rests = [...folded.matchAll(RESTS)].filter(
    ({ index }) => !SHARE_BEFORE.test(folded.slice(Math.max(index - 4, 0), index)),
  );
  return rests.map((match) => ({
    kind: "share",
    ...placeOf(match),
    fibre: "",
    percent: 0,
    signed: true,
    by: "rest",
  }));
}

/** Words for a half, for quarters, fifths and tenths: "drei Viertel Wolle, ein Viertel Seide". */
const FRACTIONS: readonly (readonly [percent: number, pattern: Worded])[] = [
  [
    50,
    wholeWords(
      "zur halfte,je zur halfte,jeweils zur halfte,halb,halfte,moitie,a moitie,pour moitie,meta,per meta,mitad,la mitad,por la mitad,a la mitad,metade,por metade,em metade,half,one half,helft,de helft,voor de helft,halften,till halften,halvparten,halvdelen,halvt,polowa,po polowie,w polowie,puoliksi,puolet,z poloviny,polovina,polovica,polovice,polovici,polovicu,napul,napoly,fele,fele reszben,felig,jumatate,pola,napola,pool,pooleldi,puse,pusi,pusiau,наполовина,половината,половина,пола,наполовину,μισο,μιση,yarisi",
    ),
  ],
  [
    75,
    wholeWords(
      "three quarters,three-quarters,dreiviertel,drei viertel,drei vierteln,dreivierteln,trzech czwartych,ze tri ctvrtin,z troch stvrtin,kolmveerand,trys ketvirtadaliai,tris ceturtdalas,tri cetrtine,tri cetvrtine,три четвърти,три чверті,τρια τεταρτα,haromnegyed,trois quarts,tre quarti,tres cuartos,tres quartos,driekwart,trzy czwarte,tre fjardedelar,tre fjerdedele,tre fjerdedeler,kolme neljasosaa,tri ctvrtiny,tri stvrtiny,haromnegyed reszben,trei sferturi,dortte uc,3/4",
    ),
  ],
  [
    25,
    wholeWords(
      "one quarter,a quarter,one-quarter,ein viertel,veerand,ketvirtadalis,ceturtdala,cetrtina,cetvrtina,четвърт,чверть,ενα τεταρτο,negyed,viertel,un quart,un quarto,un cuarto,um quarto,een kwart,jedna czwarta,en fjardedel,en fjerdedel,neljasosa,jedna ctvrtina,jedna stvrtina,egynegyed reszben,un sfert,dortte bir,1/4,vierteln,einem viertel,w jednej czwartej,z ctvrtiny,ctvrtina,ctvrtinu,zo stvrtiny,stvrtina,stvrtinu",
    ),
  ],
  [
    10,
    wholeWords(
      "one tenth,a tenth,one-tenth,ein zehntel,einem zehntel,un dixieme,un decimo,una decima parte,um decimo,een tiende,jedna dziesiata,desetina,desetinu,z desetiny,jedna desetina,desatina,z desatiny,egytized,egytized reszben,o zecime,en tiondel,en tiendedel,en tidel,kymmenesosa,kymmenesosan,kumnendik,kumnendiku,desmitdala,desimtadalis,ena desetina,една десета,ενα δεκατο,onda bir,onda biri,одна десята,1/10",
    ),
  ],
  [
    20,
    wholeWords(
      "one fifth,a fifth,one-fifth,ein funftel,einem funftel,zu einem funftel,un cinquieme,un quinto,una quinta parte,um quinto,een vijfde,jedna piata,w jednej piatej,petina,petinu,z petiny,jedna petina,patina,z patiny,egyotod,egyotod reszben,o cincime,en femtedel,en femdel,viidesosa,viidesosan,viiendik,viiendiku,piektdala,penktadalis,penktadali,ena petina,една пета,ενα πεμπτο,κατα ενα πεμπτο,beste bir,beste biri,одна п'ята,одна п’ята,1/5",
    ),
  ],
  [
    30,
    wholeWords(
      "three tenths,three-tenths,drei zehntel,drei zehnteln,trois dixiemes,tre decimi,tres decimos,tres decimas partes,drie tiende,drie tienden,trzy dziesiate,tri desetiny,tri desatiny,haromtized,haromtized reszben,trei zecimi,tre tiondelar,tre tiendedele,tre tideler,kolme kymmenesosaa,kolm kumnendikku,tris desmitdalas,trys desimtadaliai,tri desetine,три десети,τρια δεκατα,onda uc,onda ucu,три десятих,3/10",
    ),
  ],
  [
    40,
    wholeWords(
      "two fifths,two-fifths,zwei funftel,zwei funfteln,deux cinquiemes,due quinti,dos quintos,dos quintas partes,dois quintos,twee vijfde,twee vijfden,dwie piate,dve petiny,dve patiny,ketotod,ketotod reszben,doua cincimi,tva femtedelar,to femtedele,to femdeler,kaksi viidesosaa,kaks viiendikku,divas piektdalas,du penktadaliai,dve petini,dvije petine,две пети,δυο πεμπτα,beste iki,beste ikisi,дві п'ятих,дві п’ятих,2/5",
    ),
  ],
  [
    60,
    wholeWords(
      "three fifths,three-fifths,drei funftel,drei funfteln,trois cinquiemes,tre quinti,tres quintos,tres quintas partes,drie vijfde,drie vijfden,trzy piate,tri petiny,tri patiny,haromotod,haromotod reszben,trei cincimi,tre femtedelar,tre femtedele,tre femdeler,kolme viidesosaa,kolm viiendikku,tris piektdalas,trys penktadaliai,tri petine,три пети,τρια πεμπτα,beste uc,beste ucu,три п'ятих,три п’ятих,3/5",
    ),
  ],
  [
    70,
    wholeWords(
      "seven tenths,seven-tenths,sieben zehntel,sieben zehnteln,sept dixiemes,sette decimi,siete decimos,siete decimas partes,sete decimos,zeven tiende,zeven tienden,siedem dziesiatych,sedm desetin,sedem desatin,hettized,hettized reszben,sapte zecimi,sju tiondelar,syv tiendedele,sju tideler,seitseman kymmenesosaa,seitse kumnendikku,septinas desmitdalas,septinas desmitdalas,septyni desimtadaliai,sedem desetin,sedam desetina,седем десети,επτα δεκατα,onda yedi,onda yedisi,сім десятих,7/10",
    ),
  ],
  [
    80,
    wholeWords(
      "four fifths,four-fifths,vier funftel,vier funfteln,quatre cinquiemes,quattro quinti,cuatro quintos,cuatro quintas partes,quatro quintos,vier vijfde,vier vijfden,cztery piate,ctyri petiny,styri patiny,negyotod,negyotod reszben,patru cincimi,fyra femtedelar,fire femtedele,fire femdeler,nelja viidesosaa,neli viiendikku,cetras piektdalas,keturi penktadaliai,stiri petine,cetiri petine,четири пети,τεσσερα πεμπτα,beste dort,beste dordu,чотири п'ятих,чотири п’ятих,4/5",
    ),
  ],
  [
    90,
    wholeWords(
      "nine tenths,nine-tenths,neun zehntel,neun zehnteln,neuf dixiemes,nove decimi,nueve decimos,nueve decimas partes,nove decimos,negen tiende,negen tienden,dziewiec dziesiatych,devet desetin,devat desatin,kilenctized,kilenctized reszben,noua zecimi,nio tiondelar,ni tiendedele,ni tideler,yhdeksan kymmenesosaa,uheksa kumnendikku,devinas desmitdalas,devyni desimtadaliai,devet desetina,девет десети,εννεα δεκατα,εννια δεκατα,onda dokuz,onda dokuzu,дев'ять десятих,дев’ять десятих,9/10",
    ),
  ],
];

/** One of these words, parted by commas, and none that they begin or end. */
function wholeWords(list: string): Worded {
  return worded("gu", ({ oneOf }) => String.raw`(?<![\p{L}\d.,/])(?:${oneOf(list)})(?![\p{L}\d])`);
}

/** "A quarter (25 %) silk": the share itself is told behind a fraction. */
const SHARE_IN_BRACKETS = /^ \(\d/u;
/** Characters from one fraction to the next. */
const FRACTION_REACH = 70;

/** Where fractions that make a whole are told close to each other: "pour moitié de laine et pour moitié d'acrylique". */
function halvesIn(passage: Passage): Token[] {
  const all = FRACTIONS.flatMap(([percent, pattern]) =>
    [...matches(passage, pattern)].map((match) => ({ percent, ...placeOf(match) })),
  );
  return all
    .filter(({ end }) => !SHARE_IN_BRACKETS.test(passage.folded.slice(end, end + 9)))
    .filter((one) =>
      all.some(
        (other) =>
          other !== one &&
          other.percent + one.percent === WHOLE &&
          Math.abs(other.start - one.start) < FRACTION_REACH,
      ),
    )
    .map(({ percent, ...place }) => ({
      kind: "share",
      ...place,
      fibre: "",
      percent,
      signed: true,
      by: "half",
    }));
}

/** A hundred per cent in words, before a fibre or behind it. */
const HUNDREDS = wholeWords(
  "one hundred per cent,one hundred percent,a hundred per cent,a hundred percent,hundred per cent,hundred percent,hundertprozentig,hundertprozentige,hundertprozentiger,hundertprozentigem,hundertprozentigen,hundertprozentiges,hundert prozent,cent pour cent,a cent pour cent,cento per cento,al cento per cento,cien por cien,cien por ciento,al cien por cien,cem por cento,a cem por cento,honderd procent,voor honderd procent,stuprocentowy,stuprocentowa,stuprocentowej,stuprocentowego,stuprocentowe,sto procent,w stu procentach,stoprocentni,stoprocentniho,stoprocentna,stoprocentnej,stopercentna,stopercentny,stopercentnej,stopercentneho,sto percent,szazszazalekos,szaz szazalek,szaz szazalekban,suta la suta,o suta la suta,стопроцентов,стопроцентова,стопроцентово,сто процента,сто на сто,εκατο τοισ εκατο,hundraprocentig,hundraprocentigt,hundra procent,till hundra procent,hundrede procent,et hundrede procent,hundre prosent,hundreprosent,sataprosenttista,sataprosenttisesta,sataprosenttinen,sataprosenttisesti,sata prosenttia,sajaprotsendiline,sajaprotsendilisest,sajaprotsendilist,sada protsenti,simtprocentiga,simtprocentigs,simtprocentigas,simts procenti,simtaprocentinis,simtaprocentine,simtaprocentines,simtu procentu,simtas procentu,stoodstotna,stoodstotne,stoodstotni,stoodstoten,sto odstotkov,stopostotni,stopostotna,stopostotne,stopostotnog,stopostotnoga,sto posto,yuzde yuz,стовідсотковий,стовідсоткова,стовідсоткове,стовідсоткового,стовідсоткової,стовідсотковим,сто відсотків",
);

function hundredsIn(passage: Passage): Token[] {
  return [...matches(passage, HUNDREDS)].map((match) => ({
    kind: "share",
    ...placeOf(match),
    fibre: "",
    percent: WHOLE,
    signed: true,
  }));
}

/** Behind a word. */
const PER_CENT_SAID = new RegExp(`(?<=\\p{L})[ \\n](?:${PER_CENT})(?!\\p{L})`, "gu");
/** Longest number in words, in characters. */
const SPELLED = 40;

/** "Sixty per cent virgin wool", "noventa e dois por cento de algodão": a hundred has words of its own. */
function spelledIn({ folded }: Passage): Token[] {
  return [...folded.matchAll(PER_CENT_SAID)].flatMap((match): Token[] => {
    const from = Math.max(match.index - SPELLED, 0);
    const said = spelledAtEnd(folded.slice(from, match.index).replaceAll("\n", " "));
    const end = match.index + match[0].length;
    const isSaidAgain = SHARE_IN_BRACKETS.test(folded.slice(end, end + 9));
    if (said === undefined || said.value === WHOLE || isSaidAgain) return [];
    return [{ kind: "share", start: from + said.start, end, fibre: "", percent: said.value, signed: true }];
  });
}

/** What a product of one fibre may be called instead of "100 %" (Regulation (EU) 1007/2011 Article 7): "pure". */
const PURE = wholeWords(
  "pure,pur,purs,pures,puro,pura,rein,reine,reiner,reines,reinem,reinen,zuiver,zuivere,puur,czysty,czysta,czyste,czystej,czystego,cisty,cista,ciste,cisteho,cistej,cistog,cistoga,cistega,cisti,ren,rent,rena,puhdas,puhdasta,puhtaasta,tiszta,curat,curata,чист,чиста,чисте,чисти,чистата,чисто,чистого,чистої,чистий,чистот,αγνο,αγνα,αγνη,saf,puhas,puhtast,tira,tiras,tiri,tirs,tiru,gryna,grynas,gryno,grynos,gryni,rene,samego,samej,puhta,puhast,puhtad,louter,samotneho,samotnej,samog,samoga,sameho,samega",
);
/** The same in a sentence, whatever stands before it: "la doublure entièrement en coton". */
const ENTIRELY = wholeWords(
  "entierement en,entierement de,entierement du,integralement en,tout en,entirely of,entirely in,entirely from,wholly of,wholly from,ganz aus,vollstandig aus,komplett aus,zur ganze aus,interamente in,interamente di,totalmente in,tutto in,totalmente de,totalmente en,enteramente de,integramente de,integramente en,inteiramente de,inteiramente em,integralmente em,integralmente de,totalmente em,volledig van,geheel van,volledig uit,geheel uit,helemaal van,w calosci z,w calosci ze,ciste z,ciste ze,cisto z,cisto zo,cele z,uplne z,integral din,in intregime din,изцяло от,напълно от,εξ ολοκληρου απο,εξολοκληρου απο,helt av,helt i,helt af,kokonaan,taielikult,tervenisti,pilniba no,visiskai is,istisai is,v celoti iz,u cijelosti od,u potpunosti od,kizarolag,teljes egeszeben,tamamen,tamami,butunuyle,повністю з,повністю із,цілком з",
);
/** The same, which is also said of what somebody works with: behind what is made, or a word for that. */
const ONLY_OF = wholeWords(
  "uniquement en,uniquement de,exclusivement en,exclusivement de,rien que du,solely of,solely from,exclusively of,exclusively from,only of,only from,nothing but,ausschließlich aus,ausschliesslich aus,nur aus,rein aus,esclusivamente in,esclusivamente di,solo in,solo di,solo con,unicamente in,unicamente di,exclusivamente de,exclusivamente en,unicamente de,solo de,solamente de,exclusivamente em,so com,so de,so em,apenas de,apenas em,apenas com,somente de,somente em,unicamente em,uitsluitend van,uitsluitend uit,alleen uit,alleen van,enkel uit,wylacznie z,wylacznie ze,tylko z,tylko ze,jedynie z,pouze z,pouze ze,jen z,jen ze,vyhradne z,vyhradne ze,vyhradne ze,iba z,iba zo,len z,len zo,vylucne z,vylucne zo,numai din,doar din,exclusiv din,само от,единствено от,αποκλειστικα απο,μονο απο,uteslutande av,uteslutande i,enbart av,enbart i,endast av,udelukkende af,udelukkende i,utelukkende av,utelukkende i,kun af,kun av,kun i,bare av,tikai no,vienigi no,vien is,tik is,samo iz,izkljucno iz,samo od,iskljucivo od,виключно з,виключно із,лише з,тільки з,тільки із",
);
/** "Gestrickt", "tricoté", "wykonany": right before words for only. */
const MADE_BEFORE =
  /(?<!\p{L})(?:made|knitted|woven|crafted|consist\p{L}*|gefertigt|hergestellt|gestrickt|gewebt|gemacht|besteh\p{L}*|fabriqu\p{L}*|tricote\p{L}*|tiss\p{L}*|confectionn\p{L}*|compose\p{L}*|fatt[oaie]|realizzat\p{L}|tessut\p{L}|lavorat\p{L}|confezionat\p{L}|compost\p{L}|hech[oa]s?|tejid[oa]s?|elaborad[oa]s?|confeccionad[oa]s?|compuest[oa]s?|feit[oa]s?|tricotad[oa]s?|tecid[oa]s?|fabricad[oa]s?|gemaakt|gebreid|geweven|vervaardigd|bestaat|wykonan\p{L}*|utkan\p{L}*|tkan\p{L}*|dziergan\p{L}*|uszyt\p{L}*|vyroben\p{L}*|upleten\p{L}*|uset\p{L}|usit\p{L}*|zhotoven\p{L}*|keszult|tricotat\p{L}?|tesut\p{L}?|confectionat\p{L}?|fabricat\p{L}?|realizat\p{L}?|facut\p{L}?|изработен\p{L}*|изтъкан\p{L}*|изплетен\p{L}*|направен\p{L}*|φτιαγμεν\p{L}*|κατασκευασμεν\p{L}*|πλεγμεν\p{L}*|stickad\p{L}?|vavd\p{L}?|tillverkad\p{L}?|gjord\p{L}?|bestar|strikket|vævet|fremstillet|lavet|laget|vevd|produsert|izgatavot\p{L}*|adit\p{L}*|austs?|austa|pagamint\p{L}*|megzt\p{L}*|austas?|pasiut\p{L}*|izdelan\p{L}*|stkan\p{L}*|pleten\p{L}*|izraden\p{L}*|napravljen\p{L}*|istkan\p{L}*|виготовлен\p{L}*|зв.язан\p{L}*|виткан\p{L}*|пошит\p{L}*|[eе]|is|ist|est|es|jest|je|ar|er|е)[ ]$/u;
/** The same right behind what is made of it: "chemise tout coton", "i grenkilen enbart bomull", and of a part over it. */
const ONLY = wholeWords(
  "all,only,nur,ausschließlich,ausschliesslich,durchgehend,tout,toute,uniquement,exclusivement,tutto,tutta,solo,esclusivamente,todo,toda,exclusivamente,so,apenas,somente,alleen,enkel,uitsluitend,volledig,tylko,wylacznie,jedynie,pouze,jen,vyhradne,iba,len,vylucne,csak,kizarolag,vegig,numai,doar,exclusiv,само,единствено,изцяло,μονο,αποκλειστικα,enbart,endast,bara,uteslutande,helt,kun,bare,udelukkende,utelukkende,pelkkaa,vain,yksinomaan,kokonaan,ainult,uleni,taielikult,tikai,vienigi,vien,tik,vienas,samo,iskljucivo,izkljucno,sadece,yalnizca,tamamen,butunuyle,лише,тільки,виключно,повністю",
);
/** Who makes something says what of: "za ovaj šal koristimo samo alpaku". */
const USED =
  /(?<!\p{L})(?:use[sd]?|using|verwende\p{L}*|utilis\p{L}*|employ\p{L}*|usiamo|usat[oaie]|utilizz\p{L}*|impieg\p{L}*|usamos|utiliza\p{L}*|empleamos|gebruik\p{L}*|uzywa\p{L}*|stosuje\p{L}*|pouziva\p{L}*|hasznal\p{L}*|folosi\p{L}*|utiliz\p{L}*|използва\p{L}*|χρησιμοποι\p{L}*|anvand\p{L}*|(?:an|be)vend\p{L}*|bruke\p{L}*|brukt|kayte\p{L}*|kasuta\p{L}*|izmanto\p{L}*|naudoja\p{L}*|uporablja\p{L}*|koristi\p{L}*|kullan\p{L}*|використову\p{L}*)[ ]$/u;
/** What a firm uses wherever it can is said of no product. */
const OF_THIS =
  /(?<!\p{L})(?:this|these|dies\p{L}{0,2}|ce|cet|cette|ces|quest\p{L}|est[aeo]s?|deze|dit|tej|tego|ten|tych|teto|tento|tuto|tomto|tejto|toto|ehhez|ez|ebben|acest\p{L}*|aceast\p{L}*|този|тази|това|тези|αυτ\p{L}{1,3}|denna|denne|detta|dette|disse|tama|tahan|tassa|selle|selles|saja|saim|so|siam|siai|siame|sioje|t[aeo]|tem|tej|ov[aou]|ovaj|ovoj|ovom|bu|цьому|цієі|цього|ця|цеи)(?!\p{L})/u;
/** Longest name of a thing before such a word, in characters. */
const LONGEST_KIND = 25;
/** Characters before such a word in which it is said what is made of it. */
const ONLY_REACH = 40;

/** What says, right before words for only, that a fibre behind them is what something is made of. */
function beforeOnly({ folded }: Passage, from: number): string | undefined {
  const before = folded.slice(Math.max(from - ONLY_REACH, 0), from);
  if (USED.test(before) && OF_THIS.test(before)) return before;
  const name = lastNamed(before);
  if (name === undefined) return undefined;
  const isPart = partAtEnd(`${name}:`) != null || partWithin(name) != null;
  return isPart || (name.length < LONGEST_KIND && namesKindBeforeQuotes(name)) ? "" : undefined;
}

/** "Zwickel reine Baumwolle": a part that is named right before. */
function isBehindPart({ folded }: Passage, from: number): boolean {
  const name = lastNamed(folded.slice(Math.max(from - ONLY_REACH, 0), from));
  return name !== undefined && (partAtEnd(`${name}:`) || undefined) !== undefined;
}

/** The words of a clause, without the sign behind them. */
function lastNamed(before: string): string | undefined {
  const name = tailOf(before, /$(?<=(?<tail>[^.;,\t%]*))/u)
    .trimEnd()
    .replace(/[ ]?[:–-]$/u, "");
  return /\p{L}{3}/u.test(name) ? name : undefined;
}

/** Before it stands the begin of what is told, or that something is made of it. */
const BEFORE_PURE =
  /(?:(?:^|[\n\t:;•·|(]|[.!–-][ ])[ ]?|(?<!\p{L})(?:of|from|in|aus|en|de|di|van|uit|z|ze|av|af|i|din|od|iz|s|no|is|от|из|із|з|од|απο|em|with|mit|als)[ \n](?:\p{L}{4,}[ ])?|(?<!\p{L})(?:valmistat\p{L}*|ommeldud|kootud|valmistettu|tehty|neulottu|kudottu|vuorattu|taytetty|vooderdatud|taidetud|keszult|bu \p{L}+)[ \n])$/u;
/** "The warp is pure linen", at the end of a clause. */
const IS =
  /(?<!\p{L})(?:is|are|ist|sind|est|sont|e|sono|es|son|sao|zijn|jest|sa|je|jsou|su|ar|er|on|ovat|este|sunt|е|са|ειναι|yra|ir|van|од)[ ]$/u;
/** Letters of the longest such word. */
const MADE_REACH = 20;
/** Behind a fibre that nothing names as made of it, the end of what is told. */
const END_OF_PURE =
  /^[ ]?(?:$|[\n.,;|)•·–(])|^[ ](?:and|und|et|e|y|en|i|a|og|och|ja|es|un|ir|si|и|та|και)[ ](?:the|der|die|das|la|le|les|il|lo|los|las|el|de|het|o|a|den|det|az?|η|το|ο)[ ]/u;

/** Characters of the longest such words. */
const BEHIND_REACH = 24;
/** Behind a fibre: "lana pura", "polyester rakt igenom". */
const PURE_BEHIND =
  /^[ ](?:pur[aoe]?s?|throughout|through and through|durchweg|durch und durch|rakt igenom|helt igenom|helt igennem|tvers igjennom|gjennomgaende|kauttaaltaan|labivalt|lapi ja lohki)(?!\p{L})/u;
const SHARE_BEHIND = /^[ ]?[,:;(][ ]?%?[ ]?\d{1,3}[ ]?%?(?!\d)/u;
/** Ends of words from which something is made, in Hungarian, Turkish, Finnish and Estonian. */
const MADE_FROM = /\p{L}(?:bol|[dt][ae]n|[aei]sta?)$/u;

/** "Made of pure new wool": all of it, where no share is told beside it. */
function pureIn(passage: Passage, fibres: readonly Token[]): Token[] {
  const { folded, order } = passage;
  const leadBefore = (words: Worded, index: number, word: string) => {
    if (words === ONLY) return beforeOnly(passage, index);
    if (words === ONLY_OF) {
      const isMade = MADE_BEFORE.test(folded.slice(Math.max(index - MADE_REACH, 0), index));
      return isMade ? "" : beforeOnly(passage, index);
    }
    return words === ENTIRELY
      ? word
      : (BEFORE_PURE.exec(folded.slice(Math.max(index - 24, 0), index))?.[0] ??
          (IS.test(folded.slice(Math.max(index - 8, 0), index)) || isBehindPart(passage, index)
            ? ""
            : undefined));
  };
  const after = (words: Worded) =>
    [...matches(passage, words)].flatMap(({ index, 0: word }) => {
      const to = index + word.length + 1;
      const fibre = fibres.find(({ start, end }) => start === to || (start === index && end >= to));
      return fibre ? [{ fibre, from: index, end: fibre.end, lead: leadBefore(words, index, word) }] : [];
    });
  const behind = fibres.flatMap((fibre) => {
    const word = PURE_BEHIND.exec(folded.slice(fibre.end, fibre.end + BEHIND_REACH))?.[0];
    return word === undefined
      ? []
      : [{ fibre, from: fibre.start, end: fibre.end + word.length, lead: leadBefore(PURE, fibre.start, "") }];
  });
  return [...after(PURE), ...after(ENTIRELY), ...after(ONLY_OF), ...after(ONLY), ...behind]
    .filter(({ fibre, from, end, lead }) => {
      const after = folded.slice(end, end + MIXED_REACH);
      const isMadeBehind = MADE_BEHIND.test(after);
      if ((lead === undefined && !isMadeBehind) || isPacked(folded, from, end)) return false;
      const isMade =
        /\p{L}/u.test(lead ?? "") || isMadeBehind || MADE_FROM.test(folded.slice(fibre.start, fibre.end));
      // A row with more behind it speaks of such words: only the page by rows tells where one ends.
      if (!isMade && (order !== "rows" || !END_OF_PURE.test(after))) return false;
      // "Pure wool and silk", "pure wool 100 %", "pure cotton, 100 %".
      const clause = /^[^,.;:\n\t]*/u.exec(after)?.[0] ?? "";
      const isMixed = fibres.some(({ start }) => start >= end && start < end + clause.length);
      return !isMixed && !/\d[ ]?%|%[ ]?\d|^[-/]/u.test(clause) && !SHARE_BEHIND.test(after);
    })
    .map(({ fibre: { start }, from }) => ({
      kind: "share",
      start: from,
      end: start,
      fibre: "",
      percent: WHOLE,
      signed: true,
      by: "pure",
    }));
}

/** Verbs of those who send goods. */
const SENT =
  /(?<!\p{L})(?:ship(?:ped|s)?|sen[dt]|deliver(?:ed|y)?|verschick\p{L}*|versend\p{L}*|versand\p{L}*|expedi\p{L}*|livr\p{L}*|sped\p{L}*|envi[ao]\p{L}*|verzend\p{L}*|verzonden|wysyl\p{L}*|skicka\p{L}*|leverer\p{L}*|lahet\p{L}*)(?!\p{L})/u;
const PACKED_REACH = 45;
/** What is sewn on or pulled through, and tells of no cloth. */
const SEWN_ON =
  /(?<!\p{L})(?:labels?|(?:\p{L}{3,8})?etikett?\p{L}*|etiquet\p{L}*|etichett\p{L}*|etykiet\p{L}*|cimk\p{L}*|етикет\p{L}*|ετικετ\p{L}*|(?:\p{L}{3,8})?(?:schnur|schnure|kordel)\p{L}*|drawcords?|cords?|cordons?|cordoncin\p{L}|coulisse|snor\p{L}*|snurk\p{L}*|tkanick\p{L}*|sznurk\p{L}*)(?!\p{L})/u;

/** "We ship in pure cotton bags": the sentence speaks of packages. */
function isPacked(folded: string, from: number, end: number): boolean {
  const before = tailOf(folded.slice(Math.max(from - PACKED_REACH, 0), from), /$(?<=(?<tail>[^.;\n]*))/u);
  const after = /^[^.;,\n]*/u.exec(folded.slice(end, end + PACKED_REACH))?.[0] ?? "";
  if (SEWN_ON.test(before)) return true;
  return SENT.test(before) || PACKAGE.test(before) || PACKAGE.test(after);
}

/** Characters behind a pure fibre in which another may be added to it. */
const MIXED_REACH = 25;
/** Verbs behind what something is made of. */
const MADE_BEHIND =
  /^[ ](?:bestimmt|identifiziert|gefertigt|gestrickt|gewebt|hergestellt|genaht|keszult|szott|kotott|uretilmis\p{L}*|yapilmis\p{L}*|dokunmus\p{L}*|orulmus\p{L}*|valmistatud|valmistettu)(?!\p{L})/u;

function namesIn({ folded, text }: Passage): Token[] {
  return fibresIn(folded, text).map((named) => ({ kind: "fibre", ...named, percent: 0, signed: true }));
}

/** "WS 10.000 mm", "SE 25-0447": letters of a property with its figure, or of a number. */
const OF_FIGURE = /^[ ]\d[\d.,]*(?:[ ]?(?:mm|cm|m|g|kg|h|n|kpa)(?!\p{L})|[-/]\d{2})/u;

/** Codes of fibres where no name of one stands. */
function codesIn(passage: Passage, names: readonly Token[]): Token[] {
  return [...passage.text.matchAll(CODES)].flatMap((match): Token[] => {
    const place = placeOf(match);
    if (names.some(({ start, end }) => start < place.end && end > place.start)) return [];
    if (isLanguage(passage, place) || OF_FIGURE.test(passage.folded.slice(place.end))) return [];
    const fibre = fibreOfCode(match.groups ?? {});
    return [{ kind: "fibre", ...place, fibre, percent: 0, signed: true }];
  });
}

/** What follows the language of a line, or of a column: a share with the name of a fibre. */
const LANGUAGE_OF_LINE = /^(?:[ :)\t-]{1,3}|[ ]?\n{1,2})\d{1,3}(?:[.,]\d)?[ ]?%[ ]?\p{L}{3}/u;

/** "PL 100% bawełna", or "PL" over it: the language of a line or of a column, not a fibre. */
function isLanguage({ folded }: Passage, { start, end }: { start: number; end: number }): boolean {
  const beginsCell = start === 0 || /[\n\t(]/.test(folded[start - 1] ?? "");
  return beginsCell && LANGUAGE_OF_LINE.test(folded.slice(end, end + 20));
}

const THEREOF_WORDS =
  "(?<!\\p{L})(?:of which|of it|thereof|davon|darunter|hiervon|dont|di cui|del cual|de los cuales|de las cuales|do qual|dos quais|das quais|waarvan|w tym|varav|heraf|hvorav|josta|z toho|din care|ebbol|amelybol|od cega|od toga|bunun)(?!\\p{L})[^\\d\\n;),]{0,25}";
/** What a share begins with that is of the fibre before it: "polyester 60 % (davon 40 % recycelt)". */
const THEREOF = new RegExp(`${THEREOF_WORDS}$`, "u");
/** The whole of it, up to the next share: "of which 30 % organic,". */
export const THEREOF_CLAUSE = new RegExp(`${THEREOF_WORDS}${NUMBER}[ ]?%[^\\d%,;\\n]{0,40}(?=,|$)`, "u");

/** "(dont 20 % de coton recyclé": the fibre of such a share, in brackets. */
const THEREOF_FIBRE = new RegExp(`\\([ ]?${THEREOF_WORDS}${NUMBER}[ ]?%[^\\d%,;\\n()]{0,20}$`, "u");

/** True for a share that is of the fibre before it, by a word for that or in brackets that name no fibre, and for its fibre. */
function isOfAFibre(folded: string, token: Token, tokens: readonly Token[]): boolean {
  const line = folded.slice(Math.max(token.start - 45, 0), token.start);
  if (token.kind !== "share") return THEREOF_FIBRE.test(line);
  if (THEREOF.test(line)) return true;
  const open = line.lastIndexOf("(");
  if (open < 0 || /[)\n]/.test(line.slice(open)) || !/[\p{L}%]\s?[™®]?\s?$/u.test(line.slice(0, open)))
    return false;
  const closing = folded.slice(token.end, token.end + 60).search(/[)\n]/);
  if (closing < 0) return false;
  const [from, to] = [token.start - line.length + open, token.end + closing];
  const inside = folded.slice(from, token.start) + folded.slice(token.end, to);
  return (
    /\p{L}{3}/u.test(inside) &&
    !tokens.some((one) => one.kind === "fibre" && one.end > from && one.start < to)
  );
}

/** "Polyester (recycled, spun by REPREVE)": a bracket that the second name of a fibre stands in, and no share. */
const IN_OPEN_BRACKET = /\([^()%\d\n]{0,40}$/u;

/** "TENCEL™ Lyocell", "polyamide (nylon)" and "recycled polyester (PET bottles)" name one fibre twice. */
function merged(folded: string, tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    const isSame = last?.kind === "fibre" && token.kind === "fibre" && last.fibre === token.fibre;
    const isRemark = isSame || (token.kind === "fibre" && last?.fibre === `recycled ${token.fibre}`);
    const between = folded.slice(last?.end ?? 0, token.start);
    // "WO 80 % (Wolle)".
    const named = last?.kind === "share" ? kept.at(-2) : undefined;
    if (named?.kind === "fibre" && named.fibre === token.fibre && /^[ ]?\($/.test(between)) continue;
    if (last && isSame && /^[\s™®(/]{0,3}$/.test(between)) last.end = token.end;
    // "Baumwolle, biologisch | CO": the code says less.
    else if (
      last?.kind === "fibre" &&
      last.fibre.endsWith(` ${token.fibre}`) &&
      /^[ ]?[\t(][ ]?$/.test(between)
    )
      last.end = token.end;
    else if (last && isRemark && /^[ ]?\((?!.*\d\/\d)[^()%\n]{0,30}$/.test(between)) last.end = token.end;
    else if (last && isSame && IN_OPEN_BRACKET.test(folded.slice(last.start, token.start)))
      last.end = token.end;
    // "polyester recyclé (bouteilles PET)": the word between was taken to be of the second.
    else if (
      last?.kind === "fibre" &&
      token.fibre === `recycled ${last.fibre}` &&
      /^[ ]?$/.test(between) &&
      folded.slice(token.start, token.end).includes("(")
    )
      Object.assign(last, { fibre: token.fibre, end: token.end });
    else kept.push({ ...token });
  }
  return kept;
}
