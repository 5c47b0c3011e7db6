import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCarnet } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const { stdout: overview } = await runCarnet(["--help"], {});
const commands = [...overview.matchAll(/^ {2}([a-z-]+(?: [a-z]+)?) {2,}\S/gm)].map(([, name = ""]) => name);

test("the help names every command", () => {
  expect(commands).toEqual(
    expect.arrayContaining([
      "serve",
      "setup",
      "company create",
      "keys revoke",
      "keyring rotate",
      "verify",
      "doctor",
      "qr",
      "ndef",
      "openapi",
    ]),
  );
});

test("no command and a command that is none are wrong use", async () => {
  expect((await runCarnet([], {})).code).toBe(2);
  expectRefusal(await runCarnet(["kyes"], {}), 2, 'no command "kyes"');
  expectRefusal(await runCarnet(["keys"], {}), 2, "carnet keys create");
  expectRefusal(await runCarnet(["keys", "craete"], {}), 2, 'no command "keys craete"');
});

test("help is had in each of the ways that people ask for it", async () => {
  const [{ stdout: ofSetup }, { stdout: ofServe }] = await Promise.all([
    runCarnet(["setup", "--help"], {}),
    runCarnet(["serve", "--help"], {}),
  ]);
  const asked: [string[], string][] = [
    [["-h"], overview],
    [["help"], overview],
    [["setup", "-h"], ofSetup],
    [["help", "setup"], ofSetup],
    [["serve", "-h"], ofServe],
    [["help", "serve"], ofServe],
  ];
  for (const [words, expected] of asked)
    expect(await runCarnet(words, {})).toEqual({ code: 0, stdout: expected, stderr: "" });
  const group = await runCarnet(["nfc", "--help"], {});
  expect([group.code, group.stderr]).toEqual([0, ""]);
  for (const name of commands.filter((name) => name.startsWith("nfc "))) expect(group.stdout).toContain(name);
});

describe.each(commands)("carnet %s", (name) => {
  const words = name.split(" ");

  test("--help shows options, examples and exit codes", async () => {
    const { code, stdout } = await runCarnet([...words, "--help"], {});
    expect(code).toBe(0);
    expect(stdout).toContain(`carnet ${name}`);
    expect(stdout).toContain("Examples:");
    expect(stdout).toContain("Exit codes: 0 ");
    if (name !== "serve") expect(stdout).toContain("--json");
  });

  test("an option that it does not have is wrong use", async () => {
    const outcome = await runCarnet([...words, "--nonsense"], { CARNET_DATA: join(folder, "none") });
    expectRefusal(outcome, 2, "--nonsense");
    expect(outcome.stderr).toContain(`See: carnet ${name} --help`);
  });
});

test("a word too many is wrong use", async () => {
  for (const words of [["serve"], ["keys", "list"], ["qr", "https://id.example.com/"]])
    expectRefusal(await runCarnet([...words, "extra"], {}), 2, "extra");
});

test("a mistyped data folder is refused, not made", async () => {
  const missing = join(folder, "mistyped");
  const asked = [
    ["keys", "list"],
    ["company", "list"],
    ["doctor"],
    ["activity", "verify"],
    ["keyring", "rotate"],
  ];
  for (const words of asked)
    expectRefusal(
      await runCarnet([...words, "--data", missing], {}),
      1,
      `There is no Carnet data in ${missing}`,
    );
  expectRefusal(
    await runCarnet(["kiosk", "export", join(folder, "queue"), "--data", missing], { CARNET_DATA: folder }),
    1,
    `There is no kiosk in ${missing}`,
  );
  expect(existsSync(missing)).toBe(false);
});

test("openapi prints the document, with the address that it is given", async () => {
  const { code, stdout } = await runCarnet(["openapi", "--site", "https://id.example.com/path"], {});
  expect(code).toBe(0);
  const document = JSON.parse(stdout) as { openapi: string; servers: { url: string }[]; paths: object };
  expect(document.openapi).toStartWith("3.1");
  expect(document.servers[0]?.url).toStartWith("https://id.example.com");
  expect(Object.keys(document.paths).length).toBeGreaterThan(5);
  expect((await runCarnet(["openapi", "--json"], {})).stdout).toContain('"openapi": "3.1');
});
