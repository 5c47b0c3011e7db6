/**
 * Fibre compositions: shares that stand together and make a whole, each of the part of the product that it is of. A
 * list that adds up to something else is not suggested.
 */
import { CELL_END, LINE_END, type Passage } from "../reading/passage.ts";
import { isOfNoProduct, isOfOther } from "./asides.ts";
import { ofOneArticle } from "./certified-articles.ts";
import { choicesAmong, isRequest } from "./choices.ts";
import {
  beginsWithLining,
  isOfLining,
  liningOf,
  ONE_WAY,
  PIECES,
  PRODUCTS,
  partAtBegin,
  partAtEnd,
  partWithin,
  YARN,
} from "./components.ts";
import { crossedTablesIn } from "./crossed-tables.ts";
import { FIBRE_CODES } from "./fibre-names.ts";
import { FIBRE_CODE, fibreCalled, fibreOfCode, fibresIn } from "./fibres.ts";
import type { Found, Text } from "./found.ts";
import { labelled } from "./labels.ts";
import { columnsBesideIn, listedTablesIn } from "./listed-tables.ts";
import { measuredTablesIn, saysClaimed, saysFound } from "./measured.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { placeOf, sharesWords, wordsOf } from "./places.ts";
import { isWhole, sumOf, WHOLE } from "./shares.ts";
import { isBeside, underHead } from "./table-heads.ts";
import { hasUnreadPart } from "./unread-parts.ts";
import { blendsIn, downIn, halvesIn, unsignedIn } from "./unsigned.ts";
import { isWornWith } from "./worn-with.ts";

interface Share {
  fibre: string;
  percent: number;
}

/** A whole of one part. */
export interface Composition {
  part: string;
  shares: Share[];
  passage: Passage;
  start: number;
  end: number;
  confidence: number;
  /** Put together from the rows and columns of a table. */
  crossed?: true;
}

interface Token {
  kind: "share" | "fibre";
  start: number;
  end: number;
  fibre: string;
  percent: number;
  /** False for a number without the sign of a percentage. */
  signed: boolean;
  /** For a share, what says that it is one: after a label for compositions a number needs no sign. */
  by?: "label" | "rest" | "half";
}

/** Per cent in words, folded. */
const PER_CENT =
  "(?:percent|prozent|per cent|pour ?cent|per cento|por cent?o|por ciento|pro?ct|procent(?:ow|u|a|es|ai|iem)?|prosent(?:tia|ti)?|protsenti?|percento|szazalek(?:a|ban)?|odstotk(?:ov|a|i|e)?|posto|la suta|yuzde|процента?|на сто|τοις εκατο)";
const SHARE = String.raw`(?<![\d.,]|\d[ ]?/)(?:(?<percent>${NUMBER})[ \n]?(?<sign>%|${PER_CENT}(?!\p{L}))|(?<turkish>%|yuzde )[ ]?(?<percent2>${NUMBER})(?![\d]|[ ]?%)|(?<bare>${NUMBER})(?=[\t\n]|$)|(?<=[\t\n]|^)(?<bare2>${NUMBER})(?=[ ]))`;
const SHARES = new RegExp(SHARE, "gu");
const CODES = new RegExp(FIBRE_CODE, "gu");
/** Characters between two words of one composition. */
const GAP = 45;
const MOST_SHARES = 12;
/** Confidence in shares without their sign, and in one that is what others leave. */
const DERIVED = 0.88;

/** The compositions of a passage, in the order in which they stand there. */
export function compositionsIn(passage: Passage): Composition[] {
  const tokens = tokensIn(passage);
  const found: Composition[] = [
    ...ratiosIn(passage),
    ...codedIn(passage),
    ...measuredIn(passage),
    ...crossedIn(passage),
    ...[...unsignedIn(passage), ...downIn(passage), ...blendsIn(passage)].map((one) =>
      compositionOf(passage, one.shares, one.start, one.end, DERIVED),
    ),
  ];
  const taken = (token: Token) => found.some(({ start, end }) => token.start < end && token.end > start);
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    const one = first && !taken(first) ? wholeFrom(passage, tokens, at) : undefined;
    // "Wool blend: 80% polyester 20% wool" may begin with the name before it or with the share.
    const other = one ? wholeFrom(passage, tokens, at + 1) : undefined;
    const whole = one && other && other.apart < one.apart && other.from < one.next ? other : one;
    if (whole) {
      found.push(whole.composition);
      at = whole.next;
    } else at++;
  }
  return found.sort((one, other) => one.start - other.start);
}

function tokensIn(passage: Passage): Token[] {
  const tokens: Token[] = [];
  for (const match of passage.folded.matchAll(SHARES)) {
    const { percent, percent2, bare, bare2 } = match.groups ?? {};
    const value = numberOf(percent ?? percent2 ?? bare ?? bare2 ?? "");
    if (!(value > 0 && value <= WHOLE)) continue;
    const signed = percent !== undefined || percent2 !== undefined;
    tokens.push({ kind: "share", ...placeOf(match), fibre: "", percent: value, signed });
  }
  const byLabel = sharesByLabel(passage).filter(
    ({ start, end }) => !tokens.some((one) => one.signed && one.start < end && one.end > start),
  );
  // A number at the end of a line was taken for one of a table.
  const others = tokens.filter((one) => !byLabel.some(({ start }) => one.start === start));
  tokens.splice(0, tokens.length, ...others, ...byLabel, ...restsIn(passage));
  for (const half of halvesIn(passage))
    tokens.push({ kind: "share", ...half, fibre: "", percent: WHOLE / 2, signed: true, by: "half" });
  for (const named of fibresIn(passage.folded, passage.text))
    tokens.push({ kind: "fibre", ...named, percent: 0, signed: true });
  for (const match of passage.text.matchAll(CODES)) {
    const place = placeOf(match);
    if (tokens.some(({ kind, start, end }) => kind === "fibre" && start < place.end && end > place.start))
      continue;
    // "PL 100% bawełna": the language of a line, not a fibre.
    if (
      LANGUAGE_OF_LINE.test(passage.folded.slice(place.end, place.end + 20)) &&
      beginsCell(passage, place.start)
    )
      continue;
    tokens.push({
      kind: "fibre",
      ...place,
      fibre: fibreOfCode(match.groups ?? {}),
      percent: 0,
      signed: true,
    });
  }
  const sorted = tokens.sort((one, other) => one.start - other.start);
  return merged(
    passage.folded,
    sorted.filter((token) => !isOfAFibre(passage.folded, token, sorted)),
  );
}

const PLAIN_NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])${NUMBER}(?![\d.,/]|[ ]?(?:%|g|gr|gsm|mm|cm|m|kg|den|dtex|tex|x)(?!\p{L}))`,
  "gu",
);

/** "The final composition is 60 wool, 40 silk". */
const SAYS_COMPOSITION =
  /(?<!\p{L})(?:composition|fib(?:re|er) content|(?:material|faser|stoff)?zusammensetzung|composizione|composicion|composicao|samenstelling|sklad(?: surowcowy)?|sammansattning\p{L}*|sammens(?:ae|æ|e)tning\p{L}*|koostumus|slozeni|zlozenie|osszetetel\p{L}*|compozitia|sastav|sestava)(?:[ ]\p{L}+){0,4}?[ ](?:is|will be|ist|lautet|est|e|sera|es|sera|sara|wordt|jest|ar|er|blir|on|je|este)(?:[ ](?:now|jetzt|nu|maintenant|ora|ahora|agora))?[ :]{1,2}(?=\d)/gu;

/** "Composition: cotton 98, elastane 2": numbers after a label that has no signs of percentages behind it. */
function sharesByLabel(passage: Passage): Token[] {
  if (!/\d/.test(passage.folded)) return [];
  const said = [...passage.folded.matchAll(SAYS_COMPOSITION)].map((match) => {
    const start = match.index + match[0].length;
    const length = passage.folded.slice(start).search(/[.;:]\s|\n\n|\t|[.;:]?$/u);
    return { start, end: start + Math.max(length, 0) };
  });
  const labels = [...labelled(passage, "composition")];
  const told = said.filter((one) => !labels.some(({ start, end }) => start < one.end && end > one.start));
  return [...labels, ...told].flatMap(({ start, end }): Token[] => {
    const value = passage.folded.slice(start, end);
    if (
      /\d[ \n]?(?:%|per ?cent|pro[cz]ent|pct|por ciento|por cento|pour cent)|%[ ]?\d|\t|\n(?!\p{Ll})/u.test(
        passage.text.slice(start, end),
      )
    )
      return [];
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

/** "3 % elastane, the rest cotton". */
const RESTS =
  /(?<!\p{L})(?:rest|remainder|remaining|balance|restliche?r?|ubrige|reste|restant|restante|resto|rimanente|overige|reszta|resten|zbytek|zvysok|maradek|restul|ostatak|ostalo|preostalo|kalani|geri kalani|loput)(?!\p{L})(?![ ]?[:(]?[ ]?\d)/gu;

function restsIn({ folded }: Passage): Token[] {
  if (!folded.includes("%")) return [];
  return [...folded.matchAll(RESTS)].map((match) => ({
    kind: "share",
    ...placeOf(match),
    fibre: "",
    percent: 0,
    signed: true,
    by: "rest",
  }));
}

const THEREOF_WORDS =
  "(?<!\\p{L})(?:of which|of it|thereof|davon|darunter|hiervon|dont|di cui|del cual|de los cuales|de las cuales|do qual|dos quais|das quais|waarvan|w tym|varav|heraf|hvorav|josta|z toho|din care|ebbol|amelybol|od cega|od toga|bunun)(?!\\p{L})[^\\d\\n;),]{0,25}";
/** What a share begins with that is of the fibre before it: "polyester 60 % (davon 40 % recycelt)". */
const THEREOF = new RegExp(`${THEREOF_WORDS}$`, "u");
/** The whole of it, up to the next share: "of which 30 % organic,". */
const THEREOF_CLAUSE = new RegExp(`${THEREOF_WORDS}${NUMBER}[ ]?%[^\\d%,;\\n]{0,40}(?=,|$)`, "u");

function isOfAFibre(folded: string, token: Token, tokens: readonly Token[]): boolean {
  if (token.kind !== "share") return false;
  if (THEREOF.test(folded.slice(Math.max(token.start - 45, 0), token.start))) return true;
  const line = folded.slice(Math.max(token.start - 45, 0), token.start);
  const open = line.lastIndexOf("(");
  if (open < 0 || /[)\n]/.test(line.slice(open)) || !/[\p{L}%]\s?[™®]?\s?$/u.test(line.slice(0, open)))
    return false;
  const closing = folded.slice(token.end, token.end + 60).search(/[)\n]/);
  if (closing < 0) return false;
  const [from, to] = [token.start - line.length + open, token.end + closing];
  const inside = folded.slice(from, token.start) + folded.slice(token.end, to);
  return (
    /\p{L}{3}/u.test(inside) &&
    !tokens.some((one) => one.kind === "fibre" && one.start > from && one.start < to)
  );
}

/** What follows the language of a line: a share with the name of a fibre. */
const LANGUAGE_OF_LINE = /^[ :)\t-]{1,3}\d{1,3}[ ]?%[ ]?\p{L}{3}/u;

function beginsCell({ folded }: Passage, at: number): boolean {
  return at === 0 || /[\n\t(]/.test(folded[at - 1] ?? "");
}

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
    else if (last && isRemark && /^[ ]?\((?!.*\d\/\d)[^()%\n]{0,30}$/.test(between)) last.end = token.end;
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

interface Whole {
  composition: Composition;
  from: number;
  next: number;
  /** Characters between shares and their fibres. */
  apart: number;
}

/** Pairs of a share and a fibre, all in the same order, until they make a whole. */
function wholeFrom(passage: Passage, tokens: readonly Token[], from: number): Whole | undefined {
  const shares: Share[] = [];
  let sum = 0;
  let bare = 0;
  let apart = 0;
  let isRead = true;
  for (let i = from; i + 1 < tokens.length && shares.length < MOST_SHARES; i += 2) {
    const [one, other] = [tokens[i], tokens[i + 1]];
    const first = tokens[from];
    if (!one || !other || !first || one.kind !== first.kind || other.kind === one.kind) return undefined;
    const before = tokens[i - 1];
    if (before && i > from && !isNear(passage, before, one, GAP)) return undefined;
    if (!isNear(passage, one, other, one.kind === "share" ? 25 : 20)) return undefined;
    // "In fleece the share is 100 %. Elastane" is of two sentences.
    if (one.kind === "share" && /^[.!?]\s/.test(passage.folded.slice(one.end, other.start))) return undefined;
    const [share, fibre] = one.kind === "share" ? [one, other] : [other, one];
    const isHalf = share.by === "half";
    if (isHalf && (share === other || !HALF_OF.test(passage.folded.slice(share.end, fibre.start))))
      return undefined;
    if (i > from && isOfAnother(passage, first.start, before?.end ?? one.start, one.start)) return undefined;
    apart += other.start - one.end;
    if (share.by === "rest" && i === from) return undefined;
    if (!share.signed) bare++;
    const percent = share.by === "rest" ? round(WHOLE - sum) : share.percent;
    if (share.by !== undefined) isRead = false;
    shares.push({ fibre: fibre.fibre, percent });
    sum = round(sum + percent);
    if (!isWhole(sum)) {
      if (sum > WHOLE) return undefined;
      continue;
    }
    // A single bare hundred is a number like any other.
    const isLabelled = share.by === "label" && shares.length > 1;
    if (bare > 0 && !isLabelled && !isTabular(passage, first.start, other.end, shares.length))
      return undefined;
    if (isSupposed(passage.folded, first.start)) return undefined;
    if (continuesAsBlend(passage.folded.slice(other.end, other.end + 30))) return undefined;
    if (new Set(shares.map((each) => each.fibre)).size !== shares.length) return undefined;
    return {
      composition: compositionOf(
        passage,
        shares,
        first.start,
        other.end,
        isRead ? (bare > 0 ? 0.92 : 0.96) : DERIVED,
      ),
      from,
      next: i + 2,
      apart,
    };
  }
  return undefined;
}

/** Between a half and its fibre: "half of fine wool", and no "half price on cotton". */
const HALF_OF =
  /^\s(?:(?:of|from|in|aus|de|en|di|da|du|com|con|van|uit|z|ze|av|af|ur|din)\s|d['’])?(?:\p{L}+\s)?$/u;

const WORDS_BETWEEN =
  /^[\s,;:/|+&.()-]*(?:(?:and|und|et|e|y|en|i|ve|og|och|ja|a|si|es|in|ir|un|of|de|di|da|du|dal|aus|van|with|mit|avec|con|com|met|per|por|pour|il|el|le|la|um|uma|una|zu|zum|till|til|av|af|voor|uit|z|ze|iz|s|din|na|from|ban|ben)[\s,;:/|+&.()-]+){0,4}[\s,;:/|+&.()-]*$/u;
/** What is no leather or fur although it is called so. */
const IMITATION =
  /faux|fake|imitation|artificial|synthetic|vegan|kunst|simili|imitacion|imitacao|finta|ecopelle|sztuczn|suni/u;
const FEW_WORDS = /^[^\d%]*$/u;

/** Nothing but signs, little words, or one remark in brackets stands between two tokens. */
function isNear(passage: Passage, one: Token, other: Token, reach: number): boolean {
  const between = passage.folded.slice(one.end, other.start).replace(THEREOF_CLAUSE, "");
  if (between.length > reach || between.includes("\n\n")) return false;
  if (WORDS_BETWEEN.test(between)) return true;
  // "seventy per cent (70 %)" says it twice.
  if (
    /^[\s,;)]*(?:\p{L}+[ \n]){0,4}(?:per ?cent|por cento|por ciento|pour cent|per cento|prozent|procent|percent|la suta)\p{L}*[ \n]?\($/u.test(
      between,
    )
  )
    return true;
  if (/^\s*\([^()]{0,40}\)[\s,;:/|+&.-]*(?:and |und |et |e |y |en |i )?$/u.test(between)) return true;
  if (/^\s*[:(]?\s?(?:min|max|mind|approx|ca|circa|about|env)\.?\s?$/u.test(between)) return true;
  // "100 % fibres creuses de polyester".
  if (
    /^[ \n](?:fib(?:re|er|ra)s?|fibre|vezels?|wlokn[oa])(?:[ ]\p{L}+)?[ ](?:de|di|en|van|aus|z)[ ]$/u.test(
      between,
    )
  )
    return true;
  // One word may stand between, as in "95 % gekämmte Baumwolle", or a part's name before the next share.
  return (
    !IMITATION.test(between) &&
    FEW_WORDS.test(between) &&
    between.trim().split(/\s+/).length <= 2 &&
    !/[.;]\s/.test(between)
  );
}

/** True where another part of the product is named: another composition begins. */
function isOfAnother(passage: Passage, first: number, start: number, end: number): boolean {
  const between = passage.folded.slice(start, end);
  const part = /\p{L}{3}/u.test(between) ? partAtEnd(between) : undefined;
  return part !== undefined && (!between.includes(LINE_END) || part !== (partBefore(passage, first) ?? ""));
}

/** What could be, and what is not: "it can be 100 % cotton too", "instead of", "similar to". */
const SUPPOSED =
  /(?<!\p{L})(?:can be|could be|could also be|may be|might be|would be|also (?:available|possible|offered) in|alternatively|alternative|instead of|rather than|formerly|previously|not|kann auch|konnte|ware auch|statt|anstatt|anstelle von|alternativ|fruher|bisher|nicht|peut etre|pourrait etre|serait|au lieu de|auparavant|puo essere|potrebbe essere|invece di|puede ser|podria ser|en lugar de|en vez de|pode ser|poderia ser|em vez de|kan ook|zou kunnen|in plaats van|moze byc|zamiast|kan ocksa|istallet for|kan ogsa|i stedet for|voisi olla|sijaan)(?!\p{L})[^.;:\n\d]{0,30}$/u;

function isSupposed(folded: string, start: number): boolean {
  // What a mail answers to.
  if (folded[folded.lastIndexOf("\n", start) + 1] === ">") return true;
  return SUPPOSED.test(folded.slice(Math.max(start - 60, 0), start).replace(/\n/g, " "));
}

/** "100 % cotton and blends with elastane" tells what is certified, not what something is made of. */
function continuesAsBlend(after: string): boolean {
  return /^[\s,/]*(?:and|und|et|e|y|or|oder|ou|o)?\s*(?:of |its |in |von |de )?(?:blends?|blended|mixtures?|mischungen|melanges?|misti|mezclas|misturas|mengsels)/u.test(
    after,
  );
}

function isTabular(passage: Passage, start: number, end: number, pairs: number): boolean {
  const text = passage.folded.slice(start, end);
  if (pairs > 1) return /[\t\n]/.test(text);
  return (
    passage.order === "rows" &&
    text.includes(CELL_END) &&
    /[\t\n]%(?:[\t\n]|$)|%\)?(?:[\t\n]|$)/.test(passage.folded.slice(0, start))
  );
}

/** "95/5 CO/EL", "60/40 cotton/polyester" and "CO/EL 95/5". */
function* ratiosIn(passage: Passage): Generator<Composition> {
  const numbers = String.raw`(?<![\d/.,])\d{1,3}(?:[.,]\d)?%?(?:[ ]?/[ ]?\d{1,3}(?:[.,]\d)?%?){1,5}(?![\d/])[ ]?%?`;
  const names = String.raw`[\p{L}. '’]{2,30}(?:[ ]?/[ ]?[\p{L}. '’]{2,30}){1,5}`;
  for (const pattern of [
    new RegExp(`(?<numbers>${numbers})[ ]?(?<names>${names})`, "gu"),
    new RegExp(
      `(?<names>[\\p{L}.]{2,30}(?:[ ]?/[ ]?[\\p{L}.]{2,30}){1,5})[ :]{0,2}(?<numbers>${numbers})`,
      "gu",
    ),
  ]) {
    for (const match of passage.text.matchAll(pattern)) {
      const percents = (match.groups?.numbers ?? "").replace(/[% ]/g, "").split("/").map(numberOf);
      const printed = match.groups?.names ?? "";
      const fibres = printed.split("/").map((name) => fibreNamed(name.trim()));
      if (!isWhole(sumOf(percents)) || fibres.length !== percents.length) continue;
      const shares = fibres.flatMap((fibre, i) =>
        fibre === undefined ? [] : [{ fibre, percent: percents[i] ?? 0 }],
      );
      if (shares.length !== percents.length) continue;
      const last = printed.split("/").at(-1) ?? "";
      const extra = match.groups && pattern.source.startsWith("(?<numbers>") ? last.length - leadOf(last) : 0;
      const end = match.index + match[0].length - extra;
      yield compositionOf(passage, shares, match.index, end, 0.95);
    }
  }
}

const PART_OF_CODES = String.raw`(?:\d{1,3}(?:[.,]\d)?[ ]?%?[ ]?(?:${Object.keys(FIBRE_CODES).join("|")})|(?:${Object.keys(FIBRE_CODES).join("|")})[ ]?\d{1,3}(?:[.,]\d)?[ ]?%?)`;
let codes: RegExp | undefined;

/** "50VI/28PES/22PA" and "CO60 PES40": codes and shares without a blank. */
function* codedIn(passage: Passage): Generator<Composition> {
  if (!/\d[ ]?%?[ ]?[A-Z]{2}|[A-Z]{2}[ ]?\d/.test(passage.text)) return;
  codes ??= new RegExp(
    `(?<![\\p{L}\\d.,])${PART_OF_CODES}(?:[ ]?[/,;+-]?[ ]?${PART_OF_CODES})*(?![\\p{L}\\d]|-[rR](?!\\p{L}))`,
    "gu",
  );
  for (const match of passage.text.matchAll(codes)) {
    const shares = [
      ...match[0].matchAll(
        /(?<one>\d{1,3}(?:[.,]\d)?)[ ]?%?[ ]?(?<code>[A-Z]{2,4})|(?<last>[A-Z]{2,4})[ ]?(?<other>\d{1,3}(?:[.,]\d)?)/g,
      ),
    ].map(({ groups }) => ({
      fibre: fibreOfCode({ code: groups?.code ?? groups?.last }),
      percent: numberOf(groups?.one ?? groups?.other ?? ""),
    }));
    const sum = sumOf(shares.map(({ percent }) => percent));
    if (!isWhole(sum) || new Set(shares.map(({ fibre }) => fibre)).size !== shares.length) continue;
    // "Lining: 100 PES".
    const label = passage.folded.slice(Math.max(match.index - PART_REACH, 0), match.index);
    if (shares.length === 1 && (sum !== WHOLE || (partAtEnd(label) ?? undefined) === undefined)) continue;
    yield compositionOf(passage, shares, match.index, match.index + match[0].length, 0.93);
  }
}

/** How many characters of a name a fibre takes, of the words at its begin. */
function leadOf(name: string): number {
  const trimmed = name.trimStart();
  const words = trimmed.split(" ");
  for (let count = words.length; count > 0; count--) {
    const lead = words.slice(0, count).join(" ");
    if (fibreCalled(lead) !== undefined) return name.length - trimmed.length + lead.length;
  }
  return name.length;
}

function fibreNamed(name: string): string | undefined {
  const lead = name.slice(0, leadOf(name)).trim();
  return /^poly$/i.test(lead) ? "polyester" : fibreCalled(lead);
}

function crossedIn(passage: Passage): Composition[] {
  return [...crossedTablesIn(passage), ...listedTablesIn(passage), ...columnsBesideIn(passage)].map(
    (one) => ({
      ...one,
      passage,
      confidence: 0.92,
      crossed: true,
    }),
  );
}

function measuredIn(passage: Passage): Composition[] {
  return [...measuredTablesIn(passage)].map(({ part, shares, start, end, confidence }) => {
    const one = compositionOf(passage, shares, start, end, confidence);
    return part === undefined ? one : { ...one, part: part ?? NO_PART };
  });
}

function compositionOf(
  passage: Passage,
  shares: Share[],
  start: number,
  end: number,
  confidence: number,
): Composition {
  const before = partBefore(passage, start);
  const ownPart = before === MEASURED_PART ? before : (partAfter(passage, end) ?? before ?? "");
  const part = isOfLining(ownPart) && isWithinLining(passage, start) ? liningOf(ownPart) : ownPart;
  return { part, shares, passage, start, end, confidence };
}

/** "Lining: body 100 % cotton, sleeves 100 % polyester": the parts of a lining, after the word for it. */
function isWithinLining(passage: Passage, start: number): boolean {
  const before = passage.folded.slice(Math.max(start - LINING_REACH, 0), start);
  const from = before.search(/(?<=[.;|\t\n]|^)[^.;|\t\n]*$/u);
  return beginsWithLining(before.slice(from).trimStart());
}

/** Characters from the word for a lining to the last of its parts. */
const LINING_REACH = 130;

/** Characters before a composition in which its part may be named. */
const PART_REACH = 60;
/** "Found: 51.2 % linen" beside what the label says. */
const MEASURED =
  /(?<![\p{L}])(?:result|results|found|measured|test result|ergebnis|gemessen|analyse|resultat|resultats|mesure|risultato|rilevato|resultado|medido|encontrado|gemeten|resultaat|wynik|sonuc|bulunan)(?![\p{L}])[ ]?[:;-]?[ \t\n]*$/u;
/** The standard of a test before a composition in its row: what was found. */
const TESTED_BY = /(?<!\p{L})(?:iso|en) 1833|1007\/2011|astm d ?629|aatcc 20/u;
const MEASURED_PART = "measured";
/** What `partBefore` says of a thread or a package. */
export const NO_PART = "no part";

function partBefore(passage: Passage, start: number): string | undefined {
  const before = passage.folded.slice(Math.max(start - PART_REACH, 0), start);
  const line = before.slice(before.lastIndexOf(LINE_END) + 1);
  const row = passage.folded.slice(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, start);
  if (MEASURED.test(line.trim() === "" ? before : line) || TESTED_BY.test(row) || isFoundLabel(line))
    return MEASURED_PART;
  const ofRow = passage.order === "rows" ? partOfRow(row.split(CELL_END).slice(0, -1)) : undefined;
  const beside = ofRow ?? partBeside(passage, start);
  const part = beside === undefined ? partAtEnd(line.trimEnd() === "" ? before : line) : beside;
  return part === null ? NO_PART : (part ?? partInSentence(passage, start) ?? partOfCloth(row));
}

/** "Composition trouvée : ", "Wynik badania: ". */
function isFoundLabel(line: string): boolean {
  const label = /(?:^|[.;\t][ ]?)(?<label>\p{L}[^:;.\t\d%]{2,40})[:\t][ ]*$/u.exec(line)?.groups?.label;
  return label !== undefined && saysFound(label) && !/label|etiket|etykie|etichet|etiquet/u.test(label);
}

/** A label, and what the cloth is called before its shares: "Lining: fleece, 100 % polyester". */
const CLOTH =
  /(?:^|[\t;•|]|[.,][ ])[ ]*(?<label>\p{L}[^:\t;%]{1,40}?)[ ]?[:\t][ ]*(?<cloth>[\p{L}\d][^:\t;.%]{1,45})$/u;
/** "Lining: none." */
const NO_CLOTH =
  /(?<!\p{L})(?:no|none|without|ohne|keine?|nicht|sans|pas|senza|nessun\p{L}*|sin|sem|zonder|geen|bez|brak|utan|inget|uden|uten|ingen|ilman|ei|nelkul|nincs|fara|yok|nema|brez)(?!\p{L})/u;

/** The part that a label names before the name of its cloth. */
function partOfCloth(row: string): string | undefined {
  const { label = "", cloth = "" } = CLOTH.exec(row)?.groups ?? {};
  if (label === "" || NO_CLOTH.test(cloth)) return undefined;
  const part = partAtEnd(label);
  return part === null ? NO_PART : part;
}

/** Longest way from a part to its composition in a sentence, in characters. */
const SENTENCE_REACH = 70;
/** What a sentence says between a part and what that is made of. */
const MADE_OF =
  /(?<!\p{L})(?:is|are|made|consists?|contains?|of|in|i|from|with|uses?|ist|sind|besteh\p{L}*|aus|gefertigt|mit|est|sont|en|compose\p{L}*|fabriqu\p{L}*|avec|e|sono|compost\p{L}*|di|realizzat\p{L}*|con|es|son|de|hech\p{L}*|lleva|sao|feit\p{L}*|tem|is gemaakt|van|uit|iz|so|su|sivan\p{L}*|izdelan\p{L}*|izraden\p{L}*|bestaat|jest|wykonan\p{L}*|z|ze|ma|er|av|af|bestar|laget|on|ovat|je|jsou|su|sestava\p{L}*|vyroben\p{L}*|este|din|sunt)(?!\p{L})/u;

/** ", which only reaches to the waist," between a part and its verb. */
const RELATIVE =
  /,\s(?:which|that|die|der|das|welche\p{L}*|qui|que|che|som|ktor\p{L}*|joka|koji|koja)\s[^,.;:%]{1,50},/gu;

/** "The lining is made of recycled polyester (100 %)": the part stands before a verb. */
function partInSentence(passage: Passage, start: number): string | undefined {
  const before = passage.folded
    .slice(Math.max(start - SENTENCE_REACH, 0), start)
    .replace(RELATIVE, " ")
    // "Lined with flannel, 80 % cotton".
    .replace(/,\s*$/u, " ");
  const clause = before.slice(
    Math.max(...["\n\n", "\t", ". ", ";", ":", "%", ","].map((end) => before.lastIndexOf(end))) + 1,
  );
  if (!MADE_OF.test(clause)) return undefined;
  const part = partWithin(clause);
  return part === null ? NO_PART : part;
}

/** "100 % cotton (shell)", "100 % Polyester – Futter": the part after its shares, in brackets or after a dash. */
function partAfter(passage: Passage, end: number): string | undefined {
  const after = passage.folded.slice(end, end + 60);
  const sign =
    /^[ ]?(?<open>\(|[-–][ ])[ ]?(?:for |fur |pour |per |para |voor )?(?:the |la |le |il |el |o |a )?/u.exec(
      after,
    );
  if (!sign) return undefined;
  const found = partAtBegin(after.slice(sign[0].length));
  const rest = found ? after.slice(sign[0].length + found.end) : "";
  if (!found || !(sign.groups?.open === "(" ? /^[ ]?\)/ : /^[ ]?(?:$|[\n\t,;.])/).test(rest))
    return undefined;
  return found.part ?? NO_PART;
}

const NAME_OF_CLOTH = /^\p{L}[^:\t\n;.%]{1,45}$/u;

/** The part that the cell to the left names. */
function partBeside(passage: Passage, start: number): string | null | undefined {
  const cell = Math.max(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, 0);
  const label = passage.beside.get(cell);
  const own = passage.folded.slice(cell, start).trim();
  if (label === undefined || (own !== "" && (!NAME_OF_CLOTH.test(own) || NO_CLOTH.test(own))))
    return undefined;
  if (own !== "" && partAtEnd(own) !== undefined) return undefined;
  // The part may stand further to the left, before the supplier.
  const cells = label.split(CELL_END);
  const [beside = "", ...further] = cells.toReversed();
  return (
    partOfRow(cells) ??
    [partAtEnd(beside), ...further.map((each) => partAtBegin(each)?.part)].find((part) => part !== undefined)
  );
}

/** The part that the first cell of a row names, also in two languages, unless the last one begins with a part. */
function partOfRow(cells: readonly string[]): string | undefined {
  const [first = "", last] = [cells[0], cells.at(-1)];
  if (cells.length < 2 || last === undefined || partAtBegin(last)?.part) return undefined;
  const parts = first.split(/[ ]?\/[ ]?/).map(partAsWhole);
  return parts.find((part) => part !== undefined && part !== "" && !PRODUCTS.has(part));
}

/** The part that a cell names with all that it says. */
function partAsWhole(cell: string): string | undefined {
  const found = partAtBegin(cell);
  return found?.part != null && /^[ ]?(?:\d{1,2})?[ ]?:?$/.test(cell.slice(found.end))
    ? found.part
    : undefined;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The composition of the product, as one value with a row for each fibre of each part. */
export function findCompositions({ passages, fields, kind }: Text): Found[] {
  const field = fields.has("fibre_composition") ? "fibre_composition" : undefined;
  if (!field) return [];
  if (kind === "certificate") return certifiedIn(passages, field);
  if (isRequest(passages)) return [];
  const all = ofProducts(withPieces(withHulls(claimedIn(passages, passages.flatMap(compositionsIn)))));
  const own = ownOf(all);
  const each = distinct(unmeasured(own));
  const claimed = ofProduct(each.filter(({ part }) => part !== MEASURED_PART));
  const [only] = claimed;
  // Where choices are listed and more than one is left, the product's own is not known.
  if (
    claimed.length < distinct(all).filter(({ part }) => part !== MEASURED_PART).length &&
    new Set(claimed.map(({ part }) => part)).size < claimed.length
  )
    return [];
  numberParts(claimed);
  const parts = claimed.map(({ part }) => part);
  if (hasUnreadPart(passages, all, parts)) return [];
  if (only && claimed.length === 1 && PRODUCTS.has(only.part)) only.part = "";
  // A top is a piece of a set beside another piece only, and the product itself otherwise.
  if (parts.filter((part) => PIECES.has(part)).length < 2)
    for (const one of claimed) if (PIECES.has(one.part)) one.part = pieceAlone(one.part, parts);
  if (claimed.length > 0) return toldOf(field, withLabels(claimed));
  return toldOf(
    field,
    each.map((one) => ({ ...one, part: "", confidence: 0.8 })),
  );
}

/** The pieces of a set as parts, where two differ; "Trousers: 100 % cotton" alone is of the product. */
function withPieces(all: readonly Composition[]): readonly Composition[] {
  const pieces = all.filter(({ part }) => PIECES.has(part));
  const told = new Set(pieces.map(({ shares }) => JSON.stringify(shares)));
  if (told.size > 1 && new Set(pieces.map(({ part }) => part)).size > 1) return all;
  const parts = all.map(({ part }) => part);
  return all.map((one) => (PIECES.has(one.part) ? { ...one, part: pieceAlone(one.part, parts) } : one));
}

/** A piece alone is the product, but what goes over a filling is its cover. */
function pieceAlone(piece: string, parts: readonly string[]): string {
  return (piece === "pillowcase" || piece === "duvet cover") && parts.includes("filling") ? "cover" : "";
}

/** "Hülle:", German for the shell of what is filled and for a cover. */
const HULL = /(?<!\p{L})hulle[ ]?[:.–-]?\s*$/u;

/** A hull is the shell, but a cover where it is alone or where something else is the shell. */
function withHulls(all: readonly Composition[]): readonly Composition[] {
  const hulls = all.filter((one) => one.part === "shell" && HULL.test(labelOf(one)));
  const others = all.filter((one) => !hulls.includes(one));
  if (others.length > 0 && others.every(({ part }) => part !== "shell")) return all;
  return all.map((one) => (hulls.includes(one) ? { ...one, part: "cover" } : one));
}

/** What stands in a column of what was found is marked, where what is claimed stands beside it; else it is not sure. */
function claimedIn(passages: readonly Passage[], all: readonly Composition[]): readonly Composition[] {
  const found = underHead(passages, all, { says: saysFound, besides: saysClaimed });
  const claims = all.filter((one) => !found.has(one));
  const labelled = all.filter((one) => one.part !== MEASURED_PART && saysClaimed(shortLabelOf(one)));
  return all.map((one) => {
    // "Wool 79.6, polyamide 20.4" and, as stated by the client, "80 % wool, 20 % polyamide".
    if (!labelled.includes(one) && labelled.some((other) => isSameBlend(one, other)))
      return { ...one, part: MEASURED_PART };
    if (!found.has(one)) return one;
    if (claims.some((other) => isBeside(one, other))) return { ...one, part: MEASURED_PART };
    return { ...one, confidence: Math.min(one.confidence, FOUND_ALONE) };
  });
}

/** The label of its line, where it has one. */
function shortLabelOf(one: Composition): string {
  return /^[^:;.%\d]{3,50}[:\t][ ]*$/u.exec(labelOf(one))?.[0] ?? "";
}

/** True for wholes of one part whose fibres are the same, with shares that differ as in a test. */
function isSameBlend(one: Composition, other: Composition): boolean {
  if (one.part !== other.part || one.shares.length !== other.shares.length) return false;
  const gaps = one.shares.map(({ fibre, percent }) => {
    const same = other.shares.find((each) => each.fibre === fibre);
    return same ? Math.abs(same.percent - percent) : WHOLE;
  });
  return gaps.some((gap) => gap > 0) && gaps.every((gap) => gap <= MOST_APART);
}

/** How far what is found may be from what is claimed, in percent: tolerances of the law are 3. */
const MOST_APART = 5;

/** Confidence in what was found where nothing is claimed, or that was not read. */
const FOUND_ALONE = 0.6;

/** The number of a part, at the end of its name. */
const NUMBERED =
  /(?<=[\p{L}][ .]?(?:nr?\.?|no\.?)?[ ]?)(?<number>[1-9]|[a-d](?!\p{L}))[ ]?\)?[ ]?[:.\t–-][ \t]*$/u;

/** "Shell 1: …, shell 2: …" are two parts, where each of them has its own number. */
function numberParts(each: readonly Composition[]): void {
  for (const [part, same] of Map.groupBy(each, (one) => one.part)) {
    if (part === "" || same.length < 2) continue;
    const numbers = same.map(({ passage, start }) => {
      const line = passage.folded.slice(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, start);
      const beside = passage.beside.get(start);
      return NUMBERED.exec(line === "" && beside ? `${beside}\t` : line)?.groups?.number;
    });
    if (numbers.includes(undefined) || new Set(numbers).size < same.length) continue;
    for (const [i, one] of same.entries()) {
      one.part = `${part} ${numbers[i]}`;
      one.confidence = Math.min(one.confidence, AMONG_OTHERS);
    }
  }
}

/** Without what was found, in either order of the page, where something else is told. */
function unmeasured(all: readonly Composition[]): readonly Composition[] {
  const measured = all.filter(({ part }) => part === MEASURED_PART);
  const others = all.filter(
    (one) =>
      !measured.includes(one) &&
      !measured.some((each) => each.passage !== one.passage && sharesWords(each, one)),
  );
  return others.length > 0 ? others : all;
}

/** Without threads, packages, choices and what is of no product, in either order of the page. */
function ofProducts(all: readonly Composition[]): Composition[] {
  const choices = choicesAmong(all);
  const none = all.filter((one) => one.part === NO_PART || choices.has(one) || isOfNoProduct(one));
  return all.filter(
    (one) => !none.includes(one) && !(one.part === "" && none.some((other) => sharesWords(other, one))),
  );
}

/** Parts beside which a yarn is that of the product itself. */
const BESIDE_YARN: ReadonlySet<string> = new Set([
  "lining",
  "pocket lining",
  "hood lining",
  "collar",
  "trim",
  "contrast",
  "insert",
  "elbow patch",
  "embroidery",
  "lace",
  "pompom",
  "reinforcement",
]);

/** Without yarns, and with what stands under other labels in its place. */
function ofProduct(each: readonly Composition[]): Composition[] {
  const cloth = each.filter(({ part }) => part !== YARN && part !== ONE_WAY);
  // What is knitted is told by its yarn, and beside that by its trims alone.
  if (cloth.every(({ part }) => BESIDE_YARN.has(part))) {
    const yarns = each.flatMap((one) => (one.part === YARN ? [{ ...one, part: "", confidence: 0.85 }] : []));
    return yarns.length > 0 ? [...yarns, ...cloth] : ofItsLabels(cloth);
  }
  return ofItsLabels(cloth);
}

/** What is said of something that goes with the product, was it before, or is another colour of it. */
const ASIDE =
  /(?<!\p{L})(?:(?:other|further|all other|remaining) colou?rs?|(?:andere|weitere|ubrige) farben|autres coloris|autres couleurs|altri colori|otros colores|outras cores|andere kleuren|inne kolory|andra farger|andre farver|muut varit|melange|heather|marl|meliert|graumeliert|gramel(?:ert|erad|eret)|graamel\p{L}*|harmaamel\p{L}*|chine|jaspead[oa]|mescla|melanj|melerad|(?:previous|last|former) (?:season|version|model|style|quality)|vorherige|vorsaison|saison precedente|ancienne|stagione precedente|temporada anterior|versao anterior|estacao anterior|vorig seizoen|similar (?:article|style|item|product)|wear (?:it )?with|combine[sd]? with|passt zu|passend zu|dazu passt|se marie avec|si abbina|combina con|combina com|past bij|combineren met|samen met|pasuje do|available (?:fabrics?|qualities|in)|erhaltlich in|disponible en|disponibile in|disponivel em)(?!\p{L})[^.;\n%]{0,45}$/u;

/** Without what is said aside, in either order of the page; where nothing else is said, that, unsure. */
function ownOf(all: readonly Composition[]): Composition[] {
  const aside = all.filter((one) => isAside(one, all));
  const own = all.filter((one) => !aside.some((other) => other === one || sharesWords(other, one)));
  return own.length > 0 ? own : all.map((one) => ({ ...one, confidence: 0.5 }));
}

function isAside(one: Composition, all: readonly Composition[]): boolean {
  return (
    isOfOther(one) ||
    (isAfter(one, "recycled") && !followsAnother(one, all)) ||
    ASIDE.test(one.passage.folded.slice(Math.max(one.start - 90, 0), one.start)) ||
    isWornWith(one)
  );
}

/** "100 % polyamide, / recycled / 100 % polyester": what stands before it ends another. */
function followsAnother({ passage, start }: Composition, all: readonly Composition[]): boolean {
  return all.some(
    (one) =>
      one.passage === passage && one.end <= start && passage.folded.slice(one.end, start).trim() === "",
  );
}

/** A short label that is of no known part: "Wings: 80 % polyamide". */
const OTHER_LABEL = /(?:^|[.;,|/•(][ ])(?<label>\p{L}[\p{L}'-]{2,}(?:[ ]\p{L}[\p{L}'-]+)?)[ ]?[:\t][ ]*$/u;
/** Labels that tell goods, choices and colours apart, and no parts of one product. */
const NO_PART_LABEL =
  /colou?r|farb|couleur|coloris|colore|kleur|kolor|farg|farve|vari|renk|option|variant|choice|wahl|choix|scelta|opcion|opcao|style|article|artikel|articol|articulo|artigo|item|model|ref|produ|qualit|calidad|kwaliteit|design|sample|muster|result|note/u;

/** Wholes of the product as such that stand beside each other: the one after a word for it is the product's. */
function ofItsLabels(each: readonly Composition[]): Composition[] {
  const wholes = each.filter(({ part }) => part === "");
  const labelled = wholes.filter(isAfterItsLabel);
  const named = labelled.length > 0 ? labelled : wholes.filter(isAfterItsName);
  const [main] = named;
  if (wholes.length < 2 || named.length !== 1 || !main) return [...each];
  const parts = new Set<string>();
  return each.flatMap((one) => {
    if (one === main) return [{ ...one, confidence: Math.min(one.confidence, AMONG_OTHERS) }];
    if (one.part !== "") return [one];
    const part = otherLabelOf(one);
    if (part === undefined || parts.has(part)) return [];
    parts.add(part);
    return [{ ...one, part, confidence: AMONG_OTHERS }];
  });
}

/** Beside the shell, what stands after a label that no list knows is a part of that name. */
function withLabels(each: readonly Composition[]): Composition[] {
  if (!each.some(({ part }) => part === "shell")) return [...each];
  return each.map((one) => {
    const part = one.part === "" && !isAfterItsLabel(one) ? otherLabelOf(one) : undefined;
    return part === undefined ? one : { ...one, part, confidence: Math.min(one.confidence, AMONG_OTHERS) };
  });
}

/** Confidence in the whole that is taken from among others. */
const AMONG_OTHERS = 0.85;

function isAfterItsLabel(one: Composition): boolean {
  return isAfter(one, "composition");
}

/** "Main fabric: 100 % cotton": after a name for the product itself. */
function isAfterItsName(one: Composition): boolean {
  return isAfterItsLabel(one) || partAtEnd(labelOf(one).trimEnd()) === "";
}

/** What stands before a composition in its line, or beside it. */
function labelOf({ passage, start }: Composition): string {
  const line = passage.folded.slice(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, start);
  return line.trim() === "" ? (passage.beside.get(start) ?? "") : line;
}

/** What may stand between a label and its shares: signs, and the name of the cloth where that is told. */
const BEFORE_SHARES = { composition: /^[^:\t\n;.%]{0,45}$/u, recycled: /^[^\p{L}%]*$/u };

function isAfter({ passage, start }: Composition, label: "composition" | "recycled"): boolean {
  return [...labelled(passage, label)].some(
    (one) => one.start <= start && BEFORE_SHARES[label].test(passage.folded.slice(one.start, start)),
  );
}

function otherLabelOf({ passage, start }: Composition): string | undefined {
  const line = passage.folded.slice(passage.folded.lastIndexOf(LINE_END, start - 1) + 1, start);
  const beside = passage.beside.get(start);
  const label = OTHER_LABEL.exec(line === "" && beside ? `${beside}\t` : line)?.groups?.label;
  return label === undefined || NO_PART_LABEL.test(label) ? undefined : label;
}

/** True for a certificate of one delivery, which tells of its goods. */
export function isOfTransaction(passages: readonly Passage[]): boolean {
  return passages.some(({ folded }) => TRANSACTION.test(folded));
}

const TRANSACTION =
  /transaction certificate|certificat de transaction|transaktionszertifikat|certificado de transac|certificato di transazione/u;

/** What a certificate says of its only article; of a transaction, a single composition after a word for it. */
function certifiedIn(passages: readonly Passage[], field: string): Found[] {
  if (!isOfTransaction(passages)) {
    const own = distinct(ofOneArticle(passages, ofProducts(passages.flatMap(compositionsIn))));
    const isOne = new Set(own.map(({ part }) => part)).size === own.length;
    return isOne && own.length > 0 ? [{ ...together(field, own), confidence: 0.85 }] : [];
  }
  const said = passages
    .flatMap(compositionsIn)
    .filter(({ passage, start }) =>
      /(?:composition|material|composicion|composicao|composizione|zusammensetzung)[^\n%]{0,25}$/u.test(
        passage.folded.slice(Math.max(start - 60, 0), start),
      ),
    );
  const [only, ...others] = distinct(said);
  return only && others.length === 0 ? [together(field, [{ ...only, part: "", confidence: 0.85 }])] : [];
}

/** Most different wholes of one part that a person is asked to choose from. */
const MOST_WHOLES = 2;

function toldOf(field: string, each: readonly Composition[]): Found[] {
  const parts = Map.groupBy(each, ({ part }) => part);
  const sure = [...parts.values()].every((list) => list.length === 1);
  if (sure) return each.length === 0 ? [] : [together(field, each)];
  // A list of offers is of several products.
  if ([...parts.values()].some((list) => list.length > MOST_WHOLES)) return [];
  // Several wholes of one part contradict each other: each is told, none is sure.
  return each.map((composition) => ({ ...together(field, [composition]), confidence: 0.5 }));
}

/** Each composition once: what two readings of a page, or two languages, say alike is one. */
function distinct(all: readonly Composition[]): Composition[] {
  const kept: Composition[] = [];
  const key = ({ shares }: Composition) =>
    JSON.stringify(shares.toSorted((one, other) => one.fibre.localeCompare(other.fibre)));
  for (const one of all.toSorted((a, b) => cost(a) - cost(b))) {
    const same = kept.find(
      (other) => key(other) === key(one) && (other.part === one.part || isOneOf(one, other)),
    );
    if (same) {
      if (same.part === "" && sharesWords(same, one)) same.part = one.part;
      continue;
    }
    if (kept.some((other) => other.passage !== one.passage && sharesWords(other, one))) continue;
    kept.push({ ...one });
  }
  const whole = kept.some(({ part }) => isOfAll(part))
    ? undefined
    : all.find((one) => isInSentence(one, kept));
  return [...kept, ...(whole ? [{ ...whole }] : [])].toSorted((a, b) => position(a) - position(b));
}

/** Where one of two wholes alike has no part: true unless it says that it is of the product, and the other of a part. */
function isOneOf(one: Composition, other: Composition): boolean {
  const plain = one.part === "" ? one : other;
  const named = plain === one ? other : one;
  if (plain.part !== "") return false;
  if (isOfAll(named.part) || sharesWords(one, other)) return true;
  return !isAfterItsName(plain);
}

/** "A dress of 100 % viscose" beside a part that is of the same: without a label of its own. */
function isInSentence(one: Composition, kept: readonly Composition[]): boolean {
  if (one.part !== "" || kept.some((other) => sharesWords(one, other))) return false;
  const { folded } = one.passage;
  return /\p{L}{2}[ (]{1,2}$/u.test(folded.slice(folded.lastIndexOf(LINE_END, one.start - 1) + 1, one.start));
}

/** Parts that may be another name for the product. */
function isOfAll(part: string): boolean {
  return (
    ["", "shell", "upper", YARN, ONE_WAY, NO_PART, MEASURED_PART].includes(part) ||
    PRODUCTS.has(part) ||
    PIECES.has(part)
  );
}

/** How far apart the words of a composition stand. */
function cost({ passage, start, end, part, shares, crossed }: Composition): number {
  if (crossed) return -1000;
  const text = passage.folded.slice(start, end);
  const breaks = (text.match(/[\t\n]/g)?.length ?? 0) * 10;
  // What stands in the next line of a cell may say how a fibre was won.
  const said = shares.filter(({ fibre }) => /^(?:recycled|organic) /.test(fibre)).length * 15;
  return breaks - said + text.length / 10 + (part === "" ? 1 : 0);
}

function position(one: Composition): number {
  const [word] = wordsOf(one);
  return one.passage.reading.page * 1e6 + (word?.y ?? 0) * 100 + (word?.x ?? 0) / 100;
}

function together(field: string, list: readonly Composition[]): Found {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) throw new Error("a composition has no part");
  const value = list.flatMap(({ part, shares }) =>
    shares.map(({ fibre, percent }) => ({ fibre, percent, ...(part === "" ? {} : { component: part }) })),
  );
  const near = list.every(({ passage }) => passage === first.passage) && last.end - first.start < 600;
  return {
    field,
    value,
    confidence: Math.min(...list.map(({ confidence }) => confidence)),
    passage: first.passage,
    start: first.start,
    end: near ? Math.max(...list.map(({ end }) => end)) : first.end,
  };
}
