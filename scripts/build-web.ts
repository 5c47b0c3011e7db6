/**
 * Builds what browsers load: every style sheet and script that stands directly in a folder of `web/` is one that a page
 * links to; what they share lies in `web/style/` or in a folder further down. Other files there (icons) are taken as they
 * are. The result, `dist/web/`, is read by `src/pages/assets.ts` and embedded in the executable.
 *
 *     bun scripts/build-web.ts
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { type BuiltAsset, keptAs, type Manifest } from "../src/pages/assets.ts";
import { BEST_QUALITY, compress, ENCODINGS, type Encoding } from "../src/pages/content-encoding.ts";
import { PORTAL_SCRIPT_VERSION } from "../src/pages/portal/script-version.ts";
import { packEmbedded } from "./pack.ts";

const ROOT = join(import.meta.dir, "..");
export const WEB_OUT = join(ROOT, "dist/web");

/** Parts of style sheets, which a page never links to. */
const SHARED_FOLDER = "style";

/** Applications: what a view needs is a file of its own, loaded when the view is opened. */
const SPLIT = new Set(["panel/panel.ts"]);

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};
const COMPRESSED_ALREADY = new Set([".png", ".ico", ".woff", ".woff2"]);

/**
 * Bundles, hashes and compresses the web assets; each is kept in the coding that makes it smallest.
 * @throws AggregateError with the bundler's messages
 */
export async function buildWeb({
  outdir = WEB_OUT,
  sources = join(ROOT, "web"),
  minify = true,
} = {}): Promise<Manifest> {
  await mkdir(outdir, { recursive: true });
  const manifest: Manifest = {};
  const add = async (name: string, ending: string, bytes: Uint8Array): Promise<string> => {
    const built = await writeAsset(outdir, hashedName(name, ending, bytes), name, bytes);
    manifest[name] = built;
    return `/assets/${built.file}`;
  };

  const names = await listEntries(sources);
  for (const name of names.filter((name) => !isBundled(name)))
    await add(name, extname(name), await readFile(join(sources, name)));

  const bundled = names.filter(isBundled);
  for (const entries of Object.values(Object.groupBy(bundled, bundleOf))) {
    const [first = ""] = entries ?? [];
    const result = await Bun.build({
      entrypoints: (entries ?? []).map((name) => join(sources, name)),
      root: sources,
      target: "browser",
      format: formatOf(first),
      minify,
      splitting: SPLIT.has(first),
      define: {
        "process.env.NODE_ENV": '"production"',
        PORTAL_SCRIPT_VERSION: JSON.stringify(PORTAL_SCRIPT_VERSION),
      },
      naming: {
        entry: "[dir]/[name].[ext]",
        chunk: `${dirname(first)}/parts/[name]-[hash].[ext]`,
      },
      plugins: [linkedFiles((name, bytes) => add(name, extname(name), bytes))],
    });
    for (const output of result.outputs) {
      const path = output.path.replace(/^\.\//, "");
      const bytes = new Uint8Array(await output.arrayBuffer());
      // A chunk keeps the name that the others import it by.
      if (output.kind === "chunk") manifest[path] = await writeAsset(outdir, path, path, bytes);
      else await add(path.replace(/\.js$/, ".ts"), extname(path), bytes);
    }
  }

  const text = JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2);
  await writeFile(join(outdir, "manifest.json.new"), `${text}\n`);
  await rename(join(outdir, "manifest.json.new"), join(outdir, "manifest.json"));
  await removeOutdated(outdir, manifest);
  return manifest;
}

/** Sources with one name are bundled together. */
function bundleOf(name: string): string {
  return SPLIT.has(name) ? name : formatOf(name);
}

function isBundled(name: string): boolean {
  return name.endsWith(".css") || name.endsWith(".ts");
}

/** What pages of other sites load is a classic script, which leaves no names behind. */
function formatOf(name: string): "esm" | "iife" {
  return name.startsWith("embed/") ? "iife" : "esm";
}

async function listEntries(sources: string): Promise<string[]> {
  const folders = await readdir(sources, { withFileTypes: true });
  const names: string[] = [];
  for (const folder of folders) {
    if (!folder.isDirectory() || folder.name === SHARED_FOLDER) continue;
    for (const file of await readdir(join(sources, folder.name), { withFileTypes: true }))
      if (file.isFile() && !/\.test\.ts$|\.d\.ts$|^\.|\.md$/.test(file.name))
        names.push(`${folder.name}/${file.name}`);
  }
  return names.sort();
}

/** Bun writes fonts below 128 KiB into the style sheet, where every page would load all of them: they stay files. */
function linkedFiles(add: (name: string, bytes: Uint8Array) => Promise<string>): Bun.BunPlugin {
  return {
    name: "linked-files",
    setup(build) {
      build.onResolve({ filter: /\.(woff2?|svg|png)$/ }, async ({ path, importer }) => {
        const file = Bun.resolveSync(path, dirname(importer));
        const folder = /\.woff2?$/.test(file) ? "fonts" : "images";
        return { path: await add(`${folder}/${basename(file)}`, await readFile(file)), external: true };
      });
    },
  };
}

/** Hexadecimal digits of the SHA-256 in a file's name. */
const HASH_LENGTH = 12;

function hashedName(name: string, ending: string, bytes: Uint8Array): string {
  return `${name.slice(0, -extname(name).length)}-${sha256Of(bytes).slice(0, HASH_LENGTH)}${ending}`;
}

function sha256Of(bytes: Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
}

async function writeAsset(
  outdir: string,
  file: string,
  source: string,
  bytes: Uint8Array,
): Promise<BuiltAsset> {
  const ending = extname(file);
  const contentType = CONTENT_TYPES[ending];
  if (!contentType)
    throw new Error(`web/${source}: scripts/build-web.ts knows no content type for ${ending}.`);
  const encodings: Encoding[] = [];
  let kept: Uint8Array = bytes;
  for (const encoding of COMPRESSED_ALREADY.has(ending) ? [] : ENCODINGS) {
    const compressed = compress(bytes, encoding, BEST_QUALITY);
    if (compressed.length >= bytes.length) continue;
    if (encodings.length === 0) kept = compressed;
    encodings.push(encoding);
  }
  const built = { file, contentType, sha256: sha256Of(bytes), encodings };
  const path = join(outdir, keptAs(built));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, kept);
  return built;
}

/** Old files go last: a server that starts meanwhile finds what the manifest it has read names. */
async function removeOutdated(outdir: string, manifest: Manifest): Promise<void> {
  const wanted = new Set(["manifest.json", ...Object.values(manifest).map(keptAs)]);
  for (const path of new Bun.Glob("**/*").scanSync({ cwd: outdir, dot: true }))
    if (!wanted.has(path)) await rm(join(outdir, path));
}

if (import.meta.main) {
  packEmbedded();
  const manifest = await buildWeb();
  console.log(`${Object.keys(manifest).length} web assets in dist/web`);
}
