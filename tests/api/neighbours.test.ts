/** Two servers on one PostgreSQL: each shows what the other changed. SQLite has one server only. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import postgres from "postgres";
import { type Client, clientOf, ok } from "../support/client.ts";
import { issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { signIn } from "../support/member.ts";
import { createDatabase, ON_POSTGRES, type Server, startServer } from "../support/server.ts";

const PATIENCE_MS = 50_000;

describe.skipIf(!ON_POSTGRES)("two servers on one database", () => {
  let database: { url: string; drop(): Promise<void> };
  let stage: Stage;
  let other: Server;
  let clientAtOther: Client;

  beforeAll(async () => {
    database = await createDatabase();
    const shared = { DATABASE_URL: database.url, CARNET_KEY: "ab".repeat(32), CARNET_SITE_URL: "" };
    stage = await startStage(shared);
    other = await startServer(shared);
    const words = ["--name", "Other", "--mode", "live", "--company", "nortada"];
    const { key } = await stage.server.carnetJson<{ key: string }>("keys", "create", ...words);
    clientAtOther = clientOf(other.address, key);
  }, 120_000);
  afterAll(async () => {
    await stage?.server.stop();
    await other?.stop();
    await database?.drop();
  }, 60_000);

  const read = async ({ address }: Server, path: string) => (await fetch(address + path)).text();

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await Bun.sleep(50))
      if (await isSo()) return;
    throw new Error("the other server does not show it");
  }

  test("show a withdrawal at the other one, whichever was asked for it", async () => {
    for (const [asked, shown] of [
      [stage.live, other],
      [clientAtOther, stage.server],
    ] as const) {
      const { passport } = await issueProduct(stage.live);
      const path = `/p/${passport.uid}`;
      for (let again = 0; again < 2; again++) expect(await read(shown, path)).not.toContain("Torn seams");
      await ok(asked.post(`/passports/${passport.id}/withdraw`, { reason: "Torn seams" }));
      await until(async () => (await read(shown, path)).includes("Torn seams"));
    }
  }, 120_000);

  test("show what was changed while the line between them was cut", async () => {
    const { passport } = await issueProduct(stage.live);
    const path = `/p/${passport.uid}`;
    expect(await read(other, path)).not.toContain("Faded dye");
    const client = postgres(database.url, { max: 1, onnotice: () => {} });
    const cut = await client`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`;
    await client.end();
    expect(cut).toHaveLength(2);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Faded dye" }));
    await until(async () => (await read(other, path)).includes("Faded dye"));
  }, 120_000);

  test("build links with a public address that was set at the other one", async () => {
    const owner = await signIn(stage.server.address);
    await ok(owner.post("/session/confirm", { password: OWNER.password }));
    const { passport } = await issueProduct(stage.live);
    await ok(owner.post("/instance/site", { url: "https://shared.example" }));
    await until(async () => {
      const { url } = await ok(clientAtOther.get<{ url: string }>(`/passports/${passport.id}`));
      return url.startsWith("https://shared.example/");
    });
  }, 120_000);
});
