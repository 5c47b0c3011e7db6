import type { Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { type Scope, scopeOn, type Tools } from "../scope.ts";
import { hashOfSecret, isSecret } from "../secret.ts";
import { findPortalSessionBySecretHash, type PortalSessionRow } from "./rows.ts";

const CLIENT_SECRET = /^ps_[0-7][0-9A-HJKMNP-TV-Z]{25}_secret_(.*)$/;

export interface OpenPortalSession {
  session: PortalSessionRow;
  /** Everything that is done through the component is done by its session. */
  scope: Scope;
}

/** The session that a client secret opens, or why it opens none. */
export async function openPortalSession(
  db: Queryable,
  tools: Tools,
  clientSecret: string,
): Promise<OpenPortalSession | "unknown" | "expired"> {
  const session = isSecret(CLIENT_SECRET.exec(clientSecret)?.[1])
    ? await findPortalSessionBySecretHash(db, hashOfSecret(clientSecret))
    : undefined;
  if (!session) return "unknown";
  if (session.expires <= tools.now) return "expired";
  const { company, livemode } = await companyOfDataset(db, session.dataset);
  const actor = { kind: "portal", id: session.id, name: session.origin } as const;
  return { session, scope: scopeOn(company, session.dataset, livemode, actor, tools) };
}
