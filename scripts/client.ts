/**
 * `npm run client`: writes what of the client follows from the endpoints into `src/client/*.generated.ts`. Run it when
 * an endpoint changed; `npm run check` says when that was forgotten.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { openApiDocument } from "../src/api/openapi.ts";
import { OPERATIONS } from "../src/api/routes.ts";
import { clientSources } from "./client/source.ts";

const FOLDER = join(import.meta.dir, "../src/client");

/** The files that are not as they would be made now, with their texts. */
export function changedClientSources(): [path: string, text: string][] {
  const sources = clientSources(openApiDocument(OPERATIONS, "https://id.example.com"), manifest.version);
  return Object.entries(sources)
    .map(([name, text]): [string, string] => [join(FOLDER, name), text])
    .filter(([path, text]) => textOf(path) !== text);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.main)
  for (const [path, text] of changedClientSources()) {
    writeFileSync(path, text);
    console.log(path);
  }
