import type { ProductForm } from "../../../../src/domain/products/save.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/data-requests.ts";
import { apiPath, ask, post } from "../../data/request.ts";
import type { Json } from "../../data/shapes.ts";
import type { DataRequest } from "./shape.ts";

export type Decision = "accepted" | "rejected";

/** Keys of the answers that nobody has decided on, in the order in which they were asked. */
export function undecided({ fields, answers, decisions }: DataRequest): string[] {
  return fields.filter((key) => answers[key] !== undefined && decisions[key] === undefined);
}

/**
 * Decides on answers.
 * @param known what the person saw on the product beside them; read anew where it is left out
 * @returns the request as it is now, and the keys that somebody else has changed on the product meanwhile
 */
export async function decide(
  { id, product }: DataRequest,
  keys: readonly string[],
  decision: Decision,
  known?: Record<string, Json | undefined>,
): Promise<{ request: DataRequest; conflicts: string[] }> {
  const shown = known ?? (await ask<ProductForm>(apiPath(`/products/${product}/form`))).product.data;
  const { request, conflicts } = await post<typeof endpoints.reviewDataRequest>(
    `/data_requests/${id}/review`,
    {
      decisions: Object.fromEntries(keys.map((key) => [key, decision])),
      ...(decision === "accepted"
        ? { known: Object.fromEntries(keys.map((key) => [key, (shown[key] ?? null) as Json])) }
        : {}),
    },
  );
  return { request, conflicts: conflicts.map(({ key }) => key) };
}
