/** Solvents that nothing but dry cleaning needs, where only their names stand. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { gentleness } from "./gentleness.ts";
import { clauseAround, placed } from "./words-of-signs.ts";

/** Perchloroethylene, which nothing but dry cleaning needs: the words before it may be read badly, or stand in another cell. */
const SOLVENT = /(?<!\p{L})per(?:ch|c|k)lo{1,2}r\p{L}{3,}/gu;

/** In the clause before it: that it must not be. */
const WITHOUT =
  /(?<!\p{L})(?:no|not|non|ne|nicht|kein\p{L}*|pas|sans|sin|sem|senza|niet|geen|zonder|nie|bez|inte|utan|ikke|uden|uten|ei|ala|nem|nelkul|nu|fara|brez)(?!\p{L})[^.;\t]{0,45}$/u;

export function solventsIn(passage: Passage): Found[] {
  return [...passage.folded.matchAll(SOLVENT)].flatMap((match) => {
    if (WITHOUT.test(passage.folded.slice(Math.max(match.index - 60, 0), match.index))) return [];
    const mild = gentleness(clauseAround(passage.folded, match)) === "" ? "" : "_mild";
    return [placed(passage, match, "care_professional", `dry_p${mild}`, 0.8)];
  });
}
