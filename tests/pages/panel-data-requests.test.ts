/** Data requests in the panel, in a real Chromium: from asking to a value on the product, and back. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, type OWNER, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import type { Product } from "../support/objects.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";
import { answerRequest, type DataRequest, pathOf, type WithLink } from "../support/supplier.ts";
import { visitorOf } from "../support/visitor.ts";

const PASSWORD = "três palavras simples";
const EDITOR = { email: "editor@nortada.example", password: PASSWORD };
const HOSTILE = `<img src=x onerror="alert(1)"> {{7*7}} '"--><svg onload=alert(2)> ${"long".repeat(25)}`;

let browser: Browser;
let stage: Stage;
let site: string;
let owner: Member;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  stage = await startStage({ CARNET_SITE_URL: "http://localhost" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
  owner = await signIn(stage.server.address);
  await stage.server.carnetJson(
    ...["user", "create", "--email", EDITOR.email, "--role", "editor", "--password", EDITOR.password],
  );
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

function sitDown(path: string, options: SeatOptions = {}, person?: typeof OWNER): Promise<Seat> {
  return sitDownAt(browser, site, `live/${path}`, { ...options, ...(person ? { person } : {}) });
}

const ask = (product: Product, over: object = {}) =>
  ok(
    owner.post<WithLink>("/nortada/live/data_requests", {
      product: product.id,
      supplier: { name: "Tecelagem do Ave" },
      fields: ["brand", "colour", "country_making"],
      ...over,
    }),
  );
const read = ({ id }: { id: string }) => ok(owner.get<DataRequest>(`/nortada/live/data_requests/${id}`));
const guest = () => visitorOf(stage.server.address);

describe("data requests", () => {
  test("go from a missing field over the supplier's answer to a value with its origin", async () => {
    const product = await createProduct(stage.live, { name: "Camisa Ria", data: { colour: "Red" } });
    const { page, context, faults } = await sitDown(`products/${product.id}`);
    await page.click("text=Ask the supplier");
    await page.waitForSelector("dialog[open] #ask-name");
    // What is missing for a passport is ticked.
    expect(await page.locator("dialog .ask-groups input:checked").count()).toBe(3);
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#ask-name-error")).toContain("Say who is asked.");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("ask-name");
    await page.fill("#ask-name", "Tecelagem do Ave");
    await page.fill("#ask-email", "nobody");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#ask-email-error")).toContain("name@example.com");
    await page.fill("#ask-email", "ines@ave.example");
    expect(await page.inputValue("#ask-message")).toContain("digital product passport of Camisa Ria");
    await page.selectOption("#ask-language", "pt");
    expect(await page.inputValue("#ask-message")).toContain("passaporte digital de Camisa Ria");
    await page.getByRole("checkbox", { name: /^Colour/ }).check();
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".made-link code");
    const url = (await page.textContent(".made-link code")) ?? "";
    expect(
      await page.evaluate(() => document.querySelector<HTMLImageElement>(".request-code")?.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog >> text=Done");
    await page.waitForSelector(".asked a >> text=Tecelagem do Ave is asked");
    expect(await page.content()).not.toContain(url.slice(-43));

    await answerRequest(
      guest(),
      { url },
      {
        brand: "Ave",
        colour: "Sea blue",
        country_making: "PT",
        "fibre_composition[0].fibre": "linen",
        "fibre_composition[0].percent": "100",
      },
    );
    await page.goto(`${site}/panel/nortada/live/data-requests`);
    await page.waitForSelector(".side .way[aria-current=page] .way-waiting >> text=1");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".table-link");
    await page.waitForSelector(".request-answer.is-current");
    expect(await page.textContent(".request-answer.is-current h3")).toBe("Brand");
    expect(await seriousFaults(page)).toEqual([]);
    const colour = page.locator(".request-answer", { hasText: "Colour" });
    expect(await colour.textContent()).toContain("Red");
    expect(await colour.textContent()).toContain("Sea blue");
    await page.keyboard.press("a");
    await page.waitForSelector(".decision-accepted >> nth=0");
    expect(await page.textContent(".request-answer.is-current h3")).toBe("Colour");
    await page.keyboard.press("r");
    await page.waitForSelector(".decision-rejected");
    await page.click("text=Accept all");
    await page.waitForSelector("text=Reviewed: 3 accepted, 1 rejected.");
    await page.waitForSelector(".side .way-waiting", { state: "detached" });

    const after = await ok(stage.live.get<Product>(`/products/${product.id}`));
    expect(after.data).toMatchObject({
      brand: "Ave",
      colour: "Red",
      country_making: "PT",
      fibre_composition: [{ fibre: "linen", percent: 100 }],
    });
    await page.click(".page-note a");
    await page.waitForSelector("#field-brand");
    const origin = page.locator(".field", { has: page.locator("#field-brand") }).locator(".origin-mark");
    expect(await origin.textContent()).toContain("SUP");
    expect(await origin.getAttribute("title")).toContain("Tecelagem do Ave");
    expect(await origin.getAttribute("title")).toContain("accepted by ana@nortada.example");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("ask a supplier for nothing that the company itself answers for, unless it is ticked", async () => {
    const product = await createProduct(stage.live);
    const { page, context } = await sitDown(`products/${product.id}`);
    await page.click("text=Ask the supplier");
    await page.waitForSelector("dialog[open] #ask-name");
    expect(await page.getByRole("checkbox", { name: /^Product type/ }).isChecked()).toBe(true);
    await page.click("dialog summary >> text=Who is responsible");
    const manufacturer = page.getByRole("checkbox", { name: /^Manufacturer/ }).first();
    expect(await manufacturer.isChecked()).toBe(false);
    await page.click("text=All that is missing");
    expect(await manufacturer.isChecked()).toBe(true);
    await context.close();
  }, 90_000);

  test("tell when the product was changed meanwhile, and write nothing over it unseen", async () => {
    const product = await createProduct(stage.live, { data: {} });
    const request = await ask(product, { fields: ["brand"] });
    await answerRequest(guest(), request, { brand: "Ave" });
    const { page, context, faults } = await sitDown(`data-requests/${request.id}`);
    await page.waitForSelector(".request-answer.is-current");
    await page.waitForSelector("text=Empty");
    await ok(stage.live.post(`/products/${product.id}`, { data: { brand: "Nortada" } }));
    await page.keyboard.press("a");
    await page.waitForSelector("text=Somebody changed this meanwhile.");
    await page.waitForSelector(".is-replaced >> text=Nortada");
    expect((await ok(stage.live.get<Product>(`/products/${product.id}`))).data).toEqual({ brand: "Nortada" });
    await page.keyboard.press("a");
    await page.waitForSelector("text=The review is done.");
    expect((await ok(stage.live.get<Product>(`/products/${product.id}`))).data).toEqual({ brand: "Ave" });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are reminded of, given more time, taken back and asked again", async () => {
    const product = await createProduct(stage.live, { name: "Calças Barra", data: {} });
    const request = await ask(product);
    const { page, context, faults } = await sitDown(`data-requests/${request.id}`);
    await page.click(".bar-actions >> text=Remind");
    await page.waitForSelector(".made-link code");
    const url = (await page.textContent(".made-link code")) ?? "";
    expect((await guest().get(pathOf({ url }))).status).toBe(200);
    await page.click("dialog >> text=Done");
    const more = () => page.click("[popovertarget=request-menu]");
    await more();
    await page.click("text=More time…");
    await page.fill("#more-until", "2020-01-01");
    await page.click("dialog button[type=submit]");
    expect(await page.textContent("#more-until-error")).toContain("Choose a day");
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await page.fill("#more-until", later);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog button[type=submit]");
    await page.waitForSelector("dialog", { state: "detached" });
    expect((await read(request)).expires).toBe(Date.parse(`${later}T00:00:00Z`) / 1000 + 86_400);
    await more();
    await page.click("text=Take back…");
    await page.click("dialog .button-danger");
    await page.waitForSelector(".page-first >> text=Declined");
    expect((await guest().get(pathOf(request))).status).toBe(410);
    await page.click("text=Ask again");
    await page.waitForSelector("#ask-name");
    expect(await page.inputValue("#ask-name")).toBe("Tecelagem do Ave");
    expect(await page.locator("dialog .ask-groups input:checked").count()).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("are asked by an editor, who decides on nothing", async () => {
    const product = await createProduct(stage.live, { name: "Lenço Costa", data: {} });
    const request = await ask(product, { fields: ["brand"] });
    await answerRequest(guest(), request, { brand: "Ave" });
    const { page, context, faults } = await sitDown(`data-requests/${request.id}`, {}, EDITOR);
    await page.waitForSelector("text=A validator, admin or owner decides.");
    expect(await page.locator(".request-answer button, .bar-actions button").count()).toBe(0);
    await page.keyboard.press("a");
    await page.goto(`${site}/panel/nortada/live/data-requests`);
    await page.click(".bar-actions .button-primary");
    await page.fill("#ask-find", "lenço");
    await page.click(".after-subjects button");
    await page.waitForSelector("#ask-name");
    expect((await read(request)).status).toBe("answered");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  for (const [name, width, locale, colorScheme] of [
    ["a small phone in Portuguese", 320, "pt-PT", "light"],
    ["a tablet in the dark", 820, "en-GB", "dark"],
  ] as const)
    test(`fit ${name}, without a serious fault of access, whatever was written`, async () => {
      const product = await createProduct(stage.live, { name: HOSTILE.slice(0, 150), data: {} });
      const supplier = { name: HOSTILE.slice(0, 150) };
      const [open, done] = [
        await ask(product, { supplier, message: HOSTILE }),
        await ask(product, { supplier, fields: ["brand", "description"] }),
      ];
      await answerRequest(guest(), done, { brand: HOSTILE.slice(0, 90), description: HOSTILE }, ["other"]);
      const declined = await ask(product, { supplier });
      const visitor = guest();
      await visitor.submit(await visitor.get(`${pathOf(declined)}?step=decline`), { reason: HOSTILE });
      const { page, context, faults } = await sitDown("data-requests", {
        viewport: { width, height: 700 },
        locale,
        colorScheme,
        hasTouch: true,
      });
      for (const view of [
        "",
        "?status=answered",
        "?status=expired",
        "?ask=1",
        `/${open.id}`,
        `/${done.id}`,
        `/${declined.id}`,
      ]) {
        await page.goto(`${site}/panel/nortada/live/data-requests${view}`);
        await page.waitForSelector("#main h1");
        await page.waitForTimeout(300);
        expect([view, await overflowOf(page)]).toEqual([view, 0]);
        expect([view, await seriousFaults(page)]).toEqual([view, []]);
        expect([view, await page.locator("#panel [style], #panel img[src=x]").count()]).toEqual([view, 0]);
      }
      expect(faults).toEqual([]);
      await context.close();
    }, 90_000);
});
