/** What people do about themselves and each other in the panel, in a real Chromium. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchChromium, overflowOf, seriousFaults } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { signIn } from "../support/member.ts";
import { type Seat, type SeatOptions, sitDownAt } from "../support/seat.ts";

const PASSWORD = "quatro palavras bem simples";

let browser: Browser;
let stage: Stage;
let site: string;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  // Its own default: http://localhost with the port, where browsers give passkeys without HTTPS.
  stage = await startStage({ CARNET_SITE_URL: "" });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

/** Somebody who has signed in, at an address of the panel. */
function sitDown(path: string, person: typeof OWNER = OWNER, options: SeatOptions = {}): Promise<Seat> {
  return sitDownAt(browser, site, path, { ...options, person });
}

async function addPerson(name: string, role: string): Promise<typeof OWNER> {
  const email = `${name}@nortada.example`;
  const words = ["--email", email, "--role", role, "--password", PASSWORD];
  await stage.server.carnetJson("user", "create", ...words);
  return { email, password: PASSWORD };
}

/** Lets the server forget that the person has just proved who they are, as ten minutes do. */
async function waitTenMinutes(page: Page): Promise<void> {
  let asked = false;
  await page.route(/\/panel\/api\/(?!session)/, async (route) => {
    if (asked || route.request().method() !== "POST") return route.continue();
    asked = true;
    const error = { code: "reauthentication_required", message: "Confirm who you are." };
    return route.fulfill({ status: 403, json: { error } });
  });
}

describe("one's own account", () => {
  test("takes a name, and a second step whose recovery codes are shown once", async () => {
    const { page, context, faults } = await sitDown("live/account", await addPerson("nuno", "viewer"));
    await page.fill("#account-name", "Nuno Nave");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".person-words >> text=Nuno Nave");
    await page.waitForSelector("text=Set up the second step");
    expect(await seriousFaults(page)).toEqual([]);

    await waitTenMinutes(page);
    await page.click("text=Set up the second step");
    await page.fill("#confirm-password", "not this one at all");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#confirm-password-error >> text=This is not your password");
    await page.fill("#confirm-password", PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".totp-picture");
    expect(
      await page.evaluate(() => document.querySelector<HTMLImageElement>(".totp-picture")?.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#totp-code", "12");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#totp-code-error >> text=six digits");
    const secret = ((await page.textContent(".totp-offer code")) ?? "").replaceAll(" ", "");
    await page.fill("#totp-code", new TOTP({ secret }).generate());
    await page.keyboard.press("Enter");
    await page.waitForSelector(".recovery li");
    expect(await page.locator(".recovery li").count()).toBe(10);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog [role=alert] >> text=I have kept them");
    await page.click(".dialog-foot >> text=I have kept them");
    await page.waitForSelector("text=10 recovery codes are left.");
    await page.click("text=Turn off…");
    await page.click("dialog .button-danger");
    await page.waitForSelector("text=Nothing but the password is asked for.");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("takes passkeys, and renames and removes them", async () => {
    const { page, context, faults } = await sitDown("live/account", await addPerson("paula", "viewer"));
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.click("text=Add a passkey");
    await page.fill("#passkey-name", "Paula's phone");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".entries >> text=Paula's phone");
    await page.click("text=Rename");
    await page.fill("#passkey-name", "Old phone");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".entries >> text=Old phone");
    expect(await seriousFaults(page)).toEqual([]);

    await waitTenMinutes(page);
    await page.click(".entries li:has-text('Old phone') >> text=Remove");
    await page.click("dialog .button-danger");
    await page.click("dialog >> text=Use a passkey");
    await page.waitForSelector("text=You have no passkey yet.");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("signs other browsers out, and all of them with a new password", async () => {
    const who = await addPerson("sara", "viewer");
    const [here, there] = [await sitDown("live/account", who), await sitDown("live", who)];
    await here.page.reload();
    await here.page.click(".entries >> text=Sign out");
    await here.page.waitForSelector("text=That browser is signed out.");
    await there.page.reload();
    await there.page.waitForSelector("input[name=password]");

    await here.page.click("text=Change password…");
    await here.page.fill("#password-current", "wrong wrong wrong");
    await here.page.fill("#password-new", "short");
    await here.page.keyboard.press("Enter");
    await here.page.waitForSelector("#password-new-error >> text=at least 8 characters");
    await here.page.fill("#password-new", "cinco palavras ainda mais simples");
    await here.page.keyboard.press("Enter");
    await here.page.waitForSelector("#password-current-error >> text=This is not your password");
    expect(await seriousFaults(here.page)).toEqual([]);
    await here.page.fill("#password-current", PASSWORD);
    await here.page.keyboard.press("Enter");
    await here.page.waitForSelector("text=Your password is changed.");
    await signIn(site, { email: who.email, password: "cinco palavras ainda mais simples" });
    expect([...here.faults, ...there.faults]).toEqual([]);
    await here.context.close();
    await there.context.close();
  }, 90_000);
});

describe("the members of a company", () => {
  test("are invited by a link that is shown once, get roles, and are taken out", async () => {
    const rui = await addPerson("rui", "viewer");
    const { page, context, faults } = await sitDown("live/members");
    await page.click(".bar >> text=Invite somebody");
    await page.fill("#invite-email", "nobody");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#invite-email-error");
    await page.fill("#invite-email", OWNER.email);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#invite-email-error >> text=is a member already");
    await page.fill("#invite-email", "joana@nortada.example");
    await page.check("input[value=validator]");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    const link = await page.textContent("dialog .secret code");
    expect(link).toMatch(/^http:\/\/localhost:\d+\/panel\/invitation\/\w+/);
    expect((await fetch(`${site}${new URL(link ?? "").pathname}`)).status).toBe(200);
    await page.mouse.click(4, 4);
    await page.waitForSelector("dialog [role=alert] >> text=press “Done”");
    await page.click(".dialog-foot >> text=Done");
    await page.click(".invitations >> text=Withdraw");
    await page.waitForSelector(".invitations", { state: "detached" });
    expect((await fetch(`${site}${new URL(link ?? "").pathname}`)).status).toBe(404);

    await page.click(`.table-link:has-text("${rui.email}")`);
    await page.check("input[value=editor]");
    expect(await seriousFaults(page)).toEqual([]);
    await page.click("dialog .button-primary");
    await page.waitForSelector("text=rui@nortada.example is Editor now.");
    await page.waitForSelector(`tr:has-text("${rui.email}") >> text=Editor`);
    await page.click(`.table-link:has-text("${rui.email}")`);
    await page.click("dialog >> text=Remove…");
    await page.click("text=Remove rui@nortada.example");
    await page.waitForSelector(`.table-link:has-text("${rui.email}")`, { state: "detached" });

    await page.click(`.table-link:has-text("${OWNER.email}")`);
    await page.check("dialog input[value=viewer]");
    await page.click("dialog .button-primary");
    await page.waitForSelector("dialog >> text=This is the last owner");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("who look on are offered no change", async () => {
    const { page, context } = await sitDown("live/members", await addPerson("vera", "viewer"));
    await page.click(`.table-link:has-text("${OWNER.email}")`);
    await page.waitForSelector("dialog >> text=May do everything");
    expect(await page.locator("dialog input, dialog .button-danger").count()).toBe(0);
    expect(await page.locator("text=Invite somebody").count()).toBe(0);
    await page.goto(`${site}/panel/nortada/live/settings`);
    await page.waitForSelector("text=Enterprise");
    expect(await page.locator("#main input, #main .button-plain").count()).toBe(0);
    await context.close();
  }, 90_000);
});

describe("the records of a company", () => {
  test("say in sentences who did what, by filters, and as a file", async () => {
    await createProduct(stage.live, { reference: "=SUM(1)" });
    const { page, context, faults } = await sitDown("live/activity");
    await page.waitForSelector("text=Created product =SUM(1)");
    await page.selectOption(".filters select >> nth=0", "product");
    await page.waitForSelector("text=Signed in", { state: "detached" });
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".table-link >> text=Created product =SUM(1)");
    await page.waitForSelector("dialog >> text=product.created");
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click(".bar [popovertarget]").then(() => page.click("text=Table (CSV)")),
    ]);
    const table = readFileSync(await download.path(), "utf8");
    expect(table.split("\r\n")[0]).toStartWith("\ufefftime,by,by_kind");
    expect(table).toContain("product.created");
    expect(table).not.toContain("member.signed_in");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("fit a phone of 320 pixels, in Portuguese", async () => {
    const phone = { locale: "pt-PT", viewport: { width: 320, height: 640 } };
    const { page, context, faults } = await sitDown("test/account", OWNER, phone);
    for (const view of ["account", "members", "activity", "settings"]) {
      await page.goto(`${site}/panel/nortada/test/${view}`);
      await page.waitForSelector("#main h1");
      await page.waitForTimeout(300);
      expect([view, await overflowOf(page)]).toEqual([view, 0]);
      expect(await seriousFaults(page)).toEqual([]);
    }
    await page.click(".tabs-below [popovertarget]");
    await page.click("#person-below >> text=Membros");
    await page.waitForSelector("h1 >> text=Membros");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("the settings of a company", () => {
  test("change its name and its handle, and the former one keeps leading here", async () => {
    const { page, context, faults } = await sitDown("live/settings");
    await page.fill("#company-name", "Nortada Lda");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".brand >> text=Nortada Lda");
    await page.click("text=Change handle…");
    await page.waitForSelector("dialog >> text=keep leading here, for ever");
    await page.fill("#company-handle", "não!");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#company-handle-error");
    expect(await seriousFaults(page)).toEqual([]);
    await page.fill("#company-handle", "nortada-lda");
    await page.keyboard.press("Enter");
    await page.waitForSelector("text=Its former handle goes on leading here: nortada");
    expect(new URL(page.url()).pathname).toBe("/panel/nortada-lda/live/settings");
    expect(await seriousFaults(page)).toEqual([]);
    expect(await ok((await signIn(site)).get("/nortada-lda/live/company"))).toMatchObject({
      name: "Nortada Lda",
      handle: "nortada-lda",
      former_handles: ["nortada"],
    });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});
