import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { presentEndpoint } from "./present.ts";
import { findEndpoint, holdEndpoint, updateEndpoint } from "./rows.ts";
import { openSecrets, rotated, sealSecrets } from "./secrets.ts";
import type { WebhookEndpoint } from "./shape.ts";

/**
 * Gives an address a new secret; the one before signs beside it for 24 hours.
 * @throws Failure resource_missing, invalid_value when it is done too often
 */
export async function rotateSecret(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint & { secret: string }> {
  const before = await holdEndpoint(tx, scope, id);
  if (!before) throw missing("webhook address", id);
  const secrets = rotated(openSecrets(scope.keyring, id, before.secrets_sealed), scope.now);
  const secrets_sealed = sealSecrets(scope.keyring, id, secrets);
  await updateEndpoint(tx, before.n, { secrets_sealed });
  await recordActivity(tx, scope, "webhook_endpoint.secret_rotated", id);
  return { ...presentEndpoint(scope, { ...before, secrets_sealed }), secret: secrets[0]?.secret ?? "" };
}

/** The secret of an address; that it was shown is entered in the activity log. @throws Failure resource_missing */
export async function showSecret(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<{ id: string; secret: string }> {
  const row = await findEndpoint(tx, scope, id);
  if (!row) throw missing("webhook address", id);
  await recordActivity(tx, scope, "webhook_endpoint.secret_shown", id);
  return { id, secret: openSecrets(scope.keyring, id, row.secrets_sealed)[0]?.secret ?? "" };
}
