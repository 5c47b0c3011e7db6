/** The activity log as a file: a table for people, or one entry a line for programs. */
import { type ActivityEntry, type ActivityFilters, listActivity } from "../../domain/activity/list.ts";
import { Failure } from "../../domain/failure.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Queryable } from "../../storage/database.ts";
import { fileResponse } from "../kit/file-kit.ts";

/** Entries that are read at a time. */
const AT_ONCE = 500;

type ActivityFormat = "csv" | "jsonl";

/** The format of this name. @throws Failure path_unknown */
export function activityFormat(name: string): ActivityFormat {
  if (name === "csv" || name === "jsonl") return name;
  throw new Failure("path_unknown", "The activity log is exported as csv or jsonl.");
}

const COLUMNS = "time,by,by_kind,by_id,address,action,on,details,livemode,position,hash,id";

/** Newest first, read while it is sent: a long log is never in memory as a whole. */
export function activityFile(
  db: Queryable,
  scope: Scope,
  filters: ActivityFilters,
  format: ActivityFormat,
): Response {
  const day = new Date(scope.now * 1000).toISOString().slice(0, 10);
  const name = `activity-${scope.company.handle}-${scope.livemode ? "live" : "test"}-${day}.${format}`;
  if (format === "csv") {
    const body = textOf(db, scope, filters, `${COLUMNS}\r\n`, rowOf);
    return fileResponse(body, { contentType: "text/csv; charset=utf-8", name });
  }
  const body = textOf(db, scope, filters, "", (entry) => `${JSON.stringify(entry)}\n`);
  return fileResponse(body, { contentType: "application/x-ndjson; charset=utf-8", name });
}

function textOf(
  db: Queryable,
  scope: Scope,
  filters: ActivityFilters,
  head: string,
  lineOf: (entry: ActivityEntry) => string,
): ReadableStream<Uint8Array> {
  let last: string | undefined;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const page = { limit: AT_ONCE, ...(last === undefined ? {} : { startingAfter: last }) };
      const { data, hasMore } = await listActivity(db, scope, filters, page);
      const text = data.map(lineOf).join("");
      controller.enqueue(Buffer.from(isFirst ? head + text : text));
      isFirst = false;
      last = data.at(-1)?.id;
      if (!hasMore) controller.close();
    },
  });
}

function rowOf(entry: ActivityEntry): string {
  const { id, created, actor, address, action, on, details, livemode, position, hash } = entry;
  const cells = [
    new Date(created * 1000).toISOString(),
    actor.name,
    actor.kind,
    actor.id ?? "",
    address ?? "",
    action,
    on,
    JSON.stringify(details),
    String(livemode),
    String(position ?? ""),
    hash ?? "",
    id,
  ];
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** RFC 4180; what a table program would take for a formula is made text, since names are what people typed. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
