/** The sets of documents, by what the rules know of them. */

import { HELD_OUT_EIGHTEENTH_FIRST } from "./held-out/eighteenth-first.ts";
import { HELD_OUT_EIGHTEENTH_SECOND } from "./held-out/eighteenth-second.ts";
import { HELD_OUT_EIGHTH_FIRST } from "./held-out/eighth-first.ts";
import { HELD_OUT_EIGHTH_SECOND } from "./held-out/eighth-second.ts";
import { HELD_OUT_EIGHTH_THIRD } from "./held-out/eighth-third.ts";
import { HELD_OUT_ELEVENTH_FIRST } from "./held-out/eleventh-first.ts";
import { HELD_OUT_ELEVENTH_SECOND } from "./held-out/eleventh-second.ts";
import { HELD_OUT_FIFTEENTH_FIRST } from "./held-out/fifteenth-first.ts";
import { HELD_OUT_FIFTEENTH_SECOND } from "./held-out/fifteenth-second.ts";
import { HELD_OUT } from "./held-out/first.ts";
import { HELD_OUT_FOURTEENTH_FIRST } from "./held-out/fourteenth-first.ts";
import { HELD_OUT_FOURTEENTH_SECOND } from "./held-out/fourteenth-second.ts";
import { KEPT_BACK } from "./held-out/kept-back.ts";
import { HELD_OUT_NINETEENTH } from "./held-out/nineteenth.ts";
import { HELD_OUT_NINTH_FIRST } from "./held-out/ninth-first.ts";
import { HELD_OUT_NINTH_SECOND } from "./held-out/ninth-second.ts";
import { HELD_OUT_NINTH_THIRD } from "./held-out/ninth-third.ts";
import { HELD_OUT_SECOND } from "./held-out/second.ts";
import { HELD_OUT_SEVENTEENTH_FIRST } from "./held-out/seventeenth-first.ts";
import { HELD_OUT_SEVENTEENTH_SECOND } from "./held-out/seventeenth-second.ts";
import { HELD_OUT_SEVENTH } from "./held-out/seventh-first.ts";
import { HELD_OUT_SIXTEENTH_FIRST } from "./held-out/sixteenth-first.ts";
import { HELD_OUT_SIXTEENTH_SECOND } from "./held-out/sixteenth-second.ts";
import { HELD_OUT_SIXTEENTH_THIRD } from "./held-out/sixteenth-third.ts";
import { HELD_OUT_SIXTH } from "./held-out/sixth-first.ts";
import { HELD_OUT_TENTH_FIRST } from "./held-out/tenth-first.ts";
import { HELD_OUT_TENTH_SECOND } from "./held-out/tenth-second.ts";
import { HELD_OUT_TENTH_THIRD } from "./held-out/tenth-third.ts";
import { HELD_OUT_THIRD } from "./held-out/third.ts";
import { HELD_OUT_TWELFTH_FIRST } from "./held-out/twelfth-first.ts";
import { HELD_OUT_TWELFTH_SECOND } from "./held-out/twelfth-second.ts";
import { PRINTED_EIGHTH } from "./printed/eighth.ts";
import { PRINTED_ELEVENTH } from "./printed/eleventh.ts";
import { PRINTED_FIFTEENTH } from "./printed/fifteenth.ts";
import { PRINTED_FIFTH } from "./printed/fifth.ts";
import { PRINTED_FIRST } from "./printed/first.ts";
import { PRINTED_FOURTEENTH } from "./printed/fourteenth.ts";
import { PRINTED_FOURTH } from "./printed/fourth.ts";
import { PRINTED_NINTH } from "./printed/ninth.ts";
import { PRINTED_SECOND } from "./printed/second.ts";
import { PRINTED_SEVENTH } from "./printed/seventh.ts";
import { PRINTED_SIXTH } from "./printed/sixth.ts";
import { PRINTED_TENTH } from "./printed/tenth.ts";
import { PRINTED_THIRD } from "./printed/third.ts";
import { PRINTED_THIRTEENTH } from "./printed/thirteenth.ts";
import { PRINTED_TWELFTH } from "./printed/twelfth.ts";
import type { PrintedPaper, Specimen } from "./specimen.ts";
import { APPAREL } from "./tuning/apparel.ts";
import { CERTIFICATE_PAPERS } from "./tuning/certificate-papers.ts";
import { COMPOSITIONS } from "./tuning/compositions.ts";
import { EAST } from "./tuning/east.ts";
import { TUNING_FIFTH } from "./tuning/fifth.ts";
import { TUNING } from "./tuning/first.ts";
import { TUNING_FOURTH } from "./tuning/fourth.ts";
import { GARMENTS } from "./tuning/garments.ts";
import { HOME } from "./tuning/home.ts";
import { MILL } from "./tuning/mill.ts";
import { NORTH } from "./tuning/north.ts";
import { OFFICE } from "./tuning/office.ts";
import { ORDINARY } from "./tuning/ordinary.ts";
import { TUNING_PICTURES } from "./tuning/pictures.ts";
import { TUNING_MORE } from "./tuning/second.ts";
import { SHOP } from "./tuning/shop.ts";
import { SOUTH } from "./tuning/south.ts";
import { TUNING_THIRD } from "./tuning/third.ts";
import { THIRTEENTH_FIRST } from "./tuning/thirteenth-first.ts";
import { THIRTEENTH_SECOND } from "./tuning/thirteenth-second.ts";
import { TRADE } from "./tuning/trade.ts";

export interface Papers {
  title: string;
  specimens: readonly Specimen[];
}

/** Rules are tuned on these. */
export const TUNED_ON: readonly Papers[] = [
  {
    title: "Tuned on",
    specimens: [
      ...TUNING,
      ...TUNING_MORE,
      ...TUNING_THIRD,
      ...TUNING_FOURTH,
      ...TUNING_FIFTH,
      ...TUNING_PICTURES,
    ],
  },
  { title: "Tuned on, from the North, by others than the rules", specimens: NORTH },
  { title: "Tuned on, from the East, by others than the rules", specimens: EAST },
  { title: "Tuned on, from the South, by others than the rules", specimens: SOUTH },
  { title: "Tuned on, certificates, by others than the rules", specimens: CERTIFICATE_PAPERS },
  { title: "Tuned on, compositions, by others than the rules", specimens: COMPOSITIONS },
  { title: "Tuned on, mills and buyers, by others than the rules", specimens: MILL },
  { title: "Tuned on, mixed papers of the trade, by others than the rules", specimens: TRADE },
  { title: "Tuned on, papers of shops and makers, by others than the rules", specimens: SHOP },
  { title: "Tuned on, certificates of the office, by others than the rules", specimens: OFFICE },
  { title: "Tuned on, garments, by others than the rules", specimens: GARMENTS },
  { title: "Tuned on, papers of textiles for the house, by others than the rules", specimens: HOME },
  { title: "Tuned on, makers and sellers of clothes, by others than the rules", specimens: APPAREL },
  { title: "Tuned on, ordinary papers with a composition, by others than the rules", specimens: ORDINARY },
  {
    title: "Tuned on, sheets and product pages of brands, by others than the rules",
    specimens: THIRTEENTH_FIRST,
  },
  {
    title: "Tuned on, mills, laboratories and small brands, by others than the rules",
    specimens: THIRTEENTH_SECOND,
  },
];

/** Held out while the rules were made; what went wrong in them has been looked at since. */
export const FIRST_HELD_OUT: readonly Papers[] = [
  { title: "Held out at first, first set", specimens: HELD_OUT },
  { title: "Held out at first, second set", specimens: HELD_OUT_SECOND },
  { title: "Kept back at first", specimens: KEPT_BACK },
  { title: "Held out at first, sixth set", specimens: HELD_OUT_SIXTH },
  { title: "Held out at first, seventh set", specimens: HELD_OUT_SEVENTH },
  { title: "Held out at first, eighth set: mills and laboratories", specimens: HELD_OUT_EIGHTH_FIRST },
  { title: "Held out at first, eighth set: brands and shops", specimens: HELD_OUT_EIGHTH_SECOND },
  { title: "Held out at first, ninth set: makers and brands", specimens: HELD_OUT_NINTH_FIRST },
  { title: "Held out at first, ninth set: goods and money", specimens: HELD_OUT_NINTH_SECOND },
  { title: "Held out at first, ninth set: the whole breadth", specimens: HELD_OUT_NINTH_THIRD },
  { title: "Held out at first, tenth set: makers and brands", specimens: HELD_OUT_TENTH_FIRST },
  { title: "Held out at first, tenth set: proof, supply and money", specimens: HELD_OUT_TENTH_SECOND },
  { title: "Held out at first, tenth set: the whole breadth", specimens: HELD_OUT_TENTH_THIRD },
  { title: "Held out at first, eleventh set: from the North", specimens: HELD_OUT_ELEVENTH_FIRST },
  {
    title: "Held out at first, twelfth set: from the Centre and the South",
    specimens: HELD_OUT_TWELFTH_FIRST,
  },
  {
    title: "Held out at first, fourteenth set: from the South, the West and the Centre",
    specimens: HELD_OUT_FOURTEENTH_FIRST,
  },
  {
    title: "Held out at first, fifteenth set: clothes, textiles for the house and shoes",
    specimens: HELD_OUT_FIFTEENTH_FIRST,
  },
  { title: "Held out at first, fifteenth set: all other goods", specimens: HELD_OUT_FIFTEENTH_SECOND },
  {
    title: "Held out at first, sixteenth set: clothes, textiles for the house and shoes",
    specimens: HELD_OUT_SIXTEENTH_FIRST,
  },
  { title: "Held out at first, sixteenth set: all other goods", specimens: HELD_OUT_SIXTEENTH_SECOND },
  { title: "Held out at first, seventeenth set: compositions", specimens: HELD_OUT_SEVENTEENTH_FIRST },
  {
    title: "Held out at first, eighteenth set: compositions, and the whole breadth",
    specimens: HELD_OUT_EIGHTEENTH_FIRST,
  },
  { title: "Held out at first, nineteenth set: compositions", specimens: HELD_OUT_NINETEENTH },
];

/** Counted, and never looked at. */
export const NEVER_LOOKED_AT: readonly Papers[] = [
  { title: "Never looked at, third set", specimens: HELD_OUT_THIRD },
  { title: "Never looked at, eighth set: factories and traders", specimens: HELD_OUT_EIGHTH_THIRD },
  { title: "Never looked at, eleventh set: from the South and East", specimens: HELD_OUT_ELEVENTH_SECOND },
  { title: "Never looked at, twelfth set: from the North and the West", specimens: HELD_OUT_TWELFTH_SECOND },
  {
    title: "Never looked at, fourteenth set: from the North, the East and overseas",
    specimens: HELD_OUT_FOURTEENTH_SECOND,
  },
  { title: "Never looked at, sixteenth set: all other goods", specimens: HELD_OUT_SIXTEENTH_THIRD },
  { title: "Never looked at, seventeenth set: compositions", specimens: HELD_OUT_SEVENTEENTH_SECOND },
  {
    title: "Never looked at, eighteenth set: compositions, and the whole breadth",
    specimens: HELD_OUT_EIGHTEENTH_SECOND,
  },
];

interface PrintedPapers {
  title: string;
  pages: readonly PrintedPaper[];
  /** Whether what went wrong in them has been looked at. */
  seen: boolean;
}

/** Pages with layouts of their own, which a browser prints; counted by themselves. */
export const PRINTED: readonly PrintedPapers[] = [
  { title: "Printed by a browser, first set: trade, shops and labels", pages: PRINTED_FIRST, seen: true },
  {
    title: "Printed by a browser, second set: laboratories and certifiers",
    pages: PRINTED_SECOND,
    seen: true,
  },
  { title: "Printed by a browser, third set: makers and brands", pages: PRINTED_THIRD, seen: true },
  { title: "Printed by a browser, fourth set: every kind", pages: PRINTED_FOURTH, seen: true },
  { title: "Printed by a browser, fifth set: every kind", pages: PRINTED_FIFTH, seen: true },
  { title: "Printed by a browser, sixth set: seventeen languages", pages: PRINTED_SIXTH, seen: true },
  { title: "Printed by a browser, seventh set: software, and every day", pages: PRINTED_SEVENTH, seen: true },
  {
    title: "Printed by a browser, eighth set: mills, factories, laboratories and shops",
    pages: PRINTED_EIGHTH,
    seen: true,
  },
  {
    title: "Printed by a browser, ninth set: clothes, home, shoes and bags; never looked at",
    pages: PRINTED_NINTH,
    seen: false,
  },
  {
    title: "Printed by a browser, tenth set: every kind, a third long and dense",
    pages: PRINTED_TENTH,
    seen: true,
  },
  {
    title: "Printed by a browser, eleventh set: papers of a small brand; never looked at",
    pages: PRINTED_ELEVENTH,
    seen: false,
  },
  {
    title: "Printed by a browser, twelfth set: every kind, with several parts",
    pages: PRINTED_TWELFTH,
    seen: true,
  },
  {
    title: "Printed by a browser, thirteenth set: 28 companies",
    pages: PRINTED_THIRTEENTH,
    seen: true,
  },
  {
    title: "Printed by a browser, fourteenth set: thirty habits of wording",
    pages: PRINTED_FOURTEENTH,
    seen: true,
  },
  {
    title: "Printed by a browser, fifteenth set: 28 more companies",
    pages: PRINTED_FIFTEENTH,
    seen: true,
  },
];

interface FiledPapers {
  title: string;
  /** The folder of its files. */
  set: string;
  /** Whether what went wrong in them has been looked at. */
  seen: boolean;
}

/** Papers by other programs than a browser; counted by themselves. */
export const FILED: readonly FiledPapers[] = [
  { title: "By office programs: texts and tables", set: "office", seen: true },
  { title: "By libraries that programs write PDF files with", set: "libraries", seen: true },
  { title: "By typesetters and other programs", set: "typeset", seen: true },
  { title: "By all of these: everyday papers", set: "everyday", seen: true },
  { title: "By one library, as somebody who tests the reader writes them", set: "acceptance", seen: true },
  {
    title: "By a browser, in 18 languages, by an author who did not know the rules",
    set: "printed-pages",
    seen: true,
  },
  { title: "By an office program, in as many, by another one", set: "offices", seen: true },
  { title: "As somebody tests the reader who has read what it promises", set: "suite", seen: true },
  { title: "The same, in other languages and layouts", set: "suite-further", seen: true },
  { title: "From factories and mills all over the world", set: "factories", seen: true },
  { title: "From brands: sheets, shops, mails, sets of several pieces", set: "brands", seen: true },
  { title: "Batteries, electronics, furniture, shoes and toys", set: "goods", seen: true },
  { title: "As somebody tests the reader, by a third author", set: "suite-third", seen: true },
  { title: "From brands and their suppliers, by another author", set: "brands-further", seen: true },
  { title: "As somebody tests the reader, by a fourth author", set: "suite-fourth", seen: true },
  {
    title: "Garments and textiles of the home in 20 languages, by another author",
    set: "garments",
    seen: true,
  },
  { title: "Where goods come from and how much of them is recycled", set: "origins", seen: true },
  { title: "Ordinary papers, as somebody writes them to try the reader", set: "ordinary", seen: true },
  { title: "From suppliers to whoever answers for a brand's papers", set: "suppliers", seen: true },
  { title: "Batteries and other goods, by another author", set: "goods-further", seen: true },
  { title: "As a program writes them to check the reader", set: "programmed", seen: true },
  { title: "Ordinary papers, by another author", set: "ordinary-further", seen: true },
  { title: "By three programs, as somebody checks the reader", set: "checks", seen: true },
  { title: "By four programs, as somebody checks what the reader promises", set: "promises", seen: true },
  {
    title: "From suppliers, laboratories and shops, by who answered for such papers",
    set: "compliance",
    seen: true,
  },
  { title: "Half of them mails, letters and pages of shops", set: "received", seen: true },
  { title: "The drawer of a small brand, a third of its garments in parts", set: "drawer", seen: true },
  { title: "Forms, lists, letters and labels, each of another structure", set: "structures", seen: true },
  {
    title: "As an examiner writes them, nearly all fields in each; never looked at",
    set: "examined",
    seen: false,
  },
];

/** The papers of several sets. */
export function papersOf(sets: readonly Papers[]): Specimen[] {
  return sets.flatMap(({ specimens }) => specimens);
}
