/** Compositions without a sign of percentage: cells of fibres and figures alone, and halves that are told in words. */
import type { Passage } from "../reading/passage.ts";
import { fibreCalled } from "./fibres.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { placeOf } from "./places.ts";
import { isWhole, sumOf } from "./shares.ts";

/** A whole that fills a cell. */
export interface Unsigned {
  shares: { fibre: string; percent: number }[];
  start: number;
  end: number;
}

const CELLS = /[^\t\n]+/g;
/** What a cell may begin with: "Yarn:". */
const LABEL = /^[^:\d]{2,40}:\s*/u;
const ENTRY = new RegExp(
  String.raw`^(?:(?<name>\p{L}[^\d]{1,30}?)[ ]?(?<percent>${NUMBER})|(?<percent2>${NUMBER})[ ]?(?<name2>\p{L}[^\d]{1,30}))$`,
  "u",
);

/** "Shetland wool 70 / Alpaca 20 / Nylon 10", with nothing else in its cell. */
export function* unsignedIn({ text }: Passage): Generator<Unsigned> {
  for (const match of text.matchAll(CELLS)) {
    const cell = match[0].trimEnd();
    const lead = LABEL.exec(cell)?.[0].length ?? 0;
    const list = cell.slice(lead);
    if (list.includes("%") || !/\d[^\d]+\d/.test(list)) continue;
    const shares = parted(list)
      .split(/[ ]?[/|;+·•][ ]?|,[ ]|[ ][-–][ ]/u)
      .map((entry) => ENTRY.exec(entry.trim())?.groups)
      .map((groups) => ({
        fibre: fibreCalled(groups?.name ?? groups?.name2 ?? ""),
        percent: numberOf(groups?.percent ?? groups?.percent2 ?? ""),
      }))
      .flatMap(({ fibre, percent }) => (fibre === undefined ? [undefined] : [{ fibre, percent }]));
    const known = shares.filter((share) => share !== undefined);
    if (known.length < 2 || known.length < shares.length) continue;
    if (!isWhole(sumOf(known.map(({ percent }) => percent)))) continue;
    if (new Set(known.map(({ fibre }) => fibre)).size < known.length) continue;
    yield { shares: known, start: match.index + lead, end: match.index + cell.length };
  }
}

/** "Cotton 78 polyamide 20 elastane 2", with a sign where an entry ends. */
function parted(list: string): string {
  return /^\d/.test(list)
    ? list.replace(/(?<=\p{L})[ ](?=\d)/gu, " / ")
    : list.replace(/(?<=\d)[ ](?=\p{L})/gu, " / ");
}

const DOWN_NAME = String.raw`\p{L}[\p{L}'’]+(?:[ ](?:de |d['’]|di )?\p{L}[\p{L}'’]+){0,2}`;
/** "90/10 goose down", "Daunen 85/15". */
const DOWN = /(?<![\d/.,-])(?<down>[5-9]\d)[ ]?\/[ ]?(?<feathers>[1-5]?\d)(?:[ ]?%)?(?![\d/.-])/gu;
const NAME_BEFORE = new RegExp(`(?<name>${DOWN_NAME})[ :(]{1,2}$`, "u");
const NAME_AFTER = new RegExp(
  `^[ ](?<name>${DOWN_NAME})(?![ ]?[/&+]|[ ](?:and|und|et|e|y|en|og|och|ja|i|a)[ ])`,
  "u",
);

/** What makers of down say in short: so much down, and the rest of feathers. */
export function* downIn({ text }: Passage): Generator<Unsigned> {
  for (const match of text.matchAll(DOWN)) {
    const percents = [match.groups?.down, match.groups?.feathers].map((each) => numberOf(each ?? ""));
    const [down = 0, feathers = 0] = percents;
    if (!isWhole(down + feathers)) continue;
    const place = placeOf(match);
    const before = NAME_BEFORE.exec(text.slice(Math.max(place.start - 40, 0), place.start));
    const after = NAME_AFTER.exec(text.slice(place.end, place.end + 45));
    const leads = [...endsOf(before?.groups?.name), ...beginsOf(after?.groups?.name)];
    if (!leads.some((name) => fibreCalled(name) === "down")) continue;
    const start =
      before && endsOf(before.groups?.name).some((name) => fibreCalled(name) === "down")
        ? place.start - before[0].length
        : place.start;
    yield {
      shares: [
        { fibre: "down", percent: down },
        { fibre: "feathers", percent: feathers },
      ],
      start,
      end: place.end,
    };
  }
}

const RATIO = String.raw`(?<![\d/.,-])(?<one>\d{1,2})[ ]?%?[ ]?/[ ]?(?<other>\d{1,2})(?:[ ]?%)?(?![\d/.-])`;
const BLEND = String.raw`(?:(?<poly>poly-?[ ]?cotton|[tp][ ]?/[ ]?c)|(?<chief>cvc|chief value cotton))(?![\p{L}\d/])`;
const BLENDS = [
  new RegExp(`${RATIO}[ ]${BLEND}`, "gu"),
  new RegExp(String.raw`(?<![\p{L}\d])${BLEND}[ :(]{1,2}${RATIO}`, "gu"),
];

/** "65/35 polycotton" and "CVC 60/40": names of the trade for two fibres, the one that is more first. */
export function* blendsIn({ folded }: Passage): Generator<Unsigned> {
  for (const match of BLENDS.flatMap((pattern) => [...folded.matchAll(pattern)])) {
    const { one = "", other = "", chief } = match.groups ?? {};
    const percents = [numberOf(one), numberOf(other)];
    if (!isWhole(sumOf(percents))) continue;
    const names = chief === undefined ? ["polyester", "cotton"] : ["cotton", "polyester"];
    yield { shares: names.map((fibre, i) => ({ fibre, percent: percents[i] ?? 0 })), ...placeOf(match) };
  }
}

/** The last words of a name, from one to three. */
function endsOf(name = ""): string[] {
  const words = name.split(" ");
  return words.map((_, i) => words.slice(i).join(" ")).filter((each) => each !== "");
}

/** The first words of a name, from one to three. */
function beginsOf(name = ""): string[] {
  const words = name.split(" ");
  return words.map((_, i) => words.slice(0, i + 1).join(" ")).filter((each) => each !== "");
}

const HALVES =
  /(?<!\p{L})(?:(?:je |jeweils )?zur halfte|pour[ \n]moitie|a[ \n]moitie|moitie|(?:per )?meta|(?:por la |a la )?mitad|(?:por |em )?metade|(?:one )?half|(?:voor )?de helft|(?:till )?halften|halvparten|halvt|w polowie|(?:po )?polowa|puoliksi|puolet|z poloviny|polovica|fele reszben|jumatate)(?!\p{L})/gu;
/** Characters from one half to the other. */
const HALF_REACH = 70;

/** Where two halves are told close to each other: "pour moitié de laine et pour moitié d'acrylique". */
export function halvesIn({ folded }: Passage): { start: number; end: number }[] {
  const all = [...folded.matchAll(HALVES)].map(placeOf);
  return all.filter((one) =>
    all.some((other) => other !== one && Math.abs(other.start - one.start) < HALF_REACH),
  );
}
