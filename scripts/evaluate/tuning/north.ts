/** Papers that the rules are tuned on, by somebody who had not read the rules: English, German, Dutch and the North. */
import type { Specimen } from "../specimen.ts";
import { CERTIFIED } from "./north/certified.ts";
import { ENGLISH } from "./north/english.ts";
import { GERMAN_DUTCH } from "./north/german-dutch.ts";
import { NORDIC } from "./north/nordic.ts";
import { SUPPLIERS } from "./north/suppliers.ts";

export const NORTH: readonly Specimen[] = [
  ...ENGLISH,
  ...SUPPLIERS,
  ...GERMAN_DUTCH,
  ...NORDIC,
  ...CERTIFIED,
];
