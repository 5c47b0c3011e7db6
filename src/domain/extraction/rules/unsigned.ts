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
