/** The activity log as a file: a table for people, or one entry a line for programs. */
import { type ActivityEntry, type ActivityFilters, listActivity } from "../../domain/activity/list.ts";
import { Failure } from "../../domain/failure.ts";
import type { Scope } from "../../domain/scope.ts";
import { safeCell } from "../../formats/cell-text.ts";
import type { Cell } from "../../formats/xlsx.ts";
import type { Queryable } from "../../storage/database.ts";
import { fileResponse } from "../kit/file-kit.ts";
import { tableFile } from "./imports/table-file.ts";

/** Entries that are read at a time. */
const AT_ONCE = 500;

type ActivityFormat = "csv" | "jsonl";

/** The format of this name. @throws Failure path_unknown */
export function activityFormat(name: string): ActivityFormat {
  if (name === "csv" || name === "jsonl") return name;
  throw new Failure("path_unknown", "The activity log is exported as csv or jsonl.");
}

const COLUMNS = [
  "time",
  "by",
  "by_kind",
  "by_id",
  "address",
  "action",
  "on",
  "details",
  "livemode",
  "position",
  "hash",
  "id",
] as const;

/** Newest first, read while it is sent: a long log is never in memory as a whole. */
export function activityFile(
  db: Queryable,
  scope: Scope,
  filters: ActivityFilters,
  format: ActivityFormat,
): Response {
  const day = new Date(scope.now * 1000).toISOString().slice(0, 10);
  const name = `activity-${scope.company.handle}-${scope.livemode ? "live" : "test"}-${day}`;
  const pages = pagesOf(db, scope, filters);
  if (format === "csv")
    return tableFile(
      { name, sheet: "activity", columns: COLUMNS.map(() => ({})), rows: rowsOf(pages) },
      "csv",
    );
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((entry) => `${JSON.stringify(entry)}\n`).join("")));
    },
  });
  return fileResponse(lines, { contentType: "application/x-ndjson; charset=utf-8", name: `${name}.jsonl` });
}

async function* pagesOf(
  db: Queryable,
  scope: Scope,
  filters: ActivityFilters,
): AsyncGenerator<ActivityEntry[], void> {
  let last: string | undefined;
  for (;;) {
    const page = { limit: AT_ONCE, ...(last === undefined ? {} : { startingAfter: last }) };
    const { data, hasMore } = await listActivity(db, scope, filters, page);
    yield data;
    last = data.at(-1)?.id;
    if (!hasMore) return;
  }
}

async function* rowsOf(pages: AsyncGenerator<ActivityEntry[], void>): AsyncGenerator<Cell[]> {
  yield [...COLUMNS];
  for await (const entries of pages) for (const entry of entries) yield rowOf(entry);
}

/** Names are what people typed: no table program is to run them. */
function rowOf(entry: ActivityEntry): Cell[] {
  const { id, created, actor, address, action, on, details, livemode, position, hash } = entry;
  return [
    new Date(created * 1000).toISOString(),
    safeCell(actor.name),
    actor.kind,
    actor.id ?? "",
    address ?? "",
    action,
    on ?? "",
    JSON.stringify(details),
    String(livemode),
    String(position ?? ""),
    hash ?? "",
    id,
  ];
}
