/** `carnet kiosk`: a box beside the line, from its start until it is asked to stop. */
import { hostname } from "node:os";
import { startBoxLoop } from "../cli/box/loop.ts";
import type { Standing } from "../cli/box/refresh.ts";
import { type Input, type Surroundings, UsageError } from "../cli/command.ts";
import { openControl } from "../cli/control.ts";
import { BOX_FOLDER, serverAndKey, signingKeyOf } from "../cli/kiosk.ts";
import { printable } from "../cli/printable.ts";
import { Carnet } from "../client/carnet.ts";
import { hasCompany } from "../domain/accounts/rows.ts";
import { hashPassword } from "../domain/accounts/users.ts";
import { getFact, putFact } from "../domain/box/facts.ts";
import { countFree, listJobs } from "../domain/box/rows.ts";
import { Pin } from "../domain/devices/shape.ts";
import type { Services } from "../domain/services.ts";
import { counted } from "../formats/counted.ts";
import { loadAssets } from "../pages/assets.ts";
import { boxRoutes, onOwnScreen } from "../pages/kiosk/box-routes.ts";
import { createTagDesk } from "../pages/kiosk/box-tags.ts";
import { readConfig } from "../platform/config.ts";
import { FolderError, prepareFolder } from "../platform/data-folder.ts";
import { lockFolder } from "../platform/lock.ts";
import { randomBase62 } from "../platform/random.ts";
import { behindFallback } from "./fallback.ts";
import { ListenError } from "./listen.ts";
import { closeServices, openServices } from "./services.ts";

const PORT = 3080;
const READY = 200;
const MOST_READY = 5000;
/** An attempt at the server: a factory's network is slow rather than quick. */
const TIMEOUT_MS = 20_000;
const IDLE_SECONDS = 60;
const BODY_BYTES = 1024 * 1024;

/** Runs the box until the process is asked to stop. @throws UsageError, FolderError, ListenError */
export async function runKiosk({ options }: Input, surroundings: Surroundings): Promise<void> {
  const { stop, environment } = surroundings;
  const { server, key } = serverAndKey(options, environment);
  const port = numberOf("port", options["port"], PORT, 65_535);
  const ready = numberOf("ready", options["ready"], READY, MOST_READY);
  const blank = numberOf("blank", options["blank"], 0, MOST_READY, 0);
  const pin = options["pin"] ?? environment["CARNET_KIOSK_PIN"];
  if (pin !== undefined && !Pin.safeParse(pin).success)
    throw new UsageError("--pin must have 4 to 12 digits.");
  // A box has its own settings: those of a server on the same machine do not concern it, but for printers and fonts.
  const printers = options["label-printers"] ?? environment["CARNET_LABEL_PRINTERS"];
  const fonts = options["fonts"] ?? environment["CARNET_FONTS"];
  const config = readConfig(
    {
      data: options["data"] ?? BOX_FOLDER,
      port: String(port),
      host: "127.0.0.1",
      ...(printers === undefined ? {} : { label_printers: printers }),
      ...(fonts === undefined ? {} : { fonts }),
    },
    {},
  );
  prepareFolder(config.data);
  const lock = lockFolder(config.data);
  if (!lock)
    throw new FolderError(
      `Another Carnet runs on ${config.data}. Stop it first, or choose another folder with --data.`,
    );
  // Whatever ends this, a failed start too, ends all that was started: the process goes with the last of it.
  await using started = new AsyncDisposableStack();
  started.defer(() => lock.release());
  const services = await openServices({ ...config, log_level: "warn" });
  started.defer(() => closeServices(services));
  await putFacts(services, { server, key, name: options["name"], pin });
  const assets = await loadAssets();
  const tags = createTagDesk(services, environment);
  const routes = boxRoutes(services, assets, tags, () => stop.aborted);
  const answer = onOwnScreen(assets, behindFallback(services, assets, routes));
  const listener = listenOn(port, answer, (fault) =>
    services.log.error("a request failed outside the routes", { fault }),
  );
  started.defer(() => listener.stop());
  // A page that watches tags would keep the listener.
  started.defer(tags.close);
  started.defer(openControl(services, async () => (await import("../cli/commands.ts")).DATA_COMMANDS));
  const carnet = new Carnet({ apiKey: key, baseUrl: server, maxRetries: 1, timeoutMs: TIMEOUT_MS });
  const address = `http://localhost:${listener.port}/kiosk`;
  tell(surroundings, { event: "started", address }, `The kiosk is at ${address}`);
  const stopLoop = startBoxLoop(services, carnet, { ready, blank }, (now) =>
    tellStanding(services, surroundings, server, now),
  );
  started.defer(stopLoop);
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Tells on the terminal, or in the journal of the machine, how it stands with the server. */
async function tellStanding(
  { db }: Services,
  surroundings: Surroundings,
  server: string,
  { online, fault }: Standing,
): Promise<void> {
  const company = await getFact(db.reader, "company");
  if (!online || !company) {
    const otherwise = company
      ? "The kiosk goes on with what it has."
      : "Codes can be made once the server has let this box in.";
    return tell(surroundings, { event: "offline", server, fault }, `${printable(fault ?? "")} ${otherwise}`);
  }
  const passports = (await listJobs(db.reader)).filter(({ status }) => status === "issued").length;
  const ready = (await countFree(db.reader)).values().reduce((sum, { free }) => sum + free, 0);
  const { name, livemode } = company;
  const mode = livemode ? "live" : "test";
  const words = `Connected to ${server} for ${printable(name)} (${mode}): ${counted(passports, "passport")}, ${counted(ready, "code")} ready.`;
  tell(
    surroundings,
    { event: "online", server, company: name, livemode, passports, ready, fault },
    fault === null ? words : `${words} ${printable(fault)}`,
  );
}

function tell({ say, json }: Surroundings, event: object, words: string): void {
  say(json ? JSON.stringify(event) : words);
}

/** @throws ListenError */
function listenOn(
  port: number,
  fetch: (request: Request) => Response | Promise<Response>,
  onFault: (fault: Error) => void,
) {
  try {
    return Bun.serve({
      hostname: "127.0.0.1",
      port,
      idleTimeout: IDLE_SECONDS,
      maxRequestBodySize: BODY_BYTES,
      fetch,
      // Bun's own page would show the program's lines.
      error(fault) {
        onFault(fault);
        return new Response("Something went wrong here.\n", { status: 500 });
      },
    });
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EADDRINUSE")) throw fault;
    throw new ListenError(
      `Port ${port} is taken by another program. Stop that one, or choose another port with --port.`,
    );
  }
}

interface Given {
  server: string;
  key: string;
  name: string | undefined;
  pin: string | undefined;
}

/** What the box knows of itself from its first start on. @throws FolderError for the folder of a server */
async function putFacts({ db }: Services, { server, key, name, pin }: Given): Promise<void> {
  if (await hasCompany(db.reader))
    throw new FolderError(
      "This folder is a server's, and a box needs one of its own. Choose another with --data.",
    );
  const called = name ?? (await getFact(db.reader, "name")) ?? hostname();
  // Two folders are two boxes, also on one machine: each has serials of its own.
  const holder = (await getFact(db.reader, "holder")) ?? `${called.slice(0, 80)} ${randomBase62(8)}`;
  const hash = pin === undefined ? undefined : await hashPassword(pin);
  await db.write(async (tx) => {
    await putFact(tx, "server", server);
    await putFact(tx, "name", called);
    await putFact(tx, "holder", holder);
    await putFact(tx, "signing", Buffer.from(signingKeyOf(key)).toString("hex"));
    if (hash !== undefined) await putFact(tx, "pin", hash);
  });
}

function numberOf(
  name: string,
  text: string | undefined,
  otherwise: number,
  most: number,
  least = 1,
): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
  return value;
}
