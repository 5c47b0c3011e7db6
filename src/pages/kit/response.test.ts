import { describe, expect, test } from "bun:test";
import { html } from "./html.ts";
import { pageResponse } from "./response.ts";

describe("pageResponse", () => {
  test("allows nothing inline, no frame, no referrer and no copy", async () => {
    const response = pageResponse(html`<p>${"<x>"}</p>`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(await response.text()).toBe("<p>&lt;x&gt;</p>");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("takes another status, cache rule, directive and header where a page needs them", () => {
    const response = pageResponse("<p>x</p>", {
      status: 404,
      cache: "public, no-cache",
      csp: { "img-src": "'self' data:", "connect-src": undefined },
      headers: { "Referrer-Policy": "same-origin", Vary: "Accept-Language" },
    });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("public, no-cache");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(response.headers.get("vary")).toBe("Accept-Language");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).not.toContain("connect-src");
  });
});
