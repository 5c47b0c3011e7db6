/**
 * `npm run client`: writes what of the client follows from the endpoints: `src/client/*.generated.ts`, and the table of
 * methods in `docs/client.md`. Run it when an endpoint changed; `npm run check` says when that was forgotten.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { openApiDocument } from "../src/api/openapi.ts";
import { OPERATIONS } from "../src/api/routes.ts";
import { clientSources, methodTable } from "./client/source.ts";

const ROOT = join(import.meta.dir, "..");
const PAGE = "docs/client.md";

/** The files that are not as they would be made now, by their path from the root, with their texts. */
export function changedClientSources(): [path: string, text: string][] {
  const document = openApiDocument(OPERATIONS, "https://id.example.com");
  const sources = Object.entries(clientSources(document, manifest.version));
  const files = sources.map(([name, text]): [string, string] => [`src/client/${name}`, text]);
  const page = textOf(PAGE).replace(/(?<=<!-- methods -->\n).*?(?=<!-- end of methods -->)/s, () =>
    methodTable(document),
  );
  return [...files, [PAGE, page] as [string, string]].filter(([path, text]) => textOf(path) !== text);
}

function textOf(path: string): string {
  const place = join(ROOT, path);
  return existsSync(place) ? readFileSync(place, "utf8") : "";
}

if (import.meta.main)
  for (const [path, text] of changedClientSources()) {
    writeFileSync(join(ROOT, path), text);
    console.log(path);
  }
