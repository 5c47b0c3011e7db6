/** Mail leaves as a job: the change that it tells of commits with it, and no request waits for a mail server. */
import { type Mail, sendMail } from "../../platform/mailer.ts";
import type { Transaction } from "../../storage/database.ts";
import { enqueue, type Job } from "../jobs/queue.ts";
import type { Tools } from "../scope.ts";
import type { Services } from "../services.ts";

/** The kind of the job. */
export const MAIL = "mail";

/** A mail that no server took for so long is dropped: links in it have ended. */
const ATTEMPTS = 20;

/** Whether there is a mail server. */
export function canMail({ config }: Pick<Services, "config">): boolean {
  return config.smtp_url !== undefined;
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
export async function runMail({ config, keyring, site, log }: Services, job: Job): Promise<void> {
  const { sealed } = job.payload as { sealed: string };
  const mail = JSON.parse(Buffer.from(keyring.open(Buffer.from(sealed, "base64"), MAIL)).toString()) as Mail;
  if (config.smtp_url === undefined) {
    log.warn("a mail is not sent, since there is no mail server any more", { job: job.id });
    return;
  }
  const from = config.mail_from ?? `Carnet <carnet@${new URL(site.origin()).hostname}>`;
  try {
    await sendMail(config.smtp_url, from, mail);
  } catch (fault) {
    if (job.attempts < ATTEMPTS) throw fault;
    log.error("a mail is given up", { job: job.id, fault });
  }
}
