import { expect, test } from "bun:test";
import { join } from "node:path";
import { ConfigError, readConfig, SETTINGS } from "./config.ts";

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

test("a model on the internet is asked by HTTPS only, one nearby also without", () => {
  const addressOf = (url: string) =>
    readConfig({}, { CARNET_EXTRACTION_URL: url, CARNET_EXTRACTION_MODEL: "small" }).extraction_url;
  for (const url of ["http://8.8.8.8", "http://[2606:4700::1111]:8080/v1"])
    expect(() => addressOf(url), url).toThrow(ConfigError);
  for (const url of [
    "http://192.168.1.20:11434",
    "http://127.0.0.1:11434",
    "https://8.8.8.8",
    "http://llm.lan",
  ])
    expect(addressOf(url), url).toEndWith("/v1/chat/completions");
});

/** Whether the default is one value that the page can show as it is. */
function isPlain(name: string, fallback: unknown): boolean {
  if (name === "log_format") return false; // depends on the terminal
  return typeof fallback === "string" || typeof fallback === "number" || Array.isArray(fallback);
}
