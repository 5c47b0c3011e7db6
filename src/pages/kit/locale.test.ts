import { describe, expect, test } from "bun:test";
import { chooseLocale } from "./locale.ts";

describe("the language of a page", () => {
  test("is what the address asks for, when it is one of ours", () => {
    expect(chooseLocale("pt", "de")).toBe("pt");
    expect(chooseLocale("DE", null)).toBe("de");
    expect(chooseLocale("xx", "fr")).toBe("fr");
    expect(chooseLocale("constructor", null)).toBe("en");
  });

  test("is otherwise the best match of the browser's wish, at last English", () => {
    expect(chooseLocale(null, "fi, pt-BR;q=0.8, en;q=0.5")).toBe("pt");
    expect(chooseLocale(null, "de-AT,de;q=0.9")).toBe("de");
    expect(chooseLocale(null, "fi")).toBe("en");
    expect(chooseLocale(null, null)).toBe("en");
  });
});
