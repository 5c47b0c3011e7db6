/** What the panel shows of a company besides its data: its settings, and its activity log as a file. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import { createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";

const PASSWORD = "quatro palavras bem simples";
const NO_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";

let stage: Stage;
let site: string;
let ana: Member;
let viewer: Member;

beforeAll(async () => {
  stage = await startStage();
  site = stage.server.address;
  const email = "vera@nortada.example";
  await stage.server.carnetJson(
    ...["user", "create", "--email", email, "--role", "viewer", "--password", PASSWORD],
  );
  await stage.addCompany("vizinha");
  ana = await signIn(site);
  viewer = await signIn(site, { email, password: PASSWORD });
}, 90_000);
afterAll(() => stage?.server.stop());

interface Settings {
  name: string;
  handle: string;
  former_handles: string[];
  plan: string;
  products: { used: number; limit: number | null };
  items_this_month: { used: number; limit: number | null };
}

describe("the settings of a company", () => {
  test("say how much of the plan is used, in live and in test", async () => {
    const { passport } = await issueProduct(stage.live);
    await createProduct(stage.test);
    await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: 3 }));
    await stage.server.carnetJson("company", "update", "nortada", "--limit", "products=5");
    const live = await ok(ana.get<Settings>("/nortada/live/company"));
    expect(live).toMatchObject({
      name: "Nortada",
      handle: "nortada",
      former_handles: [],
      products: { used: 1, limit: 5 },
      items_this_month: { used: 3, limit: null },
    });
    const test = await ok(viewer.get<Settings>("/nortada/test/company"));
    expect([test.products, test.items_this_month]).toEqual([
      { used: 1, limit: null },
      { used: 0, limit: 1000 },
    ]);
  });

  test("are those of one's own company alone", async () => {
    await refused(ana.get("/vizinha/live/company"), "resource_missing");
  });

  test("keep the former handles", async () => {
    await ok(ana.post("/nortada/live/company", { handle: "nortada-lda" }));
    const settings = await ok(ana.get<Settings>("/nortada-lda/live/company"));
    expect([settings.handle, settings.former_handles]).toEqual(["nortada-lda", ["nortada"]]);
    await ok(ana.post("/nortada-lda/live/company", { handle: "nortada" }));
    const again = await ok(ana.get<Settings>("/nortada/live/company"));
    expect([again.handle, again.former_handles]).toEqual(["nortada", ["nortada-lda"]]);
  });
});

function download(path: string, member = ana): Promise<Response> {
  return fetch(`${site}/panel/api${path}`, {
    headers: { Cookie: member.cookie, "Sec-Fetch-Site": "same-origin" },
  });
}

interface Entry {
  id: string;
  action: string;
  actor: { name: string };
  created: number;
}

/** All entries of the log, read through its list. */
async function readLog(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const after = last ? `&starting_after=${last.id}` : "";
    const page = await ok(ana.get<{ data: Entry[]; has_more: boolean }>(`${path}?limit=100${after}`));
    entries.push(...page.data);
    if (!page.has_more) return entries;
  }
}

describe("the export of the activity log", () => {
  test("has every entry of the list in its order, also of a long one", async () => {
    for (let at = 0; at < 30; at++)
      await Promise.all(Array.from({ length: 20 }, () => createProduct(stage.test)));
    const answer = await download("/nortada/test/activity/export/jsonl");
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="activity-nortada-test-\d{4}-\d\d-\d\d\.jsonl"/,
    );
    const lines = (await answer.text()).trimEnd().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Entry);
    expect(entries.length).toBeGreaterThan(600);
    const listed = await readLog("/nortada/test/activity");
    expect(entries.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  }, 90_000);

  test("takes the filters of the list, and none that it does not know", async () => {
    const path = "/nortada/live/activity/export/jsonl";
    const text = await (await download(`${path}?action=passport.issued`)).text();
    const entries = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Entry);
    expect(entries.map(({ action }) => action)).toEqual(["passport.issued"]);
    expect(await (await download(`${path}?object=${NO_ID}`)).text()).toBe("");
    expect((await download(`${path}?action=Passport!`)).status).toBe(400);
    expect((await download(`${path}?colour=blue`)).status).toBe(400);
    expect((await download("/nortada/live/activity/export/xls")).status).toBe(404);
  });

  test("is a table in which nothing is a formula", async () => {
    await ok(ana.post("/me", { name: '=HYPERLINK("https://evil.example")' }));
    await createProduct(stage.live, { reference: '+1,"2"' });
    await ok(ana.post("/nortada/live/company", { name: "Nortada" }));
    const text = await (await download("/nortada/live/activity/export/csv")).text();
    const [head, first] = text.split("\r\n");
    expect(head).toBe("time,by,by_kind,by_id,address,action,on,details,livemode,position,hash,id");
    expect(first).toContain(`,"'=HYPERLINK(""https://evil.example"")",member,`);
    expect(text).toContain('"{""reference"":""+1,\\""2\\""""}"');
    expect(text.endsWith("\r\n")).toBe(true);
  });

  test("is for admins of the company alone", async () => {
    expect((await download("/nortada/live/activity/export/csv", viewer)).status).toBe(403);
    expect((await download("/vizinha/live/activity/export/csv")).status).toBe(404);
    expect((await fetch(`${site}/panel/api/nortada/live/activity/export/csv`)).status).toBe(401);
  });
});

describe("a passkey", () => {
  test("of nobody, or without a name, is not renamed", async () => {
    await refused(ana.post(`/me/passkeys/${NO_ID}`, { name: "Phone" }), "resource_missing");
    await refused(ana.post("/me/passkeys/%00", { name: "Phone" }), "resource_missing");
    await refused(ana.post(`/me/passkeys/${NO_ID}`, { name: " " }), "invalid_value", "name");
  });
});
