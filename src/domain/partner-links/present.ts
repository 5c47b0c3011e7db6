import type { Scope } from "../scope.ts";
import type { LinkRow } from "./rows.ts";
import type { PartnerLink } from "./shape.ts";

export function statusOf(row: Pick<LinkRow, "expires" | "revoked">, now: number): PartnerLink["status"] {
  if (row.revoked !== null) return "revoked";
  return row.expires !== null && row.expires <= now ? "expired" : "active";
}

export function presentLink({ livemode, now }: Pick<Scope, "livemode" | "now">, row: LinkRow): PartnerLink {
  const { id, created, name, expires, revoked, last_used } = row;
  return {
    id,
    object: "partner_link",
    livemode,
    created,
    name,
    status: statusOf(row, now),
    expires,
    revoked,
    last_used,
  };
}
