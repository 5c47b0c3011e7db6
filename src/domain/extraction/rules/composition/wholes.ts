/** Wholes of shares and fibres that stand in turn and near to each other: "95 % cotton, 5 % elastane". */

import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";
import { NATIONAL_BODIES } from "../certificates/standards.ts";
import { GIVE_OR_TAKE, NUMBER, PER_CENT_IN_HEAD } from "../kit/numbers.ts";
import { lineEnd, lineStart } from "../kit/places.ts";
import { DERIVED, type Share, type Written } from "./composition.ts";
import { isWhole, WHOLE } from "./fibres/shares.ts";
import { THEREOF_CLAUSE, type Token, tokensIn } from "./fibres/tokens.ts";
import { partAtEnd } from "./parts/components.ts";
import { partBefore } from "./parts/part-of.ts";

/** Characters between two words of one composition. */
const GAP = 45;
/** Characters from a share to its fibre, and from a fibre to its share. */
const [FIBRE_GAP, SHARE_GAP] = [25, 24];
const MOST_SHARES = 12;

interface Whole {
  written: Written;
  /** The places of its first token, and of the first behind it. */
  from: number;
  next: number;
  /** Characters between shares and their fibres. */
  apart: number;
}

/**
 * Wholes that a passage writes share by share.
 * @param noted what is read of it already
 */
export function wholesIn(passage: Passage, noted: readonly { start: number; end: number }[]): Written[] {
  const tokens = tokensIn(passage);
  const found: Written[] = [];
  const isNoted = (token: Token) => noted.some(({ start, end }) => token.start < end && token.end > start);
  const isTaken = (token: Token) =>
    isNoted(token) || found.some(({ start, end }) => token.start < end && token.end > start);
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    const one = first && !isTaken(first) ? wholeFrom(passage, tokens, at, isNoted) : undefined;
    // "Wool blend: 80% polyester 20% wool" may begin with the name before it or with the share.
    const other = one ? wholeFrom(passage, tokens, at + 1, isNoted) : undefined;
    const isOther =
      one && other && other.apart < one.apart && other.from < one.next && !leavesCell(passage, other, one);
    const whole = isOther ? other : one;
    if (whole) found.push(whole.written);
    at = whole?.next ?? at + 1;
  }
  return [...found, ...hundredsBeside(passage, tokens, found)];
}

/** "62 % recycled polyester 38 % conventional polyester | 62 %": a cell is a whole, and the share in the next one is of none of its fibres. */
function leavesCell({ folded }: Passage, other: Whole, one: Whole): boolean {
  const crosses = ({ written: { start, end } }: Whole) => folded.slice(start, end).includes(CELL_END);
  return crosses(other) && !crosses(one);
}

/**
 * "Lining | Viscose | 100" right above or below rows of a whole: in one table with numbers that are shares without a
 * sign, a single hundred is one too.
 */
function hundredsBeside(passage: Passage, tokens: readonly Token[], found: readonly Written[]): Written[] {
  const { folded, order } = passage;
  if (order !== "rows") return [];
  const table = found
    .filter(
      ({ start, end }) => /\t\d/.test(folded.slice(start, end)) && !folded.slice(start, end).includes("%"),
    )
    .map(({ start, end }) => ({ from: lineStart(passage, start), to: lineEnd(folded, end) }));
  if (table.length === 0) return [];
  const rows = tokens.flatMap((fibre, i) => {
    const share = tokens[i + 1];
    if (fibre.kind !== "fibre" || share?.kind !== "share" || share.signed || share.percent !== WHOLE)
      return [];
    const [from, to] = [lineStart(passage, fibre.start), lineEnd(folded, share.end)];
    const isOfCells =
      folded.slice(fibre.end, share.start) === CELL_END &&
      /^[\t\n]?$/.test(folded.slice(share.end, share.end + 1)) &&
      folded.slice(from, fibre.start).endsWith(CELL_END);
    if (!isOfCells) return [];
    const written = { shares: [{ fibre: fibre.fibre, percent: WHOLE }], start: fibre.start, end: share.end };
    return [{ from, to, written: { ...written, confidence: 0.92 } }];
  });
  const joined = new Set<(typeof rows)[number]>();
  for (const list of [rows, rows.toReversed()])
    for (const row of list)
      if ([...table, ...joined].some(({ from, to }) => row.from - to === 1 || from - row.to === 1))
        joined.add(row);
  return [...joined].map(({ written }) => written);
}

/** Pairs of a share and a fibre, all in the same order, until they make a whole that is meant as one. */
function wholeFrom(
  passage: Passage,
  tokens: readonly Token[],
  from: number,
  isNoted: (token: Token) => boolean,
): Whole | undefined {
  const shares: Share[] = [];
  let sum = 0;
  let bare = 0;
  let apart = 0;
  let isRead = true;
  let byLabel = false;
  for (let i = from; i + 1 < tokens.length && shares.length < MOST_SHARES; i += 2) {
    const [one, other] = [tokens[i], tokens[i + 1]];
    const first = tokens[from];
    if (!one || !other || !first || other.kind === one.kind) return undefined;
    // The name of a column over a table of its own.
    if (isNoted(other)) return undefined;
    // "Wool 80 %, the rest polyamide" and "wool 80 %, with 20 % polyamide" turn around, and end there.
    const isTurned = one.kind !== first.kind && one.by !== "rest";
    if (isTurned && !isWholeWith(sum, one, other)) return undefined;
    const before = tokens[i - 1];
    if (before && i > from && !isNear(passage, before, one, GAP)) return undefined;
    if (!isNear(passage, one, other, one.kind === "share" ? FIBRE_GAP : SHARE_GAP)) return undefined;
    // "In fleece the share is 100 %. Elastane" is of two sentences, "PVC 80%, polyester" of two shares.
    if (
      one.kind === "share" &&
      one.signed &&
      one.by !== "half" &&
      APART.test(passage.folded.slice(one.end, other.start))
    )
      return undefined;
    // "Filling 100 % hollow fibre polyester, cover 100 % cotton": the second share is of the cover.
    if (one.kind === "fibre" && NEXT_PART.test(passage.folded.slice(one.end, other.start))) {
      if (isOfAnother(passage, first.start, one.end, other.start)) return undefined;
    }
    // "Save 60 % on cotton and 40 % on linen".
    if (one.kind === "share" && ON.test(passage.folded.slice(one.end, other.start))) return undefined;
    const [share, fibre] = one.kind === "share" ? [one, other] : [other, one];
    const isHalf = share.by === "half";
    if (isHalf && (share === other || !HALF_OF.test(passage.folded.slice(share.end, fibre.start))))
      return undefined;
    if (i > from && isOfAnother(passage, first.start, before?.end ?? one.start, one.start)) return undefined;
    apart += other.start - one.end;
    if (share.by === "rest" && i === from) return undefined;
    if (i === from && share === other && hasOwnShare(passage, tokens[from - 1], fibre, share))
      return undefined;
    if (!share.signed) bare++;
    const percent = share.by === "rest" ? round(WHOLE - sum) : share.percent;
    if (share.by !== undefined) isRead = false;
    if (share.by === "label") byLabel = true;
    shares.push({ fibre: fibre.fibre, percent });
    sum = round(sum + percent);
    if (!isWhole(sum)) {
      if (sum > WHOLE) return undefined;
      continue;
    }
    if (isFilledBy(passage, sum, tokens.slice(i, i + 4))) continue;
    // A single bare hundred is a number like any other.
    const isLabelled = byLabel && shares.length > 1;
    const isSigned = bare === 0 || isLabelled || isTabular(passage, first.start, other.end, shares.length);
    if (!isSigned || !isMeant(passage.folded, first.start, other.end)) return undefined;
    if (new Set(shares.map((each) => each.fibre)).size < shares.length) return undefined;
    // "100 % antistatic" says what something does.
    if (shares.every((each) => each.fibre === "other fibres")) return undefined;
    const confidence = isRead ? (bare > 0 ? 0.92 : 0.96) : DERIVED;
    const place = { start: first.start, end: other.end };
    const written: Written = { shares, ...place, confidence, ...(share.by === "pure" && { pure: true }) };
    return { written, from, next: i + 2, apart };
  }
  return undefined;
}

/** "94 % polyester | 100 % polyamide": a fibre behind a share of its cell, which the share in the next one is not of. */
function hasOwnShare(passage: Passage, before: Token | undefined, fibre: Token, share: Token): boolean {
  if (before?.kind !== "share" || !before.signed) return false;
  return (
    /^ ?$/.test(passage.folded.slice(before.end, fibre.start)) &&
    passage.folded.slice(fibre.end, share.start).includes(CELL_END)
  );
}

/** True where a share with its sign is all that is lacking in others. */
function isWholeWith(sum: number, one: Token, other: Token): boolean {
  const share = one.kind === "share" ? one : other;
  return sum > 0 && share.signed && share.by === undefined && round(sum + share.percent) === WHOLE;
}

/** "99.5 % cotton, 0.5 % elastane": what is lacking by no more than rounding follows. */
function isFilledBy(passage: Passage, sum: number, tokens: readonly Token[]): boolean {
  const [one, other, next, last] = tokens;
  if (sum >= WHOLE || !one || !other || !next || !last || next.kind !== one.kind || last.kind !== other.kind)
    return false;
  const share = next.kind === "share" ? next : last;
  return round(sum + share.percent) === WHOLE && isNear(passage, other, next, GAP);
}

/** Behind a share with its sign: what its fibre does not follow. */
const APART = /^(?:[.!?]\s|,\s|\n[^\n]*:)/u;
/** A sign that parts one thing from the next, and words behind it. */
const NEXT_PART = /^[ ]?(?:[,;|][ ]|\n)\p{L}[^:\n]*[: ]/u;
/** What is taken off the price of goods, and no share of a cloth. */
const ON = /^\s(?:off|on|auf|sur|sul\p{L}{0,2}|su|sobre|op|pa)\s/u;
/** Between a half and its fibre: "half of fine wool", no "half price on cotton" and no "half of our cotton". */
const HALF_OF =
  /^,?\s(?:(?:of|from|in|aus|de|en|di|da|du|com|con|van|uit|z|ze|av|af|ur|din)\s|d['’])?(?:(?!(?:the|our|your|their|its|unser|ihr|euer|notre|nos|leur|du|des|nostr|nuestr|noss|del|onze|nasz|var)\p{L}{0,3}\s)\p{L}+\s)?$/u;
/** Words for what others leave, right before its share. */
const REST_BEFORE = String.raw`remaining|rest|remainder|balance|others?|rest(?:liche[nrs]?)?|ubrige[nrs]?|verbleibende[nrs]?|anderen?|restante?s?|autres?|reste|rimanent[ei]|restant[ei]|altr[aio]|otr[ao]s?|demas|outr[ao]s?|demais|resterende|overige|pozostal\p{L}*|reszt\p{L}|drug\p{L}{1,2}|resterande|ovriga|aterstaende|resten|andra|ovrige|andre|loput|loppu\p{L}*|muut|jaljelle jaava\p{L}*|zbyvajici\p{L}*|zbyl\p{L}{1,3}|zbytek|ostatni\p{L}*|zvysn\p{L}{1,3}|zvysok|ostatn\p{L}{1,3}|fennmarado|maradek|tobbi|masik|restul|celelalte|cealalta|останал\p{L}*|остатък\p{L}*|друг\p{L}*|υπολοιπ\p{L}*|αλλ[αοη]|preostal\p{L}*|ostal\p{L}{1,3}|ostatak|ulejaanu\p{L}*|parej\p{L}*|atlikus\p{L}*|likus\p{L}*|kit[iao]s?|kalan|diger|решт\p{L}*|інш\p{L}*|остал\p{L}*|преостал\p{L}*`;
/** What adds a share to others, with the verb before it or a word for what is added. */
const ADDED = String.raw`with (?:an? )?(?:addition|admixture|touch|share|portion|hint|dash) of|mit (?:einer )?(?:zugabe|beimischung) von|mit (?:einem )?(?:zusatz|anteil) von|avec (?:un ajout|une touche|une part|un apport|un soupcon) de|con (?:l'aggiunta|aggiunta|un tocco|una parte|una percentuale) (?:di|del|dell')|con (?:un toque|la adicion|una adicion|adicion|un aporte) del?(?: un)?|com (?:a |uma )?adicao de|com um toque de|met (?:een )?(?:toevoeging|vleugje|bijmenging) van|z (?:dodatkiem|domieszka|udzialem)|med (?:en )?(?:tillsats|inblandning|inslag) av|med (?:en )?(?:tilsætning|iblanding) af|med (?:et |en )?(?:tilsetning|innslag|innblanding) av|s (?:pridavkem|primesi|podilem|pridavkom|primesou|podielom)|cu (?:un )?(?:adaos|aport) de|с (?:добавка|примес|добавяне)(?: от| на)?|με (?:προσθηκη|προσμιξη)|(?:s|uz|z) (?:dodatkom|dodatak|primjesom|primesjo)|(?:lisandiga|lisaks)|(?:ar piedevu|ar piejaukumu|pievienojot)|su (?:priedu|priemaisa)|з (?:додаванням|домішкою)|(?:са|уз) (?:додатком|додатак)|(?:to which|dem|der|denen|auquel|a laquelle|al quale|alla quale|a cui|al que|a la que|ao qual|a qual|waaraan|do ktorej|do ktorego|som|johon|ke kteremu|ke ktere|ku ktoremu|ku ktorej|amihez|amelyhez|la care|към които|към която|στο οποιο|στην οποια|kojem|kojoj|ki (?:ji|mu|jim)|millele|kuriam|kuriai|kam|до якоі|до якого|коме|којој)(?:[ \n]\p{L}+){1,4}`;
const LEADS_TO_REST = new RegExp(
  String.raw`^[^.:%\d\t]{0,60}(?<!\p{L})(?:${REST_BEFORE})[ \n](?:\p{L}{1,6}[ \n])?\(?$`,
  "u",
);
/** What may stand between two tokens of one composition. */
const BETWEEN = [
  // Signs and little words.
  /^[\s,;:/|+&.()™®-]*(?:(?:and|und|et|e|y|en|i|ve|og|och|ja|a|si|es|in|ir|un|of|de|di|da|du|dal|aus|van|au|aux|al|alla|ao|with|mit|avec|con|com|met|per|por|pour|il|el|le|la|um|uma|una|zu|zum|little|touch|etwas|peu|poco|pouco|beetje|lite|lidt|litt|till|til|av|af|voor|uit|z|ze|iz|s|din|na|from|ban|ben)[\s,;:/|+&.()-]+){0,4}[\s,;:/|+&.()-]*$/u,
  // "Seventy per cent (70 %)" says it twice.
  /^[\s,;)]*(?:\p{L}+[ \n]){0,4}(?:per ?cent|por cento|por ciento|pour cent|per cento|prozent|procent|percent|la suta)\p{L}*[ \n]?\($/u,
  // "Polyester 300D 100 %", "merino 18.5 micron 100 %": how thick its threads are.
  /^[ ,(]{0,2}(?:\p{L}+[ ])?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:d|den|denier|dtex|mic|microns?|mikron|micras?|µm?|μm?|my|momme)\)?[ ,:\t]{0,2}$/u,
  // One remark in brackets.
  /^\s*\([^()]{0,40}\)[\s,;:/|+&.-]*(?:and |und |et |e |y |en |i )?$/u,
  // "Silk up to 92 %".
  /^\s(?:to the extent of|at a share of|zu einem anteil von|in hohe von|mit einem anteil von|a hauteur de|a raison de|dans une proportion de|nella misura del|in misura del|nella percentuale del|en un|en una proporcion del?|na proporcao de|em|voor|ten belope van|w ilosci|w|till|med|pa|til|az?|in proportie de|in procent de|в размер на|у кількості|σε ποσοστο)\s$/u,
  // "12 % elastane were added; the other 88 % are": what is left stands right before the next share.
  LEADS_TO_REST,
  // "Les 80 % restants sont du polyester".
  new RegExp(String.raw`^[ \n](?:${REST_BEFORE})[ \n]\p{L}{1,10}[ \n](?:\p{L}{1,4}[ \n])?$`, "u"),
  // "85 % silk with an addition of 15 % cashmere", "75 % viscose, to which is added 25 % linen".
  new RegExp(String.raw`^[ \n]?,?[ \n](?:${ADDED})[ \n]$`, "u"),
  // "Alpaca (30 %) meets merino wool (45 %)".
  /^[)\s,]{1,3}(?:meets|blended with|mixed with|trifft auf|verbindet sich mit|vereint sich mit|se marie|s'allie|s'associe|se mele|rencontre|incontra|si unisce|si sposa con|si fonde con|se une|se mezcla con|se combina con|encontra|une-se|combina-se com|ontmoet|gaat samen met|gemengd met|laczy sie z|spotyka|moter|moder|blandas med|blandes med|kohtaa|yhdistyy|se snoubi s|se spojuje s|sa spaja s|talalkozik|se imbina cu|среща|се съчетава с|συνανταει|συνδυαζεται με|susrece|se spaja s|se druzi z|kohtub|satiekas ar|dera su|bulusuyor|поєднується з|зустрічає)(?:[ \n](?:a|au|aux|a la|alla|al|con|com|el|la|il|o|os|de|den|die|das|der|dem|met|mit|με|το|την)){0,2}[ \n](?:(?:l|all|d)['’])?$/u,
  // "Three quarters (75 %) wool and a quarter (25 %) silk".
  /^,?[ \n](?:and|und|et|e|y|en|i|og|och|ja|a|si|un|ir|ve|и|та|і|και|in|es|u)[ \n]\p{L}+(?:[ -]\p{L}+)?[ \n]\($/u,
  // "100 % siliconised fibre (polyester)".
  /^[ ](?:\p{L}+[ ]){0,2}\p{L}*(?:fib(?:re|er|ra)|faser|vezel|wlokn|elyaf|kui[td]u|vlak[en]|szal|влакн|волокн|ινεσ|pluost|skiedr|kiud|fibe?r)\p{L}*[ ]\($/u,
  // "Cotton: min. 95 %, elastane max. 5 %".
  /^\s*[:(,;/+&-]?\s?(?:(?:and|und|et|e|y|en|i|og|och|ja|si|es|ir|un|ve) )?(?:min|max|mind|approx|about|at least|ca|cca|circa|cirka|env|environ|etwa|rund|aprox|ok|okolo|noin|kb|apie|около|περιπου)\.?\s?$/u,
  // "100 % fibres creuses de polyester".
  /^[\s,;/+&]{1,3}(?:(?:and|und|et|e|y|en|i) )?(?:(?:de|di|van|aus) )?(?:fib(?:re|er|ra)s?|fibre|fio|fil|filo|hilo|vezels?|wlokn[oa])(?:[ ]\p{L}+)?[ ](?:de|di|en|van|aus|z)[ ]$/u,
];
/** What is no leather or fur although it is called so. */
const IMITATION =
  /faux|fake|imitation|artificial|synthetic|vegan|kunst|simili|imitacion|imitacao|finta|ecopelle|sztuczn|suni/u;

/** What rises or gets lost by so much per cent, and is no share of a cloth: "cotton prices rose 40 %". */
const OF_CHANGE =
  /(?<!\p{L})(?:prices?|costs?|preise?|kosten|prix|couts?|prezz[oi]|precios?|precos?|prijs|prijzen|cen[ay]|priser?|up|down|rose|fell|increased?|decreased?|shrink\p{L}*|einlauf\p{L}*|retrait|shrinkage|waste|loss|verlust\p{L}*|perte|duty|elongation|dehnung)(?!\p{L})/u;

/** How much further away what others leave may stand. */
const REST_GAP = 25;

/** Nothing but signs, little words, one remark in brackets or a word stands between two tokens. */
function isNear(passage: Passage, one: Token, other: Token, reach: number): boolean {
  // "Post-" at the end of a line and "consumer" in the next are one word.
  const between = passage.folded
    .slice(one.end, other.start)
    .replace(THEREOF_CLAUSE, "")
    .replace(HOW_FAR_OFF, "")
    .replace(NUMBERED, "\n")
    .replace(STANDARD, "")
    .replace(KIND_OF_POLYAMIDE, "")
    .replace(/(?<=\p{L}-)\n(?=\p{L})/u, "");
  if (between.length > reach + REST_GAP || between.includes("\n\n")) return false;
  if (between.length > reach) return LEADS_TO_REST.test(between);
  // "5 % elastane in it, the rest being cotton".
  if (other.by === "rest" && /^[^.:%\d\t]*$/u.test(between)) return true;
  return BETWEEN.some((pattern) => pattern.test(between)) || isFewWords(between);
}

/** How far the share before it may be off, in its own cell or beside it. */
const HOW_FAR_OFF = new RegExp(String.raw`^[ \t]?${GIVE_OR_TAKE}${NUMBER}[ ]?%?`, "u");

/** The standard of a test in a cell between two rows. */
const STANDARD = new RegExp(
  String.raw`\t(?:(?:${NATIONAL_BODIES})[ -])?(?:en[ ])?(?:iso|en|astm|aatcc)[ ]?[\d:-]{2,12}(?=[\t\n])`,
  "u",
);

/** "Polyamide 6.6", "nylon 6". */
const KIND_OF_POLYAMIDE = /^[ -]?6(?:[.,/]?(?:6|10|12))?(?=[\s,;:(])/u;

/** What a line of a list begins with: "2.", "Fibre 2:". */
const NUMBERED =
  /\n(?:(?:fib(?:re|er|ra)|faser|vezel|fibre|wlokno|kuitu|lif) ?)?\d{1,2}(?:[.)]|[ ]?[:–-](?=[ ]))[ ]?/u;

/** One word may stand between, as in "95 % gekämmte Baumwolle", or a part's name before the next share. */
function isFewWords(between: string): boolean {
  return (
    !IMITATION.test(between) &&
    !OF_CHANGE.test(between) &&
    !/[\d%]|[.;]\s/.test(between) &&
    between
      .replace(/^[\s,;/+&]+/u, "")
      .trim()
      .split(/\s+/).length <= 2
  );
}

/** True where another part of the product is named: another composition begins. */
function isOfAnother(passage: Passage, first: number, start: number, end: number): boolean {
  const between = passage.folded.slice(start, end);
  const part = /\p{L}{3}/u.test(between) ? partAtEnd(between) : undefined;
  return part !== undefined && (!between.includes(LINE_END) || part !== (partBefore(passage, first) ?? ""));
}

/** False for what could be, or goes on as a blend: there it is not even another composition. */
function isMeant(folded: string, start: number, end: number): boolean {
  return !isSupposed(folded, start) && !continuesAsBlend(folded.slice(end, end + 30));
}

/** What could be, and what is not: "it can be 100 % cotton too", "instead of", "similar to". */
const SUPPOSED =
  /(?<!\p{L})(?:can be|could be|could also be|may be|might be|would be|also (?:available|possible|offered) in|also (?:have|come|comes|make|offer|do)|gibt es auch|auch (?:erhaltlich|lieferbar)|existe aussi|disponible aussi|aussi disponible|disponibile anche|anche disponibile|disponible tambien|tambien disponible|disponivel tambem|tambem disponivel|ook (?:verkrijgbaar|leverbaar)|finns (?:aven|ocksa)|fas ogsa|dostepn\p{L} (?:tez|takze|rowniez)|alternatively|alternative|instead of|rather than|formerly|previously|not|kann auch|konnte|ware auch|statt|anstatt|anstelle von|alternativ|fruher|bisher|nicht|peut etre|pourrait etre|serait|au lieu de|auparavant|puo essere|potrebbe essere|invece di|puede ser|podria ser|en lugar de|en vez de|pode ser|poderia ser|em vez de|kan ook|zou kunnen|in plaats van|moze byc|zamiast|kan ocksa|istallet for|kan ogsa|i stedet for|voisi olla|sijaan)(?!\p{L})[^.;:)\n\d]{0,30}$/u;

function isSupposed(folded: string, start: number): boolean {
  // What a mail answers to.
  if (folded[folded.lastIndexOf("\n", start) + 1] === ">") return true;
  return SUPPOSED.test(folded.slice(Math.max(start - 60, 0), start).replace(/\n/g, " "));
}

/** "100 % cotton and blends with elastane" tells what is certified, not what something is made of. */
function continuesAsBlend(after: string): boolean {
  return /^[\s,/]*(?:and|und|et|e|y|or|oder|ou|o)?\s*(?:of |its |in |von |de )?(?:blend(?:s|ed)?(?!\p{L})|mixtures?|mischungen|melanges?|misti|mezclas|misturas|mengsels)/u.test(
    after,
  );
}

/** Numbers without signs are shares in the rows of a table, and one alone below the sign of a percentage. */
function isTabular(passage: Passage, start: number, end: number, pairs: number): boolean {
  const text = passage.folded.slice(start, end);
  if (pairs > 1) return /[\t\n]/.test(text);
  const before = passage.folded.slice(0, start);
  return (
    passage.order === "rows" &&
    text.includes(CELL_END) &&
    (SIGN_IN_HEAD.test(before) || PER_CENT_IN_HEAD.test(before))
  );
}

/** A head of a column that is a sign of percentage, ends with one, or begins with it: "% of the part". */
const SIGN_IN_HEAD = /[\t\n]%(?:[\t\n]|$)|%\)?(?:[\t\n]|$)|[\t\n]%[ ]\p{L}[^\t\n\d%]{1,25}(?:[\t\n]|$)/u;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
