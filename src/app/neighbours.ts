/**
 * Servers that share a database tell each other what has changed of what they keep in memory: what public addresses show,
 * and the public address itself.
 */
import type { Services } from "../domain/services.ts";
import { findSetting } from "../domain/settings.ts";
import { randomBase62 } from "../platform/random.ts";
import type { Neighbours } from "../storage/database.ts";

/** What stands for all of the site. */
const ALL = "*";
/** Uids in one text, which has at most 8000 bytes. */
const MOST_UIDS = 400;
/** All is forgotten so often besides, for what a server could not tell before its end. */
const RENEW_MS = 60_000;
/** And so often where the database has no way to tell anybody. */
const RENEW_UNTOLD_MS = 5000;
const SENDER_LENGTH = 12;

type Shared = Pick<Services, "db" | "log" | "publications" | "site">;

/** From here on the others hear of what this process changes; one that `serves` listens to them. */
export function joinNeighbours(services: Shared, neighbours: Neighbours, serves: boolean): void {
  const { log, publications } = services;
  const self = randomBase62(SENDER_LENGTH);
  let isHearing = false;
  let untold = new Set<string>();

  publications.onChange((uid) => {
    if (isHearing) return;
    // Those that change together are told together.
    if (untold.size === 0) queueMicrotask(tell);
    untold.add(uid ?? ALL);
  });
  if (serves) listen();

  function tell(): void {
    const uids = untold.has(ALL) || untold.size > MOST_UIDS ? [ALL] : [...untold];
    untold = new Set();
    neighbours
      .tell([self, ...uids].join(" "))
      .catch((fault) => log.warn("other servers were not told of a change", { fault }));
  }

  function listen(): void {
    neighbours
      .listen(hear, () => void renew())
      .then(
        () => setInterval(() => void renew(), RENEW_MS).unref(),
        (fault) => {
          log.warn("the database cannot tell servers of each other's changes, so pages are made anew often", {
            fault,
          });
          setInterval(() => void renew(), RENEW_UNTOLD_MS).unref();
        },
      );
  }

  function hear(text: string): void {
    const [sender, ...uids] = text.split(" ");
    if (sender === self) return;
    if (uids.includes(ALL)) void renew();
    else forget(uids);
  }

  async function renew(): Promise<void> {
    try {
      const site = await findSetting(services.db.reader, "site_url");
      if (site !== undefined) services.site.adopt(site);
    } catch (fault) {
      log.warn("the public address was not looked up again", { fault });
    }
    forget([null]);
  }

  function forget(uids: readonly (string | null)[]): void {
    isHearing = true;
    for (const uid of uids) publications.changed(uid);
    isHearing = false;
  }
}
