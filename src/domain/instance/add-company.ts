/** Another company on the instance, with somebody who owns it. */
import type { Transaction } from "../../storage/database.ts";
import { createCompany, type NewCompany } from "../accounts/companies.ts";
import { parseEmail } from "../accounts/users.ts";
import { recordInstanceActivity } from "../activity/record.ts";
import { addMember, invite } from "../members/invitations.ts";
import { findUserByEmail } from "../members/rows.ts";
import type { Company } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import type { Operator } from "./operator.ts";

interface AddedCompany {
  company: Company;
  /** The address of its owner. */
  owner: string;
  /** Shown once. */
  liveKey: string;
  testKey: string;
  /** The link by which its owner comes; null for somebody who signs in here already. */
  invitation: string | null;
}

/**
 * Makes a company; whoever signs in with the address owns it, or is invited to.
 * @throws Failure invalid_value
 */
export async function addCompany(
  tx: Transaction,
  services: Services,
  by: Operator,
  input: NewCompany & { owner: string },
): Promise<AddedCompany> {
  const tools = toolsOf(services);
  const email = parseEmail(input.owner);
  const { company, live, liveKey, testKey } = await createCompany(tx, tools, input);
  const user = await findUserByEmail(tx, email);
  if (user) await addMember(tx, tools, company, user, "owner", null, "member.added");
  const invitation = user ? null : (await invite(tx, live, { email, role: "owner" })).url;
  const { name, handle, id } = company;
  await recordInstanceActivity(tx, by.at(services), "instance.company_added", { company: id, name, handle });
  return { company, owner: email, liveKey, testKey, invitation };
}
