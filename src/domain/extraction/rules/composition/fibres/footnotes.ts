/**
 * What the foot of a page, or a legend, says of fibres with a sign behind them: "95 % Baumwolle*, 5 % Elasthan" over
 * "* aus kontrolliert biologischem Anbau".
 */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import { NOT_WORDS, WITHOUT_WORDS } from "../../kit/denials.ts";
import type { Composition } from "../composition.ts";
import { fibresIn, wonBy } from "./fibres.ts";
import { tokensIn } from "./tokens.ts";

const STARS = String.raw`\*{1,4}|[†‡§°#]{1,2}|[¹²³⁴-⁹]\)?`;
const SIGN = String.raw`(?<sign>${STARS}|[([]?[1-9a-e][)\]])`;

/** A sign behind the name or the share of a fibre, also behind what its cloth is called: "cotton*", "Baumwollsatin (1)", "coton 95 %*". */
const BEHIND = new RegExp(String.raw`^[™®)]{0,2}(?:[ (]{1,2}\p{L}{3,}\)?){0,2}[ ]?${SIGN}(?![\p{L}\d])`, "u");
const BEHIND_SHARE = new RegExp(
  String.raw`^[:\s]{0,3}\d{1,3}(?:[.,]\d{1,2})?[ ]?%[ ]?${SIGN}[ ]?(?=$|[,;.()\n\t+/&|])`,
  "u",
);
/** "95 %* cotton", "Material: *Baumwolle". */
const BEFORE = new RegExp(`[%:,][ ]?(?<sign>${STARS})[ ]?$`, "u");
/** Characters in which a sign stands before a fibre, and behind it. */
const [REACH_BEFORE, REACH] = [8, 40];

/** The begin of what a sign means, in a line of its own or behind another one: "* = bio, ** = recycled". */
const NOTE = new RegExp(
  String.raw`(?:(?<=^|[\n\t;,.(–—|] ?)(?:${SIGN}|(?<figure>[1-9])(?= \p{L}))|(?<=[ (])(?<star>${STARS}))[ \t]?[:=–-]?[ \t]?(?=[\p{L}\d])`,
  "gu",
);
/** "www.global-standard.org" is not organic. */
const ADDRESSES = /\S+\.(?:org|bio|eco)(?!\p{L})/gu;
const SHARE = /(?<percent>\d{1,3}(?:[.,]\d{1,2})?)[ ]?%/u;
/** "Not organic", "only in colour ecru": what is not so, or not of all. "Certificate no. 123" denies nothing. */
const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT_WORDS}|${WITHOUT_WORDS})(?!\p{L}|\.|[ ]?[\p{L}-]*\d)(?:[ ]\p{L}+)?[ ]$`,
  "u",
);
const OF_SOME =
  /(?<!\p{L})(?:only|nur|bloss|teilw|partl|partia|partie|parzia|parcia|seule|uniq|unic|solo|solam|apenas|alleen|deels|kun|delvis|endast|bara|vain|ositt|tylko|czesc|pouze|jen|len|samo|csak|doar|sadece|μονο|само|tik|tikai|ainult|umstell|conver|konver|omschakel|omstill|omlagg|omlæg)/u;

interface Note {
  /** The sign without its brackets. */
  key: string;
  /** What it means, as it is printed. */
  said: string;
}

/** Compositions with what notes say of their fibres. */
export function withNotes(all: readonly Composition[], passages: readonly Passage[]): Composition[] {
  const notes = Map.groupBy(passages.flatMap(notesIn), ({ key }) => key);
  if (notes.size === 0) return [...all];
  const told = new Set(all.map(({ passage }) => passage));
  const signed = new Map([...told].map((passage) => [passage, signedIn(passage)]));
  return all.map((one) => {
    const own = signed.get(one.passage)?.filter(({ start, end }) => start >= one.start && end <= one.end);
    if (!own || own.length === 0) return one;
    const shares = one.shares.map((share) => {
      const said = own
        .filter(({ fibre }) => fibre === share.fibre)
        .flatMap(({ key }) => notes.get(key) ?? []);
      const meant = said.map((note) => meantBy(note, share.fibre)).find((name) => name !== undefined);
      return { ...share, fibre: meant ?? share.fibre };
    });
    return { ...one, shares };
  });
}

interface Signed {
  fibre: string;
  start: number;
  end: number;
  key: string;
}

/** How a fibre was grown or won, in the name that it is told by. */
const WON = /^(?:recycled|organic) /;

/** The fibres with a sign of which it is not told yet how they were won. */
function signedIn(passage: Passage): Signed[] {
  const fibres = tokensIn(passage).filter(({ kind }) => kind === "fibre");
  return fibres.flatMap(({ fibre, start, end }, i) => {
    if (WON.test(fibre)) return [];
    const key = signAt(start, end, fibres[i + 1]?.start ?? Infinity, passage);
    return key === undefined ? [] : [{ fibre, start, end, key }];
  });
}

function signAt(start: number, end: number, next: number, { printed }: Passage): string | undefined {
  const behind = printed.slice(end, Math.min(end + REACH, next));
  const match =
    BEHIND.exec(behind) ??
    BEHIND_SHARE.exec(behind) ??
    BEFORE.exec(printed.slice(Math.max(start - REACH_BEFORE, 0), start));
  return match ? keyOf(match.groups?.sign ?? "") : undefined;
}

/** "(1)", "1)" and "¹" are one sign. */
function keyOf(sign: string): string {
  return sign.normalize("NFKC").replace(/[()[\]]/g, "");
}

function notesIn({ printed, text }: Passage): Note[] {
  const heads = [...printed.matchAll(NOTE)];
  return heads.map(({ 0: head, index, groups }, i) => {
    const from = index + head.length;
    // The sentences of a text go on in the next line.
    const length = text.slice(from, heads[i + 1]?.index).search(/[\n\t]|$/u);
    const key = keyOf(groups?.sign ?? groups?.figure ?? groups?.star ?? "");
    return { key, said: printed.slice(from, from + length).replaceAll("\n", " ") };
  });
}

/** What a note tells a fibre as: by its name, or by how it was grown or won alone. */
function meantBy({ key, said }: Note, fibre: string): string | undefined {
  const small = folded(said).replace(ADDRESSES, (address) => " ".repeat(address.length));
  const share = SHARE.exec(small)?.groups?.percent;
  // "A) shell 100 % cotton b) lining 100 % organic cotton" are items of a list.
  if (share !== undefined && (share !== "100" || /[\da-e]/.test(key))) return undefined;
  if (OF_SOME.test(small)) return undefined;
  const named = fibresIn(small, said);
  const own = named.filter((one) => one.fibre.replace(WON, "") === fibre);
  if (named.length > 0 && own.length === 0)
    return fibre === "wool" ? named.find((one) => one.fibre.endsWith("merino wool"))?.fibre : undefined;
  const more = own.find((one) => one.fibre !== fibre);
  const won = more ?? wonBy(small, fibre);
  return !won || DENIED.test(small.slice(0, won.start)) ? undefined : won.fibre;
}
