import { expect, test } from "bun:test";
import { createTurnstile, TurnstileFull } from "./turnstile.ts";

test("lets so many in at once, the others in their order, and turns away who finds no place to wait", async () => {
  const turnstile = createTurnstile(2, 2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string) =>
    turnstile(async () => {
      log.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [enter("a"), enter("b"), enter("c"), enter("d")];
  await expect(enter("e")).rejects.toBeInstanceOf(TurnstileFull);
  expect(log).toEqual(["a", "b"]);
  ends.shift()?.();
  await all[0];
  await Promise.resolve();
  expect(log).toEqual(["a", "b", "c"]);
  ends.shift()?.();
  await all[1];
  await Promise.resolve();
  expect(log).toEqual(["a", "b", "c", "d"]);
  for (const end of ends) end();
  await Promise.all(all);
});

test("lets who leaves go from the queue, without a turn", async () => {
  const turnstile = createTurnstile(1, 1);
  let end = () => {};
  const first = turnstile(() => new Promise<void>((resolve) => (end = resolve)));
  const leaving = new AbortController();
  const left = turnstile(async () => "in", leaving.signal);
  leaving.abort();
  await expect(left).rejects.toBe(leaving.signal.reason);
  const next = turnstile(async () => "in");
  end();
  await first;
  expect(await next).toBe("in");
});

test("gives the place back when the work fails", async () => {
  const turnstile = createTurnstile(1, 0);
  await expect(turnstile(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turnstile(async () => "in")).toBe("in");
});
