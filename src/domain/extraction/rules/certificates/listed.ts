/** Numbers of certificates that are told with another by one word for both: "Nr. 0075/2104/0871 (Modell A) und 0075/2104/0872". */
import type { Passage } from "../../reading/passage.ts";
import { lineEnd } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import type { NumberBeside } from "./beside.ts";
import { numberAt, OTHER_NUMBER } from "./numbers.ts";

/** Behind a number: what is said of it in brackets, and what leads to the next. */
const NEXT =
  /^(?:[ ]?\([^()\n\t]{2,60}\))?(?:,?[ \n](?<and>and|und|et|e|ed|y|en|i|a|es|ja|og|och|si|и|і|та|και|un|ir|in|ter|ve|as well as|sowie|ainsi que|nonche|asi como|bem como|alsmede|oraz|valamint|precum si|както и|καθωσ και|samt|seka|ning|ka ari|bei|kot tudi|kao i|a take|aj|ako aj|a tiez|&|\+)|[,;])[ \n](?:(?:n[ro]?|num|nro|c|sz|st|br|бр|αρ)[.°]{0,2}[ ]|№[ ]?)?/u;
/** "REACH 1907/2006": an act. */
const OF_ACT = /(?<!\d)\d{3,4}\/20\d{2}$/;
/** How sure a number is at most that has no word of its own. */
const SURENESS = 0.86;
/** Most numbers after the first. */
const MOST = 8;

/** @returns the numbers behind one that follow it as its like */
export function numbersListedBehind(passage: Passage, number: string, from: number): NumberBeside[] {
  const found: NumberBeside[] = [];
  for (let end = from, count = 0; count < MOST; count++) {
    const next = NEXT.exec(passage.folded.slice(end, end + 100));
    if (!next) break;
    const start = end + next[0].length;
    // "EN 50604-1" is a norm, and no Spanish or Dutch "and".
    if (/(?:^|[^\p{L}])\p{Lu}+ $/u.test(passage.text.slice(end, start))) break;
    const printed = numberAt(passage.text, start, /^\d+$/.test(number));
    if (!printed || OF_ACT.test(printed.number)) break;
    const isAlike = formOf(printed.number) === formOf(number);
    if (!isAlike && (next.groups?.and === undefined || /^\d+$/.test(printed.number))) break;
    end = start + printed.length;
    found.push({ number: printed.number, start, end, confidence: SURENESS });
  }
  return found;
}

/** What says that another certificate is in force instead, or is the new one. */
const SUCCESSOR = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "replaced,superseded,succeeded,now,new,current,currently,in force,valid is,applies,ersetzt,abgelost,gilt,jetzt,neue,neues,nunmehr,aktuell,gultig ist,remplace,remplacee,nouveau,desormais,actuel,en vigueur,sostituito,nuovo,attuale,in vigore,vige,vale ora,sustituido,reemplazado,nuevo,vigente,actual,substituido,novo,atual,em vigor,vigora,vervangen,geldt,nieuwe,thans,huidige,zastapiony,nowy,obecnie,obowiazuje,aktualny,nahrazen,novy,nove,nyni,plati,nahradeny,teraz,helyette,helyebe,uj,jelenleg,ervenyes,inlocuit,noul,nou,in prezent,este valabil,заменен,нов,нови,новият,в сила е,валиден е,понастоящем,αντικατασταθηκε,νεο,ισχυει,πλεον,ersatts,ersatt,nytt,nya,galler,nu,erstattet,nyt,nye,gælder,gjelder,naa,korvattu,korvaa,uusi,nykyinen,voimassa on,tilalla,asendatud,uus,kehtib,kehtiv on,praegu,aizstats,jauns,jaunais,speka ir,tagad,pakeistas,naujas,naujasis,dabar,galioja,nadomescen,nov,novi,zdaj,odslej,velja,veljaven je,zamijenjen,sada,vrijedi,vazeci je,yerine,yeni,artik,halen,gecerli,замінено,новии,нині,чинним є,діє",
    )})(?!\\p{L})`,
);
/** A number behind that, in the sentence or in the next. */
const LATER = /(?<![\p{L}\d./-])(?=[\p{L} ]{0,6}\d)[\p{Lu}\d]/gu;
const LATER_REACH = 110;

/** @returns the number made like one of a certificate that is told after it as in force instead */
export function successorBehind(passage: Passage, number: string, end: number): NumberBeside | undefined {
  const { text, folded } = passage;
  const line = text.slice(end, Math.min(lineEnd(text, end), end + LATER_REACH));
  if (number.length < LEAST || line.includes("\t")) return undefined;
  for (const { index } of line.matchAll(LATER)) {
    const start = end + index;
    const printed = numberAt(text, start, true);
    if (!printed || printed.number === number || formOf(printed.number) !== formOf(number)) continue;
    const between = folded.slice(end, start);
    if (OTHER_NUMBER.test(between) || !SUCCESSOR.pattern().test(between)) return undefined;
    return { number: printed.number, start, end: start + printed.length, confidence: SURENESS };
  }
  return undefined;
}

/** Letters that a number has at least whose like is known by how it is made. */
const LEAST = 6;

/** How a number is made: its letters, figures and signs. */
function formOf(number: string): string {
  return number.replace(/\d/g, "0").replace(/\p{L}/gu, "A");
}
