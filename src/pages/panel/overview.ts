import type { z } from "zod";
import { countAnswered } from "../../domain/data-requests/rows.ts";
import { countInReview, listDocuments } from "../../domain/documents/rows.ts";
import { countPending } from "../../domain/lifecycle-events/summary-rows.ts";
import { countPassports } from "../../domain/passports/rows.ts";
import { countViews } from "../../domain/products/summaries.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Overview } from "./endpoints/overview.ts";

/** The counts that navigation, saved views and the start show. */
export async function overviewOf(db: Queryable, scope: Scope): Promise<z.infer<typeof Overview>> {
  const views = await countViews(db, scope);
  const { issued, items } = await countPassports(db, scope);
  return {
    object: "overview",
    livemode: scope.livemode,
    products: views.all ?? 0,
    passports: issued,
    items,
    documents: (await listDocuments(db, scope, undefined, { limit: 1 })).rows.length > 0,
    to_review: await countInReview(db, scope),
    events_pending: await countPending(db, scope),
    requests_answered: await countAnswered(db, scope),
    views,
  };
}
