import { expect, test } from "bun:test";
import { namesByIntl } from "./pack-names.ts";

test("countries have their names of Portugal, of Catalonia and of Serbia in both scripts, too", () => {
  const { countries } = namesByIntl();
  for (const [name, code] of [
    ["vietname", "VN"],
    ["vietna", "VN"],
    ["bangladeche", "BD"],
    ["irao", "IR"],
    ["txequia", "CZ"],
    ["nemacka", "DE"],
    ["немачка", "DE"],
    ["turkei", "TR"],
  ] as const)
    expect(countries[code]?.split("\n"), name).toContain(name);
});
