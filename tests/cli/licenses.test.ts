import { expect, test } from "bun:test";
import manifest from "../../package.json";
import { runCarnet } from "../support/server.ts";

test("carnet licenses has the text of every package that Carnet needs", async () => {
  const { code, stdout } = await runCarnet(["licenses", "--json"], {});
  expect(code).toBe(0);
  const { data }: { data: { name: string; license: string; text: string }[] } = JSON.parse(stdout);
  expect(data[0]).toMatchObject({ name: "carnet", license: "Apache-2.0" });
  expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(data.every(({ license }) => license !== "")).toBe(true);
  // The two that ask for their text beside the binary, and have parts of others in them.
  expect(data.find(({ name }) => name === "@embedpdf/pdfium")?.text).toContain("PDFium Authors");
  expect(data.find(({ name }) => name === "tesseract.js-core")?.text).toContain("Apache License");
});

test("carnet licenses PACKAGE prints one, and a name that is none is wrong use", async () => {
  const one = await runCarnet(["licenses", "zod"], {});
  expect(one.stdout).toStartWith("zod 4");
  expect(one.stdout).toContain("Permission is hereby granted");
  const none = await runCarnet(["licenses", "left-pad"], {});
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("no package left-pad")]);
});
