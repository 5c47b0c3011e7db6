import { checkData, type Data } from "../templates/values.ts";

/**
 * Checks what is sent as a batch's own values: keys that the template has per batch, and no others.
 * @throws Failure with every fault, its param under `data.`
 */
export function checkOwnValues(template: string, sent: Data): void {
  checkData(template, sent, (field) => field.per_batch);
}

/** The values that a batch's passport is made of: its own over its product's. */
export function valuesOfBatch(product: { data: unknown }, batch: { data: unknown }): Data {
  return { ...(product.data as Data), ...(batch.data as Data) };
}
