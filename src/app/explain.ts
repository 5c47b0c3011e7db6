/** What a person is told about a start or a command that failed for a reason that is no fault of the program. */
import { Failure } from "../domain/failure.ts";
import { NfcRefused } from "../domain/nfc/refused.ts";
import { ConfigError } from "../platform/config.ts";
import { FolderError } from "../platform/data-folder.ts";
import { KeyError } from "../platform/key-file.ts";
import { DatabaseUnavailable, StorageFull } from "../storage/database.ts";
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
  DatabaseUnavailable,
  FilesUnavailable,
  ListenError,
  TlsError,
  NfcRefused,
];

const DAMAGED =
  "The database carnet.db in the data folder is no whole database. Nothing was changed. Keep a copy of the folder, and put the newest good backup in its place.";

/** What SQLite says where the system does not let it. */
const NOT_ALLOWED = /^SQLITE_(?:CANTOPEN|READONLY|PERM)/;

/** The sentence to print; undefined for a bug, whose trace is wanted. */
export function explain(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (EXPLAINED.some((kind) => fault instanceof kind)) return fault.message;
  const code = "code" in fault ? String(fault.code) : "";
  if (fault instanceof StorageFull || code === "SQLITE_FULL" || code === "ENOSPC")
    return "There is no room left on the disk. Nothing was changed. Make room and try again.";
  if (NOT_ALLOWED.test(code))
    return "This user may not open or change a file of the data folder, such as carnet.db. Nothing was changed. Let the user that runs Carnet own all of them: chown -R USER FOLDER";
  if (code.startsWith("SQLITE_IOERR"))
    return "The disk of the data folder failed, or is full. Make room, look into the log of the system, and try again.";
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) return DAMAGED;
  return undefined;
}
