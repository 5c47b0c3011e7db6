/** A kiosk in a real Chromium with a touch screen: paired, worked with a scanner, printed from, and how it looks. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { until } from "../support/box.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createBatch, createProduct, newGtin, type Stage, startStage } from "../support/company.ts";
import { addKiosk } from "../support/kiosk.ts";
import { startPrinter, type TestPrinter } from "../support/label-printer.ts";
import { signIn } from "../support/member.ts";
import type { Item, List, Passport } from "../support/objects.ts";
import { CAN_SCAN, readCodes } from "../support/scan.ts";
import { sitDownAt } from "../support/seat.ts";

const SCREEN = { width: 1280, height: 800 };
let browser: Browser;
let stage: Stage;
let site: string;
let printer: TestPrinter;

beforeAll(async () => {
  await buildWeb();
  browser = await launchChromium();
  printer = await startPrinter();
  stage = await startStage({
    CARNET_SITE_URL: "http://localhost",
    CARNET_LABEL_PRINTERS: `Packing=127.0.0.1:${printer.port},Cellar=127.0.0.1:1`,
  });
  site = stage.server.address.replace("127.0.0.1", "localhost");
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
  await printer?.close();
});

async function issue(name: string, batch_number: string): Promise<{ gtin: string; passport: Passport }> {
  const gtin = newGtin();
  const product = await createProduct(stage.live, { name, gtin });
  const batch = await createBatch(stage.live, product, { batch_number, quantity: 120 });
  return {
    gtin,
    passport: await ok(stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id })),
  };
}

/** Of the DevTools protocol. */
const CONTROL = 2;
const SHIFT = 8;

interface Kiosk {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

/** A kiosk that was paired by typing its code, with somebody at it. */
async function standAt(
  options: { pin?: string; locale?: string; prepare?(page: Page): Promise<unknown> } = {},
): Promise<Kiosk> {
  const { code } = await addKiosk(site, {
    name: "Line 2, Póvoa",
    ...(options.pin ? { pin: options.pin } : {}),
  });
  const context = await browser.newContext({
    viewport: SCREEN,
    hasTouch: true,
    locale: options.locale ?? "en-GB",
  });
  const page = await context.newPage();
  const faults = watch(page);
  // A browser without a screen crashes on the dialog for a PDF.
  await page.addInitScript(() => {
    const { prototype } = HTMLIFrameElement;
    const own = Object.getOwnPropertyDescriptor(prototype, "contentWindow")?.get;
    Object.defineProperty(prototype, "contentWindow", {
      get(this: HTMLIFrameElement) {
        if (this.className !== "print-frame") return own?.call(this) as Window | null;
        const print = () => document.documentElement.setAttribute("data-dialogs", this.src);
        return { print, focus() {} };
      },
    });
  });
  await options.prepare?.(page);
  await page.goto(`${site}/kiosk`);
  await page.fill("#code", code);
  await page.tap("button.primary");
  await page.fill("#person", "Marta Lopes");
  await page.tap(".who-form .primary");
  await page.waitForSelector(".tile");
  return { page, context, faults };
}

/** Types as a scanner does: at once, without waiting for the page between two keys, and with Enter at the end. */
async function scan(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const press = (
    key: string,
    sent: { code: string; text?: string; modifiers?: number; keyCode?: number },
  ) => {
    const { keyCode = 0, modifiers = 0, ...rest } = sent;
    const event = { key, modifiers, windowsVirtualKeyCode: keyCode, ...rest };
    return [
      keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", ...event }),
      keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: sent.code, modifiers }),
    ];
  };
  const keys = [...text].flatMap((letter) => {
    if (letter === "\u001d") return press("]", { code: "BracketRight", modifiers: CONTROL });
    const code = /[a-z]/i.test(letter)
      ? `Key${letter.toUpperCase()}`
      : /\d/.test(letter)
        ? `Digit${letter}`
        : "";
    return press(letter, { code, text: letter, modifiers: /[A-Z]/.test(letter) ? SHIFT : 0 });
  });
  await Promise.all([...keys, ...press("Enter", { code: "Enter", text: "\r", keyCode: 13 })]);
  await keyboard.detach();
}

describe("a kiosk", () => {
  test("makes fifty codes of a scanned work order, prints them, and knows which was spoiled", async () => {
    const { gtin, passport } = await issue("Camisa Ria", "2026-031");
    await issue("Vestido Salina", "2026-029");
    const { page, context, faults } = await standAt();
    await scan(page, `01${`0${gtin}`}102026-031\u001d112612`.slice(0, -7));
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Camisa Ria");
    expect(await page.textContent(".how-many .of")).toBe("Camisa Ria, batch 2026-031");
    expect(await page.textContent(".facts .serial")).toBe("000001");
    expect(await overflowOf(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(SCREEN.height);
    expect(await seriousFaults(page)).toEqual([]);

    await page.tap(".how-many .primary");
    await page.waitForSelector(".progress");
    expect(await page.textContent(".big")).toBe("0 of 50");
    expect(await seriousFaults(page)).toEqual([]);
    await page.waitForSelector(".label-card.is-drawn");
    const [file] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith("/printing/file")),
      page.tap(".progress .primary"),
    ]);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect(file.request().postDataJSON()["serials"]).toHaveLength(50);
    await page.waitForSelector("text=Are all labels good?");
    await page.waitForSelector("html[data-dialogs^=blob]");
    await page.tap(".progress .wrong");
    await page.tap(".serials button >> text=000032");
    await page.tap(".sheet .primary");
    await page.waitForFunction(() => document.querySelector(".big")?.textContent === "31 of 50");
    await page.tap(".progress .primary >> text=Print 19 labels");
    await page.tap(".progress .primary >> text=All are good");
    await page.waitForSelector("text=Done, next batch");
    expect(await page.textContent(".big")).toBe("50 of 50");

    await page.tap("text=Print one again");
    await page.tap(".serials button >> text=000007");
    await page.tap(".reasons button >> text=Torn or smudged");
    await page.tap(".sheet .primary >> text=Print 000007 again");
    await page.waitForSelector(".sheet", { state: "detached" });
    await page.tap("button.who");
    expect(await page.$$eval(".counters dd", (all) => all.map((one) => one.textContent))).toEqual([
      "50",
      "51",
      "0",
      "1",
    ]);
    expect(await seriousFaults(page)).toEqual([]);

    const { data } = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100`));
    expect(data).toHaveLength(50);
    const records = await ok(
      stage.live.get<
        List<{ action: string; reason: string | null; person: string; recorded_by: { name: string } }>
      >(`/code_records?passport=${passport.id}&serial=000007`),
    );
    expect(records.data.map(({ action, reason }) => [action, reason])).toEqual([
      ["printed", "torn"],
      ["printed", null],
    ]);
    expect(records.data[0]).toMatchObject({ person: "Marta Lopes", recorded_by: { name: "Line 2, Póvoa" } });
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("prints the label that is chosen on a printer, and counts nothing while one does not answer", async () => {
    const { passport } = await issue("Camisa Łódź", "2026-040");
    const { page, context, faults } = await standAt({ pin: "4711" });
    await scan(page, "2026-040");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Camisa Łódź");
    await page.tap(".usual button >> text=25");
    await page.tap(".how-many .primary");
    await page.tap("button.with");
    await page.tap(".printing button >> text=Cellar");
    await page.tap(".printing button >> text=The code alone");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap("text=Only for this work");
    await page.waitForSelector("button.with >> text=The code alone · Cellar");
    await page.tap(".progress .primary");
    await page.waitForSelector(".alarm >> text=Cellar does not answer");
    await page.tap(".alarm-touch");
    expect(await page.textContent(".big")).toBe("0 of 25");
    expect(await page.textContent(".progress .primary")).toBe("Print 25 labels");

    await page.tap("button.with");
    await page.tap(".printing button >> text=Packing");
    await page.tap(".printing button:has-text('Roll')");
    await page.tap("text=Keep on this kiosk");
    for (const digit of "4711") await page.tap(`.number-pad button >> text="${digit}"`);
    await page.tap("text=All right");
    await page.waitForSelector("button.with >> text=Roll · Packing");
    await page.tap(".progress .primary");
    await page.tap(".progress .primary >> text=All are good");
    await page.waitForSelector("text=Done, next batch");
    await until(async () => printer.labels().length === 25);
    const labels = printer.labels();
    const { data } = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100`));
    const urls = data.map(({ url }) => url).reverse();
    if (CAN_SCAN) expect(readCodes(labels)).toEqual(urls);

    await page.tap("text=Print one again");
    await page.tap(".serials button >> text=000007");
    await page.tap(".reasons button >> text=Lost");
    await page.tap(".sheet .primary >> text=Print 000007 again");
    await page.waitForSelector(".sheet", { state: "detached" });
    await until(async () => printer.labels().length === 26);
    await page.waitForFunction(() => localStorage.getItem("carnet.kiosk.unsent") === "[]");
    const records = await ok(
      stage.live.get<List<{ action: string; reason: string | null }>>(
        `/code_records?passport=${passport.id}&serial=000007`,
      ),
    );
    expect(records.data.map(({ action, reason }) => [action, reason])).toEqual([
      ["printed", "lost"],
      ["printed", null],
    ]);
    await page.reload();
    await page.waitForSelector(".progress");
    await page.tap("text=Done, next batch");
    await page.tap("button.who");
    await page.tap("text=Label and printer");
    expect(await page.getAttribute(".printing button:has-text('Packing')", "aria-pressed")).toBe("true");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("warns before many labels are printed that phones may not read, and prints one to try", async () => {
    await issue("Lenço Maré", "2026-041");
    const owner = await signIn(site);
    const template = {
      name: "Tiny",
      size: { width: 30, height: 16 },
      elements: [{ type: "code", x: 0.5, y: 0.5, size: 13 }],
    };
    const tiny = { ...template, name: "Too tiny", elements: [{ type: "code", x: 1, y: 1, size: 7 }] };
    await ok(owner.post("/nortada/live/labels/templates", { template }));
    await ok(owner.post("/nortada/live/labels/templates", { template: tiny }));
    const { page, context } = await standAt();
    await scan(page, "2026-041");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Lenço Maré");
    await page.tap(".usual button >> text=10");
    await page.tap(".how-many .primary");
    const choose = async (name: string) => {
      await page.tap("button.with");
      await page.tap(`.printing button >> text="${name}"`);
      await page.tap(".printing button >> text=Packing");
      await page.tap("text=Only for this work");
    };
    await choose("Too tiny");
    await page.tap(".progress .primary");
    await page.waitForSelector(".alarm >> text=too small for phones");
    await page.tap(".alarm-touch");
    await choose("Tiny");
    const before = printer.labels().length;
    await page.tap(".progress .primary");
    await page.waitForSelector(".coach >> text=The code is small");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap("text=Print one to try");
    await page.waitForSelector("text=Is the label good?");
    await until(async () => printer.labels().length - before === 1);
    await page.tap("text=All are good");
    await page.tap(".progress .primary >> text=Print 9 labels");
    await page.tap(".sheet button >> text=Print all 9");
    await page.tap("text=All are good");
    await page.waitForSelector("text=Done, next batch");
    await until(async () => printer.labels().length - before === 10);
    await context.close();
  }, 90_000);

  test("voids a piece that is scanned, when a supervisor says so", async () => {
    const { gtin, passport } = await issue("Colete Bruma", "2026-042");
    const { page, context } = await standAt({ pin: "4711" });
    await scan(page, "2026-042");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Colete Bruma");
    await page.tap(".usual button >> text=10");
    await page.tap(".how-many .primary");
    await page.waitForSelector(".progress");
    await page.tap("button.who");
    await page.tap("text=Void a piece");
    await page.waitForSelector("text=Scan the label of the piece");
    await scan(page, `01${`0${gtin}`}21000004`);
    await page.waitForSelector(".void-piece >> text=000004");
    await page.tap(".reasons button >> text=The piece was not good.");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap("text=Void 000004");
    for (const digit of "4711") await page.tap(`.number-pad button >> text="${digit}"`);
    await page.tap("text=All right");
    await page.waitForFunction(() => document.querySelector(".big")?.textContent === "0 of 9");
    const { data } = await ok(
      stage.live.get<List<Item & { status: string; void_reason: string | null }>>(
        `/passports/${passport.id}/items?limit=100`,
      ),
    );
    expect(data.filter(({ status }) => status === "voided")).toMatchObject([
      { serial: "000004", void_reason: "The piece was not good." },
    ]);
    await page.tap("button.who");
    await page.tap("text=Journal");
    await page.waitForSelector("td >> text=Voided");
    await context.close();
  }, 90_000);

  test("shows what went wrong until it is touched, and goes on where it stopped after a restart", async () => {
    await issue("Saia Duna", "2026-030");
    const { page, context } = await standAt();
    await scan(page, "NO-SUCH-ORDER");
    await page.waitForSelector(".alarm");
    expect(await seriousFaults(page)).toEqual([]);
    await scan(page, "2026-030");
    expect(await page.textContent(".alarm b")).toBe("Nothing belongs to this code");
    await page.tap(".alarm-touch");
    await scan(page, "2026-030");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Saia Duna");
    await page.tap(".usual button >> text=10");
    await page.tap(".how-many .primary");
    await page.waitForSelector(".progress");
    await page.reload();
    await page.waitForSelector(".progress");
    expect(await page.textContent(".big")).toBe("0 of 10");
    await page.tap("text=Stop here");
    await page.waitForSelector(".tiles");
    await page.tap("button.who");
    await page.tap("text=Go on: Saia Duna, 0 of 10");
    await page.waitForSelector(".progress");
    await context.close();
  }, 90_000);

  test("shows what went wrong over an open sheet too, which stays as it was", async () => {
    const { page, context, faults } = await standAt();
    await page.tap("button.who");
    await page.waitForSelector(".sheet[open]");
    await scan(page, "NO-SUCH-ORDER");
    await page.waitForSelector(".alarm");
    expect(
      await page.evaluate(() => document.elementFromPoint(8, 8)?.closest(".alarm, .sheet")?.className),
    ).toBe("alarm");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("alarm-touch");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap(".alarm-touch");
    await page.waitForSelector(".alarm", { state: "detached" });
    expect(await page.locator(".sheet[open]").count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("asks who works here before anything behind can be reached, with the keyboard in the name", async () => {
    const { page, context, faults } = await standAt();
    await page.tap("button.who");
    // Told before the browser paints: a name that somebody begins to type at once must not go to the page behind.
    await page.evaluate(() =>
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const over = added.find(
          (node) => node instanceof HTMLDialogElement && node.classList.contains("over"),
        );
        if (over) document.body.dataset["asked"] = String((over as HTMLDialogElement).matches(":modal"));
      }).observe(document.body, { childList: true, subtree: true }),
    );
    await page.tap("text=End the shift");
    await page.waitForSelector(".who-form");
    expect(await page.evaluate(() => document.body.dataset["asked"])).toBe("true");
    const focused = () => page.evaluate(() => document.activeElement?.id);
    expect(await focused()).toBe("person");
    const reached = new Set<string>();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      reached.add(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at === document.body || at?.closest("dialog.over") ? "asked" : (at?.outerHTML ?? "");
        }),
      );
    }
    expect([...reached]).toEqual(["asked"]);
    for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.over:modal");
    expect(await seriousFaults(page)).toEqual([]);
    await page.focus("#person");
    await page.keyboard.type("Rui");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".over", { state: "detached" });
    expect(await page.textContent("button.who")).toContain("Rui");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("saves the labels as a file where the browser does not show them", async () => {
    await issue("Gorro Maré", "2026-044");
    const { page, context } = await standAt({
      prepare: (page) =>
        page.addInitScript(() =>
          document.addEventListener(
            "load",
            (event) => {
              if ((event.target as Element).className === "print-frame") event.stopImmediatePropagation();
            },
            { capture: true },
          ),
        ),
    });
    await scan(page, "2026-044");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Gorro Maré");
    await page.tap(".usual button >> text=10");
    await page.tap(".how-many .primary");
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.tap(".progress .primary"),
    ]);
    expect(download.suggestedFilename()).toEndWith(".pdf");
    await page.waitForSelector("text=Are all labels good?");
    expect(await page.locator(".print-frame").count()).toBe(0);
    await context.close();
  }, 120_000);

  test("leaves fields and slow fingers alone, and takes back what a scanner typed into a field", async () => {
    await issue("Casaco Farol", "2026-028");
    const { page, context } = await standAt();
    await page.tap("text=Find another");
    await page.locator("#find").pressSequentially("farol", { delay: 90 });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".tile").length === 1);
    expect(await page.inputValue("#find")).toBe("farol");
    expect(await page.$(".alarm")).toBeNull();
    await page.fill("#find", "");
    await page.focus("#find");
    await scan(page, "2026-028");
    await page.waitForSelector(".tile[aria-pressed=true] >> text=Casaco Farol");
    expect(await page.inputValue("#find")).toBe("");
    await context.close();
  }, 90_000);

  test("writes tags one after the other where the browser can, and stops at one that fails", async () => {
    const { passport } = await issue("Meia Norte", "2026-001");
    const { page, context } = await standAt({
      prepare: (page) =>
        page.addInitScript(() => {
          let count = 0;
          class Reader {
            onreading: ((event: object) => void) | null = null;
            async scan(): Promise<void> {}
            async write(_message: object, { overwrite }: { overwrite: boolean }): Promise<void> {
              if (++count === 3) throw new Error("the tag went away");
              const data = new DataView(new TextEncoder().encode("https://a.example/").buffer);
              const records = count === 5 ? [{ recordType: "url", data }] : [];
              this.onreading?.({ serialNumber: `04:a1:b2:c3:d4:e5:0${count % 10}`, message: { records } });
              if (count === 5 && !overwrite) throw new DOMException("It holds something.", "NotAllowedError");
            }
          }
          (globalThis as { NDEFReader?: unknown }).NDEFReader = Reader;
        }),
    });
    await scan(page, "2026-001");
    await page.waitForSelector(".tile[aria-pressed=true]");
    await page.tap(".usual button >> text=10");
    await page.tap(".how-many .primary");
    await page.tap("text=Start with 000001");
    await page.waitForSelector(".alarm");
    expect(await page.textContent(".alarm b")).toBe("000003 was not written");
    await page.tap(".alarm-touch");
    await page.tap("text=Start with 000003");
    await page.waitForSelector(".alarm >> text=It holds https://a.example/");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap("text=Write 000004 over it");
    await page.waitForFunction(() => document.querySelector(".big")?.textContent === "10 of 10");
    await page.waitForFunction(() => localStorage.getItem("carnet.kiosk.unsent") === "[]");
    const { data } = await ok(
      stage.live.get<List<{ action: string; reason: string | null; tag_uid: string }>>(
        `/code_records?passport=${passport.id}&limit=100`,
      ),
    );
    expect(data.filter(({ action }) => action === "written")).toHaveLength(10);
    expect(data.filter(({ action }) => action === "failed")).toHaveLength(2);
    expect(data.filter(({ reason }) => reason === "overwritten")).toHaveLength(1);
    expect(data.at(-1)?.tag_uid).toBe("04a1b2c3d4e501");
    await context.close();
  }, 90_000);

  test("prints blank labels, one of them again, and the journal says why", async () => {
    const { page, context, faults } = await standAt();
    await page.tap("button.who");
    await page.tap("text=Print blank labels");
    await page.tap(".sheet .usual button >> text=10");
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap("text=Make 10 labels");
    await page.waitForSelector(".progress >> text=Blank labels");
    expect(await page.$(".tags")).toBeNull();
    await page.tap("button.with");
    await page.tap(".printing button >> text=Packing");
    await page.tap("text=Only for this work");
    await page.waitForSelector("button.with >> text=Packing");
    await page.tap(".progress .primary");
    await page.tap(".progress .primary >> text=All are good");
    await page.waitForSelector("text=Done, next batch");
    await page.tap("text=Print one again");
    await page.tap(".serials button >> nth=3");
    const serial = (await page.textContent(".serials button >> nth=3")) ?? "";
    await page.tap(".reasons button >> text=Torn or smudged");
    await page.tap(".sheet .primary");
    await page.waitForSelector(".sheet", { state: "detached" });
    await page.waitForFunction(() => localStorage.getItem("carnet.kiosk.unsent") === "[]");
    const { data } = await ok(
      stage.live.get<
        List<{ passport: string | null; label: string | null; action: string; reason: string | null }>
      >(`/code_records?serial=${serial}`),
    );
    expect(data.map(({ passport, action, reason }) => [passport, action, reason])).toEqual([
      [null, "printed", "torn"],
      [null, "printed", null],
    ]);
    expect(data[0]?.label).toHaveLength(16);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  test("binds blank labels by scanning them", async () => {
    const { passport } = await issue("Blusa Corrente", "2026-027");
    const block = await ok(stage.live.post<{ id: string }>("/serial_blocks", { quantity: 2 }));
    const { codes } = await ok(
      stage.live.get<{ codes: { url: string; serial: string }[] }>(`/serial_blocks/${block.id}/codes`),
    );
    const { page, context } = await standAt();
    await scan(page, "2026-027");
    await page.waitForSelector(".tile[aria-pressed=true]");
    await page.tap("button.who");
    await page.tap("text=Bind labels");
    for (const { url, serial } of codes) {
      await scan(page, url);
      await page.waitForSelector(`.bound >> text=${serial}`);
    }
    await scan(page, codes[0]?.url ?? "");
    await page.waitForSelector("text=was bound before");
    expect(await page.textContent(".big b")).toBe("2");
    expect(await seriousFaults(page)).toEqual([]);
    const after = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(after.items_count).toBe(2);
    await page.waitForFunction(() => localStorage.getItem("carnet.kiosk.unsent") === "[]");
    const { data } = await ok(
      stage.live.get<List<{ action: string; serial: string; label: string | null }>>(
        `/code_records?passport=${passport.id}`,
      ),
    );
    expect(data.map(({ action, serial }) => [action, serial]).reverse()).toEqual(
      codes.map(({ serial }) => ["bound", serial]),
    );
    await context.close();
  }, 90_000);

  test("shows numbers of batches whole, however long they and the name are", async () => {
    const name = "Vestido Salina de verão com um nome muito comprido";
    const { page, context } = await standAt({
      prepare: () => issue(name, "LOTE-WM-2026-0000031"),
    });
    const tile = page.locator(".tile", { hasText: "LOTE-WM-2026-0000031" });
    const [foot, box] = await Promise.all([tile.locator(".tile-foot").boundingBox(), tile.boundingBox()]);
    if (!foot || !box) throw new Error("There is no tile.");
    expect(await tile.locator(".tile-foot").evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
    expect(foot.y + foot.height).toBeLessThanOrEqual(box.y + box.height);
    const about = await tile.locator(".tile-about").boundingBox();
    expect(about && about.y + about.height).toBeLessThanOrEqual(foot.y + 1);
    await context.close();
  }, 90_000);

  test("says where a new code comes from when one is wrong", async () => {
    const context = await browser.newContext({ viewport: SCREEN, locale: "pt-PT" });
    const page = await context.newPage();
    await page.goto(`${site}/kiosk`);
    await page.fill("#code", "AAAA-BBBB");
    await page.click("button.primary");
    expect(await page.textContent("#fault")).toContain("Peça um novo: no painel, em Quiosques");
    await context.close();
  }, 90_000);

  test("speaks Portuguese, fits a phone, and is left with a supervisor's PIN", async () => {
    const { page, context } = await standAt({ locale: "pt-PT", pin: "4711" });
    expect(await page.textContent("h1")).toBe("Que lote?");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize(SCREEN);
    await page.tap("button.who");
    await page.tap("text=Desemparelhar este quiosque");
    for (const digit of "4711") await page.tap(`.number-pad button >> text="${digit}"`);
    await page.tap("text=Está bem");
    await page.waitForSelector("#code");
    await context.close();
  }, 90_000);
});

describe("the panel", () => {
  test("adds a kiosk, shows its code once, reserves blank labels and gives them back", async () => {
    const { page, context, faults } = await sitDownAt(browser, site, "live/kiosks");
    await page.click("text=New kiosk");
    await page.fill("#kiosk-name", "Line 5");
    await page.keyboard.press("Enter");
    const code = (await page.textContent(".pair-code code")) ?? "";
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click(".dialog-foot .button-primary");
    await page.waitForSelector(".table-link >> text=Line 5");
    expect(await page.content()).not.toContain(code);
    await page.click(".table-link >> text=Line 5");
    await page.click("dialog .button-danger");
    await page.click("dialog .button-danger >> text=Put Line 5 out");
    await page.waitForSelector("tr:has-text('Line 5') >> text=Put out");

    await page.click("text=New blank labels");
    await page.fill("#labels-count", "25");
    await page.fill("#labels-holder", "Printing house");
    await page.keyboard.press("Enter");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Addresses (CSV)")]);
    const table = await Bun.file(await download.path()).text();
    expect(table.split("\r\n")).toHaveLength(27);
    await page.click("dialog .button-danger");
    await page.click("dialog .sure .button-danger");
    await page.waitForSelector("tr:has-text('Printing house') >> text=Given back");
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});
