/** What a person reads when the server has started. */

import { hasCompany } from "../domain/accounts/rows.ts";
import { hashOfSecret } from "../domain/secret.ts";
import type { Services } from "../domain/services.ts";
import { storeSetting } from "../domain/settings.ts";
import { randomBase62 } from "../platform/random.ts";
import type { RunningServer } from "./server.ts";

const TOKEN_LENGTH = 32;

/** Says where it runs; on an instance without a company with the one link that leads into the set-up. */
export async function announce(services: Services, server: RunningServer, json: boolean): Promise<void> {
  const { log, config } = services;
  const { address } = server;
  log.info("Carnet is running", { address, data: config.data, database: services.db.engine });
  const setup = (await hasCompany(services.db.reader)) ? null : await setupLink(services, address);
  // Standard output, not the log: the link is a secret.
  if (json) console.log(JSON.stringify({ address, site_url: services.site.origin(), setup_url: setup }));
  else if (setup !== null)
    console.log(
      [
        "",
        "  Carnet is running. Set it up in your browser, with this link that works once:",
        "",
        `    ${setup}`,
        "",
        "  Or on the command line: carnet setup --help",
        "",
      ].join("\n"),
    );
  else if (process.stdout.isTTY) console.log(`\n  Carnet is running at ${services.site.origin()}\n`);
}

/** A link to the set-up that works once; the one before it works no more. */
async function setupLink({ db }: Services, address: string): Promise<string> {
  const token = randomBase62(TOKEN_LENGTH);
  await db.write((tx) => storeSetting(tx, "setup_token_hash", hashOfSecret(token)));
  return `${address}/setup?token=${token}`;
}
