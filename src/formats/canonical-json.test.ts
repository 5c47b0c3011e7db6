import { describe, expect, test } from "bun:test";
import canonicalize from "canonicalize";
import { canonicalBytes, canonicalJson } from "./canonical-json.ts";

/** RFC 8785 appendix B: the bits of a double and how it is written. */
const numbers: [bits: string, text: string][] = [
  ["0000000000000000", "0"],
  ["8000000000000000", "0"],
  ["0000000000000001", "5e-324"],
  ["8000000000000001", "-5e-324"],
  ["7fefffffffffffff", "1.7976931348623157e+308"],
  ["ffefffffffffffff", "-1.7976931348623157e+308"],
  ["4340000000000000", "9007199254740992"],
  ["c340000000000000", "-9007199254740992"],
  ["4430000000000000", "295147905179352830000"],
  ["44b52d02c7e14af5", "9.999999999999997e+22"],
  ["44b52d02c7e14af6", "1e+23"],
  ["44b52d02c7e14af7", "1.0000000000000001e+23"],
  ["444b1ae4d6e2ef4e", "999999999999999700000"],
  ["444b1ae4d6e2ef4f", "999999999999999900000"],
  ["444b1ae4d6e2ef50", "1e+21"],
  ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
  ["3eb0c6f7a0b5ed8d", "0.000001"],
  ["41b3de4355555553", "333333333.3333332"],
  ["41b3de4355555554", "333333333.33333325"],
  ["41b3de4355555555", "333333333.3333333"],
  ["41b3de4355555556", "333333333.3333334"],
  ["41b3de4355555557", "333333333.33333343"],
  ["becbf647612f3696", "-0.0000033333333333333333"],
  ["43143ff3c1cb0959", "1424953923781206.2"],
];

describe("canonical JSON", () => {
  test.each(numbers)("writes the number %s as %s", (bits, text) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    expect(canonicalJson(view.getFloat64(0))).toBe(text);
  });

  test("sorts members by UTF-16 code units, as in RFC 8785 3.2.3", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(Array.from(canonicalJson(value).matchAll(/:"([^"]*)"/g), ([, text]) => text)).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  test("writes strings and literals as in RFC 8785 3.2.2", () => {
    const value = {
      numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 1e-27],
      string: '€$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test("agrees with an independent implementation on random values", () => {
    const random = seeded(20260729);
    for (let round = 0; round < 2000; round++) {
      const value = randomValue(random, 4);
      expect(canonicalJson(value)).toBe(canonicalize(value) as string);
    }
  });

  test("keeps a member called __proto__", () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });

  test("does not change when it is read and written again", () => {
    const text = canonicalJson({ b: [1, { z: 0, a: "ü" }], a: -0 });
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });

  test("gives its bytes as UTF-8", () => {
    expect(canonicalBytes({ é: "€" }).toHex()).toBe("7b22c3a9223a22e282ac227d");
  });

  const withoutJsonForm: [name: string, value: unknown][] = [
    ["NaN", Number.NaN],
    ["an infinity", [Number.NEGATIVE_INFINITY]],
    ["undefined", undefined],
    ["a member that is undefined", { a: undefined }],
    ["a hole in an array", new Array(1)],
    ["a bigint", { a: 1n }],
    ["a symbol", Symbol("a")],
    ["a function", () => 1],
    ["a lone surrogate", "a\ud800"],
    ["a lone surrogate in a name", { "\udc00": 1 }],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["bytes", new Uint8Array(1)],
  ];
  test.each(withoutJsonForm)("refuses %s", (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  test("refuses a value that holds itself", () => {
    const value: Record<string, unknown> = {};
    value.self = value;
    expect(() => canonicalJson(value)).toThrow("nested more than 200 levels");
  });
});

/** A small repeatable generator (mulberry32), so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomValue(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 7 : 5));
  if (kind === 0) return null;
  if (kind === 1) return random() < 0.5;
  if (kind === 2) return randomNumber(random);
  if (kind < 5) return randomText(random);
  const size = Math.floor(random() * 6);
  const children = Array.from({ length: size }, () => randomValue(random, depth - 1));
  if (kind === 5) return children;
  return Object.fromEntries(children.map((child) => [randomText(random), child]));
}

function randomNumber(random: () => number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, random() * 2 ** 32);
  view.setUint32(4, random() * 2 ** 32);
  const any = view.getFloat64(0);
  return random() < 0.5 || !Number.isFinite(any) ? Math.floor(random() * 1e6) / 100 : any;
}

function randomText(random: () => number): string {
  const ranges = [0x20, 0x7f, 0x250, 0x3000, 0xd7ff, 0x1f9ff];
  const length = Math.floor(random() * 8);
  const points = Array.from({ length }, () =>
    Math.floor(random() * (ranges[Math.floor(random() * 6)] ?? 0x7f)),
  );
  return String.fromCodePoint(...points.map((point) => (point >= 0xd800 && point < 0xe000 ? 0x41 : point)));
}
