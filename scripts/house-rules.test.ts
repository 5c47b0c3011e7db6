import { describe, expect, test } from "bun:test";
import {
  checkCycles,
  checkDocs,
  checkDoors,
  checkExports,
  checkLadder,
  checkReach,
  checkStart,
  checkTests,
  type Fault,
} from "./house-rules.ts";

function sources(files: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(files));
}

function rules(faults: Fault[]): string[] {
  return faults.map(({ file, rule }) => `${file}: ${rule}`);
}

test("a document names files and folders that are there", () => {
  const docs = sources({
    "src/pages/kit/own-pages.ts": "",
    "docs/a.md": "`src/pages/kit/own-pages.ts`, `src/pages/kit/`, `src/pages`, `npm test`, `src/…`",
    "docs/b.md": "Where: `src/pages/panel/source.ts`",
  });
  expect(rules(checkDocs(docs))).toEqual([
    "docs/b.md: names src/pages/panel/source.ts, which does not exist",
  ]);
});

test("what a file exports is mentioned by another one", () => {
  const code = sources({
    "src/formats/a.ts":
      "export const used = 1;\nexport function tried() {}\nexport interface Alone {}\nconst own = 2;",
    "src/formats/b.ts": 'import { used } from "./a.ts";',
    "src/formats/a.test.ts": 'import { tried } from "./a.ts";',
    "src/client/c.generated.ts": "export type ForStrangers = string;",
    "scripts/c.ts": "export type Alone2 = string;",
    "docs/d.md": "`Alone`",
  });
  expect(rules(checkExports(code))).toEqual([
    "src/formats/a.ts: exports Alone, which no other file mentions",
    "scripts/c.ts: exports Alone2, which no other file mentions",
  ]);
});

describe("settings and time", () => {
  test("come through their doors", () => {
    const read = `const a = process.env["A"]; const b = Date.now();`;
    expect(
      rules(checkDoors(sources({ "src/platform/config.ts": read, "src/app/kiosk.test.ts": read }))),
    ).toEqual([]);
    expect(checkDoors(sources({ "src/cli/kiosk.ts": read })).map(({ rule }) => rule)).toEqual([
      expect.stringContaining("reads the environment"),
      expect.stringContaining("asks the machine for the time"),
    ]);
    expect(checkDoors(sources({ "src/app/serve.ts": `readConfig(process.env)` }))).toEqual([]);
    expect(checkDoors(sources({ "src/domain/a.ts": `new Date()` }))).toHaveLength(1);
    expect(checkDoors(sources({ "src/domain/a.ts": `new Date(seconds * 1000)` }))).toEqual([]);
  });
});

describe("the ladder", () => {
  test("lets an import point left, into its own folder and to what is embedded", () => {
    const allowed = sources({
      "src/main.ts": `import { start } from "./app.ts";`,
      "src/app.ts": `import { shell } from "./pages/shell.ts"; const run = await import("./cli/serve.ts");`,
      "src/pages/shell.ts": `import { a } from "./kit/html.ts"; import "../formats/gtin.ts"; import { z } from "zod";`,
      "src/platform/version.ts": `import { version } from "../../package.json";`,
      "src/formats/gtin.test.ts": `import { serve } from "../app.ts";`,
      "web/public/verify.ts": `import { canonical } from "../../src/formats/canonical-json.ts";`,
      "scripts/build.ts": `import "../src/main.ts";`,
    });
    expect(checkLadder(allowed)).toEqual([]);
  });

  test("refuses an import to the right, in every form, for types too", () => {
    for (const statement of [
      `import { a } from "../api/products.ts";`,
      `import type { A } from "../api/products.ts";`,
      `import {\n  a,\n  b,\n} from "../api/products.ts";`,
      `export { a } from "../api/products.ts";`,
      `import "../api/products.ts";`,
      `const a = await import("../api/products.ts");`,
    ])
      expect(rules(checkLadder(sources({ "src/domain/gtin.ts": statement })))).toEqual([
        expect.stringContaining("src/domain/gtin.ts: imports src/api/products.ts, but an import points left"),
      ]);
  });

  test("keeps the surfaces apart", () => {
    expect(rules(checkLadder(sources({ "src/pages/a.ts": `import { b } from "../worker/b.ts";` })))).toEqual([
      "src/pages/a.ts: imports src/worker/b.ts, but pages and worker do not know each other",
    ]);
  });

  test("keeps the folders of pages apart: what they share is in their kit", () => {
    const page = (path: string, target: string) =>
      rules(checkLadder(sources({ [`src/pages/${path}`]: `import { a } from "${target}";` })));
    expect(page("panel/imports/rows.ts", "../../kit/html.ts")).toEqual([]);
    expect(page("panel/imports/rows.ts", "../desk.ts")).toEqual([]);
    expect(page("panel/people.ts", "../assets.ts")).toEqual([]);
    expect(page("panel/preview.ts", "../public/passport-page.ts")).toEqual([]);
    expect(page("setup/routes.ts", "../panel/session.ts")).toEqual([
      "src/pages/setup/routes.ts: imports src/pages/panel/session.ts, but setup and panel do not know each other: what surfaces share is in src/pages/kit/",
    ]);
    expect(page("kit/cover.ts", "../public/passport-page.ts")).toHaveLength(1);
  });

  test("refuses a folder that is no step, and what stands outside of src", () => {
    expect(rules(checkLadder(sources({ "src/utils/a.ts": "" })))[0]).toContain(
      "utils is no step of the ladder",
    );
    expect(rules(checkLadder(sources({ "src/cli/a.ts": `import "../../scripts/build.ts";` })))[0]).toContain(
      "src/ stands on its own",
    );
  });

  test("keeps the server's code out of the client that is published", () => {
    expect(rules(checkLadder(sources({ "src/client/a.ts": `import "../domain/failure.ts";` })))[0]).toContain(
      "stands on its own",
    );
  });

  test("keeps the server's code out of browsers", () => {
    expect(rules(checkLadder(sources({ "web/panel/a.ts": `import "../../src/domain/b.ts";` })))[0]).toContain(
      "src/formats/ only",
    );
    expect(
      rules(checkLadder(sources({ "web/panel/a.tsx": `import { b } from "../../src/api/b.ts";` }))).length,
    ).toBe(1);
  });

  test("lets browsers have types, and the pure files that are named", () => {
    const allowed = sources({
      "web/panel/a.tsx": `import type { B } from "../../src/domain/b.ts";\nimport type * as c from "../../src/api/c.ts";`,
      "web/panel/d.ts": `import { gapOf } from "../../src/domain/templates/composition.ts";`,
    });
    expect(checkLadder(allowed)).toEqual([]);
  });
});

test("a cycle is named with the way round", () => {
  const round = sources({
    "src/domain/a.ts": `import "./b.ts";`,
    "src/domain/b.ts": `import type { C } from "./c.ts"; import "./d.ts";`,
    "src/domain/c.ts": `import "./a.ts";`,
    "src/domain/d.ts": "",
  });
  expect(rules(checkCycles(round))).toEqual([
    "src/domain/a.ts: imports itself: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts",
  ]);
});

test("nothing leads out of the repository", () => {
  const faults = checkReach(
    sources({
      "docs/a.md": "see ../shared/design.md",
      "docs/b.md": "cd /home/maria/carnet",
      "bun.lock": `"zod": ["zod@4.6.7", "https://registry.example.com/zod.tgz"]`,
      "docs/fine.md": "/var/lib/carnet, /p/root/, https://example.com/work/shop, ./home/x, ../sharedness",
    }),
  );
  expect(faults.map((fault) => fault.file)).toEqual(["docs/a.md", "docs/b.md", "bun.lock"]);
});

test("a heavy module of node is found in what the start waits for, and not where it is loaded later or is a type", () => {
  const faults = checkStart(
    sources({
      "src/app/serve.ts": `import { a } from "./a.ts"; import { b } from "./b.ts"; await import("./c.ts");`,
      "src/app/a.ts": `import { createHash } from "node:crypto";`,
      "src/app/b.ts": `import type { Socket } from "node:net"; import { join } from "node:path";`,
      "src/app/c.ts": `import { createServer } from "node:net";`,
    }),
  );
  expect(faults.map((fault) => fault.file)).toEqual(["src/app/a.ts"]);
});

test("a test that is switched off is found, a conditional one is fine", () => {
  const faults = checkTests(
    sources({
      "src/a.test.ts": `test.skip("x", () => {});`,
      "src/b.test.ts": `describe.only("x", () => {});`,
      "src/c.test.ts": `test.todo("x");`,
      "src/d.test.ts": `test.skipIf(!url)("x", () => {}); page.only();`,
    }),
  );
  expect(faults.map((fault) => fault.file)).toEqual(["src/a.test.ts", "src/b.test.ts", "src/c.test.ts"]);
});
