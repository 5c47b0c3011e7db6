/**
 * The npm package of the client as a stranger gets it: a project with nothing but the tarball, its examples under
 * `tsc --strict`, run by Node against a real server.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packClient } from "../../scripts/client-package.ts";
import { ok } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";
import { pdf } from "../support/documents.ts";
import type { Document, List, Passport, Product } from "../support/objects.ts";

const PAGE = readFileSync(join(import.meta.dir, "../../docs/client.md"), "utf8");
const MODULES = join(import.meta.dir, "../../node_modules");
const MANIFEST = { private: true, type: "module" };
const NODE = Bun.which("node");
/** The types of a project that sets nothing, and of one for Node alone. */
const SETTINGS = {
  plain: { lib: undefined, types: [] },
  node: { lib: ["ES2023"], types: ["node"] },
};

let project: string;
let stage: Stage;
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "carnet-client-"));
  const unpacked = join(project, "node_modules/carnet-client");
  mkdirSync(unpacked, { recursive: true });
  expect(spawnSync("tar", ["-xzf", packClient(), "--strip-components=1", "-C", unpacked]).status).toBe(0);
  for (const name of ["@types/node", "undici-types"])
    cpSync(join(MODULES, name), join(project, "node_modules", name), { recursive: true });
  writeFileSync(join(project, "package.json"), JSON.stringify(MANIFEST));
  for (const [, name = "", text = ""] of PAGE.matchAll(/^```ts (\S+)\n(.*?)^```$/gms))
    writeFileSync(join(project, name), text);
  writeFileSync(join(project, "sheet.pdf"), pdf([["Camisa Ria", "Made in Portugal"]]));
  stage = await startStage();
});
afterAll(async () => {
  await stage.server.stop();
  rmSync(project, { recursive: true });
});

function compile(settings: { lib: string[] | undefined; types: string[] }, ...files: string[]): string {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: "ES2023",
    module: "NodeNext",
    skipLibCheck: false,
    ...(settings.lib ? { lib: settings.lib } : {}),
    types: settings.types,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const { stdout, stderr } = spawnSync(process.execPath, [join(MODULES, "typescript/bin/tsc")], {
    cwd: project,
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** Runs a compiled example with Node. */
function run(name: string, ...words: string[]): Promise<{ said: string; code: number | null }> {
  const child = spawn(NODE ?? "node", [name, ...words], {
    cwd: project,
    env: { PATH: process.env.PATH, CARNET_API_KEY: stage.test.apiKey, CARNET_URL: stage.server.address },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  return new Promise((resolve) => child.on("close", (code) => resolve({ said, code })));
}

describe("the package", () => {
  test("holds nothing of the server, depends on nothing and is small", () => {
    const folder = join(project, "node_modules/carnet-client");
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const texts = scripts.map((name) => readFileSync(join(folder, name), "utf8"));
    for (const stranger of ["drizzle", "bun:sqlite", "elysia", "zod", "node:", "require("])
      expect(texts.filter((text) => text.includes(stranger))).toEqual([]);
    const imported = texts.flatMap((text) => [...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name));
    for (const name of imported) expect(name).toMatch(/^\.\/[\w.]+\.js$/);
    const bytes = scripts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(64 * 1024);
    const whole = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    for (const text of whole) expect(text).not.toMatch(/\/(?:tmp|work|root|home)\//);
  });

  test("has types that need no other package", () => {
    writeFileSync(
      join(project, "types.ts"),
      `import { Carnet, type Event, type NewProduct, type Passport, type ErrorCode } from "carnet-client";
const carnet = new Carnet({ apiKey: "sk_test_x", baseUrl: "https://id.example.com" });
export async function good(body: NewProduct): Promise<string | null> {
  const product = await carnet.products.create(body);
  const code: ErrorCode = "reference_taken";
  for await (const { status } of carnet.passports.list({ status: "issued" })) if (status === "withdrawn") return code;
  return product.gtin;
}
export function told(event: Event): Passport | undefined {
  if (event.type === "passport.issued") return event.data.object;
  return undefined;
}
// @ts-expect-error a product has a name
carnet.products.create({ reference: "CR" });
// @ts-expect-error there is no such status
carnet.products.list({ status: "gone" });
// @ts-expect-error an id is needed
carnet.passports.get();
// @ts-expect-error there is no such field
carnet.products.create({ name: "Camisa", reference: "CR", colour: "blue" });
export async function wrong(event: Event) {
  // @ts-expect-error what the event tells of is not known before its type is
  event.data.object.url;
  // @ts-expect-error lists hold passports without content
  (await carnet.passports.list()).data[0]?.content;
}
`,
    );
    expect(compile(SETTINGS.plain, "types.ts")).toBe("");
    expect(compile(SETTINGS.node, "types.ts")).toBe("");
  });
});

describe.skipIf(NODE === null)("the examples of docs/client.md under Node", () => {
  const NAMES = ["first", "lists", "errors", "options", "worker"];

  test("compile in a strict project", () => {
    expect(compile(SETTINGS.node, ...NAMES.map((name) => `${name}.ts`))).toBe("");
  });

  test("issue a passport and make items", async () => {
    const { said, code } = await run("first.js");
    const { data } = await ok(stage.test.get<List<Passport>>("/passports"));
    expect(said.trim()).toBe(`${data[0]?.url} A-000001 A-000250`);
    expect(code).toBe(0);
  });

  test("read lists", async () => {
    await ok(stage.test.post("/products", { name: "Saia Ria", reference: "SR-1" }));
    const { said, code } = await run("lists.js");
    expect(said.trim().split("\n")).toEqual([expect.stringMatching(/^SR-1 .*brand/), "2 false", "1"]);
    expect(code).toBe(0);
  });

  test("tell every fault of a request", async () => {
    const { said, code } = await run("errors.js");
    expect(said).toContain("invalid_value name ");
    expect(said).toContain("invalid_value data.recycled_content ");
    expect(code).toBe(0);
  });

  test("send a stream, as it is read", async () => {
    writeFileSync(
      join(project, "stream.ts"),
      `import { createReadStream } from "node:fs";
import { Carnet } from "carnet-client";
const { CARNET_API_KEY: apiKey = "", CARNET_URL: baseUrl = "" } = process.env;
const file = { name: "sheet.pdf", content: createReadStream("sheet.pdf") };
const document = await new Carnet({ apiKey, baseUrl }).documents.create({ file });
console.log(document.sha256);
`,
    );
    expect(compile(SETTINGS.node, "stream.ts")).toBe("");
    const hash = new Bun.CryptoHasher("sha256")
      .update(readFileSync(join(project, "sheet.pdf")))
      .digest("hex");
    expect((await run("stream.js")).said.trim()).toBe(hash);
  });

  test("send a file with an own idempotency key, and again without doing it twice", async () => {
    const once = await run("options.js", "sheet.pdf");
    expect(once.said).toMatch(/^[0-9A-Z]{26} false undefined\nsheet\.pdf queued\n$/);
    const again = await run("options.js", "sheet.pdf");
    expect(again.said).toMatch(/^[0-9A-Z]{26} true undefined\nsheet\.pdf queued\n$/);
    const { data } = await ok(stage.test.get<List<Product>>("/products?reference=CR-0144"));
    expect(data).toHaveLength(1);
    const documents = await ok(stage.test.get<List<Document>>(`/documents?product=${data[0]?.id}`));
    expect(documents.data.map(({ name, kind }) => [name, kind])).toEqual([
      ["sheet.pdf", "tech_sheet"],
      ["sheet.pdf", "tech_sheet"],
    ]);
  });
});
