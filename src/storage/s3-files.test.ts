import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { S3_KEYS, startS3, type TemporaryS3 } from "../../scripts/s3.ts";
import { parseS3Address } from "../platform/s3-address.ts";
import { DamagedStream } from "../platform/sealed-stream.ts";
import { open, seal, sha256Hex } from "../platform/sealing.ts";
import { StorageFull } from "./database.ts";
import { type FileStore, FilesUnavailable, FileTooLarge } from "./files.ts";
import type { Keyring } from "./keyring.ts";
import { openS3Files } from "./s3-files.ts";

const FIRST = "01K9A0000000000000000000A1";
const SECOND = "01K9A0000000000000000000A2";

const home = mkdtempSync(join(tmpdir(), "carnet-s3-files-"));
let s3: TemporaryS3;
let strange: Server;
/** What the strange service answers next, from the first to the last, which stays. */
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
let asked: string[] = [];

beforeAll(async () => {
  s3 = await startS3();
  strange = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const {
      status,
      body = "",
      headers = {},
    } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {
      status: 200,
    };
    request.resume().on("end", () => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => strange.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await s3.stop();
  strange.close();
  rmSync(home, { recursive: true });
});

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
interface Fresh {
  store: FileStore;
  /** Where what is on its way lies. */
  outgoing: string;
  prefix: string;
}

function freshStore(
  settings: { url?: string; keys?: Partial<typeof S3_KEYS>; prefix?: string; key?: number } = {},
): Fresh {
  const outgoing = join(home, `outgoing-${++count}`);
  const prefix = settings.prefix ?? `p/${count}`;
  const { origin, pathname } = new URL(settings.url ?? s3.url);
  const address = parseS3Address(`s3:/${pathname}/${prefix}?endpoint=${origin}`);
  const store = openS3Files(
    address,
    { ...S3_KEYS, ...settings.keys },
    outgoing,
    keyringOf(settings.key ?? 1),
  );
  return { store, outgoing, prefix };
}

const strangeUrl = () => `http://127.0.0.1:${(strange.address() as AddressInfo).port}/bucket`;

function strangeStore(...next: typeof answers): FileStore {
  answers = next;
  asked = [];
  return freshStore({ url: strangeUrl() }).store;
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

describe("the file store in S3", () => {
  test("keeps a content, says its length and hash, and gives it back", async () => {
    const { store, outgoing } = freshStore();
    expect(await store.write(FIRST, parts("a linen ", "shirt"))).toEqual({
      size: 13,
      sha256: sha256Hex("a linen shirt"),
    });
    expect(await textOf(await store.read(FIRST))).toBe("a linen shirt");
    expect(readdirSync(outgoing)).toEqual([]);
  });

  test("keeps a content of many records, and an empty one", async () => {
    const { store } = freshStore();
    const large = Buffer.alloc(3_000_001, "carnet ");
    await store.write(FIRST, new Blob([large]).stream());
    expect(Buffer.from(await new Response(await store.read(FIRST)).arrayBuffer()).equals(large)).toBeTrue();
    await store.write(SECOND, parts());
    expect(await textOf(await store.read(SECOND))).toBe("");
  });

  test("gives the service nothing that can be read", async () => {
    const { store, prefix } = freshStore();
    await store.write(FIRST, parts("a secret recipe"));
    const sealed = await (await fetch(`${s3.url}/${prefix}/${FIRST}`)).text();
    expect(sealed.startsWith("carnet-f")).toBeTrue();
    expect(sealed).not.toContain("secret");
  });

  test("lists what it holds and nothing else, and no more what was removed", async () => {
    const { store, prefix } = freshStore();
    expect(await idsOf(store.list())).toEqual([]);
    expect(await store.read(FIRST)).toBeUndefined();
    await store.write(FIRST, parts("1"));
    await store.write(SECOND, parts("2"));
    await freshStore({ prefix: `${prefix}/deeper` }).store.write(FIRST, parts("3"));
    expect(await idsOf(store.list())).toEqual([FIRST, SECOND]);
    await store.remove(FIRST);
    await store.remove(FIRST);
    expect(await idsOf(store.list())).toEqual([SECOND]);
    expect(await store.read(FIRST)).toBeUndefined();
  });

  test("lists more than a service tells at once", async () => {
    const page = (id: string, next = "") =>
      `<ListBucketResult><Contents><Key>p/${count + 1}/${id}</Key></Contents>${next}</ListBucketResult>`;
    const store = strangeStore(
      { status: 200, body: page(FIRST, "<NextContinuationToken>a/b+c&amp;d=</NextContinuationToken>") },
      { status: 200, body: page(SECOND) },
    );
    expect(await idsOf(store.list())).toEqual([FIRST, SECOND]);
    const tokens = asked.map((line) => new URL(line.split(" ")[1] ?? "", strangeUrl()).searchParams);
    expect(tokens.map((query) => query.get("continuation-token"))).toEqual([null, "a/b+c&d="]);
  });

  test("sends nothing of a content that is too long or breaks off", async () => {
    const { store, outgoing } = freshStore();
    const longer = store.write(FIRST, parts("1234", "56789"), { limitBytes: 8 });
    await expect(longer).rejects.toThrow(FileTooLarge);
    async function* broken() {
      yield Buffer.from("the first half");
      throw new Error("the connection was lost");
    }
    await expect(store.write(FIRST, broken())).rejects.toThrow("the connection was lost");
    expect(await idsOf(store.list())).toEqual([]);
    expect(readdirSync(outgoing)).toEqual([]);
  });

  test("drops at its start what a crash left on its way", () => {
    const { outgoing } = freshStore();
    mkdirSync(outgoing, { recursive: true });
    writeFileSync(join(outgoing, FIRST), "half");
    count--;
    freshStore();
    expect(existsSync(join(outgoing, FIRST))).toBeFalse();
  });

  test("refuses a file that lies under another's id, or was sealed by another keyring", async () => {
    const { store, prefix } = freshStore();
    await store.write(FIRST, parts("mine"));
    await expect(freshStore({ prefix, key: 2 }).store.read(FIRST)).rejects.toThrow(DamagedStream);
    const sealed = await (await fetch(`${s3.url}/${prefix}/${FIRST}`)).bytes();
    answers = [{ status: 200, body: Buffer.from(sealed).toString("latin1") }];
    await expect(strangeStore(...answers).read(SECOND)).rejects.toThrow(DamagedStream);
  });

  test("takes nothing but ids for names", async () => {
    const { store } = freshStore();
    for (const id of ["../x", "", "trial-1", `${FIRST}/x`]) {
      await expect(store.write(id, parts("x"))).rejects.toThrow(TypeError);
      await expect(store.read(id)).rejects.toThrow(TypeError);
      await expect(store.remove(id)).rejects.toThrow(TypeError);
    }
  });
});

describe("a check of the store in S3", () => {
  test("finds nothing wrong with one that works, and leaves nothing there", async () => {
    const { store } = freshStore();
    expect(await store.check({ trial: true })).toBeUndefined();
    expect(await store.check()).toBeUndefined();
    const { prefix } = freshStore();
    expect(await (await fetch(`${s3.url}?list-type=2&prefix=${prefix}/`)).text()).not.toContain("<Key>");
  });

  test("says which of the settings is wrong", async () => {
    const { origin } = new URL(s3.url);
    const wrong: [Parameters<typeof freshStore>[0], RegExp][] = [
      [{ keys: { secretAccessKey: "wrong" } }, /CARNET_S3_SECRET_ACCESS_KEY/],
      [{ keys: { accessKeyId: "wrong" } }, /CARNET_S3_ACCESS_KEY_ID/],
      [{ url: `${origin}/another-bucket` }, /no bucket another-bucket/],
      [{ url: "http://127.0.0.1:1/bucket" }, /cannot be reached \(ECONNREFUSED\)/],
      [{ url: "http://nowhere.invalid/bucket" }, /cannot be reached/],
    ];
    for (const [settings, words] of wrong)
      for (const trial of [true, false])
        expect(await freshStore(settings).store.check({ trial }), String(words)).toMatch(words);
  });

  test("says what answers of other services mean", async () => {
    const error = (code: string, more = "") =>
      `<Error><Code>${code}</Code><Message>m</Message>${more}</Error>`;
    const meanings: [(typeof answers)[number], RegExp][] = [
      [{ status: 403, body: error("AccessDenied") }, /s3:PutObject/],
      [{ status: 400, body: error("AuthorizationHeaderMalformed", "<Region>eu-9</Region>") }, /region=eu-9/],
      [{ status: 301, headers: { "x-amz-bucket-region": "eu-8" } }, /region=eu-8/],
      [{ status: 403, body: error("RequestTimeTooSkewed") }, /clock/],
      [{ status: 507, body: "" }, /full/],
      [{ status: 404, body: "<html>not here</html>" }, /no answer of a working S3 service/],
      [{ status: 200, body: "<html>hello</html>" }, /not as an S3 service/],
      [{ status: 302, headers: { location: "http://127.0.0.1:1/" } }, /no answer of a working S3 service/],
      [{ status: 503, body: "" }, /answered 503/],
    ];
    for (const [answer, words] of meanings)
      expect(await strangeStore(answer).check(), String(words)).toMatch(words);
  });

  test("asks the service once, however many want to know", async () => {
    const store = strangeStore({ status: 403 });
    await Promise.all(Array.from({ length: 20 }, () => store.check()));
    expect(asked).toHaveLength(1);
  });
});

describe("what a service answers", () => {
  test("is asked for again when it may pass, and not more than three times", async () => {
    await strangeStore({ status: 503 }, { status: 500 }, { status: 200 }).write(FIRST, parts("x"));
    expect(asked).toHaveLength(3);
    const failing = strangeStore({ status: 503 });
    await expect(failing.write(FIRST, parts("x"))).rejects.toThrow(FilesUnavailable);
    expect(asked).toHaveLength(3);
    await expect(strangeStore({ status: 403 }).write(FIRST, parts("x"))).rejects.toThrow(FilesUnavailable);
    expect(asked).toHaveLength(1);
  });

  test("is no missing file unless the service says so", async () => {
    const absent = "<Error><Code>NoSuchKey</Code></Error>";
    expect(await strangeStore({ status: 404, body: absent }).read(FIRST)).toBeUndefined();
    await expect(strangeStore({ status: 404, body: "gone" }).read(FIRST)).rejects.toThrow(FilesUnavailable);
    await expect(strangeStore({ status: 404, body: absent }).write(FIRST, parts("x"))).rejects.toThrow(
      FilesUnavailable,
    );
  });

  test("that it is full is told as a disk that is full", () =>
    expect(
      strangeStore({ status: 507, body: "<Error><Code>XMinioStorageFull</Code></Error>" }).write(
        FIRST,
        parts("x"),
      ),
    ).rejects.toThrow(StorageFull));

  test("never brings keys or signatures into a message", async () => {
    const { store } = freshStore({ url: "http://127.0.0.1:1/bucket" });
    const fault = await store.read(FIRST).catch((fault: Error) => fault);
    expect(Bun.inspect(fault)).not.toMatch(/X-Amz|Signature|S3RVER/);
  });
});
