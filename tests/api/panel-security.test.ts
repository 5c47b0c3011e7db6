/** Passwords, second factors, sessions and attempts, as an attacker and as their owner would try them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { ok, refused } from "../support/client.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";
import { browserOf, cookieFrom, type Member, signIn } from "../support/member.ts";

const PASSWORD = "quatro palavras bem simples";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0";

let stage: Stage;
let site: string;

beforeAll(async () => {
  stage = await startStage({ CARNET_TRUSTED_PROXIES: "127.0.0.1/32" });
  site = stage.server.address;
}, 90_000);
afterAll(() => stage?.server.stop());

/** A member of Nortada that no other test signs in as. */
async function addMember(name: string, role = "editor"): Promise<{ email: string; password: string }> {
  const email = `${name}@nortada.example`;
  await stage.server.carnetJson(
    ...["user", "create", "--email", email, "--role", role, "--password", PASSWORD],
  );
  return { email, password: PASSWORD };
}

interface Security {
  totp: boolean;
  recovery_codes_left: number;
  sessions: { id: string; current: boolean; address: string; user_agent: string }[];
}

interface Offer {
  ticket: string;
  secret: string;
  uri: string;
  qr: string;
}

/** The code that an app shows, some steps of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function setUpTotp(member: Member): Promise<{ secret: string; codes: string[] }> {
  const { ticket, secret } = await ok(member.post<Offer>("/me/totp/begin"));
  // The step before: so that the present one is still free for what follows.
  const code = codeOf(secret, -1);
  const { codes } = await ok(member.post<{ codes: string[] }>("/me/totp", { ticket, code }));
  return { secret, codes };
}

describe("the second factor", () => {
  test("is offered as a secret, an address and a code to scan, and set up by a code of it", async () => {
    const member = await signIn(site, await addMember("totp-offer"));
    const offer = await ok(member.post<Offer>("/me/totp/begin"));
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(offer.uri);
    expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
    expect(uri.searchParams.get("secret")).toBe(offer.secret);
    expect(offer.qr).toStartWith("<svg");
    const { ticket } = offer;
    await refused(member.post("/me/totp", { ticket, code: "000000" }), "invalid_value", "code");
    expect(await ok(member.get<Security>("/me/security"))).toMatchObject({ totp: false });
    const code = codeOf(offer.secret);
    const { codes } = await ok(member.post<{ codes: string[] }>("/me/totp", { ticket, code }));
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const after = await ok(member.get<Security>("/me/security"));
    expect(after).toMatchObject({ totp: true, recovery_codes_left: 10 });
    await refused(member.post("/me/totp", { ticket, code }), "invalid_value", "ticket");
  });

  test("is asked for after the password, and nothing is open before it", async () => {
    const ana = await addMember("totp-sign-in");
    const { secret } = await setUpTotp(await signIn(site, ana));
    const answer = await browserOf(site).post<{ object: string; ticket: string }>("/session", ana);
    expect(answer.json.object).toBe("second_step");
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { ticket } = answer.json;
    await refused(browserOf(site, `carnet=${ticket}`).get("/me"), "sign_in_required");
    const entered = await browserOf(site).post("/session/code", { ticket, code: codeOf(secret) });
    await ok(browserOf(site, cookieFrom(entered.headers)).get("/me"));
  });

  test("takes no code twice, and no ticket twice", async () => {
    const rui = await addMember("totp-replay");
    const { secret } = await setUpTotp(await signIn(site, rui));
    const nobody = browserOf(site);
    const ticketOf = async () => (await ok(nobody.post<{ ticket: string }>("/session", rui))).ticket;
    const code = codeOf(secret);
    const first = await ticketOf();
    const second = await ticketOf();
    await ok(nobody.post("/session/code", { ticket: first, code }));
    await refused(nobody.post("/session/code", { ticket: second, code }), "sign_in_failed");
    await refused(nobody.post("/session/code", { ticket: first, code: codeOf(secret, 1) }), "sign_in_failed");
    // The code of an earlier step is none any more, though clocks may differ by a step.
    await refused(
      nobody.post("/session/code", { ticket: second, code: codeOf(secret, -1) }),
      "sign_in_failed",
    );
    await ok(nobody.post("/session/code", { ticket: second, code: codeOf(secret, 1) }));
  });

  test("of two requests with one code at once one alone gets in", async () => {
    const eva = await addMember("totp-race");
    const { secret } = await setUpTotp(await signIn(site, eva));
    const nobody = browserOf(site);
    const tickets = [];
    for (let i = 0; i < 3; i++)
      tickets.push((await ok(nobody.post<{ ticket: string }>("/session", eva))).ticket);
    const code = codeOf(secret);
    const answers = await Promise.all(
      tickets.map((ticket) => nobody.post("/session/code", { ticket, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("can be got past by a recovery code, each once, however it is written", async () => {
    const ivo = await addMember("totp-recovery");
    const { codes } = await setUpTotp(await signIn(site, ivo));
    const nobody = browserOf(site);
    const ticketOf = async () => (await ok(nobody.post<{ ticket: string }>("/session", ivo))).ticket;
    const [code = ""] = codes;
    const entered = await nobody.post("/session/code", {
      ticket: await ticketOf(),
      code: ` ${code.toUpperCase().replace("-", " ")}`,
    });
    const member = browserOf(site, cookieFrom(entered.headers));
    expect(await ok(member.get<Security>("/me/security"))).toMatchObject({ recovery_codes_left: 9 });
    await refused(nobody.post("/session/code", { ticket: await ticketOf(), code }), "sign_in_failed");
    const renewed = await ok(member.post<{ codes: string[] }>("/me/recovery_codes"));
    const [, former = ""] = codes;
    await refused(nobody.post("/session/code", { ticket: await ticketOf(), code: former }), "sign_in_failed");
    const [fresh = ""] = renewed.codes;
    await ok(nobody.post("/session/code", { ticket: await ticketOf(), code: fresh }));
  });

  test("goes when its owner removes it, or whoever runs the machine resets it", async () => {
    const zoe = await addMember("totp-reset");
    const member = await signIn(site, zoe);
    await setUpTotp(member);
    await ok(member.post("/me/totp/remove"));
    await refused(member.post("/me/recovery_codes"), "invalid_value");
    await setUpTotp(await signIn(site, zoe));
    const { email } = await stage.server.carnetJson<{ email: string }>("user", "reset-2fa", zoe.email);
    expect(email).toBe(zoe.email);
    await refused(member.get("/me"), "sign_in_required");
    await signIn(site, zoe);
  });
});

describe("attempts", () => {
  test("at an account are refused after five, also with the right password, and tell when to come again", async () => {
    const lea = await addMember("attempts");
    const nobody = browserOf(site);
    for (let i = 0; i < 5; i++)
      await refused(nobody.post("/session", { ...lea, password: `wrong ${i}` }), "sign_in_failed");
    const answer = await nobody.post("/session", lea);
    expect(answer.error?.code).toBe("rate_limited");
    expect(Number(answer.headers.get("retry-after"))).toBeWithin(1, 31);
    // Others are not held up.
    await signIn(site);
  });

  test("at an account that does not exist are refused in the same way", async () => {
    const nobody = browserOf(site);
    const ghost = { email: "ghost@nortada.example", password: "whatever it is" };
    for (let i = 0; i < 5; i++) await refused(nobody.post("/session", ghost), "sign_in_failed");
    await refused(nobody.post("/session", ghost), "rate_limited");
  });

  test("sent all at once gain nothing", async () => {
    const max = await addMember("attempts-at-once");
    const nobody = browserOf(site);
    const tries = Array.from({ length: 12 }, (_, i) =>
      nobody.post("/session", { ...max, password: `guess number ${i}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ error }) => error?.code === "sign_in_failed")).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === "rate_limited")).toHaveLength(7);
  });

  test("are forgotten once the right password came", async () => {
    const noa = await addMember("attempts-forgotten");
    const nobody = browserOf(site);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++)
        await refused(nobody.post("/session", { ...noa, password: `wrong ${i}` }), "sign_in_failed");
      await signIn(site, noa);
    }
  });

  test("take the same time whether there is an account or not", async () => {
    const tom = await addMember("attempts-time");
    const time = async (email: string) => {
      const start = performance.now();
      await browserOf(site).post("/session", { email, password: "not the password" });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 4; i++) {
      known.push(await time(tom.email));
      unknown.push(await time("nobody-at-all@nortada.example"));
    }
    // What a hash costs, and nothing that tells them apart from outside of the machine.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
    expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) / 2);
  });
});

describe("attempts from one address", () => {
  test("are refused after twenty, whichever accounts they try", async () => {
    const own = await startStage();
    const nobody = browserOf(own.server.address);
    for (let i = 0; i < 20; i++)
      await refused(
        nobody.post("/session", { email: `a${i}@x.example`, password: "guess" }),
        "sign_in_failed",
      );
    await refused(nobody.post("/session", { email: "b@x.example", password: "guess" }), "rate_limited");
    await refused(nobody.post("/session", OWNER), "rate_limited");
    await own.server.stop();
  });
});

describe("the sessions of a person", () => {
  test("are listed with where they are, and end one by one or all but this one", async () => {
    const kim = await addMember("sessions");
    const here = await signIn(site, kim);
    const there = browserOf(
      site,
      cookieFrom(
        (await browserOf(site).post("/session", kim, { headers: { "User-Agent": CHROME } })).headers,
      ),
    );
    const elsewhere = await signIn(site, kim);
    const { sessions } = await ok(here.get<Security>("/me/security"));
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const far = sessions.find(({ user_agent }) => user_agent === CHROME);
    expect(far?.address).toMatch(/^10\./);
    await ok(here.post(`/me/sessions/${far?.id}/end`));
    await refused(there.get("/me"), "sign_in_required");
    await refused(here.post(`/me/sessions/${far?.id}/end`), "resource_missing");
    await ok(here.post("/me/sessions/end_others"));
    await refused(elsewhere.get("/me"), "sign_in_required");
    await ok(here.get("/me"));
  });

  test("cannot be ended by others", async () => {
    const lou = await signIn(site, await addMember("sessions-of-lou"));
    const eve = await signIn(site, await addMember("sessions-of-eve"));
    const [session] = (await ok(lou.get<Security>("/me/security"))).sessions;
    await refused(eve.post(`/me/sessions/${session?.id}/end`), "resource_missing");
    await ok(lou.get("/me"));
  });
});

describe("a password", () => {
  test("is changed with the one before; all other sessions end, and this one gets a new secret", async () => {
    const sam = await addMember("password");
    const here = await signIn(site, sam);
    const there = await signIn(site, sam);
    const password = "uma outra, ainda mais simples";
    await refused(here.post("/me/password", { current: "not it", password }), "sign_in_failed");
    const answer = await here.post("/me/password", { current: PASSWORD, password });
    expect(answer.status).toBe(200);
    await refused(there.get("/me"), "sign_in_required");
    await refused(here.get("/me"), "sign_in_required");
    await ok(browserOf(site, cookieFrom(answer.headers)).get("/me"));
    await refused(browserOf(site).post("/session", sam), "sign_in_failed");
    await signIn(site, { ...sam, password });
  });

  test("must be long enough, uncommon and not one's own name, and needs no signs of any kind", async () => {
    const sam = await addMember("margarida-lopes");
    const member = await signIn(site, sam);
    const change = (password: string) => member.post("/me/password", { current: PASSWORD, password });
    for (const bad of ["short", "password1", "Football1", "iloveyou2", "margarida-lopes", "lopesmargarida1"])
      await refused(change(bad), "invalid_value", "password");
    await refused(change("a".repeat(300)), "invalid_value", "password");
    for (const bad of ["aaaaaaaaaaaa", "abababababab"])
      await refused(change(bad), "invalid_value", "password");
    expect((await change("linho e algodão na praia")).status).toBe(200);
  });

  test("is chosen anew by a link of whoever runs the machine, which works once", async () => {
    const ben = await addMember("password-link");
    const here = await signIn(site, ben);
    const { url } = await stage.server.carnetJson<{ url: string }>("user", "reset-password", ben.email);
    expect(url).toMatch(/^https:\/\/id\.carnet\.test\/panel\/password\/[0-9A-Za-z]{43}$/);
    const path = new URL(url).pathname;
    expect((await fetch(`${site}${path}`)).status).toBe(200);
    const send = (password: string) =>
      fetch(`${site}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ password }),
      });
    expect((await send("short")).status).toBe(422);
    const chosen = await send("a link brought me here");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/panel/sign-in?chosen"]);
    expect((await send("and once more, please")).status).toBe(404);
    expect((await fetch(`${site}${path}`)).status).toBe(404);
    await refused(here.get("/me"), "sign_in_required");
    await signIn(site, { ...ben, password: "a link brought me here" });
  });

  test("is set by whoever runs the machine", async () => {
    const mia = await addMember("password-set");
    const password = "set on the command line";
    await stage.server.carnetJson("user", "reset-password", mia.email, "--password", password);
    await signIn(site, { ...mia, password });
  });
});

describe("what is worth more than an open session", () => {
  test("needs that its person has proved who they are within 10 minutes", async () => {
    // A session that is 11 minutes old is one that was begun 11 minutes ago: the clock of the server goes ahead.
    const { openWorkshop } = await import("../support/services.ts");
    const { checkConfirmed, CONFIRMED_SECONDS } = await import("../../src/domain/members/confirmed.ts");
    const workshop = await openWorkshop();
    const now = workshop.services.clock.now();
    const person = { confirmed: now - CONFIRMED_SECONDS } as Parameters<typeof checkConfirmed>[0];
    expect(() => checkConfirmed(person, now)).toThrow("Confirm that it is you");
    expect(() => checkConfirmed({ ...person, confirmed: now - CONFIRMED_SECONDS + 1 }, now)).not.toThrow();
    await workshop.close();
  });

  test("is confirmed with the password", async () => {
    const member = await signIn(site, await addMember("confirm"));
    await refused(member.post("/session/confirm", { password: "not it" }), "sign_in_failed");
    const { session } = await ok(
      member.post<{ session: { confirmed: number } }>("/session/confirm", { password: PASSWORD }),
    );
    expect(session.confirmed).toBeGreaterThan(Date.now() / 1000 - 5);
    await refused(browserOf(site).post("/session/confirm", { password: PASSWORD }), "sign_in_required");
  });
});
