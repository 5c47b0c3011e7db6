/** What a member does with an import between its begin and its end: check, run, cancel, undo. */
import { counted } from "../../formats/counted.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, type Fault, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { folded } from "../templates/cells.ts";
import { fieldsOf, TEMPLATE_CODES } from "../templates/registry.ts";
import { DROPPED, findImport, holdImport, type ImportRecord, rememberColumn, updateImport } from "./rows.ts";
import { type ImportSettings, type ImportStatus, PARTS } from "./shape.ts";
import { enqueueImport } from "./task.ts";

/** Seconds for which the rows of an import are kept, and it can be undone: 30 days. */
export const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Has all rows checked, and changes nothing yet. What the columns are is remembered for the next file.
 * @throws Failure resource_missing, invalid_value
 */
export async function checkImport(
  tx: Transaction,
  scope: Scope,
  id: string,
  settings: ImportSettings,
): Promise<ImportRecord> {
  const found = await held(tx, scope, id);
  checkKept(scope, found);
  const faults = found.kind === "file" ? faultsOfMapping(found, settings) : [];
  if (faults.length > 0) throw Failure.of(faults);
  const next = found.kind === "file" ? { ...found.settings, ...settings } : found.settings;
  await move(tx, found, ["mapping", "ready"], "checking", { settings: next });
  if (found.kind === "file") await rememberColumns(tx, scope, found, settings);
  await enqueueImport(tx, scope, found.n);
  return { ...found, status: "checking", settings: next };
}

function faultsOfMapping({ headings }: ImportRecord, { mapping }: ImportSettings): Fault[] {
  const fault = (param: string, message: string): Fault => ({ code: "invalid_value", param, message });
  if (mapping.length !== headings.length)
    return [
      fault(
        "mapping",
        `The file has ${counted(headings.length, "column")}. Say for each what it is, or null.`,
      ),
    ];
  const faults = mapping.flatMap((target, at) => {
    if (target === null) return [];
    const param = `mapping[${at}]`;
    if (!isTarget(target))
      return [
        fault(
          param,
          `"${target}" is no part of a product. Use one of ${PARTS.join(", ")}, or data. and the key of a field.`,
        ),
      ];
    return mapping.indexOf(target) < at
      ? [fault(param, `Two columns are "${target}". Leave one of them out.`)]
      : [];
  });
  if (!mapping.includes("reference"))
    faults.push(fault("mapping", "One column must be the reference: by it products are found."));
  return faults;
}

function isTarget(target: string): boolean {
  if ((PARTS as readonly string[]).includes(target)) return true;
  const key = target.startsWith("data.") ? target.slice("data.".length) : undefined;
  return key !== undefined && TEMPLATE_CODES.some((code) => fieldsOf(code).has(key));
}

async function rememberColumns(
  tx: Transaction,
  scope: Scope,
  { headings }: ImportRecord,
  { mapping }: ImportSettings,
): Promise<void> {
  const targets = new Map<string, string>();
  // Of equal headings the one that is used counts.
  for (const [at, heading] of headings.map(folded).entries())
    if (heading !== "" && !targets.get(heading)) targets.set(heading, mapping[at] ?? "");
  for (const [heading, target] of targets) await rememberColumn(tx, scope.company.n, heading, target);
}

/**
 * Starts an import that was checked, or goes on with one that was stopped: the worker creates and updates the products, row
 * by row.
 * @throws Failure resource_missing, invalid_value
 */
export async function runImport(tx: Transaction, scope: Scope, id: string): Promise<ImportRecord> {
  const found = await held(tx, scope, id);
  checkKept(scope, found);
  await move(tx, found, ["ready", "stopped"], "running", { counts: null, finished: null });
  await enqueueImport(tx, scope, found.n);
  await recordActivity(tx, scope, "import.started", id, { name: found.name, rows: found.rows });
  return { ...found, status: "running", counts: null, finished: null };
}

/**
 * Ends an import early. One that runs stops after the rows that are under way: what it did stays, is listed, and may be
 * undone. One that was not started is dropped.
 * @throws Failure resource_missing, invalid_value
 */
export async function cancelImport(tx: Transaction, scope: Scope, id: string): Promise<ImportRecord> {
  const found = await held(tx, scope, id);
  if (found.status === "running") {
    await move(tx, found, ["running"], "cancelled", { finished: scope.now });
    await recordActivity(tx, scope, "import.cancelled", id, { name: found.name });
    return { ...found, status: "cancelled", finished: scope.now };
  }
  await move(tx, found, ["mapping", "checking", "ready"], DROPPED, { finished: scope.now });
  return { ...found, status: "cancelled", finished: scope.now };
}

/**
 * Takes an import back, or goes on with that where it was stopped: products that it made and nobody used since are archived, values that it changed and nobody
 * changed since are set back. What cannot be taken back is listed.
 * @throws Failure resource_missing, invalid_value
 */
export async function undoImport(tx: Transaction, scope: Scope, id: string): Promise<ImportRecord> {
  const found = await held(tx, scope, id);
  checkKept(scope, found);
  await move(tx, found, ["done", "cancelled", "stopped", "undo_stopped"], "undoing", { counts: null });
  await enqueueImport(tx, scope, found.n);
  await recordActivity(tx, scope, "import.undone", id, { name: found.name });
  return { ...found, status: "undoing", counts: null };
}

function checkKept({ now }: Scope, { created }: ImportRecord): void {
  if (created + KEPT_SECONDS <= now)
    throw new Failure("invalid_value", "The rows of an import are kept for 30 days, and this one is older.");
}

/** @throws Failure resource_missing */
async function held(tx: Transaction, scope: Scope, id: string): Promise<ImportRecord> {
  const found = (await holdImport(tx, scope, id)) && (await findImport(tx, scope, id));
  if (!found) throw missing("import", id);
  return found;
}

async function move(
  tx: Transaction,
  found: ImportRecord,
  from: readonly ImportStatus[],
  status: ImportStatus | typeof DROPPED,
  more: Parameters<typeof updateImport>[3] = {},
): Promise<void> {
  if (await updateImport(tx, found.n, from, { status, ...more })) return;
  throw new Failure(
    "invalid_value",
    `This import is ${found.status} now, so this cannot be done with it. Look at it again.`,
    "status",
  );
}
