/** Members of a company: invited by a link, given roles, taken out again. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok, refused } from "../support/client.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";
import { browserOf, cookieFrom, type Member, signIn } from "../support/member.ts";

const PASSWORD = "quatro palavras bem simples";
const HERE = { "Sec-Fetch-Site": "same-origin" };

let stage: Stage;
let site: string;
let owner: Member;

beforeAll(async () => {
  stage = await startStage({ CARNET_TRUSTED_PROXIES: "127.0.0.1/32" });
  site = stage.server.address;
  await stage.addCompany("vizinha");
  owner = await signIn(site);
}, 90_000);
afterAll(() => stage?.server.stop());

interface Person {
  id: string;
  email: string;
  role: string;
  name: string | null;
  second_factor: boolean;
}

interface Invitation {
  id: string;
  email: string;
  role: string;
  url: string;
  expires: number;
  created: number;
}

interface Entry {
  action: string;
  on: string;
  actor: { kind: string; name: string };
  details: Record<string, unknown>;
}

async function addMember(name: string, role: string, company = "nortada"): Promise<Member> {
  const email = `${name}@nortada.example`;
  const words = ["--email", email, "--role", role, "--company", company, "--password", PASSWORD];
  await stage.server.carnetJson("user", "create", ...words);
  return signIn(site, { email, password: PASSWORD });
}

async function findMember(name: string): Promise<Person> {
  const { data } = await ok(owner.get<{ data: Person[] }>("/nortada/live/members"));
  const found = data.find(({ email }) => email === `${name}@nortada.example`);
  if (!found) throw new Error(`${name} is no member`);
  return found;
}

/** Sends the form of an invitation as a browser does. */
function join(url: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  return fetch(`${site}${new URL(url).pathname}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...HERE, ...(cookie === "" ? {} : { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });
}

describe("an invitation", () => {
  test("makes somebody new a member, with a name and a password of their own", async () => {
    const asked = { email: "Rui@Nortada.example", role: "editor" };
    const made = await ok(owner.post<Invitation>("/nortada/live/invitations", asked));
    expect(made).toMatchObject({ email: "rui@nortada.example", role: "editor", mailed: false });
    expect(made.url).toMatch(/^https:\/\/id\.carnet\.test\/panel\/invitation\/[0-9A-Za-z]{43}$/);
    expect(made.expires - made.created).toBe(7 * 24 * 60 * 60);
    const page = await fetch(`${site}${new URL(made.url).pathname}`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("rui@nortada.example");
    const short = await join(made.url, { name: "Rui", password: "short" });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain('value="Rui"');

    const joined = await join(made.url, { name: "Rui Reis", password: PASSWORD });
    expect([joined.status, joined.headers.get("location")]).toEqual([303, "/panel/nortada/live"]);
    const rui = browserOf(site, cookieFrom(joined.headers));
    expect(await ok(rui.get("/me"))).toMatchObject({
      email: "rui@nortada.example",
      name: "Rui Reis",
      operator: false,
      memberships: [{ role: "editor", company: { handle: "nortada" } }],
    });
    await signIn(site, { email: "rui@nortada.example", password: PASSWORD });
    const { data } = await ok(owner.get<{ data: Invitation[] }>("/nortada/live/invitations"));
    expect(data.map(({ email }) => email)).not.toContain("rui@nortada.example");
  });

  test("works once, and leads nowhere then", async () => {
    const asked = { email: "once@nortada.example", role: "viewer" };
    const { url } = await ok(owner.post<Invitation>("/nortada/live/invitations", asked));
    const answers = await Promise.all([
      join(url, { name: "A", password: PASSWORD }),
      join(url, { name: "B", password: PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1);
    expect((await fetch(`${site}${new URL(url).pathname}`)).status).toBe(404);
    expect((await join(url, { name: "C", password: PASSWORD })).status).toBe(404);
  });

  test("of somebody who is known here asks them to sign in, and takes no one else", async () => {
    const bia = await addMember("bia", "viewer", "vizinha");
    const asked = { email: "bia@nortada.example", role: "admin" };
    const { url } = await ok(owner.post<Invitation>("/nortada/live/invitations", asked));
    const path = new URL(url).pathname;
    const sent = await join(url, {});
    expect(sent.headers.get("location")).toBe(`/panel/sign-in?next=${encodeURIComponent(path)}`);
    const rui = await addMember("not-bia", "viewer", "vizinha");
    const page = await (await fetch(`${site}${path}`, { headers: { Cookie: rui.cookie } })).text();
    expect(page).toContain("Sign out, then open the link again");
    expect((await join(url, {}, rui.cookie)).status).toBe(422);
    const joined = await join(url, {}, bia.cookie);
    expect(joined.headers.get("location")).toBe("/panel/nortada/live");
    await ok(bia.get("/nortada/live/products"));
    await ok(bia.get("/vizinha/live/products"));
  });

  test("is ended by a new one of the same address, and can be taken back", async () => {
    const asked = { email: "twice@nortada.example", role: "viewer" };
    const first = await ok(owner.post<Invitation>("/nortada/live/invitations", asked));
    const second = await ok(owner.post<Invitation>("/nortada/live/invitations", asked));
    expect((await fetch(`${site}${new URL(first.url).pathname}`)).status).toBe(404);
    expect((await fetch(`${site}${new URL(second.url).pathname}`)).status).toBe(200);
    await ok(owner.post(`/nortada/live/invitations/${second.id}/withdraw`));
    expect((await join(second.url, { password: PASSWORD })).status).toBe(404);
    await refused(owner.post(`/nortada/live/invitations/${second.id}/withdraw`), "resource_missing");
  });

  test("is refused for a member, for what is no address, and by forged forms", async () => {
    const at = "/nortada/live/invitations";
    const member = { email: OWNER.email, role: "viewer" };
    await refused(owner.post(at, member), "invalid_value", "email");
    await refused(owner.post(at, { email: "nobody", role: "viewer" }), "invalid_value", "email");
    await refused(owner.post(at, { email: "a@b.example", role: "king" }), "invalid_value", "role");
    const asked = { email: "forged@nortada.example", role: "viewer" };
    const { url } = await ok(owner.post<Invitation>(at, asked));
    const forged = await fetch(`${site}${new URL(url).pathname}`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
      body: new URLSearchParams({ name: "E", password: PASSWORD }),
    });
    expect(forged.status).toBe(403);
    expect((await fetch(`${site}${new URL(url).pathname}`)).status).toBe(200);
  });

  test("to own the company comes from an owner alone", async () => {
    const admin = await addMember("admin-of-invitations", "admin");
    const asked = { email: "new-owner@nortada.example", role: "owner" };
    await refused(admin.post("/nortada/live/invitations", asked), "role_insufficient");
    await ok(admin.post("/nortada/live/invitations", { ...asked, role: "admin" }));
    await ok(owner.post("/nortada/live/invitations", asked));
  });
});

describe("a member", () => {
  test("gets another role, which counts from the next request on", async () => {
    const eva = await addMember("eva", "viewer");
    const product = { name: "X", reference: "eva-1" };
    await refused(eva.post("/nortada/test/products", product), "role_insufficient");
    const { id } = await findMember("eva");
    const changed = await ok(owner.post<Person>(`/nortada/live/members/${id}`, { role: "editor" }));
    expect(changed.role).toBe("editor");
    await ok(eva.post("/nortada/test/products", product));
  });

  test("is taken out, and sees nothing of the company from the next request on", async () => {
    const gil = await addMember("gil", "editor");
    await ok(gil.get("/nortada/live/products"));
    const { id } = await findMember("gil");
    await ok(owner.post(`/nortada/live/members/${id}/remove`));
    await refused(gil.get("/nortada/live/products"), "resource_missing");
    await refused(owner.post(`/nortada/live/members/${id}/remove`), "resource_missing");
    expect(await ok(gil.get("/me"))).toMatchObject({ memberships: [] });
  });

  test("of another company is not there", async () => {
    await addMember("far", "viewer", "vizinha");
    const boss = await addMember("boss", "owner", "vizinha");
    const { data } = await ok(boss.get<{ data: Person[] }>("/vizinha/live/members"));
    const far = data.find(({ email }) => email.startsWith("far@"));
    await refused(owner.post(`/nortada/live/members/${far?.id}`, { role: "owner" }), "resource_missing");
    await refused(owner.post(`/nortada/live/members/${far?.id}/remove`), "resource_missing");
    expect(data.map(({ email }) => email)).not.toContain(OWNER.email);
  });

  test("who is an owner is changed and removed by owners alone, and the last one not at all", async () => {
    const admin = await addMember("admin-of-members", "admin");
    const ana = await findMember("ana");
    await refused(admin.post(`/nortada/live/members/${ana.id}`, { role: "viewer" }), "role_insufficient");
    await refused(admin.post(`/nortada/live/members/${ana.id}/remove`), "role_insufficient");
    const self = await findMember("admin-of-members");
    await refused(admin.post(`/nortada/live/members/${self.id}`, { role: "owner" }), "role_insufficient");
    await refused(owner.post(`/nortada/live/members/${ana.id}`, { role: "admin" }), "invalid_value", "role");
    await refused(owner.post(`/nortada/live/members/${ana.id}/remove`), "invalid_value", "role");
  });

  test("of two owners who remove one another at once one stays", async () => {
    const first = await addMember("first-owner", "owner", "vizinha");
    const { data } = await ok(first.get<{ data: Person[] }>("/vizinha/live/members"));
    for (const { id, role, email } of data)
      if (role === "owner" && !email.startsWith("first-owner"))
        await ok(first.post(`/vizinha/live/members/${id}/remove`));
    const second = await addMember("second-owner", "owner", "vizinha");
    const now = await ok(first.get<{ data: Person[] }>("/vizinha/live/members"));
    const idOf = (name: string) => now.data.find(({ email }) => email.startsWith(name))?.id;
    const answers = await Promise.all([
      first.post(`/vizinha/live/members/${idOf("second-owner")}/remove`),
      second.post(`/vizinha/live/members/${idOf("first-owner")}/remove`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test("stands in a list that pages by key", async () => {
    const all = await ok(owner.get<{ data: Person[] }>("/nortada/live/members"));
    const [first, second] = all.data;
    const page = await ok(
      owner.get<{ data: Person[]; has_more: boolean }>(
        `/nortada/live/members?limit=1&starting_after=${first?.id}`,
      ),
    );
    expect(page).toMatchObject({ data: [{ id: second?.id }], has_more: true });
    await refused(
      owner.get("/nortada/live/members?starting_after=01KAFZ7M3V8Q4T2N6X0C9B5D1E"),
      "resource_missing",
      "starting_after",
    );
  });
});

describe("the activity log", () => {
  test("tells who came, who was invited, and who changed what for whom", async () => {
    await addMember("logged", "viewer");
    const { id } = await findMember("logged");
    await ok(owner.post(`/nortada/test/members/${id}`, { role: "validator" }));
    const { data } = await ok(owner.get<{ data: Entry[] }>(`/nortada/live/activity?object=${id}`));
    expect(data.map(({ action }) => action)).toEqual([
      "member.role_changed",
      "member.signed_in",
      "member.added",
    ]);
    expect(data[0]).toMatchObject({
      actor: { kind: "member", name: OWNER.email },
      details: { before: "viewer", after: "validator" },
    });
  });

  test("finds what happened to a kind of thing, by one person, and pages", async () => {
    const { data } = await ok(owner.get<{ data: Entry[] }>("/nortada/live/activity?action=member&limit=3"));
    expect(data).toHaveLength(3);
    for (const { action } of data) expect(action).toStartWith("member.");
    const invited = await ok(owner.get<{ data: Entry[] }>("/nortada/live/activity?action=member.invited"));
    expect(new Set(invited.data.map(({ action }) => action))).toEqual(new Set(["member.invited"]));
    const me = await ok(owner.get<{ memberships: { id: string }[] }>("/me"));
    const mine = await ok(
      owner.get<{ data: Entry[] }>(`/nortada/live/activity?actor=${me.memberships[0]?.id}&limit=100`),
    );
    expect(new Set(mine.data.map(({ actor }) => actor.name))).toEqual(new Set([OWNER.email]));
    await refused(owner.get("/nortada/live/activity?action=%25"), "invalid_value", "action");
    await refused(owner.get("/nortada/live/activity?from=x"), "invalid_value", "from");
  });

  test("is not taken in by what somebody wrote", async () => {
    const name = '","action":"member.invited","x":"';
    await ok(owner.post("/nortada/test/products", { name, reference: name }));
    const { data } = await ok(owner.get<{ data: Entry[] }>("/nortada/test/activity?action=member.invited"));
    expect(data).toEqual([]);
  });

  test("holds, with all that people did", async () => {
    const { code, stdout } = await stage.server.carnet("activity", "verify");
    expect([code, stdout]).toEqual([0, expect.stringContaining("nortada")]);
  });
});
