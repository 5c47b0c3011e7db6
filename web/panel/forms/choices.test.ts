import { expect, test } from "bun:test";
import { withChoice } from "./choices.ts";

test("a choice takes the place of those that cannot hold beside it, and of no other", () => {
  expect(withChoice(["do_not_tumble", "flat"], "tumble_low")).toEqual(["flat", "tumble_low"]);
  expect(withChoice(["tumble_normal", "line"], "flat")).toEqual(["tumble_normal", "line", "flat"]);
  expect(withChoice(["dry_p", "wet_w"], "do_not_dry_clean")).toEqual(["wet_w", "do_not_dry_clean"]);
  expect(withChoice(["coating", "print"], "none")).toEqual(["none"]);
  expect(withChoice(["none"], "print")).toEqual(["print"]);
  expect(withChoice(["cd"], "pb")).toEqual(["cd", "pb"]);
});
