import { expect, test } from "bun:test";
import { jpeg } from "../../../tests/support/pictures.ts";
import { redraw } from "./redraw.ts";

test("draws one picture at a time, lets a few wait, and asks others to come again", async () => {
  const bytes = await jpeg(60, 40);
  const all = Array.from({ length: 14 }, () => redraw(bytes, { kind: "png", side: 30 }));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
  expect(outcomes.at(-1)).toMatchObject({
    reason: { code: "rate_limited", headers: { "Retry-After": "3" } },
  });
  expect(await redraw(bytes, { kind: "webp", side: 30 })).toMatchObject({ width: 30, height: 20 });
});
