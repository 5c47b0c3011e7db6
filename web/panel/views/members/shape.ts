import type { z } from "zod";
import type * as company from "../../../../src/pages/panel/endpoints/company.ts";

export type Member = z.infer<typeof company.Member>;

/** The name, else the address. */
export function nameOf({ name, email }: Pick<Member, "name" | "email">): string {
  return name ?? email;
}
