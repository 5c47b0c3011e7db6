/** The reader at the box that serves this page. */
import { signal } from "@preact/signals";
import { keep, recall } from "./kept.ts";
import { follow, send } from "./request.ts";
import type { TagLine, TagReader } from "./shapes.ts";
import { shift } from "./shift.ts";
import type { TagStep, TagWriter } from "./tag-writers.ts";

const LOOK_MS = 3000;

/** As it was at the last look; undefined before the first. */
export const reader = signal<TagReader | undefined>(undefined);
/** Whether a reader was ever there: where none was, nobody waits for one. */
export const hadReader = signal(recall<boolean>("reader") ?? false);

/** Looks whether there is a reader, now and every few seconds. @returns what ends it */
export function watchReader(): () => void {
  let isWatched = true;
  const look = async () => {
    if (!isWatched) return;
    reader.value = await send<TagReader>("/reader", {}).catch(() => reader.value);
    if (reader.value?.name && !hadReader.value) {
      hadReader.value = true;
      keep("reader", true);
    }
    setTimeout(look, LOOK_MS);
  };
  void look();
  return () => {
    isWatched = false;
  };
}

/** The reader broke off or cannot be used; `code` says why. */
export class ReaderRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The box writes and keeps the journal; this page watches. It stops after the tag at hand, and tells of that one too. */
export const boxWriter: TagWriter = {
  canLock: true,
  overwrite: (uid) => void send("/tags/overwrite", { tag_uid: uid ?? "" }).catch(() => undefined),
  async *write({ made, codes, lock, stop }) {
    const end = () => void send("/tags/stop", {}).catch(() => undefined);
    stop.addEventListener("abort", end);
    try {
      const lines = follow<TagLine>("/tags", {
        job: made.job,
        run: made.id,
        serials: codes.map(({ serial }) => serial),
        person: shift.value?.person ?? null,
        lock,
      });
      for await (const line of lines) {
        // Somebody stopped before it had begun.
        if (stop.aborted && line.step === "waiting") end();
        if (line.step === "ended" && line.code !== null)
          throw new ReaderRefused(line.code, line.message ?? "");
        const step = stepOf(line);
        if (step) yield step;
      }
    } finally {
      stop.removeEventListener("abort", end);
    }
  },
};

function stepOf(line: TagLine): TagStep | undefined {
  switch (line.step) {
    case "written":
      return { ...line, uid: line.entry.tag_uid ?? null, reason: line.entry.reason ?? null };
    case "refused":
      return { ...line, uid: line.tag_uid };
    case "idle":
    case "ended":
      return undefined;
    default:
      return line;
  }
}
