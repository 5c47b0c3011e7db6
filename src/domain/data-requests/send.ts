import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { emit } from "../events/emit.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";
import { holdOpen } from "./hold.ts";
import { presentRequest } from "./present.ts";
import { markAnswered, type RequestRow } from "./rows.ts";

/** `changed`: what would be sent is not what was shown; `empty`: there is nothing to send. */
export type Sending = "sent" | "changed" | "empty";

/** Stands for exactly what would be sent now. */
export function markOfAnswers({ answers, files }: Pick<RequestRow, "answers" | "files">): string {
  return sha256Hex(canonicalJson({ answers: answers as Data, files: files as string[] }));
}

/**
 * Sends what a supplier answered, once: the company sees it from now on, and it changes no more.
 * @param scope of the supplier, as `openDataRequest` gives it
 * @param mark of what the supplier was shown
 * @throws Failure session_closed, account_suspended, account_read_only
 */
export async function sendAnswers(tx: Transaction, scope: Scope, id: string, mark: string): Promise<Sending> {
  const row = await holdOpen(tx, scope, id);
  const answered = Object.keys(row.answers as Data);
  const files = row.files as string[];
  if (answered.length + files.length === 0) return "empty";
  if (markOfAnswers(row) !== mark) return "changed";
  if (!(await markAnswered(tx, row.n, scope.now)))
    throw new Error(`data request ${id} is held and was not marked`);
  const request = presentRequest(scope, { ...row, answered_at: scope.now });
  await emit(tx, scope, "data_request.answered", request);
  await recordActivity(tx, scope, "data_request.answered", id, {
    product: row.product_id,
    supplier: row.supplier_name,
    answered,
    files,
  });
  return "sent";
}
