/** What each package of a delivery weighs: "Kolli | Antal | Nettovikt" over "1 | 60 | 13,8 kg". */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { type Cell, cellsOf, linesOf, wordsOf } from "../kit/places.ts";
import { PACKAGE_HEAD } from "./weights-around.ts";

/** Further words for a package, as the head of the column that counts them. */
const COUNTED =
  /^(?:ctns?|packages?|parcels?|packst(?:uck|ucke|\.)|colli|paket\p{L}{0,2}|volumes?|pakk?e(?:r|t)?|paczk[ai]|balik\p{L}{0,2}|zasilk[ay]|csomag\p{L}{0,3}|кашон\p{L}{0,2}|коробк\p{L}|κιβωτι\p{L}{1,2})(?!\p{L})/u;
/** Behind that word, a word for its number. */
const OF_NUMBER = /^[\p{L}-]+(?: ?(?:no|nr|nro|n[°º]|num\p{L}*|c|br|sz|#|id)\.?)?[ :.]*$/u;
/** "1", "3-5", "2/4": which of the packages a row is of. */
const NUMBER = /^\p{L}{0,3}\d{1,4}(?: ?[-–/] ?\d{1,4})?\.?$/u;
const MASS = /\d ?k?g(?!\p{L})/u;
/** A column of what each piece weighs, not all of them. */
const OF_PIECE =
  /\/|(?<!\p{L})(?:per|je|pro|par|por|al|pr|na|za|ανα|на|за)(?!\p{L})|(?<!\p{L})(?:st(?:k|uck|uk)|each|pieces?|units?|pezz[oi]|piez|pec|piec|adet|szt|ks|kus|db|buc|gab|vnt|tk|kpl|kappal|paar|pairs?)/u;

/** The words that the rows of packages tell weights with. */
export function wordsOfPackages(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  let heads: readonly Cell[] = [];
  return linesOf(passage.folded).flatMap(({ line, start }) => {
    const cells = line.includes("\t") ? cellsOf(line, start) : [];
    const first = cells[0]?.cell.trim() ?? "";
    if (OF_NUMBER.test(first) && (PACKAGE_HEAD.test(first) || COUNTED.test(first))) heads = cells;
    else if (cells.length !== heads.length || !NUMBER.test(first)) heads = [];
    else
      return cells.flatMap(({ cell, start: at }, i) =>
        MASS.test(cell) && !OF_PIECE.test(heads[i]?.cell ?? "")
          ? wordsOf({ passage, start: at, end: at + cell.length })
          : [],
      );
    return [];
  });
}
