/** Care as words say it, by the symbols of ISO 3758: a row of patterns for each symbol. */
import type { Passage } from "../../reading/passage.ts";
import { isOfExaminedType } from "../certificates/type-examinations.ts";
import { isOfOneForm } from "../composition/certified.ts";
import { isShownBesides, isUndecided } from "../composition/others/no-product.ts";
import { isOfProposal } from "../composition/others/of-others.ts";
import { AMONG_REVIEWS, IN_QUOTES, QUOTED_CUSTOMER } from "../composition/others/reviews.ts";
import type { Found, Text } from "../kit/found.ts";
import { sharesWords } from "../kit/places.ts";
import { isAsApproved, mayCompareWithApproved } from "../papers/inspections.ts";
import { isSaidOfAnother, withoutOthers } from "../products/others.ts";
import { isDeniedCare } from "./denied.ts";
import { isOfWhatHappened } from "./happened.ts";
import {
  byReading,
  isLess,
  isOfBothBleaches,
  mostExact,
  notForbiddenElsewhere,
  tellsOfSame,
  uncovered,
  withoutChlorine,
} from "./most-exact.ts";
import { findOnCertificate, findOnLabel } from "./on-labels.ts";
import { findTemperatures } from "./parts.ts";
import { solventsIn } from "./solvents.ts";
import { findInAllWays } from "./ways.ts";
import { LONGEST_HEAT } from "./with-more.ts";
import { signsIn } from "./words-of-signs.ts";

/** The care fields that a document tells. */
export function findCare({ passages, fields, kind: filed }: Text): Found[] {
  if (!fields.has("care_washing")) return [];
  // The certificate of an examined type describes one product, as a sheet of its data does.
  const isOfType = filed === "certificate" && isOfExaminedType(passages);
  const kind = isOfType ? "tech_sheet" : filed;
  // Certificates of many articles, and letters about them, tell how others are washed.
  const isOfOne = kind === "certificate" && isOfOneForm(passages);
  const onCertificate = (passage: Passage) => findOnCertificate(passage, isOfOne);
  const waysIn = kind === "certificate" ? onCertificate : signsIn;
  const allSayings = ownCare(uncovered(passages.flatMap(waysIn)));
  // A test report says how it was dried and ironed for the test.
  const clauses = ownCare(passages.flatMap((passage) => clausesOf(passage, kind, allSayings.length > 0)));
  const anyBleaches = clauses.filter(({ value }) => value === "any_bleach");
  const sayings = allSayings.filter((one) => !isOfBothBleaches(one, anyBleaches));
  // Nor does one that forbids chlorine hide that oxygen may bleach.
  const kept = new Set(withoutChlorine([...sayings, ...clauses]));
  const said = sayings.filter((one) => kept.has(one));
  // What a saying tells of a kind of care is not told again by its clause.
  const toldBySayings = eachOnce(said);
  const more = clauses.filter(
    ({ field, value }) =>
      !toldBySayings.some(
        (one) => one.field === field && tellsOfSame(one.value, value) && !isLess(one.value, value),
      ),
  );
  const all = withoutChlorine([...said, ...more]);
  const left = notForbiddenElsewhere(uncovered(all), all);
  const told = [...left, ...(isCareLabel(left) ? passages.flatMap(solventsIn) : [])];
  return [...Map.groupBy(mostExact(told), ({ field }) => field).values()].flatMap(ofOwnArticle);
}

/** Whether a paper tells how a garment is cared for, but for its cleaning. */
function isCareLabel(found: readonly Found[]): boolean {
  const fields = new Set(found.map(({ field }) => field));
  return fields.size > 1 && !fields.has("care_professional");
}

/** Without how other articles are cared for, where the same is told of the own: "the cheaper model is washed at 95 °C", and below "often bought together". */
function ofOwnArticle(found: Found[]): Found[] {
  if (new Set(found.map(({ value }) => value)).size < 2) return found;
  const own = withoutOthers(found, isSaidOfAnother);
  return own.length > MOST_TOLD ? own : withoutOthers(own, isShownBesides);
}

/** What is told of care more often than so is of a catalogue. */
const MOST_TOLD = 100;

/** Each value of each field by its first place: a long document tells the same few on all pages. */
function eachOnce(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ field, value }) => `${field} ${value}`).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
}

/** What is told by clauses, which a test report tells of the test, too. */
function clausesOf(passage: Passage, kind: string, isSaid: boolean): Found[] {
  if (kind === "certificate") return [];
  if (kind !== "test_report") return findInAllWays(passage);
  const approved = mayCompareWithApproved(passage) ? findInAllWays(passage).filter(isAsApproved) : [];
  const onLabel = [...approved, ...findOnLabel(passage)];
  return isSaid ? [...findTemperatures(passage), ...onLabel] : onLabel;
}

/** "Heiß bügeln bis 150 °C", "hot iron, max. 110 °C": the figure right behind says how hot. */
const OWN_HEAT =
  /^[ ,:]{0,2}\(?(?:(?:max(?:imal|imum)?\.?|maks\.?|bis(?: zu)?|bei|at|up to|a|jusqu['’]a|fino a|hasta|ate|tot|op|do|przy|ved|vid|upp till|til|opp til|na|pri|az)[ ]){0,2}(?<t>110|150|200)[ ]?°/u;

function hasOtherHeat({ passage, value, end }: Found): boolean {
  if (!String(value).startsWith("iron_")) return false;
  const heat = OWN_HEAT.exec(passage.folded.slice(end, end + 40))?.groups?.t;
  return heat !== undefined && value !== `iron_${heat}`;
}

/** Characters of what a customer is quoted with, before how it is cared for. */
const LONGEST_QUOTE = 260;

/** "I always wash it at 40 °C", among what customers say of it. */
function isOfCustomers({ passage, start, end }: Found): boolean {
  const { folded } = passage;
  if (AMONG_REVIEWS.test(folded.slice(0, start))) return true;
  return (
    IN_QUOTES.test(folded.slice(Math.max(start - LONGEST_QUOTE, 0), start)) &&
    QUOTED_CUSTOMER.test(folded.slice(end))
  );
}

/** "How shall it be washed?" over "30 °C" and "40 °C": lines that somebody is to choose from. */
const ANSWERS = /^[^?]*\?[ ]?(?:\n[^\p{L}\n]*\d{2}[ ]?°[^\n]{0,12}){2}/u;

function isAmongAnswers({ passage, start, end }: Found): boolean {
  const said = passage.folded.slice(start, end);
  return said.includes("?") && ANSWERS.test(said + passage.folded.slice(end, end + LONGEST_HEAT));
}

/** What is told of the article itself, without what is forbidden where it stands in its row. */
function ownCare(found: readonly Found[]): Found[] {
  const told = found.filter(
    (one) =>
      !isOfTestMethod(one) &&
      !hasOtherHeat(one) &&
      !isOfCustomers(one) &&
      !isOfWhatHappened(one) &&
      !isUndecided(one) &&
      !isOfProposal(one) &&
      !isAmongAnswers(one),
  );
  const denied = new Set(told.filter(isDeniedCare));
  const inRows = byReading([...denied].filter(({ passage }) => passage.order === "rows"));
  return told.filter(
    (one) =>
      !denied.has(one) &&
      !inRows.get(one.passage.reading)?.some((each) => each.value === one.value && sharesWords(each, one)),
  );
}

/** Standards by which a sample is washed, dried and ironed to see what becomes of it. */
const TEST_METHOD =
  /(?<!\p{L})(?:iso[ ]?(?:5077|6330|3759|105|3175|15487|7768|7771)|aatcc[ ]?(?:tm)?[ ]?\d{2,3}|astm[ ]?d[ ]?\d{3,4})(?!\d)|dimensional (?:stability|change)|stability to washing|maßanderung|maßbestandig|massanderung|massbestandig|stabilite dimensionnelle|variations? dimensionnelles?|stabilita dimensionale|variazione dimensionale|variazioni dimensionali|estabilidad dimensional|variacion(?:es)? dimensional(?:es)?|estabilidade dimensional|variacao dimensional|maatvastheid|dimensiestabiliteit|maatverandering|stabilnosc wymiar|zmiana wymiar|dimensionsstabilitet|dimensjonsstabilitet|mittapysyvyys|rozmerova stalost|rozmerova stabilita|zmena rozmeru|merettart|meretvaltoz|boyutsal (?:stabilite|degisim)|boyut degisimi|stabilitate dimensional|modificari dimensionale|(?<!\p{L})(?:programm?e?|programma|procedure|verfahren|proceso?|process|metod[aeo]?|method) \d ?[a-h](?!\p{L})|(?<!\p{L})(?:(?:drying )?procedure|(?:trocknungs)?verfahren|procedur[ae]|procedim[ie]+nto|droogprocedure|torkmetod|metoda suszenia) [bcf](?!\p{L})|(?<![\d.,])(?<!(?:max\p{L}*\.?|min\p{L}*\.?|up to|at least|bis zu|hochstens|mindestens|jusqu'a|au plus|fino a|hasta|ate|tot|do|op til|opp til|upp till|enintaan) )\d{1,2} (?:wash(?:ing)? )?(?:cycles?|zykl(?:en|us)|(?:wasch|trocken)zykl(?:en|us)|cicl[oi]s?(?: de \p{L}+)?|cycli|cykl[eiu]\p{L}?|cykler|syklus(?:er)?|syklia|ciklus|cikl[au]s?|dongu)(?=[ ]?(?:$|[.,;:)\n\t]))/u;

/** "EN ISO 5077, 40 °C, line dry" says how a sample was treated. */
function isOfTestMethod({ passage, start, end }: Found): boolean {
  const { folded, text } = passage;
  const line = folded.lastIndexOf("\n", start - 1) + 1;
  const from = line + (/^.*[.!?;] (?=\p{Lu})/u.exec(text.slice(line, start))?.[0].length ?? 0);
  const length = text.slice(end).search(/[.!?;] (?=\p{Lu})|\n|$/u);
  return TEST_METHOD.test(folded.slice(from, end + length));
}
