/** What a person is told about a start or a command that failed for a reason that is no fault of the program. */
import { Failure } from "../domain/failure.ts";
import { NfcRefused } from "../domain/nfc/refused.ts";
import { ConfigError } from "../platform/config.ts";
import { FolderError } from "../platform/data-folder.ts";
import { KeyError } from "../platform/key-file.ts";
import { StorageFull } from "../storage/database.ts";
import { FilesUnavailable } from "../storage/files.ts";
import { MigrationError } from "../storage/migrations.ts";
import { ListenError } from "./listen.ts";
import { TlsError } from "./tls.ts";

/** Their messages say what is wrong and what to do. */
const EXPLAINED = [
  Failure,
  FolderError,
  ConfigError,
  KeyError,
  MigrationError,
  FilesUnavailable,
  ListenError,
  TlsError,
  NfcRefused,
];

const DAMAGED =
  "The database carnet.db in the data folder is no whole database. Nothing was changed. Keep a copy of the folder, and put the newest good backup in its place.";

/** The sentence to print; undefined for a bug, whose trace is wanted. */
export function explain(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (EXPLAINED.some((kind) => fault instanceof kind)) return fault.message;
  if (fault instanceof StorageFull)
    return "There is no room left on the disk. Nothing was changed. Make room and try again.";
  const code = "code" in fault ? String(fault.code) : "";
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) return DAMAGED;
  return undefined;
}
