import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, type Fault, missing } from "../failure.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { fieldsOf } from "../templates/registry.ts";
import { checkEnd, DEFAULT_SECONDS } from "./extend.ts";
import { giveLink } from "./link.ts";
import { presentSummary } from "./present.ts";
import { needRequest } from "./read.ts";
import { insertRequest } from "./rows.ts";
import type { DataRequestWithLink, NewDataRequest } from "./shape.ts";

/**
 * Asks a supplier for fields and documents of a product, through a link that is in the answer and nowhere else.
 * @param canMail there is a mail server: the link goes to the supplier's address too, when one is known and the data are live
 * @throws Failure resource_missing, parameter_missing (nothing is asked for), invalid_value (an end too near or too far,
 * a field that the template does not have)
 */
export async function createDataRequest(
  tx: Transaction,
  scope: Scope,
  input: NewDataRequest,
  canMail: boolean,
): Promise<DataRequestWithLink> {
  const { fields = [], documents = [], supplier, message, language = "en" } = input;
  const product = await findProduct(tx, scope, input.product);
  if (!product) throw missing("product", input.product, "product");
  if (fields.length + documents.length === 0)
    throw new Failure(
      "parameter_missing",
      'A request needs something to ask for: keys in "fields", kinds in "documents", or both.',
      "fields",
    );
  const faults = unknownFields(product.template, fields);
  if (faults.length > 0) throw Failure.of(faults);
  if (input.expires !== undefined) checkEnd(scope, input.expires);
  const id = scope.ids.next();
  await insertRequest(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product.n,
    supplier_name: supplier.name.trim(),
    supplier_email: supplier.email ?? null,
    language,
    fields,
    documents,
    message: message?.trim() ? message.trim() : null,
    answers: {},
    files: [],
    decisions: {},
    created_by: scope.actor,
    expires: input.expires ?? scope.now + DEFAULT_SECONDS,
    saved_at: null,
    answered_at: null,
    accepted_at: null,
    declined_at: null,
    declined_by: null,
    decline_reason: null,
    created: scope.now,
  });
  const row = await needRequest(tx, scope, id);
  const link = await giveLink(tx, scope, row, "request", canMail);
  await recordActivity(tx, scope, "data_request.created", id, {
    product: product.id,
    supplier: row.supplier_name,
    fields,
    documents,
    expires: row.expires,
    mailed: link.mailed,
  });
  return { ...(await presentSummary(tx, scope, row)), ...link };
}

function unknownFields(template: string, keys: readonly string[]): Fault[] {
  const fields = fieldsOf(template);
  return keys.flatMap((key, at) =>
    fields.has(key)
      ? []
      : [
          {
            code: "invalid_value" as const,
            param: `fields[${at}]`,
            message: `The template "${template}" has no field "${key.slice(0, 80)}". Ask for one of its own.`,
          },
        ],
  );
}
