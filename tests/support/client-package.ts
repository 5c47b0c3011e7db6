import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { packClient } from "../../scripts/client-package.ts";

/** Lets programs in a folder import `carnet-client`, as it is packed for npm. */
export function installClient(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(dirname(packClient()), "carnet-client"), join(folder, "node_modules/carnet-client"));
}
