import { readWebOrigin } from "../../formats/web-origin.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { hashOfSecret, newSecret } from "../secret.ts";
import { insertPortalSession } from "./rows.ts";
import type { NewPortalSession, PortalSession } from "./shape.ts";

/** 60 minutes. */
const LIFETIME_SECONDS = 60 * 60;

/**
 * Creates a portal session. An archived product is shown as well: what was issued of it goes on, and its documents
 * with it.
 * @throws Failure resource_missing, invalid_value (an origin of test mode in live mode)
 */
export async function createPortalSession(
  tx: Transaction,
  scope: Scope,
  input: NewPortalSession,
): Promise<PortalSession> {
  const origin = originFor(scope, input.origin);
  const product = await findProduct(tx, scope, input.product);
  if (!product) throw missing("product", input.product, "product");
  const id = scope.ids.next();
  const secret = `ps_${id}_secret_${newSecret()}`;
  const session: PortalSession = {
    id,
    object: "portal_session",
    livemode: scope.livemode,
    created: scope.now,
    product: product.id,
    origin,
    allow_upload: input.allow_upload ?? true,
    client_secret: secret,
    url: `${scope.site}/embed/${id}`,
    expires: scope.now + LIFETIME_SECONDS,
  };
  await insertPortalSession(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product.n,
    origin,
    allow_upload: session.allow_upload,
    secret_hash: hashOfSecret(secret),
    expires: session.expires,
    created: scope.now,
  });
  await recordActivity(tx, scope, "portal_session.created", id, {
    product: product.id,
    origin,
    allow_upload: session.allow_upload,
  });
  return session;
}

/** The origin as browsers write it. @throws Failure invalid_value */
function originFor({ livemode }: Scope, sent: string): string {
  const read = readWebOrigin(sent);
  if (read === undefined || (livemode && !read.isHttps))
    throw new Failure(
      "invalid_value",
      '"origin" must begin with https://. Pages of http://localhost are for test mode: use a test key.',
      "origin",
    );
  return read.origin;
}
