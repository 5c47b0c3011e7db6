import { expect, test } from "bun:test";
import { tidyAfterLoad } from "./after-load.ts";

const MANY = 1000;
/** Longer than the pause that is waited for, twice. */
const PAUSED_MS = 700;
const NOT_YET_MS = 100;
/** Until a collection must have come, also beside much other work. */
const AT_MOST_MS = 10_000;

function counted() {
  let collections = 0;
  const note = tidyAfterLoad(() => {
    collections++;
  });
  const requests = (count: number) => {
    for (let i = 0; i < count; i++) note();
  };
  const untilCollected = async () => {
    for (let waited = 0; waited < AT_MOST_MS && collections === 0; waited += NOT_YET_MS)
      await Bun.sleep(NOT_YET_MS);
  };
  return { requests, collections: () => collections, untilCollected };
}

test("what many requests left is collected once they pause, and once only", async () => {
  const { requests, collections, untilCollected } = counted();
  requests(MANY);
  expect(collections()).toBe(0);
  await untilCollected();
  expect(collections()).toBe(1);
  requests(1);
  await Bun.sleep(PAUSED_MS);
  expect(collections()).toBe(1);
});

test("nothing is collected while requests come in", async () => {
  const { requests, collections } = counted();
  for (let waited = 0; waited < PAUSED_MS; waited += NOT_YET_MS) {
    requests(MANY);
    await Bun.sleep(NOT_YET_MS);
  }
  expect(collections()).toBe(0);
});

test("few requests are collected with those that follow, also after a pause", async () => {
  const { requests, collections, untilCollected } = counted();
  requests(MANY - 1);
  await Bun.sleep(PAUSED_MS);
  expect(collections()).toBe(0);
  requests(1);
  await untilCollected();
  expect(collections()).toBe(1);
});
