/** The mail server: what is set outside of the panel comes first, then what the operator set in it. */
import type { Queryable } from "../../storage/database.ts";
import { recordInstanceActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import type { Operator } from "../instance/operator.ts";
import type { Services } from "../services.ts";
import { deleteSetting, findSetting, storeSetting } from "../settings.ts";

/** What the setting is sealed for. */
const CONTEXT = "setting mail";

/** How a connection is encrypted: from its first byte, or after the server has said that it can. */
export const ENCRYPTIONS = ["tls", "starttls"] as const;
export type Encryption = (typeof ENCRYPTIONS)[number];

export interface MailServer {
  /** `smtp://user:password@host:port` or `smtps://…`: a secret. */
  url: string;
  /** Null: `carnet` at the host of the public address. */
  from: string | null;
}

/** What stands in a mail server's address. */
interface MailServerParts {
  host: string;
  port: number;
  encryption: Encryption;
  username: string | null;
  password: string | null;
}

type Needed = Pick<Services, "config" | "keyring">;

/** The mail server in use, and where it was set; undefined where there is none. */
export async function findMailServer(
  db: Queryable,
  { config, keyring }: Needed,
): Promise<{ server: MailServer; source: "flag" | "environment" | "file" | "panel" } | undefined> {
  const { smtp_url: url, mail_from: from, sources } = config;
  if (url !== undefined) {
    const source = sources.smtp_url === "default" ? "environment" : sources.smtp_url;
    return { server: { url, from: from ?? null }, source };
  }
  const sealed = await findSetting(db, "mail");
  if (sealed === undefined) return undefined;
  const kept = JSON.parse(
    Buffer.from(keyring.open(Buffer.from(sealed, "base64"), CONTEXT)).toString(),
  ) as MailServer;
  return { server: { ...kept, from: from ?? kept.from }, source: "panel" };
}

/** The parts of a mail server's address. */
export function partsOf(url: string): MailServerParts {
  const { protocol, hostname, port, username, password } = new URL(url);
  const encryption = protocol === "smtps:" ? "tls" : "starttls";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (encryption === "tls" ? 465 : 587) : Number(port),
    encryption,
    username: username === "" ? null : decodeURIComponent(username),
    password: password === "" ? null : decodeURIComponent(password),
  };
}

function urlOf({ host, port, encryption, username, password }: MailServerParts): string {
  const scheme = encryption === "tls" ? "smtps" : "smtp";
  const who =
    username === null ? "" : `${encodeURIComponent(username)}:${encodeURIComponent(password ?? "")}@`;
  return `${scheme}://${who}${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Sets the mail server, sealed under the keyring.
 * @param sent `password` undefined: the one that is kept stays, for the same user on the same host
 * @throws Failure invalid_value, also where it is set outside of the panel
 */
export async function setMailServer(
  services: Services,
  by: Operator,
  sent: Omit<MailServerParts, "password"> & { password?: string | null | undefined; from: string | null },
): Promise<void> {
  const { db, keyring } = services;
  checkIsOurs(services);
  await db.write(async (tx) => {
    const kept = (await findMailServer(tx, services))?.server;
    const before = kept && partsOf(kept.url);
    const isSame = before?.host === sent.host && before.username === sent.username;
    const password = sent.password === undefined && isSame ? before.password : (sent.password ?? null);
    if (sent.username !== null && password === null)
      throw new Failure(
        "invalid_value",
        "A user name needs a password. Write it; it is kept encrypted.",
        "password",
      );
    const { host, port, encryption, username, from } = sent;
    const server: MailServer = { url: urlOf({ host, port, encryption, username, password }), from };
    // What cannot be read back would keep the panel from showing the settings at all.
    if (!URL.canParse(server.url))
      throw new Failure("invalid_value", "The host must be the name or address of a server.", "host");
    const sealed = Buffer.from(keyring.seal(JSON.stringify(server), CONTEXT)).toString("base64");
    await storeSetting(tx, "mail", sealed);
    await recordInstanceActivity(tx, by.at(services), "instance.mail_changed", { host, port, encryption });
  });
}

/** Takes the mail server away that was set in the panel. @throws Failure invalid_value */
export async function removeMailServer(services: Services, by: Operator): Promise<void> {
  checkIsOurs(services);
  await services.db.write(async (tx) => {
    await deleteSetting(tx, "mail");
    await recordInstanceActivity(tx, by.at(services), "instance.mail_removed");
  });
}

function checkIsOurs({ config }: Needed): void {
  if (config.smtp_url === undefined) return;
  throw new Failure(
    "invalid_value",
    "The mail server is set outside of the panel, which comes first. Change it there and start again.",
    "host",
  );
}
