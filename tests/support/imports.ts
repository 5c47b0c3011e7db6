/** A person who imports a file, step by step. */
import { expect } from "bun:test";
import { ok } from "./client.ts";
import type { Member } from "./member.ts";
import type { List } from "./objects.ts";

export interface Import {
  id: string;
  kind: string;
  status: string;
  name: string;
  rows: number;
  counts: Record<string, number>;
  template: string;
  columns: { heading: string; target: string | null; samples: string[] }[];
}

export interface ImportRow {
  id: string;
  position: number;
  state: string;
  product: { id: string; name: string; reference: string } | null;
  cells: string[];
  changes: { param: string; before: unknown; after: unknown }[];
  faults: { param: string | null; column: number | null; message: string }[];
}

/** Sends a file as the panel does. */
export function sendFile(member: Member, data: string, file: Uint8Array | string, name = "products.csv") {
  return member.send<Import>("POST", `/${data}/imports?name=${encodeURIComponent(name)}`, {
    raw: typeof file === "string" ? file : (new Blob([new Uint8Array(file)]) as never),
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/** Waits until the worker has nothing more to do with it. */
export async function settled(member: Member, data: string, id: string): Promise<Import> {
  for (const end = Date.now() + 60_000; Date.now() < end; await Bun.sleep(50)) {
    const found = await ok(member.get<Import>(`/${data}/imports/${id}`));
    if (!["checking", "running", "undoing"].includes(found.status)) return found;
  }
  throw new Error("the import does not come to its end");
}

export interface Choices {
  template?: string;
  empty?: "keep" | "clear";
  mapping?: (string | null)[];
}

/** Has the columns taken as they are guessed, and all rows checked. */
export async function check(
  member: Member,
  data: string,
  sent: Import,
  choices: Choices = {},
): Promise<Import> {
  const mapping = sent.columns.map(({ target }) => target);
  const body = { mapping, template: sent.template, empty: "keep", ...choices };
  await ok(member.post(`/${data}/imports/${sent.id}/check`, body));
  const checked = await settled(member, data, sent.id);
  expect(checked.status).toBe("ready");
  return checked;
}

export async function run(member: Member, data: string, id: string): Promise<Import> {
  await ok(member.post(`/${data}/imports/${id}/run`));
  return settled(member, data, id);
}

export async function undo(member: Member, data: string, id: string): Promise<Import> {
  await ok(member.post(`/${data}/imports/${id}/undo`));
  return settled(member, data, id);
}

/** Sends a file, has it checked, and runs it. */
export async function importFile(
  member: Member,
  data: string,
  file: Uint8Array | string,
  choices: Choices = {},
): Promise<Import> {
  const sent = await ok(sendFile(member, data, file));
  await check(member, data, sent, choices);
  return run(member, data, sent.id);
}

export async function rowsOf(member: Member, data: string, id: string, query = ""): Promise<ImportRow[]> {
  return (await ok(member.get<List<ImportRow>>(`/${data}/imports/${id}/rows?limit=100${query}`))).data;
}

/** A file of the panel, which is no JSON. */
export async function download(member: Member, site: string, path: string): Promise<Response> {
  return fetch(`${site}/panel/api${path}`, {
    headers: { Cookie: member.cookie, "Sec-Fetch-Site": "same-origin" },
  });
}
