/** What the kiosk is busy with. */
import { signal } from "@preact/signals";
import { sendJournal } from "./journal.ts";
import { keep, recall } from "./kept.ts";
import { forNow } from "./printing.ts";
import { read } from "./request.ts";
import type { Job, KioskState, List, MadeCodes } from "./shapes.ts";
import { soundBad, soundGood } from "./sound.ts";

const LOOK_MS = 5000;
/** At a box, which answers from the same machine: nobody is told for long what is no longer so. */
const BOX_LOOK_MS = 1000;

export const kiosk = signal<KioskState | undefined>(undefined);
export const jobs = signal<Job[] | undefined>(undefined);
export const chosen = signal<Job | undefined>(undefined);
export const quantity = signal(recall<number>("quantity") ?? 50);

/** Codes that were made and are brought onto labels or tags now, with how many are done. */
export interface Work {
  made: MadeCodes;
  done: number;
}
/** Kept, so that a restart goes on where the line stopped. */
export const work = signal<Work | undefined>(recall<Work>("work"));

/** Works that were stopped before their end, the latest first: somebody goes on with them later. */
export const unfinished = signal<Work[]>(recall<Work[]>("unfinished") ?? []);
const UNFINISHED_KEPT = 12;

/** Ends the work; what is left of it is put aside. */
export function leaveWork(): void {
  const current = work.value;
  if (current && current.done < current.made.codes.length)
    storeUnfinished([current, ...unfinished.value].slice(0, UNFINISHED_KEPT));
  setWork(undefined);
}

/** Goes on with a work that was put aside. */
export function goOn(chosenWork: Work): void {
  leaveWork();
  storeUnfinished(unfinished.value.filter((one) => one !== chosenWork));
  setWork(chosenWork);
}

function storeUnfinished(next: Work[]): void {
  unfinished.value = next;
  keep("unfinished", next);
}

export type View = "main" | "menu" | "journal" | "queue" | "labels" | "again" | "printing" | "void" | "blank";
export const view = signal<View>("main");

/** Something that can be done about what went wrong. */
interface Remedy {
  words: string;
  run(): void;
}

/** What went wrong; it stays until it is touched. */
export const alarm = signal<{ title: string; text: string; remedy?: Remedy | undefined } | undefined>(
  undefined,
);
/** Counts up with each success, for the flash. */
export const flash = signal(0);

export function succeed(): void {
  flash.value++;
  soundGood();
}

export function fail(title: string, text: string, remedy?: Remedy): void {
  alarm.value = { title, text, remedy };
  soundBad();
}

export function setWork(next: Work | undefined): void {
  // What was chosen for a work alone ends with it.
  if (next?.made.id !== work.value?.made.id) forNow.value = undefined;
  work.value = next;
  keep("work", next);
}

/** Takes a piece that was voided out of every work. */
export function forget(job: string, serial: string): void {
  const without = ({ made, done }: Work): Work => {
    const at = made.job === job ? made.codes.findIndex((code) => code.serial === serial) : -1;
    if (at < 0) return { made, done };
    return { made: { ...made, codes: made.codes.toSpliced(at, 1) }, done: at < done ? done - 1 : done };
  };
  storeUnfinished(unfinished.value.map(without).filter(({ made, done }) => done < made.codes.length));
  const current = work.value && without(work.value);
  setWork(current && current.made.codes.length > 0 ? current : undefined);
}

export function setQuantity(next: number): void {
  quantity.value = Math.min(1000, Math.max(1, next));
  keep("quantity", quantity.value);
}

export async function loadJobs(search = ""): Promise<void> {
  const { data } = await read<List<Job>>("/jobs", search === "" ? {} : { search });
  jobs.value = data;
  const { value } = chosen;
  if (value) chosen.value = data.find(({ id }) => id === value.id) ?? value;
}

/** Looks how it stands, now and every few seconds. */
export function watch(): void {
  const look = async () => {
    const before = kiosk.value;
    kiosk.value = await read<KioskState>("/state").catch(() => before);
    await lookWhetherSent();
    await sendJournal();
    setTimeout(look, kiosk.value?.sync ? BOX_LOOK_MS : LOOK_MS);
  };
  void look();
}

/** Whether the server has the codes of the work by now. Without a network it takes none. */
async function lookWhetherSent(): Promise<void> {
  const made = work.value?.made;
  if (!made || made.sent || !kiosk.value?.sync?.online) return;
  const { sent } = await read<MadeCodes>(`/jobs/${made.job}/codes/${made.id}`).catch(() => made);
  const { value } = work;
  if (sent && value?.made.id === made.id) setWork({ ...value, made: { ...value.made, sent } });
}
