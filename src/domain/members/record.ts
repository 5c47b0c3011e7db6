/** Entries of the activity log for what people do about their own account. */
import type { Transaction } from "../../storage/database.ts";
import { datasetsOf } from "../accounts/rows.ts";
import { recordActivity } from "../activity/record.ts";
import type { Json } from "../passports/content.ts";
import { type Actor, SYSTEM, scopeOn } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { listMemberships } from "./rows.ts";
import { type Browser, nameOf, type Person } from "./sessions.ts";
import { warnOfAction } from "./warn.ts";

interface Doing {
  action: string;
  details?: { [key: string]: Json };
  /** Who did it where it was not the person: whoever runs the machine. */
  bySystem?: boolean;
}

/** Writes it into the records of each company that the person belongs to, and warns the person of what they should know. */
export async function recordForPerson(
  tx: Transaction,
  services: Services,
  user: Person["user"],
  browser: Browser | undefined,
  { action, details, bySystem }: Doing,
): Promise<void> {
  const tools = toolsOf(services);
  for (const { id, company } of await listMemberships(tx, user.n)) {
    const { live } = await datasetsOf(tx, company.n);
    const actor: Actor = bySystem ? SYSTEM : { kind: "member", id, name: nameOf(user) };
    const scope = { ...scopeOn(company, live, true, actor, tools), address: browser?.address ?? null };
    await recordActivity(tx, scope, action, id, details);
  }
  await warnOfAction(tx, services, user, browser, action);
}
