/**
 * Style sheets, scripts and fonts of the pages. `scripts/build-web.ts` keeps each once, in the coding that is smallest; the
 * others are made of it when a client first asks for them, and held in memory from then on.
 * An address holds the hash of its content, so that browsers may keep it for ever.
 */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isKnown } from "../formats/etag.ts";
import { BEST_QUALITY, chooseEncoding, compress, decompress, type Encoding } from "./content-encoding.ts";
import { PORTAL_SCRIPT_VERSION } from "./portal/script-version.ts";

/** What `manifest.json` in the folder of built assets says of one asset. */
export interface BuiltAsset {
  /** Path below `/assets/`, and below the folder, where the ending of the coding that it is kept in follows. */
  file: string;
  contentType: string;
  /** SHA-256 of the plain bytes, hexadecimal. */
  sha256: string;
  /** Codings that make it smaller. It is kept in the first of them. */
  encodings: Encoding[];
}

/** The logical name is the path of the source below `web/`, such as `public/passport.css`; of fonts `fonts/<file name>`. */
export type Manifest = Record<string, BuiltAsset>;

export interface Assets {
  /**
   * The address of an asset by its logical name.
   * @throws Error when no such asset was built: a fault of the page that asks for it
   */
  url(name: string): string;
  /** Whether an asset was built. */
  has(name: string): boolean;
  /** Answers a request below `/assets/`, undefined for every other path. */
  respond(request: Request): Response | undefined;
}

const ENCODING_ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Where an asset stands below the folder of built assets. */
export function keptAs({ file, encodings: [kept] }: BuiltAsset): string {
  return kept === undefined ? file : file + ENCODING_ENDINGS[kept];
}

const PREFIX = "/assets/";

/** What pages of other sites load: at an address that stays, and at one for each version whose content stays. */
const EMBEDDED = "embed/carnet-portal.ts";
const EMBEDDED_PATH = `${PREFIX}js/carnet-portal.js`;
const EMBEDDED_VERSION_PATH = `${PREFIX}js/carnet-portal-${PORTAL_SCRIPT_VERSION}.js`;
/** Cross-origin, since a script with an integrity hash is fetched with CORS. */
const EMBEDDED_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** `--asset` of the build places the folder beside the bundled sources of the executable. */
const BUILT_FOLDER = Bun.isStandaloneExecutable
  ? join(import.meta.dir, "web")
  : join(import.meta.dir, "../../dist/web");

/**
 * The assets of a folder.
 * @param folder where `manifest.json` stands
 * @throws Error when they were not built
 */
export async function loadAssets(folder = BUILT_FOLDER): Promise<Assets> {
  const byName = new Map<string, string>();
  const byPath = new Map<string, () => LoadedAsset>();
  for (const [name, built] of Object.entries(await readManifest(folder))) {
    byName.set(name, PREFIX + built.file);
    byPath.set(
      PREFIX + built.file,
      once(() => load(folder, built)),
    );
    if (name !== EMBEDDED) continue;
    byPath.set(
      EMBEDDED_VERSION_PATH,
      once(() => load(folder, built, EMBEDDED_HEADERS)),
    );
    byPath.set(
      EMBEDDED_PATH,
      once(() => load(folder, built, { ...EMBEDDED_HEADERS, "Cache-Control": "public, max-age=300" })),
    );
  }

  return {
    url(name) {
      const url = byName.get(name);
      if (!url) throw new Error(`No asset is called ${name}; there are ${[...byName.keys()].join(", ")}.`);
      return url;
    },
    has: (name) => byName.has(name),
    respond(request) {
      // Looked for before the address is parsed, since every request comes by here.
      if (!request.url.includes(PREFIX)) return undefined;
      const { pathname } = new URL(request.url);
      return pathname.startsWith(PREFIX) ? send(byPath.get(pathname)?.(), request) : undefined;
    },
  };
}

interface Representation {
  bytes: () => Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

interface LoadedAsset {
  plain: Representation;
  encoded: Map<Encoding, Representation>;
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, "manifest.json");
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error("The web assets are not built. Run: bun scripts/build-web.ts");
  });
  return JSON.parse(text) as Manifest;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function load(folder: string, built: BuiltAsset, headers: Record<string, string> = {}): LoadedAsset {
  const common: Record<string, string> = {
    "Content-Type": built.contentType,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  };
  if (built.encodings.length > 0) common.Vary = "Accept-Encoding";
  // A page in a frame with an opaque origin, or a printed copy, still loads its fonts.
  if (built.contentType.startsWith("font/")) common["Access-Control-Allow-Origin"] = "*";

  const kept = readBytes(join(folder, keptAs(built)));
  const [coding] = built.encodings;
  const plain = once(() => (coding === undefined ? kept : decompress(kept, coding)));
  const encoded = new Map<Encoding, Representation>();
  for (const encoding of built.encodings)
    encoded.set(encoding, {
      bytes: encoding === coding ? () => kept : once(() => compress(plain(), encoding, BEST_QUALITY)),
      ...described(`${built.sha256}-${encoding}`, { ...common, "Content-Encoding": encoding }),
    });
  return { plain: { bytes: plain, ...described(built.sha256, common) }, encoded };
}

function described(tag: string, headers: Record<string, string>): Omit<Representation, "bytes"> {
  const etag = `"${tag}"`;
  return { etag, headers: { ...headers, ETag: etag } };
}

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function send(asset: LoadedAsset | undefined, request: Request): Response {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response("Assets are read with GET or HEAD.\n", {
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  if (!asset)
    return new Response("There is no such asset.\n", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });

  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"), [...asset.encoded.keys()]);
  const chosen = (encoding && asset.encoded.get(encoding)) ?? asset.plain;
  if (isKnown(request.headers.get("If-None-Match"), chosen.etag))
    return new Response(null, { status: 304, headers: withoutContent(chosen.headers) });
  const bytes = chosen.bytes();
  const headers = { ...chosen.headers, "Content-Length": String(bytes.length) };
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

/** A 304 describes no content of its own (RFC 9110, 15.4.5). */
function withoutContent(headers: Record<string, string>): Record<string, string> {
  const { "Content-Type": _type, "Content-Encoding": _encoding, ...rest } = headers;
  return rest;
}
