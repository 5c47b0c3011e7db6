import { expect, test } from "bun:test";
import { counted } from "./counted.ts";

test("a noun stands in the singular beside one alone", () => {
  expect([0, 1, 2].map((count) => counted(count, "item"))).toEqual(["0 items", "1 item", "2 items"]);
  expect([1, 2].map((count) => counted(count, "sealed entry"))).toEqual([
    "1 sealed entry",
    "2 sealed entries",
  ]);
  expect([1, 2].map((count) => counted(count, "test address"))).toEqual([
    "1 test address",
    "2 test addresses",
  ]);
});
