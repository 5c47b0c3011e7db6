/** The account as the API shows it. */
import { z } from "zod";
import type { Scope } from "../scope.ts";
import { objectShape } from "../shapes.ts";

export const Account = objectShape("account", {
  name: z.string(),
  handle: z.string(),
  reference_url: z.string(),
  plan: z.enum(["free", "starter", "pro", "enterprise"]),
  status: z.enum(["active", "read_only", "suspended"]),
}).meta({ id: "Account" });
export type Account = z.infer<typeof Account>;

/** The company of the scope. */
export function presentAccount(scope: Scope): Account {
  const { company, livemode, site } = scope;
  return {
    id: company.id,
    object: "account",
    livemode,
    created: company.created,
    name: company.name,
    handle: company.handle,
    reference_url: `${site}/r/${company.handle}/`,
    plan: company.plan,
    status: company.status,
  };
}
