/** The compositions of one passage, in whatever way it writes them. */
import type { Passage } from "../../reading/passage.ts";
import { claimedRatiosIn } from "./claimed-ratios.ts";
import type { Composition, Share, Written } from "./composition.ts";
import { NO_PART } from "./composition.ts";
import { blendsIn, codesIn, downIn, evenIn, ratiosIn } from "./notations.ts";
import { partOf } from "./parts/part-of.ts";
import { crossedTablesIn } from "./tables/crossed.ts";
import { columnsBesideIn, listedTablesIn } from "./tables/listed.ts";
import { measuredTablesIn } from "./tables/measured.ts";
import { runsIn, signedBehindIn, unsignedIn } from "./tables/unsigned-cells.ts";
import { wholesIn } from "./wholes.ts";

/** Ways to write a composition, beside tables and lists, that are read as a whole: what they have is not looked for share by share. */
const NOTATIONS: readonly ((passage: Passage) => Iterable<Written>)[] = [
  ratiosIn,
  claimedRatiosIn,
  codesIn,
  crossedTablesIn,
  columnsBesideIn,
  unsignedIn,
  runsIn,
  signedBehindIn,
  downIn,
  blendsIn,
  evenIn,
];

/** The compositions of a passage, in the order in which they stand there. */
export function compositionsIn(passage: Passage): Composition[] {
  const tested = [...measuredTablesIn(passage)];
  // A list of one column is not what a test has beside what is claimed.
  const listed = [...listedTablesIn(passage)].filter(
    ({ start, end }) => !tested.some((one) => start < one.end && end > one.start),
  );
  const noted = [...tested, ...listed, ...NOTATIONS.flatMap((written) => [...written(passage)])];
  return [...noted, ...wholesIn(passage, noted)]
    .map((written) => ofItsPart(passage, written))
    .sort((one, other) => one.start - other.start);
}

function ofItsPart(passage: Passage, { part, ...written }: Written): Composition {
  const known = part === undefined ? partOf(passage, written.start, written.end) : (part ?? NO_PART);
  return { ...written, shares: inTrade(written.shares, passage), passage, part: known };
}

/** Papers in Spanish and Portuguese, and what they would have to spell out. */
const SPANISH =
  /(?<!\p{L})(?:composicion|composicao|tejido|tecido|prenda|talla|tamanho|lavado|lavagem|pedido|marca)(?!\p{L})/u;
const ALGINATE = /alginat/u;

/** ALG is alginate by ISO 2076; in the trade of Spain and Portugal it is short for their cotton. */
function inTrade(shares: Share[], { folded }: Passage): Share[] {
  if (!shares.some(({ fibre }) => fibre === "alginate") || ALGINATE.test(folded) || !SPANISH.test(folded))
    return shares;
  return shares.map((one) => (one.fibre === "alginate" ? { ...one, fibre: "cotton" } : one));
}
