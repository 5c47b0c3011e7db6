/** Brings home what a box needs to work alone: whom it works for, the passports, and codes reserved ahead. */
import type { Carnet } from "../../client/carnet.ts";
import { ApiError } from "../../client/errors.ts";
import { type BoxLabels, type Contact, getFact, putFact } from "../../domain/box/facts.ts";
import {
  type BoxJobRow,
  countFree,
  countFreeOfBlocks,
  dropFree,
  listBlocks,
  listJobs,
  NO_JOB,
  storeCodes,
  storeJob,
} from "../../domain/box/rows.ts";
import { aboutPieces } from "../../domain/labels/pieces.ts";
import type { Services } from "../../domain/services.ts";
import type { Data } from "../../domain/templates/values.ts";
import { isGtin, toGtin14 } from "../../formats/gtin.ts";
import { Failed, NotNow, reached } from "./send.ts";

/** How far back passports are kept: older ones are found where there is a network. */
const JOBS_KEPT = 500;
/** Passports that codes are kept ready for: the newest, and those of the last week. */
const JOBS_READY = 12;
const RECENT_SECONDS = 7 * 24 * 60 * 60;
const PAGE = 100;

export interface Provision {
  /** Codes of a passport that are kept ready. */
  ready: number;
  /** Labels to print blank that are kept ready. */
  blank: number;
}

/** @throws NotNow */
export async function refresh(
  services: Services,
  carnet: Carnet,
  { ready, blank }: Provision,
  stop: AbortSignal,
): Promise<void> {
  await checkCompany(services, carnet, stop);
  await bringLabels(services, carnet, stop).catch((fault: unknown) => {
    // Codes are worth more than what they are printed with.
    if (!(fault instanceof ApiError || fault instanceof Failed)) throw fault;
    services.log.warn("the labels of the company could not be brought", { reason: fault.message });
  });
  await bringJobs(services, carnet, stop);
  await adoptBlocks(services, carnet, stop);
  await reserveAhead(services, carnet, ready, stop);
  await reserveBlanks(services, carnet, blank, stop);
}

/** A box works for one company and mode for ever: what it keeps belongs to nobody else. @throws NotNow */
async function checkCompany({ db }: Services, carnet: Carnet, stop: AbortSignal): Promise<void> {
  const { id, name, livemode } = await reached(() => carnet.account.get({ signal: stop }));
  const known = await getFact(db.reader, "company");
  if (known && (known.id !== id || known.livemode !== livemode))
    throw new NotNow(
      `This box works for ${known.name} (${known.livemode ? "live" : "test"}), and the key is of ${name} (${livemode ? "live" : "test"}). Use a ${known.livemode ? "live" : "test"} key of ${known.name}, or another folder.`,
    );
  if (known?.name !== name) await db.write((tx) => putFact(tx, "company", { id, name, livemode }));
}

/** The label templates and the logo of the company. @throws NotNow */
async function bringLabels({ db }: Services, carnet: Carnet, stop: AbortSignal): Promise<void> {
  const options = { signal: stop };
  const templates: BoxLabels["templates"] = [];
  for (let after: string | undefined; ; ) {
    const page = await reached(() =>
      carnet.request<{ data: BoxLabels["templates"]; has_more: boolean }>("GET", "/label_templates", {
        query: { limit: PAGE, ...(after ? { starting_after: after } : {}) },
        options,
      }),
    );
    for (const { id, name, template } of page.data) templates.push({ id, name, template });
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) break;
  }
  const { png } = await reached(() =>
    carnet.request<{ png: string | null }>("GET", "/label_logo", { options }),
  );
  // Lists are newest first; a kiosk shows the oldest first, as a server's does.
  const labels: BoxLabels = { templates: templates.toReversed(), logo: png };
  const known = await getFact(db.reader, "labels");
  // Each write wears the card: nothing is stored that is there already.
  if (!Bun.deepEquals(known, labels)) await db.write((tx) => putFact(tx, "labels", labels));
}

interface Listed {
  id: string;
  uid: string;
  product: string;
  version: number;
  status: string;
  items_count: number;
}

async function bringJobs({ db }: Services, carnet: Carnet, stop: AbortSignal): Promise<void> {
  const known = new Map((await listJobs(db.reader)).map((job) => [job.id, job]));
  const seen = new Set<string>();
  for (let after: string | undefined; seen.size < JOBS_KEPT; ) {
    const query = { status: "issued", limit: PAGE, ...(after ? { starting_after: after } : {}) };
    const page = await reached(() =>
      carnet.request<{ data: Listed[]; has_more: boolean }>("GET", "/passports", {
        query,
        options: { signal: stop },
      }),
    );
    for (const passport of page.data) {
      seen.add(passport.id);
      const before = known.get(passport.id);
      if (
        before?.version === passport.version &&
        before.status === passport.status &&
        before.about !== null
      ) {
        if (before.made !== passport.items_count)
          await db.write((tx) => storeJob(tx, { ...stored(before), made: passport.items_count }));
      } else {
        const job = await describe(carnet, passport, stop);
        await db.write((tx) => storeJob(tx, job));
      }
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) break;
  }
  // What is not issued any more stands no longer among the jobs; its codes stay, for those that were printed.
  for (const job of known.values())
    if (!seen.has(job.id) && job.status === "issued" && seen.size < JOBS_KEPT)
      await db.write((tx) => storeJob(tx, { ...stored(job), status: "withdrawn" }));
}

function stored({ used: _used, ...row }: BoxJobRow & { n?: number }): Omit<BoxJobRow, "used"> {
  const { n: _n, ...rest } = row;
  return rest;
}

async function describe(carnet: Carnet, listed: Listed, stop: AbortSignal): Promise<Omit<BoxJobRow, "used">> {
  const { content } = await reached(() => carnet.passports.get(listed.id, { signal: stop }));
  const { gtin } = content.product;
  const gtin14 = gtin !== null && isGtin(gtin) ? toGtin14(gtin) : null;
  const { name, reference } = content.product;
  const batch_number = content.batch?.batch_number ?? null;
  return {
    id: listed.id,
    uid: listed.uid,
    product_id: listed.product,
    version: listed.version,
    status: listed.status,
    name,
    reference,
    gtin14,
    batch_number,
    planned: content.batch?.quantity ?? null,
    made: listed.items_count,
    about: aboutPieces({
      name,
      reference,
      gtin14,
      batch_number,
      production_date: content.batch?.production_date ?? null,
      data: content.fields as Data,
      company: content.company.name,
    }),
  };
}

interface Block {
  id: string;
  passport: string | null;
  unused: number;
}

/**
 * Takes over blocks that the server reserved for this box and whose answer never came: one that is not known here was
 * never used here. Of blocks that were given back meanwhile nothing more is made.
 */
async function adoptBlocks(services: Services, carnet: Carnet, stop: AbortSignal): Promise<void> {
  const { db } = services;
  const holder = await getFact(db.reader, "holder");
  const known = await listBlocks(db.reader);
  const open = new Map<string, Block>();
  for (let after: string | undefined; ; ) {
    const query = { holder, status: "open", limit: PAGE, ...(after ? { starting_after: after } : {}) };
    const page = await reached(() =>
      carnet.request<{ data: Block[]; has_more: boolean }>("GET", "/serial_blocks", {
        query,
        options: { signal: stop },
      }),
    );
    for (const block of page.data) {
      open.set(block.id, block);
      if (!known.has(block.id)) await bringCodes(services, carnet, block, stop);
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) break;
  }
  for (const [id, free] of await countFreeOfBlocks(db.reader)) {
    const block = open.get(id);
    if (block && block.unused >= free) continue;
    // Somebody gave serials of it back: what is made of them would lead nowhere.
    const kept = block ? await codesOf(carnet, id, stop) : [];
    await db.write((tx) =>
      dropFree(
        tx,
        id,
        kept.map(({ serial }) => serial),
      ),
    );
  }
}

async function bringCodes({ db }: Services, carnet: Carnet, block: Block, stop: AbortSignal): Promise<void> {
  const job_id = block.passport ?? NO_JOB;
  const codes = await codesOf(carnet, block.id, stop);
  await db.write((tx) =>
    storeCodes(
      tx,
      codes.map((code) => ({ ...code, block_id: block.id, job_id })),
    ),
  );
}

async function codesOf(
  carnet: Carnet,
  block: string,
  stop: AbortSignal,
): Promise<{ serial: string; uid: string; url: string }[]> {
  const { codes } = await reached(() =>
    carnet.request<{ codes: { serial: string; uid: string; url: string }[] }>(
      "GET",
      `/serial_blocks/${block}/codes`,
      { options: { signal: stop } },
    ),
  );
  return codes;
}

async function reserveAhead(
  services: Services,
  carnet: Carnet,
  ready: number,
  stop: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const holder = await getFact(db.reader, "holder");
  const free = await countFree(db.reader);
  const jobs = (await listJobs(db.reader)).filter(({ status }) => status === "issued");
  const recent = clock.now() - RECENT_SECONDS;
  for (const [at, { id, used }] of jobs.entries()) {
    if (at >= JOBS_READY && (used === null || used < recent)) continue;
    const left = free.get(id)?.free ?? 0;
    if (left > ready / 2) continue;
    await reserve(services, carnet, { passport: id, quantity: ready - left, holder, held: true }, stop);
  }
}

async function reserveBlanks(
  services: Services,
  carnet: Carnet,
  blank: number,
  stop: AbortSignal,
): Promise<void> {
  const { db } = services;
  const left = (await countFree(db.reader)).get(NO_JOB)?.free ?? 0;
  if (blank === 0 || left > blank / 2) return;
  const holder = await getFact(db.reader, "holder");
  await reserve(services, carnet, { quantity: blank - left, holder, held: true }, stop);
}

/** Reserves codes of a passport, or of blank labels where none is named, and brings them home. @throws NotNow */
async function reserve(
  services: Services,
  carnet: Carnet,
  body: { passport?: string; quantity: number; holder: string | undefined; held: true },
  stop: AbortSignal,
): Promise<void> {
  try {
    const block = await reached(() =>
      carnet.request<Block>("POST", "/serial_blocks", { body, options: { signal: stop } }),
    );
    await bringCodes(services, carnet, block, stop);
  } catch (fault) {
    // A passport that was withdrawn just now, or a limit of the plan: the others are still looked after.
    if (!(fault instanceof ApiError)) throw fault;
    const { passport } = body;
    services.log.warn(
      passport === undefined ? "blank labels could not be reserved" : "codes could not be reserved",
      { ...(passport === undefined ? {} : { passport }), reason: fault.message },
    );
  }
}

/** Whether the server answers, and what is wrong. */
export type Standing = Pick<Contact, "online" | "fault">;

/** Notes how it stands with the server. */
export async function noteContact({ db, clock }: Services, { online, fault }: Standing): Promise<void> {
  const before = await getFact(db.reader, "contact");
  const next: Contact = { online, last: online ? clock.now() : (before?.last ?? null), fault };
  // Each note is a write to a card that wears: once a minute is enough while nothing changes.
  const isSame = before?.online === next.online && before.fault === next.fault;
  if (isSame && (next.last ?? 0) - (before.last ?? 0) < 60) return;
  await db.write((tx) => putFact(tx, "contact", next));
}
