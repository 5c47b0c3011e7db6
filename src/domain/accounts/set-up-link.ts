/**
 * The one-time link of the browser set-up. The first browser that opens it gets a secret of its own in exchange; from
 * then on the link is worth nothing, so that nobody gets in with what a history or a chat has kept.
 */
import { sameSecret } from "../../platform/sealing.ts";
import type { Database, Queryable } from "../../storage/database.ts";
import { hashOfSecret, newSecret } from "../secret.ts";
import { deleteSetting, findSetting, storeSetting } from "../settings.ts";

/** Exchanges the token of the link for the browser's own secret; undefined when the token is not, or no longer, valid. */
export async function exchangeSetUpToken(db: Database, token: string): Promise<string | undefined> {
  // Guesses must not queue up for the one writer.
  if (!(await isToken(db.reader, token))) return undefined;
  return db.write(async (tx) => {
    await tx.lock("set-up");
    if (!(await isToken(tx, token))) return undefined;
    const secret = newSecret();
    await deleteSetting(tx, "setup_token_hash");
    await storeSetting(tx, "setup_browser_hash", hashOfSecret(secret));
    return secret;
  });
}

async function isToken(db: Queryable, token: string): Promise<boolean> {
  const expected = await findSetting(db, "setup_token_hash");
  return expected !== undefined && sameSecret(hashOfSecret(token), expected);
}

/** Whether a browser is the one that opened the link. */
export async function isSetUpBrowser(db: Queryable, secret: string | undefined): Promise<boolean> {
  if (secret === undefined) return false;
  const expected = await findSetting(db, "setup_browser_hash");
  return expected !== undefined && sameSecret(hashOfSecret(secret), expected);
}
