/** More papers that quote certificates, by others than the rules. */
import type { Specimen } from "../specimen.ts";

export const OFFICE_MORE: readonly Specimen[] = [];
