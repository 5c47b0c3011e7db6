import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentLink } from "./present.ts";
import { findLink, listLinks } from "./rows.ts";
import type { PartnerLink } from "./shape.ts";

/**
 * The links of a data set, newest first, without their addresses.
 * @throws Failure resource_missing when `startingAfter` is none of the data set
 */
export async function listPartnerLinks(
  db: Queryable,
  scope: Pick<Scope, "dataset" | "livemode" | "now">,
  page: PageRequest,
): Promise<{ data: PartnerLink[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined && !(await findLink(db, scope, page.startingAfter)))
    throw missing("partner link", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listLinks(db, scope, page);
  return { data: rows.map((row) => presentLink(scope, row)), hasMore };
}
