import { isHelpCell } from "../../formats/cell-text.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { listMatching } from "../products/matching.ts";
import type { Scope } from "../scope.ts";
import type { Services } from "../services.ts";
import { MAX_ROWS, type Table, TableRefused } from "../tables/table.ts";
import { folded } from "../templates/cells.ts";
import { DEFAULT_TEMPLATE, fieldsOf, TEMPLATE_CODES } from "../templates/registry.ts";
import { guessColumns, guessTemplate } from "./guess.ts";
import {
  countKeptRows,
  deleteImport,
  deleteRows,
  findColumns,
  insertImport,
  insertProducts,
  insertRows,
  READING,
  updateImport,
} from "./rows.ts";
import type { Edit, ImportStatus, NewEdit } from "./shape.ts";
import { enqueueImport } from "./task.ts";

/** Rows of a transaction. */
const ROWS_AT_ONCE = 500;
/** Rows that the imports of a data set hold at a time: about a gigabyte. */
const KEPT_ROWS = 1_000_000;

/**
 * Takes the rows of a file in. Nothing is changed by them before somebody has said what the columns are and has started
 * the import.
 * @returns its id
 * @throws Failure invalid_value when there are no rows but those that explain a template, or too many are kept
 */
export async function createImport(
  { db }: Pick<Services, "db">,
  scope: Scope,
  name: string,
  table: Table,
): Promise<string> {
  const rows = table.rows.filter(([, cells]) => !isHelpCell(cells.find((cell) => cell !== "") ?? ""));
  if (rows.length === 0) throw refusal(new TableRefused("no_rows"));
  const known = await findColumns(db.reader, scope.company.n, table.headings.map(folded));
  const template = guessTemplate(table.headings, DEFAULT_TEMPLATE);
  const mapping = guessColumns(table.headings, template, known);
  const begun = await begin(db, scope, {
    kind: "file",
    name,
    headings: table.headings,
    decimal: table.decimal,
    settings: { mapping, template, empty: "keep" },
    rows: rows.length,
  });
  return fill(db, scope, begun, rows.length, "mapping", async (from) => {
    await db.write((tx) => insertRows(tx, begun.n, rows.slice(from, from + ROWS_AT_ONCE)));
  });
}

/** A file that cannot be read as a table, as the refusal of a request. */
export function refusal(fault: TableRefused): Failure {
  const code = fault.reason === "not_a_table" || fault.reason === "old_excel" || fault.reason === "other_zip";
  return new Failure(code ? "file_type_unsupported" : "invalid_value", fault.message, "file");
}

/**
 * Begins one change of many products: those with some ids, or all that a list shows with some filters. It is checked at
 * once, and changes nothing before somebody has started it.
 * @returns its id
 * @throws Failure invalid_value when there are none, or too many, or too many are kept
 */
export async function createEdit(
  { db }: Pick<Services, "db">,
  scope: Scope,
  { products, filters, changes }: NewEdit,
): Promise<string> {
  if (changes.status === undefined && Object.keys(changes.data ?? {}).length === 0)
    throw new Failure("invalid_value", "Nothing is to be changed. Choose at least one field.", "changes");
  const ids = new Set(products);
  if (filters)
    for await (const rows of listMatching(db.reader, scope, filters)) {
      for (const { id } of rows) ids.add(id);
      if (ids.size > MAX_ROWS) break;
    }
  if (ids.size === 0 || ids.size > MAX_ROWS)
    throw new Failure(
      "invalid_value",
      ids.size === 0
        ? "There are no products to change. Choose some, or other filters."
        : `These are more than ${MAX_ROWS} products. Choose fewer, and change the others after them.`,
      "products",
    );
  const list = [...ids];
  const begun = await begin(db, scope, {
    kind: "edit",
    name: "",
    headings: [],
    decimal: ".",
    settings: { mapping: [], template: templateWith(changes), empty: "keep", edit: changes },
    rows: list.length,
  });
  return fill(db, scope, begun, list.length, "checking", async (from) => {
    await db.write((tx) => insertProducts(tx, begun.n, from + 1, list.slice(from, from + ROWS_AT_ONCE)));
  });
}

/** A template that has all fields of an edit: it has the words for them. */
function templateWith({ data = {} }: Edit): string {
  const keys = Object.keys(data);
  return TEMPLATE_CODES.find((code) => keys.every((key) => fieldsOf(code).has(key))) ?? DEFAULT_TEMPLATE;
}

type Db = Services["db"];

interface BegunImport {
  n: number;
  id: string;
  name: string;
}

async function begin(
  db: Db,
  scope: Scope,
  about: Pick<
    Parameters<typeof insertImport>[1],
    "kind" | "name" | "headings" | "decimal" | "settings" | "rows"
  >,
): Promise<BegunImport> {
  const id = scope.ids.next();
  const { id: actor, name } = scope.actor;
  const n = await db.write(async (tx) => {
    // Those that come at once are counted one after the other.
    await tx.lock(`imports:${scope.dataset}`);
    if ((await countKeptRows(tx, scope)) + about.rows > KEPT_ROWS)
      throw new Failure(
        "invalid_value",
        `The rows of imports are kept for 30 days so that they can be undone, and there is room for ${KEPT_ROWS} of them. Discard imports that were not started, which makes room within the hour, or wait until older ones are dropped.`,
      );
    return insertImport(tx, {
      ...about,
      id,
      dataset_n: scope.dataset,
      status: READING,
      begun_by: { id: actor, name, address: scope.address },
      counts: null,
      created: scope.now,
      finished: null,
    });
  });
  return { n, id, name: about.name };
}

/** Brings the rows in, a few at a time, and then shows the import; what does not end well leaves nothing. */
async function fill(
  db: Db,
  scope: Scope,
  { n, id, name }: BegunImport,
  count: number,
  status: ImportStatus,
  insert: (from: number) => Promise<void>,
): Promise<string> {
  try {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      await insert(from);
      await nextTurn();
    }
    await db.write(async (tx) => {
      await updateImport(tx, n, [READING], { status });
      if (status === "checking") await enqueueImport(tx, scope, n);
      else await recordActivity(tx, scope, "import.uploaded", id, { name, rows: count });
    });
    return id;
  } catch (fault) {
    // What a crash leaves here, housekeeping drops.
    while (await db.write((tx) => deleteRows(tx, n, ROWS_AT_ONCE))) await nextTurn();
    await db.write((tx) => deleteImport(tx, n));
    throw fault;
  }
}
