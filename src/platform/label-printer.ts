/** Sends labels to a printer that takes them as they are on a port of its own, by custom 9100. */
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
 * Sends all parts and waits until the printer has taken them.
 * @returns bytes that were sent
 * @throws PrinterError when it cannot be reached, hangs up or stops taking
 */
export async function sendToPrinter(
  printer: PrinterAddress,
  parts: AsyncIterable<Uint8Array>,
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
      await taken(socket, (done) => socket.write(part, () => done()));
      sent += part.length;
    }
    await taken(socket, (done) => socket.end(done));
    return sent;
  } catch (fault) {
    if (fault instanceof PrinterError || broken)
      throw new PrinterError(
        `The printer ${name} took ${sent} bytes and then stopped: ${(broken ?? (fault as Error)).message} Look at the printer, and print the labels that are missing again.`,
        true,
      );
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
      resolve(socket);
    });
  });
}

/** Waits for one step of the socket. */
function taken(socket: Socket, step: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => finish(new PrinterError(`it took nothing for ${STALLED_SECONDS} seconds.`, true)),
      STALLED_SECONDS * 1000,
    );
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
