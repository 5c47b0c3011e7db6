import { describe, expect, test } from "bun:test";
import { asBytes, type StepResult, verdictOf } from "./verdict.ts";

const steps = (...results: StepResult[]) => results.map((result) => ({ result, text: "", note: "" }));

describe("verdict", () => {
  test("is verified only when everything was checked and agrees", () => {
    expect(verdictOf(steps("good", "good", "good"))).toBe("verified");
    expect(verdictOf(steps("good", "good", "unknown"))).toBe("partial");
  });

  test("is failed when anything does not agree, whatever the rest", () => {
    expect(verdictOf(steps("good", "failed", "unknown"))).toBe("failed");
    expect(verdictOf(steps("failed"))).toBe("failed");
  });

  test("is none when nothing could be checked", () => {
    expect(verdictOf(steps("unknown"))).toBe("unavailable");
    expect(verdictOf([])).toBe("unavailable");
  });
});

describe("base64url", () => {
  test("is read as RFC 4648 writes it, and nonsense is no bytes", () => {
    expect([...asBytes("-_8")]).toEqual([251, 255]);
    expect([...asBytes("Zm9vYmFy")]).toEqual([...new TextEncoder().encode("foobar")]);
    expect(asBytes("***")).toHaveLength(0);
  });
});
