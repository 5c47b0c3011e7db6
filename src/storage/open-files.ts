/** Opens the file store at a place; what the place needs is loaded then. */
import { join } from "node:path";
import { type Config, s3KeysOf } from "../platform/config.ts";
import type { S3Address } from "../platform/s3-address.ts";
import { openDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./files.ts";
import type { Keyring } from "./keyring.ts";

type Settings = Pick<Config, "data" | "s3_access_key_id" | "s3_secret_access_key">;

/**
 * @param place undefined: the data folder
 * @param outgoing folder below the data folder for what is on its way to another machine
 * @throws ConfigError when the keys of an S3 place are missing
 */
export async function openFiles(
  config: Settings,
  keyring: Keyring,
  place: S3Address | undefined,
  outgoing = "outgoing",
): Promise<FileStore> {
  const folder = join(config.data, "files");
  if (place === undefined) return openDiskFiles(folder, keyring);
  const { openS3Files } = await import("./s3-files.ts");
  return openS3Files(place, s3KeysOf(config), join(folder, outgoing), keyring);
}
