import type { decideSuggestion, getReview } from "../../../../src/pages/panel/endpoints/documents.ts";
import type { Answer } from "../../data/shapes.ts";

export type { decideSuggestion };

/** A document with what was decided on it. */
export type Review = Answer<typeof getReview>;
