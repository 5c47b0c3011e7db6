/** The door of people: signing in and out, and the API's operations behind a session. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Answer, ok, refused } from "../support/client.ts";
import { createProduct, OWNER, type Stage, startStage } from "../support/company.ts";
import { browserOf, cookieFrom, type Member, signIn } from "../support/member.ts";
import type { Product } from "../support/objects.ts";
import { jpeg } from "../support/pictures.ts";
import { askRaw } from "../support/raw-http.ts";
import { SITE_URL } from "../support/server.ts";

let stage: Stage;
let site: string;
let ana: Member;

beforeAll(async () => {
  stage = await startStage();
  site = stage.server.address;
  await stage.addCompany("vizinha");
  ana = await signIn(site);
}, 90_000);
afterAll(() => stage?.server.stop());

interface User {
  id: string;
  email: string;
  operator: boolean;
  memberships: { id: string; role: string; company: { handle: string }; may: string[] }[];
}

describe("signing in", () => {
  test("tells who one is, with the companies one belongs to and what the role reaches", async () => {
    const me = await ok(ana.get<User>("/me"));
    expect(me).toMatchObject({ email: OWNER.email, operator: true });
    expect(me.memberships).toHaveLength(1);
    expect(me.memberships[0]).toMatchObject({ role: "owner", company: { handle: "nortada" } });
    expect(me.memberships[0]?.may).toContain("createProduct");
  });

  test("takes the e-mail address in any case, and with blanks around it", async () => {
    await signIn(site, { ...OWNER, email: "  Ana@Nortada.EXAMPLE " });
  });

  test("gives a cookie that scripts and other sites cannot reach, for at most 7 days", async () => {
    const { headers } = await browserOf(site).post("/session", OWNER);
    const [cookie, device, ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    // By which the browser is known at the next sign-in; it opens nothing.
    expect(device).toMatch(
      /^carnet-device=[0-9A-Za-z]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).toMatch(/^carnet=[0-9A-Za-z]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("gives a __Host- cookie where the browser came by HTTPS", async () => {
    const { headers } = await browserOf(site).post("/session", OWNER, {
      headers: { Host: "id.carnet.test" },
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-carnet=[0-9A-Za-z]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    // A cookie that plain HTTP could have set is not taken for it.
    const plain = browserOf(site, ana.cookie);
    await refused(plain.get("/me", { headers: { Host: "id.carnet.test" } }), "sign_in_required");
    const secure = browserOf(site, cookieFrom(headers));
    await ok(secure.get("/me", { headers: { Host: "id.carnet.test" } }));
  });

  test("is refused with the same words for a wrong password and for nobody's address", async () => {
    const nobody = browserOf(site);
    const wrong = await refused(nobody.post("/session", { ...OWNER, password: "not it" }), "sign_in_failed");
    const unknown = await refused(
      nobody.post("/session", { ...OWNER, email: "eva@nortada.example" }),
      "sign_in_failed",
    );
    expect(wrong.message).toBe(unknown.message);
    const { headers } = await nobody.post("/session", { ...OWNER, password: "" });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("refuses what is no form of signing in by name", async () => {
    const nobody = browserOf(site);
    await refused(nobody.post("/session", { email: OWNER.email }), "parameter_missing", "password");
    await refused(nobody.post("/session", { ...OWNER, role: "owner" }), "parameter_unknown", "role");
    await refused(nobody.post("/session", { ...OWNER, password: 7 }), "invalid_type", "password");
  });

  test("gives a new secret each time, and ends the session that the browser had", async () => {
    const first = await signIn(site);
    const answer = await first.post("/session", OWNER);
    const second = browserOf(site, cookieFrom(answer.headers));
    expect(second.cookie).not.toBe(first.cookie);
    await ok(second.get("/me"));
    await refused(first.get("/me"), "sign_in_required");
  });
});

describe("a session", () => {
  test("ends when one signs out: its secret opens nothing from then on", async () => {
    const member = await signIn(site);
    const answer = await member.post("/session/end");
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^carnet=; Path=\/; Max-Age=0;/);
    await refused(member.get("/me"), "sign_in_required");
    await refused(member.get("/nortada/live/products"), "sign_in_required");
    await refused(member.post("/nortada/live/products", { name: "X", reference: "s1" }), "sign_in_required");
    // Once more changes nothing.
    await ok(member.post("/session/end"));
  });

  test("is not opened by what was never a secret", async () => {
    for (const cookie of ["", "carnet=", "carnet=x", `carnet=${"a".repeat(43)}`, "__Host-carnet=1"])
      await refused(browserOf(site, cookie).get("/me"), "sign_in_required");
  });

  test("is not an API key, and an API key is no session", async () => {
    const asKey = { headers: { Authorization: `Bearer ${stage.live.apiKey}` } };
    await refused(browserOf(site).get("/nortada/live/products", asKey), "sign_in_required");
    await refused(stage.stranger.get("/products", { headers: { Cookie: ana.cookie } }), "api_key_missing");
  });
});

describe("the API's operations from the panel", () => {
  test("work on the data of the mode in the address, as a member", async () => {
    const made = await ok(
      ana.post<Product>("/nortada/test/products", { name: "Da mão", reference: "P-1", data: { brand: "N" } }),
    );
    expect(made.livemode).toBe(false);
    expect(await ok(stage.test.get<Product>(`/products/${made.id}`))).toEqual(made);
    await refused(ana.get(`/nortada/live/products/${made.id}`), "resource_missing");
    const list = await ok(ana.get<{ url: string; data: Product[] }>("/nortada/test/products?reference=P-1"));
    expect(list).toMatchObject({ url: "/panel/api/nortada/test/products", data: [{ id: made.id }] });
  });

  test("see what programs made, and the other way round", async () => {
    const product = await createProduct(stage.live);
    expect(await ok(ana.get<Product>(`/nortada/live/products/${product.id}`))).toEqual(product);
  });

  test("repeat with the same Idempotency-Key changes nothing", async () => {
    const body = { name: "Uma vez", reference: "P-2" };
    const first = await ana.post<Product>("/nortada/live/products", body, { key: "panel-1" });
    const again = await ana.post<Product>("/nortada/live/products", body, { key: "panel-1" });
    expect(again.json.id).toBe(first.json.id);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await refused(
      ana.post("/nortada/live/products", { ...body, name: "Outra" }, { key: "panel-1" }),
      "idempotency_key_reused",
      "Idempotency-Key",
    );
  });

  test("take an upload", async () => {
    const form = new FormData();
    form.set("file", new Blob(["%PDF-1.7\n"]), "ficha.pdf");
    const document = await ok(ana.send<{ source: string }>("POST", "/nortada/test/documents", { raw: form }));
    expect(document.source).toBe("panel");
  });

  test("refuse as the API does", async () => {
    await refused(ana.post("/nortada/live/products", {}), "parameter_missing", "name");
    await refused(ana.get("/nortada/live/products?nothing=1"), "parameter_unknown", "nothing");
    await refused(ana.get("/nortada/live/nothing"), "path_unknown");
    await refused(ana.send("DELETE", "/nortada/live/products"), "method_not_allowed");
    await refused(ana.get("/nortada/both/products"), "path_unknown");
    await refused(ana.get("/nothing"), "path_unknown");
  });

  test("know no company that one does not belong to, whether there is one or not", async () => {
    const other = await refused(ana.get("/vizinha/live/products"), "resource_missing");
    const none = await refused(ana.get("/ninguem/live/products"), "resource_missing");
    expect(other.message.replace("vizinha", "ninguem")).toBe(none.message);
    await refused(ana.post("/vizinha/test/products", { name: "X", reference: "x" }), "resource_missing");
  });

  test("need no plan with the API, but an active account", async () => {
    await stage.server.carnetJson("company", "update", "nortada", "--plan", "starter");
    await refused(stage.live.get("/products"), "plan_lacks_api");
    await ok(ana.get("/nortada/live/products"));
    await stage.server.carnetJson("company", "update", "nortada", "--status", "read_only");
    await ok(ana.get("/nortada/live/products"));
    const product = { name: "X", reference: "ro" };
    await refused(ana.post("/nortada/live/products", product), "account_read_only");
    await stage.server.carnetJson("company", "update", "nortada", "--status", "suspended");
    await refused(ana.get("/nortada/live/products"), "account_suspended");
    await stage.server.carnetJson(
      ...["company", "update", "nortada", "--status", "active", "--plan", "enterprise"],
    );
    await ok(ana.get("/nortada/live/products"));
  });
});

describe("a request from elsewhere", () => {
  const product = { name: "Forged", reference: "forged" };
  const forged: [string, Record<string, string>][] = [
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["a sister site", { "Sec-Fetch-Site": "same-site", Origin: "https://a.carnet.test" }],
    ["a typed address", { "Sec-Fetch-Site": "none" }],
    ["an old browser at another site", { "Sec-Fetch-Site": "", Origin: "https://evil.example" }],
    ["a page without an origin", { "Sec-Fetch-Site": "", Origin: "null" }],
    ["nowhere", { "Sec-Fetch-Site": "" }],
  ];
  for (const [name, headers] of forged)
    test(`is refused from ${name}, and stores nothing`, async () => {
      await refused(ana.post("/nortada/live/products", product, { headers }), "cross_site_request");
      await refused(ana.post("/session/end", {}, { headers }), "cross_site_request");
      const { data } = await ok(ana.get<{ data: [] }>("/nortada/live/products?reference=forged"));
      expect(data).toEqual([]);
    });

  test("is refused also when it only reads", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    await refused(ana.get("/me", { headers }), "cross_site_request");
    await refused(ana.get("/nortada/live/products", { headers }), "cross_site_request");
  });

  test("is taken from an old browser at this site, by its name or by the one it was reached with", async () => {
    for (const Origin of ["https://id.carnet.test", site])
      await ok(
        ana.post("/session/end", {}, { headers: { "Sec-Fetch-Site": "", Origin, Cookie: "carnet=none" } }),
      );
  });

  test("is refused as a form, whose type other sites can send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
      await refused(
        ana.post("/nortada/live/products", product, { headers: { "Content-Type": type } }),
        "content_type_unsupported",
      );
    await refused(
      ana.send("POST", "/session/end", { raw: "", headers: { "Content-Type": "text/plain" } }),
      "content_type_unsupported",
    );
  });
});

describe("a session that ends while a body is on its way", () => {
  /** Sends all but the last octet, signs out, and sends that too. */
  async function sendSlowly(path: string, type: string, body: Uint8Array): Promise<Answer> {
    const leaving = await signIn(site);
    const head = [
      `POST /panel/api${path} HTTP/1.1`,
      "Host: localhost",
      `Origin: ${SITE_URL}`,
      "Sec-Fetch-Site: same-origin",
      `Cookie: ${leaving.cookie}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length + 1}`,
      "\r\n",
    ];
    const first = Buffer.concat([Buffer.from(head.join("\r\n")), body]);
    return askRaw(stage.server.port, "POST", `/panel/api${path}`, first, {
      meanwhile: async () => {
        // Until the head has been read and let in.
        await Bun.sleep(200);
        await ok(leaving.post("/session/end"));
      },
      bytes: "\n",
    });
  }

  test("changes nothing any more: no picture, no product, nothing of one's own", async () => {
    const { id } = await createProduct(stage.live);
    const picture = await jpeg(8, 8);
    await refused(
      sendSlowly(`/nortada/live/products/${id}/image`, "image/jpeg", picture),
      "sign_in_required",
    );
    expect((await ok(stage.live.get<{ image: unknown }>(`/products/${id}`))).image).toBeNull();
    const edit = Buffer.from(JSON.stringify({ products: [id], changes: [{ key: "brand", value: "X" }] }));
    await refused(sendSlowly("/nortada/live/edits", "application/json", edit), "sign_in_required");
    const name = Buffer.from(JSON.stringify({ name: "Gone" }));
    await refused(sendSlowly("/me", "application/json", name), "sign_in_required");
    expect((await ok(ana.get<{ name: string }>("/me"))).name).not.toBe("Gone");
  });
});

describe("what is answered to the panel", () => {
  test("is counted, whether it is data, a file or about a person", async () => {
    const counted = async () => {
      const text = await (await fetch(`${site}/metrics`)).text();
      return Number(/surface="panel",status="2xx"} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    await ok(ana.get("/me"));
    await ok(ana.get("/nortada/live/products"));
    const headers = { "Sec-Fetch-Site": "same-origin", Cookie: ana.cookie };
    const file = await fetch(`${site}/panel/api/nortada/live/activity/export/csv`, { headers });
    expect(file.status).toBe(200);
    await file.text();
    expect(await counted()).toBe(before + 3);
  });
});

describe("what no database can hold", () => {
  test("is nobody and nothing, in addresses as in bodies", async () => {
    const nobody = browserOf(site);
    await refused(ana.get("/nor%00tada/live/products"), "resource_missing");
    await refused(ana.get("/%ff/live/products"), "resource_missing");
    await refused(ana.get("/nortada/live/activity?object=%00"), "invalid_value", "object");
    await refused(ana.get("/nortada/live/requests?path=%00"), "invalid_value", "path");
    const password = "a long enough\u0000password";
    await refused(
      nobody.post("/session", { email: "a\u0000na@nortada.example", password }),
      "sign_in_failed",
    );
    await refused(nobody.post("/session", { ...OWNER, password }), "sign_in_failed");
    await refused(ana.post("/me", { name: "A\u0000na" }), "invalid_value", "name");
    await refused(nobody.post("/session/code", { ticket: "\u0000", code: "1" }), "sign_in_failed");
    const response = { id: "\u0000", response: {} };
    await refused(nobody.post("/session/passkey", { ticket: "x", response }), "invalid_value", "ticket");
    await refused(ana.post("/nortada/live/keys/%00/revoke"), "resource_missing");
    await refused(ana.post("/nortada/live/members/%00/remove"), "resource_missing");
    await refused(ana.post("/nortada/live/invitations/%00/withdraw"), "resource_missing");
    await refused(ana.post("/me/sessions/%00/end"), "resource_missing");
    await refused(ana.post("/me/passkeys/%00/remove"), "resource_missing");
    const form = await fetch(`${site}/panel/sign-in`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ email: "\u0000@x", password: "\u0000" }),
    });
    expect(form.status).toBe(401);
    expect((await fetch(`${site}/panel/invitation/%00`)).status).toBe(404);
    expect((await fetch(`${site}/panel/password/%00`)).status).toBe(404);
  });
});
