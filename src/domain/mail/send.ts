/** Mail leaves as a job: the change that it tells of commits with it, and no request waits for a mail server. */
import { type Mail, sendMail } from "../../platform/mailer.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { enqueue, type Job } from "../jobs/queue.ts";
import type { Tools } from "../scope.ts";
import type { Services } from "../services.ts";
import { findMailServer, type MailServer } from "./server.ts";

/** The kind of the job. */
export const MAIL = "mail";

/** A mail that no server took for so long is dropped: links in it have ended. */
const ATTEMPTS = 20;

/** Whether there is a mail server. */
export async function canMail(
  services: Pick<Services, "config" | "keyring" | "db">,
  db: Queryable = services.db.reader,
): Promise<boolean> {
  return (await findMailServer(db, services)) !== undefined;
}

/** Sends a mail after the commit. It is kept sealed until then, since a link in it is a secret. */
export function enqueueMail(
  tx: Transaction,
  { ids, keyring, now }: Pick<Tools, "ids" | "keyring" | "now">,
  mail: Mail,
): Promise<void> {
  const sealed = Buffer.from(keyring.seal(JSON.stringify(mail), MAIL)).toString("base64");
  return enqueue(tx, { id: ids.next(), kind: MAIL, payload: { sealed }, runAt: now, now });
}

/** Runs the job. @throws Error of the mail server, so that it is tried again */
export async function runMail(services: Services, job: Job): Promise<void> {
  const { keyring, log, db } = services;
  const { sealed } = job.payload as { sealed: string };
  const mail = JSON.parse(Buffer.from(keyring.open(Buffer.from(sealed, "base64"), MAIL)).toString()) as Mail;
  const found = await findMailServer(db.reader, services);
  if (!found) {
    log.warn("a mail is not sent, since there is no mail server any more", { job: job.id });
    return;
  }
  try {
    await sendNow(services, found.server, mail);
  } catch (fault) {
    if (job.attempts < ATTEMPTS) throw fault;
    log.error("a mail is given up", { job: job.id, fault });
  }
}

/** Hands a mail to a server. @throws Error of the connection or the server's refusal */
export function sendNow(
  { site }: Pick<Services, "site">,
  { url, from }: MailServer,
  mail: Mail,
): Promise<void> {
  return sendMail(url, senderOf({ site }, from), mail);
}

/** Who mail comes from: what is set, else Carnet at the host of the public address. */
export function senderOf({ site }: Pick<Services, "site">, from: string | null): string {
  return from ?? `Carnet <carnet@${new URL(site.origin()).hostname}>`;
}
