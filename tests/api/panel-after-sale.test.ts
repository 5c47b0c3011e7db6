/** What members decide about events of consumers, the switch for them, and the links that partners record by. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Passport } from "../support/objects.ts";

const NO_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";
/** Who sends a form sooner is taken for a machine. */
const PERSON_MS = 3200;

let stage: Stage;
let ana: Member;
let neighbour: Member;
let passport: Passport;

beforeAll(async () => {
  stage = await startStage();
  await stage.addCompany("vizinha");
  const other = { email: "rui@vizinha.example", password: "quatro palavras bem simples" };
  const words = ["--email", other.email, "--role", "owner", "--company", "vizinha"];
  await stage.server.carnetJson("user", "create", ...words, "--password", other.password);
  ana = await signIn(stage.server.address);
  neighbour = await signIn(stage.server.address, other);
  ({ passport } = await issueProduct(stage.live));
}, 90_000);
afterAll(() => stage?.server.stop());

interface Event {
  id: string;
  status: string;
  source: string;
  rejected_reason: string | null;
}

interface Link {
  id: string;
  name: string;
  status: string;
  url?: string;
}

/** Events that a holder of the passport's product reported with the public form. */
async function report(count: number): Promise<Event[]> {
  const address = `${stage.server.address}/p/${passport.uid}/report`;
  const stamps: string[] = [];
  for (let i = 0; i < count; i++) {
    const page = await (await fetch(address, { headers: { accept: "text/html" } })).text();
    stamps.push(/name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "");
  }
  await Bun.sleep(PERSON_MS);
  for (const stamp of stamps) {
    const told = {
      type: "repair",
      occurred_on: "2026-01-15",
      country: "",
      actor_name: "",
      description: "Zip",
    };
    const { status } = await fetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ stamp, ...told }),
    });
    expect(status).toBe(303);
  }
  return (await pending()).slice(0, count);
}

async function pending(): Promise<Event[]> {
  return (await ok(ana.get<{ data: Event[] }>("/nortada/live/lifecycle_events?status=pending"))).data;
}

async function isShown(words: string): Promise<boolean> {
  const address = `${stage.server.address}/p/${passport.uid}`;
  return (await (await fetch(address, { headers: { accept: "text/html" } })).text()).includes(words);
}

describe("reports of consumers", () => {
  test("are switched on in the company's settings", async () => {
    const before = await ok(ana.get<{ consumer_events: boolean }>("/nortada/test/company"));
    expect(before.consumer_events).toBe(false);
    const address = `${stage.server.address}/p/${passport.uid}/report`;
    expect((await fetch(address)).status).toBe(404);
    const changed = await ok(
      ana.post<{ consumer_events: boolean }>("/nortada/test/company", { consumer_events: true }),
    );
    expect(changed.consumer_events).toBe(true);
    expect((await fetch(address)).status).toBe(200);
  });

  test("wait for a member, who approves one and rejects another, each once", async () => {
    const [one, another] = await report(2);
    if (!one || !another) throw new Error("nothing was reported");
    expect([one.source, one.status]).toEqual(["consumer", "pending"]);
    expect(await isShown("Zip")).toBe(false);
    const at = "/nortada/live/lifecycle_events";
    await refused(neighbour.post(`/vizinha/live/lifecycle_events/${one.id}/approve`), "resource_missing");
    await refused(ana.post(`/nortada/test/lifecycle_events/${one.id}/approve`), "resource_missing");
    await refused(ana.post(`${at}/${another.id}/reject`), "parameter_missing", "reason");

    expect((await ok(ana.post<Event>(`${at}/${one.id}/approve`))).status).toBe("published");
    expect(await isShown("Zip")).toBe(true);
    const rejected = await ok(ana.post<Event>(`${at}/${another.id}/reject`, { reason: "Not ours" }));
    expect(rejected).toMatchObject({ status: "rejected", rejected_reason: "Not ours" });
    await refused(ana.post(`${at}/${one.id}/reject`, { reason: "Late" }), "invalid_value");
    await refused(ana.post(`${at}/${another.id}/approve`), "invalid_value");
    expect(await pending()).toEqual([]);
    const { data } = await ok(
      ana.get<{ data: { action: string }[] }>("/nortada/live/activity?action=lifecycle_event&limit=2"),
    );
    expect(data.map(({ action }) => action)).toEqual([
      "lifecycle_event.rejected",
      "lifecycle_event.published",
    ]);
  }, 20_000);
});

describe("an attachment", () => {
  test("is removed for good; that there was one stays", async () => {
    const event = await ok(
      stage.live.post<Event>("/lifecycle_events", {
        passport: passport.id,
        type: "repair",
        occurred_on: "2026-01-15",
      }),
    );
    const form = new FormData();
    form.set("file", new Blob(["%PDF-1.7\n"]), "proof.pdf");
    const at = `/nortada/live/lifecycle_events/${event.id}/files`;
    await ok(ana.send("POST", at, { raw: form }));
    const { data } = await ok(ana.get<{ data: { id: string; removed: boolean }[] }>(at));
    const [file] = data;
    await ok(ana.post(`${at}/${file?.id}/remove`));
    await refused(ana.post(`${at}/${file?.id}/remove`), "resource_missing");
    await refused(ana.post(`${at}/${NO_ID}/remove`), "resource_missing");
    const after = await ok(ana.get<{ data: { id: string; removed: boolean }[] }>(at));
    expect(after.data).toMatchObject([{ id: file?.id, removed: true }]);
  });
});

describe("a partner's link", () => {
  test("is made with its address once, opens, is listed without it, and is revoked at once", async () => {
    const made = await ok(ana.post<Link>("/nortada/live/partner_links", { name: "Oficina Sul" }));
    expect(made).toMatchObject({ name: "Oficina Sul", status: "active" });
    const path = new URL(made.url ?? "").pathname;
    expect((await fetch(`${stage.server.address}${path}`)).status).toBe(200);
    const list = await ana.get<{ data: Link[] }>("/nortada/live/partner_links");
    expect(list.json.data[0]).toMatchObject({ id: made.id, name: "Oficina Sul" });
    expect(list.text).not.toContain(path.slice(3));
    await refused(neighbour.post(`/vizinha/live/partner_links/${made.id}/revoke`), "resource_missing");
    await refused(ana.post(`/nortada/test/partner_links/${made.id}/revoke`), "resource_missing");
    expect((await ok(ana.post<Link>(`/nortada/live/partner_links/${made.id}/revoke`))).status).toBe(
      "revoked",
    );
    expect((await fetch(`${stage.server.address}${path}`)).status).toBeGreaterThanOrEqual(400);
    await refused(ana.post("/nortada/live/partner_links", { name: " " }), "invalid_value", "name");
  });
});
