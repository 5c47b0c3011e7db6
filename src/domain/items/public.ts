/** The public face of an item: its own facts, and the passport of its model or batch. */
import { randomUid, uidBytes } from "../../formats/crockford.ts";
import type { Queryable } from "../../storage/database.ts";
import type { PublicEvent } from "../lifecycle-events/public.ts";
import { listPublishedOfItem } from "../lifecycle-events/rows.ts";
import type { PublicPassport } from "../passports/content.ts";
import { findPublicPassport, takesReports } from "../passports/public.ts";
import type { Company } from "../scope.ts";
import { itemPath, pagePath } from "./addresses.ts";
import { gs1KeyOfItem, statusOf } from "./present.ts";
import { findItemByUid } from "./rows.ts";

export interface PublicItem {
  object: "public_item";
  livemode: boolean;
  uid: string;
  serial: string;
  status: "active" | "voided";
  /** The permanent address: target of QR Code and NFC. */
  url: string;
  /** `{site_url}/i/{uid}`. */
  uid_url: string;
  /** GS1 Digital Link path, or null. */
  gs1_key: string | null;
  /** Unix seconds at which it was registered. */
  created: number;
  voided_at: number | null;
  void_reason: string | null;
  /** What happened to it after the sale, the latest first. */
  lifecycle_events: PublicEvent[];
  /** Where anyone may report such an event; null where the company takes none. */
  report_url: string | null;
  qr: { svg: string; png: string };
  links: { json: string; json_ld: string; linkset: string | null };
  /** The current version of the passport that it stands under. */
  passport: PublicPassport;
}

/**
 * The public view of the item with this uid.
 * @param uid in small letters
 */
export async function findPublicItem(
  db: Queryable,
  site: string,
  uid: string,
): Promise<{ item: PublicItem; company: Company } | undefined> {
  const row = await findItemByUid(db, uidBytes(uid));
  const view = row && (await findPublicPassport(db, site, row.passport_uid));
  if (!row || !view) return undefined;
  const { passport, company } = view;
  const page = `${site}${pagePath(row)}`;
  const key = gs1KeyOfItem(passport.livemode, row);
  const item: PublicItem = {
    object: "public_item",
    livemode: passport.livemode,
    uid: randomUid(row.uid),
    serial: row.serial,
    status: statusOf(row),
    url: `${site}${itemPath(row)}`,
    uid_url: page,
    gs1_key: key,
    created: Math.floor(row.created_ms / 1000),
    voided_at: row.voided_at,
    void_reason: row.void_reason,
    lifecycle_events: await listPublishedOfItem(db, row.n),
    report_url: takesReports(company) && row.voided_at === null ? `${page}/report` : null,
    qr: { svg: `${page}/qr.svg`, png: `${page}/qr.png` },
    links: {
      json: `${page}?format=json`,
      json_ld: `${page}?format=jsonld`,
      linkset: key === null ? null : `${site}${key}?linkType=linkset`,
    },
    passport,
  };
  return { item, company };
}
