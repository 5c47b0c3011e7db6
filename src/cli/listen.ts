/** `carnet listen`: the webhooks of a server on a machine that it cannot reach, such as a developer's own. */
import { homedir } from "node:os";
import { join } from "node:path";
import type { Event } from "../client/types.generated.ts";
import { EVENTS_KEPT_SECONDS } from "../domain/events/retention.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { createIds, isId, lowestIdAt } from "../platform/ids.ts";
import { parseNetworks } from "../platform/networks.ts";
import { AddressRefused, createOutbound, type Outbound } from "../platform/outbound.ts";
import { sha256Hex } from "../platform/sealing.ts";
import { readAddress } from "./address.ts";
import { type FollowCommand, type Input, need, oneOf, type Surroundings, UsageError } from "./command.ts";
import { companyOption } from "./company-option.ts";
import { readEventTypes } from "./event-types.ts";
import { follow, type Notices, untilReached } from "./listening/follow.ts";
import { type Attempt, forward } from "./listening/forward.ts";
import { folderSource, type Identity, remoteSource, type Source } from "./listening/source.ts";
import { type Cursor, type ListenerFacts, openCursor, secretOf } from "./listening/state.ts";
import { printable } from "./printable.ts";

const RETRIES = 5;
const MOST_RETRIES = 100;
const TYPE_WIDTH = 28;
const HASH_LENGTH = 16;
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export const listen: FollowCommand = {
  name: "listen",
  summary: "forward events to an address of this machine, as webhooks",
  needs: "time",
  options: {
    "forward-to": { value: "URL", about: "where to send: http://localhost:4000/hook", required: true },
    server: { value: "URL", about: "the server to ask (default: the one that runs on the data folder)" },
    key: { value: "KEY", about: "API key for --server; better in CARNET_API_KEY, where nobody sees it" },
    data: { value: "FOLDER", about: "the data folder (default ./data, or CARNET_DATA)" },
    company: companyOption,
    mode: { value: "MODE", about: "events of live or of test data (default test; with --server the key's)" },
    events: { value: "EVENTS", about: "event types separated by commas (default all)" },
    since: { value: "WHEN", about: "begin there: 30m, 2h, 7d, 2026-11-20T08:00:00Z or the id of an event" },
    "skip-existing": { about: "begin now, whatever happened since the last time" },
    retries: { value: "COUNT", about: `how often to send again what is refused (default ${RETRIES})` },
    state: {
      value: "FOLDER",
      about: "where to remember secret and progress (default ~/.local/state/carnet)",
    },
    "print-json": { about: "show each event with its data" },
    "print-secret": { about: "print the secret that events are signed with, and end" },
  },
  notes: [
    "Events arrive signed, with the headers of a webhook. The secret stays the same for the same server, company, mode",
    "and URL. The first time it begins with what happens from then on, later where it stopped: what happened in between",
    "is forwarded, in order. An event is settled by 2xx, or skipped when it was refused as often as --retries says;",
    "while nothing answers at URL, it waits.",
  ],
  examples: [
    "carnet listen --forward-to http://localhost:4000/hook",
    "CARNET_API_KEY=sk_test_… carnet listen --server https://id.example.com --forward-to http://localhost:4000/hook",
    "carnet listen --forward-to http://localhost:4000/hook --events passport.issued,item.voided --since 2h",
  ],
  async follow(input, surroundings) {
    const url = readAddress(need(input, "forward-to"));
    const retries = readRetries(input.options.retries);
    const wanted = readTypes(input.options.events);
    const start = readStart(input);
    const source = sourceOf(input, surroundings);
    const outbound = createOutbound({ allow: parseNetworks("0.0.0.0/0,::/0"), isOwn: () => false });
    await checkForward(outbound, url);

    const { stop, note } = surroundings;
    const notices: Notices = {
      lost: (reason) => note(`${reason} Waiting for it …`),
      found: () => note("The server answers again."),
    };
    const identity = await untilReached(source, stop, notices, () => source.identify());
    if (!identity) return;
    const facts = {
      source: source.place,
      company: identity.company,
      livemode: identity.livemode,
      forward_to: url,
    };
    const folder = input.options.state ?? stateFolder(facts, surroundings.environment);
    const secret = secretOf(folder, facts);
    if (input.switches["print-secret"]) return surroundings.say(secret);

    const cursor = openCursor(folder);
    try {
      const begun = await untilReached(source, stop, notices, () => begin(source, cursor, start, note));
      if (begun === undefined) return;
      introduce(surroundings, identity, facts, secret);
      const tools = { outbound, clock: systemClock, ids: createIds(systemClock), stop };
      for await (const event of follow(source, cursor, { clock: systemClock, stop, notices })) {
        const isWanted = wanted === "all" || wanted.has(event.type);
        const tell = tellerOf(surroundings, event, input.switches["print-json"] === true);
        if (isWanted && !(await forward(event, { url, secret, retries }, tools, tell))) break;
        cursor.settle(event.id);
      }
    } finally {
      cursor.close();
      outbound.close();
    }
  },
};

function readRetries(text: string | undefined): number {
  if (text === undefined) return RETRIES;
  if (!/^\d{1,3}$/.test(text) || Number(text) > MOST_RETRIES)
    throw new UsageError(`--retries must be a whole number from 0 to ${MOST_RETRIES}.`);
  return Number(text);
}

function readTypes(text: string | undefined): ReadonlySet<string> | "all" {
  const types = readEventTypes(text ?? "all");
  return types === "all" ? types : new Set(types);
}

/** Where to begin: after an id, now, or wherever the listener got the last time. */
type Start = { after: string } | "now" | "where it stopped";

function readStart({ options: { since }, switches }: Input): Start {
  if (switches["skip-existing"] && since !== undefined)
    throw new UsageError("--since and --skip-existing exclude each other.");
  if (since === undefined) return switches["skip-existing"] ? "now" : "where it stopped";
  if (isId(since)) return { after: since };
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(since) ?? [];
  const ms =
    unit === undefined
      ? Date.parse(since)
      : systemClock.nowMs() - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  if (Number.isNaN(ms) || (unit === undefined && !/^\d{4}-\d{2}-\d{2}/.test(since)))
    throw new UsageError(
      "--since takes a span such as 30m, 2h or 7d, a time such as 2026-11-20T08:00:00Z, or an id.",
    );
  return { after: lowestIdAt(ms) };
}

function sourceOf({ options }: Input, { environment, stop }: Surroundings): Source {
  const { server, key = environment.CARNET_API_KEY, data, company, mode = "test" } = options;
  if (server === undefined) {
    if (options.key !== undefined) throw new UsageError("--key needs --server URL.");
    const folder = readConfig(data === undefined ? {} : { data }, environment).data;
    return folderSource(folder, { company, mode: oneOf("mode", mode, ["live", "test"]) });
  }
  for (const name of ["data", "company", "mode"])
    if (options[name] !== undefined) throw new UsageError(`--${name} is for a data folder: the key says it.`);
  if (!key) throw new UsageError("--server needs an API key: set CARNET_API_KEY, or give it with --key.");
  return remoteSource(readAddress(server), key, stop);
}

async function checkForward(outbound: Outbound, url: string): Promise<void> {
  try {
    await outbound.check(url);
  } catch (fault) {
    if (fault instanceof AddressRefused) throw new UsageError(fault.message);
    throw fault;
  }
}

function stateFolder(facts: ListenerFacts, environment: Surroundings["environment"]): string {
  const base = environment.XDG_STATE_HOME || join(homedir(), ".local/state");
  const { source, company, livemode, forward_to } = facts;
  const hash = sha256Hex(JSON.stringify([source, company, livemode, forward_to]));
  return join(base, "carnet/listen", hash.slice(0, HASH_LENGTH));
}

/** Sets the cursor where this listener begins. */
async function begin(
  source: Source,
  cursor: Cursor,
  start: Start,
  note: (line: string) => void,
): Promise<true> {
  if (typeof start === "object") cursor.restart(start.after);
  else if (start === "now" || cursor.at === undefined)
    cursor.restart((await source.newest()) ?? lowestIdAt(0));
  else if (cursor.at < lowestIdAt(systemClock.nowMs() - EVENTS_KEPT_SECONDS * 1000))
    note("Events are kept for 30 days: what happened before that, since the last time, is not forwarded.");
  return true;
}

function introduce(
  { json, say }: Surroundings,
  { name, livemode }: Identity,
  { source, forward_to }: ListenerFacts,
  secret: string,
): void {
  if (json) {
    say(JSON.stringify({ source, company: name, livemode, forward_to, secret }));
    return;
  }
  say(`The ${livemode ? "live" : "test"} events of ${printable(name)} (${source}) go to ${forward_to}.`);
  say(`They are signed with this secret: ${secret}`);
  say("");
}

/** Tells of each attempt of an event. */
function tellerOf({ json, say }: Surroundings, event: Event, showsData: boolean): (attempt: Attempt) => void {
  const { id, type } = event;
  if (json)
    return ({ number, status, error, latencyMs, outcome }) =>
      say(
        JSON.stringify({
          event: id,
          type,
          attempt: number,
          status,
          latency_ms: latencyMs,
          outcome,
          error,
          ...(showsData ? { body: event } : {}),
        }),
      );
  return (attempt) => {
    const time = new Date(systemClock.nowMs()).toTimeString().slice(0, 8);
    say(`${time}  ${type.padEnd(TYPE_WIDTH)}${id}  ${wordsFor(attempt)}`);
    if (showsData && attempt.number === 1) say(JSON.stringify(event, null, 2));
  };
}

function wordsFor({ status, error, latencyMs, outcome, againSeconds }: Attempt): string {
  const what = status === null ? error : `${status} in ${latencyMs} ms`;
  if (outcome === "delivered") return String(what);
  const why = status === null ? what : `${what}. ${error}`;
  return outcome === "skipped" ? `${why} SKIPPED.` : `${why} Again in ${againSeconds} s.`;
}
