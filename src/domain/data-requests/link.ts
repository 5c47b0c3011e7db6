import type { Transaction } from "../../storage/database.ts";
import type { PageLanguage } from "../accounts/brand.ts";
import { requestLetter } from "../mail/request-letters.ts";
import { enqueueMail } from "../mail/send.ts";
import type { Scope } from "../scope.ts";
import { hashOfSecret, newSecret } from "../secret.ts";
import { insertLink, type RequestRow } from "./rows.ts";

export interface GivenLink {
  url: string;
  mailed: boolean;
}

/**
 * Makes a link to a request, and sends it to the supplier where that can be done. Only its hash is kept, so a reminder
 * has a link of its own; those before go on working. Nothing of test data is sent to anybody.
 */
export async function giveLink(
  tx: Transaction,
  scope: Scope,
  row: RequestRow,
  occasion: "request" | "reminder",
  canMail: boolean,
): Promise<GivenLink> {
  const secret = newSecret();
  const url = `${scope.site}/d/${secret}`;
  const to = canMail && scope.livemode ? row.supplier_email : null;
  await insertLink(tx, {
    request_n: row.n,
    secret_hash: hashOfSecret(secret),
    mailed: to !== null,
    created: scope.now,
  });
  if (to !== null)
    await enqueueMail(tx, scope, {
      to,
      ...requestLetter({
        occasion,
        language: row.language as PageLanguage,
        company: scope.company.name,
        supplier: row.supplier_name,
        product: row.product_name,
        message: row.message,
        expires: row.expires,
        url,
      }),
    });
  return { url, mailed: to !== null };
}
