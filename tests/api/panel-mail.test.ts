/** Mail of invitations and forgotten passwords, to a mail server that the test plays. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ok } from "../support/client.ts";
import { createProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { letterTo, type MailServer, startMailServer } from "../support/mail-server.ts";
import { type Member, signIn } from "../support/member.ts";
import { pathOf, type WithLink } from "../support/supplier.ts";

let mail: MailServer;
let stage: Stage;
let site: string;
let owner: Member;

beforeAll(async () => {
  mail = await startMailServer();
  stage = await startStage({ CARNET_SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  site = stage.server.address;
  owner = await signIn(site);
}, 90_000);
afterAll(async () => {
  await stage?.server.stop();
  mail?.stop();
});

describe("mail", () => {
  test("brings an invitation, in the language that was asked for", async () => {
    const made = await ok(
      owner.post<{ url: string; mailed: boolean }>("/nortada/live/invitations", {
        email: "rui@nortada.example",
        role: "editor",
        language: "pt",
      }),
    );
    expect(made.mailed).toBe(true);
    const letter = await letterTo(mail.letters, "rui@nortada.example");
    expect(letter.from).toContain("carnet@id.carnet.test");
    expect(letter.text).toContain("convida-o para os passaportes de produto de Nortada");
    expect(letter.text).toContain(made.url);
  });

  test("brings a link to who has forgotten the password, and says the same to who is not here", async () => {
    const ask = (email: string) =>
      fetch(`${site}/panel/forgotten`, {
        method: "POST",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ email, lang: "en" }),
      });
    const known = await ask(OWNER.email);
    const unknown = await ask("ghost@nortada.example");
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const words = (await known.text()).replaceAll(OWNER.email, "X");
    expect((await unknown.text()).replaceAll("ghost@nortada.example", "X")).toBe(words);
    const letter = await letterTo(mail.letters, OWNER.email);
    const path = letter.text.match(/https:\/\/id\.carnet\.test(\/panel\/password\/[0-9A-Za-z]{43})/)?.[1];
    expect((await fetch(`${site}${path}`)).status).toBe(200);
    expect(mail.letters.some(({ to }) => to.includes("ghost"))).toBe(false);
    for (let i = 0; i < 4; i++) await ask(OWNER.email);
    expect((await ask(OWNER.email)).status).toBe(429);
  });

  test("brings a supplier the link of a request in their language, and each reminder a further one", async () => {
    const product = await createProduct(stage.live, { name: "Camisa Ria" });
    const asked = await ok(
      owner.post<WithLink>("/nortada/live/data_requests", {
        product: product.id,
        supplier: { name: "Weberei Lahn", email: "jan@lahn.example" },
        fields: ["brand"],
        language: "de",
        message: "Guten Tag,\nbitte helfen Sie uns.",
      }),
    );
    expect(asked.mailed).toBe(true);
    const letter = await letterTo(mail.letters, "jan@lahn.example");
    expect(letter.text).toContain("Nortada bittet Weberei Lahn um Angaben zum Produkt Camisa Ria.");
    expect(letter.text).toContain("bitte helfen Sie uns.");
    expect(letter.text).toContain(asked.url);
    const reminded = await ok(owner.post<WithLink>(`/nortada/live/data_requests/${asked.id}/remind`));
    expect(reminded.links.map(({ mailed }) => mailed)).toEqual([true, true]);
    const reminder = await letterTo(mail.letters, "jan@lahn.example", "wartet noch");
    expect(reminder.text).toContain(reminded.url);
    expect((await fetch(site + pathOf(reminded))).status).toBe(200);
    // Without an address nobody is written to.
    const quiet = { product: product.id, supplier: { name: "Weberei Lahn" }, fields: ["brand"] };
    expect((await ok(owner.post<WithLink>("/nortada/live/data_requests", quiet))).mailed).toBe(false);
  });

  test("goes to no supplier with test data: whoever asks gets the link alone", async () => {
    const product = await createProduct(stage.test, { name: "Camisa Teste" });
    const to = (name: string) => ({
      product: product.id,
      supplier: { name, email: `${name.toLowerCase()}@lahn.example` },
      fields: ["brand"],
    });
    const tried = await ok(owner.post<WithLink>("/nortada/test/data_requests", to("Ensaio")));
    const reminded = await ok(owner.post<WithLink>(`/nortada/test/data_requests/${tried.id}/remind`));
    expect([tried.mailed, reminded.mailed]).toEqual([false, false]);
    expect(reminded.links.map(({ mailed }) => mailed)).toEqual([false, false]);
    expect((await fetch(site + pathOf(tried))).status).toBe(200);
    // Mail leaves in the order in which it was asked for: what comes after shows that nothing came before.
    const live = await createProduct(stage.live);
    await ok(owner.post("/nortada/live/data_requests", { ...to("Depois"), product: live.id }));
    await letterTo(mail.letters, "depois@lahn.example");
    expect(mail.letters.some(({ to }) => to.includes("ensaio"))).toBe(false);
  });

  test("is not asked for by another site's form", async () => {
    const forged = await fetch(`${site}/panel/forgotten`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams({ email: OWNER.email }),
    });
    expect(forged.status).toBe(403);
  });

  test("that the server does not take keeps nobody waiting, and is not in the log", async () => {
    const down = await startStage({ CARNET_SMTP_URL: "smtp://127.0.0.1:9" });
    const member = await signIn(down.server.address);
    const start = performance.now();
    const made = await ok(
      member.post<{ url: string }>("/nortada/live/invitations", { email: "a@b.example", role: "viewer" }),
    );
    expect(performance.now() - start).toBeLessThan(10_000);
    await Bun.sleep(1500);
    expect(down.server.log()).not.toContain(new URL(made.url).pathname);
    await down.server.stop();
  });
});
