import { getState } from "../domain/box/desk.ts";
import { getFact } from "../domain/box/facts.ts";
import type { Services } from "../domain/services.ts";
import { counted } from "../formats/counted.ts";
import type { Finding } from "./doctor-folder.ts";

/** How a kiosk's box stands with its server; undefined for the folder of a server. */
export async function inspectBox({ db }: Services): Promise<Finding | undefined> {
  if ((await getFact(db.reader, "server")) === undefined) return undefined;
  const { company, sync } = await getState(db.reader);
  if (!sync) return undefined;
  const { server, waiting, refused, contact, fault } = sync;
  const found = `A kiosk of ${company} at ${server}: ${counted(waiting, "change")} ${waiting === 1 ? "waits" : "wait"}, ${refused} ${refused === 1 ? "was" : "were"} refused.`;
  const finding = (result: Finding["result"], todo: string | null): Finding => ({
    check: "kiosk",
    result,
    found: fault === null ? found : `${found} ${fault}`,
    todo,
  });
  if (refused > 0) return finding("warn", "Settle what was refused, on the screen of the box.");
  if (contact === null)
    return finding(
      "warn",
      "Codes can be made once the server has let this box in: check --server and --key.",
    );
  return finding("ok", null);
}
