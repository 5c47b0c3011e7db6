/** The composition root: Config → Services → server and worker. */
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { findNewestEntry } from "../domain/activity/newest.ts";
import { createRulesEngine } from "../domain/extraction/rules-engine.ts";
import { openRequestLog } from "../domain/requests/log.ts";
import {
  createDeliveryBell,
  createPublications,
  type Services,
  type SiteAddress,
} from "../domain/services.ts";
import { findSetting } from "../domain/settings.ts";
import { counted } from "../formats/counted.ts";
import { startBeat } from "../platform/beat.ts";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { FolderError } from "../platform/data-folder.ts";
import { useFontFolder } from "../platform/font-folder.ts";
import { createIds, timeOfId } from "../platform/ids.ts";
import { createLog, type Log } from "../platform/log.ts";
import { createOutbound } from "../platform/outbound.ts";
import type { Database } from "../storage/database.ts";
import { openKeyring } from "../storage/keyring.ts";
import { openFiles } from "../storage/open-files.ts";
import { openSqlite } from "../storage/sqlite.ts";
import { joinNeighbours } from "./neighbours.ts";

/**
 * Opens the data of a locked folder.
 * @param serves whether requests are answered beside what is written
 */
export async function openServices(config: Config, { serves = false } = {}): Promise<Services> {
  const clock = systemClock;
  const beat = startBeat();
  useFontFolder(config.fonts);
  const log = createLog({ level: config.log_level, format: config.log_format, clock });
  const ids = createIds(clock);
  const db = await openDatabase(config, log, serves);
  await startIdsAfterNewest(db, ids, log);
  const isOwn = (address: string, port: number) => port === config.port && isOwnAddress(address, config.host);
  const keyring = await openKeyring(
    db,
    { path: join(config.data, "carnet.key"), setting: config.key },
    { nextId: ids.next, now: clock.now },
  );
  const site = await siteAddress(config, db);
  const publications = createPublications();
  if (db.neighbours) joinNeighbours({ db, log, publications, site }, db.neighbours, serves);
  return {
    config,
    clock,
    ids,
    log,
    db,
    keyring,
    files: await openFiles(config, keyring, config.files),
    beat,
    requestLog: openRequestLog(db, beat, (fault) =>
      log.warn("entries of the request log were lost", { fault }),
    ),
    site,
    publications,
    outbound: createOutbound({ allow: config.webhook_allow, isOwn }),
    ...(await openEngine(config, isOwn)),
    deliveries: createDeliveryBell(),
  };
}

async function openEngine(
  config: Config,
  isOwn: (address: string, port: number) => boolean,
): Promise<Pick<Services, "engine" | "model">> {
  const { extraction_url: address, extraction_model: name } = config;
  if (address === undefined || name === undefined)
    return { engine: createRulesEngine(config.ocr_languages), model: undefined };
  const { openModel } = await import("./open-model.ts");
  return openModel(config, { address, name }, isOwn);
}

/** Lets go of everything, after what is under way. */
export async function closeServices(services: Services): Promise<void> {
  services.outbound.close();
  await services.requestLog.close();
  await services.db.close();
}

/** Whether a server that listens on `host` answers at an IP address. */
function isOwnAddress(address: string, host: string): boolean {
  const isLoopback = address.startsWith("127.") || address === "::1";
  if (host === "localhost") return isLoopback;
  if (host !== "0.0.0.0" && host !== "::") return address === host;
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return isLoopback || interfaces.some((one) => one.address === address);
}

async function openDatabase(config: Config, log: Log, serves: boolean): Promise<Database> {
  const onNotice = (message: string, fault?: unknown) =>
    fault === undefined ? log.info(message) : log.error(message, { fault });
  if (config.database_url === undefined) {
    const path = join(config.data, "carnet.db");
    refuseWithoutDatabase(path, config.data);
    return openSqlite({
      path,
      backups: join(config.data, "backups"),
      onNotice,
      serves,
    });
  }
  const { openPostgres } = await import("../storage/postgres.ts");
  return openPostgres(config.database_url, onNotice);
}

/** An empty database beside the key and files of another one would have the files swept away. */
function refuseWithoutDatabase(path: string, folder: string): void {
  if (existsSync(path) || !existsSync(join(folder, "carnet.key"))) return;
  throw new FolderError(
    `The database ${path} is missing, while its key is there. Put it back from your backup, or set DATABASE_URL if the data is in PostgreSQL. To begin anew, move carnet.key and files out of the folder. Nothing was changed.`,
  );
}

/** A machine without a clock battery may wake up in the past: new ids still sort after the newest. */
async function startIdsAfterNewest(
  db: Database,
  ids: { startAfter(id: string): void },
  log: Log,
): Promise<void> {
  const newest = await findNewestEntry(db.reader);
  if (!newest) return;
  ids.startAfter(newest);
  const aheadSeconds = Math.round((timeOfId(newest) - systemClock.nowMs()) / 1000);
  if (aheadSeconds > 0)
    log.warn(
      `The clock of this machine is ${counted(aheadSeconds, "second")} behind the newest entry of its data. Set the clock; until then times are wrong.`,
    );
}

async function siteAddress(config: Config, db: Database): Promise<SiteAddress> {
  const scheme = config.tls_cert === undefined ? "http" : "https";
  let origin = config.site_url ?? (await findSetting(db.reader, "site_url"));
  return {
    origin: () => origin ?? `${scheme}://localhost:${config.port}`,
    adopt(next) {
      if (config.site_url === undefined) origin = next;
    },
  };
}
