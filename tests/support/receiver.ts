/** A receiver of webhooks on this machine, which keeps what it got and answers as it is told. */
import { expect } from "bun:test";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** What lets webhooks reach the receivers of the tests. */
export const ALLOW_RECEIVERS = { CARNET_WEBHOOK_ALLOW: "127.0.0.1/32" };

export interface Received {
  path: string;
  headers: Headers;
  body: string;
  /** Milliseconds since the epoch. */
  at: number;
  event: {
    id: string;
    object: string;
    type: string;
    api_version: string;
    created: number;
    livemode: boolean;
    data: { object: { id: string; object: string } };
  };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Waits until so many came. @throws Error when they do not within `waitMs` */
  until(count: number, waitMs?: number): Promise<Received[]>;
  stop(): Promise<void>;
}

/** Starts one; `answer` may wait or refuse, and answers 204 when it is left out. */
export function startReceiver(
  answer: (received: Received, count: number) => Response | Promise<Response> = () =>
    new Response(null, { status: 204 }),
): Receiver {
  const received: Received[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 30,
    async fetch(request) {
      const body = await request.text();
      const one: Received = {
        path: new URL(request.url).pathname,
        headers: request.headers,
        body,
        at: Date.now(),
        event: JSON.parse(body),
      };
      received.push(one);
      return answer(one, received.length);
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}/hook`,
    received,
    async until(count, waitMs = 25_000) {
      const deadline = Date.now() + waitMs;
      while (received.length < count) {
        if (Date.now() > deadline) throw new Error(`only ${received.length} of ${count} webhooks came`);
        await Bun.sleep(5);
      }
      return received;
    },
    stop: () => server.stop(true),
  };
}

/** Both signatures of a webhook hold: by our own computation, and by the library of Standard Webhooks. */
export function expectSigned({ headers, body, event }: Received, secret: string): void {
  const [time = "", ...signatures] = (headers.get("service-signature") ?? "").split(",");
  expect(time).toMatch(/^t=\d{10}$/);
  expect(Math.abs(Number(time.slice(2)) - Date.now() / 1000)).toBeLessThan(300);
  const expected = createHmac("sha256", secret)
    .update(`${time.slice(2)}.${body}`)
    .digest("hex");
  expect(signatures).toContain(`v1=${expected}`);
  const verified = new Webhook(secret).verify(body, Object.fromEntries(headers));
  expect(verified).toEqual(event);
}
