/** The public face of a passport, put together from its rows: what the public page and the public JSON show. */
import type { Queryable } from "../../storage/database.ts";
import { companyOfDataset } from "../accounts/rows.ts";
import { listPublishedOfPassport } from "../lifecycle-events/rows.ts";
import { presentProduct } from "../products/present.ts";
import { findProductByKey } from "../products/rows.ts";
import type { Company } from "../scope.ts";
import { gs1KeyOf } from "./addresses.ts";
import type { PassportContent, PassportProof, PublicPassport, PublicVersion } from "./content.ts";
import { contentOf } from "./present.ts";
import {
  findPassportByKey,
  findPassportByUid,
  findSuccessor,
  findVersion,
  listVersions,
  type PassportRow,
  type VersionRow,
} from "./rows.ts";
import { listPublicKeys } from "./signing.ts";

/** Most versions that a page and the proof list; every version stays at its own address. */
const SHOWN_VERSIONS = 100;

export interface PublicView {
  passport: PublicPassport;
  /** The listed versions as they were stored, newest first, with the exact text that was hashed. */
  versions: VersionRow[];
  /** Whose passport it is. */
  company: Company;
}

/**
 * The public view of the passport with this uid.
 * @param around number of a version that must be among those listed, with the ones before and after it
 */
export async function findPublicPassport(
  db: Queryable,
  site: string,
  uid: string,
  around?: number,
): Promise<PublicView | undefined> {
  const row = await findPassportByUid(db, uid);
  if (!row) return undefined;
  const { company, livemode } = await companyOfDataset(db, row.dataset);
  const current = await findVersion(db, row.n, row.version);
  if (!current) throw new Error(`passport ${row.id} lacks its version ${row.version}`);
  const isShown = around === undefined || around > row.version - SHOWN_VERSIONS + 1;
  const newest = isShown ? row.version : around + 1;
  // One more than is shown, to tell what changed in the oldest of them.
  const listed = await listVersions(db, row.n, newest + 1, SHOWN_VERSIONS + 1);
  const versions = listed.slice(0, SHOWN_VERSIONS);
  const product = await findProductByKey(db, { dataset: row.dataset }, row.product_n);
  const page = `${site}/p/${row.uid}`;
  const key = gs1KeyOf(livemode, row.product_gtin14, row.batch_number);
  const image = product && presentProduct({ livemode, site }, product).image;
  const passport: PublicPassport = {
    object: "public_passport",
    livemode,
    uid: row.uid,
    url: `${site}${row.path}`,
    uid_url: page,
    gs1_key: key,
    status: row.status as PublicPassport["status"],
    version: row.version,
    published: row.published,
    withdrawn_at: row.withdrawn_at,
    withdraw_reason: row.withdraw_reason,
    successor: linkTo(site, await findSuccessor(db, row.n)),
    replaces: linkTo(site, await findReplaced(db, row)),
    content: contentOf(current),
    content_sha256: row.content_sha256,
    signature: current.signature,
    ...keyAddresses(site, company.handle, livemode),
    versions: presentVersions(page, listed).slice(0, SHOWN_VERSIONS),
    lifecycle_events: await listPublishedOfPassport(db, row.n),
    report_url: takesReports(company) && row.items_count === 0 ? `${page}/report` : null,
    image: image ? { url: image.url, width: image.width, height: image.height } : null,
    qr: { svg: `${page}/qr.svg`, png: `${page}/qr.png` },
    links: {
      json: `${page}?format=json`,
      json_ld: `${page}?format=jsonld`,
      proof: `${page}/proof.json`,
      linkset: key === null ? null : `${site}${key}?linkType=linkset`,
    },
  };
  return { passport, versions, company };
}

/** Whether a company lets the public report after-sale events. */
export function takesReports({ consumer_events, status }: Company): boolean {
  return consumer_events && status === "active";
}

/** All that is needed to check a passport without asking anybody: contents, signatures and public keys. */
export async function findProof(
  db: Queryable,
  site: string,
  uid: string,
): Promise<PassportProof | undefined> {
  const view = await findPublicPassport(db, site, uid);
  const row = view && (await findPassportByUid(db, uid));
  if (!view || !row) return undefined;
  const { passport, versions } = view;
  return {
    object: "passport_proof",
    livemode: passport.livemode,
    uid,
    url: passport.url,
    did: passport.did,
    keys_url: passport.keys_url,
    keys: { keys: await listPublicKeys(db, row.dataset) },
    versions: versions.map((version) => ({
      version: version.version,
      sha256: version.sha256,
      signature: version.signature,
      content: contentOf(version),
    })),
  };
}

/** Where a data set's public keys stand, as JWKS and as did:web (W3C did:web method, section 3). */
export function keyAddresses(
  site: string,
  handle: string,
  livemode: boolean,
): { keys_url: string; did: string } {
  const path = livemode ? `companies/${handle}` : `companies/${handle}/test`;
  const host = site.replace(/^https?:\/\//, "").replace(":", "%3A");
  return { keys_url: `${site}/${path}/jwks.json`, did: `did:web:${host}:${path.replaceAll("/", ":")}` };
}

async function findReplaced(db: Queryable, row: PassportRow): Promise<PassportRow | undefined> {
  return row.replaces_n === null ? undefined : findPassportByKey(db, row.replaces_n);
}

function linkTo(site: string, row: PassportRow | undefined): { uid: string; url: string } | null {
  return row ? { uid: row.uid, url: `${site}/p/${row.uid}` } : null;
}

function presentVersions(page: string, versions: readonly VersionRow[]): PublicVersion[] {
  const contents = versions.map(contentOf);
  return versions.map((version, i) => ({
    version: version.version,
    published: version.published,
    change_note: version.change_note,
    sha256: version.sha256,
    url: `${page}/versions/${version.version}`,
    content_url: `${page}/versions/${version.version}.json`,
    signature: version.signature,
    changed: changedBetween(contents[i + 1], contents[i]),
  }));
}

const PRODUCT_PARTS = ["name", "reference", "gtin"] as const;
const BATCH_PARTS = ["production_date", "quantity"] as const;

/**
 * The parts of product and batch and the template keys whose value differs between two versions; empty when there
 * is none before.
 */
function changedBetween(before: PassportContent | undefined, after: PassportContent | undefined): string[] {
  if (!before || !after) return [];
  const parts = [
    ...PRODUCT_PARTS.filter((part) => before.product[part] !== after.product[part]),
    ...BATCH_PARTS.filter((part) => before.batch?.[part] !== after.batch?.[part]),
  ];
  const keys = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return [...parts, ...[...keys].filter((key) => !Bun.deepEquals(before.fields[key], after.fields[key]))];
}
