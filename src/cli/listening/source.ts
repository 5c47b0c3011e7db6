/** Where `carnet listen` reads events: from a server by its API, or from the server that runs on a data folder. */
import { existsSync, realpathSync } from "node:fs";
import { Carnet } from "../../client/carnet.ts";
import { ApiError, ConnectionError } from "../../client/errors.ts";
import type { Event } from "../../client/types.generated.ts";
import { Failure } from "../../domain/failure.ts";
import { type Input, UsageError } from "../command.ts";
import { askServer } from "../control.ts";
import type { ListedEvents } from "../events.ts";

/** Whose events a listener gets. */
export interface Identity {
  company: string;
  name: string;
  livemode: boolean;
}

interface EventPage {
  /** Oldest first. */
  events: Event[];
  hasMore: boolean;
}

export interface Source {
  /** Where it is, for people. */
  place: string;
  /** @throws Unreachable, or an error that waiting does not help */
  identify(): Promise<Identity>;
  /** Id of the newest event. */
  newest(): Promise<string | undefined>;
  /** The events after an id. */
  after(id: string): Promise<EventPage>;
  /** Milliseconds between two looks at what is new. */
  pauseMs(): number;
  /** Milliseconds between two pages of what happened already. */
  restMs(): number;
}

/** The server does not answer at present. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** Events of a page: the most that there are. */
const PAGE = 100;
/**
 * Between two looks at a server, in milliseconds: 30 requests a minute, so that of the 100 that a key may make at
 * least two thirds are left for the program under development, which often has the same key.
 */
const POLL_MS = 2000;
/** When others use the key so much that less than a fifth of its requests is left. */
const POLL_SELDOM_MS = 10_000;
/** Beside the server nothing limits the looks. */
const POLL_BESIDE_MS = 500;

/** @throws UsageError for an address or a key that cannot be one */
export function remoteSource(server: string, apiKey: string, stop: AbortSignal): Source {
  const carnet = remoteClient(server, apiKey);
  let pauseMs = POLL_MS;
  let restMs = 0;

  async function page(query: { after?: string; limit: number }): Promise<EventPage> {
    const { data, has_more, lastResponse } = await reached(() => carnet.events.list(query, { signal: stop }));
    const { remaining = 1, limit = 1 } = lastResponse.rateLimit ?? {};
    pauseMs = remaining < limit / 5 ? POLL_SELDOM_MS : POLL_MS;
    restMs = remaining < limit / 2 ? pauseMs : 0;
    return { events: data, hasMore: has_more };
  }

  return {
    place: new URL(server).origin,
    async identify() {
      const { id, name, livemode } = await reached(() => carnet.account.get({ signal: stop }));
      return { company: id, name, livemode };
    },
    newest: async () => (await page({ limit: 1 })).events[0]?.id,
    after: (id) => page({ after: id, limit: PAGE }),
    pauseMs: () => pauseMs,
    restMs: () => restMs,
  };
}

function remoteClient(server: string, apiKey: string): Carnet {
  try {
    // Repeats are the listener's: it says that it waits, and for what.
    return new Carnet({ apiKey, baseUrl: server, maxRetries: 0 });
  } catch (fault) {
    throw new UsageError(fault instanceof TypeError ? fault.message : String(fault));
  }
}

async function reached<T>(ask: () => PromiseLike<T>): Promise<T> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof ConnectionError) throw new Unreachable(fault.message);
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.status === 429 || fault.status >= 500) throw new Unreachable(fault.message);
    const isOld = fault.code === "parameter_unknown" && fault.param === "after";
    throw new Failure(
      "invalid_value",
      isOld ? "The server is older than this carnet, and its events cannot be followed." : fault.message,
    );
  }
}

/** @throws UsageError when there is no such folder */
export function folderSource(folder: string, options: Input["options"]): Source {
  if (!existsSync(folder))
    throw new UsageError(
      `There is no folder ${folder}. Say where the data is with --data, or which server to ask with --server.`,
    );

  async function page(query: { after?: string; limit: number }): Promise<ListedEvents> {
    const { after, limit } = query;
    const input: Input = { options: { ...options, after, limit: String(limit) }, switches: {}, words: [] };
    try {
      return (await askServer(folder, "events list", input)) as ListedEvents;
    } catch (fault) {
      if (fault instanceof Failure || fault instanceof UsageError) throw fault;
      throw new Unreachable(`No server runs on ${folder}. Start it with: carnet serve`);
    }
  }

  return {
    place: realpathSync(folder),
    async identify() {
      const { company, livemode } = await page({ limit: 1 });
      return { company: company.id, name: company.name, livemode };
    },
    newest: async () => (await page({ limit: 1 })).events[0]?.id,
    async after(id) {
      const { events, has_more } = await page({ after: id, limit: PAGE });
      return { events: events as Event[], hasMore: has_more };
    },
    pauseMs: () => POLL_BESIDE_MS,
    restMs: () => 0,
  };
}
