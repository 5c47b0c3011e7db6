/** What a running Carnet consists of; made by the composition root, handed to every surface. */
import type { Beat } from "../platform/beat.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Ids } from "../platform/ids.ts";
import type { Log } from "../platform/log.ts";
import type { Outbound } from "../platform/outbound.ts";
import type { Database } from "../storage/database.ts";
import type { FileStore } from "../storage/files.ts";
import type { Keyring } from "../storage/keyring.ts";
import type { Engine } from "./extraction/engine.ts";
import type { Model } from "./extraction/model/model.ts";
import { dropFile } from "./files/drop.ts";
import type { RequestLog } from "./requests/log.ts";
import type { Tools } from "./scope.ts";

export interface Services {
  config: Config;
  clock: Clock;
  beat: Beat;
  ids: Ids;
  log: Log;
  db: Database;
  keyring: Keyring;
  files: FileStore;
  requestLog: RequestLog;
  site: SiteAddress;
  publications: Publications;
  outbound: Outbound;
  /** What reads documents. */
  engine: Engine;
  /** The model of the settings, which the engine uses; undefined for none. */
  model: Model | undefined;
  deliveries: DeliveryBell;
}

/** The public address: from the settings, else chosen by a person in the set-up, else this machine's. */
export interface SiteAddress {
  /** Origin, such as `https://id.example.com`. */
  origin(): string;
  /** Takes over an address that was stored while this process runs. */
  adopt(origin: string): void;
}

/** Who must know that what public addresses show has changed. */
interface Publications {
  /** @param uid of the passport; null: all of the site */
  changed(uid: string | null): void;
  onChange(listener: (uid: string | null) => void): void;
}

export function createPublications(): Publications {
  const listeners: ((uid: string | null) => void)[] = [];
  return {
    changed(uid) {
      for (const listener of listeners) listener(uid);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/** Wakes the worker that delivers webhooks, which would else look once a second. */
interface DeliveryBell {
  ring(): void;
  onRing(listener: () => void): void;
}

export function createDeliveryBell(): DeliveryBell {
  const listeners: (() => void)[] = [];
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => void listeners.push(listener),
  };
}

/** What verbs outside a request act with. */
export function toolsOf(services: Services): Tools {
  return {
    ids: services.ids,
    keyring: services.keyring,
    now: services.clock.now(),
    site: services.site.origin(),
    publicationChanged: services.publications.changed,
    deliveriesDue: services.deliveries.ring,
    contentGone: (id) => void dropFile(services, id),
  };
}
