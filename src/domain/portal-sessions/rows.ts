/** All queries of portal sessions: they are found by what a browser brings, of whatever company. */
import { eq } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import { fixed, insertion, type Queryable, statement, value } from "../../storage/database.ts";

export const insertPortalSession = insertion((t) => t.portalSessions);

const selectById = statement((q, t) =>
  q
    .select({ origin: t.portalSessions.origin, expires: t.portalSessions.expires })
    .from(t.portalSessions)
    .where(eq(t.portalSessions.id, value("id")))
    .limit(fixed(1)),
);

/** Who may hold the component of this session, and until when. */
export async function findPortalSession(
  db: Queryable,
  id: string,
): Promise<{ origin: string; expires: number } | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await selectById(db, { id });
  return row;
}

const selectBySecret = statement((q, t) =>
  q
    .select({
      n: t.portalSessions.n,
      id: t.portalSessions.id,
      dataset: t.portalSessions.dataset_n,
      product: t.products.id,
      origin: t.portalSessions.origin,
      allow_upload: t.portalSessions.allow_upload,
      expires: t.portalSessions.expires,
    })
    .from(t.portalSessions)
    .innerJoin(t.products, eq(t.products.n, t.portalSessions.product_n))
    .where(eq(t.portalSessions.secret_hash, value("hash")))
    .limit(fixed(1)),
);

export interface PortalSessionRow {
  n: number;
  id: string;
  dataset: number;
  /** Id of the one product that it serves. */
  product: string;
  origin: string;
  allow_upload: boolean;
  expires: number;
}

/** The session whose client secret has this hash. */
export async function findPortalSessionBySecretHash(
  db: Queryable,
  hash: string,
): Promise<PortalSessionRow | undefined> {
  const [row] = await selectBySecret(db, { hash });
  return row;
}
