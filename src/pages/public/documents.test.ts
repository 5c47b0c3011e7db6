import { expect, test } from "bun:test";
import { createDocuments } from "./documents.ts";

const MEGABYTE = 1024 * 1024;
const request = (path: string) => new Request(`http://localhost/p/${path}`);

/** Answers from documents, and how often something was rendered for it. */
function counted() {
  const documents = createDocuments();
  let rendered = 0;
  const ask = async (name: string | undefined, bytes = 10, path = `uid?${name}`) => {
    const answer = await documents.answer(request(path), "uid", name, async () => {
      rendered++;
      return { body: new Uint8Array(bytes), headers: { "Content-Type": "image/png" } };
    });
    expect(answer?.status).toBe(200);
  };
  return { documents, ask, rendered: () => rendered };
}

test("a document is rendered once until it is forgotten", async () => {
  const { documents, ask, rendered } = counted();
  await ask("html");
  await ask("html");
  expect(rendered()).toBe(1);
  expect(documents.recall(request("uid?html"))?.status).toBe(200);
  documents.forget("uid");
  expect(documents.recall(request("uid?html"))).toBeUndefined();
  await ask("html");
  expect(rendered()).toBe(2);
});

test("what has no name is not kept", async () => {
  const { documents, ask, rendered } = counted();
  await ask(undefined);
  await ask(undefined);
  expect(rendered()).toBe(2);
  expect(documents.recall(request("uid?undefined"))).toBeUndefined();
});

test("documents are kept up to so many bytes, and the oldest go first", async () => {
  const { documents, ask, rendered } = counted();
  for (let i = 0; i < 60; i++) await ask(`page ${i}`, MEGABYTE);
  expect(documents.recall(request("uid?page 0"))).toBeUndefined();
  expect(documents.recall(request("uid?page 59"))?.status).toBe(200);
  await ask("page 59", MEGABYTE);
  expect(rendered()).toBe(60);
  await ask("page 0", MEGABYTE);
  expect(rendered()).toBe(61);
  // One that is larger than any other would push them all out.
  await ask("proof", 40 * MEGABYTE);
  expect(documents.recall(request("uid?proof"))).toBeUndefined();
  expect(documents.recall(request("uid?page 59"))?.status).toBe(200);
});

test("of a large text the compressed form alone is kept, and answers those who take it", async () => {
  const documents = createDocuments();
  let rendered = 0;
  const ask = async (encoding: string) => {
    const asking = new Request("http://localhost/p/uid?proof", { headers: { "Accept-Encoding": encoding } });
    const render = async () => {
      rendered++;
      return { body: "proof ".repeat(MEGABYTE), headers: { "Content-Type": "application/json" } };
    };
    const answer = await documents.answer(asking, "uid", "proof", render);
    expect(answer?.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    return documents.recall(asking) !== undefined;
  };
  expect([await ask("br"), await ask("br"), rendered]).toEqual([true, true, 1]);
  expect([await ask("gzip"), await ask("gzip"), rendered]).toEqual([true, true, 2]);
  expect([await ask("identity"), await ask("gzip"), rendered]).toEqual([false, true, 3]);
  documents.forget("uid");
  expect([await ask("gzip"), rendered]).toEqual([true, 4]);
});
