/** Deliveries of webhooks with durable state, against a bare loop that posts the same over kept connections. */
import http from "node:http";
import { $ } from "bun";
import { authorization, type Bench, commitsOf, copyData, startCarnet } from "./bench.ts";
import { median } from "./process.ts";
import { comparison, figure, type Row } from "./table.ts";

const DELIVERIES = 4000;
const ROUNDS = 3;
/** Requests at once of the bare loop: as many as Carnet has under way to one address. */
const AT_ONCE = 8;
const PATIENCE_MS = 120_000;

export async function* measureWebhooks(bench: Bench): AsyncGenerator<Row> {
  const receiver = startReceiver();
  const data = await copyData(bench, "data");
  const settings = { CARNET_WEBHOOK_ALLOW: "127.0.0.1/32" };
  const carnet = await startCarnet(bench, data, settings);
  await $`${bench.executable} webhooks create --data ${data} --mode live --url ${receiver.url} --events product.created --json`
    .env({ ...process.env, ...settings })
    .quiet();
  const a: number[] = [];
  const b: number[] = [];
  const commits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // All are due at once when the receiver comes back: what is measured is delivering, not creating.
    receiver.hold();
    await createProducts(bench, carnet.port, round);
    await Bun.sleep(1000);
    const before = await commitsOf(carnet.port);
    a.push(await receiver.rateOf(DELIVERIES));
    commits.push(((await commitsOf(carnet.port)) - before) / (DELIVERIES / 100));
    b.push(await bareRate(receiver.url, receiver.lastBody()));
  }
  await carnet.stop();
  receiver.stop();
  const ratio = median(a.map((value, i) => value / (b[i] ?? 1)));
  yield comparison("Webhooks delivered a second", median(a).toFixed(0), median(b).toFixed(0), ratio, {
    atLeast: 0.2,
  });
  yield figure("Commits for 100 deliveries", median(commits), { atMost: 1 }, 2);
}

function startReceiver() {
  let arrived = 0;
  let body = "";
  let open: (() => void) | undefined;
  let gate: Promise<void> | undefined;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      body = await request.text();
      if (gate) await gate;
      arrived++;
      return new Response(null, { status: 204 });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    lastBody: () => body,
    /** Answers nothing until the rate is asked for. */
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    /** Deliveries a second until so many have arrived. */
    async rateOf(count: number): Promise<number> {
      arrived = 0;
      const started = performance.now();
      gate = undefined;
      open?.();
      while (arrived < count) {
        if (performance.now() - started > PATIENCE_MS) throw new Error(`only ${arrived} deliveries arrived`);
        await Bun.sleep(5);
      }
      return (count / (performance.now() - started)) * 1000;
    },
    stop: () => server.stop(true),
  };
}

async function createProducts({ seeded }: Bench, port: number, round: number): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (next < DELIVERIES) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1/products`, {
          method: "POST",
          headers: { ...authorization(seeded), "Content-Type": "application/json" },
          body: JSON.stringify({
            name: "Camisa Ria",
            reference: `hook-${round}-${next++}`,
            data: seeded.data,
          }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        await answer.arrayBuffer();
      }
    }),
  );
}

/** Posts a second of a loop without any state, through the HTTP client that Carnet uses. */
async function bareRate(url: string, body: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next++ < DELIVERIES) await post(url, body, agent);
    }),
  );
  const rate = (DELIVERIES / (performance.now() - started)) * 1000;
  agent.destroy();
  return rate;
}

function post(url: string, body: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, {
      method: "POST",
      agent,
      headers: { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) },
    });
    request.on("response", (response) => {
      response.resume();
      response.on("end", resolve);
    });
    request.on("error", reject);
    request.end(body);
  });
}
