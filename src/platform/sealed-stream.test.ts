import { describe, expect, test } from "bun:test";
import { DamagedStream, openStream, RECORD_BYTES, sealStream } from "./sealed-stream.ts";
import { open, seal } from "./sealing.ts";

const MASTER = new Uint8Array(32).fill(7);
const TAG_BYTES = 16;
const HEADER_BYTES = 9 + 2 + 12 + 32 + 16;

const wrapFor = (place: string) => (key: Uint8Array) => seal(MASTER, key, place);
const unwrapFor = (place: string) => (wrapped: Uint8Array) => {
  const key = open(MASTER, wrapped, place);
  if (!key) throw new Error("it was sealed for another place");
  return key;
};

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function streamOf(bytes: Uint8Array, chunk: number): ReadableStream<Uint8Array> {
  const chunks = chunksOf(bytes, chunk);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function sealed(content: Uint8Array, { chunk = 10_000, place = "a" } = {}): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of sealStream(chunksOf(content, chunk), wrapFor(place)))
    parts.push(Buffer.from(part));
  return new Uint8Array(Buffer.concat(parts));
}

/** What can be read before the end or the fault, and the fault. */
async function opened(
  bytes: Uint8Array,
  { chunk = 7000, place = "a" } = {},
): Promise<{ content: Buffer; fault: unknown }> {
  const parts: Uint8Array[] = [];
  let fault: unknown;
  try {
    const stream = await openStream(streamOf(bytes, chunk), unwrapFor(place));
    for await (const part of stream) parts.push(part);
  } catch (thrown) {
    fault = thrown;
  }
  return { content: Buffer.concat(parts), fault };
}

function contentOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 0xff);
}

function recordsOf(bytes: Uint8Array): Uint8Array[] {
  const records: Uint8Array[] = [];
  const size = RECORD_BYTES + TAG_BYTES;
  for (let at = HEADER_BYTES; at < bytes.length; at += size) records.push(bytes.subarray(at, at + size));
  return records;
}

function joined(bytes: Uint8Array, records: (Uint8Array | undefined)[]): Uint8Array {
  const parts = records.filter((record) => record !== undefined);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...parts]));
}

describe("a content comes back as it was", () => {
  const lengths = [0, 1, 100, RECORD_BYTES - 1, RECORD_BYTES, RECORD_BYTES + 1, 3 * RECORD_BYTES, 200_000];
  test.each(lengths)("with %d bytes", async (length) => {
    const bytes = await sealed(contentOf(length));
    const { content, fault } = await opened(bytes);
    expect(fault).toBeUndefined();
    expect(content.equals(contentOf(length))).toBeTrue();
    expect(bytes.length).toBe(
      HEADER_BYTES + length + TAG_BYTES * Math.max(1, Math.ceil(length / RECORD_BYTES)),
    );
  });

  test.each([1, 13, RECORD_BYTES, RECORD_BYTES + TAG_BYTES, 1_000_000])(
    "whatever the size of the pieces it passes in, such as %d",
    async (chunk) => {
      const content = contentOf(chunk < 100 ? 3000 : 150_000);
      const result = await opened(await sealed(content, { chunk }), { chunk });
      expect(result.fault).toBeUndefined();
      expect(result.content.equals(content)).toBeTrue();
    },
  );

  test("read by another implementation (WebCrypto) from the layout that is written down", async () => {
    const content = contentOf(RECORD_BYTES + 500);
    const bytes = await sealed(content);
    expect(Buffer.from(bytes.subarray(0, 9)).toString("latin1")).toBe("carnet-f\u0001");
    const wrapped = bytes.subarray(11, 11 + ((bytes[9] ?? 0) << 8) + (bytes[10] ?? 0));
    const key = await crypto.subtle.importKey(
      "raw",
      new Uint8Array(unwrapFor("a")(wrapped)),
      "AES-GCM",
      false,
      ["decrypt"],
    );
    const plain = await Promise.all(
      recordsOf(bytes).map((record, number, all) => {
        const iv = new Uint8Array(12);
        iv[10] = number;
        iv[11] = number === all.length - 1 ? 1 : 0;
        return crypto.subtle.decrypt(
          { name: "AES-GCM", iv, additionalData: bytes.slice(0, 9) },
          key,
          new Uint8Array(record),
        );
      }),
    );
    expect(Buffer.concat(plain.map((part) => Buffer.from(part))).equals(content)).toBeTrue();
  });

  test("and never twice in the same bytes", async () => {
    expect(await sealed(contentOf(10))).not.toEqual(await sealed(contentOf(10)));
  });
});

describe("what was changed is refused", () => {
  test("any byte that was flipped, and nothing is handed out", async () => {
    const bytes = await sealed(contentOf(40));
    for (let at = 0; at < bytes.length; at++) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      const { content, fault } = await opened(flipped);
      expect({ at, fault: fault instanceof DamagedStream, read: content.length }).toEqual({
        at,
        fault: true,
        read: 0,
      });
    }
  });

  test("any cut", async () => {
    const bytes = await sealed(contentOf(40));
    for (let length = 0; length < bytes.length; length++) {
      const { content, fault } = await opened(bytes.subarray(0, length));
      expect({ length, fault: fault instanceof DamagedStream, read: content.length }).toEqual({
        length,
        fault: true,
        read: 0,
      });
    }
  });

  test("a cut at the end of each record", async () => {
    for (const length of [3 * RECORD_BYTES, 3 * RECORD_BYTES + 5]) {
      const bytes = await sealed(contentOf(length));
      const records = recordsOf(bytes);
      for (let kept = 0; kept < records.length; kept++) {
        const { content, fault } = await opened(joined(bytes, records.slice(0, kept)));
        expect(fault).toBeInstanceOf(DamagedStream);
        // The last record that is left was not the last, so it does not open either.
        expect(content.length).toBe(Math.max(0, kept - 1) * RECORD_BYTES);
      }
    }
  });

  test("records that changed places, were left out, repeated or added", async () => {
    const bytes = await sealed(contentOf(3 * RECORD_BYTES));
    const other = recordsOf(await sealed(contentOf(3 * RECORD_BYTES)));
    const [a, b, c] = recordsOf(bytes);
    for (const [good, records] of [
      [0, [b, a, c]],
      [0, [b, c]],
      [1, [a, c]],
      [1, [a, a, b, c]],
      [2, [a, b, c, c]],
      [2, [a, b, c, new Uint8Array(TAG_BYTES)]],
      [1, [a, other[1], c]],
    ] as const) {
      const { content, fault } = await opened(joined(bytes, [...records]));
      expect(fault).toBeInstanceOf(DamagedStream);
      expect(content.equals(contentOf(3 * RECORD_BYTES).subarray(0, good * RECORD_BYTES))).toBeTrue();
    }
  });

  test("one byte after the end", async () => {
    const bytes = await sealed(contentOf(100));
    expect((await opened(new Uint8Array([...bytes, 0]))).fault).toBeInstanceOf(DamagedStream);
  });

  test("a content in another's place", async () => {
    const { content, fault } = await opened(await sealed(contentOf(100), { place: "a" }), { place: "b" });
    expect(fault).toBeInstanceOf(DamagedStream);
    expect(content.length).toBe(0);
  });

  test("records under the header of another content", async () => {
    const one = await sealed(contentOf(100));
    const two = await sealed(contentOf(100));
    expect((await opened(joined(one, recordsOf(two)))).fault).toBeInstanceOf(DamagedStream);
  });
});

describe("a stream that is not read to its end", () => {
  function watched(bytes: Uint8Array): { stream: ReadableStream<Uint8Array>; ended(): boolean } {
    let ended = false;
    let at = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + 5000));
        at += 5000;
      },
      cancel() {
        ended = true;
      },
    });
    return { stream, ended: () => ended };
  }

  test("lets go of its source, whether reading had begun or not", async () => {
    const bytes = await sealed(contentOf(3 * RECORD_BYTES));
    for (const reads of [0, 1]) {
      const { stream, ended } = watched(bytes);
      const reader = (await openStream(stream, unwrapFor("a"))).getReader();
      if (reads > 0) await reader.read();
      await reader.cancel();
      expect(ended()).toBeTrue();
    }
  });

  test("also when it is damaged, in its header or further on", async () => {
    const bytes = await sealed(contentOf(3 * RECORD_BYTES));
    for (const at of [20, 100_000]) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      const { stream, ended } = watched(flipped);
      await expect(
        openStream(stream, unwrapFor("a")).then((content) => new Response(content).bytes()),
      ).rejects.toThrow(DamagedStream);
      expect(ended()).toBeTrue();
    }
  });
});
