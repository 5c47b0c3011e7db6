/** What an event can be recorded on, as somebody sees it who holds a piece and has no account. */
import { foldUid, randomUid, uidBytes } from "../../formats/crockford.ts";
import { looksLikeGs1Path, parseGs1Path } from "../../formats/digital-link.ts";
import type { Queryable } from "../../storage/database.ts";
import { idOf } from "../items/ids.ts";
import { findItemByUid, type ItemRow, listItemsBySerial, VOIDED } from "../items/rows.ts";
import { contentOf } from "../passports/present.ts";
import { resolveGs1, resolveReference } from "../passports/resolve.ts";
import { findPassportByUid, findVersion, type PassportRow } from "../passports/rows.ts";
import type { Scope } from "../scope.ts";

export interface Subject {
  kind: "item" | "passport";
  /** In the address of its page. */
  uid: string;
  /** As `recordEvent` takes it. */
  about: { item: string } | { passport: string };
  /** Names it in `sent_forms`. */
  key: string;
  dataset: number;
  /** As it was published. */
  product: string;
  reference: string;
  batch: string | null;
  /** Null for a passport. */
  serial: string | null;
  voided: boolean;
  /** Of a passport: it has pieces with numbers of their own, on which events belong. */
  hasItems: boolean;
}

/** The piece at `/i/{uid}`, of whatever company. */
export async function findItemSubject(db: Queryable, sentUid: string): Promise<Subject | undefined> {
  const uid = foldUid(sentUid);
  const row = uid === undefined ? undefined : await findItemByUid(db, uidBytes(uid));
  return row && subjectOfItem(db, row);
}

/** The passport at `/p/{uid}`, of whatever company. */
export async function findPassportSubject(db: Queryable, sentUid: string): Promise<Subject | undefined> {
  const uid = foldUid(sentUid);
  const row = uid === undefined ? undefined : await findPassportByUid(db, uid);
  if (!row) return undefined;
  return {
    ...(await told(db, row)),
    kind: "passport",
    uid: row.uid,
    about: { passport: row.id },
    key: `passport:${row.n}`,
    serial: null,
    voided: false,
    hasItems: row.items_count > 0,
  };
}

/** Most products of which a serial number is offered. */
const MOST_SUBJECTS = 20;

/**
 * What a person means who types a serial number, or types or scans the address of a code: in one data set, and nothing
 * of others. Several when products share a serial number.
 */
export async function findSubjects(db: Queryable, scope: Scope, asked: string): Promise<Subject[]> {
  const text = asked.trim();
  const found = text.includes("/")
    ? await findByAddress(db, scope, text)
    : await findByNumber(db, scope, text);
  return found.filter(({ dataset }) => dataset === scope.dataset);
}

async function findByNumber(db: Queryable, scope: Scope, text: string): Promise<Subject[]> {
  const { rows } = await listItemsBySerial(db, scope, text, { limit: MOST_SUBJECTS }, undefined);
  if (rows.length > 0) return Promise.all(rows.map((row) => subjectOfItem(db, row)));
  return only(await findItemSubject(db, text));
}

/** The host is not asked: codes go on leading here when the site has moved. */
async function findByAddress(db: Queryable, scope: Scope, text: string): Promise<Subject[]> {
  const path = URL.parse(text.includes("://") ? text : `https://${text.replace(/^\/+/, "x/")}`)?.pathname;
  return path === undefined ? [] : findByPath(db, scope, path);
}

async function findByPath(db: Queryable, scope: Scope, path: string): Promise<Subject[]> {
  const [, place = "", first = "", second = "", third] = path.split("/").map(decoded);
  if (place === "i") return only(await findItemSubject(db, first));
  if (place === "p") return only(await findPassportSubject(db, first));
  if (place === "r") {
    const asked = { handle: first, reference: second, livemode: scope.livemode };
    const target = await resolveReference(db, third ? { ...asked, serial: third } : asked);
    return target === undefined ? [] : findByPath(db, scope, target);
  }
  if (!looksLikeGs1Path(path)) return [];
  const key = parseGs1Path(path);
  const found = key.ok ? await resolveGs1(db, key) : undefined;
  // One whose number is not registered stands for no piece, and the model is not what was meant.
  if (!found || found.unregistered !== undefined) return [];
  return findByPath(db, scope, found.page);
}

function only(subject: Subject | undefined): Subject[] {
  return subject ? [subject] : [];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function subjectOfItem(db: Queryable, row: ItemRow): Promise<Subject> {
  const passport = await findPassportByUid(db, row.passport_uid);
  if (!passport) throw new Error(`item ${row.n} lacks its passport`);
  return {
    ...(await told(db, passport)),
    kind: "item",
    uid: randomUid(row.uid),
    about: { item: idOf(row.created_ms, row.uid) },
    key: `item:${row.n}`,
    serial: row.serial,
    voided: row.state === VOIDED,
    hasItems: false,
  };
}

async function told(
  db: Queryable,
  passport: PassportRow,
): Promise<Pick<Subject, "dataset" | "product" | "reference" | "batch">> {
  const version = await findVersion(db, passport.n, passport.version);
  if (!version) throw new Error(`passport ${passport.id} lacks its version ${passport.version}`);
  const { product, batch } = contentOf(version);
  return {
    dataset: passport.dataset,
    product: product.name,
    reference: product.reference,
    batch: batch?.batch_number ?? null,
  };
}
