/** The journal of what was printed and written: kept in this browser until whoever serves the page has it. */
import { signal } from "@preact/signals";
import { keep, recall } from "./kept.ts";
import { Refusal, send } from "./request.ts";
import type { Code, Entry, MadeCodes } from "./shapes.ts";

/** Entries sent at once. */
const AT_ONCE = 200;
/** Entries that the journal on the screen goes back. */
const SHOWN = 200;

/** Entries that nobody has but this browser. */
const unsent = signal<Entry[]>(recall<Entry[]>("unsent") ?? []);
/** The latest entries of this kiosk, the newest first. */
export const entries = signal<Entry[]>(recall<Entry[]>("journal") ?? []);
let isSending = false;

export function note(made: Omit<Entry, "reference" | "happened">[]): void {
  const happened = Math.floor(Date.now() / 1000);
  const added = made.map((one): Entry => ({ ...one, reference: crypto.randomUUID(), happened }));
  unsent.value = [...unsent.value, ...added];
  keep("unsent", unsent.value);
  show(added);
  void sendJournal();
}

/** Which piece an entry is about, or which blank label. */
export function aboutOf(
  { job }: Pick<MadeCodes, "job">,
  { serial, uid }: Code,
): Pick<Entry, "passport" | "label" | "serial"> {
  return job === null ? { passport: null, label: uid, serial } : { passport: job, serial };
}

/** Entries that whoever serves the page has already. */
export function show(added: readonly Entry[]): void {
  entries.value = [...added.toReversed(), ...entries.value].slice(0, SHOWN);
  keep("journal", entries.value);
}

/** Sends what nobody has yet; entries are taken in once, however often they are sent. */
export async function sendJournal(): Promise<void> {
  if (isSending) return;
  isSending = true;
  let atOnce = AT_ONCE;
  try {
    while (unsent.value.length > 0) {
      const some = unsent.value.slice(0, atOnce);
      try {
        await send("/records", { records: some });
      } catch (fault) {
        if (!(fault instanceof Refusal) || fault.code === "rate_limited") throw fault;
        // One that is refused must not hold up the others: it stays in this browser's journal alone.
        if (some.length > 1) {
          atOnce = 1;
          continue;
        }
      }
      unsent.value = unsent.value.slice(some.length);
      keep("unsent", unsent.value);
    }
  } catch {
    // Nothing answers just now; it is tried again with the next look at how it stands.
  } finally {
    isSending = false;
  }
}
