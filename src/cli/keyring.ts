import { recordInstanceActivity } from "../domain/activity/record.ts";
import type { DataCommand } from "./command.ts";

interface Rotated {
  rotated: true;
  /** The new instance key, where `CARNET_KEY` holds it; null where the key file does. */
  carnet_key: string | null;
}

export const keyringRotate: DataCommand = {
  name: "keyring rotate",
  summary: "replace the instance key and the key that seals secrets",
  needs: "data",
  options: {},
  notes: [
    "The key file is replaced by itself; what was sealed before stays readable. Copies of the data from before need",
    "the key from before. Where CARNET_KEY is used the new key is printed, once, and takes over with the first start.",
  ],
  examples: ["carnet keyring rotate"],
  async run(services): Promise<Rotated> {
    const { db, ids, clock, keyring, config } = services;
    const key = await keyring.rotate();
    const place = config.key === undefined ? "key file" : "CARNET_KEY";
    await db.write((tx) =>
      recordInstanceActivity(tx, { id: ids.next(), now: clock.now() }, "keyring.rotated", { place }),
    );
    return { rotated: true, carnet_key: key ?? null };
  },
  text(result) {
    const { carnet_key } = result as Rotated;
    if (carnet_key === null)
      return "The keyring is rotated and the key file holds the new key. Copy it to where you keep the key, beside your backups.";
    return [
      "The keyring is rotated. Put this key into CARNET_KEY, keep a copy and start again: from that start on it alone",
      "opens the data. It is shown once; until then the key from before goes on working.",
      "",
      `  ${carnet_key}`,
    ].join("\n");
  },
};
