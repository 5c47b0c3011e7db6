/** The domain without a server, on either engine: for verbs that no address leads to yet, and for other times. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeServices, openServices } from "../../src/app/services.ts";
import { createCompany } from "../../src/domain/accounts/companies.ts";
import type { Scope } from "../../src/domain/scope.ts";
import { type Services, toolsOf } from "../../src/domain/services.ts";
import { readConfig } from "../../src/platform/config.ts";
import { createDatabase, ON_POSTGRES, SITE_URL } from "./server.ts";

export interface Workshop {
  services: Services;
  live: Scope;
  test: Scope;
  /** Lets go of everything and drops its data. */
  close(): Promise<void>;
}

/** Opens fresh data with the company Nortada in it. */
export async function openWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), "carnet-domain-"));
  const database = ON_POSTGRES ? await createDatabase() : undefined;
  const services = await openServices(
    readConfig(
      {},
      {
        CARNET_DATA: folder,
        CARNET_SITE_URL: SITE_URL,
        CARNET_LOG_LEVEL: "error",
        ...(database ? { DATABASE_URL: database.url } : {}),
      },
    ),
  );
  const { live, test } = await services.db.write((tx) =>
    createCompany(tx, toolsOf(services), { name: "Nortada", handle: "nortada" }),
  );
  return {
    services,
    live,
    test,
    async close() {
      await closeServices(services);
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
