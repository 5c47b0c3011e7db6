import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { hashOfSecret, newSecret } from "../secret.ts";
import { presentLink } from "./present.ts";
import { insertLink } from "./rows.ts";
import type { NewPartnerLink, PartnerLink } from "./shape.ts";

/**
 * Makes a link for a partner. Its address is in the answer and nowhere else: only its hash is kept.
 * @throws Failure invalid_value (an end that has passed)
 */
export async function createPartnerLink(
  tx: Transaction,
  scope: Scope,
  { name, expires }: NewPartnerLink,
): Promise<PartnerLink> {
  if (typeof expires === "number" && expires <= scope.now)
    throw new Failure(
      "invalid_value",
      `"expires" must be a Unix time in seconds that is still to come: it is ${scope.now} now.`,
      "expires",
    );
  const id = scope.ids.next();
  const secret = newSecret();
  const row = {
    id,
    dataset_n: scope.dataset,
    name: name.trim(),
    expires: expires ?? null,
    revoked: null,
    last_used: null,
    created: scope.now,
  };
  const n = await insertLink(tx, { ...row, secret_hash: hashOfSecret(secret) });
  if (n === undefined) throw new Error("a partner link was not stored");
  await recordActivity(tx, scope, "partner_link.created", id, { name: row.name, expires: row.expires });
  return { ...presentLink(scope, { n, ...row }), url: `${scope.site}/t/${secret}` };
}
