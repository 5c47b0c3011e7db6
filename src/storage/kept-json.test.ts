import { describe, expect, test } from "bun:test";
import { isKept, parseKept } from "./kept-json.ts";

const read = (text: string) => parseKept(text) as object;

describe("JSON that is read again and again", () => {
  test("is shared from the second time on", () => {
    const text = '{"brand":"second time","percents":[55,45]}';
    const once = read(text);
    const twice = read(text);
    expect(twice).toEqual({ brand: "second time", percents: [55, 45] });
    expect([twice === once, read(text) === twice, read(text) === twice]).toEqual([false, true, true]);
    expect([isKept(once), isKept(twice)]).toEqual([false, true]);
  });

  test("is parsed anew when it is long", () => {
    const text = JSON.stringify({ description: "long ".repeat(5000) });
    expect(read(text)).toEqual(read(text));
    expect(read(text)).not.toBe(read(text));
  });

  test("is let go when it was not read for long, while what is read stays", () => {
    const often = '{"brand":"often"}';
    const seldom = '{"brand":"seldom"}';
    const [kept, left] = [often, seldom].map((text) => [read(text), read(text)][1]);
    for (let i = 0; i < 5000; i++) {
      read(`{"reference":"${i}"}`);
      if (i % 500 === 0) expect(read(often)).toBe(kept as object);
    }
    expect(read(seldom)).not.toBe(left as object);
    expect(read(seldom)).toEqual({ brand: "seldom" });
  });

  test("may be any value, and wrong JSON is refused each time", () => {
    for (const text of ["null", "0", '""', "[]", "false"])
      for (let times = 0; times < 3; times++) expect(parseKept(text)).toEqual(JSON.parse(text));
    for (let times = 0; times < 3; times++) expect(() => parseKept("{")).toThrow(SyntaxError);
  });
});
