/** Tells people by mail what happens to their account, so that somebody else's doing does not go unseen. */
import { deviceName } from "../../formats/user-agent.ts";
import type { Transaction } from "../../storage/database.ts";
import { securityLetter, type Warning } from "../mail/letters.ts";
import { canMail, enqueueMail } from "../mail/send.ts";
import { type Services, toolsOf } from "../services.ts";
import type { Browser, Person } from "./sessions.ts";

/** What is told of the entries of the activity log. */
const WARNED: Readonly<Record<string, Warning>> = {
  "member.password_changed": "password_changed",
  "member.password_reset": "password_changed",
  "member.second_factor_added": "second_factor_added",
  "member.second_factor_removed": "second_factor_removed",
  "member.second_factor_reset": "second_factor_removed",
  "member.recovery_codes_renewed": "recovery_codes_renewed",
  "member.passkey_added": "passkey_added",
  "member.passkey_removed": "passkey_removed",
};

/** Sends a letter about an entry that its person should know of; nothing where there is no mail server. */
export async function warnOfAction(
  tx: Transaction,
  services: Services,
  user: Person["user"],
  browser: Browser | undefined,
  action: string,
): Promise<void> {
  const warning = WARNED[action];
  if (warning !== undefined) await warn(tx, services, user, browser, warning);
}

/** Sends a letter. @param browser from which it was done; undefined: on the machine itself */
export async function warn(
  tx: Transaction,
  services: Services,
  user: Person["user"],
  browser: Browser | undefined,
  warning: Warning,
): Promise<void> {
  if (!(await canMail(services, tx))) return;
  const tools = toolsOf(services);
  const letter = securityLetter({
    language: browser?.language ?? "en",
    warning,
    now: tools.now,
    address: browser?.address ?? null,
    device: deviceName(browser?.userAgent ?? null),
    url: `${tools.site}/panel`,
  });
  await enqueueMail(tx, tools, { to: user.email, ...letter });
}
