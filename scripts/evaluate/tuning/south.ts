/** Papers of the south of Europe and of Brazil, by somebody who had not read the rules; to tune the rules on. */
import type { Specimen } from "../specimen.ts";
import { ROMANIAN_GREEK_CATALAN } from "./south/east.ts";
import { FRENCH } from "./south/france.ts";
import { GOODS } from "./south/goods.ts";
import { ITALIAN } from "./south/italy.ts";
import { PORTUGUESE } from "./south/portugal.ts";
import { SPANISH } from "./south/spain.ts";

export const SOUTH: readonly Specimen[] = [
  ...FRENCH,
  ...ITALIAN,
  ...SPANISH,
  ...PORTUGUESE,
  ...ROMANIAN_GREEK_CATALAN,
  ...GOODS,
];
