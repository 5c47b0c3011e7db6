/** An import as the views read it, again and again while the server works on it. */
import { useEffect } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { apiPath } from "../../data/request.ts";
import { type Resource, useResource } from "../../data/resource.ts";
import type { Answer, List } from "../../data/shapes.ts";

export type Import = Answer<typeof endpoints.getImport>;
export type ImportRow = Answer<typeof endpoints.listImportRows>["data"][number];
export type ImportSummary = Answer<typeof endpoints.listImports>["data"][number];
export type RowState = ImportRow["state"];
export type Rows = List<ImportRow>;

/** Milliseconds between two looks at what the server is working on. */
const LOOK_MS = 600;

export function isAtWork({ status }: Pick<Import, "status">): boolean {
  return status === "checking" || status === "running" || status === "undoing";
}

export function useImport(id: string): Resource<Import> {
  const resource = useResource<Import>(apiPath(`/imports/${id}`));
  const working = resource.value !== undefined && isAtWork(resource.value);
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(resource.reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [working, id]);
  return resource;
}

/** How far the work is. */
export function progressOf({ status, counts, rows }: Import): { done: number; total: number } {
  if (status === "checking") return { done: rows - counts.read, total: rows };
  if (status === "undoing") {
    const left = counts.created + counts.updated;
    const done = counts.undone + counts.partly + counts.kept;
    return { done, total: left + done };
  }
  const left = counts.create + counts.update;
  const done = counts.created + counts.updated + counts.refused;
  return { done, total: left + done };
}
