/** Papers of trade from Poland to Turkey that the rules are tuned on, by somebody who had not read the rules. */
import type { Specimen } from "../specimen.ts";
import { EAST_CERTIFICATES } from "./east/certificates.ts";
import { EAST_GOODS } from "./east/goods.ts";
import { EAST_MORE_TEXTILES } from "./east/more-textiles.ts";
import { EAST_TEXTILES } from "./east/textiles.ts";

export const EAST: readonly Specimen[] = [
  ...EAST_TEXTILES,
  ...EAST_MORE_TEXTILES,
  ...EAST_CERTIFICATES,
  ...EAST_GOODS,
];
