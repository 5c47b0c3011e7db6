import { recordInstanceActivity } from "../domain/activity/record.ts";
import { type MoveReport, moveFiles } from "../domain/files/move.ts";
import type { Services } from "../domain/services.ts";
import { counted } from "../formats/counted.ts";
import { parseS3Address, type S3Address, shortS3Address } from "../platform/s3-address.ts";
import type { FileStore } from "../storage/files.ts";
import { openFiles } from "../storage/open-files.ts";
import { type DataCommand, type Input, Refused, UsageError } from "./command.ts";

/** Stands for the data folder where an address may stand. */
const DATA = "data";
/** Folder for what is on its way, beside that of a server that runs. */
const ON_ITS_WAY = "moving";

type Place = S3Address | undefined;

interface Moved extends MoveReport {
  from: string;
  to: string;
  removed: boolean;
}

export const filesMove: DataCommand = {
  name: "files move",
  summary: "bring files to another place, such as from the data folder to S3",
  needs: "data",
  options: {
    from: { value: "PLACE", about: `where they are: ${DATA} (default) or s3://…` },
    to: {
      value: "PLACE",
      about: "where they go: data or s3://… (default: the place that CARNET_FILES names)",
    },
    remove: { about: "take each out of the former place once the new one has it and it was read there" },
  },
  notes: [
    "Every file is read back and its hash compared. What ended halfway is run again: it goes on where it ended. Other",
    "settings stay as they are: CARNET_FILES says where the server looks for files.",
  ],
  examples: [
    "carnet files move",
    'carnet files move --to "s3://carnet/files?endpoint=https://s3.example.com"',
    'carnet files move --from "s3://carnet/files?endpoint=https://s3.example.com" --to data --remove',
  ],
  async run(services, input): Promise<Moved> {
    const from = placeOf(input, "from", undefined);
    const to = placeOf(input, "to", services.config.files);
    if (isSame(from, to))
      throw new UsageError(
        `Both places are ${wordsFor(to)}. Say where the files go with --to, or set CARNET_FILES.`,
      );
    const remove = input.switches.remove === true;
    const report = await moveFiles(services, await storeAt(services, from), await storeAt(services, to), {
      remove,
    });
    const moved: Moved = { from: wordsFor(from), to: wordsFor(to), removed: remove, ...report };
    if (report.copied > 0) await record(services, moved);
    const { missing, damaged } = report;
    if (missing.length + damaged.length > 0)
      throw new Refused(
        `${counted(missing.length, "file")} ${missing.length === 1 ? "is" : "are"} in neither place, ${damaged.length} ${damaged.length === 1 ? "is" : "are"} damaged. Look for them in a backup.`,
        moved,
      );
    return moved;
  },
  text(result) {
    const { from, to, copied, present, removed, missing, damaged } = result as Moved;
    return [
      `${counted(copied, "file")} ${copied === 1 ? "was" : "were"} brought from ${from} to ${to} and read there, ${present} ${present === 1 ? "was" : "were"} there before.`,
      ...(removed ? [`They are no longer in ${from}.`] : []),
      ...missing.map((id) => `  missing  ${id}`),
      ...damaged.map((id) => `  damaged  ${id}`),
    ].join("\n");
  },
};

/** @throws UsageError */
function placeOf(input: Input, option: "from" | "to", fallback: Place): Place {
  const text = input.options[option];
  if (text === undefined) return fallback;
  if (text === DATA) return undefined;
  try {
    return parseS3Address(text);
  } catch (fault) {
    throw new UsageError(`--${option} ${fault instanceof Error ? fault.message : fault}, or ${DATA}.`);
  }
}

function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function wordsFor(place: Place): string {
  return place === undefined ? "the data folder" : shortS3Address(place);
}

/** The place that the server uses has one store: a second one would clear away what the first is writing. */
async function storeAt({ config, keyring, files }: Services, place: Place): Promise<FileStore> {
  return isSame(place, config.files) ? files : openFiles(config, keyring, place, ON_ITS_WAY);
}

function record({ db, ids, clock }: Services, { from, to, copied }: Moved): Promise<void> {
  return db.write((tx) =>
    recordInstanceActivity(tx, { id: ids.next(), now: clock.now() }, "files.moved", { from, to, copied }),
  );
}
