import { expect, test } from "bun:test";
import { requestLetter } from "./request-letters.ts";

test("a letter names the last day, which ends with its midnight", () => {
  const { text } = requestLetter({
    occasion: "request",
    language: "en",
    company: "Nortada",
    supplier: "Tecelagem do Ave",
    product: "Camisa Ria",
    message: null,
    expires: Date.UTC(2026, 11, 15) / 1000,
    url: "https://id.nortada.example/d/x",
  });
  expect(text).toContain("until 14 December 2026.");
});
