/** The job that does for an import what its status asks for. */
import type { Transaction } from "../../storage/database.ts";
import { enqueue } from "../jobs/queue.ts";
import type { Scope } from "../scope.ts";

/** The kind of job. */
export const IMPORT = "import";

/** What such a job holds: internal keys. */
export interface ImportTask {
  import: number;
  dataset: number;
}

/** Has the worker look at an import whose status has changed. */
export function enqueueImport(tx: Transaction, scope: Scope, importN: number): Promise<void> {
  const task: ImportTask = { import: importN, dataset: scope.dataset };
  return enqueue(tx, {
    id: scope.ids.next(),
    kind: IMPORT,
    payload: { ...task },
    runAt: scope.now,
    now: scope.now,
  });
}
