import { expect, test } from "bun:test";
import { join } from "node:path";
import { SETTINGS } from "./config.ts";

const page = await Bun.file(join(import.meta.dir, "../../docs/operating/settings.md")).text();
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `--"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("the page of settings has every setting with its three places and its default, in order", () => {
  const told = rows.map(([, option, variable, file, fallback]) => ({ option, variable, file, fallback }));
  const expected = Object.entries(SETTINGS).map(([name, { env, fallback }], i) => ({
    option: `\`--${name.replaceAll("_", "-")}\``,
    variable: `\`${env}\``,
    // The folder cannot be named in a file that lies in it.
    file: name === "data" ? "" : `\`${name}\``,
    fallback: isPlain(name, fallback) ? `\`${fallback}\`` : told[i]?.fallback,
  }));
  expect(told).toEqual(expected);
});

/** Whether the default is one value that the page can show as it is. */
function isPlain(name: string, fallback: unknown): boolean {
  if (name === "log_format") return false; // depends on the terminal
  return typeof fallback === "string" || typeof fallback === "number" || Array.isArray(fallback);
}
