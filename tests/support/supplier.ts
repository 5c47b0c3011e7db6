/** A supplier who answers a data request in a browser without scripts. */
import { expect } from "bun:test";
import { pdf } from "./documents.ts";
import type { Page, Visitor } from "./visitor.ts";

export interface DataRequest {
  id: string;
  object: string;
  livemode: boolean;
  created: number;
  product: string;
  supplier: { name: string; email: string | null };
  fields: string[];
  documents: string[];
  message: string | null;
  status: string;
  answered_at: number | null;
  expires: number;
  answers: Record<string, unknown>;
  files: string[];
  language: string;
  progress: { answered: number; saved_at: number | null };
  links: { at: number; mailed: boolean }[];
  decisions: Record<string, { decision: string; name: string; at: number }>;
  declined: { by: string; name: string; at: number; reason: string | null } | null;
}

export interface WithLink extends DataRequest {
  url: string;
  qr: string;
  mailed: boolean;
}

/** The path of the supplier's page. */
export function pathOf({ url }: { url: string }): string {
  return new URL(url).pathname;
}

/** Answers fields and adds a document of each kind, then sends. */
export async function answerRequest(
  guest: Visitor,
  request: { url: string },
  answers: Record<string, string>,
  kinds: readonly string[] = [],
): Promise<Page> {
  for (const kind of kinds) expect((await addDocument(guest, request, kind)).status).toBe(200);
  const page = await guest.get(`${pathOf(request)}?lang=en`);
  const sent = Object.fromEntries(Object.entries(answers).map(([key, value]) => [`data.${key}`, value]));
  const check = await guest.submit(page, sent, "go=check");
  expect(check.title).toBe("Is all this right?");
  const done = await guest.submit(check);
  expect(done.title).toBe("Thank you");
  return done;
}

/** Sends a document by the form of its own page. */
export function addDocument(
  guest: Visitor,
  request: { url: string },
  kind: string,
  file = new File([pdf([["55 % linen"]])], `${kind}.pdf`),
): Promise<Page> {
  const form = new FormData();
  form.append("kind", kind);
  form.append("file", file);
  return guest.post(`${pathOf(request)}?lang=en&step=documents`, form);
}
