import { describe, expect, test } from "bun:test";
import { readWebOrigin } from "./web-origin.ts";

describe("the origin of a page", () => {
  test("is https, a host and perhaps a port, as browsers write it", () => {
    for (const [text, origin] of [
      ["https://shop.example", "https://shop.example"],
      ["https://shop.example:8443", "https://shop.example:8443"],
      ["https://shop.example:443", "https://shop.example"],
      ["https://Shop.EXAMPLE", "https://shop.example"],
      ["HTTPS://shop.example", "https://shop.example"],
      ["https://münchen.example", "https://xn--mnchen-3ya.example"],
      ["https://intranet", "https://intranet"],
      ["https://192.0.2.1:8443", "https://192.0.2.1:8443"],
    ] as const)
      expect([text, readWebOrigin(text)]).toEqual([text, { origin, isHttps: true }]);
  });

  test("may be a page on the person's own machine by its name", () => {
    for (const origin of ["http://localhost", "http://localhost:5173"])
      expect(readWebOrigin(origin)).toEqual({ origin, isHttps: false });
  });

  test("has nothing else, and nothing that would open a policy further", () => {
    for (const text of [
      "",
      "null",
      "*",
      "shop.example",
      "https:",
      "https://",
      "https:shop.example",
      "//shop.example",
      "https://shop.example/",
      "https://shop.example/path",
      "https://shop.example?",
      "https://shop.example#",
      "https://user@shop.example",
      "https://@shop.example",
      "https://*.shop.example",
      "https://*",
      "https://shop.example:*",
      "https://shop.example:",
      "https://shop.example:99999",
      "https://shop.example https://other.example",
      "https://shop.example;script-src *",
      "https://shop.example,https://other.example",
      "https://shop.example'",
      "https://shop.example\n",
      " https://shop.example",
      "https://shop.example.",
      "https://[2001:db8::1]:8443",
      "https://%73hop.example",
      "https://shop_a.example",
      "http://shop.example",
      "http://127.0.0.1:3000",
      "http://localhost.shop.example",
      "ws://localhost",
      "javascript:alert(1)",
    ])
      expect([text, readWebOrigin(text)]).toEqual([text, undefined]);
  });
});
