/** SIGTERM: what was accepted is answered, and the process ends well within 10 seconds. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { answerOf, ok } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";
import type { List, Product } from "../support/objects.ts";

const STOP_MS = 10_000;
const PRODUCTS = "/api/v1/products";
let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

/** Creates a product; undefined where the connection broke before the answer was whole. What the answer says is held to the contract by the caller. */
async function send(
  reference: string,
): Promise<{ status: number; headers: Headers; text: string } | undefined> {
  try {
    const response = await fetch(stage.server.address + PRODUCTS, {
      method: "POST",
      headers: { Authorization: `Bearer ${stage.live.apiKey}`, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "N", reference }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}

test("under load every request that took effect was answered", async () => {
  for (let round = 0; round < 3; round++) {
    const unanswered: string[] = [];
    let answered = 0;
    const writeUntilRefused = async (writer: number) => {
      for (let i = 0; ; i++) {
        const reference = `${round}-${writer}-${i}`;
        const response = await send(reference);
        if (response === undefined) return void unanswered.push(reference);
        const { status, headers } = response;
        const answer = answerOf("POST", PRODUCTS, status, headers, response.text);
        if (status !== 200) return expect(answer.error?.code).toBe("shutting_down");
        answered++;
      }
    };
    const writing = Promise.all(Array.from({ length: 16 }, (_, writer) => writeUntilRefused(writer)));
    await Bun.sleep(100 + Math.random() * 100);
    const began = Date.now();
    expect(await stage.server.signal("SIGTERM")).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_MS);
    await writing;
    expect(answered).toBeGreaterThan(16);

    await stage.server.restart();
    for (const reference of unanswered) {
      const { data } = await ok(stage.live.get<List<Product>>(`/products?reference=${reference}`));
      expect(data).toEqual([]);
    }
  }
}, 90_000);

test("a client that holds its connection open, or never ends its request, does not hold up the stop", async () => {
  const idle = connect(stage.server.port, "127.0.0.1");
  const slow = connect(stage.server.port, "127.0.0.1");
  for (const socket of [idle, slow]) socket.on("error", () => {});
  slow.write(
    `POST /api/v1/products HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${stage.live.apiKey}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await Bun.sleep(200);
  const began = Date.now();
  expect(await stage.server.signal("SIGTERM")).toBe(0);
  expect(Date.now() - began).toBeLessThan(STOP_MS);
  for (const socket of [idle, slow]) socket.destroy();
  await stage.server.restart();
}, 90_000);

test("SIGINT stops like SIGTERM", async () => {
  expect(await stage.server.signal("SIGINT")).toBe(0);
});
