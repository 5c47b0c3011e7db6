/** Events that people without an account record by a form: a partner with a link, or the holder of a piece. */
import type { Transaction } from "../../storage/database.ts";
import type { ReceivedFile } from "../files/received.ts";
import type { OpenLink } from "../partner-links/open.ts";
import { useLink } from "../partner-links/rows.ts";
import type { Scope } from "../scope.ts";
import { addFile } from "./add-file.ts";
import { type FormStamp, timingOf } from "./form-stamp.ts";
import { recordEvent } from "./record.ts";
import { countSentForms, insertSentForm, wasSent } from "./sent-forms.ts";
import type { NewLifecycleEvent } from "./shape.ts";
import type { Subject } from "./subject.ts";

/** Forms that a partner's link takes in 24 hours. */
const FORMS_PER_PARTNER = 500;
/** Reports of consumers in 24 hours: from an address, which a household or a shop may share, and about one piece. */
export const REPORTS_PER_ADDRESS = 10;
export const REPORTS_PER_SUBJECT = 5;

/** What came of a form. A form that is sent twice was recorded the first time. */
type Outcome = "recorded" | "sent_before" | "too_old" | "too_many_of_sender";
export type PartnerOutcome = Outcome | "closed";
export type ConsumerOutcome = Outcome | "too_quick" | "too_many_of_subject";

/** What people write about an event. */
export type Told = Omit<NewLifecycleEvent, "item" | "passport">;

/**
 * Records what a partner tells of a piece, with files that prove it; it stays pending until the company approves it.
 * Nothing is taken by a link that is over.
 * @throws Failure item_voided, invalid_value
 */
export async function recordByPartner(
  tx: Transaction,
  { scope, link }: OpenLink,
  subject: Subject,
  told: Told,
  { stamp, files }: { stamp: FormStamp; files: readonly ReceivedFile[] },
): Promise<PartnerOutcome> {
  if (timingOf(scope, stamp) === "too_old") return "too_old";
  const sender = `partner:${link.n}`;
  await tx.lock(`forms:${sender}`);
  // Its files may have been on their way for minutes.
  if (!(await useLink(tx, link.n, scope.now))) return "closed";
  if (await wasSent(tx, stamp.id)) return "sent_before";
  if ((await countSentForms(tx, "sender", sender, scope.now)) >= FORMS_PER_PARTNER)
    return "too_many_of_sender";
  if (!(await take(tx, scope, { form: stamp.id, sender, subject: null }))) return "sent_before";
  const event = await recordEvent(tx, scope, { ...subject.about, ...told });
  for (const file of files) await addFile(tx, scope, event.id, file);
  return "recorded";
}

/**
 * Records what a holder of a piece reports on its public page; it stays pending until the company approves it.
 * @param network that the report comes from, which limits are counted for
 * @throws Failure item_voided, invalid_value
 */
export async function recordByConsumer(
  tx: Transaction,
  scope: Scope,
  subject: Subject,
  told: Told,
  { stamp, network }: { stamp: FormStamp; network: string },
): Promise<ConsumerOutcome> {
  const timing = timingOf(scope, stamp);
  if (timing !== "in_time") return timing;
  const sender = `address:${network}`;
  // Those that count the same follow each other.
  await tx.lock(`forms:${sender}`);
  await tx.lock(`forms:${subject.key}`);
  if (await wasSent(tx, stamp.id)) return "sent_before";
  if ((await countSentForms(tx, "sender", sender, scope.now)) >= REPORTS_PER_ADDRESS)
    return "too_many_of_sender";
  if ((await countSentForms(tx, "subject", subject.key, scope.now)) >= REPORTS_PER_SUBJECT)
    return "too_many_of_subject";
  if (!(await take(tx, scope, { form: stamp.id, sender, subject: subject.key }))) return "sent_before";
  await recordEvent(tx, scope, { ...subject.about, ...told });
  return "recorded";
}

/** Notes that a form was sent; false when another was quicker with it. */
async function take(
  tx: Transaction,
  { now }: Scope,
  form: { form: string; sender: string; subject: string | null },
): Promise<boolean> {
  return (await insertSentForm(tx, { ...form, created: now })) !== undefined;
}
