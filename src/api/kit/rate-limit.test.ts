import { expect, test } from "bun:test";
import { createRateLimiter } from "./rate-limit.ts";

const START_MS = 1_800_000_000_000;

test("in any 60 seconds exactly the limit passes", () => {
  const limiter = createRateLimiter(3);
  const passes = (second: number) => limiter.take(1, START_MS + second * 1000).allowed;
  expect([0, 20, 40].map(passes)).toEqual([true, true, true]);
  expect([41, 59.999].map(passes)).toEqual([false, false]);
  // The request of second 0 has left the window, that of second 20 has not.
  expect([60, 60.001, 79.999].map(passes)).toEqual([true, false, false]);
  expect(passes(80)).toBe(true);
});

test("a refused request is not counted, so waiting as long as told is enough", () => {
  const limiter = createRateLimiter(1);
  limiter.take(1, START_MS);
  for (let second = 1; second < 60; second++) {
    const { allowed, headers } = limiter.take(1, START_MS + second * 1000);
    expect([allowed, headers["Retry-After"]]).toEqual([false, String(60 - second)]);
  }
  expect(limiter.take(1, START_MS + 60_000).allowed).toBe(true);
});

test("each key is counted by itself", () => {
  const limiter = createRateLimiter(1);
  expect([1, 2, 1].map((key) => limiter.take(key, START_MS).allowed)).toEqual([true, true, false]);
});

test("a limit of 0 lets everything pass and says nothing", () => {
  expect(createRateLimiter(0).take(1, START_MS)).toEqual({ allowed: true, headers: {} });
});

test("many requests over a long time are counted as exactly as few", () => {
  const limiter = createRateLimiter(100);
  let passed = 0;
  for (let ms = 0; ms < 600_000; ms += 50) if (limiter.take(1, START_MS + ms).allowed) passed++;
  expect(passed).toBe(1000);
});

test("of more keys than can be remembered, those that ask on are counted on", () => {
  const limiter = createRateLimiter(1);
  const passes = (key: string, ms: number) => limiter.take(key, START_MS + ms).allowed;
  expect([passes("once", 0), passes("again and again", 0)]).toEqual([true, true]);
  let refused = 0;
  for (let n = 0; n < 60_000; n++) {
    if (!passes(`network ${n}`, 1)) refused++;
    if (n % 1000 === 0 && passes("again and again", 1)) refused--;
  }
  expect(refused).toBe(0);
  expect([passes("once", 2), passes("again and again", 2)]).toEqual([true, false]);
});
