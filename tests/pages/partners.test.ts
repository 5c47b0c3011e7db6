/** `/t/{secret}`: a partner finds a piece and records what happened to it, on a phone, with and without scripts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { alterData } from "../support/alter.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { type Company, issueProduct, newGtin, type Stage, startStage } from "../support/company.ts";
import { pdf, pdfOfSize } from "../support/documents.ts";
import type { Item, LifecycleEvent, List, Passport } from "../support/objects.ts";
import { jpeg } from "../support/pictures.ts";
import { storedFiles } from "../support/stored-files.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"];
const MIB = 1024 * 1024;
let stage: Stage;
let other: Company;
let browser: Browser;
let passport: Passport;
let item: Item;
/** Path of the link of Atelier Agulha. */
let link: string;

beforeAll(async () => {
  // On SQLite, whose file can be written beside the server.
  stage = await startStage({ DATABASE_URL: "" });
  other = await stage.addCompany("mare");
  browser = await launchChromium();
  ({ passport } = await issueProduct(stage.live, { gtin: newGtin() }));
  item = await makeItem("Nr-42");
  link = await newLink("Atelier Agulha");
});
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

async function makeItem(serial: string, under = passport, company: Company = stage): Promise<Item> {
  await ok(company.live.post(`/passports/${under.id}/items`, { serials: [serial] }));
  const path = `/passports/${under.id}/items?serial=${serial}`;
  const [made] = (await ok(company.live.get<List<Item>>(path))).data;
  if (!made) throw new Error("there is no item");
  return made;
}

async function newLink(name: string, ...options: string[]): Promise<string> {
  const words = ["--mode", "live", "--company", "nortada", "--name", name, ...options];
  const made = await stage.server.carnetJson<{ url: string }>("partners", "create", ...words);
  return new URL(made.url).pathname;
}

const address = (path: string) => stage.server.address + path;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address(path), {
    headers: { accept: "text/html", "accept-language": "en", ...headers },
    redirect: "manual",
  });
const html = async (path: string) => (await get(path)).text();
const eventsOf = async (of: { id: string }) =>
  (await ok(stage.live.get<List<LifecycleEvent>>(`/lifecycle_events?item=${of.id}&limit=100`))).data;
const stampOf = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? "";
const recordPath = (of = item) => `${link}?item=${of.uid}&lang=en`;

interface SentForm {
  fields?: Record<string, string>;
  files?: { name: string; bytes: Uint8Array | string }[];
  headers?: Record<string, string>;
  stamp?: string;
}

/** Sends the form of a piece as a browser does. */
async function send({ fields = {}, files = [], headers = {}, stamp }: SentForm = {}, path = recordPath()) {
  const form = new FormData();
  form.append("stamp", stamp ?? stampOf(await html(path)));
  const told = { type: "repair", occurred_on: "2026-01-15", country: "", actor_name: "", description: "" };
  for (const [name, value] of Object.entries({ ...told, ...fields })) form.append(name, value);
  // What browsers send where no file is chosen.
  if (files.length === 0) form.append("file", new File([], ""));
  for (const { name, bytes } of files) form.append("file", new File([bytes as BlobPart], name));
  const answer = await fetch(address(path), {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { "accept-language": "en", "sec-fetch-site": "same-origin", ...headers },
  });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
}

async function leavingNothing(work: () => Promise<unknown>): Promise<void> {
  const before = [(await storedFiles(stage.server)).kept, (await eventsOf(item)).length];
  await work();
  expect([(await storedFiles(stage.server)).kept, (await eventsOf(item)).length]).toEqual(before);
}

async function onPhone(
  options: object,
  work: (page: Page, faults: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, locale: "en-GB", ...options });
  const page = await context.newPage();
  const faults = watch(page);
  await work(page, faults);
  expect(faults).toEqual([]);
  await context.close();
}

/** Finds a piece by its serial and records a repair with two files. */
async function recordRepair(page: Page, serial: string): Promise<void> {
  await page.goto(address(link));
  await page.getByLabel("Serial number").fill(serial);
  await page.getByRole("button", { name: "Find the item" }).tap();
  await page.getByRole("heading", { name: "What happened to it?" }).waitFor();
  await page.getByLabel("Repair").check();
  await page.getByLabel("On which day").fill("2026-01-15");
  await page.getByLabel("In which country").selectOption("PT");
  await page.getByLabel("What was done").fill("Cuff sewn again.\nOne button replaced.");
  await page.getByLabel("Evidence").setInputFiles([
    { name: "before.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await jpeg(8, 8)) },
    { name: "fatura.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf([["17 EUR"]])) },
  ]);
  await page.getByRole("button", { name: "Send to Nortada" }).tap();
  await page.getByRole("heading", { name: "It is recorded" }).waitFor();
}

describe("a partner with a link", () => {
  for (const javaScriptEnabled of [false, true])
    test(`finds a piece and records its repair on a phone, scripts ${javaScriptEnabled ? "on" : "off"}`, () =>
      onPhone({ javaScriptEnabled }, async (page) => {
        const piece = await makeItem(`P-${javaScriptEnabled}`);
        await recordRepair(page, piece.serial.toLowerCase());
        const [event] = await eventsOf(piece);
        expect(event).toMatchObject({
          status: "pending",
          source: "third_party",
          type: "repair",
          occurred_on: "2026-01-15",
          country: "PT",
          actor_name: "Atelier Agulha",
          description: "Cuff sewn again.\nOne button replaced.",
          evidence: true,
        });
        expect(event?.files.map(({ name }) => name)).toEqual(["before.jpg", "fatura.pdf"]);
        for (const path of [
          `/i/${piece.uid}`,
          `/i/${piece.uid}?format=json`,
          `/i/${piece.uid}?format=jsonld`,
        ])
          expect(await html(path)).not.toContain("Cuff sewn");
        await page.getByRole("link", { name: "Record something else" }).tap();
        await page.getByRole("heading", { name: "Which item is it?" }).waitFor();
      }));

  test("finds the piece by the code, where the browser reads codes", async () => {
    const withCamera = await launchChromium();
    const context = await withCamera.newContext({ ...PHONE, permissions: ["camera"] });
    const page = await context.newPage();
    const faults = watch(page);
    await page.addInitScript((found: string) => {
      let looks = 0;
      Object.assign(globalThis, {
        BarcodeDetector: class {
          static async getSupportedFormats() {
            return ["qr_code"];
          }
          detect = async () => (++looks > 2 ? [{ rawValue: found }] : []);
        },
      });
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d");
      // A stream without a change has no frame to show.
      setInterval(() => pen?.fillRect(0, 0, Math.random() * 9, 9), 50);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
    }, item.url);
    await page.goto(address(`${link}?lang=en`));
    await page.getByRole("button", { name: "Scan the code" }).tap();
    await page.getByRole("heading", { name: "What happened to it?" }).waitFor();
    expect(await page.locator(".piece b").textContent()).toBe("Nr-42");

    // Refused: it says what to do instead.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.goto(address(`${link}?lang=en`));
    await page.getByRole("button", { name: "Scan the code" }).tap();
    await page.getByText("The camera cannot be used.").waitFor();
    expect(faults).toEqual([]);
    await withCamera.close();
  });

  test("is asked which product it is where several have the number, and for the piece where a code is the model's", async () => {
    const second = await issueProduct(stage.live, { name: "Calças Barra" });
    await makeItem("Nr-42", second.passport);
    const page = await html(`${link}?q=nr-42`);
    expect(page).toContain("Several products have an item with this number");
    for (const words of ["Camisa Ria", "Calças Barra", `?item=${item.uid}`]) expect(page).toContain(words);
    expect(await html(`${link}?q=${encodeURIComponent(passport.url)}`)).toContain(
      "the code of the model Camisa Ria",
    );
    const missing = await get(`${link}?q=NOTHING`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("No item of Nortada has the number or address “NOTHING”");
  });

  test("records on the model where its pieces have no numbers", async () => {
    const bare = await issueProduct(stage.live, { name: "Saco" });
    const path = `${link}?passport=${bare.passport.uid}&lang=en`;
    expect((await get(`${link}?q=${bare.passport.uid_url}`)).headers.get("location")).toStartWith(
      `?passport=${bare.passport.uid}`,
    );
    expect((await send({}, path)).status).toBe(303);
    const { data } = await ok(
      stage.live.get<List<LifecycleEvent>>(`/lifecycle_events?passport=${bare.passport.id}`),
    );
    expect(data).toMatchObject([{ passport: bare.passport.id, source: "third_party", status: "pending" }]);
  });

  test("reaches pieces of its company and mode alone", async () => {
    const theirs = await issueProduct(other.live);
    const strange = await makeItem("Nr-77", theirs.passport, other);
    for (const path of [`${link}?item=${strange.uid}`, `${link}?passport=${theirs.passport.uid}`])
      expect(await html(path)).toContain("Which item is it?");
    expect((await get(`${link}?q=Nr-77`)).status).toBe(404);
    const stamp = stampOf(await html(recordPath()));
    expect((await send({ stamp }, `${link}?item=${strange.uid}`)).status).toBe(200);
    expect((await ok(other.live.get<List<LifecycleEvent>>("/lifecycle_events"))).data).toEqual([]);
  });

  test("of test data says so on its page, and reaches test data alone", async () => {
    const trial = await issueProduct(stage.test);
    await ok(stage.test.post(`/passports/${trial.passport.id}/items`, { serials: ["T-1"] }));
    const words = ["--mode", "test", "--company", "nortada", "--name", "Trial"];
    const { url } = await stage.server.carnetJson<{ url: string }>("partners", "create", ...words);
    const path = new URL(url).pathname;
    expect(await html(path)).toContain("Test passport.");
    expect((await get(`${path}?q=t-1`)).status).toBe(303);
    expect((await get(`${path}?q=${encodeURIComponent(item.url)}`)).status).toBe(404);
    expect((await get(`${link}?q=T-1`)).status).toBe(404);
  });

  test("cannot record on a voided piece, also when it was voided meanwhile", async () => {
    const piece = await makeItem("V-1");
    const stamp = stampOf(await html(recordPath(piece)));
    await ok(stage.live.post(`/items/${piece.id}/void`, { reason: "Destroyed." }));
    expect(await html(recordPath(piece))).toContain("This item was voided");
    const late = await send({ stamp }, recordPath(piece));
    expect(late.text).toContain("This item was voided");
    expect(await eventsOf(piece)).toEqual([]);
  });
});

describe("the form of an event", () => {
  test("records once, however often it is sent", async () => {
    const piece = await makeItem("O-1");
    const stamp = stampOf(await html(recordPath(piece)));
    const files = [{ name: "a.pdf", bytes: pdf([["A"]]) }];
    const before = (await storedFiles(stage.server)).kept.length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({ stamp, files }, recordPath(piece))),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(answers[0]?.location).toBe("?done=1&lang=en");
    expect((await eventsOf(piece)).length).toBe(1);
    expect((await storedFiles(stage.server)).kept.length).toBe(before + 1);
  });

  test("comes back with all that is wrong with it, and with what was written", () =>
    leavingNothing(async () => {
      const { status, text } = await send({
        fields: {
          type: "theft",
          occurred_on: "9999-01-01",
          country: "XX",
          actor_name: "W".repeat(161),
          description: `${"🧵".repeat(1001)}`,
        },
        files: [{ name: "a.pdf", bytes: pdf([["A"]]) }],
      });
      expect(status).toBe(422);
      for (const words of [
        "5 things need your attention",
        "Choose what happened.",
        "not later than",
        "Choose a country from the list.",
        "Shorten this to 160 characters",
        "It has 1,001.",
        "Choose the files again.",
        "W".repeat(161),
      ])
        expect(text).toContain(words);
    }));

  test("shows what was written as text, whatever it is", () =>
    leavingNothing(async () => {
      const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example \u0000\u202e`;
      for (const name of ["type", "occurred_on", "country", "actor_name", "description"]) {
        const { status, text } = await send({
          fields: { [name]: hostile, type: name === "type" ? hostile : "" },
        });
        expect(status).toBe(422);
        expect(text).not.toContain("<script>alert");
        expect(text).not.toContain("<img src=x");
        expect(text).not.toContain('href="https://evil');
      }
      for (const path of [
        `${link}?q=${encodeURIComponent(hostile)}`,
        `${link}?item=${encodeURIComponent(hostile)}`,
      ])
        expect(await html(path)).not.toContain("<script>alert");
    }));

  test("takes five files of 10 MiB and says kindly what is wrong with others", async () => {
    const large = (bytes: number) => ({ name: "a.pdf", bytes: pdfOfSize(bytes) });
    await leavingNothing(async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      const files: [SentForm["files"], string][] = [
        [[{ name: "a.png", bytes: svg }], "One of the files is no PDF, JPEG, PNG or WebP."],
        [[large(1000), { name: "a.pdf", bytes: "GIF89a%PDF-" }], "One of the files is no PDF"],
        [[large(10 * MIB + 1)], "One of the files is larger than 10 MB."],
        [Array.from({ length: 6 }, () => large(1000)), "Send at most 5 files."],
      ];
      for (const [sent = [], words] of files) {
        const { status, text } = await send({ files: sent, fields: { description: "Kept words" } });
        expect([status, text.includes(words), text.includes("Kept words")]).toEqual([422, true, true]);
      }
    });
    const piece = await makeItem("F-5");
    const five = Array.from({ length: 5 }, () => large(10 * MIB));
    expect((await send({ files: five }, recordPath(piece))).status).toBe(303);
    expect((await eventsOf(piece))[0]?.files.map(({ size }) => size)).toEqual(five.map(() => 10 * MIB));
  });

  test("is refused as a whole when it is none of ours", () =>
    leavingNothing(async () => {
      const stamp = stampOf(await html(recordPath()));
      const elsewhere = stampOf(await html(recordPath(await makeItem("E-1"))));
      for (const wrong of ["", "x", elsewhere, `A${stamp}`])
        expect((await send({ stamp: wrong })).text).toContain("The form did not arrive whole.");
      expect((await send({ headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
      const strange = { "sec-fetch-site": "", origin: "https://evil.example" };
      expect((await send({ headers: strange })).status).toBe(403);
      expect((await send({ fields: { colour: "red" } })).status).toBe(422);
      const post = (type: string, body: string) =>
        fetch(address(recordPath()), { method: "POST", body, headers: { "content-type": type } });
      for (const [type, body] of [
        ["application/x-www-form-urlencoded", "type=repair"],
        ["application/json", "{}"],
        ["multipart/form-data", "x"],
        ["multipart/form-data; boundary=b", "--b\r\n"],
        [
          "multipart/form-data; boundary=b",
          '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nx\r\n'.repeat(10_000),
        ],
      ] as const)
        expect([type, (await post(type, body)).status]).toEqual([type, 422]);
    }));
});

describe("the page of a link", () => {
  test("is kept nowhere, tells nobody where it stands, stands in no frame and holds no secret", async () => {
    const secret = link.slice(3);
    for (const path of [link, `${link}?q=x`, recordPath(), `${link}?done=1`]) {
      const answer = await get(path);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
      });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["set-cookie"]).toBeUndefined();
      const text = await answer.text();
      expect(text).not.toContain(secret);
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
    expect(stage.server.log()).not.toContain(secret);
  });

  test("says kindly why it does not open", async () => {
    const at = async (path: string) => {
      const answer = await get(path);
      return [answer.status, (await answer.text()).match(/<h1[^>]*>([^<]*)/)?.[1]];
    };
    for (const path of ["/t/x", `/t/${"a".repeat(43)}`, "/t/%00", `${link}x`])
      expect(await at(path)).toEqual([404, "There is nothing at this address"]);
    const listed = await stage.server.carnetJson<{ partners: { id: string; name: string }[] }>(
      ...["partners", "list", "--mode", "live", "--company", "nortada"],
    );
    expect(JSON.stringify(listed)).not.toContain(link.slice(3));

    const ended = await newLink("Oficina Sul", "--expires", "2099-12-31");
    alterData(stage.server.data, "update partner_links set expires = 1 where name = 'Oficina Sul'");
    expect(await at(ended)).toEqual([410, "This link has expired"]);

    const revoked = await newLink("Loja Norte");
    const { partners } = await stage.server.carnetJson<typeof listed>(
      ...["partners", "list", "--mode", "live", "--company", "nortada"],
    );
    const id = partners.find(({ name }) => name === "Loja Norte")?.id ?? "";
    expect((await at(revoked))[0]).toBe(200);
    await stage.server.carnetJson("partners", "revoke", id);
    expect(await at(revoked)).toEqual([410, "This link is no longer valid"]);
    expect((await send({}, `${revoked}?item=${item.uid}`)).status).toBe(410);

    await stage.server.carnetJson("company", "update", "nortada", "--status", "read_only");
    expect(await at(link)).toEqual([403, "Nothing can be recorded just now"]);
    await stage.server.carnetJson("company", "update", "nortada", "--status", "active");
    expect((await at(link))[0]).toBe(200);
  });

  test("speaks six languages, fits a phone, and is open to everyone", () =>
    onPhone({ viewport: { width: 320, height: 700 } }, async (page) => {
      for (const lang of LANGUAGES)
        for (const query of ["", "&q=nr-42", "&q=NOTHING", `&item=${item.uid}`, "&done=1"]) {
          await page.goto(address(`${link}?lang=${lang}${query}`));
          expect(await page.locator("html").getAttribute("lang")).toStartWith(lang);
          expect({ lang, query, overflow: await overflowOf(page) }).toEqual({ lang, query, overflow: 0 });
          if (lang === "de") expect(await seriousFaults(page)).toEqual([]);
        }
      await page.goto(address(`${link}?lang=de&item=${item.uid}`));
      await page.locator('button[type="submit"]').tap();
      await page.locator("#faults").waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    }));

  test("is filled in with the keyboard alone, and leads to what is wrong", () =>
    onPhone({}, async (page) => {
      const piece = await makeItem("K-1");
      await page.goto(address(`${link}?lang=en&item=${piece.uid}`));
      await page.getByRole("button", { name: "Send to Nortada" }).press("Enter");
      await page.waitForFunction(() => document.activeElement?.id === "faults");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      expect(await page.getByLabel("Resale").isChecked()).toBe(true);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "It is recorded" }).waitFor();
      expect((await eventsOf(piece)).map(({ type }) => type)).toEqual(["resale"]);
    }));

  test("takes less than 60 KB with its style sheet and script", async () => {
    const page = await html(recordPath());
    const parts = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)].map(
      ([, path = ""]) => path,
    );
    expect(parts.length).toBe(2);
    let bytes = 0;
    for (const path of [recordPath(), ...parts]) {
      const answer = await fetch(address(path), {
        headers: { "accept-encoding": "br" },
        decompress: false,
      } as RequestInit);
      expect(answer.headers.get("content-encoding")).toBe("br");
      bytes += (await answer.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeLessThan(60_000);
  });
});
