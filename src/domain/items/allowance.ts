/** How many items a data set may make in a calendar month (UTC). Voided items count. */
import { counted } from "../../formats/counted.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { addToMonth, countOfMonth } from "./usage-rows.ts";

/** Test data do not count against a plan, and have a limit of their own. */
export const TEST_ITEMS_PER_MONTH = 1000;

/** @throws Failure plan_limit_reached, test_limit_reached */
export async function takeAllowance(tx: Transaction, scope: Scope, count: number): Promise<void> {
  const limit = scope.livemode ? scope.company.limits.items_per_month : TEST_ITEMS_PER_MONTH;
  const items = await addToMonth(tx, scope, monthOf(scope.now), count);
  if (limit === undefined || items <= limit) return;
  if (limit === 0)
    throw new Failure("plan_limit_reached", "The plan allows no items. Ask for a higher limit.");
  const left = Math.max(0, limit - (items - count));
  const rest = `${left === 0 ? "none is" : left === 1 ? "1 is" : `${left} are`} left until the month ends (UTC).`;
  throw scope.livemode
    ? new Failure(
        "plan_limit_reached",
        `The plan allows ${counted(limit, "item")} a month, and ${rest} ${left === 0 ? "Wait" : "Make fewer, wait"} for the next month, or ask for a higher limit.`,
      )
    : new Failure(
        "test_limit_reached",
        `Test data take at most ${limit} items a month, and ${rest} ${left === 0 ? "Wait" : "Make fewer, or wait"} for the next month.`,
      );
}

/** How many items the data set has made in this month. */
export function itemsThisMonth(db: Queryable, scope: Scope): Promise<number> {
  return countOfMonth(db, scope, monthOf(scope.now));
}

/** Takes back from a month (`YYYY-MM`) what was reserved in it and became nothing. */
export async function giveBackAllowance(
  tx: Transaction,
  scope: Scope,
  month: string,
  count: number,
): Promise<void> {
  await addToMonth(tx, scope, month, -count);
}

/** `2026-11`; `seconds` is Unix time. */
export function monthOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 7);
}
