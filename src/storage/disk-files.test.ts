import { afterAll, describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DamagedStream } from "../platform/sealed-stream.ts";
import { open, seal, sha256Hex } from "../platform/sealing.ts";
import { openDiskFiles } from "./disk-files.ts";
import { FileTooLarge } from "./files.ts";
import type { Keyring } from "./keyring.ts";

const home = mkdtempSync(join(tmpdir(), "carnet-files-"));
afterAll(() => rmSync(home, { recursive: true }));

const FIRST = "01K9A0000000000000000000A1";
const SECOND = "01K9A0000000000000000000A2";

function keyringOf(fill: number): Keyring {
  const key = new Uint8Array(32).fill(fill);
  return {
    seal: (plain, context) => seal(key, Buffer.from(plain as Uint8Array), context),
    open(sealed, context) {
      const plain = open(key, sealed, context);
      if (!plain) throw new Error("sealed by another keyring");
      return plain;
    },
    rotate: async () => undefined,
  };
}

let count = 0;
function freshStore() {
  const folder = join(home, `store-${++count}`);
  return { folder, store: openDiskFiles(folder, keyringOf(1)) };
}

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string | undefined> {
  return stream && new Response(stream).text();
}

async function idsOf(list: AsyncIterable<string>): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of list) ids.push(id);
  return ids.sort();
}

describe("the file store on disk", () => {
  test("keeps a content and says its length and hash", async () => {
    const { store } = freshStore();
    expect(await store.write(FIRST, parts("a linen ", "shirt"))).toEqual({
      size: 13,
      sha256: sha256Hex("a linen shirt"),
    });
    expect(await textOf(await store.read(FIRST))).toBe("a linen shirt");
  });

  test("takes a web stream too", async () => {
    const { store } = freshStore();
    await store.write(FIRST, new Blob(["from a request"]).stream());
    expect(await textOf(await store.read(FIRST))).toBe("from a request");
  });

  test("leaves nothing readable on disk, and nothing for others to open", async () => {
    const { folder, store } = freshStore();
    await store.write(FIRST, parts("a secret recipe"));
    expect(readFileSync(join(folder, FIRST)).includes("secret")).toBeFalse();
    expect(statSync(join(folder, FIRST)).mode & 0o077).toBe(0);
  });

  test("knows nothing of ids that were never written, before and after the first write", async () => {
    const { store } = freshStore();
    expect(await store.read(FIRST)).toBeUndefined();
    expect(await idsOf(store.list())).toEqual([]);
    await store.write(FIRST, parts("x"));
    expect(await store.read(SECOND)).toBeUndefined();
  });

  test("lists what it holds, and no more what was removed", async () => {
    const { store } = freshStore();
    await store.write(FIRST, parts("1"));
    await store.write(SECOND, parts("2"));
    expect(await idsOf(store.list())).toEqual([FIRST, SECOND]);
    await store.remove(FIRST);
    await store.remove(FIRST);
    expect(await idsOf(store.list())).toEqual([SECOND]);
    expect(await store.read(FIRST)).toBeUndefined();
  });

  test("takes as many bytes as allowed and not one more", async () => {
    const { folder, store } = freshStore();
    await store.write(FIRST, parts("1234", "5678"), { limitBytes: 8 });
    const longer = store.write(SECOND, parts("1234", "56789"), { limitBytes: 8 });
    await expect(longer).rejects.toThrow(FileTooLarge);
    expect(await idsOf(store.list())).toEqual([FIRST]);
    expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  });

  test("keeps nothing of a source that breaks off", async () => {
    const { folder, store } = freshStore();
    async function* broken() {
      yield Buffer.from("the first half");
      throw new Error("the connection was lost");
    }
    await expect(store.write(FIRST, broken())).rejects.toThrow("the connection was lost");
    expect(await store.read(FIRST)).toBeUndefined();
    expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  });

  test("drops at its start what a crash left half written", () => {
    const { folder } = freshStore();
    mkdirSync(join(folder, "incoming"), { recursive: true });
    writeFileSync(join(folder, "incoming", FIRST), "half");
    openDiskFiles(folder, keyringOf(1));
    expect(existsSync(join(folder, "incoming", FIRST))).toBeFalse();
  });

  test("refuses a file that lies under another's id, or was sealed by another keyring", async () => {
    const { folder, store } = freshStore();
    await store.write(FIRST, parts("mine"));
    writeFileSync(join(folder, SECOND), readFileSync(join(folder, FIRST)));
    await expect(store.read(SECOND)).rejects.toThrow(DamagedStream);
    await expect(openDiskFiles(folder, keyringOf(2)).read(FIRST)).rejects.toThrow(DamagedStream);
  });

  test("takes nothing but ids for names", async () => {
    const { store } = freshStore();
    for (const id of ["../carnet.key", "", "incoming", `${FIRST}/x`]) {
      await expect(store.write(id, parts("x"))).rejects.toThrow(TypeError);
      await expect(store.read(id)).rejects.toThrow(TypeError);
      await expect(store.remove(id)).rejects.toThrow(TypeError);
    }
  });
});
