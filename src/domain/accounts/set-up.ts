/** The first company with its owner: once on an instance, from the browser or the command line. */
import { Failure } from "../failure.ts";
import type { Plan, Scope } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { createCompany } from "./companies.ts";
import { hasCompany, insertMember } from "./rows.ts";
import { checkPassword, createUser, hashPassword } from "./users.ts";

export interface SetUp {
  company: string;
  handle: string;
  email: string;
  password: string;
  plan?: Plan | undefined;
}

/**
 * Makes company, owner and the first keys. The owner is also the operator of the instance.
 * @throws Failure invalid_value; also when somebody was set up before
 */
export async function setUp(
  services: Services,
  input: SetUp,
): Promise<{ live: Scope; test: Scope; liveKey: string; testKey: string }> {
  checkPassword(input.password);
  // Before the transaction: a hash takes tens of milliseconds on purpose.
  const passwordHash = await hashPassword(input.password);
  return services.db.write(async (tx) => {
    await tx.lock("set-up");
    if (await hasCompany(tx))
      throw new Failure(
        "invalid_value",
        'This Carnet is set up already. Add a company with "carnet company create".',
      );
    const tools = toolsOf(services);
    const made = await createCompany(tx, tools, {
      name: input.company,
      handle: input.handle,
      plan: input.plan,
    });
    const user = await createUser(tx, tools, { email: input.email, passwordHash, operator: true });
    await insertMember(tx, {
      id: tools.ids.next(),
      account_n: made.company.n,
      user_n: user.n,
      role: "owner",
      created: tools.now,
    });
    return made;
  });
}
