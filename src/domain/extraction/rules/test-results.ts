/** What tests found of a textile: grades of 1 to 5 for pilling (ISO 12945-2) and for colours that are washed (ISO 105-C06). */
import type { Passage } from "../reading/passage.ts";
import type { Found, Text } from "./kit/found.ts";
import { cellsOf, linesOf } from "./kit/places.ts";
import { asProse } from "./kit/prose.ts";
import { type Worded, worded } from "./kit/worded.ts";

/** A test, by the words of its row or heading. */
interface Tested {
  field: string;
  /** What its row or heading says. */
  named: Worded;
  /** Another test of the same name. */
  other: Worded;
}

/** Begins of words. */
const PILLING =
  "pilling,piling,pillbildung,boulochage,peluchage,formación de bolitas,formación de pelusa,borboto,pilvorming,mechaceni,žmolk,bolyhosod,gobosod,csomósod,scămoșare,fnuldannelse,fnugdannelse,fnugning,noppbildning,noppning,nuppedannelse,nupping,nyppyynty,nukkaantu,topilis,topiteke,pumpurav,plūksno,boncuklanma,пилинг,пілінг,пиллинг,πίλινγκ,χνούδιασμα";
const OTHER_THAN_PILLING = "hair,fuzz,snag,haarig,fastness,iso 105";
const FASTNESS =
  "colour fastness,color fastness,fastness,farbechtheit,echtheit,solidité,solidita,solidez,kleurechtheid,odporność wybarwień,odporność barwy,odporność koloru,trwałość wybarwień,trwałość barwy,trwałość koloru,stálobarevnost,stálosť vyfarben,stálosť farb,stálost vybarvení,színtartóság,rezistența culor,rezistența vopsir,farveægthed,färgäkthet,färghärdighet,fargeekthet,värinkesto,värvipüsiv,värvikindl,krāsas noturīb,krāsu noturīb,spalvos atsparum,spalvų atsparum,dažymo atsparum,postojanost boj,postojanost obojen,obstojnost barv,obstojnost obarvan,устойчивост на цвет,устойчивост на багр,устойчивост на оцвет,αντοχή χρώμα,αντοχή του χρώμα,renk haslı,haslığı,стійкість забарвлен,стійкість фарбуван,постојаност боје";
const WASHING =
  "wash,launder,wäsche,waschen,waschbe,hauswäsche,lavage,lavaggi,lavado,lavage,lavagem,lavagens,wassen,wasbeurt,prani,pranie,mosás,spălar,vask,tvätt,pesu,mazgā,skalbim,pranj,пране,прання,прању,πλύσιμ,πλύση,yıkama,105-c06,105 c06,105-c6";
const WASHED =
  "waschechtheit,wasechtheid,tvättäkthet,tvätthärdighet,vaskeægthed,vaskeekthet,pesunkest,pesukindl,pesupüsiv";
/** Rubbing, perspiration, light, water and the like. */
const OTHER_THAN_WASHING =
  "rubb,crock,reib,frott,friction,sfregam,strofin,frote,fricção,wrijv,tarci,otír,oter,dörzsöl,frecar,gnid,gnug,hankau,hõõrdum,berze,trynim,trljanj,drgnjenj,триене,τριβή,sürtme,тертя,perspir,schweiß,schweiss,sueur,transpir,sudor,suor,zweet,pot,izzadt,sved,svett,hiki,higi,sviedr,prakait,znoj,изпотяв,ιδρώ,light,licht,lumière,luce,luz,światł,světl,svetl,fényál,lumină,lys,ljus,valo,gaism,šviesos,svjetlost,светлина,water,wasser,eau,acqua,agua,água,wod,dry clean,saliva,speichel,chlor";

const TESTS: readonly Tested[] = [
  {
    field: "pilling_grade",
    named: worded("u", ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(PILLING)})\p{L}*`),
    other: worded(
      "u",
      ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(OTHER_THAN_PILLING, FASTNESS, WASHED)})`,
    ),
  },
  {
    field: "colour_fastness_grade",
    named: worded("u", ({ either, maybe }) => {
      const washing = String.raw`(?<!\p{L})(?:${maybe(WASHING)})\p{L}*`;
      return either(
        [WASHED, (words) => String.raw`(?<!\p{L})${words}\p{L}*`],
        [FASTNESS, (words) => String.raw`(?<!\p{L})${words}\p{L}*[^\n\t\d]{0,30}?${washing}`],
        [FASTNESS, (words) => String.raw`${washing}[^\n\t\d]{0,15}?(?<!\p{L})${words}\p{L}*`],
        [FASTNESS, (words) => String.raw`(?<!\p{L})${words}(?=[^\n]{0,60}105[ -]?c0?6)`],
      );
    }),
    other: worded("u", ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(OTHER_THAN_WASHING)})`),
  },
];

/** "4", "4-5", "4/5", "4,5" and "4½": half a grade lies between two. */
const GRADE =
  /(?<![\p{L}\d.,/°§+]|\d[ ]?[-:])(?<low>[1-5])(?:(?:[ ]?[-/][ ]?|[ ](?:to|bis|tot|till?)[ ])(?<high>[1-5])|[.,](?<half>[05])0?|[ ]?(?<half>½))?(?![\d\p{L}°%:+]|[ ]?[-/.,][ ]?\d|-(?![aeo]s )\p{L}|[ ]\d{3}(?!\d)|[ ]?(?:x|times|cycl|tour|cicl|cykl|wash|w[aä]sch|lavag|lavad|pran|tvatt|vask|h|hours?|std|min|mm|cm|g|kg|mal|%|°|of|von|fois|volte|veces|vezes)(?!\p{L}{4}))/gu;

const GRADE_WORD = String.raw`(?:grade|grad|note|nota|stufe|cotation|indice|klasse|klass|class|classe|clase|stopien|st\.|stupen|fokozat|luokka|aste|derece|ступінь|степен)`;
/** Before a grade that is asked for, or that was not measured. */
const ASKED = new RegExp(
  `(?:≥|>=?|=>|min(?:\\.|d\\.|imum|imal\\p{L}*|imo|dest\\p{L}*)?|at least|au moins|almeno|al menos|pelo menos|minstens|co najmniej|alespon|najmenej|legalabb|cel putin|mindst|minst|vahintaan|vahemalt|vismaz|ne maziau|najmanje|наи-малко|en az|не менш\\p{L}*|τουλαχιστον|required|requirement|anforderung|soll|exigence|requisito|eis|wymaganie|krav)[ :]*(?:${GRADE_WORD}[ :]*)?$`,
  "u",
);
/** Behind a grade that is asked for. */
const AT_LEAST =
  /^ ?(?:or (?:better|higher|above)|oder (?:besser|hoher)|ou (?:mieux|plus|superieure?|superior|melhor)|o (?:superiore?|migliore|mejor)|of (?:beter|hoger)|lub (?:wyz|lepsz)\p{L}*|eller (?:battre|bedre|hogre|hojere|hoyere)|tai parempi|(?:nebo|alebo) (?:lepsi|vyssi)|vagy jobb|sau mai bun)/u;
/** Before a number that says where to look, or how far grades go. */
const ELSEWHERE =
  /(?:page|seite|pagina|strona|strana|sida|side|sivu|table|tabelle|tableau|tabella|tabla|tabela|annexe?|anlage|allegato|anexo|bijlage|zalacznik|fig(?:ure)?|section|of|von|sur|p\.|pag\.|str\.|tab\.|fig\.) ?$/u;
/** A word right behind a number, which is what it counts: "anti-pilling fleece, 2 pockets". */
const COUNTED = new RegExp(
  String.raw`^ (?!(?:out|after|nach|apres|dopo|despues|depois|apos|na|po|efter|etter|utan|dupa|posle|след|після|после|μετα|sonra|and|und|et|e|y|en|og|och|i|a|ja|si|ir|un|in|pass(?:ed)?|conform\p{L}*|bestanden|ok|good|very|balai|points?|punkt\p{L}*|${GRADE_WORD})(?!\p{L}))\p{L}{2,}`,
  "u",
);
/** What calls a number a grade, right before it. */
const CALLED_GRADE = new RegExp(`${GRADE_WORD}[ :]*$`, "u");
/** A row that names how was tested has grades. */
const METHOD = /iso|astm|12945|12947|105-?c|martindale/u;
const ASKED_HEAD =
  /requir|anforder|soll(?!\p{L})|vorgabe|exige?n|requisit|(?<!\p{L})eis(?:en)?(?!\p{L})|wymag|pozad|poziad|kovetelm|cerint|krav|vaatim|nou[de]|prasib|reikalav|zahtj|zahtev|изиск|απαιτ|sart|limit|target|spec(?!im)|toleran|richtwert|zielwert|minim|вимог/u;
const RESULT_HEAD =
  /result|ergebnis|(?<!\p{L})ist(?:wert)?(?!\p{L})|risultat|resultaat|uitslag|wynik|vysled|eredm|rezult|tulos|tulem|резулт|αποτελ|sonuc|наиден|found|measured|actual|befund|gemessen|bewertung|grade|note(?!\p{L})|value|wert|valeur|valor/u;
/** What is told beside how others were stained. */
const CHANGE =
  /(?:change|changing) (?:in|of) (?:colou?r|shade)|(?:colou?r|shade) change|farbanderung|anderung der farbe|anderung|(?:changement|degradation|variation) (?:de |du |des )?(?:couleur|nuance|teinte|coloris)|degradation|degradacion(?! de)|viraje|degradazione|(?:variazione|viraggio|degradazione|cambio) (?:di |del |della )?(?:colore|tono|tinta)|degrado|(?:cambio|variacion|degradacion) (?:de |del )?(?:color|tono)|(?:alteracao|mudanca) (?:de |da )?cor|kleurverandering|verkleuring|zmiana (?:barwy|koloru|odcienia)|zmena (?:odstinu|barvy|farby|odtiena)|szinvaltozas|(?:schimbare\p{L}*|modificare\p{L}*) (?:a )?culori\p{L}*|farveændring|fargforandring|fargeendring|varinmuutos|varimuutus|varvimuutus|krasas izmain\p{L}*|spalvos pakitim\p{L}*|promjena boje|sprememba barve|промяна на цвета|зміна кольору|μεταβολη (?:του )?χρωμα\p{L}*|renk degisimi|solma/u;
/** Rows of how what is washed with it was stained. */
const STAIN =
  /(?<!\p{L})(?:stain|bleed|anblut|ausblut|degorge|decharge|tache|scarico|macchia|trasferiment|descarga|mancha|aanbloed|afgeven|zabrudz|zapoust|zapust|befog|lefog|patare|cedare|smits|smitn|avsmit|afsmit|infarg|tahr|sotke|maarim|nokras|sutep|uzspalv|prlj|zaprlj|obarv|зацап|оцвет|зафарб|λεκ[ιε]|μεταφορα|leke|kirlet|akma)/u;
/** A stage of a test for pilling: "2000 rubs". */
const STAGE =
  /(?<![\d.,])(?<count>\d{1,2}[ .,]?\d{3}|\d{3})[ ]?(?:x(?!\p{L})|\p{L}*(?:rub|rev|cycl|tour|cicl|ciclos|cykl|suw|obr|giri|vuelt|rota|cyk|ciklus|ciclu|kierros|tsukl|cikl|ciklu|цикл|обор|κυκλ|devir|dongu|umdreh|toer|omw|omg|varv|gnid|t\.))/u;
/** Rows below a heading, or below the first stage of a test, that are of it. */
const MOST_BELOW = 8;

/** Grades that tests found, or that a sheet says its product has; not those that are asked for. */
export function findTestResults({ passages, fields }: Text): Found[] {
  return TESTS.filter(({ field }) => fields.get(field)?.type === "number").flatMap((tested) => {
    const found = passages.map(asProse).flatMap((passage) => gradesIn(passage, tested));
    const last = found.toSorted((one, other) => other.stage - one.stage)[0];
    const told = found.filter(({ stage }) => stage === last?.stage);
    const own = told.some(({ isChange }) => isChange) ? told.filter(({ isStain }) => !isStain) : told;
    // Of several materials, or of how several neighbours were stained, none is the product's.
    if (new Set(own.map(({ value }) => value)).size !== 1) return [];
    return own.map(({ stage, isChange, isStain, ...one }) => one);
  });
}

interface Graded extends Found {
  /** How many rubs came before; 0 where it is not told. */
  stage: number;
  /** True where the row is of how the colour changed, or of how a neighbour was stained. */
  isChange: boolean;
  isStain: boolean;
}

type Line = ReturnType<typeof linesOf>[number];

function gradesIn(passage: Passage, { field, named, other }: Tested): Graded[] {
  const name = named.pattern();
  if (passage.order !== "rows" || !name.test(passage.folded)) return [];
  const row: Row = { passage, field, other: other.pattern(), lines: linesOf(passage.folded) };
  return row.lines.flatMap(({ line }, i): Graded[] => {
    const named = name.exec(line);
    if (!named) return [];
    if (row.other.test(line.slice(named.index).split(/[,;.] |\t/u, 1)[0] ?? "")) return [];
    const graded = gradesOf(row, i, named.index);
    if (graded.length > 0 && !STAGE.test(line)) return graded;
    const inRows = rowsBelow(row.lines, i).flatMap(([below, at]) =>
      (graded.length === 0 && CHANGE.test(below)) || STAGE.test(below) ? gradesOf(row, at, 0) : [],
    );
    return [...graded, ...inRows];
  });
}

/** What a row is looked through with. */
interface Row {
  passage: Passage;
  field: string;
  other: RegExp;
  lines: readonly Line[];
}

/** Rows that name no test of their own, and their places: an empty line or a test ends them. */
function rowsBelow(lines: readonly Line[], at: number): [line: string, at: number][] {
  const below = lines.slice(at + 1, at + 1 + MOST_BELOW).map(({ line }) => line);
  const end = below.findIndex((line) => line.trim() === "" || /iso ?\d|fastness|echtheit|solid/u.test(line));
  return (end < 0 ? below : below.slice(0, end)).map((line, i) => [line, at + 1 + i]);
}

/** Grades of a row, behind a place in it. */
function gradesOf({ passage, field, other, lines }: Row, at: number, from: number): Graded[] {
  const { line, start } = lines[at] ?? { line: "", start: 0 };
  const cells = cellsOf(line, start);
  const asked = columnOf(lines, at, ASKED_HEAD);
  const found = cells.flatMap(({ cell, start: cellStart }, column) => {
    const skipped = Math.max(start + from - cellStart, 0);
    if (skipped >= cell.length || column === asked) return [];
    return gradesInCell(upTo(other, cell, skipped), skipped, METHOD.test(line)).map((grade) => ({
      ...grade,
      column,
      cellStart,
    }));
  });
  const changed = columnOf(lines, at, CHANGE) ?? columnOf(lines, at, RESULT_HEAD);
  const chosen = found.some(({ column }) => column === changed)
    ? found.filter(({ column }) => column === changed)
    : found;
  const stage = Number(STAGE.exec(line)?.groups?.count?.replace(/\D/g, "") ?? 0);
  const isChange = CHANGE.test(line);
  return chosen.map(({ value, end, cellStart }) => ({
    ...{ field, value, confidence: 0.92, passage, stage, isChange, isStain: !isChange && STAIN.test(line) },
    start: start + from,
    end: cellStart + end,
  }));
}

/** A cell up to where another test is named behind a place. */
function upTo(other: RegExp | undefined, cell: string, from: number): string {
  const next = other?.exec(cell.slice(from));
  return next ? cell.slice(0, from + next.index) : cell;
}

/** Where a head above a row has a word, in a row of as many cells. */
function columnOf(lines: readonly Line[], at: number, word: RegExp): number | undefined {
  const count = (lines[at]?.line ?? "").split("\t").length;
  if (count < 3) return undefined;
  for (let i = at - 1; i >= 0; i--) {
    const cells = (lines[i]?.line ?? "").split("\t");
    if (cells.length !== count || cells.some((cell, j) => j > 0 && GRADE_ALONE.test(cell))) continue;
    const column = cells.findIndex((cell, j) => j > 0 && word.test(cell));
    if (column > 0) return column;
  }
  return undefined;
}

const GRADE_ALONE = /^(?:[≥>=]+ ?)?[1-5](?: ?[-/] ?[1-5])?$/u;

/** Grades in a cell behind a place; where a change of colour is told beside stains, that of the change. */
function gradesInCell(cell: string, from: number, isTested: boolean): { value: number; end: number }[] {
  const grades = [...cell.matchAll(GRADE)].flatMap((match) => {
    const { low, high, half } = match.groups ?? {};
    if (match.index < from) return [];
    const before = cell.slice(0, match.index);
    const behind = cell.slice(match.index + match[0].length);
    if (ASKED.test(before) || AT_LEAST.test(behind) || ELSEWHERE.test(before)) return [];
    if (COUNTED.test(behind) && !isTested && !CALLED_GRADE.test(before)) return [];
    const isHalf = half === "5" || half === "½";
    const [lowest, highest] = [Number(low), Number(high ?? low)];
    if (Math.abs(highest - lowest) > 1 || (isHalf && lowest === 5)) return [];
    const value = (lowest + highest) / 2 + (isHalf ? 0.5 : 0);
    return [{ value, start: match.index, end: match.index + match[0].length }];
  });
  const change = CHANGE.exec(cell.slice(from));
  if (!change || grades.length < 2) return grades;
  const at = from + change.index;
  return grades.filter(({ start }) => start > at).slice(0, 1);
}
