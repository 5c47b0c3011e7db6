/** Sends labels to a printer that takes them as they are on a port of its own, by custom 9100. */
import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { late } from "./late.ts";

export interface PrinterAddress {
  host: string;
  port: number;
}

/** The port that label printers listen on. */
const PRINTER_PORT = 9100;
const CONNECT_SECONDS = 5;
/** How long a printer may take nothing: one that is out of paper stops reading. */
const STALLED_SECONDS = 60;
/** How often it is looked at what is still on the way. */
const LOOK_MS = 100;

/** The printer did not take the labels; the message says how far it came. */
export class PrinterError extends Error {
  override name = "PrinterError";
  /** False: it was never reached, so nothing came out. */
  readonly reached: boolean;
  constructor(message: string, reached: boolean) {
    super(message);
    this.reached = reached;
  }
}

/** `host`, `host:port` or `[address]:port`; undefined for anything else. */
export function parsePrinter(text: string): PrinterAddress | undefined {
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = digits === undefined ? PRINTER_PORT : Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? undefined : { host, port };
}

/**
 * Sends all parts and waits until the printer has taken them: until they lie in its memory, whether or not they are on
 * paper yet.
 * @returns bytes that were sent
 * @throws PrinterError when it cannot be reached, hangs up or stops taking
 */
export async function sendToPrinter(
  printer: PrinterAddress,
  parts: AsyncIterable<Uint8Array>,
  { stalledSeconds = STALLED_SECONDS } = {},
): Promise<number> {
  const name = `${printer.host}:${printer.port}`;
  let sent = 0;
  const socket = await open(printer, name);
  let broken: Error | undefined;
  socket.on("error", (fault) => {
    broken = fault;
  });
  try {
    for await (const part of parts) {
      await taken(socket, stalledSeconds, (done) => socket.write(part, () => done()));
      sent += part.length;
    }
    await taken(socket, stalledSeconds, (done) => socket.end(done));
    await arrived(socket, stalledSeconds);
    if (broken) throw broken;
    return sent;
  } catch (fault) {
    if (fault instanceof PrinterError || broken) {
      // What still lies on this machine would come out beside the labels that are printed again.
      socket.resetAndDestroy();
      throw new PrinterError(
        `The printer ${name} was sent ${sent} bytes and then stopped: ${(broken ?? (fault as Error)).message} Look at the printer, and print the labels that are missing again.`,
        true,
      );
    }
    throw fault;
  } finally {
    socket.destroy();
  }
}

function open({ host, port }: PrinterAddress, name: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = late.net.connect({ host, port, timeout: CONNECT_SECONDS * 1000 });
    const fail = (reason: string) => {
      socket.destroy();
      reject(
        new PrinterError(
          `The printer ${name} cannot be reached: ${reason}. Check that it is switched on, and its address.`,
          false,
        ),
      );
    };
    socket.once("timeout", () => fail(`no answer within ${CONNECT_SECONDS} seconds`));
    socket.once("error", (fault) => fail(fault.message));
    socket.once("connect", () => {
      socket.removeAllListeners();
      socket.setTimeout(0);
      // What the printer says is read and left: unread, it would hide that it closes.
      socket.resume();
      resolve(socket);
    });
  });
}

/** Waits until this machine has one step of the socket behind it. */
function taken(socket: Socket, stalledSeconds: number, step: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(stalled(stalledSeconds)), stalledSeconds * 1000);
    const onClose = () => finish(new PrinterError("it hung up.", true));
    const finish = (fault?: Error) => {
      clearTimeout(timer);
      socket.off("close", onClose);
      socket.off("error", finish);
      if (fault) reject(fault);
      else resolve();
    };
    socket.once("close", onClose);
    socket.once("error", finish);
    step(() => finish());
  });
}

/**
 * Waits until nothing is on the way any more: the printer has acknowledged all of it, or has closed. Where only the
 * latter can be seen, a printer that leaves the connection open has taken it when the time is over.
 */
async function arrived(socket: Socket, stalledSeconds: number): Promise<void> {
  const { localPort = 0, remotePort = 0 } = socket;
  let before: number | undefined;
  let since = performance.now();
  while (performance.now() - since < stalledSeconds * 1000) {
    const bytes = await onTheWay(localPort, remotePort);
    if (bytes === 0 || socket.closed) return;
    if (bytes !== before) since = performance.now();
    before = bytes;
    await Bun.sleep(LOOK_MS);
  }
  if (before !== undefined) throw stalled(stalledSeconds);
}

/** Bytes of a connection that its other end has not acknowledged; undefined where the system does not tell. */
async function onTheWay(localPort: number, remotePort: number): Promise<number | undefined> {
  const lists = ["tcp", "tcp6"].map((name) => readFile(`/proc/self/net/${name}`, "latin1").catch(() => ""));
  const [local, remote] = [localPort, remotePort].map((port) => port.toString(16).padStart(4, "0"));
  // local_address, rem_address, st, tx_queue of proc_pid_net(5): addresses with their ports, in hexadecimal.
  const row = new RegExp(`:${local} \\w+:${remote} \\w+ (\\w+):`, "gi");
  const found = [...(await Promise.all(lists)).join().matchAll(row)].map(([, bytes = ""]) =>
    parseInt(bytes, 16),
  );
  return found.length === 0 ? undefined : Math.max(...found);
}

function stalled(seconds: number): PrinterError {
  return new PrinterError(`it took nothing for ${seconds} seconds.`, true);
}
