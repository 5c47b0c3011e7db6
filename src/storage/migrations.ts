/** What both engines share about migrations. */
import type { Migration } from "../../migrations/index.ts";
import { sha256Hex } from "../platform/sealing.ts";

/** The database cannot be used by this executable as it is. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

export function checksum(migration: Migration): string {
  return sha256Hex(migration.text);
}

export function statementsOf(migration: Migration): string[] {
  return migration.text
    .split("--> statement")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/**
 * The migrations that are still to run, in order.
 * @throws MigrationError when the data knows a migration that this executable does not, or knows it differently
 */
export function pendingOf(
  known: readonly Migration[],
  applied: readonly { name: string; checksum: string }[],
): Migration[] {
  for (const done of applied) {
    const migration = known.find(({ name }) => name === done.name);
    if (!migration)
      throw new MigrationError(
        `This data was written by a newer Carnet (it holds the change "${done.name}", which this executable does not know). Start the newer executable, or restore a copy from before the upgrade.`,
      );
    if (checksum(migration) !== done.checksum)
      throw new MigrationError(
        `The change "${done.name}" of this data is not the one that this executable knows. Start the executable that wrote it.`,
      );
  }
  return known.filter(({ name }) => !applied.some((done) => done.name === name));
}
