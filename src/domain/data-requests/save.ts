import type { Transaction } from "../../storage/database.ts";
import type { Fault } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { changesSince, type SentValues } from "../templates/seen-values.ts";
import { type Data, faultsOfData } from "../templates/values.ts";
import { holdOpen } from "./hold.ts";
import { updateRequest } from "./rows.ts";

interface SavedAnswers {
  /** All answers as they are now. */
  answers: Data;
  /** Of the values that a field does not take: those were left out, the others were stored. */
  faults: Fault[];
  /** Keys that were changed here and, meanwhile, in another window: what stands there stays. */
  conflicts: string[];
}

/**
 * Keeps what a supplier has written so far, value by value, so that two windows lose nothing of each other. Nobody but
 * the supplier sees it before it is sent.
 * @param scope of the supplier, as `openDataRequest` gives it
 * @throws Failure session_closed, account_suspended, account_read_only
 */
export async function saveAnswers(
  tx: Transaction,
  scope: Scope,
  id: string,
  sent: SentValues,
): Promise<SavedAnswers> {
  const row = await holdOpen(tx, scope, id);
  const asked = new Set(row.fields as string[]);
  const faults = faultsOfData(row.template, sent.data, ({ key }) => asked.has(key));
  const before = row.answers as Data;
  const { changes, conflicts } = changesSince(before, sent, faults);
  const answers = { ...before };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete answers[key];
    else answers[key] = value;
  }
  if (Object.keys(changes).length > 0) await updateRequest(tx, row.n, { answers, saved_at: scope.now });
  return { answers, faults, conflicts };
}
