import { expect, test } from "bun:test";
import { curlOf } from "./curl.ts";

/** What a shell makes of a command: the words that curl would get. */
function wordsOf(command: string): string[] {
  const asked = command.replace(/^curl/, "printf '%s\\0'");
  const { stdout } = Bun.spawnSync(["sh", "-c", asked], { env: { CARNET_API_KEY: "sk_test_1", PATH: "" } });
  return stdout.toString().split("\0").slice(0, -1);
}

test("a request that read is asked again with a key", () => {
  const command = curlOf({ method: "GET", path: "/api/v1/products", body: null }, "https://dpp.example");
  expect(wordsOf(command)).toEqual([
    "https://dpp.example/api/v1/products",
    "-H",
    "Authorization: Bearer sk_test_1",
  ]);
});

test("what a shell would take for a command of its own stays text", () => {
  const path = "/api/v1/products/'; touch /tmp/x; echo $(id) `id` '";
  const body = { "it's": "string(3)", $HOME: '"' };
  const words = wordsOf(curlOf({ method: "POST", path, body }, "https://dpp.example"));
  expect(words[0]).toBe(`https://dpp.example${path}`);
  expect(words.slice(1, 3)).toEqual(["-X", "POST"]);
  expect(JSON.parse(words.at(-1) ?? "")).toEqual(body);
});
