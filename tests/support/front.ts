/** Stands before a server and fails where it is told to, as a server with a fault would. */
export interface Front {
  address: string;
  /** Answers what is sent to a path of the API with 500; undefined: nothing. */
  failsOn(path: string | undefined): void;
  /** How many it failed so far. */
  failures(): number;
  close(): Promise<void>;
}

export async function startFront(server: string): Promise<Front> {
  let failing: string | undefined;
  let failures = 0;
  const front = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const body = request.method === "POST" ? await request.text() : "";
      if (request.method === "POST" && pathname === `/api/v1${failing}`) {
        failures++;
        const error = { type: "api_error", code: "internal_error", message: "Something went wrong here." };
        return Response.json({ error }, { status: 500 });
      }
      const headers = new Headers(request.headers);
      headers.delete("host");
      headers.delete("content-length");
      const answer = await fetch(`${server}${pathname}${search}`, {
        method: request.method,
        headers,
        redirect: "manual",
        ...(request.method === "POST" ? { body } : {}),
      }).catch(() => undefined);
      if (!answer) return new Response("The server is away.\n", { status: 502 });
      const passed = new Headers(answer.headers);
      passed.delete("content-encoding");
      passed.delete("content-length");
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: passed });
    },
  });
  return {
    address: `http://127.0.0.1:${front.port}`,
    failsOn(path) {
      failing = path;
    },
    failures: () => failures,
    close: () => front.stop(true),
  };
}
