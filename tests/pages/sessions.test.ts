/** The addresses of passport and portal sessions: whom they open for, and what they say to everyone else. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { buildWeb } from "../../scripts/build-web.ts";
import { alterData } from "../support/alter.ts";
import { launchChromium, overflowOf, seriousFaults, watch } from "../support/chromium.ts";
import { ok } from "../support/client.ts";
import { createProduct, newReference, type Stage, startStage } from "../support/company.ts";
import type { PassportSession, PortalSession } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";

const LANGUAGES = ["en", "pt", "es", "fr", "de", "it"];
const TITLES = {
  unknown: "There is no session here",
  another: "This session is open in another browser",
  ended: "This session is finished",
  expired: "This page has ended",
};

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  await buildWeb();
  // On SQLite whatever the others run on: sessions are aged in its file.
  stage = await startStage({ DATABASE_URL: "", CARNET_LOG_LEVEL: "debug" });
  browser = await launchChromium();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await stage?.server.stop();
});

const create = (over: object = {}) =>
  ok(
    stage.test.post<PassportSession>("/passport_sessions", {
      reference: newReference(),
      name: "Camisa <Ria>",
      operator: { name: "Rita & Sousa" },
      success_url: "https://erp.nortada.example/done",
      ...over,
    }),
  );

/** The address of a session on this machine. */
const pathOf = (session: PassportSession) => session.url?.slice(SITE_URL.length) ?? "";

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(stage.server.address + path, {
    method,
    redirect: "manual",
    headers: { "Accept-Language": "en", ...headers },
  });
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

function change(table: string, id: string, values: string): void {
  alterData(stage.server.data, `update ${table} set ${values} where id = ?`, [id]);
}

async function titleOf(response: Response): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? "";
}

function expectPrivate(response: Response): void {
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
}

function expectUnframed(response: Response): void {
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(response.headers.get("x-frame-options")).toBe("DENY");
}

describe("the address of a passport session", () => {
  test("says what the session is for, to the browser that opened it first alone", async () => {
    const session = await create({ cancel_url: "https://erp.nortada.example/leave?s={SESSION_ID}" });
    const opened = await get(pathOf(session));
    expect(opened.status).toBe(200);
    expectPrivate(opened);
    expectUnframed(opened);
    const page = await opened.text();
    for (const text of ["Camisa &lt;Ria&gt;", "Rita &amp; Sousa", "Nortada", "Test passport."])
      expect(page).toContain(text);
    expect(page).toContain(`href="https://erp.nortada.example/leave?s=${session.id}"`);
    expect(page).not.toContain(pathOf(session).slice(3));

    const [cookie, ...attributes] = (opened.headers.get("set-cookie") ?? "").split("; ");
    expect(cookie).toMatch(new RegExp(`^s-${session.id}=[0-9A-Za-z]{22}$`));
    const [age] = attributes.splice(1, 1);
    expect(Number(age?.replace("Max-Age=", ""))).toBeWithin(86_390, 86_401);
    expect(attributes).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);

    const again = await get(pathOf(session), { Cookie: `other=1; ${cookie}` });
    expect([again.status, again.headers.get("set-cookie")]).toEqual([200, null]);
    for (const wrong of ["", `s-${session.id}=`, `s-${session.id}=guess`, `${cookie}a`, `x${cookie}`]) {
      const refused = await get(pathOf(session), { Cookie: wrong });
      expect([wrong, refused.status, refused.headers.get("set-cookie")]).toEqual([wrong, 403, null]);
      expectPrivate(refused);
      expectUnframed(refused);
      expect(await titleOf(refused)).toBe(TITLES.another);
    }
    // The cookie of one session opens no other.
    const other = await create();
    await get(pathOf(other));
    expect((await get(pathOf(other), { Cookie: cookie ?? "" })).status).toBe(403);
  });

  test("on HTTPS gets a cookie that no other site of the domain can set", async () => {
    const session = await create();
    const opened = await get(pathOf(session), { Host: "id.carnet.test" });
    expect(opened.headers.get("set-cookie")).toMatch(
      new RegExp(`^__Host-s-${session.id}=\\w{22}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax; Secure$`),
    );
    const headers = { Host: "id.carnet.test", Cookie: cookieOf(opened) };
    expect((await get(pathOf(session), headers)).status).toBe(200);
  });

  test("binds nothing to what is fetched ahead or only asked about", async () => {
    const session = await create();
    for (const purpose of ["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"]) {
      const ahead = await get(pathOf(session), { "Sec-Purpose": purpose });
      expect([ahead.status, ahead.headers.get("set-cookie"), await ahead.text()]).toEqual([503, null, ""]);
      expect(ahead.headers.get("cache-control")).toBe("no-store");
    }
    const asked = await get(pathOf(session), {}, "HEAD");
    expect([asked.status, asked.headers.get("set-cookie")]).toEqual([200, null]);
    const opened = await get(pathOf(session));
    expect(opened.status).toBe(200);
    const ahead = await get(pathOf(session), { "Sec-Purpose": "prefetch", Cookie: cookieOf(opened) });
    expect(ahead.status).toBe(200);
  });

  test("binds one browser when many come at once", async () => {
    const session = await create();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(pathOf(session))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(403)]);
  });

  test("that leads nowhere is 404, and 410 once the session has ended, in its own browser too", async () => {
    const [expired, ended] = [await create(), await create()];
    const cookies = await Promise.all([expired, ended].map(async (one) => cookieOf(await get(pathOf(one)))));
    change("passport_sessions", expired.id, "expires = 1");
    change("passport_sessions", ended.id, "completed_at = 1, outcome = 'issued', items_created = 0");
    const secret = pathOf(ended).slice(3);
    const expectations: [string, string, number, keyof typeof TITLES][] = [
      [pathOf(expired), cookies[0] ?? "", 410, "expired"],
      [pathOf(expired), "", 410, "expired"],
      [pathOf(ended), cookies[1] ?? "", 410, "ended"],
      [`/s/${secret.slice(1)}`, "", 404, "unknown"],
      [`/s/${secret.slice(1)}${secret[0] === "A" ? "B" : "A"}`, "", 404, "unknown"],
      [`/s/${ended.id}`, "", 404, "unknown"],
      ["/s/%00", "", 404, "unknown"],
      ["/s/%e2%80%ae", "", 404, "unknown"],
      ["/s/%ff", "", 404, "unknown"],
    ];
    for (const [path, cookie, status, title] of expectations) {
      const answer = await get(path, { Cookie: cookie });
      expect([path, answer.status]).toEqual([path, status]);
      expectPrivate(answer);
      expectUnframed(answer);
      expect(await titleOf(answer)).toBe(TITLES[title]);
    }
    const seen = await ok(stage.test.get<PassportSession>(`/passport_sessions/${expired.id}`));
    expect(seen).toMatchObject({ status: "expired", url: null });
  });

  test("speaks the six languages, by the browser's wish or by choice", async () => {
    const session = await create();
    const Cookie = cookieOf(await get(pathOf(session)));
    for (const wish of [(lang: string) => ({ Cookie, "Accept-Language": lang }), undefined]) {
      const leads = new Set<string>();
      for (const lang of LANGUAGES) {
        const page = await (
          await (wish ? get(pathOf(session), wish(lang)) : get(`${pathOf(session)}?lang=${lang}`, { Cookie }))
        ).text();
        expect(page).toContain(`<html lang="${lang}`);
        // What a script fills in stands in attributes.
        expect(page.replace(/ data-[\w-]+="[^"]*"/g, "")).not.toMatch(/\{\w+\}/);
        leads.add(/<p class="lede">(.*?)<\/p>/.exec(page)?.[1] ?? "");
      }
      expect(leads.size).toBe(LANGUAGES.length);
    }
  });

  test("never comes into the log", async () => {
    const session = await create();
    const secret = pathOf(session).slice(3);
    const Cookie = cookieOf(await get(pathOf(session)));
    for (const path of [pathOf(session), `${pathOf(session)}/more`, `/api/v1/s/${secret}`])
      await get(path, { Cookie });
    expect(stage.server.log()).toContain("/api/v1/passport_sessions");
    expect(stage.server.log()).not.toContain(secret);
    expect(stage.server.log()).not.toContain(Cookie.split("=")[1] ?? "");
  });

  test("works in a browser across reloads and without scripts, and not in another one", async () => {
    const session = await create();
    const address = `${stage.server.address}${pathOf(session)}`;
    const [first, second] = [
      await browser.newContext({ javaScriptEnabled: false, locale: "de-DE" }),
      await browser.newContext({ locale: "pt-PT", viewport: { width: 320, height: 640 } }),
    ];
    try {
      const page = await first.newPage();
      expect((await page.goto(address))?.status()).toBe(200);
      expect((await page.reload())?.status()).toBe(200);
      await page.close();
      expect((await (await first.newPage()).goto(address))?.status()).toBe(200);

      const other = await second.newPage();
      const faults = watch(other);
      expect((await other.goto(address))?.status()).toBe(403);
      expect(await other.textContent("h1")).toBe("Esta sessão está aberta noutro navegador");
      expect(await seriousFaults(other)).toEqual([]);
      expect(await overflowOf(other)).toBe(0);
      const own = await create();
      await other.goto(`${stage.server.address}${pathOf(own)}`);
      expect(await other.textContent("h1")).toBe("Camisa <Ria>");
      expect(await seriousFaults(other)).toEqual([]);
      expect(await overflowOf(other)).toBe(0);
      expect(faults).toEqual([]);
    } finally {
      await first.close();
      await second.close();
    }
  }, 90_000);
});

describe("the address of a portal session", () => {
  const open = async (origin: string) =>
    ok(
      stage.test.post<PortalSession>("/portal_sessions", {
        product: (await createProduct(stage.test)).id,
        origin,
      }),
    );

  test("lets pages of exactly its origin hold it, also when it has expired", async () => {
    const session = await open("https://shop.nortada.example:8443");
    for (const status of [200, 410]) {
      const answer = await get(`/embed/${session.id}`);
      expect(answer.status).toBe(status);
      expectPrivate(answer);
      const policy = answer.headers.get("content-security-policy")?.split("; ") ?? [];
      expect(policy.filter((part) => part.startsWith("frame-ancestors"))).toEqual([
        "frame-ancestors https://shop.nortada.example:8443",
      ]);
      expect(answer.headers.get("x-frame-options")).toBeNull();
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(await answer.text()).not.toContain("Nortada");
      change("portal_sessions", session.id, "expires = 1");
    }
  });

  test("that leads nowhere is 404, in no frame", async () => {
    for (const id of ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "x", "%00", "%ff"]) {
      const answer = await get(`/embed/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      expectPrivate(answer);
      expectUnframed(answer);
    }
  });

  test("speaks the six languages", async () => {
    const { id } = await open("https://shop.nortada.example");
    const titles = await Promise.all(
      LANGUAGES.map(async (lang) => titleOf(await get(`/embed/${id}?lang=${lang}`))),
    );
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  test("shows itself in a real browser inside that origin's page, and in no other", async () => {
    const held = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) =>
        new Response(
          `<!doctype html><title>Shop</title><iframe src="${new URL(request.url).searchParams.get("src")}"></iframe>`,
          { headers: { "Content-Type": "text/html" } },
        ),
    });
    const page = await browser.newPage();
    try {
      const session = await open(`http://localhost:${held.port}`);
      const src = `${stage.server.address}/embed/${session.id}#${session.client_secret}`;
      const inside = async (host: string, timeout: number) => {
        await page.goto(`http://${host}:${held.port}/?src=${encodeURIComponent(src)}`);
        const frame = page.frames()[1];
        return (
          (await frame
            ?.locator("#missing-title")
            .textContent({ timeout })
            .catch(() => "")) ?? ""
        );
      };
      expect(await inside("localhost", 45_000)).toBe("All that a passport needs is here");
      expect(await inside("127.0.0.1", 6000)).not.toBe("All that a passport needs is here");
      expect(stage.server.log()).not.toContain(session.client_secret.slice(-43));
    } finally {
      await page.close();
      await held.stop(true);
    }
  }, 90_000);
});
