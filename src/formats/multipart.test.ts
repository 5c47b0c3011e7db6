import { describe, expect, test } from "bun:test";
import { boundaryOf, MultipartFault, type MultipartLimits, readParts } from "./multipart.ts";

const LIMITS: MultipartLimits = { parts: 5, headBytes: 500 };

interface ReadPart {
  name: string;
  fileName: string | undefined;
  text: string;
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Overwrites a chunk when the one after the next is asked for. */
async function* forgetting(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let before: Uint8Array | undefined;
  for await (const chunk of source) {
    const own = Uint8Array.from(chunk);
    yield own;
    before?.fill(0);
    before = own;
  }
}

async function read(
  form: string | Uint8Array,
  boundary = "b",
  size = 7,
  limits = LIMITS,
): Promise<ReadPart[]> {
  const parts: ReadPart[] = [];
  const bytes = typeof form === "string" ? Buffer.from(form) : form;
  const source = forgetting(inChunks(bytes, size));
  for await (const { name, fileName, content } of readParts(source, boundary, limits)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(Buffer.from(chunk));
    parts.push({ name, fileName, text: Buffer.concat(chunks).toString("utf8") });
  }
  return parts;
}

function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const faultOf = (form: string) =>
  read(form).then(
    () => undefined,
    (fault) => (fault instanceof MultipartFault ? fault.message : fault),
  );

describe("readParts", () => {
  test("reads what the platform's own FormData writes, whatever the chunks", async () => {
    const form = new FormData();
    form.set("kind", "invoice — Rechnung");
    form.set("file", new File(["line\r\n--almost\r\n\r\n--"], 'a "name"\r\n.pdf'));
    const request = new Request("http://localhost", { method: "POST", body: form });
    const boundary = boundaryOf(request.headers.get("content-type") ?? "") ?? "";
    const bytes = await request.bytes();
    for (const size of [...Array(200).keys()].map((i) => i + 1).concat(100_000))
      expect(await read(bytes, boundary, size)).toEqual([
        { name: "kind", fileName: undefined, text: "invoice — Rechnung" },
        { name: "file", fileName: 'a "name"\r\n.pdf', text: "line\r\n--almost\r\n\r\n--" },
      ]);
  });

  test("keeps contents that begin like a boundary, and empty ones", async () => {
    const almost = "\r\n--\r\n-\r\n--a\r\n";
    const form = `${part('name="a"', almost)}${part('name="b"', "")}--b--`;
    for (const size of [1, 2, 5, 1000])
      expect((await read(form, "b", size)).map(({ text }) => text)).toEqual([almost, ""]);
  });

  test("passes over what stands before the first boundary and after the last", async () => {
    expect(await read(`before\r\n${part('name="a"', "1")}--b--\r\nafter`)).toHaveLength(1);
    expect(await read("--b--")).toEqual([]);
  });

  test("passes over a content that is read in part or not at all", async () => {
    const form = Buffer.from(`${part('name="a"', "x".repeat(100))}${part('name="b"', "2")}--b--`);
    const names: string[] = [];
    for await (const { name, content } of readParts(inChunks(form, 9), "b", LIMITS)) {
      names.push(name);
      for await (const _ of content) break;
    }
    expect(names).toEqual(["a", "b"]);
    names.length = 0;
    for await (const { name } of readParts(inChunks(form, 9), "b", LIMITS)) names.push(name);
    expect(names).toEqual(["a", "b"]);
  });

  test("takes names of files in every form that clients send them in", async () => {
    const name = async (parameter: string) =>
      (await read(`${part(`name="f"; ${parameter}`, "")}--b--`))[0]?.fileName;
    expect(await name('filename="a;b.pdf"')).toBe("a;b.pdf");
    expect(await name("filename=a.pdf")).toBe("a.pdf");
    expect(await name('filename="a\\"b.pdf"')).toBe('a"b.pdf');
    expect(await name('filename="C:\\docs\\a.pdf"')).toBe("C:\\docs\\a.pdf");
    expect(await name("filename*=UTF-8''r%C3%A9sum%C3%A9.pdf")).toBe("résumé.pdf");
    expect(await name('filename=""')).toBe("");
    expect(await name('x="y"')).toBeUndefined();
  });

  test("says what is wrong with a form", async () => {
    expect(await faultOf(part('name="a"', "1"))).toBe("ends before its closing boundary");
    expect(await faultOf("")).toBe("ends before its closing boundary");
    expect(await faultOf("x".repeat(600))).toBe("does not begin with its boundary");
    expect(await faultOf('--b\r\nContent-Disposition: form-data; x="a"\r\n\r\n1\r\n--b--')).toBe(
      "has a part without a name",
    );
    expect(await faultOf('--b\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--b--')).toBe(
      "has a part without a name",
    );
    expect(await faultOf("--b\r\n\r\n1\r\n--b--")).toBe("has a part without a name");
    expect(await faultOf(`${part('name="a"', "1\r\n--bx\r\n\r\n2")}--b--`)).toBe(
      "holds its boundary inside of a part",
    );
    expect(await faultOf(`--b\r\nX: ${"x".repeat(600)}\r\n\r\n1\r\n--b--`)).toBe(
      "has a part with more than 500 bytes of headers",
    );
  });

  test("takes as many parts as allowed and no more", async () => {
    const five = part('name="a"', "1").repeat(5);
    expect(await read(`${five}--b--`)).toHaveLength(5);
    expect(await faultOf(`${five}${part('name="a"', "1")}--b--`)).toBe("has more than 5 parts");
  });

  test("lets go of its source when it is left early", async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
        for (;;) yield Buffer.alloc(1000);
      } finally {
        ended = true;
      }
    }
    for await (const { content } of readParts(endless(), "b", LIMITS)) {
      for await (const _ of content) break;
      break;
    }
    expect(ended).toBe(true);
  });
});

describe("boundaryOf", () => {
  test("finds the boundary, quoted or not", () => {
    expect(boundaryOf("multipart/form-data; boundary=----WebKitFormBoundaryA1")).toBe(
      "----WebKitFormBoundaryA1",
    );
    expect(boundaryOf('multipart/form-data; charset=utf-8; Boundary="a b:c"')).toBe("a b:c");
  });

  test("takes none that RFC 2046 does not allow", () => {
    for (const boundary of ["", '""', `"${"x".repeat(71)}"`, '"ends with a space "', '"a\u0001"'])
      expect(boundaryOf(`multipart/form-data; boundary=${boundary}`)).toBeUndefined();
    expect(boundaryOf("multipart/form-data")).toBeUndefined();
  });
});
