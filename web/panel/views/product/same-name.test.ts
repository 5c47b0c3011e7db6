import { expect, test } from "bun:test";
import { isSameName } from "./same-name.ts";

test("a name is the same with the quotation marks, dashes and blanks of a keyboard", () => {
  const name = "Leinenkleid „Straße“ für Größe 38–46 … l’été";
  expect(isSameName(' leinenkleid "Straße" für Größe 38-46 ...  l\'été', name)).toBe(true);
  expect(isSameName(name, name)).toBe(true);
  expect(isSameName("Casaco «Ria» − 2 m", 'Casaco "Ria" - 2\u00a0m')).toBe(true);
});

test("another name is another one", () => {
  expect(isSameName("Leinenkleid Straße", "Leinenkleid „Straße“")).toBe(false);
  expect(isSameName("Kleid 3846", "Kleid 38–46")).toBe(false);
  expect(isSameName("", "Kleid")).toBe(false);
});
