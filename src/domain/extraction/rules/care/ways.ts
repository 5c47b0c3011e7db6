/** All ways in which a passage tells of care besides the words for whole symbols. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { findInClauses } from "./clauses.ts";
import { findCareParts } from "./parts.ts";
import { findDescribedSymbols } from "./symbols.ts";
import { withMore } from "./with-more.ts";

export function findInAllWays(passage: Passage): Found[] {
  const found = [...findCareParts(passage), ...findInClauses(passage), ...findDescribedSymbols(passage)];
  return found.map(withMore);
}
