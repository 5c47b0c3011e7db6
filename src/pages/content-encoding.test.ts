import { expect, test } from "bun:test";
import { chooseEncoding, ENCODINGS } from "./content-encoding.ts";

test("the smallest coding that the client accepts is chosen, whatever its order", () => {
  expect(chooseEncoding("gzip, deflate, br, zstd", ENCODINGS)).toBe("br");
  expect(chooseEncoding("gzip, zstd", ENCODINGS)).toBe("gzip");
  expect(chooseEncoding("GZip;q=0.1", ENCODINGS)).toBe("gzip");
  expect(chooseEncoding("x-gzip", ENCODINGS)).toBe("gzip");
  expect(chooseEncoding("br, gzip", ["gzip"])).toBe("gzip");
});

test("without an accepted coding the plain bytes are sent", () => {
  expect(chooseEncoding(null, ENCODINGS)).toBeUndefined();
  expect(chooseEncoding("", ENCODINGS)).toBeUndefined();
  expect(chooseEncoding("deflate", ENCODINGS)).toBeUndefined();
  expect(chooseEncoding("identity", ENCODINGS)).toBeUndefined();
  expect(chooseEncoding("brotli", ENCODINGS)).toBeUndefined();
});

test("a quality of zero refuses a coding, also against the wildcard", () => {
  expect(chooseEncoding("br;q=0, gzip", ENCODINGS)).toBe("gzip");
  expect(chooseEncoding("*", ENCODINGS)).toBe("br");
  expect(chooseEncoding("br; q=0.000, *", ENCODINGS)).toBe("gzip");
  expect(chooseEncoding("*;q=0", ENCODINGS)).toBeUndefined();
  expect(chooseEncoding("gzip;q=0, *;q=0", ENCODINGS)).toBeUndefined();
});
