import { hasShortAddress } from "../../formats/short-reference.ts";
import type { Scope } from "../scope.ts";
import type { SessionRow } from "./rows.ts";
import type { Operator, Outcome, PassportSession } from "./shape.ts";

type Viewer = Pick<Scope, "livemode" | "site" | "company" | "keyring" | "now">;

/** A row as the API shows it; its address, which is a secret, only while the session is open. */
export function presentSession(viewer: Viewer, row: SessionRow): PassportSession {
  const { site, livemode, keyring, now } = viewer;
  const status = statusOf(row, now);
  const passport = passportOf(row);
  return {
    id: row.id,
    object: "passport_session",
    livemode,
    created: row.created,
    status,
    url: status === "open" ? `${site}/s/${openSecret(keyring, row)}` : null,
    reference: row.reference,
    operator: row.operator as Operator,
    public_url: publicUrlOf(viewer, row),
    passport: passport?.id ?? null,
    passport_url: passport ? `${site}${passport.path}` : null,
    outcome: row.outcome as Outcome | null,
    items_created: row.items_created,
    success_url: row.success_url,
    cancel_url: row.cancel_url,
    metadata: row.metadata as Record<string, string>,
    expires: row.expires,
  };
}

/** What a session is at a time: it expires by itself. */
export function statusOf(
  row: Pick<SessionRow, "completed_at" | "expires">,
  now: number,
): PassportSession["status"] {
  if (row.completed_at !== null) return "completed";
  return row.expires <= now ? "expired" : "open";
}

/** What the secret of a session is sealed for. */
export function secretContext(id: string): string {
  return `passport-session:${id}`;
}

function openSecret(keyring: Viewer["keyring"], row: SessionRow): string {
  return Buffer.from(keyring.open(row.secret_sealed, secretContext(row.id))).toString();
}

/** The passport that the session was completed with; before that the product's, as long as it is not withdrawn. */
function passportOf(row: SessionRow): { id: string; path: string } | undefined {
  if (row.made_id !== null && row.made_path !== null) return { id: row.made_id, path: row.made_path };
  if (row.newest_id === null || row.newest_path === null || row.newest_status !== "issued") return undefined;
  return { id: row.newest_id, path: row.newest_path };
}

/** The address that always leads to the product's passport, by its reference where that can stand in an address. */
function publicUrlOf({ site, company, livemode }: Viewer, row: SessionRow): string {
  if (!hasShortAddress(row.reference)) return `${site}/p/${row.product_uid}`;
  return `${site}/r/${company.handle}/${row.reference}${livemode ? "" : "?modo=teste"}`;
}
