import { sha256Hex } from "../../platform/sealing.ts";
import type { Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { type Scope, scopeOn, type Tools } from "../scope.ts";
import { findPortalSessionBySecretHash, type PortalSessionRow } from "./rows.ts";

const CLIENT_SECRET = /^ps_[0-7][0-9A-HJKMNP-TV-Z]{25}_secret_[0-9A-Za-z]{43}$/;

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
  // Looked up by hash: there is nothing to compare, so nothing to time.
  const session = CLIENT_SECRET.test(clientSecret)
    ? await findPortalSessionBySecretHash(db, sha256Hex(clientSecret))
    : undefined;
  if (!session) return "unknown";
  if (session.expires <= tools.now) return "expired";
  const { company, livemode } = await companyOfDataset(db, session.dataset);
  const actor = { kind: "portal", id: session.id, name: session.origin } as const;
  return { session, scope: scopeOn(company, session.dataset, livemode, actor, tools) };
}
