/** The reader at a box, for its pages: whether there is one, and tags written while the page watches line by line. */
import { findTagWork, writeTags } from "../../domain/box/write-tags.ts";
import type { TagLine, TagReader, TagsWanted } from "../../domain/kiosk/shape.ts";
import { NfcRefused, refusalOf } from "../../domain/nfc/refused.ts";
import type { Services } from "../../domain/services.ts";
import { Pcsc } from "../../platform/pcsc/pcsc.ts";
import { lineResponse } from "./lines.ts";

export interface TagDesk {
  /** Whether there is a reader, as it is now. */
  look(): Promise<TagReader>;
  /** Begins to write, and ends what was written before. @throws Failure resource_missing */
  write(wanted: TagsWanted, requestId: string): Promise<Response>;
  /** Lets the tag with this UID be written over, in what is being written. */
  overwrite(uid: string): void;
  /** Ends the writing after the tag at hand. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** @param environment of this process, for the library of PC/SC */
export function createTagDesk(services: Services, environment: Record<string, string | undefined>): TagDesk {
  const pcsc = new Pcsc(environment);
  let writing: { stop: AbortController; ended: Promise<void>; overwrite: Set<string> } | undefined;
  let seen: TagReader = { object: "kiosk_reader", name: null, refusal: "no_reader" };

  async function stop(): Promise<void> {
    writing?.stop.abort();
    await writing?.ended;
  }

  return {
    async look() {
      // Whoever writes knows the reader, and needs it.
      if (writing) return seen;
      try {
        const [reader] = await pcsc.readers();
        seen = { object: "kiosk_reader", name: reader?.name ?? null, refusal: reader ? null : "no_reader" };
      } catch (fault) {
        const refusal = refusalOf(fault);
        if (!(refusal instanceof NfcRefused)) throw fault;
        seen = { object: "kiosk_reader", name: null, refusal: refusal.code };
        if (!writing) await pcsc.close();
      }
      return seen;
    },
    async write(wanted, requestId) {
      const work = await findTagWork(services.db.reader, wanted);
      while (writing) await stop();
      const own = new AbortController();
      // To its end also when nobody watches any more: what became of the tag at hand must stand in the journal.
      const { response, ended } = lineResponse<TagLine>(requestId, own, async (send) => {
        try {
          for await (const line of writeTags(services, pcsc, work, own.signal)) send(line);
        } catch (fault) {
          services.log.error("the writing of tags broke off", { request: requestId, fault });
          send({ step: "ended", code: "reader_failed", message: "The writing broke off. Start it again." });
        } finally {
          writing = undefined;
        }
      });
      writing = { stop: own, ended, overwrite: work.overwrite };
      return response;
    },
    overwrite: (uid) => void writing?.overwrite.add(uid),
    stop,
    async close() {
      await stop();
      await pcsc.close();
    },
  };
}
