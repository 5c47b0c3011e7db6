/** A label printer on a port of its own, which keeps what it is sent. */
import { createServer } from "node:net";
import { type PrintedLabel, printZpl } from "./zpl.ts";

export interface TestPrinter {
  port: number;
  /** The labels that came so far. */
  labels(): PrintedLabel[];
  close(): Promise<void>;
}

interface Habits {
  /** Labels that it takes before it hangs up; all when it is left out. */
  hangUpAfter?: number;
  /** Takes connections and reads nothing, as one that is out of paper. */
  stalls?: boolean;
  /** Leaves connections open that the other side has ended. */
  keepsOpen?: boolean;
}

export async function startPrinter({
  hangUpAfter,
  stalls = false,
  keepsOpen = false,
}: Habits = {}): Promise<TestPrinter> {
  let received = "";
  const server = createServer({ allowHalfOpen: keepsOpen }, (socket) => {
    socket.on("error", () => undefined);
    if (stalls) {
      socket.pause();
      return;
    }
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString();
      if (hangUpAfter !== undefined && received.split("^XZ").length > hangUpAfter) socket.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    labels: () => printZpl(received),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
