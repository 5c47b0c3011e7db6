/** Imports as the panel shows them. */
import type { Queryable } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import { countRows, findImport, type ImportRecord, listImports as listRecords, listRows } from "./rows.ts";
import type { Import, ImportStatus, ImportSummary } from "./shape.ts";
import { KEPT_SECONDS } from "./steer.ts";

/** Values of a column that are shown beside its name. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;

/** @throws Failure resource_missing */
export async function getImport(db: Queryable, scope: Scope, id: string): Promise<Import> {
  const found = await findImport(db, scope, id);
  if (!found) throw missing("import", id);
  return presentImport(db, scope, found);
}

/**
 * Newest first.
 * @throws Failure resource_missing when `startingAfter` is no import of the data set
 */
export async function listImports(
  db: Queryable,
  scope: Scope,
  page: PageRequest,
): Promise<{ data: ImportSummary[]; hasMore: boolean }> {
  if (page.startingAfter !== undefined && !(await findImport(db, scope, page.startingAfter)))
    throw missing("import", page.startingAfter, "starting_after");
  const { rows, hasMore } = await listRecords(db, scope, page);
  const data: ImportSummary[] = [];
  for (const row of rows) data.push(await summaryOf(db, scope, row));
  return { data, hasMore };
}

export async function presentImport(db: Queryable, scope: Scope, found: ImportRecord): Promise<Import> {
  const { headings, settings } = found;
  const first = await listRows(db, found.n, 0, SAMPLES);
  return {
    ...(await summaryOf(db, scope, found)),
    template: settings.template,
    empty: settings.empty,
    columns: headings.map((heading, at) => ({
      heading,
      target: settings.mapping[at] ?? null,
      samples: first.map(({ cells }) => (cells[at] ?? "").slice(0, SAMPLE_LENGTH)),
    })),
    edit: settings.edit ?? null,
  };
}

async function summaryOf(db: Queryable, scope: Scope, found: ImportRecord): Promise<ImportSummary> {
  const { id, kind, name, begun_by, created, finished } = found;
  const counts = found.counts ?? (await countRows(db, found.n));
  return {
    id,
    object: "import",
    livemode: scope.livemode,
    created,
    kind: kind as ImportSummary["kind"],
    status: found.status as ImportStatus,
    name,
    by: { id: begun_by.id, name: begun_by.name },
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    kept: created + KEPT_SECONDS > scope.now,
    finished,
  };
}
