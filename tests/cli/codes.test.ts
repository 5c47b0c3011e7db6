import { afterAll, describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error the library has no types
import untyped from "ndef";
import { commandLine, runCarnet } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const URL_OF_PAGE = "https://id.example.com/p/0123456789abcdef";
const ndefLibrary: {
  decodeMessage(bytes: number[]): { payload: number[] }[];
  uri: { decodePayload(bytes: number[]): string };
} = untyped;

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const withZbar = test.skipIf(Bun.which("zbarimg") === null);

function decode(file: string): string {
  return spawnSync("zbarimg", ["--quiet", "--raw", file]).stdout.toString().trim();
}

describe("carnet qr", () => {
  withZbar("writes a PNG that a decoder reads, as large as asked", async () => {
    for (const level of ["L", "M", "Q", "H"]) {
      const file = join(folder, `${level}.png`);
      const words = ["qr", URL_OF_PAGE, "--png", file, "--scale", "3", "--error-correction", level, "--json"];
      const { code, stdout } = await runCarnet(words, {});
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual({ file, format: "png", bytes: readFileSync(file).length });
      expect(decode(file)).toBe(URL_OF_PAGE);
      expect((readFileSync(file).readUInt32BE(16) / 3) % 4).toBe(1); // 4 n + 17 modules and 8 of border
    }
  });

  test("prints SVG into a pipe, and the same as JSON and into a file", async () => {
    const { stdout } = await runCarnet(["qr", URL_OF_PAGE], {});
    expect(stdout).toStartWith("<svg ");
    const svg = stdout.trimEnd();
    expect(JSON.parse((await runCarnet(["qr", URL_OF_PAGE, "--json"], {})).stdout)).toEqual({ svg });
    const file = join(folder, "code.svg");
    expect((await runCarnet(["qr", URL_OF_PAGE, "--svg", file], {})).code).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(svg);
  });

  test.skipIf(Bun.which("script") === null || Bun.which("zbarimg") === null)(
    "draws a code on a terminal that a decoder reads",
    () => {
      const [program, words] = commandLine(["qr", URL_OF_PAGE]);
      const line = [program, ...words].map((word) => `'${word}'`).join(" ");
      const shown = spawnSync("script", ["-qec", line, "/dev/null"], { encoding: "utf8" }).stdout;
      const rows = Bun.stripANSI(shown)
        .split(/\r?\n/)
        .filter((row) => row.length > 20);
      const file = join(folder, "terminal.pbm");
      writeFileSync(file, asBitmap(rows));
      expect(decode(file)).toBe(URL_OF_PAGE);
    },
  );

  test("refuses what is no web address, wrong options and files that cannot be written", async () => {
    const wrong = [
      ["ftp://id.example.com"],
      ["javascript:alert(1)"],
      ["https://id.example.com/a b"],
      ["nonsense"],
      [],
      [URL_OF_PAGE, "--error-correction", "X"],
      [URL_OF_PAGE, "--scale", "0"],
      [URL_OF_PAGE, "--scale", "1.5"],
      [URL_OF_PAGE, "--svg", "a", "--png", "b"],
    ];
    for (const words of wrong)
      expectRefusal(await runCarnet(["qr", ...words], {}), 2, "See: carnet qr --help");
    expectRefusal(
      await runCarnet(["qr", URL_OF_PAGE, "--png", join(folder, "no/such/folder.png")], {}),
      1,
      "cannot be written",
    );
    const full = join(folder, "full.png");
    symlinkSync("/dev/full", full);
    expectRefusal(await runCarnet(["qr", URL_OF_PAGE, "--png", full], {}), 1, "no room left on the disk");
    const long = `https://id.example.com/${"x".repeat(3000)}`;
    expectRefusal(await runCarnet(["qr", long], {}), 1, "does not fit");
  });
});

describe("carnet ndef", () => {
  test("prints the message and the memory of a tag, as an independent library reads them", async () => {
    const { code, stdout } = await runCarnet(["ndef", URL_OF_PAGE, "--json"], {});
    expect(code).toBe(0);
    const { ndef_hex, ntag_tlv_hex, ...more } = JSON.parse(stdout);
    expect(more).toEqual({});
    const [record] = ndefLibrary.decodeMessage([...Buffer.from(ndef_hex, "hex")]);
    expect(ndefLibrary.uri.decodePayload(record?.payload ?? [])).toBe(URL_OF_PAGE);
    expect(ntag_tlv_hex).toBe(`03${(ndef_hex.length / 2).toString(16)}${ndef_hex}fe`);
  });

  test("says which tags it fits", async () => {
    expect((await runCarnet(["ndef", URL_OF_PAGE], {})).stdout).toContain("fits NTAG213, NTAG215, NTAG216");
    const middle = await runCarnet(["ndef", `https://id.example.com/${"x".repeat(200)}`], {});
    expect(middle.stdout).toContain("fits NTAG215, NTAG216");
    expect((await runCarnet(["ndef", `https://id.example.com/${"x".repeat(900)}`], {})).stdout).toContain(
      "too long",
    );
    expect((await runCarnet(["ndef", "tel:112"], {})).code).toBe(2);
  });
});

/** A picture (PBM) of the half blocks, 4 pixels a module. */
function asBitmap(rows: string[]): string {
  const modules = rows.flatMap((row) => [
    [...row].map((block) => (block === "█" || block === "▀" ? 1 : 0)),
    [...row].map((block) => (block === "█" || block === "▄" ? 1 : 0)),
  ]);
  const scaled = modules.flatMap((row) =>
    Array.from({ length: 4 }, () => row.flatMap((bit) => [bit, bit, bit, bit])),
  );
  return `P1\n${scaled[0]?.length ?? 0} ${scaled.length}\n${scaled.map((row) => row.join(" ")).join("\n")}\n`;
}
