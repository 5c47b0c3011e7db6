/** Killed at any moment under load: what was acknowledged is there, and a retry settles what was not. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { ok } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";
import type { List, Product } from "../support/objects.ts";
import { readRows } from "../support/records.ts";

const ROUNDS = 6;
const WRITERS = 8;
let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

interface Attempt {
  reference: string;
  /** Id of the product, once acknowledged. */
  id?: string;
}

/** Creates products one after the other until the server is gone. */
async function writeUntilGone(round: number, writer: number): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let i = 0; ; i++) {
    const attempt: Attempt = { reference: `${round}-${writer}-${i}` };
    attempts.push(attempt);
    try {
      attempt.id = (await ok(create(attempt))).id;
    } catch {
      return attempts;
    }
  }
}

function create({ reference }: Attempt) {
  return stage.live.post<Product>("/products", { name: "Camisa", reference }, { key: `key-${reference}` });
}

test(`${ROUNDS} kills under ${WRITERS} writers lose and double nothing`, async () => {
  const all: Attempt[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => writeUntilGone(round, writer)),
    );
    await Bun.sleep(40 + Math.random() * 200);
    await stage.server.signal("SIGKILL");
    const attempts = (await writing).flat();
    await stage.server.restart();

    for (const attempt of attempts) {
      const answer = await create(attempt);
      expect(answer.status).toBe(200);
      if (attempt.id === undefined) attempt.id = answer.json.id;
      expect(answer.json.id).toBe(attempt.id);
    }
    all.push(...attempts);
  }
  expect(all.length).toBeGreaterThan(ROUNDS * WRITERS * 2);
  for (const { reference, id } of all) {
    const { data } = await ok(stage.live.get<List<Product>>(`/products?reference=${reference}`));
    expect(data.map((product) => product.id)).toEqual([id ?? ""]);
  }

  expect(await stage.server.signal("SIGTERM")).toBe(0);
  expect(readRows(stage.server, "pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const count = (table: string) =>
    readRows<{ n: number }>(stage.server, `select count(*) as n from ${table}`)[0]?.n;
  expect([count("products"), count("events"), count("idempotent_answers")]).toEqual(
    Array(3).fill(all.length),
  );
  expect(entriesOfChain()).toBe(
    readRows<{ n: number }>(stage.server, "select count(*) as n from activity")[0]?.n ?? -1,
  );
}, 90_000);

/** Recomputes every chain of the activity log; how many entries hold. */
function entriesOfChain(): number {
  const rows = readRows<{ account_n: number; position: number; entry: string; hash: string }>(
    stage.server,
    "select account_n, position, entry, hash from activity where position is not null order by account_n, position",
  );
  const heads = new Map<number, { position: number; hash: string }>();
  for (const { account_n, position, entry, hash } of rows) {
    const head = heads.get(account_n) ?? { position: 0, hash: "0".repeat(64) };
    expect(position).toBe(head.position + 1);
    expect(hash).toBe(createHash("sha256").update(`${head.hash}\n${entry}`).digest("hex"));
    heads.set(account_n, { position, hash });
  }
  return rows.length;
}
