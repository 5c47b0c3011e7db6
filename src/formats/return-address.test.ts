import { describe, expect, test } from "bun:test";
import { readReturnAddress, returnAddress } from "./return-address.ts";

const ID = "01KAG2B4D6F8H0K2N4Q6S8V0X2";

describe("a return address", () => {
  test("is an HTTPS address, with port, path, query and fragment", () => {
    for (const text of [
      "https://shop.example",
      "HTTPS://Shop.example/done",
      "https://shop.example:8443/a/b?c={SESSION_ID}&d=%7Bx%7D#e",
      "https://münchen.example/{SESSION_ID}",
      "https://192.0.2.1/done?to=me@shop.example",
      "https://localhost/done",
    ])
      expect([text, readReturnAddress(text)]).toEqual([text, "https"]);
  });

  test("may be the person's own machine by its name", () => {
    expect(readReturnAddress("http://localhost")).toBe("localhost");
    expect(readReturnAddress("http://localhost:4000/done")).toBe("localhost");
  });

  test("is nothing that runs, hides its host, or leads over plain HTTP", () => {
    for (const text of [
      "",
      "shop.example/done",
      "//shop.example/done",
      "/done",
      "http://shop.example/done",
      "http://127.0.0.1/done",
      "http://localhost.shop.example/",
      "javascript:alert(1)",
      "data:text/html,x",
      "https:shop.example",
      "https:/shop.example",
      "https:///shop.example",
      "https://",
      "https://user@shop.example/",
      "https://user:pw@shop.example/",
      "https://@shop.example/",
      "https://shop.example\\@other.example/",
      "https:\\\\shop.example",
      " https://shop.example/",
      "https://shop.example/a b",
      "https://shop.example/\n",
      "https://shop.example:99999/",
      "https://{SESSION_ID}.shop.example/",
      "https://%7BSESSION_ID%7D.shop.example/",
    ])
      expect([text, readReturnAddress(text)]).toEqual([text, undefined]);
  });

  test("gets the session's id wherever the token stands, encoded or not", () => {
    expect(returnAddress("https://shop.example/{SESSION_ID}?s={SESSION_ID}", ID)).toBe(
      `https://shop.example/${ID}?s=${ID}`,
    );
    expect(returnAddress("https://shop.example/?s=%7BSESSION_ID%7D", ID)).toBe(
      `https://shop.example/?s=${ID}`,
    );
    expect(returnAddress("https://shop.example/done?a=1", ID)).toBe("https://shop.example/done?a=1");
  });
});
