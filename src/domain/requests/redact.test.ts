import { expect, test } from "bun:test";
import { redact } from "./redact.ts";

test("keeps the names of fields and the kinds of values, and nothing that they say", () => {
  const body = {
    name: "Camisa Ria",
    gtin: null,
    data: {
      recycled_content: 20,
      care: ["a", "b", "c", "d", "e"],
      fibres: [{ fibre: "linen", percent: 55 }],
    },
    done: true,
  };
  expect(JSON.parse(redact(JSON.stringify(body)) ?? "")).toEqual({
    name: "string(10)",
    gtin: null,
    data: {
      recycled_content: "number",
      care: ["string(1)", "string(1)", "string(1)", "and 2 more"],
      fibres: [{ fibre: "string(5)", percent: "number" }],
    },
    done: "boolean",
  });
});

test("keeps little of what is large, and nothing of what is no JSON", () => {
  const wide = Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [`field ${i}`.repeat(20), { a: { b: i } }]),
  );
  expect(redact(JSON.stringify({ wide, more: wide }))?.length).toBeLessThanOrEqual(2000);
  expect(redact('{"secret": ')).toBeNull();
  expect(redact("")).toBeNull();
});

test("keeps a field called __proto__ from becoming one", () => {
  expect(redact('{"__proto__": {"admin": true}}')).toBe('{"__proto__":{"admin":"boolean"}}');
});
