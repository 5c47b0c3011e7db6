/** The public address: what codes and links are printed with. */
import { SETTINGS } from "../../platform/config.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordInstanceActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Services } from "../services.ts";
import { storeSetting } from "../settings.ts";
import type { Operator } from "./operator.ts";

/** Longer addresses make codes that are hard to print small. */
const SITE_LENGTH = 200;

/** The origin that somebody wrote. @throws Failure invalid_value */
export function parseSite(text: string, param: string): string {
  const origin = text.length > SITE_LENGTH ? undefined : originOf(text.trim());
  if (origin === undefined)
    throw new Failure(
      "invalid_value",
      "The public address must hold http:// or https://, a host and perhaps a port, without a path, such as https://id.example.com.",
      param,
    );
  return origin;
}

function originOf(text: string): string | undefined {
  try {
    return SETTINGS.site_url.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps an address, from which links are built once the change has committed, here and at servers beside this one. */
export async function storeSite(tx: Transaction, services: Services, site: string): Promise<void> {
  await storeSetting(tx, "site_url", site);
  tx.afterCommit(() => {
    services.site.adopt(site);
    services.publications.changed(null);
  });
}

/**
 * Changes the public address. What is printed with the one before goes on asking there.
 * @throws Failure invalid_value, also where the address is set outside of the panel
 */
export async function changeSite(services: Services, by: Operator, text: string): Promise<void> {
  const { config, db, site } = services;
  if (config.site_url !== undefined)
    throw new Failure(
      "invalid_value",
      "The public address is set outside of the panel, which comes first. Change it there and start again.",
      "url",
    );
  const next = parseSite(text, "url");
  const before = site.origin();
  if (next === before) return;
  await db.write(async (tx) => {
    await storeSite(tx, services, next);
    await recordInstanceActivity(tx, by.at(services), "instance.site_changed", { from: before, to: next });
  });
}
