/** How something goes on that takes a while: JSON, one object a line. */

/** A line at least so often, so that nothing in between takes the silence for an end. */
const IDLE_MS = 15_000;

/**
 * Answers with the lines that the work sends while it runs. It runs to its end also when nobody listens any more.
 * @param left aborted when whoever listens goes away
 */
export function lineResponse<Line extends { step: string }>(
  requestId: string,
  left: AbortController,
  work: (send: (line: Line | { step: "idle" }) => void) => Promise<void>,
): { response: Response; ended: Promise<void> } {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const readable = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      sink = controller;
    },
    cancel() {
      sink = undefined;
      left.abort();
    },
  });
  const send = (line: Line | { step: "idle" }) => sink?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
  const idle = setInterval(() => send({ step: "idle" }), IDLE_MS);
  const ended = work(send).finally(() => {
    clearInterval(idle);
    sink?.close();
    sink = undefined;
  });
  const response = new Response(readable, {
    headers: {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Request-Id": requestId,
    },
  });
  return { response, ended };
}
