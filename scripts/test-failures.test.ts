import { expect, test } from "bun:test";
import { readFailures } from "./test-failures.ts";

const OUTPUT = `bun test v1.4.4

tests/api/products.test.ts:
a note of the first
(pass) a product > is made [3.00ms]

tests/pages/kiosk.test.ts:
error: expect(received).toBe(expected)
      at tests/pages/kiosk.test.ts:12:3
\u001b[31m(fail)\u001b[0m a kiosk > scans [9.00ms]
(skip) a kiosk > sleeps
error: too late
(fail) a kiosk > prints [30000.00ms]

2 tests failed:
(fail) a kiosk > scans [9.00ms]
(fail) a kiosk > prints [30000.00ms]

 1 pass
 2 fail
`;

test("failures are read with their file and with what was printed before them, each once", () => {
  expect(readFailures(OUTPUT)).toEqual([
    {
      file: "tests/pages/kiosk.test.ts",
      said: [
        "error: expect(received).toBe(expected)",
        "      at tests/pages/kiosk.test.ts:12:3",
        "(fail) a kiosk > scans [9.00ms]",
      ].join("\n"),
    },
    { file: "tests/pages/kiosk.test.ts", said: "error: too late\n(fail) a kiosk > prints [30000.00ms]" },
  ]);
});
