/** One attempt of a delivery: the request of the contract, and what came of it. */
import type { Services } from "../domain/services.ts";
import { findToSend, type ToSend } from "../domain/webhooks/lease.ts";
import type { Outcome } from "../domain/webhooks/outcome.ts";
import { openSecrets, signing } from "../domain/webhooks/secrets.ts";
import { webhookHeaders } from "../formats/webhook-headers.ts";
import { AddressRefused, NoAnswer, type OutboundAnswer } from "../platform/outbound.ts";

/**
 * Sends a leased delivery to its address; the bytes are those that were stored with the event.
 * @param signal cuts it short
 * @returns undefined when there was nothing to send any more, or when it was cut short
 */
export async function sendWebhook(
  services: Services,
  lease: { delivery: number; endpoint: number; owner: string },
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { db, clock, outbound } = services;
  const sending = await findToSend(db.reader, lease.delivery, lease.owner);
  if (!sending) return undefined;
  const at = clock.now();
  const began = clock.monotonicMs();
  const ending = (answer: OutboundAnswer | undefined, error: string | null): Outcome => ({
    delivery: lease.delivery,
    endpoint: lease.endpoint,
    type: sending.type,
    attempts: sending.attempts + 1,
    delivered: error === null,
    at,
    latencyMs: Math.round(clock.monotonicMs() - began),
    httpStatus: answer?.status ?? null,
    answer: answer?.body ?? null,
    error,
  });
  try {
    const answer = await outbound.post(sending.url, {
      headers: headersOf(services, sending, at),
      body: sending.body,
      pool: sending.endpoint,
      signal,
    });
    return ending(answer, faultOf(answer.status));
  } catch (fault) {
    if (signal.aborted) return undefined;
    if (fault instanceof NoAnswer || fault instanceof AddressRefused) return ending(undefined, fault.message);
    throw fault;
  }
}

function headersOf({ keyring }: Services, sending: ToSend, now: number): Record<string, string> {
  const { id, endpoint, event, type, body, secrets_sealed } = sending;
  const secrets = signing(openSecrets(keyring, endpoint, secrets_sealed), now).map(({ secret }) => secret);
  return webhookHeaders({ event, type, delivery: id, body, secrets }, now);
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `The receiver answered ${status}; redirects are not followed, so the address must be the final one.`;
  return `The receiver answered ${status}; only 2xx counts as received.`;
}
