/** Whether the instance can work: what `/readyz` tells machines and the panel its operator. */
import { statfs } from "node:fs/promises";
import type { Services } from "../services.ts";

/** Below this many free bytes the service says it is not ready: writes are about to fail. */
const FREE_BYTES = 32 * 1024 * 1024;

export const CHECKS = ["database", "migrations", "files", "disk"] as const;
/** `ok`, or what is wrong. */
export type Checks = Record<(typeof CHECKS)[number], string>;

/**
 * Strangers learn that the database cannot be read; why stands in the log.
 * @param files `ok`, or what keeps the file store from being used
 */
export async function checksOf(services: Services, files: string): Promise<Checks> {
  const fault = await services.db.check();
  if (fault !== undefined) services.log.warn("the database cannot be read", { reason: fault });
  const disk = await diskOf(services);
  return {
    database: fault === undefined ? "ok" : "cannot be read",
    // An instance whose tables are not current does not start.
    migrations: fault === undefined ? "ok" : "unknown",
    files: disk ? files : "the data folder cannot be read",
    disk: disk && disk.free >= FREE_BYTES ? "ok" : "almost no room left",
  };
}

/** Bytes of the disk that holds the data folder; undefined when it cannot be read. */
export async function diskOf({
  config,
}: Pick<Services, "config">): Promise<{ free: number; total: number } | undefined> {
  const disk = await statfs(config.data).catch(() => undefined);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}
