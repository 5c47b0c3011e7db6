/** What a person reads when the server has started. */

import { hasCompany } from "../domain/accounts/rows.ts";
import type { Services } from "../domain/services.ts";
import { storeSetting } from "../domain/settings.ts";
import { randomBase62 } from "../platform/random.ts";
import { sha256Hex } from "../platform/sealing.ts";
import type { RunningServer } from "./server.ts";

const TOKEN_LENGTH = 32;

/** Says where it runs; on an instance without a company with the one link that leads into the set-up. */
export async function announce(services: Services, server: RunningServer): Promise<void> {
  const { log, config } = services;
  log.info("Carnet is running", { address: server.address, data: config.data, database: services.db.engine });
  if (await hasCompany(services.db.reader)) {
    if (process.stdout.isTTY) console.log(`\n  Carnet is running at ${services.site.origin()}\n`);
    return;
  }
  const token = randomBase62(TOKEN_LENGTH);
  await services.db.write((tx) => storeSetting(tx, "setup_token_hash", sha256Hex(token)));
  // Standard output, not the log: the link is a secret.
  console.log(
    [
      "",
      "  Carnet is running. Set it up in your browser, with this link that works once:",
      "",
      `    ${server.address}/setup?token=${token}`,
      "",
      "  Or on the command line: carnet setup --help",
      "",
    ].join("\n"),
  );
}
