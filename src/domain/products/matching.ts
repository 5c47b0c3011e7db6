/** All products that a list shows with some filters, a few at a time: for what is done with them as a whole. */
import { nextTurn } from "../../platform/next-turn.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { searched } from "./summaries.ts";
import { listCandidates, listSummaries, type Place, type SummaryRow } from "./summary-rows.ts";
import type { ProductSummaryFilters } from "./summary-shape.ts";

const AT_ONCE = 500;

/** In the order of the list; what is changed meanwhile may be told as it was or as it is. */
export async function* listMatching(
  db: Queryable,
  scope: Pick<Scope, "dataset">,
  { view = "all", order = "created", search = "" }: ProductSummaryFilters,
): AsyncGenerator<SummaryRow[]> {
  const isWanted = searched(view, search);
  for (let after: Place | undefined; ; ) {
    const candidates = await listCandidates(db, scope, view, order, after, AT_ONCE);
    const rows = new Map(
      (
        await listSummaries(
          db,
          scope,
          candidates.map(({ n }) => n),
        )
      ).map((row) => [row.n, row]),
    );
    const found = candidates.flatMap((candidate) => {
      const row = rows.get(candidate.n);
      return row && isWanted(candidate, row) ? [row] : [];
    });
    if (found.length > 0) yield found;
    after = candidates.at(-1);
    if (candidates.length < AT_ONCE) return;
    await nextTurn();
  }
}
