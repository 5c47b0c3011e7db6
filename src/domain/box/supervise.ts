/** A supervisor's PIN on a box, which knows it without its server. */
import type { Transaction } from "../../storage/database.ts";
import { verifyPassword } from "../accounts/users.ts";
import { Failure } from "../failure.ts";
import { beginAttempt } from "../members/attempts.ts";
import { endTicket, issueTicket, tryTicket } from "../members/tickets.ts";
import type { Scope } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { getFact } from "./facts.ts";

const THIS_BOX = "box";

/** @returns what stands for the PIN for some minutes @throws Failure sign_in_failed, rate_limited */
export async function superviseBox(services: Services, pin: string): Promise<string> {
  const hash = await getFact(services.db.reader, "pin");
  if (!hash) throw new Failure("sign_in_failed", "This box has no PIN.");
  const attempt = await beginAttempt(services, "box pin", null);
  if (!(await verifyPassword(pin, hash))) throw new Failure("sign_in_failed", "This PIN is not right.");
  return services.db.write(async (tx) => {
    await attempt.succeeded(tx);
    return (await issueTicket(tx, toolsOf(services), "supervisor", null, THIS_BOX)).secret;
  });
}

/** @throws Failure reauthentication_required */
export async function checkBoxSupervised(
  tx: Transaction,
  scope: Scope,
  ticket: string | null | undefined,
): Promise<void> {
  if (!(await getFact(tx, "pin"))) return;
  const found = await tryTicket(tx, scope, "supervisor", ticket ?? "");
  if (found?.content !== THIS_BOX)
    throw new Failure("reauthentication_required", "A supervisor must type the PIN of this kiosk first.");
  await endTicket(tx, found);
}
