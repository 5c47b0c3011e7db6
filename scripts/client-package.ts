/**
 * Makes the npm package of the client: `dist/client/carnet-client/`, and beside it the tarball that `npm publish`
 * takes. TypeScript writes it file by file and refuses whatever is not below `src/client`, so that no part of the
 * server can come along.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dir, "..");
const OUT = join(ROOT, "dist/client");

/**
 * Makes folder and tarball anew.
 * @returns path of the tarball
 * @throws Error with what TypeScript or the packing said
 */
export function packClient(): string {
  rmSync(OUT, { recursive: true, force: true });
  const folder = join(OUT, "carnet-client");
  mkdirSync(folder, { recursive: true });
  run(
    [process.execPath, "x", "--no-install", "tsc", ...compilerOptions(folder), "src/client/index.ts"],
    ROOT,
  );
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".d.ts")))
    pointToScripts(join(folder, name));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(packageManifest(), null, 2)}\n`);
  copyFileSync(join(ROOT, "docs/client.md"), join(folder, "README.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  run([process.execPath, "pm", "pack", "--quiet", "--destination", OUT], folder);
  const tarball = readdirSync(OUT).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("nothing was packed");
  return join(OUT, tarball);
}

function compilerOptions(folder: string): string[] {
  return [
    "--ignoreConfig",
    ...["--outDir", folder, "--rootDir", "src/client", "--declaration"],
    ...["--target", "ES2022", "--module", "NodeNext", "--lib", "ES2022,DOM,DOM.Iterable", "--types", ""],
    ...["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--verbatimModuleSyntax"],
    "--rewriteRelativeImportExtensions",
  ];
}

/** TypeScript leaves the names of sources in declarations: `./list.ts` becomes `./list.js`, as in the scripts. */
function pointToScripts(path: string): void {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/(from "\.\/[\w.-]+)\.ts"/g, '$1.js"'));
}

function packageManifest(): object {
  const { version, license } = manifest;
  return {
    name: "carnet-client",
    version,
    description: "Client of Carnet, the self-hosted service for digital product passports",
    keywords: ["carnet", "digital product passport", "dpp", "gs1"],
    license,
    type: "module",
    engines: { node: ">=20" },
    exports: { ".": { types: "./index.d.ts", default: "./index.js" }, "./package.json": "./package.json" },
    types: "./index.d.ts",
    sideEffects: false,
    files: ["*.js", "*.d.ts"],
  };
}

function run([command = "", ...words]: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words[0]} failed: ${error ?? `${stdout}${stderr}`}`);
}

if (import.meta.main) console.log(packClient());
