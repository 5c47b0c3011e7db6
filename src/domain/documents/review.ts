/** A document as somebody decides on it: besides what the API tells, what was decided in which order. */
import { z } from "zod";
import type { Queryable } from "../../storage/database.ts";
import { listSuggestions, type SuggestionRow } from "../extraction/rows.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { Id, JsonValue } from "../shapes.ts";
import { presentDocument } from "./present.ts";
import { findDocument } from "./rows.ts";
import { Document } from "./shape.ts";
import { canTakeBack, stateOf, stepOf } from "./step.ts";

export const Review = Document.extend({
  /** What was decided, the last of it at the end. */
  decisions: z.array(
    z.strictObject({
      suggestion: Id,
      /** Names this decision: whoever decides next says that they have seen it. */
      state: z.string(),
      /** What stands on the product since; null where nothing was written, or that is not known. */
      wrote: z.strictObject({ value: JsonValue }).nullable(),
      can_take_back: z.boolean(),
    }),
  ),
});
export type Review = z.infer<typeof Review>;

/** @throws Failure resource_missing */
export async function getReview(db: Queryable, scope: Scope, id: string): Promise<Review> {
  const row = await findDocument(db, scope, id);
  if (!row) throw missing("document", id);
  const suggestions = await listSuggestions(db, row.extraction_n === null ? [] : [row.extraction_n]);
  const orderOf = (suggestion: SuggestionRow) => stepOf(suggestion)?.id ?? "";
  return {
    ...(await presentDocument(db, scope, row)),
    decisions: suggestions
      .filter(({ decision }) => decision !== null)
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
      .map((suggestion) => {
        const wrote = stepOf(suggestion)?.wrote;
        return {
          suggestion: suggestion.id,
          state: stateOf(suggestion) ?? "",
          wrote: wrote ? { value: wrote.after } : null,
          can_take_back: canTakeBack(row, suggestion),
        };
      }),
  };
}
