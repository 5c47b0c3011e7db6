/** Whole numbers from one to a hundred in words, as letters tell shares: "sixty per cent", "noventa e dois por cento". */

/** Words of a number, of several languages; what languages glue together is taken apart before. */
const WORDS: readonly (readonly [value: number, words: string])[] = [
  [1, "one,ein,eins,un,une,uno,una,um,uma,een,jeden,ett,et,en"],
  [2, "two,zwei,deux,due,dos,dois,duas,twee,dwa,dwie,tva,to"],
  [3, "three,drei,trois,tre,tres,drie,trzy"],
  [4, "four,vier,quatre,quattro,cuatro,quatro,cztery,fyra,fire"],
  [5, "five,funf,cinq,cinque,cinco,vijf,piec,fem"],
  [6, "six,sechs,sei,seis,zes,szesc,sex,seks"],
  [7, "seven,sieben,sept,sette,siete,sete,zeven,siedem,sju,syv"],
  [8, "eight,acht,huit,otto,ocho,oito,osiem,atta,otte,atte"],
  [9, "nine,neun,neuf,nove,nueve,negen,dziewiec,nio,ni"],
  [10, "ten,zehn,dix,dieci,diez,dez,tien,dziesiec,tio,ti"],
  [11, "eleven,elf,onze,undici,once,jedenascie,elva,elleve"],
  [12, "twelve,zwolf,douze,dodici,doce,doze,twaalf,dwanascie,tolv"],
  [13, "thirteen,dreizehn,treize,tredici,trece,treze,dertien,trzynascie,tretton,tretten"],
  [14, "fourteen,vierzehn,quatorze,quattordici,catorce,catorze,veertien,czternascie,fjorton,fjorten"],
  [15, "fifteen,funfzehn,quinze,quindici,quince,vijftien,pietnascie,femton,femten"],
  [16, "sixteen,sechzehn,seize,sedici,dieciseis,dezasseis,zestien,szesnascie,sexton,seksten,sejsten"],
  [17, "seventeen,siebzehn,diciassette,diecisiete,dezassete,zeventien,siedemnascie,sjutton,sytten"],
  [18, "eighteen,achtzehn,diciotto,dieciocho,dezoito,achttien,osiemnascie,arton,atten"],
  [19, "nineteen,neunzehn,diciannove,diecinueve,dezanove,negentien,dziewietnascie,nitton,nitten"],
  [20, "twenty,zwanzig,vingt,vingts,venti,veinte,vinte,twintig,dwadziescia,tjugo,tyve"],
  [30, "thirty,dreißig,dreissig,trente,trenta,treinta,trinta,dertig,trzydziesci,trettio,tretti,tredive"],
  [40, "forty,vierzig,quarante,quaranta,cuarenta,quarenta,veertig,czterdziesci,fyrtio,forti,fyrre"],
  [50, "fifty,funfzig,cinquante,cinquanta,cincuenta,cinquenta,vijftig,piecdziesiat,femtio,femti,halvtreds"],
  [60, "sixty,sechzig,soixante,sessanta,sesenta,sessenta,zestig,szescdziesiat,sextio,seksti"],
  [70, "seventy,siebzig,septante,settanta,setenta,zeventig,siedemdziesiat,sjuttio,sytti,halvfjerds"],
  [80, "eighty,achtzig,huitante,octante,ottanta,ochenta,oitenta,tachtig,osiemdziesiat,attio,atti,firs"],
  [90, "ninety,neunzig,nonante,novanta,noventa,negentig,dziewiecdziesiat,nittio,nitti,halvfems"],
  [100, "hundred,hundert,cent,cento,cien,ciento,cem,honderd,sto,hundra,hundrede,hundre"],
];
/** "Sixty and two": between tens and ones. */
const JOINT = /^(?:and|und|et|e|y|i|en|og|och)$/u;
/** Ones before tens, as German, Dutch and Danish join them: "zweiundsechzig". */
const TURNED = /(?:und|en|og)$/u;

let values: ReadonlyMap<string, number> | undefined;

function numberCalled(word: string): number | undefined {
  values ??= new Map(WORDS.flatMap(([value, words]) => words.split(",").map((one) => [one, value] as const)));
  const known = values.get(word);
  if (known !== undefined) return known;
  for (const [tens, value] of values) {
    if (value < 20 || value > 90) continue;
    const before = word.endsWith(tens) ? word.slice(0, -tens.length) : "";
    const ones = TURNED.test(before) ? values.get(before.replace(TURNED, "")) : undefined;
    // "Sextiofem", "sessantadue"; Italian drops a letter before a vowel: "ventuno".
    const behind = [tens, tens.slice(0, -1)].find((begin) => word.startsWith(begin));
    const last = ones ?? (behind === undefined ? undefined : values.get(word.slice(behind.length)));
    if (last !== undefined && last < 10) return value + last;
  }
  return undefined;
}

/**
 * The number that a folded text ends with in words, and where it begins; undefined where it ends with none, or one over a
 * hundred.
 */
export function spelledAtEnd(text: string): { value: number; start: number } | undefined {
  const words = [...text.matchAll(/\p{L}+/gu)];
  let value = 0;
  let start: number | undefined;
  let joint = false;
  for (const { 0: word, index } of words.reverse()) {
    if (start !== undefined && !/^[ -]$/.test(text.slice(index + word.length, start))) break;
    // "Er und sechzig" has a joint and no number before it.
    if (JOINT.test(word) && value > 0 && value < 10 && !joint) {
      joint = true;
      const before = /(?<word>\p{L}+) $/u.exec(text.slice(0, index))?.groups?.word;
      if (before === undefined || (numberCalled(before) ?? 0) < 20) break;
      start = index;
      continue;
    }
    const one = numberCalled(word);
    if (one === undefined) break;
    // "Quatre-vingt-douze": four times twenty, and twelve.
    const isTimes = one === 4 && /^[ -]vingts?(?!\p{L})/u.test(text.slice(index + word.length));
    const isMore = one > value || (one < 10 && value === 0);
    if (value > 0 && !isTimes && (!isMore || one % 10 !== 0)) break;
    value += isTimes ? 60 : one;
    start = index;
  }
  return start !== undefined && value <= 100 ? { value, start } : undefined;
}
