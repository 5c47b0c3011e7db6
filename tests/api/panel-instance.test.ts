/** What belongs to the instance, for its operator alone; on both engines. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { INSTANCE_OPERATIONS } from "../../src/pages/panel/instance.ts";
import { ok, refused } from "../support/client.ts";
import { issueProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { type Letter, letterTo, type MailServer, startMailServer } from "../support/mail-server.ts";
import { browserOf, type Member, signIn } from "../support/member.ts";

interface Instance {
  site: { url: string; source: string; passports: number; items: number; passkeys: number };
  mail: { source: string; host: string | null; has_password: boolean; sender: string };
}

const PASSWORD = "três palavras simples";

let stage: Stage;
let operator: Member;
let admin: Member;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  stage = await startStage({ CARNET_SITE_URL: "" });
  await stage.server.carnetJson(
    ...["user", "create", "--email", "rui@nortada.example", "--role", "owner", "--password", PASSWORD],
  );
  operator = await signIn(stage.server.address);
  admin = await signIn(stage.server.address, { email: "rui@nortada.example", password: PASSWORD });
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  mail?.stop();
});

describe("the operations of the instance", () => {
  test("are for the operator alone, also against an owner of a company", async () => {
    for (const { endpoint } of INSTANCE_OPERATIONS) {
      const path = endpoint.path.replace("{handle}", "nortada");
      const body = endpoint.method === "POST" ? { body: { no_such_parameter: 1 } } : {};
      await refused(admin.send(endpoint.method, path, body), "role_insufficient");
      await refused(browserOf(stage.server.address).send(endpoint.method, path, body), "sign_in_required");
      if (endpoint.method === "POST")
        await refused(operator.send("POST", path, body), "parameter_unknown", "no_such_parameter").catch(
          // Where fields are missing too, that is told first.
          () => expect(["addCompany", "changeSite", "changeMailServer"]).toContain(endpoint.name),
        );
    }
  });
});

describe("the public address", () => {
  test("is told with what is published under it, and changes what links begin with from then on", async () => {
    const { passport } = await issueProduct(stage.live);
    await ok(stage.live.post(`/passports/${passport.id}/items`, { quantity: 3 }));
    await issueProduct(stage.test);
    const before = await ok(operator.get<Instance>("/instance"));
    expect(before.site).toMatchObject({ source: "default", passports: 1, items: 3, passkeys: 0 });
    for (const url of ["ftp://x.example", "https://x.example/path", "x.example", "https://u:p@x.example", ""])
      await refused(operator.post("/instance/site", { url }), "invalid_value", "url");
    const after = await ok(operator.post<Instance>("/instance/site", { url: "http://id.nortada.example/" }));
    expect(after.site).toMatchObject({ url: "http://id.nortada.example", source: "panel" });
    expect(await ok(stage.live.get(`/passports/${passport.id}`))).toMatchObject({
      url: `http://id.nortada.example${new URL(passport.url).pathname}`,
    });
    const verified = await stage.server.carnet("activity", "verify");
    expect(verified.code).toBe(0);
    await stage.server.signal("SIGTERM");
    await stage.server.restart();
    expect((await ok(operator.get<Instance>("/instance"))).site.url).toBe("http://id.nortada.example");
  }, 90_000);

  test("that is set outside of the panel stays as it is", async () => {
    const fixed = await startStage();
    const member = await signIn(fixed.server.address);
    expect((await ok(member.get<Instance>("/instance"))).site.source).toBe("environment");
    await refused(member.post("/instance/site", { url: "https://other.example" }), "invalid_value", "url");
    await fixed.server.stop();
  }, 90_000);
});

describe("the mail server", () => {
  const server = () => ({
    host: "127.0.0.1",
    port: mail.port,
    encryption: "starttls",
    username: null,
    from: "Carnet <carnet@nortada.example>",
  });

  test("is set in the panel, keeps its password to itself, and takes a letter to oneself", async () => {
    expect((await ok(operator.get<Instance>("/instance"))).mail).toMatchObject({
      source: "default",
      host: null,
    });
    expect(await ok(operator.post("/instance/mail/test"))).toMatchObject({ sent: false });
    for (const [over, param] of [
      [{ host: "a b" }, "host"],
      [{ host: "cafe:25" }, "host"],
      [{ host: ":::" }, "host"],
      [{ port: 0 }, "port"],
      [{ encryption: "none" }, "encryption"],
      [{ from: "no address" }, "from"],
      [{ from: "a@b.example\r\nBcc: x@y.example" }, "from"],
      [{ username: "ana" }, "password"],
    ] as const)
      await refused(operator.post("/instance/mail", { ...server(), ...over }), "invalid_value", param);

    const secret = "geheim/@:ö";
    const withUser = { ...server(), username: "ana@x", password: secret };
    const set = await operator.post<Instance>("/instance/mail", withUser);
    expect(await ok(Promise.resolve(set))).toMatchObject({ mail: { has_password: true, username: "ana@x" } });
    expect(set.text).not.toContain("geheim");
    // The same user on the same host keeps it; another host does not get it.
    const { password: _password, ...without } = withUser;
    expect((await ok(operator.post<Instance>("/instance/mail", without))).mail.has_password).toBe(true);
    await refused(
      operator.post("/instance/mail", { ...without, host: "mail.other.example" }),
      "invalid_value",
      "password",
    );
    // A password is sent over an encrypted connection only, which this server does not offer.
    expect(await ok(operator.post("/instance/mail/test"))).toMatchObject({ sent: false, to: OWNER.email });
    expect(stage.server.log()).not.toContain("geheim");

    await ok(operator.post("/instance/mail", server()));
    expect(await ok(operator.post("/instance/mail/test"))).toMatchObject({ sent: true, error: null });
    const letter = await letterTo(mail.letters, OWNER.email);
    expect(letter.text).toContain("From: Carnet <carnet@nortada.example>");
    expect(letter.text).toContain("This letter has arrived");
    const invited = await ok(
      operator.post<{ mailed: boolean }>("/nortada/live/invitations", {
        email: "joana@nortada.example",
        role: "viewer",
      }),
    );
    expect(invited.mailed).toBe(true);
    await letterTo(mail.letters, "joana@nortada.example");
  }, 90_000);

  test("that is set outside of the panel comes first", async () => {
    const fixed = await startStage({ CARNET_SMTP_URL: "smtp://ana:geheim@mail.example:2525" });
    const member = await signIn(fixed.server.address);
    const told = await member.get<Instance>("/instance");
    expect((await ok(Promise.resolve(told))).mail).toMatchObject({
      source: "environment",
      host: "mail.example",
      port: 2525,
      username: "ana",
      has_password: true,
    });
    expect(told.text).not.toContain("geheim");
    await refused(member.post("/instance/mail", server()), "invalid_value", "host");
    await refused(member.post("/instance/mail/remove"), "invalid_value", "host");
    await fixed.server.stop();
  }, 90_000);
});

describe("letters about one's own account", () => {
  const about = (letters: readonly Letter[], subject: string, to: string) =>
    letters.filter((one) => one.to.includes(to) && one.text.includes(`Subject: ${subject}`));

  async function signInFrom(device: string, headers: Record<string, string> = {}): Promise<Headers> {
    const response = await fetch(`${stage.server.address}/panel/api/session`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/141.0 <script>alert(1)</script>",
        ...(device === "" ? {} : { Cookie: device }),
        ...headers,
      },
      body: JSON.stringify({ email: "rui@nortada.example", password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    return response.headers;
  }
  const deviceIn = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("carnet-device="))
      ?.split(";")[0] ?? "";

  test("tell of a sign-in with a browser that is not known, and of no other", async () => {
    const subject = "A new browser signed in to Carnet";
    const known = deviceIn(await signInFrom(""));
    await letterTo(mail.letters, "rui@nortada.example");
    const [letter] = about(mail.letters, subject, "rui@nortada.example");
    expect(letter?.text).toContain("Firefox, Windows");
    expect(letter?.text).not.toContain("script");
    expect(letter?.text).toContain("end the sessions that you do not know: http://id.nortada.example/panel");
    const count = mail.letters.length;
    expect(deviceIn(await signInFrom(known))).toBe(known);
    await signInFrom("carnet-device=forged", { "Accept-Language": "pt" });
    await mail.until((letters) => letters.length > count);
    expect(mail.letters.length).toBe(count + 1);
    expect(mail.letters.at(-1)?.text).toContain("Entrada no Carnet com um novo navegador");
  }, 90_000);

  test("tell of a changed password, and of a second factor that is taken away", async () => {
    const rui = await signIn(stage.server.address, { email: "rui@nortada.example", password: PASSWORD });
    await ok(rui.post("/me/password", { current: PASSWORD, password: "quatro palavras bem simples" }));
    await mail.until(
      (letters) => about(letters, "Your password for Carnet was changed", "rui@nortada.example").length === 1,
    );
    await stage.server.carnetJson("user", "reset-2fa", "rui@nortada.example");
    await mail.until((letters) => letters.some(({ text }) => text.includes("the server itself")));
  }, 90_000);
});

describe("health and storage", () => {
  test("tell what machines are told, and more", async () => {
    expect(await ok(operator.get("/instance/health"))).toMatchObject({
      ready: true,
      checks: { database: "ok", migrations: "ok", files: "ok", disk: "ok" },
      deliveries: { waiting: 0, retrying: 0 },
    });
    const storage = await ok(
      operator.get<{
        database_bytes: number;
        companies: { handle: string; passports: number; items: number }[];
      }>("/instance/storage"),
    );
    expect(storage.database_bytes).toBeGreaterThan(10_000);
    expect(storage.companies.find(({ handle }) => handle === "nortada")).toMatchObject({
      passports: 2,
      items: 3,
    });
  });
});

describe("the companies of the instance", () => {
  test("are made with somebody who owns them, and get plans, limits and states", async () => {
    const made = await ok(
      operator.post<{ invitation_url: string; live_key: string; mailed: boolean }>("/instance/companies", {
        name: "Maré <b>",
        handle: "mare",
        plan: "pro",
        owner: "Nova@mare.example ",
      }),
    );
    expect(made.live_key).toStartWith("sk_live_");
    expect((await letterTo(mail.letters, "nova@mare.example")).text).toContain(
      new URL(made.invitation_url).pathname,
    );
    const own = await ok(
      operator.post<{ invitation_url: string | null }>("/instance/companies", {
        name: "Duna",
        handle: "duna",
        plan: "free",
        owner: OWNER.email,
      }),
    );
    expect(own.invitation_url).toBeNull();
    expect(await ok(operator.get("/duna/live/company"))).toMatchObject({ name: "Duna", plan: "free" });
    await refused(
      operator.post("/instance/companies", {
        name: "X",
        handle: "nortada",
        plan: "free",
        owner: OWNER.email,
      }),
      "invalid_value",
      "handle",
    );
    expect(
      await ok(
        operator.post("/instance/companies/mare", {
          status: "suspended",
          limits: { products: 5, items_per_month: 100 },
        }),
      ),
    ).toMatchObject({ status: "suspended", plan: "pro", limits: { products: 5, items_per_month: 100 } });
    expect(await ok(operator.post("/instance/companies/mare", { limits: { products: null } }))).toMatchObject(
      {
        limits: { items_per_month: 100 },
      },
    );
    await refused(operator.post("/instance/companies/none", { plan: "free" }), "resource_missing", "handle");
    const { data } = await ok(operator.get<{ data: { handle: string }[] }>("/instance/companies"));
    expect(data.map(({ handle }) => handle)).toEqual(["nortada", "mare", "duna"]);
  }, 90_000);
});
