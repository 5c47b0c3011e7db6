/** More papers of mills, makers and buyers about what a product is made of. */
import type { Specimen } from "../specimen.ts";

export const MILL_MORE: readonly Specimen[] = [];
