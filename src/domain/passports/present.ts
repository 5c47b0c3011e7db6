import { ndefUriMessage, ntagTlv, toHex } from "../../formats/ndef.ts";
import type { Queryable } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";
import { gs1KeyOf } from "./addresses.ts";
import type { PassportContent } from "./content.ts";
import { openRestricted } from "./draft.ts";
import { findVersion, type PassportRow, type VersionRow } from "./rows.ts";
import type { ListedPassport, Passport, PassportVersion } from "./shape.ts";

type Viewer = Pick<Scope, "livemode" | "site">;

/** A passport without its content. */
export function presentListed({ livemode, site }: Viewer, row: PassportRow): ListedPassport {
  const url = `${site}${row.path}`;
  const message = ndefUriMessage(url);
  const page = `${site}/p/${row.uid}`;
  return {
    id: row.id,
    object: "passport",
    livemode,
    created: row.created,
    product: row.product_id,
    batch: row.batch_id,
    uid: row.uid,
    status: row.status as ListedPassport["status"],
    url,
    uid_url: page,
    gs1_key: gs1KeyOf(livemode, row.product_gtin14, row.batch_number),
    nfc: { ndef_hex: toHex(message), ntag_tlv_hex: toHex(ntagTlv(message)) },
    qr: { svg: `${page}/qr.svg`, png: `${page}/qr.png` },
    items_count: row.items_count,
    version: row.version,
    versions_url: `/api/v1/passports/${row.id}/versions`,
    published: row.published,
    content_sha256: row.content_sha256,
    replaces: row.replaces,
    withdrawn_at: row.withdrawn_at,
    withdraw_reason: row.withdraw_reason,
  };
}

/** A passport with the content of its current version. */
export async function presentPassport(db: Queryable, scope: Viewer, row: PassportRow): Promise<Passport> {
  return { ...presentListed(scope, row), content: contentOf(await currentVersion(db, row)) };
}

/** The same with the restricted fields and the salt of their commitment: for the company itself alone. */
export async function presentWithRestricted(
  db: Queryable,
  scope: Scope,
  row: PassportRow,
): Promise<Passport> {
  const version = await currentVersion(db, row);
  const { salt, fields } = openRestricted(scope, version);
  return {
    ...presentListed(scope, row),
    content: contentOf(version),
    restricted: fields,
    restricted_salt: salt,
  };
}

/** The content of a stored version. */
export function contentOf(version: Pick<VersionRow, "content">): PassportContent {
  return JSON.parse(version.content) as PassportContent;
}

async function currentVersion(db: Queryable, row: PassportRow): Promise<VersionRow> {
  const version = await findVersion(db, row.n, row.version);
  if (!version) throw new Error(`passport ${row.id} lacks its version ${row.version}`);
  return version;
}

export function presentVersion(
  { livemode, site }: Viewer,
  passport: PassportRow,
  row: VersionRow,
): PassportVersion {
  const page = `${site}/p/${passport.uid}/versions/${row.version}`;
  return {
    id: row.id,
    object: "passport_version",
    livemode,
    created: row.published,
    passport: passport.id,
    version: row.version,
    published: row.published,
    change_note: row.change_note,
    actor: row.actor as PassportVersion["actor"],
    content_sha256: row.sha256,
    signature: row.signature,
    url: page,
    content_url: `${page}.json`,
  };
}
