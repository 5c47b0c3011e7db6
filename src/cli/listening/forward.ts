import type { Event } from "../../client/types.generated.ts";
import { webhookHeaders } from "../../formats/webhook-headers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Ids } from "../../platform/ids.ts";
import { AddressRefused, NoAnswer, type Outbound, type OutboundRequest } from "../../platform/outbound.ts";
import { pause } from "../../platform/pause.ts";

/** Pauses between attempts: one second, then twice as long each time, up to this many milliseconds. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/** One attempt, and what follows from it. */
export interface Attempt {
  /** From 1. */
  number: number;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Why it counts as failed; null for 2xx. */
  error: string | null;
  latencyMs: number;
  outcome: "delivered" | "again" | "skipped";
  /** Seconds until the next attempt; null when there is none. */
  againSeconds: number | null;
}

export interface Receiver {
  url: string;
  secret: string;
  /** How often an event is sent again that the receiver answered with something other than 2xx. */
  retries: number;
}

/**
 * Sends an event as a webhook until the receiver has taken it, or refused it as often as it may. While nobody answers
 * there, it goes on: whoever develops restarts the receiver, and must not lose what happens meanwhile.
 * @returns whether the event is settled; false when it was stopped before
 */
export async function forward(
  event: Event,
  { url, secret, retries }: Receiver,
  tools: { outbound: Outbound; clock: Clock; ids: Ids; stop: AbortSignal },
  tell: (attempt: Attempt) => void,
): Promise<boolean> {
  const { outbound, clock, stop } = tools;
  const body = JSON.stringify(event);
  const delivery = tools.ids.next();
  let refusals = 0;
  for (let number = 1; !stop.aborted; number++) {
    const headers = webhookHeaders(
      { event: event.id, type: event.type, delivery, body, secrets: [secret] },
      clock.now(),
    );
    const began = clock.monotonicMs();
    const { status, error } = await post(outbound, url, { headers, body, pool: url, signal: stop });
    if (status === null && stop.aborted) return false;
    if (status !== null && error !== null) refusals++;
    const isOver = error === null || refusals > retries;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (number - 1), LONGEST_PAUSE_MS);
    tell({
      number,
      status,
      error,
      latencyMs: Math.round(clock.monotonicMs() - began),
      outcome: error === null ? "delivered" : isOver ? "skipped" : "again",
      againSeconds: isOver ? null : pauseMs / 1000,
    });
    if (isOver) return true;
    await pause(pauseMs, stop);
  }
  return false;
}

async function post(
  outbound: Outbound,
  url: string,
  request: OutboundRequest,
): Promise<{ status: number | null; error: string | null }> {
  try {
    const { status } = await outbound.post(url, request);
    return { status, error: faultOf(status) };
  } catch (fault) {
    if (fault instanceof NoAnswer || fault instanceof AddressRefused)
      return { status: null, error: fault.message };
    throw fault;
  }
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? "Redirects are not followed: give the final address."
    : "Only 2xx counts as received.";
}
