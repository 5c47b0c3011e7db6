/** What lies in the file store of a server, and what is being written there. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "./server.ts";

export function storedFiles(server: Server): string[] {
  const names = (path: string) => (existsSync(path) ? readdirSync(path) : []);
  const folder = join(server.data, "files");
  return [...names(folder), ...names(join(folder, "incoming"))].filter((name) => name !== "incoming").sort();
}
