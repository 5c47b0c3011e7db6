/** The licences of everything that the executable carries, read from the packages as they are installed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const TEXT_NAMES = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** What travels in the executable without being a package of its own. */
const OTHERS: readonly License[] = [
  {
    name: "bun",
    version: Bun.version,
    license: "MIT, with parts under other licences (JavaScriptCore: LGPL-2.1)",
    text: "The runtime. Its parts and their licences are listed at https://bun.sh/docs/project/licensing",
  },
  {
    name: "harfbuzz",
    version: "15.0.0",
    license: "MIT-Modern-Variant",
    text: readFileSync(join(import.meta.dir, "notices/harfbuzz.txt"), "utf8").trim(),
  },
  {
    name: "tessdata_best",
    version: "4.0.0",
    license: "Apache-2.0",
    text: "The models that letters are read with, by the Tesseract project: https://github.com/tesseract-ocr/tessdata_best",
  },
];

export interface License {
  name: string;
  version: string;
  /** SPDX expression, as the package states it. */
  license: string;
  /** The text that comes with the package; empty where it has none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
}

/** Carnet's own first, then those of all packages that its dependencies need, by name. */
export function readLicenses(): License[] {
  const own = readManifest(ROOT);
  const tools = new Set(Object.keys(own.devDependencies ?? {}));
  const found = new Map<string, License>();
  const visit = (folder: string, manifest: Manifest): void => {
    const optional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true;
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !optional(name));
    for (const name of [...Object.keys(manifest.dependencies ?? {}), ...peers]) {
      const place = findPackage(folder, name);
      if (place === undefined || tools.has(name) || name.startsWith("@types/")) continue;
      const { version, license = "", ...needs } = readManifest(place);
      const key = `${name} ${version}`;
      if (found.has(key)) continue;
      found.set(key, { name, version, license, text: readTexts(place) });
      visit(place, { version, ...needs });
    }
  };
  visit(ROOT, own);
  const others = [...found.values(), ...OTHERS].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { name: own.name, version: own.version, license: own.license ?? "", text: readTexts(ROOT) },
    ...others,
  ];
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The folder of a package as Node finds it from another. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === ROOT) return undefined;
  }
}

function readTexts(folder: string): string {
  const names = readdirSync(folder).filter((name) => TEXT_NAMES.test(name));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").trim())
    .join("\n\n");
}
