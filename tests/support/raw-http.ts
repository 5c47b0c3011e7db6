/** HTTP as bytes, for what no client library would send. */
import { connect } from "node:net";
import { type Answer, answerOf } from "./client.ts";

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The rest of a request, held back until something else has happened. */
interface Later {
  meanwhile(): Promise<unknown>;
  bytes: string;
}

/**
 * Sends bytes and reads one answer; the connection is then cut, whatever the bytes promised.
 * @throws Error when no whole answer comes within `waitMs`
 */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  waitMs = 5000,
  later?: Later,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let received: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      clearTimeout(late);
      socket.destroy();
      settle();
    };
    const late = setTimeout(
      () => end(() => reject(new Error(`no answer within ${waitMs} ms, only ${received.length} bytes`))),
      waitMs,
    );
    socket.on("connect", async () => {
      socket.write(bytes);
      if (!later) return;
      await later.meanwhile();
      socket.write(later.bytes);
    });
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer) end(() => resolve(answer));
    });
    socket.on("error", (fault) => end(() => reject(fault)));
    socket.on("close", () => end(() => reject(new Error(`closed after ${received.length} bytes`))));
  });
}

/** The same for an answer of the API, held to the contract. */
export async function askRaw(
  port: number,
  method: string,
  path: string,
  bytes: string | Uint8Array,
  later?: Later,
): Promise<Answer> {
  const { status, headers, text } = await sendRaw(port, bytes, undefined, later);
  return answerOf(method, path, status, headers, text);
}

function readAnswer(received: Buffer): RawAnswer | undefined {
  const head = received.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const [first = "", ...lines] = received.subarray(0, head).toString("latin1").split("\r\n");
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = received.subarray(head + 4);
  if (body.length < Number(headers.get("content-length") ?? 0)) return undefined;
  return { status: Number(first.split(" ")[1]), headers, text: body.toString("utf8") };
}
