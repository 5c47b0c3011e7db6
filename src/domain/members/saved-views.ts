/** How a member likes to look at the products: filters, order and columns under a name, for themselves or for the company. */
import { and, asc, eq, or } from "drizzle-orm";
import { z } from "zod";
import { isId } from "../../platform/ids.ts";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import { Failure, missing } from "../failure.ts";
import { ProductSummaryFilters } from "../products/summary-shape.ts";
import type { Scope } from "../scope.ts";
import { filledText, Id, text } from "../shapes.ts";
import { findMember } from "./member-rows.ts";
import { type Role, reaches } from "./role.ts";

const NAME_LENGTH = 40;
/** Views of a member, and of a company. */
const MOST_VIEWS = 50;
const MOST_COLUMNS = 50;
/** The least role for what everybody in the company sees. */
const SHARES: Role = "editor";

const Shows = ProductSummaryFilters.extend({
  /** Columns that are left out. */
  hidden: z.array(text(NAME_LENGTH)).max(MOST_COLUMNS),
});

export const NewSavedView = z.strictObject({
  name: filledText(NAME_LENGTH),
  /** Whether everybody in the company sees it. */
  shared: z.boolean(),
  shows: Shows,
});
export type NewSavedView = z.infer<typeof NewSavedView>;

export const SavedView = z.strictObject({
  object: z.literal("saved_view"),
  id: Id,
  name: z.string(),
  shared: z.boolean(),
  /** Whether it is the asking member's own. */
  own: z.boolean(),
  shows: Shows,
  created: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

const insertView = insertion((t) => t.savedViews);

interface ViewRow {
  id: string;
  member: string;
  name: string;
  shared: boolean;
  shows: unknown;
  created: number;
}

/** A member's own views and those that others share, oldest first; the same with live and test data. */
export async function listSavedViews(db: Queryable, scope: Scope): Promise<SavedView[]> {
  const { savedViews: v } = db.tables;
  const rows = await db.q
    .select()
    .from(v)
    .where(and(eq(v.account_n, scope.company.n), isSeen(db, scope)))
    .orderBy(asc(v.n))
    .limit(MOST_VIEWS * 2);
  return rows.map((row) => present(scope, row));
}

/**
 * Keeps a view for the member alone, which each role may, or for everybody.
 * @throws Failure invalid_value when there are too many, role_insufficient
 */
export async function createSavedView(tx: Transaction, scope: Scope, view: NewSavedView): Promise<SavedView> {
  if (view.shared) await checkSharing(tx, scope);
  await tx.lock(`saved_views:${scope.company.n}`);
  if ((await listSavedViews(tx, scope)).length >= MOST_VIEWS)
    throw new Failure("invalid_value", `There are ${MOST_VIEWS} saved views already. Delete one first.`);
  const row = {
    ...view,
    id: scope.ids.next(),
    account_n: scope.company.n,
    member: memberOf(scope),
    created: scope.now,
  };
  await insertView(tx, row);
  return present(scope, row);
}

/**
 * Deletes a view of one's own, or one that is shared.
 * @throws Failure resource_missing, role_insufficient
 */
export async function deleteSavedView(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<{ object: "saved_view"; id: string; deleted: true }> {
  const { savedViews: v } = tx.tables;
  const isIt = and(eq(v.id, id), eq(v.account_n, scope.company.n), isSeen(tx, scope));
  const [row] = isId(id) ? await tx.q.select().from(v).where(isIt).limit(1) : [];
  if (!row) throw missing("saved view", id);
  if (row.shared) await checkSharing(tx, scope);
  await tx.q.delete(v).where(isIt);
  return { object: "saved_view", id, deleted: true };
}

/** What all see is made and deleted by those who may change what they see. @throws Failure role_insufficient */
async function checkSharing(db: Queryable, scope: Scope): Promise<void> {
  const member = await findMember(db, scope, memberOf(scope));
  if (member && reaches(member.role, SHARES)) return;
  throw new Failure(
    "role_insufficient",
    `Views for everybody in the company need the role ${SHARES} or more. Ask an owner or admin.`,
  );
}

/** What is shared belongs to the company: it outlasts who made it. */
function isSeen({ tables: { savedViews: v } }: Queryable, scope: Scope) {
  return or(eq(v.shared, true), eq(v.member, memberOf(scope)));
}

function memberOf({ actor }: Scope): string {
  return actor.id ?? "";
}

function present(scope: Scope, { id, member, name, shared, shows, created }: ViewRow): SavedView {
  const own = member === memberOf(scope);
  return { object: "saved_view", id, name, shared, own, shows: shows as SavedView["shows"], created };
}
